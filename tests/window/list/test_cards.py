"""Cards: chosen for a place and remembered, walked by keys, with the cursor and selection of the list."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer

from reader.window.sidebar.tree import Key, Kind
from tests.window.helpers import press


def open_cards(parts, qtbot) -> None:
    parts.window.resize(1_600, 900)
    parts.frame.panes.content.setSizes([700, 500])
    press(parts, "Ctrl+4")
    qtbot.waitUntil(lambda: parts.entries.pane.cards is not None and parts.entries.pane.cards.isVisible())


def test_the_keys_walk_the_grid_and_the_article_follows(at_first, qtbot):
    open_cards(at_first, qtbot)
    view, cards = at_first.entries.view, at_first.entries.pane.cards
    assert cards.hasFocus()
    first = view.current_id()
    press(at_first, "Right")
    assert view.currentIndex().row() == 1
    press(at_first, "Down")
    assert view.currentIndex().row() == 3
    qtbot.waitUntil(lambda: at_first.article.control.current.row.id == view.current_id())
    press(at_first, "Home")
    assert view.current_id() == first
    press(at_first, "End")
    assert view.currentIndex().row() == at_first.entries.model.rowCount() - 1
    assert view.currentIndex().row() in cards.rows_in_sight()
    press(at_first, "F6")
    assert at_first.article.view.browser.hasFocus() or at_first.article.view.hasFocus()


def test_right_at_the_edge_leads_to_the_article_and_back(at_first, qtbot):
    open_cards(at_first, qtbot)
    press(at_first, "Right")
    press(at_first, "Right")
    assert not at_first.entries.pane.has_focus()
    press(at_first, "Esc")
    assert at_first.entries.pane.cards.hasFocus()


def test_each_place_has_its_own_choice_which_is_remembered(at_first, qtbot):
    here = at_first.entries.control.place
    open_cards(at_first, qtbot)
    row = at_first.entries.view.currentIndex().row()
    at_first.navigation.show_place(Key(Kind.STARRED))
    assert not at_first.entries.pane.shows_cards
    assert not at_first.actions["cards"].isChecked()
    at_first.navigation.show_place(here)
    assert at_first.entries.pane.shows_cards
    assert at_first.actions["cards"].isChecked()
    assert at_first.memory.remember().card_places == {f"{here.kind}:{here.id}": "cards"}
    qtbot.waitUntil(lambda: at_first.entries.model.rowCount() > row)
    press(at_first, "Ctrl+4")
    assert at_first.entries.view.isVisible()


def test_under_a_wide_list_cards_have_no_headers_between_them(at_first, qtbot):
    with qtbot.waitSignal(at_first.entries.model.regrouped):
        press(at_first, "Ctrl+2")
    rows = at_first.entries.model.rowCount()
    with qtbot.waitSignal(at_first.entries.model.regrouped):
        press(at_first, "Ctrl+4")
    assert at_first.entries.model.rowCount() < rows
    with qtbot.waitSignal(at_first.entries.model.regrouped):
        press(at_first, "Ctrl+4")
    assert at_first.entries.model.rowCount() == rows


def test_cards_are_painted_with_and_without_a_picture(at_first, qtbot):
    open_cards(at_first, qtbot)
    cards = at_first.entries.pane.cards
    before = cards.grab().toImage()
    press(at_first, "Right")
    assert cards.grab().toImage() != before


class Painted(QObject):
    """How often a widget was painted."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        self.count += event.type() == QEvent.Type.Paint
        return False


def test_the_ages_on_cards_are_told_anew_every_minute(at_first, qtbot):
    open_cards(at_first, qtbot)
    painted = Painted()
    at_first.entries.pane.shown.viewport().installEventFilter(painted)
    QCoreApplication.processEvents()
    before = painted.count
    at_first.window.findChild(QTimer, "minute").timeout.emit()
    qtbot.waitUntil(lambda: painted.count > before)
