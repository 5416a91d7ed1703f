"""The demo's content and one timeline, loaded once: both are frozen."""

from __future__ import annotations

from datetime import timedelta, timezone
from random import Random

import pytest

from reader.features.demo.content import DemoContent, DemoPost, load_content, make_live_posts, make_timeline

NOW = 1_781_166_240
"""Thursday 11 June 2026, 10:24 in a place two hours east of UTC."""
OFFSET_S = 7_200
ZONE = timezone(timedelta(seconds=OFFSET_S))


@pytest.fixture(scope="session")
def content() -> DemoContent:
    return load_content()


@pytest.fixture(scope="session")
def past(content: DemoContent) -> tuple[DemoPost, ...]:
    return make_timeline(content, NOW, Random(7), ZONE)


@pytest.fixture(scope="session")
def live(content: DemoContent, past: tuple[DemoPost, ...]) -> tuple[DemoPost, ...]:
    return make_live_posts(content, past, NOW, Random(8))
