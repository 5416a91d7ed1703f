"""Frames of an MP3: how long it is, where to begin, also of a file that grows or is no MP3 at all."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.sound.mp3_frames import Mp3Frames, find_tag_end, read_head
from tests.unit.sound.made import make_mp3, make_tag


def walk(data: bytes) -> Mp3Frames:
    frames = Mp3Frames(lambda at, count: data[at : at + count])
    frames.walk()
    return frames


@pytest.mark.parametrize("before", [b"", make_tag((0, "One")), b"no frames here, \xff\xff\xfb or there"])
def test_the_length_is_that_of_its_frames(before):
    assert walk(before + make_mp3(60)).duration_s == pytest.approx(60, abs=0.03)


def test_a_place_is_the_begin_of_a_frame_a_little_before_it():
    data = make_tag((0, "One")) + make_mp3(120)
    at, seconds = walk(data).find_place(90.0)
    assert 89.0 < seconds <= 90.0
    assert read_head(data[at : at + 4]) is not None


def test_it_goes_on_where_the_file_had_ended():
    data, here = make_mp3(60), 1_000
    frames = Mp3Frames(lambda at, count: data[at : min(at + count, here)])
    frames.walk()
    assert frames.duration_s < 1
    here = len(data)
    frames.walk()
    assert frames.duration_s == pytest.approx(60, abs=0.03)


def test_a_tag_behind_the_sound_does_not_make_it_longer_with_every_walk():
    frames = walk(make_mp3(60) + b"TAG".ljust(128, b" "))
    frames.walk()  # as every jump does
    assert frames.duration_s == pytest.approx(60, abs=0.03)


@pytest.mark.parametrize("data", [b"", b"\xff" * 100_000, b"ID3\x04\0\0\x7f\x7f\x7f\x7f", b"<html>" * 5_000])
def test_what_is_no_mp3_has_no_length(data):
    assert walk(data).duration_s == 0


@given(st.binary(max_size=3_000))
def test_whatever_bytes_come_it_ends(data):
    assert walk(data).duration_s >= 0
    assert find_tag_end(data) >= 0
