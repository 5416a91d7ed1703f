"""Sends one entry to one target, whatever its form, and tries whether it would go. Stores nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from reader.fetch.client import Client, never
from reader.model.messages import Message
from reader.model.targets import Sendable, Target, TargetForm
from reader.send.by_command import run_command
from reader.send.files import try_folder, write_file
from reader.send.forms import FILES, FORMS, find_steps, list_secrets
from reader.send.over_http import run_steps
from reader.send.problems import SendError
from reader.send.template import make_values
from reader.wording.send_codes import SendCode

SAMPLE = Sendable(
    "Paperround tries this target",
    "https://example.org/a-try",
    "Paperround",
    "Paperround",
    "2026-01-02T03:04:05+00:00",
    "A made-up post.",
    "<p>A made-up post.</p>",
    "A made-up post.",
)


def send_entry(
    client: Client,
    target: Target,
    secrets: Mapping[str, str],
    sent: Sendable,
    cancelled: Callable[[], bool] = never,
) -> None:
    """Raises SendError, which says why it did not get there."""
    values = make_values(sent)
    if target.form is TargetForm.COMMAND:
        run_command(target, values, cancelled)
    elif target.form in FILES:
        write_file(target, sent, values)
    else:
        _require(target, secrets)
        if target.form in FORMS and not sent.link:
            raise SendError(SendCode.SEND_NO_LINK(name=target.name))
        run_steps(client, target, secrets, find_steps(target), values, sent.tags, cancelled)


def try_target(
    client: Client, target: Target, secrets: Mapping[str, str], cancelled: Callable[[], bool] = never
) -> Message:
    """What trying came to; raises SendError. A ready form is only asked to let us in, a folder whether it can be
    written; a POST or a command of the owner's own gets a made-up post."""
    if target.form in FILES:
        return SendCode.TRIED_FOLDER(path=str(try_folder(target)))
    if target.form is TargetForm.COMMAND:
        return SendCode.TRIED_COMMAND(program=run_command(target, make_values(SAMPLE), cancelled))
    _require(target, secrets)
    form = FORMS.get(target.form)
    if form is not None:
        return SendCode.TRIED_SERVER(host=run_steps(client, target, secrets, form.tries, {}, (), cancelled))
    values = make_values(SAMPLE)
    host = run_steps(client, target, secrets, find_steps(target), values, ("try",), cancelled)
    return SendCode.TRIED_POST(host=host)


def _require(target: Target, secrets: Mapping[str, str]) -> None:
    if any(not secrets.get(name) for name in list_secrets(target)):
        raise SendError(SendCode.SEND_SECRET_GONE(name=target.name))
