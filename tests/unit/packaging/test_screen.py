"""What the checks of packages take for a plot: a picture of one, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest
from common.project import RESOURCES, ROOT
from linux import screen
from linux.screen import shows_plot

PICTURES = RESOURCES / "screenshots"


@pytest.mark.parametrize(
    ("name", "shows"), [("insights-today.png", True), ("main.png", False), ("newspaper.png", False)]
)
def test_a_plot_is_told_from_other_pictures(name: str, shows: bool) -> None:
    assert shows_plot(PICTURES / name) is shows


def test_a_missing_or_broken_picture_shows_no_plot(tmp_path: Path) -> None:
    (tmp_path / "broken.png").write_bytes(b"no picture")
    assert not shows_plot(tmp_path / "none.png")
    assert not shows_plot(tmp_path / "broken.png")


def test_the_script_that_asks_a_window_to_close_is_where_it_is_looked_for() -> None:
    assert (ROOT / "tests/window/close_request.py").exists()
    assert '"tests" / "window" / "close_request.py"' in Path(screen.__file__).read_text(encoding="utf-8")
