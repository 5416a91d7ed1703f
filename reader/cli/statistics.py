"""Commands about the past: figures against hourly refreshing, every fetch, and feeds that are rarely opened."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

import reader.store.feeds as feed_rows
from reader.cli.arguments import parse_count, parse_days
from reader.cli.commands import ONE, Answer, Chosen, Commands, Session, get_feed, value
from reader.cli.output import Row, Shown, at, count_things, local_time, pick, say_size
from reader.core.clock import LocalZone
from reader.core.records.logged import PollRecord, SyncRecord
from reader.core.words.reasons import describe_reason
from reader.core.words.words import in_english
from reader.features.accounts.records import Account, SyncReason
from reader.features.accounts.store import list_accounts, list_syncs
from reader.insights.feeds import read_seldom
from reader.insights.savings import Savings, SavingsFacts, read_savings_facts
from reader.insights.strategy import StrategyReport, read_strategy_report
from reader.insights.whole_days import SHOWN_DAYS
from reader.lab.score import Wait, wait_min
from reader.store.poll_log import list_polls

LOG_LENGTH = 200


COMMANDS = Commands()


@COMMANDS.add(
    "stats",
    "compare fetches, data and waits with hourly refreshing",
    value("--days", "N", f"the last N whole days (default: {SHOWN_DAYS})", type=parse_days, default=SHOWN_DAYS),
    json=ONE,
)
def run_stats(session: Session, chosen: Chosen) -> Answer:
    facts = read_savings_facts(session.conn, session.now, LocalZone(), chosen.days)
    report = read_strategy_report(session.conn, session.now, LocalZone())
    row = {**make_row(facts), "strategy": None if report is None else to_builtins(report)}
    return Answer([row], [*describe_savings(facts), *describe_strategy(report)])


def make_row(facts: SavingsFacts) -> Row:
    savings, hourly, opening = facts.savings, facts.savings.hourly, facts.opening
    return {
        "days": round(savings.days, 2),
        "fetches": savings.fetches,
        "unchanged_share": _share(savings.unchanged, savings.fetches),
        "failed": savings.failed,
        "new_only_answers": facts.new_only.answers,
        "new_only_saved_bytes": facts.new_only.saved_bytes,
        "refreshed": savings.asked_for,
        "bytes": savings.wire_bytes,
        "bytes_by_kind": facts.data,
        "processor_s_a_day": None if facts.cpu_s is None else round(facts.cpu_s, 1),
        "new_articles": savings.new_posts,
        **_wait_row(savings.wait, savings.days),
        "batches": facts.wake_ups,
        "missed_articles": round(facts.lost, 1),
        "hourly_fetches": hourly.fetches,
        "hourly_bytes": hourly.wire_bytes,
        "hourly_bytes_unconditional": hourly.whole_bytes,
        **{f"hourly_{name}": value for name, value in _wait_row(hourly.wait, savings.days).items()},
        "hourly_missed_articles": hourly.lost,
        "on_opening_fetches": opening.fetches,
        "on_opening_bytes": opening.wire_bytes,
        **{f"on_opening_{name}": value for name, value in _wait_row(opening.wait, savings.days).items()},
        "on_opening_missed_articles": opening.lost,
    }


def _wait_row(wait: Wait, days: float) -> dict[str, Any]:
    return {
        "wait_h_per_day": round(wait.hours / max(days, 1e-9), 3),
        "wait_min_per_article": round(wait_min(wait), 2),
        "missing_at_first_visit": _share(wait.missing_at_first, wait.first_visits),
    }


def _share(part: int, whole: int) -> float | None:
    return round(part / whole, 4) if whole else None


def _hours(wait: Wait, savings: Savings) -> str:
    """The hours of waiting; per day if whole days are known."""
    if not savings.span.is_whole:
        return f"{wait.hours:.1f} hours"
    return f"{wait.hours / savings.days:.1f} hours a day"


def describe_savings(facts: SavingsFacts) -> list[str]:
    savings = facts.savings
    hourly, wait = savings.hourly, savings.wait
    span = savings.span
    when = f"In {savings.days:.0f} whole days" if span.is_whole else f"Since {local_time(span.since_at)}"
    lines = [
        f"{when}: {count_things(savings.fetches, 'fetch', 'fetches')}, {savings.asked_for} of them requested by you, "
        f"in {count_things(facts.wake_ups, 'batch', 'batches')}. "
        f"{count_things(savings.new_posts, 'new article')}, {say_size(savings.wire_bytes)}, "
        f"{savings.unchanged} unchanged, {savings.failed} failed."
    ]
    if facts.new_only.answers:
        lines.append(
            f"{count_things(facts.new_only.answers, 'answer')} had only the new articles, which saved "
            f"{say_size(facts.new_only.saved_bytes)}."
        )
    if wait.first_visits:
        lines.append(
            f"When you read, {wait.first_visits - wait.missing_at_first} of {wait.first_visits} articles were "
            f"already here. Waiting for the others: {_hours(wait, savings)}, "
            f"{wait_min(wait):.1f} minutes per article on average."
        )
    lines.append(
        f"Refreshing every hour would have taken {count_things(hourly.fetches, 'fetch', 'fetches')} and "
        f"{say_size(hourly.wire_bytes)} ({say_size(hourly.whole_bytes)} without conditional requests), with "
        f"{_hours(hourly.wait, savings)} of waiting."
    )
    kinds = ", ".join(f"{kind} {say_size(size)}" for kind, size in facts.data.items() if size)
    lines.append(f"All data in that time: {say_size(sum(facts.data.values()))} ({kinds or 'none yet'}).")
    if facts.cpu_s is not None:
        lines.append(f"Processor time of window and engine: {facts.cpu_s:.0f} s a day.")
    lines.append(
        f"Articles missed because no fetch came in time: about {facts.lost:.0f}. Refreshing every hour would have "
        f"missed {hourly.lost}, refreshing when you open Paperround {facts.opening.lost}."
    )
    return lines


def describe_strategy(report: StrategyReport | None) -> list[str]:
    """What the last use of another strategy changed."""
    if report is None:
        return []
    use, before, during = report.use, report.before, report.during
    until = "now" if use.until_at is None else local_time(use.until_at)
    waits = [f"{part.wait_min:.1f}" if part.wait_min is not None else "no" for part in (during, before)]
    return [
        f"With the strategy {use.name}, from {local_time(use.since_at)} to {until}, you waited {waits[0]} minutes per "
        f"article ({waits[1]} before), with {during.fetches_per_day:.0f} fetches a day ({before.fetches_per_day:.0f}) "
        f"in {during.wake_ups_per_day:.0f} batches ({before.wake_ups_per_day:.0f}) and about "
        f"{during.lost_per_day:.1f} missed articles a day ({before.lost_per_day:.1f})."
    ]


@COMMANDS.add(
    "log",
    "list past fetches and syncs, with reason, result and next fetch",
    value("--feed", "URL", "only this feed: its address, id or name"),
    value("--limit", "N", f"list the last N fetches (default: {LOG_LENGTH})", type=parse_count, default=LOG_LENGTH),
    columns=("at", "name", "outcome", "new", "reason", "next"),
    empty="No feed has been fetched yet.",
)
def run_log(session: Session, chosen: Chosen) -> list[Row]:
    feed_id = get_feed(session, chosen.feed).id if chosen.feed is not None else None
    polls = list_polls(session.conn, chosen.limit, feed_id)
    names = {feed.id: (feed.url, feed.name) for feed in feed_rows.list_feeds(session.conn)}
    rows = [(poll.at, _poll_row(poll, names)) for poll in polls]
    if feed_id is None:
        accounts = {account.id: account for account in list_accounts(session.conn)}
        rows += [
            (sync.at, _sync_row(sync, accounts[sync.account_id])) for sync in list_syncs(session.conn, chosen.limit)
        ]
    rows.sort(key=lambda row: -row[0])
    return [row for _, row in rows[: chosen.limit]]


SYNC_REASONS = {
    SyncReason.ADDED: "You added the account.",
    SyncReason.ASKED: "You asked for a sync.",
    SyncReason.BEFORE_VISIT: "Before you usually read.",
    SyncReason.VISITED: "You opened Paperround.",
    SyncReason.READING: "You were reading.",
    SyncReason.EXPECTED: "New articles were likely.",
    SyncReason.RARELY: "There was no sync for a long time.",
    SyncReason.TRIED_AGAIN: "Another try after a problem.",
}


def _sync_row(sync: SyncRecord, account: Account) -> Row:
    return {
        "feed": account.url,
        "name": Shown(account.name, account.name[:30]),
        "at": at(sync.at),
        "trigger": "sync",
        "status": None,
        "reason": SYNC_REASONS[SyncReason(sync.reason)],
        "outcome": Shown(sync.problem or "ok", f"{sync.problem or 'synced'} {sync.wire_bytes} B"),
        "bytes": sync.wire_bytes,
        "seconds": round(sync.elapsed_s, 3),
        "new": sync.new_count,
        "changed": sync.marks_in,
        "next": "",
    }


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


@COMMANDS.add("unread-feeds", "list busy feeds that you rarely open", columns=("name", "opened", "fetch_share", "url"))
def run_unread_feeds(session: Session, chosen: Chosen) -> Answer:
    facts = read_seldom(session.conn, session.now)
    if not facts.is_known:
        return Answer(lines=["Not known yet. Paperround needs a few more days of your reading."])
    undo = "To unsubscribe: paperround remove URL. To undo that: paperround add URL"
    said = undo if facts.feeds else "You read something from every busy feed now and then."
    rows = [
        {
            **pick(one.feed, "name url id"),
            "opened": Shown(one.opened, f"{one.opened} of {one.posts} in {one.days} days"),
            "articles": one.posts,
            "days": one.days,
            "fetch_share": Shown(round(one.fetch_share, 4), f"{one.fetch_share:.0%}"),
        }
        for one in facts.feeds
    ]
    return Answer(rows, [said])
