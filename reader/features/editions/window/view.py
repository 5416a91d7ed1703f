"""The Morning Paper: the pages of an edition, older ones in the menu of its title, its settings in a sheet beside it.

Before the first edition it shows what that would be, and makes it with one button. Main thread only, but for
`PageHolder`.

Pages are set and painted by a renderer. This process sets none: a thread that makes a text document and the main
thread, which ends an object, could each wait for ever for a lock that the other holds, Qt's and Python's.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QLocale, QPoint, QRect, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QHideEvent,
    QImage,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPixmap,
    QResizeEvent,
    QShortcut,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QFileDialog, QFrame, QPushButton, QSizePolicy, QToolButton, QWidget

from reader.core.clock import LocalZone
from reader.core.errors import UsageError
from reader.core.paths import Profile
from reader.core.private_files import write_whole
from reader.core.settings import EPUB, PDF, Settings
from reader.core.translation_file import find_language
from reader.core.words.catalogue import EditionCode
from reader.engine.messages import CancelEdition, EditionMade, EditionMailTried, EditionProgress, MakeEdition
from reader.features.editions.records import Edition, EditionWords, MadeEdition, PaintPage, Rendered, RenderJob
from reader.features.editions.service import describe
from reader.features.editions.store import list_editions
from reader.features.editions.window.form import EditionContext, EditionForm, FirstEdition, FormFacts, read_form
from reader.features.editions.worker.make import FILES_KEPT, Renderer, find_pictures, gather, load_edition, render
from reader.store.db import Connection, get_path
from reader.store.settings import load_settings
from reader.window.article.export import ask_printer
from reader.window.bridge.bridge import Topic
from reader.window.kit.actions import Menu
from reader.window.kit.controls import make_tool
from reader.window.kit.dialog import make_scrolling
from reader.window.kit.fonts import make_font
from reader.window.kit.humanize import LANGUAGE, sentences
from reader.window.kit.layouts import STRETCH, make_column, make_row
from reader.window.kit.screens import make_timer
from reader.window.kit.text import Label, set_tooltip
from reader.window.kit.tokens import PANE_TITLE, SINGLE_PLACE_BELOW
from reader.window.kit.wording import say

_SIDE, _BAR, _REDRAW_MS = 360, 48, 80
_MAKE_KEY = "Ctrl+Return"
AIR, MOST_ROOM = 16, QSize(760, 10_000)
PRINTED_DPI = 600
"""A finer printer gets its pages enlarged: a page of twice the dots takes four times the memory."""
_NOTCH = 120
_KEYS = {
    Qt.Key.Key_PageDown: 1,
    Qt.Key.Key_Space: 1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_PageUp: -1,
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Home: -10_000,
    Qt.Key.Key_End: 10_000,
}


class EditionView(QFrame):
    def __init__(self, context: EditionContext) -> None:
        super().__init__()
        self.setObjectName("sidebar")
        self._context, self._theme = context, context.theme
        self._holder, self._topic, self._form_topic, self._page_topic = PageHolder(), Topic(), Topic(), Topic()
        self.form: EditionForm | None = None
        self.made: MadeEdition | None = None
        self._wanted: int | None = None
        """The older edition that the user opened."""
        self.page_count, self._number = 0, 1
        self._is_making = False
        self._redraw = make_timer(self, self._render, _REDRAW_MS)
        self.page, self.place, self.state = PageView(self._turn, self._redraw.start), Label(), Label(wraps=True)
        self.state.setProperty("secondary", True)
        self.state.setContentsMargins(16, 8, 16, 0)
        self.first = FirstEdition(context.theme, context.change_settings)
        self.first.setFixedWidth(_SIDE)
        self._bar, self.sheet = self._make_bar(), self._make_sheet()
        self._pages = QWidget()
        make_column(self._pages, self.state, (self.page, 1), spacing=0)
        beside = make_row(None, self.first, (self._pages, 1), self.sheet, spacing=0)
        make_column(self, self._bar, (beside, 1), spacing=0)
        self._show_making(False)
        self._wire()
        self._show_parts()

    def _make_bar(self) -> QFrame:
        bar = QFrame()
        bar.setObjectName("paneBar")
        bar.setFixedHeight(_BAR)
        self.title = QToolButton()
        self.title.setFont(make_font(PANE_TITLE))
        self.title.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.title.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.title.setMenu(Menu(self.title))
        set_tooltip(self.title, self.tr("Older editions"))
        self.back, self.on = QPushButton("←"), QPushButton("→")
        self.back.setAccessibleName(self.tr("Previous page"))
        self.on.setAccessibleName(self.tr("Next page"))
        self.read = QPushButton(self.tr("Mark read"))
        self.save_as, self.print = QPushButton(self.tr("Save as…")), QPushButton(self.tr("Print…"))
        self.gear = make_tool(self._theme, "settings", self.tr("Morning Paper settings"))
        self.gear.setCheckable(True)
        turn = (self.back, self.place, self.on)
        buttons = (self.read, self.save_as, self.print, self.gear)
        make_row(bar, self.title, STRETCH, *turn, STRETCH, *buttons, margins=(12, 0, 12, 0), spacing=8)
        return bar

    def _make_sheet(self) -> QFrame:
        """Make the sheet with the settings, and at its foot when the next edition comes."""
        sheet, bar, foot = QFrame(), QFrame(), QFrame()
        sheet.setObjectName("articlePane")
        sheet.setFixedWidth(_SIDE)
        bar.setObjectName("paneBar")
        foot.setObjectName("dialogFoot")
        self.close_sheet = QPushButton(self.tr("Done"))
        title = Label(self.tr("Morning Paper settings"), size=PANE_TITLE)
        make_row(bar, title, STRETCH, self.close_sheet, margins=(20, 8, 12, 8))
        self._area = make_scrolling(QWidget())
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.ahead, self.make_now = Label(tone="secondary", wraps=True), QPushButton()
        set_tooltip(self.make_now, QKeySequence(_MAKE_KEY).toString(QKeySequence.SequenceFormat.NativeText))
        buttons = make_row(None, self.make_now, STRETCH)
        make_column(foot, self.ahead, buttons, margins=(20, 12, 20, 12), spacing=10)
        make_column(sheet, bar, (self._area, 1), foot, spacing=0)
        return sheet

    def _wire(self) -> None:
        for make in (self.make_now, self.first.make_button):
            make.clicked.connect(self._make)
        self.gear.toggled.connect(self._show_parts)
        self.first.settings.clicked.connect(lambda: self.gear.setChecked(True))
        self.close_sheet.clicked.connect(lambda: self.gear.setChecked(False))
        self.back.clicked.connect(lambda: self._turn(-1))
        self.on.clicked.connect(lambda: self._turn(1))
        self.read.clicked.connect(lambda: self._context.mark_read(list(self.made.all_ids) if self.made else []))
        self.print.clicked.connect(self._print)
        self.save_as.clicked.connect(self._save_as)
        keys = {"Esc": self._leave, _MAKE_KEY: self._make, "Ctrl+P": self.print.click, "Ctrl+S": self.save_as.click}
        for key, do in keys.items():
            shortcut = QShortcut(QKeySequence(key), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(do)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the focus to the page, for its keys. As a focus proxy it would keep Tab from everything else."""
        self.page.setFocus(event.reason())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_parts()

    def _show_parts(self, *_: object) -> None:
        """Show the first visit, the pages or the sheet, one at a time in a narrow window."""
        has_sheet, is_first = self.gear.isChecked(), self.made is None
        narrow = self.width() < SINGLE_PLACE_BELOW
        self.sheet.setVisible(has_sheet)
        self.first.setVisible(is_first and not has_sheet)
        self._pages.setVisible(not narrow or not (has_sheet or is_first))
        self._bar.setVisible(not is_first and not (narrow and has_sheet))

    def _leave(self) -> None:
        if self.gear.isChecked():
            self.gear.setChecked(False)
            self.page.setFocus()
        else:
            self._context.leave()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._holder.open()
        self.load()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._topic.renew()
        self._page_topic.renew()
        self._holder.close()

    def load(self) -> None:
        """Read the settings and the editions again, unless they are read when the page is shown."""
        if not self.isVisible():
            return
        self._load_form()
        self._topic.renew()
        self._page_topic.renew()
        holder, now, wanted = self._holder, self._context.clock.now(), self._wanted
        self._context.bridge.bound_to(self).study(
            lambda conn: holder.load(conn, now, wanted), self._show_edition, self._topic, self._show_problem
        )

    def _load_form(self) -> None:
        self._form_topic.renew()
        now = self._context.clock.now()
        self._context.bridge.bound_to(self).study(lambda conn: read_form(conn, now), self._show_form, self._form_topic)

    def settings_changed(self, settings: Settings) -> None:
        if self.isVisible():
            self._load_form()

    def _show_form(self, facts: FormFacts) -> None:
        if self.form is None or self.form.folders != facts.folders:
            self.form = EditionForm(self._context, facts)
            self._area.setWidget(self.form)
        self.form.show_settings(facts.settings)
        self.ahead.setText(sentences(say(sentence) for sentence in facts.ahead))
        self.first.daily.setChecked(facts.settings.editions)
        self.first.ahead.setText(self.ahead.text() if facts.settings.editions else "")

    def _open(self, edition_id: int) -> None:
        self._wanted = edition_id
        self.load()

    def _show_edition(self, found: Shown) -> None:
        before, self.made, self.page_count = self.made, found.made, found.page_count
        self.first.show_preview(found.preview)
        self._show_parts()
        for button in (self.back, self.on, self.read, self.save_as, self.print):
            button.setEnabled(self.made is not None and bool(self.page_count))
        if self.made is None:
            self._number = 1
            self.state.setText(self.tr("Preview of today’s edition") if self.page_count else self.tr("No edition yet"))
            if not self.page_count:
                self.page.show_words(self.tr("Not enough new articles for an edition."))
        else:
            self._number = self._number if before is not None and before.id == self.made.id else 1
            self._show_title(found, self.made)
            if not self.page_count:
                self.page.show_words(say(EditionCode.EDITION_PAGE_GONE()))
        self._render()

    def _show_problem(self, words: str) -> None:
        self.page_count = 0
        self.page.show_words(words)

    def _show_title(self, found: Shown, made: MadeEdition) -> None:
        now, zone, words = self._context.clock.now(), LocalZone(), EditionWords(LANGUAGE, LocalZone(), QLocale().name())
        self.title.setText(words.dateline(made.made_at))
        menu = self.title.menu()
        menu.clear()
        for one in found.editions:
            action = menu.addAction(say(describe(one, now, zone)[0]), partial(self._open, one.id))
            action.setCheckable(True)
            action.setChecked(one.id == made.id)
        self.state.setText(" · ".join(say(one).rstrip(".") for one in describe(made, now, zone)))

    def _render(self) -> None:
        if self.page_count:
            page, room, holder = self._number, self.page.find_room(), self._holder
            self._page_topic.renew()
            self._context.bridge.bound_to(self).study(
                lambda conn: holder.paint(page, room), self.page.show_page, self._page_topic, self.page.show_words
            )
            words = self.tr("{page} of {pages}").format(page=self._number, pages=self.page_count)
            self.place.setText(words)
            self.page.setAccessibleDescription(words)
            self.back.setEnabled(self.made is not None and self._number > 1)
            self.on.setEnabled(self.made is not None and self._number < self.page_count)

    def _turn(self, by: int) -> None:
        self._number = min(max(1, self._number + by), max(1, self.page_count))
        self._render()

    def _save_as(self) -> None:
        kinds = self.tr("Book for e-readers (*.epub);;PDF (*.pdf)")
        name, _ = QFileDialog.getSaveFileName(self, self.tr("Save edition"), "paper.epub", kinds)
        if name:
            self.save_to(Path(name))

    def save_to(self, path: Path) -> None:
        holder, said = self._holder, self.tr("Saved as {file}.").format(file=path.name)
        self._context.bridge.bound_to(self).study(
            lambda conn: holder.save(path), lambda _: self.state.setText(said), None, self.state.setText
        )

    def _print(self) -> None:
        holder = self._holder
        if printer := ask_printer(self):
            self._context.bridge.bound_to(self).study(
                lambda conn: holder.print_on(printer), lambda _: None, None, self.state.setText
            )

    def _make(self) -> None:
        """Ask for an edition, or cancel the one that is being made."""
        if self._is_making:
            self._show_making(False)  # no answer comes for one that was not begun yet
            self.load()
            self._context.send(CancelEdition())
            return
        self._show_making(True)
        self._say(self.tr("Creating…"))
        self._context.send(MakeEdition())

    def _show_making(self, is_making: bool) -> None:
        self._is_making = is_making
        self.make_now.setText(self.tr("Cancel") if is_making else self.tr("Create now"))
        self.first.make_button.setText(self.tr("Cancel") if is_making else self.tr("Create today’s edition"))

    def _say(self, words: str) -> None:
        """Say how far the next one is, on the page too, if there is none yet."""
        self.state.setText(words)
        if not self.page_count:
            self.page.show_words(words)

    def show_note(self, note: EditionProgress | EditionMade | EditionMailTried) -> None:
        """Show what the engine says of an edition."""
        if isinstance(note, EditionProgress):
            self._say(say(note.step))
        elif isinstance(note, EditionMade):
            self._show_made(note)
        elif self.form is not None:
            self.form.show_tried(note)

    def _show_made(self, note: EditionMade) -> None:
        if self._is_making:
            self._wanted = None
        self._show_making(False)
        if note.edition_id is None:
            self._say(say(note.message))
        else:
            self.load()
            if self.form is not None:
                self.form.show_effect()


class Shown(Struct, frozen=True):
    """What there is to show."""

    editions: tuple[MadeEdition, ...] = ()
    """Those that can still be opened, newest first."""
    made: MadeEdition | None = None
    page_count: int = 0
    preview: Edition | None = None
    """Today's edition, if it were made now; only before the first one."""


class PageHolder:
    """An edition, and the renderer that holds its pages while they are shown. `open` and `close` are for the main
    thread, everything else is for the study thread."""

    def __init__(self) -> None:
        self._is_closed = False
        self._made: MadeEdition | None = None
        self._job: RenderJob | None = None
        self._renderer: Renderer | None = None
        self._page_count = 0

    def open(self) -> None:
        """The renderer starts with the next page."""
        self._is_closed = False

    def close(self) -> None:
        """End the renderer."""
        self._is_closed = True
        if self._renderer is not None:
            self._renderer.end()

    def load(self, conn: Connection, now: float, wanted: int | None = None) -> Shown:
        """The edition with this id or else the latest, or before the first one a preview of it."""
        editions = tuple(list_editions(conn, FILES_KEPT))
        made = next((one for one in editions if one.id == wanted), editions[0] if editions else None)
        preview = None
        if made is None or self._made is None or self._made.id != made.id:
            settings = load_settings(conn)
            edition = load_edition(conn, settings, made) if made else gather(conn, settings, now).edition
            preview = None if made or not edition.all_articles else edition
            self._set_pages(Profile(get_path(conn).parent), edition)
        self._made = made
        return Shown(editions, made, self._page_count, preview)

    def _set_pages(self, profile: Profile, edition: Edition) -> None:
        if self._renderer is not None:
            self._renderer.end()
        self._made = self._job = self._renderer = None
        self._page_count = 0
        if edition.all_articles:
            self._job = RenderJob(edition, find_pictures(profile, edition), find_language(profile))
            self._renderer = Renderer(self._job, lambda: self._is_closed)
            self._page_count = _require(self._renderer.render()).page_count

    def paint(self, number: int, room: QSize) -> QImage:
        """Paint a page as large as there is room."""
        if self._renderer is None:
            return QImage()
        return _to_image(self._renderer.paint(PaintPage(number, room.width(), room.height())))

    def save(self, path: Path) -> None:
        """Write it as EPUB or PDF, depending on the name."""
        if self._job is None:
            raise UsageError(EditionCode.EDITION_PAGE_GONE())
        form = PDF if path.suffix.lower() == ".pdf" else EPUB
        made = render(replace(self._job, forms=(form,)))
        if form not in made:
            raise UsageError(EditionCode.EDITION_RENDER_FAILED())
        write_whole(path, made[form])

    def print_on(self, printer: QPrinter) -> None:
        """Print all pages, each as large as the paper allows."""
        if self._job is None:
            return
        renderer = Renderer(self._job)  # of its own, as the page may be closed meanwhile
        printer.setFullPage(True)
        painter = QPainter(printer)
        room = QSize(printer.width(), printer.height())
        dots = room * min(1.0, PRINTED_DPI / printer.resolution())
        try:
            for number in range(1, self._page_count + 1):
                if number > 1:
                    printer.newPage()
                page = PaintPage(number, dots.width(), dots.height(), is_grey=True)
                image = _to_image(renderer.paint(page), QImage.Format.Format_Grayscale8)
                size = image.size().scaled(room, Qt.AspectRatioMode.KeepAspectRatio)
                place = QRect(QPoint((room.width() - size.width()) // 2, (room.height() - size.height()) // 2), size)
                painter.drawImage(place, image)
        finally:
            painter.end()
            renderer.end()


def _require(rendered: Rendered | None) -> Rendered:
    if rendered is None:
        raise UsageError(EditionCode.EDITION_RENDER_FAILED())
    return rendered


def _to_image(painted: Rendered | None, form: QImage.Format = QImage.Format.Format_RGB32) -> QImage:
    page = _require(painted)
    return QImage(page.pixels, page.width, page.height, len(page.pixels) // max(page.height, 1), form).copy()


class PageView(Label):
    """A page, white in every theme, or words if there is none; keys and the wheel turn it."""

    def __init__(self, turn: Callable[[int], None], redraw: Callable[[], None]) -> None:
        """`turn` gets the number of pages to turn by; `redraw` is called when there is other room."""
        super().__init__(tone="quiet", wraps=True)
        self._turn, self._redraw = turn, redraw
        self._turned = 0
        """What the wheel was turned of the next notch."""
        self.setObjectName("paperPage")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.setMinimumSize(QSize(220, 260))
        self.setMargin(AIR)
        self.setAccessibleName(self.tr("Edition page"))

    def find_room(self) -> QSize:
        """The room for a page in physical pixels."""
        return (self.size() - QSize(2 * AIR, 2 * AIR)).boundedTo(MOST_ROOM) * self.devicePixelRatioF()

    def show_words(self, words: str) -> None:
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setText(words)

    def show_page(self, image: QImage) -> None:
        painter = QPainter(image)
        painter.setPen(QColor("#cfccc5"))
        painter.drawRect(image.rect().adjusted(0, 0, -1, -1))
        painter.end()
        image.setDevicePixelRatio(self.devicePixelRatioF())
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.setPixmap(QPixmap.fromImage(image))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._redraw()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if (by := _KEYS.get(Qt.Key(event.key()))) is None:
            super().keyPressEvent(event)
        else:
            self._turn(by)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn a page for each notch; touchpads report one in many small steps."""
        self._turned += event.angleDelta().y()
        pages = int(self._turned / _NOTCH)
        self._turned -= pages * _NOTCH
        if pages:
            self._turn(-pages)
