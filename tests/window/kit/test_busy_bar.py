"""The busy bar, and the system's wish for less motion as a portal on a bus of its own tells it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QThreadPool
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reader.window.kit.bars import BusyBar
from tests.unit.core.desktop.private_bus import FakeService, needs_bus, private_bus

pytestmark = needs_bus
GNOME = "org.gnome.desktop.interface"


@pytest.mark.parametrize("animates", [True, False])
def test_it_moves_only_where_the_system_has_nothing_against_it(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, animates: bool
) -> None:
    notes = {GNOME: {"enable-animations": ("b", animates)}}
    with private_bus() as address:
        monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
        portal = FakeService(
            address, "org.freedesktop.portal.Desktop", answers={"ReadAll": lambda body: ("a{sa{sv}}", (notes,))}
        )
        bar = BusyBar()
        qtbot.addWidget(bar)
        assert bar.maximum() == 1, "it stands still until that is known"
        QThreadPool.globalInstance().waitForDone()
        QApplication.processEvents()
        assert (bar.maximum() == 0) is animates
        bar.show_progress(3, 7)
        assert (bar.value(), bar.maximum()) == (3, 7)
        portal.close()


def test_progress_that_comes_before_the_answer_stays(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere")
    bar = BusyBar()
    qtbot.addWidget(bar)
    bar.show_progress(2, 9)
    QThreadPool.globalInstance().waitForDone()
    QApplication.processEvents()
    assert (bar.value(), bar.maximum()) == (2, 9)
