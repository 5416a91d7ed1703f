"""The manifest of an MSIX package: what Windows is told of the program, its links and its start at login. Pure text.

A recipe, not tried: the Windows SDK's makeappx and signtool are not to be had here. On Windows, after
`python dev.py package windows`, `python packaging/release.py msix FOLDER "CN=…"` writes it and its pictures beside the
program in FOLDER (build/windows/paperround); then `makeappx pack /d FOLDER /p Paperround.msix` and
`signtool sign /fd SHA256 …`.
"""

from __future__ import annotations

from pathlib import Path
from xml.sax.saxutils import escape

from common.icons import make_pngs
from common.project import COMMAND, DEVELOPER, NAME, SCHEMES, SUMMARY, get_version

_SPACES = (
    'xmlns="http://schemas.microsoft.com/appx/manifest/foundation/windows10" '
    'xmlns:uap="http://schemas.microsoft.com/appx/manifest/uap/windows10" '
    'xmlns:desktop="http://schemas.microsoft.com/appx/manifest/desktop/windows10" '
    'xmlns:rescap="http://schemas.microsoft.com/appx/manifest/foundation/windows10/restrictedcapabilities"'
)
LOGOS = (44, 50, 150)
_LANGUAGES = ("en-us", "de-de", "es-es", "fr-fr", "it-it", "ja-jp", "pl-pl", "pt-br", "zh-cn")


def make_msix_manifest(version: str, publisher: str) -> str:
    """`publisher` is the subject of the certificate that signs it, as CN=…."""
    numbers = ".".join([*version.split("."), "0", "0", "0"][:4])
    links = "\n".join(
        f'        <uap:Extension Category="windows.protocol"><uap:Protocol Name="{one}"/></uap:Extension>'
        for one in SCHEMES
    )
    languages = "\n".join(f'    <Resource Language="{code}"/>' for code in _LANGUAGES)
    return f"""<?xml version="1.0" encoding="utf-8"?>
<Package {_SPACES} IgnorableNamespaces="uap desktop rescap">
  <Identity Name="{NAME}.{NAME}" Publisher="{escape(publisher)}" Version="{numbers}" ProcessorArchitecture="x64"/>
  <Properties>
    <DisplayName>{NAME}</DisplayName>
    <PublisherDisplayName>{escape(DEVELOPER)}</PublisherDisplayName>
    <Logo>Assets\\logo-50.png</Logo>
  </Properties>
  <Dependencies>
    <TargetDeviceFamily Name="Windows.Desktop" MinVersion="10.0.19041.0" MaxVersionTested="10.0.26100.0"/>
  </Dependencies>
  <Resources>
{languages}
  </Resources>
  <Applications>
    <Application Id="{NAME}" Executable="{COMMAND}.exe" EntryPoint="Windows.FullTrustApplication">
      <uap:VisualElements DisplayName="{NAME}" Description="{escape(SUMMARY)}" BackgroundColor="transparent"
          Square150x150Logo="Assets\\logo-150.png" Square44x44Logo="Assets\\logo-44.png"/>
      <Extensions>
{links}
        <desktop:Extension Category="windows.startupTask" Executable="{COMMAND}.exe"
            EntryPoint="Windows.FullTrustApplication">
          <desktop:StartupTask TaskId="{NAME}" Enabled="false" DisplayName="{NAME}"/>
        </desktop:Extension>
      </Extensions>
    </Application>
  </Applications>
  <Capabilities>
    <Capability Name="internetClient"/>
    <rescap:Capability Name="runFullTrust"/>
  </Capabilities>
</Package>
"""


def write_msix_manifest(folder: str, publisher: str) -> None:
    path = Path(folder) / "AppxManifest.xml"
    path.write_text(make_msix_manifest(get_version(), publisher), encoding="utf-8")
    drawn = make_pngs(Path(folder) / "Assets", LOGOS)
    for size, picture in drawn.items():
        picture.replace(picture.with_name(f"logo-{size}.png"))
