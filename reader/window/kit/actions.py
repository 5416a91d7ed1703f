"""The window's QActions and the menus and buttons made of them. Main thread only.

An action without a handler is not shown, so a missing part (polling without an engine, say) leaves no dead button.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from reader.window.kit.humanize import posts
from reader.window.kit.shortcuts import ActionSpec, Need, keys_of
from reader.window.kit.text import set_tooltip
from reader.window.kit.theme import Theme

Of = TypeVar("Of")


class Actions(QObject):
    """The actions of a table, by name."""

    def __init__(
        self, theme: Theme, window: QWidget, chosen: Mapping[str, str], specs: Sequence[ActionSpec[Any]]
    ) -> None:
        super().__init__(window)
        self._theme = theme
        self._window = window
        self._chosen, self.specs = dict(chosen), specs
        self._is_starred, self._listed = False, ""
        self._count: int | None = None
        self._suspended: set[str] = set()
        self._impossible: set[str] = set()
        self._actions = {spec.name: self._make(spec) for spec in specs}
        self._recolour()
        theme.changed.connect(self._recolour)

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def pick(self, names: Iterable[str]) -> list[QAction]:
        return [self._actions[name] for name in names]

    def connect_to(self, spec: ActionSpec[Of], window: Of) -> None:
        """Let an action work on the window; from now on it is shown and answers to its keys."""
        action, run, choose = self._actions[spec.name], spec.run, spec.choose
        if choose is not None:
            action.triggered.connect(lambda: choose(window, action.isChecked()))
        elif run is not None:
            action.triggered.connect(lambda: run(window))
        action.setVisible(True)
        self._enable(spec.name)

    def show_found(self, found: Need) -> None:
        """Enable what has something to work on now, and grey out what has not."""
        for spec in self.specs:
            if spec.needs:
                self.set_possible((spec.name,), spec.needs in found)

    def set_possible(self, names: Iterable[str], possible: bool) -> None:
        """Enable actions, or grey them out while they have nothing to work on."""
        for name in names:
            self._impossible.discard(name) if possible else self._impossible.add(name)
            self._enable(name)

    def _enable(self, name: str) -> None:
        action = self._actions[name]
        can = action.isVisible() and name not in self._impossible and name not in self._suspended
        if can != action.isEnabled():
            action.setEnabled(can)

    def expect(self, *names: str) -> None:
        """Show actions whose handler comes in a moment: a button that turns up late would move the others."""
        for name in names:
            self._actions[name].setVisible(True)
            self._enable(name)

    def hear_keys(self) -> None:
        """Give all actions their keys. Call it once they have handlers: a window is notified of every change to each
        of its actions."""
        for spec in self.specs:
            self._set_keys(self._actions[spec.name], spec)
        self._window.addActions(self.pick(spec.name for spec in self.specs if not spec.in_views))

    def limit_to_views(self, views: Sequence[QWidget]) -> None:
        """Let keys that buttons and fields need themselves work only inside these views."""
        for spec in self.specs:
            if spec.in_views:
                for view in views:
                    view.addAction(self._actions[spec.name])

    def suspend(self, sections: Collection[str], but: Collection[str], also: Collection[str] = ()) -> None:
        """Disable these actions while what they work on is out of sight."""
        for spec in self.specs:
            if (spec.section in sections and spec.name not in but) or spec.name in also:
                self._suspended.add(spec.name)
                self._enable(spec.name)

    def resume(self) -> None:
        while self._suspended:
            self._enable(self._suspended.pop())

    @property
    def chosen_keys(self) -> dict[str, str]:
        return dict(self._chosen)

    def choose_key(self, name: str, key: str | None) -> None:
        """Change the key of an action; "" means none, None restores the usual ones."""
        if key is None:
            self._chosen.pop(name, None)
        else:
            self._chosen[name] = key
        spec = next(spec for spec in self.specs if spec.name == name)
        self._set_keys(self._actions[name], spec)

    def _make(self, spec: ActionSpec[Any]) -> QAction:
        action = QAction(spec.words, self)
        action.setObjectName(spec.name)
        action.setCheckable(spec.is_checkable)
        action.setIconVisibleInMenu(False)
        action.setEnabled(False)
        action.setVisible(False)
        if spec.in_views:
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        return action

    def _set_keys(self, action: QAction, spec: ActionSpec[Any]) -> None:
        action.setShortcuts([QKeySequence(key) for key in keys_of(spec, self._chosen)])
        self._describe_key(action)

    def _describe_key(self, action: QAction) -> None:
        key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        words = action.text()
        if self._listed and action is self._actions["mark_all_read"]:
            words = self._name_list()
        set_tooltip(action, f"{words} ({key})" if key else words)

    def _name_list(self) -> str:
        if self._count is None:
            return self.tr("Mark all as read in {place}").format(place=self._listed)
        words = self.tr("Mark all as read in {place}: {posts}")
        return words.format(place=self._listed, posts=posts(self._count))

    def show_listed(self, name: str) -> None:
        """Name the list in the tooltip of the action that marks all of it."""
        if name != self._listed:
            self._listed, self._count = name, None
            self._describe_key(self._actions["mark_all_read"])

    def show_count(self, count: int | None) -> None:
        """Show how many posts "Mark all read" would mark; None if that is not known."""
        if count != self._count:
            self._count = count
            self._describe_key(self._actions["mark_all_read"])

    def show_read(self, read: bool) -> None:
        words = self.tr("Mark as unread") if read else self.tr("Mark as read")
        self._rename("toggle_read", words, self.tr("Unread") if read else self.tr("Read"))

    def _rename(self, name: str, words: str, label: str = "") -> None:
        action = self._actions[name]
        if label:
            action.setIconText(label)
        if action.text() != words:
            action.setText(words)
            self._describe_key(action)

    def show_starred(self, starred: bool) -> None:
        """Fill the star while the post under the cursor has one."""
        if starred != self._is_starred:
            self._is_starred = starred
            self._recolour()
        words = self.tr("Unstar") if starred else self.tr("Star")
        self._rename("toggle_star", words, self.tr("Starred") if starred else self.tr("Star"))

    def show_highlighted(self, highlighted: bool) -> None:
        self._rename("toggle_highlight", self.tr("Remove highlight") if highlighted else self.tr("Highlight"))

    def _recolour(self) -> None:
        for spec in self.specs:
            if spec.icon:
                starred = self._is_starred and spec.name == "toggle_star"
                ink = "star" if starred else "text_2"
                icon = self._theme.icon(spec.icon, ink, self._window, filled=starred)
                self._actions[spec.name].setIcon(icon)


class ActionButton(QToolButton):
    """A button with an action's icon and name, hidden while the action is."""

    def __init__(self, action: QAction) -> None:
        super().__init__()
        self.setDefaultAction(action)
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        self._is_wanted = True
        action.changed.connect(self._follow)
        self._follow()

    def show_words(self, shown: bool = True) -> None:
        """Show the action's label beside its icon, or the icon alone."""
        style = Qt.ToolButtonStyle
        self.setToolButtonStyle(style.ToolButtonTextBesideIcon if shown else style.ToolButtonIconOnly)
        self._follow()

    def set_wanted(self, wanted: bool) -> None:
        """Choose whether this place wants the button at all."""
        self._is_wanted = wanted
        self._follow()

    def _follow(self) -> None:
        action = self.defaultAction()
        self.setAccessibleName(action.text())
        # Not the tooltip, which repeats the name.
        self.setAccessibleDescription(action.shortcut().toString(QKeySequence.SequenceFormat.NativeText))
        if self.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonTextBesideIcon:
            self.setText(f" {action.iconText()}")  # Qt leaves no gap between an icon and its words
        if not (action.isVisible() and self._is_wanted):
            self.hide()
        elif self.parentWidget() is not None:  # otherwise it would be a window of its own
            self.show()


class Menu(QMenu):
    """A menu whose corners are round, as the style sheet draws them."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        for flag in (Qt.WindowType.FramelessWindowHint, Qt.WindowType.NoDropShadowWindowHint):
            self.setWindowFlag(flag)


def make_menu(actions: Actions, names: tuple[str, ...], parent: QWidget) -> QMenu:
    """A menu of these actions; an empty name is a separator."""
    menu = Menu(parent)
    for name in names:
        if name:
            menu.addAction(actions[name])
        else:
            menu.addSeparator()
    return menu


def pop_up(menu: QMenu, at: QPoint) -> None:
    """Show a menu that is made each time, and delete it once it closes."""
    menu.aboutToHide.connect(menu.deleteLater)
    menu.popup(at)
