"""Whether less motion is wanted, by what desktops tell."""

from __future__ import annotations

from typing import Any

import pytest

from reader.core.desktop.reduced_motion import ask_portal, wants_less_motion
from tests.unit.core.desktop.private_bus import FakeService, needs_bus, private_bus

PORTAL = "org.freedesktop.portal.Desktop"
COMMON, GNOME, KDE = "org.freedesktop.appearance", "org.gnome.desktop.interface", "org.kde.kdeglobals.KDE"


@pytest.mark.parametrize(
    ("notes", "is_less"),
    [
        ({}, False),
        ({COMMON: {"reduced-motion": ("u", 1)}}, True),
        ({COMMON: {"reduced-motion": ("u", 0)}, GNOME: {"enable-animations": ("b", True)}}, False),
        ({GNOME: {"enable-animations": ("b", False)}}, True),
        ({KDE: {"AnimationDurationFactor": ("s", "0")}}, True),
        ({KDE: {"AnimationDurationFactor": ("s", "0.5")}}, False),
    ],
)
def test_less_motion_is_wanted_as_the_desktop_says(notes: dict[str, Any], is_less: bool) -> None:
    assert wants_less_motion(notes) is is_less


@needs_bus
def test_the_portal_is_asked_each_time_and_its_absence_allows_motion() -> None:
    animates = [False, True]

    def answer(body: tuple[Any, ...]) -> tuple[str, tuple[Any, ...]]:
        assert GNOME in body[0]
        return "a{sa{sv}}", ({GNOME: {"enable-animations": ("b", animates.pop(0))}},)

    with private_bus() as address:
        assert not ask_portal(address)
        portal = FakeService(address, PORTAL, answers={"ReadAll": answer})
        assert [ask_portal(address), ask_portal(address)] == [True, False]
        portal.close()
