"""What an episode's file says of itself: every kind as publishers' tools write it, spoiled bytes, and what is no
audio."""

from __future__ import annotations

import struct
from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.features.podcasts.player.audio_files import LONGEST_S, find_file_length, find_length, is_audio
from tests.features.podcasts.made import TONES, make_mp3, make_tag, make_wav


def find(data: bytes) -> float | None:
    return find_length(BytesIO(data), len(data))


@pytest.mark.parametrize("path", TONES, ids=lambda path: path.name)
def test_each_kind_tells_its_length_but_for_bare_aac(path):
    wanted = None if path.suffix == ".aac" else pytest.approx(0.6, abs=0.1)
    assert find_file_length(path) == wanted


@pytest.mark.parametrize(
    ("data", "seconds"),
    [
        (make_mp3(3_480), 3_480),
        (make_tag((0, "One"), (60_000, "Two")) + make_mp3(600), 600),
        (b"\0" * 1_000 + make_mp3(600), 600),
        (make_wav(2.5), 2.5),
    ],
    ids=["an hour, nearly", "behind a tag", "behind rubbish", "WAV"],
)
def test_a_file_without_a_table_is_measured_by_its_size(data, seconds):
    assert find(data) == pytest.approx(seconds, rel=0.01)


def test_a_changing_bit_rate_without_a_table_says_nothing():
    faster = b"\xff\xfb\x50\xc4" + bytes(205)
    assert find(make_mp3(60) + faster * 4_000) is None


def test_a_movie_box_of_64_bits_at_the_end_is_found():
    head = struct.pack(">B3xQQIQ", 1, 0, 0, 1_000, 58 * 60_000)
    box = struct.pack(">I4s", len(head) + 8, b"mvhd") + head
    movie = struct.pack(">I4s", len(box) + 8, b"moov") + box
    data = struct.pack(">I4s4sI", 16, b"ftyp", b"M4A ", 0) + struct.pack(">I4sQ", 1, b"mdat", 16 + 500) + bytes(500)
    assert find(data + movie) == 58 * 60


def test_a_box_that_claims_more_than_any_file_holds_says_nothing(tmp_path):
    path = tmp_path / "1.m4a"
    path.write_bytes(struct.pack(">I4s4sI", 16, b"ftyp", b"M4A ", 0) + struct.pack(">I4sQ", 1, b"mdat", 2**64 - 1))
    assert find_file_length(path) is None


@pytest.mark.parametrize(
    "data", [b"", b"<html>no sound</html>", b"RIFF\0\0\0\0WAVE", b"OggS", b"fLaC", b"\0\0\0\x08ftyp"]
)
def test_what_tells_no_length_has_none(data):
    assert find(data) is None


@given(
    st.sampled_from(TONES), st.lists(st.tuples(st.integers(0, 2_000), st.binary(min_size=1, max_size=8)), max_size=6)
)
def test_spoiled_bytes_end_in_a_sane_length_or_none(path, spoils):
    data = bytearray(path.read_bytes())
    for at, piece in spoils:
        data[at : at + len(piece)] = piece
    length = find(bytes(data))
    assert length is None or 0 < length < LONGEST_S


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


def make_box(name: bytes, length: int, *, wide: bool = True) -> bytes:
    return (1).to_bytes(4, "big") + name + length.to_bytes(8, "big") if wide else length.to_bytes(4, "big") + name


@pytest.mark.parametrize("length", [2**64 - 1, 2**63, 2**63 - 9, 2**62, 0, 1, 15, 16])
@pytest.mark.parametrize("name", [b"free", b"moov", b"mvhd"])
def test_boxes_of_any_length_end_in_no_length(tmp_path, length, name):
    path = tmp_path / "1.m4a"
    path.write_bytes(make_box(b"ftyp", 16) + make_box(name, length) + bytes(64))
    assert find_file_length(path) is None
    path.write_bytes(make_box(b"ftyp", 8, wide=False) + make_box(b"moov", 2**64 - 1) + make_box(name, length))
    assert find_file_length(path) is None
