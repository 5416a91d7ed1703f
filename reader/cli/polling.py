"""Commands that poll by the plan without a window, and that tell the engine that you looked."""

from __future__ import annotations

import argparse
import queue
import signal
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from reader.cli.arguments import parse_instant, parse_span
from reader.cli.output import say
from reader.cli.sending import send_due, tell_sent
from reader.cli.session import Session, get_feed, in_session, open_session
from reader.clock import LocalZone
from reader.engine.accounts.syncer import AccountSyncer
from reader.engine.loop import Engine
from reader.engine.machine.conditions import Conditions, read_conditions
from reader.engine.messages import (
    AccountSynced,
    Command,
    DeedsDone,
    Network,
    Note,
    Notification,
    Refresh,
    Refreshed,
    Status,
    Stop,
    Stored,
    Trouble,
)
from reader.engine.polls.polling_turn import PollingTurn
from reader.engine.polls.refresh import Tools, open_tools
from reader.engine.process.run_loop import Inbox, drive, hear_desktop
from reader.engine.process.single_instance.handover import ENDING, SEEN, Endpoint, Wish, hand_over
from reader.engine.process.single_instance.profile_lock import ProfileLock
from reader.engine.process.single_instance.wishes import NOTED, make_command
from reader.engine.sending.messages import Sent
from reader.engine.sending.sender import Sender
from reader.engine.server_context import ServerContext
from reader.engine.thread_context import ThreadContext
from reader.model.logged import Look
from reader.model.messages import Message
from reader.move_folders import move_folders
from reader.paths import Profile
from reader.plan.rate_limit import MINUTE_S
from reader.store.accounts.accounts import list_accounts
from reader.store.reading.reading_log import add_looks
from reader.store.sending.sends import find_next_at
from reader.wording.catalogue import Code
from reader.wording.refreshed import describe_refreshed
from reader.wording.status import held_back, waiting
from reader.wording.words import in_english

TAKEN = "Paperround is already running on this profile"


def add_commands(commands: Any) -> None:
    parser = commands.add_parser("poll", help="poll by the plan, without a window, until stopped")
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--for", dest="span", metavar="TIME", help="end after so long, such as 90m or 2h")
    length.add_argument("--once", action="store_true", help="poll what is due now, then end")
    parser.set_defaults(run=run_poll)
    parser = commands.add_parser("seen", help="note that you looked, so that the plan learns when you do")
    parser.add_argument("--feed", metavar="URL", help="at this feed only")
    parser.add_argument("--at", metavar="TIME", help="when, as 08:30 or 2026-11-16T08:30; now if not given")
    parser.set_defaults(run=run_seen)


# --- poll -------------------------------------------------------------------------------------


def run_poll(chosen: argparse.Namespace, profile: Profile) -> int:
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
            sender = _make_sender(profile, tools, session)
            syncer = _make_syncer(session, tools, conditions, sender, inbox.put)
            endpoint = Endpoint(profile, lambda wish: _take_wish(wish, inbox, syncer))
            engine = Engine(
                tools,
                profile,
                session.settings,
                read_conditions=conditions,
                on_note=partial(_tell_both, sender),
                on_asks=syncer.plan,
                take_wishes=inbox.take_wishes,
            )
            until = _make_until(engine, session.now, span_s, once)
            try:
                turn = PollingTurn(profile, session.clock).take
                beat = partial(_beat, syncer, sender)
                drive(engine, inbox, session.clock, take_turn=turn, until=until, on_beat=beat)
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
    tell = partial(_tell_synced, names, sender)
    context = ServerContext(
        session.profile, session.clock, tools.zone, tools.passwords, tell, conditions, put
    )
    syncer = AccountSyncer(context, bool(names))
    syncer.take(DeedsDone())  # what was marked while nothing ran
    return syncer


def _beat(syncer: AccountSyncer, sender: Sender) -> None:
    syncer.beat()
    sender.beat()


def _make_sender(profile: Profile, tools: Tools, session: Session) -> Sender:
    context = ThreadContext(profile, tools.client, tools.passwords, session.clock, tools.zone, _tell)
    return Sender(context, find_next_at(session.conn))


def _tell_both(sender: Sender, note: Note) -> None:
    _tell(note)
    sender.take_note(note)


def _make_until(
    engine: Engine, started_at: float, span_s: float | None, once: bool
) -> Callable[[float, float], bool]:
    """With --once, what the bound per minute held back still belongs to it."""
    if once:
        return lambda now, wake: wake - now > MINUTE_S and not engine.is_behind
    return lambda now, wake: span_s is not None and now - started_at >= span_s


def _take_wish(wish: Wish, inbox: queue.Queue[Command], syncer: AccountSyncer) -> str:
    if wish.get("do") == "raise":
        return f"{TAKEN} without a window; end 'paperround poll' first, then open the window."
    command = make_command(wish)
    if command is not None and not syncer.take(command):
        inbox.put(command)
    if isinstance(command, Stop):
        return ENDING
    return f"{TAKEN}; it was asked to refresh." if isinstance(command, Refresh) else NOTED


def _tell_synced(names: Mapping[int, str], sender: Sender, note: Note) -> None:
    sender.take_note(note)
    if isinstance(note, AccountSynced) and not note.is_under_way and note.account_id in names:
        new = sum(note.new.values())
        say(f"{names[note.account_id]}: {new} new articles, {note.marks_in} marks from other devices.")


def _tell(note: Note) -> None:
    if isinstance(note, Stored):
        say(f"{len(note.new)} feeds polled, {sum(note.new.values())} new articles.")
    elif isinstance(note, Status):
        say(in_english(_status_message(note)))
    elif isinstance(note, Trouble):
        say(in_english(note.message))
    elif isinstance(note, Refreshed):
        say(in_english(describe_refreshed(note)))
    elif isinstance(note, Sent):
        tell_sent([note])
    elif isinstance(note, Notification):
        say(f"{in_english(note.title)}: " + "\n".join(map(in_english, note.lines)))


def _status_message(status: Status) -> Message:
    if status.is_paused:
        return Code.STATUS_PAUSED()
    if status.is_offline:
        return status.line or Code.STATUS_OFFLINE()
    told = waiting(status.next_at, status.used, status.asked_for, status.budget, status.wire_bytes)
    return held_back(status.held_back, told) if status.held_back else told


# --- seen -------------------------------------------------------------------------------------


@in_session
def run_seen(session: Session, chosen: argparse.Namespace) -> None:
    feed = get_feed(session, chosen.feed) if chosen.feed is not None else None
    at = parse_instant(chosen.at, session.now) if chosen.at else session.now
    add_looks(session.conn, [Look(at, feed.id if feed else None, "seen")])
    if not chosen.at:
        hand_over(session.profile, {"do": SEEN, "feeds": [feed.id] if feed else []})
    say(f"Noted that you looked{' at ' + feed.name if feed else ''}.")
