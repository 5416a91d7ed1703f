"""The ready forms: which requests each service takes for an entry, and how it is asked whether it lets us in.

Pure data. Values from an answer (a token, the id of what was made) can be kept for the next step.
"""

from __future__ import annotations

from msgspec import Struct

from reader.model.targets import BodyKind, Target, TargetForm

PASSWORD, TOKEN, CLIENT_SECRET = "password", "token", "client_secret"
"""The names of secrets, which a form may ask for."""


class Step(Struct, frozen=True):
    """One request, with templates for all its parts."""

    path: str
    """After the address of the server."""
    method: str = "POST"
    headers: tuple[tuple[str, str], ...] = ()
    kind: BodyKind = BodyKind.JSON
    body: str = ""
    keeps: tuple[tuple[str, str], ...] = ()
    """Name of a value for the next steps, and where it stands in the answer."""
    needs_tags: bool = False
    """Left out for an entry without tags."""


class Form(Struct, frozen=True):
    sends: tuple[Step, ...]
    tries: tuple[Step, ...]
    """Show that the server lets us in, and change nothing there."""
    secrets: tuple[str, ...]
    address: str = ""
    """Where the service lives, if it is one for all."""
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
            Step(
                "/api/entries.json",
                headers=_BEARER,
                body='{"url": "{link}", "title": "{title}", "tags": "{tags}"}',
            ),
        ),
        (_WALLABAG_TOKEN,),
        (PASSWORD, CLIENT_SECRET),
        has_username=True,
    ),
    TargetForm.READECK: Form(
        (
            Step(
                "/api/bookmarks",
                headers=_BEARER,
                body='{"url": "{link}", "title": "{title}", "labels": ["{tag}"]}',
            ),
        ),
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
                "/api/add",
                headers=_BASIC,
                kind=BodyKind.FIELDS,
                body="url={link}\ntitle={title}\nselection={excerpt}",
            ),
        ),
        (Step("/api/authenticate", "GET", _BASIC),),
        (PASSWORD,),
        address="https://www.instapaper.com",
        has_username=True,
    ),
}
SHELL_FILES = (".bat", ".cmd")
"""Windows hands these to a shell of its own, which takes arguments apart again."""
FILES = (TargetForm.OBSIDIAN, TargetForm.MARKDOWN)
USUAL_POST = '{\n  "title": "{title}",\n  "url": "{link}",\n  "tags": ["{tag}"]\n}'
USUAL_FILE_NAME = "{date} {title}"


def list_secrets(target: Target) -> tuple[str, ...]:
    """The names of the secrets that it needs; a POST may do without its one."""
    form = FORMS.get(target.form)
    return form.secrets if form else ()


def find_steps(target: Target) -> tuple[Step, ...]:
    """Of everything that is sent by HTTP."""
    form = FORMS.get(target.form)
    if form is not None:
        return form.sends
    return (Step("", headers=target.headers, kind=target.body_kind, body=find_template(target)),)


def find_template(target: Target) -> str:
    """Of a POST's body; where the owner gave none, an object in JSON, or nothing."""
    return target.template or (USUAL_POST if target.body_kind is BodyKind.JSON else "")
