"""A mailbox is read into feeds; what came once comes once; nothing is changed at the server unless wished."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from reader.features.mail.imap import MailError
from reader.features.mail.records import CheckReason, MailProblem, is_mail
from reader.features.mail.store import find_picture, find_unsubscribe, list_senders, sum_checks
from reader.features.mail.worker import check
from reader.store.feeds import list_feeds, remove_feed
from reader.store.marks import set_read
from reader.store.views import get_entry as read_entry
from tests.mail.made_mails import DOT, make_mail


def test_each_sender_is_a_feed_with_its_mails(reading):
    for number in (1, 11, 2):
        reading.server.add(make_mail(number), *(("\\Seen",) if number == 2 else ()))
    stored = reading.check()
    assert sorted(reading.feed_names()) == ["Ana from Linewidth", "Weekly Compiler"]
    assert sum(stored.new.values()) == 3
    assert stored.feeds_added == 2
    read = dict(reading.conn.execute("SELECT e.title, m.read FROM entries e JOIN marks m ON m.entry_id = e.id"))
    assert {title.partition(":")[0]: mark for title, mark in read.items()} == {
        "Ana from Linewidth, issue 1": 0,
        "Ana from Linewidth, issue 11": 0,
        "Weekly Compiler, issue 2": 1,
    }
    feed = list_feeds(reading.conn)[0]
    assert is_mail(feed.url)
    assert find_unsubscribe(reading.conn, feed.id).startswith("https://news.example/leave/")


def test_a_mail_is_shown_plainly_with_the_picture_that_came_inside(reading):
    reading.server.add(make_mail(3))
    reading.check()
    html = read_entry(reading.conn, 1).html
    assert "<table" not in html
    assert "What you find" not in html
    assert "count.example" not in html
    assert "https://pictures.example/3.jpg" in html
    name = html.partition("https://cid.invalid/")[2][:40]
    assert find_picture(reading.conn, name) == DOT
    link = reading.conn.execute("SELECT link FROM entries").get
    assert link == "https://news.example/3/web"
    reading.conn.execute("DELETE FROM bodies")
    assert find_picture(reading.conn, name) is None


def test_an_unchanged_check_asks_for_nothing(reading):
    for number in range(5):
        reading.server.add(make_mail(number))
    reading.check()
    del reading.server.commands[:]
    reading.clock.advance(10)
    stored = reading.check()
    assert not stored.new
    notes = [name for name in reading.server.commands if name not in ("CAPABILITY", "LOGOUT")]
    assert notes == ["AUTHENTICATE", "EXAMINE"]
    assert sum_checks(reading.conn, reading.box.id, "2026-09-21").checks == 2


def test_new_mails_alone_are_fetched(reading):
    reading.server.add(make_mail(1))
    reading.check()
    reading.server.add(make_mail(2))
    del reading.server.commands[:]
    assert sum(reading.check().new.values()) == 1
    assert reading.server.commands.count("UID FETCH") == 2
    assert len(reading.titles()) == 2


def test_the_first_check_is_bounded_newest_first_and_goes_on_after_a_stop(reading, monkeypatch):
    monkeypatch.setattr(check, "BATCH_MAILS", 3)
    for number in range(12):
        reading.server.add(make_mail(number))
    box = reading.add_box(
        folder="INBOX", server=reading.mail_server.__class__("localhost", "anna", reading.server.port)
    )
    assert box.first_mails == 1_000
    reading.conn.execute("UPDATE mailboxes SET first_mails = 8 WHERE id = ?", (reading.box.id,))
    reading.box = replace(reading.box, first_mails=8)
    progress: list[tuple[int, int]] = []
    stops = iter([False, False, True, True])
    reading.check(is_stopped=lambda: next(stops), on_progress=lambda *at: progress.append(at))
    assert progress == [(3, 8), (6, 8)]
    assert reading.state.stopped
    assert reading.state.is_first_under_way
    assert len(reading.titles()) == 6
    assert "issue 11" in reading.titles()[0] + reading.titles()[1] + reading.titles()[2]
    # By itself it does not go on; when the user wants it, it does.
    assert not reading.check(reason=CheckReason.PUSHED).new
    assert sum(reading.check().new.values()) == 2
    assert not reading.state.is_first_under_way
    assert len(reading.titles()) == 8


def test_a_server_that_numbers_anew_brings_nothing_twice(reading):
    for number in range(4):
        reading.server.add(make_mail(number))
    reading.check()
    reading.server.renumber()
    assert not reading.check().new
    assert len(reading.titles()) == 4
    assert reading.state.high_uid == 1_003


def test_what_was_read_here_is_marked_there_only_if_wished(reading):
    kept = reading.server.add(make_mail(1))
    reading.check()
    (entry_id,) = (row[0] for row in reading.conn.execute("SELECT id FROM entries"))
    set_read(reading.conn, [entry_id], True)
    reading.check()
    assert not kept.flags
    reading.conn.execute("UPDATE mailboxes SET marks_read = 1")
    reading.check(replace(reading.box, marks_read=True))
    assert kept.flags == {"\\Seen"}
    assert reading.server.commands.count("UID STORE") == 1
    reading.check(replace(reading.box, marks_read=True))
    assert reading.server.commands.count("UID STORE") == 1


def test_a_folder_that_nobody_may_change_is_read_and_what_cannot_be_marked_is_told(reading):
    box = replace(reading.box, marks_read=True)
    reading.server.is_read_only = True
    reading.server.add(make_mail(1))
    reading.check(box)
    (entry_id,) = (row[0] for row in reading.conn.execute("SELECT id FROM entries"))
    set_read(reading.conn, [entry_id], True)
    reading.server.add(make_mail(2))
    for failures in (1, 1):
        with pytest.raises(MailError, match="READ-ONLY"):
            reading.check(box)
        assert reading.state.failures == failures, "nobody is asked more rarely for it"
    assert len(reading.titles()) == 2
    assert reading.state.synced_at == reading.clock.now()


def test_mails_of_a_sender_that_was_unsubscribed_are_passed_over(reading):
    reading.server.add(make_mail(1))
    reading.check()
    remove_feed(reading.conn, list_feeds(reading.conn)[0].id, reading.clock.now())
    reading.server.add(make_mail(11))
    assert not reading.check().new
    assert not list_feeds(reading.conn)
    assert len(list_senders(reading.conn, reading.box.id)) == 1


def test_endless_senders_share_a_feed(reading, monkeypatch):
    monkeypatch.setattr(check, "MOST_SENDERS", 3)
    for number in range(6):
        reading.server.add(make_mail(number))
    reading.check()
    assert len(reading.feed_names()) == 4
    assert "Letters …" in reading.feed_names()
    assert len(reading.titles()) == 6


def test_a_mail_nobody_can_read_is_known_by_its_head(reading):
    parts = b"".join(b"--b\r\nContent-Type: text/plain; charset=punycode\r\n\r\nx\r\n" for _ in range(3))
    head = b"From: a@b.example\r\nSubject: Odd\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n"
    reading.server.add(head + parts)
    reading.server.add(b"\0\1\2 no mail at all")
    reading.server.add(make_mail(1))
    reading.check()
    assert "Odd" in reading.titles()
    assert any("issue 1" in title for title in reading.titles())


def test_a_wrong_password_is_told_and_kept(reading):
    reading.server.password = "other"
    with pytest.raises(MailError) as notes:
        reading.check()
    assert notes.value.problem is MailProblem.PASSWORD
    assert reading.state.problem == "password"
    assert reading.state.failures == 1
    reading.server.password = "geheim"
    reading.check()
    assert reading.state.problem == ""
    assert reading.state.failures == 0


def test_a_folder_that_is_gone_is_told(reading):
    reading.server.folders = ("Other",)
    with pytest.raises(MailError) as notes:
        reading.check()
    assert notes.value.problem is MailProblem.NO_FOLDER
