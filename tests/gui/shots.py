"""Renders the main views and states to PNG: light and dark, 1280×800 at scales 1 and 2, and 900×700.

With a pinned font where it is installed. Run by dev.py shots, which chooses screen and scale.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEventLoop, QLocale, Qt, QThreadPool, QTimer
from PySide6.QtGui import QCursor, QFont, QFontDatabase
from PySide6.QtWidgets import QWidget

from reader.clock import FakeClock
from reader.gui.dialogs.keyboard_sheet import HelpSheet
from reader.gui.entries.rows import ListRow
from reader.gui.kit.theme import Theme
from reader.gui.shell import action_handlers, arrivals
from reader.gui.shell.app import Opened, make_application, open_window
from reader.gui.shell.navigation import show_place
from reader.gui.sidebar.tree import Key, Kind
from reader.model.stories import Overlap
from reader.paths import Profile
from reader.store.db import open_store
from reader.store.reading_log import erase_reading
from tests.gui import shot_stage
from tests.gui.dialog_shots import DIALOGS, empty_profile
from tests.gui.insights.shots import shoot_insights
from tests.gui.made_up import NOW, make_profile
from tests.gui.shot_stage import Stage

PINNED_FONT = "Inter"
SHOWN = "estuary"
SCALE = os.environ.get("QT_SCALE_FACTOR", "1")


def settle(ms: int = 250) -> None:
    loop = QEventLoop()
    QTimer.singleShot(ms, loop.quit)
    loop.exec()


def settle_until(is_there: Callable[[], object]) -> None:
    """On a busy machine a moment is not enough."""
    for _ in range(400):
        if is_there():
            return
        settle(50)
    raise SystemExit("What the picture needs did not come within 20 seconds.")


def settle_article(opened: Opened) -> None:
    """Until the post under the cursor stands there whole, with its pictures."""
    window = opened.window
    wanted = None if window.article_pane.is_newspaper() else window.list.current_id()
    view = window.newspaper if window.article_pane.is_newspaper() else window.article
    for _ in range(200):
        settle(25)
        shown = window.article.article
        if (wanted is None or (shown is not None and shown.entry_id == wanted)) and view.is_finished():
            break
    view.grab()  # pictures are decoded when they are painted first
    QThreadPool.globalInstance().waitForDone()
    settle()


def go_to_title(opened: Opened, words: str) -> None:
    """The cursor on the post whose title has these words; rows that are not there yet are waited for."""
    window = opened.window
    for row in range(window.posts.rowCount()):
        found = window.posts.row_at(row)
        if found is None:
            settle(30)
            found = window.posts.row_at(row)
        if isinstance(found, ListRow) and words in found.entry.title:
            window.list.go_to_row(row)
            return
    raise SystemExit(f"The demo has no post called {words}.")


def three_panes(opened: Opened) -> None:
    go_to_title(opened, SHOWN)


def wide(opened: Opened) -> None:
    opened.window.panes.set_layout("wide")
    settle()
    go_to_title(opened, SHOWN)


def newspaper(opened: Opened) -> None:
    opened.window.panes.set_layout("newspaper")
    settle()


def by_feed(opened: Opened) -> None:
    opened.window.actions_["by_feed"].trigger()
    settle()
    go_to_title(opened, SHOWN)


def script(words: str) -> Callable[[Opened], None]:
    """A post in another script than most."""
    return lambda opened: go_to_title(opened, words)


def narrow(opened: Opened) -> None:
    opened.window.resize(900, 700)
    settle(50)
    go_to_title(opened, SHOWN)


def drawer(opened: Opened) -> None:
    narrow(opened)
    settle(50)
    opened.window.panes.toggle_sidebar()


def new_posts_and_undo(opened: Opened) -> None:
    window = opened.window
    go_to_title(opened, SHOWN)
    window.list_pane.new_posts.show_count(37)
    window.commands.mark_these_read(window.posts.ids_from(0, 4), "Today")


def all_read(opened: Opened) -> None:
    show_place(opened.window, Key(Kind.UNREAD))
    settle()
    action_handlers.mark_all_read(opened.window)
    settle(600)
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


def folded(opened: Opened) -> None:
    """A story that three feeds tell, opened."""
    go_to_title(opened, "Night ferry")
    opened.window.list.set_fold_open(True)


def folded_wide(opened: Opened) -> None:
    opened.window.panes.set_layout("wide")
    settle()
    folded(opened)


def for_you(opened: Opened) -> None:
    show_place(opened.window, Key(Kind.FOR_YOU))
    settle(900)
    opened.window.list.go_to_row(0)


def nothing_for_you(opened: Opened) -> None:
    conn = open_store(opened.window.shot_profile.database, shot_stage.NOW)  # type: ignore[attr-defined]
    erase_reading(conn)
    conn.close()
    show_place(opened.window, Key(Kind.FOR_YOU))
    settle(900)


def had_twice(opened: Opened) -> None:
    feeds = {feed.name: feed.id for feed in opened.window.sidebar_control.data.feeds}
    found = Overlap(feeds["Bread at Six"], feeds["Harbour Gazette"], 0.9, False)
    opened.window.sidebar.hint.show_overlaps([found], opened.window.sidebar_control.data.feeds)
    three_panes(opened)


def feed_page(opened: Opened) -> None:
    """A feed's settings, with what it is about and which feeds are like it."""
    window = opened.window
    feed = next(feed for feed in window.sidebar_control.data.feeds if feed.name == "Tidewater Lab Notes")
    window.tree.choose(Key(Kind.FEED, feed.id))
    settle()
    opened.dialogs.open_feed_settings()
    settle(900)


def mirrored(opened: Opened) -> None:
    opened.window.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    three_panes(opened)


def mirrored_wide(opened: Opened) -> None:
    opened.window.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    wide(opened)


def in_trouble(opened: Opened) -> None:
    """A feed that fails, and a sentence that something went wrong."""
    window = opened.window
    failing = next(feed for feed in window.sidebar_control.data.feeds if feed.http.failing_since is not None)
    show_place(window, Key(Kind.FEED, failing.id))
    window.messages.show_message("The disk is full: nothing was lost, but free some space before going on.")


def searching_one_feed(opened: Opened) -> None:
    feed = next(feed for feed in opened.window.sidebar_control.data.feeds if "Gazette" in feed.name)
    show_place(opened.window, Key(Kind.FEED, feed.id))
    settle()
    searching(opened)


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
    "right-to-left-wide": mirrored_wide,
    "trouble": in_trouble,
    "search-feed": searching_one_feed,
    "by-feed": by_feed,
    "story": folded,
    "story-wide": folded_wide,
    "feed-page": feed_page,
    "for-you": for_you,
    "for-you-empty": nothing_for_you,
    "had-twice": had_twice,
    "arabic": script("سوق السمك"),
    "japanese": script("港町の古い灯台"),
}


def shoot(theme: Theme, stage: Stage, out: Path, name: str, prepare: Callable[[Opened], None]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        profile = shot_stage.copy(stage.filled, Path(folder) / "profile")
        opened = open_window(profile, FakeClock(shot_stage.NOW), theme, stage.pictures)  # type: ignore[arg-type]
        window = opened.window
        window.shot_profile = profile  # type: ignore[attr-defined]
        show_place(window, Key(Kind.TODAY))
        window.resize(1280, 800)
        QCursor.setPos(5_000, 5_000)
        window.show()
        window.activateWindow()
        window.list.setFocus()
        settle_until(lambda: window.sidebar_control.data.feeds and window.posts.rowCount())
        settle()
        arrivals.read_status(window)
        prepare(opened)
        settle_article(opened)
        save(opened.dialogs.shown or window, out, name)
        if name == "main":
            sheet = HelpSheet(window.actions_, window)
            sheet.show()
            settle(100)
            save(sheet, out, "keyboard")
            sheet.close()
        window.close()
        opened.bridge.close()


def shoot_dialog(
    theme: Theme, out: Path, name: str, prepare: Callable[[Opened], QWidget | Callable[[], QWidget]]
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        profile = make_profile(Path(folder) / "profile", more=300)
        opened = open_window(profile, FakeClock(NOW), theme)
        opened.window.shot_profile = profile  # type: ignore[attr-defined]
        opened.window.show()
        settle_until(lambda: opened.window.sidebar_control.data.feeds)
        settle()
        made = prepare(opened)
        settle(150)
        settle_until(lambda: isinstance(made, QWidget) or opened.dialogs.shown or opened.dialogs.hidden)
        dialog = made if isinstance(made, QWidget) else made()
        settle()
        save(dialog, out, name)
        dialog.close()
        opened.window.close()
        opened.bridge.close()


def shoot_first_run(theme: Theme, out: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        profile = Profile(empty_profile(Path(folder)))
        opened = open_window(profile, FakeClock(NOW), theme, start_demo=lambda: True)
        opened.window.resize(1280, 800)
        opened.window.show()
        settle()
        save(opened.window, out, "first-run")
        opened.window.close()
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
    with tempfile.TemporaryDirectory() as folder:
        stage = shot_stage.make_stage(Path(folder) / "filled")
        for scheme in (Qt.ColorScheme.Light, Qt.ColorScheme.Dark):
            theme.prefer(scheme)
            for name, prepare in VIEWS.items():
                if not only or name in only:
                    shoot(theme, stage, out, name, prepare)
            for name, show in DIALOGS.items():
                if not only or name in only:
                    shoot_dialog(theme, out, name, show)
            if not only or "first-run" in only:
                shoot_first_run(theme, out)
            shoot_insights(theme, out, only, settle, save)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
