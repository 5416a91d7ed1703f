"""The page command: what could be followed of a web page without a feed. Nothing is kept."""

from __future__ import annotations

import argparse
from typing import Any

from reader.cli.output import complain, iso_time, local_time, say, show
from reader.cli.session import open_session
from reader.engine.polls.refresh import open_client
from reader.errors import ParseError
from reader.model.pages import FoundPage, PageBlock
from reader.parse.worker import GuardedParser, PageWish
from reader.paths import Profile
from reader.services.follow_page import fetch_page, look_at_page
from reader.wording.page_codes import PageCode
from reader.wording.words import in_english


def add_commands(commands: Any) -> None:
    parser = commands.add_parser("page", help="show what could be followed of a web page that has no feed")
    parser.add_argument("url", metavar="URL", help="the page's address")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--select", metavar="CSS", default="", help="try this selector instead of finding one")
    which.add_argument(
        "--like", metavar="TITLE", default="", help="find the block in which this entry stands"
    )
    parser.add_argument("--json", action="store_true", help="print a list of objects, the best block first")
    parser.set_defaults(run=run_page)


def run_page(chosen: argparse.Namespace, profile: Profile) -> int:
    with (
        open_session(profile) as session,
        open_client(session.conn, session.settings, session.clock) as client,
        GuardedParser() as parser,
    ):
        fetched = fetch_page(client, chosen.url)
        found = look_at_page(parser, fetched, PageWish(chosen.select, chosen.like))
    if chosen.json:
        show([_block_object(found, block) for block in found.blocks], as_json=True, columns=())
        if not found.blocks:
            complain(in_english(found.message or PageCode.NO_BLOCK_FOUND()))
        return 0 if found.blocks else ParseError.exit_code
    if not found.blocks:
        raise ParseError(found.message or PageCode.NO_BLOCK_FOUND())
    say(found.title)
    for block in found.blocks:
        _tell_block(block)
    say(f"To follow the first: paperround add --page {found.url}")
    return 0


def _tell_block(block: PageBlock) -> None:
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
            {"title": entry.title, "link": entry.link, "published": iso_time(entry.at)}
            for entry in block.entries
        ],
    }
