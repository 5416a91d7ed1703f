"""The short stations of the first hour, in one sitting."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.life.desk import is_there

if not is_there():
    pytest.skip("needs Xvfb, xdotool and at-spi2-core", allow_module_level=True)

from tests.life.hour import SHORT
from tests.life.life import begin_life

pytestmark = [pytest.mark.long, pytest.mark.timeout(600)]


def test_the_first_hour(tmp_path: Path) -> None:
    with begin_life(tmp_path) as life:
        for name, live in SHORT.items():
            print(f"station: {name}")
            live(life)
