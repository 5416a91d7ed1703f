"""Endless words: a text view lays one word of 300,000 characters out for eight seconds.

Decided: a run of 2,000 characters and more that offers no place to break a line gets a zero-width space
every 500 characters. Nothing is lost to the eye; scripts that break anywhere (Chinese, Japanese, Korean)
are left alone.
"""

from __future__ import annotations

import re

LONGEST_WORD = 2_000
_STEP = 500
_BREAK = "\u200b"
_UNBREAKABLE = r"[^\s\u200b\u2010-\u2015\u3000-\u9fff\uac00-\ud7af\uff00-\uffef<>]"
# The look-behind lets a match begin only where a run begins: linear however many runs there are.
_ENDLESS = re.compile(rf"(?<!{_UNBREAKABLE}){_UNBREAKABLE}{{{LONGEST_WORD},}}")
_CHUNK = re.compile(rf"(?:&\w{{1,32}};|&#\w{{1,8}};|[^<>]){{1,{_STEP}}}", re.DOTALL)


def break_endless_words(markup_text: str) -> str:
    """For text between tags; a character reference is never cut in two."""
    if len(markup_text) < LONGEST_WORD:
        return markup_text
    return _ENDLESS.sub(lambda run: _BREAK.join(_CHUNK.findall(run.group())), markup_text)
