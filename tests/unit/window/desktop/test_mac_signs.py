"""What macOS tells of the user, told by programs that play its centres."""

# Methods are called as macOS calls them.
# ruff: noqa: N802

from __future__ import annotations

import sys
from collections.abc import Callable
from types import SimpleNamespace

import pytest

from reader.core.records.machine import Sign
from reader.window.desktop.network import IDLE_S, SCREEN_UNLOCKED, MacSigns, open_mac_signs

WOKE = "NSWorkspaceDidWakeNotification"


class FakeCenter:
    def __init__(self) -> None:
        self.blocks: dict[str, Callable[[object], None]] = {}

    def addObserverForName_object_queue_usingBlock_(
        self, name: str, source: object, queue: object, block: Callable[[object], None]
    ) -> str:
        self.blocks[name] = block
        return name

    def removeObserver_(self, observer: str) -> None:
        del self.blocks[observer]


def test_unlocking_waking_and_coming_back_are_signs(monkeypatch: pytest.MonkeyPatch) -> None:
    all_programs, machine = FakeCenter(), FakeCenter()
    workspace = SimpleNamespace(notificationCenter=lambda: machine)
    monkeypatch.setitem(
        *(sys.modules, "AppKit"),
        SimpleNamespace(
            NSWorkspace=SimpleNamespace(sharedWorkspace=lambda: workspace), NSWorkspaceDidWakeNotification=WOKE
        ),
    )
    distributed = SimpleNamespace(defaultCenter=lambda: all_programs)
    monkeypatch.setitem(sys.modules, "Foundation", SimpleNamespace(NSDistributedNotificationCenter=distributed))
    notes: list[Sign] = []
    idle = iter([3.0, IDLE_S - 1, 2.0, IDLE_S, IDLE_S + 60, 8.0, 1.0])
    signs = MacSigns(notes.append, lambda: next(idle))
    all_programs.blocks[SCREEN_UNLOCKED](None)
    machine.blocks[WOKE](None)
    for _ in range(7):
        signs.ask_idle()
    assert notes == [Sign.UNLOCKED, Sign.RESUMED, Sign.IDLE_ENDED]
    signs.close()
    assert not all_programs.blocks
    assert not machine.blocks


def test_without_macos_nothing_is_told() -> None:
    assert open_mac_signs(lambda sign: None) is None
