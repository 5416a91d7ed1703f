"""What is bundled: the parts of Qt that are used and nothing else, all resources, no library twice."""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from common.bundle import DATA, METADATA, should_bundle
from common.project import RESOURCES, ROOT, get_date
from common.qt_parts import MODULES, PLUGINS, should_keep
from wheel import build as wheel

import reader
from reader.features.recovery.cli import LIBRARIES

KEPT = (
    "PySide6/Qt/plugins/platforms/libqxcb.so",
    "PySide6/plugins/platforms/qwindows.dll",
    "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
    "PySide6/Qt/lib/libQt6Widgets.so.6",
    "PySide6/Qt6Core.dll",
    "PySide6/QtWidgets.abi3.so",
    "PySide6/QtWidgets.pyd",
    "PySide6/Qt/lib/libicudata.so.73",
    "PySide6/Qt/translations/qtbase_de.qm",
    "PySide6/libpyside6.abi3.so.6.11",
    "PySide6/pyside6.abi3.dll",
    "PySide6/Qt/plugins/multimedia/libffmpegmediaplugin.so",
    "PySide6/plugins/multimedia/ffmpegmediaplugin.dll",
    "PySide6/Qt/lib/libavcodec.so.61",
    "PySide6/avcodec-63.dll",
    "PySide6/Qt/lib/libQt6FFmpegStub-ssl.so.3",
    "PySide6/__init__.py",
    "numpy/_core/_multiarray_umath.so",
    "reader/resources/translations/paperround_de.qm",
)
LEFT_OUT = (
    "PySide6/Qt/plugins/platforms/libqeglfs.so",
    "PySide6/plugins/tls/qopensslbackend.dll",
    "PySide6/Qt/plugins/qmltooling/libqmldbg_debugger.so",
    "PySide6/Qt/lib/libQt6QuickControls2.so.6",
    "PySide6/Qt6Quick.dll",
    "PySide6/plugins/multimedia/windowsmediaplugin.dll",
    "PySide6/QtQuick.abi3.so",
    "PySide6/QtOpenGL.pyd",
    "PySide6/QtWidgets.pyi",
    "PySide6/opengl32sw.dll",
    "PySide6/designer.exe",
    "PySide6/Qt/translations/qtbase_sv.qm",
    "PySide6/Qt/translations/designer_de.qm",
    "PySide6/Qt/qml/QtQuick/qmldir",
)


@pytest.mark.parametrize("path", KEPT)
def test_what_is_used_is_kept(path: str):
    assert should_keep(path)


@pytest.mark.parametrize("path", LEFT_OUT)
def test_what_is_not_used_is_left_out(path: str):
    assert not should_keep(path)


def test_every_module_of_qt_that_we_import_is_kept():
    sources = Path(reader.__file__).parent.rglob("*.py")
    imported = {name for path in sources for name in re.findall(r"from PySide6\.(\w+) import", path.read_text())}
    assert {"QtCore", "QtWidgets"} <= imported <= set(MODULES)


def test_the_plugins_that_this_system_has_are_found_by_their_names():
    """A plugin that Qt renames would be left out silently."""
    import PySide6

    folder = Path(PySide6.__file__).parent
    kept = {
        (path.parent.name, path.name)
        for path in folder.rglob("plugins/*/*")
        if should_keep(f"PySide6/{path.relative_to(folder).as_posix()}")
    }
    if sys.platform == "linux":
        assert {kind for kind, _ in kept} >= set(PLUGINS) - {"styles"}
        assert ("platforms", "libqxcb.so") in kept
        assert ("imageformats", "libqwebp.so") in kept


def test_plots_are_drawn_without_the_parts_of_qt_that_are_left_out():
    """As in the installed program: the stand-ins first, then nothing of Qt but the modules that are kept."""
    code = f"""
import runpy, sys
runpy.run_path({str(ROOT / "packaging" / "common" / "no_opengl.py")!r})
class LeftOut:
    def find_spec(self, name, path=None, target=None):
        if name.startswith("PySide6.Qt") and name.split(".")[1] not in {MODULES!r}:
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, LeftOut())
from PySide6.QtWidgets import QApplication
app = QApplication([])
import pyqtgraph, reader.window.insights.plots
plot = pyqtgraph.PlotWidget(); plot.plot([1, 2, 3], [3, 1, 2]); plot.show()
print(plot.grab().isNull())
"""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert done.stdout.split() == ["False"], done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="where libraries of the system are is Linux' matter")
def test_libraries_of_the_building_machine_stay_there():
    assert not should_bundle("libX11.so.6", "/lib/x86_64-linux-gnu/libX11.so.6")
    assert not should_bundle("libssl.so.3", "/usr/lib/x86_64-linux-gnu/libssl.so.3")
    assert should_bundle("libpython3.11.so.1.0", "/usr/lib/x86_64-linux-gnu/libpython3.11.so.1.0")
    assert should_bundle("nh3/nh3.abi3.so", f"{sys.prefix}/lib/python3.11/site-packages/nh3/nh3.abi3.so")


def test_what_doctor_asks_for_is_answered_when_frozen():
    assert set(LIBRARIES) <= set(METADATA)


def test_all_resources_but_the_readmes_pictures_go_into_every_package(tmp_path: Path):
    folders = {path.name for path in RESOURCES.iterdir() if path.is_dir()} - {"screenshots"}
    frozen = {Path(source).name for source, _ in DATA if Path(source).is_dir()}
    assert frozen == folders - {"licences"}, "a frozen program carries all licences in one file"
    (made,) = wheel.build(argparse.Namespace(out=tmp_path))
    with zipfile.ZipFile(made) as archive:
        names = set(archive.namelist())
        date = archive.read("reader/resources/build-date").decode()
    wanted = {path for name in folders for path in (RESOURCES / name).rglob("*") if path.is_file()}
    assert {f"reader/resources/{path.relative_to(RESOURCES).as_posix()}" for path in wanted} <= names
    assert date == get_date()
    assert not any("screenshots" in name for name in names)


@pytest.mark.parametrize(
    ("name", "expected"),
    [("hyph_en_US.dic", True), ("README_hyph_de.txt", True), ("hyph_pt_PT.dic", False), ("hyph_nl_NL.dic", False)],
)
def test_of_the_dictionaries_only_those_come_along_that_may(name, expected):
    source = f"{sys.prefix}/lib/python3.11/site-packages/pyphen/dictionaries/{name}"
    assert should_bundle(f"pyphen/dictionaries/{name}", source) is expected
