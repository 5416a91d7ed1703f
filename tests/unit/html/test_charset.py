"""Which characters the bytes of a page mean."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.html.charset import decode, find_declared


@pytest.mark.parametrize(
    ("body", "content_type", "text"),
    [
        ("é".encode(), "", "é"),
        ("é".encode("latin-1"), "", "é"),
        ("é".encode("latin-1"), "text/html; charset=ISO-8859-1", "é"),
        ("“é”".encode("cp1252"), "text/html; charset=ISO-8859-1", "“é”"),
        ("ж".encode("koi8-r"), 'text/html; charset="KOI8-R"', "ж"),
        ("\ufeffé".encode(), "text/html; charset=latin-1", "é"),
        ("é".encode("utf-16"), "", "é"),
        ("<p>é".encode("utf-16-le"), "", "<p>é"),
        ("<p>é".encode("utf-16-be"), "", "<p>é"),
        ("<meta charset='euc-jp'>柿".encode("euc-jp"), "", "<meta charset='euc-jp'>柿"),
        ("<?xml version='1.0' encoding='euc-kr'?>년".encode("euc-kr"), "", "<?xml version='1.0' encoding='euc-kr'?>년"),
        (b"<meta charset='utf-16'>a", "", "<meta charset='utf-16'>a"),
        (b"<meta charset='no-such'>a", "", "<meta charset='no-such'>a"),
        (b"<meta charset='rot13'>a", "", "<meta charset='rot13'>a"),
        (b'<p>aGVsbG8=</p>', 'text/html; charset=base64', '<p>aGVsbG8=</p>'),
        (b"<p>a-b</p>", "text/html; charset=punycode", "<p>a-b</p>"),
        (b"<p>xn--a</p>", "text/html; charset=idna", "<p>xn--a</p>"),
        (b"<meta charset=utf-8>" + "é".encode("latin-1") * 9, "", "<meta charset=utf-8>" + "é" * 9),
        (b"", "", ""),
    ],
)  # fmt: skip
def test_what_is_declared_counts_unless_it_is_plainly_wrong(body: bytes, content_type: str, text: str):
    assert decode(body, content_type) == text


SENTENCE = "Ça a été très agréable: déjà vu, à bientôt, où êtes-vous, œuvre, naïveté."


@pytest.mark.parametrize("label", ["iso-8859-1", "windows-1252", "GB2312", "shift_jis", "utf-8"])
def test_what_reads_as_utf_8_throughout_is_that_whatever_it_calls_itself(label: str):
    page = f"<meta charset={label}><p>{SENTENCE * 3}"
    assert decode(page.encode()) == page
    assert decode(page.encode(), f"text/html; charset={label}") == page
    assert decode(page.encode() + "é".encode()[:1]) == page, "cut off in the middle of a character"


@pytest.mark.parametrize(
    ("text", "label"),
    [(SENTENCE * 20, "ISO-8859-1"), ("中国政府网" * 80, "GB2312"), ("今日は" * 80, "Shift_JIS"), ("привет, мир " * 40, "windows-1251")],
)  # fmt: skip
def test_what_does_not_is_read_as_declared(text: str, label: str):
    page = f"<meta charset={label}><p>{text.replace('œ', 'oe')}"
    assert decode(page.encode(label)) == page


@given(st.binary(max_size=200), st.text(max_size=60))
def test_any_bytes_under_any_header_become_text(body: bytes, content_type: str):
    decode(body, content_type)
    decode(b"<meta charset=" + body, "text/html; charset=" + content_type)
    decode(b"<?xml encoding='" + body, content_type)


@given(st.text(alphabet=st.characters(codec="utf-8", exclude_characters="\ufeff\ufffd\0")))
def test_utf_8_needs_no_declaration(text: str):
    assert decode(text.encode()) == text


def test_header_and_xml_declaration_are_told_in_this_order():
    xml = b'<?xml version="1.0" encoding="Windows-1251"?><rss/>'
    assert find_declared(xml, "text/xml; charset=UTF-8") == ["utf-8", "windows-1251"]
    assert find_declared(b"<rss/>", "text/xml") == []
