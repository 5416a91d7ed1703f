"""The page for targets in the settings: what is done here is done at once, not at Save. Main thread only."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu

from reader.clock import Clock
from reader.gui.dialogs.settings.pages import CARD_WIDTH, Page
from reader.gui.dialogs.targets import words
from reader.gui.dialogs.targets.card import TargetCard
from reader.gui.dialogs.targets.editor import TargetEditor
from reader.gui.kit.bars import announce
from reader.gui.kit.controls import make_form_button
from reader.gui.kit.dialog import bring_into_sight, make_quiet
from reader.gui.kit.layouts import STRETCH, make_column, make_row
from reader.gui.kit.text import WrappedLabel
from reader.gui.kit.theme import Theme
from reader.model.messages import Message
from reader.model.targets import Target, TargetForm
from reader.services.targets import TargetFacts


class TargetsPage(Page):
    least_width = CARD_WIDTH
    try_wanted = Signal(object, object)
    save_wanted = Signal(object, object)
    remove_wanted = Signal(object)
    restore_wanted = Signal(int)
    retry_wanted = Signal(int)
    drop_wanted = Signal(int)

    def __init__(self, theme: Theme, clock: Clock) -> None:
        super().__init__(theme)
        self._clock = clock
        self._removed: Target | None = None
        self.cards: list[TargetCard] = []
        self.editor: TargetEditor | None = None
        about = self.tr("Posts can be sent on: to a service that keeps them, into files, or to a program.")
        self._list = make_column(None, spacing=12)
        self._place = make_column(None, spacing=0)
        self.new = make_form_button(self.tr("Add target"))
        self.new.setIcon(theme.icon("plus", "text_2", self))
        menu = QMenu(self.new)
        for form in TargetForm:
            menu.addAction(words.name_form(form), partial(self.open_editor, Target(form=form)))
        self.new.setMenu(menu)
        self.said = WrappedLabel()
        self.undo = make_form_button(self.tr("Undo"), self._restore)
        self.undo.hide()
        self.column.addWidget(make_quiet(about))
        self.column.addLayout(self._list)
        self.column.addLayout(make_row(None, self.new, STRETCH, self.said, self.undo, spacing=10))
        self.column.addLayout(self._place)
        self.column.addStretch(1)

    def show_targets(self, facts: Sequence[TargetFacts]) -> None:
        for card in self.cards:
            self._list.removeWidget(card)
            card.hide()
            card.deleteLater()
        self.cards = [TargetCard(self.theme, one, self._clock.now()) for one in facts]
        for card in self.cards:
            card.change_wanted.connect(self._change)
            card.remove_wanted.connect(self._remove)
            card.retry_wanted.connect(self.retry_wanted)
            card.drop_wanted.connect(self.drop_wanted)
            self._list.addWidget(card)

    def _find(self, target_id: int) -> Target:
        return next(card.facts.target for card in self.cards if card.facts.target.id == target_id)

    # --- the editor -------------------------------------------------------------------------------

    def open_editor(self, target: Target) -> None:
        self.close_editor()
        self.editor = TargetEditor(self.theme, target)
        self.editor.try_wanted.connect(self.try_wanted)
        self.editor.save_wanted.connect(self.save_wanted)
        self.editor.discarded.connect(self.close_editor)
        self._place.addWidget(self.editor)
        self.new.setEnabled(False)
        self.editor.name.setFocus()
        self.editor.name.selectAll()
        bring_into_sight(self.editor)

    def close_editor(self) -> None:
        if self.editor is not None:
            self._place.removeWidget(self.editor)
            self.editor.hide()
            self.editor.deleteLater()
            self.editor = None
        self.new.setEnabled(True)

    def show_tried(self, message: Message, is_good: bool) -> None:
        """Unless the answer is to an editor that was closed meanwhile."""
        if self.editor is not None and self.editor.awaits_answer:
            self.editor.show_answer(message, is_good=is_good)

    def _change(self, target_id: int) -> None:
        self.open_editor(self._find(target_id))

    # --- removing ---------------------------------------------------------------------------------

    def _remove(self, target_id: int) -> None:
        self._removed = self._find(target_id)
        self.remove_wanted.emit(self._removed)
        self.said.setText(self.tr("{name} removed").format(name=self._removed.name))
        announce(self, self.said.text())
        self.undo.show()

    def _restore(self) -> None:
        if self._removed is not None:
            self.restore_wanted.emit(self._removed.id)
        self._removed = None
        self.said.setText("")
        self.undo.hide()
