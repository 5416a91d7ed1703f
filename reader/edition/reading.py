"""What is read off a post's HTML for an edition: pictures, addresses, language. Pure, linear."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from reader.html import picture_tag

MOST_PICTURES = 12
"""Of one post."""
LEAST_PICTURE = 40
"""Smaller ones are faces, flags and buttons."""
_LONGEST_ADDRESS = 4_000
_LANGUAGE = re.compile(r"[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?", re.IGNORECASE)


def list_pictures(html: str) -> tuple[str, ...]:
    """The addresses of pictures worth printing, each once."""
    return picture_tag.list_pictures(html, MOST_PICTURES, LEAST_PICTURE)


def find_picture(attributes: dict[str, str]) -> str:
    """Its address; empty where it is a tracker, a button or no web address."""
    tag = picture_tag.read_picture_tag(attributes)
    return "" if tag is None or tag.is_smaller(LEAST_PICTURE) else tag.url


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
