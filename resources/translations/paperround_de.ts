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
      <source>Show</source>
      <translation type="unfinished" />
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
      <source>Open Paperround</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Add a feed</source>
      <translation>Feed hinzufügen</translation>
    </message>
    <message>
      <source>Add feed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Address</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Address of a site, a blog or a feed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Stop</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Latest posts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Weight</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Tell me at once when it posts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Found one feed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Paperround looks for the feeds behind any address.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Folder</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Looking for feeds at {host}…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Found {feeds} on this site.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Show feed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You are subscribed to {name} already.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Wrote {feeds} to {file}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rules changed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rules changed, and {posts}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Imported {feeds}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Subscribed to {feed}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Settings of {feed} changed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{posts} brought back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Name</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fetch the full text of every post I open</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pictures</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Keep posts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Keep at most</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Paused: do not poll it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Poll</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Only where the feed asks for one</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>User name</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Password</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>As in the settings</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Show only when asked</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>For ever</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>For a week</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>For 30 days</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>For 90 days</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>For a year</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All of them</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>When it is worth it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Every 15 minutes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Every 30 minutes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Every hour</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Every 3 hours</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Every 6 hours</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Every 12 hours</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Once a day</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Unchanged</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This is no web address; type one that begins with https://.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Settings of {feed}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>For {n} days</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The newest {n}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Every {n} minutes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Save</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>None</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>New folder…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>subscribed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Feeds that were found</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cancel</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Import a list of feeds</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Export the list of feeds</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Import a list</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Progress</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What could not be taken</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing was imported.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{done} of {total}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{feeds} there already.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>New feeds are fetched from now on, a few at a time.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Not taken:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Reading {file}…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Subscribed to {feeds}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Look again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No feed found at this address.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This did not work.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This feed needs a password.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Tried: {addresses}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{count} of the newest {tried} match.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Posts it would have caught</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rule</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Feed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Where</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What it looks for</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Mark it read</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Star it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Tell me at once</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hide it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It is shown nowhere, but kept: Rules can bring it back.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ask no further rules</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Tag it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Name of the tag</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Try it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>See which posts you have it would have caught.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Also do this to the posts found</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a feed that is gone</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Looking…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Title</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>When</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>When a new post arrives from</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Then</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>any feed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Save rule</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rules are asked from top to bottom when a post arrives. They leave older posts alone.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rules</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>New rule…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Change…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Up</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Down</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Remove</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bring them back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hidden by rules: {posts}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Erase what was learned?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Paperround forgets when you read and starts to learn anew. This cannot be undone.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Settings</source>
      <translation>Einstellungen</translation>
    </message>
    <message>
      <source>Pages</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Erase</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Reading</source>
      <translation>Lesen</translation>
    </message>
    <message>
      <source>Fetching</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Keeping</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What it learns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Kept: {sessions} reading sessions and {looks} looks, since {day}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A picture is fetched from its publisher, who then knows that you read the post. Each feed can say otherwise in its own settings.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Starred and tagged posts are always kept, and so is what a feed still shows.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Paperround notes when you look and when you read, so that it can fetch just before. It stays in your profile on this computer; nothing is sent anywhere.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Reading sessions that are kept</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Erase all of it…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing is kept.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A moment after it was opened</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Opened, or scrolled past</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Only when I say so</source>
      <translation type="unfinished" />
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
      <source>Serif</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Sans serif</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A post is read</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Letters of articles</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Size of articles</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source> pixels</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ask each time</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Show them</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leave them out</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pictures in posts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fetches a day</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Data a day</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source> MB</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no limit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>On battery, of that</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>On a metered line</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>While the computer is busy</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Sites visited at once</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Proxy</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>none, or http://proxy:3128</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No notifications</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>22:00-07:00, or empty</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Keep posts for</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source> days</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>for ever</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Keep of each feed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source> posts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>all posts</source>
      <translation>allen Beiträgen</translation>
    </message>
    <message>
      <source>Keep backups of</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Note when I read</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>less than one post a year</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>1 feed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{place} has the words “{wanted}”</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{place} has “{wanted}”</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{place} matches “{wanted}”</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Text</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Author</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Title, text or author</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has these words</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has exactly</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>matches the pattern</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>about one post a day</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>about {n} posts a day</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>about one post a week</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>about {n} posts a week</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>about one post a month</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>about {n} posts a month</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>about one post a year</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>about {n} posts a year</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>full articles</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>summaries</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>titles only</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>less</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>normal</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>more</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>most</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>mark read</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>star</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>notify</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>hide</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>then no further rules</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>today {time}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>yesterday {time}</source>
      <translation>gestern {time}</translation>
    </message>
    <message>
      <source>{n} feeds</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Every post of {feed}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{condition} in {feed}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>tag {name}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Good morning.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Good afternoon.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Good evening.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Welcome</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Paperround learns when you read and when each feed posts, and fetches just before you look. It starts with a guess and gets better every day. What it learns stays on this computer.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Import…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Open the demo</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A made-up morning with forty feeds. Nothing goes over the network, nothing is kept.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Add feeds</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Type or paste the address of any site you like to read.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bring your list</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>From another reader, as an OPML file or newsboat’s list. Folders and names come along.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Look around first</source>
      <translation type="unfinished" />
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
      <source>More fetches, less waiting; past about {n} a day each further fetch buys little.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Not known yet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} fetches a day on battery, {m} on a metered line.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Budget</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Now, and with the chosen budget</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>On battery</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Metered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source> MB a day</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>At most so many megabytes a day</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>fetches a day, each mark twice the one before</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Choose for me</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing changes until you apply.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Revert</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What more fetches buy</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} fetches a day, expected wait {wait}, {share} already here</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>now</source>
      <translation>jetzt</translation>
    </message>
    <message>
      <source>minutes until you can read a new post, on average</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>At most</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Add a feed, and what polling it buys will be shown here.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The curve needs three days on which you read; Paperround has seen {n}. Until then it spends at most {budget} fetches a day.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>With {now} fetches a day, as now, you wait {wait} for a new post on average; best value is {best} fetches, with {best_wait}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>with {n}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Wait for a new post</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Already here when you look</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Wake-ups a day</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fetches for each new post</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Now {n} fetches a day</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>When power or line is short</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Apply {n} a day</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} minutes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} percent</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Every feed every hour</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Refresh all when I open it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>best value, {n}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Today
{n} → {wait}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} fetches, {wait}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} → {wait}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All feeds</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Poll now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Facts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Activity</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the last polls, newest first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>unchanged</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nothing new</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Result</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Size</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Why then</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This feed is gone</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You are not subscribed to it any more.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{paragraph} Today {done} done, {planned} planned.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Posts a day</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Wait at your looks</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Polls a day</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Holds</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no answer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{day} {time}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{time} planned</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Today {time}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Yesterday {time}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Tomorrow {time}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>when it posts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>when you look</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>polled</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>planned</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{time}, polled: {result}. {why}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{time}, planned. {why}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Health</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>fine</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>paused</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>moving, confirming the new address</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>not polled yet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>asked to wait until {time}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>slow, {n} s to answer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>quiet for {n} weeks</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>When it posts and when you look</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>When you usually look is not known yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Filter</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Filter feeds by name</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All health</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Need a look</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>over the last {n} days</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Next poll</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No feeds yet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Add a feed, and what polling it brings is shown here.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{feeds}. {n} need a look: {names}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Posts in its document</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Polls without news</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Minutes that your looks waited for one of its posts, on average</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{feeds}. All are doing fine.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{feeds}. One needs a look: {names}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} more</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No publisher's wish stands in the way.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>With less to spend no feed is polled more.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Every feed is polled as now.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Gain polls</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Lose polls</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cannot go faster</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>With more to spend no feed is polled less. {n} stay as they are.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{before} polls a day now, {after} then</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All {n}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fewer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your week, seven days by 24 hours</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>never</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>almost always</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>These figures could not be worked out.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Details</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Back to reading</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pages of Insights</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You gave it an interval of its own.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You want its posts at once; no poll is planned yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No poll is planned in the next 24 hours.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Polled {times} a day, next at {time}, because it posts mostly between {begin} and {end}. When you usually look is not known yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Polled {times} a day, next at {time}. When you usually look is not known yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Paused: it is not polled until you resume it. Its posts stay.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Not polled yet: its first document is fetched as soon as the engine runs.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{every} The next poll is at {time}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Polled {times} a day, next at {time}, because you want its posts at once.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It posts rarely, {rate} posts a day, so no poll is planned in the next 24 hours.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Polled {times} a day, next at {time}, because it posts mostly between {begin} and {end} and you usually look around {look}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Polled {times} a day, next at {time}, because it posts at any time of the day and you usually look around {look}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Polled {times} a day, next at {time}. {reason}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Polled {times} a day, next at {time}: it posts rarely, {rate} posts a day.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Kept on this computer only: when the window was in use, and which feed was open.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Erase when you read?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All times at which you looked are forgotten, and learning starts again. This cannot be undone.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Keep</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Reading times</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Erase…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Sessions a day</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Paperround has not seen you read yet. After about {n} days it will know your mornings from your evenings, around {day}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Paperround has seen you read since {since}. After about {n} days it will know your mornings from your evenings, around {day}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You look at no particular time of the day.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>an hour</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>At weekends you start about {hours} later.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>At weekends you start about {hours} sooner.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You usually look around {times}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{day} {begin}:00 to {end}:00</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>today</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} in {m} days, weekends paler</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a guess, {n} days</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Resume learning</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pause learning</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your week</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How sure this is</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} hours</source>
      <translation>{n} Stunden</translation>
    </message>
    <message>
      <source>You looked on {n} of the last {m}, for about {minutes} min.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Weekdays</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Weekends</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>sure, {n} days</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>fairly sure, {n} days</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No {day} is known yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You did not look on any of the last {n}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You looked on {n} of the last {m}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{day}: {n} sessions</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Weekends will be known around {day}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} days</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>1 day</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>1 hour</source>
      <translation>1 Stunde</translation>
    </message>
    <message>
      <source>1 minute</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>two</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>three</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>four</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>five</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>six</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>seven</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>eight</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nine</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>ten</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>eleven</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>twelve</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a moment</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>ever</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Before you usually look, around {time}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You are reading now, and it may have posted since the last poll.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You are reading now, and these may have posted since their last poll.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You are reading now, and it has usually posted once since the last poll.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You are reading now, and these have usually posted since their last poll.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You are reading now, and it has usually posted {count} times since the last poll.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>By then it may have posted since the last poll.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>By then some of them may have posted.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>By then it has usually posted once since the last poll.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>By then they have usually posted.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>By then it has usually posted {count} times since the last poll.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>So that nothing is lost: it keeps {posts} posts and fills them in {span}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>So that nothing is lost: these keep few posts and fill them soon.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You want its posts at once.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You want their posts at once.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Its publisher asks for at least {span} between visits, so not sooner.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Their publishers ask for pauses between visits, so not sooner.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Its publisher asks not to be visited for the next {span}, so not sooner.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Their publishers ask not to be visited at some hours, so not sooner.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Its server asked to be left alone for {span}, so not sooner.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Their servers asked to be left alone for a while, so not sooner.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It failed, so the next try comes after {span}, so not sooner.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>They failed and are tried again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It asked to be left alone until now.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>They asked to be left alone until now.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You want it polled every {span}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You gave these an interval of their own.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You subscribed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You pressed Refresh.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You opened it, and wish it polled then.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>First poll after the computer woke.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It has not answered yet, so it is tried again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>They have not answered yet, so they are tried again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Its publisher asks for at least {span} between visits.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Its publisher asks not to be visited for the next {span}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Its server asked to be left alone for {span}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It failed, so the next try comes after {span}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Its publisher has ended it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The replay ended before it was done.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The last {n} days against polling the same {feeds} every hour.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{day}: {n} fetches, hourly {m}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Savings</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>By day or week</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Export CSV</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Save picture</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A day, on average</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fetches</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What polling saves is counted over whole days. The first figures come tomorrow, after a day of polls.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Data</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Wake-ups</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Paperround</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Refresh on opening</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How it is counted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a day</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a week</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Requests sent for feeds; pictures not included</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Measured here; the others from each feed's own sizes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>From posting to each look that could not show it yet, over all new posts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Already here</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>New posts that were here at your first look after they came</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>choose a name that ends in .png in a folder that exists.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{share} fewer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{share} more</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{share} less</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this week</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Day</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Week</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>every feed every hour</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{big} fetches: {small}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} a day, not {m}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n}, hourly {m}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{path} could not be written: {reason}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} fewer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{wait} shorter</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{wait} longer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fetches against hourly polling</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a guess so far</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>not known yet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Page of Insights</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no poll planned</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>not run yet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>last run today</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>fairly sure</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>sure</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Today</source>
      <translation>Heute</translation>
    </message>
    <message>
      <source>What if</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>next poll {time}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n}, {m} need a look</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>last run {day}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{share} fewer fetches</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} fetches a day</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n}, all fine</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n}, one needs a look</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{share} more fetches</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing is planned: Paperround plans as soon as its engine runs.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Next polls</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing is planned for tomorrow yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>not yet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Wait saved</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Add a feed, and its polls will appear here.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{wake_ups}, {fetches}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You have not looked on this day.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You looked {times}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing new had been posted.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{polls} planned until {time}. What comes after is planned as the day draws nearer.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Timeline of {day}. {done} done, {planned} planned. You looked: {times}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{time}, polled · {feeds}, {n} new</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{names} and {n} more.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No poll on this day.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>New posts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} planned today, {m} kept for when you look</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Yesterday</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Tomorrow</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>brought something new</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>you were here</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>computer off or asleep</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Waiting at your looks that this poll spares you</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{share} of what was new was already here.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{time}, planned · {feeds} in one wake-up</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{time}, polled · {feeds}, nothing new</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} planned today</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>and {n} more</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{names}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Timeline of the day</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Not known yet: this is the first day. After about 10 it will be.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>0 feeds</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>usually off</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Seen you read on {n} days. After about 10 your mornings differ from your evenings.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>now {time}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>When you
usually look</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Polls, one bar
per wake-up</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You were here</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>off to {time}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}: {n} fetches a day, wait {wait}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Replaying. You can go on reading meanwhile.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Every hour would have cost {times} times as much and brought posts {wait} later.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Every hour would have cost {times} times as much and brought posts {wait} sooner.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cube-root shares, best times</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cube-root shares, times as printed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fewest missing at your looks</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Square-root shares, fast alerts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Square-root shares, even times</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Even shares, fast alerts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fewest lost posts first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Learned fixed interval</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Moving average of pauses</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>When the next post is expected</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Every feed once a day</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Every feed equally often</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How many ways</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Run</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>wait until you could read a new post, on average, against fetches a day; lower left is best</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ways of polling</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Starting…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The replay did not run</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} would have had you waiting {wait} less at no more than {n} fetches a day.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Way of polling</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Wait</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Posts lost a day</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Against Paperround</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A replay needs {n} whole days on which you read. Each day of reading brings it nearer.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Run again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your last {n} days, replayed under {m} ways of polling.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>At {n} fetches a day nothing else would have had you waiting less.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}, within your budget</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nine ways</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Replays your own last weeks under other ways of polling. Takes about a minute.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Replaying {n} of {m}: {name}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fetches against waiting</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} Paperround</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>once</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>twice</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>three times</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>four times</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>five times</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>1 wake-up</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>1 fetch</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{h} h</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>in {span}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} %</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{some} and {last}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} min</source>
      <translation>{n} min</translation>
    </message>
    <message>
      <source>{h} h {m} min</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} MB</source>
      <translation>{n} MB</translation>
    </message>
    <message>
      <source>{n} kB</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} times</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} wake-ups</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} fetches</source>
      <translation type="unfinished" />
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
      <source>Poll this</source>
      <translation>Dies abrufen</translation>
    </message>
    <message>
      <source>Poll what is due</source>
      <translation>Fälliges abrufen</translation>
    </message>
    <message>
      <source>Add the copied link</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Settings of this feed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Import a list…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Export the list…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rules…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pause polling</source>
      <translation type="unfinished" />
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
      <source>Show or hide the sidebar</source>
      <translation>Seitenleiste ein- oder ausblenden</translation>
    </message>
    <message>
      <source>Closing leaves it in the tray</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Start at login</source>
      <translation type="unfinished" />
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
      <source>On battery: only polls worth it.</source>
      <translation>Akkubetrieb: nur lohnende Abrufe.</translation>
    </message>
    <message>
      <source>Saving power: only polls worth it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>On a metered line: only polls worth it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The computer is busy: only polls worth it.</source>
      <translation type="unfinished" />
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
      <source>1 minute ago</source>
      <translation>vor 1 Minute</translation>
    </message>
    <message>
      <source>{n} unread</source>
      <translation>{n} ungelesen</translation>
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
      <source>{n} minutes ago</source>
      <translation>vor {n} Minuten</translation>
    </message>
  </context>
</TS>
