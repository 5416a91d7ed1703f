"""The send command, and what waits to be sent on or failed: articles go to targets (see targets.py)."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from typing import Any

from reader.cli.arguments import parse_id
from reader.cli.entries import require_entries
from reader.cli.output import Row, complain, count_things, iso_time, local_time, say, show
from reader.cli.session import Session, in_session, open_session
from reader.clock import LocalZone
from reader.engine.polls.refresh import open_client
from reader.engine.sending.deliver import SendTools, deliver, deliver_due
from reader.engine.sending.messages import Sent
from reader.errors import FetchError, UsageError
from reader.fetch.client import Client
from reader.fetch.passwords import Passwords
from reader.model.targets import Target
from reader.paths import Profile
from reader.store.sending.sends import get_sends, list_unsent, queue_sends, retry_sends, unqueue_sends
from reader.store.sending.targets import list_targets
from reader.wording.words import in_english

OURS_S = 600.0
"""So long a running window leaves to this command what this command sends."""


def add_commands(commands: Any) -> None:
    sending = commands.add_parser("send", help="send articles to a target")
    sending.add_argument("target", metavar="TARGET", help="its number or name")
    sending.add_argument(
        "ids", type=parse_id, nargs="+", metavar="ID", help="as 'paperround entries' shows it"
    )
    sending.set_defaults(run=run_send)


def add_queue_commands(kinds: Any) -> None:
    waiting = kinds.add_parser("waiting", help="what waits to be sent or failed, and why")
    waiting.add_argument("--json", action="store_true", help="print a list of objects")
    waiting.set_defaults(run=run_waiting)
    dropping = kinds.add_parser("drop", help="give up what waits or failed")
    dropping.add_argument("target", metavar="TARGET", help="the target that it was for")
    dropping.set_defaults(run=run_drop)
    retrying = kinds.add_parser("retry", help="send now what waits or failed")
    retrying.add_argument("target", nargs="?", default="", metavar="TARGET", help="only to this one")
    retrying.set_defaults(run=run_retry)


def get_target(session: Session, text: str) -> Target:
    target = find_named_target(list_targets(session.conn), text)
    if target is None:
        raise UsageError(f"There is no target {text!r}; 'paperround targets' lists them.")
    return target


def find_named_target(targets: Iterable[Target], text: str) -> Target | None:
    """By number or name."""
    wanted = text.strip().casefold()
    return next((target for target in targets if wanted in (str(target.id), target.name.casefold())), None)


def run_send(chosen: argparse.Namespace, profile: Profile) -> int:
    with open_session(profile) as session:
        target = get_target(session, chosen.target)
        require_entries(session, chosen.ids)
        ids = queue_sends(session.conn, target.id, chosen.ids, session.now, OURS_S)
        with open_client(session.conn, session.settings, session.clock) as client:
            return tell_sent(deliver(_tools(session, client), get_sends(session.conn, ids)))


def run_retry(chosen: argparse.Namespace, profile: Profile) -> int:
    with open_session(profile) as session:
        target_id = get_target(session, chosen.target).id if chosen.target else None
        retry_sends(session.conn, session.now + OURS_S, target_id)
        unsent = list_unsent(session.conn, target_id)
        if not unsent:
            say("Nothing waits.")
            return 0
        with open_client(session.conn, session.settings, session.clock) as client:
            return tell_sent(deliver(_tools(session, client), unsent))


@in_session
def run_waiting(session: Session, chosen: argparse.Namespace) -> None:
    names = {target.id: target.name for target in list_targets(session.conn)}
    rows: list[Row] = [
        {
            "target": names[send.target_id],
            "id": send.entry_id,
            "asked": (iso_time if chosen.json else local_time)(send.asked_at),
            "tries": send.tries,
            "next": (iso_time if chosen.json else local_time)(send.next_at),
            "failed": send.has_failed,
            "why": in_english(send.message),
        }
        for send in list_unsent(session.conn)
    ]
    columns = ("target", "id", "asked", "tries", "next", "why")
    show(rows, as_json=chosen.json, columns=columns, empty="Nothing waits.")


@in_session
def run_drop(session: Session, chosen: argparse.Namespace) -> None:
    unsent = list_unsent(session.conn, get_target(session, chosen.target).id)
    say(f"{len(unqueue_sends(session.conn, [send.id for send in unsent]))} given up.")


def send_due(session: Session, client: Client) -> None:
    """What a rule wants sent, after a refresh in the terminal."""
    tell_sent(deliver_due(_tools(session, client)))


def _tools(session: Session, client: Client) -> SendTools:
    return SendTools(session.conn, client, Passwords(), session.clock, LocalZone())


def tell_sent(notes: list[Sent]) -> int:
    for note in notes:
        if note.count:
            say(f"{count_things(note.count, 'article')} sent to {note.name}.")
        if note.message:
            again = "'paperround targets retry' tries again." if note.given_up else "It is tried again later."
            complain(f"{note.failed} not sent to {note.name}: {in_english(note.message)} {again}")
    return FetchError.exit_code if any(note.failed for note in notes) else 0
