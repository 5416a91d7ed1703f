from __future__ import annotations

import pytest

from reader.core.records.fetched import INTERRUPTED, UNREADABLE, Problem
from reader.core.words.reasons import problem_message
from reader.core.words.words import in_english


@pytest.mark.parametrize("problem", [*Problem, UNREADABLE, INTERRUPTED])
def test_every_problem_has_words_of_its_own(problem):
    assert problem_message(problem, None) != problem_message("another version's problem", None)


def test_a_number_is_shown_where_it_says_more():
    assert in_english(problem_message(Problem.SERVER_ERROR, 503)) == "server error (503)"
    assert in_english(problem_message(Problem.TIMEOUT, None)) == "no response in time"
    assert in_english(problem_message(Problem.GONE, 410)) == "discontinued by its publisher"
