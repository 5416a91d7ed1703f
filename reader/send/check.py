"""Checks a target before it is stored: everything that can be said without asking anybody. Pure."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from pathlib import PurePath

from msgspec.structs import replace

from reader.errors import UsageError
from reader.fetch.urls import BadAddress, parse_address
from reader.model.targets import Target, TargetForm
from reader.send.forms import FILES, FORMS, SHELL_FILES, find_template, list_secrets
from reader.send.template import check_address, check_names, check_template
from reader.wording.send_codes import SendCode


def check_target(target: Target, secrets: Mapping[str, str] | None = None) -> Target:
    """As it is stored. Raises UsageError with what is wrong. `secrets`: None where they are known already."""
    target = replace(target, name=" ".join(target.name.split()), address=target.address.strip())
    if not target.name:
        raise UsageError(SendCode.TARGET_NAMELESS())
    if target.form is TargetForm.COMMAND:
        return _check_command(target)
    if target.form in FILES:
        if not target.address:
            raise UsageError(SendCode.TARGET_NO_FOLDER())
        check_names(target.template)
        return target
    target = _check_server(target)
    if secrets is not None and any(not secrets.get(name) for name in list_secrets(target)):
        raise UsageError(SendCode.TARGET_LACKS_SECRET(name=target.name))
    return target


def _check_command(target: Target) -> Target:
    if not target.command or not target.command[0].strip():
        raise UsageError(SendCode.TARGET_NO_COMMAND())
    if target.command[0].casefold().endswith(SHELL_FILES):
        raise UsageError(SendCode.TARGET_SHELL_FILE(program=PurePath(target.command[0]).name))
    for template in (*target.command[1:], target.template):
        check_names(template)
    return target


def _check_server(target: Target) -> Target:
    form = FORMS.get(target.form)
    address = target.address or (form.address if form else "")
    if form is not None and form.has_username and not target.username.strip():
        raise UsageError(SendCode.TARGET_NO_USER())
    if not address:
        raise UsageError(SendCode.TARGET_NO_ADDRESS())
    if "://" not in address:
        address = f"https://{address}"
    check_address(address)
    try:
        parse_address(address)
    except BadAddress as error:
        raise UsageError(error.message) from error
    if target.form is TargetForm.POST:
        for name, template in target.headers:
            if not name.replace("-", "").isalnum() or not name.isascii():
                raise UsageError(SendCode.TARGET_BAD_HEADER(line=f"{name}: {template}"))
            check_names(template)
        template = find_template(target)
        check_template(target.body_kind, template)
        return replace(target, address=address, template=template)
    return replace(target, address=address.rstrip("/"))


def split_headers(text: str) -> tuple[tuple[str, str], ...]:
    """Lines `Name: value`. Raises UsageError."""
    pairs = []
    for line in filter(None, map(str.strip, text.splitlines())):
        name, sign, value = line.partition(":")
        if not sign or not name.strip():
            raise UsageError(SendCode.TARGET_BAD_HEADER(line=line))
        pairs.append((name.strip(), value.strip()))
    return tuple(pairs)


def split_command(text: str) -> tuple[str, ...]:
    """As one would type it: quotes keep an argument together, a backslash is itself. It becomes a list once, here, and
    no shell sees it."""
    words = shlex.shlex(text, posix=True, punctuation_chars=False)
    words.whitespace_split, words.escape, words.commenters = True, "", ""
    try:
        return tuple(words)
    except ValueError:  # a quote that never ends
        return tuple(text.split())


def join_command(command: tuple[str, ...]) -> str:
    """What split_command takes apart again."""
    return " ".join(_quote(part) for part in command)


def _quote(part: str) -> str:
    if part and not any(letter.isspace() or letter in "'\"" for letter in part):
        return part
    if "'" not in part:
        return f"'{part}'"
    return f'"{part}"' if '"' not in part else shlex.quote(part)
