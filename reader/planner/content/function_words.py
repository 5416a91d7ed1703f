"""Stop words of the languages that feeds are mostly written in. Pure.

How common a word is tells most of what it is worth, but not enough where only one or two feeds are written in a
language: there "der" or "les" is as rare as "ferry". Other languages are judged by how common their words are alone.
"""

from __future__ import annotations

import re

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
