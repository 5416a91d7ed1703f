"""Makes editions: time and memory for one of 200 articles, as EPUB and as PDF, each in a process of its own; then one
of the demo's feeds, which epubcheck reads where it is installed, and whose front page becomes a picture for the
README.

A third one of all that publishers do wrong goes through the same check. Bars: 200 articles within 10 s of processor
time and 400 MB each; epubcheck finds nothing.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

ARTICLES, PICTURES = 200, 60
SECONDS, MEGABYTES = 10.0, 400.0
CHECKER = Path("/usr/share/java/epubcheck.jar")
PICTURE = Path(__file__).parents[2] / "resources" / "screenshots" / "edition.png"
_WORDS = "The pilot wrote down the time of high water, as he had done on every day of eleven years. "


def make_large():
    from reader.features.editions.records import Article, Edition

    body = (
        "".join(f"<p>{_WORDS * 6}</p>" for _ in range(9))
        + "<ul><li>One</li><li>Two</li></ul><blockquote>Said.</blockquote>"
    )
    articles = tuple(
        Article(
            n,
            n % 20,
            f"Feed {n % 20}",
            f"Folder {n % 6}",
            f"An article about the tide, number {n}",
            body + (f"<img src='https://p.example/{n}.png'>" if n < PICTURES else ""),
            minutes=4.0,
            language="en",
            pictures=(f"https://p.example/{n}.png",) if n < PICTURES else (),
        )
        for n in range(ARTICLES)
    )
    return Edition(1, 1_781_161_200.0, articles)


def _draw_pictures(folder: Path) -> dict[str, str]:
    from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter

    files = {}
    for n in range(PICTURES):
        image = QImage(1_600, 1_000, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        shade = QLinearGradient(0, 0, 1_600, 1_000)
        shade.setColorAt(0, QColor.fromHsv(n * 6, 200, 220))
        shade.setColorAt(1, QColor.fromHsv(n * 6, 80, 60))
        painter.fillRect(image.rect(), shade)
        painter.end()
        path = folder / f"picture-{n}.png"
        image.save(str(path))
        files[f"https://p.example/{n}.png"] = str(path)
    return files


def measure(form: str) -> None:
    """In the child: prints processor seconds, peak megabytes and kilobytes of the file."""
    import resource
    import time

    from PySide6.QtGui import QGuiApplication

    from reader.features.editions.records import RenderJob
    from reader.features.editions.window.render import render

    app = QGuiApplication([])
    with tempfile.TemporaryDirectory() as name:
        job = RenderJob(make_large(), _draw_pictures(Path(name)), "en", (form,))
        started = time.process_time()
        data = render(job)[form]
        spent = time.process_time() - started
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1_000
    print(f"{spent:.2f} {peak:.0f} {len(data) / 1_000:.0f}")
    del app


def make_demo(folder: Path) -> Path:
    """An edition of the demo's feeds, and its front page as a picture."""
    from PySide6.QtGui import QGuiApplication

    from reader.core.paths import Profile
    from reader.features.editions.window.layout import A4, EditionPages
    from reader.features.editions.window.render import PRINT_WIDTH, paint_page
    from reader.features.editions.worker.make import EditionTools, gather, make_words, render_edition
    from reader.store.db import open_store
    from reader.store.pictures import PictureCache
    from reader.store.settings import load_settings
    from reader.window.pictures.decode import decode
    from tests.fake_clock import FakeClock
    from tests.window import shot_stage

    app = QGuiApplication.instance() or QGuiApplication([])
    stage, clock = shot_stage.make_stage(folder / "profile"), FakeClock(shot_stage.NOW)
    profile = Profile(stage.filled)
    conn = open_store(profile.database, clock.now())
    settings = load_settings(conn)
    zone = shot_stage.MOMENT.tzinfo
    assert zone is not None
    edition = gather(conn, settings, clock.now()).edition
    book, cache = folder / "demo.epub", PictureCache(profile.pictures)
    book.write_bytes(render_edition(EditionTools(profile, conn, clock, zone), edition, ["epub"])["epub"])

    def find_image(url: str):
        data = cache.read(url)
        return decode(data, PRINT_WIDTH) if data else None

    pages = EditionPages(edition, make_words(profile, zone), find_image, A4)
    paint_page(pages, 1, 900).save(str(PICTURE))
    conn.close()
    print(f"demo: {len(edition.all_articles)} posts, {len(pages.pages)} pages of A4")
    del app
    return book


def make_hostile(folder: Path) -> list[Path]:
    """Right to left, Chinese, a table of ten thousand cells, SVG, pictures that are none, soup; and one of nothing."""
    from datetime import UTC

    from reader.core.words.words import Language
    from reader.features.editions.records import Article, Edition, EditionWords
    from reader.features.editions.window.render import make_epub

    url = "https://p.example/1.png"
    bodies = {
        "he": "<p dir='rtl'>שלום עולם</p>" * 30,
        "ar": "<ul><li>مرحبا<ol><li>واحد<table><tr><td>خلية</ul>",
        "zh": "<h1>漢字</h1><p>" + "漢字仮名交じり文" * 300,
        "ja": "<ruby>漢<rt>かん</rt></ruby><br><br>" * 40,
        "en": "<table>" + ("<tr>" + "<td colspan=99 rowspan=0>cell" * 100) * 100,
        "de": "<svg><script>alert(1)</script><text>Bild</text></svg><math><mi>x</mi></math><p>Nach dem Bild",
        "fr": f"<a href='javascript:1'><img src='{url}' alt='a\"<b>'></a><img src='data:image/png;base64,xx'>",
        "es": "</p></div><p><b><i><p>" * 500 + "\x00\x01\ufffe &#0; &#xD800; & < > ]]> <!-- -- -->",
        "pl": "<blockquote>" * 300 + "<pre>\n\n code</pre><dl><dt>t<dd>d</dl><hr><hr>",
        "xx": "<a href='http://e.example/a b\"c'>x</a><a href='HTTP://[::1'>y</a><a href='mailto:a@b.example'>m</a><a name=1><a href='#x'>z",
    }
    articles = tuple(
        Article(
            *(place, place, f"Feed <{code}> & \x0b", f"Folder & {place % 3} <i>", f"Title \x00 & <{code}> ]]>", body),
            link=f"https://e.example/?a=1&b=<{code}>",
            author="A & B",
            language=code,
            right_to_left=code in ("he", "ar"),
            minutes=1.0,
            pictures=(url,),
        )
        for place, (code, body) in enumerate(bodies.items(), 1)
    )
    words = EditionWords(Language(UTC), UTC)
    broken = {url: ("png", b"")}
    editions = {
        "hostile": (Edition(1, 1_781_161_200.0, articles, articles[:3]), {}),
        "short news alone": (Edition(2, 1_781_161_200.0, (), articles), {}),
        "nothing": (Edition(3, 1_781_161_200.0, ()), broken),
    }
    made = []
    for name, (edition, pictures) in editions.items():
        made.append(folder / f"{name}.epub")
        made[-1].write_bytes(make_epub(edition, pictures, ("png", b""), words))
    return made


def check(book: Path) -> bool:
    if not CHECKER.exists() or not shutil.which("java"):
        print("epubcheck is not installed (apt install epubcheck): not checked")
        return True
    done = subprocess.run(["java", "-jar", str(CHECKER), str(book)], capture_output=True, text=True, check=False)
    said = (done.stdout + done.stderr).strip().splitlines()
    print(
        f"epubcheck, {book.stem}:",
        next((line for line in said if line.startswith("Messages:")), said[-1] if said else "said nothing"),
    )
    return done.returncode == 0


def main() -> int:
    from tests.perf.machine import describe_machine

    print(describe_machine())
    print(f"{'an edition of ' + str(ARTICLES) + ' articles':<32}{'CPU s':>7}{'MB':>7}{'kB':>8}")
    is_fine = True
    for form in ("epub", "pdf"):
        command = [sys.executable, "-m", "tests.perf.bench_edition", form]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        spent, peak, size = done.stdout.split()[-3:]
        is_fine = is_fine and float(spent) <= SECONDS and float(peak) <= MEGABYTES
        print(f"{form:<32}{spent:>7}{peak:>7}{size:>8}")
    with tempfile.TemporaryDirectory() as name:
        for book in [make_demo(Path(name)), *make_hostile(Path(name))]:
            is_fine = check(book) and is_fine
    return 0 if is_fine else 1


if __name__ == "__main__":
    if len(sys.argv) > 1:
        measure(sys.argv[1])
    else:
        raise SystemExit(main())
