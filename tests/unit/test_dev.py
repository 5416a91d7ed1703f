"""`dev.py test`: which tests are run by how many processes, and the second chance of those that failed beside
others."""

from __future__ import annotations

import pytest

import dev


def test_long_tests_are_left_out_unless_they_are_asked_for():
    spread = ["-n", "4", "--dist", "loadfile", "--no-loadscope-reorder"]
    assert dev.choose_options(2, with_long=True) == spread
    assert dev.choose_options(2, with_long=False) == [*spread, "-m", "not long"]


def try_again(first: list[str], second: list[str], code: int) -> tuple[int, int]:
    """The exit code, and how often tests were run again."""
    answers, runs = [first, second], []

    def run() -> int:
        runs.append(code)
        return code

    return dev.try_again(lambda: answers[len(runs)], run), len(runs)


def test_what_passes_alone_is_named_and_no_failure(capsys):
    assert try_again(["a::b", "a::c"], [], 0) == (0, 1)
    said = capsys.readouterr().err
    assert "failed once, passed alone: a::b\n" in said
    assert "failed once, passed alone: a::c\n" in said


def test_one_that_fails_twice_fails_the_run(capsys):
    assert try_again(["a::b", "a::c"], ["a::c"], 1) == (1, 1)
    said = capsys.readouterr().err
    assert "failed once, passed alone: a::b\n" in said
    assert "failed twice: a::c\n" in said


def test_one_that_was_not_run_again_fails_the_run():
    assert try_again(["a::b"], ["a::b"], 0) == (1, 1)


@pytest.mark.parametrize("count", [0, dev.MOST_TRIED_AGAIN + 1])
def test_many_are_no_accident_and_none_is_no_test(count):
    assert try_again([f"a::{number}" for number in range(count)], [], 0) == (1, 0)
