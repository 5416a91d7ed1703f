<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
  <context>
    <name>Paperround</name>
    <message>
      <source>Attached</source>
      <translation>Anhänge</translation>
    </message>
    <message>
      <source>sound</source>
      <translation>Ton</translation>
    </message>
    <message>
      <source>film</source>
      <translation>Film</translation>
    </message>
    <message>
      <source>picture</source>
      <translation>Bild</translation>
    </message>
    <message>
      <source>text</source>
      <translation>Text</translation>
    </message>
    <message>
      <source>Fetching the page…</source>
      <translation>Die Seite wird abgerufen …</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>Abspielen</translation>
    </message>
    <message>
      <source>Comments</source>
      <translation>Kommentare</translation>
    </message>
    <message>
      <source>d MMMM yyyy</source>
      <translation>d. MMMM yyyy</translation>
    </message>
    <message>
      <source>1 minute to watch</source>
      <translation>1 Minute zum Ansehen</translation>
    </message>
    <message>
      <source>1 minute to read</source>
      <translation>1 Minute Lesezeit</translation>
    </message>
    <message>
      <source>The page gave no article. Showing what the feed sent.</source>
      <translation>Auf der Seite war kein Artikel zu finden. Gezeigt wird, was der Feed geschickt hat.</translation>
    </message>
    <message numerus="yes">
      <source>Continue reading, {minutes} more minutes</source>
      <translation>
        <numerusform>Weiterlesen, noch {minutes} Minuten</numerusform>
        <numerusform>Weiterlesen, noch {minutes} Minuten</numerusform>
      </translation>
    </message>
    <message>
      <source>Continue reading, 1 more minute</source>
      <translation>Weiterlesen, noch 1 Minute</translation>
    </message>
    <message numerus="yes">
      <source>{minutes} minutes to watch</source>
      <translation>
        <numerusform>{minutes} Minute zum Ansehen</numerusform>
        <numerusform>{minutes} Minuten zum Ansehen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{minutes} minutes to read</source>
      <translation>
        <numerusform>{minutes} Minuten Lesezeit</numerusform>
        <numerusform>{minutes} Minuten Lesezeit</numerusform>
      </translation>
    </message>
    <message>
      <source>{n} min</source>
      <translation>{n} min</translation>
    </message>
    <message>
      <source>Show pictures</source>
      <translation>Bilder anzeigen</translation>
    </message>
    <message>
      <source>Pictures are shown. They take more data, and each one’s server sees that you fetched it.</source>
      <translation>Bilder werden gezeigt. Sie brauchen mehr Daten, und der Server jedes Bildes sieht, dass Sie es abgerufen haben.</translation>
    </message>
    <message>
      <source>Pictures are not loaded.</source>
      <translation>Bilder werden nicht geladen.</translation>
    </message>
    <message>
      <source>Only a headline here.</source>
      <translation>Hier steht nur die Überschrift.</translation>
    </message>
    <message>
      <source>Fetch full text</source>
      <translation>Volltext abrufen</translation>
    </message>
    <message>
      <source>Nothing selected</source>
      <translation>Nichts ausgewählt</translation>
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
      <source>Keep them</source>
      <translation>Behalten</translation>
    </message>
    <message>
      <source>Only when I ask</source>
      <translation>Nur auf Wunsch</translation>
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
      <source>Open this link in the browser</source>
      <translation>Diesen Link im Browser öffnen</translation>
    </message>
    <message>
      <source>Copy this link</source>
      <translation>Diesen Link kopieren</translation>
    </message>
    <message>
      <source>This article is too long to be shown in one piece.</source>
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
      <source>Next</source>
      <translation>Weiter</translation>
    </message>
    <message>
      <source>Done</source>
      <translation>Fertig</translation>
    </message>
    <message>
      <source>{current} of {count}</source>
      <translation>{current} von {count}</translation>
    </message>
    <message>
      <source>Not found</source>
      <translation>Nicht gefunden</translation>
    </message>
    <message>
      <source>Newspaper</source>
      <translation>Zeitung</translation>
    </message>
    <message>
      <source>Text settings</source>
      <translation>Schrift</translation>
    </message>
    <message>
      <source>More</source>
      <translation>Mehr</translation>
    </message>
    <message>
      <source>Layout</source>
      <translation>Anordnung</translation>
    </message>
    <message>
      <source>Save picture</source>
      <translation>Bild speichern</translation>
    </message>
    <message>
      <source>Enlarge the picture</source>
      <translation>Bild vergrößern</translation>
    </message>
    <message>
      <source>Save the picture…</source>
      <translation>Bild speichern …</translation>
    </message>
    <message>
      <source>Copy the picture</source>
      <translation>Bild kopieren</translation>
    </message>
    <message>
      <source>Copy the picture’s address</source>
      <translation>Adresse des Bildes kopieren</translation>
    </message>
    <message>
      <source>Open the picture in the browser</source>
      <translation>Bild im Browser öffnen</translation>
    </message>
    <message>
      <source>Picture copied</source>
      <translation>Bild kopiert</translation>
    </message>
    <message>
      <source>This picture cannot be had.</source>
      <translation>Dieses Bild ist nicht zu bekommen.</translation>
    </message>
    <message>
      <source>Fetching…</source>
      <translation>Wird abgerufen …</translation>
    </message>
    <message>
      <source>Previous picture</source>
      <translation>Voriges Bild</translation>
    </message>
    <message>
      <source>Next picture</source>
      <translation>Nächstes Bild</translation>
    </message>
    <message>
      <source>Smaller</source>
      <translation>Kleiner</translation>
    </message>
    <message>
      <source>Larger</source>
      <translation>Größer</translation>
    </message>
    <message>
      <source>Full size</source>
      <translation>Volle Größe</translation>
    </message>
    <message>
      <source>Save…</source>
      <translation>Speichern …</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Schließen</translation>
    </message>
    <message>
      <source>Picture</source>
      <translation>Bild</translation>
    </message>
    <message>
      <source>{n} of {all}</source>
      <translation>{n} von {all}</translation>
    </message>
    <message>
      <source>This picture is broken or too large to be shown here.</source>
      <translation>Dieses Bild ist beschädigt oder zu groß, um hier gezeigt zu werden.</translation>
    </message>
    <message>
      <source>Fit to the window</source>
      <translation>An das Fenster anpassen</translation>
    </message>
    <message>
      <source>Picture, {width} × {height}</source>
      <translation>Bild, {width} × {height}</translation>
    </message>
    <message>
      <source>This picture could not be fetched.</source>
      <translation>Dieses Bild ließ sich nicht abrufen.</translation>
    </message>
    <message>
      <source>Downloaded</source>
      <translation>Heruntergeladen</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <source>Fetched on {day}, before you looked</source>
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
      <source>Remove</source>
      <translation>Entfernen</translation>
    </message>
    <message>
      <source>Downloading</source>
      <translation>Wird heruntergeladen</translation>
    </message>
    <message>
      <source>Fetched {time} after you first looked</source>
      <translation>{time} nach Ihrem ersten Nachsehen abgerufen</translation>
    </message>
    <message>
      <source>Fetched at {time}, before you looked</source>
      <translation>Um {time} abgerufen, bevor Sie nachgesehen haben</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Erneut versuchen</translation>
    </message>
    <message>
      <source>Downloaded for {time}, when you usually listen</source>
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
      <source>Something went wrong inside Paperround ({name}).</source>
      <translation>In Paperround ist etwas schiefgegangen ({name}).</translation>
    </message>
    <message>
      <source>Undone: {what}</source>
      <translation>Rückgängig gemacht: {what}</translation>
    </message>
    <message>
      <source>Done again: {what}</source>
      <translation>Wiederholt: {what}</translation>
    </message>
    <message>
      <source>Open Paperround</source>
      <translation>Paperround öffnen</translation>
    </message>
    <message>
      <source>About Paperround</source>
      <translation>Über Paperround</translation>
    </message>
    <message>
      <source>A feed reader that fetches just before you look. Free under the MIT licence.</source>
      <translation>Ein Feedreader, der abruft, kurz bevor Sie nachsehen. Frei unter der MIT-Lizenz.</translation>
    </message>
    <message>
      <source>Home page of the project</source>
      <translation>Webseite des Projekts</translation>
    </message>
    <message>
      <source>Works that Paperround is made with</source>
      <translation>Werke, mit denen Paperround gemacht ist</translation>
    </message>
    <message>
      <source>Licence</source>
      <translation>Lizenz</translation>
    </message>
    <message>
      <source>Made with the works of others</source>
      <translation>Mit Werken anderer gemacht</translation>
    </message>
    <message>
      <source>Version {version}</source>
      <translation>Version {version}</translation>
    </message>
    <message>
      <source>built on {date}</source>
      <translation>erstellt am {date}</translation>
    </message>
    <message numerus="yes">
      <source>{n} changes that you made here have not reached it yet, and would not any more.</source>
      <translation>
        <numerusform>{n} Änderungen von hier sind dort noch nicht angekommen und kämen dann nicht mehr an.</numerusform>
        <numerusform>{n} Änderungen von hier sind dort noch nicht angekommen und kämen dann nicht mehr an.</numerusform>
      </translation>
    </message>
    <message>
      <source>{done} of {total} posts</source>
      <translation>{done} von {total} Beiträgen</translation>
    </message>
    <message>
      <source>once</source>
      <translation>einmal</translation>
    </message>
    <message>
      <source>when you look</source>
      <translation>wann Sie nachsehen</translation>
    </message>
    <message>
      <source>0, all sent</source>
      <translation>0, alles gesendet</translation>
    </message>
    <message>
      <source>One change that you made here has not reached it yet, and would not any more.</source>
      <translation>Eine Änderung von hier ist dort noch nicht angekommen und käme dann nicht mehr an.</translation>
    </message>
    <message>
      <source>An account keeps feeds, read marks and stars the same on all your devices.</source>
      <translation>Ein Konto hält Feeds, Gelesenes und Sterne auf allen Ihren Geräten gleich.</translation>
    </message>
    <message>
      <source>Paperround will tell {name} when to poll which feed, by the plan for all your feeds and within your daily budget. You can then let the server poll by itself only rarely. It uses the same password at the server's own interface.</source>
      <translation>Paperround sagt {name}, wann welcher Feed abzurufen ist: nach dem Plan für alle Ihre Feeds und im Rahmen Ihres Tagesbudgets. Der Server selbst braucht dann nur noch selten abzurufen. An dessen eigener Schnittstelle gilt dasselbe Passwort.</translation>
    </message>
    <message>
      <source>synchronising</source>
      <translation>gleicht ab</translation>
    </message>
    <message>
      <source>not synchronised yet</source>
      <translation>noch nicht abgeglichen</translation>
    </message>
    <message>
      <source>synchronised just now</source>
      <translation>gerade abgeglichen</translation>
    </message>
    <message numerus="yes">
      <source>offline, {n} waiting</source>
      <translation>
        <numerusform>offline, {n} wartet</numerusform>
        <numerusform>offline, {n} warten</numerusform>
      </translation>
    </message>
    <message>
      <source>asks for a pause</source>
      <translation>bittet um eine Pause</translation>
    </message>
    <message>
      <source>password refused</source>
      <translation>Passwort abgelehnt</translation>
    </message>
    <message>
      <source>certificate not trusted</source>
      <translation>Zertifikat nicht vertrauenswürdig</translation>
    </message>
    <message>
      <source>interface switched off</source>
      <translation>Schnittstelle abgeschaltet</translation>
    </message>
    <message>
      <source>did not answer</source>
      <translation>keine Antwort</translation>
    </message>
    <message>
      <source>{times} instead of {hours}</source>
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
      <source>It answered in {s} s: {feeds}, {unread} unread, {stars} stars.</source>
      <translation>Antwort nach {s} s: {feeds}, {unread} ungelesen, {stars} Sterne.</translation>
    </message>
    <message>
      <source>1 of them you already have; it will be kept once.</source>
      <translation>Einen davon haben Sie schon; er kommt nicht doppelt.</translation>
    </message>
    <message>
      <source>Address</source>
      <translation>Adresse</translation>
    </message>
    <message>
      <source>Add account…</source>
      <translation>Konto hinzufügen …</translation>
    </message>
    <message>
      <source>New account</source>
      <translation>Neues Konto</translation>
    </message>
    <message>
      <source>Feeds that I add go there, too</source>
      <translation>Neue Feeds auch dort abonnieren</translation>
    </message>
    <message>
      <source>The password for its API:</source>
      <translation>Das Passwort für seine API:</translation>
    </message>
    <message>
      <source>Own certificate authority…</source>
      <translation>Eigene Zertifizierungsstelle …</translation>
    </message>
    <message>
      <source>Leave {name}</source>
      <translation>{name} verlassen</translation>
    </message>
    <message>
      <source>Leave this account…</source>
      <translation>Dieses Konto verlassen …</translation>
    </message>
    <message>
      <source>Tell it when to poll</source>
      <translation>Abrufe ansagen</translation>
    </message>
    <message>
      <source>Tell it</source>
      <translation>Ansagen</translation>
    </message>
    <message>
      <source>synchronised {time} ago</source>
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
      <source>before you look</source>
      <translation>bevor Sie nachsehen</translation>
    </message>
    <message>
      <source>while you read</source>
      <translation>während Sie lesen</translation>
    </message>
    <message>
      <source>when new posts are likely</source>
      <translation>wenn neue Beiträge wahrscheinlich sind</translation>
    </message>
    <message>
      <source>if you do not look before</source>
      <translation>falls Sie nicht vorher nachsehen</translation>
    </message>
    <message>
      <source>tried again</source>
      <translation>nächster Versuch</translation>
    </message>
    <message>
      <source>{time}, {why}</source>
      <translation>{time}, {why}</translation>
    </message>
    <message numerus="yes">
      <source>{n} of them you already have; they will be kept once.</source>
      <translation>
        <numerusform>{n} davon haben Sie schon; keiner kommt doppelt.</numerusform>
        <numerusform>{n} davon haben Sie schon; keiner kommt doppelt.</numerusform>
      </translation>
    </message>
    <message>
      <source>Synchronise {name} now</source>
      <translation>{name} jetzt abgleichen</translation>
    </message>
    <message>
      <source>Tell it when to poll, by my plan</source>
      <translation>Nach meinem Plan sagen, wann er abruft</translation>
    </message>
    <message>
      <source>Asked today</source>
      <translation>Heute gefragt</translation>
    </message>
    <message>
      <source>Next ask</source>
      <translation>Nächste Anfrage</translation>
    </message>
    <message>
      <source>Outbox</source>
      <translation>Ausgang</translation>
    </message>
    <message>
      <source>Found one feed.</source>
      <translation>Ein Feed gefunden.</translation>
    </message>
    <message>
      <source>Add a feed</source>
      <translation>Feed hinzufügen</translation>
    </message>
    <message>
      <source>Address of a site, a blog or a feed</source>
      <translation>Adresse einer Website, eines Blogs oder eines Feeds</translation>
    </message>
    <message>
      <source>Add feed</source>
      <translation>Feed hinzufügen</translation>
    </message>
    <message>
      <source>Latest posts</source>
      <translation>Neueste Beiträge</translation>
    </message>
    <message>
      <source>Found one feed. Its document is broken: this is what could be read of it.</source>
      <translation>Einen Feed gefunden. Sein Dokument ist beschädigt; so viel war lesbar.</translation>
    </message>
    <message>
      <source>Show feed</source>
      <translation>Feed anzeigen</translation>
    </message>
    <message>
      <source>Looking for feeds at {host}…</source>
      <translation>Suche nach Feeds auf {host} …</translation>
    </message>
    <message>
      <source>Paperround looks for the feeds behind any address.</source>
      <translation>Paperround sucht zu jeder Adresse die passenden Feeds.</translation>
    </message>
    <message>
      <source>Found {feeds} on this site. Tick those you want.</source>
      <translation>{feeds} auf dieser Website gefunden. Haken Sie die gewünschten an.</translation>
    </message>
    <message>
      <source>You are subscribed to {name} already.</source>
      <translation>Sie haben {name} schon abonniert.</translation>
    </message>
    <message>
      <source>Add {feeds}</source>
      <translation>{feeds} hinzufügen</translation>
    </message>
    <message>
      <source>Once a day a copy of everything is made beside the original, and before each update of the file. Copies that you make yourself are never removed.</source>
      <translation>Einmal am Tag und vor jeder Umstellung der Datei entsteht neben dem Original eine Kopie von allem. Kopien, die Sie selbst anlegen, werden nie entfernt.</translation>
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
      <source>Show the folder</source>
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
      <source>None yet. The first is made within a day.</source>
      <translation>Noch keine. Die erste entsteht innerhalb eines Tages.</translation>
    </message>
    <message>
      <source>doubtful: much less than before</source>
      <translation>zweifelhaft: viel weniger als zuvor</translation>
    </message>
    <message>
      <source>What you starred, tagged or read since then is not in it. What you have now is set aside in the same folder, not deleted. Your window comes back in a moment.</source>
      <translation>Was Sie seither mit Sternen oder Schlagwörtern versehen oder gelesen haben, ist nicht darin. Der jetzige Stand wird im selben Ordner beiseitegelegt, nicht gelöscht. Ihr Fenster ist gleich wieder da.</translation>
    </message>
    <message>
      <source>Wrote {feeds} to {file}</source>
      <translation>{feeds} in {file} geschrieben</translation>
    </message>
    <message>
      <source>Another part of the page is followed</source>
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
      <source>Rules changed, and {posts}</source>
      <translation>Regeln und {posts} geändert</translation>
    </message>
    <message numerus="yes">
      <source>{n} there already</source>
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
      <source>Settings of {feed} changed</source>
      <translation>Einstellungen von {feed} geändert</translation>
    </message>
    <message>
      <source>{posts} brought back</source>
      <translation>{posts} wieder eingeblendet</translation>
    </message>
    <message>
      <source>As in the settings</source>
      <translation>Wie in den Einstellungen</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>Anzeigen</translation>
    </message>
    <message>
      <source>Show only when asked</source>
      <translation>Nur auf Wunsch anzeigen</translation>
    </message>
    <message>
      <source>Fetch what I will probably open</source>
      <translation>Holen, was ich wohl öffne</translation>
    </message>
    <message>
      <source>Fetch every post whole</source>
      <translation>Jeden Beitrag ganz holen</translation>
    </message>
    <message>
      <source>Fetch nothing ahead</source>
      <translation>Nichts im Voraus holen</translation>
    </message>
    <message>
      <source>For ever</source>
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
    <message>
      <source>All of them</source>
      <translation>Alle</translation>
    </message>
    <message>
      <source>When it is worth it</source>
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
    <message>
      <source>Without Shorts and live announcements</source>
      <translation>Ohne Shorts und Live-Ankündigungen</translation>
    </message>
    <message>
      <source>Why it is polled when it is</source>
      <translation>Wann und warum abgerufen wird</translation>
    </message>
    <message>
      <source>How it is doing</source>
      <translation>Zustand</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Name</translation>
    </message>
    <message>
      <source>Folder</source>
      <translation>Ordner</translation>
    </message>
    <message>
      <source>Pictures</source>
      <translation>Bilder</translation>
    </message>
    <message>
      <source>Before I go offline</source>
      <translation>Bevor ich offline bin</translation>
    </message>
    <message>
      <source>Keep posts</source>
      <translation>Beiträge behalten</translation>
    </message>
    <message>
      <source>Keep at most</source>
      <translation>Höchstens behalten</translation>
    </message>
    <message>
      <source>Unread counts as read</source>
      <translation>Ungelesenes gilt als gelesen</translation>
    </message>
    <message>
      <source>Posts with a star or a tag stay unread, and those that you marked unread yourself.</source>
      <translation>Beiträge mit Stern oder Schlagwort bleiben ungelesen, ebenso was Sie selbst als ungelesen markiert haben.</translation>
    </message>
    <message>
      <source>In Unread and in counts</source>
      <translation>In „Ungelesen“ und in Zahlen</translation>
    </message>
    <message>
      <source>Fetch the full text of every post I open</source>
      <translation>Bei jedem geöffneten Beitrag den Volltext abrufen</translation>
    </message>
    <message>
      <source>Weight</source>
      <translation>Gewicht</translation>
    </message>
    <message>
      <source>Poll</source>
      <translation>Abrufen</translation>
    </message>
    <message>
      <source>Tell me at once when it posts</source>
      <translation>Neue Beiträge sofort melden</translation>
    </message>
    <message>
      <source>Paused: do not poll it</source>
      <translation>Pausiert: nicht abrufen</translation>
    </message>
    <message>
      <source>Only where the feed asks for one</source>
      <translation>Nur, wenn der Feed danach fragt</translation>
    </message>
    <message>
      <source>User name</source>
      <translation>Benutzername</translation>
    </message>
    <message>
      <source>Password</source>
      <translation>Passwort</translation>
    </message>
    <message>
      <source>Leave this newsletter…</source>
      <translation>Diesen Newsletter abbestellen …</translation>
    </message>
    <message>
      <source>Opens what its sender offers for that, in your browser or mail program.</source>
      <translation>Öffnet, was sein Absender dafür anbietet, im Browser oder im Mailprogramm.</translation>
    </message>
    <message>
      <source>Newsletter</source>
      <translation>Newsletter</translation>
    </message>
    <message>
      <source>Its posts (CSS selector)</source>
      <translation>Ihre Beiträge (CSS-Selektor)</translation>
    </message>
    <message numerus="yes">
      <source>For {n} days</source>
      <translation>
        <numerusform>{n} Tag lang</numerusform>
        <numerusform>{n} Tage lang</numerusform>
      </translation>
    </message>
    <message>
      <source>The newest {n}</source>
      <translation>Die neuesten {n}</translation>
    </message>
    <message numerus="yes">
      <source>After {n} days</source>
      <translation>
        <numerusform>Nach {n} Tag</numerusform>
        <numerusform>Nach {n} Tagen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Every {n} minutes</source>
      <translation>
        <numerusform>Jede Minute ({n})</numerusform>
        <numerusform>Alle {n} Minuten</numerusform>
      </translation>
    </message>
    <message>
      <source>Unchanged</source>
      <translation>Unverändert</translation>
    </message>
    <message>
      <source>This is no web address; type one that begins with https://.</source>
      <translation>Das ist keine Webadresse; bitte eine eingeben, die mit https:// beginnt.</translation>
    </message>
    <message>
      <source>The main part of the page</source>
      <translation>Der Hauptteil der Seite</translation>
    </message>
    <message>
      <source>What is compared (CSS selector)</source>
      <translation>Was verglichen wird (CSS-Selektor)</translation>
    </message>
    <message>
      <source>Settings of {feed}</source>
      <translation>Einstellungen von {feed}</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Speichern</translation>
    </message>
    <message>
      <source>Not known yet: it takes some posts.</source>
      <translation>Noch nicht bekannt: Dazu braucht es einige Beiträge.</translation>
    </message>
    <message>
      <source>Nearly all of its posts tell something new.</source>
      <translation>Fast alle seine Beiträge bringen etwas Neues.</translation>
    </message>
    <message>
      <source>Nearly all of its posts repeat what it said lately.</source>
      <translation>Fast alle seine Beiträge wiederholen, was er zuletzt gemeldet hat.</translation>
    </message>
    <message>
      <source>No other feed of yours is about the same.</source>
      <translation>Keiner Ihrer anderen Feeds hat dasselbe Thema.</translation>
    </message>
    <message>
      <source>{names}.</source>
      <translation>{names}.</translation>
    </message>
    <message numerus="yes">
      <source>About {n} of 10 posts tell something new.</source>
      <translation>
        <numerusform>Etwa {n} von 10 Beiträgen bringt etwas Neues.</numerusform>
        <numerusform>Etwa {n} von 10 Beiträgen bringen etwas Neues.</numerusform>
      </translation>
    </message>
    <message>
      <source>About</source>
      <translation>Themen</translation>
    </message>
    <message>
      <source>Similar feeds</source>
      <translation>Ähnliche Feeds</translation>
    </message>
    <message>
      <source>{feed} (the same posts)</source>
      <translation>{feed} (dieselben Beiträge)</translation>
    </message>
    <message numerus="yes">
      <source>Found {feed}; it is ticked below, beside {n} more of this site.</source>
      <translation>
        <numerusform>{feed} gefunden und unten angehakt, dazu {n} weiterer Feed dieser Website.</numerusform>
        <numerusform>{feed} gefunden und unten angehakt, dazu {n} weitere Feeds dieser Website.</numerusform>
      </translation>
    </message>
    <message>
      <source>{budget} fetches a day to begin with; you can change that under Insights, Budget.</source>
      <translation>{budget} Abrufe am Tag für den Anfang; das lässt sich unter Einblicke, Budget ändern.</translation>
    </message>
    <message>
      <source>The demo opens in a window of its own. Close it to come back here.</source>
      <translation>Die Demo öffnet sich in einem eigenen Fenster. Nach dem Schließen geht es hier weiter.</translation>
    </message>
    <message>
      <source>The demo could not be started. Try the command paperround demo in a terminal.</source>
      <translation>Die Demo ließ sich nicht starten. Vielleicht hilft der Befehl paperround demo in einem Terminal.</translation>
    </message>
    <message>
      <source>Good morning.</source>
      <translation>Guten Morgen.</translation>
    </message>
    <message>
      <source>Good afternoon.</source>
      <translation>Guten Tag.</translation>
    </message>
    <message>
      <source>Good evening.</source>
      <translation>Guten Abend.</translation>
    </message>
    <message>
      <source>Or paste the address of any site you like</source>
      <translation>Oder die Adresse einer beliebigen Website einfügen</translation>
    </message>
    <message>
      <source>Add</source>
      <translation>Hinzufügen</translation>
    </message>
    <message>
      <source>No feed found at this address.</source>
      <translation>Unter dieser Adresse wurde kein Feed gefunden.</translation>
    </message>
    <message>
      <source>Settings…</source>
      <translation>Einstellungen …</translation>
    </message>
    <message>
      <source>Start reading</source>
      <translation>Los geht’s</translation>
    </message>
    <message>
      <source>1 feed ticked</source>
      <translation>1 Feed angehakt</translation>
    </message>
    <message numerus="yes">
      <source>{n} feeds ticked</source>
      <translation>
        <numerusform>{n} Feeds angehakt</numerusform>
        <numerusform>{n} Feeds angehakt</numerusform>
      </translation>
    </message>
    <message>
      <source>Welcome</source>
      <translation>Willkommen</translation>
    </message>
    <message>
      <source>Tick what you would like to read. Paperround learns when you look and when each feed posts, and fetches just before. What it learns stays on this computer.</source>
      <translation>Haken Sie an, was Sie gern lesen. Paperround lernt, wann Sie nachsehen und wann jeder Feed etwas veröffentlicht, und ruft kurz vorher ab. Was es lernt, bleibt auf diesem Computer.</translation>
    </message>
    <message>
      <source>From another reader, as an OPML file or newsboat’s list. Folders and names come along.</source>
      <translation>Aus einem anderen Feedreader, als OPML-Datei oder newsboat-Liste. Ordner und Namen bleiben erhalten.</translation>
    </message>
    <message>
      <source>Open the demo</source>
      <translation>Demo öffnen</translation>
    </message>
    <message>
      <source>A made-up morning with forty feeds. Nothing goes over the network, nothing is kept.</source>
      <translation>Ein erfundener Morgen mit vierzig Feeds. Nichts geht über das Netz, nichts bleibt gespeichert.</translation>
    </message>
    <message>
      <source>Show all</source>
      <translation>Alle zeigen</translation>
    </message>
    <message>
      <source>I read</source>
      <translation>Ich lese</translation>
    </message>
    <message>
      <source>Yours</source>
      <translation>Ihre</translation>
    </message>
    <message>
      <source>On takes more data, and each picture’s server sees that you fetched it. What only counts readers is never fetched.</source>
      <translation>An braucht mehr Daten, und der Server jedes Bildes sieht, dass Sie es abgerufen haben. Was nur Leser zählt, wird nie abgerufen.</translation>
    </message>
    <message>
      <source>Found {feed}; it is ticked below.</source>
      <translation>{feed} gefunden und unten angehakt.</translation>
    </message>
    <message>
      <source>Nothing ticked yet. You can add feeds later.</source>
      <translation>Noch nichts angehakt. Feeds lassen sich auch später hinzufügen.</translation>
    </message>
    <message>
      <source>Show fewer</source>
      <translation>Weniger zeigen</translation>
    </message>
    <message>
      <source>Import a list…</source>
      <translation>Liste importieren …</translation>
    </message>
    <message>
      <source>Off</source>
      <translation>Aus</translation>
    </message>
    <message>
      <source>On</source>
      <translation>An</translation>
    </message>
    <message numerus="yes">
      <source>{n} of {all} starter feeds</source>
      <translation>
        <numerusform>{n} von {all} Feeds für den Anfang</numerusform>
        <numerusform>{n} von {all} Feeds für den Anfang</numerusform>
      </translation>
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
      <source>New folder</source>
      <translation>Neuer Ordner</translation>
    </message>
    <message>
      <source>Name of the folder:</source>
      <translation>Name des Ordners:</translation>
    </message>
    <message>
      <source>This feed needs a password.</source>
      <translation>Dieser Feed braucht ein Passwort.</translation>
    </message>
    <message>
      <source>subscribed</source>
      <translation>abonniert</translation>
    </message>
    <message>
      <source>Feeds that were found</source>
      <translation>Gefundene Feeds</translation>
    </message>
    <message>
      <source>Look again</source>
      <translation>Erneut suchen</translation>
    </message>
    <message>
      <source>Subscribe anyway</source>
      <translation>Trotzdem abonnieren</translation>
    </message>
    <message>
      <source>Follow what changes on this page…</source>
      <translation>Änderungen dieser Seite verfolgen …</translation>
    </message>
    <message>
      <source>This did not work.</source>
      <translation>Das hat nicht geklappt.</translation>
    </message>
    <message>
      <source>This user name or password is not right.</source>
      <translation>Benutzername oder Passwort stimmt nicht.</translation>
    </message>
    <message>
      <source>Tried: {addresses}</source>
      <translation>Versucht: {addresses}</translation>
    </message>
    <message>
      <source>Import a list</source>
      <translation>Liste importieren</translation>
    </message>
    <message>
      <source>Progress</source>
      <translation>Fortschritt</translation>
    </message>
    <message>
      <source>What could not be taken</source>
      <translation>Was nicht übernommen werden konnte</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Abbrechen</translation>
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
      <source>{feeds} there already.</source>
      <translation>Schon vorhanden: {feeds}.</translation>
    </message>
    <message>
      <source>Not taken:</source>
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
      <source>Reading</source>
      <translation>Lesen</translation>
    </message>
    <message>
      <source>Marking</source>
      <translation>Markieren</translation>
    </message>
    <message>
      <source>Moving</source>
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
      <source>Up and down</source>
      <translation>Auf und ab</translation>
    </message>
    <message>
      <source>To the pane beside</source>
      <translation>In den Bereich daneben</translation>
    </message>
    <message>
      <source>To the top, and bring new posts</source>
      <translation>An den Anfang, neue Beiträge holen</translation>
    </message>
    <message>
      <source>Keyboard</source>
      <translation>Tastatur</translation>
    </message>
    <message>
      <source>Change keys</source>
      <translation>Tasten ändern</translation>
    </message>
    <message>
      <source>{key} already does “{action}”; choose another key.</source>
      <translation>{key} ist schon mit „{action}“ belegt; bitte eine andere Taste wählen.</translation>
    </message>
    <message>
      <source>Key for {action}</source>
      <translation>Taste für {action}</translation>
    </message>
    <message>
      <source>Change keys…</source>
      <translation>Tasten ändern …</translation>
    </message>
    <message>
      <source>Usual keys</source>
      <translation>Standardtasten</translation>
    </message>
    <message>
      <source>Paperround notes when you look and when you read, and when you come to this computer (unlock it, wake it, join a network), so that it can fetch just before; and when there is no line, so that posts are here before. It stays in your profile on this computer; nothing is sent anywhere.</source>
      <translation>Paperround merkt sich, wann Sie nachsehen und lesen und wann Sie an diesen Computer kommen (ihn entsperren, wecken, mit einem Netz verbinden), damit es kurz vorher abrufen kann; und wann kein Netz da ist, damit Beiträge vorher hier sind. Es bleibt in Ihrem Profil auf diesem Computer; nichts wird irgendwohin gesendet.</translation>
    </message>
    <message>
      <source>What is kept of your reading, the latest first</source>
      <translation>Was über Ihr Lesen gespeichert ist, das Neueste zuerst</translation>
    </message>
    <message>
      <source>Erase all of it…</source>
      <translation>Alles löschen …</translation>
    </message>
    <message>
      <source>Nothing is kept.</source>
      <translation>Es ist nichts gespeichert.</translation>
    </message>
    <message>
      <source>1 reading session</source>
      <translation>1 Lesesitzung</translation>
    </message>
    <message>
      <source>1 post read</source>
      <translation>1 gelesener Beitrag</translation>
    </message>
    <message>
      <source>Once without a line.</source>
      <translation>Einmal ohne Netz.</translation>
    </message>
    <message>
      <source>You came to this computer once.</source>
      <translation>Sie sind einmal an diesen Computer gekommen.</translation>
    </message>
    <message>
      <source>Kept: {sessions} and {posts}, {day}.</source>
      <translation>Aufbewahrt: {sessions} und {posts}, {day}.</translation>
    </message>
    <message>
      <source>screen unlocked</source>
      <translation>Bildschirm entsperrt</translation>
    </message>
    <message>
      <source>back after a pause</source>
      <translation>nach einer Pause zurück</translation>
    </message>
    <message>
      <source>computer woken</source>
      <translation>Computer aufgeweckt</translation>
    </message>
    <message>
      <source>lid opened</source>
      <translation>Deckel geöffnet</translation>
    </message>
    <message>
      <source>network joined</source>
      <translation>mit einem Netz verbunden</translation>
    </message>
    <message numerus="yes">
      <source>{n} reading sessions</source>
      <translation>
        <numerusform>{n} Lesesitzungen</numerusform>
        <numerusform>{n} Lesesitzungen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} posts read</source>
      <translation>
        <numerusform>{n} gelesene Beiträge</numerusform>
        <numerusform>{n} gelesene Beiträge</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} times without a line.</source>
      <translation>
        <numerusform>{n}-mal ohne Netz.</numerusform>
        <numerusform>{n}-mal ohne Netz.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>You came to this computer {n} times.</source>
      <translation>
        <numerusform>Sie sind {n}-mal an diesen Computer gekommen.</numerusform>
        <numerusform>Sie sind {n}-mal an diesen Computer gekommen.</numerusform>
      </translation>
    </message>
    <message>
      <source>{when}: {what}</source>
      <translation>{when}: {what}</translation>
    </message>
    <message>
      <source>{day}, {start} – {end}: no line</source>
      <translation>{day}, {start} – {end}: kein Netz</translation>
    </message>
    <message>
      <source>asked every 2 hours, from your budget</source>
      <translation>alle 2 Stunden gefragt, aus Ihrem Budget</translation>
    </message>
    <message>
      <source>{done} of {total} mails</source>
      <translation>{done} von {total} E-Mails</translation>
    </message>
    <message>
      <source>not known yet</source>
      <translation>noch nicht bekannt</translation>
    </message>
    <message>
      <source>pushed, nothing is polled</source>
      <translation>gemeldet, nichts wird abgerufen</translation>
    </message>
    <message>
      <source>1 mail, {size}</source>
      <translation>1 E-Mail, {size}</translation>
    </message>
    <message numerus="yes">
      <source>{n} mails, {size}</source>
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
      <source>It cannot say when mails come, so it will be asked every 2 hours, from your budget.</source>
      <translation>Er kann nicht melden, wann E-Mails kommen, und wird deshalb alle 2 Stunden gefragt, aus Ihrem Budget.</translation>
    </message>
    <message>
      <source>Newsletters in a folder of your mail can be read as feeds, one for each sender.</source>
      <translation>Newsletter in einem Ordner Ihres Postfachs lassen sich als Feeds lesen, einer je Absender.</translation>
    </message>
    <message>
      <source>looking</source>
      <translation>sieht nach</translation>
    </message>
    <message>
      <source>not read yet</source>
      <translation>noch nicht gelesen</translation>
    </message>
    <message>
      <source>stopped</source>
      <translation>angehalten</translation>
    </message>
    <message>
      <source>read just now</source>
      <translation>gerade gelesen</translation>
    </message>
    <message>
      <source>offline</source>
      <translation>offline</translation>
    </message>
    <message>
      <source>insecure connection</source>
      <translation>Verbindung nicht sicher</translation>
    </message>
    <message>
      <source>folder missing</source>
      <translation>Ordner fehlt</translation>
    </message>
    <message>
      <source>It answered in {s} s: {folders}.</source>
      <translation>Er hat in {s} s geantwortet: {folders}.</translation>
    </message>
    <message>
      <source>It says when mails come, so nothing will be polled.</source>
      <translation>Er meldet, wann E-Mails kommen; abgerufen wird nichts.</translation>
    </message>
    <message>
      <source>Line</source>
      <translation>Verbindung</translation>
    </message>
    <message>
      <source>Server</source>
      <translation>Server</translation>
    </message>
    <message>
      <source>Mark at the server what I read here</source>
      <translation>Was ich hier lese, auch auf dem Server als gelesen markieren</translation>
    </message>
    <message>
      <source>Read first</source>
      <translation>Zuerst lesen</translation>
    </message>
    <message>
      <source>Add newsletters by mail…</source>
      <translation>Newsletter per E-Mail hinzufügen …</translation>
    </message>
    <message>
      <source>Newsletters by mail</source>
      <translation>Newsletter per E-Mail</translation>
    </message>
    <message>
      <source>The password for this mailbox:</source>
      <translation>Das Passwort für dieses Postfach:</translation>
    </message>
    <message>
      <source>Read {name} no more</source>
      <translation>{name} nicht mehr lesen</translation>
    </message>
    <message>
      <source>Read this mailbox no more…</source>
      <translation>Dieses Postfach nicht mehr lesen …</translation>
    </message>
    <message>
      <source>read {time} ago</source>
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
      <source>None, for this computer alone</source>
      <translation>Keine, nur für diesen Computer</translation>
    </message>
    <message>
      <source>Stop; what was read so far is kept</source>
      <translation>Anhalten; bisher Gelesenes bleibt</translation>
    </message>
    <message>
      <source>New mails</source>
      <translation>Neue E-Mails</translation>
    </message>
    <message>
      <source>Today</source>
      <translation>Heute</translation>
    </message>
    <message>
      <source>At the server</source>
      <translation>Auf dem Server</translation>
    </message>
    <message>
      <source> newest mails</source>
      <translation> neueste E-Mails</translation>
    </message>
    <message>
      <source>Look for new mails in {name} now</source>
      <translation>Jetzt in {name} nach neuen E-Mails sehen</translation>
    </message>
    <message>
      <source>read marks are sent</source>
      <translation>Gelesenes wird gemeldet</translation>
    </message>
    <message>
      <source>never changed</source>
      <translation>wird nie verändert</translation>
    </message>
    <message>
      <source>Each change of the text is a post that shows the difference.</source>
      <translation>Jede Änderung des Textes ist ein Beitrag, der den Unterschied zeigt.</translation>
    </message>
    <message>
      <source>Point at a post</source>
      <translation>Auf einen Beitrag zeigen</translation>
    </message>
    <message>
      <source>CSS selector</source>
      <translation>CSS-Selektor</translation>
    </message>
    <message>
      <source>Try</source>
      <translation>Prüfen</translation>
    </message>
    <message>
      <source>You follow {name} already. Choose what its posts are from now on.</source>
      <translation>Sie verfolgen {name} schon. Wählen Sie, was von nun an die Beiträge sind.</translation>
    </message>
    <message>
      <source>Point at a post…</source>
      <translation>Auf einen Beitrag zeigen …</translation>
    </message>
    <message>
      <source>A page that you follow</source>
      <translation>Eine Seite, die Sie verfolgen</translation>
    </message>
    <message>
      <source>The page itself can be followed. Choose what its posts are.</source>
      <translation>Die Seite selbst lässt sich verfolgen. Wählen Sie, was ihre Beiträge sind.</translation>
    </message>
    <message>
      <source>The text as it is now</source>
      <translation>Der Text, wie er jetzt ist</translation>
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
      <source>What changes on this page</source>
      <translation>Was sich auf dieser Seite ändert</translation>
    </message>
    <message numerus="yes">
      <source>{count} of the newest {tried} match.</source>
      <translation>
        <numerusform>{count} der neuesten {tried} passt.</numerusform>
        <numerusform>{count} der neuesten {tried} passen.</numerusform>
      </translation>
    </message>
    <message>
      <source>Posts it would have caught</source>
      <translation>Beiträge, die sie erfasst hätte</translation>
    </message>
    <message>
      <source>Where</source>
      <translation>Wo</translation>
    </message>
    <message>
      <source>How</source>
      <translation>Wie</translation>
    </message>
    <message>
      <source>What it looks for</source>
      <translation>Wonach sie sucht</translation>
    </message>
    <message>
      <source>Remove this condition</source>
      <translation>Diese Bedingung entfernen</translation>
    </message>
    <message>
      <source>How many must apply</source>
      <translation>Wie viele zutreffen müssen</translation>
    </message>
    <message>
      <source>Another condition</source>
      <translation>Weitere Bedingung</translation>
    </message>
    <message>
      <source>any feed</source>
      <translation>irgendeinem Feed</translation>
    </message>
    <message>
      <source>a folder that is gone</source>
      <translation>ein Ordner, den es nicht mehr gibt</translation>
    </message>
    <message>
      <source>a feed that is gone</source>
      <translation>einem Feed, den es nicht mehr gibt</translation>
    </message>
    <message>
      <source>Only in the category</source>
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
      <source>Last day</source>
      <translation>Letzter Tag</translation>
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
      <source>Mark it read</source>
      <translation>Als gelesen markieren</translation>
    </message>
    <message>
      <source>Star it</source>
      <translation>Mit Stern versehen</translation>
    </message>
    <message>
      <source>Tell me at once</source>
      <translation>Sofort melden</translation>
    </message>
    <message>
      <source>Highlight it</source>
      <translation>Hervorheben</translation>
    </message>
    <message>
      <source>It stands out in lists.</source>
      <translation>Er fällt in Listen auf.</translation>
    </message>
    <message>
      <source>Hide it</source>
      <translation>Ausblenden</translation>
    </message>
    <message>
      <source>It is shown nowhere, but kept: Rules can bring it back.</source>
      <translation>Der Beitrag wird nirgends angezeigt, bleibt aber erhalten: Unter „Regeln“ lässt er sich wieder einblenden.</translation>
    </message>
    <message>
      <source>Ask no further rules</source>
      <translation>Keine weiteren Regeln anwenden</translation>
    </message>
    <message>
      <source>Send it to</source>
      <translation>Senden an</translation>
    </message>
    <message>
      <source>Target</source>
      <translation>Ziel</translation>
    </message>
    <message>
      <source>Tag it</source>
      <translation>Mit Schlagwort versehen</translation>
    </message>
    <message>
      <source>Tag</source>
      <translation>Schlagwort</translation>
    </message>
    <message>
      <source>Name of the tag</source>
      <translation>Name des Schlagworts</translation>
    </message>
    <message>
      <source>Try it</source>
      <translation>Ausprobieren</translation>
    </message>
    <message>
      <source>See which posts you have it would have caught.</source>
      <translation>Zeigt, welche vorhandenen Beiträge sie erfasst hätte.</translation>
    </message>
    <message>
      <source>Also do this to the posts found</source>
      <translation>Auch auf die gefundenen Beiträge anwenden</translation>
    </message>
    <message>
      <source>Looking…</source>
      <translation>Wird gesucht …</translation>
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
      <source>When</source>
      <translation>Wann</translation>
    </message>
    <message>
      <source>When a new post arrives from</source>
      <translation>Wenn ein neuer Beitrag eintrifft von</translation>
    </message>
    <message>
      <source>Then</source>
      <translation>Dann</translation>
    </message>
    <message>
      <source>a target that is gone</source>
      <translation>ein Ziel, das es nicht mehr gibt</translation>
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
      <source>{place} has the words “{wanted}”</source>
      <translation>{place} enthält die Wörter „{wanted}“</translation>
    </message>
    <message>
      <source>{place} has “{wanted}”</source>
      <translation>{place} enthält „{wanted}“</translation>
    </message>
    <message>
      <source>{place} matches “{wanted}”</source>
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
      <source>has these words</source>
      <translation>enthält diese Wörter</translation>
    </message>
    <message>
      <source>has exactly</source>
      <translation>enthält genau</translation>
    </message>
    <message>
      <source>matches the pattern</source>
      <translation>passt auf das Muster</translation>
    </message>
    <message>
      <source>all of these apply</source>
      <translation>alle treffen zu</translation>
    </message>
    <message>
      <source>one of these applies</source>
      <translation>eine davon trifft zu</translation>
    </message>
    <message>
      <source>none of these applies</source>
      <translation>keine davon trifft zu</translation>
    </message>
    <message>
      <source>{condition}: {actions}</source>
      <translation>{condition}: {actions}</translation>
    </message>
    <message>
      <source>Every post</source>
      <translation>Jeder Beitrag</translation>
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
      <source>then no further rules</source>
      <translation>danach keine weiteren Regeln</translation>
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
      <source>Every post of {feed}</source>
      <translation>Jeder Beitrag von {feed}</translation>
    </message>
    <message>
      <source>{condition} in {feed}</source>
      <translation>{condition} in {feed}</translation>
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
      <source>Rules</source>
      <translation>Regeln</translation>
    </message>
    <message>
      <source>New rule…</source>
      <translation>Neue Regel …</translation>
    </message>
    <message>
      <source>Change…</source>
      <translation>Ändern …</translation>
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
      <source>Show them…</source>
      <translation>Anzeigen …</translation>
    </message>
    <message>
      <source>Hidden posts</source>
      <translation>Ausgeblendete Beiträge</translation>
    </message>
    <message>
      <source>Bring back all</source>
      <translation>Alle einblenden</translation>
    </message>
    <message>
      <source>Bring back</source>
      <translation>Einblenden</translation>
    </message>
    <message>
      <source>Rules are asked from top to bottom when a post arrives. They leave older posts alone.</source>
      <translation>Regeln werden von oben nach unten angewendet, wenn ein Beitrag eintrifft. Ältere Beiträge bleiben unberührt.</translation>
    </message>
    <message>
      <source>No rules yet. A rule marks, stars, tags or hides new posts by their words.</source>
      <translation>Noch keine Regeln. Eine Regel markiert, versieht mit Stern oder Schlagwort oder verbirgt neue Beiträge nach ihren Wörtern.</translation>
    </message>
    <message>
      <source>No rule hides anything at the moment.</source>
      <translation>Zurzeit blendet keine Regel etwas aus.</translation>
    </message>
    <message numerus="yes">
      <source>Hidden by rules: {posts}. The newest {n} are listed.</source>
      <translation>
        <numerusform>Von Regeln ausgeblendet: {posts}. Aufgeführt sind die neuesten {n}.</numerusform>
        <numerusform>Von Regeln ausgeblendet: {posts}. Aufgeführt sind die neuesten {n}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Hidden by rules: {posts}.</source>
      <translation>Von Regeln ausgeblendet: {posts}.</translation>
    </message>
    <message>
      <source>{posts} on the way to {target}</source>
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
      <source>Certificate of your own authority</source>
      <translation>Zertifikat Ihrer eigenen Zertifizierungsstelle</translation>
    </message>
    <message>
      <source>The password goes into the system's keyring; without one it is asked for at every start.</source>
      <translation>Das Passwort kommt in den Schlüsselbund des Systems; ohne einen wird bei jedem Start danach gefragt.</translation>
    </message>
    <message>
      <source>Keep the {feeds} of {name} here, or remove them too? Nothing changes at the server.</source>
      <translation>{feeds} von {name} hier behalten oder auch entfernen? Auf dem Server ändert sich nichts.</translation>
    </message>
    <message>
      <source>Discard</source>
      <translation>Verwerfen</translation>
    </message>
    <message>
      <source>User</source>
      <translation>Benutzer</translation>
    </message>
    <message>
      <source>Keep feeds</source>
      <translation>Feeds behalten</translation>
    </message>
    <message>
      <source>Remove them too</source>
      <translation>Auch entfernen</translation>
    </message>
    <message>
      <source>Enter the password…</source>
      <translation>Passwort eingeben …</translation>
    </message>
    <message>
      <source>More for {name}</source>
      <translation>Mehr zu {name}</translation>
    </message>
    <message>
      <source>Asking {address}…</source>
      <translation>{address} wird gefragt …</translation>
    </message>
    <message>
      <source>Paperround forgets when and what you read, in its backups, too, and starts to learn anew. Your feeds, posts, stars and read marks stay. This cannot be undone.</source>
      <translation>Paperround vergisst, wann und was Sie gelesen haben, auch in seinen Sicherungen, und lernt von vorn. Ihre Feeds, Beiträge, Sterne und was als gelesen markiert ist, bleiben. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Einstellungen</translation>
    </message>
    <message>
      <source>Pages</source>
      <translation>Seiten</translation>
    </message>
    <message>
      <source>Erase what was learned?</source>
      <translation>Gelerntes löschen?</translation>
    </message>
    <message>
      <source>Erase</source>
      <translation>Löschen</translation>
    </message>
    <message>
      <source>Appearance</source>
      <translation>Aussehen</translation>
    </message>
    <message>
      <source>This computer</source>
      <translation>Dieser Computer</translation>
    </message>
    <message>
      <source>Podcasts</source>
      <translation>Podcasts</translation>
    </message>
    <message>
      <source>Fetching</source>
      <translation>Abrufen</translation>
    </message>
    <message>
      <source>Offline and calm</source>
      <translation>Offline und Ruhe</translation>
    </message>
    <message>
      <source>Accounts</source>
      <translation>Konten</translation>
    </message>
    <message>
      <source>Send to</source>
      <translation>Senden an</translation>
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
      <source>Topics and stories</source>
      <translation>Themen und Nachrichten</translation>
    </message>
    <message>
      <source>Learning</source>
      <translation>Was Paperround lernt</translation>
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
      <source>Starred and tagged posts are always kept, and so is what a feed still shows.</source>
      <translation>Beiträge mit Stern oder Schlagwort bleiben immer erhalten, ebenso alles, was ein Feed noch enthält.</translation>
    </message>
    <message>
      <source>They are marked in every list and article; quotes hold a phrase together.</source>
      <translation>Sie werden in jeder Liste und jedem Artikel markiert; Anführungszeichen halten eine Wortfolge zusammen.</translation>
    </message>
    <message>
      <source>A picture is fetched from its publisher, who then knows that you read the post. Each feed can say otherwise in its own settings.</source>
      <translation>Ein Bild wird beim Anbieter abgerufen, der dann weiß, dass Sie den Beitrag lesen. Für jeden Feed lässt sich das in seinen Einstellungen anders festlegen.</translation>
    </message>
    <message>
      <source>Only of posts in sight, at most 20 MB a day and half of what you allow for a day, and never on a metered line. Posts that you did not open have their pictures fetched, too.</source>
      <translation>Nur für Beiträge, die zu sehen sind, höchstens 20 MB am Tag und die Hälfte dessen, was Sie für einen Tag erlauben, und nie über eine getaktete Verbindung. Auch Bilder von Beiträgen, die Sie nicht geöffnet haben, werden dafür abgerufen.</translation>
    </message>
    <message>
      <source>none, or http://proxy:3128</source>
      <translation>keiner, oder http://proxy:3128</translation>
    </message>
    <message>
      <source>Paperround reads titles and first lines to find out what feeds are about. It notes which posts you read and for how long, to suggest others. All of it stays on this computer.</source>
      <translation>Paperround liest Titel und erste Zeilen, um herauszufinden, wovon Feeds handeln. Es merkt sich, welche Beiträge Sie wie lange lesen, um andere vorzuschlagen. Alles bleibt auf diesem Computer.</translation>
    </message>
    <message>
      <source>With For you and the last choice off, nothing is noted of what you read. “What it learns” erases what was noted before.</source>
      <translation>Sind „Für Sie“ und die letzte Auswahl ausgeschaltet, wird nichts davon festgehalten, was Sie lesen. „Was Paperround lernt“ löscht, was zuvor festgehalten wurde.</translation>
    </message>
    <message>
      <source>Paperround learns when you are without a line and read nevertheless, on the train perhaps, and fetches whole texts and pictures before: on mains, never on a metered line, the likeliest first. Each feed can say otherwise in its own settings.</source>
      <translation>Paperround lernt, wann Sie ohne Netz sind und trotzdem lesen, etwa im Zug, und holt vorher ganze Texte und Bilder: am Stromnetz, nie über eine getaktete Verbindung, das Wahrscheinlichste zuerst. Jeder Feed kann in seinen Einstellungen etwas anderes sagen.</translation>
    </message>
    <message>
      <source>They come at the hours of your paper, and one line above the list says how many wait. Feeds that tell you at once are excepted. You can show what waits at any time.</source>
      <translation>Sie kommen zu den Stunden Ihrer Zeitung, und eine Zeile über der Liste sagt, wie viele warten. Feeds, die sich sofort melden, sind ausgenommen. Was wartet, können Sie jederzeit anzeigen.</translation>
    </message>
    <message>
      <source>Paperround then fetches mostly before papers, which saves about a fifth of the fetches.</source>
      <translation>Paperround ruft dann vor allem vor den Zeitungen ab; das spart etwa ein Fünftel der Abrufe.</translation>
    </message>
    <message>
      <source>Recordings of feeds that you listen to are fetched before you usually listen, while the line costs nothing and the computer is plugged in. What you ask for is always fetched, and stays until you heard it.</source>
      <translation>Aufnahmen von Feeds, die Sie hören, werden geholt, bevor Sie meist hören, solange die Verbindung nichts kostet und der Computer am Stromnetz hängt. Worum Sie bitten, wird immer geholt und bleibt, bis Sie es gehört haben.</translation>
    </message>
    <message>
      <source>For another size the window closes and opens again where it was.</source>
      <translation>Für eine andere Größe schließt sich das Fenster und öffnet sich wieder, wo es war.</translation>
    </message>
    <message>
      <source>Another size is there from the next start on.</source>
      <translation>Eine andere Größe gilt ab dem nächsten Start.</translation>
    </message>
    <message>
      <source>A moment after it was opened</source>
      <translation>Kurz nach dem Öffnen</translation>
    </message>
    <message>
      <source>Opened, or scrolled past</source>
      <translation>Geöffnet oder daran vorbeigescrollt</translation>
    </message>
    <message>
      <source>Only when I say so</source>
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
      <source>A post is read</source>
      <translation>Ein Beitrag gilt als gelesen</translation>
    </message>
    <message>
      <source>Show the same story from several feeds once</source>
      <translation>Dieselbe Nachricht aus mehreren Feeds nur einmal zeigen</translation>
    </message>
    <message>
      <source>In the last seven days with pictures they took {size}.</source>
      <translation>In den letzten sieben Tagen mit Bildern haben sie {size} gebraucht.</translation>
    </message>
    <message>
      <source>Font</source>
      <translation>Schrift</translation>
    </message>
    <message>
      <source>Start Paperround at login</source>
      <translation>Paperround beim Anmelden starten</translation>
    </message>
    <message>
      <source>The window</source>
      <translation>Das Fenster</translation>
    </message>
    <message>
      <source>As the system has it</source>
      <translation>Wie das System</translation>
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
      <source>Colours</source>
      <translation>Farben</translation>
    </message>
    <message>
      <source>Size of everything</source>
      <translation>Größe von allem</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Sprache</translation>
    </message>
    <message>
      <source>Narrow</source>
      <translation>Schmal</translation>
    </message>
    <message>
      <source>Usual</source>
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
      <source>Tight</source>
      <translation>Eng</translation>
    </message>
    <message>
      <source>Airy</source>
      <translation>Luftig</translation>
    </message>
    <message numerus="yes">
      <source> pixels</source>
      <translation>
        <numerusform> Pixel</numerusform>
        <numerusform> Pixel</numerusform>
      </translation>
    </message>
    <message>
      <source>Size of letters</source>
      <translation>Schriftgröße</translation>
    </message>
    <message>
      <source>Width of the text</source>
      <translation>Breite des Textes</translation>
    </message>
    <message>
      <source>Line spacing</source>
      <translation>Zeilenabstand</translation>
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
      <source>Articles</source>
      <translation>Artikel</translation>
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
      <source>Making things</source>
      <translation>Selbermachen</translation>
    </message>
    <message>
      <source>Culture and ideas</source>
      <translation>Kultur und Ideen</translation>
    </message>
    <message>
      <source>Pictures and comics</source>
      <translation>Bilder und Comics</translation>
    </message>
    <message>
      <source>Listening</source>
      <translation>Zum Hören</translation>
    </message>
    <message>
      <source>Kitchen</source>
      <translation>Küche</translation>
    </message>
    <message>
      <source>Account</source>
      <translation>Konto</translation>
    </message>
    <message>
      <source>None, only on this computer</source>
      <translation>Keines, nur auf diesem Computer</translation>
    </message>
    <message>
      <source>{name}, for all my devices</source>
      <translation>{name}, für alle meine Geräte</translation>
    </message>
    <message>
      <source>Secret</source>
      <translation>Geheimnis</translation>
    </message>
    <message>
      <source>Posts can be sent on: to a service that keeps them, into files, or to a program.</source>
      <translation>Beiträge lassen sich weitersenden: an einen Dienst, der sie aufhebt, in Dateien oder an ein Programm.</translation>
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
      <source>Make a client in Wallabag under API clients management; it shows both.</source>
      <translation>In Wallabag unter „Verwaltung der API-Clients“ einen Client anlegen; dort stehen ID und Geheimnis.</translation>
    </message>
    <message>
      <source>Make an API token in Readeck under Settings, API Tokens.</source>
      <translation>In Readeck unter „Einstellungen, API-Token“ ein Token anlegen.</translation>
    </message>
    <message>
      <source>Make an API key in Karakeep under Settings, API Keys.</source>
      <translation>In Karakeep unter „Einstellungen, API-Schlüssel“ einen Schlüssel anlegen.</translation>
    </message>
    <message>
      <source>The token stands in Linkding under Settings, Integrations, REST API.</source>
      <translation>Das Token steht in Linkding unter „Einstellungen, Integrationen, REST-API“.</translation>
    </message>
    <message>
      <source>The name and password with which you log in at Instapaper.</source>
      <translation>Name und Passwort, mit denen Sie sich bei Instapaper anmelden.</translation>
    </message>
    <message>
      <source>Each post becomes a note with properties, in a vault or a folder inside one.</source>
      <translation>Jeder Beitrag wird eine Notiz mit Eigenschaften, in einem Vault oder einem Ordner darin.</translation>
    </message>
    <message>
      <source>Each post becomes a file with front matter; none is ever written over.</source>
      <translation>Jeder Beitrag wird eine Datei mit Front Matter; überschrieben wird nie eine.</translation>
    </message>
    <message>
      <source>The host is fixed; what follows it, headers and body may name what is filled in.</source>
      <translation>Der Servername steht fest; was auf ihn folgt, Kopfzeilen und Inhalt dürfen nennen, was eingesetzt wird.</translation>
    </message>
    <message>
      <source>Run without a shell: each argument is one, whatever a title says.</source>
      <translation>Läuft ohne Shell: Jedes Argument bleibt eines, was immer ein Titel sagt.</translation>
    </message>
    <message>
      <source>nothing sent yet</source>
      <translation>noch nichts gesendet</translation>
    </message>
    <message>
      <source>sent just now</source>
      <translation>eben gesendet</translation>
    </message>
    <message>
      <source>New target</source>
      <translation>Neues Ziel</translation>
    </message>
    <message>
      <source>Passwords and tokens go into the system's keyring.</source>
      <translation>Passwörter und Tokens kommen in den Schlüsselbund des Systems.</translation>
    </message>
    <message>
      <source>Program and arguments</source>
      <translation>Programm und Argumente</translation>
    </message>
    <message>
      <source>On its standard input</source>
      <translation>Auf der Standardeingabe</translation>
    </message>
    <message>
      <source>Choose…</source>
      <translation>Wählen …</translation>
    </message>
    <message>
      <source>Name of a file</source>
      <translation>Name einer Datei</translation>
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
      <source>Trying…</source>
      <translation>Wird geprüft …</translation>
    </message>
    <message>
      <source>Add target</source>
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
      <source>Keep</source>
      <translation>Behalten</translation>
    </message>
    <message>
      <source>Choose a folder</source>
      <translation>Ordner wählen</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Rückgängig</translation>
    </message>
    <message>
      <source>Send now what waits</source>
      <translation>Wartendes jetzt senden</translation>
    </message>
    <message>
      <source>Give up what waits</source>
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
      <source>Change {name}</source>
      <translation>{name} ändern</translation>
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
      <source>Filled in: {names}</source>
      <translation>Eingesetzt werden: {names}</translation>
    </message>
    <message>
      <source>Client ID</source>
      <translation>Client-ID</translation>
    </message>
    <message>
      <source>A feed with more weight is polled sooner and more often.</source>
      <translation>Ein Feed mit mehr Gewicht wird früher und öfter abgerufen.</translation>
    </message>
    <message numerus="yes">
      <source>At {budget} fetches a day it will get about {n}</source>
      <translation>
        <numerusform>Von {budget} Abrufen am Tag bekommt er etwa {n}</numerusform>
        <numerusform>Von {budget} Abrufen am Tag bekommt er etwa {n}</numerusform>
      </translation>
    </message>
    <message>
      <source>your other feeds do not notice.</source>
      <translation>die anderen Feeds merken nichts davon.</translation>
    </message>
    <message>
      <source>your other feeds wait {time} longer.</source>
      <translation>die anderen Feeds warten {time} länger.</translation>
    </message>
    <message>
      <source>your other feeds wait {time} less.</source>
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
      <source>less</source>
      <translation>weniger</translation>
    </message>
    <message>
      <source>normal</source>
      <translation>normal</translation>
    </message>
    <message>
      <source>more</source>
      <translation>mehr</translation>
    </message>
    <message>
      <source>most</source>
      <translation>am meisten</translation>
    </message>
    <message numerus="yes">
      <source>At {budget} fetches a day it gets about {n}</source>
      <translation>
        <numerusform>Von {budget} Abrufen am Tag bekommt er etwa {n}</numerusform>
        <numerusform>Von {budget} Abrufen am Tag bekommt er etwa {n}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>At {budget} fetches a day it gets about {n} instead of {before}</source>
      <translation>
        <numerusform>Von {budget} Abrufen am Tag bekommt er etwa {n} statt {before}</numerusform>
        <numerusform>Von {budget} Abrufen am Tag bekommt er etwa {n} statt {before}</numerusform>
      </translation>
    </message>
    <message>
      <source>{n} s</source>
      <translation>{n} s</translation>
    </message>
    <message numerus="yes">
      <source>At {budget} fetches a day it gets about {n}.</source>
      <translation>
        <numerusform>Von {budget} Abrufen am Tag bekommt er etwa {n}.</numerusform>
        <numerusform>Von {budget} Abrufen am Tag bekommt er etwa {n}.</numerusform>
      </translation>
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
      <source>Before I first look</source>
      <translation>Vor meinem ersten Nachsehen</translation>
    </message>
    <message>
      <source>At</source>
      <translation>Um</translation>
    </message>
    <message>
      <source>How long</source>
      <translation>Wie lang</translation>
    </message>
    <message>
      <source>From</source>
      <translation>Woraus</translation>
    </message>
    <message>
      <source>To</source>
      <translation>Wohin</translation>
    </message>
    <message>
      <source>Paperround does not know yet when you first look; until then it is 07:00.</source>
      <translation>Paperround weiß noch nicht, wann Sie zuerst nachsehen; bis dahin gilt 07:00.</translation>
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
      <source>nothing new now</source>
      <translation>gerade nichts Neues</translation>
    </message>
    <message>
      <source>minutes</source>
      <translation>Minuten</translation>
    </message>
    <message>
      <source>as</source>
      <translation>als</translation>
    </message>
    <message>
      <source>You usually look at {time}.</source>
      <translation>Sie sehen meist um {time} nach.</translation>
    </message>
    <message>
      <source>Book for e-readers (*.epub);;PDF (*.pdf)</source>
      <translation>Buch für E-Reader (*.epub);;PDF (*.pdf)</translation>
    </message>
    <message>
      <source>Page of the paper</source>
      <translation>Seite der Zeitung</translation>
    </message>
    <message>
      <source>Mark read</source>
      <translation>Als gelesen markieren</translation>
    </message>
    <message>
      <source>Page back</source>
      <translation>Seite zurück</translation>
    </message>
    <message>
      <source>Next page</source>
      <translation>Nächste Seite</translation>
    </message>
    <message>
      <source>Save the paper</source>
      <translation>Zeitung speichern</translation>
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
      <source>No paper yet</source>
      <translation>Noch keine Zeitung</translation>
    </message>
    <message>
      <source>No paper was made yet. “Make one now” makes one of what is unread.</source>
      <translation>Es gibt noch keine Zeitung. „Jetzt erstellen“ macht eine aus allem Ungelesenen.</translation>
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
      <source>Make one now</source>
      <translation>Jetzt erstellen</translation>
    </message>
    <message>
      <source>Morning paper</source>
      <translation>Morgenzeitung</translation>
    </message>
    <message>
      <source>Show the paper</source>
      <translation>Zeitung zeigen</translation>
    </message>
    <message>
      <source>Asking the server…</source>
      <translation>Der Server wird gefragt …</translation>
    </message>
    <message>
      <source>Making it</source>
      <translation>Wird erstellt</translation>
    </message>
    <message>
      <source>Revert</source>
      <translation>Zurücksetzen</translation>
    </message>
    <message>
      <source>Settings of the morning paper saved</source>
      <translation>Einstellungen der Morgenzeitung gespeichert</translation>
    </message>
    <message>
      <source>Save first; then it is tried with what you chose.</source>
      <translation>Bitte erst speichern; dann wird mit dieser Auswahl geprüft.</translation>
    </message>
    <message>
      <source>The list could not be read.</source>
      <translation>Die Liste ließ sich nicht lesen.</translation>
    </message>
    <message>
      <source>all posts</source>
      <translation>allen Beiträgen</translation>
    </message>
    <message>
      <source>Search everywhere</source>
      <translation>Überall suchen</translation>
    </message>
    <message>
      <source>The first posts come in a moment.</source>
      <translation>Gleich kommen die ersten Beiträge.</translation>
    </message>
    <message>
      <source>Read a few posts. What you read about decides what stands here.</source>
      <translation>Lesen Sie ein paar Beiträge. Worüber Sie lesen, bestimmt, was hier steht.</translation>
    </message>
    <message>
      <source>Nothing here yet</source>
      <translation>Hier ist noch nichts</translation>
    </message>
    <message>
      <source>Show them now</source>
      <translation>Jetzt anzeigen</translation>
    </message>
    <message>
      <source>Nothing new waits. The next paper comes at {time}.</source>
      <translation>Nichts Neues wartet. Die nächste Zeitung kommt um {time}.</translation>
    </message>
    <message>
      <source>Poll anyway</source>
      <translation>Trotzdem abrufen</translation>
    </message>
    <message>
      <source>Mostly pictures here.</source>
      <translation>Hier gibt es vor allem Bilder.</translation>
    </message>
    <message>
      <source>Enter password…</source>
      <translation>Passwort eingeben …</translation>
    </message>
    <message>
      <source>Choose again…</source>
      <translation>Neu wählen …</translation>
    </message>
    <message>
      <source>Poll now</source>
      <translation>Jetzt abrufen</translation>
    </message>
    <message>
      <source>Nothing about “{words}”</source>
      <translation>Nichts zu „{words}“</translation>
    </message>
    <message>
      <source>No connection</source>
      <translation>Keine Verbindung</translation>
    </message>
    <message>
      <source>Its server asks to be left alone until then.</source>
      <translation>Bis dahin bittet der Server um Ruhe.</translation>
    </message>
    <message>
      <source>Fetching {what}…</source>
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
      <source>Nothing starred yet</source>
      <translation>Noch nichts mit Stern</translation>
    </message>
    <message>
      <source>Press s on a post to keep it here.</source>
      <translation>Mit s bekommt ein Beitrag einen Stern und steht dann hier.</translation>
    </message>
    <message>
      <source>All read</source>
      <translation>Alles gelesen</translation>
    </message>
    <message>
      <source>1 new post waits for the paper at {time}.</source>
      <translation>1 neuer Beitrag wartet auf die Zeitung um {time}.</translation>
    </message>
    <message numerus="yes">
      <source>{n} new posts wait for the paper at {time}.</source>
      <translation>
        <numerusform>{n} neue Beiträge warten auf die Zeitung um {time}.</numerusform>
        <numerusform>{n} neue Beiträge warten auf die Zeitung um {time}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Show as cards</source>
      <translation>Als Karten zeigen</translation>
    </message>
    <message>
      <source>Keep the list</source>
      <translation>Liste behalten</translation>
    </message>
    <message>
      <source>Searched {place}.</source>
      <translation>Gesucht in: {place}.</translation>
    </message>
    <message numerus="yes">
      <source>{n} feeds</source>
      <translation>
        <numerusform>{n} Feeds</numerusform>
        <numerusform>{n} Feeds</numerusform>
      </translation>
    </message>
    <message>
      <source>{what} comes at {time}</source>
      <translation>{what} kommt um {time}</translation>
    </message>
    <message>
      <source>What fits comes here by itself.</source>
      <translation>Was passt, kommt von selbst hierher.</translation>
    </message>
    <message numerus="yes">
      <source>{n} feeds here could not be fetched.</source>
      <translation>
        <numerusform>{n} Feed von hier konnte nicht abgerufen werden.</numerusform>
        <numerusform>{n} Feeds von hier konnten nicht abgerufen werden.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 feed here could not be fetched.</source>
      <translation>1 Feed von hier konnte nicht abgerufen werden.</translation>
    </message>
    <message>
      <source>{day}, {time}</source>
      <translation>{day}, {time}</translation>
    </message>
    <message>
      <source>As soon as there is one: {what}.</source>
      <translation>Abgerufen wird, sobald es eine gibt: {what}.</translation>
    </message>
    <message>
      <source>Posts</source>
      <translation>Beiträge</translation>
    </message>
    <message>
      <source>the search for {words}</source>
      <translation>der Suche nach „{words}“</translation>
    </message>
    <message>
      <source>The most relevant first</source>
      <translation>Die relevantesten zuerst</translation>
    </message>
    <message>
      <source>What you may want to read first</source>
      <translation>Was Sie vielleicht zuerst lesen möchten</translation>
    </message>
    <message>
      <source>Loading</source>
      <translation>Wird geladen</translation>
    </message>
    <message>
      <source>This post is no longer kept</source>
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
      <source>has sound</source>
      <translation>mit Ton</translation>
    </message>
    <message>
      <source>downloaded</source>
      <translation>heruntergeladen</translation>
    </message>
    <message>
      <source>Unfolded.</source>
      <translation>Aufgeklappt.</translation>
    </message>
    <message>
      <source>Folded.</source>
      <translation>Zugeklappt.</translation>
    </message>
    <message>
      <source>tagged {tags}</source>
      <translation>mit Schlagwort {tags}</translation>
    </message>
    <message>
      <source>Everywhere</source>
      <translation>Überall</translation>
    </message>
    <message>
      <source>Search in all posts, not only in this place</source>
      <translation>In allen Beiträgen suchen, nicht nur hier</translation>
    </message>
    <message>
      <source>What can be typed here</source>
      <translation>Was man hier eingeben kann</translation>
    </message>
    <message>
      <source>What can be typed here (Alt+Down)</source>
      <translation>Was man hier eingeben kann (Alt+Pfeil nach unten)</translation>
    </message>
    <message>
      <source>1 hit</source>
      <translation>1 Treffer</translation>
    </message>
    <message>
      <source>Choose what the list shows</source>
      <translation>Wählen, was die Liste zeigt</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Suchen</translation>
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
      <source>one of them</source>
      <translation>eines von beiden</translation>
    </message>
    <message>
      <source>ferry -night</source>
      <translation>Fähre -letzte</translation>
    </message>
    <message>
      <source>without a word</source>
      <translation>ohne dieses Wort</translation>
    </message>
    <message>
      <source>(ferry OR boat) night</source>
      <translation>(Fähre ODER Boot) letzte</translation>
    </message>
    <message>
      <source>brackets hold together</source>
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
      <source>of this feed</source>
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
      <source>of the last seven days</source>
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
    <message numerus="yes">
      <source>{n} hits</source>
      <translation>
        <numerusform>{n} Treffer</numerusform>
        <numerusform>{n} Treffer</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>the latest {n} hits</source>
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
      <source>Because you often open posts of this feed</source>
      <translation>Weil Sie oft Beiträge dieses Feeds öffnen</translation>
    </message>
    <message>
      <source>Also in 1 feed</source>
      <translation>Auch in 1 Feed</translation>
    </message>
    <message>
      <source>1 more like it</source>
      <translation>1 weiterer dazu</translation>
    </message>
    <message>
      <source>Because you read about {terms}</source>
      <translation>Weil Sie über {terms} lesen</translation>
    </message>
    <message>
      <source>Also in {feeds}</source>
      <translation>Auch in {feeds}</translation>
    </message>
    <message numerus="yes">
      <source>Also in {n} feeds</source>
      <translation>
        <numerusform>Auch in {n} Feeds</numerusform>
        <numerusform>Auch in {n} Feeds</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} more like it</source>
      <translation>
        <numerusform>{n} weitere dazu</numerusform>
        <numerusform>{n} weitere dazu</numerusform>
      </translation>
    </message>
    <message>
      <source>From {first} to {last}: {posts} from {feeds}; several feeds told {stories}.</source>
      <translation>Vom {first} bis {last}: {posts} aus {feeds}; von mehreren berichtet: {stories}.</translation>
    </message>
    <message>
      <source>While you were away</source>
      <translation>Während Sie weg waren</translation>
    </message>
    <message>
      <source>Which days</source>
      <translation>Welche Tage</translation>
    </message>
    <message>
      <source>Mark all of it read</source>
      <translation>Alles davon als gelesen markieren</translation>
    </message>
    <message>
      <source>If you do not look for five days or more, what happened meanwhile stands here.</source>
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
      <source>Since you were away</source>
      <translation>Während Sie weg waren</translation>
    </message>
    <message>
      <source>The last 3 days</source>
      <translation>Die letzten 3 Tage</translation>
    </message>
    <message>
      <source>The last week</source>
      <translation>Die letzte Woche</translation>
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
      <source>What several feeds told</source>
      <translation>Wovon mehrere Feeds berichten</translation>
    </message>
    <message>
      <source>What each feed brought</source>
      <translation>Was jeder Feed gebracht hat</translation>
    </message>
    <message numerus="yes">
      <source>{n} more</source>
      <translation>
        <numerusform>{n} weiterer</numerusform>
        <numerusform>{n} weitere</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} fetches a day take about {size}; a lower limit means fewer fetches and more waiting.</source>
      <translation>
        <numerusform>{n} Abrufe am Tag brauchen etwa {size}; eine niedrigere Grenze bedeutet weniger Abrufe und mehr Warten.</numerusform>
        <numerusform>{n} Abrufe am Tag brauchen etwa {size}; eine niedrigere Grenze bedeutet weniger Abrufe und mehr Warten.</numerusform>
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
      <source>Now, and with the chosen budget</source>
      <translation>Jetzt und mit dem gewählten Budget</translation>
    </message>
    <message>
      <source>minutes until you can read a new post, on average</source>
      <translation>Minuten, bis ein neuer Beitrag zu lesen ist, im Schnitt</translation>
    </message>
    <message>
      <source>Choose for me</source>
      <translation>Automatisch wählen</translation>
    </message>
    <message>
      <source>Nothing changes until you apply.</source>
      <translation>Bis zum Anwenden ändert sich nichts.</translation>
    </message>
    <message>
      <source>Apply</source>
      <translation>Übernehmen</translation>
    </message>
    <message>
      <source>What more fetches buy</source>
      <translation>Was mehr Abrufe bringen</translation>
    </message>
    <message>
      <source>Fetches a day</source>
      <translation>Abrufe am Tag</translation>
    </message>
    <message>
      <source>fetches a day, each mark twice the one before</source>
      <translation>Abrufe am Tag, jede Marke das Doppelte der vorigen</translation>
    </message>
    <message>
      <source>Megabytes a day</source>
      <translation>Megabyte am Tag</translation>
    </message>
    <message>
      <source>at most so many MB a day, each mark twice the one before; at the right end no limit</source>
      <translation>höchstens so viele MB am Tag, jede Marke doppelt so viel wie die davor; ganz rechts keine Grenze</translation>
    </message>
    <message>
      <source>What fetches buy is not known before the first feeds were fetched. You can choose how many there may be a day at most.</source>
      <translation>Was Abrufe bringen, ist erst nach dem ersten Abruf der Feeds bekannt. Wie viele es am Tag höchstens sein dürfen, können Sie schon wählen.</translation>
    </message>
    <message>
      <source>A guess so far: Paperround does not know when you read, and takes a usual day. After three days on which you read the curve is your own.</source>
      <translation>Bisher geschätzt: Paperround weiß noch nicht, wann Sie lesen, und nimmt einen üblichen Tag an. Nach drei Tagen, an denen Sie lesen, ist es Ihre eigene Kurve.</translation>
    </message>
    <message numerus="yes">
      <source>More fetches, less waiting; past about {n} a day each further fetch buys little.</source>
      <translation>
        <numerusform>Mehr Abrufe, weniger Warten; ab etwa {n} am Tag bringt jeder weitere Abruf nur noch wenig.</numerusform>
        <numerusform>Mehr Abrufe, weniger Warten; ab etwa {n} am Tag bringt jeder weitere Abruf nur noch wenig.</numerusform>
      </translation>
    </message>
    <message>
      <source>Apply {n} a day</source>
      <translation>{n} am Tag übernehmen</translation>
    </message>
    <message>
      <source>Apply {n} a day, at most {m} MB</source>
      <translation>{n} am Tag übernehmen, höchstens {m} MB</translation>
    </message>
    <message>
      <source>now</source>
      <translation>jetzt</translation>
    </message>
    <message>
      <source>Not known yet</source>
      <translation>Noch nicht bekannt</translation>
    </message>
    <message>
      <source>Add a feed, and what polling it buys will be shown here.</source>
      <translation>Sobald ein Feed hinzugefügt ist, steht hier, was seine Abrufe bringen.</translation>
    </message>
    <message>
      <source>With {now} fetches a day, as now, you wait {wait} for a new post on average; best value is {best} fetches, with {best_wait}.</source>
      <translation>Mit {now} Abrufen am Tag, wie jetzt, warten Sie im Schnitt {wait} auf einen neuen Beitrag; am günstigsten sind {best} Abrufe, mit {best_wait}.</translation>
    </message>
    <message>
      <source>with {n}</source>
      <translation>mit {n}</translation>
    </message>
    <message numerus="yes">
      <source>Now {n} fetches a day</source>
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
      <source>MB</source>
      <translation>MB</translation>
    </message>
    <message>
      <source>with {n} MB</source>
      <translation>mit {n} MB</translation>
    </message>
    <message numerus="yes">
      <source>fetches a day, each mark twice the one before; other ways as in your last {n} days</source>
      <translation>
        <numerusform>Abrufe am Tag, jede Marke das Doppelte der vorigen; andere Verfahren wie in Ihren letzten {n} Tagen</numerusform>
        <numerusform>Abrufe am Tag, jede Marke das Doppelte der vorigen; andere Verfahren wie in Ihren letzten {n} Tagen</numerusform>
      </translation>
    </message>
    <message>
      <source>Expected of the day ahead.</source>
      <translation>Erwartet für den kommenden Tag.</translation>
    </message>
    <message>
      <source>Every feed every hour</source>
      <translation>Jeder Feed jede Stunde</translation>
    </message>
    <message>
      <source>Refresh all when I open it</source>
      <translation>Beim Öffnen alle aktualisieren</translation>
    </message>
    <message>
      <source>Today, a guess
{n} → {wait}</source>
      <translation>Heute, geschätzt
{n} → {wait}</translation>
    </message>
    <message>
      <source>Today
{n} → {wait}</source>
      <translation>Heute
{n} → {wait}</translation>
    </message>
    <message numerus="yes">
      <source>{n} fetches, {wait}</source>
      <translation>
        <numerusform>{n} Abruf, {wait}</numerusform>
        <numerusform>{n} Abrufe, {wait}</numerusform>
      </translation>
    </message>
    <message>
      <source>{n}, {wait}</source>
      <translation>{n}, {wait}</translation>
    </message>
    <message>
      <source>{n} → about {wait}</source>
      <translation>{n} → etwa {wait}</translation>
    </message>
    <message>
      <source>{n} → {wait}</source>
      <translation>{n} → {wait}</translation>
    </message>
    <message>
      <source>Wait for a new post</source>
      <translation>Wartezeit auf Neues</translation>
    </message>
    <message>
      <source>Already here when you look</source>
      <translation>Beim Nachsehen schon da</translation>
    </message>
    <message>
      <source>Data a day</source>
      <translation>Daten/Tag</translation>
    </message>
    <message>
      <source>Fetches for each new post</source>
      <translation>Abrufe je neuem Beitrag</translation>
    </message>
    <message numerus="yes">
      <source>{n} fetches a day, expected wait {wait}, {share} already here</source>
      <translation>
        <numerusform>{n} Abrufe am Tag, erwartete Wartezeit {wait}, {share} schon da</numerusform>
        <numerusform>{n} Abrufe am Tag, erwartete Wartezeit {wait}, {share} schon da</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Expected of the day ahead. In the last {n} days it really was {wait}, {share} already here.</source>
      <translation>
        <numerusform>Erwartet für den kommenden Tag. In den letzten {n} Tagen waren es wirklich {wait}, {share} schon da.</numerusform>
        <numerusform>Erwartet für den kommenden Tag. In den letzten {n} Tagen waren es wirklich {wait}, {share} schon da.</numerusform>
      </translation>
    </message>
    <message>
      <source>best value, {n}</source>
      <translation>am günstigsten, {n}</translation>
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
    <message>
      <source>No publisher's wish stands in the way.</source>
      <translation>Kein Wunsch eines Anbieters steht im Weg.</translation>
    </message>
    <message>
      <source>With less to spend no feed is polled more.</source>
      <translation>Mit kleinerem Budget wird kein Feed öfter abgerufen.</translation>
    </message>
    <message>
      <source>With more to spend no feed is polled less.</source>
      <translation>Mit mehr Abrufen wird kein Feed seltener abgerufen.</translation>
    </message>
    <message numerus="yes">
      <source>{n} fetches a day on battery, {m} on a metered line.</source>
      <translation>
        <numerusform>{n} Abrufe am Tag im Akkubetrieb, {m} bei getakteter Verbindung.</numerusform>
        <numerusform>{n} Abrufe am Tag im Akkubetrieb, {m} bei getakteter Verbindung.</numerusform>
      </translation>
    </message>
    <message>
      <source>Every feed is polled as now.</source>
      <translation>Jeder Feed wird wie bisher abgerufen.</translation>
    </message>
    <message>
      <source>One stays as it is.</source>
      <translation>Einer bleibt, wie er ist.</translation>
    </message>
    <message numerus="yes">
      <source>{n} stay as they are.</source>
      <translation>
        <numerusform>{n} bleibt, wie er ist.</numerusform>
        <numerusform>{n} bleiben, wie sie sind.</numerusform>
      </translation>
    </message>
    <message>
      <source>On battery</source>
      <translation>Im Akkubetrieb</translation>
    </message>
    <message>
      <source>Metered</source>
      <translation>Getaktete Verbindung</translation>
    </message>
    <message>
      <source>At most so many megabytes a day</source>
      <translation>Höchstens so viele Megabyte am Tag</translation>
    </message>
    <message>
      <source>Gain polls</source>
      <translation>Öfter abgerufen</translation>
    </message>
    <message>
      <source>Lose polls</source>
      <translation>Seltener abgerufen</translation>
    </message>
    <message>
      <source>Cannot go faster</source>
      <translation>Schneller geht es nicht</translation>
    </message>
    <message>
      <source>{before} polls a day now, {after} then</source>
      <translation>Jetzt {before} Abrufe am Tag, dann {after}</translation>
    </message>
    <message numerus="yes">
      <source>All {n}</source>
      <translation>
        <numerusform>Alle {n}</numerusform>
        <numerusform>Alle {n}</numerusform>
      </translation>
    </message>
    <message>
      <source>Fewer</source>
      <translation>Weniger</translation>
    </message>
    <message>
      <source>At most</source>
      <translation>Höchstens</translation>
    </message>
    <message>
      <source>When power or line is short</source>
      <translation>Wenn Strom oder Verbindung knapp sind</translation>
    </message>
    <message>
      <source> MB a day</source>
      <translation> MB am Tag</translation>
    </message>
    <message>
      <source>You gave it an interval of its own.</source>
      <translation>Sie haben für ihn einen eigenen Abstand eingestellt.</translation>
    </message>
    <message>
      <source>You want its posts at once; no poll is planned yet.</source>
      <translation>Sie möchten seine Beiträge sofort; noch ist kein Abruf geplant.</translation>
    </message>
    <message>
      <source>No poll is planned in the next 24 hours.</source>
      <translation>In den nächsten 24 Stunden ist kein Abruf geplant.</translation>
    </message>
    <message>
      <source>Polled {times} a day, next at {time}. {reason}</source>
      <translation>Wird {times} am Tag abgerufen, das nächste Mal um {time}. {reason}</translation>
    </message>
    <message>
      <source>no post so far</source>
      <translation>bisher kein Beitrag</translation>
    </message>
    <message>
      <source>Polled {times} a day, next at {time}: it posts rarely, {rate}.</source>
      <translation>Wird {times} am Tag abgerufen, das nächste Mal um {time}: Beiträge kommen selten, {rate}.</translation>
    </message>
    <message>
      <source>When it posts and when you look</source>
      <translation>Wann Beiträge kommen und wann Sie nachsehen</translation>
    </message>
    <message>
      <source>At which hours it posts is not known yet: that takes ten posts over five days.</source>
      <translation>Wann Beiträge kommen, ist noch nicht bekannt: Das braucht zehn Beiträge an fünf Tagen.</translation>
    </message>
    <message>
      <source>It comes by mail: nothing is polled for it. Settings, Accounts, shows its mailbox.</source>
      <translation>Er kommt per E-Mail: Für ihn wird nichts abgerufen. Sein Postfach steht in den Einstellungen unter Konten.</translation>
    </message>
    <message>
      <source>Paused: it is not polled until you resume it. Its posts stay.</source>
      <translation>Pausiert: Bis Sie ihn fortsetzen, wird er nicht abgerufen. Seine Beiträge bleiben.</translation>
    </message>
    <message>
      <source>Not polled yet: its first document is fetched as soon as the engine runs.</source>
      <translation>Noch nicht abgerufen: Sein erstes Dokument wird geholt, sobald der Dienst läuft.</translation>
    </message>
    <message>
      <source>It posts rarely, {rate}, so no poll is planned in the next 24 hours.</source>
      <translation>Beiträge kommen selten, {rate}; darum ist in den nächsten 24 Stunden kein Abruf geplant.</translation>
    </message>
    <message>
      <source>Polled {times} a day, next at {time}, because it posts mostly between {begin} and {end} and you usually look around {visit}.</source>
      <translation>Wird {times} am Tag abgerufen, das nächste Mal um {time}, weil Beiträge meist zwischen {begin} und {end} Uhr kommen und Sie meist gegen {visit} nachsehen.</translation>
    </message>
    <message>
      <source>Feed settings…</source>
      <translation>Feed-Einstellungen …</translation>
    </message>
    <message>
      <source>Facts</source>
      <translation>Fakten</translation>
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
      <source>the last polls, newest first</source>
      <translation>die letzten Abrufe, neueste zuerst</translation>
    </message>
    <message>
      <source>nothing new</source>
      <translation>nichts Neues</translation>
    </message>
    <message>
      <source>{day} {time}</source>
      <translation>{day} {time}</translation>
    </message>
    <message>
      <source>When you usually look is not known yet.</source>
      <translation>Wann Sie meist nachsehen, ist noch nicht bekannt.</translation>
    </message>
    <message>
      <source>{every} The next poll is at {time}.</source>
      <translation>{every} Der nächste Abruf ist um {time}.</translation>
    </message>
    <message>
      <source>Polled {times} a day, next at {time}, because you want its posts at once.</source>
      <translation>Wird {times} am Tag abgerufen, das nächste Mal um {time}, weil Sie seine Beiträge sofort möchten.</translation>
    </message>
    <message>
      <source>Polled {times} a day, next at {time}, because it posts at any time of the day and you usually look around {visit}.</source>
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
      <source>Why then</source>
      <translation>Warum gerade dann</translation>
    </message>
    <message>
      <source>when it posts</source>
      <translation>wann Beiträge kommen</translation>
    </message>
    <message>
      <source>polled</source>
      <translation>abgerufen</translation>
    </message>
    <message>
      <source>planned</source>
      <translation>geplant</translation>
    </message>
    <message>
      <source>This feed is gone</source>
      <translation>Diesen Feed gibt es nicht mehr</translation>
    </message>
    <message>
      <source>You are not subscribed to it any more.</source>
      <translation>Er ist nicht mehr abonniert.</translation>
    </message>
    <message>
      <source>{paragraph} Today {done} done, {planned} planned.</source>
      <translation>{paragraph} Heute {done} erledigt, {planned} geplant.</translation>
    </message>
    <message>
      <source>Polls a day so far</source>
      <translation>Abrufe am Tag bisher</translation>
    </message>
    <message>
      <source>Posts a day</source>
      <translation>Beiträge/Tag</translation>
    </message>
    <message>
      <source>Wait at your looks</source>
      <translation>Wartezeit</translation>
    </message>
    <message>
      <source>Holds</source>
      <translation>Enthält</translation>
    </message>
    <message>
      <source>Polled {times} a day, next at {time}, because you usually look around {visit}. At which hours it posts is not known yet.</source>
      <translation>Wird {times} am Tag abgerufen, das nächste Mal um {time}, weil Sie meist gegen {visit} nachsehen. Zu welchen Stunden Beiträge kommen, ist noch nicht bekannt.</translation>
    </message>
    <message>
      <source>{time} planned</source>
      <translation>{time} geplant</translation>
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
      <source>Polled {times} a day, next at {time}, because it posts mostly between {begin} and {end}. When you usually look is not known yet.</source>
      <translation>Wird {times} am Tag abgerufen, das nächste Mal um {time}, weil Beiträge meist zwischen {begin} und {end} Uhr kommen. Wann Sie meist nachsehen, ist noch nicht bekannt.</translation>
    </message>
    <message>
      <source>Polled {times} a day, next at {time}. When you usually look is not known yet.</source>
      <translation>Wird {times} am Tag abgerufen, das nächste Mal um {time}. Wann Sie meist nachsehen, ist noch nicht bekannt.</translation>
    </message>
    <message>
      <source>{time}, polled: {result}. {why}</source>
      <translation>{time}, abgerufen: {result}. {why}</translation>
    </message>
    <message>
      <source>{time}, planned. {why}</source>
      <translation>{time}, geplant. {why}</translation>
    </message>
    <message>
      <source>Polls since {time}</source>
      <translation>Abrufe seit {time}</translation>
    </message>
    <message>
      <source>Data since {time}</source>
      <translation>Daten seit {time}</translation>
    </message>
    <message>
      <source>Health</source>
      <translation>Zustand</translation>
    </message>
    <message>
      <source>about {n}</source>
      <translation>etwa {n}</translation>
    </message>
    <message>
      <source>Filter</source>
      <translation>Filtern</translation>
    </message>
    <message>
      <source>Filter feeds by name</source>
      <translation>Feeds nach Namen filtern</translation>
    </message>
    <message>
      <source>{n} so far</source>
      <translation>bisher {n}</translation>
    </message>
    <message>
      <source>All health</source>
      <translation>Jeder Zustand</translation>
    </message>
    <message>
      <source>Need a look</source>
      <translation>Auffällige</translation>
    </message>
    <message numerus="yes">
      <source>over the last {n} days</source>
      <translation>
        <numerusform>in den letzten {n} Tagen</numerusform>
        <numerusform>in den letzten {n} Tagen</numerusform>
      </translation>
    </message>
    <message>
      <source>Polls a day</source>
      <translation>Abrufe/Tag</translation>
    </message>
    <message>
      <source>Next poll</source>
      <translation>Nächster Abruf</translation>
    </message>
    <message>
      <source>No feeds yet</source>
      <translation>Noch keine Feeds</translation>
    </message>
    <message>
      <source>Add a feed, and what polling it brings is shown here.</source>
      <translation>Sobald ein Feed hinzugefügt ist, steht hier, was seine Abrufe bringen.</translation>
    </message>
    <message numerus="yes">
      <source>{feeds}. {n} need a look: {names}.</source>
      <translation>
        <numerusform>{feeds}. {n} sind auffällig: {names}.</numerusform>
        <numerusform>{feeds}. {n} sind auffällig: {names}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Polls and data are counted since {time}; figures for a day come after a whole one.</source>
      <translation>Abrufe und Daten sind seit {time} gezählt; Werte für einen Tag gibt es nach einem ganzen Tag.</translation>
    </message>
    <message>
      <source>By the dates of its posts</source>
      <translation>Nach den Daten der Beiträge</translation>
    </message>
    <message>
      <source>Posts in its document</source>
      <translation>Beiträge in seinem Dokument</translation>
    </message>
    <message>
      <source>Polls without news</source>
      <translation>Abrufe ohne Neues</translation>
    </message>
    <message>
      <source>Minutes that your looks waited for one of its posts, on average</source>
      <translation>Minuten, die Sie beim Nachsehen im Schnitt auf einen seiner Beiträge gewartet haben</translation>
    </message>
    <message>
      <source>{feeds}. All are doing fine.</source>
      <translation>{feeds}. Alle sind in Ordnung.</translation>
    </message>
    <message>
      <source>{problem} ({status})</source>
      <translation>{problem} ({status})</translation>
    </message>
    <message>
      <source>{feeds}. One needs a look: {names}.</source>
      <translation>{feeds}. Einer ist auffällig: {names}.</translation>
    </message>
    <message>
      <source>Working it out…</source>
      <translation>Wird berechnet …</translation>
    </message>
    <message>
      <source>These figures could not be worked out.</source>
      <translation>Diese Zahlen ließen sich nicht ermitteln.</translation>
    </message>
    <message>
      <source>Details</source>
      <translation>Einzelheiten</translation>
    </message>
    <message>
      <source>Back to reading</source>
      <translation>Zurück zum Lesen</translation>
    </message>
    <message>
      <source>Pages of Insights</source>
      <translation>Seiten der Einblicke</translation>
    </message>
    <message>
      <source>Erase your reading times and what was learned from them?</source>
      <translation>Ihre Lesezeiten und alles daraus Gelernte löschen?</translation>
    </message>
    <message>
      <source>At weekends you start about {hours} sooner.</source>
      <translation>Am Wochenende beginnen Sie etwa {hours} früher.</translation>
    </message>
    <message>
      <source>{day} {begin}:00 to {end}:00</source>
      <translation>{day} {begin}:00 bis {end}:00</translation>
    </message>
    <message numerus="yes">
      <source>You looked on {n} of the last {m}.</source>
      <translation>
        <numerusform>In {n} der letzten {m} Wochen haben Sie dann nachgesehen.</numerusform>
        <numerusform>In {n} der letzten {m} Wochen haben Sie dann nachgesehen.</numerusform>
      </translation>
    </message>
    <message>
      <source>Kept on this computer only: when the window was in use, and which feed was open.</source>
      <translation>Nur auf diesem Computer gespeichert: wann das Fenster benutzt wurde und welcher Feed offen war.</translation>
    </message>
    <message numerus="yes">
      <source>a guess, {n} days</source>
      <translation>
        <numerusform>geschätzt, {n} Tag</numerusform>
        <numerusform>geschätzt, {n} Tage</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>a guess, {n} of {m}</source>
      <translation>
        <numerusform>geschätzt, {n} von {m}</numerusform>
        <numerusform>geschätzt, {n} von {m}</numerusform>
      </translation>
    </message>
    <message>
      <source>When you looked, what you opened, and all that was learned from it are forgotten, in the backups, too; cached pictures go. Your feeds, posts, stars and read marks stay. Learning starts again. This cannot be undone.</source>
      <translation>Wann Sie nachgesehen und was Sie geöffnet haben und alles, was daraus gelernt wurde, wird vergessen, auch in den Sicherungen; zwischengespeicherte Bilder verschwinden. Ihre Feeds, Beiträge, Sterne und was als gelesen markiert ist, bleiben. Das Lernen beginnt von vorn. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
      <source>Sessions a day</source>
      <translation>Sitzungen am Tag</translation>
    </message>
    <message>
      <source>Your week, seven days by 24 hours</source>
      <translation>Ihre Woche, sieben Tage mal 24 Stunden</translation>
    </message>
    <message>
      <source>Reading times</source>
      <translation>Lesezeiten</translation>
    </message>
    <message>
      <source>Erase…</source>
      <translation>Löschen …</translation>
    </message>
    <message numerus="yes">
      <source>Paperround has not seen you read yet. After about {n} days it will know your mornings from your evenings, around {day}.</source>
      <translation>
        <numerusform>Paperround hat Sie noch nicht lesen sehen. Nach etwa {n} Tagen, um den {day}, kann es Ihre Morgen von Ihren Abenden unterscheiden.</numerusform>
        <numerusform>Paperround hat Sie noch nicht lesen sehen. Nach etwa {n} Tagen, um den {day}, kann es Ihre Morgen von Ihren Abenden unterscheiden.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Paperround has seen you read since {since}. After about {n} days it will know your mornings from your evenings, around {day}.</source>
      <translation>
        <numerusform>Paperround kennt Ihr Lesen seit dem {since}. Nach etwa {n} Tagen, um den {day}, kann es Ihre Morgen von Ihren Abenden unterscheiden.</numerusform>
        <numerusform>Paperround kennt Ihr Lesen seit dem {since}. Nach etwa {n} Tagen, um den {day}, kann es Ihre Morgen von Ihren Abenden unterscheiden.</numerusform>
      </translation>
    </message>
    <message>
      <source>You look at no particular time of the day.</source>
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
      <source>You looked on {n} of the last {m}, for about {minutes} min.</source>
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
      <source>Learning is paused: nothing is noted until you resume it.</source>
      <translation>Das Lernen ist pausiert: Bis Sie es fortsetzen, wird nichts notiert.</translation>
    </message>
    <message numerus="yes">
      <source>sure, {n} days</source>
      <translation>
        <numerusform>sicher, {n} Tag</numerusform>
        <numerusform>sicher, {n} Tage</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>fairly sure, {n} of {m}</source>
      <translation>
        <numerusform>ziemlich sicher, {n} von {m}</numerusform>
        <numerusform>ziemlich sicher, {n} von {m}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>sure, {n} of {m}</source>
      <translation>
        <numerusform>sicher, {n} von {m}</numerusform>
        <numerusform>sicher, {n} von {m}</numerusform>
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
      <source>How sure this is</source>
      <translation>Wie sicher das ist</translation>
    </message>
    <message>
      <source>You usually look around {times}.</source>
      <translation>Sie sehen meist gegen {times} nach.</translation>
    </message>
    <message>
      <source>today</source>
      <translation>heute</translation>
    </message>
    <message numerus="yes">
      <source>{n} in {m} days, weekends paler</source>
      <translation>
        <numerusform>{n} in {m} Tagen, Wochenenden blasser</numerusform>
        <numerusform>{n} in {m} Tagen, Wochenenden blasser</numerusform>
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
    <message numerus="yes">
      <source>fairly sure, {n} days</source>
      <translation>
        <numerusform>ziemlich sicher, {n} Tag</numerusform>
        <numerusform>ziemlich sicher, {n} Tage</numerusform>
      </translation>
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
      <source>You did not look on any of the last {n}.</source>
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
      <source>No {day} is known yet.</source>
      <translation>{day}: noch nichts bekannt.</translation>
    </message>
    <message>
      <source>Weekends will be known around {day}.</source>
      <translation>Die Wochenenden sind etwa ab dem {day} bekannt.</translation>
    </message>
    <message>
      <source>The replay ended before it was done.</source>
      <translation>Das Nachspielen endete, bevor es fertig war.</translation>
    </message>
    <message>
      <source>{n} a day, not {m}</source>
      <translation>{n} pro Tag statt {m}</translation>
    </message>
    <message>
      <source>{share} fewer</source>
      <translation>{share} weniger</translation>
    </message>
    <message>
      <source>{share} less</source>
      <translation>{share} weniger</translation>
    </message>
    <message>
      <source>{share} more</source>
      <translation>{share} mehr</translation>
    </message>
    <message>
      <source>Fetches against hourly polling</source>
      <translation>Abrufe im Vergleich zum stündlichen Abrufen</translation>
    </message>
    <message>
      <source>Data</source>
      <translation>Daten</translation>
    </message>
    <message>
      <source>Wake-ups</source>
      <translation>Aufwachen</translation>
    </message>
    <message>
      <source>{n} a day</source>
      <translation>{n} am Tag</translation>
    </message>
    <message>
      <source>hourly {m}; too early for a share</source>
      <translation>stündlich {m}; zu früh für Anteile</translation>
    </message>
    <message>
      <source>{n}, hourly {m}</source>
      <translation>{n}, stündlich {m}</translation>
    </message>
    <message>
      <source>Savings</source>
      <translation>Ersparnis</translation>
    </message>
    <message>
      <source>By day or week</source>
      <translation>Nach Tag oder Woche</translation>
    </message>
    <message>
      <source>Export CSV</source>
      <translation>Als CSV exportieren</translation>
    </message>
    <message>
      <source>A day, on average</source>
      <translation>Im Schnitt pro Tag</translation>
    </message>
    <message>
      <source>Yesterday against polling the same {feeds} every hour.</source>
      <translation>Der gestrige Tag, verglichen mit stündlichem Abruf: {feeds}.</translation>
    </message>
    <message numerus="yes">
      <source>The last {n} days before today against polling the same {feeds} every hour.</source>
      <translation>
        <numerusform>Die letzten {n} Tage vor heute, verglichen mit stündlichem Abruf: {feeds}.</numerusform>
        <numerusform>Die letzten {n} Tage vor heute, verglichen mit stündlichem Abruf: {feeds}.</numerusform>
      </translation>
    </message>
    <message>
      <source>no look is known</source>
      <translation>kein Nachsehen bekannt</translation>
    </message>
    <message>
      <source>{wait} shorter</source>
      <translation>{wait} kürzer</translation>
    </message>
    <message>
      <source>{wait} longer</source>
      <translation>{wait} länger</translation>
    </message>
    <message>
      <source>Paperround</source>
      <translation>Paperround</translation>
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
      <source>Since {time}: {fetches} in {wake_ups}, {size}.</source>
      <translation>Seit {time}: {fetches}, {wake_ups}, {size}.</translation>
    </message>
    <message>
      <source>What polling saves is counted over whole days; the first figures come on {day}.</source>
      <translation>Was das Abrufen spart, wird über ganze Tage gezählt; die ersten Werte gibt es am {day}.</translation>
    </message>
    <message>
      <source>a day</source>
      <translation>pro Tag</translation>
    </message>
    <message>
      <source>a week</source>
      <translation>pro Woche</translation>
    </message>
    <message>
      <source>Requests sent for feeds; pictures not included</source>
      <translation>Für Feeds gesendete Anfragen; ohne Bilder</translation>
    </message>
    <message>
      <source>Measured here; the others from each feed's own sizes</source>
      <translation>Hier gemessen; die anderen aus den Größen der Feeds</translation>
    </message>
    <message>
      <source>From posting to each look that had to do without it, per post</source>
      <translation>Vom Erscheinen bis zu jedem Nachsehen ohne ihn, je Beitrag</translation>
    </message>
    <message>
      <source>Already here</source>
      <translation>Schon da</translation>
    </message>
    <message>
      <source>New posts that were here at your first look after them</source>
      <translation>Neue Beiträge, die beim nächsten Nachsehen da waren</translation>
    </message>
    <message>
      <source>Posts lost</source>
      <translation>Verlorene Beiträge</translation>
    </message>
    <message>
      <source>Left the feed's list before any poll came; here estimated from the gaps</source>
      <translation>Vor dem Abruf aus dem Feed gefallen; hier aus Lücken geschätzt</translation>
    </message>
    <message>
      <source>Times polls kept the computer busy; close together is one</source>
      <translation>Wie oft Abrufe weckten; dicht beieinander zählt einmal</translation>
    </message>
    <message>
      <source>Radio on</source>
      <translation>Funk an</translation>
    </message>
    <message>
      <source>As on a mobile line, where it stays on for 12 s after each wake-up</source>
      <translation>Wie in einem Mobilfunknetz, wo er nach jedem Aufwachen 12 s an bleibt</translation>
    </message>
    <message>
      <source>this week</source>
      <translation>diese Woche</translation>
    </message>
    <message>
      <source>Day</source>
      <translation>Tag</translation>
    </message>
    <message>
      <source>Week</source>
      <translation>Woche</translation>
    </message>
    <message numerus="yes">
      <source>{day}: {n} fetches, hourly {m}</source>
      <translation>
        <numerusform>{day}: {n} Abruf, stündlich {m}</numerusform>
        <numerusform>{day}: {n} Abrufe, stündlich {m}</numerusform>
      </translation>
    </message>
    <message>
      <source>{big} fetches: {small}.</source>
      <translation>{big} Abrufe: {small}.</translation>
    </message>
    <message>
      <source>You hardly open {feeds}. Together they take {share} of your fetches.</source>
      <translation>{feeds} öffnen Sie kaum. Zusammen brauchen sie {share} Ihrer Abrufe.</translation>
    </message>
    <message>
      <source>You opened none of {count} posts in {days} days; it takes {share} of your fetches.</source>
      <translation>In {days} Tagen haben Sie keinen von {count} Beiträgen geöffnet; der Feed braucht {share} Ihrer Abrufe.</translation>
    </message>
    <message numerus="yes">
      <source>You opened {n} of {count} posts in {days} days; it takes {share} of your fetches.</source>
      <translation>
        <numerusform>In {days} Tagen haben Sie {n} von {count} Beiträgen geöffnet; der Feed braucht {share} Ihrer Abrufe.</numerusform>
        <numerusform>In {days} Tagen haben Sie {n} von {count} Beiträgen geöffnet; der Feed braucht {share} Ihrer Abrufe.</numerusform>
      </translation>
    </message>
    <message>
      <source>Seldom opened</source>
      <translation>Selten geöffnet</translation>
    </message>
    <message>
      <source>You have switched off that it is noted what you open, so nobody can tell.</source>
      <translation>Was Sie öffnen, wird auf Ihren Wunsch nicht notiert; darum ist das nicht bekannt.</translation>
    </message>
    <message>
      <source>You hardly open {feeds}. It takes {share} of your fetches.</source>
      <translation>{feeds} öffnen Sie kaum. Er braucht {share} Ihrer Abrufe.</translation>
    </message>
    <message>
      <source>Unsubscribe</source>
      <translation>Abbestellen</translation>
    </message>
    <message>
      <source>Not known</source>
      <translation>Nicht bekannt</translation>
    </message>
    <message numerus="yes">
      <source>After you have opened {n} posts, feeds that you seldom read from are listed here.</source>
      <translation>
        <numerusform>Sobald Sie {n} Beiträge geöffnet haben, stehen hier die Feeds, aus denen Sie selten lesen.</numerusform>
        <numerusform>Sobald Sie {n} Beiträge geöffnet haben, stehen hier die Feeds, aus denen Sie selten lesen.</numerusform>
      </translation>
    </message>
    <message>
      <source>You read from every feed that posts much, now and then.</source>
      <translation>Aus jedem Feed, der viel bringt, lesen Sie hin und wieder etwas.</translation>
    </message>
    <message>
      <source>Unsubscribe from {feed}</source>
      <translation>{feed} abbestellen</translation>
    </message>
    <message>
      <source>Nothing here</source>
      <translation>Nichts dabei</translation>
    </message>
    <message>
      <source>{name} was asked {times}, {size}; hourly would have been {hours}.</source>
      <translation>{name} wurde {times} gefragt, {size}; stündlich wären es {hours} gewesen.</translation>
    </message>
    <message>
      <source>1 post with its pictures is here for {time}, {size}.</source>
      <translation>1 Beitrag mit seinen Bildern ist für {time} da, {size}.</translation>
    </message>
    <message>
      <source>Timeline of {day}. {done} done, {planned} planned. You looked: {times}.</source>
      <translation>Zeitleiste: {day}. {done} erledigt, {planned} geplant. Nachgesehen: {times}.</translation>
    </message>
    <message>
      <source>Nothing is planned: Paperround plans as soon as its engine runs.</source>
      <translation>Nichts geplant: Paperround plant, sobald der Dienst läuft.</translation>
    </message>
    <message numerus="yes">
      <source>{n} planned today</source>
      <translation>
        <numerusform>{n} für heute geplant</numerusform>
        <numerusform>{n} für heute geplant</numerusform>
      </translation>
    </message>
    <message>
      <source>Offline from {begin} to {end}</source>
      <translation>Offline von {begin} bis {end}</translation>
    </message>
    <message>
      <source>Asleep from {begin} to {end}</source>
      <translation>Ruhezustand von {begin} bis {end}</translation>
    </message>
    <message>
      <source>Not running from {begin} to {end}</source>
      <translation>Nicht gestartet von {begin} bis {end}</translation>
    </message>
    <message>
      <source>There was no line, so nothing was fetched and nothing counts as an error.</source>
      <translation>Es gab keine Verbindung; nichts wurde abgerufen und nichts gilt als Fehler.</translation>
    </message>
    <message>
      <source>The computer slept, so nothing could be polled.</source>
      <translation>Der Computer war im Ruhezustand, daher konnte nichts abgerufen werden.</translation>
    </message>
    <message>
      <source>Paperround was closed or the computer was off, so nothing could be polled.</source>
      <translation>Paperround war geschlossen oder der Computer aus, daher konnte nichts abgerufen werden.</translation>
    </message>
    <message numerus="yes">
      <source>{n} posts with pictures are here for {time}, {size}.</source>
      <translation>
        <numerusform>{n} Beiträge mit Bildern sind für {time} da, {size}.</numerusform>
        <numerusform>{n} Beiträge mit Bildern sind für {time} da, {size}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} posts are here for {time}, {size}.</source>
      <translation>
        <numerusform>{n} Beiträge sind für {time} da, {size}.</numerusform>
        <numerusform>{n} Beiträge sind für {time} da, {size}.</numerusform>
      </translation>
    </message>
    <message>
      <source>You are usually without a line then.</source>
      <translation>Dann sind Sie meist ohne Netz.</translation>
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
      <source>Next polls</source>
      <translation>Nächste Abrufe</translation>
    </message>
    <message>
      <source>Nothing new had been posted.</source>
      <translation>Es war nichts Neues erschienen.</translation>
    </message>
    <message>
      <source>Nothing is planned for tomorrow yet.</source>
      <translation>Für morgen ist noch nichts geplant.</translation>
    </message>
    <message>
      <source>not yet</source>
      <translation>noch nicht</translation>
    </message>
    <message numerus="yes">
      <source>{n} planned today, {m} kept for when you look</source>
      <translation>
        <numerusform>{n} für heute geplant, {m} fürs Nachsehen aufgehoben</numerusform>
        <numerusform>{n} für heute geplant, {m} fürs Nachsehen aufgehoben</numerusform>
      </translation>
    </message>
    <message>
      <source>Wait saved</source>
      <translation>Erspart</translation>
    </message>
    <message>
      <source>Add a feed, and its polls will appear here.</source>
      <translation>Sobald ein Feed hinzugefügt ist, erscheinen hier seine Abrufe.</translation>
    </message>
    <message>
      <source>{wake_ups}, {fetches}.</source>
      <translation>{wake_ups}, {fetches}.</translation>
    </message>
    <message>
      <source>You have not looked on this day.</source>
      <translation>An diesem Tag haben Sie nicht nachgesehen.</translation>
    </message>
    <message>
      <source>You looked {times}.</source>
      <translation>Sie haben {times} nachgesehen.</translation>
    </message>
    <message>
      <source>Nothing new has been posted since you subscribed.</source>
      <translation>Seit Sie abonniert haben, ist nichts Neues erschienen.</translation>
    </message>
    <message>
      <source>{polls} planned until {time}. What comes after is planned as the day draws nearer.</source>
      <translation>{polls} bis {time} geplant. Was danach kommt, wird geplant, wenn der Tag näher rückt.</translation>
    </message>
    <message numerus="yes">
      <source>{time}, polled · {feeds}, {n} new</source>
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
      <source>No poll on this day.</source>
      <translation>Kein Abruf an diesem Tag.</translation>
    </message>
    <message>
      <source>New posts</source>
      <translation>Neue Beiträge</translation>
    </message>
    <message>
      <source>as above</source>
      <translation>wie oben</translation>
    </message>
    <message>
      <source>You were here {spans}.</source>
      <translation>Sie waren hier: {spans}.</translation>
    </message>
    <message numerus="yes">
      <source>{n} of them could not be had whole.</source>
      <translation>
        <numerusform>{n} davon ließ sich nicht vollständig abrufen.</numerusform>
        <numerusform>{n} davon ließen sich nicht vollständig abrufen.</numerusform>
      </translation>
    </message>
    <message>
      <source>brought something new</source>
      <translation>brachte Neues</translation>
    </message>
    <message>
      <source>you were here</source>
      <translation>Sie waren hier</translation>
    </message>
    <message>
      <source>asleep, off or offline</source>
      <translation>im Ruhezustand, aus oder offline</translation>
    </message>
    <message>
      <source>Waiting at your looks that this poll spares you</source>
      <translation>Wartezeit beim Nachsehen, die dieser Abruf erspart</translation>
    </message>
    <message>
      <source>{share} of what was new was already here.</source>
      <translation>{share} des Neuen war schon da.</translation>
    </message>
    <message>
      <source>{time}, planned · {feeds} in one wake-up</source>
      <translation>{time}, geplant · {feeds} bei einem Aufwachen</translation>
    </message>
    <message>
      <source>{time}, polled · {feeds}, nothing new</source>
      <translation>{time}, abgerufen · {feeds}, nichts Neues</translation>
    </message>
    <message numerus="yes">
      <source>and {n} more</source>
      <translation>
        <numerusform>und {n} weiterer</numerusform>
        <numerusform>und {n} weitere</numerusform>
      </translation>
    </message>
    <message>
      <source>asleep to {time}</source>
      <translation>Ruhezustand bis {time}</translation>
    </message>
    <message>
      <source>not running to {time}</source>
      <translation>nicht gestartet bis {time}</translation>
    </message>
    <message>
      <source>asleep</source>
      <translation>Ruhezustand</translation>
    </message>
    <message>
      <source>not running</source>
      <translation>nicht gestartet</translation>
    </message>
    <message>
      <source>Timeline of the day</source>
      <translation>Zeitleiste des Tages</translation>
    </message>
    <message>
      <source>Not known yet: this is the first day. After about 10 it will be.</source>
      <translation>Noch nicht bekannt: Dies ist der erste Tag. Nach etwa 10 Tagen ist es so weit.</translation>
    </message>
    <message>
      <source>When you
usually look</source>
      <translation>Wann Sie
meist nachsehen</translation>
    </message>
    <message>
      <source>Polls, one bar
per wake-up</source>
      <translation>Abrufe, ein Balken
pro Aufwachen</translation>
    </message>
    <message>
      <source>You were here</source>
      <translation>Sie waren hier</translation>
    </message>
    <message>
      <source>0 feeds</source>
      <translation>0 Feeds</translation>
    </message>
    <message numerus="yes">
      <source>Seen you read on {n} days. After about 10 your mornings differ from your evenings.</source>
      <translation>
        <numerusform>Lesen an {n} Tag beobachtet. Nach etwa 10 Tagen lassen sich Morgen und Abend unterscheiden.</numerusform>
        <numerusform>Lesen an {n} Tagen beobachtet. Nach etwa 10 Tagen lassen sich Morgen und Abend unterscheiden.</numerusform>
      </translation>
    </message>
    <message>
      <source>now {time}</source>
      <translation>jetzt {time}</translation>
    </message>
    <message>
      <source>usually off</source>
      <translation>meist aus</translation>
    </message>
    <message>
      <source>a guess so far</source>
      <translation>bisher geschätzt</translation>
    </message>
    <message>
      <source>no poll planned</source>
      <translation>kein Abruf geplant</translation>
    </message>
    <message numerus="yes">
      <source>{n}, all fine</source>
      <translation>
        <numerusform>{n}, alles in Ordnung</numerusform>
        <numerusform>{n}, alles in Ordnung</numerusform>
      </translation>
    </message>
    <message>
      <source>Page of Insights</source>
      <translation>Seite der Einblicke</translation>
    </message>
    <message>
      <source>not run yet</source>
      <translation>noch nicht gelaufen</translation>
    </message>
    <message>
      <source>last run today</source>
      <translation>zuletzt heute gelaufen</translation>
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
      <source>fairly sure</source>
      <translation>ziemlich sicher</translation>
    </message>
    <message>
      <source>sure</source>
      <translation>sicher</translation>
    </message>
    <message>
      <source>What if</source>
      <translation>Was wäre, wenn</translation>
    </message>
    <message numerus="yes">
      <source>{n}, one needs a look</source>
      <translation>
        <numerusform>{n}, davon einer auffällig</numerusform>
        <numerusform>{n}, davon einer auffällig</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n}, {m} need a look</source>
      <translation>
        <numerusform>{n}, davon {m} auffällig</numerusform>
        <numerusform>{n}, davon {m} auffällig</numerusform>
      </translation>
    </message>
    <message>
      <source>last run {day}</source>
      <translation>zuletzt gelaufen: {day}</translation>
    </message>
    <message>
      <source>next poll {time}</source>
      <translation>nächster Abruf {time}</translation>
    </message>
    <message numerus="yes">
      <source>{n} fetches a day</source>
      <translation>
        <numerusform>{n} Abruf am Tag</numerusform>
        <numerusform>{n} Abrufe am Tag</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Your last {n} days, replayed under {m} ways of polling.</source>
      <translation>
        <numerusform>Ihre letzten {n} Tage, nachgespielt mit {m} Abrufverfahren.</numerusform>
        <numerusform>Ihre letzten {n} Tage, nachgespielt mit {m} Abrufverfahren.</numerusform>
      </translation>
    </message>
    <message>
      <source>Every hour would have cost {times} times as much and brought posts {wait} sooner.</source>
      <translation>Stündlich hätte {times}‑mal so viel gekostet und Beiträge {wait} früher gebracht.</translation>
    </message>
    <message>
      <source>Replaying. You can go on reading meanwhile.</source>
      <translation>Wird nachgespielt. Sie können währenddessen weiterlesen.</translation>
    </message>
    <message numerus="yes">
      <source>At {n} fetches a day nothing else would have had you waiting less.</source>
      <translation>
        <numerusform>Bei {n} Abrufen am Tag hätten Sie mit nichts anderem weniger gewartet.</numerusform>
        <numerusform>Bei {n} Abrufen am Tag hätten Sie mit nichts anderem weniger gewartet.</numerusform>
      </translation>
    </message>
    <message>
      <source>Every hour would have cost {times} times as much and brought posts {wait} later.</source>
      <translation>Stündlich hätte {times}‑mal so viel gekostet und Beiträge {wait} später gebracht.</translation>
    </message>
    <message>
      <source>Cube-root shares, best times</source>
      <translation>Kubikwurzel-Anteile, beste Zeiten</translation>
    </message>
    <message>
      <source>Cube-root shares, times as printed</source>
      <translation>Kubikwurzel-Anteile, Zeiten wie veröffentlicht</translation>
    </message>
    <message>
      <source>Fewest missing at your looks</source>
      <translation>Am wenigsten fehlt beim Nachsehen</translation>
    </message>
    <message>
      <source>Square-root shares, fast alerts</source>
      <translation>Quadratwurzel-Anteile, schnelle Meldungen</translation>
    </message>
    <message>
      <source>Square-root shares, even times</source>
      <translation>Quadratwurzel-Anteile, gleichmäßige Zeiten</translation>
    </message>
    <message>
      <source>Even shares, fast alerts</source>
      <translation>Gleiche Anteile, schnelle Meldungen</translation>
    </message>
    <message>
      <source>Fewest lost posts first</source>
      <translation>Wenigste verlorene Beiträge zuerst</translation>
    </message>
    <message>
      <source>Learned fixed interval</source>
      <translation>Gelernter fester Abstand</translation>
    </message>
    <message>
      <source>Longest out of date first</source>
      <translation>Am längsten veraltete zuerst</translation>
    </message>
    <message>
      <source>Posts that soon grow stale first</source>
      <translation>Schnell veraltende Beiträge zuerst</translation>
    </message>
    <message>
      <source>Moving average of pauses</source>
      <translation>Gleitender Mittelwert der Pausen</translation>
    </message>
    <message>
      <source>When the next post is expected</source>
      <translation>Wenn der nächste Beitrag erwartet wird</translation>
    </message>
    <message>
      <source>Every feed once a day</source>
      <translation>Jeder Feed einmal am Tag</translation>
    </message>
    <message>
      <source>Every feed equally often</source>
      <translation>Jeder Feed gleich oft</translation>
    </message>
    <message>
      <source>Run again</source>
      <translation>Noch einmal starten</translation>
    </message>
    <message numerus="yes">
      <source>{name} would have had you waiting {wait} less at no more than {n} fetches a day.</source>
      <translation>
        <numerusform>Mit „{name}“ hätten Sie {wait} weniger gewartet, bei höchstens {n} Abrufen am Tag.</numerusform>
        <numerusform>Mit „{name}“ hätten Sie {wait} weniger gewartet, bei höchstens {n} Abrufen am Tag.</numerusform>
      </translation>
    </message>
    <message>
      <source>Fetches against waiting</source>
      <translation>Abrufe gegen Wartezeit</translation>
    </message>
    <message>
      <source>How many ways</source>
      <translation>Wie viele Verfahren</translation>
    </message>
    <message>
      <source>How many weeks are replayed</source>
      <translation>Wie viele Wochen nachgespielt werden</translation>
    </message>
    <message>
      <source>Wait until you could read a new post, on average, against fetches a day; lower left is best. All ways are replayed, Paperround as it is today among them. What really was stands on Savings.</source>
      <translation>Mittlere Wartezeit auf einen neuen Beitrag gegen Abrufe am Tag; links unten ist am besten. Alle Verfahren sind nachgespielt, auch Paperround, wie es heute ist. Wie es wirklich war, steht unter Ersparnis.</translation>
    </message>
    <message>
      <source>Ways of polling</source>
      <translation>Abrufverfahren</translation>
    </message>
    <message>
      <source>Starting…</source>
      <translation>Wird gestartet …</translation>
    </message>
    <message>
      <source>The replay did not run</source>
      <translation>Das Nachspielen ist nicht gelaufen</translation>
    </message>
    <message>
      <source>{name}, within your budget</source>
      <translation>{name}, im Rahmen Ihres Budgets</translation>
    </message>
    <message>
      <source>Way of polling</source>
      <translation>Abrufverfahren</translation>
    </message>
    <message>
      <source>Wait</source>
      <translation>Wartezeit</translation>
    </message>
    <message>
      <source>Posts lost a day</source>
      <translation>Verlorene Beiträge am Tag</translation>
    </message>
    <message>
      <source>Against Paperround</source>
      <translation>Gegenüber Paperround</translation>
    </message>
    <message>
      <source>Replays your own last weeks under other ways of polling. Takes about a minute.</source>
      <translation>Spielt Ihre letzten Wochen mit anderen Abrufverfahren nach. Dauert etwa eine Minute.</translation>
    </message>
    <message>
      <source>Last week</source>
      <translation>Letzte Woche</translation>
    </message>
    <message numerus="yes">
      <source>Last {n} weeks</source>
      <translation>
        <numerusform>Letzte {n} Wochen</numerusform>
        <numerusform>Letzte {n} Wochen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>A replay needs {n} whole days on which you read; {m} are known. It can run from about {day} on.</source>
      <translation>
        <numerusform>Nachspielen braucht {n} ganze Tage, an denen Sie lesen; {m} sind bekannt. Es geht etwa ab dem {day}.</numerusform>
        <numerusform>Nachspielen braucht {n} ganze Tage, an denen Sie lesen; {m} sind bekannt. Es geht etwa ab dem {day}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name}: {n} fetches a day, wait {wait}</source>
      <translation>
        <numerusform>{name}: {n} Abruf am Tag, Wartezeit {wait}</numerusform>
        <numerusform>{name}: {n} Abrufe am Tag, Wartezeit {wait}</numerusform>
      </translation>
    </message>
    <message>
      <source>{n} Paperround</source>
      <translation>{n} Paperround</translation>
    </message>
    <message>
      <source>Nine ways</source>
      <translation>Neun Verfahren</translation>
    </message>
    <message>
      <source>All</source>
      <translation>Alle</translation>
    </message>
    <message>
      <source>Not run yet</source>
      <translation>Noch nicht gelaufen</translation>
    </message>
    <message>
      <source>Run</source>
      <translation>Starten</translation>
    </message>
    <message>
      <source>Replaying {n} of {m}: {name}</source>
      <translation>{n} von {m} wird nachgespielt: {name}</translation>
    </message>
    <message>
      <source>Mark all read in {place}: {posts}</source>
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
      <source>Star</source>
      <translation>Stern</translation>
    </message>
    <message>
      <source>Take the highlight off</source>
      <translation>Hervorhebung entfernen</translation>
    </message>
    <message>
      <source>Highlight</source>
      <translation>Hervorheben</translation>
    </message>
    <message>
      <source>Mark all read in {place}</source>
      <translation>Alle in {place} als gelesen markieren</translation>
    </message>
    <message>
      <source>Redo</source>
      <translation>Wiederholen</translation>
    </message>
    <message numerus="yes">
      <source>{n} or more new</source>
      <translation>
        <numerusform>{n} oder mehr neue</numerusform>
        <numerusform>{n} oder mehr neue</numerusform>
      </translation>
    </message>
    <message>
      <source>{what}. Undo with Control Z.</source>
      <translation>{what}. Rückgängig mit Steuerung Z.</translation>
    </message>
    <message>
      <source>Clear</source>
      <translation>Leeren</translation>
    </message>
    <message>
      <source>less than one post a year</source>
      <translation>weniger als ein Beitrag im Jahr</translation>
    </message>
    <message>
      <source>heard</source>
      <translation>gehört</translation>
    </message>
    <message>
      <source>1 minute to hear</source>
      <translation>1 Minute zum Hören</translation>
    </message>
    <message>
      <source>about one post a day</source>
      <translation>etwa ein Beitrag am Tag</translation>
    </message>
    <message numerus="yes">
      <source>about {n} posts a day</source>
      <translation>
        <numerusform>etwa {n} Beiträge am Tag</numerusform>
        <numerusform>etwa {n} Beiträge am Tag</numerusform>
      </translation>
    </message>
    <message>
      <source>about one post a week</source>
      <translation>etwa ein Beitrag in der Woche</translation>
    </message>
    <message numerus="yes">
      <source>about {n} posts a week</source>
      <translation>
        <numerusform>etwa {n} Beiträge in der Woche</numerusform>
        <numerusform>etwa {n} Beiträge in der Woche</numerusform>
      </translation>
    </message>
    <message>
      <source>about one post a month</source>
      <translation>etwa ein Beitrag im Monat</translation>
    </message>
    <message numerus="yes">
      <source>about {n} posts a month</source>
      <translation>
        <numerusform>etwa {n} Beiträge im Monat</numerusform>
        <numerusform>etwa {n} Beiträge im Monat</numerusform>
      </translation>
    </message>
    <message>
      <source>about one post a year</source>
      <translation>etwa ein Beitrag im Jahr</translation>
    </message>
    <message numerus="yes">
      <source>about {n} posts a year</source>
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
      <source>1 post</source>
      <translation>1 Beitrag</translation>
    </message>
    <message>
      <source>1 feed</source>
      <translation>1 Feed</translation>
    </message>
    <message>
      <source>1 star</source>
      <translation>1 Stern</translation>
    </message>
    <message>
      <source>A recording</source>
      <translation>Eine Aufnahme</translation>
    </message>
    <message>
      <source>A post without words</source>
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
      <source>1 wake-up</source>
      <translation>1 Aufwachen</translation>
    </message>
    <message>
      <source>1 fetch</source>
      <translation>1 Abruf</translation>
    </message>
    <message>
      <source>begun</source>
      <translation>begonnen</translation>
    </message>
    <message>
      <source>{left} of {whole} min left</source>
      <translation>noch {left} von {whole} min</translation>
    </message>
    <message numerus="yes">
      <source>{minutes} minutes to hear</source>
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
    <message numerus="yes">
      <source>{n} days</source>
      <translation>
        <numerusform>{n} Tag</numerusform>
        <numerusform>{n} Tage</numerusform>
      </translation>
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
      <source>dddd d MMMM yyyy</source>
      <translation>dddd, d. MMMM yyyy</translation>
    </message>
    <message>
      <source>since {day}</source>
      <translation>seit dem {day}</translation>
    </message>
    <message>
      <source>{n} %</source>
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
      <source>yesterday {time}</source>
      <translation>gestern {time}</translation>
    </message>
    <message>
      <source>today {time}</source>
      <translation>heute {time}</translation>
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
      <source>{n} posts</source>
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
      <source>A link to {host}</source>
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
      <source>{n} wake-ups</source>
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
      <source>Next post</source>
      <translation>Nächster Beitrag</translation>
    </message>
    <message>
      <source>Previous post</source>
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
      <source>Page, then next unread</source>
      <translation>Seite, dann nächster ungelesener</translation>
    </message>
    <message>
      <source>Open in browser</source>
      <translation>Im Browser öffnen</translation>
    </message>
    <message>
      <source>Share by mail…</source>
      <translation>Per E-Mail teilen …</translation>
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
      <source>Send to…</source>
      <translation>Senden an …</translation>
    </message>
    <message>
      <source>Open the comments</source>
      <translation>Kommentare öffnen</translation>
    </message>
    <message>
      <source>Full text</source>
      <translation>Volltext</translation>
    </message>
    <message>
      <source>Find in the article…</source>
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
      <source>Look at the pictures</source>
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
      <source>Serif letters</source>
      <translation>Schrift mit Serifen</translation>
    </message>
    <message>
      <source>Play or pause</source>
      <translation>Abspielen oder anhalten</translation>
    </message>
    <message>
      <source>Play this recording</source>
      <translation>Diese Aufnahme abspielen</translation>
    </message>
    <message>
      <source>15 seconds back</source>
      <translation>15 Sekunden zurück</translation>
    </message>
    <message>
      <source>30 seconds forward</source>
      <translation>30 Sekunden vor</translation>
    </message>
    <message>
      <source>Play the next in the queue</source>
      <translation>Nächste Aufnahme der Warteschlange abspielen</translation>
    </message>
    <message>
      <source>Add to the queue</source>
      <translation>In die Warteschlange</translation>
    </message>
    <message>
      <source>Play next</source>
      <translation>Als Nächstes hören</translation>
    </message>
    <message>
      <source>What is played next…</source>
      <translation>Was als Nächstes kommt …</translation>
    </message>
    <message>
      <source>Download, or remove the download</source>
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
      <source>Tag…</source>
      <translation>Schlagwort …</translation>
    </message>
    <message>
      <source>Less of this in For you</source>
      <translation>Weniger davon in „Für Sie“</translation>
    </message>
    <message>
      <source>Mark all read</source>
      <translation>Alle als gelesen markieren</translation>
    </message>
    <message>
      <source>Mark everything above read</source>
      <translation>Alles darüber als gelesen markieren</translation>
    </message>
    <message>
      <source>Mark everything below read</source>
      <translation>Alles darunter als gelesen markieren</translation>
    </message>
    <message>
      <source>Mark read what is older than…</source>
      <translation>Als gelesen markieren, was älter ist als …</translation>
    </message>
    <message>
      <source>Mark everything but today read</source>
      <translation>Alles außer heute als gelesen markieren</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Löschen</translation>
    </message>
    <message>
      <source>Show what waits for the next paper</source>
      <translation>Zeigen, was auf die nächste Zeitung wartet</translation>
    </message>
    <message>
      <source>Unread</source>
      <translation>Ungelesen</translation>
    </message>
    <message>
      <source>For you</source>
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
      <source>Change search…</source>
      <translation>Suche ändern …</translation>
    </message>
    <message>
      <source>Remove search</source>
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
      <source>Get posts ready to read offline</source>
      <translation>Beiträge zum Offline-Lesen holen</translation>
    </message>
    <message>
      <source>Poll all feeds</source>
      <translation>Alle Feeds abrufen</translation>
    </message>
    <message>
      <source>Poll even what was just polled</source>
      <translation>Auch eben Abgerufenes abrufen</translation>
    </message>
    <message>
      <source>Add the copied link</source>
      <translation>Kopierten Link hinzufügen</translation>
    </message>
    <message>
      <source>Settings of this feed</source>
      <translation>Einstellungen dieses Feeds</translation>
    </message>
    <message>
      <source>Export the list…</source>
      <translation>Liste exportieren …</translation>
    </message>
    <message>
      <source>Rules…</source>
      <translation>Regeln …</translation>
    </message>
    <message>
      <source>Hidden posts…</source>
      <translation>Ausgeblendete Beiträge …</translation>
    </message>
    <message>
      <source>Pause polling</source>
      <translation>Abrufe pausieren</translation>
    </message>
    <message>
      <source>Open its website</source>
      <translation>Website öffnen</translation>
    </message>
    <message>
      <source>Copy its address</source>
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
      <source>Move out of its folder</source>
      <translation>Aus dem Ordner herausnehmen</translation>
    </message>
    <message>
      <source>Remove folder</source>
      <translation>Ordner entfernen</translation>
    </message>
    <message>
      <source>Hide read feeds</source>
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
      <source>Most relevant hits first</source>
      <translation>Relevanteste Treffer zuerst</translation>
    </message>
    <message>
      <source>Group by feed</source>
      <translation>Nach Feed gruppieren</translation>
    </message>
    <message>
      <source>Show the same story once</source>
      <translation>Dieselbe Nachricht nur einmal zeigen</translation>
    </message>
    <message>
      <source>Mark read when opened</source>
      <translation>Beim Öffnen als gelesen markieren</translation>
    </message>
    <message>
      <source>Mark read when scrolled past</source>
      <translation>Beim Vorbeiscrollen als gelesen markieren</translation>
    </message>
    <message>
      <source>Mark read only by hand</source>
      <translation>Nur von Hand als gelesen markieren</translation>
    </message>
    <message>
      <source>Cards here</source>
      <translation>Hier Karten</translation>
    </message>
    <message>
      <source>Show or hide the sidebar</source>
      <translation>Seitenleiste ein- oder ausblenden</translation>
    </message>
    <message>
      <source>Keep fetching when closed</source>
      <translation>Geschlossen weiter abrufen</translation>
    </message>
    <message>
      <source>Start at login</source>
      <translation>Beim Anmelden starten</translation>
    </message>
    <message>
      <source>Keyboard sheet</source>
      <translation>Tastenübersicht</translation>
    </message>
    <message>
      <source>Close the window</source>
      <translation>Fenster schließen</translation>
    </message>
    <message>
      <source>Quit</source>
      <translation>Beenden</translation>
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
      <translation>Kapitel</translation>
    </message>
    <message>
      <source>Sleep</source>
      <translation>Schlaftimer</translation>
    </message>
    <message>
      <source>What is played next</source>
      <translation>Was als Nächstes kommt</translation>
    </message>
    <message>
      <source>Close the player</source>
      <translation>Player schließen</translation>
    </message>
    <message>
      <source>At the end of the chapter</source>
      <translation>Am Ende des Kapitels</translation>
    </message>
    <message>
      <source>At the end</source>
      <translation>Am Ende</translation>
    </message>
    <message>
      <source>Do not sleep</source>
      <translation>Kein Schlaftimer</translation>
    </message>
    <message>
      <source>Sleep after the chapter</source>
      <translation>Aus nach dem Kapitel</translation>
    </message>
    <message>
      <source>Sleep at the end</source>
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
      <source>In {minutes} minutes</source>
      <translation>In {minutes} Minuten</translation>
    </message>
    <message>
      <source>chapter {number} of {all}, {feed}</source>
      <translation>Kapitel {number} von {all}, {feed}</translation>
    </message>
    <message>
      <source>Sleep in {minutes} min</source>
      <translation>Aus in {minutes} min</translation>
    </message>
    <message>
      <source>Fetching, {place}</source>
      <translation>Wird geholt, {place}</translation>
    </message>
    <message>
      <source>Show {name}</source>
      <translation>{name} zeigen</translation>
    </message>
    <message>
      <source>Will be heard next</source>
      <translation>Kommt als Nächstes</translation>
    </message>
    <message>
      <source>Added to the queue</source>
      <translation>In die Warteschlange gestellt</translation>
    </message>
    <message>
      <source>Taken from the queue</source>
      <translation>Aus der Warteschlange genommen</translation>
    </message>
    <message>
      <source>Queue put in another order</source>
      <translation>Warteschlange umgeordnet</translation>
    </message>
    <message>
      <source>Download removed</source>
      <translation>Download entfernt</translation>
    </message>
    <message>
      <source>There is nothing to hear with this post.</source>
      <translation>Bei diesem Beitrag gibt es nichts zu hören.</translation>
    </message>
    <message>
      <source>Nothing is queued. Shift+Q adds the post at hand.</source>
      <translation>Die Warteschlange ist leer. Umschalt+Q fügt den aktuellen Beitrag hinzu.</translation>
    </message>
    <message>
      <source>Queue</source>
      <translation>Warteschlange</translation>
    </message>
    <message>
      <source>Take out</source>
      <translation>Herausnehmen</translation>
    </message>
    <message>
      <source>Checked just now and sound. Takes a few seconds.</source>
      <translation>Eben geprüft und in Ordnung. Dauert ein paar Sekunden.</translation>
    </message>
    <message>
      <source>Copy details</source>
      <translation>Einzelheiten kopieren</translation>
    </message>
    <message>
      <source>What could be read is safe.</source>
      <translation>Was lesbar war, ist gerettet.</translation>
    </message>
    <message>
      <source>Go on with what was saved</source>
      <translation>Mit dem Geretteten weitermachen</translation>
    </message>
    <message>
      <source>Back to the choices</source>
      <translation>Zurück zur Auswahl</translation>
    </message>
    <message>
      <source>Older copies:</source>
      <translation>Ältere Kopien:</translation>
    </message>
    <message>
      <source>Where to save what is readable</source>
      <translation>Wohin das Lesbare gespeichert wird</translation>
    </message>
    <message>
      <source>Looking for copies of your posts…</source>
      <translation>Kopien Ihrer Beiträge werden gesucht …</translation>
    </message>
    <message>
      <source>Restoring the copy…</source>
      <translation>Die Kopie wird zurückgespielt …</translation>
    </message>
    <message>
      <source>Saving what is readable…</source>
      <translation>Das Lesbare wird gespeichert …</translation>
    </message>
    <message>
      <source>What was found: {details}</source>
      <translation>Gefunden wurde: {details}</translation>
    </message>
    <message>
      <source>The file: {path}</source>
      <translation>Die Datei: {path}</translation>
    </message>
    <message>
      <source>Starting anew…</source>
      <translation>Es wird neu angefangen …</translation>
    </message>
    <message>
      <source>Restore the copy of {when} ({posts}, {stars})</source>
      <translation>Die Kopie von {when} zurückspielen ({posts}, {stars})</translation>
    </message>
    <message>
      <source>Safe: {feeds}, {posts} and {stars}, as they were {when}.</source>
      <translation>Sicher: {feeds}, {posts} und {stars}, wie sie {when} waren.</translation>
    </message>
    <message>
      <source>The file stays in its folder, untouched, whatever you choose.</source>
      <translation>Die Datei bleibt unberührt in ihrem Ordner, was Sie auch wählen.</translation>
    </message>
    <message>
      <source>Perhaps lost: what you starred, tagged or read after the copy of {when}. Posts are fetched again.</source>
      <translation>Vielleicht verloren: was Sie nach der Kopie von {when} mit Sternen oder Schlagwörtern versehen oder gelesen haben. Beiträge werden neu abgerufen.</translation>
    </message>
    <message>
      <source>Restored the copy of {when}. Posts that came since are fetched with the next polls.</source>
      <translation>Die Kopie von {when} ist zurückgespielt. Was seither erschien, kommt mit den nächsten Abrufen.</translation>
    </message>
    <message>
      <source>Saved {feeds}, {posts} and {stars} to {folder}.</source>
      <translation>{feeds}, {posts} und {stars} wurden in {folder} gespeichert.</translation>
    </message>
    <message>
      <source>What could not be read was taken from the copy of {when}: what you marked there since is lost.</source>
      <translation>Was nicht lesbar war, stammt aus der Kopie von {when}: Was Sie daran seither markiert haben, ist verloren.</translation>
    </message>
    <message>
      <source>Started anew with your feeds. The old file is kept in the same folder.</source>
      <translation>Neu angefangen mit Ihren Feeds. Die alte Datei liegt im selben Ordner.</translation>
    </message>
    <message>
      <source>The file that was there holds {what} more; it is kept in the same folder.</source>
      <translation>Die bisherige Datei enthält darüber hinaus {what}; sie liegt im selben Ordner.</translation>
    </message>
    <message>
      <source>Nothing is made anew before you choose.</source>
      <translation>Nichts wird neu angelegt, bevor Sie wählen.</translation>
    </message>
    <message>
      <source>No copy could be read either.</source>
      <translation>Auch keine Kopie ließ sich lesen.</translation>
    </message>
    <message>
      <source>Going on with what could be read. The damaged file is kept beside it.</source>
      <translation>Weiter mit dem, was lesbar war. Die beschädigte Datei liegt daneben.</translation>
    </message>
    <message>
      <source>1 read mark</source>
      <translation>1 Gelesen-Markierung</translation>
    </message>
    <message>
      <source>The file with your posts is damaged, and Paperround has stopped before making it worse.</source>
      <translation>Die Datei mit Ihren Beiträgen ist beschädigt. Paperround hat angehalten, ehe es schlimmer wird.</translation>
    </message>
    <message>
      <source>The file with your posts is missing or empty, but copies of it are there.</source>
      <translation>Die Datei mit Ihren Beiträgen fehlt oder ist leer, aber es gibt Kopien davon.</translation>
    </message>
    <message>
      <source>A newer Paperround wrote the file with your posts, so this one leaves it alone.</source>
      <translation>Ein neueres Paperround hat die Datei mit Ihren Beiträgen geschrieben, deshalb rührt dieses sie nicht an.</translation>
    </message>
    <message>
      <source>The file with your posts is from before Paperround 1.0, which leaves it alone.</source>
      <translation>Die Datei mit Ihren Beiträgen stammt aus der Zeit vor Paperround 1.0 und wird nicht angerührt.</translation>
    </message>
    <message>
      <source>Another program holds the file with your posts.</source>
      <translation>Ein anderes Programm hält die Datei mit Ihren Beiträgen fest.</translation>
    </message>
    <message>
      <source>The file with your posts may not be written.</source>
      <translation>In die Datei mit Ihren Beiträgen darf nicht geschrieben werden.</translation>
    </message>
    <message>
      <source>The disk is full, so nothing new can be kept.</source>
      <translation>Der Datenträger ist voll, deshalb kann nichts Neues behalten werden.</translation>
    </message>
    <message>
      <source>The file with your posts cannot be used just now.</source>
      <translation>Die Datei mit Ihren Beiträgen ist gerade nicht zu gebrauchen.</translation>
    </message>
    <message>
      <source>Make it writable</source>
      <translation>Schreibbar machen</translation>
    </message>
    <message>
      <source>Save what is readable…</source>
      <translation>Lesbares speichern …</translation>
    </message>
    <message>
      <source>Start anew beside it</source>
      <translation>Daneben neu anfangen</translation>
    </message>
    <message>
      <source>Opens it once more. Nothing is changed.</source>
      <translation>Öffnet sie noch einmal. Nichts wird geändert.</translation>
    </message>
    <message>
      <source>Changes the permissions of the file and its folder, nothing else.</source>
      <translation>Ändert die Berechtigungen der Datei und ihres Ordners, sonst nichts.</translation>
    </message>
    <message>
      <source>Writes feeds, stars and every readable post to a folder you choose.</source>
      <translation>Schreibt Feeds, Sterne und jeden lesbaren Beitrag in einen Ordner Ihrer Wahl.</translation>
    </message>
    <message>
      <source>An empty paper with your feeds. The file that is there can wait.</source>
      <translation>Ihre Feeds ohne Beiträge. Die vorhandene Datei kann warten.</translation>
    </message>
    <message>
      <source>Nothing is changed. This page comes again at the next start.</source>
      <translation>Nichts wird geändert. Diese Seite kommt beim nächsten Start wieder.</translation>
    </message>
    <message>
      <source>Install the newer Paperround again, and everything is there as you left it.</source>
      <translation>Installieren Sie wieder das neuere Paperround, dann ist alles da, wie Sie es verlassen haben.</translation>
    </message>
    <message>
      <source>Quit, and move it by packaging/move_development_profile.py: everything comes along.</source>
      <translation>Beenden Sie Paperround und übertragen Sie sie mit packaging/move_development_profile.py: Es bleibt alles erhalten.</translation>
    </message>
    <message>
      <source>Close other Paperround windows and commands, or what copies your files, and try again.</source>
      <translation>Schließen Sie andere Fenster und Befehle von Paperround oder was Ihre Dateien kopiert, und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
      <source>Look at the permissions of the file and its folder, and whether its disk is read-only.</source>
      <translation>Prüfen Sie die Berechtigungen der Datei und ihres Ordners und ob der Datenträger schreibgeschützt ist.</translation>
    </message>
    <message>
      <source>Free some space, and try again: nothing was lost.</source>
      <translation>Schaffen Sie Platz und versuchen Sie es noch einmal: Verloren ging nichts.</translation>
    </message>
    <message>
      <source>Look whether its disk is connected and well, and try again.</source>
      <translation>Prüfen Sie, ob der Datenträger angeschlossen und in Ordnung ist, und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
      <source>{when} (doubtful)</source>
      <translation>{when} (zweifelhaft)</translation>
    </message>
    <message numerus="yes">
      <source>{n} read marks</source>
      <translation>
        <numerusform>{n} Gelesen-Markierungen</numerusform>
        <numerusform>{n} Gelesen-Markierungen</numerusform>
      </translation>
    </message>
    <message>
      <source>{feed} names no address to leave it by.</source>
      <translation>{feed} nennt keine Adresse zum Abbestellen.</translation>
    </message>
    <message>
      <source>Copied {address}</source>
      <translation>{address} kopiert</translation>
    </message>
    <message>
      <source>Nothing is fetched while it is closed. When you open it, you wait about {time} for new posts.</source>
      <translation>Solange es geschlossen ist, wird nichts abgerufen. Nach dem Öffnen warten Sie etwa {time} auf neue Beiträge.</translation>
    </message>
    <message>
      <source>Quit from the tray.</source>
      <translation>Beenden über das Symbol in der Leiste.</translation>
    </message>
    <message>
      <source>Open it again from the menu; quit with Ctrl+Q.</source>
      <translation>Wieder öffnen über das Startmenü, beenden mit Strg+Q.</translation>
    </message>
    <message>
      <source>Not everything is written yet</source>
      <translation>Noch nicht alles ist gespeichert</translation>
    </message>
    <message>
      <source>Close and lose it</source>
      <translation>Schließen und verlieren</translation>
    </message>
    <message>
      <source>Stay open</source>
      <translation>Offen lassen</translation>
    </message>
    <message>
      <source>About one wake-up and {size} a day.</source>
      <translation>Etwa einmal Aufwachen und {size} am Tag.</translation>
    </message>
    <message numerus="yes">
      <source>About {n} wake-ups and {size} a day.</source>
      <translation>
        <numerusform>Etwa {n}-mal Aufwachen und {size} am Tag.</numerusform>
        <numerusform>Etwa {n}-mal Aufwachen und {size} am Tag.</numerusform>
      </translation>
    </message>
    <message>
      <source>Paperround can keep fetching in the background</source>
      <translation>Paperround kann im Hintergrund weiter abrufen</translation>
    </message>
    <message>
      <source>Keep fetching</source>
      <translation>Weiter abrufen</translation>
    </message>
    <message>
      <source>Change it in Settings, This computer.</source>
      <translation>Zu ändern unter Einstellungen, Dieser Computer.</translation>
    </message>
    <message>
      <source>What you did last is not on the disk yet</source>
      <translation>Was Sie zuletzt getan haben, ist noch nicht auf dem Datenträger</translation>
    </message>
    <message>
      <source>As soon as it is written, Paperround closes by itself. Closed now, it is lost.</source>
      <translation>Sobald es gespeichert ist, schließt Paperround von selbst. Wird es jetzt geschlossen, ist es verloren.</translation>
    </message>
    <message numerus="yes">
      <source>At most {n} fetches a day.</source>
      <translation>
        <numerusform>Höchstens {n} Abruf am Tag.</numerusform>
        <numerusform>Höchstens {n} Abrufe am Tag.</numerusform>
      </translation>
    </message>
    <message>
      <source>Then new posts are here before you look. What would you like when the window closes?</source>
      <translation>Dann sind neue Beiträge da, bevor Sie nachsehen. Was soll geschehen, wenn sich das Fenster schließt?</translation>
    </message>
    <message>
      <source>Pictures of this feed are shown</source>
      <translation>Bilder dieses Feeds werden gezeigt</translation>
    </message>
    <message>
      <source>{posts} marked read</source>
      <translation>{posts} als gelesen markiert</translation>
    </message>
    <message>
      <source>Fewer posts like this in For you</source>
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
      <source>{posts} marked unread</source>
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
      <source>{posts} with the same story marked read</source>
      <translation>{posts} mit derselben Nachricht als gelesen markiert</translation>
    </message>
    <message>
      <source>its own title</source>
      <translation>wie vom Feed angegeben</translation>
    </message>
    <message>
      <source>Folder {name} removed; its feeds moved up</source>
      <translation>Ordner {name} entfernt; seine Feeds liegen jetzt eine Ebene höher</translation>
    </message>
    <message>
      <source>{posts} in {place} marked read</source>
      <translation>{posts} in {place} als gelesen markiert</translation>
    </message>
    <message>
      <source>{posts} tagged {tag}</source>
      <translation>{posts} mit dem Schlagwort {tag} versehen</translation>
    </message>
    <message>
      <source>Tag {tag} taken off {posts}</source>
      <translation>Schlagwort {tag} von {posts} entfernt</translation>
    </message>
    <message>
      <source>Folder {name} made</source>
      <translation>Ordner {name} angelegt</translation>
    </message>
    <message>
      <source>Import a list of feeds</source>
      <translation>Feed-Liste importieren</translation>
    </message>
    <message>
      <source>Export the list of feeds</source>
      <translation>Feed-Liste exportieren</translation>
    </message>
    <message>
      <source>There is no link on the clipboard</source>
      <translation>In der Zwischenablage ist kein Link</translation>
    </message>
    <message>
      <source>{file} does not say where its feed lives; add the address of its site instead.</source>
      <translation>{file} verrät nicht, wo der Feed zu finden ist; bitte stattdessen die Adresse der Website hinzufügen.</translation>
    </message>
    <message>
      <source>Nothing more had to be fetched to read offline.</source>
      <translation>Zum Offline-Lesen musste nichts mehr geholt werden.</translation>
    </message>
    <message>
      <source>Paperround {version} is out; this is {own}. Get it at {home}.</source>
      <translation>Paperround {version} ist erschienen; dies ist {own}. Erhältlich unter {home}.</translation>
    </message>
    <message>
      <source>Getting posts ready to read offline…</source>
      <translation>Beiträge zum Offline-Lesen werden geholt …</translation>
    </message>
    <message>
      <source>1 more post is here to read offline, {size}.</source>
      <translation>1 weiterer Beitrag ist zum Offline-Lesen da, {size}.</translation>
    </message>
    <message numerus="yes">
      <source>{n} more posts are here to read offline, {size}.</source>
      <translation>
        <numerusform>{n} weitere Beiträge sind zum Offline-Lesen da, {size}.</numerusform>
        <numerusform>{n} weitere Beiträge sind zum Offline-Lesen da, {size}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Asking the feeds…</source>
      <translation>Die Feeds werden abgerufen …</translation>
    </message>
    <message>
      <source>This is the demo: forty made-up feeds. Nothing goes over the network, nothing is kept.</source>
      <translation>Das ist die Demo: vierzig erfundene Feeds. Nichts geht übers Netz, nichts wird aufbewahrt.</translation>
    </message>
    <message>
      <source>My own feeds</source>
      <translation>Meine eigenen Feeds</translation>
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
      <source>&amp;Post</source>
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
      <source>Set up targets…</source>
      <translation>Ziele einrichten …</translation>
    </message>
    <message>
      <source>Tags</source>
      <translation>Schlagwörter</translation>
    </message>
    <message>
      <source>Find or make a tag</source>
      <translation>Schlagwort suchen oder anlegen</translation>
    </message>
    <message>
      <source>No targets yet</source>
      <translation>Noch keine Ziele</translation>
    </message>
    <message>
      <source>Make the tag “{name}”</source>
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
      <source>What happened meanwhile, story by story, in one page</source>
      <translation>Was inzwischen geschah, Nachricht für Nachricht, auf einer Seite</translation>
    </message>
    <message numerus="yes">
      <source>You were away for {n} days</source>
      <translation>
        <numerusform>Sie waren {n} Tage weg</numerusform>
        <numerusform>Sie waren {n} Tage weg</numerusform>
      </translation>
    </message>
    <message>
      <source>Nothing more will be said about it.</source>
      <translation>Mehr wird dazu nicht gesagt.</translation>
    </message>
    <message>
      <source>Paperround is still here</source>
      <translation>Paperround ist noch da</translation>
    </message>
    <message>
      <source>Next poll {time}.</source>
      <translation>Nächster Abruf {time}.</translation>
    </message>
    <message>
      <source>the paper</source>
      <translation>der Zeitung</translation>
    </message>
    <message>
      <source>that time</source>
      <translation>dieser Zeit</translation>
    </message>
    <message>
      <source>Mark read what is older than</source>
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
      <source>Downloading a recording, {done} of {total}</source>
      <translation>Eine Aufnahme wird heruntergeladen, {done} von {total}</translation>
    </message>
    <message>
      <source>Saved search</source>
      <translation>Gespeicherte Suche</translation>
    </message>
    <message>
      <source>It stands in the sidebar, with what is unread in it.</source>
      <translation>Sie steht in der Seitenleiste, mit der Zahl ihrer ungelesenen Beiträge.</translation>
    </message>
    <message>
      <source>the latest {posts}</source>
      <translation>die neuesten {posts}</translation>
    </message>
    <message>
      <source>It finds {posts} now.</source>
      <translation>Sie findet jetzt {posts}.</translation>
    </message>
    <message>
      <source>Type what to search for.</source>
      <translation>Geben Sie ein, wonach gesucht werden soll.</translation>
    </message>
    <message>
      <source>There is a saved search of this name already.</source>
      <translation>Eine gespeicherte Suche mit diesem Namen gibt es schon.</translation>
    </message>
    <message>
      <source>Paperround, demo</source>
      <translation>Paperround, Demo</translation>
    </message>
    <message>
      <source>Leave the tour</source>
      <translation>Tour verlassen</translation>
    </message>
    <message>
      <source>Your posts come into this list</source>
      <translation>In dieser Liste erscheinen Ihre Beiträge</translation>
    </message>
    <message>
      <source>The first one opens by itself, J or the down arrow opens the next. A dot means that you have not read it yet.</source>
      <translation>Der erste öffnet sich von selbst, J oder die Pfeiltaste nach unten öffnet den nächsten. Ein Punkt heißt, dass Sie ihn noch nicht gelesen haben.</translation>
    </message>
    <message>
      <source>Space reads on</source>
      <translation>Mit der Leertaste lesen Sie weiter</translation>
    </message>
    <message>
      <source>At the end of a post it brings the next unread one. S keeps a post with a star.</source>
      <translation>Am Ende eines Beitrags holt sie den nächsten ungelesenen. S gibt einem Beitrag einen Stern, damit er bleibt.</translation>
    </message>
    <message>
      <source>That is all you need</source>
      <translation>Mehr braucht es nicht</translation>
    </message>
    <message>
      <source>The question mark shows every key. Insights tells why Paperround fetches when it does.</source>
      <translation>Das Fragezeichen zeigt alle Tasten. „Einblicke“ erklärt, warum Paperround wann abruft.</translation>
    </message>
    <message>
      <source>Go on reading</source>
      <translation>Weiterlesen</translation>
    </message>
    <message>
      <source>Everything that you did meanwhile is written now.</source>
      <translation>Alles, was Sie inzwischen getan haben, ist jetzt gespeichert.</translation>
    </message>
    <message>
      <source>No program answered to open {link}.</source>
      <translation>Kein Programm hat sich gefunden, um {link} zu öffnen.</translation>
    </message>
    <message>
      <source>Link copied</source>
      <translation>Link kopiert</translation>
    </message>
    <message>
      <source>New name</source>
      <translation>Neuer Name</translation>
    </message>
    <message>
      <source>You have {feed} twice, under two addresses.</source>
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
      <source>{feed} brings the same posts as {other}.</source>
      <translation>{feed} bringt dieselben Beiträge wie {other}.</translation>
    </message>
    <message>
      <source>Nearly all that {feed} posts comes with {other}, too.</source>
      <translation>Fast alles von {feed} kommt auch mit {other}.</translation>
    </message>
    <message>
      <source>Searches</source>
      <translation>Suchen</translation>
    </message>
    <message>
      <source>Editions</source>
      <translation>Ausgaben</translation>
    </message>
    <message>
      <source>Before you usually look.</source>
      <translation>Bevor Sie meist nachsehen.</translation>
    </message>
    <message>
      <source>Together with one other, to wake the radio once.</source>
      <translation>Zusammen mit einem anderen, damit das Funkmodul nur einmal aufwacht.</translation>
    </message>
    <message numerus="yes">
      <source>Together with {n} others, to wake the radio once.</source>
      <translation>
        <numerusform>Zusammen mit {n} anderen, damit das Funkmodul nur einmal aufwacht.</numerusform>
        <numerusform>Zusammen mit {n} anderen, damit das Funkmodul nur einmal aufwacht.</numerusform>
      </translation>
    </message>
    <message>
      <source>Its posts mostly repeat themselves, so it is polled less.</source>
      <translation>Seine Beiträge wiederholen sich meist, daher wird er seltener abgerufen.</translation>
    </message>
    <message>
      <source>Its posts mostly tell something new, so it is polled more.</source>
      <translation>Seine Beiträge bringen meist Neues, daher wird er öfter abgerufen.</translation>
    </message>
    <message>
      <source>You seldom open its posts, so it is polled less.</source>
      <translation>Sie öffnen seine Beiträge selten, daher wird er seltener abgerufen.</translation>
    </message>
    <message>
      <source>You often open its posts, so it is polled more.</source>
      <translation>Sie öffnen seine Beiträge oft, daher wird er öfter abgerufen.</translation>
    </message>
    <message>
      <source>Before you usually look, around {time}.</source>
      <translation>Bevor Sie meist nachsehen, gegen {time}.</translation>
    </message>
    <message>
      <source>You want its posts at once.</source>
      <translation>Sie möchten seine Beiträge sofort.</translation>
    </message>
    <message>
      <source>You want their posts at once.</source>
      <translation>Sie möchten ihre Beiträge sofort.</translation>
    </message>
    <message>
      <source>You want it polled every {span}.</source>
      <translation>Sie möchten diesen Abstand zwischen den Abrufen: {span}.</translation>
    </message>
    <message>
      <source>You gave these an interval of their own.</source>
      <translation>Sie haben für diese Feeds einen eigenen Abstand eingestellt.</translation>
    </message>
    <message>
      <source>You subscribed.</source>
      <translation>Sie haben den Feed abonniert.</translation>
    </message>
    <message>
      <source>You pressed Refresh.</source>
      <translation>Sie haben „Abrufen“ gedrückt.</translation>
    </message>
    <message>
      <source>You asked for it in the terminal.</source>
      <translation>Sie haben es im Terminal angefordert.</translation>
    </message>
    <message>
      <source>You gave its password.</source>
      <translation>Sie haben sein Passwort angegeben.</translation>
    </message>
    <message>
      <source>You opened it, and wish it polled then.</source>
      <translation>Sie haben den Feed geöffnet und möchten, dass er dann abgerufen wird.</translation>
    </message>
    <message>
      <source>First poll after the computer woke.</source>
      <translation>Erster Abruf nach dem Aufwachen des Computers.</translation>
    </message>
    <message>
      <source>The demo polls just after a post, so that you see posts arrive.</source>
      <translation>Die Demo ruft kurz nach einem Beitrag ab, damit Sie ihn eintreffen sehen.</translation>
    </message>
    <message>
      <source>It has not answered yet, so it is tried again.</source>
      <translation>Der Feed hat noch nicht geantwortet; darum ein neuer Versuch.</translation>
    </message>
    <message>
      <source>They have not answered yet, so they are tried again.</source>
      <translation>Die Feeds haben noch nicht geantwortet; darum ein neuer Versuch.</translation>
    </message>
    <message numerus="yes">
      <source>So that nothing is lost: it keeps {window} posts and fills them in {span}.</source>
      <translation>
        <numerusform>Damit nichts verloren geht: Der Feed fasst {window} Beiträge; Zeit, bis er voll ist: {span}.</numerusform>
        <numerusform>Damit nichts verloren geht: Der Feed fasst {window} Beiträge; Zeit, bis er voll ist: {span}.</numerusform>
      </translation>
    </message>
    <message>
      <source>So that nothing is lost: these keep few posts and fill them soon.</source>
      <translation>Damit nichts verloren geht: Diese Feeds fassen wenige Beiträge und sind schnell voll.</translation>
    </message>
    <message>
      <source>Its publisher asks for at least {span} between visits.</source>
      <translation>Der Anbieter bittet um mindestens {span} zwischen zwei Abrufen.</translation>
    </message>
    <message>
      <source>Its publisher asks not to be visited for the next {span}.</source>
      <translation>Der Anbieter möchte noch {span} keinen Abruf.</translation>
    </message>
    <message>
      <source>Its server asked to be left alone for {span}.</source>
      <translation>Der Server hat um {span} Ruhe gebeten.</translation>
    </message>
    <message>
      <source>Its server wants at least {span} between visits, so its feeds take turns.</source>
      <translation>Sein Server möchte zwischen zwei Abrufen mindestens {span} Ruhe, darum wechseln sich seine Feeds ab.</translation>
    </message>
    <message>
      <source>Their server wants some time between visits, so its feeds take turns.</source>
      <translation>Ihr Server möchte zwischen zwei Abrufen etwas Ruhe, darum wechseln sich seine Feeds ab.</translation>
    </message>
    <message>
      <source>It failed, so the next try comes after {span}.</source>
      <translation>Der letzte Abruf schlug fehl; Wartezeit bis zum nächsten Versuch: {span}.</translation>
    </message>
    <message>
      <source>It asked to be left alone until now.</source>
      <translation>Der Server hat bis jetzt um Ruhe gebeten.</translation>
    </message>
    <message>
      <source>They asked to be left alone until now.</source>
      <translation>Die Server haben bis jetzt um Ruhe gebeten.</translation>
    </message>
    <message>
      <source>Its publisher has ended it.</source>
      <translation>Der Anbieter hat den Feed eingestellt.</translation>
    </message>
    <message>
      <source>Its publisher asks for at least {span} between visits, so not sooner.</source>
      <translation>Der Anbieter bittet um mindestens {span} zwischen zwei Abrufen, daher nicht früher.</translation>
    </message>
    <message>
      <source>Their publishers ask for pauses between visits, so not sooner.</source>
      <translation>Die Anbieter bitten um Pausen zwischen den Abrufen, daher nicht früher.</translation>
    </message>
    <message>
      <source>Its publisher asks not to be visited for the next {span}, so not sooner.</source>
      <translation>Der Anbieter möchte noch {span} keinen Abruf, daher nicht früher.</translation>
    </message>
    <message>
      <source>Their publishers ask not to be visited at some hours, so not sooner.</source>
      <translation>Die Anbieter möchten zu manchen Stunden keinen Abruf, daher nicht früher.</translation>
    </message>
    <message>
      <source>Its server asked to be left alone for {span}, so not sooner.</source>
      <translation>Der Server hat um {span} Ruhe gebeten, daher nicht früher.</translation>
    </message>
    <message>
      <source>Their servers asked to be left alone for a while, so not sooner.</source>
      <translation>Die Server haben für eine Weile um Ruhe gebeten, daher nicht früher.</translation>
    </message>
    <message>
      <source>It failed and is tried again after {span}.</source>
      <translation>Der Abruf schlug fehl; Wartezeit bis zum nächsten Versuch: {span}.</translation>
    </message>
    <message>
      <source>They failed and are tried again.</source>
      <translation>Die Abrufe schlugen fehl und werden wiederholt.</translation>
    </message>
    <message>
      <source>You are reading now, and it may have posted since the last poll.</source>
      <translation>Sie lesen gerade, und seit dem letzten Abruf kann ein Beitrag erschienen sein.</translation>
    </message>
    <message>
      <source>You are reading now, and these may have posted since their last poll.</source>
      <translation>Sie lesen gerade, und seit dem jeweils letzten Abruf können hier Beiträge erschienen sein.</translation>
    </message>
    <message>
      <source>You are reading now, and it has usually posted once since the last poll.</source>
      <translation>Sie lesen gerade, und seit dem letzten Abruf ist meist ein Beitrag erschienen.</translation>
    </message>
    <message>
      <source>You are reading now, and these have usually posted since their last poll.</source>
      <translation>Sie lesen gerade, und seit dem jeweils letzten Abruf sind hier meist Beiträge erschienen.</translation>
    </message>
    <message>
      <source>You are reading now, and it has usually posted {count} times since the last poll.</source>
      <translation>Sie lesen gerade, und seit dem letzten Abruf sind meist {count} Beiträge erschienen.</translation>
    </message>
    <message>
      <source>By then it may have posted since the last poll.</source>
      <translation>Bis dahin kann seit dem letzten Abruf ein Beitrag erschienen sein.</translation>
    </message>
    <message>
      <source>By then some of them may have posted.</source>
      <translation>Bis dahin können einige davon neue Beiträge haben.</translation>
    </message>
    <message>
      <source>By then it has usually posted once since the last poll.</source>
      <translation>Bis dahin ist seit dem letzten Abruf meist ein Beitrag erschienen.</translation>
    </message>
    <message>
      <source>By then they have usually posted.</source>
      <translation>Bis dahin haben sie meist neue Beiträge.</translation>
    </message>
    <message>
      <source>By then it has usually posted {count} times since the last poll.</source>
      <translation>Bis dahin sind seit dem letzten Abruf meist {count} Beiträge erschienen.</translation>
    </message>
    <message>
      <source>You just unlocked the computer, and usually look soon after.</source>
      <translation>Sie haben gerade den Computer entsperrt und sehen meist bald danach nach.</translation>
    </message>
    <message>
      <source>You just came back to the computer, and usually look soon after.</source>
      <translation>Sie sind gerade an den Computer zurückgekehrt und sehen meist bald danach nach.</translation>
    </message>
    <message>
      <source>The computer just woke, and you usually look soon after.</source>
      <translation>Der Computer ist gerade aufgewacht, und Sie sehen meist bald danach nach.</translation>
    </message>
    <message>
      <source>You just opened the lid, and usually look soon after.</source>
      <translation>Sie haben gerade den Deckel geöffnet und sehen meist bald danach nach.</translation>
    </message>
    <message>
      <source>The computer just joined a network, and you usually look soon after.</source>
      <translation>Der Computer ist gerade einem Netz beigetreten, und Sie sehen meist bald danach nach.</translation>
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
      <source>No more notifications today</source>
      <translation>Heute keine Benachrichtigungen mehr</translation>
    </message>
    <message>
      <source>Closing the window</source>
      <translation>Beim Schließen des Fensters</translation>
    </message>
    <message>
      <source>Tell me when a newer version exists</source>
      <translation>Melden, wenn es eine neuere Version gibt</translation>
    </message>
    <message>
      <source>Pictures in posts</source>
      <translation>Bilder in Beiträgen</translation>
    </message>
    <message>
      <source>Small pictures in the list</source>
      <translation>Kleine Bilder in der Liste</translation>
    </message>
    <message>
      <source>Fetched ahead, a day at most</source>
      <translation>Im Voraus geholt, höchstens am Tag</translation>
    </message>
    <message>
      <source>Kept on the disk, about</source>
      <translation>Auf dem Datenträger behalten, etwa</translation>
    </message>
    <message>
      <source>Heard ones stay for</source>
      <translation>Gehörte bleiben</translation>
    </message>
    <message>
      <source>On battery, of that</source>
      <translation>Davon im Akkubetrieb</translation>
    </message>
    <message>
      <source>On a metered line</source>
      <translation>Bei getakteter Verbindung</translation>
    </message>
    <message>
      <source>While the computer is busy</source>
      <translation>Wenn der Computer ausgelastet ist</translation>
    </message>
    <message>
      <source>Times a day the computer is woken for it</source>
      <translation>So oft am Tag wird der Computer dafür geweckt</translation>
    </message>
    <message>
      <source>On battery or a metered line</source>
      <translation>Im Akkubetrieb oder bei getakteter Verbindung</translation>
    </message>
    <message>
      <source>Parallel connections</source>
      <translation>Websites gleichzeitig</translation>
    </message>
    <message>
      <source>Planned polls in a minute</source>
      <translation>Geplante Abrufe pro Minute</translation>
    </message>
    <message>
      <source>Proxy</source>
      <translation>Proxy</translation>
    </message>
    <message>
      <source>Data a day for that</source>
      <translation>Daten am Tag dafür</translation>
    </message>
    <message>
      <source>New posts wait for the next paper</source>
      <translation>Neue Beiträge warten auf die nächste Zeitung</translation>
    </message>
    <message>
      <source>Keep posts for</source>
      <translation>Beiträge behalten</translation>
    </message>
    <message>
      <source>Keep per feed at most</source>
      <translation>Höchstens je Feed</translation>
    </message>
    <message>
      <source>Keep backups of</source>
      <translation>Sicherungen behalten</translation>
    </message>
    <message>
      <source>Suggest unread posts in a view For you</source>
      <translation>Ungelesene Beiträge in der Ansicht „Für Sie“ vorschlagen</translation>
    </message>
    <message>
      <source>Reading a post marks the same story in other feeds read</source>
      <translation>Beim Lesen dieselbe Nachricht in anderen Feeds als gelesen markieren</translation>
    </message>
    <message>
      <source>Poll feeds less that mostly repeat themselves</source>
      <translation>Feeds seltener abrufen, die sich meist wiederholen</translation>
    </message>
    <message>
      <source>Poll feeds more whose posts I often open, others less</source>
      <translation>Feeds öfter abrufen, deren Beiträge ich oft öffne, andere seltener</translation>
    </message>
    <message>
      <source>Note when I read</source>
      <translation>Merken, wann ich lese</translation>
    </message>
    <message>
      <source>Make a paper by itself</source>
      <translation>Von selbst eine Zeitung machen</translation>
    </message>
    <message>
      <source>Hours, with spaces</source>
      <translation>Uhrzeiten, mit Leerzeichen</translation>
    </message>
    <message>
      <source>Minutes to read</source>
      <translation>Minuten Lesezeit</translation>
    </message>
    <message>
      <source>What stayed unread may come again</source>
      <translation>Ungelesenes darf wiederkommen</translation>
    </message>
    <message>
      <source>Mark read what is in it</source>
      <translation>Was darin steht, als gelesen markieren</translation>
    </message>
    <message>
      <source>Fetch whole texts of shortened posts</source>
      <translation>Gekürzte Beiträge ganz holen</translation>
    </message>
    <message>
      <source>Folder for papers</source>
      <translation>Ordner für Zeitungen</translation>
    </message>
    <message>
      <source>To this address</source>
      <translation>An diese Adresse</translation>
    </message>
    <message>
      <source>From your address</source>
      <translation>Von Ihrer Adresse</translation>
    </message>
    <message>
      <source>Mail server</source>
      <translation>Mailserver</translation>
    </message>
    <message>
      <source>Your name there</source>
      <translation>Ihr Name dort</translation>
    </message>
    <message>
      <source>ferry "night train"</source>
      <translation>Fähre "letzte Bahn"</translation>
    </message>
    <message>
      <source>nothing</source>
      <translation>nichts</translation>
    </message>
    <message>
      <source>not at all</source>
      <translation>gar nicht</translation>
    </message>
    <message>
      <source>for ever</source>
      <translation>für immer</translation>
    </message>
    <message>
      <source>every post</source>
      <translation>alle Beiträge</translation>
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
      <source>Ask each time</source>
      <translation>Jedes Mal fragen</translation>
    </message>
    <message>
      <source>Show them</source>
      <translation>Anzeigen</translation>
    </message>
    <message>
      <source>Leave them out</source>
      <translation>Weglassen</translation>
    </message>
    <message>
      <source>Fetch nothing</source>
      <translation>Nichts holen</translation>
    </message>
    <message>
      <source>And everything of the feeds I chose</source>
      <translation>Und alles der Feeds, die ich gewählt habe</translation>
    </message>
    <message>
      <source> post</source>
      <translation> Beitrag</translation>
    </message>
    <message numerus="yes">
      <source> posts</source>
      <translation>
        <numerusform> Beiträge</numerusform>
        <numerusform> Beiträge</numerusform>
      </translation>
    </message>
    <message>
      <source>E-reader or mailbox, by mail</source>
      <translation>E-Reader oder Postfach, per E-Mail</translation>
    </message>
    <message>
      <source>{host} says that the user or the password is wrong. FreshRSS wants the API password from its profile page, Miniflux the one from Integrations, Google Reader.</source>
      <translation>Laut {host} ist der Name oder das Passwort falsch. FreshRSS möchte das API-Passwort von der Profilseite, Miniflux das unter Integrationen, Google Reader.</translation>
    </message>
    <message>
      <source>No feed server answers at {host}; check the address, and that its Google Reader API is switched on.</source>
      <translation>Unter {host} antwortet kein Feed-Server; bitte die Adresse prüfen und ob seine Google-Reader-API eingeschaltet ist.</translation>
    </message>
    <message>
      <source>The API of {host} is switched off; in FreshRSS, allow API access under Settings, Authentication.</source>
      <translation>Die API von {host} ist ausgeschaltet; in FreshRSS unter Einstellungen, Authentifizierung den API-Zugriff erlauben.</translation>
    </message>
    <message>
      <source>{host} redirects to {other}; enter that address if it is your server's.</source>
      <translation>{host} leitet nach {other} um; bitte diese Adresse eingeben, wenn es die Ihres Servers ist.</translation>
    </message>
    <message>
      <source>{what} If it is signed by your own authority, give that authority's certificate.</source>
      <translation>{what} Stammt es von Ihrer eigenen Zertifizierungsstelle, bitte deren Zertifikat angeben.</translation>
    </message>
    <message>
      <source>The certificate file {path} cannot be read; choose a file in PEM format.</source>
      <translation>Die Zertifikatsdatei {path} lässt sich nicht lesen; bitte eine Datei im PEM-Format wählen.</translation>
    </message>
    <message>
      <source>The password for {host} is not known any more; enter it again in Settings, Accounts.</source>
      <translation>Das Passwort für {host} ist nicht mehr bekannt; bitte in den Einstellungen unter Konten neu eingeben.</translation>
    </message>
    <message>
      <source>How far you heard a recording stays on this machine: {name} has no room for it. That you heard it to the end arrives there as read.</source>
      <translation>Wie weit Sie eine Aufnahme gehört haben, bleibt auf diesem Computer: {name} hat keinen Platz dafür. Dass Sie sie zu Ende gehört haben, kommt dort als gelesen an.</translation>
    </message>
    <message>
      <source>{name} tells of recordings, and how far you heard them, only by its own interface, which does not take this password. Give its Google Reader interface the name and password of your login there.</source>
      <translation>{name} nennt Aufnahmen, und wie weit Sie sie gehört haben, nur über seine eigene Schnittstelle, und die nimmt dieses Passwort nicht an. Bitte seiner Google-Reader-Schnittstelle Namen und Passwort Ihrer dortigen Anmeldung geben.</translation>
    </message>
    <message>
      <source>You have this account already.</source>
      <translation>Dieses Konto haben Sie schon.</translation>
    </message>
    <message>
      <source>There is no such account.</source>
      <translation>Dieses Konto gibt es nicht.</translation>
    </message>
    <message>
      <source>{host} says that the user or the password is wrong. Many providers want a password made for programs alone, which their web pages give you.</source>
      <translation>{host} meldet, dass Benutzer oder Passwort falsch sind. Viele E-Mail-Anbieter verlangen ein eigenes Passwort für Programme, das Sie auf ihren Webseiten bekommen.</translation>
    </message>
    <message>
      <source>This user name or password has characters that cannot be sent to {host}.</source>
      <translation>Dieser Benutzername oder dieses Passwort hat Zeichen, die sich nicht an {host} senden lassen.</translation>
    </message>
    <message>
      <source>What answers at {host} does not speak IMAP; check the server's name and port.</source>
      <translation>Was bei {host} antwortet, spricht kein IMAP; bitte Namen und Port des Servers prüfen.</translation>
    </message>
    <message>
      <source>{host} offers no safe line, and a password is never sent over an open one; choose TLS or STARTTLS.</source>
      <translation>{host} bietet keine sichere Verbindung, und über eine offene wird nie ein Passwort gesendet; bitte TLS oder STARTTLS wählen.</translation>
    </message>
    <message>
      <source>{host} offers no STARTTLS; choose TLS, usually at port 993.</source>
      <translation>{host} bietet kein STARTTLS; bitte TLS wählen, meist an Port 993.</translation>
    </message>
    <message>
      <source>There is no folder {folder} at {host}; choose another one.</source>
      <translation>Bei {host} gibt es keinen Ordner {folder}; bitte einen anderen wählen.</translation>
    </message>
    <message>
      <source>{host} would not do what it was asked: {what}</source>
      <translation>{host} hat die Anfrage abgelehnt: {what}</translation>
    </message>
    <message>
      <source>{host} ended the conversation; Paperround will try again later.</source>
      <translation>{host} hat die Verbindung beendet; Paperround versucht es später wieder.</translation>
    </message>
    <message>
      <source>{host} sent more than it was asked for, so it was not taken.</source>
      <translation>{host} hat mehr gesendet, als gefragt war; es wurde nicht angenommen.</translation>
    </message>
    <message>
      <source>Mail cannot go through a proxy that itself wants HTTPS; use one with http:// or socks5://.</source>
      <translation>E-Mail kann nicht durch einen Proxy gehen, der selbst HTTPS verlangt; bitte einen mit http:// oder socks5:// nehmen.</translation>
    </message>
    <message>
      <source>You have this folder already.</source>
      <translation>Diesen Ordner haben Sie schon.</translation>
    </message>
    <message>
      <source>There is no such mailbox.</source>
      <translation>Dieses Postfach gibt es nicht.</translation>
    </message>
    <message>
      <source>What was followed is no longer on the page: it was rebuilt, or another page came in its place. Choose again what to follow.</source>
      <translation>Was verfolgt wurde, steht nicht mehr auf der Seite: Sie wurde umgebaut, oder eine andere kam an ihre Stelle. Bitte neu wählen, was verfolgt werden soll.</translation>
    </message>
    <message>
      <source>The page came without any text to compare; it may be written by a script.</source>
      <translation>Die Seite kam ohne Text, der sich vergleichen ließe; vielleicht schreibt ihn ein Skript.</translation>
    </message>
    <message>
      <source>Nothing on this page repeats like a list of posts; name its entries by a CSS selector.</source>
      <translation>Auf dieser Seite wiederholt sich nichts wie eine Liste von Beiträgen; bitte die Beiträge mit einem CSS-Selektor angeben.</translation>
    </message>
    <message>
      <source>This is no CSS selector that Paperround understands: {selector}</source>
      <translation>Das ist kein CSS-Selektor, den Paperround versteht: {selector}</translation>
    </message>
    <message>
      <source>This selector finds nothing on the page: {selector}</source>
      <translation>Dieser Selektor findet nichts auf der Seite: {selector}</translation>
    </message>
    <message>
      <source>What this selector finds on the page has neither a title nor a link: {selector}</source>
      <translation>Was dieser Selektor auf der Seite findet, hat weder Titel noch Link: {selector}</translation>
    </message>
    <message>
      <source>No link of the page reads like that: {text}</source>
      <translation>Kein Link der Seite lautet so: {text}</translation>
    </message>
    <message>
      <source>What came from this address is no web page.</source>
      <translation>Was von dieser Adresse kam, ist keine Webseite.</translation>
    </message>
    <message>
      <source>page rebuilt</source>
      <translation>Seite umgebaut</translation>
    </message>
    <message>
      <source>What you followed on {feed} is no longer there, {since}. The page was rebuilt.</source>
      <translation>Was Sie auf {feed} verfolgten, ist {since} nicht mehr da. Die Seite wurde umgebaut.</translation>
    </message>
    <message>
      <source>There is no room on the disk for {name}; it goes on when there is. Nothing was lost.</source>
      <translation>Auf dem Datenträger ist kein Platz für {name}; sobald welcher da ist, geht es weiter. Nichts ging verloren.</translation>
    </message>
    <message>
      <source>{name} could not be written to the disk ({error}); it is tried again.</source>
      <translation>{name} ließ sich nicht auf den Datenträger schreiben ({error}); es wird noch einmal versucht.</translation>
    </message>
    <message>
      <source>{host} sent a page instead of the recording; open the post's page and try there.</source>
      <translation>{host} schickte eine Seite statt der Aufnahme; bitte die Seite des Beitrags öffnen und es dort versuchen.</translation>
    </message>
    <message>
      <source>The recording is not at its address any more, says {host}.</source>
      <translation>Die Aufnahme ist nicht mehr an ihrer Adresse, meldet {host}.</translation>
    </message>
    <message>
      <source>The recording at {host} is larger than {megabytes} MB, so it was not taken.</source>
      <translation>Die Aufnahme bei {host} ist größer als {megabytes} MB und wurde darum nicht genommen.</translation>
    </message>
    <message>
      <source>Paperround's player, paperround[audio], or a system library that it needs is not installed. Another program can play this episode.</source>
      <translation>Der Player von Paperround, paperround[audio], oder eine Systembibliothek, die er braucht, ist nicht installiert. Ein anderes Programm kann diese Folge abspielen.</translation>
    </message>
    <message>
      <source>This file is no recording that can be played here; another program may know it.</source>
      <translation>Diese Datei ist keine Aufnahme, die sich hier abspielen lässt; vielleicht kennt sie ein anderes Programm.</translation>
    </message>
    <message>
      <source>There is nothing to hear with: this computer has no sound device, or it is in use.</source>
      <translation>Es gibt keine Tonausgabe: Dieser Computer hat kein Audiogerät, oder es ist belegt.</translation>
    </message>
    <message>
      <source>This recording is damaged, so playing it was stopped. The place is kept.</source>
      <translation>Diese Aufnahme ist beschädigt, darum wurde angehalten. Die Stelle ist gemerkt.</translation>
    </message>
    <message>
      <source>There is nothing to hear with post {id}.</source>
      <translation>Bei Beitrag {id} gibt es nichts zu hören.</translation>
    </message>
    <message>
      <source>There is no such target.</source>
      <translation>Dieses Ziel gibt es nicht.</translation>
    </message>
    <message>
      <source>There is a target named {name} already; give this one another name.</source>
      <translation>Ein Ziel namens {name} gibt es schon; bitte einen anderen Namen wählen.</translation>
    </message>
    <message>
      <source>Give the target a name.</source>
      <translation>Bitte dem Ziel einen Namen geben.</translation>
    </message>
    <message>
      <source>Enter the address of the server.</source>
      <translation>Bitte die Adresse des Servers eingeben.</translation>
    </message>
    <message>
      <source>Enter your user name there.</source>
      <translation>Bitte den Benutzernamen dort eingeben.</translation>
    </message>
    <message>
      <source>Choose the folder for the files.</source>
      <translation>Bitte den Ordner für die Dateien wählen.</translation>
    </message>
    <message>
      <source>Enter the program that shall be run.</source>
      <translation>Bitte das Programm eingeben, das gestartet werden soll.</translation>
    </message>
    <message>
      <source>{program} would be run by a shell, which could take a title for a command; choose a program instead.</source>
      <translation>{program} würde von einer Shell ausgeführt, die einen Titel für einen Befehl halten könnte; bitte stattdessen ein Programm wählen.</translation>
    </message>
    <message>
      <source>Enter the password or token for {name}.</source>
      <translation>Bitte das Passwort oder Token für {name} eingeben.</translation>
    </message>
    <message>
      <source>{name} stands for nothing; see the list of what can be filled in.</source>
      <translation>{name} steht für nichts; die Liste zeigt, was eingesetzt werden kann.</translation>
    </message>
    <message>
      <source>The host of an address cannot be filled in; only what comes after it can.</source>
      <translation>Der Servername einer Adresse kann nicht eingesetzt werden, nur was danach kommt.</translation>
    </message>
    <message>
      <source>The template is not valid JSON: {why}.</source>
      <translation>Die Vorlage ist kein gültiges JSON: {why}.</translation>
    </message>
    <message>
      <source>Each line of the template must read name=value; this one does not: {line}</source>
      <translation>Jede Zeile der Vorlage muss name=wert lauten; diese nicht: {line}</translation>
    </message>
    <message>
      <source>Each header must read Name: value; this one does not: {line}</source>
      <translation>Jede Kopfzeile muss Name: wert lauten; diese nicht: {line}</translation>
    </message>
    <message>
      <source>The password or token for {name} is not known any more; enter it again in Settings, Send to.</source>
      <translation>Das Passwort oder Token für {name} ist nicht mehr bekannt; bitte in den Einstellungen unter „Senden an“ neu eingeben.</translation>
    </message>
    <message>
      <source>This post has no address of its own, and {name} takes nothing else.</source>
      <translation>Dieser Beitrag hat keine eigene Adresse, und {name} nimmt nichts anderes an.</translation>
    </message>
    <message>
      <source>{host} does not accept the password or token; enter it again in Settings, Send to.</source>
      <translation>{host} nimmt das Passwort oder Token nicht an; bitte in den Einstellungen unter „Senden an“ neu eingeben.</translation>
    </message>
    <message>
      <source>{host} answers, but nothing takes posts at this address; check it in Settings, Send to.</source>
      <translation>{host} antwortet, aber unter dieser Adresse nimmt nichts Beiträge an; bitte in den Einstellungen unter „Senden an“ prüfen.</translation>
    </message>
    <message>
      <source>{host} redirects to {other}; enter that address in Settings, Send to.</source>
      <translation>{host} leitet nach {other} um; bitte diese Adresse in den Einstellungen unter „Senden an“ eingeben.</translation>
    </message>
    <message>
      <source>{host} would not take it (error {status}).</source>
      <translation>{host} wollte ihn nicht annehmen (Fehler {status}).</translation>
    </message>
    <message>
      <source>{host} would not take it (error {status}): {why}</source>
      <translation>{host} wollte ihn nicht annehmen (Fehler {status}): {why}</translation>
    </message>
    <message>
      <source>{host} took it or not: its answer cannot be read; check the address in Settings, Send to.</source>
      <translation>Ob {host} ihn angenommen hat, ist offen: Die Antwort ist nicht lesbar; bitte die Adresse in den Einstellungen unter „Senden an“ prüfen.</translation>
    </message>
    <message>
      <source>There is no program named {program}; check its name or give its whole path.</source>
      <translation>Ein Programm namens {program} gibt es nicht; bitte den Namen prüfen oder den ganzen Pfad angeben.</translation>
    </message>
    <message>
      <source>{program} may not be run ({error}).</source>
      <translation>{program} darf nicht ausgeführt werden ({error}).</translation>
    </message>
    <message>
      <source>{program} ended with code {code}.</source>
      <translation>{program} endete mit Code {code}.</translation>
    </message>
    <message>
      <source>{program} ended with code {code}: {why}</source>
      <translation>{program} endete mit Code {code}: {why}</translation>
    </message>
    <message numerus="yes">
      <source>{program} took longer than {n:n} seconds and was ended.</source>
      <translation>
        <numerusform>{program} brauchte länger als {n:n} Sekunden und wurde beendet.</numerusform>
        <numerusform>{program} brauchte länger als {n:n} Sekunden und wurde beendet.</numerusform>
      </translation>
    </message>
    <message>
      <source>{program} was ended because Paperround was; it is tried again.</source>
      <translation>{program} wurde mit Paperround beendet; es wird wieder versucht.</translation>
    </message>
    <message>
      <source>The folder {path} is not there; check whether its disk is, or choose another one.</source>
      <translation>Den Ordner {path} gibt es gerade nicht; bitte prüfen, ob sein Datenträger da ist, oder einen anderen wählen.</translation>
    </message>
    <message>
      <source>The folder {path} lies in no Obsidian vault; choose a vault or a folder inside one.</source>
      <translation>Der Ordner {path} liegt in keinem Obsidian-Vault; bitte einen Vault oder einen Ordner darin wählen.</translation>
    </message>
    <message>
      <source>Nothing can be written into {path} ({error}).</source>
      <translation>In {path} lässt sich nichts schreiben ({error}).</translation>
    </message>
    <message>
      <source>{host} answered and lets Paperround in; nothing was sent.</source>
      <translation>{host} antwortet und lässt Paperround ein; gesendet wurde nichts.</translation>
    </message>
    <message>
      <source>{host} took a made-up post.</source>
      <translation>{host} hat einen erfundenen Beitrag angenommen.</translation>
    </message>
    <message>
      <source>{program} took a made-up post.</source>
      <translation>{program} hat einen erfundenen Beitrag angenommen.</translation>
    </message>
    <message>
      <source>Files can be written into {path}.</source>
      <translation>In {path} lassen sich Dateien schreiben.</translation>
    </message>
    <message>
      <source>The post is no longer here, so it was not sent.</source>
      <translation>Der Beitrag ist nicht mehr da und wurde nicht gesendet.</translation>
    </message>
    <message>
      <source>Sending it failed for a reason that Paperround does not know; the log has the details.</source>
      <translation>Das Senden scheiterte aus einem Grund, den Paperround nicht kennt; Näheres steht im Protokoll.</translation>
    </message>
    <message>
      <source>Paperround will try again later.</source>
      <translation>Paperround versucht es später wieder.</translation>
    </message>
    <message>
      <source>check the address, or try again later.</source>
      <translation>bitte die Adresse prüfen oder es später noch einmal versuchen.</translation>
    </message>
    <message>
      <source>{host} redirects in circles; check the address in a browser.</source>
      <translation>{host} leitet im Kreis weiter; bitte die Adresse im Browser prüfen.</translation>
    </message>
    <message>
      <source>The visit to {host} was stopped.</source>
      <translation>Der Abruf von {host} wurde abgebrochen.</translation>
    </message>
    <message>
      <source>What {host} sent is damaged or packed in a way nobody can read; {later}</source>
      <translation>Was {host} gesendet hat, ist beschädigt oder unlesbar verpackt; {later}</translation>
    </message>
    <message>
      <source>{host} took too long to answer; {later}</source>
      <translation>{host} brauchte zu lange für eine Antwort; {later}</translation>
    </message>
    <message>
      <source>{host} does not answer; {later}</source>
      <translation>{host} antwortet nicht; {later}</translation>
    </message>
    <message>
      <source>{host} answers with headers of absurd size; tell its publisher.</source>
      <translation>{host} antwortet mit übergroßen Kopfzeilen; bitte dem Anbieter mitteilen.</translation>
    </message>
    <message>
      <source>What {host} sends is larger than any feed should be, so it was not taken.</source>
      <translation>Was {host} sendet, ist größer, als ein Feed sein sollte, und wurde nicht übernommen.</translation>
    </message>
    <message>
      <source>The name {host} cannot be looked up; this computer seems to be offline.</source>
      <translation>Der Name {host} lässt sich nicht auflösen; dieser Computer scheint offline zu sein.</translation>
    </message>
    <message>
      <source>There is no host named {host}; check the address for a typing error.</source>
      <translation>Es gibt keinen Server namens {host}; bitte die Adresse auf Tippfehler prüfen.</translation>
    </message>
    <message>
      <source>The connection to {host} is not safe: {why}; nothing was fetched.</source>
      <translation>Die Verbindung zu {host} ist nicht sicher: {why}; es wurde nichts abgerufen.</translation>
    </message>
    <message>
      <source>No safe connection to {host} could be made; check whether its address begins with http instead.</source>
      <translation>Es ließ sich keine sichere Verbindung zu {host} aufbauen; vielleicht beginnt die Adresse stattdessen mit http.</translation>
    </message>
    <message>
      <source>its certificate has expired</source>
      <translation>sein Zertifikat ist abgelaufen</translation>
    </message>
    <message>
      <source>its certificate is not valid yet</source>
      <translation>sein Zertifikat gilt noch nicht</translation>
    </message>
    <message>
      <source>its certificate is signed by nobody but itself</source>
      <translation>sein Zertifikat ist nur von ihm selbst signiert</translation>
    </message>
    <message>
      <source>its certificate is signed by an authority that this computer does not know</source>
      <translation>sein Zertifikat ist von einer Stelle signiert, die dieser Computer nicht kennt</translation>
    </message>
    <message>
      <source>its certificate was revoked</source>
      <translation>sein Zertifikat wurde widerrufen</translation>
    </message>
    <message>
      <source>its certificate belongs to another host</source>
      <translation>sein Zertifikat gehört zu einem anderen Server</translation>
    </message>
    <message>
      <source>its certificate is not good</source>
      <translation>sein Zertifikat ist nicht in Ordnung</translation>
    </message>
    <message>
      <source>There is no way to {host}; this computer seems to be offline.</source>
      <translation>Es gibt keinen Weg zu {host}; dieser Computer scheint offline zu sein.</translation>
    </message>
    <message>
      <source>{host} cannot be reached; {later}</source>
      <translation>{host} ist nicht erreichbar; {later}</translation>
    </message>
    <message>
      <source>{host} refuses connections; {later}</source>
      <translation>{host} lehnt Verbindungen ab; {later}</translation>
    </message>
    <message>
      <source>The proxy would not connect to {host}; check the proxy in the settings.</source>
      <translation>Der Proxy stellt keine Verbindung zu {host} her; bitte den Proxy in den Einstellungen prüfen.</translation>
    </message>
    <message>
      <source>What answers at {host} does not speak HTTP; check the address.</source>
      <translation>Was bei {host} antwortet, spricht kein HTTP; bitte die Adresse prüfen.</translation>
    </message>
    <message>
      <source>The connection to {host} broke off; {later}</source>
      <translation>Die Verbindung zu {host} brach ab; {later}</translation>
    </message>
    <message>
      <source>There is no feed at this address any more, says {host}; check the address.</source>
      <translation>Unter dieser Adresse gibt es keinen Feed mehr, meldet {host}; bitte die Adresse prüfen.</translation>
    </message>
    <message>
      <source>The publisher has ended this feed, says {host}; its articles are kept.</source>
      <translation>Der Anbieter hat diesen Feed eingestellt, meldet {host}; die Beiträge bleiben erhalten.</translation>
    </message>
    <message>
      <source>There is nothing at this address, says {host}; check the address.</source>
      <translation>Unter dieser Adresse gibt es nichts, meldet {host}; bitte die Adresse prüfen.</translation>
    </message>
    <message>
      <source>The publisher has ended this feed, says {host}; there is nothing to subscribe to.</source>
      <translation>Der Anbieter hat diesen Feed eingestellt, meldet {host}; es gibt nichts zu abonnieren.</translation>
    </message>
    <message>
      <source>{host} asks for a pause; Paperround will wait.</source>
      <translation>{host} bittet um eine Pause; Paperround wartet.</translation>
    </message>
    <message>
      <source>{host} has asked for a pause; Paperround waits before it asks again.</source>
      <translation>{host} hat um eine Pause gebeten; Paperround wartet, bevor es wieder fragt.</translation>
    </message>
    <message>
      <source>{host} has trouble of its own (error {status}); {later}</source>
      <translation>{host} hat selbst eine Störung (Fehler {status}); {later}</translation>
    </message>
    <message>
      <source>{host} does not let Paperround read this feed (error 403).</source>
      <translation>{host} lässt Paperround diesen Feed nicht lesen (Fehler 403).</translation>
    </message>
    <message>
      <source>The proxy asks for a password; put it into the proxy's address in the settings.</source>
      <translation>Der Proxy verlangt ein Passwort; bitte in den Einstellungen in seine Adresse schreiben.</translation>
    </message>
    <message>
      <source>{host} answers with something odd (status {status}); {later}</source>
      <translation>{host} antwortet mit etwas Merkwürdigem (Status {status}); {later}</translation>
    </message>
    <message>
      <source>{host} asks for a kind of login that Paperround does not know ({kind}).</source>
      <translation>{host} verlangt eine Art der Anmeldung, die Paperround nicht kennt ({kind}).</translation>
    </message>
    <message>
      <source>{host} does not accept this user name and password; give them again.</source>
      <translation>{host} nimmt diesen Benutzernamen und dieses Passwort nicht an; bitte neu eingeben.</translation>
    </message>
    <message>
      <source>{host} asks for a user name and password; give them in the feed's settings.</source>
      <translation>{host} verlangt Benutzername und Passwort; bitte in den Einstellungen des Feeds angeben.</translation>
    </message>
    <message>
      <source>This address leads to {host}, which asks for a password; yours is not sent to another host. If the feed lives there now, change its address to {url}</source>
      <translation>Diese Adresse führt zu {host}, und dort wird ein Passwort verlangt; Ihres wird an keinen anderen Server geschickt. Wenn der Feed jetzt dort zu finden ist, ändern Sie seine Adresse in {url}</translation>
    </message>
    <message>
      <source>{host} wants proof of a human reader; ask its publisher to let feed readers in.</source>
      <translation>{host} verlangt den Nachweis, dass ein Mensch liest; der Anbieter müsste Feedreader zulassen.</translation>
    </message>
    <message>
      <source>{host} says that nothing has changed although nobody asked; tell its publisher.</source>
      <translation>{host} meldet, nichts habe sich geändert, obwohl niemand gefragt hat; bitte dem Anbieter mitteilen.</translation>
    </message>
    <message>
      <source>{host} answers with an empty page; {later}</source>
      <translation>{host} antwortet mit einer leeren Seite; {later}</translation>
    </message>
    <message>
      <source>{host} redirects into your own network, where no page may lead.</source>
      <translation>{host} leitet in Ihr eigenes Netz weiter, wohin keine Seite führen darf.</translation>
    </message>
    <message>
      <source>{host} is an address where nothing can be fetched; check it.</source>
      <translation>Unter {host} lässt sich nichts abrufen; bitte die Adresse prüfen.</translation>
    </message>
    <message>
      <source>{host} lies in your own network, where no page may lead.</source>
      <translation>{host} liegt in Ihrem eigenen Netz, wohin keine Seite führen darf.</translation>
    </message>
    <message>
      <source>{host} has a page here but names no feed; look there for a link called RSS or Feed and paste its address.</source>
      <translation>{host} hat hier eine Seite, nennt aber keinen Feed; vielleicht steht dort ein Link namens RSS oder Feed, dessen Adresse sich hier einfügen lässt.</translation>
    </message>
    <message>
      <source>This address has a page but names no feed; look there for a link called RSS or Feed and paste its address.</source>
      <translation>Unter dieser Adresse liegt eine Seite, die keinen Feed nennt; vielleicht steht dort ein Link namens RSS oder Feed, dessen Adresse sich hier einfügen lässt.</translation>
    </message>
    <message>
      <source>Paperround was stopped before the answer was stored.</source>
      <translation>Paperround wurde beendet, bevor die Antwort gespeichert war.</translation>
    </message>
    <message>
      <source>{feed} answered with an error ({status}).</source>
      <translation>{feed} antwortete mit einem Fehler ({status}).</translation>
    </message>
    <message>
      <source>There is no address; type one such as example.org.</source>
      <translation>Es fehlt eine Adresse; bitte eine eingeben, etwa example.org.</translation>
    </message>
    <message>
      <source>“{text}” is no web address; type one such as example.org.</source>
      <translation>„{text}“ ist keine Webadresse; bitte eine eingeben, etwa example.org.</translation>
    </message>
    <message>
      <source>This address is too long to be one.</source>
      <translation>Das ist zu lang für eine Adresse.</translation>
    </message>
    <message>
      <source>This is no web address: its host or port cannot be read.</source>
      <translation>Das ist keine Webadresse: Server oder Port sind nicht lesbar.</translation>
    </message>
    <message>
      <source>Only http and https addresses can be fetched, not {scheme}.</source>
      <translation>Nur http- und https-Adressen lassen sich abrufen, nicht {scheme}.</translation>
    </message>
    <message>
      <source>Only http and https addresses can be fetched.</source>
      <translation>Nur Adressen mit http oder https lassen sich abrufen.</translation>
    </message>
    <message>
      <source>This is no web address: its host cannot be read.</source>
      <translation>Das ist keine Webadresse: Ihr Servername ist nicht lesbar.</translation>
    </message>
    <message>
      <source>This is no web address: it names no host.</source>
      <translation>Das ist keine Webadresse: Sie nennt keinen Server.</translation>
    </message>
    <message>
      <source>This is no web address: its host has characters that no host may have.</source>
      <translation>Das ist keine Webadresse: Ihr Servername enthält Zeichen, die nicht erlaubt sind.</translation>
    </message>
    <message>
      <source>This is no web address: its host name cannot be written in DNS.</source>
      <translation>Das ist keine Webadresse: Ihr Servername lässt sich im DNS nicht schreiben.</translation>
    </message>
    <message>
      <source>{host} redirects to something that is no web address ({kind}), so it was not followed.</source>
      <translation>{host} leitet zu etwas weiter, das keine Webadresse ist ({kind}); dem wurde nicht gefolgt.</translation>
    </message>
    <message>
      <source>This system offers no safe place for passwords, so this one is used until Paperround is closed and asked for again then.</source>
      <translation>Dieses System bietet keinen sicheren Ort für Passwörter; dieses gilt, bis Paperround beendet wird, und wird danach neu erfragt.</translation>
    </message>
    <message>
      <source>The proxy's address cannot be read; write it like http://proxy:3128.</source>
      <translation>Die Adresse des Proxys ist nicht lesbar; bitte so schreiben: http://proxy:3128.</translation>
    </message>
    <message>
      <source>The proxy must be an http, https or socks5 address, such as http://proxy:3128 or socks5://localhost:1080.</source>
      <translation>Der Proxy muss eine http-, https- oder socks5-Adresse sein, etwa http://proxy:3128 oder socks5://localhost:1080.</translation>
    </message>
    <message>
      <source>The feed at {url} is damaged and cannot be read; try again later.</source>
      <translation>Der Feed {url} ist beschädigt und nicht lesbar; bitte später erneut versuchen.</translation>
    </message>
    <message>
      <source>The feed at {url} is larger than {megabytes} MB and was not read.</source>
      <translation>Der Feed {url} ist größer als {megabytes} MB und wurde nicht gelesen.</translation>
    </message>
    <message>
      <source>The feed at {url} is too complicated to be read safely; tell its publisher.</source>
      <translation>Der Feed {url} ist zu verschachtelt, um sicher gelesen zu werden; bitte dem Anbieter mitteilen.</translation>
    </message>
    <message>
      <source>What {url} gives is JSON, but not a feed; check the address.</source>
      <translation>{url} liefert JSON, aber keinen Feed; bitte die Adresse prüfen.</translation>
    </message>
    <message>
      <source>The JSON feed at {url} is damaged and cannot be read.</source>
      <translation>Der JSON-Feed {url} ist beschädigt und nicht lesbar.</translation>
    </message>
    <message>
      <source>The answer from {url} is empty; try again later.</source>
      <translation>Die Antwort von {url} ist leer; bitte später erneut versuchen.</translation>
    </message>
    <message>
      <source>The page at {url} asks for a login instead of giving a feed.</source>
      <translation>{url} verlangt eine Anmeldung, statt einen Feed zu liefern.</translation>
    </message>
    <message>
      <source>The page at {url} is a web page, not a feed.</source>
      <translation>{url} ist eine Webseite, kein Feed.</translation>
    </message>
    <message>
      <source>What {url} gives is not a feed; check the address.</source>
      <translation>Was {url} liefert, ist kein Feed; bitte die Adresse prüfen.</translation>
    </message>
    <message>
      <source>The helper that reads difficult feeds could not be started; try again later.</source>
      <translation>Der Helfer, der schwierige Feeds liest, ließ sich nicht starten; bitte später erneut versuchen.</translation>
    </message>
    <message>
      <source>The feed at {url} could not be read within {seconds} seconds of computing.</source>
      <translation>Der Feed unter {url} ließ sich in {seconds} Sekunden Rechenzeit nicht lesen.</translation>
    </message>
    <message>
      <source>The feed at {url} could not be read while this computer was so busy; it is tried again.</source>
      <translation>Der Feed unter {url} ließ sich nicht lesen, solange dieser Computer so ausgelastet war; es wird noch einmal versucht.</translation>
    </message>
    <message>
      <source>Reading the feed at {url} broke down twice.</source>
      <translation>Der Feed unter {url} ließ sich nicht lesen: Der Vorgang brach zweimal ab.</translation>
    </message>
    <message>
      <source>The feed at {url} takes too much memory to read.</source>
      <translation>Der Feed unter {url} braucht zum Lesen zu viel Arbeitsspeicher.</translation>
    </message>
    <message>
      <source>The feed at {url} cannot be read ({error}); tell its publisher.</source>
      <translation>Der Feed {url} ist nicht lesbar ({error}); bitte dem Anbieter mitteilen.</translation>
    </message>
    <message>
      <source>Reading it made Paperround's engine stop, so it was set aside; resume it to try again.</source>
      <translation>Beim Lesen blieb der Dienst von Paperround stehen; der Feed wurde zurückgestellt. Fortsetzen versucht es erneut.</translation>
    </message>
    <message>
      <source>This file is too large to be a list of feeds; choose an OPML file.</source>
      <translation>Diese Datei ist zu groß für eine Feed-Liste; bitte eine OPML-Datei wählen.</translation>
    </message>
    <message>
      <source>This file is empty; choose an OPML file.</source>
      <translation>Diese Datei ist leer; bitte eine OPML-Datei wählen.</translation>
    </message>
    <message>
      <source>This file is not readable as OPML (line {line}); export it again.</source>
      <translation>Diese Datei ist als OPML nicht lesbar (Zeile {line}); bitte noch einmal exportieren.</translation>
    </message>
    <message>
      <source>This file is not a list of feeds; choose an OPML file.</source>
      <translation>Diese Datei ist keine Feed-Liste; bitte eine OPML-Datei wählen.</translation>
    </message>
    <message>
      <source>This file declares entities, which no list of feeds needs; it was not read.</source>
      <translation>Diese Datei deklariert Entitäten, die keine Feed-Liste braucht; sie wurde nicht gelesen.</translation>
    </message>
    <message numerus="yes">
      <source>This file lists more than {most:n} feeds; split it first.</source>
      <translation>
        <numerusform>Diese Datei enthält mehr als {most:n} Feeds; bitte vorher aufteilen.</numerusform>
        <numerusform>Diese Datei enthält mehr als {most:n} Feeds; bitte vorher aufteilen.</numerusform>
      </translation>
    </message>
    <message>
      <source>This file lists no feeds; choose another.</source>
      <translation>Diese Datei enthält keine Feeds; bitte eine andere wählen.</translation>
    </message>
    <message>
      <source>{url} is a link to another file and was not followed.</source>
      <translation>{url} verweist auf eine andere Datei und wurde nicht verfolgt.</translation>
    </message>
    <message>
      <source>{text} is not the address of a feed.</source>
      <translation>{text} ist keine Adresse eines Feeds.</translation>
    </message>
    <message>
      <source>Line {line}: {text} is not the address of a feed.</source>
      <translation>Zeile {line}: {text} ist keine Adresse eines Feeds.</translation>
    </message>
    <message>
      <source>Line {line} is no feed but a rule of newsboat's own ({text}).</source>
      <translation>Zeile {line} ist kein Feed, sondern eine eigene Regel von newsboat ({text}).</translation>
    </message>
    <message>
      <source>The import was cancelled; nothing was changed.</source>
      <translation>Der Import wurde abgebrochen; es hat sich nichts geändert.</translation>
    </message>
    <message>
      <source>The file {file} cannot be read ({error}); choose another.</source>
      <translation>Die Datei {file} ist nicht lesbar ({error}); bitte eine andere wählen.</translation>
    </message>
    <message>
      <source>The file {file} cannot be written ({error}); choose another place.</source>
      <translation>Die Datei {file} lässt sich nicht schreiben ({error}); bitte einen anderen Ort wählen.</translation>
    </message>
    <message>
      <source>There is no database at {path}; add a feed first.</source>
      <translation>Unter {path} gibt es keine Datenbank; bitte zuerst einen Feed hinzufügen.</translation>
    </message>
    <message>
      <source>The database is missing or empty beside backups; restore one in the window or by paperround doctor.</source>
      <translation>Die Datenbank fehlt oder ist leer, aber es gibt Sicherungen; bitte eine im Fenster oder mit paperround doctor zurückspielen.</translation>
    </message>
    <message>
      <source>A backup takes the database's place.</source>
      <translation>Eine Sicherung tritt an die Stelle der Datenbank.</translation>
    </message>
    <message>
      <source>Another program holds the database; close other Paperround windows or commands and try again.</source>
      <translation>Ein anderes Programm hält die Datenbank; bitte andere Fenster und Befehle von Paperround schließen und erneut versuchen.</translation>
    </message>
    <message>
      <source>The database is in use by another part of Paperround; try again in a moment.</source>
      <translation>Ein anderer Teil von Paperround benutzt gerade die Datenbank; bitte gleich noch einmal versuchen.</translation>
    </message>
    <message>
      <source>The disk is full: nothing was lost, but free some space before going on.</source>
      <translation>Der Datenträger ist voll: Nichts ging verloren, aber bitte Platz schaffen, bevor es weitergeht.</translation>
    </message>
    <message>
      <source>The database cannot be written; check the permissions of the profile folder and its disk.</source>
      <translation>In die Datenbank lässt sich nicht schreiben; bitte die Rechte des Profilordners und den Datenträger prüfen.</translation>
    </message>
    <message>
      <source>Access to the database was denied; check the permissions of the profile folder.</source>
      <translation>Der Zugriff auf die Datenbank wurde verweigert; bitte die Rechte des Profilordners prüfen.</translation>
    </message>
    <message>
      <source>The database cannot be opened; check that the profile folder exists and may be written.</source>
      <translation>Die Datenbank lässt sich nicht öffnen; bitte prüfen, ob der Profilordner da und beschreibbar ist.</translation>
    </message>
    <message>
      <source>Access to {path} was denied ({error}); check its permissions.</source>
      <translation>Der Zugriff auf {path} wurde verweigert ({error}); bitte die Berechtigungen prüfen.</translation>
    </message>
    <message>
      <source>The disk reported an error while the database was used; check the disk, then try again.</source>
      <translation>Der Datenträger meldete einen Fehler; bitte den Datenträger prüfen und dann erneut versuchen.</translation>
    </message>
    <message>
      <source>There is not enough memory to use the database; close other programs and try again.</source>
      <translation>Der Arbeitsspeicher reicht nicht für die Datenbank; bitte andere Programme schließen und erneut versuchen.</translation>
    </message>
    <message>
      <source>This is no Paperround database; restore a backup: in the window, or by paperround doctor.</source>
      <translation>Das ist keine Datenbank von Paperround; bitte eine Sicherung zurückspielen: im Fenster oder mit paperround doctor.</translation>
    </message>
    <message>
      <source>The database is damaged; repair it in the window, or by paperround doctor --salvage.</source>
      <translation>Die Datenbank ist beschädigt; bitte im Fenster oder mit paperround doctor --salvage reparieren.</translation>
    </message>
    <message>
      <source>SQLite {version} is too old; install apsw {wanted} or newer.</source>
      <translation>SQLite {version} ist zu alt; bitte apsw {wanted} oder neuer installieren.</translation>
    </message>
    <message>
      <source>The file {path} belongs to another program; choose another profile folder.</source>
      <translation>Die Datei {path} gehört zu einem anderen Programm; bitte einen anderen Profilordner wählen.</translation>
    </message>
    <message>
      <source>A newer Paperround made this database; update Paperround, or restore an older backup.</source>
      <translation>Diese Datenbank stammt von einem neueren Paperround; bitte Paperround aktualisieren oder eine ältere Sicherung zurückspielen.</translation>
    </message>
    <message>
      <source>This database is from before 1.0; move it by packaging/move_development_profile.py.</source>
      <translation>Diese Datenbank stammt aus der Zeit vor 1.0; übertragen Sie sie mit packaging/move_development_profile.py.</translation>
    </message>
    <message>
      <source>The database is from an older Paperround; start Paperround once to update it.</source>
      <translation>Die Datenbank stammt von einem älteren Paperround; bitte Paperround einmal starten, um sie zu aktualisieren.</translation>
    </message>
    <message>
      <source>The profile folder {path} cannot be made ({error}); choose another.</source>
      <translation>Der Profilordner {path} lässt sich nicht anlegen ({error}); bitte einen anderen wählen.</translation>
    </message>
    <message>
      <source>The name of the folder {path} is no UTF-8; rename it or choose another.</source>
      <translation>Der Name des Ordners {path} ist kein UTF-8; bitte umbenennen oder einen anderen wählen.</translation>
    </message>
    <message>
      <source>The profile folder {path} cannot be written; check it.</source>
      <translation>In den Profilordner {path} lässt sich nicht schreiben; bitte prüfen.</translation>
    </message>
    <message>
      <source>The new database is not sound ({fault}); what was there before is kept beside it.</source>
      <translation>Die neue Datenbank ist nicht in Ordnung ({fault}); was vorher da war, liegt daneben.</translation>
    </message>
    <message>
      <source>Paperround runs on this profile; end it first (paperround quit), or repair in its window.</source>
      <translation>Paperround läuft mit diesem Profil; bitte zuerst beenden (paperround quit) oder in seinem Fenster reparieren.</translation>
    </message>
    <message>
      <source>The backup {file} cannot be used ({fault}); choose another.</source>
      <translation>Die Sicherung {file} ist nicht brauchbar ({fault}); bitte eine andere wählen.</translation>
    </message>
    <message>
      <source>No backup could be written to {path} ({error}); check the disk.</source>
      <translation>In {path} ließ sich keine Sicherung schreiben ({error}); bitte den Datenträger prüfen.</translation>
    </message>
    <message>
      <source>it holds no feeds table</source>
      <translation>sie enthält keine Tabelle der Feeds</translation>
    </message>
    <message>
      <source>there is no such file</source>
      <translation>es gibt diese Datei nicht</translation>
    </message>
    <message>
      <source>Some copies could not be cleaned and still hold what was noted; delete them yourself: {files}</source>
      <translation>Einige Kopien ließen sich nicht bereinigen und enthalten das Gemerkte noch; bitte selbst löschen: {files}</translation>
    </message>
    <message>
      <source>There is nothing left to undo or redo: this was changed again since.</source>
      <translation>Hier gibt es nichts mehr rückgängig zu machen oder zu wiederholen: Das wurde inzwischen wieder geändert.</translation>
    </message>
    <message>
      <source>What was added has been read or changed since, so it stays.</source>
      <translation>Das Hinzugefügte wurde inzwischen gelesen oder geändert und bleibt deshalb.</translation>
    </message>
    <message>
      <source>Too late: it was sent already</source>
      <translation>Zu spät: schon gesendet</translation>
    </message>
    <message>
      <source>This feed is no longer subscribed; add it again.</source>
      <translation>Dieser Feed ist nicht mehr abonniert; bitte neu hinzufügen.</translation>
    </message>
    <message>
      <source>Another feed already has the address {url}; remove one of the two.</source>
      <translation>Ein anderer Feed hat schon die Adresse {url}; bitte einen der beiden abbestellen.</translation>
    </message>
    <message>
      <source>There is no such folder any more; choose another.</source>
      <translation>Diesen Ordner gibt es nicht mehr; bitte einen anderen wählen.</translation>
    </message>
    <message>
      <source>A folder needs a name; type one.</source>
      <translation>Ein Ordner braucht einen Namen; bitte einen eingeben.</translation>
    </message>
    <message>
      <source>There is already a folder named {name} there; choose another name.</source>
      <translation>Dort gibt es schon einen Ordner namens {name}; bitte einen anderen Namen wählen.</translation>
    </message>
    <message>
      <source>A folder cannot be moved into itself; choose another place.</source>
      <translation>Ein Ordner passt nicht in sich selbst; bitte einen anderen Ort wählen.</translation>
    </message>
    <message>
      <source>There is no rule {rule}; 'paperround rules' lists what there is.</source>
      <translation>Es gibt keine Regel {rule}; „paperround rules“ zeigt, welche es gibt.</translation>
    </message>
    <message>
      <source>A tag needs a name; type one.</source>
      <translation>Ein Schlagwort braucht einen Namen; bitte einen eingeben.</translation>
    </message>
    <message>
      <source>There is no tag {tag}; 'paperround tag' lists the tags.</source>
      <translation>Es gibt kein Schlagwort {tag}; „paperround tag“ zeigt, welche es gibt.</translation>
    </message>
    <message>
      <source>There is no article {id}; list some with: paperround entries.</source>
      <translation>Es gibt keinen Beitrag {id}; „paperround entries“ zeigt, welche es gibt.</translation>
    </message>
    <message>
      <source>The setting {name} must lie between {low} and {high}, not {value}.</source>
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
      <source>The quiet hours must look like 22:00-07:00, or be empty.</source>
      <translation>Die Ruhezeit muss aussehen wie 22:00-07:00 oder leer sein.</translation>
    </message>
    <message>
      <source>The hours of editions must be learned, or look like 07:15 or 07:15 18:00.</source>
      <translation>Die Uhrzeiten der Ausgaben sind „learned“ oder sehen aus wie 07:15 oder 07:15 18:00.</translation>
    </message>
    <message>
      <source>The days of editions are numbers from 1, Monday, to 7, Sunday, in order, such as 12345.</source>
      <translation>Die Tage der Ausgaben sind Ziffern von 1, Montag, bis 7, Sonntag, der Reihe nach, etwa 12345.</translation>
    </message>
    <message>
      <source>Name folders by their numbers, or none, or starred, with spaces between them.</source>
      <translation>Bitte Ordner mit ihren Nummern nennen oder none oder starred, mit Leerzeichen dazwischen.</translation>
    </message>
    <message>
      <source>The setting {name} may hold these, with spaces: {choices}.</source>
      <translation>Die Einstellung {name} darf dies enthalten, mit Leerzeichen: {choices}.</translation>
    </message>
    <message>
      <source>The setting {name} is either yes or no, not {value}.</source>
      <translation>Die Einstellung {name} kann nur yes oder no sein, nicht {value}.</translation>
    </message>
    <message>
      <source>The setting {name} cannot be {value}.</source>
      <translation>Die Einstellung {name} kann nicht {value} sein.</translation>
    </message>
    <message>
      <source>A rule needs words to look for, or a feed, folder or category; give one of them.</source>
      <translation>Eine Regel braucht Wörter, nach denen sie sucht, oder einen Feed, einen Ordner oder eine Kategorie.</translation>
    </message>
    <message>
      <source>Type the last day on which the rule is asked, such as 2026-12-31.</source>
      <translation>Bitte den letzten Tag eingeben, an dem die Regel gilt, etwa 31.12.2026.</translation>
    </message>
    <message>
      <source>A rule needs something to do; choose at least one thing.</source>
      <translation>Eine Regel braucht etwas zu tun; bitte mindestens eines auswählen.</translation>
    </message>
    <message>
      <source>What a rule looks for may have {most} characters; shorten it.</source>
      <translation>Der Suchtext einer Regel darf {most} Zeichen haben; bitte kürzen.</translation>
    </message>
    <message>
      <source>This pattern cannot be used ({error}); change it.</source>
      <translation>Dieses Muster ist nicht brauchbar ({error}); bitte ändern.</translation>
    </message>
    <message>
      <source>Type something right behind {field}: without a space.</source>
      <translation>Bitte direkt hinter {field}: etwas eingeben, ohne Leerzeichen.</translation>
    </message>
    <message>
      <source>“is:{state}” means nothing here; is:unread, is:read, is:starred and is:unstarred do.</source>
      <translation>„ist:{state}“ bedeutet hier nichts; möglich sind ist:ungelesen, ist:gelesen und ist:stern.</translation>
    </message>
    <message>
      <source>“{date}” is no date; write 2026, 2026-03, 2026-03-31, today, or 7d for seven days ago.</source>
      <translation>„{date}“ ist kein Datum; bitte 2026, 2026-03, 31.3.2026, heute oder 7t für vor sieben Tagen schreiben.</translation>
    </message>
    <message>
      <source>Only the first {most} words count.</source>
      <translation>Nur die ersten {most} Wörter zählen.</translation>
    </message>
    <message>
      <source>This search joins too many things with OR; take some out.</source>
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
      <source>There is no saved search named “{name}”.</source>
      <translation>Es gibt keine gespeicherte Suche namens „{name}“.</translation>
    </message>
    <message>
      <source>There is a saved search named “{name}” already.</source>
      <translation>Eine gespeicherte Suche namens „{name}“ gibt es schon.</translation>
    </message>
    <message>
      <source>on battery, so fewer polls</source>
      <translation>im Akkubetrieb, daher weniger Abrufe</translation>
    </message>
    <message>
      <source>saving power, so fewer polls</source>
      <translation>im Stromsparmodus, daher weniger Abrufe</translation>
    </message>
    <message>
      <source>on a metered line, so fewer polls</source>
      <translation>getaktete Verbindung, daher weniger Abrufe</translation>
    </message>
    <message>
      <source>the computer is busy, so fewer polls</source>
      <translation>der Computer ist ausgelastet, daher weniger Abrufe</translation>
    </message>
    <message>
      <source>{feed} has moved to {url}.</source>
      <translation>{feed} ist umgezogen nach {url}.</translation>
    </message>
    <message>
      <source>{feed} was set aside, because reading it made the engine stop.</source>
      <translation>{feed} wurde zurückgestellt, weil der Dienst beim Lesen stehen blieb.</translation>
    </message>
    <message>
      <source>A feed was set aside, because reading it made the engine stop.</source>
      <translation>Ein Feed wurde zurückgestellt, weil der Dienst beim Lesen stehen blieb.</translation>
    </message>
    <message>
      <source>Nothing can be fetched: the engine did not start ({error}).</source>
      <translation>Nichts lässt sich abrufen: Der Dienst ist nicht gestartet ({error}).</translation>
    </message>
    <message>
      <source>Looking for feeds broke down; look again.</source>
      <translation>Die Suche nach Feeds brach ab; bitte erneut suchen.</translation>
    </message>
    <message>
      <source>This post has no address on the web.</source>
      <translation>Dieser Beitrag hat keine Adresse im Web.</translation>
    </message>
    <message>
      <source>{host} shows this article only to readers who are logged in.</source>
      <translation>{host} zeigt diesen Artikel nur angemeldeten Lesern.</translation>
    </message>
    <message>
      <source>{host} does not let Paperround read this page (error 403).</source>
      <translation>{host} lässt Paperround diese Seite nicht lesen (Fehler 403).</translation>
    </message>
    <message>
      <source>There is no page at this address any more, says {host}.</source>
      <translation>Unter dieser Adresse gibt es keine Seite mehr, meldet {host}.</translation>
    </message>
    <message>
      <source>No article was found on this page.</source>
      <translation>Auf dieser Seite wurde kein Artikel gefunden.</translation>
    </message>
    <message>
      <source>Offline. Nothing is fetched, nothing counts as an error.</source>
      <translation>Offline. Nichts wird abgerufen, nichts zählt als Fehler.</translation>
    </message>
    <message>
      <source>Paused until you resume</source>
      <translation>Pausiert, bis Sie fortsetzen</translation>
    </message>
    <message>
      <source>Fetching {done} of {total}</source>
      <translation>Abruf: {done} von {total}</translation>
    </message>
    <message>
      <source>{waiting} · {why}</source>
      <translation>{waiting} · {why}</translation>
    </message>
    <message>
      <source>No feed can be reached, and none is blamed for it. Next try {at:clock}</source>
      <translation>Kein Feed ist erreichbar; keinem wird das angelastet. Nächster Versuch {at:clock}</translation>
    </message>
    <message>
      <source>No feed is reached through the proxy; check it in the settings. Next try {at:clock}</source>
      <translation>Über den Proxy ist kein Feed erreichbar; bitte in den Einstellungen prüfen. Nächster Versuch {at:clock}</translation>
    </message>
    <message>
      <source>This network answers with a page of its own: open it in a browser. Next try {at:clock}</source>
      <translation>Dieses Netz antwortet mit einer eigenen Seite: bitte im Browser öffnen. Nächster Versuch {at:clock}</translation>
    </message>
    <message>
      <source>{next} · {used} · {size:mb}</source>
      <translation>{next} · {used} · {size:mb}</translation>
    </message>
    <message>
      <source>Next poll {at:clock}</source>
      <translation>Nächster Abruf {at:clock}</translation>
    </message>
    <message>
      <source>No poll planned</source>
      <translation>Kein Abruf geplant</translation>
    </message>
    <message numerus="yes">
      <source>{used:n} of {budget:n} fetches used today</source>
      <translation>
        <numerusform>{used:n} von {budget:n} Abrufen heute verbraucht</numerusform>
        <numerusform>{used:n} von {budget:n} Abrufen heute verbraucht</numerusform>
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
      <source>{used}, {asked:n} more asked for by you</source>
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
      <source>1 feed asked</source>
      <translation>1 Feed abgerufen</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} feeds asked</source>
      <translation>
        <numerusform>{n:n} Feeds abgerufen</numerusform>
        <numerusform>{n:n} Feeds abgerufen</numerusform>
      </translation>
    </message>
    <message>
      <source>1 new post</source>
      <translation>1 neuer Beitrag</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} new posts</source>
      <translation>
        <numerusform>{n:n} neue Beiträge</numerusform>
        <numerusform>{n:n} neue Beiträge</numerusform>
      </translation>
    </message>
    <message>
      <source>1 is in trouble.</source>
      <translation>Bei 1 gibt es Probleme.</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} are in trouble.</source>
      <translation>
        <numerusform>Bei {n:n} gibt es Probleme.</numerusform>
        <numerusform>Bei {n:n} gibt es Probleme.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 feed was asked {ago} ago: {brought}.</source>
      <translation>1 Feed wurde vor {ago} abgerufen: {brought}.</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} feeds were asked {ago} ago: {brought}.</source>
      <translation>
        <numerusform>{n:n} Feeds wurden vor {ago} abgerufen: {brought}.</numerusform>
        <numerusform>{n:n} Feeds wurden vor {ago} abgerufen: {brought}.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 has nothing new yet, says its publisher.</source>
      <translation>1 hat noch nichts Neues, meldet der Anbieter.</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} have nothing new yet, say their publishers.</source>
      <translation>
        <numerusform>{n:n} hat noch nichts Neues, meldet der Anbieter.</numerusform>
        <numerusform>{n:n} haben noch nichts Neues, melden die Anbieter.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 feed’s server wants to be left alone for now.</source>
      <translation>Der Server von 1 Feed möchte vorerst in Ruhe gelassen werden.</translation>
    </message>
    <message numerus="yes">
      <source>The servers of {n:n} feeds want to be left alone for now.</source>
      <translation>
        <numerusform>Die Server von {n:n} Feeds möchten vorerst in Ruhe gelassen werden.</numerusform>
        <numerusform>Die Server von {n:n} Feeds möchten vorerst in Ruhe gelassen werden.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 wants no visits at this hour.</source>
      <translation>1 möchte zu dieser Stunde nicht abgerufen werden.</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} want no visits at this hour.</source>
      <translation>
        <numerusform>{n:n} möchte zu dieser Stunde nicht abgerufen werden.</numerusform>
        <numerusform>{n:n} möchten zu dieser Stunde nicht abgerufen werden.</numerusform>
      </translation>
    </message>
    <message>
      <source>Nothing to ask: every feed here is paused or has ended.</source>
      <translation>Nichts abzurufen: Alle Feeds hier sind pausiert oder eingestellt.</translation>
    </message>
    <message>
      <source>No feed can be reached; none is to blame, and all are tried again soon.</source>
      <translation>Kein Feed ist erreichbar; keinem wird das angelastet, und alle werden bald wieder versucht.</translation>
    </message>
    <message>
      <source>This takes more than half of the data that today has left; polling by itself could end early.</source>
      <translation>Das braucht mehr als die Hälfte der Daten, die für heute übrig sind; das automatische Abrufen könnte früh enden.</translation>
    </message>
    <message>
      <source>A new post</source>
      <translation>Ein neuer Beitrag</translation>
    </message>
    <message>
      <source>It goes on fetching without a window. Open it again from the menu; Ctrl+Q there ends it.</source>
      <translation>Es ruft ohne Fenster weiter ab. Aus dem Menü öffnen Sie es wieder; dort beendet Strg+Q es.</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Öffnen</translation>
    </message>
    <message>
      <source>Quiet for today</source>
      <translation>Heute Ruhe</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} new posts from {feeds}</source>
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
      <source>A replay needs {least} whole days on which you read; Paperround knows {known}.</source>
      <translation>Das Nachspielen braucht {least} ganze Tage, an denen Sie gelesen haben; Paperround kennt {known}.</translation>
    </message>
    <message>
      <source>You have not looked in the days that would be replayed; read for some days first.</source>
      <translation>In den Tagen, die nachgespielt würden, haben Sie nicht nachgesehen; bitte erst einige Tage lesen.</translation>
    </message>
    <message>
      <source>paused</source>
      <translation>pausiert</translation>
    </message>
    <message>
      <source>gone</source>
      <translation>eingestellt</translation>
    </message>
    <message>
      <source>set aside: could not be read</source>
      <translation>zurückgestellt: nicht lesbar</translation>
    </message>
    <message>
      <source>asked to wait {until}</source>
      <translation>bittet um Pause {until}</translation>
    </message>
    <message>
      <source>failing {since}</source>
      <translation>gestört {since}</translation>
    </message>
    <message>
      <source>no answer at {tried:clock}, tried again soon</source>
      <translation>keine Antwort um {tried:clock}, bald neuer Versuch</translation>
    </message>
    <message>
      <source>wants a password</source>
      <translation>verlangt ein Passwort</translation>
    </message>
    <message>
      <source>moving, confirming the new address</source>
      <translation>zieht um, neue Adresse wird bestätigt</translation>
    </message>
    <message>
      <source>not polled yet</source>
      <translation>noch nicht abgerufen</translation>
    </message>
    <message numerus="yes">
      <source>slow, {seconds:n} s to answer</source>
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
      <source>fine</source>
      <translation>in Ordnung</translation>
    </message>
    <message>
      <source>{feed} is gone: its publisher ended it. Its posts stay.</source>
      <translation>{feed} gibt es nicht mehr: Der Feed wurde eingestellt. Seine Beiträge bleiben.</translation>
    </message>
    <message>
      <source>{feed} was set aside: {reason}</source>
      <translation>{feed} wurde zurückgestellt: {reason}</translation>
    </message>
    <message>
      <source>it could not be read</source>
      <translation>er war nicht lesbar</translation>
    </message>
    <message>
      <source>{feed} asked to be left alone {until}.</source>
      <translation>{feed} bittet {until} um eine Pause.</translation>
    </message>
    <message>
      <source>{feed} has not answered {since}.</source>
      <translation>{feed} antwortet {since} nicht.</translation>
    </message>
    <message>
      <source>{feed} could not be fetched {since}.</source>
      <translation>{feed} lässt sich {since} nicht abrufen.</translation>
    </message>
    <message>
      <source>{feed} wants a user name and a password.</source>
      <translation>{feed} verlangt Benutzernamen und Passwort.</translation>
    </message>
    <message>
      <source>{feed} does not accept the user name and password.</source>
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
      <source>no answer in time</source>
      <translation>keine rechtzeitige Antwort</translation>
    </message>
    <message>
      <source>broke off half way</source>
      <translation>mittendrin abgebrochen</translation>
    </message>
    <message>
      <source>too large for a feed</source>
      <translation>zu groß für einen Feed</translation>
    </message>
    <message>
      <source>no valid address</source>
      <translation>keine gültige Adresse</translation>
    </message>
    <message>
      <source>led into your own network</source>
      <translation>führte ins eigene Netz</translation>
    </message>
    <message>
      <source>redirected in circles</source>
      <translation>im Kreis umgeleitet</translation>
    </message>
    <message>
      <source>certificate not good</source>
      <translation>Zertifikat nicht in Ordnung</translation>
    </message>
    <message>
      <source>asks for a password</source>
      <translation>verlangt ein Passwort</translation>
    </message>
    <message>
      <source>not there any more</source>
      <translation>nicht mehr da</translation>
    </message>
    <message>
      <source>ended by its publisher</source>
      <translation>vom Anbieter eingestellt</translation>
    </message>
    <message>
      <source>asked to wait</source>
      <translation>bat um eine Pause</translation>
    </message>
    <message>
      <source>trouble at the server</source>
      <translation>Störung beim Server</translation>
    </message>
    <message>
      <source>wants proof of a human</source>
      <translation>verlangt Nachweis eines Menschen</translation>
    </message>
    <message>
      <source>not let in</source>
      <translation>kein Zugang</translation>
    </message>
    <message>
      <source>could not be read</source>
      <translation>nicht lesbar</translation>
    </message>
    <message>
      <source>Paperround was stopped</source>
      <translation>Paperround wurde beendet</translation>
    </message>
    <message>
      <source>no answer</source>
      <translation>keine Antwort</translation>
    </message>
    <message>
      <source>Starting at login could not be changed ({error}); check the file {path}.</source>
      <translation>Der Start beim Anmelden ließ sich nicht ändern ({error}); bitte die Datei {path} prüfen.</translation>
    </message>
    <message>
      <source>Starting at login could not be changed: the desktop did not allow it.</source>
      <translation>Der Start beim Anmelden ließ sich nicht ändern: Die Arbeitsumgebung hat es nicht erlaubt.</translation>
    </message>
    <message>
      <source>Starting at login could not be changed ({error}); check the registry's Run key.</source>
      <translation>Der Start beim Anmelden ließ sich nicht ändern ({error}); bitte den Run-Schlüssel der Registrierung prüfen.</translation>
    </message>
    <message>
      <source>Paperround is already open; its window was brought to the front.</source>
      <translation>Paperround ist schon offen; sein Fenster wurde nach vorn geholt.</translation>
    </message>
    <message>
      <source>Paperround is already open; it was asked to refresh.</source>
      <translation>Paperround ist schon offen und wurde gebeten, abzurufen.</translation>
    </message>
    <message>
      <source>Paperround is already running on this profile but does not answer; end it and start it again.</source>
      <translation>Paperround läuft schon mit diesem Profil, antwortet aber nicht; bitte beenden und neu starten.</translation>
    </message>
    <message>
      <source>choose a name that ends in .png in a folder that exists.</source>
      <translation>bitte einen Namen wählen, der auf .png endet, in einem vorhandenen Ordner.</translation>
    </message>
    <message>
      <source>{file} could not be written: {error}</source>
      <translation>{file} ließ sich nicht schreiben: {error}</translation>
    </message>
    <message>
      <source>The article could not be saved: {error}. Choose another place.</source>
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
      <source>{posts:n} posts from {feeds:n} feeds, {minutes:n} min</source>
      <translation>
        <numerusform>{posts:n} Beitrag aus {feeds:n} Feeds, {minutes:n} min</numerusform>
        <numerusform>{posts:n} Beiträge aus {feeds:n} Feeds, {minutes:n} min</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{posts:n} posts, {minutes:n} min</source>
      <translation>
        <numerusform>{posts:n} Beitrag, {minutes:n} min</numerusform>
        <numerusform>{posts:n} Beiträge, {minutes:n} min</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>One post, {minutes:n} min</source>
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
      <source>Contents</source>
      <translation>Inhalt</translation>
    </message>
    <message>
      <source>Front page</source>
      <translation>Titelseite</translation>
    </message>
    <message>
      <source>Short news</source>
      <translation>Kurz gemeldet</translation>
    </message>
    <message>
      <source>Other feeds</source>
      <translation>Weitere Feeds</translation>
    </message>
    <message>
      <source>Without a title</source>
      <translation>Ohne Titel</translation>
    </message>
    <message numerus="yes">
      <source>{minutes:n} min</source>
      <translation>
        <numerusform>{minutes:n} min</numerusform>
        <numerusform>{minutes:n} min</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{minutes:n} min to hear</source>
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
    <message>
      <source>Nothing new enough for a paper today.</source>
      <translation>Für eine Zeitung ist heute nichts neu genug.</translation>
    </message>
    <message>
      <source>No paper was made; everything is as it was.</source>
      <translation>Es wurde keine Zeitung erstellt; alles ist, wie es war.</translation>
    </message>
    <message>
      <source>Fetching whole texts: {done} of {total}</source>
      <translation>Ganze Texte werden geholt: {done} von {total}</translation>
    </message>
    <message>
      <source>Fetching pictures: {done} of {total} posts</source>
      <translation>Bilder werden geholt: {done} von {total} Beiträgen</translation>
    </message>
    <message numerus="yes">
      <source>Setting the pages: {posts:n} posts</source>
      <translation>
        <numerusform>Seiten werden gesetzt: {posts:n} Beitrag</numerusform>
        <numerusform>Seiten werden gesetzt: {posts:n} Beiträge</numerusform>
      </translation>
    </message>
    <message>
      <source>Today’s paper, made {at:clock}</source>
      <translation>Die Zeitung von heute, erstellt um {at:clock}</translation>
    </message>
    <message>
      <source>The paper of {at:weekday} {at:date}, made {at:clock}</source>
      <translation>Die Zeitung vom {at:weekday}, {at:date}, erstellt um {at:clock}</translation>
    </message>
    <message numerus="yes">
      <source>Made {at:clock} from what was here; {n:n} feeds did not answer</source>
      <translation>
        <numerusform>Um {at:clock} aus dem erstellt, was da war; {n:n} Feed antwortete nicht</numerusform>
        <numerusform>Um {at:clock} aus dem erstellt, was da war; {n:n} Feeds antworteten nicht</numerusform>
      </translation>
    </message>
    <message>
      <source>Made {at:clock} from what was here; one feed did not answer</source>
      <translation>Um {at:clock} aus dem erstellt, was da war; ein Feed antwortete nicht</translation>
    </message>
    <message>
      <source>Made {at:clock} instead of {due:clock}: until then the computer slept or Paperround was closed.</source>
      <translation>Um {at:clock} statt {due:clock} erstellt: Bis dahin schlief der Computer, oder Paperround war geschlossen.</translation>
    </message>
    <message>
      <source>Waiting for {target} since {at:clock}: {why}</source>
      <translation>Wartet seit {at:clock} auf {target}: {why}</translation>
    </message>
    <message>
      <source>It is in {path}.</source>
      <translation>Sie liegt in {path}.</translation>
    </message>
    <message>
      <source>It was mailed to {address} at {at:clock}.</source>
      <translation>Sie ging um {at:clock} per E-Mail an {address}.</translation>
    </message>
    <message>
      <source>Next: {when}.</source>
      <translation>Nächste: {when}.</translation>
    </message>
    <message>
      <source>Next: {when}; you usually look at {visit}.</source>
      <translation>Nächste: {when}; Sie sehen meist um {visit} nach.</translation>
    </message>
    <message>
      <source>Next: {when}, until Paperround knows when you first look.</source>
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
      <source>The wake-up at {at:clock} fetches for it, so it costs none of its own.</source>
      <translation>Das Aufwachen um {at:clock} ruft auch für sie ab; ein eigenes braucht sie nicht.</translation>
    </message>
    <message>
      <source>It is made from what is here by then; nothing is fetched for it alone.</source>
      <translation>Sie wird aus dem erstellt, was bis dahin da ist; für sie allein wird nichts abgerufen.</translation>
    </message>
    <message>
      <source>Choose at least one day.</source>
      <translation>Bitte mindestens einen Tag wählen.</translation>
    </message>
    <message>
      <source>A paper is made only when you ask for one.</source>
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
      <source>There is no edition {number}; 'paperround edition --list' shows them.</source>
      <translation>Es gibt keine Ausgabe {number}; „paperround edition --list“ zeigt, welche es gibt.</translation>
    </message>
    <message>
      <source>Name a file that ends in .epub or .pdf.</source>
      <translation>Bitte eine Datei nennen, die auf .epub oder .pdf endet.</translation>
    </message>
    <message>
      <source>The pages could not be made; the log has the details.</source>
      <translation>Die Seiten konnten nicht erstellt werden; Näheres steht im Protokoll.</translation>
    </message>
    <message>
      <source>What stood in this paper is no longer here.</source>
      <translation>Was in dieser Zeitung stand, ist nicht mehr da.</translation>
    </message>
    <message>
      <source>Enter the address that papers are mailed to.</source>
      <translation>Bitte die Adresse eingeben, an die Zeitungen gehen sollen.</translation>
    </message>
    <message>
      <source>Enter the server that takes your mail, such as smtp.example.org:587.</source>
      <translation>Bitte den Server eingeben, der Ihre E-Mails annimmt, etwa smtp.example.org:587.</translation>
    </message>
    <message>
      <source>Enter your own mail address.</source>
      <translation>Bitte Ihre eigene E-Mail-Adresse eingeben.</translation>
    </message>
    <message>
      <source>The password for {host} is not known; enter it again in Morning paper.</source>
      <translation>Das Passwort für {host} ist nicht bekannt; bitte unter Morgenzeitung noch einmal eingeben.</translation>
    </message>
    <message>
      <source>{host} does not accept this name and password.</source>
      <translation>{host} nimmt diesen Namen mit diesem Passwort nicht an.</translation>
    </message>
    <message>
      <source>{host} would not take the mail: {why}</source>
      <translation>{host} nahm die E-Mail nicht an: {why}</translation>
    </message>
    <message>
      <source>{host} cannot be reached; it is tried again.</source>
      <translation>{host} ist nicht erreichbar; es wird noch einmal versucht.</translation>
    </message>
    <message>
      <source>{host} offers no safe connection, so no password was sent.</source>
      <translation>{host} bietet keine sichere Verbindung; es wurde kein Passwort gesendet.</translation>
    </message>
    <message>
      <source>{host} answered and would take the mail; nothing was sent.</source>
      <translation>{host} antwortete und würde die E-Mail annehmen; gesendet wurde nichts.</translation>
    </message>
  </context>
</TS>
