"""The tree of feeds, folders and topics, for any sidebar there can be."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from reader.core.records.stored import Feed, FeedChoices, Folder, HttpState, PublisherData, Tag
from reader.window.sidebar.tree import Key, Kind, Node, Shown, SidebarData, build_tree


def feed(id_: int, folder_id: int | None = None, name: str = "") -> Feed:
    title = PublisherData(title=name or f"Feed {id_}")
    return Feed(id_, f"https://{id_}.example/", folder_id, id_, 0.0, FeedChoices(), title, HttpState())


@st.composite
def sidebars(draw):
    count = draw(st.integers(0, 5))
    folders = [
        Folder(n, draw(st.one_of(st.none(), st.integers(1, n - 1))) if n > 1 else None, f"Folder {n}", n)
        for n in range(1, count + 1)
    ]
    home = st.one_of(st.none(), st.integers(1, count)) if count else st.none()
    feeds = [feed(n, draw(home)) for n in range(1, draw(st.integers(0, 8)) + 1)]
    unread = {f.id: draw(st.integers(1, 9)) for f in feeds if draw(st.booleans())}
    return SidebarData(folders, feeds, [Tag(1, "To cook", 3)], unread)


@given(sidebars())
def test_every_feed_is_shown_once_and_counts_add_up(data):
    root = build_tree(data, Shown())
    nodes = list(root.walk())
    assert sorted(n.key.id for n in nodes if n.key.kind is Kind.FEED) == [f.id for f in data.feeds]
    assert len({n.key for n in nodes}) == len(nodes)
    for node in nodes:
        if node.key.kind is Kind.FOLDER:
            inside = [n for n in node.walk() if n.key.kind is Kind.FEED]
            assert node.count == sum(data.unread.get(n.key.id, 0) for n in inside)


def names_above(node: Node | None) -> list[str]:
    return [] if node is None else [node.name, *names_above(node.parent)]


@given(sidebars(), st.sampled_from(["feed 1", "FOLDER 2", "cook", "nothing"]))
def test_a_filter_shows_what_matches_and_what_holds_it(data, text):
    root = build_tree(data, Shown(text=text))
    for node in root.walk():
        if node.key.kind in (Kind.FEED, Kind.TAG):
            assert any(text.casefold() in name.casefold() for name in names_above(node))


@given(sidebars())
def test_hiding_read_feeds_hides_exactly_those(data):
    keep = Key(Kind.FEED, 1)
    root = build_tree(data, Shown(hide_read=True, always=keep))
    shown = {n.key.id for n in root.walk() if n.key.kind is Kind.FEED}
    assert shown == {f.id for f in data.feeds if f.id in data.unread or f.id == 1}
