"""Children and the pipe to each: messages arrive as they were sent or not at all, and no child outlives its parent."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from importlib import import_module
from multiprocessing import Pipe
from pathlib import Path
from typing import get_args

import numpy as np
import psutil
import pytest
from msgspec import Struct, msgpack

from reader.core.child_process import ROLES, Child, Heartbeat, Messages, main
from reader.core.records.messages import Message
from reader.engine.messages import Command, ErrorNote, Note, Refresh, Status, Stored
from reader.features.demo.server import Begin, Serving
from reader.features.podcasts.player.player import SoundCommand, SoundReport

ROOT = Path(__file__).resolve().parents[3]
Ends = tuple[Messages[Note], Messages[Note]]


@pytest.fixture
def ends() -> Iterator[Ends]:
    ours, theirs = (Messages[Note](end, Note) for end in Pipe())
    yield ours, theirs
    ours.close()
    theirs.close()


@pytest.mark.parametrize("name", ROLES)
def test_every_role_is_a_function(name: str):
    module, function = ROLES[name]
    assert callable(getattr(import_module(module), function))


def test_no_other_function_can_be_named():
    with pytest.raises(KeyError):
        main(["os.system", "3"])


@pytest.mark.parametrize("union", [Command, Note, SoundCommand, SoundReport])
def test_every_message_of_a_union_is_told_from_the_others(union: object):
    names = [one.__struct_config__.tag for one in get_args(union)]
    assert len(set(names)) == len(names)
    msgpack.Decoder(union)


def test_a_message_arrives_as_it_was_sent(ends: Ends):
    for note in (Stored({3: 1, 2**40: 0}), ErrorNote(Message("A", {"why": Message("B", {"at": 1.0, "n": 1})}))):
        ends[0].send(note)
        assert ends[1].receive() == note


def test_numbers_of_numpy_are_numbers(ends: Ends):
    ends[0].send(Status(np.float64(5.5), np.int64(3), 1, 1, 1, 1, np.bool_(False)))  # type: ignore[arg-type]
    assert ends[1].receive() == Status(5.5, 3, 1, 1, 1, 1, False)


def test_half_a_character_from_a_publisher_stops_no_message(ends: Ends):
    ends[0].send(ErrorNote(Message("A", {"title": "a\ud800b", "n": 2})))
    assert ends[1].receive() == ErrorNote(Message("A", {"title": "a?b", "n": 2}))


class Other(Struct, tag=True):
    number: int


@pytest.mark.parametrize("other", [Other(3), Refresh((1,)), Stored({"one": 1})])  # type: ignore[dict-item]
def test_what_is_no_message_of_ours_is_logged_and_the_next_one_read(ends: Ends, other: Struct, expect_log):
    expect_log("cannot be read")
    ends[0].send(other)
    assert ends[1].receive() is None
    ends[0].send(Stored({}))
    assert ends[1].receive() == Stored({})


def test_no_message_is_longer_than_the_bound(ends: Ends, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("reader.core.child_process.MOST_BYTES", 1_000)
    ends[0].send(ErrorNote(Message("A" * 2_000)))
    with pytest.raises(OSError, match="length"):
        ends[1].receive()


def test_the_end_of_the_other_side_is_an_error_of_the_system(ends: Ends):
    ends[0].close()
    assert ends[1].has_some()
    with pytest.raises(OSError, match="gone"):
        ends[1].receive()
    with pytest.raises(OSError, match=r"."):
        ends[1].send(Stored({}))


def test_many_threads_send_whole_messages(ends: Ends):
    text = "x" * 30_000  # longer than what a pipe takes at once
    threads = [threading.Thread(target=ends[0].send, args=(ErrorNote(Message(text)),)) for _ in range(20)]
    for thread in threads:
        thread.start()
    assert {ends[1].receive() for _ in threads} == {ErrorNote(Message(text))}
    for thread in threads:
        thread.join()


def start_demo() -> tuple[Child[Serving], Serving]:
    child = Child[Serving]("demo", Serving)
    child.send(Begin(1_794_800_000.0, 7, 0))
    serving = child.receive()
    assert serving is not None
    return child, serving


def test_a_child_answers_and_is_gone_after_its_end():
    child, serving = start_demo()
    assert child.is_alive
    assert len(serving.bases) == 40
    child.end()
    child.end()
    assert not child.is_alive
    assert not psutil.pid_exists(child.pid)
    with pytest.raises(OSError, match="closed"):
        child.send(Begin(0.0, 7, 0))


def test_a_child_that_ends_in_time_is_not_killed(ends: Ends):
    child, _ = start_demo()
    child.send(Begin(0.0, 7, 0))  # anything ends the demo's server
    child.end(60.0)
    assert child.exit_code == 0


def test_a_child_that_does_not_listen_is_killed():
    child, _ = start_demo()
    psutil.Process(child.pid).suspend()
    child.end(0.05)
    assert child.exit_code
    assert not psutil.pid_exists(child.pid)


def test_whoever_waits_for_a_child_hears_its_end():
    child, _ = start_demo()
    ended = threading.Event()

    def listen() -> None:
        with pytest.raises(OSError, match="gone"):
            child.receive()
        ended.set()

    listening = threading.Thread(target=listen)
    listening.start()
    child.end()
    listening.join(60)
    assert ended.is_set()


def test_a_child_that_fails_says_why(capfd: pytest.CaptureFixture[str]):
    child = Child[Serving]("demo", Serving)
    child.send(Begin("yesterday", 7, 0))  # type: ignore[arg-type]
    with pytest.raises(OSError, match="gone"):
        child.receive()
    child.end(60.0)
    assert child.exit_code == 1
    said = capfd.readouterr().err
    assert "cannot be read: Expected `float`, got `str`" in said
    assert "The process demo failed" in said


def test_neither_modules_in_the_users_folder_nor_our_pipe_get_into_a_child(tmp_path, monkeypatch):
    (tmp_path / "socket.py").write_text("raise SystemExit('not ours')")
    monkeypatch.chdir(tmp_path)
    child, _ = start_demo()
    if sys.platform == "linux":
        ours = os.readlink(f"/proc/self/fd/{child.connection.fileno()}")
        files = Path(f"/proc/{child.pid}/fd")
        assert ours not in [os.readlink(file) for file in files.iterdir()]
    child.end()


PARENT = """
import sys, time
from tests.unit.core.test_child_process import start_demo
child, serving = start_demo()
print(child.pid, flush=True)
time.sleep(600)
"""


def test_a_child_ends_with_its_parent_and_python_starts_no_other_beside_it():
    with subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, text=True, cwd=ROOT) as parent:
        assert parent.stdout is not None
        child = psutil.Process(int(parent.stdout.readline()))
        assert psutil.Process(parent.pid).children(recursive=True) == [child]
        parent.kill()
    gone, _ = psutil.wait_procs([child], timeout=60)
    assert gone


def test_a_heartbeat_is_seen_by_whoever_shares_it():
    ours = Heartbeat()
    name = ours.name if sys.platform == "win32" else str(os.dup(int(ours.name)))
    theirs = Heartbeat(name)
    theirs.beat()
    theirs.beat()
    theirs.note_handled(2**40)
    assert (ours.beats, ours.handled) == (2, 2**40)


@pytest.mark.skipif(sys.platform == "win32", reason="no file descriptors there")
def test_a_heartbeat_leaves_no_file_open():
    ours = Heartbeat()
    file = int(ours.name)
    os.fstat(file)
    del ours
    with pytest.raises(OSError, match=r"."):
        os.fstat(file)
