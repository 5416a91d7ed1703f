"""The send command, and the targets command for where articles can be sent, what waits and what failed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from reader.cli.arguments import MixedOrderParser, parse_id
from reader.cli.commands import Chosen, Commands, flag, value
from reader.cli.entries import require_entries
from reader.cli.output import Row, at, complain, count_things, pick, read_secret, say
from reader.cli.session import Session
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
_HELP = {
    "post": "an HTTP POST of your own",
    "command": "a program of your own; its arguments follow, after -- where they begin with a hyphen",
    "markdown": "Markdown files with front matter in a folder",
    "obsidian": "notes in an Obsidian vault",
}


COMMANDS = Commands()
TARGETS = COMMANDS.group(
    "targets", "where articles can be sent: services, programs, files", parser_class=MixedOrderParser
)
LISTED: dict[str, Any] = {
    "columns": ("id", "form", "waiting", "failed", "sent", "name", "where"),
    "empty": "No targets yet: paperround targets add --help",
}
NAMED = value("target", "TARGET", "its number or name")
_NAMES = " ".join(f"{{{name}}}" for name in NAMES)
OPTIONS = (
    value("--name", "TEXT", "what to call it"),
    value("--user", "NAME", "your name there"),
    value("--client-id", "ID", "Wallabag's client ID, from its page for developers"),
    value("--template", "TEXT", f"body of a POST, input of a program, or name of a file; may name {_NAMES}"),
    value("--body", words="what a POST's template is", choices=[kind.value for kind in BodyKind]),
    value("--header", "NAME: TEXT", "of a POST; may name {secret}, too", action="append"),
    flag("--secret", "ask for a password or token again, or for one"),
)


def get_target(session: Session, text: str) -> Target:
    target = find_named_target(list_targets(session.conn), text)
    if target is None:
        raise UsageError(f"There is no target {text!r}; 'paperround targets' lists them.")
    return target


def find_named_target(targets: Iterable[Target], text: str) -> Target | None:
    """The target with a number or name."""
    wanted = text.strip().casefold()
    return next((target for target in targets if wanted in (str(target.id), target.name.casefold())), None)


@COMMANDS.add(
    "send",
    "send articles to a target",
    NAMED,
    value("ids", "ID", "as 'paperround entries' shows it", type=parse_id, nargs="+"),
)
def run_send(session: Session, chosen: Chosen) -> int:
    target = get_target(session, chosen.target)
    require_entries(session, chosen.ids)
    ids = queue_sends(session.conn, target.id, chosen.ids, session.now, OURS_S)
    return _deliver(session, get_sends(session.conn, ids))


@TARGETS.add(
    "retry", "send now what waits or failed", value("target", "TARGET", "only to this one", nargs="?", default="")
)
def run_retry(session: Session, chosen: Chosen) -> int:
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


@TARGETS.add(
    "waiting",
    "what waits to be sent or failed, and why",
    columns=("target", "id", "asked", "tries", "next", "why"),
    empty="Nothing waits.",
)
def run_waiting(session: Session, chosen: Chosen) -> list[Row]:
    names = {target.id: target.name for target in list_targets(session.conn)}
    return [
        {
            "target": names[send.target_id],
            "id": send.entry_id,
            "asked": at(send.asked_at),
            "tries": send.tries,
            "next": at(send.next_at),
            "failed": send.has_failed,
            "why": in_english(send.message),
        }
        for send in list_unsent(session.conn)
    ]


@TARGETS.add("drop", "give up what waits or failed", value("target", "TARGET", "the target that it was for"))
def run_drop(session: Session, chosen: Chosen) -> None:
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


@TARGETS.itself(**LISTED)
@TARGETS.add("list", "which targets there are, and what waits for them", **LISTED)
def run_list(session: Session, chosen: Chosen) -> list[Row]:
    return [_describe(facts) for facts in list_facts(session.conn)]


@TARGETS.add(
    "add",
    "add a target; asks for its password or token",
    value(
        "form",
        words=f"{', '.join(FORMS)}; " + "; ".join(f"{name}: {words}" for name, words in _HELP.items()),
        choices=[form.value for form in TargetForm],
    ),
    value("place", "PLACE", "address of the server, folder, or program with arguments", nargs="*"),
    *OPTIONS,
)
def run_add(session: Session, chosen: Chosen) -> None:
    form = TargetForm(chosen.form)
    target = _change(Target(form=form, name=form.value.capitalize()), chosen)
    secrets = _ask_secrets(target, chosen)
    target = keep_target(session.conn, target, secrets, session.now)
    _keep(target, secrets)
    say(f"Added {target.name} as number {target.id}; 'paperround targets try {target.id}' tries it.")


@TARGETS.add(
    "edit", "change a target", NAMED, value("place", "PLACE", "as for add; left out, it stays", nargs="*"), *OPTIONS
)
def run_edit(session: Session, chosen: Chosen) -> None:
    target = _change(get_target(session, chosen.target), chosen)
    secrets = _ask_secrets(target, chosen) if chosen.secret else {}
    _keep(keep_target(session.conn, target, secrets, session.now), secrets)
    say("Kept.")


@TARGETS.add("try", "whether a target takes articles; services are only asked to let you in", NAMED)
def run_try(session: Session, chosen: Chosen) -> None:
    target = get_target(session, chosen.target)
    with open_client(session.conn, session.settings, session.clock) as client:
        say(in_english(try_target(client, target, find_secrets(Passwords(), target))))


@TARGETS.add("remove", "remove a target; restore undoes it for a day", NAMED)
def run_remove(session: Session, chosen: Chosen) -> None:
    target = get_target(session, chosen.target)
    remove_target(session.conn, target.id, session.now)
    say(f"Removed {target.name}; 'paperround targets restore {target.id}' brings it back for a day.")


@TARGETS.add("restore", "bring back a target that was removed", NAMED)
def run_restore(session: Session, chosen: Chosen) -> None:
    target = find_named_target(list_removed_targets(session.conn), chosen.target)
    if target is None:
        raise UsageError(f"No target {chosen.target!r} was removed within the last day.")
    restore_target(session.conn, target.id)
    say(f"{get_target(session, str(target.id)).name} is back.")


def _change(target: Target, chosen: Chosen) -> Target:
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


def _ask_secrets(target: Target, chosen: Chosen) -> dict[str, str]:
    names = list_secrets(target) or ((SECRET,) if chosen.secret else ())
    return {name: read_secret(name.replace("_", " ").capitalize()) for name in names}


def _keep(target: Target, secrets: Mapping[str, str]) -> None:
    kept = keep_secrets(Passwords(), target, secrets) if secrets else None
    if kept is not None and kept.message:
        complain(in_english(kept.message))


def _describe(facts: TargetFacts) -> Row:
    target = facts.target
    return {
        **pick(target, "id form name"),
        "where": join_command(target.command) if target.command else target.address,
        "waiting": facts.waiting,
        "failed": facts.failed,
        "sent": at(facts.last_sent_at),
    }
