"""The dialogs of all rules, and of the entries that rules hid. Main thread only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from reader.core.records.stored import EntryRow
from reader.core.words.entry_names import name_entry
from reader.features.rules import store as rules
from reader.features.rules.records import Rule, RuleOutcome
from reader.features.rules.window.rule_editor import RuleEditor
from reader.features.rules.window.rule_words import rule_in_words
from reader.window.bridge.bridge import Changes
from reader.window.dialogs.dialog_commands import DialogCommands
from reader.window.dialogs.operations import RuleBook, RulesEdit
from reader.window.kit.controls import INDICATOR, make_form_button, paint_box
from reader.window.kit.dialog import Dialog, make_quiet
from reader.window.kit.humanize import age_in_words, isolated, name_in_words, posts
from reader.window.kit.layouts import STRETCH, make_column, make_row
from reader.window.kit.theme import Theme
from reader.window.kit.tokens import RADIUS_BUTTON

Index = QModelIndex | QPersistentModelIndex
_SIDE, _TOP, _TEXT = 10, 7, 36
_FLAGS = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop


class RuleRows(QStyledItemDelegate):
    """Paints a rule: a box to switch it off, and its sentence over as many lines as it needs."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = option.widget.viewport().width() if option.widget else 400  # type: ignore[attr-defined]
        room = QRect(0, 0, max(80, width - _TEXT - _SIDE), 10_000)
        flags = int(_FLAGS | Qt.AlignmentFlag.AlignLeft)
        wanted = option.fontMetrics.boundingRect(room, flags, index.data())
        return QSize(width, max(INDICATOR + 4, wanted.height()) + 2 * _TOP)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            has_focus = option.widget is not None and option.widget.hasFocus()
            ink = "accent_soft" if has_focus else "sel_idle"
            self._theme.paint_row(painter, QRectF(option.rect), RADIUS_BUTTON, ink, True)
        is_on = _is_on(index)
        paint_box(painter, self._theme, self._box(option), is_on, True)
        painter.setPen(self._theme.ink("text" if is_on else "text_3"))
        painter.setFont(option.font)
        room = option.rect.adjusted(_TEXT, _TOP, -_SIDE, -_TOP)
        flags = QStyle.visualAlignment(option.direction, Qt.AlignmentFlag.AlignLeft)
        painter.drawText(QStyle.visualRect(option.direction, option.rect, room), int(_FLAGS | flags), index.data())
        painter.restore()

    def editorEvent(self, event: QEvent, model: QAbstractItemModel, option: QStyleOptionViewItem, index: Index) -> bool:
        """Switch the rule by a click on its box; leave keys to Qt."""
        if not isinstance(event, QMouseEvent):
            return super().editorEvent(event, model, option, index)
        hit = self._box(option).adjusted(-6, -6, 6, 6).contains(event.position().toPoint())
        if event.type() == QEvent.Type.MouseButtonRelease and hit:
            state = Qt.CheckState.Unchecked if _is_on(index) else Qt.CheckState.Checked
            return model.setData(index, state, Qt.ItemDataRole.CheckStateRole)
        return False

    def _box(self, option: QStyleOptionViewItem) -> QRect:
        rect: QRect = option.rect
        box = QRect(rect.left() + _SIDE, rect.top() + _TOP, INDICATOR, INDICATOR)
        return QStyle.visualRect(option.direction, rect, box)


def _is_on(index: Index) -> bool:
    return Qt.CheckState(index.data(Qt.ItemDataRole.CheckStateRole)) is Qt.CheckState.Checked


class RulesDialog(Dialog):
    """All rules in their order. Each change is saved right away and can be undone."""

    def __init__(self, theme: Theme, commands: DialogCommands, book: RuleBook, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setWindowTitle(self.tr("Rules"))
        self._commands, self._book, self._bridge = commands, book, commands.bridge.bound_to(self)
        self.rules, self._saved = list(book.rules), book.rules
        self.about = make_quiet()
        self.body.addWidget(self.about)
        self._make_list()
        self.hidden_words = make_quiet()
        self.show_them = make_form_button(self.tr("Show hidden articles…"), self._open_hidden)
        self.body.addLayout(make_row(None, (self.hidden_words, 1), self.show_them))
        self._show_hidden(self._book.hidden)
        self._commands.bridge.changed.connect(self._on_changed)
        self.add_button(self.tr("Close"), is_main=True).clicked.connect(self.accept)
        self._fill(0)
        (self.list if self.rules else self.new).setFocus()
        self.resize(640, 440)

    def _make_list(self) -> None:
        self.list = QListWidget()
        self.list.setObjectName("cardList")
        self.list.setAccessibleName(self.tr("Rules"))
        self.list.setItemDelegate(RuleRows(self.theme, self.list))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.list.itemDoubleClicked.connect(lambda item: self.change())
        self.list.itemChanged.connect(self._note_switch)
        self.list.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.list.model().rowsMoved.connect(self._note_dragged)
        self.list.currentRowChanged.connect(lambda row: self._show_buttons())
        self.new = make_form_button(self.tr("New rule…"), self.add)
        self.edit = make_form_button(self.tr("Edit…"), self.change)
        self.up = make_form_button(self.tr("Up"), lambda: self.move_by(-1))
        self.down = make_form_button(self.tr("Down"), lambda: self.move_by(1))
        self.remove = make_form_button(self.tr("Remove"), self.remove_rule)
        buttons = make_column(None, self.new, self.edit, self.up, self.down, self.remove, STRETCH, spacing=8)
        self.body.addLayout(make_row(None, (self.list, 1), buttons, spacing=12), 1)

    def _open_hidden(self) -> None:
        self.hidden = HiddenDialog(self.theme, self._commands, self)
        self.hidden.open()

    def _on_changed(self, changes: Changes) -> None:
        if changes & Changes.LISTS:
            self._bridge.read(rules.count_hidden, self._show_hidden)

    def _show_hidden(self, count: int) -> None:
        self.hidden_words.setText(self.tr("{posts} hidden by rules.").format(posts=posts(count)))
        self.hidden_words.setVisible(count > 0)
        self.show_them.setVisible(count > 0)

    def _fill(self, current: int) -> None:
        self.list.blockSignals(True)
        self.list.clear()
        for rule in self.rules:
            feeds = {feed.id: feed.name for feed in self._book.feeds}
            folders = {folder.id: folder.name for folder in self._book.folders}
            feed = _name(rule.feed_id, feeds, self.tr("(deleted feed)"))
            folder = _name(rule.folder_id, folders, self.tr("(deleted folder)"))
            target = _name(rule.send_to, dict(self._book.targets), self.tr("(deleted destination)"))
            item = QListWidgetItem(rule_in_words(rule, feed or folder, target))
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Checked if rule.enabled else Qt.CheckState.Unchecked)
            self.list.addItem(item)
        self.list.blockSignals(False)
        self.about.setText(
            self.tr("Rules run from top to bottom when an article arrives. Existing articles aren’t affected.")
            if self.rules
            else self.tr("No rules yet. Rules can mark, star, tag or hide new articles based on their content.")
        )
        if self.rules:
            row = max(0, min(current, len(self.rules) - 1))
            self.list.setCurrentRow(row, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        self._show_buttons()

    def _show_buttons(self) -> None:
        row = self.list.currentRow()
        for button in (self.edit, self.remove):
            button.setEnabled(row >= 0)
        self.up.setEnabled(row > 0)
        self.down.setEnabled(0 <= row < len(self.rules) - 1)

    def _note_switch(self, item: QListWidgetItem) -> None:
        row = self.list.row(item)
        self.rules[row] = replace(self.rules[row], enabled=item.checkState() is Qt.CheckState.Checked)
        self._save()

    def _note_dragged(self, _from: object, row: int, _last: int, _to: object, before: int) -> None:
        self.rules.insert(before - (before > row), self.rules.pop(row))
        self._save()
        self._show_buttons()

    def add(self) -> None:
        self._edit(Rule(mark_read=True), len(self.rules))

    def change(self) -> None:
        row = self.list.currentRow()
        if row >= 0:
            self._edit(self.rules[row], row)

    def move_by(self, by: int) -> None:
        row = self.list.currentRow()
        if row >= 0 and 0 <= row + by < len(self.rules):
            self.rules.insert(row + by, self.rules.pop(row))
            self._fill(row + by)
            self._save()

    def remove_rule(self) -> None:
        row = self.list.currentRow()
        if row >= 0:
            del self.rules[row]
            self._fill(row)
            self._save()

    def _edit(self, rule: Rule, row: int) -> None:
        self.editor = RuleEditor(self.theme, self._commands, rule, self._book, partial(self.put, row), self)
        self.editor.open()

    def put(self, row: int, rule: Rule, ids: list[int]) -> None:
        """Put a rule from the editor in its place or at the end."""
        self.rules[row : row + 1] = [rule]
        self._fill(row)
        self._save(((rule.rule_outcome, tuple(ids)),) if ids else ())

    def _save(self, apply: tuple[tuple[RuleOutcome, tuple[int, ...]], ...] = ()) -> None:
        """Save all rules if something changed: their order matters too."""
        edit = RulesEdit(tuple(self.rules), apply)
        if edit != RulesEdit(self._saved):
            self._saved = edit.rules
            self._commands.edit_rules(edit)


def _name(id_: int | None, names: Mapping[int, str], gone: str) -> str:
    return "" if id_ is None else names.get(id_, gone)


_ID = Qt.ItemDataRole.UserRole


class HiddenDialog(Dialog):
    def __init__(self, theme: Theme, commands: DialogCommands, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setWindowTitle(self.tr("Hidden articles"))
        self._bridge, self._now = commands.bridge.bound_to(self), commands.clock.now()
        self.words = make_quiet()
        self.list = QListWidget()
        self.list.setObjectName("cardList")
        self.list.setAccessibleName(self.tr("Hidden articles"))
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemSelectionChanged.connect(self._show_buttons)
        self.body.addWidget(self.words)
        self.body.addWidget(self.list, 1)
        self.all = self.add_button(self.tr("Unhide all"))
        self.all.clicked.connect(lambda: commands.unhide())
        self.some = self.add_button(self.tr("Unhide"))
        self.some.clicked.connect(lambda: commands.unhide([item.data(_ID) for item in self.list.selectedItems()]))
        self.add_button(self.tr("Close"), is_main=True).clicked.connect(self.accept)
        self.resize(640, 460)
        commands.bridge.changed.connect(self._load)
        self._load()

    def _load(self, changes: Changes = Changes.LISTS) -> None:
        if changes & Changes.LISTS:
            self._bridge.read(lambda conn: (rules.list_hidden(conn), rules.count_hidden(conn)), self._show_posts)

    def _show_posts(self, found: tuple[Sequence[EntryRow], int]) -> None:
        """Show the newest hidden entries, and how many there are in all."""
        rows, count = found
        self.list.clear()
        for row in rows:
            feed, age = isolated(row.feed_name), isolated(age_in_words(row.sort_at, self._now))
            name = name_in_words(name_entry(row.title, row.snippet, row.link), row.has_sound)
            item = QListWidgetItem(f"{name}\n{feed} · {age}")
            item.setData(_ID, row.id)
            self.list.addItem(item)
        if not count:
            self.words.setText(self.tr("No articles are hidden by rules."))
        elif count > len(rows):
            shown = self.tr("{posts} hidden by rules. Showing the newest {n}.", n=len(rows))
            self.words.setText(shown.format(posts=posts(count), n=len(rows)))
        else:
            self.words.setText(self.tr("{posts} hidden by rules.").format(posts=posts(count)))
        for part in (self.list, self.all, self.some):
            part.setVisible(bool(rows))
        self._show_buttons()

    def _show_buttons(self) -> None:
        self.some.setEnabled(bool(self.list.selectedItems()))
