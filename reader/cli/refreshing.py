"""The refresh command: fetches now, whatever the plan says."""

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
from reader.engine.pollable import is_wanted, may_poll
from reader.engine.refresh import index_everything, open_tools, refresh
from reader.engine.update import PollResult
from reader.errors import FetchError
from reader.fetch.host_limits import MANUAL
from reader.model.fetched import Outcome
from reader.model.reasons import Cause
from reader.model.stored import Feed
from reader.paths import Profile
from reader.progress import Progress
from reader.store.instants import heal_instants
from reader.wording.catalogue import Code
from reader.wording.words import in_english


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
        heal_instants(session.conn, session.now)
        feeds = _choose(session, chosen)
        results = _poll(session, feeds)
        index_everything(session.conn)
        keep_up(session.conn, profile, session.settings, session.now, LocalZone())
        left_out = len(feed_rows.list_feeds(session.conn)) - len(feeds) if not chosen.feeds else 0
    if chosen.json:
        show([_result_object(result) for result in results], as_json=True, columns=())
    else:
        _tell(results, left_out)
    failed = [result for result in results if result.message]
    return FetchError.exit_code if results and len(failed) == len(results) else 0


def _choose(session: Session, chosen: argparse.Namespace) -> list[Feed]:
    """Named feeds are always polled; all of them only as far as owner and publishers allow."""
    if chosen.feeds:
        return [get_feed(session, text) for text in chosen.feeds]
    feeds = feed_rows.list_feeds(session.conn)
    if chosen.all:
        return [feed for feed in feeds if is_wanted(feed)]
    return [feed for feed in feeds if may_poll(feed, session.now)]


def _poll(session: Session, feeds: list[Feed]) -> list[PollResult]:
    results = []
    with (
        open_tools(session.conn, session.settings, session.clock, LocalZone()) as tools,
        Progress(len(feeds), "Fetching") as progress,
    ):
        for result in refresh(
            tools, feeds, trigger="manual", reason=Cause.ASKED_IN_TERMINAL, courtesy=MANUAL
        ):
            results.append(result)
            progress.advance(1, f"Fetching · {result.feed.name[:40]}")
    return results


def _tell(results: Iterable[PollResult], left_out: int) -> None:
    counts: Counter[str] = Counter()
    for result in results:
        counts["articles"] += len(result.new_ids)
        counts[result.fetched.outcome] += 1
        counts["bytes"] += result.fetched.wire_bytes
        if result.message:
            complain(f"{result.feed.name}: {in_english(result.message)}")
        if result.moved_to:
            say(in_english(Code.FEED_MOVED(feed=result.feed.name, url=result.moved_to)))
    say(_summary(counts))
    if left_out:
        say(f"{left_out} feeds want no visit yet, are paused or have ended; --all asks all that may be.")


def _summary(counts: Counter[str]) -> str:
    polled = counts[Outcome.FRESH] + counts[Outcome.UNCHANGED] + counts[Outcome.FAILED]
    if not polled:
        return "Nothing to fetch."
    return (
        f"{counts['articles']} new articles from {polled} feeds, {counts[Outcome.UNCHANGED]} unchanged, "
        f"{counts[Outcome.FAILED]} failed, {counts['bytes'] / 1e6:.1f} MB."
    )


def _result_object(result: PollResult) -> dict[str, Any]:
    return {
        "feed_id": result.feed.id,
        "url": result.feed.url,
        "name": result.feed.name,
        "outcome": result.fetched.outcome,
        "status": result.fetched.status,
        "new": len(result.new_ids),
        "changed": result.changed,
        "bytes": result.fetched.wire_bytes,
        "seconds": round(result.fetched.elapsed_s, 3),
        "message": in_english(result.message),
        "moved_to": result.moved_to,
    }
