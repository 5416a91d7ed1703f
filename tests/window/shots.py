"""Renders the main views and states to PNG: light and dark, 1280×800 at scales 1 and 2, and 900×700.

Another language than English, and right to left, only light at scale 1. With a pinned font where it is installed. Run
by dev.py shots, which chooses screen and scale.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QLocale, Qt, QThreadPool, QTimer
from PySide6.QtGui import QCursor, QFont, QFontDatabase
from PySide6.QtWidgets import QApplication, QWidget

from reader.core.clock import LocalZone
from reader.core.paths import Profile
from reader.core.records.content import Overlap
from reader.core.records.stored import SavedSearch
from reader.core.words.catalogue import Code
from reader.features.editions.window.view import EditionView
from reader.features.editions.worker.make import EditionTools, make_edition
from reader.features.search.store import save_search
from reader.features.settings.service import forget_reading
from reader.store.db import open_store
from reader.store.marks import highlight
from reader.store.settings import load_settings
from reader.window.app import action_table
from reader.window.app.app import make_application
from reader.window.app.engine_control import EngineControl, EngineLink
from reader.window.app.window import Window
from reader.window.article.picture_viewer import PictureViewer
from reader.window.dialogs.keyboard_sheet import ShortcutsDialog
from reader.window.kit.language import find_codes, install_language
from reader.window.kit.theme import Theme
from reader.window.kit.wording import say
from reader.window.list.rows import ListRow
from reader.window.sidebar.tree import Key, Kind
from tests.fake_clock import FakeClock
from tests.window import shot_stage
from tests.window.clipping import ELIDED, find_clipped
from tests.window.dialog_shots import DIALOGS, empty_profile
from tests.window.insights.shots import shoot_insights
from tests.window.made_up import NOW, make_profile
from tests.window.media_shots import MEDIA_POSTS
from tests.window.open_window import open_window
from tests.window.shot_stage import Stage

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


def settle_article(opened: Window) -> None:
    """Until the post under the cursor stands there whole, with its pictures."""
    parts = opened
    wanted = None if parts.article.pane.shows_newspaper else parts.entries.view.current_id()
    view = parts.article.newspaper if parts.article.pane.shows_newspaper else parts.article.view
    for _ in range(200):
        settle(25)
        shown = parts.article.view.article
        if (wanted is None or (shown is not None and shown.entry_id == wanted)) and view.is_finished():
            break
    view.grab()  # pictures are decoded when they are painted first
    QThreadPool.globalInstance().waitForDone()
    settle()


def go_to_title(opened: Window, words: str) -> None:
    """The cursor on the post whose title has these words; rows that are not there yet are waited for."""
    parts = opened
    for row in range(parts.entries.model.rowCount()):
        found = parts.entries.model.row_at(row)
        if found is None:
            settle(30)
            found = parts.entries.model.row_at(row)
        if isinstance(found, ListRow) and words in found.entry.title:
            parts.entries.view.go_to_row(row)
            return
    raise SystemExit(f"The demo has no post called {words}.")


def three_panes(opened: Window) -> None:
    go_to_title(opened, SHOWN)


def wide(opened: Window) -> None:
    opened.frame.panes.set_layout("wide")
    settle()
    go_to_title(opened, SHOWN)


def newspaper(opened: Window) -> None:
    opened.frame.panes.set_layout("newspaper")
    settle()


def cards(opened: Window) -> None:
    opened.frame.panes.content.setSizes([540, 480])
    opened.entries.cards.choose(True)
    settle()
    go_to_title(opened, SHOWN)
    QThreadPool.globalInstance().waitForDone()


def viewer(opened: Window) -> None:
    go_to_title(opened, SHOWN)
    settle_article(opened)
    opened.article_navigation.view_pictures()
    settle_until(lambda: opened.window.findChildren(PictureViewer))
    (shown,) = opened.window.findChildren(PictureViewer)
    settle_until(lambda: shown.stage.has_image)
    opened.dialogs.shown = shown


def by_feed(opened: Window) -> None:
    opened.actions["by_feed"].trigger()
    settle()
    go_to_title(opened, SHOWN)


def script(words: str) -> Callable[[Window], None]:
    """A post in another script than most."""
    return lambda opened: go_to_title(opened, words)


def narrow(opened: Window) -> None:
    opened.window.resize(900, 700)
    settle(50)
    go_to_title(opened, SHOWN)


def drawer(opened: Window) -> None:
    narrow(opened)
    settle(50)
    opened.frame.panes.toggle_sidebar()


def new_posts_and_undo(opened: Window) -> None:
    parts = opened
    go_to_title(opened, SHOWN)
    parts.entries.pane.new_posts.show_count(37)
    parts.commands.mark_these_read(parts.entries.model.ids_from(0, 4), parts.entries.control.place_name)


def all_read(opened: Window) -> None:
    opened.navigation.show_place(Key(Kind.UNREAD))
    settle()
    action_table.mark_all_read(opened)
    settle(600)
    opened.navigation.show_place(Key(Kind.UNREAD))


def no_feeds(opened: Window) -> None:
    """The library after everything was unsubscribed, or after "Skip for now"."""
    opened.bridge.write(
        lambda conn: conn.execute("UPDATE feeds SET deleted_at = 1, folder_id = NULL; DELETE FROM folders"),
        lambda _: opened.sidebar.control.load(),
    )
    opened.first_run.skip()
    settle_until(lambda: not opened.sidebar.control.data.feeds)
    opened.navigation.show_place(Key(Kind.UNREAD))
    settle(400)


def nothing_open(opened: Window) -> None:
    opened.navigation.show_place(Key(Kind.UNREAD))
    settle(600)


def one_feed(opened: Window) -> None:
    feed = next(feed for feed in opened.sidebar.control.data.feeds if feed.name == "Tidewater Lab Notes")
    opened.navigation.show_place(Key(Kind.FEED, feed.id))
    settle(600)
    go_to_title(opened, SHOWN)


def searching(opened: Window) -> None:
    parts = opened
    parts.entries.pane.header.open_search()
    parts.entries.pane.header.search_field.setText("ferry")
    parts.entries.control.search("ferry")


def nothing_found(opened: Window) -> None:
    parts = opened
    parts.entries.pane.header.open_search()
    parts.entries.pane.header.search_field.setText("tidal clocks")
    parts.entries.control.search("tidal clocks")


def searching_in_the_language(opened: Window) -> None:
    """A search with a slip in it, one that is saved, and the post that it finds."""
    conn = open_store(opened.window.shot_profile.database, shot_stage.NOW)  # type: ignore[attr-defined]
    for name, query in (("Boats and harbours", "ferry OR boat OR harbour"), ("Unread this week", "is:unread after:7d")):
        save_search(conn, SavedSearch(0, name, query))
    conn.close()
    opened.sidebar.control.load()
    settle(600)
    typed = "(ferry OR title:bread) is:unread after:soon"
    opened.entries.pane.header.open_search()
    opened.entries.pane.header.search_field.setText(typed)
    opened.entries.control.search(typed)
    settle()
    opened.entries.view.go_to_row(0)


def saved_search(opened: Window) -> None:
    searching_in_the_language(opened)
    opened.navigation.show_place(opened.sidebar.control.find_node(Key(Kind.SAVED, 1)).key)  # type: ignore[union-attr]
    settle()
    opened.entries.view.go_to_row(0)


def highlighted(opened: Window) -> None:
    """Posts that a rule lets stand out, and words that stand out everywhere."""
    opened.bridge.write(lambda conn: highlight(conn, opened.entries.model.ids_from(1, 2)))
    opened.commands.change_settings(highlight_words='crews "dog rose" estuary')
    settle(500)
    three_panes(opened)


def filtered(opened: Window) -> None:
    opened.sidebar.pane.filter_field.setText("lo")


def folded(opened: Window) -> None:
    """A story that three feeds tell, opened."""
    go_to_title(opened, "Night ferry")
    opened.entries.view.set_fold_open(True)


def folded_wide(opened: Window) -> None:
    opened.frame.panes.set_layout("wide")
    settle()
    folded(opened)


def for_you(opened: Window) -> None:
    opened.navigation.show_place(Key(Kind.FOR_YOU))
    settle_until(lambda: opened.entries.control.place == Key(Kind.FOR_YOU) and opened.entries.model.rowCount())
    settle()
    opened.entries.view.go_to_row(0)


def nothing_for_you(opened: Window) -> None:
    conn = open_store(opened.window.shot_profile.database, shot_stage.NOW)  # type: ignore[attr-defined]
    forget_reading(conn, shot_stage.NOW)
    conn.close()
    opened.navigation.show_place(Key(Kind.FOR_YOU))
    settle(900)


def had_twice(opened: Window) -> None:
    feeds = {feed.name: feed.id for feed in opened.sidebar.control.data.feeds}
    found = Overlap(feeds["Bread at Six"], feeds["Harbour Gazette"], 0.9, False)
    opened.sidebar.pane.hint.show_overlaps([found], opened.sidebar.control.data.feeds)
    three_panes(opened)


def paper(opened: Window) -> None:
    """The latest one, its settings in the sheet beside it."""
    profile, clock = opened.window.shot_profile, FakeClock(shot_stage.NOW)  # type: ignore[attr-defined]
    conn = open_store(profile.database, shot_stage.NOW)
    settings = load_settings(conn)
    tools = EditionTools(profile, conn, clock, LocalZone(), render=lambda *job: {"epub": b"PK"})
    make_edition(tools, settings)
    conn.close()
    view = open_edition(opened)
    settle_until(lambda: view.ahead.text() and view.made is not None and not view.page.pixmap().isNull())
    view.gear.setChecked(True)
    before = view.page.pixmap().cacheKey()
    settle_until(lambda: view.page.pixmap().cacheKey() != before)


def open_edition(opened: Window) -> EditionView:
    opened.actions["go_paper"].trigger()
    assert opened.paper.view is not None
    return opened.paper.view


def no_edition(opened: Window) -> None:
    view = open_edition(opened)
    settle_until(lambda: view.ahead.text() and not view.page.pixmap().isNull())


def feed_page(opened: Window) -> None:
    """A feed's settings, with what it is about and which feeds are like it."""
    parts = opened
    feed = next(feed for feed in parts.sidebar.control.data.feeds if feed.name == "Tidewater Lab Notes")
    parts.sidebar.tree.choose(Key(Kind.FEED, feed.id))
    settle()
    opened.actions["feed_settings"].trigger()
    settle(900)


def mirrored(opened: Window) -> None:
    opened.window.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    three_panes(opened)


def mirrored_wide(opened: Window) -> None:
    opened.window.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    wide(opened)


def in_trouble(opened: Window) -> None:
    """A feed that fails, and a sentence that something went wrong."""
    parts = opened
    failing = next(feed for feed in parts.sidebar.control.data.feeds if feed.http.failing_since is not None)
    parts.navigation.show_place(Key(Kind.FEED, failing.id))
    parts.frame.messages.show_message(say(Code.DISK_FULL()))


def searching_one_feed(opened: Window) -> None:
    feed = next(feed for feed in opened.sidebar.control.data.feeds if "Gazette" in feed.name)
    opened.navigation.show_place(Key(Kind.FEED, feed.id))
    settle()
    searching(opened)


def post(make: Callable[[Window], tuple[int, str]]) -> Callable[[Window], None]:
    def run(opened: Window) -> None:
        feed_id, title = make(opened)
        opened.navigation.show_place(Key(Kind.FEED, feed_id))
        settle_until(lambda: opened.entries.control.place == Key(Kind.FEED, feed_id))
        settle(500)
        go_to_title(opened, title)
        settle_article(opened)

    return run


VIEWS: dict[str, Callable[[Window], None]] = {
    "main": three_panes,
    "wide": wide,
    "newspaper": newspaper,
    "900x700": narrow,
    "900x700-drawer": drawer,
    "new-and-undo": new_posts_and_undo,
    "all-read": all_read,
    "feed": one_feed,
    "no-feeds": no_feeds,
    "nothing-open": nothing_open,
    "search": searching,
    "nothing-found": nothing_found,
    "search-language": searching_in_the_language,
    "saved-search": saved_search,
    "highlights": highlighted,
    "filter": filtered,
    "right-to-left": mirrored,
    "right-to-left-wide": mirrored_wide,
    "trouble": in_trouble,
    "search-feed": searching_one_feed,
    "by-feed": by_feed,
    "cards": cards,
    "viewer": viewer,
    "story": folded,
    "story-wide": folded_wide,
    "feed-page": feed_page,
    "for-you": for_you,
    "for-you-empty": nothing_for_you,
    "had-twice": had_twice,
    "paper": paper,
    "paper-none": no_edition,
    "arabic": script("سوق السمك"),
    "japanese": script("港町の古い灯台"),
    **{name: post(make) for name, make in MEDIA_POSTS.items()},
}


def shoot(theme: Theme, stage: Stage, out: Path, name: str, prepare: Callable[[Window], None]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        profile = shot_stage.copy(stage.filled, Path(folder) / "profile")
        opened = open_window(profile, FakeClock(shot_stage.NOW), theme, lambda window: stage.pictures)  # type: ignore[return-value, arg-type]
        parts = opened
        # With the commands that an engine has; it is never started, since the clock stands still.
        parts.engine = EngineControl(parts, EngineLink(profile))
        parts.window.shot_profile = profile  # type: ignore[attr-defined]
        parts.navigation.show_place(Key(Kind.TODAY))
        parts.window.resize(1280, 800)
        QCursor.setPos(5_000, 5_000)
        parts.window.show()
        parts.window.activateWindow()
        parts.entries.view.setFocus()
        settle_until(lambda: parts.sidebar.control.data.feeds and parts.entries.model.rowCount())
        settle()
        parts.frame.status_control.read()
        prepare(opened)
        settle_article(opened)
        save(opened.dialogs.shown or parts.window, out, name)
        if name == "main":
            sheet = ShortcutsDialog(parts.theme, parts.actions, parts.window)
            sheet.show()
            settle(100)
            save(sheet, out, "keyboard")
            sheet.close()
            parts.frame.status_control.open_schedule()
            settle(100)
            save(parts.frame.status_control.popover, out, "schedule")
            parts.frame.status_control.popover.close()
        parts.window.close()
        opened.bridge.close()


def shoot_dialog(
    theme: Theme, out: Path, name: str, prepare: Callable[[Window], QWidget | Callable[[], QWidget]]
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        profile = make_profile(Path(folder) / "profile", more=300)
        opened = open_window(profile, FakeClock(NOW), theme)
        opened.window.shot_profile = profile  # type: ignore[attr-defined]
        opened.window.show()
        settle_until(lambda: opened.sidebar.control.data.feeds)
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
        settle_until(lambda: opened.first_run.page is not None and opened.first_run.page.isVisible())
        settle()
        save(opened.window, out, "first-run")
        opened.window.close()
        opened.bridge.close()


def lay_out() -> None:
    """What wraps knows its height once it has its width, and asks for another layout: on a busy machine a picture would
    be taken in the middle of that."""
    for _ in range(8):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)


def save(widget: QWidget, out: Path, name: str) -> None:
    lay_out()
    dark = widget.palette().window().color().lightness() < 128
    scale = "" if SCALE == "1" else f"@{SCALE}x"
    path = out / f"{name}{'-dark' if dark else ''}{scale}.png"
    widget.grab().save(str(path))
    print(path)
    for words in find_clipped(widget, [QCoreApplication.translate("Insights", title) for title in ELIDED]):
        print(f"  cut: {words}")


def take_arguments() -> argparse.Namespace:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("out", type=Path)
    asked.add_argument("only", nargs="*", help="names of pictures; all without any")
    asked.add_argument("--language", default="", choices=["", *find_codes()], help="a folder of its own for it")
    asked.add_argument(
        "--contrast", action="store_true", help="for who asked their system for more of it; a folder of its own"
    )
    asked.add_argument("--mirrored", action="store_true", help="right to left; a folder of its own")
    return asked.parse_intermixed_args()


def speak(app: QApplication, language: str) -> None:
    """English as the British write it, so that pictures can be compared."""
    install_language(app, language or "en")
    if not language:
        QLocale.setDefault(QLocale("en_GB"))


def main() -> int:
    arguments = take_arguments()
    folders = ("contrast" if arguments.contrast else "", "mirrored" if arguments.mirrored else "")
    out, only = arguments.out.joinpath(arguments.language, *folders), arguments.only
    out.mkdir(parents=True, exist_ok=True)
    app = make_application()
    speak(app, arguments.language)
    if arguments.mirrored:
        app.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    if PINNED_FONT in QFontDatabase.families():
        app.setFont(QFont(PINNED_FONT))
    theme = Theme(app)
    wish = Qt.ContrastPreference
    theme.use_contrast(wish.HighContrast if arguments.contrast else wish.NoPreference)
    with tempfile.TemporaryDirectory() as folder:
        stage = shot_stage.make_stage(Path(folder) / "filled")
        schemes = (
            (Qt.ColorScheme.Light,)
            if arguments.language or arguments.mirrored
            else (Qt.ColorScheme.Light, Qt.ColorScheme.Dark)
        )
        for scheme in schemes:
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
