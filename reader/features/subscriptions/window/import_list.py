"""The import dialog: a progress bar that can be cancelled, then a report. Main thread only.

Most lists are read before it could be drawn, and it stays away then. It also stays away while the program has no active
window: if that gets the keyboard focus behind a modal dialog, as at a start with a list, Qt may never notice, and
shortcuts are dead though other keys arrive.
"""

from __future__ import annotations

import threading

from PySide6.QtWidgets import QApplication, QPlainTextEdit, QWidget

from reader.features.subscriptions.service.subscription_files import ImportReport
from reader.window.kit.bars import BusyBar, announce
from reader.window.kit.dialog import Dialog, make_heading, make_quiet
from reader.window.kit.humanize import feeds_in_words, number
from reader.window.kit.screens import make_timer
from reader.window.kit.theme import Theme
from reader.window.kit.wording import say

_LATE_MS = 400


class ImportDialog(Dialog):
    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setWindowTitle(self.tr("Import feeds"))
        self.title = make_heading(self.tr("Reading {file}…").format(file=name))
        self.text = make_quiet()
        self.bar = BusyBar()
        self.bar.setAccessibleName(self.tr("Progress"))
        self.left_out = QPlainTextEdit()
        self.left_out.setObjectName("cardText")
        self.left_out.setReadOnly(True)
        self.left_out.setAccessibleName(self.tr("Not imported"))
        self.left_out.hide()
        for part in (self.title, self.bar, self.text, self.left_out):
            self.body.addWidget(part)
        self.body.addStretch(1)
        self.button = self.add_button(self.tr("Cancel"), is_main=False)
        self.button.clicked.connect(self._press)
        self._is_done, self.cancelled = False, threading.Event()
        self._late = make_timer(self, self._open_or_wait, _LATE_MS)
        self.resize(520, 190)

    def open_late(self) -> None:
        """Open as soon as there is something to show: a report, a problem, or work that takes a while."""
        self._late.start()

    def _open_or_wait(self) -> None:
        if QApplication.activeWindow() is None:
            self._late.start()
        else:
            self.open()

    def show_progress(self, done: int, total: int) -> None:
        self.bar.show_progress(done, total)
        words = self.tr("{done} of {total}").format(done=number(done), total=feeds_in_words(total))
        self.text.setText(words)

    def show_report(self, report: ImportReport) -> None:
        """Show the report, or close if all feeds were added: the undo bar says that."""
        if report.added and not report.skipped:
            self._is_done = True
            self._late.stop()
            self.accept()
            return
        self.title.setText(self.tr("Subscribed to {feeds}.").format(feeds=feeds_in_words(report.added)))
        there = self.tr("{feeds} already subscribed.").format(feeds=feeds_in_words(report.already_there))
        lines = [there] if report.already_there else []
        lines += [self.tr("Not imported:")] if report.skipped else []
        self.text.setText("\n".join(lines))
        self.left_out.setPlainText("\n".join(say(line) for line in report.skipped))
        self.left_out.setVisible(bool(report.skipped))
        self._finish()
        if report.skipped:
            self.resize(self.width(), 340)

    def show_problem(self, sentence: str) -> None:
        self.title.setText(self.tr("Nothing was imported."))
        self.text.setText(sentence)
        self._finish()

    def _finish(self) -> None:
        self._is_done = True
        self.bar.hide()
        self.button.setEnabled(True)
        self.button.setText(self.tr("Close"))
        self.button.setDefault(True)
        self.button.setFocus()
        if self._late.isActive():
            self._late.stop()
            self.open()
        announce(self, f"{self.title.text()} {self.text.text()}")

    def _press(self) -> None:
        (self.accept if self._is_done else self.reject)()

    def reject(self) -> None:
        """Cancel the import, and wait for its answer."""
        if self._is_done:
            super().reject()
        else:
            self.button.setEnabled(False)
            self.cancelled.set()
