"""The targets command: where articles can be sent. Services, programs and files that the owner sets up."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from reader.cli.arguments import MixedOrderParser
from reader.cli.output import Row, complain, iso_time, local_time, read_secret, say, show
from reader.cli.sending import add_queue_commands, find_named_target, get_target
from reader.cli.session import Session, in_session
from reader.engine.polls.refresh import open_client
from reader.errors import UsageError
from reader.fetch.passwords import Passwords
from reader.model.targets import BodyKind, Target, TargetForm
from reader.send.check import join_command, split_command, split_headers
from reader.send.forms import FORMS, list_secrets
from reader.send.secrets import find_secrets, keep_secrets
from reader.send.send import try_target
from reader.send.template import NAMES, SECRET
from reader.services.targets import TargetFacts, keep_target, list_facts
from reader.store.sending.targets import list_removed_targets, remove_target, restore_target
from reader.wording.words import in_english

COLUMNS = ("id", "form", "waiting", "failed", "sent", "name", "where")
_HELP = {
    "post": "an HTTP POST of your own",
    "command": "a program of your own; its arguments follow, after -- where they begin with a hyphen",
    "markdown": "Markdown files with front matter in a folder",
    "obsidian": "notes in an Obsidian vault",
}


def add_commands(commands: Any) -> None:
    targets = commands.add_parser("targets", help="where articles can be sent: services, programs, files")
    targets.add_argument("--json", action="store_true", help="print a list of objects")
    targets.set_defaults(run=run_list)
    kinds = targets.add_subparsers(dest="kind", metavar="WHAT", parser_class=MixedOrderParser)
    listing = kinds.add_parser("list", help="which targets there are, and what waits for them")
    listing.add_argument("--json", action="store_true", help="print a list of objects")
    listing.set_defaults(run=run_list)
    adding = kinds.add_parser("add", help="add a target; asks for its password or token")
    adding.add_argument("form", choices=[form.value for form in TargetForm], help=_explain_forms())
    where = "address of the server, folder, or program with arguments"
    adding.add_argument("place", nargs="*", metavar="PLACE", help=where)
    _add_options(adding)
    adding.set_defaults(run=run_add)
    editing = _add_named(kinds, "edit", run_edit, "change a target")
    editing.add_argument("place", nargs="*", metavar="PLACE", help="as for add; left out, it stays")
    _add_options(editing)
    _add_named(
        kinds, "try", run_try, "whether a target takes articles; services are only asked to let you in"
    )
    _add_named(kinds, "remove", run_remove, "remove a target; restore undoes it for a day")
    _add_named(kinds, "restore", run_restore, "bring back a target that was removed")
    add_queue_commands(kinds)


def _add_named(kinds: Any, name: str, run: Any, words: str) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = kinds.add_parser(name, help=words)
    parser.add_argument("target", metavar="TARGET", help="its number or name")
    parser.set_defaults(run=run)
    return parser


def _explain_forms() -> str:
    services = ", ".join(form.value for form in FORMS)
    return f"{services}; " + "; ".join(f"{name}: {words}" for name, words in _HELP.items())


def _add_options(parser: argparse.ArgumentParser) -> None:
    names = " ".join(f"{{{name}}}" for name in NAMES)
    parser.add_argument("--name", metavar="TEXT", help="what to call it")
    parser.add_argument("--user", metavar="NAME", help="your name there")
    parser.add_argument(
        "--client-id", metavar="ID", help="Wallabag's client ID, from its page for developers"
    )
    parser.add_argument(
        "--template",
        metavar="TEXT",
        help=f"body of a POST, input of a program, or name of a file; may name {names}",
    )
    parser.add_argument("--body", choices=[kind.value for kind in BodyKind], help="what a POST's template is")
    parser.add_argument(
        "--header", action="append", metavar="NAME: TEXT", help="of a POST; may name {secret}, too"
    )
    parser.add_argument("--secret", action="store_true", help="ask for a password or token again, or for one")


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
