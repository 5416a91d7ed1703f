"""What a menu and a software centre say of the program, in the languages that it speaks beside English. Pure."""

from __future__ import annotations

from typing import NamedTuple


class Words(NamedTuple):
    kind: str
    summary: str
    keywords: str
    """Beside rss, atom, feed, podcast and opml."""


WORDS = {
    "de": Words("Feedreader", "Feedreader, der abruft, kurz bevor Sie nachsehen", "nachrichten"),
    "es": Words("Lector de canales", "Lector de canales que consulta justo antes de que entres", "noticias"),
    "fr": Words("Lecteur de flux", "Lecteur de flux qui relève juste avant que vous ne veniez lire", "actualités"),
    "it": Words("Lettore di feed", "Lettore di feed che scarica le novità poco prima che tu guardi", "notizie"),
    "ja": Words("フィードリーダー", "見る直前に取得するフィードリーダー", "ニュース"),
    "pl": Words("Czytnik kanałów", "Czytnik kanałów, który pobiera nowości, tuż zanim zajrzysz", "wiadomości"),
    "pt_BR": Words("Leitor de feeds", "Leitor de feeds que baixa as novidades pouco antes de você olhar", "notícias"),
    "zh_CN": Words("订阅阅读器", "在您查看之前恰好完成抓取的订阅阅读器", "新闻"),
}
