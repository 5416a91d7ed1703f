"""The dialog of the queue: episodes to move, remove and play. Main thread only."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from reader.features.podcasts.records import Episode, RowSound
from reader.features.podcasts.window.control import PlayerControl, SoundCommands
from reader.window.kit.controls import make_form_button
from reader.window.kit.dialog import Dialog, make_quiet
from reader.window.kit.humanize import say_sound
from reader.window.kit.layouts import STRETCH, make_row
from reader.window.kit.theme import Theme

_ID = Qt.ItemDataRole.UserRole


class QueueDialog(Dialog):
    def __init__(self, theme: Theme, commands: SoundCommands, player: PlayerControl, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._commands = commands
        self.setWindowTitle(self.tr("Up next"))
        self.empty = make_quiet(self.tr("The queue is empty. Press Shift+Q to add the selected episode."))
        self.body.addWidget(self.empty)
        self.list = QListWidget()
        self.list.setObjectName("cardList")
        self.list.setAccessibleName(self.tr("Queue"))
        self.list.setDragDropMode(QListWidget.DragDropMode.InternalMove)
        self.list.model().rowsMoved.connect(lambda *_: self._note_dragged())
        self.list.itemActivated.connect(lambda item: player.play_entry(item.data(_ID)))
        self.body.addWidget(self.list)
        self.up = make_form_button(self.tr("Up"), lambda: self._step(-1))
        self.down = make_form_button(self.tr("Down"), lambda: self._step(1))
        self.out = make_form_button(self.tr("Remove"), self._remove)
        self.body.addLayout(make_row(None, self.up, self.down, self.out, STRETCH, spacing=8))
        self.add_button(self.tr("Close"), is_main=True).clicked.connect(self.accept)
        self.list.currentRowChanged.connect(lambda row: self._show_buttons())
        self._order: list[int] = []
        self.resize(480, 380)

    def show_queue(self, episodes: Sequence[Episode]) -> None:
        """Show the queue as it is in the store; the selected episode stays selected."""
        at = self.list.currentRow()
        kept = self._order[at] if 0 <= at < len(self._order) else None
        self._order = [one.entry_id for one in episodes]
        self.list.clear()
        for one in episodes:
            sound = say_sound(RowSound(one.duration_s, one.position_s, one.is_heard))
            name = one.title or one.feed_name
            item = QListWidgetItem(" · ".join(filter(None, (name, one.feed_name, sound))))
            item.setData(_ID, one.entry_id)
            self.list.addItem(item)
        if self._order:
            row = self._order.index(kept) if kept in self._order else min(max(at, 0), len(self._order) - 1)
            self.list.setCurrentRow(row)
        self.empty.setVisible(not self._order)
        self._show_buttons()

    def _show_buttons(self) -> None:
        at = self.list.currentRow()
        self.up.setEnabled(at > 0)
        self.down.setEnabled(0 <= at < self.list.count() - 1)
        self.out.setEnabled(at >= 0)

    def _step(self, by: int) -> None:
        at = self.list.currentRow()
        if 0 <= at < len(self._order) and 0 <= at + by < len(self._order):
            self._commands.move(self._order[at], at + by)

    def _remove(self) -> None:
        at = self.list.currentRow()
        if 0 <= at < len(self._order):
            self._commands.unqueue([self._order[at]])

    def _note_dragged(self) -> None:
        """Move the episode whose position changed most; the others made room."""
        now = [self.list.item(row).data(_ID) for row in range(self.list.count())]
        shifts = {id_: abs(now.index(id_) - at) for at, id_ in enumerate(self._order) if id_ in now}
        dragged = max(shifts, key=lambda id_: shifts[id_], default=None)
        if dragged is not None and shifts[dragged]:
            self._commands.move(dragged, now.index(dragged))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_moving = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        if event.key() == Qt.Key.Key_Delete:
            self._remove()
        elif is_moving and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._step(-1 if event.key() == Qt.Key.Key_Up else 1)
        else:
            super().keyPressEvent(event)
