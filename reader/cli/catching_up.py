"""Commands for who has been away or has too much: what happened meanwhile, and which feeds are seldom opened."""

from __future__ import annotations

import argparse
from typing import Any

from reader.cli.arguments import parse_days
from reader.cli.output import Row, count_things, iso_time, say, show
from reader.cli.session import Session, in_session
from reader.clock import show_at
from reader.engine.content.content_reader import read_everything
from reader.insights.seldom import SeldomFeed, read_seldom
from reader.services.away import DAY_S, Happened, Span, read_absence, read_happened
from reader.wording.entry_names import name_row


def add_commands(commands: Any) -> None:
    away = commands.add_parser("away", help="what happened while you were away, by story and by feed")
    away.add_argument("--days", type=parse_days, metavar="N", help="in the last N days instead")
    seldom = commands.add_parser("seldom", help="feeds that bring much and that you seldom open")
    for parser, run in ((away, run_away), (seldom, run_seldom)):
        parser.add_argument("--json", action="store_true", help="print a list of objects")
        parser.set_defaults(run=run)


@in_session
def run_away(session: Session, chosen: argparse.Namespace) -> None:
    read_everything(session.conn)
    since = session.now - chosen.days * DAY_S if chosen.days else None
    span = Span(since, session.now) if since is not None else read_absence(session.conn, session.now)
    if span is None:
        say("You have not been away for five days or more lately; --days 7 tells of the last week.")
        return
    happened = read_happened(session.conn, span)
    if chosen.json:
        show([_as_object(happened)], as_json=True, columns=())
        return
    first, last = show_at(span.since_at), show_at(span.until_at)
    told = f"; stories that several told: {len(happened.stories)}" if happened.stories else ""
    say(
        f"{first:%d %B} to {last:%d %B}: {count_things(happened.posts, 'article')} from "
        f"{count_things(len(happened.feeds), 'feed')}{told}."
    )
    for story in happened.stories:
        say(f"{story.lead.id}  {name_row(story.lead)}  ({', '.join(story.feeds)})")
    for feed in happened.feeds:
        say(f"\n{feed.name}, {feed.count}")
        for row in feed.newest:
            say(f"  {row.id}  {name_row(row)}")


@in_session
def run_seldom(session: Session, chosen: argparse.Namespace) -> None:
    facts = read_seldom(session.conn, session.now)
    if not facts.is_known:
        say("Not known yet: Paperround has not noted enough of what you open.")
        return
    rows = [_seldom_object(one) for one in facts.feeds]
    show(
        rows,
        as_json=chosen.json,
        columns=("what", "name", "url"),
        empty="You read of every feed now and then.",
    )
    if rows and not chosen.json:
        say("paperround remove URL unsubscribes; paperround add URL undoes it.")


def _seldom_object(one: SeldomFeed) -> Row:
    return {
        "what": f"opened {one.opened} of {one.posts} in {one.days} days, {one.fetch_share:.0%} of fetches",
        "name": one.feed.name,
        "url": one.feed.url,
        "id": one.feed.id,
        "posts": one.posts,
        "opened": one.opened,
        "days": one.days,
        "fetch_share": round(one.fetch_share, 4),
    }


def _as_object(happened: Happened) -> Row:
    return {
        "since": iso_time(happened.span.since_at),
        "until": iso_time(happened.span.until_at),
        "articles": happened.posts,
        "stories": [
            {
                "title": name_row(story.lead),
                "id": story.lead.id,
                "ids": list(story.ids),
                "feeds": list(story.feeds),
            }
            for story in happened.stories
        ],
        "feeds": [
            {
                "name": feed.name,
                "id": feed.feed_id,
                "articles": feed.count,
                "newest": [{"id": row.id, "title": name_row(row)} for row in feed.newest],
            }
            for feed in happened.feeds
        ],
    }
