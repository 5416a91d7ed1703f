"""Parses the answers of a mail server: mails, folders and their names (RFC 3501, modified UTF-7). Pure."""

from __future__ import annotations

import base64
import re
from collections.abc import Iterable, Sequence

from msgspec import Struct

_OUTSIDE = re.compile("[^\x20-\x7e]+|&")
_CODED = re.compile("&([^-]*)-")


def encode_folder(name: str) -> bytes:
    """Return a folder's name encoded and in quotes."""
    coded = _OUTSIDE.sub(lambda found: _encode(found[0]), name)
    return b'"' + coded.replace("\\", "\\\\").replace('"', '\\"').encode("ascii") + b'"'


def decode_folder(coded: str) -> str:
    """Decode a folder's name; invalid parts stay as they are."""
    return _CODED.sub(lambda found: _decode(found[1]), coded)


def _encode(text: str) -> str:
    if text == "&":
        return "&-"
    packed = base64.b64encode(text.encode("utf-16-be", "replace")).decode("ascii")
    return "&" + packed.rstrip("=").replace("/", ",") + "-"


def _decode(packed: str) -> str:
    if not packed:
        return "&"
    try:
        data = base64.b64decode(packed.replace(",", "/") + "=" * (-len(packed) % 4), validate=True)
        return data.decode("utf-16-be")
    except ValueError:  # no base64, or no UTF-16
        return f"&{packed}-"


_UID = re.compile(rb"\bUID (\d{1,10})\b")
_SIZE = re.compile(rb"\bRFC822\.SIZE (\d{1,12})\b")
_FLAGS = re.compile(rb"\bFLAGS \(([^()]{0,2000})\)")
_QUOTED_BODY = re.compile(rb'BODY\[\](?:<\d+>)? "((?:[^"\\\r\n]|\\.)*)"')
_LIST = re.compile(rb'\(([^()]{0,500})\) (?:"(?:[^"\\]|\\.)"|NIL) (?:"((?:[^"\\]|\\.){0,2000})"|(\S{1,2000}))$')
MOST_FOLDERS = 5_000


class MailHead(Struct, frozen=True):
    uid: int
    size: int


class FetchedMail(Struct, frozen=True):
    uid: int
    is_seen: bool
    body: bytes


Part = bytes | tuple[bytes, bytes]
"""A line of an answer, or the part of one before a literal and the literal."""


def read_heads(data: Iterable[Part | None]) -> list[MailHead]:
    heads = []
    for part in data:
        text = part[0] if isinstance(part, tuple) else part or b""
        uid, size = _UID.search(text), _SIZE.search(text)
        if uid and size:
            heads.append(MailHead(int(uid[1]), int(size[1])))
    return heads


def read_mails(data: Sequence[Part | None]) -> list[FetchedMail]:
    """Read mails. A line may continue after its literal, so a mail ends where the next one begins."""
    mails, head, body = [], b"", b""
    for part in [*data, (b"", b"")]:
        if isinstance(part, tuple) or (part is not None and re.match(rb"\d+ \(", part)):
            mails += _make(head, body)
            head, body = part if isinstance(part, tuple) else (part, b"")
        else:
            head += b" " + (part or b"")
    return mails


def _make(head: bytes, body: bytes) -> list[FetchedMail]:
    uid, flags, quoted = _UID.search(head), _FLAGS.search(head), _QUOTED_BODY.search(head)
    if quoted and not body:
        body = re.sub(rb"\\(.)", rb"\1", quoted[1])
    if uid is None or not (body or b"BODY[]" in head):
        return []
    return [FetchedMail(int(uid[1]), flags is not None and b"\\seen" in flags[1].lower(), body)]


def read_folders(data: Iterable[Part | None]) -> list[str]:
    """The decoded names of the folders that can be opened."""
    found: list[str] = []
    for part in data:
        if isinstance(part, tuple):  # a name with odd letters comes as a literal
            line = part[0].rpartition(b"{")[0] + b'"' + re.sub(rb'(["\\])', rb"\\\1", part[1]) + b'"'
        else:
            line = part or b""
        parsed = _LIST.search(line.strip())
        if parsed and b"\\noselect" not in parsed[1].lower() and len(found) < MOST_FOLDERS:
            name = parsed[3] or re.sub(rb"\\(.)", rb"\1", parsed[2] or b"")
            found.append(decode_folder(name.decode("ascii", "replace")))
    return sorted(found, key=lambda name: (name.upper() != "INBOX", name.casefold()))
