"""Info.plist: what macOS knows of the program before it runs. Pure.

Paperround is an ordinary program with an icon in the Dock, because its window is what it is for. When the user closes
the window it goes on in the menu bar, as on every other system; it is therefore not an agent (LSUIElement), but
LSBackgroundOnly is no either, and nothing may end or slow it down while it polls.
"""

from __future__ import annotations

from typing import Any

from common.project import APP_ID, COMMAND, DEVELOPER, DOCUMENTS, NAME, SCHEMES, get_date

OLDEST = "13.0"
"""What Qt 6.12 runs on."""
OPML = "org.opml.opml"
"""The type that other feed readers on macOS use for lists of subscriptions."""


def make_plist(version: str) -> dict[str, Any]:
    return {
        "CFBundleDevelopmentRegion": "en",
        "CFBundleDisplayName": NAME,
        "CFBundleExecutable": COMMAND,
        "CFBundleIconFile": f"{COMMAND}.icns",
        "CFBundleIdentifier": APP_ID,
        "CFBundleInfoDictionaryVersion": "6.0",
        "CFBundleLocalizations": ["en", "de"],
        "CFBundleName": NAME,
        "CFBundlePackageType": "APPL",
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "CFBundleURLTypes": [
            {"CFBundleURLName": APP_ID, "CFBundleTypeRole": "Viewer", "CFBundleURLSchemes": list(SCHEMES)}
        ],
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "OPML",
                "CFBundleTypeRole": "Viewer",
                "LSHandlerRank": "Alternate",
                "LSItemContentTypes": [OPML],
            }
        ],
        "UTImportedTypeDeclarations": [
            {
                "UTTypeIdentifier": OPML,
                "UTTypeDescription": "OPML",
                "UTTypeConformsTo": ["public.xml"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": list(DOCUMENTS["text/x-opml"]),
                    "public.mime-type": ["text/x-opml"],
                },
            }
        ],
        "LSApplicationCategoryType": "public.app-category.news",
        "LSMinimumSystemVersion": OLDEST,
        "LSUIElement": False,
        "NSAppSleepDisabled": True,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": f"{DEVELOPER}, {get_date()[:4]}. MIT licence.",
        "NSPrincipalClass": "NSApplication",
        "NSSupportsAutomaticGraphicsSwitching": True,
    }
