"""paperround extract: from a file and from the web."""

from __future__ import annotations

import json

from tests.feedserver import page

WORDS = " ".join(f"The night ferry number {count} leaves at ten, and the quay, as ever, is full." for count in range(8))
PAGE = f"""<html><head><title>The night ferry | Gazette</title></head><body><nav>menu</nav>
<article><p>{WORDS}</p><p><a href="map">A map</a> of the harbour, with every quay and every pier on it.</p></article>
</body></html>""".encode()


def test_a_saved_page_gives_title_text_and_html(terminal, tmp_path):
    saved = tmp_path / "page.html"
    saved.write_bytes(PAGE)
    answer = terminal.run("extract", str(saved), "--url", "https://site.example/dir/page", "--json")
    assert answer.code == 0
    (found,) = json.loads(answer.out)
    assert found["title"] == "The night ferry"
    assert found["text"].startswith("The night ferry number 0")
    assert "menu" not in found["text"]
    assert 'href="https://site.example/dir/map"' in found["html"]


def test_an_address_is_fetched(terminal, feedserver):
    feedserver.serve("/ferry", page(PAGE, content_type="text/html"))
    answer = terminal.run("extract", feedserver.url("/ferry"))
    assert answer.code == 0
    assert answer.out.splitlines()[:3] == ["The night ferry", "", WORDS]
    assert "<p>" in terminal.run("extract", feedserver.url("/ferry"), "--html").out


def test_what_cannot_be_had_is_one_sentence(terminal, feedserver, tmp_path):
    feedserver.serve("/none", page(b"<p>Nothing</p>", content_type="text/html"))
    feedserver.serve("/refused", page(b"no", status=403))
    for where, code, words in (
        (feedserver.url("/none"), 5, "No article was found"),
        (feedserver.url("/refused"), 4, "won’t allow Paperround to read this page"),
        (str(tmp_path / "missing.html"), 2, "Can't read"),
    ):
        answer = terminal.run("extract", where)
        assert (answer.code, len(answer.err.strip().splitlines())) == (code, 1)
        assert words in answer.err
