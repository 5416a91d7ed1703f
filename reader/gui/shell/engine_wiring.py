"""Joins the window and the engine: who tells what to whom. Functions of the window. Main thread only."""

from __future__ import annotations

from functools import partial
from importlib import import_module

from PySide6.QtCore import QTimer

from reader import __version__
from reader.about import HOME
from reader.engine.messages import (
    Arrived,
    FeedsChanged,
    FetchPage,
    FetchPicture,
    NetworkChanged,
    Opened,
    PasswordGiven,
    Refresh,
    SettingsChanged,
    Stored,
)
from reader.gui.entries.rows import ListRow
from reader.gui.kit.wording import say
from reader.gui.shell.arrivals import posts_arrived
from reader.gui.shell.dialog_manager import DialogManager
from reader.gui.shell.engine_link import EngineLink
from reader.gui.shell.main_window import MainWindow
from reader.gui.sidebar.tree import Key, Kind, SidebarData

_ICONS_MS = 60_000
_SETTLE_MS = 400
"""Changes to feeds come in bunches (a folder is moved, a list imported): the engine hears of them once."""


def connect_engine(window: MainWindow, link: EngineLink) -> None:
    """Call once, before or after `link.start()`."""
    _hear(window, link)
    _tell_looks(window, link)
    _tell_changes(window, link)
    _tell_line(window, link)
    _fetch_pictures(window, link)
    _fetch_pages(window, link)
    window.engine_told.connect(link.tell)
    window.actions_.connect_to("poll", lambda: link.tell(Refresh(feeds_at_hand(window))))
    window.actions_.connect_to("poll_due", lambda: link.tell(Refresh()))
    window.list_control.can_poll = True
    window.list_control.poll_wanted.connect(lambda: link.tell(Refresh(feeds_at_hand(window))))


# --- notes ----------------------------------------------------------------------------------------


def _hear(window: MainWindow, link: EngineLink) -> None:
    status = window.status_control
    link.fetching.connect(status.show_round)
    link.status_changed.connect(status.show_status)
    link.stored.connect(partial(_take_stored, window))
    link.troubled.connect(window.messages.show_message)
    link.newer_found.connect(partial(_tell_newer, window))


def _take_stored(window: MainWindow, note: Stored) -> None:
    window.status_control.end_round()
    posts_arrived(window)


def _tell_newer(window: MainWindow, version: str) -> None:
    sentence = window.tr("Paperround {version} is out; this is {own}. Get it at {home}.")
    window.messages.show_news(sentence.format(version=version, own=__version__, home=HOME))


# --- commands -------------------------------------------------------------------------------------


def _tell_looks(window: MainWindow, link: EngineLink) -> None:
    window.presence.arrived.connect(lambda: link.tell(Arrived(visible_feeds(window))))
    window.presence.looked.connect(partial(_tell_look, window, link))
    if window.isActiveWindow():
        link.tell(Arrived(visible_feeds(window)))


def _tell_look(window: MainWindow, link: EngineLink, kind: str, feed_id: int) -> None:
    """Another place is a look of its own; one more article of the same sitting is not."""
    if kind == "feed":
        link.tell(Arrived((feed_id,)))
        link.tell(Opened(feed_id))
    elif kind == "view":
        link.tell(Arrived(visible_feeds(window)))


def _tell_changes(window: MainWindow, link: EngineLink) -> None:
    settle = QTimer(window, singleShot=True, interval=_SETTLE_MS)
    settle.timeout.connect(lambda: link.tell(FeedsChanged()))
    window.commands.places_changed.connect(settle.start)
    window.commands.settings_saved.connect(lambda: link.tell(SettingsChanged()))


def _tell_line(window: MainWindow, link: EngineLink) -> None:
    """Qt's network part is loaded once the window had its first moment: a start need not wait for it."""

    def load() -> None:
        line = import_module("reader.gui.desktop.network").Line(window)
        line.changed.connect(lambda network: link.tell(NetworkChanged(network)))
        link.tell(NetworkChanged(line.read()))

    QTimer.singleShot(_SETTLE_MS, window, load)


# --- pictures and pages ---------------------------------------------------------------------------


def _fetch_pictures(window: MainWindow, link: EngineLink) -> None:
    # One is looked for every twenty seconds until all feeds have theirs: a full reading of the counts for each
    # would be the most that an idle window does.
    icons = QTimer(window, singleShot=True, interval=_ICONS_MS)
    icons.timeout.connect(window.sidebar_control.refresh)
    link.icon_arrived.connect(lambda feed_id: None if icons.isActive() else icons.start())
    if window.images is not None:
        window.images.wanted.connect(lambda url, feed_id: link.tell(FetchPicture(url, feed_id)))
        link.picture_arrived.connect(window.images.take_arrival)


def _fetch_pages(window: MainWindow, link: EngineLink) -> None:
    control = window.article_control
    control.can_fetch = True
    control.page_wanted.connect(lambda entry_id: link.tell(FetchPage(entry_id)))
    link.page_arrived.connect(lambda note: control.take_page(note.entry_id, say(note.message)))
    window.article.full_text_asked.connect(lambda entry_id: control.toggle_full_text())
    window.actions_.connect_to("full_text", control.toggle_full_text)


# --- what the dialogs change ------------------------------------------------------------------------


def connect_dialogs(dialogs: DialogManager, window: MainWindow, link: EngineLink) -> None:
    """The engine hears of every decision; an address from outside opens the dialog for it."""
    commands = dialogs.commands
    commands.feeds_added.connect(lambda feed_ids: link.tell(FeedsChanged()))
    commands.feeds_changed.connect(lambda: link.tell(FeedsChanged()))
    commands.password_given.connect(
        lambda url, username, password: link.tell(PasswordGiven(url, username, password))
    )
    commands.reading_erased.connect(lambda facts: link.tell(FeedsChanged()))
    window.address_given.connect(dialogs.open_address)


# --- what is at hand ------------------------------------------------------------------------------


def visible_feeds(window: MainWindow) -> tuple[int, ...]:
    """Feeds whose posts are on the screen, topmost first."""
    view = window.list
    first, last = view.rowAt(0), view.rowAt(view.viewport().height() - 1)
    last = window.posts.rowCount() - 1 if last < 0 else last
    rows = [window.posts.peek(row) for row in range(max(first, 0), last + 1)]
    seen = [row.entry.feed_id for row in rows if isinstance(row, ListRow)]
    return tuple(dict.fromkeys(seen))


def feeds_at_hand(window: MainWindow) -> tuple[int, ...] | None:
    """The feeds of the place that is shown; None means all, for a place that holds posts of any feed."""
    return feeds_of(window.list_control.place, window.sidebar_control.data)


def feeds_of(place: Key, data: SidebarData) -> tuple[int, ...] | None:
    if place.kind is Kind.FEED:
        return (place.id,)
    if place.kind is Kind.FOLDER:
        inside = {place.id}
        while grown := {f.id for f in data.folders if f.parent_id in inside} - inside:
            inside |= grown
        return tuple(feed.id for feed in data.feeds if feed.folder_id in inside)
    return None
