"""A system or a terminal that asks the program to end is heard at once, also while Qt waits."""

from __future__ import annotations

import os
import signal
import sys

import pytest

from reader.gui.desktop.restart import EndSignals


@pytest.mark.skipif(sys.platform == "win32", reason="these signals do not come this way there")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_is_heard_and_everything_is_put_back(qtbot, number):
    before = signal.getsignal(number)
    signals = EndSignals()
    with qtbot.waitSignal(signals.asked):
        os.kill(os.getpid(), number)
    signals.close()
    assert signal.getsignal(number) is before
