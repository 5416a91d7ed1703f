"""How long something is said to be."""

from __future__ import annotations

import pytest

from reader.parse.dates import find_duration


@pytest.mark.parametrize(
    ("notes", "seconds"),
    [
        ("754", 754),
        ("754.4", 754),
        ("12:34", 754),
        ("1:02:03", 3_723),
        ("0", None),
        ("", None),
        ("-5", None),
        ("9" * 30, None),
        ("²", None),
    ],
)
def test_lengths(notes: str, seconds: int | None) -> None:
    assert find_duration(notes) == seconds
