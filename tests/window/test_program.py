"""The program as it is started: once, a second time on the same profile, and asked to end."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from reader.core.words.catalogue import Code
from reader.core.words.words import in_english

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="asks the program to end by a signal")


def start(profile: Path, *arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "reader", "--profile", str(profile), *arguments]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.Popen(command, cwd=ROOT, env=environment, stderr=subprocess.PIPE, text=True)


def wait_until(there, seconds: float = 60.0) -> None:
    """Looks again and again: another process has its own time."""
    end = time.monotonic() + seconds
    while not there():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.02)


@pytest.fixture
def first(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    program = start(tmp_path)
    wait_until(lambda: (tmp_path / "endpoint").exists())
    yield program
    program.kill()
    program.wait()
    assert program.stderr
    program.stderr.close()


def test_a_second_start_hands_over_and_the_first_ends_cleanly(first, tmp_path: Path):
    second = start(tmp_path, "feed:https://a.example/feed")
    _, said = second.communicate(timeout=60)
    assert second.returncode == 0
    assert in_english(Code.ALREADY_OPEN()) in said
    wait_until(lambda: (tmp_path / "paperround.sqlite").exists())
    family = psutil.Process(first.pid).children(recursive=True)
    first.send_signal(signal.SIGTERM)
    assert first.wait(60) == 0
    assert not (tmp_path / "endpoint").exists()
    assert (tmp_path / "window.json").exists()  # the window remembered itself
    psutil.wait_procs(family, timeout=60)
    assert [process for process in family if process.is_running()] == []


def test_a_profile_that_does_not_answer_is_told_in_one_sentence(tmp_path: Path):
    holder = (
        "import sys; from pathlib import Path; from reader.engine.process.profile_lock import ProfileLock; "
        "from reader.core.paths import Profile; lock = ProfileLock(Profile(Path(sys.argv[1]))); "
        "print(lock.acquire(), flush=True); sys.stdin.read()"
    )
    with subprocess.Popen(
        [sys.executable, "-c", holder, str(tmp_path)], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline().strip() == b"True"
        second = start(tmp_path)
        _, said = second.communicate(timeout=60)
        assert second.returncode == 1
        assert "already running with this profile but isn’t responding" in said
        assert other.stdin is not None
        other.stdin.close()
