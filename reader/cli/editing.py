"""The edit command: what the owner decides about one feed."""

from __future__ import annotations

import argparse
from typing import Any

from msgspec.structs import replace

import reader.store.feeds.feeds as feed_rows
from reader.cli.arguments import parse_span
from reader.cli.output import say, show
from reader.cli.session import Session, get_feed, in_session
from reader.cli.subscriptions import COLUMNS, feed_object
from reader.engine.process.single_instance.handover import FEEDS, hand_over
from reader.errors import UsageError
from reader.model.pages import PageKind
from reader.model.stored import Feed, FeedStatus, Weight
from reader.parse.page_feed.selectors import check_selector
from reader.store.db import transaction
from reader.store.entries.expire import expire_feed
from reader.store.feeds.feed_state import set_status
from reader.store.feeds.folders import make_folder_path, split_path
from reader.youtube_feeds import choose_films, find_channel

SHORTEST_INTERVAL_S, LONGEST_INTERVAL_S = 600, 31 * 86_400
LONGEST_TERM_DAYS = 3_650


def add_commands(commands: Any) -> None:
    parser = commands.add_parser(
        "edit", help="rename a feed, move it to a folder, pause it, let its articles expire"
    )
    parser.add_argument("feed", metavar="URL", help="a feed's address, id or name")
    parser.add_argument("--name", metavar="TEXT", help="show it under this name; empty for the publisher's")
    parser.add_argument("--folder", metavar="PATH", help="move it there; empty for the top")
    pause = parser.add_mutually_exclusive_group()
    pause.add_argument("--pause", action="store_true", help="visit it no more until it is resumed")
    pause.add_argument("--resume", action="store_true", help="visit it again, also if it was set aside")
    parser.add_argument("--weight", choices=[str(weight) for weight in Weight], help="how much it matters")
    parser.add_argument("--every", metavar="TIME", help="poll it every 2h; plan: by its worth")
    yes_no = argparse.BooleanOptionalAction
    parser.add_argument("--alert", action=yes_no, default=None, help="its posts are wanted at once")
    parser.add_argument("--when-opened", action=yes_no, default=None, help="poll it whenever it is opened")
    parser.add_argument(
        "--in-unread", action=yes_no, default=None, help="whether it is in Unread and in counts"
    )
    parser.add_argument("--expire", metavar="TIME", help="its unread articles count as read after 3d; never")
    parser.add_argument(
        "--shorts", action=yes_no, default=None, help="of a channel on YouTube: Shorts and live, too"
    )
    parser.add_argument(
        "--select", metavar="CSS", help="of a followed page: its entries, or the part that counts"
    )
    parser.set_defaults(run=run_edit)


@in_session
def run_edit(session: Session, chosen: argparse.Namespace) -> None:
    feed = get_feed(session, chosen.feed)
    with transaction(session.conn):  # a mistake in one option changes nothing
        if chosen.name is not None:
            feed_rows.rename_feed(session.conn, feed.id, chosen.name)
        if chosen.folder is not None:
            folder_id = make_folder_path(session.conn, split_path(chosen.folder))
            feed_rows.move_feed(session.conn, feed.id, folder_id)
        if chosen.shorts is not None:
            _choose_films(session, feed, films_alone=not chosen.shorts)
        if chosen.pause or chosen.resume:
            _pause(session, feed, chosen.pause)
        _set_wishes(session, feed, chosen)
    hand_over(session.profile, {"do": FEEDS})
    show([feed_object(session, feed_rows.get_feed(session.conn, feed.id))], as_json=False, columns=COLUMNS)


def _set_wishes(session: Session, feed: Feed, chosen: argparse.Namespace) -> None:
    """How the plan should treat it; what was not said stays."""
    said: dict[str, Any] = {"alert": chosen.alert, "poll_when_opened": chosen.when_opened}
    said |= {"out_of_unread": None if chosen.in_unread is None else not chosen.in_unread}
    said = {name: value for name, value in said.items() if value is not None}
    if chosen.weight:
        said["weight"] = Weight(chosen.weight)
    if chosen.select is not None:
        said["page_selector"] = _selector(feed, chosen.select)
    if chosen.every:
        said["interval_s"] = None if chosen.every == "plan" else _interval(chosen.every)
    if chosen.expire:
        said["expire_days"] = None if chosen.expire == "never" else _days(chosen.expire)
    if said:
        choices = feed_rows.get_feed(session.conn, feed.id).choices
        feed_rows.set_choices(session.conn, feed.id, replace(choices, **said))
    if said.get("expire_days"):
        expired = expire_feed(session.conn, feed.id, said["expire_days"], session.now)
        say(f"{len(expired.ids)} articles were that old and count as read now.")


def _choose_films(session: Session, feed: Feed, *, films_alone: bool) -> None:
    if not find_channel(feed.url, feed.publisher.site_url):
        raise UsageError("This is no channel on YouTube.")
    url = choose_films(feed.url, feed.publisher.site_url, films_alone=films_alone)
    if url != feed.url:
        feed_rows.change_address(session.conn, feed.id, url)


def _selector(feed: Feed, selector: str) -> str:
    if not feed.choices.page_kind:
        raise UsageError("Only a page that is followed without a feed has a selector.")
    if selector or feed.choices.page_kind is PageKind.ENTRIES:
        check_selector(selector)
    return selector


def _days(text: str) -> int:
    days = round(parse_span(text) / 86_400)
    if not 1 <= days <= LONGEST_TERM_DAYS:
        raise UsageError("A term must lie between 1 and 3650 days, such as 3d; never ends it.")
    return days


def _interval(text: str) -> int:
    seconds = int(parse_span(text))
    if not SHORTEST_INTERVAL_S <= seconds <= LONGEST_INTERVAL_S:
        raise UsageError("An interval must lie between 10 minutes and 31 days.")
    return seconds


def _pause(session: Session, feed: Feed, pause: bool) -> None:
    """Resuming also forgives what went wrong before: the owner wants it tried."""
    choices = feed_rows.get_feed(session.conn, feed.id).choices
    feed_rows.set_choices(session.conn, feed.id, replace(choices, paused=pause))
    if not pause:
        set_status(session.conn, feed.id, FeedStatus.ACTIVE)
