"""The style sheet uses only colours that the theme has."""

from __future__ import annotations

import re

import pytest

from reader.window.kit.theme import make_style_sheet
from reader.window.kit.tokens import DARK, LIGHT


@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_the_style_sheet_uses_only_known_colours(colours):
    assert "$" not in make_style_sheet(colours)


@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_no_number_stands_where_a_colour_belongs(colours):
    """Qt passes over what it cannot read, and the colour is that of the system."""
    values = re.findall(r"[\w-]*(?:color|background|border)[\w-]*: ([^;}]+)", make_style_sheet(colours))
    assert len(values) > 100
    assert [value for value in values if value.split()[-1].isdecimal() and value != "0"] == []
