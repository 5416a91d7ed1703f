"""Records of sharing: where an entry can be sent, what is sent, and the result."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from reader.core.records.messages import Message


class TargetForm(StrEnum):
    """The kind of a target: a known service, files, or a request or program of the user's own."""

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
    """The format of a POST's body, which decides how values are escaped."""

    JSON = "json"
    FIELDS = "fields"
    """A line `name=template` for each field of a web form."""
    TEXT = "text"


class Target(Struct, frozen=True, omit_defaults=True):
    """A place where entries can be sent. Its secrets are in the system's keyring, never here."""

    id: int = 0
    """0 if it isn't stored yet."""
    form: TargetForm = TargetForm.POST
    name: str = ""
    address: str = ""
    """The server's address; for a POST a template of it; for files a folder; empty for a command."""
    username: str = ""
    client_id: str = ""
    """Wallabag's client ID."""
    body_kind: BodyKind = BodyKind.JSON
    template: str = ""
    """A template of a POST's body, of a command's input, or of a file's name."""
    headers: tuple[tuple[str, str], ...] = ()
    """Names and templates of a POST's headers."""
    command: tuple[str, ...] = ()
    """The program, and templates of its arguments."""
    is_off: bool = False
    """It came with somebody's backup: nothing is sent until the user looks at it and saves it."""


class Sendable(Struct, frozen=True):
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
    id: int
    target_id: int
    entry_id: int
    asked_at: float
    tries: int = 0
    next_at: float | None = None
    """When it is tried; None if it was sent, or isn't tried again unless the user asks."""
    sent_at: float | None = None
    message: Message | None = None
    """Why it failed."""

    @property
    def has_failed(self) -> bool:
        return self.sent_at is None and self.next_at is None
