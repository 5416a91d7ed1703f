"""The requests by which each service takes an entry and tests a login, and checks of targets before they are stored.

Pure. Values from an answer (a token, the id of what was made) can be kept for the next step.
"""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from pathlib import PurePath

from msgspec import Struct
from msgspec.structs import replace

from reader.core.errors import UsageError
from reader.core.words.catalogue import SendCode
from reader.features.sharing.records import BodyKind, Target, TargetForm
from reader.features.sharing.template import SECRET, check_address, check_names, check_template
from reader.net.urls import BadAddress, parse_address

PASSWORD, TOKEN, CLIENT_SECRET = "password", "token", "client_secret"
"""The names of secrets."""


class Step(Struct, frozen=True):
    """One request; all its parts are templates."""

    path: str
    """Follows the address of the server."""
    method: str = "POST"
    headers: tuple[tuple[str, str], ...] = ()
    kind: BodyKind = BodyKind.JSON
    body: str = ""
    keeps: tuple[tuple[str, str], ...] = ()
    """Names of values for the next steps, with their keys in the answer."""
    needs_tags: bool = False
    """Whether it is left out for an entry without tags."""


class Form(Struct, frozen=True):
    sends: tuple[Step, ...]
    tries: tuple[Step, ...]
    """Test the login and change nothing."""
    secrets: tuple[str, ...]
    address: str = ""
    """Of a service that has only one server."""
    has_username: bool = False


_BEARER = (("Authorization", "Bearer {token}"),)
_DJANGO_TOKEN = (("Authorization", "Token {token}"),)
_BASIC = (("Authorization", "{basic}"),)
_WALLABAG_TOKEN = Step(
    "/oauth/v2/token",
    kind=BodyKind.FIELDS,
    body="grant_type=password\nclient_id={client_id}\nclient_secret={client_secret}\n"
    "username={username}\npassword={password}",
    keeps=(("token", "access_token"),),
)

FORMS: dict[TargetForm, Form] = {
    TargetForm.WALLABAG: Form(
        (
            _WALLABAG_TOKEN,
            Step("/api/entries.json", headers=_BEARER, body='{"url": "{link}", "title": "{title}", "tags": "{tags}"}'),
        ),
        (_WALLABAG_TOKEN,),
        (PASSWORD, CLIENT_SECRET),
        has_username=True,
    ),
    TargetForm.READECK: Form(
        (Step("/api/bookmarks", headers=_BEARER, body='{"url": "{link}", "title": "{title}", "labels": ["{tag}"]}'),),
        (Step("/api/profile", "GET", _BEARER),),
        (TOKEN,),
    ),
    TargetForm.KARAKEEP: Form(
        (
            Step(
                "/api/v1/bookmarks",
                headers=_BEARER,
                body='{"type": "link", "url": "{link}", "title": "{title}"}',
                keeps=(("made", "id"),),
            ),
            Step(
                "/api/v1/bookmarks/{made}/tags",
                headers=_BEARER,
                body='{"tags": [{"tagName": "{tag}"}]}',
                needs_tags=True,
            ),
        ),
        (Step("/api/v1/users/me", "GET", _BEARER),),
        (TOKEN,),
    ),
    TargetForm.LINKDING: Form(
        (
            Step(
                "/api/bookmarks/",
                headers=_DJANGO_TOKEN,
                body='{"url": "{link}", "title": "{title}", "description": "{excerpt}", "tag_names": ["{tag}"]}',
            ),
        ),
        (Step("/api/user/profile/", "GET", _DJANGO_TOKEN),),
        (TOKEN,),
    ),
    TargetForm.INSTAPAPER: Form(
        (
            Step(
                "/api/add", headers=_BASIC, kind=BodyKind.FIELDS, body="url={link}\ntitle={title}\nselection={excerpt}"
            ),
        ),
        (Step("/api/authenticate", "GET", _BASIC),),
        (PASSWORD,),
        address="https://www.instapaper.com",
        has_username=True,
    ),
}
SHELL_FILES = (".bat", ".cmd")
"""Windows runs these in a shell, which would split arguments again."""
FILES = (TargetForm.OBSIDIAN, TargetForm.MARKDOWN)
USUAL_POST = '{\n  "title": "{title}",\n  "url": "{link}",\n  "tags": ["{tag}"]\n}'
USUAL_FILE_NAME = "{date} {title}"


def list_secrets(target: Target) -> tuple[str, ...]:
    """The names of the secrets that a target needs."""
    form = FORMS.get(target.form)
    if form is not None:
        return form.secrets
    named = (target.address, target.template, *(template for _, template in target.headers))
    return (SECRET,) if target.form is TargetForm.POST and any(f"{{{SECRET}}}" in one for one in named) else ()


def find_steps(target: Target) -> tuple[Step, ...]:
    """The requests that send an entry by HTTP."""
    if form := FORMS.get(target.form):
        return form.sends
    return (Step("", headers=target.headers, kind=target.body_kind, body=find_template(target)),)


def find_template(target: Target) -> str:
    """The template of a POST's body: the user's, else a usual one for JSON, else ""."""
    return target.template or (USUAL_POST if target.body_kind is BodyKind.JSON else "")


def check_target(target: Target, secrets: Mapping[str, str] | None = None) -> Target:
    """Return a target ready to be stored. Raises UsageError. `secrets`: None where they are stored already."""
    target = replace(target, name=" ".join(target.name.split()), address=target.address.strip())
    if not target.name:
        raise UsageError(SendCode.TARGET_NAMELESS())
    if target.form is TargetForm.COMMAND:
        if not target.command or not target.command[0].strip():
            raise UsageError(SendCode.TARGET_NO_COMMAND())
        if target.command[0].casefold().endswith(SHELL_FILES):
            raise UsageError(SendCode.TARGET_SHELL_FILE(program=PurePath(target.command[0]).name))
        for template in (*target.command[1:], target.template):
            check_names(template)
        return target
    if target.form in FILES:
        if not target.address:
            raise UsageError(SendCode.TARGET_NO_FOLDER())
        check_names(target.template)
        return target
    target = _check_server(target)
    if secrets is not None and any(not secrets.get(name) for name in list_secrets(target)):
        raise UsageError(SendCode.TARGET_LACKS_SECRET(name=target.name))
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
    """Split lines `Name: value`. Raises UsageError."""
    pairs = []
    for line in filter(None, map(str.strip, text.splitlines())):
        name, sign, value = line.partition(":")
        if not sign or not name.strip():
            raise UsageError(SendCode.TARGET_BAD_HEADER(line=line))
        pairs.append((name.strip(), value.strip()))
    return tuple(pairs)


def split_command(text: str) -> tuple[str, ...]:
    """Split a typed command into a list; no shell sees it. Quotes keep an argument together, a backslash is itself."""
    words = shlex.shlex(text, posix=True, punctuation_chars=False)
    words.whitespace_split, words.escape, words.commenters = True, "", ""
    try:
        return tuple(words)
    except ValueError:  # a quote that never ends
        return tuple(text.split())


def join_command(command: tuple[str, ...]) -> str:
    """Join a command so that split_command splits it again."""
    return " ".join(_quote(part) for part in command)


def _quote(part: str) -> str:
    if part and not any(letter.isspace() or letter in "'\"" for letter in part):
        return part
    if "'" not in part:
        return f"'{part}'"
    return f'"{part}"' if '"' not in part else shlex.quote(part)
