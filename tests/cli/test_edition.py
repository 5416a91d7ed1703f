"""`paperround edition`: a paper in the terminal, as EPUB or PDF."""

from __future__ import annotations

import time

import pytest

from reader.core.paths import Profile
from reader.store.db import open_store
from reader.store.feeds import add_feed
from tests.features.editions.strict_epub import check_epub
from tests.unit.store.made import make_new, store


@pytest.fixture
def unread(terminal) -> list[int]:
    now = time.time()
    conn = open_store(Profile(terminal.folder).database, now)
    at = int(now) - 3_600
    feed_id = add_feed(conn, "https://tide.example/rss", at).feed_id
    text = "Words of the harbour and its tide. " * 30
    new = [make_new(n, text=f"{n} {text}", published_at=at + n, sort_at=at + n) for n in range(4)]
    ids = sorted(store(conn, feed_id, new, at=at).new_ids)
    conn.close()
    return ids


def test_a_place_that_cannot_be_written_is_one_sentence_and_no_edition(terminal, unread, tmp_path):
    answer = terminal.run("edition", tmp_path / "no" / "such" / "folder" / "paper.epub", "--offline")
    assert answer.code == 2
    assert "can’t be written" in answer.err
    assert terminal.rows("edition", "--list") == []


def test_a_book_is_made_once_marked_read_and_taken_back(terminal, unread, tmp_path, heard):
    book = tmp_path / "paper.epub"
    answer = terminal.run("edition", book, "--mark-read", "--json")
    assert answer.code == 0, answer.err
    (facts,) = answer.rows()
    assert (facts["articles"], facts["marked_read"], sorted(facts["entry_ids"])) == (4, 4, unread)
    check_epub(book)
    assert heard == ["marked"]
    assert terminal.run("mark", "undo").code == 0
    again = terminal.run("edition", tmp_path / "second.epub")
    assert again.code == 2
    assert "Not enough new articles for an edition" in again.err
    (listed,) = terminal.rows("edition", "--list")
    assert listed["articles"] == 4
    assert "only created when you ask" in terminal.run("edition", "--list").out
    page = tmp_path / "paper.pdf"
    assert terminal.run("edition", page, "--number", 1).code == 0, "once more, for the printer"
    assert page.read_bytes().startswith(b"%PDF-")


def test_what_cannot_be_is_said(terminal, unread, tmp_path):
    assert ".epub or .pdf" in terminal.run("edition", tmp_path / "paper.doc").err
    assert "Edition 9 doesn’t exist" in terminal.run("edition", tmp_path / "paper.epub", "--number", 9).err
