"""Which of its plural forms a language takes for a count. Pure; any thread.

The forms stand in the .ts files as Qt has them (<numerusform>), in this order, and Qt chooses among
them for the window; whoever speaks without Qt asks here. A test holds the two against each other.
"""

from __future__ import annotations

import re
from collections.abc import Callable

_COUNT = re.compile(r"\{(\w+):n\}")


def _one_or_more(n: int) -> int:
    return int(n != 1)


def _more_than_one(n: int) -> int:
    return int(n > 1)


def _polish(n: int) -> int:
    if n == 1:
        return 0
    return 1 if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else 2


def _always_the_same(n: int) -> int:
    return 0


_RULES: dict[str, Callable[[int], int]] = {
    "fr": _more_than_one,
    "ja": _always_the_same,
    "pl": _polish,
    "pt_BR": _more_than_one,
    "zh_CN": _always_the_same,
}


def choose_plural(language: str, n: int) -> int:
    """The place of a form among those of a language, which is named as its .ts file is; one and more than one
    where nobody wrote rules."""
    return _RULES.get(language, _one_or_more)(n)


def counted_fact(form: str) -> str:
    """The name of the fact that the plural of a message's form goes by: the first written as a count, {name:n}."""
    found = _COUNT.search(form)
    return found[1] if found else ""


def mark(text: str) -> str:
    """Shows translators a text that stands in a table."""
    return text


def mark_counted(text: str) -> str:
    """Shows translators a text that is said for a count, as `tr(text, n=count)`, where it stands in a table."""
    return text
