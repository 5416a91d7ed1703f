"""The strip under the search field: how many were found, where to search, the language's help, what was not understood.

Main thread only.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QMenu, QToolButton

from reader.gui.kit.actions import ActionButton, Actions
from reader.gui.kit.bars import announce
from reader.gui.kit.humanize import number, sentences
from reader.gui.kit.layouts import STRETCH, make_column, make_row
from reader.gui.kit.text import Label, set_tooltip
from reader.gui.kit.wording import say
from reader.model.messages import Message


class SearchStrip(QFrame):
    everywhere_chosen = Signal(bool)
    """Whether to search in all entries, not only in this place."""
    form_chosen = Signal(str)
    """An example of the language, to be typed into the field."""

    def __init__(self, actions: Actions) -> None:
        super().__init__()
        self.setObjectName("paneBar")
        self.found, self.problem = Label(), Label()
        self.found.setProperty("quiet", True)
        self.problem.setProperty("secondary", True)
        self.problem.setWordWrap(True)
        self.problem.hide()
        self.everywhere = self._make_scope_button()
        self.save = ActionButton(actions["save_search"])
        self.save.show_words()
        self.help = self._make_help_button()
        line = make_row(None, self.found, STRETCH, self.everywhere, self.save, self.help, spacing=2)
        make_column(self, line, self.problem, margins=(14, 3, 8, 5), spacing=2)
        self.hide()

    def _make_scope_button(self) -> QToolButton:
        button = QToolButton()
        button.setText(self.tr("Everywhere"))
        set_tooltip(button, self.tr("Search in all posts, not only in this place"))
        button.setCheckable(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(self.everywhere_chosen)
        return button

    def _make_help_button(self) -> QToolButton:
        button = QToolButton()
        button.setText("?")
        button.setAccessibleName(self.tr("What can be typed here"))
        set_tooltip(button, self.tr("What can be typed here (Alt+Down)"))
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        menu = QMenu(button)
        for form, meaning in self.list_forms():
            menu.addAction(f"{form}\t{meaning}").triggered.connect(partial(self._choose_form, form))
        button.setMenu(menu)
        return button

    def list_forms(self) -> list[tuple[str, str]]:
        """Examples of the language with what they mean; each means what it says in every language."""
        return [
            (self.tr("night ferry"), self.tr("both words, anywhere")),
            (self.tr('"night ferry"'), self.tr("exactly this phrase")),
            (self.tr("ferry OR boat"), self.tr("one of them")),
            (self.tr("ferry -night"), self.tr("without a word")),
            (self.tr("(ferry OR boat) night"), self.tr("brackets hold together")),
            (self.tr("title:ferry"), self.tr("in the title; also author: and text:")),
            (self.tr('feed:"Harbour Gazette"'), self.tr("of this feed")),
            (self.tr("folder:News"), self.tr("in this folder")),
            (self.tr("tag:later"), self.tr("with this tag")),
            (self.tr("is:unread"), self.tr("also is:read, is:starred")),
            (self.tr("after:7d"), self.tr("of the last seven days")),
            (self.tr("before:2026-03"), self.tr("before a day, month or year")),
        ]

    def _choose_form(self, form: str) -> None:
        self.form_chosen.emit(form)

    def open(self, has_scope: bool) -> None:
        """`has_scope`: this place holds only a part of all entries, so that there is a choice where to search."""
        self.everywhere.setVisible(has_scope)
        self.show_found(None)
        self.show()

    def show_help(self) -> None:
        self.help.showMenu()

    def show_found(self, count: int | None, is_cut: bool = False, problems: Sequence[Message] = ()) -> None:
        """How many posts fit, of which there may be more; None while nothing is searched for."""
        self.save.set_wanted(count is not None)
        self.problem.setText(sentences(say(problem) for problem in problems))
        self.problem.setVisible(bool(problems))
        if count is None:
            self.found.setText("")
            return
        words = self.tr("1 hit") if count == 1 else self.tr("{n} hits", n=count).format(n=number(count))
        if is_cut:
            words = self.tr("the latest {n} hits", n=count).format(n=number(count))
        self.found.setText(words)
        announce(self.found, " ".join((words, self.problem.text())).strip())
