"""A version as Windows wants it. Pure."""

from __future__ import annotations

import re


def make_numbers(version: str) -> tuple[int, int, int, int]:
    """Windows wants four numbers; what follows them, such as rc1, is only in the words."""
    leading = re.match(r"\d+(?:\.\d+)*", version)
    numbers = [int(part) for part in leading[0].split(".")] if leading else []
    first, second, third, fourth = (*numbers, 0, 0, 0, 0)[:4]
    return first, second, third, fourth
