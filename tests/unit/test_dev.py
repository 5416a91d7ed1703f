"""`dev.py test`: which tests are run by how many processes, and the second chance of those that failed beside
others."""

from __future__ import annotations

import json

import pytest

import dev
from tests import second_chance


def test_long_tests_are_left_out_unless_they_are_asked_for():
    spread = ["-n", "4", "--dist", "loadfile", "--no-loadscope-reorder"]
    assert dev.choose_options(2, with_long=True) == spread
    assert dev.choose_options(2, with_long=False) == [*spread, "-m", "not long"]


def try_again(first: list[str], second: list[str], code: int) -> tuple[int, list[str], int]:
    """The exit code, the names that passed alone, and how often tests were run again."""
    answers, runs = [first, second], []

    def run() -> int:
        runs.append(code)
        return code

    return *dev.try_again(lambda: answers[len(runs)], run), len(runs)


def test_what_passes_alone_is_named_and_no_failure(capsys):
    assert try_again(["a::b", "a::c"], [], 0) == (0, ["a::b", "a::c"], 1)
    said = capsys.readouterr().err
    assert "failed once, passed alone: a::b\n" in said
    assert "failed once, passed alone: a::c\n" in said


def test_one_that_fails_twice_fails_the_run(capsys):
    assert try_again(["a::b", "a::c"], ["a::c"], 1) == (1, ["a::b"], 1)
    said = capsys.readouterr().err
    assert "failed once, passed alone: a::b\n" in said
    assert "failed for good: a::c\n" in said


def test_one_that_was_not_run_again_fails_the_run():
    assert try_again(["a::b"], ["a::b"], 0) == (1, [], 1)


@pytest.mark.parametrize("count", [0, dev.MOST_TRIED_AGAIN + 1])
def test_many_are_no_accident_and_none_is_no_test(count):
    assert try_again([f"a::{number}" for number in range(count)], [], 0) == (1, [], 0)


@pytest.mark.parametrize("between", [0, dev.RUNS_KEPT - 2, dev.RUNS_KEPT - 1])
def test_a_name_seen_twice_in_twenty_runs_fails(tmp_path, between):
    ledger = tmp_path / "cache" / "ledger.json"
    assert dev.note_failed_once(ledger, ["a::b", "a::c"]) == []
    for _ in range(between):
        assert dev.note_failed_once(ledger, []) == []
    is_kept = between < dev.RUNS_KEPT - 1
    assert dev.note_failed_once(ledger, ["a::b", "a::d"]) == (["a::b"] if is_kept else [])
    assert len(json.loads(ledger.read_text("utf-8"))) == min(between + 2, dev.RUNS_KEPT)


def test_a_torn_ledger_begins_anew(tmp_path):
    ledger = tmp_path / "ledger.json"
    ledger.write_text('[["a::b"', encoding="utf-8")
    assert dev.note_failed_once(ledger, ["a::b"]) == []
    assert dev.note_failed_once(ledger, ["a::b"]) == ["a::b"]


@pytest.mark.parametrize(
    ("first", "second", "before", "code"),
    [(0, 0, [], 0), (1, 0, [], 0), (1, 0, [["a::b"]], 1), (1, 1, [], 1), (2, 0, [], 2)],
)
def test_a_run_counts_what_it_saw(tmp_path, monkeypatch, first, second, before, code):
    """`pytest` answers first and second; one test fails in the first, and in the second if that does."""
    failed, ledger = tmp_path / "failed", tmp_path / "ledger"
    codes: list[int] = [first, second]
    ledger.write_text(json.dumps(before), encoding="utf-8")

    def run(*_command: object) -> int:
        answer = codes.pop(0)
        failed.write_text('{"a::b": true}' if answer else "{}", encoding="utf-8")
        return answer

    monkeypatch.setattr(dev, "FAILED", failed)
    monkeypatch.setattr(dev, "LEDGER", ledger)
    monkeypatch.setattr(dev, "run", run)
    assert dev.run_tests(with_long=False) == code
    written = json.loads(ledger.read_text("utf-8"))
    assert written == (before if first == 2 else [*before, ["a::b"] if first and not second else []])


@pytest.mark.parametrize(
    ("path", "fixtures", "is_real"),
    [
        ("window/kit/test_x.py", ["qtbot", "qapp"], True),
        ("window/kit/test_x.py", ["tmp_path"], False),
        ("unit/net/test_x.py", ["feedserver"], True),
        ("unit/store/test_x.py", ["tmp_path"], False),
        ("engine/test_x.py", [], True),
    ],
)
def test_only_what_needs_something_real_is_tried_again(path, fixtures, is_real):
    assert second_chance.is_real(second_chance.TESTS / path, fixtures) == is_real
    assert "real" in dev.TRY_AGAIN


def test_the_folders_of_real_tests_are_there():
    assert [
        folder for folder in second_chance.FOLDERS if not list((second_chance.TESTS / folder).glob("test_*.py"))
    ] == []
