"""Commands about the schedule: show it, fetch by it without a window, and note a visit."""

from __future__ import annotations

import queue
import signal
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from msgspec.structs import replace

import reader.store.feeds as feed_rows
from reader.cli.arguments import parse_instant, parse_span
from reader.cli.commands import ONE, Answer, Chosen, Commands, Session, either, flag, get_feed, open_session, value
from reader.cli.output import Row, count_things, iso_time, local_time, make_table, pick, say, say_size
from reader.core.clock import LocalZone
from reader.core.paths import Profile
from reader.core.records.logged import PlannedPoll, Visit
from reader.core.records.messages import Message
from reader.core.words.catalogue import Code
from reader.core.words.reasons import describe_reason, describe_refreshed, held_back, waiting
from reader.core.words.words import in_english
from reader.engine import messages
from reader.engine.conditions import Network, read_conditions
from reader.engine.due_thread import ServerContext, ThreadContext
from reader.engine.loop import Engine, Inbox, drive, hear_desktop
from reader.engine.polling_lock import PollingLock
from reader.engine.polls import open_tools
from reader.engine.process.handover import ENDING, NOTED, SEEN, Endpoint, Wish, hand_over, make_command
from reader.engine.process.profile_lock import ProfileLock
from reader.features.accounts.store import list_accounts
from reader.features.accounts.worker.syncer import AccountSyncer
from reader.features.sharing.cli import print_sent, send_due
from reader.features.sharing.store import find_next_at
from reader.features.sharing.worker.sender import Sender
from reader.insights.day import PlanSummary, make_plan_summary
from reader.planner.choose import MINUTE_S
from reader.store.reading_log import add_visits

TAKEN = "Paperround is already running with this profile"

Names = dict[int, tuple[str, str]]


COMMANDS = Commands()


@COMMANDS.add(
    "schedule",
    "show the fetches of the next 24 hours and the reasons",
    value("--budget", "N", "try a budget of N fetches a day", type=int),
    value("--feed", "URL", "only fetches of this feed: its address, id or name"),
    json=ONE,
)
def run_schedule(session: Session, chosen: Chosen) -> Answer:
    only = get_feed(session, chosen.feed) if chosen.feed is not None else None
    settings = session.settings if chosen.budget is None else replace(session.settings, daily_budget=chosen.budget)
    summary = make_plan_summary(session.conn, settings, read_conditions(Network()), session.now, LocalZone())
    # In the plan, accounts have the negative of their ids.
    feeds = {feed.id: (feed.url, feed.name) for feed in feed_rows.list_feeds(session.conn)}
    feeds |= {-one.id: (one.url, one.name) for one in list_accounts(session.conn)}
    polls = [poll for poll in summary.polls if only is None or poll.feed_id == only.id]
    rows = [_row(poll, feeds) for poll in polls]
    table = make_table(rows, ("at", "saves", "feed", "reason")) if rows else ["No fetches scheduled."]
    return Answer([make_object(summary, polls, feeds)], [*table, *summarise(summary)])


def make_object(summary: PlanSummary, polls: list[PlannedPoll], feeds: Names) -> dict[str, Any]:
    return {
        "fetches": [
            {
                "feed": feeds[poll.feed_id][0],
                "at": iso_time(poll.at),
                "worth": round(poll.worth_h, 6),  # a tenth of a second can justify a poll
                "reason": describe_reason(poll.reason, LocalZone()),
            }
            for poll in polls
        ],
        "price": summary.price_h,
        "expected_wait_min_per_article": summary.expected_wait_min,
        "curve": [[fetches, wait] for fetches, wait in summary.curve],
        "best_value": summary.knee,
        **pick(summary.ledger, "budget used left"),
        "refreshed": summary.ledger.asked_for,
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
    busy = "A busy day: " if ledger.used > ledger.budget else ""
    lines = [
        f"{busy}{ledger.used} of about {ledger.budget} fetches used today, at most {ledger.most} on any day, "
        f"{say_size(ledger.wire_bytes)}. The last seven days used {summary.week_mean:.0f} a day."
    ]
    if summary.polls and summary.curve:
        lines.append(
            f"Expected wait: {summary.expected_wait_min:.1f} minutes per article on average. "
            f"Best value at about {summary.knee:.0f} fetches a day."
        )
    return lines


@COMMANDS.add(
    "fetch",
    "fetch feeds by the schedule, without a window, until stopped",
    either(
        value("--for", "TIME", "stop after this time, such as 90m or 2h", dest="span"),
        flag("--once", "fetch what's due now, then stop"),
    ),
    with_store=False,
)
def run_fetch(profile: Profile, chosen: Chosen) -> int:
    span_s = parse_span(chosen.span) if chosen.span else None
    with ProfileLock(profile) as lock:
        if not lock.is_ours:
            answer = hand_over(profile, {"do": "refresh"})
            say(answer or f"{TAKEN} and fetches by the schedule.")
            return 0
        return _poll(profile, span_s, chosen.once)


def _poll(profile: Profile, span_s: float | None, once: bool) -> int:
    inbox = Inbox()
    before = signal.signal(signal.SIGTERM, lambda number, frame: inbox.put(messages.Stop()))
    try:
        with (
            open_session(profile) as session,
            open_tools(session.conn, session.settings, session.clock, LocalZone()) as tools,
        ):
            names = {account.id: account.name for account in list_accounts(session.conn)}
            clock, zone, passwords = session.clock, tools.zone, tools.passwords

            def announce(note: messages.Note) -> None:
                _print_note(note, names)
                sender.receive_note(note)

            def beat() -> None:
                syncer.beat()
                sender.beat()

            desktop = hear_desktop(clock, inbox.put)
            conditions = partial(read_conditions, saves_power=lambda: desktop.saves_power)
            context = ThreadContext(profile, tools.client, passwords, clock, zone, partial(_print_note, names=names))
            sender = Sender(context, find_next_at(session.conn))
            server = ServerContext(profile, clock, zone, passwords, announce, conditions, inbox.put)
            syncer = AccountSyncer(server, bool(names))
            syncer.handle(messages.LocalChanges())  # marks made while nothing was running
            endpoint = Endpoint(profile, lambda wish: _handle_wish(wish, inbox, syncer))
            engine = Engine(
                tools,
                profile,
                session.settings,
                read_conditions=conditions,
                on_note=announce,
                on_syncs=syncer.plan,
                receive_wishes=inbox.receive_wishes,
            )
            until = _make_until(engine, session.now, span_s, once)
            try:
                turn = PollingLock(profile, clock).hold
                drive(engine, inbox, clock, hold_polling=turn, until=until, on_beat=beat)
                if once:
                    engine.keep_up(session.clock.now())
                    syncer.finish()
            finally:
                for one in (endpoint, desktop, syncer, sender, engine):
                    one.close()
            if once:  # what the sender's thread didn't get to
                send_due(session, tools.client)
    finally:
        signal.signal(signal.SIGTERM, before)
    return 0


def _make_until(engine: Engine, started_at: float, span_s: float | None, once: bool) -> Callable[[float, float], bool]:
    """A predicate for the end. With --once, feeds held back by the limit per minute are still polled."""
    if once:
        return lambda now, wake: wake - now > MINUTE_S and not engine.is_behind
    return lambda now, wake: span_s is not None and now - started_at >= span_s


def _handle_wish(wish: Wish, inbox: queue.Queue[messages.Command], syncer: AccountSyncer) -> str:
    if wish.get("do") == "raise":
        return f"{TAKEN}, without a window. Stop 'paperround fetch', then open the window."
    command = make_command(wish)
    if command is not None and not syncer.handle(command):
        inbox.put(command)
    if isinstance(command, messages.Stop):
        return ENDING
    return f"{TAKEN} and was asked to refresh." if isinstance(command, messages.Refresh) else NOTED


def _print_note(note: messages.Note, names: Mapping[int, str]) -> None:
    if isinstance(note, messages.AccountSynced) and not note.is_under_way and note.account_id in names:
        new, elsewhere = count_things(sum(note.new.values()), "new article"), count_things(note.marks_in, "change")
        say(f"{names[note.account_id]}: {new}, {elsewhere} from other devices.")
    elif isinstance(note, messages.Stored):
        feeds, new = count_things(len(note.new), "feed"), count_things(sum(note.new.values()), "new article")
        say(f"{feeds} fetched, {new}.")
    elif isinstance(note, messages.Status):
        say(in_english(_status_message(note)))
    elif isinstance(note, messages.ErrorNote):
        say(in_english(note.message))
    elif isinstance(note, messages.Refreshed):
        say(in_english(describe_refreshed(note)))
    elif isinstance(note, messages.Sent):
        print_sent([note])
    elif isinstance(note, messages.Notification):
        say(f"{in_english(note.title)}: " + "\n".join(map(in_english, note.lines)))


def _status_message(status: messages.Status) -> Message:
    if status.is_paused:
        return Code.STATUS_PAUSED()
    if status.is_offline:
        return status.network_fault or Code.STATUS_OFFLINE()
    status_words = waiting(status.next_at, status.used, status.asked_for, status.budget)
    return held_back(status.held_back, status_words) if status.held_back else status_words


@COMMANDS.add(
    "log-visit",
    "note that you read, so that the schedule learns when you do",
    value("--feed", "URL", "only this feed: its address, id or name"),
    value("--at", "TIME", "08:30 or 2026-11-16T08:30 (default: now)"),
)
def run_log_visit(session: Session, chosen: Chosen) -> None:
    feed = get_feed(session, chosen.feed) if chosen.feed is not None else None
    at = parse_instant(chosen.at, session.now) if chosen.at else session.now
    add_visits(session.conn, [Visit(at, feed.id if feed else None, "seen")])
    if not chosen.at:
        hand_over(session.profile, {"do": SEEN, "feeds": [feed.id] if feed else []})
    say(f"Noted a visit{' to ' + feed.name if feed else ''}.")
