"""Pages whose names, hidden parts, comments and boxes mislead; and what an article keeps and loses."""

from __future__ import annotations

import json

import pytest

from reader.parse.readable.extract import Article, find_article

URL = "https://site.example/2026/11/ferry"
SENTENCES = [
    f"The night ferry number {count} leaves the old harbour at ten, and by then, as every year, the quay is full of people."
    for count in range(8)
]
BODY = "".join(f"<p>{sentence}</p>" for sentence in SENTENCES)
TALK = "".join(
    f"<p>I was aboard ferry {count} in ninety-two, and my uncle, who hated boats, still speaks of it, at length, to all.</p>"
    for count in range(12)
)


def read(body: str, head: str = "") -> Article:
    article = find_article(f"<html><head>{head}</head><body>{body}</body></html>".encode(), URL)
    assert article is not None
    return article


@pytest.mark.parametrize(
    "name",
    ["related-content", "story-share-wrap", "sidebar-fixed", "social-story", "widget more", "comments-on", "promo"],
)
def test_a_misleading_name_does_not_hide_the_article(name: str):
    assert read(f'<div class="{name}"><h1>Ferry</h1>{BODY}</div>').text.splitlines() == SENTENCES


@pytest.mark.parametrize("name", ["text extra-styles", "story-meta", "print-block"])
def test_nor_does_the_name_of_boxes_that_hold_a_paragraph_each(name: str):
    boxes = "".join(f'<div class="{name}"><p>{sentence}</p></div>' for sentence in SENTENCES)
    page = f"<article><h1>Ferry</h1>{boxes}</article>"
    assert read(page).text.splitlines() == SENTENCES


@pytest.mark.parametrize("around", ["form", "header", "aside", "footer", 'div style="display: none"', "div hidden"])
def test_nor_does_a_misleading_element(around: str):
    assert read(f"<{around}>{BODY}</{around.split()[0]}>").text.splitlines() == SENTENCES


def test_a_hidden_copy_is_not_shown_beside_the_article():
    assert read(f'<div>{BODY}</div><div style="display:none">{BODY}{BODY}</div>').text.splitlines() == SENTENCES


def test_comments_longer_than_the_article_are_not_taken_for_it():
    page = f'<div class="text">{BODY}</div><div class="comments"><div class="content">{TALK}</div></div>'
    assert read(page).text.splitlines() == SENTENCES


def test_what_the_page_announces_decides_where_names_say_nothing():
    said = f'<meta property="og:description" content="{SENTENCES[0]}">'
    assert read(f"<div>{BODY}</div><div>{TALK}</div>", said).text.splitlines() == SENTENCES


@pytest.mark.parametrize("wrap", [lambda notes: notes, lambda notes: [{"@graph": [notes]}]])
def test_json_ld_decides_most(wrap):
    notes = json.dumps(wrap({"@type": "NewsArticle", "articleBody": " ".join(SENTENCES)}))
    script = f'<script type="application/ld+json">{notes}</script>'
    assert read(f"<div>{TALK}</div><div>{BODY}</div>", script).text.splitlines() == SENTENCES


@pytest.mark.parametrize("script", ["{", "[" * 50_000, '{"articleBody": 7}', "null"])
def test_json_ld_that_is_none_does_no_harm(script: str):
    head = f'<script type="application/ld+json">{script}</script>'
    assert read(f"<div>{BODY}</div>", head).text.splitlines() == SENTENCES


def test_an_article_in_several_boxes_is_whole():
    boxes = "".join(f'<div class="part"><div>{sentence}</div></div>' for sentence in SENTENCES)
    assert read(f"<section>{boxes}</section>").text.splitlines() == SENTENCES


def test_teasers_beside_the_article_stay_out():
    teasers = "".join(f'<div class="part"><p>{sentence[:70]} …</p></div>' for sentence in SENTENCES)
    assert read(f"<main>{BODY}</main><div>{teasers}</div>").text.splitlines() == SENTENCES


def test_headline_byline_and_calls_to_subscribe_are_dropped():
    page = (
        f"<article><h1>Ferry</h1><p>By Ada Quay</p><p>16 November 2026</p>{BODY}"
        '<p>Follow us on <a href="/x">elsewhere</a> and subscribe.</p><h3>More</h3>'
        '<ul><li><a href="/1">A first other piece of news</a></li><li><a href="/2">And a second one</a></li></ul></article>'
    )
    assert read(page).text.splitlines() == SENTENCES


def test_a_quoted_post_stays_whatever_its_box_is_called():
    quoted = '<div class="social-embed"><blockquote><p>On board, and the sea is flat as a plate tonight.</p></blockquote></div>'
    assert "flat as a plate" in read(f"<article>{BODY}{quoted}{BODY}</article>").text


def test_a_caption_is_in_the_html_and_not_in_the_text():
    figure = '<figure><img src="/ferry.jpg"><figcaption>The ferry, seen from the quay at night.</figcaption></figure>'
    article = read(f"<article>{SENTENCES[0]}{figure}{BODY}</article>")
    assert "seen from the quay" in article.html
    assert "seen from the quay" not in article.text
    assert '<img src="https://site.example/ferry.jpg"' in article.html


def test_a_picture_for_browsers_without_scripts_is_shown_once():
    waiting = '<div><img class="lazy" alt="x"><noscript><img src="/ferry.jpg" alt="Ferry"></noscript></div>'
    article = read(f"<article>{BODY}{waiting}{BODY}</article>")
    assert article.html.count("<img") == 1
    assert 'src="https://site.example/ferry.jpg"' in article.html


LEAD = '<meta property="og:image" content="/lead.jpg"><meta property="og:image:alt" content="A ferry">'


def test_an_article_without_a_picture_gets_the_one_that_is_announced():
    assert read(BODY, LEAD).html.startswith('<figure><img src="https://site.example/lead.jpg" alt="A ferry"')


@pytest.mark.parametrize(
    ("body", "head"),
    [
        (f'<img src="/own.jpg">{BODY}', LEAD),
        (BODY, '<meta property="og:image" content="/site-logo.png">'),
        (BODY, '<meta property="og:image" content="http://[lead.jpg">'),
        (BODY, ""),
    ],
)
def test_but_not_beside_its_own_and_not_a_logo(body: str, head: str):
    assert "lead.jpg" not in (html := read(f"<article>{body}</article>", head).html)
    assert "logo" not in html


def test_an_empty_title_that_is_announced_is_none():
    head = '<meta property="og:title" content=" "><title>The site</title>'
    assert read(f"<h1>The ferry</h1>{BODY}", head).title == "The ferry"


def test_a_short_notice_counts_where_the_page_announces_it():
    notice = "The ferry does not run tonight because of the storm; tickets stay valid until Sunday evening, says the harbour."
    assert find_article(f"<p>{notice}</p>".encode(), URL) is None
    said = f'<meta name="description" content="{notice}">'
    assert read(f"<div><p>{notice}</p></div>", said).text == notice


def test_what_only_a_script_would_write_is_taken_from_what_is_announced():
    notes = json.dumps({"articleBody": "\n\n".join(SENTENCES)})
    article = read('<div id="app"></div>', f'<script type="application/ld+json">{notes}</script>{LEAD}')
    assert article.text.splitlines() == SENTENCES
    assert article.html.startswith('<figure><img src="https://site.example/lead.jpg"')
