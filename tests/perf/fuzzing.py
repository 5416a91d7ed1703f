"""Coverage-guided fuzzing in the standard library: what reaches a line that nothing reached before is spoiled further.

Seeded: the same seed, corpus and code give the same run. A check says what is wrong with an input, in words; the
input is made smaller while it stays wrong, and each kind of wrong is told once.
"""

from __future__ import annotations

import random
import re
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Any

from tests.perf.mutants import make_mutants

Check = Callable[[bytes], str]
"""Empty where all is well."""
SLOW_S = 2.0
MOST_KEPT = 4_000
SMALLER_TRIES = 3_000


@dataclass
class Found:
    kind: str
    words: str
    body: bytes


@dataclass
class Fuzzer:
    check: Check
    watched: tuple[Path, ...]
    """Folders or files whose lines count."""
    corpus: list[bytes]
    seed: int = 1
    folder: Path | None = None
    """Where each input that is wrong is kept whole."""
    most_bytes: int = 20_000
    runs: int = 0
    slowest_s: float = 0.0
    lines: set[tuple[str, int, int]] = field(default_factory=set)
    found: list[Found] = field(default_factory=list)

    def run(self, minutes: float) -> None:
        until = time.monotonic() + 60 * minutes
        rng = random.Random(self.seed)
        for body in list(self.corpus):
            self.try_one(body)
        while time.monotonic() < until:
            self.run_batch(rng)

    def run_batch(self, rng: random.Random) -> None:
        # What was found lately has been spoiled least often.
        parents = rng.choice((self.corpus, self.corpus[-50:]))
        for body in make_mutants(parents, 20, rng.randrange(2**32)):
            if self.try_one(body[: self.most_bytes]) and len(self.corpus) < MOST_KEPT:
                self.corpus.append(body[: self.most_bytes])

    def try_one(self, body: bytes) -> bool:
        """Whether it reached something new."""
        self.runs += 1
        before, began = len(self.lines), time.process_time()
        wrong = self._watch(body)
        took_s = time.process_time() - began
        self.slowest_s = max(self.slowest_s, took_s)
        if not wrong and took_s > SLOW_S:
            wrong = f"slow: {took_s:.1f} s"
        if wrong:
            self._keep(wrong, body)
        return len(self.lines) > before

    def _watch(self, body: bytes) -> str:
        watched = tuple(map(str, self.watched))
        lines = self.lines

        def trace(frame: FrameType, event: str, argument: Any) -> Any:
            name = frame.f_code.co_filename
            if not name.startswith(watched):
                return None
            last = 0

            def trace_line(frame: FrameType, event: str, argument: Any) -> Any:
                nonlocal last
                if event == "line":
                    lines.add((name, last, frame.f_lineno))
                    last = frame.f_lineno
                return trace_line

            return trace_line

        sys.settrace(trace)
        try:
            return self._judge(body)
        finally:
            sys.settrace(None)

    def _judge(self, body: bytes) -> str:
        try:
            return self.check(body)
        except Exception as error:  # noqa: BLE001 - what is being looked for
            return f"{type(error).__name__}: {error}"

    def _keep(self, wrong: str, body: bytes) -> None:
        kind = find_kind(wrong)
        if all(one.kind != kind for one in self.found):
            self.found.append(Found(kind, wrong, self._make_smaller(body, kind)))
            print(f"  found {kind}: {wrong[:200]}\n    {self.found[-1].body[:300]!r}", flush=True)
            if self.folder is not None:
                self.folder.mkdir(parents=True, exist_ok=True)
                (self.folder / f"{self.seed}-{len(self.found)}").write_bytes(self.found[-1].body)

    def _make_smaller(self, body: bytes, kind: str) -> bytes:
        rng = random.Random(0)
        for _ in range(SMALLER_TRIES):
            if len(body) < 2:
                break
            start = rng.randrange(len(body))
            shorter = body[:start] + body[start + rng.choice((1, 3, 10, 100, len(body) // 2)) :]
            if find_kind(self._judge(shorter)) == kind:
                body = shorter
        return body


def find_kind(wrong: str) -> str:
    """The same for two inputs that are wrong in the same way: the words before what is quoted or counted."""
    return re.sub(r"\d+", "N", wrong.partition(":")[0])[:60]


def report(name: str, fuzzer: Fuzzer, seeds: int, minutes: float) -> None:
    kept = len(fuzzer.corpus) - seeds
    print(
        f"{name}: {fuzzer.runs} inputs in {minutes:g} min from {seeds} seeds, {kept} kept, {len(fuzzer.lines)} ways"
        f" between lines reached, slowest {fuzzer.slowest_s:.2f} CPU s, {len(fuzzer.found)} kinds of wrong"
    )


def read_files(folders: Sequence[Path], pattern: str, most_bytes: int) -> list[bytes]:
    files = sorted(path for folder in folders for path in folder.rglob(pattern) if path.is_file())
    return [body for body in (path.read_bytes() for path in files) if 0 < len(body) <= most_bytes]
