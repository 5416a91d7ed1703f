"""Editions in the engine: made once at their hour, delivered, mailed. Real store, real servers."""

from __future__ import annotations

import email
import subprocess
import sys
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime

import pytest
from msgspec.structs import replace

from reader.core.errors import SendError
from reader.core.paths import Profile
from reader.core.records.logged import Visit
from reader.core.records.parsed import Enclosure
from reader.core.settings import Settings
from reader.core.words.catalogue import EditionCode
from reader.core.words.words import in_english
from reader.engine.due_thread import ThreadContext
from reader.engine.messages import EditionCommand, EditionMade, EditionMailTried, MakeEdition, TryEditionMail
from reader.features.editions.records import RenderJob
from reader.features.editions.service import explain_next
from reader.features.editions.store import find_edition, list_editions
from reader.features.editions.worker.deliver import find_server, put_into_folder, safe_name, send_mail
from reader.features.editions.worker.make import gather, render
from reader.features.editions.worker.thread import EditionWorker
from reader.features.settings.service import change_settings
from reader.net.client import Client
from reader.net.passwords import Passwords
from reader.store.db import open_store
from reader.store.feeds import add_feed
from reader.store.marks import set_read
from reader.store.reading_log import add_visits
from reader.store.settings import load_settings
from reader.store.views import get_rows
from tests.engine.loopback_smtp import LoopbackSmtp
from tests.fake_clock import FakeClock
from tests.features.editions.made import WORDS
from tests.features.editions.strict_epub import check_epub
from tests.unit.store.made import make_new, store

THURSDAY = datetime(2026, 6, 11, 6, 0, tzinfo=UTC).timestamp()
HOUR = 3_600.0


class Office:
    """The engine's job on a fake clock."""

    def __init__(self, folder) -> None:
        self.clock = FakeClock(THURSDAY)
        self.profile = Profile(folder / "profile")
        self.conn = open_store(self.profile.database, self.clock.now())
        self.papers = folder / "documents" / "Papers"
        self.papers.parent.mkdir()
        self.notes: list[object] = []
        self.has_renderer = False
        self.rendered: list[RenderJob] = []
        self.passwords = Passwords(_NoSafe())
        client = Client(self.clock)
        around = ThreadContext(self.profile, client, self.passwords, self.clock, UTC, self.notes.append, lambda: False)
        self._worker = EditionWorker(around, False, self._render)
        self.choose(edition_folder=str(self.papers), edition_hours="07:15", for_you=False)

    def do(self, *wishes: EditionCommand, is_back: bool = False) -> float:
        """Do one round of the worker."""
        return self._worker.do(self.conn, list(wishes), is_back)

    def choose(self, **changes) -> Settings:
        return change_settings(self.conn, changes).after

    def fill(self, count: int = 6, words: int = 120) -> list[int]:
        at = int(self.clock.now() - HOUR)
        feed_id = add_feed(self.conn, f"https://feed{count}.example/rss", at).feed_id
        text = "Words of the harbour and its tide. " * (words // 7)
        new = [make_new(n, text=f"{n} {text}", published_at=at + n, sort_at=at + n) for n in range(count)]
        return sorted(store(self.conn, feed_id, new, at=at).new_ids)

    def _render(self, job, cancelled) -> Mapping[str, bytes]:
        """Starting a process takes seconds: one test does."""
        self.rendered.append(job)
        return render(job, cancelled) if self.has_renderer else {"epub": b"PK"}

    def close(self) -> None:
        self.conn.close()


class _NoSafe:
    def get_password(self, service, username):
        return None

    def set_password(self, service, username, password):
        raise OSError("no safe")

    def delete_password(self, service, username):
        raise OSError("no safe")


@pytest.fixture
def office(tmp_path) -> Iterator[Office]:
    made = Office(tmp_path)
    yield made
    made.close()


def test_an_edition_is_made_once_at_its_hour_and_put_into_the_folder(office):
    office.has_renderer = True
    ids = office.fill()
    office.choose(editions=True, edition_mark_read=True)
    assert office.do() == THURSDAY + 1.25 * HOUR, "not before its hour"
    assert list_editions(office.conn) == []
    office.clock.advance(1.25 * HOUR + 5)
    office.do()
    office.do()
    (made,) = list_editions(office.conn)
    assert sorted(made.entry_ids + made.short_ids) == ids
    assert made.late is None
    (delivery,) = made.deliveries
    assert delivery.done_at is not None
    (paper,) = office.papers.iterdir()
    assert paper.name == "The Morning Paper, Thursday 11 June (1).epub"
    files = check_epub(paper)
    assert "OEBPS/images/cover.jpg" in files, "the renderer painted the front page"
    assert EditionMade(made.id) in office.notes
    assert office.conn.execute("SELECT count(*) FROM marks WHERE read = 0").get == 0
    office.clock.advance(24 * HOUR)
    office.do()
    assert len(list_editions(office.conn)) == 1, "no post stands in two editions, so there is nothing to print"
    assert EditionMade(None, EditionCode.EDITION_NOTHING()) in office.notes


def test_a_late_edition_says_why_and_one_of_long_ago_is_left_out(office):
    office.fill()
    office.choose(editions=True)
    office.do()
    office.clock.advance(14 * HOUR)
    office.do()
    assert list_editions(office.conn) == [], "07:15 is too long ago at 20:00"
    office.clock.advance(15 * HOUR)
    office.do()
    (made,) = list_editions(office.conn)
    assert "instead of" in in_english(made.late)


def test_what_stayed_unread_comes_back_only_on_wish(office):
    ids = office.fill(3)
    settings = load_settings(office.conn)
    office.do(MakeEdition())
    now = office.clock.now()
    assert gather(office.conn, settings, now).edition.all_articles == ()
    set_read(office.conn, ids[:1])
    again = gather(office.conn, replace(settings, edition_again=True), now)
    assert sorted(again.edition.entry_ids) == ids[1:]


def test_a_folder_that_is_away_is_waited_for(office, tmp_path):
    office.fill(2)
    office.choose(edition_folder=str(tmp_path / "stick" / "Papers"))
    office.do(MakeEdition())
    made = find_edition(office.conn)
    assert made is not None
    assert "Couldn’t find the folder" in in_english(made.deliveries[0].message)
    (tmp_path / "stick").mkdir()
    office.clock.advance(61)
    office.do()
    made = find_edition(office.conn)
    assert made is not None
    assert made.deliveries[0].done_at is not None
    assert made.deliveries[0].message is None


def test_files_that_the_disk_refuses_are_made_when_it_takes_them_and_the_edition_stays_one(office, expect_log):
    expect_log("the files of an edition could not be written")
    office.fill(4, words=1_200)
    office.choose(editions=True, edition_minutes=5, edition_mark_read=True)
    office.do()
    office.profile.editions.write_text("in the way")
    office.clock.at = THURSDAY + 1.5 * HOUR
    for _ in range(3):  # it used to be made again and again, of other posts each time
        office.do()
        office.clock.advance(600)
    (made,) = list_editions(office.conn)
    assert "can’t write to" in in_english(made.deliveries[0].message)
    assert not any(row.read for row in get_rows(office.conn, made.entry_ids))
    office.profile.editions.unlink()
    office.do(is_back=True)
    (made,) = list_editions(office.conn)
    assert made.deliveries[0].done_at is not None


def _mail_settings(office: Office, server: LoopbackSmtp, user: str = "me") -> Settings:
    return office.choose(
        edition_mail_to="reader@device.example",
        edition_mail_from="me@example.org",
        edition_mail_server=f"127.0.0.1:{server.port}",
        edition_mail_user=user,
    )


def test_a_paper_is_mailed_with_the_password_of_its_server_alone(office, tmp_path):
    server = LoopbackSmtp(password="sesame")
    try:
        settings = _mail_settings(office, server)
        office.passwords.remember(f"smtp://127.0.0.1:{server.port}", "me", "sesame")
        book = tmp_path / "paper.epub"
        book.write_bytes(b"PK book")
        send_mail(find_server(settings, office.passwords), settings, "The Paper\nBcc: x@y.example", [book])
        (data,) = server.mails
        mail = email.message_from_bytes(data)
        assert mail["Subject"] == "The Paper Bcc: x@y.example"
        assert mail["Bcc"] is None
        attached = [part for part in mail.walk() if part.get_content_type() == "application/epub+zip"]
        assert attached[0].get_payload(decode=True) == b"PK book"
        assert server.logins == [("me", "sesame")]
        elsewhere = replace(settings, edition_mail_server="127.0.0.1:2")
        with pytest.raises(SendError):
            find_server(elsewhere, office.passwords)
    finally:
        server.close()


def test_trying_the_mail_tells_what_the_server_says(office):
    server = LoopbackSmtp(password="sesame")
    try:
        _mail_settings(office, server)
        office.do(TryEditionMail(1, "wrong"), TryEditionMail(2, "sesame"))
        tried = [note for note in office.notes if isinstance(note, EditionMailTried)]
        assert [(note.number, note.ok) for note in tried] == [(1, False), (2, True)]
        assert server.mails == []
    finally:
        server.close()


def test_a_server_that_refuses_is_quoted_and_one_that_is_down_may_come_back(office, tmp_path):
    server = LoopbackSmtp(refuses="550 unknown here")
    try:
        settings = _mail_settings(office, server, user="")
        with pytest.raises(SendError, match="550") as refused:
            send_mail(find_server(settings, office.passwords), settings, "Paper", [])
        assert not refused.value.passes
    finally:
        server.close()
    with pytest.raises(SendError) as down:
        send_mail(find_server(settings, office.passwords), settings, "Paper", [])
    assert down.value.passes


def test_the_next_edition_is_explained(office):
    office.choose(editions=True, edition_hours="learned")
    for days in range(1, 15):
        add_visits(office.conn, [Visit(THURSDAY - days * 86_400 + 1.5 * HOUR + 480, None, "view")])
    ahead = explain_next(office.conn, load_settings(office.conn), office.clock.now(), UTC)
    said = " ".join(in_english(one) for one in ahead)
    assert "you usually read at 07:38" in said
    assert "Nothing extra is downloaded" in said


def test_a_recording_says_how_long_it_is_to_hear_and_takes_no_minutes(office):
    at = int(office.clock.now() - HOUR)
    feed_id = add_feed(office.conn, "https://long-wave.example/rss", at).feed_id
    sound = Enclosure("https://long-wave.example/88.mp3", "audio/mpeg", 9_000_000, "", 3_480)
    notes = "For nine months Ada Merel climbed the tower before the traffic began. " * 12
    store(office.conn, feed_id, [make_new(88, text=notes, published_at=at, sort_at=at, enclosures=(sound,))], at=at)
    settings = office.choose()
    (article,) = gather(office.conn, settings, office.clock.now()).edition.all_articles
    assert WORDS.facts_of(article) == "58 min listen"
    assert article.minutes < 2


def test_a_mail_that_fails_is_kept_with_its_reason_and_tried_again(office):
    office.fill(2)
    gone = LoopbackSmtp()
    gone.close()
    _mail_settings(office, gone, user="")
    office.choose(edition_to="mail")
    office.do(MakeEdition())
    made = find_edition(office.conn)
    assert made is not None
    assert "Can’t reach 127.0.0.1" in in_english(made.deliveries[0].message)
    assert made.deliveries[0].next_at == office.clock.now() + 60.0
    server = LoopbackSmtp()
    try:
        _mail_settings(office, server, user="")
        office.do()
        assert server.mails == [], "not before its time"
        office.clock.advance(61)
        office.do()
        office.do(is_back=True)
        assert len(server.mails) == 1, "and once"
    finally:
        server.close()
    made = find_edition(office.conn)
    assert made is not None
    assert made.deliveries[0].done_at is not None


def test_a_mail_that_was_given_up_waits_for_the_user_and_not_for_the_network(office):
    """A mail server that refuses a password may lock the user out if it is offered it again and again."""
    office.fill(2)
    server = LoopbackSmtp(password="sesame")
    try:
        settings = _mail_settings(office, server)
        office.choose(edition_to="mail")
        office.passwords.remember(safe_name(settings), "me", "wrong")
        office.do(MakeEdition())
        made = find_edition(office.conn)
        assert made is not None
        assert made.deliveries[0].next_at is None
        office.do(is_back=True)
        assert server.logins == [("me", "wrong")]
        office.passwords.remember(safe_name(settings), "me", "sesame")
        office.do(TryEditionMail(1))
        assert len(server.mails) == 1
    finally:
        server.close()


_WRITER = """
import os, sys, time
from pathlib import Path
from reader.features.editions.worker.deliver import find_server, put_into_folder, safe_name, send_mail
def wait(handle):
    print("written, not yet in place", flush=True)
    time.sleep(600)
os.fsync = wait
put_into_folder(Path(sys.argv[1]), "Paper", [Path(sys.argv[2])])
"""


def test_a_kill_in_the_middle_leaves_no_half_paper(tmp_path):
    folder, book = tmp_path / "Papers", tmp_path / "1.epub"
    book.write_bytes(b"PK" + bytes(3_000_000))
    command = [sys.executable, "-c", _WRITER, str(folder), str(book)]
    writer = subprocess.Popen(command, stdout=subprocess.PIPE)
    assert writer.stdout is not None
    assert writer.stdout.readline()
    writer.kill()
    writer.communicate()
    assert list(folder.glob("*.epub")) == []
    paper = put_into_folder(folder, "Paper", [book])
    assert paper.read_bytes() == book.read_bytes()
    assert list(folder.iterdir()) == [paper], "what the killed one left is gone, too"
