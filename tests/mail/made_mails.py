"""Made-up newsletters as they come: tables in tables, a hidden first line, pictures from elsewhere and from inside."""

from __future__ import annotations

import base64
import email.utils

SENDERS = (
    *("Die Morgenpost", "Ana from Linewidth", "Weekly Compiler", "Kleine Küche", "Harbour Notes"),
    *("Le Petit Journal", "The Long Read", "Sky & Stars", "Fahrradpost", "Data Letters"),
)
START = 1_760_000_000
DOT = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)
WORDS = "harbour paper early winter line letter compiler kettle window rain bicycle orbit index garden market".split()

_HTML = """<html><head><style>td {{ font: 12px }}</style></head><body>
<div style="display:none;max-height:0">What you find in issue {number} &zwnj;&nbsp;&zwnj;&nbsp;</div>
<table role="presentation" width="100%"><tr><td align="center"><table width="600"><tr>
<td><img src="cid:logo@made" width="120" height="40" alt="{name}"></td>
<td><a href="https://news.example/{number}/web">View this in your browser</a></td></tr>
<tr><td colspan="2"><h1>{title}</h1>{paragraphs}
<img src="https://pictures.example/{number}.jpg" width="600" height="300" alt="A picture"></td></tr></table>
<img src="https://count.example/open?id={number}" width="1" height="1"></td></tr></table></body></html>"""


def make_mail(number: int, sender: int | None = None, **headers: str) -> bytes:
    which = number % len(SENDERS) if sender is None else sender
    name = SENDERS[which % len(SENDERS)]
    title = f"{name}, issue {number}: {WORDS[number % len(WORDS)]} and {WORDS[(number * 7 + 3) % len(WORDS)]}"
    text = " ".join(WORDS[(number * 13 + place * place) % len(WORDS)] for place in range(120))
    paragraphs = "".join(f"<p>{text.capitalize()}, part {part} of {number}.</p>" for part in range(6))
    html = _HTML.format(
        number=number, name=name.replace("&", "&amp;"), title=title.replace("&", "&amp;"), paragraphs=paragraphs
    )
    shown = {
        "From": email.utils.formataddr((name, f"post@sender{which}.example")),
        "To": "anna@reader.example",
        "Subject": title,
        "Date": email.utils.formatdate(START + 3_600 * number),
        "Message-ID": f"<{number}.{which}@news.example>",
        "List-Id": f"<letter{which}.news.example>",
        "List-Unsubscribe": f"<mailto:leave{which}@news.example>, <https://news.example/leave/{which}>",
        "MIME-Version": "1.0",
        "Content-Type": 'multipart/related; boundary="outer"',
    } | {key.replace("_", "-"): value for key, value in headers.items()}
    head = "".join(f"{key}: {value}\r\n" for key, value in shown.items() if value)
    parts = (
        "--outer\r\nContent-Type: multipart/alternative; boundary=inner\r\n\r\n",
        f"--inner\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n{title}\r\n\r\n{text}\r\n",
        f"--inner\r\nContent-Type: text/html; charset=utf-8\r\n\r\n{html}\r\n--inner--\r\n",
        "--outer\r\nContent-Type: image/png\r\nContent-ID: <logo@made>\r\nContent-Transfer-Encoding: base64\r\n\r\n",
        base64.encodebytes(DOT).decode("ascii").replace("\n", "\r\n"),
        "--outer--\r\n",
    )
    return (head + "\r\n" + "".join(parts)).encode()
