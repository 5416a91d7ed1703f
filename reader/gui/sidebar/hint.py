"""Overlap hint at the foot of the sidebar: a subscription that brings what another brings anyway. Main thread.

One at a time and without hurry: the owner drops it, or keeps both and never hears of it again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from reader.gui.kit.flow_layout import FlowLayout
from reader.gui.kit.layouts import make_column
from reader.gui.kit.text import WrappedLabel, set_tooltip
from reader.model.stored import Feed
from reader.model.stories import Overlap


class OverlapHint(QFrame):
    unsubscribe_wanted = Signal(int, str)
    """Id and name of the feed that can go."""
    keep_wanted = Signal(int, int)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("hintCard")
        self._shown: Overlap | None = None
        self._name = ""
        self.words = WrappedLabel("")
        self.words.setWordWrap(True)
        self.drop, self.keep = QPushButton(self.tr("Unsubscribe")), QPushButton(self.tr("Keep both"))
        self.drop.clicked.connect(self._drop)
        self.keep.clicked.connect(self._keep)
        column = make_column(self, self.words, margins=(12, 10, 12, 10), spacing=8)
        buttons = QWidget()
        line = FlowLayout(buttons, 6, line_spacing=6)
        for button in (self.drop, self.keep):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            line.addWidget(button)
        column.addWidget(buttons)
        self.hide()

    def show_overlaps(self, overlaps: Sequence[Overlap], feeds: Sequence[Feed]) -> None:
        """The clearest of them, or nothing."""
        by_id = {feed.id: feed for feed in feeds}
        known = (one for one in overlaps if one.feed_id in by_id and one.inside_id in by_id)
        self._shown = next(known, None)
        self.setVisible(self._shown is not None)
        if self._shown is not None:
            self._say(self._shown, by_id)

    def _say(self, overlap: Overlap, feeds: Mapping[int, Feed]) -> None:
        one, other = feeds[overlap.feed_id], feeds[overlap.inside_id]
        self._name = one.name
        if overlap.is_mutual and one.name == other.name:
            words = self.tr("You have {feed} twice, under two addresses.")
        elif overlap.is_mutual:
            words = self.tr("{feed} brings the same posts as {other}.")
        else:
            words = self.tr("Nearly all that {feed} posts comes with {other}, too.")
        self.words.setText(words.format(feed=one.name, other=other.name))
        set_tooltip(self.words, f"{one.url}\n{other.url}")
        # Where both have one name, only the address tells which of them goes.
        is_twin = one.name == other.name
        named = self.tr("Unsubscribe from {feed}").format(feed=one.url if is_twin else one.name)
        set_tooltip(self.drop, named)
        self.drop.setAccessibleName(named)

    def _drop(self) -> None:
        if self._shown is not None:
            self.unsubscribe_wanted.emit(self._shown.feed_id, self._name)

    def _keep(self) -> None:
        if self._shown is not None:
            self.keep_wanted.emit(self._shown.feed_id, self._shown.inside_id)
