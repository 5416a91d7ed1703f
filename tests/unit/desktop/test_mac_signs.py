"""What macOS tells of the user, told by programs that play its centres."""

# Methods are called as macOS calls them.
# ruff: noqa: N802

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace

import pytest

from reader.desktop import mac_signs
from reader.desktop.mac_signs import IDLE_S, SCREEN_UNLOCKED, IdleReader, MacSigns, open_mac_signs
from reader.model.machine import Sign

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
    monkeypatch.setattr(
        *(mac_signs, "appkit"),
        SimpleNamespace(
            NSWorkspace=SimpleNamespace(sharedWorkspace=lambda: workspace), NSWorkspaceDidWakeNotification=WOKE
        ),
    )
    distributed = SimpleNamespace(defaultCenter=lambda: all_programs)
    monkeypatch.setattr(mac_signs, "foundation", SimpleNamespace(NSDistributedNotificationCenter=distributed))
    notes: list[Sign] = []
    idle = iter([3.0, IDLE_S, IDLE_S + 60, 8.0])
    signs = MacSigns(notes.append, lambda: next(idle))
    all_programs.blocks[SCREEN_UNLOCKED](None)
    machine.blocks[WOKE](None)
    for _ in range(4):
        signs.ask_idle()
    assert notes == [Sign.UNLOCKED, Sign.RESUMED, Sign.IDLE_ENDED]
    signs.close()
    assert not all_programs.blocks
    assert not machine.blocks


@pytest.mark.parametrize(
    ("idle", "signs"),
    [
        ([0.0, IDLE_S - 1, 0.0], [None, None, None]),
        ([IDLE_S, IDLE_S * 2, 1.0, 1.0], [None, None, Sign.IDLE_ENDED, None]),
    ],
)
def test_only_a_long_rest_has_an_end(idle: list[float], signs: list[Sign | None]) -> None:
    reader = IdleReader()
    assert [reader.read(seconds) for seconds in idle] == signs


def test_without_macos_nothing_is_told() -> None:
    assert open_mac_signs(lambda sign: None) is None
