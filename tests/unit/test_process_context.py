"""A process of ours comes alone, hears and answers, and may start another."""

from __future__ import annotations

import json
import subprocess
import sys
from multiprocessing.connection import Connection

import pytest

from reader.process_context import get_spawn

SCRIPT = """
import json, psutil
from reader.process_context import get_spawn
from tests.unit.test_process_context import serve

if __name__ == "__main__":
    spawn = get_spawn()
    ours, theirs = spawn.Pipe()
    value = spawn.RawValue("q", 3)
    process = spawn.Process(target=serve, args=(theirs, value, 1))
    process.start()
    print(json.dumps([ours.recv(), value.value, len(psutil.Process().children(recursive=True))]))
    ours.send("end")
    process.join()
"""


def serve(pipe: Connection, value, more: int) -> None:
    """Counts up, and so does a process of its own; stays until told."""
    value.value += 1
    spawn = get_spawn()
    ours, theirs = spawn.Pipe()
    child = spawn.Process(target=serve, args=(theirs, value, more - 1)) if more else None
    if child is not None:
        child.start()
        ours.recv()
    pipe.send(more)
    pipe.recv()
    if child is not None:
        ours.send("end")
        child.join()


@pytest.mark.skipif(sys.platform == "win32", reason="the library has no tracker there")
def test_only_the_processes_that_were_asked_for_are_started():
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", SCRIPT], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.stderr == ""
    assert json.loads(done.stdout) == [1, 5, 2]
