"""Records of mailboxes: a folder on a mail server whose newsletters are read as feeds, one for each sender."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from reader.core.records.messages import Message

FIRST_MAILS = 1_000
MOST_FIRST_MAILS = 20_000
FEED_ADDRESS = "mail:"
"""How the addresses of newsletter feeds begin; nothing is fetched from there."""
PICTURE_HOST = "https://cid.invalid/"
"""The address of a picture inside a mail begins with this. No real host ends in .invalid."""
DEFAULT_FOLDER = "INBOX"


def is_mail(feed_url: str) -> bool:
    """Return whether a feed comes by mail, so that it is never polled."""
    return feed_url.startswith(FEED_ADDRESS)


class Security(StrEnum):
    TLS = "tls"
    """From the first byte on, usually at port 993."""
    STARTTLS = "starttls"
    """After an unencrypted greeting, usually at port 143."""
    NONE = "none"
    """Not at all: only for a server on this machine."""


PORTS = {Security.TLS: 993, Security.STARTTLS: 143, Security.NONE: 143}


class MailProblem(StrEnum):
    OFFLINE = "offline"
    UNREACHABLE = "unreachable"
    INSECURE = "insecure"
    """Its certificate is invalid, or the connection isn't encrypted."""
    PASSWORD = "password"
    NO_FOLDER = "no-folder"
    BROKEN = "broken"


class CheckReason(StrEnum):
    ADDED = "added"
    ASKED = "asked"
    """The user wanted it."""
    CONNECTED = "connected"
    PUSHED = "pushed"
    RARELY = "rarely"
    """The server can't push, so it is checked now and then."""


class MailServer(Struct, frozen=True):
    host: str
    username: str
    port: int = 993
    security: Security = Security.TLS
    ca_file: str = ""
    """A file with the certificate of the user's own authority, trusted for this server only."""

    @property
    def origin(self) -> str:
        """The address under which the keyring has the password."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"imap://{host}:{self.port}"


class Mailbox(Struct, frozen=True):
    id: int
    server: MailServer
    folder: str
    name: str
    added_at: float
    marks_read: bool = False
    """Mark mails as read at the server too; otherwise nothing is changed there."""
    first_mails: int = FIRST_MAILS
    """How many of the newest mails the first check reads; older ones are ignored."""


class MailboxState(Struct, frozen=True):
    """The results of the last checks, as the checking thread stores them."""

    uid_validity: int = 0
    """While this stays the same, the server's numbers of mails stay valid."""
    uid_next: int = 0
    """The folder's next number at the last check: while it stays the same, there is no new mail."""
    high_uid: int = 0
    """All mails from `low_uid` up to this one were read."""
    low_uid: int = 0
    floor_uid: int = 0
    """The first check ends here; `low_uid` is above while it is under way."""
    can_push: bool | None = None
    """Whether the server offers IDLE; None if unknown."""
    synced_at: float | None = None
    tried_at: float | None = None
    problem: str = ""
    """A MailProblem; empty if there is none."""
    message: Message | None = None
    failures: int = 0
    """In a row."""
    stopped: bool = False
    """The user stopped the first check: older mails wait until they continue it."""

    @property
    def is_first_under_way(self) -> bool:
        return self.low_uid > self.floor_uid > 0


class Sender(Struct, frozen=True):
    key: str
    """Its List-Id or address, in lower case; empty for the shared feed of all senders beyond the limit."""
    feed_id: int
    title: str
    unsubscribe: str = ""
    """The unsubscribe link of its last mail: https or mailto."""


class MailLogin(Struct, frozen=True):
    """The server and password that the user typed."""

    server: MailServer
    password: str

    def __repr__(self) -> str:
        """Leave out the password: this may end up in a bug report."""
        return f"MailLogin({self.server!r})"


class TriedMail(Struct, frozen=True):
    folders: tuple[str, ...]
    can_push: bool
    elapsed_s: float


class Check(Struct, frozen=True):
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
    """A file attached to a mail, of which only these facts are stored."""

    name: str
    media_type: str
    size: int


class ParsedMail(Struct, frozen=True):
    """The contents of a mail, sanitised."""

    message_id: str
    sender_name: str
    sender_address: str
    list_id: str
    list_name: str
    is_discussion: bool
    """It is a mailing list with many authors, so the feed is named after the list."""
    title: str
    sent_at: int | None
    html: str
    text: str
    link: str = ""
    """The mail's page on the web, if it names one."""
    unsubscribe: str = ""
    attachments: tuple[Attachment, ...] = ()
    pictures: dict[str, bytes] = {}
    """Embedded pictures, by their names in `html`."""
