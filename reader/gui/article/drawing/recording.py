"""The recording of an article: a line about it under the title, and its chapters under the text.

Runs on the window's thread.
"""

from __future__ import annotations

from PySide6.QtGui import QColor, QTextOption

from reader.gui.article.content.internal_links import CHAPTER, DOWNLOAD, PLAY
from reader.gui.article.content.layout_text import clean
from reader.gui.article.drawing.build import Builder
from reader.gui.article.record import ArticleSound
from reader.gui.kit import tokens
from reader.gui.kit.listening_words import minutes_of
from reader.gui.kit.translate import tr
from reader.wording.dates import clock_of

_TITLE_LEFT = 72


def add_recording(builder: Builder, sound: ArticleSound) -> None:
    """ "▶ Play · Not downloaded, 34 MB · Download"."""
    looks = builder.looks
    quiet = looks.interface(tokens.LIST_TEXT.px, looks.colours.text_3)
    play, link = (looks.interface(tokens.LIST_TEXT.px, looks.colours.accent_text) for _ in range(2))
    looks.make_link(play, PLAY)
    looks.make_link(link, DOWNLOAD)
    builder.start_block(looks.lines(tokens.INTERFACE.px, line=tokens.INTERFACE.line + 2), quiet)
    builder.cursor.insertText("▶ " + tr("Play"), play)
    builder.cursor.insertText(" · " + clean(sound.note), quiet)
    if sound.offer:
        builder.cursor.insertText(" · ", quiet)
        builder.cursor.insertText(sound.offer, link)


def add_chapters(builder: Builder, sound: ArticleSound | None) -> None:
    """Each with its time, name and length; a click plays from there."""
    if sound is None or not sound.chapters:
        return
    looks = builder.looks
    builder.add_rule(above=8, below=4)
    ends = [*(one.start_s for one in sound.chapters[1:]), sound.duration_s or sound.chapters[-1].start_s]
    for number, (one, end) in enumerate(zip(sound.chapters, ends, strict=True)):
        is_heard = number == sound.chapter
        ink = looks.colours.accent_text if is_heard else looks.colours.text_3
        time = looks.interface(tokens.INTERFACE.px, ink, semibold=is_heard)
        name = looks.interface(tokens.INTERFACE.px, looks.colours.text, semibold=is_heard)
        looks.make_link(name, f"{CHAPTER}{number}", underline=False)
        name.setForeground(QColor(looks.colours.text))
        quiet = looks.interface(tokens.LIST_TEXT.px, looks.colours.text_3)
        lines = looks.lines(tokens.INTERFACE.px, above=6, below=6, line=tokens.INTERFACE.line)
        lines.setTabPositions([QTextOption.Tab(_TITLE_LEFT, QTextOption.TabType.LeftTab)])
        builder.start_block(lines, time)
        builder.cursor.insertText(("▶ " if is_heard else "") + clock_of(one.start_s) + "\t", time)
        builder.cursor.insertText(clean(one.title)[:200], name)
        if end > one.start_s:
            minutes = tr("{n} min").format(n=minutes_of(end - one.start_s))
            builder.cursor.insertText(f"\u2003{minutes}", quiet)
