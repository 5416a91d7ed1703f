"""Following a page from the add-feed dialog: tries what the owner points at, and says what was chosen in the end.

Main thread only.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QPushButton

from reader.gui.dialogs.subscribe.finder import Finder
from reader.gui.dialogs.subscribe.page_offer import PageOffer
from reader.gui.dialogs.subscribe.subscribe_options import SubscribeOptions
from reader.gui.dialogs.subscribe.subscription import Known
from reader.gui.kit.theme import Theme
from reader.model.fetched import Credentials
from reader.model.found_feeds import Found
from reader.model.messages import Message
from reader.model.pages import FoundPage


class PageFollowing(QObject):
    subscriptions_chosen = Signal(list)
    recipe_chosen = Signal(int, object)
    """Another part of a page that is followed already: its id and a PageRecipe."""

    def __init__(
        self,
        theme: Theme,
        options: SubscribeOptions,
        finder: Finder,
        known: Mapping[str, Known],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._options, self._finder, self._all_known = options, finder, known
        self.offer = PageOffer(theme)
        self.known: Known | None = None
        """The feed that it is already."""
        self._typed = ""
        self._credentials: Credentials | None = None
        self._question = 0
        self.offer.try_wanted.connect(self._try)

    def show_found(self, found: Found, now: float) -> None:
        """A search that found no feed, and perhaps a page."""
        if found.page is None:
            return
        self._typed, self._credentials = found.typed, found.credentials
        self.known = self._all_known.get(found.page.url)
        self._options.name.clear()
        self._options.show_for([found.page.title])
        self.offer.show_page(found.page, self.known.name if self.known else "", now)

    def describe_on(self, button: QPushButton) -> None:
        """What the button does; a page that is followed already needs no options."""
        self._options.setVisible(self.known is None)
        button.setText(self.tr("Follow this part") if self.known else self.tr("Follow page"))
        button.setEnabled(self.offer.recipe() is not None)

    def _try(self, selector: str, pointed_at: str) -> None:
        self._question = self._finder.look(self._typed, self._credentials, selector, pointed_at)

    def take_found(self, question: int, found: Found) -> bool:
        """Whether this was the answer to a try."""
        if question != self._question:
            return False
        self.offer.show_tried(found.page or FoundPage("", "", message=found.message))
        return True

    def take_failed(self, question: int, message: Message) -> bool:
        if question != self._question:
            return False
        self.offer.show_tried(FoundPage("", "", message=message))
        return True

    def choose(self) -> bool:
        """Says what was chosen; False where nothing was."""
        page, recipe = self.offer.page, self.offer.recipe()
        if page is None or recipe is None:
            return False
        if self.known is not None:
            self.recipe_chosen.emit(self.known.id, recipe)
        else:
            login = self._credentials if page.takes_password else None
            self.subscriptions_chosen.emit([self._options.make_page(page, recipe, login)])
        return True
