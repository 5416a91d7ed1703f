"""The thread of a mailbox: pushed mails arrive at once, a lost line is made again, a stop stops, rest is rest."""

from __future__ import annotations

import threading

import pytest

from reader.core.clock import SystemClock
from reader.core.settings import Settings
from reader.engine.conditions import Conditions
from reader.engine.due_thread import ServerContext
from reader.engine.messages import (
    CheckMail,
    MailboxesChanged,
    MailChecked,
    MailTried,
    Network,
    NetworkChanged,
    SettingsChanged,
    StopMail,
    TryMail,
)
from reader.features.mail.records import MailLogin
from reader.features.mail.store import remove_mailbox
from reader.features.mail.worker.watcher import MailWatcher
from reader.store.settings import save_settings
from tests.mail.imap_server import Kept
from tests.mail.made_mails import make_mail


class Watched:
    """A watcher over a reading's profile, and everything it said."""

    def __init__(self, reading) -> None:
        self.notes: list[object] = []
        self.delivered: list[object] = []
        self.changed = threading.Condition()
        clock = SystemClock()
        around = ServerContext(
            reading.profile,
            clock,
            reading.around.zone,
            reading.passwords,
            self.handle,
            lambda network: Conditions(),
            self.delivered.append,
        )
        self.watcher = MailWatcher(around, True)

    def handle(self, note: object) -> None:
        with self.changed:
            self.notes.append(note)
            self.changed.notify_all()

    def await_new(self, count: int) -> None:
        """Until so many new entries were told of in all."""
        with self.changed:
            assert self.changed.wait_for(lambda: self.count() >= count, 20.0), self.notes

    def await_checks(self, count: int) -> None:
        def done() -> int:
            return sum(isinstance(one, MailChecked) and not one.is_under_way for one in self.notes)

        with self.changed:
            assert self.changed.wait_for(lambda: done() >= count, 20.0), self.notes

    def count(self) -> int:
        return sum(sum(one.new.values()) for one in self.notes if isinstance(one, MailChecked))


@pytest.fixture
def watched(reading, monkeypatch):
    """The tests' own parser for all threads."""
    monkeypatch.setattr("reader.features.mail.worker.check.GuardedParser", lambda: _Borrowed(reading.parser))
    made = Watched(reading)
    yield made
    made.watcher.close()


class _Borrowed:
    def __init__(self, parser) -> None:
        self.parse_mail = parser.parse_mail

    def close(self) -> None:
        pass


def test_a_mail_that_is_pushed_is_there_at_once(reading, watched):
    reading.server.await_idle()
    reading.server.add(make_mail(1))
    watched.await_new(1)
    assert reading.titles()
    reading.server.await_idle(2)
    assert reading.server.commands.count("AUTHENTICATE") == 1
    assert watched.delivered[0].entry_ids == (1,)


def test_a_line_that_broke_is_made_again(reading, watched):
    reading.server.await_idle()
    reading.server.lines[-1].hang_up()
    # Broken soon after it was made, so the next is made after a pause; the user's wish does not wait.
    reading.server.add(make_mail(2))
    watched.watcher.handle(CheckMail())
    watched.await_new(1)
    reading.server.await_idle(2)


def test_without_a_line_nothing_is_kept_open(reading, watched):
    reading.server.await_idle()
    watched.watcher.handle(NetworkChanged(Network(online=False)))
    reading.server.await_command("LOGOUT")
    watched.watcher.handle(NetworkChanged(Network(online=True)))
    reading.server.await_idle(2)


def test_paused_polling_pauses_listening(reading, watched):
    reading.server.await_idle()
    save_settings(reading.conn, Settings(paused=True))
    watched.watcher.handle(SettingsChanged())
    reading.server.await_command("LOGOUT")


@pytest.mark.parametrize("beat_at", [0.0, 1e11])
def test_after_a_sleep_and_when_the_clock_is_set_back_the_line_is_made_anew(reading, watched, monkeypatch, beat_at):
    reading.server.await_idle()
    monkeypatch.setattr(watched.watcher, "_beat_at", beat_at)
    watched.watcher.beat()
    reading.server.await_idle(2)
    assert reading.server.commands.count("AUTHENTICATE") == 2


def test_a_removed_mailbox_is_listened_to_no_more(reading, watched):
    reading.server.await_idle()
    remove_mailbox(reading.conn, reading.box.id)
    watched.watcher.handle(MailboxesChanged())
    reading.server.await_end_of_connections()


def test_a_check_can_be_stopped_and_gone_on_with(reading, watched, monkeypatch):
    monkeypatch.setattr("reader.features.mail.worker.check.BATCH_MAILS", 1)
    reading.server.await_idle()

    def stop_and_answer(served, tag, rest):
        if b"BODY" in rest:
            watched.watcher.handle(StopMail(reading.box.id))
        served.on_uid_fetch(tag, rest)

    reading.server.behave("UID FETCH", stop_and_answer)
    with reading.server.changed:
        reading.server.mails += [Kept(number, make_mail(number)) for number in range(1, 5)]
        reading.server.next_uid = 5
    watched.watcher.handle(CheckMail(reading.box.id))
    watched.await_new(1)
    assert len(reading.titles()) == 1
    del reading.server.behaviours["UID FETCH"]
    watched.watcher.handle(CheckMail(reading.box.id))
    watched.await_new(4)


def test_what_was_typed_is_tried(reading, watched):
    watched.watcher.handle(TryMail(5, reading.login))
    watched.watcher.handle(TryMail(6, MailLogin(reading.mail_server, "wrong")))

    def answers():
        return {one.number: one for one in watched.notes if isinstance(one, MailTried)}

    with watched.changed:
        assert watched.changed.wait_for(lambda: len(answers()) == 2, 20.0)
    assert answers()[5].tried.folders == ("INBOX",)
    assert answers()[5].tried.can_push
    assert answers()[6].tried is None
    assert answers()[6].message.code == "MAIL_PASSWORD"
