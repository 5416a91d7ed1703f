from __future__ import annotations

import pytest

from reader.engine.http_state import UNREADABLE
from reader.engine.recovery import INTERRUPTED
from reader.gui.kit.problems import say_problem
from reader.model.fetched import Problem


@pytest.mark.parametrize("problem", [*Problem, UNREADABLE, INTERRUPTED])
def test_every_problem_has_words_of_its_own(problem):
    assert say_problem(problem) != say_problem("another version's problem")


def test_a_number_is_shown_where_it_says_more():
    assert say_problem(Problem.SERVER_ERROR, 503) == "trouble at the server (503)"
    assert say_problem(Problem.TIMEOUT, None) == "no answer in time"
    assert say_problem(Problem.GONE, 410) == "ended by its publisher"
