"""Writes docs/settings.md from the declarations in reader/settings.py. Run by dev.py settings."""

from __future__ import annotations

from pathlib import Path

from reader.settings import SETTINGS, Setting

PAGE = Path(__file__).resolve().parents[1] / "docs" / "settings.md"
HEAD = """# Settings

Every setting that concerns the whole program. `paperround settings` lists them with their values,
`paperround settings NAME VALUE` changes one; the window has most of them in Settings, under the words in the second
column, and those of papers beside the paper. What belongs to a screen (colours, layout, fonts) is kept by the window
alone, and every feed has choices of its own.

`python3 dev.py settings` writes this page from `reader/settings.py`.

| Name | In the window | Values | Default | What it does |
|---|---|---|---|---|
"""


def make_page() -> str:
    return HEAD + "".join(f"| {' | '.join(_cells(name, one))} |\n" for name, one in SETTINGS.items())


def _cells(name: str, setting: Setting) -> tuple[str, ...]:
    default = setting.default
    shown = ("yes" if default else "no") if isinstance(default, bool) else str(default) or "empty"
    return f"`{name}`", setting.label, setting.describe_values(), shown, setting.help


if __name__ == "__main__":
    PAGE.write_text(make_page(), encoding="utf-8")
