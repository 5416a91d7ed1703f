"""The window's line to the engine ends in time, whatever the engine is doing."""

from __future__ import annotations

import os
import signal
import sys
import time

import psutil
import pytest

from reader.core.paths import Profile
from reader.core.words.catalogue import Code
from reader.engine.messages import Status
from reader.store.db import open_store
from reader.window.app.engine_control import EngineLink


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGSTOP")
def test_an_engine_too_busy_to_hear_is_ended_within_two_seconds(qapp, qtbot, tmp_path):
    """Making a plan takes seconds on a slow machine, and it does not listen meanwhile."""
    profile = Profile(tmp_path)
    open_store(profile.database, time.time()).close()
    link = EngineLink(profile)
    with qtbot.waitSignal(link.noted, check_params_cb=lambda note: isinstance(note, Status)):
        link.start()
    pid = link.engine_pid
    assert pid is not None
    os.kill(pid, signal.SIGSTOP)
    started = time.monotonic()
    link.close()
    # Two seconds on a quiet machine; one that waited to be heard would wait for ever.
    assert time.monotonic() - started < 20
    assert not psutil.pid_exists(pid)


@pytest.mark.skipif(sys.platform == "win32", reason="needs limits of POSIX")
def test_an_engine_that_cannot_be_started_says_so(qapp, qtbot, tmp_path):
    """Without a file to spare, neither its pipes nor its heartbeat can be made."""
    import resource

    profile = Profile(tmp_path)
    open_store(profile.database, time.time()).close()
    link = EngineLink(profile)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    spare = os.open(tmp_path, os.O_RDONLY)
    os.close(spare)
    with qtbot.waitSignal(link.noted) as noted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (spare, hard))
        try:
            link.start()
            link._thread.join()
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert noted.args[0].message.code == Code.ENGINE_NOT_STARTED.name
    link.close()
