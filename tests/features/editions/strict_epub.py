"""Strict checks of an EPUB that need no checker of their own: container, package, pages, links, navigation.

Much narrower than the format: only what our writer may write passes.
"""

from __future__ import annotations

import io
import re
import zipfile
from pathlib import Path
from xml.etree import ElementTree

XHTML = "{http://www.w3.org/1999/xhtml}"
OPF = "{http://www.idpf.org/2007/opf}"
DC = "{http://purl.org/dc/elements/1.1/}"
NCX = "{http://www.daisy.org/z3986/2005/ncx/}"
EPUB_TYPE = "{http://www.idpf.org/2007/ops}type"
LANG = "{http://www.w3.org/XML/1998/namespace}lang"

INLINE = frozenset("a em strong b i u s sub sup small mark cite code kbd samp var br img span".split())
FLOW = frozenset("p pre h1 h2 h3 h4 h5 h6 hr ul ol table blockquote div nav".split())
HOLDS: dict[str, frozenset[str]] = {
    **dict.fromkeys(("p", "pre", "h1", "h2", "h3", "h4", "h5", "h6"), INLINE),
    **dict.fromkeys(INLINE - {"br", "img"}, INLINE),
    **dict.fromkeys(("body", "blockquote", "td", "th", "div"), FLOW),
    "li": FLOW | INLINE,
    **dict.fromkeys(("ul", "ol"), frozenset({"li"})),
    "table": frozenset({"tr"}),
    "tr": frozenset({"td", "th"}),
    "nav": frozenset({"ol"}),
    "html": frozenset({"head", "body"}),
    "head": frozenset({"title", "link"}),
    **dict.fromkeys(("br", "img", "hr", "title", "link"), frozenset()),
}
TEXT_IN = INLINE - {"br", "img"} | {"p", "pre", "h1", "h2", "h3", "h4", "h5", "h6", "li", "title"}
ATTRIBUTES: dict[str, frozenset[str]] = {
    "*": frozenset({"class", "dir", "lang", LANG}),
    "a": frozenset({"href", "data-facts"}),
    "img": frozenset({"src", "alt"}),
    "ol": frozenset({"start"}),
    **dict.fromkeys(("td", "th"), frozenset({"colspan", "rowspan"})),
    "link": frozenset({"rel", "type", "href"}),
    "nav": frozenset({EPUB_TYPE, "id"}),
}
SAFE_LINK = re.compile(r"(https?://|mailto:)[!#$%&'()*+,\-./0-9:;=?@A-Z\[\]_a-z~]+")


def check_body(element: ElementTree.Element) -> None:
    """Each element where it may stand, with the attributes that it may have."""
    name = element.tag.removeprefix(XHTML)
    assert name in HOLDS, name
    assert set(element.attrib) <= ATTRIBUTES["*"] | ATTRIBUTES.get(name, frozenset()), (name, element.attrib)
    assert name in TEXT_IN or not (element.text or "").strip(), (name, element.text)
    if name in ("ul", "ol", "table", "tr"):
        assert len(element), f"empty {name}"
    for child in element:
        assert child.tag.removeprefix(XHTML) in HOLDS[name], (name, child.tag)
        assert name in TEXT_IN or not (child.tail or "").strip(), (name, child.tail)
        if name == "a":
            assert child.tag != f"{XHTML}a"
            assert child.find(f".//{XHTML}a") is None
        check_body(child)


def check_epub(book: Path | bytes) -> dict[str, bytes]:
    """All files of a sound book, by name."""
    with zipfile.ZipFile(io.BytesIO(book if isinstance(book, bytes) else book.read_bytes())) as read:
        assert read.testzip() is None
        first = read.infolist()[0]
        assert (first.filename, first.compress_type, first.extra) == ("mimetype", zipfile.ZIP_STORED, b"")
        files = {name: read.read(name) for name in read.namelist()}
        assert len(files) == len(read.namelist())
    assert files["mimetype"] == b"application/epub+zip"
    for name, data in files.items():
        if name.endswith((".xhtml", ".opf", ".ncx", ".xml")):
            assert b"<!ENTITY" not in data
            ElementTree.fromstring(data)
    items = _check_package(files)
    pages = {name for name in files if name.endswith(".xhtml")}
    for name in pages:
        root = ElementTree.fromstring(files[name])
        check_body(root)
        assert root.findtext(f"{XHTML}head/{XHTML}title")
        for link in root.iter(f"{XHTML}a"):
            target = link.get("href", "")
            page, _, place = f"OEBPS/{target}".partition("#")
            assert page in pages or SAFE_LINK.fullmatch(target), target
            assert page not in pages or not place or f'id="{place}"'.encode() in files[page], target
        for picture in root.iter(f"{XHTML}img"):
            assert picture.get("src") in items
            assert picture.get("alt") is not None
    _check_ncx(files, pages)
    return files


def _check_package(files: dict[str, bytes]) -> set[str]:
    root = ElementTree.fromstring(files["OEBPS/package.opf"])
    assert root.get("version") == "3.0"
    metadata = root.find(f"{OPF}metadata")
    assert metadata is not None
    for name in ("identifier", "title", "language"):
        assert metadata.findtext(f"{DC}{name}"), name
    modified = [one.text or "" for one in metadata.iter(f"{OPF}meta") if one.get("property") == "dcterms:modified"]
    assert len(modified) == 1
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", modified[0])
    items = {one.get("id", ""): one for one in root.iter(f"{OPF}item")}
    names = {one.get("href", "") for one in items.values()}
    in_book = {name.removeprefix("OEBPS/") for name in files if name.startswith("OEBPS/")} - {"package.opf"}
    assert names == in_book, "every file is named once, and nothing else is"
    assert [one.get("properties") for one in items.values()].count("nav") == 1
    spine = [one.get("idref") for one in root.iter(f"{OPF}itemref")]
    assert spine
    assert len(set(spine)) == len(spine)
    assert set(spine) <= items.keys()
    toc = root.find(f"{OPF}spine")
    assert toc is not None
    assert items[toc.get("toc", "")].get("media-type") == "application/x-dtbncx+xml"
    return names


def _check_ncx(files: dict[str, bytes], pages: set[str]) -> None:
    root = ElementTree.fromstring(files["OEBPS/toc.ncx"])
    points = list(root.iter(f"{NCX}navPoint"))
    ids = [point.get("id") for point in points]
    assert len(set(ids)) == len(ids)
    orders: dict[str, set[int]] = {}
    for point in points:
        target = point.find(f"{NCX}content")
        assert target is not None
        orders.setdefault(target.get("src", ""), set()).add(int(point.get("playOrder", "0")))
    assert list(orders.values()) == [{place} for place in range(1, len(orders) + 1)], "one place for one page"
    for content in root.iter(f"{NCX}content"):
        assert f"OEBPS/{content.get('src')}" in pages
    package = ElementTree.fromstring(files["OEBPS/package.opf"])
    uid = next(one.get("content") for one in root.iter(f"{NCX}meta") if one.get("name") == "dtb:uid")
    assert uid == package.findtext(f"{OPF}metadata/{DC}identifier")
