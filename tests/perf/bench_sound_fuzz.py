"""dev.py bench sound-fuzz [EACH] [--seed N]: spoiled recordings of every kind, decoded as the player's process does it.

EACH mutants (2,000) of every file in tests/data/sound, half of them sought in first, in a child with the player's bound on
memory. Counted: heard to the end, refused in a sentence, hung (no answer in 30 s), died. Their lengths are read by the
head as after a download. --vorbis gives Vorbis to the library nevertheless, to see why it is refused. Ends with 1 where
something hung, died or took more than the bound.
"""

from __future__ import annotations

import argparse
import multiprocessing
import resource
import tempfile
import time
from collections import Counter
from multiprocessing.connection import Connection
from pathlib import Path

import miniaudio

from reader.parse.process_limits import limit_memory
from reader.sound.decode import CannotDecode, Decoder
from reader.sound.file_length import find_file_length
from reader.sound.files import SoundFile
from reader.sound.names import MEMORY
from reader.sound.playback import Playback
from tests.perf.mutants import make_mutants
from tests.unit.sound.made import TONES

HANGS_S = 30.0
LONGEST_FRAMES = 44_100 * 3_600
_PULLED = 4_410
VORBIS = ".vorbis"
"""Ending of what is given to miniaudio's decoder past our refusal."""


def decode(path: Path, position_s: float) -> str:
    if path.suffix == VORBIS:
        return decode_vorbis(path)
    try:
        decoder = Decoder(SoundFile(path))
        decoder.read_chapters()
        playback = Playback(decoder, position_s)
        while not playback.has_ended and playback.frames_out < LONGEST_FRAMES:
            playback.pull(_PULLED)
    except (CannotDecode, MemoryError, ValueError, ArithmeticError):  # what the player's process gives up on
        return "refused"
    return "refused" if playback.failed else "heard"


def decode_vorbis(path: Path) -> str:
    try:
        miniaudio.vorbis_read(path.read_bytes())
    except (miniaudio.MiniaudioError, MemoryError):
        return "refused"
    return "heard"


def serve(pipe: Connection) -> None:
    """The child: a path comes, how it went goes back, with seconds of processor time and bytes of memory."""
    limit_memory(MEMORY)
    while (asked := pipe.recv()) is not None:
        path, position_s = asked
        began = time.process_time()
        how = decode(Path(path), position_s)
        memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
        pipe.send((how, time.process_time() - began, memory))


class Child:
    def __init__(self) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._pipe, theirs = spawn.Pipe()
        self._process = spawn.Process(target=serve, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()

    def decode(self, path: Path, position_s: float) -> tuple[str, float, int]:
        try:
            self._pipe.send((str(path), position_s))
            if self._pipe.poll(HANGS_S):
                how, seconds, memory = self._pipe.recv()
                return how, seconds, memory
        except (EOFError, OSError):
            return "died", 0.0, 0
        return "hung", HANGS_S, 0

    def close(self) -> None:
        self._process.kill()
        self._process.join()
        self._pipe.close()


def try_kind(seed: Path, count: int, number: int, path: Path) -> tuple[Counter[str], float, int]:
    """How its mutants went, the most seconds of processor time and the most memory."""
    went: Counter[str] = Counter()
    slowest, largest = 0.0, 0
    child = Child()
    for place, body in enumerate(make_mutants([seed.read_bytes()], count, number)):
        path.write_bytes(body)
        went["has a length"] += find_file_length(SoundFile(path)) is not None
        how, seconds, memory = child.decode(path, 0.1 * (place % 2))
        went[how] += 1
        slowest, largest = max(slowest, seconds), max(largest, memory)
        if how in ("died", "hung"):
            child.close()
            child = Child()
    child.close()
    return went, slowest, largest


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("each", nargs="?", type=int, default=2_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--vorbis", action="store_true")
    chosen = parser.parse_args()
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        for seed in TONES:
            ending = VORBIS if chosen.vorbis and seed.suffix == ".ogg" else seed.suffix
            path = Path(folder) / f"spoiled{ending}"
            went, slowest, largest = try_kind(seed, chosen.each, chosen.seed, path)
            counts = ", ".join(
                f"{how} {went[how]:,}" for how in ("heard", "refused", "died", "hung", "has a length")
            )
            print(
                f"{seed.name:10s} {counts}; {slowest * 1e3:.0f} ms at most, {largest / 1e6:.0f} MB",
                flush=True,
            )
            wrong += went["died"] + went["hung"] + (largest > 2 * MEMORY)
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
