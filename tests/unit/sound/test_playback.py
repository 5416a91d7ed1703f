"""Playing: every frame comes once, seeking and speed keep the place, a download is waited for, what cannot be decoded says
so. Without a device and without a clock: the test pulls."""

from __future__ import annotations

import numpy as np
import pytest

from reader.podcast_files import PART
from reader.sound.decode import RATE, CannotDecode, Decoder
from reader.sound.files import SoundFile
from reader.sound.playback import Playback
from tests.unit.sound.made import make_mp3, make_tag, make_wav


def open_file(tmp_path, data, name="1.mp3", **more):
    (tmp_path / name).write_bytes(data)
    return Decoder(SoundFile(tmp_path / name.removesuffix(PART), **more))


def hear(playback):
    pieces = []
    while not playback.has_ended:
        pieces.append(playback.pull(RATE // 10))
    return np.frombuffer(b"".join(pieces), np.int16).reshape(-1, 2)[: playback.frames_out]


@pytest.mark.parametrize("data", [make_mp3(5), make_tag((0, "One")) + make_mp3(5), make_wav(5)])
def test_all_of_it_is_heard_once(tmp_path, data):
    playback = Playback(open_file(tmp_path, data), 0.0)
    heard = hear(playback)
    assert len(heard) / RATE == pytest.approx(5, abs=0.1)
    assert playback.position_s == pytest.approx(5, abs=0.1)


@pytest.mark.parametrize("data", [make_mp3(60), make_wav(60, 8_000)])
@pytest.mark.parametrize("place", [0.0, 30.3, 59.0])
def test_from_a_place_the_rest_is_heard(tmp_path, data, place):
    playback = Playback(open_file(tmp_path, data), place)
    assert playback.position_s == pytest.approx(place, abs=0.05)
    assert len(hear(playback)) / RATE == pytest.approx(60 - place, abs=0.1)


@pytest.mark.parametrize("speed", [0.8, 1.5, 2.0])
def test_faster_speech_is_no_higher(tmp_path, speed):
    playback = Playback(open_file(tmp_path, make_wav(4), "1.wav"), 0.0, speed)
    heard = hear(playback)
    assert len(heard) / RATE == pytest.approx(4 / speed, abs=0.1)
    piece = heard[RATE // 4 : RATE + RATE // 4, 0].astype(float)
    loudest = np.argmax(np.abs(np.fft.rfft(piece * np.hanning(len(piece)))))
    assert loudest == pytest.approx(440, abs=2)


def test_seeking_while_it_plays(tmp_path):
    playback = Playback(open_file(tmp_path, make_mp3(60)), 0.0, 1.5)
    playback.pull(RATE)
    playback.seek(50.0)
    playback.pull(RATE)
    assert playback.position_s == pytest.approx(51.5, abs=0.2)


def test_what_is_still_fetched_is_waited_for(tmp_path):
    whole = make_mp3(120)
    decoder = open_file(tmp_path, whole[:200_000], f"1.mp3{PART}", expected=len(whole))
    playback = Playback(decoder, 0.0)
    assert playback.duration_s == pytest.approx(120, abs=1)
    while not playback.is_waiting:
        playback.pull(RATE)
    assert playback.pull(RATE) == bytes(RATE * 4)
    place = playback.position_s
    (tmp_path / f"1.mp3{PART}").write_bytes(whole)
    (tmp_path / f"1.mp3{PART}").replace(tmp_path / "1.mp3")
    hear(playback)
    assert place < 60
    assert playback.position_s == pytest.approx(120, abs=0.1)


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        (b"\0\0\0\x20ftypM4A \0\0\0\0", "AAC"),
        (b"\xff\xf1\x50\x80" + bytes(500), "AAC"),
        (b"OggS" + bytes(24) + b"OpusHead", "Opus"),
        (b"<html>No such episode</html>", ""),
        (b"", ""),
        (b"ID3\x04\0\0\0\0\0\0" + b"\xff" * 5_000, "MP3"),
        (b"RIFF\xff\xff\xff\xffWAVEfmt ", "WAV"),
        (b"fLaC" + b"\xff" * 400, "FLAC"),
    ],
)
def test_what_cannot_be_played_says_what_it_is(tmp_path, data, kind):
    with pytest.raises(CannotDecode) as caught:
        Playback(open_file(tmp_path, data), 0.0)
    assert caught.value.kind == kind


def test_what_the_device_has_not_played_yet_is_not_heard_yet(tmp_path):
    playback = Playback(open_file(tmp_path, make_mp3(20)), 5.0)
    playback.behind_s = 0.5
    playback.pull(11_025)
    assert playback.position_s == pytest.approx(5.0, abs=0.01)
    playback.pull(44_100)
    assert playback.position_s == pytest.approx(5.75, abs=0.05)
    playback.step_back()
    assert playback.position_s == pytest.approx(5.75, abs=0.05)
    playback.pull(11_025)
    assert playback.position_s == pytest.approx(6.0, abs=0.05)


def test_it_is_over_when_the_device_has_played_the_last_of_it(tmp_path):
    playback = Playback(open_file(tmp_path, make_mp3(2)), 1.5)
    while not playback.has_ended:
        playback.pull(4_410)
    assert not playback.is_over
    for _ in range(8):
        playback.pull(4_410)
    assert playback.is_over
