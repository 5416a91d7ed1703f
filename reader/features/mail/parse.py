"""Mail parser: the bytes of one mail → ParsedMail, by the standard library's email, bounded. Pure; linear in the input.

Mails are untrusted bytes: use `worker.GuardedParser.parse_mail`, which runs this in a child process with limits of time
and memory. Attachments are named, never kept; nothing is ever fetched. Newsletters are tables in tables, so tables that
only lay things out become blocks, and what the mail hides is left out.
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from email import message_from_bytes
from email.errors import MessageError
from email.header import decode_header
from email.message import Message as Mail
from email.utils import mktime_tz, parseaddr, parsedate_tz
from html import escape
from urllib.parse import unquote

from msgspec import Struct, field

from reader.core.errors import ParseError
from reader.core.words.catalogue import Code
from reader.features.mail.records import PICTURE_HOST, Attachment, ParsedMail
from reader.html.addresses import web_address
from reader.html.charset import decode
from reader.html.tokenizer import VOID, Hidden, Tag, Text, Token, tokenize
from reader.parse.safe_html.sanitize import Cleaned, clean, clean_plain
from reader.parse.text import MAX_NAME, MAX_TITLE, one_line

MAX_DEPTH = 20
MAX_PARTS = 300
MAX_HEADER = 4_000
MAX_TEXTS = 20
"""Pieces of text of one mail that are shown."""
MAX_PICTURES = 60
MAX_PICTURE_BYTES = 2_000_000
MAX_PICTURES_BYTES = 8_000_000
MAX_ATTACHMENTS = 30
_PARTS = frozenset({"table", "thead", "tbody", "tfoot", "tr", "td", "th", "caption", "colgroup", "col"})
_UNSEEN = re.compile(r"display\s*:\s*none|visibility\s*:\s*hidden")
_LETTERS = re.compile(r"(?<![\w-])font(?:-size)?\s*:([^;]*)")
_NO_SIZE = re.compile(r"\s*0(?![.\d])")
_SHARE = re.compile(r"\s*(?:[\d.]+(?:em|%)|inherit)")
_FILLER = dict.fromkeys(map(ord, "\u034f\u200b\u200c\u200d\u2007\ufeff\u00ad"))
_MANY_GAPS = re.compile(r"(?:[\s\xa0]){9,}")
_CID = re.compile(r"\A\s*+cid:", re.IGNORECASE)
_WANTED = (
    *("message-id", "from", "sender", "subject", "date", "list-id", "list-post", "list-unsubscribe"),
    *("content-type", "archived-at", "list-archive"),
)
_STARTS_OF_PICTURES = (b"\x89PNG\r\n", b"\xff\xd8\xff", b"GIF8", b"RIFF")
_IN_BRACKETS = re.compile(r"<([^<>\s]{1,2000})>")
_LIST_ID = re.compile(r"(.{0,1000}?)<([^<>]{1,300})>\s*$", re.DOTALL)
_ADDRESS = re.compile(r"[^\s@<>\"]{1,200}@[^\s@<>\"]{1,200}")


def make_plain(html: str, pictures: Mapping[str, str]) -> str:
    """The HTML of a mail without layout tables and hidden parts; the sanitiser makes it safe afterwards. `pictures`
    maps the names that the mail uses to the addresses under which the pictures are kept."""
    tokens = list(tokenize(html))
    data_tables = _find_data_tables(tokens)
    out: list[str] = []
    open_tables: list[bool] = []
    hidden, letters = Hidden(), _Letters()
    for place, token in enumerate(tokens):
        if hidden.covers(token):
            continue
        if isinstance(token, Text):
            out.append("" if letters.have_no_size else _without_filler(token.markup))
        elif not token.closes and token.name not in VOID and _is_unseen(token):
            hidden.begin(token.name)
        else:
            letters.handle(token)
            out.append(_write(token, place in data_tables, open_tables, pictures))
    return "".join(out)


class _Letters:
    """Tells whether text has font size 0. Mails hide their first line that way, but also close the gaps between boxes,
    whose text gets its size back; pictures are visible anyway."""

    def __init__(self) -> None:
        self._open: list[tuple[str, bool]] = []
        self._counts: Counter[str] = Counter()

    @property
    def have_no_size(self) -> bool:
        return bool(self._open) and self._open[-1][1]

    def handle(self, tag: Tag) -> None:
        if tag.name in VOID:
            return
        if tag.closes:
            self._close(tag.name)
            return
        if self._open and self._open[-1][0] == tag.name and tag.name in ("p", "li", "tr", "td", "th"):
            self._close(tag.name)  # these end where the next begins
        self._open.append((tag.name, self._read(tag)))
        self._counts[tag.name] += 1

    def _close(self, name: str) -> None:
        while self._counts[name]:
            ended, _ = self._open.pop()
            self._counts[ended] -= 1
            if ended == name:
                return

    def _read(self, tag: Tag) -> bool:
        sizes = _LETTERS.findall(tag.attributes.get("style", "").lower()) if "font" in tag.inside.lower() else []
        if not sizes or _SHARE.match(sizes[-1]):
            return self.have_no_size
        return bool(_NO_SIZE.match(sizes[-1]))


def _find_data_tables(tokens: list[Token]) -> set[int]:
    """Where tables of data begin: those with column heads and no table inside."""
    found: set[int] = set()
    open_at: list[tuple[int, list[bool]]] = []
    for place, token in enumerate(tokens):
        if not isinstance(token, Tag):
            continue
        if token.name == "table" and not token.closes:
            for _, facts in open_at[-1:]:
                facts[1] = True
            open_at.append((place, [False, False]))
        elif token.name == "table" and open_at:
            start, (has_head, has_inner) = open_at.pop()
            if has_head and not has_inner:
                found.add(start)
        elif token.name == "th" and not token.closes and open_at:
            open_at[-1][1][0] = True
    return found


def _is_unseen(tag: Tag) -> bool:
    if "style" not in tag.inside and "hidden" not in tag.inside:
        return False
    attributes = tag.attributes
    return "hidden" in attributes or bool(_UNSEEN.search(attributes.get("style", "").lower()))


def _write(tag: Tag, is_data: bool, open_tables: list[bool], pictures: Mapping[str, str]) -> str:
    if tag.name not in _PARTS:
        return _write_plain(tag, pictures)
    if tag.name == "table" and not tag.closes:
        open_tables.append(is_data)
    shown = bool(open_tables) and open_tables[-1]
    if tag.name == "table" and tag.closes and open_tables:
        open_tables.pop()
    if shown:
        return _write_plain(tag, pictures)
    if tag.name in ("td", "th", "caption", "table"):
        return "</div>" if tag.closes else "<div>"
    return ""


def _write_plain(tag: Tag, pictures: Mapping[str, str]) -> str:
    if tag.closes:
        return f"</{tag.name}>"
    if tag.name == "img" and "cid:" in tag.inside.lower():
        attributes = tag.attributes
        name = unquote(_CID.sub("", attributes.get("src", ""), count=1)).strip("<> ")
        if name not in pictures:
            return escape(attributes.get("alt", ""))
        kept = {key: attributes[key] for key in ("alt", "title", "width", "height") if key in attributes}
        written = "".join(f' {key}="{escape(value)}"' for key, value in kept.items())
        return f'<img src="{pictures[name]}"{written}>'
    return f"<{tag.name}{tag.inside if tag.inside[:1] in ('', ' ') else ' ' + tag.inside}>"


def _without_filler(markup: str) -> str:
    """The text without zero-width characters, which push other text out of the list of mails."""
    if markup.isascii() and "&" not in markup:
        return markup
    for reference in ("&zwnj;", "&#8204;", "&#847;", "&#8199;", "&shy;", "&#173;", "&#65279;"):
        markup = markup.replace(reference, "")
    return _MANY_GAPS.sub(" ", markup.translate(_FILLER))


class _Found(Struct):
    texts: list[tuple[str, Mail]] = field(default_factory=list)
    """html or plain, and the part."""
    pictures: dict[str, Mail] = field(default_factory=dict)
    attachments: list[Attachment] = field(default_factory=list)
    parts: int = 0


def parse_mail(raw: bytes) -> ParsedMail:
    """Raises ParseError for what isn't a mail at all."""
    try:
        mail = message_from_bytes(raw)
        headers = _read_headers(mail)
        found = _Found()
        _walk(mail, found, 0)
        body, pictures = _make_body(found)
    except (MessageError, ValueError, LookupError, TypeError, AttributeError, AssertionError, RecursionError) as error:
        raise ParseError(Code.PARSER_BROKE_DOWN(url="mail", error=type(error).__name__)) from None
    if not headers:
        raise ParseError(Code.PARSER_BROKE_DOWN(url="mail", error="no headers"))
    name, address = _read_sender(headers)
    list_name, list_id = _read_list(headers.get("list-id", ""))
    archived = _IN_BRACKETS.search(headers.get("archived-at", ""))  # the same mail on the web (RFC 5064)
    return ParsedMail(
        message_id=_read_id(headers, raw),
        sender_name=name,
        sender_address=address,
        list_id=list_id,
        list_name=list_name,
        is_discussion="mailto:" in headers.get("list-post", "").lower(),
        title=one_line(_unpack(headers.get("subject", "")), MAX_TITLE),
        sent_at=_find_date(headers.get("date", "")),
        html=body.html,
        text=body.text,
        link=web_address("", archived[1]) if archived else "",
        unsubscribe=find_unsubscribe(headers.get("list-unsubscribe", "")),
        attachments=tuple(found.attachments[:MAX_ATTACHMENTS]),
        pictures=pictures,
    )


def _read_headers(mail: Mail) -> dict[str, str]:
    """The wanted headers, the first of each, on one line, bounded."""
    headers: dict[str, str] = {}
    for name, value in mail.raw_items():
        name = name.lower()
        if name in _WANTED and name not in headers:
            data = str(value)[: 2 * MAX_HEADER].encode("utf-8", "surrogateescape")
            headers[name] = " ".join(decode(data).split())[:MAX_HEADER]
    return headers


def _unpack(value: str) -> str:
    """The text of encoded words; an unknown charset is guessed."""
    if "=?" not in value:
        return value
    try:
        pieces = decode_header(value)
    except (MessageError, ValueError):
        return value
    return "".join(
        piece if isinstance(piece, str) else decode(piece, f"charset={charset or 'utf-8'}") for piece, charset in pieces
    )


def _read_sender(headers: dict[str, str]) -> tuple[str, str]:
    for header in ("from", "sender"):
        try:
            name, address = parseaddr(headers.get(header, "")[:1_000])
        except RecursionError:  # comments in comments
            name, address = "", ""
        if not _ADDRESS.fullmatch(address):
            found = _ADDRESS.search(headers.get(header, ""))
            address = found[0] if found else ""
        if address:
            return one_line(_unpack(name), MAX_NAME), address.lower()
    return "", ""


def _read_list(value: str) -> tuple[str, str]:
    value = _unpack(value)
    found = _LIST_ID.search(value)
    if found is None:
        return "", one_line(value, MAX_NAME).lower() if re.fullmatch(r"[\w.-]{1,300}", value) else ""
    return one_line(found[1].strip().strip('"'), MAX_NAME), one_line(found[2], MAX_NAME).lower()


def _read_id(headers: dict[str, str], raw: bytes) -> str:
    """The message id; a missing one is made from other headers."""
    given = headers.get("message-id", "").strip()
    if given:
        return given[:1_000]
    head_text = "\n".join(headers.get(name, "") for name in ("from", "date", "subject"))
    head = raw if head_text.strip() == "" else head_text.encode()
    return "made " + hashlib.blake2b(head, digest_size=16).hexdigest()


def _find_date(value: str) -> int | None:
    try:
        parts = parsedate_tz(value)
        return None if parts is None else int(mktime_tz(parts))
    except (ValueError, OverflowError, TypeError):
        return None


def find_unsubscribe(header: str) -> str:
    """Where to unsubscribe (RFC 2369): a page, else a mail address."""
    given = _IN_BRACKETS.findall(header)
    mails = (one for one in given if one.lower().startswith("mailto:"))
    return next(filter(None, (*(web_address("", one) for one in given), *mails)), "")


def _walk(part: Mail, found: _Found, depth: int) -> None:
    found.parts += 1
    if depth > MAX_DEPTH or found.parts > MAX_PARTS:
        return
    kind = part.get_content_type()
    if kind == "message/rfc822":
        # Read a mail inside a mail if there is no other text, else note it as an attachment.
        inner = list(_children(part))
        if not found.texts and inner:
            _walk(inner[0], found, depth + 1)
        else:
            found.attachments.append(Attachment(_name(part) or "mail", "message/rfc822", 0))
    elif part.is_multipart():
        before = len(found.texts)
        for child in _children(part):
            _walk(child, found, depth + 1)
        if kind == "multipart/alternative":
            offered = found.texts[before:]
            # The sender prefers the last one; of all, HTML can be shown best.
            found.texts[before:] = [one for one in offered if one[0] == "html"][-1:] or offered[-1:]
    else:
        _add_leaf(part, kind, found)


def _children(part: Mail) -> Iterator[Mail]:
    payload = part.get_payload()
    if isinstance(payload, list):
        for child in payload[:MAX_PARTS]:
            if isinstance(child, Mail):
                yield child


def _add_leaf(part: Mail, kind: str, found: _Found) -> None:
    disposition = str(part.get("content-disposition") or "")[:100].strip().lower()
    is_attached = disposition.startswith("attachment")
    if kind in ("text/html", "text/plain") and not is_attached:
        found.texts.append((kind.partition("/")[2], part))
        return
    content_id = str(part.get("content-id") or "").strip().strip("<>")[:300]
    if kind.startswith("image/") and content_id and len(found.pictures) < MAX_PICTURES:
        found.pictures.setdefault(content_id, part)
    elif len(found.attachments) < MAX_ATTACHMENTS:
        payload = part.get_payload()
        size = len(payload) if isinstance(payload, str) else 0
        is_packed = str(part.get("content-transfer-encoding") or "").lower() == "base64"
        found.attachments.append(Attachment(_name(part), kind[:100], size * 3 // 4 if is_packed else size))


def _name(part: Mail) -> str:
    try:
        return one_line(_unpack(str(part.get_filename() or "")[:500]), 200)
    except (ValueError, LookupError, TypeError):
        return ""


def _make_body(found: _Found) -> tuple[Cleaned, dict[str, bytes]]:
    texts = [(kind, _text_of(part)) for kind, part in found.texts[:MAX_TEXTS]]
    html = "".join(text for kind, text in texts if kind == "html")
    kept, addresses = _keep_pictures(found, html)
    pieces = [clean(make_plain(text, addresses), "") if kind == "html" else clean_plain(text) for kind, text in texts]
    written = "<hr>".join(piece.html for piece in pieces if piece.html)
    return Cleaned(written, "\n".join(piece.text for piece in pieces if piece.text)), kept


def _text_of(part: Mail) -> str:
    data = part.get_payload(decode=True)
    charset = part.get_content_charset() or ""
    return decode(data, f"charset={charset}" if charset else "") if isinstance(data, bytes) else ""


def _keep_pictures(found: _Found, html: str) -> tuple[dict[str, bytes], dict[str, str]]:
    """The bytes of the pictures that the text shows, by name, and their addresses, by what the mail calls them."""
    kept: dict[str, bytes] = {}
    addresses: dict[str, str] = {}
    for content_id, part in found.pictures.items():
        if "cid:" not in html:
            break
        data = part.get_payload(decode=True)
        if not isinstance(data, bytes) or not data.startswith(_STARTS_OF_PICTURES) or len(data) > MAX_PICTURE_BYTES:
            continue
        if sum(map(len, kept.values())) + len(data) <= MAX_PICTURES_BYTES:
            name = hashlib.sha256(data).hexdigest()[:40]
            kept[name] = data
            addresses[content_id] = PICTURE_HOST + name
    return kept, addresses
