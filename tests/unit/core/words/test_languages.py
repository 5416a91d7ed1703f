"""Somebody who asks for languages gets the best that there is."""

from __future__ import annotations

import pytest

from reader.core.words.languages import ENGLISH, OWN_NAMES, choose_language

THERE = [code for code in OWN_NAMES if code != ENGLISH]


@pytest.mark.parametrize(
    ("wanted", "chosen"),
    [
        ([], "en"),
        (["de"], "de"),
        (["de_AT.UTF-8"], "de"),
        (["de-Latn-CH", "de-CH", "de"], "de"),
        (["en-GB", "de"], "en"),
        (["nl-NL", "fr-BE", "en"], "fr"),
        (["nl", "sv"], "en"),
        (["pt-BR"], "pt_BR"),
        (["pt_PT@euro"], "pt_BR"),  # better than English
        (["pt"], "pt_BR"),
        (["es-419"], "es"),
        (["zh-Hans-CN", "zh-CN", "zh"], "zh_CN"),
        (["zh_SG"], "zh_CN"),
        (["zh"], "zh_CN"),
        (["zh-Hant-TW", "zh-TW", "zh-Hant", "zh", "ja-JP"], "ja"),  # other characters: not for its readers
        (["zh_HK"], "en"),
        (["zh-Hans-HK"], "zh_CN"),
        (["C"], "en"),
        (["POSIX"], "en"),
        ([""], "en"),
    ],
)
def test_the_first_language_that_is_there(wanted, chosen):
    assert choose_language(wanted, THERE) == chosen


def test_the_very_country_comes_before_another():
    there = ["pt_BR", "pt_PT", "fr", "fr_CA"]
    assert choose_language(["pt-Latn-PT"], there) == "pt_PT"
    assert choose_language(["pt-BR"], there) == "pt_BR"
    assert choose_language(["fr-CH"], there) == "fr"
    assert choose_language(["fr-CA"], there) == "fr_CA"
