"""Articles made to hang, fill or betray a text view, each as it might come past a careless sanitiser."""

from __future__ import annotations

from collections.abc import Callable

WORDS = "the tide reached his pier some eleven minutes late and nobody would believe him "
IMG = "https://pictures.example/"

SLOW = {
    "nested lists", "nested quotes", "very nested tables", "many spans", "many cells", "many rows",
    "a million letters", "a million letters in one line",
    "a million letters of code", "code in one line", "a long quote", "many breaks", "many runs", "many links",
    "right to left", "emoji",
}  # fmt: skip
"""Those that keep a processor busy for a second; of each kind there is a cheaper one, too."""

MAKERS: dict[str, Callable[[], str]] = {
    "long word": lambda: f"<p>{'a' * 300_000}</p>",
    "long word with marks": lambda: "<p>" + "a\u0301" * 150_000 + "</p>",
    "heap of marks": lambda: "<p>a" + "\u0301" * 300_000 + "</p>",
    "nested divs": lambda: "<div>" * 10_000 + "deep" + "</div>" * 10_000,
    "nested bold": lambda: "<b>" * 10_000 + "deep" + "</b>" * 10_000,
    "nested lists": lambda: "<ul><li>a" * 5_000,
    "nested quotes": lambda: "<blockquote><p>a" * 5_000,
    "nested tables": lambda: "<table><tr><td>a</td><td>" * 18 + "deep" + "</td></tr></table>" * 18,
    "very nested tables": lambda: "<table><tr><td>a</td><td>" * 5_000,
    "nested tables full of text": lambda: "<table><tr><td>a</td><td>" * 18 + WORDS * 4_000,
    "wide span": lambda: "<table><tr><td colspan=10000000>a</td><td rowspan=10000000>b</td></tr><tr><td>c</table>",
    "many spans": lambda: "<table>" + "<tr><td colspan=30 rowspan=100>a<td>b" * 3_000 + "</table>",
    "many cells": lambda: "<table><tr>" + "<td>a" * 50_000,
    "many rows": lambda: "<table>" + "<tr><td>a<td>b<td>c" * 20_000,
    "long cells": lambda: "<table><tr>" + f"<td>{WORDS * 3_000}" * 2 + "</table>",
    "a book of 700 kB": lambda: f"<p>{WORDS * 9}</p>" * 970,
    "a million letters": lambda: f"<p>{WORDS * 100}</p>" * 125,
    "a million letters in one line": lambda: WORDS * 12_500,
    "a million letters of code": lambda: f"<pre>{'x = 1  # comment' * 4}\n" * 15_000 + "</pre>",
    "code in one line": lambda: f"<pre>{'x' * 1_000_000}</pre>",
    "a long quote": lambda: "<blockquote>" + f"<p>{WORDS * 5}</p>" * 2_000 + "</blockquote>",
    "many pictures": lambda: "".join(f'<img src="{IMG}{n}.png">' for n in range(5_000)),
    "huge pictures": lambda: f'<img src="{IMG}x.png" width="2000000000" height="2000000000">' * 100,
    "many breaks": lambda: "a<br>" * 40_000,
    "many runs": lambda: "<b>a</b><i>b</i>" * 15_000,
    "many links": lambda: '<a href="https://a.example/">a</a> ' * 20_000,
    "right to left": lambda: "<p>\u0627\u0644\u0628\u062d\u0631 abc 123 </p>" * 20_000,
    "direction marks": lambda: "<p>" + "\u202e\u2067\u2068a" * 60_000 + "</p>",
    "emoji": lambda: "<p>" + "\U0001f468\u200d\U0001f469\u200d\U0001f467" * 20_000 + "</p>",
    "broken tags": lambda: '<a b="' * 50_000,
    "unclosed comments": lambda: "text<!--" * 50_000,
    "frame marks": lambda: "<p>" + "\ufdd0\ufdd1\ufffc\u2029" * 5_000 + "end</p>",
    "files": lambda: (
        '<img src="file:///etc/passwd"><img src="/etc/passwd"><img src="..\\\\x.png"><img src="//host/x.png">'
        '<link rel="stylesheet" href="file:///etc/passwd"><style>@import "file:///etc/passwd";</style>'
        '<body background="file:///etc/passwd"><table background="/etc/passwd"><tr><td background="x.png">a<td>b</table>'
        '<a href="file:///etc/passwd">one</a> <a href="javascript:alert(1)">two</a> <a href="smb://h/x">three</a>'
        '<p style="background:url(file:///etc/passwd)">end</p>'
    ),
    "an honest book": lambda: "".join(
        f"<h2>Chapter {n}</h2>" + f"<p>{WORDS * 7} <em>{WORDS}</em> <a href='https://a.example/{n}'>more</a></p>" * 8
        for n in range(24)
    ),
}
