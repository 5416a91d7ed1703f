"""The glossary points at what is there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_every_path_of_the_glossary_exists():
    text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    named = re.findall(r"`(reader/[\w/.]+)`", text)
    assert len(named) > 30
    assert [path for path in named if not (ROOT / path).exists()] == []
