"""Removes what isn't part of an article: by its element, by being hidden, by the names its makers gave it. Pure.

Names lie: a page may call the box around its article "related-content" or hide it until a script has run. So nothing
that contains a good part of the page's prose is removed for its name alone, and neither are boxes of one kind that
contain it together.
"""

from __future__ import annotations

from reader.html.elements import words
from reader.parse.page import Node
from reader.parse.readable.nodes import Measures, is_article_body, measure_page, named, names_of, walk

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
