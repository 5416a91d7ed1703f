"""Commands about what is prefetched and held, what happened meanwhile, and which feeds are seldom opened."""

from __future__ import annotations

import argparse
import json
from typing import Any

from msgspec.structs import asdict

from reader.cli.arguments import add_command, parse_days
from reader.cli.output import Row, count_things, iso_time, local_time, say, say_size, show
from reader.cli.session import Session, in_session
from reader.clock import LocalZone, show_at
from reader.engine.content_reader import read_everything
from reader.engine.prefetch import PrefetchTools, prefetch
from reader.engine.refresh import open_client
from reader.engine.side_fetches import SideTools
from reader.fetch.client import never
from reader.insights.feeds import SeldomFeed, read_seldom
from reader.insights.overview import PrefetchReport, read_prefetched
from reader.model.prefetched import Need, PrefetchedFor, PrefetchSummary
from reader.services.away import DAY_S, CatchUp, Span, read_absence, read_catch_up
from reader.services.marks import HeldState, release_held, settle_held
from reader.store.pictures import PictureCache
from reader.wording.entry_names import name_row


def add_commands(commands: Any) -> None:
    _add_offline_and_hold(commands)
    _add_away_and_seldom(commands)


def _add_offline_and_hold(commands: Any) -> None:
    ready = add_command(commands, "ready", run_offline, "which posts are here for hours offline")
    ready.add_argument("--now", action="store_true", help="fetch what you will probably open, now")
    ready.add_argument("--json", action="store_true", help="print one object")
    calm = add_command(commands, "calm", run_hold, "how many new posts wait for the next paper")
    calm.add_argument("--lift", action="store_true", help="show what waits")
    calm.add_argument("--json", action="store_true", help="print one object")


@in_session
def run_offline(session: Session, chosen: argparse.Namespace) -> None:
    zone = LocalZone()
    if chosen.now:
        with open_client(session.conn, session.settings, session.clock) as client:
            cache = PictureCache(session.profile.pictures)
            side = SideTools(session.conn, client, session.clock, zone, cache, never)
            got = prefetch(PrefetchTools(side), Need(session.now, PrefetchedFor.ASKED))
        if not chosen.json:
            say(f"{count_things(got.entries, 'post')} got ready, {say_size(got.wire_bytes)}.")
    report = read_prefetched(session.conn, session.now, zone)
    if chosen.json:
        say(json.dumps(make_object(report), ensure_ascii=False, indent=1))
        return
    for line in describe_prefetched(report):
        say(line)


def make_object(report: PrefetchReport) -> dict[str, Any]:
    need = report.next_need
    return {
        "amount": report.amount,
        "next": None if need is None else {"at": iso_time(need.at), "for": need.cause.value, "share": need.share},
        "bytes_today": report.bytes_today,
        "stretches_without_a_line": report.offline_times,
        "got_ready": [asdict(one) | {"for_at": iso_time(one.for_at)} for one in report.before],
    }


def describe_prefetched(report: PrefetchReport) -> list[str]:
    lines = [describe_summary(report.latest)] if report.latest else ["No post was got ready for the next hours."]
    need = report.next_need
    if report.amount == "off":
        lines.append("Nothing is got ready by itself: the setting ready is off.")
    elif need is None:
        lines.append("No hours offline are known yet; posts are got ready once they are.")
    elif need.cause is PrefetchedFor.NO_NETWORK:
        lines.append(f"You are usually offline at {local_time(need.at)}, on {need.share:.0%} of such days.")
    else:
        lines.append(f"You usually read at {local_time(need.at)}.")
    return lines


def describe_summary(one: PrefetchSummary) -> str:
    with_pictures = " with pictures" if one.with_pictures else ""
    here = "is" if one.entries == 1 else "are"
    size = say_size(one.wire_bytes)
    words = f"{count_things(one.entries, 'post')}{with_pictures} {here} here for {local_time(one.for_at)}, {size}."
    return f"{words} {one.missing} could not be had whole." if one.missing else words


@in_session
def run_hold(session: Session, chosen: argparse.Namespace) -> None:
    shown = release_held(session.conn, session.now) if chosen.lift else 0
    state = settle_held(session.conn, session.now, LocalZone())
    if chosen.json:
        until = None if state is None or state.until_at is None else iso_time(state.until_at)
        waiting = 0 if state is None else state.waiting
        say(json.dumps({"calm": state is not None, "waiting": waiting, "until": until, "shown": shown}))
        return
    if shown:
        say(f"{count_things(shown, 'post')} that waited: now in the lists.")
    say(describe_held(state))


def describe_held(state: HeldState | None) -> str:
    if state is None or state.until_at is None:
        return "Days are not calm: new posts are listed as they come. `paperround settings calm yes` changes that."
    wait = "waits" if state.waiting == 1 else "wait"
    return f"{count_things(state.waiting, 'post')} {wait} for the paper at {local_time(state.until_at)}."


def _add_away_and_seldom(commands: Any) -> None:
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
    catch_up = read_catch_up(session.conn, span)
    if chosen.json:
        show([_as_object(catch_up)], as_json=True, columns=())
        return
    first, last = show_at(span.since_at), show_at(span.until_at)
    words = f"; stories that several told: {len(catch_up.stories)}" if catch_up.stories else ""
    say(
        f"{first:%d %B} to {last:%d %B}: {count_things(catch_up.posts, 'article')} from "
        f"{count_things(len(catch_up.feeds), 'feed')}{words}."
    )
    for story in catch_up.stories:
        say(f"{story.lead.id}  {name_row(story.lead)}  ({', '.join(story.feeds)})")
    for feed in catch_up.feeds:
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
    show(rows, as_json=chosen.json, columns=("what", "name", "url"), empty="You read of every feed now and then.")
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


def _as_object(catch_up: CatchUp) -> Row:
    return {
        "since": iso_time(catch_up.span.since_at),
        "until": iso_time(catch_up.span.until_at),
        "articles": catch_up.posts,
        "stories": [
            {"title": name_row(story.lead), "id": story.lead.id, "ids": list(story.ids), "feeds": list(story.feeds)}
            for story in catch_up.stories
        ],
        "feeds": [
            {
                "name": feed.name,
                "id": feed.feed_id,
                "articles": feed.count,
                "newest": [{"id": row.id, "title": name_row(row)} for row in feed.newest],
            }
            for feed in catch_up.feeds
        ],
    }
