<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl">
  <context>
    <name>Paperround</name>
    <message>
      <source>1 change hasn’t reached the server yet and will be lost.</source>
      <translation>Jedna zmiana stąd jeszcze tam nie dotarła i już by nie dotarła.</translation>
    </message>
    <message numerus="yes">
      <source>{n} changes haven’t reached the server yet and will be lost.</source>
      <translation>
        <numerusform>{n} zmiana stąd jeszcze tam nie dotarła i już by nie dotarła.</numerusform>
        <numerusform>{n} zmiany stąd jeszcze tam nie dotarły i już by nie dotarły.</numerusform>
        <numerusform>{n} zmian stąd jeszcze tam nie dotarło i już by nie dotarło.</numerusform>
      </translation>
    </message>
    <message>
      <source>In FreshRSS: Profile &gt; External access via API.</source>
      <translation>We FreshRSS: Profil &gt; Dostęp zewnętrzny przez API.</translation>
    </message>
    <message>
      <source>In Miniflux: Settings &gt; Integrations &gt; Google Reader.</source>
      <translation>W Miniflux: Ustawienia &gt; Integracje &gt; Google Reader.</translation>
    </message>
    <message>
      <source>Tiny Tiny RSS, Nextcloud News, Feedbin and more</source>
      <translation>Tiny Tiny RSS, Nextcloud News, Feedbin i inne</translation>
    </message>
    <message>
      <source>{done} of {total} articles</source>
      <translation>wpisy: {done} z {total}</translation>
    </message>
    <message>
      <source>once</source>
      <translation>raz</translation>
    </message>
    <message>
      <source>when you open Paperround</source>
      <translation>gdy zaglądasz</translation>
    </message>
    <message>
      <source>now</source>
      <translation>teraz</translation>
    </message>
    <message>
      <source>All synced</source>
      <translation>0, wszystko wysłano</translation>
    </message>
    <message>
      <source>API password</source>
      <translation>Hasło API</translation>
    </message>
    <message>
      <source>The password is stored in your system’s keyring.</source>
      <translation>Hasło jest w pęku kluczy systemu.</translation>
    </message>
    <message>
      <source>Sync feeds, read status and stars across your devices with FreshRSS, Miniflux or another compatible server.</source>
      <translation>Dzięki kontu kanały, przeczytane wpisy i gwiazdki są takie same na wszystkich urządzeniach.</translation>
    </message>
    <message>
      <source>Paperround will tell {name} when to refresh each feed, following your schedule and daily budget. You can then slow down the server’s own schedule. This uses the same password with the server’s native API.</source>
      <translation>Paperround będzie mówić serwerowi {name}, kiedy pobierać który kanał: według planu dla wszystkich kanałów i w ramach dziennego budżetu. Sam serwer może wtedy pobierać już tylko rzadko. W jego własnym interfejsie używane jest to samo hasło.</translation>
    </message>
    <message>
      <source>Schedule its refreshes?</source>
      <translation>Sterowanie pobieraniem</translation>
    </message>
    <message>
      <source>Syncing…</source>
      <translation>synchronizuje się</translation>
    </message>
    <message>
      <source>Not synced yet</source>
      <translation>jeszcze nie zsynchronizowano</translation>
    </message>
    <message>
      <source>Synced just now</source>
      <translation>zsynchronizowano przed chwilą</translation>
    </message>
    <message>
      <source>{times} (hourly: {hours})</source>
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
      <source>Your own server or a hosted one</source>
      <translation>Własny serwer lub hostowany</translation>
    </message>
    <message>
      <source>Can also let Paperround schedule its refreshes</source>
      <translation>Może też pozwolić, by Paperround planował pobrania</translation>
    </message>
    <message>
      <source>Another service</source>
      <translation>Inna usługa</translation>
    </message>
    <message>
      <source>Password</source>
      <translation>Hasło</translation>
    </message>
    <message>
      <source>Add account</source>
      <translation>Dodaj konto</translation>
    </message>
    <message>
      <source>Coming from another reader? Import its feeds and stars from a file instead.</source>
      <translation>Przechodzisz z innego czytnika? Zaimportuj jego kanały i gwiazdki z pliku.</translation>
    </message>
    <message>
      <source>Import…</source>
      <translation>Importuj…</translation>
    </message>
    <message>
      <source>Server address</source>
      <translation>Adres serwera</translation>
    </message>
    <message>
      <source>User name</source>
      <translation>Nazwa użytkownika</translation>
    </message>
    <message>
      <source>Custom certificate authority…</source>
      <translation>Własny urząd certyfikacji…</translation>
    </message>
    <message>
      <source>Account name</source>
      <translation>Nazwa konta</translation>
    </message>
    <message>
      <source>Continue</source>
      <translation>Dalej</translation>
    </message>
    <message>
      <source>Test connection</source>
      <translation>Sprawdź</translation>
    </message>
    <message>
      <source>Done</source>
      <translation>Gotowe</translation>
    </message>
    <message>
      <source>Also add my 1 local feed</source>
      <translation>Dodaj też mój 1 lokalny kanał</translation>
    </message>
    <message numerus="yes">
      <source>Also add my {n} local feeds</source>
      <translation>
        <numerusform>Dodaj też mój {n} lokalny kanał</numerusform>
        <numerusform>Dodaj też moje {n} lokalne kanały</numerusform>
        <numerusform>Dodaj też moich {n} lokalnych kanałów</numerusform>
      </translation>
    </message>
    <message>
      <source>The first sync is running. You can close this and read on.</source>
      <translation>Trwa pierwsza synchronizacja. Możesz to zamknąć i czytać dalej.</translation>
    </message>
    <message>
      <source>The first sync is running: {done} of {total} articles.</source>
      <translation>Trwa pierwsza synchronizacja: {done} z {total} wpisów.</translation>
    </message>
    <message>
      <source>Connected in {s} s: {feeds}, {unread} unread, {stars} starred.</source>
      <translation>Odpowiedź po {s} s: {feeds}, nieprzeczytane: {unread}, gwiazdki: {stars}.</translation>
    </message>
    <message>
      <source>You already have 1 of them. It won’t be added twice.</source>
      <translation>1 z nich już tu jest; nie zostanie zdublowany.</translation>
    </message>
    <message>
      <source>Add account…</source>
      <translation>Dodaj konto…</translation>
    </message>
    <message>
      <source>Add new feeds to this account</source>
      <translation>Nowe kanały dodawaj także tam</translation>
    </message>
    <message>
      <source>API password:</source>
      <translation>Hasło do jego API:</translation>
    </message>
    <message>
      <source>Remove {name}?</source>
      <translation>Opuść {name}</translation>
    </message>
    <message>
      <source>Remove account…</source>
      <translation>Opuść to konto…</translation>
    </message>
    <message>
      <source>Turn on</source>
      <translation>Steruj</translation>
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
      <source>Server asked Paperround to wait</source>
      <translation>prosi o przerwę</translation>
    </message>
    <message>
      <source>Certificate not trusted</source>
      <translation>certyfikat niezaufany</translation>
    </message>
    <message>
      <source>API turned off</source>
      <translation>interfejs wyłączony</translation>
    </message>
    <message>
      <source>No response</source>
      <translation>brak odpowiedzi</translation>
    </message>
    <message>
      <source>Synced {time} ago</source>
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
      <source>before you read</source>
      <translation>zanim zajrzysz</translation>
    </message>
    <message>
      <source>while you’re reading</source>
      <translation>gdy czytasz</translation>
    </message>
    <message>
      <source>when new articles are likely</source>
      <translation>gdy nowe wpisy są prawdopodobne</translation>
    </message>
    <message>
      <source>unless you open Paperround first</source>
      <translation>jeśli nie zajrzysz wcześniej</translation>
    </message>
    <message>
      <source>retrying</source>
      <translation>ponowna próba</translation>
    </message>
    <message>
      <source>{time}, {why}</source>
      <translation>{time}, {why}</translation>
    </message>
    <message>
      <source>Keep feeds, read status and stars the same on all your devices.</source>
      <translation>Te same kanały, przeczytane wpisy i gwiazdki na wszystkich urządzeniach.</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Wróć do wyboru</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Anuluj</translation>
    </message>
    <message>
      <source>Enter the address, your user name and the password.</source>
      <translation>Podaj adres, nazwę użytkownika i hasło.</translation>
    </message>
    <message>
      <source>Test again</source>
      <translation>Sprawdź ponownie</translation>
    </message>
    <message>
      <source>The first sync brought {feeds} and {unread}.</source>
      <translation>Pierwsza synchronizacja przyniosła: {feeds}, {unread}.</translation>
    </message>
    <message>
      <source>Next sync: {when}. Changes you make are sent right away.</source>
      <translation>Następna synchronizacja: {when}. Twoje zmiany są wysyłane od razu.</translation>
    </message>
    <message numerus="yes">
      <source>You already have {n} of them. They won’t be added twice.</source>
      <translation>
        <numerusform>{n} z nich już tu jest; nie zostanie zdublowany.</numerusform>
        <numerusform>{n} z nich już tu są; nie zostaną zdublowane.</numerusform>
        <numerusform>{n} z nich już tu jest; nie zostaną zdublowane.</numerusform>
      </translation>
    </message>
    <message>
      <source>Sync {name} now</source>
      <translation>Synchronizuj {name} teraz</translation>
    </message>
    <message>
      <source>Let Paperround schedule this server’s refreshes</source>
      <translation>Mów mu, kiedy pobierać, według mojego planu</translation>
    </message>
    <message>
      <source>Syncs today</source>
      <translation>Zapytania dziś</translation>
    </message>
    <message>
      <source>Next sync</source>
      <translation>Następne zapytanie</translation>
    </message>
    <message>
      <source>Unsynced changes</source>
      <translation>Do wysłania</translation>
    </message>
    <message>
      <source>Password missing</source>
      <translation>brak hasła</translation>
    </message>
    <message>
      <source>Password rejected</source>
      <translation>hasło odrzucone</translation>
    </message>
    <message>
      <source>Connecting to {address}…</source>
      <translation>Odpytywanie {address}…</translation>
    </message>
    <message>
      <source>Sign in to {service}</source>
      <translation>Logowanie: {service}</translation>
    </message>
    <message>
      <source>{service} is ready</source>
      <translation>{service}: gotowe</translation>
    </message>
    <message>
      <source>{name} was added</source>
      <translation>Dodano: {name}</translation>
    </message>
    <message>
      <source>Step {n} of 3</source>
      <translation>Krok {n} z 3</translation>
    </message>
    <message>
      <source>The best of your unread articles in one edition you can finish. Read it here, on an e-reader or on paper.</source>
      <translation>Najlepsze z nieprzeczytanych wpisów w jednej gazecie, którą da się przeczytać do końca. Czytaj ją tutaj, na czytniku lub na papierze.</translation>
    </message>
    <message numerus="yes">
      <source>{n} articles from {feeds}, about {minutes} minutes</source>
      <translation>
        <numerusform>{n} wpis ({feeds}), około {minutes} min</numerusform>
        <numerusform>{n} wpisy ({feeds}), około {minutes} min</numerusform>
        <numerusform>{n} wpisów ({feeds}), około {minutes} min</numerusform>
      </translation>
    </message>
    <message>
      <source>Your feeds, as a newspaper</source>
      <translation>Twoje kanały jako gazeta</translation>
    </message>
    <message>
      <source>Every morning</source>
      <translation>Każdego ranka</translation>
    </message>
    <message>
      <source>Morning Paper settings</source>
      <translation>Ustawienia porannej gazety</translation>
    </message>
    <message>
      <source>When</source>
      <translation>Kiedy</translation>
    </message>
    <message>
      <source>Choose…</source>
      <translation>Wybierz…</translation>
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
      <source>Contacting the server…</source>
      <translation>Odpytywanie serwera…</translation>
    </message>
    <message>
      <source>Not enough new articles yet</source>
      <translation>Jeszcze za mało nowych wpisów</translation>
    </message>
    <message>
      <source>Articles</source>
      <translation>Artykuły</translation>
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
      <source>nothing new</source>
      <translation>nic nowego</translation>
    </message>
    <message>
      <source>Before I start reading</source>
      <translation>Zanim pierwszy raz zajrzę</translation>
    </message>
    <message>
      <source>At</source>
      <translation>O godzinie</translation>
    </message>
    <message>
      <source>as</source>
      <translation>jako</translation>
    </message>
    <message>
      <source>Length</source>
      <translation>Jak długa</translation>
    </message>
    <message>
      <source>From</source>
      <translation>Z czego</translation>
    </message>
    <message>
      <source>Save or send to</source>
      <translation>Zapisz lub wyślij do</translation>
    </message>
    <message>
      <source>Book for e-readers (*.epub);;PDF (*.pdf)</source>
      <translation>Książka na czytniki (*.epub);;PDF (*.pdf)</translation>
    </message>
    <message>
      <source>Older editions</source>
      <translation>Starsze wydania</translation>
    </message>
    <message>
      <source>Previous page</source>
      <translation>Strona wstecz</translation>
    </message>
    <message>
      <source>Next page</source>
      <translation>Następna strona</translation>
    </message>
    <message>
      <source>Mark read</source>
      <translation>Przeczytane</translation>
    </message>
    <message>
      <source>Save edition</source>
      <translation>Zapisz gazetę</translation>
    </message>
    <message>
      <source>Creating…</source>
      <translation>Tworzenie</translation>
    </message>
    <message>
      <source>Edition page</source>
      <translation>Strona gazety</translation>
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
      <source>Create now</source>
      <translation>Utwórz teraz</translation>
    </message>
    <message>
      <source>Create today’s edition</source>
      <translation>Utwórz dzisiejszą gazetę</translation>
    </message>
    <message>
      <source>Preview of today’s edition</source>
      <translation>Podgląd dzisiejszej gazety</translation>
    </message>
    <message>
      <source>No edition yet</source>
      <translation>Nie ma jeszcze gazety</translation>
    </message>
    <message>
      <source>Not enough new articles for an edition.</source>
      <translation>Za mało nowych wpisów na gazetę.</translation>
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
      <source>1 change</source>
      <translation>1 zmiana</translation>
    </message>
    <message>
      <source>Use the same folder and passphrase on each computer. The passphrase is stored in the system keyring.</source>
      <translation>Na każdym komputerze użyj tego samego folderu i hasła. Hasło jest w pęku kluczy systemu.</translation>
    </message>
    <message>
      <source>Keep your computers in step without a server, with a folder that Syncthing, Dropbox or a similar program copies between them.</source>
      <translation>Uzgadnia komputery bez serwera, przez folder, który Syncthing, Dropbox lub podobny program kopiuje między nimi.</translation>
    </message>
    <message>
      <source>Encrypt the files with a passphrase</source>
      <translation>Szyfruj pliki hasłem</translation>
    </message>
    <message>
      <source>Folder</source>
      <translation>Folder</translation>
    </message>
    <message>
      <source>Passphrase</source>
      <translation>Hasło</translation>
    </message>
    <message>
      <source>Start syncing</source>
      <translation>Rozpocznij synchronizację</translation>
    </message>
    <message>
      <source>Choose another folder…</source>
      <translation>Wybierz inny folder…</translation>
    </message>
    <message>
      <source>Sync folder</source>
      <translation>Folder synchronizacji</translation>
    </message>
    <message>
      <source>Reading the folder…</source>
      <translation>Czytanie folderu…</translation>
    </message>
    <message>
      <source>The sync folder isn’t used any more. Its files stay.</source>
      <translation>Folder synchronizacji nie jest już używany. Jego pliki zostają.</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Cofnij</translation>
    </message>
    <message>
      <source>Choose sync folder…</source>
      <translation>Wybierz folder synchronizacji…</translation>
    </message>
    <message>
      <source>Choose the folder that is copied between your computers</source>
      <translation>Wybierz folder kopiowany między komputerami</translation>
    </message>
    <message>
      <source>Stop syncing</source>
      <translation>Zatrzymaj synchronizację</translation>
    </message>
    <message>
      <source>Passphrase missing</source>
      <translation>Brak hasła</translation>
    </message>
    <message>
      <source>Not syncing</source>
      <translation>Bez synchronizacji</translation>
    </message>
    <message numerus="yes">
      <source>{n} changes</source>
      <translation>
        <numerusform>{n} zmiana</numerusform>
        <numerusform>{n} zmiany</numerusform>
        <numerusform>{n} zmian</numerusform>
      </translation>
    </message>
    <message>
      <source>Enter a passphrase.</source>
      <translation>Podaj hasło.</translation>
    </message>
    <message>
      <source>Passphrase of the sync folder:</source>
      <translation>Hasło folderu synchronizacji:</translation>
    </message>
    <message>
      <source>From this computer</source>
      <translation>Z tego komputera</translation>
    </message>
    <message>
      <source>From other computers</source>
      <translation>Z innych komputerów</translation>
    </message>
    <message>
      <source>Files</source>
      <translation>Pliki</translation>
    </message>
    <message>
      <source>Encrypted</source>
      <translation>Zaszyfrowany</translation>
    </message>
    <message>
      <source>Not encrypted</source>
      <translation>Niezaszyfrowany</translation>
    </message>
    <message>
      <source>Checked every 2 hours (counts toward your budget)</source>
      <translation>odpytywana co 2 godziny, z budżetu</translation>
    </message>
    <message>
      <source>{done} of {total} messages</source>
      <translation>e-maile: {done} z {total}</translation>
    </message>
    <message>
      <source>not known yet</source>
      <translation>jeszcze nie wiadomo</translation>
    </message>
    <message>
      <source>Push: new mail arrives immediately</source>
      <translation>zgłaszane, nic nie jest pobierane</translation>
    </message>
    <message>
      <source>1 message, {size}</source>
      <translation>1 e-mail, {size}</translation>
    </message>
    <message numerus="yes">
      <source>{n} messages, {size}</source>
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
      <source>This server doesn’t support push (IDLE), so it will be checked every 2 hours. This counts toward your budget.</source>
      <translation>Serwer nie zgłasza nowych e-maili, więc będzie odpytywany co 2 godziny, z budżetu.</translation>
    </message>
    <message>
      <source>Your password is stored in the system keyring. Without one, you’ll be asked for it each time Paperround starts.</source>
      <translation>Hasło trafia do pęku kluczy systemu; jeśli go nie ma, pytanie o hasło pada przy każdym uruchomieniu.</translation>
    </message>
    <message>
      <source>Read newsletters from a mail folder as feeds, one per sender.</source>
      <translation>Newslettery z folderu poczty można czytać jako kanały, po jednym na nadawcę.</translation>
    </message>
    <message>
      <source>Checking…</source>
      <translation>sprawdza</translation>
    </message>
    <message>
      <source>Not checked yet</source>
      <translation>jeszcze nie wczytano</translation>
    </message>
    <message>
      <source>Stopped</source>
      <translation>zatrzymano</translation>
    </message>
    <message>
      <source>Checked just now</source>
      <translation>wczytano przed chwilą</translation>
    </message>
    <message>
      <source>Connected in {s} s: {folders}.</source>
      <translation>Odpowiedź po {s} s: {folders}.</translation>
    </message>
    <message>
      <source>This server supports push (IDLE), so new mail arrives immediately.</source>
      <translation>Serwer zgłasza nowe e-maile, więc nic nie będzie pobierane.</translation>
    </message>
    <message>
      <source>Security</source>
      <translation>Połączenie</translation>
    </message>
    <message>
      <source>Mark messages as read on the server</source>
      <translation>Oznaczaj na serwerze to, co tu czytam</translation>
    </message>
    <message>
      <source>Server</source>
      <translation>Serwer</translation>
    </message>
    <message>
      <source>Start with</source>
      <translation>Najpierw wczytaj</translation>
    </message>
    <message>
      <source>Email newsletters</source>
      <translation>Newslettery e-mailem</translation>
    </message>
    <message>
      <source>Add email newsletters…</source>
      <translation>Dodaj newslettery e-mailem…</translation>
    </message>
    <message>
      <source>Mailbox password:</source>
      <translation>Hasło do tej skrzynki:</translation>
    </message>
    <message>
      <source>Remove mailbox…</source>
      <translation>Nie czytaj już tej skrzynki…</translation>
    </message>
    <message>
      <source>Offline</source>
      <translation>offline</translation>
    </message>
    <message>
      <source>Insecure connection</source>
      <translation>niebezpieczne połączenie</translation>
    </message>
    <message>
      <source>Folder missing</source>
      <translation>brak folderu</translation>
    </message>
    <message>
      <source>Checked {time} ago</source>
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
      <source>None (this computer only)</source>
      <translation>Brak, tylko dla tego komputera</translation>
    </message>
    <message>
      <source>Stop and keep what was imported so far</source>
      <translation>Zatrzymaj; to, co już wczytano, zostaje</translation>
    </message>
    <message>
      <source>New messages</source>
      <translation>Nowe e-maile</translation>
    </message>
    <message>
      <source>Today</source>
      <translation>Dziś</translation>
    </message>
    <message>
      <source>On the server</source>
      <translation>Na serwerze</translation>
    </message>
    <message>
      <source> newest messages</source>
      <translation> najnowszych e-maili</translation>
    </message>
    <message>
      <source>Check {name} for new mail</source>
      <translation>Sprawdź teraz nowe e-maile: {name}</translation>
    </message>
    <message>
      <source>Read status is synced</source>
      <translation>oznaczenia przeczytania są wysyłane</translation>
    </message>
    <message>
      <source>Nothing is changed on the server</source>
      <translation>nigdy niezmieniane</translation>
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
      <source>Play</source>
      <translation>Odtwórz</translation>
    </message>
    <message>
      <source>−15 s</source>
      <translation>−15 s</translation>
    </message>
    <message>
      <source>15 seconds back</source>
      <translation>15 sekund wstecz</translation>
    </message>
    <message>
      <source>+30 s</source>
      <translation>+30 s</translation>
    </message>
    <message>
      <source>30 seconds forward</source>
      <translation>30 sekund dalej</translation>
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
      <source>Sleep timer</source>
      <translation>Wyłącznik czasowy</translation>
    </message>
    <message>
      <source>Up next</source>
      <translation>Co będzie dalej</translation>
    </message>
    <message>
      <source>Close the player</source>
      <translation>Zamknij odtwarzacz</translation>
    </message>
    <message>
      <source>End of chapter</source>
      <translation>Na końcu rozdziału</translation>
    </message>
    <message>
      <source>End of episode</source>
      <translation>Na końcu</translation>
    </message>
    <message>
      <source>Off</source>
      <translation>Wył.</translation>
    </message>
    <message>
      <source>Stops after this chapter</source>
      <translation>Wyłącz po rozdziale</translation>
    </message>
    <message>
      <source>Stops at the end</source>
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
      <source>Downloading an episode, {done} of {total}</source>
      <translation>Pobieranie nagrania na dysk, {done} z {total}</translation>
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
      <source>Stops in {minutes} min</source>
      <translation>Wyłącz za {minutes} min</translation>
    </message>
    <message>
      <source>Loading, {place}</source>
      <translation>Pobieranie, {place}</translation>
    </message>
    <message>
      <source>Show {name}</source>
      <translation>Pokaż {name}</translation>
    </message>
    <message>
      <source>Plays next</source>
      <translation>Będzie odtworzone jako następne</translation>
    </message>
    <message>
      <source>Added to the queue</source>
      <translation>Dodano do kolejki</translation>
    </message>
    <message>
      <source>Removed from queue</source>
      <translation>Usunięto z kolejki</translation>
    </message>
    <message>
      <source>Queue reordered</source>
      <translation>Zmieniono kolejność</translation>
    </message>
    <message>
      <source>Download removed</source>
      <translation>Usunięto z dysku</translation>
    </message>
    <message>
      <source>Downloading</source>
      <translation>Pobieranie na dysk</translation>
    </message>
    <message>
      <source>This article has no audio.</source>
      <translation>W tym wpisie nie ma czego słuchać.</translation>
    </message>
    <message>
      <source>The queue is empty. Press Shift+Q to add the selected episode.</source>
      <translation>Kolejka jest pusta. Shift+Q dodaje bieżący wpis.</translation>
    </message>
    <message>
      <source>Queue</source>
      <translation>Kolejka</translation>
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
      <source>Remove</source>
      <translation>Usuń</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Zamknij</translation>
    </message>
    <message>
      <source>Verified just now. Restoring takes a few seconds.</source>
      <translation>Właśnie sprawdzona i sprawna. Trwa kilka sekund.</translation>
    </message>
    <message>
      <source>Copy details</source>
      <translation>Kopiuj szczegóły</translation>
    </message>
    <message>
      <source>Everything that could be read has been saved.</source>
      <translation>To, co dało się odczytać, jest bezpieczne.</translation>
    </message>
    <message>
      <source>Continue with the saved data</source>
      <translation>Kontynuuj z tym, co ocalono</translation>
    </message>
    <message>
      <source>Older backups:</source>
      <translation>Starsze kopie:</translation>
    </message>
    <message>
      <source>Save recovered data to</source>
      <translation>Gdzie zapisać to, co czytelne</translation>
    </message>
    <message>
      <source>Looking for backups…</source>
      <translation>Szukanie kopii wpisów…</translation>
    </message>
    <message>
      <source>Restoring the backup…</source>
      <translation>Przywracanie kopii…</translation>
    </message>
    <message>
      <source>Recovering what can be read…</source>
      <translation>Zapisywanie tego, co czytelne…</translation>
    </message>
    <message>
      <source>Details: {details}</source>
      <translation>Co znaleziono: {details}</translation>
    </message>
    <message>
      <source>The file: {path}</source>
      <translation>Plik: {path}</translation>
    </message>
    <message>
      <source>Starting over…</source>
      <translation>Zaczynanie od nowa…</translation>
    </message>
    <message>
      <source>Restore backup from {when} ({posts}, {stars})</source>
      <translation>Przywróć kopię: {when} ({posts}, {stars})</translation>
    </message>
    <message>
      <source>Safe: {feeds}, {posts} and {stars}, as of {when}.</source>
      <translation>Bezpieczne: {feeds}, {posts} i {stars}, stan: {when}.</translation>
    </message>
    <message>
      <source>Whatever you choose, the original file stays untouched in its folder.</source>
      <translation>Plik pozostaje nienaruszony w swoim folderze, cokolwiek wybierzesz.</translation>
    </message>
    <message>
      <source>May be lost: stars, tags and read status since the backup from {when}. Articles will be downloaded again.</source>
      <translation>Być może utracone: gwiazdki, etykiety i przeczytane wpisy z czasu po kopii ({when}). Wpisy zostaną pobrane ponownie.</translation>
    </message>
    <message>
      <source>Restored the backup from {when}. Newer articles will be downloaded again.</source>
      <translation>Przywrócono kopię ({when}). Późniejsze wpisy przyjdą z następnymi pobraniami.</translation>
    </message>
    <message>
      <source>Saved {feeds}, {posts} and {stars} to {folder}.</source>
      <translation>Zapisano w {folder}: {feeds}, {posts}, {stars}.</translation>
    </message>
    <message>
      <source>Unreadable parts were taken from the backup from {when}. Changes since then are lost.</source>
      <translation>To, czego nie dało się odczytać, wzięto z kopii ({when}): późniejsze oznaczenia przepadły.</translation>
    </message>
    <message>
      <source>Started over with your feeds. The old file is kept in the same folder.</source>
      <translation>Zaczęto od nowa z Twoimi kanałami. Stary plik pozostaje w tym samym folderze.</translation>
    </message>
    <message>
      <source>The old file also contains {what}. It’s kept in the same folder.</source>
      <translation>Dotychczasowy plik zawiera ponadto: {what}; pozostaje w tym samym folderze.</translation>
    </message>
    <message>
      <source>No new database is created until you choose.</source>
      <translation>Nic nie powstanie od nowa, zanim wybierzesz.</translation>
    </message>
    <message>
      <source>None of the backups could be read.</source>
      <translation>Żadnej kopii też nie dało się odczytać.</translation>
    </message>
    <message>
      <source>Continuing with recovered data. The damaged file is kept.</source>
      <translation>Dalsza praca z tym, co dało się odczytać. Uszkodzony plik pozostaje obok.</translation>
    </message>
    <message>
      <source>1 article marked as read</source>
      <translation>1 oznaczenie przeczytania</translation>
    </message>
    <message>
      <source>Your article database is damaged. Paperround stopped to avoid making it worse.</source>
      <translation>Plik z wpisami jest uszkodzony; Paperround zatrzymał się, by nie pogorszyć sprawy.</translation>
    </message>
    <message>
      <source>Your article database is missing or empty, but there are backups.</source>
      <translation>Pliku z wpisami brakuje lub jest pusty, ale są jego kopie.</translation>
    </message>
    <message>
      <source>Your article database was saved by a newer version of Paperround, so this version won’t touch it.</source>
      <translation>Plik z wpisami zapisał nowszy Paperround, więc ten go nie rusza.</translation>
    </message>
    <message>
      <source>Your article database is from before Paperround 1.0, so this version won’t touch it.</source>
      <translation>Plik z artykułami pochodzi sprzed Paperround 1.0, który go nie zmienia.</translation>
    </message>
    <message>
      <source>Another program is using your article database.</source>
      <translation>Plik z wpisami jest używany przez inny program.</translation>
    </message>
    <message>
      <source>Paperround doesn’t have permission to change your article database.</source>
      <translation>Plik z wpisami jest chroniony przed zapisem.</translation>
    </message>
    <message>
      <source>The disk is full, so nothing new can be saved.</source>
      <translation>Dysk jest pełny, więc nie można zachować niczego nowego.</translation>
    </message>
    <message>
      <source>Your article database can’t be used right now.</source>
      <translation>Pliku z wpisami nie można teraz użyć.</translation>
    </message>
    <message>
      <source>today {time}</source>
      <translation>dziś {time}</translation>
    </message>
    <message>
      <source>yesterday {time}</source>
      <translation>wczoraj {time}</translation>
    </message>
    <message>
      <source>Restore backup from {when}</source>
      <translation>Przywróć kopię: {when}</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Spróbuj ponownie</translation>
    </message>
    <message>
      <source>Fix permissions</source>
      <translation>Zezwól na zapis</translation>
    </message>
    <message>
      <source>Save what can be recovered…</source>
      <translation>Zapisz to, co czytelne…</translation>
    </message>
    <message>
      <source>Start over</source>
      <translation>Zacznij obok od nowa</translation>
    </message>
    <message>
      <source>Quit</source>
      <translation>Zakończ</translation>
    </message>
    <message>
      <source>Tries to open it again. Nothing is changed.</source>
      <translation>Otwiera go jeszcze raz. Nic się nie zmienia.</translation>
    </message>
    <message>
      <source>Changes the permissions of the file and its folder, nothing else.</source>
      <translation>Zmienia uprawnienia pliku i jego folderu, nic więcej.</translation>
    </message>
    <message>
      <source>Saves your feeds, stars and every readable article to a folder you choose.</source>
      <translation>Zapisuje kanały, gwiazdki i każdy czytelny wpis w wybranym folderze.</translation>
    </message>
    <message>
      <source>Creates a new, empty database with your feeds. The old file is kept.</source>
      <translation>Tylko Twoje kanały, bez wpisów. Obecny plik może zaczekać.</translation>
    </message>
    <message>
      <source>Nothing is changed. You’ll see this page again next time.</source>
      <translation>Nic się nie zmienia. Ta strona wróci przy następnym uruchomieniu.</translation>
    </message>
    <message>
      <source>Install the newer version again and everything will be as you left it.</source>
      <translation>Zainstaluj ponownie nowszy Paperround, a wszystko będzie jak przedtem.</translation>
    </message>
    <message>
      <source>Quit, and move it by packaging/move_development_profile.py: everything comes along.</source>
      <translation>Zamknij program i przenieś go skryptem packaging/move_development_profile.py: nic nie przepadnie.</translation>
    </message>
    <message>
      <source>Close other Paperround windows and any backup or sync programs, then try again.</source>
      <translation>Zamknij inne okna i polecenia Paperround lub to, co kopiuje pliki, i spróbuj ponownie.</translation>
    </message>
    <message>
      <source>Check the permissions of the file and its folder, and whether the disk is read-only.</source>
      <translation>Sprawdź uprawnienia pliku i jego folderu oraz czy dysk nie jest tylko do odczytu.</translation>
    </message>
    <message>
      <source>Free up some space, then try again. Nothing was lost.</source>
      <translation>Zwolnij trochę miejsca i spróbuj ponownie: nic nie przepadło.</translation>
    </message>
    <message>
      <source>Check that its disk is connected and working, then try again.</source>
      <translation>Sprawdź, czy dysk jest podłączony i sprawny, i spróbuj ponownie.</translation>
    </message>
    <message>
      <source>{when} (may be incomplete)</source>
      <translation>{when} (wątpliwa)</translation>
    </message>
    <message numerus="yes">
      <source>{n} articles marked as read</source>
      <translation>
        <numerusform>{n} oznaczenie przeczytania</numerusform>
        <numerusform>{n} oznaczenia przeczytania</numerusform>
        <numerusform>{n} oznaczeń przeczytania</numerusform>
      </translation>
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
      <source>Matching articles</source>
      <translation>Wpisy, które by objęła</translation>
    </message>
    <message>
      <source>Field</source>
      <translation>Gdzie</translation>
    </message>
    <message>
      <source>Comparison</source>
      <translation>Jak</translation>
    </message>
    <message>
      <source>Text to find</source>
      <translation>Czego szuka</translation>
    </message>
    <message>
      <source>Remove this condition</source>
      <translation>Usuń ten warunek</translation>
    </message>
    <message>
      <source>Match</source>
      <translation>Ile musi być spełnionych</translation>
    </message>
    <message>
      <source>Add condition</source>
      <translation>Kolejny warunek</translation>
    </message>
    <message>
      <source>any feed</source>
      <translation>dowolny kanał</translation>
    </message>
    <message>
      <source>(deleted folder)</source>
      <translation>folder, którego już nie ma</translation>
    </message>
    <message>
      <source>(deleted feed)</source>
      <translation>kanał, którego już nie ma</translation>
    </message>
    <message>
      <source>Only if the category is</source>
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
      <source>Active until</source>
      <translation>Ostatni dzień</translation>
    </message>
    <message>
      <source>Add action</source>
      <translation>Dodaj działanie</translation>
    </message>
    <message>
      <source>Remove this action</source>
      <translation>Usuń to działanie</translation>
    </message>
    <message>
      <source>Tag it</source>
      <translation>Dodaj etykietę</translation>
    </message>
    <message>
      <source>New tag…</source>
      <translation>Nowy tag…</translation>
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
      <source>Stop processing other rules</source>
      <translation>Nie stosuj dalszych reguł</translation>
    </message>
    <message>
      <source>When an article from {feed} matches {how} of these:</source>
      <translation>Gdy wpis z: {feed} spełnia {how} z tych:</translation>
    </message>
    <message>
      <source>Existing articles aren’t changed.</source>
      <translation>Istniejące wpisy się nie zmienią.</translation>
    </message>
    <message>
      <source>Also apply to the matching articles</source>
      <translation>Zastosuj też do znalezionych wpisów</translation>
    </message>
    <message>
      <source>See which of your articles it would match.</source>
      <translation>Pokazuje, które z obecnych wpisów reguła by objęła.</translation>
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
      <source>Mark it read</source>
      <translation>Oznacz jako przeczytany</translation>
    </message>
    <message>
      <source>Star it</source>
      <translation>Oznacz gwiazdką</translation>
    </message>
    <message>
      <source>Notify me</source>
      <translation>Powiadom od razu</translation>
    </message>
    <message>
      <source>Highlight it</source>
      <translation>Wyróżnij</translation>
    </message>
    <message>
      <source>Hide it</source>
      <translation>Ukryj</translation>
    </message>
    <message>
      <source>(deleted destination)</source>
      <translation>cel, którego już nie ma</translation>
    </message>
    <message>
      <source>Send it to</source>
      <translation>Wyślij do</translation>
    </message>
    <message>
      <source>Then</source>
      <translation>Wtedy</translation>
    </message>
    <message>
      <source>Searching…</source>
      <translation>Szukanie…</translation>
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
      <source>Tag “{name}”</source>
      <translation>Tag „{name}”</translation>
    </message>
    <message>
      <source>Send to {target}</source>
      <translation>Wyślij do: {target}</translation>
    </message>
    <message>
      <source>New tag</source>
      <translation>Nowy tag</translation>
    </message>
    <message>
      <source>Name of the tag</source>
      <translation>Nazwa etykiety</translation>
    </message>
    <message>
      <source>{place} contains the words “{wanted}”</source>
      <translation>{place} zawiera słowa „{wanted}”</translation>
    </message>
    <message>
      <source>{place} contains “{wanted}”</source>
      <translation>{place} zawiera „{wanted}”</translation>
    </message>
    <message>
      <source>{place} matches regex “{wanted}”</source>
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
      <source>contains these words</source>
      <translation>zawiera te słowa</translation>
    </message>
    <message>
      <source>contains the phrase</source>
      <translation>zawiera dokładnie</translation>
    </message>
    <message>
      <source>matches regular expression</source>
      <translation>pasuje do wzorca</translation>
    </message>
    <message>
      <source>all</source>
      <translation>wszystkie</translation>
    </message>
    <message>
      <source>any</source>
      <translation>dowolny</translation>
    </message>
    <message>
      <source>none</source>
      <translation>żaden</translation>
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
      <source>then stop</source>
      <translation>potem bez dalszych reguł</translation>
    </message>
    <message>
      <source>{condition}: {actions}</source>
      <translation>{condition}: {actions}</translation>
    </message>
    <message>
      <source>Every article</source>
      <translation>Każdy wpis</translation>
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
      <source>tag {name}</source>
      <translation>dodaj etykietę {name}</translation>
    </message>
    <message>
      <source>send to {target}</source>
      <translation>wyślij do: {target}</translation>
    </message>
    <message>
      <source>Every article from {feed}</source>
      <translation>Każdy wpis z: {feed}</translation>
    </message>
    <message>
      <source>{condition} in {feed}</source>
      <translation>{condition} w: {feed}</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>Reguły</translation>
    </message>
    <message>
      <source>Show hidden articles…</source>
      <translation>Pokaż…</translation>
    </message>
    <message>
      <source>New rule…</source>
      <translation>Nowa reguła…</translation>
    </message>
    <message>
      <source>Edit…</source>
      <translation>Zmień…</translation>
    </message>
    <message>
      <source>Hidden articles</source>
      <translation>Ukryte wpisy</translation>
    </message>
    <message>
      <source>Unhide all</source>
      <translation>Przywróć wszystkie</translation>
    </message>
    <message>
      <source>Unhide</source>
      <translation>Przywróć</translation>
    </message>
    <message>
      <source>Rules run from top to bottom when an article arrives. Existing articles aren’t affected.</source>
      <translation>Reguły są stosowane od góry do dołu, gdy nadchodzi wpis. Starszych wpisów nie ruszają.</translation>
    </message>
    <message>
      <source>No rules yet. Rules can mark, star, tag or hide new articles based on their content.</source>
      <translation>Nie ma jeszcze reguł. Reguła oznacza, dodaje gwiazdkę, etykietuje lub ukrywa nowe wpisy według ich słów.</translation>
    </message>
    <message>
      <source>No articles are hidden by rules.</source>
      <translation>Obecnie żadna reguła niczego nie ukrywa.</translation>
    </message>
    <message numerus="yes">
      <source>{posts} hidden by rules. Showing the newest {n}.</source>
      <translation>
        <numerusform>Ukryte przez reguły: {posts}. Na liście najnowszy {n}.</numerusform>
        <numerusform>Ukryte przez reguły: {posts}. Na liście najnowsze {n}.</numerusform>
        <numerusform>Ukryte przez reguły: {posts}. Na liście najnowsze {n}.</numerusform>
      </translation>
    </message>
    <message>
      <source>{posts} hidden by rules.</source>
      <translation>Ukryte przez reguły: {posts}.</translation>
    </message>
    <message>
      <source>Saved search</source>
      <translation>Zapisane wyszukiwanie</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Nazwa</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Szukaj</translation>
    </message>
    <message>
      <source>Appears in the sidebar with its unread count.</source>
      <translation>Widać je na pasku bocznym wraz z liczbą nieprzeczytanych wpisów.</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Zapisz</translation>
    </message>
    <message>
      <source>the latest {posts}</source>
      <translation>najnowsze {posts}</translation>
    </message>
    <message>
      <source>Currently finds {posts}.</source>
      <translation>Obecnie znajduje {posts}.</translation>
    </message>
    <message>
      <source>Enter a search.</source>
      <translation>Wpisz, czego szukać.</translation>
    </message>
    <message>
      <source>A saved search with this name already exists.</source>
      <translation>Istnieje już zapisane wyszukiwanie o tej nazwie.</translation>
    </message>
    <message>
      <source>Export everything…</source>
      <translation>Eksportuj wszystko…</translation>
    </message>
    <message>
      <source>Erase your reading times and what was learned from them?</source>
      <translation>Wymazać pory czytania i wszystko, co z nich wynika?</translation>
    </message>
    <message>
      <source>Paperround will forget when you read, what you opened and everything it learned from that, including in its backups. Cached images are deleted. Your feeds, articles, stars and read status are kept. This can’t be undone.</source>
      <translation>Pory zaglądania, otwarte wpisy i wszystko, co z nich wynika, zostanie zapomniane, także w kopiach zapasowych; obrazy z pamięci podręcznej znikną. Kanały, wpisy, gwiazdki i oznaczenia przeczytania zostają. Nauka zacznie się od nowa. Tego nie można cofnąć.</translation>
    </message>
    <message>
      <source>Records when the window is in use, and when you unlock this computer or go offline, to fetch just before you read.</source>
      <translation>Zapisuje, kiedy okno jest używane oraz kiedy odblokowujesz ten komputer lub jesteś offline, aby pobierać tuż przed zajrzeniem.</translation>
    </message>
    <message>
      <source>Records which articles you open and for how long.</source>
      <translation>Zapisuje, które wpisy otwierasz i na jak długo.</translation>
    </message>
    <message>
      <source>Your own data is copied every day, everything once a week while plugged in. Databases that were replaced or damaged are removed after a month, or when all copies take more than the database.</source>
      <translation>Twoje własne dane są kopiowane codziennie, wszystkie raz w tygodniu przy zasilaniu z sieci. Zastąpione lub uszkodzone bazy danych są usuwane po miesiącu lub gdy wszystkie kopie zajmują więcej niż baza.</translation>
    </message>
    <message>
      <source>Writes one file with your feeds, articles, stars, tags, rules, searches and settings, which Import feeds reads back. It also contains your feeds, stars and articles in formats that other programs can read.</source>
      <translation>Zapisuje jeden plik z kanałami, wpisami, gwiazdkami, etykietami, regułami, wyszukiwaniami i ustawieniami, który można wczytać przez importowanie listy. Zawiera też kanały, gwiazdki i wpisy w formatach innych programów.</translation>
    </message>
    <message>
      <source>{all} · articles {articles}, images {images}, episodes {episodes}</source>
      <translation>{all} · wpisy {articles}, obrazy {images}, nagrania {episodes}</translation>
    </message>
    <message>
      <source>Anything you starred, tagged or read since then isn’t in this backup. Your current data is kept in the same folder. The window will reopen in a moment.</source>
      <translation>Nie zawiera późniejszych gwiazdek, etykiet ani przeczytanych wpisów. Obecny stan zostanie odłożony w tym samym folderze, a nie usunięty. Okno zaraz wróci.</translation>
    </message>
    <message>
      <source>Start and end</source>
      <translation>Początek i koniec</translation>
    </message>
    <message>
      <source>Unlocking, waking, joining a network</source>
      <translation>Odblokowanie, wybudzenie, połączenie z siecią</translation>
    </message>
    <message>
      <source>Erase</source>
      <translation>Wymaż</translation>
    </message>
    <message>
      <source>Privacy &amp; Data</source>
      <translation>Prywatność i dane</translation>
    </message>
    <message>
      <source>What Paperround records, where it’s kept and how to erase it. None of it leaves this computer.</source>
      <translation>Co Paperround zapisuje, gdzie to przechowuje i jak to wymazać. Nic z tego nie opuszcza tego komputera.</translation>
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
      <source>Move to another computer</source>
      <translation>Przenieś na inny komputer</translation>
    </message>
    <message>
      <source>Free up images</source>
      <translation>Zwolnij miejsce po obrazach</translation>
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
      <source>Show in folder</source>
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
      <source>Recorded activity, newest first</source>
      <translation>Co zapisano o czytaniu, od najnowszego</translation>
    </message>
    <message>
      <source>View recorded data</source>
      <translation>Pokaż zapisane dane</translation>
    </message>
    <message>
      <source>Erase…</source>
      <translation>Wymaż…</translation>
    </message>
    <message>
      <source>until you erase it</source>
      <translation>do wymazania</translation>
    </message>
    <message>
      <source>Starred and tagged articles are always kept.</source>
      <translation>Wpisy z gwiazdką lub etykietą są zawsze zachowywane.</translation>
    </message>
    <message>
      <source>Used on disk</source>
      <translation>Zajęte na dysku</translation>
    </message>
    <message>
      <source>No backups yet. The first will be made within a day.</source>
      <translation>Jeszcze żadnej. Pierwsza powstanie w ciągu doby.</translation>
    </message>
    <message>
      <source>may be incomplete: much smaller than earlier backups</source>
      <translation>wątpliwa: znacznie mniej niż przedtem</translation>
    </message>
    <message>
      <source>Hide recorded data</source>
      <translation>Ukryj zapisane dane</translation>
    </message>
    <message>
      <source>Recorded</source>
      <translation>Co zapisano</translation>
    </message>
    <message>
      <source>What exactly</source>
      <translation>Szczegóły</translation>
    </message>
    <message>
      <source>Kept for</source>
      <translation>Jak długo</translation>
    </message>
    <message>
      <source>Time spent</source>
      <translation>Czas czytania</translation>
    </message>
    <message>
      <source>screen unlocked</source>
      <translation>odblokowanie ekranu</translation>
    </message>
    <message>
      <source>back from idle</source>
      <translation>powrót po przerwie</translation>
    </message>
    <message>
      <source>woke from sleep</source>
      <translation>wybudzenie komputera</translation>
    </message>
    <message>
      <source>lid opened</source>
      <translation>otwarcie pokrywy</translation>
    </message>
    <message>
      <source>connected to a network</source>
      <translation>połączenie z siecią</translation>
    </message>
    <message>
      <source>Start and end, {since}</source>
      <translation>Początek i koniec, {since}</translation>
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
      <source>1 reading session</source>
      <translation>1 sesja czytania</translation>
    </message>
    <message numerus="yes">
      <source>{n} reading sessions</source>
      <translation>
        <numerusform>{n} sesja czytania</numerusform>
        <numerusform>{n} sesje czytania</numerusform>
        <numerusform>{n} sesji czytania</numerusform>
      </translation>
    </message>
    <message>
      <source>1 article read</source>
      <translation>1 przeczytany wpis</translation>
    </message>
    <message numerus="yes">
      <source>{n} articles read</source>
      <translation>
        <numerusform>{n} przeczytany wpis</numerusform>
        <numerusform>{n} przeczytane wpisy</numerusform>
        <numerusform>{n} przeczytanych wpisów</numerusform>
      </translation>
    </message>
    <message>
      <source>1 sign that you were here</source>
      <translation>1 oznaka obecności</translation>
    </message>
    <message numerus="yes">
      <source>{n} signs that you were here</source>
      <translation>
        <numerusform>{n} oznaka obecności</numerusform>
        <numerusform>{n} oznaki obecności</numerusform>
        <numerusform>{n} oznak obecności</numerusform>
      </translation>
    </message>
    <message>
      <source>Offline once</source>
      <translation>Raz offline</translation>
    </message>
    <message numerus="yes">
      <source>Offline {n} times</source>
      <translation>
        <numerusform>{n} raz offline</numerusform>
        <numerusform>{n} razy offline</numerusform>
        <numerusform>{n} razy offline</numerusform>
      </translation>
    </message>
    <message>
      <source>{when}: {what}</source>
      <translation>{when}: {what}</translation>
    </message>
    <message>
      <source>{day}, {start} – {end}: offline</source>
      <translation>{day}, {start} – {end}: bez połączenia</translation>
    </message>
    <message>
      <source>Sync with other devices, read newsletters and send articles to other apps.</source>
      <translation>Synchronizuj z innymi urządzeniami, czytaj newslettery i wysyłaj wpisy do innych aplikacji.</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Ustawienia</translation>
    </message>
    <message>
      <source>Search settings</source>
      <translation>Szukaj w ustawieniach</translation>
    </message>
    <message>
      <source>Pages</source>
      <translation>Strony</translation>
    </message>
    <message>
      <source>Turned on: {setting}</source>
      <translation>Włączono: {setting}</translation>
    </message>
    <message>
      <source>Turned off: {setting}</source>
      <translation>Wyłączono: {setting}</translation>
    </message>
    <message>
      <source>{setting} changed</source>
      <translation>Zmieniono: {setting}</translation>
    </message>
    <message>
      <source>{setting} changed from {before} to {after}</source>
      <translation>Zmieniono: {setting}, {before} → {after}</translation>
    </message>
    <message>
      <source>Accounts &amp; Sharing</source>
      <translation>Konta i udostępnianie</translation>
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
      <source>While plugged in and not on a metered connection. An episode often takes 30 to 100 MB, so you may have to raise the daily data limit.</source>
      <translation>Przy zasilaniu z sieci i poza połączeniem taryfowym. Nagranie zajmuje często od 30 do 100 MB, więc może być trzeba zwiększyć dzienny limit danych.</translation>
    </message>
    <message>
      <source>For laptops and slow connections</source>
      <translation>Na laptopy i wolne łącza</translation>
    </message>
    <message>
      <source>New articles as soon as possible</source>
      <translation>Nowe wpisy jak najszybciej</translation>
    </message>
    <message>
      <source>Frugal</source>
      <translation>Oszczędnie</translation>
    </message>
    <message>
      <source>Balanced</source>
      <translation>Zrównoważone</translation>
    </message>
    <message>
      <source>Fresh</source>
      <translation>Świeże</translation>
    </message>
    <message>
      <source>General</source>
      <translation>Ten komputer</translation>
    </message>
    <message>
      <source>How Paperround behaves on this computer.</source>
      <translation>Jak Paperround działa na tym komputerze.</translation>
    </message>
    <message>
      <source>Takes effect the next time Paperround starts.</source>
      <translation>Inny rozmiar zadziała od następnego uruchomienia.</translation>
    </message>
    <message>
      <source>Notifications</source>
      <translation>Powiadomienia</translation>
    </message>
    <message>
      <source>Reading</source>
      <translation>Czytanie</translation>
    </message>
    <message>
      <source>What counts as read, and how lists and articles are shown.</source>
      <translation>Co uchodzi za przeczytane i jak wyglądają listy i wpisy.</translation>
    </message>
    <message>
      <source>Highlighted in lists and articles. Use quotes for a phrase.</source>
      <translation>Są zaznaczane na każdej liście i w każdym artykule; cudzysłów łączy słowa w całość.</translation>
    </message>
    <message>
      <source>Duplicates</source>
      <translation>Duplikaty</translation>
    </message>
    <message>
      <source>Each fetch checks one feed for new articles. Your own refreshes are never refused.</source>
      <translation>Pobranie to zapytanie jednego kanału o nowe wpisy. Pobieranie ręczne działa zawsze.</translation>
    </message>
    <message>
      <source>Podcasts &amp; Morning Paper</source>
      <translation>Podcasty i poranna gazeta</translation>
    </message>
    <message>
      <source>Episodes to listen to, and your own newspaper.</source>
      <translation>Co jest pobierane do słuchania i Twoja własna gazeta.</translation>
    </message>
    <message>
      <source>Episodes you downloaded yourself are never deleted for it.</source>
      <translation>Nagrania pobrane przez Ciebie nigdy nie są z tego powodu usuwane.</translation>
    </message>
    <message>
      <source>Morning Paper</source>
      <translation>Poranna gazeta</translation>
    </message>
    <message>
      <source>A bar above the list shows how many are waiting. Feeds that notify you aren’t held back.</source>
      <translation>Pasek nad listą pokazuje, ile ich czeka. Kanały, które powiadamiają od razu, nie są wstrzymywane.</translation>
    </message>
    <message>
      <source>Open Morning Paper</source>
      <translation>Otwórz poranną gazetę</translation>
    </message>
    <message>
      <source>Changing the size reopens the window.</source>
      <translation>Aby zmienić rozmiar, okno zamknie się i otworzy w tym samym miejscu.</translation>
    </message>
    <message>
      <source>The site that hosts an image can see that you loaded it. Tracking pixels are always blocked.</source>
      <translation>Serwer obrazu widzi, że został on pobrany. Piksele śledzące są zawsze blokowane.</translation>
    </message>
    <message>
      <source>The best value</source>
      <translation>Najkorzystniej</translation>
    </message>
    <message>
      <source>Match system</source>
      <translation>Jak w systemie</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Język</translation>
    </message>
    <message>
      <source>Shortly after I open it</source>
      <translation>Chwilę po otwarciu</translation>
    </message>
    <message>
      <source>When I open it or scroll past</source>
      <translation>Po otwarciu lub przewinięciu</translation>
    </message>
    <message>
      <source>Only when I mark it</source>
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
      <source>Newspaper</source>
      <translation>Gazeta</translation>
    </message>
    <message>
      <source>Mark articles as read</source>
      <translation>Wpis jest przeczytany</translation>
    </message>
    <message>
      <source>Layout</source>
      <translation>Układ</translation>
    </message>
    <message>
      <source>Group the same story from different feeds</source>
      <translation>Tę samą wiadomość z kilku kanałów pokazuj raz</translation>
    </message>
    <message>
      <source>Refreshing</source>
      <translation>Pobieranie</translation>
    </message>
    <message>
      <source>How often Paperround fetches your feeds, and what that costs.</source>
      <translation>Jak często Paperround pobiera kanały i ile to kosztuje.</translation>
    </message>
    <message>
      <source>See the effect in Insights &gt; Budget</source>
      <translation>Zobacz efekt: Wgląd, Budżet</translation>
    </message>
    <message>
      <source>If off, busy days may use up to half as many again, and quiet days use fewer.</source>
      <translation>W przeciwnym razie w intensywny dzień pobrań może być o połowę więcej, a w spokojne dni mniej.</translation>
    </message>
    <message>
      <source>Images in lists use at most a tenth of it, and downloads ahead of time at most four fifths. What you open, add or download yourself isn’t limited.</source>
      <translation>Obrazy na listach zużywają najwyżej jedną dziesiątą tego limitu, a dane pobierane z wyprzedzeniem najwyżej cztery piąte. To, co otwierasz, dodajesz lub pobierasz samodzielnie, nie jest ograniczone.</translation>
    </message>
    <message>
      <source>Downloads full articles before the hours when you usually read offline. Only when plugged in, never on a metered connection.</source>
      <translation>Pobiera pełne artykuły przed porami, w których zwykle czytasz offline. Tylko przy zasilaniu z sieci, nigdy przy połączeniu taryfowym.</translation>
    </message>
    <message>
      <source>Advanced</source>
      <translation>Zaawansowane</translation>
    </message>
    <message>
      <source>Battery and metered connections, batches per day, proxy</source>
      <translation>Bateria i połączenia taryfowe, wybudzenia dziennie, proxy</translation>
    </message>
    <message>
      <source>Appearance</source>
      <translation>Wygląd</translation>
    </message>
    <message>
      <source>Theme, text and images.</source>
      <translation>Kolory, tekst i obrazy.</translation>
    </message>
    <message>
      <source>Only for rows on screen, none above 300 kB, at most 5 MB a day.</source>
      <translation>Tylko dla pozycji widocznych na ekranie, żaden ponad 300 kB, najwyżej 5 MB dziennie.</translation>
    </message>
    <message>
      <source>Images</source>
      <translation>Obrazy</translation>
    </message>
    <message>
      <source>The sea comes when it comes. I only wrote it down.</source>
      <translation>Morze przychodzi, kiedy chce. Ja to tylko zapisuję.</translation>
    </message>
    <message>
      <source>Font</source>
      <translation>Czcionka</translation>
    </message>
    <message>
      <source>Font size</source>
      <translation>Rozmiar liter</translation>
    </message>
    <message>
      <source>Start Paperround at login</source>
      <translation>Uruchamiaj Paperround przy logowaniu</translation>
    </message>
    <message>
      <source>Custom</source>
      <translation>Własne</translation>
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
      <source>Theme</source>
      <translation>Kolory</translation>
    </message>
    <message>
      <source>Interface size</source>
      <translation>Rozmiar całości</translation>
    </message>
    <message>
      <source>Images used {size} in the last seven days.</source>
      <translation>W ostatnich siedmiu dniach z obrazami zużyły {size}.</translation>
    </message>
    <message>
      <source>Narrow</source>
      <translation>Wąsko</translation>
    </message>
    <message>
      <source>Normal</source>
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
      <source>Compact</source>
      <translation>Ciasno</translation>
    </message>
    <message>
      <source>Relaxed</source>
      <translation>Luźno</translation>
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
      <source>Text width</source>
      <translation>Szerokość tekstu</translation>
    </message>
    <message>
      <source>Line spacing</source>
      <translation>Odstęp między wierszami</translation>
    </message>
    <message numerus="yes">
      <source>About {n} fetches a day</source>
      <translation>
        <numerusform>Około {n} pobrania dziennie</numerusform>
        <numerusform>Około {n} pobrań dziennie</numerusform>
        <numerusform>Około {n} pobrań dziennie</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The best value for your {n} feeds</source>
      <translation>
        <numerusform>Najkorzystniej dla Twojego {n} kanału</numerusform>
        <numerusform>Najkorzystniej dla Twoich {n} kanałów</numerusform>
        <numerusform>Najkorzystniej dla Twoich {n} kanałów</numerusform>
      </translation>
    </message>
    <message>
      <source>{size} a day</source>
      <translation>{size} dziennie</translation>
    </message>
    <message>
      <source>{wait} average wait</source>
      <translation>Średnie czekanie: {wait}</translation>
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
      <source>Secret</source>
      <translation>Sekret</translation>
    </message>
    <message>
      <source>Send articles to a read-later service, to files or to a program.</source>
      <translation>Wpisy można wysyłać dalej: do usługi, która je przechowa, do plików lub do programu.</translation>
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
      <source>In Wallabag, create a client under API clients management to get both.</source>
      <translation>Utwórz klienta w Wallabag, w części o zarządzaniu klientami API; tam widać jedno i drugie.</translation>
    </message>
    <message>
      <source>In Readeck, create an API token under Settings &gt; API Tokens.</source>
      <translation>Utwórz token API w Readeck: Settings, API Tokens.</translation>
    </message>
    <message>
      <source>In Karakeep, create an API key under Settings &gt; API Keys.</source>
      <translation>Utwórz klucz API w Karakeep: Settings, API Keys.</translation>
    </message>
    <message>
      <source>In Linkding, copy the token from Settings &gt; Integrations &gt; REST API.</source>
      <translation>Token jest w Linkding: Settings, Integrations, REST API.</translation>
    </message>
    <message>
      <source>Your Instapaper email and password.</source>
      <translation>Nazwa i hasło, którymi logujesz się do Instapaper.</translation>
    </message>
    <message>
      <source>Saves each article as a note with properties in an Obsidian vault or one of its folders.</source>
      <translation>Każdy wpis staje się notatką z właściwościami, w sejfie lub w jego folderze.</translation>
    </message>
    <message>
      <source>Saves each article as a file with front matter. Existing files are never overwritten.</source>
      <translation>Każdy wpis staje się plikiem z nagłówkiem front matter; żaden nie jest nigdy nadpisywany.</translation>
    </message>
    <message>
      <source>Placeholders work in the path, headers and body, but not in the host name.</source>
      <translation>Host jest stały; to, co po nim następuje, nagłówki i treść mogą wymieniać wstawiane pola.</translation>
    </message>
    <message>
      <source>Runs without a shell, so text in a title can’t act as a command.</source>
      <translation>Uruchamiany bez powłoki: każdy argument pozostaje jednym, cokolwiek jest w tytule.</translation>
    </message>
    <message>
      <source>Nothing sent yet</source>
      <translation>nic jeszcze nie wysłano</translation>
    </message>
    <message>
      <source>sent just now</source>
      <translation>wysłano przed chwilą</translation>
    </message>
    <message>
      <source>New destination</source>
      <translation>Nowy cel</translation>
    </message>
    <message>
      <source>Passwords and tokens are stored in the system keyring.</source>
      <translation>Hasła i tokeny trafiają do pęku kluczy systemu.</translation>
    </message>
    <message>
      <source>Address</source>
      <translation>Adres</translation>
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
      <source>Testing…</source>
      <translation>Sprawdzanie…</translation>
    </message>
    <message>
      <source>Add destination</source>
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
      <source>Program and arguments</source>
      <translation>Program i argumenty</translation>
    </message>
    <message>
      <source>Standard input</source>
      <translation>Na standardowym wejściu</translation>
    </message>
    <message>
      <source>Choose a folder</source>
      <translation>Wybierz folder</translation>
    </message>
    <message>
      <source>Send waiting items now</source>
      <translation>Wyślij teraz oczekujące</translation>
    </message>
    <message>
      <source>Discard waiting items</source>
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
      <source>Edit {name}</source>
      <translation>Zmień {name}</translation>
    </message>
    <message>
      <source>File name</source>
      <translation>Nazwa pliku</translation>
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
      <source>Placeholders: {names}</source>
      <translation>Wstawiane: {names}</translation>
    </message>
    <message>
      <source>Client ID</source>
      <translation>ID klienta</translation>
    </message>
    <message>
      <source>Most relevant first</source>
      <translation>Od najtrafniejszych</translation>
    </message>
    <message>
      <source>Suggested first</source>
      <translation>Co warto przeczytać najpierw</translation>
    </message>
    <message>
      <source>Loading</source>
      <translation>Wczytywanie</translation>
    </message>
    <message>
      <source>This article is no longer stored</source>
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
      <source>has audio</source>
      <translation>z dźwiękiem</translation>
    </message>
    <message>
      <source>downloaded</source>
      <translation>pobrano na dysk</translation>
    </message>
    <message>
      <source>Expanded.</source>
      <translation>Rozwinięty.</translation>
    </message>
    <message>
      <source>Collapsed.</source>
      <translation>Zwinięty.</translation>
    </message>
    <message>
      <source>tagged {tags}</source>
      <translation>etykiety: {tags}</translation>
    </message>
    <message>
      <source>Found one feed.</source>
      <translation>Znaleziono jeden kanał.</translation>
    </message>
    <message>
      <source>subscribed</source>
      <translation>subskrybowany</translation>
    </message>
    <message>
      <source>Feeds found</source>
      <translation>Znalezione kanały</translation>
    </message>
    <message>
      <source>Priority</source>
      <translation>Waga</translation>
    </message>
    <message>
      <source>Notify me about new articles</source>
      <translation>Powiadamiaj od razu o nowych wpisach</translation>
    </message>
    <message>
      <source>Hide Shorts and live-stream announcements</source>
      <translation>Bez Shorts i zapowiedzi transmisji</translation>
    </message>
    <message>
      <source>Account</source>
      <translation>Konto</translation>
    </message>
    <message>
      <source>More options</source>
      <translation>Więcej opcji</translation>
    </message>
    <message>
      <source>Add feed</source>
      <translation>Dodaj kanał</translation>
    </message>
    <message>
      <source>Website or feed address</source>
      <translation>Adres strony, bloga lub kanału</translation>
    </message>
    <message>
      <source>Latest articles</source>
      <translation>Najnowsze wpisy</translation>
    </message>
    <message>
      <source>Found one feed, but it contains errors. This is what could be read.</source>
      <translation>Znaleziono jeden kanał. Jego dokument jest uszkodzony: tyle udało się odczytać.</translation>
    </message>
    <message>
      <source>Show feed</source>
      <translation>Pokaż kanał</translation>
    </message>
    <message>
      <source>None, only on this computer</source>
      <translation>Brak, tylko na tym komputerze</translation>
    </message>
    <message>
      <source>Enter any website, and Paperround finds its feeds.</source>
      <translation>Paperround szuka kanałów pod każdym adresem.</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>Zatrzymaj</translation>
    </message>
    <message>
      <source>Sign in</source>
      <translation>Zaloguj</translation>
    </message>
    <message>
      <source>Based on what you read</source>
      <translation>Na podstawie tego, co czytasz</translation>
    </message>
    <message>
      <source>Looking for feeds at {host}…</source>
      <translation>Szukanie kanałów na {host}…</translation>
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
      <source>Found {feeds} on this site. Choose the ones you want.</source>
      <translation>Na tej stronie znaleziono {feeds}. Zaznacz te, które chcesz.</translation>
    </message>
    <message>
      <source>Add {feeds}</source>
      <translation>Dodaj {feeds}</translation>
    </message>
    <message>
      <source>{name}, for all my devices</source>
      <translation>{name}, dla wszystkich moich urządzeń</translation>
    </message>
    <message>
      <source>You’re already subscribed to {name}.</source>
      <translation>Kanał {name} jest już subskrybowany.</translation>
    </message>
    <message>
      <source>Because you read about {terms}</source>
      <translation>Bo czytasz o: {terms}</translation>
    </message>
    <message numerus="yes">
      <source>Found {feed} and {n} more on this site. It’s selected below.</source>
      <translation>
        <numerusform>Znaleziono {feed} (zaznaczony poniżej) i jeszcze {n} kanał tej witryny.</numerusform>
        <numerusform>Znaleziono {feed} (zaznaczony poniżej) i jeszcze {n} kanały tej witryny.</numerusform>
        <numerusform>Znaleziono {feed} (zaznaczony poniżej) i jeszcze {n} kanałów tej witryny.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>About {n} of {all} fetches in your daily budget</source>
      <translation>
        <numerusform>Około {n} z {all} pobrań w dziennym budżecie</numerusform>
        <numerusform>Około {n} z {all} pobrań w dziennym budżecie</numerusform>
        <numerusform>Około {n} z {all} pobrań w dziennym budżecie</numerusform>
      </translation>
    </message>
    <message>
      <source>The demo opens in its own window. Close it to come back here.</source>
      <translation>Demo otworzy się w osobnym oknie. Po jego zamknięciu wrócisz tutaj.</translation>
    </message>
    <message>
      <source>The demo couldn’t start. Try again. If it still fails, restart Paperround.</source>
      <translation>Nie udało się uruchomić demo. Spróbuj polecenia paperround demo w terminalu.</translation>
    </message>
    <message>
      <source>Add</source>
      <translation>Dodaj</translation>
    </message>
    <message>
      <source>Skip for now</source>
      <translation>Na razie pomiń</translation>
    </message>
    <message>
      <source>Start reading</source>
      <translation>Zacznij czytać</translation>
    </message>
    <message>
      <source>1 feed</source>
      <translation>1 kanał</translation>
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
      <source>Morning</source>
      <translation>Rano</translation>
    </message>
    <message>
      <source>Lunch</source>
      <translation>Południe</translation>
    </message>
    <message>
      <source>Evening</source>
      <translation>Wieczór</translation>
    </message>
    <message>
      <source>When you read</source>
      <translation>Kiedy zaglądasz</translation>
    </message>
    <message>
      <source>When Paperround fetches</source>
      <translation>Kiedy Paperround pobiera</translation>
    </message>
    <message>
      <source>Paperround fetches just before you usually read.</source>
      <translation>Paperround pobiera tuż przed porą, o której zwykle zaglądasz.</translation>
    </message>
    <message>
      <source>Welcome</source>
      <translation>Witamy</translation>
    </message>
    <message>
      <source>Paperround learns when you read and fetches your feeds just before, so new articles are ready when you are. What it learns stays on this computer.</source>
      <translation>Paperround uczy się, kiedy zaglądasz, i pobiera kanały tuż przedtem, więc nowe wpisy już na Ciebie czekają. To, czego się nauczy, zostaje na tym komputerze.</translation>
    </message>
    <message>
      <source>Or add any website</source>
      <translation>Lub dodaj dowolną witrynę</translation>
    </message>
    <message>
      <source>Coming from another reader? Import an OPML file or a newsboat list. Folders and names are kept.</source>
      <translation>Z innego czytnika, jako plik OPML lub lista programu newsboat. Foldery i nazwy zostają zachowane.</translation>
    </message>
    <message>
      <source>Open the demo</source>
      <translation>Otwórz demo</translation>
    </message>
    <message>
      <source>Try Paperround with 40 sample feeds. Nothing is downloaded or saved.</source>
      <translation>Zmyślony poranek z czterdziestoma kanałami. Nic nie idzie przez sieć, nic nie jest zapisywane.</translation>
    </message>
    <message>
      <source>Languages I read</source>
      <translation>Czytam</translation>
    </message>
    <message>
      <source>Added by you</source>
      <translation>Twoje</translation>
    </message>
    <message>
      <source>Show images</source>
      <translation>Pokaż obrazy</translation>
    </message>
    <message>
      <source>Uses more data. The sites that host images can see that you loaded them.</source>
      <translation>Zużywa więcej danych. Serwery obrazów widzą, że zostały one pobrane.</translation>
    </message>
    <message>
      <source>No feed found at this address.</source>
      <translation>Pod tym adresem nie znaleziono kanału.</translation>
    </message>
    <message>
      <source>Found {feed}. It’s selected below.</source>
      <translation>Znaleziono {feed}; zaznaczono poniżej.</translation>
    </message>
    <message>
      <source>No feeds selected</source>
      <translation>Nie wybrano kanałów</translation>
    </message>
    <message>
      <source>Welcome to Paperround</source>
      <translation>Witamy w Paperround</translation>
    </message>
    <message>
      <source>Imports its feeds, articles and stars. Nothing changes there.</source>
      <translation>Importuje z niego kanały, wpisy i gwiazdki. Nic się tam nie zmienia.</translation>
    </message>
    <message>
      <source>Choose some feeds to start with</source>
      <translation>Wybierz kilka kanałów na początek</translation>
    </message>
    <message numerus="yes">
      <source>Show all {n} starter feeds</source>
      <translation>
        <numerusform>Pokaż {n} kanał na początek</numerusform>
        <numerusform>Pokaż wszystkie {n} kanały na początek</numerusform>
        <numerusform>Pokaż wszystkie {n} kanałów na początek</numerusform>
      </translation>
    </message>
    <message>
      <source>Show fewer feeds</source>
      <translation>Pokaż mniej kanałów</translation>
    </message>
    <message>
      <source>Import OPML…</source>
      <translation>Importuj OPML…</translation>
    </message>
    <message>
      <source>Import from {reader}</source>
      <translation>Importuj z: {reader}</translation>
    </message>
    <message>
      <source>This feed needs a password.</source>
      <translation>Ten kanał wymaga hasła.</translation>
    </message>
    <message>
      <source>Subscribe anyway</source>
      <translation>Subskrybuj mimo to</translation>
    </message>
    <message>
      <source>Follow changes on this page…</source>
      <translation>Śledź zmiany na tej stronie…</translation>
    </message>
    <message>
      <source>That didn’t work. Check the address and try again.</source>
      <translation>To się nie udało.</translation>
    </message>
    <message>
      <source>The user name or password is incorrect.</source>
      <translation>Nieprawidłowa nazwa użytkownika lub hasło.</translation>
    </message>
    <message>
      <source>Pick an article on the page</source>
      <translation>Wskaż wpis</translation>
    </message>
    <message>
      <source>CSS selector</source>
      <translation>Selektor CSS</translation>
    </message>
    <message>
      <source>Try selector</source>
      <translation>Sprawdź selektor</translation>
    </message>
    <message>
      <source>You already follow {name}. Choose what counts as an article from now on.</source>
      <translation>Strona {name} jest już śledzona. Wybierz, co odtąd ma być jej wpisami.</translation>
    </message>
    <message>
      <source>Pick an article on the page…</source>
      <translation>Wskaż wpis…</translation>
    </message>
    <message>
      <source>Each change becomes an article that shows what’s different.</source>
      <translation>Każda zmiana tekstu to wpis pokazujący różnicę.</translation>
    </message>
    <message>
      <source>Followed page</source>
      <translation>Śledzona strona</translation>
    </message>
    <message>
      <source>You can follow the page itself. Choose what counts as an article.</source>
      <translation>Można śledzić samą stronę. Wybierz, co jest jej wpisami.</translation>
    </message>
    <message>
      <source>Current text</source>
      <translation>Obecny tekst</translation>
    </message>
    <message>
      <source>Changes on this page</source>
      <translation>Co się zmienia na tej stronie</translation>
    </message>
    <message>
      <source>Tried: {addresses}</source>
      <translation>Wypróbowano: {addresses}</translation>
    </message>
    <message>
      <source>Import feeds</source>
      <translation>Importowanie listy</translation>
    </message>
    <message>
      <source>Progress</source>
      <translation>Postęp</translation>
    </message>
    <message>
      <source>Not imported</source>
      <translation>Czego nie udało się przejąć</translation>
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
      <source>{feeds} already subscribed.</source>
      <translation>Już obecne: {feeds}.</translation>
    </message>
    <message>
      <source>Not imported:</source>
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
      <source>DIY</source>
      <translation>Majsterkowanie</translation>
    </message>
    <message>
      <source>Culture and ideas</source>
      <translation>Kultura i idee</translation>
    </message>
    <message>
      <source>Photos and comics</source>
      <translation>Obrazy i komiksy</translation>
    </message>
    <message>
      <source>Podcasts</source>
      <translation>Podcasty</translation>
    </message>
    <message>
      <source>Food</source>
      <translation>Kuchnia</translation>
    </message>
    <message>
      <source>that period</source>
      <translation>tamten czas</translation>
    </message>
    <message>
      <source>{feed} doesn’t include an unsubscribe link.</source>
      <translation>{feed} nie podaje adresu do rezygnacji.</translation>
    </message>
    <message>
      <source>New folder</source>
      <translation>Nowy folder</translation>
    </message>
    <message>
      <source>Folder name:</source>
      <translation>Nazwa folderu:</translation>
    </message>
    <message>
      <source>Mark as read if older than</source>
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
      <source>Next article</source>
      <translation>Następny wpis</translation>
    </message>
    <message>
      <source>Previous article</source>
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
      <source>Scroll down, or next unread</source>
      <translation>Strona, potem następny nieprzeczytany</translation>
    </message>
    <message>
      <source>Open in browser</source>
      <translation>Otwórz w przeglądarce</translation>
    </message>
    <message>
      <source>Email…</source>
      <translation>E-mail…</translation>
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
      <source>Share</source>
      <translation>Udostępnij</translation>
    </message>
    <message>
      <source>Open comments</source>
      <translation>Otwórz komentarze</translation>
    </message>
    <message>
      <source>Reader view</source>
      <translation>Widok czytania</translation>
    </message>
    <message>
      <source>Find in article…</source>
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
      <source>View images</source>
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
      <source>Serif font</source>
      <translation>Czcionka szeryfowa</translation>
    </message>
    <message>
      <source>Play or pause</source>
      <translation>Odtwórz lub wstrzymaj</translation>
    </message>
    <message>
      <source>Play episode</source>
      <translation>Odtwórz to nagranie</translation>
    </message>
    <message>
      <source>Play next in queue</source>
      <translation>Odtwórz następne z kolejki</translation>
    </message>
    <message>
      <source>Add to queue</source>
      <translation>Dodaj do kolejki</translation>
    </message>
    <message>
      <source>Play next</source>
      <translation>Odtwórz jako następne</translation>
    </message>
    <message>
      <source>Up next…</source>
      <translation>Co będzie dalej…</translation>
    </message>
    <message>
      <source>Download / Remove download</source>
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
      <source>Highlight</source>
      <translation>Wyróżnij</translation>
    </message>
    <message>
      <source>Star</source>
      <translation>Gwiazdka</translation>
    </message>
    <message>
      <source>Tag…</source>
      <translation>Etykieta…</translation>
    </message>
    <message>
      <source>Show less like this</source>
      <translation>Mniej takich w „Dla Ciebie”</translation>
    </message>
    <message>
      <source>Mark all as read</source>
      <translation>Oznacz wszystkie jako przeczytane</translation>
    </message>
    <message>
      <source>Mark above as read</source>
      <translation>Oznacz wszystko powyżej jako przeczytane</translation>
    </message>
    <message>
      <source>Mark below as read</source>
      <translation>Oznacz wszystko poniżej jako przeczytane</translation>
    </message>
    <message>
      <source>Mark older as read…</source>
      <translation>Oznacz jako przeczytane starsze niż…</translation>
    </message>
    <message>
      <source>Mark all but today’s as read</source>
      <translation>Oznacz jako przeczytane wszystko prócz dzisiejszych</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Usuń</translation>
    </message>
    <message>
      <source>Show held articles</source>
      <translation>Pokaż, co czeka na następną gazetę</translation>
    </message>
    <message>
      <source>Redo</source>
      <translation>Ponów</translation>
    </message>
    <message>
      <source>Unread</source>
      <translation>Nieprzeczytane</translation>
    </message>
    <message>
      <source>For You</source>
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
      <source>While you were away</source>
      <translation>Pod Twoją nieobecność</translation>
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
      <source>Edit search…</source>
      <translation>Zmień wyszukiwanie…</translation>
    </message>
    <message>
      <source>Delete search</source>
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
      <source>Download for offline reading</source>
      <translation>Przygotuj wpisy do czytania offline</translation>
    </message>
    <message>
      <source>Refresh all feeds</source>
      <translation>Pobierz wszystkie kanały</translation>
    </message>
    <message>
      <source>Force refresh</source>
      <translation>Pobierz też właśnie pobrane</translation>
    </message>
    <message>
      <source>Add feed from clipboard</source>
      <translation>Dodaj skopiowany odnośnik</translation>
    </message>
    <message>
      <source>Feed settings…</source>
      <translation>Ustawienia kanału…</translation>
    </message>
    <message>
      <source>Import feeds (OPML)…</source>
      <translation>Importuj listę…</translation>
    </message>
    <message>
      <source>Export feeds (OPML)…</source>
      <translation>Eksportuj listę…</translation>
    </message>
    <message>
      <source>Rules…</source>
      <translation>Reguły…</translation>
    </message>
    <message>
      <source>Hidden articles…</source>
      <translation>Ukryte wpisy…</translation>
    </message>
    <message>
      <source>Pause fetching</source>
      <translation>Wstrzymaj pobieranie</translation>
    </message>
    <message>
      <source>Schedule and reasons</source>
      <translation>Kiedy i dlaczego jest pobierany</translation>
    </message>
    <message>
      <source>Open website</source>
      <translation>Otwórz stronę kanału</translation>
    </message>
    <message>
      <source>Copy feed address</source>
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
      <source>Move out of folder</source>
      <translation>Wyjmij z folderu</translation>
    </message>
    <message>
      <source>Unsubscribe</source>
      <translation>Anuluj subskrypcję</translation>
    </message>
    <message>
      <source>Unsubscribe from this newsletter…</source>
      <translation>Zrezygnuj z tego newslettera…</translation>
    </message>
    <message>
      <source>Remove folder</source>
      <translation>Usuń folder</translation>
    </message>
    <message>
      <source>Delete tag</source>
      <translation>Usuń etykietę</translation>
    </message>
    <message>
      <source>Hide feeds without unread</source>
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
      <source>Group by feed</source>
      <translation>Grupuj według kanałów</translation>
    </message>
    <message>
      <source>Group duplicates</source>
      <translation>Tę samą wiadomość pokazuj raz</translation>
    </message>
    <message>
      <source>Mark as read when opened</source>
      <translation>Oznaczaj jako przeczytane po otwarciu</translation>
    </message>
    <message>
      <source>Mark as read when scrolled past</source>
      <translation>Oznaczaj jako przeczytane po przewinięciu</translation>
    </message>
    <message>
      <source>Mark as read manually</source>
      <translation>Oznaczaj jako przeczytane tylko ręcznie</translation>
    </message>
    <message>
      <source>Show as cards</source>
      <translation>Pokaż jako karty</translation>
    </message>
    <message>
      <source>Show or hide the sidebar</source>
      <translation>Pokaż lub ukryj pasek boczny</translation>
    </message>
    <message>
      <source>Keep running when closed</source>
      <translation>Pobieraj dalej po zamknięciu</translation>
    </message>
    <message>
      <source>Start at login</source>
      <translation>Uruchamiaj przy logowaniu</translation>
    </message>
    <message>
      <source>Paperround Help</source>
      <translation>Pomoc Paperround</translation>
    </message>
    <message>
      <source>Keyboard shortcuts</source>
      <translation>Skróty klawiszowe</translation>
    </message>
    <message>
      <source>Add feeds from your browser</source>
      <translation>Dodawaj kanały z przeglądarki</translation>
    </message>
    <message>
      <source>What’s new</source>
      <translation>Co nowego</translation>
    </message>
    <message>
      <source>Privacy</source>
      <translation>Prywatność</translation>
    </message>
    <message>
      <source>Report a problem</source>
      <translation>Zgłoś problem</translation>
    </message>
    <message>
      <source>About Paperround</source>
      <translation>O programie Paperround</translation>
    </message>
    <message>
      <source>Close the window</source>
      <translation>Zamknij okno</translation>
    </message>
    <message>
      <source>Copied {address}</source>
      <translation>Skopiowano {address}</translation>
    </message>
    <message>
      <source>Link copied</source>
      <translation>Skopiowano odnośnik</translation>
    </message>
    <message>
      <source>No app could open {link}.</source>
      <translation>Nie znaleziono programu, który otworzyłby {link}.</translation>
    </message>
    <message>
      <source>Your last changes weren’t saved before Paperround closed.</source>
      <translation>Ostatnie zmiany nie zostały zapisane przed zamknięciem Paperround.</translation>
    </message>
    <message>
      <source>Paperround is saving your last changes…</source>
      <translation>Paperround zapisuje ostatnie zmiany…</translation>
    </message>
    <message>
      <source>Quit from the tray icon.</source>
      <translation>Zakończyć można z zasobnika.</translation>
    </message>
    <message>
      <source>Reopen it from your app menu. Press Ctrl+Q to quit.</source>
      <translation>Można go znów otworzyć z menu, a zakończyć klawiszami Ctrl+Q.</translation>
    </message>
    <message>
      <source>Nothing is downloaded while Paperround is closed. It fetches new articles when you open it.</source>
      <translation>Gdy Paperround jest zamknięty, nic nie jest pobierane. Nowe wpisy pobiera po otwarciu.</translation>
    </message>
    <message>
      <source>Some changes aren’t saved yet</source>
      <translation>Nie wszystko jest jeszcze zapisane</translation>
    </message>
    <message>
      <source>Close without saving</source>
      <translation>Zamknij i utrać</translation>
    </message>
    <message>
      <source>Keep open</source>
      <translation>Nie zamykaj</translation>
    </message>
    <message>
      <source>Check the articles you read or starred last.</source>
      <translation>Sprawdź wpisy, które ostatnio przeczytano lub oznaczono gwiazdką.</translation>
    </message>
    <message numerus="yes">
      <source>About {n} fetches a day.</source>
      <translation>
        <numerusform>Około {n} pobrania dziennie.</numerusform>
        <numerusform>Około {n} pobrań dziennie.</numerusform>
        <numerusform>Około {n} pobrań dziennie.</numerusform>
      </translation>
    </message>
    <message>
      <source>Keep running</source>
      <translation>Pobieraj dalej</translation>
    </message>
    <message>
      <source>You can change this in Settings &gt; General.</source>
      <translation>Można to zmienić w: Ustawienia, Ten komputer.</translation>
    </message>
    <message>
      <source>Your last changes aren’t saved yet</source>
      <translation>Ostatnich zmian nie ma jeszcze na dysku</translation>
    </message>
    <message>
      <source>Paperround will close as soon as they’re saved. If you close it now, they’ll be lost.</source>
      <translation>Gdy tylko zostaną zapisane, Paperround sam się zamknie. Po zamknięciu teraz przepadną.</translation>
    </message>
    <message>
      <source>Keep Paperround running in the background?</source>
      <translation>Paperround może dalej pobierać w tle</translation>
    </message>
    <message>
      <source>New articles will be ready when you come back. What should happen when you close the window?</source>
      <translation>Wtedy nowe wpisy czekają, zanim zajrzysz. Co ma się dziać po zamknięciu okna?</translation>
    </message>
    <message>
      <source>Images from this feed are shown</source>
      <translation>Obrazy z tego kanału są pokazywane</translation>
    </message>
    <message>
      <source>{posts} marked as read</source>
      <translation>Oznaczono jako przeczytane: {posts}</translation>
    </message>
    <message>
      <source>You’ll see less like this in For You</source>
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
      <source>{posts} marked as unread</source>
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
      <source>Same story: {posts} marked as read</source>
      <translation>Oznaczono jako przeczytane, ta sama wiadomość: {posts}</translation>
    </message>
    <message>
      <source>its original title</source>
      <translation>tytuł kanału</translation>
    </message>
    <message>
      <source>Tag {tag} deleted</source>
      <translation>Usunięto etykietę: {tag}</translation>
    </message>
    <message>
      <source>Folder {name} removed; its feeds moved up</source>
      <translation>Usunięto folder {name}; jego kanały są teraz poziom wyżej</translation>
    </message>
    <message>
      <source>{posts} in {place} marked as read</source>
      <translation>Przeczytane ({place}): {posts}</translation>
    </message>
    <message>
      <source>{posts} tagged {tag}</source>
      <translation>Dodano etykietę {tag}: {posts}</translation>
    </message>
    <message>
      <source>Removed tag {tag} from {posts}</source>
      <translation>Usunięto etykietę {tag}: {posts}</translation>
    </message>
    <message>
      <source>Folder {name} made</source>
      <translation>Utworzono folder {name}</translation>
    </message>
    <message>
      <source>Export feeds</source>
      <translation>Eksportowanie listy kanałów</translation>
    </message>
    <message>
      <source>Copied the versions of Paperround and your system.</source>
      <translation>Skopiowano wersje Paperround i systemu.</translation>
    </message>
    <message>
      <source>Copied the versions of Paperround and your system. Paste them into your report at {address}</source>
      <translation>Skopiowano wersje Paperround i systemu. Wklej je do zgłoszenia: {address}</translation>
    </message>
    <message>
      <source>There is no link on the clipboard</source>
      <translation>W schowku nie ma odnośnika</translation>
    </message>
    <message>
      <source>Everything, to move to another computer</source>
      <translation>Wszystko, na inny komputer</translation>
    </message>
    <message>
      <source>Password:</source>
      <translation>Hasło:</translation>
    </message>
    <message>
      <source>{file} doesn’t contain its feed address. Add the website’s address instead.</source>
      <translation>Z pliku {file} nie wynika, gdzie jest kanał; dodaj zamiast tego adres jego strony.</translation>
    </message>
    <message>
      <source>Everything is already available offline.</source>
      <translation>Do czytania offline nie trzeba było nic więcej pobierać.</translation>
    </message>
    <message>
      <source>Paperround {version} is available. You have {own}. Download it from {home}.</source>
      <translation>Ukazał się Paperround {version}; ten to {own}. Do pobrania: {home}.</translation>
    </message>
    <message>
      <source>Refreshing…</source>
      <translation>Odpytywanie kanałów…</translation>
    </message>
    <message>
      <source>Downloading articles for offline reading…</source>
      <translation>Przygotowywanie wpisów do czytania offline…</translation>
    </message>
    <message>
      <source>1 more article is available offline ({size}).</source>
      <translation>Do czytania offline przybył 1 wpis, {size}.</translation>
    </message>
    <message numerus="yes">
      <source>{n} more articles are available offline ({size}).</source>
      <translation>
        <numerusform>Do czytania offline przybył {n} wpis, {size}.</numerusform>
        <numerusform>Do czytania offline przybyły {n} wpisy, {size}.</numerusform>
        <numerusform>Do czytania offline przybyło {n} wpisów, {size}.</numerusform>
      </translation>
    </message>
    <message>
      <source>This is the demo: 40 sample feeds. Nothing is downloaded or saved.</source>
      <translation>To jest demo: czterdzieści zmyślonych kanałów. Nic nie idzie przez sieć, nic nie jest zapisywane.</translation>
    </message>
    <message>
      <source>Use my own feeds</source>
      <translation>Moje własne kanały</translation>
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
      <source>&amp;Article</source>
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
      <source>Add destination…</source>
      <translation>Dodaj miejsce docelowe…</translation>
    </message>
    <message>
      <source>Tags</source>
      <translation>Etykiety</translation>
    </message>
    <message>
      <source>Find or create a tag</source>
      <translation>Znajdź lub utwórz etykietę</translation>
    </message>
    <message>
      <source>Create tag “{name}”</source>
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
      <source>You won’t see this message again.</source>
      <translation>To jednorazowa informacja.</translation>
    </message>
    <message>
      <source>Paperround is still running</source>
      <translation>Paperround nadal działa</translation>
    </message>
    <message>
      <source>Next fetch {time}.</source>
      <translation>Następne pobranie {time}.</translation>
    </message>
    <message>
      <source>the edition</source>
      <translation>gazeta</translation>
    </message>
    <message>
      <source>Paperround, demo</source>
      <translation>Paperround, demo</translation>
    </message>
    <message>
      <source>Skip tour</source>
      <translation>Zakończ przewodnik</translation>
    </message>
    <message>
      <source>Next</source>
      <translation>Następny</translation>
    </message>
    <message>
      <source>New articles appear here</source>
      <translation>Na tej liście pojawiają się wpisy</translation>
    </message>
    <message>
      <source>The first one opens automatically. Press J or the Down Arrow for the next. A dot means unread.</source>
      <translation>Pierwszy otwiera się sam, J lub strzałka w dół otwiera następny. Kropka oznacza, że wpis nie jest jeszcze przeczytany.</translation>
    </message>
    <message>
      <source>Press Space to keep reading</source>
      <translation>Spacja przewija dalej</translation>
    </message>
    <message>
      <source>At the end of an article, Space opens the next unread one. Press S to star an article.</source>
      <translation>Na końcu wpisu przechodzi do następnego nieprzeczytanego. S zachowuje wpis z gwiazdką.</translation>
    </message>
    <message>
      <source>That’s all you need</source>
      <translation>To wszystko, czego trzeba</translation>
    </message>
    <message>
      <source>Press ? to see every shortcut. Insights shows why Paperround fetches each feed when it does.</source>
      <translation>Znak zapytania pokazuje wszystkie klawisze. Wgląd wyjaśnia, dlaczego Paperround pobiera właśnie wtedy.</translation>
    </message>
    <message>
      <source>{n} of {all}</source>
      <translation>{n} z {all}</translation>
    </message>
    <message>
      <source>All your changes have been saved.</source>
      <translation>Wszystkie zmiany z tego czasu są już zapisane.</translation>
    </message>
    <message>
      <source>More</source>
      <translation>Więcej</translation>
    </message>
    <message>
      <source>Freed {size} of images.</source>
      <translation>Zwolniono {size} po obrazach.</translation>
    </message>
    <message>
      <source>Paused</source>
      <translation>Wstrzymano</translation>
    </message>
    <message>
      <source>Image</source>
      <translation>Obraz</translation>
    </message>
    <message>
      <source>Loading full article…</source>
      <translation>Pobieranie strony…</translation>
    </message>
    <message>
      <source>Comments</source>
      <translation>Komentarze</translation>
    </message>
    <message>
      <source>Attachments</source>
      <translation>Załączniki</translation>
    </message>
    <message>
      <source>audio</source>
      <translation>dźwięk</translation>
    </message>
    <message>
      <source>video</source>
      <translation>film</translation>
    </message>
    <message>
      <source>image</source>
      <translation>obraz</translation>
    </message>
    <message>
      <source>text</source>
      <translation>tekst</translation>
    </message>
    <message>
      <source>d MMMM yyyy</source>
      <translation>d MMMM yyyy</translation>
    </message>
    <message>
      <source>1 min video</source>
      <translation>1 minuta oglądania</translation>
    </message>
    <message>
      <source>1 min read</source>
      <translation>1 minuta czytania</translation>
    </message>
    <message>
      <source>Couldn’t find the full article on the page. Showing the version from the feed.</source>
      <translation>Na stronie nie znaleziono artykułu. Pokazano to, co przysłał kanał.</translation>
    </message>
    <message numerus="yes">
      <source>Continue reading · {minutes} min left</source>
      <translation>
        <numerusform>Czytaj dalej, jeszcze {minutes} minuta</numerusform>
        <numerusform>Czytaj dalej, jeszcze {minutes} minuty</numerusform>
        <numerusform>Czytaj dalej, jeszcze {minutes} minut</numerusform>
      </translation>
    </message>
    <message>
      <source>Why?</source>
      <translation>Dlaczego?</translation>
    </message>
    <message numerus="yes">
      <source>{minutes} min video</source>
      <translation>
        <numerusform>{minutes} minuta oglądania</numerusform>
        <numerusform>{minutes} minuty oglądania</numerusform>
        <numerusform>{minutes} minut oglądania</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{minutes} min read</source>
      <translation>
        <numerusform>{minutes} minuta czytania</numerusform>
        <numerusform>{minutes} minuty czytania</numerusform>
        <numerusform>{minutes} minut czytania</numerusform>
      </translation>
    </message>
    <message>
      <source>Continue reading · 1 min left</source>
      <translation>Czytaj dalej, jeszcze 1 minuta</translation>
    </message>
    <message>
      <source>{n} min</source>
      <translation>{n} min</translation>
    </message>
    <message>
      <source>Images are on. They use more data, and the sites that host them can see that you loaded them.</source>
      <translation>Obrazy są pokazywane. Zużywają więcej danych, a serwer każdego z nich widzi, że został pobrany.</translation>
    </message>
    <message>
      <source>Images are off.</source>
      <translation>Obrazy nie są wczytywane.</translation>
    </message>
    <message>
      <source>This feed only sends headlines.</source>
      <translation>Jest tu tylko nagłówek.</translation>
    </message>
    <message>
      <source>Load full article</source>
      <translation>Pobierz pełny tekst</translation>
    </message>
    <message>
      <source>Select an article to read it. J and K move through the list.</source>
      <translation>Wybierz wpis, aby go przeczytać. Klawisze J i K przechodzą po liście.</translation>
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
      <source>Keep images on</source>
      <translation>Zostaw</translation>
    </message>
    <message>
      <source>Ask each time</source>
      <translation>Pytaj za każdym razem</translation>
    </message>
    <message>
      <source>Image copied</source>
      <translation>Skopiowano obraz</translation>
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
      <source>This image isn’t available.</source>
      <translation>Ten obraz jest niedostępny.</translation>
    </message>
    <message>
      <source>Fetching…</source>
      <translation>Pobieranie…</translation>
    </message>
    <message>
      <source>Save image</source>
      <translation>Zapisz obraz</translation>
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
      <source>View full size</source>
      <translation>Powiększ obraz</translation>
    </message>
    <message>
      <source>Save image as…</source>
      <translation>Zapisz obraz…</translation>
    </message>
    <message>
      <source>Copy image</source>
      <translation>Kopiuj obraz</translation>
    </message>
    <message>
      <source>Copy image address</source>
      <translation>Kopiuj adres obrazu</translation>
    </message>
    <message>
      <source>Open image in browser</source>
      <translation>Otwórz obraz w przeglądarce</translation>
    </message>
    <message>
      <source>This article is too long to show in full.</source>
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
      <source>{current} of {count}</source>
      <translation>{current} z {count}</translation>
    </message>
    <message>
      <source>No matches</source>
      <translation>Nie znaleziono</translation>
    </message>
    <message>
      <source>Text settings</source>
      <translation>Ustawienia tekstu</translation>
    </message>
    <message>
      <source>Previous image</source>
      <translation>Poprzedni obraz</translation>
    </message>
    <message>
      <source>Next image</source>
      <translation>Następny obraz</translation>
    </message>
    <message>
      <source>Zoom out</source>
      <translation>Mniejszy</translation>
    </message>
    <message>
      <source>Zoom in</source>
      <translation>Większy</translation>
    </message>
    <message>
      <source>Actual size</source>
      <translation>Pełny rozmiar</translation>
    </message>
    <message>
      <source>Save…</source>
      <translation>Zapisz…</translation>
    </message>
    <message>
      <source>This image is damaged or too large to show.</source>
      <translation>Ten obraz jest uszkodzony lub zbyt duży, by go tu pokazać.</translation>
    </message>
    <message>
      <source>Fit to window</source>
      <translation>Dopasuj do okna</translation>
    </message>
    <message>
      <source>Image, {width} × {height}</source>
      <translation>Obraz, {width} × {height}</translation>
    </message>
    <message>
      <source>Couldn’t load this image.</source>
      <translation>Nie udało się pobrać tego obrazu.</translation>
    </message>
    <message>
      <source>Downloaded</source>
      <translation>Pobrano na dysk</translation>
    </message>
    <message>
      <source>Downloaded on {day}, before you read it</source>
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
      <source>Arrived {time} after you opened Paperround</source>
      <translation>Pobrano {time} po pierwszym zajrzeniu</translation>
    </message>
    <message>
      <source>Arrived {time}, before you did</source>
      <translation>Pobrano o {time}, przed zajrzeniem</translation>
    </message>
    <message>
      <source>Downloaded ahead of {time}, when you usually listen</source>
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
      <source>No article selected</source>
      <translation>Nic nie zaznaczono</translation>
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
      <source>Something went wrong in Paperround ({name}).</source>
      <translation>Coś poszło nie tak wewnątrz programu Paperround ({name}).</translation>
    </message>
    <message>
      <source>Undone: {what}</source>
      <translation>Cofnięto: {what}</translation>
    </message>
    <message>
      <source>Redone: {what}</source>
      <translation>Ponowiono: {what}</translation>
    </message>
    <message>
      <source>Open Paperround</source>
      <translation>Otwórz Paperround</translation>
    </message>
    <message>
      <source>Free and open source under the MIT licence</source>
      <translation>Wolne i otwarte oprogramowanie na licencji MIT</translation>
    </message>
    <message>
      <source>A feed reader that has your news ready when you are.</source>
      <translation>Czytnik, który ma wiadomości gotowe, gdy przychodzisz.</translation>
    </message>
    <message>
      <source>Website</source>
      <translation>Strona</translation>
    </message>
    <message>
      <source>Licence</source>
      <translation>Licencja</translation>
    </message>
    <message>
      <source>Tested in Wine only, not yet on Windows itself. Please report how it works.</source>
      <translation>Sprawdzone tylko w Wine, jeszcze nie w samym Windows. Napisz, jak działa.</translation>
    </message>
    <message>
      <source>Not tested on a Mac yet. Please report how it works.</source>
      <translation>Jeszcze nie sprawdzone na Macu. Napisz, jak działa.</translation>
    </message>
    <message>
      <source>Acknowledgements</source>
      <translation>Powstało z dzieł innych</translation>
    </message>
    <message>
      <source>Open-source components</source>
      <translation>Dzieła, z których powstał Paperround</translation>
    </message>
    <message>
      <source>Version {version}</source>
      <translation>Wersja {version}</translation>
    </message>
    <message>
      <source>Built {date}</source>
      <translation>zbudowano {date}</translation>
    </message>
    <message>
      <source>Exported {feeds} to {file}</source>
      <translation>Zapisano {feeds} w pliku {file}</translation>
    </message>
    <message>
      <source>Exported {feeds} and {posts} to {file}</source>
      <translation>Zapisano {feeds} i {posts} w pliku {file}</translation>
    </message>
    <message>
      <source>Now following a different part of the page</source>
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
      <source>Rules changed, {posts} updated</source>
      <translation>Zmieniono reguły i {posts}</translation>
    </message>
    <message>
      <source>Changed the settings for {feed}</source>
      <translation>Zmieniono ustawienia kanału {feed}</translation>
    </message>
    <message numerus="yes">
      <source>{n} already subscribed</source>
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
      <source>{posts} restored</source>
      <translation>Przywrócono {posts}</translation>
    </message>
    <message>
      <source>Not enough articles yet.</source>
      <translation>Jeszcze nie wiadomo: potrzeba kilku wpisów.</translation>
    </message>
    <message>
      <source>Almost all of its articles are original.</source>
      <translation>Prawie każdy wpis przynosi coś nowego.</translation>
    </message>
    <message>
      <source>Almost all of its articles repeat earlier ones.</source>
      <translation>Prawie każdy wpis powtarza to, co już niedawno było.</translation>
    </message>
    <message>
      <source>None of your other feeds covers the same topics.</source>
      <translation>Żaden inny kanał nie jest o tym samym.</translation>
    </message>
    <message>
      <source>Open schedule</source>
      <translation>Otwórz plan</translation>
    </message>
    <message>
      <source>Include in Unread and counts</source>
      <translation>W „Nieprzeczytanych” i w licznikach</translation>
    </message>
    <message>
      <source>Newest {n}</source>
      <translation>Najnowsze {n}</translation>
    </message>
    <message>
      <source>{names}.</source>
      <translation>{names}.</translation>
    </message>
    <message numerus="yes">
      <source>About {n} in 10 articles are original.</source>
      <translation>
        <numerusform>Około {n} z 10 wpisów przynosi coś nowego.</numerusform>
        <numerusform>Około {n} z 10 wpisów przynosi coś nowego.</numerusform>
        <numerusform>Około {n} z 10 wpisów przynosi coś nowego.</numerusform>
      </translation>
    </message>
    <message>
      <source>Fetch for new articles</source>
      <translation>Pobieraj</translation>
    </message>
    <message>
      <source>Don’t miss any of its articles</source>
      <translation>Nie przegap żadnego artykułu</translation>
    </message>
    <message>
      <source>Fetched before an article can drop off the feed’s list, even if other feeds wait longer.</source>
      <translation>Pobierany, zanim artykuł zniknie z listy kanału, nawet jeśli inne kanały poczekają dłużej.</translation>
    </message>
    <message>
      <source>Pause this feed</source>
      <translation>Wstrzymany: nie pobieraj</translation>
    </message>
    <message>
      <source>Mark as read automatically</source>
      <translation>Nieprzeczytane uznaj za przeczytane</translation>
    </message>
    <message>
      <source>Starred or tagged articles, and ones you marked as unread, stay unread.</source>
      <translation>Wpisy z gwiazdką lub etykietą pozostają nieprzeczytane, podobnie jak te oznaczone ręcznie jako nieprzeczytane.</translation>
    </message>
    <message>
      <source>Always load the full article</source>
      <translation>Pobieraj pełny tekst każdego otwartego wpisu</translation>
    </message>
    <message>
      <source>Use default</source>
      <translation>Jak w ustawieniach</translation>
    </message>
    <message>
      <source>Keep articles</source>
      <translation>Przechowuj wpisy</translation>
    </message>
    <message>
      <source>Keep at most</source>
      <translation>Zachowaj najwyżej</translation>
    </message>
    <message>
      <source>Offline reading</source>
      <translation>Zanim będę offline</translation>
    </message>
    <message>
      <source>Only if the feed requires a sign-in</source>
      <translation>Tylko gdy kanał o to prosi</translation>
    </message>
    <message>
      <source>Opens the sender’s unsubscribe page or a ready-made email.</source>
      <translation>Otwiera to, co oferuje w tym celu nadawca, w przeglądarce lub programie pocztowym.</translation>
    </message>
    <message>
      <source>Newsletter</source>
      <translation>Newsletter</translation>
    </message>
    <message>
      <source>Articles (CSS selector)</source>
      <translation>Wpisy strony (selektor CSS)</translation>
    </message>
    <message>
      <source>Topics</source>
      <translation>Tematy</translation>
    </message>
    <message>
      <source>Similar feeds</source>
      <translation>Podobne kanały</translation>
    </message>
    <message>
      <source>{feed} (duplicate)</source>
      <translation>{feed} (te same wpisy)</translation>
    </message>
    <message>
      <source>Sign-in</source>
      <translation>Logowanie</translation>
    </message>
    <message>
      <source>Automatic</source>
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
    <message numerus="yes">
      <source>Every {n} minutes</source>
      <translation>
        <numerusform>Co {n} minutę</numerusform>
        <numerusform>Co {n} minuty</numerusform>
        <numerusform>Co {n} minut</numerusform>
      </translation>
    </message>
    <message>
      <source>Show</source>
      <translation>Pokazuj</translation>
    </message>
    <message>
      <source>Ask first</source>
      <translation>Pokazuj tylko na życzenie</translation>
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
    <message numerus="yes">
      <source>After {n} days</source>
      <translation>
        <numerusform>Po {n} dniu</numerusform>
        <numerusform>Po {n} dniach</numerusform>
        <numerusform>Po {n} dniach</numerusform>
      </translation>
    </message>
    <message>
      <source>Forever</source>
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
    <message numerus="yes">
      <source>For {n} days</source>
      <translation>
        <numerusform>Przez {n} dzień</numerusform>
        <numerusform>Przez {n} dni</numerusform>
        <numerusform>Przez {n} dni</numerusform>
      </translation>
    </message>
    <message>
      <source>All of them</source>
      <translation>Wszystkie</translation>
    </message>
    <message>
      <source>Download what I’m likely to open</source>
      <translation>Pobierz, co pewnie otworzę</translation>
    </message>
    <message>
      <source>Download every article in full</source>
      <translation>Pobierz każdy wpis w całości</translation>
    </message>
    <message>
      <source>Don’t download in advance</source>
      <translation>Nie pobieraj niczego z góry</translation>
    </message>
    <message>
      <source>Unchanged</source>
      <translation>Bez zmian</translation>
    </message>
    <message>
      <source>That isn’t a web address. Enter one that starts with https://.</source>
      <translation>To nie jest adres WWW; wpisz taki, który zaczyna się od https://.</translation>
    </message>
    <message>
      <source>The main part of the page</source>
      <translation>Główna część strony</translation>
    </message>
    <message>
      <source>Part to compare (CSS selector)</source>
      <translation>Co jest porównywane (selektor CSS)</translation>
    </message>
    <message>
      <source>{feed} settings</source>
      <translation>Ustawienia kanału {feed}</translation>
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
      <source>Help page</source>
      <translation>Strona pomocy</translation>
    </message>
    <message>
      <source>Contents</source>
      <translation>Spis treści</translation>
    </message>
    <message>
      <source>Search commands or keys</source>
      <translation>Szukaj poleceń lub klawiszy</translation>
    </message>
    <message>
      <source>Use it here instead</source>
      <translation>Użyj tutaj</translation>
    </message>
    <message>
      <source>Essentials</source>
      <translation>Podstawowe</translation>
    </message>
    <message>
      <source>Marking</source>
      <translation>Oznaczanie</translation>
    </message>
    <message>
      <source>Navigation</source>
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
      <source>Shortcuts restored</source>
      <translation>Przywrócono skróty</translation>
    </message>
    <message>
      <source>{key} then {next}</source>
      <translation>{key}, potem {next}</translation>
    </message>
    <message>
      <source>Add keys</source>
      <translation>Dodaj klawisze</translation>
    </message>
    <message>
      <source>Shortcut for {action}</source>
      <translation>Klawisz dla: {action}</translation>
    </message>
    <message>
      <source>Click a key to change it. Esc cancels.</source>
      <translation>Kliknij klawisz, aby go zmienić. Esc anuluje.</translation>
    </message>
    <message>
      <source>Press the new keys</source>
      <translation>Naciśnij nowe klawisze</translation>
    </message>
    <message>
      <source>Up and down</source>
      <translation>W górę i w dół</translation>
    </message>
    <message>
      <source>To the next pane</source>
      <translation>Do panelu obok</translation>
    </message>
    <message>
      <source>To the top, showing new articles</source>
      <translation>Na początek i wczytaj nowe wpisy</translation>
    </message>
    <message>
      <source>{key} is used by {action}.</source>
      <translation>{key} ma już: {action}.</translation>
    </message>
    <message>
      <source>Restore defaults</source>
      <translation>Klawisze domyślne</translation>
    </message>
    <message>
      <source>Sending {posts} to {target}…</source>
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
      <source>CA certificate (PEM file)</source>
      <translation>Certyfikat własnego urzędu</translation>
    </message>
    <message>
      <source>You have {feeds} from {name} on this computer. Keep or remove? Nothing changes on the server.</source>
      <translation>Zostawić tu kanały z {name} ({feeds}) czy też je usunąć? Na serwerze nic się nie zmieni.</translation>
    </message>
    <message>
      <source>Discard</source>
      <translation>Odrzuć</translation>
    </message>
    <message>
      <source>Keep feeds</source>
      <translation>Zostaw kanały</translation>
    </message>
    <message>
      <source>Remove feeds</source>
      <translation>Też usuń</translation>
    </message>
    <message>
      <source>Enter the password…</source>
      <translation>Podaj hasło…</translation>
    </message>
    <message>
      <source>More options for {name}</source>
      <translation>Więcej: {name}</translation>
    </message>
    <message>
      <source>Higher-priority feeds are fetched sooner and more often.</source>
      <translation>Kanał o większej wadze jest pobierany wcześniej i częściej.</translation>
    </message>
    <message numerus="yes">
      <source>About {n} of your {budget} daily fetches</source>
      <translation>
        <numerusform>Przy {budget} pobraniach dziennie dostanie około {n}</numerusform>
        <numerusform>Przy {budget} pobraniach dziennie dostanie około {n}</numerusform>
        <numerusform>Przy {budget} pobraniach dziennie dostanie około {n}</numerusform>
      </translation>
    </message>
    <message>
      <source>no effect on your other feeds.</source>
      <translation>inne kanały tego nie odczują.</translation>
    </message>
    <message>
      <source>articles from your other feeds arrive {time} later on average.</source>
      <translation>inne kanały czekają {time} dłużej.</translation>
    </message>
    <message>
      <source>articles from your other feeds arrive {time} earlier on average.</source>
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
      <source>Low</source>
      <translation>mniej</translation>
    </message>
    <message>
      <source>High</source>
      <translation>więcej</translation>
    </message>
    <message>
      <source>Highest</source>
      <translation>najwięcej</translation>
    </message>
    <message numerus="yes">
      <source>About {n} of your {budget} daily fetches instead of {before}</source>
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
      <source>About {n} of your {budget} daily fetches.</source>
      <translation>
        <numerusform>Przy {budget} pobraniach dziennie dostaje około {n}.</numerusform>
        <numerusform>Przy {budget} pobraniach dziennie dostaje około {n}.</numerusform>
        <numerusform>Przy {budget} pobraniach dziennie dostaje około {n}.</numerusform>
      </translation>
    </message>
    <message>
      <source>{first} to {last}: {posts} from {feeds}, including {stories} covered by several feeds.</source>
      <translation>{first} – {last}: {posts} ({feeds}); w kilku kanałach: {stories}.</translation>
    </message>
    <message>
      <source>Date range</source>
      <translation>Które dni</translation>
    </message>
    <message>
      <source>When you’ve been away for five days or more, what you missed is summed up here.</source>
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
      <source>Last 3 days</source>
      <translation>Ostatnie 3 dni</translation>
    </message>
    <message>
      <source>Last week</source>
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
      <source>Covered by several feeds</source>
      <translation>O czym pisało kilka kanałów</translation>
    </message>
    <message>
      <source>By feed</source>
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
    <message>
      <source>Ready in time: fetched before you next open Paperround.</source>
      <translation>Na czas: pobrane, zanim znowu otworzysz Paperround.</translation>
    </message>
    <message numerus="yes">
      <source>Actual over the last {n} days: {fetches} a day, {wait}, {share} ready in time.</source>
      <translation>
        <numerusform>Naprawdę, ostatni {n} dzień: {fetches} dziennie, {wait}, {share} na czas.</numerusform>
        <numerusform>Naprawdę, ostatnie {n} dni: {fetches} dziennie, {wait}, {share} na czas.</numerusform>
        <numerusform>Naprawdę, ostatnie {n} dni: {fetches} dziennie, {wait}, {share} na czas.</numerusform>
      </translation>
    </message>
    <message>
      <source>With {fetches} a day, you wait {wait} for a new article on average.</source>
      <translation>Dziennie: {fetches}. Średnie czekanie na nowy wpis: {wait}.</translation>
    </message>
    <message numerus="yes">
      <source>Beyond about {n} fetches a day, each extra fetch gains little.</source>
      <translation>
        <numerusform>Powyżej około {n} pobrania dziennie każde następne daje niewiele.</numerusform>
        <numerusform>Powyżej około {n} pobrań dziennie każde następne daje niewiele.</numerusform>
        <numerusform>Powyżej około {n} pobrań dziennie każde następne daje niewiele.</numerusform>
      </translation>
    </message>
    <message>
      <source>At {now} fetches a day, up to {most} on a busy day, new articles keep you waiting {wait} on average. Best value: {best} fetches, {best_wait}.</source>
      <translation>Przy {now} pobraniach dziennie, do {most} w intensywny dzień, na nowe wpisy czekasz średnio {wait}. Najkorzystniej: {best} pobrań, {best_wait}.</translation>
    </message>
    <message numerus="yes">
      <source>{n} fetches a day on battery, {m} when metered</source>
      <translation>
        <numerusform>{n} pobranie dziennie na baterii, {m} na połączeniu taryfowym</numerusform>
        <numerusform>{n} pobrania dziennie na baterii, {m} na połączeniu taryfowym</numerusform>
        <numerusform>{n} pobrań dziennie na baterii, {m} na połączeniu taryfowym</numerusform>
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
      <source>Current and new budget</source>
      <translation>Teraz i z wybranym budżetem</translation>
    </message>
    <message>
      <source>More figures</source>
      <translation>Więcej liczb</translation>
    </message>
    <message>
      <source>What changes for each feed</source>
      <translation>Co się zmienia w każdym kanale</translation>
    </message>
    <message>
      <source>Average wait for a new article, minutes</source>
      <translation>Średnie czekanie na nowy wpis, minuty</translation>
    </message>
    <message>
      <source>Fetches used, fetches per new article, recent days</source>
      <translation>Użyte pobrania, pobrania na nowy wpis, ostatnie dni</translation>
    </message>
    <message>
      <source>Nothing changes until you apply it.</source>
      <translation>Nic się nie zmieni, dopóki tego nie zastosujesz.</translation>
    </message>
    <message>
      <source>Recommend a budget</source>
      <translation>Wybierz za mnie</translation>
    </message>
    <message>
      <source>Reset</source>
      <translation>Przywróć</translation>
    </message>
    <message>
      <source>Apply</source>
      <translation>Zastosuj</translation>
    </message>
    <message>
      <source>What a bigger budget gets you</source>
      <translation>Co daje więcej pobrań</translation>
    </message>
    <message>
      <source>With {fetches} a day, you wait {wait} for a new article on average instead of {before}.</source>
      <translation>Dziennie: {fetches}. Średnie czekanie na nowy wpis: {wait} zamiast {before}.</translation>
    </message>
    <message>
      <source>This is an estimate based on a typical day. Once you’ve read on three days, it’s based on yours.</source>
      <translation>Na razie szacunek: Paperround nie wie, kiedy czytasz, i przyjmuje typowy dzień. Po trzech dniach czytania krzywa będzie Twoja własna.</translation>
    </message>
    <message>
      <source>At {now} fetches a day, never more, new articles keep you waiting {wait} on average. Best value: {best} fetches, {best_wait}.</source>
      <translation>Przy {now} pobraniach dziennie i nigdy więcej, na nowe wpisy czekasz średnio {wait}. Najkorzystniej: {best} pobrań, {best_wait}.</translation>
    </message>
    <message>
      <source>Limited by publisher</source>
      <translation>Ograniczone przez wydawcę</translation>
    </message>
    <message>
      <source>Use {n} a day</source>
      <translation>Użyj {n} dziennie</translation>
    </message>
    <message>
      <source>Use {n} a day, at most {m} MB</source>
      <translation>Użyj {n} dziennie, najwyżej {m} MB</translation>
    </message>
    <message>
      <source>Now</source>
      <translation>Teraz</translation>
    </message>
    <message>
      <source>Fetches per day</source>
      <translation>Pobrania dziennie</translation>
    </message>
    <message>
      <source>On battery</source>
      <translation>Na baterii</translation>
    </message>
    <message>
      <source>Metered connection</source>
      <translation>Połączenie taryfowe</translation>
    </message>
    <message>
      <source>On battery and metered connections</source>
      <translation>Na baterii i na połączeniu taryfowym</translation>
    </message>
    <message>
      <source>Not known yet</source>
      <translation>Jeszcze nie wiadomo</translation>
    </message>
    <message>
      <source>Add a feed to see what fetching it costs and brings.</source>
      <translation>Gdy dodasz kanał, będzie tu widać, co daje jego pobieranie.</translation>
    </message>
    <message>
      <source>Daily fetch budget</source>
      <translation>Dzienny budżet pobrań</translation>
    </message>
    <message>
      <source>Megabytes a day</source>
      <translation>Megabajty dziennie</translation>
    </message>
    <message>
      <source>Fetches a day</source>
      <translation>Pobrania dziennie</translation>
    </message>
    <message>
      <source>Maximum MB a day (far right: no limit)</source>
      <translation>Najwyżej MB dziennie (na prawo: bez limitu)</translation>
    </message>
    <message>
      <source>There’s no forecast until your first feeds have been fetched. You can still set a daily maximum.</source>
      <translation>Co dają pobrania, wiadomo dopiero po pierwszym pobraniu kanałów. Można już wybrać, ile ma ich być najwyżej w ciągu dnia.</translation>
    </message>
    <message>
      <source>With {n}</source>
      <translation>Przy {n}</translation>
    </message>
    <message>
      <source>Average wait</source>
      <translation>Czekanie</translation>
    </message>
    <message>
      <source>Ready in time</source>
      <translation>Na czas</translation>
    </message>
    <message>
      <source>Data a day</source>
      <translation>Dane dziennie</translation>
    </message>
    <message>
      <source>Fetches used</source>
      <translation>Użyte pobrania</translation>
    </message>
    <message>
      <source>Fetches per new article</source>
      <translation>Pobrania na nowy wpis</translation>
    </message>
    <message>
      <source>{before} fetches a day now, {after} with this budget</source>
      <translation>Teraz pobrania dziennie: {before}, potem {after}</translation>
    </message>
    <message numerus="yes">
      <source>Currently {n} fetches a day</source>
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
      <source>Data</source>
      <translation>Dane</translation>
    </message>
    <message>
      <source>With at most {size} a day, {fetches} are left, and you wait {wait} on average.</source>
      <translation>Przy najwyżej {size} dziennie zostaje {fetches}, a średnie czekanie to {wait}.</translation>
    </message>
    <message>
      <source>With {n} MB</source>
      <translation>Przy {n} MB</translation>
    </message>
    <message numerus="yes">
      <source>{n} unchanged</source>
      <translation>
        <numerusform>{n} bez zmian</numerusform>
        <numerusform>{n} bez zmian</numerusform>
        <numerusform>{n} bez zmian</numerusform>
      </translation>
    </message>
    <message>
      <source>A guess from a typical day.</source>
      <translation>Szacunek według typowego dnia.</translation>
    </message>
    <message numerus="yes">
      <source>{n} fetched more often</source>
      <translation>
        <numerusform>{n} pobierany częściej</numerusform>
        <numerusform>{n} pobierane częściej</numerusform>
        <numerusform>{n} pobieranych częściej</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} fetched less often</source>
      <translation>
        <numerusform>{n} pobierany rzadziej</numerusform>
        <numerusform>{n} pobierane rzadziej</numerusform>
        <numerusform>{n} pobieranych rzadziej</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} limited by the publisher</source>
      <translation>
        <numerusform>{n} ograniczony przez wydawcę</numerusform>
        <numerusform>{n} ograniczone przez wydawcę</numerusform>
        <numerusform>{n} ograniczonych przez wydawcę</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Estimated from your last {n} days.</source>
      <translation>
        <numerusform>Szacunek z ostatniego {n} dnia.</numerusform>
        <numerusform>Szacunek z ostatnich {n} dni.</numerusform>
        <numerusform>Szacunek z ostatnich {n} dni.</numerusform>
      </translation>
    </message>
    <message>
      <source>Every feed hourly, {wait}</source>
      <translation>Każdy kanał co godzinę, {wait}</translation>
    </message>
    <message>
      <source>Refresh all on opening, {wait}</source>
      <translation>Wszystko przy otwarciu, {wait}</translation>
    </message>
    <message>
      <source>Now, a guess, {wait}</source>
      <translation>Teraz, szacunek, {wait}</translation>
    </message>
    <message>
      <source>Now, {wait}</source>
      <translation>Teraz, {wait}</translation>
    </message>
    <message>
      <source>{n} → about {wait}</source>
      <translation>{n} → około {wait}</translation>
    </message>
    <message>
      <source>{n} → {wait}</source>
      <translation>{n} → {wait}</translation>
    </message>
    <message numerus="yes">
      <source>{n} fetches a day, expected wait {wait}, {share} ready on time</source>
      <translation>
        <numerusform>{n} pobranie dziennie, oczekiwane czekanie: {wait}, już na miejscu: {share}</numerusform>
        <numerusform>{n} pobrania dziennie, oczekiwane czekanie: {wait}, już na miejscu: {share}</numerusform>
        <numerusform>{n} pobrań dziennie, oczekiwane czekanie: {wait}, już na miejscu: {share}</numerusform>
      </translation>
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
    <message numerus="yes">
      <source>In your last {n} days, Paperround needed {share} of the fetches of hourly refreshing and kept you waiting {wait} longer.</source>
      <translation>
        <numerusform>Ostatni {n} dzień: Paperround potrzebował {share} pobrań z pobierania co godzinę, czekanie dłuższe o {wait}.</numerusform>
        <numerusform>Ostatnie {n} dni: Paperround potrzebował {share} pobrań z pobierania co godzinę, czekanie dłuższe o {wait}.</numerusform>
        <numerusform>Ostatnie {n} dni: Paperround potrzebował {share} pobrań z pobierania co godzinę, czekanie dłuższe o {wait}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name} would have kept you waiting {wait} less, at {n} fetches a day.</source>
      <translation>
        <numerusform>{name}: czekanie byłoby krótsze o {wait}, przy {n} pobraniu dziennie.</numerusform>
        <numerusform>{name}: czekanie byłoby krótsze o {wait}, przy {n} pobraniach dziennie.</numerusform>
        <numerusform>{name}: czekanie byłoby krótsze o {wait}, przy {n} pobraniach dziennie.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Refreshing on opening would have used {n} fetches a day and kept you waiting {wait}.</source>
      <translation>
        <numerusform>Pobieranie przy otwarciu zużyłoby {n} pobranie dziennie, a czekanie trwałoby {wait}.</numerusform>
        <numerusform>Pobieranie przy otwarciu zużyłoby {n} pobrania dziennie, a czekanie trwałoby {wait}.</numerusform>
        <numerusform>Pobieranie przy otwarciu zużyłoby {n} pobrań dziennie, a czekanie trwałoby {wait}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>In your last {n} days, Paperround needed {share} of the fetches of hourly refreshing and kept you waiting {wait} less.</source>
      <translation>
        <numerusform>Ostatni {n} dzień: Paperround potrzebował {share} pobrań z pobierania co godzinę, czekanie krótsze o {wait}.</numerusform>
        <numerusform>Ostatnie {n} dni: Paperround potrzebował {share} pobrań z pobierania co godzinę, czekanie krótsze o {wait}.</numerusform>
        <numerusform>Ostatnie {n} dni: Paperround potrzebował {share} pobrań z pobierania co godzinę, czekanie krótsze o {wait}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>At {n} fetches a day, no other simulated strategy would have kept you waiting less.</source>
      <translation>
        <numerusform>Przy {n} pobraniu dziennie żadna inna symulowana strategia nie dałaby krótszego czekania.</numerusform>
        <numerusform>Przy {n} pobraniach dziennie żadna inna symulowana strategia nie dałaby krótszego czekania.</numerusform>
        <numerusform>Przy {n} pobraniach dziennie żadna inna symulowana strategia nie dałaby krótszego czekania.</numerusform>
      </translation>
    </message>
    <message>
      <source>Paperround</source>
      <translation>Paperround</translation>
    </message>
    <message>
      <source>Paperround, simulated</source>
      <translation>Paperround, symulacja</translation>
    </message>
    <message>
      <source>Cube-root shares, original times</source>
      <translation>Pierwiastek sześcienny, pory jak w publikacji</translation>
    </message>
    <message>
      <source>All feeds when you open Paperround</source>
      <translation>Wszystkie kanały przy otwarciu Paperround</translation>
    </message>
    <message>
      <source>Every feed, every hour</source>
      <translation>Każdy kanał, co godzinę</translation>
    </message>
    <message>
      <source>Every feed once a day</source>
      <translation>Każdy kanał raz dziennie</translation>
    </message>
    <message>
      <source>Fetches and waiting time</source>
      <translation>Pobrania a czekanie</translation>
    </message>
    <message>
      <source>Compare strategies</source>
      <translation>Porównaj strategie</translation>
    </message>
    <message>
      <source>Savings</source>
      <translation>Oszczędności</translation>
    </message>
    <message>
      <source>Weeks to compare</source>
      <translation>Tygodnie do porównania</translation>
    </message>
    <message>
      <source>Export CSV</source>
      <translation>Eksportuj CSV</translation>
    </message>
    <message>
      <source>Average wait for a new article against fetches a day. Lower left is best.</source>
      <translation>Średnie czekanie na nowy wpis a pobrania dziennie. Najlepiej jest w lewym dolnym rogu.</translation>
    </message>
    <message>
      <source>Strategies</source>
      <translation>Sposoby pobierania</translation>
    </message>
    <message>
      <source>All strategies</source>
      <translation>Wszystkie strategie</translation>
    </message>
    <message>
      <source>Run</source>
      <translation>Uruchom</translation>
    </message>
    <message>
      <source>Use this strategy for a week</source>
      <translation>Używaj tej strategii przez tydzień</translation>
    </message>
    <message>
      <source>From research papers, simulated with your own recent days</source>
      <translation>Z badań, symulowane na Twoich ostatnich dniach</translation>
    </message>
    <message>
      <source>Now using Paperround’s own strategy</source>
      <translation>Znowu działa własna strategia Paperround</translation>
    </message>
    <message>
      <source>Starting…</source>
      <translation>Uruchamianie…</translation>
    </message>
    <message>
      <source>On opening</source>
      <translation>Przy otwarciu</translation>
    </message>
    <message>
      <source>{name}, within your budget</source>
      <translation>{name}, w ramach budżetu</translation>
    </message>
    <message>
      <source>Strategy</source>
      <translation>Sposób pobierania</translation>
    </message>
    <message>
      <source>Wait</source>
      <translation>Czekanie</translation>
    </message>
    <message>
      <source>Missed articles per day</source>
      <translation>Utracone wpisy dziennie</translation>
    </message>
    <message>
      <source>Compared with Paperround</source>
      <translation>Względem Paperround</translation>
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
      <source>A simulation needs {n} full days of reading. You have {m}. Available from about {day}.</source>
      <translation>
        <numerusform>Odtwarzanie wymaga {n} całego dnia z czytaniem; znane: {m}. Będzie możliwe mniej więcej od {day}.</numerusform>
        <numerusform>Odtwarzanie wymaga {n} całych dni z czytaniem; znane: {m}. Będzie możliwe mniej więcej od {day}.</numerusform>
        <numerusform>Odtwarzanie wymaga {n} całych dni z czytaniem; znane: {m}. Będzie możliwe mniej więcej od {day}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Simulating {n} of {m}: {name}</source>
      <translation>Odtwarzanie {n} z {m}: {name}</translation>
    </message>
    <message>
      <source>Run again</source>
      <translation>Uruchom ponownie</translation>
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
      <source>{wait} longer</source>
      <translation>o {wait} dłużej</translation>
    </message>
    <message>
      <source>{wait} shorter</source>
      <translation>o {wait} krócej</translation>
    </message>
    <message>
      <source>Now using {name} for a week</source>
      <translation>Przez tydzień działa {name}</translation>
    </message>
    <message>
      <source>The simulation stopped early.</source>
      <translation>Odtwarzanie skończyło się przedwcześnie.</translation>
    </message>
    <message>
      <source>The simulation couldn’t run</source>
      <translation>Odtwarzanie się nie odbyło</translation>
    </message>
    <message>
      <source>You set a custom interval.</source>
      <translation>Ma ustawiony własny odstęp.</translation>
    </message>
    <message>
      <source>You asked to be notified. No fetch is scheduled yet.</source>
      <translation>Wpisy mają przychodzić od razu; jeszcze żadne pobranie nie jest planowane.</translation>
    </message>
    <message>
      <source>No fetch is scheduled in the next 24 hours.</source>
      <translation>W ciągu najbliższych 24 godzin nie ma w planie pobrania.</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}. {reason}</source>
      <translation>Pobierany {times} dziennie, następny raz o {time}. {reason}</translation>
    </message>
    <message>
      <source>no articles so far</source>
      <translation>dotąd żadnego wpisu</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}. It publishes rarely ({rate}).</source>
      <translation>Pobierany {times} dziennie, następny raz o {time}: wpisy pojawiają się rzadko, {rate}.</translation>
    </message>
    <message>
      <source>When it publishes and when you read</source>
      <translation>Kiedy pojawiają się wpisy i kiedy zaglądasz</translation>
    </message>
    <message>
      <source>Not known yet when it publishes: that takes ten articles over five days.</source>
      <translation>Nie wiadomo jeszcze, kiedy publikuje: potrzeba dziesięciu wpisów w pięć dni.</translation>
    </message>
    <message>
      <source>Arrives by email, so there’s nothing to check. Its mailbox is in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>Przychodzi e-mailem: nic nie jest pobierane. Skrzynkę pokazują: Ustawienia, Konta i udostępnianie.</translation>
    </message>
    <message>
      <source>Paused until you resume it. Its articles are kept.</source>
      <translation>Wstrzymany: nie jest pobierany aż do wznowienia. Jego wpisy zostają.</translation>
    </message>
    <message>
      <source>Not fetched yet. It will be as soon as background refresh starts.</source>
      <translation>Jeszcze niepobrany: pierwszy dokument zostanie pobrany, gdy tylko ruszy usługa.</translation>
    </message>
    <message>
      <source>It publishes rarely ({rate}), so no fetch is scheduled in the next 24 hours.</source>
      <translation>Wpisy pojawiają się rzadko, {rate}, więc w ciągu najbliższych 24 godzin nie ma w planie pobrania.</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}, because it publishes mostly between {begin} and {end} and you usually read around {visit}.</source>
      <translation>Pobierany {times} dziennie, następny raz o {time}, bo wpisy pojawiają się głównie między godz. {begin} a {end}, a zwykle zaglądasz około {visit}.</translation>
    </message>
    <message>
      <source>Refresh now</source>
      <translation>Pobierz teraz</translation>
    </message>
    <message>
      <source>Details</source>
      <translation>Szczegóły</translation>
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
      <source>latest fetches, newest first</source>
      <translation>ostatnie pobrania, od najnowszego</translation>
    </message>
    <message>
      <source>{day} {time}</source>
      <translation>{day} {time}</translation>
    </message>
    <message>
      <source>Paperround is still learning when you read.</source>
      <translation>Jeszcze nie wiadomo, kiedy zwykle zaglądasz.</translation>
    </message>
    <message>
      <source>{every} Next fetch: {time}.</source>
      <translation>{every} Następne pobranie o {time}.</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}, because you want to be notified.</source>
      <translation>Pobierany {times} dziennie, następny raz o {time}, bo jego wpisy mają przychodzić od razu.</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}, because it publishes at any time of day and you usually read around {visit}.</source>
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
      <source>Reason</source>
      <translation>Dlaczego wtedy</translation>
    </message>
    <message>
      <source>when it publishes</source>
      <translation>kiedy pojawiają się wpisy</translation>
    </message>
    <message>
      <source>fetched</source>
      <translation>pobrano</translation>
    </message>
    <message>
      <source>scheduled</source>
      <translation>planowane</translation>
    </message>
    <message>
      <source>You’ve unsubscribed from this feed</source>
      <translation>Tego kanału już nie ma</translation>
    </message>
    <message>
      <source>You’re no longer subscribed to it.</source>
      <translation>Nie jest już subskrybowany.</translation>
    </message>
    <message>
      <source>{paragraph} Today: {done} done, {planned} scheduled.</source>
      <translation>{paragraph} Dziś wykonano {done}, w planie {planned}.</translation>
    </message>
    <message>
      <source>Fetches per day so far</source>
      <translation>Pobrania dziennie dotąd</translation>
    </message>
    <message>
      <source>Data per day</source>
      <translation>Dane/dzień</translation>
    </message>
    <message>
      <source>Articles per day</source>
      <translation>Wpisy/dzień</translation>
    </message>
    <message>
      <source>Ready when you open Paperround</source>
      <translation>Już na miejscu, gdy zajrzysz</translation>
    </message>
    <message>
      <source>Articles in feed</source>
      <translation>Mieści</translation>
    </message>
    <message>
      <source>Server says when nothing changed</source>
      <translation>Serwer mówi, gdy nic się nie zmieniło</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}, because you usually read around {visit}. Paperround is still learning when it publishes.</source>
      <translation>Pobierany {times} dziennie, następny raz o {time}, bo zwykle zaglądasz około {visit}. Jeszcze nie wiadomo, o jakich porach pojawiają się wpisy.</translation>
    </message>
    <message>
      <source>Unsubscribe from {feed}</source>
      <translation>Anuluj subskrypcję kanału {feed}</translation>
    </message>
    <message>
      <source>Yes</source>
      <translation>Tak</translation>
    </message>
    <message>
      <source>No</source>
      <translation>Nie</translation>
    </message>
    <message>
      <source>Publisher’s minimum interval</source>
      <translation>Najkrótszy odstęp wydawcy</translation>
    </message>
    <message numerus="yes">
      <source>{n} hours a day</source>
      <translation>
        <numerusform>{n} godzina dziennie</numerusform>
        <numerusform>{n} godziny dziennie</numerusform>
        <numerusform>{n} godzin dziennie</numerusform>
      </translation>
    </message>
    <message>
      <source>Hours the publisher excludes</source>
      <translation>Godziny wykluczone przez wydawcę</translation>
    </message>
    <message>
      <source>{time} scheduled</source>
      <translation>{time} w planie</translation>
    </message>
    <message>
      <source>{time}: the fetch that brought the article</source>
      <translation>{time}: pobranie, które przyniosło wpis</translation>
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
      <source>Fetched {times} a day, next at {time}, because it publishes mostly between {begin} and {end}. Paperround is still learning when you read.</source>
      <translation>Pobierany {times} dziennie, następny raz o {time}, bo wpisy pojawiają się głównie między godz. {begin} a {end}. Jeszcze nie wiadomo, kiedy zwykle zaglądasz.</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}. Paperround is still learning when you read.</source>
      <translation>Pobierany {times} dziennie, następny raz o {time}. Jeszcze nie wiadomo, kiedy zwykle zaglądasz.</translation>
    </message>
    <message>
      <source>{time}, fetched: {result}. {why}</source>
      <translation>{time}, pobrano: {result}. {why}</translation>
    </message>
    <message>
      <source>{time}, scheduled. {why}</source>
      <translation>{time}, w planie. {why}</translation>
    </message>
    <message>
      <source>Fetches since {time}</source>
      <translation>Pobrania od {time}</translation>
    </message>
    <message>
      <source>Data since {time}</source>
      <translation>Dane od {time}</translation>
    </message>
    <message>
      <source>Status</source>
      <translation>Stan kanału</translation>
    </message>
    <message>
      <source>You rarely open {feeds}. Together they use {share} of your fetches.</source>
      <translation>Rzadko otwierane: {feeds}. Razem zużywają {share} pobrań.</translation>
    </message>
    <message>
      <source>about {n}</source>
      <translation>około {n}</translation>
    </message>
    <message>
      <source>Filter feeds by name</source>
      <translation>Filtruj kanały według nazwy</translation>
    </message>
    <message>
      <source>Feeds shown</source>
      <translation>Pokazane kanały</translation>
    </message>
    <message>
      <source>Reading history is off, so it isn’t known which feeds you rarely open.</source>
      <translation>Historia czytania jest wyłączona, więc nie wiadomo, które kanały rzadko otwierasz.</translation>
    </message>
    <message numerus="yes">
      <source>Once you’ve opened {n} articles, feeds you rarely read are listed here. {m} so far.</source>
      <translation>
        <numerusform>Po {n} otwartym wpisie będą tu kanały rzadko czytane. Na razie {m}.</numerusform>
        <numerusform>Po {n} otwartych wpisach będą tu kanały rzadko czytane. Na razie {m}.</numerusform>
        <numerusform>Po {n} otwartych wpisach będą tu kanały rzadko czytane. Na razie {m}.</numerusform>
      </translation>
    </message>
    <message>
      <source>You read something from every busy feed now and then.</source>
      <translation>Z każdego kanału, w którym dużo się dzieje, coś czasem czytasz.</translation>
    </message>
    <message>
      <source>You rarely open {feeds}. It uses {share} of your fetches.</source>
      <translation>Rzadko otwierane: {feeds}. Zużywa {share} pobrań.</translation>
    </message>
    <message>
      <source>Opened {n} of {count} in {days} days</source>
      <translation>Otwarte: {n} z {count}, dni: {days}</translation>
    </message>
    <message>
      <source>{n} so far</source>
      <translation>dotąd {n}</translation>
    </message>
    <message>
      <source>Filter</source>
      <translation>Filtruj</translation>
    </message>
    <message>
      <source>Needs attention</source>
      <translation>Wymagające uwagi</translation>
    </message>
    <message>
      <source>Rarely opened</source>
      <translation>Rzadko otwierane</translation>
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
      <source>Next fetch</source>
      <translation>Nast. pobranie</translation>
    </message>
    <message>
      <source>No feeds yet</source>
      <translation>Nie ma jeszcze kanałów</translation>
    </message>
    <message>
      <source>Add a feed to see its activity here.</source>
      <translation>Gdy dodasz kanał, będzie tu widać, co daje jego pobieranie.</translation>
    </message>
    <message numerus="yes">
      <source>{feeds}. {n} need attention: {names}.</source>
      <translation>
        <numerusform>{feeds}. {n} wymaga uwagi: {names}.</numerusform>
        <numerusform>{feeds}. {n} wymagają uwagi: {names}.</numerusform>
        <numerusform>{feeds}. {n} wymaga uwagi: {names}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Counting since {time}. Daily figures appear after one full day.</source>
      <translation>Pobrania i dane są liczone od {time}; wartości na dzień będą po całej dobie.</translation>
    </message>
    <message>
      <source>Based on publication dates</source>
      <translation>Według dat wpisów</translation>
    </message>
    <message>
      <source>Fetches that found nothing new</source>
      <translation>Pobrania bez nowości</translation>
    </message>
    <message>
      <source>Average minutes you waited for one of its articles</source>
      <translation>Ile minut średnio trzeba było czekać na wpis tego kanału przy zaglądaniu</translation>
    </message>
    <message>
      <source>{feeds}. All OK.</source>
      <translation>{feeds}. Wszystkie w porządku.</translation>
    </message>
    <message>
      <source>{problem} ({status})</source>
      <translation>{problem} ({status})</translation>
    </message>
    <message>
      <source>{feeds}. One needs attention: {names}.</source>
      <translation>{feeds}. Jeden wymaga uwagi: {names}.</translation>
    </message>
    <message>
      <source>Calculating…</source>
      <translation>Obliczanie…</translation>
    </message>
    <message>
      <source>Couldn’t calculate these figures.</source>
      <translation>Nie udało się obliczyć tych liczb.</translation>
    </message>
    <message>
      <source>At weekends you start about {hours} earlier.</source>
      <translation>W weekendy zaczynasz około {hours} wcześniej.</translation>
    </message>
    <message>
      <source>{day} {begin}:00 to {end}:00</source>
      <translation>{day}, od {begin}:00 do {end}:00</translation>
    </message>
    <message numerus="yes">
      <source>You read at this time in {n} of the last {m} weeks.</source>
      <translation>
        <numerusform>Zaglądanie w {n} z ostatnich {m} tygodni.</numerusform>
        <numerusform>Zaglądanie w {n} z ostatnich {m} tygodni.</numerusform>
        <numerusform>Zaglądanie w {n} z ostatnich {m} tygodni.</numerusform>
      </translation>
    </message>
    <message>
      <source>Sessions a day</source>
      <translation>Sesje dziennie</translation>
    </message>
    <message>
      <source>Stored only on this computer: when you used the window and which feed was open.</source>
      <translation>Zapisane tylko na tym komputerze: kiedy okno było w użyciu i który kanał był otwarty.</translation>
    </message>
    <message numerus="yes">
      <source>Low confidence ({n} days)</source>
      <translation>
        <numerusform>Szacunek, {n} dzień</numerusform>
        <numerusform>Szacunek, {n} dni</numerusform>
        <numerusform>Szacunek, {n} dni</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Low confidence ({n} of {m})</source>
      <translation>
        <numerusform>Szacunek, {n} z {m}</numerusform>
        <numerusform>Szacunek, {n} z {m}</numerusform>
        <numerusform>Szacunek, {n} z {m}</numerusform>
      </translation>
    </message>
    <message>
      <source>Your week, hour by hour</source>
      <translation>Twój tydzień, siedem dni po 24 godziny</translation>
    </message>
    <message>
      <source>Reading times</source>
      <translation>Pory czytania</translation>
    </message>
    <message>
      <source>Confidence</source>
      <translation>Na ile to pewne</translation>
    </message>
    <message numerus="yes">
      <source>Paperround hasn’t seen you read yet. After about {n} days, around {day}, it will know your daily pattern.</source>
      <translation>
        <numerusform>Paperround nie zna jeszcze pór czytania. Po około {n} dniu, mniej więcej {day}, odróżni poranki od wieczorów.</numerusform>
        <numerusform>Paperround nie zna jeszcze pór czytania. Po około {n} dniach, mniej więcej {day}, odróżni poranki od wieczorów.</numerusform>
        <numerusform>Paperround nie zna jeszcze pór czytania. Po około {n} dniach, mniej więcej {day}, odróżni poranki od wieczorów.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Paperround has seen you read since {since}. After about {n} days, around {day}, it will know your daily pattern.</source>
      <translation>
        <numerusform>Paperround poznaje pory czytania od {since}. Po około {n} dniu, mniej więcej {day}, odróżni poranki od wieczorów.</numerusform>
        <numerusform>Paperround poznaje pory czytania od {since}. Po około {n} dniach, mniej więcej {day}, odróżni poranki od wieczorów.</numerusform>
        <numerusform>Paperround poznaje pory czytania od {since}. Po około {n} dniach, mniej więcej {day}, odróżni poranki od wieczorów.</numerusform>
      </translation>
    </message>
    <message>
      <source>You don’t read at any particular time of day.</source>
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
      <source>You read at this time in {n} of the last {m} weeks, for about {minutes} min.</source>
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
      <source>Learning is paused. Nothing is recorded until you resume.</source>
      <translation>Nauka jest wstrzymana: do wznowienia nic nie jest zapamiętywane.</translation>
    </message>
    <message numerus="yes">
      <source>Medium confidence ({n} days)</source>
      <translation>
        <numerusform>Dość pewne, {n} dzień</numerusform>
        <numerusform>Dość pewne, {n} dni</numerusform>
        <numerusform>Dość pewne, {n} dni</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>High confidence ({n} days)</source>
      <translation>
        <numerusform>Pewne, {n} dzień</numerusform>
        <numerusform>Pewne, {n} dni</numerusform>
        <numerusform>Pewne, {n} dni</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Medium confidence ({n} of {m})</source>
      <translation>
        <numerusform>Dość pewne, {n} z {m}</numerusform>
        <numerusform>Dość pewne, {n} z {m}</numerusform>
        <numerusform>Dość pewne, {n} z {m}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>High confidence ({n} of {m})</source>
      <translation>
        <numerusform>Pewne, {n} z {m}</numerusform>
        <numerusform>Pewne, {n} z {m}</numerusform>
        <numerusform>Pewne, {n} z {m}</numerusform>
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
      <source>You usually read around {times}.</source>
      <translation>Zwykle zaglądasz około {times}.</translation>
    </message>
    <message>
      <source>today</source>
      <translation>dziś</translation>
    </message>
    <message numerus="yes">
      <source>{n} in {m} days</source>
      <translation>
        <numerusform>{n} w {m} dni</numerusform>
        <numerusform>{n} w {m} dni</numerusform>
        <numerusform>{n} w {m} dni</numerusform>
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
      <source>You didn’t read at this time in any of the last {n} weeks.</source>
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
      <source>No data for {day} yet.</source>
      <translation>{day}: jeszcze nic nie wiadomo.</translation>
    </message>
    <message>
      <source>Weekend pattern expected around {day}.</source>
      <translation>Weekendy będą znane mniej więcej {day}.</translation>
    </message>
    <message>
      <source>{share} fewer</source>
      <translation>o {share} mniej</translation>
    </message>
    <message>
      <source>{share} more</source>
      <translation>o {share} więcej</translation>
    </message>
    <message>
      <source>{share} less</source>
      <translation>o {share} mniej</translation>
    </message>
    <message numerus="yes">
      <source>In the last {n} full days, Paperround made {change} fetches than refreshing the same {feeds} every hour, in {batches} batches a day instead of {hours}.</source>
      <translation>
        <numerusform>W ostatnim {n} pełnym dniu Paperround zrobił {change} pobrań niż pobieranie co godzinę ({feeds}), w {batches} grupach dziennie zamiast {hours}.</numerusform>
        <numerusform>W ostatnich {n} pełnych dniach Paperround zrobił {change} pobrań niż pobieranie co godzinę ({feeds}), w {batches} grupach dziennie zamiast {hours}.</numerusform>
        <numerusform>W ostatnich {n} pełnych dniach Paperround zrobił {change} pobrań niż pobieranie co godzinę ({feeds}), w {batches} grupach dziennie zamiast {hours}.</numerusform>
      </translation>
    </message>
    <message>
      <source>New articles kept you waiting {change} on average.</source>
      <translation>Średnie czekanie na nowe wpisy: {change}.</translation>
    </message>
    <message>
      <source>Batches</source>
      <translation>Wybudzenia</translation>
    </message>
    <message>
      <source>Radio time (estimated)</source>
      <translation>Czas radia (szacunek)</translation>
    </message>
    <message>
      <source>Radio time</source>
      <translation>Radio włączone</translation>
    </message>
    <message>
      <source>Figure of the chart</source>
      <translation>Wartość na wykresie</translation>
    </message>
    <message>
      <source>A day, on average</source>
      <translation>Średnio na dzień</translation>
    </message>
    <message>
      <source>All figures and how they’re counted</source>
      <translation>Wszystkie liczby i sposób liczenia</translation>
    </message>
    <message>
      <source>Requests for feeds, not counting images</source>
      <translation>Zapytania wysłane po kanały; bez obrazów</translation>
    </message>
    <message>
      <source>Compare strategies…</source>
      <translation>Porównaj strategie…</translation>
    </message>
    <message>
      <source>Paperround, every hour, on opening and once a day, with your own last days</source>
      <translation>Paperround, co godzinę, przy otwarciu i raz dziennie, na Twoich ostatnich dniach</translation>
    </message>
    <message>
      <source>In return, new articles kept you waiting {change} on average.</source>
      <translation>W zamian średnie czekanie na nowe wpisy: {change}.</translation>
    </message>
    <message>
      <source>a day</source>
      <translation>dziennie</translation>
    </message>
    <message>
      <source>In all</source>
      <translation>Razem</translation>
    </message>
    <message>
      <source>All data, a day on average</source>
      <translation>Wszystkie dane, średnio na dzień</translation>
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
      <source>Too early to say: one day so far.</source>
      <translation>Za wcześnie, by coś powiedzieć: na razie jeden dzień.</translation>
    </message>
    <message>
      <source>Since {time}: {fetches} in {wake_ups}, {size}.</source>
      <translation>Od {time}: {fetches}, {wake_ups}, {size}.</translation>
    </message>
    <message>
      <source>Savings are counted in full days. First results on {day}.</source>
      <translation>Oszczędności liczy się z całych dni; pierwsze liczby będą {day}.</translation>
    </message>
    <message>
      <source>Measured for Paperround, estimated from feed sizes for the others</source>
      <translation>Zmierzone tutaj; pozostałe z rozmiarów kanałów</translation>
    </message>
    <message>
      <source>Average wait for a new article</source>
      <translation>Czekanie na nowy wpis</translation>
    </message>
    <message>
      <source>From publication until you could read it, averaged over all articles</source>
      <translation>Od publikacji do każdego zajrzenia bez niego, na wpis</translation>
    </message>
    <message>
      <source>Ready on time</source>
      <translation>Już na miejscu</translation>
    </message>
    <message>
      <source>New articles that were ready the next time you opened Paperround</source>
      <translation>Nowe wpisy, które były na miejscu przy najbliższym zajrzeniu</translation>
    </message>
    <message>
      <source>Missed articles</source>
      <translation>Utracone wpisy</translation>
    </message>
    <message>
      <source>Dropped out of the feed before it was fetched (estimated)</source>
      <translation>Zniknęły z listy kanału przed pobraniem; tu oszacowane z luk</translation>
    </message>
    <message>
      <source>Bursts of network activity (fetches close together count as one)</source>
      <translation>Ile razy pobrania zajmowały komputer; bliskie sobie to jedno</translation>
    </message>
    <message>
      <source>Estimated for a mobile connection, where the radio stays on for 12 s after each burst</source>
      <translation>Jak w sieci komórkowej, gdzie pozostaje włączone przez 12 s po każdym wybudzeniu</translation>
    </message>
    <message>
      <source>Processor time</source>
      <translation>Czas procesora</translation>
    </message>
    <message>
      <source>Of all parts of Paperround</source>
      <translation>Wszystkich części Paperround</translation>
    </message>
    <message>
      <source>Compared with fetching every hour above</source>
      <translation>Powyżej w porównaniu z pobieraniem co godzinę</translation>
    </message>
    <message>
      <source>In articles you opened and in lists</source>
      <translation>W otwartych wpisach i na listach</translation>
    </message>
    <message>
      <source>Icons</source>
      <translation>Ikony</translation>
    </message>
    <message>
      <source>Feed icons, checked once a month</source>
      <translation>Kanałów, szukane raz w miesiącu</translation>
    </message>
    <message>
      <source>Full articles</source>
      <translation>Pełne artykuły</translation>
    </message>
    <message>
      <source>Loaded from their web pages</source>
      <translation>Pobrane z ich stron</translation>
    </message>
    <message>
      <source>Articles and images downloaded ahead</source>
      <translation>Wpisy i obrazy pobrane z wyprzedzeniem</translation>
    </message>
    <message>
      <source>Episodes you downloaded and those downloaded ahead</source>
      <translation>Nagrania pobrane przez Ciebie i pobrane z wyprzedzeniem</translation>
    </message>
    <message>
      <source>Accounts</source>
      <translation>Konta</translation>
    </message>
    <message>
      <source>Synchronizing with servers</source>
      <translation>Synchronizacja z serwerami</translation>
    </message>
    <message>
      <source>Mail</source>
      <translation>Poczta</translation>
    </message>
    <message>
      <source>Newsletters</source>
      <translation>Newslettery</translation>
    </message>
    <message>
      <source>Updates</source>
      <translation>Aktualizacje</translation>
    </message>
    <message>
      <source>Checking for a new version of Paperround</source>
      <translation>Sprawdzanie, czy jest nowa wersja Paperround</translation>
    </message>
    <message>
      <source>this week</source>
      <translation>ten tydzień</translation>
    </message>
    <message>
      <source>no data yet</source>
      <translation>brak danych o zaglądaniu</translation>
    </message>
    <message>
      <source>{n}, hourly {m}</source>
      <translation>{n}, co godzinę {m}</translation>
    </message>
    <message>
      <source>{n} a day, hourly {m}</source>
      <translation>{n} dziennie, co godzinę {m}</translation>
    </message>
    <message>
      <source>{day}: {ours}, hourly {theirs}</source>
      <translation>{day}: {ours}, co godzinę {theirs}</translation>
    </message>
    <message>
      <source>{measure} compared with hourly</source>
      <translation>{measure} w porównaniu z co godzinę</translation>
    </message>
    <message>
      <source>hourly: {m}. Too early for a percentage.</source>
      <translation>co godzinę {m}; za wcześnie na procenty</translation>
    </message>
    <message numerus="yes">
      <source>Last {n} days</source>
      <translation>
        <numerusform>Ostatni {n} dzień</numerusform>
        <numerusform>Ostatnie {n} dni</numerusform>
        <numerusform>Ostatnie {n} dni</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Too early to say: {n} days so far.</source>
      <translation>
        <numerusform>Za wcześnie, by coś powiedzieć: na razie {n} dzień.</numerusform>
        <numerusform>Za wcześnie, by coś powiedzieć: na razie {n} dni.</numerusform>
        <numerusform>Za wcześnie, by coś powiedzieć: na razie {n} dni.</numerusform>
      </translation>
    </message>
    <message>
      <source>{n} a day</source>
      <translation>{n} dziennie</translation>
    </message>
    <message>
      <source>strategy</source>
      <translation>strategia</translation>
    </message>
    <message>
      <source>{name} from {first} to {last}, compared with as many days before:</source>
      <translation>{name}, {first} – {last}, w porównaniu z tyloma dniami wcześniej:</translation>
    </message>
    <message>
      <source>Use Paperround’s own strategy</source>
      <translation>Używaj własnej strategii Paperround</translation>
    </message>
    <message>
      <source>Before and with the other strategy</source>
      <translation>Przedtem i z inną strategią</translation>
    </message>
    <message>
      <source>Strategy in use: {name}, until {day}.</source>
      <translation>Strategia: {name}, do: {day}.</translation>
    </message>
    <message>
      <source>Batches per day</source>
      <translation>Wybudzenia komputera w tym celu dziennie</translation>
    </message>
    <message>
      <source>Before</source>
      <translation>Przedtem</translation>
    </message>
    <message>
      <source>With it</source>
      <translation>Z nią</translation>
    </message>
    <message>
      <source>Since {day}, compared with as many days before:</source>
      <translation>Od: {day}, w porównaniu z tyloma dniami wcześniej:</translation>
    </message>
    <message>
      <source>Strategy in use: {name}.</source>
      <translation>Strategia: {name}.</translation>
    </message>
    <message>
      <source>{name} synced {times} ({size}). Hourly would have been {hours}.</source>
      <translation>{name}: zapytano {times}, {size}; co godzinę byłoby {hours}.</translation>
    </message>
    <message>
      <source>Offline from {begin} to {end}</source>
      <translation>Offline od {begin} do {end}</translation>
    </message>
    <message>
      <source>You were offline, so nothing was fetched. That isn’t an error.</source>
      <translation>Nie było połączenia, więc nic nie pobrano i nic nie liczy się jako błąd.</translation>
    </message>
    <message>
      <source>1 article with images is downloaded for {time} ({size}).</source>
      <translation>1 wpis z obrazami jest tu na {time}, {size}.</translation>
    </message>
    <message>
      <source>Timeline of {day}. {done} done, {planned} scheduled. You read: {times}.</source>
      <translation>Oś czasu: {day}. Wykonano {done}, w planie {planned}. Zaglądanie: {times}.</translation>
    </message>
    <message>
      <source>Nothing is scheduled yet. Scheduling starts with background refresh.</source>
      <translation>Nic nie jest planowane: Paperround planuje, gdy tylko działa jego usługa.</translation>
    </message>
    <message numerus="yes">
      <source>{n} batches, {m} fetches. Each batch wakes the network once.</source>
      <translation>
        <numerusform>{n} wybudzenie, pobrania: {m}. Każde wybudzenie budzi sieć raz.</numerusform>
        <numerusform>{n} wybudzenia, pobrania: {m}. Każde wybudzenie budzi sieć raz.</numerusform>
        <numerusform>{n} wybudzeń, pobrania: {m}. Każde wybudzenie budzi sieć raz.</numerusform>
      </translation>
    </message>
    <message>
      <source>Not running from {begin} to {end}</source>
      <translation>Nieuruchomiony od {begin} do {end}</translation>
    </message>
    <message>
      <source>Paperround was closed or the computer was off, so nothing was fetched.</source>
      <translation>Paperround był zamknięty lub komputer wyłączony, więc nie można było pobierać.</translation>
    </message>
    <message numerus="yes">
      <source>{n} articles with images are downloaded for {time} ({size}).</source>
      <translation>
        <numerusform>{n} wpis z obrazami jest tu na {time}, {size}.</numerusform>
        <numerusform>{n} wpisy z obrazami są tu na {time}, {size}.</numerusform>
        <numerusform>{n} wpisów z obrazami jest tu na {time}, {size}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} articles are downloaded for {time} ({size}).</source>
      <translation>
        <numerusform>{n} wpis jest tu na {time}, {size}.</numerusform>
        <numerusform>{n} wpisy są tu na {time}, {size}.</numerusform>
        <numerusform>{n} wpisów jest tu na {time}, {size}.</numerusform>
      </translation>
    </message>
    <message>
      <source>You’re usually offline then.</source>
      <translation>O tej porze zwykle nie ma połączenia.</translation>
    </message>
    <message>
      <source>Schedule</source>
      <translation>Plan</translation>
    </message>
    <message>
      <source>Day</source>
      <translation>Dzień</translation>
    </message>
    <message>
      <source>Download articles before</source>
      <translation>Pobieraj wpisy przed</translation>
    </message>
    <message>
      <source>Coming up</source>
      <translation>Co dalej</translation>
    </message>
    <message>
      <source>Articles are downloaded before you go offline</source>
      <translation>Wpisy są pobierane, zanim będziesz offline</translation>
    </message>
    <message>
      <source>There was nothing new.</source>
      <translation>Nie pojawiło się nic nowego.</translation>
    </message>
    <message>
      <source>Nothing is scheduled for tomorrow yet.</source>
      <translation>Na jutro nic jeszcze nie jest planowane.</translation>
    </message>
    <message>
      <source>not yet</source>
      <translation>jeszcze nie</translation>
    </message>
    <message>
      <source>New articles</source>
      <translation>Nowe wpisy</translation>
    </message>
    <message>
      <source>{reason}, open</source>
      <translation>{reason}, rozwinięte</translation>
    </message>
    <message>
      <source>{reason}, folded</source>
      <translation>{reason}, zwinięte</translation>
    </message>
    <message>
      <source>1 batch, {m} fetches. Each batch wakes the network once.</source>
      <translation>1 wybudzenie, pobrania: {m}. Każde wybudzenie budzi sieć raz.</translation>
    </message>
    <message>
      <source>Asleep from {begin} to {end}</source>
      <translation>Uśpienie od {begin} do {end}</translation>
    </message>
    <message>
      <source>The computer was asleep, so nothing was fetched.</source>
      <translation>Komputer był uśpiony, więc nie można było pobierać.</translation>
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
      <source>Wait avoided</source>
      <translation>Mniej czekania</translation>
    </message>
    <message>
      <source>Add a feed to see its fetches here.</source>
      <translation>Gdy dodasz kanał, pojawią się tu jego pobrania.</translation>
    </message>
    <message>
      <source>{wake_ups}, {fetches}.</source>
      <translation>{wake_ups}, {fetches}.</translation>
    </message>
    <message>
      <source>You didn’t read on this day.</source>
      <translation>Tego dnia nie zaglądano.</translation>
    </message>
    <message>
      <source>You read {times}.</source>
      <translation>Zajrzano {times}.</translation>
    </message>
    <message>
      <source>Nothing new since you subscribed.</source>
      <translation>Od czasu subskrypcji nie pojawiło się nic nowego.</translation>
    </message>
    <message>
      <source>Of the new articles known so far, {share} were ready when you read.</source>
      <translation>Spośród znanych dotąd nowych wpisów przy zajrzeniu na miejscu było {share}.</translation>
    </message>
    <message>
      <source>{polls} scheduled until {time}. The rest is scheduled closer to the time.</source>
      <translation>W planie do {time}: {polls}. Reszta zostanie zaplanowana, gdy dzień będzie bliżej.</translation>
    </message>
    <message numerus="yes">
      <source>{time}, fetched · {feeds}, {n} new</source>
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
      <source>No fetches on this day.</source>
      <translation>Tego dnia nie było pobrań.</translation>
    </message>
    <message>
      <source>You were here {spans}.</source>
      <translation>Pory czytania: {spans}.</translation>
    </message>
    <message>
      <source>You often read offline around {time}.</source>
      <translation>Często czytasz offline około {time}.</translation>
    </message>
    <message numerus="yes">
      <source>{n} couldn’t be downloaded in full.</source>
      <translation>
        <numerusform>{n} z nich nie udało się pobrać w całości.</numerusform>
        <numerusform>{n} z nich nie udało się pobrać w całości.</numerusform>
        <numerusform>{n} z nich nie udało się pobrać w całości.</numerusform>
      </translation>
    </message>
    <message>
      <source>Nothing new</source>
      <translation>Nic nowego</translation>
    </message>
    <message>
      <source>Scheduled</source>
      <translation>Planowane</translation>
    </message>
    <message>
      <source>You read</source>
      <translation>Twoje czytanie</translation>
    </message>
    <message>
      <source>Asleep, off or offline</source>
      <translation>Uśpiony, wyłączony lub offline</translation>
    </message>
    <message>
      <source>Waiting time these fetches save you</source>
      <translation>Czekanie, którego oszczędzają Ci te pobrania</translation>
    </message>
    <message>
      <source>{time}, scheduled · {feeds} in one batch</source>
      <translation>{time}, w planie · {feeds} w jednym wybudzeniu</translation>
    </message>
    <message>
      <source>{time}, fetched · {feeds}, nothing new</source>
      <translation>{time}, pobrano · {feeds}, nic nowego</translation>
    </message>
    <message numerus="yes">
      <source>{time} and {n} more</source>
      <translation>
        <numerusform>{time} i jeszcze {n}</numerusform>
        <numerusform>{time} i jeszcze {n}</numerusform>
        <numerusform>{time} i jeszcze {n}</numerusform>
      </translation>
    </message>
    <message>
      <source>Asleep until {time}</source>
      <translation>Uśpiony do {time}</translation>
    </message>
    <message>
      <source>Closed until {time}</source>
      <translation>Nieuruchomiony do {time}</translation>
    </message>
    <message>
      <source>Asleep</source>
      <translation>Uśpiony</translation>
    </message>
    <message>
      <source>Closed</source>
      <translation>Nieuruchomiony</translation>
    </message>
    <message>
      <source>Timeline of the day</source>
      <translation>Oś czasu dnia</translation>
    </message>
    <message>
      <source>Not enough data yet. It takes about 10 days of reading.</source>
      <translation>Jeszcze nie wiadomo: to pierwszy dzień. Po około 10 dniach będzie wiadomo.</translation>
    </message>
    <message>
      <source>When you
usually read</source>
      <translation>Kiedy zwykle
zaglądasz</translation>
    </message>
    <message>
      <source>0 feeds</source>
      <translation>0 kanałów</translation>
    </message>
    <message numerus="yes">
      <source>Paperround has seen you read on {n} days. After about 10 it will know your daily pattern.</source>
      <translation>
        <numerusform>Czytanie znane z {n} dnia. Po około 10 dniach da się odróżnić poranki od wieczorów.</numerusform>
        <numerusform>Czytanie znane z {n} dni. Po około 10 dniach da się odróżnić poranki od wieczorów.</numerusform>
        <numerusform>Czytanie znane z {n} dni. Po około 10 dniach da się odróżnić poranki od wieczorów.</numerusform>
      </translation>
    </message>
    <message>
      <source>Now {time}</source>
      <translation>Teraz {time}</translation>
    </message>
    <message>
      <source>Usually off</source>
      <translation>Zwykle wyłączony</translation>
    </message>
    <message>
      <source>Estimate</source>
      <translation>Na razie szacunek</translation>
    </message>
    <message>
      <source>No fetch scheduled</source>
      <translation>Brak planowanych pobrań</translation>
    </message>
    <message numerus="yes">
      <source>{n}, all OK</source>
      <translation>
        <numerusform>{n}, w porządku</numerusform>
        <numerusform>{n}, w porządku</numerusform>
        <numerusform>{n}, w porządku</numerusform>
      </translation>
    </message>
    <message>
      <source>Back to reading</source>
      <translation>Wróć do czytania</translation>
    </message>
    <message>
      <source>Insights pages</source>
      <translation>Strony wglądu</translation>
    </message>
    <message>
      <source>Learn more</source>
      <translation>Dowiedz się więcej</translation>
    </message>
    <message>
      <source>Page of Insights</source>
      <translation>Strona wglądu</translation>
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
      <source>Medium confidence</source>
      <translation>Dość pewne</translation>
    </message>
    <message>
      <source>High confidence</source>
      <translation>Pewne</translation>
    </message>
    <message numerus="yes">
      <source>{n}, one needs attention</source>
      <translation>
        <numerusform>{n}, jeden wymaga uwagi</numerusform>
        <numerusform>{n}, jeden wymaga uwagi</numerusform>
        <numerusform>{n}, jeden wymaga uwagi</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n}, {m} need attention</source>
      <translation>
        <numerusform>{n}, do sprawdzenia: {m}</numerusform>
        <numerusform>{n}, do sprawdzenia: {m}</numerusform>
        <numerusform>{n}, do sprawdzenia: {m}</numerusform>
      </translation>
    </message>
    <message>
      <source>Next fetch {time}</source>
      <translation>Następne pobranie {time}</translation>
    </message>
    <message numerus="yes">
      <source>{n} fetches a day</source>
      <translation>
        <numerusform>{n} pobranie dziennie</numerusform>
        <numerusform>{n} pobrania dziennie</numerusform>
        <numerusform>{n} pobrań dziennie</numerusform>
      </translation>
    </message>
    <message>
      <source>Mark all as read in {place}: {posts}</source>
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
      <source>Read</source>
      <translation>Przeczytane</translation>
    </message>
    <message>
      <source>Remove highlight</source>
      <translation>Usuń wyróżnienie</translation>
    </message>
    <message>
      <source>Mark all as read in {place}</source>
      <translation>Oznacz wszystkie jako przeczytane w: {place}</translation>
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
      <source>Show folder</source>
      <translation>Pokaż folder</translation>
    </message>
    <message>
      <source>Enter password…</source>
      <translation>Podaj hasło…</translation>
    </message>
    <message>
      <source>{what}. Press Ctrl+Z to undo.</source>
      <translation>{what}. Cofnij klawiszami Control Z.</translation>
    </message>
    <message>
      <source>Clear</source>
      <translation>Wyczyść</translation>
    </message>
    <message>
      <source>less than 1 article a year</source>
      <translation>mniej niż jeden wpis rocznie</translation>
    </message>
    <message>
      <source>played</source>
      <translation>wysłuchane</translation>
    </message>
    <message>
      <source>1 min listen</source>
      <translation>1 minuta słuchania</translation>
    </message>
    <message>
      <source>about 1 article a day</source>
      <translation>około jednego wpisu dziennie</translation>
    </message>
    <message numerus="yes">
      <source>about {n} articles a day</source>
      <translation>
        <numerusform>około {n} wpisu dziennie</numerusform>
        <numerusform>około {n} wpisów dziennie</numerusform>
        <numerusform>około {n} wpisów dziennie</numerusform>
      </translation>
    </message>
    <message>
      <source>about 1 article a week</source>
      <translation>około jednego wpisu tygodniowo</translation>
    </message>
    <message numerus="yes">
      <source>about {n} articles a week</source>
      <translation>
        <numerusform>około {n} wpisu tygodniowo</numerusform>
        <numerusform>około {n} wpisów tygodniowo</numerusform>
        <numerusform>około {n} wpisów tygodniowo</numerusform>
      </translation>
    </message>
    <message>
      <source>about 1 article a month</source>
      <translation>około jednego wpisu miesięcznie</translation>
    </message>
    <message numerus="yes">
      <source>about {n} articles a month</source>
      <translation>
        <numerusform>około {n} wpisu miesięcznie</numerusform>
        <numerusform>około {n} wpisów miesięcznie</numerusform>
        <numerusform>około {n} wpisów miesięcznie</numerusform>
      </translation>
    </message>
    <message>
      <source>about 1 article a year</source>
      <translation>około jednego wpisu rocznie</translation>
    </message>
    <message numerus="yes">
      <source>about {n} articles a year</source>
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
      <source>1 article</source>
      <translation>1 wpis</translation>
    </message>
    <message>
      <source>1 star</source>
      <translation>1 gwiazdka</translation>
    </message>
    <message>
      <source>Episode</source>
      <translation>Nagranie</translation>
    </message>
    <message>
      <source>Untitled</source>
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
      <source>1 batch</source>
      <translation>1 wybudzenie</translation>
    </message>
    <message>
      <source>1 fetch</source>
      <translation>1 pobranie</translation>
    </message>
    <message>
      <source>in progress</source>
      <translation>rozpoczęte</translation>
    </message>
    <message>
      <source>{left} of {whole} min left</source>
      <translation>zostało {left} z {whole} min</translation>
    </message>
    <message numerus="yes">
      <source>{minutes} min listen</source>
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
    <message>
      <source>d MMM</source>
      <translation>d MMM</translation>
    </message>
    <message>
      <source>d MMM yyyy</source>
      <translation>d MMM yyyy</translation>
    </message>
    <message>
      <source>{day}, {time}</source>
      <translation>{day}, {time}</translation>
    </message>
    <message>
      <source>dddd d MMMM yyyy</source>
      <translation>dddd, d MMMM yyyy</translation>
    </message>
    <message>
      <source>MMMM yyyy</source>
      <translation>MMMM yyyy</translation>
    </message>
    <message>
      <source>since {day}</source>
      <translation>od {day}</translation>
    </message>
    <message>
      <source>{n}%</source>
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
      <source>{n} articles</source>
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
      <source>Link to {host}</source>
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
      <source>{n} batches</source>
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
      <source>Couldn’t load the list.</source>
      <translation>Nie udało się odczytać listy.</translation>
    </message>
    <message>
      <source>all articles</source>
      <translation>wszystkie wpisy</translation>
    </message>
    <message>
      <source>Clear search</source>
      <translation>Wyczyść wyszukiwanie</translation>
    </message>
    <message>
      <source>Your first articles will appear in a moment.</source>
      <translation>Pierwsze wpisy pojawią się za chwilę.</translation>
    </message>
    <message>
      <source>Read a few articles, and suggestions based on them will appear here.</source>
      <translation>Przeczytaj kilka wpisów. To, o czym czytasz, decyduje o tym, co tu się pojawi.</translation>
    </message>
    <message>
      <source>No articles today yet</source>
      <translation>Dziś nie ma jeszcze wpisów</translation>
    </message>
    <message>
      <source>Nothing here yet</source>
      <translation>Jeszcze nic tu nie ma</translation>
    </message>
    <message>
      <source>Show now</source>
      <translation>Pokaż teraz</translation>
    </message>
    <message>
      <source>No new articles. Next edition at {time}.</source>
      <translation>Nic nowego nie czeka. Następna gazeta: {time}.</translation>
    </message>
    <message>
      <source>Refresh anyway</source>
      <translation>Pobierz mimo to</translation>
    </message>
    <message>
      <source>Add a website you like, or bring your feeds from another reader.</source>
      <translation>Dodaj witrynę, którą lubisz, lub przenieś kanały z innego czytnika.</translation>
    </message>
    <message>
      <source>No results for “{words}”</source>
      <translation>Brak trafień: „{words}”</translation>
    </message>
    <message>
      <source>No connection</source>
      <translation>Brak połączenia</translation>
    </message>
    <message>
      <source>Its server asked Paperround to wait until then.</source>
      <translation>Do tego czasu serwer prosi o spokój.</translation>
    </message>
    <message>
      <source>Refreshing {what}…</source>
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
      <source>No starred articles</source>
      <translation>Jeszcze nic z gwiazdką</translation>
    </message>
    <message>
      <source>Press S to star an article and keep it here.</source>
      <translation>Naciśnij s na wpisie, aby go tu zachować.</translation>
    </message>
    <message>
      <source>All caught up</source>
      <translation>Wszystko przeczytane</translation>
    </message>
    <message>
      <source>1 new article waiting for the {time} edition.</source>
      <translation>1 nowy wpis czeka na gazetę ({time}).</translation>
    </message>
    <message numerus="yes">
      <source>{n} new articles waiting for the {time} edition.</source>
      <translation>
        <numerusform>{n} nowy wpis czeka na gazetę ({time}).</numerusform>
        <numerusform>{n} nowe wpisy czekają na gazetę ({time}).</numerusform>
        <numerusform>{n} nowych wpisów czeka na gazetę ({time}).</numerusform>
      </translation>
    </message>
    <message>
      <source>Choose again…</source>
      <translation>Wybierz ponownie…</translation>
    </message>
    <message>
      <source>Searched {place}.</source>
      <translation>Szukano w: {place}.</translation>
    </message>
    <message>
      <source>Search everywhere</source>
      <translation>Szukaj wszędzie</translation>
    </message>
    <message>
      <source>{what} will be fetched at {time}</source>
      <translation>{what} – o {time}</translation>
    </message>
    <message>
      <source>New matches appear here automatically.</source>
      <translation>To, co pasuje, trafi tu samo.</translation>
    </message>
    <message numerus="yes">
      <source>{n} feeds here couldn’t be refreshed.</source>
      <translation>
        <numerusform>Nie udało się tu pobrać {n} kanału.</numerusform>
        <numerusform>Nie udało się tu pobrać {n} kanałów.</numerusform>
        <numerusform>Nie udało się tu pobrać {n} kanałów.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 feed here couldn’t be refreshed.</source>
      <translation>Nie udało się tu pobrać 1 kanału.</translation>
    </message>
    <message>
      <source>Browse starter feeds</source>
      <translation>Przeglądaj kanały na początek</translation>
    </message>
    <message>
      <source>Add a sync account</source>
      <translation>Dodaj konto synchronizacji</translation>
    </message>
    <message>
      <source>{what} will be fetched once you’re back online.</source>
      <translation>Gdy tylko się pojawi: {what}.</translation>
    </message>
    <message>
      <source>the search for {words}</source>
      <translation>wyszukiwanie „{words}”</translation>
    </message>
    <message>
      <source>Everywhere</source>
      <translation>Wszędzie</translation>
    </message>
    <message>
      <source>Search all articles, not just this list</source>
      <translation>Szukaj we wszystkich wpisach, nie tylko tutaj</translation>
    </message>
    <message>
      <source>Search tips</source>
      <translation>Co można tu wpisać</translation>
    </message>
    <message>
      <source>Search tips (Alt+Down)</source>
      <translation>Co można tu wpisać (Alt+strzałka w dół)</translation>
    </message>
    <message>
      <source>1 result</source>
      <translation>1 trafienie</translation>
    </message>
    <message>
      <source>View options</source>
      <translation>Opcje widoku</translation>
    </message>
    <message>
      <source>All</source>
      <translation>Wszystkie</translation>
    </message>
    <message>
      <source>Sort</source>
      <translation>Sortuj</translation>
    </message>
    <message>
      <source>Group by</source>
      <translation>Grupuj według</translation>
    </message>
    <message>
      <source>Rows</source>
      <translation>Wiersze</translation>
    </message>
    <message>
      <source>Cards</source>
      <translation>Karty</translation>
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
      <source>either word</source>
      <translation>jedno z nich</translation>
    </message>
    <message>
      <source>ferry -night</source>
      <translation>prom -nocny</translation>
    </message>
    <message>
      <source>leave out a word</source>
      <translation>bez tego słowa</translation>
    </message>
    <message>
      <source>(ferry OR boat) night</source>
      <translation>(prom OR łódź) nocny</translation>
    </message>
    <message>
      <source>group with parentheses</source>
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
      <source>from this feed</source>
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
      <source>from the last 7 days</source>
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
    <message>
      <source>Newest</source>
      <translation>Najnowsze</translation>
    </message>
    <message>
      <source>Oldest</source>
      <translation>Najstarsze</translation>
    </message>
    <message>
      <source>Relevance</source>
      <translation>Trafność</translation>
    </message>
    <message numerus="yes">
      <source>{n} results</source>
      <translation>
        <numerusform>{n} trafienie</numerusform>
        <numerusform>{n} trafienia</numerusform>
        <numerusform>{n} trafień</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>the latest {n} results</source>
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
      <source>Try now</source>
      <translation>Spróbuj teraz</translation>
    </message>
    <message>
      <source>Also in 1 other feed</source>
      <translation>Także w 1 kanale</translation>
    </message>
    <message>
      <source>1 similar article</source>
      <translation>1 podobny</translation>
    </message>
    <message>
      <source>Also in {feeds}</source>
      <translation>Także w: {feeds}</translation>
    </message>
    <message numerus="yes">
      <source>Also in {n} other feeds</source>
      <translation>
        <numerusform>Także w {n} kanale</numerusform>
        <numerusform>Także w {n} kanałach</numerusform>
        <numerusform>Także w {n} kanałach</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} similar articles</source>
      <translation>
        <numerusform>{n} podobny</numerusform>
        <numerusform>{n} podobne</numerusform>
        <numerusform>{n} podobnych</numerusform>
      </translation>
    </message>
    <message>
      <source>Plugged in or charging</source>
      <translation>Zasilanie z sieci lub ładowanie</translation>
    </message>
    <message>
      <source>On battery or saving power</source>
      <translation>Na baterii lub oszczędzanie energii</translation>
    </message>
    <message>
      <source>Nothing more is scheduled today.</source>
      <translation>Na dziś nic więcej nie jest planowane.</translation>
    </message>
    <message numerus="yes">
      <source>{n} scheduled for later today</source>
      <translation>
        <numerusform>Dziś w planie jeszcze {n}</numerusform>
        <numerusform>Dziś w planie jeszcze {n}</numerusform>
        <numerusform>Dziś w planie jeszcze {n}</numerusform>
      </translation>
    </message>
    <message>
      <source>Online, not metered</source>
      <translation>Online, połączenie nietaryfowe</translation>
    </message>
    <message>
      <source>Today’s schedule</source>
      <translation>Plan na dziś</translation>
    </message>
    <message>
      <source>When you usually read</source>
      <translation>Kiedy zwykle zaglądasz</translation>
    </message>
    <message>
      <source>A typical day</source>
      <translation>Typowy dzień</translation>
    </message>
    <message>
      <source>Paused. Refresh still works.</source>
      <translation>Wstrzymano. Pobieranie ręczne nadal działa.</translation>
    </message>
    <message>
      <source>Offline. Fetching resumes when you reconnect.</source>
      <translation>Offline. Pobieranie ruszy po połączeniu z siecią.</translation>
    </message>
    <message numerus="yes">
      <source>{n} scheduled for later today, {m} in reserve</source>
      <translation>
        <numerusform>Dziś w planie jeszcze {n}, w rezerwie {m}</numerusform>
        <numerusform>Dziś w planie jeszcze {n}, w rezerwie {m}</numerusform>
        <numerusform>Dziś w planie jeszcze {n}, w rezerwie {m}</numerusform>
      </translation>
    </message>
    <message>
      <source>Next batches</source>
      <translation>Następne wybudzenia</translation>
    </message>
    <message>
      <source>Each batch wakes the network once</source>
      <translation>Każde wybudzenie budzi sieć raz</translation>
    </message>
    <message>
      <source>Batch done</source>
      <translation>Wykonane wybudzenie</translation>
    </message>
    <message>
      <source>{feeds} · {when}</source>
      <translation>{feeds} · {when}</translation>
    </message>
    <message>
      <source>Resume</source>
      <translation>Wznów</translation>
    </message>
    <message>
      <source>For 1 hour</source>
      <translation>Na 1 godzinę</translation>
    </message>
    <message>
      <source>Until tomorrow</source>
      <translation>Do jutra</translation>
    </message>
    <message>
      <source>Until I resume</source>
      <translation>Do wznowienia</translation>
    </message>
    <message>
      <source>{used} of {all} fetches used today</source>
      <translation>Dziś wykorzystano {used} z {all} pobrań</translation>
    </message>
    <message>
      <source>When you usually read, and today’s batches of fetches</source>
      <translation>Kiedy zwykle zaglądasz i dzisiejsze wybudzenia</translation>
    </message>
    <message numerus="yes">
      <source>{time}, {feeds}, {n} new</source>
      <translation>
        <numerusform>{time}, {feeds}, {n} nowy</numerusform>
        <numerusform>{time}, {feeds}, {n} nowe</numerusform>
        <numerusform>{time}, {feeds}, {n} nowych</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} {n} scheduled, next at {time}.</source>
      <translation>
        <numerusform>{done} {n} w planie, następne o {time}.</numerusform>
        <numerusform>{done} {n} w planie, następne o {time}.</numerusform>
        <numerusform>{done} {n} w planie, następne o {time}.</numerusform>
      </translation>
    </message>
    <message>
      <source>A typical day, until Paperround knows when you read</source>
      <translation>Typowy dzień, póki Paperround nie wie, kiedy zaglądasz</translation>
    </message>
    <message>
      <source>{time}, scheduled, {feeds}</source>
      <translation>{time}, w planie, {feeds}</translation>
    </message>
    <message>
      <source>{time}, {feeds}, nothing new</source>
      <translation>{time}, {feeds}, nic nowego</translation>
    </message>
    <message numerus="yes">
      <source>{n} batches done,</source>
      <translation>
        <numerusform>{n} wykonane wybudzenie,</numerusform>
        <numerusform>{n} wykonane wybudzenia,</numerusform>
        <numerusform>{n} wykonanych wybudzeń,</numerusform>
      </translation>
    </message>
    <message>
      <source>{done} nothing scheduled.</source>
      <translation>{done} nic w planie.</translation>
    </message>
    <message>
      <source>New name</source>
      <translation>Nowa nazwa</translation>
    </message>
    <message>
      <source>You’re subscribed to {feed} twice, at two addresses.</source>
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
      <source>{feed} has the same articles as {other}.</source>
      <translation>{feed} przynosi te same wpisy co {other}.</translation>
    </message>
    <message>
      <source>Almost everything in {feed} is also in {other}.</source>
      <translation>Prawie wszystko z kanału {feed} przychodzi też z {other}.</translation>
    </message>
    <message>
      <source>Searches</source>
      <translation>Wyszukiwania</translation>
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
    <message numerus="yes">
      <source>So you don’t miss anything: it lists only {window} articles, which turn over in {span}.</source>
      <translation>
        <numerusform>By nic nie przepadło: kanał mieści {window} wpis, a zapełnia się w czasie: {span}.</numerusform>
        <numerusform>By nic nie przepadło: kanał mieści {window} wpisy, a zapełnia się w czasie: {span}.</numerusform>
        <numerusform>By nic nie przepadło: kanał mieści {window} wpisów, a zapełnia się w czasie: {span}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Grouped with one other feed to save power.</source>
      <translation>Razem z jednym innym, by raz wybudzić łączność.</translation>
    </message>
    <message numerus="yes">
      <source>Grouped with {n} other feeds to save power.</source>
      <translation>
        <numerusform>Razem z {n} innym, by raz wybudzić łączność.</numerusform>
        <numerusform>Razem z {n} innymi, by raz wybudzić łączność.</numerusform>
        <numerusform>Razem z {n} innymi, by raz wybudzić łączność.</numerusform>
      </translation>
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
      <source>Mute notifications for today</source>
      <translation>Dziś już bez powiadomień</translation>
    </message>
    <message>
      <source>Closing the window</source>
      <translation>Po zamknięciu okna</translation>
    </message>
    <message>
      <source>Tell me about updates</source>
      <translation>Powiadamiaj o nowszej wersji</translation>
    </message>
    <message>
      <source>Images in articles</source>
      <translation>Obrazy we wpisach</translation>
    </message>
    <message>
      <source>Thumbnails in the list</source>
      <translation>Małe obrazy na liście</translation>
    </message>
    <message>
      <source>Download episodes before I usually listen</source>
      <translation>Pobieraj nagrania na dysk, zanim zwykle słucham</translation>
    </message>
    <message>
      <source>Storage limit</source>
      <translation>Przechowuj na dysku około</translation>
    </message>
    <message>
      <source>Keep played episodes for</source>
      <translation>Wysłuchane zostają przez</translation>
    </message>
    <message>
      <source>Fetching strategy</source>
      <translation>Strategia pobierania</translation>
    </message>
    <message>
      <source>Never more than this on any day</source>
      <translation>Nigdy więcej, w żaden dzień</translation>
    </message>
    <message>
      <source>Daily data limit</source>
      <translation>Dane na dzień na to</translation>
    </message>
    <message>
      <source>On battery, use at most</source>
      <translation>Z tego na baterii</translation>
    </message>
    <message>
      <source>Share of the daily budget on battery and in power saving mode.</source>
      <translation>Część dziennego budżetu na baterii i w trybie oszczędzania energii.</translation>
    </message>
    <message>
      <source>On a metered connection</source>
      <translation>Przy połączeniu taryfowym</translation>
    </message>
    <message>
      <source>Share of the daily budget on a metered connection.</source>
      <translation>Część dziennego budżetu przy połączeniu taryfowym.</translation>
    </message>
    <message>
      <source>While the computer is busy</source>
      <translation>Gdy komputer jest zajęty</translation>
    </message>
    <message>
      <source>Share of the daily budget while the computer is busy.</source>
      <translation>Część dziennego budżetu, gdy komputer jest zajęty.</translation>
    </message>
    <message>
      <source>Batches of fetches per day, about. Each batch wakes the network once.</source>
      <translation>Mniej więcej tyle wybudzeń dziennie. Każde wybudzenie budzi sieć raz.</translation>
    </message>
    <message>
      <source>On battery or a metered connection</source>
      <translation>Gdy brakuje prądu lub transferu</translation>
    </message>
    <message>
      <source>Batches per day on battery, in power saving mode and on a metered connection.</source>
      <translation>Wybudzenia dziennie na baterii, w trybie oszczędzania energii i przy połączeniu taryfowym.</translation>
    </message>
    <message>
      <source>Parallel connections</source>
      <translation>Witryny naraz</translation>
    </message>
    <message>
      <source>Number of servers to fetch from at the same time.</source>
      <translation>Z ilu serwerów pobierać naraz.</translation>
    </message>
    <message>
      <source>Scheduled fetches per minute</source>
      <translation>Planowe pobrania na minutę</translation>
    </message>
    <message>
      <source>Most scheduled fetches per minute, even after sleep.</source>
      <translation>Najwięcej planowych pobrań na minutę, także po uśpieniu.</translation>
    </message>
    <message>
      <source>Proxy</source>
      <translation>Proxy</translation>
    </message>
    <message>
      <source>Proxy for all connections. Empty for none.</source>
      <translation>Proxy dla wszystkich połączeń. Puste: bez proxy.</translation>
    </message>
    <message>
      <source>Password command</source>
      <translation>Polecenie podające hasło</translation>
    </message>
    <message>
      <source>Command that prints a password, used before the keyring. {user} and {host} are filled in.</source>
      <translation>Polecenie, które wypisuje hasło, używane przed pękiem kluczy. {user} i {host} są wstawiane.</translation>
    </message>
    <message>
      <source>Password file</source>
      <translation>Plik z hasłami</translation>
    </message>
    <message>
      <source>File that only you can read, used instead of the keyring. Passwords in it are plain text.</source>
      <translation>Plik, który tylko Ty możesz odczytać, używany zamiast pęku kluczy. Hasła są w nim zapisane otwartym tekstem.</translation>
    </message>
    <message>
      <source>When I’m offline</source>
      <translation>Gdy jestem offline</translation>
    </message>
    <message>
      <source>Hold new articles until the next edition</source>
      <translation>Nowe wpisy czekają na następną gazetę</translation>
    </message>
    <message>
      <source>Keep articles for</source>
      <translation>Przechowuj wpisy</translation>
    </message>
    <message>
      <source>Maximum per feed</source>
      <translation>Najwyżej na kanał</translation>
    </message>
    <message>
      <source>Keep daily backups for</source>
      <translation>Przechowuj kopie przez</translation>
    </message>
    <message>
      <source>Show suggestions in For You</source>
      <translation>Proponuj nieprzeczytane wpisy w widoku „Dla Ciebie”</translation>
    </message>
    <message>
      <source>When I read an article, mark the same story in other feeds as read</source>
      <translation>Przeczytanie wpisu oznacza tę samą wiadomość w innych kanałach jako przeczytaną</translation>
    </message>
    <message>
      <source>Fetch repetitive feeds less often</source>
      <translation>Rzadziej pobieraj kanały, które głównie się powtarzają</translation>
    </message>
    <message>
      <source>Fetch feeds less often if their articles repeat each other.</source>
      <translation>Rzadziej pobieraj kanały, których wpisy się powtarzają.</translation>
    </message>
    <message>
      <source>Fetch feeds I read often more frequently</source>
      <translation>Częściej pobieraj kanały, których wpisy często otwieram, inne rzadziej</translation>
    </message>
    <message>
      <source>Fetch feeds more often if you often go to them or their folder.</source>
      <translation>Pobieraj częściej kanały, do których lub do których folderu często zaglądasz.</translation>
    </message>
    <message>
      <source>Learn when I read</source>
      <translation>Zapamiętuj, kiedy czytam</translation>
    </message>
    <message>
      <source>Create editions automatically</source>
      <translation>Twórz gazetę automatycznie</translation>
    </message>
    <message>
      <source>Times, separated by spaces</source>
      <translation>Godziny, oddzielone spacjami</translation>
    </message>
    <message>
      <source>Reading time (minutes)</source>
      <translation>Minuty czytania</translation>
    </message>
    <message>
      <source>Include articles left unread last time</source>
      <translation>Nieprzeczytane może się powtórzyć</translation>
    </message>
    <message>
      <source>Mark its articles as read</source>
      <translation>Oznacz zawartość jako przeczytaną</translation>
    </message>
    <message>
      <source>Load the full text of shortened articles</source>
      <translation>Pobieraj pełne teksty skróconych wpisów</translation>
    </message>
    <message>
      <source>Save to folder</source>
      <translation>Folder na gazety</translation>
    </message>
    <message>
      <source>To</source>
      <translation>Dokąd</translation>
    </message>
    <message>
      <source>Mail server</source>
      <translation>Serwer poczty</translation>
    </message>
    <message>
      <source>Allow mail without encryption</source>
      <translation>Zezwól na pocztę bez szyfrowania</translation>
    </message>
    <message>
      <source>ferry "night train"</source>
      <translation>prom "nocny pociąg"</translation>
    </message>
    <message>
      <source>not at all</source>
      <translation>wcale</translation>
    </message>
    <message>
      <source>forever</source>
      <translation>na zawsze</translation>
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
      <source>Don’t show</source>
      <translation>Pomiń</translation>
    </message>
    <message>
      <source>Cube-root shares, optimised times</source>
      <translation>Pierwiastek sześcienny, najlepsze pory</translation>
    </message>
    <message>
      <source>Fewest articles missing when you read</source>
      <translation>Najmniej braków przy zaglądaniu</translation>
    </message>
    <message>
      <source>Square-root shares, alerts first</source>
      <translation>Pierwiastek kwadratowy, szybkie powiadomienia</translation>
    </message>
    <message>
      <source>Square-root shares, evenly spaced</source>
      <translation>Pierwiastek kwadratowy, równe odstępy</translation>
    </message>
    <message>
      <source>Equal shares, alerts first</source>
      <translation>Równe udziały, szybkie powiadomienia</translation>
    </message>
    <message>
      <source>Fewest missed articles first</source>
      <translation>Najpierw najmniej utraconych wpisów</translation>
    </message>
    <message>
      <source>Learned fixed interval per feed</source>
      <translation>Wyuczony stały odstęp</translation>
    </message>
    <message>
      <source>Most out of date first</source>
      <translation>Najpierw najdłużej nieaktualne</translation>
    </message>
    <message>
      <source>Short-lived articles first</source>
      <translation>Najpierw wpisy, które szybko się starzeją</translation>
    </message>
    <message>
      <source>Moving average of gaps</source>
      <translation>Średnia krocząca odstępów</translation>
    </message>
    <message>
      <source>When the next article is due</source>
      <translation>Gdy oczekiwany jest następny wpis</translation>
    </message>
    <message>
      <source>Every feed equally often</source>
      <translation>Każdy kanał równie często</translation>
    </message>
    <message>
      <source>Don’t download anything</source>
      <translation>Nie pobieraj niczego</translation>
    </message>
    <message>
      <source>Plus everything from feeds I choose</source>
      <translation>I wszystko z wybranych kanałów</translation>
    </message>
    <message>
      <source> article</source>
      <translation> wpis</translation>
    </message>
    <message numerus="yes">
      <source> articles</source>
      <translation>
        <numerusform> wpis</numerusform>
        <numerusform> wpisy</numerusform>
        <numerusform> wpisów</numerusform>
      </translation>
    </message>
    <message>
      <source>Send by email to an e-reader or inbox</source>
      <translation>Czytnik e-booków lub skrzynka, e-mailem</translation>
    </message>
    <message>
      <source>{host} didn’t accept the user name or password. FreshRSS needs the API password from its profile page. Miniflux needs the one from Integrations &gt; Google Reader.</source>
      <translation>{host} podaje, że użytkownik lub hasło jest błędne. FreshRSS wymaga hasła API ze strony profilu, Miniflux hasła z Integrations, Google Reader.</translation>
    </message>
    <message>
      <source>No sync server found at {host}. Check the address, and that its Google Reader API is turned on.</source>
      <translation>Pod {host} nie odpowiada serwer kanałów; sprawdź adres i czy jego API Google Reader jest włączone.</translation>
    </message>
    <message>
      <source>The API of {host} is turned off. In FreshRSS, allow API access under Settings &gt; Authentication.</source>
      <translation>API serwera {host} jest wyłączone; w FreshRSS zezwól na dostęp przez API w ustawieniach uwierzytelniania.</translation>
    </message>
    <message>
      <source>{host} redirects to {other}. If that’s your server, enter that address.</source>
      <translation>{host} przekierowuje na {other}; wpisz ten adres, jeśli to Twój serwer.</translation>
    </message>
    <message>
      <source>{what} If it uses your own certificate authority, add that authority’s certificate.</source>
      <translation>{what} Jeśli podpisał go Twój własny urząd, podaj certyfikat tego urzędu.</translation>
    </message>
    <message>
      <source>The certificate file {path} can’t be read. Choose a file in PEM format.</source>
      <translation>Nie można odczytać pliku certyfikatu {path}; wybierz plik w formacie PEM.</translation>
    </message>
    <message>
      <source>The saved password for {host} is missing. Enter it again in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>Hasło do {host} nie jest już znane; podaj je ponownie w: Ustawienia, Konta i udostępnianie.</translation>
    </message>
    <message>
      <source>{name} can’t store playback positions, so they stay on this computer. Finished episodes are marked as read there.</source>
      <translation>To, dokąd wysłuchano nagrania, zostaje na tym komputerze: {name} nie ma na to miejsca. Że wysłuchano go do końca, dociera tam jako przeczytane.</translation>
    </message>
    <message>
      <source>{name} only syncs playback positions through its native API, which doesn’t accept this password. Use your login there as the Google Reader user name and password.</source>
      <translation>{name} mówi o nagraniach i o tym, dokąd ich wysłuchano, tylko przez własny interfejs, który nie przyjmuje tego hasła. Nadaj jego interfejsowi Google Reader nazwę i hasło używane tam do logowania.</translation>
    </message>
    <message>
      <source>{host} numbers its articles in a way that Paperround can’t read, so nothing was synced.</source>
      <translation>{host} numeruje wpisy w sposób, którego Paperround nie rozumie, więc nic nie zsynchronizowano.</translation>
    </message>
    <message>
      <source>You’ve already added this account.</source>
      <translation>To konto już jest.</translation>
    </message>
    <message>
      <source>This account doesn’t exist.</source>
      <translation>Nie ma takiego konta.</translation>
    </message>
    <message>
      <source>Encryption needs the Python package “cryptography”. Install it and try again.</source>
      <translation>Szyfrowanie wymaga pakietu Pythona „cryptography”. Zainstaluj go i spróbuj ponownie.</translation>
    </message>
    <message>
      <source>The files in the sync folder are encrypted. Enter their passphrase.</source>
      <translation>Pliki w folderze synchronizacji są zaszyfrowane. Podaj ich hasło.</translation>
    </message>
    <message>
      <source>This isn’t the passphrase of the sync folder. Enter the one that your other computers use.</source>
      <translation>To nie jest hasło folderu synchronizacji. Podaj to, którego używają Twoje inne komputery.</translation>
    </message>
    <message>
      <source>The files in the sync folder aren’t encrypted. Choose an empty folder to start with encryption.</source>
      <translation>Pliki w folderze synchronizacji nie są zaszyfrowane. Aby zacząć z szyfrowaniem, wybierz pusty folder.</translation>
    </message>
    <message>
      <source>The sync folder {path} isn’t there. Check that it’s connected, or choose another.</source>
      <translation>Nie ma folderu synchronizacji {path}. Sprawdź, czy jest podłączony, lub wybierz inny.</translation>
    </message>
    <message>
      <source>{host} didn’t accept the user name or password. Many providers require an app password, which you can create on their website.</source>
      <translation>{host} podaje, że użytkownik lub hasło jest błędne. Wielu dostawców wymaga osobnego hasła dla programów; można je uzyskać na ich stronach.</translation>
    </message>
    <message>
      <source>This user name or password has characters that can’t be sent to {host}.</source>
      <translation>Nazwa użytkownika lub hasło ma znaki, których nie można wysłać do {host}.</translation>
    </message>
    <message>
      <source>{host} isn’t responding like an IMAP server. Check the server name and port.</source>
      <translation>To, co odpowiada pod {host}, nie używa IMAP; sprawdź nazwę i port serwera.</translation>
    </message>
    <message>
      <source>{host} doesn’t offer a secure connection, and Paperround never sends passwords unencrypted. Choose TLS or STARTTLS.</source>
      <translation>{host} nie oferuje bezpiecznego połączenia, a przez otwarte hasło nigdy nie jest wysyłane; wybierz TLS lub STARTTLS.</translation>
    </message>
    <message>
      <source>{host} doesn’t support STARTTLS. Choose TLS, usually on port 993.</source>
      <translation>{host} nie oferuje STARTTLS; wybierz TLS, zwykle na porcie 993.</translation>
    </message>
    <message>
      <source>Folder {folder} doesn’t exist on {host}. Choose another.</source>
      <translation>Na {host} nie ma folderu {folder}; wybierz inny.</translation>
    </message>
    <message>
      <source>{host} refused a request: {what}</source>
      <translation>{host} nie chce zrobić tego, o co go poproszono: {what}</translation>
    </message>
    <message>
      <source>{host} closed the connection. Paperround will try again later.</source>
      <translation>{host} zakończył połączenie; Paperround spróbuje później.</translation>
    </message>
    <message>
      <source>{host} sent too much data, so it was rejected.</source>
      <translation>{host} przysłał więcej, niż było trzeba, więc tego nie przyjęto.</translation>
    </message>
    <message>
      <source>Mail doesn’t work through an HTTPS proxy. Use an http:// or socks5:// proxy.</source>
      <translation>Poczta nie może iść przez proxy, które samo wymaga HTTPS; użyj proxy z http:// lub socks5://.</translation>
    </message>
    <message>
      <source>You’ve already added this folder.</source>
      <translation>Ten folder już jest.</translation>
    </message>
    <message>
      <source>This mailbox doesn’t exist.</source>
      <translation>Nie ma takiej skrzynki.</translation>
    </message>
    <message>
      <source>The part of the page you followed is gone. The page may have been redesigned or replaced. Choose again what to follow.</source>
      <translation>Tego, co było śledzone, nie ma już na stronie: przebudowano ją lub zastąpiła ją inna. Wybierz ponownie, co śledzić.</translation>
    </message>
    <message>
      <source>The page has no text to compare. It may need JavaScript.</source>
      <translation>Strona nie zawierała tekstu do porównania; może tworzy go skrypt.</translation>
    </message>
    <message>
      <source>No repeating list found on this page. Enter a CSS selector for its articles.</source>
      <translation>Na tej stronie nic się nie powtarza jak lista wpisów; wskaż je selektorem CSS.</translation>
    </message>
    <message>
      <source>Paperround doesn’t understand this CSS selector: {selector}</source>
      <translation>Paperround nie rozumie tego selektora CSS: {selector}</translation>
    </message>
    <message>
      <source>This selector finds nothing on the page: {selector}</source>
      <translation>Ten selektor nic nie znajduje na stronie: {selector}</translation>
    </message>
    <message>
      <source>What this selector matches has no title and no link: {selector}</source>
      <translation>To, co ten selektor znajduje na stronie, nie ma ani tytułu, ani odnośnika: {selector}</translation>
    </message>
    <message>
      <source>No link on the page has this text: {text}</source>
      <translation>Żaden odnośnik na stronie tak nie brzmi: {text}</translation>
    </message>
    <message>
      <source>This address isn’t a web page.</source>
      <translation>To, co przyszło z tego adresu, nie jest stroną WWW.</translation>
    </message>
    <message>
      <source>page changed</source>
      <translation>strona przebudowana</translation>
    </message>
    <message>
      <source>The part of {feed} that you followed has been gone {since}. The page may have been redesigned.</source>
      <translation>Tego, co było śledzone na {feed}, nie ma już {since}. Stronę przebudowano.</translation>
    </message>
    <message>
      <source>Not enough disk space for {name}. The download will continue when there is. Nothing was lost.</source>
      <translation>Na dysku nie ma miejsca na {name}; pobieranie ruszy, gdy się znajdzie. Nic nie przepadło.</translation>
    </message>
    <message>
      <source>{name} couldn’t be saved ({error}). Paperround will try again.</source>
      <translation>Nie udało się zapisać {name} na dysku ({error}); nastąpi kolejna próba.</translation>
    </message>
    <message>
      <source>{host} sent a web page instead of the episode. Open the article’s page and try there.</source>
      <translation>{host} przysłał stronę zamiast nagrania; otwórz stronę wpisu i spróbuj tam.</translation>
    </message>
    <message>
      <source>{host} says the episode is no longer available.</source>
      <translation>Nagrania nie ma już pod jego adresem, podaje {host}.</translation>
    </message>
    <message>
      <source>The episode at {host} is larger than {megabytes} MB and was skipped.</source>
      <translation>Nagranie z {host} ma ponad {megabytes} MB, więc go nie przyjęto.</translation>
    </message>
    <message>
      <source>Paperround’s player, paperround[audio], or a system library that it needs isn’t installed. Another program can play this episode.</source>
      <translation>Odtwarzacz Paperround, paperround[audio], albo potrzebna mu biblioteka systemowa nie jest zainstalowana. Ten odcinek może odtworzyć inny program.</translation>
    </message>
    <message>
      <source>Paperround can’t play this file. Another app may be able to.</source>
      <translation>Tego pliku nie można tu odtworzyć jako nagrania; może zna go inny program.</translation>
    </message>
    <message>
      <source>No audio device is available, or it’s in use by another program.</source>
      <translation>Nie ma na czym słuchać: komputer nie ma urządzenia dźwiękowego lub jest ono zajęte.</translation>
    </message>
    <message>
      <source>This episode is damaged, so playback stopped. Your position is saved.</source>
      <translation>To nagranie jest uszkodzone, więc odtwarzanie przerwano. Miejsce zapamiętano.</translation>
    </message>
    <message>
      <source>Article {id} has no audio.</source>
      <translation>We wpisie {id} nie ma czego słuchać.</translation>
    </message>
    <message>
      <source>This destination doesn’t exist.</source>
      <translation>Nie ma takiego celu.</translation>
    </message>
    <message>
      <source>{name} came with a backup and is turned off. Check it and save it to turn it on.</source>
      <translation>{name}: z kopii zapasowej, wyłączone. Sprawdź i zapisz, aby włączyć.</translation>
    </message>
    <message>
      <source>A destination named {name} already exists. Choose another name.</source>
      <translation>Istnieje już cel o nazwie {name}; nadaj temu inną nazwę.</translation>
    </message>
    <message>
      <source>Enter a name for the destination.</source>
      <translation>Nadaj celowi nazwę.</translation>
    </message>
    <message>
      <source>Enter the address of the server.</source>
      <translation>Wpisz adres serwera.</translation>
    </message>
    <message>
      <source>Enter your user name.</source>
      <translation>Wpisz swoją nazwę użytkownika na serwerze.</translation>
    </message>
    <message>
      <source>Choose the folder for the files.</source>
      <translation>Wybierz folder na pliki.</translation>
    </message>
    <message>
      <source>Enter the program to run.</source>
      <translation>Wpisz program, który ma być uruchamiany.</translation>
    </message>
    <message>
      <source>{program} runs commands through a shell, so an article title could be run as a command. Choose another program.</source>
      <translation>{program} zostałby uruchomiony przez powłokę, która mogłaby wziąć tytuł za polecenie; wybierz zamiast tego program.</translation>
    </message>
    <message>
      <source>Enter the password or token for {name}.</source>
      <translation>Podaj hasło lub token: {name}.</translation>
    </message>
    <message>
      <source>{name} isn’t a placeholder. See the list of placeholders.</source>
      <translation>{name} nic nie oznacza; zobacz listę tego, co można wstawić.</translation>
    </message>
    <message>
      <source>Placeholders can’t be used in the host name, only after it.</source>
      <translation>Hosta w adresie nie można wstawić; tylko to, co po nim następuje.</translation>
    </message>
    <message>
      <source>The template isn’t valid JSON: {why}.</source>
      <translation>Szablon nie jest prawidłowym JSON: {why}.</translation>
    </message>
    <message>
      <source>Each line of the template must have the form name=value. Check this line: {line}</source>
      <translation>Każdy wiersz szablonu musi mieć postać nazwa=wartość; ten jej nie ma: {line}</translation>
    </message>
    <message>
      <source>Each header must have the form Name: value. Check this line: {line}</source>
      <translation>Każdy nagłówek musi mieć postać Nazwa: wartość; ten jej nie ma: {line}</translation>
    </message>
    <message>
      <source>The saved password or token for {name} is missing. Enter it again in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>Hasło lub token do {name} nie jest już znane; podaj je ponownie w: Ustawienia, Konta i udostępnianie.</translation>
    </message>
    <message>
      <source>This article has no link, and {name} only accepts links.</source>
      <translation>Ten wpis nie ma własnego adresu, a {name} nie przyjmuje niczego innego.</translation>
    </message>
    <message>
      <source>{host} didn’t accept the password or token. Enter it again in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>{host} nie przyjmuje hasła lub tokenu; podaj je ponownie w: Ustawienia, Konta i udostępnianie.</translation>
    </message>
    <message>
      <source>{host} responded, but doesn’t accept articles at this address. Check it in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>{host} odpowiada, ale pod tym adresem nic nie przyjmuje wpisów; sprawdź go w: Ustawienia, Konta i udostępnianie.</translation>
    </message>
    <message>
      <source>{host} redirects to {other}. Enter that address in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>{host} przekierowuje do {other}; wpisz ten adres w: Ustawienia, Konta i udostępnianie.</translation>
    </message>
    <message>
      <source>{host} rejected it (error {status}).</source>
      <translation>{host} nie chce go przyjąć (błąd {status}).</translation>
    </message>
    <message>
      <source>{host} rejected it (error {status}): {why}</source>
      <translation>{host} nie chce go przyjąć (błąd {status}): {why}</translation>
    </message>
    <message>
      <source>Couldn’t tell whether {host} accepted it. Check the address in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>Nie wiadomo, czy {host} go przyjął: odpowiedź jest nieczytelna; sprawdź adres w: Ustawienia, Konta i udostępnianie.</translation>
    </message>
    <message>
      <source>Couldn’t find {program}. Check its name or enter its full path.</source>
      <translation>Nie ma programu o nazwie {program}; sprawdź nazwę lub podaj pełną ścieżkę.</translation>
    </message>
    <message>
      <source>{program} couldn’t be run ({error}).</source>
      <translation>Nie wolno uruchomić {program} ({error}).</translation>
    </message>
    <message>
      <source>{program} exited with code {code}.</source>
      <translation>{program} zakończył się kodem {code}.</translation>
    </message>
    <message>
      <source>{program} exited with code {code}: {why}</source>
      <translation>{program} zakończył się kodem {code}: {why}</translation>
    </message>
    <message numerus="yes">
      <source>{program} took longer than {n:n} seconds and was stopped.</source>
      <translation>
        <numerusform>{program} działał dłużej niż {n:n} sekundę i został zakończony.</numerusform>
        <numerusform>{program} działał dłużej niż {n:n} sekundy i został zakończony.</numerusform>
        <numerusform>{program} działał dłużej niż {n:n} sekund i został zakończony.</numerusform>
      </translation>
    </message>
    <message>
      <source>{program} was stopped because Paperround closed. It will be tried again.</source>
      <translation>{program} zakończono wraz z Paperround; nastąpi kolejna próba.</translation>
    </message>
    <message>
      <source>Couldn’t find the folder {path}. Check that its disk is connected, or choose another folder.</source>
      <translation>Nie ma folderu {path}; sprawdź, czy jego dysk jest podłączony, lub wybierz inny.</translation>
    </message>
    <message>
      <source>The folder {path} isn’t in an Obsidian vault. Choose a vault or a folder inside one.</source>
      <translation>Folder {path} nie leży w żadnym sejfie Obsidian; wybierz sejf lub folder w nim.</translation>
    </message>
    <message>
      <source>Paperround can’t write to {path} ({error}).</source>
      <translation>W {path} nie można nic zapisać ({error}).</translation>
    </message>
    <message>
      <source>Connected to {host}. Nothing was sent.</source>
      <translation>{host} odpowiada i wpuszcza Paperround; nic nie wysłano.</translation>
    </message>
    <message>
      <source>{host} accepted a test article.</source>
      <translation>{host} przyjął zmyślony wpis.</translation>
    </message>
    <message>
      <source>{program} accepted a test article.</source>
      <translation>{program} przyjął zmyślony wpis.</translation>
    </message>
    <message>
      <source>Paperround can write to {path}.</source>
      <translation>W {path} można zapisywać pliki.</translation>
    </message>
    <message>
      <source>The article is no longer stored, so it wasn’t sent.</source>
      <translation>Wpisu już tu nie ma, więc go nie wysłano.</translation>
    </message>
    <message>
      <source>Sending failed for an unknown reason. See the log for details.</source>
      <translation>Wysłanie nie udało się z przyczyny nieznanej Paperround; szczegóły są w dzienniku.</translation>
    </message>
    <message>
      <source>Paperround will try again later.</source>
      <translation>Paperround spróbuje później.</translation>
    </message>
    <message>
      <source>Check the address, or try again later.</source>
      <translation>sprawdź adres lub spróbuj później.</translation>
    </message>
    <message>
      <source>{host} redirects in a loop. Check the address in a browser.</source>
      <translation>{host} przekierowuje w kółko; sprawdź adres w przeglądarce.</translation>
    </message>
    <message>
      <source>The request to {host} was cancelled.</source>
      <translation>Połączenie z {host} zostało przerwane.</translation>
    </message>
    <message>
      <source>{host} sent data that can’t be decoded. {later}</source>
      <translation>Dane z {host} są uszkodzone lub spakowane w nieczytelny sposób; {later}</translation>
    </message>
    <message>
      <source>{host} took too long to respond. {later}</source>
      <translation>{host} zbyt długo nie odpowiada; {later}</translation>
    </message>
    <message>
      <source>{host} isn’t responding. {later}</source>
      <translation>{host} nie odpowiada; {later}</translation>
    </message>
    <message>
      <source>{host} sent oversized headers. The publisher needs to fix this.</source>
      <translation>{host} przysyła nagłówki o absurdalnym rozmiarze; zawiadom wydawcę.</translation>
    </message>
    <message>
      <source>The response from {host} is too large for a feed and was skipped.</source>
      <translation>Dane z {host} są większe, niż powinien być kanał, więc ich nie przyjęto.</translation>
    </message>
    <message>
      <source>Couldn’t find {host}. This computer seems to be offline.</source>
      <translation>Nie można znaleźć nazwy {host}; ten komputer jest chyba offline.</translation>
    </message>
    <message>
      <source>Couldn’t find {host}. Check the address for typos.</source>
      <translation>Nie ma serwera o nazwie {host}; sprawdź, czy w adresie nie ma literówki.</translation>
    </message>
    <message>
      <source>The connection to {host} isn’t secure: {why}. Nothing was downloaded.</source>
      <translation>Połączenie z {host} nie jest bezpieczne: {why}; nic nie pobrano.</translation>
    </message>
    <message>
      <source>Couldn’t make a secure connection to {host}. Check whether the address starts with http:// instead.</source>
      <translation>Nie udało się bezpiecznie połączyć z {host}; sprawdź, czy adres nie zaczyna się raczej od http.</translation>
    </message>
    <message>
      <source>its certificate has expired</source>
      <translation>jego certyfikat wygasł</translation>
    </message>
    <message>
      <source>its certificate isn’t valid yet</source>
      <translation>jego certyfikat nie jest jeszcze ważny</translation>
    </message>
    <message>
      <source>its certificate is self-signed</source>
      <translation>jego certyfikat jest podpisany tylko przez niego samego</translation>
    </message>
    <message>
      <source>its certificate is from an untrusted authority</source>
      <translation>jego certyfikat podpisał urząd nieznany temu komputerowi</translation>
    </message>
    <message>
      <source>its certificate was revoked</source>
      <translation>jego certyfikat został unieważniony</translation>
    </message>
    <message>
      <source>{host} is on your local network, and you haven’t typed its address yourself. To allow it, add the feed again.</source>
      <translation>{host} leży w Twojej sieci lokalnej, a ten adres nie został wpisany ręcznie. Aby na to zezwolić, dodaj kanał ponownie.</translation>
    </message>
    <message>
      <source>its certificate is for a different site</source>
      <translation>jego certyfikat należy do innego serwera</translation>
    </message>
    <message>
      <source>its certificate isn’t valid</source>
      <translation>jego certyfikat jest nieprawidłowy</translation>
    </message>
    <message>
      <source>Can’t reach {host}. This computer seems to be offline.</source>
      <translation>Brak trasy do {host}; ten komputer jest chyba offline.</translation>
    </message>
    <message>
      <source>Can’t reach {host}. {later}</source>
      <translation>{host} jest nieosiągalny; {later}</translation>
    </message>
    <message>
      <source>{host} refused the connection. {later}</source>
      <translation>{host} odrzuca połączenia; {later}</translation>
    </message>
    <message>
      <source>The proxy couldn’t connect to {host}. Check the proxy in Settings.</source>
      <translation>Proxy nie łączy z {host}; sprawdź proxy w ustawieniach.</translation>
    </message>
    <message>
      <source>{host} isn’t responding like a web server. Check the address.</source>
      <translation>To, co odpowiada pod {host}, nie używa HTTP; sprawdź adres.</translation>
    </message>
    <message>
      <source>The connection to {host} was interrupted. {later}</source>
      <translation>Połączenie z {host} zostało zerwane; {later}</translation>
    </message>
    <message>
      <source>{host} says there’s nothing at this address. Check the address.</source>
      <translation>Pod tym adresem nic nie ma, podaje {host}; sprawdź adres.</translation>
    </message>
    <message>
      <source>{host} says the publisher has discontinued this feed. Your articles are kept.</source>
      <translation>Wydawca zakończył ten kanał, podaje {host}; jego artykuły zostają.</translation>
    </message>
    <message>
      <source>{host} says the publisher has discontinued this feed, so you can’t subscribe to it.</source>
      <translation>Wydawca zakończył ten kanał, podaje {host}; nie ma czego subskrybować.</translation>
    </message>
    <message>
      <source>{host} asked Paperround to slow down. It will try again later.</source>
      <translation>{host} prosi o przerwę; Paperround zaczeka.</translation>
    </message>
    <message>
      <source>{host} asked Paperround to slow down. Try again later.</source>
      <translation>{host} prosi o przerwę. Spróbuj ponownie później.</translation>
    </message>
    <message>
      <source>{host} asked Paperround to slow down. It will wait before trying again.</source>
      <translation>{host} poprosił o przerwę; Paperround czeka z następnym zapytaniem.</translation>
    </message>
    <message>
      <source>{host} is having problems (error {status}). {later}</source>
      <translation>{host} ma awarię po swojej stronie (błąd {status}); {later}</translation>
    </message>
    <message>
      <source>{host} won’t allow Paperround to read this feed (error 403).</source>
      <translation>{host} nie pozwala Paperround czytać tego kanału (błąd 403).</translation>
    </message>
    <message>
      <source>The proxy needs a password. Add it to the proxy address in Settings.</source>
      <translation>Proxy wymaga hasła; dopisz je do adresu proxy w ustawieniach.</translation>
    </message>
    <message>
      <source>{host} sent an unexpected response (status {status}). {later}</source>
      <translation>{host} odpowiada czymś dziwnym (stan {status}); {later}</translation>
    </message>
    <message>
      <source>{host} requires a sign-in method that Paperround doesn’t support ({kind}).</source>
      <translation>{host} wymaga logowania w sposób nieznany Paperround ({kind}).</translation>
    </message>
    <message>
      <source>{host} didn’t accept this user name and password. Enter them again.</source>
      <translation>{host} nie przyjmuje tej nazwy użytkownika i hasła; podaj je ponownie.</translation>
    </message>
    <message>
      <source>{host} requires a user name and password. Enter them in the feed’s settings.</source>
      <translation>{host} wymaga nazwy użytkownika i hasła; podaj je w ustawieniach kanału.</translation>
    </message>
    <message>
      <source>This address redirects to {host}, which requires a password. Paperround won’t send yours to a different site. If the feed has moved, change its address to {url}</source>
      <translation>Ten adres prowadzi do {host}, gdzie wymagane jest hasło; Twoje nie jest wysyłane na inny serwer. Jeśli kanał jest teraz tam, zmień jego adres na {url}</translation>
    </message>
    <message>
      <source>{host} blocks feed readers with a human check (CAPTCHA). Ask the publisher to allow them.</source>
      <translation>{host} żąda dowodu, że czyta człowiek; poproś wydawcę o wpuszczanie czytników kanałów.</translation>
    </message>
    <message>
      <source>{host} sent an invalid “not modified” response. The publisher needs to fix this.</source>
      <translation>{host} twierdzi, że nic się nie zmieniło, choć nikt nie pytał; zawiadom wydawcę.</translation>
    </message>
    <message>
      <source>{host} sent an empty response. {later}</source>
      <translation>{host} odpowiada pustą stroną; {later}</translation>
    </message>
    <message>
      <source>{host} redirects to your local network. Paperround blocked this to keep you safe.</source>
      <translation>{host} przekierowuje do Twojej własnej sieci, dokąd żadna strona nie może prowadzić.</translation>
    </message>
    <message>
      <source>{host} isn’t an address that Paperround can open. Check it.</source>
      <translation>Pod adresem {host} nic nie można pobrać; sprawdź go.</translation>
    </message>
    <message>
      <source>{host} is on your local network, which web pages may not link to. Paperround blocked it.</source>
      <translation>{host} leży w Twojej własnej sieci, dokąd żadna strona nie może prowadzić.</translation>
    </message>
    <message>
      <source>No feed found at {host}. Look on the page for an RSS or Feed link and paste its address.</source>
      <translation>{host} ma tu stronę, ale nie podaje kanału; poszukaj na niej odnośnika RSS lub Feed i wklej jego adres.</translation>
    </message>
    <message>
      <source>No feed found at this address. Look on the page for an RSS or Feed link and paste its address.</source>
      <translation>Pod tym adresem jest strona, ale nie podaje ona kanału; poszukaj na niej odnośnika RSS lub Feed i wklej jego adres.</translation>
    </message>
    <message>
      <source>Paperround closed before the response was saved.</source>
      <translation>Paperround został zatrzymany przed zapisaniem odpowiedzi.</translation>
    </message>
    <message>
      <source>{feed} responded with an error ({status}).</source>
      <translation>{feed}: odpowiedź z błędem ({status}).</translation>
    </message>
    <message>
      <source>Enter an address, such as example.org.</source>
      <translation>Brak adresu; wpisz go, na przykład example.org.</translation>
    </message>
    <message>
      <source>“{text}” isn’t a web address. Enter one such as example.org.</source>
      <translation>„{text}” nie jest adresem WWW; wpisz taki jak example.org.</translation>
    </message>
    <message>
      <source>This address is too long.</source>
      <translation>To zbyt długie jak na adres.</translation>
    </message>
    <message>
      <source>This isn’t a web address: the host or port isn’t valid.</source>
      <translation>To nie jest adres WWW: nie można odczytać serwera lub portu.</translation>
    </message>
    <message>
      <source>Only http and https addresses are supported, not {scheme}.</source>
      <translation>Pobierać można tylko adresy http i https, nie {scheme}.</translation>
    </message>
    <message>
      <source>Only http and https addresses can be fetched.</source>
      <translation>Pobierać można tylko adresy http i https.</translation>
    </message>
    <message>
      <source>This isn’t a web address: the host name isn’t valid.</source>
      <translation>To nie jest adres WWW: nie można odczytać serwera.</translation>
    </message>
    <message>
      <source>This isn’t a web address: the host name is missing.</source>
      <translation>To nie jest adres WWW: nie podaje serwera.</translation>
    </message>
    <message>
      <source>This isn’t a web address: the host name contains invalid characters.</source>
      <translation>To nie jest adres WWW: nazwa serwera ma niedozwolone znaki.</translation>
    </message>
    <message>
      <source>This isn’t a web address: DNS doesn’t allow a host name like that.</source>
      <translation>To nie jest adres WWW: nazwy serwera nie można zapisać w DNS.</translation>
    </message>
    <message>
      <source>{host} redirects to something that isn’t a web address ({kind}), so Paperround stopped.</source>
      <translation>{host} przekierowuje do czegoś, co nie jest adresem WWW ({kind}), więc tego nie otwarto.</translation>
    </message>
    <message>
      <source>No keyring is available, so this password is only kept until you quit Paperround.</source>
      <translation>Ten system nie ma bezpiecznego miejsca na hasła, więc to hasło obowiązuje do zamknięcia Paperround; potem trzeba je podać ponownie.</translation>
    </message>
    <message>
      <source>The proxy address isn’t valid. Use a form like http://proxy:3128.</source>
      <translation>Nie można odczytać adresu proxy; zapisz go tak: http://proxy:3128.</translation>
    </message>
    <message>
      <source>The proxy must be an http, https or socks5 address, such as http://proxy:3128 or socks5://localhost:1080.</source>
      <translation>Proxy musi być adresem http, https lub socks5, na przykład http://proxy:3128 lub socks5://localhost:1080.</translation>
    </message>
    <message>
      <source>The feed at {url} is damaged and can’t be read. Try again later.</source>
      <translation>Kanał {url} jest uszkodzony i nie można go odczytać; spróbuj później.</translation>
    </message>
    <message>
      <source>The feed at {url} is larger than {megabytes} MB and wasn’t read.</source>
      <translation>Kanał {url} ma ponad {megabytes} MB i nie został odczytany.</translation>
    </message>
    <message>
      <source>The feed at {url} is too complex to read safely. The publisher needs to fix this.</source>
      <translation>Kanał {url} jest zbyt zawiły, by go bezpiecznie odczytać; zawiadom wydawcę.</translation>
    </message>
    <message>
      <source>{url} returned JSON that isn’t a feed. Check the address.</source>
      <translation>{url} podaje JSON, ale nie kanał; sprawdź adres.</translation>
    </message>
    <message>
      <source>The JSON feed at {url} is damaged and can’t be read.</source>
      <translation>Kanał JSON {url} jest uszkodzony i nie można go odczytać.</translation>
    </message>
    <message>
      <source>The response from {url} is empty. Try again later.</source>
      <translation>Odpowiedź z {url} jest pusta; spróbuj później.</translation>
    </message>
    <message>
      <source>The page at {url} requires a sign-in instead of returning a feed.</source>
      <translation>Strona {url} wymaga logowania, zamiast podać kanał.</translation>
    </message>
    <message>
      <source>The page at {url} is a web page, not a feed.</source>
      <translation>{url} to strona WWW, nie kanał.</translation>
    </message>
    <message>
      <source>{url} isn’t a feed. Check the address.</source>
      <translation>{url} nie podaje kanału; sprawdź adres.</translation>
    </message>
    <message>
      <source>A helper process for unusual feeds couldn’t start. Try again later.</source>
      <translation>Nie udało się uruchomić pomocnika, który czyta trudne kanały; spróbuj później.</translation>
    </message>
    <message>
      <source>The feed at {url} took too long to process (over {seconds} seconds).</source>
      <translation>Nie udało się odczytać kanału {url}; limit czasu obliczeń: {seconds} s.</translation>
    </message>
    <message>
      <source>The feed at {url} couldn’t be read because the computer was busy. Paperround will try again.</source>
      <translation>Nie udało się odczytać kanału {url}, gdy komputer był tak zajęty; nastąpi kolejna próba.</translation>
    </message>
    <message>
      <source>The feed at {url} couldn’t be read after two tries.</source>
      <translation>Dwa razy nie udało się odczytać kanału {url}.</translation>
    </message>
    <message>
      <source>The feed at {url} takes too much memory to read.</source>
      <translation>Odczytanie kanału {url} wymaga zbyt wiele pamięci.</translation>
    </message>
    <message>
      <source>The feed at {url} can’t be read ({error}). The publisher needs to fix this.</source>
      <translation>Nie można odczytać kanału {url} ({error}); zawiadom wydawcę.</translation>
    </message>
    <message>
      <source>This feed crashed Paperround’s background process. Resume it to try again.</source>
      <translation>Przy jego czytaniu zatrzymała się usługa Paperround, więc został odłożony; wznów go, by spróbować ponownie.</translation>
    </message>
    <message>
      <source>This file is too large for a feed list. Choose an OPML file.</source>
      <translation>Ten plik jest za duży jak na listę kanałów; wybierz plik OPML.</translation>
    </message>
    <message>
      <source>This file is empty. Choose an OPML file.</source>
      <translation>Ten plik jest pusty; wybierz plik OPML.</translation>
    </message>
    <message>
      <source>This file isn’t valid OPML (line {line}). Export it again.</source>
      <translation>Tego pliku nie można odczytać jako OPML (wiersz {line}); wyeksportuj go ponownie.</translation>
    </message>
    <message>
      <source>This file isn’t a list of feeds. Choose an OPML file.</source>
      <translation>Ten plik nie jest listą kanałów; wybierz plik OPML.</translation>
    </message>
    <message>
      <source>This file contains XML entities, so it was rejected for security reasons.</source>
      <translation>Ten plik deklaruje encje, których żadna lista kanałów nie potrzebuje; nie został odczytany.</translation>
    </message>
    <message numerus="yes">
      <source>This file lists more than {most:n} feeds. Split it first.</source>
      <translation>
        <numerusform>Ten plik wymienia ponad {most:n} kanał; najpierw go podziel.</numerusform>
        <numerusform>Ten plik wymienia ponad {most:n} kanały; najpierw go podziel.</numerusform>
        <numerusform>Ten plik wymienia ponad {most:n} kanałów; najpierw go podziel.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>This file has more than {most:n} folders. Split it first.</source>
      <translation>
        <numerusform>Ten plik zawiera ponad {most:n} folder. Najpierw go podziel.</numerusform>
        <numerusform>Ten plik zawiera ponad {most:n} foldery. Najpierw go podziel.</numerusform>
        <numerusform>Ten plik zawiera ponad {most:n} folderów. Najpierw go podziel.</numerusform>
      </translation>
    </message>
    <message>
      <source>This file lists no feeds. Choose another.</source>
      <translation>Ten plik nie wymienia żadnych kanałów; wybierz inny.</translation>
    </message>
    <message>
      <source>This file links to {url}, which wasn’t imported.</source>
      <translation>{url} wskazuje na inny plik, którego nie otwarto.</translation>
    </message>
    <message>
      <source>{text} isn’t the address of a feed.</source>
      <translation>{text} nie jest adresem kanału.</translation>
    </message>
    <message>
      <source>Line {line}: {text} isn’t the address of a feed.</source>
      <translation>Wiersz {line}: {text} nie jest adresem kanału.</translation>
    </message>
    <message>
      <source>Line {line} isn’t a feed but a newsboat query ({text}).</source>
      <translation>Wiersz {line} to nie kanał, lecz własna reguła programu newsboat ({text}).</translation>
    </message>
    <message>
      <source>Paperround can’t import {file}. Choose an OPML file, another reader’s database or export, or a file that Paperround exported.</source>
      <translation>Paperround nie może zaimportować pliku {file}. Wybierz plik OPML, bazę danych lub eksport innego czytnika albo plik wyeksportowany z Paperround.</translation>
    </message>
    <message>
      <source>This archive is damaged, or made by a later version. What could be read was imported.</source>
      <translation>To archiwum jest uszkodzone lub pochodzi z nowszej wersji. Zaimportowano to, co dało się odczytać.</translation>
    </message>
    <message>
      <source>The import was cancelled. Nothing was changed.</source>
      <translation>Import anulowano; nic się nie zmieniło.</translation>
    </message>
    <message>
      <source>The file {file} can’t be read ({error}). Choose another.</source>
      <translation>Nie można odczytać pliku {file} ({error}); wybierz inny.</translation>
    </message>
    <message>
      <source>The file {file} can’t be written ({error}). Choose another place.</source>
      <translation>Nie można zapisać pliku {file} ({error}); wybierz inne miejsce.</translation>
    </message>
    <message>
      <source>There’s no database at {path}. Add a feed first.</source>
      <translation>W {path} nie ma bazy danych; najpierw dodaj kanał.</translation>
    </message>
    <message>
      <source>The database is missing or empty, but there are backups. Restore one in the window or with paperround doctor.</source>
      <translation>Brakuje bazy danych lub jest pusta, a są kopie zapasowe; przywróć jedną w oknie lub poleceniem paperround doctor.</translation>
    </message>
    <message>
      <source>The database was replaced by a backup.</source>
      <translation>Kopia zapasowa zajmuje miejsce bazy danych.</translation>
    </message>
    <message>
      <source>Another program is using the database. Close other Paperround windows or commands and try again.</source>
      <translation>Bazę danych zajmuje inny program; zamknij inne okna lub polecenia Paperround i spróbuj ponownie.</translation>
    </message>
    <message>
      <source>The database is busy. Try again in a moment.</source>
      <translation>Bazy danych używa inna część Paperround; spróbuj za chwilę.</translation>
    </message>
    <message>
      <source>The disk is full. Nothing was lost, but free up some space before continuing.</source>
      <translation>Dysk jest pełny: nic nie przepadło, ale zwolnij trochę miejsca, zanim przejdziesz dalej.</translation>
    </message>
    <message>
      <source>The database can’t be written. Check the permissions of the profile folder and its disk.</source>
      <translation>Nie można zapisać bazy danych; sprawdź uprawnienia folderu profilu i jego dysk.</translation>
    </message>
    <message>
      <source>Access to the database was denied. Check the permissions of the profile folder.</source>
      <translation>Odmówiono dostępu do bazy danych; sprawdź uprawnienia folderu profilu.</translation>
    </message>
    <message>
      <source>The database can’t be opened. Check that the profile folder exists and is writable.</source>
      <translation>Nie można otworzyć bazy danych; sprawdź, czy folder profilu istnieje i można w nim zapisywać.</translation>
    </message>
    <message>
      <source>Access to {path} was denied ({error}). Check its permissions.</source>
      <translation>Odmówiono dostępu do {path} ({error}); sprawdź uprawnienia.</translation>
    </message>
    <message>
      <source>A disk error occurred while using the database. Check the disk, then try again.</source>
      <translation>Dysk zgłosił błąd podczas używania bazy danych; sprawdź dysk i spróbuj ponownie.</translation>
    </message>
    <message>
      <source>There isn’t enough memory to use the database. Close other programs and try again.</source>
      <translation>Brakuje pamięci do użycia bazy danych; zamknij inne programy i spróbuj ponownie.</translation>
    </message>
    <message>
      <source>This isn’t a Paperround database. Restore a backup in the window or with paperround doctor.</source>
      <translation>To nie jest baza danych Paperround; przywróć kopię zapasową: w oknie lub poleceniem paperround doctor.</translation>
    </message>
    <message>
      <source>The database is damaged. Repair it in the window or with paperround doctor --salvage.</source>
      <translation>Baza danych jest uszkodzona; napraw ją w oknie lub poleceniem paperround doctor --salvage.</translation>
    </message>
    <message>
      <source>SQLite {version} is too old. Install apsw {wanted} or newer.</source>
      <translation>SQLite {version} jest za stary; zainstaluj apsw {wanted} lub nowszy.</translation>
    </message>
    <message>
      <source>The file {path} belongs to another program. Choose another profile folder.</source>
      <translation>Plik {path} należy do innego programu; wybierz inny folder profilu.</translation>
    </message>
    <message>
      <source>This database was saved by a newer version. Update Paperround or restore an older backup.</source>
      <translation>Tę bazę danych utworzył nowszy Paperround; zaktualizuj Paperround lub przywróć starszą kopię zapasową.</translation>
    </message>
    <message>
      <source>This database is from before 1.0. Move it with packaging/move_development_profile.py.</source>
      <translation>Ta baza danych pochodzi sprzed wersji 1.0; przenieś ją skryptem packaging/move_development_profile.py.</translation>
    </message>
    <message>
      <source>This database is from an older version. Start Paperround once to update it.</source>
      <translation>Baza danych pochodzi ze starszego Paperround; uruchom Paperround raz, by ją zaktualizować.</translation>
    </message>
    <message>
      <source>The folder {path} couldn’t be created ({error}). Choose another.</source>
      <translation>Nie można utworzyć folderu profilu {path} ({error}); wybierz inny.</translation>
    </message>
    <message>
      <source>The folder name {path} isn’t valid UTF-8. Rename it or choose another folder.</source>
      <translation>Nazwa folderu {path} nie jest w UTF-8; zmień ją lub wybierz inny folder.</translation>
    </message>
    <message>
      <source>Paperround can’t write to the profile folder {path}. Check its permissions.</source>
      <translation>W folderze profilu {path} nie można zapisywać; sprawdź go.</translation>
    </message>
    <message>
      <source>The new database failed verification ({fault}). The previous one is kept next to it.</source>
      <translation>Nowa baza danych nie jest sprawna ({fault}); to, co było wcześniej, pozostaje obok.</translation>
    </message>
    <message>
      <source>Paperround is running with this profile. Quit it first (paperround quit) or repair it in the window.</source>
      <translation>Paperround działa z tym profilem; najpierw go zakończ (paperround quit) lub napraw w jego oknie.</translation>
    </message>
    <message>
      <source>The backup {file} can’t be used ({fault}). Choose another.</source>
      <translation>Kopii zapasowej {file} nie można użyć ({fault}); wybierz inną.</translation>
    </message>
    <message>
      <source>No backup could be written to {path} ({error}). Check the disk.</source>
      <translation>Nie udało się zapisać kopii zapasowej w {path} ({error}); sprawdź dysk.</translation>
    </message>
    <message>
      <source>it contains no feeds table</source>
      <translation>nie zawiera tabeli kanałów</translation>
    </message>
    <message>
      <source>its tables aren’t those of Paperround</source>
      <translation>jej tabele nie pochodzą z Paperround</translation>
    </message>
    <message>
      <source>there is no such file</source>
      <translation>nie ma takiego pliku</translation>
    </message>
    <message>
      <source>Some backups couldn’t be cleaned and still contain your reading history. Delete them yourself: {files}</source>
      <translation>Niektórych kopii nie udało się oczyścić i nadal zawierają to, co zapamiętano; usuń je ręcznie: {files}</translation>
    </message>
    <message>
      <source>There’s nothing left to undo or redo: this was changed again since.</source>
      <translation>Nie ma już czego cofnąć ani ponowić: w międzyczasie znów to zmieniono.</translation>
    </message>
    <message>
      <source>What was added has been read or changed since, so it stays.</source>
      <translation>To, co dodano, zostało już przeczytane lub zmienione, więc zostaje.</translation>
    </message>
    <message>
      <source>Already sent</source>
      <translation>Za późno: już wysłano</translation>
    </message>
    <message>
      <source>You’re no longer subscribed to this feed. Add it again.</source>
      <translation>Ten kanał nie jest już subskrybowany; dodaj go ponownie.</translation>
    </message>
    <message>
      <source>Another feed already has the address {url}. Remove one of the two.</source>
      <translation>Inny kanał ma już adres {url}; usuń jeden z nich.</translation>
    </message>
    <message>
      <source>This folder no longer exists. Choose another.</source>
      <translation>Tego folderu już nie ma; wybierz inny.</translation>
    </message>
    <message>
      <source>Enter a folder name.</source>
      <translation>Folder musi mieć nazwę; wpisz ją.</translation>
    </message>
    <message>
      <source>A folder named {name} already exists there. Choose another name.</source>
      <translation>Jest tam już folder o nazwie {name}; wybierz inną nazwę.</translation>
    </message>
    <message>
      <source>A folder can’t be moved into itself. Choose another place.</source>
      <translation>Folderu nie można przenieść do niego samego; wybierz inne miejsce.</translation>
    </message>
    <message>
      <source>Rule {rule} doesn’t exist. Run “paperround rules” to list your rules.</source>
      <translation>Nie ma reguły {rule}; „paperround rules” pokazuje, jakie są.</translation>
    </message>
    <message>
      <source>Enter a tag name.</source>
      <translation>Etykieta musi mieć nazwę; wpisz ją.</translation>
    </message>
    <message>
      <source>Tag {tag} doesn’t exist. Run “paperround tag” to list your tags.</source>
      <translation>Nie ma etykiety {tag}; „paperround tag” pokazuje, jakie są.</translation>
    </message>
    <message>
      <source>Article {id} doesn’t exist. Run “paperround entries” to list articles.</source>
      <translation>Nie ma artykułu {id}; „paperround entries” pokazuje, jakie są.</translation>
    </message>
    <message>
      <source>{name} must be between {low} and {high}, not {value}.</source>
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
      <source>Enter quiet hours like 22:00-07:00, or leave them empty.</source>
      <translation>Godziny ciszy muszą wyglądać jak 22:00-07:00 lub być puste.</translation>
    </message>
    <message>
      <source>Edition times must be “learned” or look like 07:15 or 07:15 18:00.</source>
      <translation>Godziny wydań to learned albo zapis jak 07:15 lub 07:15 18:00.</translation>
    </message>
    <message>
      <source>Edition days are digits from 1 (Monday) to 7 (Sunday), in order, such as 12345.</source>
      <translation>Dni wydań to cyfry od 1 (poniedziałek) do 7 (niedziela), po kolei, na przykład 12345.</translation>
    </message>
    <message>
      <source>List folder numbers, “none” or “starred”, separated by spaces.</source>
      <translation>Podaj numery folderów albo none, albo starred, oddzielone spacjami.</translation>
    </message>
    <message>
      <source>{name} accepts these values, separated by spaces: {choices}.</source>
      <translation>Ustawienie {name} może zawierać, oddzielone spacjami: {choices}.</translation>
    </message>
    <message>
      <source>The setting {name} is either yes or no, not {value}.</source>
      <translation>Ustawienie {name} to yes lub no, a nie {value}.</translation>
    </message>
    <message>
      <source>The setting {name} can’t be {value}.</source>
      <translation>Ustawienie {name} nie może mieć wartości {value}.</translation>
    </message>
    <message>
      <source>A rule needs words to find, or a feed, folder or category. Enter at least one.</source>
      <translation>Reguła wymaga szukanych słów albo kanału, folderu lub kategorii; podaj coś z tego.</translation>
    </message>
    <message>
      <source>Enter the last day the rule should run, such as 2026-12-31.</source>
      <translation>Wpisz ostatni dzień działania reguły, na przykład 2026-12-31.</translation>
    </message>
    <message>
      <source>Choose at least one action for the rule.</source>
      <translation>Reguła musi coś robić; wybierz co najmniej jedną rzecz.</translation>
    </message>
    <message>
      <source>The text to find can be up to {most} characters long.</source>
      <translation>Szukany tekst może mieć najwyżej tyle znaków: {most}; skróć go.</translation>
    </message>
    <message>
      <source>This regular expression isn’t valid ({error}).</source>
      <translation>Tego wzorca nie można użyć ({error}); zmień go.</translation>
    </message>
    <message>
      <source>Type something directly after {field}: with no space.</source>
      <translation>Wpisz coś zaraz po {field}: bez spacji.</translation>
    </message>
    <message>
      <source>“is:{state}” isn’t recognised. Use is:unread, is:read, is:starred or is:unstarred.</source>
      <translation>„is:{state}” nic tu nie znaczy; można użyć is:unread, is:read, is:starred i is:unstarred.</translation>
    </message>
    <message>
      <source>“{date}” isn’t a date. Use 2026, 2026-03, 2026-03-31, today, or 7d for seven days ago.</source>
      <translation>„{date}” nie jest datą; wpisz 2026, 2026-03, 2026-03-31, today lub 7d (siedem dni temu).</translation>
    </message>
    <message>
      <source>Only the first {most} words are used.</source>
      <translation>Liczy się tylko tyle pierwszych słów: {most}.</translation>
    </message>
    <message>
      <source>This search combines too many terms with OR. Remove some.</source>
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
      <source>There’s no saved search named “{name}”.</source>
      <translation>Nie ma zapisanego wyszukiwania o nazwie „{name}”.</translation>
    </message>
    <message>
      <source>A saved search named “{name}” already exists.</source>
      <translation>Istnieje już zapisane wyszukiwanie o nazwie „{name}”.</translation>
    </message>
    <message>
      <source>on battery: fewer fetches</source>
      <translation>na baterii, więc mniej pobrań</translation>
    </message>
    <message>
      <source>saving power: fewer fetches</source>
      <translation>oszczędzanie energii, więc mniej pobrań</translation>
    </message>
    <message>
      <source>metered connection: fewer fetches</source>
      <translation>połączenie taryfowe, więc mniej pobrań</translation>
    </message>
    <message>
      <source>computer busy: fewer fetches</source>
      <translation>komputer jest zajęty, więc mniej pobrań</translation>
    </message>
    <message>
      <source>{feed} has moved to {url}.</source>
      <translation>{feed}: kanał przeniesiono pod {url}.</translation>
    </message>
    <message>
      <source>{feed} was turned off because it crashed Paperround’s background process.</source>
      <translation>{feed}: kanał odłożono, bo przy jego czytaniu zatrzymała się usługa.</translation>
    </message>
    <message>
      <source>A feed was turned off because it crashed Paperround’s background process.</source>
      <translation>Kanał odłożono, bo przy jego czytaniu zatrzymała się usługa.</translation>
    </message>
    <message>
      <source>Feeds can’t be refreshed because the background process didn’t start ({error}).</source>
      <translation>Nic nie można pobrać: usługa się nie uruchomiła ({error}).</translation>
    </message>
    <message>
      <source>Looking for feeds failed. Try again.</source>
      <translation>Szukanie kanałów nie powiodło się; spróbuj ponownie.</translation>
    </message>
    <message>
      <source>This article has no web address.</source>
      <translation>Ten wpis nie ma adresu w sieci.</translation>
    </message>
    <message>
      <source>{host} only shows this article to signed-in readers.</source>
      <translation>{host} pokazuje ten artykuł tylko zalogowanym czytelnikom.</translation>
    </message>
    <message>
      <source>{host} won’t allow Paperround to read this page (error 403).</source>
      <translation>{host} nie pozwala Paperround czytać tej strony (błąd 403).</translation>
    </message>
    <message>
      <source>{host} says this page no longer exists.</source>
      <translation>Pod tym adresem nie ma już strony, podaje {host}.</translation>
    </message>
    <message>
      <source>No article was found on this page.</source>
      <translation>Na tej stronie nie znaleziono artykułu.</translation>
    </message>
    <message>
      <source>Paused until you resume</source>
      <translation>Wstrzymano do wznowienia</translation>
    </message>
    <message>
      <source>Refreshing {done} of {total}</source>
      <translation>Pobieranie: {done} z {total}</translation>
    </message>
    <message>
      <source>{waiting} · {why}</source>
      <translation>{waiting} · {why}</translation>
    </message>
    <message>
      <source>Can’t reach any feeds. Next try {at:clock}</source>
      <translation>Żaden kanał nie jest osiągalny i żaden nie jest temu winien. Następna próba {at:clock}</translation>
    </message>
    <message>
      <source>Can’t reach any feeds through the proxy. Check it in Settings. Next try {at:clock}</source>
      <translation>Przez proxy nie można dotrzeć do żadnego kanału; sprawdź je w ustawieniach. Następna próba {at:clock}</translation>
    </message>
    <message>
      <source>This network requires a sign-in. Open it in a browser. Next try {at:clock}</source>
      <translation>Ta sieć odpowiada własną stroną: otwórz ją w przeglądarce. Następna próba {at:clock}</translation>
    </message>
    <message>
      <source>{next} · {used}</source>
      <translation>{next} · {used}</translation>
    </message>
    <message>
      <source>Next fetch {at:clock}</source>
      <translation>Następne pobranie {at:clock}</translation>
    </message>
    <message numerus="yes">
      <source>{used:n} of {budget:n}</source>
      <translation>
        <numerusform>{used:n} z {budget:n}</numerusform>
        <numerusform>{used:n} z {budget:n}</numerusform>
        <numerusform>{used:n} z {budget:n}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{used:n} of about {budget:n}, a busy day</source>
      <translation>
        <numerusform>{used:n} z około {budget:n}, intensywny dzień</numerusform>
        <numerusform>{used:n} z około {budget:n}, intensywny dzień</numerusform>
        <numerusform>{used:n} z około {budget:n}, intensywny dzień</numerusform>
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
      <source>{used}, plus {asked:n} you requested</source>
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
      <source>1 feed fetched</source>
      <translation>Sprawdzono 1 kanał</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} feeds fetched</source>
      <translation>
        <numerusform>Sprawdzono {n:n} kanał</numerusform>
        <numerusform>Sprawdzono {n:n} kanały</numerusform>
        <numerusform>Sprawdzono {n:n} kanałów</numerusform>
      </translation>
    </message>
    <message>
      <source>1 new article</source>
      <translation>1 nowy wpis</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} new articles</source>
      <translation>
        <numerusform>{n:n} nowy wpis</numerusform>
        <numerusform>{n:n} nowe wpisy</numerusform>
        <numerusform>{n:n} nowych wpisów</numerusform>
      </translation>
    </message>
    <message>
      <source>1 has a problem.</source>
      <translation>1 ma problemy.</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} have problems.</source>
      <translation>
        <numerusform>{n:n} ma problemy.</numerusform>
        <numerusform>{n:n} mają problemy.</numerusform>
        <numerusform>{n:n} ma problemy.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 feed was fetched {ago} ago: {brought}.</source>
      <translation>1 kanał sprawdzono {ago} temu: {brought}.</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} feeds were fetched {ago} ago: {brought}.</source>
      <translation>
        <numerusform>{n:n} kanał sprawdzono {ago} temu: {brought}.</numerusform>
        <numerusform>{n:n} kanały sprawdzono {ago} temu: {brought}.</numerusform>
        <numerusform>{n:n} kanałów sprawdzono {ago} temu: {brought}.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 isn’t due for an update yet.</source>
      <translation>1 nie ma jeszcze nic nowego, podaje wydawca.</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} aren’t due for an update yet.</source>
      <translation>
        <numerusform>{n:n} nie ma jeszcze nic nowego, podaje wydawca.</numerusform>
        <numerusform>{n:n} nie mają jeszcze nic nowego, podają wydawcy.</numerusform>
        <numerusform>{n:n} nie ma jeszcze nic nowego, podają wydawcy.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 feed’s server asked Paperround to wait.</source>
      <translation>Serwer 1 kanału prosi na razie o spokój.</translation>
    </message>
    <message numerus="yes">
      <source>The servers of {n:n} feeds asked Paperround to wait.</source>
      <translation>
        <numerusform>Serwer {n:n} kanału prosi na razie o spokój.</numerusform>
        <numerusform>Serwery {n:n} kanałów proszą na razie o spokój.</numerusform>
        <numerusform>Serwery {n:n} kanałów proszą na razie o spokój.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 doesn’t allow fetches at this hour.</source>
      <translation>1 nie chce pobrań o tej porze.</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} don’t allow fetches at this hour.</source>
      <translation>
        <numerusform>{n:n} nie chce pobrań o tej porze.</numerusform>
        <numerusform>{n:n} nie chcą pobrań o tej porze.</numerusform>
        <numerusform>{n:n} nie chce pobrań o tej porze.</numerusform>
      </translation>
    </message>
    <message>
      <source>Nothing to refresh: every feed here is paused or discontinued.</source>
      <translation>Nie ma czego pobierać: każdy kanał jest tu wstrzymany lub zakończony.</translation>
    </message>
    <message>
      <source>These feeds come from your account or mailbox, which is being checked.</source>
      <translation>Te kanały pochodzą z konta lub skrzynki, które są właśnie sprawdzane.</translation>
    </message>
    <message>
      <source>Can’t reach any feeds. All will be tried again soon.</source>
      <translation>Żaden kanał nie jest osiągalny; żaden nie jest temu winien, a próby wkrótce się powtórzą.</translation>
    </message>
    <message>
      <source>This uses more than half of today’s remaining data. Automatic fetching may stop early today.</source>
      <translation>To zużyje ponad połowę danych, które zostały na dziś; samoczynne pobieranie może skończyć się wcześniej.</translation>
    </message>
    <message>
      <source>New article</source>
      <translation>Nowy wpis</translation>
    </message>
    <message>
      <source>Paperround keeps running without a window. Reopen it from your app menu. Press Ctrl+Q to quit.</source>
      <translation>Pobiera dalej bez okna. Można go znów otworzyć z menu; tam Ctrl+Q go kończy.</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Otwórz</translation>
    </message>
    <message>
      <source>Mute for today</source>
      <translation>Cisza na dziś</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} new articles from {feeds}</source>
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
      <source>A simulation needs {least} full days of reading. You have {known}.</source>
      <translation>Odtwarzanie wymaga całych dni z czytaniem: {least}; Paperround zna: {known}.</translation>
    </message>
    <message>
      <source>You didn’t read on the days to be simulated. Read for a few days first.</source>
      <translation>W dniach do odtworzenia nie zaglądano; najpierw poczytaj przez kilka dni.</translation>
    </message>
    <message>
      <source>paused</source>
      <translation>wstrzymany</translation>
    </message>
    <message>
      <source>discontinued</source>
      <translation>zakończony</translation>
    </message>
    <message>
      <source>turned off: couldn’t be read</source>
      <translation>odłożony: nie dało się odczytać</translation>
    </message>
    <message>
      <source>all new at each fetch</source>
      <translation>przy każdym pobraniu wszystko nowe</translation>
    </message>
    <message>
      <source>{feed} gives all its articles new ids at each fetch, so only the newest are kept.</source>
      <translation>{feed}: przy każdym pobraniu wszystkie wpisy dostają nowe identyfikatory, więc zostają tylko najnowsze.</translation>
    </message>
    <message>
      <source>waiting {until} (server’s request)</source>
      <translation>prosi o przerwę {until}</translation>
    </message>
    <message>
      <source>failing {since}</source>
      <translation>błędy {since}</translation>
    </message>
    <message>
      <source>no response at {tried:clock}, trying again soon</source>
      <translation>bez odpowiedzi o {tried:clock}, wkrótce kolejna próba</translation>
    </message>
    <message>
      <source>password required</source>
      <translation>wymaga hasła</translation>
    </message>
    <message>
      <source>moved, verifying the new address</source>
      <translation>przenosi się, potwierdzanie nowego adresu</translation>
    </message>
    <message>
      <source>not fetched yet</source>
      <translation>jeszcze niepobrany</translation>
    </message>
    <message numerus="yes">
      <source>slow ({seconds:n} s to respond)</source>
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
      <source>OK</source>
      <translation>w porządku</translation>
    </message>
    <message>
      <source>{feed} was discontinued by its publisher. Its articles are kept.</source>
      <translation>Kanału {feed} już nie ma: wydawca go zakończył. Jego wpisy zostają.</translation>
    </message>
    <message>
      <source>{feed} was turned off. {reason}</source>
      <translation>Kanał {feed} odłożono: {reason}</translation>
    </message>
    <message>
      <source>It couldn’t be read.</source>
      <translation>nie dało się go odczytać</translation>
    </message>
    <message>
      <source>{feed} asked Paperround to wait {until}.</source>
      <translation>{feed} prosi o spokój {until}.</translation>
    </message>
    <message>
      <source>{feed} hasn’t responded {since}.</source>
      <translation>{feed} nie odpowiada {since}.</translation>
    </message>
    <message>
      <source>Fetching {feed} has failed {since}.</source>
      <translation>Kanału {feed} nie można pobrać {since}.</translation>
    </message>
    <message>
      <source>{feed} requires a user name and password.</source>
      <translation>{feed} wymaga nazwy użytkownika i hasła.</translation>
    </message>
    <message>
      <source>{feed} didn’t accept the user name and password.</source>
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
      <source>no response in time</source>
      <translation>brak odpowiedzi na czas</translation>
    </message>
    <message>
      <source>connection interrupted</source>
      <translation>przerwane w połowie</translation>
    </message>
    <message>
      <source>too large for a feed</source>
      <translation>za duże jak na kanał</translation>
    </message>
    <message>
      <source>invalid address</source>
      <translation>nieprawidłowy adres</translation>
    </message>
    <message>
      <source>blocked: redirects to your local network</source>
      <translation>prowadzi do własnej sieci</translation>
    </message>
    <message>
      <source>redirect loop</source>
      <translation>przekierowuje w kółko</translation>
    </message>
    <message>
      <source>invalid certificate</source>
      <translation>zły certyfikat</translation>
    </message>
    <message>
      <source>needs a password</source>
      <translation>wymaga hasła</translation>
    </message>
    <message>
      <source>not found</source>
      <translation>już go nie ma</translation>
    </message>
    <message>
      <source>discontinued by its publisher</source>
      <translation>zakończony przez wydawcę</translation>
    </message>
    <message>
      <source>asked to wait</source>
      <translation>prosi o przerwę</translation>
    </message>
    <message>
      <source>server error</source>
      <translation>awaria serwera</translation>
    </message>
    <message>
      <source>blocked by a CAPTCHA</source>
      <translation>żąda dowodu, że to człowiek</translation>
    </message>
    <message>
      <source>access denied</source>
      <translation>brak dostępu</translation>
    </message>
    <message>
      <source>cancelled</source>
      <translation>zatrzymano</translation>
    </message>
    <message>
      <source>couldn’t be read</source>
      <translation>nie dało się odczytać</translation>
    </message>
    <message>
      <source>Paperround closed</source>
      <translation>Paperround zatrzymano</translation>
    </message>
    <message>
      <source>no response</source>
      <translation>brak odpowiedzi</translation>
    </message>
    <message>
      <source>Couldn’t change “Start at login” ({error}). Check the file {path}.</source>
      <translation>Nie udało się zmienić uruchamiania przy logowaniu ({error}); sprawdź plik {path}.</translation>
    </message>
    <message>
      <source>Couldn’t change “Start at login”: the desktop didn’t allow it.</source>
      <translation>Nie udało się zmienić uruchamiania przy logowaniu: środowisko na to nie pozwoliło.</translation>
    </message>
    <message>
      <source>Couldn’t change “Start at login” ({error}). Check the registry’s Run key.</source>
      <translation>Nie udało się zmienić uruchamiania przy logowaniu ({error}); sprawdź klucz Run w rejestrze.</translation>
    </message>
    <message>
      <source>Paperround is already open. Its window was brought to the front.</source>
      <translation>Paperround jest już otwarty; jego okno przeniesiono na wierzch.</translation>
    </message>
    <message>
      <source>Paperround is already open. It was asked to refresh.</source>
      <translation>Paperround jest już otwarty; zlecono mu odświeżenie.</translation>
    </message>
    <message>
      <source>Paperround is already running with this profile but isn’t responding. Quit it and start it again.</source>
      <translation>Paperround działa już z tym profilem, ale nie odpowiada; zakończ go i uruchom ponownie.</translation>
    </message>
    <message>
      <source>{file} couldn’t be written: {error}</source>
      <translation>Nie udało się zapisać {file}: {error}</translation>
    </message>
    <message>
      <source>The article couldn’t be saved: {error}. Choose another place.</source>
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
      <source>{posts:n} articles from {feeds:n} feeds, {minutes:n} min</source>
      <translation>
        <numerusform>{posts:n} wpis, kanały: {feeds:n}, {minutes:n} min</numerusform>
        <numerusform>{posts:n} wpisy, kanały: {feeds:n}, {minutes:n} min</numerusform>
        <numerusform>{posts:n} wpisów, kanały: {feeds:n}, {minutes:n} min</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{posts:n} articles, {minutes:n} min</source>
      <translation>
        <numerusform>{posts:n} wpis, {minutes:n} min</numerusform>
        <numerusform>{posts:n} wpisy, {minutes:n} min</numerusform>
        <numerusform>{posts:n} wpisów, {minutes:n} min</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>1 article, {minutes:n} min</source>
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
      <source>Front page</source>
      <translation>Strona tytułowa</translation>
    </message>
    <message>
      <source>In brief</source>
      <translation>W skrócie</translation>
    </message>
    <message>
      <source>Other feeds</source>
      <translation>Inne kanały</translation>
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
      <source>{minutes:n} min listen</source>
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
      <source>Not enough new articles for an edition today.</source>
      <translation>Nic nie jest dziś dość nowe na gazetę.</translation>
    </message>
    <message>
      <source>No edition was created. Nothing changed.</source>
      <translation>Nie powstała żadna gazeta; wszystko jest jak było.</translation>
    </message>
    <message>
      <source>Loading full articles: {done} of {total}</source>
      <translation>Pobieranie pełnych tekstów: {done} z {total}</translation>
    </message>
    <message>
      <source>Loading images: {done} of {total} articles</source>
      <translation>Pobieranie obrazów: {done} z {total} artykułów</translation>
    </message>
    <message numerus="yes">
      <source>Laying out the pages: {posts:n} articles</source>
      <translation>
        <numerusform>Składanie stron: {posts:n} wpis</numerusform>
        <numerusform>Składanie stron: {posts:n} wpisy</numerusform>
        <numerusform>Składanie stron: {posts:n} wpisów</numerusform>
      </translation>
    </message>
    <message>
      <source>Today’s edition, created {at:clock}</source>
      <translation>Dzisiejsza gazeta, utworzona o {at:clock}</translation>
    </message>
    <message>
      <source>Edition of {at:weekday} {at:date}, created {at:clock}</source>
      <translation>Gazeta z {at:date} ({at:weekday}), utworzona o {at:clock}</translation>
    </message>
    <message numerus="yes">
      <source>Created {at:clock} from what was available ({n:n} feeds didn’t respond)</source>
      <translation>
        <numerusform>Utworzona o {at:clock} z tego, co było; {n:n} kanał nie odpowiedział</numerusform>
        <numerusform>Utworzona o {at:clock} z tego, co było; {n:n} kanały nie odpowiedziały</numerusform>
        <numerusform>Utworzona o {at:clock} z tego, co było; {n:n} kanałów nie odpowiedziało</numerusform>
      </translation>
    </message>
    <message>
      <source>Created {at:clock} from what was available (1 feed didn’t respond)</source>
      <translation>Utworzona o {at:clock} z tego, co było; jeden kanał nie odpowiedział</translation>
    </message>
    <message>
      <source>Created at {at:clock} instead of {due:clock}, because the computer was asleep or Paperround was closed.</source>
      <translation>Utworzona o {at:clock} zamiast o {due:clock}: do tego czasu komputer był uśpiony lub Paperround zamknięty.</translation>
    </message>
    <message>
      <source>Waiting for {target} since {at:clock}: {why}</source>
      <translation>Czeka na {target} od {at:clock}: {why}</translation>
    </message>
    <message>
      <source>Saved to {path}.</source>
      <translation>Jest w {path}.</translation>
    </message>
    <message>
      <source>Emailed to {address} at {at:clock}.</source>
      <translation>Wysłano ją e-mailem na {address} o {at:clock}.</translation>
    </message>
    <message>
      <source>Next: {when}.</source>
      <translation>Następna: {when}.</translation>
    </message>
    <message>
      <source>Next: {when}, because you usually read at {visit}.</source>
      <translation>Następna: {when}; zwykle zaglądasz o {visit}.</translation>
    </message>
    <message>
      <source>Next: {when}, until Paperround knows when you start reading.</source>
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
      <source>The fetch at {at:clock} covers it, so it uses no extra fetches.</source>
      <translation>Pobierze dla niej wybudzenie o {at:clock}, więc własnego nie potrzebuje.</translation>
    </message>
    <message>
      <source>It uses the articles already downloaded by then. Nothing extra is downloaded.</source>
      <translation>Powstaje z tego, co wtedy jest; nic nie jest pobierane tylko dla niej.</translation>
    </message>
    <message>
      <source>Choose at least one day.</source>
      <translation>Wybierz co najmniej jeden dzień.</translation>
    </message>
    <message>
      <source>Editions are only created when you ask.</source>
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
      <source>Edition {number} doesn’t exist. Run “paperround edition --list” to see them all.</source>
      <translation>Nie ma wydania {number}; „paperround edition --list” pokazuje, jakie są.</translation>
    </message>
    <message>
      <source>Choose a file name that ends in .epub or .pdf.</source>
      <translation>Podaj plik z końcówką .epub lub .pdf.</translation>
    </message>
    <message>
      <source>The pages couldn’t be created. See the log for details.</source>
      <translation>Nie udało się utworzyć stron; szczegóły są w dzienniku.</translation>
    </message>
    <message>
      <source>The articles in this edition are no longer stored.</source>
      <translation>Tego, co było w tej gazecie, już tu nie ma.</translation>
    </message>
    <message>
      <source>Enter the address to send editions to.</source>
      <translation>Wpisz adres, na który mają być wysyłane gazety.</translation>
    </message>
    <message>
      <source>Enter your outgoing mail (SMTP) server, such as smtp.example.org:587.</source>
      <translation>Wpisz serwer, który przyjmuje Twoją pocztę, na przykład smtp.example.org:587.</translation>
    </message>
    <message>
      <source>Enter your own email address.</source>
      <translation>Wpisz własny adres e-mail.</translation>
    </message>
    <message>
      <source>The saved password for {host} is missing. Enter it again in Morning Paper.</source>
      <translation>Hasło do {host} nie jest znane; podaj je ponownie w: Poranna gazeta.</translation>
    </message>
    <message>
      <source>{host} didn’t accept this user name and password.</source>
      <translation>{host} nie przyjmuje tej nazwy i hasła.</translation>
    </message>
    <message>
      <source>{host} rejected the email: {why}</source>
      <translation>{host} nie przyjął e-maila: {why}</translation>
    </message>
    <message>
      <source>Can’t reach {host}. Paperround will try again.</source>
      <translation>{host} jest nieosiągalny; nastąpi kolejna próba.</translation>
    </message>
    <message>
      <source>{host} doesn’t offer a secure connection, so the password wasn’t sent.</source>
      <translation>{host} nie oferuje bezpiecznego połączenia, więc nie wysłano hasła.</translation>
    </message>
    <message>
      <source>{host} doesn’t offer a secure connection, so nothing was sent. You can allow mail without encryption.</source>
      <translation>{host} nie oferuje bezpiecznego połączenia, więc nic nie wysłano. Możesz zezwolić na pocztę bez szyfrowania.</translation>
    </message>
    <message>
      <source>{host} is ready to send your mail. Nothing was sent.</source>
      <translation>{host} odpowiada i przyjmie e-mail; nic nie wysłano.</translation>
    </message>
    <message>
      <source>Just before you usually read, around {time}.</source>
      <translation>Zanim zwykle zaglądasz, około {time}.</translation>
    </message>
    <message>
      <source>You asked to be notified right away.</source>
      <translation>Jego wpisy mają przychodzić od razu.</translation>
    </message>
    <message>
      <source>You set it to be fetched every {span}.</source>
      <translation>Ustawiony odstęp między pobraniami: {span}.</translation>
    </message>
    <message>
      <source>You set custom intervals for these.</source>
      <translation>Mają ustawiony własny odstęp.</translation>
    </message>
    <message>
      <source>You just subscribed.</source>
      <translation>Dodano subskrypcję.</translation>
    </message>
    <message>
      <source>You chose Refresh.</source>
      <translation>Pobranie na życzenie.</translation>
    </message>
    <message>
      <source>You asked for it on the command line.</source>
      <translation>Zlecono w terminalu.</translation>
    </message>
    <message>
      <source>You entered its password.</source>
      <translation>Podano hasło kanału.</translation>
    </message>
    <message>
      <source>You opened it, and it’s set to refresh when opened.</source>
      <translation>Kanał został otwarty i ma być wtedy pobierany.</translation>
    </message>
    <message>
      <source>First fetch after the computer woke up.</source>
      <translation>Pierwsze pobranie po wybudzeniu komputera.</translation>
    </message>
    <message>
      <source>The demo fetches just after each article so you can watch them arrive.</source>
      <translation>Demo pobiera tuż po wpisie, by było widać, jak przychodzi.</translation>
    </message>
    <message>
      <source>It hasn’t responded yet, so Paperround is trying again.</source>
      <translation>Kanał jeszcze nie odpowiedział, więc następuje kolejna próba.</translation>
    </message>
    <message>
      <source>They haven’t responded yet, so Paperround is trying again.</source>
      <translation>Kanały jeszcze nie odpowiedziały, więc następuje kolejna próba.</translation>
    </message>
    <message>
      <source>So you don’t miss anything: these list few articles, which turn over quickly.</source>
      <translation>By nic nie przepadło: te kanały mieszczą mało wpisów i szybko się zapełniają.</translation>
    </message>
    <message>
      <source>Its publisher asks for at least {span} between fetches.</source>
      <translation>Odstęp między pobraniami, o który prosi wydawca: co najmniej {span}.</translation>
    </message>
    <message>
      <source>Its publisher asks not to be fetched for the next {span}.</source>
      <translation>Wydawca prosi, by jeszcze nie pobierać: {span}.</translation>
    </message>
    <message>
      <source>Its server asked Paperround to wait {span}.</source>
      <translation>Serwer poprosił o spokój: {span}.</translation>
    </message>
    <message>
      <source>Its server wants at least {span} between requests, so its feeds take turns.</source>
      <translation>Serwer chce odstępu między pobraniami (co najmniej {span}), więc jego kanały są pobierane na zmianę.</translation>
    </message>
    <message>
      <source>Their server wants some time between requests, so its feeds take turns.</source>
      <translation>Serwer chce odstępu między pobraniami, więc jego kanały są pobierane na zmianę.</translation>
    </message>
    <message>
      <source>The last fetch failed, so the next one is in {span}.</source>
      <translation>Pobranie się nie udało; następna próba za {span}.</translation>
    </message>
    <message>
      <source>Its server asked Paperround to wait until now.</source>
      <translation>Serwer prosił o spokój aż do teraz.</translation>
    </message>
    <message>
      <source>Their servers asked Paperround to wait until now.</source>
      <translation>Serwery prosiły o spokój aż do teraz.</translation>
    </message>
    <message>
      <source>Its publisher has discontinued it.</source>
      <translation>Wydawca zakończył ten kanał.</translation>
    </message>
    <message>
      <source>One of the times that keep you waiting least. This feed gets a fetch about every {span}.</source>
      <translation>Jedna z pór, przy których czekasz najkrócej. Ten kanał jest pobierany mniej więcej co {span}.</translation>
    </message>
    <message>
      <source>One of the times that keep you waiting least for these.</source>
      <translation>Jedna z pór, przy których na te kanały czekasz najkrócej.</translation>
    </message>
    <message>
      <source>One of the times that leave the fewest articles missing when you read.</source>
      <translation>Jedna z pór, przy których podczas czytania brakuje najmniej wpisów.</translation>
    </message>
    <message>
      <source>Soon after the hours in which it usually publishes. It gets a fetch about every {span}.</source>
      <translation>Tuż po godzinach, w których zwykle publikuje. Jest pobierany mniej więcej co {span}.</translation>
    </message>
    <message>
      <source>Soon after the hours in which these usually publish.</source>
      <translation>Tuż po godzinach, w których te kanały zwykle publikują.</translation>
    </message>
    <message>
      <source>It’s fetched about every {span}.</source>
      <translation>Jest pobierany mniej więcej co {span}.</translation>
    </message>
    <message>
      <source>These are fetched at even intervals.</source>
      <translation>Te kanały są pobierane w równych odstępach.</translation>
    </message>
    <message>
      <source>It’s fetched about every {span}, so that few articles drop off its list unseen.</source>
      <translation>Jest pobierany mniej więcej co {span}, aby mało wpisów wypadło z listy niezauważonych.</translation>
    </message>
    <message>
      <source>These are fetched so that few articles drop off their lists unseen.</source>
      <translation>Te kanały są pobierane tak, aby mało wpisów wypadło z list niezauważonych.</translation>
    </message>
    <message>
      <source>Of all feeds it’s likely to have kept articles from you for longest.</source>
      <translation>Ze wszystkich kanałów ten zapewne najdłużej ma dla Ciebie wpisy.</translation>
    </message>
    <message>
      <source>Of all feeds these are likely to have kept articles from you for longest.</source>
      <translation>Ze wszystkich kanałów te zapewne najdłużej mają dla Ciebie wpisy.</translation>
    </message>
    <message>
      <source>Of all feeds it’s likely to have the most articles that are still fresh.</source>
      <translation>Ze wszystkich kanałów ten ma zapewne najwięcej jeszcze świeżych wpisów.</translation>
    </message>
    <message>
      <source>Of all feeds these are likely to have the most articles that are still fresh.</source>
      <translation>Ze wszystkich kanałów te mają zapewne najwięcej jeszcze świeżych wpisów.</translation>
    </message>
    <message>
      <source>Its articles come about {span} apart.</source>
      <translation>Odstęp między jego wpisami: około {span}.</translation>
    </message>
    <message>
      <source>They are fetched about as often as they publish.</source>
      <translation>Są pobierane mniej więcej tak często, jak publikują.</translation>
    </message>
    <message>
      <source>By its usual hours it should have a new article by now.</source>
      <translation>Według zwykłych godzin powinien już mieć nowy wpis.</translation>
    </message>
    <message>
      <source>By their usual hours these should have new articles by now.</source>
      <translation>Według zwykłych godzin powinny już mieć nowe wpisy.</translation>
    </message>
    <message>
      <source>Just before you usually read.</source>
      <translation>Zanim zwykle zaglądasz.</translation>
    </message>
    <message>
      <source>No sooner, because its publisher asks for at least {span} between fetches.</source>
      <translation>Wydawca prosi o odstęp między pobraniami (co najmniej {span}), więc nie wcześniej.</translation>
    </message>
    <message>
      <source>No sooner, because their publishers ask for time between fetches.</source>
      <translation>Wydawcy proszą o odstępy między pobraniami, więc nie wcześniej.</translation>
    </message>
    <message>
      <source>No sooner, because its publisher asks not to be fetched for the next {span}.</source>
      <translation>Wydawca prosi, by jeszcze nie pobierać ({span}), więc nie wcześniej.</translation>
    </message>
    <message>
      <source>No sooner, because their publishers ask not to be fetched at some hours.</source>
      <translation>Wydawcy proszą, by o niektórych porach nie pobierać, więc nie wcześniej.</translation>
    </message>
    <message>
      <source>No sooner, because its server asked Paperround to wait {span}.</source>
      <translation>Serwer poprosił o spokój ({span}), więc nie wcześniej.</translation>
    </message>
    <message>
      <source>No sooner, because their servers asked Paperround to wait.</source>
      <translation>Serwery poprosiły przez pewien czas o spokój, więc nie wcześniej.</translation>
    </message>
    <message>
      <source>The last fetch failed. Trying again after {span}.</source>
      <translation>Pobranie się nie udało; ponowna próba za {span}.</translation>
    </message>
    <message>
      <source>The last fetches failed. Trying again.</source>
      <translation>Pobrania się nie udały i zostaną powtórzone.</translation>
    </message>
    <message>
      <source>You’re reading now, and it may have new articles.</source>
      <translation>Teraz czytasz, a od ostatniego pobrania mógł pojawić się wpis.</translation>
    </message>
    <message>
      <source>You’re reading now, and these may have new articles.</source>
      <translation>Teraz czytasz, a od ich ostatniego pobrania mogły pojawić się wpisy.</translation>
    </message>
    <message>
      <source>You’re reading now, and it usually has one new article by this time.</source>
      <translation>Teraz czytasz, a od ostatniego pobrania zwykle pojawia się jeden wpis.</translation>
    </message>
    <message>
      <source>You’re reading now, and these usually have new articles by this time.</source>
      <translation>Teraz czytasz, a od ich ostatniego pobrania zwykle pojawiają się wpisy.</translation>
    </message>
    <message>
      <source>You’re reading now, and it usually has {count} new articles by this time.</source>
      <translation>Teraz czytasz, a od ostatniego pobrania wpisy pojawiają się zwykle {count} razy.</translation>
    </message>
    <message>
      <source>It may have new articles by then.</source>
      <translation>Do tego czasu może pojawić się wpis.</translation>
    </message>
    <message>
      <source>Some of them may have new articles by then.</source>
      <translation>Do tego czasu w niektórych mogą pojawić się wpisy.</translation>
    </message>
    <message>
      <source>It usually has one new article by then.</source>
      <translation>Do tego czasu zwykle pojawia się jeden wpis.</translation>
    </message>
    <message>
      <source>They usually have new articles by then.</source>
      <translation>Do tego czasu zwykle pojawiają się wpisy.</translation>
    </message>
    <message>
      <source>It usually has {count} new articles by then.</source>
      <translation>Do tego czasu wpisy pojawiają się zwykle {count} razy.</translation>
    </message>
    <message>
      <source>You just unlocked the computer and usually read soon after.</source>
      <translation>Komputer właśnie odblokowano, a zwykle wkrótce potem zaglądasz.</translation>
    </message>
    <message>
      <source>You just came back to the computer and usually read soon after.</source>
      <translation>Po powrocie do komputera zwykle wkrótce zaglądasz.</translation>
    </message>
    <message>
      <source>The computer just woke up, and you usually read soon after.</source>
      <translation>Komputer właśnie się wybudził, a zwykle wkrótce potem zaglądasz.</translation>
    </message>
    <message>
      <source>You just opened the lid and usually read soon after.</source>
      <translation>Właśnie otwarto pokrywę, a zwykle wkrótce potem zaglądasz.</translation>
    </message>
    <message>
      <source>The computer just joined a network, and you usually read soon after.</source>
      <translation>Komputer właśnie połączył się z siecią, a zwykle wkrótce potem zaglądasz.</translation>
    </message>
    <message>
      <source>Its articles are mostly repeats, so it’s fetched less often.</source>
      <translation>Jego wpisy głównie się powtarzają, więc jest pobierany rzadziej.</translation>
    </message>
    <message>
      <source>Its articles are mostly original, so it’s fetched more often.</source>
      <translation>Jego wpisy zwykle przynoszą coś nowego, więc jest pobierany częściej.</translation>
    </message>
    <message>
      <source>You rarely open its articles, so it’s fetched less often.</source>
      <translation>Rzadko otwierasz jego wpisy, więc jest pobierany rzadziej.</translation>
    </message>
    <message>
      <source>You often open its articles, so it’s fetched more often.</source>
      <translation>Często otwierasz jego wpisy, więc jest pobierany częściej.</translation>
    </message>
  </context>
</TS>
