"""A fresh minimal Debian in a folder, with nothing on it but what every Debian has. Needs root and debootstrap.

The bare system is made once and kept in the cache; each machine is a copy of it that is thrown away. Its
network is this machine's, so loopback servers are reached; its screen is a socket of this machine's Xvfb.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import tempfile
from pathlib import Path
from types import TracebackType

SUITES = ("bookworm", "trixie")
"""Debian 12, which packages are built on and for, and Debian 13."""
_CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "paperround-packaging"
_SOURCES = ("sources.list", "sources.list.d")
_APT = ("apt.conf.d", "trusted.gpg.d")
_FROM_HERE = ("/etc/resolv.conf", "/etc/hosts", "/usr/local/share/ca-certificates")
_SCREENS = Path("/tmp/.X11-unix")
USER = "reader"
HOME = f"/home/{USER}"


def make_base(suite: str) -> Path:
    base = _CACHE / f"base-{suite}"
    if not (base / ".ready").exists():
        shutil.rmtree(base, ignore_errors=True)
        base.mkdir(parents=True)
        command = ["debootstrap", "--variant=minbase", "--include=ca-certificates", suite, str(base)]
        subprocess.run([*command, *_find_mirror()], check=True, stdout=subprocess.DEVNULL)
        (base / ".ready").touch()
    return base


def _find_mirror() -> list[str]:
    """Where this machine has its packages from; where it does not say, debootstrap knows one itself."""
    asked = ["apt-get", "indextargets", "--format", "$(SITE)", f"Codename: {_find_own_suite()}"]
    done = subprocess.run(asked, capture_output=True, text=True, check=False)
    return done.stdout.split()[:1]


def _find_own_suite() -> str:
    return platform.freedesktop_os_release().get("VERSION_CODENAME", "")


class FreshMachine:
    """`with FreshMachine("bookworm") as machine: machine.run("apt-get …")`."""

    def __init__(self, suite: str) -> None:
        self._base = make_base(suite)
        self._wanted = _APT + (_SOURCES if suite == _find_own_suite() else ())
        """Of another suite than this machine's, what debootstrap wrote says where its packages are."""
        self.root = Path(tempfile.mkdtemp(prefix="machine.", dir=self._base.parent))
        self._mounted: list[Path] = []

    def __enter__(self) -> FreshMachine:
        try:
            self._fill()
        except BaseException:
            self._leave()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._leave()

    def _fill(self) -> None:
        self.root.chmod(0o755)
        subprocess.run(["cp", "-a", "--reflink=auto", f"{self._base}/.", str(self.root)], check=True)
        for name in (*(f"/etc/apt/{one}" for one in self._wanted), *_FROM_HERE):
            self._copy_from_here(Path(name))
        for old in (self.root / "etc/apt/apt.conf.d").glob("docker-*"):
            old.unlink()
        self._mount("-t", "proc", "proc", self.path("/proc"))
        self._mount("--rbind", "/dev", self.path("/dev"))
        self.path(str(_SCREENS)).mkdir(parents=True, exist_ok=True)
        _SCREENS.mkdir(exist_ok=True)
        self._mount("--bind", str(_SCREENS), self.path(str(_SCREENS)))
        self.run("update-ca-certificates")
        self.run(f"useradd --create-home --shell /bin/sh {USER}", check=True)

    def _copy_from_here(self, source: Path) -> None:
        if not source.exists():
            return
        target = self.path(str(source))
        target.parent.mkdir(parents=True, exist_ok=True)
        subprocess.run(["cp", "-aL", str(source), f"{target.parent}/"], check=False, stderr=subprocess.DEVNULL)

    def _mount(self, *arguments: str | Path) -> None:
        subprocess.run(["mount", *map(str, arguments)], check=True)
        target = Path(arguments[-1])
        if arguments[0] == "--rbind":  # so that undoing it does not undo the original
            subprocess.run(["mount", "--make-rslave", str(target)], check=True)
        self._mounted.insert(0, target)

    def _leave(self) -> None:
        for target in self._mounted:
            subprocess.run(["umount", "--lazy", "--recursive", str(target)], check=False)
        self._mounted.clear()
        if not any(os.path.ismount(self.path(name)) for name in ("/proc", "/dev", str(_SCREENS))):
            subprocess.run(["rm", "-rf", "--one-file-system", str(self.root)], check=False)

    def path(self, inside: str) -> Path:
        return self.root / inside.lstrip("/")

    # --- doing things there -----------------------------------------------------------------------

    def command(self, line: str, *, user: str = "root", screen: str = "") -> list[str]:
        """What this machine has to run so that the other one runs `line`."""
        home = "/root" if user == "root" else HOME
        variables = [f"HOME={home}", f"USER={user}", "LANG=C.UTF-8", "DEBIAN_FRONTEND=noninteractive"]
        variables += ["PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"]
        variables += [f"DISPLAY={screen}"] if screen else []
        chroot = ["chroot", f"--userspec={user}:{user}", str(self.root)]
        return ["env", "-i", *variables, *chroot, "sh", "-c", f"cd {home} && {line}"]

    def run(
        self, line: str, *, user: str = "root", screen: str = "", check: bool = False
    ) -> subprocess.CompletedProcess[str]:
        command = self.command(line, user=user, screen=screen)
        done = subprocess.run(command, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)
        if check and done.returncode:
            raise SystemExit(f"On the fresh machine, {line!r} failed:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
        return done

    def list_files(self, *folders: str) -> set[str]:
        """All files below these folders, by their path on that machine."""
        command = ["find", *(str(self.path(folder)) for folder in folders), "-xdev", "-not", "-type", "d"]
        found = subprocess.run(command, capture_output=True, text=True, check=False).stdout.splitlines()
        return {path.removeprefix(str(self.root)) for path in found}
