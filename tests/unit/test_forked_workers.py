"""The processes that run the tests: each test runs once, and whatever happens to it is told as pytest alone would."""

from __future__ import annotations

import re
import subprocess
import sys
from itertools import chain
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.forked_workers import split

ROOT = Path(__file__).resolve().parents[2]
TESTS = """
import os
import pytest

@pytest.fixture(scope="session", autouse=True)
def kept():
    yield
    assert False, "the end of a session"

@pytest.mark.parametrize("number", range(20))
def test_passes(number, tmp_path):
    assert list(tmp_path.iterdir()) == []

def test_fails():
    print("printed here")
    os.system("echo printed by a child")
    assert [1, 2] == [1, 3]

def test_dies():
    os._exit(7)

def test_after_the_death():
    pass

def test_is_skipped():
    pytest.skip("for a reason")
"""

pytest_plugins = ["pytester"]
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="forks on Linux only")


@pytest.fixture(scope="module")
def cases(tmp_path_factory: pytest.TempPathFactory) -> dict[str, ElementTree.Element]:
    """What the report says of each test, by its module and name."""
    folder = tmp_path_factory.mktemp("run")
    for name in ("test_one.py", "test_two.py"):
        (folder / name).write_text(TESTS, encoding="utf-8")
    (folder / "pytest.ini").write_text("[pytest]\njunit_logging = system-out\n", encoding="utf-8")
    plugins = ("-p", "tests.forked_workers", "-p", "no:pytest-qt", "-p", "no:xdist", "-p", "no:cacheprovider")
    report = folder / "report.xml"
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", *plugins, "--workers", "2", "--junitxml", report, "--basetemp", folder / "t", folder],
        cwd=ROOT, capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip
    assert ran.returncode == 1, ran.stdout + ran.stderr
    assert re.search(r"4 failed, 42 passed, 2 skipped, [12] error", ran.stdout), ran.stdout
    found = ElementTree.parse(report).iter("testcase")
    return {f"{case.get('classname', '').rpartition('.')[2]}.{case.get('name')}": case for case in found}


def test_each_is_told_once(cases):
    assert len(cases) == 2 * (20 + 4)


def test_fixtures_of_the_session_end_with_it(cases):
    assert any("the end of a session" in case.findtext("error", "") for case in cases.values())


@pytest.mark.parametrize("module", ["test_one", "test_two"])
def test_a_failure_comes_with_what_was_printed(cases, module):
    case = cases[f"{module}.test_fails"]
    assert "assert [1, 2] == [1, 3]" in case.findtext("failure", "")
    assert "printed here\nprinted by a child" in case.findtext("system-out", "")


@pytest.mark.parametrize("module", ["test_one", "test_two"])
def test_a_death_fails_its_test_and_no_other(cases, module):
    assert "died (exit code 7)" in cases[f"{module}.test_dies"].findtext("failure", "")
    assert cases[f"{module}.test_after_the_death"].find("failure") is None


def test_few_of_one_file_go_together_and_all_that_share_a_fixture(pytester):
    plain = "import pytest\n@pytest.mark.parametrize('n', range(7))\ndef test_it(n): pass\n"
    shared = plain.replace("(n)", "(n, made)") + "@pytest.fixture(scope='module')\ndef made(): pass\n"
    pytester.makepyfile(test_plain=plain, test_shared=shared)
    kinds = "import pytest\n@pytest.fixture(scope='session', params='ab')\ndef kind(): pass\n"
    pytester.makeconftest(kinds)
    pytester.makepyfile(test_a="def test_it(kind): pass", test_b="def test_it(kind): pass")
    items, _ = pytester.inline_genitems("-p", "no:cacheprovider")
    items.sort(key=lambda item: item.name == "test_it[b]")  # pytest does so before it runs them
    blocks = [[items[place].nodeid for place in block] for block in split(items, 3)]
    assert sorted(chain(*blocks)) == sorted(item.nodeid for item in items)
    notes = [(len(block), block[0].split("::")[0], block[-1].split("::")[0]) for block in blocks]
    assert sorted(notes) == [
        (1, "test_plain.py", "test_plain.py"),
        (2, "test_a.py", "test_b.py"),
        (2, "test_a.py", "test_b.py"),
        (3, "test_plain.py", "test_plain.py"),
        (3, "test_plain.py", "test_plain.py"),
        (7, "test_shared.py", "test_shared.py"),
    ]
