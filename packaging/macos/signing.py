"""Signs and notarises what was built, where the secrets for it are in the environment. Runs on macOS alone.

MACOS_IDENTITY            name of the "Developer ID Application" certificate in the keychain
MACOS_NOTARY_KEY          file with the key of an App Store Connect account, never the key: a build prints its steps
MACOS_NOTARY_KEY_ID, MACOS_NOTARY_ISSUER    which key of which account that is

Without them nothing is signed, and macOS asks the user before it opens the program for the first time.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from common.project import PACKAGING

IDENTITY = "MACOS_IDENTITY"
NOTARY = {"--key": "MACOS_NOTARY_KEY", "--key-id": "MACOS_NOTARY_KEY_ID", "--issuer": "MACOS_NOTARY_ISSUER"}
ENTITLEMENTS = PACKAGING / "macos" / "entitlements.plist"
Command = list[str | Path]


def make_sign_app(app: Path, environment: Mapping[str, str]) -> list[Command]:
    """The commands that sign a bundle: every library inside, then the whole, then a look at the result."""
    identity = environment.get(IDENTITY)
    if not identity:
        return []
    sign: Command = ["codesign", "--force", "--options", "runtime", "--timestamp", "--sign", identity]
    return [[*sign, "--deep", "--entitlements", ENTITLEMENTS, app], ["codesign", "--verify", "--deep", "--strict", app]]


def make_finish_image(image: Path, environment: Mapping[str, str]) -> list[Command]:
    """The commands that sign the disk image, have it notarised, and put the ticket onto it."""
    identity = environment.get(IDENTITY)
    if not identity:
        return []
    commands: list[Command] = [["codesign", "--timestamp", "--sign", identity, image]]
    if all(environment.get(name) for name in NOTARY.values()):
        account = [part for flag, name in NOTARY.items() for part in (flag, environment[name])]
        commands.append(["xcrun", "notarytool", "submit", image, "--wait", *account])
        commands.append(["xcrun", "stapler", "staple", image])
    return commands
