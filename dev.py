#!/usr/bin/env python3
"""The one script for people who work on Paperround. Standard library only.

python3 dev.py run [-- ARGS]    set up what is missing, then start Paperround
python3 dev.py test             set up, check, and run all tests but the long ones, as CI does; --long: all tests
python3 dev.py test ARGS        set up, and run pytest with ARGS
python3 dev.py check            ruff, mypy, the import rules and a search for dead code
python3 dev.py setup            only set up, so that .venv/bin/paperround is there
python3 dev.py bench NAME       a measurement; without NAME it lists them
python3 dev.py shots [NAMES]    pictures of every view, light and dark, into shots/; --language fr: in French
python3 dev.py package SYSTEM   build what people install: linux, windows, macos, wheel or browser,
                                into dist/; --check SYSTEM also tries it on a fresh system
python3 dev.py release VERSION  write the version and its changelog, commit and tag; --dry-run rehearses it in a clone
python3 dev.py translate        bring the translations up to date and say what they lack; --check: only say it
python3 dev.py settings         write docs/settings.md and the keyboard page of the guide from what the code declares
python3 dev.py mutants          which lines no test guards: a sample of store, planner and engine; --seed N: another
python3 dev.py fuzz             spoil what strangers send and read it; --minutes N, --seed N, NAMES of kinds
python3 dev.py house            how the program is built: sizes, signals, cycles, walks; --at REV: beside another commit
python3 dev.py lock             write packaging/*.lock, the pins with their hashes, after a change of the pins
python3 dev.py audit            ask osv.dev which pinned versions are known to be vulnerable (before a release)
python3 dev.py starters         ask every starter feed whether it still answers (before a release)
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
BENCHES = ROOT / "tests" / "perf"
FAILED = ROOT / ".pytest_cache" / "v" / "cache" / "lastfailed"
MOST_TRIED_AGAIN = 10
# Which tests failed once in each of the last runs. CI makes a new clone, and keeps this file from one run to the next.
LEDGER = Path(os.environ.get("PAPERROUND_LEDGER") or ROOT / ".cache" / "failed-once.json")
RUNS_KEPT = 20
AUDITOR = "pip-audit==2.10.1"
LOCKER = "uv==0.13.8"
PINS = ROOT / "packaging"

# What Qt needs from Debian or Ubuntu: first to draw at all, then to draw on a screen.
QT_LIBRARIES = (
    "libgl1",
    "libegl1",
    "libxkbcommon0",
    "libdbus-1-3",
    "libfontconfig1",
    "libglib2.0-0",
    "libgssapi-krb5-2",
    # and to play podcasts
    "libpulse0",
    "libdrm2",
    "libx11-6",
    "libxext6",
    "libxrandr2",
)
SCREEN_LIBRARIES = (
    "libwayland-cursor0",
    "libwayland-egl1",
    "libxcb-cursor0",
    "libxcb-icccm4",
    "libxcb-keysyms1",
    "libxcb-shape0",
    "libxcb-xkb1",
    "libxkbcommon-x11-0",
)
# For tests that drive the real program on a virtual screen.
TEST_TOOLS = ("git", "xvfb", "xauth", "xdotool", "dbus-daemon", "at-spi2-core", "dunst")
# For tests of what packages bring: completion in each shell, the manual page, the user service.
PACKAGE_TOOLS = ("zsh", "fish", "man-db", "systemd")
# For measurements that need more than the tests do.
BENCH_TOOLS = {"first-hour": ("pulseaudio", "pulseaudio-utils")}
# For pictures that look the same everywhere and show every script of the made-up posts.
SHOT_FONTS = ("fonts-inter", "fonts-noto-core", "fonts-noto-cjk")


def say(text: str) -> None:
    print(f"dev.py: {text}", file=sys.stderr, flush=True)


def run(*command: str | Path) -> int:
    return subprocess.call([str(part) for part in command], cwd=ROOT)


def run_or_stop(*command: str | Path) -> None:
    code = run(*command)
    if code:
        raise SystemExit(code)


# --- setting up -------------------------------------------------------------------------------


def require_supported_python() -> None:
    if not (3, 11) <= sys.version_info[:2] <= (3, 14):
        raise SystemExit("Paperround needs Python 3.11 to 3.14. Start dev.py with one of these.")


def make_virtual_environment() -> None:
    """Make .venv again unless it is whole and of this Python."""
    wanted = f"{sys.version_info[0]}.{sys.version_info[1]}"
    marker = VENV / "python-version"
    if PYTHON.exists() and marker.exists() and marker.read_text() == wanted:
        return
    say(f"making a virtual environment in {VENV.name} (once)")
    shutil.rmtree(VENV, ignore_errors=True)
    if run(sys.executable, "-m", "venv", VENV):
        raise SystemExit("No virtual environment could be made; on Debian or Ubuntu: apt install python3-venv")
    marker.write_text(wanted)


def install_once(name: str, sources: Sequence[Path], *pip_arguments: str | Path) -> None:
    """Run pip unless it ran before on the very same sources: a second start takes no time."""
    stamp = VENV / f"{name}.stamp"
    digest = hashlib.sha256(b"".join(path.read_bytes() for path in sources)).hexdigest()
    if stamp.exists() and stamp.read_text() == digest:
        return
    say(f"installing {name} (once)")
    run_or_stop(PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *pip_arguments)
    stamp.write_text(digest)


def missing_system_libraries(names: Sequence[str]) -> list[str]:
    """Which Debian packages are not installed; none on systems that are not Debian's kin."""
    if not shutil.which("dpkg-query"):
        return []
    query = ["dpkg-query", "--show", "--showformat=${Package} ${Status}\\n", *names]
    listing = subprocess.run(query, capture_output=True, text=True, check=False).stdout
    present = {line.split()[0] for line in listing.splitlines() if line.endswith(" installed")}
    return [name for name in names if name not in present and f"{name}t64" not in present]


def install_system_libraries(names: Sequence[str]) -> None:
    """Install what Qt and its tests need where we may; otherwise say what is missing and go on."""
    missing = missing_system_libraries(names)
    if not missing:
        return
    if os.geteuid() != 0:
        say(f"Qt and its tests need system packages. Install them with: sudo apt install {' '.join(missing)}")
        return
    say("Qt draws the window and plays podcasts by libraries of the system, and tests need some programs, too.")
    say(f"You are root, so they are installed now: apt-get install {' '.join(missing)}")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "--yes", "--no-install-recommends", *missing]):
        code = subprocess.call(["apt-get", "-qq", *command], env=environment, stdout=subprocess.DEVNULL)
        if code:
            say(f"apt-get {command[0]} failed; install by hand: {' '.join(missing)}")
            return


def set_up(development: bool, system_packages: Sequence[str] = ()) -> None:
    """At the same time, since each takes one core at most and they have no file in common."""
    require_supported_python()
    make_virtual_environment()
    steps: list[Callable[[], None]] = [install_paperround]
    if development:
        steps.append(install_development_tools)
    if sys.platform == "linux":
        steps.append(lambda: install_system_libraries((*QT_LIBRARIES, *SCREEN_LIBRARIES, *system_packages)))
    with ThreadPoolExecutor(len(steps)) as threads:
        for done in [threads.submit(step) for step in steps]:
            done.result()


def install_locked(name: str, lock: Path) -> None:
    """Exactly the files that the lock knows the hashes of, and nothing that they ask for besides."""
    install_once(name, [lock], "--no-deps", "--require-hashes", "-r", lock)


def install_paperround() -> None:
    lock = PINS / "pins.lock"
    install_locked("dependencies", lock)
    install_once("paperround", [ROOT / "pyproject.toml", lock], "--no-build-isolation", "--no-deps", "-e", ROOT)


def install_development_tools() -> None:
    install_locked("development tools", PINS / "pins-dev.lock")


# --- the commands -----------------------------------------------------------------------------


def command_setup(arguments: list[str]) -> int:
    set_up(development=True)
    return 0


def command_run(arguments: list[str]) -> int:
    set_up(development=False)
    return run(PYTHON, "-m", "reader", *arguments)


def command_check(arguments: list[str]) -> int:
    set_up(development=True)
    # What mypy notes down for the next time is a seventh of its work, and CI throws its clone away.
    notes = ("--cache-dir", os.devnull) if os.environ.get("CI") else ()
    results = [
        run(PYTHON, "-m", "ruff", "check", "--quiet", "."),
        run(PYTHON, "-m", "ruff", "format", "--check", "--quiet", "."),
        run(PYTHON, "-m", "mypy", *notes),
        run(BIN / "lint-imports"),
        run(PYTHON, "-m", "tests.dead_code"),
    ]
    return max(results)


def command_test(arguments: list[str]) -> int:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    set_up(development=True, system_packages=(*TEST_TOOLS, *PACKAGE_TOOLS))
    with_long = arguments == ["--long"]
    if arguments and not with_long:
        return run(PYTHON, "-m", "pytest", *arguments)
    # Where the environment forbids it, each of the programs that tests start would compile everything again.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    with checking() as end_of_checks:
        tested = run_tests(with_long)
        return end_of_checks() or tested


@contextmanager
def checking() -> Iterator[Callable[[], int]]:
    """The checks, beside what happens in the block: tests often wait. Gives what waits for their end and tells it."""
    with tempfile.TemporaryFile("w+", encoding="utf-8") as said:
        command = [sys.executable, str(Path(__file__).resolve()), "check"]
        checks = subprocess.Popen(command, cwd=ROOT, stdout=said, stderr=subprocess.STDOUT)

        def end() -> int:
            code = checks.wait()
            said.seek(0)
            print(said.read(), flush=True)
            say(f"the checks (ruff, mypy, import rules, dead code) {'failed' if code else 'passed'}")
            return code

        try:
            yield end
        finally:
            checks.kill()
            checks.wait()


def run_tests(with_long: bool) -> int:
    FAILED.unlink(missing_ok=True)
    code = run(PYTHON, "-m", "pytest", *choose_options(os.cpu_count() or 2, with_long))
    if code > 1:
        return code
    # 1: all was collected and run, and some failed.
    code, once = try_again(find_failed, lambda: run(*TRY_AGAIN)) if code else (0, [])
    again = note_failed_once(LEDGER, once)
    for name in again:
        say(f"failed once in two of the last {RUNS_KEPT} runs, so mend it: {name}")
    return code or int(bool(again))


def choose_options(cores: int, with_long: bool) -> list[str]:
    """How pytest spreads the tests over processes, and which it leaves out."""
    # Two more than there are cores: a quarter of the time tests wait for servers, screens and other processes.
    workers = str(max(2, cores) + 2)
    # Each file in one process, for what its tests share. In the order of collecting the many small ones come last.
    spread = ["-n", workers, "--dist", "loadfile", "--no-loadscope-reorder"]
    return spread if with_long else [*spread, "-m", "not long"]


# Only what needs a real window, server or process (tests/second_chance.py) has a second chance.
TRY_AGAIN = (
    PYTHON,
    "-m",
    "pytest",
    "-p",
    "no:xdist",
    "-m",
    "real",
    "--last-failed",
    "--last-failed-no-failures",
    "none",
)


def find_failed() -> list[str]:
    """The tests that failed when they were last run."""
    return sorted(json.loads(FAILED.read_text(encoding="utf-8"))) if FAILED.exists() else []


def try_again(find_failed: Callable[[], list[str]], run_failed: Callable[[], int]) -> tuple[int, list[str]]:
    """Give the few that failed beside others a second chance, alone; CONTRIBUTING says why. Returns the exit code and
    the names that passed then."""
    failed = find_failed()
    if not 0 < len(failed) <= MOST_TRIED_AGAIN:
        return 1, []
    say(f"{len(failed)} failed; those that need a real window, server or process once more, one after another")
    code = run_failed()
    still = find_failed()
    for name in failed:
        say(f"failed for good: {name}" if name in still else f"failed once, passed alone: {name}")
    return code or int(bool(still)), [name for name in failed if name not in still]


def note_failed_once(ledger: Path, names: list[str]) -> list[str]:
    """Write down which tests failed once in this run. Returns those of them that did so in one of the runs before."""
    try:
        runs: list[list[str]] = json.loads(ledger.read_text(encoding="utf-8"))
    except (FileNotFoundError, ValueError):
        runs = []
    kept = runs[1 - RUNS_KEPT :]
    ledger.parent.mkdir(parents=True, exist_ok=True)
    ledger.write_text(json.dumps([*kept, names], indent=0), encoding="utf-8")
    return [name for name in names if any(name in before for before in kept)]


def command_bench(arguments: list[str]) -> int:
    names = sorted(path.stem.removeprefix("bench_").replace("_", "-") for path in BENCHES.glob("bench_*.py"))
    if not arguments or arguments[0] not in names:
        say(f"measurements: {', '.join(names)}")
        return 2
    set_up(development=True, system_packages=BENCH_TOOLS.get(arguments[0], ()))
    # An installed program comes compiled; a clone does not where the environment forbids it.
    run(PYTHON, "-m", "compileall", "-q", "reader")
    module = f"tests.perf.bench_{arguments[0].replace('-', '_')}"
    return run(PYTHON, "-m", module, *arguments[1:])


def command_shots(arguments: list[str]) -> int:
    """Offscreen, at scales 1 and 2; a font is pinned so that pictures can be compared. Another language or
    direction is taken once: it has other words or another order, not other colours."""
    set_up(development=True, system_packages=SHOT_FONTS)
    # Qt's own screen without a screen is smaller than our pictures.
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={ROOT / 'tests/window/screen.json'}"
    codes = []
    for scale in ("1",) if {"--language", "--mirrored"} & set(arguments) else ("1", "2"):
        os.environ["QT_SCALE_FACTOR"] = scale
        codes.append(run(PYTHON, "-m", "tests.window.shots", ROOT / "shots", *arguments))
    return max(codes)


def command_translate(arguments: list[str]) -> int:
    set_up(development=True)
    return run(PYTHON, "-m", "tests.window.translations", *arguments)


def command_settings(arguments: list[str]) -> int:
    set_up(development=True)
    return run(PYTHON, "-m", "tests.settings_page")


def command_audit(arguments: list[str]) -> int:
    """Asks about what users get and what packs it; the arguments are pip-audit's, such as `--ignore-vuln ID`."""
    pins = [f"--requirement=packaging/{name}" for name in ("pins.txt", "pins-build.txt")]
    # Strict: what cannot be asked about fails too.
    options = ("--strict", "--no-deps", "--disable-pip", "--vulnerability-service=osv")
    # Apart from .venv, from which an installer would take some of what it brings.
    with tool_apart(AUDITOR) as python:
        return run(python, "-m", "pip_audit", *options, *pins, *arguments)


@contextmanager
def tool_apart(tool: str) -> Iterator[Path]:
    """The Python of an environment made for one tool."""
    with tempfile.TemporaryDirectory() as folder:
        python = folder / PYTHON.relative_to(VENV)
        run_or_stop(sys.executable, "-m", "venv", folder)
        run_or_stop(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", tool)
        yield python


def command_lock(arguments: list[str]) -> int:
    """For every system and Python that is supported."""
    with tool_apart(LOCKER) as python:
        options = ("--universal", "--python-version=3.11", "--no-deps", "--generate-hashes", "--no-annotate", "--quiet")
        said = ("--custom-compile-command", "python3 dev.py lock")
        compile_pins = (python, "-m", "uv", "pip", "compile", *options, *said)
        return max(run(*compile_pins, pins, "-o", pins.with_suffix(".lock")) for pins in sorted(PINS.glob("pins*.txt")))


def command_house(arguments: list[str]) -> int:
    # Needs nothing but Python.
    return run(sys.executable, "-m", "tests.house", *arguments)


def command_mutants(arguments: list[str]) -> int:
    set_up(development=True)
    return run(PYTHON, "-m", "tests.mutants", *arguments)


def command_fuzz(arguments: list[str]) -> int:
    set_up(development=True)
    return run(PYTHON, "-m", "tests.fuzz", *arguments)


def command_starters(arguments: list[str]) -> int:
    set_up(development=True)
    return run(PYTHON, "-m", "tests.starters")


def command_package(arguments: list[str]) -> int:
    set_up(development=False)
    install_locked("packaging tools", PINS / "pins-build.lock")
    if arguments[:1] == ["--check"]:
        return run(PYTHON, "packaging/check.py", *arguments[1:])
    return run(PYTHON, "packaging/build.py", *arguments)


def command_release(arguments: list[str]) -> int:
    set_up(development=False)
    return run(PYTHON, "packaging/release.py", "make", *arguments)


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "run": command_run,
    "test": command_test,
    "check": command_check,
    "setup": command_setup,
    "bench": command_bench,
    "shots": command_shots,
    "package": command_package,
    "release": command_release,
    "translate": command_translate,
    "settings": command_settings,
    "audit": command_audit,
    "lock": command_lock,
    "house": command_house,
    "mutants": command_mutants,
    "fuzz": command_fuzz,
    "starters": command_starters,
}


def main() -> int:
    if len(sys.argv) < 2 or sys.argv[1] not in COMMANDS:
        print(__doc__)
        return 2
    arguments = sys.argv[2:]
    if arguments[:1] == ["--"]:
        arguments = arguments[1:]
    return COMMANDS[sys.argv[1]](arguments)


if __name__ == "__main__":
    raise SystemExit(main())
