"""quit: the Paperround that runs on this profile ends, and only that one."""

from __future__ import annotations

import io
import subprocess
import sys

import pytest

from reader.cli.output import speak_utf_8
from reader.cli.running import NOT_ANSWERING, NOT_RUNNING
from reader.core.paths import Profile
from reader.engine.process.handover import ENDING
from reader.engine.process.profile_lock import ProfileLock


def test_nothing_runs(terminal):
    assert terminal.run("quit").out.strip() == NOT_RUNNING
    assert not Profile(terminal.folder).lock.exists()
    with ProfileLock(Profile(terminal.folder)):
        pass
    assert terminal.run("quit").out.strip() == NOT_RUNNING


def test_polling_without_a_window_ends(terminal):
    command = [sys.executable, "-m", "reader", "--profile", str(terminal.folder), "fetch"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as polling:
        try:
            while not (terminal.folder / "endpoint").exists():
                assert polling.poll() is None
            assert terminal.run("quit").out.strip() == ENDING
            assert polling.wait(30) == 0
        finally:
            polling.kill()


def test_one_that_does_not_answer_is_told_of(terminal):
    with ProfileLock(Profile(terminal.folder)) as lock:
        assert lock.is_ours
        answer = terminal.run("quit")
    assert answer.code == 1
    assert NOT_ANSWERING in answer.err


@pytest.mark.parametrize(("platform", "encoding"), [("win32", "utf-8"), ("linux", "cp1252")])
def test_windows_writes_every_letter_into_files(monkeypatch, platform, encoding):
    written = io.TextIOWrapper(io.BytesIO(), encoding="cp1252")
    monkeypatch.setattr(sys, "stdout", written)
    speak_utf_8(platform)
    assert written.encoding == encoding
