"""Parts of the add-feed dialog: the field, a preview, what to do if nothing was found, and the offer to follow a page
that has no feed. Main thread only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QButtonGroup, QFrame, QGridLayout, QLineEdit, QScrollArea, QWidget

from reader.core.records.fetched import LATEST, Credentials, Found, LatestPost
from reader.core.records.pages import FoundPage, PageBlock, PageKind, PageRecipe
from reader.core.words.catalogue import Code
from reader.window.dialogs.words import short_address
from reader.window.kit.controls import Choice, ElidedLabel, make_form_button
from reader.window.kit.dialog import make_heading, make_quiet, make_rule
from reader.window.kit.humanize import moment, posts
from reader.window.kit.layouts import STRETCH, make_column, make_row
from reader.window.kit.radio_row import RadioRow
from reader.window.kit.text import Label
from reader.window.kit.theme import Theme
from reader.window.kit.wording import say

_SHOWN_ROWS = 3


class ScrolledRows(QScrollArea):
    """Rows of which three are visible; the keyboard walks the rows, which scroll into sight."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("dialogArea")
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def put_rows(self, rows: Sequence[QWidget], height: int) -> QWidget:
        """Show only these rows; return the widget that holds them."""
        holder = QWidget()
        make_column(holder, *rows, STRETCH, spacing=0)
        self.setWidget(holder)
        self.setFixedHeight(height * min(_SHOWN_ROWS, max(1, len(rows))))
        return holder


class AddressField(QLineEdit):
    def __init__(self, theme: Theme, placeholder: str) -> None:
        super().__init__()
        self.setObjectName("addressField")
        self.setAccessibleName(self.tr("Address"))
        self.setPlaceholderText(placeholder)
        icon = QAction(self.tr("Address"), self)
        theme.show_icon(icon, "link", "text_3")
        self.addAction(icon, QLineEdit.ActionPosition.LeadingPosition)


class LatestPosts(QWidget):
    def __init__(self) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(0)
        grid.setColumnMinimumWidth(0, 112)
        grid.setColumnStretch(1, 1)
        self._lines: list[tuple[Label, ElidedLabel, QFrame]] = []
        for row in range(LATEST):
            when, title, rule = Label(tone="secondary"), ElidedLabel(), make_rule()
            for part in (when, title):
                part.setFixedHeight(32)
            grid.addWidget(when, 2 * row, 0)
            grid.addWidget(title, 2 * row, 1)
            grid.addWidget(rule, 2 * row + 1, 0, 1, 2)
            self._lines.append((when, title, rule))

    def show_posts(self, posts: Sequence[LatestPost], now: float) -> None:
        """Show posts, without those that have neither title nor time: a broken document may have some."""
        posts = [post for post in posts if post.title or post.at is not None]
        for number, (when, title, rule) in enumerate(self._lines):
            post = posts[number] if number < len(posts) else None
            when.setText(moment(post.at, now) if post else "")
            title.set_whole(post.title if post else "")
            for part in (when, title, rule):
                part.setVisible(post is not None)


_MOST_TRIED = 8


class NotFound(QWidget):
    """The page that says why no feed was found, what was tried, and offers a way on."""

    def __init__(self, subscribe_anyway: Callable[[], object], follow_page: Callable[[], object]) -> None:
        super().__init__()
        self._title = make_heading("", wraps=True)
        self._reason, self._tried = make_quiet(), make_quiet()
        self._tried.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.anyway = make_form_button(self.tr("Subscribe anyway"), subscribe_anyway)
        self.page = make_form_button(self.tr("Follow changes on this page…"), follow_page)
        self.name, self.password = QLineEdit(), QLineEdit()
        self.password.setEchoMode(QLineEdit.EchoMode.Password)
        for field, words in ((self.name, self.tr("User name")), (self.password, self.tr("Password"))):
            field.setPlaceholderText(words)
            field.setAccessibleName(words)
        self._password_line = QWidget()
        make_row(self._password_line, self.name, self.password)
        make_column(
            self,
            self._title,
            self._reason,
            self._password_line,
            make_row(None, self.anyway, self.page, STRETCH, spacing=8),
            self._tried,
            margins=(0, 4, 0, 0),
            spacing=8,
        )

    def show_found(self, found: Found) -> None:
        is_empty_site = bool(found.tried) and not (found.needs_password or found.may_come_back)
        title = (
            self.tr("No feed found at this address.")
            if is_empty_site
            else self.tr("That didn’t work. Check the address and try again.")
        )
        self._title.setText(self._password_words(found) if found.needs_password else title)
        self._reason.setText(say(found.message))
        self._reason.setVisible(bool(found.message) and not found.needs_password)
        self._password_line.setVisible(found.needs_password)
        tried = ", ".join([short_address(address) for address in dict.fromkeys(found.tried)][:_MOST_TRIED])
        is_listed = tried and not found.may_come_back
        self._tried.setText(self.tr("Tried: {addresses}").format(addresses=tried) if is_listed else "")
        self.anyway.setVisible(found.may_come_back)
        self.page.setVisible(found.page is not None and bool(found.page.excerpt))

    def _password_words(self, found: Found) -> str:
        if found.message is not None and found.message.code == Code.WRONG_PASSWORD.name:
            return self.tr("The user name or password is incorrect.")
        return self.tr("This feed needs a password.")

    def words(self) -> str:
        return f"{self._title.text()} {self._reason.text()}".strip()

    @property
    def wants_password(self) -> bool:
        return not self._password_line.isHidden()

    def read_login(self) -> Credentials | None:
        """What was typed to sign in, if anything."""
        name = self.name.text().strip() if self.wants_password else ""
        return Credentials(name, self.password.text()) if name else None


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
        self._title = make_heading("", wraps=True)
        self._words = make_quiet()
        self.rows: list[RadioRow] = []
        self._area = ScrolledRows()
        self._head = make_heading(self.tr("Latest articles"))
        self.latest = LatestPosts()
        self.excerpt, self.problem = make_quiet(), make_quiet()
        self.links = Choice(theme, self.tr("Pick an article on the page"))
        self.links.activated.connect(self._point)
        self.selector = QLineEdit()
        self.selector.setAccessibleName(self.tr("CSS selector"))
        self.selector.setPlaceholderText(self.tr("CSS selector"))
        self.try_ = make_form_button(self.tr("Try selector"), self.try_selector)
        correct = make_row(None, self.links, (self.selector, 1), self.try_, spacing=8)
        make_column(
            self,
            *(self._title, self._words, self._area, correct, self.problem),
            *(self._head, self.latest, self.excerpt),
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
            self.rows.append(RadioRow(self._theme, titles, f"{posts(block.count)} · {block.selector}", block))
        if page.excerpt:
            changes = self.tr("Each change becomes an article that shows what’s different.")
            self.rows.append(RadioRow(self._theme, self.tr("Changes on this page"), changes, _CHANGES))
        group = QButtonGroup(self._area.put_rows(self.rows, RadioRow.HEIGHT))
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
        recipe = self.recipe()
        return recipe is None or self.selector.text().strip() == recipe.selector

    def _point(self) -> None:
        if text := self.links.value():
            self._try_out("", text)
