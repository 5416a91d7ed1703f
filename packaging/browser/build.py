"""Packs the extension for Firefox and Chromium: one zip for both."""

from __future__ import annotations

import argparse
import json
import tempfile
import zipfile
from datetime import UTC, datetime
from pathlib import Path

from common.icons import make_pngs
from common.project import COMMAND, PACKAGING, get_moment, get_version

SOURCE = PACKAGING / "browser" / "extension"
MANIFEST = "manifest.json"


def add_options(parser: argparse.ArgumentParser) -> None:
    """Nothing to choose."""


def build(chosen: argparse.Namespace) -> list[Path]:
    path: Path = chosen.out / f"{COMMAND}-browser-{get_version()}.zip"
    with tempfile.TemporaryDirectory() as folder, zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as pack:
        for name, content in sorted(list_files(Path(folder)).items()):
            info = zipfile.ZipInfo(name, datetime.fromtimestamp(get_moment(), UTC).timetuple()[:6])
            info.compress_type = zipfile.ZIP_DEFLATED
            pack.writestr(info, content)
    return [path]


def list_files(scratch: Path) -> dict[str, bytes]:
    """Everything in the extension by its name: the sources, our version, and the icons, drawn in `scratch`."""
    files = {path.relative_to(SOURCE).as_posix(): path.read_bytes() for path in SOURCE.rglob("*") if path.is_file()}
    manifest = json.loads(files[MANIFEST])
    files[MANIFEST] = json.dumps({**manifest, "version": get_version()}, indent=2, ensure_ascii=False).encode()
    return files | {
        path.name: path.read_bytes() for path in make_pngs(scratch, sorted(map(int, manifest["icons"]))).values()
    }
