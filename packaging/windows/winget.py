"""The manifests by which winget finds an installer: three small files for its repository of packages. Pure text.

Written for a person to send there after a release; not tried against winget itself.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from common.project import COMMAND, DEVELOPER, NAME, SCHEMES, SUMMARY, get_version

from reader.core.about import HOME

IDENTIFIER = f"{NAME}.{NAME}"
_FORM = "1.10.0"


def make_manifests(version: str, day: str, installer: str, sha256: str) -> dict[str, str]:
    """File name → content. `installer` is the name of the released file."""
    address = f"{HOME}/releases/download/v{version}/{installer}"
    schemes = "".join(f"\n- {scheme}" for scheme in SCHEMES)
    return {
        f"{IDENTIFIER}.yaml": _make(
            version, "version", f"DefaultLocale: en-US\nManifestType: version\nManifestVersion: {_FORM}"
        ),
        f"{IDENTIFIER}.installer.yaml": _make(
            version,
            "installer",
            f"InstallerType: nullsoft\nScope: user\nUpgradeBehavior: install\nReleaseDate: {day}\n"
            f"Commands:\n- {COMMAND}\nProtocols:{schemes}\nInstallers:\n- Architecture: x64\n"
            f"  InstallerUrl: {address}\n  InstallerSha256: {sha256.upper()}\n"
            f"ManifestType: installer\nManifestVersion: {_FORM}",
        ),
        f"{IDENTIFIER}.locale.en-US.yaml": _make(
            version,
            "defaultLocale",
            f"PackageLocale: en-US\nPublisher: {DEVELOPER}\nPackageName: {NAME}\nPackageUrl: {HOME}\n"
            f"License: MIT\nLicenseUrl: {HOME}/blob/main/LICENSE\nShortDescription: {SUMMARY}\n"
            f"Tags:\n- rss\n- atom\n- feed-reader\n- news\n"
            f"ManifestType: defaultLocale\nManifestVersion: {_FORM}",
        ),
    }


def _make(version: str, kind: str, rest: str) -> str:
    schema = f"https://aka.ms/winget-manifest.{kind}.{_FORM}.schema.json"
    return (
        f"# yaml-language-server: $schema={schema}\n"
        f"PackageIdentifier: {IDENTIFIER}\nPackageVersion: {version}\n{rest}\n"
    )


def write_manifests(folder: str, day: str) -> None:
    """For the installer in this folder of released files, beside it in `winget/`."""
    (installer,) = Path(folder).glob("*-setup.exe")
    out = Path(folder) / "winget"
    out.mkdir(exist_ok=True)
    sha256 = hashlib.sha256(installer.read_bytes()).hexdigest()
    for name, content in make_manifests(get_version(), day, installer.name, sha256).items():
        (out / name).write_text(content, encoding="utf-8", newline="\n")
