"""Limits of one fetch: seconds, bytes, redirects. Numbers only."""

from __future__ import annotations

from msgspec import Struct


class Limits(Struct, frozen=True):
    deadline_s: float = 30.0
    """For everything: looking up, connecting, all hops, reading, decompressing."""

    connect_s: float = 10.0
    """For one address of one host; a host with several gets a try at each within the deadline."""

    body_bytes: int = 15_000_000
    """After decompression, and between two layers of it."""

    wire_bytes: int = 20_000_000
    """What may come over the line in all, headers and chunk marks too."""

    header_bytes: int = 128_000
    """For the head of one answer. http.client refuses more than 100 lines on its own."""

    hops: int = 10

    error_body_bytes: int = 64_000
    """Of a page that is no feed: enough to see what it wants."""
