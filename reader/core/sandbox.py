"""What a child that reads strangers' documents gives up on Linux: no new privileges, no sockets, no programs, no files
but those of the system and of the program.

By plain system calls: Landlock and seccomp are stable interfaces of the kernel, and no library for them is better kept
than these lines. Each is used where the kernel has it, and a child works without it. For a process with one thread.
"""

from __future__ import annotations

import logging
import os
import platform
import struct
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

log = logging.getLogger(__name__)
_NO_NEW_PRIVILEGES, _SECCOMP, _FILTER = 38, 22, 2
_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF, _VERSION, _PATH_BENEATH = 444, 445, 446, 1, 1
_READ_FILE, _READ_FOLDER = 1 << 2, 1 << 3
# Rights on files that each version of Landlock knows: all are denied, but for reading what is listed.
_RIGHTS = {1: (1 << 13) - 1, 2: (1 << 14) - 1, 3: (1 << 15) - 1}
_READ_MOST = (1 << 15) - 1
_SYSTEM = ("/usr", "/lib", "/lib64", "/etc", "/nix/store", "/var/cache/fontconfig", "/proc/self")
_FONTS = (".fonts", ".local/share/fonts")
# By machine: its number in the audit log, then the calls that are refused: sockets and io_uring, which can open them,
# other programs, and whatever reaches into other processes.
_REFUSED = {
    "x86_64": (0xC000003E, (41, 53, 425, 59, 322, 62, 101, 310, 311, 304, 308, 272, 321, 323, 424, 434, 438)),
    "aarch64": (0xC00000B7, (198, 199, 425, 221, 281, 129, 117, 270, 271, 265, 268, 97, 280, 282, 424, 434, 438)),
}
_LOAD, _EQUALS, _AT_LEAST, _RETURN = 0x20, 0x15, 0x35, 0x06
_ALLOW, _REFUSE, _KILL = 0x7FFF0000, 0x00050001, 0x80000000
_OTHER_CALLS = 0x40000000
"""From here on the numbers are another table's (x32), which would go round the list."""


def drop_privileges() -> None:
    """Give up what reading a document doesn't need. Does nothing on other systems."""
    if sys.platform != "linux":
        return
    import ctypes
    import resource

    library = ctypes.CDLL(None, use_errno=True)
    try:
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        if library.prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0) == 0:
            fonts = (str(Path.home() / name) for name in _FONTS)
            program = str(Path(__file__).resolve().parents[2])
            _deny_files(library, (*_SYSTEM, *fonts, *filter(None, sys.path), sys.prefix, sys.base_prefix, program))
            _deny_calls(library)
    except (OSError, ValueError) as error:
        log.info("A child keeps some of its privileges: %s", error)


def _deny_files(library: Any, readable: Iterable[str]) -> None:
    version = library.syscall(_CREATE_RULESET, None, 0, _VERSION)
    if version < 1:
        return  # a kernel without Landlock
    rules = library.syscall(_CREATE_RULESET, struct.pack("Q", _RIGHTS.get(version, _READ_MOST)), 8, 0)
    if rules < 0:
        return
    for path in dict.fromkeys(readable):
        try:
            folder = os.open(path, os.O_PATH | os.O_CLOEXEC)
        except OSError:
            continue
        allowed = struct.pack("=Qi", _READ_FILE | _READ_FOLDER, folder)
        library.syscall(_ADD_RULE, rules, _PATH_BENEATH, allowed, 0)
        os.close(folder)
    library.syscall(_RESTRICT_SELF, rules, 0)
    os.close(rules)


def _deny_calls(library: Any) -> None:
    """A filter that the kernel asks about each call: other machines are ended, the calls of the list fail."""
    import ctypes

    machine, refused = _REFUSED.get(platform.machine(), (0, ()))
    if not refused:
        return
    steps = [(_LOAD, 0, 0, 4), (_EQUALS, 1, 0, machine), (_RETURN, 0, 0, _KILL), (_LOAD, 0, 0, 0)]
    steps.append((_AT_LEAST, len(refused) + 1, 0, _OTHER_CALLS))
    steps += [(_EQUALS, len(refused) - at, 0, call) for at, call in enumerate(refused)]
    steps += [(_RETURN, 0, 0, _ALLOW), (_RETURN, 0, 0, _REFUSE)]
    code = ctypes.create_string_buffer(b"".join(struct.pack("=HBBI", *step) for step in steps))
    library.prctl(_SECCOMP, _FILTER, struct.pack("HxxxxxxP", len(steps), ctypes.addressof(code)), 0, 0)
