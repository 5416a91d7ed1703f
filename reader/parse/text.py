"""Text cleaning: no control characters, one line, bounded. Pure; any thread."""

from __future__ import annotations

import re

from reader.html.tokenizer import unescape

MAX_TITLE = 1_000
MAX_NAME = 300
MAX_GUID = 4_000

# Control characters (tab and line ends apart) and lone surrogates.
_UNWANTED = re.compile("[\x00-\x08\x0b\x0e-\x1f\x7f\ud800-\udfff]")
_CONTROLS = bytes([*range(9), 11, *range(14, 32), 127])
_KNOWN_TAG = re.compile(
    r"</?(?:a|abbr|b|big|blockquote|br|cite|code|del|div|em|font|h[1-6]|hr|i|img|ins|kbd|li|mark|ol|p|pre|q|s"
    r"|small|span|strike|strong|sub|sup|tt|u|ul|wbr)(?:\s[^<>]*|/)?>",
    re.IGNORECASE,
)
_COMMENT = re.compile(r"<!--[^<>]*-->")
_REFERENCE = re.compile(r"&(?:#\d+|#[xX][0-9a-fA-F]+|[a-zA-Z]+\d*);")
_MAIL_THEN_NAME = re.compile(r"[^\s@()<>]+@[^\s@()<>]+\s*\(([^()]*)\)")
_NAME_THEN_MAIL = re.compile(r"([^@<>()]*?)\s*[<(][^\s@()<>]+@[^\s@()<>]+[>)]")


def without_controls(text: str) -> str:
    """The text without control characters. Most have none, and checking the bytes first takes a third of the time."""
    try:
        encoded = text.encode()
    except UnicodeEncodeError:
        return _UNWANTED.sub("", text)
    if len(encoded.translate(None, _CONTROLS)) == len(encoded):
        return text
    return _UNWANTED.sub("", text)


def one_line(text: str, limit: int) -> str:
    """The text with whitespace folded, without control characters, cut at `limit`."""
    line = text.strip() if text.isprintable() and "  " not in text else " ".join(without_controls(text).split())
    return line if len(line) <= limit else line[: limit - 1].rstrip() + "…"


def plain_title(value: str, mode: str, limit: int = MAX_TITLE) -> str:
    """A title on one line. `mode` is that of `RawText`. Only known HTML tags are removed: "List<T>" and "<page cache>"
    are words that someone wrote."""
    if mode != "text":
        if "<" in value:
            value = _COMMENT.sub("", _KNOWN_TAG.sub(" " if "<br" in value else "", value))
        if "&" in value:
            value = unescape(value)
    return one_line(value, limit)


def looks_like_markup(text: str) -> bool:
    return bool(_KNOWN_TAG.search(text) or _REFERENCE.search(text))


def author_name(text: str) -> str:
    """The name in a text with a mail address and a name, in either order."""
    if "@" not in text:
        return text
    text = text[:MAX_NAME]
    match = _MAIL_THEN_NAME.fullmatch(text) or _NAME_THEN_MAIL.fullmatch(text)
    name = match.group(1).strip() if match else ""
    return name or text.strip("<>() ")
