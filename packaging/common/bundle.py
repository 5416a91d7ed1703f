"""What goes into the frozen folder, on every system: which modules, which data, which libraries.

Pure decisions; packaging/paperround.spec asks them.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path, PurePosixPath

from common.project import BUILD, RESOURCES, ROOT
from common.qt_parts import should_keep

MADE = BUILD / "made"
"""Files that a build writes before it freezes."""

HIDDEN = (
    "brotli",
    "backports.zstd",
    "keyring.backends.SecretService",
    "keyring.backends.Windows",
    "keyring.backends.macOS",
    "keyring.backends.fail",
    *{
        "win32": ("winrt.runtime", "winrt.windows.data.xml.dom", "winrt.windows.ui.notifications"),
        "darwin": ("objc", "AppKit", "Foundation", "UserNotifications"),
    }.get(sys.platform, ()),
)
"""Imported by name at run time, so nothing but this list tells."""

EXCLUDED = (
    *("tkinter", "sqlite3", "readline", "curses", "lib2to3", "ensurepip", "idlelib", "test"),
    *("setuptools", "pip", "pkg_resources", "_distutils_hack", "distutils"),
    *("pytest", "_pytest", "hypothesis", "mypy", "rich", "pygments", "html5lib", "yaml", "IPython", "PyInstaller"),
    *("matplotlib", "scipy", "h5py", "cupy", "numba", "OpenGL", "pyqtgraph.examples", "pyqtgraph.opengl"),
    *("numpy.f2py", "numpy.testing", "numpy.distutils"),
    *("PySide6.QtTest", "PySide6.QtOpenGL", "PySide6.QtOpenGLWidgets", "PySide6.QtDBus"),
)
"""Optional for a library that we use, or a tool that happens to be installed beside it."""

METADATA = ("PySide6-Essentials", "feedparser", "urllib3", "nh3", "apsw", "numpy", "keyring")
"""Distributions whose version is asked at run time: `doctor` tells it, keyring finds its safes by it."""


def list_guide_files() -> list[Path]:
    """The pages that open from Help, the changelog, and the pictures on them."""
    pages = [*sorted((ROOT / "docs/guide").glob("*.md")), ROOT / "CHANGELOG.md"]
    named = {
        name for page in pages for name in re.findall(r"screenshots/([\w-]+\.png)", page.read_text(encoding="utf-8"))
    }
    return [*pages, *(RESOURCES / "screenshots" / name for name in sorted(named))]


DATA = (
    *(
        (RESOURCES / name, f"reader/resources/{name}")
        for name in ("app", "demo", "edition", "icons", "schema", "starter", "translations")
    ),
    *((path, "reader/resources/guide") for path in list_guide_files()),
    (MADE / "build-date", "reader/resources"),
    (MADE / "licences.json", "reader/resources"),
)
"""What from where to where. The pictures of the README stay behind."""

DICTIONARIES = re.compile(r"(README_)?hyph_(da|de|en|es|fr|hu|it|pl|pt_BR|sv)[_.]")
"""Of pyphen's, those that are under the BSD licence, the LGPL or the MPL, with what says so. Others are under the GPL
alone, or say nothing: an edition in such a language is set ragged."""

_BROUGHT = re.compile(r"lib(?:python3|ffi|bz2|lzma)\b")
"""Libraries of the building machine that come along, because systems name them differently. All others must be
those of the machine we run on: its drivers and desktop load X11, GLib and C++ into our process too, and OpenSSL
is kept safe by its updates."""


def should_bundle(target: str, source: str) -> bool:
    """Whether a file that PyInstaller found goes into the folder."""
    path = PurePosixPath(target.replace("\\", "/"))
    if sys.platform == "linux" and _is_of_system(source):
        return bool(_BROUGHT.match(path.name))
    if path.parent.name == "dictionaries" and "pyphen" in path.parts:
        return bool(DICTIONARIES.match(path.name))
    return should_keep(str(path))


def _is_of_system(source: str) -> bool:
    ours = (Path(sys.prefix), Path(sys.base_prefix))
    system = ("/lib", "/usr/lib", "/lib64")
    return source.startswith(system) and not any(Path(source).is_relative_to(one) for one in ours if str(one) != "/usr")
