"""Polling by the plan from the terminal, without a window; and telling the engine that you looked."""

from __future__ import annotations

import argparse
import queue
import re
import signal
from collections.abc import Callable
from datetime import datetime
from typing import Any

from reader.cli.output import say
from reader.cli.session import get_feed, open_session
from reader.clock import LocalZone
from reader.engine.conditions import read_conditions
from reader.engine.driving import drive
from reader.engine.handover import Endpoint, Wish, hand_over
from reader.engine.lock import ProfileLock
from reader.engine.loop import MINUTE_S, Engine
from reader.engine.messages import (
    Arrived,
    Command,
    Note,
    Notification,
    Refresh,
    Status,
    Stop,
    Stored,
    Trouble,
)
from reader.engine.refresh import open_tools
from reader.errors import UsageError
from reader.model.stored import Look
from reader.paths import Profile
from reader.store.history import add_looks

UNITS = {"s": 1, "m": 60, "h": 3_600, "d": 86_400}
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
        return _poll(profile, span_s, chosen.once)


def _poll(profile: Profile, span_s: float | None, once: bool) -> int:
    inbox: queue.Queue[Command] = queue.Queue()
    before = signal.signal(signal.SIGTERM, lambda number, frame: inbox.put(Stop()))
    endpoint = Endpoint(profile, lambda wish: _take_wish(wish, inbox))
    try:
        with (
            open_session(profile) as session,
            open_tools(session.conn, session.settings, session.clock) as tools,
        ):
            engine = Engine(
                tools, profile, session.settings, LocalZone(), read_conditions=read_conditions, on_note=_tell
            )
            try:
                drive(engine, inbox, session.clock, until=_make_until(session.now, span_s, once))
            finally:
                engine.close()
    finally:
        endpoint.close()
        signal.signal(signal.SIGTERM, before)
    return 0


def _make_until(started_at: float, span_s: float | None, once: bool) -> Callable[[float, float], bool]:
    """With --once, what the bound per minute held back still belongs to it."""
    if once:
        return lambda now, wake: wake - now > MINUTE_S
    return lambda now, wake: span_s is not None and now - started_at >= span_s


def _take_wish(wish: Wish, inbox: queue.Queue[Command]) -> str:
    if wish.get("do") == "seen":
        inbox.put(Arrived(tuple(int(feed_id) for feed_id in wish.get("feeds", ()))))
        return "Noted."
    inbox.put(Refresh())
    return f"{TAKEN}; it was asked to refresh."


def _tell(note: Note) -> None:
    if isinstance(note, Stored):
        say(f"{len(note.new)} feeds polled, {sum(note.new.values())} new articles.")
    elif isinstance(note, Status | Trouble):
        say(note.sentence)
    elif isinstance(note, Notification):
        say(f"{note.title}: {note.body}")


def parse_span(text: str) -> float:
    """90m, 2h, 1h30m."""
    parts = re.findall(r"(\d+(?:\.\d+)?)([smhd])", text)
    if not parts or "".join(number + unit for number, unit in parts) != text:
        raise UsageError(f"{text!r} is no length of time; write it as 90m or 2h.")
    return sum(float(number) * UNITS[unit] for number, unit in parts)


# --- seen -------------------------------------------------------------------------------------


def run_seen(chosen: argparse.Namespace, profile: Profile) -> int:
    with open_session(profile) as session:
        feed = get_feed(session, chosen.feed) if chosen.feed else None
        at = parse_instant(chosen.at, session.now) if chosen.at else session.now
        add_looks(session.conn, [Look(at, feed.id if feed else None, "seen")])
    if not chosen.at:
        hand_over(profile, {"do": "seen", "feeds": [feed.id] if feed else []})
    say(f"Noted that you looked{' at ' + feed.name if feed else ''}.")
    return 0


def parse_instant(text: str, now: float) -> float:
    """08:30 is today's; without a zone it is this machine's time."""
    shown = datetime.fromtimestamp(now).astimezone()
    if re.fullmatch(r"\d{1,2}:\d{2}", text):
        text = f"{shown.date().isoformat()}T{text.zfill(5)}"
    try:
        at = datetime.fromisoformat(text).astimezone().timestamp()
    except ValueError:
        raise UsageError(f"{text!r} is no time; write it as 08:30 or 2026-11-16T08:30.") from None
    if at > now:
        raise UsageError("A look cannot lie in the future; give a time that has been.")
    return at
