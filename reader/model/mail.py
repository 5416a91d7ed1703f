"""Records of mailboxes: a folder on a mail server whose newsletters are read as feeds, one for each sender."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from reader.model.messages import Message

FIRST_MAILS = 1_000
MOST_FIRST_MAILS = 20_000
FEED_ADDRESS = "mail:"
"""Feeds that mails make begin with this: nothing is ever fetched from there."""
PICTURE_HOST = "https://cid.invalid/"
"""Stands before the name of a picture that came inside a mail. Nobody can have a name that ends in .invalid."""
DEFAULT_FOLDER = "INBOX"


def is_mail(feed_url: str) -> bool:
    """Whether a feed comes by mail: nothing is ever polled for it."""
    return feed_url.startswith(FEED_ADDRESS)


class Security(StrEnum):
    """How the connection to a mail server is made safe."""

    TLS = "tls"
    """From the first byte on, usually at port 993."""
    STARTTLS = "starttls"
    """After a word in the clear, usually at port 143."""
    NONE = "none"
    """Not at all: for a server on this very machine alone."""


PORTS = {Security.TLS: 993, Security.STARTTLS: 143, Security.NONE: 143}


class MailProblem(StrEnum):
    """Why a mail server could not be asked, as far as what to do next depends on it."""

    OFFLINE = "offline"
    UNREACHABLE = "unreachable"
    INSECURE = "insecure"
    """Its certificate is not good, or it would have taken the password over an open connection."""
    PASSWORD = "password"
    NO_FOLDER = "no-folder"
    BROKEN = "broken"
    """It speaks no IMAP, or broke off."""


class CheckReason(StrEnum):
    """Why a mail server was asked when it was."""

    ADDED = "added"
    ASKED = "asked"
    """The user wanted it."""
    CONNECTED = "connected"
    """A new connection: what came while there was none."""
    PUSHED = "pushed"
    """The server said that something came."""
    RARELY = "rarely"
    """It cannot push, so it is asked now and then."""


class MailServer(Struct, frozen=True):
    """Where a mailbox is, and who reads it."""

    host: str
    username: str
    port: int = 993
    security: Security = Security.TLS
    ca_file: str = ""
    """A certificate of one's own authority to trust for this server alone."""

    @property
    def origin(self) -> str:
        """To whom the password belongs, as the keyring knows it."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"imap://{host}:{self.port}"


class Mailbox(Struct, frozen=True):
    """What the user decided about one folder on a mail server."""

    id: int
    server: MailServer
    folder: str
    name: str
    added_at: float
    marks_read: bool = False
    """What was read here is marked as read at the server; otherwise nothing is ever changed there."""
    first_mails: int = FIRST_MAILS
    """How many of the newest mails the first check reads; older ones stay where they are."""


class MailboxState(Struct, frozen=True):
    """What the last checks came to; written by whoever checks."""

    uid_validity: int = 0
    """While the server keeps this number, its numbers of mails mean the same mails."""
    uid_next: int = 0
    """Of the folder at the last check: while it stays the same, nothing came."""
    high_uid: int = 0
    """Everything up to here was read, down to `low_uid`."""
    low_uid: int = 0
    floor_uid: int = 0
    """The first check reads down to here; `low_uid` is above while it is under way."""
    can_push: bool | None = None
    """Whether the server offers IDLE; None where nobody asked yet."""
    synced_at: float | None = None
    tried_at: float | None = None
    problem: str = ""
    """A MailProblem, or nothing where all is well."""
    message: Message | None = None
    failures: int = 0
    """In a row."""
    stopped: bool = False
    """The user stopped the first check: what is older stays where it is until they go on."""

    @property
    def is_first_under_way(self) -> bool:
        return self.low_uid > self.floor_uid > 0


class Sender(Struct, frozen=True):
    """Whoever sends: a feed of its own."""

    key: str
    """Its List-Id or address, in lower case; empty for all who came after the most that get feeds."""
    feed_id: int
    title: str
    unsubscribe: str = ""
    """An address to leave by, as its last mail gave it: https or mailto."""


class MailLogin(Struct, frozen=True):
    """What the user typed."""

    server: MailServer
    password: str

    def __repr__(self) -> str:
        """Without the password: this may end up in a report."""
        return f"MailLogin({self.server!r})"


class TriedMail(Struct, frozen=True):
    """A mail server that answered, and what is there."""

    folders: tuple[str, ...]
    can_push: bool
    elapsed_s: float


class Check(Struct, frozen=True):
    """One check of a mail server, and what it cost."""

    mailbox_id: int
    at: float
    local_day: str
    reason: str
    requests: int
    wire_bytes: int
    elapsed_s: float
    new_count: int = 0
    problem: str = ""


class Attachment(Struct, frozen=True):
    """A file that came with a mail: named, never kept."""

    name: str
    media_type: str
    size: int


class ParsedMail(Struct, frozen=True):
    """What one mail says, made safe."""

    message_id: str
    sender_name: str
    sender_address: str
    list_id: str
    list_name: str
    is_discussion: bool
    """Many write to it: its name is the list's, not that of whoever wrote last."""
    title: str
    sent_at: int | None
    html: str
    text: str
    link: str = ""
    """The same on the web, where the mail says so."""
    unsubscribe: str = ""
    attachments: tuple[Attachment, ...] = ()
    pictures: dict[str, bytes] = {}
    """Pictures that came inside, by the name under which `html` shows them."""
