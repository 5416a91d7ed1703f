"""What the system's font asks of the interface's size."""

from __future__ import annotations

import pytest

from reader.window.desktop.restart import find_system_scale

POINT = 96 / 72


@pytest.mark.parametrize(
    ("platform", "px", "scale"),
    [
        ("linux", 8 * POINT, 1.0),
        ("linux", 9 * POINT, 1.0),
        ("linux", 10 * POINT, 1.0),
        ("linux", 11 * POINT, 1.0),
        ("linux", 12 * POINT, 1.125),
        ("linux", 14 * POINT, 1.25),
        ("linux", 20 * POINT, 1.875),
        ("linux", 200 * POINT, 3.0),
        ("win32", 9 * POINT, 1.0),
        ("win32", 12 * POINT, 1.375),
        ("win32", 18 * POINT, 2.0),
        ("darwin", 13, 1.0),
        ("darwin", 16, 1.25),
        ("linux", 0, 1.0),
    ],
)
def test_larger_letters_of_the_system_make_everything_larger(platform, px, scale):
    assert find_system_scale(px, platform) == scale
