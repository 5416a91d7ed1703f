"""Commands for web pages: extract prints an article, page shows what could be followed. Neither stores anything."""

from __future__ import annotations

from pathlib import Path

from reader.cli.commands import Answer, Chosen, Commands, Session, either, flag, open_session, value
from reader.cli.output import at, complain, local_time, pick
from reader.core.errors import FetchError, ParseError, UsageError
from reader.core.paths import Profile
from reader.core.private_files import read_up_to
from reader.core.records.fetched import Fetched
from reader.core.words.catalogue import Code, PageCode
from reader.core.words.words import in_english
from reader.engine.polls import open_client
from reader.engine.side_fetches import is_at_feeds_host, make_page_request, read_whole_article
from reader.features.subscriptions.service.find_feeds import FeedSearch
from reader.html.tokenizer import MAX_PAGE
from reader.parse.readable.extract import Article, find_article
from reader.parse.worker import GuardedParser, PageWish

_WEB = ("http://", "https://")


COMMANDS = Commands()


@COMMANDS.add(
    "extract",
    "print the article of a web page, without the rest of the page",
    value("page", "FILE-or-URL", "saved page, or address to load"),
    value("--url", "ADDRESS", "original address of a saved page, for its links", default=""),
    either(
        flag("--html", "print HTML instead of text"),
        flag("--json", "print a list with one object: title, text and html"),
    ),
    with_store=False,
)
def run_extract(profile: Profile, chosen: Chosen) -> Answer:
    if chosen.page.lower().startswith(_WEB):
        article, url = _fetch(chosen.page, profile), chosen.page
    else:
        article, url = _read(Path(chosen.page), chosen.url), chosen.url
    body = article.html if chosen.html else article.text
    return Answer([pick(article, "title text html") | {"url": url}], [f"{article.title}\n\n{body}"])


def _read(path: Path, url: str) -> Article:
    try:
        page = read_up_to(path, MAX_PAGE)
    except OSError as error:
        raise UsageError(f"Can't read {path.name}: {error.strerror}. Check the name.") from None
    article = find_article(page, url)
    if article is None:
        raise ParseError(Code.TEXT_NOT_FOUND())
    return article


def _fetch(url: str, profile: Profile) -> Article:
    with open_session(profile) as session, open_client(session.conn, session.settings, session.clock) as client:
        lies_inside = True  # the first page may, the others where it did

        def ask(address: str) -> Fetched:
            nonlocal lies_inside
            may_be = lies_inside and is_at_feeds_host(address, url)
            fetched = client.fetch(make_page_request(address, typed_by_user=may_be))
            lies_inside = lies_inside and fetched.is_inside
            return fetched

        whole = read_whole_article(ask, url)
    if whole.article is None:
        error = ParseError if whole.is_final else FetchError
        raise error(whole.message or Code.TEXT_NOT_FOUND())
    return whole.article


@COMMANDS.add(
    "page",
    "show what you could follow on a web page without a feed",
    value("url", "URL", "address of the page"),
    either(
        value("--select", "CSS", "try this CSS selector instead of finding one", default=""),
        value("--like", "TITLE", "find the list that contains this title", default=""),
    ),
    json="print a list of objects, best match first",
)
def run_page(session: Session, chosen: Chosen) -> Answer:
    with open_client(session.conn, session.settings, session.clock) as client, GuardedParser() as parser:
        search = FeedSearch(client, parser)
        found = search.examine(chosen.url, search.fetch_page(chosen.url), PageWish(chosen.select, chosen.like))
    if not found.blocks:
        complain(in_english(found.message or PageCode.NO_BLOCK_FOUND()))
        return Answer(code=ParseError.exit_code)
    lines = [found.title]
    for block in found.blocks:
        lines.append(f"\n{block.count} articles, --select {block.selector!r}")
        lines += [f"  {local_time(entry.at)[:10]:<10}  {entry.title}" for entry in block.entries]
    lines.append(f"To follow the first one: paperround add --page {found.url}")
    rows = [
        {
            "page": found.url,
            "title": found.title,
            **pick(block, "selector count"),
            "articles": [{"title": one.title, "link": one.link, "published": at(one.at)} for one in block.entries],
        }
        for block in found.blocks
    ]
    return Answer(rows, lines)
