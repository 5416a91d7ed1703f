<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
  <context>
    <name>Paperround</name>
    <message>
      <source>1 change hasn’t reached the server yet and will be lost.</source>
      <translation>Eine Änderung von hier ist dort noch nicht angekommen und käme dann nicht mehr an.</translation>
    </message>
    <message numerus="yes">
      <source>{n} changes haven’t reached the server yet and will be lost.</source>
      <translation>
        <numerusform>{n} Änderungen von hier sind dort noch nicht angekommen und kämen dann nicht mehr an.</numerusform>
        <numerusform>{n} Änderungen von hier sind dort noch nicht angekommen und kämen dann nicht mehr an.</numerusform>
      </translation>
    </message>
    <message>
      <source>In FreshRSS: Profile &gt; External access via API.</source>
      <translation>In FreshRSS: Profil &gt; Externer Zugriff per API.</translation>
    </message>
    <message>
      <source>In Miniflux: Settings &gt; Integrations &gt; Google Reader.</source>
      <translation>In Miniflux: Einstellungen &gt; Integrationen &gt; Google Reader.</translation>
    </message>
    <message>
      <source>Tiny Tiny RSS, Nextcloud News, Feedbin and more</source>
      <translation>Tiny Tiny RSS, Nextcloud News, Feedbin und andere</translation>
    </message>
    <message>
      <source>{done} of {total} articles</source>
      <translation>{done} von {total} Beiträgen</translation>
    </message>
    <message>
      <source>once</source>
      <translation>einmal</translation>
    </message>
    <message>
      <source>when you open Paperround</source>
      <translation>wann Sie nachsehen</translation>
    </message>
    <message>
      <source>now</source>
      <translation>jetzt</translation>
    </message>
    <message>
      <source>All synced</source>
      <translation>0, alles gesendet</translation>
    </message>
    <message>
      <source>API password</source>
      <translation>API-Passwort</translation>
    </message>
    <message>
      <source>The password is stored in your system’s keyring.</source>
      <translation>Das Passwort kommt in den Schlüsselbund des Systems.</translation>
    </message>
    <message>
      <source>Sync feeds, read status and stars across your devices with FreshRSS, Miniflux or another compatible server.</source>
      <translation>Ein Konto hält Feeds, Gelesenes und Sterne auf allen Ihren Geräten gleich.</translation>
    </message>
    <message>
      <source>Paperround will tell {name} when to refresh each feed, following your schedule and daily budget. You can then slow down the server’s own schedule. This uses the same password with the server’s native API.</source>
      <translation>Paperround sagt {name}, wann welcher Feed abzurufen ist: nach dem Plan für alle Ihre Feeds und im Rahmen Ihres Tagesbudgets. Der Server selbst braucht dann nur noch selten abzurufen. An dessen eigener Schnittstelle gilt dasselbe Passwort.</translation>
    </message>
    <message>
      <source>Schedule its refreshes?</source>
      <translation>Abrufe ansagen</translation>
    </message>
    <message>
      <source>Syncing…</source>
      <translation>gleicht ab</translation>
    </message>
    <message>
      <source>Not synced yet</source>
      <translation>noch nicht abgeglichen</translation>
    </message>
    <message>
      <source>Synced just now</source>
      <translation>gerade abgeglichen</translation>
    </message>
    <message>
      <source>{times} (hourly: {hours})</source>
      <translation>{times} statt {hours}</translation>
    </message>
    <message numerus="yes">
      <source>{n} waiting since {time}</source>
      <translation>
        <numerusform>{n} wartet seit {time}</numerusform>
        <numerusform>{n} warten seit {time}</numerusform>
      </translation>
    </message>
    <message>
      <source>Your own server or a hosted one</source>
      <translation>Ihr eigener Server oder ein gemieteter</translation>
    </message>
    <message>
      <source>Can also let Paperround schedule its refreshes</source>
      <translation>Kann Paperround auch das Abrufen planen lassen</translation>
    </message>
    <message>
      <source>Another service</source>
      <translation>Anderer Dienst</translation>
    </message>
    <message>
      <source>Password</source>
      <translation>Passwort</translation>
    </message>
    <message>
      <source>Add account</source>
      <translation>Konto hinzufügen</translation>
    </message>
    <message>
      <source>Coming from another reader? Import its feeds and stars from a file instead.</source>
      <translation>Sie kommen von einem anderen Leser? Übernehmen Sie stattdessen Feeds und Sterne aus einer Datei.</translation>
    </message>
    <message>
      <source>Import…</source>
      <translation>Importieren…</translation>
    </message>
    <message>
      <source>Server address</source>
      <translation>Adresse des Servers</translation>
    </message>
    <message>
      <source>User name</source>
      <translation>Benutzername</translation>
    </message>
    <message>
      <source>Custom certificate authority…</source>
      <translation>Eigene Zertifizierungsstelle …</translation>
    </message>
    <message>
      <source>Account name</source>
      <translation>Name des Kontos</translation>
    </message>
    <message>
      <source>Continue</source>
      <translation>Weiter</translation>
    </message>
    <message>
      <source>Test connection</source>
      <translation>Prüfen</translation>
    </message>
    <message>
      <source>Done</source>
      <translation>Fertig</translation>
    </message>
    <message>
      <source>Also add my 1 local feed</source>
      <translation>Auch meinen 1 lokalen Feed hinzufügen</translation>
    </message>
    <message numerus="yes">
      <source>Also add my {n} local feeds</source>
      <translation>
        <numerusform>Auch meinen {n} lokalen Feed hinzufügen</numerusform>
        <numerusform>Auch meine {n} lokalen Feeds hinzufügen</numerusform>
      </translation>
    </message>
    <message>
      <source>The first sync is running. You can close this and read on.</source>
      <translation>Der erste Abgleich läuft. Sie können dies schließen und weiterlesen.</translation>
    </message>
    <message>
      <source>The first sync is running: {done} of {total} articles.</source>
      <translation>Der erste Abgleich läuft: {done} von {total} Beiträgen.</translation>
    </message>
    <message>
      <source>Connected in {s} s: {feeds}, {unread} unread, {stars} starred.</source>
      <translation>Antwort nach {s} s: {feeds}, {unread} ungelesen, {stars} Sterne.</translation>
    </message>
    <message>
      <source>You already have 1 of them. It won’t be added twice.</source>
      <translation>Einen davon haben Sie schon; er kommt nicht doppelt.</translation>
    </message>
    <message>
      <source>Add account…</source>
      <translation>Konto hinzufügen …</translation>
    </message>
    <message>
      <source>Add new feeds to this account</source>
      <translation>Neue Feeds auch dort abonnieren</translation>
    </message>
    <message>
      <source>API password:</source>
      <translation>Das Passwort für seine API:</translation>
    </message>
    <message>
      <source>Remove {name}?</source>
      <translation>{name} verlassen</translation>
    </message>
    <message>
      <source>Remove account…</source>
      <translation>Dieses Konto verlassen …</translation>
    </message>
    <message>
      <source>Turn on</source>
      <translation>Ansagen</translation>
    </message>
    <message numerus="yes">
      <source>offline, {n} waiting</source>
      <translation>
        <numerusform>offline, {n} wartet</numerusform>
        <numerusform>offline, {n} warten</numerusform>
      </translation>
    </message>
    <message>
      <source>Server asked Paperround to wait</source>
      <translation>bittet um eine Pause</translation>
    </message>
    <message>
      <source>Certificate not trusted</source>
      <translation>Zertifikat nicht vertrauenswürdig</translation>
    </message>
    <message>
      <source>API turned off</source>
      <translation>Schnittstelle abgeschaltet</translation>
    </message>
    <message>
      <source>No response</source>
      <translation>keine Antwort</translation>
    </message>
    <message>
      <source>Synced {time} ago</source>
      <translation>vor {time} abgeglichen</translation>
    </message>
    <message numerus="yes">
      <source>{n} times</source>
      <translation>
        <numerusform>{n}-mal</numerusform>
        <numerusform>{n}-mal</numerusform>
      </translation>
    </message>
    <message>
      <source>before you read</source>
      <translation>bevor Sie nachsehen</translation>
    </message>
    <message>
      <source>while you’re reading</source>
      <translation>während Sie lesen</translation>
    </message>
    <message>
      <source>when new articles are likely</source>
      <translation>wenn neue Beiträge wahrscheinlich sind</translation>
    </message>
    <message>
      <source>unless you open Paperround first</source>
      <translation>falls Sie nicht vorher nachsehen</translation>
    </message>
    <message>
      <source>retrying</source>
      <translation>nächster Versuch</translation>
    </message>
    <message>
      <source>{time}, {why}</source>
      <translation>{time}, {why}</translation>
    </message>
    <message>
      <source>Keep feeds, read status and stars the same on all your devices.</source>
      <translation>Feeds, Gelesenes und Sterne bleiben auf allen Ihren Geräten gleich.</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Zurück zur Auswahl</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <source>Enter the address, your user name and the password.</source>
      <translation>Geben Sie Adresse, Benutzernamen und Passwort ein.</translation>
    </message>
    <message>
      <source>Test again</source>
      <translation>Noch einmal testen</translation>
    </message>
    <message>
      <source>The first sync brought {feeds} and {unread}.</source>
      <translation>Der erste Abgleich brachte {feeds} und {unread}.</translation>
    </message>
    <message>
      <source>Next sync: {when}. Changes you make are sent right away.</source>
      <translation>Nächster Abgleich: {when}. Ihre Änderungen werden sofort gesendet.</translation>
    </message>
    <message numerus="yes">
      <source>You already have {n} of them. They won’t be added twice.</source>
      <translation>
        <numerusform>{n} davon haben Sie schon; keiner kommt doppelt.</numerusform>
        <numerusform>{n} davon haben Sie schon; keiner kommt doppelt.</numerusform>
      </translation>
    </message>
    <message>
      <source>Sync {name} now</source>
      <translation>{name} jetzt abgleichen</translation>
    </message>
    <message>
      <source>Let Paperround schedule this server’s refreshes</source>
      <translation>Nach meinem Plan sagen, wann er abruft</translation>
    </message>
    <message>
      <source>Syncs today</source>
      <translation>Heute gefragt</translation>
    </message>
    <message>
      <source>Next sync</source>
      <translation>Nächste Anfrage</translation>
    </message>
    <message>
      <source>Unsynced changes</source>
      <translation>Ausgang</translation>
    </message>
    <message>
      <source>Password missing</source>
      <translation>Passwort fehlt</translation>
    </message>
    <message>
      <source>Password rejected</source>
      <translation>Passwort abgelehnt</translation>
    </message>
    <message>
      <source>Connecting to {address}…</source>
      <translation>{address} wird gefragt …</translation>
    </message>
    <message>
      <source>Sign in to {service}</source>
      <translation>Bei {service} anmelden</translation>
    </message>
    <message>
      <source>{service} is ready</source>
      <translation>{service} ist bereit</translation>
    </message>
    <message>
      <source>{name} was added</source>
      <translation>{name} wurde hinzugefügt</translation>
    </message>
    <message>
      <source>Step {n} of 3</source>
      <translation>Schritt {n} von 3</translation>
    </message>
    <message>
      <source>The best of your unread articles in one edition you can finish. Read it here, on an e-reader or on paper.</source>
      <translation>Das Beste aus Ihren ungelesenen Beiträgen in einer Ausgabe, die Sie auch schaffen. Lesen Sie sie hier, auf einem E-Reader oder auf Papier.</translation>
    </message>
    <message numerus="yes">
      <source>{n} articles from {feeds}, about {minutes} minutes</source>
      <translation>
        <numerusform>{n} Beitrag aus {feeds}, etwa {minutes} Minuten</numerusform>
        <numerusform>{n} Beiträge aus {feeds}, etwa {minutes} Minuten</numerusform>
      </translation>
    </message>
    <message>
      <source>Your feeds, as a newspaper</source>
      <translation>Ihre Feeds als Zeitung</translation>
    </message>
    <message>
      <source>Every morning</source>
      <translation>Jeden Morgen</translation>
    </message>
    <message>
      <source>Morning Paper settings</source>
      <translation>Einstellungen der Morgenzeitung</translation>
    </message>
    <message>
      <source>When</source>
      <translation>Wann</translation>
    </message>
    <message>
      <source>Choose…</source>
      <translation>Wählen …</translation>
    </message>
    <message>
      <source>at most {posts}</source>
      <translation>höchstens {posts}</translation>
    </message>
    <message>
      <source>about {posts}</source>
      <translation>etwa {posts}</translation>
    </message>
    <message>
      <source>Contacting the server…</source>
      <translation>Der Server wird gefragt …</translation>
    </message>
    <message>
      <source>Not enough new articles yet</source>
      <translation>Noch nicht genug neue Beiträge</translation>
    </message>
    <message>
      <source>Articles</source>
      <translation>Artikel</translation>
    </message>
    <message>
      <source>Feeds without a folder</source>
      <translation>Feeds ohne Ordner</translation>
    </message>
    <message>
      <source>Starred, not yet read</source>
      <translation>Mit Stern, noch ungelesen</translation>
    </message>
    <message>
      <source>nothing new</source>
      <translation>nichts Neues</translation>
    </message>
    <message>
      <source>Before I start reading</source>
      <translation>Vor meinem ersten Nachsehen</translation>
    </message>
    <message>
      <source>At</source>
      <translation>Um</translation>
    </message>
    <message>
      <source>as</source>
      <translation>als</translation>
    </message>
    <message>
      <source>Length</source>
      <translation>Wie lang</translation>
    </message>
    <message>
      <source>From</source>
      <translation>Woraus</translation>
    </message>
    <message>
      <source>Save or send to</source>
      <translation>Speichern oder senden an</translation>
    </message>
    <message>
      <source>Book for e-readers (*.epub);;PDF (*.pdf)</source>
      <translation>Buch für E-Reader (*.epub);;PDF (*.pdf)</translation>
    </message>
    <message>
      <source>Older editions</source>
      <translation>Ältere Ausgaben</translation>
    </message>
    <message>
      <source>Previous page</source>
      <translation>Seite zurück</translation>
    </message>
    <message>
      <source>Next page</source>
      <translation>Nächste Seite</translation>
    </message>
    <message>
      <source>Mark read</source>
      <translation>Als gelesen markieren</translation>
    </message>
    <message>
      <source>Save edition</source>
      <translation>Zeitung speichern</translation>
    </message>
    <message>
      <source>Creating…</source>
      <translation>Wird erstellt</translation>
    </message>
    <message>
      <source>Edition page</source>
      <translation>Seite der Zeitung</translation>
    </message>
    <message>
      <source>Save as…</source>
      <translation>Speichern als …</translation>
    </message>
    <message>
      <source>Print…</source>
      <translation>Drucken …</translation>
    </message>
    <message>
      <source>Create now</source>
      <translation>Jetzt erstellen</translation>
    </message>
    <message>
      <source>Create today’s edition</source>
      <translation>Heutige Ausgabe erstellen</translation>
    </message>
    <message>
      <source>Preview of today’s edition</source>
      <translation>Vorschau auf die heutige Ausgabe</translation>
    </message>
    <message>
      <source>No edition yet</source>
      <translation>Noch keine Zeitung</translation>
    </message>
    <message>
      <source>Not enough new articles for an edition.</source>
      <translation>Nicht genug neue Beiträge für eine Ausgabe.</translation>
    </message>
    <message>
      <source>{page} of {pages}</source>
      <translation>{page} von {pages}</translation>
    </message>
    <message>
      <source>Saved as {file}.</source>
      <translation>Gespeichert als {file}.</translation>
    </message>
    <message>
      <source>1 change</source>
      <translation>1 Änderung</translation>
    </message>
    <message>
      <source>Use the same folder and passphrase on each computer. The passphrase is stored in the system keyring.</source>
      <translation>Nehmen Sie auf jedem Computer denselben Ordner und dieselbe Passphrase. Sie kommt in den Schlüsselbund des Systems.</translation>
    </message>
    <message>
      <source>Keep your computers in step without a server, with a folder that Syncthing, Dropbox or a similar program copies between them.</source>
      <translation>Hält Ihre Computer ohne Server auf gleichem Stand, über einen Ordner, den Syncthing, Dropbox oder ein ähnliches Programm zwischen ihnen kopiert.</translation>
    </message>
    <message>
      <source>Encrypt the files with a passphrase</source>
      <translation>Dateien mit einer Passphrase verschlüsseln</translation>
    </message>
    <message>
      <source>Folder</source>
      <translation>Ordner</translation>
    </message>
    <message>
      <source>Passphrase</source>
      <translation>Passphrase</translation>
    </message>
    <message>
      <source>Start syncing</source>
      <translation>Abgleich beginnen</translation>
    </message>
    <message>
      <source>Choose another folder…</source>
      <translation>Anderen Ordner wählen…</translation>
    </message>
    <message>
      <source>Sync folder</source>
      <translation>Abgleichordner</translation>
    </message>
    <message>
      <source>Reading the folder…</source>
      <translation>Der Ordner wird gelesen…</translation>
    </message>
    <message>
      <source>The sync folder isn’t used any more. Its files stay.</source>
      <translation>Der Abgleichordner wird nicht mehr benutzt. Seine Dateien bleiben.</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Rückgängig</translation>
    </message>
    <message>
      <source>Choose sync folder…</source>
      <translation>Abgleichordner wählen…</translation>
    </message>
    <message>
      <source>Choose the folder that is copied between your computers</source>
      <translation>Wählen Sie den Ordner, der zwischen Ihren Computern kopiert wird</translation>
    </message>
    <message>
      <source>Stop syncing</source>
      <translation>Abgleich beenden</translation>
    </message>
    <message>
      <source>Passphrase missing</source>
      <translation>Passphrase fehlt</translation>
    </message>
    <message>
      <source>Not syncing</source>
      <translation>Kein Abgleich</translation>
    </message>
    <message numerus="yes">
      <source>{n} changes</source>
      <translation>
        <numerusform>{n} Änderung</numerusform>
        <numerusform>{n} Änderungen</numerusform>
      </translation>
    </message>
    <message>
      <source>Enter a passphrase.</source>
      <translation>Geben Sie eine Passphrase ein.</translation>
    </message>
    <message>
      <source>Passphrase of the sync folder:</source>
      <translation>Passphrase des Abgleichordners:</translation>
    </message>
    <message>
      <source>From this computer</source>
      <translation>Von diesem Computer</translation>
    </message>
    <message>
      <source>From other computers</source>
      <translation>Von anderen Computern</translation>
    </message>
    <message>
      <source>Files</source>
      <translation>Dateien</translation>
    </message>
    <message>
      <source>Encrypted</source>
      <translation>Verschlüsselt</translation>
    </message>
    <message>
      <source>Not encrypted</source>
      <translation>Nicht verschlüsselt</translation>
    </message>
    <message>
      <source>Checked every 2 hours (counts toward your budget)</source>
      <translation>alle 2 Stunden gefragt, aus Ihrem Budget</translation>
    </message>
    <message>
      <source>{done} of {total} messages</source>
      <translation>{done} von {total} E-Mails</translation>
    </message>
    <message>
      <source>not known yet</source>
      <translation>noch nicht bekannt</translation>
    </message>
    <message>
      <source>Push: new mail arrives immediately</source>
      <translation>gemeldet, nichts wird abgerufen</translation>
    </message>
    <message>
      <source>1 message, {size}</source>
      <translation>1 E-Mail, {size}</translation>
    </message>
    <message numerus="yes">
      <source>{n} messages, {size}</source>
      <translation>
        <numerusform>{n} E-Mail, {size}</numerusform>
        <numerusform>{n} E-Mails, {size}</numerusform>
      </translation>
    </message>
    <message>
      <source>1 folder</source>
      <translation>1 Ordner</translation>
    </message>
    <message>
      <source>This server doesn’t support push (IDLE), so it will be checked every 2 hours. This counts toward your budget.</source>
      <translation>Er kann nicht melden, wann E-Mails kommen, und wird deshalb alle 2 Stunden gefragt, aus Ihrem Budget.</translation>
    </message>
    <message>
      <source>Your password is stored in the system keyring. Without one, you’ll be asked for it each time Paperround starts.</source>
      <translation>Das Passwort kommt in den Schlüsselbund des Systems; ohne einen wird bei jedem Start danach gefragt.</translation>
    </message>
    <message>
      <source>Read newsletters from a mail folder as feeds, one per sender.</source>
      <translation>Newsletter in einem Ordner Ihres Postfachs lassen sich als Feeds lesen, einer je Absender.</translation>
    </message>
    <message>
      <source>Checking…</source>
      <translation>sieht nach</translation>
    </message>
    <message>
      <source>Not checked yet</source>
      <translation>noch nicht gelesen</translation>
    </message>
    <message>
      <source>Stopped</source>
      <translation>angehalten</translation>
    </message>
    <message>
      <source>Checked just now</source>
      <translation>gerade gelesen</translation>
    </message>
    <message>
      <source>Connected in {s} s: {folders}.</source>
      <translation>Er hat in {s} s geantwortet: {folders}.</translation>
    </message>
    <message>
      <source>This server supports push (IDLE), so new mail arrives immediately.</source>
      <translation>Er meldet, wann E-Mails kommen; abgerufen wird nichts.</translation>
    </message>
    <message>
      <source>Security</source>
      <translation>Verbindung</translation>
    </message>
    <message>
      <source>Mark messages as read on the server</source>
      <translation>Was ich hier lese, auch auf dem Server als gelesen markieren</translation>
    </message>
    <message>
      <source>Server</source>
      <translation>Server</translation>
    </message>
    <message>
      <source>Start with</source>
      <translation>Zuerst lesen</translation>
    </message>
    <message>
      <source>Email newsletters</source>
      <translation>Newsletter per E-Mail</translation>
    </message>
    <message>
      <source>Add email newsletters…</source>
      <translation>Newsletter per E-Mail hinzufügen …</translation>
    </message>
    <message>
      <source>Mailbox password:</source>
      <translation>Das Passwort für dieses Postfach:</translation>
    </message>
    <message>
      <source>Remove mailbox…</source>
      <translation>Dieses Postfach nicht mehr lesen …</translation>
    </message>
    <message>
      <source>Offline</source>
      <translation>offline</translation>
    </message>
    <message>
      <source>Insecure connection</source>
      <translation>Verbindung nicht sicher</translation>
    </message>
    <message>
      <source>Folder missing</source>
      <translation>Ordner fehlt</translation>
    </message>
    <message>
      <source>Checked {time} ago</source>
      <translation>vor {time} gelesen</translation>
    </message>
    <message numerus="yes">
      <source>{n} folders</source>
      <translation>
        <numerusform>{n} Ordner</numerusform>
        <numerusform>{n} Ordner</numerusform>
      </translation>
    </message>
    <message>
      <source>TLS, usually port 993</source>
      <translation>TLS, meist Port 993</translation>
    </message>
    <message>
      <source>STARTTLS, usually port 143</source>
      <translation>STARTTLS, meist Port 143</translation>
    </message>
    <message>
      <source>None (this computer only)</source>
      <translation>Keine, nur für diesen Computer</translation>
    </message>
    <message>
      <source>Stop and keep what was imported so far</source>
      <translation>Anhalten; bisher Gelesenes bleibt</translation>
    </message>
    <message>
      <source>New messages</source>
      <translation>Neue E-Mails</translation>
    </message>
    <message>
      <source>Today</source>
      <translation>Heute</translation>
    </message>
    <message>
      <source>On the server</source>
      <translation>Auf dem Server</translation>
    </message>
    <message>
      <source> newest messages</source>
      <translation> neueste E-Mails</translation>
    </message>
    <message>
      <source>Check {name} for new mail</source>
      <translation>Jetzt in {name} nach neuen E-Mails sehen</translation>
    </message>
    <message>
      <source>Read status is synced</source>
      <translation>Gelesenes wird gemeldet</translation>
    </message>
    <message>
      <source>Nothing is changed on the server</source>
      <translation>wird nie verändert</translation>
    </message>
    <message>
      <source>Position</source>
      <translation>Position</translation>
    </message>
    <message>
      <source>Player</source>
      <translation>Player</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>Abspielen</translation>
    </message>
    <message>
      <source>−15 s</source>
      <translation>−15 s</translation>
    </message>
    <message>
      <source>15 seconds back</source>
      <translation>15 Sekunden zurück</translation>
    </message>
    <message>
      <source>+30 s</source>
      <translation>+30 s</translation>
    </message>
    <message>
      <source>30 seconds forward</source>
      <translation>30 Sekunden vor</translation>
    </message>
    <message>
      <source>Speed</source>
      <translation>Tempo</translation>
    </message>
    <message>
      <source>Chapters</source>
      <translation>Kapitel</translation>
    </message>
    <message>
      <source>Sleep timer</source>
      <translation>Schlaftimer</translation>
    </message>
    <message>
      <source>Up next</source>
      <translation>Was als Nächstes kommt</translation>
    </message>
    <message>
      <source>Close the player</source>
      <translation>Player schließen</translation>
    </message>
    <message>
      <source>End of chapter</source>
      <translation>Am Ende des Kapitels</translation>
    </message>
    <message>
      <source>End of episode</source>
      <translation>Am Ende</translation>
    </message>
    <message>
      <source>Off</source>
      <translation>Aus</translation>
    </message>
    <message>
      <source>Stops after this chapter</source>
      <translation>Aus nach dem Kapitel</translation>
    </message>
    <message>
      <source>Stops at the end</source>
      <translation>Aus am Ende</translation>
    </message>
    <message>
      <source>Pause</source>
      <translation>Anhalten</translation>
    </message>
    <message>
      <source>{place}, chapter {number} of {all}</source>
      <translation>{place}, Kapitel {number} von {all}</translation>
    </message>
    <message>
      <source>Downloading an episode, {done} of {total}</source>
      <translation>Eine Aufnahme wird heruntergeladen, {done} von {total}</translation>
    </message>
    <message>
      <source>In {minutes} minutes</source>
      <translation>In {minutes} Minuten</translation>
    </message>
    <message>
      <source>chapter {number} of {all}, {feed}</source>
      <translation>Kapitel {number} von {all}, {feed}</translation>
    </message>
    <message>
      <source>Stops in {minutes} min</source>
      <translation>Aus in {minutes} min</translation>
    </message>
    <message>
      <source>Loading, {place}</source>
      <translation>Wird geholt, {place}</translation>
    </message>
    <message>
      <source>Show {name}</source>
      <translation>{name} zeigen</translation>
    </message>
    <message>
      <source>Plays next</source>
      <translation>Kommt als Nächstes</translation>
    </message>
    <message>
      <source>Added to the queue</source>
      <translation>In die Warteschlange gestellt</translation>
    </message>
    <message>
      <source>Removed from queue</source>
      <translation>Aus der Warteschlange genommen</translation>
    </message>
    <message>
      <source>Queue reordered</source>
      <translation>Warteschlange umgeordnet</translation>
    </message>
    <message>
      <source>Download removed</source>
      <translation>Download entfernt</translation>
    </message>
    <message>
      <source>Downloading</source>
      <translation>Wird heruntergeladen</translation>
    </message>
    <message>
      <source>This article has no audio.</source>
      <translation>Bei diesem Beitrag gibt es nichts zu hören.</translation>
    </message>
    <message>
      <source>The queue is empty. Press Shift+Q to add the selected episode.</source>
      <translation>Die Warteschlange ist leer. Umschalt+Q fügt den aktuellen Beitrag hinzu.</translation>
    </message>
    <message>
      <source>Queue</source>
      <translation>Warteschlange</translation>
    </message>
    <message>
      <source>Up</source>
      <translation>Nach oben</translation>
    </message>
    <message>
      <source>Down</source>
      <translation>Nach unten</translation>
    </message>
    <message>
      <source>Remove</source>
      <translation>Entfernen</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Schließen</translation>
    </message>
    <message>
      <source>Verified just now. Restoring takes a few seconds.</source>
      <translation>Eben geprüft und in Ordnung. Dauert ein paar Sekunden.</translation>
    </message>
    <message>
      <source>Copy details</source>
      <translation>Einzelheiten kopieren</translation>
    </message>
    <message>
      <source>Everything that could be read has been saved.</source>
      <translation>Was lesbar war, ist gerettet.</translation>
    </message>
    <message>
      <source>Continue with the saved data</source>
      <translation>Mit dem Geretteten weitermachen</translation>
    </message>
    <message>
      <source>Older backups:</source>
      <translation>Ältere Kopien:</translation>
    </message>
    <message>
      <source>Save recovered data to</source>
      <translation>Wohin das Lesbare gespeichert wird</translation>
    </message>
    <message>
      <source>Looking for backups…</source>
      <translation>Kopien Ihrer Beiträge werden gesucht …</translation>
    </message>
    <message>
      <source>Restoring the backup…</source>
      <translation>Die Kopie wird zurückgespielt …</translation>
    </message>
    <message>
      <source>Recovering what can be read…</source>
      <translation>Das Lesbare wird gespeichert …</translation>
    </message>
    <message>
      <source>Details: {details}</source>
      <translation>Gefunden wurde: {details}</translation>
    </message>
    <message>
      <source>The file: {path}</source>
      <translation>Die Datei: {path}</translation>
    </message>
    <message>
      <source>Starting over…</source>
      <translation>Es wird neu angefangen …</translation>
    </message>
    <message>
      <source>Restore backup from {when} ({posts}, {stars})</source>
      <translation>Die Kopie von {when} zurückspielen ({posts}, {stars})</translation>
    </message>
    <message>
      <source>Safe: {feeds}, {posts} and {stars}, as of {when}.</source>
      <translation>Sicher: {feeds}, {posts} und {stars}, wie sie {when} waren.</translation>
    </message>
    <message>
      <source>Whatever you choose, the original file stays untouched in its folder.</source>
      <translation>Die Datei bleibt unberührt in ihrem Ordner, was Sie auch wählen.</translation>
    </message>
    <message>
      <source>May be lost: stars, tags and read status since the backup from {when}. Articles will be downloaded again.</source>
      <translation>Vielleicht verloren: was Sie nach der Kopie von {when} mit Sternen oder Schlagwörtern versehen oder gelesen haben. Beiträge werden neu abgerufen.</translation>
    </message>
    <message>
      <source>Restored the backup from {when}. Newer articles will be downloaded again.</source>
      <translation>Die Kopie von {when} ist zurückgespielt. Was seither erschien, kommt mit den nächsten Abrufen.</translation>
    </message>
    <message>
      <source>Saved {feeds}, {posts} and {stars} to {folder}.</source>
      <translation>{feeds}, {posts} und {stars} wurden in {folder} gespeichert.</translation>
    </message>
    <message>
      <source>Unreadable parts were taken from the backup from {when}. Changes since then are lost.</source>
      <translation>Was nicht lesbar war, stammt aus der Kopie von {when}: Was Sie daran seither markiert haben, ist verloren.</translation>
    </message>
    <message>
      <source>Started over with your feeds. The old file is kept in the same folder.</source>
      <translation>Neu angefangen mit Ihren Feeds. Die alte Datei liegt im selben Ordner.</translation>
    </message>
    <message>
      <source>The old file also contains {what}. It’s kept in the same folder.</source>
      <translation>Die bisherige Datei enthält darüber hinaus {what}; sie liegt im selben Ordner.</translation>
    </message>
    <message>
      <source>No new database is created until you choose.</source>
      <translation>Nichts wird neu angelegt, bevor Sie wählen.</translation>
    </message>
    <message>
      <source>None of the backups could be read.</source>
      <translation>Auch keine Kopie ließ sich lesen.</translation>
    </message>
    <message>
      <source>Continuing with recovered data. The damaged file is kept.</source>
      <translation>Weiter mit dem, was lesbar war. Die beschädigte Datei liegt daneben.</translation>
    </message>
    <message>
      <source>1 article marked as read</source>
      <translation>1 Gelesen-Markierung</translation>
    </message>
    <message>
      <source>Your article database is damaged. Paperround stopped to avoid making it worse.</source>
      <translation>Die Datei mit Ihren Beiträgen ist beschädigt. Paperround hat angehalten, ehe es schlimmer wird.</translation>
    </message>
    <message>
      <source>Your article database is missing or empty, but there are backups.</source>
      <translation>Die Datei mit Ihren Beiträgen fehlt oder ist leer, aber es gibt Kopien davon.</translation>
    </message>
    <message>
      <source>Your article database was saved by a newer version of Paperround, so this version won’t touch it.</source>
      <translation>Ein neueres Paperround hat die Datei mit Ihren Beiträgen geschrieben, deshalb rührt dieses sie nicht an.</translation>
    </message>
    <message>
      <source>Your article database is from before Paperround 1.0, so this version won’t touch it.</source>
      <translation>Die Datei mit Ihren Beiträgen stammt aus der Zeit vor Paperround 1.0 und wird nicht angerührt.</translation>
    </message>
    <message>
      <source>Another program is using your article database.</source>
      <translation>Ein anderes Programm hält die Datei mit Ihren Beiträgen fest.</translation>
    </message>
    <message>
      <source>Paperround doesn’t have permission to change your article database.</source>
      <translation>In die Datei mit Ihren Beiträgen darf nicht geschrieben werden.</translation>
    </message>
    <message>
      <source>The disk is full, so nothing new can be saved.</source>
      <translation>Der Datenträger ist voll, deshalb kann nichts Neues behalten werden.</translation>
    </message>
    <message>
      <source>Your article database can’t be used right now.</source>
      <translation>Die Datei mit Ihren Beiträgen ist gerade nicht zu gebrauchen.</translation>
    </message>
    <message>
      <source>today {time}</source>
      <translation>heute {time}</translation>
    </message>
    <message>
      <source>yesterday {time}</source>
      <translation>gestern {time}</translation>
    </message>
    <message>
      <source>Restore backup from {when}</source>
      <translation>Kopie von {when} zurückspielen</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Erneut versuchen</translation>
    </message>
    <message>
      <source>Fix permissions</source>
      <translation>Schreibbar machen</translation>
    </message>
    <message>
      <source>Save what can be recovered…</source>
      <translation>Lesbares speichern …</translation>
    </message>
    <message>
      <source>Start over</source>
      <translation>Daneben neu anfangen</translation>
    </message>
    <message>
      <source>Quit</source>
      <translation>Beenden</translation>
    </message>
    <message>
      <source>Tries to open it again. Nothing is changed.</source>
      <translation>Öffnet sie noch einmal. Nichts wird geändert.</translation>
    </message>
    <message>
      <source>Changes the permissions of the file and its folder, nothing else.</source>
      <translation>Ändert die Berechtigungen der Datei und ihres Ordners, sonst nichts.</translation>
    </message>
    <message>
      <source>Saves your feeds, stars and every readable article to a folder you choose.</source>
      <translation>Schreibt Feeds, Sterne und jeden lesbaren Beitrag in einen Ordner Ihrer Wahl.</translation>
    </message>
    <message>
      <source>Creates a new, empty database with your feeds. The old file is kept.</source>
      <translation>Ihre Feeds ohne Beiträge. Die vorhandene Datei kann warten.</translation>
    </message>
    <message>
      <source>Nothing is changed. You’ll see this page again next time.</source>
      <translation>Nichts wird geändert. Diese Seite kommt beim nächsten Start wieder.</translation>
    </message>
    <message>
      <source>Install the newer version again and everything will be as you left it.</source>
      <translation>Installieren Sie wieder das neuere Paperround, dann ist alles da, wie Sie es verlassen haben.</translation>
    </message>
    <message>
      <source>Quit, and move it by packaging/move_development_profile.py: everything comes along.</source>
      <translation>Beenden Sie Paperround und übertragen Sie sie mit packaging/move_development_profile.py: Es bleibt alles erhalten.</translation>
    </message>
    <message>
      <source>Close other Paperround windows and any backup or sync programs, then try again.</source>
      <translation>Schließen Sie andere Fenster und Befehle von Paperround oder was Ihre Dateien kopiert, und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
      <source>Check the permissions of the file and its folder, and whether the disk is read-only.</source>
      <translation>Prüfen Sie die Berechtigungen der Datei und ihres Ordners und ob der Datenträger schreibgeschützt ist.</translation>
    </message>
    <message>
      <source>Free up some space, then try again. Nothing was lost.</source>
      <translation>Schaffen Sie Platz und versuchen Sie es noch einmal: Verloren ging nichts.</translation>
    </message>
    <message>
      <source>Check that its disk is connected and working, then try again.</source>
      <translation>Prüfen Sie, ob der Datenträger angeschlossen und in Ordnung ist, und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
      <source>{when} (may be incomplete)</source>
      <translation>{when} (zweifelhaft)</translation>
    </message>
    <message numerus="yes">
      <source>{n} articles marked as read</source>
      <translation>
        <numerusform>{n} Gelesen-Markierungen</numerusform>
        <numerusform>{n} Gelesen-Markierungen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} of the newest {tried} match.</source>
      <translation>
        <numerusform>{count} der neuesten {tried} passt.</numerusform>
        <numerusform>{count} der neuesten {tried} passen.</numerusform>
      </translation>
    </message>
    <message>
      <source>Matching articles</source>
      <translation>Beiträge, die sie erfasst hätte</translation>
    </message>
    <message>
      <source>Field</source>
      <translation>Wo</translation>
    </message>
    <message>
      <source>Comparison</source>
      <translation>Wie</translation>
    </message>
    <message>
      <source>Text to find</source>
      <translation>Wonach sie sucht</translation>
    </message>
    <message>
      <source>Remove this condition</source>
      <translation>Diese Bedingung entfernen</translation>
    </message>
    <message>
      <source>Match</source>
      <translation>Wie viele zutreffen müssen</translation>
    </message>
    <message>
      <source>Add condition</source>
      <translation>Weitere Bedingung</translation>
    </message>
    <message>
      <source>any feed</source>
      <translation>irgendeinem Feed</translation>
    </message>
    <message>
      <source>(deleted folder)</source>
      <translation>ein Ordner, den es nicht mehr gibt</translation>
    </message>
    <message>
      <source>(deleted feed)</source>
      <translation>einem Feed, den es nicht mehr gibt</translation>
    </message>
    <message>
      <source>Only if the category is</source>
      <translation>Nur in der Kategorie</translation>
    </message>
    <message>
      <source>Category</source>
      <translation>Kategorie</translation>
    </message>
    <message>
      <source>Until</source>
      <translation>Bis</translation>
    </message>
    <message>
      <source>Active until</source>
      <translation>Letzter Tag</translation>
    </message>
    <message>
      <source>Add action</source>
      <translation>Aktion hinzufügen</translation>
    </message>
    <message>
      <source>Remove this action</source>
      <translation>Diese Aktion entfernen</translation>
    </message>
    <message>
      <source>Tag it</source>
      <translation>Mit Schlagwort versehen</translation>
    </message>
    <message>
      <source>New tag…</source>
      <translation>Neues Schlagwort…</translation>
    </message>
    <message>
      <source>Rule</source>
      <translation>Regel</translation>
    </message>
    <message>
      <source>Feed or folder</source>
      <translation>Feed oder Ordner</translation>
    </message>
    <message>
      <source>Stop processing other rules</source>
      <translation>Keine weiteren Regeln anwenden</translation>
    </message>
    <message>
      <source>When an article from {feed} matches {how} of these:</source>
      <translation>Wenn bei einem Beitrag aus {feed} {how} davon zutrifft:</translation>
    </message>
    <message>
      <source>Existing articles aren’t changed.</source>
      <translation>Vorhandene Beiträge bleiben, wie sie sind.</translation>
    </message>
    <message>
      <source>Also apply to the matching articles</source>
      <translation>Auch auf die gefundenen Beiträge anwenden</translation>
    </message>
    <message>
      <source>See which of your articles it would match.</source>
      <translation>Zeigt, welche vorhandenen Beiträge sie erfasst hätte.</translation>
    </message>
    <message>
      <source>Title</source>
      <translation>Titel</translation>
    </message>
    <message>
      <source>Feed</source>
      <translation>Feed</translation>
    </message>
    <message>
      <source>Mark it read</source>
      <translation>Als gelesen markieren</translation>
    </message>
    <message>
      <source>Star it</source>
      <translation>Mit Stern versehen</translation>
    </message>
    <message>
      <source>Notify me</source>
      <translation>Sofort melden</translation>
    </message>
    <message>
      <source>Highlight it</source>
      <translation>Hervorheben</translation>
    </message>
    <message>
      <source>Hide it</source>
      <translation>Ausblenden</translation>
    </message>
    <message>
      <source>(deleted destination)</source>
      <translation>ein Ziel, das es nicht mehr gibt</translation>
    </message>
    <message>
      <source>Send it to</source>
      <translation>Senden an</translation>
    </message>
    <message>
      <source>Then</source>
      <translation>Dann</translation>
    </message>
    <message>
      <source>Searching…</source>
      <translation>Wird gesucht …</translation>
    </message>
    <message>
      <source>folder {name}</source>
      <translation>Ordner {name}</translation>
    </message>
    <message>
      <source>Save rule</source>
      <translation>Regel speichern</translation>
    </message>
    <message>
      <source>Tag “{name}”</source>
      <translation>Schlagwort „{name}“</translation>
    </message>
    <message>
      <source>Send to {target}</source>
      <translation>An {target} senden</translation>
    </message>
    <message>
      <source>New tag</source>
      <translation>Neues Schlagwort</translation>
    </message>
    <message>
      <source>Name of the tag</source>
      <translation>Name des Schlagworts</translation>
    </message>
    <message>
      <source>{place} contains the words “{wanted}”</source>
      <translation>{place} enthält die Wörter „{wanted}“</translation>
    </message>
    <message>
      <source>{place} contains “{wanted}”</source>
      <translation>{place} enthält „{wanted}“</translation>
    </message>
    <message>
      <source>{place} matches regex “{wanted}”</source>
      <translation>{place} passt auf „{wanted}“</translation>
    </message>
    <message>
      <source>Text</source>
      <translation>Text</translation>
    </message>
    <message>
      <source>Author</source>
      <translation>Autor</translation>
    </message>
    <message>
      <source>Title, text or author</source>
      <translation>Titel, Text oder Autor</translation>
    </message>
    <message>
      <source>contains these words</source>
      <translation>enthält diese Wörter</translation>
    </message>
    <message>
      <source>contains the phrase</source>
      <translation>enthält genau</translation>
    </message>
    <message>
      <source>matches regular expression</source>
      <translation>passt auf das Muster</translation>
    </message>
    <message>
      <source>all</source>
      <translation>alles</translation>
    </message>
    <message>
      <source>any</source>
      <translation>eines</translation>
    </message>
    <message>
      <source>none</source>
      <translation>nichts</translation>
    </message>
    <message>
      <source>mark read</source>
      <translation>als gelesen markieren</translation>
    </message>
    <message>
      <source>star</source>
      <translation>mit Stern versehen</translation>
    </message>
    <message>
      <source>highlight</source>
      <translation>hervorheben</translation>
    </message>
    <message>
      <source>notify</source>
      <translation>benachrichtigen</translation>
    </message>
    <message>
      <source>hide</source>
      <translation>ausblenden</translation>
    </message>
    <message>
      <source>then stop</source>
      <translation>danach keine weiteren Regeln</translation>
    </message>
    <message>
      <source>{condition}: {actions}</source>
      <translation>{condition}: {actions}</translation>
    </message>
    <message>
      <source>Every article</source>
      <translation>Jeder Beitrag</translation>
    </message>
    <message>
      <source>{condition}, category {category}</source>
      <translation>{condition}, Kategorie {category}</translation>
    </message>
    <message>
      <source>{condition}, until {date}</source>
      <translation>{condition}, bis {date}</translation>
    </message>
    <message>
      <source>None of: {conditions}</source>
      <translation>Nichts davon: {conditions}</translation>
    </message>
    <message>
      <source> and </source>
      <translation> und </translation>
    </message>
    <message>
      <source> or </source>
      <translation> oder </translation>
    </message>
    <message>
      <source>tag {name}</source>
      <translation>mit {name} verschlagworten</translation>
    </message>
    <message>
      <source>send to {target}</source>
      <translation>senden an {target}</translation>
    </message>
    <message>
      <source>Every article from {feed}</source>
      <translation>Jeder Beitrag von {feed}</translation>
    </message>
    <message>
      <source>{condition} in {feed}</source>
      <translation>{condition} in {feed}</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>Regeln</translation>
    </message>
    <message>
      <source>Show hidden articles…</source>
      <translation>Anzeigen …</translation>
    </message>
    <message>
      <source>New rule…</source>
      <translation>Neue Regel …</translation>
    </message>
    <message>
      <source>Edit…</source>
      <translation>Ändern …</translation>
    </message>
    <message>
      <source>Hidden articles</source>
      <translation>Ausgeblendete Beiträge</translation>
    </message>
    <message>
      <source>Unhide all</source>
      <translation>Alle einblenden</translation>
    </message>
    <message>
      <source>Unhide</source>
      <translation>Einblenden</translation>
    </message>
    <message>
      <source>Rules run from top to bottom when an article arrives. Existing articles aren’t affected.</source>
      <translation>Regeln werden von oben nach unten angewendet, wenn ein Beitrag eintrifft. Ältere Beiträge bleiben unberührt.</translation>
    </message>
    <message>
      <source>No rules yet. Rules can mark, star, tag or hide new articles based on their content.</source>
      <translation>Noch keine Regeln. Eine Regel markiert, versieht mit Stern oder Schlagwort oder verbirgt neue Beiträge nach ihren Wörtern.</translation>
    </message>
    <message>
      <source>No articles are hidden by rules.</source>
      <translation>Zurzeit blendet keine Regel etwas aus.</translation>
    </message>
    <message numerus="yes">
      <source>{posts} hidden by rules. Showing the newest {n}.</source>
      <translation>
        <numerusform>Von Regeln ausgeblendet: {posts}. Aufgeführt sind die neuesten {n}.</numerusform>
        <numerusform>Von Regeln ausgeblendet: {posts}. Aufgeführt sind die neuesten {n}.</numerusform>
      </translation>
    </message>
    <message>
      <source>{posts} hidden by rules.</source>
      <translation>Von Regeln ausgeblendet: {posts}.</translation>
    </message>
    <message>
      <source>Saved search</source>
      <translation>Gespeicherte Suche</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Name</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Suchen</translation>
    </message>
    <message>
      <source>Appears in the sidebar with its unread count.</source>
      <translation>Sie steht in der Seitenleiste, mit der Zahl ihrer ungelesenen Beiträge.</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Speichern</translation>
    </message>
    <message>
      <source>the latest {posts}</source>
      <translation>die neuesten {posts}</translation>
    </message>
    <message>
      <source>Currently finds {posts}.</source>
      <translation>Sie findet jetzt {posts}.</translation>
    </message>
    <message>
      <source>Enter a search.</source>
      <translation>Geben Sie ein, wonach gesucht werden soll.</translation>
    </message>
    <message>
      <source>A saved search with this name already exists.</source>
      <translation>Eine gespeicherte Suche mit diesem Namen gibt es schon.</translation>
    </message>
    <message>
      <source>Export everything…</source>
      <translation>Alles exportieren …</translation>
    </message>
    <message>
      <source>Erase your reading times and what was learned from them?</source>
      <translation>Ihre Lesezeiten und alles daraus Gelernte löschen?</translation>
    </message>
    <message>
      <source>Paperround will forget when you read, what you opened and everything it learned from that, including in its backups. Cached images are deleted. Your feeds, articles, stars and read status are kept. This can’t be undone.</source>
      <translation>Wann Sie nachgesehen und was Sie geöffnet haben und alles, was daraus gelernt wurde, wird vergessen, auch in den Sicherungen; zwischengespeicherte Bilder verschwinden. Ihre Feeds, Beiträge, Sterne und was als gelesen markiert ist, bleiben. Das Lernen beginnt von vorn. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
      <source>Records when the window is in use, and when you unlock this computer or go offline, to fetch just before you read.</source>
      <translation>Zeichnet auf, wann das Fenster benutzt wird und wann Sie diesen Computer entsperren oder offline gehen, um kurz vor dem Lesen abzurufen.</translation>
    </message>
    <message>
      <source>Records which articles you open and for how long.</source>
      <translation>Zeichnet auf, welche Beiträge Sie öffnen und wie lange.</translation>
    </message>
    <message>
      <source>Your own data is copied every day, everything once a week while plugged in. Databases that were replaced or damaged are removed after a month, or when all copies take more than the database.</source>
      <translation>Ihre eigenen Daten werden täglich kopiert, alles einmal pro Woche bei Netzbetrieb. Ersetzte oder beschädigte Datenbanken werden nach einem Monat gelöscht, oder sobald alle Kopien zusammen größer sind als die Datenbank.</translation>
    </message>
    <message>
      <source>Writes one file with your feeds, articles, stars, tags, rules, searches and settings, which Import feeds reads back. It also contains your feeds, stars and articles in formats that other programs can read.</source>
      <translation>Schreibt eine Datei mit Ihren Feeds, Beiträgen, Sternen, Schlagwörtern, Regeln, Suchen und Einstellungen, die „Liste importieren“ einliest. Sie enthält Ihre Feeds, Sterne und Beiträge auch in Formaten, die andere Programme lesen.</translation>
    </message>
    <message>
      <source>{all} · articles {articles}, images {images}, episodes {episodes}</source>
      <translation>{all} · Beiträge {articles}, Bilder {images}, Aufnahmen {episodes}</translation>
    </message>
    <message>
      <source>Anything you starred, tagged or read since then isn’t in this backup. Your current data is kept in the same folder. The window will reopen in a moment.</source>
      <translation>Was Sie seither mit Sternen oder Schlagwörtern versehen oder gelesen haben, ist nicht darin. Der jetzige Stand wird im selben Ordner beiseitegelegt, nicht gelöscht. Ihr Fenster ist gleich wieder da.</translation>
    </message>
    <message>
      <source>Start and end</source>
      <translation>Beginn und Ende</translation>
    </message>
    <message>
      <source>Unlocking, waking, joining a network</source>
      <translation>Entsperren, Aufwachen, Verbinden mit einem Netz</translation>
    </message>
    <message>
      <source>Erase</source>
      <translation>Löschen</translation>
    </message>
    <message>
      <source>Privacy &amp; Data</source>
      <translation>Datenschutz &amp; Daten</translation>
    </message>
    <message>
      <source>What Paperround records, where it’s kept and how to erase it. None of it leaves this computer.</source>
      <translation>Was Paperround aufzeichnet, wo es liegt und wie Sie es löschen. Nichts davon verlässt diesen Computer.</translation>
    </message>
    <message>
      <source>Storage</source>
      <translation>Aufbewahren</translation>
    </message>
    <message>
      <source>Backups</source>
      <translation>Sicherungen</translation>
    </message>
    <message>
      <source>Move to another computer</source>
      <translation>Auf einen anderen Computer umziehen</translation>
    </message>
    <message>
      <source>Free up images</source>
      <translation>Bilder vom Datenträger löschen</translation>
    </message>
    <message>
      <source>Backups, newest first</source>
      <translation>Sicherungen, die neueste zuerst</translation>
    </message>
    <message>
      <source>Back up now</source>
      <translation>Jetzt sichern</translation>
    </message>
    <message>
      <source>Restore…</source>
      <translation>Zurückspielen …</translation>
    </message>
    <message>
      <source>Show in folder</source>
      <translation>Ordner zeigen</translation>
    </message>
    <message>
      <source>Restore this backup?</source>
      <translation>Diese Sicherung zurückspielen?</translation>
    </message>
    <message>
      <source>Restore</source>
      <translation>Zurückspielen</translation>
    </message>
    <message>
      <source>Recorded activity, newest first</source>
      <translation>Was über Ihr Lesen gespeichert ist, das Neueste zuerst</translation>
    </message>
    <message>
      <source>View recorded data</source>
      <translation>Aufgezeichnete Daten anzeigen</translation>
    </message>
    <message>
      <source>Erase…</source>
      <translation>Löschen …</translation>
    </message>
    <message>
      <source>until you erase it</source>
      <translation>bis Sie es löschen</translation>
    </message>
    <message>
      <source>Starred and tagged articles are always kept.</source>
      <translation>Beiträge mit Stern oder Schlagwort bleiben immer erhalten.</translation>
    </message>
    <message>
      <source>Used on disk</source>
      <translation>Belegter Speicherplatz</translation>
    </message>
    <message>
      <source>No backups yet. The first will be made within a day.</source>
      <translation>Noch keine. Die erste entsteht innerhalb eines Tages.</translation>
    </message>
    <message>
      <source>may be incomplete: much smaller than earlier backups</source>
      <translation>zweifelhaft: viel weniger als zuvor</translation>
    </message>
    <message>
      <source>Hide recorded data</source>
      <translation>Aufgezeichnete Daten ausblenden</translation>
    </message>
    <message>
      <source>Recorded</source>
      <translation>Aufgezeichnet</translation>
    </message>
    <message>
      <source>What exactly</source>
      <translation>Was genau</translation>
    </message>
    <message>
      <source>Kept for</source>
      <translation>Aufbewahrt</translation>
    </message>
    <message>
      <source>Time spent</source>
      <translation>Lesedauer</translation>
    </message>
    <message>
      <source>screen unlocked</source>
      <translation>Bildschirm entsperrt</translation>
    </message>
    <message>
      <source>back from idle</source>
      <translation>nach einer Pause zurück</translation>
    </message>
    <message>
      <source>woke from sleep</source>
      <translation>Computer aufgeweckt</translation>
    </message>
    <message>
      <source>lid opened</source>
      <translation>Deckel geöffnet</translation>
    </message>
    <message>
      <source>connected to a network</source>
      <translation>mit einem Netz verbunden</translation>
    </message>
    <message>
      <source>Start and end, {since}</source>
      <translation>Beginn und Ende, {since}</translation>
    </message>
    <message numerus="yes">
      <source>{n} days</source>
      <translation>
        <numerusform>{n} Tag</numerusform>
        <numerusform>{n} Tage</numerusform>
      </translation>
    </message>
    <message>
      <source>1 reading session</source>
      <translation>1 Lesesitzung</translation>
    </message>
    <message numerus="yes">
      <source>{n} reading sessions</source>
      <translation>
        <numerusform>{n} Lesesitzungen</numerusform>
        <numerusform>{n} Lesesitzungen</numerusform>
      </translation>
    </message>
    <message>
      <source>1 article read</source>
      <translation>1 gelesener Beitrag</translation>
    </message>
    <message numerus="yes">
      <source>{n} articles read</source>
      <translation>
        <numerusform>{n} gelesene Beiträge</numerusform>
        <numerusform>{n} gelesene Beiträge</numerusform>
      </translation>
    </message>
    <message>
      <source>1 sign that you were here</source>
      <translation>1 Zeichen von Ihnen</translation>
    </message>
    <message numerus="yes">
      <source>{n} signs that you were here</source>
      <translation>
        <numerusform>{n} Zeichen von Ihnen</numerusform>
        <numerusform>{n} Zeichen von Ihnen</numerusform>
      </translation>
    </message>
    <message>
      <source>Offline once</source>
      <translation>Einmal offline</translation>
    </message>
    <message numerus="yes">
      <source>Offline {n} times</source>
      <translation>
        <numerusform>{n}-mal offline</numerusform>
        <numerusform>{n}-mal offline</numerusform>
      </translation>
    </message>
    <message>
      <source>{when}: {what}</source>
      <translation>{when}: {what}</translation>
    </message>
    <message>
      <source>{day}, {start} – {end}: offline</source>
      <translation>{day}, {start} – {end}: kein Netz</translation>
    </message>
    <message>
      <source>Sync with other devices, read newsletters and send articles to other apps.</source>
      <translation>Mit anderen Geräten abgleichen, Newsletter lesen und Beiträge an andere Apps senden.</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Einstellungen</translation>
    </message>
    <message>
      <source>Search settings</source>
      <translation>Einstellungen durchsuchen</translation>
    </message>
    <message>
      <source>Pages</source>
      <translation>Seiten</translation>
    </message>
    <message>
      <source>Turned on: {setting}</source>
      <translation>Eingeschaltet: {setting}</translation>
    </message>
    <message>
      <source>Turned off: {setting}</source>
      <translation>Ausgeschaltet: {setting}</translation>
    </message>
    <message>
      <source>{setting} changed</source>
      <translation>{setting} geändert</translation>
    </message>
    <message>
      <source>{setting} changed from {before} to {after}</source>
      <translation>{setting} von {before} auf {after} geändert</translation>
    </message>
    <message>
      <source>Accounts &amp; Sharing</source>
      <translation>Konten &amp; Senden an</translation>
    </message>
    <message>
      <source>No notifications between</source>
      <translation>Keine Benachrichtigungen zwischen</translation>
    </message>
    <message>
      <source>from</source>
      <translation>von</translation>
    </message>
    <message>
      <source>until</source>
      <translation>bis</translation>
    </message>
    <message>
      <source>and</source>
      <translation>und</translation>
    </message>
    <message>
      <source>While plugged in and not on a metered connection. An episode often takes 30 to 100 MB, so you may have to raise the daily data limit.</source>
      <translation>Bei Netzbetrieb und nicht über eine getaktete Verbindung. Eine Aufnahme hat oft 30 bis 100 MB; vielleicht müssen Sie die tägliche Datengrenze anheben.</translation>
    </message>
    <message>
      <source>For laptops and slow connections</source>
      <translation>Für Laptops und langsame Verbindungen</translation>
    </message>
    <message>
      <source>New articles as soon as possible</source>
      <translation>Neue Beiträge so schnell wie möglich</translation>
    </message>
    <message>
      <source>Frugal</source>
      <translation>Sparsam</translation>
    </message>
    <message>
      <source>Balanced</source>
      <translation>Ausgewogen</translation>
    </message>
    <message>
      <source>Fresh</source>
      <translation>Aktuell</translation>
    </message>
    <message>
      <source>General</source>
      <translation>Dieser Computer</translation>
    </message>
    <message>
      <source>How Paperround behaves on this computer.</source>
      <translation>Wie sich Paperround auf diesem Computer verhält.</translation>
    </message>
    <message>
      <source>Takes effect the next time Paperround starts.</source>
      <translation>Eine andere Größe gilt ab dem nächsten Start.</translation>
    </message>
    <message>
      <source>Notifications</source>
      <translation>Benachrichtigungen</translation>
    </message>
    <message>
      <source>Reading</source>
      <translation>Lesen</translation>
    </message>
    <message>
      <source>What counts as read, and how lists and articles are shown.</source>
      <translation>Was als gelesen gilt und wie Listen und Beiträge dargestellt werden.</translation>
    </message>
    <message>
      <source>Highlighted in lists and articles. Use quotes for a phrase.</source>
      <translation>Sie werden in jeder Liste und jedem Artikel markiert; Anführungszeichen halten eine Wortfolge zusammen.</translation>
    </message>
    <message>
      <source>Duplicates</source>
      <translation>Doppeltes</translation>
    </message>
    <message>
      <source>Each fetch checks one feed for new articles. Your own refreshes are never refused.</source>
      <translation>Ein Abruf fragt einen Feed nach neuen Beiträgen. Abrufen von Hand wird nie verweigert.</translation>
    </message>
    <message>
      <source>Podcasts &amp; Morning Paper</source>
      <translation>Podcasts &amp; Morgenzeitung</translation>
    </message>
    <message>
      <source>Episodes to listen to, and your own newspaper.</source>
      <translation>Was zum Hören heruntergeladen wird, und Ihre eigene Zeitung.</translation>
    </message>
    <message>
      <source>Episodes you downloaded yourself are never deleted for it.</source>
      <translation>Was Sie selbst heruntergeladen haben, wird dafür nie gelöscht.</translation>
    </message>
    <message>
      <source>Morning Paper</source>
      <translation>Morgenzeitung</translation>
    </message>
    <message>
      <source>A bar above the list shows how many are waiting. Feeds that notify you aren’t held back.</source>
      <translation>Eine Leiste über der Liste zeigt, wie viele warten. Feeds, die Sie benachrichtigen, werden nicht zurückgehalten.</translation>
    </message>
    <message>
      <source>Open Morning Paper</source>
      <translation>Morgenzeitung öffnen</translation>
    </message>
    <message>
      <source>Changing the size reopens the window.</source>
      <translation>Für eine andere Größe schließt sich das Fenster und öffnet sich wieder, wo es war.</translation>
    </message>
    <message>
      <source>The site that hosts an image can see that you loaded it. Tracking pixels are always blocked.</source>
      <translation>Die Website, auf der ein Bild liegt, kann sehen, dass Sie es geladen haben. Zählpixel werden immer blockiert.</translation>
    </message>
    <message>
      <source>The best value</source>
      <translation>Das beste Verhältnis</translation>
    </message>
    <message>
      <source>Match system</source>
      <translation>Wie das System</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Sprache</translation>
    </message>
    <message>
      <source>Shortly after I open it</source>
      <translation>Kurz nach dem Öffnen</translation>
    </message>
    <message>
      <source>When I open it or scroll past</source>
      <translation>Geöffnet oder daran vorbeigescrollt</translation>
    </message>
    <message>
      <source>Only when I mark it</source>
      <translation>Nur, wenn ich es sage</translation>
    </message>
    <message>
      <source>Three panes</source>
      <translation>Drei Bereiche</translation>
    </message>
    <message>
      <source>Wide list</source>
      <translation>Breite Liste</translation>
    </message>
    <message>
      <source>Newspaper</source>
      <translation>Zeitung</translation>
    </message>
    <message>
      <source>Mark articles as read</source>
      <translation>Ein Beitrag gilt als gelesen</translation>
    </message>
    <message>
      <source>Layout</source>
      <translation>Anordnung</translation>
    </message>
    <message>
      <source>Group the same story from different feeds</source>
      <translation>Dieselbe Nachricht aus mehreren Feeds nur einmal zeigen</translation>
    </message>
    <message>
      <source>Refreshing</source>
      <translation>Abrufen</translation>
    </message>
    <message>
      <source>How often Paperround fetches your feeds, and what that costs.</source>
      <translation>Wie oft Paperround Ihre Feeds abruft und was das kostet.</translation>
    </message>
    <message>
      <source>See the effect in Insights &gt; Budget</source>
      <translation>Auswirkung unter „Einblicke, Budget“ ansehen</translation>
    </message>
    <message>
      <source>If off, busy days may use up to half as many again, and quiet days use fewer.</source>
      <translation>Sonst können es an einem geschäftigen Tag bis zur Hälfte mehr sein, an ruhigen Tagen weniger.</translation>
    </message>
    <message>
      <source>Images in lists use at most a tenth of it, and downloads ahead of time at most four fifths. What you open, add or download yourself isn’t limited.</source>
      <translation>Bilder in Listen brauchen davon höchstens ein Zehntel, im Voraus Heruntergeladenes höchstens vier Fünftel. Was Sie selbst öffnen, hinzufügen oder herunterladen, ist nicht begrenzt.</translation>
    </message>
    <message>
      <source>Downloads full articles before the hours when you usually read offline. Only when plugged in, never on a metered connection.</source>
      <translation>Lädt ganze Beiträge herunter, bevor Sie meist offline lesen. Nur bei Netzbetrieb, nie über eine getaktete Verbindung.</translation>
    </message>
    <message>
      <source>Advanced</source>
      <translation>Erweitert</translation>
    </message>
    <message>
      <source>Battery and metered connections, batches per day, proxy</source>
      <translation>Akku und getaktete Verbindungen, Bündel pro Tag, Proxy</translation>
    </message>
    <message>
      <source>Appearance</source>
      <translation>Aussehen</translation>
    </message>
    <message>
      <source>Theme, text and images.</source>
      <translation>Farbschema, Text und Bilder.</translation>
    </message>
    <message>
      <source>Only for rows on screen, none above 300 kB, at most 5 MB a day.</source>
      <translation>Nur für sichtbare Zeilen, keines über 300 kB, höchstens 5 MB am Tag.</translation>
    </message>
    <message>
      <source>Images</source>
      <translation>Bilder</translation>
    </message>
    <message>
      <source>The sea comes when it comes. I only wrote it down.</source>
      <translation>Das Meer kommt, wann es kommt. Ich habe es nur aufgeschrieben.</translation>
    </message>
    <message>
      <source>Font</source>
      <translation>Schrift</translation>
    </message>
    <message>
      <source>Font size</source>
      <translation>Schriftgröße</translation>
    </message>
    <message>
      <source>Start Paperround at login</source>
      <translation>Paperround beim Anmelden starten</translation>
    </message>
    <message>
      <source>Custom</source>
      <translation>Eigener Wert</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Hell</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Dunkel</translation>
    </message>
    <message>
      <source>Theme</source>
      <translation>Farben</translation>
    </message>
    <message>
      <source>Interface size</source>
      <translation>Größe von allem</translation>
    </message>
    <message>
      <source>Images used {size} in the last seven days.</source>
      <translation>In den letzten sieben Tagen mit Bildern haben sie {size} gebraucht.</translation>
    </message>
    <message>
      <source>Narrow</source>
      <translation>Schmal</translation>
    </message>
    <message>
      <source>Normal</source>
      <translation>Üblich</translation>
    </message>
    <message>
      <source>Wide</source>
      <translation>Breit</translation>
    </message>
    <message>
      <source>Very wide</source>
      <translation>Sehr breit</translation>
    </message>
    <message>
      <source>Compact</source>
      <translation>Eng</translation>
    </message>
    <message>
      <source>Relaxed</source>
      <translation>Luftig</translation>
    </message>
    <message>
      <source>Serif</source>
      <translation>Mit Serifen</translation>
    </message>
    <message>
      <source>Sans serif</source>
      <translation>Ohne Serifen</translation>
    </message>
    <message>
      <source>Text width</source>
      <translation>Breite des Textes</translation>
    </message>
    <message>
      <source>Line spacing</source>
      <translation>Zeilenabstand</translation>
    </message>
    <message numerus="yes">
      <source>About {n} fetches a day</source>
      <translation>
        <numerusform>Etwa {n} Abruf am Tag</numerusform>
        <numerusform>Etwa {n} Abrufe am Tag</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The best value for your {n} feeds</source>
      <translation>
        <numerusform>Das beste Verhältnis für Ihren {n} Feed</numerusform>
        <numerusform>Das beste Verhältnis für Ihre {n} Feeds</numerusform>
      </translation>
    </message>
    <message>
      <source>{size} a day</source>
      <translation>{size} am Tag</translation>
    </message>
    <message>
      <source>{wait} average wait</source>
      <translation>{wait} mittlere Wartezeit</translation>
    </message>
    <message>
      <source>Markdown files</source>
      <translation>Markdown-Dateien</translation>
    </message>
    <message>
      <source>HTTP POST</source>
      <translation>HTTP POST</translation>
    </message>
    <message>
      <source>Program</source>
      <translation>Programm</translation>
    </message>
    <message>
      <source>Secret</source>
      <translation>Geheimnis</translation>
    </message>
    <message>
      <source>Send articles to a read-later service, to files or to a program.</source>
      <translation>Beiträge lassen sich weitersenden: an einen Dienst, der sie aufhebt, in Dateien oder an ein Programm.</translation>
    </message>
    <message>
      <source>JSON</source>
      <translation>JSON</translation>
    </message>
    <message>
      <source>Form fields</source>
      <translation>Formularfelder</translation>
    </message>
    <message>
      <source>Plain text</source>
      <translation>Reiner Text</translation>
    </message>
    <message>
      <source>In Wallabag, create a client under API clients management to get both.</source>
      <translation>In Wallabag unter „Verwaltung der API-Clients“ einen Client anlegen; dort stehen ID und Geheimnis.</translation>
    </message>
    <message>
      <source>In Readeck, create an API token under Settings &gt; API Tokens.</source>
      <translation>In Readeck unter „Einstellungen, API-Token“ ein Token anlegen.</translation>
    </message>
    <message>
      <source>In Karakeep, create an API key under Settings &gt; API Keys.</source>
      <translation>In Karakeep unter „Einstellungen, API-Schlüssel“ einen Schlüssel anlegen.</translation>
    </message>
    <message>
      <source>In Linkding, copy the token from Settings &gt; Integrations &gt; REST API.</source>
      <translation>Das Token steht in Linkding unter „Einstellungen, Integrationen, REST-API“.</translation>
    </message>
    <message>
      <source>Your Instapaper email and password.</source>
      <translation>Name und Passwort, mit denen Sie sich bei Instapaper anmelden.</translation>
    </message>
    <message>
      <source>Saves each article as a note with properties in an Obsidian vault or one of its folders.</source>
      <translation>Jeder Beitrag wird eine Notiz mit Eigenschaften, in einem Vault oder einem Ordner darin.</translation>
    </message>
    <message>
      <source>Saves each article as a file with front matter. Existing files are never overwritten.</source>
      <translation>Jeder Beitrag wird eine Datei mit Front Matter; überschrieben wird nie eine.</translation>
    </message>
    <message>
      <source>Placeholders work in the path, headers and body, but not in the host name.</source>
      <translation>Der Servername steht fest; was auf ihn folgt, Kopfzeilen und Inhalt dürfen nennen, was eingesetzt wird.</translation>
    </message>
    <message>
      <source>Runs without a shell, so text in a title can’t act as a command.</source>
      <translation>Läuft ohne Shell: Jedes Argument bleibt eines, was immer ein Titel sagt.</translation>
    </message>
    <message>
      <source>Nothing sent yet</source>
      <translation>noch nichts gesendet</translation>
    </message>
    <message>
      <source>sent just now</source>
      <translation>eben gesendet</translation>
    </message>
    <message>
      <source>New destination</source>
      <translation>Neues Ziel</translation>
    </message>
    <message>
      <source>Passwords and tokens are stored in the system keyring.</source>
      <translation>Passwörter und Tokens kommen in den Schlüsselbund des Systems.</translation>
    </message>
    <message>
      <source>Address</source>
      <translation>Adresse</translation>
    </message>
    <message>
      <source>Body</source>
      <translation>Inhalt</translation>
    </message>
    <message>
      <source>Template</source>
      <translation>Vorlage</translation>
    </message>
    <message>
      <source>Headers</source>
      <translation>Kopfzeilen</translation>
    </message>
    <message>
      <source>Testing…</source>
      <translation>Wird geprüft …</translation>
    </message>
    <message>
      <source>Add destination</source>
      <translation>Ziel hinzufügen</translation>
    </message>
    <message>
      <source>API token</source>
      <translation>API-Token</translation>
    </message>
    <message>
      <source>Client secret</source>
      <translation>Client-Geheimnis</translation>
    </message>
    <message>
      <source>sent {time} ago</source>
      <translation>vor {time} gesendet</translation>
    </message>
    <message>
      <source>Program and arguments</source>
      <translation>Programm und Argumente</translation>
    </message>
    <message>
      <source>Standard input</source>
      <translation>Auf der Standardeingabe</translation>
    </message>
    <message>
      <source>Choose a folder</source>
      <translation>Ordner wählen</translation>
    </message>
    <message>
      <source>Send waiting items now</source>
      <translation>Wartendes jetzt senden</translation>
    </message>
    <message>
      <source>Discard waiting items</source>
      <translation>Wartendes aufgeben</translation>
    </message>
    <message numerus="yes">
      <source>{n} not sent</source>
      <translation>
        <numerusform>{n} nicht gesendet</numerusform>
        <numerusform>{n} nicht gesendet</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} waiting</source>
      <translation>
        <numerusform>{n} wartend</numerusform>
        <numerusform>{n} wartend</numerusform>
      </translation>
    </message>
    <message>
      <source>Edit {name}</source>
      <translation>{name} ändern</translation>
    </message>
    <message>
      <source>File name</source>
      <translation>Name einer Datei</translation>
    </message>
    <message>
      <source>unchanged</source>
      <translation>unverändert</translation>
    </message>
    <message>
      <source>{name} removed</source>
      <translation>{name} entfernt</translation>
    </message>
    <message>
      <source>Placeholders: {names}</source>
      <translation>Eingesetzt werden: {names}</translation>
    </message>
    <message>
      <source>Client ID</source>
      <translation>Client-ID</translation>
    </message>
    <message>
      <source>Most relevant first</source>
      <translation>Die relevantesten zuerst</translation>
    </message>
    <message>
      <source>Suggested first</source>
      <translation>Was Sie vielleicht zuerst lesen möchten</translation>
    </message>
    <message>
      <source>Loading</source>
      <translation>Wird geladen</translation>
    </message>
    <message>
      <source>This article is no longer stored</source>
      <translation>Diesen Beitrag gibt es nicht mehr</translation>
    </message>
    <message>
      <source>Unread.</source>
      <translation>Ungelesen.</translation>
    </message>
    <message>
      <source>starred</source>
      <translation>mit Stern</translation>
    </message>
    <message>
      <source>highlighted</source>
      <translation>hervorgehoben</translation>
    </message>
    <message>
      <source>has audio</source>
      <translation>mit Ton</translation>
    </message>
    <message>
      <source>downloaded</source>
      <translation>heruntergeladen</translation>
    </message>
    <message>
      <source>Expanded.</source>
      <translation>Aufgeklappt.</translation>
    </message>
    <message>
      <source>Collapsed.</source>
      <translation>Zugeklappt.</translation>
    </message>
    <message>
      <source>tagged {tags}</source>
      <translation>mit Schlagwort {tags}</translation>
    </message>
    <message>
      <source>Found one feed.</source>
      <translation>Ein Feed gefunden.</translation>
    </message>
    <message>
      <source>subscribed</source>
      <translation>abonniert</translation>
    </message>
    <message>
      <source>Feeds found</source>
      <translation>Gefundene Feeds</translation>
    </message>
    <message>
      <source>Priority</source>
      <translation>Gewicht</translation>
    </message>
    <message>
      <source>Notify me about new articles</source>
      <translation>Neue Beiträge sofort melden</translation>
    </message>
    <message>
      <source>Hide Shorts and live-stream announcements</source>
      <translation>Ohne Shorts und Live-Ankündigungen</translation>
    </message>
    <message>
      <source>Account</source>
      <translation>Konto</translation>
    </message>
    <message>
      <source>More options</source>
      <translation>Weitere Optionen</translation>
    </message>
    <message>
      <source>Add feed</source>
      <translation>Feed hinzufügen</translation>
    </message>
    <message>
      <source>Website or feed address</source>
      <translation>Adresse einer Website, eines Blogs oder eines Feeds</translation>
    </message>
    <message>
      <source>Latest articles</source>
      <translation>Neueste Beiträge</translation>
    </message>
    <message>
      <source>Found one feed, but it contains errors. This is what could be read.</source>
      <translation>Einen Feed gefunden. Sein Dokument ist beschädigt; so viel war lesbar.</translation>
    </message>
    <message>
      <source>Show feed</source>
      <translation>Feed anzeigen</translation>
    </message>
    <message>
      <source>None, only on this computer</source>
      <translation>Keines, nur auf diesem Computer</translation>
    </message>
    <message>
      <source>Enter any website, and Paperround finds its feeds.</source>
      <translation>Paperround sucht zu jeder Adresse die passenden Feeds.</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <source>Sign in</source>
      <translation>Anmelden</translation>
    </message>
    <message>
      <source>Based on what you read</source>
      <translation>Nach dem, was Sie lesen</translation>
    </message>
    <message>
      <source>Looking for feeds at {host}…</source>
      <translation>Suche nach Feeds auf {host} …</translation>
    </message>
    <message>
      <source>Follow this part</source>
      <translation>Diesen Teil verfolgen</translation>
    </message>
    <message>
      <source>Follow page</source>
      <translation>Seite verfolgen</translation>
    </message>
    <message>
      <source>Found {feeds} on this site. Choose the ones you want.</source>
      <translation>{feeds} auf dieser Website gefunden. Haken Sie die gewünschten an.</translation>
    </message>
    <message>
      <source>Add {feeds}</source>
      <translation>{feeds} hinzufügen</translation>
    </message>
    <message>
      <source>{name}, for all my devices</source>
      <translation>{name}, für alle meine Geräte</translation>
    </message>
    <message>
      <source>You’re already subscribed to {name}.</source>
      <translation>Sie haben {name} schon abonniert.</translation>
    </message>
    <message>
      <source>Because you read about {terms}</source>
      <translation>Weil Sie über {terms} lesen</translation>
    </message>
    <message numerus="yes">
      <source>Found {feed} and {n} more on this site. It’s selected below.</source>
      <translation>
        <numerusform>{feed} gefunden und unten angehakt, dazu {n} weiterer Feed dieser Website.</numerusform>
        <numerusform>{feed} gefunden und unten angehakt, dazu {n} weitere Feeds dieser Website.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>About {n} of {all} fetches in your daily budget</source>
      <translation>
        <numerusform>Etwa {n} von {all} Abrufen Ihres Tagesbudgets</numerusform>
        <numerusform>Etwa {n} von {all} Abrufen Ihres Tagesbudgets</numerusform>
      </translation>
    </message>
    <message>
      <source>The demo opens in its own window. Close it to come back here.</source>
      <translation>Die Demo öffnet sich in einem eigenen Fenster. Nach dem Schließen geht es hier weiter.</translation>
    </message>
    <message>
      <source>The demo couldn’t start. Try again. If it still fails, restart Paperround.</source>
      <translation>Die Demo ließ sich nicht starten. Vielleicht hilft der Befehl paperround demo in einem Terminal.</translation>
    </message>
    <message>
      <source>Add</source>
      <translation>Hinzufügen</translation>
    </message>
    <message>
      <source>Skip for now</source>
      <translation>Vorerst überspringen</translation>
    </message>
    <message>
      <source>Start reading</source>
      <translation>Los geht’s</translation>
    </message>
    <message>
      <source>1 feed</source>
      <translation>1 Feed</translation>
    </message>
    <message numerus="yes">
      <source>{n} feeds</source>
      <translation>
        <numerusform>{n} Feeds</numerusform>
        <numerusform>{n} Feeds</numerusform>
      </translation>
    </message>
    <message>
      <source>Morning</source>
      <translation>Morgen</translation>
    </message>
    <message>
      <source>Lunch</source>
      <translation>Mittag</translation>
    </message>
    <message>
      <source>Evening</source>
      <translation>Abend</translation>
    </message>
    <message>
      <source>When you read</source>
      <translation>Wann Sie lesen</translation>
    </message>
    <message>
      <source>When Paperround fetches</source>
      <translation>Wann Paperround abruft</translation>
    </message>
    <message>
      <source>Paperround fetches just before you usually read.</source>
      <translation>Paperround ruft ab, kurz bevor Sie meist lesen.</translation>
    </message>
    <message>
      <source>Welcome</source>
      <translation>Willkommen</translation>
    </message>
    <message>
      <source>Paperround learns when you read and fetches your feeds just before, so new articles are ready when you are. What it learns stays on this computer.</source>
      <translation>Paperround lernt, wann Sie lesen, und ruft Ihre Feeds kurz vorher ab, damit neue Beiträge rechtzeitig da sind. Was es lernt, bleibt auf diesem Computer.</translation>
    </message>
    <message>
      <source>Or add any website</source>
      <translation>Oder eine beliebige Website hinzufügen</translation>
    </message>
    <message>
      <source>Coming from another reader? Import an OPML file or a newsboat list. Folders and names are kept.</source>
      <translation>Aus einem anderen Feedreader, als OPML-Datei oder newsboat-Liste. Ordner und Namen bleiben erhalten.</translation>
    </message>
    <message>
      <source>Open the demo</source>
      <translation>Demo öffnen</translation>
    </message>
    <message>
      <source>Try Paperround with 40 sample feeds. Nothing is downloaded or saved.</source>
      <translation>Ein erfundener Morgen mit vierzig Feeds. Nichts geht über das Netz, nichts bleibt gespeichert.</translation>
    </message>
    <message>
      <source>Languages I read</source>
      <translation>Ich lese</translation>
    </message>
    <message>
      <source>Added by you</source>
      <translation>Ihre</translation>
    </message>
    <message>
      <source>Show images</source>
      <translation>Bilder anzeigen</translation>
    </message>
    <message>
      <source>Uses more data. The sites that host images can see that you loaded them.</source>
      <translation>Braucht mehr Daten. Die Websites, auf denen Bilder liegen, können sehen, dass Sie sie geladen haben.</translation>
    </message>
    <message>
      <source>No feed found at this address.</source>
      <translation>Unter dieser Adresse wurde kein Feed gefunden.</translation>
    </message>
    <message>
      <source>Found {feed}. It’s selected below.</source>
      <translation>{feed} gefunden und unten angehakt.</translation>
    </message>
    <message>
      <source>No feeds selected</source>
      <translation>Keine Feeds ausgewählt</translation>
    </message>
    <message>
      <source>Welcome to Paperround</source>
      <translation>Willkommen bei Paperround</translation>
    </message>
    <message>
      <source>Imports its feeds, articles and stars. Nothing changes there.</source>
      <translation>Importiert Feeds, Beiträge und Sterne von dort. Dort ändert sich nichts.</translation>
    </message>
    <message>
      <source>Choose some feeds to start with</source>
      <translation>Wählen Sie ein paar Feeds für den Anfang</translation>
    </message>
    <message numerus="yes">
      <source>Show all {n} starter feeds</source>
      <translation>
        <numerusform>Alle {n} vorgeschlagenen Feeds zeigen</numerusform>
        <numerusform>Alle {n} vorgeschlagenen Feeds zeigen</numerusform>
      </translation>
    </message>
    <message>
      <source>Show fewer feeds</source>
      <translation>Weniger Feeds zeigen</translation>
    </message>
    <message>
      <source>Import OPML…</source>
      <translation>OPML importieren …</translation>
    </message>
    <message>
      <source>Import from {reader}</source>
      <translation>Aus {reader} importieren</translation>
    </message>
    <message>
      <source>This feed needs a password.</source>
      <translation>Dieser Feed braucht ein Passwort.</translation>
    </message>
    <message>
      <source>Subscribe anyway</source>
      <translation>Trotzdem abonnieren</translation>
    </message>
    <message>
      <source>Follow changes on this page…</source>
      <translation>Änderungen dieser Seite verfolgen …</translation>
    </message>
    <message>
      <source>That didn’t work. Check the address and try again.</source>
      <translation>Das hat nicht geklappt.</translation>
    </message>
    <message>
      <source>The user name or password is incorrect.</source>
      <translation>Benutzername oder Passwort stimmt nicht.</translation>
    </message>
    <message>
      <source>Pick an article on the page</source>
      <translation>Auf einen Beitrag zeigen</translation>
    </message>
    <message>
      <source>CSS selector</source>
      <translation>CSS-Selektor</translation>
    </message>
    <message>
      <source>Try selector</source>
      <translation>Selektor testen</translation>
    </message>
    <message>
      <source>You already follow {name}. Choose what counts as an article from now on.</source>
      <translation>Sie verfolgen {name} schon. Wählen Sie, was von nun an die Beiträge sind.</translation>
    </message>
    <message>
      <source>Pick an article on the page…</source>
      <translation>Auf einen Beitrag zeigen …</translation>
    </message>
    <message>
      <source>Each change becomes an article that shows what’s different.</source>
      <translation>Jede Änderung des Textes ist ein Beitrag, der den Unterschied zeigt.</translation>
    </message>
    <message>
      <source>Followed page</source>
      <translation>Eine Seite, die Sie verfolgen</translation>
    </message>
    <message>
      <source>You can follow the page itself. Choose what counts as an article.</source>
      <translation>Die Seite selbst lässt sich verfolgen. Wählen Sie, was ihre Beiträge sind.</translation>
    </message>
    <message>
      <source>Current text</source>
      <translation>Der Text, wie er jetzt ist</translation>
    </message>
    <message>
      <source>Changes on this page</source>
      <translation>Was sich auf dieser Seite ändert</translation>
    </message>
    <message>
      <source>Tried: {addresses}</source>
      <translation>Versucht: {addresses}</translation>
    </message>
    <message>
      <source>Import feeds</source>
      <translation>Liste importieren</translation>
    </message>
    <message>
      <source>Progress</source>
      <translation>Fortschritt</translation>
    </message>
    <message>
      <source>Not imported</source>
      <translation>Was nicht übernommen werden konnte</translation>
    </message>
    <message>
      <source>Nothing was imported.</source>
      <translation>Es wurde nichts importiert.</translation>
    </message>
    <message>
      <source>{done} of {total}</source>
      <translation>{done} von {total}</translation>
    </message>
    <message>
      <source>{feeds} already subscribed.</source>
      <translation>Schon vorhanden: {feeds}.</translation>
    </message>
    <message>
      <source>Not imported:</source>
      <translation>Nicht übernommen:</translation>
    </message>
    <message>
      <source>Reading {file}…</source>
      <translation>{file} wird gelesen …</translation>
    </message>
    <message>
      <source>Subscribed to {feeds}.</source>
      <translation>Abonniert: {feeds}.</translation>
    </message>
    <message>
      <source>News</source>
      <translation>Nachrichten</translation>
    </message>
    <message>
      <source>Science</source>
      <translation>Wissenschaft</translation>
    </message>
    <message>
      <source>Technology</source>
      <translation>Technik</translation>
    </message>
    <message>
      <source>DIY</source>
      <translation>Selbermachen</translation>
    </message>
    <message>
      <source>Culture and ideas</source>
      <translation>Kultur und Ideen</translation>
    </message>
    <message>
      <source>Photos and comics</source>
      <translation>Bilder und Comics</translation>
    </message>
    <message>
      <source>Podcasts</source>
      <translation>Podcasts</translation>
    </message>
    <message>
      <source>Food</source>
      <translation>Küche</translation>
    </message>
    <message>
      <source>that period</source>
      <translation>dieser Zeit</translation>
    </message>
    <message>
      <source>{feed} doesn’t include an unsubscribe link.</source>
      <translation>{feed} nennt keine Adresse zum Abbestellen.</translation>
    </message>
    <message>
      <source>New folder</source>
      <translation>Neuer Ordner</translation>
    </message>
    <message>
      <source>Folder name:</source>
      <translation>Name des Ordners:</translation>
    </message>
    <message>
      <source>Mark as read if older than</source>
      <translation>Als gelesen markieren, was älter ist als</translation>
    </message>
    <message>
      <source>Older than a day</source>
      <translation>Älter als ein Tag</translation>
    </message>
    <message>
      <source>Older than 3 days</source>
      <translation>Älter als 3 Tage</translation>
    </message>
    <message>
      <source>Older than a week</source>
      <translation>Älter als eine Woche</translation>
    </message>
    <message>
      <source>Older than 2 weeks</source>
      <translation>Älter als 2 Wochen</translation>
    </message>
    <message>
      <source>Older than a month</source>
      <translation>Älter als ein Monat</translation>
    </message>
    <message>
      <source>Next article</source>
      <translation>Nächster Beitrag</translation>
    </message>
    <message>
      <source>Previous article</source>
      <translation>Voriger Beitrag</translation>
    </message>
    <message>
      <source>Next unread</source>
      <translation>Nächster ungelesener</translation>
    </message>
    <message>
      <source>Previous unread</source>
      <translation>Voriger ungelesener</translation>
    </message>
    <message>
      <source>Scroll down, or next unread</source>
      <translation>Seite, dann nächster ungelesener</translation>
    </message>
    <message>
      <source>Open in browser</source>
      <translation>Im Browser öffnen</translation>
    </message>
    <message>
      <source>Email…</source>
      <translation>E-Mail …</translation>
    </message>
    <message>
      <source>Copy link</source>
      <translation>Link kopieren</translation>
    </message>
    <message>
      <source>Copy as Markdown</source>
      <translation>Als Markdown kopieren</translation>
    </message>
    <message>
      <source>Copy as text</source>
      <translation>Als Text kopieren</translation>
    </message>
    <message>
      <source>Copy quote with link</source>
      <translation>Zitat mit Link kopieren</translation>
    </message>
    <message>
      <source>Share</source>
      <translation>Teilen</translation>
    </message>
    <message>
      <source>Open comments</source>
      <translation>Kommentare öffnen</translation>
    </message>
    <message>
      <source>Reader view</source>
      <translation>Leseansicht</translation>
    </message>
    <message>
      <source>Find in article…</source>
      <translation>Im Beitrag suchen …</translation>
    </message>
    <message>
      <source>Find next</source>
      <translation>Weitersuchen</translation>
    </message>
    <message>
      <source>Find previous</source>
      <translation>Rückwärts suchen</translation>
    </message>
    <message>
      <source>View images</source>
      <translation>Bilder ansehen</translation>
    </message>
    <message>
      <source>Save as HTML…</source>
      <translation>Als HTML speichern …</translation>
    </message>
    <message>
      <source>Bigger text</source>
      <translation>Größere Schrift</translation>
    </message>
    <message>
      <source>Smaller text</source>
      <translation>Kleinere Schrift</translation>
    </message>
    <message>
      <source>Normal text size</source>
      <translation>Normale Schriftgröße</translation>
    </message>
    <message>
      <source>Serif font</source>
      <translation>Schrift mit Serifen</translation>
    </message>
    <message>
      <source>Play or pause</source>
      <translation>Abspielen oder anhalten</translation>
    </message>
    <message>
      <source>Play episode</source>
      <translation>Diese Aufnahme abspielen</translation>
    </message>
    <message>
      <source>Play next in queue</source>
      <translation>Nächste Aufnahme der Warteschlange abspielen</translation>
    </message>
    <message>
      <source>Add to queue</source>
      <translation>In die Warteschlange</translation>
    </message>
    <message>
      <source>Play next</source>
      <translation>Als Nächstes hören</translation>
    </message>
    <message>
      <source>Up next…</source>
      <translation>Was als Nächstes kommt …</translation>
    </message>
    <message>
      <source>Download / Remove download</source>
      <translation>Herunterladen oder wieder entfernen</translation>
    </message>
    <message>
      <source>Show the same story in other feeds</source>
      <translation>Dieselbe Nachricht in anderen Feeds zeigen</translation>
    </message>
    <message>
      <source>Mark as read or unread</source>
      <translation>Als gelesen oder ungelesen markieren</translation>
    </message>
    <message>
      <source>Highlight</source>
      <translation>Hervorheben</translation>
    </message>
    <message>
      <source>Star</source>
      <translation>Stern</translation>
    </message>
    <message>
      <source>Tag…</source>
      <translation>Schlagwort …</translation>
    </message>
    <message>
      <source>Show less like this</source>
      <translation>Weniger davon in „Für Sie“</translation>
    </message>
    <message>
      <source>Mark all as read</source>
      <translation>Alle als gelesen markieren</translation>
    </message>
    <message>
      <source>Mark above as read</source>
      <translation>Alles darüber als gelesen markieren</translation>
    </message>
    <message>
      <source>Mark below as read</source>
      <translation>Alles darunter als gelesen markieren</translation>
    </message>
    <message>
      <source>Mark older as read…</source>
      <translation>Als gelesen markieren, was älter ist als …</translation>
    </message>
    <message>
      <source>Mark all but today’s as read</source>
      <translation>Alles außer heute als gelesen markieren</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Löschen</translation>
    </message>
    <message>
      <source>Show held articles</source>
      <translation>Zeigen, was auf die nächste Zeitung wartet</translation>
    </message>
    <message>
      <source>Redo</source>
      <translation>Wiederholen</translation>
    </message>
    <message>
      <source>Unread</source>
      <translation>Ungelesen</translation>
    </message>
    <message>
      <source>For You</source>
      <translation>Für Sie</translation>
    </message>
    <message>
      <source>Starred</source>
      <translation>Mit Stern</translation>
    </message>
    <message>
      <source>Insights</source>
      <translation>Einblicke</translation>
    </message>
    <message>
      <source>While you were away</source>
      <translation>Während Sie weg waren</translation>
    </message>
    <message>
      <source>Previous feed</source>
      <translation>Voriger Feed</translation>
    </message>
    <message>
      <source>Next feed</source>
      <translation>Nächster Feed</translation>
    </message>
    <message>
      <source>Save search…</source>
      <translation>Suche speichern …</translation>
    </message>
    <message>
      <source>Edit search…</source>
      <translation>Suche ändern …</translation>
    </message>
    <message>
      <source>Delete search</source>
      <translation>Suche entfernen</translation>
    </message>
    <message>
      <source>Filter feeds</source>
      <translation>Feeds filtern</translation>
    </message>
    <message>
      <source>Next pane</source>
      <translation>Nächster Bereich</translation>
    </message>
    <message>
      <source>Previous pane</source>
      <translation>Voriger Bereich</translation>
    </message>
    <message>
      <source>Back to the list</source>
      <translation>Zurück zur Liste</translation>
    </message>
    <message>
      <source>Refresh</source>
      <translation>Angezeigtes abrufen</translation>
    </message>
    <message>
      <source>Download for offline reading</source>
      <translation>Beiträge zum Offline-Lesen holen</translation>
    </message>
    <message>
      <source>Refresh all feeds</source>
      <translation>Alle Feeds abrufen</translation>
    </message>
    <message>
      <source>Force refresh</source>
      <translation>Auch eben Abgerufenes abrufen</translation>
    </message>
    <message>
      <source>Add feed from clipboard</source>
      <translation>Kopierten Link hinzufügen</translation>
    </message>
    <message>
      <source>Feed settings…</source>
      <translation>Feed-Einstellungen …</translation>
    </message>
    <message>
      <source>Import feeds (OPML)…</source>
      <translation>Liste importieren …</translation>
    </message>
    <message>
      <source>Export feeds (OPML)…</source>
      <translation>Liste exportieren …</translation>
    </message>
    <message>
      <source>Rules…</source>
      <translation>Regeln …</translation>
    </message>
    <message>
      <source>Hidden articles…</source>
      <translation>Ausgeblendete Beiträge …</translation>
    </message>
    <message>
      <source>Pause fetching</source>
      <translation>Abrufen anhalten</translation>
    </message>
    <message>
      <source>Schedule and reasons</source>
      <translation>Wann und warum abgerufen wird</translation>
    </message>
    <message>
      <source>Open website</source>
      <translation>Website öffnen</translation>
    </message>
    <message>
      <source>Copy feed address</source>
      <translation>Adresse kopieren</translation>
    </message>
    <message>
      <source>Rename</source>
      <translation>Umbenennen</translation>
    </message>
    <message>
      <source>Move up</source>
      <translation>Nach oben verschieben</translation>
    </message>
    <message>
      <source>Move down</source>
      <translation>Nach unten verschieben</translation>
    </message>
    <message>
      <source>Move into the folder above</source>
      <translation>In den Ordner darüber verschieben</translation>
    </message>
    <message>
      <source>Move out of folder</source>
      <translation>Aus dem Ordner herausnehmen</translation>
    </message>
    <message>
      <source>Unsubscribe</source>
      <translation>Abbestellen</translation>
    </message>
    <message>
      <source>Unsubscribe from this newsletter…</source>
      <translation>Diesen Newsletter abbestellen …</translation>
    </message>
    <message>
      <source>Remove folder</source>
      <translation>Ordner entfernen</translation>
    </message>
    <message>
      <source>Delete tag</source>
      <translation>Schlagwort löschen</translation>
    </message>
    <message>
      <source>Hide feeds without unread</source>
      <translation>Gelesene Feeds ausblenden</translation>
    </message>
    <message>
      <source>Unread only</source>
      <translation>Nur ungelesene</translation>
    </message>
    <message>
      <source>Newest first</source>
      <translation>Neueste zuerst</translation>
    </message>
    <message>
      <source>Group by feed</source>
      <translation>Nach Feed gruppieren</translation>
    </message>
    <message>
      <source>Group duplicates</source>
      <translation>Dieselbe Nachricht nur einmal zeigen</translation>
    </message>
    <message>
      <source>Mark as read when opened</source>
      <translation>Beim Öffnen als gelesen markieren</translation>
    </message>
    <message>
      <source>Mark as read when scrolled past</source>
      <translation>Beim Vorbeiscrollen als gelesen markieren</translation>
    </message>
    <message>
      <source>Mark as read manually</source>
      <translation>Nur von Hand als gelesen markieren</translation>
    </message>
    <message>
      <source>Show as cards</source>
      <translation>Als Karten zeigen</translation>
    </message>
    <message>
      <source>Show or hide the sidebar</source>
      <translation>Seitenleiste ein- oder ausblenden</translation>
    </message>
    <message>
      <source>Keep running when closed</source>
      <translation>Geschlossen weiter abrufen</translation>
    </message>
    <message>
      <source>Start at login</source>
      <translation>Beim Anmelden starten</translation>
    </message>
    <message>
      <source>Paperround Help</source>
      <translation>Hilfe zu Paperround</translation>
    </message>
    <message>
      <source>Keyboard shortcuts</source>
      <translation>Tastenübersicht</translation>
    </message>
    <message>
      <source>Add feeds from your browser</source>
      <translation>Feeds aus dem Browser hinzufügen</translation>
    </message>
    <message>
      <source>What’s new</source>
      <translation>Neuerungen</translation>
    </message>
    <message>
      <source>Privacy</source>
      <translation>Datenschutz</translation>
    </message>
    <message>
      <source>Report a problem</source>
      <translation>Problem melden</translation>
    </message>
    <message>
      <source>About Paperround</source>
      <translation>Über Paperround</translation>
    </message>
    <message>
      <source>Close the window</source>
      <translation>Fenster schließen</translation>
    </message>
    <message>
      <source>Copied {address}</source>
      <translation>{address} kopiert</translation>
    </message>
    <message>
      <source>Link copied</source>
      <translation>Link kopiert</translation>
    </message>
    <message>
      <source>No app could open {link}.</source>
      <translation>Kein Programm hat sich gefunden, um {link} zu öffnen.</translation>
    </message>
    <message>
      <source>Your last changes weren’t saved before Paperround closed.</source>
      <translation>Ihre letzten Änderungen wurden nicht gespeichert, bevor Paperround beendet wurde.</translation>
    </message>
    <message>
      <source>Paperround is saving your last changes…</source>
      <translation>Paperround speichert Ihre letzten Änderungen …</translation>
    </message>
    <message>
      <source>Quit from the tray icon.</source>
      <translation>Beenden über das Symbol in der Leiste.</translation>
    </message>
    <message>
      <source>Reopen it from your app menu. Press Ctrl+Q to quit.</source>
      <translation>Wieder öffnen über das Startmenü, beenden mit Strg+Q.</translation>
    </message>
    <message>
      <source>Nothing is downloaded while Paperround is closed. It fetches new articles when you open it.</source>
      <translation>Solange Paperround geschlossen ist, wird nichts heruntergeladen. Neue Beiträge werden abgerufen, wenn Sie es öffnen.</translation>
    </message>
    <message>
      <source>Some changes aren’t saved yet</source>
      <translation>Noch nicht alles ist gespeichert</translation>
    </message>
    <message>
      <source>Close without saving</source>
      <translation>Schließen und verlieren</translation>
    </message>
    <message>
      <source>Keep open</source>
      <translation>Offen lassen</translation>
    </message>
    <message>
      <source>Check the articles you read or starred last.</source>
      <translation>Sehen Sie bei den zuletzt gelesenen oder mit Stern versehenen Beiträgen nach.</translation>
    </message>
    <message numerus="yes">
      <source>About {n} fetches a day.</source>
      <translation>
        <numerusform>Etwa {n} Abruf am Tag.</numerusform>
        <numerusform>Etwa {n} Abrufe am Tag.</numerusform>
      </translation>
    </message>
    <message>
      <source>Keep running</source>
      <translation>Weiter abrufen</translation>
    </message>
    <message>
      <source>You can change this in Settings &gt; General.</source>
      <translation>Zu ändern unter Einstellungen, Dieser Computer.</translation>
    </message>
    <message>
      <source>Your last changes aren’t saved yet</source>
      <translation>Was Sie zuletzt getan haben, ist noch nicht auf dem Datenträger</translation>
    </message>
    <message>
      <source>Paperround will close as soon as they’re saved. If you close it now, they’ll be lost.</source>
      <translation>Sobald es gespeichert ist, schließt Paperround von selbst. Wird es jetzt geschlossen, ist es verloren.</translation>
    </message>
    <message>
      <source>Keep Paperround running in the background?</source>
      <translation>Paperround kann im Hintergrund weiter abrufen</translation>
    </message>
    <message>
      <source>New articles will be ready when you come back. What should happen when you close the window?</source>
      <translation>Dann sind neue Beiträge da, bevor Sie nachsehen. Was soll geschehen, wenn sich das Fenster schließt?</translation>
    </message>
    <message>
      <source>Images from this feed are shown</source>
      <translation>Bilder dieses Feeds werden gezeigt</translation>
    </message>
    <message>
      <source>{posts} marked as read</source>
      <translation>{posts} als gelesen markiert</translation>
    </message>
    <message>
      <source>You’ll see less like this in For You</source>
      <translation>Weniger solche Beiträge in „Für Sie“</translation>
    </message>
    <message>
      <source>Both feeds are kept</source>
      <translation>Beide Feeds bleiben</translation>
    </message>
    <message>
      <source>Search {name} saved</source>
      <translation>Suche {name} gespeichert</translation>
    </message>
    <message>
      <source>Search {name} changed</source>
      <translation>Suche {name} geändert</translation>
    </message>
    <message>
      <source>{posts} marked as unread</source>
      <translation>{posts} als ungelesen markiert</translation>
    </message>
    <message>
      <source>{posts} starred</source>
      <translation>{posts} mit Stern versehen</translation>
    </message>
    <message>
      <source>{posts} unstarred</source>
      <translation>{posts} nicht mehr mit Stern</translation>
    </message>
    <message>
      <source>{posts} highlighted</source>
      <translation>{posts} hervorgehoben</translation>
    </message>
    <message>
      <source>{posts} no longer highlighted</source>
      <translation>{posts} nicht mehr hervorgehoben</translation>
    </message>
    <message>
      <source>{posts} deleted</source>
      <translation>{posts} gelöscht</translation>
    </message>
    <message>
      <source>Settings changed</source>
      <translation>Einstellungen geändert</translation>
    </message>
    <message>
      <source>Search {name} removed</source>
      <translation>Suche {name} entfernt</translation>
    </message>
    <message>
      <source>Unsubscribed from {feed}</source>
      <translation>{feed} abbestellt</translation>
    </message>
    <message>
      <source>{name} moved</source>
      <translation>{name} verschoben</translation>
    </message>
    <message>
      <source>{old} renamed to {new}</source>
      <translation>{old} heißt jetzt {new}</translation>
    </message>
    <message>
      <source>Same story: {posts} marked as read</source>
      <translation>{posts} mit derselben Nachricht als gelesen markiert</translation>
    </message>
    <message>
      <source>its original title</source>
      <translation>wie vom Feed angegeben</translation>
    </message>
    <message>
      <source>Tag {tag} deleted</source>
      <translation>Schlagwort {tag} gelöscht</translation>
    </message>
    <message>
      <source>Folder {name} removed; its feeds moved up</source>
      <translation>Ordner {name} entfernt; seine Feeds liegen jetzt eine Ebene höher</translation>
    </message>
    <message>
      <source>{posts} in {place} marked as read</source>
      <translation>{posts} in {place} als gelesen markiert</translation>
    </message>
    <message>
      <source>{posts} tagged {tag}</source>
      <translation>{posts} mit dem Schlagwort {tag} versehen</translation>
    </message>
    <message>
      <source>Removed tag {tag} from {posts}</source>
      <translation>Schlagwort {tag} von {posts} entfernt</translation>
    </message>
    <message>
      <source>Folder {name} made</source>
      <translation>Ordner {name} angelegt</translation>
    </message>
    <message>
      <source>Export feeds</source>
      <translation>Feed-Liste exportieren</translation>
    </message>
    <message>
      <source>Copied the versions of Paperround and your system.</source>
      <translation>Die Versionen von Paperround und Ihrem System wurden kopiert.</translation>
    </message>
    <message>
      <source>Copied the versions of Paperround and your system. Paste them into your report at {address}</source>
      <translation>Die Versionen von Paperround und Ihrem System sind kopiert. Fügen Sie sie in Ihren Bericht ein: {address}</translation>
    </message>
    <message>
      <source>There is no link on the clipboard</source>
      <translation>In der Zwischenablage ist kein Link</translation>
    </message>
    <message>
      <source>Everything, to move to another computer</source>
      <translation>Alles, für einen anderen Computer</translation>
    </message>
    <message>
      <source>Password:</source>
      <translation>Passwort:</translation>
    </message>
    <message>
      <source>{file} doesn’t contain its feed address. Add the website’s address instead.</source>
      <translation>{file} verrät nicht, wo der Feed zu finden ist; bitte stattdessen die Adresse der Website hinzufügen.</translation>
    </message>
    <message>
      <source>Everything is already available offline.</source>
      <translation>Zum Offline-Lesen musste nichts mehr geholt werden.</translation>
    </message>
    <message>
      <source>Paperround {version} is available. You have {own}. Download it from {home}.</source>
      <translation>Paperround {version} ist erschienen; dies ist {own}. Erhältlich unter {home}.</translation>
    </message>
    <message>
      <source>Refreshing…</source>
      <translation>Die Feeds werden abgerufen …</translation>
    </message>
    <message>
      <source>Downloading articles for offline reading…</source>
      <translation>Beiträge zum Offline-Lesen werden geholt …</translation>
    </message>
    <message>
      <source>1 more article is available offline ({size}).</source>
      <translation>1 weiterer Beitrag ist zum Offline-Lesen da, {size}.</translation>
    </message>
    <message numerus="yes">
      <source>{n} more articles are available offline ({size}).</source>
      <translation>
        <numerusform>{n} weitere Beiträge sind zum Offline-Lesen da, {size}.</numerusform>
        <numerusform>{n} weitere Beiträge sind zum Offline-Lesen da, {size}.</numerusform>
      </translation>
    </message>
    <message>
      <source>This is the demo: 40 sample feeds. Nothing is downloaded or saved.</source>
      <translation>Das ist die Demo: vierzig erfundene Feeds. Nichts geht übers Netz, nichts wird aufbewahrt.</translation>
    </message>
    <message>
      <source>Use my own feeds</source>
      <translation>Meine eigenen Feeds</translation>
    </message>
    <message>
      <source>Move to folder</source>
      <translation>In Ordner verschieben</translation>
    </message>
    <message>
      <source>No folder</source>
      <translation>Kein Ordner</translation>
    </message>
    <message>
      <source>Menu</source>
      <translation>Menü</translation>
    </message>
    <message>
      <source>&amp;File</source>
      <translation>&amp;Datei</translation>
    </message>
    <message>
      <source>&amp;Edit</source>
      <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
      <source>&amp;View</source>
      <translation>&amp;Ansicht</translation>
    </message>
    <message>
      <source>&amp;Go</source>
      <translation>&amp;Gehe zu</translation>
    </message>
    <message>
      <source>&amp;Article</source>
      <translation>Bei&amp;trag</translation>
    </message>
    <message>
      <source>P&amp;lay</source>
      <translation>&amp;Wiedergabe</translation>
    </message>
    <message>
      <source>Fee&amp;d</source>
      <translation>&amp;Feed</translation>
    </message>
    <message>
      <source>&amp;Help</source>
      <translation>&amp;Hilfe</translation>
    </message>
    <message>
      <source>Add destination…</source>
      <translation>Ziel hinzufügen…</translation>
    </message>
    <message>
      <source>Tags</source>
      <translation>Schlagwörter</translation>
    </message>
    <message>
      <source>Find or create a tag</source>
      <translation>Schlagwort suchen oder anlegen</translation>
    </message>
    <message>
      <source>Create tag “{name}”</source>
      <translation>Schlagwort „{name}“ anlegen</translation>
    </message>
    <message>
      <source>newest first</source>
      <translation>neueste zuerst</translation>
    </message>
    <message>
      <source>oldest first</source>
      <translation>älteste zuerst</translation>
    </message>
    <message>
      <source>You won’t see this message again.</source>
      <translation>Mehr wird dazu nicht gesagt.</translation>
    </message>
    <message>
      <source>Paperround is still running</source>
      <translation>Paperround ist noch da</translation>
    </message>
    <message>
      <source>Next fetch {time}.</source>
      <translation>Nächster Abruf {time}.</translation>
    </message>
    <message>
      <source>the edition</source>
      <translation>der Zeitung</translation>
    </message>
    <message>
      <source>Paperround, demo</source>
      <translation>Paperround, Demo</translation>
    </message>
    <message>
      <source>Skip tour</source>
      <translation>Tour verlassen</translation>
    </message>
    <message>
      <source>Next</source>
      <translation>Weiter</translation>
    </message>
    <message>
      <source>New articles appear here</source>
      <translation>In dieser Liste erscheinen Ihre Beiträge</translation>
    </message>
    <message>
      <source>The first one opens automatically. Press J or the Down Arrow for the next. A dot means unread.</source>
      <translation>Der erste öffnet sich von selbst, J oder die Pfeiltaste nach unten öffnet den nächsten. Ein Punkt heißt, dass Sie ihn noch nicht gelesen haben.</translation>
    </message>
    <message>
      <source>Press Space to keep reading</source>
      <translation>Mit der Leertaste lesen Sie weiter</translation>
    </message>
    <message>
      <source>At the end of an article, Space opens the next unread one. Press S to star an article.</source>
      <translation>Am Ende eines Beitrags holt sie den nächsten ungelesenen. S gibt einem Beitrag einen Stern, damit er bleibt.</translation>
    </message>
    <message>
      <source>That’s all you need</source>
      <translation>Mehr braucht es nicht</translation>
    </message>
    <message>
      <source>Press ? to see every shortcut. Insights shows why Paperround fetches each feed when it does.</source>
      <translation>Das Fragezeichen zeigt alle Tasten. „Einblicke“ erklärt, warum Paperround wann abruft.</translation>
    </message>
    <message>
      <source>{n} of {all}</source>
      <translation>{n} von {all}</translation>
    </message>
    <message>
      <source>All your changes have been saved.</source>
      <translation>Alles, was Sie inzwischen getan haben, ist jetzt gespeichert.</translation>
    </message>
    <message>
      <source>More</source>
      <translation>Mehr</translation>
    </message>
    <message>
      <source>Freed {size} of images.</source>
      <translation>Bilder gelöscht, {size} frei.</translation>
    </message>
    <message>
      <source>Paused</source>
      <translation>Pausiert</translation>
    </message>
    <message>
      <source>Image</source>
      <translation>Bild</translation>
    </message>
    <message>
      <source>Loading full article…</source>
      <translation>Die Seite wird abgerufen …</translation>
    </message>
    <message>
      <source>Comments</source>
      <translation>Kommentare</translation>
    </message>
    <message>
      <source>Attachments</source>
      <translation>Anhänge</translation>
    </message>
    <message>
      <source>audio</source>
      <translation>Ton</translation>
    </message>
    <message>
      <source>video</source>
      <translation>Film</translation>
    </message>
    <message>
      <source>image</source>
      <translation>Bild</translation>
    </message>
    <message>
      <source>text</source>
      <translation>Text</translation>
    </message>
    <message>
      <source>d MMMM yyyy</source>
      <translation>d. MMMM yyyy</translation>
    </message>
    <message>
      <source>1 min video</source>
      <translation>1 Minute zum Ansehen</translation>
    </message>
    <message>
      <source>1 min read</source>
      <translation>1 Minute Lesezeit</translation>
    </message>
    <message>
      <source>Couldn’t find the full article on the page. Showing the version from the feed.</source>
      <translation>Auf der Seite war kein Artikel zu finden. Gezeigt wird, was der Feed geschickt hat.</translation>
    </message>
    <message numerus="yes">
      <source>Continue reading · {minutes} min left</source>
      <translation>
        <numerusform>Weiterlesen, noch {minutes} Minuten</numerusform>
        <numerusform>Weiterlesen, noch {minutes} Minuten</numerusform>
      </translation>
    </message>
    <message>
      <source>Why?</source>
      <translation>Warum?</translation>
    </message>
    <message numerus="yes">
      <source>{minutes} min video</source>
      <translation>
        <numerusform>{minutes} Minute zum Ansehen</numerusform>
        <numerusform>{minutes} Minuten zum Ansehen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{minutes} min read</source>
      <translation>
        <numerusform>{minutes} Minuten Lesezeit</numerusform>
        <numerusform>{minutes} Minuten Lesezeit</numerusform>
      </translation>
    </message>
    <message>
      <source>Continue reading · 1 min left</source>
      <translation>Weiterlesen, noch 1 Minute</translation>
    </message>
    <message>
      <source>{n} min</source>
      <translation>{n} min</translation>
    </message>
    <message>
      <source>Images are on. They use more data, and the sites that host them can see that you loaded them.</source>
      <translation>Bilder werden gezeigt. Sie brauchen mehr Daten, und der Server jedes Bildes sieht, dass Sie es abgerufen haben.</translation>
    </message>
    <message>
      <source>Images are off.</source>
      <translation>Bilder werden nicht geladen.</translation>
    </message>
    <message>
      <source>This feed only sends headlines.</source>
      <translation>Hier steht nur die Überschrift.</translation>
    </message>
    <message>
      <source>Load full article</source>
      <translation>Volltext abrufen</translation>
    </message>
    <message>
      <source>Select an article to read it. J and K move through the list.</source>
      <translation>Wählen Sie einen Beitrag aus, um ihn zu lesen. Mit J und K bewegen Sie sich durch die Liste.</translation>
    </message>
    <message>
      <source>Just this once</source>
      <translation>Nur dieses Mal</translation>
    </message>
    <message>
      <source>Always for this feed</source>
      <translation>Immer für diesen Feed</translation>
    </message>
    <message>
      <source>Always for all feeds</source>
      <translation>Immer für alle Feeds</translation>
    </message>
    <message>
      <source>Keep images on</source>
      <translation>Behalten</translation>
    </message>
    <message>
      <source>Ask each time</source>
      <translation>Jedes Mal fragen</translation>
    </message>
    <message>
      <source>Image copied</source>
      <translation>Bild kopiert</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>Kopieren</translation>
    </message>
    <message>
      <source>Select all</source>
      <translation>Alles auswählen</translation>
    </message>
    <message>
      <source>This image isn’t available.</source>
      <translation>Dieses Bild ist nicht zu bekommen.</translation>
    </message>
    <message>
      <source>Fetching…</source>
      <translation>Wird abgerufen …</translation>
    </message>
    <message>
      <source>Save image</source>
      <translation>Bild speichern</translation>
    </message>
    <message>
      <source>Open this link in the browser</source>
      <translation>Diesen Link im Browser öffnen</translation>
    </message>
    <message>
      <source>Copy this link</source>
      <translation>Diesen Link kopieren</translation>
    </message>
    <message>
      <source>View full size</source>
      <translation>Bild vergrößern</translation>
    </message>
    <message>
      <source>Save image as…</source>
      <translation>Bild speichern …</translation>
    </message>
    <message>
      <source>Copy image</source>
      <translation>Bild kopieren</translation>
    </message>
    <message>
      <source>Copy image address</source>
      <translation>Adresse des Bildes kopieren</translation>
    </message>
    <message>
      <source>Open image in browser</source>
      <translation>Bild im Browser öffnen</translation>
    </message>
    <message>
      <source>This article is too long to show in full.</source>
      <translation>Dieser Beitrag ist zu lang, um am Stück angezeigt zu werden.</translation>
    </message>
    <message>
      <source>Continue in the browser</source>
      <translation>Im Browser weiterlesen</translation>
    </message>
    <message>
      <source>Saved as {name}</source>
      <translation>Gespeichert als {name}</translation>
    </message>
    <message>
      <source>Find in this article</source>
      <translation>In diesem Beitrag suchen</translation>
    </message>
    <message>
      <source>Previous</source>
      <translation>Zurück</translation>
    </message>
    <message>
      <source>{current} of {count}</source>
      <translation>{current} von {count}</translation>
    </message>
    <message>
      <source>No matches</source>
      <translation>Nicht gefunden</translation>
    </message>
    <message>
      <source>Text settings</source>
      <translation>Schrift</translation>
    </message>
    <message>
      <source>Previous image</source>
      <translation>Voriges Bild</translation>
    </message>
    <message>
      <source>Next image</source>
      <translation>Nächstes Bild</translation>
    </message>
    <message>
      <source>Zoom out</source>
      <translation>Kleiner</translation>
    </message>
    <message>
      <source>Zoom in</source>
      <translation>Größer</translation>
    </message>
    <message>
      <source>Actual size</source>
      <translation>Volle Größe</translation>
    </message>
    <message>
      <source>Save…</source>
      <translation>Speichern …</translation>
    </message>
    <message>
      <source>This image is damaged or too large to show.</source>
      <translation>Dieses Bild ist beschädigt oder zu groß, um hier gezeigt zu werden.</translation>
    </message>
    <message>
      <source>Fit to window</source>
      <translation>An das Fenster anpassen</translation>
    </message>
    <message>
      <source>Image, {width} × {height}</source>
      <translation>Bild, {width} × {height}</translation>
    </message>
    <message>
      <source>Couldn’t load this image.</source>
      <translation>Dieses Bild ließ sich nicht abrufen.</translation>
    </message>
    <message>
      <source>Downloaded</source>
      <translation>Heruntergeladen</translation>
    </message>
    <message>
      <source>Downloaded on {day}, before you read it</source>
      <translation>Am {day} abgerufen, bevor Sie nachgesehen haben</translation>
    </message>
    <message>
      <source>Not downloaded</source>
      <translation>Nicht heruntergeladen</translation>
    </message>
    <message>
      <source>Download</source>
      <translation>Herunterladen</translation>
    </message>
    <message>
      <source>Arrived {time} after you opened Paperround</source>
      <translation>{time} nach Ihrem ersten Nachsehen abgerufen</translation>
    </message>
    <message>
      <source>Arrived {time}, before you did</source>
      <translation>Um {time} abgerufen, bevor Sie nachgesehen haben</translation>
    </message>
    <message>
      <source>Downloaded ahead of {time}, when you usually listen</source>
      <translation>Für {time} heruntergeladen, wenn Sie meist hören</translation>
    </message>
    <message>
      <source>Not downloaded, {size}</source>
      <translation>Nicht heruntergeladen, {size}</translation>
    </message>
    <message>
      <source>Downloading, {size}</source>
      <translation>Wird heruntergeladen, {size}</translation>
    </message>
    <message>
      <source>No article selected</source>
      <translation>Nichts ausgewählt</translation>
    </message>
    <message>
      <source>Web page (*.html)</source>
      <translation>Webseite (*.html)</translation>
    </message>
    <message>
      <source>Save article</source>
      <translation>Beitrag speichern</translation>
    </message>
    <message>
      <source>Copied</source>
      <translation>Kopiert</translation>
    </message>
    <message>
      <source>Something went wrong in Paperround ({name}).</source>
      <translation>In Paperround ist etwas schiefgegangen ({name}).</translation>
    </message>
    <message>
      <source>Undone: {what}</source>
      <translation>Rückgängig gemacht: {what}</translation>
    </message>
    <message>
      <source>Redone: {what}</source>
      <translation>Wiederholt: {what}</translation>
    </message>
    <message>
      <source>Open Paperround</source>
      <translation>Paperround öffnen</translation>
    </message>
    <message>
      <source>Free and open source under the MIT licence</source>
      <translation>Frei und quelloffen unter der MIT-Lizenz</translation>
    </message>
    <message>
      <source>A feed reader that has your news ready when you are.</source>
      <translation>Ein Feedreader, der die Nachrichten bereithält, wenn Sie kommen.</translation>
    </message>
    <message>
      <source>Website</source>
      <translation>Website</translation>
    </message>
    <message>
      <source>Licence</source>
      <translation>Lizenz</translation>
    </message>
    <message>
      <source>Tested in Wine only, not yet on Windows itself. Please report how it works.</source>
      <translation>Nur in Wine getestet, noch nicht unter Windows selbst. Bitte berichten Sie, wie es läuft.</translation>
    </message>
    <message>
      <source>Not tested on a Mac yet. Please report how it works.</source>
      <translation>Noch nicht auf einem Mac getestet. Bitte berichten Sie, wie es läuft.</translation>
    </message>
    <message>
      <source>Acknowledgements</source>
      <translation>Mit Werken anderer gemacht</translation>
    </message>
    <message>
      <source>Open-source components</source>
      <translation>Werke, mit denen Paperround gemacht ist</translation>
    </message>
    <message>
      <source>Version {version}</source>
      <translation>Version {version}</translation>
    </message>
    <message>
      <source>Built {date}</source>
      <translation>erstellt am {date}</translation>
    </message>
    <message>
      <source>Exported {feeds} to {file}</source>
      <translation>{feeds} in {file} geschrieben</translation>
    </message>
    <message>
      <source>Exported {feeds} and {posts} to {file}</source>
      <translation>{feeds} und {posts} in {file} geschrieben</translation>
    </message>
    <message>
      <source>Now following a different part of the page</source>
      <translation>Ein anderer Teil der Seite wird verfolgt</translation>
    </message>
    <message>
      <source>Unsubscribe from {feeds}</source>
      <translation>{feeds} abbestellen</translation>
    </message>
    <message>
      <source>Imported {feeds}</source>
      <translation>{feeds} importiert</translation>
    </message>
    <message>
      <source>Rules changed</source>
      <translation>Regeln geändert</translation>
    </message>
    <message>
      <source>Rules changed, {posts} updated</source>
      <translation>Regeln und {posts} geändert</translation>
    </message>
    <message>
      <source>Changed the settings for {feed}</source>
      <translation>Einstellungen von {feed} geändert</translation>
    </message>
    <message numerus="yes">
      <source>{n} already subscribed</source>
      <translation>
        <numerusform>{n} war schon da</numerusform>
        <numerusform>{n} waren schon da</numerusform>
      </translation>
    </message>
    <message>
      <source>Subscribed to {feed}</source>
      <translation>{feed} abonniert</translation>
    </message>
    <message>
      <source>Unsubscribed from {feeds}</source>
      <translation>{feeds} abbestellt</translation>
    </message>
    <message>
      <source>{posts} restored</source>
      <translation>{posts} wieder eingeblendet</translation>
    </message>
    <message>
      <source>Not enough articles yet.</source>
      <translation>Noch nicht bekannt: Dazu braucht es einige Beiträge.</translation>
    </message>
    <message>
      <source>Almost all of its articles are original.</source>
      <translation>Fast alle seine Beiträge bringen etwas Neues.</translation>
    </message>
    <message>
      <source>Almost all of its articles repeat earlier ones.</source>
      <translation>Fast alle seine Beiträge wiederholen, was er zuletzt gemeldet hat.</translation>
    </message>
    <message>
      <source>None of your other feeds covers the same topics.</source>
      <translation>Keiner Ihrer anderen Feeds hat dasselbe Thema.</translation>
    </message>
    <message>
      <source>Open schedule</source>
      <translation>Zeitplan öffnen</translation>
    </message>
    <message>
      <source>Include in Unread and counts</source>
      <translation>In „Ungelesen“ und in Zahlen</translation>
    </message>
    <message>
      <source>Newest {n}</source>
      <translation>Die neuesten {n}</translation>
    </message>
    <message>
      <source>{names}.</source>
      <translation>{names}.</translation>
    </message>
    <message numerus="yes">
      <source>About {n} in 10 articles are original.</source>
      <translation>
        <numerusform>Etwa {n} von 10 Beiträgen bringt etwas Neues.</numerusform>
        <numerusform>Etwa {n} von 10 Beiträgen bringen etwas Neues.</numerusform>
      </translation>
    </message>
    <message>
      <source>Fetch for new articles</source>
      <translation>Abrufen</translation>
    </message>
    <message>
      <source>Don’t miss any of its articles</source>
      <translation>Keinen seiner Beiträge verpassen</translation>
    </message>
    <message>
      <source>Fetched before an article can drop off the feed’s list, even if other feeds wait longer.</source>
      <translation>Wird abgerufen, bevor ein Beitrag aus der Liste des Feeds fallen kann, auch wenn andere Feeds länger warten.</translation>
    </message>
    <message>
      <source>Pause this feed</source>
      <translation>Pausiert: nicht abrufen</translation>
    </message>
    <message>
      <source>Mark as read automatically</source>
      <translation>Ungelesenes gilt als gelesen</translation>
    </message>
    <message>
      <source>Starred or tagged articles, and ones you marked as unread, stay unread.</source>
      <translation>Beiträge mit Stern oder Schlagwort bleiben ungelesen, ebenso was Sie selbst als ungelesen markiert haben.</translation>
    </message>
    <message>
      <source>Always load the full article</source>
      <translation>Bei jedem geöffneten Beitrag den Volltext abrufen</translation>
    </message>
    <message>
      <source>Use default</source>
      <translation>Wie in den Einstellungen</translation>
    </message>
    <message>
      <source>Keep articles</source>
      <translation>Beiträge behalten</translation>
    </message>
    <message>
      <source>Keep at most</source>
      <translation>Höchstens behalten</translation>
    </message>
    <message>
      <source>Offline reading</source>
      <translation>Bevor ich offline bin</translation>
    </message>
    <message>
      <source>Only if the feed requires a sign-in</source>
      <translation>Nur, wenn der Feed danach fragt</translation>
    </message>
    <message>
      <source>Opens the sender’s unsubscribe page or a ready-made email.</source>
      <translation>Öffnet, was sein Absender dafür anbietet, im Browser oder im Mailprogramm.</translation>
    </message>
    <message>
      <source>Newsletter</source>
      <translation>Newsletter</translation>
    </message>
    <message>
      <source>Articles (CSS selector)</source>
      <translation>Ihre Beiträge (CSS-Selektor)</translation>
    </message>
    <message>
      <source>Topics</source>
      <translation>Themen</translation>
    </message>
    <message>
      <source>Similar feeds</source>
      <translation>Ähnliche Feeds</translation>
    </message>
    <message>
      <source>{feed} (duplicate)</source>
      <translation>{feed} (dieselben Beiträge)</translation>
    </message>
    <message>
      <source>Sign-in</source>
      <translation>Anmeldung</translation>
    </message>
    <message>
      <source>Automatic</source>
      <translation>Wenn es sich lohnt</translation>
    </message>
    <message>
      <source>Every 15 minutes</source>
      <translation>Alle 15 Minuten</translation>
    </message>
    <message>
      <source>Every 30 minutes</source>
      <translation>Alle 30 Minuten</translation>
    </message>
    <message>
      <source>Every hour</source>
      <translation>Jede Stunde</translation>
    </message>
    <message>
      <source>Every 3 hours</source>
      <translation>Alle 3 Stunden</translation>
    </message>
    <message>
      <source>Every 6 hours</source>
      <translation>Alle 6 Stunden</translation>
    </message>
    <message>
      <source>Every 12 hours</source>
      <translation>Alle 12 Stunden</translation>
    </message>
    <message>
      <source>Once a day</source>
      <translation>Einmal am Tag</translation>
    </message>
    <message numerus="yes">
      <source>Every {n} minutes</source>
      <translation>
        <numerusform>Jede Minute ({n})</numerusform>
        <numerusform>Alle {n} Minuten</numerusform>
      </translation>
    </message>
    <message>
      <source>Show</source>
      <translation>Anzeigen</translation>
    </message>
    <message>
      <source>Ask first</source>
      <translation>Nur auf Wunsch anzeigen</translation>
    </message>
    <message>
      <source>Never</source>
      <translation>Nie</translation>
    </message>
    <message>
      <source>After a day</source>
      <translation>Nach einem Tag</translation>
    </message>
    <message>
      <source>After 3 days</source>
      <translation>Nach 3 Tagen</translation>
    </message>
    <message>
      <source>After a week</source>
      <translation>Nach einer Woche</translation>
    </message>
    <message>
      <source>After 2 weeks</source>
      <translation>Nach 2 Wochen</translation>
    </message>
    <message>
      <source>After a month</source>
      <translation>Nach einem Monat</translation>
    </message>
    <message numerus="yes">
      <source>After {n} days</source>
      <translation>
        <numerusform>Nach {n} Tag</numerusform>
        <numerusform>Nach {n} Tagen</numerusform>
      </translation>
    </message>
    <message>
      <source>Forever</source>
      <translation>Für immer</translation>
    </message>
    <message>
      <source>For a week</source>
      <translation>Eine Woche lang</translation>
    </message>
    <message>
      <source>For 30 days</source>
      <translation>30 Tage lang</translation>
    </message>
    <message>
      <source>For 90 days</source>
      <translation>90 Tage lang</translation>
    </message>
    <message>
      <source>For a year</source>
      <translation>Ein Jahr lang</translation>
    </message>
    <message numerus="yes">
      <source>For {n} days</source>
      <translation>
        <numerusform>{n} Tag lang</numerusform>
        <numerusform>{n} Tage lang</numerusform>
      </translation>
    </message>
    <message>
      <source>All of them</source>
      <translation>Alle</translation>
    </message>
    <message>
      <source>Download what I’m likely to open</source>
      <translation>Holen, was ich wohl öffne</translation>
    </message>
    <message>
      <source>Download every article in full</source>
      <translation>Jeden Beitrag ganz holen</translation>
    </message>
    <message>
      <source>Don’t download in advance</source>
      <translation>Nichts im Voraus holen</translation>
    </message>
    <message>
      <source>Unchanged</source>
      <translation>Unverändert</translation>
    </message>
    <message>
      <source>That isn’t a web address. Enter one that starts with https://.</source>
      <translation>Das ist keine Webadresse; bitte eine eingeben, die mit https:// beginnt.</translation>
    </message>
    <message>
      <source>The main part of the page</source>
      <translation>Der Hauptteil der Seite</translation>
    </message>
    <message>
      <source>Part to compare (CSS selector)</source>
      <translation>Was verglichen wird (CSS-Selektor)</translation>
    </message>
    <message>
      <source>{feed} settings</source>
      <translation>Einstellungen von {feed}</translation>
    </message>
    <message>
      <source>None</source>
      <translation>Keiner</translation>
    </message>
    <message>
      <source>New folder…</source>
      <translation>Neuer Ordner …</translation>
    </message>
    <message>
      <source>Help page</source>
      <translation>Hilfeseite</translation>
    </message>
    <message>
      <source>Contents</source>
      <translation>Inhalt</translation>
    </message>
    <message>
      <source>Search commands or keys</source>
      <translation>Befehle oder Tasten suchen</translation>
    </message>
    <message>
      <source>Use it here instead</source>
      <translation>Stattdessen hier verwenden</translation>
    </message>
    <message>
      <source>Essentials</source>
      <translation>Das Wichtigste</translation>
    </message>
    <message>
      <source>Marking</source>
      <translation>Markieren</translation>
    </message>
    <message>
      <source>Navigation</source>
      <translation>Navigieren</translation>
    </message>
    <message>
      <source>Feeds</source>
      <translation>Feeds</translation>
    </message>
    <message>
      <source>Window</source>
      <translation>Fenster</translation>
    </message>
    <message>
      <source>Shortcuts restored</source>
      <translation>Tastenkürzel zurückgesetzt</translation>
    </message>
    <message>
      <source>{key} then {next}</source>
      <translation>{key}, dann {next}</translation>
    </message>
    <message>
      <source>Add keys</source>
      <translation>Tasten hinzufügen</translation>
    </message>
    <message>
      <source>Shortcut for {action}</source>
      <translation>Taste für {action}</translation>
    </message>
    <message>
      <source>Click a key to change it. Esc cancels.</source>
      <translation>Klicken Sie auf eine Taste, um sie zu ändern. Esc bricht ab.</translation>
    </message>
    <message>
      <source>Press the new keys</source>
      <translation>Neue Tasten drücken</translation>
    </message>
    <message>
      <source>Up and down</source>
      <translation>Auf und ab</translation>
    </message>
    <message>
      <source>To the next pane</source>
      <translation>In den Bereich daneben</translation>
    </message>
    <message>
      <source>To the top, showing new articles</source>
      <translation>An den Anfang, neue Beiträge holen</translation>
    </message>
    <message>
      <source>{key} is used by {action}.</source>
      <translation>{key} gehört zu {action}.</translation>
    </message>
    <message>
      <source>Restore defaults</source>
      <translation>Standardtasten</translation>
    </message>
    <message>
      <source>Sending {posts} to {target}…</source>
      <translation>{posts} unterwegs an {target}</translation>
    </message>
    <message>
      <source>{posts} sent to {target}</source>
      <translation>{posts} an {target} gesendet</translation>
    </message>
    <message>
      <source>Not sent to {target}: {why}</source>
      <translation>Nicht an {target} gesendet: {why}</translation>
    </message>
    <message>
      <source>CA certificate (PEM file)</source>
      <translation>Zertifikat Ihrer eigenen Zertifizierungsstelle</translation>
    </message>
    <message>
      <source>You have {feeds} from {name} on this computer. Keep or remove? Nothing changes on the server.</source>
      <translation>{feeds} von {name} hier behalten oder auch entfernen? Auf dem Server ändert sich nichts.</translation>
    </message>
    <message>
      <source>Discard</source>
      <translation>Verwerfen</translation>
    </message>
    <message>
      <source>Keep feeds</source>
      <translation>Feeds behalten</translation>
    </message>
    <message>
      <source>Remove feeds</source>
      <translation>Auch entfernen</translation>
    </message>
    <message>
      <source>Enter the password…</source>
      <translation>Passwort eingeben …</translation>
    </message>
    <message>
      <source>More options for {name}</source>
      <translation>Mehr zu {name}</translation>
    </message>
    <message>
      <source>Higher-priority feeds are fetched sooner and more often.</source>
      <translation>Ein Feed mit mehr Gewicht wird früher und öfter abgerufen.</translation>
    </message>
    <message numerus="yes">
      <source>About {n} of your {budget} daily fetches</source>
      <translation>
        <numerusform>Von {budget} Abrufen am Tag bekommt er etwa {n}</numerusform>
        <numerusform>Von {budget} Abrufen am Tag bekommt er etwa {n}</numerusform>
      </translation>
    </message>
    <message>
      <source>no effect on your other feeds.</source>
      <translation>die anderen Feeds merken nichts davon.</translation>
    </message>
    <message>
      <source>articles from your other feeds arrive {time} later on average.</source>
      <translation>die anderen Feeds warten {time} länger.</translation>
    </message>
    <message>
      <source>articles from your other feeds arrive {time} earlier on average.</source>
      <translation>die anderen Feeds warten {time} weniger.</translation>
    </message>
    <message>
      <source>full articles</source>
      <translation>ganze Beiträge</translation>
    </message>
    <message>
      <source>summaries</source>
      <translation>Zusammenfassungen</translation>
    </message>
    <message>
      <source>titles only</source>
      <translation>nur Titel</translation>
    </message>
    <message>
      <source>Low</source>
      <translation>weniger</translation>
    </message>
    <message>
      <source>High</source>
      <translation>mehr</translation>
    </message>
    <message>
      <source>Highest</source>
      <translation>am meisten</translation>
    </message>
    <message numerus="yes">
      <source>About {n} of your {budget} daily fetches instead of {before}</source>
      <translation>
        <numerusform>Von {budget} Abrufen am Tag bekommt er etwa {n} statt {before}</numerusform>
        <numerusform>Von {budget} Abrufen am Tag bekommt er etwa {n} statt {before}</numerusform>
      </translation>
    </message>
    <message>
      <source>{n} s</source>
      <translation>{n} s</translation>
    </message>
    <message numerus="yes">
      <source>About {n} of your {budget} daily fetches.</source>
      <translation>
        <numerusform>Von {budget} Abrufen am Tag bekommt er etwa {n}.</numerusform>
        <numerusform>Von {budget} Abrufen am Tag bekommt er etwa {n}.</numerusform>
      </translation>
    </message>
    <message>
      <source>{first} to {last}: {posts} from {feeds}, including {stories} covered by several feeds.</source>
      <translation>Vom {first} bis {last}: {posts} aus {feeds}; von mehreren berichtet: {stories}.</translation>
    </message>
    <message>
      <source>Date range</source>
      <translation>Welche Tage</translation>
    </message>
    <message>
      <source>When you’ve been away for five days or more, what you missed is summed up here.</source>
      <translation>Wenn Sie fünf Tage oder länger nicht nachsehen, steht hier, was inzwischen geschah.</translation>
    </message>
    <message>
      <source>From {first} to {last}: {posts} from {feeds}.</source>
      <translation>Vom {first} bis {last}: {posts} aus {feeds}.</translation>
    </message>
    <message>
      <source>1 story</source>
      <translation>1 Nachricht</translation>
    </message>
    <message numerus="yes">
      <source>{n} stories</source>
      <translation>
        <numerusform>{n} Nachrichten</numerusform>
        <numerusform>{n} Nachrichten</numerusform>
      </translation>
    </message>
    <message>
      <source>Last 3 days</source>
      <translation>Die letzten 3 Tage</translation>
    </message>
    <message>
      <source>Last week</source>
      <translation>Letzte Woche</translation>
    </message>
    <message>
      <source>The last 2 weeks</source>
      <translation>Die letzten 2 Wochen</translation>
    </message>
    <message>
      <source>The last month</source>
      <translation>Der letzte Monat</translation>
    </message>
    <message>
      <source>You have not been away</source>
      <translation>Sie waren nicht weg</translation>
    </message>
    <message>
      <source>Show the last week</source>
      <translation>Die letzte Woche zeigen</translation>
    </message>
    <message>
      <source>Covered by several feeds</source>
      <translation>Wovon mehrere Feeds berichten</translation>
    </message>
    <message>
      <source>By feed</source>
      <translation>Was jeder Feed gebracht hat</translation>
    </message>
    <message numerus="yes">
      <source>{n} more</source>
      <translation>
        <numerusform>{n} weiterer</numerusform>
        <numerusform>{n} weitere</numerusform>
      </translation>
    </message>
    <message>
      <source>Ready in time: fetched before you next open Paperround.</source>
      <translation>Rechtzeitig: abgerufen, bevor Sie Paperround wieder öffnen.</translation>
    </message>
    <message numerus="yes">
      <source>Actual over the last {n} days: {fetches} a day, {wait}, {share} ready in time.</source>
      <translation>
        <numerusform>Tatsächlich, letzter {n} Tag: {fetches} am Tag, {wait}, {share} rechtzeitig.</numerusform>
        <numerusform>Tatsächlich, letzte {n} Tage: {fetches} am Tag, {wait}, {share} rechtzeitig.</numerusform>
      </translation>
    </message>
    <message>
      <source>With {fetches} a day, you wait {wait} for a new article on average.</source>
      <translation>Mit {fetches} am Tag warten Sie im Schnitt {wait} auf einen neuen Beitrag.</translation>
    </message>
    <message numerus="yes">
      <source>Beyond about {n} fetches a day, each extra fetch gains little.</source>
      <translation>
        <numerusform>Über etwa {n} Abruf am Tag bringt jeder weitere wenig.</numerusform>
        <numerusform>Über etwa {n} Abrufe am Tag bringt jeder weitere wenig.</numerusform>
      </translation>
    </message>
    <message>
      <source>At {now} fetches a day, up to {most} on a busy day, new articles keep you waiting {wait} on average. Best value: {best} fetches, {best_wait}.</source>
      <translation>Bei {now} Abrufen am Tag, bis zu {most} an einem geschäftigen Tag, warten Sie im Mittel {wait} auf neue Beiträge. Das beste Verhältnis: {best} Abrufe, {best_wait}.</translation>
    </message>
    <message numerus="yes">
      <source>{n} fetches a day on battery, {m} when metered</source>
      <translation>
        <numerusform>{n} Abruf am Tag im Akkubetrieb, {m} bei getakteter Verbindung</numerusform>
        <numerusform>{n} Abrufe am Tag im Akkubetrieb, {m} bei getakteter Verbindung</numerusform>
      </translation>
    </message>
    <message>
      <source>Budget</source>
      <translation>Budget</translation>
    </message>
    <message>
      <source>Unit of the budget</source>
      <translation>Einheit des Budgets</translation>
    </message>
    <message>
      <source>Current and new budget</source>
      <translation>Jetzt und mit dem gewählten Budget</translation>
    </message>
    <message>
      <source>More figures</source>
      <translation>Weitere Zahlen</translation>
    </message>
    <message>
      <source>What changes for each feed</source>
      <translation>Was sich für jeden Feed ändert</translation>
    </message>
    <message>
      <source>Average wait for a new article, minutes</source>
      <translation>Mittlere Wartezeit auf Neues, Minuten</translation>
    </message>
    <message>
      <source>Fetches used, fetches per new article, recent days</source>
      <translation>Genutzte Abrufe, Abrufe je neuem Beitrag, letzte Tage</translation>
    </message>
    <message>
      <source>Nothing changes until you apply it.</source>
      <translation>Nichts ändert sich, bis Sie es übernehmen.</translation>
    </message>
    <message>
      <source>Recommend a budget</source>
      <translation>Automatisch wählen</translation>
    </message>
    <message>
      <source>Reset</source>
      <translation>Zurücksetzen</translation>
    </message>
    <message>
      <source>Apply</source>
      <translation>Übernehmen</translation>
    </message>
    <message>
      <source>What a bigger budget gets you</source>
      <translation>Was mehr Abrufe bringen</translation>
    </message>
    <message>
      <source>With {fetches} a day, you wait {wait} for a new article on average instead of {before}.</source>
      <translation>Mit {fetches} am Tag warten Sie im Schnitt {wait} auf einen neuen Beitrag statt {before}.</translation>
    </message>
    <message>
      <source>This is an estimate based on a typical day. Once you’ve read on three days, it’s based on yours.</source>
      <translation>Bisher geschätzt: Paperround weiß noch nicht, wann Sie lesen, und nimmt einen üblichen Tag an. Nach drei Tagen, an denen Sie lesen, ist es Ihre eigene Kurve.</translation>
    </message>
    <message>
      <source>At {now} fetches a day, never more, new articles keep you waiting {wait} on average. Best value: {best} fetches, {best_wait}.</source>
      <translation>Bei {now} Abrufen am Tag, nie mehr, warten Sie im Mittel {wait} auf neue Beiträge. Das beste Verhältnis: {best} Abrufe, {best_wait}.</translation>
    </message>
    <message>
      <source>Limited by publisher</source>
      <translation>Vom Anbieter begrenzt</translation>
    </message>
    <message>
      <source>Use {n} a day</source>
      <translation>{n} am Tag nutzen</translation>
    </message>
    <message>
      <source>Use {n} a day, at most {m} MB</source>
      <translation>{n} am Tag nutzen, höchstens {m} MB</translation>
    </message>
    <message>
      <source>Now</source>
      <translation>Jetzt</translation>
    </message>
    <message>
      <source>Fetches per day</source>
      <translation>Abrufe am Tag</translation>
    </message>
    <message>
      <source>On battery</source>
      <translation>Im Akkubetrieb</translation>
    </message>
    <message>
      <source>Metered connection</source>
      <translation>Getaktete Verbindung</translation>
    </message>
    <message>
      <source>On battery and metered connections</source>
      <translation>Im Akkubetrieb und bei getakteter Verbindung</translation>
    </message>
    <message>
      <source>Not known yet</source>
      <translation>Noch nicht bekannt</translation>
    </message>
    <message>
      <source>Add a feed to see what fetching it costs and brings.</source>
      <translation>Sobald ein Feed hinzugefügt ist, steht hier, was seine Abrufe bringen.</translation>
    </message>
    <message>
      <source>Daily fetch budget</source>
      <translation>Tagesbudget für Abrufe</translation>
    </message>
    <message>
      <source>Megabytes a day</source>
      <translation>Megabyte am Tag</translation>
    </message>
    <message>
      <source>Fetches a day</source>
      <translation>Abrufe am Tag</translation>
    </message>
    <message>
      <source>Maximum MB a day (far right: no limit)</source>
      <translation>Höchstens MB am Tag (ganz rechts: unbegrenzt)</translation>
    </message>
    <message>
      <source>There’s no forecast until your first feeds have been fetched. You can still set a daily maximum.</source>
      <translation>Was Abrufe bringen, ist erst nach dem ersten Abruf der Feeds bekannt. Wie viele es am Tag höchstens sein dürfen, können Sie schon wählen.</translation>
    </message>
    <message>
      <source>With {n}</source>
      <translation>Mit {n}</translation>
    </message>
    <message>
      <source>Average wait</source>
      <translation>Wartezeit</translation>
    </message>
    <message>
      <source>Ready in time</source>
      <translation>Rechtzeitig</translation>
    </message>
    <message>
      <source>Data a day</source>
      <translation>Daten am Tag</translation>
    </message>
    <message>
      <source>Fetches used</source>
      <translation>Genutzte Abrufe</translation>
    </message>
    <message>
      <source>Fetches per new article</source>
      <translation>Abrufe je neuem Beitrag</translation>
    </message>
    <message>
      <source>{before} fetches a day now, {after} with this budget</source>
      <translation>Jetzt {before} Abrufe am Tag, dann {after}</translation>
    </message>
    <message numerus="yes">
      <source>Currently {n} fetches a day</source>
      <translation>
        <numerusform>Jetzt {n} Abruf am Tag</numerusform>
        <numerusform>Jetzt {n} Abrufe am Tag</numerusform>
      </translation>
    </message>
    <message>
      <source>Fetches</source>
      <translation>Abrufe</translation>
    </message>
    <message>
      <source>Data</source>
      <translation>Daten</translation>
    </message>
    <message>
      <source>With at most {size} a day, {fetches} are left, and you wait {wait} on average.</source>
      <translation>Mit höchstens {size} am Tag bleiben {fetches}, und Sie warten im Schnitt {wait}.</translation>
    </message>
    <message>
      <source>With {n} MB</source>
      <translation>Mit {n} MB</translation>
    </message>
    <message numerus="yes">
      <source>{n} unchanged</source>
      <translation>
        <numerusform>{n} unverändert</numerusform>
        <numerusform>{n} unverändert</numerusform>
      </translation>
    </message>
    <message>
      <source>A guess from a typical day.</source>
      <translation>Geschätzt nach einem typischen Tag.</translation>
    </message>
    <message numerus="yes">
      <source>{n} fetched more often</source>
      <translation>
        <numerusform>{n} häufiger abgerufen</numerusform>
        <numerusform>{n} häufiger abgerufen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} fetched less often</source>
      <translation>
        <numerusform>{n} seltener abgerufen</numerusform>
        <numerusform>{n} seltener abgerufen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} limited by the publisher</source>
      <translation>
        <numerusform>{n} vom Anbieter begrenzt</numerusform>
        <numerusform>{n} vom Anbieter begrenzt</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Estimated from your last {n} days.</source>
      <translation>
        <numerusform>Geschätzt nach Ihrem letzten {n} Tag.</numerusform>
        <numerusform>Geschätzt nach Ihren letzten {n} Tagen.</numerusform>
      </translation>
    </message>
    <message>
      <source>Every feed hourly, {wait}</source>
      <translation>Jeder Feed stündlich, {wait}</translation>
    </message>
    <message>
      <source>Refresh all on opening, {wait}</source>
      <translation>Beim Öffnen alle abrufen, {wait}</translation>
    </message>
    <message>
      <source>Now, a guess, {wait}</source>
      <translation>Jetzt, geschätzt, {wait}</translation>
    </message>
    <message>
      <source>Now, {wait}</source>
      <translation>Jetzt, {wait}</translation>
    </message>
    <message>
      <source>{n} → about {wait}</source>
      <translation>{n} → etwa {wait}</translation>
    </message>
    <message>
      <source>{n} → {wait}</source>
      <translation>{n} → {wait}</translation>
    </message>
    <message numerus="yes">
      <source>{n} fetches a day, expected wait {wait}, {share} ready on time</source>
      <translation>
        <numerusform>{n} Abrufe am Tag, erwartete Wartezeit {wait}, {share} schon da</numerusform>
        <numerusform>{n} Abrufe am Tag, erwartete Wartezeit {wait}, {share} schon da</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} minutes</source>
      <translation>
        <numerusform>{n} Minute</numerusform>
        <numerusform>{n} Minuten</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} percent</source>
      <translation>
        <numerusform>{n} Prozent</numerusform>
        <numerusform>{n} Prozent</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>In your last {n} days, Paperround needed {share} of the fetches of hourly refreshing and kept you waiting {wait} longer.</source>
      <translation>
        <numerusform>Letzter {n} Tag: Paperround brauchte {share} der Abrufe stündlichen Abrufens und ließ Sie {wait} länger warten.</numerusform>
        <numerusform>Letzte {n} Tage: Paperround brauchte {share} der Abrufe stündlichen Abrufens und ließ Sie {wait} länger warten.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name} would have kept you waiting {wait} less, at {n} fetches a day.</source>
      <translation>
        <numerusform>Mit {name} hätten Sie {wait} weniger gewartet, bei {n} Abruf am Tag.</numerusform>
        <numerusform>Mit {name} hätten Sie {wait} weniger gewartet, bei {n} Abrufen am Tag.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Refreshing on opening would have used {n} fetches a day and kept you waiting {wait}.</source>
      <translation>
        <numerusform>Abrufen beim Öffnen hätte {n} Abruf am Tag gebraucht und Sie {wait} warten lassen.</numerusform>
        <numerusform>Abrufen beim Öffnen hätte {n} Abrufe am Tag gebraucht und Sie {wait} warten lassen.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>In your last {n} days, Paperround needed {share} of the fetches of hourly refreshing and kept you waiting {wait} less.</source>
      <translation>
        <numerusform>Letzter {n} Tag: Paperround brauchte {share} der Abrufe stündlichen Abrufens und ließ Sie {wait} weniger warten.</numerusform>
        <numerusform>Letzte {n} Tage: Paperround brauchte {share} der Abrufe stündlichen Abrufens und ließ Sie {wait} weniger warten.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>At {n} fetches a day, no other simulated strategy would have kept you waiting less.</source>
      <translation>
        <numerusform>Bei {n} Abruf am Tag hätte keine andere simulierte Strategie Sie kürzer warten lassen.</numerusform>
        <numerusform>Bei {n} Abrufen am Tag hätte keine andere simulierte Strategie Sie kürzer warten lassen.</numerusform>
      </translation>
    </message>
    <message>
      <source>Paperround</source>
      <translation>Paperround</translation>
    </message>
    <message>
      <source>Paperround, simulated</source>
      <translation>Paperround, simuliert</translation>
    </message>
    <message>
      <source>Cube-root shares, original times</source>
      <translation>Kubikwurzel-Anteile, Zeiten wie veröffentlicht</translation>
    </message>
    <message>
      <source>All feeds when you open Paperround</source>
      <translation>Alle Feeds, wenn Sie Paperround öffnen</translation>
    </message>
    <message>
      <source>Every feed, every hour</source>
      <translation>Jeder Feed, jede Stunde</translation>
    </message>
    <message>
      <source>Every feed once a day</source>
      <translation>Jeder Feed einmal am Tag</translation>
    </message>
    <message>
      <source>Fetches and waiting time</source>
      <translation>Abrufe gegen Wartezeit</translation>
    </message>
    <message>
      <source>Compare strategies</source>
      <translation>Strategien vergleichen</translation>
    </message>
    <message>
      <source>Savings</source>
      <translation>Ersparnis</translation>
    </message>
    <message>
      <source>Weeks to compare</source>
      <translation>Wochen im Vergleich</translation>
    </message>
    <message>
      <source>Export CSV</source>
      <translation>Als CSV exportieren</translation>
    </message>
    <message>
      <source>Average wait for a new article against fetches a day. Lower left is best.</source>
      <translation>Mittlere Wartezeit auf Neues gegen Abrufe am Tag. Unten links ist am besten.</translation>
    </message>
    <message>
      <source>Strategies</source>
      <translation>Abrufverfahren</translation>
    </message>
    <message>
      <source>All strategies</source>
      <translation>Alle Strategien</translation>
    </message>
    <message>
      <source>Run</source>
      <translation>Starten</translation>
    </message>
    <message>
      <source>Use this strategy for a week</source>
      <translation>Diese Strategie eine Woche lang nutzen</translation>
    </message>
    <message>
      <source>From research papers, simulated with your own recent days</source>
      <translation>Aus der Forschung, simuliert mit Ihren letzten Tagen</translation>
    </message>
    <message>
      <source>Now using Paperround’s own strategy</source>
      <translation>Jetzt gilt wieder Paperrounds eigene Strategie</translation>
    </message>
    <message>
      <source>Starting…</source>
      <translation>Wird gestartet …</translation>
    </message>
    <message>
      <source>On opening</source>
      <translation>Beim Öffnen</translation>
    </message>
    <message>
      <source>{name}, within your budget</source>
      <translation>{name}, im Rahmen Ihres Budgets</translation>
    </message>
    <message>
      <source>Strategy</source>
      <translation>Abrufverfahren</translation>
    </message>
    <message>
      <source>Wait</source>
      <translation>Wartezeit</translation>
    </message>
    <message>
      <source>Missed articles per day</source>
      <translation>Verlorene Beiträge am Tag</translation>
    </message>
    <message>
      <source>Compared with Paperround</source>
      <translation>Gegenüber Paperround</translation>
    </message>
    <message numerus="yes">
      <source>Last {n} weeks</source>
      <translation>
        <numerusform>Letzte {n} Wochen</numerusform>
        <numerusform>Letzte {n} Wochen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>A simulation needs {n} full days of reading. You have {m}. Available from about {day}.</source>
      <translation>
        <numerusform>Nachspielen braucht {n} ganze Tage, an denen Sie lesen; {m} sind bekannt. Es geht etwa ab dem {day}.</numerusform>
        <numerusform>Nachspielen braucht {n} ganze Tage, an denen Sie lesen; {m} sind bekannt. Es geht etwa ab dem {day}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Simulating {n} of {m}: {name}</source>
      <translation>{n} von {m} wird nachgespielt: {name}</translation>
    </message>
    <message>
      <source>Run again</source>
      <translation>Noch einmal starten</translation>
    </message>
    <message numerus="yes">
      <source>{name}: {n} fetches a day, wait {wait}</source>
      <translation>
        <numerusform>{name}: {n} Abruf am Tag, Wartezeit {wait}</numerusform>
        <numerusform>{name}: {n} Abrufe am Tag, Wartezeit {wait}</numerusform>
      </translation>
    </message>
    <message>
      <source>{wait} longer</source>
      <translation>{wait} länger</translation>
    </message>
    <message>
      <source>{wait} shorter</source>
      <translation>{wait} kürzer</translation>
    </message>
    <message>
      <source>Now using {name} for a week</source>
      <translation>Jetzt gilt eine Woche lang {name}</translation>
    </message>
    <message>
      <source>The simulation stopped early.</source>
      <translation>Das Nachspielen endete, bevor es fertig war.</translation>
    </message>
    <message>
      <source>The simulation couldn’t run</source>
      <translation>Das Nachspielen ist nicht gelaufen</translation>
    </message>
    <message>
      <source>You set a custom interval.</source>
      <translation>Sie haben für ihn einen eigenen Abstand eingestellt.</translation>
    </message>
    <message>
      <source>You asked to be notified. No fetch is scheduled yet.</source>
      <translation>Sie möchten seine Beiträge sofort; noch ist kein Abruf geplant.</translation>
    </message>
    <message>
      <source>No fetch is scheduled in the next 24 hours.</source>
      <translation>In den nächsten 24 Stunden ist kein Abruf geplant.</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}. {reason}</source>
      <translation>Wird {times} am Tag abgerufen, das nächste Mal um {time}. {reason}</translation>
    </message>
    <message>
      <source>no articles so far</source>
      <translation>bisher kein Beitrag</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}. It publishes rarely ({rate}).</source>
      <translation>Wird {times} am Tag abgerufen, das nächste Mal um {time}: Beiträge kommen selten, {rate}.</translation>
    </message>
    <message>
      <source>When it publishes and when you read</source>
      <translation>Wann Beiträge kommen und wann Sie nachsehen</translation>
    </message>
    <message>
      <source>Not known yet when it publishes: that takes ten articles over five days.</source>
      <translation>Wann er veröffentlicht, ist noch unbekannt: das braucht zehn Beiträge in fünf Tagen.</translation>
    </message>
    <message>
      <source>Arrives by email, so there’s nothing to check. Its mailbox is in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>Er kommt per E-Mail: Für ihn wird nichts abgerufen. Sein Postfach steht in den Einstellungen unter „Konten &amp; Senden an“.</translation>
    </message>
    <message>
      <source>Paused until you resume it. Its articles are kept.</source>
      <translation>Pausiert: Bis Sie ihn fortsetzen, wird er nicht abgerufen. Seine Beiträge bleiben.</translation>
    </message>
    <message>
      <source>Not fetched yet. It will be as soon as background refresh starts.</source>
      <translation>Noch nicht abgerufen: Sein erstes Dokument wird geholt, sobald der Dienst läuft.</translation>
    </message>
    <message>
      <source>It publishes rarely ({rate}), so no fetch is scheduled in the next 24 hours.</source>
      <translation>Beiträge kommen selten, {rate}; darum ist in den nächsten 24 Stunden kein Abruf geplant.</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}, because it publishes mostly between {begin} and {end} and you usually read around {visit}.</source>
      <translation>Wird {times} am Tag abgerufen, das nächste Mal um {time}, weil Beiträge meist zwischen {begin} und {end} Uhr kommen und Sie meist gegen {visit} nachsehen.</translation>
    </message>
    <message>
      <source>Refresh now</source>
      <translation>Jetzt abrufen</translation>
    </message>
    <message>
      <source>Details</source>
      <translation>Einzelheiten</translation>
    </message>
    <message>
      <source>Activity</source>
      <translation>Aktivität</translation>
    </message>
    <message>
      <source>All feeds</source>
      <translation>Alle Feeds</translation>
    </message>
    <message>
      <source>latest fetches, newest first</source>
      <translation>die letzten Abrufe, neueste zuerst</translation>
    </message>
    <message>
      <source>{day} {time}</source>
      <translation>{day} {time}</translation>
    </message>
    <message>
      <source>Paperround is still learning when you read.</source>
      <translation>Wann Sie meist nachsehen, ist noch nicht bekannt.</translation>
    </message>
    <message>
      <source>{every} Next fetch: {time}.</source>
      <translation>{every} Der nächste Abruf ist um {time}.</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}, because you want to be notified.</source>
      <translation>Wird {times} am Tag abgerufen, das nächste Mal um {time}, weil Sie seine Beiträge sofort möchten.</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}, because it publishes at any time of day and you usually read around {visit}.</source>
      <translation>Wird {times} am Tag abgerufen, das nächste Mal um {time}, weil Beiträge zu jeder Tageszeit kommen und Sie meist gegen {visit} nachsehen.</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Ergebnis</translation>
    </message>
    <message>
      <source>Size</source>
      <translation>Größe</translation>
    </message>
    <message>
      <source>Reason</source>
      <translation>Warum gerade dann</translation>
    </message>
    <message>
      <source>when it publishes</source>
      <translation>wann Beiträge kommen</translation>
    </message>
    <message>
      <source>fetched</source>
      <translation>abgerufen</translation>
    </message>
    <message>
      <source>scheduled</source>
      <translation>geplant</translation>
    </message>
    <message>
      <source>You’ve unsubscribed from this feed</source>
      <translation>Diesen Feed gibt es nicht mehr</translation>
    </message>
    <message>
      <source>You’re no longer subscribed to it.</source>
      <translation>Er ist nicht mehr abonniert.</translation>
    </message>
    <message>
      <source>{paragraph} Today: {done} done, {planned} scheduled.</source>
      <translation>{paragraph} Heute {done} erledigt, {planned} geplant.</translation>
    </message>
    <message>
      <source>Fetches per day so far</source>
      <translation>Abrufe am Tag bisher</translation>
    </message>
    <message>
      <source>Data per day</source>
      <translation>Daten/Tag</translation>
    </message>
    <message>
      <source>Articles per day</source>
      <translation>Beiträge/Tag</translation>
    </message>
    <message>
      <source>Ready when you open Paperround</source>
      <translation>Beim Nachsehen schon da</translation>
    </message>
    <message>
      <source>Articles in feed</source>
      <translation>Enthält</translation>
    </message>
    <message>
      <source>Server says when nothing changed</source>
      <translation>Server meldet, wenn nichts neu ist</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}, because you usually read around {visit}. Paperround is still learning when it publishes.</source>
      <translation>Wird {times} am Tag abgerufen, das nächste Mal um {time}, weil Sie meist gegen {visit} nachsehen. Zu welchen Stunden Beiträge kommen, ist noch nicht bekannt.</translation>
    </message>
    <message>
      <source>Unsubscribe from {feed}</source>
      <translation>{feed} abbestellen</translation>
    </message>
    <message>
      <source>Yes</source>
      <translation>Ja</translation>
    </message>
    <message>
      <source>No</source>
      <translation>Nein</translation>
    </message>
    <message>
      <source>Publisher’s minimum interval</source>
      <translation>Kürzester Abstand laut Anbieter</translation>
    </message>
    <message numerus="yes">
      <source>{n} hours a day</source>
      <translation>
        <numerusform>{n} Stunde am Tag</numerusform>
        <numerusform>{n} Stunden am Tag</numerusform>
      </translation>
    </message>
    <message>
      <source>Hours the publisher excludes</source>
      <translation>Vom Anbieter ausgeschlossen</translation>
    </message>
    <message>
      <source>{time} scheduled</source>
      <translation>{time} geplant</translation>
    </message>
    <message>
      <source>{time}: the fetch that brought the article</source>
      <translation>{time}: der Abruf, der den Beitrag brachte</translation>
    </message>
    <message numerus="yes">
      <source>{n} new</source>
      <translation>
        <numerusform>{n} neuer</numerusform>
        <numerusform>{n} neue</numerusform>
      </translation>
    </message>
    <message>
      <source>Today {time}</source>
      <translation>Heute {time}</translation>
    </message>
    <message>
      <source>Yesterday {time}</source>
      <translation>Gestern {time}</translation>
    </message>
    <message>
      <source>Tomorrow {time}</source>
      <translation>Morgen {time}</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}, because it publishes mostly between {begin} and {end}. Paperround is still learning when you read.</source>
      <translation>Wird {times} am Tag abgerufen, das nächste Mal um {time}, weil Beiträge meist zwischen {begin} und {end} Uhr kommen. Wann Sie meist nachsehen, ist noch nicht bekannt.</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}. Paperround is still learning when you read.</source>
      <translation>Wird {times} am Tag abgerufen, das nächste Mal um {time}. Wann Sie meist nachsehen, ist noch nicht bekannt.</translation>
    </message>
    <message>
      <source>{time}, fetched: {result}. {why}</source>
      <translation>{time}, abgerufen: {result}. {why}</translation>
    </message>
    <message>
      <source>{time}, scheduled. {why}</source>
      <translation>{time}, geplant. {why}</translation>
    </message>
    <message>
      <source>Fetches since {time}</source>
      <translation>Abrufe seit {time}</translation>
    </message>
    <message>
      <source>Data since {time}</source>
      <translation>Daten seit {time}</translation>
    </message>
    <message>
      <source>Status</source>
      <translation>Zustand</translation>
    </message>
    <message>
      <source>You rarely open {feeds}. Together they use {share} of your fetches.</source>
      <translation>{feeds} öffnen Sie kaum. Zusammen brauchen sie {share} Ihrer Abrufe.</translation>
    </message>
    <message>
      <source>about {n}</source>
      <translation>etwa {n}</translation>
    </message>
    <message>
      <source>Filter feeds by name</source>
      <translation>Feeds nach Namen filtern</translation>
    </message>
    <message>
      <source>Feeds shown</source>
      <translation>Gezeigte Feeds</translation>
    </message>
    <message>
      <source>Reading history is off, so it isn’t known which feeds you rarely open.</source>
      <translation>Der Leseverlauf ist aus, daher ist unbekannt, welche Feeds Sie kaum öffnen.</translation>
    </message>
    <message numerus="yes">
      <source>Once you’ve opened {n} articles, feeds you rarely read are listed here. {m} so far.</source>
      <translation>
        <numerusform>Nach {n} geöffneten Beiträgen stehen hier kaum gelesene Feeds. Bisher {m}.</numerusform>
        <numerusform>Nach {n} geöffneten Beiträgen stehen hier kaum gelesene Feeds. Bisher {m}.</numerusform>
      </translation>
    </message>
    <message>
      <source>You read something from every busy feed now and then.</source>
      <translation>Aus jedem Feed, der viel bringt, lesen Sie hin und wieder etwas.</translation>
    </message>
    <message>
      <source>You rarely open {feeds}. It uses {share} of your fetches.</source>
      <translation>{feeds} öffnen Sie kaum. Er braucht {share} Ihrer Abrufe.</translation>
    </message>
    <message>
      <source>Opened {n} of {count} in {days} days</source>
      <translation>{n} von {count} in {days} Tagen geöffnet</translation>
    </message>
    <message>
      <source>{n} so far</source>
      <translation>bisher {n}</translation>
    </message>
    <message>
      <source>Filter</source>
      <translation>Filtern</translation>
    </message>
    <message>
      <source>Needs attention</source>
      <translation>Auffällige</translation>
    </message>
    <message>
      <source>Rarely opened</source>
      <translation>Selten geöffnet</translation>
    </message>
    <message numerus="yes">
      <source>over the last {n} days</source>
      <translation>
        <numerusform>in den letzten {n} Tagen</numerusform>
        <numerusform>in den letzten {n} Tagen</numerusform>
      </translation>
    </message>
    <message>
      <source>Next fetch</source>
      <translation>Nächster Abruf</translation>
    </message>
    <message>
      <source>No feeds yet</source>
      <translation>Noch keine Feeds</translation>
    </message>
    <message>
      <source>Add a feed to see its activity here.</source>
      <translation>Sobald ein Feed hinzugefügt ist, steht hier, was seine Abrufe bringen.</translation>
    </message>
    <message numerus="yes">
      <source>{feeds}. {n} need attention: {names}.</source>
      <translation>
        <numerusform>{feeds}. {n} sind auffällig: {names}.</numerusform>
        <numerusform>{feeds}. {n} sind auffällig: {names}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Counting since {time}. Daily figures appear after one full day.</source>
      <translation>Abrufe und Daten sind seit {time} gezählt; Werte für einen Tag gibt es nach einem ganzen Tag.</translation>
    </message>
    <message>
      <source>Based on publication dates</source>
      <translation>Nach den Daten der Beiträge</translation>
    </message>
    <message>
      <source>Fetches that found nothing new</source>
      <translation>Abrufe ohne Neues</translation>
    </message>
    <message>
      <source>Average minutes you waited for one of its articles</source>
      <translation>Minuten, die Sie beim Nachsehen im Schnitt auf einen seiner Beiträge gewartet haben</translation>
    </message>
    <message>
      <source>{feeds}. All OK.</source>
      <translation>{feeds}. Alle sind in Ordnung.</translation>
    </message>
    <message>
      <source>{problem} ({status})</source>
      <translation>{problem} ({status})</translation>
    </message>
    <message>
      <source>{feeds}. One needs attention: {names}.</source>
      <translation>{feeds}. Einer ist auffällig: {names}.</translation>
    </message>
    <message>
      <source>Calculating…</source>
      <translation>Wird berechnet …</translation>
    </message>
    <message>
      <source>Couldn’t calculate these figures.</source>
      <translation>Diese Zahlen ließen sich nicht ermitteln.</translation>
    </message>
    <message>
      <source>At weekends you start about {hours} earlier.</source>
      <translation>Am Wochenende beginnen Sie etwa {hours} früher.</translation>
    </message>
    <message>
      <source>{day} {begin}:00 to {end}:00</source>
      <translation>{day} {begin}:00 bis {end}:00</translation>
    </message>
    <message numerus="yes">
      <source>You read at this time in {n} of the last {m} weeks.</source>
      <translation>
        <numerusform>In {n} der letzten {m} Wochen haben Sie dann nachgesehen.</numerusform>
        <numerusform>In {n} der letzten {m} Wochen haben Sie dann nachgesehen.</numerusform>
      </translation>
    </message>
    <message>
      <source>Sessions a day</source>
      <translation>Sitzungen am Tag</translation>
    </message>
    <message>
      <source>Stored only on this computer: when you used the window and which feed was open.</source>
      <translation>Nur auf diesem Computer gespeichert: wann das Fenster benutzt wurde und welcher Feed offen war.</translation>
    </message>
    <message numerus="yes">
      <source>Low confidence ({n} days)</source>
      <translation>
        <numerusform>Geschätzt, {n} Tag</numerusform>
        <numerusform>Geschätzt, {n} Tage</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Low confidence ({n} of {m})</source>
      <translation>
        <numerusform>Geschätzt, {n} von {m}</numerusform>
        <numerusform>Geschätzt, {n} von {m}</numerusform>
      </translation>
    </message>
    <message>
      <source>Your week, hour by hour</source>
      <translation>Ihre Woche, sieben Tage mal 24 Stunden</translation>
    </message>
    <message>
      <source>Reading times</source>
      <translation>Lesezeiten</translation>
    </message>
    <message>
      <source>Confidence</source>
      <translation>Wie sicher das ist</translation>
    </message>
    <message numerus="yes">
      <source>Paperround hasn’t seen you read yet. After about {n} days, around {day}, it will know your daily pattern.</source>
      <translation>
        <numerusform>Paperround hat Sie noch nicht lesen sehen. Nach etwa {n} Tagen, um den {day}, kann es Ihre Morgen von Ihren Abenden unterscheiden.</numerusform>
        <numerusform>Paperround hat Sie noch nicht lesen sehen. Nach etwa {n} Tagen, um den {day}, kann es Ihre Morgen von Ihren Abenden unterscheiden.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Paperround has seen you read since {since}. After about {n} days, around {day}, it will know your daily pattern.</source>
      <translation>
        <numerusform>Paperround kennt Ihr Lesen seit dem {since}. Nach etwa {n} Tagen, um den {day}, kann es Ihre Morgen von Ihren Abenden unterscheiden.</numerusform>
        <numerusform>Paperround kennt Ihr Lesen seit dem {since}. Nach etwa {n} Tagen, um den {day}, kann es Ihre Morgen von Ihren Abenden unterscheiden.</numerusform>
      </translation>
    </message>
    <message>
      <source>You don’t read at any particular time of day.</source>
      <translation>Sie sehen zu keiner bestimmten Tageszeit nach.</translation>
    </message>
    <message>
      <source>an hour</source>
      <translation>eine Stunde</translation>
    </message>
    <message>
      <source>At weekends you start about {hours} later.</source>
      <translation>Am Wochenende beginnen Sie etwa {hours} später.</translation>
    </message>
    <message numerus="yes">
      <source>You read at this time in {n} of the last {m} weeks, for about {minutes} min.</source>
      <translation>
        <numerusform>In {n} der letzten {m} Wochen haben Sie dann nachgesehen, etwa {minutes} min lang.</numerusform>
        <numerusform>In {n} der letzten {m} Wochen haben Sie dann nachgesehen, etwa {minutes} min lang.</numerusform>
      </translation>
    </message>
    <message>
      <source>Each feed</source>
      <translation>Jeder Feed</translation>
    </message>
    <message>
      <source>Learning is paused. Nothing is recorded until you resume.</source>
      <translation>Das Lernen ist pausiert: Bis Sie es fortsetzen, wird nichts notiert.</translation>
    </message>
    <message numerus="yes">
      <source>Medium confidence ({n} days)</source>
      <translation>
        <numerusform>Ziemlich sicher, {n} Tag</numerusform>
        <numerusform>Ziemlich sicher, {n} Tage</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>High confidence ({n} days)</source>
      <translation>
        <numerusform>Sicher, {n} Tag</numerusform>
        <numerusform>Sicher, {n} Tage</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Medium confidence ({n} of {m})</source>
      <translation>
        <numerusform>Ziemlich sicher, {n} von {m}</numerusform>
        <numerusform>Ziemlich sicher, {n} von {m}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>High confidence ({n} of {m})</source>
      <translation>
        <numerusform>Sicher, {n} von {m}</numerusform>
        <numerusform>Sicher, {n} von {m}</numerusform>
      </translation>
    </message>
    <message>
      <source>never</source>
      <translation>nie</translation>
    </message>
    <message>
      <source>almost always</source>
      <translation>fast immer</translation>
    </message>
    <message>
      <source>You usually read around {times}.</source>
      <translation>Sie sehen meist gegen {times} nach.</translation>
    </message>
    <message>
      <source>today</source>
      <translation>heute</translation>
    </message>
    <message numerus="yes">
      <source>{n} in {m} days</source>
      <translation>
        <numerusform>{n} in {m} Tagen</numerusform>
        <numerusform>{n} in {m} Tagen</numerusform>
      </translation>
    </message>
    <message>
      <source>Weekdays</source>
      <translation>Werktage</translation>
    </message>
    <message>
      <source>Weekends</source>
      <translation>Wochenenden</translation>
    </message>
    <message>
      <source>Resume learning</source>
      <translation>Lernen fortsetzen</translation>
    </message>
    <message>
      <source>Pause learning</source>
      <translation>Lernen pausieren</translation>
    </message>
    <message numerus="yes">
      <source>{n} hours</source>
      <translation>
        <numerusform>{n} Stunde</numerusform>
        <numerusform>{n} Stunden</numerusform>
      </translation>
    </message>
    <message>
      <source>Your week</source>
      <translation>Ihre Lesewoche</translation>
    </message>
    <message numerus="yes">
      <source>You didn’t read at this time in any of the last {n} weeks.</source>
      <translation>
        <numerusform>In der letzten Woche ({n}) haben Sie dann nicht nachgesehen.</numerusform>
        <numerusform>In keiner der letzten {n} Wochen haben Sie dann nachgesehen.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{day}: {n} sessions</source>
      <translation>
        <numerusform>{day}: {n} Sitzung</numerusform>
        <numerusform>{day}: {n} Sitzungen</numerusform>
      </translation>
    </message>
    <message>
      <source>No data for {day} yet.</source>
      <translation>{day}: noch nichts bekannt.</translation>
    </message>
    <message>
      <source>Weekend pattern expected around {day}.</source>
      <translation>Die Wochenenden sind etwa ab dem {day} bekannt.</translation>
    </message>
    <message>
      <source>{share} fewer</source>
      <translation>{share} weniger</translation>
    </message>
    <message>
      <source>{share} more</source>
      <translation>{share} mehr</translation>
    </message>
    <message>
      <source>{share} less</source>
      <translation>{share} weniger</translation>
    </message>
    <message numerus="yes">
      <source>In the last {n} full days, Paperround made {change} fetches than refreshing the same {feeds} every hour, in {batches} batches a day instead of {hours}.</source>
      <translation>
        <numerusform>Im letzten {n} ganzen Tag machte Paperround {change} Abrufe als stündliches Abrufen derselben {feeds}, in {batches} Bündeln am Tag statt {hours}.</numerusform>
        <numerusform>In den letzten {n} ganzen Tagen machte Paperround {change} Abrufe als stündliches Abrufen derselben {feeds}, in {batches} Bündeln am Tag statt {hours}.</numerusform>
      </translation>
    </message>
    <message>
      <source>New articles kept you waiting {change} on average.</source>
      <translation>Auf neue Beiträge warteten Sie im Schnitt {change}.</translation>
    </message>
    <message>
      <source>Batches</source>
      <translation>Aufwachen</translation>
    </message>
    <message>
      <source>Radio time (estimated)</source>
      <translation>Funkzeit (geschätzt)</translation>
    </message>
    <message>
      <source>Radio time</source>
      <translation>Funk an</translation>
    </message>
    <message>
      <source>Figure of the chart</source>
      <translation>Wert im Diagramm</translation>
    </message>
    <message>
      <source>A day, on average</source>
      <translation>Im Schnitt pro Tag</translation>
    </message>
    <message>
      <source>All figures and how they’re counted</source>
      <translation>Alle Werte und wie sie gezählt werden</translation>
    </message>
    <message>
      <source>Requests for feeds, not counting images</source>
      <translation>Für Feeds gesendete Anfragen; ohne Bilder</translation>
    </message>
    <message>
      <source>Compare strategies…</source>
      <translation>Strategien vergleichen…</translation>
    </message>
    <message>
      <source>Paperround, every hour, on opening and once a day, with your own last days</source>
      <translation>Paperround, stündlich, beim Öffnen und einmal am Tag, mit Ihren letzten Tagen</translation>
    </message>
    <message>
      <source>In return, new articles kept you waiting {change} on average.</source>
      <translation>Dafür warteten Sie auf neue Beiträge im Schnitt {change}.</translation>
    </message>
    <message>
      <source>a day</source>
      <translation>pro Tag</translation>
    </message>
    <message>
      <source>In all</source>
      <translation>Insgesamt</translation>
    </message>
    <message>
      <source>All data, a day on average</source>
      <translation>Alle Daten, im Mittel pro Tag</translation>
    </message>
    <message>
      <source>Refresh on opening</source>
      <translation>Beim Öffnen aktualisieren</translation>
    </message>
    <message>
      <source>How it is counted</source>
      <translation>Wie gezählt wird</translation>
    </message>
    <message>
      <source>every feed every hour</source>
      <translation>jeder Feed jede Stunde</translation>
    </message>
    <message>
      <source>Too early to say: one day so far.</source>
      <translation>Für eine Aussage zu früh: bisher ein Tag.</translation>
    </message>
    <message>
      <source>Since {time}: {fetches} in {wake_ups}, {size}.</source>
      <translation>Seit {time}: {fetches}, {wake_ups}, {size}.</translation>
    </message>
    <message>
      <source>Savings are counted in full days. First results on {day}.</source>
      <translation>Was das Abrufen spart, wird über ganze Tage gezählt; die ersten Werte gibt es am {day}.</translation>
    </message>
    <message>
      <source>Measured for Paperround, estimated from feed sizes for the others</source>
      <translation>Hier gemessen; die anderen aus den Größen der Feeds</translation>
    </message>
    <message>
      <source>Average wait for a new article</source>
      <translation>Wartezeit auf Neues</translation>
    </message>
    <message>
      <source>From publication until you could read it, averaged over all articles</source>
      <translation>Vom Erscheinen bis zu jedem Nachsehen ohne ihn, je Beitrag</translation>
    </message>
    <message>
      <source>Ready on time</source>
      <translation>Schon da</translation>
    </message>
    <message>
      <source>New articles that were ready the next time you opened Paperround</source>
      <translation>Neue Beiträge, die beim nächsten Nachsehen da waren</translation>
    </message>
    <message>
      <source>Missed articles</source>
      <translation>Verlorene Beiträge</translation>
    </message>
    <message>
      <source>Dropped out of the feed before it was fetched (estimated)</source>
      <translation>Vor dem Abruf aus dem Feed gefallen; hier aus Lücken geschätzt</translation>
    </message>
    <message>
      <source>Bursts of network activity (fetches close together count as one)</source>
      <translation>Wie oft Abrufe weckten; dicht beieinander zählt einmal</translation>
    </message>
    <message>
      <source>Estimated for a mobile connection, where the radio stays on for 12 s after each burst</source>
      <translation>Wie in einem Mobilfunknetz, wo er nach jedem Aufwachen 12 s an bleibt</translation>
    </message>
    <message>
      <source>Processor time</source>
      <translation>Prozessorzeit</translation>
    </message>
    <message>
      <source>Of all parts of Paperround</source>
      <translation>Von allen Teilen von Paperround</translation>
    </message>
    <message>
      <source>Compared with fetching every hour above</source>
      <translation>Oben mit stündlichem Abrufen verglichen</translation>
    </message>
    <message>
      <source>In articles you opened and in lists</source>
      <translation>In Beiträgen, die Sie geöffnet haben, und in Listen</translation>
    </message>
    <message>
      <source>Icons</source>
      <translation>Symbole</translation>
    </message>
    <message>
      <source>Feed icons, checked once a month</source>
      <translation>Von Feeds, einmal im Monat gesucht</translation>
    </message>
    <message>
      <source>Full articles</source>
      <translation>Ganze Beiträge</translation>
    </message>
    <message>
      <source>Loaded from their web pages</source>
      <translation>Von ihren Webseiten geladen</translation>
    </message>
    <message>
      <source>Articles and images downloaded ahead</source>
      <translation>Im Voraus heruntergeladene Beiträge und Bilder</translation>
    </message>
    <message>
      <source>Episodes you downloaded and those downloaded ahead</source>
      <translation>Von Ihnen und im Voraus heruntergeladene Aufnahmen</translation>
    </message>
    <message>
      <source>Accounts</source>
      <translation>Konten</translation>
    </message>
    <message>
      <source>Synchronizing with servers</source>
      <translation>Abgleich mit Servern</translation>
    </message>
    <message>
      <source>Mail</source>
      <translation>E-Mail</translation>
    </message>
    <message>
      <source>Newsletters</source>
      <translation>Newsletter</translation>
    </message>
    <message>
      <source>Updates</source>
      <translation>Updates</translation>
    </message>
    <message>
      <source>Checking for a new version of Paperround</source>
      <translation>Suche nach einer neuen Version von Paperround</translation>
    </message>
    <message>
      <source>this week</source>
      <translation>diese Woche</translation>
    </message>
    <message>
      <source>no data yet</source>
      <translation>kein Nachsehen bekannt</translation>
    </message>
    <message>
      <source>{n}, hourly {m}</source>
      <translation>{n}, stündlich {m}</translation>
    </message>
    <message>
      <source>{n} a day, hourly {m}</source>
      <translation>{n} am Tag, stündlich {m}</translation>
    </message>
    <message>
      <source>{day}: {ours}, hourly {theirs}</source>
      <translation>{day}: {ours}, stündlich {theirs}</translation>
    </message>
    <message>
      <source>{measure} compared with hourly</source>
      <translation>{measure} gegenüber stündlich</translation>
    </message>
    <message>
      <source>hourly: {m}. Too early for a percentage.</source>
      <translation>stündlich {m}; zu früh für Anteile</translation>
    </message>
    <message numerus="yes">
      <source>Last {n} days</source>
      <translation>
        <numerusform>Letzter {n} Tag</numerusform>
        <numerusform>Letzte {n} Tage</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Too early to say: {n} days so far.</source>
      <translation>
        <numerusform>Für eine Aussage zu früh: bisher {n} Tag.</numerusform>
        <numerusform>Für eine Aussage zu früh: bisher {n} Tage.</numerusform>
      </translation>
    </message>
    <message>
      <source>{n} a day</source>
      <translation>{n} am Tag</translation>
    </message>
    <message>
      <source>strategy</source>
      <translation>Strategie</translation>
    </message>
    <message>
      <source>{name} from {first} to {last}, compared with as many days before:</source>
      <translation>{name}, {first} bis {last}, gegenüber ebenso vielen Tagen davor:</translation>
    </message>
    <message>
      <source>Use Paperround’s own strategy</source>
      <translation>Paperrounds eigene Strategie nutzen</translation>
    </message>
    <message>
      <source>Before and with the other strategy</source>
      <translation>Davor und mit der anderen Strategie</translation>
    </message>
    <message>
      <source>Strategy in use: {name}, until {day}.</source>
      <translation>Strategie: {name}, bis {day}.</translation>
    </message>
    <message>
      <source>Batches per day</source>
      <translation>So oft am Tag wird der Computer dafür geweckt</translation>
    </message>
    <message>
      <source>Before</source>
      <translation>Davor</translation>
    </message>
    <message>
      <source>With it</source>
      <translation>Damit</translation>
    </message>
    <message>
      <source>Since {day}, compared with as many days before:</source>
      <translation>Seit {day}, gegenüber ebenso vielen Tagen davor:</translation>
    </message>
    <message>
      <source>Strategy in use: {name}.</source>
      <translation>Strategie: {name}.</translation>
    </message>
    <message>
      <source>{name} synced {times} ({size}). Hourly would have been {hours}.</source>
      <translation>{name} wurde {times} gefragt, {size}; stündlich wären es {hours} gewesen.</translation>
    </message>
    <message>
      <source>Offline from {begin} to {end}</source>
      <translation>Offline von {begin} bis {end}</translation>
    </message>
    <message>
      <source>You were offline, so nothing was fetched. That isn’t an error.</source>
      <translation>Es gab keine Verbindung; nichts wurde abgerufen und nichts gilt als Fehler.</translation>
    </message>
    <message>
      <source>1 article with images is downloaded for {time} ({size}).</source>
      <translation>1 Beitrag mit seinen Bildern ist für {time} da, {size}.</translation>
    </message>
    <message>
      <source>Timeline of {day}. {done} done, {planned} scheduled. You read: {times}.</source>
      <translation>Zeitleiste: {day}. {done} erledigt, {planned} geplant. Nachgesehen: {times}.</translation>
    </message>
    <message>
      <source>Nothing is scheduled yet. Scheduling starts with background refresh.</source>
      <translation>Nichts geplant: Paperround plant, sobald der Dienst läuft.</translation>
    </message>
    <message numerus="yes">
      <source>{n} batches, {m} fetches. Each batch wakes the network once.</source>
      <translation>
        <numerusform>{n} Bündel, {m} Abrufe. Jedes Bündel weckt das Netz einmal.</numerusform>
        <numerusform>{n} Bündel, {m} Abrufe. Jedes Bündel weckt das Netz einmal.</numerusform>
      </translation>
    </message>
    <message>
      <source>Not running from {begin} to {end}</source>
      <translation>Nicht gestartet von {begin} bis {end}</translation>
    </message>
    <message>
      <source>Paperround was closed or the computer was off, so nothing was fetched.</source>
      <translation>Paperround war geschlossen oder der Computer aus, daher konnte nichts abgerufen werden.</translation>
    </message>
    <message numerus="yes">
      <source>{n} articles with images are downloaded for {time} ({size}).</source>
      <translation>
        <numerusform>{n} Beiträge mit Bildern sind für {time} da, {size}.</numerusform>
        <numerusform>{n} Beiträge mit Bildern sind für {time} da, {size}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} articles are downloaded for {time} ({size}).</source>
      <translation>
        <numerusform>{n} Beiträge sind für {time} da, {size}.</numerusform>
        <numerusform>{n} Beiträge sind für {time} da, {size}.</numerusform>
      </translation>
    </message>
    <message>
      <source>You’re usually offline then.</source>
      <translation>Dann sind Sie meist ohne Netz.</translation>
    </message>
    <message>
      <source>Schedule</source>
      <translation>Zeitplan</translation>
    </message>
    <message>
      <source>Day</source>
      <translation>Tag</translation>
    </message>
    <message>
      <source>Download articles before</source>
      <translation>Vorher Beiträge herunterladen</translation>
    </message>
    <message>
      <source>Coming up</source>
      <translation>Demnächst</translation>
    </message>
    <message>
      <source>Articles are downloaded before you go offline</source>
      <translation>Beiträge werden heruntergeladen, bevor Sie offline sind</translation>
    </message>
    <message>
      <source>There was nothing new.</source>
      <translation>Es war nichts Neues erschienen.</translation>
    </message>
    <message>
      <source>Nothing is scheduled for tomorrow yet.</source>
      <translation>Für morgen ist noch nichts geplant.</translation>
    </message>
    <message>
      <source>not yet</source>
      <translation>noch nicht</translation>
    </message>
    <message>
      <source>New articles</source>
      <translation>Neue Beiträge</translation>
    </message>
    <message>
      <source>{reason}, open</source>
      <translation>{reason}, aufgeklappt</translation>
    </message>
    <message>
      <source>{reason}, folded</source>
      <translation>{reason}, zugeklappt</translation>
    </message>
    <message>
      <source>1 batch, {m} fetches. Each batch wakes the network once.</source>
      <translation>1 Bündel, {m} Abrufe. Jedes Bündel weckt das Netz einmal.</translation>
    </message>
    <message>
      <source>Asleep from {begin} to {end}</source>
      <translation>Ruhezustand von {begin} bis {end}</translation>
    </message>
    <message>
      <source>The computer was asleep, so nothing was fetched.</source>
      <translation>Der Computer war im Ruhezustand, daher konnte nichts abgerufen werden.</translation>
    </message>
    <message>
      <source>Yesterday</source>
      <translation>Gestern</translation>
    </message>
    <message>
      <source>Tomorrow</source>
      <translation>Morgen</translation>
    </message>
    <message>
      <source>Wait avoided</source>
      <translation>Vermiedene Wartezeit</translation>
    </message>
    <message>
      <source>Add a feed to see its fetches here.</source>
      <translation>Sobald ein Feed hinzugefügt ist, erscheinen hier seine Abrufe.</translation>
    </message>
    <message>
      <source>{wake_ups}, {fetches}.</source>
      <translation>{wake_ups}, {fetches}.</translation>
    </message>
    <message>
      <source>You didn’t read on this day.</source>
      <translation>An diesem Tag haben Sie nicht nachgesehen.</translation>
    </message>
    <message>
      <source>You read {times}.</source>
      <translation>Sie haben {times} nachgesehen.</translation>
    </message>
    <message>
      <source>Nothing new since you subscribed.</source>
      <translation>Seit Sie abonniert haben, ist nichts Neues erschienen.</translation>
    </message>
    <message>
      <source>Of the new articles known so far, {share} were ready when you read.</source>
      <translation>Von den bisher bekannten neuen Beiträgen waren {share} schon da, als Sie lasen.</translation>
    </message>
    <message>
      <source>{polls} scheduled until {time}. The rest is scheduled closer to the time.</source>
      <translation>{polls} bis {time} geplant. Was danach kommt, wird geplant, wenn der Tag näher rückt.</translation>
    </message>
    <message numerus="yes">
      <source>{time}, fetched · {feeds}, {n} new</source>
      <translation>
        <numerusform>{time}, abgerufen · {feeds}, {n} neuer</numerusform>
        <numerusform>{time}, abgerufen · {feeds}, {n} neue</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{names} and {n} more.</source>
      <translation>
        <numerusform>{names} und {n} weiterer.</numerusform>
        <numerusform>{names} und {n} weitere.</numerusform>
      </translation>
    </message>
    <message>
      <source>No fetches on this day.</source>
      <translation>Kein Abruf an diesem Tag.</translation>
    </message>
    <message>
      <source>You were here {spans}.</source>
      <translation>Sie waren hier: {spans}.</translation>
    </message>
    <message>
      <source>You often read offline around {time}.</source>
      <translation>Gegen {time} lesen Sie oft offline.</translation>
    </message>
    <message numerus="yes">
      <source>{n} couldn’t be downloaded in full.</source>
      <translation>
        <numerusform>{n} davon ließ sich nicht vollständig abrufen.</numerusform>
        <numerusform>{n} davon ließen sich nicht vollständig abrufen.</numerusform>
      </translation>
    </message>
    <message>
      <source>Nothing new</source>
      <translation>Nichts Neues</translation>
    </message>
    <message>
      <source>Scheduled</source>
      <translation>Geplant</translation>
    </message>
    <message>
      <source>You read</source>
      <translation>Sie lesen</translation>
    </message>
    <message>
      <source>Asleep, off or offline</source>
      <translation>Im Ruhezustand, aus oder offline</translation>
    </message>
    <message>
      <source>Waiting time these fetches save you</source>
      <translation>Wartezeit, die Ihnen diese Abrufe ersparen</translation>
    </message>
    <message>
      <source>{time}, scheduled · {feeds} in one batch</source>
      <translation>{time}, geplant · {feeds} bei einem Aufwachen</translation>
    </message>
    <message>
      <source>{time}, fetched · {feeds}, nothing new</source>
      <translation>{time}, abgerufen · {feeds}, nichts Neues</translation>
    </message>
    <message numerus="yes">
      <source>{time} and {n} more</source>
      <translation>
        <numerusform>{time} und {n} weiteres Mal</numerusform>
        <numerusform>{time} und {n} weitere Male</numerusform>
      </translation>
    </message>
    <message>
      <source>Asleep until {time}</source>
      <translation>Ruhezustand bis {time}</translation>
    </message>
    <message>
      <source>Closed until {time}</source>
      <translation>Nicht gestartet bis {time}</translation>
    </message>
    <message>
      <source>Asleep</source>
      <translation>Ruhezustand</translation>
    </message>
    <message>
      <source>Closed</source>
      <translation>Nicht gestartet</translation>
    </message>
    <message>
      <source>Timeline of the day</source>
      <translation>Zeitleiste des Tages</translation>
    </message>
    <message>
      <source>Not enough data yet. It takes about 10 days of reading.</source>
      <translation>Noch nicht bekannt: Dies ist der erste Tag. Nach etwa 10 Tagen ist es so weit.</translation>
    </message>
    <message>
      <source>When you
usually read</source>
      <translation>Wann Sie
meist nachsehen</translation>
    </message>
    <message>
      <source>0 feeds</source>
      <translation>0 Feeds</translation>
    </message>
    <message numerus="yes">
      <source>Paperround has seen you read on {n} days. After about 10 it will know your daily pattern.</source>
      <translation>
        <numerusform>Lesen an {n} Tag beobachtet. Nach etwa 10 Tagen lassen sich Morgen und Abend unterscheiden.</numerusform>
        <numerusform>Lesen an {n} Tagen beobachtet. Nach etwa 10 Tagen lassen sich Morgen und Abend unterscheiden.</numerusform>
      </translation>
    </message>
    <message>
      <source>Now {time}</source>
      <translation>Jetzt {time}</translation>
    </message>
    <message>
      <source>Usually off</source>
      <translation>Meist aus</translation>
    </message>
    <message>
      <source>Estimate</source>
      <translation>Bisher geschätzt</translation>
    </message>
    <message>
      <source>No fetch scheduled</source>
      <translation>Kein Abruf geplant</translation>
    </message>
    <message numerus="yes">
      <source>{n}, all OK</source>
      <translation>
        <numerusform>{n}, alles in Ordnung</numerusform>
        <numerusform>{n}, alles in Ordnung</numerusform>
      </translation>
    </message>
    <message>
      <source>Back to reading</source>
      <translation>Zurück zum Lesen</translation>
    </message>
    <message>
      <source>Insights pages</source>
      <translation>Seiten der Einblicke</translation>
    </message>
    <message>
      <source>Learn more</source>
      <translation>Mehr erfahren</translation>
    </message>
    <message>
      <source>Page of Insights</source>
      <translation>Seite der Einblicke</translation>
    </message>
    <message>
      <source>{share} more fetches</source>
      <translation>{share} mehr Abrufe</translation>
    </message>
    <message>
      <source>{share} fewer fetches</source>
      <translation>{share} weniger Abrufe</translation>
    </message>
    <message>
      <source>Medium confidence</source>
      <translation>Ziemlich sicher</translation>
    </message>
    <message>
      <source>High confidence</source>
      <translation>Sicher</translation>
    </message>
    <message numerus="yes">
      <source>{n}, one needs attention</source>
      <translation>
        <numerusform>{n}, davon einer auffällig</numerusform>
        <numerusform>{n}, davon einer auffällig</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n}, {m} need attention</source>
      <translation>
        <numerusform>{n}, davon {m} auffällig</numerusform>
        <numerusform>{n}, davon {m} auffällig</numerusform>
      </translation>
    </message>
    <message>
      <source>Next fetch {time}</source>
      <translation>Nächster Abruf {time}</translation>
    </message>
    <message numerus="yes">
      <source>{n} fetches a day</source>
      <translation>
        <numerusform>{n} Abruf am Tag</numerusform>
        <numerusform>{n} Abrufe am Tag</numerusform>
      </translation>
    </message>
    <message>
      <source>Mark all as read in {place}: {posts}</source>
      <translation>Alle in {place} als gelesen markieren: {posts}</translation>
    </message>
    <message>
      <source>Mark as unread</source>
      <translation>Als ungelesen markieren</translation>
    </message>
    <message>
      <source>Mark as read</source>
      <translation>Als gelesen markieren</translation>
    </message>
    <message>
      <source>Unstar</source>
      <translation>Stern entfernen</translation>
    </message>
    <message>
      <source>Read</source>
      <translation>Gelesen</translation>
    </message>
    <message>
      <source>Remove highlight</source>
      <translation>Hervorhebung entfernen</translation>
    </message>
    <message>
      <source>Mark all as read in {place}</source>
      <translation>Alle in {place} als gelesen markieren</translation>
    </message>
    <message numerus="yes">
      <source>{n} or more new</source>
      <translation>
        <numerusform>{n} oder mehr neue</numerusform>
        <numerusform>{n} oder mehr neue</numerusform>
      </translation>
    </message>
    <message>
      <source>Show folder</source>
      <translation>Ordner zeigen</translation>
    </message>
    <message>
      <source>Enter password…</source>
      <translation>Passwort eingeben …</translation>
    </message>
    <message>
      <source>{what}. Press Ctrl+Z to undo.</source>
      <translation>{what}. Rückgängig mit Steuerung Z.</translation>
    </message>
    <message>
      <source>Clear</source>
      <translation>Leeren</translation>
    </message>
    <message>
      <source>less than 1 article a year</source>
      <translation>weniger als ein Beitrag im Jahr</translation>
    </message>
    <message>
      <source>played</source>
      <translation>gehört</translation>
    </message>
    <message>
      <source>1 min listen</source>
      <translation>1 Minute zum Hören</translation>
    </message>
    <message>
      <source>about 1 article a day</source>
      <translation>etwa ein Beitrag am Tag</translation>
    </message>
    <message numerus="yes">
      <source>about {n} articles a day</source>
      <translation>
        <numerusform>etwa {n} Beiträge am Tag</numerusform>
        <numerusform>etwa {n} Beiträge am Tag</numerusform>
      </translation>
    </message>
    <message>
      <source>about 1 article a week</source>
      <translation>etwa ein Beitrag in der Woche</translation>
    </message>
    <message numerus="yes">
      <source>about {n} articles a week</source>
      <translation>
        <numerusform>etwa {n} Beiträge in der Woche</numerusform>
        <numerusform>etwa {n} Beiträge in der Woche</numerusform>
      </translation>
    </message>
    <message>
      <source>about 1 article a month</source>
      <translation>etwa ein Beitrag im Monat</translation>
    </message>
    <message numerus="yes">
      <source>about {n} articles a month</source>
      <translation>
        <numerusform>etwa {n} Beiträge im Monat</numerusform>
        <numerusform>etwa {n} Beiträge im Monat</numerusform>
      </translation>
    </message>
    <message>
      <source>about 1 article a year</source>
      <translation>etwa ein Beitrag im Jahr</translation>
    </message>
    <message numerus="yes">
      <source>about {n} articles a year</source>
      <translation>
        <numerusform>etwa {n} Beiträge im Jahr</numerusform>
        <numerusform>etwa {n} Beiträge im Jahr</numerusform>
      </translation>
    </message>
    <message>
      <source>d MMMM</source>
      <translation>d. MMMM</translation>
    </message>
    <message>
      <source>dddd d MMMM</source>
      <translation>dddd, d. MMMM</translation>
    </message>
    <message>
      <source>since today</source>
      <translation>seit heute</translation>
    </message>
    <message>
      <source>since yesterday</source>
      <translation>seit gestern</translation>
    </message>
    <message>
      <source>1 article</source>
      <translation>1 Beitrag</translation>
    </message>
    <message>
      <source>1 star</source>
      <translation>1 Stern</translation>
    </message>
    <message>
      <source>Episode</source>
      <translation>Eine Aufnahme</translation>
    </message>
    <message>
      <source>Untitled</source>
      <translation>Ein Beitrag ohne Worte</translation>
    </message>
    <message>
      <source>twice</source>
      <translation>zweimal</translation>
    </message>
    <message>
      <source>three times</source>
      <translation>dreimal</translation>
    </message>
    <message>
      <source>four times</source>
      <translation>viermal</translation>
    </message>
    <message>
      <source>five times</source>
      <translation>fünfmal</translation>
    </message>
    <message>
      <source>1 batch</source>
      <translation>1 Aufwachen</translation>
    </message>
    <message>
      <source>1 fetch</source>
      <translation>1 Abruf</translation>
    </message>
    <message>
      <source>in progress</source>
      <translation>begonnen</translation>
    </message>
    <message>
      <source>{left} of {whole} min left</source>
      <translation>noch {left} von {whole} min</translation>
    </message>
    <message numerus="yes">
      <source>{minutes} min listen</source>
      <translation>
        <numerusform>{minutes} Minute zum Hören</numerusform>
        <numerusform>{minutes} Minuten zum Hören</numerusform>
      </translation>
    </message>
    <message>
      <source>{place} of {whole}</source>
      <translation>{place} von {whole}</translation>
    </message>
    <message>
      <source>1 hour</source>
      <translation>1 Stunde</translation>
    </message>
    <message>
      <source>1 minute ago</source>
      <translation>vor 1 Minute</translation>
    </message>
    <message>
      <source>d MMM</source>
      <translation>d. MMM</translation>
    </message>
    <message>
      <source>d MMM yyyy</source>
      <translation>d. MMM yyyy</translation>
    </message>
    <message>
      <source>{day}, {time}</source>
      <translation>{day}, {time}</translation>
    </message>
    <message>
      <source>dddd d MMMM yyyy</source>
      <translation>dddd, d. MMMM yyyy</translation>
    </message>
    <message>
      <source>MMMM yyyy</source>
      <translation>MMMM yyyy</translation>
    </message>
    <message>
      <source>since {day}</source>
      <translation>seit dem {day}</translation>
    </message>
    <message>
      <source>{n}%</source>
      <translation>{n} %</translation>
    </message>
    <message numerus="yes">
      <source>{n} unread</source>
      <translation>
        <numerusform>{n} ungelesen</numerusform>
        <numerusform>{n} ungelesen</numerusform>
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
      <translation>in {span}</translation>
    </message>
    <message>
      <source>{some} and {last}</source>
      <translation>{some} und {last}</translation>
    </message>
    <message>
      <source>{time} ago</source>
      <translation>vor {time}</translation>
    </message>
    <message>
      <source>Today, {day}</source>
      <translation>Heute, {day}</translation>
    </message>
    <message>
      <source>Yesterday, {day}</source>
      <translation>Gestern, {day}</translation>
    </message>
    <message numerus="yes">
      <source>{n} articles</source>
      <translation>
        <numerusform>{n} Beiträge</numerusform>
        <numerusform>{n} Beiträge</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} stars</source>
      <translation>
        <numerusform>{n} Sterne</numerusform>
        <numerusform>{n} Sterne</numerusform>
      </translation>
    </message>
    <message>
      <source>Link to {host}</source>
      <translation>Ein Link zu {host}</translation>
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
        <numerusform>{n} Aufwachen</numerusform>
        <numerusform>{n} Aufwachen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} fetches</source>
      <translation>
        <numerusform>{n} Abrufe</numerusform>
        <numerusform>{n} Abrufe</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} minutes ago</source>
      <translation>
        <numerusform>vor {n} Minuten</numerusform>
        <numerusform>vor {n} Minuten</numerusform>
      </translation>
    </message>
    <message>
      <source>Couldn’t load the list.</source>
      <translation>Die Liste ließ sich nicht lesen.</translation>
    </message>
    <message>
      <source>all articles</source>
      <translation>allen Beiträgen</translation>
    </message>
    <message>
      <source>Clear search</source>
      <translation>Suche leeren</translation>
    </message>
    <message>
      <source>Your first articles will appear in a moment.</source>
      <translation>Gleich kommen die ersten Beiträge.</translation>
    </message>
    <message>
      <source>Read a few articles, and suggestions based on them will appear here.</source>
      <translation>Lesen Sie ein paar Beiträge. Worüber Sie lesen, bestimmt, was hier steht.</translation>
    </message>
    <message>
      <source>No articles today yet</source>
      <translation>Heute noch keine Beiträge</translation>
    </message>
    <message>
      <source>Nothing here yet</source>
      <translation>Hier ist noch nichts</translation>
    </message>
    <message>
      <source>Show now</source>
      <translation>Jetzt anzeigen</translation>
    </message>
    <message>
      <source>No new articles. Next edition at {time}.</source>
      <translation>Nichts Neues wartet. Die nächste Zeitung kommt um {time}.</translation>
    </message>
    <message>
      <source>Refresh anyway</source>
      <translation>Trotzdem abrufen</translation>
    </message>
    <message>
      <source>Add a website you like, or bring your feeds from another reader.</source>
      <translation>Fügen Sie eine Website hinzu, die Sie mögen, oder übernehmen Sie Ihre Feeds aus einem anderen Feedreader.</translation>
    </message>
    <message>
      <source>No results for “{words}”</source>
      <translation>Keine Ergebnisse für „{words}“</translation>
    </message>
    <message>
      <source>No connection</source>
      <translation>Keine Verbindung</translation>
    </message>
    <message>
      <source>Its server asked Paperround to wait until then.</source>
      <translation>Bis dahin bittet der Server um Ruhe.</translation>
    </message>
    <message>
      <source>Refreshing {what}…</source>
      <translation>{what} wird abgerufen …</translation>
    </message>
    <message>
      <source>Nothing to suggest yet</source>
      <translation>Noch nichts vorzuschlagen</translation>
    </message>
    <message>
      <source>Nothing found yet</source>
      <translation>Noch nichts gefunden</translation>
    </message>
    <message>
      <source>No starred articles</source>
      <translation>Noch nichts mit Stern</translation>
    </message>
    <message>
      <source>Press S to star an article and keep it here.</source>
      <translation>Mit s bekommt ein Beitrag einen Stern und steht dann hier.</translation>
    </message>
    <message>
      <source>All caught up</source>
      <translation>Alles gelesen</translation>
    </message>
    <message>
      <source>1 new article waiting for the {time} edition.</source>
      <translation>1 neuer Beitrag wartet auf die Zeitung um {time}.</translation>
    </message>
    <message numerus="yes">
      <source>{n} new articles waiting for the {time} edition.</source>
      <translation>
        <numerusform>{n} neue Beiträge warten auf die Zeitung um {time}.</numerusform>
        <numerusform>{n} neue Beiträge warten auf die Zeitung um {time}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Choose again…</source>
      <translation>Neu wählen …</translation>
    </message>
    <message>
      <source>Searched {place}.</source>
      <translation>Gesucht in: {place}.</translation>
    </message>
    <message>
      <source>Search everywhere</source>
      <translation>Überall suchen</translation>
    </message>
    <message>
      <source>{what} will be fetched at {time}</source>
      <translation>{what} kommt um {time}</translation>
    </message>
    <message>
      <source>New matches appear here automatically.</source>
      <translation>Was passt, kommt von selbst hierher.</translation>
    </message>
    <message numerus="yes">
      <source>{n} feeds here couldn’t be refreshed.</source>
      <translation>
        <numerusform>{n} Feed von hier konnte nicht abgerufen werden.</numerusform>
        <numerusform>{n} Feeds von hier konnten nicht abgerufen werden.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 feed here couldn’t be refreshed.</source>
      <translation>1 Feed von hier konnte nicht abgerufen werden.</translation>
    </message>
    <message>
      <source>Browse starter feeds</source>
      <translation>Vorgeschlagene Feeds durchsehen</translation>
    </message>
    <message>
      <source>Add a sync account</source>
      <translation>Konto zum Abgleichen hinzufügen</translation>
    </message>
    <message>
      <source>{what} will be fetched once you’re back online.</source>
      <translation>Abgerufen wird, sobald es eine gibt: {what}.</translation>
    </message>
    <message>
      <source>the search for {words}</source>
      <translation>der Suche nach „{words}“</translation>
    </message>
    <message>
      <source>Everywhere</source>
      <translation>Überall</translation>
    </message>
    <message>
      <source>Search all articles, not just this list</source>
      <translation>In allen Beiträgen suchen, nicht nur hier</translation>
    </message>
    <message>
      <source>Search tips</source>
      <translation>Was man hier eingeben kann</translation>
    </message>
    <message>
      <source>Search tips (Alt+Down)</source>
      <translation>Was man hier eingeben kann (Alt+Pfeil nach unten)</translation>
    </message>
    <message>
      <source>1 result</source>
      <translation>1 Treffer</translation>
    </message>
    <message>
      <source>View options</source>
      <translation>Ansicht</translation>
    </message>
    <message>
      <source>All</source>
      <translation>Alle</translation>
    </message>
    <message>
      <source>Sort</source>
      <translation>Sortieren</translation>
    </message>
    <message>
      <source>Group by</source>
      <translation>Gruppieren nach</translation>
    </message>
    <message>
      <source>Rows</source>
      <translation>Zeilen</translation>
    </message>
    <message>
      <source>Cards</source>
      <translation>Karten</translation>
    </message>
    <message>
      <source>night ferry</source>
      <translation>letzte Fähre</translation>
    </message>
    <message>
      <source>both words, anywhere</source>
      <translation>beide Wörter, irgendwo</translation>
    </message>
    <message>
      <source>"night ferry"</source>
      <translation>"letzte Fähre"</translation>
    </message>
    <message>
      <source>exactly this phrase</source>
      <translation>genau diese Wortfolge</translation>
    </message>
    <message>
      <source>ferry OR boat</source>
      <translation>Fähre ODER Boot</translation>
    </message>
    <message>
      <source>either word</source>
      <translation>eines von beiden</translation>
    </message>
    <message>
      <source>ferry -night</source>
      <translation>Fähre -letzte</translation>
    </message>
    <message>
      <source>leave out a word</source>
      <translation>ohne dieses Wort</translation>
    </message>
    <message>
      <source>(ferry OR boat) night</source>
      <translation>(Fähre ODER Boot) letzte</translation>
    </message>
    <message>
      <source>group with parentheses</source>
      <translation>Klammern halten zusammen</translation>
    </message>
    <message>
      <source>title:ferry</source>
      <translation>titel:Fähre</translation>
    </message>
    <message>
      <source>in the title; also author: and text:</source>
      <translation>im Titel; ebenso autor: und text:</translation>
    </message>
    <message>
      <source>feed:"Harbour Gazette"</source>
      <translation>feed:"Nordlicht Kurier"</translation>
    </message>
    <message>
      <source>from this feed</source>
      <translation>aus diesem Feed</translation>
    </message>
    <message>
      <source>folder:News</source>
      <translation>ordner:Nachrichten</translation>
    </message>
    <message>
      <source>in this folder</source>
      <translation>in diesem Ordner</translation>
    </message>
    <message>
      <source>tag:later</source>
      <translation>schlagwort:später</translation>
    </message>
    <message>
      <source>with this tag</source>
      <translation>mit diesem Schlagwort</translation>
    </message>
    <message>
      <source>is:unread</source>
      <translation>ist:ungelesen</translation>
    </message>
    <message>
      <source>also is:read, is:starred</source>
      <translation>ebenso ist:gelesen, ist:stern</translation>
    </message>
    <message>
      <source>after:7d</source>
      <translation>seit:7t</translation>
    </message>
    <message>
      <source>from the last 7 days</source>
      <translation>aus den letzten sieben Tagen</translation>
    </message>
    <message>
      <source>before:2026-03</source>
      <translation>vor:2026-03</translation>
    </message>
    <message>
      <source>before a day, month or year</source>
      <translation>vor einem Tag, Monat oder Jahr</translation>
    </message>
    <message>
      <source>Newest</source>
      <translation>Neueste</translation>
    </message>
    <message>
      <source>Oldest</source>
      <translation>Älteste</translation>
    </message>
    <message>
      <source>Relevance</source>
      <translation>Relevanz</translation>
    </message>
    <message numerus="yes">
      <source>{n} results</source>
      <translation>
        <numerusform>{n} Treffer</numerusform>
        <numerusform>{n} Treffer</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>the latest {n} results</source>
      <translation>
        <numerusform>die neuesten {n} Treffer</numerusform>
        <numerusform>die neuesten {n} Treffer</numerusform>
      </translation>
    </message>
    <message>
      <source>Search in {place}</source>
      <translation>Suchen in {place}</translation>
    </message>
    <message>
      <source>Try now</source>
      <translation>Jetzt versuchen</translation>
    </message>
    <message>
      <source>Also in 1 other feed</source>
      <translation>Auch in 1 Feed</translation>
    </message>
    <message>
      <source>1 similar article</source>
      <translation>1 weiterer dazu</translation>
    </message>
    <message>
      <source>Also in {feeds}</source>
      <translation>Auch in {feeds}</translation>
    </message>
    <message numerus="yes">
      <source>Also in {n} other feeds</source>
      <translation>
        <numerusform>Auch in {n} Feeds</numerusform>
        <numerusform>Auch in {n} Feeds</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} similar articles</source>
      <translation>
        <numerusform>{n} weitere dazu</numerusform>
        <numerusform>{n} weitere dazu</numerusform>
      </translation>
    </message>
    <message>
      <source>Plugged in or charging</source>
      <translation>Im Netzbetrieb oder beim Laden</translation>
    </message>
    <message>
      <source>On battery or saving power</source>
      <translation>Im Akkubetrieb oder Stromsparmodus</translation>
    </message>
    <message>
      <source>Nothing more is scheduled today.</source>
      <translation>Heute ist nichts mehr geplant.</translation>
    </message>
    <message numerus="yes">
      <source>{n} scheduled for later today</source>
      <translation>
        <numerusform>Heute noch {n} geplant</numerusform>
        <numerusform>Heute noch {n} geplant</numerusform>
      </translation>
    </message>
    <message>
      <source>Online, not metered</source>
      <translation>Online, nicht getaktet</translation>
    </message>
    <message>
      <source>Today’s schedule</source>
      <translation>Heutiger Zeitplan</translation>
    </message>
    <message>
      <source>When you usually read</source>
      <translation>Wann Sie meist lesen</translation>
    </message>
    <message>
      <source>A typical day</source>
      <translation>Ein typischer Tag</translation>
    </message>
    <message>
      <source>Paused. Refresh still works.</source>
      <translation>Pausiert. „Abrufen“ geht trotzdem.</translation>
    </message>
    <message>
      <source>Offline. Fetching resumes when you reconnect.</source>
      <translation>Offline. Sobald Sie wieder verbunden sind, wird weiter abgerufen.</translation>
    </message>
    <message numerus="yes">
      <source>{n} scheduled for later today, {m} in reserve</source>
      <translation>
        <numerusform>Heute noch {n} geplant, {m} in Reserve</numerusform>
        <numerusform>Heute noch {n} geplant, {m} in Reserve</numerusform>
      </translation>
    </message>
    <message>
      <source>Next batches</source>
      <translation>Nächste Bündel</translation>
    </message>
    <message>
      <source>Each batch wakes the network once</source>
      <translation>Jedes Bündel weckt das Netz einmal</translation>
    </message>
    <message>
      <source>Batch done</source>
      <translation>Bündel erledigt</translation>
    </message>
    <message>
      <source>{feeds} · {when}</source>
      <translation>{feeds} · {when}</translation>
    </message>
    <message>
      <source>Resume</source>
      <translation>Fortsetzen</translation>
    </message>
    <message>
      <source>For 1 hour</source>
      <translation>Für 1 Stunde</translation>
    </message>
    <message>
      <source>Until tomorrow</source>
      <translation>Bis morgen</translation>
    </message>
    <message>
      <source>Until I resume</source>
      <translation>Bis ich fortsetze</translation>
    </message>
    <message>
      <source>{used} of {all} fetches used today</source>
      <translation>{used} von {all} Abrufen heute verbraucht</translation>
    </message>
    <message>
      <source>When you usually read, and today’s batches of fetches</source>
      <translation>Wann Sie meist lesen, und die heutigen Bündel von Abrufen</translation>
    </message>
    <message numerus="yes">
      <source>{time}, {feeds}, {n} new</source>
      <translation>
        <numerusform>{time}, {feeds}, {n} neu</numerusform>
        <numerusform>{time}, {feeds}, {n} neu</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} {n} scheduled, next at {time}.</source>
      <translation>
        <numerusform>{done} {n} geplant, das nächste um {time}.</numerusform>
        <numerusform>{done} {n} geplant, das nächste um {time}.</numerusform>
      </translation>
    </message>
    <message>
      <source>A typical day, until Paperround knows when you read</source>
      <translation>Ein typischer Tag, bis Paperround weiß, wann Sie lesen</translation>
    </message>
    <message>
      <source>{time}, scheduled, {feeds}</source>
      <translation>{time}, geplant, {feeds}</translation>
    </message>
    <message>
      <source>{time}, {feeds}, nothing new</source>
      <translation>{time}, {feeds}, nichts Neues</translation>
    </message>
    <message numerus="yes">
      <source>{n} batches done,</source>
      <translation>
        <numerusform>{n} Bündel erledigt,</numerusform>
        <numerusform>{n} Bündel erledigt,</numerusform>
      </translation>
    </message>
    <message>
      <source>{done} nothing scheduled.</source>
      <translation>{done} nichts geplant.</translation>
    </message>
    <message>
      <source>New name</source>
      <translation>Neuer Name</translation>
    </message>
    <message>
      <source>You’re subscribed to {feed} twice, at two addresses.</source>
      <translation>{feed} ist zweimal abonniert, unter zwei Adressen.</translation>
    </message>
    <message>
      <source>Clear the filter</source>
      <translation>Filter leeren</translation>
    </message>
    <message>
      <source>Keep both</source>
      <translation>Beide behalten</translation>
    </message>
    <message>
      <source>{feed} has the same articles as {other}.</source>
      <translation>{feed} bringt dieselben Beiträge wie {other}.</translation>
    </message>
    <message>
      <source>Almost everything in {feed} is also in {other}.</source>
      <translation>Fast alles von {feed} kommt auch mit {other}.</translation>
    </message>
    <message>
      <source>Searches</source>
      <translation>Suchen</translation>
    </message>
    <message>
      <source>Monday</source>
      <translation>Montag</translation>
    </message>
    <message>
      <source>Tuesday</source>
      <translation>Dienstag</translation>
    </message>
    <message>
      <source>Wednesday</source>
      <translation>Mittwoch</translation>
    </message>
    <message>
      <source>Thursday</source>
      <translation>Donnerstag</translation>
    </message>
    <message>
      <source>Friday</source>
      <translation>Freitag</translation>
    </message>
    <message>
      <source>Saturday</source>
      <translation>Samstag</translation>
    </message>
    <message>
      <source>Sunday</source>
      <translation>Sonntag</translation>
    </message>
    <message>
      <source>January</source>
      <translation>Januar</translation>
    </message>
    <message>
      <source>February</source>
      <translation>Februar</translation>
    </message>
    <message>
      <source>March</source>
      <translation>März</translation>
    </message>
    <message>
      <source>April</source>
      <translation>April</translation>
    </message>
    <message>
      <source>May</source>
      <translation>Mai</translation>
    </message>
    <message>
      <source>June</source>
      <translation>Juni</translation>
    </message>
    <message>
      <source>July</source>
      <translation>Juli</translation>
    </message>
    <message>
      <source>August</source>
      <translation>August</translation>
    </message>
    <message>
      <source>September</source>
      <translation>September</translation>
    </message>
    <message>
      <source>October</source>
      <translation>Oktober</translation>
    </message>
    <message>
      <source>November</source>
      <translation>November</translation>
    </message>
    <message>
      <source>December</source>
      <translation>Dezember</translation>
    </message>
    <message numerus="yes">
      <source>So you don’t miss anything: it lists only {window} articles, which turn over in {span}.</source>
      <translation>
        <numerusform>Damit nichts verloren geht: Der Feed fasst {window} Beiträge; Zeit, bis er voll ist: {span}.</numerusform>
        <numerusform>Damit nichts verloren geht: Der Feed fasst {window} Beiträge; Zeit, bis er voll ist: {span}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Grouped with one other feed to save power.</source>
      <translation>Zusammen mit einem anderen, damit das Funkmodul nur einmal aufwacht.</translation>
    </message>
    <message numerus="yes">
      <source>Grouped with {n} other feeds to save power.</source>
      <translation>
        <numerusform>Zusammen mit {n} anderen, damit das Funkmodul nur einmal aufwacht.</numerusform>
        <numerusform>Zusammen mit {n} anderen, damit das Funkmodul nur einmal aufwacht.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 day</source>
      <translation>1 Tag</translation>
    </message>
    <message>
      <source>1 minute</source>
      <translation>1 Minute</translation>
    </message>
    <message>
      <source>a moment</source>
      <translation>einen Moment</translation>
    </message>
    <message>
      <source>two</source>
      <translation>zwei</translation>
    </message>
    <message>
      <source>three</source>
      <translation>drei</translation>
    </message>
    <message>
      <source>four</source>
      <translation>vier</translation>
    </message>
    <message>
      <source>five</source>
      <translation>fünf</translation>
    </message>
    <message>
      <source>six</source>
      <translation>sechs</translation>
    </message>
    <message>
      <source>seven</source>
      <translation>sieben</translation>
    </message>
    <message>
      <source>eight</source>
      <translation>acht</translation>
    </message>
    <message>
      <source>nine</source>
      <translation>neun</translation>
    </message>
    <message>
      <source>ten</source>
      <translation>zehn</translation>
    </message>
    <message>
      <source>eleven</source>
      <translation>elf</translation>
    </message>
    <message>
      <source>twelve</source>
      <translation>zwölf</translation>
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
      <translation> Tag</translation>
    </message>
    <message numerus="yes">
      <source> days</source>
      <translation>
        <numerusform> Tage</numerusform>
        <numerusform> Tage</numerusform>
      </translation>
    </message>
    <message>
      <source> MB</source>
      <translation> MB</translation>
    </message>
    <message>
      <source>no limit</source>
      <translation>unbegrenzt</translation>
    </message>
    <message>
      <source>Words to highlight</source>
      <translation>Hervorzuhebende Wörter</translation>
    </message>
    <message>
      <source>Quiet hours</source>
      <translation>Ruhezeit</translation>
    </message>
    <message>
      <source>Mute notifications for today</source>
      <translation>Heute keine Benachrichtigungen mehr</translation>
    </message>
    <message>
      <source>Closing the window</source>
      <translation>Beim Schließen des Fensters</translation>
    </message>
    <message>
      <source>Tell me about updates</source>
      <translation>Melden, wenn es eine neuere Version gibt</translation>
    </message>
    <message>
      <source>Images in articles</source>
      <translation>Bilder in Beiträgen</translation>
    </message>
    <message>
      <source>Thumbnails in the list</source>
      <translation>Kleine Bilder in der Liste</translation>
    </message>
    <message>
      <source>Download episodes before I usually listen</source>
      <translation>Aufnahmen herunterladen, bevor ich meist höre</translation>
    </message>
    <message>
      <source>Storage limit</source>
      <translation>Auf dem Datenträger behalten, etwa</translation>
    </message>
    <message>
      <source>Keep played episodes for</source>
      <translation>Gehörte bleiben</translation>
    </message>
    <message>
      <source>Fetching strategy</source>
      <translation>Abrufstrategie</translation>
    </message>
    <message>
      <source>Never more than this on any day</source>
      <translation>An keinem Tag mehr als das</translation>
    </message>
    <message>
      <source>Daily data limit</source>
      <translation>Daten am Tag dafür</translation>
    </message>
    <message>
      <source>On battery, use at most</source>
      <translation>Davon im Akkubetrieb</translation>
    </message>
    <message>
      <source>Share of the daily budget on battery and in power saving mode.</source>
      <translation>Anteil am Tagesbudget im Akkubetrieb und im Stromsparmodus.</translation>
    </message>
    <message>
      <source>On a metered connection</source>
      <translation>Bei getakteter Verbindung</translation>
    </message>
    <message>
      <source>Share of the daily budget on a metered connection.</source>
      <translation>Anteil am Tagesbudget bei getakteter Verbindung.</translation>
    </message>
    <message>
      <source>While the computer is busy</source>
      <translation>Wenn der Computer ausgelastet ist</translation>
    </message>
    <message>
      <source>Share of the daily budget while the computer is busy.</source>
      <translation>Anteil am Tagesbudget, während der Computer ausgelastet ist.</translation>
    </message>
    <message>
      <source>Batches of fetches per day, about. Each batch wakes the network once.</source>
      <translation>Ungefähre Zahl der Bündel von Abrufen pro Tag. Jedes Bündel weckt das Netz einmal.</translation>
    </message>
    <message>
      <source>On battery or a metered connection</source>
      <translation>Wenn Strom oder Verbindung knapp sind</translation>
    </message>
    <message>
      <source>Batches per day on battery, in power saving mode and on a metered connection.</source>
      <translation>Bündel pro Tag im Akkubetrieb, im Stromsparmodus und bei getakteter Verbindung.</translation>
    </message>
    <message>
      <source>Parallel connections</source>
      <translation>Websites gleichzeitig</translation>
    </message>
    <message>
      <source>Number of servers to fetch from at the same time.</source>
      <translation>Zahl der Server, bei denen gleichzeitig abgerufen wird.</translation>
    </message>
    <message>
      <source>Scheduled fetches per minute</source>
      <translation>Geplante Abrufe pro Minute</translation>
    </message>
    <message>
      <source>Most scheduled fetches per minute, even after sleep.</source>
      <translation>Höchstzahl geplanter Abrufe pro Minute, auch nach dem Ruhezustand.</translation>
    </message>
    <message>
      <source>Proxy</source>
      <translation>Proxy</translation>
    </message>
    <message>
      <source>Proxy for all connections. Empty for none.</source>
      <translation>Proxy für alle Verbindungen. Leer lassen für keinen.</translation>
    </message>
    <message>
      <source>Password command</source>
      <translation>Befehl für Passwörter</translation>
    </message>
    <message>
      <source>Command that prints a password, used before the keyring. {user} and {host} are filled in.</source>
      <translation>Befehl, der ein Passwort ausgibt; er wird vor dem Schlüsselbund verwendet. {user} und {host} werden ausgefüllt.</translation>
    </message>
    <message>
      <source>Password file</source>
      <translation>Datei mit Passwörtern</translation>
    </message>
    <message>
      <source>File that only you can read, used instead of the keyring. Passwords in it are plain text.</source>
      <translation>Datei, die nur Sie lesen können, anstelle des Schlüsselbunds. Passwörter stehen darin im Klartext.</translation>
    </message>
    <message>
      <source>When I’m offline</source>
      <translation>Wenn ich offline bin</translation>
    </message>
    <message>
      <source>Hold new articles until the next edition</source>
      <translation>Neue Beiträge warten auf die nächste Zeitung</translation>
    </message>
    <message>
      <source>Keep articles for</source>
      <translation>Beiträge behalten</translation>
    </message>
    <message>
      <source>Maximum per feed</source>
      <translation>Höchstens je Feed</translation>
    </message>
    <message>
      <source>Keep daily backups for</source>
      <translation>Sicherungen behalten</translation>
    </message>
    <message>
      <source>Show suggestions in For You</source>
      <translation>Ungelesene Beiträge in der Ansicht „Für Sie“ vorschlagen</translation>
    </message>
    <message>
      <source>When I read an article, mark the same story in other feeds as read</source>
      <translation>Beim Lesen dieselbe Nachricht in anderen Feeds als gelesen markieren</translation>
    </message>
    <message>
      <source>Fetch repetitive feeds less often</source>
      <translation>Feeds seltener abrufen, die sich meist wiederholen</translation>
    </message>
    <message>
      <source>Fetch feeds less often if their articles repeat each other.</source>
      <translation>Feeds seltener abrufen, wenn sich ihre Beiträge wiederholen.</translation>
    </message>
    <message>
      <source>Fetch feeds I read often more frequently</source>
      <translation>Feeds öfter abrufen, deren Beiträge ich oft öffne, andere seltener</translation>
    </message>
    <message>
      <source>Fetch feeds more often if you often go to them or their folder.</source>
      <translation>Feeds öfter abrufen, wenn Sie oft zu ihnen oder ihrem Ordner gehen.</translation>
    </message>
    <message>
      <source>Learn when I read</source>
      <translation>Merken, wann ich lese</translation>
    </message>
    <message>
      <source>Create editions automatically</source>
      <translation>Von selbst eine Zeitung machen</translation>
    </message>
    <message>
      <source>Times, separated by spaces</source>
      <translation>Uhrzeiten, mit Leerzeichen</translation>
    </message>
    <message>
      <source>Reading time (minutes)</source>
      <translation>Minuten Lesezeit</translation>
    </message>
    <message>
      <source>Include articles left unread last time</source>
      <translation>Ungelesenes darf wiederkommen</translation>
    </message>
    <message>
      <source>Mark its articles as read</source>
      <translation>Was darin steht, als gelesen markieren</translation>
    </message>
    <message>
      <source>Load the full text of shortened articles</source>
      <translation>Gekürzte Beiträge ganz holen</translation>
    </message>
    <message>
      <source>Save to folder</source>
      <translation>Ordner für Zeitungen</translation>
    </message>
    <message>
      <source>To</source>
      <translation>Wohin</translation>
    </message>
    <message>
      <source>Mail server</source>
      <translation>Mailserver</translation>
    </message>
    <message>
      <source>Allow mail without encryption</source>
      <translation>Mail ohne Verschlüsselung erlauben</translation>
    </message>
    <message>
      <source>ferry "night train"</source>
      <translation>Fähre "letzte Bahn"</translation>
    </message>
    <message>
      <source>not at all</source>
      <translation>gar nicht</translation>
    </message>
    <message>
      <source>forever</source>
      <translation>für immer</translation>
    </message>
    <message>
      <source>Ask once</source>
      <translation>Einmal fragen</translation>
    </message>
    <message>
      <source>Keep fetching in the background</source>
      <translation>Im Hintergrund weiter abrufen</translation>
    </message>
    <message>
      <source>Don’t show</source>
      <translation>Weglassen</translation>
    </message>
    <message>
      <source>Cube-root shares, optimised times</source>
      <translation>Kubikwurzel-Anteile, beste Zeiten</translation>
    </message>
    <message>
      <source>Fewest articles missing when you read</source>
      <translation>Am wenigsten fehlt beim Nachsehen</translation>
    </message>
    <message>
      <source>Square-root shares, alerts first</source>
      <translation>Quadratwurzel-Anteile, schnelle Meldungen</translation>
    </message>
    <message>
      <source>Square-root shares, evenly spaced</source>
      <translation>Quadratwurzel-Anteile, gleichmäßige Zeiten</translation>
    </message>
    <message>
      <source>Equal shares, alerts first</source>
      <translation>Gleiche Anteile, schnelle Meldungen</translation>
    </message>
    <message>
      <source>Fewest missed articles first</source>
      <translation>Wenigste verlorene Beiträge zuerst</translation>
    </message>
    <message>
      <source>Learned fixed interval per feed</source>
      <translation>Gelernter fester Abstand</translation>
    </message>
    <message>
      <source>Most out of date first</source>
      <translation>Am längsten veraltete zuerst</translation>
    </message>
    <message>
      <source>Short-lived articles first</source>
      <translation>Schnell veraltende Beiträge zuerst</translation>
    </message>
    <message>
      <source>Moving average of gaps</source>
      <translation>Gleitender Mittelwert der Pausen</translation>
    </message>
    <message>
      <source>When the next article is due</source>
      <translation>Wenn der nächste Beitrag erwartet wird</translation>
    </message>
    <message>
      <source>Every feed equally often</source>
      <translation>Jeder Feed gleich oft</translation>
    </message>
    <message>
      <source>Don’t download anything</source>
      <translation>Nichts holen</translation>
    </message>
    <message>
      <source>Plus everything from feeds I choose</source>
      <translation>Und alles der Feeds, die ich gewählt habe</translation>
    </message>
    <message>
      <source> article</source>
      <translation> Beitrag</translation>
    </message>
    <message numerus="yes">
      <source> articles</source>
      <translation>
        <numerusform> Beiträge</numerusform>
        <numerusform> Beiträge</numerusform>
      </translation>
    </message>
    <message>
      <source>Send by email to an e-reader or inbox</source>
      <translation>E-Reader oder Postfach, per E-Mail</translation>
    </message>
    <message>
      <source>{host} didn’t accept the user name or password. FreshRSS needs the API password from its profile page. Miniflux needs the one from Integrations &gt; Google Reader.</source>
      <translation>Laut {host} ist der Name oder das Passwort falsch. FreshRSS möchte das API-Passwort von der Profilseite, Miniflux das unter Integrationen, Google Reader.</translation>
    </message>
    <message>
      <source>No sync server found at {host}. Check the address, and that its Google Reader API is turned on.</source>
      <translation>Unter {host} antwortet kein Feed-Server; bitte die Adresse prüfen und ob seine Google-Reader-API eingeschaltet ist.</translation>
    </message>
    <message>
      <source>The API of {host} is turned off. In FreshRSS, allow API access under Settings &gt; Authentication.</source>
      <translation>Die API von {host} ist ausgeschaltet; in FreshRSS unter Einstellungen, Authentifizierung den API-Zugriff erlauben.</translation>
    </message>
    <message>
      <source>{host} redirects to {other}. If that’s your server, enter that address.</source>
      <translation>{host} leitet nach {other} um; bitte diese Adresse eingeben, wenn es die Ihres Servers ist.</translation>
    </message>
    <message>
      <source>{what} If it uses your own certificate authority, add that authority’s certificate.</source>
      <translation>{what} Stammt es von Ihrer eigenen Zertifizierungsstelle, bitte deren Zertifikat angeben.</translation>
    </message>
    <message>
      <source>The certificate file {path} can’t be read. Choose a file in PEM format.</source>
      <translation>Die Zertifikatsdatei {path} lässt sich nicht lesen; bitte eine Datei im PEM-Format wählen.</translation>
    </message>
    <message>
      <source>The saved password for {host} is missing. Enter it again in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>Das Passwort für {host} ist nicht mehr bekannt; bitte in den Einstellungen unter „Konten &amp; Senden an“ neu eingeben.</translation>
    </message>
    <message>
      <source>{name} can’t store playback positions, so they stay on this computer. Finished episodes are marked as read there.</source>
      <translation>Wie weit Sie eine Aufnahme gehört haben, bleibt auf diesem Computer: {name} hat keinen Platz dafür. Dass Sie sie zu Ende gehört haben, kommt dort als gelesen an.</translation>
    </message>
    <message>
      <source>{name} only syncs playback positions through its native API, which doesn’t accept this password. Use your login there as the Google Reader user name and password.</source>
      <translation>{name} nennt Aufnahmen, und wie weit Sie sie gehört haben, nur über seine eigene Schnittstelle, und die nimmt dieses Passwort nicht an. Bitte seiner Google-Reader-Schnittstelle Namen und Passwort Ihrer dortigen Anmeldung geben.</translation>
    </message>
    <message>
      <source>{host} numbers its articles in a way that Paperround can’t read, so nothing was synced.</source>
      <translation>{host} nummeriert seine Artikel auf eine Weise, die Paperround nicht lesen kann; es wurde nichts abgeglichen.</translation>
    </message>
    <message>
      <source>You’ve already added this account.</source>
      <translation>Dieses Konto haben Sie schon.</translation>
    </message>
    <message>
      <source>This account doesn’t exist.</source>
      <translation>Dieses Konto gibt es nicht.</translation>
    </message>
    <message>
      <source>Encryption needs the Python package “cryptography”. Install it and try again.</source>
      <translation>Für die Verschlüsselung wird das Python-Paket „cryptography“ gebraucht. Bitte installieren und noch einmal versuchen.</translation>
    </message>
    <message>
      <source>The files in the sync folder are encrypted. Enter their passphrase.</source>
      <translation>Die Dateien im Abgleichordner sind verschlüsselt. Bitte ihre Passphrase eingeben.</translation>
    </message>
    <message>
      <source>This isn’t the passphrase of the sync folder. Enter the one that your other computers use.</source>
      <translation>Das ist nicht die Passphrase des Abgleichordners. Bitte die eingeben, die Ihre anderen Computer verwenden.</translation>
    </message>
    <message>
      <source>The files in the sync folder aren’t encrypted. Choose an empty folder to start with encryption.</source>
      <translation>Die Dateien im Abgleichordner sind nicht verschlüsselt. Bitte einen leeren Ordner wählen, um mit Verschlüsselung zu beginnen.</translation>
    </message>
    <message>
      <source>The sync folder {path} isn’t there. Check that it’s connected, or choose another.</source>
      <translation>Der Abgleichordner {path} ist nicht da. Bitte prüfen, ob er verbunden ist, oder einen anderen wählen.</translation>
    </message>
    <message>
      <source>{host} didn’t accept the user name or password. Many providers require an app password, which you can create on their website.</source>
      <translation>{host} meldet, dass Benutzer oder Passwort falsch sind. Viele E-Mail-Anbieter verlangen ein eigenes Passwort für Programme, das Sie auf ihren Webseiten bekommen.</translation>
    </message>
    <message>
      <source>This user name or password has characters that can’t be sent to {host}.</source>
      <translation>Dieser Benutzername oder dieses Passwort hat Zeichen, die sich nicht an {host} senden lassen.</translation>
    </message>
    <message>
      <source>{host} isn’t responding like an IMAP server. Check the server name and port.</source>
      <translation>Was bei {host} antwortet, spricht kein IMAP; bitte Namen und Port des Servers prüfen.</translation>
    </message>
    <message>
      <source>{host} doesn’t offer a secure connection, and Paperround never sends passwords unencrypted. Choose TLS or STARTTLS.</source>
      <translation>{host} bietet keine sichere Verbindung, und über eine offene wird nie ein Passwort gesendet; bitte TLS oder STARTTLS wählen.</translation>
    </message>
    <message>
      <source>{host} doesn’t support STARTTLS. Choose TLS, usually on port 993.</source>
      <translation>{host} bietet kein STARTTLS; bitte TLS wählen, meist an Port 993.</translation>
    </message>
    <message>
      <source>Folder {folder} doesn’t exist on {host}. Choose another.</source>
      <translation>Bei {host} gibt es keinen Ordner {folder}; bitte einen anderen wählen.</translation>
    </message>
    <message>
      <source>{host} refused a request: {what}</source>
      <translation>{host} hat die Anfrage abgelehnt: {what}</translation>
    </message>
    <message>
      <source>{host} closed the connection. Paperround will try again later.</source>
      <translation>{host} hat die Verbindung beendet; Paperround versucht es später wieder.</translation>
    </message>
    <message>
      <source>{host} sent too much data, so it was rejected.</source>
      <translation>{host} hat mehr gesendet, als gefragt war; es wurde nicht angenommen.</translation>
    </message>
    <message>
      <source>Mail doesn’t work through an HTTPS proxy. Use an http:// or socks5:// proxy.</source>
      <translation>E-Mail kann nicht durch einen Proxy gehen, der selbst HTTPS verlangt; bitte einen mit http:// oder socks5:// nehmen.</translation>
    </message>
    <message>
      <source>You’ve already added this folder.</source>
      <translation>Diesen Ordner haben Sie schon.</translation>
    </message>
    <message>
      <source>This mailbox doesn’t exist.</source>
      <translation>Dieses Postfach gibt es nicht.</translation>
    </message>
    <message>
      <source>The part of the page you followed is gone. The page may have been redesigned or replaced. Choose again what to follow.</source>
      <translation>Was verfolgt wurde, steht nicht mehr auf der Seite: Sie wurde umgebaut, oder eine andere kam an ihre Stelle. Bitte neu wählen, was verfolgt werden soll.</translation>
    </message>
    <message>
      <source>The page has no text to compare. It may need JavaScript.</source>
      <translation>Die Seite kam ohne Text, der sich vergleichen ließe; vielleicht schreibt ihn ein Skript.</translation>
    </message>
    <message>
      <source>No repeating list found on this page. Enter a CSS selector for its articles.</source>
      <translation>Auf dieser Seite wiederholt sich nichts wie eine Liste von Beiträgen; bitte die Beiträge mit einem CSS-Selektor angeben.</translation>
    </message>
    <message>
      <source>Paperround doesn’t understand this CSS selector: {selector}</source>
      <translation>Das ist kein CSS-Selektor, den Paperround versteht: {selector}</translation>
    </message>
    <message>
      <source>This selector finds nothing on the page: {selector}</source>
      <translation>Dieser Selektor findet nichts auf der Seite: {selector}</translation>
    </message>
    <message>
      <source>What this selector matches has no title and no link: {selector}</source>
      <translation>Was dieser Selektor auf der Seite findet, hat weder Titel noch Link: {selector}</translation>
    </message>
    <message>
      <source>No link on the page has this text: {text}</source>
      <translation>Kein Link der Seite lautet so: {text}</translation>
    </message>
    <message>
      <source>This address isn’t a web page.</source>
      <translation>Was von dieser Adresse kam, ist keine Webseite.</translation>
    </message>
    <message>
      <source>page changed</source>
      <translation>Seite umgebaut</translation>
    </message>
    <message>
      <source>The part of {feed} that you followed has been gone {since}. The page may have been redesigned.</source>
      <translation>Was Sie auf {feed} verfolgten, ist {since} nicht mehr da. Die Seite wurde umgebaut.</translation>
    </message>
    <message>
      <source>Not enough disk space for {name}. The download will continue when there is. Nothing was lost.</source>
      <translation>Auf dem Datenträger ist kein Platz für {name}; sobald welcher da ist, geht es weiter. Nichts ging verloren.</translation>
    </message>
    <message>
      <source>{name} couldn’t be saved ({error}). Paperround will try again.</source>
      <translation>{name} ließ sich nicht auf den Datenträger schreiben ({error}); es wird noch einmal versucht.</translation>
    </message>
    <message>
      <source>{host} sent a web page instead of the episode. Open the article’s page and try there.</source>
      <translation>{host} schickte eine Seite statt der Aufnahme; bitte die Seite des Beitrags öffnen und es dort versuchen.</translation>
    </message>
    <message>
      <source>{host} says the episode is no longer available.</source>
      <translation>Die Aufnahme ist nicht mehr an ihrer Adresse, meldet {host}.</translation>
    </message>
    <message>
      <source>The episode at {host} is larger than {megabytes} MB and was skipped.</source>
      <translation>Die Aufnahme bei {host} ist größer als {megabytes} MB und wurde darum nicht genommen.</translation>
    </message>
    <message>
      <source>Paperround’s player, paperround[audio], or a system library that it needs isn’t installed. Another program can play this episode.</source>
      <translation>Der Player von Paperround, paperround[audio], oder eine Systembibliothek, die er braucht, ist nicht installiert. Ein anderes Programm kann diese Folge abspielen.</translation>
    </message>
    <message>
      <source>Paperround can’t play this file. Another app may be able to.</source>
      <translation>Diese Datei ist keine Aufnahme, die sich hier abspielen lässt; vielleicht kennt sie ein anderes Programm.</translation>
    </message>
    <message>
      <source>No audio device is available, or it’s in use by another program.</source>
      <translation>Es gibt keine Tonausgabe: Dieser Computer hat kein Audiogerät, oder es ist belegt.</translation>
    </message>
    <message>
      <source>This episode is damaged, so playback stopped. Your position is saved.</source>
      <translation>Diese Aufnahme ist beschädigt, darum wurde angehalten. Die Stelle ist gemerkt.</translation>
    </message>
    <message>
      <source>Article {id} has no audio.</source>
      <translation>Bei Beitrag {id} gibt es nichts zu hören.</translation>
    </message>
    <message>
      <source>This destination doesn’t exist.</source>
      <translation>Dieses Ziel gibt es nicht.</translation>
    </message>
    <message>
      <source>{name} came with a backup and is turned off. Check it and save it to turn it on.</source>
      <translation>{name} kam mit einer Sicherung und ist ausgeschaltet. Prüfen und speichern schaltet es ein.</translation>
    </message>
    <message>
      <source>A destination named {name} already exists. Choose another name.</source>
      <translation>Ein Ziel namens {name} gibt es schon; bitte einen anderen Namen wählen.</translation>
    </message>
    <message>
      <source>Enter a name for the destination.</source>
      <translation>Bitte dem Ziel einen Namen geben.</translation>
    </message>
    <message>
      <source>Enter the address of the server.</source>
      <translation>Bitte die Adresse des Servers eingeben.</translation>
    </message>
    <message>
      <source>Enter your user name.</source>
      <translation>Bitte den Benutzernamen dort eingeben.</translation>
    </message>
    <message>
      <source>Choose the folder for the files.</source>
      <translation>Bitte den Ordner für die Dateien wählen.</translation>
    </message>
    <message>
      <source>Enter the program to run.</source>
      <translation>Bitte das Programm eingeben, das gestartet werden soll.</translation>
    </message>
    <message>
      <source>{program} runs commands through a shell, so an article title could be run as a command. Choose another program.</source>
      <translation>{program} würde von einer Shell ausgeführt, die einen Titel für einen Befehl halten könnte; bitte stattdessen ein Programm wählen.</translation>
    </message>
    <message>
      <source>Enter the password or token for {name}.</source>
      <translation>Bitte das Passwort oder Token für {name} eingeben.</translation>
    </message>
    <message>
      <source>{name} isn’t a placeholder. See the list of placeholders.</source>
      <translation>{name} steht für nichts; die Liste zeigt, was eingesetzt werden kann.</translation>
    </message>
    <message>
      <source>Placeholders can’t be used in the host name, only after it.</source>
      <translation>Der Servername einer Adresse kann nicht eingesetzt werden, nur was danach kommt.</translation>
    </message>
    <message>
      <source>The template isn’t valid JSON: {why}.</source>
      <translation>Die Vorlage ist kein gültiges JSON: {why}.</translation>
    </message>
    <message>
      <source>Each line of the template must have the form name=value. Check this line: {line}</source>
      <translation>Jede Zeile der Vorlage muss name=wert lauten; diese nicht: {line}</translation>
    </message>
    <message>
      <source>Each header must have the form Name: value. Check this line: {line}</source>
      <translation>Jede Kopfzeile muss Name: wert lauten; diese nicht: {line}</translation>
    </message>
    <message>
      <source>The saved password or token for {name} is missing. Enter it again in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>Das Passwort oder Token für {name} ist nicht mehr bekannt; bitte in den Einstellungen unter „Konten &amp; Senden an“ neu eingeben.</translation>
    </message>
    <message>
      <source>This article has no link, and {name} only accepts links.</source>
      <translation>Dieser Beitrag hat keine eigene Adresse, und {name} nimmt nichts anderes an.</translation>
    </message>
    <message>
      <source>{host} didn’t accept the password or token. Enter it again in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>{host} nimmt das Passwort oder Token nicht an; bitte in den Einstellungen unter „Konten &amp; Senden an“ neu eingeben.</translation>
    </message>
    <message>
      <source>{host} responded, but doesn’t accept articles at this address. Check it in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>{host} antwortet, aber unter dieser Adresse nimmt nichts Beiträge an; bitte in den Einstellungen unter „Konten &amp; Senden an“ prüfen.</translation>
    </message>
    <message>
      <source>{host} redirects to {other}. Enter that address in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>{host} leitet nach {other} um; bitte diese Adresse in den Einstellungen unter „Konten &amp; Senden an“ eingeben.</translation>
    </message>
    <message>
      <source>{host} rejected it (error {status}).</source>
      <translation>{host} wollte ihn nicht annehmen (Fehler {status}).</translation>
    </message>
    <message>
      <source>{host} rejected it (error {status}): {why}</source>
      <translation>{host} wollte ihn nicht annehmen (Fehler {status}): {why}</translation>
    </message>
    <message>
      <source>Couldn’t tell whether {host} accepted it. Check the address in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>Ob {host} ihn angenommen hat, ist offen: Die Antwort ist nicht lesbar; bitte die Adresse in den Einstellungen unter „Konten &amp; Senden an“ prüfen.</translation>
    </message>
    <message>
      <source>Couldn’t find {program}. Check its name or enter its full path.</source>
      <translation>Ein Programm namens {program} gibt es nicht; bitte den Namen prüfen oder den ganzen Pfad angeben.</translation>
    </message>
    <message>
      <source>{program} couldn’t be run ({error}).</source>
      <translation>{program} darf nicht ausgeführt werden ({error}).</translation>
    </message>
    <message>
      <source>{program} exited with code {code}.</source>
      <translation>{program} endete mit Code {code}.</translation>
    </message>
    <message>
      <source>{program} exited with code {code}: {why}</source>
      <translation>{program} endete mit Code {code}: {why}</translation>
    </message>
    <message numerus="yes">
      <source>{program} took longer than {n:n} seconds and was stopped.</source>
      <translation>
        <numerusform>{program} brauchte länger als {n:n} Sekunden und wurde beendet.</numerusform>
        <numerusform>{program} brauchte länger als {n:n} Sekunden und wurde beendet.</numerusform>
      </translation>
    </message>
    <message>
      <source>{program} was stopped because Paperround closed. It will be tried again.</source>
      <translation>{program} wurde mit Paperround beendet; es wird wieder versucht.</translation>
    </message>
    <message>
      <source>Couldn’t find the folder {path}. Check that its disk is connected, or choose another folder.</source>
      <translation>Den Ordner {path} gibt es gerade nicht; bitte prüfen, ob sein Datenträger da ist, oder einen anderen wählen.</translation>
    </message>
    <message>
      <source>The folder {path} isn’t in an Obsidian vault. Choose a vault or a folder inside one.</source>
      <translation>Der Ordner {path} liegt in keinem Obsidian-Vault; bitte einen Vault oder einen Ordner darin wählen.</translation>
    </message>
    <message>
      <source>Paperround can’t write to {path} ({error}).</source>
      <translation>In {path} lässt sich nichts schreiben ({error}).</translation>
    </message>
    <message>
      <source>Connected to {host}. Nothing was sent.</source>
      <translation>{host} antwortet und lässt Paperround ein; gesendet wurde nichts.</translation>
    </message>
    <message>
      <source>{host} accepted a test article.</source>
      <translation>{host} hat einen erfundenen Beitrag angenommen.</translation>
    </message>
    <message>
      <source>{program} accepted a test article.</source>
      <translation>{program} hat einen erfundenen Beitrag angenommen.</translation>
    </message>
    <message>
      <source>Paperround can write to {path}.</source>
      <translation>In {path} lassen sich Dateien schreiben.</translation>
    </message>
    <message>
      <source>The article is no longer stored, so it wasn’t sent.</source>
      <translation>Der Beitrag ist nicht mehr da und wurde nicht gesendet.</translation>
    </message>
    <message>
      <source>Sending failed for an unknown reason. See the log for details.</source>
      <translation>Das Senden scheiterte aus einem Grund, den Paperround nicht kennt; Näheres steht im Protokoll.</translation>
    </message>
    <message>
      <source>Paperround will try again later.</source>
      <translation>Paperround versucht es später wieder.</translation>
    </message>
    <message>
      <source>Check the address, or try again later.</source>
      <translation>bitte die Adresse prüfen oder es später noch einmal versuchen.</translation>
    </message>
    <message>
      <source>{host} redirects in a loop. Check the address in a browser.</source>
      <translation>{host} leitet im Kreis weiter; bitte die Adresse im Browser prüfen.</translation>
    </message>
    <message>
      <source>The request to {host} was cancelled.</source>
      <translation>Der Abruf von {host} wurde abgebrochen.</translation>
    </message>
    <message>
      <source>{host} sent data that can’t be decoded. {later}</source>
      <translation>Was {host} gesendet hat, ist beschädigt oder unlesbar verpackt; {later}</translation>
    </message>
    <message>
      <source>{host} took too long to respond. {later}</source>
      <translation>{host} brauchte zu lange für eine Antwort; {later}</translation>
    </message>
    <message>
      <source>{host} isn’t responding. {later}</source>
      <translation>{host} antwortet nicht; {later}</translation>
    </message>
    <message>
      <source>{host} sent oversized headers. The publisher needs to fix this.</source>
      <translation>{host} antwortet mit übergroßen Kopfzeilen; bitte dem Anbieter mitteilen.</translation>
    </message>
    <message>
      <source>The response from {host} is too large for a feed and was skipped.</source>
      <translation>Was {host} sendet, ist größer, als ein Feed sein sollte, und wurde nicht übernommen.</translation>
    </message>
    <message>
      <source>Couldn’t find {host}. This computer seems to be offline.</source>
      <translation>Der Name {host} lässt sich nicht auflösen; dieser Computer scheint offline zu sein.</translation>
    </message>
    <message>
      <source>Couldn’t find {host}. Check the address for typos.</source>
      <translation>Es gibt keinen Server namens {host}; bitte die Adresse auf Tippfehler prüfen.</translation>
    </message>
    <message>
      <source>The connection to {host} isn’t secure: {why}. Nothing was downloaded.</source>
      <translation>Die Verbindung zu {host} ist nicht sicher: {why}; es wurde nichts abgerufen.</translation>
    </message>
    <message>
      <source>Couldn’t make a secure connection to {host}. Check whether the address starts with http:// instead.</source>
      <translation>Es ließ sich keine sichere Verbindung zu {host} aufbauen; vielleicht beginnt die Adresse stattdessen mit http.</translation>
    </message>
    <message>
      <source>its certificate has expired</source>
      <translation>sein Zertifikat ist abgelaufen</translation>
    </message>
    <message>
      <source>its certificate isn’t valid yet</source>
      <translation>sein Zertifikat gilt noch nicht</translation>
    </message>
    <message>
      <source>its certificate is self-signed</source>
      <translation>sein Zertifikat ist nur von ihm selbst signiert</translation>
    </message>
    <message>
      <source>its certificate is from an untrusted authority</source>
      <translation>sein Zertifikat ist von einer Stelle signiert, die dieser Computer nicht kennt</translation>
    </message>
    <message>
      <source>its certificate was revoked</source>
      <translation>sein Zertifikat wurde widerrufen</translation>
    </message>
    <message>
      <source>{host} is on your local network, and you haven’t typed its address yourself. To allow it, add the feed again.</source>
      <translation>{host} liegt in Ihrem eigenen Netz, und die Adresse wurde nicht von Ihnen eingegeben. Um das zu erlauben, fügen Sie den Feed noch einmal hinzu.</translation>
    </message>
    <message>
      <source>its certificate is for a different site</source>
      <translation>sein Zertifikat gehört zu einem anderen Server</translation>
    </message>
    <message>
      <source>its certificate isn’t valid</source>
      <translation>sein Zertifikat ist nicht in Ordnung</translation>
    </message>
    <message>
      <source>Can’t reach {host}. This computer seems to be offline.</source>
      <translation>Es gibt keinen Weg zu {host}; dieser Computer scheint offline zu sein.</translation>
    </message>
    <message>
      <source>Can’t reach {host}. {later}</source>
      <translation>{host} ist nicht erreichbar; {later}</translation>
    </message>
    <message>
      <source>{host} refused the connection. {later}</source>
      <translation>{host} lehnt Verbindungen ab; {later}</translation>
    </message>
    <message>
      <source>The proxy couldn’t connect to {host}. Check the proxy in Settings.</source>
      <translation>Der Proxy stellt keine Verbindung zu {host} her; bitte den Proxy in den Einstellungen prüfen.</translation>
    </message>
    <message>
      <source>{host} isn’t responding like a web server. Check the address.</source>
      <translation>Was bei {host} antwortet, spricht kein HTTP; bitte die Adresse prüfen.</translation>
    </message>
    <message>
      <source>The connection to {host} was interrupted. {later}</source>
      <translation>Die Verbindung zu {host} brach ab; {later}</translation>
    </message>
    <message>
      <source>{host} says there’s nothing at this address. Check the address.</source>
      <translation>Unter dieser Adresse gibt es nichts, meldet {host}; bitte die Adresse prüfen.</translation>
    </message>
    <message>
      <source>{host} says the publisher has discontinued this feed. Your articles are kept.</source>
      <translation>Der Anbieter hat diesen Feed eingestellt, meldet {host}; die Beiträge bleiben erhalten.</translation>
    </message>
    <message>
      <source>{host} says the publisher has discontinued this feed, so you can’t subscribe to it.</source>
      <translation>Der Anbieter hat diesen Feed eingestellt, meldet {host}; es gibt nichts zu abonnieren.</translation>
    </message>
    <message>
      <source>{host} asked Paperround to slow down. It will try again later.</source>
      <translation>{host} bittet um eine Pause; Paperround wartet.</translation>
    </message>
    <message>
      <source>{host} asked Paperround to slow down. Try again later.</source>
      <translation>{host} bittet um eine Pause. Versuchen Sie es später noch einmal.</translation>
    </message>
    <message>
      <source>{host} asked Paperround to slow down. It will wait before trying again.</source>
      <translation>{host} hat um eine Pause gebeten; Paperround wartet, bevor es wieder fragt.</translation>
    </message>
    <message>
      <source>{host} is having problems (error {status}). {later}</source>
      <translation>{host} hat selbst eine Störung (Fehler {status}); {later}</translation>
    </message>
    <message>
      <source>{host} won’t allow Paperround to read this feed (error 403).</source>
      <translation>{host} lässt Paperround diesen Feed nicht lesen (Fehler 403).</translation>
    </message>
    <message>
      <source>The proxy needs a password. Add it to the proxy address in Settings.</source>
      <translation>Der Proxy verlangt ein Passwort; bitte in den Einstellungen in seine Adresse schreiben.</translation>
    </message>
    <message>
      <source>{host} sent an unexpected response (status {status}). {later}</source>
      <translation>{host} antwortet mit etwas Merkwürdigem (Status {status}); {later}</translation>
    </message>
    <message>
      <source>{host} requires a sign-in method that Paperround doesn’t support ({kind}).</source>
      <translation>{host} verlangt eine Art der Anmeldung, die Paperround nicht kennt ({kind}).</translation>
    </message>
    <message>
      <source>{host} didn’t accept this user name and password. Enter them again.</source>
      <translation>{host} nimmt diesen Benutzernamen und dieses Passwort nicht an; bitte neu eingeben.</translation>
    </message>
    <message>
      <source>{host} requires a user name and password. Enter them in the feed’s settings.</source>
      <translation>{host} verlangt Benutzername und Passwort; bitte in den Einstellungen des Feeds angeben.</translation>
    </message>
    <message>
      <source>This address redirects to {host}, which requires a password. Paperround won’t send yours to a different site. If the feed has moved, change its address to {url}</source>
      <translation>Diese Adresse führt zu {host}, und dort wird ein Passwort verlangt; Ihres wird an keinen anderen Server geschickt. Wenn der Feed jetzt dort zu finden ist, ändern Sie seine Adresse in {url}</translation>
    </message>
    <message>
      <source>{host} blocks feed readers with a human check (CAPTCHA). Ask the publisher to allow them.</source>
      <translation>{host} verlangt den Nachweis, dass ein Mensch liest; der Anbieter müsste Feedreader zulassen.</translation>
    </message>
    <message>
      <source>{host} sent an invalid “not modified” response. The publisher needs to fix this.</source>
      <translation>{host} meldet, nichts habe sich geändert, obwohl niemand gefragt hat; bitte dem Anbieter mitteilen.</translation>
    </message>
    <message>
      <source>{host} sent an empty response. {later}</source>
      <translation>{host} antwortet mit einer leeren Seite; {later}</translation>
    </message>
    <message>
      <source>{host} redirects to your local network. Paperround blocked this to keep you safe.</source>
      <translation>{host} leitet in Ihr eigenes Netz weiter, wohin keine Seite führen darf.</translation>
    </message>
    <message>
      <source>{host} isn’t an address that Paperround can open. Check it.</source>
      <translation>Unter {host} lässt sich nichts abrufen; bitte die Adresse prüfen.</translation>
    </message>
    <message>
      <source>{host} is on your local network, which web pages may not link to. Paperround blocked it.</source>
      <translation>{host} liegt in Ihrem eigenen Netz, wohin keine Seite führen darf.</translation>
    </message>
    <message>
      <source>No feed found at {host}. Look on the page for an RSS or Feed link and paste its address.</source>
      <translation>{host} hat hier eine Seite, nennt aber keinen Feed; vielleicht steht dort ein Link namens RSS oder Feed, dessen Adresse sich hier einfügen lässt.</translation>
    </message>
    <message>
      <source>No feed found at this address. Look on the page for an RSS or Feed link and paste its address.</source>
      <translation>Unter dieser Adresse liegt eine Seite, die keinen Feed nennt; vielleicht steht dort ein Link namens RSS oder Feed, dessen Adresse sich hier einfügen lässt.</translation>
    </message>
    <message>
      <source>Paperround closed before the response was saved.</source>
      <translation>Paperround wurde beendet, bevor die Antwort gespeichert war.</translation>
    </message>
    <message>
      <source>{feed} responded with an error ({status}).</source>
      <translation>{feed} antwortete mit einem Fehler ({status}).</translation>
    </message>
    <message>
      <source>Enter an address, such as example.org.</source>
      <translation>Es fehlt eine Adresse; bitte eine eingeben, etwa example.org.</translation>
    </message>
    <message>
      <source>“{text}” isn’t a web address. Enter one such as example.org.</source>
      <translation>„{text}“ ist keine Webadresse; bitte eine eingeben, etwa example.org.</translation>
    </message>
    <message>
      <source>This address is too long.</source>
      <translation>Das ist zu lang für eine Adresse.</translation>
    </message>
    <message>
      <source>This isn’t a web address: the host or port isn’t valid.</source>
      <translation>Das ist keine Webadresse: Server oder Port sind nicht lesbar.</translation>
    </message>
    <message>
      <source>Only http and https addresses are supported, not {scheme}.</source>
      <translation>Nur http- und https-Adressen lassen sich abrufen, nicht {scheme}.</translation>
    </message>
    <message>
      <source>Only http and https addresses can be fetched.</source>
      <translation>Nur Adressen mit http oder https lassen sich abrufen.</translation>
    </message>
    <message>
      <source>This isn’t a web address: the host name isn’t valid.</source>
      <translation>Das ist keine Webadresse: Ihr Servername ist nicht lesbar.</translation>
    </message>
    <message>
      <source>This isn’t a web address: the host name is missing.</source>
      <translation>Das ist keine Webadresse: Sie nennt keinen Server.</translation>
    </message>
    <message>
      <source>This isn’t a web address: the host name contains invalid characters.</source>
      <translation>Das ist keine Webadresse: Ihr Servername enthält Zeichen, die nicht erlaubt sind.</translation>
    </message>
    <message>
      <source>This isn’t a web address: DNS doesn’t allow a host name like that.</source>
      <translation>Das ist keine Webadresse: Ihr Servername lässt sich im DNS nicht schreiben.</translation>
    </message>
    <message>
      <source>{host} redirects to something that isn’t a web address ({kind}), so Paperround stopped.</source>
      <translation>{host} leitet zu etwas weiter, das keine Webadresse ist ({kind}); dem wurde nicht gefolgt.</translation>
    </message>
    <message>
      <source>No keyring is available, so this password is only kept until you quit Paperround.</source>
      <translation>Dieses System bietet keinen sicheren Ort für Passwörter; dieses gilt, bis Paperround beendet wird, und wird danach neu erfragt.</translation>
    </message>
    <message>
      <source>The proxy address isn’t valid. Use a form like http://proxy:3128.</source>
      <translation>Die Adresse des Proxys ist nicht lesbar; bitte so schreiben: http://proxy:3128.</translation>
    </message>
    <message>
      <source>The proxy must be an http, https or socks5 address, such as http://proxy:3128 or socks5://localhost:1080.</source>
      <translation>Der Proxy muss eine http-, https- oder socks5-Adresse sein, etwa http://proxy:3128 oder socks5://localhost:1080.</translation>
    </message>
    <message>
      <source>The feed at {url} is damaged and can’t be read. Try again later.</source>
      <translation>Der Feed {url} ist beschädigt und nicht lesbar; bitte später erneut versuchen.</translation>
    </message>
    <message>
      <source>The feed at {url} is larger than {megabytes} MB and wasn’t read.</source>
      <translation>Der Feed {url} ist größer als {megabytes} MB und wurde nicht gelesen.</translation>
    </message>
    <message>
      <source>The feed at {url} is too complex to read safely. The publisher needs to fix this.</source>
      <translation>Der Feed {url} ist zu verschachtelt, um sicher gelesen zu werden; bitte dem Anbieter mitteilen.</translation>
    </message>
    <message>
      <source>{url} returned JSON that isn’t a feed. Check the address.</source>
      <translation>{url} liefert JSON, aber keinen Feed; bitte die Adresse prüfen.</translation>
    </message>
    <message>
      <source>The JSON feed at {url} is damaged and can’t be read.</source>
      <translation>Der JSON-Feed {url} ist beschädigt und nicht lesbar.</translation>
    </message>
    <message>
      <source>The response from {url} is empty. Try again later.</source>
      <translation>Die Antwort von {url} ist leer; bitte später erneut versuchen.</translation>
    </message>
    <message>
      <source>The page at {url} requires a sign-in instead of returning a feed.</source>
      <translation>{url} verlangt eine Anmeldung, statt einen Feed zu liefern.</translation>
    </message>
    <message>
      <source>The page at {url} is a web page, not a feed.</source>
      <translation>{url} ist eine Webseite, kein Feed.</translation>
    </message>
    <message>
      <source>{url} isn’t a feed. Check the address.</source>
      <translation>Was {url} liefert, ist kein Feed; bitte die Adresse prüfen.</translation>
    </message>
    <message>
      <source>A helper process for unusual feeds couldn’t start. Try again later.</source>
      <translation>Der Helfer, der schwierige Feeds liest, ließ sich nicht starten; bitte später erneut versuchen.</translation>
    </message>
    <message>
      <source>The feed at {url} took too long to process (over {seconds} seconds).</source>
      <translation>Der Feed unter {url} ließ sich in {seconds} Sekunden Rechenzeit nicht lesen.</translation>
    </message>
    <message>
      <source>The feed at {url} couldn’t be read because the computer was busy. Paperround will try again.</source>
      <translation>Der Feed unter {url} ließ sich nicht lesen, solange dieser Computer so ausgelastet war; es wird noch einmal versucht.</translation>
    </message>
    <message>
      <source>The feed at {url} couldn’t be read after two tries.</source>
      <translation>Der Feed unter {url} ließ sich nicht lesen: Der Vorgang brach zweimal ab.</translation>
    </message>
    <message>
      <source>The feed at {url} takes too much memory to read.</source>
      <translation>Der Feed unter {url} braucht zum Lesen zu viel Arbeitsspeicher.</translation>
    </message>
    <message>
      <source>The feed at {url} can’t be read ({error}). The publisher needs to fix this.</source>
      <translation>Der Feed {url} ist nicht lesbar ({error}); bitte dem Anbieter mitteilen.</translation>
    </message>
    <message>
      <source>This feed crashed Paperround’s background process. Resume it to try again.</source>
      <translation>Beim Lesen blieb der Dienst von Paperround stehen; der Feed wurde zurückgestellt. Fortsetzen versucht es erneut.</translation>
    </message>
    <message>
      <source>This file is too large for a feed list. Choose an OPML file.</source>
      <translation>Diese Datei ist zu groß für eine Feed-Liste; bitte eine OPML-Datei wählen.</translation>
    </message>
    <message>
      <source>This file is empty. Choose an OPML file.</source>
      <translation>Diese Datei ist leer; bitte eine OPML-Datei wählen.</translation>
    </message>
    <message>
      <source>This file isn’t valid OPML (line {line}). Export it again.</source>
      <translation>Diese Datei ist als OPML nicht lesbar (Zeile {line}); bitte noch einmal exportieren.</translation>
    </message>
    <message>
      <source>This file isn’t a list of feeds. Choose an OPML file.</source>
      <translation>Diese Datei ist keine Feed-Liste; bitte eine OPML-Datei wählen.</translation>
    </message>
    <message>
      <source>This file contains XML entities, so it was rejected for security reasons.</source>
      <translation>Diese Datei deklariert Entitäten, die keine Feed-Liste braucht; sie wurde nicht gelesen.</translation>
    </message>
    <message numerus="yes">
      <source>This file lists more than {most:n} feeds. Split it first.</source>
      <translation>
        <numerusform>Diese Datei enthält mehr als {most:n} Feeds; bitte vorher aufteilen.</numerusform>
        <numerusform>Diese Datei enthält mehr als {most:n} Feeds; bitte vorher aufteilen.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>This file has more than {most:n} folders. Split it first.</source>
      <translation>
        <numerusform>Diese Datei hat mehr als {most:n} Ordner. Teilen Sie sie zuerst auf.</numerusform>
        <numerusform>Diese Datei hat mehr als {most:n} Ordner. Teilen Sie sie zuerst auf.</numerusform>
      </translation>
    </message>
    <message>
      <source>This file lists no feeds. Choose another.</source>
      <translation>Diese Datei enthält keine Feeds; bitte eine andere wählen.</translation>
    </message>
    <message>
      <source>This file links to {url}, which wasn’t imported.</source>
      <translation>{url} verweist auf eine andere Datei und wurde nicht verfolgt.</translation>
    </message>
    <message>
      <source>{text} isn’t the address of a feed.</source>
      <translation>{text} ist keine Adresse eines Feeds.</translation>
    </message>
    <message>
      <source>Line {line}: {text} isn’t the address of a feed.</source>
      <translation>Zeile {line}: {text} ist keine Adresse eines Feeds.</translation>
    </message>
    <message>
      <source>Line {line} isn’t a feed but a newsboat query ({text}).</source>
      <translation>Zeile {line} ist kein Feed, sondern eine eigene Regel von newsboat ({text}).</translation>
    </message>
    <message>
      <source>Paperround can’t import {file}. Choose an OPML file, another reader’s database or export, or a file that Paperround exported.</source>
      <translation>Paperround kann {file} nicht importieren. Bitte eine OPML-Datei wählen, die Datenbank oder den Export eines anderen Feedreaders oder eine von Paperround exportierte Datei.</translation>
    </message>
    <message>
      <source>This archive is damaged, or made by a later version. What could be read was imported.</source>
      <translation>Dieses Archiv ist beschädigt oder stammt von einer neueren Version. Was lesbar war, wurde importiert.</translation>
    </message>
    <message>
      <source>The import was cancelled. Nothing was changed.</source>
      <translation>Der Import wurde abgebrochen; es hat sich nichts geändert.</translation>
    </message>
    <message>
      <source>The file {file} can’t be read ({error}). Choose another.</source>
      <translation>Die Datei {file} ist nicht lesbar ({error}); bitte eine andere wählen.</translation>
    </message>
    <message>
      <source>The file {file} can’t be written ({error}). Choose another place.</source>
      <translation>Die Datei {file} lässt sich nicht schreiben ({error}); bitte einen anderen Ort wählen.</translation>
    </message>
    <message>
      <source>There’s no database at {path}. Add a feed first.</source>
      <translation>Unter {path} gibt es keine Datenbank; bitte zuerst einen Feed hinzufügen.</translation>
    </message>
    <message>
      <source>The database is missing or empty, but there are backups. Restore one in the window or with paperround doctor.</source>
      <translation>Die Datenbank fehlt oder ist leer, aber es gibt Sicherungen; bitte eine im Fenster oder mit paperround doctor zurückspielen.</translation>
    </message>
    <message>
      <source>The database was replaced by a backup.</source>
      <translation>Eine Sicherung tritt an die Stelle der Datenbank.</translation>
    </message>
    <message>
      <source>Another program is using the database. Close other Paperround windows or commands and try again.</source>
      <translation>Ein anderes Programm hält die Datenbank; bitte andere Fenster und Befehle von Paperround schließen und erneut versuchen.</translation>
    </message>
    <message>
      <source>The database is busy. Try again in a moment.</source>
      <translation>Ein anderer Teil von Paperround benutzt gerade die Datenbank; bitte gleich noch einmal versuchen.</translation>
    </message>
    <message>
      <source>The disk is full. Nothing was lost, but free up some space before continuing.</source>
      <translation>Der Datenträger ist voll: Nichts ging verloren, aber bitte Platz schaffen, bevor es weitergeht.</translation>
    </message>
    <message>
      <source>The database can’t be written. Check the permissions of the profile folder and its disk.</source>
      <translation>In die Datenbank lässt sich nicht schreiben; bitte die Rechte des Profilordners und den Datenträger prüfen.</translation>
    </message>
    <message>
      <source>Access to the database was denied. Check the permissions of the profile folder.</source>
      <translation>Der Zugriff auf die Datenbank wurde verweigert; bitte die Rechte des Profilordners prüfen.</translation>
    </message>
    <message>
      <source>The database can’t be opened. Check that the profile folder exists and is writable.</source>
      <translation>Die Datenbank lässt sich nicht öffnen; bitte prüfen, ob der Profilordner da und beschreibbar ist.</translation>
    </message>
    <message>
      <source>Access to {path} was denied ({error}). Check its permissions.</source>
      <translation>Der Zugriff auf {path} wurde verweigert ({error}); bitte die Berechtigungen prüfen.</translation>
    </message>
    <message>
      <source>A disk error occurred while using the database. Check the disk, then try again.</source>
      <translation>Der Datenträger meldete einen Fehler; bitte den Datenträger prüfen und dann erneut versuchen.</translation>
    </message>
    <message>
      <source>There isn’t enough memory to use the database. Close other programs and try again.</source>
      <translation>Der Arbeitsspeicher reicht nicht für die Datenbank; bitte andere Programme schließen und erneut versuchen.</translation>
    </message>
    <message>
      <source>This isn’t a Paperround database. Restore a backup in the window or with paperround doctor.</source>
      <translation>Das ist keine Datenbank von Paperround; bitte eine Sicherung zurückspielen: im Fenster oder mit paperround doctor.</translation>
    </message>
    <message>
      <source>The database is damaged. Repair it in the window or with paperround doctor --salvage.</source>
      <translation>Die Datenbank ist beschädigt; bitte im Fenster oder mit paperround doctor --salvage reparieren.</translation>
    </message>
    <message>
      <source>SQLite {version} is too old. Install apsw {wanted} or newer.</source>
      <translation>SQLite {version} ist zu alt; bitte apsw {wanted} oder neuer installieren.</translation>
    </message>
    <message>
      <source>The file {path} belongs to another program. Choose another profile folder.</source>
      <translation>Die Datei {path} gehört zu einem anderen Programm; bitte einen anderen Profilordner wählen.</translation>
    </message>
    <message>
      <source>This database was saved by a newer version. Update Paperround or restore an older backup.</source>
      <translation>Diese Datenbank stammt von einem neueren Paperround; bitte Paperround aktualisieren oder eine ältere Sicherung zurückspielen.</translation>
    </message>
    <message>
      <source>This database is from before 1.0. Move it with packaging/move_development_profile.py.</source>
      <translation>Diese Datenbank stammt aus der Zeit vor 1.0; übertragen Sie sie mit packaging/move_development_profile.py.</translation>
    </message>
    <message>
      <source>This database is from an older version. Start Paperround once to update it.</source>
      <translation>Die Datenbank stammt von einem älteren Paperround; bitte Paperround einmal starten, um sie zu aktualisieren.</translation>
    </message>
    <message>
      <source>The folder {path} couldn’t be created ({error}). Choose another.</source>
      <translation>Der Profilordner {path} lässt sich nicht anlegen ({error}); bitte einen anderen wählen.</translation>
    </message>
    <message>
      <source>The folder name {path} isn’t valid UTF-8. Rename it or choose another folder.</source>
      <translation>Der Name des Ordners {path} ist kein UTF-8; bitte umbenennen oder einen anderen wählen.</translation>
    </message>
    <message>
      <source>Paperround can’t write to the profile folder {path}. Check its permissions.</source>
      <translation>In den Profilordner {path} lässt sich nicht schreiben; bitte prüfen.</translation>
    </message>
    <message>
      <source>The new database failed verification ({fault}). The previous one is kept next to it.</source>
      <translation>Die neue Datenbank ist nicht in Ordnung ({fault}); was vorher da war, liegt daneben.</translation>
    </message>
    <message>
      <source>Paperround is running with this profile. Quit it first (paperround quit) or repair it in the window.</source>
      <translation>Paperround läuft mit diesem Profil; bitte zuerst beenden (paperround quit) oder in seinem Fenster reparieren.</translation>
    </message>
    <message>
      <source>The backup {file} can’t be used ({fault}). Choose another.</source>
      <translation>Die Sicherung {file} ist nicht brauchbar ({fault}); bitte eine andere wählen.</translation>
    </message>
    <message>
      <source>No backup could be written to {path} ({error}). Check the disk.</source>
      <translation>In {path} ließ sich keine Sicherung schreiben ({error}); bitte den Datenträger prüfen.</translation>
    </message>
    <message>
      <source>it contains no feeds table</source>
      <translation>sie enthält keine Tabelle der Feeds</translation>
    </message>
    <message>
      <source>its tables aren’t those of Paperround</source>
      <translation>ihre Tabellen sind nicht die von Paperround</translation>
    </message>
    <message>
      <source>there is no such file</source>
      <translation>es gibt diese Datei nicht</translation>
    </message>
    <message>
      <source>Some backups couldn’t be cleaned and still contain your reading history. Delete them yourself: {files}</source>
      <translation>Einige Kopien ließen sich nicht bereinigen und enthalten das Gemerkte noch; bitte selbst löschen: {files}</translation>
    </message>
    <message>
      <source>There’s nothing left to undo or redo: this was changed again since.</source>
      <translation>Hier gibt es nichts mehr rückgängig zu machen oder zu wiederholen: Das wurde inzwischen wieder geändert.</translation>
    </message>
    <message>
      <source>What was added has been read or changed since, so it stays.</source>
      <translation>Das Hinzugefügte wurde inzwischen gelesen oder geändert und bleibt deshalb.</translation>
    </message>
    <message>
      <source>Already sent</source>
      <translation>Zu spät: schon gesendet</translation>
    </message>
    <message>
      <source>You’re no longer subscribed to this feed. Add it again.</source>
      <translation>Dieser Feed ist nicht mehr abonniert; bitte neu hinzufügen.</translation>
    </message>
    <message>
      <source>Another feed already has the address {url}. Remove one of the two.</source>
      <translation>Ein anderer Feed hat schon die Adresse {url}; bitte einen der beiden abbestellen.</translation>
    </message>
    <message>
      <source>This folder no longer exists. Choose another.</source>
      <translation>Diesen Ordner gibt es nicht mehr; bitte einen anderen wählen.</translation>
    </message>
    <message>
      <source>Enter a folder name.</source>
      <translation>Ein Ordner braucht einen Namen; bitte einen eingeben.</translation>
    </message>
    <message>
      <source>A folder named {name} already exists there. Choose another name.</source>
      <translation>Dort gibt es schon einen Ordner namens {name}; bitte einen anderen Namen wählen.</translation>
    </message>
    <message>
      <source>A folder can’t be moved into itself. Choose another place.</source>
      <translation>Ein Ordner passt nicht in sich selbst; bitte einen anderen Ort wählen.</translation>
    </message>
    <message>
      <source>Rule {rule} doesn’t exist. Run “paperround rules” to list your rules.</source>
      <translation>Es gibt keine Regel {rule}; „paperround rules“ zeigt, welche es gibt.</translation>
    </message>
    <message>
      <source>Enter a tag name.</source>
      <translation>Ein Schlagwort braucht einen Namen; bitte einen eingeben.</translation>
    </message>
    <message>
      <source>Tag {tag} doesn’t exist. Run “paperround tag” to list your tags.</source>
      <translation>Es gibt kein Schlagwort {tag}; „paperround tag“ zeigt, welche es gibt.</translation>
    </message>
    <message>
      <source>Article {id} doesn’t exist. Run “paperround entries” to list articles.</source>
      <translation>Es gibt keinen Beitrag {id}; „paperround entries“ zeigt, welche es gibt.</translation>
    </message>
    <message>
      <source>{name} must be between {low} and {high}, not {value}.</source>
      <translation>Die Einstellung {name} muss zwischen {low} und {high} liegen, nicht bei {value}.</translation>
    </message>
    <message>
      <source>The proxy must be a full address, such as http://proxy:3128.</source>
      <translation>Der Proxy muss eine vollständige Adresse sein, etwa http://proxy:3128.</translation>
    </message>
    <message>
      <source>The setting {name} must be one of {choices}.</source>
      <translation>Die Einstellung {name} muss eine von {choices} sein.</translation>
    </message>
    <message>
      <source>Enter quiet hours like 22:00-07:00, or leave them empty.</source>
      <translation>Die Ruhezeit muss aussehen wie 22:00-07:00 oder leer sein.</translation>
    </message>
    <message>
      <source>Edition times must be “learned” or look like 07:15 or 07:15 18:00.</source>
      <translation>Die Uhrzeiten der Ausgaben sind „learned“ oder sehen aus wie 07:15 oder 07:15 18:00.</translation>
    </message>
    <message>
      <source>Edition days are digits from 1 (Monday) to 7 (Sunday), in order, such as 12345.</source>
      <translation>Die Tage der Ausgaben sind Ziffern von 1, Montag, bis 7, Sonntag, der Reihe nach, etwa 12345.</translation>
    </message>
    <message>
      <source>List folder numbers, “none” or “starred”, separated by spaces.</source>
      <translation>Bitte Ordner mit ihren Nummern nennen oder none oder starred, mit Leerzeichen dazwischen.</translation>
    </message>
    <message>
      <source>{name} accepts these values, separated by spaces: {choices}.</source>
      <translation>Die Einstellung {name} darf dies enthalten, mit Leerzeichen: {choices}.</translation>
    </message>
    <message>
      <source>The setting {name} is either yes or no, not {value}.</source>
      <translation>Die Einstellung {name} kann nur yes oder no sein, nicht {value}.</translation>
    </message>
    <message>
      <source>The setting {name} can’t be {value}.</source>
      <translation>Die Einstellung {name} kann nicht {value} sein.</translation>
    </message>
    <message>
      <source>A rule needs words to find, or a feed, folder or category. Enter at least one.</source>
      <translation>Eine Regel braucht Wörter, nach denen sie sucht, oder einen Feed, einen Ordner oder eine Kategorie.</translation>
    </message>
    <message>
      <source>Enter the last day the rule should run, such as 2026-12-31.</source>
      <translation>Bitte den letzten Tag eingeben, an dem die Regel gilt, etwa 31.12.2026.</translation>
    </message>
    <message>
      <source>Choose at least one action for the rule.</source>
      <translation>Eine Regel braucht etwas zu tun; bitte mindestens eines auswählen.</translation>
    </message>
    <message>
      <source>The text to find can be up to {most} characters long.</source>
      <translation>Der Suchtext einer Regel darf {most} Zeichen haben; bitte kürzen.</translation>
    </message>
    <message>
      <source>This regular expression isn’t valid ({error}).</source>
      <translation>Dieses Muster ist nicht brauchbar ({error}); bitte ändern.</translation>
    </message>
    <message>
      <source>Type something directly after {field}: with no space.</source>
      <translation>Bitte direkt hinter {field}: etwas eingeben, ohne Leerzeichen.</translation>
    </message>
    <message>
      <source>“is:{state}” isn’t recognised. Use is:unread, is:read, is:starred or is:unstarred.</source>
      <translation>„ist:{state}“ bedeutet hier nichts; möglich sind ist:ungelesen, ist:gelesen und ist:stern.</translation>
    </message>
    <message>
      <source>“{date}” isn’t a date. Use 2026, 2026-03, 2026-03-31, today, or 7d for seven days ago.</source>
      <translation>„{date}“ ist kein Datum; bitte 2026, 2026-03, 31.3.2026, heute oder 7t für vor sieben Tagen schreiben.</translation>
    </message>
    <message>
      <source>Only the first {most} words are used.</source>
      <translation>Nur die ersten {most} Wörter zählen.</translation>
    </message>
    <message>
      <source>This search combines too many terms with OR. Remove some.</source>
      <translation>Diese Suche verbindet zu vieles mit ODER; bitte etwas herausnehmen.</translation>
    </message>
    <message>
      <source>No feed is called “{name}”.</source>
      <translation>Kein Feed heißt „{name}“.</translation>
    </message>
    <message>
      <source>No folder is called “{name}”.</source>
      <translation>Kein Ordner heißt „{name}“.</translation>
    </message>
    <message>
      <source>No tag is called “{name}”.</source>
      <translation>Kein Schlagwort heißt „{name}“.</translation>
    </message>
    <message>
      <source>There’s no saved search named “{name}”.</source>
      <translation>Es gibt keine gespeicherte Suche namens „{name}“.</translation>
    </message>
    <message>
      <source>A saved search named “{name}” already exists.</source>
      <translation>Eine gespeicherte Suche namens „{name}“ gibt es schon.</translation>
    </message>
    <message>
      <source>on battery: fewer fetches</source>
      <translation>im Akkubetrieb, daher weniger Abrufe</translation>
    </message>
    <message>
      <source>saving power: fewer fetches</source>
      <translation>im Stromsparmodus, daher weniger Abrufe</translation>
    </message>
    <message>
      <source>metered connection: fewer fetches</source>
      <translation>getaktete Verbindung, daher weniger Abrufe</translation>
    </message>
    <message>
      <source>computer busy: fewer fetches</source>
      <translation>der Computer ist ausgelastet, daher weniger Abrufe</translation>
    </message>
    <message>
      <source>{feed} has moved to {url}.</source>
      <translation>{feed} ist umgezogen nach {url}.</translation>
    </message>
    <message>
      <source>{feed} was turned off because it crashed Paperround’s background process.</source>
      <translation>{feed} wurde zurückgestellt, weil der Dienst beim Lesen stehen blieb.</translation>
    </message>
    <message>
      <source>A feed was turned off because it crashed Paperround’s background process.</source>
      <translation>Ein Feed wurde zurückgestellt, weil der Dienst beim Lesen stehen blieb.</translation>
    </message>
    <message>
      <source>Feeds can’t be refreshed because the background process didn’t start ({error}).</source>
      <translation>Nichts lässt sich abrufen: Der Dienst ist nicht gestartet ({error}).</translation>
    </message>
    <message>
      <source>Looking for feeds failed. Try again.</source>
      <translation>Die Suche nach Feeds brach ab; bitte erneut suchen.</translation>
    </message>
    <message>
      <source>This article has no web address.</source>
      <translation>Dieser Beitrag hat keine Adresse im Web.</translation>
    </message>
    <message>
      <source>{host} only shows this article to signed-in readers.</source>
      <translation>{host} zeigt diesen Artikel nur angemeldeten Lesern.</translation>
    </message>
    <message>
      <source>{host} won’t allow Paperround to read this page (error 403).</source>
      <translation>{host} lässt Paperround diese Seite nicht lesen (Fehler 403).</translation>
    </message>
    <message>
      <source>{host} says this page no longer exists.</source>
      <translation>Unter dieser Adresse gibt es keine Seite mehr, meldet {host}.</translation>
    </message>
    <message>
      <source>No article was found on this page.</source>
      <translation>Auf dieser Seite wurde kein Artikel gefunden.</translation>
    </message>
    <message>
      <source>Paused until you resume</source>
      <translation>Pausiert, bis Sie fortsetzen</translation>
    </message>
    <message>
      <source>Refreshing {done} of {total}</source>
      <translation>Abruf: {done} von {total}</translation>
    </message>
    <message>
      <source>{waiting} · {why}</source>
      <translation>{waiting} · {why}</translation>
    </message>
    <message>
      <source>Can’t reach any feeds. Next try {at:clock}</source>
      <translation>Kein Feed ist erreichbar; keinem wird das angelastet. Nächster Versuch {at:clock}</translation>
    </message>
    <message>
      <source>Can’t reach any feeds through the proxy. Check it in Settings. Next try {at:clock}</source>
      <translation>Über den Proxy ist kein Feed erreichbar; bitte in den Einstellungen prüfen. Nächster Versuch {at:clock}</translation>
    </message>
    <message>
      <source>This network requires a sign-in. Open it in a browser. Next try {at:clock}</source>
      <translation>Dieses Netz antwortet mit einer eigenen Seite: bitte im Browser öffnen. Nächster Versuch {at:clock}</translation>
    </message>
    <message>
      <source>{next} · {used}</source>
      <translation>{next} · {used}</translation>
    </message>
    <message>
      <source>Next fetch {at:clock}</source>
      <translation>Nächster Abruf {at:clock}</translation>
    </message>
    <message numerus="yes">
      <source>{used:n} of {budget:n}</source>
      <translation>
        <numerusform>{used:n} von {budget:n}</numerusform>
        <numerusform>{used:n} von {budget:n}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{used:n} of about {budget:n}, a busy day</source>
      <translation>
        <numerusform>{used:n} von etwa {budget:n}, ein geschäftiger Tag</numerusform>
        <numerusform>{used:n} von etwa {budget:n}, ein geschäftiger Tag</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{used:n} fetches today</source>
      <translation>
        <numerusform>{used:n} Abruf heute</numerusform>
        <numerusform>{used:n} Abrufe heute</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{used}, plus {asked:n} you requested</source>
      <translation>
        <numerusform>{used}, {asked:n} weiterer von Ihnen gewünscht</numerusform>
        <numerusform>{used}, {asked:n} weitere von Ihnen gewünscht</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n:n} s</source>
      <translation>
        <numerusform>{n:n} s</numerusform>
        <numerusform>{n:n} s</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n:n} min</source>
      <translation>
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
      <translation>1 Feed abgerufen</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} feeds fetched</source>
      <translation>
        <numerusform>{n:n} Feeds abgerufen</numerusform>
        <numerusform>{n:n} Feeds abgerufen</numerusform>
      </translation>
    </message>
    <message>
      <source>1 new article</source>
      <translation>1 neuer Beitrag</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} new articles</source>
      <translation>
        <numerusform>{n:n} neue Beiträge</numerusform>
        <numerusform>{n:n} neue Beiträge</numerusform>
      </translation>
    </message>
    <message>
      <source>1 has a problem.</source>
      <translation>Bei 1 gibt es Probleme.</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} have problems.</source>
      <translation>
        <numerusform>Bei {n:n} gibt es Probleme.</numerusform>
        <numerusform>Bei {n:n} gibt es Probleme.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 feed was fetched {ago} ago: {brought}.</source>
      <translation>1 Feed wurde vor {ago} abgerufen: {brought}.</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} feeds were fetched {ago} ago: {brought}.</source>
      <translation>
        <numerusform>{n:n} Feeds wurden vor {ago} abgerufen: {brought}.</numerusform>
        <numerusform>{n:n} Feeds wurden vor {ago} abgerufen: {brought}.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 isn’t due for an update yet.</source>
      <translation>1 hat noch nichts Neues, meldet der Anbieter.</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} aren’t due for an update yet.</source>
      <translation>
        <numerusform>{n:n} hat noch nichts Neues, meldet der Anbieter.</numerusform>
        <numerusform>{n:n} haben noch nichts Neues, melden die Anbieter.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 feed’s server asked Paperround to wait.</source>
      <translation>Der Server von 1 Feed möchte vorerst in Ruhe gelassen werden.</translation>
    </message>
    <message numerus="yes">
      <source>The servers of {n:n} feeds asked Paperround to wait.</source>
      <translation>
        <numerusform>Die Server von {n:n} Feeds möchten vorerst in Ruhe gelassen werden.</numerusform>
        <numerusform>Die Server von {n:n} Feeds möchten vorerst in Ruhe gelassen werden.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 doesn’t allow fetches at this hour.</source>
      <translation>1 möchte zu dieser Stunde nicht abgerufen werden.</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} don’t allow fetches at this hour.</source>
      <translation>
        <numerusform>{n:n} möchte zu dieser Stunde nicht abgerufen werden.</numerusform>
        <numerusform>{n:n} möchten zu dieser Stunde nicht abgerufen werden.</numerusform>
      </translation>
    </message>
    <message>
      <source>Nothing to refresh: every feed here is paused or discontinued.</source>
      <translation>Nichts abzurufen: Alle Feeds hier sind pausiert oder eingestellt.</translation>
    </message>
    <message>
      <source>These feeds come from your account or mailbox, which is being checked.</source>
      <translation>Diese Feeds kommen aus Ihrem Konto oder Postfach, das gerade geprüft wird.</translation>
    </message>
    <message>
      <source>Can’t reach any feeds. All will be tried again soon.</source>
      <translation>Kein Feed ist erreichbar; keinem wird das angelastet, und alle werden bald wieder versucht.</translation>
    </message>
    <message>
      <source>This uses more than half of today’s remaining data. Automatic fetching may stop early today.</source>
      <translation>Das braucht mehr als die Hälfte der Daten, die für heute übrig sind; das automatische Abrufen könnte früh enden.</translation>
    </message>
    <message>
      <source>New article</source>
      <translation>Ein neuer Beitrag</translation>
    </message>
    <message>
      <source>Paperround keeps running without a window. Reopen it from your app menu. Press Ctrl+Q to quit.</source>
      <translation>Es ruft ohne Fenster weiter ab. Aus dem Menü öffnen Sie es wieder; dort beendet Strg+Q es.</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Öffnen</translation>
    </message>
    <message>
      <source>Mute for today</source>
      <translation>Heute Ruhe</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} new articles from {feeds}</source>
      <translation>
        <numerusform>{n:n} neue Beiträge von {feeds}</numerusform>
        <numerusform>{n:n} neue Beiträge von {feeds}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>and {n:n} more</source>
      <translation>
        <numerusform>und {n:n} weiterer</numerusform>
        <numerusform>und {n:n} weitere</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n:n} feeds</source>
      <translation>
        <numerusform>{n:n} Feeds</numerusform>
        <numerusform>{n:n} Feeds</numerusform>
      </translation>
    </message>
    <message>
      <source>A simulation needs {least} full days of reading. You have {known}.</source>
      <translation>Das Nachspielen braucht {least} ganze Tage, an denen Sie gelesen haben; Paperround kennt {known}.</translation>
    </message>
    <message>
      <source>You didn’t read on the days to be simulated. Read for a few days first.</source>
      <translation>In den Tagen, die nachgespielt würden, haben Sie nicht nachgesehen; bitte erst einige Tage lesen.</translation>
    </message>
    <message>
      <source>paused</source>
      <translation>pausiert</translation>
    </message>
    <message>
      <source>discontinued</source>
      <translation>eingestellt</translation>
    </message>
    <message>
      <source>turned off: couldn’t be read</source>
      <translation>zurückgestellt: nicht lesbar</translation>
    </message>
    <message>
      <source>all new at each fetch</source>
      <translation>bei jedem Abruf alles neu</translation>
    </message>
    <message>
      <source>{feed} gives all its articles new ids at each fetch, so only the newest are kept.</source>
      <translation>{feed} gibt allen Artikeln bei jedem Abruf neue Kennungen; nur die neuesten werden behalten.</translation>
    </message>
    <message>
      <source>waiting {until} (server’s request)</source>
      <translation>bittet um Pause {until}</translation>
    </message>
    <message>
      <source>failing {since}</source>
      <translation>gestört {since}</translation>
    </message>
    <message>
      <source>no response at {tried:clock}, trying again soon</source>
      <translation>keine Antwort um {tried:clock}, bald neuer Versuch</translation>
    </message>
    <message>
      <source>password required</source>
      <translation>verlangt ein Passwort</translation>
    </message>
    <message>
      <source>moved, verifying the new address</source>
      <translation>zieht um, neue Adresse wird bestätigt</translation>
    </message>
    <message>
      <source>not fetched yet</source>
      <translation>noch nicht abgerufen</translation>
    </message>
    <message numerus="yes">
      <source>slow ({seconds:n} s to respond)</source>
      <translation>
        <numerusform>langsam, {seconds:n} s</numerusform>
        <numerusform>langsam, {seconds:n} s</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>quiet for {weeks:n} weeks</source>
      <translation>
        <numerusform>still seit {weeks:n} Woche</numerusform>
        <numerusform>still seit {weeks:n} Wochen</numerusform>
      </translation>
    </message>
    <message>
      <source>OK</source>
      <translation>in Ordnung</translation>
    </message>
    <message>
      <source>{feed} was discontinued by its publisher. Its articles are kept.</source>
      <translation>{feed} gibt es nicht mehr: Der Feed wurde eingestellt. Seine Beiträge bleiben.</translation>
    </message>
    <message>
      <source>{feed} was turned off. {reason}</source>
      <translation>{feed} wurde zurückgestellt: {reason}</translation>
    </message>
    <message>
      <source>It couldn’t be read.</source>
      <translation>er war nicht lesbar</translation>
    </message>
    <message>
      <source>{feed} asked Paperround to wait {until}.</source>
      <translation>{feed} bittet {until} um eine Pause.</translation>
    </message>
    <message>
      <source>{feed} hasn’t responded {since}.</source>
      <translation>{feed} antwortet {since} nicht.</translation>
    </message>
    <message>
      <source>Fetching {feed} has failed {since}.</source>
      <translation>{feed} lässt sich {since} nicht abrufen.</translation>
    </message>
    <message>
      <source>{feed} requires a user name and password.</source>
      <translation>{feed} verlangt Benutzernamen und Passwort.</translation>
    </message>
    <message>
      <source>{feed} didn’t accept the user name and password.</source>
      <translation>{feed} nimmt Benutzernamen und Passwort nicht an.</translation>
    </message>
    <message>
      <source>Tried at {tried:clock}, next at {next}.</source>
      <translation>Versucht um {tried:clock}, nächster Versuch: {next}.</translation>
    </message>
    <message>
      <source>Last tried at {tried:clock}.</source>
      <translation>Zuletzt um {tried:clock} versucht.</translation>
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
      <translation>bis {at:clock}</translation>
    </message>
    <message>
      <source>until {at:weekday} {at:clock}</source>
      <translation>bis {at:weekday}, {at:clock}</translation>
    </message>
    <message>
      <source>since {at:clock}</source>
      <translation>seit {at:clock}</translation>
    </message>
    <message>
      <source>since {at:weekday}</source>
      <translation>seit {at:weekday}</translation>
    </message>
    <message>
      <source>since {at:date}</source>
      <translation>seit dem {at:date}</translation>
    </message>
    <message>
      <source>no connection</source>
      <translation>keine Verbindung</translation>
    </message>
    <message>
      <source>no such address</source>
      <translation>Adresse gibt es nicht</translation>
    </message>
    <message>
      <source>connection refused</source>
      <translation>Verbindung abgelehnt</translation>
    </message>
    <message>
      <source>no response in time</source>
      <translation>keine rechtzeitige Antwort</translation>
    </message>
    <message>
      <source>connection interrupted</source>
      <translation>mittendrin abgebrochen</translation>
    </message>
    <message>
      <source>too large for a feed</source>
      <translation>zu groß für einen Feed</translation>
    </message>
    <message>
      <source>invalid address</source>
      <translation>keine gültige Adresse</translation>
    </message>
    <message>
      <source>blocked: redirects to your local network</source>
      <translation>führte ins eigene Netz</translation>
    </message>
    <message>
      <source>redirect loop</source>
      <translation>im Kreis umgeleitet</translation>
    </message>
    <message>
      <source>invalid certificate</source>
      <translation>Zertifikat nicht in Ordnung</translation>
    </message>
    <message>
      <source>needs a password</source>
      <translation>verlangt ein Passwort</translation>
    </message>
    <message>
      <source>not found</source>
      <translation>nicht mehr da</translation>
    </message>
    <message>
      <source>discontinued by its publisher</source>
      <translation>vom Anbieter eingestellt</translation>
    </message>
    <message>
      <source>asked to wait</source>
      <translation>bat um eine Pause</translation>
    </message>
    <message>
      <source>server error</source>
      <translation>Störung beim Server</translation>
    </message>
    <message>
      <source>blocked by a CAPTCHA</source>
      <translation>verlangt Nachweis eines Menschen</translation>
    </message>
    <message>
      <source>access denied</source>
      <translation>kein Zugang</translation>
    </message>
    <message>
      <source>cancelled</source>
      <translation>angehalten</translation>
    </message>
    <message>
      <source>couldn’t be read</source>
      <translation>nicht lesbar</translation>
    </message>
    <message>
      <source>Paperround closed</source>
      <translation>Paperround wurde beendet</translation>
    </message>
    <message>
      <source>no response</source>
      <translation>keine Antwort</translation>
    </message>
    <message>
      <source>Couldn’t change “Start at login” ({error}). Check the file {path}.</source>
      <translation>Der Start beim Anmelden ließ sich nicht ändern ({error}); bitte die Datei {path} prüfen.</translation>
    </message>
    <message>
      <source>Couldn’t change “Start at login”: the desktop didn’t allow it.</source>
      <translation>Der Start beim Anmelden ließ sich nicht ändern: Die Arbeitsumgebung hat es nicht erlaubt.</translation>
    </message>
    <message>
      <source>Couldn’t change “Start at login” ({error}). Check the registry’s Run key.</source>
      <translation>Der Start beim Anmelden ließ sich nicht ändern ({error}); bitte den Run-Schlüssel der Registrierung prüfen.</translation>
    </message>
    <message>
      <source>Paperround is already open. Its window was brought to the front.</source>
      <translation>Paperround ist schon offen; sein Fenster wurde nach vorn geholt.</translation>
    </message>
    <message>
      <source>Paperround is already open. It was asked to refresh.</source>
      <translation>Paperround ist schon offen und wurde gebeten, abzurufen.</translation>
    </message>
    <message>
      <source>Paperround is already running with this profile but isn’t responding. Quit it and start it again.</source>
      <translation>Paperround läuft schon mit diesem Profil, antwortet aber nicht; bitte beenden und neu starten.</translation>
    </message>
    <message>
      <source>{file} couldn’t be written: {error}</source>
      <translation>{file} ließ sich nicht schreiben: {error}</translation>
    </message>
    <message>
      <source>The article couldn’t be saved: {error}. Choose another place.</source>
      <translation>Der Beitrag ließ sich nicht speichern: {error}. Bitte einen anderen Ort wählen.</translation>
    </message>
    <message>
      <source>The Morning Paper</source>
      <translation>Die Morgenzeitung</translation>
    </message>
    <message>
      <source>The Evening Paper</source>
      <translation>Die Abendzeitung</translation>
    </message>
    <message>
      <source>{weekday} {day} {month}</source>
      <translation>{weekday}, {day}. {month}</translation>
    </message>
    <message numerus="yes">
      <source>{posts:n} articles from {feeds:n} feeds, {minutes:n} min</source>
      <translation>
        <numerusform>{posts:n} Beitrag aus {feeds:n} Feeds, {minutes:n} min</numerusform>
        <numerusform>{posts:n} Beiträge aus {feeds:n} Feeds, {minutes:n} min</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{posts:n} articles, {minutes:n} min</source>
      <translation>
        <numerusform>{posts:n} Beitrag, {minutes:n} min</numerusform>
        <numerusform>{posts:n} Beiträge, {minutes:n} min</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>1 article, {minutes:n} min</source>
      <translation>
        <numerusform>Ein Beitrag, {minutes:n} min</numerusform>
        <numerusform>Ein Beitrag, {minutes:n} min</numerusform>
      </translation>
    </message>
    <message>
      <source>No. {number}</source>
      <translation>Nr. {number}</translation>
    </message>
    <message>
      <source>Front page</source>
      <translation>Titelseite</translation>
    </message>
    <message>
      <source>In brief</source>
      <translation>Kurz gemeldet</translation>
    </message>
    <message>
      <source>Other feeds</source>
      <translation>Weitere Feeds</translation>
    </message>
    <message numerus="yes">
      <source>{minutes:n} min</source>
      <translation>
        <numerusform>{minutes:n} min</numerusform>
        <numerusform>{minutes:n} min</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{minutes:n} min listen</source>
      <translation>
        <numerusform>{minutes:n} min zum Hören</numerusform>
        <numerusform>{minutes:n} min zum Hören</numerusform>
      </translation>
    </message>
    <message>
      <source>On the web</source>
      <translation>Im Netz</translation>
    </message>
    <message>
      <source>continues on page {page}</source>
      <translation>weiter auf Seite {page}</translation>
    </message>
    <message>
      <source>continued from page {page}</source>
      <translation>Fortsetzung von Seite {page}</translation>
    </message>
    <message>
      <source>Made by Paperround on this computer, from your own feeds.</source>
      <translation>Von Paperround auf diesem Computer aus Ihren eigenen Feeds erstellt.</translation>
    </message>
    <message>
      <source>Not enough new articles for an edition today.</source>
      <translation>Für eine Zeitung ist heute nichts neu genug.</translation>
    </message>
    <message>
      <source>No edition was created. Nothing changed.</source>
      <translation>Es wurde keine Zeitung erstellt; alles ist, wie es war.</translation>
    </message>
    <message>
      <source>Loading full articles: {done} of {total}</source>
      <translation>Ganze Texte werden geholt: {done} von {total}</translation>
    </message>
    <message>
      <source>Loading images: {done} of {total} articles</source>
      <translation>Bilder werden geholt: {done} von {total} Beiträgen</translation>
    </message>
    <message numerus="yes">
      <source>Laying out the pages: {posts:n} articles</source>
      <translation>
        <numerusform>Seiten werden gesetzt: {posts:n} Beitrag</numerusform>
        <numerusform>Seiten werden gesetzt: {posts:n} Beiträge</numerusform>
      </translation>
    </message>
    <message>
      <source>Today’s edition, created {at:clock}</source>
      <translation>Die Zeitung von heute, erstellt um {at:clock}</translation>
    </message>
    <message>
      <source>Edition of {at:weekday} {at:date}, created {at:clock}</source>
      <translation>Die Zeitung vom {at:weekday}, {at:date}, erstellt um {at:clock}</translation>
    </message>
    <message numerus="yes">
      <source>Created {at:clock} from what was available ({n:n} feeds didn’t respond)</source>
      <translation>
        <numerusform>Um {at:clock} aus dem erstellt, was da war; {n:n} Feed antwortete nicht</numerusform>
        <numerusform>Um {at:clock} aus dem erstellt, was da war; {n:n} Feeds antworteten nicht</numerusform>
      </translation>
    </message>
    <message>
      <source>Created {at:clock} from what was available (1 feed didn’t respond)</source>
      <translation>Um {at:clock} aus dem erstellt, was da war; ein Feed antwortete nicht</translation>
    </message>
    <message>
      <source>Created at {at:clock} instead of {due:clock}, because the computer was asleep or Paperround was closed.</source>
      <translation>Um {at:clock} statt {due:clock} erstellt: Bis dahin schlief der Computer, oder Paperround war geschlossen.</translation>
    </message>
    <message>
      <source>Waiting for {target} since {at:clock}: {why}</source>
      <translation>Wartet seit {at:clock} auf {target}: {why}</translation>
    </message>
    <message>
      <source>Saved to {path}.</source>
      <translation>Sie liegt in {path}.</translation>
    </message>
    <message>
      <source>Emailed to {address} at {at:clock}.</source>
      <translation>Sie ging um {at:clock} per E-Mail an {address}.</translation>
    </message>
    <message>
      <source>Next: {when}.</source>
      <translation>Nächste: {when}.</translation>
    </message>
    <message>
      <source>Next: {when}, because you usually read at {visit}.</source>
      <translation>Nächste: {when}; Sie sehen meist um {visit} nach.</translation>
    </message>
    <message>
      <source>Next: {when}, until Paperround knows when you start reading.</source>
      <translation>Nächste: {when}, bis Paperround weiß, wann Sie das erste Mal am Tag nachsehen.</translation>
    </message>
    <message>
      <source>today {at:clock}</source>
      <translation>heute {at:clock}</translation>
    </message>
    <message>
      <source>tomorrow {at:clock}</source>
      <translation>morgen {at:clock}</translation>
    </message>
    <message>
      <source>The fetch at {at:clock} covers it, so it uses no extra fetches.</source>
      <translation>Das Aufwachen um {at:clock} ruft auch für sie ab; ein eigenes braucht sie nicht.</translation>
    </message>
    <message>
      <source>It uses the articles already downloaded by then. Nothing extra is downloaded.</source>
      <translation>Sie wird aus dem erstellt, was bis dahin da ist; für sie allein wird nichts abgerufen.</translation>
    </message>
    <message>
      <source>Choose at least one day.</source>
      <translation>Bitte mindestens einen Tag wählen.</translation>
    </message>
    <message>
      <source>Editions are only created when you ask.</source>
      <translation>Eine Zeitung gibt es nur, wenn Sie eine wollen.</translation>
    </message>
    <message>
      <source>the folder</source>
      <translation>den Ordner</translation>
    </message>
    <message>
      <source>the mail server</source>
      <translation>den Mailserver</translation>
    </message>
    <message>
      <source>Edition {number} doesn’t exist. Run “paperround edition --list” to see them all.</source>
      <translation>Es gibt keine Ausgabe {number}; „paperround edition --list“ zeigt, welche es gibt.</translation>
    </message>
    <message>
      <source>Choose a file name that ends in .epub or .pdf.</source>
      <translation>Bitte eine Datei nennen, die auf .epub oder .pdf endet.</translation>
    </message>
    <message>
      <source>The pages couldn’t be created. See the log for details.</source>
      <translation>Die Seiten konnten nicht erstellt werden; Näheres steht im Protokoll.</translation>
    </message>
    <message>
      <source>The articles in this edition are no longer stored.</source>
      <translation>Was in dieser Zeitung stand, ist nicht mehr da.</translation>
    </message>
    <message>
      <source>Enter the address to send editions to.</source>
      <translation>Bitte die Adresse eingeben, an die Zeitungen gehen sollen.</translation>
    </message>
    <message>
      <source>Enter your outgoing mail (SMTP) server, such as smtp.example.org:587.</source>
      <translation>Bitte den Server eingeben, der Ihre E-Mails annimmt, etwa smtp.example.org:587.</translation>
    </message>
    <message>
      <source>Enter your own email address.</source>
      <translation>Bitte Ihre eigene E-Mail-Adresse eingeben.</translation>
    </message>
    <message>
      <source>The saved password for {host} is missing. Enter it again in Morning Paper.</source>
      <translation>Das Passwort für {host} ist nicht bekannt; bitte unter Morgenzeitung noch einmal eingeben.</translation>
    </message>
    <message>
      <source>{host} didn’t accept this user name and password.</source>
      <translation>{host} nimmt diesen Namen mit diesem Passwort nicht an.</translation>
    </message>
    <message>
      <source>{host} rejected the email: {why}</source>
      <translation>{host} nahm die E-Mail nicht an: {why}</translation>
    </message>
    <message>
      <source>Can’t reach {host}. Paperround will try again.</source>
      <translation>{host} ist nicht erreichbar; es wird noch einmal versucht.</translation>
    </message>
    <message>
      <source>{host} doesn’t offer a secure connection, so the password wasn’t sent.</source>
      <translation>{host} bietet keine sichere Verbindung; es wurde kein Passwort gesendet.</translation>
    </message>
    <message>
      <source>{host} doesn’t offer a secure connection, so nothing was sent. You can allow mail without encryption.</source>
      <translation>{host} bietet keine sichere Verbindung an; es wurde nichts gesendet. Sie können Mail ohne Verschlüsselung erlauben.</translation>
    </message>
    <message>
      <source>{host} is ready to send your mail. Nothing was sent.</source>
      <translation>{host} antwortete und würde die E-Mail annehmen; gesendet wurde nichts.</translation>
    </message>
    <message>
      <source>Just before you usually read, around {time}.</source>
      <translation>Bevor Sie meist nachsehen, gegen {time}.</translation>
    </message>
    <message>
      <source>You asked to be notified right away.</source>
      <translation>Sie möchten seine Beiträge sofort.</translation>
    </message>
    <message>
      <source>You set it to be fetched every {span}.</source>
      <translation>Sie möchten diesen Abstand zwischen den Abrufen: {span}.</translation>
    </message>
    <message>
      <source>You set custom intervals for these.</source>
      <translation>Sie haben für diese Feeds einen eigenen Abstand eingestellt.</translation>
    </message>
    <message>
      <source>You just subscribed.</source>
      <translation>Sie haben den Feed abonniert.</translation>
    </message>
    <message>
      <source>You chose Refresh.</source>
      <translation>Sie haben „Abrufen“ gedrückt.</translation>
    </message>
    <message>
      <source>You asked for it on the command line.</source>
      <translation>Sie haben es im Terminal angefordert.</translation>
    </message>
    <message>
      <source>You entered its password.</source>
      <translation>Sie haben sein Passwort angegeben.</translation>
    </message>
    <message>
      <source>You opened it, and it’s set to refresh when opened.</source>
      <translation>Sie haben den Feed geöffnet und möchten, dass er dann abgerufen wird.</translation>
    </message>
    <message>
      <source>First fetch after the computer woke up.</source>
      <translation>Erster Abruf nach dem Aufwachen des Computers.</translation>
    </message>
    <message>
      <source>The demo fetches just after each article so you can watch them arrive.</source>
      <translation>Die Demo ruft kurz nach einem Beitrag ab, damit Sie ihn eintreffen sehen.</translation>
    </message>
    <message>
      <source>It hasn’t responded yet, so Paperround is trying again.</source>
      <translation>Der Feed hat noch nicht geantwortet; darum ein neuer Versuch.</translation>
    </message>
    <message>
      <source>They haven’t responded yet, so Paperround is trying again.</source>
      <translation>Die Feeds haben noch nicht geantwortet; darum ein neuer Versuch.</translation>
    </message>
    <message>
      <source>So you don’t miss anything: these list few articles, which turn over quickly.</source>
      <translation>Damit nichts verloren geht: Diese Feeds fassen wenige Beiträge und sind schnell voll.</translation>
    </message>
    <message>
      <source>Its publisher asks for at least {span} between fetches.</source>
      <translation>Der Anbieter bittet um mindestens {span} zwischen zwei Abrufen.</translation>
    </message>
    <message>
      <source>Its publisher asks not to be fetched for the next {span}.</source>
      <translation>Der Anbieter möchte noch {span} keinen Abruf.</translation>
    </message>
    <message>
      <source>Its server asked Paperround to wait {span}.</source>
      <translation>Der Server hat um {span} Ruhe gebeten.</translation>
    </message>
    <message>
      <source>Its server wants at least {span} between requests, so its feeds take turns.</source>
      <translation>Sein Server möchte zwischen zwei Abrufen mindestens {span} Ruhe, darum wechseln sich seine Feeds ab.</translation>
    </message>
    <message>
      <source>Their server wants some time between requests, so its feeds take turns.</source>
      <translation>Ihr Server möchte zwischen zwei Abrufen etwas Ruhe, darum wechseln sich seine Feeds ab.</translation>
    </message>
    <message>
      <source>The last fetch failed, so the next one is in {span}.</source>
      <translation>Der letzte Abruf schlug fehl; Wartezeit bis zum nächsten Versuch: {span}.</translation>
    </message>
    <message>
      <source>Its server asked Paperround to wait until now.</source>
      <translation>Der Server hat bis jetzt um Ruhe gebeten.</translation>
    </message>
    <message>
      <source>Their servers asked Paperround to wait until now.</source>
      <translation>Die Server haben bis jetzt um Ruhe gebeten.</translation>
    </message>
    <message>
      <source>Its publisher has discontinued it.</source>
      <translation>Der Anbieter hat den Feed eingestellt.</translation>
    </message>
    <message>
      <source>One of the times that keep you waiting least. This feed gets a fetch about every {span}.</source>
      <translation>Eine der Zeiten, zu denen Sie am wenigsten warten. Dieser Feed wird etwa alle {span} abgerufen.</translation>
    </message>
    <message>
      <source>One of the times that keep you waiting least for these.</source>
      <translation>Eine der Zeiten, zu denen Sie auf diese am wenigsten warten.</translation>
    </message>
    <message>
      <source>One of the times that leave the fewest articles missing when you read.</source>
      <translation>Eine der Zeiten, zu denen beim Lesen am wenigsten Beiträge fehlen.</translation>
    </message>
    <message>
      <source>Soon after the hours in which it usually publishes. It gets a fetch about every {span}.</source>
      <translation>Kurz nach den Stunden, in denen er meist veröffentlicht. Er wird etwa alle {span} abgerufen.</translation>
    </message>
    <message>
      <source>Soon after the hours in which these usually publish.</source>
      <translation>Kurz nach den Stunden, in denen diese meist veröffentlichen.</translation>
    </message>
    <message>
      <source>It’s fetched about every {span}.</source>
      <translation>Er wird etwa alle {span} abgerufen.</translation>
    </message>
    <message>
      <source>These are fetched at even intervals.</source>
      <translation>Diese werden in gleichen Abständen abgerufen.</translation>
    </message>
    <message>
      <source>It’s fetched about every {span}, so that few articles drop off its list unseen.</source>
      <translation>Er wird etwa alle {span} abgerufen, damit wenige Beiträge ungesehen herausfallen.</translation>
    </message>
    <message>
      <source>These are fetched so that few articles drop off their lists unseen.</source>
      <translation>Diese werden so abgerufen, dass wenige Beiträge ungesehen herausfallen.</translation>
    </message>
    <message>
      <source>Of all feeds it’s likely to have kept articles from you for longest.</source>
      <translation>Von allen Feeds hält er Ihnen wohl am längsten Beiträge vor.</translation>
    </message>
    <message>
      <source>Of all feeds these are likely to have kept articles from you for longest.</source>
      <translation>Von allen Feeds halten diese Ihnen wohl am längsten Beiträge vor.</translation>
    </message>
    <message>
      <source>Of all feeds it’s likely to have the most articles that are still fresh.</source>
      <translation>Von allen Feeds hat er wohl die meisten noch frischen Beiträge.</translation>
    </message>
    <message>
      <source>Of all feeds these are likely to have the most articles that are still fresh.</source>
      <translation>Von allen Feeds haben diese wohl die meisten noch frischen Beiträge.</translation>
    </message>
    <message>
      <source>Its articles come about {span} apart.</source>
      <translation>Zwischen seinen Beiträgen liegen etwa {span}.</translation>
    </message>
    <message>
      <source>They are fetched about as often as they publish.</source>
      <translation>Sie werden etwa so oft abgerufen, wie sie veröffentlichen.</translation>
    </message>
    <message>
      <source>By its usual hours it should have a new article by now.</source>
      <translation>Nach seinen üblichen Zeiten müsste er jetzt einen neuen Beitrag haben.</translation>
    </message>
    <message>
      <source>By their usual hours these should have new articles by now.</source>
      <translation>Nach ihren üblichen Zeiten müssten diese jetzt neue Beiträge haben.</translation>
    </message>
    <message>
      <source>Just before you usually read.</source>
      <translation>Bevor Sie meist nachsehen.</translation>
    </message>
    <message>
      <source>No sooner, because its publisher asks for at least {span} between fetches.</source>
      <translation>Der Anbieter bittet um mindestens {span} zwischen zwei Abrufen, daher nicht früher.</translation>
    </message>
    <message>
      <source>No sooner, because their publishers ask for time between fetches.</source>
      <translation>Die Anbieter bitten um Pausen zwischen den Abrufen, daher nicht früher.</translation>
    </message>
    <message>
      <source>No sooner, because its publisher asks not to be fetched for the next {span}.</source>
      <translation>Der Anbieter möchte noch {span} keinen Abruf, daher nicht früher.</translation>
    </message>
    <message>
      <source>No sooner, because their publishers ask not to be fetched at some hours.</source>
      <translation>Die Anbieter möchten zu manchen Stunden keinen Abruf, daher nicht früher.</translation>
    </message>
    <message>
      <source>No sooner, because its server asked Paperround to wait {span}.</source>
      <translation>Der Server hat um {span} Ruhe gebeten, daher nicht früher.</translation>
    </message>
    <message>
      <source>No sooner, because their servers asked Paperround to wait.</source>
      <translation>Die Server haben für eine Weile um Ruhe gebeten, daher nicht früher.</translation>
    </message>
    <message>
      <source>The last fetch failed. Trying again after {span}.</source>
      <translation>Der Abruf schlug fehl; Wartezeit bis zum nächsten Versuch: {span}.</translation>
    </message>
    <message>
      <source>The last fetches failed. Trying again.</source>
      <translation>Die Abrufe schlugen fehl und werden wiederholt.</translation>
    </message>
    <message>
      <source>You’re reading now, and it may have new articles.</source>
      <translation>Sie lesen gerade, und seit dem letzten Abruf kann ein Beitrag erschienen sein.</translation>
    </message>
    <message>
      <source>You’re reading now, and these may have new articles.</source>
      <translation>Sie lesen gerade, und seit dem jeweils letzten Abruf können hier Beiträge erschienen sein.</translation>
    </message>
    <message>
      <source>You’re reading now, and it usually has one new article by this time.</source>
      <translation>Sie lesen gerade, und seit dem letzten Abruf ist meist ein Beitrag erschienen.</translation>
    </message>
    <message>
      <source>You’re reading now, and these usually have new articles by this time.</source>
      <translation>Sie lesen gerade, und seit dem jeweils letzten Abruf sind hier meist Beiträge erschienen.</translation>
    </message>
    <message>
      <source>You’re reading now, and it usually has {count} new articles by this time.</source>
      <translation>Sie lesen gerade, und seit dem letzten Abruf sind meist {count} Beiträge erschienen.</translation>
    </message>
    <message>
      <source>It may have new articles by then.</source>
      <translation>Bis dahin kann seit dem letzten Abruf ein Beitrag erschienen sein.</translation>
    </message>
    <message>
      <source>Some of them may have new articles by then.</source>
      <translation>Bis dahin können einige davon neue Beiträge haben.</translation>
    </message>
    <message>
      <source>It usually has one new article by then.</source>
      <translation>Bis dahin ist seit dem letzten Abruf meist ein Beitrag erschienen.</translation>
    </message>
    <message>
      <source>They usually have new articles by then.</source>
      <translation>Bis dahin haben sie meist neue Beiträge.</translation>
    </message>
    <message>
      <source>It usually has {count} new articles by then.</source>
      <translation>Bis dahin sind seit dem letzten Abruf meist {count} Beiträge erschienen.</translation>
    </message>
    <message>
      <source>You just unlocked the computer and usually read soon after.</source>
      <translation>Sie haben gerade den Computer entsperrt und sehen meist bald danach nach.</translation>
    </message>
    <message>
      <source>You just came back to the computer and usually read soon after.</source>
      <translation>Sie sind gerade an den Computer zurückgekehrt und sehen meist bald danach nach.</translation>
    </message>
    <message>
      <source>The computer just woke up, and you usually read soon after.</source>
      <translation>Der Computer ist gerade aufgewacht, und Sie sehen meist bald danach nach.</translation>
    </message>
    <message>
      <source>You just opened the lid and usually read soon after.</source>
      <translation>Sie haben gerade den Deckel geöffnet und sehen meist bald danach nach.</translation>
    </message>
    <message>
      <source>The computer just joined a network, and you usually read soon after.</source>
      <translation>Der Computer ist gerade einem Netz beigetreten, und Sie sehen meist bald danach nach.</translation>
    </message>
    <message>
      <source>Its articles are mostly repeats, so it’s fetched less often.</source>
      <translation>Seine Beiträge wiederholen sich meist, daher wird er seltener abgerufen.</translation>
    </message>
    <message>
      <source>Its articles are mostly original, so it’s fetched more often.</source>
      <translation>Seine Beiträge bringen meist Neues, daher wird er öfter abgerufen.</translation>
    </message>
    <message>
      <source>You rarely open its articles, so it’s fetched less often.</source>
      <translation>Sie öffnen seine Beiträge selten, daher wird er seltener abgerufen.</translation>
    </message>
    <message>
      <source>You often open its articles, so it’s fetched more often.</source>
      <translation>Sie öffnen seine Beiträge oft, daher wird er öfter abgerufen.</translation>
    </message>
  </context>
</TS>
