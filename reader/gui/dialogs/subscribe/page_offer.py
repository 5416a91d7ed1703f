"""The offer to follow a page that names no feed: what repeats on it, what it would bring, and ways to put it right.

Pointing at one of its links, or a CSS selector, is tried by whoever listens; the answer comes back by `show_tried`.
Main thread only.
"""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from reader.gui.dialogs.subscribe.found_feeds import LatestPosts
from reader.gui.dialogs.subscribe.page_rows import PageRows
from reader.gui.kit.controls import Choice, make_form_button
from reader.gui.kit.dialog import make_heading, make_quiet
from reader.gui.kit.humanize import posts
from reader.gui.kit.layouts import STRETCH, make_column, make_row
from reader.gui.kit.theme import Theme
from reader.gui.kit.wording import say
from reader.model.found_feeds import FoundFeed, LatestPost
from reader.model.pages import FoundPage, PageBlock, PageKind, PageRecipe

_CHANGES = PageBlock("", 0, ())
"""Stands for the row of changes."""


class PageOffer(QWidget):
    recipe_changed = Signal()
    try_wanted = Signal(str, str)
    """A selector, or the words of a link that the owner pointed at."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.page: FoundPage | None = None
        self._now = 0.0
        self._title = make_heading("")
        self._title.setWordWrap(True)
        self._words = make_quiet(self.tr("The page itself can be followed. Choose what its posts are."))
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

    # --- showing --------------------------------------------------------------------------------

    def show_page(self, page: FoundPage, known_as: str, now: float) -> None:
        """`known_as`: how it is followed already; then another part can be chosen."""
        self.page, self._now = page, now
        known = self.tr("You follow {name} already. Choose what its posts are from now on.").format(
            name=known_as
        )
        none_found, again = self.tr("No feed found at this address."), self.tr("A page that you follow")
        self._title.setText(again if known_as else none_found)
        self._words.setText(
            known if known_as else self.tr("The page itself can be followed. Choose what its posts are.")
        )
        self.links.clear_options()
        self.links.add(self.tr("Point at a post…"), "")
        for text in page.links:
            self.links.add(text, text)
        self.links.setVisible(bool(page.links))
        self._show_problem("")
        self._show_rows(page.blocks)

    def show_tried(self, page: FoundPage) -> None:
        """What a try came to: its block goes on top, or a sentence says why there is none."""
        if self.page is None or not page.blocks:
            self._show_problem(say(page.message))
            return
        self._show_problem("")
        known = [block for block in self.page.blocks if block.selector != page.blocks[0].selector]
        self.page = replace(self.page, blocks=(page.blocks[0], *known))
        self._show_rows(self.page.blocks)

    def _show_rows(self, blocks: tuple[PageBlock, ...]) -> None:
        rows: list[tuple[str, str, object]] = [
            (" · ".join(entry.title for entry in block.entries[:3]), self._about(block), block)
            for block in blocks
        ]
        changes = self.tr("Each change of the text is a post that shows the difference.")
        if self.page is not None and self.page.excerpt:
            rows.append((self.tr("What changes on this page"), changes, _CHANGES))
        self.rows.show_rows(rows)

    def _about(self, block: PageBlock) -> str:
        return f"{posts(block.count)} · {block.selector}"

    def _show_chosen(self, block: PageBlock) -> None:
        is_changes = block is _CHANGES
        self.selector.setText(block.selector)
        self.selector.setCursorPosition(0)
        for part in (self.links, self.selector, self.try_):
            part.setEnabled(not is_changes)
        posts = tuple(LatestPost(entry.title, entry.at) for entry in block.entries)
        self.latest.show_posts(FoundFeed("", "", latest=posts), self._now)
        self.latest.setVisible(not is_changes)
        self._head.setText(self.tr("The text as it is now") if is_changes else self.tr("Latest posts"))
        self.excerpt.setText(self.page.excerpt if is_changes and self.page else "")
        self.excerpt.setVisible(is_changes)
        self.recipe_changed.emit()

    def _show_problem(self, words: str) -> None:
        self.problem.setText(words)
        self.problem.setVisible(bool(words))

    # --- choosing -------------------------------------------------------------------------------

    def recipe(self) -> PageRecipe | None:
        block = self.rows.value()
        if not isinstance(block, PageBlock):
            return None
        return (
            PageRecipe(PageKind.CHANGES)
            if block is _CHANGES
            else PageRecipe(PageKind.ENTRIES, block.selector)
        )

    def try_selector(self) -> None:
        if self.selector.text().strip():
            self.try_wanted.emit(self.selector.text().strip(), "")

    def is_tried(self) -> bool:
        """Whether the selector in the field is the chosen one."""
        recipe = self.recipe()
        return recipe is None or self.selector.text().strip() == recipe.selector

    def _point(self) -> None:
        if self.links.value():
            self.try_wanted.emit("", self.links.value())
