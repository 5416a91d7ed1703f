"""The catalogue of papers as OPDS 1.2, an Atom feed that e-readers browse; and the token in its address. Pure but for
the token's file."""

from __future__ import annotations

import os
import re
import secrets
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from msgspec import Struct

from reader.clock import show_utc
from reader.edition.xml_text import say
from reader.private_files import make_private_folder

MEDIA_TYPE = "application/atom+xml;profile=opds-catalog;kind=acquisition;charset=utf-8"
FORMS = {"epub": "application/epub+zip", "pdf": "application/pdf"}
_TOKEN = re.compile(r"[A-Za-z0-9_-]{22,64}")
_ADDRESS = re.compile(r"/([A-Za-z0-9_-]{22,64})/(?:(\d{1,12})\.(epub|pdf))?")


class CataloguePaper(Struct, frozen=True):
    id: int
    title: str
    summary: str
    made_at: float
    forms: tuple[str, ...]


class Asked(Struct, frozen=True):
    """What an e-reader asks for: the catalogue itself, or one file."""

    token: str
    edition_id: int | None = None
    form: str = ""


def read_address(path: str) -> Asked | None:
    """None for any address that is none of ours."""
    found = _ADDRESS.fullmatch(path)
    if found is None:
        return None
    return Asked(found[1], int(found[2]) if found[2] else None, found[3] or "")


def make_catalogue(papers: Sequence[CataloguePaper], title: str, token: str, now: float) -> bytes:
    updated = _time(max((paper.made_at for paper in papers), default=now))
    entries = "\n".join(_entry(paper, token) for paper in papers)
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/terms/">
<id>urn:paperround:papers</id>
<title>{say(title)}</title>
<updated>{updated}</updated>
<author><name>Paperround</name></author>
<link rel="self" href="/{token}/" type="application/atom+xml;profile=opds-catalog;kind=acquisition"/>
<link rel="start" href="/{token}/" type="application/atom+xml;profile=opds-catalog;kind=acquisition"/>
{entries}
</feed>
""".encode()


def _entry(paper: CataloguePaper, token: str) -> str:
    links = "".join(
        f'<link rel="http://opds-spec.org/acquisition" href="/{token}/{paper.id}.{form}" type="{FORMS[form]}"/>\n'
        for form in paper.forms
    )
    return f"""<entry>
<id>urn:paperround:paper:{paper.id}</id>
<title>{say(paper.title)}</title>
<updated>{_time(paper.made_at)}</updated>
<author><name>Paperround</name></author>
<summary type="text">{say(paper.summary)}</summary>
{links}</entry>"""


def _time(at: float) -> str:
    return show_utc(at).strftime("%Y-%m-%dT%H:%M:%SZ")


def find_token(path: Path) -> str:
    """Made once; who deletes the file gets a new one, and old addresses lead nowhere."""
    with suppress(OSError):
        kept = path.read_text("ascii", errors="replace").strip()
        if _TOKEN.fullmatch(kept):
            return kept
    make_private_folder(path.parent)
    token = secrets.token_urlsafe(24)
    part = path.with_name(f"{path.name}.{os.getpid()}")
    with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
        file.write(token)
    part.replace(path)
    return token
