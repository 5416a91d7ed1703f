"""The style sheet uses only colours that the theme has."""

from __future__ import annotations

import pytest

from reader.gui.kit.style_sheet import make_style_sheet
from reader.gui.kit.tokens import DARK, LIGHT


@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_the_style_sheet_uses_only_known_colours(colours):
    assert "$" not in make_style_sheet(colours)
