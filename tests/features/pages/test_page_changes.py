"""What changed on a page: told with the difference, without noise, and never as markup."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.core.errors import ParseError
from reader.core.records.pages import PageKind, PageRecipe
from reader.features.pages.parse.page_changes import compare, make_change_entry, make_first_entry
from reader.features.pages.parse.read_page import read_page

BEFORE = "Opening hours\nMonday 9 to 12\nPrice: 24.90 €\nLast change: 12.06.2026\n1,234 views\nThe pool is warm."


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Last change: 12.06.2026", "Last change: 3 July 2026"),
        ("1,234 views", "1,240 views"),
        ("Posted 3 hours ago", "Posted 4 hours ago"),
        ("Vor 3 Stunden", "Vor einer Stunde"),
        ("It is 12:45 now", "It is 13:01 now"),
        ("Besucher: 12", "Besucher: 13"),
        ("© 2025 The pool", "© 2026 The pool"),
        ("17", "18"),
    ],
)
def test_what_differs_at_every_visit_is_no_change(old: str, new: str) -> None:
    assert compare(f"The pool\n{old}", f"The pool\n{new}") == []


def test_a_price_in_an_element_of_its_own_is_a_change() -> None:
    assert compare("Lamp\n24.90 €", "Lamp\n26.50 €")


def test_a_line_that_moved_is_no_change() -> None:
    assert compare("One line\nTwo lines\nThree lines", "Three lines\nOne line\nTwo lines") == []


def test_a_price_is_a_change_and_shown_word_by_word() -> None:
    found = compare(BEFORE, BEFORE.replace("24.90", "26.50"))
    entry = make_change_entry(found, BEFORE, 1.0, "https://pool.example/", 2_000_000_000.0)
    assert entry.html.endswith("<p>Price: <del>24.90</del> → <ins>26.50</ins> €</p>")
    assert entry.title == "Price: 26.50 €"
    assert entry.link == "https://pool.example/#changed-2000000000"


def test_what_came_and_what_went_are_told_apart_without_colours() -> None:
    found = compare("Stays\nGoes away", "Stays\nSomething quite different comes")
    text = make_change_entry(found, "", 1.0, "https://pool.example/", 2.0).text
    assert "+ Something quite different comes" in text
    assert "− Goes away" in text


def test_the_same_change_at_another_time_is_another_entry() -> None:
    found = compare("Shop: open today", "Shop: closed today")
    first = make_change_entry(found, "Shop: open today", 1.0, "https://p.example/", 2.0)
    again = make_change_entry(found, "Shop: open today", 1.0, "https://p.example/", 9.0)
    later = make_change_entry(found, "Shop: open today", 5.0, "https://p.example/", 9.0)
    assert first.guid == again.guid, "stored half and told again, it is the same"
    assert first.guid != later.guid


def test_text_is_never_markup() -> None:
    found = compare("Safe line", 'Safe line\n<script>alert(1)</script><img src="x" onerror="y">')
    html = make_change_entry(found, "", 1.0, "https://p.example/", 2.0).html
    assert "<script" not in html
    assert "<img" not in html


@given(st.text(max_size=300), st.text(max_size=300))
def test_whatever_stood_there_can_be_compared(before: str, after: str) -> None:
    found = compare(before, after)
    assert compare(before, before) == []
    make_change_entry(found, before, 1.0, "https://p.example/", 2.0)
    make_first_entry(after, "https://p.example/", "", 2.0)


def test_lines_and_words_that_repeat_take_no_longer() -> None:
    start = time.process_time()
    lines = [word for number in range(700) for word in ("the same", f"another line a{number}b")]
    assert len(compare("\n".join(["the same"] * 1_400), "\n".join(lines))) == 1
    words = " ".join(word for number in range(200) for word in ("x", f"u{number}"))
    before = "\n".join(f"{' '.join(['x'] * 400)} {letter}z" for letter in "abcdefgh")
    after = "\n".join(f"{words} {letter}y" for letter in "abcdefgh")
    entry = make_change_entry(compare(before, after), before, 0.0, "https://a.example/", 1.0)
    assert "<del>" in entry.html
    assert time.process_time() - start < 3


def test_the_text_is_that_of_the_main_part_or_of_what_was_chosen() -> None:
    page = b"<body><nav>Menu of the whole site</nav><main><h1>Hours</h1><p class=x>Nine to twelve every day</p></main></body>"

    def text(selector: str) -> str:
        return read_page(page, "https://p.example/", "text/html", PageRecipe(PageKind.CHANGES, selector)).page_text

    assert text("") == "Hours\nNine to twelve every day"
    assert text("p.x") == "Nine to twelve every day"
    with pytest.raises(ParseError) as gone:
        text("p.y")
    assert gone.value.message.code == "PAGE_REBUILT"
