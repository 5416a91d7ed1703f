"""Five seconds of dev.py fuzz; the night has more."""

from __future__ import annotations

from tests import fuzz


def test_spoiled_input_is_read_or_refused():
    assert fuzz.run(list(fuzz.KINDS), 5.0, 39) == []


def test_what_is_wrong_is_found():
    def choke(data: bytes) -> None:
        raise OverflowError("too far")

    assert fuzz.try_one(choke, b"") == "OverflowError: too far"
