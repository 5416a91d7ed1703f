"""Commands about past polls: figures against hourly polling, and the log of every poll."""

from __future__ import annotations

from typing import Any

import reader.store.feeds as feed_rows
from reader.cli.arguments import parse_count, parse_days
from reader.cli.commands import ONE, Answer, Chosen, Commands, value
from reader.cli.output import Row, Shown, at, local_time, pick
from reader.cli.session import Session, get_feed
from reader.clock import LocalZone
from reader.insights.savings import Savings, SavingsFacts, read_savings_facts
from reader.insights.whole_days import SHOWN_DAYS
from reader.lab.wait import Wait, wait_min
from reader.model.logged import PollRecord
from reader.store.poll_log import list_polls
from reader.wording.reasons import describe_reason
from reader.wording.words import in_english

LOG_LENGTH = 200


COMMANDS = Commands()


@COMMANDS.add(
    "stats",
    "what polling cost and brought, against polling every hour",
    value("--days", "N", f"of the last N whole days ({SHOWN_DAYS})", type=parse_days, default=SHOWN_DAYS),
    json=ONE,
)
def run_stats(session: Session, chosen: Chosen) -> Answer:
    facts = read_savings_facts(session.conn, session.now, LocalZone(), chosen.days)
    return Answer([make_row(facts)], describe_savings(facts))


def make_row(facts: SavingsFacts) -> Row:
    savings, hourly, opening = facts.savings, facts.savings.hourly, facts.opening
    return {
        "days": round(savings.days, 2),
        "fetches": savings.fetches,
        "unchanged_share": _share(savings.unchanged, savings.fetches),
        "failed": savings.failed,
        "asked_for": savings.asked_for,
        "bytes": savings.wire_bytes,
        "new_posts": savings.new_posts,
        **_wait_row(savings.wait, savings.days),
        "wake_ups": facts.wake_ups,
        "lost_posts": round(facts.lost.ours, 1),
        "hourly_fetches": hourly.fetches,
        "hourly_bytes": hourly.wire_bytes,
        "hourly_bytes_unconditional": hourly.whole_bytes,
        **{f"hourly_{name}": value for name, value in _wait_row(hourly.wait, savings.days).items()},
        "hourly_lost_posts": facts.lost.hourly,
        "on_opening_fetches": opening.fetches,
        "on_opening_bytes": opening.wire_bytes,
        **{f"on_opening_{name}": value for name, value in _wait_row(opening.wait, savings.days).items()},
        "on_opening_lost_posts": facts.lost.opening,
    }


def _wait_row(wait: Wait, days: float) -> dict[str, Any]:
    return {
        "delay_h_per_day": round(wait.hours / max(days, 1e-9), 3),
        "wait_min_per_post": round(wait_min(wait), 2),
        "missing_at_first_look": _share(wait.missing_at_first, wait.first_visits),
    }


def _share(part: int, whole: int) -> float | None:
    return round(part / whole, 4) if whole else None


def _hours(wait: Wait, savings: Savings) -> str:
    """A day, where there were whole ones."""
    if not savings.span.is_whole:
        return f"{wait.hours:.1f} hours"
    return f"{wait.hours / savings.days:.1f} hours a day"


def describe_savings(facts: SavingsFacts) -> list[str]:
    savings, lost = facts.savings, facts.lost
    hourly, wait = savings.hourly, savings.wait
    span = savings.span
    when = f"In {savings.days:.0f} whole days" if span.is_whole else f"Since {local_time(span.since_at)}"
    lines = [
        f"{when}: {savings.fetches} fetches, {savings.asked_for} of which you asked for; "
        f"{savings.unchanged} brought nothing new, {savings.failed} failed; "
        f"{savings.wire_bytes / 1e6:.1f} MB; {savings.new_posts} new posts; {facts.wake_ups} wake-ups."
    ]
    if wait.first_visits:
        lines.append(
            f"When you looked, {wait.first_visits - wait.missing_at_first} of {wait.first_visits} posts were "
            f"already here; the others made {_hours(wait, savings)} of wait, "
            f"{wait_min(wait):.1f} minutes for each post."
        )
    lines.append(
        f"Polling every hour would have taken {hourly.fetches} fetches and {hourly.wire_bytes / 1e6:.1f} MB "
        f"({hourly.whole_bytes / 1e6:.1f} MB without conditional requests), with "
        f"{_hours(hourly.wait, savings)} of waiting."
    )
    lines.append(
        f"Posts lost because no poll came in time: about {lost.ours:.0f}; every hour it would have been "
        f"{lost.hourly}, on opening {lost.opening}."
    )
    return lines


@COMMANDS.add(
    "log",
    "each poll: when, why then, what came, and when next",
    value("--feed", "URL", "only of this feed"),
    value("--limit", "N", f"the last N ({LOG_LENGTH})", type=parse_count, default=LOG_LENGTH),
    columns=("at", "name", "outcome", "new", "reason", "next"),
    empty="Nothing was polled yet.",
)
def run_log(session: Session, chosen: Chosen) -> list[Row]:
    feed_id = get_feed(session, chosen.feed).id if chosen.feed is not None else None
    polls = list_polls(session.conn, chosen.limit, feed_id)
    names = {feed.id: (feed.url, feed.name) for feed in feed_rows.list_feeds(session.conn)}
    return [_poll_row(poll, names) for poll in polls]


def _poll_row(poll: PollRecord, names: dict[int, tuple[str, str]]) -> Row:
    url, name = names.get(poll.feed_id, ("", "(unsubscribed)"))
    next_reason = describe_reason(poll.next_reason, LocalZone())
    return {
        "feed": url,
        "name": Shown(name, name[:30]),
        "at": at(poll.at),
        **pick(poll, "trigger status"),
        "reason": describe_reason(poll.reason, LocalZone()),
        "outcome": Shown(poll.outcome, f"{poll.outcome} {poll.status or ''} {poll.wire_bytes} B"),
        "bytes": poll.wire_bytes,
        "seconds": round(poll.elapsed_s, 3),
        "new": poll.new_count,
        "changed": poll.changed_count,
        "message": in_english(poll.message),
        "next_at": at(poll.next_at),
        "next_reason": next_reason,
        "next": f"next {local_time(poll.next_at)}: {next_reason}" if poll.next_at else "",
    }
