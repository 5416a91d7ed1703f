"""SVG pictures: those that only draw are shown; whatever could do more is refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.html.picture_tag import LARGEST, is_harmless_svg

DRAWS = [
    b"<svg xmlns='http://www.w3.org/2000/svg' width='10' height='10'><circle r='5'/></svg>",
    b"<?xml version='1.0'?>\n<!-- made by hand -->\n<svg ><rect fill='url(#g)'/><linearGradient id='g'/></svg>",
    b"<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'http://www.w3.org/x.dtd'><svg><path d='M0 0'/></svg>",
]
REFUSED = [
    b"<svg><script>1</script></svg>",
    b"<svg><image href='file:///etc/passwd'/></svg>",
    b"<svg><a href='https://a.example/'><rect/></a></svg>",
    b"<svg onload='1'></svg>",
    b"<!DOCTYPE svg [<!ENTITY a 'b'>]><svg>&a;</svg>",
    b"<svg><use href='#a'/></svg>",
    b"<svg><style>@import 'x'</style></svg>",
    b"<svg><rect fill='url(https://a.example/x)'/></svg>",
    b"<svg><foreignObject/></svg>",
    b"<svg>" + b"<g>" * 4_000 + b"</svg>",
    b"<svg>" + b" " * LARGEST + b"</svg>",
    b"<html><svg></svg></html>",
    b"\x89PNG\r\n\x1a\n",
    b"",
]


@pytest.mark.parametrize("data", DRAWS)
def test_what_only_draws_is_shown(data):
    assert is_harmless_svg(data)


@pytest.mark.parametrize("data", REFUSED)
def test_what_could_do_more_is_refused(data):
    assert not is_harmless_svg(data)


@given(st.binary(max_size=300))
def test_anything_can_be_asked_about(data):
    is_harmless_svg(b"<svg>" + data)
