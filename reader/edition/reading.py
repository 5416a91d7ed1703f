"""What is read off a post's HTML for an edition: pictures, addresses, language. Pure, linear."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from reader.html.bounds import MAX_HTML
from reader.html.picture_tag import read_picture_tag
from reader.html.tokenizer import Tag, tokenize

MOST_PICTURES = 12
"""Of one post."""
LEAST_PICTURE = 40
"""Smaller ones are faces, flags and buttons."""
_LONGEST_ADDRESS = 4_000
_LANGUAGE = re.compile(r"[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?", re.IGNORECASE)


def list_pictures(html: str) -> tuple[str, ...]:
    """The addresses of pictures worth printing, each once."""
    if "<img" not in html:
        return ()
    found: dict[str, None] = {}
    for token in tokenize(html[:MAX_HTML]):
        if isinstance(token, Tag) and token.name == "img" and not token.closes:
            address = find_picture(token.attributes)
            if address:
                found[address] = None
            if len(found) >= MOST_PICTURES:
                break
    return tuple(found)


def find_picture(attributes: dict[str, str]) -> str:
    """Its address; empty where it is a tracker, a button or no web address."""
    tag = read_picture_tag(attributes)
    if tag is None or 0 < tag.width < LEAST_PICTURE or 0 < tag.height < LEAST_PICTURE:
        return ""
    return tag.url


def find_web_address(address: str) -> str:
    """The address if it leads to the web, else nothing."""
    address = address.strip()
    if len(address) > _LONGEST_ADDRESS or not address.isprintable() or " " in address:
        return ""
    try:
        parts = urlsplit(address)
        host = parts.hostname
        _ = parts.port
    except ValueError:
        return ""
    return address if parts.scheme in ("http", "https") and host else ""


def read_language(language: str) -> str:
    """As a language tag that every reader takes; empty for anything else."""
    language = language.strip().replace("_", "-")
    return language if _LANGUAGE.fullmatch(language) else ""
