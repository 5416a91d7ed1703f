"""The controller of the article view: shows an entry, with the feed's text or the full text. Main thread only."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QObject, QUrl, Signal
from PySide6.QtGui import QDesktopServices

from reader.html.addresses import OUTSIDE
from reader.window.article import queries
from reader.window.article.browser import Place
from reader.window.article.picture_loader import ImageSource
from reader.window.article.record import FullText, PictureChoice
from reader.window.article.view import ArticleView
from reader.window.bridge.bridge import Bridge, Changes, Topic
from reader.window.list.rows import Marks, marked
from reader.window.pictures.decode import PictureRule


class ArticleControl(QObject):
    text_changed = Signal(bool)
    """True if the full text is shown now, in place of what the feed sent."""
    page_wanted = Signal(int)
    """The page of this entry is to be fetched."""

    def __init__(self, bridge: Bridge, view: ArticleView, images: ImageSource | None) -> None:
        super().__init__(view)
        self._bridge = bridge.bound_to(self)
        self._view = view
        self._images = images
        self._topic = Topic()
        self._asked: int | None = None
        """The entry that is shown or being read from the store."""
        self._resumed: tuple[int, Place] | None = None
        self._chosen: dict[int, FullText] = {}
        """The text that the user last chose, by entry."""
        self.current: queries.Shown | None = None
        self.can_fetch = False
        """True if there is an engine that could fetch a page."""
        self._is_online = True
        self._state, self._message = FullText.NOT_ASKED, ""
        self.article_shown, self.article_closed = view.article_shown, view.article_closed
        view.headline.button.clicked.connect(self.toggle_full_text)
        view.pictures_allowed.connect(self._note_picture_choice)
        bridge.changed.connect(self._on_changed)
        bridge.marks_set.connect(self.note_marks)

    def _on_changed(self, changes: Changes) -> None:
        if changes & (Changes.FEEDS | Changes.DOWNLOADS):
            self.refresh()

    def open(self, entry_id: int | None) -> None:
        """Show this entry, or nothing. The old one stays until it is there; an open one is left as it is."""
        if entry_id is not None and entry_id == self._asked:
            return
        self._topic.renew()
        self._asked = entry_id
        if entry_id is None:
            self.current = None
            self._view.clear()
            return
        self._bridge.read(queries.article_operation(entry_id), self._show, self._topic)

    def resume(self, entry_id: int, place: Place) -> None:
        """Show this entry where the user left it, once it is opened."""
        self._resumed = (entry_id, place)

    def refresh(self) -> None:
        """Draw names or tags that changed, at the same place."""
        if self.current is not None and self.current.row.id == self._asked:
            self._bridge.read(queries.article_operation(self._asked), self._show_changed, self._topic)

    def _show_changed(self, shown: queries.Shown) -> None:
        shown = self._with_chapter(shown)
        if self.current is not None and shown.article != self.current.article:
            self._set_shown(shown)
            self._draw()

    def _with_chapter(self, shown: queries.Shown) -> queries.Shown:
        """Add the chapter that plays, which the store does not know, to the entry from the store."""
        heard, sound = self.current.article.sound if self.current else None, shown.article.sound
        if heard is None or sound is None:
            return shown
        return replace(shown, article=replace(shown.article, sound=replace(sound, chapter=heard.chapter)))

    def _set_shown(self, shown: queries.Shown) -> None:
        self.current = shown
        if self._images is not None:
            self._images.expect(shown.row.feed_id, shown.picture_urls)

    def _show(self, shown: queries.Shown) -> None:
        self._set_shown(shown)
        chosen = self._chosen.get(shown.row.id)
        state = queries.first_state(self._texts(), self.can_fetch) if chosen is None else chosen
        resumed, self._resumed = self._resumed, None
        at = resumed[1] if resumed is not None and resumed[0] == shown.row.id else None
        self._enter(state, at=at)

    def set_network_state(self, is_online: bool) -> None:
        """Show a prefetched full text as soon as the network is lost."""
        is_lost, self._is_online = self._is_online and not is_online, is_online
        if is_lost and self.current is not None and self.current.row.id not in self._chosen:
            state = queries.first_state(self._texts(), self.can_fetch)
            if state is not self._state and state is not FullText.FETCHING:
                self._enter(state)

    def _texts(self) -> queries.Texts:
        assert self.current is not None
        return self.current.texts(self._is_online)

    def toggle_full_text(self) -> None:
        """Show the full text in place of the feed's, or back."""
        if self.current is not None and self.can_fetch:
            state = queries.next_state(self._texts(), self._state)
            if state is not self._state:
                if state is not FullText.FETCHING:
                    self._chosen[self.current.row.id] = state
                self._enter(state)

    def on_page(self, entry_id: int, message: str = "") -> None:
        """Show the page that was fetched, or `message`, why it could not be."""
        if self.current is not None and self.current.row.id == self._asked == entry_id:
            self._bridge.read(
                queries.article_operation(entry_id), lambda shown: self._show_page(shown, message), self._topic
            )

    def _show_page(self, shown: queries.Shown, message: str) -> None:
        self._set_shown(self._with_chapter(shown))
        self._enter(FullText.NONE_FOUND if message else queries.stored_state(self._texts()), message)

    def _enter(self, state: FullText, message: str = "", at: Place | None = None) -> None:
        assert self.current is not None
        self._state, self._message = state, message
        self.text_changed.emit(state is FullText.SHOWN)
        self._draw(at)
        if state is FullText.FETCHING:
            self.page_wanted.emit(self.current.row.id)

    def _draw(self, at: Place | None = None) -> None:
        assert self.current is not None
        # Without a picture source no bar must ask.
        shows = self.current.pictures is PictureRule.SHOW or self._images is None
        asks = self.current.pictures is PictureRule.ASK
        self._view.mentions_pictures = self.current.mentions_pictures and self._images is not None
        article = queries.make_article(self._texts(), self._state, self._message)
        self._view.show_article(article, shows, asks, at)

    def _note_picture_choice(self, entry_id: int, choice: str) -> None:
        """Remember the choice for when this article is drawn again."""
        if self.current is not None:
            rules = {PictureChoice.ONCE: self.current.pictures, PictureChoice.WHEN_ASKED: PictureRule.ASK}
            rule = rules.get(PictureChoice(choice), PictureRule.SHOW)
            self.current = replace(self.current, pictures=rule, mentions_pictures=False)

    def show_chapter(self, entry_id: int, number: int | None) -> None:
        if self.current is None or self.current.row.id != entry_id or self.current.article.sound is None:
            return
        article, sound = self.current.article, replace(self.current.article.sound, chapter=number)
        if sound != article.sound:
            self.current = replace(self.current, article=replace(article, sound=sound))
            self._draw()

    def note_marks(self, ids: list[int], read: bool | None, starred: bool | None) -> None:
        """Note marks of the open entry, which may have left the list."""
        if self.current is not None and self.current.row.id in ids:
            self.current = replace(self.current, row=marked(self.current.row, Marks(read, starred)))

    def set_serif(self, serif: bool) -> None:
        self._view.set_text_choice(replace(self._view.text_choice, serif=serif, family=""))


def open_outside(link: str) -> bool:
    """Open a link in a browser or mail program; a feed may start nothing else."""
    url = QUrl(link)
    return url.scheme() in OUTSIDE and QDesktopServices.openUrl(url)
