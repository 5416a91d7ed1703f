"""Assembles on Linux the folder that is installed on Windows: launchers, CPython, libraries, Paperround.

Nothing of it is run here. Modules are compiled beforehand by a Python of the same version, and laid down without
their sources: a start compiles nothing, and the installed folder never changes.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from common.bundle import DATA, MADE
from common.freeze import write_made_files
from common.project import PACKAGING, ROOT, run

from windows import embed, wheels
from windows.launcher.compile import SOURCES, compile_launchers
from windows.licences import write_licences


def assemble(folder: Path, work: Path, archive: Path, sha256: str, icon: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    version = embed.unpack(archive, sha256, folder)
    compiler = find_python(version)
    name, text = embed.make_path_file(version)
    (folder / name).write_text(text, encoding="ascii")
    library = folder / "lib"
    wheels.unpack(wheels.download(version, work / f"wheels-{version}"), library)
    if missing := wheels.find_missing(library, version):
        raise SystemExit(f"Libraries ask for what is not pinned: {', '.join(missing)}; see packaging/pins.txt.")
    write_made_files(MADE)
    write_licences(MADE / "licences.json", folder, version)
    lay_down_paperround(library)
    compile_modules(library, compiler)
    compile_launchers(folder, icon, work)


def lay_down_paperround(library: Path) -> None:
    shutil.copytree(ROOT / "reader", library / "reader", ignore=shutil.ignore_patterns("__pycache__"))
    for source, target in DATA:
        if source.is_dir():
            shutil.copytree(source, library / target)
        else:
            shutil.copy(source, library / target)
    for start in (SOURCES / "paperround_start.py", PACKAGING / "common" / "no_opengl.py"):
        shutil.copy(start, library)


def compile_modules(library: Path, compiler: str) -> None:
    """A file's compiled form lies in its place; it holds no time and no path of this machine."""
    options = ("-q", "-b", "--invalidation-mode", "unchecked-hash", "-s", library, "-p", "lib")
    run(compiler, "-m", "compileall", *options, library)
    for source in library.rglob("*.py"):
        source.unlink()


def find_python(version: str) -> str:
    """An interpreter of this very version: compiled modules of another would not be read."""
    for candidate in (sys.executable, f"python{version}"):
        ask = [candidate, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
        try:
            said = subprocess.run(ask, capture_output=True, text=True, check=False).stdout.strip()
        except OSError:
            continue
        if said == version:
            return candidate
    raise SystemExit(f"Compiling for this CPython needs Python {version}; put python{version} on the PATH.")
