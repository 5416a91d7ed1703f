<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
  <context>
    <name>Paperround</name>
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
      <source>Open in browser</source>
      <translation>Im Browser öffnen</translation>
    </message>
    <message>
      <source>Copy article link</source>
      <translation>Link zum Beitrag kopieren</translation>
    </message>
    <message>
      <source>Share by mail…</source>
      <translation>Per Mail teilen …</translation>
    </message>
    <message>
      <source>Fetch full text</source>
      <translation>Volltext abrufen</translation>
    </message>
    <message>
      <source>Save as HTML…</source>
      <translation>Als HTML speichern …</translation>
    </message>
    <message>
      <source>Print…</source>
      <translation>Drucken …</translation>
    </message>
    <message>
      <source>Larger text</source>
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
      <source>Pictures are not loaded.</source>
      <translation>Bilder werden nicht geladen.</translation>
    </message>
    <message>
      <source>Show pictures</source>
      <translation>Bilder zeigen</translation>
    </message>
    <message>
      <source>Only a headline here.</source>
      <translation>Hier steht nur eine Überschrift.</translation>
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
      <source>Copy</source>
      <translation>Kopieren</translation>
    </message>
    <message>
      <source>Select all</source>
      <translation>Alles auswählen</translation>
    </message>
    <message>
      <source>Open link in browser</source>
      <translation>Link im Browser öffnen</translation>
    </message>
    <message>
      <source>Copy link</source>
      <translation>Link kopieren</translation>
    </message>
    <message>
      <source>This article is too long to be shown in one piece.</source>
      <translation>Dieser Beitrag ist zu lang, um ihn in einem Stück zu zeigen.</translation>
    </message>
    <message>
      <source>Continue in the browser</source>
      <translation>Im Browser weiterlesen</translation>
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
      <source>Untitled</source>
      <translation>Ohne Titel</translation>
    </message>
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
      <source>dddd d MMMM, HH:mm</source>
      <translation>dddd, d. MMMM, HH:mm</translation>
    </message>
    <message>
      <source>d MMMM yyyy, HH:mm</source>
      <translation>d. MMMM yyyy, HH:mm</translation>
    </message>
    <message>
      <source>1 minute to read</source>
      <translation>1 Minute Lesezeit</translation>
    </message>
    <message>
      <source>Fetching the page…</source>
      <translation>Die Seite wird abgerufen …</translation>
    </message>
    <message>
      <source>The page gave no article. Showing what the feed sent.</source>
      <translation>Auf der Seite war kein Beitrag zu finden. Gezeigt wird, was der Feed geschickt hat.</translation>
    </message>
    <message>
      <source>{minutes} minutes to read</source>
      <translation>{minutes} Minuten Lesezeit</translation>
    </message>
    <message>
      <source>Newspaper</source>
      <translation>Zeitung</translation>
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
      <source>The article could not be saved: {reason}. Choose another place.</source>
      <translation>Der Beitrag ließ sich nicht speichern: {reason}. Ein anderer Ort hilft vielleicht.</translation>
    </message>
    <message>
      <source>Picture, {width} × {height}</source>
      <translation>Bild, {width} × {height}</translation>
    </message>
    <message>
      <source>This picture could not be fetched.</source>
      <translation>Dieses Bild war nicht abzurufen.</translation>
    </message>
    <message>
      <source>Picture</source>
      <translation>Bild</translation>
    </message>
    <message>
      <source>Continue reading, 1 more minute</source>
      <translation>Weiterlesen, noch 1 Minute</translation>
    </message>
    <message>
      <source>Continue reading, {minutes} more minutes</source>
      <translation>Weiterlesen, noch {minutes} Minuten</translation>
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
      <source>Fetched at {time}, before you looked</source>
      <translation>Um {time} abgerufen, vor dem ersten Hinsehen</translation>
    </message>
    <message>
      <source>Fetched {n} min after you first looked</source>
      <translation>{n} min nach dem ersten Hinsehen abgerufen</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Rückgängig</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Noch einmal versuchen</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Schließen</translation>
    </message>
    <message>
      <source>{n} or more new</source>
      <translation>{n} oder mehr neue</translation>
    </message>
    <message>
      <source>{n} new</source>
      <translation>{n} neue</translation>
    </message>
    <message>
      <source>{what}. Undo with Control Z.</source>
      <translation>{what}. Rückgängig mit Steuerung Z.</translation>
    </message>
    <message>
      <source>Something went wrong inside Paperround ({name}).</source>
      <translation>In Paperround ist etwas schiefgegangen ({name}).</translation>
    </message>
    <message>
      <source>{posts} changed</source>
      <translation>{posts} geändert</translation>
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
      <source>{posts} in {place} marked read</source>
      <translation>{posts} in {place} als gelesen markiert</translation>
    </message>
    <message>
      <source>{posts} tagged {tag}</source>
      <translation>{posts} mit {tag} verschlagwortet</translation>
    </message>
    <message>
      <source>its own title</source>
      <translation>wie der Feed selbst</translation>
    </message>
    <message>
      <source>Folder {name} removed; its feeds moved up</source>
      <translation>Ordner {name} entfernt; seine Feeds sind aufgerückt</translation>
    </message>
    <message>
      <source>{posts} deleted</source>
      <translation>{posts} gelöscht</translation>
    </message>
    <message>
      <source>Tag</source>
      <translation>Schlagwort</translation>
    </message>
    <message>
      <source>Tag for this post:</source>
      <translation>Schlagwort für diesen Beitrag:</translation>
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
      <source>gone</source>
      <translation>eingestellt</translation>
    </message>
    <message>
      <source>set aside: could not be read</source>
      <translation>beiseitegelegt: nicht lesbar</translation>
    </message>
    <message>
      <source>d MMMM</source>
      <translation>d. MMMM</translation>
    </message>
    <message>
      <source>it could not be read</source>
      <translation>er war nicht lesbar</translation>
    </message>
    <message>
      <source>{feed} has not answered since {day}.</source>
      <translation>{feed} antwortet seit {day} nicht.</translation>
    </message>
    <message>
      <source>Tried again at {tried}, next at {next}.</source>
      <translation>Zuletzt versucht um {tried}, wieder um {next}.</translation>
    </message>
    <message>
      <source>failing since {day}</source>
      <translation>gestört seit {day}</translation>
    </message>
    <message>
      <source>{feed} is gone: its publisher ended it. Its posts stay.</source>
      <translation>{feed} gibt es nicht mehr: Der Feed wurde eingestellt. Seine Beiträge bleiben.</translation>
    </message>
    <message>
      <source>{feed} was set aside: {reason}</source>
      <translation>{feed} wurde beiseitegelegt: {reason}</translation>
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
      <translation>Bewegen</translation>
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
      <source>Keyboard</source>
      <translation>Tastatur</translation>
    </message>
    <message>
      <source>Change keys…</source>
      <translation>Tasten ändern …</translation>
    </message>
    <message>
      <source>Change keys</source>
      <translation>Tasten ändern</translation>
    </message>
    <message>
      <source>Message</source>
      <translation>Meldung</translation>
    </message>
    <message>
      <source>Usual keys</source>
      <translation>Übliche Tasten</translation>
    </message>
    <message>
      <source>{key} already does “{action}”; choose another key.</source>
      <translation>{key} ist schon mit „{action}“ belegt; es braucht eine andere Taste.</translation>
    </message>
    <message>
      <source>Key for {action}</source>
      <translation>Taste für {action}</translation>
    </message>
    <message>
      <source>The list could not be read.</source>
      <translation>Die Liste war nicht zu lesen.</translation>
    </message>
    <message>
      <source>Press s on a post to keep it here.</source>
      <translation>Mit s bekommt ein Beitrag einen Stern und bleibt hier.</translation>
    </message>
    <message>
      <source>Nothing starred yet</source>
      <translation>Noch nichts mit Stern</translation>
    </message>
    <message>
      <source>{n} of {all}</source>
      <translation>{n} von {all}</translation>
    </message>
    <message>
      <source>Search everywhere</source>
      <translation>Überall suchen</translation>
    </message>
    <message>
      <source>all posts</source>
      <translation>allen Beiträgen</translation>
    </message>
    <message>
      <source>All read</source>
      <translation>Alles gelesen</translation>
    </message>
    <message>
      <source>Nothing here yet</source>
      <translation>Hier ist noch nichts</translation>
    </message>
    <message>
      <source>Nothing about “{words}”</source>
      <translation>Nichts zu „{words}“</translation>
    </message>
    <message>
      <source>Searched {place}.</source>
      <translation>Gesucht in: {place}.</translation>
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
      <source>Loading</source>
      <translation>Wird geladen</translation>
    </message>
    <message>
      <source>This post is no longer kept</source>
      <translation>Dieser Beitrag wird nicht mehr aufbewahrt</translation>
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
      <source>has sound</source>
      <translation>mit Ton</translation>
    </message>
    <message>
      <source>Posts</source>
      <translation>Beiträge</translation>
    </message>
    <message>
      <source>Next poll {time}.</source>
      <translation>Nächster Abruf {time}.</translation>
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
      <source>Page back</source>
      <translation>Seite zurück</translation>
    </message>
    <message>
      <source>Share by mail</source>
      <translation>Per Mail teilen</translation>
    </message>
    <message>
      <source>Full text</source>
      <translation>Volltext</translation>
    </message>
    <message>
      <source>Bigger text</source>
      <translation>Größere Schrift</translation>
    </message>
    <message>
      <source>Serif letters</source>
      <translation>Schrift mit Serifen</translation>
    </message>
    <message>
      <source>Read or unread</source>
      <translation>Gelesen oder ungelesen</translation>
    </message>
    <message>
      <source>Star</source>
      <translation>Stern</translation>
    </message>
    <message>
      <source>Mark all read</source>
      <translation>Alle als gelesen markieren</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Löschen</translation>
    </message>
    <message>
      <source>Unread</source>
      <translation>Ungelesen</translation>
    </message>
    <message>
      <source>Today</source>
      <translation>Heute</translation>
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
      <source>Add a feed</source>
      <translation>Feed hinzufügen</translation>
    </message>
    <message>
      <source>Poll this</source>
      <translation>Dies abrufen</translation>
    </message>
    <message>
      <source>Poll what is due</source>
      <translation>Fälliges abrufen</translation>
    </message>
    <message>
      <source>Rename</source>
      <translation>Umbenennen</translation>
    </message>
    <message>
      <source>Unsubscribe</source>
      <translation>Abbestellen</translation>
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
      <source>Group by feed</source>
      <translation>Nach Feed gruppieren</translation>
    </message>
    <message>
      <source>Mark read when opened</source>
      <translation>Beim Öffnen als gelesen markieren</translation>
    </message>
    <message>
      <source>Mark read when scrolled past</source>
      <translation>Beim Vorbeirollen als gelesen markieren</translation>
    </message>
    <message>
      <source>Mark read only by hand</source>
      <translation>Nur von Hand als gelesen markieren</translation>
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
      <source>Show or hide the sidebar</source>
      <translation>Seitenleiste ein- oder ausblenden</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Einstellungen</translation>
    </message>
    <message>
      <source>Keyboard sheet</source>
      <translation>Tastenübersicht</translation>
    </message>
    <message>
      <source>Quit</source>
      <translation>Beenden</translation>
    </message>
    <message>
      <source>Tags</source>
      <translation>Schlagwörter</translation>
    </message>
    <message>
      <source>New name</source>
      <translation>Neuer Name</translation>
    </message>
    <message>
      <source>{n} posts</source>
      <translation>{n} Beiträge</translation>
    </message>
    <message>
      <source>Offline. Nothing is fetched, nothing counts as an error.</source>
      <translation>Offline. Nichts wird abgerufen, nichts zählt als Fehler.</translation>
    </message>
    <message>
      <source>Paused until you resume</source>
      <translation>Angehalten, bis es weitergehen soll</translation>
    </message>
    <message>
      <source>On battery: only polls worth it.</source>
      <translation>Akkubetrieb: nur lohnende Abrufe.</translation>
    </message>
    <message>
      <source>No poll planned</source>
      <translation>Kein Abruf geplant</translation>
    </message>
    <message>
      <source>Fetching {done} of {total}</source>
      <translation>Abruf {done} von {total}</translation>
    </message>
    <message>
      <source>Next poll {time}</source>
      <translation>Nächster Abruf {time}</translation>
    </message>
    <message>
      <source>{used} of {budget} fetches used today</source>
      <translation>{used} von {budget} Abrufen heute</translation>
    </message>
    <message>
      <source>{used} fetches today</source>
      <translation>{used} Abrufe heute</translation>
    </message>
    <message>
      <source>Next {time}</source>
      <translation>Nächster {time}</translation>
    </message>
    <message>
      <source>now</source>
      <translation>jetzt</translation>
    </message>
    <message>
      <source>d MMMM yyyy</source>
      <translation>d. MMMM yyyy</translation>
    </message>
    <message>
      <source>dddd d MMMM</source>
      <translation>dddd, d. MMMM</translation>
    </message>
    <message>
      <source>dddd d MMMM yyyy</source>
      <translation>dddd, d. MMMM yyyy</translation>
    </message>
    <message>
      <source>1 post</source>
      <translation>1 Beitrag</translation>
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
      <source>{n} MB</source>
      <translation>{n} MB</translation>
    </message>
    <message>
      <source>{n} unread</source>
      <translation>{n} ungelesen</translation>
    </message>
    <message>
      <source>{n} min</source>
      <translation>{n} min</translation>
    </message>
    <message>
      <source>yesterday {time}</source>
      <translation>gestern {time}</translation>
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
    <message>
      <source>{n} hours</source>
      <translation>{n} Stunden</translation>
    </message>
    <message>
      <source>{n} minutes ago</source>
      <translation>vor {n} Minuten</translation>
    </message>
  </context>
</TS>
