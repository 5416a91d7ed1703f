"""The engine as a process: it starts, works, stops in time, comes back, and never outlives its window."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import psutil
import pytest

from reader.core.paths import Profile
from reader.core.records.logged import PollRecord
from reader.core.words.words import in_english
from reader.engine.messages import ErrorNote, Note, Refresh, Refreshed, Status, Stored
from reader.engine.process.engine_process import EngineProcess
from reader.store.db import open_store
from reader.store.feeds import add_feed, get_feed
from reader.store.poll_log import add_poll
from tests.feedserver import page, silence, simple_feed

ROOT = Path(__file__).resolve().parents[2]
ENDS_S = 20.0
"""Two on a quiet machine; a server that keeps it waiting would take a minute."""


def wait_for(found: Callable[[], object], seconds: float = 120.0) -> object:
    """Looks again and again: another process has its own time."""
    end = time.monotonic() + seconds
    while not (result := found()):
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.02)
    return result


class Listener:
    def __init__(self, engine: EngineProcess) -> None:
        self.engine = engine
        self.notes: list[Note] = []

    def heard(self, kind: type) -> bool:
        self.notes += self.engine.receive_notes()
        return any(isinstance(note, kind) for note in self.notes)


@pytest.fixture
def profile(tmp_path) -> Profile:
    return Profile(tmp_path)


@pytest.fixture
def feed_id(profile, feedserver) -> int:
    feedserver.serve("/feed", page(simple_feed(), etag='"1"'))
    conn = open_store(profile.database, time.time())
    made = add_feed(conn, feedserver.url("/feed"), time.time()).feed_id
    conn.close()
    return made


@pytest.fixture
def engine(profile, feed_id):
    made = EngineProcess(profile, silence_s=20.0, pause_s=0.05)
    made.start()
    yield made
    made.stop()


def test_it_polls_tells_and_stops_in_time(engine, feedserver, feed_id):
    listener = Listener(engine)
    wait_for(lambda: listener.heard(Stored))
    wait_for(lambda: listener.heard(Status))
    engine.send(Refresh((feed_id,), insists=True))
    wait_for(lambda: len(feedserver.seen("/feed")) == 2)
    assert feedserver.seen("/feed")[1].headers["if-none-match"] == '"1"'
    child, pid, started = engine._child, engine.pid, time.monotonic()
    engine.stop()
    assert time.monotonic() - started < ENDS_S
    assert not psutil.pid_exists(pid)
    assert child.exit_code == 0, "an error ended it, or it had to be killed"


LEFT_OUT = {
    "push": True,
    "push_address": "https://home.example.org/push",
    "push_port": 8_990,
    "push_open": True,
    "edition_catalogue": True,
    "edition_catalogue_open": True,
    "edition_catalogue_port": 8_639,
}
"""Settings of what Paperround no longer does."""
LEFT_ROWS = """
CREATE TABLE IF NOT EXISTS feed_hubs (
    feed_id INTEGER PRIMARY KEY REFERENCES feeds(id) ON DELETE CASCADE, hub TEXT NOT NULL, topic TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS push_subscriptions (
    feed_id INTEGER PRIMARY KEY REFERENCES feeds(id) ON DELETE CASCADE, token TEXT NOT NULL UNIQUE, state TEXT NOT NULL
) STRICT;
INSERT INTO feed_hubs SELECT id, 'https://hub.example/', 'https://feed.example/' FROM feeds;
INSERT INTO push_subscriptions SELECT id, 'token', '{"state": "verified"}' FROM feeds;
UPDATE feed_state SET next_reason = 'told-of span_s=21600';
"""


def test_a_profile_that_used_push_and_the_catalogue_opens_and_the_engine_listens_nowhere(profile, feed_id):
    conn = open_store(profile.database, time.time())
    rows = [(name, json.dumps(value)) for name, value in LEFT_OUT.items()]
    conn.executemany("INSERT INTO settings (name, value) VALUES (?, ?)", rows)
    conn.execute(LEFT_ROWS)
    add_poll(conn, PollRecord(feed_id, 1e9, "pushed", "pushed", "2001-09-09", "fresh"))
    conn.close()
    engine = EngineProcess(profile, silence_s=20.0, pause_s=0.05)
    engine.start()
    try:
        listener = Listener(engine)
        wait_for(lambda: listener.heard(Stored))
        child = psutil.Process(engine.pid)
        every = [line for one in (child, *child.children(recursive=True)) for line in one.net_connections()]
        assert [line.laddr for line in every if line.status == psutil.CONN_LISTEN] == []
        assert not listener.heard(ErrorNote)
    finally:
        engine.stop()


def test_it_lets_the_window_go_first(engine):
    """The parser's process, which it starts, steps back with it."""
    listener = Listener(engine)
    wait_for(lambda: listener.heard(Stored))
    child = psutil.Process(engine.pid)
    ours = psutil.Process().nice()
    for process in (child, *child.children(recursive=True)):
        if sys.platform == "win32":
            assert process.nice() == psutil.BELOW_NORMAL_PRIORITY_CLASS
        else:
            assert process.nice() >= min(ours + 10, 19)


def test_it_stops_in_time_while_a_server_keeps_it_waiting(engine, feedserver, feed_id):
    listener = Listener(engine)
    wait_for(lambda: listener.heard(Stored))
    feedserver.serve("/feed", silence())
    engine.send(Refresh((feed_id,), insists=True))
    wait_for(lambda: len(feedserver.seen("/feed")) == 2)
    started = time.monotonic()
    engine.stop()
    assert time.monotonic() - started < ENDS_S


def test_what_the_user_wants_polled_while_it_is_down_is_polled_when_it_is_back(engine, feedserver, feed_id):
    listener = Listener(engine)
    wait_for(lambda: listener.heard(Status))
    psutil.Process(engine.pid).kill()
    wait_for(lambda: listener.heard(ErrorNote) or engine.pid is None)
    engine.send(Refresh((feed_id,), insists=True))
    wait_for(lambda: listener.heard(Refreshed))
    assert len(feedserver.seen("/feed")) == 2


def test_it_comes_back_after_a_kill(engine):
    listener = Listener(engine)
    wait_for(lambda: listener.heard(Status))
    before = engine.pid
    psutil.Process(before).kill()
    wait_for(lambda: listener.heard(ErrorNote) or engine.pid not in (None, before))
    assert not listener.heard(ErrorNote)


def is_replaced(listener: Listener, pid: int | None) -> bool:
    listener.heard(ErrorNote)
    return listener.engine.pid not in (pid, None)


def test_a_feed_that_kills_it_twice_is_set_aside(engine, profile, feed_id):
    """Once may be somebody's kill from outside: nobody is blamed for that."""
    listener = Listener(engine)
    for _ in range(2):
        assert not listener.heard(ErrorNote)
        wait_for(lambda: listener.heard(Status))
        engine._heartbeat.note_handled(feed_id)
        pid = engine.pid
        psutil.Process(pid).kill()
        wait_for(lambda: is_replaced(listener, pid))  # noqa: B023 - called within this round
        listener.notes = [note for note in listener.notes if not isinstance(note, Status)]
    wait_for(lambda: listener.heard(ErrorNote))
    conn = open_store(profile.database, time.time())
    feed = get_feed(conn, feed_id)
    conn.close()
    assert feed.http.status == "quarantined"
    assert "crashed Paperround’s background process" in in_english(feed.http.message)


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGSTOP")
def test_one_that_hangs_is_replaced(profile, feed_id):
    engine = EngineProcess(profile, silence_s=0.6, pause_s=0.05)
    engine.start()
    try:
        listener = Listener(engine)
        # Slow to start is not silent: give it what it needs before the watch begins.
        engine._silence.patience_s = 60.0
        wait_for(lambda: listener.heard(Status))
        engine._silence.patience_s = 0.6
        before = engine.pid
        assert before is not None
        os.kill(before, signal.SIGSTOP)
        wait_for(lambda: (listener.heard(ErrorNote), engine.pid not in (None, before))[1])
        assert not psutil.pid_exists(before)
    finally:
        engine.stop()


WINDOW = """
import sys, time
from reader.engine.process.engine_process import EngineProcess
from reader.core.paths import Profile
from pathlib import Path
if __name__ == "__main__":
    engine = EngineProcess(Profile(Path(sys.argv[1])))
    engine.start()
    print(engine.pid, flush=True)
    time.sleep(60)
"""


def test_it_does_not_outlive_its_window(tmp_path, profile, feed_id):
    script = tmp_path / "window.py"
    script.write_text(WINDOW)
    command = [sys.executable, str(script), str(profile.folder)]
    window = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": str(ROOT)})
    assert window.stdout is not None
    with window.stdout:
        pid = int(window.stdout.readline())
    window.kill()
    window.wait()
    wait_for(lambda: not psutil.pid_exists(pid) or psutil.Process(pid).status() == psutil.STATUS_ZOMBIE)


def test_it_starts_without_qt():
    code = "import reader.engine.process.engine_process as process, sys; vars(process); sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0
