"""Which files of PySide6 the program uses, on every system; the rest stays out of what is installed.

Pure: a path in, a decision out. A path is relative to the folder that holds `PySide6`, with slashes, on Linux
`PySide6/Qt/plugins/platforms/libqxcb.so`, on Windows `PySide6/plugins/platforms/qwindows.dll`.
"""

from __future__ import annotations

import re

from reader.core.words.languages import ENGLISH, OWN_NAMES

MODULES = ("QtCore", "QtGui", "QtWidgets", "QtNetwork", "QtSvg", "QtPrintSupport", "QtMultimedia")
"""Modules of Qt that are imported. pyqtgraph also wants QtOpenGL and QtOpenGLWidgets: see no_opengl.py."""

PLUGINS = {
    "platforms": ("xcb", "wayland", "offscreen", "windows", "cocoa"),
    "imageformats": ("gif", "ico", "jpeg", "svg", "webp"),
    "iconengines": ("svgicon",),
    "multimedia": ("ffmpegmediaplugin",),
    "networkinformation": ("glib", "networkmanager", "networklistmanager", "scnetworkreachability"),
    "platforminputcontexts": ("composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"),
    "platformthemes": ("gtk3", "xdgdesktopportal"),
    "printsupport": ("cupsprintersupport", "windowsprintersupport", "cocoaprintersupport"),
    "styles": ("modernwindowsstyle", "macstyle"),
    "wayland-decoration-client": ("adwaita", "bradient"),
    "wayland-shell-integration": ("xdg-shell",),
}
"""By folder. No TLS: only reader/fetch speaks HTTPS, with Python's own. No OpenGL: every widget is painted."""

LIBRARIES = (*(name.removeprefix("Qt") for name in MODULES), "DBus", "XcbQpa", "WaylandClient")
PLAYERS_LIBRARIES = ("Concurrent", "OpenGL", "Quick", "Qml", "QmlMeta", "QmlModels", "QmlWorkerScript")
"""What QtMultimedia is linked to, but for Windows. FFmpeg's libraries are not named like Qt's, so they are kept."""
LANGUAGES = tuple(code for code in OWN_NAMES if code != ENGLISH)
"""Qt's own words in the languages that Paperround speaks beside English."""

_PLUGIN = re.compile(r"/plugins/([^/]+)/(?:lib)?q?([^/]+?)\.(?:so|dll|dylib)$")
_MODULE = re.compile(r"^PySide6/(Qt\w+?)\.(?:abi3\.so|pyd)$")
_LIBRARY = re.compile(r"^(?:PySide6/(?:Qt/lib/)?)?(?:lib)?Qt6?(\w+?)(?:\.so[.\d]*|\.dll|\.framework/.*)$")
_TRANSLATION = re.compile(r"^PySide6/.*translations/([^/]+)$")
_TOOL = re.compile(
    r"^PySide6/(?:\w+(?:\.exe)?$|opengl32sw\.dll|.*\.pyi$|.*\.json$|resources/|Qt/resources/|"
    r"Qt/libexec/|Qt/qml/|qml/|include/|typesystems/|glue/|doc/|metatypes/|Qt/metatypes/|support/|scripts/)"
)


def should_keep(path: str) -> bool:
    """Whether a file belongs to what is installed. What is not of Qt is kept."""
    if found := _PLUGIN.search(path):
        return found[2] in PLUGINS.get(found[1], ())
    if found := _TRANSLATION.search(path):
        return found[1] in {f"qtbase_{language}.qm" for language in LANGUAGES}
    if found := _MODULE.match(path):
        return found[1] in MODULES
    if found := _LIBRARY.match(path):
        is_players = found[1] in PLAYERS_LIBRARIES and not path.endswith(".dll")
        return found[1] in LIBRARIES or is_players
    return not _TOOL.match(path)
