"""A Windows of its own in a folder: made for one check, gone afterwards. Needs wine64."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from types import TracebackType

_OVERRIDES = "mscms=n,b;mscoree,mshtml="
"""Our stand-in for mscms first; no offer to download .NET and Gecko."""

PATIENCE_S = 900.0
"""On a machine that is busy with much else, an installation in Wine takes more than five minutes."""


class Prefix:
    """`with Prefix(screen.name) as wine: wine.run("program.exe", "/S")`."""

    def __init__(self, display: str) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="paperround-wine-"))
        self._environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith(("QT_", "PYTHON"))},
            "DISPLAY": display,
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": _OVERRIDES,
            "WINEPREFIX": str(self.folder),
        }

    def __enter__(self) -> Prefix:
        self.run("wineboot", "-i")
        self.run("reg", "add", r"HKCU\Software\Wine", "/v", "Version", "/d", "win10", "/f")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        subprocess.run(["wineserver", "-k"], env=self._environment, check=False)
        subprocess.run(["wineserver", "-w"], env=self._environment, check=False)
        shutil.rmtree(self.folder, ignore_errors=True)

    @property
    def local(self) -> Path:
        """%LOCALAPPDATA%."""
        return next(self.folder.glob("drive_c/users/*/AppData/Local"))

    @property
    def start_menu(self) -> Path:
        return self.local.parent / "Roaming" / "Microsoft" / "Windows" / "Start Menu" / "Programs"

    def run(self, *command: str | Path, seconds: float = PATIENCE_S) -> subprocess.CompletedProcess[str]:
        """Wine passes on pipes as handles, but not files."""
        return subprocess.run(
            ["wine", *map(str, command)],
            env=self._environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=seconds,
            check=False,
            encoding="utf-8",
            errors="replace",
        )

    def start(self, *command: str | Path) -> subprocess.Popen[bytes]:
        """In the background; ended at the latest with this Windows."""
        return subprocess.Popen(
            ["wine", *map(str, command)],
            env=self._environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )

    def wait_for_all(self) -> None:
        """Until every program in this Windows has ended."""
        subprocess.run(["wineserver", "-w"], env=self._environment, timeout=120, check=False)

    def find_value(self, key: str, name: str | None = None) -> str | None:
        """A value of the registry, the unnamed one without a name; None where there is none."""
        said = self.run("reg", "query", key, *(("/v", name) if name else ("/ve",)))
        lines = [line for line in said.stdout.splitlines() if "    REG_" in line]
        if said.returncode or not lines:
            return None
        return lines[0].partition("    REG_")[2].partition("    ")[2].strip()
