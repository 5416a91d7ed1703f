"""Walks over a page's element tree: text, links and prose of an element, what is clutter, and what the page announces.

What it announces, its description and its text as JSON-LD, is only compared with its paragraphs, four words at a time.
Names lie: a page may call the box around its article "related-content" or hide it until a script has run. So nothing
that contains a good part of the page's prose is removed for its name alone, and neither are boxes of one kind that
contain it together. Pure; any thread.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator

from msgspec import Struct

from reader.html.text import text_of
from reader.html.tokenizer import unescape, words
from reader.parse.page import Node, elements_of

PARAGRAPHS = words("p pre blockquote td dd li")
HEADINGS = words("h1 h2 h3 h4 h5 h6")
BLOCKS = (
    PARAGRAPHS
    | HEADINGS
    | words("ul ol dl dt div section article main table tbody tr figure figcaption header footer center")
)
_CJK = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")
_LONGEST_NAMES = 800
"""How many letters of class, id and role are examined."""
_CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
_COMMAS = re.compile(r"[,;:،、，。；．؛।]")
_PROSE = words("p pre blockquote")
_BOXES = words("div section article td span main")
LEAST_SENTENCE = 25
"""Weight of the shortest sentence; what is shorter is a label."""
LEAST_LOOSE = 60
"""Weight of the shortest prose in a box without a paragraph around it."""


def walk(root: Node) -> Iterator[Node]:
    """Yield the node and everything below it, in the order of the page."""
    waiting = [root]
    while waiting:
        node = waiting.pop()
        yield node
        waiting.extend(reversed(elements_of(node)))


def own_text(node: Node) -> str:
    """The text of the node itself, without that of its elements."""
    return unescape("".join(child for child in node.children if isinstance(child, str)))


def full_text(node: Node, stop: frozenset[str] = frozenset()) -> str:
    """All text below the node in one line, without elements named in `stop`."""
    out: list[str] = []
    waiting = list(reversed(node.children))
    while waiting:
        child = waiting.pop()
        if isinstance(child, str):
            out.append(child)
        elif child.tag not in stop:
            if child.tag == "br" or child.tag in BLOCKS:
                out.append(" ")
            waiting.extend(reversed(child.children))
    return " ".join(unescape("".join(out)).split())


def weigh(text: str) -> int:
    """The number of letters; a CJK character counts as three."""
    return len(text) + 2 * len(_CJK.findall(text))


def names_of(node: Node) -> str:
    """Class, id and role as separate words: `articleShareBar` as article-Share-Bar."""
    names = " ".join(node.attributes.get(name, "") for name in ("class", "id", "role"))
    return _CAMEL.sub("-", names[:_LONGEST_NAMES])


def named(*patterns: str) -> re.Pattern[str]:
    """An expression that finds any of these as a whole word in `names_of`."""
    return re.compile(rf"(?:^|[\s_-])(?:{'|'.join(patterns)})(?:$|[\s_-])", re.IGNORECASE)


def has_picture(node: Node) -> bool:
    return any(inner.tag in ("img", "picture") for inner in walk(node))


def is_article_body(node: Node) -> bool:
    """Tell whether the page itself calls it the article, in the words of schema.org."""
    return "articlebody" in node.attributes.get("itemprop", "").lower()


def remove(nodes: Iterable[Node]) -> None:
    """Remove nodes from their parents, all at once: one by one, each would be searched for among its siblings."""
    gone = set(nodes)
    for parent in {node.parent for node in gone if node.parent is not None}:
        parent.children = [child for child in parent.children if isinstance(child, str) or child not in gone]


class Measure(Struct):
    """Figures of all text below an element. Prose is the weight of sentences that are not links."""

    length: int = 0
    linked: int = 0
    commas: int = 0
    weight: int = 0
    prose: float = 0.0

    def add(self, other: Measure) -> None:
        self.length += other.length
        self.linked += other.linked
        self.commas += other.commas
        self.weight += other.weight
        self.prose += other.prose

    @property
    def link_share(self) -> float:
        return min(self.linked / self.length, 1.0) if self.length else 1.0


Measures = dict[Node, Measure]


def measure_page(root: Node) -> Measures:
    measures: Measures = {}
    for node in reversed(list(walk(root))):
        total = measure_own_text(node)
        loose = total.weight
        for child in elements_of(node):
            total.add(measures[child])
        if node.tag == "a":
            total.linked = total.length
        total.prose = _prose(node, total, loose)
        measures[node] = total
    return measures


def measure_own_text(node: Node) -> Measure:
    text = " ".join(own_text(node).split())
    return Measure(len(text), 0, len(_COMMAS.findall(text)), weigh(text)) if text else Measure()


def _prose(node: Node, total: Measure, loose: int) -> float:
    if node.tag in _PROSE:
        unlinked = total.weight * (1 - total.link_share)
        return max(total.prose, unlinked) if unlinked >= LEAST_SENTENCE else total.prose
    return total.prose + loose if node.tag in _BOXES and loose >= LEAST_LOOSE else total.prose


_WORD = re.compile(r"\w+")
_JSON_LD = re.compile(r"<script[^<>]{0,200}ld\+json[^<>]{0,200}>", re.IGNORECASE)
_SCRIPT_END = re.compile(r"</script", re.IGNORECASE)
_SHINGLE = 4
_LEAST_BODY = 200
_LEAST_FOUND = 4
_LEAST_SHARE = 0.4
"""The share of the announced words that must be on the page; otherwise they are about something else."""
_DESCRIPTIONS = ("description", "og:description", "twitter:description")
_DEEPEST = 40

Shingles = set[tuple[str, ...]]


class Matches(Struct, frozen=True):
    """How many announced runs of four words are below each element; none where the page announced nothing useful."""

    found: dict[Node, int]
    total: int
    counts: dict[Node, int]
    """All runs of words below each element; empty unless the page announced the whole text."""

    def share(self, node: Node) -> float:
        return self.found[node] / self.total if self.total else 1.0

    def purity(self, node: Node) -> float:
        """The share of its words that was announced; 1 where that is unknown."""
        return self.found[node] / self.counts[node] if self.total and self.counts.get(node) else 1.0


class Hints(Struct, frozen=True):
    wanted: Shingles
    body: str
    """The whole text of the article, where the page announces more than its description."""


def read_hints(html: str, root: Node) -> Hints:
    """Read what the page announces. `html` is the page as it came: JSON-LD is a script, and the tree has none."""
    description = body = ""
    for node in walk(root):
        name = node.attributes.get("name") or node.attributes.get("property") or ""
        if node.tag == "meta" and name.lower() in _DESCRIPTIONS:
            description = max(description, unescape(node.attributes.get("content", "")), key=len)
    for script in _scripts(html):
        body = max([body, *_bodies(script)], key=len)
    body = body if len(body) > _LEAST_BODY else ""
    return Hints(shingles(body or description), body)


def match(root: Node, hints: Hints) -> Matches:
    order = list(walk(root))
    if not hints.wanted:
        return Matches(dict.fromkeys(order, 0), 0, {})
    found: dict[Node, int] = {}
    counts: dict[Node, int] = {}
    for node in reversed(order):
        text = full_text(node, PARAGRAPHS) if node.tag in PARAGRAPHS else own_text(node)
        runs = shingles(text) if len(text) > 20 else set()
        inner = elements_of(node)
        found[node] = len(runs & hints.wanted) + sum(found[child] for child in inner)
        counts[node] = len(runs) + sum(counts[child] for child in inner)
    total = found[root]
    known = total >= _LEAST_FOUND and total >= _LEAST_SHARE * len(hints.wanted)
    return Matches(found, total if known else 0, counts if hints.body else {})


def shingles(text: str) -> Shingles:
    found = _WORD.findall(text.lower())
    return {tuple(found[at : at + _SHINGLE]) for at in range(len(found) - _SHINGLE + 1)}


def _scripts(html: str) -> Iterator[str]:
    """Yield the content of each script of JSON-LD that ends."""
    start = _JSON_LD.search(html)
    while start is not None and (end := _SCRIPT_END.search(html, start.end())) is not None:
        yield html[start.end() : end.start()]
        start = _JSON_LD.search(html, end.end())


def _bodies(script: str) -> Iterator[str]:
    try:
        document = json.loads(script, strict=False)
    except (ValueError, RecursionError):
        return
    for body in _find_bodies(document, _DEEPEST):
        plain = unescape(body)
        yield text_of(plain) if "<" in plain else plain


def _find_bodies(document: object, depth: int) -> Iterator[str]:
    if depth == 0:
        return
    if isinstance(document, list):
        for part in document:
            yield from _find_bodies(part, depth - 1)
    elif isinstance(document, dict):
        for name, part in document.items():
            if name == "articleBody" and isinstance(part, str):
                yield part
            else:
                yield from _find_bodies(part, depth - 1)


_NEVER = words(
    "script style noscript template svg math iframe object select button textarea input canvas label option video audio"
)
_FRAME = words("nav footer form aside dialog menu header")
_KEPT = words("html body head article main p a h1 blockquote figure figcaption picture img")
_TOO_MUCH = 0.25
"""Share of the page's prose above which nothing is removed for its name…"""
_LEAST_MUCH = 250
_TOO_MUCH_TOGETHER = 0.4
_LEAST_BOXES = 3
_REST_WITHOUT_HIDDEN = 600
"""… unless it is hidden and the page has this much prose elsewhere."""


# Names of the same things in other languages, some of which join words.
_COMMENTS_ELSEWHERE = (
    r"[^\W_]*kommentar\w*|commentaires?|comentarios?|comentários?|commenti|komentarz\w*|reacties|kommentti\w*"
)
_ADVERTS_ELSEWHERE = r"anzeigen?|werbung|publicite|publicidad|publicidade|pubblicita|reklam\w*|advertentie"
_CLUTTER_NAMES = named(
    _COMMENTS_ELSEWHERE,
    _ADVERTS_ELSEWHERE,
    r"ads?|adv|advert\w*|banner|breadcrumbs?|byline|author-?(?:bio|box|info)|bio|combx|comments?|respond|community",
    r"consent|cookies?|copyright|disclaimer|disqus|extra|footer|gdpr|masthead|menu|meta|metadata|modal|more|most|nav",
    r"navbar|navigation|newsletter|outbrain|pager|pagination|paywall|popular|popup|print|promo\w*|rating|recirc\w*",
    r"recommend\w*|related\w*|rss|share\w*|sharing|sidebar|signup|skip|social\w*|sponsor\w*|subscribe\w*|subscription",
    r"taboola|tags?|taglist|teaser|toolbar|tools|trending|video-?player|widget|caption|credit",
    r"hidden|visually-?hidden|sr-only|screen-?reader\w*",
)
_OTHERS_NAMES = named(
    _COMMENTS_ELSEWHERE,
    r"comments?|respond|disqus|footer\w*|sidebar|widgets?|recent|related|breaking|legal|trending|popular|teasers?",
    r"cookies?|consent|modal|popup",
)


def is_hidden(node: Node) -> bool:
    style = node.attributes.get("style", "").replace(" ", "").lower()
    return (
        "hidden" in node.attributes
        or node.attributes.get("aria-hidden") == "true"
        or "display:none" in style
        or "visibility:hidden" in style
    )


def belongs_to_others(node: Node) -> bool:
    """Tell whether an element is named like comments, teasers or notices: text of other people or other articles."""
    return bool(_OTHERS_NAMES.search(names_of(node)))


def remove_clutter(root: Node) -> None:
    """Remove all clutter below the root. The head stays for the title."""
    for node in walk(root):
        node.children = [child for child in node.children if isinstance(child, str) or child.tag not in _NEVER]
    measures = measure_page(root)
    much = _find_kinds_with_much(measures, measures[root].prose)
    for node in walk(root):
        node.children = [
            child
            for child in node.children
            if isinstance(child, str) or not _is_clutter(child, measures, measures[root].prose, much)
        ]


def _find_kinds_with_much(measures: Measures, total: float) -> set[tuple[str, str]]:
    """Element and class of boxes that together contain the page's prose, a paragraph in each."""
    prose: dict[tuple[str, str], list[float]] = {}
    for node, measure in measures.items():
        if measure.prose and node.tag == "div" and node.attributes.get("class"):
            prose.setdefault(_kind(node), []).append(measure.prose)
    return {
        kind
        for kind, each in prose.items()
        if len(each) >= _LEAST_BOXES
        and max(each) <= 0.5 * sum(each)
        and sum(each) > max(_LEAST_MUCH, _TOO_MUCH_TOGETHER * total)
    }


def _kind(node: Node) -> tuple[str, str]:
    return node.tag, node.attributes.get("class", "")


def _is_clutter(node: Node, measures: Measures, total: float, much: set[tuple[str, str]]) -> bool:
    prose = measures[node].prose
    if node.tag in _KEPT:
        return False
    if is_hidden(node) and total - prose > _REST_WITHOUT_HIDDEN:
        return True
    if prose > _LEAST_MUCH and prose >= _TOO_MUCH * total:
        return False
    # A box around a quoted post may have a name like "social".
    may_quote = node.tag == "div" and prose >= 40 and "comment" not in names_of(node).lower()
    if is_article_body(node) or (may_quote and any(inner.tag == "blockquote" for inner in walk(node))):
        return False
    if node.tag in _FRAME or is_hidden(node):
        return True
    if not _CLUTTER_NAMES.search(names_of(node)):
        return False
    return prose == 0 or _kind(node) not in much or belongs_to_others(node)
