"""A whole article from the web: the page behind a link, the further pages of the same article, or why there is none.

Who asks passes in how a page is fetched: the media fetcher for the window, a client for the terminal.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape

from msgspec import Struct

from reader.fetch.courtesy.host_limits import find_host_key
from reader.model.fetched import Fetched, Outcome, Problem
from reader.model.messages import Message
from reader.parse.readable.extract import Article, find_article
from reader.parse.readable.next_page import find_next_page
from reader.wording.catalogue import Code

MOST_PAGES = 10
_PASSWORD_FIELD = re.compile(rb"<input[^>]{0,300}type\s*=\s*[\"']?password", re.IGNORECASE)
_FORBIDDEN, _PAYMENT = 403, 402


class WholeArticle(Struct, frozen=True):
    article: Article | None
    message: Message | None = None
    """Why there is none; nothing where the page simply holds no article."""
    is_final: bool = True
    """False where the page could not be had: asking again may help."""


def read_whole_article(ask: Callable[[str], Fetched | None], url: str) -> WholeArticle:
    """`ask` fetches a page; None where it was cancelled."""
    parts: list[Article] = []
    following: str | None = url
    while following is not None and len(parts) < MOST_PAGES:
        fetched = ask(following)
        if fetched is None or fetched.outcome is not Outcome.FRESH:
            return _join(parts, following) if parts else _none_had(fetched)
        article = find_article(fetched.body, fetched.final_url, fetched.content_type)
        if article is None and not parts:
            return WholeArticle(None, _why_none(fetched))
        if article is None or any(article.text == part.text for part in parts):
            break
        parts.append(article)
        following = find_next_page(fetched.body, fetched.final_url, fetched.content_type)
    return _join(parts, None)


def _none_had(fetched: Fetched | None) -> WholeArticle:
    if fetched is None:
        return WholeArticle(None, is_final=False)
    host = find_host_key(fetched.request.url).partition(":")[0]
    if fetched.problem is Problem.NEEDS_PASSWORD or fetched.status == _PAYMENT:
        return WholeArticle(None, Code.TEXT_BEHIND_LOGIN(host=host), is_final=False)
    if fetched.status == _FORBIDDEN and fetched.problem is not Problem.CHALLENGE:
        return WholeArticle(None, Code.TEXT_REFUSED(host=host), is_final=False)
    if fetched.problem in (Problem.NOT_FOUND, Problem.GONE):
        return WholeArticle(None, Code.TEXT_GONE(host=host), is_final=False)
    return WholeArticle(None, fetched.message, is_final=False)


def _why_none(fetched: Fetched) -> Message | None:
    if not _PASSWORD_FIELD.search(fetched.body):
        return None
    return Code.TEXT_BEHIND_LOGIN(host=find_host_key(fetched.final_url).partition(":")[0])


def _join(parts: list[Article], missing: str | None) -> WholeArticle:
    """One article of its pages; a link stands where a page is missing."""
    html = "\n".join(part.html for part in parts)
    if missing is not None:
        html += f'\n<p><a href="{escape(missing)}">…</a></p>'
    return WholeArticle(Article(parts[0].title, html, "\n".join(part.text for part in parts)))
