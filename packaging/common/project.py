"""Names, version and moment of a build: each from its one place. Standard library only; reads, writes nothing.

The version is `__version__` in reader/__init__.py, read without importing it. The moment is SOURCE_DATE_EPOCH
where it is set, otherwise that of the last commit: two builds of one commit carry the same date.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
if str(ROOT) not in sys.path:
    sys.path.append(str(ROOT))  # so that `reader` is this very checkout's
from reader.core.about import HOME  # noqa: E402

PACKAGING = ROOT / "packaging"
RESOURCES = ROOT / "resources"
BUILD = ROOT / "build"
"""Where builds work; may be deleted at any time."""
DIST = ROOT / "dist"
"""Where finished files go."""

NAME = "Paperround"
COMMAND = "paperround"
"""Also the name of the desktop file, the icon, the start-at-login entry and the profile's folder."""
APP_ID = "io.github.paperround.Paperround"
"""In reverse, as AppStream, Flatpak and macOS want it."""
SUMMARY = "Feed reader with your news ready before you are"
DEVELOPER = "The Paperround developers"
CONTACT = f"{COMMAND}@users.noreply.github.com"
"""What formats ask for that want an address; GitHub delivers no mail to it."""
SCHEMES = ("feed", "rss", "podcast", "itpc", "pcast")
"""Links that Paperround opens, as `paperround ADDRESS`."""
DOCUMENTS = {
    "text/x-opml": ("opml",),
    "application/rss+xml": ("rss",),
    "application/atom+xml": ("atom",),
    "application/feed+json": (),
}
"""Media types that Paperround opens, with the endings of such files."""


def list_addresses(home: str = HOME) -> dict[str, str]:
    """What PyPI links to; nothing until somebody has filled in where the project lives."""
    places = {
        "Homepage": "",
        "Documentation": "/blob/main/docs/guide/README.md",
        "Changelog": "/blob/main/CHANGELOG.md",
    }
    places |= {"Issues": "/issues", "Source": ""}
    return {name: home + place for name, place in places.items()} if home else {}


def make_readme(home: str = HOME) -> str:
    """README.md as it can be read away from the repository: its pictures and links lead to the project's home."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    if not home:
        return text
    pictures = home.replace("github.com", "raw.githubusercontent.com")
    text = re.sub(r"(!\[[^]]*\]\()(?!https?:)", rf"\g<1>{pictures}/main/", text)
    return re.sub(r"(?<!!)(\[[^]]*\]\()(?!https?:|#)", rf"\g<1>{home}/blob/main/", text)


def get_version() -> str:
    text = (ROOT / "reader" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    if not found:
        raise SystemExit('reader/__init__.py has no line __version__ = "…".')
    return found[1]


def get_moment() -> int:
    """When this version was made, in unix seconds."""
    said = os.environ.get("SOURCE_DATE_EPOCH", "")
    if said.isdecimal():
        return int(said)
    command = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
    try:
        found = subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()
    except FileNotFoundError:
        found = ""
    if not found:
        raise SystemExit("Without git, say when this version was made by setting SOURCE_DATE_EPOCH.")
    return int(found)


def get_date() -> str:
    return datetime.fromtimestamp(get_moment(), UTC).strftime("%Y-%m-%d")


def make_environment() -> dict[str, str]:
    """For every tool of a build: what they write must not depend on when, where or in which order they run."""
    return {
        **os.environ,
        "SOURCE_DATE_EPOCH": str(get_moment()),
        "PYTHONHASHSEED": "0",
        "LC_ALL": "C.UTF-8",
        "TZ": "UTC",
    }


def run(*command: str | Path, cwd: Path = ROOT) -> None:
    """A step of a build; one that fails ends the build."""
    line = [str(part) for part in command]
    print("·", " ".join(line), file=sys.stderr, flush=True)
    code = subprocess.call(line, cwd=cwd, env=make_environment())
    if code:
        raise SystemExit(f"{line[0]} failed with code {code}.")
