"""The offer of the add-feed dialog to follow a page that has no feed. Main thread only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QLineEdit, QPushButton, QRadioButton, QWidget

from reader.gui.dialogs.finder import Finder, Known
from reader.gui.dialogs.found_feeds import LatestPosts, ScrolledRows
from reader.gui.dialogs.subscribe_options import SubscribeOptions
from reader.gui.kit.controls import INDICATOR, Choice, make_form_button, mirror, write_elided
from reader.gui.kit.dialog import make_heading, make_quiet
from reader.gui.kit.fonts import make_font
from reader.gui.kit.humanize import joined, posts
from reader.gui.kit.layouts import STRETCH, make_column, make_row
from reader.gui.kit.theme import Theme
from reader.gui.kit.tokens import INTERFACE, RADIUS_ROW, SMALL
from reader.gui.kit.wording import say
from reader.model.fetched import Credentials, Found, LatestPost
from reader.model.messages import Message
from reader.model.pages import FoundPage, PageBlock, PageKind, PageRecipe

_ROW = 52
_SIDE, _TEXT = 12, 38


class PageRow(QRadioButton):
    """Something that could be followed on a page."""

    def __init__(self, theme: Theme, words: str, about: str, value: object) -> None:
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
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.ink("accent_soft" if self.isChecked() else "hover"))
            painter.drawRoundedRect(QRectF(self.rect()), RADIUS_ROW, RADIUS_ROW)
        self._paint_circle(painter)
        room = self.width() - _TEXT - _SIDE
        painter.setFont(make_font(INTERFACE, semibold=True))
        write_elided(painter, self, QRect(_TEXT, 7, room, 20), self._words, self._theme.ink("text"))
        painter.setFont(make_font(SMALL))
        quiet = self._theme.ink("text_2" if self.isChecked() else "text_3")
        write_elided(painter, self, QRect(_TEXT, 27, room, 18), self._about, quiet)
        painter.end()

    def _paint_circle(self, painter: QPainter) -> None:
        box = QRectF(mirror(self, QRect(_SIDE, 11, INDICATOR, INDICATOR))).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(self._theme.ink("accent" if self.isChecked() else "field"), 1.2))
        painter.setBrush(self._theme.ink("accent" if self.isChecked() else "bg_raised"))
        painter.drawEllipse(box)
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.ink("on_accent"))
            painter.drawEllipse(box.center(), 3.0, 3.0)


class PageRows(ScrolledRows):
    """What could be followed; the first is chosen."""

    chosen = Signal(object)
    """The value of the chosen row."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.rows: list[PageRow] = []

    def show_rows(self, rows: Sequence[tuple[str, str, object]]) -> None:
        self.rows = [PageRow(self._theme, *row) for row in rows]
        group = QButtonGroup(self.put_rows(self.rows, _ROW))
        for row in self.rows:
            group.addButton(row)
            row.toggled.connect(lambda is_on, value=row.value: self.chosen.emit(value) if is_on else None)
        if self.rows:
            self.rows[0].setChecked(True)

    def value(self) -> object:
        return next((row.value for row in self.rows if row.isChecked()), None)


_CHANGES = PageBlock("", 0, ())
"""The value of the row "What changes on this page"."""


class PageOffer(QWidget):
    """What can be followed on a page, what it would bring, and ways to correct it: a selector, or a link that the user
    points at, is tried by the finder."""

    recipe_changed = Signal()
    subscriptions_chosen = Signal(list)
    recipe_chosen = Signal(int, object)
    """The id of a page that is followed already, and its new PageRecipe."""

    def __init__(self, theme: Theme, options: SubscribeOptions, finder: Finder, known: Mapping[str, Known]) -> None:
        super().__init__()
        self._options, self._finder, self._all_known = options, finder, known
        self.known: Known | None = None
        """The feed of this page, if it is followed already."""
        self._typed = ""
        self._credentials: Credentials | None = None
        self._question = 0
        self.page: FoundPage | None = None
        self._now = 0.0
        self._title = make_heading("")
        self._title.setWordWrap(True)
        self._words = make_quiet()
        self.rows = PageRows(theme)
        self.rows.chosen.connect(self._show_chosen)
        self._head = make_heading(self.tr("Latest posts"))
        self.latest = LatestPosts()
        self.excerpt = make_quiet()
        self.excerpt.setWordWrap(True)
        self.links = Choice(theme, self.tr("Point at a post"))
        self.links.activated.connect(self._point)
        self.selector = QLineEdit()
        self.selector.setAccessibleName(self.tr("CSS selector"))
        self.selector.setPlaceholderText(self.tr("CSS selector"))
        self.try_ = make_form_button(self.tr("Try"), self.try_selector)
        self.problem = make_quiet()
        self.problem.setWordWrap(True)
        correct = make_row(None, self.links, (self.selector, 1), self.try_, spacing=8)
        make_column(
            self,
            *(self._title, self._words, self.rows, correct, self.problem),
            *(self._head, self.latest, self.excerpt, STRETCH),
            spacing=8,
        )

    def show_found(self, found: Found, now: float) -> None:
        """Show a search that found no feed, if it found a page. Of one that is followed already, another part can be
        chosen."""
        page = found.page
        if page is None:
            return
        self._typed, self._credentials = found.typed, found.credentials
        self.page, self._now, self.known = page, now, self._all_known.get(page.url)
        self._options.name.clear()
        self._options.show_for([page.title])
        if self.known:
            words = self.tr("You follow {name} already. Choose what its posts are from now on.")
            self._title.setText(self.tr("A page that you follow"))
            self._words.setText(words.format(name=self.known.name))
        else:
            self._title.setText(self.tr("No feed found at this address."))
            self._words.setText(self.tr("The page itself can be followed. Choose what its posts are."))
        self.links.clear_options()
        self.links.add(self.tr("Point at a post…"), "")
        for text in page.links:
            self.links.add(text, text)
        self.links.setVisible(bool(page.links))
        self._show_problem("")
        self._show_rows(page.blocks)

    def _show_tried(self, page: FoundPage) -> None:
        """Put the block that was found on top, or say why there is none."""
        if self.page is None or not page.blocks:
            self._show_problem(say(page.message))
            return
        self._show_problem("")
        known = [block for block in self.page.blocks if block.selector != page.blocks[0].selector]
        self.page = replace(self.page, blocks=(page.blocks[0], *known))
        self._show_rows(self.page.blocks)

    def _show_rows(self, blocks: tuple[PageBlock, ...]) -> None:
        rows: list[tuple[str, str, object]] = []
        for block in blocks:
            titles = " · ".join(entry.title for entry in block.entries[:3])
            rows.append((titles, f"{posts(block.count)} · {block.selector}", block))
        changes = self.tr("Each change of the text is a post that shows the difference.")
        if self.page is not None and self.page.excerpt:
            rows.append((self.tr("What changes on this page"), changes, _CHANGES))
        self.rows.show_rows(rows)

    def _show_chosen(self, block: PageBlock) -> None:
        is_changes = block is _CHANGES
        self.selector.setText(block.selector)
        self.selector.setCursorPosition(0)
        for part in (self.links, self.selector, self.try_):
            part.setEnabled(not is_changes)
        self.latest.show_posts([LatestPost(entry.title, entry.at) for entry in block.entries], self._now)
        self.latest.setVisible(not is_changes)
        self._head.setText(self.tr("The text as it is now") if is_changes else self.tr("Latest posts"))
        self.excerpt.setText(self.page.excerpt if is_changes and self.page else "")
        self.excerpt.setVisible(is_changes)
        self.recipe_changed.emit()

    def _show_problem(self, words: str) -> None:
        self.problem.setText(words)
        self.problem.setVisible(bool(words))

    def recipe(self) -> PageRecipe | None:
        block = self.rows.value()
        if not isinstance(block, PageBlock):
            return None
        return PageRecipe(PageKind.CHANGES) if block is _CHANGES else PageRecipe(PageKind.ENTRIES, block.selector)

    def try_selector(self) -> None:
        if self.selector.text().strip():
            self.try_out(self.selector.text().strip(), "")

    def is_tried(self) -> bool:
        """Whether the selector in the field is the chosen one."""
        recipe = self.recipe()
        return recipe is None or self.selector.text().strip() == recipe.selector

    def _point(self) -> None:
        if self.links.value():
            self.try_out("", self.links.value())

    def describe_on(self, button: QPushButton) -> None:
        """Name the button, and hide the options if the page is followed already."""
        self._options.setVisible(self.known is None)
        button.setText(self.tr("Follow this part") if self.known else self.tr("Follow page"))
        button.setEnabled(self.recipe() is not None)

    def try_out(self, selector: str, pointed_at: str) -> None:
        """Try a selector, or the words of a link that the user pointed at."""
        self._question = self._finder.find(self._typed, self._credentials, selector, pointed_at)

    def on_found(self, question: int, found: Found) -> bool:
        """Show the answer to a try; False if it was another question's."""
        if question != self._question:
            return False
        self._show_tried(found.page or FoundPage("", "", message=found.message))
        return True

    def on_failed(self, question: int, message: Message) -> bool:
        return self.on_found(question, Found("", message=message))

    def choose(self) -> bool:
        """Emit what was chosen; False if nothing was."""
        page, recipe = self.page, self.recipe()
        if page is None or recipe is None:
            return False
        if self.known is not None:
            self.recipe_chosen.emit(self.known.id, recipe)
        else:
            login = self._credentials if page.takes_password else None
            self.subscriptions_chosen.emit([self._options.make_page(page, recipe, login)])
        return True
