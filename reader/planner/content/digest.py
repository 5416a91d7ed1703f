"""Features of one post's text, in any script: the few numbers that profiles, stories and interest need. Pure: never
raises, bounded cost.

Scripts that write no spaces are cut into overlapping pairs of characters, which finds the same words without a
dictionary. How common a word is tells most of what it is worth, but not enough where only one or two feeds are written
in a language, so stop words of the usual languages are listed.
"""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable
from functools import cache
from itertools import pairwise

import numpy as np
from msgspec import Struct

from reader.html.tokenizer import unescape
from reader.planner.content.vectors import Buckets, Vector, bucket_of, make_vector

_ENGLISH = """
    a about above after again against all almost also although always am among an and another any are around as at
    back be became because become been before behind being below between both but by came can cannot come could
    did do does doing done down during each either else ever every few for from get gets give go goes going gone
    got had has have having he her here hers herself him himself his how however if in into is isn it its itself
    just keep last least less let like made make many may me might mine more most much must my myself near never
    next no nobody none nor not nothing now of off often on once one only onto or other others our ours out
    over own per perhaps put quite rather really said same say says see seem seems seen several shall she should
    since so some somebody something soon still such take than that the their theirs them themselves then there
    therefore these they thing things this those though through till to together too toward towards two under
    until up upon us very via was way we well went were what whatever when where whether which while who whole
    whom whose why will with within without would yes yet you your yours yourself don doesn didn wasn weren won
    couldn wouldn shouldn ll re ve"""
_GERMAN = """
    ab aber alle allem allen aller alles als also am an andere anderen anderer anderes auch auf aus außer bald bei
    beim bereits bin bis bisher bist da dabei dadurch dafür dagegen daher dahin damit danach dann daran darauf
    daraus darf darin darüber darum das dass dazu dem den denn der deren des dessen dich die dies diese diesem
    diesen dieser dieses dir doch dort du durch ein eine einem einen einer eines einige einigen einmal er erst es
    etwas euch euer für gegen gewesen geworden gibt ging hab habe haben hat hatte hatten her hier hin hinter ich
    ihm ihn ihnen ihr ihre ihrem ihren ihrer im immer in ins ist ja je jede jedem jeden jeder jedes jetzt kann
    kein keine keinem keinen keiner können könnte konnte lassen man manche mehr mein meine mich mir mit muss
    musste nach nachdem neu neue neuen neuer nicht nichts nie niemand noch nun nur ob oder ohne schon sehr sei
    sein seine seinem seinen seiner seit sich sie sind so sogar soll sollen sollte sondern sonst über um und uns
    unser unsere unter vom von vor während war waren warum was weg weil weiter welche welcher wenn wer werde
    werden wie wieder will wir wird wo wohl wollen wurde wurden würde zu zum zur zwar zwei zwischen"""
_FRENCH = """
    afin ai aient ainsi alors apr après as assez au aucun aucune aujourd auquel aussi autour autre autres aux avaient
    avait avant avec avez avoir avons bien car ce ceci cela celle celles celui ces cet cette ceux chaque chez
    comme comment contre dans de debout depuis derrière des dès désormais deux devant doit donc dont du durant
    elle elles en encore enfin entre es est et étaient était été être eu eux fait faire faut font hors hui ici il
    ils jamais je jusqu jusque la là laquelle le lequel les lesquels leur leurs lors lorsque lui ma mais malgré me
    même mêmes mes mieux moi moins mon ne ni non nos notre nous nouveau nouvelle on ont ou où par parce parmi pas
    pendant peu peut peuvent plus plusieurs plutôt pour pourquoi pourtant près puis quand que quel quelle
    quelques qui quoi sa sans se selon sera ses seulement si sien soi soit son sont sous souvent sur ta tandis tant
    te tes toi ton toujours tous tout toute toutes très trop tu un une vers voici voilà vos votre vous vu"""
_SPANISH = """
    al algo algún alguna algunas alguno algunos allí ambos ante antes aquel aquella aquí así aún aunque bajo bien
    cabe cada casi como cómo con contra cual cuál cuando cuándo de del desde después donde dónde dos durante el él
    ella ellas ellos en entonces entre era eran es esa esas ese eso esos esta está están estar estas este esto
    estos fue fueron ha había habían han hasta hay he la las le les lo los luego más me mejor menos mi mientras
    mis mismo mucha muchas mucho muchos muy nada nadie ni no nos nosotros nuestra nuestro nueva nuevo nunca os
    otra otras otro otros para pero poco por porque pues que qué quien quién se sea según ser será si sí sido sin
    sino sobre solo sólo son soy su sus también tan tanto te tiene tienen toda todas todavía todo todos tras tu
    tus un una unas uno unos usted ya yo"""
_ITALIAN = """
    ad agli ai al alla alle allo altra altre altri altro anche ancora avere aveva bene che chi ci come con contro
    così cui da dagli dai dal dalla dalle dallo degli dei del dell della delle dello dentro di dopo dove due dunque
    ed egli era erano essere fa fino fra già gli ha hanno ho il in io la le lei li lo loro lui ma mai me meno mentre
    mi mio molto ne negli nei nel nella nelle nello nessuno niente noi non nostra nostro nuova nuovo ogni oltre
    ora ove per perché però più poco poi prima qua quale quali quando quanto quasi quella quelle quelli quello
    questa queste questi questo qui quindi sarà se sei sempre senza si sia siamo siano sono sopra sotto sta stata
    stati stato su sua sue sugli sui sul sulla sulle sullo suo suoi tra troppo tu tutta tutte tutti tutto un una uno
    verso vi voi"""
_PORTUGUESE = """
    ainda algo algum alguma alguns ante antes ao aos apenas após aquela aquele aqui as até bem cada com como contra
    da das de dela dele deles depois desde dessa desse desta deste dia do dois dos durante é ela elas ele eles em
    enquanto entre era essa esse esta está estão estar este eu foi for foram há isso isto já lhe mais mas me mesmo
    meu minha muito muitos na nas nem nenhum nessa nesta neste no nos nós nova novo num numa nunca os ou outra
    outras outro outros para pela pelas pelo pelos perto pois por porque pouco quais qual quando quanto quase que
    quem se sem sempre ser será seu seus só sob sobre sua suas também tanto tão te tem têm tinha todas todo todos
    tudo um uma uns vai você"""
_DUTCH = """
    aan al alle alles als altijd ben bij bijna dan dat de deze die dit doen door dus een eens en er even ge geen
    geweest had hadden heb hebben heeft hem het hier hij hoe hun iets ik in is ja je kan kon kunnen maar me meer
    men met mij mijn moet na naar niet niets nieuwe nog nooit nu of om omdat onder ons ook op over reeds sinds te
    tegen toch toen tot tussen uit uw van veel voor waar want waren was wat weer wel werd werden wie wij wil word
    worden wordt zal ze zei zelf zich zij zijn zo zonder zou"""
_NORDIC = """
    alla allt alt andra andre at att av bara bare bland blev bli bliver blir både da de deg dem den denna denne
    der deres dess det detta dette dig din ditt du där då efter ej ell eller en enn er ert et ett etter fick for
    fordi fra från før för gjør gjorde ha hade hadde han hans har havde hende hennes henne her hon hos hun hur
    hva hvad hver hvis hvor här i icke ikke inga ingen inn inte jag jeg kan kommer kun kunne lite litt man mange
    med medan mellan mellem mellom men mens mer mig min mitt mot mycket må må måste ned nej nok noen nogle nogon
    nye något några når när nå nu ny och og også om op opp os oss over på sa sagt samma samme seg selv sig sin
    sina sine sitt sitta skal skall skulle ska som så til till udan under unna upp ur ut uten uden var vara vart
    ved vi vid vil vill ville vor vår være været än är åt över"""
_POLISH = """
    aby albo ale bardzo bez bo być był była było były będą będzie ci cię co coraz coś czy czyli dla dlaczego do
    dwa gdy gdzie go ich ile im inne innych iż ja jak jako je jego jej jest jeszcze jeśli już każdy kiedy kto która
    które którego której który których którzy lecz lub ma mają mi mnie może można mu my na nad nam nas nasz nawet
    nic nich nie niej niego nim niż no nowe nowy od oraz po pod ponad ponieważ poza prawie przed przez przy raz są
    się skąd swoje swój ta tak także tam te tego tej ten teraz też to tu tych tylko tym ty tę tą ów we wiele więc
    wszystkie wszystko wtedy wy za zanim zawsze ze zaś że żeby"""
_RUSSIAN = """
    без более больше будет будто бы был была были было быть вам вас ведь во вот впрочем все всегда всего всех
    всю вы где да даже два для до другой его ее ей ему если есть еще ещё же за зачем здесь из или им иногда их
    как какая какой когда конечно кто куда ли лучше между меня мне много может можно мой моя мы на над надо
    наконец нас не него нее ней нельзя нет ни нибудь никогда ним них ничего но новая новый ну об один он она
    они опять от перед по под после потом потому почти при про раз разве с сам свою себе себя сейчас со совсем
    так также такой там тебя тем теперь то тогда того тоже только том тот три тут ты у уж уже хоть хорошо чего
    чем через что чтоб чтобы чуть эти этого этой этом этот эту это я"""
_TURKISH = """
    acaba ama artık aslında az bana bazı belki ben beni bile bir biri birkaç birçok biz bize bu buna bunlar bunu
    bunun burada çok çünkü da daha de defa değil diye en gibi göre hem hep hepsi her hiç için ile ilk ise işte kadar
    ki kim mi mı mu mü nasıl ne neden nerede niçin niye o olan olarak oldu olduğu onlar onu onun ya yani yeni
    yok sadece sonra siz şey şu tüm var ve veya üzere"""
_GREEK = """
    αλλά αν αντί από αυτά αυτή αυτό αυτός για δε δεν εγώ είναι εκεί ένα ένας επί έχει ή ήταν η θα και κάθε κατά
    κι με μεταξύ μετά μη μην μια μόνο μου να ο οι όμως όπως όπου όταν ότι ούτε όχι παρά πιο που πριν προς πως σαν
    σας σε στα στη στην στις στο στον στους τα τη την της τι τις το τον του τους των ως"""
_ARABIC = """
    أن أو إذا إلى إن أي أيضا التي الذي الذين الى اليوم أما أمام أنه أول بعد بعض بل بين تحت ثم حتى حول حيث خلال دون
    ذلك سوف عام عبر عدد عدم على عليه عن عند عندما غير فقد فقط في فيه فيها قبل قد كان كانت كل كما لا لكن لم لن له
    لها ليس ما مثل مع من منذ منه منها نحو هذا هذه هل هم هناك هو هي وقد وكان ولا ولم وما ومن وهو وهي يكون"""
_HEBREW = """
    אבל או אחרי אך אל אם אני אף את אתה בין גם הוא היא היה היו הם זאת זה זו יותר יש כאשר כבר כדי כי כל כך כמו לא
    לו לי לפני מה מי מן מעט עד עוד על עם פי רק של שלא שלו שלה שם תחת"""
_HINDI = """
    और का की के को से में है हैं था थी थे पर ने यह वह ये वे इस उस भी तो ही जो कि एक नहीं कर करने किया लिए साथ बाद तक
    अपने अपनी अपना हो होता होती हुए गया गई या जब तब कुछ कोई सब"""
_UKRAINIAN = """
    або але без біля був була були було бути від він вони все всі де для до його є за з зі із же й коли крім ли між
    можна може на над не ні про під після при та так також там те ти то тому у це цей цього ці ця чи що щоб як який
    яка які"""

FUNCTION_WORDS: frozenset[str] = frozenset(
    word.casefold()
    for words in (
        *(_ENGLISH, _GERMAN, _FRENCH, _SPANISH, _ITALIAN, _PORTUGUESE, _DUTCH, _NORDIC, _POLISH, _RUSSIAN),
        *(_TURKISH, _GREEK, _ARABIC, _HEBREW, _HINDI, _UKRAINIAN),
    )
    for word in words.split()
)
# Japanese function words are written in hiragana alone.
_HIRAGANA = re.compile("[\u3040-\u309f]+")


def says_something(word: str) -> bool:
    # Called for every word of every post, so the usual ones are decided without the pattern.
    return word not in FUNCTION_WORDS and (word < "\u3040" or _HIRAGANA.fullmatch(word) is None)


TITLE_CHARACTERS = 400
TEXT_CHARACTERS = 2_000
"""The first paragraphs say what a post is about; more only costs time."""
MOST_WORDS = 160
STEM_LETTERS = 5

# Han, kana, Hangul, Thai, Lao, Burmese, Khmer: no spaces between words, or endings attached to them.
_UNSPACED = (
    "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u30ff\u3130-\u318f\u31f0-\u31ff"
    "\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7ff\uf900-\ufaff\U00020000-\U0003ffff"
)


def _ranges_of_marks() -> str:
    """Vowel signs and accents for a character class: they belong to their word, though Python's \\w leaves them out."""
    marks = [c for c in range(0x300, 0x1E00) if unicodedata.category(chr(c)).startswith("M")]
    return "".join(f"\\u{code:04x}" for code in marks)


@cache
def _unspaced_pattern() -> re.Pattern[str]:
    return re.compile(f"[{_UNSPACED}]")


@cache  # both take long to make, and most starts read no entry
def _word_pattern() -> re.Pattern[str]:
    return re.compile(
        f"[{_UNSPACED}]+"  # a run of a script without spaces
        r"|\d+(?:[.,]\d+)+"  # 26.1 and 1,200 are one thing
        rf"|(?:(?![{_UNSPACED}_])[\w{_ranges_of_marks()}])+"
    )


_INVISIBLE = re.compile("[\u00ad\u200b\u2060]")
"""Marks where a word may or must not be broken."""
_MARKUP = re.compile(r"<[^<>]{1,300}>|https?://\S+")


def split_words(text: str, most_characters: int = TITLE_CHARACTERS) -> list[str]:
    """The words in order, in lower case, without single letters."""
    return _split(_tidy(text[: most_characters * 2]).casefold()[:most_characters])


def split_as_written(text: str, most_characters: int = TITLE_CHARACTERS) -> list[str]:
    """The same words with their capitals."""
    return _split(_tidy(text[: most_characters * 2])[:most_characters])


def _split(plain: str) -> list[str]:
    words: list[str] = []
    for run in _word_pattern().findall(plain):
        if not run.isascii() and _unspaced_pattern().match(run):
            words += [run[place : place + 2] for place in range(max(len(run) - 1, 1))]
        elif len(run) > 1 or run.isdecimal():
            words.append(run)
    return words[:MOST_WORDS]


def make_terms(words: list[str]) -> list[str]:
    """The words that say something, and each two of them that are next to each other."""
    telling = [word if says_something(word) else "" for word in words]
    pairs = [f"{first} {second}" for first, second in pairwise(telling) if first and second]
    return [*filter(None, telling), *pairs]


def _tidy(text: str) -> str:
    """The text without leftovers of markup and entities, in one Unicode form."""
    if "&" in text:
        text = unescape(text)
    if "<" in text or "://" in text:
        text = _MARKUP.sub(" ", text)
    return unicodedata.normalize("NFKC", text if text.isascii() else _INVISIBLE.sub("", text))


def stem_of(word: str) -> str:
    """The beginning of a word, so that endings do not matter; marked, so that it isn't taken for a word."""
    return word if len(word) <= STEM_LETTERS or not word.isalpha() else f"{word[:STEM_LETTERS]}~"


# "… - The Guardian", "… | BBC News": the source isn't part of the story.
_SOURCE = re.compile(r"\s[-–—|]\s[^-–—|]{2,40}$")
FEWEST_WORDS_LEFT = 4
NO_NUMBERS: dict[str, frozenset[str]] = {}


class Digest(Struct, frozen=True):
    vector: Vector
    """Words of title and text, and pairs of the title's words."""
    stems: tuple[int, ...]
    """Numbers of the stems of the title's words, each once."""
    before: dict[int, int]
    """The stem before each stem of the title."""
    numbered: dict[str, frozenset[str]]
    """Which numbers follow which word in the title: "game 3" tells it from "game 5"."""


def make_digest(title: str, text: str = "") -> Digest:
    words = split_words(title)
    stems = [stem_of(word) for word in words[: _words_of_heading(title, words)]]
    terms = _terms(words, text)
    buckets = [bucket_of(stem) for stem in stems]
    before = {stem: previous for previous, stem in pairwise(buckets)}
    return Digest(make_vector(terms), tuple(dict.fromkeys(buckets)), before, _numbered(stems))


def everything_in(digest: Digest) -> Buckets:
    """The terms whose document frequency is counted, each once."""
    return np.array(list({*digest.vector.buckets.tolist(), *digest.stems}), dtype=np.uint32)


def spell_out(posts: Iterable[tuple[str, str]]) -> dict[int, str]:
    """The terms of posts, given by title and text, by their numbers, as the posts write them. A word that is written
    without a capital anywhere gets none."""
    terms: dict[int, str] = {}
    written: dict[str, str] = {}
    for title, text in posts:
        for word in (*split_as_written(title), *split_as_written(text, TEXT_CHARACTERS)):
            plain = word.casefold()
            written[plain] = min(written.get(plain, word), word, key=_count_capitals)
        terms |= {bucket_of(term): term for term in _terms(split_words(title), text)}
    return {bucket: " ".join(written.get(word, word) for word in term.split(" ")) for bucket, term in terms.items()}


def _count_capitals(word: str) -> int:
    return sum(letter.isupper() for letter in word)


def _terms(heading: list[str], text: str) -> list[str]:
    """The terms of a post; pairs come from the title only, as those of a text are many and rarely repeat."""
    return make_terms(heading) + [w for w in split_words(text, TEXT_CHARACTERS) if says_something(w)]


def _words_of_heading(title: str, words: list[str]) -> int:
    """The number of a title's words without the name of its source."""
    found = _SOURCE.search(title[-60:])
    if found is None:
        return len(words)
    left = len(words) - len(split_words(found.group()))
    return left if left >= FEWEST_WORDS_LEFT else len(words)


def _numbered(stems: list[str]) -> dict[str, frozenset[str]]:
    found: dict[str, set[str]] = defaultdict(set)
    for before, number in pairwise(stems):
        if number[0].isdecimal():
            found[before].add(number)
    return {before: frozenset(numbers) for before, numbers in found.items()} if found else NO_NUMBERS
