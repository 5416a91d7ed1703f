"""Makes papers: time and memory for one of 200 articles, as EPUB and as PDF, each in a process of its own; then one of
the demo's feeds, which epubcheck reads where it is installed, and whose front page becomes a picture for the README.

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
    from reader.model.editions import Edition, Piece

    body = (
        "".join(f"<p>{_WORDS * 6}</p>" for _ in range(9))
        + "<ul><li>One</li><li>Two</li></ul><blockquote>Said.</blockquote>"
    )
    pieces = tuple(
        Piece(
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
    return Edition(1, 1_781_161_200.0, pieces)


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
    """In the child: prints processor seconds, peak megabytes, kilobytes of the file, pages."""
    import resource
    import time
    from datetime import UTC

    from reader.edition.epub import write_epub
    from reader.engine.edition.press import PressJob

    from reader.edition.words import PaperWords
    from reader.model.editions import PictureFile
    from reader.paths import Profile
    from reader.wording.words import English

    with tempfile.TemporaryDirectory() as name:
        folder, edition = Path(name), make_large()
        words, pages = PaperWords(English(UTC), UTC), 0
        if form == "epub-alone":  # what the engine itself does
            started, path = time.process_time(), folder / "paper.epub"
            write_epub(edition, {}, words, path)
        else:
            from PySide6.QtGui import QGuiApplication
            from reader.gui.paper.press import make_everything

            app = QGuiApplication([])
            files = _draw_pictures(folder)
            started = time.process_time()
            job = PressJob(edition, files, name, 1_072, with_pdf=form == "pdf", paper="A4")
            done = make_everything(job, Profile(folder), UTC)
            pages = done.page_count
            path = folder / (done.pdf or "paper.epub")
            if form == "epub":
                made = {
                    url: PictureFile(kind, (folder / file).read_bytes())
                    for url, (kind, file) in done.pictures.items()
                }
                write_epub(edition, made, words, path)
            del app
        spent = time.process_time() - started
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1_000
        print(f"{spent:.2f} {peak:.0f} {path.stat().st_size / 1_000:.0f} {pages}")


def print_demo(folder: Path) -> Path:
    """A paper of the demo's feeds, and its front page as a picture."""
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from reader.edition.epub import write_epub
    from reader.gui.paper.measures import A4
    from reader.gui.paper.paper import Paper

    from reader.clock import FakeClock
    from reader.engine.edition.gather import gather, make_wish
    from reader.engine.edition.make import MakingTools, find_files, make_words, press_edition
    from reader.gui.pictures.decode import decode
    from reader.paths import Profile
    from reader.store.db import open_store
    from reader.store.settings import load_settings
    from tests.gui import shot_stage

    app = QGuiApplication.instance() or QGuiApplication([])
    stage, clock = shot_stage.make_stage(folder / "profile"), FakeClock(shot_stage.NOW)
    profile = Profile(stage.filled)
    conn = open_store(profile.database, clock.now())
    settings = load_settings(conn)
    zone = shot_stage.MOMENT.tzinfo
    assert zone is not None
    edition = gather(conn, settings, make_wish(settings), clock.now()).edition
    tools = MakingTools(profile, conn, clock, zone)
    pressed = press_edition(tools, settings, edition)
    words = make_words(profile, zone)
    book = folder / "demo.epub"
    write_epub(edition, pressed.pictures, words, book)
    files = find_files(profile, edition)
    paper = Paper(
        edition, words, lambda url: decode(files[url].read_bytes(), 1_400) if url in files else None, A4
    )
    image = QImage(900, round(900 * A4.height / A4.width), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paper.paint_in(painter, QRectF(image.rect()), 1)
    painter.end()
    image.save(str(PICTURE))
    conn.close()
    print(
        f"demo: {len(edition.all_pieces)} posts, {len(pressed.pictures)} pictures, {paper.page_count} pages of A4"
    )
    del app
    return book


def print_hostile(folder: Path) -> list[Path]:
    """Right to left, Chinese, a table of ten thousand cells, SVG, pictures that are none, soup; and a paper of nothing."""
    from datetime import UTC

    from reader.edition.epub import write_epub

    from reader.edition.words import PaperWords
    from reader.model.editions import Edition, PictureFile, Piece
    from reader.wording.words import English

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
        "xx": "<a href='http://e.example/a b\"c'>x</a><a href='HTTP://[::1'>y</a><a name=1><a href='#x'>z",
    }
    pieces = tuple(
        Piece(
            *(
                place,
                place,
                f"Feed <{code}> & \x0b",
                f"Folder & {place % 3} <i>",
                f"Title \x00 & <{code}> ]]>",
                body,
            ),
            link=f"https://e.example/?a=1&b=<{code}>",
            author="A & B",
            language=code,
            right_to_left=code in ("he", "ar"),
            minutes=1.0,
            pictures=(url,),
        )
        for place, (code, body) in enumerate(bodies.items(), 1)
    )
    words = PaperWords(English(UTC), UTC)
    broken = {url: PictureFile("image/png", b"")}
    papers = {
        "hostile": (Edition(1, 1_781_161_200.0, pieces, pieces[:3]), {}),
        "short news alone": (Edition(2, 1_781_161_200.0, (), pieces), {}),
        "nothing": (Edition(3, 1_781_161_200.0, ()), broken),
    }
    made = []
    for name, (edition, pictures) in papers.items():
        made.append(folder / f"{name}.epub")
        write_epub(edition, pictures, words, made[-1])
    return made


def check(book: Path) -> bool:
    if not CHECKER.exists() or not shutil.which("java"):
        print("epubcheck is not installed (apt install epubcheck): not checked")
        return True
    done = subprocess.run(
        ["java", "-jar", str(CHECKER), str(book)], capture_output=True, text=True, check=False
    )
    said = (done.stdout + done.stderr).strip().splitlines()
    print(
        f"epubcheck, {book.stem}:",
        next((line for line in said if line.startswith("Messages:")), said[-1] if said else "said nothing"),
    )
    return done.returncode == 0


def main() -> int:
    from tests.perf.machine import describe_machine

    print(describe_machine())
    print(f"{'an edition of ' + str(ARTICLES) + ' articles':<32}{'CPU s':>7}{'MB':>7}{'kB':>8}{'pages':>7}")
    is_fine = True
    for form in ("epub-alone", "epub", "pdf"):
        command = [sys.executable, "-m", "tests.perf.bench_edition", form]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        spent, peak, size, pages = done.stdout.split()[-4:]
        is_fine = is_fine and float(spent) <= SECONDS and float(peak) <= MEGABYTES
        print(f"{form:<32}{spent:>7}{peak:>7}{size:>8}{pages:>7}")
    with tempfile.TemporaryDirectory() as name:
        for book in [print_demo(Path(name)), *print_hostile(Path(name))]:
            is_fine = check(book) and is_fine
    return 0 if is_fine else 1


if __name__ == "__main__":
    if len(sys.argv) > 1:
        measure(sys.argv[1])
    else:
        raise SystemExit(main())
