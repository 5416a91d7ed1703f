"""Records of sending on: where an entry can be sent, what is sent, and what became of it."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from reader.model.messages import Message


class TargetForm(StrEnum):
    """How a target takes an entry: a ready form for a service, or a form of the user's own."""

    WALLABAG = "wallabag"
    READECK = "readeck"
    KARAKEEP = "karakeep"
    LINKDING = "linkding"
    INSTAPAPER = "instapaper"
    OBSIDIAN = "obsidian"
    MARKDOWN = "markdown"
    POST = "post"
    """An HTTP POST with a template."""
    COMMAND = "command"
    """A program with a list of arguments; never a shell."""


class BodyKind(StrEnum):
    """What the body of a POST is, and so how values are put into its template."""

    JSON = "json"
    FIELDS = "fields"
    """One line each, `name=template`, sent as a form of a web page is."""
    TEXT = "text"


class Target(Struct, frozen=True, omit_defaults=True):
    """A place where entries can be sent. Its secrets are in the system's keyring, never here."""

    id: int = 0
    """0 where it is not stored yet."""
    form: TargetForm = TargetForm.POST
    name: str = ""
    address: str = ""
    """Of the server; a template of the whole address for a POST; a folder for files; nothing for a command."""
    username: str = ""
    client_id: str = ""
    """Wallabag's number for this program."""
    body_kind: BodyKind = BodyKind.JSON
    template: str = ""
    """Of a POST's body, or of what a command reads; of a file's name."""
    headers: tuple[tuple[str, str], ...] = ()
    """Names and templates, for a POST."""
    command: tuple[str, ...] = ()
    """The program, and a template for each argument."""


class Sendable(Struct, frozen=True):
    """An entry as it is sent."""

    title: str
    link: str
    author: str = ""
    feed: str = ""
    published: str = ""
    """As ISO 8601, in the user's time."""
    text: str = ""
    html: str = ""
    excerpt: str = ""
    comments: str = ""
    tags: tuple[str, ...] = ()


class Send(Struct, frozen=True):
    """One entry on its way to one target."""

    id: int
    target_id: int
    entry_id: int
    asked_at: float
    tries: int = 0
    next_at: float | None = None
    """When it is tried; None where it was sent, or where only the user's word starts it again."""
    sent_at: float | None = None
    message: Message | None = None
    """Why it did not get there."""

    @property
    def has_failed(self) -> bool:
        return self.sent_at is None and self.next_at is None
