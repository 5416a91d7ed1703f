"""Renders the article view to PNG files, to be looked at: python -m tests.window.article.pictures FOLDER [SCALE]."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from msgspec.structs import replace

SCALE = sys.argv[2] if len(sys.argv) > 2 else "1"
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["QT_SCALE_FACTOR"] = SCALE

from PySide6.QtCore import QThreadPool  # noqa: E402
from PySide6.QtGui import QAction, QFont  # noqa: E402
from PySide6.QtWidgets import QApplication, QWidget  # noqa: E402

from reader.window.article.newspaper import NewspaperView  # noqa: E402
from reader.window.article.record import TextChoice  # noqa: E402
from reader.window.article.view import ArticleView  # noqa: E402
from reader.window.kit import tokens  # noqa: E402
from tests.window.article.fakes import FakeHost, FakeSource, paint_picture  # noqa: E402
from tests.window.article.samples import NOW, PICTURE_URL, make_samples  # noqa: E402


def settle(app: QApplication) -> None:
    for _ in range(50):
        app.processEvents()
        QThreadPool.globalInstance().waitForDone(100)


def shoot(widget: QWidget, path: Path) -> None:
    widget.grab().save(str(path))
    print(path)


def shoot_articles(app: QApplication, folder: Path) -> None:
    for theme, colours in (("light", tokens.LIGHT), ("dark", tokens.DARK)):
        for name, article in make_samples().items():
            tall = 2100 if name == "estuary" else 720
            for pictures in (True, False) if name == "estuary" else (True,):
                view = ArticleView(FakeHost(), FakeSource({PICTURE_URL: paint_picture(1280, 500)}), lambda: NOW)
                view.resize(652, tall)
                view.set_colours(colours)
                view.show()
                view.show_article(article, pictures=pictures)
                settle(app)
                shoot(view, folder / f"{name}{'' if pictures else '-hidden'}-{theme}-{SCALE}x.png")
                view.deleteLater()


def shoot_states(app: QApplication, folder: Path) -> None:
    view = ArticleView(FakeHost(), None, lambda: NOW)
    view.resize(652, 400)
    view.show()
    shoot(view, folder / f"nothing-{SCALE}x.png")
    view.resize(1030, 720)
    view.set_text_choice(TextChoice(serif=False, px=20))
    view.show_article(make_samples()["estuary"])
    view.find_bar.open_bar()
    view.find_bar._field.setText("the t")
    settle(app)
    shoot(view, folder / f"find-sans-20px-{SCALE}x.png")


def shoot_newspaper(app: QApplication, folder: Path) -> None:
    for theme, colours in (("light", tokens.LIGHT), ("dark", tokens.DARK)):
        view = NewspaperView(FakeHost(), FakeSource({PICTURE_URL: paint_picture(1280, 300)}), lambda: NOW)
        view.resize(1032, 724)
        view.set_colours(colours)
        view.set_post_actions([QAction("Star"), QAction("Browser")])
        posts = [replace(article, entry_id=number) for number, article in enumerate(make_samples().values())]
        view.show()
        view.show_posts(posts, unread=range(7), pictures=True)
        view.append_posts([])
        settle(app)
        shoot(view, folder / f"newspaper-{theme}-{SCALE}x.png")
        view.go_by(3)
        settle(app)
        shoot(view, folder / f"newspaper-later-{theme}-{SCALE}x.png")


def main() -> None:
    app = QApplication([])
    app.setStyle("Fusion")
    font = QFont(["Inter", "Noto Sans", "DejaVu Sans"])
    font.setPixelSize(13)
    app.setFont(font)
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    shoot_articles(app, folder)
    shoot_states(app, folder)
    shoot_newspaper(app, folder)


if __name__ == "__main__":
    main()
