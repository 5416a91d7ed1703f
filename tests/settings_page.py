"""Writes docs/settings.md from the declarations in reader/core/settings.py. Run by dev.py settings."""

from __future__ import annotations

from pathlib import Path

from reader.core.settings import SETTINGS, Setting, show_value

PAGE = Path(__file__).resolve().parents[1] / "docs" / "settings.md"
HEAD = """# Settings

Every setting of the whole program. `paperround settings` explains them and shows their values,
`paperround settings NAME VALUE` changes one. The window has most of them in Settings, under the names in the second
column, and those of editions in the Morning Paper. The window keeps what depends on the screen (colours, layout,
fonts), and each feed has settings of its own.

`python3 dev.py settings` writes this page from `reader/core/settings.py`.

| Name | In the window | Values | Default | What it does |
|---|---|---|---|---|
"""


def make_page() -> str:
    return HEAD + "".join(f"| {' | '.join(_cells(name, one))} |\n" for name, one in SETTINGS.items())


def _cells(name: str, setting: Setting) -> tuple[str, ...]:
    return f"`{name}`", setting.label, setting.describe_values(), show_value(setting.default), setting.help


if __name__ == "__main__":
    PAGE.write_text(make_page(), encoding="utf-8")
