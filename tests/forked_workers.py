"""A pytest plugin: the tests are collected once and then run by several processes, forked from the one that collected.

    pytest -p tests.forked_workers --workers 3

pytest-xdist imports and collects everything in each of its processes, which costs 15 seconds of processor time each
in a new clone. Here the parent runs no test: it hands out a few tests at a time, in the order of collecting, and
tells pytest's reporters what the workers send back. A worker that dies fails the test that it was at; another takes
its place. Only where forking is safe (Linux); `dev.py test` uses pytest-xdist elsewhere.
"""

from __future__ import annotations

import multiprocessing
import os
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain, groupby, pairwise
from multiprocessing.connection import Connection, wait
from multiprocessing.context import ForkProcess
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis.strategies import text

from tests.made_once import FOLDER_OF_RUN

# Few enough that all workers end at about the same time.
MOST_AT_A_TIME = 12
# What a worker says besides its reports and the places of tests that have ended.
MORE = "more"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--workers", type=int, default=0, help="how many forked processes run the tests")


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    option = session.config.option
    if not option.workers or option.collectonly or option.usepdb or session.testsfailed:
        return None  # pytest's own loop does it
    _Crew(session).run(option.workers)
    return True


def split(items: Sequence[pytest.Item], most: int = MOST_AT_A_TIME) -> Iterator[list[int]]:
    """The places of neighbours within one file, at most so many together; all that share a fixture of their module,
    or one kind of what is made for the whole session in several kinds, such as real servers."""
    for _, group in groupby(range(len(items)), key=lambda place: _kind(items[place]) or items[place].path):
        places = list(group)
        shares = any(_kind(items[place]) or _shares_with_module(items[place]) for place in places)
        at_once = len(places) if shares else most
        yield from (places[start : start + at_once] for start in range(0, len(places), at_once))


def _fixtures(item: pytest.Item) -> list[pytest.FixtureDef[object]]:
    assert isinstance(item, pytest.Function)
    return [found[-1] for found in item._fixtureinfo.name2fixturedefs.values()]


def _shares_with_module(item: pytest.Item) -> bool:
    return any(fixture.scope in ("module", "class") for fixture in _fixtures(item))


def _kind(item: pytest.Item) -> list[tuple[str, object]]:
    kinds = {fixture.argname for fixture in _fixtures(item) if fixture.scope == "session" and fixture.params}
    call = getattr(item, "callspec", None)
    return [(name, call.params[name]) for name in sorted(kinds)] if call else []


# --- the parent -------------------------------------------------------------------------------


@dataclass
class _Worker:
    process: ForkProcess
    line: Connection
    to_do: list[int] = field(default_factory=list)


class _Crew:
    """The workers, what is still to be handed out, and who is at what."""

    def __init__(self, session: pytest.Session) -> None:
        self._session = session
        self._hook = session.config.hook
        self._left = deque(split(session.items))
        self._workers: dict[Connection, _Worker] = {}
        self._started = 0
        self._folder: Path = session.config._tmp_path_factory.getbasetemp()  # type: ignore[attr-defined]
        os.environ[FOLDER_OF_RUN] = str(self._folder)

    def run(self, count: int) -> None:
        try_any_text()
        for _ in range(min(count, len(self._left))):
            self._start()
        try:
            while self._workers:
                for line in wait(list(self._workers)):
                    assert isinstance(line, Connection)
                    self._listen(self._workers[line])
        finally:
            for worker in self._workers.values():
                worker.process.terminate()
        if self._left and not self._should_stop():
            raise RuntimeError(f"all workers ended, and {sum(map(len, self._left))} tests were not run")
        if self._session.shouldfail:
            raise self._session.Failed(self._session.shouldfail)
        if self._session.shouldstop:
            raise self._session.Interrupted(self._session.shouldstop)

    def _start(self) -> None:
        self._started += 1
        context = multiprocessing.get_context("fork")
        ours, theirs = context.Pipe()
        folder = self._folder / f"worker{self._started}"
        process = context.Process(target=_work, args=(self._session, theirs, folder, [ours, *self._workers]))
        process.start()
        theirs.close()
        self._workers[ours] = _Worker(process, ours)

    def _listen(self, worker: _Worker) -> None:
        try:
            said = worker.line.recv()
        except (EOFError, ConnectionResetError):
            said = None
        match said:
            case None:
                self._bury(worker)
            case str():
                more = [] if self._should_stop() or not self._left else self._left.popleft()
                worker.to_do += more
                worker.line.send(more)
            case int(place):
                worker.to_do.remove(place)
                item = self._session.items[place]
                self._hook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
            case report:
                self._tell(
                    self._hook.pytest_report_from_serializable(config=self._session.config, data=report)
                )

    def _tell(self, report: pytest.TestReport) -> None:
        self._hook.pytest_runtest_logreport(report=report)

    def _should_stop(self) -> bool:
        return bool(self._session.shouldfail or self._session.shouldstop)

    def _bury(self, worker: _Worker) -> None:
        """A worker has ended: as it should with nothing left to do, or in the middle of a test."""
        del self._workers[worker.line]
        worker.line.close()
        worker.process.join()
        if not worker.to_do:
            return
        at, *untouched = worker.to_do
        self._tell(make_report_of_death(self._session.items[at], worker.process.exitcode))
        if untouched:
            self._left.appendleft(untouched)
        if self._left and not self._should_stop():
            self._start()


@settings(max_examples=1, database=None)
@given(text())
def try_any_text(some: str) -> None:
    """In a new clone, Hypothesis spends two seconds on a table of all letters before the first text: here once for
    all."""


def make_report_of_death(item: pytest.Item, exit_code: int | None) -> pytest.TestReport:
    return pytest.TestReport(
        nodeid=item.nodeid,
        location=item.location,
        keywords={},
        outcome="failed",
        longrepr=f"{item.nodeid}: the process that ran it died (exit code {exit_code})",
        when="call",
    )


# --- a worker ---------------------------------------------------------------------------------


def _work(session: pytest.Session, line: Connection, folder: Path, of_parent: Sequence[Connection]) -> None:
    for other in of_parent:
        other.close()  # or nobody would notice the end of the parent
    config = session.config
    _leave_parent(config, folder)
    config.pluginmanager.register(_Sender(config, line))
    places = chain(_ask_for_more(line), [None])
    for place, after in pairwise(places):
        assert place is not None
        following = None if after is None else session.items[after]
        config.hook.pytest_runtest_protocol(item=session.items[place], nextitem=following)
        line.send(place)


def _ask_for_more(line: Connection) -> Iterator[int]:
    """Asked when the last test handed out is about to begin: pytest wants to know which fixtures the next one
    shares."""
    more = [0]
    while more:
        line.send(MORE)
        more = line.recv()
        yield from more


def _leave_parent(config: pytest.Config, folder: Path) -> None:
    """What a worker must not share: the terminal, the files that catch output, the folder for temporary ones."""
    config.pluginmanager.unregister(name="terminalreporter")
    capturing = config.pluginmanager.getplugin("capturemanager")
    assert capturing is not None
    capturing.stop_global_capturing()
    capturing.start_global_capturing()
    capturing.suspend_global_capture(in_=False)
    folder.mkdir(mode=0o700)
    config._tmp_path_factory._basetemp = folder  # type: ignore[attr-defined]


class _Sender:
    """Sends each report of a worker to the parent."""

    def __init__(self, config: pytest.Config, line: Connection) -> None:
        self._config = config
        self._line = line

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        data = self._config.hook.pytest_report_to_serializable(config=self._config, report=report)
        self._line.send(data)
