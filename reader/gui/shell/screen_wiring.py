"""Connects and starts the first screen; wiring.py connects the rest. Main thread only."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from reader.gui.entries.control import Anchor, ListPlace
from reader.gui.entries.rows import ListRow
from reader.gui.sidebar.tree import Key, Kind

if TYPE_CHECKING:
    from reader.gui.desktop.restart import Application
    from reader.gui.shell.app_lifetime import FirstScreen
    from reader.gui.shell.main_window import DemoBar
    from reader.gui.shell.screen import Screen


def wire_screen(screen: Screen) -> None:
    screen.navigation.place_named.connect(screen.title.show_place)
    control, button = screen.sidebar.control, screen.entries.pane.header.sidebar_button
    control.data_loaded.connect(lambda data: screen.navigation.on_data())
    control.saved_counted.connect(screen.navigation.show_counts)
    screen.frame.panes.sidebar_shown.connect(lambda shown: button.set_wanted(not shown))
    button.set_wanted(screen.sidebar.pane.isHidden())
    screen.theme.changed.connect(screen.entries.view.viewport().update)
    screen.bridge.failed.connect(screen.frame.messages.show_message)
    _wire_pictures(screen)


def _wire_pictures(screen: Screen) -> None:
    """Connect the small pictures of the list, as rows or as cards."""
    pane, model, cards = screen.entries.pane, screen.entries.model, screen.entries.cards
    cards.view_made.connect(lambda view: screen.theme.changed.connect(view.viewport().update))
    cards.view_made.connect(lambda view: screen.actions.limit_to_views([view]))
    cards.chosen.connect(screen.actions["cards"].setChecked)
    if (thumbnails := screen.entries.thumbnails) is not None:
        thumbnails.is_in_sight = lambda url: any(
            isinstance(row := model.peek(number), ListRow) and row.picture == url
            for number in pane.shown.rows_in_sight()
        )
        thumbnails.ready.connect(lambda url: pane.shown.viewport().update())


def start_screen(screen: Screen) -> None:
    """Load the sidebar, and the place and entry where the user was."""
    state = screen.window_state
    screen.sidebar.control.load()
    screen.navigation.show_place(_remembered_place(state.place))
    if state.entry:
        anchor = Anchor(state.entry, state.entry_top)
        screen.entries.control.resume(ListPlace(state.entry, anchors=(anchor,)))


def _remembered_place(remembered: str) -> Key:
    kind, _, number_ = remembered.partition(":")
    try:
        key = Key(Kind(kind), int(number_ or 0))
    except ValueError:
        return Key(Kind.UNREAD)
    return key if key.kind is not Kind.SECTION else Key(Kind.UNREAD)


def wire_application(app: Application, screen: Screen, offer_address: Callable[[str], None]) -> None:
    # A hidden window or a closed dialog must not end the program.
    app.setQuitOnLastWindowClosed(False)
    screen.window.closed.connect(app.quit)
    app.address_handed.connect(offer_address)


def wire_first_screen(first: FirstScreen, screen: Screen, on_shown: Callable[[], None]) -> None:
    screen.entries.model.view_loaded.connect(first.note_listed)
    for sign in (screen.entries.model.load_failed, screen.bridge.failed):
        sign.connect(first.note_failed)
    # Without feeds there is no list to wait for: the page of the first run comes at once.
    screen.sidebar.control.data_loaded.connect(lambda data: first.note_places() if data.feeds else first.end())
    first.shown.connect(on_shown)


def show_demo_bar(screen: Screen, bar: DemoBar, open_own: Callable[[], bool]) -> None:
    """Show the demo's bar, whose button opens the user's own profile and ends the demo."""
    screen.window.put_on_top(bar)
    screen.title.program = screen.window.tr("Paperround, demo")
    bar.own_wanted.connect(lambda: screen.window.quit() if open_own() else None)
