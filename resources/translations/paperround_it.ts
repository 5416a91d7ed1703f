<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it">
  <context>
    <name>Paperround</name>
    <message>
      <source>1 change hasn’t reached the server yet and will be lost.</source>
      <translation>Una modifica fatta qui non è ancora arrivata al server e andrebbe persa.</translation>
    </message>
    <message numerus="yes">
      <source>{n} changes haven’t reached the server yet and will be lost.</source>
      <translation>
        <numerusform>{n} modifica fatta qui non è ancora arrivata al server e andrebbe persa.</numerusform>
        <numerusform>{n} modifiche fatte qui non sono ancora arrivate al server e andrebbero perse.</numerusform>
      </translation>
    </message>
    <message>
      <source>In FreshRSS: Profile &gt; External access via API.</source>
      <translation>In FreshRSS: Profilo &gt; Accesso esterno tramite API.</translation>
    </message>
    <message>
      <source>In Miniflux: Settings &gt; Integrations &gt; Google Reader.</source>
      <translation>In Miniflux: Impostazioni &gt; Integrazioni &gt; Google Reader.</translation>
    </message>
    <message>
      <source>Tiny Tiny RSS, Nextcloud News, Feedbin and more</source>
      <translation>Tiny Tiny RSS, Nextcloud News, Feedbin e altri</translation>
    </message>
    <message>
      <source>{done} of {total} articles</source>
      <translation>{done} di {total} articoli</translation>
    </message>
    <message>
      <source>once</source>
      <translation>una volta</translation>
    </message>
    <message>
      <source>when you open Paperround</source>
      <translation>quando guardi</translation>
    </message>
    <message>
      <source>now</source>
      <translation>ora</translation>
    </message>
    <message>
      <source>All synced</source>
      <translation>0, tutto inviato</translation>
    </message>
    <message>
      <source>API password</source>
      <translation>Password dell’API</translation>
    </message>
    <message>
      <source>The password is stored in your system’s keyring.</source>
      <translation>La password è conservata nel portachiavi del sistema.</translation>
    </message>
    <message>
      <source>Sync feeds, read status and stars across your devices with FreshRSS, Miniflux or another compatible server.</source>
      <translation>Un account tiene uguali feed, articoli letti e stelle su tutti i tuoi dispositivi.</translation>
    </message>
    <message>
      <source>Paperround will tell {name} when to refresh each feed, following your schedule and daily budget. You can then slow down the server’s own schedule. This uses the same password with the server’s native API.</source>
      <translation>Paperround dirà a {name} quando controllare ciascun feed, secondo il piano per tutti i tuoi feed ed entro il budget giornaliero. Il server potrà così controllare da solo molto di rado. Per l’interfaccia propria del server vale la stessa password.</translation>
    </message>
    <message>
      <source>Schedule its refreshes?</source>
      <translation>Di’ quando controllare</translation>
    </message>
    <message>
      <source>Syncing…</source>
      <translation>sincronizzazione in corso</translation>
    </message>
    <message>
      <source>Not synced yet</source>
      <translation>non ancora sincronizzato</translation>
    </message>
    <message>
      <source>Synced just now</source>
      <translation>appena sincronizzato</translation>
    </message>
    <message>
      <source>{times} (hourly: {hours})</source>
      <translation>{times} invece di {hours}</translation>
    </message>
    <message numerus="yes">
      <source>{n} waiting since {time}</source>
      <translation>
        <numerusform>{n} in attesa dalle {time}</numerusform>
        <numerusform>{n} in attesa dalle {time}</numerusform>
      </translation>
    </message>
    <message>
      <source>Your own server or a hosted one</source>
      <translation>Il tuo server o uno in hosting</translation>
    </message>
    <message>
      <source>Can also let Paperround schedule its refreshes</source>
      <translation>Può anche lasciare a Paperround la pianificazione dei controlli</translation>
    </message>
    <message>
      <source>Another service</source>
      <translation>Altro servizio</translation>
    </message>
    <message>
      <source>Password</source>
      <translation>Password</translation>
    </message>
    <message>
      <source>Add account</source>
      <translation>Aggiungi account</translation>
    </message>
    <message>
      <source>Coming from another reader? Import its feeds and stars from a file instead.</source>
      <translation>Vieni da un altro lettore? Importa invece i suoi feed e le sue stelle da un file.</translation>
    </message>
    <message>
      <source>Import…</source>
      <translation>Importa…</translation>
    </message>
    <message>
      <source>Server address</source>
      <translation>Indirizzo del server</translation>
    </message>
    <message>
      <source>User name</source>
      <translation>Nome utente</translation>
    </message>
    <message>
      <source>Custom certificate authority…</source>
      <translation>Autorità di certificazione propria…</translation>
    </message>
    <message>
      <source>Account name</source>
      <translation>Nome dell’account</translation>
    </message>
    <message>
      <source>Continue</source>
      <translation>Continua</translation>
    </message>
    <message>
      <source>Test connection</source>
      <translation>Prova</translation>
    </message>
    <message>
      <source>Done</source>
      <translation>Fine</translation>
    </message>
    <message>
      <source>Also add my 1 local feed</source>
      <translation>Aggiungi anche il mio feed locale</translation>
    </message>
    <message numerus="yes">
      <source>Also add my {n} local feeds</source>
      <translation>
        <numerusform>Aggiungi anche il mio {n} feed locale</numerusform>
        <numerusform>Aggiungi anche i miei {n} feed locali</numerusform>
      </translation>
    </message>
    <message>
      <source>The first sync is running. You can close this and read on.</source>
      <translation>La prima sincronizzazione è in corso. Puoi chiudere e continuare a leggere.</translation>
    </message>
    <message>
      <source>The first sync is running: {done} of {total} articles.</source>
      <translation>La prima sincronizzazione è in corso: {done} articoli su {total}.</translation>
    </message>
    <message>
      <source>Connected in {s} s: {feeds}, {unread} unread, {stars} starred.</source>
      <translation>Ha risposto in {s} s: {feeds}, {unread} da leggere, {stars} stelle.</translation>
    </message>
    <message>
      <source>You already have 1 of them. It won’t be added twice.</source>
      <translation>1 di questi c’è già: resterà uno solo.</translation>
    </message>
    <message>
      <source>Add account…</source>
      <translation>Aggiungi account…</translation>
    </message>
    <message>
      <source>Add new feeds to this account</source>
      <translation>Aggiungi anche lì i nuovi feed</translation>
    </message>
    <message>
      <source>API password:</source>
      <translation>La password per la sua API:</translation>
    </message>
    <message>
      <source>Remove {name}?</source>
      <translation>Lascia {name}</translation>
    </message>
    <message>
      <source>Remove account…</source>
      <translation>Lascia questo account…</translation>
    </message>
    <message>
      <source>Turn on</source>
      <translation>Attiva</translation>
    </message>
    <message numerus="yes">
      <source>offline, {n} waiting</source>
      <translation>
        <numerusform>offline, {n} in attesa</numerusform>
        <numerusform>offline, {n} in attesa</numerusform>
      </translation>
    </message>
    <message>
      <source>Server asked Paperround to wait</source>
      <translation>chiede una pausa</translation>
    </message>
    <message>
      <source>Certificate not trusted</source>
      <translation>certificato non attendibile</translation>
    </message>
    <message>
      <source>API turned off</source>
      <translation>interfaccia disattivata</translation>
    </message>
    <message>
      <source>No response</source>
      <translation>nessuna risposta</translation>
    </message>
    <message>
      <source>Synced {time} ago</source>
      <translation>sincronizzato {time} fa</translation>
    </message>
    <message numerus="yes">
      <source>{n} times</source>
      <translation>
        <numerusform>{n} volta</numerusform>
        <numerusform>{n} volte</numerusform>
      </translation>
    </message>
    <message>
      <source>before you read</source>
      <translation>prima che guardi</translation>
    </message>
    <message>
      <source>while you’re reading</source>
      <translation>mentre leggi</translation>
    </message>
    <message>
      <source>when new articles are likely</source>
      <translation>quando è probabile che ci siano novità</translation>
    </message>
    <message>
      <source>unless you open Paperround first</source>
      <translation>se non guardi prima</translation>
    </message>
    <message>
      <source>retrying</source>
      <translation>nuovo tentativo</translation>
    </message>
    <message>
      <source>{time}, {why}</source>
      <translation>{time}, {why}</translation>
    </message>
    <message>
      <source>Keep feeds, read status and stars the same on all your devices.</source>
      <translation>Mantieni uguali feed, articoli letti e stelle su tutti i tuoi dispositivi.</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Torna alle scelte</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Annulla</translation>
    </message>
    <message>
      <source>Enter the address, your user name and the password.</source>
      <translation>Inserisci l’indirizzo, il tuo nome utente e la password.</translation>
    </message>
    <message>
      <source>Test again</source>
      <translation>Prova di nuovo</translation>
    </message>
    <message>
      <source>The first sync brought {feeds} and {unread}.</source>
      <translation>La prima sincronizzazione ha portato {feeds} e {unread}.</translation>
    </message>
    <message>
      <source>Next sync: {when}. Changes you make are sent right away.</source>
      <translation>Prossima sincronizzazione: {when}. Le tue modifiche sono inviate subito.</translation>
    </message>
    <message numerus="yes">
      <source>You already have {n} of them. They won’t be added twice.</source>
      <translation>
        <numerusform>{n} di questi c’è già: non sarà doppio.</numerusform>
        <numerusform>{n} di questi ci sono già: non saranno doppi.</numerusform>
      </translation>
    </message>
    <message>
      <source>Sync {name} now</source>
      <translation>Sincronizza {name} adesso</translation>
    </message>
    <message>
      <source>Let Paperround schedule this server’s refreshes</source>
      <translation>Digli quando controllare, secondo il mio piano</translation>
    </message>
    <message>
      <source>Syncs today</source>
      <translation>Richieste di oggi</translation>
    </message>
    <message>
      <source>Next sync</source>
      <translation>Prossima richiesta</translation>
    </message>
    <message>
      <source>Unsynced changes</source>
      <translation>In uscita</translation>
    </message>
    <message>
      <source>Password missing</source>
      <translation>password mancante</translation>
    </message>
    <message>
      <source>Password rejected</source>
      <translation>password rifiutata</translation>
    </message>
    <message>
      <source>Connecting to {address}…</source>
      <translation>Richiesta a {address}…</translation>
    </message>
    <message>
      <source>Sign in to {service}</source>
      <translation>Accedi a {service}</translation>
    </message>
    <message>
      <source>{service} is ready</source>
      <translation>{service} è pronto</translation>
    </message>
    <message>
      <source>{name} was added</source>
      <translation>{name} è stato aggiunto</translation>
    </message>
    <message>
      <source>Step {n} of 3</source>
      <translation>Passo {n} di 3</translation>
    </message>
    <message>
      <source>The best of your unread articles in one edition you can finish. Read it here, on an e-reader or on paper.</source>
      <translation>Il meglio di ciò che hai da leggere, in un giornale che puoi finire. Leggilo qui, su un e-reader o su carta.</translation>
    </message>
    <message numerus="yes">
      <source>{n} articles from {feeds}, about {minutes} minutes</source>
      <translation>
        <numerusform>{n} articolo da {feeds}, circa {minutes} minuti</numerusform>
        <numerusform>{n} articoli da {feeds}, circa {minutes} minuti</numerusform>
      </translation>
    </message>
    <message>
      <source>Your feeds, as a newspaper</source>
      <translation>I tuoi feed, come un giornale</translation>
    </message>
    <message>
      <source>Every morning</source>
      <translation>Ogni mattina</translation>
    </message>
    <message>
      <source>Morning Paper settings</source>
      <translation>Impostazioni del giornale del mattino</translation>
    </message>
    <message>
      <source>When</source>
      <translation>Quando</translation>
    </message>
    <message>
      <source>Choose…</source>
      <translation>Scegli…</translation>
    </message>
    <message>
      <source>at most {posts}</source>
      <translation>al massimo {posts}</translation>
    </message>
    <message>
      <source>about {posts}</source>
      <translation>circa {posts}</translation>
    </message>
    <message>
      <source>Contacting the server…</source>
      <translation>Richiesta al server…</translation>
    </message>
    <message>
      <source>Not enough new articles yet</source>
      <translation>Non ci sono ancora abbastanza articoli nuovi</translation>
    </message>
    <message>
      <source>Articles</source>
      <translation>Articoli</translation>
    </message>
    <message>
      <source>Feeds without a folder</source>
      <translation>Feed senza cartella</translation>
    </message>
    <message>
      <source>Starred, not yet read</source>
      <translation>Con stella, ancora da leggere</translation>
    </message>
    <message>
      <source>nothing new</source>
      <translation>nessuna novità</translation>
    </message>
    <message>
      <source>Before I start reading</source>
      <translation>Prima che guardi la prima volta</translation>
    </message>
    <message>
      <source>At</source>
      <translation>Alle</translation>
    </message>
    <message>
      <source>as</source>
      <translation>come</translation>
    </message>
    <message>
      <source>Length</source>
      <translation>Lunghezza</translation>
    </message>
    <message>
      <source>From</source>
      <translation>Da</translation>
    </message>
    <message>
      <source>Save or send to</source>
      <translation>Salva o invia a</translation>
    </message>
    <message>
      <source>Book for e-readers (*.epub);;PDF (*.pdf)</source>
      <translation>Libro per e-reader (*.epub);;PDF (*.pdf)</translation>
    </message>
    <message>
      <source>Older editions</source>
      <translation>Edizioni precedenti</translation>
    </message>
    <message>
      <source>Previous page</source>
      <translation>Pagina indietro</translation>
    </message>
    <message>
      <source>Next page</source>
      <translation>Pagina successiva</translation>
    </message>
    <message>
      <source>Mark read</source>
      <translation>Segna come letto</translation>
    </message>
    <message>
      <source>Save edition</source>
      <translation>Salva il giornale</translation>
    </message>
    <message>
      <source>Creating…</source>
      <translation>Preparazione</translation>
    </message>
    <message>
      <source>Edition page</source>
      <translation>Pagina del giornale</translation>
    </message>
    <message>
      <source>Save as…</source>
      <translation>Salva come…</translation>
    </message>
    <message>
      <source>Print…</source>
      <translation>Stampa…</translation>
    </message>
    <message>
      <source>Create now</source>
      <translation>Fanne uno ora</translation>
    </message>
    <message>
      <source>Create today’s edition</source>
      <translation>Crea il giornale di oggi</translation>
    </message>
    <message>
      <source>Preview of today’s edition</source>
      <translation>Anteprima del giornale di oggi</translation>
    </message>
    <message>
      <source>No edition yet</source>
      <translation>Ancora nessun giornale</translation>
    </message>
    <message>
      <source>Not enough new articles for an edition.</source>
      <translation>Non ci sono abbastanza articoli nuovi per un giornale.</translation>
    </message>
    <message>
      <source>{page} of {pages}</source>
      <translation>{page} di {pages}</translation>
    </message>
    <message>
      <source>Saved as {file}.</source>
      <translation>Salvato come {file}.</translation>
    </message>
    <message>
      <source>1 change</source>
      <translation>1 modifica</translation>
    </message>
    <message>
      <source>Use the same folder and passphrase on each computer. The passphrase is stored in the system keyring.</source>
      <translation>Usa la stessa cartella e la stessa frase segreta su ogni computer. È conservata nel portachiavi del sistema.</translation>
    </message>
    <message>
      <source>Keep your computers in step without a server, with a folder that Syncthing, Dropbox or a similar program copies between them.</source>
      <translation>Mantieni allineati i tuoi computer senza server, con una cartella che Syncthing, Dropbox o un programma simile copia tra loro.</translation>
    </message>
    <message>
      <source>Encrypt the files with a passphrase</source>
      <translation>Cifra i file con una frase segreta</translation>
    </message>
    <message>
      <source>Folder</source>
      <translation>Cartella</translation>
    </message>
    <message>
      <source>Passphrase</source>
      <translation>Frase segreta</translation>
    </message>
    <message>
      <source>Start syncing</source>
      <translation>Inizia a sincronizzare</translation>
    </message>
    <message>
      <source>Choose another folder…</source>
      <translation>Scegli un’altra cartella…</translation>
    </message>
    <message>
      <source>Sync folder</source>
      <translation>Cartella di sincronizzazione</translation>
    </message>
    <message>
      <source>Reading the folder…</source>
      <translation>Lettura della cartella…</translation>
    </message>
    <message>
      <source>The sync folder isn’t used any more. Its files stay.</source>
      <translation>La cartella di sincronizzazione non è più usata. I suoi file restano.</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Annulla</translation>
    </message>
    <message>
      <source>Choose sync folder…</source>
      <translation>Scegli la cartella di sincronizzazione…</translation>
    </message>
    <message>
      <source>Choose the folder that is copied between your computers</source>
      <translation>Scegli la cartella copiata tra i tuoi computer</translation>
    </message>
    <message>
      <source>Stop syncing</source>
      <translation>Interrompi la sincronizzazione</translation>
    </message>
    <message>
      <source>Passphrase missing</source>
      <translation>Manca la frase segreta</translation>
    </message>
    <message>
      <source>Not syncing</source>
      <translation>Non sincronizzata</translation>
    </message>
    <message numerus="yes">
      <source>{n} changes</source>
      <translation>
        <numerusform>{n} modifica</numerusform>
        <numerusform>{n} modifiche</numerusform>
      </translation>
    </message>
    <message>
      <source>Enter a passphrase.</source>
      <translation>Inserisci una frase segreta.</translation>
    </message>
    <message>
      <source>Passphrase of the sync folder:</source>
      <translation>Frase segreta della cartella di sincronizzazione:</translation>
    </message>
    <message>
      <source>From this computer</source>
      <translation>Da questo computer</translation>
    </message>
    <message>
      <source>From other computers</source>
      <translation>Da altri computer</translation>
    </message>
    <message>
      <source>Files</source>
      <translation>File</translation>
    </message>
    <message>
      <source>Encrypted</source>
      <translation>Cifrata</translation>
    </message>
    <message>
      <source>Not encrypted</source>
      <translation>Non cifrata</translation>
    </message>
    <message>
      <source>Checked every 2 hours (counts toward your budget)</source>
      <translation>controllata ogni 2 ore, a carico del tuo budget</translation>
    </message>
    <message>
      <source>{done} of {total} messages</source>
      <translation>{done} di {total} email</translation>
    </message>
    <message>
      <source>not known yet</source>
      <translation>non ancora noto</translation>
    </message>
    <message>
      <source>Push: new mail arrives immediately</source>
      <translation>segnalate, nessun controllo</translation>
    </message>
    <message>
      <source>1 message, {size}</source>
      <translation>1 email, {size}</translation>
    </message>
    <message numerus="yes">
      <source>{n} messages, {size}</source>
      <translation>
        <numerusform>{n} email, {size}</numerusform>
        <numerusform>{n} email, {size}</numerusform>
      </translation>
    </message>
    <message>
      <source>1 folder</source>
      <translation>1 cartella</translation>
    </message>
    <message>
      <source>This server doesn’t support push (IDLE), so it will be checked every 2 hours. This counts toward your budget.</source>
      <translation>Non può dire quando arrivano le email, quindi verrà controllato ogni 2 ore, a carico del tuo budget.</translation>
    </message>
    <message>
      <source>Your password is stored in the system keyring. Without one, you’ll be asked for it each time Paperround starts.</source>
      <translation>La password va nel portachiavi del sistema; senza, viene chiesta a ogni avvio.</translation>
    </message>
    <message>
      <source>Read newsletters from a mail folder as feeds, one per sender.</source>
      <translation>Le newsletter in una cartella della tua posta si possono leggere come feed, uno per mittente.</translation>
    </message>
    <message>
      <source>Checking…</source>
      <translation>controllo in corso</translation>
    </message>
    <message>
      <source>Not checked yet</source>
      <translation>non ancora letta</translation>
    </message>
    <message>
      <source>Stopped</source>
      <translation>interrotto</translation>
    </message>
    <message>
      <source>Checked just now</source>
      <translation>letta ora</translation>
    </message>
    <message>
      <source>Connected in {s} s: {folders}.</source>
      <translation>Ha risposto in {s} s: {folders}.</translation>
    </message>
    <message>
      <source>This server supports push (IDLE), so new mail arrives immediately.</source>
      <translation>Dice quando arrivano le email, quindi non servono controlli.</translation>
    </message>
    <message>
      <source>Security</source>
      <translation>Connessione</translation>
    </message>
    <message>
      <source>Mark messages as read on the server</source>
      <translation>Segna sul server ciò che leggo qui</translation>
    </message>
    <message>
      <source>Server</source>
      <translation>Server</translation>
    </message>
    <message>
      <source>Start with</source>
      <translation>Leggi prima</translation>
    </message>
    <message>
      <source>Email newsletters</source>
      <translation>Newsletter per email</translation>
    </message>
    <message>
      <source>Add email newsletters…</source>
      <translation>Aggiungi newsletter per email…</translation>
    </message>
    <message>
      <source>Mailbox password:</source>
      <translation>La password di questa casella:</translation>
    </message>
    <message>
      <source>Remove mailbox…</source>
      <translation>Non leggere più questa casella…</translation>
    </message>
    <message>
      <source>Offline</source>
      <translation>offline</translation>
    </message>
    <message>
      <source>Insecure connection</source>
      <translation>connessione non sicura</translation>
    </message>
    <message>
      <source>Folder missing</source>
      <translation>cartella mancante</translation>
    </message>
    <message>
      <source>Checked {time} ago</source>
      <translation>letta {time} fa</translation>
    </message>
    <message numerus="yes">
      <source>{n} folders</source>
      <translation>
        <numerusform>{n} cartella</numerusform>
        <numerusform>{n} cartelle</numerusform>
      </translation>
    </message>
    <message>
      <source>TLS, usually port 993</source>
      <translation>TLS, di solito porta 993</translation>
    </message>
    <message>
      <source>STARTTLS, usually port 143</source>
      <translation>STARTTLS, di solito porta 143</translation>
    </message>
    <message>
      <source>None (this computer only)</source>
      <translation>Nessuna, solo per questo computer</translation>
    </message>
    <message>
      <source>Stop and keep what was imported so far</source>
      <translation>Interrompi; ciò che è già letto resta</translation>
    </message>
    <message>
      <source>New messages</source>
      <translation>Nuove email</translation>
    </message>
    <message>
      <source>Today</source>
      <translation>Oggi</translation>
    </message>
    <message>
      <source>On the server</source>
      <translation>Sul server</translation>
    </message>
    <message>
      <source> newest messages</source>
      <translation> email più recenti</translation>
    </message>
    <message>
      <source>Check {name} for new mail</source>
      <translation>Cerca ora nuove email in {name}</translation>
    </message>
    <message>
      <source>Read status is synced</source>
      <translation>le letture vengono inviate</translation>
    </message>
    <message>
      <source>Nothing is changed on the server</source>
      <translation>mai modificata</translation>
    </message>
    <message>
      <source>Position</source>
      <translation>Posizione</translation>
    </message>
    <message>
      <source>Player</source>
      <translation>Lettore</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>Riproduci</translation>
    </message>
    <message>
      <source>−15 s</source>
      <translation>−15 s</translation>
    </message>
    <message>
      <source>15 seconds back</source>
      <translation>15 secondi indietro</translation>
    </message>
    <message>
      <source>+30 s</source>
      <translation>+30 s</translation>
    </message>
    <message>
      <source>30 seconds forward</source>
      <translation>30 secondi avanti</translation>
    </message>
    <message>
      <source>Speed</source>
      <translation>Velocità</translation>
    </message>
    <message>
      <source>Chapters</source>
      <translation>Capitoli</translation>
    </message>
    <message>
      <source>Sleep timer</source>
      <translation>Timer</translation>
    </message>
    <message>
      <source>Up next</source>
      <translation>Che cosa viene dopo</translation>
    </message>
    <message>
      <source>Close the player</source>
      <translation>Chiudi il lettore</translation>
    </message>
    <message>
      <source>End of chapter</source>
      <translation>Alla fine del capitolo</translation>
    </message>
    <message>
      <source>End of episode</source>
      <translation>Alla fine</translation>
    </message>
    <message>
      <source>Off</source>
      <translation>No</translation>
    </message>
    <message>
      <source>Stops after this chapter</source>
      <translation>Stop a fine capitolo</translation>
    </message>
    <message>
      <source>Stops at the end</source>
      <translation>Stop alla fine</translation>
    </message>
    <message>
      <source>Pause</source>
      <translation>Pausa</translation>
    </message>
    <message>
      <source>{place}, chapter {number} of {all}</source>
      <translation>{place}, capitolo {number} di {all}</translation>
    </message>
    <message>
      <source>Downloading an episode, {done} of {total}</source>
      <translation>Scaricamento di una registrazione, {done} di {total}</translation>
    </message>
    <message>
      <source>In {minutes} minutes</source>
      <translation>Tra {minutes} minuti</translation>
    </message>
    <message>
      <source>chapter {number} of {all}, {feed}</source>
      <translation>capitolo {number} di {all}, {feed}</translation>
    </message>
    <message>
      <source>Stops in {minutes} min</source>
      <translation>Stop tra {minutes} min</translation>
    </message>
    <message>
      <source>Loading, {place}</source>
      <translation>Scaricamento, {place}</translation>
    </message>
    <message>
      <source>Show {name}</source>
      <translation>Mostra {name}</translation>
    </message>
    <message>
      <source>Plays next</source>
      <translation>Sarà la prossima</translation>
    </message>
    <message>
      <source>Added to the queue</source>
      <translation>Aggiunta alla coda</translation>
    </message>
    <message>
      <source>Removed from queue</source>
      <translation>Tolta dalla coda</translation>
    </message>
    <message>
      <source>Queue reordered</source>
      <translation>Ordine della coda cambiato</translation>
    </message>
    <message>
      <source>Download removed</source>
      <translation>File scaricato rimosso</translation>
    </message>
    <message>
      <source>Downloading</source>
      <translation>Scaricamento</translation>
    </message>
    <message>
      <source>This article has no audio.</source>
      <translation>In questo articolo non c’è nulla da ascoltare.</translation>
    </message>
    <message>
      <source>The queue is empty. Press Shift+Q to add the selected episode.</source>
      <translation>La coda è vuota. Shift+Q aggiunge l’articolo corrente.</translation>
    </message>
    <message>
      <source>Queue</source>
      <translation>Coda</translation>
    </message>
    <message>
      <source>Up</source>
      <translation>Su</translation>
    </message>
    <message>
      <source>Down</source>
      <translation>Giù</translation>
    </message>
    <message>
      <source>Remove</source>
      <translation>Rimuovi</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Chiudi</translation>
    </message>
    <message>
      <source>Verified just now. Restoring takes a few seconds.</source>
      <translation>Verificata ora e integra. Richiede qualche secondo.</translation>
    </message>
    <message>
      <source>Copy details</source>
      <translation>Copia dettagli</translation>
    </message>
    <message>
      <source>Everything that could be read has been saved.</source>
      <translation>Ciò che era leggibile è al sicuro.</translation>
    </message>
    <message>
      <source>Continue with the saved data</source>
      <translation>Continua con ciò che è stato salvato</translation>
    </message>
    <message>
      <source>Older backups:</source>
      <translation>Copie precedenti:</translation>
    </message>
    <message>
      <source>Save recovered data to</source>
      <translation>Dove salvare ciò che è leggibile</translation>
    </message>
    <message>
      <source>Looking for backups…</source>
      <translation>Ricerca di copie dei tuoi articoli…</translation>
    </message>
    <message>
      <source>Restoring the backup…</source>
      <translation>Ripristino della copia…</translation>
    </message>
    <message>
      <source>Recovering what can be read…</source>
      <translation>Salvataggio di ciò che è leggibile…</translation>
    </message>
    <message>
      <source>Details: {details}</source>
      <translation>Trovato: {details}</translation>
    </message>
    <message>
      <source>The file: {path}</source>
      <translation>Il file: {path}</translation>
    </message>
    <message>
      <source>Starting over…</source>
      <translation>Nuovo inizio…</translation>
    </message>
    <message>
      <source>Restore backup from {when} ({posts}, {stars})</source>
      <translation>Ripristina la copia di {when} ({posts}, {stars})</translation>
    </message>
    <message>
      <source>Safe: {feeds}, {posts} and {stars}, as of {when}.</source>
      <translation>Al sicuro: {feeds}, {posts} e {stars}, com’erano {when}.</translation>
    </message>
    <message>
      <source>Whatever you choose, the original file stays untouched in its folder.</source>
      <translation>Qualunque cosa tu scelga, il file resta intatto nella sua cartella.</translation>
    </message>
    <message>
      <source>May be lost: stars, tags and read status since the backup from {when}. Articles will be downloaded again.</source>
      <translation>Forse persi: stelle, etichette e letture dopo la copia di {when}. Gli articoli verranno riscaricati.</translation>
    </message>
    <message>
      <source>Restored the backup from {when}. Newer articles will be downloaded again.</source>
      <translation>Ripristinata la copia di {when}. Gli articoli usciti dopo arrivano con i prossimi controlli.</translation>
    </message>
    <message>
      <source>Saved {feeds}, {posts} and {stars} to {folder}.</source>
      <translation>Salvati {feeds}, {posts} e {stars} in {folder}.</translation>
    </message>
    <message>
      <source>Unreadable parts were taken from the backup from {when}. Changes since then are lost.</source>
      <translation>Ciò che non era leggibile viene dalla copia di {when}: quanto vi hai segnato dopo è perso.</translation>
    </message>
    <message>
      <source>Started over with your feeds. The old file is kept in the same folder.</source>
      <translation>Nuovo inizio con i tuoi feed. Il vecchio file è conservato nella stessa cartella.</translation>
    </message>
    <message>
      <source>The old file also contains {what}. It’s kept in the same folder.</source>
      <translation>Il file precedente contiene in più: {what}; è conservato nella stessa cartella.</translation>
    </message>
    <message>
      <source>No new database is created until you choose.</source>
      <translation>Nulla viene creato prima che tu scelga.</translation>
    </message>
    <message>
      <source>None of the backups could be read.</source>
      <translation>Neppure le copie erano leggibili.</translation>
    </message>
    <message>
      <source>Continuing with recovered data. The damaged file is kept.</source>
      <translation>Si continua con ciò che era leggibile. Il file danneggiato è conservato accanto.</translation>
    </message>
    <message>
      <source>1 article marked as read</source>
      <translation>1 segno di lettura</translation>
    </message>
    <message>
      <source>Your article database is damaged. Paperround stopped to avoid making it worse.</source>
      <translation>Il file con i tuoi articoli è danneggiato e Paperround si è fermato prima di peggiorare le cose.</translation>
    </message>
    <message>
      <source>Your article database is missing or empty, but there are backups.</source>
      <translation>Il file con i tuoi articoli manca o è vuoto, ma ce ne sono copie.</translation>
    </message>
    <message>
      <source>Your article database was saved by a newer version of Paperround, so this version won’t touch it.</source>
      <translation>Il file con i tuoi articoli è di un Paperround più recente, quindi questo non lo tocca.</translation>
    </message>
    <message>
      <source>Your article database is from before Paperround 1.0, so this version won’t touch it.</source>
      <translation>Il file con i tuoi articoli è precedente a Paperround 1.0, che non lo tocca.</translation>
    </message>
    <message>
      <source>Another program is using your article database.</source>
      <translation>Un altro programma tiene occupato il file con i tuoi articoli.</translation>
    </message>
    <message>
      <source>Paperround doesn’t have permission to change your article database.</source>
      <translation>Il file con i tuoi articoli non è scrivibile.</translation>
    </message>
    <message>
      <source>The disk is full, so nothing new can be saved.</source>
      <translation>Il disco è pieno, quindi non si può conservare nulla di nuovo.</translation>
    </message>
    <message>
      <source>Your article database can’t be used right now.</source>
      <translation>In questo momento il file con i tuoi articoli non si può usare.</translation>
    </message>
    <message>
      <source>today {time}</source>
      <translation>oggi {time}</translation>
    </message>
    <message>
      <source>yesterday {time}</source>
      <translation>ieri {time}</translation>
    </message>
    <message>
      <source>Restore backup from {when}</source>
      <translation>Ripristina la copia di {when}</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Riprova</translation>
    </message>
    <message>
      <source>Fix permissions</source>
      <translation>Rendi scrivibile</translation>
    </message>
    <message>
      <source>Save what can be recovered…</source>
      <translation>Salva ciò che è leggibile…</translation>
    </message>
    <message>
      <source>Start over</source>
      <translation>Ricomincia a parte</translation>
    </message>
    <message>
      <source>Quit</source>
      <translation>Esci</translation>
    </message>
    <message>
      <source>Tries to open it again. Nothing is changed.</source>
      <translation>Lo apre ancora una volta. Non cambia nulla.</translation>
    </message>
    <message>
      <source>Changes the permissions of the file and its folder, nothing else.</source>
      <translation>Cambia i permessi del file e della sua cartella, nient’altro.</translation>
    </message>
    <message>
      <source>Saves your feeds, stars and every readable article to a folder you choose.</source>
      <translation>Scrive feed, stelle e ogni articolo leggibile in una cartella a tua scelta.</translation>
    </message>
    <message>
      <source>Creates a new, empty database with your feeds. The old file is kept.</source>
      <translation>Un giornale vuoto con i tuoi feed. Il file che c’è può aspettare.</translation>
    </message>
    <message>
      <source>Nothing is changed. You’ll see this page again next time.</source>
      <translation>Non cambia nulla. Questa pagina torna al prossimo avvio.</translation>
    </message>
    <message>
      <source>Install the newer version again and everything will be as you left it.</source>
      <translation>Reinstalla il Paperround più recente e ritroverai tutto come l’hai lasciato.</translation>
    </message>
    <message>
      <source>Quit, and move it by packaging/move_development_profile.py: everything comes along.</source>
      <translation>Esci e convertilo con packaging/move_development_profile.py: non si perde nulla.</translation>
    </message>
    <message>
      <source>Close other Paperround windows and any backup or sync programs, then try again.</source>
      <translation>Chiudi altre finestre e comandi di Paperround, o ciò che copia i tuoi file, e riprova.</translation>
    </message>
    <message>
      <source>Check the permissions of the file and its folder, and whether the disk is read-only.</source>
      <translation>Guarda i permessi del file e della sua cartella, e se il disco è in sola lettura.</translation>
    </message>
    <message>
      <source>Free up some space, then try again. Nothing was lost.</source>
      <translation>Libera un po’ di spazio e riprova: nulla è andato perso.</translation>
    </message>
    <message>
      <source>Check that its disk is connected and working, then try again.</source>
      <translation>Verifica che il disco sia collegato e in buono stato, e riprova.</translation>
    </message>
    <message>
      <source>{when} (may be incomplete)</source>
      <translation>{when} (dubbia)</translation>
    </message>
    <message numerus="yes">
      <source>{n} articles marked as read</source>
      <translation>
        <numerusform>{n} segno di lettura</numerusform>
        <numerusform>{n} segni di lettura</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} of the newest {tried} match.</source>
      <translation>
        <numerusform>Corrisponde {count} degli ultimi {tried}.</numerusform>
        <numerusform>Corrispondono {count} degli ultimi {tried}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Matching articles</source>
      <translation>Articoli che avrebbe colto</translation>
    </message>
    <message>
      <source>Field</source>
      <translation>Dove</translation>
    </message>
    <message>
      <source>Comparison</source>
      <translation>Come</translation>
    </message>
    <message>
      <source>Text to find</source>
      <translation>Che cosa cerca</translation>
    </message>
    <message>
      <source>Remove this condition</source>
      <translation>Rimuovi questa condizione</translation>
    </message>
    <message>
      <source>Match</source>
      <translation>Quante devono valere</translation>
    </message>
    <message>
      <source>Add condition</source>
      <translation>Altra condizione</translation>
    </message>
    <message>
      <source>any feed</source>
      <translation>qualsiasi feed</translation>
    </message>
    <message>
      <source>(deleted folder)</source>
      <translation>una cartella che non c’è più</translation>
    </message>
    <message>
      <source>(deleted feed)</source>
      <translation>un feed che non c’è più</translation>
    </message>
    <message>
      <source>Only if the category is</source>
      <translation>Solo nella categoria</translation>
    </message>
    <message>
      <source>Category</source>
      <translation>Categoria</translation>
    </message>
    <message>
      <source>Until</source>
      <translation>Fino al</translation>
    </message>
    <message>
      <source>Active until</source>
      <translation>Ultimo giorno</translation>
    </message>
    <message>
      <source>Add action</source>
      <translation>Aggiungi azione</translation>
    </message>
    <message>
      <source>Remove this action</source>
      <translation>Rimuovi questa azione</translation>
    </message>
    <message>
      <source>Tag it</source>
      <translation>Aggiungi etichetta</translation>
    </message>
    <message>
      <source>New tag…</source>
      <translation>Nuova etichetta…</translation>
    </message>
    <message>
      <source>Rule</source>
      <translation>Regola</translation>
    </message>
    <message>
      <source>Feed or folder</source>
      <translation>Feed o cartella</translation>
    </message>
    <message>
      <source>Stop processing other rules</source>
      <translation>Non applicare altre regole</translation>
    </message>
    <message>
      <source>When an article from {feed} matches {how} of these:</source>
      <translation>Quando un articolo da {feed} soddisfa {how} di queste:</translation>
    </message>
    <message>
      <source>Existing articles aren’t changed.</source>
      <translation>Gli articoli esistenti non cambiano.</translation>
    </message>
    <message>
      <source>Also apply to the matching articles</source>
      <translation>Applica anche agli articoli trovati</translation>
    </message>
    <message>
      <source>See which of your articles it would match.</source>
      <translation>Mostra quali articoli presenti avrebbe colto.</translation>
    </message>
    <message>
      <source>Title</source>
      <translation>Titolo</translation>
    </message>
    <message>
      <source>Feed</source>
      <translation>Feed</translation>
    </message>
    <message>
      <source>Mark it read</source>
      <translation>Segna come letto</translation>
    </message>
    <message>
      <source>Star it</source>
      <translation>Aggiungi stella</translation>
    </message>
    <message>
      <source>Notify me</source>
      <translation>Avvisami subito</translation>
    </message>
    <message>
      <source>Highlight it</source>
      <translation>Evidenzia</translation>
    </message>
    <message>
      <source>Hide it</source>
      <translation>Nascondi</translation>
    </message>
    <message>
      <source>(deleted destination)</source>
      <translation>una destinazione che non c’è più</translation>
    </message>
    <message>
      <source>Send it to</source>
      <translation>Invia a</translation>
    </message>
    <message>
      <source>Then</source>
      <translation>Allora</translation>
    </message>
    <message>
      <source>Searching…</source>
      <translation>Ricerca…</translation>
    </message>
    <message>
      <source>folder {name}</source>
      <translation>cartella {name}</translation>
    </message>
    <message>
      <source>Save rule</source>
      <translation>Salva regola</translation>
    </message>
    <message>
      <source>Tag “{name}”</source>
      <translation>Etichetta «{name}»</translation>
    </message>
    <message>
      <source>Send to {target}</source>
      <translation>Invia a {target}</translation>
    </message>
    <message>
      <source>New tag</source>
      <translation>Nuova etichetta</translation>
    </message>
    <message>
      <source>Name of the tag</source>
      <translation>Nome dell’etichetta</translation>
    </message>
    <message>
      <source>{place} contains the words “{wanted}”</source>
      <translation>{place} contiene le parole «{wanted}»</translation>
    </message>
    <message>
      <source>{place} contains “{wanted}”</source>
      <translation>{place} contiene «{wanted}»</translation>
    </message>
    <message>
      <source>{place} matches regex “{wanted}”</source>
      <translation>{place} corrisponde a «{wanted}»</translation>
    </message>
    <message>
      <source>Text</source>
      <translation>Testo</translation>
    </message>
    <message>
      <source>Author</source>
      <translation>Autore</translation>
    </message>
    <message>
      <source>Title, text or author</source>
      <translation>Titolo, testo o autore</translation>
    </message>
    <message>
      <source>contains these words</source>
      <translation>contiene queste parole</translation>
    </message>
    <message>
      <source>contains the phrase</source>
      <translation>contiene esattamente</translation>
    </message>
    <message>
      <source>matches regular expression</source>
      <translation>corrisponde al modello</translation>
    </message>
    <message>
      <source>all</source>
      <translation>tutte</translation>
    </message>
    <message>
      <source>any</source>
      <translation>almeno una</translation>
    </message>
    <message>
      <source>none</source>
      <translation>nessuna</translation>
    </message>
    <message>
      <source>mark read</source>
      <translation>segna come letto</translation>
    </message>
    <message>
      <source>star</source>
      <translation>aggiungi stella</translation>
    </message>
    <message>
      <source>highlight</source>
      <translation>evidenzia</translation>
    </message>
    <message>
      <source>notify</source>
      <translation>avvisa</translation>
    </message>
    <message>
      <source>hide</source>
      <translation>nascondi</translation>
    </message>
    <message>
      <source>then stop</source>
      <translation>poi nessun’altra regola</translation>
    </message>
    <message>
      <source>{condition}: {actions}</source>
      <translation>{condition}: {actions}</translation>
    </message>
    <message>
      <source>Every article</source>
      <translation>Ogni articolo</translation>
    </message>
    <message>
      <source>{condition}, category {category}</source>
      <translation>{condition}, categoria {category}</translation>
    </message>
    <message>
      <source>{condition}, until {date}</source>
      <translation>{condition}, fino al giorno {date}</translation>
    </message>
    <message>
      <source>None of: {conditions}</source>
      <translation>Nessuna di: {conditions}</translation>
    </message>
    <message>
      <source> and </source>
      <translation> e </translation>
    </message>
    <message>
      <source> or </source>
      <translation> o </translation>
    </message>
    <message>
      <source>tag {name}</source>
      <translation>etichetta {name}</translation>
    </message>
    <message>
      <source>send to {target}</source>
      <translation>invia a {target}</translation>
    </message>
    <message>
      <source>Every article from {feed}</source>
      <translation>Ogni articolo di {feed}</translation>
    </message>
    <message>
      <source>{condition} in {feed}</source>
      <translation>{condition} in {feed}</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>Regole</translation>
    </message>
    <message>
      <source>Show hidden articles…</source>
      <translation>Mostra…</translation>
    </message>
    <message>
      <source>New rule…</source>
      <translation>Nuova regola…</translation>
    </message>
    <message>
      <source>Edit…</source>
      <translation>Modifica…</translation>
    </message>
    <message>
      <source>Hidden articles</source>
      <translation>Articoli nascosti</translation>
    </message>
    <message>
      <source>Unhide all</source>
      <translation>Ripristina tutti</translation>
    </message>
    <message>
      <source>Unhide</source>
      <translation>Ripristina</translation>
    </message>
    <message>
      <source>Rules run from top to bottom when an article arrives. Existing articles aren’t affected.</source>
      <translation>Le regole si applicano dall’alto in basso quando arriva un articolo. Gli articoli più vecchi restano come sono.</translation>
    </message>
    <message>
      <source>No rules yet. Rules can mark, star, tag or hide new articles based on their content.</source>
      <translation>Ancora nessuna regola. Una regola segna, mette la stella, etichetta o nasconde i nuovi articoli in base alle loro parole.</translation>
    </message>
    <message>
      <source>No articles are hidden by rules.</source>
      <translation>Al momento nessuna regola nasconde qualcosa.</translation>
    </message>
    <message numerus="yes">
      <source>{posts} hidden by rules. Showing the newest {n}.</source>
      <translation>
        <numerusform>Nascosti dalle regole: {posts}. È elencato solo il più recente ({n}).</numerusform>
        <numerusform>Nascosti dalle regole: {posts}. Sono elencati i {n} più recenti.</numerusform>
      </translation>
    </message>
    <message>
      <source>{posts} hidden by rules.</source>
      <translation>Nascosti dalle regole: {posts}.</translation>
    </message>
    <message>
      <source>Saved search</source>
      <translation>Ricerca salvata</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Nome</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Cerca</translation>
    </message>
    <message>
      <source>Appears in the sidebar with its unread count.</source>
      <translation>Sta nella barra laterale, con il numero di articoli da leggere.</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Salva</translation>
    </message>
    <message>
      <source>the latest {posts}</source>
      <translation>gli ultimi {posts}</translation>
    </message>
    <message>
      <source>Currently finds {posts}.</source>
      <translation>Ora trova: {posts}.</translation>
    </message>
    <message>
      <source>Enter a search.</source>
      <translation>Scrivi che cosa cercare.</translation>
    </message>
    <message>
      <source>A saved search with this name already exists.</source>
      <translation>Esiste già una ricerca salvata con questo nome.</translation>
    </message>
    <message>
      <source>Export everything…</source>
      <translation>Esporta tutto…</translation>
    </message>
    <message>
      <source>Erase your reading times and what was learned from them?</source>
      <translation>Cancellare i tuoi orari di lettura e ciò che ne è stato imparato?</translation>
    </message>
    <message>
      <source>Paperround will forget when you read, what you opened and everything it learned from that, including in its backups. Cached images are deleted. Your feeds, articles, stars and read status are kept. This can’t be undone.</source>
      <translation>Si dimentica quando hai guardato, che cosa hai aperto e tutto ciò che ne è stato imparato, anche nei backup; spariscono le immagini salvate. Restano feed, articoli, stelle e ciò che è segnato come letto. L’apprendimento ricomincia. Non si può annullare.</translation>
    </message>
    <message>
      <source>Records when the window is in use, and when you unlock this computer or go offline, to fetch just before you read.</source>
      <translation>Annota quando la finestra è in uso e quando sblocchi questo computer o vai offline, per controllare i feed subito prima che tu legga.</translation>
    </message>
    <message>
      <source>Records which articles you open and for how long.</source>
      <translation>Annota quali articoli apri e per quanto tempo.</translation>
    </message>
    <message>
      <source>Your own data is copied every day, everything once a week while plugged in. Databases that were replaced or damaged are removed after a month, or when all copies take more than the database.</source>
      <translation>I tuoi dati vengono copiati ogni giorno, tutto quanto una volta alla settimana, con il computer collegato alla corrente. I database sostituiti o danneggiati vengono eliminati dopo un mese, o quando tutte le copie occupano più del database.</translation>
    </message>
    <message>
      <source>Writes one file with your feeds, articles, stars, tags, rules, searches and settings, which Import feeds reads back. It also contains your feeds, stars and articles in formats that other programs can read.</source>
      <translation>Scrive un solo file con feed, articoli, stelle, etichette, regole, ricerche e impostazioni, che «Importa un elenco» accetta. Contiene anche feed, stelle e articoli in formati che altri programmi leggono.</translation>
    </message>
    <message>
      <source>{all} · articles {articles}, images {images}, episodes {episodes}</source>
      <translation>{all} · articoli {articles}, immagini {images}, registrazioni {episodes}</translation>
    </message>
    <message>
      <source>Anything you starred, tagged or read since then isn’t in this backup. Your current data is kept in the same folder. The window will reopen in a moment.</source>
      <translation>Non contiene le stelle, le etichette e le letture successive. Ciò che hai ora viene messo da parte nella stessa cartella, non eliminato. La finestra torna tra un momento.</translation>
    </message>
    <message>
      <source>Start and end</source>
      <translation>Inizio e fine</translation>
    </message>
    <message>
      <source>Unlocking, waking, joining a network</source>
      <translation>Sblocco, riattivazione, ingresso in una rete</translation>
    </message>
    <message>
      <source>Erase</source>
      <translation>Cancella</translation>
    </message>
    <message>
      <source>Privacy &amp; Data</source>
      <translation>Privacy e dati</translation>
    </message>
    <message>
      <source>What Paperround records, where it’s kept and how to erase it. None of it leaves this computer.</source>
      <translation>Che cosa annota Paperround, dove lo conserva e come cancellarlo. Nulla lascia questo computer.</translation>
    </message>
    <message>
      <source>Storage</source>
      <translation>Conservazione</translation>
    </message>
    <message>
      <source>Backups</source>
      <translation>Backup</translation>
    </message>
    <message>
      <source>Move to another computer</source>
      <translation>Passa a un altro computer</translation>
    </message>
    <message>
      <source>Free up images</source>
      <translation>Libera spazio dalle immagini</translation>
    </message>
    <message>
      <source>Backups, newest first</source>
      <translation>Backup, dal più recente</translation>
    </message>
    <message>
      <source>Back up now</source>
      <translation>Crea backup</translation>
    </message>
    <message>
      <source>Restore…</source>
      <translation>Ripristina…</translation>
    </message>
    <message>
      <source>Show in folder</source>
      <translation>Mostra la cartella</translation>
    </message>
    <message>
      <source>Restore this backup?</source>
      <translation>Ripristinare questo backup?</translation>
    </message>
    <message>
      <source>Restore</source>
      <translation>Ripristina</translation>
    </message>
    <message>
      <source>Recorded activity, newest first</source>
      <translation>Che cosa è conservato delle tue letture, dalle più recenti</translation>
    </message>
    <message>
      <source>View recorded data</source>
      <translation>Mostra i dati annotati</translation>
    </message>
    <message>
      <source>Erase…</source>
      <translation>Cancella…</translation>
    </message>
    <message>
      <source>until you erase it</source>
      <translation>finché non li cancelli</translation>
    </message>
    <message>
      <source>Starred and tagged articles are always kept.</source>
      <translation>Gli articoli con stella o etichetta restano sempre.</translation>
    </message>
    <message>
      <source>Used on disk</source>
      <translation>Spazio su disco</translation>
    </message>
    <message>
      <source>No backups yet. The first will be made within a day.</source>
      <translation>Ancora nessuno. Il primo viene creato entro un giorno.</translation>
    </message>
    <message>
      <source>may be incomplete: much smaller than earlier backups</source>
      <translation>dubbio: molto meno di prima</translation>
    </message>
    <message>
      <source>Hide recorded data</source>
      <translation>Nascondi i dati annotati</translation>
    </message>
    <message>
      <source>Recorded</source>
      <translation>Annotato</translation>
    </message>
    <message>
      <source>What exactly</source>
      <translation>Che cosa esattamente</translation>
    </message>
    <message>
      <source>Kept for</source>
      <translation>Conservato</translation>
    </message>
    <message>
      <source>Time spent</source>
      <translation>Tempo dedicato</translation>
    </message>
    <message>
      <source>screen unlocked</source>
      <translation>schermo sbloccato</translation>
    </message>
    <message>
      <source>back from idle</source>
      <translation>ritorno dopo una pausa</translation>
    </message>
    <message>
      <source>woke from sleep</source>
      <translation>computer riattivato</translation>
    </message>
    <message>
      <source>lid opened</source>
      <translation>coperchio aperto</translation>
    </message>
    <message>
      <source>connected to a network</source>
      <translation>rete collegata</translation>
    </message>
    <message>
      <source>Start and end, {since}</source>
      <translation>Inizio e fine, {since}</translation>
    </message>
    <message numerus="yes">
      <source>{n} days</source>
      <translation>
        <numerusform>{n} giorno</numerusform>
        <numerusform>{n} giorni</numerusform>
      </translation>
    </message>
    <message>
      <source>1 reading session</source>
      <translation>1 sessione di lettura</translation>
    </message>
    <message numerus="yes">
      <source>{n} reading sessions</source>
      <translation>
        <numerusform>{n} sessione di lettura</numerusform>
        <numerusform>{n} sessioni di lettura</numerusform>
      </translation>
    </message>
    <message>
      <source>1 article read</source>
      <translation>1 articolo letto</translation>
    </message>
    <message numerus="yes">
      <source>{n} articles read</source>
      <translation>
        <numerusform>{n} articolo letto</numerusform>
        <numerusform>{n} articoli letti</numerusform>
      </translation>
    </message>
    <message>
      <source>1 sign that you were here</source>
      <translation>1 segno di te</translation>
    </message>
    <message numerus="yes">
      <source>{n} signs that you were here</source>
      <translation>
        <numerusform>{n} segno di te</numerusform>
        <numerusform>{n} segni di te</numerusform>
      </translation>
    </message>
    <message>
      <source>Offline once</source>
      <translation>Offline una volta</translation>
    </message>
    <message numerus="yes">
      <source>Offline {n} times</source>
      <translation>
        <numerusform>Offline {n} volta</numerusform>
        <numerusform>Offline {n} volte</numerusform>
      </translation>
    </message>
    <message>
      <source>{when}: {what}</source>
      <translation>{when}: {what}</translation>
    </message>
    <message>
      <source>{day}, {start} – {end}: offline</source>
      <translation>{day}, {start} – {end}: senza connessione</translation>
    </message>
    <message>
      <source>Sync with other devices, read newsletters and send articles to other apps.</source>
      <translation>Sincronizza con altri dispositivi, leggi newsletter e invia articoli ad altre app.</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Impostazioni</translation>
    </message>
    <message>
      <source>Search settings</source>
      <translation>Cerca nelle impostazioni</translation>
    </message>
    <message>
      <source>Pages</source>
      <translation>Pagine</translation>
    </message>
    <message>
      <source>Turned on: {setting}</source>
      <translation>Attivato: {setting}</translation>
    </message>
    <message>
      <source>Turned off: {setting}</source>
      <translation>Disattivato: {setting}</translation>
    </message>
    <message>
      <source>{setting} changed</source>
      <translation>Impostazione cambiata: {setting}</translation>
    </message>
    <message>
      <source>{setting} changed from {before} to {after}</source>
      <translation>{setting}: prima {before}, ora {after}</translation>
    </message>
    <message>
      <source>Accounts &amp; Sharing</source>
      <translation>Account e invio</translation>
    </message>
    <message>
      <source>No notifications between</source>
      <translation>Nessuna notifica tra le</translation>
    </message>
    <message>
      <source>from</source>
      <translation>dalle</translation>
    </message>
    <message>
      <source>until</source>
      <translation>alle</translation>
    </message>
    <message>
      <source>and</source>
      <translation>e le</translation>
    </message>
    <message>
      <source>While plugged in and not on a metered connection. An episode often takes 30 to 100 MB, so you may have to raise the daily data limit.</source>
      <translation>Con il computer collegato alla corrente e senza connessione a consumo. Una registrazione occupa spesso da 30 a 100 MB, quindi potresti dover alzare il limite giornaliero di dati.</translation>
    </message>
    <message>
      <source>For laptops and slow connections</source>
      <translation>Per portatili e connessioni lente</translation>
    </message>
    <message>
      <source>New articles as soon as possible</source>
      <translation>Articoli nuovi il prima possibile</translation>
    </message>
    <message>
      <source>Frugal</source>
      <translation>Parsimonioso</translation>
    </message>
    <message>
      <source>Balanced</source>
      <translation>Equilibrato</translation>
    </message>
    <message>
      <source>Fresh</source>
      <translation>Aggiornato</translation>
    </message>
    <message>
      <source>General</source>
      <translation>Questo computer</translation>
    </message>
    <message>
      <source>How Paperround behaves on this computer.</source>
      <translation>Come si comporta Paperround su questo computer.</translation>
    </message>
    <message>
      <source>Takes effect the next time Paperround starts.</source>
      <translation>La nuova dimensione vale dal prossimo avvio.</translation>
    </message>
    <message>
      <source>Notifications</source>
      <translation>Notifiche</translation>
    </message>
    <message>
      <source>Reading</source>
      <translation>Lettura</translation>
    </message>
    <message>
      <source>What counts as read, and how lists and articles are shown.</source>
      <translation>Che cosa conta come letto, e come si mostrano elenchi e articoli.</translation>
    </message>
    <message>
      <source>Highlighted in lists and articles. Use quotes for a phrase.</source>
      <translation>Sono evidenziate in ogni elenco e articolo; le virgolette tengono unita una frase.</translation>
    </message>
    <message>
      <source>Duplicates</source>
      <translation>Duplicati</translation>
    </message>
    <message>
      <source>Each fetch checks one feed for new articles. Your own refreshes are never refused.</source>
      <translation>Un controllo chiede a un feed i nuovi articoli. Controllare a mano è sempre possibile.</translation>
    </message>
    <message>
      <source>Podcasts &amp; Morning Paper</source>
      <translation>Podcast e giornale del mattino</translation>
    </message>
    <message>
      <source>Episodes to listen to, and your own newspaper.</source>
      <translation>Che cosa si scarica da ascoltare, e il tuo giornale.</translation>
    </message>
    <message>
      <source>Episodes you downloaded yourself are never deleted for it.</source>
      <translation>Le registrazioni che hai scaricato tu non vengono mai eliminate per questo.</translation>
    </message>
    <message>
      <source>Morning Paper</source>
      <translation>Giornale del mattino</translation>
    </message>
    <message>
      <source>A bar above the list shows how many are waiting. Feeds that notify you aren’t held back.</source>
      <translation>Una barra sopra l’elenco mostra quanti sono in attesa. I feed che ti avvisano non vengono trattenuti.</translation>
    </message>
    <message>
      <source>Open Morning Paper</source>
      <translation>Apri il giornale del mattino</translation>
    </message>
    <message>
      <source>Changing the size reopens the window.</source>
      <translation>Per un’altra dimensione la finestra si chiude e si riapre dov’era.</translation>
    </message>
    <message>
      <source>The site that hosts an image can see that you loaded it. Tracking pixels are always blocked.</source>
      <translation>Il sito che ospita un’immagine può vedere che l’hai caricata. I pixel traccianti sono sempre bloccati.</translation>
    </message>
    <message>
      <source>The best value</source>
      <translation>Il più conveniente</translation>
    </message>
    <message>
      <source>Match system</source>
      <translation>Come il sistema</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Lingua</translation>
    </message>
    <message>
      <source>Shortly after I open it</source>
      <translation>Poco dopo l’apertura</translation>
    </message>
    <message>
      <source>When I open it or scroll past</source>
      <translation>Se aperto o fatto scorrere via</translation>
    </message>
    <message>
      <source>Only when I mark it</source>
      <translation>Solo se lo dico io</translation>
    </message>
    <message>
      <source>Three panes</source>
      <translation>Tre riquadri</translation>
    </message>
    <message>
      <source>Wide list</source>
      <translation>Elenco largo</translation>
    </message>
    <message>
      <source>Newspaper</source>
      <translation>Giornale</translation>
    </message>
    <message>
      <source>Mark articles as read</source>
      <translation>Un articolo è letto</translation>
    </message>
    <message>
      <source>Layout</source>
      <translation>Disposizione</translation>
    </message>
    <message>
      <source>Group the same story from different feeds</source>
      <translation>Mostra una volta sola la stessa notizia di più feed</translation>
    </message>
    <message>
      <source>Refreshing</source>
      <translation>Controlli</translation>
    </message>
    <message>
      <source>How often Paperround fetches your feeds, and what that costs.</source>
      <translation>Quanto spesso Paperround controlla i tuoi feed, e quanto costa.</translation>
    </message>
    <message>
      <source>See the effect in Insights &gt; Budget</source>
      <translation>Vedi l’effetto in Analisi, Budget</translation>
    </message>
    <message>
      <source>If off, busy days may use up to half as many again, and quiet days use fewer.</source>
      <translation>Altrimenti un giorno intenso può usarne fino alla metà in più, e i giorni tranquilli meno.</translation>
    </message>
    <message>
      <source>Images in lists use at most a tenth of it, and downloads ahead of time at most four fifths. What you open, add or download yourself isn’t limited.</source>
      <translation>Le immagini negli elenchi ne usano al massimo un decimo, ciò che è scaricato in anticipo al massimo quattro quinti. Ciò che apri, aggiungi o scarichi tu non ha limiti.</translation>
    </message>
    <message>
      <source>Downloads full articles before the hours when you usually read offline. Only when plugged in, never on a metered connection.</source>
      <translation>Scarica gli articoli completi prima delle ore in cui di solito leggi offline. Solo con il computer collegato alla corrente, mai con connessione a consumo.</translation>
    </message>
    <message>
      <source>Advanced</source>
      <translation>Avanzate</translation>
    </message>
    <message>
      <source>Battery and metered connections, batches per day, proxy</source>
      <translation>Batteria e connessione a consumo, risvegli al giorno, proxy</translation>
    </message>
    <message>
      <source>Appearance</source>
      <translation>Aspetto</translation>
    </message>
    <message>
      <source>Theme, text and images.</source>
      <translation>Tema, testo e immagini.</translation>
    </message>
    <message>
      <source>Only for rows on screen, none above 300 kB, at most 5 MB a day.</source>
      <translation>Solo per le righe sullo schermo, nessuna oltre 300 kB, al massimo 5 MB al giorno.</translation>
    </message>
    <message>
      <source>Images</source>
      <translation>Immagini</translation>
    </message>
    <message>
      <source>The sea comes when it comes. I only wrote it down.</source>
      <translation>Il mare viene quando viene. Io l’ho solo annotato.</translation>
    </message>
    <message>
      <source>Font</source>
      <translation>Carattere</translation>
    </message>
    <message>
      <source>Font size</source>
      <translation>Dimensione del testo</translation>
    </message>
    <message>
      <source>Start Paperround at login</source>
      <translation>Avvia Paperround all’accesso</translation>
    </message>
    <message>
      <source>Custom</source>
      <translation>Personalizzato</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Chiaro</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Scuro</translation>
    </message>
    <message>
      <source>Theme</source>
      <translation>Colori</translation>
    </message>
    <message>
      <source>Interface size</source>
      <translation>Dimensione generale</translation>
    </message>
    <message>
      <source>Images used {size} in the last seven days.</source>
      <translation>Negli ultimi sette giorni con immagini hanno occupato {size}.</translation>
    </message>
    <message>
      <source>Narrow</source>
      <translation>Stretta</translation>
    </message>
    <message>
      <source>Normal</source>
      <translation>Normale</translation>
    </message>
    <message>
      <source>Wide</source>
      <translation>Larga</translation>
    </message>
    <message>
      <source>Very wide</source>
      <translation>Molto larga</translation>
    </message>
    <message>
      <source>Compact</source>
      <translation>Fitta</translation>
    </message>
    <message>
      <source>Relaxed</source>
      <translation>Ariosa</translation>
    </message>
    <message>
      <source>Serif</source>
      <translation>Con grazie</translation>
    </message>
    <message>
      <source>Sans serif</source>
      <translation>Senza grazie</translation>
    </message>
    <message>
      <source>Text width</source>
      <translation>Larghezza del testo</translation>
    </message>
    <message>
      <source>Line spacing</source>
      <translation>Interlinea</translation>
    </message>
    <message numerus="yes">
      <source>About {n} fetches a day</source>
      <translation>
        <numerusform>Circa {n} controllo al giorno</numerusform>
        <numerusform>Circa {n} controlli al giorno</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The best value for your {n} feeds</source>
      <translation>
        <numerusform>Il più conveniente per il tuo feed ({n})</numerusform>
        <numerusform>Il più conveniente per i tuoi {n} feed</numerusform>
      </translation>
    </message>
    <message>
      <source>{size} a day</source>
      <translation>{size} al giorno</translation>
    </message>
    <message>
      <source>{wait} average wait</source>
      <translation>{wait} di attesa media</translation>
    </message>
    <message>
      <source>Markdown files</source>
      <translation>File Markdown</translation>
    </message>
    <message>
      <source>HTTP POST</source>
      <translation>HTTP POST</translation>
    </message>
    <message>
      <source>Program</source>
      <translation>Programma</translation>
    </message>
    <message>
      <source>Secret</source>
      <translation>Segreto</translation>
    </message>
    <message>
      <source>Send articles to a read-later service, to files or to a program.</source>
      <translation>Gli articoli si possono inviare altrove: a un servizio che li conserva, in file o a un programma.</translation>
    </message>
    <message>
      <source>JSON</source>
      <translation>JSON</translation>
    </message>
    <message>
      <source>Form fields</source>
      <translation>Campi di modulo</translation>
    </message>
    <message>
      <source>Plain text</source>
      <translation>Testo semplice</translation>
    </message>
    <message>
      <source>In Wallabag, create a client under API clients management to get both.</source>
      <translation>Crea un client in Wallabag, in «Gestione client API»: lì sono mostrati entrambi.</translation>
    </message>
    <message>
      <source>In Readeck, create an API token under Settings &gt; API Tokens.</source>
      <translation>Crea un token API in Readeck, in «Impostazioni, Token API».</translation>
    </message>
    <message>
      <source>In Karakeep, create an API key under Settings &gt; API Keys.</source>
      <translation>Crea una chiave API in Karakeep, in «Impostazioni, Chiavi API».</translation>
    </message>
    <message>
      <source>In Linkding, copy the token from Settings &gt; Integrations &gt; REST API.</source>
      <translation>Il token si trova in Linkding, in «Impostazioni, Integrazioni, REST API».</translation>
    </message>
    <message>
      <source>Your Instapaper email and password.</source>
      <translation>Il nome e la password con cui accedi a Instapaper.</translation>
    </message>
    <message>
      <source>Saves each article as a note with properties in an Obsidian vault or one of its folders.</source>
      <translation>Ogni articolo diventa una nota con proprietà, in un vault o in una sua cartella.</translation>
    </message>
    <message>
      <source>Saves each article as a file with front matter. Existing files are never overwritten.</source>
      <translation>Ogni articolo diventa un file con front matter; nessuno viene mai sovrascritto.</translation>
    </message>
    <message>
      <source>Placeholders work in the path, headers and body, but not in the host name.</source>
      <translation>L’host è fisso; ciò che lo segue, le intestazioni e il corpo possono indicare che cosa inserire.</translation>
    </message>
    <message>
      <source>Runs without a shell, so text in a title can’t act as a command.</source>
      <translation>Eseguito senza shell: ogni argomento resta uno solo, qualunque sia il titolo.</translation>
    </message>
    <message>
      <source>Nothing sent yet</source>
      <translation>ancora nessun invio</translation>
    </message>
    <message>
      <source>sent just now</source>
      <translation>appena inviato</translation>
    </message>
    <message>
      <source>New destination</source>
      <translation>Nuova destinazione</translation>
    </message>
    <message>
      <source>Passwords and tokens are stored in the system keyring.</source>
      <translation>Password e token vengono salvati nel portachiavi del sistema.</translation>
    </message>
    <message>
      <source>Address</source>
      <translation>Indirizzo</translation>
    </message>
    <message>
      <source>Body</source>
      <translation>Corpo</translation>
    </message>
    <message>
      <source>Template</source>
      <translation>Modello</translation>
    </message>
    <message>
      <source>Headers</source>
      <translation>Intestazioni</translation>
    </message>
    <message>
      <source>Testing…</source>
      <translation>Prova in corso…</translation>
    </message>
    <message>
      <source>Add destination</source>
      <translation>Aggiungi destinazione</translation>
    </message>
    <message>
      <source>API token</source>
      <translation>Token API</translation>
    </message>
    <message>
      <source>Client secret</source>
      <translation>Segreto client</translation>
    </message>
    <message>
      <source>sent {time} ago</source>
      <translation>inviato {time} fa</translation>
    </message>
    <message>
      <source>Program and arguments</source>
      <translation>Programma e argomenti</translation>
    </message>
    <message>
      <source>Standard input</source>
      <translation>Sul suo standard input</translation>
    </message>
    <message>
      <source>Choose a folder</source>
      <translation>Scegli una cartella</translation>
    </message>
    <message>
      <source>Send waiting items now</source>
      <translation>Invia ora ciò che è in attesa</translation>
    </message>
    <message>
      <source>Discard waiting items</source>
      <translation>Rinuncia a ciò che è in attesa</translation>
    </message>
    <message numerus="yes">
      <source>{n} not sent</source>
      <translation>
        <numerusform>{n} non inviato</numerusform>
        <numerusform>{n} non inviati</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} waiting</source>
      <translation>
        <numerusform>{n} in attesa</numerusform>
        <numerusform>{n} in attesa</numerusform>
      </translation>
    </message>
    <message>
      <source>Edit {name}</source>
      <translation>Modifica {name}</translation>
    </message>
    <message>
      <source>File name</source>
      <translation>Nome di un file</translation>
    </message>
    <message>
      <source>unchanged</source>
      <translation>invariato</translation>
    </message>
    <message>
      <source>{name} removed</source>
      <translation>Rimossa: {name}</translation>
    </message>
    <message>
      <source>Placeholders: {names}</source>
      <translation>Si possono inserire: {names}</translation>
    </message>
    <message>
      <source>Client ID</source>
      <translation>ID client</translation>
    </message>
    <message>
      <source>Most relevant first</source>
      <translation>Prima i più pertinenti</translation>
    </message>
    <message>
      <source>Suggested first</source>
      <translation>Che cosa potresti voler leggere per primo</translation>
    </message>
    <message>
      <source>Loading</source>
      <translation>Caricamento</translation>
    </message>
    <message>
      <source>This article is no longer stored</source>
      <translation>Questo articolo non è più conservato</translation>
    </message>
    <message>
      <source>Unread.</source>
      <translation>Da leggere.</translation>
    </message>
    <message>
      <source>starred</source>
      <translation>con stella</translation>
    </message>
    <message>
      <source>highlighted</source>
      <translation>in evidenza</translation>
    </message>
    <message>
      <source>has audio</source>
      <translation>con audio</translation>
    </message>
    <message>
      <source>downloaded</source>
      <translation>scaricato</translation>
    </message>
    <message>
      <source>Expanded.</source>
      <translation>Aperto.</translation>
    </message>
    <message>
      <source>Collapsed.</source>
      <translation>Raggruppato.</translation>
    </message>
    <message>
      <source>tagged {tags}</source>
      <translation>etichette: {tags}</translation>
    </message>
    <message>
      <source>Found one feed.</source>
      <translation>Trovato un feed.</translation>
    </message>
    <message>
      <source>subscribed</source>
      <translation>già aggiunto</translation>
    </message>
    <message>
      <source>Feeds found</source>
      <translation>Feed trovati</translation>
    </message>
    <message>
      <source>Priority</source>
      <translation>Peso</translation>
    </message>
    <message>
      <source>Notify me about new articles</source>
      <translation>Avvisami subito quando pubblica</translation>
    </message>
    <message>
      <source>Hide Shorts and live-stream announcements</source>
      <translation>Senza Shorts e annunci di dirette</translation>
    </message>
    <message>
      <source>Account</source>
      <translation>Account</translation>
    </message>
    <message>
      <source>More options</source>
      <translation>Altre opzioni</translation>
    </message>
    <message>
      <source>Add feed</source>
      <translation>Aggiungi feed</translation>
    </message>
    <message>
      <source>Website or feed address</source>
      <translation>Indirizzo di un sito, di un blog o di un feed</translation>
    </message>
    <message>
      <source>Latest articles</source>
      <translation>Ultimi articoli</translation>
    </message>
    <message>
      <source>Found one feed, but it contains errors. This is what could be read.</source>
      <translation>Trovato un feed. Il suo documento è danneggiato: ecco ciò che si è potuto leggere.</translation>
    </message>
    <message>
      <source>Show feed</source>
      <translation>Mostra feed</translation>
    </message>
    <message>
      <source>None, only on this computer</source>
      <translation>Nessuno, solo su questo computer</translation>
    </message>
    <message>
      <source>Enter any website, and Paperround finds its feeds.</source>
      <translation>Paperround cerca i feed dietro qualsiasi indirizzo.</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>Interrompi</translation>
    </message>
    <message>
      <source>Sign in</source>
      <translation>Accedi</translation>
    </message>
    <message>
      <source>Based on what you read</source>
      <translation>In base a ciò che leggi</translation>
    </message>
    <message>
      <source>Looking for feeds at {host}…</source>
      <translation>Ricerca di feed su {host}…</translation>
    </message>
    <message>
      <source>Follow this part</source>
      <translation>Segui questa parte</translation>
    </message>
    <message>
      <source>Follow page</source>
      <translation>Segui pagina</translation>
    </message>
    <message>
      <source>Found {feeds} on this site. Choose the ones you want.</source>
      <translation>Trovati su questo sito: {feeds}. Spunta quelli che vuoi.</translation>
    </message>
    <message>
      <source>Add {feeds}</source>
      <translation>Aggiungi {feeds}</translation>
    </message>
    <message>
      <source>{name}, for all my devices</source>
      <translation>{name}, per tutti i miei dispositivi</translation>
    </message>
    <message>
      <source>You’re already subscribed to {name}.</source>
      <translation>Hai già aggiunto {name}.</translation>
    </message>
    <message>
      <source>Because you read about {terms}</source>
      <translation>Perché leggi di {terms}</translation>
    </message>
    <message numerus="yes">
      <source>Found {feed} and {n} more on this site. It’s selected below.</source>
      <translation>
        <numerusform>Trovato {feed}, selezionato qui sotto, e {n} altro feed di questo sito.</numerusform>
        <numerusform>Trovato {feed}, selezionato qui sotto, e altri {n} feed di questo sito.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>About {n} of {all} fetches in your daily budget</source>
      <translation>
        <numerusform>Circa {n} controllo su {all} del budget giornaliero</numerusform>
        <numerusform>Circa {n} controlli su {all} del budget giornaliero</numerusform>
      </translation>
    </message>
    <message>
      <source>The demo opens in its own window. Close it to come back here.</source>
      <translation>La demo si apre in una finestra a parte. Chiudila per tornare qui.</translation>
    </message>
    <message>
      <source>The demo couldn’t start. Try again. If it still fails, restart Paperround.</source>
      <translation>Impossibile avviare la demo. Prova il comando paperround demo in un terminale.</translation>
    </message>
    <message>
      <source>Add</source>
      <translation>Aggiungi</translation>
    </message>
    <message>
      <source>Skip for now</source>
      <translation>Salta per ora</translation>
    </message>
    <message>
      <source>Start reading</source>
      <translation>Inizia a leggere</translation>
    </message>
    <message>
      <source>1 feed</source>
      <translation>1 feed</translation>
    </message>
    <message numerus="yes">
      <source>{n} feeds</source>
      <translation>
        <numerusform>{n} feed</numerusform>
        <numerusform>{n} feed</numerusform>
      </translation>
    </message>
    <message>
      <source>Morning</source>
      <translation>Mattina</translation>
    </message>
    <message>
      <source>Lunch</source>
      <translation>Pranzo</translation>
    </message>
    <message>
      <source>Evening</source>
      <translation>Sera</translation>
    </message>
    <message>
      <source>When you read</source>
      <translation>Quando leggi</translation>
    </message>
    <message>
      <source>When Paperround fetches</source>
      <translation>Quando Paperround controlla</translation>
    </message>
    <message>
      <source>Paperround fetches just before you usually read.</source>
      <translation>Paperround controlla subito prima dell’ora in cui leggi di solito.</translation>
    </message>
    <message>
      <source>Welcome</source>
      <translation>Ti diamo il benvenuto</translation>
    </message>
    <message>
      <source>Paperround learns when you read and fetches your feeds just before, so new articles are ready when you are. What it learns stays on this computer.</source>
      <translation>Paperround impara quando leggi e controlla i feed subito prima, così i nuovi articoli sono pronti quando arrivi. Ciò che impara resta su questo computer.</translation>
    </message>
    <message>
      <source>Or add any website</source>
      <translation>Oppure aggiungi un sito qualsiasi</translation>
    </message>
    <message>
      <source>Coming from another reader? Import an OPML file or a newsboat list. Folders and names are kept.</source>
      <translation>Da un altro lettore, come file OPML o elenco di newsboat. Cartelle e nomi restano.</translation>
    </message>
    <message>
      <source>Open the demo</source>
      <translation>Apri la demo</translation>
    </message>
    <message>
      <source>Try Paperround with 40 sample feeds. Nothing is downloaded or saved.</source>
      <translation>Una mattina inventata con quaranta feed. Nulla passa dalla rete, nulla viene conservato.</translation>
    </message>
    <message>
      <source>Languages I read</source>
      <translation>Leggo in</translation>
    </message>
    <message>
      <source>Added by you</source>
      <translation>I tuoi</translation>
    </message>
    <message>
      <source>Show images</source>
      <translation>Mostra le immagini</translation>
    </message>
    <message>
      <source>Uses more data. The sites that host images can see that you loaded them.</source>
      <translation>Usa più dati. I siti che ospitano le immagini possono vedere che le hai caricate.</translation>
    </message>
    <message>
      <source>No feed found at this address.</source>
      <translation>Nessun feed trovato a questo indirizzo.</translation>
    </message>
    <message>
      <source>Found {feed}. It’s selected below.</source>
      <translation>Trovato {feed}: è spuntato qui sotto.</translation>
    </message>
    <message>
      <source>No feeds selected</source>
      <translation>Nessun feed selezionato</translation>
    </message>
    <message>
      <source>Welcome to Paperround</source>
      <translation>Ti diamo il benvenuto in Paperround</translation>
    </message>
    <message>
      <source>Imports its feeds, articles and stars. Nothing changes there.</source>
      <translation>Importa i suoi feed, articoli e stelle. Lì non cambia nulla.</translation>
    </message>
    <message>
      <source>Choose some feeds to start with</source>
      <translation>Scegli alcuni feed per iniziare</translation>
    </message>
    <message numerus="yes">
      <source>Show all {n} starter feeds</source>
      <translation>
        <numerusform>Mostra {n} feed per iniziare</numerusform>
        <numerusform>Mostra tutti i feed per iniziare ({n})</numerusform>
      </translation>
    </message>
    <message>
      <source>Show fewer feeds</source>
      <translation>Mostra meno feed</translation>
    </message>
    <message>
      <source>Import OPML…</source>
      <translation>Importa OPML…</translation>
    </message>
    <message>
      <source>Import from {reader}</source>
      <translation>Importa da {reader}</translation>
    </message>
    <message>
      <source>This feed needs a password.</source>
      <translation>Questo feed richiede una password.</translation>
    </message>
    <message>
      <source>Subscribe anyway</source>
      <translation>Aggiungi comunque</translation>
    </message>
    <message>
      <source>Follow changes on this page…</source>
      <translation>Segui che cosa cambia in questa pagina…</translation>
    </message>
    <message>
      <source>That didn’t work. Check the address and try again.</source>
      <translation>Non ha funzionato.</translation>
    </message>
    <message>
      <source>The user name or password is incorrect.</source>
      <translation>Il nome utente o la password non è corretto.</translation>
    </message>
    <message>
      <source>Pick an article on the page</source>
      <translation>Indica un articolo</translation>
    </message>
    <message>
      <source>CSS selector</source>
      <translation>Selettore CSS</translation>
    </message>
    <message>
      <source>Try selector</source>
      <translation>Prova selettore</translation>
    </message>
    <message>
      <source>You already follow {name}. Choose what counts as an article from now on.</source>
      <translation>Segui già {name}. Scegli quali sono d’ora in poi i suoi articoli.</translation>
    </message>
    <message>
      <source>Pick an article on the page…</source>
      <translation>Indica un articolo…</translation>
    </message>
    <message>
      <source>Each change becomes an article that shows what’s different.</source>
      <translation>Ogni modifica del testo è un articolo che mostra la differenza.</translation>
    </message>
    <message>
      <source>Followed page</source>
      <translation>Una pagina che segui</translation>
    </message>
    <message>
      <source>You can follow the page itself. Choose what counts as an article.</source>
      <translation>Si può seguire la pagina stessa. Scegli quali sono i suoi articoli.</translation>
    </message>
    <message>
      <source>Current text</source>
      <translation>Il testo com’è adesso</translation>
    </message>
    <message>
      <source>Changes on this page</source>
      <translation>Che cosa cambia in questa pagina</translation>
    </message>
    <message>
      <source>Tried: {addresses}</source>
      <translation>Tentativi: {addresses}</translation>
    </message>
    <message>
      <source>Import feeds</source>
      <translation>Importa un elenco</translation>
    </message>
    <message>
      <source>Progress</source>
      <translation>Avanzamento</translation>
    </message>
    <message>
      <source>Not imported</source>
      <translation>Che cosa non è stato importato</translation>
    </message>
    <message>
      <source>Nothing was imported.</source>
      <translation>Non è stato importato nulla.</translation>
    </message>
    <message>
      <source>{done} of {total}</source>
      <translation>{done} di {total}</translation>
    </message>
    <message>
      <source>{feeds} already subscribed.</source>
      <translation>Già presenti: {feeds}.</translation>
    </message>
    <message>
      <source>Not imported:</source>
      <translation>Non importati:</translation>
    </message>
    <message>
      <source>Reading {file}…</source>
      <translation>Lettura di {file}…</translation>
    </message>
    <message>
      <source>Subscribed to {feeds}.</source>
      <translation>Aggiunti: {feeds}.</translation>
    </message>
    <message>
      <source>News</source>
      <translation>Notizie</translation>
    </message>
    <message>
      <source>Science</source>
      <translation>Scienza</translation>
    </message>
    <message>
      <source>Technology</source>
      <translation>Tecnologia</translation>
    </message>
    <message>
      <source>DIY</source>
      <translation>Fai da te</translation>
    </message>
    <message>
      <source>Culture and ideas</source>
      <translation>Cultura e idee</translation>
    </message>
    <message>
      <source>Photos and comics</source>
      <translation>Immagini e fumetti</translation>
    </message>
    <message>
      <source>Podcasts</source>
      <translation>Podcast</translation>
    </message>
    <message>
      <source>Food</source>
      <translation>Cucina</translation>
    </message>
    <message>
      <source>that period</source>
      <translation>quel periodo</translation>
    </message>
    <message>
      <source>{feed} doesn’t include an unsubscribe link.</source>
      <translation>{feed} non indica un indirizzo per disdire.</translation>
    </message>
    <message>
      <source>New folder</source>
      <translation>Nuova cartella</translation>
    </message>
    <message>
      <source>Folder name:</source>
      <translation>Nome della cartella:</translation>
    </message>
    <message>
      <source>Mark as read if older than</source>
      <translation>Segna letto ciò che è più vecchio di</translation>
    </message>
    <message>
      <source>Older than a day</source>
      <translation>Più vecchio di un giorno</translation>
    </message>
    <message>
      <source>Older than 3 days</source>
      <translation>Più vecchio di 3 giorni</translation>
    </message>
    <message>
      <source>Older than a week</source>
      <translation>Più vecchio di una settimana</translation>
    </message>
    <message>
      <source>Older than 2 weeks</source>
      <translation>Più vecchio di 2 settimane</translation>
    </message>
    <message>
      <source>Older than a month</source>
      <translation>Più vecchio di un mese</translation>
    </message>
    <message>
      <source>Next article</source>
      <translation>Articolo successivo</translation>
    </message>
    <message>
      <source>Previous article</source>
      <translation>Articolo precedente</translation>
    </message>
    <message>
      <source>Next unread</source>
      <translation>Prossimo da leggere</translation>
    </message>
    <message>
      <source>Previous unread</source>
      <translation>Precedente da leggere</translation>
    </message>
    <message>
      <source>Scroll down, or next unread</source>
      <translation>Pagina, poi prossimo da leggere</translation>
    </message>
    <message>
      <source>Open in browser</source>
      <translation>Apri nel browser</translation>
    </message>
    <message>
      <source>Email…</source>
      <translation>Invia per email…</translation>
    </message>
    <message>
      <source>Copy link</source>
      <translation>Copia link</translation>
    </message>
    <message>
      <source>Copy as Markdown</source>
      <translation>Copia come Markdown</translation>
    </message>
    <message>
      <source>Copy as text</source>
      <translation>Copia come testo</translation>
    </message>
    <message>
      <source>Copy quote with link</source>
      <translation>Copia citazione con link</translation>
    </message>
    <message>
      <source>Share</source>
      <translation>Condividi</translation>
    </message>
    <message>
      <source>Open comments</source>
      <translation>Apri i commenti</translation>
    </message>
    <message>
      <source>Reader view</source>
      <translation>Vista lettura</translation>
    </message>
    <message>
      <source>Find in article…</source>
      <translation>Cerca nell’articolo…</translation>
    </message>
    <message>
      <source>Find next</source>
      <translation>Trova successivo</translation>
    </message>
    <message>
      <source>Find previous</source>
      <translation>Trova precedente</translation>
    </message>
    <message>
      <source>View images</source>
      <translation>Guarda le immagini</translation>
    </message>
    <message>
      <source>Save as HTML…</source>
      <translation>Salva come HTML…</translation>
    </message>
    <message>
      <source>Bigger text</source>
      <translation>Testo più grande</translation>
    </message>
    <message>
      <source>Smaller text</source>
      <translation>Testo più piccolo</translation>
    </message>
    <message>
      <source>Normal text size</source>
      <translation>Testo normale</translation>
    </message>
    <message>
      <source>Serif font</source>
      <translation>Carattere con grazie</translation>
    </message>
    <message>
      <source>Play or pause</source>
      <translation>Riproduci o metti in pausa</translation>
    </message>
    <message>
      <source>Play episode</source>
      <translation>Riproduci questa registrazione</translation>
    </message>
    <message>
      <source>Play next in queue</source>
      <translation>Riproduci la prossima in coda</translation>
    </message>
    <message>
      <source>Add to queue</source>
      <translation>Aggiungi alla coda</translation>
    </message>
    <message>
      <source>Play next</source>
      <translation>Ascolta subito dopo</translation>
    </message>
    <message>
      <source>Up next…</source>
      <translation>Che cosa viene dopo…</translation>
    </message>
    <message>
      <source>Download / Remove download</source>
      <translation>Scarica, o rimuovi il file scaricato</translation>
    </message>
    <message>
      <source>Show the same story in other feeds</source>
      <translation>Mostra la stessa notizia in altri feed</translation>
    </message>
    <message>
      <source>Mark as read or unread</source>
      <translation>Segna come letto o da leggere</translation>
    </message>
    <message>
      <source>Highlight</source>
      <translation>Metti in evidenza</translation>
    </message>
    <message>
      <source>Star</source>
      <translation>Aggiungi stella</translation>
    </message>
    <message>
      <source>Tag…</source>
      <translation>Etichetta…</translation>
    </message>
    <message>
      <source>Show less like this</source>
      <translation>Meno di questo in «Per te»</translation>
    </message>
    <message>
      <source>Mark all as read</source>
      <translation>Segna tutti come letti</translation>
    </message>
    <message>
      <source>Mark above as read</source>
      <translation>Segna letto tutto ciò che è sopra</translation>
    </message>
    <message>
      <source>Mark below as read</source>
      <translation>Segna letto tutto ciò che è sotto</translation>
    </message>
    <message>
      <source>Mark older as read…</source>
      <translation>Segna letto ciò che è più vecchio di…</translation>
    </message>
    <message>
      <source>Mark all but today’s as read</source>
      <translation>Segna letto tutto tranne oggi</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Elimina</translation>
    </message>
    <message>
      <source>Show held articles</source>
      <translation>Mostra ciò che aspetta il prossimo giornale</translation>
    </message>
    <message>
      <source>Redo</source>
      <translation>Ripeti</translation>
    </message>
    <message>
      <source>Unread</source>
      <translation>Da leggere</translation>
    </message>
    <message>
      <source>For You</source>
      <translation>Per te</translation>
    </message>
    <message>
      <source>Starred</source>
      <translation>Con stella</translation>
    </message>
    <message>
      <source>Insights</source>
      <translation>Analisi</translation>
    </message>
    <message>
      <source>While you were away</source>
      <translation>Mentre non c’eri</translation>
    </message>
    <message>
      <source>Previous feed</source>
      <translation>Feed precedente</translation>
    </message>
    <message>
      <source>Next feed</source>
      <translation>Feed successivo</translation>
    </message>
    <message>
      <source>Save search…</source>
      <translation>Salva ricerca…</translation>
    </message>
    <message>
      <source>Edit search…</source>
      <translation>Modifica ricerca…</translation>
    </message>
    <message>
      <source>Delete search</source>
      <translation>Rimuovi ricerca</translation>
    </message>
    <message>
      <source>Filter feeds</source>
      <translation>Filtra i feed</translation>
    </message>
    <message>
      <source>Next pane</source>
      <translation>Riquadro successivo</translation>
    </message>
    <message>
      <source>Previous pane</source>
      <translation>Riquadro precedente</translation>
    </message>
    <message>
      <source>Back to the list</source>
      <translation>Torna all’elenco</translation>
    </message>
    <message>
      <source>Refresh</source>
      <translation>Controlla ciò che è mostrato</translation>
    </message>
    <message>
      <source>Download for offline reading</source>
      <translation>Prepara articoli da leggere offline</translation>
    </message>
    <message>
      <source>Refresh all feeds</source>
      <translation>Controlla tutti i feed</translation>
    </message>
    <message>
      <source>Force refresh</source>
      <translation>Controlla anche i feed appena controllati</translation>
    </message>
    <message>
      <source>Add feed from clipboard</source>
      <translation>Aggiungi il link copiato</translation>
    </message>
    <message>
      <source>Feed settings…</source>
      <translation>Impostazioni del feed…</translation>
    </message>
    <message>
      <source>Import feeds (OPML)…</source>
      <translation>Importa un elenco…</translation>
    </message>
    <message>
      <source>Export feeds (OPML)…</source>
      <translation>Esporta l’elenco…</translation>
    </message>
    <message>
      <source>Rules…</source>
      <translation>Regole…</translation>
    </message>
    <message>
      <source>Hidden articles…</source>
      <translation>Articoli nascosti…</translation>
    </message>
    <message>
      <source>Pause fetching</source>
      <translation>Metti in pausa i controlli</translation>
    </message>
    <message>
      <source>Schedule and reasons</source>
      <translation>Quando viene controllato e perché</translation>
    </message>
    <message>
      <source>Open website</source>
      <translation>Apri il sito</translation>
    </message>
    <message>
      <source>Copy feed address</source>
      <translation>Copia l’indirizzo</translation>
    </message>
    <message>
      <source>Rename</source>
      <translation>Rinomina</translation>
    </message>
    <message>
      <source>Move up</source>
      <translation>Sposta in su</translation>
    </message>
    <message>
      <source>Move down</source>
      <translation>Sposta in giù</translation>
    </message>
    <message>
      <source>Move into the folder above</source>
      <translation>Sposta nella cartella sopra</translation>
    </message>
    <message>
      <source>Move out of folder</source>
      <translation>Togli dalla cartella</translation>
    </message>
    <message>
      <source>Unsubscribe</source>
      <translation>Annulla iscrizione</translation>
    </message>
    <message>
      <source>Unsubscribe from this newsletter…</source>
      <translation>Disdici questa newsletter…</translation>
    </message>
    <message>
      <source>Remove folder</source>
      <translation>Rimuovi cartella</translation>
    </message>
    <message>
      <source>Delete tag</source>
      <translation>Elimina etichetta</translation>
    </message>
    <message>
      <source>Hide feeds without unread</source>
      <translation>Nascondi i feed letti</translation>
    </message>
    <message>
      <source>Unread only</source>
      <translation>Solo da leggere</translation>
    </message>
    <message>
      <source>Newest first</source>
      <translation>Prima i più recenti</translation>
    </message>
    <message>
      <source>Group by feed</source>
      <translation>Raggruppa per feed</translation>
    </message>
    <message>
      <source>Group duplicates</source>
      <translation>Mostra la stessa notizia una volta</translation>
    </message>
    <message>
      <source>Mark as read when opened</source>
      <translation>Segna letto all’apertura</translation>
    </message>
    <message>
      <source>Mark as read when scrolled past</source>
      <translation>Segna letto scorrendo</translation>
    </message>
    <message>
      <source>Mark as read manually</source>
      <translation>Segna letto solo a mano</translation>
    </message>
    <message>
      <source>Show as cards</source>
      <translation>Mostra come schede</translation>
    </message>
    <message>
      <source>Show or hide the sidebar</source>
      <translation>Mostra o nascondi la barra laterale</translation>
    </message>
    <message>
      <source>Keep running when closed</source>
      <translation>Continua a controllare da chiuso</translation>
    </message>
    <message>
      <source>Start at login</source>
      <translation>Avvia all’accesso</translation>
    </message>
    <message>
      <source>Paperround Help</source>
      <translation>Aiuto di Paperround</translation>
    </message>
    <message>
      <source>Keyboard shortcuts</source>
      <translation>Scorciatoie da tastiera</translation>
    </message>
    <message>
      <source>Add feeds from your browser</source>
      <translation>Aggiungi feed dal browser</translation>
    </message>
    <message>
      <source>What’s new</source>
      <translation>Novità</translation>
    </message>
    <message>
      <source>Privacy</source>
      <translation>Privacy</translation>
    </message>
    <message>
      <source>Report a problem</source>
      <translation>Segnala un problema</translation>
    </message>
    <message>
      <source>About Paperround</source>
      <translation>Informazioni su Paperround</translation>
    </message>
    <message>
      <source>Close the window</source>
      <translation>Chiudi la finestra</translation>
    </message>
    <message>
      <source>Copied {address}</source>
      <translation>Copiato {address}</translation>
    </message>
    <message>
      <source>Link copied</source>
      <translation>Link copiato</translation>
    </message>
    <message>
      <source>No app could open {link}.</source>
      <translation>Nessun programma ha risposto per aprire {link}.</translation>
    </message>
    <message>
      <source>Your last changes weren’t saved before Paperround closed.</source>
      <translation>Le tue ultime modifiche non sono state salvate prima della chiusura di Paperround.</translation>
    </message>
    <message>
      <source>Paperround is saving your last changes…</source>
      <translation>Paperround sta salvando le tue ultime modifiche…</translation>
    </message>
    <message>
      <source>Quit from the tray icon.</source>
      <translation>Esci dall’icona nell’area di notifica.</translation>
    </message>
    <message>
      <source>Reopen it from your app menu. Press Ctrl+Q to quit.</source>
      <translation>Riaprilo dal menu; esci con Ctrl+Q.</translation>
    </message>
    <message>
      <source>Nothing is downloaded while Paperround is closed. It fetches new articles when you open it.</source>
      <translation>Nulla viene scaricato mentre Paperround è chiuso. Cerca i nuovi articoli quando lo apri.</translation>
    </message>
    <message>
      <source>Some changes aren’t saved yet</source>
      <translation>Non tutto è stato ancora scritto</translation>
    </message>
    <message>
      <source>Close without saving</source>
      <translation>Chiudi e perdi tutto</translation>
    </message>
    <message>
      <source>Keep open</source>
      <translation>Resta aperto</translation>
    </message>
    <message>
      <source>Check the articles you read or starred last.</source>
      <translation>Verifica gli ultimi articoli che hai letto o segnato con una stella.</translation>
    </message>
    <message numerus="yes">
      <source>About {n} fetches a day.</source>
      <translation>
        <numerusform>Circa {n} controllo al giorno.</numerusform>
        <numerusform>Circa {n} controlli al giorno.</numerusform>
      </translation>
    </message>
    <message>
      <source>Keep running</source>
      <translation>Continua</translation>
    </message>
    <message>
      <source>You can change this in Settings &gt; General.</source>
      <translation>Puoi cambiarlo in Impostazioni, Questo computer.</translation>
    </message>
    <message>
      <source>Your last changes aren’t saved yet</source>
      <translation>Le tue ultime azioni non sono ancora sul disco</translation>
    </message>
    <message>
      <source>Paperround will close as soon as they’re saved. If you close it now, they’ll be lost.</source>
      <translation>Appena saranno scritte, Paperround si chiuderà da solo. Chiudendo ora andranno perse.</translation>
    </message>
    <message>
      <source>Keep Paperround running in the background?</source>
      <translation>Paperround può continuare a controllare in background</translation>
    </message>
    <message>
      <source>New articles will be ready when you come back. What should happen when you close the window?</source>
      <translation>Così i nuovi articoli ci sono già prima che guardi. Cosa deve succedere quando si chiude la finestra?</translation>
    </message>
    <message>
      <source>Images from this feed are shown</source>
      <translation>Le immagini di questo feed sono visibili</translation>
    </message>
    <message>
      <source>{posts} marked as read</source>
      <translation>Segnato come letto: {posts}</translation>
    </message>
    <message>
      <source>You’ll see less like this in For You</source>
      <translation>Meno articoli come questo in «Per te»</translation>
    </message>
    <message>
      <source>Both feeds are kept</source>
      <translation>Entrambi i feed restano</translation>
    </message>
    <message>
      <source>Search {name} saved</source>
      <translation>Ricerca {name} salvata</translation>
    </message>
    <message>
      <source>Search {name} changed</source>
      <translation>Ricerca {name} modificata</translation>
    </message>
    <message>
      <source>{posts} marked as unread</source>
      <translation>Segnato come da leggere: {posts}</translation>
    </message>
    <message>
      <source>{posts} starred</source>
      <translation>Stella aggiunta: {posts}</translation>
    </message>
    <message>
      <source>{posts} unstarred</source>
      <translation>Stella tolta: {posts}</translation>
    </message>
    <message>
      <source>{posts} highlighted</source>
      <translation>In evidenza: {posts}</translation>
    </message>
    <message>
      <source>{posts} no longer highlighted</source>
      <translation>Non più in evidenza: {posts}</translation>
    </message>
    <message>
      <source>{posts} deleted</source>
      <translation>Eliminati: {posts}</translation>
    </message>
    <message>
      <source>Settings changed</source>
      <translation>Impostazioni modificate</translation>
    </message>
    <message>
      <source>Search {name} removed</source>
      <translation>Ricerca {name} rimossa</translation>
    </message>
    <message>
      <source>Unsubscribed from {feed}</source>
      <translation>Iscrizione a {feed} annullata</translation>
    </message>
    <message>
      <source>{name} moved</source>
      <translation>Spostato: {name}</translation>
    </message>
    <message>
      <source>{old} renamed to {new}</source>
      <translation>{old} ora si chiama {new}</translation>
    </message>
    <message>
      <source>Same story: {posts} marked as read</source>
      <translation>Stessa notizia, segnati come letti: {posts}</translation>
    </message>
    <message>
      <source>its original title</source>
      <translation>come nel feed</translation>
    </message>
    <message>
      <source>Tag {tag} deleted</source>
      <translation>Etichetta {tag} eliminata</translation>
    </message>
    <message>
      <source>Folder {name} removed; its feeds moved up</source>
      <translation>Cartella {name} rimossa; i suoi feed sono un livello più su</translation>
    </message>
    <message>
      <source>{posts} in {place} marked as read</source>
      <translation>Letti in {place}: {posts}</translation>
    </message>
    <message>
      <source>{posts} tagged {tag}</source>
      <translation>Etichetta {tag}: {posts}</translation>
    </message>
    <message>
      <source>Removed tag {tag} from {posts}</source>
      <translation>Etichetta {tag} tolta: {posts}</translation>
    </message>
    <message>
      <source>Folder {name} made</source>
      <translation>Cartella {name} creata</translation>
    </message>
    <message>
      <source>Export feeds</source>
      <translation>Esporta l’elenco dei feed</translation>
    </message>
    <message>
      <source>Copied the versions of Paperround and your system.</source>
      <translation>Le versioni di Paperround e del tuo sistema sono state copiate.</translation>
    </message>
    <message>
      <source>Copied the versions of Paperround and your system. Paste them into your report at {address}</source>
      <translation>Copiate le versioni di Paperround e del tuo sistema. Incollale nella segnalazione su {address}</translation>
    </message>
    <message>
      <source>There is no link on the clipboard</source>
      <translation>Negli appunti non c’è un link</translation>
    </message>
    <message>
      <source>Everything, to move to another computer</source>
      <translation>Tutto, per un altro computer</translation>
    </message>
    <message>
      <source>Password:</source>
      <translation>Password:</translation>
    </message>
    <message>
      <source>{file} doesn’t contain its feed address. Add the website’s address instead.</source>
      <translation>{file} non dice dove si trova il suo feed; aggiungi invece l’indirizzo del sito.</translation>
    </message>
    <message>
      <source>Everything is already available offline.</source>
      <translation>Non c’era altro da scaricare per leggere offline.</translation>
    </message>
    <message>
      <source>Paperround {version} is available. You have {own}. Download it from {home}.</source>
      <translation>È uscito Paperround {version}; hai la versione {own}. Si scarica da {home}.</translation>
    </message>
    <message>
      <source>Refreshing…</source>
      <translation>Controllo dei feed…</translation>
    </message>
    <message>
      <source>Downloading articles for offline reading…</source>
      <translation>Preparazione degli articoli da leggere offline…</translation>
    </message>
    <message>
      <source>1 more article is available offline ({size}).</source>
      <translation>1 articolo in più è qui da leggere offline, {size}.</translation>
    </message>
    <message numerus="yes">
      <source>{n} more articles are available offline ({size}).</source>
      <translation>
        <numerusform>{n} articolo in più è qui da leggere offline, {size}.</numerusform>
        <numerusform>{n} articoli in più sono qui da leggere offline, {size}.</numerusform>
      </translation>
    </message>
    <message>
      <source>This is the demo: 40 sample feeds. Nothing is downloaded or saved.</source>
      <translation>Questa è la demo: quaranta feed inventati. Nulla passa dalla rete, nulla viene conservato.</translation>
    </message>
    <message>
      <source>Use my own feeds</source>
      <translation>I miei feed</translation>
    </message>
    <message>
      <source>Move to folder</source>
      <translation>Sposta nella cartella</translation>
    </message>
    <message>
      <source>No folder</source>
      <translation>Nessuna cartella</translation>
    </message>
    <message>
      <source>Menu</source>
      <translation>Menu</translation>
    </message>
    <message>
      <source>&amp;File</source>
      <translation>&amp;File</translation>
    </message>
    <message>
      <source>&amp;Edit</source>
      <translation>&amp;Modifica</translation>
    </message>
    <message>
      <source>&amp;View</source>
      <translation>&amp;Visualizza</translation>
    </message>
    <message>
      <source>&amp;Go</source>
      <translation>Va&amp;i</translation>
    </message>
    <message>
      <source>&amp;Article</source>
      <translation>&amp;Articolo</translation>
    </message>
    <message>
      <source>P&amp;lay</source>
      <translation>&amp;Riproduci</translation>
    </message>
    <message>
      <source>Fee&amp;d</source>
      <translation>Fee&amp;d</translation>
    </message>
    <message>
      <source>&amp;Help</source>
      <translation>Ai&amp;uto</translation>
    </message>
    <message>
      <source>Add destination…</source>
      <translation>Aggiungi destinazione…</translation>
    </message>
    <message>
      <source>Tags</source>
      <translation>Etichette</translation>
    </message>
    <message>
      <source>Find or create a tag</source>
      <translation>Trova o crea un’etichetta</translation>
    </message>
    <message>
      <source>Create tag “{name}”</source>
      <translation>Crea l’etichetta «{name}»</translation>
    </message>
    <message>
      <source>newest first</source>
      <translation>prima i più recenti</translation>
    </message>
    <message>
      <source>oldest first</source>
      <translation>prima i più vecchi</translation>
    </message>
    <message>
      <source>You won’t see this message again.</source>
      <translation>Non se ne dirà altro.</translation>
    </message>
    <message>
      <source>Paperround is still running</source>
      <translation>Paperround è ancora qui</translation>
    </message>
    <message>
      <source>Next fetch {time}.</source>
      <translation>Prossimo controllo {time}.</translation>
    </message>
    <message>
      <source>the edition</source>
      <translation>questo giornale</translation>
    </message>
    <message>
      <source>Paperround, demo</source>
      <translation>Paperround, demo</translation>
    </message>
    <message>
      <source>Skip tour</source>
      <translation>Esci dal tour</translation>
    </message>
    <message>
      <source>Next</source>
      <translation>Successivo</translation>
    </message>
    <message>
      <source>New articles appear here</source>
      <translation>In questo elenco arrivano i tuoi articoli</translation>
    </message>
    <message>
      <source>The first one opens automatically. Press J or the Down Arrow for the next. A dot means unread.</source>
      <translation>Il primo si apre da solo; J o la freccia giù apre il successivo. Un punto significa che non l’hai ancora letto.</translation>
    </message>
    <message>
      <source>Press Space to keep reading</source>
      <translation>La barra spaziatrice va avanti</translation>
    </message>
    <message>
      <source>At the end of an article, Space opens the next unread one. Press S to star an article.</source>
      <translation>Alla fine di un articolo porta al prossimo da leggere. S conserva un articolo con una stella.</translation>
    </message>
    <message>
      <source>That’s all you need</source>
      <translation>Non serve altro</translation>
    </message>
    <message>
      <source>Press ? to see every shortcut. Insights shows why Paperround fetches each feed when it does.</source>
      <translation>Il punto interrogativo mostra tutti i tasti. Analisi spiega perché Paperround scarica in un dato momento.</translation>
    </message>
    <message>
      <source>{n} of {all}</source>
      <translation>{n} di {all}</translation>
    </message>
    <message>
      <source>All your changes have been saved.</source>
      <translation>Ora tutto ciò che hai fatto nel frattempo è scritto.</translation>
    </message>
    <message>
      <source>More</source>
      <translation>Altro</translation>
    </message>
    <message>
      <source>Freed {size} of images.</source>
      <translation>Immagini eliminate: {size} liberati.</translation>
    </message>
    <message>
      <source>Paused</source>
      <translation>In pausa</translation>
    </message>
    <message>
      <source>Image</source>
      <translation>Immagine</translation>
    </message>
    <message>
      <source>Loading full article…</source>
      <translation>Scaricamento della pagina…</translation>
    </message>
    <message>
      <source>Comments</source>
      <translation>Commenti</translation>
    </message>
    <message>
      <source>Attachments</source>
      <translation>Allegati</translation>
    </message>
    <message>
      <source>audio</source>
      <translation>audio</translation>
    </message>
    <message>
      <source>video</source>
      <translation>video</translation>
    </message>
    <message>
      <source>image</source>
      <translation>immagine</translation>
    </message>
    <message>
      <source>text</source>
      <translation>testo</translation>
    </message>
    <message>
      <source>d MMMM yyyy</source>
      <translation>d MMMM yyyy</translation>
    </message>
    <message>
      <source>1 min video</source>
      <translation>1 minuto di video</translation>
    </message>
    <message>
      <source>1 min read</source>
      <translation>1 minuto di lettura</translation>
    </message>
    <message>
      <source>Couldn’t find the full article on the page. Showing the version from the feed.</source>
      <translation>Nella pagina non c’è un articolo. Ecco ciò che ha inviato il feed.</translation>
    </message>
    <message numerus="yes">
      <source>Continue reading · {minutes} min left</source>
      <translation>
        <numerusform>Continua a leggere, ancora {minutes} minuto</numerusform>
        <numerusform>Continua a leggere, ancora {minutes} minuti</numerusform>
      </translation>
    </message>
    <message>
      <source>Why?</source>
      <translation>Perché?</translation>
    </message>
    <message numerus="yes">
      <source>{minutes} min video</source>
      <translation>
        <numerusform>{minutes} minuto di video</numerusform>
        <numerusform>{minutes} minuti di video</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{minutes} min read</source>
      <translation>
        <numerusform>{minutes} minuto di lettura</numerusform>
        <numerusform>{minutes} minuti di lettura</numerusform>
      </translation>
    </message>
    <message>
      <source>Continue reading · 1 min left</source>
      <translation>Continua a leggere, ancora 1 minuto</translation>
    </message>
    <message>
      <source>{n} min</source>
      <translation>{n} min</translation>
    </message>
    <message>
      <source>Images are on. They use more data, and the sites that host them can see that you loaded them.</source>
      <translation>Le immagini sono visibili. Occupano più dati e il server di ciascuna vede che l’hai scaricata.</translation>
    </message>
    <message>
      <source>Images are off.</source>
      <translation>Le immagini non vengono caricate.</translation>
    </message>
    <message>
      <source>This feed only sends headlines.</source>
      <translation>Qui c’è solo il titolo.</translation>
    </message>
    <message>
      <source>Load full article</source>
      <translation>Scarica il testo completo</translation>
    </message>
    <message>
      <source>Select an article to read it. J and K move through the list.</source>
      <translation>Seleziona un articolo per leggerlo. Con J e K scorri l’elenco.</translation>
    </message>
    <message>
      <source>Just this once</source>
      <translation>Solo questa volta</translation>
    </message>
    <message>
      <source>Always for this feed</source>
      <translation>Sempre per questo feed</translation>
    </message>
    <message>
      <source>Always for all feeds</source>
      <translation>Sempre per tutti i feed</translation>
    </message>
    <message>
      <source>Keep images on</source>
      <translation>Mantieni</translation>
    </message>
    <message>
      <source>Ask each time</source>
      <translation>Chiedi ogni volta</translation>
    </message>
    <message>
      <source>Image copied</source>
      <translation>Immagine copiata</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>Copia</translation>
    </message>
    <message>
      <source>Select all</source>
      <translation>Seleziona tutto</translation>
    </message>
    <message>
      <source>This image isn’t available.</source>
      <translation>Questa immagine non è disponibile.</translation>
    </message>
    <message>
      <source>Fetching…</source>
      <translation>Scaricamento…</translation>
    </message>
    <message>
      <source>Save image</source>
      <translation>Salva immagine</translation>
    </message>
    <message>
      <source>Open this link in the browser</source>
      <translation>Apri questo link nel browser</translation>
    </message>
    <message>
      <source>Copy this link</source>
      <translation>Copia questo link</translation>
    </message>
    <message>
      <source>View full size</source>
      <translation>Ingrandisci l’immagine</translation>
    </message>
    <message>
      <source>Save image as…</source>
      <translation>Salva l’immagine…</translation>
    </message>
    <message>
      <source>Copy image</source>
      <translation>Copia l’immagine</translation>
    </message>
    <message>
      <source>Copy image address</source>
      <translation>Copia l’indirizzo dell’immagine</translation>
    </message>
    <message>
      <source>Open image in browser</source>
      <translation>Apri l’immagine nel browser</translation>
    </message>
    <message>
      <source>This article is too long to show in full.</source>
      <translation>Questo articolo è troppo lungo per essere mostrato per intero.</translation>
    </message>
    <message>
      <source>Continue in the browser</source>
      <translation>Continua nel browser</translation>
    </message>
    <message>
      <source>Saved as {name}</source>
      <translation>Salvato come {name}</translation>
    </message>
    <message>
      <source>Find in this article</source>
      <translation>Cerca in questo articolo</translation>
    </message>
    <message>
      <source>Previous</source>
      <translation>Precedente</translation>
    </message>
    <message>
      <source>{current} of {count}</source>
      <translation>{current} di {count}</translation>
    </message>
    <message>
      <source>No matches</source>
      <translation>Nessun risultato</translation>
    </message>
    <message>
      <source>Text settings</source>
      <translation>Carattere</translation>
    </message>
    <message>
      <source>Previous image</source>
      <translation>Immagine precedente</translation>
    </message>
    <message>
      <source>Next image</source>
      <translation>Immagine successiva</translation>
    </message>
    <message>
      <source>Zoom out</source>
      <translation>Più piccola</translation>
    </message>
    <message>
      <source>Zoom in</source>
      <translation>Più grande</translation>
    </message>
    <message>
      <source>Actual size</source>
      <translation>Dimensioni reali</translation>
    </message>
    <message>
      <source>Save…</source>
      <translation>Salva…</translation>
    </message>
    <message>
      <source>This image is damaged or too large to show.</source>
      <translation>Questa immagine è danneggiata o troppo grande per essere mostrata qui.</translation>
    </message>
    <message>
      <source>Fit to window</source>
      <translation>Adatta alla finestra</translation>
    </message>
    <message>
      <source>Image, {width} × {height}</source>
      <translation>Immagine, {width} × {height}</translation>
    </message>
    <message>
      <source>Couldn’t load this image.</source>
      <translation>Impossibile scaricare questa immagine.</translation>
    </message>
    <message>
      <source>Downloaded</source>
      <translation>Scaricato</translation>
    </message>
    <message>
      <source>Downloaded on {day}, before you read it</source>
      <translation>Scaricato il giorno {day}, prima che guardassi</translation>
    </message>
    <message>
      <source>Not downloaded</source>
      <translation>Non scaricato</translation>
    </message>
    <message>
      <source>Download</source>
      <translation>Scarica</translation>
    </message>
    <message>
      <source>Arrived {time} after you opened Paperround</source>
      <translation>Scaricato {time} dopo che hai guardato la prima volta</translation>
    </message>
    <message>
      <source>Arrived {time}, before you did</source>
      <translation>Arrivato alle {time}, prima di te</translation>
    </message>
    <message>
      <source>Downloaded ahead of {time}, when you usually listen</source>
      <translation>Scaricato per le {time}, quando ascolti di solito</translation>
    </message>
    <message>
      <source>Not downloaded, {size}</source>
      <translation>Non scaricato, {size}</translation>
    </message>
    <message>
      <source>Downloading, {size}</source>
      <translation>Scaricamento, {size}</translation>
    </message>
    <message>
      <source>No article selected</source>
      <translation>Nessuna selezione</translation>
    </message>
    <message>
      <source>Web page (*.html)</source>
      <translation>Pagina web (*.html)</translation>
    </message>
    <message>
      <source>Save article</source>
      <translation>Salva articolo</translation>
    </message>
    <message>
      <source>Copied</source>
      <translation>Copiato</translation>
    </message>
    <message>
      <source>Something went wrong in Paperround ({name}).</source>
      <translation>Qualcosa è andato storto in Paperround ({name}).</translation>
    </message>
    <message>
      <source>Undone: {what}</source>
      <translation>Annullato: {what}</translation>
    </message>
    <message>
      <source>Redone: {what}</source>
      <translation>Ripetuto: {what}</translation>
    </message>
    <message>
      <source>Open Paperround</source>
      <translation>Apri Paperround</translation>
    </message>
    <message>
      <source>Free and open source under the MIT licence</source>
      <translation>Libero e open source, con licenza MIT</translation>
    </message>
    <message>
      <source>A feed reader that has your news ready when you are.</source>
      <translation>Un lettore di feed che ha le notizie pronte quando lo sei tu.</translation>
    </message>
    <message>
      <source>Website</source>
      <translation>Sito web</translation>
    </message>
    <message>
      <source>Licence</source>
      <translation>Licenza</translation>
    </message>
    <message>
      <source>Tested in Wine only, not yet on Windows itself. Please report how it works.</source>
      <translation>Provato solo in Wine, non ancora su Windows. Facci sapere come funziona.</translation>
    </message>
    <message>
      <source>Not tested on a Mac yet. Please report how it works.</source>
      <translation>Non ancora provato su un Mac. Facci sapere come funziona.</translation>
    </message>
    <message>
      <source>Acknowledgements</source>
      <translation>Fatto con opere altrui</translation>
    </message>
    <message>
      <source>Open-source components</source>
      <translation>Opere con cui è fatto Paperround</translation>
    </message>
    <message>
      <source>Version {version}</source>
      <translation>Versione {version}</translation>
    </message>
    <message>
      <source>Built {date}</source>
      <translation>creata il giorno {date}</translation>
    </message>
    <message>
      <source>Exported {feeds} to {file}</source>
      <translation>Scritto in {file}: {feeds}</translation>
    </message>
    <message>
      <source>Exported {feeds} and {posts} to {file}</source>
      <translation>Scritto in {file}: {feeds} e {posts}</translation>
    </message>
    <message>
      <source>Now following a different part of the page</source>
      <translation>Ora segui un’altra parte della pagina</translation>
    </message>
    <message>
      <source>Unsubscribe from {feeds}</source>
      <translation>Annulla l’iscrizione a {feeds}</translation>
    </message>
    <message>
      <source>Imported {feeds}</source>
      <translation>Importati: {feeds}</translation>
    </message>
    <message>
      <source>Rules changed</source>
      <translation>Regole modificate</translation>
    </message>
    <message>
      <source>Rules changed, {posts} updated</source>
      <translation>Regole modificate, e con loro {posts}</translation>
    </message>
    <message>
      <source>Changed the settings for {feed}</source>
      <translation>Impostazioni di {feed} modificate</translation>
    </message>
    <message numerus="yes">
      <source>{n} already subscribed</source>
      <translation>
        <numerusform>{n} c’era già</numerusform>
        <numerusform>{n} c’erano già</numerusform>
      </translation>
    </message>
    <message>
      <source>Subscribed to {feed}</source>
      <translation>Feed aggiunto: {feed}</translation>
    </message>
    <message>
      <source>Unsubscribed from {feeds}</source>
      <translation>Iscrizione a {feeds} annullata</translation>
    </message>
    <message>
      <source>{posts} restored</source>
      <translation>Di nuovo visibili: {posts}</translation>
    </message>
    <message>
      <source>Not enough articles yet.</source>
      <translation>Non ancora noto: servono alcuni articoli.</translation>
    </message>
    <message>
      <source>Almost all of its articles are original.</source>
      <translation>Quasi tutti i suoi articoli dicono qualcosa di nuovo.</translation>
    </message>
    <message>
      <source>Almost all of its articles repeat earlier ones.</source>
      <translation>Quasi tutti i suoi articoli ripetono cose dette di recente.</translation>
    </message>
    <message>
      <source>None of your other feeds covers the same topics.</source>
      <translation>Nessun altro tuo feed tratta gli stessi argomenti.</translation>
    </message>
    <message>
      <source>Open schedule</source>
      <translation>Apri il piano</translation>
    </message>
    <message>
      <source>Include in Unread and counts</source>
      <translation>In «Da leggere» e nei conteggi</translation>
    </message>
    <message>
      <source>Newest {n}</source>
      <translation>I {n} più recenti</translation>
    </message>
    <message>
      <source>{names}.</source>
      <translation>{names}.</translation>
    </message>
    <message numerus="yes">
      <source>About {n} in 10 articles are original.</source>
      <translation>
        <numerusform>Circa {n} articolo su 10 dice qualcosa di nuovo.</numerusform>
        <numerusform>Circa {n} articoli su 10 dicono qualcosa di nuovo.</numerusform>
      </translation>
    </message>
    <message>
      <source>Fetch for new articles</source>
      <translation>Controlla</translation>
    </message>
    <message>
      <source>Don’t miss any of its articles</source>
      <translation>Non perdere nessuno dei suoi articoli</translation>
    </message>
    <message>
      <source>Fetched before an article can drop off the feed’s list, even if other feeds wait longer.</source>
      <translation>Controllato prima che un articolo possa uscire dall’elenco del feed, anche se altri feed aspettano di più.</translation>
    </message>
    <message>
      <source>Pause this feed</source>
      <translation>In pausa: non controllarlo</translation>
    </message>
    <message>
      <source>Mark as read automatically</source>
      <translation>Da leggere passa a letto</translation>
    </message>
    <message>
      <source>Starred or tagged articles, and ones you marked as unread, stay unread.</source>
      <translation>Restano da leggere gli articoli con stella o etichetta e quelli che hai segnato tu come da leggere.</translation>
    </message>
    <message>
      <source>Always load the full article</source>
      <translation>Scarica il testo completo di ogni articolo che apro</translation>
    </message>
    <message>
      <source>Use default</source>
      <translation>Come nelle impostazioni</translation>
    </message>
    <message>
      <source>Keep articles</source>
      <translation>Conserva gli articoli</translation>
    </message>
    <message>
      <source>Keep at most</source>
      <translation>Conserva al massimo</translation>
    </message>
    <message>
      <source>Offline reading</source>
      <translation>Prima di andare offline</translation>
    </message>
    <message>
      <source>Only if the feed requires a sign-in</source>
      <translation>Solo se il feed lo chiede</translation>
    </message>
    <message>
      <source>Opens the sender’s unsubscribe page or a ready-made email.</source>
      <translation>Apre ciò che il mittente offre per questo, nel browser o nel programma di posta.</translation>
    </message>
    <message>
      <source>Newsletter</source>
      <translation>Newsletter</translation>
    </message>
    <message>
      <source>Articles (CSS selector)</source>
      <translation>I suoi articoli (selettore CSS)</translation>
    </message>
    <message>
      <source>Topics</source>
      <translation>Argomenti</translation>
    </message>
    <message>
      <source>Similar feeds</source>
      <translation>Feed simili</translation>
    </message>
    <message>
      <source>{feed} (duplicate)</source>
      <translation>{feed} (gli stessi articoli)</translation>
    </message>
    <message>
      <source>Sign-in</source>
      <translation>Accesso</translation>
    </message>
    <message>
      <source>Automatic</source>
      <translation>Quando conviene</translation>
    </message>
    <message>
      <source>Every 15 minutes</source>
      <translation>Ogni 15 minuti</translation>
    </message>
    <message>
      <source>Every 30 minutes</source>
      <translation>Ogni 30 minuti</translation>
    </message>
    <message>
      <source>Every hour</source>
      <translation>Ogni ora</translation>
    </message>
    <message>
      <source>Every 3 hours</source>
      <translation>Ogni 3 ore</translation>
    </message>
    <message>
      <source>Every 6 hours</source>
      <translation>Ogni 6 ore</translation>
    </message>
    <message>
      <source>Every 12 hours</source>
      <translation>Ogni 12 ore</translation>
    </message>
    <message>
      <source>Once a day</source>
      <translation>Una volta al giorno</translation>
    </message>
    <message numerus="yes">
      <source>Every {n} minutes</source>
      <translation>
        <numerusform>Ogni {n} minuto</numerusform>
        <numerusform>Ogni {n} minuti</numerusform>
      </translation>
    </message>
    <message>
      <source>Show</source>
      <translation>Mostra</translation>
    </message>
    <message>
      <source>Ask first</source>
      <translation>Mostra solo su richiesta</translation>
    </message>
    <message>
      <source>Never</source>
      <translation>Mai</translation>
    </message>
    <message>
      <source>After a day</source>
      <translation>Dopo un giorno</translation>
    </message>
    <message>
      <source>After 3 days</source>
      <translation>Dopo 3 giorni</translation>
    </message>
    <message>
      <source>After a week</source>
      <translation>Dopo una settimana</translation>
    </message>
    <message>
      <source>After 2 weeks</source>
      <translation>Dopo 2 settimane</translation>
    </message>
    <message>
      <source>After a month</source>
      <translation>Dopo un mese</translation>
    </message>
    <message numerus="yes">
      <source>After {n} days</source>
      <translation>
        <numerusform>Dopo {n} giorno</numerusform>
        <numerusform>Dopo {n} giorni</numerusform>
      </translation>
    </message>
    <message>
      <source>Forever</source>
      <translation>Per sempre</translation>
    </message>
    <message>
      <source>For a week</source>
      <translation>Per una settimana</translation>
    </message>
    <message>
      <source>For 30 days</source>
      <translation>Per 30 giorni</translation>
    </message>
    <message>
      <source>For 90 days</source>
      <translation>Per 90 giorni</translation>
    </message>
    <message>
      <source>For a year</source>
      <translation>Per un anno</translation>
    </message>
    <message numerus="yes">
      <source>For {n} days</source>
      <translation>
        <numerusform>Per {n} giorno</numerusform>
        <numerusform>Per {n} giorni</numerusform>
      </translation>
    </message>
    <message>
      <source>All of them</source>
      <translation>Tutti</translation>
    </message>
    <message>
      <source>Download what I’m likely to open</source>
      <translation>Scaricare ciò che probabilmente aprirò</translation>
    </message>
    <message>
      <source>Download every article in full</source>
      <translation>Scaricare ogni articolo per intero</translation>
    </message>
    <message>
      <source>Don’t download in advance</source>
      <translation>Non scaricare nulla in anticipo</translation>
    </message>
    <message>
      <source>Unchanged</source>
      <translation>Invariati</translation>
    </message>
    <message>
      <source>That isn’t a web address. Enter one that starts with https://.</source>
      <translation>Questo non è un indirizzo web: scrivine uno che inizi con https://.</translation>
    </message>
    <message>
      <source>The main part of the page</source>
      <translation>La parte principale della pagina</translation>
    </message>
    <message>
      <source>Part to compare (CSS selector)</source>
      <translation>Che cosa si confronta (selettore CSS)</translation>
    </message>
    <message>
      <source>{feed} settings</source>
      <translation>Impostazioni di {feed}</translation>
    </message>
    <message>
      <source>None</source>
      <translation>Nessuna</translation>
    </message>
    <message>
      <source>New folder…</source>
      <translation>Nuova cartella…</translation>
    </message>
    <message>
      <source>Help page</source>
      <translation>Pagina di aiuto</translation>
    </message>
    <message>
      <source>Contents</source>
      <translation>Indice</translation>
    </message>
    <message>
      <source>Search commands or keys</source>
      <translation>Cerca comandi o tasti</translation>
    </message>
    <message>
      <source>Use it here instead</source>
      <translation>Usalo qui</translation>
    </message>
    <message>
      <source>Essentials</source>
      <translation>L’essenziale</translation>
    </message>
    <message>
      <source>Marking</source>
      <translation>Contrassegni</translation>
    </message>
    <message>
      <source>Navigation</source>
      <translation>Spostamenti</translation>
    </message>
    <message>
      <source>Feeds</source>
      <translation>Feed</translation>
    </message>
    <message>
      <source>Window</source>
      <translation>Finestra</translation>
    </message>
    <message>
      <source>Shortcuts restored</source>
      <translation>Scorciatoie ripristinate</translation>
    </message>
    <message>
      <source>{key} then {next}</source>
      <translation>{key} poi {next}</translation>
    </message>
    <message>
      <source>Add keys</source>
      <translation>Aggiungi tasti</translation>
    </message>
    <message>
      <source>Shortcut for {action}</source>
      <translation>Tasto per {action}</translation>
    </message>
    <message>
      <source>Click a key to change it. Esc cancels.</source>
      <translation>Fai clic su un tasto per cambiarlo. Esc annulla.</translation>
    </message>
    <message>
      <source>Press the new keys</source>
      <translation>Premi i nuovi tasti</translation>
    </message>
    <message>
      <source>Up and down</source>
      <translation>Su e giù</translation>
    </message>
    <message>
      <source>To the next pane</source>
      <translation>Al riquadro accanto</translation>
    </message>
    <message>
      <source>To the top, showing new articles</source>
      <translation>All’inizio, con i nuovi articoli</translation>
    </message>
    <message>
      <source>{key} is used by {action}.</source>
      <translation>{key} è usato da {action}.</translation>
    </message>
    <message>
      <source>Restore defaults</source>
      <translation>Tasti predefiniti</translation>
    </message>
    <message>
      <source>Sending {posts} to {target}…</source>
      <translation>{posts}: invio a {target} in corso</translation>
    </message>
    <message>
      <source>{posts} sent to {target}</source>
      <translation>{posts}: invio a {target} riuscito</translation>
    </message>
    <message>
      <source>Not sent to {target}: {why}</source>
      <translation>Invio a {target} non riuscito: {why}</translation>
    </message>
    <message>
      <source>CA certificate (PEM file)</source>
      <translation>Certificato della tua autorità</translation>
    </message>
    <message>
      <source>You have {feeds} from {name} on this computer. Keep or remove? Nothing changes on the server.</source>
      <translation>Tenere qui i feed di {name} ({feeds}) o rimuovere anche quelli? Sul server non cambia nulla.</translation>
    </message>
    <message>
      <source>Discard</source>
      <translation>Scarta</translation>
    </message>
    <message>
      <source>Keep feeds</source>
      <translation>Tieni i feed</translation>
    </message>
    <message>
      <source>Remove feeds</source>
      <translation>Rimuovi anche i feed</translation>
    </message>
    <message>
      <source>Enter the password…</source>
      <translation>Inserisci la password…</translation>
    </message>
    <message>
      <source>More options for {name}</source>
      <translation>Altro per {name}</translation>
    </message>
    <message>
      <source>Higher-priority feeds are fetched sooner and more often.</source>
      <translation>Un feed con più peso viene controllato prima e più spesso.</translation>
    </message>
    <message numerus="yes">
      <source>About {n} of your {budget} daily fetches</source>
      <translation>
        <numerusform>Con {budget} controlli al giorno ne avrà circa {n}</numerusform>
        <numerusform>Con {budget} controlli al giorno ne avrà circa {n}</numerusform>
      </translation>
    </message>
    <message>
      <source>no effect on your other feeds.</source>
      <translation>gli altri feed non ne risentono.</translation>
    </message>
    <message>
      <source>articles from your other feeds arrive {time} later on average.</source>
      <translation>gli altri feed aspettano {time} in più.</translation>
    </message>
    <message>
      <source>articles from your other feeds arrive {time} earlier on average.</source>
      <translation>gli altri feed aspettano {time} in meno.</translation>
    </message>
    <message>
      <source>full articles</source>
      <translation>articoli completi</translation>
    </message>
    <message>
      <source>summaries</source>
      <translation>riassunti</translation>
    </message>
    <message>
      <source>titles only</source>
      <translation>solo titoli</translation>
    </message>
    <message>
      <source>Low</source>
      <translation>meno</translation>
    </message>
    <message>
      <source>High</source>
      <translation>più</translation>
    </message>
    <message>
      <source>Highest</source>
      <translation>massimo</translation>
    </message>
    <message numerus="yes">
      <source>About {n} of your {budget} daily fetches instead of {before}</source>
      <translation>
        <numerusform>Con {budget} controlli al giorno ne ha circa {n} invece di {before}</numerusform>
        <numerusform>Con {budget} controlli al giorno ne ha circa {n} invece di {before}</numerusform>
      </translation>
    </message>
    <message>
      <source>{n} s</source>
      <translation>{n} s</translation>
    </message>
    <message numerus="yes">
      <source>About {n} of your {budget} daily fetches.</source>
      <translation>
        <numerusform>Con {budget} controlli al giorno ne ha circa {n}.</numerusform>
        <numerusform>Con {budget} controlli al giorno ne ha circa {n}.</numerusform>
      </translation>
    </message>
    <message>
      <source>{first} to {last}: {posts} from {feeds}, including {stories} covered by several feeds.</source>
      <translation>Da {first} a {last}: {posts} da {feeds}; raccontate da più feed: {stories}.</translation>
    </message>
    <message>
      <source>Date range</source>
      <translation>Quali giorni</translation>
    </message>
    <message>
      <source>When you’ve been away for five days or more, what you missed is summed up here.</source>
      <translation>Se non guardi per cinque giorni o più, qui trovi che cosa è successo nel frattempo.</translation>
    </message>
    <message>
      <source>From {first} to {last}: {posts} from {feeds}.</source>
      <translation>Da {first} a {last}: {posts} da {feeds}.</translation>
    </message>
    <message>
      <source>1 story</source>
      <translation>1 notizia</translation>
    </message>
    <message numerus="yes">
      <source>{n} stories</source>
      <translation>
        <numerusform>{n} notizia</numerusform>
        <numerusform>{n} notizie</numerusform>
      </translation>
    </message>
    <message>
      <source>Last 3 days</source>
      <translation>Ultimi 3 giorni</translation>
    </message>
    <message>
      <source>Last week</source>
      <translation>Ultima settimana</translation>
    </message>
    <message>
      <source>The last 2 weeks</source>
      <translation>Ultime 2 settimane</translation>
    </message>
    <message>
      <source>The last month</source>
      <translation>Ultimo mese</translation>
    </message>
    <message>
      <source>You have not been away</source>
      <translation>Nessuna assenza</translation>
    </message>
    <message>
      <source>Show the last week</source>
      <translation>Mostra l’ultima settimana</translation>
    </message>
    <message>
      <source>Covered by several feeds</source>
      <translation>Che cosa hanno raccontato più feed</translation>
    </message>
    <message>
      <source>By feed</source>
      <translation>Che cosa ha portato ogni feed</translation>
    </message>
    <message numerus="yes">
      <source>{n} more</source>
      <translation>
        <numerusform>{n} altro</numerusform>
        <numerusform>altri {n}</numerusform>
      </translation>
    </message>
    <message>
      <source>Ready in time: fetched before you next open Paperround.</source>
      <translation>In tempo: controllati prima che tu riapra Paperround.</translation>
    </message>
    <message numerus="yes">
      <source>Actual over the last {n} days: {fetches} a day, {wait}, {share} ready in time.</source>
      <translation>
        <numerusform>Effettivo, ultimo {n} giorno: {fetches} al giorno, {wait}, {share} in tempo.</numerusform>
        <numerusform>Effettivo, ultimi {n} giorni: {fetches} al giorno, {wait}, {share} in tempo.</numerusform>
      </translation>
    </message>
    <message>
      <source>With {fetches} a day, you wait {wait} for a new article on average.</source>
      <translation>Con {fetches} al giorno, aspetti in media {wait} un nuovo articolo.</translation>
    </message>
    <message numerus="yes">
      <source>Beyond about {n} fetches a day, each extra fetch gains little.</source>
      <translation>
        <numerusform>Oltre circa {n} controllo al giorno, ognuno in più dà poco.</numerusform>
        <numerusform>Oltre circa {n} controlli al giorno, ognuno in più dà poco.</numerusform>
      </translation>
    </message>
    <message>
      <source>At {now} fetches a day, up to {most} on a busy day, new articles keep you waiting {wait} on average. Best value: {best} fetches, {best_wait}.</source>
      <translation>Con {now} controlli al giorno, fino a {most} in un giorno intenso, i nuovi articoli ti fanno aspettare in media {wait}. Il più conveniente: {best} controlli, {best_wait}.</translation>
    </message>
    <message numerus="yes">
      <source>{n} fetches a day on battery, {m} when metered</source>
      <translation>
        <numerusform>{n} controllo al giorno a batteria, {m} con connessione a consumo</numerusform>
        <numerusform>{n} controlli al giorno a batteria, {m} con connessione a consumo</numerusform>
      </translation>
    </message>
    <message>
      <source>Budget</source>
      <translation>Budget</translation>
    </message>
    <message>
      <source>Unit of the budget</source>
      <translation>Unità del budget</translation>
    </message>
    <message>
      <source>Current and new budget</source>
      <translation>Ora e con il budget scelto</translation>
    </message>
    <message>
      <source>More figures</source>
      <translation>Altri dati</translation>
    </message>
    <message>
      <source>What changes for each feed</source>
      <translation>Che cosa cambia per ogni feed</translation>
    </message>
    <message>
      <source>Average wait for a new article, minutes</source>
      <translation>Attesa media per le novità, minuti</translation>
    </message>
    <message>
      <source>Fetches used, fetches per new article, recent days</source>
      <translation>Controlli usati, controlli per nuovo articolo, ultimi giorni</translation>
    </message>
    <message>
      <source>Nothing changes until you apply it.</source>
      <translation>Non cambia nulla finché non applichi.</translation>
    </message>
    <message>
      <source>Recommend a budget</source>
      <translation>Scegli per me</translation>
    </message>
    <message>
      <source>Reset</source>
      <translation>Ripristina</translation>
    </message>
    <message>
      <source>Apply</source>
      <translation>Applica</translation>
    </message>
    <message>
      <source>What a bigger budget gets you</source>
      <translation>Che cosa danno più controlli</translation>
    </message>
    <message>
      <source>With {fetches} a day, you wait {wait} for a new article on average instead of {before}.</source>
      <translation>Con {fetches} al giorno, aspetti in media {wait} un nuovo articolo invece di {before}.</translation>
    </message>
    <message>
      <source>This is an estimate based on a typical day. Once you’ve read on three days, it’s based on yours.</source>
      <translation>Per ora è una stima: Paperround non sa quando leggi e suppone una giornata comune. Dopo tre giorni di lettura la curva sarà la tua.</translation>
    </message>
    <message>
      <source>At {now} fetches a day, never more, new articles keep you waiting {wait} on average. Best value: {best} fetches, {best_wait}.</source>
      <translation>Con {now} controlli al giorno, mai di più, i nuovi articoli ti fanno aspettare in media {wait}. Il più conveniente: {best} controlli, {best_wait}.</translation>
    </message>
    <message>
      <source>Limited by publisher</source>
      <translation>Limitato dall’editore</translation>
    </message>
    <message>
      <source>Use {n} a day</source>
      <translation>Usa {n} al giorno</translation>
    </message>
    <message>
      <source>Use {n} a day, at most {m} MB</source>
      <translation>Usa {n} al giorno, al massimo {m} MB</translation>
    </message>
    <message>
      <source>Now</source>
      <translation>Ora</translation>
    </message>
    <message>
      <source>Fetches per day</source>
      <translation>Controlli al giorno</translation>
    </message>
    <message>
      <source>On battery</source>
      <translation>A batteria</translation>
    </message>
    <message>
      <source>Metered connection</source>
      <translation>Connessione a consumo</translation>
    </message>
    <message>
      <source>On battery and metered connections</source>
      <translation>A batteria e con connessione a consumo</translation>
    </message>
    <message>
      <source>Not known yet</source>
      <translation>Non ancora noto</translation>
    </message>
    <message>
      <source>Add a feed to see what fetching it costs and brings.</source>
      <translation>Aggiungi un feed e qui vedrai che cosa danno i suoi controlli.</translation>
    </message>
    <message>
      <source>Daily fetch budget</source>
      <translation>Budget giornaliero di controlli</translation>
    </message>
    <message>
      <source>Megabytes a day</source>
      <translation>Megabyte al giorno</translation>
    </message>
    <message>
      <source>Fetches a day</source>
      <translation>Controlli al giorno</translation>
    </message>
    <message>
      <source>Maximum MB a day (far right: no limit)</source>
      <translation>MB al giorno al massimo (a destra: senza limite)</translation>
    </message>
    <message>
      <source>There’s no forecast until your first feeds have been fetched. You can still set a daily maximum.</source>
      <translation>Che cosa danno i controlli si sa solo dopo i primi. Puoi già scegliere quanti possono essere al massimo al giorno.</translation>
    </message>
    <message>
      <source>With {n}</source>
      <translation>Con {n}</translation>
    </message>
    <message>
      <source>Average wait</source>
      <translation>Attesa</translation>
    </message>
    <message>
      <source>Ready in time</source>
      <translation>In tempo</translation>
    </message>
    <message>
      <source>Data a day</source>
      <translation>Dati al giorno</translation>
    </message>
    <message>
      <source>Fetches used</source>
      <translation>Controlli usati</translation>
    </message>
    <message>
      <source>Fetches per new article</source>
      <translation>Controlli per nuovo articolo</translation>
    </message>
    <message>
      <source>{before} fetches a day now, {after} with this budget</source>
      <translation>Ora {before} controlli al giorno, poi {after}</translation>
    </message>
    <message numerus="yes">
      <source>Currently {n} fetches a day</source>
      <translation>
        <numerusform>Ora {n} controllo al giorno</numerusform>
        <numerusform>Ora {n} controlli al giorno</numerusform>
      </translation>
    </message>
    <message>
      <source>Fetches</source>
      <translation>Controlli</translation>
    </message>
    <message>
      <source>Data</source>
      <translation>Dati</translation>
    </message>
    <message>
      <source>With at most {size} a day, {fetches} are left, and you wait {wait} on average.</source>
      <translation>Con al massimo {size} al giorno restano {fetches}, e aspetti in media {wait}.</translation>
    </message>
    <message>
      <source>With {n} MB</source>
      <translation>Con {n} MB</translation>
    </message>
    <message numerus="yes">
      <source>{n} unchanged</source>
      <translation>
        <numerusform>{n} invariato</numerusform>
        <numerusform>{n} invariati</numerusform>
      </translation>
    </message>
    <message>
      <source>A guess from a typical day.</source>
      <translation>Stima da una giornata tipo.</translation>
    </message>
    <message numerus="yes">
      <source>{n} fetched more often</source>
      <translation>
        <numerusform>{n} controllato più spesso</numerusform>
        <numerusform>{n} controllati più spesso</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} fetched less often</source>
      <translation>
        <numerusform>{n} controllato meno spesso</numerusform>
        <numerusform>{n} controllati meno spesso</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} limited by the publisher</source>
      <translation>
        <numerusform>{n} limitato dall’editore</numerusform>
        <numerusform>{n} limitati dall’editore</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Estimated from your last {n} days.</source>
      <translation>
        <numerusform>Stimato dal tuo ultimo {n} giorno.</numerusform>
        <numerusform>Stimato dai tuoi ultimi {n} giorni.</numerusform>
      </translation>
    </message>
    <message>
      <source>Every feed hourly, {wait}</source>
      <translation>Ogni feed ogni ora, {wait}</translation>
    </message>
    <message>
      <source>Refresh all on opening, {wait}</source>
      <translation>Controlla tutto all’apertura, {wait}</translation>
    </message>
    <message>
      <source>Now, a guess, {wait}</source>
      <translation>Ora, stima, {wait}</translation>
    </message>
    <message>
      <source>Now, {wait}</source>
      <translation>Ora, {wait}</translation>
    </message>
    <message>
      <source>{n} → about {wait}</source>
      <translation>{n} → circa {wait}</translation>
    </message>
    <message>
      <source>{n} → {wait}</source>
      <translation>{n} → {wait}</translation>
    </message>
    <message numerus="yes">
      <source>{n} fetches a day, expected wait {wait}, {share} ready on time</source>
      <translation>
        <numerusform>{n} controllo al giorno, attesa prevista {wait}, {share} già qui</numerusform>
        <numerusform>{n} controlli al giorno, attesa prevista {wait}, {share} già qui</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} minutes</source>
      <translation>
        <numerusform>{n} minuto</numerusform>
        <numerusform>{n} minuti</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} percent</source>
      <translation>
        <numerusform>{n} per cento</numerusform>
        <numerusform>{n} per cento</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>In your last {n} days, Paperround needed {share} of the fetches of hourly refreshing and kept you waiting {wait} longer.</source>
      <translation>
        <numerusform>Nel tuo ultimo {n} giorno, Paperround ha usato il {share} dei controlli orari e ti ha fatto aspettare {wait} in più.</numerusform>
        <numerusform>Nei tuoi ultimi {n} giorni, Paperround ha usato il {share} dei controlli orari e ti ha fatto aspettare {wait} in più.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name} would have kept you waiting {wait} less, at {n} fetches a day.</source>
      <translation>
        <numerusform>{name} ti avrebbe fatto aspettare {wait} in meno, con {n} controllo al giorno.</numerusform>
        <numerusform>{name} ti avrebbe fatto aspettare {wait} in meno, con {n} controlli al giorno.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Refreshing on opening would have used {n} fetches a day and kept you waiting {wait}.</source>
      <translation>
        <numerusform>Controllare all’apertura avrebbe usato {n} controllo al giorno e ti avrebbe fatto aspettare {wait}.</numerusform>
        <numerusform>Controllare all’apertura avrebbe usato {n} controlli al giorno e ti avrebbe fatto aspettare {wait}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>In your last {n} days, Paperround needed {share} of the fetches of hourly refreshing and kept you waiting {wait} less.</source>
      <translation>
        <numerusform>Nel tuo ultimo {n} giorno, Paperround ha usato il {share} dei controlli orari e ti ha fatto aspettare {wait} in meno.</numerusform>
        <numerusform>Nei tuoi ultimi {n} giorni, Paperround ha usato il {share} dei controlli orari e ti ha fatto aspettare {wait} in meno.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>At {n} fetches a day, no other simulated strategy would have kept you waiting less.</source>
      <translation>
        <numerusform>Con {n} controllo al giorno, nessun’altra strategia simulata ti avrebbe fatto aspettare meno.</numerusform>
        <numerusform>Con {n} controlli al giorno, nessun’altra strategia simulata ti avrebbe fatto aspettare meno.</numerusform>
      </translation>
    </message>
    <message>
      <source>Paperround</source>
      <translation>Paperround</translation>
    </message>
    <message>
      <source>Paperround, simulated</source>
      <translation>Paperround, simulato</translation>
    </message>
    <message>
      <source>Cube-root shares, original times</source>
      <translation>Quote da radice cubica, orari come pubblicati</translation>
    </message>
    <message>
      <source>All feeds when you open Paperround</source>
      <translation>Tutti i feed quando apri Paperround</translation>
    </message>
    <message>
      <source>Every feed, every hour</source>
      <translation>Ogni feed, ogni ora</translation>
    </message>
    <message>
      <source>Every feed once a day</source>
      <translation>Ogni feed una volta al giorno</translation>
    </message>
    <message>
      <source>Fetches and waiting time</source>
      <translation>Controlli e attesa</translation>
    </message>
    <message>
      <source>Compare strategies</source>
      <translation>Confronta le strategie</translation>
    </message>
    <message>
      <source>Savings</source>
      <translation>Risparmio</translation>
    </message>
    <message>
      <source>Weeks to compare</source>
      <translation>Settimane da confrontare</translation>
    </message>
    <message>
      <source>Export CSV</source>
      <translation>Esporta CSV</translation>
    </message>
    <message>
      <source>Average wait for a new article against fetches a day. Lower left is best.</source>
      <translation>Attesa media per le novità rispetto ai controlli al giorno. In basso a sinistra è meglio.</translation>
    </message>
    <message>
      <source>Strategies</source>
      <translation>Modi di controllare</translation>
    </message>
    <message>
      <source>All strategies</source>
      <translation>Tutte le strategie</translation>
    </message>
    <message>
      <source>Run</source>
      <translation>Avvia</translation>
    </message>
    <message>
      <source>Use this strategy for a week</source>
      <translation>Usa questa strategia per una settimana</translation>
    </message>
    <message>
      <source>From research papers, simulated with your own recent days</source>
      <translation>Dalla ricerca, simulate con i tuoi ultimi giorni</translation>
    </message>
    <message>
      <source>Now using Paperround’s own strategy</source>
      <translation>Ora è in uso la strategia di Paperround</translation>
    </message>
    <message>
      <source>Starting…</source>
      <translation>Avvio…</translation>
    </message>
    <message>
      <source>On opening</source>
      <translation>All’apertura</translation>
    </message>
    <message>
      <source>{name}, within your budget</source>
      <translation>{name}, entro il tuo budget</translation>
    </message>
    <message>
      <source>Strategy</source>
      <translation>Modo di controllare</translation>
    </message>
    <message>
      <source>Wait</source>
      <translation>Attesa</translation>
    </message>
    <message>
      <source>Missed articles per day</source>
      <translation>Articoli persi al giorno</translation>
    </message>
    <message>
      <source>Compared with Paperround</source>
      <translation>Rispetto a Paperround</translation>
    </message>
    <message numerus="yes">
      <source>Last {n} weeks</source>
      <translation>
        <numerusform>Ultima settimana ({n})</numerusform>
        <numerusform>Ultime {n} settimane</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>A simulation needs {n} full days of reading. You have {m}. Available from about {day}.</source>
      <translation>
        <numerusform>La simulazione richiede {n} giorno intero di lettura; noti finora: {m}. Sarà possibile dal giorno {day} circa.</numerusform>
        <numerusform>La simulazione richiede {n} giorni interi di lettura; noti finora: {m}. Sarà possibile dal giorno {day} circa.</numerusform>
      </translation>
    </message>
    <message>
      <source>Simulating {n} of {m}: {name}</source>
      <translation>Simulazione {n} di {m}: {name}</translation>
    </message>
    <message>
      <source>Run again</source>
      <translation>Ripeti</translation>
    </message>
    <message numerus="yes">
      <source>{name}: {n} fetches a day, wait {wait}</source>
      <translation>
        <numerusform>{name}: {n} controllo al giorno, attesa {wait}</numerusform>
        <numerusform>{name}: {n} controlli al giorno, attesa {wait}</numerusform>
      </translation>
    </message>
    <message>
      <source>{wait} longer</source>
      <translation>{wait} in più</translation>
    </message>
    <message>
      <source>{wait} shorter</source>
      <translation>{wait} in meno</translation>
    </message>
    <message>
      <source>Now using {name} for a week</source>
      <translation>Ora è in uso {name} per una settimana</translation>
    </message>
    <message>
      <source>The simulation stopped early.</source>
      <translation>La simulazione è terminata prima della fine.</translation>
    </message>
    <message>
      <source>The simulation couldn’t run</source>
      <translation>La simulazione non è partita</translation>
    </message>
    <message>
      <source>You set a custom interval.</source>
      <translation>Gli hai assegnato un intervallo proprio.</translation>
    </message>
    <message>
      <source>You asked to be notified. No fetch is scheduled yet.</source>
      <translation>Vuoi subito i suoi articoli; non è ancora previsto alcun controllo.</translation>
    </message>
    <message>
      <source>No fetch is scheduled in the next 24 hours.</source>
      <translation>Nessun controllo previsto nelle prossime 24 ore.</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}. {reason}</source>
      <translation>Controllato {times} al giorno (prossimo: {time}). {reason}</translation>
    </message>
    <message>
      <source>no articles so far</source>
      <translation>finora nessun articolo</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}. It publishes rarely ({rate}).</source>
      <translation>Controllato {times} al giorno (prossimo: {time}): pubblica di rado, {rate}.</translation>
    </message>
    <message>
      <source>When it publishes and when you read</source>
      <translation>Quando pubblica e quando guardi</translation>
    </message>
    <message>
      <source>Not known yet when it publishes: that takes ten articles over five days.</source>
      <translation>Non si sa ancora quando pubblica: servono dieci articoli in cinque giorni.</translation>
    </message>
    <message>
      <source>Arrives by email, so there’s nothing to check. Its mailbox is in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>Arriva per email: non servono controlli. La sua casella è in Impostazioni, Account e invio.</translation>
    </message>
    <message>
      <source>Paused until you resume it. Its articles are kept.</source>
      <translation>In pausa: non viene controllato finché non lo riprendi. I suoi articoli restano.</translation>
    </message>
    <message>
      <source>Not fetched yet. It will be as soon as background refresh starts.</source>
      <translation>Non ancora controllato: il primo documento si scarica appena il servizio è in funzione.</translation>
    </message>
    <message>
      <source>It publishes rarely ({rate}), so no fetch is scheduled in the next 24 hours.</source>
      <translation>Pubblica di rado, {rate}: nessun controllo previsto nelle prossime 24 ore.</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}, because it publishes mostly between {begin} and {end} and you usually read around {visit}.</source>
      <translation>Controllato {times} al giorno (prossimo: {time}), perché pubblica soprattutto tra le {begin} e le {end} e di solito guardi verso le {visit}.</translation>
    </message>
    <message>
      <source>Refresh now</source>
      <translation>Controlla ora</translation>
    </message>
    <message>
      <source>Details</source>
      <translation>Dettagli</translation>
    </message>
    <message>
      <source>Activity</source>
      <translation>Attività</translation>
    </message>
    <message>
      <source>All feeds</source>
      <translation>Tutti i feed</translation>
    </message>
    <message>
      <source>latest fetches, newest first</source>
      <translation>gli ultimi controlli, dal più recente</translation>
    </message>
    <message>
      <source>{day} {time}</source>
      <translation>{day} {time}</translation>
    </message>
    <message>
      <source>Paperround is still learning when you read.</source>
      <translation>Quando guardi di solito non è ancora noto.</translation>
    </message>
    <message>
      <source>{every} Next fetch: {time}.</source>
      <translation>{every} Prossimo controllo: {time}.</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}, because you want to be notified.</source>
      <translation>Controllato {times} al giorno (prossimo: {time}), perché vuoi subito i suoi articoli.</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}, because it publishes at any time of day and you usually read around {visit}.</source>
      <translation>Controllato {times} al giorno (prossimo: {time}), perché pubblica a ogni ora del giorno e di solito guardi verso le {visit}.</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Esito</translation>
    </message>
    <message>
      <source>Size</source>
      <translation>Dimensione</translation>
    </message>
    <message>
      <source>Reason</source>
      <translation>Motivo</translation>
    </message>
    <message>
      <source>when it publishes</source>
      <translation>quando pubblica</translation>
    </message>
    <message>
      <source>fetched</source>
      <translation>controllato</translation>
    </message>
    <message>
      <source>scheduled</source>
      <translation>previsto</translation>
    </message>
    <message>
      <source>You’ve unsubscribed from this feed</source>
      <translation>Questo feed non c’è più</translation>
    </message>
    <message>
      <source>You’re no longer subscribed to it.</source>
      <translation>Non è più tra i tuoi feed.</translation>
    </message>
    <message>
      <source>{paragraph} Today: {done} done, {planned} scheduled.</source>
      <translation>{paragraph} Oggi fatti {done}, previsti {planned}.</translation>
    </message>
    <message>
      <source>Fetches per day so far</source>
      <translation>Controlli al giorno finora</translation>
    </message>
    <message>
      <source>Data per day</source>
      <translation>Dati/giorno</translation>
    </message>
    <message>
      <source>Articles per day</source>
      <translation>Articoli/g</translation>
    </message>
    <message>
      <source>Ready when you open Paperround</source>
      <translation>Già qui quando guardi</translation>
    </message>
    <message>
      <source>Articles in feed</source>
      <translation>Contiene</translation>
    </message>
    <message>
      <source>Server says when nothing changed</source>
      <translation>Il server dice se nulla è cambiato</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}, because you usually read around {visit}. Paperround is still learning when it publishes.</source>
      <translation>Controllato {times} al giorno (prossimo: {time}), perché di solito guardi verso le {visit}. A che ore pubblica non è ancora noto.</translation>
    </message>
    <message>
      <source>Unsubscribe from {feed}</source>
      <translation>Annulla l’iscrizione a {feed}</translation>
    </message>
    <message>
      <source>Yes</source>
      <translation>Sì</translation>
    </message>
    <message>
      <source>No</source>
      <translation>No</translation>
    </message>
    <message>
      <source>Publisher’s minimum interval</source>
      <translation>Intervallo minimo dell’editore</translation>
    </message>
    <message numerus="yes">
      <source>{n} hours a day</source>
      <translation>
        <numerusform>{n} ora al giorno</numerusform>
        <numerusform>{n} ore al giorno</numerusform>
      </translation>
    </message>
    <message>
      <source>Hours the publisher excludes</source>
      <translation>Ore escluse dall’editore</translation>
    </message>
    <message>
      <source>{time} scheduled</source>
      <translation>{time}, previsto</translation>
    </message>
    <message>
      <source>{time}: the fetch that brought the article</source>
      <translation>{time}: il controllo che ha portato l’articolo</translation>
    </message>
    <message numerus="yes">
      <source>{n} new</source>
      <translation>
        <numerusform>{n} nuovo</numerusform>
        <numerusform>{n} nuovi</numerusform>
      </translation>
    </message>
    <message>
      <source>Today {time}</source>
      <translation>Oggi {time}</translation>
    </message>
    <message>
      <source>Yesterday {time}</source>
      <translation>Ieri {time}</translation>
    </message>
    <message>
      <source>Tomorrow {time}</source>
      <translation>Domani {time}</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}, because it publishes mostly between {begin} and {end}. Paperround is still learning when you read.</source>
      <translation>Controllato {times} al giorno (prossimo: {time}), perché pubblica soprattutto tra le {begin} e le {end}. Quando guardi di solito non è ancora noto.</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}. Paperround is still learning when you read.</source>
      <translation>Controllato {times} al giorno (prossimo: {time}). Quando guardi di solito non è ancora noto.</translation>
    </message>
    <message>
      <source>{time}, fetched: {result}. {why}</source>
      <translation>{time}, controllato: {result}. {why}</translation>
    </message>
    <message>
      <source>{time}, scheduled. {why}</source>
      <translation>{time}, previsto. {why}</translation>
    </message>
    <message>
      <source>Fetches since {time}</source>
      <translation>Controlli da {time}</translation>
    </message>
    <message>
      <source>Data since {time}</source>
      <translation>Dati da {time}</translation>
    </message>
    <message>
      <source>Status</source>
      <translation>Stato</translation>
    </message>
    <message>
      <source>You rarely open {feeds}. Together they use {share} of your fetches.</source>
      <translation>Apri di rado {feeds}. Quota dei tuoi controlli: {share}.</translation>
    </message>
    <message>
      <source>about {n}</source>
      <translation>circa {n}</translation>
    </message>
    <message>
      <source>Filter feeds by name</source>
      <translation>Filtra i feed per nome</translation>
    </message>
    <message>
      <source>Feeds shown</source>
      <translation>Feed mostrati</translation>
    </message>
    <message>
      <source>Reading history is off, so it isn’t known which feeds you rarely open.</source>
      <translation>La cronologia di lettura è disattivata, quindi non si sa quali feed apri di rado.</translation>
    </message>
    <message numerus="yes">
      <source>Once you’ve opened {n} articles, feeds you rarely read are listed here. {m} so far.</source>
      <translation>
        <numerusform>Dopo {n} articolo aperto, qui vedrai i feed che leggi di rado. Finora {m}.</numerusform>
        <numerusform>Dopo {n} articoli aperti, qui vedrai i feed che leggi di rado. Finora {m}.</numerusform>
      </translation>
    </message>
    <message>
      <source>You read something from every busy feed now and then.</source>
      <translation>Di tanto in tanto leggi qualcosa da ogni feed che pubblica molto.</translation>
    </message>
    <message>
      <source>You rarely open {feeds}. It uses {share} of your fetches.</source>
      <translation>Apri di rado {feeds}. Quota dei tuoi controlli: {share}.</translation>
    </message>
    <message>
      <source>Opened {n} of {count} in {days} days</source>
      <translation>Aperti {n} su {count} in {days} giorni</translation>
    </message>
    <message>
      <source>{n} so far</source>
      <translation>{n} finora</translation>
    </message>
    <message>
      <source>Filter</source>
      <translation>Filtra</translation>
    </message>
    <message>
      <source>Needs attention</source>
      <translation>Da verificare</translation>
    </message>
    <message>
      <source>Rarely opened</source>
      <translation>Aperti di rado</translation>
    </message>
    <message numerus="yes">
      <source>over the last {n} days</source>
      <translation>
        <numerusform>nell’ultimo giorno ({n})</numerusform>
        <numerusform>negli ultimi {n} giorni</numerusform>
      </translation>
    </message>
    <message>
      <source>Next fetch</source>
      <translation>Prossimo</translation>
    </message>
    <message>
      <source>No feeds yet</source>
      <translation>Ancora nessun feed</translation>
    </message>
    <message>
      <source>Add a feed to see its activity here.</source>
      <translation>Aggiungi un feed e qui vedrai che cosa portano i suoi controlli.</translation>
    </message>
    <message numerus="yes">
      <source>{feeds}. {n} need attention: {names}.</source>
      <translation>
        <numerusform>{feeds}. Da verificare ({n}): {names}.</numerusform>
        <numerusform>{feeds}. Da verificare ({n}): {names}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Counting since {time}. Daily figures appear after one full day.</source>
      <translation>Inizio del conteggio di controlli e dati: {time}; i valori giornalieri arrivano dopo un giorno intero.</translation>
    </message>
    <message>
      <source>Based on publication dates</source>
      <translation>In base alle date dei suoi articoli</translation>
    </message>
    <message>
      <source>Fetches that found nothing new</source>
      <translation>Controlli senza novità</translation>
    </message>
    <message>
      <source>Average minutes you waited for one of its articles</source>
      <translation>Minuti che in media hai aspettato un suo articolo quando guardavi</translation>
    </message>
    <message>
      <source>{feeds}. All OK.</source>
      <translation>{feeds}. Tutto bene.</translation>
    </message>
    <message>
      <source>{problem} ({status})</source>
      <translation>{problem} ({status})</translation>
    </message>
    <message>
      <source>{feeds}. One needs attention: {names}.</source>
      <translation>{feeds}. Da verificare: {names}.</translation>
    </message>
    <message>
      <source>Calculating…</source>
      <translation>Calcolo in corso…</translation>
    </message>
    <message>
      <source>Couldn’t calculate these figures.</source>
      <translation>Impossibile calcolare questi valori.</translation>
    </message>
    <message>
      <source>At weekends you start about {hours} earlier.</source>
      <translation>Nel fine settimana inizi circa {hours} prima.</translation>
    </message>
    <message>
      <source>{day} {begin}:00 to {end}:00</source>
      <translation>{day} {begin}:00–{end}:00</translation>
    </message>
    <message numerus="yes">
      <source>You read at this time in {n} of the last {m} weeks.</source>
      <translation>
        <numerusform>Hai guardato {n} volta su {m}.</numerusform>
        <numerusform>Hai guardato {n} volte su {m}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Sessions a day</source>
      <translation>Sessioni al giorno</translation>
    </message>
    <message>
      <source>Stored only on this computer: when you used the window and which feed was open.</source>
      <translation>Conservato solo su questo computer: quando la finestra era in uso e quale feed era aperto.</translation>
    </message>
    <message numerus="yes">
      <source>Low confidence ({n} days)</source>
      <translation>
        <numerusform>Stima, {n} giorno</numerusform>
        <numerusform>Stima, {n} giorni</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Low confidence ({n} of {m})</source>
      <translation>
        <numerusform>Stima, {n} di {m}</numerusform>
        <numerusform>Stima, {n} di {m}</numerusform>
      </translation>
    </message>
    <message>
      <source>Your week, hour by hour</source>
      <translation>La tua settimana, sette giorni per 24 ore</translation>
    </message>
    <message>
      <source>Reading times</source>
      <translation>Orari di lettura</translation>
    </message>
    <message>
      <source>Confidence</source>
      <translation>Grado di certezza</translation>
    </message>
    <message numerus="yes">
      <source>Paperround hasn’t seen you read yet. After about {n} days, around {day}, it will know your daily pattern.</source>
      <translation>
        <numerusform>Paperround non ti ha ancora visto leggere. Dopo circa {n} giorno, intorno al giorno {day}, distinguerà le tue mattine dalle tue sere.</numerusform>
        <numerusform>Paperround non ti ha ancora visto leggere. Dopo circa {n} giorni, intorno al giorno {day}, distinguerà le tue mattine dalle tue sere.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Paperround has seen you read since {since}. After about {n} days, around {day}, it will know your daily pattern.</source>
      <translation>
        <numerusform>Paperround ti vede leggere dal giorno {since}. Dopo circa {n} giorno, intorno al giorno {day}, distinguerà le tue mattine dalle tue sere.</numerusform>
        <numerusform>Paperround ti vede leggere dal giorno {since}. Dopo circa {n} giorni, intorno al giorno {day}, distinguerà le tue mattine dalle tue sere.</numerusform>
      </translation>
    </message>
    <message>
      <source>You don’t read at any particular time of day.</source>
      <translation>Non guardi a un’ora particolare del giorno.</translation>
    </message>
    <message>
      <source>an hour</source>
      <translation>un’ora</translation>
    </message>
    <message>
      <source>At weekends you start about {hours} later.</source>
      <translation>Nel fine settimana inizi circa {hours} più tardi.</translation>
    </message>
    <message numerus="yes">
      <source>You read at this time in {n} of the last {m} weeks, for about {minutes} min.</source>
      <translation>
        <numerusform>Hai guardato {n} volta su {m}, per circa {minutes} min.</numerusform>
        <numerusform>Hai guardato {n} volte su {m}, per circa {minutes} min.</numerusform>
      </translation>
    </message>
    <message>
      <source>Each feed</source>
      <translation>Ogni feed</translation>
    </message>
    <message>
      <source>Learning is paused. Nothing is recorded until you resume.</source>
      <translation>L’apprendimento è in pausa: non si annota nulla finché non lo riprendi.</translation>
    </message>
    <message numerus="yes">
      <source>Medium confidence ({n} days)</source>
      <translation>
        <numerusform>Abbastanza sicuro, {n} giorno</numerusform>
        <numerusform>Abbastanza sicuro, {n} giorni</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>High confidence ({n} days)</source>
      <translation>
        <numerusform>Sicuro, {n} giorno</numerusform>
        <numerusform>Sicuro, {n} giorni</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Medium confidence ({n} of {m})</source>
      <translation>
        <numerusform>Abbastanza sicuro, {n} di {m}</numerusform>
        <numerusform>Abbastanza sicuro, {n} di {m}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>High confidence ({n} of {m})</source>
      <translation>
        <numerusform>Sicuro, {n} di {m}</numerusform>
        <numerusform>Sicuro, {n} di {m}</numerusform>
      </translation>
    </message>
    <message>
      <source>never</source>
      <translation>mai</translation>
    </message>
    <message>
      <source>almost always</source>
      <translation>quasi sempre</translation>
    </message>
    <message>
      <source>You usually read around {times}.</source>
      <translation>Di solito guardi verso le {times}.</translation>
    </message>
    <message>
      <source>today</source>
      <translation>oggi</translation>
    </message>
    <message numerus="yes">
      <source>{n} in {m} days</source>
      <translation>
        <numerusform>{n} in {m} giorni</numerusform>
        <numerusform>{n} in {m} giorni</numerusform>
      </translation>
    </message>
    <message>
      <source>Weekdays</source>
      <translation>Giorni feriali</translation>
    </message>
    <message>
      <source>Weekends</source>
      <translation>Fine settimana</translation>
    </message>
    <message>
      <source>Resume learning</source>
      <translation>Riprendi l’apprendimento</translation>
    </message>
    <message>
      <source>Pause learning</source>
      <translation>Pausa apprendimento</translation>
    </message>
    <message numerus="yes">
      <source>{n} hours</source>
      <translation>
        <numerusform>{n} ora</numerusform>
        <numerusform>{n} ore</numerusform>
      </translation>
    </message>
    <message>
      <source>Your week</source>
      <translation>La tua settimana</translation>
    </message>
    <message numerus="yes">
      <source>You didn’t read at this time in any of the last {n} weeks.</source>
      <translation>
        <numerusform>Non hai guardato nell’ultimo ({n}).</numerusform>
        <numerusform>Non hai guardato in nessuno degli ultimi {n}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{day}: {n} sessions</source>
      <translation>
        <numerusform>{day}: {n} sessione</numerusform>
        <numerusform>{day}: {n} sessioni</numerusform>
      </translation>
    </message>
    <message>
      <source>No data for {day} yet.</source>
      <translation>{day}: ancora nulla di noto.</translation>
    </message>
    <message>
      <source>Weekend pattern expected around {day}.</source>
      <translation>I fine settimana si conosceranno intorno al giorno {day}.</translation>
    </message>
    <message>
      <source>{share} fewer</source>
      <translation>{share} in meno</translation>
    </message>
    <message>
      <source>{share} more</source>
      <translation>{share} in più</translation>
    </message>
    <message>
      <source>{share} less</source>
      <translation>{share} in meno</translation>
    </message>
    <message numerus="yes">
      <source>In the last {n} full days, Paperround made {change} fetches than refreshing the same {feeds} every hour, in {batches} batches a day instead of {hours}.</source>
      <translation>
        <numerusform>Nell’ultimo {n} giorno intero, Paperround ha fatto {change} controlli rispetto a controllare ogni ora {feeds}, in {batches} gruppi al giorno invece di {hours}.</numerusform>
        <numerusform>Negli ultimi {n} giorni interi, Paperround ha fatto {change} controlli rispetto a controllare ogni ora {feeds}, in {batches} gruppi al giorno invece di {hours}.</numerusform>
      </translation>
    </message>
    <message>
      <source>New articles kept you waiting {change} on average.</source>
      <translation>Hai aspettato i nuovi articoli {change} in media.</translation>
    </message>
    <message>
      <source>Batches</source>
      <translation>Risvegli</translation>
    </message>
    <message>
      <source>Radio time (estimated)</source>
      <translation>Tempo radio (stimato)</translation>
    </message>
    <message>
      <source>Radio time</source>
      <translation>Radio accesa</translation>
    </message>
    <message>
      <source>Figure of the chart</source>
      <translation>Dato del grafico</translation>
    </message>
    <message>
      <source>A day, on average</source>
      <translation>Media al giorno</translation>
    </message>
    <message>
      <source>All figures and how they’re counted</source>
      <translation>Tutti i dati e come sono contati</translation>
    </message>
    <message>
      <source>Requests for feeds, not counting images</source>
      <translation>Richieste inviate per i feed, immagini escluse</translation>
    </message>
    <message>
      <source>Compare strategies…</source>
      <translation>Confronta le strategie…</translation>
    </message>
    <message>
      <source>Paperround, every hour, on opening and once a day, with your own last days</source>
      <translation>Paperround, ogni ora, all’apertura e una volta al giorno, con i tuoi ultimi giorni</translation>
    </message>
    <message>
      <source>In return, new articles kept you waiting {change} on average.</source>
      <translation>In cambio, hai aspettato i nuovi articoli {change} in media.</translation>
    </message>
    <message>
      <source>a day</source>
      <translation>al giorno</translation>
    </message>
    <message>
      <source>In all</source>
      <translation>In tutto</translation>
    </message>
    <message>
      <source>All data, a day on average</source>
      <translation>Tutti i dati, media giornaliera</translation>
    </message>
    <message>
      <source>Refresh on opening</source>
      <translation>Aggiornare all’apertura</translation>
    </message>
    <message>
      <source>How it is counted</source>
      <translation>Come si conta</translation>
    </message>
    <message>
      <source>every feed every hour</source>
      <translation>ogni feed ogni ora</translation>
    </message>
    <message>
      <source>Too early to say: one day so far.</source>
      <translation>Troppo presto per dirlo: finora un giorno.</translation>
    </message>
    <message>
      <source>Since {time}: {fetches} in {wake_ups}, {size}.</source>
      <translation>Da {time}: {fetches} in {wake_ups}, {size}.</translation>
    </message>
    <message>
      <source>Savings are counted in full days. First results on {day}.</source>
      <translation>Il risparmio si conta su giorni interi; i primi valori arrivano il giorno {day}.</translation>
    </message>
    <message>
      <source>Measured for Paperround, estimated from feed sizes for the others</source>
      <translation>Misurati qui; gli altri dalle dimensioni di ogni feed</translation>
    </message>
    <message>
      <source>Average wait for a new article</source>
      <translation>Attesa per le novità</translation>
    </message>
    <message>
      <source>From publication until you could read it, averaged over all articles</source>
      <translation>Dalla pubblicazione a ogni volta che guardi senza trovarlo</translation>
    </message>
    <message>
      <source>Ready on time</source>
      <translation>Già qui</translation>
    </message>
    <message>
      <source>New articles that were ready the next time you opened Paperround</source>
      <translation>Nuovi articoli già qui la prima volta che hai guardato</translation>
    </message>
    <message>
      <source>Missed articles</source>
      <translation>Articoli persi</translation>
    </message>
    <message>
      <source>Dropped out of the feed before it was fetched (estimated)</source>
      <translation>Usciti dal feed prima di un controllo; qui stimati dalle lacune</translation>
    </message>
    <message>
      <source>Bursts of network activity (fetches close together count as one)</source>
      <translation>Volte in cui i controlli occupano il computer; se vicini, una</translation>
    </message>
    <message>
      <source>Estimated for a mobile connection, where the radio stays on for 12 s after each burst</source>
      <translation>Come su una linea mobile, dove resta accesa per 12 s dopo ogni risveglio</translation>
    </message>
    <message>
      <source>Processor time</source>
      <translation>Tempo di processore</translation>
    </message>
    <message>
      <source>Of all parts of Paperround</source>
      <translation>Di tutte le parti di Paperround</translation>
    </message>
    <message>
      <source>Compared with fetching every hour above</source>
      <translation>A confronto con un controllo ogni ora, come sopra</translation>
    </message>
    <message>
      <source>In articles you opened and in lists</source>
      <translation>Negli articoli che hai aperto e negli elenchi</translation>
    </message>
    <message>
      <source>Icons</source>
      <translation>Icone</translation>
    </message>
    <message>
      <source>Feed icons, checked once a month</source>
      <translation>Dei feed, cercate una volta al mese</translation>
    </message>
    <message>
      <source>Full articles</source>
      <translation>Articoli completi</translation>
    </message>
    <message>
      <source>Loaded from their web pages</source>
      <translation>Scaricati dalle loro pagine web</translation>
    </message>
    <message>
      <source>Articles and images downloaded ahead</source>
      <translation>Articoli e immagini scaricati in anticipo</translation>
    </message>
    <message>
      <source>Episodes you downloaded and those downloaded ahead</source>
      <translation>Registrazioni scaricate da te e in anticipo</translation>
    </message>
    <message>
      <source>Accounts</source>
      <translation>Account</translation>
    </message>
    <message>
      <source>Synchronizing with servers</source>
      <translation>Sincronizzazione con i server</translation>
    </message>
    <message>
      <source>Mail</source>
      <translation>Posta</translation>
    </message>
    <message>
      <source>Newsletters</source>
      <translation>Newsletter</translation>
    </message>
    <message>
      <source>Updates</source>
      <translation>Aggiornamenti</translation>
    </message>
    <message>
      <source>Checking for a new version of Paperround</source>
      <translation>Ricerca di una nuova versione di Paperround</translation>
    </message>
    <message>
      <source>this week</source>
      <translation>questa settimana</translation>
    </message>
    <message>
      <source>no data yet</source>
      <translation>non si sa ancora quando guardi</translation>
    </message>
    <message>
      <source>{n}, hourly {m}</source>
      <translation>{n}, ogni ora {m}</translation>
    </message>
    <message>
      <source>{n} a day, hourly {m}</source>
      <translation>{n} al giorno, ogni ora {m}</translation>
    </message>
    <message>
      <source>{day}: {ours}, hourly {theirs}</source>
      <translation>{day}: {ours}, ogni ora {theirs}</translation>
    </message>
    <message>
      <source>{measure} compared with hourly</source>
      <translation>{measure} rispetto a ogni ora</translation>
    </message>
    <message>
      <source>hourly: {m}. Too early for a percentage.</source>
      <translation>ogni ora {m}; presto per un confronto</translation>
    </message>
    <message numerus="yes">
      <source>Last {n} days</source>
      <translation>
        <numerusform>Ultimo {n} giorno</numerusform>
        <numerusform>Ultimi {n} giorni</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Too early to say: {n} days so far.</source>
      <translation>
        <numerusform>Troppo presto per dirlo: finora {n} giorno.</numerusform>
        <numerusform>Troppo presto per dirlo: finora {n} giorni.</numerusform>
      </translation>
    </message>
    <message>
      <source>{n} a day</source>
      <translation>{n} al giorno</translation>
    </message>
    <message>
      <source>strategy</source>
      <translation>strategia</translation>
    </message>
    <message>
      <source>{name} from {first} to {last}, compared with as many days before:</source>
      <translation>{name}, dal {first} al {last}, rispetto ad altrettanti giorni prima:</translation>
    </message>
    <message>
      <source>Use Paperround’s own strategy</source>
      <translation>Usa la strategia di Paperround</translation>
    </message>
    <message>
      <source>Before and with the other strategy</source>
      <translation>Prima e con l’altra strategia</translation>
    </message>
    <message>
      <source>Strategy in use: {name}, until {day}.</source>
      <translation>Strategia in uso: {name}, fino a {day}.</translation>
    </message>
    <message>
      <source>Batches per day</source>
      <translation>Risvegli del computer al giorno</translation>
    </message>
    <message>
      <source>Before</source>
      <translation>Prima</translation>
    </message>
    <message>
      <source>With it</source>
      <translation>Con questa</translation>
    </message>
    <message>
      <source>Since {day}, compared with as many days before:</source>
      <translation>Da {day}, rispetto ad altrettanti giorni prima:</translation>
    </message>
    <message>
      <source>Strategy in use: {name}.</source>
      <translation>Strategia in uso: {name}.</translation>
    </message>
    <message>
      <source>{name} synced {times} ({size}). Hourly would have been {hours}.</source>
      <translation>{name}: interrogato {times}, {size}; ogni ora sarebbero state {hours}.</translation>
    </message>
    <message>
      <source>Offline from {begin} to {end}</source>
      <translation>Offline dalle {begin} alle {end}</translation>
    </message>
    <message>
      <source>You were offline, so nothing was fetched. That isn’t an error.</source>
      <translation>Non c’era connessione: non è stato scaricato nulla e nulla conta come errore.</translation>
    </message>
    <message>
      <source>1 article with images is downloaded for {time} ({size}).</source>
      <translation>1 articolo con le sue immagini è qui per le {time}, {size}.</translation>
    </message>
    <message>
      <source>Timeline of {day}. {done} done, {planned} scheduled. You read: {times}.</source>
      <translation>Cronologia: {day}. Fatti {done}, previsti {planned}. Hai guardato: {times}.</translation>
    </message>
    <message>
      <source>Nothing is scheduled yet. Scheduling starts with background refresh.</source>
      <translation>Nulla in programma: Paperround pianifica appena il suo servizio è in funzione.</translation>
    </message>
    <message numerus="yes">
      <source>{n} batches, {m} fetches. Each batch wakes the network once.</source>
      <translation>
        <numerusform>{n} risveglio, {m} controlli. Ogni risveglio attiva la rete una volta.</numerusform>
        <numerusform>{n} risvegli, {m} controlli. Ogni risveglio attiva la rete una volta.</numerusform>
      </translation>
    </message>
    <message>
      <source>Not running from {begin} to {end}</source>
      <translation>Non in esecuzione dalle {begin} alle {end}</translation>
    </message>
    <message>
      <source>Paperround was closed or the computer was off, so nothing was fetched.</source>
      <translation>Paperround era chiuso o il computer spento, quindi nessun controllo era possibile.</translation>
    </message>
    <message numerus="yes">
      <source>{n} articles with images are downloaded for {time} ({size}).</source>
      <translation>
        <numerusform>{n} articolo con immagini è qui per le {time}, {size}.</numerusform>
        <numerusform>{n} articoli con immagini sono qui per le {time}, {size}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} articles are downloaded for {time} ({size}).</source>
      <translation>
        <numerusform>{n} articolo è qui per le {time}, {size}.</numerusform>
        <numerusform>{n} articoli sono qui per le {time}, {size}.</numerusform>
      </translation>
    </message>
    <message>
      <source>You’re usually offline then.</source>
      <translation>A quell’ora di solito sei senza connessione.</translation>
    </message>
    <message>
      <source>Schedule</source>
      <translation>Piano</translation>
    </message>
    <message>
      <source>Day</source>
      <translation>Giorno</translation>
    </message>
    <message>
      <source>Download articles before</source>
      <translation>Scarica articoli prima</translation>
    </message>
    <message>
      <source>Coming up</source>
      <translation>In arrivo</translation>
    </message>
    <message>
      <source>Articles are downloaded before you go offline</source>
      <translation>Gli articoli vengono scaricati prima che tu vada offline</translation>
    </message>
    <message>
      <source>There was nothing new.</source>
      <translation>Non era stato pubblicato nulla di nuovo.</translation>
    </message>
    <message>
      <source>Nothing is scheduled for tomorrow yet.</source>
      <translation>Per domani non è ancora previsto nulla.</translation>
    </message>
    <message>
      <source>not yet</source>
      <translation>non ancora</translation>
    </message>
    <message>
      <source>New articles</source>
      <translation>Nuovi articoli</translation>
    </message>
    <message>
      <source>{reason}, open</source>
      <translation>{reason}, aperto</translation>
    </message>
    <message>
      <source>{reason}, folded</source>
      <translation>{reason}, chiuso</translation>
    </message>
    <message>
      <source>1 batch, {m} fetches. Each batch wakes the network once.</source>
      <translation>1 risveglio, {m} controlli. Ogni risveglio attiva la rete una volta.</translation>
    </message>
    <message>
      <source>Asleep from {begin} to {end}</source>
      <translation>Sospeso dalle {begin} alle {end}</translation>
    </message>
    <message>
      <source>The computer was asleep, so nothing was fetched.</source>
      <translation>Il computer era sospeso, quindi nessun controllo era possibile.</translation>
    </message>
    <message>
      <source>Yesterday</source>
      <translation>Ieri</translation>
    </message>
    <message>
      <source>Tomorrow</source>
      <translation>Domani</translation>
    </message>
    <message>
      <source>Wait avoided</source>
      <translation>Attesa evitata</translation>
    </message>
    <message>
      <source>Add a feed to see its fetches here.</source>
      <translation>Aggiungi un feed e qui compariranno i suoi controlli.</translation>
    </message>
    <message>
      <source>{wake_ups}, {fetches}.</source>
      <translation>{wake_ups}, {fetches}.</translation>
    </message>
    <message>
      <source>You didn’t read on this day.</source>
      <translation>In questo giorno non hai guardato.</translation>
    </message>
    <message>
      <source>You read {times}.</source>
      <translation>Hai guardato {times}.</translation>
    </message>
    <message>
      <source>Nothing new since you subscribed.</source>
      <translation>Dall’iscrizione non è uscito nulla di nuovo.</translation>
    </message>
    <message>
      <source>Of the new articles known so far, {share} were ready when you read.</source>
      <translation>Nuovi articoli noti finora, pronti quando hai letto: {share}.</translation>
    </message>
    <message>
      <source>{polls} scheduled until {time}. The rest is scheduled closer to the time.</source>
      <translation>Previsti fino alle {time}: {polls}. Il resto si pianifica più avanti.</translation>
    </message>
    <message numerus="yes">
      <source>{time}, fetched · {feeds}, {n} new</source>
      <translation>
        <numerusform>{time}, controllo · {feeds}, {n} nuovo</numerusform>
        <numerusform>{time}, controllo · {feeds}, {n} nuovi</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{names} and {n} more.</source>
      <translation>
        <numerusform>{names} e {n} altro.</numerusform>
        <numerusform>{names} e altri {n}.</numerusform>
      </translation>
    </message>
    <message>
      <source>No fetches on this day.</source>
      <translation>Nessun controllo in questo giorno.</translation>
    </message>
    <message>
      <source>You were here {spans}.</source>
      <translation>Eri qui: {spans}.</translation>
    </message>
    <message>
      <source>You often read offline around {time}.</source>
      <translation>Leggi spesso offline verso le {time}.</translation>
    </message>
    <message numerus="yes">
      <source>{n} couldn’t be downloaded in full.</source>
      <translation>
        <numerusform>{n} di questi non è stato scaricato per intero.</numerusform>
        <numerusform>{n} di questi non sono stati scaricati per intero.</numerusform>
      </translation>
    </message>
    <message>
      <source>Nothing new</source>
      <translation>Nessuna novità</translation>
    </message>
    <message>
      <source>Scheduled</source>
      <translation>Previsto</translation>
    </message>
    <message>
      <source>You read</source>
      <translation>Lettura</translation>
    </message>
    <message>
      <source>Asleep, off or offline</source>
      <translation>Sospeso, spento o offline</translation>
    </message>
    <message>
      <source>Waiting time these fetches save you</source>
      <translation>Attesa che questi controlli ti risparmiano</translation>
    </message>
    <message>
      <source>{time}, scheduled · {feeds} in one batch</source>
      <translation>{time}, previsto · {feeds} in un risveglio</translation>
    </message>
    <message>
      <source>{time}, fetched · {feeds}, nothing new</source>
      <translation>{time}, controllo · {feeds}, nessuna novità</translation>
    </message>
    <message numerus="yes">
      <source>{time} and {n} more</source>
      <translation>
        <numerusform>{time} e {n} altro</numerusform>
        <numerusform>{time} e altri {n}</numerusform>
      </translation>
    </message>
    <message>
      <source>Asleep until {time}</source>
      <translation>Sospeso fino alle {time}</translation>
    </message>
    <message>
      <source>Closed until {time}</source>
      <translation>Non in esecuzione fino alle {time}</translation>
    </message>
    <message>
      <source>Asleep</source>
      <translation>Sospeso</translation>
    </message>
    <message>
      <source>Closed</source>
      <translation>Non in esecuzione</translation>
    </message>
    <message>
      <source>Timeline of the day</source>
      <translation>Cronologia del giorno</translation>
    </message>
    <message>
      <source>Not enough data yet. It takes about 10 days of reading.</source>
      <translation>Non ancora noto: è il primo giorno. Lo sarà dopo circa 10.</translation>
    </message>
    <message>
      <source>When you
usually read</source>
      <translation>Quando guardi
di solito</translation>
    </message>
    <message>
      <source>0 feeds</source>
      <translation>0 feed</translation>
    </message>
    <message numerus="yes">
      <source>Paperround has seen you read on {n} days. After about 10 it will know your daily pattern.</source>
      <translation>
        <numerusform>Letture viste in {n} giorno. Dopo circa 10 le mattine si distinguono dalle sere.</numerusform>
        <numerusform>Letture viste in {n} giorni. Dopo circa 10 le mattine si distinguono dalle sere.</numerusform>
      </translation>
    </message>
    <message>
      <source>Now {time}</source>
      <translation>Ora {time}</translation>
    </message>
    <message>
      <source>Usually off</source>
      <translation>Di solito spento</translation>
    </message>
    <message>
      <source>Estimate</source>
      <translation>Per ora una stima</translation>
    </message>
    <message>
      <source>No fetch scheduled</source>
      <translation>Nessun controllo previsto</translation>
    </message>
    <message numerus="yes">
      <source>{n}, all OK</source>
      <translation>
        <numerusform>{n}, tutto bene</numerusform>
        <numerusform>{n}, tutto bene</numerusform>
      </translation>
    </message>
    <message>
      <source>Back to reading</source>
      <translation>Torna alla lettura</translation>
    </message>
    <message>
      <source>Insights pages</source>
      <translation>Pagine delle analisi</translation>
    </message>
    <message>
      <source>Learn more</source>
      <translation>Ulteriori informazioni</translation>
    </message>
    <message>
      <source>Page of Insights</source>
      <translation>Pagina delle analisi</translation>
    </message>
    <message>
      <source>{share} more fetches</source>
      <translation>{share} di controlli in più</translation>
    </message>
    <message>
      <source>{share} fewer fetches</source>
      <translation>{share} di controlli in meno</translation>
    </message>
    <message>
      <source>Medium confidence</source>
      <translation>Abbastanza sicuro</translation>
    </message>
    <message>
      <source>High confidence</source>
      <translation>Sicuro</translation>
    </message>
    <message numerus="yes">
      <source>{n}, one needs attention</source>
      <translation>
        <numerusform>{n}, uno da verificare</numerusform>
        <numerusform>{n}, uno da verificare</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n}, {m} need attention</source>
      <translation>
        <numerusform>{n}, di cui {m} da verificare</numerusform>
        <numerusform>{n}, di cui {m} da verificare</numerusform>
      </translation>
    </message>
    <message>
      <source>Next fetch {time}</source>
      <translation>Prossimo controllo {time}</translation>
    </message>
    <message numerus="yes">
      <source>{n} fetches a day</source>
      <translation>
        <numerusform>{n} controllo al giorno</numerusform>
        <numerusform>{n} controlli al giorno</numerusform>
      </translation>
    </message>
    <message>
      <source>Mark all as read in {place}: {posts}</source>
      <translation>Segna tutti come letti in {place}: {posts}</translation>
    </message>
    <message>
      <source>Mark as unread</source>
      <translation>Segna come da leggere</translation>
    </message>
    <message>
      <source>Mark as read</source>
      <translation>Segna come letto</translation>
    </message>
    <message>
      <source>Unstar</source>
      <translation>Togli la stella</translation>
    </message>
    <message>
      <source>Read</source>
      <translation>Letti</translation>
    </message>
    <message>
      <source>Remove highlight</source>
      <translation>Togli dall’evidenza</translation>
    </message>
    <message>
      <source>Mark all as read in {place}</source>
      <translation>Segna tutti come letti in {place}</translation>
    </message>
    <message numerus="yes">
      <source>{n} or more new</source>
      <translation>
        <numerusform>{n} o più nuovi</numerusform>
        <numerusform>{n} o più nuovi</numerusform>
      </translation>
    </message>
    <message>
      <source>Show folder</source>
      <translation>Mostra cartella</translation>
    </message>
    <message>
      <source>Enter password…</source>
      <translation>Inserisci password…</translation>
    </message>
    <message>
      <source>{what}. Press Ctrl+Z to undo.</source>
      <translation>{what}. Annulla con Control Z.</translation>
    </message>
    <message>
      <source>Clear</source>
      <translation>Cancella</translation>
    </message>
    <message>
      <source>less than 1 article a year</source>
      <translation>meno di un articolo all’anno</translation>
    </message>
    <message>
      <source>played</source>
      <translation>ascoltato</translation>
    </message>
    <message>
      <source>1 min listen</source>
      <translation>1 minuto di ascolto</translation>
    </message>
    <message>
      <source>about 1 article a day</source>
      <translation>circa un articolo al giorno</translation>
    </message>
    <message numerus="yes">
      <source>about {n} articles a day</source>
      <translation>
        <numerusform>circa {n} articolo al giorno</numerusform>
        <numerusform>circa {n} articoli al giorno</numerusform>
      </translation>
    </message>
    <message>
      <source>about 1 article a week</source>
      <translation>circa un articolo alla settimana</translation>
    </message>
    <message numerus="yes">
      <source>about {n} articles a week</source>
      <translation>
        <numerusform>circa {n} articolo alla settimana</numerusform>
        <numerusform>circa {n} articoli alla settimana</numerusform>
      </translation>
    </message>
    <message>
      <source>about 1 article a month</source>
      <translation>circa un articolo al mese</translation>
    </message>
    <message numerus="yes">
      <source>about {n} articles a month</source>
      <translation>
        <numerusform>circa {n} articolo al mese</numerusform>
        <numerusform>circa {n} articoli al mese</numerusform>
      </translation>
    </message>
    <message>
      <source>about 1 article a year</source>
      <translation>circa un articolo all’anno</translation>
    </message>
    <message numerus="yes">
      <source>about {n} articles a year</source>
      <translation>
        <numerusform>circa {n} articolo all’anno</numerusform>
        <numerusform>circa {n} articoli all’anno</numerusform>
      </translation>
    </message>
    <message>
      <source>d MMMM</source>
      <translation>d MMMM</translation>
    </message>
    <message>
      <source>dddd d MMMM</source>
      <translation>dddd d MMMM</translation>
    </message>
    <message>
      <source>since today</source>
      <translation>da oggi</translation>
    </message>
    <message>
      <source>since yesterday</source>
      <translation>da ieri</translation>
    </message>
    <message>
      <source>1 article</source>
      <translation>1 articolo</translation>
    </message>
    <message>
      <source>1 star</source>
      <translation>1 stella</translation>
    </message>
    <message>
      <source>Episode</source>
      <translation>Una registrazione</translation>
    </message>
    <message>
      <source>Untitled</source>
      <translation>Un articolo senza testo</translation>
    </message>
    <message>
      <source>twice</source>
      <translation>due volte</translation>
    </message>
    <message>
      <source>three times</source>
      <translation>tre volte</translation>
    </message>
    <message>
      <source>four times</source>
      <translation>quattro volte</translation>
    </message>
    <message>
      <source>five times</source>
      <translation>cinque volte</translation>
    </message>
    <message>
      <source>1 batch</source>
      <translation>1 risveglio</translation>
    </message>
    <message>
      <source>1 fetch</source>
      <translation>1 controllo</translation>
    </message>
    <message>
      <source>in progress</source>
      <translation>iniziato</translation>
    </message>
    <message>
      <source>{left} of {whole} min left</source>
      <translation>restano {left} di {whole} min</translation>
    </message>
    <message numerus="yes">
      <source>{minutes} min listen</source>
      <translation>
        <numerusform>{minutes} minuto di ascolto</numerusform>
        <numerusform>{minutes} minuti di ascolto</numerusform>
      </translation>
    </message>
    <message>
      <source>{place} of {whole}</source>
      <translation>{place} di {whole}</translation>
    </message>
    <message>
      <source>1 hour</source>
      <translation>1 ora</translation>
    </message>
    <message>
      <source>1 minute ago</source>
      <translation>1 minuto fa</translation>
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
      <translation>dddd d MMMM yyyy</translation>
    </message>
    <message>
      <source>MMMM yyyy</source>
      <translation>MMMM yyyy</translation>
    </message>
    <message>
      <source>since {day}</source>
      <translation>dal giorno {day}</translation>
    </message>
    <message>
      <source>{n}%</source>
      <translation>{n}%</translation>
    </message>
    <message numerus="yes">
      <source>{n} unread</source>
      <translation>
        <numerusform>{n} da leggere</numerusform>
        <numerusform>{n} da leggere</numerusform>
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
      <translation>tra {span}</translation>
    </message>
    <message>
      <source>{some} and {last}</source>
      <translation>{some} e {last}</translation>
    </message>
    <message>
      <source>{time} ago</source>
      <translation>{time} fa</translation>
    </message>
    <message>
      <source>Today, {day}</source>
      <translation>Oggi, {day}</translation>
    </message>
    <message>
      <source>Yesterday, {day}</source>
      <translation>Ieri, {day}</translation>
    </message>
    <message numerus="yes">
      <source>{n} articles</source>
      <translation>
        <numerusform>{n} articolo</numerusform>
        <numerusform>{n} articoli</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} stars</source>
      <translation>
        <numerusform>{n} stella</numerusform>
        <numerusform>{n} stelle</numerusform>
      </translation>
    </message>
    <message>
      <source>Link to {host}</source>
      <translation>Un link a {host}</translation>
    </message>
    <message>
      <source>{h} h {m} min</source>
      <translation>{h} h {m} min</translation>
    </message>
    <message>
      <source>{h} h</source>
      <translation>{h} h</translation>
    </message>
    <message numerus="yes">
      <source>{n} batches</source>
      <translation>
        <numerusform>{n} risveglio</numerusform>
        <numerusform>{n} risvegli</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} fetches</source>
      <translation>
        <numerusform>{n} controllo</numerusform>
        <numerusform>{n} controlli</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} minutes ago</source>
      <translation>
        <numerusform>{n} minuto fa</numerusform>
        <numerusform>{n} minuti fa</numerusform>
      </translation>
    </message>
    <message>
      <source>Couldn’t load the list.</source>
      <translation>Impossibile leggere l’elenco.</translation>
    </message>
    <message>
      <source>all articles</source>
      <translation>tutti gli articoli</translation>
    </message>
    <message>
      <source>Clear search</source>
      <translation>Cancella ricerca</translation>
    </message>
    <message>
      <source>Your first articles will appear in a moment.</source>
      <translation>I primi articoli arrivano tra un momento.</translation>
    </message>
    <message>
      <source>Read a few articles, and suggestions based on them will appear here.</source>
      <translation>Leggi qualche articolo. Gli argomenti che leggi decidono che cosa compare qui.</translation>
    </message>
    <message>
      <source>No articles today yet</source>
      <translation>Oggi ancora nessun articolo</translation>
    </message>
    <message>
      <source>Nothing here yet</source>
      <translation>Qui non c’è ancora nulla</translation>
    </message>
    <message>
      <source>Show now</source>
      <translation>Mostra ora</translation>
    </message>
    <message>
      <source>No new articles. Next edition at {time}.</source>
      <translation>Nessuna novità in attesa. Prossimo giornale: {time}.</translation>
    </message>
    <message>
      <source>Refresh anyway</source>
      <translation>Controlla comunque</translation>
    </message>
    <message>
      <source>Add a website you like, or bring your feeds from another reader.</source>
      <translation>Aggiungi un sito che ti piace, o porta i tuoi feed da un altro lettore.</translation>
    </message>
    <message>
      <source>No results for “{words}”</source>
      <translation>Nessun risultato per «{words}»</translation>
    </message>
    <message>
      <source>No connection</source>
      <translation>Nessuna connessione</translation>
    </message>
    <message>
      <source>Its server asked Paperround to wait until then.</source>
      <translation>Fino ad allora il suo server chiede una pausa.</translation>
    </message>
    <message>
      <source>Refreshing {what}…</source>
      <translation>Controllo di {what}…</translation>
    </message>
    <message>
      <source>Nothing to suggest yet</source>
      <translation>Ancora nulla da suggerire</translation>
    </message>
    <message>
      <source>Nothing found yet</source>
      <translation>Ancora nessun risultato</translation>
    </message>
    <message>
      <source>No starred articles</source>
      <translation>Ancora nessuna stella</translation>
    </message>
    <message>
      <source>Press S to star an article and keep it here.</source>
      <translation>Premi s su un articolo per tenerlo qui.</translation>
    </message>
    <message>
      <source>All caught up</source>
      <translation>Tutto letto</translation>
    </message>
    <message>
      <source>1 new article waiting for the {time} edition.</source>
      <translation>1 nuovo articolo aspetta il prossimo giornale ({time}).</translation>
    </message>
    <message numerus="yes">
      <source>{n} new articles waiting for the {time} edition.</source>
      <translation>
        <numerusform>{n} nuovo articolo aspetta il prossimo giornale ({time}).</numerusform>
        <numerusform>{n} nuovi articoli aspettano il prossimo giornale ({time}).</numerusform>
      </translation>
    </message>
    <message>
      <source>Choose again…</source>
      <translation>Scegli di nuovo…</translation>
    </message>
    <message>
      <source>Searched {place}.</source>
      <translation>Ricerca in: {place}.</translation>
    </message>
    <message>
      <source>Search everywhere</source>
      <translation>Cerca ovunque</translation>
    </message>
    <message>
      <source>{what} will be fetched at {time}</source>
      <translation>{what}: alle {time}</translation>
    </message>
    <message>
      <source>New matches appear here automatically.</source>
      <translation>Ciò che corrisponde arriva qui da solo.</translation>
    </message>
    <message numerus="yes">
      <source>{n} feeds here couldn’t be refreshed.</source>
      <translation>
        <numerusform>{n} feed di questo elenco non è stato scaricato.</numerusform>
        <numerusform>{n} feed di questo elenco non sono stati scaricati.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 feed here couldn’t be refreshed.</source>
      <translation>1 feed di questo elenco non è stato scaricato.</translation>
    </message>
    <message>
      <source>Browse starter feeds</source>
      <translation>Sfoglia i feed per iniziare</translation>
    </message>
    <message>
      <source>Add a sync account</source>
      <translation>Aggiungi un account di sincronizzazione</translation>
    </message>
    <message>
      <source>{what} will be fetched once you’re back online.</source>
      <translation>Appena torna la connessione: {what}.</translation>
    </message>
    <message>
      <source>the search for {words}</source>
      <translation>questa ricerca di «{words}»</translation>
    </message>
    <message>
      <source>Everywhere</source>
      <translation>Ovunque</translation>
    </message>
    <message>
      <source>Search all articles, not just this list</source>
      <translation>Cerca in tutti gli articoli, non solo qui</translation>
    </message>
    <message>
      <source>Search tips</source>
      <translation>Che cosa si può scrivere qui</translation>
    </message>
    <message>
      <source>Search tips (Alt+Down)</source>
      <translation>Che cosa si può scrivere qui (Alt+Giù)</translation>
    </message>
    <message>
      <source>1 result</source>
      <translation>1 risultato</translation>
    </message>
    <message>
      <source>View options</source>
      <translation>Opzioni di visualizzazione</translation>
    </message>
    <message>
      <source>All</source>
      <translation>Tutti</translation>
    </message>
    <message>
      <source>Sort</source>
      <translation>Ordina</translation>
    </message>
    <message>
      <source>Group by</source>
      <translation>Raggruppa per</translation>
    </message>
    <message>
      <source>Rows</source>
      <translation>Righe</translation>
    </message>
    <message>
      <source>Cards</source>
      <translation>Schede</translation>
    </message>
    <message>
      <source>night ferry</source>
      <translation>traghetto notturno</translation>
    </message>
    <message>
      <source>both words, anywhere</source>
      <translation>entrambe le parole, ovunque</translation>
    </message>
    <message>
      <source>"night ferry"</source>
      <translation>"traghetto notturno"</translation>
    </message>
    <message>
      <source>exactly this phrase</source>
      <translation>esattamente questa frase</translation>
    </message>
    <message>
      <source>ferry OR boat</source>
      <translation>traghetto OR barca</translation>
    </message>
    <message>
      <source>either word</source>
      <translation>una delle due</translation>
    </message>
    <message>
      <source>ferry -night</source>
      <translation>traghetto -notte</translation>
    </message>
    <message>
      <source>leave out a word</source>
      <translation>senza questa parola</translation>
    </message>
    <message>
      <source>(ferry OR boat) night</source>
      <translation>(traghetto OR barca) notte</translation>
    </message>
    <message>
      <source>group with parentheses</source>
      <translation>le parentesi raggruppano</translation>
    </message>
    <message>
      <source>title:ferry</source>
      <translation>title:traghetto</translation>
    </message>
    <message>
      <source>in the title; also author: and text:</source>
      <translation>nel titolo; anche author: e text:</translation>
    </message>
    <message>
      <source>feed:"Harbour Gazette"</source>
      <translation>feed:"Gazzetta del porto"</translation>
    </message>
    <message>
      <source>from this feed</source>
      <translation>di questo feed</translation>
    </message>
    <message>
      <source>folder:News</source>
      <translation>folder:Notizie</translation>
    </message>
    <message>
      <source>in this folder</source>
      <translation>in questa cartella</translation>
    </message>
    <message>
      <source>tag:later</source>
      <translation>tag:dopo</translation>
    </message>
    <message>
      <source>with this tag</source>
      <translation>con questa etichetta</translation>
    </message>
    <message>
      <source>is:unread</source>
      <translation>is:unread</translation>
    </message>
    <message>
      <source>also is:read, is:starred</source>
      <translation>da leggere; anche is:read, is:starred</translation>
    </message>
    <message>
      <source>after:7d</source>
      <translation>after:7d</translation>
    </message>
    <message>
      <source>from the last 7 days</source>
      <translation>degli ultimi sette giorni</translation>
    </message>
    <message>
      <source>before:2026-03</source>
      <translation>before:2026-03</translation>
    </message>
    <message>
      <source>before a day, month or year</source>
      <translation>prima di un giorno, mese o anno</translation>
    </message>
    <message>
      <source>Newest</source>
      <translation>Più recenti</translation>
    </message>
    <message>
      <source>Oldest</source>
      <translation>Meno recenti</translation>
    </message>
    <message>
      <source>Relevance</source>
      <translation>Pertinenza</translation>
    </message>
    <message numerus="yes">
      <source>{n} results</source>
      <translation>
        <numerusform>{n} risultato</numerusform>
        <numerusform>{n} risultati</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>the latest {n} results</source>
      <translation>
        <numerusform>l’ultimo risultato ({n})</numerusform>
        <numerusform>gli ultimi {n} risultati</numerusform>
      </translation>
    </message>
    <message>
      <source>Search in {place}</source>
      <translation>Cerca in {place}</translation>
    </message>
    <message>
      <source>Try now</source>
      <translation>Prova ora</translation>
    </message>
    <message>
      <source>Also in 1 other feed</source>
      <translation>Anche in 1 feed</translation>
    </message>
    <message>
      <source>1 similar article</source>
      <translation>1 altro simile</translation>
    </message>
    <message>
      <source>Also in {feeds}</source>
      <translation>Anche in {feeds}</translation>
    </message>
    <message numerus="yes">
      <source>Also in {n} other feeds</source>
      <translation>
        <numerusform>Anche in {n} feed</numerusform>
        <numerusform>Anche in {n} feed</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} similar articles</source>
      <translation>
        <numerusform>{n} altro simile</numerusform>
        <numerusform>{n} altri simili</numerusform>
      </translation>
    </message>
    <message>
      <source>Plugged in or charging</source>
      <translation>Collegato alla corrente o in carica</translation>
    </message>
    <message>
      <source>On battery or saving power</source>
      <translation>A batteria o in risparmio energetico</translation>
    </message>
    <message>
      <source>Nothing more is scheduled today.</source>
      <translation>Oggi non è previsto altro.</translation>
    </message>
    <message numerus="yes">
      <source>{n} scheduled for later today</source>
      <translation>
        <numerusform>{n} previsto per più tardi oggi</numerusform>
        <numerusform>{n} previsti per più tardi oggi</numerusform>
      </translation>
    </message>
    <message>
      <source>Online, not metered</source>
      <translation>Online, non a consumo</translation>
    </message>
    <message>
      <source>Today’s schedule</source>
      <translation>Il piano di oggi</translation>
    </message>
    <message>
      <source>When you usually read</source>
      <translation>Quando leggi di solito</translation>
    </message>
    <message>
      <source>A typical day</source>
      <translation>Una giornata comune</translation>
    </message>
    <message>
      <source>Paused. Refresh still works.</source>
      <translation>In pausa. Puoi ancora controllare a mano.</translation>
    </message>
    <message>
      <source>Offline. Fetching resumes when you reconnect.</source>
      <translation>Offline. I controlli riprendono quando torna la connessione.</translation>
    </message>
    <message numerus="yes">
      <source>{n} scheduled for later today, {m} in reserve</source>
      <translation>
        <numerusform>{n} previsto per più tardi oggi, {m} di riserva</numerusform>
        <numerusform>{n} previsti per più tardi oggi, {m} di riserva</numerusform>
      </translation>
    </message>
    <message>
      <source>Next batches</source>
      <translation>Prossimi risvegli</translation>
    </message>
    <message>
      <source>Each batch wakes the network once</source>
      <translation>Ogni risveglio attiva la rete una volta</translation>
    </message>
    <message>
      <source>Batch done</source>
      <translation>Risveglio fatto</translation>
    </message>
    <message>
      <source>{feeds} · {when}</source>
      <translation>{feeds} · {when}</translation>
    </message>
    <message>
      <source>Resume</source>
      <translation>Riprendi</translation>
    </message>
    <message>
      <source>For 1 hour</source>
      <translation>Per 1 ora</translation>
    </message>
    <message>
      <source>Until tomorrow</source>
      <translation>Fino a domani</translation>
    </message>
    <message>
      <source>Until I resume</source>
      <translation>Finché non riprendo</translation>
    </message>
    <message>
      <source>{used} of {all} fetches used today</source>
      <translation>{used} controlli su {all} usati oggi</translation>
    </message>
    <message>
      <source>When you usually read, and today’s batches of fetches</source>
      <translation>Quando leggi di solito e i risvegli di oggi</translation>
    </message>
    <message numerus="yes">
      <source>{time}, {feeds}, {n} new</source>
      <translation>
        <numerusform>{time}, {feeds}, {n} nuovo</numerusform>
        <numerusform>{time}, {feeds}, {n} nuovi</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} {n} scheduled, next at {time}.</source>
      <translation>
        <numerusform>{done} {n} previsto, alle {time}.</numerusform>
        <numerusform>{done} {n} previsti, il prossimo alle {time}.</numerusform>
      </translation>
    </message>
    <message>
      <source>A typical day, until Paperround knows when you read</source>
      <translation>Una giornata comune, finché Paperround non sa quando leggi</translation>
    </message>
    <message>
      <source>{time}, scheduled, {feeds}</source>
      <translation>{time}, previsto, {feeds}</translation>
    </message>
    <message>
      <source>{time}, {feeds}, nothing new</source>
      <translation>{time}, {feeds}, nulla di nuovo</translation>
    </message>
    <message numerus="yes">
      <source>{n} batches done,</source>
      <translation>
        <numerusform>{n} risveglio fatto,</numerusform>
        <numerusform>{n} risvegli fatti,</numerusform>
      </translation>
    </message>
    <message>
      <source>{done} nothing scheduled.</source>
      <translation>{done} nessuno previsto.</translation>
    </message>
    <message>
      <source>New name</source>
      <translation>Nuovo nome</translation>
    </message>
    <message>
      <source>You’re subscribed to {feed} twice, at two addresses.</source>
      <translation>Hai {feed} due volte, con due indirizzi.</translation>
    </message>
    <message>
      <source>Clear the filter</source>
      <translation>Cancella il filtro</translation>
    </message>
    <message>
      <source>Keep both</source>
      <translation>Tieni entrambi</translation>
    </message>
    <message>
      <source>{feed} has the same articles as {other}.</source>
      <translation>{feed} porta gli stessi articoli di {other}.</translation>
    </message>
    <message>
      <source>Almost everything in {feed} is also in {other}.</source>
      <translation>Quasi tutto ciò che pubblica {feed} arriva anche con {other}.</translation>
    </message>
    <message>
      <source>Searches</source>
      <translation>Ricerche</translation>
    </message>
    <message>
      <source>Monday</source>
      <translation>lunedì</translation>
    </message>
    <message>
      <source>Tuesday</source>
      <translation>martedì</translation>
    </message>
    <message>
      <source>Wednesday</source>
      <translation>mercoledì</translation>
    </message>
    <message>
      <source>Thursday</source>
      <translation>giovedì</translation>
    </message>
    <message>
      <source>Friday</source>
      <translation>venerdì</translation>
    </message>
    <message>
      <source>Saturday</source>
      <translation>sabato</translation>
    </message>
    <message>
      <source>Sunday</source>
      <translation>domenica</translation>
    </message>
    <message>
      <source>January</source>
      <translation>gennaio</translation>
    </message>
    <message>
      <source>February</source>
      <translation>febbraio</translation>
    </message>
    <message>
      <source>March</source>
      <translation>marzo</translation>
    </message>
    <message>
      <source>April</source>
      <translation>aprile</translation>
    </message>
    <message>
      <source>May</source>
      <translation>maggio</translation>
    </message>
    <message>
      <source>June</source>
      <translation>giugno</translation>
    </message>
    <message>
      <source>July</source>
      <translation>luglio</translation>
    </message>
    <message>
      <source>August</source>
      <translation>agosto</translation>
    </message>
    <message>
      <source>September</source>
      <translation>settembre</translation>
    </message>
    <message>
      <source>October</source>
      <translation>ottobre</translation>
    </message>
    <message>
      <source>November</source>
      <translation>novembre</translation>
    </message>
    <message>
      <source>December</source>
      <translation>dicembre</translation>
    </message>
    <message numerus="yes">
      <source>So you don’t miss anything: it lists only {window} articles, which turn over in {span}.</source>
      <translation>
        <numerusform>Per non perdere nulla: tiene {window} articolo e si riempie in {span}.</numerusform>
        <numerusform>Per non perdere nulla: tiene {window} articoli e si riempie in {span}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Grouped with one other feed to save power.</source>
      <translation>Insieme a un altro, per risvegliare la radio una volta sola.</translation>
    </message>
    <message numerus="yes">
      <source>Grouped with {n} other feeds to save power.</source>
      <translation>
        <numerusform>Insieme a {n} altro, per risvegliare la radio una volta sola.</numerusform>
        <numerusform>Insieme ad altri {n}, per risvegliare la radio una volta sola.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 day</source>
      <translation>1 giorno</translation>
    </message>
    <message>
      <source>1 minute</source>
      <translation>1 minuto</translation>
    </message>
    <message>
      <source>a moment</source>
      <translation>un momento</translation>
    </message>
    <message>
      <source>two</source>
      <translation>due</translation>
    </message>
    <message>
      <source>three</source>
      <translation>tre</translation>
    </message>
    <message>
      <source>four</source>
      <translation>quattro</translation>
    </message>
    <message>
      <source>five</source>
      <translation>cinque</translation>
    </message>
    <message>
      <source>six</source>
      <translation>sei</translation>
    </message>
    <message>
      <source>seven</source>
      <translation>sette</translation>
    </message>
    <message>
      <source>eight</source>
      <translation>otto</translation>
    </message>
    <message>
      <source>nine</source>
      <translation>nove</translation>
    </message>
    <message>
      <source>ten</source>
      <translation>dieci</translation>
    </message>
    <message>
      <source>eleven</source>
      <translation>undici</translation>
    </message>
    <message>
      <source>twelve</source>
      <translation>dodici</translation>
    </message>
    <message>
      <source>{n} GB</source>
      <translation>{n} GB</translation>
    </message>
    <message>
      <source>{n} MB</source>
      <translation>{n} MB</translation>
    </message>
    <message>
      <source>{n} kB</source>
      <translation>{n} kB</translation>
    </message>
    <message>
      <source> day</source>
      <translation> giorno</translation>
    </message>
    <message numerus="yes">
      <source> days</source>
      <translation>
        <numerusform> giorno</numerusform>
        <numerusform> giorni</numerusform>
      </translation>
    </message>
    <message>
      <source> MB</source>
      <translation> MB</translation>
    </message>
    <message>
      <source>no limit</source>
      <translation>illimitati</translation>
    </message>
    <message>
      <source>Words to highlight</source>
      <translation>Parole da evidenziare</translation>
    </message>
    <message>
      <source>Quiet hours</source>
      <translation>Ore di silenzio</translation>
    </message>
    <message>
      <source>Mute notifications for today</source>
      <translation>Per oggi basta notifiche</translation>
    </message>
    <message>
      <source>Closing the window</source>
      <translation>Alla chiusura della finestra</translation>
    </message>
    <message>
      <source>Tell me about updates</source>
      <translation>Avvisami quando esce una nuova versione</translation>
    </message>
    <message>
      <source>Images in articles</source>
      <translation>Immagini negli articoli</translation>
    </message>
    <message>
      <source>Thumbnails in the list</source>
      <translation>Piccole immagini nell’elenco</translation>
    </message>
    <message>
      <source>Download episodes before I usually listen</source>
      <translation>Scarica le registrazioni prima dell’ora in cui ascolto di solito</translation>
    </message>
    <message>
      <source>Storage limit</source>
      <translation>Conservate su disco, circa</translation>
    </message>
    <message>
      <source>Keep played episodes for</source>
      <translation>Conserva dopo l’ascolto</translation>
    </message>
    <message>
      <source>Fetching strategy</source>
      <translation>Strategia dei controlli</translation>
    </message>
    <message>
      <source>Never more than this on any day</source>
      <translation>Mai più di così in un giorno</translation>
    </message>
    <message>
      <source>Daily data limit</source>
      <translation>Dati al giorno per questo</translation>
    </message>
    <message>
      <source>On battery, use at most</source>
      <translation>Di cui a batteria</translation>
    </message>
    <message>
      <source>Share of the daily budget on battery and in power saving mode.</source>
      <translation>Quota del budget giornaliero a batteria e in modalità di risparmio energetico.</translation>
    </message>
    <message>
      <source>On a metered connection</source>
      <translation>Con connessione a consumo</translation>
    </message>
    <message>
      <source>Share of the daily budget on a metered connection.</source>
      <translation>Quota del budget giornaliero con connessione a consumo.</translation>
    </message>
    <message>
      <source>While the computer is busy</source>
      <translation>Con il computer sotto carico</translation>
    </message>
    <message>
      <source>Share of the daily budget while the computer is busy.</source>
      <translation>Quota del budget giornaliero mentre il computer è occupato.</translation>
    </message>
    <message>
      <source>Batches of fetches per day, about. Each batch wakes the network once.</source>
      <translation>Risvegli al giorno, circa. Ognuno attiva la rete una volta.</translation>
    </message>
    <message>
      <source>On battery or a metered connection</source>
      <translation>Quando energia o linea scarseggiano</translation>
    </message>
    <message>
      <source>Batches per day on battery, in power saving mode and on a metered connection.</source>
      <translation>Risvegli al giorno a batteria, in modalità di risparmio energetico e con connessione a consumo.</translation>
    </message>
    <message>
      <source>Parallel connections</source>
      <translation>Siti contattati insieme</translation>
    </message>
    <message>
      <source>Number of servers to fetch from at the same time.</source>
      <translation>Numero di server interrogati contemporaneamente.</translation>
    </message>
    <message>
      <source>Scheduled fetches per minute</source>
      <translation>Controlli previsti al minuto</translation>
    </message>
    <message>
      <source>Most scheduled fetches per minute, even after sleep.</source>
      <translation>Massimo di controlli previsti al minuto, anche dopo la sospensione.</translation>
    </message>
    <message>
      <source>Proxy</source>
      <translation>Proxy</translation>
    </message>
    <message>
      <source>Proxy for all connections. Empty for none.</source>
      <translation>Proxy per tutte le connessioni. Vuoto per nessuno.</translation>
    </message>
    <message>
      <source>Password command</source>
      <translation>Comando per la password</translation>
    </message>
    <message>
      <source>Command that prints a password, used before the keyring. {user} and {host} are filled in.</source>
      <translation>Comando che scrive una password, usato prima del portachiavi. {user} e {host} vengono sostituiti.</translation>
    </message>
    <message>
      <source>Password file</source>
      <translation>File delle password</translation>
    </message>
    <message>
      <source>File that only you can read, used instead of the keyring. Passwords in it are plain text.</source>
      <translation>File che solo tu puoi leggere, usato al posto del portachiavi. Le password al suo interno non sono cifrate.</translation>
    </message>
    <message>
      <source>When I’m offline</source>
      <translation>Quando sono offline</translation>
    </message>
    <message>
      <source>Hold new articles until the next edition</source>
      <translation>I nuovi articoli aspettano il prossimo giornale</translation>
    </message>
    <message>
      <source>Keep articles for</source>
      <translation>Conserva gli articoli</translation>
    </message>
    <message>
      <source>Maximum per feed</source>
      <translation>Massimo per feed</translation>
    </message>
    <message>
      <source>Keep daily backups for</source>
      <translation>Conserva i backup di</translation>
    </message>
    <message>
      <source>Show suggestions in For You</source>
      <translation>Suggerisci articoli da leggere nella vista «Per te»</translation>
    </message>
    <message>
      <source>When I read an article, mark the same story in other feeds as read</source>
      <translation>Leggendo un articolo, segna letta la stessa notizia negli altri feed</translation>
    </message>
    <message>
      <source>Fetch repetitive feeds less often</source>
      <translation>Controlla meno i feed che per lo più si ripetono</translation>
    </message>
    <message>
      <source>Fetch feeds less often if their articles repeat each other.</source>
      <translation>Controlla di meno i feed i cui articoli si ripetono tra loro.</translation>
    </message>
    <message>
      <source>Fetch feeds I read often more frequently</source>
      <translation>Controlla di più i feed di cui apro spesso gli articoli, meno gli altri</translation>
    </message>
    <message>
      <source>Fetch feeds more often if you often go to them or their folder.</source>
      <translation>Controlla più spesso i feed che apri spesso, loro o la loro cartella.</translation>
    </message>
    <message>
      <source>Learn when I read</source>
      <translation>Annota quando leggo</translation>
    </message>
    <message>
      <source>Create editions automatically</source>
      <translation>Crea un giornale automaticamente</translation>
    </message>
    <message>
      <source>Times, separated by spaces</source>
      <translation>Orari, separati da spazi</translation>
    </message>
    <message>
      <source>Reading time (minutes)</source>
      <translation>Minuti di lettura</translation>
    </message>
    <message>
      <source>Include articles left unread last time</source>
      <translation>Ciò che è rimasto da leggere può tornare</translation>
    </message>
    <message>
      <source>Mark its articles as read</source>
      <translation>Segna come letto ciò che contiene</translation>
    </message>
    <message>
      <source>Load the full text of shortened articles</source>
      <translation>Scarica il testo completo degli articoli abbreviati</translation>
    </message>
    <message>
      <source>Save to folder</source>
      <translation>Cartella per i giornali</translation>
    </message>
    <message>
      <source>To</source>
      <translation>A</translation>
    </message>
    <message>
      <source>Mail server</source>
      <translation>Server di posta</translation>
    </message>
    <message>
      <source>Allow mail without encryption</source>
      <translation>Consenti posta senza cifratura</translation>
    </message>
    <message>
      <source>ferry "night train"</source>
      <translation>traghetto "treno notturno"</translation>
    </message>
    <message>
      <source>not at all</source>
      <translation>non conservare</translation>
    </message>
    <message>
      <source>forever</source>
      <translation>per sempre</translation>
    </message>
    <message>
      <source>Ask once</source>
      <translation>Chiedi una volta</translation>
    </message>
    <message>
      <source>Keep fetching in the background</source>
      <translation>Continua a controllare in background</translation>
    </message>
    <message>
      <source>Don’t show</source>
      <translation>Non mostrare</translation>
    </message>
    <message>
      <source>Cube-root shares, optimised times</source>
      <translation>Quote da radice cubica, orari migliori</translation>
    </message>
    <message>
      <source>Fewest articles missing when you read</source>
      <translation>Meno mancanze quando guardi</translation>
    </message>
    <message>
      <source>Square-root shares, alerts first</source>
      <translation>Quote da radice quadrata, avvisi rapidi</translation>
    </message>
    <message>
      <source>Square-root shares, evenly spaced</source>
      <translation>Quote da radice quadrata, orari uniformi</translation>
    </message>
    <message>
      <source>Equal shares, alerts first</source>
      <translation>Quote uguali, avvisi rapidi</translation>
    </message>
    <message>
      <source>Fewest missed articles first</source>
      <translation>Innanzitutto meno articoli persi</translation>
    </message>
    <message>
      <source>Learned fixed interval per feed</source>
      <translation>Intervallo fisso imparato</translation>
    </message>
    <message>
      <source>Most out of date first</source>
      <translation>Prima i non aggiornati da più tempo</translation>
    </message>
    <message>
      <source>Short-lived articles first</source>
      <translation>Prima gli articoli che invecchiano presto</translation>
    </message>
    <message>
      <source>Moving average of gaps</source>
      <translation>Media mobile delle pause</translation>
    </message>
    <message>
      <source>When the next article is due</source>
      <translation>Quando si attende il prossimo articolo</translation>
    </message>
    <message>
      <source>Every feed equally often</source>
      <translation>Ogni feed con la stessa frequenza</translation>
    </message>
    <message>
      <source>Don’t download anything</source>
      <translation>Non scaricare nulla</translation>
    </message>
    <message>
      <source>Plus everything from feeds I choose</source>
      <translation>E tutto dei feed che ho scelto</translation>
    </message>
    <message>
      <source> article</source>
      <translation> articolo</translation>
    </message>
    <message numerus="yes">
      <source> articles</source>
      <translation>
        <numerusform> articolo</numerusform>
        <numerusform> articoli</numerusform>
      </translation>
    </message>
    <message>
      <source>Send by email to an e-reader or inbox</source>
      <translation>E-reader o casella, per email</translation>
    </message>
    <message>
      <source>{host} didn’t accept the user name or password. FreshRSS needs the API password from its profile page. Miniflux needs the one from Integrations &gt; Google Reader.</source>
      <translation>Secondo {host} l’utente o la password è errato. FreshRSS vuole la password API della pagina del profilo, Miniflux quella in Integrazioni, Google Reader.</translation>
    </message>
    <message>
      <source>No sync server found at {host}. Check the address, and that its Google Reader API is turned on.</source>
      <translation>A {host} non risponde un server di feed; verifica l’indirizzo e che la sua API Google Reader sia attiva.</translation>
    </message>
    <message>
      <source>The API of {host} is turned off. In FreshRSS, allow API access under Settings &gt; Authentication.</source>
      <translation>L’API di {host} è disattivata; in FreshRSS consenti l’accesso API in Impostazioni, Autenticazione.</translation>
    </message>
    <message>
      <source>{host} redirects to {other}. If that’s your server, enter that address.</source>
      <translation>{host} reindirizza a {other}; inserisci quell’indirizzo se è quello del tuo server.</translation>
    </message>
    <message>
      <source>{what} If it uses your own certificate authority, add that authority’s certificate.</source>
      <translation>{what} Se è firmato dalla tua autorità, fornisci il certificato di quell’autorità.</translation>
    </message>
    <message>
      <source>The certificate file {path} can’t be read. Choose a file in PEM format.</source>
      <translation>Il file di certificato {path} è illeggibile; scegli un file in formato PEM.</translation>
    </message>
    <message>
      <source>The saved password for {host} is missing. Enter it again in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>La password per {host} non è più nota; inseriscila di nuovo in Impostazioni, Account e invio.</translation>
    </message>
    <message>
      <source>{name} can’t store playback positions, so they stay on this computer. Finished episodes are marked as read there.</source>
      <translation>Il punto fino al quale hai ascoltato una registrazione resta su questo computer: {name} non ha dove conservarlo. Se l’hai ascoltata fino alla fine, là risulta letta.</translation>
    </message>
    <message>
      <source>{name} only syncs playback positions through its native API, which doesn’t accept this password. Use your login there as the Google Reader user name and password.</source>
      <translation>{name} comunica le registrazioni, e fin dove le hai ascoltate, solo con la propria interfaccia, che non accetta questa password. Dai alla sua interfaccia Google Reader il nome e la password con cui vi accedi.</translation>
    </message>
    <message>
      <source>{host} numbers its articles in a way that Paperround can’t read, so nothing was synced.</source>
      <translation>{host} numera i suoi articoli in un modo che Paperround non sa leggere, quindi non è stato sincronizzato nulla.</translation>
    </message>
    <message>
      <source>You’ve already added this account.</source>
      <translation>Hai già questo account.</translation>
    </message>
    <message>
      <source>This account doesn’t exist.</source>
      <translation>Questo account non esiste.</translation>
    </message>
    <message>
      <source>Encryption needs the Python package “cryptography”. Install it and try again.</source>
      <translation>La cifratura richiede il pacchetto Python «cryptography». Installalo e riprova.</translation>
    </message>
    <message>
      <source>The files in the sync folder are encrypted. Enter their passphrase.</source>
      <translation>I file nella cartella di sincronizzazione sono cifrati. Inserisci la loro passphrase.</translation>
    </message>
    <message>
      <source>This isn’t the passphrase of the sync folder. Enter the one that your other computers use.</source>
      <translation>Questa non è la passphrase della cartella di sincronizzazione. Inserisci quella usata dagli altri tuoi computer.</translation>
    </message>
    <message>
      <source>The files in the sync folder aren’t encrypted. Choose an empty folder to start with encryption.</source>
      <translation>I file nella cartella di sincronizzazione non sono cifrati. Scegli una cartella vuota per iniziare con la cifratura.</translation>
    </message>
    <message>
      <source>The sync folder {path} isn’t there. Check that it’s connected, or choose another.</source>
      <translation>La cartella di sincronizzazione {path} non c’è. Verifica che sia collegata, o scegline un’altra.</translation>
    </message>
    <message>
      <source>{host} didn’t accept the user name or password. Many providers require an app password, which you can create on their website.</source>
      <translation>Secondo {host} l’utente o la password è errato. Molti fornitori vogliono una password riservata ai programmi, che si ottiene dalle loro pagine web.</translation>
    </message>
    <message>
      <source>This user name or password has characters that can’t be sent to {host}.</source>
      <translation>Questo nome utente o questa password contiene caratteri che non si possono inviare a {host}.</translation>
    </message>
    <message>
      <source>{host} isn’t responding like an IMAP server. Check the server name and port.</source>
      <translation>Ciò che risponde da {host} non parla IMAP; verifica nome e porta del server.</translation>
    </message>
    <message>
      <source>{host} doesn’t offer a secure connection, and Paperround never sends passwords unencrypted. Choose TLS or STARTTLS.</source>
      <translation>{host} non offre una connessione sicura, e una password non viene mai inviata in chiaro; scegli TLS o STARTTLS.</translation>
    </message>
    <message>
      <source>{host} doesn’t support STARTTLS. Choose TLS, usually on port 993.</source>
      <translation>{host} non offre STARTTLS; scegli TLS, di solito sulla porta 993.</translation>
    </message>
    <message>
      <source>Folder {folder} doesn’t exist on {host}. Choose another.</source>
      <translation>Su {host} non c’è una cartella {folder}; scegline un’altra.</translation>
    </message>
    <message>
      <source>{host} refused a request: {what}</source>
      <translation>{host} non ha voluto fare ciò che gli è stato chiesto: {what}</translation>
    </message>
    <message>
      <source>{host} closed the connection. Paperround will try again later.</source>
      <translation>{host} ha chiuso la conversazione; Paperround riproverà più tardi.</translation>
    </message>
    <message>
      <source>{host} sent too much data, so it was rejected.</source>
      <translation>{host} ha inviato più di quanto chiesto, quindi non è stato accettato.</translation>
    </message>
    <message>
      <source>Mail doesn’t work through an HTTPS proxy. Use an http:// or socks5:// proxy.</source>
      <translation>La posta non può passare da un proxy che a sua volta vuole HTTPS; usane uno con http:// o socks5://.</translation>
    </message>
    <message>
      <source>You’ve already added this folder.</source>
      <translation>Hai già questa cartella.</translation>
    </message>
    <message>
      <source>This mailbox doesn’t exist.</source>
      <translation>Questa casella non esiste.</translation>
    </message>
    <message>
      <source>The part of the page you followed is gone. The page may have been redesigned or replaced. Choose again what to follow.</source>
      <translation>Ciò che seguivi non è più nella pagina: è stata rifatta, o un’altra ne ha preso il posto. Scegli di nuovo che cosa seguire.</translation>
    </message>
    <message>
      <source>The page has no text to compare. It may need JavaScript.</source>
      <translation>La pagina è arrivata senza testo da confrontare; forse lo scrive uno script.</translation>
    </message>
    <message>
      <source>No repeating list found on this page. Enter a CSS selector for its articles.</source>
      <translation>In questa pagina nulla si ripete come un elenco di articoli; indicali con un selettore CSS.</translation>
    </message>
    <message>
      <source>Paperround doesn’t understand this CSS selector: {selector}</source>
      <translation>Questo non è un selettore CSS che Paperround capisca: {selector}</translation>
    </message>
    <message>
      <source>This selector finds nothing on the page: {selector}</source>
      <translation>Questo selettore non trova nulla nella pagina: {selector}</translation>
    </message>
    <message>
      <source>What this selector matches has no title and no link: {selector}</source>
      <translation>Ciò che questo selettore trova nella pagina non ha né titolo né link: {selector}</translation>
    </message>
    <message>
      <source>No link on the page has this text: {text}</source>
      <translation>Nessun link della pagina si legge così: {text}</translation>
    </message>
    <message>
      <source>This address isn’t a web page.</source>
      <translation>Ciò che è arrivato da questo indirizzo non è una pagina web.</translation>
    </message>
    <message>
      <source>page changed</source>
      <translation>pagina rifatta</translation>
    </message>
    <message>
      <source>The part of {feed} that you followed has been gone {since}. The page may have been redesigned.</source>
      <translation>Ciò che seguivi in {feed} non c’è più {since}. La pagina è stata rifatta.</translation>
    </message>
    <message>
      <source>Not enough disk space for {name}. The download will continue when there is. Nothing was lost.</source>
      <translation>Sul disco non c’è spazio per {name}; si continua quando ci sarà. Nulla è andato perso.</translation>
    </message>
    <message>
      <source>{name} couldn’t be saved ({error}). Paperround will try again.</source>
      <translation>Impossibile scrivere {name} sul disco ({error}); si riproverà.</translation>
    </message>
    <message>
      <source>{host} sent a web page instead of the episode. Open the article’s page and try there.</source>
      <translation>{host} ha inviato una pagina invece della registrazione; apri la pagina dell’articolo e prova lì.</translation>
    </message>
    <message>
      <source>{host} says the episode is no longer available.</source>
      <translation>Secondo {host} la registrazione non è più al suo indirizzo.</translation>
    </message>
    <message>
      <source>The episode at {host} is larger than {megabytes} MB and was skipped.</source>
      <translation>La registrazione su {host} supera i {megabytes} MB, quindi non è stata accettata.</translation>
    </message>
    <message>
      <source>Paperround’s player, paperround[audio], or a system library that it needs isn’t installed. Another program can play this episode.</source>
      <translation>Il lettore di Paperround, paperround[audio], o una libreria di sistema di cui ha bisogno non è installato. Un altro programma può riprodurre questo episodio.</translation>
    </message>
    <message>
      <source>Paperround can’t play this file. Another app may be able to.</source>
      <translation>Questo file non è una registrazione riproducibile qui; forse un altro programma la conosce.</translation>
    </message>
    <message>
      <source>No audio device is available, or it’s in use by another program.</source>
      <translation>Non c’è con che cosa ascoltare: questo computer non ha un dispositivo audio, o è occupato.</translation>
    </message>
    <message>
      <source>This episode is damaged, so playback stopped. Your position is saved.</source>
      <translation>Questa registrazione è danneggiata, quindi la riproduzione si è fermata. Il punto è conservato.</translation>
    </message>
    <message>
      <source>Article {id} has no audio.</source>
      <translation>Nell’articolo {id} non c’è nulla da ascoltare.</translation>
    </message>
    <message>
      <source>This destination doesn’t exist.</source>
      <translation>Questa destinazione non esiste.</translation>
    </message>
    <message>
      <source>{name} came with a backup and is turned off. Check it and save it to turn it on.</source>
      <translation>{name} è arrivato con un backup ed è disattivato. Verificalo e salvalo per attivarlo.</translation>
    </message>
    <message>
      <source>A destination named {name} already exists. Choose another name.</source>
      <translation>C’è già una destinazione di nome {name}; dai un altro nome a questa.</translation>
    </message>
    <message>
      <source>Enter a name for the destination.</source>
      <translation>Dai un nome alla destinazione.</translation>
    </message>
    <message>
      <source>Enter the address of the server.</source>
      <translation>Inserisci l’indirizzo del server.</translation>
    </message>
    <message>
      <source>Enter your user name.</source>
      <translation>Inserisci il tuo nome utente su quel server.</translation>
    </message>
    <message>
      <source>Choose the folder for the files.</source>
      <translation>Scegli la cartella per i file.</translation>
    </message>
    <message>
      <source>Enter the program to run.</source>
      <translation>Inserisci il programma da eseguire.</translation>
    </message>
    <message>
      <source>{program} runs commands through a shell, so an article title could be run as a command. Choose another program.</source>
      <translation>{program} verrebbe eseguito da una shell, che potrebbe scambiare un titolo per un comando; scegli invece un programma.</translation>
    </message>
    <message>
      <source>Enter the password or token for {name}.</source>
      <translation>Inserisci la password o il token per {name}.</translation>
    </message>
    <message>
      <source>{name} isn’t a placeholder. See the list of placeholders.</source>
      <translation>{name} non indica nulla; vedi l’elenco di ciò che si può inserire.</translation>
    </message>
    <message>
      <source>Placeholders can’t be used in the host name, only after it.</source>
      <translation>L’host di un indirizzo non si può inserire; solo ciò che viene dopo.</translation>
    </message>
    <message>
      <source>The template isn’t valid JSON: {why}.</source>
      <translation>Il modello non è JSON valido: {why}.</translation>
    </message>
    <message>
      <source>Each line of the template must have the form name=value. Check this line: {line}</source>
      <translation>Ogni riga del modello deve avere la forma nome=valore; questa no: {line}</translation>
    </message>
    <message>
      <source>Each header must have the form Name: value. Check this line: {line}</source>
      <translation>Ogni intestazione deve avere la forma Nome: valore; questa no: {line}</translation>
    </message>
    <message>
      <source>The saved password or token for {name} is missing. Enter it again in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>La password o il token per {name} non è più noto; inseriscilo di nuovo in Impostazioni, Account e invio.</translation>
    </message>
    <message>
      <source>This article has no link, and {name} only accepts links.</source>
      <translation>Questo articolo non ha un indirizzo proprio, e {name} non accetta altro.</translation>
    </message>
    <message>
      <source>{host} didn’t accept the password or token. Enter it again in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>{host} non accetta la password o il token; inseriscilo di nuovo in Impostazioni, Account e invio.</translation>
    </message>
    <message>
      <source>{host} responded, but doesn’t accept articles at this address. Check it in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>{host} risponde, ma a questo indirizzo nulla accetta articoli; verificalo in Impostazioni, Account e invio.</translation>
    </message>
    <message>
      <source>{host} redirects to {other}. Enter that address in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>{host} reindirizza a {other}; inserisci quell’indirizzo in Impostazioni, Account e invio.</translation>
    </message>
    <message>
      <source>{host} rejected it (error {status}).</source>
      <translation>{host} non l’ha accettato (errore {status}).</translation>
    </message>
    <message>
      <source>{host} rejected it (error {status}): {why}</source>
      <translation>{host} non l’ha accettato (errore {status}): {why}</translation>
    </message>
    <message>
      <source>Couldn’t tell whether {host} accepted it. Check the address in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>Non si sa se {host} l’abbia accettato: la risposta è illeggibile; verifica l’indirizzo in Impostazioni, Account e invio.</translation>
    </message>
    <message>
      <source>Couldn’t find {program}. Check its name or enter its full path.</source>
      <translation>Non esiste un programma di nome {program}; verifica il nome o indica il percorso intero.</translation>
    </message>
    <message>
      <source>{program} couldn’t be run ({error}).</source>
      <translation>{program} non può essere eseguito ({error}).</translation>
    </message>
    <message>
      <source>{program} exited with code {code}.</source>
      <translation>{program} è terminato con il codice {code}.</translation>
    </message>
    <message>
      <source>{program} exited with code {code}: {why}</source>
      <translation>{program} è terminato con il codice {code}: {why}</translation>
    </message>
    <message numerus="yes">
      <source>{program} took longer than {n:n} seconds and was stopped.</source>
      <translation>
        <numerusform>{program} ha impiegato più di {n:n} secondo ed è stato terminato.</numerusform>
        <numerusform>{program} ha impiegato più di {n:n} secondi ed è stato terminato.</numerusform>
      </translation>
    </message>
    <message>
      <source>{program} was stopped because Paperround closed. It will be tried again.</source>
      <translation>{program} è stato terminato insieme a Paperround; si riproverà.</translation>
    </message>
    <message>
      <source>Couldn’t find the folder {path}. Check that its disk is connected, or choose another folder.</source>
      <translation>La cartella {path} non c’è; verifica che ci sia il suo disco o scegline un’altra.</translation>
    </message>
    <message>
      <source>The folder {path} isn’t in an Obsidian vault. Choose a vault or a folder inside one.</source>
      <translation>La cartella {path} non è in un vault di Obsidian; scegli un vault o una sua cartella.</translation>
    </message>
    <message>
      <source>Paperround can’t write to {path} ({error}).</source>
      <translation>Impossibile scrivere in {path} ({error}).</translation>
    </message>
    <message>
      <source>Connected to {host}. Nothing was sent.</source>
      <translation>{host} ha risposto e ammette Paperround; non è stato inviato nulla.</translation>
    </message>
    <message>
      <source>{host} accepted a test article.</source>
      <translation>{host} ha accettato un articolo inventato.</translation>
    </message>
    <message>
      <source>{program} accepted a test article.</source>
      <translation>{program} ha accettato un articolo inventato.</translation>
    </message>
    <message>
      <source>Paperround can write to {path}.</source>
      <translation>Si possono scrivere file in {path}.</translation>
    </message>
    <message>
      <source>The article is no longer stored, so it wasn’t sent.</source>
      <translation>L’articolo non c’è più, quindi non è stato inviato.</translation>
    </message>
    <message>
      <source>Sending failed for an unknown reason. See the log for details.</source>
      <translation>L’invio è fallito per un motivo che Paperround non conosce; i dettagli sono nel registro.</translation>
    </message>
    <message>
      <source>Paperround will try again later.</source>
      <translation>Paperround riproverà più tardi.</translation>
    </message>
    <message>
      <source>Check the address, or try again later.</source>
      <translation>verifica l’indirizzo o riprova più tardi.</translation>
    </message>
    <message>
      <source>{host} redirects in a loop. Check the address in a browser.</source>
      <translation>{host} reindirizza in circolo; verifica l’indirizzo in un browser.</translation>
    </message>
    <message>
      <source>The request to {host} was cancelled.</source>
      <translation>Il controllo di {host} è stato interrotto.</translation>
    </message>
    <message>
      <source>{host} sent data that can’t be decoded. {later}</source>
      <translation>Ciò che {host} ha inviato è danneggiato o in un formato illeggibile; {later}</translation>
    </message>
    <message>
      <source>{host} took too long to respond. {later}</source>
      <translation>{host} ha impiegato troppo a rispondere; {later}</translation>
    </message>
    <message>
      <source>{host} isn’t responding. {later}</source>
      <translation>{host} non risponde; {later}</translation>
    </message>
    <message>
      <source>{host} sent oversized headers. The publisher needs to fix this.</source>
      <translation>{host} risponde con intestazioni di dimensioni assurde; avvisa il suo editore.</translation>
    </message>
    <message>
      <source>The response from {host} is too large for a feed and was skipped.</source>
      <translation>Ciò che {host} invia è più grande di quanto un feed debba essere, quindi non è stato accettato.</translation>
    </message>
    <message>
      <source>Couldn’t find {host}. This computer seems to be offline.</source>
      <translation>Impossibile risolvere il nome {host}; questo computer sembra offline.</translation>
    </message>
    <message>
      <source>Couldn’t find {host}. Check the address for typos.</source>
      <translation>Non esiste un host di nome {host}; verifica che l’indirizzo sia scritto bene.</translation>
    </message>
    <message>
      <source>The connection to {host} isn’t secure: {why}. Nothing was downloaded.</source>
      <translation>La connessione a {host} non è sicura: {why}; non è stato scaricato nulla.</translation>
    </message>
    <message>
      <source>Couldn’t make a secure connection to {host}. Check whether the address starts with http:// instead.</source>
      <translation>Impossibile creare una connessione sicura a {host}; verifica se il suo indirizzo inizia invece con http.</translation>
    </message>
    <message>
      <source>its certificate has expired</source>
      <translation>il suo certificato è scaduto</translation>
    </message>
    <message>
      <source>its certificate isn’t valid yet</source>
      <translation>il suo certificato non è ancora valido</translation>
    </message>
    <message>
      <source>its certificate is self-signed</source>
      <translation>il suo certificato è firmato solo da sé stesso</translation>
    </message>
    <message>
      <source>its certificate is from an untrusted authority</source>
      <translation>il suo certificato è firmato da un’autorità che questo computer non conosce</translation>
    </message>
    <message>
      <source>its certificate was revoked</source>
      <translation>il suo certificato è stato revocato</translation>
    </message>
    <message>
      <source>{host} is on your local network, and you haven’t typed its address yourself. To allow it, add the feed again.</source>
      <translation>{host} è nella tua rete locale e non ne hai scritto tu l’indirizzo. Per consentirlo, aggiungi di nuovo il feed.</translation>
    </message>
    <message>
      <source>its certificate is for a different site</source>
      <translation>il suo certificato appartiene a un altro host</translation>
    </message>
    <message>
      <source>its certificate isn’t valid</source>
      <translation>il suo certificato non è valido</translation>
    </message>
    <message>
      <source>Can’t reach {host}. This computer seems to be offline.</source>
      <translation>{host} non è raggiungibile; questo computer sembra offline.</translation>
    </message>
    <message>
      <source>Can’t reach {host}. {later}</source>
      <translation>{host} non è raggiungibile; {later}</translation>
    </message>
    <message>
      <source>{host} refused the connection. {later}</source>
      <translation>{host} rifiuta le connessioni; {later}</translation>
    </message>
    <message>
      <source>The proxy couldn’t connect to {host}. Check the proxy in Settings.</source>
      <translation>Il proxy non si collega a {host}; verifica il proxy nelle impostazioni.</translation>
    </message>
    <message>
      <source>{host} isn’t responding like a web server. Check the address.</source>
      <translation>Ciò che risponde da {host} non parla HTTP; verifica l’indirizzo.</translation>
    </message>
    <message>
      <source>The connection to {host} was interrupted. {later}</source>
      <translation>La connessione a {host} si è interrotta; {later}</translation>
    </message>
    <message>
      <source>{host} says there’s nothing at this address. Check the address.</source>
      <translation>Secondo {host} a questo indirizzo non c’è nulla; verifica l’indirizzo.</translation>
    </message>
    <message>
      <source>{host} says the publisher has discontinued this feed. Your articles are kept.</source>
      <translation>Secondo {host} l’editore ha chiuso questo feed; i suoi articoli sono conservati.</translation>
    </message>
    <message>
      <source>{host} says the publisher has discontinued this feed, so you can’t subscribe to it.</source>
      <translation>Secondo {host} l’editore ha chiuso questo feed; non c’è nulla da aggiungere.</translation>
    </message>
    <message>
      <source>{host} asked Paperround to slow down. It will try again later.</source>
      <translation>{host} chiede una pausa; Paperround aspetterà.</translation>
    </message>
    <message>
      <source>{host} asked Paperround to slow down. Try again later.</source>
      <translation>{host} ha chiesto a Paperround di rallentare. Riprova più tardi.</translation>
    </message>
    <message>
      <source>{host} asked Paperround to slow down. It will wait before trying again.</source>
      <translation>{host} ha chiesto una pausa; Paperround aspetta prima di riprovare.</translation>
    </message>
    <message>
      <source>{host} is having problems (error {status}). {later}</source>
      <translation>{host} ha problemi propri (errore {status}); {later}</translation>
    </message>
    <message>
      <source>{host} won’t allow Paperround to read this feed (error 403).</source>
      <translation>{host} non permette a Paperround di leggere questo feed (errore 403).</translation>
    </message>
    <message>
      <source>The proxy needs a password. Add it to the proxy address in Settings.</source>
      <translation>Il proxy chiede una password; inseriscila nell’indirizzo del proxy, nelle impostazioni.</translation>
    </message>
    <message>
      <source>{host} sent an unexpected response (status {status}). {later}</source>
      <translation>{host} risponde in modo strano (stato {status}); {later}</translation>
    </message>
    <message>
      <source>{host} requires a sign-in method that Paperround doesn’t support ({kind}).</source>
      <translation>{host} chiede un tipo di accesso che Paperround non conosce ({kind}).</translation>
    </message>
    <message>
      <source>{host} didn’t accept this user name and password. Enter them again.</source>
      <translation>{host} non accetta questo nome utente e questa password; inseriscili di nuovo.</translation>
    </message>
    <message>
      <source>{host} requires a user name and password. Enter them in the feed’s settings.</source>
      <translation>{host} chiede nome utente e password; inseriscili nelle impostazioni del feed.</translation>
    </message>
    <message>
      <source>This address redirects to {host}, which requires a password. Paperround won’t send yours to a different site. If the feed has moved, change its address to {url}</source>
      <translation>Questo indirizzo porta a {host}, che chiede una password; la tua non viene inviata a un altro server. Se il feed ora si trova lì, cambia il suo indirizzo in {url}</translation>
    </message>
    <message>
      <source>{host} blocks feed readers with a human check (CAPTCHA). Ask the publisher to allow them.</source>
      <translation>{host} vuole la prova che legga una persona; chiedi al suo editore di ammettere i lettori di feed.</translation>
    </message>
    <message>
      <source>{host} sent an invalid “not modified” response. The publisher needs to fix this.</source>
      <translation>{host} dice che nulla è cambiato anche se nessuno l’ha chiesto; avvisa il suo editore.</translation>
    </message>
    <message>
      <source>{host} sent an empty response. {later}</source>
      <translation>{host} risponde con una pagina vuota; {later}</translation>
    </message>
    <message>
      <source>{host} redirects to your local network. Paperround blocked this to keep you safe.</source>
      <translation>{host} reindirizza nella tua rete, dove nessuna pagina può portare.</translation>
    </message>
    <message>
      <source>{host} isn’t an address that Paperround can open. Check it.</source>
      <translation>{host} è un indirizzo da cui non si può scaricare nulla; verificalo.</translation>
    </message>
    <message>
      <source>{host} is on your local network, which web pages may not link to. Paperround blocked it.</source>
      <translation>{host} è nella tua rete, dove nessuna pagina può portare.</translation>
    </message>
    <message>
      <source>No feed found at {host}. Look on the page for an RSS or Feed link and paste its address.</source>
      <translation>{host} qui ha una pagina ma non indica alcun feed; cercaci un link chiamato RSS o Feed e incolla il suo indirizzo.</translation>
    </message>
    <message>
      <source>No feed found at this address. Look on the page for an RSS or Feed link and paste its address.</source>
      <translation>A questo indirizzo c’è una pagina che non indica alcun feed; cercaci un link chiamato RSS o Feed e incolla il suo indirizzo.</translation>
    </message>
    <message>
      <source>Paperround closed before the response was saved.</source>
      <translation>Paperround è stato chiuso prima di salvare la risposta.</translation>
    </message>
    <message>
      <source>{feed} responded with an error ({status}).</source>
      <translation>{feed} ha risposto con un errore ({status}).</translation>
    </message>
    <message>
      <source>Enter an address, such as example.org.</source>
      <translation>Manca l’indirizzo; scrivine uno come example.org.</translation>
    </message>
    <message>
      <source>“{text}” isn’t a web address. Enter one such as example.org.</source>
      <translation>«{text}» non è un indirizzo web; scrivine uno come example.org.</translation>
    </message>
    <message>
      <source>This address is too long.</source>
      <translation>Questo è troppo lungo per essere un indirizzo.</translation>
    </message>
    <message>
      <source>This isn’t a web address: the host or port isn’t valid.</source>
      <translation>Non è un indirizzo web: l’host o la porta non è leggibile.</translation>
    </message>
    <message>
      <source>Only http and https addresses are supported, not {scheme}.</source>
      <translation>Si possono scaricare solo indirizzi http e https, non {scheme}.</translation>
    </message>
    <message>
      <source>Only http and https addresses can be fetched.</source>
      <translation>Si possono scaricare solo indirizzi http e https.</translation>
    </message>
    <message>
      <source>This isn’t a web address: the host name isn’t valid.</source>
      <translation>Non è un indirizzo web: l’host non è leggibile.</translation>
    </message>
    <message>
      <source>This isn’t a web address: the host name is missing.</source>
      <translation>Non è un indirizzo web: non indica alcun host.</translation>
    </message>
    <message>
      <source>This isn’t a web address: the host name contains invalid characters.</source>
      <translation>Non è un indirizzo web: l’host contiene caratteri non ammessi.</translation>
    </message>
    <message>
      <source>This isn’t a web address: DNS doesn’t allow a host name like that.</source>
      <translation>Non è un indirizzo web: il nome dell’host non si può scrivere nel DNS.</translation>
    </message>
    <message>
      <source>{host} redirects to something that isn’t a web address ({kind}), so Paperround stopped.</source>
      <translation>{host} reindirizza a qualcosa che non è un indirizzo web ({kind}), quindi non è stato seguito.</translation>
    </message>
    <message>
      <source>No keyring is available, so this password is only kept until you quit Paperround.</source>
      <translation>Questo sistema non offre un posto sicuro per le password: questa vale fino alla chiusura di Paperround e poi verrà richiesta.</translation>
    </message>
    <message>
      <source>The proxy address isn’t valid. Use a form like http://proxy:3128.</source>
      <translation>L’indirizzo del proxy non è leggibile; scrivilo così: http://proxy:3128.</translation>
    </message>
    <message>
      <source>The proxy must be an http, https or socks5 address, such as http://proxy:3128 or socks5://localhost:1080.</source>
      <translation>Il proxy deve essere un indirizzo http, https o socks5, come http://proxy:3128 o socks5://localhost:1080.</translation>
    </message>
    <message>
      <source>The feed at {url} is damaged and can’t be read. Try again later.</source>
      <translation>Il feed {url} è danneggiato e illeggibile; riprova più tardi.</translation>
    </message>
    <message>
      <source>The feed at {url} is larger than {megabytes} MB and wasn’t read.</source>
      <translation>Il feed {url} supera i {megabytes} MB e non è stato letto.</translation>
    </message>
    <message>
      <source>The feed at {url} is too complex to read safely. The publisher needs to fix this.</source>
      <translation>Il feed {url} è troppo complicato per essere letto in sicurezza; avvisa il suo editore.</translation>
    </message>
    <message>
      <source>{url} returned JSON that isn’t a feed. Check the address.</source>
      <translation>{url} fornisce JSON, ma non un feed; verifica l’indirizzo.</translation>
    </message>
    <message>
      <source>The JSON feed at {url} is damaged and can’t be read.</source>
      <translation>Il feed JSON {url} è danneggiato e illeggibile.</translation>
    </message>
    <message>
      <source>The response from {url} is empty. Try again later.</source>
      <translation>La risposta di {url} è vuota; riprova più tardi.</translation>
    </message>
    <message>
      <source>The page at {url} requires a sign-in instead of returning a feed.</source>
      <translation>La pagina {url} chiede un accesso invece di fornire un feed.</translation>
    </message>
    <message>
      <source>The page at {url} is a web page, not a feed.</source>
      <translation>{url} è una pagina web, non un feed.</translation>
    </message>
    <message>
      <source>{url} isn’t a feed. Check the address.</source>
      <translation>Ciò che fornisce {url} non è un feed; verifica l’indirizzo.</translation>
    </message>
    <message>
      <source>A helper process for unusual feeds couldn’t start. Try again later.</source>
      <translation>Impossibile avviare il processo ausiliario che legge i feed difficili; riprova più tardi.</translation>
    </message>
    <message>
      <source>The feed at {url} took too long to process (over {seconds} seconds).</source>
      <translation>Impossibile leggere il feed {url} entro {seconds} secondi di calcolo.</translation>
    </message>
    <message>
      <source>The feed at {url} couldn’t be read because the computer was busy. Paperround will try again.</source>
      <translation>Impossibile leggere il feed {url} con il computer così occupato; si riproverà.</translation>
    </message>
    <message>
      <source>The feed at {url} couldn’t be read after two tries.</source>
      <translation>La lettura del feed {url} si è interrotta due volte.</translation>
    </message>
    <message>
      <source>The feed at {url} takes too much memory to read.</source>
      <translation>La lettura del feed {url} richiede troppa memoria.</translation>
    </message>
    <message>
      <source>The feed at {url} can’t be read ({error}). The publisher needs to fix this.</source>
      <translation>Il feed {url} è illeggibile ({error}); avvisa il suo editore.</translation>
    </message>
    <message>
      <source>This feed crashed Paperround’s background process. Resume it to try again.</source>
      <translation>La sua lettura ha fermato il servizio di Paperround, quindi è stato messo da parte; riprendilo per riprovare.</translation>
    </message>
    <message>
      <source>This file is too large for a feed list. Choose an OPML file.</source>
      <translation>Questo file è troppo grande per essere un elenco di feed; scegli un file OPML.</translation>
    </message>
    <message>
      <source>This file is empty. Choose an OPML file.</source>
      <translation>Questo file è vuoto; scegli un file OPML.</translation>
    </message>
    <message>
      <source>This file isn’t valid OPML (line {line}). Export it again.</source>
      <translation>Questo file non è leggibile come OPML (riga {line}); esportalo di nuovo.</translation>
    </message>
    <message>
      <source>This file isn’t a list of feeds. Choose an OPML file.</source>
      <translation>Questo file non è un elenco di feed; scegli un file OPML.</translation>
    </message>
    <message>
      <source>This file contains XML entities, so it was rejected for security reasons.</source>
      <translation>Questo file dichiara entità, che nessun elenco di feed richiede; non è stato letto.</translation>
    </message>
    <message numerus="yes">
      <source>This file lists more than {most:n} feeds. Split it first.</source>
      <translation>
        <numerusform>Questo file elenca più di {most:n} feed; prima dividilo.</numerusform>
        <numerusform>Questo file elenca più di {most:n} feed; prima dividilo.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>This file has more than {most:n} folders. Split it first.</source>
      <translation>
        <numerusform>Questo file ha più di {most:n} cartella. Prima dividilo.</numerusform>
        <numerusform>Questo file ha più di {most:n} cartelle. Prima dividilo.</numerusform>
      </translation>
    </message>
    <message>
      <source>This file lists no feeds. Choose another.</source>
      <translation>Questo file non elenca feed; scegline un altro.</translation>
    </message>
    <message>
      <source>This file links to {url}, which wasn’t imported.</source>
      <translation>{url} è un collegamento a un altro file e non è stato seguito.</translation>
    </message>
    <message>
      <source>{text} isn’t the address of a feed.</source>
      <translation>{text} non è l’indirizzo di un feed.</translation>
    </message>
    <message>
      <source>Line {line}: {text} isn’t the address of a feed.</source>
      <translation>Riga {line}: {text} non è l’indirizzo di un feed.</translation>
    </message>
    <message>
      <source>Line {line} isn’t a feed but a newsboat query ({text}).</source>
      <translation>La riga {line} non è un feed ma una regola di newsboat ({text}).</translation>
    </message>
    <message>
      <source>Paperround can’t import {file}. Choose an OPML file, another reader’s database or export, or a file that Paperround exported.</source>
      <translation>Paperround non può importare {file}. Scegli un file OPML, il database o un’esportazione di un altro lettore, o un file esportato da Paperround.</translation>
    </message>
    <message>
      <source>This archive is damaged, or made by a later version. What could be read was imported.</source>
      <translation>Questo archivio è danneggiato o creato da una versione successiva. Ciò che era leggibile è stato importato.</translation>
    </message>
    <message>
      <source>The import was cancelled. Nothing was changed.</source>
      <translation>L’importazione è stata annullata; non è cambiato nulla.</translation>
    </message>
    <message>
      <source>The file {file} can’t be read ({error}). Choose another.</source>
      <translation>Il file {file} non è leggibile ({error}); scegline un altro.</translation>
    </message>
    <message>
      <source>The file {file} can’t be written ({error}). Choose another place.</source>
      <translation>Impossibile scrivere il file {file} ({error}); scegli un altro posto.</translation>
    </message>
    <message>
      <source>There’s no database at {path}. Add a feed first.</source>
      <translation>Non c’è un database in {path}; prima aggiungi un feed.</translation>
    </message>
    <message>
      <source>The database is missing or empty, but there are backups. Restore one in the window or with paperround doctor.</source>
      <translation>Il database manca o è vuoto, ma ci sono backup; ripristinane uno nella finestra o con paperround doctor.</translation>
    </message>
    <message>
      <source>The database was replaced by a backup.</source>
      <translation>Un backup prende il posto del database.</translation>
    </message>
    <message>
      <source>Another program is using the database. Close other Paperround windows or commands and try again.</source>
      <translation>Un altro programma tiene occupato il database; chiudi altre finestre o comandi di Paperround e riprova.</translation>
    </message>
    <message>
      <source>The database is busy. Try again in a moment.</source>
      <translation>Il database è usato da un’altra parte di Paperround; riprova tra un momento.</translation>
    </message>
    <message>
      <source>The disk is full. Nothing was lost, but free up some space before continuing.</source>
      <translation>Il disco è pieno: nulla è andato perso, ma libera un po’ di spazio prima di continuare.</translation>
    </message>
    <message>
      <source>The database can’t be written. Check the permissions of the profile folder and its disk.</source>
      <translation>Impossibile scrivere nel database; verifica i permessi della cartella del profilo e il suo disco.</translation>
    </message>
    <message>
      <source>Access to the database was denied. Check the permissions of the profile folder.</source>
      <translation>Accesso al database negato; verifica i permessi della cartella del profilo.</translation>
    </message>
    <message>
      <source>The database can’t be opened. Check that the profile folder exists and is writable.</source>
      <translation>Impossibile aprire il database; verifica che la cartella del profilo esista e sia scrivibile.</translation>
    </message>
    <message>
      <source>Access to {path} was denied ({error}). Check its permissions.</source>
      <translation>Accesso a {path} negato ({error}); verifica i permessi.</translation>
    </message>
    <message>
      <source>A disk error occurred while using the database. Check the disk, then try again.</source>
      <translation>Il disco ha segnalato un errore durante l’uso del database; verifica il disco, poi riprova.</translation>
    </message>
    <message>
      <source>There isn’t enough memory to use the database. Close other programs and try again.</source>
      <translation>Memoria insufficiente per usare il database; chiudi altri programmi e riprova.</translation>
    </message>
    <message>
      <source>This isn’t a Paperround database. Restore a backup in the window or with paperround doctor.</source>
      <translation>Questo non è un database di Paperround; ripristina un backup: nella finestra o con paperround doctor.</translation>
    </message>
    <message>
      <source>The database is damaged. Repair it in the window or with paperround doctor --salvage.</source>
      <translation>Il database è danneggiato; riparalo nella finestra o con paperround doctor --salvage.</translation>
    </message>
    <message>
      <source>SQLite {version} is too old. Install apsw {wanted} or newer.</source>
      <translation>SQLite {version} è troppo vecchio; installa apsw {wanted} o più recente.</translation>
    </message>
    <message>
      <source>The file {path} belongs to another program. Choose another profile folder.</source>
      <translation>Il file {path} appartiene a un altro programma; scegli un’altra cartella del profilo.</translation>
    </message>
    <message>
      <source>This database was saved by a newer version. Update Paperround or restore an older backup.</source>
      <translation>Questo database è di un Paperround più recente; aggiorna Paperround o ripristina un backup precedente.</translation>
    </message>
    <message>
      <source>This database is from before 1.0. Move it with packaging/move_development_profile.py.</source>
      <translation>Questo database è precedente alla 1.0; convertilo con packaging/move_development_profile.py.</translation>
    </message>
    <message>
      <source>This database is from an older version. Start Paperround once to update it.</source>
      <translation>Il database è di un Paperround precedente; avvia Paperround una volta per aggiornarlo.</translation>
    </message>
    <message>
      <source>The folder {path} couldn’t be created ({error}). Choose another.</source>
      <translation>Impossibile creare la cartella del profilo {path} ({error}); scegline un’altra.</translation>
    </message>
    <message>
      <source>The folder name {path} isn’t valid UTF-8. Rename it or choose another folder.</source>
      <translation>Il nome della cartella {path} non è UTF-8; rinominala o scegline un’altra.</translation>
    </message>
    <message>
      <source>Paperround can’t write to the profile folder {path}. Check its permissions.</source>
      <translation>Impossibile scrivere nella cartella del profilo {path}; verificala.</translation>
    </message>
    <message>
      <source>The new database failed verification ({fault}). The previous one is kept next to it.</source>
      <translation>Il nuovo database non è integro ({fault}); ciò che c’era prima è conservato accanto.</translation>
    </message>
    <message>
      <source>Paperround is running with this profile. Quit it first (paperround quit) or repair it in the window.</source>
      <translation>Paperround è in esecuzione con questo profilo; prima chiudilo (paperround quit) o ripara nella sua finestra.</translation>
    </message>
    <message>
      <source>The backup {file} can’t be used ({fault}). Choose another.</source>
      <translation>Il backup {file} non è utilizzabile ({fault}); scegline un altro.</translation>
    </message>
    <message>
      <source>No backup could be written to {path} ({error}). Check the disk.</source>
      <translation>Impossibile scrivere un backup in {path} ({error}); verifica il disco.</translation>
    </message>
    <message>
      <source>it contains no feeds table</source>
      <translation>non contiene la tabella dei feed</translation>
    </message>
    <message>
      <source>its tables aren’t those of Paperround</source>
      <translation>le sue tabelle non sono quelle di Paperround</translation>
    </message>
    <message>
      <source>there is no such file</source>
      <translation>il file non esiste</translation>
    </message>
    <message>
      <source>Some backups couldn’t be cleaned and still contain your reading history. Delete them yourself: {files}</source>
      <translation>Alcune copie non si sono potute ripulire e contengono ancora ciò che era annotato; eliminale tu: {files}</translation>
    </message>
    <message>
      <source>There’s nothing left to undo or redo: this was changed again since.</source>
      <translation>Non c’è più nulla da annullare o ripetere: nel frattempo è stato modificato di nuovo.</translation>
    </message>
    <message>
      <source>What was added has been read or changed since, so it stays.</source>
      <translation>Ciò che è stato aggiunto è stato poi letto o modificato, quindi resta.</translation>
    </message>
    <message>
      <source>Already sent</source>
      <translation>Troppo tardi: già inviato</translation>
    </message>
    <message>
      <source>You’re no longer subscribed to this feed. Add it again.</source>
      <translation>Questo feed non è più tra i tuoi; aggiungilo di nuovo.</translation>
    </message>
    <message>
      <source>Another feed already has the address {url}. Remove one of the two.</source>
      <translation>Un altro feed ha già l’indirizzo {url}; rimuovi uno dei due.</translation>
    </message>
    <message>
      <source>This folder no longer exists. Choose another.</source>
      <translation>Questa cartella non c’è più; scegline un’altra.</translation>
    </message>
    <message>
      <source>Enter a folder name.</source>
      <translation>Una cartella ha bisogno di un nome; scrivine uno.</translation>
    </message>
    <message>
      <source>A folder named {name} already exists there. Choose another name.</source>
      <translation>C’è già una cartella di nome {name}; scegli un altro nome.</translation>
    </message>
    <message>
      <source>A folder can’t be moved into itself. Choose another place.</source>
      <translation>Una cartella non può essere spostata in sé stessa; scegli un altro posto.</translation>
    </message>
    <message>
      <source>Rule {rule} doesn’t exist. Run “paperround rules” to list your rules.</source>
      <translation>Non esiste la regola {rule}; «paperround rules» elenca quelle che ci sono.</translation>
    </message>
    <message>
      <source>Enter a tag name.</source>
      <translation>Un’etichetta ha bisogno di un nome; scrivine uno.</translation>
    </message>
    <message>
      <source>Tag {tag} doesn’t exist. Run “paperround tag” to list your tags.</source>
      <translation>Non esiste l’etichetta {tag}; «paperround tag» elenca le etichette.</translation>
    </message>
    <message>
      <source>Article {id} doesn’t exist. Run “paperround entries” to list articles.</source>
      <translation>Non esiste l’articolo {id}; elencane alcuni con: paperround entries.</translation>
    </message>
    <message>
      <source>{name} must be between {low} and {high}, not {value}.</source>
      <translation>L’impostazione {name} deve essere tra {low} e {high}, non {value}.</translation>
    </message>
    <message>
      <source>The proxy must be a full address, such as http://proxy:3128.</source>
      <translation>Il proxy deve essere un indirizzo completo, come http://proxy:3128.</translation>
    </message>
    <message>
      <source>The setting {name} must be one of {choices}.</source>
      <translation>L’impostazione {name} deve essere una di: {choices}.</translation>
    </message>
    <message>
      <source>Enter quiet hours like 22:00-07:00, or leave them empty.</source>
      <translation>Le ore di silenzio devono essere come 22:00-07:00, o vuote.</translation>
    </message>
    <message>
      <source>Edition times must be “learned” or look like 07:15 or 07:15 18:00.</source>
      <translation>Gli orari delle edizioni devono essere «learned», o come 07:15 o 07:15 18:00.</translation>
    </message>
    <message>
      <source>Edition days are digits from 1 (Monday) to 7 (Sunday), in order, such as 12345.</source>
      <translation>I giorni delle edizioni sono cifre da 1, lunedì, a 7, domenica, in ordine, come 12345.</translation>
    </message>
    <message>
      <source>List folder numbers, “none” or “starred”, separated by spaces.</source>
      <translation>Indica le cartelle con i loro numeri, oppure none, oppure starred, separati da spazi.</translation>
    </message>
    <message>
      <source>{name} accepts these values, separated by spaces: {choices}.</source>
      <translation>L’impostazione {name} può contenere questi, separati da spazi: {choices}.</translation>
    </message>
    <message>
      <source>The setting {name} is either yes or no, not {value}.</source>
      <translation>L’impostazione {name} può essere solo sì o no, non {value}.</translation>
    </message>
    <message>
      <source>The setting {name} can’t be {value}.</source>
      <translation>L’impostazione {name} non può essere {value}.</translation>
    </message>
    <message>
      <source>A rule needs words to find, or a feed, folder or category. Enter at least one.</source>
      <translation>Una regola ha bisogno di parole da cercare, o di un feed, una cartella o una categoria.</translation>
    </message>
    <message>
      <source>Enter the last day the rule should run, such as 2026-12-31.</source>
      <translation>Scrivi l’ultimo giorno in cui la regola vale, come 2026-12-31.</translation>
    </message>
    <message>
      <source>Choose at least one action for the rule.</source>
      <translation>Una regola deve fare qualcosa; scegli almeno un’azione.</translation>
    </message>
    <message>
      <source>The text to find can be up to {most} characters long.</source>
      <translation>Ciò che una regola cerca può avere al massimo {most} caratteri; accorcialo.</translation>
    </message>
    <message>
      <source>This regular expression isn’t valid ({error}).</source>
      <translation>Questo modello non è utilizzabile ({error}); modificalo.</translation>
    </message>
    <message>
      <source>Type something directly after {field}: with no space.</source>
      <translation>Scrivi qualcosa subito dopo {field}: (senza spazio).</translation>
    </message>
    <message>
      <source>“is:{state}” isn’t recognised. Use is:unread, is:read, is:starred or is:unstarred.</source>
      <translation>«is:{state}» qui non significa nulla; sono validi is:unread, is:read, is:starred e is:unstarred.</translation>
    </message>
    <message>
      <source>“{date}” isn’t a date. Use 2026, 2026-03, 2026-03-31, today, or 7d for seven days ago.</source>
      <translation>«{date}» non è una data; scrivi 2026, 2026-03, 2026-03-31, today, o 7d per sette giorni fa.</translation>
    </message>
    <message>
      <source>Only the first {most} words are used.</source>
      <translation>Contano solo le prime {most} parole.</translation>
    </message>
    <message>
      <source>This search combines too many terms with OR. Remove some.</source>
      <translation>Questa ricerca unisce troppe cose con OR; togline qualcuna.</translation>
    </message>
    <message>
      <source>No feed is called “{name}”.</source>
      <translation>Nessun feed si chiama «{name}».</translation>
    </message>
    <message>
      <source>No folder is called “{name}”.</source>
      <translation>Nessuna cartella si chiama «{name}».</translation>
    </message>
    <message>
      <source>No tag is called “{name}”.</source>
      <translation>Nessuna etichetta si chiama «{name}».</translation>
    </message>
    <message>
      <source>There’s no saved search named “{name}”.</source>
      <translation>Non c’è una ricerca salvata di nome «{name}».</translation>
    </message>
    <message>
      <source>A saved search named “{name}” already exists.</source>
      <translation>C’è già una ricerca salvata di nome «{name}».</translation>
    </message>
    <message>
      <source>on battery: fewer fetches</source>
      <translation>a batteria, quindi meno controlli</translation>
    </message>
    <message>
      <source>saving power: fewer fetches</source>
      <translation>risparmio energetico, quindi meno controlli</translation>
    </message>
    <message>
      <source>metered connection: fewer fetches</source>
      <translation>connessione a consumo, quindi meno controlli</translation>
    </message>
    <message>
      <source>computer busy: fewer fetches</source>
      <translation>computer occupato, quindi meno controlli</translation>
    </message>
    <message>
      <source>{feed} has moved to {url}.</source>
      <translation>{feed} si è trasferito a {url}.</translation>
    </message>
    <message>
      <source>{feed} was turned off because it crashed Paperround’s background process.</source>
      <translation>{feed} è stato messo da parte, perché la sua lettura ha fermato il servizio.</translation>
    </message>
    <message>
      <source>A feed was turned off because it crashed Paperround’s background process.</source>
      <translation>Un feed è stato messo da parte, perché la sua lettura ha fermato il servizio.</translation>
    </message>
    <message>
      <source>Feeds can’t be refreshed because the background process didn’t start ({error}).</source>
      <translation>Impossibile scaricare: il servizio non si è avviato ({error}).</translation>
    </message>
    <message>
      <source>Looking for feeds failed. Try again.</source>
      <translation>La ricerca di feed si è interrotta; cerca di nuovo.</translation>
    </message>
    <message>
      <source>This article has no web address.</source>
      <translation>Questo articolo non ha un indirizzo web.</translation>
    </message>
    <message>
      <source>{host} only shows this article to signed-in readers.</source>
      <translation>{host} mostra questo articolo solo a chi ha fatto l’accesso.</translation>
    </message>
    <message>
      <source>{host} won’t allow Paperround to read this page (error 403).</source>
      <translation>{host} non permette a Paperround di leggere questa pagina (errore 403).</translation>
    </message>
    <message>
      <source>{host} says this page no longer exists.</source>
      <translation>Secondo {host} a questo indirizzo non c’è più una pagina.</translation>
    </message>
    <message>
      <source>No article was found on this page.</source>
      <translation>In questa pagina non è stato trovato un articolo.</translation>
    </message>
    <message>
      <source>Paused until you resume</source>
      <translation>In pausa finché non riprendi</translation>
    </message>
    <message>
      <source>Refreshing {done} of {total}</source>
      <translation>Controllo: {done} di {total}</translation>
    </message>
    <message>
      <source>{waiting} · {why}</source>
      <translation>{waiting} · {why}</translation>
    </message>
    <message>
      <source>Can’t reach any feeds. Next try {at:clock}</source>
      <translation>Nessun feed è raggiungibile, e nessuno ne ha colpa. Prossimo tentativo {at:clock}</translation>
    </message>
    <message>
      <source>Can’t reach any feeds through the proxy. Check it in Settings. Next try {at:clock}</source>
      <translation>Nessun feed è raggiungibile con il proxy; verificalo nelle impostazioni. Prossimo tentativo {at:clock}</translation>
    </message>
    <message>
      <source>This network requires a sign-in. Open it in a browser. Next try {at:clock}</source>
      <translation>Questa rete risponde con una pagina propria: aprila in un browser. Prossimo tentativo {at:clock}</translation>
    </message>
    <message>
      <source>{next} · {used}</source>
      <translation>{next} · {used}</translation>
    </message>
    <message>
      <source>Next fetch {at:clock}</source>
      <translation>Prossimo controllo {at:clock}</translation>
    </message>
    <message numerus="yes">
      <source>{used:n} of {budget:n}</source>
      <translation>
        <numerusform>{used:n} di {budget:n}</numerusform>
        <numerusform>{used:n} di {budget:n}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{used:n} of about {budget:n}, a busy day</source>
      <translation>
        <numerusform>{used:n} di circa {budget:n}, giorno intenso</numerusform>
        <numerusform>{used:n} di circa {budget:n}, giorno intenso</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{used:n} fetches today</source>
      <translation>
        <numerusform>{used:n} controllo oggi</numerusform>
        <numerusform>{used:n} controlli oggi</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{used}, plus {asked:n} you requested</source>
      <translation>
        <numerusform>{used}, altro {asked:n} chiesto da te</numerusform>
        <numerusform>{used}, altri {asked:n} chiesti da te</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n:n} s</source>
      <translation>
        <numerusform>{n:n} s</numerusform>
        <numerusform>{n:n} s</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n:n} min</source>
      <translation>
        <numerusform>{n:n} min</numerusform>
        <numerusform>{n:n} min</numerusform>
      </translation>
    </message>
    <message>
      <source>{asked}: {brought}.</source>
      <translation>{asked}: {brought}.</translation>
    </message>
    <message>
      <source>1 feed fetched</source>
      <translation>1 feed controllato</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} feeds fetched</source>
      <translation>
        <numerusform>{n:n} feed controllato</numerusform>
        <numerusform>{n:n} feed controllati</numerusform>
      </translation>
    </message>
    <message>
      <source>1 new article</source>
      <translation>1 nuovo articolo</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} new articles</source>
      <translation>
        <numerusform>{n:n} nuovo articolo</numerusform>
        <numerusform>{n:n} nuovi articoli</numerusform>
      </translation>
    </message>
    <message>
      <source>1 has a problem.</source>
      <translation>1 ha problemi.</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} have problems.</source>
      <translation>
        <numerusform>{n:n} ha problemi.</numerusform>
        <numerusform>{n:n} hanno problemi.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 feed was fetched {ago} ago: {brought}.</source>
      <translation>1 feed è stato controllato {ago} fa: {brought}.</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} feeds were fetched {ago} ago: {brought}.</source>
      <translation>
        <numerusform>{n:n} feed è stato controllato {ago} fa: {brought}.</numerusform>
        <numerusform>{n:n} feed sono stati controllati {ago} fa: {brought}.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 isn’t due for an update yet.</source>
      <translation>1 non ha ancora novità, dice il suo editore.</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} aren’t due for an update yet.</source>
      <translation>
        <numerusform>{n:n} non ha ancora novità, dice il suo editore.</numerusform>
        <numerusform>{n:n} non hanno ancora novità, dicono i loro editori.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 feed’s server asked Paperround to wait.</source>
      <translation>Il server di 1 feed per ora chiede una pausa.</translation>
    </message>
    <message numerus="yes">
      <source>The servers of {n:n} feeds asked Paperround to wait.</source>
      <translation>
        <numerusform>Il server di {n:n} feed per ora chiede una pausa.</numerusform>
        <numerusform>I server di {n:n} feed per ora chiedono una pausa.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 doesn’t allow fetches at this hour.</source>
      <translation>1 non vuole controlli a quest’ora.</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} don’t allow fetches at this hour.</source>
      <translation>
        <numerusform>{n:n} non vuole controlli a quest’ora.</numerusform>
        <numerusform>{n:n} non vogliono controlli a quest’ora.</numerusform>
      </translation>
    </message>
    <message>
      <source>Nothing to refresh: every feed here is paused or discontinued.</source>
      <translation>Nulla da controllare: qui ogni feed è in pausa o chiuso.</translation>
    </message>
    <message>
      <source>These feeds come from your account or mailbox, which is being checked.</source>
      <translation>Questi feed vengono dal tuo account o dalla tua casella, che è in fase di controllo.</translation>
    </message>
    <message>
      <source>Can’t reach any feeds. All will be tried again soon.</source>
      <translation>Nessun feed è raggiungibile; nessuno ne ha colpa, e presto si riproverà con tutti.</translation>
    </message>
    <message>
      <source>This uses more than half of today’s remaining data. Automatic fetching may stop early today.</source>
      <translation>Questo prende più di metà dei dati rimasti per oggi; i controlli automatici potrebbero finire presto.</translation>
    </message>
    <message>
      <source>New article</source>
      <translation>Un nuovo articolo</translation>
    </message>
    <message>
      <source>Paperround keeps running without a window. Reopen it from your app menu. Press Ctrl+Q to quit.</source>
      <translation>Continua a controllare senza finestra. Riaprilo dal menu; lì Ctrl+Q lo chiude.</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Apri</translation>
    </message>
    <message>
      <source>Mute for today</source>
      <translation>Silenzio per oggi</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} new articles from {feeds}</source>
      <translation>
        <numerusform>{n:n} nuovo articolo da {feeds}</numerusform>
        <numerusform>{n:n} nuovi articoli da {feeds}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>and {n:n} more</source>
      <translation>
        <numerusform>e {n:n} altro</numerusform>
        <numerusform>e altri {n:n}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n:n} feeds</source>
      <translation>
        <numerusform>{n:n} feed</numerusform>
        <numerusform>{n:n} feed</numerusform>
      </translation>
    </message>
    <message>
      <source>A simulation needs {least} full days of reading. You have {known}.</source>
      <translation>Una simulazione richiede {least} giorni interi di lettura; Paperround ne conosce {known}.</translation>
    </message>
    <message>
      <source>You didn’t read on the days to be simulated. Read for a few days first.</source>
      <translation>Nei giorni da simulare non hai guardato; prima leggi per qualche giorno.</translation>
    </message>
    <message>
      <source>paused</source>
      <translation>in pausa</translation>
    </message>
    <message>
      <source>discontinued</source>
      <translation>chiuso</translation>
    </message>
    <message>
      <source>turned off: couldn’t be read</source>
      <translation>messo da parte: illeggibile</translation>
    </message>
    <message>
      <source>all new at each fetch</source>
      <translation>tutto nuovo a ogni controllo</translation>
    </message>
    <message>
      <source>{feed} gives all its articles new ids at each fetch, so only the newest are kept.</source>
      <translation>{feed} dà nuovi identificativi a tutti i suoi articoli a ogni controllo, quindi restano solo i più recenti.</translation>
    </message>
    <message>
      <source>waiting {until} (server’s request)</source>
      <translation>chiede una pausa {until}</translation>
    </message>
    <message>
      <source>failing {since}</source>
      <translation>in errore {since}</translation>
    </message>
    <message>
      <source>no response at {tried:clock}, trying again soon</source>
      <translation>nessuna risposta alle {tried:clock}, presto si riprova</translation>
    </message>
    <message>
      <source>password required</source>
      <translation>vuole una password</translation>
    </message>
    <message>
      <source>moved, verifying the new address</source>
      <translation>in trasferimento, nuovo indirizzo da confermare</translation>
    </message>
    <message>
      <source>not fetched yet</source>
      <translation>non ancora controllato</translation>
    </message>
    <message numerus="yes">
      <source>slow ({seconds:n} s to respond)</source>
      <translation>
        <numerusform>lento, {seconds:n} s</numerusform>
        <numerusform>lento, {seconds:n} s</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>quiet for {weeks:n} weeks</source>
      <translation>
        <numerusform>silenzioso da {weeks:n} settimana</numerusform>
        <numerusform>silenzioso da {weeks:n} settimane</numerusform>
      </translation>
    </message>
    <message>
      <source>OK</source>
      <translation>bene</translation>
    </message>
    <message>
      <source>{feed} was discontinued by its publisher. Its articles are kept.</source>
      <translation>{feed} non c’è più: l’editore l’ha chiuso. I suoi articoli restano.</translation>
    </message>
    <message>
      <source>{feed} was turned off. {reason}</source>
      <translation>{feed} è stato messo da parte: {reason}</translation>
    </message>
    <message>
      <source>It couldn’t be read.</source>
      <translation>era illeggibile</translation>
    </message>
    <message>
      <source>{feed} asked Paperround to wait {until}.</source>
      <translation>{feed} ha chiesto una pausa {until}.</translation>
    </message>
    <message>
      <source>{feed} hasn’t responded {since}.</source>
      <translation>{feed} non risponde {since}.</translation>
    </message>
    <message>
      <source>Fetching {feed} has failed {since}.</source>
      <translation>{feed} non si può scaricare {since}.</translation>
    </message>
    <message>
      <source>{feed} requires a user name and password.</source>
      <translation>{feed} vuole un nome utente e una password.</translation>
    </message>
    <message>
      <source>{feed} didn’t accept the user name and password.</source>
      <translation>{feed} non accetta il nome utente e la password.</translation>
    </message>
    <message>
      <source>Tried at {tried:clock}, next at {next}.</source>
      <translation>Tentativo alle {tried:clock}, prossimo: {next}.</translation>
    </message>
    <message>
      <source>Last tried at {tried:clock}.</source>
      <translation>Ultimo tentativo alle {tried:clock}.</translation>
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
      <translation>fino alle {at:clock}</translation>
    </message>
    <message>
      <source>until {at:weekday} {at:clock}</source>
      <translation>fino a {at:weekday} alle {at:clock}</translation>
    </message>
    <message>
      <source>since {at:clock}</source>
      <translation>dalle {at:clock}</translation>
    </message>
    <message>
      <source>since {at:weekday}</source>
      <translation>da {at:weekday}</translation>
    </message>
    <message>
      <source>since {at:date}</source>
      <translation>dal giorno {at:date}</translation>
    </message>
    <message>
      <source>no connection</source>
      <translation>nessuna connessione</translation>
    </message>
    <message>
      <source>no such address</source>
      <translation>indirizzo inesistente</translation>
    </message>
    <message>
      <source>connection refused</source>
      <translation>connessione rifiutata</translation>
    </message>
    <message>
      <source>no response in time</source>
      <translation>nessuna risposta in tempo</translation>
    </message>
    <message>
      <source>connection interrupted</source>
      <translation>interrotto a metà</translation>
    </message>
    <message>
      <source>too large for a feed</source>
      <translation>troppo grande per un feed</translation>
    </message>
    <message>
      <source>invalid address</source>
      <translation>indirizzo non valido</translation>
    </message>
    <message>
      <source>blocked: redirects to your local network</source>
      <translation>portava nella tua rete</translation>
    </message>
    <message>
      <source>redirect loop</source>
      <translation>reindirizzato in circolo</translation>
    </message>
    <message>
      <source>invalid certificate</source>
      <translation>certificato non valido</translation>
    </message>
    <message>
      <source>needs a password</source>
      <translation>chiede una password</translation>
    </message>
    <message>
      <source>not found</source>
      <translation>non c’è più</translation>
    </message>
    <message>
      <source>discontinued by its publisher</source>
      <translation>chiuso dall’editore</translation>
    </message>
    <message>
      <source>asked to wait</source>
      <translation>ha chiesto una pausa</translation>
    </message>
    <message>
      <source>server error</source>
      <translation>problemi del server</translation>
    </message>
    <message>
      <source>blocked by a CAPTCHA</source>
      <translation>vuole la prova di una persona</translation>
    </message>
    <message>
      <source>access denied</source>
      <translation>accesso negato</translation>
    </message>
    <message>
      <source>cancelled</source>
      <translation>interrotto</translation>
    </message>
    <message>
      <source>couldn’t be read</source>
      <translation>illeggibile</translation>
    </message>
    <message>
      <source>Paperround closed</source>
      <translation>Paperround è stato chiuso</translation>
    </message>
    <message>
      <source>no response</source>
      <translation>nessuna risposta</translation>
    </message>
    <message>
      <source>Couldn’t change “Start at login” ({error}). Check the file {path}.</source>
      <translation>Impossibile cambiare l’avvio all’accesso ({error}); verifica il file {path}.</translation>
    </message>
    <message>
      <source>Couldn’t change “Start at login”: the desktop didn’t allow it.</source>
      <translation>Impossibile cambiare l’avvio all’accesso: il desktop non lo ha permesso.</translation>
    </message>
    <message>
      <source>Couldn’t change “Start at login” ({error}). Check the registry’s Run key.</source>
      <translation>Impossibile cambiare l’avvio all’accesso ({error}); verifica la chiave Run del registro.</translation>
    </message>
    <message>
      <source>Paperround is already open. Its window was brought to the front.</source>
      <translation>Paperround è già aperto; la sua finestra è stata portata in primo piano.</translation>
    </message>
    <message>
      <source>Paperround is already open. It was asked to refresh.</source>
      <translation>Paperround è già aperto; gli è stato chiesto di controllare i feed.</translation>
    </message>
    <message>
      <source>Paperround is already running with this profile but isn’t responding. Quit it and start it again.</source>
      <translation>Paperround è già in esecuzione con questo profilo ma non risponde; chiudilo e riavvialo.</translation>
    </message>
    <message>
      <source>{file} couldn’t be written: {error}</source>
      <translation>Impossibile scrivere {file}: {error}</translation>
    </message>
    <message>
      <source>The article couldn’t be saved: {error}. Choose another place.</source>
      <translation>Impossibile salvare l’articolo: {error}. Scegli un altro posto.</translation>
    </message>
    <message>
      <source>The Morning Paper</source>
      <translation>Il giornale del mattino</translation>
    </message>
    <message>
      <source>The Evening Paper</source>
      <translation>Il giornale della sera</translation>
    </message>
    <message>
      <source>{weekday} {day} {month}</source>
      <translation>{weekday} {day} {month}</translation>
    </message>
    <message numerus="yes">
      <source>{posts:n} articles from {feeds:n} feeds, {minutes:n} min</source>
      <translation>
        <numerusform>{posts:n} articolo da {feeds:n} feed, {minutes:n} min</numerusform>
        <numerusform>{posts:n} articoli da {feeds:n} feed, {minutes:n} min</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{posts:n} articles, {minutes:n} min</source>
      <translation>
        <numerusform>{posts:n} articolo, {minutes:n} min</numerusform>
        <numerusform>{posts:n} articoli, {minutes:n} min</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>1 article, {minutes:n} min</source>
      <translation>
        <numerusform>Un articolo, {minutes:n} min</numerusform>
        <numerusform>Un articolo, {minutes:n} min</numerusform>
      </translation>
    </message>
    <message>
      <source>No. {number}</source>
      <translation>N. {number}</translation>
    </message>
    <message>
      <source>Front page</source>
      <translation>Prima pagina</translation>
    </message>
    <message>
      <source>In brief</source>
      <translation>Notizie in breve</translation>
    </message>
    <message>
      <source>Other feeds</source>
      <translation>Altri feed</translation>
    </message>
    <message numerus="yes">
      <source>{minutes:n} min</source>
      <translation>
        <numerusform>{minutes:n} min</numerusform>
        <numerusform>{minutes:n} min</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{minutes:n} min listen</source>
      <translation>
        <numerusform>{minutes:n} min di ascolto</numerusform>
        <numerusform>{minutes:n} min di ascolto</numerusform>
      </translation>
    </message>
    <message>
      <source>On the web</source>
      <translation>Sul web</translation>
    </message>
    <message>
      <source>continues on page {page}</source>
      <translation>continua a pagina {page}</translation>
    </message>
    <message>
      <source>continued from page {page}</source>
      <translation>segue da pagina {page}</translation>
    </message>
    <message>
      <source>Made by Paperround on this computer, from your own feeds.</source>
      <translation>Fatto da Paperround su questo computer, con i tuoi feed.</translation>
    </message>
    <message>
      <source>Not enough new articles for an edition today.</source>
      <translation>Oggi nulla di abbastanza nuovo per un giornale.</translation>
    </message>
    <message>
      <source>No edition was created. Nothing changed.</source>
      <translation>Nessun giornale è stato creato; tutto è come prima.</translation>
    </message>
    <message>
      <source>Loading full articles: {done} of {total}</source>
      <translation>Recupero dei testi completi: {done} di {total}</translation>
    </message>
    <message>
      <source>Loading images: {done} of {total} articles</source>
      <translation>Recupero delle immagini: {done} di {total} articoli</translation>
    </message>
    <message numerus="yes">
      <source>Laying out the pages: {posts:n} articles</source>
      <translation>
        <numerusform>Composizione delle pagine: {posts:n} articolo</numerusform>
        <numerusform>Composizione delle pagine: {posts:n} articoli</numerusform>
      </translation>
    </message>
    <message>
      <source>Today’s edition, created {at:clock}</source>
      <translation>Il giornale di oggi, fatto alle {at:clock}</translation>
    </message>
    <message>
      <source>Edition of {at:weekday} {at:date}, created {at:clock}</source>
      <translation>Il giornale di {at:weekday} {at:date}, fatto alle {at:clock}</translation>
    </message>
    <message numerus="yes">
      <source>Created {at:clock} from what was available ({n:n} feeds didn’t respond)</source>
      <translation>
        <numerusform>Fatto alle {at:clock} con ciò che c’era; {n:n} feed non ha risposto</numerusform>
        <numerusform>Fatto alle {at:clock} con ciò che c’era; {n:n} feed non hanno risposto</numerusform>
      </translation>
    </message>
    <message>
      <source>Created {at:clock} from what was available (1 feed didn’t respond)</source>
      <translation>Fatto alle {at:clock} con ciò che c’era; un feed non ha risposto</translation>
    </message>
    <message>
      <source>Created at {at:clock} instead of {due:clock}, because the computer was asleep or Paperround was closed.</source>
      <translation>Fatto alle {at:clock} invece che alle {due:clock}: fino ad allora il computer era sospeso o Paperround chiuso.</translation>
    </message>
    <message>
      <source>Waiting for {target} since {at:clock}: {why}</source>
      <translation>In attesa dalle {at:clock} ({target}): {why}</translation>
    </message>
    <message>
      <source>Saved to {path}.</source>
      <translation>È in {path}.</translation>
    </message>
    <message>
      <source>Emailed to {address} at {at:clock}.</source>
      <translation>È stato inviato per email a {address} alle {at:clock}.</translation>
    </message>
    <message>
      <source>Next: {when}.</source>
      <translation>Prossimo: {when}.</translation>
    </message>
    <message>
      <source>Next: {when}, because you usually read at {visit}.</source>
      <translation>Prossimo: {when}; di solito guardi alle {visit}.</translation>
    </message>
    <message>
      <source>Next: {when}, until Paperround knows when you start reading.</source>
      <translation>Prossimo: {when}, finché Paperround non sa quando guardi la prima volta.</translation>
    </message>
    <message>
      <source>today {at:clock}</source>
      <translation>oggi {at:clock}</translation>
    </message>
    <message>
      <source>tomorrow {at:clock}</source>
      <translation>domani {at:clock}</translation>
    </message>
    <message>
      <source>The fetch at {at:clock} covers it, so it uses no extra fetches.</source>
      <translation>Il risveglio delle {at:clock} scarica anche per lui, quindi non ne costa uno proprio.</translation>
    </message>
    <message>
      <source>It uses the articles already downloaded by then. Nothing extra is downloaded.</source>
      <translation>È fatto con ciò che c’è per allora; non si scarica nulla solo per lui.</translation>
    </message>
    <message>
      <source>Choose at least one day.</source>
      <translation>Scegli almeno un giorno.</translation>
    </message>
    <message>
      <source>Editions are only created when you ask.</source>
      <translation>Un giornale si fa solo quando lo chiedi.</translation>
    </message>
    <message>
      <source>the folder</source>
      <translation>la cartella</translation>
    </message>
    <message>
      <source>the mail server</source>
      <translation>il server di posta</translation>
    </message>
    <message>
      <source>Edition {number} doesn’t exist. Run “paperround edition --list” to see them all.</source>
      <translation>Non esiste l’edizione {number}; «paperround edition --list» mostra quali ci sono.</translation>
    </message>
    <message>
      <source>Choose a file name that ends in .epub or .pdf.</source>
      <translation>Indica un file che finisca in .epub o .pdf.</translation>
    </message>
    <message>
      <source>The pages couldn’t be created. See the log for details.</source>
      <translation>Non è stato possibile creare le pagine; i dettagli sono nel registro.</translation>
    </message>
    <message>
      <source>The articles in this edition are no longer stored.</source>
      <translation>Ciò che era in questo giornale non c’è più.</translation>
    </message>
    <message>
      <source>Enter the address to send editions to.</source>
      <translation>Inserisci l’indirizzo a cui inviare i giornali.</translation>
    </message>
    <message>
      <source>Enter your outgoing mail (SMTP) server, such as smtp.example.org:587.</source>
      <translation>Inserisci il server che accetta la tua posta, come smtp.example.org:587.</translation>
    </message>
    <message>
      <source>Enter your own email address.</source>
      <translation>Inserisci il tuo indirizzo email.</translation>
    </message>
    <message>
      <source>The saved password for {host} is missing. Enter it again in Morning Paper.</source>
      <translation>La password per {host} non è nota; inseriscila di nuovo in Giornale del mattino.</translation>
    </message>
    <message>
      <source>{host} didn’t accept this user name and password.</source>
      <translation>{host} non accetta questo nome e questa password.</translation>
    </message>
    <message>
      <source>{host} rejected the email: {why}</source>
      <translation>{host} non ha accettato l’email: {why}</translation>
    </message>
    <message>
      <source>Can’t reach {host}. Paperround will try again.</source>
      <translation>{host} non è raggiungibile; si riproverà.</translation>
    </message>
    <message>
      <source>{host} doesn’t offer a secure connection, so the password wasn’t sent.</source>
      <translation>{host} non offre una connessione sicura, quindi non è stata inviata alcuna password.</translation>
    </message>
    <message>
      <source>{host} doesn’t offer a secure connection, so nothing was sent. You can allow mail without encryption.</source>
      <translation>{host} non offre una connessione sicura, quindi non è stato inviato nulla. Puoi consentire la posta senza cifratura.</translation>
    </message>
    <message>
      <source>{host} is ready to send your mail. Nothing was sent.</source>
      <translation>{host} ha risposto e accetterebbe l’email; non è stato inviato nulla.</translation>
    </message>
    <message>
      <source>Just before you usually read, around {time}.</source>
      <translation>Prima che tu guardi, di solito verso le {time}.</translation>
    </message>
    <message>
      <source>You asked to be notified right away.</source>
      <translation>Vuoi subito i suoi articoli.</translation>
    </message>
    <message>
      <source>You set it to be fetched every {span}.</source>
      <translation>Vuoi questo intervallo tra i controlli: {span}.</translation>
    </message>
    <message>
      <source>You set custom intervals for these.</source>
      <translation>A questi hai dato un intervallo proprio.</translation>
    </message>
    <message>
      <source>You just subscribed.</source>
      <translation>Hai aggiunto il feed.</translation>
    </message>
    <message>
      <source>You chose Refresh.</source>
      <translation>Hai chiesto un controllo.</translation>
    </message>
    <message>
      <source>You asked for it on the command line.</source>
      <translation>L’hai chiesto nel terminale.</translation>
    </message>
    <message>
      <source>You entered its password.</source>
      <translation>Hai dato la sua password.</translation>
    </message>
    <message>
      <source>You opened it, and it’s set to refresh when opened.</source>
      <translation>L’hai aperto, e vuoi che allora sia controllato.</translation>
    </message>
    <message>
      <source>First fetch after the computer woke up.</source>
      <translation>Primo controllo dopo il risveglio del computer.</translation>
    </message>
    <message>
      <source>The demo fetches just after each article so you can watch them arrive.</source>
      <translation>La demo controlla subito dopo un articolo, così li vedi arrivare.</translation>
    </message>
    <message>
      <source>It hasn’t responded yet, so Paperround is trying again.</source>
      <translation>Non ha ancora risposto, quindi si riprova.</translation>
    </message>
    <message>
      <source>They haven’t responded yet, so Paperround is trying again.</source>
      <translation>Non hanno ancora risposto, quindi si riprova.</translation>
    </message>
    <message>
      <source>So you don’t miss anything: these list few articles, which turn over quickly.</source>
      <translation>Per non perdere nulla: questi tengono pochi articoli e si riempiono presto.</translation>
    </message>
    <message>
      <source>Its publisher asks for at least {span} between fetches.</source>
      <translation>Il suo editore chiede almeno {span} tra due controlli.</translation>
    </message>
    <message>
      <source>Its publisher asks not to be fetched for the next {span}.</source>
      <translation>Il suo editore chiede di non controllare per altri {span}.</translation>
    </message>
    <message>
      <source>Its server asked Paperround to wait {span}.</source>
      <translation>Il suo server ha chiesto una pausa: {span}.</translation>
    </message>
    <message>
      <source>Its server wants at least {span} between requests, so its feeds take turns.</source>
      <translation>Il suo server vuole almeno {span} tra due controlli, quindi i suoi feed fanno a turno.</translation>
    </message>
    <message>
      <source>Their server wants some time between requests, so its feeds take turns.</source>
      <translation>Il loro server vuole del tempo tra due controlli, quindi i suoi feed fanno a turno.</translation>
    </message>
    <message>
      <source>The last fetch failed, so the next one is in {span}.</source>
      <translation>Non è riuscito: il prossimo tentativo è dopo {span}.</translation>
    </message>
    <message>
      <source>Its server asked Paperround to wait until now.</source>
      <translation>Aveva chiesto una pausa fino a ora.</translation>
    </message>
    <message>
      <source>Their servers asked Paperround to wait until now.</source>
      <translation>Avevano chiesto una pausa fino a ora.</translation>
    </message>
    <message>
      <source>Its publisher has discontinued it.</source>
      <translation>Il suo editore l’ha chiuso.</translation>
    </message>
    <message>
      <source>One of the times that keep you waiting least. This feed gets a fetch about every {span}.</source>
      <translation>Uno dei momenti che ti fanno aspettare meno. Questo feed è controllato ogni {span} circa.</translation>
    </message>
    <message>
      <source>One of the times that keep you waiting least for these.</source>
      <translation>Uno dei momenti che ti fanno aspettare meno per questi.</translation>
    </message>
    <message>
      <source>One of the times that leave the fewest articles missing when you read.</source>
      <translation>Uno dei momenti in cui mancano meno articoli quando leggi.</translation>
    </message>
    <message>
      <source>Soon after the hours in which it usually publishes. It gets a fetch about every {span}.</source>
      <translation>Poco dopo le sue ore abituali di pubblicazione. È controllato ogni {span} circa.</translation>
    </message>
    <message>
      <source>Soon after the hours in which these usually publish.</source>
      <translation>Poco dopo le ore abituali di pubblicazione di questi.</translation>
    </message>
    <message>
      <source>It’s fetched about every {span}.</source>
      <translation>È controllato ogni {span} circa.</translation>
    </message>
    <message>
      <source>These are fetched at even intervals.</source>
      <translation>Questi sono controllati a intervalli uguali.</translation>
    </message>
    <message>
      <source>It’s fetched about every {span}, so that few articles drop off its list unseen.</source>
      <translation>È controllato ogni {span} circa, così pochi articoli escono dal suo elenco senza essere visti.</translation>
    </message>
    <message>
      <source>These are fetched so that few articles drop off their lists unseen.</source>
      <translation>Questi sono controllati in modo che pochi articoli escano dal loro elenco senza essere visti.</translation>
    </message>
    <message>
      <source>Of all feeds it’s likely to have kept articles from you for longest.</source>
      <translation>Di tutti i feed è probabilmente quello che da più tempo tiene in serbo articoli per te.</translation>
    </message>
    <message>
      <source>Of all feeds these are likely to have kept articles from you for longest.</source>
      <translation>Di tutti i feed questi sono probabilmente quelli che da più tempo tengono in serbo articoli per te.</translation>
    </message>
    <message>
      <source>Of all feeds it’s likely to have the most articles that are still fresh.</source>
      <translation>Di tutti i feed è probabilmente quello con più articoli ancora freschi.</translation>
    </message>
    <message>
      <source>Of all feeds these are likely to have the most articles that are still fresh.</source>
      <translation>Di tutti i feed questi sono probabilmente quelli con più articoli ancora freschi.</translation>
    </message>
    <message>
      <source>Its articles come about {span} apart.</source>
      <translation>Tra i suoi articoli passano circa {span}.</translation>
    </message>
    <message>
      <source>They are fetched about as often as they publish.</source>
      <translation>Sono controllati all’incirca quanto spesso pubblicano.</translation>
    </message>
    <message>
      <source>By its usual hours it should have a new article by now.</source>
      <translation>Secondo le sue ore abituali dovrebbe avere già un nuovo articolo.</translation>
    </message>
    <message>
      <source>By their usual hours these should have new articles by now.</source>
      <translation>Secondo le loro ore abituali questi dovrebbero avere già nuovi articoli.</translation>
    </message>
    <message>
      <source>Just before you usually read.</source>
      <translation>Prima dell’ora in cui guardi di solito.</translation>
    </message>
    <message>
      <source>No sooner, because its publisher asks for at least {span} between fetches.</source>
      <translation>Il suo editore chiede almeno {span} tra due controlli, quindi non prima.</translation>
    </message>
    <message>
      <source>No sooner, because their publishers ask for time between fetches.</source>
      <translation>I loro editori chiedono pause tra i controlli, quindi non prima.</translation>
    </message>
    <message>
      <source>No sooner, because its publisher asks not to be fetched for the next {span}.</source>
      <translation>Il suo editore chiede di non controllare per altri {span}, quindi non prima.</translation>
    </message>
    <message>
      <source>No sooner, because their publishers ask not to be fetched at some hours.</source>
      <translation>I loro editori chiedono di non controllare a certe ore, quindi non prima.</translation>
    </message>
    <message>
      <source>No sooner, because its server asked Paperround to wait {span}.</source>
      <translation>Il suo server ha chiesto una pausa ({span}), quindi non prima.</translation>
    </message>
    <message>
      <source>No sooner, because their servers asked Paperround to wait.</source>
      <translation>I loro server hanno chiesto una pausa, quindi non prima.</translation>
    </message>
    <message>
      <source>The last fetch failed. Trying again after {span}.</source>
      <translation>Non è riuscito e si riprova dopo {span}.</translation>
    </message>
    <message>
      <source>The last fetches failed. Trying again.</source>
      <translation>Non sono riusciti e si riprova.</translation>
    </message>
    <message>
      <source>You’re reading now, and it may have new articles.</source>
      <translation>Ora stai leggendo e potrebbe aver pubblicato dopo l’ultimo controllo.</translation>
    </message>
    <message>
      <source>You’re reading now, and these may have new articles.</source>
      <translation>Ora stai leggendo e questi potrebbero aver pubblicato dopo il loro ultimo controllo.</translation>
    </message>
    <message>
      <source>You’re reading now, and it usually has one new article by this time.</source>
      <translation>Ora stai leggendo e di solito ha pubblicato una volta dopo l’ultimo controllo.</translation>
    </message>
    <message>
      <source>You’re reading now, and these usually have new articles by this time.</source>
      <translation>Ora stai leggendo e di solito questi hanno pubblicato dopo il loro ultimo controllo.</translation>
    </message>
    <message>
      <source>You’re reading now, and it usually has {count} new articles by this time.</source>
      <translation>Ora stai leggendo e di solito ha pubblicato {count} volte dopo l’ultimo controllo.</translation>
    </message>
    <message>
      <source>It may have new articles by then.</source>
      <translation>Per allora potrebbe aver pubblicato dopo l’ultimo controllo.</translation>
    </message>
    <message>
      <source>Some of them may have new articles by then.</source>
      <translation>Per allora alcuni potrebbero aver pubblicato.</translation>
    </message>
    <message>
      <source>It usually has one new article by then.</source>
      <translation>Per allora di solito ha pubblicato una volta dopo l’ultimo controllo.</translation>
    </message>
    <message>
      <source>They usually have new articles by then.</source>
      <translation>Per allora di solito hanno pubblicato.</translation>
    </message>
    <message>
      <source>It usually has {count} new articles by then.</source>
      <translation>Per allora di solito ha pubblicato {count} volte dopo l’ultimo controllo.</translation>
    </message>
    <message>
      <source>You just unlocked the computer and usually read soon after.</source>
      <translation>Hai appena sbloccato il computer e di solito guardi poco dopo.</translation>
    </message>
    <message>
      <source>You just came back to the computer and usually read soon after.</source>
      <translation>Hai appena ripreso a usare il computer e di solito guardi poco dopo.</translation>
    </message>
    <message>
      <source>The computer just woke up, and you usually read soon after.</source>
      <translation>Il computer si è appena riattivato e di solito guardi poco dopo.</translation>
    </message>
    <message>
      <source>You just opened the lid and usually read soon after.</source>
      <translation>Hai appena aperto il coperchio e di solito guardi poco dopo.</translation>
    </message>
    <message>
      <source>The computer just joined a network, and you usually read soon after.</source>
      <translation>Il computer è appena entrato in una rete e di solito guardi poco dopo.</translation>
    </message>
    <message>
      <source>Its articles are mostly repeats, so it’s fetched less often.</source>
      <translation>I suoi articoli per lo più si ripetono, quindi è controllato meno.</translation>
    </message>
    <message>
      <source>Its articles are mostly original, so it’s fetched more often.</source>
      <translation>I suoi articoli dicono per lo più cose nuove, quindi è controllato di più.</translation>
    </message>
    <message>
      <source>You rarely open its articles, so it’s fetched less often.</source>
      <translation>Apri di rado i suoi articoli, quindi è controllato meno.</translation>
    </message>
    <message>
      <source>You often open its articles, so it’s fetched more often.</source>
      <translation>Apri spesso i suoi articoli, quindi è controllato di più.</translation>
    </message>
  </context>
</TS>
