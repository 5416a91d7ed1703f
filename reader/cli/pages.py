"""Commands about web pages: extract prints an article, page what could be followed. Nothing is kept."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from reader.cli.arguments import add_command
from reader.cli.output import complain, iso_time, local_time, say, show
from reader.cli.session import open_session
from reader.engine.refresh import open_client
from reader.engine.side_fetches import is_at_feeds_host, make_page_request, read_whole_article
from reader.errors import FetchError, ParseError, UsageError
from reader.html.elements import MAX_PAGE
from reader.model.fetched import Fetched
from reader.model.pages import FoundPage, PageBlock
from reader.parse.readable.extract import Article, find_article
from reader.parse.worker import GuardedParser, PageWish
from reader.paths import Profile
from reader.private_files import read_up_to
from reader.services.find_feeds import FeedSearch
from reader.wording.catalogue import Code, PageCode
from reader.wording.words import in_english

_WEB = ("http://", "https://")


def add_commands(commands: Any) -> None:
    _add_extract(commands)
    _add_page(commands)


def _add_extract(commands: Any) -> None:
    parser = add_command(commands, "extract", run_extract, "print the article on a web page, without what surrounds it")
    parser.add_argument("page", metavar="FILE-or-URL", help="a saved page, or an address, which is fetched")
    parser.add_argument("--url", metavar="ADDRESS", default="", help="where a saved page came from, for its links")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--html", action="store_true", help="print its HTML instead of its text")
    what.add_argument("--json", action="store_true", help="print a list with one object: title, text and html")


def run_extract(chosen: argparse.Namespace, profile: Profile) -> int:
    if chosen.page.lower().startswith(_WEB):
        article, url = _fetch(chosen.page, profile), chosen.page
    else:
        article, url = _read(Path(chosen.page), chosen.url), chosen.url
    if chosen.json:
        one = {"title": article.title, "text": article.text, "html": article.html, "url": url}
        show([one], as_json=True, columns=())
    else:
        body = article.html if chosen.html else article.text
        say(f"{article.title}\n\n{body}")
    return 0


def _read(path: Path, url: str) -> Article:
    try:
        page = read_up_to(path, MAX_PAGE)
    except OSError as error:
        raise UsageError(f"The file {path.name} cannot be read ({error.strerror}); check its name.") from None
    article = find_article(page, url)
    if article is None:
        raise ParseError(Code.TEXT_NOT_FOUND())
    return article


def _fetch(url: str, profile: Profile) -> Article:
    with open_session(profile) as session, open_client(session.conn, session.settings, session.clock) as client:

        def ask(address: str) -> Fetched:
            return client.fetch(make_page_request(address, typed_by_user=is_at_feeds_host(address, url)))

        whole = read_whole_article(ask, url)
    if whole.article is None:
        error = ParseError if whole.is_final else FetchError
        raise error(whole.message or Code.TEXT_NOT_FOUND())
    return whole.article


def _add_page(commands: Any) -> None:
    parser = add_command(commands, "page", run_page, "show what could be followed of a web page that has no feed")
    parser.add_argument("url", metavar="URL", help="the page's address")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--select", metavar="CSS", default="", help="try this selector instead of finding one")
    which.add_argument("--like", metavar="TITLE", default="", help="find the block in which this entry stands")
    parser.add_argument("--json", action="store_true", help="print a list of objects, the best block first")


def run_page(chosen: argparse.Namespace, profile: Profile) -> int:
    with (
        open_session(profile) as session,
        open_client(session.conn, session.settings, session.clock) as client,
        GuardedParser() as parser,
    ):
        search = FeedSearch(client, parser)
        found = search.examine(chosen.url, search.fetch_page(chosen.url), PageWish(chosen.select, chosen.like))
    if chosen.json:
        show([_block_object(found, block) for block in found.blocks], as_json=True, columns=())
        if not found.blocks:
            complain(in_english(found.message or PageCode.NO_BLOCK_FOUND()))
        return 0 if found.blocks else ParseError.exit_code
    if not found.blocks:
        raise ParseError(found.message or PageCode.NO_BLOCK_FOUND())
    say(found.title)
    for block in found.blocks:
        _print_block(block)
    say(f"To follow the first: paperround add --page {found.url}")
    return 0


def _print_block(block: PageBlock) -> None:
    say(f"\n{block.count} entries, --select {block.selector!r}")
    for entry in block.entries:
        say(f"  {local_time(entry.at)[:10]:<10}  {entry.title}")


def _block_object(found: FoundPage, block: PageBlock) -> dict[str, Any]:
    return {
        "page": found.url,
        "title": found.title,
        "selector": block.selector,
        "count": block.count,
        "entries": [
            {"title": entry.title, "link": entry.link, "published": iso_time(entry.at)} for entry in block.entries
        ],
    }
