"""The send command, and the targets command for where articles can be sent, what waits and what failed."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from reader.cli.arguments import LIST, MixedOrderParser, add_command, parse_id
from reader.cli.entries import require_entries
from reader.cli.output import Row, complain, count_things, iso_time, local_time, read_secret, say, show
from reader.cli.session import Session, in_session
from reader.clock import LocalZone
from reader.engine.deliver import SendTools, deliver, deliver_due
from reader.engine.messages import Sent
from reader.engine.polls import open_client
from reader.errors import FetchError, UsageError
from reader.fetch.client import Client
from reader.fetch.passwords import Passwords
from reader.model.targets import BodyKind, Send, Target, TargetForm
from reader.send.forms import FORMS, join_command, list_secrets, split_command, split_headers
from reader.send.secrets import find_secrets, keep_secrets
from reader.send.send import try_target
from reader.send.template import NAMES, SECRET
from reader.services.targets import TargetFacts, keep_target, list_facts
from reader.store.sending import (
    get_sends,
    list_removed_targets,
    list_targets,
    list_unsent,
    queue_sends,
    remove_target,
    restore_target,
    retry_sends,
    unqueue_sends,
)
from reader.wording.words import in_english

OURS_S = 600.0
"""How long a running window leaves to this command what it sends."""
COLUMNS = ("id", "form", "waiting", "failed", "sent", "name", "where")
_HELP = {
    "post": "an HTTP POST of your own",
    "command": "a program of your own; its arguments follow, after -- where they begin with a hyphen",
    "markdown": "Markdown files with front matter in a folder",
    "obsidian": "notes in an Obsidian vault",
}


def add_commands(commands: Any) -> None:
    sending = add_command(commands, "send", run_send, "send articles to a target")
    sending.add_argument("target", metavar="TARGET", help="its number or name")
    sending.add_argument("ids", type=parse_id, nargs="+", metavar="ID", help="as 'paperround entries' shows it")
    targets = add_command(commands, "targets", run_list, "where articles can be sent: services, programs, files", LIST)
    kinds = targets.add_subparsers(dest="kind", metavar="WHAT", parser_class=MixedOrderParser)
    services = ", ".join(form.value for form in FORMS)
    forms = f"{services}; " + "; ".join(f"{name}: {words}" for name, words in _HELP.items())
    add_command(kinds, "list", run_list, "which targets there are, and what waits for them", LIST)
    adding = add_command(kinds, "add", run_add, "add a target; asks for its password or token")
    adding.add_argument("form", choices=[form.value for form in TargetForm], help=forms)
    where = "address of the server, folder, or program with arguments"
    adding.add_argument("place", nargs="*", metavar="PLACE", help=where)
    _add_options(adding)
    editing = _add_named(kinds, "edit", run_edit, "change a target")
    editing.add_argument("place", nargs="*", metavar="PLACE", help="as for add; left out, it stays")
    _add_options(editing)
    _add_named(kinds, "try", run_try, "whether a target takes articles; services are only asked to let you in")
    _add_named(kinds, "remove", run_remove, "remove a target; restore undoes it for a day")
    _add_named(kinds, "restore", run_restore, "bring back a target that was removed")
    add_command(kinds, "waiting", run_waiting, "what waits to be sent or failed, and why", LIST)
    dropping = add_command(kinds, "drop", run_drop, "give up what waits or failed")
    dropping.add_argument("target", metavar="TARGET", help="the target that it was for")
    retrying = add_command(kinds, "retry", run_retry, "send now what waits or failed")
    retrying.add_argument("target", nargs="?", default="", metavar="TARGET", help="only to this one")


def _add_named(kinds: Any, name: str, run: Any, words: str) -> argparse.ArgumentParser:
    parser = add_command(kinds, name, run, words)
    parser.add_argument("target", metavar="TARGET", help="its number or name")
    return parser


def _add_options(parser: argparse.ArgumentParser) -> None:
    names = " ".join(f"{{{name}}}" for name in NAMES)
    parser.add_argument("--name", metavar="TEXT", help="what to call it")
    parser.add_argument("--user", metavar="NAME", help="your name there")
    parser.add_argument("--client-id", metavar="ID", help="Wallabag's client ID, from its page for developers")
    parser.add_argument(
        "--template", metavar="TEXT", help=f"body of a POST, input of a program, or name of a file; may name {names}"
    )
    parser.add_argument("--body", choices=[kind.value for kind in BodyKind], help="what a POST's template is")
    parser.add_argument("--header", action="append", metavar="NAME: TEXT", help="of a POST; may name {secret}, too")
    parser.add_argument("--secret", action="store_true", help="ask for a password or token again, or for one")


def get_target(session: Session, text: str) -> Target:
    target = find_named_target(list_targets(session.conn), text)
    if target is None:
        raise UsageError(f"There is no target {text!r}; 'paperround targets' lists them.")
    return target


def find_named_target(targets: Iterable[Target], text: str) -> Target | None:
    """The target with a number or name."""
    wanted = text.strip().casefold()
    return next((target for target in targets if wanted in (str(target.id), target.name.casefold())), None)


@in_session
def run_send(session: Session, chosen: argparse.Namespace) -> int:
    target = get_target(session, chosen.target)
    require_entries(session, chosen.ids)
    ids = queue_sends(session.conn, target.id, chosen.ids, session.now, OURS_S)
    return _deliver(session, get_sends(session.conn, ids))


@in_session
def run_retry(session: Session, chosen: argparse.Namespace) -> int:
    target_id = get_target(session, chosen.target).id if chosen.target else None
    retry_sends(session.conn, session.now + OURS_S, target_id)
    unsent = list_unsent(session.conn, target_id)
    if not unsent:
        say("Nothing waits.")
        return 0
    return _deliver(session, unsent)


def _deliver(session: Session, sends: list[Send]) -> int:
    with open_client(session.conn, session.settings, session.clock) as client:
        return print_sent(deliver(_tools(session, client), sends))


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
    """Send what rules want sent, after a refresh in the terminal."""
    print_sent(deliver_due(_tools(session, client)))


def _tools(session: Session, client: Client) -> SendTools:
    return SendTools(session.conn, client, Passwords(), session.clock, LocalZone())


def print_sent(notes: list[Sent]) -> int:
    for note in notes:
        if note.count:
            say(f"{count_things(note.count, 'article')} sent to {note.name}.")
        if note.message:
            again = "'paperround targets retry' tries again." if note.given_up else "It is tried again later."
            complain(f"{note.failed} not sent to {note.name}: {in_english(note.message)} {again}")
    return FetchError.exit_code if any(note.failed for note in notes) else 0


@in_session
def run_list(session: Session, chosen: argparse.Namespace) -> None:
    rows = [_describe(facts, as_json=chosen.json) for facts in list_facts(session.conn)]
    show(rows, as_json=chosen.json, columns=COLUMNS, empty="No targets yet: paperround targets add --help")


@in_session
def run_add(session: Session, chosen: argparse.Namespace) -> None:
    form = TargetForm(chosen.form)
    target = _change(Target(form=form, name=form.value.capitalize()), chosen)
    secrets = _ask_secrets(target, chosen)
    target = keep_target(session.conn, target, secrets, session.now)
    _keep(target, secrets)
    say(f"Added {target.name} as number {target.id}; 'paperround targets try {target.id}' tries it.")


@in_session
def run_edit(session: Session, chosen: argparse.Namespace) -> None:
    target = _change(get_target(session, chosen.target), chosen)
    secrets = _ask_secrets(target, chosen) if chosen.secret else {}
    _keep(keep_target(session.conn, target, secrets, session.now), secrets)
    say("Kept.")


@in_session
def run_try(session: Session, chosen: argparse.Namespace) -> None:
    target = get_target(session, chosen.target)
    with open_client(session.conn, session.settings, session.clock) as client:
        say(in_english(try_target(client, target, find_secrets(Passwords(), target))))


@in_session
def run_remove(session: Session, chosen: argparse.Namespace) -> None:
    target = get_target(session, chosen.target)
    remove_target(session.conn, target.id, session.now)
    say(f"Removed {target.name}; 'paperround targets restore {target.id}' brings it back for a day.")


@in_session
def run_restore(session: Session, chosen: argparse.Namespace) -> None:
    target = find_named_target(list_removed_targets(session.conn), chosen.target)
    if target is None:
        raise UsageError(f"No target {chosen.target!r} was removed within the last day.")
    restore_target(session.conn, target.id)
    say(f"{get_target(session, str(target.id)).name} is back.")


def _change(target: Target, chosen: argparse.Namespace) -> Target:
    given: dict[str, Any] = {
        "name": chosen.name,
        "username": chosen.user,
        "client_id": chosen.client_id,
        "template": chosen.template,
        "body_kind": BodyKind(chosen.body) if chosen.body else None,
        "headers": split_headers("\n".join(chosen.header)) if chosen.header else None,
    }
    if chosen.place and target.form is TargetForm.COMMAND:
        given["command"] = split_command(chosen.place[0]) if len(chosen.place) == 1 else tuple(chosen.place)
    elif chosen.place:
        given["address"] = " ".join(chosen.place)
    return replace(target, **{name: value for name, value in given.items() if value is not None})


def _ask_secrets(target: Target, chosen: argparse.Namespace) -> dict[str, str]:
    names = list_secrets(target) or ((SECRET,) if chosen.secret else ())
    return {name: read_secret(name.replace("_", " ").capitalize()) for name in names}


def _keep(target: Target, secrets: Mapping[str, str]) -> None:
    kept = keep_secrets(Passwords(), target, secrets) if secrets else None
    if kept is not None and kept.message:
        complain(in_english(kept.message))


def _describe(facts: TargetFacts, *, as_json: bool) -> Row:
    target = facts.target
    return {
        "id": target.id,
        "form": target.form,
        "name": target.name,
        "where": join_command(target.command) if target.command else target.address,
        "waiting": facts.waiting,
        "failed": facts.failed,
        "sent": (iso_time if as_json else local_time)(facts.last_sent_at),
    }
