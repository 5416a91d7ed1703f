"""dev.py bench corpus [feeds|html] [SHARE] [--both]: what other projects' documents catch, ours must catch.

Makes mutants of the quick parser and of the way of HTML in this process (tests/perf/code_mutants.py) and reads both
corpora with each: ours (tests/data) and, where it is on this machine, other projects'. A mutant is caught where
any document is read otherwise than by the true code. Lists the mutants that only the others' documents catch, and
ends with an error where there is one that is not on the list of those that we accept. SHARE is the part of the
mutants that is tried (0 to 1); --both also asks the others' documents about mutants that ours caught, and --neither
lists the mutants that no document catches (most change nothing that can be seen).
"""

from __future__ import annotations

import importlib
import random
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType, ModuleType
from typing import Any, NamedTuple

from tests.perf.code_mutants import make_mutants
from tests.perf.shared_data import SHARED
from tests.unit.parse import own_corpus
from tests.unit.parse.corpora import documents, hostile_fragments
from tests.unit.parse.own_corpus import Attack, Quirk, outcome_of_attack, read_quickly

ROOT = Path(__file__).resolve().parents[2]
SEED = 2026
LIMIT_S = 20.0
"""A mutant that takes longer to read a corpus hangs, which a test would notice."""


class Subject(NamedTuple):
    mutated: tuple[str, ...]
    imported: tuple[str, ...]
    """Every module that is read anew for a mutant: the mutated ones and what stands on them, lowest first."""
    ours: Callable[[], Sequence[Any]]
    others: Callable[[Path], Sequence[Any]]
    outcome: Callable[[Any], Any]


def _modules(names: str) -> tuple[str, ...]:
    return tuple(f"reader.{name}" for name in names.split())


_QUICK = _modules(
    "parse.dates parse.vocabulary parse.quick_text parse.quick_media parse.quick_rss parse.fast"
    " parse.wishes parse.jsonfeed parse.sniff"
)
_HTML = _modules(
    "html.bounds html.text html.tokenizer parse.html_rules html.addresses parse.text parse.tidy"
    " parse.plain_markup parse.sanitize"
)
SUBJECTS = {
    "feeds": Subject(
        _QUICK,
        (*_QUICK, "reader.parse.feed"),
        own_corpus.all_quirks,
        lambda shared: [Quirk(path.name, path.read_bytes()) for path in documents(shared)],
        read_quickly,
    ),
    "html": Subject(
        _HTML,
        _HTML,
        own_corpus.all_attacks,
        lambda shared: [Attack("", fragment) for fragment in hostile_fragments(shared)],
        outcome_of_attack,
    ),
}
ACCEPTED: dict[str, str] = {}
"""Mutants that only the others' documents catch, as `module: change`, and why that is all right."""


class Corpus:
    """Documents and what the true code makes of them; those that caught a mutant lately are asked first."""

    def __init__(self, documents: Sequence[Any], outcome: Callable[[Any], Any]) -> None:
        self.outcome = outcome
        self.rows = [(document, outcome(document)) for document in documents]

    def catches(self) -> bool:
        for index, (document, expected) in enumerate(self.rows):
            if self._is_other(document, expected):
                self.rows.insert(0, self.rows.pop(index))
                return True
        return False

    def _is_other(self, document: Any, expected: Any) -> bool:
        try:
            return bool(self.outcome(document) != expected)
        except Exception:  # noqa: BLE001 - a mutant may do anything
            return True


class HangError(BaseException):
    """No `except Exception` of a mutant catches it."""


@contextmanager
def time_limit() -> Iterator[None]:
    def stop(_signal: int, _frame: FrameType | None) -> None:
        raise HangError

    signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, LIMIT_S)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


@contextmanager
def installed(subject: Subject, codes: dict[str, CodeType]) -> Iterator[None]:
    """The subject's modules, run anew from these codes, in place of the true ones."""
    kept = {name: sys.modules[name] for name in subject.imported}
    try:
        for name in subject.imported:
            module = ModuleType(name)
            module.__file__ = kept[name].__file__
            sys.modules[name] = module
            exec(codes[name], module.__dict__)
            _bind(name, module)
        yield
    finally:
        for name, module in kept.items():
            sys.modules[name] = module
            _bind(name, module)


def _bind(name: str, module: ModuleType) -> None:
    """`from reader.parse import feed` gives the package's attribute, and the corpus holds such modules."""
    package, _, last = name.rpartition(".")
    setattr(sys.modules[package], last, module)
    for attribute, value in vars(own_corpus).items():
        if isinstance(value, ModuleType) and value.__name__ == name:
            setattr(own_corpus, attribute, module)


def is_caught(subject: Subject, codes: dict[str, CodeType], corpus: Corpus) -> bool:
    try:
        with time_limit(), installed(subject, codes):
            return corpus.catches()
    except (Exception, HangError):  # noqa: BLE001 - it cannot even be imported, or hangs
        return True


def try_subject(subject: Subject, share: float, both: bool) -> int:
    """The number of mutants that only the others' documents catch."""
    sources = {name: Path(importlib.import_module(name).__file__ or "") for name in subject.imported}
    codes = {name: compile(path.read_text("utf-8"), str(path), "exec") for name, path in sources.items()}
    ours = Corpus(subject.ours(), subject.outcome)
    others = Corpus(subject.others(SHARED) if SHARED.is_dir() else [], subject.outcome)
    print(f"{len(ours.rows)} documents of ours, {len(others.rows)} of other projects")
    rng, missed = random.Random(SEED), 0
    for name in subject.mutated:
        tried = by_ours = by_others = neither = 0
        for mutant in make_mutants(sources[name].read_text("utf-8"), name, lambda _: rng.random() < share):
            mutated = {**codes, name: mutant.code}
            caught = is_caught(subject, mutated, ours)
            also = is_caught(subject, mutated, others) if both or not caught else False
            tried, by_ours, by_others = tried + 1, by_ours + caught, by_others + also
            neither += not caught and not also
            where = f"{name.rpartition('.')[2]}:{mutant.line}: {mutant.change}"
            if also and not caught:
                missed += where.partition(": ")[2] not in ACCEPTED
                print(f"  only others: {where}")
            elif "--neither" in sys.argv and not caught:
                print(f"  neither: {where}")
        notes = f", others {by_others}" if both else ""
        print(f"{name}: {tried} mutants, ours caught {by_ours}{notes}, neither {neither}", flush=True)
    return missed


def main(arguments: list[str]) -> int:
    shares = [float(word) for word in arguments if word[0].isdigit()]
    names = [word for word in arguments if word in SUBJECTS] or list(SUBJECTS)
    begun = time.monotonic()
    missed = sum(try_subject(SUBJECTS[name], shares[0] if shares else 1.0, "--both" in arguments) for name in names)
    print(f"{missed} mutants are caught by other projects' documents alone; {time.monotonic() - begun:.0f} s")
    return 1 if missed else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
