"""The share command: destinations for articles, sending to them, and what is waiting or failed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

import reader.features.sharing.store as send_rows
from reader.cli.arguments import MixedOrderParser, parse_id
from reader.cli.commands import Chosen, Commands, Session, flag, get_only, only_given, value
from reader.cli.entries import require_entries
from reader.cli.output import Row, at, complain, count_things, pick, read_secret, say
from reader.core.clock import LocalZone
from reader.core.errors import FetchError
from reader.core.words.words import in_english
from reader.engine.messages import Sent
from reader.engine.polls import open_client
from reader.features.sharing.forms import join_command, list_secrets, split_command, split_headers
from reader.features.sharing.records import BodyKind, Send, Target, TargetForm
from reader.features.sharing.send import try_target
from reader.features.sharing.service import TargetFacts, find_secrets, keep_secrets, keep_target, list_facts
from reader.features.sharing.template import NAMES, SECRET
from reader.features.sharing.worker.deliver import SendTools, deliver, deliver_due
from reader.net.client import Client
from reader.net.passwords import Passwords

OURS_S = 600.0
"""How long a running window leaves queued articles to this command."""
_HELP = {
    "post": "custom HTTP POST",
    "command": "program with its arguments, after -- if they begin with a hyphen",
    "markdown": "Markdown files with front matter in a folder",
    "obsidian": "notes in an Obsidian vault",
}


COMMANDS = Commands()
SHARE = COMMANDS.group("share", "send articles to services, programs and files", parser_class=MixedOrderParser)
NAMED = value("target", "DESTINATION", "number or name of the destination")
_NAMES = " ".join(f"{{{name}}}" for name in NAMES)
OPTIONS = (
    value("--name", "TEXT", "name to show"),
    value("--user", "NAME", "user name on the server"),
    value("--client-id", "ID", "client ID from Wallabag's developer page"),
    value("--template", "TEXT", f"request body, program input or file name; placeholders: {_NAMES}"),
    value("--body", words="format of the request body", choices=[kind.value for kind in BodyKind]),
    value("--header", "NAME: TEXT", "request header; also takes {secret}", action="append"),
    flag("--secret", "prompt for a password or token"),
)


def get_target(session: Session, text: str) -> Target:
    unknown = f"There's no destination {text!r}. Run 'paperround share' to list your destinations."
    return _find(send_rows.list_targets(session.conn), text, unknown)


def _find(targets: Iterable[Target], text: str, unknown: str) -> Target:
    return get_only([(target, target.id, (target.name,)) for target in targets], text, unknown)


@SHARE.add(
    "send",
    "send articles to a destination",
    NAMED,
    value("ids", "ID", "ids from 'paperround entries'", type=parse_id, nargs="+"),
)
def run_send(session: Session, chosen: Chosen) -> int:
    target = get_target(session, chosen.target)
    require_entries(session, chosen.ids)
    ids = send_rows.queue_sends(session.conn, target.id, chosen.ids, session.now, OURS_S)
    return _deliver(session, send_rows.get_sends(session.conn, ids))


@SHARE.add(
    "retry",
    "send waiting and failed articles now",
    value("target", "DESTINATION", "only to this destination: its number or name", nargs="?", default=""),
)
def run_retry(session: Session, chosen: Chosen) -> int:
    target_id = get_target(session, chosen.target).id if chosen.target else None
    send_rows.retry_sends(session.conn, session.now + OURS_S, target_id)
    unsent = send_rows.list_unsent(session.conn, target_id)
    if not unsent:
        say("Nothing is waiting to be sent.")
        return 0
    return _deliver(session, unsent)


def _deliver(session: Session, sends: list[Send]) -> int:
    with open_client(session.conn, session.settings, session.clock) as client:
        return print_sent(deliver(_tools(session, client), sends))


@SHARE.add(
    "waiting",
    "list articles that are waiting or failed",
    columns=("destination", "id", "queued", "tries", "next", "problem"),
    empty="Nothing is waiting to be sent.",
)
def run_waiting(session: Session, chosen: Chosen) -> list[Row]:
    names = {target.id: target.name for target in send_rows.list_targets(session.conn)}
    return [
        {
            "destination": names[send.target_id],
            "id": send.entry_id,
            "queued": at(send.asked_at),
            "tries": send.tries,
            "next": at(send.next_at),
            "failed": send.has_failed,
            "problem": in_english(send.message),
        }
        for send in send_rows.list_unsent(session.conn)
    ]


@SHARE.add("discard", "discard waiting and failed articles of a destination", NAMED)
def run_discard(session: Session, chosen: Chosen) -> None:
    unsent = send_rows.list_unsent(session.conn, get_target(session, chosen.target).id)
    count = len(send_rows.unqueue_sends(session.conn, [send.id for send in unsent]))
    say(f"{count_things(count, 'article')} discarded.")


def send_due(session: Session, client: Client) -> None:
    """Send what rules queued, after a refresh from the terminal."""
    print_sent(deliver_due(_tools(session, client)))


def _tools(session: Session, client: Client) -> SendTools:
    return SendTools(session.conn, client, Passwords(settings=session.settings), session.clock, LocalZone())


def print_sent(notes: list[Sent]) -> int:
    for note in notes:
        if note.count:
            say(f"{count_things(note.count, 'article')} sent to {note.name}.")
        if note.message:
            again = "To try again: paperround share retry" if note.given_up else "Paperround will try again later."
            complain(f"{note.failed} not sent to {note.name}: {in_english(note.message)} {again}")
    return FetchError.exit_code if any(note.failed for note in notes) else 0


@SHARE.lists(
    "list destinations and what is waiting",
    columns=("id", "type", "waiting", "failed", "sent", "name", "address"),
    empty="No destinations yet. See 'paperround share add --help'.",
)
def run_list(session: Session, chosen: Chosen) -> list[Row]:
    return [_describe(facts) for facts in list_facts(session.conn)]


@SHARE.add(
    "add",
    "add a destination; prompts for its password or token",
    value(
        "form",
        words="type of destination; " + "; ".join(f"{name}: {words}" for name, words in _HELP.items()),
        choices=[form.value for form in TargetForm],
    ),
    value("place", "PLACE", "server address, folder, or program with arguments", nargs="*"),
    *OPTIONS,
)
def run_add(session: Session, chosen: Chosen) -> None:
    form = TargetForm(chosen.form)
    target = _change(Target(form=form, name=form.value.capitalize()), chosen)
    secrets = _ask_secrets(target, chosen)
    target = keep_target(session.conn, target, secrets, session.now)
    _keep(target, secrets)
    say(f"Added {target.name} as number {target.id}. To test it: paperround share test {target.id}")


@SHARE.add(
    "edit",
    "change a destination",
    NAMED,
    value("place", "PLACE", "new address, folder or program", nargs="*"),
    *OPTIONS,
)
def run_edit(session: Session, chosen: Chosen) -> None:
    target = _change(get_target(session, chosen.target), chosen)
    secrets = _ask_secrets(target, chosen) if chosen.secret else {}
    _keep(keep_target(session.conn, target, secrets, session.now), secrets)
    say("Saved.")


@SHARE.add("test", "test a destination; services are only asked to sign you in", NAMED)
def run_test(session: Session, chosen: Chosen) -> None:
    target = get_target(session, chosen.target)
    with open_client(session.conn, session.settings, session.clock) as client:
        say(in_english(try_target(client, target, find_secrets(Passwords(), target))))


@SHARE.add("remove", "remove a destination; it can be restored for a day", NAMED)
def run_remove(session: Session, chosen: Chosen) -> None:
    target = get_target(session, chosen.target)
    send_rows.remove_target(session.conn, target.id, session.now)
    say(f"Removed {target.name}. To undo within a day: paperround share restore {target.id}")


@SHARE.add("restore", "restore a removed destination", NAMED)
def run_restore(session: Session, chosen: Chosen) -> None:
    unknown = f"No destination {chosen.target!r} was removed in the last day. Run 'paperround share' to list them."
    target = _find(send_rows.list_removed_targets(session.conn), chosen.target, unknown)
    send_rows.restore_target(session.conn, target.id)
    say(f"Restored {get_target(session, str(target.id)).name}.")


def _change(target: Target, chosen: Chosen) -> Target:
    given = only_given(
        name=chosen.name,
        username=chosen.user,
        client_id=chosen.client_id,
        template=chosen.template,
        body_kind=BodyKind(chosen.body) if chosen.body else None,
        headers=split_headers("\n".join(chosen.header)) if chosen.header else None,
    )
    if chosen.place and target.form is TargetForm.COMMAND:
        given["command"] = split_command(chosen.place[0]) if len(chosen.place) == 1 else tuple(chosen.place)
    elif chosen.place:
        given["address"] = " ".join(chosen.place)
    return replace(target, **given)


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
        **pick(target, "id name"),
        "type": target.form,
        "address": join_command(target.command) if target.command else target.address,
        "waiting": facts.waiting,
        "failed": facts.failed,
        "sent": at(facts.last_sent_at),
    }
