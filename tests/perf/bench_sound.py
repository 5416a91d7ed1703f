"""Long recordings: opening, seeking, speed and memory, ours against the library's own way: `dev.py bench sound`.

An MP3 of three hours, made here. Processor seconds; the figures of docs/notes/how-are-podcasts-played.md.
"""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

import miniaudio
import psutil

from reader.demo.sound import walk_sound
from reader.sound.decode import RATE, Decoder
from reader.sound.files import SoundFile
from reader.sound.playback import Playback

HOURS, PLACE_S, PLAYED_S = 3, 2.5 * 3_600, 60


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "long.mp3"
        with path.open("wb") as file:
            for block in walk_sound(HOURS * 3_600):
                file.write(block)
        print(f"an MP3 of {HOURS} hours, {path.stat().st_size / 1e6:.0f} MB")
        began = time.process_time()
        next(miniaudio.stream_file(str(path), seek_frame=int(PLACE_S * RATE)))
        print(f"seeking to {PLACE_S / 3_600} h, miniaudio: {time.process_time() - began:.3f} s")
        began = time.process_time()
        decoder = Decoder(SoundFile(path))
        print(f"opening, all frames read: {time.process_time() - began:.3f} s")
        began = time.process_time()
        decoder.seek(PLACE_S)
        decoder.read(1_000)
        print(f"seeking to {PLACE_S / 3_600} h, by frames: {time.process_time() - began:.4f} s")
        for speed in (1.0, 1.5, 2.0):
            playback = Playback(decoder, PLACE_S, speed)
            began = time.process_time()
            for _ in range(PLAYED_S * 10):
                playback.pull(RATE // 10)
            share = (time.process_time() - began) / PLAYED_S
            print(f"playing at {speed}: {share:.2%} of one core")
        print(f"memory of this process: {psutil.Process().memory_info().rss / 1e6:.0f} MB")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
