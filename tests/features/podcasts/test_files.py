"""What is given to the player: audio of every kind as publishers' tools write it, and nothing else."""

from __future__ import annotations

from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.features.podcasts.files import is_audio, read_file_chapters
from tests.features.podcasts.made import TONES, make_mp3, make_tag


@given(
    st.sampled_from(TONES), st.lists(st.tuples(st.integers(0, 2_000), st.binary(min_size=1, max_size=8)), max_size=6)
)
def test_spoiled_bytes_are_audio_or_not(path, spoils):
    data = bytearray(path.read_bytes())
    for at, piece in spoils:
        data[at : at + len(piece)] = piece
    assert is_audio(BytesIO(data)) in (True, False)
    assert isinstance(read_file_chapters(BytesIO(data)), tuple)


@pytest.mark.parametrize(
    ("data", "is_known"),
    [
        *((path.read_bytes(), True) for path in TONES),
        (bytes(700) + make_mp3(2), True),
        (make_tag((0, "One")) + make_tag() + make_mp3(2), True),
        (b"", False),
        (b"<html>" * 500, False),
        (b"ID3\x04\0\0\0\0\0\0" + b"\xff" * 5_000, False),
        (b"#EXTM3U\n" + make_mp3(2), False),
        (make_tag() * 2 + b"#EXTM3U\n" + make_mp3(2), False),
    ],
)
def test_only_audio_is_given_to_the_player(data, is_known):
    assert is_audio(BytesIO(data)) == is_known
