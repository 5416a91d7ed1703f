"""Builds what is installed on macOS: Paperround.app in a disk image. Runs there alone; what can be checked elsewhere
(Info.plist, icon, layout, the order of signing) is made by pure functions beside this file."""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import sys
from collections.abc import Iterable
from pathlib import Path

from common.freeze import FROZEN, freeze
from common.icons import make_pngs
from common.project import BUILD, NAME, get_version, run
from common.starters import ICNS

from macos.icns import make_icns
from macos.signing import Command, make_finish_image, make_sign_app

WORK = BUILD / "macos"


def add_options(parser: argparse.ArgumentParser) -> None:
    """Nothing to choose: whether it is signed depends on the environment, see signing.py."""


def build(chosen: argparse.Namespace) -> list[Path]:
    if sys.platform != "darwin":
        raise SystemExit("Building for macOS runs on macOS: its linker, hdiutil and codesign are nowhere else.")
    write_icon(ICNS)
    freeze()
    app = FROZEN.parent / f"{NAME}.app"
    run_all(make_sign_app(app, os.environ))
    image = chosen.out / f"{NAME}-{get_version()}-{platform.machine()}.dmg"
    make_image(app, image)
    run_all(make_finish_image(image, os.environ))
    return [image]


def write_icon(path: Path) -> None:
    pictures = make_pngs(path.parent / "icons")
    path.write_bytes(make_icns({size: picture.read_bytes() for size, picture in pictures.items()}))


def make_image(app: Path, image: Path) -> None:
    """The app beside a link to the folder that it is dragged to."""
    content = WORK / "image"
    shutil.rmtree(content, ignore_errors=True)
    content.mkdir(parents=True)
    (content / "Applications").symlink_to("/Applications")
    run("ditto", app, content / app.name)  # keeps what the signature covers
    run("hdiutil", "create", "-volname", NAME, "-srcfolder", content, "-format", "UDZO", "-ov", image)


def run_all(commands: Iterable[Command]) -> None:
    for command in commands:
        run(*command)
