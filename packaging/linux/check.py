"""Tries the Linux packages: checked by Debian's tools, installed on a fresh machine, started, polled, removed."""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path

from common.project import COMMAND, DIST, PACKAGING, get_version, run
from common.report import Report

from linux.check_appimage import check_appimage, make_trial
from linux.check_files import check_packages
from linux.check_machine import check_archive, check_deb
from linux.fresh_machine import SUITES, FreshMachine
from linux.screen import Screen

PICTURES = DIST / "pictures"
_PARTS = ("files", "deb", "archive", "appimage")
_TOOLS = {
    "lintian": "lintian",
    "desktop-file-validate": "desktop-file-utils",
    "appstreamcli": "appstream",
    "debootstrap": "debootstrap",
    "Xvfb": "xvfb",
    "xdotool": "xdotool",
    "import": "imagemagick",
    "man": "man-db",
    "mksquashfs": "squashfs-tools",
    "gcc": "gcc",
    "systemd-analyze": "systemd",
}


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--keep", action="store_true", help="try the packages in dist/ instead of building anew")
    parser.add_argument("--runtime", type=Path, metavar="FILE", help="AppImage's runtime, to try it with")
    parser.add_argument(
        "--suite", choices=SUITES, action="append", help="the fresh Debian; may be given again; else the oldest"
    )
    parser.add_argument("--only", choices=_PARTS, action="append", help="this part; may be given again")


def check(chosen: argparse.Namespace) -> int:
    _require_tools()
    if not chosen.keep:
        run(sys.executable, PACKAGING / "build.py", "linux")
    deb = next(DIST.glob(f"{COMMAND}_{get_version()}_*.deb"))
    archive = next(DIST.glob(f"{COMMAND}-{get_version()}-linux-*.tar.xz"))
    report, parts = Report(), chosen.only or _PARTS
    if "files" in parts:
        check_packages(report, deb, archive)
    with Screen() as screen:
        for suite in chosen.suite or SUITES[:1]:
            if "deb" in parts:
                _on_fresh_machine(report, screen, deb, "The .deb", suite, check_deb)
            if "archive" in parts:
                _on_fresh_machine(report, screen, archive, "The .tar.xz", suite, check_archive)
            if "appimage" in parts:
                title = "The AppImage" if chosen.runtime else "The AppImage, behind a stand-in for its runtime,"
                trial = make_trial(chosen.runtime)
                _on_fresh_machine(report, screen, trial, title, suite, check_appimage)
    return report.end()


def _require_tools() -> None:
    missing = sorted({package for tool, package in _TOOLS.items() if not shutil.which(tool)})
    if missing:
        raise SystemExit(f"Checking needs tools that are missing: apt-get install {' '.join(missing)}")


def _on_fresh_machine(report: Report, screen: Screen, package: Path, title: str, suite: str, trial: object) -> None:
    assert callable(trial)
    report.title(f"{title} on a fresh minimal Debian ({suite})")
    with FreshMachine(suite) as machine:
        shutil.copy(package, machine.path("/tmp"))
        trial(report, machine, screen, f"/tmp/{package.name}", PICTURES / suite)
