"""Choice of an entry's text: what the feed sent, or the article on the page behind it. Pure."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from reader.gui.article.record import Article, FullText


class Texts(Struct, frozen=True):
    """What is known of an entry's texts."""

    article: Article
    """With the feed's own text."""
    page: str | None = None
    """None where the page was not fetched yet."""
    is_usual: bool = False
    """The owner wants whole articles of this feed without asking."""
    is_unasked: bool = False
    """The page is here because it was got ready for hours without a line."""
    has_line: bool = True


def first_state(texts: Texts, can_fetch: bool) -> FullText:
    """How a post is shown when it is opened. FETCHING means that the page must be asked for.

    A page that is stored was asked for once: whoever comes back to the post wants to see it again.
    """
    if texts.is_unasked and not texts.is_usual and texts.has_line:
        return FullText.NOT_ASKED  # its own text first, as ever; the key shows the other at once
    if texts.page is not None and (texts.page or texts.is_usual):
        return stored_state(texts)
    if not texts.is_usual or not texts.article.link:
        return FullText.NOT_ASKED
    return FullText.FETCHING if can_fetch else FullText.NOT_ASKED


def next_state(texts: Texts, now_shown: FullText) -> FullText:
    """What the owner's key leads to."""
    if now_shown is FullText.SHOWN:
        return FullText.NOT_ASKED
    if now_shown is FullText.FETCHING or not texts.article.link:
        return now_shown
    return FullText.SHOWN if texts.page else FullText.FETCHING


def stored_state(texts: Texts) -> FullText:
    """Once the page was fetched."""
    return FullText.SHOWN if texts.page else FullText.NONE_FOUND


def make_article(texts: Texts, state: FullText, message: str = "") -> Article:
    article = replace(texts.article, full_text=state, full_text_message=message)
    if state is FullText.SHOWN and texts.page is not None:
        return replace(article, html=texts.page)
    return article
