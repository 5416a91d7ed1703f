"""The bar above the entry list: the place's name and count, its buttons, and the search field. Main thread only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from msgspec import Struct
from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QActionGroup, QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLineEdit, QToolButton, QWidget

from reader.core.records.messages import Message
from reader.window.kit import dialog
from reader.window.kit.actions import ActionButton, Actions, Menu
from reader.window.kit.bars import announce
from reader.window.kit.controls import CheckBox, Segments, ShrinkingLabel, make_clearable, make_tool
from reader.window.kit.humanize import number, sentences
from reader.window.kit.layouts import STRETCH, fill, make_column, make_row
from reader.window.kit.screens import make_timer
from reader.window.kit.text import Label, set_tooltip
from reader.window.kit.theme import Theme
from reader.window.kit.tokens import PANE_BAR, PANE_TITLE
from reader.window.kit.wording import say


class SearchStrip(QFrame):
    """The strip below the search field: the number of hits, where to search, help, and what was not understood."""

    def __init__(self, actions: Actions, type_form: Callable[[str], None]) -> None:
        """`type_form` puts an example of the search language into the field."""
        super().__init__()
        self._type_form = type_form
        self.setObjectName("paneBar")
        self.found, self.problem = Label(tone="quiet"), Label(tone="secondary", wraps=True)
        self.problem.hide()
        button = QToolButton()
        button.setText(self.tr("Everywhere"))
        set_tooltip(button, self.tr("Search all articles, not just this list"))
        button.setCheckable(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.everywhere = button
        self.save = ActionButton(actions["save_search"])
        self.save.show_words()
        self.help = self._make_help_button()
        line = make_row(None, self.found, STRETCH, self.everywhere, self.save, self.help, spacing=2)
        make_column(self, line, self.problem, margins=(14, 3, 8, 5), spacing=2)
        self.hide()

    def _make_help_button(self) -> QToolButton:
        button = QToolButton()
        button.setText("?")
        button.setAccessibleName(self.tr("Search tips"))
        set_tooltip(button, self.tr("Search tips (Alt+Down)"))
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        menu = Menu(button)
        for form, meaning in self.list_forms():
            menu.addAction(f"{form}\t{meaning}", partial(self._type_form, form))
        button.setMenu(menu)
        return button

    def list_forms(self) -> list[tuple[str, str]]:
        return [
            (self.tr("night ferry"), self.tr("both words, anywhere")),
            (self.tr('"night ferry"'), self.tr("exactly this phrase")),
            (self.tr("ferry OR boat"), self.tr("either word")),
            (self.tr("ferry -night"), self.tr("leave out a word")),
            (self.tr("(ferry OR boat) night"), self.tr("group with parentheses")),
            (self.tr("title:ferry"), self.tr("in the title; also author: and text:")),
            (self.tr('feed:"Harbour Gazette"'), self.tr("from this feed")),
            (self.tr("folder:News"), self.tr("in this folder")),
            (self.tr("tag:later"), self.tr("with this tag")),
            (self.tr("is:unread"), self.tr("also is:read, is:starred")),
            (self.tr("after:7d"), self.tr("from the last 7 days")),
            (self.tr("before:2026-03"), self.tr("before a day, month or year")),
        ]

    def open(self, has_scope: bool) -> None:
        """Show the strip. `has_scope`: there is a choice between this place and all entries."""
        self.everywhere.setVisible(has_scope)
        self.show_found(None)
        self.show()

    def show_found(self, count: int | None, is_cut: bool = False, problems: Sequence[Message] = ()) -> None:
        """Show how many posts were found; None while nothing is searched for. `is_cut`: there are more."""
        self.save.set_wanted(count is not None)
        self.problem.setText(sentences(say(problem) for problem in problems))
        self.problem.setVisible(bool(problems))
        if count is None:
            self.found.setText("")
            return
        words = self.tr("1 result") if count == 1 else self.tr("{n} results", n=count).format(n=number(count))
        if is_cut:
            words = self.tr("the latest {n} results", n=count).format(n=number(count))
        self.found.setText(words)
        announce(self.found, " ".join((words, self.problem.text())).strip())


class ListHeader(QFrame):
    search_left = Signal()
    """The user closed the search field from inside it."""

    def __init__(self, theme: Theme, actions: Actions) -> None:
        super().__init__()
        self._theme = theme
        self.setObjectName("paneBar")
        self.setFixedHeight(PANE_BAR)
        self._title, self._count = ShrinkingLabel(size=PANE_TITLE), Label(tone="quiet")
        self.sidebar_button = ActionButton(actions["sidebar"])
        self.search_field = SearchField(self)
        self.search_field.hide()
        self.strip = SearchStrip(actions, self._type)
        self.search: Callable[[str], None] = lambda words: None
        """Called with what is searched for, as it is typed; with nothing when the search is closed."""
        self.enter_list: Callable[[], None] = lambda: None
        """Called when the user goes from the search field to what it found."""
        self.has_scope = False
        """Whether there is a choice between this place and all entries."""
        self.choices = ListChoices()
        self._pause = make_timer(self, lambda: self.search(self.search_field.text().strip()), 120)
        self.search_field.textEdited.connect(lambda: self._pause.start())
        self._filter = self._make_filter_button(actions)
        self._line = self._lay_out(actions)

    def _lay_out(self, actions: Actions) -> QHBoxLayout:
        parts = (self.sidebar_button, 8, self._title, 10, self._count, (self.search_field, 1))
        line = make_row(self, *parts, margins=(8, 0, 8, 0), spacing=0)
        line.addStretch(0)
        buttons = (ActionButton(actions[name]) for name in ("mark_all_read", "poll", "search"))
        fill(line, (self._filter, *buttons))
        return line

    def _make_filter_button(self, actions: Actions) -> QToolButton:
        button = make_tool(
            self._theme, "list-filter", self.tr("View options"), lambda: self._open_options(actions, button)
        )
        ways = QActionGroup(self)
        for name in ("read_when_opened", "read_when_passed", "read_by_hand"):
            ways.addAction(actions[name])
        return button

    def _open_options(self, actions: Actions, button: QToolButton) -> None:
        ViewOptions(self._theme, actions, self.choices, self.window()).open_below(button)

    def add_at_end(self, widget: QWidget) -> None:
        """Add the layout switch, if there is no article toolbar beside the list."""
        self._line.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)
        widget.show()

    def show_place(self, name: str, count: str) -> None:
        self._title.setText(name)
        self._count.setText(count)
        self._line.activate()  # at once: painted before, they would be cut to the room of what was there

    def open_search(self) -> None:
        self._title.hide()
        self._count.hide()
        self.search_field.setPlaceholderText(self.tr("Search in {place}").format(place=self._title.text()))
        self.search_field.show()
        if self.strip.isHidden():
            self.strip.open(self.has_scope)
        self.search_field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search_field.selectAll()

    def enter_results(self) -> None:
        self.on_typed()
        self.enter_list()

    def on_typed(self) -> None:
        """Search at once, without waiting for the end of the pause."""
        if self._pause.isActive():
            self._pause.stop()
            self.search(self.search_field.text().strip())

    def _type(self, form: str) -> None:
        """Append an example from the help, selected to be typed over."""
        before = self.search_field.text().rstrip()
        start = len(before) + 1 if before else 0
        self.search_field.setText(f"{before} {form}" if before else form)
        self.search_field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        value = form.find(":") + 1
        self.search_field.setSelection(start + value, len(form) - value)
        self._pause.start()

    def is_searching(self) -> bool:
        return not self.search_field.isHidden()

    def close_search(self) -> None:
        if self.window().focusWidget() is self.search_field:
            self.search_left.emit()  # before the field hides: Qt would give the focus to some button
        # A field that was emptied a moment ago is still searched for.
        was_searching = bool(self.search_field.text()) or self._pause.isActive()
        self._pause.stop()
        self.search_field.clear()
        self.search_field.hide()
        self.strip.hide()
        self._title.show()
        self._count.show()
        if was_searching:
            self.search("")


class ListChoices(Struct, frozen=True):
    """What can be chosen about the list that is shown."""

    unread_only: bool | None = None
    """What the place decides: Unread shows nothing else, and what is starred is kept once it is read."""
    can_sort: bool = True
    can_rank: bool = False
    """Whether it was searched for, so that it has an order by relevance."""
    can_group: bool = True


class ViewOptions(QFrame):
    """What the list shows, in which order and layout. Each choice applies right away."""

    def __init__(self, theme: Theme, actions: Actions, choices: ListChoices, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("viewOptions")
        self.setAccessibleName(self.tr("View options"))
        self._actions = actions
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setColumnStretch(1, 1)
        self.show_only = self._add(
            grid, self.tr("Show"), "unread_only", self.tr("All"), self.tr("Unread"), choices.unread_only
        )
        self.sort = Segments(self.tr("Sort"), self._list_orders())
        is_ranked = choices.can_rank and self._is_on("by_relevance")
        self.sort.choose("by_relevance" if is_ranked else str(self._is_on("newest_first")))
        self.sort.enable("by_relevance", choices.can_rank)
        self.sort.setEnabled(choices.can_sort)
        self.sort.chosen.connect(self._set_order)
        self._add_row(grid, self.tr("Sort"), self.sort)
        self.group = self._add(grid, self.tr("Group by"), "by_feed", self.tr("None"), self.tr("Feed"))
        self.group.setEnabled(self.group.isEnabled() and choices.can_group)
        self.layout_choice = self._add(grid, self.tr("Layout"), "cards", self.tr("Rows"), self.tr("Cards"))
        self.fold = CheckBox(theme, self.tr("Group duplicates"))
        self.fold.setChecked(self._is_on("fold_stories"))
        self.fold.setEnabled(actions["fold_stories"].isEnabled())
        self.fold.toggled.connect(partial(self._set, "fold_stories"))
        make_column(self, grid, dialog.make_rule(), self.fold, margins=(16, 12, 16, 14), spacing=10)

    def _list_orders(self) -> list[tuple[str, str]]:
        return [(self.tr("Newest"), str(True)), (self.tr("Oldest"), str(False)), (self.tr("Relevance"), "by_relevance")]

    def _is_on(self, name: str) -> bool:
        return self._actions[name].isChecked()

    def _set(self, name: str, on: bool) -> None:
        if self._is_on(name) is not on:
            self._actions[name].trigger()

    def _add(self, grid: QGridLayout, words: str, name: str, off: str, on: str, fixed: bool | None = None) -> Segments:
        """Add a choice between the two states of an action."""
        action, segments = self._actions[name], Segments(words, ((off, False), (on, True)))
        segments.choose(action.isChecked() if fixed is None else fixed)
        segments.setEnabled(action.isEnabled() and fixed is None)
        segments.chosen.connect(partial(self._set, name))
        self._add_row(grid, words, segments)
        return segments

    def _add_row(self, grid: QGridLayout, words: str, segments: Segments) -> None:
        row = grid.rowCount()
        label = Label(words, tone="secondary")
        grid.addWidget(label, row, 0)
        grid.addWidget(segments, row, 1)

    def _set_order(self, order: str) -> None:
        self._set("by_relevance", order == "by_relevance")
        if order != "by_relevance":
            self._set("newest_first", order == str(True))

    def open_below(self, anchor: QWidget) -> None:
        """Open below a button, inside its screen."""
        self.adjustSize()
        corner = anchor.mapToGlobal(QPoint(anchor.width() - self.width(), anchor.height() + 4))
        room = anchor.screen().availableGeometry()
        self.move(max(room.left(), min(corner.x(), room.right() - self.width())), corner.y())
        self.show()
        self.show_only.setFocus()


class SearchField(QLineEdit):
    """A field that Escape closes, Alt+Down helps with, and Return and Down leave for what was found."""

    def __init__(self, header: ListHeader) -> None:
        super().__init__(header)
        self._header = header
        self.setAccessibleName(self.tr("Search"))
        self.setPlaceholderText(self.tr("Search"))
        make_clearable(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._header.close_search()
        elif event.key() == Qt.Key.Key_Down and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self._header.strip.help.showMenu()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down):
            self._header.enter_results()
        else:
            super().keyPressEvent(event)
