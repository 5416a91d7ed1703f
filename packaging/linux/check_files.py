"""What can be said of the packages without installing them: sizes, Debian's own checks, Qt with less of ICU."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from common.freeze import FROZEN
from common.project import APP_ID, COMMAND, PACKAGING
from common.report import Report

from linux.deb import TREE
from linux.tree import get_size

MOST_DEB_MB, MOST_INSTALLED_MB = 70, 220
_ASKING = str(PACKAGING / "linux" / "ask_collation.py")


def check_packages(report: Report, deb: Path, archive: Path) -> None:
    report.title("The packages themselves")
    size, installed = deb.stat().st_size / 1e6, get_size(TREE) / 1e6
    report.line(size < MOST_DEB_MB, f".deb below {MOST_DEB_MB} MB", f"{size:.1f} MB")
    report.line(installed < MOST_INSTALLED_MB, f"installed below {MOST_INSTALLED_MB} MB", f"{installed:.1f} MB")
    report.line(True, ".tar.xz", f"{archive.stat().st_size / 1e6:.1f} MB")
    _check_lintian(report, deb)
    share = TREE / "usr" / "share"
    _check_tool(report, "desktop-file-validate", share / "applications" / f"{APP_ID}.desktop")
    _check_tool(report, "appstreamcli", "validate", "--no-net", share / "metainfo" / f"{APP_ID}.metainfo.xml")
    _check_manual(report, share / "man" / "man1" / f"{COMMAND}.1.gz")
    _check_unit(report, share / "systemd" / "user" / f"{COMMAND}.service")
    _check_paths(report)
    _check_icu(report)


def _check_lintian(report: Report, deb: Path) -> None:
    """Silent but for what the overrides explain."""
    command = ["lintian", "--allow-root", "--fail-on", "none", "--show-overrides", str(deb)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    lines = done.stdout.splitlines()
    overridden = [line for line in lines if line.startswith("O:")]
    kinds = sorted({line.split()[2] for line in overridden})
    found = [line for line in lines if re.match(r"[EW]:", line)]
    report.line(
        done.returncode == 0 and not found,
        "lintian",
        "; ".join(found)[:600] or f"nothing but {len(overridden)} lines that are explained: {', '.join(kinds)}",
    )


def _check_tool(report: Report, *command: str | Path) -> None:
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, check=False)
    said = " ".join((done.stdout + done.stderr).split())
    report.line(done.returncode == 0, Path(command[0]).name, said[:300] or "nothing to say")


def _check_manual(report: Report, page: Path) -> None:
    command = ["man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z", str(page)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    report.line(done.returncode == 0 and not done.stderr, "man page", done.stderr[:200] or "no warnings")


def _check_unit(report: Report, unit: Path) -> None:
    """The program is not installed here, so only what is said of it is checked."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / unit.name
        copy.write_text(unit.read_text().replace(f"/usr/bin/{COMMAND}", shutil.which("true") or ""))
        command = ["systemd-analyze", "--user", "--man=no", "verify", str(copy)]
        environment = {**os.environ, "XDG_RUNTIME_DIR": folder}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    said = done.stderr.strip()[:300]
    report.line(done.returncode == 0, "systemd-analyze verify", said or "nothing to say")


def _check_paths(report: Report) -> None:
    """No library looks for others in a folder of the machine that built it."""
    libraries = [str(path) for path in FROZEN.rglob("*.so*") if path.is_file() and not path.is_symlink()]
    said = subprocess.run(["readelf", "-d", *libraries], capture_output=True, text=True, check=False).stdout
    found = {path for path in re.findall(r"R(?:UN)?PATH\).*\[(.*)\]", said) if not path.startswith("$ORIGIN")}
    report.line(not found, "no library looks where the building machine keeps its own", ", ".join(found))


def _check_icu(report: Report) -> None:
    """Sorting and letter case in twenty languages are as with all of ICU's data."""
    whole, less = (_ask_qt(library) for library in ("", _find_icu()))
    report.line(bool(whole) and whole == less, "Qt sorts and changes case as with all of ICU's data")


def _find_icu() -> str:
    return str(next((FROZEN / "_internal" / "PySide6" / "Qt" / "lib").glob("libicudata.so.*")))


def _ask_qt(library: str) -> str:
    environment = {**os.environ, "LD_PRELOAD": library, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run([sys.executable, _ASKING], env=environment, capture_output=True, text=True, check=False)
    return done.stdout
