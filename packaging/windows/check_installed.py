"""What the installer does to a Windows: files, start menu, registry; again over a running one; and away."""

from __future__ import annotations

import subprocess
from dataclasses import dataclass
from pathlib import Path

from common.project import APP_ID, COMMAND, NAME, get_version
from common.report import Report

from windows.wine import stand_ins
from windows.wine.prefix import PATIENCE_S, Prefix

_UNINSTALL = rf"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\{NAME}"
_RUN = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Run"
_CLASSES = r"HKCU\Software\Classes"
_OPENS = rf"{_CLASSES}\feed\shell\open\command"
_OLD = b"[]"
_OPENED_BY = rf"{_CLASSES}\.opml\OpenWithProgids"


@dataclass(frozen=True, slots=True)
class Installed:
    wine: Prefix
    installer: Path

    @property
    def folder(self) -> Path:
        return self.wine.local / "Programs" / NAME

    @property
    def data(self) -> Path:
        return self.wine.local / COMMAND

    @property
    def shortcut(self) -> Path:
        return self.wine.start_menu / f"{NAME}.lnk"

    def command(self, *arguments: str, seconds: float = PATIENCE_S) -> subprocess.CompletedProcess[str]:
        """As a terminal runs it."""
        return self.wine.run(self.folder / f"{COMMAND}.com", *arguments, seconds=seconds)


def check_installation(report: Report, installed: Installed) -> None:
    report.title(f"{installed.installer.name} in Wine")
    done = installed.wine.run(installed.installer, "/S")
    files = [path for path in installed.folder.rglob("*") if path.is_file()]
    size = sum(path.stat().st_size for path in files) / 1e6
    packed = installed.installer.stat().st_size / 1e6
    report.line(done.returncode == 0 and bool(files), "installs silently, for this user", f"{len(files)} files")
    report.line(size < 180, "size", f"{packed:.1f} MB to download, {size:.0f} MB installed")
    report.line(installed.shortcut.is_file(), "start menu")
    said = installed.wine.find_value(_UNINSTALL, "DisplayVersion")
    report.line(said == get_version(), "version under installed apps", said)
    opens = installed.wine.find_value(_OPENS)
    report.line(bool(opens and opens.endswith(f'{COMMAND}.exe" "%1"')), "feed: links", opens)
    offered = installed.wine.run("reg", "query", _OPENED_BY).stdout
    report.line(f"{NAME}.opml" in offered, "offered for OPML files")
    at_login = installed.wine.find_value(_RUN, COMMAND)
    report.line(at_login is None, "no start at login unless it is chosen", at_login or "")
    stand_ins.put(installed.folder)


def check_upgrade(report: Report, installed: Installed) -> None:
    """Over a program that runs: it must be closed, and the new files must lie there."""
    report.title("Installed again while it runs")
    running = installed.wine.start(installed.folder / f"{COMMAND}.exe", "--hidden")
    _wait_until_it_runs(installed)
    marker = installed.folder / "lib" / "reader" / "resources" / "licences.json"
    marker.write_bytes(_OLD)
    done = installed.wine.run(installed.installer, "/S", seconds=120)
    report.line(done.returncode == 0, "the installer ends well", done.returncode)
    report.line(wait_for_end(running, 60), "the running one was asked to quit and did", running.returncode)
    report.line(marker.read_bytes() != _OLD, "the files are new")
    report.line((installed.data / f"{COMMAND}.sqlite").is_file(), "the data is still there")


def wait_for_end(process: subprocess.Popen[bytes], seconds: float) -> bool:
    """Whether it ended well within this time."""
    try:
        return process.wait(seconds) == 0
    except subprocess.TimeoutExpired:
        return False


def _wait_until_it_runs(installed: Installed) -> None:
    """A second start hands its wish to the first: once it is heard, the first one is up."""
    for _ in range(60):
        if "asked to refresh" in installed.command("fetch", "--once").stdout:
            return
    raise SystemExit("The program did not come up in Wine.")


def check_removal(report: Report, installed: Installed) -> None:
    report.title("Removed silently")
    stand_ins.take_away(installed.folder)
    done = installed.wine.run(installed.folder / "uninstall.exe", "/S")
    installed.wine.wait_for_all()  # it goes on from a copy of itself
    left = [str(path.relative_to(installed.folder)) for path in installed.folder.rglob("*")]
    gone = done.returncode == 0 and not installed.folder.exists()
    report.line(gone, "the program's folder is gone", ", ".join(left[:10]))
    report.line(not installed.shortcut.exists(), "nor the start menu's entry")
    ours = (rf"{_CLASSES}\feed", rf"{_CLASSES}\{NAME}.opml", rf"{_CLASSES}\AppUserModelId\{APP_ID}")
    keys = (_UNINSTALL, *ours, _OPENED_BY, rf"HKCU\Software\{NAME}")
    found = [key for key in keys if installed.wine.run("reg", "query", key).returncode == 0]
    report.line(not found, "nor anything in the registry", ", ".join(found))
    report.line((installed.data / f"{COMMAND}.sqlite").is_file(), "the user's data is kept")
