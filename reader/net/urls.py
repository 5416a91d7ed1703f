"""URL parsing: the parts of an address as they are sent, and where a redirect leads. Pure.

Fragments and user names are never sent inside an address; host names are sent in ASCII (IDNA).
"""

from __future__ import annotations

import contextlib
import ipaddress
import re
import socket
from functools import lru_cache
from urllib.parse import quote, unquote, urljoin, urlsplit

from msgspec import Struct
from msgspec.structs import replace

from reader.core.errors import FetchError
from reader.core.records.fetched import Credentials
from reader.core.words.catalogue import Code
from reader.html.addresses import LONGEST

_PORTS = {"http": 80, "https": 443}
_SAFE_PATH = "/:@!$&'()*+,;=-._~%[]|"
_SAFE_QUERY = _SAFE_PATH + "?{}^`\\"
_CONTROL = re.compile(r"[\x00-\x20\x7f]")
_HALF_LETTER = re.compile("[\ud800-\udfff]")
"""Surrogates, from a terminal's bytes that aren't UTF-8: they cannot be sent."""


class BadAddress(FetchError, ValueError):  # noqa: N818 - reads as what it is
    """Text that isn't an http(s) address; the message tells the user why."""


class WebAddress(Struct, frozen=True):
    url: str
    """Canonical: no fragment, no user name, ASCII only."""
    scheme: str
    host: str
    """Lower-case ASCII; an IPv6 address without brackets."""
    port: int
    target: str
    """Path and query, as in the request line."""
    credentials: Credentials | None = None

    @property
    def origin(self) -> str:
        """Scheme, host and port: what a password belongs to."""
        return f"{self.scheme}://{self.authority}"

    @property
    def authority(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == _PORTS[self.scheme] else f"{host}:{self.port}"


@lru_cache(maxsize=4096)
def parse_address(text: str) -> WebAddress:
    """Return the parts of an address. Raises BadAddress with a sentence for the user."""
    if len(text) > LONGEST:
        raise BadAddress(Code.ADDRESS_TOO_LONG())
    if _HALF_LETTER.search(text):
        raise BadAddress(Code.ADDRESS_UNREADABLE())
    try:
        parts = urlsplit(text.strip())
        port = parts.port
    except ValueError:
        raise BadAddress(Code.ADDRESS_UNREADABLE()) from None
    scheme = parts.scheme.lower()
    if scheme not in _PORTS:
        raise BadAddress(Code.ONLY_HTTP(scheme=scheme[:20]) if scheme else Code.NO_SCHEME())
    if "[" in parts.netloc and ":" not in (parts.hostname or ""):
        raise BadAddress(Code.HOST_UNREADABLE())
    host = ascii_host(parts.hostname or "")
    port = _PORTS[scheme] if port is None else port
    path = quote(parts.path or "/", safe=_SAFE_PATH)
    target = path if path.startswith("/") else f"/{path}"
    if parts.query or "?" in text.partition("#")[0]:
        target += f"?{quote(parts.query, safe=_SAFE_QUERY)}"
    credentials = None
    if parts.username:
        credentials = Credentials(unquote(parts.username), unquote(parts.password or ""))
    bare = WebAddress("", scheme, host, port, target, credentials)
    return replace(bare, url=f"{bare.origin}{target}")


def split_login(text: str) -> tuple[str, Credentials | None]:
    """Split name and password off an address. Text that isn't an address is returned unchanged."""
    try:
        address = parse_address(text)
    except BadAddress:
        return text, None
    return (address.url, address.credentials) if address.credentials else (text, None)


def may_send_password(given_for: WebAddress, to: WebAddress) -> bool:
    """Tell whether a password may be sent on: to its own origin, or from http to https on the same host."""
    if given_for.origin == to.origin:
        return True
    doors = (given_for.scheme, given_for.port, to.scheme, to.port)
    return given_for.host == to.host and doors == ("http", 80, "https", 443)


def ascii_host(host: str) -> str:
    """Return the host as DNS and TLS know it. Odd spellings of IPv4 (0x7f.1, 2130706433) become plain ones."""
    host = host.strip().lower().rstrip(".")
    if not host or _CONTROL.search(host) or len(host) > 253:
        raise BadAddress(Code.HOST_MISSING())
    if ":" in host:
        try:
            ipaddress.IPv6Address(host)
        except ValueError:
            raise BadAddress(Code.HOST_UNREADABLE()) from None
        return host
    ascii_name = host if host.isascii() else _to_idna(host)
    if re.fullmatch(r"[0-9a-fx.]+", ascii_name) and ascii_name[-1] in "0123456789abcdef":
        return _plain_ipv4(ascii_name)
    if not re.fullmatch(r"[a-z0-9_.-]+", ascii_name) or ".." in ascii_name or ascii_name.startswith("."):
        raise BadAddress(Code.HOST_FORBIDDEN_LETTERS())
    return ascii_name


def _to_idna(host: str) -> str:
    try:
        import idna  # slow to import, and few addresses need it

        return idna.encode(host, uts46=True).decode("ascii")
    except (ImportError, UnicodeError):
        raise BadAddress(Code.HOST_NOT_IN_DNS()) from None


def _plain_ipv4(host: str) -> str:
    """Return the usual spelling of what C libraries read as IPv4: decimal, octal or hexadecimal, one to four parts."""
    try:
        return socket.inet_ntoa(socket.inet_aton(host))
    except OSError:
        if host.rpartition(".")[2].isdigit():
            raise BadAddress(Code.HOST_UNREADABLE()) from None
        return host


def follow(base: WebAddress, location: str) -> WebAddress:
    """Return where a Location header leads. http.client reads it as Latin-1, but most are UTF-8."""
    meant = location.strip()
    with contextlib.suppress(UnicodeError):
        meant = meant.encode("latin-1").decode("utf-8")
    try:
        return parse_address(urljoin(base.url, meant))
    except ValueError:
        kind = meant.partition(":")[0][:20] if ":" in meant else "nowhere"
        raise BadAddress(Code.BAD_REDIRECT(host=base.host, kind=kind)) from None
