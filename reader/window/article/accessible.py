"""What a screen reader meets in an article: a document of headings, paragraphs, list items, pictures and links.

Qt would show it one label with all of the text. The parts are made when a screen reader first asks for them, and again
once the text is another. Main thread only.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleObject,
    QTextBlock,
    QTextDocument,
    QTextFormat,
)
from PySide6.QtWidgets import QAccessibleWidget, QTextBrowser

from reader.window.kit.translate import tr

Role = QAccessible.Role


class Part(QObject):
    """A part of a document that a screen reader knows by role and name."""

    def __init__(self, around: QObject, role: Role, name: str, start: int, end: int) -> None:
        super().__init__(around)
        self.role, self.name, self.start, self.end = role, name, start, end
        self.parts: list[Part] = []
        self.face: QAccessibleInterface | None = None
        """Kept here, as Qt only borrows it; it ends with the part."""


def list_parts(document: QTextDocument, around: QObject) -> list[Part]:
    """The parts of a document in reading order; links and pictures are inside the others."""
    parts, block = [], document.begin()
    while block.isValid():
        if (part := _read_block(block, around)).name:
            parts.append(part)
        block = block.next()
    return parts


def _read_block(block: QTextBlock, around: QObject) -> Part:
    form = block.blockFormat()
    role = Role.Paragraph if form.textIndent() >= 0 else Role.ListItem  # its mark is in the margin
    part = Part(around, Role.Heading if form.headingLevel() else role, "", block.position(), block.position())
    texts: list[str] = []
    before = ""
    places = block.begin()
    while not places.atEnd():
        fragment = places.fragment()
        letters, text = fragment.charFormat(), fragment.text().replace("\u2028", "\n")
        address = letters.anchorHref() if letters.isAnchor() else ""
        is_picture, end = letters.isImageFormat(), fragment.position() + fragment.length()
        if is_picture:
            alt = letters.property(QTextFormat.Property.ImageAltText) or (tr("Image") if address else "")
            text = text.replace("\ufffc", alt)  # what a text holds in place of a picture
        if address and address == before and not is_picture:
            part.parts[-1].name += text
            part.parts[-1].end = end
        elif text.strip() and (address or is_picture):
            part.parts.append(Part(part, Role.Graphic if is_picture else Role.Link, text, fragment.position(), end))
        before = address if text.strip() else ""
        texts.append(text)
        part.end = end
        places += 1
    part.name = "".join(texts).strip()
    return part


class ReadableBrowser(QTextBrowser):
    """A browser that is a document to a screen reader."""

    def __init__(self) -> None:
        super().__init__()
        self.face: QAccessibleInterface | None = None
        self._parts: list[Part] = []
        self._read: tuple[QTextDocument, int] | None = None

    def list_parts(self) -> list[Part]:
        now = (self.document(), self.document().characterCount())
        if now != self._read:
            for part in self._parts:
                part.deleteLater()
            self._read, self._parts = now, list_parts(self.document(), self)
        return self._parts

    def find_link(self) -> Part | None:
        """The link or picture that has the focus: Qt selects it."""
        start, end = self.textCursor().selectionStart(), self.textCursor().selectionEnd()
        links = (link for part in self.list_parts() for link in part.parts)
        return next((link for link in links if link.start <= start < end <= link.end), None)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Go to the next link, and let a screen reader say which."""
        found = super().focusNextPrevChild(forward)
        if found and QAccessible.isActive() and (link := self.find_link()) is not None:
            QAccessible.updateAccessibility(QAccessibleEvent(link, QAccessible.Event.Focus))
        return found


class _Document(QAccessibleWidget):
    def __init__(self, browser: ReadableBrowser) -> None:
        super().__init__(browser, Role.Document)
        self._browser = browser

    def childCount(self) -> int:
        return len(self._browser.list_parts())

    def child(self, index: int) -> Any:
        return _find(self._browser.list_parts(), index)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return _index(self._browser.list_parts(), child)

    def focusChild(self) -> Any:
        if not self._browser.hasFocus():
            return None
        return QAccessible.queryAccessibleInterface(self._browser.find_link() or self._browser)

    def state(self) -> QAccessible.State:
        state = super().state()
        state.readOnly, state.multiLine = True, True
        return state


class _Part(QAccessibleObject):
    def __init__(self, part: Part, browser: ReadableBrowser) -> None:
        super().__init__(part)
        self._part, self._browser = part, browser

    def role(self) -> Role:
        return self._part.role

    def text(self, kind: QAccessible.Text) -> str:
        return self._part.name if kind is QAccessible.Text.Name else ""

    def parent(self) -> Any:
        return QAccessible.queryAccessibleInterface(self._part.parent() or self._browser)

    def childCount(self) -> int:
        return len(self._part.parts)

    def child(self, index: int) -> Any:
        return _find(self._part.parts, index)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return _index(self._part.parts, child)

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.readOnly = True
        if self._part.role in (Role.Link, Role.Graphic):
            state.focusable = state.linked = True
            state.focused = self._browser.hasFocus() and self._browser.find_link() is self._part
        return state

    def rect(self) -> QRect:
        """Where its lines are on the screen."""
        browser, document = self._browser, self._browser.document()
        box = document.documentLayout().blockBoundingRect(document.findBlock(self._part.start)).toRect()
        box.translate(-browser.horizontalScrollBar().value(), -browser.verticalScrollBar().value())
        return QRect(browser.viewport().mapToGlobal(box.topLeft()), box.size())


def _find(parts: list[Part], index: int) -> QAccessibleInterface | None:
    return QAccessible.queryAccessibleInterface(parts[index]) if 0 <= index < len(parts) else None


def _index(parts: list[Part], child: QAccessibleInterface) -> int:
    return next((number for number, part in enumerate(parts) if part is child.object()), -1)


def _make_face(name: str, thing: QObject) -> QAccessibleInterface | None:
    if isinstance(thing, ReadableBrowser):
        thing.face = _Document(thing)
        return thing.face
    if isinstance(thing, Part):
        around: QObject | None = thing
        while not isinstance(around, ReadableBrowser):
            assert around is not None
            around = around.parent()
        thing.face = _Part(thing, around)
        return thing.face
    return None


QAccessible.installFactory(_make_face)
