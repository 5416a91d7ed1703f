"""Writes the pages of docs that list what the code declares: settings and keyboard shortcuts. Run by dev.py settings."""

from __future__ import annotations

from pathlib import Path

from reader.core.settings import SETTINGS, Setting, show_value
from reader.window.app.action_table import SPECS
from reader.window.kit.shortcuts import Section

DOCS = Path(__file__).resolve().parents[1] / "docs"
PAGE, KEYBOARD_PAGE = DOCS / "settings.md", DOCS / "guide" / "keyboard.md"
HEAD = """# Settings

Every setting of the whole program. `paperround settings` explains them and shows their values,
`paperround settings NAME VALUE` changes one. The window has most of them in Settings, under the names in the second
column, and those of editions in the Morning Paper. The window keeps what depends on the screen (colours, layout,
fonts), and each feed has settings of its own.

`python3 dev.py settings` writes this page from `reader/core/settings.py`.

| Name | In the window | Values | Default | What it does |
|---|---|---|---|---|
"""

KEYBOARD_HEAD = """# Keyboard shortcuts

`?` shows the shortcuts in the window; click one to change it. On macOS, `Ctrl` is `⌘`. A comma means one key after the
other.

In every list, the arrow keys move up and down and to the next pane, and `Home` goes to the top.
"""
SECTIONS = {
    Section.READING: "Reading",
    Section.MARKING: "Marking",
    Section.MOVING: "Navigation",
    Section.FEEDS: "Feeds",
    Section.WINDOW: "Window",
}


def make_keyboard_page() -> str:
    parts = [KEYBOARD_HEAD]
    for section, title in SECTIONS.items():
        rows = [
            f"| {spec.words} | {' or '.join(f'`{key}`' for key in spec.keys)} |\n"
            for spec in SPECS
            if spec.section is section and spec.keys
        ]
        parts.append(f"\n## {title}\n\n| Action | Keys |\n|---|---|\n{''.join(rows)}")
    return "".join(parts)


def make_page() -> str:
    return HEAD + "".join(f"| {' | '.join(_cells(name, one))} |\n" for name, one in SETTINGS.items())


def _cells(name: str, setting: Setting) -> tuple[str, ...]:
    return f"`{name}`", setting.label, setting.describe_values(), show_value(setting.default), setting.help


if __name__ == "__main__":
    PAGE.write_text(make_page(), encoding="utf-8")
    KEYBOARD_PAGE.write_text(make_keyboard_page(), encoding="utf-8")
