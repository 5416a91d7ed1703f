"""Which picture stands for a post: never a tracker, never a face or a button."""

from __future__ import annotations

import pytest

from reader.html.picture_tag import find_lead_picture, find_picture_words

A, B = "https://a.example/a.jpg", "https://a.example/b.jpg"


@pytest.mark.parametrize(
    ("html", "lead"),
    [
        ("<p>only words</p>", ""),
        (f'<p>words</p><img src="{A}"><img src="{B}">', A),
        (f'<img src="{B}" width="1" height="1"><img src="{A}">', A),
        (f'<img src="{B}" width="2px"><p>words</p>', ""),
        (f'<img src="{B}" width="48" height="48"><img src="{A}" width="640" height="400">', A),
        (f'<img width="600" src="{A}" height="20">', ""),
        (f'<img src="data:image/png;base64,AAAA"><img src="{A}">', A),
        (f'<img src="file:///etc/passwd"><img alt="none"><img src="{A}">', A),
        (f'<img src="https://a.example/?a=1&amp;b=2"><img src="{A}">', "https://a.example/?a=1&b=2"),
        (f'<img src="{B}" width="20">' + "x" * 70_000 + f'<img src="{A}">', ""),
        (f"<img src='{A}", ""),
    ],
)
def test_the_first_picture_that_is_one_stands_for_the_post(html: str, lead: str) -> None:
    assert find_lead_picture(html) == lead


@pytest.mark.parametrize(
    ("html", "words"),
    [
        (f'<img src="{A}" alt="A  heron on\n a roof">', "A heron on a roof"),
        (f'<img src="{A}"><img src="{B}" alt="Two">', "Two"),
        (f'<img src="{A}" alt="counts you" width="1" height="1">', ""),
        (f'<img src="{A}" alt=" ">', ""),
        ("<p>only words</p>", ""),
    ],
)
def test_a_picture_says_what_it_shows(html: str, words: str) -> None:
    assert find_picture_words(html) == words
