"""A qtbot with patience: how long something may take is not what a test of the window is about, and other tests
and programs run beside it. Where nothing comes at all, the test still ends."""

from __future__ import annotations

from typing import Any

from pytestqt.qtbot import QtBot

from reader.window.bridge.bridge import Changes

PATIENCE_MS = 60_000


class PatientBot(QtBot):
    """As pytest-qt's, with another idea of when to give up."""

    def waitUntil(self, callback: Any, *, timeout: int = PATIENCE_MS) -> None:  # noqa: N802
        super().waitUntil(callback, timeout=timeout)

    def waitSignal(self, signal: Any, *, timeout: int = PATIENCE_MS, **how: Any) -> Any:  # noqa: N802
        return super().waitSignal(signal, timeout=timeout, **how)

    def waitSignals(self, signals: Any, *, timeout: int = PATIENCE_MS, **how: Any) -> Any:  # noqa: N802
        return super().waitSignals(signals, timeout=timeout, **how)

    def wait_change(self, window: Any, changes: Changes) -> Any:
        """Wait until such changes are stored and announced."""
        return self.waitSignal(window.bridge.changed, check_params_cb=lambda found: changes in found)

    def waitExposed(self, widget: Any, *, timeout: int = PATIENCE_MS) -> Any:  # noqa: N802
        return super().waitExposed(widget, timeout=timeout)
