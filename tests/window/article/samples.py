"""Made-up articles for tests and pictures: one per trait that a layout can get wrong."""

from __future__ import annotations

from reader.core.records.parsed import Enclosure
from reader.window.article.record import Article, FullText

NOW = 1781173200.0  # Thursday 11 June 2026, 10:20 UTC
PICTURE_URL = "https://tidewater.example/low-water.png"

ESTUARY = f"""
<figure><img src="{PICTURE_URL}" width="1280" height="500" alt="Low water at the old gauge">
<figcaption>Low water at the old gauge, twenty minutes after the tables said it would be.</figcaption></figure>
<p>For eleven years a retired harbour pilot named Joost Almeling walked to the end of the stone pier and wrote down
the time of high water. He did it by hand, in school notebooks, because the printed tables were wrong for his bend of
the river and nobody would believe him.</p>
<p>This spring we typed in all <a href="https://tidewater.example/entries">8,041 of his entries</a> and laid them over
the official record. The disagreement is not noise. It has a shape, and the shape moves with the dredging.</p>
<blockquote><p>“The sea comes when it comes. I only wrote it down.”</p></blockquote>
<p>Before the channel was deepened, the tide reached his pier some <strong>eleven minutes</strong> late. Afterwards it
came <em>early</em>, and the tables took four years to notice.</p>
<h2>What the notebooks say</h2>
<ul><li>The lag is largest at <b>spring tides</b>, as one would expect of a shallow mouth.</li>
<li>It jumps twice, in the weeks after dredging:<ol><li>March 2011, by six minutes</li><li>May 2016, by nine</li></ol></li>
<li>Storm surges hide it for a day or two, no longer.</li></ul>
<table><tr><th>Year</th><th>Entries</th><th>Median lag</th></tr>
<tr><td>2010</td><td>712</td><td>11 min late</td></tr><tr><td>2012</td><td>731</td><td>5 min late</td></tr>
<tr><td>2017</td><td>698</td><td>4 min early</td></tr></table>
<h3>How we read them</h3>
<p>Each page was photographed and typed twice. The script that compares the two is short; call it with
<code>compare.py --year 2012</code>:</p>
<pre><code>def disagree(first, second):
    for line, (a, b) in enumerate(zip(first, second, strict=True), start=1):
        if a != b:
            yield line, a, b, "a comment that is long enough to run over the edge of the column and wrap"
</code></pre>
<hr><p>The notebooks are in the town archive. <small>Photographs: the author.</small> H<sub>2</sub>O, 10<sup>6</sup>.</p>
"""

JAPANESE = """<p>「子どもの頃に見た光をもう一度」。修復を続けてきた市民団体が、十日夜、点灯式を開いた。港町の古い灯台に三十年ぶりの灯がともり、
岸壁には多くの人が集まった。レンズは地元の職人が一枚ずつ磨き直したもので、光は十二海里先まで届くという。</p>
<h2>三年がかりの修復</h2><p>費用の半分は寄付でまかなわれた。<a href="https://yunagi.example/donate">寄付の詳細</a>は団体のページで読める。</p>
<blockquote><p>灯台は船のためだけのものではありません。</p></blockquote>"""

ARABIC = """<p>عاد الباعة إلى أماكنهم القديمة تحت السقف الخشبي، بعد ثلاث سنوات من الترميم. وقال المهندس المشرف إن العمل شمل
<b>الأعمدة</b> والنوافذ و<a href="https://sada.example/market">نظام التهوية</a> الذي صُمم سنة 1932.</p>
<blockquote><p>السوق بيتنا الثاني.</p></blockquote>
<ul><li>سمك طازج كل صباح</li><li>قهوة عند المدخل</li></ul>
<p>The architects' report is in English, and its paragraph runs from left to right.</p>
<table><tr><th>اليوم</th><th>الباعة</th></tr><tr><td>السبت</td><td>41</td></tr></table>"""


def make_article(html: str = ESTUARY, **changes: object) -> Article:
    facts: dict[str, object] = {
        "entry_id": 7,
        "feed_title": "Tidewater Lab Notes",
        "title": "The estuary that keeps its own time",
        "author": "Ilse Vanterpool",
        "published_at": 1781171880.0,
        "link": "https://tidewater.example/estuary",
        "fetched_note": "Fetched at 10:04, before you looked",
        "feed_hue": 174,
        "html": html,
    }
    return Article(**{**facts, **changes})  # type: ignore[arg-type]


def make_samples() -> dict[str, Article]:
    return {
        "estuary": make_article(),
        "long-title": make_article(
            title="Stadtrat beschließt Nachtzug nach Norden: ab Herbst dreimal pro Woche, mit Schlafwagen, Fahrradabteil und "
            "einer Donaudampfschifffahrtsgesellschaftskapitänskajüte für alle",
            feed_title="Nordlicht Kurier",
            feed_hue=230,
            html="<p>Die Finanzierung steht, sagt die Kämmerin.</p>",
        ),
        "japanese": make_article(
            JAPANESE, title="港町の古い灯台、市民の手で三十年ぶりに灯る", feed_title="夕凪新聞", author="", feed_hue=352
        ),
        "arabic": make_article(
            ARABIC,
            title="سوق السمك القديم يفتح أبوابه بعد ترميم دام ثلاث سنوات",
            feed_title="صدى المرفأ",
            author="ليلى حداد",
            feed_hue=36,
        ),
        "headline": make_article("", fetched_note=""),
        "fetching": make_article("<p>The feed sent only this.</p>", full_text=FullText.FETCHING),
        "podcast": make_article(
            "<p>With 42 minutes of sound recorded from the tower itself.</p>",
            title="Episode 88: The woman who tuned a city’s bells",
            feed_title="Long Wave",
            feed_hue=16,
            enclosures=(
                Enclosure("https://longwave.example/88.mp3?x=1", "audio/mpeg", 41_900_000),
                Enclosure("https://longwave.example/notes.pdf", "application/pdf", None, "Show notes"),
            ),
        ),
    }
