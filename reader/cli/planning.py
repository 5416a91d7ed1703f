"""The plan command: what will be polled when, what for, and what more or less would bring."""

from __future__ import annotations

import argparse
import json
from typing import Any

from msgspec.structs import replace

import reader.store.feeds.feeds as feed_rows
from reader.cli.output import iso_time, local_time, say, show
from reader.cli.session import Session, get_feed, in_session
from reader.clock import LocalZone
from reader.engine.machine.conditions import Network, read_conditions
from reader.insights.plan_summary import PlanSummary, make_plan_summary
from reader.model.logged import PlannedPoll
from reader.store.accounts.accounts import list_accounts
from reader.wording.reasons import describe_reason

Names = dict[int, tuple[str, str]]


def add_commands(commands: Any) -> None:
    parser = commands.add_parser("plan", help="the polls of the next 24 hours, and why then")
    parser.add_argument("--budget", type=int, metavar="N", help="what would N fetches a day bring?")
    parser.add_argument("--feed", metavar="URL", help="only the polls of this feed")
    parser.add_argument("--json", action="store_true", help="print one object")
    parser.set_defaults(run=run_plan)


@in_session
def run_plan(session: Session, chosen: argparse.Namespace) -> None:
    only = get_feed(session, chosen.feed) if chosen.feed is not None else None
    summary = _make_outline(session, chosen.budget)
    feeds = _name_all(session)
    polls = [poll for poll in summary.polls if only is None or poll.feed_id == only.id]
    if chosen.json:
        say(json.dumps(make_object(summary, polls, feeds), ensure_ascii=False, indent=1))
        return
    rows = [_row(poll, feeds) for poll in polls]
    show(rows, as_json=False, columns=("at", "saves", "feed", "reason"), empty="No poll is planned.")
    for line in summarise(summary):
        say(line)


def _name_all(session: Session) -> Names:
    """Address and name of what the plan polls: feeds, and servers of accounts under the negative of their ids."""
    feeds = {feed.id: (feed.url, feed.name) for feed in feed_rows.list_feeds(session.conn)}
    return feeds | {-one.id: (one.url, one.name) for one in list_accounts(session.conn)}


def _make_outline(session: Session, budget: int | None) -> PlanSummary:
    settings = session.settings if budget is None else replace(session.settings, daily_budget=budget)
    return make_plan_summary(session.conn, settings, read_conditions(Network()), session.now, LocalZone())


def make_object(summary: PlanSummary, polls: list[PlannedPoll], feeds: Names) -> dict[str, Any]:
    return {
        "polls": [
            {
                "feed": feeds[poll.feed_id][0],
                "at": iso_time(poll.at),
                "worth": round(poll.worth_h, 6),  # a tenth of a second can be worth a poll
                "reason": describe_reason(poll.reason, LocalZone()),
            }
            for poll in polls
        ],
        "price": summary.price_h,
        "expected_delay_h_per_day": summary.expected_delay_h,
        "curve": [[polls, delay] for polls, delay in summary.curve],
        "knee": summary.knee,
        "budget": summary.ledger.budget,
        "used": summary.ledger.used,
        "asked_for": summary.ledger.asked_for,
        "left": summary.ledger.left,
        "bytes_used": summary.ledger.wire_bytes,
    }


def _row(poll: PlannedPoll, feeds: Names) -> dict[str, Any]:
    return {
        "at": local_time(poll.at),
        "saves": f"{poll.worth_h * 60:.1f} min",
        "feed": feeds[poll.feed_id][1][:40],
        "reason": describe_reason(poll.reason, LocalZone()),
    }


def summarise(summary: PlanSummary) -> list[str]:
    ledger = summary.ledger
    lines = [
        f"{ledger.used} of {ledger.budget} fetches used today, {ledger.left} left, "
        f"{ledger.wire_bytes / 1e6:.1f} MB. What is not planned is kept for when you look."
    ]
    if summary.polls:
        lines.append(
            f"Expected wait: {summary.expected_delay_h:.1f} hours a day over all posts and looks. "
            f"Best value at about {summary.knee:.0f} fetches a day."
        )
    return lines
