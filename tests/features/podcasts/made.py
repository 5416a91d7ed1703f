"""Episodes to test with: made, but for the few whose kind needs an encoder."""

from __future__ import annotations

import io
import math
import wave
from array import array
from pathlib import Path

from reader.features.demo.server import make_silence

TONES = sorted(path for path in (Path(__file__).parents[2] / "data/sound").iterdir() if path.suffix != ".md")
"""What tests cannot make by themselves, a kind each."""


def make_mp3(seconds: int) -> bytes:
    return make_silence(seconds)


def make_wav(seconds: float, rate: int = 22_050, hertz: int = 440) -> bytes:
    second = array("h", (int(9_000 * math.sin(math.tau * hertz * n / rate)) for n in range(rate)))
    samples = (second * math.ceil(seconds))[: int(rate * seconds)]
    made = io.BytesIO()
    with wave.open(made, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(samples.tobytes())
    return made.getvalue()


def make_tag(*chapters: tuple[int, str], version: int = 4) -> bytes:
    """An ID3 tag with chapters, by their milliseconds."""

    def size(value: int) -> bytes:
        if version == 3:
            return value.to_bytes(4, "big")
        return bytes(value >> shift & 0x7F for shift in (21, 14, 7, 0))

    def frame(name: bytes, data: bytes) -> bytes:
        return name + size(len(data)) + b"\0\0" + data

    body = b""
    for number, (start, title) in enumerate(chapters):
        times = b"".join(value.to_bytes(4, "big") for value in (start, start + 1, 2**32 - 1, 2**32 - 1))
        text = frame(b"TIT2", b"\x03" + title.encode())
        body += frame(b"CHAP", f"c{number}".encode() + b"\0" + times + text)
    whole = bytes(len(body) >> shift & 0x7F for shift in (21, 14, 7, 0))
    return b"ID3" + bytes((version, 0, 0)) + whole + body
