"""A system or a terminal that asks the program to end is heard at once, also while Qt waits."""

from __future__ import annotations

import os
import signal
import sys

import pytest

from reader.window.desktop.restart import EndSignals


@pytest.mark.skipif(sys.platform == "win32", reason="these signals do not come this way there")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_is_heard_and_everything_is_put_back(qtbot, number):
    before = signal.getsignal(number)
    asked: list[bool] = []
    signals = EndSignals(lambda: asked.append(True))
    os.kill(os.getpid(), number)
    qtbot.waitUntil(lambda: asked == [True])
    signals.close()
    assert signal.getsignal(number) is before
