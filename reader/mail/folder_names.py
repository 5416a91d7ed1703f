"""Names of folders as IMAP writes them (RFC 3501, modified UTF-7). Pure."""

from __future__ import annotations

import base64
import re

_OUTSIDE = re.compile("[^\x20-\x7e]+|&")
_CODED = re.compile("&([^-]*)-")


def encode_folder(name: str) -> bytes:
    """In quotes, ready to be sent."""
    coded = _OUTSIDE.sub(lambda found: _encode(found[0]), name)
    return b'"' + coded.replace("\\", "\\\\").replace('"', '\\"').encode("ascii") + b'"'


def decode_folder(coded: str) -> str:
    """What cannot be decoded is shown as it came."""
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
    except ValueError:  # no base64, letters that are none of its own, or no UTF-16
        return f"&{packed}-"
