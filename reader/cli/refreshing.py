"""Fetching from the terminal."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable
from typing import Any

import reader.store.feeds as feed_rows
from reader.cli.output import complain, say, show
from reader.cli.session import Session, get_feed, open_session
from reader.clock import LocalZone
from reader.engine.maintenance import keep_up
from reader.engine.reasons import ASKED_IN_TERMINAL
from reader.engine.refresh import index_everything, may_be_asked, may_poll, open_tools, refresh
from reader.engine.update import PollResult
from reader.errors import FetchError
from reader.fetch.host_limits import MANUAL
from reader.model.fetched import Outcome
from reader.model.stored import Feed
from reader.paths import Profile
from reader.progress import Progress


def add_commands(commands: Any) -> None:
    parser = commands.add_parser("refresh", help="fetch what is new")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--all", action="store_true", help="also feeds whose publisher asks for longer pauses")
    which.add_argument(
        "feeds", nargs="*", default=[], metavar="URL", help="only these: addresses, ids or names"
    )
    parser.add_argument("--json", action="store_true", help="print a list of objects")
    parser.set_defaults(run=run_refresh)


def run_refresh(chosen: argparse.Namespace, profile: Profile) -> int:
    with open_session(profile) as session:
        feeds = _choose(session, chosen)
        visits = _visit(session, feeds)
        index_everything(session.conn)
        keep_up(session.conn, profile, session.settings, session.now, LocalZone())
        left_out = len(feed_rows.list_feeds(session.conn)) - len(feeds) if not chosen.feeds else 0
    if chosen.json:
        show([_visit_object(visit) for visit in visits], as_json=True, columns=())
    else:
        _tell(visits, left_out)
    failed = [visit for visit in visits if visit.message]
    return FetchError.exit_code if visits and len(failed) == len(visits) else 0


def _choose(session: Session, chosen: argparse.Namespace) -> list[Feed]:
    """Named feeds are always visited; all of them only as far as owner and publishers allow."""
    if chosen.feeds:
        return [get_feed(session, text) for text in chosen.feeds]
    feeds = feed_rows.list_feeds(session.conn)
    if chosen.all:
        return [feed for feed in feeds if may_be_asked(feed)]
    return [feed for feed in feeds if may_poll(feed, session.now)]


def _visit(session: Session, feeds: list[Feed]) -> list[PollResult]:
    visits = []
    with (
        open_tools(session.conn, session.settings, session.clock, LocalZone()) as tools,
        Progress(len(feeds), "Fetching") as progress,
    ):
        for visit in refresh(tools, feeds, trigger="manual", reason=ASKED_IN_TERMINAL, courtesy=MANUAL):
            visits.append(visit)
            progress.advance(1, f"Fetching · {visit.feed.name[:40]}")
    return visits


def _tell(visits: Iterable[PollResult], left_out: int) -> None:
    counts: Counter[str] = Counter()
    for visit in visits:
        counts["articles"] += len(visit.new_ids)
        counts[visit.fetched.outcome] += 1
        counts["bytes"] += visit.fetched.wire_bytes
        if visit.message:
            complain(f"{visit.feed.name}: {visit.message}")
        if visit.moved_to:
            say(f"{visit.feed.name} has moved to {visit.moved_to}.")
    say(_summary(counts))
    if left_out:
        say(f"{left_out} feeds want no visit yet, are paused or have ended; --all asks all that may be.")


def _summary(counts: Counter[str]) -> str:
    visited = counts[Outcome.FRESH] + counts[Outcome.UNCHANGED] + counts[Outcome.FAILED]
    if not visited:
        return "Nothing to fetch."
    return (
        f"{counts['articles']} new articles from {visited} feeds, {counts[Outcome.UNCHANGED]} unchanged, "
        f"{counts[Outcome.FAILED]} failed, {counts['bytes'] / 1e6:.1f} MB."
    )


def _visit_object(visit: PollResult) -> dict[str, Any]:
    return {
        "feed_id": visit.feed.id,
        "url": visit.feed.url,
        "name": visit.feed.name,
        "outcome": visit.fetched.outcome,
        "status": visit.fetched.status,
        "new": len(visit.new_ids),
        "changed": visit.changed,
        "bytes": visit.fetched.wire_bytes,
        "seconds": round(visit.fetched.elapsed_s, 3),
        "message": visit.message,
        "moved_to": visit.moved_to,
    }
