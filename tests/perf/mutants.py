"""Feeds spoiled as servers, editors and cables spoil them; seeded, so that a failure can be repeated."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Sequence

_TAG = re.compile(rb"<[^<>]{1,60}>")
_SPLICES = (
    b"&", b"<", b">", b"]]>", b"<![CDATA[", b"<!--", b"-->", b"\0", b"\xff\xfe", b"\xc3", b"&nbsp;",
    b"&#0;", b"&#xD800;", b"<script>", b"<item>", b"</item>", b"<!DOCTYPE x [<!ENTITY a 'b'>]>",
    b"&a;", b"xmlns:x='y'", b"<x:y>", b'"', b"'", b"<svg>", b"<div>" * 50, b"%00", b"\xed\xa0\x80",
    b"9" * 400, b"<?xml version='1.0' encoding='utf-7'?>",
)  # fmt: skip
_ENCODINGS = ("utf-16", "utf-32", "latin-1", "cp1252", "shift_jis", "utf-7", "koi8-r", "cp037")


def make_mutants(originals: Sequence[bytes], count: int, seed: int) -> Iterator[bytes]:
    rng = random.Random(seed)
    for _ in range(count):
        body = rng.choice(originals)
        for _ in range(rng.choice((1, 1, 2, 3, 8))):
            body = rng.choice(_MUTATIONS)(body, rng, originals)
        yield body[:400_000]


Mutation = Callable[[bytes, random.Random, Sequence[bytes]], bytes]


def _place(body: bytes, rng: random.Random) -> tuple[int, int]:
    start = rng.randrange(len(body) + 1)
    return start, min(len(body), start + rng.choice((1, 4, 40, 400)))


def _flip(body: bytes, rng: random.Random, _: Sequence[bytes]) -> bytes:
    spoiled = bytearray(body)
    for _number in range(rng.choice((1, 5, 50))):
        if spoiled:
            spoiled[rng.randrange(len(spoiled))] = rng.randrange(256)
    return bytes(spoiled)


def _delete(body: bytes, rng: random.Random, _: Sequence[bytes]) -> bytes:
    start, end = _place(body, rng)
    return body[:start] + body[end:]


def _duplicate(body: bytes, rng: random.Random, _: Sequence[bytes]) -> bytes:
    start, end = _place(body, rng)
    return body[:end] + body[start:end] * rng.choice((1, 3, 100)) + body[end:]


def _insert(body: bytes, rng: random.Random, _: Sequence[bytes]) -> bytes:
    start, _end = _place(body, rng)
    return body[:start] + rng.choice(_SPLICES) * rng.choice((1, 1, 30)) + body[start:]


def _truncate(body: bytes, rng: random.Random, _: Sequence[bytes]) -> bytes:
    return body[: rng.randrange(len(body) + 1)]


def _cross(body: bytes, rng: random.Random, originals: Sequence[bytes]) -> bytes:
    other = rng.choice(originals)
    return body[: rng.randrange(len(body) + 1)] + other[rng.randrange(len(other) + 1) :]


def _swap_tags(body: bytes, rng: random.Random, _: Sequence[bytes]) -> bytes:
    tags = list(_TAG.finditer(body))
    if len(tags) < 2:
        return body
    first, second = sorted(rng.sample(tags, 2), key=lambda match: match.start())
    middle = body[first.end() : second.start()]
    return body[: first.start()] + second.group() + middle + first.group() + body[second.end() :]


def _recode(body: bytes, rng: random.Random, _: Sequence[bytes]) -> bytes:
    return body.decode("utf-8", "replace").encode(rng.choice(_ENCODINGS), "replace")


_MUTATIONS: tuple[Mutation, ...] = (_flip, _delete, _duplicate, _insert, _truncate, _cross, _swap_tags, _recode)
