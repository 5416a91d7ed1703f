"""What all tests share: a clock that stands still, and the folder of data that other projects test with."""

from __future__ import annotations

import gc
import logging
import os
import subprocess
import sys
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tests.fake_clock import FakeClock
from tests.feedserver import FeedServer, running
from tests.log_watch import LogWatch
from tests.skips import fail_unless_accepted

pytest_plugins = ["tests.long_tests", "tests.second_chance"]

# A test must not open windows on the screen of whoever runs it; dev.py test -- with QT_QPA_PLATFORM can.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# Deadlines measure the machine, not the code: other processes run beside the tests. Each run tries others, and
# remembers what failed; a third of what is usual finds as much in three runs. For more in one:
# PAPERROUND_EXAMPLES=1000 python3 dev.py test tests/unit/query
settings.register_profile("paperround", deadline=None, max_examples=int(os.environ.get("PAPERROUND_EXAMPLES", "30")))
settings.load_profile("paperround")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What was imported and collected stays for good: nobody need look whether it is garbage, now or between tests."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    fail_unless_accepted(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    fail_unless_accepted(report)
    return report


@pytest.fixture(autouse=True)
def expect_log() -> Iterator[LogWatch]:
    """A warning or an error in the log fails a test, unless it said `expect_log("part of the line")`."""
    watch = LogWatch()
    logging.getLogger().addHandler(watch)
    yield watch
    logging.getLogger().removeHandler(watch)
    faults = watch.find_faults()
    assert not faults, "\n".join(faults)


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def feedserver() -> Iterator[FeedServer]:
    """A web server on loopback that does what the test tells it, see tests/feedserver.py."""
    with running() as server:
        yield server


@pytest.fixture(scope="session")
def shared() -> Path:
    """Feeds, hostile HTML and real event times that do not belong to the repository."""
    beside = Path(__file__).resolve().parents[2] / "shared"
    folder = Path(os.environ.get("PAPERROUND_SHARED", beside))
    if not folder.is_dir():
        pytest.skip("the shared data is not on this machine")
    return folder


@pytest.fixture(scope="session")
def needs_player() -> None:
    """Skips where QtMultimedia or a library of the system that it needs is missing; in CI neither may be."""
    program = "from PySide6.QtMultimedia import QMediaPlayer; assert QMediaPlayer().isAvailable()"
    if subprocess.run([sys.executable, "-c", program], stderr=subprocess.DEVNULL, check=False).returncode:
        pytest.skip("QtMultimedia cannot be loaded here")
