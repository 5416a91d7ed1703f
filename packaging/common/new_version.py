"""Makes a release of what is committed, or rehearses it in a clone: dev.py release VERSION [--dry-run].

The version is `__version__` in reader/__init__.py and nowhere else; the notes are what CHANGELOG.md says under
"Unreleased". A release ends with a commit and a tag, and pushing the tag has .github/workflows/release.yml build
and draft it. It is refused while a text lacks a translation. A rehearsal goes on: it runs the checks, builds and tries
what this system can, and writes notes, bill of materials and checksums, so that nothing is left to be found out by the
tag.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from common.changelog import close_version, find_changes
from common.project import PACKAGING, ROOT, get_version

_VERSION = re.compile(r"(\d+)\.(\d+)\.(\d+)")


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py release", description="Make a release, or rehearse it.")
    parser.add_argument("version", help="such as 1.2.3, by Semantic Versioning")
    parser.add_argument("--dry-run", action="store_true", help="rehearse it in a clone and change nothing here")
    parser.add_argument("--test", action="store_true", help="in a rehearsal, run all tests, too")
    chosen = parser.parse_args(arguments)
    require_ready(chosen.version)
    untranslated = count_untranslated()
    if not chosen.dry_run:
        if untranslated:
            raise SystemExit(f"{untranslated} (see dev.py translate). A release wants every text in every language.")
        make_commit(ROOT, chosen.version)
        print(f"Committed and tagged v{chosen.version}. To publish it: git push origin main v{chosen.version}")
        return 0
    with tempfile.TemporaryDirectory(prefix="paperround-release-") as folder:
        clone = Path(folder) / "paperround"
        _run(ROOT, "git", "clone", "--quiet", "--no-hardlinks", ROOT, clone)
        make_commit(clone, chosen.version)
        rehearse(clone, chosen.version, with_tests=chosen.test)
    if untranslated:
        raise SystemExit(f"All else of the rehearsal went well, but a release would be refused: {untranslated}.")
    print(f"The rehearsal of {chosen.version} went well. Nothing was changed here.")
    return 0


def count_untranslated() -> str:
    """How many texts are missing, and in how many languages; empty if none is."""
    command = [sys.executable, "-m", "tests.window.translations", "--check", str(ROOT / "resources/translations")]
    done = subprocess.run(command, cwd=PACKAGING.parent, capture_output=True, text=True, check=False)
    missing = [line.partition(": ") for line in done.stdout.splitlines()]
    if done.returncode and not missing:
        raise SystemExit(f"The translations could not be checked: {done.stderr.strip()}")
    texts, files = {text for _, _, text in missing}, {file for file, _, _ in missing}
    return f"{len(texts)} texts lack a translation in one or more of {len(files)} languages" if missing else ""


def require_ready(version: str) -> None:
    """End with a sentence unless this commit can become that version."""
    now, wanted = _VERSION.fullmatch(get_version()), _VERSION.fullmatch(version)
    if wanted is None or now is None or _numbers(wanted) <= _numbers(now):
        raise SystemExit(f"A version has the form 1.2.3 and is newer than {get_version()}.")
    if _read(ROOT, "git", "status", "--porcelain"):
        raise SystemExit("Commit your changes first: a release is made of what is committed.")
    if _read(ROOT, "git", "tag", "--list", f"v{version}"):
        raise SystemExit(f"There is a tag v{version} already.")


def _numbers(version: re.Match[str]) -> tuple[int, ...]:
    return tuple(map(int, version.groups()))


def make_commit(folder: Path, version: str) -> None:
    """Write the version and its section of the changelog, commit and tag them."""
    about, changelog = folder / "reader/__init__.py", folder / "CHANGELOG.md"
    text = about.read_text(encoding="utf-8")
    about.write_text(text.replace(f'"{get_version()}"', f'"{version}"', 1), encoding="utf-8")
    closed = close_version(changelog.read_text(encoding="utf-8"), version, datetime.now(UTC).date().isoformat())
    changelog.write_text(closed, encoding="utf-8")
    _run(folder, "git", "commit", "--quiet", "--all", "--message", f"Release {version}")
    _run(folder, "git", "tag", "--annotate", f"v{version}", "--message", f"Paperround {version}")


def rehearse(clone: Path, version: str, *, with_tests: bool) -> None:
    """Do in a clone what the workflows do after a tag, as far as this machine can."""
    python, dist = sys.executable, clone / "dist"
    _run(clone, python, "dev.py", *(("test", "--long") if with_tests else ("check",)))
    _run(clone, python, "dev.py", "package", "--check", "wheel")
    _run(clone, python, "dev.py", "package", "wheel")
    if sys.platform == "linux":
        _run(clone, python, "dev.py", "package", "linux")
        if shutil.which("lintian"):
            _run(clone, python, "dev.py", "package", "--check", "linux", "--keep", "--only", "files")
        else:
            print("Not tried: what lintian and its kind say of the packages.")
    _run(clone, _venv_python(clone), "packaging/release.py", "sbom", dist)
    _run(clone, _venv_python(clone), "packaging/release.py", "checksums", dist)
    wrong = [
        path.name for path in dist.iterdir() if path.suffix in (".whl", ".deb", ".xz") and version not in path.name
    ]
    if wrong:
        raise SystemExit(f"Not named after {version}: {', '.join(wrong)}")
    print((dist / "SHA256SUMS").read_text(encoding="utf-8"))
    print(find_changes((clone / "CHANGELOG.md").read_text(encoding="utf-8"), version))


def _venv_python(clone: Path) -> Path:
    return clone / ".venv" / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def _read(folder: Path, *command: str) -> str:
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True).stdout.strip()


def _run(folder: Path, *command: str | Path) -> None:
    line = [str(part) for part in command]
    print("·", " ".join(line), file=sys.stderr, flush=True)
    code = subprocess.call(line, cwd=folder)
    if code:
        raise SystemExit(f"{' '.join(line[:3])} failed with code {code}.")
