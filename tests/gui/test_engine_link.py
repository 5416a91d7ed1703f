"""The window's line to the engine ends in time, whatever the engine is doing."""

from __future__ import annotations

import os
import signal
import sys
import time

import psutil
import pytest

from reader.gui.shell.engine_link import EngineLink
from reader.paths import Profile
from reader.store.db import open_store


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGSTOP")
def test_an_engine_too_busy_to_hear_is_ended_within_two_seconds(qapp, qtbot, tmp_path):
    """Making a plan takes seconds on a slow machine, and it does not listen meanwhile."""
    profile = Profile(tmp_path)
    open_store(profile.database, time.time()).close()
    link = EngineLink(profile)
    with qtbot.waitSignal(link.status_changed):
        link.start()
    pid = link.engine_pid
    assert pid is not None
    os.kill(pid, signal.SIGSTOP)
    started = time.monotonic()
    link.close()
    # Two seconds on a quiet machine; one that waited to be heard would wait for ever.
    assert time.monotonic() - started < 20
    assert not psutil.pid_exists(pid)
