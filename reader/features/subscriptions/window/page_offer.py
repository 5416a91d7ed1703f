"""The offer of the add-feed dialog to follow a page that has no feed. Main thread only."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QLineEdit, QRadioButton, QWidget

from reader.core.records.fetched import Found, LatestPost
from reader.core.records.pages import FoundPage, PageBlock, PageKind, PageRecipe
from reader.features.subscriptions.window.found_feeds import LatestPosts, ScrolledRows
from reader.window.kit.controls import INDICATOR, Choice, make_form_button, mirror, write_elided
from reader.window.kit.dialog import make_heading, make_quiet
from reader.window.kit.fonts import make_font
from reader.window.kit.humanize import joined, posts
from reader.window.kit.layouts import STRETCH, make_column, make_row
from reader.window.kit.theme import Theme
from reader.window.kit.tokens import INTERFACE, RADIUS_ROW, SMALL
from reader.window.kit.wording import say

_ROW = 52
_SIDE, _TEXT = 12, 38


class PageRow(QRadioButton):
    """Something that could be followed on a page."""

    def __init__(self, theme: Theme, words: str, about: str, value: PageBlock) -> None:
        super().__init__()
        self._theme, self._words, self._about, self.value = theme, words, about, value
        self.setFixedHeight(_ROW)
        self.setAccessibleName(joined((words, about)))
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(320, _ROW)

    def hitButton(self, position: QPoint) -> bool:
        return self.rect().contains(position)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.isChecked() or self.underMouse():
            ink = "accent_soft" if self.isChecked() else "hover"
            self._theme.paint_row(painter, QRectF(self.rect()), RADIUS_ROW, ink, self.isChecked())
        box = QRectF(mirror(self, QRect(_SIDE, 11, INDICATOR, INDICATOR))).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(self._theme.ink("accent" if self.isChecked() else "field"), 1.2))
        painter.setBrush(self._theme.ink("accent" if self.isChecked() else "bg_raised"))
        painter.drawEllipse(box)
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.ink("on_accent"))
            painter.drawEllipse(box.center(), 3.0, 3.0)
        room = self.width() - _TEXT - _SIDE
        painter.setFont(make_font(INTERFACE, semibold=True))
        write_elided(painter, self, QRect(_TEXT, 7, room, 20), self._words, self._theme.ink("text"))
        painter.setFont(make_font(SMALL))
        quiet = self._theme.ink("text_2" if self.isChecked() else "text_3")
        write_elided(painter, self, QRect(_TEXT, 27, room, 18), self._about, quiet)


_CHANGES = PageBlock("", 0, ())
"""The value of the row "What changes on this page"."""


class PageOffer(QWidget):
    """What can be followed on a page, what it would bring, and ways to correct it."""

    def __init__(self, theme: Theme, try_out: Callable[[str, str], object], on_chosen: Callable[[], object]) -> None:
        """`try_out` gets a selector, or the words of a link that the user points at, to be tried on the page."""
        super().__init__()
        self._theme, self._try_out, self._on_chosen = theme, try_out, on_chosen
        self.page: FoundPage | None = None
        self._now = 0.0
        self._title = make_heading("")
        self._title.setWordWrap(True)
        self._words = make_quiet()
        self.rows: list[PageRow] = []
        """What could be followed."""
        self._area = ScrolledRows()
        self._head = make_heading(self.tr("Latest articles"))
        self.latest = LatestPosts()
        self.excerpt, self.problem = make_quiet(), make_quiet()
        self.links = Choice(theme, self.tr("Pick an article on the page"))
        self.links.activated.connect(self._point)
        self.selector = QLineEdit()
        self.selector.setAccessibleName(self.tr("CSS selector"))
        self.selector.setPlaceholderText(self.tr("CSS selector"))
        self.try_ = make_form_button(self.tr("Test connection"), self.try_selector)
        correct = make_row(None, self.links, (self.selector, 1), self.try_, spacing=8)
        make_column(
            self,
            *(self._title, self._words, self._area, correct, self.problem),
            *(self._head, self.latest, self.excerpt, STRETCH),
            spacing=8,
        )

    def show_page(self, page: FoundPage, known_as: str, now: float) -> None:
        """Show a page without a feed. Of one that is followed already, another part can be chosen."""
        self.page, self._now = page, now
        if known_as:
            words = self.tr("You already follow {name}. Choose what counts as an article from now on.")
            self._title.setText(self.tr("Followed page"))
            self._words.setText(words.format(name=known_as))
        else:
            self._title.setText(self.tr("No feed found at this address."))
            self._words.setText(self.tr("You can follow the page itself. Choose what counts as an article."))
        self.links.clear_options()
        self.links.add(self.tr("Pick an article on the page…"), "")
        for text in page.links:
            self.links.add(text, text)
        self.links.setVisible(bool(page.links))
        self._show_problem("")
        self._show_rows(page)

    def show_tried(self, found: Found) -> None:
        """Put the block that was found on top, or say why there is none."""
        blocks = found.page.blocks if found.page else ()
        if self.page is None or not blocks:
            self._show_problem(say(found.message))
            return
        self._show_problem("")
        known = [block for block in self.page.blocks if block.selector != blocks[0].selector]
        self.page = replace(self.page, blocks=(blocks[0], *known))
        self._show_rows(self.page)

    def _show_rows(self, page: FoundPage) -> None:
        """List what could be followed; the first is chosen."""
        self.rows = []
        for block in page.blocks:
            titles = " · ".join(entry.title for entry in block.entries[:3])
            self.rows.append(PageRow(self._theme, titles, f"{posts(block.count)} · {block.selector}", block))
        if page.excerpt:
            changes = self.tr("Each change becomes an article that shows what’s different.")
            self.rows.append(PageRow(self._theme, self.tr("Changes on this page"), changes, _CHANGES))
        group = QButtonGroup(self._area.put_rows(self.rows, _ROW))
        for row in self.rows:
            group.addButton(row)
            row.toggled.connect(partial(self._show_chosen, row.value))
        if self.rows:
            self.rows[0].setChecked(True)

    def _show_chosen(self, block: PageBlock, is_chosen: bool) -> None:
        if not is_chosen:
            return
        is_changes = block is _CHANGES
        self.selector.setText(block.selector)
        self.selector.setCursorPosition(0)
        for part in (self.links, self.selector, self.try_):
            part.setEnabled(not is_changes)
        self.latest.show_posts([LatestPost(entry.title, entry.at) for entry in block.entries], self._now)
        self.latest.setVisible(not is_changes)
        self._head.setText(self.tr("Current text") if is_changes else self.tr("Latest articles"))
        self.excerpt.setText(self.page.excerpt if is_changes and self.page else "")
        self.excerpt.setVisible(is_changes)
        self._on_chosen()

    def _show_problem(self, words: str) -> None:
        self.problem.setText(words)
        self.problem.setVisible(bool(words))

    def recipe(self) -> PageRecipe | None:
        block = next((row.value for row in self.rows if row.isChecked()), None)
        if block is None:
            return None
        return PageRecipe(PageKind.CHANGES) if block is _CHANGES else PageRecipe(PageKind.ENTRIES, block.selector)

    def try_selector(self) -> None:
        if selector := self.selector.text().strip():
            self._try_out(selector, "")

    def is_tried(self) -> bool:
        """Whether the selector in the field is the chosen one."""
        recipe = self.recipe()
        return recipe is None or self.selector.text().strip() == recipe.selector

    def _point(self) -> None:
        if text := self.links.value():
            self._try_out("", text)
