"""EPUB files: sound by strict checks of our own, the same bytes each time, nothing of a publisher's is markup."""

from __future__ import annotations

from xml.etree import ElementTree

from reader.features.editions.window.render import make_epub
from tests.features.editions.made import WORDS, make_article, make_edition
from tests.features.editions.strict_epub import OPF, XHTML, check_epub

PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010806000000 1f15c4890000000d49444154789c626001000000ffff03000006000557bfabd40000000049454e44ae426082".replace(
        " ", ""
    )
)
COVER = ("png", PNG)
HOSTILE = "</title><script>alert(1)</script>&lt;b&gt;\"'\x00\u202e]]><!-- {secret} %s"


def test_a_book_is_sound():
    url = "https://tidewater.example/low-water.png"
    lead = make_article(
        1, html=f"<p>Text</p><img src='{url}' alt='Low water'><table><tr><td>1</td></tr></table>", pictures=(url,)
    )
    hebrew = make_article(2, section="News", title="שעון", html="<p>שלום עולם</p>", language="he", right_to_left=True)
    edition = make_edition([lead, hebrew], [make_article(3, title="", html="Only a line")])
    files = check_epub(make_epub(edition, {url: COVER}, COVER, WORDS))
    assert files["OEBPS/images/001.png"] == PNG
    second = ElementTree.fromstring(files["OEBPS/article-002.xhtml"])
    assert (second.get("dir"), second.get("lang")) == ("rtl", "he")
    nav = files["OEBPS/nav.xhtml"].decode()
    assert nav.index("Science") < nav.index("The estuary") < nav.index("News") < nav.index("In brief")


def test_the_same_edition_gives_the_same_bytes():
    assert make_epub(make_edition(), {}, COVER, WORDS) == make_epub(make_edition(), {}, COVER, WORDS)


def test_a_hostile_publisher_writes_only_text():
    article = make_article(
        1,
        title=HOSTILE,
        feed_name=HOSTILE,
        author=HOSTILE,
        section=HOSTILE,
        also=(HOSTILE,),
        link="javascript:alert(1)",
        html=f"<p>{HOSTILE}</p><iframe src='https://e.example'></iframe>",
    )
    files = check_epub(make_epub(make_edition([article], [article]), {}, COVER, WORDS))
    for name, data in files.items():
        assert b"<script" not in data, name
        assert b"javascript:" not in data, name
        assert "\u202e".encode() not in data, name
    page = ElementTree.fromstring(files["OEBPS/article-001.xhtml"])
    assert "<script>alert(1)</script>" in (page.findtext(f"{XHTML}body/{XHTML}h1") or "")


def test_a_picture_that_is_not_here_leaves_no_trace():
    article = make_article(
        1, html="<img src='https://a.example/x.png'><p>Text</p>", pictures=("https://a.example/x.png",)
    )
    files = check_epub(make_epub(make_edition([article]), {}, COVER, WORDS))
    assert b"<img" not in files["OEBPS/article-001.xhtml"]
    package = ElementTree.fromstring(files["OEBPS/package.opf"])
    pictures = [one.get("href") for one in package.iter(f"{OPF}item") if "image" in one.get("media-type", "")]
    assert pictures == ["images/cover.png"]
