"""dev.py bench sound: an MP3 of three hours, made here, in the player's process: opening, seeking, speed and memory.

Seconds by the clock for opening and seeking, processor seconds for playing; no device is needed. The figures of
docs/developer/notes/how-are-podcasts-played.md.
"""

from __future__ import annotations

import queue
import tempfile
import time
from pathlib import Path

import psutil

from reader.features.demo.server import make_silence
from reader.features.podcasts.player.player import SILENT, At, Opened, Play, Seek, SetSpeed, SoundPlayer, SoundReport

HOURS, PLACE_S, PLAYED_S = 3, 2.5 * 3_600, 20.0


def wait_until(reports: queue.Queue[SoundReport], position_s: float) -> None:
    while not (isinstance(report := reports.get(timeout=60.0), At) and report.position_s >= position_s):
        pass


def main() -> int:
    reports: queue.Queue[SoundReport] = queue.Queue()
    player = SoundPlayer(reports.put, SILENT)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "long.mp3"
        path.write_bytes(make_silence(HOURS * 3_600))
        print(f"an MP3 of {HOURS} hours, {path.stat().st_size / 1e6:.0f} MB")
        for what in ("with its process", "once more"):
            began = time.monotonic()
            player.open(str(path), play=False)
            while not isinstance(reports.get(timeout=60.0), Opened):
                pass
            print(f"opening, {what}: {time.monotonic() - began:.3f} s")
        began = time.monotonic()
        player.send(Seek(PLACE_S))
        player.send(Play())
        wait_until(reports, PLACE_S + 0.01)
        print(f"seeking to {PLACE_S / 3_600} h, until it plays: {time.monotonic() - began:.3f} s")
        child = psutil.Process(player.pid)
        at = PLACE_S
        for speed in (1.0, 1.5, 2.0):
            player.send(SetSpeed(speed))
            before, at = child.cpu_times(), at + PLAYED_S * speed
            wait_until(reports, at)
            after = child.cpu_times()
            share = (after.user + after.system - before.user - before.system) / PLAYED_S
            print(f"playing at {speed}: {share:.1%} of one core")
        memory = child.memory_info()
        files = getattr(memory, "shared", 0)
        print(f"memory of the process: {memory.rss / 1e6:.0f} MB, {files / 1e6:.0f} MB of it libraries and other files")
    player.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
