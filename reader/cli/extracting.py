"""The extract command: the article on a web page, from a file or from the web. Nothing is kept."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from reader.bounded_files import read_up_to
from reader.cli.output import say, show
from reader.cli.session import open_session
from reader.engine.media.side_fetches import is_at_feeds_host, make_page_request
from reader.engine.media.whole_article import read_whole_article
from reader.engine.polls.refresh import open_client
from reader.errors import FetchError, ParseError, UsageError
from reader.html.bounds import MAX_PAGE
from reader.model.fetched import Fetched
from reader.parse.readable.extract import Article, find_article
from reader.paths import Profile
from reader.wording.catalogue import Code

_WEB = ("http://", "https://")


def add_commands(commands: Any) -> None:
    parser = commands.add_parser("extract", help="print the article on a web page, without what surrounds it")
    parser.add_argument("page", metavar="FILE-or-URL", help="a saved page, or an address, which is fetched")
    parser.add_argument(
        "--url", metavar="ADDRESS", default="", help="where a saved page came from, for its links"
    )
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--html", action="store_true", help="print its HTML instead of its text")
    what.add_argument(
        "--json", action="store_true", help="print a list with one object: title, text and html"
    )
    parser.set_defaults(run=run_extract)


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
    with (
        open_session(profile) as session,
        open_client(session.conn, session.settings, session.clock) as client,
    ):

        def ask(address: str) -> Fetched:
            return client.fetch(make_page_request(address, typed_by_owner=is_at_feeds_host(address, url)))

        whole = read_whole_article(ask, url)
    if whole.article is None:
        error = ParseError if whole.is_final else FetchError
        raise error(whole.message or Code.TEXT_NOT_FOUND())
    return whole.article
