from __future__ import annotations

import apsw
import pytest

from reader.core.errors import UsageError
from reader.core.records.stored import Tag
from reader.store import tags, views
from tests.unit.store.made import add_feed_with


def test_tags_are_added_and_removed_with_undo(conn: apsw.Connection) -> None:
    add_feed_with(conn, "https://example.org/feed", [1, 2, 3])
    assert tags.add_tag(conn, "Later", [1, 2]) == [1, 2]
    assert tags.add_tag(conn, " later ", [2, 3, 99]) == [3]
    assert tags.list_tags(conn) == [Tag(1, "Later", 3)]
    assert views.get_entry(conn, 2).tags == ("Later",)
    assert tags.remove_tag(conn, "LATER", [1, 2]) == [1, 2]
    assert tags.remove_tag(conn, "nothing", [1]) == []
    assert tags.remove_tag(conn, "later", [3]) == [3]
    assert tags.list_tags(conn) == []


def test_renaming_to_a_tag_that_exists_joins_the_two(conn: apsw.Connection) -> None:
    add_feed_with(conn, "https://example.org/feed", [1, 2, 3])
    tags.add_tag(conn, "a", [1, 2])
    tags.add_tag(conn, "b", [2, 3])
    tags.rename_tag(conn, "a", "A")
    tags.rename_tag(conn, "A", "b")
    assert [(tag.name, tag.entry_count) for tag in tags.list_tags(conn)] == [("b", 3)]
    with pytest.raises(UsageError, match="Tag a doesn’t exist"):
        tags.rename_tag(conn, "a", "c")
    with pytest.raises(UsageError, match="Enter a tag name"):
        tags.add_tag(conn, " ", [1])


def test_tags_that_all_of_some_articles_carry(conn: apsw.Connection) -> None:
    add_feed_with(conn, "https://example.org/feed", [1, 2, 3])
    tags.add_tag(conn, "both", [1, 2])
    tags.add_tag(conn, "one", [1])
    assert tags.list_common_tags(conn, [1]) == ["both", "one"]
    assert tags.list_common_tags(conn, [1, 2, 1]) == ["both"]
    assert tags.list_common_tags(conn, [1, 2, 3]) == []
