"""Each language takes the plural that its grammar asks for."""

from __future__ import annotations

import pytest

from reader.core.words.languages import choose_plural, counted_fact

FORMS = {
    "de": {0: [1], 1: [0, 2, 3, 5, 10, 11, 21, 100, 101, 1_001]},
    "es": {0: [1], 1: [0, 2, 5, 21, 100, 101]},
    "it": {0: [1], 1: [0, 2, 5, 21, 100, 101]},
    "fr": {0: [0, 1], 1: [2, 3, 5, 21, 100, 101]},
    "pt_BR": {0: [0, 1], 1: [2, 3, 5, 21, 100, 101]},
    "pl": {
        0: [1],
        1: [2, 3, 4, 22, 23, 24, 32, 102, 1_003],
        2: [0, 5, 10, 11, 12, 13, 14, 15, 19, 20, 21, 25, 31, 100, 101, 111, 112, 114, 1_000],
    },
    "ja": {0: [0, 1, 2, 5, 21, 100]},
    "zh_CN": {0: [0, 1, 2, 5, 21, 100]},
}


@pytest.mark.parametrize("language", FORMS)
def test_the_form_for_a_count(language):
    for place, counts in FORMS[language].items():
        assert {count: choose_plural(language, count) for count in counts} == dict.fromkeys(counts, place)


def test_the_count_of_a_message_is_the_first_fact_written_as_one():
    assert counted_fact("{used:n} of {budget:n} fetches used today") == "used"
    assert counted_fact("{host} isn’t responding. {later}") == ""
