"""Controller of the status bar: keeps its sentence true by the engine's notes, by the store until one comes.

Main thread only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal

from reader.gui.shell.frame.status_bar import Doing, StatusBar, StatusFacts

if TYPE_CHECKING:
    from reader.engine.messages import Fetching, Status

_ROUND_OVER_MS = 1_500
_REPORT_MS = 10_000
_ROUND_LOST_MS = 40_000
"""One poll takes 30 s at most: a round that says nothing for longer is over."""


class StatusControl(QObject):
    facts_changed = Signal(object)

    def __init__(self, bar: StatusBar) -> None:
        super().__init__(bar)
        self._bar = bar
        self._facts = StatusFacts()
        self._round: Fetching | None = None
        self._heard = False
        self._end = QTimer(self, singleShot=True)
        self._end.timeout.connect(self.end_round)
        self._report = ""
        self._report_over = QTimer(self, singleShot=True, interval=_REPORT_MS)
        self._report_over.timeout.connect(self._forget_report)

    def show_stored(self, facts: StatusFacts) -> None:
        """What the store knows: good until the engine speaks, which knows more."""
        if not self._heard:
            self._facts = facts
            self._show()

    def show_status(self, status: Status) -> None:
        self._heard = True
        self._facts = make_facts(status)
        self._show()

    def show_round(self, note: Fetching) -> None:
        self._round = note
        self._end.start(_ROUND_OVER_MS if note.done >= note.total else _ROUND_LOST_MS)
        self._show()

    def show_report(self, words: str) -> None:
        """What became of a poll that the owner wanted; for a while."""
        self._report = words
        self._report_over.start()
        self._show()

    def _forget_report(self) -> None:
        self._report = ""
        self._show()

    def end_round(self) -> None:
        self._round = None
        self._end.stop()
        self._show()

    def _show(self) -> None:
        shown = replace(self._facts, report=self._report)
        if self._round is not None:
            note = self._round
            shown = replace(shown, doing=Doing.FETCHING, done=note.done, total=note.total, feed=note.name)
        self._bar.show_facts(shown)
        self.facts_changed.emit(self._facts)


def make_facts(status: Status) -> StatusFacts:
    doing = Doing.WAITING
    if status.is_paused:
        doing = Doing.PAUSED
    elif status.is_offline:
        doing = Doing.OFFLINE
    elif status.held_back:
        doing = Doing.HELD_BACK
    return StatusFacts(
        doing=doing,
        next_poll_at=status.next_at,
        fetches_today=status.used,
        budget=status.budget,
        bytes_today=status.wire_bytes,
        held_back=status.held_back,
        asked_for=status.asked_for,
        line=status.line,
    )
