"""Element names of the quick parser: which it may pass over, which make it hand over to feedparser. Only facts.

feedparser has a handler for many elements; one that the quick parser does not cover could say something
that we would miss. So an element is passed over only if feedparser has no handler for it, or one whose
result nobody reads.
"""

from __future__ import annotations

import re
from functools import lru_cache

from reader.html.elements import words

ATOM = "{http://www.w3.org/2005/Atom}"
CONTENT = "{http://purl.org/rss/1.0/modules/content/}"
DC = "{http://purl.org/dc/elements/1.1/}"
DCTERMS = "{http://purl.org/dc/terms/}"
FEEDBURNER = "{http://rssnamespace.org/feedburner/ext/1.0}"
ITUNES = "{http://www.itunes.com/dtds/podcast-1.0.dtd}"
MEDIA = ("{http://search.yahoo.com/mrss/}", "{http://search.yahoo.com/mrss}")
PODCAST = (
    "{https://podcastindex.org/namespace/1.0}",
    "{https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/1.0.md}",
)
RDF = "{http://www.w3.org/1999/02/22-rdf-syntax-ns#}"
RSS_10 = "{http://purl.org/rss/1.0/}"
XML_BASE = "{http://www.w3.org/XML/1998/namespace}base"
XML_LANG = "{http://www.w3.org/XML/1998/namespace}lang"
HTML_TYPES = frozenset({"text/html", "html", "xhtml", "application/xhtml+xml"})
"""Of a link that leads to a page, as feedparser has it."""

# Elements without a namespace (or in one of those that feedparser takes for none) that mean something to it.
_MEANINGFUL = words(
    "abstract author body category channel contributor content created description email enclosure entry feed"
    " fullitem guid height homepage href id image info issued item keywords language lastbuilddate link links logo icon"
    " managingeditor modified name newlocation pubdate published publisher rights source subtitle summary"
    " tagline tags textinput title updated uri url width authors author_detail enclosures title_detail"
    " summary_detail"
    " media_content media_thumbnail image_detail"
)
_NO_PREFIX = frozenset(
    {
        "",
        "http://blogs.law.harvard.edu/tech/rss",
        "http://example.com/necho",
        "http://example.com/newformat#",
        "http://my.netscape.com/rdf/simple/0.9/",
        "http://purl.org/atom/ns#",
        "http://purl.org/echo/",
        "http://purl.org/pie/",
        "http://purl.org/rss/1.0/",
        "http://purl.org/rss/1.0/modules/rss091#",
        "http://www.w3.org/2005/atom",
        "uri/of/echo/namespace#",
    }
)
# Namespaces where feedparser has handlers, with the handlers whose results nobody reads.
_HARMLESS_PARTS = {
    "http://purl.org/dc/elements/1.1/": "rights publisher contributor description format identifier type"
    " relation coverage source",
    "http://purl.org/dc/terms/": "valid",
    "http://www.itunes.com/dtds/podcast-1.0.dtd": "subtitle owner name email block explicit duration order"
    " episode episodetype season title complete new-feed-url type",
    "http://search.yahoo.com/mrss/": "rating credit restriction license player community starrating"
    " statistics copyright text hash adult embed param scenes peerlink price status rights backlinks"
    " responses comments",
    "http://rssnamespace.org/feedburner/ext/1.0": "info feedflare emailserviceid feedburnerhostname",
}
_HARMLESS_PARTS["http://search.yahoo.com/mrss"] = _HARMLESS_PARTS["http://search.yahoo.com/mrss/"]
_ALWAYS_ODD = frozenset(
    {
        "http://www.w3.org/1999/xhtml",
        "http://purl.org/rss/1.0/modules/content/",
        "http://www.w3.org/2000/svg",
        "http://www.w3.org/1998/math/mathml",
        "http://example.com/dtds/podcast-1.0.dtd",
    }
)
_KNOWN = _NO_PREFIX | _HARMLESS_PARTS.keys() | _ALWAYS_ODD | {"http://www.w3.org/1999/02/22-rdf-syntax-ns#"}
# feedparser goes by these prefixes, and by none at all, where it does not know the namespace.
_BINDING = re.compile(
    rb"xmlns(?::(?:dc|dcterms|content|itunes|media|feedburner|xhtml))?\s*=\s*(?:\"([^\"]*)|'([^']*))",
    re.IGNORECASE,
)


def binds_oddly(body: bytes) -> bool:
    """A prefix that means something, or none, stands for a namespace that means nothing to us."""
    found = {double or single for double, single in _BINDING.findall(body)}
    return any(namespace.decode("utf-8", "replace").lower() not in _KNOWN for namespace in found)


@lru_cache(maxsize=4_096)
def may_pass_over(tag: str) -> bool:
    """`tag` as ElementTree writes it: {namespace}name."""
    namespace, _, local = tag[1:].rpartition("}") if tag[:1] == "{" else ("", "", tag)
    namespace, local = namespace.lower(), local.lower()
    if namespace in _ALWAYS_ODD or "backend.userland.com/rss" in namespace:
        return False
    if namespace in _NO_PREFIX:
        return local not in _MEANINGFUL
    if namespace in _HARMLESS_PARTS:
        return local in _HARMLESS_PARTS[namespace].split()
    return True
