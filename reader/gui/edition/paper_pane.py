"""The latest paper, page by page: turned, saved, printed, marked read. Main thread; pages are set on the study one."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtGui import QImage, QKeySequence, QShortcut
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QFileDialog, QFrame, QPushButton

from reader.clock import LocalZone
from reader.gui.bridge.bridge import Topic
from reader.gui.edition.context import EditionContext
from reader.gui.edition.page_view import PageView
from reader.gui.edition.queries import PaperFacts, PaperHolder
from reader.gui.edition.state import describe
from reader.gui.kit.layouts import STRETCH, make_column, make_row
from reader.gui.kit.text import Label
from reader.gui.kit.wording import say

_BAR, _REDRAW_MS = 48, 80


class PaperPane(QFrame):
    def __init__(self, context: EditionContext) -> None:
        super().__init__()
        self.setObjectName("sidebar")
        self._context = context
        self._holder, self._topic, self._page_topic = PaperHolder(), Topic(), Topic()
        self.facts: PaperFacts | None = None
        self._number = 1
        self.page, self.state, self.place = PageView(context.theme), Label(), Label()
        self.back, self.on = QPushButton("←"), QPushButton("→")
        self.read = QPushButton(self.tr("Mark read"))
        self.save_as, self.print = QPushButton(self.tr("Save as…")), QPushButton(self.tr("Print…"))
        self.turn = QPushButton(self.tr("Settings"))
        self._lay_out()
        self._wire()

    def _lay_out(self) -> None:
        self.back.setAccessibleName(self.tr("Page back"))
        self.on.setAccessibleName(self.tr("Next page"))
        self.state.setWordWrap(True)
        self.state.setProperty("secondary", True)
        self.state.setContentsMargins(16, 8, 16, 0)
        bar = QFrame()
        bar.setObjectName("paneBar")
        bar.setFixedHeight(_BAR)
        buttons = (self.read, self.save_as, self.print, self.turn)
        make_row(bar, self.back, self.place, self.on, STRETCH, *buttons, margins=(16, 0, 16, 0), spacing=8)
        make_column(self, bar, self.state, (self.page, 1), spacing=0)

    def _wire(self) -> None:
        self._redraw = QTimer(self, singleShot=True, interval=_REDRAW_MS)
        self._redraw.timeout.connect(self._render)
        self.back.clicked.connect(lambda: self._turn(-1))
        self.on.clicked.connect(lambda: self._turn(1))
        self.page.turned.connect(self._turn)
        self.page.resized.connect(self._redraw.start)
        self.read.clicked.connect(self._mark_read)
        self.save_as.clicked.connect(self._save_as)
        self.print.clicked.connect(self._print)
        for key, do in (("Ctrl+P", self._print), ("Ctrl+S", self._save_as)):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(shortcut.context().WidgetWithChildrenShortcut)
            shortcut.activated.connect(do)

    def load(self) -> None:
        self._topic.renew()
        self._page_topic.renew()
        self._context.bridge.bound_to(self).study(self._holder.load, self._show_paper, self._topic)

    def _show_paper(self, facts: PaperFacts | None) -> None:
        is_new = facts is not None and (self.facts is None or self.facts.made.id != facts.made.id)
        self.facts = facts
        self._number = 1 if is_new else self._number
        for button in (self.back, self.on, self.read, self.save_as, self.print):
            button.setEnabled(facts is not None)
        if facts is None:
            self.place.setText("")
            self.state.setText(self.tr("No paper yet"))
            self.page.show_words(
                self.tr("No paper was made yet. “Make one now” makes one of what is unread.")
            )
            return
        told = describe(facts.made, self._context.clock.now(), LocalZone())
        self.state.setText(" · ".join(say(one).rstrip(".") for one in told))
        self._render()

    def _render(self) -> None:
        if self.facts is None:
            return
        number, room, holder = self._number, self.page.page_size(), self._holder
        self._page_topic.renew()
        self._context.bridge.bound_to(self).study(
            lambda conn: holder.render(number, room), self._show_page, self._page_topic
        )

    def _show_page(self, image: QImage) -> None:
        if self.facts is None:
            return
        words = self.tr("{page} of {pages}").format(page=self._number, pages=self.facts.page_count)
        self.place.setText(words)
        self.back.setEnabled(self._number > 1)
        self.on.setEnabled(self._number < self.facts.page_count)
        self.page.show_page(image, words)

    def _turn(self, by: int) -> None:
        if self.facts is not None:
            self._number = min(max(1, self._number + by), self.facts.page_count)
            self._render()

    def _mark_read(self) -> None:
        if self.facts is not None:
            made = self.facts.made
            self._context.mark_read([*made.entry_ids, *made.short_ids])

    def _save_as(self) -> None:
        if self.facts is None:
            return
        kinds = self.tr("Book for e-readers (*.epub);;PDF (*.pdf)")
        name, _ = QFileDialog.getSaveFileName(self, self.tr("Save the paper"), "paper.epub", kinds)
        if name:
            self.save_to(Path(name))

    def save_to(self, path: Path) -> None:
        holder, said = self._holder, self.tr("Saved as {file}.").format(file=path.name)
        self._context.bridge.bound_to(self).study(
            lambda conn: holder.save(conn, path), lambda _: self.state.setText(said), None, self.state.setText
        )

    def _print(self) -> None:
        if self.facts is None:
            return
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        dialog = QPrintDialog(printer, self)
        if dialog.exec() == QPrintDialog.DialogCode.Accepted:
            holder = self._holder
            self._context.bridge.bound_to(self).study(lambda conn: holder.print_on(printer), lambda _: None)
