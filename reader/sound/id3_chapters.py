"""Chapters in the ID3 tag of a recording. Pure; other people's bytes, so every size is doubted."""

from __future__ import annotations

from collections.abc import Iterator

from reader.model.podcasts import Chapter
from reader.sound.chapters import LONGEST_S, LONGEST_TITLE, MOST_CHAPTERS
from reader.sound.mp3_frames import read_synchsafe

MOST_TAG = 8_000_000
"""Bytes of a tag that are read; pictures make it large."""
_CODECS = {0: "latin-1", 1: "utf-16", 2: "utf-16-be", 3: "utf-8"}


def read_id3_chapters(tag: bytes) -> tuple[Chapter, ...]:
    """`tag`: the file's beginning, as far as the tag goes. In their order; none where there is no tag."""
    if tag[:3] != b"ID3" or len(tag) < 10 or tag[3] not in (3, 4):
        return ()
    body = tag[10:MOST_TAG]
    if tag[5] & 0x80 and tag[3] == 3:
        body = body.replace(b"\xff\x00", b"\xff")
    if tag[5] & 0x40:
        size = _size(body[:4], tag[3])
        body = body[size if tag[3] == 4 else size + 4 :]
    found = (_read_chapter(data, tag[3]) for name, data in _frames(body, tag[3]) if name == b"CHAP")
    chapters = sorted((one for one in found if one is not None), key=lambda one: one.start_s)
    return tuple(chapters[:MOST_CHAPTERS])


def _frames(body: bytes, version: int) -> Iterator[tuple[bytes, bytes]]:
    at = 0
    while at + 10 <= len(body) and body[at : at + 4].strip(b"\0"):
        size = _size(body[at + 4 : at + 8], version)
        data = body[at + 10 : at + 10 + size]
        if len(data) < size or not size:
            return
        yield body[at : at + 4], data
        at += 10 + size


def _size(four: bytes, version: int) -> int:
    return read_synchsafe(four) if version == 4 else int.from_bytes(four, "big")


def _read_chapter(data: bytes, version: int) -> Chapter | None:
    name, _, rest = data.partition(b"\0")
    if len(rest) < 16 or len(name) > 1_000:
        return None
    start_s = int.from_bytes(rest[:4], "big") / 1_000
    titles = (_text(part) for kind, part in _frames(rest[16:], version) if kind == b"TIT2")
    title = next(filter(None, titles), "")
    return Chapter(start_s, title) if title and start_s < LONGEST_S else None


def _text(data: bytes) -> str:
    codec = _CODECS.get(data[0], "latin-1") if data else "latin-1"
    text = data[1 : 4 * LONGEST_TITLE].decode(codec, "replace").partition("\0")[0]
    return " ".join(text.split())[:LONGEST_TITLE]
