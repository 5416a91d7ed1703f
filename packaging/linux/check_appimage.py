"""Tries the AppImage on a fresh machine that has what every desktop has and nothing else."""

from __future__ import annotations

import hashlib
from pathlib import Path

from common.project import BUILD, PACKAGING, run
from common.report import Report

from linux.appimage import MAGIC, MAGIC_AT, build_appimage
from linux.archive import find_tree
from linux.check_machine import use_program
from linux.fresh_machine import HOME, USER, FreshMachine
from linux.screen import Screen

_OF_EVERY_DESKTOP = "libgl1 libegl1 libopengl0 libx11-6 libx11-xcb1 libfontconfig1 libglib2.0-0"
_FOR_THE_STAND_IN = "squashfs-tools"


def make_trial(runtime: Path | None) -> Path:
    """An AppImage to try; without a runtime, behind a stand-in that unpacks instead of mounting."""
    used = runtime or _compile_stand_in()
    sha256 = hashlib.sha256(used.read_bytes()).hexdigest()
    return build_appimage(find_tree(), used, sha256, BUILD, quick=True)


def _compile_stand_in() -> Path:
    made = BUILD / "stand-in-runtime"
    run("gcc", "-static", "-Os", "-s", "-o", made, PACKAGING / "linux" / "stand_in_runtime.c")
    content = bytearray(made.read_bytes())
    content[MAGIC_AT : MAGIC_AT + len(MAGIC)] = MAGIC
    made.write_bytes(content)
    return made


def check_appimage(report: Report, machine: FreshMachine, screen: Screen, package: str, pictures: Path) -> None:
    machine.run("apt-get -qq update", check=True)
    wanted = f"{_OF_EVERY_DESKTOP} {_FOR_THE_STAND_IN}"
    machine.run(f"apt-get -qq -y --no-install-recommends install {wanted}", check=True)
    own = f"{HOME}/{Path(package).name}"
    machine.run(f"install -o {USER} -m 755 {package} {own}", check=True)
    size = machine.path(own).stat().st_size / 1e6
    report.line(True, "one file, on a machine with what every desktop has", f"{size:.1f} MB")
    use_program(report, machine, screen, own, pictures / "appimage.png")
