"""What stands on what can be read: by WCAG's measure, in every scheme."""

from __future__ import annotations

import pytest

from reader.window.kit.tokens import DARK, DARK_CONTRAST, LIGHT, LIGHT_CONTRAST, Colours

GROUNDS = ("bg", "bg_list", "bg_side", "bg_raised", "bg_sunken")
LETTERS = ("text", "text_2", "text_3", "accent_text", "ok", "warn", "err", "star")


def find_luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def find_contrast(one: str, other: str) -> float:
    dark, light = sorted((find_luminance(one), find_luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def find_faint(colours: Colours, inks: tuple[str, ...], least: float) -> list[str]:
    return [
        f"{ink} on {ground}"
        for ink in inks
        for ground in GROUNDS
        if find_contrast(getattr(colours, ink), getattr(colours, ground)) < least
    ]


@pytest.mark.parametrize(("colours", "least"), [(LIGHT, 4.5), (DARK, 4.5), (LIGHT_CONTRAST, 7.0), (DARK_CONTRAST, 7.0)])
def test_letters_can_be_read(colours, least):
    assert find_faint(colours, LETTERS[:7], least) == []
    assert find_contrast(colours.on_accent, colours.accent) >= least
    for soft in ("accent_soft", "sel_idle", "hover", "ok_soft", "warn_soft", "err_soft"):
        assert find_contrast(colours.text, getattr(colours, soft)) >= least, soft


@pytest.mark.parametrize("colours", [LIGHT_CONTRAST, DARK_CONTRAST])
def test_who_wants_contrast_sees_every_line_and_field_and_what_is_selected(colours):
    assert find_faint(colours, ("line", "line_2", "field", "star", "sel_edge", "groove"), 3.0) == []
    for filled in ("accent", "plot_you", "text_2"):
        assert find_contrast(getattr(colours, filled), colours.groove) >= 3.0, filled
