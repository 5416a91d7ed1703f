"""Kills the workers at random moments and checks that every promise was kept."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

from reader.core.clock import SystemClock
from reader.store import views
from reader.store.db import open_store
from reader.store.maintenance import check

ROOT = Path(__file__).resolve().parents[2]


@dataclass
class Promises:
    articles: set[int] = field(default_factory=set)
    read: dict[int, bool] = field(default_factory=dict)
    starred: set[int] = field(default_factory=set)
    unsure: set[tuple[str, int]] = field(default_factory=set)
    """A change of this mark was begun and not confirmed: either outcome is fine."""

    def handle(self, lines: list[str]) -> None:
        for line in lines:
            word, _, number = line.strip().rpartition(" ")
            if not number.isdigit() or not line.endswith("\n"):
                continue
            id_ = int(number)
            if word == "article":
                self.articles.add(id_)
            elif word.startswith("about-"):
                self.unsure.add((_field(word), id_))
            else:
                self._confirm(word, id_)

    def _confirm(self, word: str, id_: int) -> None:
        self.unsure.discard((_field(word), id_))
        if word == "star":
            self.starred.add(id_)
        else:
            self.read[id_] = word == "read"


def _field(word: str) -> str:
    return "starred" if word.endswith("star") else "read"


def start(kind: str, database: Path) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.crash.worker", kind, str(database)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


def kill_once(database: Path, rng: random.Random, promises: Promises) -> None:
    """Both at work; each killed at a moment of its own after its first promise, mid-write as often as not."""
    workers = [start("refresh", database), start("mark", database)]
    try:
        first = [worker.stdout.readline() for worker in workers if worker.stdout]
        for worker in rng.sample(workers, 2):
            time.sleep(rng.random() * 0.15)  # when to kill is the one thing here that must be random in time
            os.kill(worker.pid, 9)
        for worker, line in zip(workers, first, strict=True):
            promises.handle([line, *(worker.stdout.readlines() if worker.stdout else ())])
    finally:
        for worker in workers:
            worker.kill()
            worker.wait()
            if worker.stdout:
                worker.stdout.close()


def broken_promises(database: Path, promises: Promises) -> list[str]:
    started = time.perf_counter()
    conn = open_store(database, SystemClock().now())
    took = time.perf_counter() - started
    try:
        broken = check(conn)
        rows = {row.id: row for row in views.get_rows(conn, sorted(promises.articles))}
        broken += [f"article {id_} is lost" for id_ in promises.articles - rows.keys()]
        for id_, row in rows.items():
            is_sure = ("read", id_) not in promises.unsure
            if is_sure and id_ in promises.read and row.read is not promises.read[id_]:
                broken.append(f"the mark of {id_} is lost")
            if id_ in promises.starred and not row.starred:
                broken.append(f"the star of {id_} is lost")
        for id_ in list(rows)[-20:]:
            views.get_entry(conn, id_)
    finally:
        conn.close()
    return broken + ([f"the start took {took:.1f} s"] if took > 3 else [])
