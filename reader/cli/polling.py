"""Commands about polling: the plan, polling by it without a window, and noting a visit."""

from __future__ import annotations

import queue
import signal
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from msgspec.structs import replace

import reader.store.feeds as feed_rows
from reader.cli.arguments import parse_instant, parse_span
from reader.cli.commands import ONE, Answer, Chosen, Commands, either, flag, value
from reader.cli.output import Row, iso_time, local_time, make_table, pick, say
from reader.cli.sending import print_sent, send_due
from reader.cli.session import Session, get_feed, open_session
from reader.clock import LocalZone
from reader.engine.accounts.syncer import AccountSyncer
from reader.engine.conditions import Conditions, Network, read_conditions
from reader.engine.due_thread import ServerContext, ThreadContext
from reader.engine.loop import Engine, Inbox, drive, hear_desktop
from reader.engine.messages import (
    AccountSynced,
    Command,
    ErrorNote,
    LocalChanges,
    Note,
    Notification,
    Refresh,
    Refreshed,
    Sent,
    Status,
    Stop,
    Stored,
)
from reader.engine.polling_lock import PollingLock
from reader.engine.polls import Tools, open_tools
from reader.engine.sender import Sender
from reader.insights.day import PlanSummary, make_plan_summary
from reader.model.logged import PlannedPoll, Visit
from reader.model.messages import Message
from reader.move_folders import move_folders
from reader.paths import Profile
from reader.plan.choose import MINUTE_S
from reader.process.handover import ENDING, NOTED, SEEN, Endpoint, Wish, hand_over, make_command
from reader.process.profile_lock import ProfileLock
from reader.store.accounts import list_accounts
from reader.store.reading_log import add_visits
from reader.store.sending import find_next_at
from reader.wording.catalogue import Code
from reader.wording.reasons import describe_reason
from reader.wording.refreshed import describe_refreshed, held_back, waiting
from reader.wording.words import in_english

TAKEN = "Paperround is already running on this profile"

Names = dict[int, tuple[str, str]]


COMMANDS = Commands()


@COMMANDS.add(
    "plan",
    "the polls of the next 24 hours, and why then",
    value("--budget", "N", "what would N fetches a day bring?", type=int),
    value("--feed", "URL", "only the polls of this feed"),
    json=ONE,
)
def run_plan(session: Session, chosen: Chosen) -> Answer:
    only = get_feed(session, chosen.feed) if chosen.feed is not None else None
    settings = session.settings if chosen.budget is None else replace(session.settings, daily_budget=chosen.budget)
    summary = make_plan_summary(session.conn, settings, read_conditions(Network()), session.now, LocalZone())
    # Servers of accounts are in the plan under the negative of their ids.
    feeds = {feed.id: (feed.url, feed.name) for feed in feed_rows.list_feeds(session.conn)}
    feeds |= {-one.id: (one.url, one.name) for one in list_accounts(session.conn)}
    polls = [poll for poll in summary.polls if only is None or poll.feed_id == only.id]
    rows = [_row(poll, feeds) for poll in polls]
    table = make_table(rows, ("at", "saves", "feed", "reason")) if rows else ["No poll is planned."]
    return Answer([make_object(summary, polls, feeds)], [*table, *summarise(summary)])


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
        **pick(summary.ledger, "budget used asked_for left"),
        "bytes_used": summary.ledger.wire_bytes,
    }


def _row(poll: PlannedPoll, feeds: Names) -> Row:
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


@COMMANDS.add(
    "poll",
    "poll by the plan, without a window, until stopped",
    either(
        value("--for", "TIME", "end after so long, such as 90m or 2h", dest="span"),
        flag("--once", "poll what is due now, then end"),
    ),
    with_store=False,
)
def run_poll(profile: Profile, chosen: Chosen) -> int:
    span_s = parse_span(chosen.span) if chosen.span else None
    with ProfileLock(profile) as lock:
        if not lock.is_ours:
            answer = hand_over(profile, {"do": "refresh"})
            say(answer or f"{TAKEN} and polls already.")
            return 0
        move_folders(profile)
        return _poll(profile, span_s, chosen.once)


def _poll(profile: Profile, span_s: float | None, once: bool) -> int:
    inbox = Inbox()
    before = signal.signal(signal.SIGTERM, lambda number, frame: inbox.put(Stop()))
    try:
        with (
            open_session(profile) as session,
            open_tools(session.conn, session.settings, session.clock, LocalZone()) as tools,
        ):
            desktop = hear_desktop(session.clock, inbox.put)
            conditions = partial(read_conditions, saves_power=lambda: desktop.saves_power)
            context = ThreadContext(profile, tools.client, tools.passwords, session.clock, tools.zone, _print_note)
            sender = Sender(context, find_next_at(session.conn))
            syncer = _make_syncer(session, tools, conditions, sender, inbox.put)
            endpoint = Endpoint(profile, lambda wish: _handle_wish(wish, inbox, syncer))
            engine = Engine(
                tools,
                profile,
                session.settings,
                read_conditions=conditions,
                on_note=partial(_print_both, sender),
                on_syncs=syncer.plan,
                receive_wishes=inbox.receive_wishes,
            )
            until = _make_until(engine, session.now, span_s, once)
            try:
                turn = PollingLock(profile, session.clock).hold
                beat = partial(_beat, syncer, sender)
                drive(engine, inbox, session.clock, hold_polling=turn, until=until, on_beat=beat)
                if once:
                    syncer.finish()
            finally:
                for one in (endpoint, desktop, syncer, sender, engine):
                    one.close()
            if once:  # what its thread had not come to
                send_due(session, tools.client)
    finally:
        signal.signal(signal.SIGTERM, before)
    return 0


def _make_syncer(
    session: Session,
    tools: Tools,
    conditions: Callable[[Network], Conditions],
    sender: Sender,
    put: Callable[[Command], None],
) -> AccountSyncer:
    names = {account.id: account.name for account in list_accounts(session.conn)}
    announce = partial(_print_synced, names, sender)
    context = ServerContext(session.profile, session.clock, tools.zone, tools.passwords, announce, conditions, put)
    syncer = AccountSyncer(context, bool(names))
    syncer.handle(LocalChanges())  # what was marked while nothing ran
    return syncer


def _beat(syncer: AccountSyncer, sender: Sender) -> None:
    syncer.beat()
    sender.beat()


def _print_both(sender: Sender, note: Note) -> None:
    _print_note(note)
    sender.receive_note(note)


def _make_until(engine: Engine, started_at: float, span_s: float | None, once: bool) -> Callable[[float, float], bool]:
    """A test for the end. With --once, what the limit per minute held back is still polled."""
    if once:
        return lambda now, wake: wake - now > MINUTE_S and not engine.is_behind
    return lambda now, wake: span_s is not None and now - started_at >= span_s


def _handle_wish(wish: Wish, inbox: queue.Queue[Command], syncer: AccountSyncer) -> str:
    if wish.get("do") == "raise":
        return f"{TAKEN} without a window; end 'paperround poll' first, then open the window."
    command = make_command(wish)
    if command is not None and not syncer.handle(command):
        inbox.put(command)
    if isinstance(command, Stop):
        return ENDING
    return f"{TAKEN}; it was asked to refresh." if isinstance(command, Refresh) else NOTED


def _print_synced(names: Mapping[int, str], sender: Sender, note: Note) -> None:
    sender.receive_note(note)
    if isinstance(note, AccountSynced) and not note.is_under_way and note.account_id in names:
        new = sum(note.new.values())
        say(f"{names[note.account_id]}: {new} new articles, {note.marks_in} marks from other devices.")


def _print_note(note: Note) -> None:
    if isinstance(note, Stored):
        say(f"{len(note.new)} feeds polled, {sum(note.new.values())} new articles.")
    elif isinstance(note, Status):
        say(in_english(_status_message(note)))
    elif isinstance(note, ErrorNote):
        say(in_english(note.message))
    elif isinstance(note, Refreshed):
        say(in_english(describe_refreshed(note)))
    elif isinstance(note, Sent):
        print_sent([note])
    elif isinstance(note, Notification):
        say(f"{in_english(note.title)}: " + "\n".join(map(in_english, note.lines)))


def _status_message(status: Status) -> Message:
    if status.is_paused:
        return Code.STATUS_PAUSED()
    if status.is_offline:
        return status.network_fault or Code.STATUS_OFFLINE()
    status_words = waiting(status.next_at, status.used, status.asked_for, status.budget, status.wire_bytes)
    return held_back(status.held_back, status_words) if status.held_back else status_words


@COMMANDS.add(
    "seen",
    "note that you looked, so that the plan learns when you do",
    value("--feed", "URL", "at this feed only"),
    value("--at", "TIME", "when, as 08:30 or 2026-11-16T08:30; now if not given"),
)
def run_seen(session: Session, chosen: Chosen) -> None:
    feed = get_feed(session, chosen.feed) if chosen.feed is not None else None
    at = parse_instant(chosen.at, session.now) if chosen.at else session.now
    add_visits(session.conn, [Visit(at, feed.id if feed else None, "seen")])
    if not chosen.at:
        hand_over(session.profile, {"do": SEEN, "feeds": [feed.id] if feed else []})
    say(f"Noted that you looked{' at ' + feed.name if feed else ''}.")
