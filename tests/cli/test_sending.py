"""Destinations in the terminal: added, tried, sent to, and what failed is kept and told."""

from __future__ import annotations

import io
import json

import keyring
import pytest
from keyring.backend import KeyringBackend

from tests.feedserver import in_turn, page, simple_feed


class Drawer(KeyringBackend):
    priority = 1

    def __init__(self) -> None:
        self.words: dict[tuple[str, str], str] = {}

    def get_password(self, service, username):
        return self.words.get((service, username))

    def set_password(self, service, username, password):
        self.words[service, username] = password

    def delete_password(self, service, username):
        del self.words[service, username]


@pytest.fixture
def drawer():
    before = keyring.get_keyring()
    keyring.set_keyring(made := Drawer())
    yield made
    keyring.set_keyring(before)


@pytest.fixture
def entry(terminal, feedserver):
    feedserver.serve("/feed", page(simple_feed()))
    terminal.run("add", feedserver.url("/feed"))
    terminal.run("refresh")
    return terminal.rows("entries")[0]


def test_articles_are_sent_and_what_fails_waits(terminal, feedserver, drawer, monkeypatch, entry):
    feedserver.serve("/api/profile", page(b"{}"))
    feedserver.serve("/api/bookmarks", in_turn(*[page(b"", 500)] * 3, page(b"", 202)))
    monkeypatch.setattr("sys.stdin", io.StringIO("T0KEN\n"))
    added = terminal.run("share", "add", "readeck", feedserver.url(""), "--name", "Later")
    assert "Added Later as number 1" in added.out
    assert any("T0KEN" in word for word in drawer.words.values())
    assert "Connected to 127.0.0.1" in terminal.run("share", "test", "later").out
    failed = terminal.run("share", "send", "Later", entry["id"])
    assert failed.code == 4
    assert "not sent to Later" in failed.err
    assert "will try again later" in failed.err
    (waiting,) = terminal.rows("share", "waiting")
    assert (waiting["destination"], waiting["id"], waiting["failed"]) == ("Later", entry["id"], False)
    terminal.run("share", "send", "Later", entry["id"])
    assert "1 article discarded" in terminal.run("share", "discard", "Later").out
    terminal.run("share", "send", "Later", entry["id"])
    assert "1 article sent to Later" in terminal.run("share", "retry").out
    assert json.loads(feedserver.seen("/api/bookmarks")[3].body)["url"] == entry["link"]
    (listed,) = terminal.rows("share")
    assert (listed["waiting"], listed["failed"], bool(listed["sent"])) == (0, 0, True)


def test_a_target_can_be_removed_and_brought_back(terminal, entry, tmp_path):
    notes = tmp_path / "notes"
    notes.mkdir()
    assert terminal.run("share", "add", "markdown", notes, "--template", "{title}").code == 0
    assert "restore 1" in terminal.run("share", "remove", "1").out
    assert terminal.rows("share") == []
    terminal.run("share", "restore", "1")
    assert terminal.run("share", "send", "markdown", entry["id"]).code == 0
    (written,) = notes.iterdir()
    assert written.name == f"{entry['title']}.md"
    assert terminal.run("share", "add", "post", "https://{title}/").code == 2


def test_options_may_stand_before_the_words_of_a_program(terminal):
    assert terminal.run("share", "add", "command", "--name", "Say", "--", "echo", "-n", "{title}").code == 0
    (listed,) = terminal.rows("share")
    assert (listed["name"], listed["address"]) == ("Say", "echo -n {title}")


def test_a_removed_target_comes_back_by_its_name_even_if_another_has_taken_it(terminal, tmp_path):
    terminal.run("share", "add", "markdown", tmp_path, "--name", "Notes")
    terminal.run("share", "remove", "Notes")
    terminal.run("share", "add", "markdown", tmp_path, "--name", "notes")
    assert terminal.run("share", "restore", "2").code == 2
    assert "Restored Notes 2" in terminal.run("share", "restore", "Notes").out
    assert [row["name"] for row in terminal.rows("share")] == ["notes", "Notes 2"]


def test_parts_of_lists_are_marked_and_feeds_keep_to_themselves(terminal, entry):
    newest, middle, oldest = (row["id"] for row in terminal.rows("entries"))
    assert "1 article" in terminal.run("mark", "read", "--all", "--below", middle).out
    assert [row["id"] for row in terminal.rows("entries", "--unread")] == [newest, middle]
    assert "1 article" in terminal.run("mark", "read", "--all", "--above", middle).out
    assert "1 article" in terminal.run("mark", "undo").out
    assert [row["id"] for row in terminal.rows("entries", "--unread")] == [newest, middle]
    assert "1 article" in terminal.run("mark", "undo").out
    assert "1 article" in terminal.run("mark", "read", "--all", "--older-than", "3d").out
    terminal.run("mark", "unread", oldest, middle)
    assert terminal.run("edit", entry["feed"], "--no-in-unread", "--expire", "2d").code == 0
    assert terminal.rows("entries", "--unread") == []
    assert len(terminal.rows("entries", "--unread", "--feed", entry["feed"])) == 2
    (feed,) = terminal.rows("feeds")
    assert (feed["unread"], feed["out_of_unread"], feed["expire_days"]) == (0, True, 2)


def test_what_happened_and_what_is_seldom_opened_are_told(terminal, entry):
    assert "haven't been away" in terminal.run("away").out
    heard = terminal.run("away", "--days", "3650").out
    assert "3 articles from 1 feed." in heard
    assert "A feed 2" in heard
    (catch_up,) = terminal.rows("away", "--days", "3650")
    assert [feed["articles"] for feed in catch_up["feeds"]] == [3]
    assert "Not known yet" in terminal.run("unread-feeds").out
