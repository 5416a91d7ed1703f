"""The window asks the store on another thread, and answers come on its own."""

from __future__ import annotations

import threading
from functools import partial

import apsw
import pytest
import shiboken6
from PySide6.QtCore import QObject, Signal

from reader.core.errors import StoreError
from reader.core.words.catalogue import Code
from reader.store.db import open_reader
from reader.store.folders import list_folders, make_folder
from reader.window.bridge.bridge import Bridge, Changes, Topic


def test_answers_come_on_the_main_thread_from_other_threads(qtbot, bridge):
    seen = []
    main = threading.get_ident()

    def operation(conn):
        return threading.get_ident()

    bridge.bound_to(bridge).read(operation, lambda ran: seen.append((ran, threading.get_ident())))
    bridge.write(operation, lambda ran: seen.append((ran, threading.get_ident())))
    qtbot.waitUntil(lambda: len(seen) == 2)
    assert all(ran != main and came == main for ran, came in seen)
    assert seen[0][0] != seen[1][0]


def test_a_renewed_topic_drops_what_was_asked_before(qtbot, bridge):
    topic, gate, answers = Topic(), threading.Event(), []
    bridge.bound_to(bridge).read(lambda conn: gate.wait(60), lambda _: answers.append("first"), topic)
    bridge.bound_to(bridge).read(lambda conn: pytest.fail("a stale request ran"), lambda _: None, topic)
    topic.renew()
    bridge.bound_to(bridge).read(lambda conn: "second", answers.append, topic)
    gate.set()
    qtbot.waitUntil(lambda: bool(answers))
    assert answers == ["second"]


def test_errors_go_to_whoever_asked_or_to_the_message_bar(qtbot, bridge):
    def fail(conn):
        raise StoreError("The disk is full; make room.")

    problems: list[str] = []
    bridge.bound_to(bridge).read(fail, lambda _: None, otherwise=problems.append)
    qtbot.waitUntil(lambda: problems == ["The disk is full; make room."])
    with qtbot.waitSignal(bridge.failed) as failed:
        bridge.write(fail)
    assert failed.args == ["The disk is full; make room."]


def test_a_bug_in_one_request_does_not_end_the_thread(qtbot, bridge, expect_log):
    expect_log("a request to the store failed")
    answers: list[int] = []
    with qtbot.waitSignal(bridge.failed) as failed:
        bridge.bound_to(bridge).read(lambda conn: 1 // 0, answers.append)
    assert failed.args == ["Something went wrong in Paperround (ZeroDivisionError)."]
    bridge.bound_to(bridge).read(lambda conn: 5, answers.append)
    qtbot.waitUntil(lambda: answers == [5])


def test_closing_finishes_every_write(profile, morning, qapp):
    bridge = Bridge(profile.database, morning)
    for number in range(50):
        bridge.write(partial(make_folder, name=f"Late {number}"))
    bridge.close()
    from reader.store.db import open_reader

    conn = open_reader(profile.database)
    assert sum(folder.name.startswith("Late") for folder in list_folders(conn)) == 50
    conn.close()


def test_a_store_that_cannot_be_opened_is_told_in_words(qtbot, tmp_path, morning):
    (tmp_path / "paperround.sqlite").write_bytes(b"this is no database, only a text of some length" * 50)
    bridge = Bridge(tmp_path / "paperround.sqlite", morning)
    with qtbot.waitSignal(bridge.failed) as failed:
        pass
    assert failed.args[0].endswith(".")
    bridge.close()


def test_what_the_user_did_is_written_once_the_disk_has_room(qtbot, bridge, monkeypatch):
    """It is on the screen already, so it must not be dropped; what comes after it keeps its order."""
    monkeypatch.setattr("reader.window.bridge.bridge._TRY_AGAIN_S", 0.01)
    notes: list[str] = []
    written: list[str] = []
    room = threading.Event()
    bridge.writing_waits.connect(notes.append)

    def write(conn, name):
        if not room.is_set():
            raise apsw.FullError
        written.append(name)

    for name in ("first", "second"):
        bridge.write(partial(write, name=name))
    qtbot.waitUntil(lambda: bool(notes))
    assert "disk is full" in notes[0]
    assert written == []
    room.set()
    qtbot.waitUntil(lambda: len(notes) == 2)
    assert notes[1] == ""
    qtbot.waitUntil(lambda: written == ["first", "second"])


def test_who_has_an_answer_for_a_full_disk_is_asked(qtbot, bridge):
    problems: list[str] = []

    def write(conn):
        raise apsw.FullError

    bridge.write(write, None, problems.append)
    qtbot.waitUntil(lambda: bool(problems))
    assert "disk is full" in problems[0]


def test_the_end_tries_once_more_and_does_not_wait(qtbot, bridge):
    tries = []

    def write(conn):
        tries.append(1)
        raise apsw.BusyError

    bridge.write(write)
    qtbot.waitUntil(lambda: bool(tries))
    bridge.close()
    assert len(tries) == 2


def test_a_write_that_takes_long_is_waited_for_with_a_sign_of_life(profile, morning, qapp, monkeypatch):
    monkeypatch.setattr("reader.window.bridge.bridge._QUICK_S", 0.0)
    monkeypatch.setattr("reader.window.bridge.bridge._SIGN_S", 0.001)
    monkeypatch.setattr("reader.window.bridge.bridge._PATIENCE_AT_END_S", 0.0)
    bridge, disk, signs = Bridge(profile.database, morning), threading.Event(), []
    unsaved = profile.folder / "unsaved"

    def wait() -> None:
        assert unsaved.exists(), "if somebody ends us now, the loss is told"
        signs.append(1)
        if len(signs) == 20:
            disk.set()

    bridge.write(lambda conn: disk.wait(60))
    bridge.write(partial(make_folder, name="Late"))
    bridge.close(wait)
    assert len(signs) >= 20
    assert not unsaved.exists()
    conn = open_reader(profile.database)
    assert [folder.name for folder in list_folders(conn)][-1] == "Late"
    conn.close()


@pytest.mark.parametrize(("problem", "is_lost"), [(apsw.FullError, True), (None, False)])
def test_what_could_not_be_written_is_told_at_the_next_start(qtbot, profile, morning, problem, is_lost):
    def write(conn):
        if problem is not None:
            raise problem

    first = Bridge(profile.database, morning)
    first.write(write)
    first.close()
    second = Bridge(profile.database, morning)
    assert second.writes.had_lost is is_lost
    second.close()
    third = Bridge(profile.database, morning)
    assert not third.writes.had_lost, "it is told once"
    third.close()


def test_a_process_that_is_killed_while_changes_wait_leaves_a_note(qtbot, profile, bridge):
    with qtbot.waitSignal(bridge.writing_waits):
        bridge.write(FailsOnce())
    assert (profile.folder / "unsaved").exists()


class FailsOnce:
    """The disk is full when it is tried first."""

    def __init__(self) -> None:
        self.tries = 0

    def __call__(self, conn: object) -> None:
        self.tries += 1
        if self.tries == 1:
            raise apsw.FullError


def test_a_write_that_fails_has_the_rows_read_again(qtbot, bridge):
    """They show what was meant to be stored."""

    def fail(conn):
        raise StoreError(Code.STORE_READ_ONLY())

    with qtbot.waitSignal(bridge.changed) as seen:
        bridge.write(fail)
    assert seen.args == [Changes.MARKS | Changes.ROWS]


def test_a_store_that_may_only_be_read_is_said_at_once(qtbot, profile, morning, monkeypatch):
    """As SQLite opens it where the permissions allow no more, which stop no administrator."""
    monkeypatch.setattr("reader.window.bridge.bridge.open_store", lambda path, now: open_reader(path))
    bridge = Bridge(profile.database, morning)
    with qtbot.waitSignal(bridge.unusable) as notes:
        pass
    bridge.close()
    assert notes.args[0] == Code.STORE_READ_ONLY()


class Waiting(QObject):
    """Waits for an answer in every way that a widget does."""

    answered = Signal(object)

    def __init__(self, bridge: Bridge) -> None:
        super().__init__()
        self.bridge = bridge.bound_to(self)
        self.answers: list[str] = []
        self.answered.connect(self.handle)

    def handle(self, answer: str) -> None:
        self.answers.append(answer)

    def ask(self, gate: threading.Event) -> None:
        def done(answer: str) -> None:
            self.handle(answer)

        def wait(conn) -> str:
            gate.wait(60)
            return "came"

        self.bridge.read(wait, self.handle)
        self.bridge.write(wait, done)
        self.bridge.read(wait, partial(Waiting.handle, self))
        self.bridge.study(wait, lambda answer: self.handle(answer))
        self.bridge.read(wait, self.answered.emit)


def test_answers_reach_methods_closures_partials_lambdas_and_signals(qtbot, bridge):
    gate, waiting = threading.Event(), Waiting(bridge)
    waiting.ask(gate)
    gate.set()
    qtbot.waitUntil(lambda: waiting.answers == ["came"] * 5)


def test_an_answer_for_a_widget_that_was_deleted_meanwhile_is_dropped(qtbot, bridge):
    gate, waiting = threading.Event(), Waiting(bridge)
    waiting.ask(gate)
    shiboken6.delete(waiting)
    gate.set()
    after: list[str] = []
    others = bridge.bound_to(bridge)
    for ask in (others.read, others.write, others.study):
        ask(lambda conn: "after", after.append)
    qtbot.waitUntil(lambda: after == ["after"] * 3)
    assert waiting.answers == []


def test_a_write_that_fails_is_told_though_the_widget_is_deleted(qtbot, bridge):
    gate, waiting = threading.Event(), Waiting(bridge)

    def fail(conn):
        gate.wait(60)
        raise StoreError("The disk is full; make room.")

    waiting.bridge.write(fail, None, waiting.handle)
    shiboken6.delete(waiting)
    with qtbot.waitSignal(bridge.failed) as failed:
        gate.set()
    assert failed.args == ["The disk is full; make room."]
    assert waiting.answers == []
