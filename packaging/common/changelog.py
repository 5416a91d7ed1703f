"""What CHANGELOG.md says of a version. Pure but for reading it."""

from __future__ import annotations

import re

from common.project import ROOT

_MOST_NOTES, _LONGEST_NOTE = 12, 240
"""A software centre shows a few lines; the rest is a link away."""


def read_changes(version: str) -> str:
    return find_changes((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), version)


def find_changes(text: str, version: str) -> str:
    """What stands under the version's own title; under "Unreleased" where it has none yet."""
    sections = re.split(r"^## +", text, flags=re.MULTILINE)[1:]
    by_title = {section.partition("\n")[0].strip(): section.partition("\n")[2].strip() for section in sections}
    for title, content in by_title.items():
        if title.split() and title.split()[0] == version:
            return content
    return by_title.get("Unreleased", "")


def list_notes(changes: str) -> list[str]:
    """The first sentences of the first points, as plain text: what a software centre shows."""
    points = [" ".join(point.split()) for point in re.split(r"^- ", changes, flags=re.MULTILINE)[1:]]
    sentences = [re.split(r"(?<=[.!?])\s+(?=[A-Z`])", point)[0].replace("`", "") for point in points]
    return [sentence for sentence in sentences if len(sentence) <= _LONGEST_NOTE][:_MOST_NOTES]
