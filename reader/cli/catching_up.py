"""Commands about what is prefetched and held, what happened meanwhile, and which feeds are seldom opened."""

from __future__ import annotations

from msgspec.structs import asdict

from reader.cli.arguments import parse_days
from reader.cli.commands import LIST, ONE, Answer, Chosen, Commands, flag, value
from reader.cli.output import Row, at, count_things, local_time, pick, say
from reader.cli.session import Session
from reader.clock import LocalZone, show_at
from reader.engine.content_reader import read_everything
from reader.engine.polls import open_client
from reader.engine.prefetch import PrefetchTools, prefetch
from reader.engine.side_fetches import SideTools
from reader.fetch.client import never
from reader.insights.feeds import SeldomFeed, read_seldom
from reader.insights.overview import PrefetchReport, read_prefetched
from reader.model.prefetched import Need, PrefetchedFor, PrefetchSummary
from reader.services.away import DAY_S, CatchUp, Span, read_absence, read_catch_up
from reader.services.marks import HeldState, release_held, settle_held
from reader.store.pictures import PictureCache
from reader.wording.entry_names import name_row

COMMANDS = Commands()


@COMMANDS.add(
    "ready", "which posts are here for hours offline", flag("--now", "fetch what you will probably open, now"), json=ONE
)
def run_offline(session: Session, chosen: Chosen) -> Answer:
    zone = LocalZone()
    if chosen.now:
        with open_client(session.conn, session.settings, session.clock) as client:
            cache = PictureCache(session.profile.pictures)
            side = SideTools(session.conn, client, session.clock, zone, cache, never)
            got = prefetch(PrefetchTools(side), Need(session.now, PrefetchedFor.ASKED))
        if not chosen.json:
            say(f"{count_things(got.entries, 'post')} got ready, {_megabytes(got.wire_bytes)}.")
    report = read_prefetched(session.conn, session.now, zone)
    return Answer([make_object(report)], describe_prefetched(report))


def make_object(report: PrefetchReport) -> Row:
    need = report.next_need
    return {
        "amount": report.amount,
        "next": need and {"at": at(need.at), "for": need.cause.value, "share": need.share},
        "bytes_today": report.bytes_today,
        "stretches_without_a_line": report.offline_times,
        "got_ready": [asdict(one) | {"for_at": at(one.for_at)} for one in report.before],
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
    size = _megabytes(one.wire_bytes)
    words = f"{count_things(one.entries, 'post')}{with_pictures} {here} here for {local_time(one.for_at)}, {size}."
    return f"{words} {one.missing} could not be had whole." if one.missing else words


def _megabytes(size: int) -> str:
    return f"{size / 1e6:.1f} MB"


@COMMANDS.add("calm", "how many new posts wait for the next paper", flag("--lift", "show what waits"), json=ONE)
def run_hold(session: Session, chosen: Chosen) -> Answer:
    shown = release_held(session.conn, session.now) if chosen.lift else 0
    state = settle_held(session.conn, session.now, LocalZone())
    waiting, until_at = (state.waiting, state.until_at) if state else (0, None)
    row = {"calm": state is not None, "waiting": waiting, "until": at(until_at), "shown": shown}
    said = [f"{count_things(shown, 'post')} that waited: now in the lists."] if shown else []
    return Answer([row], [*said, describe_held(state)])


def describe_held(state: HeldState | None) -> str:
    if state is None or state.until_at is None:
        return "Days are not calm: new posts are listed as they come. `paperround settings digest yes` changes that."
    wait = "waits" if state.waiting == 1 else "wait"
    return f"{count_things(state.waiting, 'post')} {wait} for the paper at {local_time(state.until_at)}."


@COMMANDS.add(
    "away",
    "what happened while you were away, by story and by feed",
    value("--days", "N", "in the last N days instead", type=parse_days),
    json=LIST,
)
def run_away(session: Session, chosen: Chosen) -> Answer:
    read_everything(session.conn)
    since = session.now - chosen.days * DAY_S if chosen.days else None
    span = Span(since, session.now) if since is not None else read_absence(session.conn, session.now)
    if span is None:
        return Answer(lines=["You have not been away for five days or more lately; --days 7 tells of the last week."])
    catch_up = read_catch_up(session.conn, span)
    first, last = show_at(span.since_at), show_at(span.until_at)
    words = f"; stories that several told: {len(catch_up.stories)}" if catch_up.stories else ""
    lines = [
        f"{first:%d %B} to {last:%d %B}: {count_things(catch_up.posts, 'article')} from "
        f"{count_things(len(catch_up.feeds), 'feed')}{words}."
    ]
    lines += [f"{one.lead.id}  {name_row(one.lead)}  ({', '.join(one.feeds)})" for one in catch_up.stories]
    for feed in catch_up.feeds:
        lines += [f"\n{feed.name}, {feed.count}", *(f"  {row.id}  {name_row(row)}" for row in feed.newest)]
    return Answer([_as_object(catch_up)], lines)


@COMMANDS.add("seldom", "feeds that bring much and that you seldom open", columns=("what", "name", "url"))
def run_seldom(session: Session, chosen: Chosen) -> Answer:
    facts = read_seldom(session.conn, session.now)
    if not facts.is_known:
        return Answer(lines=["Not known yet: Paperround has not noted enough of what you open."])
    undo = "paperround remove URL unsubscribes; paperround add URL undoes it."
    said = undo if facts.feeds else "You read of every feed now and then."
    return Answer([_seldom_object(one) for one in facts.feeds], [said])


def _seldom_object(one: SeldomFeed) -> Row:
    return {
        "what": f"opened {one.opened} of {one.posts} in {one.days} days, {one.fetch_share:.0%} of fetches",
        **pick(one.feed, "name url id"),
        **pick(one, "posts opened days"),
        "fetch_share": round(one.fetch_share, 4),
    }


def _as_object(catch_up: CatchUp) -> Row:
    return {
        "since": at(catch_up.span.since_at),
        "until": at(catch_up.span.until_at),
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
