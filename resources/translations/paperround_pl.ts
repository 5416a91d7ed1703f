<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl">
  <context>
    <name>Paperround</name>
    <message>
      <source>Attached</source>
      <translation>Załączniki</translation>
    </message>
    <message>
      <source>sound</source>
      <translation>dźwięk</translation>
    </message>
    <message>
      <source>film</source>
      <translation>film</translation>
    </message>
    <message>
      <source>picture</source>
      <translation>obraz</translation>
    </message>
    <message>
      <source>text</source>
      <translation>tekst</translation>
    </message>
    <message>
      <source>Fetching the page…</source>
      <translation>Pobieranie strony…</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>Odtwórz</translation>
    </message>
    <message>
      <source>Comments</source>
      <translation>Komentarze</translation>
    </message>
    <message>
      <source>d MMMM yyyy</source>
      <translation>d MMMM yyyy</translation>
    </message>
    <message>
      <source>1 minute to watch</source>
      <translation>1 minuta oglądania</translation>
    </message>
    <message>
      <source>1 minute to read</source>
      <translation>1 minuta czytania</translation>
    </message>
    <message>
      <source>The page gave no article. Showing what the feed sent.</source>
      <translation>Na stronie nie znaleziono artykułu. Pokazano to, co przysłał kanał.</translation>
    </message>
    <message numerus="yes">
      <source>Continue reading, {minutes} more minutes</source>
      <translation>
        <numerusform>Czytaj dalej, jeszcze {minutes} minuta</numerusform>
        <numerusform>Czytaj dalej, jeszcze {minutes} minuty</numerusform>
        <numerusform>Czytaj dalej, jeszcze {minutes} minut</numerusform>
      </translation>
    </message>
    <message>
      <source>Continue reading, 1 more minute</source>
      <translation>Czytaj dalej, jeszcze 1 minuta</translation>
    </message>
    <message numerus="yes">
      <source>{minutes} minutes to watch</source>
      <translation>
        <numerusform>{minutes} minuta oglądania</numerusform>
        <numerusform>{minutes} minuty oglądania</numerusform>
        <numerusform>{minutes} minut oglądania</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{minutes} minutes to read</source>
      <translation>
        <numerusform>{minutes} minuta czytania</numerusform>
        <numerusform>{minutes} minuty czytania</numerusform>
        <numerusform>{minutes} minut czytania</numerusform>
      </translation>
    </message>
    <message>
      <source>{n} min</source>
      <translation>{n} min</translation>
    </message>
    <message>
      <source>Show pictures</source>
      <translation>Pokaż obrazy</translation>
    </message>
    <message>
      <source>Pictures are shown. They take more data, and each one’s server sees that you fetched it.</source>
      <translation>Obrazy są pokazywane. Zużywają więcej danych, a serwer każdego z nich widzi, że został pobrany.</translation>
    </message>
    <message>
      <source>Pictures are not loaded.</source>
      <translation>Obrazy nie są wczytywane.</translation>
    </message>
    <message>
      <source>Only a headline here.</source>
      <translation>Jest tu tylko nagłówek.</translation>
    </message>
    <message>
      <source>Fetch full text</source>
      <translation>Pobierz pełny tekst</translation>
    </message>
    <message>
      <source>Nothing selected</source>
      <translation>Nic nie zaznaczono</translation>
    </message>
    <message>
      <source>Just this once</source>
      <translation>Tylko ten raz</translation>
    </message>
    <message>
      <source>Always for this feed</source>
      <translation>Zawsze dla tego kanału</translation>
    </message>
    <message>
      <source>Always for all feeds</source>
      <translation>Zawsze dla wszystkich kanałów</translation>
    </message>
    <message>
      <source>Keep them</source>
      <translation>Zostaw</translation>
    </message>
    <message>
      <source>Only when I ask</source>
      <translation>Tylko na życzenie</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>Kopiuj</translation>
    </message>
    <message>
      <source>Select all</source>
      <translation>Zaznacz wszystko</translation>
    </message>
    <message>
      <source>Open this link in the browser</source>
      <translation>Otwórz ten odnośnik w przeglądarce</translation>
    </message>
    <message>
      <source>Copy this link</source>
      <translation>Kopiuj ten odnośnik</translation>
    </message>
    <message>
      <source>This article is too long to be shown in one piece.</source>
      <translation>Ten artykuł jest za długi, by pokazać go w całości.</translation>
    </message>
    <message>
      <source>Continue in the browser</source>
      <translation>Czytaj dalej w przeglądarce</translation>
    </message>
    <message>
      <source>Saved as {name}</source>
      <translation>Zapisano jako {name}</translation>
    </message>
    <message>
      <source>Find in this article</source>
      <translation>Znajdź w tym artykule</translation>
    </message>
    <message>
      <source>Previous</source>
      <translation>Poprzedni</translation>
    </message>
    <message>
      <source>Next</source>
      <translation>Następny</translation>
    </message>
    <message>
      <source>Done</source>
      <translation>Gotowe</translation>
    </message>
    <message>
      <source>{current} of {count}</source>
      <translation>{current} z {count}</translation>
    </message>
    <message>
      <source>Not found</source>
      <translation>Nie znaleziono</translation>
    </message>
    <message>
      <source>Newspaper</source>
      <translation>Gazeta</translation>
    </message>
    <message>
      <source>Text settings</source>
      <translation>Ustawienia tekstu</translation>
    </message>
    <message>
      <source>More</source>
      <translation>Więcej</translation>
    </message>
    <message>
      <source>Layout</source>
      <translation>Układ</translation>
    </message>
    <message>
      <source>Save picture</source>
      <translation>Zapisz obraz</translation>
    </message>
    <message>
      <source>Enlarge the picture</source>
      <translation>Powiększ obraz</translation>
    </message>
    <message>
      <source>Save the picture…</source>
      <translation>Zapisz obraz…</translation>
    </message>
    <message>
      <source>Copy the picture</source>
      <translation>Kopiuj obraz</translation>
    </message>
    <message>
      <source>Copy the picture’s address</source>
      <translation>Kopiuj adres obrazu</translation>
    </message>
    <message>
      <source>Open the picture in the browser</source>
      <translation>Otwórz obraz w przeglądarce</translation>
    </message>
    <message>
      <source>Picture copied</source>
      <translation>Skopiowano obraz</translation>
    </message>
    <message>
      <source>This picture cannot be had.</source>
      <translation>Ten obraz jest niedostępny.</translation>
    </message>
    <message>
      <source>Fetching…</source>
      <translation>Pobieranie…</translation>
    </message>
    <message>
      <source>Previous picture</source>
      <translation>Poprzedni obraz</translation>
    </message>
    <message>
      <source>Next picture</source>
      <translation>Następny obraz</translation>
    </message>
    <message>
      <source>Smaller</source>
      <translation>Mniejszy</translation>
    </message>
    <message>
      <source>Larger</source>
      <translation>Większy</translation>
    </message>
    <message>
      <source>Full size</source>
      <translation>Pełny rozmiar</translation>
    </message>
    <message>
      <source>Save…</source>
      <translation>Zapisz…</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Zamknij</translation>
    </message>
    <message>
      <source>Picture</source>
      <translation>Obraz</translation>
    </message>
    <message>
      <source>{n} of {all}</source>
      <translation>{n} z {all}</translation>
    </message>
    <message>
      <source>This picture is broken or too large to be shown here.</source>
      <translation>Ten obraz jest uszkodzony lub zbyt duży, by go tu pokazać.</translation>
    </message>
    <message>
      <source>Fit to the window</source>
      <translation>Dopasuj do okna</translation>
    </message>
    <message>
      <source>Picture, {width} × {height}</source>
      <translation>Obraz, {width} × {height}</translation>
    </message>
    <message>
      <source>This picture could not be fetched.</source>
      <translation>Nie udało się pobrać tego obrazu.</translation>
    </message>
    <message>
      <source>Downloaded</source>
      <translation>Pobrano na dysk</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>Zatrzymaj</translation>
    </message>
    <message>
      <source>Fetched on {day}, before you looked</source>
      <translation>Pobrano {day}, przed zajrzeniem</translation>
    </message>
    <message>
      <source>Not downloaded</source>
      <translation>Niepobrane na dysk</translation>
    </message>
    <message>
      <source>Download</source>
      <translation>Pobierz na dysk</translation>
    </message>
    <message>
      <source>Remove</source>
      <translation>Usuń</translation>
    </message>
    <message>
      <source>Downloading</source>
      <translation>Pobieranie na dysk</translation>
    </message>
    <message>
      <source>Fetched {time} after you first looked</source>
      <translation>Pobrano {time} po pierwszym zajrzeniu</translation>
    </message>
    <message>
      <source>Fetched at {time}, before you looked</source>
      <translation>Pobrano o {time}, przed zajrzeniem</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Spróbuj ponownie</translation>
    </message>
    <message>
      <source>Downloaded for {time}, when you usually listen</source>
      <translation>Pobrano na {time}, gdy zwykle słuchasz</translation>
    </message>
    <message>
      <source>Not downloaded, {size}</source>
      <translation>Niepobrane na dysk, {size}</translation>
    </message>
    <message>
      <source>Downloading, {size}</source>
      <translation>Pobieranie na dysk, {size}</translation>
    </message>
    <message>
      <source>Web page (*.html)</source>
      <translation>Strona WWW (*.html)</translation>
    </message>
    <message>
      <source>Save article</source>
      <translation>Zapisz artykuł</translation>
    </message>
    <message>
      <source>Copied</source>
      <translation>Skopiowano</translation>
    </message>
    <message>
      <source>Something went wrong inside Paperround ({name}).</source>
      <translation>Coś poszło nie tak wewnątrz programu Paperround ({name}).</translation>
    </message>
    <message>
      <source>Undone: {what}</source>
      <translation>Cofnięto: {what}</translation>
    </message>
    <message>
      <source>Done again: {what}</source>
      <translation>Ponowiono: {what}</translation>
    </message>
    <message>
      <source>Open Paperround</source>
      <translation>Otwórz Paperround</translation>
    </message>
    <message>
      <source>About Paperround</source>
      <translation>O programie Paperround</translation>
    </message>
    <message>
      <source>A feed reader that fetches just before you look. Free under the MIT licence.</source>
      <translation>Czytnik kanałów, który pobiera nowości, tuż zanim zajrzysz. Wolne oprogramowanie na licencji MIT.</translation>
    </message>
    <message>
      <source>Home page of the project</source>
      <translation>Strona domowa projektu</translation>
    </message>
    <message>
      <source>Works that Paperround is made with</source>
      <translation>Dzieła, z których powstał Paperround</translation>
    </message>
    <message>
      <source>Licence</source>
      <translation>Licencja</translation>
    </message>
    <message>
      <source>Made with the works of others</source>
      <translation>Powstało z dzieł innych</translation>
    </message>
    <message>
      <source>Version {version}</source>
      <translation>Wersja {version}</translation>
    </message>
    <message>
      <source>built on {date}</source>
      <translation>zbudowano {date}</translation>
    </message>
    <message numerus="yes">
      <source>{n} changes that you made here have not reached it yet, and would not any more.</source>
      <translation>
        <numerusform>{n} zmiana stąd jeszcze tam nie dotarła i już by nie dotarła.</numerusform>
        <numerusform>{n} zmiany stąd jeszcze tam nie dotarły i już by nie dotarły.</numerusform>
        <numerusform>{n} zmian stąd jeszcze tam nie dotarło i już by nie dotarło.</numerusform>
      </translation>
    </message>
    <message>
      <source>{done} of {total} posts</source>
      <translation>wpisy: {done} z {total}</translation>
    </message>
    <message>
      <source>once</source>
      <translation>raz</translation>
    </message>
    <message>
      <source>when you look</source>
      <translation>gdy zaglądasz</translation>
    </message>
    <message>
      <source>0, all sent</source>
      <translation>0, wszystko wysłano</translation>
    </message>
    <message>
      <source>One change that you made here has not reached it yet, and would not any more.</source>
      <translation>Jedna zmiana stąd jeszcze tam nie dotarła i już by nie dotarła.</translation>
    </message>
    <message>
      <source>An account keeps feeds, read marks and stars the same on all your devices.</source>
      <translation>Dzięki kontu kanały, przeczytane wpisy i gwiazdki są takie same na wszystkich urządzeniach.</translation>
    </message>
    <message>
      <source>Paperround will tell {name} when to poll which feed, by the plan for all your feeds and within your daily budget. You can then let the server poll by itself only rarely. It uses the same password at the server's own interface.</source>
      <translation>Paperround będzie mówić serwerowi {name}, kiedy pobierać który kanał: według planu dla wszystkich kanałów i w ramach dziennego budżetu. Sam serwer może wtedy pobierać już tylko rzadko. W jego własnym interfejsie używane jest to samo hasło.</translation>
    </message>
    <message>
      <source>synchronising</source>
      <translation>synchronizuje się</translation>
    </message>
    <message>
      <source>not synchronised yet</source>
      <translation>jeszcze nie zsynchronizowano</translation>
    </message>
    <message>
      <source>synchronised just now</source>
      <translation>zsynchronizowano przed chwilą</translation>
    </message>
    <message numerus="yes">
      <source>offline, {n} waiting</source>
      <translation>
        <numerusform>offline, {n} czeka</numerusform>
        <numerusform>offline, {n} czekają</numerusform>
        <numerusform>offline, {n} czeka</numerusform>
      </translation>
    </message>
    <message>
      <source>asks for a pause</source>
      <translation>prosi o przerwę</translation>
    </message>
    <message>
      <source>password refused</source>
      <translation>hasło odrzucone</translation>
    </message>
    <message>
      <source>certificate not trusted</source>
      <translation>certyfikat niezaufany</translation>
    </message>
    <message>
      <source>interface switched off</source>
      <translation>interfejs wyłączony</translation>
    </message>
    <message>
      <source>did not answer</source>
      <translation>brak odpowiedzi</translation>
    </message>
    <message>
      <source>{times} instead of {hours}</source>
      <translation>{times} zamiast {hours}</translation>
    </message>
    <message numerus="yes">
      <source>{n} waiting since {time}</source>
      <translation>
        <numerusform>{n} czeka od {time}</numerusform>
        <numerusform>{n} czekają od {time}</numerusform>
        <numerusform>{n} czeka od {time}</numerusform>
      </translation>
    </message>
    <message>
      <source>It answered in {s} s: {feeds}, {unread} unread, {stars} stars.</source>
      <translation>Odpowiedź po {s} s: {feeds}, nieprzeczytane: {unread}, gwiazdki: {stars}.</translation>
    </message>
    <message>
      <source>1 of them you already have; it will be kept once.</source>
      <translation>1 z nich już tu jest; nie zostanie zdublowany.</translation>
    </message>
    <message>
      <source>Address</source>
      <translation>Adres</translation>
    </message>
    <message>
      <source>Add account…</source>
      <translation>Dodaj konto…</translation>
    </message>
    <message>
      <source>New account</source>
      <translation>Nowe konto</translation>
    </message>
    <message>
      <source>Feeds that I add go there, too</source>
      <translation>Nowe kanały dodawaj także tam</translation>
    </message>
    <message>
      <source>The password for its API:</source>
      <translation>Hasło do jego API:</translation>
    </message>
    <message>
      <source>Own certificate authority…</source>
      <translation>Własny urząd certyfikacji…</translation>
    </message>
    <message>
      <source>Leave {name}</source>
      <translation>Opuść {name}</translation>
    </message>
    <message>
      <source>Leave this account…</source>
      <translation>Opuść to konto…</translation>
    </message>
    <message>
      <source>Tell it when to poll</source>
      <translation>Sterowanie pobieraniem</translation>
    </message>
    <message>
      <source>Tell it</source>
      <translation>Steruj</translation>
    </message>
    <message>
      <source>synchronised {time} ago</source>
      <translation>zsynchronizowano {time} temu</translation>
    </message>
    <message numerus="yes">
      <source>{n} times</source>
      <translation>
        <numerusform>{n} raz</numerusform>
        <numerusform>{n} razy</numerusform>
        <numerusform>{n} razy</numerusform>
      </translation>
    </message>
    <message>
      <source>before you look</source>
      <translation>zanim zajrzysz</translation>
    </message>
    <message>
      <source>while you read</source>
      <translation>gdy czytasz</translation>
    </message>
    <message>
      <source>when new posts are likely</source>
      <translation>gdy nowe wpisy są prawdopodobne</translation>
    </message>
    <message>
      <source>if you do not look before</source>
      <translation>jeśli nie zajrzysz wcześniej</translation>
    </message>
    <message>
      <source>tried again</source>
      <translation>ponowna próba</translation>
    </message>
    <message>
      <source>{time}, {why}</source>
      <translation>{time}, {why}</translation>
    </message>
    <message numerus="yes">
      <source>{n} of them you already have; they will be kept once.</source>
      <translation>
        <numerusform>{n} z nich już tu jest; nie zostanie zdublowany.</numerusform>
        <numerusform>{n} z nich już tu są; nie zostaną zdublowane.</numerusform>
        <numerusform>{n} z nich już tu jest; nie zostaną zdublowane.</numerusform>
      </translation>
    </message>
    <message>
      <source>Synchronise {name} now</source>
      <translation>Synchronizuj {name} teraz</translation>
    </message>
    <message>
      <source>Tell it when to poll, by my plan</source>
      <translation>Mów mu, kiedy pobierać, według mojego planu</translation>
    </message>
    <message>
      <source>Asked today</source>
      <translation>Zapytania dziś</translation>
    </message>
    <message>
      <source>Next ask</source>
      <translation>Następne zapytanie</translation>
    </message>
    <message>
      <source>Outbox</source>
      <translation>Do wysłania</translation>
    </message>
    <message>
      <source>Found one feed.</source>
      <translation>Znaleziono jeden kanał.</translation>
    </message>
    <message>
      <source>Add a feed</source>
      <translation>Dodaj kanał</translation>
    </message>
    <message>
      <source>Address of a site, a blog or a feed</source>
      <translation>Adres strony, bloga lub kanału</translation>
    </message>
    <message>
      <source>Add feed</source>
      <translation>Dodaj kanał</translation>
    </message>
    <message>
      <source>Latest posts</source>
      <translation>Najnowsze wpisy</translation>
    </message>
    <message>
      <source>Found one feed. Its document is broken: this is what could be read of it.</source>
      <translation>Znaleziono jeden kanał. Jego dokument jest uszkodzony: tyle udało się odczytać.</translation>
    </message>
    <message>
      <source>Show feed</source>
      <translation>Pokaż kanał</translation>
    </message>
    <message>
      <source>Looking for feeds at {host}…</source>
      <translation>Szukanie kanałów na {host}…</translation>
    </message>
    <message>
      <source>Paperround looks for the feeds behind any address.</source>
      <translation>Paperround szuka kanałów pod każdym adresem.</translation>
    </message>
    <message>
      <source>Found {feeds} on this site. Tick those you want.</source>
      <translation>Na tej stronie znaleziono {feeds}. Zaznacz te, które chcesz.</translation>
    </message>
    <message>
      <source>You are subscribed to {name} already.</source>
      <translation>Kanał {name} jest już subskrybowany.</translation>
    </message>
    <message>
      <source>Add {feeds}</source>
      <translation>Dodaj {feeds}</translation>
    </message>
    <message>
      <source>Once a day a copy of everything is made beside the original, and before each update of the file. Copies that you make yourself are never removed.</source>
      <translation>Raz dziennie i przed każdą aktualizacją pliku obok oryginału powstaje kopia wszystkiego. Kopie utworzone ręcznie nigdy nie są usuwane.</translation>
    </message>
    <message>
      <source>Backups, newest first</source>
      <translation>Kopie zapasowe, od najnowszej</translation>
    </message>
    <message>
      <source>Back up now</source>
      <translation>Utwórz kopię</translation>
    </message>
    <message>
      <source>Restore…</source>
      <translation>Przywróć…</translation>
    </message>
    <message>
      <source>Show the folder</source>
      <translation>Pokaż folder</translation>
    </message>
    <message>
      <source>Restore this backup?</source>
      <translation>Przywrócić tę kopię zapasową?</translation>
    </message>
    <message>
      <source>Restore</source>
      <translation>Przywróć</translation>
    </message>
    <message>
      <source>None yet. The first is made within a day.</source>
      <translation>Jeszcze żadnej. Pierwsza powstanie w ciągu doby.</translation>
    </message>
    <message>
      <source>doubtful: much less than before</source>
      <translation>wątpliwa: znacznie mniej niż przedtem</translation>
    </message>
    <message>
      <source>What you starred, tagged or read since then is not in it. What you have now is set aside in the same folder, not deleted. Your window comes back in a moment.</source>
      <translation>Nie zawiera późniejszych gwiazdek, etykiet ani przeczytanych wpisów. Obecny stan zostanie odłożony w tym samym folderze, a nie usunięty. Okno zaraz wróci.</translation>
    </message>
    <message>
      <source>Wrote {feeds} to {file}</source>
      <translation>Zapisano {feeds} w pliku {file}</translation>
    </message>
    <message>
      <source>Another part of the page is followed</source>
      <translation>Śledzona jest inna część strony</translation>
    </message>
    <message>
      <source>Unsubscribe from {feeds}</source>
      <translation>Anuluj subskrypcję: {feeds}</translation>
    </message>
    <message>
      <source>Imported {feeds}</source>
      <translation>Zaimportowano {feeds}</translation>
    </message>
    <message>
      <source>Rules changed</source>
      <translation>Zmieniono reguły</translation>
    </message>
    <message>
      <source>Rules changed, and {posts}</source>
      <translation>Zmieniono reguły i {posts}</translation>
    </message>
    <message numerus="yes">
      <source>{n} there already</source>
      <translation>
        <numerusform>{n} już był</numerusform>
        <numerusform>{n} już były</numerusform>
        <numerusform>{n} już było</numerusform>
      </translation>
    </message>
    <message>
      <source>Subscribed to {feed}</source>
      <translation>Zasubskrybowano {feed}</translation>
    </message>
    <message>
      <source>Unsubscribed from {feeds}</source>
      <translation>Anulowano subskrypcję: {feeds}</translation>
    </message>
    <message>
      <source>Settings of {feed} changed</source>
      <translation>Zmieniono ustawienia kanału {feed}</translation>
    </message>
    <message>
      <source>{posts} brought back</source>
      <translation>Przywrócono {posts}</translation>
    </message>
    <message>
      <source>As in the settings</source>
      <translation>Jak w ustawieniach</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>Pokazuj</translation>
    </message>
    <message>
      <source>Show only when asked</source>
      <translation>Pokazuj tylko na życzenie</translation>
    </message>
    <message>
      <source>Fetch what I will probably open</source>
      <translation>Pobierz, co pewnie otworzę</translation>
    </message>
    <message>
      <source>Fetch every post whole</source>
      <translation>Pobierz każdy wpis w całości</translation>
    </message>
    <message>
      <source>Fetch nothing ahead</source>
      <translation>Nie pobieraj niczego z góry</translation>
    </message>
    <message>
      <source>For ever</source>
      <translation>Na zawsze</translation>
    </message>
    <message>
      <source>For a week</source>
      <translation>Przez tydzień</translation>
    </message>
    <message>
      <source>For 30 days</source>
      <translation>Przez 30 dni</translation>
    </message>
    <message>
      <source>For 90 days</source>
      <translation>Przez 90 dni</translation>
    </message>
    <message>
      <source>For a year</source>
      <translation>Przez rok</translation>
    </message>
    <message>
      <source>Never</source>
      <translation>Nigdy</translation>
    </message>
    <message>
      <source>After a day</source>
      <translation>Po jednym dniu</translation>
    </message>
    <message>
      <source>After 3 days</source>
      <translation>Po 3 dniach</translation>
    </message>
    <message>
      <source>After a week</source>
      <translation>Po tygodniu</translation>
    </message>
    <message>
      <source>After 2 weeks</source>
      <translation>Po 2 tygodniach</translation>
    </message>
    <message>
      <source>After a month</source>
      <translation>Po miesiącu</translation>
    </message>
    <message>
      <source>All of them</source>
      <translation>Wszystkie</translation>
    </message>
    <message>
      <source>When it is worth it</source>
      <translation>Gdy warto</translation>
    </message>
    <message>
      <source>Every 15 minutes</source>
      <translation>Co 15 minut</translation>
    </message>
    <message>
      <source>Every 30 minutes</source>
      <translation>Co 30 minut</translation>
    </message>
    <message>
      <source>Every hour</source>
      <translation>Co godzinę</translation>
    </message>
    <message>
      <source>Every 3 hours</source>
      <translation>Co 3 godziny</translation>
    </message>
    <message>
      <source>Every 6 hours</source>
      <translation>Co 6 godzin</translation>
    </message>
    <message>
      <source>Every 12 hours</source>
      <translation>Co 12 godzin</translation>
    </message>
    <message>
      <source>Once a day</source>
      <translation>Raz dziennie</translation>
    </message>
    <message>
      <source>Without Shorts and live announcements</source>
      <translation>Bez Shorts i zapowiedzi transmisji</translation>
    </message>
    <message>
      <source>Why it is polled when it is</source>
      <translation>Kiedy i dlaczego jest pobierany</translation>
    </message>
    <message>
      <source>How it is doing</source>
      <translation>Stan kanału</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Nazwa</translation>
    </message>
    <message>
      <source>Folder</source>
      <translation>Folder</translation>
    </message>
    <message>
      <source>Pictures</source>
      <translation>Obrazy</translation>
    </message>
    <message>
      <source>Before I go offline</source>
      <translation>Zanim będę offline</translation>
    </message>
    <message>
      <source>Keep posts</source>
      <translation>Przechowuj wpisy</translation>
    </message>
    <message>
      <source>Keep at most</source>
      <translation>Zachowaj najwyżej</translation>
    </message>
    <message>
      <source>Unread counts as read</source>
      <translation>Nieprzeczytane uznaj za przeczytane</translation>
    </message>
    <message>
      <source>Posts with a star or a tag stay unread, and those that you marked unread yourself.</source>
      <translation>Wpisy z gwiazdką lub etykietą pozostają nieprzeczytane, podobnie jak te oznaczone ręcznie jako nieprzeczytane.</translation>
    </message>
    <message>
      <source>In Unread and in counts</source>
      <translation>W „Nieprzeczytanych” i w licznikach</translation>
    </message>
    <message>
      <source>Fetch the full text of every post I open</source>
      <translation>Pobieraj pełny tekst każdego otwartego wpisu</translation>
    </message>
    <message>
      <source>Weight</source>
      <translation>Waga</translation>
    </message>
    <message>
      <source>Poll</source>
      <translation>Pobieraj</translation>
    </message>
    <message>
      <source>Tell me at once when it posts</source>
      <translation>Powiadamiaj od razu o nowych wpisach</translation>
    </message>
    <message>
      <source>Paused: do not poll it</source>
      <translation>Wstrzymany: nie pobieraj</translation>
    </message>
    <message>
      <source>Only where the feed asks for one</source>
      <translation>Tylko gdy kanał o to prosi</translation>
    </message>
    <message>
      <source>User name</source>
      <translation>Nazwa użytkownika</translation>
    </message>
    <message>
      <source>Password</source>
      <translation>Hasło</translation>
    </message>
    <message>
      <source>Leave this newsletter…</source>
      <translation>Zrezygnuj z tego newslettera…</translation>
    </message>
    <message>
      <source>Opens what its sender offers for that, in your browser or mail program.</source>
      <translation>Otwiera to, co oferuje w tym celu nadawca, w przeglądarce lub programie pocztowym.</translation>
    </message>
    <message>
      <source>Newsletter</source>
      <translation>Newsletter</translation>
    </message>
    <message>
      <source>Its posts (CSS selector)</source>
      <translation>Wpisy strony (selektor CSS)</translation>
    </message>
    <message numerus="yes">
      <source>For {n} days</source>
      <translation>
        <numerusform>Przez {n} dzień</numerusform>
        <numerusform>Przez {n} dni</numerusform>
        <numerusform>Przez {n} dni</numerusform>
      </translation>
    </message>
    <message>
      <source>The newest {n}</source>
      <translation>Najnowsze {n}</translation>
    </message>
    <message numerus="yes">
      <source>After {n} days</source>
      <translation>
        <numerusform>Po {n} dniu</numerusform>
        <numerusform>Po {n} dniach</numerusform>
        <numerusform>Po {n} dniach</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Every {n} minutes</source>
      <translation>
        <numerusform>Co {n} minutę</numerusform>
        <numerusform>Co {n} minuty</numerusform>
        <numerusform>Co {n} minut</numerusform>
      </translation>
    </message>
    <message>
      <source>Unchanged</source>
      <translation>Bez zmian</translation>
    </message>
    <message>
      <source>This is no web address; type one that begins with https://.</source>
      <translation>To nie jest adres WWW; wpisz taki, który zaczyna się od https://.</translation>
    </message>
    <message>
      <source>The main part of the page</source>
      <translation>Główna część strony</translation>
    </message>
    <message>
      <source>What is compared (CSS selector)</source>
      <translation>Co jest porównywane (selektor CSS)</translation>
    </message>
    <message>
      <source>Settings of {feed}</source>
      <translation>Ustawienia kanału {feed}</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Zapisz</translation>
    </message>
    <message>
      <source>Not known yet: it takes some posts.</source>
      <translation>Jeszcze nie wiadomo: potrzeba kilku wpisów.</translation>
    </message>
    <message>
      <source>Nearly all of its posts tell something new.</source>
      <translation>Prawie każdy wpis przynosi coś nowego.</translation>
    </message>
    <message>
      <source>Nearly all of its posts repeat what it said lately.</source>
      <translation>Prawie każdy wpis powtarza to, co już niedawno było.</translation>
    </message>
    <message>
      <source>No other feed of yours is about the same.</source>
      <translation>Żaden inny kanał nie jest o tym samym.</translation>
    </message>
    <message>
      <source>{names}.</source>
      <translation>{names}.</translation>
    </message>
    <message numerus="yes">
      <source>About {n} of 10 posts tell something new.</source>
      <translation>
        <numerusform>Około {n} z 10 wpisów przynosi coś nowego.</numerusform>
        <numerusform>Około {n} z 10 wpisów przynosi coś nowego.</numerusform>
        <numerusform>Około {n} z 10 wpisów przynosi coś nowego.</numerusform>
      </translation>
    </message>
    <message>
      <source>About</source>
      <translation>Tematy</translation>
    </message>
    <message>
      <source>Similar feeds</source>
      <translation>Podobne kanały</translation>
    </message>
    <message>
      <source>{feed} (the same posts)</source>
      <translation>{feed} (te same wpisy)</translation>
    </message>
    <message numerus="yes">
      <source>Found {feed}; it is ticked below, beside {n} more of this site.</source>
      <translation>
        <numerusform>Znaleziono {feed} (zaznaczony poniżej) i jeszcze {n} kanał tej witryny.</numerusform>
        <numerusform>Znaleziono {feed} (zaznaczony poniżej) i jeszcze {n} kanały tej witryny.</numerusform>
        <numerusform>Znaleziono {feed} (zaznaczony poniżej) i jeszcze {n} kanałów tej witryny.</numerusform>
      </translation>
    </message>
    <message>
      <source>{budget} fetches a day to begin with; you can change that under Insights, Budget.</source>
      <translation>Na początek pobrania dziennie: {budget}; można to zmienić w: Wgląd, Budżet.</translation>
    </message>
    <message>
      <source>The demo opens in a window of its own. Close it to come back here.</source>
      <translation>Demo otworzy się w osobnym oknie. Po jego zamknięciu wrócisz tutaj.</translation>
    </message>
    <message>
      <source>The demo could not be started. Try the command paperround demo in a terminal.</source>
      <translation>Nie udało się uruchomić demo. Spróbuj polecenia paperround demo w terminalu.</translation>
    </message>
    <message>
      <source>Good morning.</source>
      <translation>Dzień dobry.</translation>
    </message>
    <message>
      <source>Good afternoon.</source>
      <translation>Dzień dobry.</translation>
    </message>
    <message>
      <source>Good evening.</source>
      <translation>Dobry wieczór.</translation>
    </message>
    <message>
      <source>Or paste the address of any site you like</source>
      <translation>Lub wklej adres dowolnej strony</translation>
    </message>
    <message>
      <source>Add</source>
      <translation>Dodaj</translation>
    </message>
    <message>
      <source>No feed found at this address.</source>
      <translation>Pod tym adresem nie znaleziono kanału.</translation>
    </message>
    <message>
      <source>Settings…</source>
      <translation>Ustawienia…</translation>
    </message>
    <message>
      <source>Start reading</source>
      <translation>Zacznij czytać</translation>
    </message>
    <message>
      <source>1 feed ticked</source>
      <translation>Zaznaczono 1 kanał</translation>
    </message>
    <message numerus="yes">
      <source>{n} feeds ticked</source>
      <translation>
        <numerusform>Zaznaczono {n} kanał</numerusform>
        <numerusform>Zaznaczono {n} kanały</numerusform>
        <numerusform>Zaznaczono {n} kanałów</numerusform>
      </translation>
    </message>
    <message>
      <source>Welcome</source>
      <translation>Witamy</translation>
    </message>
    <message>
      <source>Tick what you would like to read. Paperround learns when you look and when each feed posts, and fetches just before. What it learns stays on this computer.</source>
      <translation>Zaznacz to, co chcesz czytać. Paperround uczy się, kiedy zaglądasz i kiedy pojawiają się wpisy w każdym kanale, i pobiera tuż przedtem. To, czego się nauczy, zostaje na tym komputerze.</translation>
    </message>
    <message>
      <source>From another reader, as an OPML file or newsboat’s list. Folders and names come along.</source>
      <translation>Z innego czytnika, jako plik OPML lub lista programu newsboat. Foldery i nazwy zostają zachowane.</translation>
    </message>
    <message>
      <source>Open the demo</source>
      <translation>Otwórz demo</translation>
    </message>
    <message>
      <source>A made-up morning with forty feeds. Nothing goes over the network, nothing is kept.</source>
      <translation>Zmyślony poranek z czterdziestoma kanałami. Nic nie idzie przez sieć, nic nie jest zapisywane.</translation>
    </message>
    <message>
      <source>Show all</source>
      <translation>Pokaż wszystkie</translation>
    </message>
    <message>
      <source>I read</source>
      <translation>Czytam</translation>
    </message>
    <message>
      <source>Yours</source>
      <translation>Twoje</translation>
    </message>
    <message>
      <source>On takes more data, and each picture’s server sees that you fetched it. What only counts readers is never fetched.</source>
      <translation>Włączone zużywają więcej danych, a serwer każdego obrazu widzi, że został pobrany. To, co tylko liczy czytelników, nigdy nie jest pobierane.</translation>
    </message>
    <message>
      <source>Found {feed}; it is ticked below.</source>
      <translation>Znaleziono {feed}; zaznaczono poniżej.</translation>
    </message>
    <message>
      <source>Nothing ticked yet. You can add feeds later.</source>
      <translation>Nic jeszcze nie zaznaczono. Kanały można dodać później.</translation>
    </message>
    <message>
      <source>Show fewer</source>
      <translation>Pokaż mniej</translation>
    </message>
    <message>
      <source>Import a list…</source>
      <translation>Importuj listę…</translation>
    </message>
    <message>
      <source>Off</source>
      <translation>Wył.</translation>
    </message>
    <message>
      <source>On</source>
      <translation>Wł.</translation>
    </message>
    <message numerus="yes">
      <source>{n} of {all} starter feeds</source>
      <translation>
        <numerusform>{n} z {all} na start</numerusform>
        <numerusform>{n} z {all} na start</numerusform>
        <numerusform>{n} z {all} na start</numerusform>
      </translation>
    </message>
    <message>
      <source>None</source>
      <translation>Brak</translation>
    </message>
    <message>
      <source>New folder…</source>
      <translation>Nowy folder…</translation>
    </message>
    <message>
      <source>New folder</source>
      <translation>Nowy folder</translation>
    </message>
    <message>
      <source>Name of the folder:</source>
      <translation>Nazwa folderu:</translation>
    </message>
    <message>
      <source>This feed needs a password.</source>
      <translation>Ten kanał wymaga hasła.</translation>
    </message>
    <message>
      <source>subscribed</source>
      <translation>subskrybowany</translation>
    </message>
    <message>
      <source>Feeds that were found</source>
      <translation>Znalezione kanały</translation>
    </message>
    <message>
      <source>Look again</source>
      <translation>Szukaj ponownie</translation>
    </message>
    <message>
      <source>Subscribe anyway</source>
      <translation>Subskrybuj mimo to</translation>
    </message>
    <message>
      <source>Follow what changes on this page…</source>
      <translation>Śledź zmiany na tej stronie…</translation>
    </message>
    <message>
      <source>This did not work.</source>
      <translation>To się nie udało.</translation>
    </message>
    <message>
      <source>This user name or password is not right.</source>
      <translation>Nieprawidłowa nazwa użytkownika lub hasło.</translation>
    </message>
    <message>
      <source>Tried: {addresses}</source>
      <translation>Wypróbowano: {addresses}</translation>
    </message>
    <message>
      <source>Import a list</source>
      <translation>Importowanie listy</translation>
    </message>
    <message>
      <source>Progress</source>
      <translation>Postęp</translation>
    </message>
    <message>
      <source>What could not be taken</source>
      <translation>Czego nie udało się przejąć</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Anuluj</translation>
    </message>
    <message>
      <source>Nothing was imported.</source>
      <translation>Nic nie zaimportowano.</translation>
    </message>
    <message>
      <source>{done} of {total}</source>
      <translation>{done} z {total}</translation>
    </message>
    <message>
      <source>{feeds} there already.</source>
      <translation>Już obecne: {feeds}.</translation>
    </message>
    <message>
      <source>Not taken:</source>
      <translation>Nie przejęto:</translation>
    </message>
    <message>
      <source>Reading {file}…</source>
      <translation>Odczytywanie {file}…</translation>
    </message>
    <message>
      <source>Subscribed to {feeds}.</source>
      <translation>Zasubskrybowano {feeds}.</translation>
    </message>
    <message>
      <source>Reading</source>
      <translation>Czytanie</translation>
    </message>
    <message>
      <source>Marking</source>
      <translation>Oznaczanie</translation>
    </message>
    <message>
      <source>Moving</source>
      <translation>Nawigacja</translation>
    </message>
    <message>
      <source>Feeds</source>
      <translation>Kanały</translation>
    </message>
    <message>
      <source>Window</source>
      <translation>Okno</translation>
    </message>
    <message>
      <source>Up and down</source>
      <translation>W górę i w dół</translation>
    </message>
    <message>
      <source>To the pane beside</source>
      <translation>Do panelu obok</translation>
    </message>
    <message>
      <source>To the top, and bring new posts</source>
      <translation>Na początek i wczytaj nowe wpisy</translation>
    </message>
    <message>
      <source>Keyboard</source>
      <translation>Klawiatura</translation>
    </message>
    <message>
      <source>Change keys</source>
      <translation>Zmień klawisze</translation>
    </message>
    <message>
      <source>{key} already does “{action}”; choose another key.</source>
      <translation>{key} służy już do „{action}”; wybierz inny klawisz.</translation>
    </message>
    <message>
      <source>Key for {action}</source>
      <translation>Klawisz dla: {action}</translation>
    </message>
    <message>
      <source>Change keys…</source>
      <translation>Zmień klawisze…</translation>
    </message>
    <message>
      <source>Usual keys</source>
      <translation>Klawisze domyślne</translation>
    </message>
    <message>
      <source>Paperround notes when you look and when you read, and when you come to this computer (unlock it, wake it, join a network), so that it can fetch just before; and when there is no line, so that posts are here before. It stays in your profile on this computer; nothing is sent anywhere.</source>
      <translation>Paperround zapisuje, kiedy zaglądasz i kiedy czytasz oraz kiedy przychodzisz do tego komputera (odblokowanie, wybudzenie, dołączenie do sieci), aby pobierać tuż przedtem; a także kiedy nie ma połączenia, aby wpisy były tu wcześniej. Zostaje to w profilu na tym komputerze; nic nie jest nigdzie wysyłane.</translation>
    </message>
    <message>
      <source>What is kept of your reading, the latest first</source>
      <translation>Co zapisano o czytaniu, od najnowszego</translation>
    </message>
    <message>
      <source>Erase all of it…</source>
      <translation>Wymaż wszystko…</translation>
    </message>
    <message>
      <source>Nothing is kept.</source>
      <translation>Nic nie zapisano.</translation>
    </message>
    <message>
      <source>1 reading session</source>
      <translation>1 sesja czytania</translation>
    </message>
    <message>
      <source>1 post read</source>
      <translation>1 przeczytany wpis</translation>
    </message>
    <message>
      <source>Once without a line.</source>
      <translation>Raz bez połączenia.</translation>
    </message>
    <message>
      <source>You came to this computer once.</source>
      <translation>Powroty do tego komputera: 1.</translation>
    </message>
    <message>
      <source>Kept: {sessions} and {posts}, {day}.</source>
      <translation>Zapisano: {sessions} i {posts}, {day}.</translation>
    </message>
    <message>
      <source>screen unlocked</source>
      <translation>odblokowanie ekranu</translation>
    </message>
    <message>
      <source>back after a pause</source>
      <translation>powrót po przerwie</translation>
    </message>
    <message>
      <source>computer woken</source>
      <translation>wybudzenie komputera</translation>
    </message>
    <message>
      <source>lid opened</source>
      <translation>otwarcie pokrywy</translation>
    </message>
    <message>
      <source>network joined</source>
      <translation>połączenie z siecią</translation>
    </message>
    <message numerus="yes">
      <source>{n} reading sessions</source>
      <translation>
        <numerusform>{n} sesja czytania</numerusform>
        <numerusform>{n} sesje czytania</numerusform>
        <numerusform>{n} sesji czytania</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} posts read</source>
      <translation>
        <numerusform>{n} przeczytany wpis</numerusform>
        <numerusform>{n} przeczytane wpisy</numerusform>
        <numerusform>{n} przeczytanych wpisów</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} times without a line.</source>
      <translation>
        <numerusform>{n} raz bez połączenia.</numerusform>
        <numerusform>{n} razy bez połączenia.</numerusform>
        <numerusform>{n} razy bez połączenia.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>You came to this computer {n} times.</source>
      <translation>
        <numerusform>Powroty do tego komputera: {n}.</numerusform>
        <numerusform>Powroty do tego komputera: {n}.</numerusform>
        <numerusform>Powroty do tego komputera: {n}.</numerusform>
      </translation>
    </message>
    <message>
      <source>{when}: {what}</source>
      <translation>{when}: {what}</translation>
    </message>
    <message>
      <source>{day}, {start} – {end}: no line</source>
      <translation>{day}, {start} – {end}: bez połączenia</translation>
    </message>
    <message>
      <source>asked every 2 hours, from your budget</source>
      <translation>odpytywana co 2 godziny, z budżetu</translation>
    </message>
    <message>
      <source>{done} of {total} mails</source>
      <translation>e-maile: {done} z {total}</translation>
    </message>
    <message>
      <source>not known yet</source>
      <translation>jeszcze nie wiadomo</translation>
    </message>
    <message>
      <source>pushed, nothing is polled</source>
      <translation>zgłaszane, nic nie jest pobierane</translation>
    </message>
    <message>
      <source>1 mail, {size}</source>
      <translation>1 e-mail, {size}</translation>
    </message>
    <message numerus="yes">
      <source>{n} mails, {size}</source>
      <translation>
        <numerusform>{n} e-mail, {size}</numerusform>
        <numerusform>{n} e-maile, {size}</numerusform>
        <numerusform>{n} e-maili, {size}</numerusform>
      </translation>
    </message>
    <message>
      <source>1 folder</source>
      <translation>1 folder</translation>
    </message>
    <message>
      <source>It cannot say when mails come, so it will be asked every 2 hours, from your budget.</source>
      <translation>Serwer nie zgłasza nowych e-maili, więc będzie odpytywany co 2 godziny, z budżetu.</translation>
    </message>
    <message>
      <source>Newsletters in a folder of your mail can be read as feeds, one for each sender.</source>
      <translation>Newslettery z folderu poczty można czytać jako kanały, po jednym na nadawcę.</translation>
    </message>
    <message>
      <source>looking</source>
      <translation>sprawdza</translation>
    </message>
    <message>
      <source>not read yet</source>
      <translation>jeszcze nie wczytano</translation>
    </message>
    <message>
      <source>stopped</source>
      <translation>zatrzymano</translation>
    </message>
    <message>
      <source>read just now</source>
      <translation>wczytano przed chwilą</translation>
    </message>
    <message>
      <source>offline</source>
      <translation>offline</translation>
    </message>
    <message>
      <source>insecure connection</source>
      <translation>niebezpieczne połączenie</translation>
    </message>
    <message>
      <source>folder missing</source>
      <translation>brak folderu</translation>
    </message>
    <message>
      <source>It answered in {s} s: {folders}.</source>
      <translation>Odpowiedź po {s} s: {folders}.</translation>
    </message>
    <message>
      <source>It says when mails come, so nothing will be polled.</source>
      <translation>Serwer zgłasza nowe e-maile, więc nic nie będzie pobierane.</translation>
    </message>
    <message>
      <source>Line</source>
      <translation>Połączenie</translation>
    </message>
    <message>
      <source>Server</source>
      <translation>Serwer</translation>
    </message>
    <message>
      <source>Mark at the server what I read here</source>
      <translation>Oznaczaj na serwerze to, co tu czytam</translation>
    </message>
    <message>
      <source>Read first</source>
      <translation>Najpierw wczytaj</translation>
    </message>
    <message>
      <source>Add newsletters by mail…</source>
      <translation>Dodaj newslettery e-mailem…</translation>
    </message>
    <message>
      <source>Newsletters by mail</source>
      <translation>Newslettery e-mailem</translation>
    </message>
    <message>
      <source>The password for this mailbox:</source>
      <translation>Hasło do tej skrzynki:</translation>
    </message>
    <message>
      <source>Read {name} no more</source>
      <translation>Nie czytaj już {name}</translation>
    </message>
    <message>
      <source>Read this mailbox no more…</source>
      <translation>Nie czytaj już tej skrzynki…</translation>
    </message>
    <message>
      <source>read {time} ago</source>
      <translation>wczytano {time} temu</translation>
    </message>
    <message numerus="yes">
      <source>{n} folders</source>
      <translation>
        <numerusform>{n} folder</numerusform>
        <numerusform>{n} foldery</numerusform>
        <numerusform>{n} folderów</numerusform>
      </translation>
    </message>
    <message>
      <source>TLS, usually port 993</source>
      <translation>TLS, zwykle port 993</translation>
    </message>
    <message>
      <source>STARTTLS, usually port 143</source>
      <translation>STARTTLS, zwykle port 143</translation>
    </message>
    <message>
      <source>None, for this computer alone</source>
      <translation>Brak, tylko dla tego komputera</translation>
    </message>
    <message>
      <source>Stop; what was read so far is kept</source>
      <translation>Zatrzymaj; to, co już wczytano, zostaje</translation>
    </message>
    <message>
      <source>New mails</source>
      <translation>Nowe e-maile</translation>
    </message>
    <message>
      <source>Today</source>
      <translation>Dziś</translation>
    </message>
    <message>
      <source>At the server</source>
      <translation>Na serwerze</translation>
    </message>
    <message>
      <source> newest mails</source>
      <translation> najnowszych e-maili</translation>
    </message>
    <message>
      <source>Look for new mails in {name} now</source>
      <translation>Sprawdź teraz nowe e-maile: {name}</translation>
    </message>
    <message>
      <source>read marks are sent</source>
      <translation>oznaczenia przeczytania są wysyłane</translation>
    </message>
    <message>
      <source>never changed</source>
      <translation>nigdy niezmieniane</translation>
    </message>
    <message>
      <source>Each change of the text is a post that shows the difference.</source>
      <translation>Każda zmiana tekstu to wpis pokazujący różnicę.</translation>
    </message>
    <message>
      <source>Point at a post</source>
      <translation>Wskaż wpis</translation>
    </message>
    <message>
      <source>CSS selector</source>
      <translation>Selektor CSS</translation>
    </message>
    <message>
      <source>Try</source>
      <translation>Sprawdź</translation>
    </message>
    <message>
      <source>You follow {name} already. Choose what its posts are from now on.</source>
      <translation>Strona {name} jest już śledzona. Wybierz, co odtąd ma być jej wpisami.</translation>
    </message>
    <message>
      <source>Point at a post…</source>
      <translation>Wskaż wpis…</translation>
    </message>
    <message>
      <source>A page that you follow</source>
      <translation>Śledzona strona</translation>
    </message>
    <message>
      <source>The page itself can be followed. Choose what its posts are.</source>
      <translation>Można śledzić samą stronę. Wybierz, co jest jej wpisami.</translation>
    </message>
    <message>
      <source>The text as it is now</source>
      <translation>Obecny tekst</translation>
    </message>
    <message>
      <source>Follow this part</source>
      <translation>Śledź tę część</translation>
    </message>
    <message>
      <source>Follow page</source>
      <translation>Śledź stronę</translation>
    </message>
    <message>
      <source>What changes on this page</source>
      <translation>Co się zmienia na tej stronie</translation>
    </message>
    <message numerus="yes">
      <source>{count} of the newest {tried} match.</source>
      <translation>
        <numerusform>Pasuje {count}; sprawdzono najnowsze: {tried}.</numerusform>
        <numerusform>Pasują {count}; sprawdzono najnowsze: {tried}.</numerusform>
        <numerusform>Pasuje {count}; sprawdzono najnowsze: {tried}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Posts it would have caught</source>
      <translation>Wpisy, które by objęła</translation>
    </message>
    <message>
      <source>Where</source>
      <translation>Gdzie</translation>
    </message>
    <message>
      <source>How</source>
      <translation>Jak</translation>
    </message>
    <message>
      <source>What it looks for</source>
      <translation>Czego szuka</translation>
    </message>
    <message>
      <source>Remove this condition</source>
      <translation>Usuń ten warunek</translation>
    </message>
    <message>
      <source>How many must apply</source>
      <translation>Ile musi być spełnionych</translation>
    </message>
    <message>
      <source>Another condition</source>
      <translation>Kolejny warunek</translation>
    </message>
    <message>
      <source>any feed</source>
      <translation>dowolny kanał</translation>
    </message>
    <message>
      <source>a folder that is gone</source>
      <translation>folder, którego już nie ma</translation>
    </message>
    <message>
      <source>a feed that is gone</source>
      <translation>kanał, którego już nie ma</translation>
    </message>
    <message>
      <source>Only in the category</source>
      <translation>Tylko w kategorii</translation>
    </message>
    <message>
      <source>Category</source>
      <translation>Kategoria</translation>
    </message>
    <message>
      <source>Until</source>
      <translation>Do</translation>
    </message>
    <message>
      <source>Last day</source>
      <translation>Ostatni dzień</translation>
    </message>
    <message>
      <source>Rule</source>
      <translation>Reguła</translation>
    </message>
    <message>
      <source>Feed or folder</source>
      <translation>Kanał lub folder</translation>
    </message>
    <message>
      <source>Mark it read</source>
      <translation>Oznacz jako przeczytany</translation>
    </message>
    <message>
      <source>Star it</source>
      <translation>Oznacz gwiazdką</translation>
    </message>
    <message>
      <source>Tell me at once</source>
      <translation>Powiadom od razu</translation>
    </message>
    <message>
      <source>Highlight it</source>
      <translation>Wyróżnij</translation>
    </message>
    <message>
      <source>It stands out in lists.</source>
      <translation>Wyróżnia się na listach.</translation>
    </message>
    <message>
      <source>Hide it</source>
      <translation>Ukryj</translation>
    </message>
    <message>
      <source>It is shown nowhere, but kept: Rules can bring it back.</source>
      <translation>Nie będzie nigdzie widoczny, ale zostanie zachowany: w oknie „Reguły” można go przywrócić.</translation>
    </message>
    <message>
      <source>Ask no further rules</source>
      <translation>Nie stosuj dalszych reguł</translation>
    </message>
    <message>
      <source>Send it to</source>
      <translation>Wyślij do</translation>
    </message>
    <message>
      <source>Target</source>
      <translation>Cel</translation>
    </message>
    <message>
      <source>Tag it</source>
      <translation>Dodaj etykietę</translation>
    </message>
    <message>
      <source>Tag</source>
      <translation>Etykieta</translation>
    </message>
    <message>
      <source>Name of the tag</source>
      <translation>Nazwa etykiety</translation>
    </message>
    <message>
      <source>Try it</source>
      <translation>Wypróbuj</translation>
    </message>
    <message>
      <source>See which posts you have it would have caught.</source>
      <translation>Pokazuje, które z obecnych wpisów reguła by objęła.</translation>
    </message>
    <message>
      <source>Also do this to the posts found</source>
      <translation>Zastosuj też do znalezionych wpisów</translation>
    </message>
    <message>
      <source>Looking…</source>
      <translation>Szukanie…</translation>
    </message>
    <message>
      <source>Title</source>
      <translation>Tytuł</translation>
    </message>
    <message>
      <source>Feed</source>
      <translation>Kanał</translation>
    </message>
    <message>
      <source>When</source>
      <translation>Kiedy</translation>
    </message>
    <message>
      <source>When a new post arrives from</source>
      <translation>Gdy nadejdzie nowy wpis z:</translation>
    </message>
    <message>
      <source>Then</source>
      <translation>Wtedy</translation>
    </message>
    <message>
      <source>a target that is gone</source>
      <translation>cel, którego już nie ma</translation>
    </message>
    <message>
      <source>folder {name}</source>
      <translation>folder {name}</translation>
    </message>
    <message>
      <source>Save rule</source>
      <translation>Zapisz regułę</translation>
    </message>
    <message>
      <source>{place} has the words “{wanted}”</source>
      <translation>{place} zawiera słowa „{wanted}”</translation>
    </message>
    <message>
      <source>{place} has “{wanted}”</source>
      <translation>{place} zawiera „{wanted}”</translation>
    </message>
    <message>
      <source>{place} matches “{wanted}”</source>
      <translation>{place} pasuje do „{wanted}”</translation>
    </message>
    <message>
      <source>Text</source>
      <translation>Tekst</translation>
    </message>
    <message>
      <source>Author</source>
      <translation>Autor</translation>
    </message>
    <message>
      <source>Title, text or author</source>
      <translation>Tytuł, tekst lub autor</translation>
    </message>
    <message>
      <source>has these words</source>
      <translation>zawiera te słowa</translation>
    </message>
    <message>
      <source>has exactly</source>
      <translation>zawiera dokładnie</translation>
    </message>
    <message>
      <source>matches the pattern</source>
      <translation>pasuje do wzorca</translation>
    </message>
    <message>
      <source>all of these apply</source>
      <translation>wszystkie spełnione</translation>
    </message>
    <message>
      <source>one of these applies</source>
      <translation>jeden z nich spełniony</translation>
    </message>
    <message>
      <source>none of these applies</source>
      <translation>żaden niespełniony</translation>
    </message>
    <message>
      <source>{condition}: {actions}</source>
      <translation>{condition}: {actions}</translation>
    </message>
    <message>
      <source>Every post</source>
      <translation>Każdy wpis</translation>
    </message>
    <message>
      <source>mark read</source>
      <translation>oznacz jako przeczytany</translation>
    </message>
    <message>
      <source>star</source>
      <translation>oznacz gwiazdką</translation>
    </message>
    <message>
      <source>highlight</source>
      <translation>wyróżnij</translation>
    </message>
    <message>
      <source>notify</source>
      <translation>powiadom</translation>
    </message>
    <message>
      <source>hide</source>
      <translation>ukryj</translation>
    </message>
    <message>
      <source>then no further rules</source>
      <translation>potem bez dalszych reguł</translation>
    </message>
    <message>
      <source>{condition}, category {category}</source>
      <translation>{condition}, kategoria {category}</translation>
    </message>
    <message>
      <source>{condition}, until {date}</source>
      <translation>{condition}, do {date}</translation>
    </message>
    <message>
      <source>None of: {conditions}</source>
      <translation>Żadne z: {conditions}</translation>
    </message>
    <message>
      <source> and </source>
      <translation> i </translation>
    </message>
    <message>
      <source> or </source>
      <translation> lub </translation>
    </message>
    <message>
      <source>Every post of {feed}</source>
      <translation>Każdy wpis z: {feed}</translation>
    </message>
    <message>
      <source>{condition} in {feed}</source>
      <translation>{condition} w: {feed}</translation>
    </message>
    <message>
      <source>tag {name}</source>
      <translation>dodaj etykietę {name}</translation>
    </message>
    <message>
      <source>send to {target}</source>
      <translation>wyślij do: {target}</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>Reguły</translation>
    </message>
    <message>
      <source>New rule…</source>
      <translation>Nowa reguła…</translation>
    </message>
    <message>
      <source>Change…</source>
      <translation>Zmień…</translation>
    </message>
    <message>
      <source>Up</source>
      <translation>W górę</translation>
    </message>
    <message>
      <source>Down</source>
      <translation>W dół</translation>
    </message>
    <message>
      <source>Show them…</source>
      <translation>Pokaż…</translation>
    </message>
    <message>
      <source>Hidden posts</source>
      <translation>Ukryte wpisy</translation>
    </message>
    <message>
      <source>Bring back all</source>
      <translation>Przywróć wszystkie</translation>
    </message>
    <message>
      <source>Bring back</source>
      <translation>Przywróć</translation>
    </message>
    <message>
      <source>Rules are asked from top to bottom when a post arrives. They leave older posts alone.</source>
      <translation>Reguły są stosowane od góry do dołu, gdy nadchodzi wpis. Starszych wpisów nie ruszają.</translation>
    </message>
    <message>
      <source>No rules yet. A rule marks, stars, tags or hides new posts by their words.</source>
      <translation>Nie ma jeszcze reguł. Reguła oznacza, dodaje gwiazdkę, etykietuje lub ukrywa nowe wpisy według ich słów.</translation>
    </message>
    <message>
      <source>No rule hides anything at the moment.</source>
      <translation>Obecnie żadna reguła niczego nie ukrywa.</translation>
    </message>
    <message numerus="yes">
      <source>Hidden by rules: {posts}. The newest {n} are listed.</source>
      <translation>
        <numerusform>Ukryte przez reguły: {posts}. Na liście najnowszy {n}.</numerusform>
        <numerusform>Ukryte przez reguły: {posts}. Na liście najnowsze {n}.</numerusform>
        <numerusform>Ukryte przez reguły: {posts}. Na liście najnowsze {n}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Hidden by rules: {posts}.</source>
      <translation>Ukryte przez reguły: {posts}.</translation>
    </message>
    <message>
      <source>{posts} on the way to {target}</source>
      <translation>{posts} w drodze do: {target}</translation>
    </message>
    <message>
      <source>{posts} sent to {target}</source>
      <translation>Wysłano {posts} do: {target}</translation>
    </message>
    <message>
      <source>Not sent to {target}: {why}</source>
      <translation>Nie wysłano do {target}: {why}</translation>
    </message>
    <message>
      <source>Certificate of your own authority</source>
      <translation>Certyfikat własnego urzędu</translation>
    </message>
    <message>
      <source>The password goes into the system's keyring; without one it is asked for at every start.</source>
      <translation>Hasło trafia do pęku kluczy systemu; jeśli go nie ma, pytanie o hasło pada przy każdym uruchomieniu.</translation>
    </message>
    <message>
      <source>Keep the {feeds} of {name} here, or remove them too? Nothing changes at the server.</source>
      <translation>Zostawić tu kanały z {name} ({feeds}) czy też je usunąć? Na serwerze nic się nie zmieni.</translation>
    </message>
    <message>
      <source>Discard</source>
      <translation>Odrzuć</translation>
    </message>
    <message>
      <source>User</source>
      <translation>Użytkownik</translation>
    </message>
    <message>
      <source>Keep feeds</source>
      <translation>Zostaw kanały</translation>
    </message>
    <message>
      <source>Remove them too</source>
      <translation>Też usuń</translation>
    </message>
    <message>
      <source>Enter the password…</source>
      <translation>Podaj hasło…</translation>
    </message>
    <message>
      <source>More for {name}</source>
      <translation>Więcej: {name}</translation>
    </message>
    <message>
      <source>Asking {address}…</source>
      <translation>Odpytywanie {address}…</translation>
    </message>
    <message>
      <source>Paperround forgets when and what you read, in its backups, too, and starts to learn anew. Your feeds, posts, stars and read marks stay. This cannot be undone.</source>
      <translation>Paperround zapomni, kiedy i co było czytane, także w kopiach zapasowych, i zacznie uczyć się od nowa. Kanały, wpisy, gwiazdki i oznaczenia przeczytania zostają. Tego nie można cofnąć.</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Ustawienia</translation>
    </message>
    <message>
      <source>Pages</source>
      <translation>Strony</translation>
    </message>
    <message>
      <source>Erase what was learned?</source>
      <translation>Wymazać to, czego się nauczył?</translation>
    </message>
    <message>
      <source>Erase</source>
      <translation>Wymaż</translation>
    </message>
    <message>
      <source>Appearance</source>
      <translation>Wygląd</translation>
    </message>
    <message>
      <source>This computer</source>
      <translation>Ten komputer</translation>
    </message>
    <message>
      <source>Podcasts</source>
      <translation>Podcasty</translation>
    </message>
    <message>
      <source>Fetching</source>
      <translation>Pobieranie</translation>
    </message>
    <message>
      <source>Offline and calm</source>
      <translation>Offline i spokój</translation>
    </message>
    <message>
      <source>Accounts</source>
      <translation>Konta</translation>
    </message>
    <message>
      <source>Send to</source>
      <translation>Wyślij do</translation>
    </message>
    <message>
      <source>Storage</source>
      <translation>Przechowywanie</translation>
    </message>
    <message>
      <source>Backups</source>
      <translation>Kopie zapasowe</translation>
    </message>
    <message>
      <source>Topics and stories</source>
      <translation>Tematy i wiadomości</translation>
    </message>
    <message>
      <source>Learning</source>
      <translation>Czego się uczy</translation>
    </message>
    <message>
      <source>No notifications between</source>
      <translation>Bez powiadomień między</translation>
    </message>
    <message>
      <source>from</source>
      <translation>od</translation>
    </message>
    <message>
      <source>until</source>
      <translation>do</translation>
    </message>
    <message>
      <source>and</source>
      <translation>a</translation>
    </message>
    <message>
      <source>Starred and tagged posts are always kept, and so is what a feed still shows.</source>
      <translation>Wpisy z gwiazdką lub etykietą są zawsze zachowywane, podobnie jak to, co kanał jeszcze pokazuje.</translation>
    </message>
    <message>
      <source>They are marked in every list and article; quotes hold a phrase together.</source>
      <translation>Są zaznaczane na każdej liście i w każdym artykule; cudzysłów łączy słowa w całość.</translation>
    </message>
    <message>
      <source>A picture is fetched from its publisher, who then knows that you read the post. Each feed can say otherwise in its own settings.</source>
      <translation>Obraz jest pobierany od wydawcy, który wtedy wie, że wpis jest czytany. Każdy kanał może mieć w swoich ustawieniach inny wybór.</translation>
    </message>
    <message>
      <source>Only of posts in sight, at most 20 MB a day and half of what you allow for a day, and never on a metered line. Posts that you did not open have their pictures fetched, too.</source>
      <translation>Tylko z widocznych wpisów, najwyżej 20 MB dziennie i połowę dziennego limitu danych, a nigdy przez połączenie taryfowe. Pobierane są też obrazy wpisów, których nie otwarto.</translation>
    </message>
    <message>
      <source>none, or http://proxy:3128</source>
      <translation>brak lub http://proxy:3128</translation>
    </message>
    <message>
      <source>Paperround reads titles and first lines to find out what feeds are about. It notes which posts you read and for how long, to suggest others. All of it stays on this computer.</source>
      <translation>Paperround czyta tytuły i pierwsze wiersze, by ustalić, o czym są kanały. Zapamiętuje, które wpisy czytasz i jak długo, by proponować inne. Wszystko zostaje na tym komputerze.</translation>
    </message>
    <message>
      <source>With For you and the last choice off, nothing is noted of what you read. “What it learns” erases what was noted before.</source>
      <translation>Gdy „Dla Ciebie” i ostatnia opcja są wyłączone, nic o czytanych wpisach nie jest zapamiętywane. „Czego się uczy” wymazuje to, co zapamiętano wcześniej.</translation>
    </message>
    <message>
      <source>Paperround learns when you are without a line and read nevertheless, on the train perhaps, and fetches whole texts and pictures before: on mains, never on a metered line, the likeliest first. Each feed can say otherwise in its own settings.</source>
      <translation>Paperround uczy się, kiedy nie ma połączenia, a czytasz mimo to, na przykład w pociągu, i pobiera przedtem całe teksty i obrazy: przy zasilaniu z sieci, nigdy przez połączenie taryfowe, najpierw to, co najbardziej prawdopodobne. Każdy kanał może mieć w swoich ustawieniach inaczej.</translation>
    </message>
    <message>
      <source>They come at the hours of your paper, and one line above the list says how many wait. Feeds that tell you at once are excepted. You can show what waits at any time.</source>
      <translation>Pojawiają się o godzinach gazety, a wiersz nad listą mówi, ile czeka. Wyjątkiem są kanały, które dają znać od razu. To, co czeka, można pokazać w każdej chwili.</translation>
    </message>
    <message>
      <source>Paperround then fetches mostly before papers, which saves about a fifth of the fetches.</source>
      <translation>Paperround pobiera wtedy głównie przed gazetami, co oszczędza około jednej piątej pobrań.</translation>
    </message>
    <message>
      <source>Recordings of feeds that you listen to are fetched before you usually listen, while the line costs nothing and the computer is plugged in. What you ask for is always fetched, and stays until you heard it.</source>
      <translation>Nagrania z kanałów, których słuchasz, są pobierane przed zwykłą porą słuchania, gdy połączenie nic nie kosztuje, a komputer jest podłączony do prądu. To, co zlecisz, jest pobierane zawsze i zostaje do wysłuchania.</translation>
    </message>
    <message>
      <source>For another size the window closes and opens again where it was.</source>
      <translation>Aby zmienić rozmiar, okno zamknie się i otworzy w tym samym miejscu.</translation>
    </message>
    <message>
      <source>Another size is there from the next start on.</source>
      <translation>Inny rozmiar zadziała od następnego uruchomienia.</translation>
    </message>
    <message>
      <source>A moment after it was opened</source>
      <translation>Chwilę po otwarciu</translation>
    </message>
    <message>
      <source>Opened, or scrolled past</source>
      <translation>Po otwarciu lub przewinięciu</translation>
    </message>
    <message>
      <source>Only when I say so</source>
      <translation>Tylko gdy tak oznaczę</translation>
    </message>
    <message>
      <source>Three panes</source>
      <translation>Trzy panele</translation>
    </message>
    <message>
      <source>Wide list</source>
      <translation>Szeroka lista</translation>
    </message>
    <message>
      <source>A post is read</source>
      <translation>Wpis jest przeczytany</translation>
    </message>
    <message>
      <source>Show the same story from several feeds once</source>
      <translation>Tę samą wiadomość z kilku kanałów pokazuj raz</translation>
    </message>
    <message>
      <source>In the last seven days with pictures they took {size}.</source>
      <translation>W ostatnich siedmiu dniach z obrazami zużyły {size}.</translation>
    </message>
    <message>
      <source>Font</source>
      <translation>Czcionka</translation>
    </message>
    <message>
      <source>Start Paperround at login</source>
      <translation>Uruchamiaj Paperround przy logowaniu</translation>
    </message>
    <message>
      <source>The window</source>
      <translation>Okno</translation>
    </message>
    <message>
      <source>As the system has it</source>
      <translation>Jak w systemie</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Jasne</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Ciemne</translation>
    </message>
    <message>
      <source>Colours</source>
      <translation>Kolory</translation>
    </message>
    <message>
      <source>Size of everything</source>
      <translation>Rozmiar całości</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Język</translation>
    </message>
    <message>
      <source>Narrow</source>
      <translation>Wąsko</translation>
    </message>
    <message>
      <source>Usual</source>
      <translation>Normalnie</translation>
    </message>
    <message>
      <source>Wide</source>
      <translation>Szeroko</translation>
    </message>
    <message>
      <source>Very wide</source>
      <translation>Bardzo szeroko</translation>
    </message>
    <message>
      <source>Tight</source>
      <translation>Ciasno</translation>
    </message>
    <message>
      <source>Airy</source>
      <translation>Luźno</translation>
    </message>
    <message numerus="yes">
      <source> pixels</source>
      <translation>
        <numerusform> piksel</numerusform>
        <numerusform> piksele</numerusform>
        <numerusform> pikseli</numerusform>
      </translation>
    </message>
    <message>
      <source>Size of letters</source>
      <translation>Rozmiar liter</translation>
    </message>
    <message>
      <source>Width of the text</source>
      <translation>Szerokość tekstu</translation>
    </message>
    <message>
      <source>Line spacing</source>
      <translation>Odstęp między wierszami</translation>
    </message>
    <message>
      <source>Serif</source>
      <translation>Szeryfowa</translation>
    </message>
    <message>
      <source>Sans serif</source>
      <translation>Bezszeryfowa</translation>
    </message>
    <message>
      <source>Articles</source>
      <translation>Artykuły</translation>
    </message>
    <message>
      <source>News</source>
      <translation>Wiadomości</translation>
    </message>
    <message>
      <source>Science</source>
      <translation>Nauka</translation>
    </message>
    <message>
      <source>Technology</source>
      <translation>Technika</translation>
    </message>
    <message>
      <source>Making things</source>
      <translation>Majsterkowanie</translation>
    </message>
    <message>
      <source>Culture and ideas</source>
      <translation>Kultura i idee</translation>
    </message>
    <message>
      <source>Pictures and comics</source>
      <translation>Obrazy i komiksy</translation>
    </message>
    <message>
      <source>Listening</source>
      <translation>Do słuchania</translation>
    </message>
    <message>
      <source>Kitchen</source>
      <translation>Kuchnia</translation>
    </message>
    <message>
      <source>Account</source>
      <translation>Konto</translation>
    </message>
    <message>
      <source>None, only on this computer</source>
      <translation>Brak, tylko na tym komputerze</translation>
    </message>
    <message>
      <source>{name}, for all my devices</source>
      <translation>{name}, dla wszystkich moich urządzeń</translation>
    </message>
    <message>
      <source>Secret</source>
      <translation>Sekret</translation>
    </message>
    <message>
      <source>Posts can be sent on: to a service that keeps them, into files, or to a program.</source>
      <translation>Wpisy można wysyłać dalej: do usługi, która je przechowa, do plików lub do programu.</translation>
    </message>
    <message>
      <source>Markdown files</source>
      <translation>Pliki Markdown</translation>
    </message>
    <message>
      <source>HTTP POST</source>
      <translation>HTTP POST</translation>
    </message>
    <message>
      <source>Program</source>
      <translation>Program</translation>
    </message>
    <message>
      <source>JSON</source>
      <translation>JSON</translation>
    </message>
    <message>
      <source>Form fields</source>
      <translation>Pola formularza</translation>
    </message>
    <message>
      <source>Plain text</source>
      <translation>Zwykły tekst</translation>
    </message>
    <message>
      <source>Make a client in Wallabag under API clients management; it shows both.</source>
      <translation>Utwórz klienta w Wallabag, w części o zarządzaniu klientami API; tam widać jedno i drugie.</translation>
    </message>
    <message>
      <source>Make an API token in Readeck under Settings, API Tokens.</source>
      <translation>Utwórz token API w Readeck: Settings, API Tokens.</translation>
    </message>
    <message>
      <source>Make an API key in Karakeep under Settings, API Keys.</source>
      <translation>Utwórz klucz API w Karakeep: Settings, API Keys.</translation>
    </message>
    <message>
      <source>The token stands in Linkding under Settings, Integrations, REST API.</source>
      <translation>Token jest w Linkding: Settings, Integrations, REST API.</translation>
    </message>
    <message>
      <source>The name and password with which you log in at Instapaper.</source>
      <translation>Nazwa i hasło, którymi logujesz się do Instapaper.</translation>
    </message>
    <message>
      <source>Each post becomes a note with properties, in a vault or a folder inside one.</source>
      <translation>Każdy wpis staje się notatką z właściwościami, w sejfie lub w jego folderze.</translation>
    </message>
    <message>
      <source>Each post becomes a file with front matter; none is ever written over.</source>
      <translation>Każdy wpis staje się plikiem z nagłówkiem front matter; żaden nie jest nigdy nadpisywany.</translation>
    </message>
    <message>
      <source>The host is fixed; what follows it, headers and body may name what is filled in.</source>
      <translation>Host jest stały; to, co po nim następuje, nagłówki i treść mogą wymieniać wstawiane pola.</translation>
    </message>
    <message>
      <source>Run without a shell: each argument is one, whatever a title says.</source>
      <translation>Uruchamiany bez powłoki: każdy argument pozostaje jednym, cokolwiek jest w tytule.</translation>
    </message>
    <message>
      <source>nothing sent yet</source>
      <translation>nic jeszcze nie wysłano</translation>
    </message>
    <message>
      <source>sent just now</source>
      <translation>wysłano przed chwilą</translation>
    </message>
    <message>
      <source>New target</source>
      <translation>Nowy cel</translation>
    </message>
    <message>
      <source>Passwords and tokens go into the system's keyring.</source>
      <translation>Hasła i tokeny trafiają do pęku kluczy systemu.</translation>
    </message>
    <message>
      <source>Program and arguments</source>
      <translation>Program i argumenty</translation>
    </message>
    <message>
      <source>On its standard input</source>
      <translation>Na standardowym wejściu</translation>
    </message>
    <message>
      <source>Choose…</source>
      <translation>Wybierz…</translation>
    </message>
    <message>
      <source>Name of a file</source>
      <translation>Nazwa pliku</translation>
    </message>
    <message>
      <source>Body</source>
      <translation>Treść</translation>
    </message>
    <message>
      <source>Template</source>
      <translation>Szablon</translation>
    </message>
    <message>
      <source>Headers</source>
      <translation>Nagłówki</translation>
    </message>
    <message>
      <source>Trying…</source>
      <translation>Sprawdzanie…</translation>
    </message>
    <message>
      <source>Add target</source>
      <translation>Dodaj cel</translation>
    </message>
    <message>
      <source>API token</source>
      <translation>Token API</translation>
    </message>
    <message>
      <source>Client secret</source>
      <translation>Sekret klienta</translation>
    </message>
    <message>
      <source>sent {time} ago</source>
      <translation>wysłano {time} temu</translation>
    </message>
    <message>
      <source>Keep</source>
      <translation>Zostaw</translation>
    </message>
    <message>
      <source>Choose a folder</source>
      <translation>Wybierz folder</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Cofnij</translation>
    </message>
    <message>
      <source>Send now what waits</source>
      <translation>Wyślij teraz oczekujące</translation>
    </message>
    <message>
      <source>Give up what waits</source>
      <translation>Porzuć oczekujące</translation>
    </message>
    <message numerus="yes">
      <source>{n} not sent</source>
      <translation>
        <numerusform>{n} niewysłany</numerusform>
        <numerusform>{n} niewysłane</numerusform>
        <numerusform>{n} niewysłanych</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} waiting</source>
      <translation>
        <numerusform>{n} czeka</numerusform>
        <numerusform>{n} czekają</numerusform>
        <numerusform>{n} czeka</numerusform>
      </translation>
    </message>
    <message>
      <source>Change {name}</source>
      <translation>Zmień {name}</translation>
    </message>
    <message>
      <source>unchanged</source>
      <translation>bez zmian</translation>
    </message>
    <message>
      <source>{name} removed</source>
      <translation>Usunięto {name}</translation>
    </message>
    <message>
      <source>Filled in: {names}</source>
      <translation>Wstawiane: {names}</translation>
    </message>
    <message>
      <source>Client ID</source>
      <translation>ID klienta</translation>
    </message>
    <message>
      <source>A feed with more weight is polled sooner and more often.</source>
      <translation>Kanał o większej wadze jest pobierany wcześniej i częściej.</translation>
    </message>
    <message numerus="yes">
      <source>At {budget} fetches a day it will get about {n}</source>
      <translation>
        <numerusform>Przy {budget} pobraniach dziennie dostanie około {n}</numerusform>
        <numerusform>Przy {budget} pobraniach dziennie dostanie około {n}</numerusform>
        <numerusform>Przy {budget} pobraniach dziennie dostanie około {n}</numerusform>
      </translation>
    </message>
    <message>
      <source>your other feeds do not notice.</source>
      <translation>inne kanały tego nie odczują.</translation>
    </message>
    <message>
      <source>your other feeds wait {time} longer.</source>
      <translation>inne kanały czekają {time} dłużej.</translation>
    </message>
    <message>
      <source>your other feeds wait {time} less.</source>
      <translation>inne kanały czekają {time} krócej.</translation>
    </message>
    <message>
      <source>full articles</source>
      <translation>pełne artykuły</translation>
    </message>
    <message>
      <source>summaries</source>
      <translation>streszczenia</translation>
    </message>
    <message>
      <source>titles only</source>
      <translation>tylko tytuły</translation>
    </message>
    <message>
      <source>less</source>
      <translation>mniej</translation>
    </message>
    <message>
      <source>normal</source>
      <translation>normalnie</translation>
    </message>
    <message>
      <source>more</source>
      <translation>więcej</translation>
    </message>
    <message>
      <source>most</source>
      <translation>najwięcej</translation>
    </message>
    <message numerus="yes">
      <source>At {budget} fetches a day it gets about {n}</source>
      <translation>
        <numerusform>Przy {budget} pobraniach dziennie dostaje około {n}</numerusform>
        <numerusform>Przy {budget} pobraniach dziennie dostaje około {n}</numerusform>
        <numerusform>Przy {budget} pobraniach dziennie dostaje około {n}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>At {budget} fetches a day it gets about {n} instead of {before}</source>
      <translation>
        <numerusform>Przy {budget} pobraniach dziennie dostaje około {n} zamiast {before}</numerusform>
        <numerusform>Przy {budget} pobraniach dziennie dostaje około {n} zamiast {before}</numerusform>
        <numerusform>Przy {budget} pobraniach dziennie dostaje około {n} zamiast {before}</numerusform>
      </translation>
    </message>
    <message>
      <source>{n} s</source>
      <translation>{n} s</translation>
    </message>
    <message numerus="yes">
      <source>At {budget} fetches a day it gets about {n}.</source>
      <translation>
        <numerusform>Przy {budget} pobraniach dziennie dostaje około {n}.</numerusform>
        <numerusform>Przy {budget} pobraniach dziennie dostaje około {n}.</numerusform>
        <numerusform>Przy {budget} pobraniach dziennie dostaje około {n}.</numerusform>
      </translation>
    </message>
    <message>
      <source>at most {posts}</source>
      <translation>najwyżej {posts}</translation>
    </message>
    <message>
      <source>about {posts}</source>
      <translation>około {posts}</translation>
    </message>
    <message>
      <source>Before I first look</source>
      <translation>Zanim pierwszy raz zajrzę</translation>
    </message>
    <message>
      <source>At</source>
      <translation>O godzinie</translation>
    </message>
    <message>
      <source>How long</source>
      <translation>Jak długa</translation>
    </message>
    <message>
      <source>From</source>
      <translation>Z czego</translation>
    </message>
    <message>
      <source>To</source>
      <translation>Dokąd</translation>
    </message>
    <message>
      <source>Paperround does not know yet when you first look; until then it is 07:00.</source>
      <translation>Paperround nie wie jeszcze, kiedy po raz pierwszy zaglądasz; do tego czasu obowiązuje 07:00.</translation>
    </message>
    <message>
      <source>Feeds without a folder</source>
      <translation>Kanały bez folderu</translation>
    </message>
    <message>
      <source>Starred, not yet read</source>
      <translation>Z gwiazdką, jeszcze nieprzeczytane</translation>
    </message>
    <message>
      <source>nothing new now</source>
      <translation>teraz nic nowego</translation>
    </message>
    <message>
      <source>minutes</source>
      <translation>min</translation>
    </message>
    <message>
      <source>as</source>
      <translation>jako</translation>
    </message>
    <message>
      <source>You usually look at {time}.</source>
      <translation>Zwykle zaglądasz o {time}.</translation>
    </message>
    <message>
      <source>Book for e-readers (*.epub);;PDF (*.pdf)</source>
      <translation>Książka na czytniki (*.epub);;PDF (*.pdf)</translation>
    </message>
    <message>
      <source>Page of the paper</source>
      <translation>Strona gazety</translation>
    </message>
    <message>
      <source>Mark read</source>
      <translation>Przeczytane</translation>
    </message>
    <message>
      <source>Page back</source>
      <translation>Strona wstecz</translation>
    </message>
    <message>
      <source>Next page</source>
      <translation>Następna strona</translation>
    </message>
    <message>
      <source>Save the paper</source>
      <translation>Zapisz gazetę</translation>
    </message>
    <message>
      <source>Save as…</source>
      <translation>Zapisz jako…</translation>
    </message>
    <message>
      <source>Print…</source>
      <translation>Drukuj…</translation>
    </message>
    <message>
      <source>No paper yet</source>
      <translation>Nie ma jeszcze gazety</translation>
    </message>
    <message>
      <source>No paper was made yet. “Make one now” makes one of what is unread.</source>
      <translation>Nie powstała jeszcze żadna gazeta. „Utwórz teraz” tworzy ją z tego, co nieprzeczytane.</translation>
    </message>
    <message>
      <source>{page} of {pages}</source>
      <translation>{page} z {pages}</translation>
    </message>
    <message>
      <source>Saved as {file}.</source>
      <translation>Zapisano jako {file}.</translation>
    </message>
    <message>
      <source>Make one now</source>
      <translation>Utwórz teraz</translation>
    </message>
    <message>
      <source>Morning paper</source>
      <translation>Poranna gazeta</translation>
    </message>
    <message>
      <source>Show the paper</source>
      <translation>Pokaż gazetę</translation>
    </message>
    <message>
      <source>Asking the server…</source>
      <translation>Odpytywanie serwera…</translation>
    </message>
    <message>
      <source>Making it</source>
      <translation>Tworzenie</translation>
    </message>
    <message>
      <source>Revert</source>
      <translation>Cofnij zmiany</translation>
    </message>
    <message>
      <source>Settings of the morning paper saved</source>
      <translation>Zapisano ustawienia porannej gazety</translation>
    </message>
    <message>
      <source>Save first; then it is tried with what you chose.</source>
      <translation>Najpierw zapisz; potem nastąpi próba z wybranymi ustawieniami.</translation>
    </message>
    <message>
      <source>The list could not be read.</source>
      <translation>Nie udało się odczytać listy.</translation>
    </message>
    <message>
      <source>all posts</source>
      <translation>wszystkie wpisy</translation>
    </message>
    <message>
      <source>Search everywhere</source>
      <translation>Szukaj wszędzie</translation>
    </message>
    <message>
      <source>The first posts come in a moment.</source>
      <translation>Pierwsze wpisy pojawią się za chwilę.</translation>
    </message>
    <message>
      <source>Read a few posts. What you read about decides what stands here.</source>
      <translation>Przeczytaj kilka wpisów. To, o czym czytasz, decyduje o tym, co tu się pojawi.</translation>
    </message>
    <message>
      <source>Nothing here yet</source>
      <translation>Jeszcze nic tu nie ma</translation>
    </message>
    <message>
      <source>Show them now</source>
      <translation>Pokaż teraz</translation>
    </message>
    <message>
      <source>Nothing new waits. The next paper comes at {time}.</source>
      <translation>Nic nowego nie czeka. Następna gazeta: {time}.</translation>
    </message>
    <message>
      <source>Poll anyway</source>
      <translation>Pobierz mimo to</translation>
    </message>
    <message>
      <source>Mostly pictures here.</source>
      <translation>Są tu głównie obrazy.</translation>
    </message>
    <message>
      <source>Enter password…</source>
      <translation>Podaj hasło…</translation>
    </message>
    <message>
      <source>Choose again…</source>
      <translation>Wybierz ponownie…</translation>
    </message>
    <message>
      <source>Poll now</source>
      <translation>Pobierz teraz</translation>
    </message>
    <message>
      <source>Nothing about “{words}”</source>
      <translation>Nic o „{words}”</translation>
    </message>
    <message>
      <source>No connection</source>
      <translation>Brak połączenia</translation>
    </message>
    <message>
      <source>Its server asks to be left alone until then.</source>
      <translation>Do tego czasu serwer prosi o spokój.</translation>
    </message>
    <message>
      <source>Fetching {what}…</source>
      <translation>Pobieranie: {what}…</translation>
    </message>
    <message>
      <source>Nothing to suggest yet</source>
      <translation>Jeszcze nie ma czego proponować</translation>
    </message>
    <message>
      <source>Nothing found yet</source>
      <translation>Jeszcze nic nie znaleziono</translation>
    </message>
    <message>
      <source>Nothing starred yet</source>
      <translation>Jeszcze nic z gwiazdką</translation>
    </message>
    <message>
      <source>Press s on a post to keep it here.</source>
      <translation>Naciśnij s na wpisie, aby go tu zachować.</translation>
    </message>
    <message>
      <source>All read</source>
      <translation>Wszystko przeczytane</translation>
    </message>
    <message>
      <source>1 new post waits for the paper at {time}.</source>
      <translation>1 nowy wpis czeka na gazetę ({time}).</translation>
    </message>
    <message numerus="yes">
      <source>{n} new posts wait for the paper at {time}.</source>
      <translation>
        <numerusform>{n} nowy wpis czeka na gazetę ({time}).</numerusform>
        <numerusform>{n} nowe wpisy czekają na gazetę ({time}).</numerusform>
        <numerusform>{n} nowych wpisów czeka na gazetę ({time}).</numerusform>
      </translation>
    </message>
    <message>
      <source>Show as cards</source>
      <translation>Pokaż jako karty</translation>
    </message>
    <message>
      <source>Keep the list</source>
      <translation>Zostaw listę</translation>
    </message>
    <message>
      <source>Searched {place}.</source>
      <translation>Szukano w: {place}.</translation>
    </message>
    <message numerus="yes">
      <source>{n} feeds</source>
      <translation>
        <numerusform>{n} kanał</numerusform>
        <numerusform>{n} kanały</numerusform>
        <numerusform>{n} kanałów</numerusform>
      </translation>
    </message>
    <message>
      <source>{what} comes at {time}</source>
      <translation>{what} – o {time}</translation>
    </message>
    <message>
      <source>What fits comes here by itself.</source>
      <translation>To, co pasuje, trafi tu samo.</translation>
    </message>
    <message numerus="yes">
      <source>{n} feeds here could not be fetched.</source>
      <translation>
        <numerusform>Nie udało się tu pobrać {n} kanału.</numerusform>
        <numerusform>Nie udało się tu pobrać {n} kanałów.</numerusform>
        <numerusform>Nie udało się tu pobrać {n} kanałów.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 feed here could not be fetched.</source>
      <translation>Nie udało się tu pobrać 1 kanału.</translation>
    </message>
    <message>
      <source>{day}, {time}</source>
      <translation>{day}, {time}</translation>
    </message>
    <message>
      <source>As soon as there is one: {what}.</source>
      <translation>Gdy tylko się pojawi: {what}.</translation>
    </message>
    <message>
      <source>Posts</source>
      <translation>Wpisy</translation>
    </message>
    <message>
      <source>the search for {words}</source>
      <translation>wyszukiwanie „{words}”</translation>
    </message>
    <message>
      <source>The most relevant first</source>
      <translation>Od najtrafniejszych</translation>
    </message>
    <message>
      <source>What you may want to read first</source>
      <translation>Co warto przeczytać najpierw</translation>
    </message>
    <message>
      <source>Loading</source>
      <translation>Wczytywanie</translation>
    </message>
    <message>
      <source>This post is no longer kept</source>
      <translation>Tego wpisu już nie ma</translation>
    </message>
    <message>
      <source>Unread.</source>
      <translation>Nieprzeczytany.</translation>
    </message>
    <message>
      <source>starred</source>
      <translation>z gwiazdką</translation>
    </message>
    <message>
      <source>highlighted</source>
      <translation>wyróżniony</translation>
    </message>
    <message>
      <source>has sound</source>
      <translation>z dźwiękiem</translation>
    </message>
    <message>
      <source>downloaded</source>
      <translation>pobrano na dysk</translation>
    </message>
    <message>
      <source>Unfolded.</source>
      <translation>Rozwinięty.</translation>
    </message>
    <message>
      <source>Folded.</source>
      <translation>Zwinięty.</translation>
    </message>
    <message>
      <source>tagged {tags}</source>
      <translation>etykiety: {tags}</translation>
    </message>
    <message>
      <source>Everywhere</source>
      <translation>Wszędzie</translation>
    </message>
    <message>
      <source>Search in all posts, not only in this place</source>
      <translation>Szukaj we wszystkich wpisach, nie tylko tutaj</translation>
    </message>
    <message>
      <source>What can be typed here</source>
      <translation>Co można tu wpisać</translation>
    </message>
    <message>
      <source>What can be typed here (Alt+Down)</source>
      <translation>Co można tu wpisać (Alt+strzałka w dół)</translation>
    </message>
    <message>
      <source>1 hit</source>
      <translation>1 trafienie</translation>
    </message>
    <message>
      <source>Choose what the list shows</source>
      <translation>Wybierz, co pokazuje lista</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Szukaj</translation>
    </message>
    <message>
      <source>night ferry</source>
      <translation>nocny prom</translation>
    </message>
    <message>
      <source>both words, anywhere</source>
      <translation>oba słowa, gdziekolwiek</translation>
    </message>
    <message>
      <source>"night ferry"</source>
      <translation>"nocny prom"</translation>
    </message>
    <message>
      <source>exactly this phrase</source>
      <translation>dokładnie to wyrażenie</translation>
    </message>
    <message>
      <source>ferry OR boat</source>
      <translation>prom OR łódź</translation>
    </message>
    <message>
      <source>one of them</source>
      <translation>jedno z nich</translation>
    </message>
    <message>
      <source>ferry -night</source>
      <translation>prom -nocny</translation>
    </message>
    <message>
      <source>without a word</source>
      <translation>bez tego słowa</translation>
    </message>
    <message>
      <source>(ferry OR boat) night</source>
      <translation>(prom OR łódź) nocny</translation>
    </message>
    <message>
      <source>brackets hold together</source>
      <translation>nawiasy łączą</translation>
    </message>
    <message>
      <source>title:ferry</source>
      <translation>title:prom</translation>
    </message>
    <message>
      <source>in the title; also author: and text:</source>
      <translation>w tytule; także author: i text:</translation>
    </message>
    <message>
      <source>feed:"Harbour Gazette"</source>
      <translation>feed:"Gazeta Portowa"</translation>
    </message>
    <message>
      <source>of this feed</source>
      <translation>z tego kanału</translation>
    </message>
    <message>
      <source>folder:News</source>
      <translation>folder:Wiadomości</translation>
    </message>
    <message>
      <source>in this folder</source>
      <translation>w tym folderze</translation>
    </message>
    <message>
      <source>tag:later</source>
      <translation>tag:później</translation>
    </message>
    <message>
      <source>with this tag</source>
      <translation>z tą etykietą</translation>
    </message>
    <message>
      <source>is:unread</source>
      <translation>is:unread</translation>
    </message>
    <message>
      <source>also is:read, is:starred</source>
      <translation>także is:read, is:starred</translation>
    </message>
    <message>
      <source>after:7d</source>
      <translation>after:7d</translation>
    </message>
    <message>
      <source>of the last seven days</source>
      <translation>z ostatnich siedmiu dni</translation>
    </message>
    <message>
      <source>before:2026-03</source>
      <translation>before:2026-03</translation>
    </message>
    <message>
      <source>before a day, month or year</source>
      <translation>sprzed dnia, miesiąca lub roku</translation>
    </message>
    <message numerus="yes">
      <source>{n} hits</source>
      <translation>
        <numerusform>{n} trafienie</numerusform>
        <numerusform>{n} trafienia</numerusform>
        <numerusform>{n} trafień</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>the latest {n} hits</source>
      <translation>
        <numerusform>{n} najnowsze trafienie</numerusform>
        <numerusform>{n} najnowsze trafienia</numerusform>
        <numerusform>{n} najnowszych trafień</numerusform>
      </translation>
    </message>
    <message>
      <source>Search in {place}</source>
      <translation>Szukaj w: {place}</translation>
    </message>
    <message>
      <source>Because you often open posts of this feed</source>
      <translation>Bo często otwierasz wpisy z tego kanału</translation>
    </message>
    <message>
      <source>Also in 1 feed</source>
      <translation>Także w 1 kanale</translation>
    </message>
    <message>
      <source>1 more like it</source>
      <translation>1 podobny</translation>
    </message>
    <message>
      <source>Because you read about {terms}</source>
      <translation>Bo czytasz o: {terms}</translation>
    </message>
    <message>
      <source>Also in {feeds}</source>
      <translation>Także w: {feeds}</translation>
    </message>
    <message numerus="yes">
      <source>Also in {n} feeds</source>
      <translation>
        <numerusform>Także w {n} kanale</numerusform>
        <numerusform>Także w {n} kanałach</numerusform>
        <numerusform>Także w {n} kanałach</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} more like it</source>
      <translation>
        <numerusform>{n} podobny</numerusform>
        <numerusform>{n} podobne</numerusform>
        <numerusform>{n} podobnych</numerusform>
      </translation>
    </message>
    <message>
      <source>From {first} to {last}: {posts} from {feeds}; several feeds told {stories}.</source>
      <translation>{first} – {last}: {posts} ({feeds}); w kilku kanałach: {stories}.</translation>
    </message>
    <message>
      <source>While you were away</source>
      <translation>Pod Twoją nieobecność</translation>
    </message>
    <message>
      <source>Which days</source>
      <translation>Które dni</translation>
    </message>
    <message>
      <source>Mark all of it read</source>
      <translation>Oznacz to wszystko jako przeczytane</translation>
    </message>
    <message>
      <source>If you do not look for five days or more, what happened meanwhile stands here.</source>
      <translation>Po pięciu lub więcej dniach nieobecności będzie tu to, co się w tym czasie wydarzyło.</translation>
    </message>
    <message>
      <source>From {first} to {last}: {posts} from {feeds}.</source>
      <translation>{first} – {last}: {posts} ({feeds}).</translation>
    </message>
    <message>
      <source>1 story</source>
      <translation>1 wiadomość</translation>
    </message>
    <message numerus="yes">
      <source>{n} stories</source>
      <translation>
        <numerusform>{n} wiadomość</numerusform>
        <numerusform>{n} wiadomości</numerusform>
        <numerusform>{n} wiadomości</numerusform>
      </translation>
    </message>
    <message>
      <source>Since you were away</source>
      <translation>Czas nieobecności</translation>
    </message>
    <message>
      <source>The last 3 days</source>
      <translation>Ostatnie 3 dni</translation>
    </message>
    <message>
      <source>The last week</source>
      <translation>Ostatni tydzień</translation>
    </message>
    <message>
      <source>The last 2 weeks</source>
      <translation>Ostatnie 2 tygodnie</translation>
    </message>
    <message>
      <source>The last month</source>
      <translation>Ostatni miesiąc</translation>
    </message>
    <message>
      <source>You have not been away</source>
      <translation>Nie było dłuższej nieobecności</translation>
    </message>
    <message>
      <source>Show the last week</source>
      <translation>Pokaż ostatni tydzień</translation>
    </message>
    <message>
      <source>What several feeds told</source>
      <translation>O czym pisało kilka kanałów</translation>
    </message>
    <message>
      <source>What each feed brought</source>
      <translation>Co przyniósł każdy kanał</translation>
    </message>
    <message numerus="yes">
      <source>{n} more</source>
      <translation>
        <numerusform>jeszcze {n}</numerusform>
        <numerusform>jeszcze {n}</numerusform>
        <numerusform>jeszcze {n}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} fetches a day take about {size}; a lower limit means fewer fetches and more waiting.</source>
      <translation>
        <numerusform>{n} pobranie dziennie zużywa około {size}; niższy limit to mniej pobrań i więcej czekania.</numerusform>
        <numerusform>{n} pobrania dziennie zużywają około {size}; niższy limit to mniej pobrań i więcej czekania.</numerusform>
        <numerusform>{n} pobrań dziennie zużywa około {size}; niższy limit to mniej pobrań i więcej czekania.</numerusform>
      </translation>
    </message>
    <message>
      <source>Budget</source>
      <translation>Budżet</translation>
    </message>
    <message>
      <source>Unit of the budget</source>
      <translation>Jednostka budżetu</translation>
    </message>
    <message>
      <source>Now, and with the chosen budget</source>
      <translation>Teraz i z wybranym budżetem</translation>
    </message>
    <message>
      <source>minutes until you can read a new post, on average</source>
      <translation>średnio minut, zanim można przeczytać nowy wpis</translation>
    </message>
    <message>
      <source>Choose for me</source>
      <translation>Wybierz za mnie</translation>
    </message>
    <message>
      <source>Nothing changes until you apply.</source>
      <translation>Nic się nie zmieni, póki nie zastosujesz.</translation>
    </message>
    <message>
      <source>Apply</source>
      <translation>Zastosuj</translation>
    </message>
    <message>
      <source>What more fetches buy</source>
      <translation>Co daje więcej pobrań</translation>
    </message>
    <message>
      <source>Fetches a day</source>
      <translation>Pobrania dziennie</translation>
    </message>
    <message>
      <source>fetches a day, each mark twice the one before</source>
      <translation>pobrania dziennie, każda kreska podwaja poprzednią</translation>
    </message>
    <message>
      <source>Megabytes a day</source>
      <translation>Megabajty dziennie</translation>
    </message>
    <message>
      <source>at most so many MB a day, each mark twice the one before; at the right end no limit</source>
      <translation>najwyżej tyle MB dziennie, każda kreska podwaja poprzednią; na prawym końcu bez limitu</translation>
    </message>
    <message>
      <source>What fetches buy is not known before the first feeds were fetched. You can choose how many there may be a day at most.</source>
      <translation>Co dają pobrania, wiadomo dopiero po pierwszym pobraniu kanałów. Można już wybrać, ile ma ich być najwyżej w ciągu dnia.</translation>
    </message>
    <message>
      <source>A guess so far: Paperround does not know when you read, and takes a usual day. After three days on which you read the curve is your own.</source>
      <translation>Na razie szacunek: Paperround nie wie, kiedy czytasz, i przyjmuje typowy dzień. Po trzech dniach czytania krzywa będzie Twoja własna.</translation>
    </message>
    <message numerus="yes">
      <source>More fetches, less waiting; past about {n} a day each further fetch buys little.</source>
      <translation>
        <numerusform>Więcej pobrań to mniej czekania; powyżej około {n} dziennie każde kolejne daje niewiele.</numerusform>
        <numerusform>Więcej pobrań to mniej czekania; powyżej około {n} dziennie każde kolejne daje niewiele.</numerusform>
        <numerusform>Więcej pobrań to mniej czekania; powyżej około {n} dziennie każde kolejne daje niewiele.</numerusform>
      </translation>
    </message>
    <message>
      <source>Apply {n} a day</source>
      <translation>Zastosuj {n} dziennie</translation>
    </message>
    <message>
      <source>Apply {n} a day, at most {m} MB</source>
      <translation>Zastosuj {n} dziennie, najwyżej {m} MB</translation>
    </message>
    <message>
      <source>now</source>
      <translation>teraz</translation>
    </message>
    <message>
      <source>Not known yet</source>
      <translation>Jeszcze nie wiadomo</translation>
    </message>
    <message>
      <source>Add a feed, and what polling it buys will be shown here.</source>
      <translation>Gdy dodasz kanał, będzie tu widać, co daje jego pobieranie.</translation>
    </message>
    <message>
      <source>With {now} fetches a day, as now, you wait {wait} for a new post on average; best value is {best} fetches, with {best_wait}.</source>
      <translation>Przy {now} pobraniach dziennie, jak teraz, na nowy wpis czeka się średnio {wait}; najkorzystniej jest przy {best} pobraniach: {best_wait}.</translation>
    </message>
    <message>
      <source>with {n}</source>
      <translation>przy {n}</translation>
    </message>
    <message numerus="yes">
      <source>Now {n} fetches a day</source>
      <translation>
        <numerusform>Teraz {n} pobranie dziennie</numerusform>
        <numerusform>Teraz {n} pobrania dziennie</numerusform>
        <numerusform>Teraz {n} pobrań dziennie</numerusform>
      </translation>
    </message>
    <message>
      <source>Fetches</source>
      <translation>Pobrania</translation>
    </message>
    <message>
      <source>MB</source>
      <translation>MB</translation>
    </message>
    <message>
      <source>with {n} MB</source>
      <translation>przy {n} MB</translation>
    </message>
    <message numerus="yes">
      <source>fetches a day, each mark twice the one before; other ways as in your last {n} days</source>
      <translation>
        <numerusform>pobrania dziennie, każda kreska podwaja poprzednią; inne sposoby jak w ostatnim {n} dniu</numerusform>
        <numerusform>pobrania dziennie, każda kreska podwaja poprzednią; inne sposoby jak w ostatnich {n} dniach</numerusform>
        <numerusform>pobrania dziennie, każda kreska podwaja poprzednią; inne sposoby jak w ostatnich {n} dniach</numerusform>
      </translation>
    </message>
    <message>
      <source>Expected of the day ahead.</source>
      <translation>Oczekiwane na nadchodzącą dobę.</translation>
    </message>
    <message>
      <source>Every feed every hour</source>
      <translation>Każdy kanał co godzinę</translation>
    </message>
    <message>
      <source>Refresh all when I open it</source>
      <translation>Odśwież wszystko przy otwarciu</translation>
    </message>
    <message>
      <source>Today, a guess
{n} → {wait}</source>
      <translation>Dziś, szacunek
{n} → {wait}</translation>
    </message>
    <message>
      <source>Today
{n} → {wait}</source>
      <translation>Dziś
{n} → {wait}</translation>
    </message>
    <message numerus="yes">
      <source>{n} fetches, {wait}</source>
      <translation>
        <numerusform>{n} pobranie, {wait}</numerusform>
        <numerusform>{n} pobrania, {wait}</numerusform>
        <numerusform>{n} pobrań, {wait}</numerusform>
      </translation>
    </message>
    <message>
      <source>{n}, {wait}</source>
      <translation>{n}, {wait}</translation>
    </message>
    <message>
      <source>{n} → about {wait}</source>
      <translation>{n} → około {wait}</translation>
    </message>
    <message>
      <source>{n} → {wait}</source>
      <translation>{n} → {wait}</translation>
    </message>
    <message>
      <source>Wait for a new post</source>
      <translation>Czekanie na nowy wpis</translation>
    </message>
    <message>
      <source>Already here when you look</source>
      <translation>Już na miejscu, gdy zajrzysz</translation>
    </message>
    <message>
      <source>Data a day</source>
      <translation>Dane/dzień</translation>
    </message>
    <message>
      <source>Fetches for each new post</source>
      <translation>Pobrania na nowy wpis</translation>
    </message>
    <message numerus="yes">
      <source>{n} fetches a day, expected wait {wait}, {share} already here</source>
      <translation>
        <numerusform>{n} pobranie dziennie, oczekiwane czekanie: {wait}, już na miejscu: {share}</numerusform>
        <numerusform>{n} pobrania dziennie, oczekiwane czekanie: {wait}, już na miejscu: {share}</numerusform>
        <numerusform>{n} pobrań dziennie, oczekiwane czekanie: {wait}, już na miejscu: {share}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Expected of the day ahead. In the last {n} days it really was {wait}, {share} already here.</source>
      <translation>
        <numerusform>Oczekiwane na nadchodzącą dobę. W ostatnim dniu ({n}) naprawdę było: {wait}, już na miejscu {share}.</numerusform>
        <numerusform>Oczekiwane na nadchodzącą dobę. W ostatnich {n} dniach naprawdę było: {wait}, już na miejscu {share}.</numerusform>
        <numerusform>Oczekiwane na nadchodzącą dobę. W ostatnich {n} dniach naprawdę było: {wait}, już na miejscu {share}.</numerusform>
      </translation>
    </message>
    <message>
      <source>best value, {n}</source>
      <translation>najkorzystniej, {n}</translation>
    </message>
    <message numerus="yes">
      <source>{n} minutes</source>
      <translation>
        <numerusform>{n} min</numerusform>
        <numerusform>{n} min</numerusform>
        <numerusform>{n} min</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} percent</source>
      <translation>
        <numerusform>{n} procent</numerusform>
        <numerusform>{n} procent</numerusform>
        <numerusform>{n} procent</numerusform>
      </translation>
    </message>
    <message>
      <source>No publisher's wish stands in the way.</source>
      <translation>Żadne życzenie wydawcy nie stoi na przeszkodzie.</translation>
    </message>
    <message>
      <source>With less to spend no feed is polled more.</source>
      <translation>Przy mniejszym budżecie żaden kanał nie jest pobierany częściej.</translation>
    </message>
    <message>
      <source>With more to spend no feed is polled less.</source>
      <translation>Przy większym budżecie żaden kanał nie jest pobierany rzadziej.</translation>
    </message>
    <message numerus="yes">
      <source>{n} fetches a day on battery, {m} on a metered line.</source>
      <translation>
        <numerusform>{n} pobranie dziennie na baterii, {m} przy połączeniu taryfowym.</numerusform>
        <numerusform>{n} pobrania dziennie na baterii, {m} przy połączeniu taryfowym.</numerusform>
        <numerusform>{n} pobrań dziennie na baterii, {m} przy połączeniu taryfowym.</numerusform>
      </translation>
    </message>
    <message>
      <source>Every feed is polled as now.</source>
      <translation>Każdy kanał jest pobierany jak dotąd.</translation>
    </message>
    <message>
      <source>One stays as it is.</source>
      <translation>Jeden bez zmian.</translation>
    </message>
    <message numerus="yes">
      <source>{n} stay as they are.</source>
      <translation>
        <numerusform>{n} bez zmian.</numerusform>
        <numerusform>{n} bez zmian.</numerusform>
        <numerusform>{n} bez zmian.</numerusform>
      </translation>
    </message>
    <message>
      <source>On battery</source>
      <translation>Na baterii</translation>
    </message>
    <message>
      <source>Metered</source>
      <translation>Taryfowe</translation>
    </message>
    <message>
      <source>At most so many megabytes a day</source>
      <translation>Najwyżej tyle megabajtów dziennie</translation>
    </message>
    <message>
      <source>Gain polls</source>
      <translation>Częściej pobierane</translation>
    </message>
    <message>
      <source>Lose polls</source>
      <translation>Rzadziej pobierane</translation>
    </message>
    <message>
      <source>Cannot go faster</source>
      <translation>Szybciej się nie da</translation>
    </message>
    <message>
      <source>{before} polls a day now, {after} then</source>
      <translation>Teraz pobrania dziennie: {before}, potem {after}</translation>
    </message>
    <message numerus="yes">
      <source>All {n}</source>
      <translation>
        <numerusform>Wszystkie ({n})</numerusform>
        <numerusform>Wszystkie ({n})</numerusform>
        <numerusform>Wszystkie ({n})</numerusform>
      </translation>
    </message>
    <message>
      <source>Fewer</source>
      <translation>Mniej</translation>
    </message>
    <message>
      <source>At most</source>
      <translation>Najwyżej</translation>
    </message>
    <message>
      <source>When power or line is short</source>
      <translation>Gdy brakuje prądu lub transferu</translation>
    </message>
    <message>
      <source> MB a day</source>
      <translation> MB dziennie</translation>
    </message>
    <message>
      <source>You gave it an interval of its own.</source>
      <translation>Ma ustawiony własny odstęp.</translation>
    </message>
    <message>
      <source>You want its posts at once; no poll is planned yet.</source>
      <translation>Wpisy mają przychodzić od razu; jeszcze żadne pobranie nie jest planowane.</translation>
    </message>
    <message>
      <source>No poll is planned in the next 24 hours.</source>
      <translation>W ciągu najbliższych 24 godzin nie ma w planie pobrania.</translation>
    </message>
    <message>
      <source>Polled {times} a day, next at {time}. {reason}</source>
      <translation>Pobierany {times} dziennie, następny raz o {time}. {reason}</translation>
    </message>
    <message>
      <source>no post so far</source>
      <translation>dotąd żadnego wpisu</translation>
    </message>
    <message>
      <source>Polled {times} a day, next at {time}: it posts rarely, {rate}.</source>
      <translation>Pobierany {times} dziennie, następny raz o {time}: wpisy pojawiają się rzadko, {rate}.</translation>
    </message>
    <message>
      <source>When it posts and when you look</source>
      <translation>Kiedy pojawiają się wpisy i kiedy zaglądasz</translation>
    </message>
    <message>
      <source>At which hours it posts is not known yet: that takes ten posts over five days.</source>
      <translation>Jeszcze nie wiadomo, kiedy pojawiają się wpisy: potrzeba dziesięciu wpisów z pięciu dni.</translation>
    </message>
    <message>
      <source>It comes by mail: nothing is polled for it. Settings, Accounts, shows its mailbox.</source>
      <translation>Przychodzi e-mailem: nic nie jest pobierane. Skrzynkę pokazują: Ustawienia, Konta.</translation>
    </message>
    <message>
      <source>Paused: it is not polled until you resume it. Its posts stay.</source>
      <translation>Wstrzymany: nie jest pobierany aż do wznowienia. Jego wpisy zostają.</translation>
    </message>
    <message>
      <source>Not polled yet: its first document is fetched as soon as the engine runs.</source>
      <translation>Jeszcze niepobrany: pierwszy dokument zostanie pobrany, gdy tylko ruszy usługa.</translation>
    </message>
    <message>
      <source>It posts rarely, {rate}, so no poll is planned in the next 24 hours.</source>
      <translation>Wpisy pojawiają się rzadko, {rate}, więc w ciągu najbliższych 24 godzin nie ma w planie pobrania.</translation>
    </message>
    <message>
      <source>Polled {times} a day, next at {time}, because it posts mostly between {begin} and {end} and you usually look around {visit}.</source>
      <translation>Pobierany {times} dziennie, następny raz o {time}, bo wpisy pojawiają się głównie między godz. {begin} a {end}, a zwykle zaglądasz około {visit}.</translation>
    </message>
    <message>
      <source>Feed settings…</source>
      <translation>Ustawienia kanału…</translation>
    </message>
    <message>
      <source>Facts</source>
      <translation>Fakty</translation>
    </message>
    <message>
      <source>Activity</source>
      <translation>Aktywność</translation>
    </message>
    <message>
      <source>All feeds</source>
      <translation>Wszystkie kanały</translation>
    </message>
    <message>
      <source>the last polls, newest first</source>
      <translation>ostatnie pobrania, od najnowszego</translation>
    </message>
    <message>
      <source>nothing new</source>
      <translation>nic nowego</translation>
    </message>
    <message>
      <source>{day} {time}</source>
      <translation>{day} {time}</translation>
    </message>
    <message>
      <source>When you usually look is not known yet.</source>
      <translation>Jeszcze nie wiadomo, kiedy zwykle zaglądasz.</translation>
    </message>
    <message>
      <source>{every} The next poll is at {time}.</source>
      <translation>{every} Następne pobranie o {time}.</translation>
    </message>
    <message>
      <source>Polled {times} a day, next at {time}, because you want its posts at once.</source>
      <translation>Pobierany {times} dziennie, następny raz o {time}, bo jego wpisy mają przychodzić od razu.</translation>
    </message>
    <message>
      <source>Polled {times} a day, next at {time}, because it posts at any time of the day and you usually look around {visit}.</source>
      <translation>Pobierany {times} dziennie, następny raz o {time}, bo wpisy pojawiają się o każdej porze dnia, a zwykle zaglądasz około {visit}.</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Wynik</translation>
    </message>
    <message>
      <source>Size</source>
      <translation>Rozmiar</translation>
    </message>
    <message>
      <source>Why then</source>
      <translation>Dlaczego wtedy</translation>
    </message>
    <message>
      <source>when it posts</source>
      <translation>kiedy pojawiają się wpisy</translation>
    </message>
    <message>
      <source>polled</source>
      <translation>pobrano</translation>
    </message>
    <message>
      <source>planned</source>
      <translation>planowane</translation>
    </message>
    <message>
      <source>This feed is gone</source>
      <translation>Tego kanału już nie ma</translation>
    </message>
    <message>
      <source>You are not subscribed to it any more.</source>
      <translation>Nie jest już subskrybowany.</translation>
    </message>
    <message>
      <source>{paragraph} Today {done} done, {planned} planned.</source>
      <translation>{paragraph} Dziś wykonano {done}, w planie {planned}.</translation>
    </message>
    <message>
      <source>Polls a day so far</source>
      <translation>Pobrania dziennie dotąd</translation>
    </message>
    <message>
      <source>Posts a day</source>
      <translation>Wpisy/dzień</translation>
    </message>
    <message>
      <source>Wait at your looks</source>
      <translation>Czekanie</translation>
    </message>
    <message>
      <source>Holds</source>
      <translation>Mieści</translation>
    </message>
    <message>
      <source>Polled {times} a day, next at {time}, because you usually look around {visit}. At which hours it posts is not known yet.</source>
      <translation>Pobierany {times} dziennie, następny raz o {time}, bo zwykle zaglądasz około {visit}. Jeszcze nie wiadomo, o jakich porach pojawiają się wpisy.</translation>
    </message>
    <message>
      <source>{time} planned</source>
      <translation>{time} w planie</translation>
    </message>
    <message numerus="yes">
      <source>{n} new</source>
      <translation>
        <numerusform>{n} nowy</numerusform>
        <numerusform>{n} nowe</numerusform>
        <numerusform>{n} nowych</numerusform>
      </translation>
    </message>
    <message>
      <source>Today {time}</source>
      <translation>Dziś {time}</translation>
    </message>
    <message>
      <source>Yesterday {time}</source>
      <translation>Wczoraj {time}</translation>
    </message>
    <message>
      <source>Tomorrow {time}</source>
      <translation>Jutro {time}</translation>
    </message>
    <message>
      <source>Polled {times} a day, next at {time}, because it posts mostly between {begin} and {end}. When you usually look is not known yet.</source>
      <translation>Pobierany {times} dziennie, następny raz o {time}, bo wpisy pojawiają się głównie między godz. {begin} a {end}. Jeszcze nie wiadomo, kiedy zwykle zaglądasz.</translation>
    </message>
    <message>
      <source>Polled {times} a day, next at {time}. When you usually look is not known yet.</source>
      <translation>Pobierany {times} dziennie, następny raz o {time}. Jeszcze nie wiadomo, kiedy zwykle zaglądasz.</translation>
    </message>
    <message>
      <source>{time}, polled: {result}. {why}</source>
      <translation>{time}, pobrano: {result}. {why}</translation>
    </message>
    <message>
      <source>{time}, planned. {why}</source>
      <translation>{time}, w planie. {why}</translation>
    </message>
    <message>
      <source>Polls since {time}</source>
      <translation>Pobrania od {time}</translation>
    </message>
    <message>
      <source>Data since {time}</source>
      <translation>Dane od {time}</translation>
    </message>
    <message>
      <source>Health</source>
      <translation>Stan</translation>
    </message>
    <message>
      <source>about {n}</source>
      <translation>około {n}</translation>
    </message>
    <message>
      <source>Filter</source>
      <translation>Filtruj</translation>
    </message>
    <message>
      <source>Filter feeds by name</source>
      <translation>Filtruj kanały według nazwy</translation>
    </message>
    <message>
      <source>{n} so far</source>
      <translation>dotąd {n}</translation>
    </message>
    <message>
      <source>All health</source>
      <translation>Każdy stan</translation>
    </message>
    <message>
      <source>Need a look</source>
      <translation>Wymagające uwagi</translation>
    </message>
    <message numerus="yes">
      <source>over the last {n} days</source>
      <translation>
        <numerusform>w ostatnim {n} dniu</numerusform>
        <numerusform>w ostatnich {n} dniach</numerusform>
        <numerusform>w ostatnich {n} dniach</numerusform>
      </translation>
    </message>
    <message>
      <source>Polls a day</source>
      <translation>Pobrań/dzień</translation>
    </message>
    <message>
      <source>Next poll</source>
      <translation>Nast. pobranie</translation>
    </message>
    <message>
      <source>No feeds yet</source>
      <translation>Nie ma jeszcze kanałów</translation>
    </message>
    <message>
      <source>Add a feed, and what polling it brings is shown here.</source>
      <translation>Gdy dodasz kanał, będzie tu widać, co daje jego pobieranie.</translation>
    </message>
    <message numerus="yes">
      <source>{feeds}. {n} need a look: {names}.</source>
      <translation>
        <numerusform>{feeds}. {n} wymaga uwagi: {names}.</numerusform>
        <numerusform>{feeds}. {n} wymagają uwagi: {names}.</numerusform>
        <numerusform>{feeds}. {n} wymaga uwagi: {names}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Polls and data are counted since {time}; figures for a day come after a whole one.</source>
      <translation>Pobrania i dane są liczone od {time}; wartości na dzień będą po całej dobie.</translation>
    </message>
    <message>
      <source>By the dates of its posts</source>
      <translation>Według dat wpisów</translation>
    </message>
    <message>
      <source>Posts in its document</source>
      <translation>Wpisy w dokumencie kanału</translation>
    </message>
    <message>
      <source>Polls without news</source>
      <translation>Pobrania bez nowości</translation>
    </message>
    <message>
      <source>Minutes that your looks waited for one of its posts, on average</source>
      <translation>Ile minut średnio trzeba było czekać na wpis tego kanału przy zaglądaniu</translation>
    </message>
    <message>
      <source>{feeds}. All are doing fine.</source>
      <translation>{feeds}. Wszystkie w porządku.</translation>
    </message>
    <message>
      <source>{problem} ({status})</source>
      <translation>{problem} ({status})</translation>
    </message>
    <message>
      <source>{feeds}. One needs a look: {names}.</source>
      <translation>{feeds}. Jeden wymaga uwagi: {names}.</translation>
    </message>
    <message>
      <source>Working it out…</source>
      <translation>Obliczanie…</translation>
    </message>
    <message>
      <source>These figures could not be worked out.</source>
      <translation>Nie udało się obliczyć tych liczb.</translation>
    </message>
    <message>
      <source>Details</source>
      <translation>Szczegóły</translation>
    </message>
    <message>
      <source>Back to reading</source>
      <translation>Wróć do czytania</translation>
    </message>
    <message>
      <source>Pages of Insights</source>
      <translation>Strony wglądu</translation>
    </message>
    <message>
      <source>Erase your reading times and what was learned from them?</source>
      <translation>Wymazać pory czytania i wszystko, co z nich wynika?</translation>
    </message>
    <message>
      <source>At weekends you start about {hours} sooner.</source>
      <translation>W weekendy zaczynasz około {hours} wcześniej.</translation>
    </message>
    <message>
      <source>{day} {begin}:00 to {end}:00</source>
      <translation>{day}, od {begin}:00 do {end}:00</translation>
    </message>
    <message numerus="yes">
      <source>You looked on {n} of the last {m}.</source>
      <translation>
        <numerusform>Zaglądanie w {n} z ostatnich {m} tygodni.</numerusform>
        <numerusform>Zaglądanie w {n} z ostatnich {m} tygodni.</numerusform>
        <numerusform>Zaglądanie w {n} z ostatnich {m} tygodni.</numerusform>
      </translation>
    </message>
    <message>
      <source>Kept on this computer only: when the window was in use, and which feed was open.</source>
      <translation>Zapisane tylko na tym komputerze: kiedy okno było w użyciu i który kanał był otwarty.</translation>
    </message>
    <message numerus="yes">
      <source>a guess, {n} days</source>
      <translation>
        <numerusform>szacunek, {n} dzień</numerusform>
        <numerusform>szacunek, {n} dni</numerusform>
        <numerusform>szacunek, {n} dni</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>a guess, {n} of {m}</source>
      <translation>
        <numerusform>szacunek, {n} z {m}</numerusform>
        <numerusform>szacunek, {n} z {m}</numerusform>
        <numerusform>szacunek, {n} z {m}</numerusform>
      </translation>
    </message>
    <message>
      <source>When you looked, what you opened, and all that was learned from it are forgotten, in the backups, too; cached pictures go. Your feeds, posts, stars and read marks stay. Learning starts again. This cannot be undone.</source>
      <translation>Pory zaglądania, otwarte wpisy i wszystko, co z nich wynika, zostanie zapomniane, także w kopiach zapasowych; obrazy z pamięci podręcznej znikną. Kanały, wpisy, gwiazdki i oznaczenia przeczytania zostają. Nauka zacznie się od nowa. Tego nie można cofnąć.</translation>
    </message>
    <message>
      <source>Sessions a day</source>
      <translation>Sesje dziennie</translation>
    </message>
    <message>
      <source>Your week, seven days by 24 hours</source>
      <translation>Twój tydzień, siedem dni po 24 godziny</translation>
    </message>
    <message>
      <source>Reading times</source>
      <translation>Pory czytania</translation>
    </message>
    <message>
      <source>Erase…</source>
      <translation>Wymaż…</translation>
    </message>
    <message numerus="yes">
      <source>Paperround has not seen you read yet. After about {n} days it will know your mornings from your evenings, around {day}.</source>
      <translation>
        <numerusform>Paperround nie zna jeszcze pór czytania. Po około {n} dniu, mniej więcej {day}, odróżni poranki od wieczorów.</numerusform>
        <numerusform>Paperround nie zna jeszcze pór czytania. Po około {n} dniach, mniej więcej {day}, odróżni poranki od wieczorów.</numerusform>
        <numerusform>Paperround nie zna jeszcze pór czytania. Po około {n} dniach, mniej więcej {day}, odróżni poranki od wieczorów.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Paperround has seen you read since {since}. After about {n} days it will know your mornings from your evenings, around {day}.</source>
      <translation>
        <numerusform>Paperround poznaje pory czytania od {since}. Po około {n} dniu, mniej więcej {day}, odróżni poranki od wieczorów.</numerusform>
        <numerusform>Paperround poznaje pory czytania od {since}. Po około {n} dniach, mniej więcej {day}, odróżni poranki od wieczorów.</numerusform>
        <numerusform>Paperround poznaje pory czytania od {since}. Po około {n} dniach, mniej więcej {day}, odróżni poranki od wieczorów.</numerusform>
      </translation>
    </message>
    <message>
      <source>You look at no particular time of the day.</source>
      <translation>Zaglądasz o różnych porach dnia.</translation>
    </message>
    <message>
      <source>an hour</source>
      <translation>godzinę</translation>
    </message>
    <message>
      <source>At weekends you start about {hours} later.</source>
      <translation>W weekendy zaczynasz około {hours} później.</translation>
    </message>
    <message numerus="yes">
      <source>You looked on {n} of the last {m}, for about {minutes} min.</source>
      <translation>
        <numerusform>Zaglądanie w {n} z ostatnich {m} tygodni, przez około {minutes} min.</numerusform>
        <numerusform>Zaglądanie w {n} z ostatnich {m} tygodni, przez około {minutes} min.</numerusform>
        <numerusform>Zaglądanie w {n} z ostatnich {m} tygodni, przez około {minutes} min.</numerusform>
      </translation>
    </message>
    <message>
      <source>Each feed</source>
      <translation>Każdy kanał</translation>
    </message>
    <message>
      <source>Learning is paused: nothing is noted until you resume it.</source>
      <translation>Nauka jest wstrzymana: do wznowienia nic nie jest zapamiętywane.</translation>
    </message>
    <message numerus="yes">
      <source>sure, {n} days</source>
      <translation>
        <numerusform>pewne, {n} dzień</numerusform>
        <numerusform>pewne, {n} dni</numerusform>
        <numerusform>pewne, {n} dni</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>fairly sure, {n} of {m}</source>
      <translation>
        <numerusform>dość pewne, {n} z {m}</numerusform>
        <numerusform>dość pewne, {n} z {m}</numerusform>
        <numerusform>dość pewne, {n} z {m}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>sure, {n} of {m}</source>
      <translation>
        <numerusform>pewne, {n} z {m}</numerusform>
        <numerusform>pewne, {n} z {m}</numerusform>
        <numerusform>pewne, {n} z {m}</numerusform>
      </translation>
    </message>
    <message>
      <source>never</source>
      <translation>nigdy</translation>
    </message>
    <message>
      <source>almost always</source>
      <translation>prawie zawsze</translation>
    </message>
    <message>
      <source>How sure this is</source>
      <translation>Na ile to pewne</translation>
    </message>
    <message>
      <source>You usually look around {times}.</source>
      <translation>Zwykle zaglądasz około {times}.</translation>
    </message>
    <message>
      <source>today</source>
      <translation>dziś</translation>
    </message>
    <message numerus="yes">
      <source>{n} in {m} days, weekends paler</source>
      <translation>
        <numerusform>{n} w {m} dniach, weekendy jaśniej</numerusform>
        <numerusform>{n} w {m} dniach, weekendy jaśniej</numerusform>
        <numerusform>{n} w {m} dniach, weekendy jaśniej</numerusform>
      </translation>
    </message>
    <message>
      <source>Weekdays</source>
      <translation>Dni robocze</translation>
    </message>
    <message>
      <source>Weekends</source>
      <translation>Weekendy</translation>
    </message>
    <message numerus="yes">
      <source>fairly sure, {n} days</source>
      <translation>
        <numerusform>dość pewne, {n} dzień</numerusform>
        <numerusform>dość pewne, {n} dni</numerusform>
        <numerusform>dość pewne, {n} dni</numerusform>
      </translation>
    </message>
    <message>
      <source>Resume learning</source>
      <translation>Wznów naukę</translation>
    </message>
    <message>
      <source>Pause learning</source>
      <translation>Wstrzymaj naukę</translation>
    </message>
    <message numerus="yes">
      <source>{n} hours</source>
      <translation>
        <numerusform>{n} h</numerusform>
        <numerusform>{n} h</numerusform>
        <numerusform>{n} h</numerusform>
      </translation>
    </message>
    <message>
      <source>Your week</source>
      <translation>Twój tydzień</translation>
    </message>
    <message numerus="yes">
      <source>You did not look on any of the last {n}.</source>
      <translation>
        <numerusform>Bez zaglądania w ostatnim {n} tygodniu.</numerusform>
        <numerusform>Bez zaglądania w ostatnich {n} tygodniach.</numerusform>
        <numerusform>Bez zaglądania w ostatnich {n} tygodniach.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{day}: {n} sessions</source>
      <translation>
        <numerusform>{day}: {n} sesja</numerusform>
        <numerusform>{day}: {n} sesje</numerusform>
        <numerusform>{day}: {n} sesji</numerusform>
      </translation>
    </message>
    <message>
      <source>No {day} is known yet.</source>
      <translation>{day}: jeszcze nic nie wiadomo.</translation>
    </message>
    <message>
      <source>Weekends will be known around {day}.</source>
      <translation>Weekendy będą znane mniej więcej {day}.</translation>
    </message>
    <message>
      <source>The replay ended before it was done.</source>
      <translation>Odtwarzanie skończyło się przedwcześnie.</translation>
    </message>
    <message>
      <source>{n} a day, not {m}</source>
      <translation>{n} dziennie zamiast {m}</translation>
    </message>
    <message>
      <source>{share} fewer</source>
      <translation>o {share} mniej</translation>
    </message>
    <message>
      <source>{share} less</source>
      <translation>o {share} mniej</translation>
    </message>
    <message>
      <source>{share} more</source>
      <translation>o {share} więcej</translation>
    </message>
    <message>
      <source>Fetches against hourly polling</source>
      <translation>Pobrania w porównaniu z pobieraniem co godzinę</translation>
    </message>
    <message>
      <source>Data</source>
      <translation>Dane</translation>
    </message>
    <message>
      <source>Wake-ups</source>
      <translation>Wybudzenia</translation>
    </message>
    <message>
      <source>{n} a day</source>
      <translation>{n} dziennie</translation>
    </message>
    <message>
      <source>hourly {m}; too early for a share</source>
      <translation>co godzinę {m}; za wcześnie na procenty</translation>
    </message>
    <message>
      <source>{n}, hourly {m}</source>
      <translation>{n}, co godzinę {m}</translation>
    </message>
    <message>
      <source>Savings</source>
      <translation>Oszczędności</translation>
    </message>
    <message>
      <source>By day or week</source>
      <translation>Według dni lub tygodni</translation>
    </message>
    <message>
      <source>Export CSV</source>
      <translation>Eksportuj CSV</translation>
    </message>
    <message>
      <source>A day, on average</source>
      <translation>Średnio na dzień</translation>
    </message>
    <message>
      <source>Yesterday against polling the same {feeds} every hour.</source>
      <translation>Wczoraj w porównaniu z pobieraniem co godzinę: {feeds}.</translation>
    </message>
    <message numerus="yes">
      <source>The last {n} days before today against polling the same {feeds} every hour.</source>
      <translation>
        <numerusform>Ostatni {n} dzień przed dzisiejszym w porównaniu z pobieraniem co godzinę: {feeds}.</numerusform>
        <numerusform>Ostatnie {n} dni przed dzisiejszym w porównaniu z pobieraniem co godzinę: {feeds}.</numerusform>
        <numerusform>Ostatnie {n} dni przed dzisiejszym w porównaniu z pobieraniem co godzinę: {feeds}.</numerusform>
      </translation>
    </message>
    <message>
      <source>no look is known</source>
      <translation>brak danych o zaglądaniu</translation>
    </message>
    <message>
      <source>{wait} shorter</source>
      <translation>o {wait} krócej</translation>
    </message>
    <message>
      <source>{wait} longer</source>
      <translation>o {wait} dłużej</translation>
    </message>
    <message>
      <source>Paperround</source>
      <translation>Paperround</translation>
    </message>
    <message>
      <source>Refresh on opening</source>
      <translation>Odśwież przy otwarciu</translation>
    </message>
    <message>
      <source>How it is counted</source>
      <translation>Jak to jest liczone</translation>
    </message>
    <message>
      <source>every feed every hour</source>
      <translation>każdy kanał co godzinę</translation>
    </message>
    <message>
      <source>Since {time}: {fetches} in {wake_ups}, {size}.</source>
      <translation>Od {time}: {fetches}, {wake_ups}, {size}.</translation>
    </message>
    <message>
      <source>What polling saves is counted over whole days; the first figures come on {day}.</source>
      <translation>Oszczędności liczy się z całych dni; pierwsze liczby będą {day}.</translation>
    </message>
    <message>
      <source>a day</source>
      <translation>dziennie</translation>
    </message>
    <message>
      <source>a week</source>
      <translation>tygodniowo</translation>
    </message>
    <message>
      <source>Requests sent for feeds; pictures not included</source>
      <translation>Zapytania wysłane po kanały; bez obrazów</translation>
    </message>
    <message>
      <source>Measured here; the others from each feed's own sizes</source>
      <translation>Zmierzone tutaj; pozostałe z rozmiarów kanałów</translation>
    </message>
    <message>
      <source>From posting to each look that had to do without it, per post</source>
      <translation>Od publikacji do każdego zajrzenia bez niego, na wpis</translation>
    </message>
    <message>
      <source>Already here</source>
      <translation>Już na miejscu</translation>
    </message>
    <message>
      <source>New posts that were here at your first look after them</source>
      <translation>Nowe wpisy, które były na miejscu przy najbliższym zajrzeniu</translation>
    </message>
    <message>
      <source>Posts lost</source>
      <translation>Utracone wpisy</translation>
    </message>
    <message>
      <source>Left the feed's list before any poll came; here estimated from the gaps</source>
      <translation>Zniknęły z listy kanału przed pobraniem; tu oszacowane z luk</translation>
    </message>
    <message>
      <source>Times polls kept the computer busy; close together is one</source>
      <translation>Ile razy pobrania zajmowały komputer; bliskie sobie to jedno</translation>
    </message>
    <message>
      <source>Radio on</source>
      <translation>Radio włączone</translation>
    </message>
    <message>
      <source>As on a mobile line, where it stays on for 12 s after each wake-up</source>
      <translation>Jak w sieci komórkowej, gdzie pozostaje włączone przez 12 s po każdym wybudzeniu</translation>
    </message>
    <message>
      <source>this week</source>
      <translation>ten tydzień</translation>
    </message>
    <message>
      <source>Day</source>
      <translation>Dzień</translation>
    </message>
    <message>
      <source>Week</source>
      <translation>Tydzień</translation>
    </message>
    <message numerus="yes">
      <source>{day}: {n} fetches, hourly {m}</source>
      <translation>
        <numerusform>{day}: {n} pobranie, co godzinę {m}</numerusform>
        <numerusform>{day}: {n} pobrania, co godzinę {m}</numerusform>
        <numerusform>{day}: {n} pobrań, co godzinę {m}</numerusform>
      </translation>
    </message>
    <message>
      <source>{big} fetches: {small}.</source>
      <translation>Pobrania: {big}, {small}.</translation>
    </message>
    <message>
      <source>You hardly open {feeds}. Together they take {share} of your fetches.</source>
      <translation>Rzadko otwierane: {feeds}. Razem zużywają {share} pobrań.</translation>
    </message>
    <message>
      <source>You opened none of {count} posts in {days} days; it takes {share} of your fetches.</source>
      <translation>Otwarte wpisy: 0 z {count} (dni: {days}); kanał zużywa {share} pobrań.</translation>
    </message>
    <message numerus="yes">
      <source>You opened {n} of {count} posts in {days} days; it takes {share} of your fetches.</source>
      <translation>
        <numerusform>Otwarte wpisy: {n} z {count} (dni: {days}); kanał zużywa {share} pobrań.</numerusform>
        <numerusform>Otwarte wpisy: {n} z {count} (dni: {days}); kanał zużywa {share} pobrań.</numerusform>
        <numerusform>Otwarte wpisy: {n} z {count} (dni: {days}); kanał zużywa {share} pobrań.</numerusform>
      </translation>
    </message>
    <message>
      <source>Seldom opened</source>
      <translation>Rzadko otwierane</translation>
    </message>
    <message>
      <source>You have switched off that it is noted what you open, so nobody can tell.</source>
      <translation>Zapamiętywanie otwieranych wpisów jest wyłączone, więc nie wiadomo.</translation>
    </message>
    <message>
      <source>You hardly open {feeds}. It takes {share} of your fetches.</source>
      <translation>Rzadko otwierane: {feeds}. Zużywa {share} pobrań.</translation>
    </message>
    <message>
      <source>Unsubscribe</source>
      <translation>Anuluj subskrypcję</translation>
    </message>
    <message>
      <source>Not known</source>
      <translation>Nie wiadomo</translation>
    </message>
    <message numerus="yes">
      <source>After you have opened {n} posts, feeds that you seldom read from are listed here.</source>
      <translation>
        <numerusform>Po otwarciu {n} wpisu będą tu kanały, z których rzadko czytasz.</numerusform>
        <numerusform>Po otwarciu {n} wpisów będą tu kanały, z których rzadko czytasz.</numerusform>
        <numerusform>Po otwarciu {n} wpisów będą tu kanały, z których rzadko czytasz.</numerusform>
      </translation>
    </message>
    <message>
      <source>You read from every feed that posts much, now and then.</source>
      <translation>Z każdego kanału, w którym dużo się dzieje, coś czasem czytasz.</translation>
    </message>
    <message>
      <source>Unsubscribe from {feed}</source>
      <translation>Anuluj subskrypcję kanału {feed}</translation>
    </message>
    <message>
      <source>Nothing here</source>
      <translation>Nic tu nie ma</translation>
    </message>
    <message>
      <source>{name} was asked {times}, {size}; hourly would have been {hours}.</source>
      <translation>{name}: zapytano {times}, {size}; co godzinę byłoby {hours}.</translation>
    </message>
    <message>
      <source>1 post with its pictures is here for {time}, {size}.</source>
      <translation>1 wpis z obrazami jest tu na {time}, {size}.</translation>
    </message>
    <message>
      <source>Timeline of {day}. {done} done, {planned} planned. You looked: {times}.</source>
      <translation>Oś czasu: {day}. Wykonano {done}, w planie {planned}. Zaglądanie: {times}.</translation>
    </message>
    <message>
      <source>Nothing is planned: Paperround plans as soon as its engine runs.</source>
      <translation>Nic nie jest planowane: Paperround planuje, gdy tylko działa jego usługa.</translation>
    </message>
    <message numerus="yes">
      <source>{n} planned today</source>
      <translation>
        <numerusform>{n} w planie na dziś</numerusform>
        <numerusform>{n} w planie na dziś</numerusform>
        <numerusform>{n} w planie na dziś</numerusform>
      </translation>
    </message>
    <message>
      <source>Offline from {begin} to {end}</source>
      <translation>Offline od {begin} do {end}</translation>
    </message>
    <message>
      <source>Asleep from {begin} to {end}</source>
      <translation>Uśpienie od {begin} do {end}</translation>
    </message>
    <message>
      <source>Not running from {begin} to {end}</source>
      <translation>Nieuruchomiony od {begin} do {end}</translation>
    </message>
    <message>
      <source>There was no line, so nothing was fetched and nothing counts as an error.</source>
      <translation>Nie było połączenia, więc nic nie pobrano i nic nie liczy się jako błąd.</translation>
    </message>
    <message>
      <source>The computer slept, so nothing could be polled.</source>
      <translation>Komputer był uśpiony, więc nie można było pobierać.</translation>
    </message>
    <message>
      <source>Paperround was closed or the computer was off, so nothing could be polled.</source>
      <translation>Paperround był zamknięty lub komputer wyłączony, więc nie można było pobierać.</translation>
    </message>
    <message numerus="yes">
      <source>{n} posts with pictures are here for {time}, {size}.</source>
      <translation>
        <numerusform>{n} wpis z obrazami jest tu na {time}, {size}.</numerusform>
        <numerusform>{n} wpisy z obrazami są tu na {time}, {size}.</numerusform>
        <numerusform>{n} wpisów z obrazami jest tu na {time}, {size}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} posts are here for {time}, {size}.</source>
      <translation>
        <numerusform>{n} wpis jest tu na {time}, {size}.</numerusform>
        <numerusform>{n} wpisy są tu na {time}, {size}.</numerusform>
        <numerusform>{n} wpisów jest tu na {time}, {size}.</numerusform>
      </translation>
    </message>
    <message>
      <source>You are usually without a line then.</source>
      <translation>O tej porze zwykle nie ma połączenia.</translation>
    </message>
    <message>
      <source>Yesterday</source>
      <translation>Wczoraj</translation>
    </message>
    <message>
      <source>Tomorrow</source>
      <translation>Jutro</translation>
    </message>
    <message>
      <source>Next polls</source>
      <translation>Następne pobrania</translation>
    </message>
    <message>
      <source>Nothing new had been posted.</source>
      <translation>Nie pojawiło się nic nowego.</translation>
    </message>
    <message>
      <source>Nothing is planned for tomorrow yet.</source>
      <translation>Na jutro nic jeszcze nie jest planowane.</translation>
    </message>
    <message>
      <source>not yet</source>
      <translation>jeszcze nie</translation>
    </message>
    <message numerus="yes">
      <source>{n} planned today, {m} kept for when you look</source>
      <translation>
        <numerusform>{n} w planie na dziś, {m} zachowano na zaglądanie</numerusform>
        <numerusform>{n} w planie na dziś, {m} zachowano na zaglądanie</numerusform>
        <numerusform>{n} w planie na dziś, {m} zachowano na zaglądanie</numerusform>
      </translation>
    </message>
    <message>
      <source>Wait saved</source>
      <translation>Zysk</translation>
    </message>
    <message>
      <source>Add a feed, and its polls will appear here.</source>
      <translation>Gdy dodasz kanał, pojawią się tu jego pobrania.</translation>
    </message>
    <message>
      <source>{wake_ups}, {fetches}.</source>
      <translation>{wake_ups}, {fetches}.</translation>
    </message>
    <message>
      <source>You have not looked on this day.</source>
      <translation>Tego dnia nie zaglądano.</translation>
    </message>
    <message>
      <source>You looked {times}.</source>
      <translation>Zajrzano {times}.</translation>
    </message>
    <message>
      <source>Nothing new has been posted since you subscribed.</source>
      <translation>Od czasu subskrypcji nie pojawiło się nic nowego.</translation>
    </message>
    <message>
      <source>{polls} planned until {time}. What comes after is planned as the day draws nearer.</source>
      <translation>W planie do {time}: {polls}. Reszta zostanie zaplanowana, gdy dzień będzie bliżej.</translation>
    </message>
    <message numerus="yes">
      <source>{time}, polled · {feeds}, {n} new</source>
      <translation>
        <numerusform>{time}, pobrano · {feeds}, {n} nowy</numerusform>
        <numerusform>{time}, pobrano · {feeds}, {n} nowe</numerusform>
        <numerusform>{time}, pobrano · {feeds}, {n} nowych</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{names} and {n} more.</source>
      <translation>
        <numerusform>{names} i {n} inny.</numerusform>
        <numerusform>{names} i {n} inne.</numerusform>
        <numerusform>{names} i {n} innych.</numerusform>
      </translation>
    </message>
    <message>
      <source>No poll on this day.</source>
      <translation>Tego dnia nie było pobrań.</translation>
    </message>
    <message>
      <source>New posts</source>
      <translation>Nowe wpisy</translation>
    </message>
    <message>
      <source>as above</source>
      <translation>jak wyżej</translation>
    </message>
    <message>
      <source>You were here {spans}.</source>
      <translation>Pory czytania: {spans}.</translation>
    </message>
    <message numerus="yes">
      <source>{n} of them could not be had whole.</source>
      <translation>
        <numerusform>{n} z nich nie udało się pobrać w całości.</numerusform>
        <numerusform>{n} z nich nie udało się pobrać w całości.</numerusform>
        <numerusform>{n} z nich nie udało się pobrać w całości.</numerusform>
      </translation>
    </message>
    <message>
      <source>brought something new</source>
      <translation>przyniosło coś nowego</translation>
    </message>
    <message>
      <source>you were here</source>
      <translation>pory czytania</translation>
    </message>
    <message>
      <source>asleep, off or offline</source>
      <translation>uśpiony, wyłączony lub offline</translation>
    </message>
    <message>
      <source>Waiting at your looks that this poll spares you</source>
      <translation>Czekanie przy zaglądaniu, którego oszczędza to pobranie</translation>
    </message>
    <message>
      <source>{share} of what was new was already here.</source>
      <translation>{share} nowości było już na miejscu.</translation>
    </message>
    <message>
      <source>{time}, planned · {feeds} in one wake-up</source>
      <translation>{time}, w planie · {feeds} w jednym wybudzeniu</translation>
    </message>
    <message>
      <source>{time}, polled · {feeds}, nothing new</source>
      <translation>{time}, pobrano · {feeds}, nic nowego</translation>
    </message>
    <message numerus="yes">
      <source>and {n} more</source>
      <translation>
        <numerusform>i {n} inny</numerusform>
        <numerusform>i {n} inne</numerusform>
        <numerusform>i {n} innych</numerusform>
      </translation>
    </message>
    <message>
      <source>asleep to {time}</source>
      <translation>uśpiony do {time}</translation>
    </message>
    <message>
      <source>not running to {time}</source>
      <translation>nieuruchomiony do {time}</translation>
    </message>
    <message>
      <source>asleep</source>
      <translation>uśpiony</translation>
    </message>
    <message>
      <source>not running</source>
      <translation>nieuruchomiony</translation>
    </message>
    <message>
      <source>Timeline of the day</source>
      <translation>Oś czasu dnia</translation>
    </message>
    <message>
      <source>Not known yet: this is the first day. After about 10 it will be.</source>
      <translation>Jeszcze nie wiadomo: to pierwszy dzień. Po około 10 dniach będzie wiadomo.</translation>
    </message>
    <message>
      <source>When you
usually look</source>
      <translation>Kiedy zwykle
zaglądasz</translation>
    </message>
    <message>
      <source>Polls, one bar
per wake-up</source>
      <translation>Pobrania, słupek
na wybudzenie</translation>
    </message>
    <message>
      <source>You were here</source>
      <translation>Pory czytania</translation>
    </message>
    <message>
      <source>0 feeds</source>
      <translation>0 kanałów</translation>
    </message>
    <message numerus="yes">
      <source>Seen you read on {n} days. After about 10 your mornings differ from your evenings.</source>
      <translation>
        <numerusform>Czytanie znane z {n} dnia. Po około 10 dniach da się odróżnić poranki od wieczorów.</numerusform>
        <numerusform>Czytanie znane z {n} dni. Po około 10 dniach da się odróżnić poranki od wieczorów.</numerusform>
        <numerusform>Czytanie znane z {n} dni. Po około 10 dniach da się odróżnić poranki od wieczorów.</numerusform>
      </translation>
    </message>
    <message>
      <source>now {time}</source>
      <translation>teraz {time}</translation>
    </message>
    <message>
      <source>usually off</source>
      <translation>zwykle wyłączony</translation>
    </message>
    <message>
      <source>a guess so far</source>
      <translation>na razie szacunek</translation>
    </message>
    <message>
      <source>no poll planned</source>
      <translation>brak planowanych pobrań</translation>
    </message>
    <message numerus="yes">
      <source>{n}, all fine</source>
      <translation>
        <numerusform>{n}, w porządku</numerusform>
        <numerusform>{n}, w porządku</numerusform>
        <numerusform>{n}, w porządku</numerusform>
      </translation>
    </message>
    <message>
      <source>Page of Insights</source>
      <translation>Strona wglądu</translation>
    </message>
    <message>
      <source>not run yet</source>
      <translation>jeszcze nie uruchomiono</translation>
    </message>
    <message>
      <source>last run today</source>
      <translation>uruchomiono dziś</translation>
    </message>
    <message>
      <source>{share} more fetches</source>
      <translation>o {share} więcej pobrań</translation>
    </message>
    <message>
      <source>{share} fewer fetches</source>
      <translation>o {share} mniej pobrań</translation>
    </message>
    <message>
      <source>fairly sure</source>
      <translation>dość pewne</translation>
    </message>
    <message>
      <source>sure</source>
      <translation>pewne</translation>
    </message>
    <message>
      <source>What if</source>
      <translation>Co by było, gdyby</translation>
    </message>
    <message numerus="yes">
      <source>{n}, one needs a look</source>
      <translation>
        <numerusform>{n}, jeden wymaga uwagi</numerusform>
        <numerusform>{n}, jeden wymaga uwagi</numerusform>
        <numerusform>{n}, jeden wymaga uwagi</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n}, {m} need a look</source>
      <translation>
        <numerusform>{n}, do sprawdzenia: {m}</numerusform>
        <numerusform>{n}, do sprawdzenia: {m}</numerusform>
        <numerusform>{n}, do sprawdzenia: {m}</numerusform>
      </translation>
    </message>
    <message>
      <source>last run {day}</source>
      <translation>uruchomiono {day}</translation>
    </message>
    <message>
      <source>next poll {time}</source>
      <translation>następne pobranie {time}</translation>
    </message>
    <message numerus="yes">
      <source>{n} fetches a day</source>
      <translation>
        <numerusform>{n} pobranie dziennie</numerusform>
        <numerusform>{n} pobrania dziennie</numerusform>
        <numerusform>{n} pobrań dziennie</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Your last {n} days, replayed under {m} ways of polling.</source>
      <translation>
        <numerusform>Ostatni {n} dzień odtworzony różnymi sposobami pobierania: {m}.</numerusform>
        <numerusform>Ostatnie {n} dni odtworzone różnymi sposobami pobierania: {m}.</numerusform>
        <numerusform>Ostatnie {n} dni odtworzone różnymi sposobami pobierania: {m}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Every hour would have cost {times} times as much and brought posts {wait} sooner.</source>
      <translation>Pobieranie co godzinę kosztowałoby {times} razy tyle, a wpisy przychodziłyby o {wait} wcześniej.</translation>
    </message>
    <message>
      <source>Replaying. You can go on reading meanwhile.</source>
      <translation>Trwa odtwarzanie. W tym czasie można dalej czytać.</translation>
    </message>
    <message numerus="yes">
      <source>At {n} fetches a day nothing else would have had you waiting less.</source>
      <translation>
        <numerusform>Przy {n} pobraniu dziennie nic innego nie dałoby krótszego czekania.</numerusform>
        <numerusform>Przy {n} pobraniach dziennie nic innego nie dałoby krótszego czekania.</numerusform>
        <numerusform>Przy {n} pobraniach dziennie nic innego nie dałoby krótszego czekania.</numerusform>
      </translation>
    </message>
    <message>
      <source>Every hour would have cost {times} times as much and brought posts {wait} later.</source>
      <translation>Pobieranie co godzinę kosztowałoby {times} razy tyle, a wpisy przychodziłyby o {wait} później.</translation>
    </message>
    <message>
      <source>Cube-root shares, best times</source>
      <translation>Pierwiastek sześcienny, najlepsze pory</translation>
    </message>
    <message>
      <source>Cube-root shares, times as printed</source>
      <translation>Pierwiastek sześcienny, pory jak w publikacji</translation>
    </message>
    <message>
      <source>Fewest missing at your looks</source>
      <translation>Najmniej braków przy zaglądaniu</translation>
    </message>
    <message>
      <source>Square-root shares, fast alerts</source>
      <translation>Pierwiastek kwadratowy, szybkie powiadomienia</translation>
    </message>
    <message>
      <source>Square-root shares, even times</source>
      <translation>Pierwiastek kwadratowy, równe odstępy</translation>
    </message>
    <message>
      <source>Even shares, fast alerts</source>
      <translation>Równe udziały, szybkie powiadomienia</translation>
    </message>
    <message>
      <source>Fewest lost posts first</source>
      <translation>Najpierw najmniej utraconych wpisów</translation>
    </message>
    <message>
      <source>Learned fixed interval</source>
      <translation>Wyuczony stały odstęp</translation>
    </message>
    <message>
      <source>Longest out of date first</source>
      <translation>Najpierw najdłużej nieaktualne</translation>
    </message>
    <message>
      <source>Posts that soon grow stale first</source>
      <translation>Najpierw wpisy, które szybko się starzeją</translation>
    </message>
    <message>
      <source>Moving average of pauses</source>
      <translation>Średnia krocząca odstępów</translation>
    </message>
    <message>
      <source>When the next post is expected</source>
      <translation>Gdy oczekiwany jest następny wpis</translation>
    </message>
    <message>
      <source>Every feed once a day</source>
      <translation>Każdy kanał raz dziennie</translation>
    </message>
    <message>
      <source>Every feed equally often</source>
      <translation>Każdy kanał równie często</translation>
    </message>
    <message>
      <source>Run again</source>
      <translation>Uruchom ponownie</translation>
    </message>
    <message numerus="yes">
      <source>{name} would have had you waiting {wait} less at no more than {n} fetches a day.</source>
      <translation>
        <numerusform>„{name}” dałoby czekanie krótsze o {wait} przy najwyżej {n} pobraniu dziennie.</numerusform>
        <numerusform>„{name}” dałoby czekanie krótsze o {wait} przy najwyżej {n} pobraniach dziennie.</numerusform>
        <numerusform>„{name}” dałoby czekanie krótsze o {wait} przy najwyżej {n} pobraniach dziennie.</numerusform>
      </translation>
    </message>
    <message>
      <source>Fetches against waiting</source>
      <translation>Pobrania a czekanie</translation>
    </message>
    <message>
      <source>How many ways</source>
      <translation>Ile sposobów</translation>
    </message>
    <message>
      <source>How many weeks are replayed</source>
      <translation>Ile tygodni odtworzyć</translation>
    </message>
    <message>
      <source>Wait until you could read a new post, on average, against fetches a day; lower left is best. All ways are replayed, Paperround as it is today among them. What really was stands on Savings.</source>
      <translation>Średnie czekanie na nowy wpis względem pobrań dziennie; najlepiej jest w lewym dolnym rogu. Wszystkie sposoby są odtworzone, także dzisiejszy Paperround. Jak było naprawdę, pokazują Oszczędności.</translation>
    </message>
    <message>
      <source>Ways of polling</source>
      <translation>Sposoby pobierania</translation>
    </message>
    <message>
      <source>Starting…</source>
      <translation>Uruchamianie…</translation>
    </message>
    <message>
      <source>The replay did not run</source>
      <translation>Odtwarzanie się nie odbyło</translation>
    </message>
    <message>
      <source>{name}, within your budget</source>
      <translation>{name}, w ramach budżetu</translation>
    </message>
    <message>
      <source>Way of polling</source>
      <translation>Sposób pobierania</translation>
    </message>
    <message>
      <source>Wait</source>
      <translation>Czekanie</translation>
    </message>
    <message>
      <source>Posts lost a day</source>
      <translation>Utracone wpisy dziennie</translation>
    </message>
    <message>
      <source>Against Paperround</source>
      <translation>Względem Paperround</translation>
    </message>
    <message>
      <source>Replays your own last weeks under other ways of polling. Takes about a minute.</source>
      <translation>Odtwarza ostatnie tygodnie innymi sposobami pobierania. Trwa około minuty.</translation>
    </message>
    <message>
      <source>Last week</source>
      <translation>Ostatni tydzień</translation>
    </message>
    <message numerus="yes">
      <source>Last {n} weeks</source>
      <translation>
        <numerusform>Ostatni tydzień ({n})</numerusform>
        <numerusform>Ostatnie {n} tygodnie</numerusform>
        <numerusform>Ostatnie {n} tygodni</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>A replay needs {n} whole days on which you read; {m} are known. It can run from about {day} on.</source>
      <translation>
        <numerusform>Odtwarzanie wymaga {n} całego dnia z czytaniem; znane: {m}. Będzie możliwe mniej więcej od {day}.</numerusform>
        <numerusform>Odtwarzanie wymaga {n} całych dni z czytaniem; znane: {m}. Będzie możliwe mniej więcej od {day}.</numerusform>
        <numerusform>Odtwarzanie wymaga {n} całych dni z czytaniem; znane: {m}. Będzie możliwe mniej więcej od {day}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name}: {n} fetches a day, wait {wait}</source>
      <translation>
        <numerusform>{name}: {n} pobranie dziennie, czekanie {wait}</numerusform>
        <numerusform>{name}: {n} pobrania dziennie, czekanie {wait}</numerusform>
        <numerusform>{name}: {n} pobrań dziennie, czekanie {wait}</numerusform>
      </translation>
    </message>
    <message>
      <source>{n} Paperround</source>
      <translation>{n} Paperround</translation>
    </message>
    <message>
      <source>Nine ways</source>
      <translation>Dziewięć sposobów</translation>
    </message>
    <message>
      <source>All</source>
      <translation>Wszystkie</translation>
    </message>
    <message>
      <source>Not run yet</source>
      <translation>Jeszcze nie uruchomiono</translation>
    </message>
    <message>
      <source>Run</source>
      <translation>Uruchom</translation>
    </message>
    <message>
      <source>Replaying {n} of {m}: {name}</source>
      <translation>Odtwarzanie {n} z {m}: {name}</translation>
    </message>
    <message>
      <source>Mark all read in {place}: {posts}</source>
      <translation>Oznacz wszystkie jako przeczytane w: {place} – {posts}</translation>
    </message>
    <message>
      <source>Mark as unread</source>
      <translation>Oznacz jako nieprzeczytany</translation>
    </message>
    <message>
      <source>Mark as read</source>
      <translation>Oznacz jako przeczytany</translation>
    </message>
    <message>
      <source>Unstar</source>
      <translation>Usuń gwiazdkę</translation>
    </message>
    <message>
      <source>Star</source>
      <translation>Gwiazdka</translation>
    </message>
    <message>
      <source>Take the highlight off</source>
      <translation>Usuń wyróżnienie</translation>
    </message>
    <message>
      <source>Highlight</source>
      <translation>Wyróżnij</translation>
    </message>
    <message>
      <source>Mark all read in {place}</source>
      <translation>Oznacz wszystkie jako przeczytane w: {place}</translation>
    </message>
    <message>
      <source>Redo</source>
      <translation>Ponów</translation>
    </message>
    <message numerus="yes">
      <source>{n} or more new</source>
      <translation>
        <numerusform>{n} lub więcej nowych</numerusform>
        <numerusform>{n} lub więcej nowych</numerusform>
        <numerusform>{n} lub więcej nowych</numerusform>
      </translation>
    </message>
    <message>
      <source>{what}. Undo with Control Z.</source>
      <translation>{what}. Cofnij klawiszami Control Z.</translation>
    </message>
    <message>
      <source>Clear</source>
      <translation>Wyczyść</translation>
    </message>
    <message>
      <source>less than one post a year</source>
      <translation>mniej niż jeden wpis rocznie</translation>
    </message>
    <message>
      <source>heard</source>
      <translation>wysłuchane</translation>
    </message>
    <message>
      <source>1 minute to hear</source>
      <translation>1 minuta słuchania</translation>
    </message>
    <message>
      <source>about one post a day</source>
      <translation>około jednego wpisu dziennie</translation>
    </message>
    <message numerus="yes">
      <source>about {n} posts a day</source>
      <translation>
        <numerusform>około {n} wpisu dziennie</numerusform>
        <numerusform>około {n} wpisów dziennie</numerusform>
        <numerusform>około {n} wpisów dziennie</numerusform>
      </translation>
    </message>
    <message>
      <source>about one post a week</source>
      <translation>około jednego wpisu tygodniowo</translation>
    </message>
    <message numerus="yes">
      <source>about {n} posts a week</source>
      <translation>
        <numerusform>około {n} wpisu tygodniowo</numerusform>
        <numerusform>około {n} wpisów tygodniowo</numerusform>
        <numerusform>około {n} wpisów tygodniowo</numerusform>
      </translation>
    </message>
    <message>
      <source>about one post a month</source>
      <translation>około jednego wpisu miesięcznie</translation>
    </message>
    <message numerus="yes">
      <source>about {n} posts a month</source>
      <translation>
        <numerusform>około {n} wpisu miesięcznie</numerusform>
        <numerusform>około {n} wpisów miesięcznie</numerusform>
        <numerusform>około {n} wpisów miesięcznie</numerusform>
      </translation>
    </message>
    <message>
      <source>about one post a year</source>
      <translation>około jednego wpisu rocznie</translation>
    </message>
    <message numerus="yes">
      <source>about {n} posts a year</source>
      <translation>
        <numerusform>około {n} wpisu rocznie</numerusform>
        <numerusform>około {n} wpisów rocznie</numerusform>
        <numerusform>około {n} wpisów rocznie</numerusform>
      </translation>
    </message>
    <message>
      <source>d MMMM</source>
      <translation>d MMMM</translation>
    </message>
    <message>
      <source>dddd d MMMM</source>
      <translation>dddd, d MMMM</translation>
    </message>
    <message>
      <source>since today</source>
      <translation>od dziś</translation>
    </message>
    <message>
      <source>since yesterday</source>
      <translation>od wczoraj</translation>
    </message>
    <message>
      <source>1 post</source>
      <translation>1 wpis</translation>
    </message>
    <message>
      <source>1 feed</source>
      <translation>1 kanał</translation>
    </message>
    <message>
      <source>1 star</source>
      <translation>1 gwiazdka</translation>
    </message>
    <message>
      <source>A recording</source>
      <translation>Nagranie</translation>
    </message>
    <message>
      <source>A post without words</source>
      <translation>Wpis bez słów</translation>
    </message>
    <message>
      <source>twice</source>
      <translation>dwa razy</translation>
    </message>
    <message>
      <source>three times</source>
      <translation>trzy razy</translation>
    </message>
    <message>
      <source>four times</source>
      <translation>cztery razy</translation>
    </message>
    <message>
      <source>five times</source>
      <translation>pięć razy</translation>
    </message>
    <message>
      <source>1 wake-up</source>
      <translation>1 wybudzenie</translation>
    </message>
    <message>
      <source>1 fetch</source>
      <translation>1 pobranie</translation>
    </message>
    <message>
      <source>begun</source>
      <translation>rozpoczęte</translation>
    </message>
    <message>
      <source>{left} of {whole} min left</source>
      <translation>zostało {left} z {whole} min</translation>
    </message>
    <message numerus="yes">
      <source>{minutes} minutes to hear</source>
      <translation>
        <numerusform>{minutes} minuta słuchania</numerusform>
        <numerusform>{minutes} minuty słuchania</numerusform>
        <numerusform>{minutes} minut słuchania</numerusform>
      </translation>
    </message>
    <message>
      <source>{place} of {whole}</source>
      <translation>{place} z {whole}</translation>
    </message>
    <message>
      <source>1 hour</source>
      <translation>1 h</translation>
    </message>
    <message>
      <source>1 minute ago</source>
      <translation>1 minutę temu</translation>
    </message>
    <message numerus="yes">
      <source>{n} days</source>
      <translation>
        <numerusform>{n} dzień</numerusform>
        <numerusform>{n} dni</numerusform>
        <numerusform>{n} dni</numerusform>
      </translation>
    </message>
    <message>
      <source>d MMM</source>
      <translation>d MMM</translation>
    </message>
    <message>
      <source>d MMM yyyy</source>
      <translation>d MMM yyyy</translation>
    </message>
    <message>
      <source>dddd d MMMM yyyy</source>
      <translation>dddd, d MMMM yyyy</translation>
    </message>
    <message>
      <source>since {day}</source>
      <translation>od {day}</translation>
    </message>
    <message>
      <source>{n} %</source>
      <translation>{n}%</translation>
    </message>
    <message numerus="yes">
      <source>{n} unread</source>
      <translation>
        <numerusform>{n} nieprzeczytany</numerusform>
        <numerusform>{n} nieprzeczytane</numerusform>
        <numerusform>{n} nieprzeczytanych</numerusform>
      </translation>
    </message>
    <message>
      <source>{first} {rest}</source>
      <translation>{first} {rest}</translation>
    </message>
    <message>
      <source>, </source>
      <translation>, </translation>
    </message>
    <message>
      <source>in {span}</source>
      <translation>za {span}</translation>
    </message>
    <message>
      <source>{some} and {last}</source>
      <translation>{some} i {last}</translation>
    </message>
    <message>
      <source>yesterday {time}</source>
      <translation>wczoraj {time}</translation>
    </message>
    <message>
      <source>today {time}</source>
      <translation>dziś {time}</translation>
    </message>
    <message>
      <source>{time} ago</source>
      <translation>{time} temu</translation>
    </message>
    <message>
      <source>Today, {day}</source>
      <translation>Dziś, {day}</translation>
    </message>
    <message>
      <source>Yesterday, {day}</source>
      <translation>Wczoraj, {day}</translation>
    </message>
    <message numerus="yes">
      <source>{n} posts</source>
      <translation>
        <numerusform>{n} wpis</numerusform>
        <numerusform>{n} wpisy</numerusform>
        <numerusform>{n} wpisów</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} stars</source>
      <translation>
        <numerusform>{n} gwiazdka</numerusform>
        <numerusform>{n} gwiazdki</numerusform>
        <numerusform>{n} gwiazdek</numerusform>
      </translation>
    </message>
    <message>
      <source>A link to {host}</source>
      <translation>Odnośnik do {host}</translation>
    </message>
    <message>
      <source>{h} h {m} min</source>
      <translation>{h} h {m} min</translation>
    </message>
    <message>
      <source>{h} h</source>
      <translation>{h} h</translation>
    </message>
    <message numerus="yes">
      <source>{n} wake-ups</source>
      <translation>
        <numerusform>{n} wybudzenie</numerusform>
        <numerusform>{n} wybudzenia</numerusform>
        <numerusform>{n} wybudzeń</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} fetches</source>
      <translation>
        <numerusform>{n} pobranie</numerusform>
        <numerusform>{n} pobrania</numerusform>
        <numerusform>{n} pobrań</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} minutes ago</source>
      <translation>
        <numerusform>{n} minutę temu</numerusform>
        <numerusform>{n} minuty temu</numerusform>
        <numerusform>{n} minut temu</numerusform>
      </translation>
    </message>
    <message>
      <source>Next post</source>
      <translation>Następny wpis</translation>
    </message>
    <message>
      <source>Previous post</source>
      <translation>Poprzedni wpis</translation>
    </message>
    <message>
      <source>Next unread</source>
      <translation>Następny nieprzeczytany</translation>
    </message>
    <message>
      <source>Previous unread</source>
      <translation>Poprzedni nieprzeczytany</translation>
    </message>
    <message>
      <source>Page, then next unread</source>
      <translation>Strona, potem następny nieprzeczytany</translation>
    </message>
    <message>
      <source>Open in browser</source>
      <translation>Otwórz w przeglądarce</translation>
    </message>
    <message>
      <source>Share by mail…</source>
      <translation>Wyślij e-mailem…</translation>
    </message>
    <message>
      <source>Copy link</source>
      <translation>Kopiuj odnośnik</translation>
    </message>
    <message>
      <source>Copy as Markdown</source>
      <translation>Kopiuj jako Markdown</translation>
    </message>
    <message>
      <source>Copy as text</source>
      <translation>Kopiuj jako tekst</translation>
    </message>
    <message>
      <source>Copy quote with link</source>
      <translation>Kopiuj cytat z odnośnikiem</translation>
    </message>
    <message>
      <source>Send to…</source>
      <translation>Wyślij do…</translation>
    </message>
    <message>
      <source>Open the comments</source>
      <translation>Otwórz komentarze</translation>
    </message>
    <message>
      <source>Full text</source>
      <translation>Pełny tekst</translation>
    </message>
    <message>
      <source>Find in the article…</source>
      <translation>Znajdź w artykule…</translation>
    </message>
    <message>
      <source>Find next</source>
      <translation>Znajdź następne</translation>
    </message>
    <message>
      <source>Find previous</source>
      <translation>Znajdź poprzednie</translation>
    </message>
    <message>
      <source>Look at the pictures</source>
      <translation>Obejrzyj obrazy</translation>
    </message>
    <message>
      <source>Save as HTML…</source>
      <translation>Zapisz jako HTML…</translation>
    </message>
    <message>
      <source>Bigger text</source>
      <translation>Większy tekst</translation>
    </message>
    <message>
      <source>Smaller text</source>
      <translation>Mniejszy tekst</translation>
    </message>
    <message>
      <source>Normal text size</source>
      <translation>Normalny rozmiar tekstu</translation>
    </message>
    <message>
      <source>Serif letters</source>
      <translation>Czcionka szeryfowa</translation>
    </message>
    <message>
      <source>Play or pause</source>
      <translation>Odtwórz lub wstrzymaj</translation>
    </message>
    <message>
      <source>Play this recording</source>
      <translation>Odtwórz to nagranie</translation>
    </message>
    <message>
      <source>15 seconds back</source>
      <translation>15 sekund wstecz</translation>
    </message>
    <message>
      <source>30 seconds forward</source>
      <translation>30 sekund dalej</translation>
    </message>
    <message>
      <source>Play the next in the queue</source>
      <translation>Odtwórz następne z kolejki</translation>
    </message>
    <message>
      <source>Add to the queue</source>
      <translation>Dodaj do kolejki</translation>
    </message>
    <message>
      <source>Play next</source>
      <translation>Odtwórz jako następne</translation>
    </message>
    <message>
      <source>What is played next…</source>
      <translation>Co będzie dalej…</translation>
    </message>
    <message>
      <source>Download, or remove the download</source>
      <translation>Pobierz na dysk lub usuń z dysku</translation>
    </message>
    <message>
      <source>Show the same story in other feeds</source>
      <translation>Pokaż tę samą wiadomość w innych kanałach</translation>
    </message>
    <message>
      <source>Mark as read or unread</source>
      <translation>Oznacz jako przeczytany lub nieprzeczytany</translation>
    </message>
    <message>
      <source>Tag…</source>
      <translation>Etykieta…</translation>
    </message>
    <message>
      <source>Less of this in For you</source>
      <translation>Mniej takich w „Dla Ciebie”</translation>
    </message>
    <message>
      <source>Mark all read</source>
      <translation>Oznacz wszystkie jako przeczytane</translation>
    </message>
    <message>
      <source>Mark everything above read</source>
      <translation>Oznacz wszystko powyżej jako przeczytane</translation>
    </message>
    <message>
      <source>Mark everything below read</source>
      <translation>Oznacz wszystko poniżej jako przeczytane</translation>
    </message>
    <message>
      <source>Mark read what is older than…</source>
      <translation>Oznacz jako przeczytane starsze niż…</translation>
    </message>
    <message>
      <source>Mark everything but today read</source>
      <translation>Oznacz jako przeczytane wszystko prócz dzisiejszych</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Usuń</translation>
    </message>
    <message>
      <source>Show what waits for the next paper</source>
      <translation>Pokaż, co czeka na następną gazetę</translation>
    </message>
    <message>
      <source>Unread</source>
      <translation>Nieprzeczytane</translation>
    </message>
    <message>
      <source>For you</source>
      <translation>Dla Ciebie</translation>
    </message>
    <message>
      <source>Starred</source>
      <translation>Z gwiazdką</translation>
    </message>
    <message>
      <source>Insights</source>
      <translation>Wgląd</translation>
    </message>
    <message>
      <source>Previous feed</source>
      <translation>Poprzedni kanał</translation>
    </message>
    <message>
      <source>Next feed</source>
      <translation>Następny kanał</translation>
    </message>
    <message>
      <source>Save search…</source>
      <translation>Zapisz wyszukiwanie…</translation>
    </message>
    <message>
      <source>Change search…</source>
      <translation>Zmień wyszukiwanie…</translation>
    </message>
    <message>
      <source>Remove search</source>
      <translation>Usuń wyszukiwanie</translation>
    </message>
    <message>
      <source>Filter feeds</source>
      <translation>Filtruj kanały</translation>
    </message>
    <message>
      <source>Next pane</source>
      <translation>Następny panel</translation>
    </message>
    <message>
      <source>Previous pane</source>
      <translation>Poprzedni panel</translation>
    </message>
    <message>
      <source>Back to the list</source>
      <translation>Wróć do listy</translation>
    </message>
    <message>
      <source>Refresh</source>
      <translation>Pobierz to, co widać</translation>
    </message>
    <message>
      <source>Get posts ready to read offline</source>
      <translation>Przygotuj wpisy do czytania offline</translation>
    </message>
    <message>
      <source>Poll all feeds</source>
      <translation>Pobierz wszystkie kanały</translation>
    </message>
    <message>
      <source>Poll even what was just polled</source>
      <translation>Pobierz też właśnie pobrane</translation>
    </message>
    <message>
      <source>Add the copied link</source>
      <translation>Dodaj skopiowany odnośnik</translation>
    </message>
    <message>
      <source>Settings of this feed</source>
      <translation>Ustawienia tego kanału</translation>
    </message>
    <message>
      <source>Export the list…</source>
      <translation>Eksportuj listę…</translation>
    </message>
    <message>
      <source>Rules…</source>
      <translation>Reguły…</translation>
    </message>
    <message>
      <source>Hidden posts…</source>
      <translation>Ukryte wpisy…</translation>
    </message>
    <message>
      <source>Pause polling</source>
      <translation>Wstrzymaj pobieranie</translation>
    </message>
    <message>
      <source>Open its website</source>
      <translation>Otwórz stronę kanału</translation>
    </message>
    <message>
      <source>Copy its address</source>
      <translation>Kopiuj adres kanału</translation>
    </message>
    <message>
      <source>Rename</source>
      <translation>Zmień nazwę</translation>
    </message>
    <message>
      <source>Move up</source>
      <translation>Przenieś w górę</translation>
    </message>
    <message>
      <source>Move down</source>
      <translation>Przenieś w dół</translation>
    </message>
    <message>
      <source>Move into the folder above</source>
      <translation>Przenieś do folderu powyżej</translation>
    </message>
    <message>
      <source>Move out of its folder</source>
      <translation>Wyjmij z folderu</translation>
    </message>
    <message>
      <source>Remove folder</source>
      <translation>Usuń folder</translation>
    </message>
    <message>
      <source>Hide read feeds</source>
      <translation>Ukryj przeczytane kanały</translation>
    </message>
    <message>
      <source>Unread only</source>
      <translation>Tylko nieprzeczytane</translation>
    </message>
    <message>
      <source>Newest first</source>
      <translation>Od najnowszych</translation>
    </message>
    <message>
      <source>Most relevant hits first</source>
      <translation>Od najtrafniejszych</translation>
    </message>
    <message>
      <source>Group by feed</source>
      <translation>Grupuj według kanałów</translation>
    </message>
    <message>
      <source>Show the same story once</source>
      <translation>Tę samą wiadomość pokazuj raz</translation>
    </message>
    <message>
      <source>Mark read when opened</source>
      <translation>Oznaczaj jako przeczytane po otwarciu</translation>
    </message>
    <message>
      <source>Mark read when scrolled past</source>
      <translation>Oznaczaj jako przeczytane po przewinięciu</translation>
    </message>
    <message>
      <source>Mark read only by hand</source>
      <translation>Oznaczaj jako przeczytane tylko ręcznie</translation>
    </message>
    <message>
      <source>Cards here</source>
      <translation>Tutaj karty</translation>
    </message>
    <message>
      <source>Show or hide the sidebar</source>
      <translation>Pokaż lub ukryj pasek boczny</translation>
    </message>
    <message>
      <source>Keep fetching when closed</source>
      <translation>Pobieraj dalej po zamknięciu</translation>
    </message>
    <message>
      <source>Start at login</source>
      <translation>Uruchamiaj przy logowaniu</translation>
    </message>
    <message>
      <source>Keyboard sheet</source>
      <translation>Skróty klawiszowe</translation>
    </message>
    <message>
      <source>Close the window</source>
      <translation>Zamknij okno</translation>
    </message>
    <message>
      <source>Quit</source>
      <translation>Zakończ</translation>
    </message>
    <message>
      <source>Position</source>
      <translation>Pozycja</translation>
    </message>
    <message>
      <source>Player</source>
      <translation>Odtwarzacz</translation>
    </message>
    <message>
      <source>−15 s</source>
      <translation>−15 s</translation>
    </message>
    <message>
      <source>+30 s</source>
      <translation>+30 s</translation>
    </message>
    <message>
      <source>Speed</source>
      <translation>Tempo</translation>
    </message>
    <message>
      <source>Chapters</source>
      <translation>Rozdziały</translation>
    </message>
    <message>
      <source>Sleep</source>
      <translation>Wyłącznik czasowy</translation>
    </message>
    <message>
      <source>What is played next</source>
      <translation>Co będzie dalej</translation>
    </message>
    <message>
      <source>Close the player</source>
      <translation>Zamknij odtwarzacz</translation>
    </message>
    <message>
      <source>At the end of the chapter</source>
      <translation>Na końcu rozdziału</translation>
    </message>
    <message>
      <source>At the end</source>
      <translation>Na końcu</translation>
    </message>
    <message>
      <source>Do not sleep</source>
      <translation>Bez wyłącznika czasowego</translation>
    </message>
    <message>
      <source>Sleep after the chapter</source>
      <translation>Wyłącz po rozdziale</translation>
    </message>
    <message>
      <source>Sleep at the end</source>
      <translation>Wyłącz na końcu</translation>
    </message>
    <message>
      <source>Pause</source>
      <translation>Wstrzymaj</translation>
    </message>
    <message>
      <source>{place}, chapter {number} of {all}</source>
      <translation>{place}, rozdział {number} z {all}</translation>
    </message>
    <message>
      <source>In {minutes} minutes</source>
      <translation>Za {minutes} min</translation>
    </message>
    <message>
      <source>chapter {number} of {all}, {feed}</source>
      <translation>rozdział {number} z {all}, {feed}</translation>
    </message>
    <message>
      <source>Sleep in {minutes} min</source>
      <translation>Wyłącz za {minutes} min</translation>
    </message>
    <message>
      <source>Fetching, {place}</source>
      <translation>Pobieranie, {place}</translation>
    </message>
    <message>
      <source>Show {name}</source>
      <translation>Pokaż {name}</translation>
    </message>
    <message>
      <source>Will be heard next</source>
      <translation>Będzie odtworzone jako następne</translation>
    </message>
    <message>
      <source>Added to the queue</source>
      <translation>Dodano do kolejki</translation>
    </message>
    <message>
      <source>Taken from the queue</source>
      <translation>Usunięto z kolejki</translation>
    </message>
    <message>
      <source>Queue put in another order</source>
      <translation>Zmieniono kolejność</translation>
    </message>
    <message>
      <source>Download removed</source>
      <translation>Usunięto z dysku</translation>
    </message>
    <message>
      <source>There is nothing to hear with this post.</source>
      <translation>W tym wpisie nie ma czego słuchać.</translation>
    </message>
    <message>
      <source>Nothing is queued. Shift+Q adds the post at hand.</source>
      <translation>Kolejka jest pusta. Shift+Q dodaje bieżący wpis.</translation>
    </message>
    <message>
      <source>Queue</source>
      <translation>Kolejka</translation>
    </message>
    <message>
      <source>Take out</source>
      <translation>Wyjmij</translation>
    </message>
    <message>
      <source>Checked just now and sound. Takes a few seconds.</source>
      <translation>Właśnie sprawdzona i sprawna. Trwa kilka sekund.</translation>
    </message>
    <message>
      <source>Copy details</source>
      <translation>Kopiuj szczegóły</translation>
    </message>
    <message>
      <source>What could be read is safe.</source>
      <translation>To, co dało się odczytać, jest bezpieczne.</translation>
    </message>
    <message>
      <source>Go on with what was saved</source>
      <translation>Kontynuuj z tym, co ocalono</translation>
    </message>
    <message>
      <source>Back to the choices</source>
      <translation>Wróć do wyboru</translation>
    </message>
    <message>
      <source>Older copies:</source>
      <translation>Starsze kopie:</translation>
    </message>
    <message>
      <source>Where to save what is readable</source>
      <translation>Gdzie zapisać to, co czytelne</translation>
    </message>
    <message>
      <source>Looking for copies of your posts…</source>
      <translation>Szukanie kopii wpisów…</translation>
    </message>
    <message>
      <source>Restoring the copy…</source>
      <translation>Przywracanie kopii…</translation>
    </message>
    <message>
      <source>Saving what is readable…</source>
      <translation>Zapisywanie tego, co czytelne…</translation>
    </message>
    <message>
      <source>What was found: {details}</source>
      <translation>Co znaleziono: {details}</translation>
    </message>
    <message>
      <source>The file: {path}</source>
      <translation>Plik: {path}</translation>
    </message>
    <message>
      <source>Starting anew…</source>
      <translation>Zaczynanie od nowa…</translation>
    </message>
    <message>
      <source>Restore the copy of {when} ({posts}, {stars})</source>
      <translation>Przywróć kopię: {when} ({posts}, {stars})</translation>
    </message>
    <message>
      <source>Safe: {feeds}, {posts} and {stars}, as they were {when}.</source>
      <translation>Bezpieczne: {feeds}, {posts} i {stars}, stan: {when}.</translation>
    </message>
    <message>
      <source>The file stays in its folder, untouched, whatever you choose.</source>
      <translation>Plik pozostaje nienaruszony w swoim folderze, cokolwiek wybierzesz.</translation>
    </message>
    <message>
      <source>Perhaps lost: what you starred, tagged or read after the copy of {when}. Posts are fetched again.</source>
      <translation>Być może utracone: gwiazdki, etykiety i przeczytane wpisy z czasu po kopii ({when}). Wpisy zostaną pobrane ponownie.</translation>
    </message>
    <message>
      <source>Restored the copy of {when}. Posts that came since are fetched with the next polls.</source>
      <translation>Przywrócono kopię ({when}). Późniejsze wpisy przyjdą z następnymi pobraniami.</translation>
    </message>
    <message>
      <source>Saved {feeds}, {posts} and {stars} to {folder}.</source>
      <translation>Zapisano w {folder}: {feeds}, {posts}, {stars}.</translation>
    </message>
    <message>
      <source>What could not be read was taken from the copy of {when}: what you marked there since is lost.</source>
      <translation>To, czego nie dało się odczytać, wzięto z kopii ({when}): późniejsze oznaczenia przepadły.</translation>
    </message>
    <message>
      <source>Started anew with your feeds. The old file is kept in the same folder.</source>
      <translation>Zaczęto od nowa z Twoimi kanałami. Stary plik pozostaje w tym samym folderze.</translation>
    </message>
    <message>
      <source>The file that was there holds {what} more; it is kept in the same folder.</source>
      <translation>Dotychczasowy plik zawiera ponadto: {what}; pozostaje w tym samym folderze.</translation>
    </message>
    <message>
      <source>Nothing is made anew before you choose.</source>
      <translation>Nic nie powstanie od nowa, zanim wybierzesz.</translation>
    </message>
    <message>
      <source>No copy could be read either.</source>
      <translation>Żadnej kopii też nie dało się odczytać.</translation>
    </message>
    <message>
      <source>Going on with what could be read. The damaged file is kept beside it.</source>
      <translation>Dalsza praca z tym, co dało się odczytać. Uszkodzony plik pozostaje obok.</translation>
    </message>
    <message>
      <source>1 read mark</source>
      <translation>1 oznaczenie przeczytania</translation>
    </message>
    <message>
      <source>The file with your posts is damaged, and Paperround has stopped before making it worse.</source>
      <translation>Plik z wpisami jest uszkodzony; Paperround zatrzymał się, by nie pogorszyć sprawy.</translation>
    </message>
    <message>
      <source>The file with your posts is missing or empty, but copies of it are there.</source>
      <translation>Pliku z wpisami brakuje lub jest pusty, ale są jego kopie.</translation>
    </message>
    <message>
      <source>A newer Paperround wrote the file with your posts, so this one leaves it alone.</source>
      <translation>Plik z wpisami zapisał nowszy Paperround, więc ten go nie rusza.</translation>
    </message>
    <message>
      <source>The file with your posts is from before Paperround 1.0, which leaves it alone.</source>
      <translation>Plik z artykułami pochodzi sprzed Paperround 1.0, który go nie zmienia.</translation>
    </message>
    <message>
      <source>Another program holds the file with your posts.</source>
      <translation>Plik z wpisami jest używany przez inny program.</translation>
    </message>
    <message>
      <source>The file with your posts may not be written.</source>
      <translation>Plik z wpisami jest chroniony przed zapisem.</translation>
    </message>
    <message>
      <source>The disk is full, so nothing new can be kept.</source>
      <translation>Dysk jest pełny, więc nie można zachować niczego nowego.</translation>
    </message>
    <message>
      <source>The file with your posts cannot be used just now.</source>
      <translation>Pliku z wpisami nie można teraz użyć.</translation>
    </message>
    <message>
      <source>Make it writable</source>
      <translation>Zezwól na zapis</translation>
    </message>
    <message>
      <source>Save what is readable…</source>
      <translation>Zapisz to, co czytelne…</translation>
    </message>
    <message>
      <source>Start anew beside it</source>
      <translation>Zacznij obok od nowa</translation>
    </message>
    <message>
      <source>Opens it once more. Nothing is changed.</source>
      <translation>Otwiera go jeszcze raz. Nic się nie zmienia.</translation>
    </message>
    <message>
      <source>Changes the permissions of the file and its folder, nothing else.</source>
      <translation>Zmienia uprawnienia pliku i jego folderu, nic więcej.</translation>
    </message>
    <message>
      <source>Writes feeds, stars and every readable post to a folder you choose.</source>
      <translation>Zapisuje kanały, gwiazdki i każdy czytelny wpis w wybranym folderze.</translation>
    </message>
    <message>
      <source>An empty paper with your feeds. The file that is there can wait.</source>
      <translation>Tylko Twoje kanały, bez wpisów. Obecny plik może zaczekać.</translation>
    </message>
    <message>
      <source>Nothing is changed. This page comes again at the next start.</source>
      <translation>Nic się nie zmienia. Ta strona wróci przy następnym uruchomieniu.</translation>
    </message>
    <message>
      <source>Install the newer Paperround again, and everything is there as you left it.</source>
      <translation>Zainstaluj ponownie nowszy Paperround, a wszystko będzie jak przedtem.</translation>
    </message>
    <message>
      <source>Quit, and move it by packaging/move_development_profile.py: everything comes along.</source>
      <translation>Zamknij program i przenieś go skryptem packaging/move_development_profile.py: nic nie przepadnie.</translation>
    </message>
    <message>
      <source>Close other Paperround windows and commands, or what copies your files, and try again.</source>
      <translation>Zamknij inne okna i polecenia Paperround lub to, co kopiuje pliki, i spróbuj ponownie.</translation>
    </message>
    <message>
      <source>Look at the permissions of the file and its folder, and whether its disk is read-only.</source>
      <translation>Sprawdź uprawnienia pliku i jego folderu oraz czy dysk nie jest tylko do odczytu.</translation>
    </message>
    <message>
      <source>Free some space, and try again: nothing was lost.</source>
      <translation>Zwolnij trochę miejsca i spróbuj ponownie: nic nie przepadło.</translation>
    </message>
    <message>
      <source>Look whether its disk is connected and well, and try again.</source>
      <translation>Sprawdź, czy dysk jest podłączony i sprawny, i spróbuj ponownie.</translation>
    </message>
    <message>
      <source>{when} (doubtful)</source>
      <translation>{when} (wątpliwa)</translation>
    </message>
    <message numerus="yes">
      <source>{n} read marks</source>
      <translation>
        <numerusform>{n} oznaczenie przeczytania</numerusform>
        <numerusform>{n} oznaczenia przeczytania</numerusform>
        <numerusform>{n} oznaczeń przeczytania</numerusform>
      </translation>
    </message>
    <message>
      <source>{feed} names no address to leave it by.</source>
      <translation>{feed} nie podaje adresu do rezygnacji.</translation>
    </message>
    <message>
      <source>Copied {address}</source>
      <translation>Skopiowano {address}</translation>
    </message>
    <message>
      <source>Nothing is fetched while it is closed. When you open it, you wait about {time} for new posts.</source>
      <translation>Gdy jest zamknięty, nic się nie pobiera. Po otwarciu na nowe wpisy czeka się około {time}.</translation>
    </message>
    <message>
      <source>Quit from the tray.</source>
      <translation>Zakończyć można z zasobnika.</translation>
    </message>
    <message>
      <source>Open it again from the menu; quit with Ctrl+Q.</source>
      <translation>Można go znów otworzyć z menu, a zakończyć klawiszami Ctrl+Q.</translation>
    </message>
    <message>
      <source>Not everything is written yet</source>
      <translation>Nie wszystko jest jeszcze zapisane</translation>
    </message>
    <message>
      <source>Close and lose it</source>
      <translation>Zamknij i utrać</translation>
    </message>
    <message>
      <source>Stay open</source>
      <translation>Nie zamykaj</translation>
    </message>
    <message>
      <source>About one wake-up and {size} a day.</source>
      <translation>Około jednego wybudzenia i {size} dziennie.</translation>
    </message>
    <message numerus="yes">
      <source>About {n} wake-ups and {size} a day.</source>
      <translation>
        <numerusform>Około {n} wybudzenia i {size} dziennie.</numerusform>
        <numerusform>Około {n} wybudzeń i {size} dziennie.</numerusform>
        <numerusform>Około {n} wybudzeń i {size} dziennie.</numerusform>
      </translation>
    </message>
    <message>
      <source>Paperround can keep fetching in the background</source>
      <translation>Paperround może dalej pobierać w tle</translation>
    </message>
    <message>
      <source>Keep fetching</source>
      <translation>Pobieraj dalej</translation>
    </message>
    <message>
      <source>Change it in Settings, This computer.</source>
      <translation>Można to zmienić w: Ustawienia, Ten komputer.</translation>
    </message>
    <message>
      <source>What you did last is not on the disk yet</source>
      <translation>Ostatnich zmian nie ma jeszcze na dysku</translation>
    </message>
    <message>
      <source>As soon as it is written, Paperround closes by itself. Closed now, it is lost.</source>
      <translation>Gdy tylko zostaną zapisane, Paperround sam się zamknie. Po zamknięciu teraz przepadną.</translation>
    </message>
    <message numerus="yes">
      <source>At most {n} fetches a day.</source>
      <translation>
        <numerusform>Najwyżej {n} pobranie dziennie.</numerusform>
        <numerusform>Najwyżej {n} pobrania dziennie.</numerusform>
        <numerusform>Najwyżej {n} pobrań dziennie.</numerusform>
      </translation>
    </message>
    <message>
      <source>Then new posts are here before you look. What would you like when the window closes?</source>
      <translation>Wtedy nowe wpisy czekają, zanim zajrzysz. Co ma się dziać po zamknięciu okna?</translation>
    </message>
    <message>
      <source>Pictures of this feed are shown</source>
      <translation>Obrazy z tego kanału są pokazywane</translation>
    </message>
    <message>
      <source>{posts} marked read</source>
      <translation>Oznaczono jako przeczytane: {posts}</translation>
    </message>
    <message>
      <source>Fewer posts like this in For you</source>
      <translation>Mniej takich wpisów w „Dla Ciebie”</translation>
    </message>
    <message>
      <source>Both feeds are kept</source>
      <translation>Oba kanały zostają</translation>
    </message>
    <message>
      <source>Search {name} saved</source>
      <translation>Zapisano wyszukiwanie {name}</translation>
    </message>
    <message>
      <source>Search {name} changed</source>
      <translation>Zmieniono wyszukiwanie {name}</translation>
    </message>
    <message>
      <source>{posts} marked unread</source>
      <translation>Oznaczono jako nieprzeczytane: {posts}</translation>
    </message>
    <message>
      <source>{posts} starred</source>
      <translation>Dodano gwiazdkę: {posts}</translation>
    </message>
    <message>
      <source>{posts} unstarred</source>
      <translation>Usunięto gwiazdkę: {posts}</translation>
    </message>
    <message>
      <source>{posts} highlighted</source>
      <translation>Wyróżniono {posts}</translation>
    </message>
    <message>
      <source>{posts} no longer highlighted</source>
      <translation>Cofnięto wyróżnienie: {posts}</translation>
    </message>
    <message>
      <source>{posts} deleted</source>
      <translation>Usunięto {posts}</translation>
    </message>
    <message>
      <source>Settings changed</source>
      <translation>Zmieniono ustawienia</translation>
    </message>
    <message>
      <source>Search {name} removed</source>
      <translation>Usunięto wyszukiwanie {name}</translation>
    </message>
    <message>
      <source>Unsubscribed from {feed}</source>
      <translation>Anulowano subskrypcję kanału {feed}</translation>
    </message>
    <message>
      <source>{name} moved</source>
      <translation>Przeniesiono {name}</translation>
    </message>
    <message>
      <source>{old} renamed to {new}</source>
      <translation>Zmieniono nazwę {old} na {new}</translation>
    </message>
    <message>
      <source>{posts} with the same story marked read</source>
      <translation>Oznaczono jako przeczytane, ta sama wiadomość: {posts}</translation>
    </message>
    <message>
      <source>its own title</source>
      <translation>tytuł kanału</translation>
    </message>
    <message>
      <source>Folder {name} removed; its feeds moved up</source>
      <translation>Usunięto folder {name}; jego kanały są teraz poziom wyżej</translation>
    </message>
    <message>
      <source>{posts} in {place} marked read</source>
      <translation>Przeczytane ({place}): {posts}</translation>
    </message>
    <message>
      <source>{posts} tagged {tag}</source>
      <translation>Dodano etykietę {tag}: {posts}</translation>
    </message>
    <message>
      <source>Tag {tag} taken off {posts}</source>
      <translation>Usunięto etykietę {tag}: {posts}</translation>
    </message>
    <message>
      <source>Folder {name} made</source>
      <translation>Utworzono folder {name}</translation>
    </message>
    <message>
      <source>Import a list of feeds</source>
      <translation>Importowanie listy kanałów</translation>
    </message>
    <message>
      <source>Export the list of feeds</source>
      <translation>Eksportowanie listy kanałów</translation>
    </message>
    <message>
      <source>There is no link on the clipboard</source>
      <translation>W schowku nie ma odnośnika</translation>
    </message>
    <message>
      <source>{file} does not say where its feed lives; add the address of its site instead.</source>
      <translation>Z pliku {file} nie wynika, gdzie jest kanał; dodaj zamiast tego adres jego strony.</translation>
    </message>
    <message>
      <source>Nothing more had to be fetched to read offline.</source>
      <translation>Do czytania offline nie trzeba było nic więcej pobierać.</translation>
    </message>
    <message>
      <source>Paperround {version} is out; this is {own}. Get it at {home}.</source>
      <translation>Ukazał się Paperround {version}; ten to {own}. Do pobrania: {home}.</translation>
    </message>
    <message>
      <source>Getting posts ready to read offline…</source>
      <translation>Przygotowywanie wpisów do czytania offline…</translation>
    </message>
    <message>
      <source>1 more post is here to read offline, {size}.</source>
      <translation>Do czytania offline przybył 1 wpis, {size}.</translation>
    </message>
    <message numerus="yes">
      <source>{n} more posts are here to read offline, {size}.</source>
      <translation>
        <numerusform>Do czytania offline przybył {n} wpis, {size}.</numerusform>
        <numerusform>Do czytania offline przybyły {n} wpisy, {size}.</numerusform>
        <numerusform>Do czytania offline przybyło {n} wpisów, {size}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Asking the feeds…</source>
      <translation>Odpytywanie kanałów…</translation>
    </message>
    <message>
      <source>This is the demo: forty made-up feeds. Nothing goes over the network, nothing is kept.</source>
      <translation>To jest demo: czterdzieści zmyślonych kanałów. Nic nie idzie przez sieć, nic nie jest zapisywane.</translation>
    </message>
    <message>
      <source>My own feeds</source>
      <translation>Moje własne kanały</translation>
    </message>
    <message>
      <source>&amp;File</source>
      <translation>&amp;Plik</translation>
    </message>
    <message>
      <source>&amp;Edit</source>
      <translation>&amp;Edycja</translation>
    </message>
    <message>
      <source>&amp;View</source>
      <translation>&amp;Widok</translation>
    </message>
    <message>
      <source>&amp;Go</source>
      <translation>P&amp;rzejdź</translation>
    </message>
    <message>
      <source>&amp;Post</source>
      <translation>Wp&amp;is</translation>
    </message>
    <message>
      <source>P&amp;lay</source>
      <translation>Od&amp;twarzanie</translation>
    </message>
    <message>
      <source>Fee&amp;d</source>
      <translation>&amp;Kanał</translation>
    </message>
    <message>
      <source>&amp;Help</source>
      <translation>Pomo&amp;c</translation>
    </message>
    <message>
      <source>Move to folder</source>
      <translation>Przenieś do folderu</translation>
    </message>
    <message>
      <source>No folder</source>
      <translation>Bez folderu</translation>
    </message>
    <message>
      <source>Menu</source>
      <translation>Menu</translation>
    </message>
    <message>
      <source>Set up targets…</source>
      <translation>Skonfiguruj cele…</translation>
    </message>
    <message>
      <source>Tags</source>
      <translation>Etykiety</translation>
    </message>
    <message>
      <source>Find or make a tag</source>
      <translation>Znajdź lub utwórz etykietę</translation>
    </message>
    <message>
      <source>No targets yet</source>
      <translation>Nie ma jeszcze celów</translation>
    </message>
    <message>
      <source>Make the tag “{name}”</source>
      <translation>Utwórz etykietę „{name}”</translation>
    </message>
    <message>
      <source>newest first</source>
      <translation>od najnowszych</translation>
    </message>
    <message>
      <source>oldest first</source>
      <translation>od najstarszych</translation>
    </message>
    <message>
      <source>What happened meanwhile, story by story, in one page</source>
      <translation>Co się wydarzyło w tym czasie, wiadomość po wiadomości, na jednej stronie</translation>
    </message>
    <message numerus="yes">
      <source>You were away for {n} days</source>
      <translation>
        <numerusform>Nieobecność: {n} dzień</numerusform>
        <numerusform>Nieobecność: {n} dni</numerusform>
        <numerusform>Nieobecność: {n} dni</numerusform>
      </translation>
    </message>
    <message>
      <source>Nothing more will be said about it.</source>
      <translation>To jednorazowa informacja.</translation>
    </message>
    <message>
      <source>Paperround is still here</source>
      <translation>Paperround nadal działa</translation>
    </message>
    <message>
      <source>Next poll {time}.</source>
      <translation>Następne pobranie {time}.</translation>
    </message>
    <message>
      <source>the paper</source>
      <translation>gazeta</translation>
    </message>
    <message>
      <source>that time</source>
      <translation>tamten czas</translation>
    </message>
    <message>
      <source>Mark read what is older than</source>
      <translation>Oznacz jako przeczytane starsze niż</translation>
    </message>
    <message>
      <source>Older than a day</source>
      <translation>Starsze niż dzień</translation>
    </message>
    <message>
      <source>Older than 3 days</source>
      <translation>Starsze niż 3 dni</translation>
    </message>
    <message>
      <source>Older than a week</source>
      <translation>Starsze niż tydzień</translation>
    </message>
    <message>
      <source>Older than 2 weeks</source>
      <translation>Starsze niż 2 tygodnie</translation>
    </message>
    <message>
      <source>Older than a month</source>
      <translation>Starsze niż miesiąc</translation>
    </message>
    <message>
      <source>Downloading a recording, {done} of {total}</source>
      <translation>Pobieranie nagrania na dysk, {done} z {total}</translation>
    </message>
    <message>
      <source>Saved search</source>
      <translation>Zapisane wyszukiwanie</translation>
    </message>
    <message>
      <source>It stands in the sidebar, with what is unread in it.</source>
      <translation>Widać je na pasku bocznym wraz z liczbą nieprzeczytanych wpisów.</translation>
    </message>
    <message>
      <source>the latest {posts}</source>
      <translation>najnowsze {posts}</translation>
    </message>
    <message>
      <source>It finds {posts} now.</source>
      <translation>Obecnie znajduje {posts}.</translation>
    </message>
    <message>
      <source>Type what to search for.</source>
      <translation>Wpisz, czego szukać.</translation>
    </message>
    <message>
      <source>There is a saved search of this name already.</source>
      <translation>Istnieje już zapisane wyszukiwanie o tej nazwie.</translation>
    </message>
    <message>
      <source>Paperround, demo</source>
      <translation>Paperround, demo</translation>
    </message>
    <message>
      <source>Leave the tour</source>
      <translation>Zakończ przewodnik</translation>
    </message>
    <message>
      <source>Your posts come into this list</source>
      <translation>Na tej liście pojawiają się wpisy</translation>
    </message>
    <message>
      <source>The first one opens by itself, J or the down arrow opens the next. A dot means that you have not read it yet.</source>
      <translation>Pierwszy otwiera się sam, J lub strzałka w dół otwiera następny. Kropka oznacza, że wpis nie jest jeszcze przeczytany.</translation>
    </message>
    <message>
      <source>Space reads on</source>
      <translation>Spacja przewija dalej</translation>
    </message>
    <message>
      <source>At the end of a post it brings the next unread one. S keeps a post with a star.</source>
      <translation>Na końcu wpisu przechodzi do następnego nieprzeczytanego. S zachowuje wpis z gwiazdką.</translation>
    </message>
    <message>
      <source>That is all you need</source>
      <translation>To wszystko, czego trzeba</translation>
    </message>
    <message>
      <source>The question mark shows every key. Insights tells why Paperround fetches when it does.</source>
      <translation>Znak zapytania pokazuje wszystkie klawisze. Wgląd wyjaśnia, dlaczego Paperround pobiera właśnie wtedy.</translation>
    </message>
    <message>
      <source>Go on reading</source>
      <translation>Czytaj dalej</translation>
    </message>
    <message>
      <source>Everything that you did meanwhile is written now.</source>
      <translation>Wszystkie zmiany z tego czasu są już zapisane.</translation>
    </message>
    <message>
      <source>No program answered to open {link}.</source>
      <translation>Nie znaleziono programu, który otworzyłby {link}.</translation>
    </message>
    <message>
      <source>Link copied</source>
      <translation>Skopiowano odnośnik</translation>
    </message>
    <message>
      <source>New name</source>
      <translation>Nowa nazwa</translation>
    </message>
    <message>
      <source>You have {feed} twice, under two addresses.</source>
      <translation>Kanał {feed} jest subskrybowany dwa razy, pod dwoma adresami.</translation>
    </message>
    <message>
      <source>Clear the filter</source>
      <translation>Wyczyść filtr</translation>
    </message>
    <message>
      <source>Keep both</source>
      <translation>Zostaw oba</translation>
    </message>
    <message>
      <source>{feed} brings the same posts as {other}.</source>
      <translation>{feed} przynosi te same wpisy co {other}.</translation>
    </message>
    <message>
      <source>Nearly all that {feed} posts comes with {other}, too.</source>
      <translation>Prawie wszystko z kanału {feed} przychodzi też z {other}.</translation>
    </message>
    <message>
      <source>Searches</source>
      <translation>Wyszukiwania</translation>
    </message>
    <message>
      <source>Editions</source>
      <translation>Wydania</translation>
    </message>
    <message>
      <source>Before you usually look.</source>
      <translation>Zanim zwykle zaglądasz.</translation>
    </message>
    <message>
      <source>Together with one other, to wake the radio once.</source>
      <translation>Razem z jednym innym, by raz wybudzić łączność.</translation>
    </message>
    <message numerus="yes">
      <source>Together with {n} others, to wake the radio once.</source>
      <translation>
        <numerusform>Razem z {n} innym, by raz wybudzić łączność.</numerusform>
        <numerusform>Razem z {n} innymi, by raz wybudzić łączność.</numerusform>
        <numerusform>Razem z {n} innymi, by raz wybudzić łączność.</numerusform>
      </translation>
    </message>
    <message>
      <source>Its posts mostly repeat themselves, so it is polled less.</source>
      <translation>Jego wpisy głównie się powtarzają, więc jest pobierany rzadziej.</translation>
    </message>
    <message>
      <source>Its posts mostly tell something new, so it is polled more.</source>
      <translation>Jego wpisy zwykle przynoszą coś nowego, więc jest pobierany częściej.</translation>
    </message>
    <message>
      <source>You seldom open its posts, so it is polled less.</source>
      <translation>Rzadko otwierasz jego wpisy, więc jest pobierany rzadziej.</translation>
    </message>
    <message>
      <source>You often open its posts, so it is polled more.</source>
      <translation>Często otwierasz jego wpisy, więc jest pobierany częściej.</translation>
    </message>
    <message>
      <source>Before you usually look, around {time}.</source>
      <translation>Zanim zwykle zaglądasz, około {time}.</translation>
    </message>
    <message>
      <source>You want its posts at once.</source>
      <translation>Jego wpisy mają przychodzić od razu.</translation>
    </message>
    <message>
      <source>You want their posts at once.</source>
      <translation>Ich wpisy mają przychodzić od razu.</translation>
    </message>
    <message>
      <source>You want it polled every {span}.</source>
      <translation>Ustawiony odstęp między pobraniami: {span}.</translation>
    </message>
    <message>
      <source>You gave these an interval of their own.</source>
      <translation>Mają ustawiony własny odstęp.</translation>
    </message>
    <message>
      <source>You subscribed.</source>
      <translation>Dodano subskrypcję.</translation>
    </message>
    <message>
      <source>You pressed Refresh.</source>
      <translation>Pobranie na życzenie.</translation>
    </message>
    <message>
      <source>You asked for it in the terminal.</source>
      <translation>Zlecono w terminalu.</translation>
    </message>
    <message>
      <source>You gave its password.</source>
      <translation>Podano hasło kanału.</translation>
    </message>
    <message>
      <source>You opened it, and wish it polled then.</source>
      <translation>Kanał został otwarty i ma być wtedy pobierany.</translation>
    </message>
    <message>
      <source>First poll after the computer woke.</source>
      <translation>Pierwsze pobranie po wybudzeniu komputera.</translation>
    </message>
    <message>
      <source>The demo polls just after a post, so that you see posts arrive.</source>
      <translation>Demo pobiera tuż po wpisie, by było widać, jak przychodzi.</translation>
    </message>
    <message>
      <source>It has not answered yet, so it is tried again.</source>
      <translation>Kanał jeszcze nie odpowiedział, więc następuje kolejna próba.</translation>
    </message>
    <message>
      <source>They have not answered yet, so they are tried again.</source>
      <translation>Kanały jeszcze nie odpowiedziały, więc następuje kolejna próba.</translation>
    </message>
    <message numerus="yes">
      <source>So that nothing is lost: it keeps {window} posts and fills them in {span}.</source>
      <translation>
        <numerusform>By nic nie przepadło: kanał mieści {window} wpis, a zapełnia się w czasie: {span}.</numerusform>
        <numerusform>By nic nie przepadło: kanał mieści {window} wpisy, a zapełnia się w czasie: {span}.</numerusform>
        <numerusform>By nic nie przepadło: kanał mieści {window} wpisów, a zapełnia się w czasie: {span}.</numerusform>
      </translation>
    </message>
    <message>
      <source>So that nothing is lost: these keep few posts and fill them soon.</source>
      <translation>By nic nie przepadło: te kanały mieszczą mało wpisów i szybko się zapełniają.</translation>
    </message>
    <message>
      <source>Its publisher asks for at least {span} between visits.</source>
      <translation>Odstęp między pobraniami, o który prosi wydawca: co najmniej {span}.</translation>
    </message>
    <message>
      <source>Its publisher asks not to be visited for the next {span}.</source>
      <translation>Wydawca prosi, by jeszcze nie pobierać: {span}.</translation>
    </message>
    <message>
      <source>Its server asked to be left alone for {span}.</source>
      <translation>Serwer poprosił o spokój: {span}.</translation>
    </message>
    <message>
      <source>Its server wants at least {span} between visits, so its feeds take turns.</source>
      <translation>Serwer chce odstępu między pobraniami (co najmniej {span}), więc jego kanały są pobierane na zmianę.</translation>
    </message>
    <message>
      <source>Their server wants some time between visits, so its feeds take turns.</source>
      <translation>Serwer chce odstępu między pobraniami, więc jego kanały są pobierane na zmianę.</translation>
    </message>
    <message>
      <source>It failed, so the next try comes after {span}.</source>
      <translation>Pobranie się nie udało; następna próba za {span}.</translation>
    </message>
    <message>
      <source>It asked to be left alone until now.</source>
      <translation>Serwer prosił o spokój aż do teraz.</translation>
    </message>
    <message>
      <source>They asked to be left alone until now.</source>
      <translation>Serwery prosiły o spokój aż do teraz.</translation>
    </message>
    <message>
      <source>Its publisher has ended it.</source>
      <translation>Wydawca zakończył ten kanał.</translation>
    </message>
    <message>
      <source>Its publisher asks for at least {span} between visits, so not sooner.</source>
      <translation>Wydawca prosi o odstęp między pobraniami (co najmniej {span}), więc nie wcześniej.</translation>
    </message>
    <message>
      <source>Their publishers ask for pauses between visits, so not sooner.</source>
      <translation>Wydawcy proszą o odstępy między pobraniami, więc nie wcześniej.</translation>
    </message>
    <message>
      <source>Its publisher asks not to be visited for the next {span}, so not sooner.</source>
      <translation>Wydawca prosi, by jeszcze nie pobierać ({span}), więc nie wcześniej.</translation>
    </message>
    <message>
      <source>Their publishers ask not to be visited at some hours, so not sooner.</source>
      <translation>Wydawcy proszą, by o niektórych porach nie pobierać, więc nie wcześniej.</translation>
    </message>
    <message>
      <source>Its server asked to be left alone for {span}, so not sooner.</source>
      <translation>Serwer poprosił o spokój ({span}), więc nie wcześniej.</translation>
    </message>
    <message>
      <source>Their servers asked to be left alone for a while, so not sooner.</source>
      <translation>Serwery poprosiły przez pewien czas o spokój, więc nie wcześniej.</translation>
    </message>
    <message>
      <source>It failed and is tried again after {span}.</source>
      <translation>Pobranie się nie udało; ponowna próba za {span}.</translation>
    </message>
    <message>
      <source>They failed and are tried again.</source>
      <translation>Pobrania się nie udały i zostaną powtórzone.</translation>
    </message>
    <message>
      <source>You are reading now, and it may have posted since the last poll.</source>
      <translation>Teraz czytasz, a od ostatniego pobrania mógł pojawić się wpis.</translation>
    </message>
    <message>
      <source>You are reading now, and these may have posted since their last poll.</source>
      <translation>Teraz czytasz, a od ich ostatniego pobrania mogły pojawić się wpisy.</translation>
    </message>
    <message>
      <source>You are reading now, and it has usually posted once since the last poll.</source>
      <translation>Teraz czytasz, a od ostatniego pobrania zwykle pojawia się jeden wpis.</translation>
    </message>
    <message>
      <source>You are reading now, and these have usually posted since their last poll.</source>
      <translation>Teraz czytasz, a od ich ostatniego pobrania zwykle pojawiają się wpisy.</translation>
    </message>
    <message>
      <source>You are reading now, and it has usually posted {count} times since the last poll.</source>
      <translation>Teraz czytasz, a od ostatniego pobrania wpisy pojawiają się zwykle {count} razy.</translation>
    </message>
    <message>
      <source>By then it may have posted since the last poll.</source>
      <translation>Do tego czasu może pojawić się wpis.</translation>
    </message>
    <message>
      <source>By then some of them may have posted.</source>
      <translation>Do tego czasu w niektórych mogą pojawić się wpisy.</translation>
    </message>
    <message>
      <source>By then it has usually posted once since the last poll.</source>
      <translation>Do tego czasu zwykle pojawia się jeden wpis.</translation>
    </message>
    <message>
      <source>By then they have usually posted.</source>
      <translation>Do tego czasu zwykle pojawiają się wpisy.</translation>
    </message>
    <message>
      <source>By then it has usually posted {count} times since the last poll.</source>
      <translation>Do tego czasu wpisy pojawiają się zwykle {count} razy.</translation>
    </message>
    <message>
      <source>You just unlocked the computer, and usually look soon after.</source>
      <translation>Komputer właśnie odblokowano, a zwykle wkrótce potem zaglądasz.</translation>
    </message>
    <message>
      <source>You just came back to the computer, and usually look soon after.</source>
      <translation>Po powrocie do komputera zwykle wkrótce zaglądasz.</translation>
    </message>
    <message>
      <source>The computer just woke, and you usually look soon after.</source>
      <translation>Komputer właśnie się wybudził, a zwykle wkrótce potem zaglądasz.</translation>
    </message>
    <message>
      <source>You just opened the lid, and usually look soon after.</source>
      <translation>Właśnie otwarto pokrywę, a zwykle wkrótce potem zaglądasz.</translation>
    </message>
    <message>
      <source>The computer just joined a network, and you usually look soon after.</source>
      <translation>Komputer właśnie połączył się z siecią, a zwykle wkrótce potem zaglądasz.</translation>
    </message>
    <message>
      <source>1 day</source>
      <translation>1 dzień</translation>
    </message>
    <message>
      <source>1 minute</source>
      <translation>1 min</translation>
    </message>
    <message>
      <source>a moment</source>
      <translation>chwilę</translation>
    </message>
    <message>
      <source>two</source>
      <translation>dwa</translation>
    </message>
    <message>
      <source>three</source>
      <translation>trzy</translation>
    </message>
    <message>
      <source>four</source>
      <translation>cztery</translation>
    </message>
    <message>
      <source>five</source>
      <translation>pięć</translation>
    </message>
    <message>
      <source>six</source>
      <translation>sześć</translation>
    </message>
    <message>
      <source>seven</source>
      <translation>siedem</translation>
    </message>
    <message>
      <source>eight</source>
      <translation>osiem</translation>
    </message>
    <message>
      <source>nine</source>
      <translation>dziewięć</translation>
    </message>
    <message>
      <source>ten</source>
      <translation>dziesięć</translation>
    </message>
    <message>
      <source>eleven</source>
      <translation>jedenaście</translation>
    </message>
    <message>
      <source>twelve</source>
      <translation>dwanaście</translation>
    </message>
    <message>
      <source>{n} GB</source>
      <translation>{n} GB</translation>
    </message>
    <message>
      <source>{n} MB</source>
      <translation>{n} MB</translation>
    </message>
    <message>
      <source>{n} kB</source>
      <translation>{n} kB</translation>
    </message>
    <message>
      <source> day</source>
      <translation> dzień</translation>
    </message>
    <message numerus="yes">
      <source> days</source>
      <translation>
        <numerusform> dzień</numerusform>
        <numerusform> dni</numerusform>
        <numerusform> dni</numerusform>
      </translation>
    </message>
    <message>
      <source> MB</source>
      <translation> MB</translation>
    </message>
    <message>
      <source>no limit</source>
      <translation>bez limitu</translation>
    </message>
    <message>
      <source>Words to highlight</source>
      <translation>Wyróżniane słowa</translation>
    </message>
    <message>
      <source>Quiet hours</source>
      <translation>Godziny ciszy</translation>
    </message>
    <message>
      <source>No more notifications today</source>
      <translation>Dziś już bez powiadomień</translation>
    </message>
    <message>
      <source>Closing the window</source>
      <translation>Po zamknięciu okna</translation>
    </message>
    <message>
      <source>Tell me when a newer version exists</source>
      <translation>Powiadamiaj o nowszej wersji</translation>
    </message>
    <message>
      <source>Pictures in posts</source>
      <translation>Obrazy we wpisach</translation>
    </message>
    <message>
      <source>Small pictures in the list</source>
      <translation>Małe obrazy na liście</translation>
    </message>
    <message>
      <source>Fetched ahead, a day at most</source>
      <translation>Z wyprzedzeniem, najwyżej dziennie</translation>
    </message>
    <message>
      <source>Kept on the disk, about</source>
      <translation>Przechowuj na dysku około</translation>
    </message>
    <message>
      <source>Heard ones stay for</source>
      <translation>Wysłuchane zostają przez</translation>
    </message>
    <message>
      <source>On battery, of that</source>
      <translation>Z tego na baterii</translation>
    </message>
    <message>
      <source>On a metered line</source>
      <translation>Przy połączeniu taryfowym</translation>
    </message>
    <message>
      <source>While the computer is busy</source>
      <translation>Gdy komputer jest zajęty</translation>
    </message>
    <message>
      <source>Times a day the computer is woken for it</source>
      <translation>Wybudzenia komputera w tym celu dziennie</translation>
    </message>
    <message>
      <source>On battery or a metered line</source>
      <translation>Na baterii lub połączeniu taryfowym</translation>
    </message>
    <message>
      <source>Parallel connections</source>
      <translation>Witryny naraz</translation>
    </message>
    <message>
      <source>Planned polls in a minute</source>
      <translation>Planowe pobrania na minutę</translation>
    </message>
    <message>
      <source>Proxy</source>
      <translation>Proxy</translation>
    </message>
    <message>
      <source>Data a day for that</source>
      <translation>Dane na dzień na to</translation>
    </message>
    <message>
      <source>New posts wait for the next paper</source>
      <translation>Nowe wpisy czekają na następną gazetę</translation>
    </message>
    <message>
      <source>Keep posts for</source>
      <translation>Przechowuj wpisy</translation>
    </message>
    <message>
      <source>Keep per feed at most</source>
      <translation>Najwyżej na kanał</translation>
    </message>
    <message>
      <source>Keep backups of</source>
      <translation>Przechowuj kopie przez</translation>
    </message>
    <message>
      <source>Suggest unread posts in a view For you</source>
      <translation>Proponuj nieprzeczytane wpisy w widoku „Dla Ciebie”</translation>
    </message>
    <message>
      <source>Reading a post marks the same story in other feeds read</source>
      <translation>Przeczytanie wpisu oznacza tę samą wiadomość w innych kanałach jako przeczytaną</translation>
    </message>
    <message>
      <source>Poll feeds less that mostly repeat themselves</source>
      <translation>Rzadziej pobieraj kanały, które głównie się powtarzają</translation>
    </message>
    <message>
      <source>Poll feeds more whose posts I often open, others less</source>
      <translation>Częściej pobieraj kanały, których wpisy często otwieram, inne rzadziej</translation>
    </message>
    <message>
      <source>Note when I read</source>
      <translation>Zapamiętuj, kiedy czytam</translation>
    </message>
    <message>
      <source>Make a paper by itself</source>
      <translation>Twórz gazetę automatycznie</translation>
    </message>
    <message>
      <source>Hours, with spaces</source>
      <translation>Godziny, oddzielone spacjami</translation>
    </message>
    <message>
      <source>Minutes to read</source>
      <translation>Minuty czytania</translation>
    </message>
    <message>
      <source>What stayed unread may come again</source>
      <translation>Nieprzeczytane może się powtórzyć</translation>
    </message>
    <message>
      <source>Mark read what is in it</source>
      <translation>Oznacz zawartość jako przeczytaną</translation>
    </message>
    <message>
      <source>Fetch whole texts of shortened posts</source>
      <translation>Pobieraj pełne teksty skróconych wpisów</translation>
    </message>
    <message>
      <source>Folder for papers</source>
      <translation>Folder na gazety</translation>
    </message>
    <message>
      <source>To this address</source>
      <translation>Na ten adres</translation>
    </message>
    <message>
      <source>From your address</source>
      <translation>Z Twojego adresu</translation>
    </message>
    <message>
      <source>Mail server</source>
      <translation>Serwer poczty</translation>
    </message>
    <message>
      <source>Your name there</source>
      <translation>Twoja nazwa na nim</translation>
    </message>
    <message>
      <source>ferry "night train"</source>
      <translation>prom "nocny pociąg"</translation>
    </message>
    <message>
      <source>nothing</source>
      <translation>nic</translation>
    </message>
    <message>
      <source>not at all</source>
      <translation>wcale</translation>
    </message>
    <message>
      <source>for ever</source>
      <translation>na zawsze</translation>
    </message>
    <message>
      <source>every post</source>
      <translation>wszystkie wpisy</translation>
    </message>
    <message>
      <source>Ask once</source>
      <translation>Zapytaj raz</translation>
    </message>
    <message>
      <source>Keep fetching in the background</source>
      <translation>Pobieraj dalej w tle</translation>
    </message>
    <message>
      <source>Ask each time</source>
      <translation>Pytaj za każdym razem</translation>
    </message>
    <message>
      <source>Show them</source>
      <translation>Pokaż</translation>
    </message>
    <message>
      <source>Leave them out</source>
      <translation>Pomiń</translation>
    </message>
    <message>
      <source>Fetch nothing</source>
      <translation>Nie pobieraj niczego</translation>
    </message>
    <message>
      <source>And everything of the feeds I chose</source>
      <translation>I wszystko z wybranych kanałów</translation>
    </message>
    <message>
      <source> post</source>
      <translation> wpis</translation>
    </message>
    <message numerus="yes">
      <source> posts</source>
      <translation>
        <numerusform> wpis</numerusform>
        <numerusform> wpisy</numerusform>
        <numerusform> wpisów</numerusform>
      </translation>
    </message>
    <message>
      <source>E-reader or mailbox, by mail</source>
      <translation>Czytnik e-booków lub skrzynka, e-mailem</translation>
    </message>
    <message>
      <source>{host} says that the user or the password is wrong. FreshRSS wants the API password from its profile page, Miniflux the one from Integrations, Google Reader.</source>
      <translation>{host} podaje, że użytkownik lub hasło jest błędne. FreshRSS wymaga hasła API ze strony profilu, Miniflux hasła z Integrations, Google Reader.</translation>
    </message>
    <message>
      <source>No feed server answers at {host}; check the address, and that its Google Reader API is switched on.</source>
      <translation>Pod {host} nie odpowiada serwer kanałów; sprawdź adres i czy jego API Google Reader jest włączone.</translation>
    </message>
    <message>
      <source>The API of {host} is switched off; in FreshRSS, allow API access under Settings, Authentication.</source>
      <translation>API serwera {host} jest wyłączone; w FreshRSS zezwól na dostęp przez API w ustawieniach uwierzytelniania.</translation>
    </message>
    <message>
      <source>{host} redirects to {other}; enter that address if it is your server's.</source>
      <translation>{host} przekierowuje na {other}; wpisz ten adres, jeśli to Twój serwer.</translation>
    </message>
    <message>
      <source>{what} If it is signed by your own authority, give that authority's certificate.</source>
      <translation>{what} Jeśli podpisał go Twój własny urząd, podaj certyfikat tego urzędu.</translation>
    </message>
    <message>
      <source>The certificate file {path} cannot be read; choose a file in PEM format.</source>
      <translation>Nie można odczytać pliku certyfikatu {path}; wybierz plik w formacie PEM.</translation>
    </message>
    <message>
      <source>The password for {host} is not known any more; enter it again in Settings, Accounts.</source>
      <translation>Hasło do {host} nie jest już znane; podaj je ponownie w: Ustawienia, Konta.</translation>
    </message>
    <message>
      <source>How far you heard a recording stays on this machine: {name} has no room for it. That you heard it to the end arrives there as read.</source>
      <translation>To, dokąd wysłuchano nagrania, zostaje na tym komputerze: {name} nie ma na to miejsca. Że wysłuchano go do końca, dociera tam jako przeczytane.</translation>
    </message>
    <message>
      <source>{name} tells of recordings, and how far you heard them, only by its own interface, which does not take this password. Give its Google Reader interface the name and password of your login there.</source>
      <translation>{name} mówi o nagraniach i o tym, dokąd ich wysłuchano, tylko przez własny interfejs, który nie przyjmuje tego hasła. Nadaj jego interfejsowi Google Reader nazwę i hasło używane tam do logowania.</translation>
    </message>
    <message>
      <source>You have this account already.</source>
      <translation>To konto już jest.</translation>
    </message>
    <message>
      <source>There is no such account.</source>
      <translation>Nie ma takiego konta.</translation>
    </message>
    <message>
      <source>{host} says that the user or the password is wrong. Many providers want a password made for programs alone, which their web pages give you.</source>
      <translation>{host} podaje, że użytkownik lub hasło jest błędne. Wielu dostawców wymaga osobnego hasła dla programów; można je uzyskać na ich stronach.</translation>
    </message>
    <message>
      <source>This user name or password has characters that cannot be sent to {host}.</source>
      <translation>Nazwa użytkownika lub hasło ma znaki, których nie można wysłać do {host}.</translation>
    </message>
    <message>
      <source>What answers at {host} does not speak IMAP; check the server's name and port.</source>
      <translation>To, co odpowiada pod {host}, nie używa IMAP; sprawdź nazwę i port serwera.</translation>
    </message>
    <message>
      <source>{host} offers no safe line, and a password is never sent over an open one; choose TLS or STARTTLS.</source>
      <translation>{host} nie oferuje bezpiecznego połączenia, a przez otwarte hasło nigdy nie jest wysyłane; wybierz TLS lub STARTTLS.</translation>
    </message>
    <message>
      <source>{host} offers no STARTTLS; choose TLS, usually at port 993.</source>
      <translation>{host} nie oferuje STARTTLS; wybierz TLS, zwykle na porcie 993.</translation>
    </message>
    <message>
      <source>There is no folder {folder} at {host}; choose another one.</source>
      <translation>Na {host} nie ma folderu {folder}; wybierz inny.</translation>
    </message>
    <message>
      <source>{host} would not do what it was asked: {what}</source>
      <translation>{host} nie chce zrobić tego, o co go poproszono: {what}</translation>
    </message>
    <message>
      <source>{host} ended the conversation; Paperround will try again later.</source>
      <translation>{host} zakończył połączenie; Paperround spróbuje później.</translation>
    </message>
    <message>
      <source>{host} sent more than it was asked for, so it was not taken.</source>
      <translation>{host} przysłał więcej, niż było trzeba, więc tego nie przyjęto.</translation>
    </message>
    <message>
      <source>Mail cannot go through a proxy that itself wants HTTPS; use one with http:// or socks5://.</source>
      <translation>Poczta nie może iść przez proxy, które samo wymaga HTTPS; użyj proxy z http:// lub socks5://.</translation>
    </message>
    <message>
      <source>You have this folder already.</source>
      <translation>Ten folder już jest.</translation>
    </message>
    <message>
      <source>There is no such mailbox.</source>
      <translation>Nie ma takiej skrzynki.</translation>
    </message>
    <message>
      <source>What was followed is no longer on the page: it was rebuilt, or another page came in its place. Choose again what to follow.</source>
      <translation>Tego, co było śledzone, nie ma już na stronie: przebudowano ją lub zastąpiła ją inna. Wybierz ponownie, co śledzić.</translation>
    </message>
    <message>
      <source>The page came without any text to compare; it may be written by a script.</source>
      <translation>Strona nie zawierała tekstu do porównania; może tworzy go skrypt.</translation>
    </message>
    <message>
      <source>Nothing on this page repeats like a list of posts; name its entries by a CSS selector.</source>
      <translation>Na tej stronie nic się nie powtarza jak lista wpisów; wskaż je selektorem CSS.</translation>
    </message>
    <message>
      <source>This is no CSS selector that Paperround understands: {selector}</source>
      <translation>Paperround nie rozumie tego selektora CSS: {selector}</translation>
    </message>
    <message>
      <source>This selector finds nothing on the page: {selector}</source>
      <translation>Ten selektor nic nie znajduje na stronie: {selector}</translation>
    </message>
    <message>
      <source>What this selector finds on the page has neither a title nor a link: {selector}</source>
      <translation>To, co ten selektor znajduje na stronie, nie ma ani tytułu, ani odnośnika: {selector}</translation>
    </message>
    <message>
      <source>No link of the page reads like that: {text}</source>
      <translation>Żaden odnośnik na stronie tak nie brzmi: {text}</translation>
    </message>
    <message>
      <source>What came from this address is no web page.</source>
      <translation>To, co przyszło z tego adresu, nie jest stroną WWW.</translation>
    </message>
    <message>
      <source>page rebuilt</source>
      <translation>strona przebudowana</translation>
    </message>
    <message>
      <source>What you followed on {feed} is no longer there, {since}. The page was rebuilt.</source>
      <translation>Tego, co było śledzone na {feed}, nie ma już {since}. Stronę przebudowano.</translation>
    </message>
    <message>
      <source>There is no room on the disk for {name}; it goes on when there is. Nothing was lost.</source>
      <translation>Na dysku nie ma miejsca na {name}; pobieranie ruszy, gdy się znajdzie. Nic nie przepadło.</translation>
    </message>
    <message>
      <source>{name} could not be written to the disk ({error}); it is tried again.</source>
      <translation>Nie udało się zapisać {name} na dysku ({error}); nastąpi kolejna próba.</translation>
    </message>
    <message>
      <source>{host} sent a page instead of the recording; open the post's page and try there.</source>
      <translation>{host} przysłał stronę zamiast nagrania; otwórz stronę wpisu i spróbuj tam.</translation>
    </message>
    <message>
      <source>The recording is not at its address any more, says {host}.</source>
      <translation>Nagrania nie ma już pod jego adresem, podaje {host}.</translation>
    </message>
    <message>
      <source>The recording at {host} is larger than {megabytes} MB, so it was not taken.</source>
      <translation>Nagranie z {host} ma ponad {megabytes} MB, więc go nie przyjęto.</translation>
    </message>
    <message>
      <source>Paperround's player, paperround[audio], or a system library that it needs is not installed. Another program can play this episode.</source>
      <translation>Odtwarzacz Paperround, paperround[audio], albo potrzebna mu biblioteka systemowa nie jest zainstalowana. Ten odcinek może odtworzyć inny program.</translation>
    </message>
    <message>
      <source>This file is no recording that can be played here; another program may know it.</source>
      <translation>Tego pliku nie można tu odtworzyć jako nagrania; może zna go inny program.</translation>
    </message>
    <message>
      <source>There is nothing to hear with: this computer has no sound device, or it is in use.</source>
      <translation>Nie ma na czym słuchać: komputer nie ma urządzenia dźwiękowego lub jest ono zajęte.</translation>
    </message>
    <message>
      <source>This recording is damaged, so playing it was stopped. The place is kept.</source>
      <translation>To nagranie jest uszkodzone, więc odtwarzanie przerwano. Miejsce zapamiętano.</translation>
    </message>
    <message>
      <source>There is nothing to hear with post {id}.</source>
      <translation>We wpisie {id} nie ma czego słuchać.</translation>
    </message>
    <message>
      <source>There is no such target.</source>
      <translation>Nie ma takiego celu.</translation>
    </message>
    <message>
      <source>There is a target named {name} already; give this one another name.</source>
      <translation>Istnieje już cel o nazwie {name}; nadaj temu inną nazwę.</translation>
    </message>
    <message>
      <source>Give the target a name.</source>
      <translation>Nadaj celowi nazwę.</translation>
    </message>
    <message>
      <source>Enter the address of the server.</source>
      <translation>Wpisz adres serwera.</translation>
    </message>
    <message>
      <source>Enter your user name there.</source>
      <translation>Wpisz swoją nazwę użytkownika na serwerze.</translation>
    </message>
    <message>
      <source>Choose the folder for the files.</source>
      <translation>Wybierz folder na pliki.</translation>
    </message>
    <message>
      <source>Enter the program that shall be run.</source>
      <translation>Wpisz program, który ma być uruchamiany.</translation>
    </message>
    <message>
      <source>{program} would be run by a shell, which could take a title for a command; choose a program instead.</source>
      <translation>{program} zostałby uruchomiony przez powłokę, która mogłaby wziąć tytuł za polecenie; wybierz zamiast tego program.</translation>
    </message>
    <message>
      <source>Enter the password or token for {name}.</source>
      <translation>Podaj hasło lub token: {name}.</translation>
    </message>
    <message>
      <source>{name} stands for nothing; see the list of what can be filled in.</source>
      <translation>{name} nic nie oznacza; zobacz listę tego, co można wstawić.</translation>
    </message>
    <message>
      <source>The host of an address cannot be filled in; only what comes after it can.</source>
      <translation>Hosta w adresie nie można wstawić; tylko to, co po nim następuje.</translation>
    </message>
    <message>
      <source>The template is not valid JSON: {why}.</source>
      <translation>Szablon nie jest prawidłowym JSON: {why}.</translation>
    </message>
    <message>
      <source>Each line of the template must read name=value; this one does not: {line}</source>
      <translation>Każdy wiersz szablonu musi mieć postać nazwa=wartość; ten jej nie ma: {line}</translation>
    </message>
    <message>
      <source>Each header must read Name: value; this one does not: {line}</source>
      <translation>Każdy nagłówek musi mieć postać Nazwa: wartość; ten jej nie ma: {line}</translation>
    </message>
    <message>
      <source>The password or token for {name} is not known any more; enter it again in Settings, Send to.</source>
      <translation>Hasło lub token do {name} nie jest już znane; podaj je ponownie w: Ustawienia, Wyślij do.</translation>
    </message>
    <message>
      <source>This post has no address of its own, and {name} takes nothing else.</source>
      <translation>Ten wpis nie ma własnego adresu, a {name} nie przyjmuje niczego innego.</translation>
    </message>
    <message>
      <source>{host} does not accept the password or token; enter it again in Settings, Send to.</source>
      <translation>{host} nie przyjmuje hasła lub tokenu; podaj je ponownie w: Ustawienia, Wyślij do.</translation>
    </message>
    <message>
      <source>{host} answers, but nothing takes posts at this address; check it in Settings, Send to.</source>
      <translation>{host} odpowiada, ale pod tym adresem nic nie przyjmuje wpisów; sprawdź go w: Ustawienia, Wyślij do.</translation>
    </message>
    <message>
      <source>{host} redirects to {other}; enter that address in Settings, Send to.</source>
      <translation>{host} przekierowuje do {other}; wpisz ten adres w: Ustawienia, Wyślij do.</translation>
    </message>
    <message>
      <source>{host} would not take it (error {status}).</source>
      <translation>{host} nie chce go przyjąć (błąd {status}).</translation>
    </message>
    <message>
      <source>{host} would not take it (error {status}): {why}</source>
      <translation>{host} nie chce go przyjąć (błąd {status}): {why}</translation>
    </message>
    <message>
      <source>{host} took it or not: its answer cannot be read; check the address in Settings, Send to.</source>
      <translation>Nie wiadomo, czy {host} go przyjął: odpowiedź jest nieczytelna; sprawdź adres w: Ustawienia, Wyślij do.</translation>
    </message>
    <message>
      <source>There is no program named {program}; check its name or give its whole path.</source>
      <translation>Nie ma programu o nazwie {program}; sprawdź nazwę lub podaj pełną ścieżkę.</translation>
    </message>
    <message>
      <source>{program} may not be run ({error}).</source>
      <translation>Nie wolno uruchomić {program} ({error}).</translation>
    </message>
    <message>
      <source>{program} ended with code {code}.</source>
      <translation>{program} zakończył się kodem {code}.</translation>
    </message>
    <message>
      <source>{program} ended with code {code}: {why}</source>
      <translation>{program} zakończył się kodem {code}: {why}</translation>
    </message>
    <message numerus="yes">
      <source>{program} took longer than {n:n} seconds and was ended.</source>
      <translation>
        <numerusform>{program} działał dłużej niż {n:n} sekundę i został zakończony.</numerusform>
        <numerusform>{program} działał dłużej niż {n:n} sekundy i został zakończony.</numerusform>
        <numerusform>{program} działał dłużej niż {n:n} sekund i został zakończony.</numerusform>
      </translation>
    </message>
    <message>
      <source>{program} was ended because Paperround was; it is tried again.</source>
      <translation>{program} zakończono wraz z Paperround; nastąpi kolejna próba.</translation>
    </message>
    <message>
      <source>The folder {path} is not there; check whether its disk is, or choose another one.</source>
      <translation>Nie ma folderu {path}; sprawdź, czy jego dysk jest podłączony, lub wybierz inny.</translation>
    </message>
    <message>
      <source>The folder {path} lies in no Obsidian vault; choose a vault or a folder inside one.</source>
      <translation>Folder {path} nie leży w żadnym sejfie Obsidian; wybierz sejf lub folder w nim.</translation>
    </message>
    <message>
      <source>Nothing can be written into {path} ({error}).</source>
      <translation>W {path} nie można nic zapisać ({error}).</translation>
    </message>
    <message>
      <source>{host} answered and lets Paperround in; nothing was sent.</source>
      <translation>{host} odpowiada i wpuszcza Paperround; nic nie wysłano.</translation>
    </message>
    <message>
      <source>{host} took a made-up post.</source>
      <translation>{host} przyjął zmyślony wpis.</translation>
    </message>
    <message>
      <source>{program} took a made-up post.</source>
      <translation>{program} przyjął zmyślony wpis.</translation>
    </message>
    <message>
      <source>Files can be written into {path}.</source>
      <translation>W {path} można zapisywać pliki.</translation>
    </message>
    <message>
      <source>The post is no longer here, so it was not sent.</source>
      <translation>Wpisu już tu nie ma, więc go nie wysłano.</translation>
    </message>
    <message>
      <source>Sending it failed for a reason that Paperround does not know; the log has the details.</source>
      <translation>Wysłanie nie udało się z przyczyny nieznanej Paperround; szczegóły są w dzienniku.</translation>
    </message>
    <message>
      <source>Paperround will try again later.</source>
      <translation>Paperround spróbuje później.</translation>
    </message>
    <message>
      <source>check the address, or try again later.</source>
      <translation>sprawdź adres lub spróbuj później.</translation>
    </message>
    <message>
      <source>{host} redirects in circles; check the address in a browser.</source>
      <translation>{host} przekierowuje w kółko; sprawdź adres w przeglądarce.</translation>
    </message>
    <message>
      <source>The visit to {host} was stopped.</source>
      <translation>Połączenie z {host} zostało przerwane.</translation>
    </message>
    <message>
      <source>What {host} sent is damaged or packed in a way nobody can read; {later}</source>
      <translation>Dane z {host} są uszkodzone lub spakowane w nieczytelny sposób; {later}</translation>
    </message>
    <message>
      <source>{host} took too long to answer; {later}</source>
      <translation>{host} zbyt długo nie odpowiada; {later}</translation>
    </message>
    <message>
      <source>{host} does not answer; {later}</source>
      <translation>{host} nie odpowiada; {later}</translation>
    </message>
    <message>
      <source>{host} answers with headers of absurd size; tell its publisher.</source>
      <translation>{host} przysyła nagłówki o absurdalnym rozmiarze; zawiadom wydawcę.</translation>
    </message>
    <message>
      <source>What {host} sends is larger than any feed should be, so it was not taken.</source>
      <translation>Dane z {host} są większe, niż powinien być kanał, więc ich nie przyjęto.</translation>
    </message>
    <message>
      <source>The name {host} cannot be looked up; this computer seems to be offline.</source>
      <translation>Nie można znaleźć nazwy {host}; ten komputer jest chyba offline.</translation>
    </message>
    <message>
      <source>There is no host named {host}; check the address for a typing error.</source>
      <translation>Nie ma serwera o nazwie {host}; sprawdź, czy w adresie nie ma literówki.</translation>
    </message>
    <message>
      <source>The connection to {host} is not safe: {why}; nothing was fetched.</source>
      <translation>Połączenie z {host} nie jest bezpieczne: {why}; nic nie pobrano.</translation>
    </message>
    <message>
      <source>No safe connection to {host} could be made; check whether its address begins with http instead.</source>
      <translation>Nie udało się bezpiecznie połączyć z {host}; sprawdź, czy adres nie zaczyna się raczej od http.</translation>
    </message>
    <message>
      <source>its certificate has expired</source>
      <translation>jego certyfikat wygasł</translation>
    </message>
    <message>
      <source>its certificate is not valid yet</source>
      <translation>jego certyfikat nie jest jeszcze ważny</translation>
    </message>
    <message>
      <source>its certificate is signed by nobody but itself</source>
      <translation>jego certyfikat jest podpisany tylko przez niego samego</translation>
    </message>
    <message>
      <source>its certificate is signed by an authority that this computer does not know</source>
      <translation>jego certyfikat podpisał urząd nieznany temu komputerowi</translation>
    </message>
    <message>
      <source>its certificate was revoked</source>
      <translation>jego certyfikat został unieważniony</translation>
    </message>
    <message>
      <source>its certificate belongs to another host</source>
      <translation>jego certyfikat należy do innego serwera</translation>
    </message>
    <message>
      <source>its certificate is not good</source>
      <translation>jego certyfikat jest nieprawidłowy</translation>
    </message>
    <message>
      <source>There is no way to {host}; this computer seems to be offline.</source>
      <translation>Brak trasy do {host}; ten komputer jest chyba offline.</translation>
    </message>
    <message>
      <source>{host} cannot be reached; {later}</source>
      <translation>{host} jest nieosiągalny; {later}</translation>
    </message>
    <message>
      <source>{host} refuses connections; {later}</source>
      <translation>{host} odrzuca połączenia; {later}</translation>
    </message>
    <message>
      <source>The proxy would not connect to {host}; check the proxy in the settings.</source>
      <translation>Proxy nie łączy z {host}; sprawdź proxy w ustawieniach.</translation>
    </message>
    <message>
      <source>What answers at {host} does not speak HTTP; check the address.</source>
      <translation>To, co odpowiada pod {host}, nie używa HTTP; sprawdź adres.</translation>
    </message>
    <message>
      <source>The connection to {host} broke off; {later}</source>
      <translation>Połączenie z {host} zostało zerwane; {later}</translation>
    </message>
    <message>
      <source>There is no feed at this address any more, says {host}; check the address.</source>
      <translation>Pod tym adresem nie ma już kanału, podaje {host}; sprawdź adres.</translation>
    </message>
    <message>
      <source>The publisher has ended this feed, says {host}; its articles are kept.</source>
      <translation>Wydawca zakończył ten kanał, podaje {host}; jego artykuły zostają.</translation>
    </message>
    <message>
      <source>There is nothing at this address, says {host}; check the address.</source>
      <translation>Pod tym adresem nic nie ma, podaje {host}; sprawdź adres.</translation>
    </message>
    <message>
      <source>The publisher has ended this feed, says {host}; there is nothing to subscribe to.</source>
      <translation>Wydawca zakończył ten kanał, podaje {host}; nie ma czego subskrybować.</translation>
    </message>
    <message>
      <source>{host} asks for a pause; Paperround will wait.</source>
      <translation>{host} prosi o przerwę; Paperround zaczeka.</translation>
    </message>
    <message>
      <source>{host} has asked for a pause; Paperround waits before it asks again.</source>
      <translation>{host} poprosił o przerwę; Paperround czeka z następnym zapytaniem.</translation>
    </message>
    <message>
      <source>{host} has trouble of its own (error {status}); {later}</source>
      <translation>{host} ma awarię po swojej stronie (błąd {status}); {later}</translation>
    </message>
    <message>
      <source>{host} does not let Paperround read this feed (error 403).</source>
      <translation>{host} nie pozwala Paperround czytać tego kanału (błąd 403).</translation>
    </message>
    <message>
      <source>The proxy asks for a password; put it into the proxy's address in the settings.</source>
      <translation>Proxy wymaga hasła; dopisz je do adresu proxy w ustawieniach.</translation>
    </message>
    <message>
      <source>{host} answers with something odd (status {status}); {later}</source>
      <translation>{host} odpowiada czymś dziwnym (stan {status}); {later}</translation>
    </message>
    <message>
      <source>{host} asks for a kind of login that Paperround does not know ({kind}).</source>
      <translation>{host} wymaga logowania w sposób nieznany Paperround ({kind}).</translation>
    </message>
    <message>
      <source>{host} does not accept this user name and password; give them again.</source>
      <translation>{host} nie przyjmuje tej nazwy użytkownika i hasła; podaj je ponownie.</translation>
    </message>
    <message>
      <source>{host} asks for a user name and password; give them in the feed's settings.</source>
      <translation>{host} wymaga nazwy użytkownika i hasła; podaj je w ustawieniach kanału.</translation>
    </message>
    <message>
      <source>This address leads to {host}, which asks for a password; yours is not sent to another host. If the feed lives there now, change its address to {url}</source>
      <translation>Ten adres prowadzi do {host}, gdzie wymagane jest hasło; Twoje nie jest wysyłane na inny serwer. Jeśli kanał jest teraz tam, zmień jego adres na {url}</translation>
    </message>
    <message>
      <source>{host} wants proof of a human reader; ask its publisher to let feed readers in.</source>
      <translation>{host} żąda dowodu, że czyta człowiek; poproś wydawcę o wpuszczanie czytników kanałów.</translation>
    </message>
    <message>
      <source>{host} says that nothing has changed although nobody asked; tell its publisher.</source>
      <translation>{host} twierdzi, że nic się nie zmieniło, choć nikt nie pytał; zawiadom wydawcę.</translation>
    </message>
    <message>
      <source>{host} answers with an empty page; {later}</source>
      <translation>{host} odpowiada pustą stroną; {later}</translation>
    </message>
    <message>
      <source>{host} redirects into your own network, where no page may lead.</source>
      <translation>{host} przekierowuje do Twojej własnej sieci, dokąd żadna strona nie może prowadzić.</translation>
    </message>
    <message>
      <source>{host} is an address where nothing can be fetched; check it.</source>
      <translation>Pod adresem {host} nic nie można pobrać; sprawdź go.</translation>
    </message>
    <message>
      <source>{host} lies in your own network, where no page may lead.</source>
      <translation>{host} leży w Twojej własnej sieci, dokąd żadna strona nie może prowadzić.</translation>
    </message>
    <message>
      <source>{host} has a page here but names no feed; look there for a link called RSS or Feed and paste its address.</source>
      <translation>{host} ma tu stronę, ale nie podaje kanału; poszukaj na niej odnośnika RSS lub Feed i wklej jego adres.</translation>
    </message>
    <message>
      <source>This address has a page but names no feed; look there for a link called RSS or Feed and paste its address.</source>
      <translation>Pod tym adresem jest strona, ale nie podaje ona kanału; poszukaj na niej odnośnika RSS lub Feed i wklej jego adres.</translation>
    </message>
    <message>
      <source>Paperround was stopped before the answer was stored.</source>
      <translation>Paperround został zatrzymany przed zapisaniem odpowiedzi.</translation>
    </message>
    <message>
      <source>{feed} answered with an error ({status}).</source>
      <translation>{feed}: odpowiedź z błędem ({status}).</translation>
    </message>
    <message>
      <source>There is no address; type one such as example.org.</source>
      <translation>Brak adresu; wpisz go, na przykład example.org.</translation>
    </message>
    <message>
      <source>“{text}” is no web address; type one such as example.org.</source>
      <translation>„{text}” nie jest adresem WWW; wpisz taki jak example.org.</translation>
    </message>
    <message>
      <source>This address is too long to be one.</source>
      <translation>To zbyt długie jak na adres.</translation>
    </message>
    <message>
      <source>This is no web address: its host or port cannot be read.</source>
      <translation>To nie jest adres WWW: nie można odczytać serwera lub portu.</translation>
    </message>
    <message>
      <source>Only http and https addresses can be fetched, not {scheme}.</source>
      <translation>Pobierać można tylko adresy http i https, nie {scheme}.</translation>
    </message>
    <message>
      <source>Only http and https addresses can be fetched.</source>
      <translation>Pobierać można tylko adresy http i https.</translation>
    </message>
    <message>
      <source>This is no web address: its host cannot be read.</source>
      <translation>To nie jest adres WWW: nie można odczytać serwera.</translation>
    </message>
    <message>
      <source>This is no web address: it names no host.</source>
      <translation>To nie jest adres WWW: nie podaje serwera.</translation>
    </message>
    <message>
      <source>This is no web address: its host has characters that no host may have.</source>
      <translation>To nie jest adres WWW: nazwa serwera ma niedozwolone znaki.</translation>
    </message>
    <message>
      <source>This is no web address: its host name cannot be written in DNS.</source>
      <translation>To nie jest adres WWW: nazwy serwera nie można zapisać w DNS.</translation>
    </message>
    <message>
      <source>{host} redirects to something that is no web address ({kind}), so it was not followed.</source>
      <translation>{host} przekierowuje do czegoś, co nie jest adresem WWW ({kind}), więc tego nie otwarto.</translation>
    </message>
    <message>
      <source>This system offers no safe place for passwords, so this one is used until Paperround is closed and asked for again then.</source>
      <translation>Ten system nie ma bezpiecznego miejsca na hasła, więc to hasło obowiązuje do zamknięcia Paperround; potem trzeba je podać ponownie.</translation>
    </message>
    <message>
      <source>The proxy's address cannot be read; write it like http://proxy:3128.</source>
      <translation>Nie można odczytać adresu proxy; zapisz go tak: http://proxy:3128.</translation>
    </message>
    <message>
      <source>The proxy must be an http, https or socks5 address, such as http://proxy:3128 or socks5://localhost:1080.</source>
      <translation>Proxy musi być adresem http, https lub socks5, na przykład http://proxy:3128 lub socks5://localhost:1080.</translation>
    </message>
    <message>
      <source>The feed at {url} is damaged and cannot be read; try again later.</source>
      <translation>Kanał {url} jest uszkodzony i nie można go odczytać; spróbuj później.</translation>
    </message>
    <message>
      <source>The feed at {url} is larger than {megabytes} MB and was not read.</source>
      <translation>Kanał {url} ma ponad {megabytes} MB i nie został odczytany.</translation>
    </message>
    <message>
      <source>The feed at {url} is too complicated to be read safely; tell its publisher.</source>
      <translation>Kanał {url} jest zbyt zawiły, by go bezpiecznie odczytać; zawiadom wydawcę.</translation>
    </message>
    <message>
      <source>What {url} gives is JSON, but not a feed; check the address.</source>
      <translation>{url} podaje JSON, ale nie kanał; sprawdź adres.</translation>
    </message>
    <message>
      <source>The JSON feed at {url} is damaged and cannot be read.</source>
      <translation>Kanał JSON {url} jest uszkodzony i nie można go odczytać.</translation>
    </message>
    <message>
      <source>The answer from {url} is empty; try again later.</source>
      <translation>Odpowiedź z {url} jest pusta; spróbuj później.</translation>
    </message>
    <message>
      <source>The page at {url} asks for a login instead of giving a feed.</source>
      <translation>Strona {url} wymaga logowania, zamiast podać kanał.</translation>
    </message>
    <message>
      <source>The page at {url} is a web page, not a feed.</source>
      <translation>{url} to strona WWW, nie kanał.</translation>
    </message>
    <message>
      <source>What {url} gives is not a feed; check the address.</source>
      <translation>{url} nie podaje kanału; sprawdź adres.</translation>
    </message>
    <message>
      <source>The helper that reads difficult feeds could not be started; try again later.</source>
      <translation>Nie udało się uruchomić pomocnika, który czyta trudne kanały; spróbuj później.</translation>
    </message>
    <message>
      <source>The feed at {url} could not be read within {seconds} seconds of computing.</source>
      <translation>Nie udało się odczytać kanału {url}; limit czasu obliczeń: {seconds} s.</translation>
    </message>
    <message>
      <source>The feed at {url} could not be read while this computer was so busy; it is tried again.</source>
      <translation>Nie udało się odczytać kanału {url}, gdy komputer był tak zajęty; nastąpi kolejna próba.</translation>
    </message>
    <message>
      <source>Reading the feed at {url} broke down twice.</source>
      <translation>Dwa razy nie udało się odczytać kanału {url}.</translation>
    </message>
    <message>
      <source>The feed at {url} takes too much memory to read.</source>
      <translation>Odczytanie kanału {url} wymaga zbyt wiele pamięci.</translation>
    </message>
    <message>
      <source>The feed at {url} cannot be read ({error}); tell its publisher.</source>
      <translation>Nie można odczytać kanału {url} ({error}); zawiadom wydawcę.</translation>
    </message>
    <message>
      <source>Reading it made Paperround's engine stop, so it was set aside; resume it to try again.</source>
      <translation>Przy jego czytaniu zatrzymała się usługa Paperround, więc został odłożony; wznów go, by spróbować ponownie.</translation>
    </message>
    <message>
      <source>This file is too large to be a list of feeds; choose an OPML file.</source>
      <translation>Ten plik jest za duży jak na listę kanałów; wybierz plik OPML.</translation>
    </message>
    <message>
      <source>This file is empty; choose an OPML file.</source>
      <translation>Ten plik jest pusty; wybierz plik OPML.</translation>
    </message>
    <message>
      <source>This file is not readable as OPML (line {line}); export it again.</source>
      <translation>Tego pliku nie można odczytać jako OPML (wiersz {line}); wyeksportuj go ponownie.</translation>
    </message>
    <message>
      <source>This file is not a list of feeds; choose an OPML file.</source>
      <translation>Ten plik nie jest listą kanałów; wybierz plik OPML.</translation>
    </message>
    <message>
      <source>This file declares entities, which no list of feeds needs; it was not read.</source>
      <translation>Ten plik deklaruje encje, których żadna lista kanałów nie potrzebuje; nie został odczytany.</translation>
    </message>
    <message numerus="yes">
      <source>This file lists more than {most:n} feeds; split it first.</source>
      <translation>
        <numerusform>Ten plik wymienia ponad {most:n} kanał; najpierw go podziel.</numerusform>
        <numerusform>Ten plik wymienia ponad {most:n} kanały; najpierw go podziel.</numerusform>
        <numerusform>Ten plik wymienia ponad {most:n} kanałów; najpierw go podziel.</numerusform>
      </translation>
    </message>
    <message>
      <source>This file lists no feeds; choose another.</source>
      <translation>Ten plik nie wymienia żadnych kanałów; wybierz inny.</translation>
    </message>
    <message>
      <source>{url} is a link to another file and was not followed.</source>
      <translation>{url} wskazuje na inny plik, którego nie otwarto.</translation>
    </message>
    <message>
      <source>{text} is not the address of a feed.</source>
      <translation>{text} nie jest adresem kanału.</translation>
    </message>
    <message>
      <source>Line {line}: {text} is not the address of a feed.</source>
      <translation>Wiersz {line}: {text} nie jest adresem kanału.</translation>
    </message>
    <message>
      <source>Line {line} is no feed but a rule of newsboat's own ({text}).</source>
      <translation>Wiersz {line} to nie kanał, lecz własna reguła programu newsboat ({text}).</translation>
    </message>
    <message>
      <source>The import was cancelled; nothing was changed.</source>
      <translation>Import anulowano; nic się nie zmieniło.</translation>
    </message>
    <message>
      <source>The file {file} cannot be read ({error}); choose another.</source>
      <translation>Nie można odczytać pliku {file} ({error}); wybierz inny.</translation>
    </message>
    <message>
      <source>The file {file} cannot be written ({error}); choose another place.</source>
      <translation>Nie można zapisać pliku {file} ({error}); wybierz inne miejsce.</translation>
    </message>
    <message>
      <source>There is no database at {path}; add a feed first.</source>
      <translation>W {path} nie ma bazy danych; najpierw dodaj kanał.</translation>
    </message>
    <message>
      <source>The database is missing or empty beside backups; restore one in the window or by paperround doctor.</source>
      <translation>Brakuje bazy danych lub jest pusta, a są kopie zapasowe; przywróć jedną w oknie lub poleceniem paperround doctor.</translation>
    </message>
    <message>
      <source>A backup takes the database's place.</source>
      <translation>Kopia zapasowa zajmuje miejsce bazy danych.</translation>
    </message>
    <message>
      <source>Another program holds the database; close other Paperround windows or commands and try again.</source>
      <translation>Bazę danych zajmuje inny program; zamknij inne okna lub polecenia Paperround i spróbuj ponownie.</translation>
    </message>
    <message>
      <source>The database is in use by another part of Paperround; try again in a moment.</source>
      <translation>Bazy danych używa inna część Paperround; spróbuj za chwilę.</translation>
    </message>
    <message>
      <source>The disk is full: nothing was lost, but free some space before going on.</source>
      <translation>Dysk jest pełny: nic nie przepadło, ale zwolnij trochę miejsca, zanim przejdziesz dalej.</translation>
    </message>
    <message>
      <source>The database cannot be written; check the permissions of the profile folder and its disk.</source>
      <translation>Nie można zapisać bazy danych; sprawdź uprawnienia folderu profilu i jego dysk.</translation>
    </message>
    <message>
      <source>Access to the database was denied; check the permissions of the profile folder.</source>
      <translation>Odmówiono dostępu do bazy danych; sprawdź uprawnienia folderu profilu.</translation>
    </message>
    <message>
      <source>The database cannot be opened; check that the profile folder exists and may be written.</source>
      <translation>Nie można otworzyć bazy danych; sprawdź, czy folder profilu istnieje i można w nim zapisywać.</translation>
    </message>
    <message>
      <source>Access to {path} was denied ({error}); check its permissions.</source>
      <translation>Odmówiono dostępu do {path} ({error}); sprawdź uprawnienia.</translation>
    </message>
    <message>
      <source>The disk reported an error while the database was used; check the disk, then try again.</source>
      <translation>Dysk zgłosił błąd podczas używania bazy danych; sprawdź dysk i spróbuj ponownie.</translation>
    </message>
    <message>
      <source>There is not enough memory to use the database; close other programs and try again.</source>
      <translation>Brakuje pamięci do użycia bazy danych; zamknij inne programy i spróbuj ponownie.</translation>
    </message>
    <message>
      <source>This is no Paperround database; restore a backup: in the window, or by paperround doctor.</source>
      <translation>To nie jest baza danych Paperround; przywróć kopię zapasową: w oknie lub poleceniem paperround doctor.</translation>
    </message>
    <message>
      <source>The database is damaged; repair it in the window, or by paperround doctor --salvage.</source>
      <translation>Baza danych jest uszkodzona; napraw ją w oknie lub poleceniem paperround doctor --salvage.</translation>
    </message>
    <message>
      <source>SQLite {version} is too old; install apsw {wanted} or newer.</source>
      <translation>SQLite {version} jest za stary; zainstaluj apsw {wanted} lub nowszy.</translation>
    </message>
    <message>
      <source>The file {path} belongs to another program; choose another profile folder.</source>
      <translation>Plik {path} należy do innego programu; wybierz inny folder profilu.</translation>
    </message>
    <message>
      <source>A newer Paperround made this database; update Paperround, or restore an older backup.</source>
      <translation>Tę bazę danych utworzył nowszy Paperround; zaktualizuj Paperround lub przywróć starszą kopię zapasową.</translation>
    </message>
    <message>
      <source>This database is from before 1.0; move it by packaging/move_development_profile.py.</source>
      <translation>Ta baza danych pochodzi sprzed wersji 1.0; przenieś ją skryptem packaging/move_development_profile.py.</translation>
    </message>
    <message>
      <source>The database is from an older Paperround; start Paperround once to update it.</source>
      <translation>Baza danych pochodzi ze starszego Paperround; uruchom Paperround raz, by ją zaktualizować.</translation>
    </message>
    <message>
      <source>The profile folder {path} cannot be made ({error}); choose another.</source>
      <translation>Nie można utworzyć folderu profilu {path} ({error}); wybierz inny.</translation>
    </message>
    <message>
      <source>The name of the folder {path} is no UTF-8; rename it or choose another.</source>
      <translation>Nazwa folderu {path} nie jest w UTF-8; zmień ją lub wybierz inny folder.</translation>
    </message>
    <message>
      <source>The profile folder {path} cannot be written; check it.</source>
      <translation>W folderze profilu {path} nie można zapisywać; sprawdź go.</translation>
    </message>
    <message>
      <source>The new database is not sound ({fault}); what was there before is kept beside it.</source>
      <translation>Nowa baza danych nie jest sprawna ({fault}); to, co było wcześniej, pozostaje obok.</translation>
    </message>
    <message>
      <source>Paperround runs on this profile; end it first (paperround quit), or repair in its window.</source>
      <translation>Paperround działa z tym profilem; najpierw go zakończ (paperround quit) lub napraw w jego oknie.</translation>
    </message>
    <message>
      <source>The backup {file} cannot be used ({fault}); choose another.</source>
      <translation>Kopii zapasowej {file} nie można użyć ({fault}); wybierz inną.</translation>
    </message>
    <message>
      <source>No backup could be written to {path} ({error}); check the disk.</source>
      <translation>Nie udało się zapisać kopii zapasowej w {path} ({error}); sprawdź dysk.</translation>
    </message>
    <message>
      <source>it holds no feeds table</source>
      <translation>nie zawiera tabeli kanałów</translation>
    </message>
    <message>
      <source>there is no such file</source>
      <translation>nie ma takiego pliku</translation>
    </message>
    <message>
      <source>Some copies could not be cleaned and still hold what was noted; delete them yourself: {files}</source>
      <translation>Niektórych kopii nie udało się oczyścić i nadal zawierają to, co zapamiętano; usuń je ręcznie: {files}</translation>
    </message>
    <message>
      <source>There is nothing left to undo or redo: this was changed again since.</source>
      <translation>Nie ma już czego cofnąć ani ponowić: w międzyczasie znów to zmieniono.</translation>
    </message>
    <message>
      <source>What was added has been read or changed since, so it stays.</source>
      <translation>To, co dodano, zostało już przeczytane lub zmienione, więc zostaje.</translation>
    </message>
    <message>
      <source>Too late: it was sent already</source>
      <translation>Za późno: już wysłano</translation>
    </message>
    <message>
      <source>This feed is no longer subscribed; add it again.</source>
      <translation>Ten kanał nie jest już subskrybowany; dodaj go ponownie.</translation>
    </message>
    <message>
      <source>Another feed already has the address {url}; remove one of the two.</source>
      <translation>Inny kanał ma już adres {url}; usuń jeden z nich.</translation>
    </message>
    <message>
      <source>There is no such folder any more; choose another.</source>
      <translation>Tego folderu już nie ma; wybierz inny.</translation>
    </message>
    <message>
      <source>A folder needs a name; type one.</source>
      <translation>Folder musi mieć nazwę; wpisz ją.</translation>
    </message>
    <message>
      <source>There is already a folder named {name} there; choose another name.</source>
      <translation>Jest tam już folder o nazwie {name}; wybierz inną nazwę.</translation>
    </message>
    <message>
      <source>A folder cannot be moved into itself; choose another place.</source>
      <translation>Folderu nie można przenieść do niego samego; wybierz inne miejsce.</translation>
    </message>
    <message>
      <source>There is no rule {rule}; 'paperround rules' lists what there is.</source>
      <translation>Nie ma reguły {rule}; „paperround rules” pokazuje, jakie są.</translation>
    </message>
    <message>
      <source>A tag needs a name; type one.</source>
      <translation>Etykieta musi mieć nazwę; wpisz ją.</translation>
    </message>
    <message>
      <source>There is no tag {tag}; 'paperround tag' lists the tags.</source>
      <translation>Nie ma etykiety {tag}; „paperround tag” pokazuje, jakie są.</translation>
    </message>
    <message>
      <source>There is no article {id}; list some with: paperround entries.</source>
      <translation>Nie ma artykułu {id}; „paperround entries” pokazuje, jakie są.</translation>
    </message>
    <message>
      <source>The setting {name} must lie between {low} and {high}, not {value}.</source>
      <translation>Ustawienie {name} musi mieścić się między {low} a {high}; nie może to być {value}.</translation>
    </message>
    <message>
      <source>The proxy must be a full address, such as http://proxy:3128.</source>
      <translation>Proxy musi być pełnym adresem, na przykład http://proxy:3128.</translation>
    </message>
    <message>
      <source>The setting {name} must be one of {choices}.</source>
      <translation>Możliwe wartości ustawienia {name}: {choices}.</translation>
    </message>
    <message>
      <source>The quiet hours must look like 22:00-07:00, or be empty.</source>
      <translation>Godziny ciszy muszą wyglądać jak 22:00-07:00 lub być puste.</translation>
    </message>
    <message>
      <source>The hours of editions must be learned, or look like 07:15 or 07:15 18:00.</source>
      <translation>Godziny wydań to learned albo zapis jak 07:15 lub 07:15 18:00.</translation>
    </message>
    <message>
      <source>The days of editions are numbers from 1, Monday, to 7, Sunday, in order, such as 12345.</source>
      <translation>Dni wydań to cyfry od 1 (poniedziałek) do 7 (niedziela), po kolei, na przykład 12345.</translation>
    </message>
    <message>
      <source>Name folders by their numbers, or none, or starred, with spaces between them.</source>
      <translation>Podaj numery folderów albo none, albo starred, oddzielone spacjami.</translation>
    </message>
    <message>
      <source>The setting {name} may hold these, with spaces: {choices}.</source>
      <translation>Ustawienie {name} może zawierać, oddzielone spacjami: {choices}.</translation>
    </message>
    <message>
      <source>The setting {name} is either yes or no, not {value}.</source>
      <translation>Ustawienie {name} to yes lub no, a nie {value}.</translation>
    </message>
    <message>
      <source>The setting {name} cannot be {value}.</source>
      <translation>Ustawienie {name} nie może mieć wartości {value}.</translation>
    </message>
    <message>
      <source>A rule needs words to look for, or a feed, folder or category; give one of them.</source>
      <translation>Reguła wymaga szukanych słów albo kanału, folderu lub kategorii; podaj coś z tego.</translation>
    </message>
    <message>
      <source>Type the last day on which the rule is asked, such as 2026-12-31.</source>
      <translation>Wpisz ostatni dzień działania reguły, na przykład 2026-12-31.</translation>
    </message>
    <message>
      <source>A rule needs something to do; choose at least one thing.</source>
      <translation>Reguła musi coś robić; wybierz co najmniej jedną rzecz.</translation>
    </message>
    <message>
      <source>What a rule looks for may have {most} characters; shorten it.</source>
      <translation>Szukany tekst może mieć najwyżej tyle znaków: {most}; skróć go.</translation>
    </message>
    <message>
      <source>This pattern cannot be used ({error}); change it.</source>
      <translation>Tego wzorca nie można użyć ({error}); zmień go.</translation>
    </message>
    <message>
      <source>Type something right behind {field}: without a space.</source>
      <translation>Wpisz coś zaraz po {field}: bez spacji.</translation>
    </message>
    <message>
      <source>“is:{state}” means nothing here; is:unread, is:read, is:starred and is:unstarred do.</source>
      <translation>„is:{state}” nic tu nie znaczy; można użyć is:unread, is:read, is:starred i is:unstarred.</translation>
    </message>
    <message>
      <source>“{date}” is no date; write 2026, 2026-03, 2026-03-31, today, or 7d for seven days ago.</source>
      <translation>„{date}” nie jest datą; wpisz 2026, 2026-03, 2026-03-31, today lub 7d (siedem dni temu).</translation>
    </message>
    <message>
      <source>Only the first {most} words count.</source>
      <translation>Liczy się tylko tyle pierwszych słów: {most}.</translation>
    </message>
    <message>
      <source>This search joins too many things with OR; take some out.</source>
      <translation>To wyszukiwanie łączy zbyt wiele rzeczy przez OR; usuń niektóre.</translation>
    </message>
    <message>
      <source>No feed is called “{name}”.</source>
      <translation>Żaden kanał nie nazywa się „{name}”.</translation>
    </message>
    <message>
      <source>No folder is called “{name}”.</source>
      <translation>Żaden folder nie nazywa się „{name}”.</translation>
    </message>
    <message>
      <source>No tag is called “{name}”.</source>
      <translation>Żadna etykieta nie nazywa się „{name}”.</translation>
    </message>
    <message>
      <source>There is no saved search named “{name}”.</source>
      <translation>Nie ma zapisanego wyszukiwania o nazwie „{name}”.</translation>
    </message>
    <message>
      <source>There is a saved search named “{name}” already.</source>
      <translation>Istnieje już zapisane wyszukiwanie o nazwie „{name}”.</translation>
    </message>
    <message>
      <source>on battery, so fewer polls</source>
      <translation>na baterii, więc mniej pobrań</translation>
    </message>
    <message>
      <source>saving power, so fewer polls</source>
      <translation>oszczędzanie energii, więc mniej pobrań</translation>
    </message>
    <message>
      <source>on a metered line, so fewer polls</source>
      <translation>połączenie taryfowe, więc mniej pobrań</translation>
    </message>
    <message>
      <source>the computer is busy, so fewer polls</source>
      <translation>komputer jest zajęty, więc mniej pobrań</translation>
    </message>
    <message>
      <source>{feed} has moved to {url}.</source>
      <translation>{feed}: kanał przeniesiono pod {url}.</translation>
    </message>
    <message>
      <source>{feed} was set aside, because reading it made the engine stop.</source>
      <translation>{feed}: kanał odłożono, bo przy jego czytaniu zatrzymała się usługa.</translation>
    </message>
    <message>
      <source>A feed was set aside, because reading it made the engine stop.</source>
      <translation>Kanał odłożono, bo przy jego czytaniu zatrzymała się usługa.</translation>
    </message>
    <message>
      <source>Nothing can be fetched: the engine did not start ({error}).</source>
      <translation>Nic nie można pobrać: usługa się nie uruchomiła ({error}).</translation>
    </message>
    <message>
      <source>Looking for feeds broke down; look again.</source>
      <translation>Szukanie kanałów nie powiodło się; spróbuj ponownie.</translation>
    </message>
    <message>
      <source>This post has no address on the web.</source>
      <translation>Ten wpis nie ma adresu w sieci.</translation>
    </message>
    <message>
      <source>{host} shows this article only to readers who are logged in.</source>
      <translation>{host} pokazuje ten artykuł tylko zalogowanym czytelnikom.</translation>
    </message>
    <message>
      <source>{host} does not let Paperround read this page (error 403).</source>
      <translation>{host} nie pozwala Paperround czytać tej strony (błąd 403).</translation>
    </message>
    <message>
      <source>There is no page at this address any more, says {host}.</source>
      <translation>Pod tym adresem nie ma już strony, podaje {host}.</translation>
    </message>
    <message>
      <source>No article was found on this page.</source>
      <translation>Na tej stronie nie znaleziono artykułu.</translation>
    </message>
    <message>
      <source>Offline. Nothing is fetched, nothing counts as an error.</source>
      <translation>Offline. Nic nie jest pobierane, nic nie liczy się jako błąd.</translation>
    </message>
    <message>
      <source>Paused until you resume</source>
      <translation>Wstrzymano do wznowienia</translation>
    </message>
    <message>
      <source>Fetching {done} of {total}</source>
      <translation>Pobieranie: {done} z {total}</translation>
    </message>
    <message>
      <source>{waiting} · {why}</source>
      <translation>{waiting} · {why}</translation>
    </message>
    <message>
      <source>No feed can be reached, and none is blamed for it. Next try {at:clock}</source>
      <translation>Żaden kanał nie jest osiągalny i żaden nie jest temu winien. Następna próba {at:clock}</translation>
    </message>
    <message>
      <source>No feed is reached through the proxy; check it in the settings. Next try {at:clock}</source>
      <translation>Przez proxy nie można dotrzeć do żadnego kanału; sprawdź je w ustawieniach. Następna próba {at:clock}</translation>
    </message>
    <message>
      <source>This network answers with a page of its own: open it in a browser. Next try {at:clock}</source>
      <translation>Ta sieć odpowiada własną stroną: otwórz ją w przeglądarce. Następna próba {at:clock}</translation>
    </message>
    <message>
      <source>{next} · {used} · {size:mb}</source>
      <translation>{next} · {used} · {size:mb}</translation>
    </message>
    <message>
      <source>Next poll {at:clock}</source>
      <translation>Następne pobranie {at:clock}</translation>
    </message>
    <message>
      <source>No poll planned</source>
      <translation>Brak planowanych pobrań</translation>
    </message>
    <message numerus="yes">
      <source>{used:n} of {budget:n} fetches used today</source>
      <translation>
        <numerusform>Dziś wykorzystano {used:n} z {budget:n} pobrań</numerusform>
        <numerusform>Dziś wykorzystano {used:n} z {budget:n} pobrań</numerusform>
        <numerusform>Dziś wykorzystano {used:n} z {budget:n} pobrań</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{used:n} fetches today</source>
      <translation>
        <numerusform>{used:n} pobranie dziś</numerusform>
        <numerusform>{used:n} pobrania dziś</numerusform>
        <numerusform>{used:n} pobrań dziś</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{used}, {asked:n} more asked for by you</source>
      <translation>
        <numerusform>{used}, na życzenie jeszcze {asked:n}</numerusform>
        <numerusform>{used}, na życzenie jeszcze {asked:n}</numerusform>
        <numerusform>{used}, na życzenie jeszcze {asked:n}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n:n} s</source>
      <translation>
        <numerusform>{n:n} s</numerusform>
        <numerusform>{n:n} s</numerusform>
        <numerusform>{n:n} s</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n:n} min</source>
      <translation>
        <numerusform>{n:n} min</numerusform>
        <numerusform>{n:n} min</numerusform>
        <numerusform>{n:n} min</numerusform>
      </translation>
    </message>
    <message>
      <source>{asked}: {brought}.</source>
      <translation>{asked}: {brought}.</translation>
    </message>
    <message>
      <source>1 feed asked</source>
      <translation>Sprawdzono 1 kanał</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} feeds asked</source>
      <translation>
        <numerusform>Sprawdzono {n:n} kanał</numerusform>
        <numerusform>Sprawdzono {n:n} kanały</numerusform>
        <numerusform>Sprawdzono {n:n} kanałów</numerusform>
      </translation>
    </message>
    <message>
      <source>1 new post</source>
      <translation>1 nowy wpis</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} new posts</source>
      <translation>
        <numerusform>{n:n} nowy wpis</numerusform>
        <numerusform>{n:n} nowe wpisy</numerusform>
        <numerusform>{n:n} nowych wpisów</numerusform>
      </translation>
    </message>
    <message>
      <source>1 is in trouble.</source>
      <translation>1 ma problemy.</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} are in trouble.</source>
      <translation>
        <numerusform>{n:n} ma problemy.</numerusform>
        <numerusform>{n:n} mają problemy.</numerusform>
        <numerusform>{n:n} ma problemy.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 feed was asked {ago} ago: {brought}.</source>
      <translation>1 kanał sprawdzono {ago} temu: {brought}.</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} feeds were asked {ago} ago: {brought}.</source>
      <translation>
        <numerusform>{n:n} kanał sprawdzono {ago} temu: {brought}.</numerusform>
        <numerusform>{n:n} kanały sprawdzono {ago} temu: {brought}.</numerusform>
        <numerusform>{n:n} kanałów sprawdzono {ago} temu: {brought}.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 has nothing new yet, says its publisher.</source>
      <translation>1 nie ma jeszcze nic nowego, podaje wydawca.</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} have nothing new yet, say their publishers.</source>
      <translation>
        <numerusform>{n:n} nie ma jeszcze nic nowego, podaje wydawca.</numerusform>
        <numerusform>{n:n} nie mają jeszcze nic nowego, podają wydawcy.</numerusform>
        <numerusform>{n:n} nie ma jeszcze nic nowego, podają wydawcy.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 feed’s server wants to be left alone for now.</source>
      <translation>Serwer 1 kanału prosi na razie o spokój.</translation>
    </message>
    <message numerus="yes">
      <source>The servers of {n:n} feeds want to be left alone for now.</source>
      <translation>
        <numerusform>Serwer {n:n} kanału prosi na razie o spokój.</numerusform>
        <numerusform>Serwery {n:n} kanałów proszą na razie o spokój.</numerusform>
        <numerusform>Serwery {n:n} kanałów proszą na razie o spokój.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 wants no visits at this hour.</source>
      <translation>1 nie chce pobrań o tej porze.</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} want no visits at this hour.</source>
      <translation>
        <numerusform>{n:n} nie chce pobrań o tej porze.</numerusform>
        <numerusform>{n:n} nie chcą pobrań o tej porze.</numerusform>
        <numerusform>{n:n} nie chce pobrań o tej porze.</numerusform>
      </translation>
    </message>
    <message>
      <source>Nothing to ask: every feed here is paused or has ended.</source>
      <translation>Nie ma czego pobierać: każdy kanał jest tu wstrzymany lub zakończony.</translation>
    </message>
    <message>
      <source>No feed can be reached; none is to blame, and all are tried again soon.</source>
      <translation>Żaden kanał nie jest osiągalny; żaden nie jest temu winien, a próby wkrótce się powtórzą.</translation>
    </message>
    <message>
      <source>This takes more than half of the data that today has left; polling by itself could end early.</source>
      <translation>To zużyje ponad połowę danych, które zostały na dziś; samoczynne pobieranie może skończyć się wcześniej.</translation>
    </message>
    <message>
      <source>A new post</source>
      <translation>Nowy wpis</translation>
    </message>
    <message>
      <source>It goes on fetching without a window. Open it again from the menu; Ctrl+Q there ends it.</source>
      <translation>Pobiera dalej bez okna. Można go znów otworzyć z menu; tam Ctrl+Q go kończy.</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Otwórz</translation>
    </message>
    <message>
      <source>Quiet for today</source>
      <translation>Cisza na dziś</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} new posts from {feeds}</source>
      <translation>
        <numerusform>{n:n} nowy wpis ({feeds})</numerusform>
        <numerusform>{n:n} nowe wpisy ({feeds})</numerusform>
        <numerusform>{n:n} nowych wpisów ({feeds})</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>and {n:n} more</source>
      <translation>
        <numerusform>i {n:n} inny</numerusform>
        <numerusform>i {n:n} inne</numerusform>
        <numerusform>i {n:n} innych</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n:n} feeds</source>
      <translation>
        <numerusform>{n:n} kanał</numerusform>
        <numerusform>{n:n} kanały</numerusform>
        <numerusform>{n:n} kanałów</numerusform>
      </translation>
    </message>
    <message>
      <source>A replay needs {least} whole days on which you read; Paperround knows {known}.</source>
      <translation>Odtwarzanie wymaga całych dni z czytaniem: {least}; Paperround zna: {known}.</translation>
    </message>
    <message>
      <source>You have not looked in the days that would be replayed; read for some days first.</source>
      <translation>W dniach do odtworzenia nie zaglądano; najpierw poczytaj przez kilka dni.</translation>
    </message>
    <message>
      <source>paused</source>
      <translation>wstrzymany</translation>
    </message>
    <message>
      <source>gone</source>
      <translation>zakończony</translation>
    </message>
    <message>
      <source>set aside: could not be read</source>
      <translation>odłożony: nie dało się odczytać</translation>
    </message>
    <message>
      <source>asked to wait {until}</source>
      <translation>prosi o przerwę {until}</translation>
    </message>
    <message>
      <source>failing {since}</source>
      <translation>błędy {since}</translation>
    </message>
    <message>
      <source>no answer at {tried:clock}, tried again soon</source>
      <translation>bez odpowiedzi o {tried:clock}, wkrótce kolejna próba</translation>
    </message>
    <message>
      <source>wants a password</source>
      <translation>wymaga hasła</translation>
    </message>
    <message>
      <source>moving, confirming the new address</source>
      <translation>przenosi się, potwierdzanie nowego adresu</translation>
    </message>
    <message>
      <source>not polled yet</source>
      <translation>jeszcze niepobrany</translation>
    </message>
    <message numerus="yes">
      <source>slow, {seconds:n} s to answer</source>
      <translation>
        <numerusform>powolny, {seconds:n} s</numerusform>
        <numerusform>powolny, {seconds:n} s</numerusform>
        <numerusform>powolny, {seconds:n} s</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>quiet for {weeks:n} weeks</source>
      <translation>
        <numerusform>cisza od {weeks:n} tygodnia</numerusform>
        <numerusform>cisza od {weeks:n} tygodni</numerusform>
        <numerusform>cisza od {weeks:n} tygodni</numerusform>
      </translation>
    </message>
    <message>
      <source>fine</source>
      <translation>w porządku</translation>
    </message>
    <message>
      <source>{feed} is gone: its publisher ended it. Its posts stay.</source>
      <translation>Kanału {feed} już nie ma: wydawca go zakończył. Jego wpisy zostają.</translation>
    </message>
    <message>
      <source>{feed} was set aside: {reason}</source>
      <translation>Kanał {feed} odłożono: {reason}</translation>
    </message>
    <message>
      <source>it could not be read</source>
      <translation>nie dało się go odczytać</translation>
    </message>
    <message>
      <source>{feed} asked to be left alone {until}.</source>
      <translation>{feed} prosi o spokój {until}.</translation>
    </message>
    <message>
      <source>{feed} has not answered {since}.</source>
      <translation>{feed} nie odpowiada {since}.</translation>
    </message>
    <message>
      <source>{feed} could not be fetched {since}.</source>
      <translation>Kanału {feed} nie można pobrać {since}.</translation>
    </message>
    <message>
      <source>{feed} wants a user name and a password.</source>
      <translation>{feed} wymaga nazwy użytkownika i hasła.</translation>
    </message>
    <message>
      <source>{feed} does not accept the user name and password.</source>
      <translation>{feed} nie przyjmuje nazwy użytkownika i hasła.</translation>
    </message>
    <message>
      <source>Tried at {tried:clock}, next at {next}.</source>
      <translation>Próba o {tried:clock}, następna: {next}.</translation>
    </message>
    <message>
      <source>Last tried at {tried:clock}.</source>
      <translation>Ostatnia próba o {tried:clock}.</translation>
    </message>
    <message>
      <source>{at:clock}</source>
      <translation>{at:clock}</translation>
    </message>
    <message>
      <source>{at:weekday} {at:clock}</source>
      <translation>{at:weekday} {at:clock}</translation>
    </message>
    <message>
      <source>until {at:clock}</source>
      <translation>do {at:clock}</translation>
    </message>
    <message>
      <source>until {at:weekday} {at:clock}</source>
      <translation>do {at:date}, godz. {at:clock}</translation>
    </message>
    <message>
      <source>since {at:clock}</source>
      <translation>od {at:clock}</translation>
    </message>
    <message>
      <source>since {at:weekday}</source>
      <translation>od {at:date}</translation>
    </message>
    <message>
      <source>since {at:date}</source>
      <translation>od {at:date}</translation>
    </message>
    <message>
      <source>no connection</source>
      <translation>brak połączenia</translation>
    </message>
    <message>
      <source>no such address</source>
      <translation>nie ma takiego adresu</translation>
    </message>
    <message>
      <source>connection refused</source>
      <translation>połączenie odrzucone</translation>
    </message>
    <message>
      <source>no answer in time</source>
      <translation>brak odpowiedzi na czas</translation>
    </message>
    <message>
      <source>broke off half way</source>
      <translation>przerwane w połowie</translation>
    </message>
    <message>
      <source>too large for a feed</source>
      <translation>za duże jak na kanał</translation>
    </message>
    <message>
      <source>no valid address</source>
      <translation>nieprawidłowy adres</translation>
    </message>
    <message>
      <source>led into your own network</source>
      <translation>prowadzi do własnej sieci</translation>
    </message>
    <message>
      <source>redirected in circles</source>
      <translation>przekierowuje w kółko</translation>
    </message>
    <message>
      <source>certificate not good</source>
      <translation>zły certyfikat</translation>
    </message>
    <message>
      <source>asks for a password</source>
      <translation>wymaga hasła</translation>
    </message>
    <message>
      <source>not there any more</source>
      <translation>już go nie ma</translation>
    </message>
    <message>
      <source>ended by its publisher</source>
      <translation>zakończony przez wydawcę</translation>
    </message>
    <message>
      <source>asked to wait</source>
      <translation>prosi o przerwę</translation>
    </message>
    <message>
      <source>trouble at the server</source>
      <translation>awaria serwera</translation>
    </message>
    <message>
      <source>wants proof of a human</source>
      <translation>żąda dowodu, że to człowiek</translation>
    </message>
    <message>
      <source>not let in</source>
      <translation>brak dostępu</translation>
    </message>
    <message>
      <source>could not be read</source>
      <translation>nie dało się odczytać</translation>
    </message>
    <message>
      <source>Paperround was stopped</source>
      <translation>Paperround zatrzymano</translation>
    </message>
    <message>
      <source>no answer</source>
      <translation>brak odpowiedzi</translation>
    </message>
    <message>
      <source>Starting at login could not be changed ({error}); check the file {path}.</source>
      <translation>Nie udało się zmienić uruchamiania przy logowaniu ({error}); sprawdź plik {path}.</translation>
    </message>
    <message>
      <source>Starting at login could not be changed: the desktop did not allow it.</source>
      <translation>Nie udało się zmienić uruchamiania przy logowaniu: środowisko na to nie pozwoliło.</translation>
    </message>
    <message>
      <source>Starting at login could not be changed ({error}); check the registry's Run key.</source>
      <translation>Nie udało się zmienić uruchamiania przy logowaniu ({error}); sprawdź klucz Run w rejestrze.</translation>
    </message>
    <message>
      <source>Paperround is already open; its window was brought to the front.</source>
      <translation>Paperround jest już otwarty; jego okno przeniesiono na wierzch.</translation>
    </message>
    <message>
      <source>Paperround is already open; it was asked to refresh.</source>
      <translation>Paperround jest już otwarty; zlecono mu odświeżenie.</translation>
    </message>
    <message>
      <source>Paperround is already running on this profile but does not answer; end it and start it again.</source>
      <translation>Paperround działa już z tym profilem, ale nie odpowiada; zakończ go i uruchom ponownie.</translation>
    </message>
    <message>
      <source>choose a name that ends in .png in a folder that exists.</source>
      <translation>wybierz nazwę z końcówką .png w istniejącym folderze.</translation>
    </message>
    <message>
      <source>{file} could not be written: {error}</source>
      <translation>Nie udało się zapisać {file}: {error}</translation>
    </message>
    <message>
      <source>The article could not be saved: {error}. Choose another place.</source>
      <translation>Nie udało się zapisać artykułu: {error}. Wybierz inne miejsce.</translation>
    </message>
    <message>
      <source>The Morning Paper</source>
      <translation>Gazeta poranna</translation>
    </message>
    <message>
      <source>The Evening Paper</source>
      <translation>Gazeta wieczorna</translation>
    </message>
    <message>
      <source>{weekday} {day} {month}</source>
      <translation>{weekday}, {day} {month}</translation>
    </message>
    <message numerus="yes">
      <source>{posts:n} posts from {feeds:n} feeds, {minutes:n} min</source>
      <translation>
        <numerusform>{posts:n} wpis, kanały: {feeds:n}, {minutes:n} min</numerusform>
        <numerusform>{posts:n} wpisy, kanały: {feeds:n}, {minutes:n} min</numerusform>
        <numerusform>{posts:n} wpisów, kanały: {feeds:n}, {minutes:n} min</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{posts:n} posts, {minutes:n} min</source>
      <translation>
        <numerusform>{posts:n} wpis, {minutes:n} min</numerusform>
        <numerusform>{posts:n} wpisy, {minutes:n} min</numerusform>
        <numerusform>{posts:n} wpisów, {minutes:n} min</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>One post, {minutes:n} min</source>
      <translation>
        <numerusform>Jeden wpis, {minutes:n} min</numerusform>
        <numerusform>Jeden wpis, {minutes:n} min</numerusform>
        <numerusform>Jeden wpis, {minutes:n} min</numerusform>
      </translation>
    </message>
    <message>
      <source>No. {number}</source>
      <translation>Nr {number}</translation>
    </message>
    <message>
      <source>Contents</source>
      <translation>Spis treści</translation>
    </message>
    <message>
      <source>Front page</source>
      <translation>Strona tytułowa</translation>
    </message>
    <message>
      <source>Short news</source>
      <translation>W skrócie</translation>
    </message>
    <message>
      <source>Other feeds</source>
      <translation>Inne kanały</translation>
    </message>
    <message>
      <source>Without a title</source>
      <translation>Bez tytułu</translation>
    </message>
    <message numerus="yes">
      <source>{minutes:n} min</source>
      <translation>
        <numerusform>{minutes:n} min</numerusform>
        <numerusform>{minutes:n} min</numerusform>
        <numerusform>{minutes:n} min</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{minutes:n} min to hear</source>
      <translation>
        <numerusform>{minutes:n} min słuchania</numerusform>
        <numerusform>{minutes:n} min słuchania</numerusform>
        <numerusform>{minutes:n} min słuchania</numerusform>
      </translation>
    </message>
    <message>
      <source>On the web</source>
      <translation>W sieci</translation>
    </message>
    <message>
      <source>continues on page {page}</source>
      <translation>ciąg dalszy na stronie {page}</translation>
    </message>
    <message>
      <source>continued from page {page}</source>
      <translation>ciąg dalszy ze strony {page}</translation>
    </message>
    <message>
      <source>Made by Paperround on this computer, from your own feeds.</source>
      <translation>Utworzone przez Paperround na tym komputerze, z Twoich własnych kanałów.</translation>
    </message>
    <message>
      <source>Monday</source>
      <translation>poniedziałek</translation>
    </message>
    <message>
      <source>Tuesday</source>
      <translation>wtorek</translation>
    </message>
    <message>
      <source>Wednesday</source>
      <translation>środa</translation>
    </message>
    <message>
      <source>Thursday</source>
      <translation>czwartek</translation>
    </message>
    <message>
      <source>Friday</source>
      <translation>piątek</translation>
    </message>
    <message>
      <source>Saturday</source>
      <translation>sobota</translation>
    </message>
    <message>
      <source>Sunday</source>
      <translation>niedziela</translation>
    </message>
    <message>
      <source>January</source>
      <translation>stycznia</translation>
    </message>
    <message>
      <source>February</source>
      <translation>lutego</translation>
    </message>
    <message>
      <source>March</source>
      <translation>marca</translation>
    </message>
    <message>
      <source>April</source>
      <translation>kwietnia</translation>
    </message>
    <message>
      <source>May</source>
      <translation>maja</translation>
    </message>
    <message>
      <source>June</source>
      <translation>czerwca</translation>
    </message>
    <message>
      <source>July</source>
      <translation>lipca</translation>
    </message>
    <message>
      <source>August</source>
      <translation>sierpnia</translation>
    </message>
    <message>
      <source>September</source>
      <translation>września</translation>
    </message>
    <message>
      <source>October</source>
      <translation>października</translation>
    </message>
    <message>
      <source>November</source>
      <translation>listopada</translation>
    </message>
    <message>
      <source>December</source>
      <translation>grudnia</translation>
    </message>
    <message>
      <source>Nothing new enough for a paper today.</source>
      <translation>Nic nie jest dziś dość nowe na gazetę.</translation>
    </message>
    <message>
      <source>No paper was made; everything is as it was.</source>
      <translation>Nie powstała żadna gazeta; wszystko jest jak było.</translation>
    </message>
    <message>
      <source>Fetching whole texts: {done} of {total}</source>
      <translation>Pobieranie pełnych tekstów: {done} z {total}</translation>
    </message>
    <message>
      <source>Fetching pictures: {done} of {total} posts</source>
      <translation>Pobieranie obrazów: {done} z {total} artykułów</translation>
    </message>
    <message numerus="yes">
      <source>Setting the pages: {posts:n} posts</source>
      <translation>
        <numerusform>Składanie stron: {posts:n} wpis</numerusform>
        <numerusform>Składanie stron: {posts:n} wpisy</numerusform>
        <numerusform>Składanie stron: {posts:n} wpisów</numerusform>
      </translation>
    </message>
    <message>
      <source>Today’s paper, made {at:clock}</source>
      <translation>Dzisiejsza gazeta, utworzona o {at:clock}</translation>
    </message>
    <message>
      <source>The paper of {at:weekday} {at:date}, made {at:clock}</source>
      <translation>Gazeta z {at:date} ({at:weekday}), utworzona o {at:clock}</translation>
    </message>
    <message numerus="yes">
      <source>Made {at:clock} from what was here; {n:n} feeds did not answer</source>
      <translation>
        <numerusform>Utworzona o {at:clock} z tego, co było; {n:n} kanał nie odpowiedział</numerusform>
        <numerusform>Utworzona o {at:clock} z tego, co było; {n:n} kanały nie odpowiedziały</numerusform>
        <numerusform>Utworzona o {at:clock} z tego, co było; {n:n} kanałów nie odpowiedziało</numerusform>
      </translation>
    </message>
    <message>
      <source>Made {at:clock} from what was here; one feed did not answer</source>
      <translation>Utworzona o {at:clock} z tego, co było; jeden kanał nie odpowiedział</translation>
    </message>
    <message>
      <source>Made {at:clock} instead of {due:clock}: until then the computer slept or Paperround was closed.</source>
      <translation>Utworzona o {at:clock} zamiast o {due:clock}: do tego czasu komputer był uśpiony lub Paperround zamknięty.</translation>
    </message>
    <message>
      <source>Waiting for {target} since {at:clock}: {why}</source>
      <translation>Czeka na {target} od {at:clock}: {why}</translation>
    </message>
    <message>
      <source>It is in {path}.</source>
      <translation>Jest w {path}.</translation>
    </message>
    <message>
      <source>It was mailed to {address} at {at:clock}.</source>
      <translation>Wysłano ją e-mailem na {address} o {at:clock}.</translation>
    </message>
    <message>
      <source>Next: {when}.</source>
      <translation>Następna: {when}.</translation>
    </message>
    <message>
      <source>Next: {when}; you usually look at {visit}.</source>
      <translation>Następna: {when}; zwykle zaglądasz o {visit}.</translation>
    </message>
    <message>
      <source>Next: {when}, until Paperround knows when you first look.</source>
      <translation>Następna: {when}, póki Paperround nie wie, kiedy po raz pierwszy zaglądasz.</translation>
    </message>
    <message>
      <source>today {at:clock}</source>
      <translation>dziś {at:clock}</translation>
    </message>
    <message>
      <source>tomorrow {at:clock}</source>
      <translation>jutro {at:clock}</translation>
    </message>
    <message>
      <source>The wake-up at {at:clock} fetches for it, so it costs none of its own.</source>
      <translation>Pobierze dla niej wybudzenie o {at:clock}, więc własnego nie potrzebuje.</translation>
    </message>
    <message>
      <source>It is made from what is here by then; nothing is fetched for it alone.</source>
      <translation>Powstaje z tego, co wtedy jest; nic nie jest pobierane tylko dla niej.</translation>
    </message>
    <message>
      <source>Choose at least one day.</source>
      <translation>Wybierz co najmniej jeden dzień.</translation>
    </message>
    <message>
      <source>A paper is made only when you ask for one.</source>
      <translation>Gazeta powstaje tylko na życzenie.</translation>
    </message>
    <message>
      <source>the folder</source>
      <translation>folder</translation>
    </message>
    <message>
      <source>the mail server</source>
      <translation>serwer poczty</translation>
    </message>
    <message>
      <source>There is no edition {number}; 'paperround edition --list' shows them.</source>
      <translation>Nie ma wydania {number}; „paperround edition --list” pokazuje, jakie są.</translation>
    </message>
    <message>
      <source>Name a file that ends in .epub or .pdf.</source>
      <translation>Podaj plik z końcówką .epub lub .pdf.</translation>
    </message>
    <message>
      <source>The pages could not be made; the log has the details.</source>
      <translation>Nie udało się utworzyć stron; szczegóły są w dzienniku.</translation>
    </message>
    <message>
      <source>What stood in this paper is no longer here.</source>
      <translation>Tego, co było w tej gazecie, już tu nie ma.</translation>
    </message>
    <message>
      <source>Enter the address that papers are mailed to.</source>
      <translation>Wpisz adres, na który mają być wysyłane gazety.</translation>
    </message>
    <message>
      <source>Enter the server that takes your mail, such as smtp.example.org:587.</source>
      <translation>Wpisz serwer, który przyjmuje Twoją pocztę, na przykład smtp.example.org:587.</translation>
    </message>
    <message>
      <source>Enter your own mail address.</source>
      <translation>Wpisz własny adres e-mail.</translation>
    </message>
    <message>
      <source>The password for {host} is not known; enter it again in Morning paper.</source>
      <translation>Hasło do {host} nie jest znane; podaj je ponownie w: Poranna gazeta.</translation>
    </message>
    <message>
      <source>{host} does not accept this name and password.</source>
      <translation>{host} nie przyjmuje tej nazwy i hasła.</translation>
    </message>
    <message>
      <source>{host} would not take the mail: {why}</source>
      <translation>{host} nie przyjął e-maila: {why}</translation>
    </message>
    <message>
      <source>{host} cannot be reached; it is tried again.</source>
      <translation>{host} jest nieosiągalny; nastąpi kolejna próba.</translation>
    </message>
    <message>
      <source>{host} offers no safe connection, so no password was sent.</source>
      <translation>{host} nie oferuje bezpiecznego połączenia, więc nie wysłano hasła.</translation>
    </message>
    <message>
      <source>{host} answered and would take the mail; nothing was sent.</source>
      <translation>{host} odpowiada i przyjmie e-mail; nic nie wysłano.</translation>
    </message>
  </context>
</TS>
