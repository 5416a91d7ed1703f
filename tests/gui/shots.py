"""Renders the main views and states to PNG: light and dark, 1280×800 at scales 1 and 2, and 900×700.

With a pinned font where it is installed. Run by dev.py shots, which chooses screen and scale.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEventLoop, QLocale, Qt, QTimer
from PySide6.QtGui import QCursor, QFont, QFontDatabase
from PySide6.QtWidgets import QWidget

from reader.clock import FakeClock
from reader.gui import deeds, pulse
from reader.gui.app import Opened, make_application, open_window
from reader.gui.help_sheet import HelpSheet
from reader.gui.navigation import show_place
from reader.gui.sidebar.tree import Key, Kind
from reader.gui.theme import Theme
from tests.gui.insights.shots import shoot_insights
from tests.gui.made_up import NOW, POSTS, add_posts, make_profile

PINNED_FONT = "Inter"
SCALE = os.environ.get("QT_SCALE_FACTOR", "1")


def settle(ms: int = 250) -> None:
    loop = QEventLoop()
    QTimer.singleShot(ms, loop.quit)
    loop.exec()


def three_panes(opened: Opened) -> None:
    opened.window.list.go_to_row(1)
    # The same as in the design: the one that is open is read, and one more.
    posts = opened.window.posts
    opened.window.commands.set_read(posts.ids_from(1, 1) + posts.ids_from(5, 5), True)


def wide(opened: Opened) -> None:
    opened.window.panes.set_layout("wide")
    settle()
    opened.window.list.go_to_row(1)


def newspaper(opened: Opened) -> None:
    opened.window.panes.set_layout("newspaper")


def narrow(opened: Opened) -> None:
    opened.window.resize(900, 700)
    settle(50)
    opened.window.list.go_to_row(1)


def drawer(opened: Opened) -> None:
    narrow(opened)
    settle(50)
    opened.window.panes.toggle_sidebar()


def new_posts_and_undo(opened: Opened) -> None:
    window = opened.window
    window.list.go_to_row(1)
    add_posts(window.shot_profile, "Kernel Garden", [POSTS[6]], NOW + 120)  # type: ignore[attr-defined]
    pulse.posts_arrived(window)
    window.commands.mark_these_read(window.posts.ids_from(0, 4), "Unread")


def all_read(opened: Opened) -> None:
    deeds.mark_all_read(opened.window)
    settle()
    show_place(opened.window, Key(Kind.UNREAD))


def searching(opened: Opened) -> None:
    window = opened.window
    window.list_pane.header.open_search()
    window.list_pane.header.search_field.setText("ferry")
    window.list_control.search("ferry")


def nothing_found(opened: Opened) -> None:
    window = opened.window
    window.list_pane.header.open_search()
    window.list_pane.header.search_field.setText("tidal clocks")
    window.list_control.search("tidal clocks")


def filtered(opened: Opened) -> None:
    opened.window.sidebar.filter_field.setText("lo")


def mirrored(opened: Opened) -> None:
    opened.window.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    three_panes(opened)


VIEWS: dict[str, Callable[[Opened], None]] = {
    "main": three_panes,
    "wide": wide,
    "newspaper": newspaper,
    "900x700": narrow,
    "900x700-drawer": drawer,
    "new-and-undo": new_posts_and_undo,
    "all-read": all_read,
    "search": searching,
    "nothing-found": nothing_found,
    "filter": filtered,
    "right-to-left": mirrored,
}


def shoot(theme: Theme, out: Path, name: str, prepare: Callable[[Opened], None]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        profile = make_profile(Path(folder) / "profile", more=300)
        opened = open_window(profile, FakeClock(NOW), theme)
        window = opened.window
        window.shot_profile = profile  # type: ignore[attr-defined]
        show_place(window, Key(Kind.UNREAD))
        window.resize(1280, 800)
        QCursor.setPos(5_000, 5_000)
        window.show()
        window.activateWindow()
        window.list.setFocus()
        settle()
        pulse.read_status(window)
        prepare(opened)
        settle()
        save(window, out, name)
        if name == "main":
            sheet = HelpSheet(window.actions_, window)
            sheet.show()
            settle(100)
            save(sheet, out, "keyboard")
            sheet.close()
        window.close()
        opened.bridge.close()


def save(widget: QWidget, out: Path, name: str) -> None:
    dark = widget.palette().window().color().lightness() < 128
    scale = "" if SCALE == "1" else f"@{SCALE}x"
    path = out / f"{name}{'-dark' if dark else ''}{scale}.png"
    widget.grab().save(str(path))
    print(path)


def main() -> int:
    out = Path(sys.argv[1] if len(sys.argv) > 1 else "shots")
    only = sys.argv[2:]
    out.mkdir(parents=True, exist_ok=True)
    QLocale.setDefault(QLocale("en_GB"))
    app = make_application()
    if PINNED_FONT in QFontDatabase.families():
        app.setFont(QFont(PINNED_FONT))
    theme = Theme(app)
    for scheme in (Qt.ColorScheme.Light, Qt.ColorScheme.Dark):
        theme.prefer(scheme)
        for name, prepare in VIEWS.items():
            if not only or name in only:
                shoot(theme, out, name, prepare)
        shoot_insights(theme, out, only, settle, save)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
