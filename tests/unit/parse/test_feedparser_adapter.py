"""What is overridden of feedparser is still there in the installed version."""

from __future__ import annotations

from importlib.util import find_spec, module_from_spec

from reader.parse.feedparser_adapter import OVERRIDES


def test_feedparser_still_has_what_is_overridden_and_what_that_calls():
    spec = find_spec("feedparser.mixin")
    assert spec is not None
    assert spec.loader is not None
    untouched = module_from_spec(spec)
    spec.loader.exec_module(untouched)
    used = (*OVERRIDES, "_get_context", "_sync_author_detail", "push", "pop")
    assert [name for name in used if not hasattr(untouched._FeedParserMixin, name)] == []
    assert untouched._FeedParserMixin._end_author is not OVERRIDES["_end_author"]
