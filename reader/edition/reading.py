"""What is read off a post's HTML for an edition: minutes, pictures, language, direction. Pure, linear."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from reader.html.bounds import MAX_HTML
from reader.html.text import text_of
from reader.html.tokenizer import Tag, tokenize

WORDS_A_MINUTE = 230
CJK_A_MINUTE = 500
MOST_PICTURES = 12
"""Of one post."""
LEAST_PICTURE = 40
"""Smaller ones are faces, flags and buttons."""
_LONGEST_ADDRESS = 4_000
_CJK = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]")
_RIGHT_TO_LEFT = re.compile(r"[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")
_LETTER = re.compile(r"[^\W\d_]")
_LANGUAGE = re.compile(r"[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?", re.IGNORECASE)
_RIGHT_TO_LEFT_LANGUAGES = frozenset("ar arc ckb dv fa he ks ps sd ug ur yi".split())


def count_minutes(html: str) -> float:
    """Minutes to read: words where there are spaces, characters where there are none."""
    text = text_of(html[:MAX_HTML])
    characters = len(_CJK.findall(text))
    words = len(_CJK.sub(" ", text).split()) if characters else len(text.split())
    return words / WORDS_A_MINUTE + characters / CJK_A_MINUTE


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
    width, height = (_read_pixels(attributes.get(name, "")) for name in ("width", "height"))
    if 0 < width < LEAST_PICTURE or 0 < height < LEAST_PICTURE:
        return ""
    return find_web_address(attributes.get("src", ""))


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


def is_right_to_left(language: str, text: str) -> bool:
    """By the language if the feed names one, else by the first letter."""
    if language:
        return language.partition("-")[0].lower() in _RIGHT_TO_LEFT_LANGUAGES
    first = _LETTER.search(text)
    return bool(first and _RIGHT_TO_LEFT.match(first[0]))


def _read_pixels(text: str) -> int:
    digits = text.strip().removesuffix("px")
    return int(digits) if digits.isascii() and digits.isdigit() and len(digits) < 6 else 0
