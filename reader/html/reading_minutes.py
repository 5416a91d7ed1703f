"""How long a text of HTML takes to read. Pure, linear."""

from __future__ import annotations

import re

from reader.html.bounds import MAX_HTML
from reader.html.text import text_of

_WORDS_A_MINUTE = 230
_CJK_A_MINUTE = 500
_CJK = r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]"  # compiled when first needed: it takes long


def count_minutes(html: str) -> float:
    """Words where there are spaces, characters where there are none."""
    text = text_of(html[:MAX_HTML])
    characters = len(re.findall(_CJK, text))
    words = len(re.sub(_CJK, " ", text).split()) if characters else len(text.split())
    return words / _WORDS_A_MINUTE + characters / _CJK_A_MINUTE
