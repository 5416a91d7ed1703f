"""Records of the fetcher, the request and the result, and of feed discovery."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct, field

from reader.core.records.messages import Message
from reader.core.records.pages import FoundPage


class Validators(Struct, frozen=True, array_like=True):
    """ETag and Last-Modified, with which a server is asked whether a document changed. Valid for `url` only."""

    url: str
    etag: str = ""
    last_modified: str = ""
    obtained_at: float = 0.0


NEW_ENTRIES_ONLY = 226
"""The status of an answer with the entries that are new since the validators (RFC 3229)."""


class Credentials(Struct, frozen=True):
    username: str
    password: str

    def __repr__(self) -> str:
        """Leave out the password: this may end up in a bug report."""
        return f"Credentials({self.username!r})"


class FetchRequest(Struct, frozen=True):
    url: str
    validators: Validators | None = None
    credentials: Credentials | None = None
    typed_by_user: bool = True
    """The user gave this address, so it may lie in their own network."""
    accept: str = ""
    """The Accept header; empty asks for feeds."""
    max_bytes: int = 0
    """A smaller limit than the client's own, for icons and pictures; 0 for none."""
    takes_new_only: bool = False
    """Whether the answer may hold only the entries that are new since the validators (RFC 3229)."""


PAGES = "text/html, application/xhtml+xml;q=0.9, */*;q=0.1"
"""The Accept header for web pages."""


class Outcome(StrEnum):
    FRESH = "fresh"
    """The server sent a document."""
    UNCHANGED = "unchanged"
    """The server says that nothing changed (304)."""
    FAILED = "failed"


class Problem(StrEnum):
    """Why a fetch failed, as far as the program handles it differently."""

    OFFLINE = "offline"
    NO_SUCH_HOST = "no-such-host"
    REFUSED = "refused"
    TIMEOUT = "timeout"
    BROKEN = "broken"
    """The connection was cut, or the encoding is damaged."""
    TOO_LARGE = "too-large"
    BAD_ADDRESS = "bad-address"
    FORBIDDEN_ADDRESS = "forbidden-address"
    """A redirect led into the user's own network."""
    REDIRECT_LOOP = "redirect-loop"
    INSECURE = "insecure"
    """The certificate is invalid."""
    NEEDS_PASSWORD = "needs-password"
    NOT_FOUND = "not-found"
    GONE = "gone"
    ASKED_TO_WAIT = "asked-to-wait"
    SERVER_ERROR = "server-error"
    CHALLENGE = "challenge"
    """A page that asks for proof of a human reader."""
    CLIENT_ERROR = "client-error"
    CANCELLED = "cancelled"


UNREADABLE = "unreadable"
"""The problem of a poll whose document couldn't be parsed."""
INTERRUPTED = "interrupted"
"""The problem of a poll whose answer wasn't stored because Paperround was stopped."""


class Fetched(Struct, frozen=True):
    """The result of a fetch, which is also returned for failures."""

    request: FetchRequest
    outcome: Outcome
    fetched_at: float
    elapsed_s: float
    status: int | None = None
    final_url: str = ""
    """The address after all redirects."""
    is_inside: bool = False
    """The server is on the user's machine or network."""
    began_inside: bool | None = None
    """So was the server of the address that was asked for, before redirects; None if nothing was asked."""
    permanent_url: str = ""
    """The address after permanent redirects (301, 308) only; empty if there were none."""
    body: bytes = b""
    content_type: str = ""
    headers: Mapping[str, str] = field(default_factory=dict)
    """Response headers of the final answer, names in lower case."""
    validators: Validators | None = None
    wire_bytes: int = 0
    """Bytes received over all redirects, before decompression."""
    problem: Problem | None = None
    message: Message | None = None
    """Why it failed, for the user."""


LATEST = 4
"""How many posts a preview shows."""


class ContentDepth(StrEnum):
    ARTICLES = "articles"
    SUMMARIES = "summaries"
    TITLES = "titles"
    UNKNOWN = "unknown"


class LatestPost(Struct, frozen=True):
    title: str
    at: int | None


class FoundFeed(Struct, frozen=True):
    url: str
    title: str
    kind: str = ""
    """rss, atom, rdf or json; empty if unknown."""
    posts_per_day: float | None = None
    """From the dates of its entries; None if they have none."""
    content_depth: ContentDepth = ContentDepth.UNKNOWN
    latest: tuple[LatestPost, ...] = ()
    takes_password: bool = False
    """The name and password that the user gave belong to its host."""
    is_broken: bool = False
    """Its document is malformed and was only partly understood."""
    may_be_inside: bool = True
    """The user typed its address or that of a page on the same host in their own network."""


class Found(Struct, frozen=True):
    typed: str
    feeds: tuple[FoundFeed, ...] = ()
    """Best first; if empty, `message` says why and what to do."""
    tried: tuple[str, ...] = ()
    message: Message | None = None
    needs_password: bool = False
    was_cancelled: bool = False
    credentials: Credentials | None = None
    """The login that the user gave, or typed into the address."""
    may_come_back: bool = False
    """The site didn't answer: there may be a feed later."""
    page: FoundPage | None = None
    """What could be followed on the page itself, if there is no feed."""
