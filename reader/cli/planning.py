"""The plan from the terminal: what will be polled when, what for, and what more or less would bring."""

from __future__ import annotations

import argparse
import json
from typing import Any

from msgspec.structs import replace

import reader.store.feeds as feed_rows
from reader.cli.output import iso_time, local_time, say, show
from reader.cli.session import Session, get_feed, open_session
from reader.clock import LocalZone
from reader.engine.conditions import Network, read_conditions
from reader.engine.outline import Outline, make_outline
from reader.engine.sentences import describe_reason
from reader.model.logged import PlannedVisit
from reader.model.stored import Feed
from reader.paths import Profile


def add_commands(commands: Any) -> None:
    parser = commands.add_parser("plan", help="the polls of the next 24 hours, and why then")
    parser.add_argument("--budget", type=int, metavar="N", help="what would N fetches a day bring?")
    parser.add_argument("--feed", metavar="URL", help="only the polls of this feed")
    parser.add_argument("--json", action="store_true", help="print one object")
    parser.set_defaults(run=run_plan)


def run_plan(chosen: argparse.Namespace, profile: Profile) -> int:
    with open_session(profile) as session:
        only = get_feed(session, chosen.feed) if chosen.feed else None
        outline = _make_outline(session, chosen.budget)
        feeds = {feed.id: feed for feed in feed_rows.list_feeds(session.conn)}
    visits = [visit for visit in outline.visits if only is None or visit.feed_id == only.id]
    if chosen.json:
        say(json.dumps(make_object(outline, visits, feeds), ensure_ascii=False, indent=1))
        return 0
    rows = [_row(visit, feeds) for visit in visits]
    show(rows, as_json=False, columns=("at", "saves", "feed", "reason"), empty="No poll is planned.")
    for line in summarise(outline):
        say(line)
    return 0


def _make_outline(session: Session, budget: int | None) -> Outline:
    settings = session.settings if budget is None else replace(session.settings, daily_budget=budget)
    return make_outline(session.conn, settings, read_conditions(Network()), session.now, LocalZone())


def make_object(outline: Outline, visits: list[PlannedVisit], feeds: dict[int, Feed]) -> dict[str, Any]:
    return {
        "polls": [
            {
                "feed": feeds[visit.feed_id].url,
                "at": iso_time(visit.at),
                "worth": round(visit.worth_h, 4),
                "reason": describe_reason(visit.reason, LocalZone()),
            }
            for visit in visits
        ],
        "price": outline.price_h,
        "expected_delay_h_per_day": outline.expected_delay_h,
        "curve": [[polls, delay] for polls, delay in outline.curve],
        "knee": outline.knee,
        "budget": outline.ledger.budget,
        "used": outline.ledger.used,
        "asked_for": outline.ledger.asked_for,
        "left": outline.ledger.left,
        "bytes_used": outline.ledger.wire_bytes,
    }


def _row(visit: PlannedVisit, feeds: dict[int, Feed]) -> dict[str, Any]:
    return {
        "at": local_time(visit.at),
        "saves": f"{visit.worth_h * 60:.1f} min",
        "feed": feeds[visit.feed_id].name[:40],
        "reason": describe_reason(visit.reason, LocalZone()),
    }


def summarise(outline: Outline) -> list[str]:
    ledger = outline.ledger
    lines = [
        f"{ledger.used} of {ledger.budget} fetches used today, {ledger.left} left, "
        f"{ledger.wire_bytes / 1e6:.1f} MB. What is not planned is kept for when you look."
    ]
    if outline.visits:
        lines.append(
            f"Expected wait: {outline.expected_delay_h:.1f} hours a day over all posts and looks. "
            f"Best value at about {outline.knee:.0f} fetches a day."
        )
    return lines
