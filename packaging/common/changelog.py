"""What CHANGELOG.md, in the form of Keep a Changelog, says of a version. Pure but for reading it."""

from __future__ import annotations

import re

from common.project import ROOT

CHANGELOG = ROOT / "CHANGELOG.md"
UNRELEASED = "Unreleased"
_TITLE = re.compile(r"^## \[([^\]]+)\](?: - (\d{4}-\d\d-\d\d))?$", re.MULTILINE)
_MOST_NOTES, _LONGEST_NOTE = 12, 240
"""A software centre shows a few lines; the rest is a link away."""


def read_changes(version: str) -> str:
    return find_changes(CHANGELOG.read_text(encoding="utf-8"), version)


def find_changes(text: str, version: str) -> str:
    """What stands under the version's own title; under "Unreleased" where it has none yet."""
    titles = list(_TITLE.finditer(text))
    ends = [title.start() for title in titles[1:]] + [len(text)]
    sections = {title[1]: text[title.end() : end].strip() for title, end in zip(titles, ends, strict=False)}
    if UNRELEASED not in sections:
        raise SystemExit(f"CHANGELOG.md has no title “## [{UNRELEASED}]”.")
    return sections.get(version, sections[UNRELEASED])


def list_releases(text: str) -> list[tuple[str, str]]:
    """Versions with their days, newest first."""
    return [(version, day) for version, day in _TITLE.findall(text) if day]


def close_version(text: str, version: str, day: str) -> str:
    """Give what is unreleased the title of a version, and begin a new, empty section."""
    if not find_changes(text, UNRELEASED):
        raise SystemExit(f"CHANGELOG.md says nothing under “## [{UNRELEASED}]”.")
    return text.replace(f"## [{UNRELEASED}]", f"## [{UNRELEASED}]\n\n## [{version}] - {day}", 1)


def list_points(changes: str) -> list[str]:
    """The points under all headings, each on one line."""
    points = re.split(r"^- ", changes, flags=re.MULTILINE)[1:]
    return [" ".join(re.split(r"^#", point, maxsplit=1, flags=re.MULTILINE)[0].split()) for point in points]


def list_notes(changes: str) -> list[str]:
    """The first sentences of the first points, as plain text: what a software centre shows."""
    sentences = [re.split(r"(?<=[.!?])\s+(?=[A-Z`])", point)[0].replace("`", "") for point in list_points(changes)]
    return [sentence for sentence in sentences if len(sentence) <= _LONGEST_NOTE][:_MOST_NOTES]
