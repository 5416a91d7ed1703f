"""The texts that a desktop reads: the menu entry, the AppStream description, the types of files. Pure.

The same for the .deb, the archive, Flatpak and AppImage; only the command differs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple
from xml.sax.saxutils import escape

from common.project import APP_ID, COMMAND, DEVELOPER, DOCUMENTS, NAME, SCHEMES, SUMMARY

from linux.desktop_words import WORDS
from reader.core.about import HOME

SCREENSHOTS = (
    ("main.png", "Feeds, list and article"),
    ("main-dark.png", "Dark theme"),
    ("newspaper.png", "Newspaper layout: the day on one page"),
    ("insights-today.png", "See why and when each feed is fetched"),
    ("wide.png", "Wide list above the article"),
)
BRAND_LIGHT, BRAND_DARK = "#cfe0f2", "#1d3b5c"
"""Behind the name in software centres; the icon's own blue would hide the icon."""
_PICTURES = f"{HOME.replace('github.com', 'raw.githubusercontent.com')}/main/resources/screenshots"

_PARAGRAPHS = (
    "Paperround reads RSS, Atom and JSON feeds. It learns when you read and when each feed publishes, and fetches "
    "feeds just before you need them, within a daily limit you set.",
    "You save battery and data, websites get fewer requests, and Paperround shows why it made each fetch. What it "
    "learns about you stays on your computer.",
)
_POINTS = (
    "Feeds in folders, three layouts, light and dark, search as you type, undo",
    "Rules for new articles: mark read, star, tag, hide or notify",
    "Podcasts, newsletters, pages without a feed, and a Morning Paper",
    "Import and export OPML; opens feed links from your browser",
    "Full articles, and images only if you allow them",
    "Full command line",
)


class Release(NamedTuple):
    version: str
    day: str
    notes: Sequence[str] = ()
    """What is new, a sentence each."""


def make_desktop_entry(command: str = COMMAND) -> str:
    """`command` is how the program is started, quoted where it must be."""
    types = [*(f"x-scheme-handler/{scheme}" for scheme in SCHEMES), *DOCUMENTS]
    kinds = "\n".join(f"GenericName[{code}]={words.kind}" for code, words in WORDS.items())
    comments = "\n".join(f"Comment[{code}]={words.summary}" for code, words in WORDS.items())
    found_by = "\n".join(
        f"Keywords[{code}]=rss;atom;feed;{words.keywords};podcast;opml;" for code, words in WORDS.items()
    )
    return f"""[Desktop Entry]
Type=Application
Name={NAME}
GenericName=Feed Reader
{kinds}
Comment={SUMMARY}
{comments}
Exec={command} %U
Icon={COMMAND}
Terminal=false
Categories=Network;News;Feed;Qt;
Keywords=rss;atom;feed;news;podcast;opml;
{found_by}
MimeType={"".join(f"{one};" for one in types)}
StartupNotify=true
StartupWMClass={APP_ID}
"""


def make_unit(command: str = f"/usr/bin/{COMMAND}") -> str:
    """systemd's service of a user: the engine without a window. A window that it opened must outlive it."""
    return f"""[Unit]
Description={NAME} background refresh
Documentation=man:{COMMAND}(1)
PartOf=graphical-session.target
After=graphical-session.target

[Service]
ExecStart={command} background
KillMode=process
Restart=on-failure
RestartSec=30

[Install]
WantedBy=graphical-session.target
"""


def make_metainfo(releases: Sequence[Release]) -> str:
    """AppStream's description. `releases`: newest first."""
    made = "\n".join(map(_make_release, releases))
    types = "\n".join(f"    <mediatype>{one}</mediatype>" for one in DOCUMENTS)
    paragraphs = "\n".join(f"    <p>{escape(one)}</p>" for one in _PARAGRAPHS)
    summaries = "\n".join(
        f'  <summary xml:lang="{code}">{escape(words.summary)}</summary>' for code, words in WORDS.items()
    )
    languages = "\n".join(f"    <lang>{code}</lang>" for code in ("en", *WORDS))
    points = "\n".join(f"      <li>{escape(one)}</li>" for one in _POINTS)
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<component type="desktop-application">
  <id>{APP_ID}</id>
  <metadata_license>CC0-1.0</metadata_license>
  <project_license>MIT</project_license>
  <name>{NAME}</name>
  <summary>{SUMMARY}</summary>
{summaries}
  <developer id="io.github.{COMMAND}">
    <name>{DEVELOPER}</name>
  </developer>
  <developer_name>{DEVELOPER}</developer_name>
  <description>
{paragraphs}
    <ul>
{points}
    </ul>
  </description>
  <launchable type="desktop-id">{APP_ID}.desktop</launchable>
  <icon type="stock">{COMMAND}</icon>
{_make_links()}  <provides>
    <binary>{COMMAND}</binary>
{types}
  </provides>
  <categories>
    <category>Network</category>
    <category>News</category>
    <category>Feed</category>
  </categories>
{_make_pictures()}  <branding>
    <color type="primary" scheme_preference="light">{BRAND_LIGHT}</color>
    <color type="primary" scheme_preference="dark">{BRAND_DARK}</color>
  </branding>
  <languages>
{languages}
  </languages>
  <content_rating type="oars-1.1"/>
  <releases>
{made}
  </releases>
</component>
"""


def _make_links() -> str:
    if not HOME:
        return ""
    return f'  <url type="homepage">{HOME}</url>\n  <url type="bugtracker">{HOME}/issues</url>\n'


def _make_pictures() -> str:
    """They are loaded from the project's home."""
    if not HOME:
        return ""
    pictures = "\n".join(
        f"    <screenshot{' type=' + chr(34) + 'default' + chr(34) if number == 0 else ''}>\n"
        f"      <caption>{escape(caption)}</caption>\n"
        f'      <image type="source" width="1280" height="800">{_PICTURES}/{name}</image>\n'
        f"    </screenshot>"
        for number, (name, caption) in enumerate(SCREENSHOTS)
    )
    return f"  <screenshots>\n{pictures}\n  </screenshots>\n"


def _make_release(release: Release) -> str:
    notes = "\n".join(f"          <li>{escape(note)}</li>" for note in release.notes)
    told = f"      <description>\n        <ul>\n{notes}\n        </ul>\n      </description>\n" if notes else ""
    page = f"      <url>{HOME}/releases/tag/v{release.version}</url>\n" if HOME else ""
    return f'    <release version="{release.version}" date="{release.day}">\n{told}{page}    </release>'


def make_mime_types() -> str:
    """For shared-mime-info: OPML is known to few systems, JSON Feed to none."""
    return """<?xml version="1.0" encoding="UTF-8"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
  <mime-type type="text/x-opml">
    <comment>list of feeds (OPML)</comment>
    <comment xml:lang="de">Liste von Feeds (OPML)</comment>
    <alias type="text/x-opml+xml"/>
    <sub-class-of type="application/xml"/>
    <glob pattern="*.opml"/>
    <root-XML namespaceURI="" localName="opml"/>
  </mime-type>
  <mime-type type="application/feed+json">
    <comment>JSON Feed</comment>
    <sub-class-of type="application/json"/>
  </mime-type>
</mime-info>
"""
