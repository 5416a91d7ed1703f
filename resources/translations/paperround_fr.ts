<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
  <context>
    <name>Paperround</name>
    <message>
      <source>1 change hasn’t reached the server yet and will be lost.</source>
      <translation>Une modification faite ici ne lui est pas encore parvenue et ne lui parviendrait plus.</translation>
    </message>
    <message numerus="yes">
      <source>{n} changes haven’t reached the server yet and will be lost.</source>
      <translation>
        <numerusform>{n} modification faite ici ne lui est pas encore parvenue et ne lui parviendrait plus.</numerusform>
        <numerusform>{n} modifications faites ici ne lui sont pas encore parvenues et ne lui parviendraient plus.</numerusform>
      </translation>
    </message>
    <message>
      <source>In FreshRSS: Profile &gt; External access via API.</source>
      <translation>Dans FreshRSS : Profil &gt; Accès externe par API.</translation>
    </message>
    <message>
      <source>In Miniflux: Settings &gt; Integrations &gt; Google Reader.</source>
      <translation>Dans Miniflux : Paramètres &gt; Intégrations &gt; Google Reader.</translation>
    </message>
    <message>
      <source>Tiny Tiny RSS, Nextcloud News, Feedbin and more</source>
      <translation>Tiny Tiny RSS, Nextcloud News, Feedbin et d’autres</translation>
    </message>
    <message>
      <source>{done} of {total} articles</source>
      <translation>{done} articles sur {total}</translation>
    </message>
    <message>
      <source>once</source>
      <translation>une fois</translation>
    </message>
    <message>
      <source>when you open Paperround</source>
      <translation>quand vous venez lire</translation>
    </message>
    <message>
      <source>now</source>
      <translation>maintenant</translation>
    </message>
    <message>
      <source>All synced</source>
      <translation>0, tout est envoyé</translation>
    </message>
    <message>
      <source>API password</source>
      <translation>Mot de passe d’API</translation>
    </message>
    <message>
      <source>The password is stored in your system’s keyring.</source>
      <translation>Le mot de passe est gardé dans le trousseau du système.</translation>
    </message>
    <message>
      <source>Sync feeds, read status and stars across your devices with FreshRSS, Miniflux or another compatible server.</source>
      <translation>Un compte garde les mêmes flux, lectures et étoiles sur tous vos appareils.</translation>
    </message>
    <message>
      <source>Paperround will tell {name} when to refresh each feed, following your schedule and daily budget. You can then slow down the server’s own schedule. This uses the same password with the server’s native API.</source>
      <translation>Paperround dira à {name} quand relever quel flux, selon le plan de tous vos flux et dans la limite de votre budget quotidien. Le serveur n’aura alors que rarement à relever de lui-même. Le même mot de passe sert pour l’interface propre au serveur.</translation>
    </message>
    <message>
      <source>Schedule its refreshes?</source>
      <translation>Lui dire quand relever</translation>
    </message>
    <message>
      <source>Syncing…</source>
      <translation>synchronisation en cours</translation>
    </message>
    <message>
      <source>Not synced yet</source>
      <translation>pas encore synchronisé</translation>
    </message>
    <message>
      <source>Synced just now</source>
      <translation>synchronisé à l’instant</translation>
    </message>
    <message>
      <source>{times} (hourly: {hours})</source>
      <translation>{times} au lieu de {hours}</translation>
    </message>
    <message numerus="yes">
      <source>{n} waiting since {time}</source>
      <translation>
        <numerusform>{n} en attente depuis {time}</numerusform>
        <numerusform>{n} en attente depuis {time}</numerusform>
      </translation>
    </message>
    <message>
      <source>Your own server or a hosted one</source>
      <translation>Votre propre serveur ou un serveur hébergé</translation>
    </message>
    <message>
      <source>Can also let Paperround schedule its refreshes</source>
      <translation>Peut aussi laisser Paperround planifier ses relèves</translation>
    </message>
    <message>
      <source>Another service</source>
      <translation>Autre service</translation>
    </message>
    <message>
      <source>Password</source>
      <translation>Mot de passe</translation>
    </message>
    <message>
      <source>Add account</source>
      <translation>Ajouter un compte</translation>
    </message>
    <message>
      <source>Coming from another reader? Import its feeds and stars from a file instead.</source>
      <translation>Vous venez d’un autre lecteur ? Importez plutôt ses flux et ses étoiles depuis un fichier.</translation>
    </message>
    <message>
      <source>Import…</source>
      <translation>Importer…</translation>
    </message>
    <message>
      <source>Server address</source>
      <translation>Adresse du serveur</translation>
    </message>
    <message>
      <source>User name</source>
      <translation>Identifiant</translation>
    </message>
    <message>
      <source>Custom certificate authority…</source>
      <translation>Autorité de certification propre…</translation>
    </message>
    <message>
      <source>Account name</source>
      <translation>Nom du compte</translation>
    </message>
    <message>
      <source>Continue</source>
      <translation>Continuer</translation>
    </message>
    <message>
      <source>Test connection</source>
      <translation>Tester</translation>
    </message>
    <message>
      <source>Done</source>
      <translation>Terminé</translation>
    </message>
    <message>
      <source>Also add my 1 local feed</source>
      <translation>Ajouter aussi mon flux local</translation>
    </message>
    <message numerus="yes">
      <source>Also add my {n} local feeds</source>
      <translation>
        <numerusform>Ajouter aussi mon {n} flux local</numerusform>
        <numerusform>Ajouter aussi mes {n} flux locaux</numerusform>
      </translation>
    </message>
    <message>
      <source>The first sync is running. You can close this and read on.</source>
      <translation>La première synchronisation est en cours. Vous pouvez fermer et lire.</translation>
    </message>
    <message>
      <source>The first sync is running: {done} of {total} articles.</source>
      <translation>La première synchronisation est en cours : {done} articles sur {total}.</translation>
    </message>
    <message>
      <source>Connected in {s} s: {feeds}, {unread} unread, {stars} starred.</source>
      <translation>Réponse en {s} s : {feeds}, {unread} non lus, {stars} étoiles.</translation>
    </message>
    <message>
      <source>You already have 1 of them. It won’t be added twice.</source>
      <translation>Vous en avez déjà 1 ; il ne sera pas en double.</translation>
    </message>
    <message>
      <source>Add account…</source>
      <translation>Ajouter un compte…</translation>
    </message>
    <message>
      <source>Add new feeds to this account</source>
      <translation>Y ajouter aussi mes nouveaux flux</translation>
    </message>
    <message>
      <source>API password:</source>
      <translation>Le mot de passe de son API :</translation>
    </message>
    <message>
      <source>Remove {name}?</source>
      <translation>Quitter {name}</translation>
    </message>
    <message>
      <source>Remove account…</source>
      <translation>Quitter ce compte…</translation>
    </message>
    <message>
      <source>Turn on</source>
      <translation>Lui dire</translation>
    </message>
    <message numerus="yes">
      <source>offline, {n} waiting</source>
      <translation>
        <numerusform>hors ligne, {n} en attente</numerusform>
        <numerusform>hors ligne, {n} en attente</numerusform>
      </translation>
    </message>
    <message>
      <source>Server asked Paperround to wait</source>
      <translation>demande une pause</translation>
    </message>
    <message>
      <source>Certificate not trusted</source>
      <translation>certificat non fiable</translation>
    </message>
    <message>
      <source>API turned off</source>
      <translation>interface désactivée</translation>
    </message>
    <message>
      <source>No response</source>
      <translation>pas de réponse</translation>
    </message>
    <message>
      <source>Synced {time} ago</source>
      <translation>synchronisé il y a {time}</translation>
    </message>
    <message numerus="yes">
      <source>{n} times</source>
      <translation>
        <numerusform>{n} fois</numerusform>
        <numerusform>{n} fois</numerusform>
      </translation>
    </message>
    <message>
      <source>before you read</source>
      <translation>avant votre visite</translation>
    </message>
    <message>
      <source>while you’re reading</source>
      <translation>pendant que vous lisez</translation>
    </message>
    <message>
      <source>when new articles are likely</source>
      <translation>quand des nouveautés sont probables</translation>
    </message>
    <message>
      <source>unless you open Paperround first</source>
      <translation>si vous ne venez pas lire avant</translation>
    </message>
    <message>
      <source>retrying</source>
      <translation>nouvel essai</translation>
    </message>
    <message>
      <source>{time}, {why}</source>
      <translation>{time}, {why}</translation>
    </message>
    <message>
      <source>Keep feeds, read status and stars the same on all your devices.</source>
      <translation>Gardez flux, articles lus et étoiles identiques sur tous vos appareils.</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Retour aux choix</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Annuler</translation>
    </message>
    <message>
      <source>Enter the address, your user name and the password.</source>
      <translation>Saisissez l’adresse, votre nom d’utilisateur et le mot de passe.</translation>
    </message>
    <message>
      <source>Test again</source>
      <translation>Tester à nouveau</translation>
    </message>
    <message>
      <source>The first sync brought {feeds} and {unread}.</source>
      <translation>La première synchronisation a apporté {feeds} et {unread}.</translation>
    </message>
    <message>
      <source>Next sync: {when}. Changes you make are sent right away.</source>
      <translation>Prochaine synchronisation : {when}. Vos changements sont envoyés aussitôt.</translation>
    </message>
    <message numerus="yes">
      <source>You already have {n} of them. They won’t be added twice.</source>
      <translation>
        <numerusform>Vous en avez déjà {n} ; il ne sera pas en double.</numerusform>
        <numerusform>Vous en avez déjà {n} ; aucun ne sera en double.</numerusform>
      </translation>
    </message>
    <message>
      <source>Sync {name} now</source>
      <translation>Synchroniser {name} maintenant</translation>
    </message>
    <message>
      <source>Let Paperround schedule this server’s refreshes</source>
      <translation>Lui dire quand relever, selon mon plan</translation>
    </message>
    <message>
      <source>Syncs today</source>
      <translation>Interrogé aujourd’hui</translation>
    </message>
    <message>
      <source>Next sync</source>
      <translation>Prochaine demande</translation>
    </message>
    <message>
      <source>Unsynced changes</source>
      <translation>Boîte d’envoi</translation>
    </message>
    <message>
      <source>Password missing</source>
      <translation>mot de passe manquant</translation>
    </message>
    <message>
      <source>Password rejected</source>
      <translation>mot de passe refusé</translation>
    </message>
    <message>
      <source>Connecting to {address}…</source>
      <translation>Interrogation de {address}…</translation>
    </message>
    <message>
      <source>Sign in to {service}</source>
      <translation>Se connecter à {service}</translation>
    </message>
    <message>
      <source>{service} is ready</source>
      <translation>{service} est prêt</translation>
    </message>
    <message>
      <source>{name} was added</source>
      <translation>{name} a été ajouté</translation>
    </message>
    <message>
      <source>Step {n} of 3</source>
      <translation>Étape {n} sur 3</translation>
    </message>
    <message>
      <source>The best of your unread articles in one edition you can finish. Read it here, on an e-reader or on paper.</source>
      <translation>Le meilleur de vos articles non lus dans un journal que vous pouvez finir. Lisez-le ici, sur une liseuse ou sur papier.</translation>
    </message>
    <message numerus="yes">
      <source>{n} articles from {feeds}, about {minutes} minutes</source>
      <translation>
        <numerusform>{n} article de {feeds}, environ {minutes} minutes</numerusform>
        <numerusform>{n} articles de {feeds}, environ {minutes} minutes</numerusform>
      </translation>
    </message>
    <message>
      <source>Your feeds, as a newspaper</source>
      <translation>Vos flux, comme un journal</translation>
    </message>
    <message>
      <source>Every morning</source>
      <translation>Chaque matin</translation>
    </message>
    <message>
      <source>Morning Paper settings</source>
      <translation>Paramètres du journal du matin</translation>
    </message>
    <message>
      <source>When</source>
      <translation>Quand</translation>
    </message>
    <message>
      <source>Choose…</source>
      <translation>Choisir…</translation>
    </message>
    <message>
      <source>at most {posts}</source>
      <translation>au plus {posts}</translation>
    </message>
    <message>
      <source>about {posts}</source>
      <translation>environ {posts}</translation>
    </message>
    <message>
      <source>Contacting the server…</source>
      <translation>Interrogation du serveur…</translation>
    </message>
    <message>
      <source>Not enough new articles yet</source>
      <translation>Pas encore assez de nouveaux articles</translation>
    </message>
    <message>
      <source>Articles</source>
      <translation>Articles</translation>
    </message>
    <message>
      <source>Feeds without a folder</source>
      <translation>Flux sans dossier</translation>
    </message>
    <message>
      <source>Starred, not yet read</source>
      <translation>Avec étoile, pas encore lus</translation>
    </message>
    <message>
      <source>nothing new</source>
      <translation>rien de neuf</translation>
    </message>
    <message>
      <source>Before I start reading</source>
      <translation>Avant ma première visite</translation>
    </message>
    <message>
      <source>At</source>
      <translation>À</translation>
    </message>
    <message>
      <source>as</source>
      <translation>en</translation>
    </message>
    <message>
      <source>Length</source>
      <translation>Longueur</translation>
    </message>
    <message>
      <source>From</source>
      <translation>Source</translation>
    </message>
    <message>
      <source>Save or send to</source>
      <translation>Enregistrer ou envoyer à</translation>
    </message>
    <message>
      <source>Book for e-readers (*.epub);;PDF (*.pdf)</source>
      <translation>Livre pour liseuse (*.epub);;PDF (*.pdf)</translation>
    </message>
    <message>
      <source>Older editions</source>
      <translation>Numéros plus anciens</translation>
    </message>
    <message>
      <source>Previous page</source>
      <translation>Page précédente</translation>
    </message>
    <message>
      <source>Next page</source>
      <translation>Page suivante</translation>
    </message>
    <message>
      <source>Mark read</source>
      <translation>Marquer comme lu</translation>
    </message>
    <message>
      <source>Save edition</source>
      <translation>Enregistrer le journal</translation>
    </message>
    <message>
      <source>Creating…</source>
      <translation>En préparation</translation>
    </message>
    <message>
      <source>Edition page</source>
      <translation>Page du journal</translation>
    </message>
    <message>
      <source>Save as…</source>
      <translation>Enregistrer sous…</translation>
    </message>
    <message>
      <source>Print…</source>
      <translation>Imprimer…</translation>
    </message>
    <message>
      <source>Create now</source>
      <translation>En faire un maintenant</translation>
    </message>
    <message>
      <source>Create today’s edition</source>
      <translation>Créer le journal d’aujourd’hui</translation>
    </message>
    <message>
      <source>Preview of today’s edition</source>
      <translation>Aperçu du journal d’aujourd’hui</translation>
    </message>
    <message>
      <source>No edition yet</source>
      <translation>Pas encore de journal</translation>
    </message>
    <message>
      <source>Not enough new articles for an edition.</source>
      <translation>Pas assez de nouveaux articles pour un journal.</translation>
    </message>
    <message>
      <source>{page} of {pages}</source>
      <translation>{page} sur {pages}</translation>
    </message>
    <message>
      <source>Saved as {file}.</source>
      <translation>Enregistré sous {file}.</translation>
    </message>
    <message>
      <source>1 change</source>
      <translation>1 changement</translation>
    </message>
    <message>
      <source>Use the same folder and passphrase on each computer. The passphrase is stored in the system keyring.</source>
      <translation>Utilisez le même dossier et la même phrase secrète sur chaque ordinateur. Elle est gardée dans le trousseau du système.</translation>
    </message>
    <message>
      <source>Keep your computers in step without a server, with a folder that Syncthing, Dropbox or a similar program copies between them.</source>
      <translation>Synchronisez vos ordinateurs sans serveur, par un dossier que Syncthing, Dropbox ou un programme semblable copie entre eux.</translation>
    </message>
    <message>
      <source>Encrypt the files with a passphrase</source>
      <translation>Chiffrer les fichiers avec une phrase secrète</translation>
    </message>
    <message>
      <source>Folder</source>
      <translation>Dossier</translation>
    </message>
    <message>
      <source>Passphrase</source>
      <translation>Phrase secrète</translation>
    </message>
    <message>
      <source>Start syncing</source>
      <translation>Commencer la synchronisation</translation>
    </message>
    <message>
      <source>Choose another folder…</source>
      <translation>Choisir un autre dossier…</translation>
    </message>
    <message>
      <source>Sync folder</source>
      <translation>Dossier de synchronisation</translation>
    </message>
    <message>
      <source>Reading the folder…</source>
      <translation>Lecture du dossier…</translation>
    </message>
    <message>
      <source>The sync folder isn’t used any more. Its files stay.</source>
      <translation>Le dossier de synchronisation n’est plus utilisé. Ses fichiers restent.</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Annuler</translation>
    </message>
    <message>
      <source>Choose sync folder…</source>
      <translation>Choisir le dossier de synchronisation…</translation>
    </message>
    <message>
      <source>Choose the folder that is copied between your computers</source>
      <translation>Choisissez le dossier copié entre vos ordinateurs</translation>
    </message>
    <message>
      <source>Stop syncing</source>
      <translation>Arrêter la synchronisation</translation>
    </message>
    <message>
      <source>Passphrase missing</source>
      <translation>Phrase secrète manquante</translation>
    </message>
    <message>
      <source>Not syncing</source>
      <translation>Pas de synchronisation</translation>
    </message>
    <message numerus="yes">
      <source>{n} changes</source>
      <translation>
        <numerusform>{n} changement</numerusform>
        <numerusform>{n} changements</numerusform>
      </translation>
    </message>
    <message>
      <source>Enter a passphrase.</source>
      <translation>Saisissez une phrase secrète.</translation>
    </message>
    <message>
      <source>Passphrase of the sync folder:</source>
      <translation>Phrase secrète du dossier de synchronisation :</translation>
    </message>
    <message>
      <source>From this computer</source>
      <translation>De cet ordinateur</translation>
    </message>
    <message>
      <source>From other computers</source>
      <translation>Des autres ordinateurs</translation>
    </message>
    <message>
      <source>Files</source>
      <translation>Fichiers</translation>
    </message>
    <message>
      <source>Encrypted</source>
      <translation>Chiffré</translation>
    </message>
    <message>
      <source>Not encrypted</source>
      <translation>Non chiffré</translation>
    </message>
    <message>
      <source>Checked every 2 hours (counts toward your budget)</source>
      <translation>interrogé toutes les 2 heures, sur votre budget</translation>
    </message>
    <message>
      <source>{done} of {total} messages</source>
      <translation>{done} courriels sur {total}</translation>
    </message>
    <message>
      <source>not known yet</source>
      <translation>pas encore connu</translation>
    </message>
    <message>
      <source>Push: new mail arrives immediately</source>
      <translation>signalés, rien n’est relevé</translation>
    </message>
    <message>
      <source>1 message, {size}</source>
      <translation>1 courriel, {size}</translation>
    </message>
    <message numerus="yes">
      <source>{n} messages, {size}</source>
      <translation>
        <numerusform>{n} courriel, {size}</numerusform>
        <numerusform>{n} courriels, {size}</numerusform>
      </translation>
    </message>
    <message>
      <source>1 folder</source>
      <translation>1 dossier</translation>
    </message>
    <message>
      <source>This server doesn’t support push (IDLE), so it will be checked every 2 hours. This counts toward your budget.</source>
      <translation>Il ne peut pas signaler l’arrivée des courriels ; il sera interrogé toutes les 2 heures, sur votre budget.</translation>
    </message>
    <message>
      <source>Your password is stored in the system keyring. Without one, you’ll be asked for it each time Paperround starts.</source>
      <translation>Le mot de passe va dans le trousseau du système ; sans trousseau, il est demandé à chaque démarrage.</translation>
    </message>
    <message>
      <source>Read newsletters from a mail folder as feeds, one per sender.</source>
      <translation>Les newsletters d’un dossier de votre messagerie peuvent se lire comme des flux, un par expéditeur.</translation>
    </message>
    <message>
      <source>Checking…</source>
      <translation>vérification en cours</translation>
    </message>
    <message>
      <source>Not checked yet</source>
      <translation>pas encore lu</translation>
    </message>
    <message>
      <source>Stopped</source>
      <translation>interrompu</translation>
    </message>
    <message>
      <source>Checked just now</source>
      <translation>lu à l’instant</translation>
    </message>
    <message>
      <source>Connected in {s} s: {folders}.</source>
      <translation>Réponse en {s} s : {folders}.</translation>
    </message>
    <message>
      <source>This server supports push (IDLE), so new mail arrives immediately.</source>
      <translation>Il signale l’arrivée des courriels ; rien ne sera relevé.</translation>
    </message>
    <message>
      <source>Security</source>
      <translation>Connexion</translation>
    </message>
    <message>
      <source>Mark messages as read on the server</source>
      <translation>Marquer sur le serveur ce que je lis ici</translation>
    </message>
    <message>
      <source>Server</source>
      <translation>Serveur</translation>
    </message>
    <message>
      <source>Start with</source>
      <translation>Lire d’abord</translation>
    </message>
    <message>
      <source>Email newsletters</source>
      <translation>Newsletters par courriel</translation>
    </message>
    <message>
      <source>Add email newsletters…</source>
      <translation>Ajouter des newsletters…</translation>
    </message>
    <message>
      <source>Mailbox password:</source>
      <translation>Le mot de passe de cette boîte aux lettres :</translation>
    </message>
    <message>
      <source>Remove mailbox…</source>
      <translation>Ne plus lire cette boîte aux lettres…</translation>
    </message>
    <message>
      <source>Offline</source>
      <translation>hors ligne</translation>
    </message>
    <message>
      <source>Insecure connection</source>
      <translation>connexion non sûre</translation>
    </message>
    <message>
      <source>Folder missing</source>
      <translation>dossier absent</translation>
    </message>
    <message>
      <source>Checked {time} ago</source>
      <translation>lu il y a {time}</translation>
    </message>
    <message numerus="yes">
      <source>{n} folders</source>
      <translation>
        <numerusform>{n} dossier</numerusform>
        <numerusform>{n} dossiers</numerusform>
      </translation>
    </message>
    <message>
      <source>TLS, usually port 993</source>
      <translation>TLS, d’habitude port 993</translation>
    </message>
    <message>
      <source>STARTTLS, usually port 143</source>
      <translation>STARTTLS, d’habitude port 143</translation>
    </message>
    <message>
      <source>None (this computer only)</source>
      <translation>Aucune, pour cet ordinateur seul</translation>
    </message>
    <message>
      <source>Stop and keep what was imported so far</source>
      <translation>Arrêter ; ce qui a été lu jusqu’ici est gardé</translation>
    </message>
    <message>
      <source>New messages</source>
      <translation>Nouveaux courriels</translation>
    </message>
    <message>
      <source>Today</source>
      <translation>Aujourd’hui</translation>
    </message>
    <message>
      <source>On the server</source>
      <translation>Sur le serveur</translation>
    </message>
    <message>
      <source> newest messages</source>
      <translation> derniers courriels</translation>
    </message>
    <message>
      <source>Check {name} for new mail</source>
      <translation>Chercher maintenant de nouveaux courriels dans {name}</translation>
    </message>
    <message>
      <source>Read status is synced</source>
      <translation>les lectures sont transmises</translation>
    </message>
    <message>
      <source>Nothing is changed on the server</source>
      <translation>jamais modifié</translation>
    </message>
    <message>
      <source>Position</source>
      <translation>Position</translation>
    </message>
    <message>
      <source>Player</source>
      <translation>Lecteur</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>Lire</translation>
    </message>
    <message>
      <source>−15 s</source>
      <translation>−15 s</translation>
    </message>
    <message>
      <source>15 seconds back</source>
      <translation>15 secondes en arrière</translation>
    </message>
    <message>
      <source>+30 s</source>
      <translation>+30 s</translation>
    </message>
    <message>
      <source>30 seconds forward</source>
      <translation>30 secondes en avant</translation>
    </message>
    <message>
      <source>Speed</source>
      <translation>Vitesse</translation>
    </message>
    <message>
      <source>Chapters</source>
      <translation>Chapitres</translation>
    </message>
    <message>
      <source>Sleep timer</source>
      <translation>Minuterie</translation>
    </message>
    <message>
      <source>Up next</source>
      <translation>La suite</translation>
    </message>
    <message>
      <source>Close the player</source>
      <translation>Fermer le lecteur</translation>
    </message>
    <message>
      <source>End of chapter</source>
      <translation>À la fin du chapitre</translation>
    </message>
    <message>
      <source>End of episode</source>
      <translation>À la fin</translation>
    </message>
    <message>
      <source>Off</source>
      <translation>Non</translation>
    </message>
    <message>
      <source>Stops after this chapter</source>
      <translation>Arrêt après le chapitre</translation>
    </message>
    <message>
      <source>Stops at the end</source>
      <translation>Arrêt à la fin</translation>
    </message>
    <message>
      <source>Pause</source>
      <translation>Pause</translation>
    </message>
    <message>
      <source>{place}, chapter {number} of {all}</source>
      <translation>{place}, chapitre {number} sur {all}</translation>
    </message>
    <message>
      <source>Downloading an episode, {done} of {total}</source>
      <translation>Téléchargement d’un enregistrement, {done} sur {total}</translation>
    </message>
    <message>
      <source>In {minutes} minutes</source>
      <translation>Dans {minutes} minutes</translation>
    </message>
    <message>
      <source>chapter {number} of {all}, {feed}</source>
      <translation>chapitre {number} sur {all}, {feed}</translation>
    </message>
    <message>
      <source>Stops in {minutes} min</source>
      <translation>Arrêt dans {minutes} min</translation>
    </message>
    <message>
      <source>Loading, {place}</source>
      <translation>Chargement, {place}</translation>
    </message>
    <message>
      <source>Show {name}</source>
      <translation>Afficher {name}</translation>
    </message>
    <message>
      <source>Plays next</source>
      <translation>Sera écouté ensuite</translation>
    </message>
    <message>
      <source>Added to the queue</source>
      <translation>Ajouté à la file</translation>
    </message>
    <message>
      <source>Removed from queue</source>
      <translation>Retiré de la file</translation>
    </message>
    <message>
      <source>Queue reordered</source>
      <translation>File réordonnée</translation>
    </message>
    <message>
      <source>Download removed</source>
      <translation>Téléchargement retiré</translation>
    </message>
    <message>
      <source>Downloading</source>
      <translation>Téléchargement</translation>
    </message>
    <message>
      <source>This article has no audio.</source>
      <translation>Il n’y a rien à écouter dans cet article.</translation>
    </message>
    <message>
      <source>The queue is empty. Press Shift+Q to add the selected episode.</source>
      <translation>La file est vide. Maj+Q y ajoute l’article en cours.</translation>
    </message>
    <message>
      <source>Queue</source>
      <translation>File d’attente</translation>
    </message>
    <message>
      <source>Up</source>
      <translation>Monter</translation>
    </message>
    <message>
      <source>Down</source>
      <translation>Descendre</translation>
    </message>
    <message>
      <source>Remove</source>
      <translation>Retirer</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Fermer</translation>
    </message>
    <message>
      <source>Verified just now. Restoring takes a few seconds.</source>
      <translation>Vérifiée à l’instant et saine. Prend quelques secondes.</translation>
    </message>
    <message>
      <source>Copy details</source>
      <translation>Copier les détails</translation>
    </message>
    <message>
      <source>Everything that could be read has been saved.</source>
      <translation>Ce qui était lisible est sauvé.</translation>
    </message>
    <message>
      <source>Continue with the saved data</source>
      <translation>Continuer avec ce qui a été sauvé</translation>
    </message>
    <message>
      <source>Older backups:</source>
      <translation>Copies plus anciennes :</translation>
    </message>
    <message>
      <source>Save recovered data to</source>
      <translation>Où enregistrer ce qui est lisible</translation>
    </message>
    <message>
      <source>Looking for backups…</source>
      <translation>Recherche de copies de vos articles…</translation>
    </message>
    <message>
      <source>Restoring the backup…</source>
      <translation>Restauration de la copie…</translation>
    </message>
    <message>
      <source>Recovering what can be read…</source>
      <translation>Enregistrement de ce qui est lisible…</translation>
    </message>
    <message>
      <source>Details: {details}</source>
      <translation>Constaté : {details}</translation>
    </message>
    <message>
      <source>The file: {path}</source>
      <translation>Le fichier : {path}</translation>
    </message>
    <message>
      <source>Starting over…</source>
      <translation>Nouveau départ…</translation>
    </message>
    <message>
      <source>Restore backup from {when} ({posts}, {stars})</source>
      <translation>Restaurer la copie : {when} ({posts}, {stars})</translation>
    </message>
    <message>
      <source>Safe: {feeds}, {posts} and {stars}, as of {when}.</source>
      <translation>À l’abri : {feeds}, {posts} et {stars}, état : {when}.</translation>
    </message>
    <message>
      <source>Whatever you choose, the original file stays untouched in its folder.</source>
      <translation>Le fichier reste intact dans son dossier, quel que soit votre choix.</translation>
    </message>
    <message>
      <source>May be lost: stars, tags and read status since the backup from {when}. Articles will be downloaded again.</source>
      <translation>Peut-être perdu : les étoiles, étiquettes et lectures ajoutées après la copie ({when}). Les articles sont relevés de nouveau.</translation>
    </message>
    <message>
      <source>Restored the backup from {when}. Newer articles will be downloaded again.</source>
      <translation>Copie restaurée : {when}. Les articles parus depuis arrivent avec les prochaines relèves.</translation>
    </message>
    <message>
      <source>Saved {feeds}, {posts} and {stars} to {folder}.</source>
      <translation>Enregistré dans {folder} : {feeds}, {posts} et {stars}.</translation>
    </message>
    <message>
      <source>Unreadable parts were taken from the backup from {when}. Changes since then are lost.</source>
      <translation>Ce qui était illisible vient de la copie ({when}) : ce que vous y avez marqué depuis est perdu.</translation>
    </message>
    <message>
      <source>Started over with your feeds. The old file is kept in the same folder.</source>
      <translation>Nouveau départ avec vos flux. L’ancien fichier est gardé dans le même dossier.</translation>
    </message>
    <message>
      <source>The old file also contains {what}. It’s kept in the same folder.</source>
      <translation>Le fichier précédent contient en plus {what} ; il est gardé dans le même dossier.</translation>
    </message>
    <message>
      <source>No new database is created until you choose.</source>
      <translation>Rien n’est recréé avant votre choix.</translation>
    </message>
    <message>
      <source>None of the backups could be read.</source>
      <translation>Aucune copie n’a pu être lue non plus.</translation>
    </message>
    <message>
      <source>Continuing with recovered data. The damaged file is kept.</source>
      <translation>On continue avec ce qui a pu être lu. Le fichier endommagé est gardé à côté.</translation>
    </message>
    <message>
      <source>1 article marked as read</source>
      <translation>1 marque de lecture</translation>
    </message>
    <message>
      <source>Your article database is damaged. Paperround stopped to avoid making it worse.</source>
      <translation>Le fichier de vos articles est endommagé ; Paperround s’est arrêté avant d’aggraver les choses.</translation>
    </message>
    <message>
      <source>Your article database is missing or empty, but there are backups.</source>
      <translation>Le fichier de vos articles est absent ou vide, mais il en existe des copies.</translation>
    </message>
    <message>
      <source>Your article database was saved by a newer version of Paperround, so this version won’t touch it.</source>
      <translation>Un Paperround plus récent a écrit le fichier de vos articles ; celui-ci n’y touche pas.</translation>
    </message>
    <message>
      <source>Your article database is from before Paperround 1.0, so this version won’t touch it.</source>
      <translation>Le fichier de vos articles date d’avant Paperround 1.0, qui n’y touche pas.</translation>
    </message>
    <message>
      <source>Another program is using your article database.</source>
      <translation>Un autre programme occupe le fichier de vos articles.</translation>
    </message>
    <message>
      <source>Paperround doesn’t have permission to change your article database.</source>
      <translation>Le fichier de vos articles est protégé en écriture.</translation>
    </message>
    <message>
      <source>The disk is full, so nothing new can be saved.</source>
      <translation>Le disque est plein ; rien de nouveau ne peut être conservé.</translation>
    </message>
    <message>
      <source>Your article database can’t be used right now.</source>
      <translation>Le fichier de vos articles est inutilisable pour le moment.</translation>
    </message>
    <message>
      <source>today {time}</source>
      <translation>aujourd’hui {time}</translation>
    </message>
    <message>
      <source>yesterday {time}</source>
      <translation>hier {time}</translation>
    </message>
    <message>
      <source>Restore backup from {when}</source>
      <translation>Restaurer la copie : {when}</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Réessayer</translation>
    </message>
    <message>
      <source>Fix permissions</source>
      <translation>Rendre modifiable</translation>
    </message>
    <message>
      <source>Save what can be recovered…</source>
      <translation>Enregistrer ce qui est lisible…</translation>
    </message>
    <message>
      <source>Start over</source>
      <translation>Repartir de zéro à côté</translation>
    </message>
    <message>
      <source>Quit</source>
      <translation>Quitter</translation>
    </message>
    <message>
      <source>Tries to open it again. Nothing is changed.</source>
      <translation>L’ouvre une fois de plus. Rien n’est modifié.</translation>
    </message>
    <message>
      <source>Changes the permissions of the file and its folder, nothing else.</source>
      <translation>Modifie les droits du fichier et de son dossier, rien d’autre.</translation>
    </message>
    <message>
      <source>Saves your feeds, stars and every readable article to a folder you choose.</source>
      <translation>Écrit flux, étoiles et chaque article lisible dans un dossier de votre choix.</translation>
    </message>
    <message>
      <source>Creates a new, empty database with your feeds. The old file is kept.</source>
      <translation>Un journal vide avec vos flux. Le fichier existant peut attendre.</translation>
    </message>
    <message>
      <source>Nothing is changed. You’ll see this page again next time.</source>
      <translation>Rien n’est modifié. Cette page revient au prochain démarrage.</translation>
    </message>
    <message>
      <source>Install the newer version again and everything will be as you left it.</source>
      <translation>Réinstallez le Paperround plus récent, et tout sera là comme vous l’avez laissé.</translation>
    </message>
    <message>
      <source>Quit, and move it by packaging/move_development_profile.py: everything comes along.</source>
      <translation>Quittez et convertissez-le avec packaging/move_development_profile.py : rien n’est perdu.</translation>
    </message>
    <message>
      <source>Close other Paperround windows and any backup or sync programs, then try again.</source>
      <translation>Fermez les autres fenêtres et commandes de Paperround, ou ce qui copie vos fichiers, puis réessayez.</translation>
    </message>
    <message>
      <source>Check the permissions of the file and its folder, and whether the disk is read-only.</source>
      <translation>Vérifiez les droits du fichier et de son dossier, et si le disque est en lecture seule.</translation>
    </message>
    <message>
      <source>Free up some space, then try again. Nothing was lost.</source>
      <translation>Libérez de l’espace et réessayez : rien n’a été perdu.</translation>
    </message>
    <message>
      <source>Check that its disk is connected and working, then try again.</source>
      <translation>Vérifiez que le disque est branché et en bon état, puis réessayez.</translation>
    </message>
    <message>
      <source>{when} (may be incomplete)</source>
      <translation>{when} (douteuse)</translation>
    </message>
    <message numerus="yes">
      <source>{n} articles marked as read</source>
      <translation>
        <numerusform>{n} marque de lecture</numerusform>
        <numerusform>{n} marques de lecture</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} of the newest {tried} match.</source>
      <translation>
        <numerusform>{count} sur {tried} correspond (les plus récents).</numerusform>
        <numerusform>{count} sur {tried} correspondent (les plus récents).</numerusform>
      </translation>
    </message>
    <message>
      <source>Matching articles</source>
      <translation>Articles qu’elle aurait retenus</translation>
    </message>
    <message>
      <source>Field</source>
      <translation>Où</translation>
    </message>
    <message>
      <source>Comparison</source>
      <translation>Comment</translation>
    </message>
    <message>
      <source>Text to find</source>
      <translation>Ce qu’elle cherche</translation>
    </message>
    <message>
      <source>Remove this condition</source>
      <translation>Retirer cette condition</translation>
    </message>
    <message>
      <source>Match</source>
      <translation>Combien doivent s’appliquer</translation>
    </message>
    <message>
      <source>Add condition</source>
      <translation>Autre condition</translation>
    </message>
    <message>
      <source>any feed</source>
      <translation>n’importe quel flux</translation>
    </message>
    <message>
      <source>(deleted folder)</source>
      <translation>un dossier disparu</translation>
    </message>
    <message>
      <source>(deleted feed)</source>
      <translation>un flux disparu</translation>
    </message>
    <message>
      <source>Only if the category is</source>
      <translation>Seulement dans la catégorie</translation>
    </message>
    <message>
      <source>Category</source>
      <translation>Catégorie</translation>
    </message>
    <message>
      <source>Until</source>
      <translation>Jusqu’au</translation>
    </message>
    <message>
      <source>Active until</source>
      <translation>Dernier jour</translation>
    </message>
    <message>
      <source>Add action</source>
      <translation>Ajouter une action</translation>
    </message>
    <message>
      <source>Remove this action</source>
      <translation>Retirer cette action</translation>
    </message>
    <message>
      <source>Tag it</source>
      <translation>Ajouter une étiquette</translation>
    </message>
    <message>
      <source>New tag…</source>
      <translation>Nouvelle étiquette…</translation>
    </message>
    <message>
      <source>Rule</source>
      <translation>Règle</translation>
    </message>
    <message>
      <source>Feed or folder</source>
      <translation>Flux ou dossier</translation>
    </message>
    <message>
      <source>Stop processing other rules</source>
      <translation>N’appliquer aucune autre règle</translation>
    </message>
    <message>
      <source>When an article from {feed} matches {how} of these:</source>
      <translation>Quand un article de {feed} remplit {how} de ces conditions :</translation>
    </message>
    <message>
      <source>Existing articles aren’t changed.</source>
      <translation>Les articles existants ne changent pas.</translation>
    </message>
    <message>
      <source>Also apply to the matching articles</source>
      <translation>Appliquer aussi aux articles trouvés</translation>
    </message>
    <message>
      <source>See which of your articles it would match.</source>
      <translation>Montre quels articles présents elle aurait retenus.</translation>
    </message>
    <message>
      <source>Title</source>
      <translation>Titre</translation>
    </message>
    <message>
      <source>Feed</source>
      <translation>Flux</translation>
    </message>
    <message>
      <source>Mark it read</source>
      <translation>Marquer comme lu</translation>
    </message>
    <message>
      <source>Star it</source>
      <translation>Ajouter une étoile</translation>
    </message>
    <message>
      <source>Notify me</source>
      <translation>Me prévenir aussitôt</translation>
    </message>
    <message>
      <source>Highlight it</source>
      <translation>Surligner</translation>
    </message>
    <message>
      <source>Hide it</source>
      <translation>Masquer</translation>
    </message>
    <message>
      <source>(deleted destination)</source>
      <translation>une destination disparue</translation>
    </message>
    <message>
      <source>Send it to</source>
      <translation>Envoyer vers</translation>
    </message>
    <message>
      <source>Then</source>
      <translation>Alors</translation>
    </message>
    <message>
      <source>Searching…</source>
      <translation>Recherche…</translation>
    </message>
    <message>
      <source>folder {name}</source>
      <translation>dossier {name}</translation>
    </message>
    <message>
      <source>Save rule</source>
      <translation>Enregistrer la règle</translation>
    </message>
    <message>
      <source>Tag “{name}”</source>
      <translation>Étiquette « {name} »</translation>
    </message>
    <message>
      <source>Send to {target}</source>
      <translation>Envoyer à {target}</translation>
    </message>
    <message>
      <source>New tag</source>
      <translation>Nouvelle étiquette</translation>
    </message>
    <message>
      <source>Name of the tag</source>
      <translation>Nom de l’étiquette</translation>
    </message>
    <message>
      <source>{place} contains the words “{wanted}”</source>
      <translation>{place} : contient les mots « {wanted} »</translation>
    </message>
    <message>
      <source>{place} contains “{wanted}”</source>
      <translation>{place} : contient « {wanted} »</translation>
    </message>
    <message>
      <source>{place} matches regex “{wanted}”</source>
      <translation>{place} : correspond à « {wanted} »</translation>
    </message>
    <message>
      <source>Text</source>
      <translation>Texte</translation>
    </message>
    <message>
      <source>Author</source>
      <translation>Auteur</translation>
    </message>
    <message>
      <source>Title, text or author</source>
      <translation>Titre, texte ou auteur</translation>
    </message>
    <message>
      <source>contains these words</source>
      <translation>contient ces mots</translation>
    </message>
    <message>
      <source>contains the phrase</source>
      <translation>contient exactement</translation>
    </message>
    <message>
      <source>matches regular expression</source>
      <translation>correspond au motif</translation>
    </message>
    <message>
      <source>all</source>
      <translation>toutes</translation>
    </message>
    <message>
      <source>any</source>
      <translation>une</translation>
    </message>
    <message>
      <source>none</source>
      <translation>aucune</translation>
    </message>
    <message>
      <source>mark read</source>
      <translation>marquer comme lu</translation>
    </message>
    <message>
      <source>star</source>
      <translation>ajouter une étoile</translation>
    </message>
    <message>
      <source>highlight</source>
      <translation>surligner</translation>
    </message>
    <message>
      <source>notify</source>
      <translation>prévenir</translation>
    </message>
    <message>
      <source>hide</source>
      <translation>masquer</translation>
    </message>
    <message>
      <source>then stop</source>
      <translation>puis aucune autre règle</translation>
    </message>
    <message>
      <source>{condition}: {actions}</source>
      <translation>{condition} : {actions}</translation>
    </message>
    <message>
      <source>Every article</source>
      <translation>Chaque article</translation>
    </message>
    <message>
      <source>{condition}, category {category}</source>
      <translation>{condition}, catégorie {category}</translation>
    </message>
    <message>
      <source>{condition}, until {date}</source>
      <translation>{condition}, jusqu’au {date}</translation>
    </message>
    <message>
      <source>None of: {conditions}</source>
      <translation>Rien de tout cela : {conditions}</translation>
    </message>
    <message>
      <source> and </source>
      <translation> et </translation>
    </message>
    <message>
      <source> or </source>
      <translation> ou </translation>
    </message>
    <message>
      <source>tag {name}</source>
      <translation>étiqueter {name}</translation>
    </message>
    <message>
      <source>send to {target}</source>
      <translation>envoyer vers {target}</translation>
    </message>
    <message>
      <source>Every article from {feed}</source>
      <translation>Chaque article de {feed}</translation>
    </message>
    <message>
      <source>{condition} in {feed}</source>
      <translation>{condition} dans {feed}</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>Règles</translation>
    </message>
    <message>
      <source>Show hidden articles…</source>
      <translation>Afficher…</translation>
    </message>
    <message>
      <source>New rule…</source>
      <translation>Nouvelle règle…</translation>
    </message>
    <message>
      <source>Edit…</source>
      <translation>Modifier…</translation>
    </message>
    <message>
      <source>Hidden articles</source>
      <translation>Articles masqués</translation>
    </message>
    <message>
      <source>Unhide all</source>
      <translation>Tout réafficher</translation>
    </message>
    <message>
      <source>Unhide</source>
      <translation>Réafficher</translation>
    </message>
    <message>
      <source>Rules run from top to bottom when an article arrives. Existing articles aren’t affected.</source>
      <translation>Les règles s’appliquent de haut en bas à l’arrivée d’un article. Elles ne touchent pas aux articles plus anciens.</translation>
    </message>
    <message>
      <source>No rules yet. Rules can mark, star, tag or hide new articles based on their content.</source>
      <translation>Aucune règle pour l’instant. Une règle marque, étoile, étiquette ou masque les nouveaux articles d’après leurs mots.</translation>
    </message>
    <message>
      <source>No articles are hidden by rules.</source>
      <translation>Aucune règle ne masque quoi que ce soit en ce moment.</translation>
    </message>
    <message numerus="yes">
      <source>{posts} hidden by rules. Showing the newest {n}.</source>
      <translation>
        <numerusform>Masqué par des règles : {posts}. Liste limitée au plus récent ({n}).</numerusform>
        <numerusform>Masqué par des règles : {posts}. Liste limitée aux {n} plus récents.</numerusform>
      </translation>
    </message>
    <message>
      <source>{posts} hidden by rules.</source>
      <translation>Masqué par des règles : {posts}.</translation>
    </message>
    <message>
      <source>Saved search</source>
      <translation>Recherche enregistrée</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Nom</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Rechercher</translation>
    </message>
    <message>
      <source>Appears in the sidebar with its unread count.</source>
      <translation>Elle figure dans la barre latérale, avec le nombre de ses articles non lus.</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Enregistrer</translation>
    </message>
    <message>
      <source>the latest {posts}</source>
      <translation>au moins {posts}</translation>
    </message>
    <message>
      <source>Currently finds {posts}.</source>
      <translation>Résultat actuel : {posts}.</translation>
    </message>
    <message>
      <source>Enter a search.</source>
      <translation>Saisissez ce qu’il faut rechercher.</translation>
    </message>
    <message>
      <source>A saved search with this name already exists.</source>
      <translation>Une recherche enregistrée porte déjà ce nom.</translation>
    </message>
    <message>
      <source>Export everything…</source>
      <translation>Tout exporter…</translation>
    </message>
    <message>
      <source>Erase your reading times and what was learned from them?</source>
      <translation>Effacer vos heures de lecture et ce qui en a été appris ?</translation>
    </message>
    <message>
      <source>Paperround will forget when you read, what you opened and everything it learned from that, including in its backups. Cached images are deleted. Your feeds, articles, stars and read status are kept. This can’t be undone.</source>
      <translation>Vos visites, ce que vous avez ouvert et tout ce qui en a été appris sont oubliés, dans les sauvegardes aussi ; les images en cache disparaissent. Vos flux, articles, étoiles et marques de lecture restent. L’apprentissage recommence. C’est irréversible.</translation>
    </message>
    <message>
      <source>Records when the window is in use, and when you unlock this computer or go offline, to fetch just before you read.</source>
      <translation>Enregistre quand la fenêtre sert, et quand vous déverrouillez cet ordinateur ou passez hors ligne, pour relever juste avant que vous ne lisiez.</translation>
    </message>
    <message>
      <source>Records which articles you open and for how long.</source>
      <translation>Enregistre les articles que vous ouvrez, et pendant combien de temps.</translation>
    </message>
    <message>
      <source>Your own data is copied every day, everything once a week while plugged in. Databases that were replaced or damaged are removed after a month, or when all copies take more than the database.</source>
      <translation>Vos propres données sont copiées chaque jour, et tout une fois par semaine, sur secteur. Les bases remplacées ou endommagées sont supprimées après un mois, ou quand toutes les copies dépassent la taille de la base.</translation>
    </message>
    <message>
      <source>Writes one file with your feeds, articles, stars, tags, rules, searches and settings, which Import feeds reads back. It also contains your feeds, stars and articles in formats that other programs can read.</source>
      <translation>Écrit un fichier avec vos flux, articles, étoiles, étiquettes, règles, recherches et paramètres, à reprendre par « Importer une liste ». Il contient aussi vos flux, étoiles et articles sous des formes que d’autres programmes lisent.</translation>
    </message>
    <message>
      <source>{all} · articles {articles}, images {images}, episodes {episodes}</source>
      <translation>{all} · articles {articles}, images {images}, enregistrements {episodes}</translation>
    </message>
    <message>
      <source>Anything you starred, tagged or read since then isn’t in this backup. Your current data is kept in the same folder. The window will reopen in a moment.</source>
      <translation>Les étoiles, étiquettes et lectures ajoutées depuis n’y figurent pas. L’état actuel est mis de côté dans le même dossier, pas supprimé. Votre fenêtre revient dans un instant.</translation>
    </message>
    <message>
      <source>Start and end</source>
      <translation>Début et fin</translation>
    </message>
    <message>
      <source>Unlocking, waking, joining a network</source>
      <translation>Déverrouillage, réveil, connexion à un réseau</translation>
    </message>
    <message>
      <source>Erase</source>
      <translation>Effacer</translation>
    </message>
    <message>
      <source>Privacy &amp; Data</source>
      <translation>Confidentialité et données</translation>
    </message>
    <message>
      <source>What Paperround records, where it’s kept and how to erase it. None of it leaves this computer.</source>
      <translation>Ce que Paperround enregistre, où c’est conservé et comment l’effacer. Rien ne quitte cet ordinateur.</translation>
    </message>
    <message>
      <source>Storage</source>
      <translation>Conservation</translation>
    </message>
    <message>
      <source>Backups</source>
      <translation>Sauvegardes</translation>
    </message>
    <message>
      <source>Move to another computer</source>
      <translation>Passer à un autre ordinateur</translation>
    </message>
    <message>
      <source>Free up images</source>
      <translation>Libérer l’espace des images</translation>
    </message>
    <message>
      <source>Backups, newest first</source>
      <translation>Sauvegardes, la plus récente en premier</translation>
    </message>
    <message>
      <source>Back up now</source>
      <translation>Sauvegarder</translation>
    </message>
    <message>
      <source>Restore…</source>
      <translation>Restaurer…</translation>
    </message>
    <message>
      <source>Show in folder</source>
      <translation>Ouvrir le dossier</translation>
    </message>
    <message>
      <source>Restore this backup?</source>
      <translation>Restaurer cette sauvegarde ?</translation>
    </message>
    <message>
      <source>Restore</source>
      <translation>Restaurer</translation>
    </message>
    <message>
      <source>Recorded activity, newest first</source>
      <translation>Ce qui est conservé de vos lectures, le plus récent en premier</translation>
    </message>
    <message>
      <source>View recorded data</source>
      <translation>Voir les données enregistrées</translation>
    </message>
    <message>
      <source>Erase…</source>
      <translation>Effacer…</translation>
    </message>
    <message>
      <source>until you erase it</source>
      <translation>jusqu’à ce que vous l’effaciez</translation>
    </message>
    <message>
      <source>Starred and tagged articles are always kept.</source>
      <translation>Les articles avec étoile ou étiquette sont toujours conservés.</translation>
    </message>
    <message>
      <source>Used on disk</source>
      <translation>Espace disque utilisé</translation>
    </message>
    <message>
      <source>No backups yet. The first will be made within a day.</source>
      <translation>Aucune pour l’instant. La première sera faite d’ici un jour.</translation>
    </message>
    <message>
      <source>may be incomplete: much smaller than earlier backups</source>
      <translation>douteuse : beaucoup moins qu’avant</translation>
    </message>
    <message>
      <source>Hide recorded data</source>
      <translation>Masquer les données enregistrées</translation>
    </message>
    <message>
      <source>Recorded</source>
      <translation>Enregistré</translation>
    </message>
    <message>
      <source>What exactly</source>
      <translation>Quoi exactement</translation>
    </message>
    <message>
      <source>Kept for</source>
      <translation>Conservation</translation>
    </message>
    <message>
      <source>Time spent</source>
      <translation>Temps passé</translation>
    </message>
    <message>
      <source>screen unlocked</source>
      <translation>écran déverrouillé</translation>
    </message>
    <message>
      <source>back from idle</source>
      <translation>retour après une pause</translation>
    </message>
    <message>
      <source>woke from sleep</source>
      <translation>ordinateur réveillé</translation>
    </message>
    <message>
      <source>lid opened</source>
      <translation>capot ouvert</translation>
    </message>
    <message>
      <source>connected to a network</source>
      <translation>connexion à un réseau</translation>
    </message>
    <message>
      <source>Start and end, {since}</source>
      <translation>Début et fin, {since}</translation>
    </message>
    <message numerus="yes">
      <source>{n} days</source>
      <translation>
        <numerusform>{n} jour</numerusform>
        <numerusform>{n} jours</numerusform>
      </translation>
    </message>
    <message>
      <source>1 reading session</source>
      <translation>1 séance de lecture</translation>
    </message>
    <message numerus="yes">
      <source>{n} reading sessions</source>
      <translation>
        <numerusform>{n} séance de lecture</numerusform>
        <numerusform>{n} séances de lecture</numerusform>
      </translation>
    </message>
    <message>
      <source>1 article read</source>
      <translation>1 article lu</translation>
    </message>
    <message numerus="yes">
      <source>{n} articles read</source>
      <translation>
        <numerusform>{n} article lu</numerusform>
        <numerusform>{n} articles lus</numerusform>
      </translation>
    </message>
    <message>
      <source>1 sign that you were here</source>
      <translation>1 signe de votre présence</translation>
    </message>
    <message numerus="yes">
      <source>{n} signs that you were here</source>
      <translation>
        <numerusform>{n} signe de votre présence</numerusform>
        <numerusform>{n} signes de votre présence</numerusform>
      </translation>
    </message>
    <message>
      <source>Offline once</source>
      <translation>Hors ligne une fois</translation>
    </message>
    <message numerus="yes">
      <source>Offline {n} times</source>
      <translation>
        <numerusform>Hors ligne {n} fois</numerusform>
        <numerusform>Hors ligne {n} fois</numerusform>
      </translation>
    </message>
    <message>
      <source>{when}: {what}</source>
      <translation>{when} : {what}</translation>
    </message>
    <message>
      <source>{day}, {start} – {end}: offline</source>
      <translation>{day}, {start} – {end} : pas de connexion</translation>
    </message>
    <message>
      <source>Sync with other devices, read newsletters and send articles to other apps.</source>
      <translation>Synchronisez avec d’autres appareils, lisez des newsletters et envoyez des articles vers d’autres applications.</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Paramètres</translation>
    </message>
    <message>
      <source>Search settings</source>
      <translation>Rechercher un paramètre</translation>
    </message>
    <message>
      <source>Pages</source>
      <translation>Pages</translation>
    </message>
    <message>
      <source>Turned on: {setting}</source>
      <translation>Activé : {setting}</translation>
    </message>
    <message>
      <source>Turned off: {setting}</source>
      <translation>Désactivé : {setting}</translation>
    </message>
    <message>
      <source>{setting} changed</source>
      <translation>Modifié : {setting}</translation>
    </message>
    <message>
      <source>{setting} changed from {before} to {after}</source>
      <translation>{setting} : {before} remplacé par {after}</translation>
    </message>
    <message>
      <source>Accounts &amp; Sharing</source>
      <translation>Comptes et envoi</translation>
    </message>
    <message>
      <source>No notifications between</source>
      <translation>Aucune notification entre</translation>
    </message>
    <message>
      <source>from</source>
      <translation>de</translation>
    </message>
    <message>
      <source>until</source>
      <translation>à</translation>
    </message>
    <message>
      <source>and</source>
      <translation>et</translation>
    </message>
    <message>
      <source>While plugged in and not on a metered connection. An episode often takes 30 to 100 MB, so you may have to raise the daily data limit.</source>
      <translation>Sur secteur et hors connexion limitée. Un enregistrement pèse souvent de 30 à 100 Mo ; il faudra peut-être relever la limite quotidienne de données.</translation>
    </message>
    <message>
      <source>For laptops and slow connections</source>
      <translation>Pour les portables et les connexions lentes</translation>
    </message>
    <message>
      <source>New articles as soon as possible</source>
      <translation>Les nouveaux articles dès que possible</translation>
    </message>
    <message>
      <source>Frugal</source>
      <translation>Économe</translation>
    </message>
    <message>
      <source>Balanced</source>
      <translation>Équilibré</translation>
    </message>
    <message>
      <source>Fresh</source>
      <translation>À jour</translation>
    </message>
    <message>
      <source>General</source>
      <translation>Cet ordinateur</translation>
    </message>
    <message>
      <source>How Paperround behaves on this computer.</source>
      <translation>Comment Paperround se comporte sur cet ordinateur.</translation>
    </message>
    <message>
      <source>Takes effect the next time Paperround starts.</source>
      <translation>La nouvelle taille s’applique au prochain démarrage.</translation>
    </message>
    <message>
      <source>Notifications</source>
      <translation>Notifications</translation>
    </message>
    <message>
      <source>Reading</source>
      <translation>Lecture</translation>
    </message>
    <message>
      <source>What counts as read, and how lists and articles are shown.</source>
      <translation>Ce qui compte comme lu, et l’affichage des listes et des articles.</translation>
    </message>
    <message>
      <source>Highlighted in lists and articles. Use quotes for a phrase.</source>
      <translation>Ils sont surlignés dans toutes les listes et tous les articles ; les guillemets gardent une expression entière.</translation>
    </message>
    <message>
      <source>Duplicates</source>
      <translation>Doublons</translation>
    </message>
    <message>
      <source>Each fetch checks one feed for new articles. Your own refreshes are never refused.</source>
      <translation>Une relève demande à un flux ses nouveaux articles. Relever à la main n’est jamais refusé.</translation>
    </message>
    <message>
      <source>Podcasts &amp; Morning Paper</source>
      <translation>Podcasts et journal du matin</translation>
    </message>
    <message>
      <source>Episodes to listen to, and your own newspaper.</source>
      <translation>Ce qui est téléchargé à écouter, et votre propre journal.</translation>
    </message>
    <message>
      <source>Episodes you downloaded yourself are never deleted for it.</source>
      <translation>Les enregistrements que vous avez téléchargés vous-même ne sont jamais supprimés pour cela.</translation>
    </message>
    <message>
      <source>Morning Paper</source>
      <translation>Journal du matin</translation>
    </message>
    <message>
      <source>A bar above the list shows how many are waiting. Feeds that notify you aren’t held back.</source>
      <translation>Une barre au-dessus de la liste indique combien attendent. Les flux qui vous préviennent ne sont pas retenus.</translation>
    </message>
    <message>
      <source>Open Morning Paper</source>
      <translation>Ouvrir le journal du matin</translation>
    </message>
    <message>
      <source>Changing the size reopens the window.</source>
      <translation>Pour changer de taille, la fenêtre se ferme et se rouvre au même endroit.</translation>
    </message>
    <message>
      <source>The site that hosts an image can see that you loaded it. Tracking pixels are always blocked.</source>
      <translation>Le site qui héberge une image peut voir que vous l’avez chargée. Les pixels espions sont toujours bloqués.</translation>
    </message>
    <message>
      <source>The best value</source>
      <translation>Le meilleur rapport</translation>
    </message>
    <message>
      <source>Match system</source>
      <translation>Comme le système</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Langue</translation>
    </message>
    <message>
      <source>Shortly after I open it</source>
      <translation>Peu après son ouverture</translation>
    </message>
    <message>
      <source>When I open it or scroll past</source>
      <translation>Ouvert ou dépassé en défilant</translation>
    </message>
    <message>
      <source>Only when I mark it</source>
      <translation>Seulement si je le dis</translation>
    </message>
    <message>
      <source>Three panes</source>
      <translation>Trois volets</translation>
    </message>
    <message>
      <source>Wide list</source>
      <translation>Liste large</translation>
    </message>
    <message>
      <source>Newspaper</source>
      <translation>Journal</translation>
    </message>
    <message>
      <source>Mark articles as read</source>
      <translation>Un article est lu</translation>
    </message>
    <message>
      <source>Layout</source>
      <translation>Disposition</translation>
    </message>
    <message>
      <source>Group the same story from different feeds</source>
      <translation>Afficher une seule fois un sujet présent dans plusieurs flux</translation>
    </message>
    <message>
      <source>Refreshing</source>
      <translation>Relève</translation>
    </message>
    <message>
      <source>How often Paperround fetches your feeds, and what that costs.</source>
      <translation>À quel rythme Paperround relève vos flux, et ce que cela coûte.</translation>
    </message>
    <message>
      <source>See the effect in Insights &gt; Budget</source>
      <translation>Voir l’effet dans Analyses, Budget</translation>
    </message>
    <message>
      <source>If off, busy days may use up to half as many again, and quiet days use fewer.</source>
      <translation>Sinon, un jour chargé peut en prendre moitié plus, et les jours calmes moins.</translation>
    </message>
    <message>
      <source>Images in lists use at most a tenth of it, and downloads ahead of time at most four fifths. What you open, add or download yourself isn’t limited.</source>
      <translation>Les images des listes en prennent au plus un dixième, ce qui est téléchargé à l’avance au plus quatre cinquièmes. Ce que vous ouvrez, ajoutez ou téléchargez vous-même n’est pas limité.</translation>
    </message>
    <message>
      <source>Downloads full articles before the hours when you usually read offline. Only when plugged in, never on a metered connection.</source>
      <translation>Télécharge les articles complets avant les heures où vous lisez d’habitude hors ligne. Seulement sur secteur, jamais sur connexion limitée.</translation>
    </message>
    <message>
      <source>Advanced</source>
      <translation>Avancé</translation>
    </message>
    <message>
      <source>Battery and metered connections, batches per day, proxy</source>
      <translation>Batterie et connexions limitées, réveils par jour, proxy</translation>
    </message>
    <message>
      <source>Appearance</source>
      <translation>Apparence</translation>
    </message>
    <message>
      <source>Theme, text and images.</source>
      <translation>Thème, texte et images.</translation>
    </message>
    <message>
      <source>Only for rows on screen, none above 300 kB, at most 5 MB a day.</source>
      <translation>Seulement pour les lignes à l’écran, aucune de plus de 300 ko, au plus 5 Mo par jour.</translation>
    </message>
    <message>
      <source>Images</source>
      <translation>Images</translation>
    </message>
    <message>
      <source>The sea comes when it comes. I only wrote it down.</source>
      <translation>La mer vient quand elle vient. Je n’ai fait que l’écrire.</translation>
    </message>
    <message>
      <source>Font</source>
      <translation>Police</translation>
    </message>
    <message>
      <source>Font size</source>
      <translation>Taille du texte</translation>
    </message>
    <message>
      <source>Start Paperround at login</source>
      <translation>Lancer Paperround à l’ouverture de session</translation>
    </message>
    <message>
      <source>Custom</source>
      <translation>Personnalisé</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Clair</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Sombre</translation>
    </message>
    <message>
      <source>Theme</source>
      <translation>Couleurs</translation>
    </message>
    <message>
      <source>Interface size</source>
      <translation>Taille de l’ensemble</translation>
    </message>
    <message>
      <source>Images used {size} in the last seven days.</source>
      <translation>Sur les sept derniers jours avec images, elles ont pris {size}.</translation>
    </message>
    <message>
      <source>Narrow</source>
      <translation>Étroite</translation>
    </message>
    <message>
      <source>Normal</source>
      <translation>Standard</translation>
    </message>
    <message>
      <source>Wide</source>
      <translation>Large</translation>
    </message>
    <message>
      <source>Very wide</source>
      <translation>Très large</translation>
    </message>
    <message>
      <source>Compact</source>
      <translation>Serré</translation>
    </message>
    <message>
      <source>Relaxed</source>
      <translation>Aéré</translation>
    </message>
    <message>
      <source>Serif</source>
      <translation>Avec empattements</translation>
    </message>
    <message>
      <source>Sans serif</source>
      <translation>Sans empattements</translation>
    </message>
    <message>
      <source>Text width</source>
      <translation>Largeur du texte</translation>
    </message>
    <message>
      <source>Line spacing</source>
      <translation>Interligne</translation>
    </message>
    <message numerus="yes">
      <source>About {n} fetches a day</source>
      <translation>
        <numerusform>Environ {n} relève par jour</numerusform>
        <numerusform>Environ {n} relèves par jour</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The best value for your {n} feeds</source>
      <translation>
        <numerusform>Le meilleur rapport pour votre flux ({n})</numerusform>
        <numerusform>Le meilleur rapport pour vos {n} flux</numerusform>
      </translation>
    </message>
    <message>
      <source>{size} a day</source>
      <translation>{size} par jour</translation>
    </message>
    <message>
      <source>{wait} average wait</source>
      <translation>{wait} d’attente moyenne</translation>
    </message>
    <message>
      <source>Markdown files</source>
      <translation>Fichiers Markdown</translation>
    </message>
    <message>
      <source>HTTP POST</source>
      <translation>HTTP POST</translation>
    </message>
    <message>
      <source>Program</source>
      <translation>Programme</translation>
    </message>
    <message>
      <source>Secret</source>
      <translation>Secret</translation>
    </message>
    <message>
      <source>Send articles to a read-later service, to files or to a program.</source>
      <translation>Les articles peuvent être envoyés ailleurs : vers un service qui les garde, dans des fichiers ou à un programme.</translation>
    </message>
    <message>
      <source>JSON</source>
      <translation>JSON</translation>
    </message>
    <message>
      <source>Form fields</source>
      <translation>Champs de formulaire</translation>
    </message>
    <message>
      <source>Plain text</source>
      <translation>Texte brut</translation>
    </message>
    <message>
      <source>In Wallabag, create a client under API clients management to get both.</source>
      <translation>Créez un client dans Wallabag, sous « Gestion des clients API » ; il affiche les deux.</translation>
    </message>
    <message>
      <source>In Readeck, create an API token under Settings &gt; API Tokens.</source>
      <translation>Créez un jeton d’API dans Readeck, sous Paramètres, Jetons d’API.</translation>
    </message>
    <message>
      <source>In Karakeep, create an API key under Settings &gt; API Keys.</source>
      <translation>Créez une clé d’API dans Karakeep, sous Paramètres, Clés d’API.</translation>
    </message>
    <message>
      <source>In Linkding, copy the token from Settings &gt; Integrations &gt; REST API.</source>
      <translation>Le jeton se trouve dans Linkding, sous Settings, Integrations, REST API.</translation>
    </message>
    <message>
      <source>Your Instapaper email and password.</source>
      <translation>L’identifiant et le mot de passe de votre compte Instapaper.</translation>
    </message>
    <message>
      <source>Saves each article as a note with properties in an Obsidian vault or one of its folders.</source>
      <translation>Chaque article devient une note avec des propriétés, dans un coffre ou l’un de ses dossiers.</translation>
    </message>
    <message>
      <source>Saves each article as a file with front matter. Existing files are never overwritten.</source>
      <translation>Chaque article devient un fichier avec un en-tête « front matter » ; aucun n’est jamais écrasé.</translation>
    </message>
    <message>
      <source>Placeholders work in the path, headers and body, but not in the host name.</source>
      <translation>L’hôte est fixe ; la suite de l’adresse, les en-têtes et le contenu peuvent contenir des noms à remplacer.</translation>
    </message>
    <message>
      <source>Runs without a shell, so text in a title can’t act as a command.</source>
      <translation>Lancé sans shell : chaque argument en reste un, quoi que dise un titre.</translation>
    </message>
    <message>
      <source>Nothing sent yet</source>
      <translation>rien d’envoyé</translation>
    </message>
    <message>
      <source>sent just now</source>
      <translation>envoyé à l’instant</translation>
    </message>
    <message>
      <source>New destination</source>
      <translation>Nouvelle destination</translation>
    </message>
    <message>
      <source>Passwords and tokens are stored in the system keyring.</source>
      <translation>Mots de passe et jetons sont rangés dans le trousseau du système.</translation>
    </message>
    <message>
      <source>Address</source>
      <translation>Adresse</translation>
    </message>
    <message>
      <source>Body</source>
      <translation>Contenu</translation>
    </message>
    <message>
      <source>Template</source>
      <translation>Modèle</translation>
    </message>
    <message>
      <source>Headers</source>
      <translation>En-têtes</translation>
    </message>
    <message>
      <source>Testing…</source>
      <translation>Test en cours…</translation>
    </message>
    <message>
      <source>Add destination</source>
      <translation>Ajouter une destination</translation>
    </message>
    <message>
      <source>API token</source>
      <translation>Jeton d’API</translation>
    </message>
    <message>
      <source>Client secret</source>
      <translation>Secret client</translation>
    </message>
    <message>
      <source>sent {time} ago</source>
      <translation>envoyé il y a {time}</translation>
    </message>
    <message>
      <source>Program and arguments</source>
      <translation>Programme et arguments</translation>
    </message>
    <message>
      <source>Standard input</source>
      <translation>Sur son entrée standard</translation>
    </message>
    <message>
      <source>Choose a folder</source>
      <translation>Choisir un dossier</translation>
    </message>
    <message>
      <source>Send waiting items now</source>
      <translation>Envoyer ce qui attend</translation>
    </message>
    <message>
      <source>Discard waiting items</source>
      <translation>Renoncer à ce qui attend</translation>
    </message>
    <message numerus="yes">
      <source>{n} not sent</source>
      <translation>
        <numerusform>{n} non envoyé</numerusform>
        <numerusform>{n} non envoyés</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} waiting</source>
      <translation>
        <numerusform>{n} en attente</numerusform>
        <numerusform>{n} en attente</numerusform>
      </translation>
    </message>
    <message>
      <source>Edit {name}</source>
      <translation>Modifier {name}</translation>
    </message>
    <message>
      <source>File name</source>
      <translation>Nom de fichier</translation>
    </message>
    <message>
      <source>unchanged</source>
      <translation>inchangé</translation>
    </message>
    <message>
      <source>{name} removed</source>
      <translation>{name} : retiré</translation>
    </message>
    <message>
      <source>Placeholders: {names}</source>
      <translation>Remplacés : {names}</translation>
    </message>
    <message>
      <source>Client ID</source>
      <translation>ID client</translation>
    </message>
    <message>
      <source>Most relevant first</source>
      <translation>Les plus pertinents d’abord</translation>
    </message>
    <message>
      <source>Suggested first</source>
      <translation>Ce que vous voudrez peut-être lire d’abord</translation>
    </message>
    <message>
      <source>Loading</source>
      <translation>Chargement</translation>
    </message>
    <message>
      <source>This article is no longer stored</source>
      <translation>Cet article n’est plus conservé</translation>
    </message>
    <message>
      <source>Unread.</source>
      <translation>Non lu.</translation>
    </message>
    <message>
      <source>starred</source>
      <translation>avec étoile</translation>
    </message>
    <message>
      <source>highlighted</source>
      <translation>surligné</translation>
    </message>
    <message>
      <source>has audio</source>
      <translation>avec du son</translation>
    </message>
    <message>
      <source>downloaded</source>
      <translation>téléchargé</translation>
    </message>
    <message>
      <source>Expanded.</source>
      <translation>Déplié.</translation>
    </message>
    <message>
      <source>Collapsed.</source>
      <translation>Replié.</translation>
    </message>
    <message>
      <source>tagged {tags}</source>
      <translation>étiqueté {tags}</translation>
    </message>
    <message>
      <source>Found one feed.</source>
      <translation>Un flux trouvé.</translation>
    </message>
    <message>
      <source>subscribed</source>
      <translation>abonné</translation>
    </message>
    <message>
      <source>Feeds found</source>
      <translation>Flux trouvés</translation>
    </message>
    <message>
      <source>Priority</source>
      <translation>Poids</translation>
    </message>
    <message>
      <source>Notify me about new articles</source>
      <translation>Me prévenir dès qu’il publie</translation>
    </message>
    <message>
      <source>Hide Shorts and live-stream announcements</source>
      <translation>Sans les Shorts ni les annonces de direct</translation>
    </message>
    <message>
      <source>Account</source>
      <translation>Compte</translation>
    </message>
    <message>
      <source>More options</source>
      <translation>Plus d’options</translation>
    </message>
    <message>
      <source>Add feed</source>
      <translation>Ajouter un flux</translation>
    </message>
    <message>
      <source>Website or feed address</source>
      <translation>Adresse d’un site, d’un blog ou d’un flux</translation>
    </message>
    <message>
      <source>Latest articles</source>
      <translation>Derniers articles</translation>
    </message>
    <message>
      <source>Found one feed, but it contains errors. This is what could be read.</source>
      <translation>Un flux trouvé. Son document est endommagé : voici ce qui a pu être lu.</translation>
    </message>
    <message>
      <source>Show feed</source>
      <translation>Afficher le flux</translation>
    </message>
    <message>
      <source>None, only on this computer</source>
      <translation>Aucun, seulement sur cet ordinateur</translation>
    </message>
    <message>
      <source>Enter any website, and Paperround finds its feeds.</source>
      <translation>Paperround cherche les flux derrière n’importe quelle adresse.</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>Arrêter</translation>
    </message>
    <message>
      <source>Sign in</source>
      <translation>Se connecter</translation>
    </message>
    <message>
      <source>Based on what you read</source>
      <translation>D’après vos lectures</translation>
    </message>
    <message>
      <source>Looking for feeds at {host}…</source>
      <translation>Recherche de flux sur {host}…</translation>
    </message>
    <message>
      <source>Follow this part</source>
      <translation>Suivre cette partie</translation>
    </message>
    <message>
      <source>Follow page</source>
      <translation>Suivre la page</translation>
    </message>
    <message>
      <source>Found {feeds} on this site. Choose the ones you want.</source>
      <translation>Trouvé sur ce site : {feeds}. Cochez ceux que vous voulez.</translation>
    </message>
    <message>
      <source>Add {feeds}</source>
      <translation>Ajouter {feeds}</translation>
    </message>
    <message>
      <source>{name}, for all my devices</source>
      <translation>{name}, pour tous mes appareils</translation>
    </message>
    <message>
      <source>You’re already subscribed to {name}.</source>
      <translation>Vous êtes déjà abonné à {name}.</translation>
    </message>
    <message>
      <source>Because you read about {terms}</source>
      <translation>Car vous lisez sur {terms}</translation>
    </message>
    <message numerus="yes">
      <source>Found {feed} and {n} more on this site. It’s selected below.</source>
      <translation>
        <numerusform>{feed} a été trouvé et coché ci-dessous, ainsi que {n} autre flux de ce site.</numerusform>
        <numerusform>{feed} a été trouvé et coché ci-dessous, ainsi que {n} autres flux de ce site.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>About {n} of {all} fetches in your daily budget</source>
      <translation>
        <numerusform>Environ {n} relève sur {all} de votre budget quotidien</numerusform>
        <numerusform>Environ {n} relèves sur {all} de votre budget quotidien</numerusform>
      </translation>
    </message>
    <message>
      <source>The demo opens in its own window. Close it to come back here.</source>
      <translation>La démo s’ouvre dans sa propre fenêtre. Fermez-la pour revenir ici.</translation>
    </message>
    <message>
      <source>The demo couldn’t start. Try again. If it still fails, restart Paperround.</source>
      <translation>La démo n’a pas pu démarrer. Essayez la commande paperround demo dans un terminal.</translation>
    </message>
    <message>
      <source>Add</source>
      <translation>Ajouter</translation>
    </message>
    <message>
      <source>Skip for now</source>
      <translation>Passer pour l’instant</translation>
    </message>
    <message>
      <source>Start reading</source>
      <translation>Commencer</translation>
    </message>
    <message>
      <source>1 feed</source>
      <translation>1 flux</translation>
    </message>
    <message numerus="yes">
      <source>{n} feeds</source>
      <translation>
        <numerusform>{n} flux</numerusform>
        <numerusform>{n} flux</numerusform>
      </translation>
    </message>
    <message>
      <source>Morning</source>
      <translation>Matin</translation>
    </message>
    <message>
      <source>Lunch</source>
      <translation>Midi</translation>
    </message>
    <message>
      <source>Evening</source>
      <translation>Soir</translation>
    </message>
    <message>
      <source>When you read</source>
      <translation>Quand vous lisez</translation>
    </message>
    <message>
      <source>When Paperround fetches</source>
      <translation>Quand Paperround relève</translation>
    </message>
    <message>
      <source>Paperround fetches just before you usually read.</source>
      <translation>Paperround relève juste avant vos heures de lecture habituelles.</translation>
    </message>
    <message>
      <source>Welcome</source>
      <translation>Bienvenue</translation>
    </message>
    <message>
      <source>Paperround learns when you read and fetches your feeds just before, so new articles are ready when you are. What it learns stays on this computer.</source>
      <translation>Paperround apprend quand vous lisez et relève vos flux juste avant ; les nouveaux articles sont prêts quand vous l’êtes. Ce qu’il apprend reste sur cet ordinateur.</translation>
    </message>
    <message>
      <source>Or add any website</source>
      <translation>Ou ajoutez n’importe quel site web</translation>
    </message>
    <message>
      <source>Coming from another reader? Import an OPML file or a newsboat list. Folders and names are kept.</source>
      <translation>D’un autre lecteur, sous forme de fichier OPML ou de liste newsboat. Dossiers et noms sont repris.</translation>
    </message>
    <message>
      <source>Open the demo</source>
      <translation>Ouvrir la démo</translation>
    </message>
    <message>
      <source>Try Paperround with 40 sample feeds. Nothing is downloaded or saved.</source>
      <translation>Une matinée inventée avec quarante flux. Rien ne passe par le réseau, rien n’est conservé.</translation>
    </message>
    <message>
      <source>Languages I read</source>
      <translation>Je lis en</translation>
    </message>
    <message>
      <source>Added by you</source>
      <translation>Les vôtres</translation>
    </message>
    <message>
      <source>Show images</source>
      <translation>Afficher les images</translation>
    </message>
    <message>
      <source>Uses more data. The sites that host images can see that you loaded them.</source>
      <translation>Consomme plus de données. Les sites qui hébergent les images peuvent voir que vous les avez chargées.</translation>
    </message>
    <message>
      <source>No feed found at this address.</source>
      <translation>Aucun flux trouvé à cette adresse.</translation>
    </message>
    <message>
      <source>Found {feed}. It’s selected below.</source>
      <translation>{feed} trouvé et coché ci-dessous.</translation>
    </message>
    <message>
      <source>No feeds selected</source>
      <translation>Aucun flux sélectionné</translation>
    </message>
    <message>
      <source>Welcome to Paperround</source>
      <translation>Bienvenue dans Paperround</translation>
    </message>
    <message>
      <source>Imports its feeds, articles and stars. Nothing changes there.</source>
      <translation>Importe ses flux, articles et étoiles. Rien n’y change.</translation>
    </message>
    <message>
      <source>Choose some feeds to start with</source>
      <translation>Choisissez quelques flux pour commencer</translation>
    </message>
    <message numerus="yes">
      <source>Show all {n} starter feeds</source>
      <translation>
        <numerusform>Afficher le flux proposé ({n})</numerusform>
        <numerusform>Afficher les {n} flux proposés</numerusform>
      </translation>
    </message>
    <message>
      <source>Show fewer feeds</source>
      <translation>Afficher moins de flux</translation>
    </message>
    <message>
      <source>Import OPML…</source>
      <translation>Importer un fichier OPML…</translation>
    </message>
    <message>
      <source>Import from {reader}</source>
      <translation>Importer depuis {reader}</translation>
    </message>
    <message>
      <source>This feed needs a password.</source>
      <translation>Ce flux exige un mot de passe.</translation>
    </message>
    <message>
      <source>Subscribe anyway</source>
      <translation>S’abonner quand même</translation>
    </message>
    <message>
      <source>Follow changes on this page…</source>
      <translation>Suivre ce qui change sur cette page…</translation>
    </message>
    <message>
      <source>That didn’t work. Check the address and try again.</source>
      <translation>Cela n’a pas fonctionné.</translation>
    </message>
    <message>
      <source>The user name or password is incorrect.</source>
      <translation>L’identifiant ou le mot de passe est incorrect.</translation>
    </message>
    <message>
      <source>Pick an article on the page</source>
      <translation>Désigner un article</translation>
    </message>
    <message>
      <source>CSS selector</source>
      <translation>Sélecteur CSS</translation>
    </message>
    <message>
      <source>Try selector</source>
      <translation>Essayer le sélecteur</translation>
    </message>
    <message>
      <source>You already follow {name}. Choose what counts as an article from now on.</source>
      <translation>Vous suivez déjà {name}. Choisissez ce que seront désormais ses articles.</translation>
    </message>
    <message>
      <source>Pick an article on the page…</source>
      <translation>Désigner un article…</translation>
    </message>
    <message>
      <source>Each change becomes an article that shows what’s different.</source>
      <translation>Chaque changement du texte est un article qui montre la différence.</translation>
    </message>
    <message>
      <source>Followed page</source>
      <translation>Une page que vous suivez</translation>
    </message>
    <message>
      <source>You can follow the page itself. Choose what counts as an article.</source>
      <translation>La page elle-même peut être suivie. Choisissez ce que sont ses articles.</translation>
    </message>
    <message>
      <source>Current text</source>
      <translation>Le texte tel qu’il est maintenant</translation>
    </message>
    <message>
      <source>Changes on this page</source>
      <translation>Ce qui change sur cette page</translation>
    </message>
    <message>
      <source>Tried: {addresses}</source>
      <translation>Essayé : {addresses}</translation>
    </message>
    <message>
      <source>Import feeds</source>
      <translation>Importer une liste</translation>
    </message>
    <message>
      <source>Progress</source>
      <translation>Progression</translation>
    </message>
    <message>
      <source>Not imported</source>
      <translation>Ce qui n’a pas pu être importé</translation>
    </message>
    <message>
      <source>Nothing was imported.</source>
      <translation>Rien n’a été importé.</translation>
    </message>
    <message>
      <source>{done} of {total}</source>
      <translation>{done} sur {total}</translation>
    </message>
    <message>
      <source>{feeds} already subscribed.</source>
      <translation>Déjà présent : {feeds}.</translation>
    </message>
    <message>
      <source>Not imported:</source>
      <translation>Non importé :</translation>
    </message>
    <message>
      <source>Reading {file}…</source>
      <translation>Lecture de {file}…</translation>
    </message>
    <message>
      <source>Subscribed to {feeds}.</source>
      <translation>Abonnements ajoutés : {feeds}.</translation>
    </message>
    <message>
      <source>News</source>
      <translation>Actualités</translation>
    </message>
    <message>
      <source>Science</source>
      <translation>Sciences</translation>
    </message>
    <message>
      <source>Technology</source>
      <translation>Technologie</translation>
    </message>
    <message>
      <source>DIY</source>
      <translation>Bricolage</translation>
    </message>
    <message>
      <source>Culture and ideas</source>
      <translation>Culture et idées</translation>
    </message>
    <message>
      <source>Photos and comics</source>
      <translation>Images et BD</translation>
    </message>
    <message>
      <source>Podcasts</source>
      <translation>Podcasts</translation>
    </message>
    <message>
      <source>Food</source>
      <translation>Cuisine</translation>
    </message>
    <message>
      <source>that period</source>
      <translation>cette période</translation>
    </message>
    <message>
      <source>{feed} doesn’t include an unsubscribe link.</source>
      <translation>{feed} n’indique aucune adresse pour le quitter.</translation>
    </message>
    <message>
      <source>New folder</source>
      <translation>Nouveau dossier</translation>
    </message>
    <message>
      <source>Folder name:</source>
      <translation>Nom du dossier :</translation>
    </message>
    <message>
      <source>Mark as read if older than</source>
      <translation>Marquer comme lu ce qui est plus ancien que</translation>
    </message>
    <message>
      <source>Older than a day</source>
      <translation>Plus d’un jour</translation>
    </message>
    <message>
      <source>Older than 3 days</source>
      <translation>Plus de 3 jours</translation>
    </message>
    <message>
      <source>Older than a week</source>
      <translation>Plus d’une semaine</translation>
    </message>
    <message>
      <source>Older than 2 weeks</source>
      <translation>Plus de 2 semaines</translation>
    </message>
    <message>
      <source>Older than a month</source>
      <translation>Plus d’un mois</translation>
    </message>
    <message>
      <source>Next article</source>
      <translation>Article suivant</translation>
    </message>
    <message>
      <source>Previous article</source>
      <translation>Article précédent</translation>
    </message>
    <message>
      <source>Next unread</source>
      <translation>Non lu suivant</translation>
    </message>
    <message>
      <source>Previous unread</source>
      <translation>Non lu précédent</translation>
    </message>
    <message>
      <source>Scroll down, or next unread</source>
      <translation>Page, puis non lu suivant</translation>
    </message>
    <message>
      <source>Open in browser</source>
      <translation>Ouvrir dans le navigateur</translation>
    </message>
    <message>
      <source>Email…</source>
      <translation>Envoyer par courriel…</translation>
    </message>
    <message>
      <source>Copy link</source>
      <translation>Copier le lien</translation>
    </message>
    <message>
      <source>Copy as Markdown</source>
      <translation>Copier en Markdown</translation>
    </message>
    <message>
      <source>Copy as text</source>
      <translation>Copier le texte</translation>
    </message>
    <message>
      <source>Copy quote with link</source>
      <translation>Copier la citation avec lien</translation>
    </message>
    <message>
      <source>Share</source>
      <translation>Partager</translation>
    </message>
    <message>
      <source>Open comments</source>
      <translation>Ouvrir les commentaires</translation>
    </message>
    <message>
      <source>Reader view</source>
      <translation>Mode lecture</translation>
    </message>
    <message>
      <source>Find in article…</source>
      <translation>Rechercher dans l’article…</translation>
    </message>
    <message>
      <source>Find next</source>
      <translation>Résultat suivant</translation>
    </message>
    <message>
      <source>Find previous</source>
      <translation>Résultat précédent</translation>
    </message>
    <message>
      <source>View images</source>
      <translation>Regarder les images</translation>
    </message>
    <message>
      <source>Save as HTML…</source>
      <translation>Enregistrer en HTML…</translation>
    </message>
    <message>
      <source>Bigger text</source>
      <translation>Agrandir le texte</translation>
    </message>
    <message>
      <source>Smaller text</source>
      <translation>Réduire le texte</translation>
    </message>
    <message>
      <source>Normal text size</source>
      <translation>Taille normale du texte</translation>
    </message>
    <message>
      <source>Serif font</source>
      <translation>Police à empattements</translation>
    </message>
    <message>
      <source>Play or pause</source>
      <translation>Lecture ou pause</translation>
    </message>
    <message>
      <source>Play episode</source>
      <translation>Lire cet enregistrement</translation>
    </message>
    <message>
      <source>Play next in queue</source>
      <translation>Lire le suivant de la file</translation>
    </message>
    <message>
      <source>Add to queue</source>
      <translation>Ajouter à la file</translation>
    </message>
    <message>
      <source>Play next</source>
      <translation>Écouter ensuite</translation>
    </message>
    <message>
      <source>Up next…</source>
      <translation>La suite…</translation>
    </message>
    <message>
      <source>Download / Remove download</source>
      <translation>Télécharger, ou retirer le téléchargement</translation>
    </message>
    <message>
      <source>Show the same story in other feeds</source>
      <translation>Afficher le même sujet dans d’autres flux</translation>
    </message>
    <message>
      <source>Mark as read or unread</source>
      <translation>Marquer comme lu ou non lu</translation>
    </message>
    <message>
      <source>Highlight</source>
      <translation>Surligner</translation>
    </message>
    <message>
      <source>Star</source>
      <translation>Ajouter une étoile</translation>
    </message>
    <message>
      <source>Tag…</source>
      <translation>Étiquette…</translation>
    </message>
    <message>
      <source>Show less like this</source>
      <translation>Moins de ceci dans « Pour vous »</translation>
    </message>
    <message>
      <source>Mark all as read</source>
      <translation>Tout marquer comme lu</translation>
    </message>
    <message>
      <source>Mark above as read</source>
      <translation>Marquer ce qui précède comme lu</translation>
    </message>
    <message>
      <source>Mark below as read</source>
      <translation>Marquer ce qui suit comme lu</translation>
    </message>
    <message>
      <source>Mark older as read…</source>
      <translation>Marquer comme lu ce qui est plus ancien que…</translation>
    </message>
    <message>
      <source>Mark all but today’s as read</source>
      <translation>Tout marquer comme lu sauf aujourd’hui</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Supprimer</translation>
    </message>
    <message>
      <source>Show held articles</source>
      <translation>Afficher ce qui attend le prochain journal</translation>
    </message>
    <message>
      <source>Redo</source>
      <translation>Rétablir</translation>
    </message>
    <message>
      <source>Unread</source>
      <translation>Non lus</translation>
    </message>
    <message>
      <source>For You</source>
      <translation>Pour vous</translation>
    </message>
    <message>
      <source>Starred</source>
      <translation>Avec étoile</translation>
    </message>
    <message>
      <source>Insights</source>
      <translation>Analyses</translation>
    </message>
    <message>
      <source>While you were away</source>
      <translation>Pendant votre absence</translation>
    </message>
    <message>
      <source>Previous feed</source>
      <translation>Flux précédent</translation>
    </message>
    <message>
      <source>Next feed</source>
      <translation>Flux suivant</translation>
    </message>
    <message>
      <source>Save search…</source>
      <translation>Enregistrer la recherche…</translation>
    </message>
    <message>
      <source>Edit search…</source>
      <translation>Modifier la recherche…</translation>
    </message>
    <message>
      <source>Delete search</source>
      <translation>Retirer la recherche</translation>
    </message>
    <message>
      <source>Filter feeds</source>
      <translation>Filtrer les flux</translation>
    </message>
    <message>
      <source>Next pane</source>
      <translation>Volet suivant</translation>
    </message>
    <message>
      <source>Previous pane</source>
      <translation>Volet précédent</translation>
    </message>
    <message>
      <source>Back to the list</source>
      <translation>Retour à la liste</translation>
    </message>
    <message>
      <source>Refresh</source>
      <translation>Relever ce qui est affiché</translation>
    </message>
    <message>
      <source>Download for offline reading</source>
      <translation>Préparer des articles pour lire hors ligne</translation>
    </message>
    <message>
      <source>Refresh all feeds</source>
      <translation>Relever tous les flux</translation>
    </message>
    <message>
      <source>Force refresh</source>
      <translation>Relever même ce qui vient de l’être</translation>
    </message>
    <message>
      <source>Add feed from clipboard</source>
      <translation>Ajouter le lien copié</translation>
    </message>
    <message>
      <source>Feed settings…</source>
      <translation>Paramètres du flux…</translation>
    </message>
    <message>
      <source>Import feeds (OPML)…</source>
      <translation>Importer une liste…</translation>
    </message>
    <message>
      <source>Export feeds (OPML)…</source>
      <translation>Exporter la liste…</translation>
    </message>
    <message>
      <source>Rules…</source>
      <translation>Règles…</translation>
    </message>
    <message>
      <source>Hidden articles…</source>
      <translation>Articles masqués…</translation>
    </message>
    <message>
      <source>Pause fetching</source>
      <translation>Suspendre les relèves</translation>
    </message>
    <message>
      <source>Schedule and reasons</source>
      <translation>Quand et pourquoi il est relevé</translation>
    </message>
    <message>
      <source>Open website</source>
      <translation>Ouvrir son site web</translation>
    </message>
    <message>
      <source>Copy feed address</source>
      <translation>Copier son adresse</translation>
    </message>
    <message>
      <source>Rename</source>
      <translation>Renommer</translation>
    </message>
    <message>
      <source>Move up</source>
      <translation>Monter</translation>
    </message>
    <message>
      <source>Move down</source>
      <translation>Descendre</translation>
    </message>
    <message>
      <source>Move into the folder above</source>
      <translation>Déplacer dans le dossier au-dessus</translation>
    </message>
    <message>
      <source>Move out of folder</source>
      <translation>Sortir du dossier</translation>
    </message>
    <message>
      <source>Unsubscribe</source>
      <translation>Se désabonner</translation>
    </message>
    <message>
      <source>Unsubscribe from this newsletter…</source>
      <translation>Quitter cette newsletter…</translation>
    </message>
    <message>
      <source>Remove folder</source>
      <translation>Retirer le dossier</translation>
    </message>
    <message>
      <source>Delete tag</source>
      <translation>Supprimer l’étiquette</translation>
    </message>
    <message>
      <source>Hide feeds without unread</source>
      <translation>Masquer les flux lus</translation>
    </message>
    <message>
      <source>Unread only</source>
      <translation>Non lus seulement</translation>
    </message>
    <message>
      <source>Newest first</source>
      <translation>Récents d’abord</translation>
    </message>
    <message>
      <source>Group by feed</source>
      <translation>Grouper par flux</translation>
    </message>
    <message>
      <source>Group duplicates</source>
      <translation>Afficher un même sujet une fois</translation>
    </message>
    <message>
      <source>Mark as read when opened</source>
      <translation>Marquer comme lu à l’ouverture</translation>
    </message>
    <message>
      <source>Mark as read when scrolled past</source>
      <translation>Marquer comme lu au défilement</translation>
    </message>
    <message>
      <source>Mark as read manually</source>
      <translation>Marquer comme lu à la main</translation>
    </message>
    <message>
      <source>Show as cards</source>
      <translation>Afficher en cartes</translation>
    </message>
    <message>
      <source>Show or hide the sidebar</source>
      <translation>Afficher ou masquer la barre latérale</translation>
    </message>
    <message>
      <source>Keep running when closed</source>
      <translation>Continuer à relever une fois fermé</translation>
    </message>
    <message>
      <source>Start at login</source>
      <translation>Lancer à l’ouverture de session</translation>
    </message>
    <message>
      <source>Paperround Help</source>
      <translation>Aide de Paperround</translation>
    </message>
    <message>
      <source>Keyboard shortcuts</source>
      <translation>Raccourcis clavier</translation>
    </message>
    <message>
      <source>Add feeds from your browser</source>
      <translation>Ajouter des flux depuis le navigateur</translation>
    </message>
    <message>
      <source>What’s new</source>
      <translation>Nouveautés</translation>
    </message>
    <message>
      <source>Privacy</source>
      <translation>Confidentialité</translation>
    </message>
    <message>
      <source>Report a problem</source>
      <translation>Signaler un problème</translation>
    </message>
    <message>
      <source>About Paperround</source>
      <translation>À propos de Paperround</translation>
    </message>
    <message>
      <source>Close the window</source>
      <translation>Fermer la fenêtre</translation>
    </message>
    <message>
      <source>Copied {address}</source>
      <translation>Copié : {address}</translation>
    </message>
    <message>
      <source>Link copied</source>
      <translation>Lien copié</translation>
    </message>
    <message>
      <source>No app could open {link}.</source>
      <translation>Aucun programme n’a répondu pour ouvrir {link}.</translation>
    </message>
    <message>
      <source>Your last changes weren’t saved before Paperround closed.</source>
      <translation>Vos dernières modifications n’ont pas été enregistrées avant la fermeture de Paperround.</translation>
    </message>
    <message>
      <source>Paperround is saving your last changes…</source>
      <translation>Paperround enregistre vos dernières modifications…</translation>
    </message>
    <message>
      <source>Quit from the tray icon.</source>
      <translation>Quittez-le depuis la zone de notification.</translation>
    </message>
    <message>
      <source>Reopen it from your app menu. Press Ctrl+Q to quit.</source>
      <translation>Rouvrez-le depuis le menu des applications ; quittez-le avec Ctrl+Q.</translation>
    </message>
    <message>
      <source>Nothing is downloaded while Paperround is closed. It fetches new articles when you open it.</source>
      <translation>Rien n’est téléchargé tant que Paperround est fermé. Il relève les nouveaux articles quand vous l’ouvrez.</translation>
    </message>
    <message>
      <source>Some changes aren’t saved yet</source>
      <translation>Tout n’est pas encore écrit</translation>
    </message>
    <message>
      <source>Close without saving</source>
      <translation>Fermer et perdre</translation>
    </message>
    <message>
      <source>Keep open</source>
      <translation>Laisser ouvert</translation>
    </message>
    <message>
      <source>Check the articles you read or starred last.</source>
      <translation>Vérifiez les derniers articles que vous avez lus ou marqués d’une étoile.</translation>
    </message>
    <message numerus="yes">
      <source>About {n} fetches a day.</source>
      <translation>
        <numerusform>Environ {n} relève par jour.</numerusform>
        <numerusform>Environ {n} relèves par jour.</numerusform>
      </translation>
    </message>
    <message>
      <source>Keep running</source>
      <translation>Continuer à relever</translation>
    </message>
    <message>
      <source>You can change this in Settings &gt; General.</source>
      <translation>À modifier dans Paramètres, Cet ordinateur.</translation>
    </message>
    <message>
      <source>Your last changes aren’t saved yet</source>
      <translation>Ce que vous venez de faire n’est pas encore sur le disque</translation>
    </message>
    <message>
      <source>Paperround will close as soon as they’re saved. If you close it now, they’ll be lost.</source>
      <translation>Dès que ce sera écrit, Paperround se fermera tout seul. Si vous fermez maintenant, ce sera perdu.</translation>
    </message>
    <message>
      <source>Keep Paperround running in the background?</source>
      <translation>Paperround peut continuer à relever en arrière-plan</translation>
    </message>
    <message>
      <source>New articles will be ready when you come back. What should happen when you close the window?</source>
      <translation>Les nouveaux articles sont alors là avant que vous ne veniez lire. Que faire à la fermeture de la fenêtre ?</translation>
    </message>
    <message>
      <source>Images from this feed are shown</source>
      <translation>Les images de ce flux sont affichées</translation>
    </message>
    <message>
      <source>{posts} marked as read</source>
      <translation>Marqué comme lu : {posts}</translation>
    </message>
    <message>
      <source>You’ll see less like this in For You</source>
      <translation>Moins d’articles comme celui-ci dans « Pour vous »</translation>
    </message>
    <message>
      <source>Both feeds are kept</source>
      <translation>Les deux flux sont conservés</translation>
    </message>
    <message>
      <source>Search {name} saved</source>
      <translation>Recherche {name} enregistrée</translation>
    </message>
    <message>
      <source>Search {name} changed</source>
      <translation>Recherche {name} modifiée</translation>
    </message>
    <message>
      <source>{posts} marked as unread</source>
      <translation>Marqué comme non lu : {posts}</translation>
    </message>
    <message>
      <source>{posts} starred</source>
      <translation>Étoile ajoutée : {posts}</translation>
    </message>
    <message>
      <source>{posts} unstarred</source>
      <translation>Étoile retirée : {posts}</translation>
    </message>
    <message>
      <source>{posts} highlighted</source>
      <translation>Surligné : {posts}</translation>
    </message>
    <message>
      <source>{posts} no longer highlighted</source>
      <translation>Surlignage retiré : {posts}</translation>
    </message>
    <message>
      <source>{posts} deleted</source>
      <translation>Supprimé : {posts}</translation>
    </message>
    <message>
      <source>Settings changed</source>
      <translation>Paramètres modifiés</translation>
    </message>
    <message>
      <source>Search {name} removed</source>
      <translation>Recherche {name} retirée</translation>
    </message>
    <message>
      <source>Unsubscribed from {feed}</source>
      <translation>Désabonné de {feed}</translation>
    </message>
    <message>
      <source>{name} moved</source>
      <translation>{name} : déplacé</translation>
    </message>
    <message>
      <source>{old} renamed to {new}</source>
      <translation>{old} s’appelle désormais {new}</translation>
    </message>
    <message>
      <source>Same story: {posts} marked as read</source>
      <translation>Même sujet, marqué comme lu : {posts}</translation>
    </message>
    <message>
      <source>its original title</source>
      <translation>son propre titre</translation>
    </message>
    <message>
      <source>Tag {tag} deleted</source>
      <translation>Étiquette {tag} supprimée</translation>
    </message>
    <message>
      <source>Folder {name} removed; its feeds moved up</source>
      <translation>Dossier {name} retiré ; ses flux sont remontés d’un niveau</translation>
    </message>
    <message>
      <source>{posts} in {place} marked as read</source>
      <translation>Lu dans {place} : {posts}</translation>
    </message>
    <message>
      <source>{posts} tagged {tag}</source>
      <translation>Étiquette {tag} ajoutée : {posts}</translation>
    </message>
    <message>
      <source>Removed tag {tag} from {posts}</source>
      <translation>Étiquette {tag} retirée : {posts}</translation>
    </message>
    <message>
      <source>Folder {name} made</source>
      <translation>Dossier {name} créé</translation>
    </message>
    <message>
      <source>Export feeds</source>
      <translation>Exporter la liste des flux</translation>
    </message>
    <message>
      <source>Copied the versions of Paperround and your system.</source>
      <translation>Les versions de Paperround et de votre système ont été copiées.</translation>
    </message>
    <message>
      <source>Copied the versions of Paperround and your system. Paste them into your report at {address}</source>
      <translation>Les versions de Paperround et de votre système sont copiées. Collez-les dans votre signalement : {address}</translation>
    </message>
    <message>
      <source>There is no link on the clipboard</source>
      <translation>Aucun lien dans le presse-papiers</translation>
    </message>
    <message>
      <source>Everything, to move to another computer</source>
      <translation>Tout, pour un autre ordinateur</translation>
    </message>
    <message>
      <source>Password:</source>
      <translation>Mot de passe :</translation>
    </message>
    <message>
      <source>{file} doesn’t contain its feed address. Add the website’s address instead.</source>
      <translation>{file} ne dit pas où se trouve son flux ; ajoutez plutôt l’adresse de son site.</translation>
    </message>
    <message>
      <source>Everything is already available offline.</source>
      <translation>Rien de plus n’était à charger pour lire hors ligne.</translation>
    </message>
    <message>
      <source>Paperround {version} is available. You have {own}. Download it from {home}.</source>
      <translation>Paperround {version} est sorti ; vous avez la version {own}. À télécharger sur {home}.</translation>
    </message>
    <message>
      <source>Refreshing…</source>
      <translation>Interrogation des flux…</translation>
    </message>
    <message>
      <source>Downloading articles for offline reading…</source>
      <translation>Préparation des articles pour lire hors ligne…</translation>
    </message>
    <message>
      <source>1 more article is available offline ({size}).</source>
      <translation>1 article de plus est là pour lire hors ligne, {size}.</translation>
    </message>
    <message numerus="yes">
      <source>{n} more articles are available offline ({size}).</source>
      <translation>
        <numerusform>{n} article de plus est là, à lire hors ligne, {size}.</numerusform>
        <numerusform>{n} articles de plus sont là, à lire hors ligne, {size}.</numerusform>
      </translation>
    </message>
    <message>
      <source>This is the demo: 40 sample feeds. Nothing is downloaded or saved.</source>
      <translation>Voici la démo : quarante flux inventés. Rien ne passe par le réseau, rien n’est conservé.</translation>
    </message>
    <message>
      <source>Use my own feeds</source>
      <translation>Mes propres flux</translation>
    </message>
    <message>
      <source>Move to folder</source>
      <translation>Déplacer vers un dossier</translation>
    </message>
    <message>
      <source>No folder</source>
      <translation>Aucun dossier</translation>
    </message>
    <message>
      <source>Menu</source>
      <translation>Menu</translation>
    </message>
    <message>
      <source>&amp;File</source>
      <translation>&amp;Fichier</translation>
    </message>
    <message>
      <source>&amp;Edit</source>
      <translation>É&amp;dition</translation>
    </message>
    <message>
      <source>&amp;View</source>
      <translation>&amp;Affichage</translation>
    </message>
    <message>
      <source>&amp;Go</source>
      <translation>A&amp;ller</translation>
    </message>
    <message>
      <source>&amp;Article</source>
      <translation>Ar&amp;ticle</translation>
    </message>
    <message>
      <source>P&amp;lay</source>
      <translation>Le&amp;cture</translation>
    </message>
    <message>
      <source>Fee&amp;d</source>
      <translation>Fl&amp;ux</translation>
    </message>
    <message>
      <source>&amp;Help</source>
      <translation>A&amp;ide</translation>
    </message>
    <message>
      <source>Add destination…</source>
      <translation>Ajouter une destination…</translation>
    </message>
    <message>
      <source>Tags</source>
      <translation>Étiquettes</translation>
    </message>
    <message>
      <source>Find or create a tag</source>
      <translation>Chercher ou créer une étiquette</translation>
    </message>
    <message>
      <source>Create tag “{name}”</source>
      <translation>Créer l’étiquette « {name} »</translation>
    </message>
    <message>
      <source>newest first</source>
      <translation>récents d’abord</translation>
    </message>
    <message>
      <source>oldest first</source>
      <translation>anciens d’abord</translation>
    </message>
    <message>
      <source>You won’t see this message again.</source>
      <translation>Plus rien ne sera dit à ce sujet.</translation>
    </message>
    <message>
      <source>Paperround is still running</source>
      <translation>Paperround est toujours là</translation>
    </message>
    <message>
      <source>Next fetch {time}.</source>
      <translation>Prochaine relève {time}.</translation>
    </message>
    <message>
      <source>the edition</source>
      <translation>le journal</translation>
    </message>
    <message>
      <source>Paperround, demo</source>
      <translation>Paperround, démo</translation>
    </message>
    <message>
      <source>Skip tour</source>
      <translation>Quitter la visite</translation>
    </message>
    <message>
      <source>Next</source>
      <translation>Suivant</translation>
    </message>
    <message>
      <source>New articles appear here</source>
      <translation>Vos articles arrivent dans cette liste</translation>
    </message>
    <message>
      <source>The first one opens automatically. Press J or the Down Arrow for the next. A dot means unread.</source>
      <translation>Le premier s’ouvre tout seul, J ou la flèche vers le bas ouvre le suivant. Un point signifie que vous ne l’avez pas encore lu.</translation>
    </message>
    <message>
      <source>Press Space to keep reading</source>
      <translation>La barre d’espace fait avancer</translation>
    </message>
    <message>
      <source>At the end of an article, Space opens the next unread one. Press S to star an article.</source>
      <translation>À la fin d’un article, elle amène le prochain non lu. S garde un article avec une étoile.</translation>
    </message>
    <message>
      <source>That’s all you need</source>
      <translation>C’est tout ce qu’il faut</translation>
    </message>
    <message>
      <source>Press ? to see every shortcut. Insights shows why Paperround fetches each feed when it does.</source>
      <translation>Le point d’interrogation montre toutes les touches. Analyses explique pourquoi Paperround relève à tel moment.</translation>
    </message>
    <message>
      <source>{n} of {all}</source>
      <translation>{n} sur {all}</translation>
    </message>
    <message>
      <source>All your changes have been saved.</source>
      <translation>Tout ce que vous avez fait entre-temps est maintenant écrit.</translation>
    </message>
    <message>
      <source>More</source>
      <translation>Plus</translation>
    </message>
    <message>
      <source>Freed {size} of images.</source>
      <translation>{size} d’images libérés.</translation>
    </message>
    <message>
      <source>Paused</source>
      <translation>En pause</translation>
    </message>
    <message>
      <source>Image</source>
      <translation>Image</translation>
    </message>
    <message>
      <source>Loading full article…</source>
      <translation>Chargement de la page…</translation>
    </message>
    <message>
      <source>Comments</source>
      <translation>Commentaires</translation>
    </message>
    <message>
      <source>Attachments</source>
      <translation>Pièces jointes</translation>
    </message>
    <message>
      <source>audio</source>
      <translation>son</translation>
    </message>
    <message>
      <source>video</source>
      <translation>vidéo</translation>
    </message>
    <message>
      <source>image</source>
      <translation>image</translation>
    </message>
    <message>
      <source>text</source>
      <translation>texte</translation>
    </message>
    <message>
      <source>d MMMM yyyy</source>
      <translation>d MMMM yyyy</translation>
    </message>
    <message>
      <source>1 min video</source>
      <translation>1 minute de vidéo</translation>
    </message>
    <message>
      <source>1 min read</source>
      <translation>1 minute de lecture</translation>
    </message>
    <message>
      <source>Couldn’t find the full article on the page. Showing the version from the feed.</source>
      <translation>Aucun article trouvé sur la page. Voici ce que le flux a envoyé.</translation>
    </message>
    <message numerus="yes">
      <source>Continue reading · {minutes} min left</source>
      <translation>
        <numerusform>Poursuivre la lecture, encore {minutes} minute</numerusform>
        <numerusform>Poursuivre la lecture, encore {minutes} minutes</numerusform>
      </translation>
    </message>
    <message>
      <source>Why?</source>
      <translation>Pourquoi ?</translation>
    </message>
    <message numerus="yes">
      <source>{minutes} min video</source>
      <translation>
        <numerusform>{minutes} minute de vidéo</numerusform>
        <numerusform>{minutes} minutes de vidéo</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{minutes} min read</source>
      <translation>
        <numerusform>{minutes} minute de lecture</numerusform>
        <numerusform>{minutes} minutes de lecture</numerusform>
      </translation>
    </message>
    <message>
      <source>Continue reading · 1 min left</source>
      <translation>Poursuivre la lecture, encore 1 minute</translation>
    </message>
    <message>
      <source>{n} min</source>
      <translation>{n} min</translation>
    </message>
    <message>
      <source>Images are on. They use more data, and the sites that host them can see that you loaded them.</source>
      <translation>Les images sont affichées. Elles consomment plus de données, et le serveur de chacune voit que vous l’avez chargée.</translation>
    </message>
    <message>
      <source>Images are off.</source>
      <translation>Les images ne sont pas chargées.</translation>
    </message>
    <message>
      <source>This feed only sends headlines.</source>
      <translation>Il n’y a ici qu’un titre.</translation>
    </message>
    <message>
      <source>Load full article</source>
      <translation>Charger le texte complet</translation>
    </message>
    <message>
      <source>Select an article to read it. J and K move through the list.</source>
      <translation>Sélectionnez un article pour le lire. J et K parcourent la liste.</translation>
    </message>
    <message>
      <source>Just this once</source>
      <translation>Cette fois seulement</translation>
    </message>
    <message>
      <source>Always for this feed</source>
      <translation>Toujours pour ce flux</translation>
    </message>
    <message>
      <source>Always for all feeds</source>
      <translation>Toujours pour tous les flux</translation>
    </message>
    <message>
      <source>Keep images on</source>
      <translation>Conserver</translation>
    </message>
    <message>
      <source>Ask each time</source>
      <translation>Toujours demander</translation>
    </message>
    <message>
      <source>Image copied</source>
      <translation>Image copiée</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>Copier</translation>
    </message>
    <message>
      <source>Select all</source>
      <translation>Tout sélectionner</translation>
    </message>
    <message>
      <source>This image isn’t available.</source>
      <translation>Cette image n’est pas disponible.</translation>
    </message>
    <message>
      <source>Fetching…</source>
      <translation>Chargement…</translation>
    </message>
    <message>
      <source>Save image</source>
      <translation>Enregistrer l’image</translation>
    </message>
    <message>
      <source>Open this link in the browser</source>
      <translation>Ouvrir ce lien dans le navigateur</translation>
    </message>
    <message>
      <source>Copy this link</source>
      <translation>Copier ce lien</translation>
    </message>
    <message>
      <source>View full size</source>
      <translation>Agrandir l’image</translation>
    </message>
    <message>
      <source>Save image as…</source>
      <translation>Enregistrer l’image…</translation>
    </message>
    <message>
      <source>Copy image</source>
      <translation>Copier l’image</translation>
    </message>
    <message>
      <source>Copy image address</source>
      <translation>Copier l’adresse de l’image</translation>
    </message>
    <message>
      <source>Open image in browser</source>
      <translation>Ouvrir l’image dans le navigateur</translation>
    </message>
    <message>
      <source>This article is too long to show in full.</source>
      <translation>Cet article est trop long pour être affiché en entier.</translation>
    </message>
    <message>
      <source>Continue in the browser</source>
      <translation>Continuer dans le navigateur</translation>
    </message>
    <message>
      <source>Saved as {name}</source>
      <translation>Enregistré sous {name}</translation>
    </message>
    <message>
      <source>Find in this article</source>
      <translation>Rechercher dans cet article</translation>
    </message>
    <message>
      <source>Previous</source>
      <translation>Précédent</translation>
    </message>
    <message>
      <source>{current} of {count}</source>
      <translation>{current} sur {count}</translation>
    </message>
    <message>
      <source>No matches</source>
      <translation>Introuvable</translation>
    </message>
    <message>
      <source>Text settings</source>
      <translation>Texte</translation>
    </message>
    <message>
      <source>Previous image</source>
      <translation>Image précédente</translation>
    </message>
    <message>
      <source>Next image</source>
      <translation>Image suivante</translation>
    </message>
    <message>
      <source>Zoom out</source>
      <translation>Réduire</translation>
    </message>
    <message>
      <source>Zoom in</source>
      <translation>Agrandir</translation>
    </message>
    <message>
      <source>Actual size</source>
      <translation>Taille réelle</translation>
    </message>
    <message>
      <source>Save…</source>
      <translation>Enregistrer…</translation>
    </message>
    <message>
      <source>This image is damaged or too large to show.</source>
      <translation>Cette image est endommagée ou trop grande pour être affichée ici.</translation>
    </message>
    <message>
      <source>Fit to window</source>
      <translation>Adapter à la fenêtre</translation>
    </message>
    <message>
      <source>Image, {width} × {height}</source>
      <translation>Image, {width} × {height}</translation>
    </message>
    <message>
      <source>Couldn’t load this image.</source>
      <translation>Impossible de charger cette image.</translation>
    </message>
    <message>
      <source>Downloaded</source>
      <translation>Téléchargé</translation>
    </message>
    <message>
      <source>Downloaded on {day}, before you read it</source>
      <translation>Relevé le {day}, avant votre visite</translation>
    </message>
    <message>
      <source>Not downloaded</source>
      <translation>Non téléchargé</translation>
    </message>
    <message>
      <source>Download</source>
      <translation>Télécharger</translation>
    </message>
    <message>
      <source>Arrived {time} after you opened Paperround</source>
      <translation>Relevé {time} après votre première visite</translation>
    </message>
    <message>
      <source>Arrived {time}, before you did</source>
      <translation>Relevé à {time}, avant votre visite</translation>
    </message>
    <message>
      <source>Downloaded ahead of {time}, when you usually listen</source>
      <translation>Téléchargé pour {time}, quand vous écoutez d’habitude</translation>
    </message>
    <message>
      <source>Not downloaded, {size}</source>
      <translation>Non téléchargé, {size}</translation>
    </message>
    <message>
      <source>Downloading, {size}</source>
      <translation>Téléchargement, {size}</translation>
    </message>
    <message>
      <source>No article selected</source>
      <translation>Rien de sélectionné</translation>
    </message>
    <message>
      <source>Web page (*.html)</source>
      <translation>Page web (*.html)</translation>
    </message>
    <message>
      <source>Save article</source>
      <translation>Enregistrer l’article</translation>
    </message>
    <message>
      <source>Copied</source>
      <translation>Copié</translation>
    </message>
    <message>
      <source>Something went wrong in Paperround ({name}).</source>
      <translation>Un problème est survenu dans Paperround ({name}).</translation>
    </message>
    <message>
      <source>Undone: {what}</source>
      <translation>Annulé : {what}</translation>
    </message>
    <message>
      <source>Redone: {what}</source>
      <translation>Rétabli : {what}</translation>
    </message>
    <message>
      <source>Open Paperround</source>
      <translation>Ouvrir Paperround</translation>
    </message>
    <message>
      <source>Free and open source under the MIT licence</source>
      <translation>Libre et open source, sous licence MIT</translation>
    </message>
    <message>
      <source>A feed reader that has your news ready when you are.</source>
      <translation>Un lecteur de flux dont les nouvelles sont prêtes quand vous l’êtes.</translation>
    </message>
    <message>
      <source>Website</source>
      <translation>Site web</translation>
    </message>
    <message>
      <source>Licence</source>
      <translation>Licence</translation>
    </message>
    <message>
      <source>Tested in Wine only, not yet on Windows itself. Please report how it works.</source>
      <translation>Testé seulement dans Wine, pas encore sous Windows même. Dites-nous comment cela fonctionne.</translation>
    </message>
    <message>
      <source>Not tested on a Mac yet. Please report how it works.</source>
      <translation>Pas encore testé sur un Mac. Dites-nous comment cela fonctionne.</translation>
    </message>
    <message>
      <source>Acknowledgements</source>
      <translation>Fait avec le travail d’autrui</translation>
    </message>
    <message>
      <source>Open-source components</source>
      <translation>Les logiciels sur lesquels repose Paperround</translation>
    </message>
    <message>
      <source>Version {version}</source>
      <translation>Version {version}</translation>
    </message>
    <message>
      <source>Built {date}</source>
      <translation>compilée le {date}</translation>
    </message>
    <message>
      <source>Exported {feeds} to {file}</source>
      <translation>Écrit dans {file} : {feeds}</translation>
    </message>
    <message>
      <source>Exported {feeds} and {posts} to {file}</source>
      <translation>Écrit dans {file} : {feeds} et {posts}</translation>
    </message>
    <message>
      <source>Now following a different part of the page</source>
      <translation>Une autre partie de la page est suivie</translation>
    </message>
    <message>
      <source>Unsubscribe from {feeds}</source>
      <translation>Se désabonner de {feeds}</translation>
    </message>
    <message>
      <source>Imported {feeds}</source>
      <translation>Importé : {feeds}</translation>
    </message>
    <message>
      <source>Rules changed</source>
      <translation>Règles modifiées</translation>
    </message>
    <message>
      <source>Rules changed, {posts} updated</source>
      <translation>Règles modifiées, ainsi que {posts}</translation>
    </message>
    <message>
      <source>Changed the settings for {feed}</source>
      <translation>Paramètres de {feed} modifiés</translation>
    </message>
    <message numerus="yes">
      <source>{n} already subscribed</source>
      <translation>
        <numerusform>{n} déjà présent</numerusform>
        <numerusform>{n} déjà présents</numerusform>
      </translation>
    </message>
    <message>
      <source>Subscribed to {feed}</source>
      <translation>Abonnement à {feed} ajouté</translation>
    </message>
    <message>
      <source>Unsubscribed from {feeds}</source>
      <translation>Désabonné de {feeds}</translation>
    </message>
    <message>
      <source>{posts} restored</source>
      <translation>De nouveau affiché : {posts}</translation>
    </message>
    <message>
      <source>Not enough articles yet.</source>
      <translation>Pas encore connu : il faut d’abord quelques articles.</translation>
    </message>
    <message>
      <source>Almost all of its articles are original.</source>
      <translation>Presque tous ses articles apportent du nouveau.</translation>
    </message>
    <message>
      <source>Almost all of its articles repeat earlier ones.</source>
      <translation>Presque tous ses articles répètent ce qu’il a dit récemment.</translation>
    </message>
    <message>
      <source>None of your other feeds covers the same topics.</source>
      <translation>Aucun autre de vos flux ne traite des mêmes thèmes.</translation>
    </message>
    <message>
      <source>Open schedule</source>
      <translation>Ouvrir le plan</translation>
    </message>
    <message>
      <source>Include in Unread and counts</source>
      <translation>Dans « Non lus » et les compteurs</translation>
    </message>
    <message>
      <source>Newest {n}</source>
      <translation>Les {n} plus récents</translation>
    </message>
    <message>
      <source>{names}.</source>
      <translation>{names}.</translation>
    </message>
    <message numerus="yes">
      <source>About {n} in 10 articles are original.</source>
      <translation>
        <numerusform>Environ {n} article sur 10 apporte du nouveau.</numerusform>
        <numerusform>Environ {n} articles sur 10 apportent du nouveau.</numerusform>
      </translation>
    </message>
    <message>
      <source>Fetch for new articles</source>
      <translation>Relever</translation>
    </message>
    <message>
      <source>Don’t miss any of its articles</source>
      <translation>Ne manquer aucun de ses articles</translation>
    </message>
    <message>
      <source>Fetched before an article can drop off the feed’s list, even if other feeds wait longer.</source>
      <translation>Relevé avant qu’un article puisse quitter la liste du flux, même si d’autres flux attendent plus longtemps.</translation>
    </message>
    <message>
      <source>Pause this feed</source>
      <translation>En pause : ne pas relever</translation>
    </message>
    <message>
      <source>Mark as read automatically</source>
      <translation>Non lu compte comme lu</translation>
    </message>
    <message>
      <source>Starred or tagged articles, and ones you marked as unread, stay unread.</source>
      <translation>Les articles avec étoile ou étiquette restent non lus, comme ceux que vous avez vous-même marqués non lus.</translation>
    </message>
    <message>
      <source>Always load the full article</source>
      <translation>Charger le texte complet de chaque article ouvert</translation>
    </message>
    <message>
      <source>Use default</source>
      <translation>Comme dans les paramètres</translation>
    </message>
    <message>
      <source>Keep articles</source>
      <translation>Conserver les articles</translation>
    </message>
    <message>
      <source>Keep at most</source>
      <translation>Conserver au plus</translation>
    </message>
    <message>
      <source>Offline reading</source>
      <translation>Avant d’être hors ligne</translation>
    </message>
    <message>
      <source>Only if the feed requires a sign-in</source>
      <translation>Seulement si le flux le demande</translation>
    </message>
    <message>
      <source>Opens the sender’s unsubscribe page or a ready-made email.</source>
      <translation>Ouvre ce que son expéditeur propose pour cela, dans votre navigateur ou votre messagerie.</translation>
    </message>
    <message>
      <source>Newsletter</source>
      <translation>Newsletter</translation>
    </message>
    <message>
      <source>Articles (CSS selector)</source>
      <translation>Ses articles (sélecteur CSS)</translation>
    </message>
    <message>
      <source>Topics</source>
      <translation>Thèmes</translation>
    </message>
    <message>
      <source>Similar feeds</source>
      <translation>Flux similaires</translation>
    </message>
    <message>
      <source>{feed} (duplicate)</source>
      <translation>{feed} (les mêmes articles)</translation>
    </message>
    <message>
      <source>Sign-in</source>
      <translation>Connexion</translation>
    </message>
    <message>
      <source>Automatic</source>
      <translation>Quand cela vaut la peine</translation>
    </message>
    <message>
      <source>Every 15 minutes</source>
      <translation>Toutes les 15 minutes</translation>
    </message>
    <message>
      <source>Every 30 minutes</source>
      <translation>Toutes les 30 minutes</translation>
    </message>
    <message>
      <source>Every hour</source>
      <translation>Chaque heure</translation>
    </message>
    <message>
      <source>Every 3 hours</source>
      <translation>Toutes les 3 heures</translation>
    </message>
    <message>
      <source>Every 6 hours</source>
      <translation>Toutes les 6 heures</translation>
    </message>
    <message>
      <source>Every 12 hours</source>
      <translation>Toutes les 12 heures</translation>
    </message>
    <message>
      <source>Once a day</source>
      <translation>Une fois par jour</translation>
    </message>
    <message numerus="yes">
      <source>Every {n} minutes</source>
      <translation>
        <numerusform>Toutes les {n} minutes</numerusform>
        <numerusform>Toutes les {n} minutes</numerusform>
      </translation>
    </message>
    <message>
      <source>Show</source>
      <translation>Afficher</translation>
    </message>
    <message>
      <source>Ask first</source>
      <translation>Afficher à la demande</translation>
    </message>
    <message>
      <source>Never</source>
      <translation>Jamais</translation>
    </message>
    <message>
      <source>After a day</source>
      <translation>Après un jour</translation>
    </message>
    <message>
      <source>After 3 days</source>
      <translation>Après 3 jours</translation>
    </message>
    <message>
      <source>After a week</source>
      <translation>Après une semaine</translation>
    </message>
    <message>
      <source>After 2 weeks</source>
      <translation>Après 2 semaines</translation>
    </message>
    <message>
      <source>After a month</source>
      <translation>Après un mois</translation>
    </message>
    <message numerus="yes">
      <source>After {n} days</source>
      <translation>
        <numerusform>Après {n} jour</numerusform>
        <numerusform>Après {n} jours</numerusform>
      </translation>
    </message>
    <message>
      <source>Forever</source>
      <translation>Toujours</translation>
    </message>
    <message>
      <source>For a week</source>
      <translation>Une semaine</translation>
    </message>
    <message>
      <source>For 30 days</source>
      <translation>30 jours</translation>
    </message>
    <message>
      <source>For 90 days</source>
      <translation>90 jours</translation>
    </message>
    <message>
      <source>For a year</source>
      <translation>Un an</translation>
    </message>
    <message numerus="yes">
      <source>For {n} days</source>
      <translation>
        <numerusform>{n} jour</numerusform>
        <numerusform>{n} jours</numerusform>
      </translation>
    </message>
    <message>
      <source>All of them</source>
      <translation>Tous</translation>
    </message>
    <message>
      <source>Download what I’m likely to open</source>
      <translation>Charger ce que j’ouvrirai sans doute</translation>
    </message>
    <message>
      <source>Download every article in full</source>
      <translation>Charger chaque article en entier</translation>
    </message>
    <message>
      <source>Don’t download in advance</source>
      <translation>Ne rien charger d’avance</translation>
    </message>
    <message>
      <source>Unchanged</source>
      <translation>Inchangé</translation>
    </message>
    <message>
      <source>That isn’t a web address. Enter one that starts with https://.</source>
      <translation>Ce n’est pas une adresse web ; saisissez-en une qui commence par https://.</translation>
    </message>
    <message>
      <source>The main part of the page</source>
      <translation>La partie principale de la page</translation>
    </message>
    <message>
      <source>Part to compare (CSS selector)</source>
      <translation>Ce qui est comparé (sélecteur CSS)</translation>
    </message>
    <message>
      <source>{feed} settings</source>
      <translation>Paramètres de {feed}</translation>
    </message>
    <message>
      <source>None</source>
      <translation>Aucun</translation>
    </message>
    <message>
      <source>New folder…</source>
      <translation>Nouveau dossier…</translation>
    </message>
    <message>
      <source>Help page</source>
      <translation>Page d’aide</translation>
    </message>
    <message>
      <source>Contents</source>
      <translation>Sommaire</translation>
    </message>
    <message>
      <source>Search commands or keys</source>
      <translation>Rechercher commandes ou touches</translation>
    </message>
    <message>
      <source>Use it here instead</source>
      <translation>L’utiliser ici à la place</translation>
    </message>
    <message>
      <source>Essentials</source>
      <translation>L’essentiel</translation>
    </message>
    <message>
      <source>Marking</source>
      <translation>Marquage</translation>
    </message>
    <message>
      <source>Navigation</source>
      <translation>Navigation</translation>
    </message>
    <message>
      <source>Feeds</source>
      <translation>Flux</translation>
    </message>
    <message>
      <source>Window</source>
      <translation>Fenêtre</translation>
    </message>
    <message>
      <source>Shortcuts restored</source>
      <translation>Raccourcis rétablis</translation>
    </message>
    <message>
      <source>{key} then {next}</source>
      <translation>{key} puis {next}</translation>
    </message>
    <message>
      <source>Add keys</source>
      <translation>Ajouter des touches</translation>
    </message>
    <message>
      <source>Shortcut for {action}</source>
      <translation>Touche pour {action}</translation>
    </message>
    <message>
      <source>Click a key to change it. Esc cancels.</source>
      <translation>Cliquez sur une touche pour la changer. Échap annule.</translation>
    </message>
    <message>
      <source>Press the new keys</source>
      <translation>Appuyez sur les nouvelles touches</translation>
    </message>
    <message>
      <source>Up and down</source>
      <translation>Haut et bas</translation>
    </message>
    <message>
      <source>To the next pane</source>
      <translation>Vers le volet voisin</translation>
    </message>
    <message>
      <source>To the top, showing new articles</source>
      <translation>Au début, avec les nouveautés</translation>
    </message>
    <message>
      <source>{key} is used by {action}.</source>
      <translation>{key} sert déjà à {action}.</translation>
    </message>
    <message>
      <source>Restore defaults</source>
      <translation>Touches par défaut</translation>
    </message>
    <message>
      <source>Sending {posts} to {target}…</source>
      <translation>En route vers {target} : {posts}</translation>
    </message>
    <message>
      <source>{posts} sent to {target}</source>
      <translation>Envoyé vers {target} : {posts}</translation>
    </message>
    <message>
      <source>Not sent to {target}: {why}</source>
      <translation>Non envoyé vers {target} : {why}</translation>
    </message>
    <message>
      <source>CA certificate (PEM file)</source>
      <translation>Certificat de votre propre autorité</translation>
    </message>
    <message>
      <source>You have {feeds} from {name} on this computer. Keep or remove? Nothing changes on the server.</source>
      <translation>Garder ici les flux de {name} ({feeds}), ou les retirer aussi ? Rien ne change sur le serveur.</translation>
    </message>
    <message>
      <source>Discard</source>
      <translation>Abandonner</translation>
    </message>
    <message>
      <source>Keep feeds</source>
      <translation>Garder les flux</translation>
    </message>
    <message>
      <source>Remove feeds</source>
      <translation>Retirer aussi</translation>
    </message>
    <message>
      <source>Enter the password…</source>
      <translation>Saisir le mot de passe…</translation>
    </message>
    <message>
      <source>More options for {name}</source>
      <translation>Plus pour {name}</translation>
    </message>
    <message>
      <source>Higher-priority feeds are fetched sooner and more often.</source>
      <translation>Un flux de plus de poids est relevé plus tôt et plus souvent.</translation>
    </message>
    <message numerus="yes">
      <source>About {n} of your {budget} daily fetches</source>
      <translation>
        <numerusform>Sur {budget} relèves par jour, il en aura environ {n}</numerusform>
        <numerusform>Sur {budget} relèves par jour, il en aura environ {n}</numerusform>
      </translation>
    </message>
    <message>
      <source>no effect on your other feeds.</source>
      <translation>vos autres flux n’en ressentent rien.</translation>
    </message>
    <message>
      <source>articles from your other feeds arrive {time} later on average.</source>
      <translation>vos autres flux attendent {time} de plus.</translation>
    </message>
    <message>
      <source>articles from your other feeds arrive {time} earlier on average.</source>
      <translation>vos autres flux attendent {time} de moins.</translation>
    </message>
    <message>
      <source>full articles</source>
      <translation>articles complets</translation>
    </message>
    <message>
      <source>summaries</source>
      <translation>résumés</translation>
    </message>
    <message>
      <source>titles only</source>
      <translation>titres seuls</translation>
    </message>
    <message>
      <source>Low</source>
      <translation>moins</translation>
    </message>
    <message>
      <source>High</source>
      <translation>plus</translation>
    </message>
    <message>
      <source>Highest</source>
      <translation>maximum</translation>
    </message>
    <message numerus="yes">
      <source>About {n} of your {budget} daily fetches instead of {before}</source>
      <translation>
        <numerusform>Sur {budget} relèves par jour, il en a environ {n} au lieu de {before}</numerusform>
        <numerusform>Sur {budget} relèves par jour, il en a environ {n} au lieu de {before}</numerusform>
      </translation>
    </message>
    <message>
      <source>{n} s</source>
      <translation>{n} s</translation>
    </message>
    <message numerus="yes">
      <source>About {n} of your {budget} daily fetches.</source>
      <translation>
        <numerusform>Sur {budget} relèves par jour, il en a environ {n}.</numerusform>
        <numerusform>Sur {budget} relèves par jour, il en a environ {n}.</numerusform>
      </translation>
    </message>
    <message>
      <source>{first} to {last}: {posts} from {feeds}, including {stories} covered by several feeds.</source>
      <translation>Du {first} au {last} : {posts}, {feeds} ; dans plusieurs flux : {stories}.</translation>
    </message>
    <message>
      <source>Date range</source>
      <translation>Quels jours</translation>
    </message>
    <message>
      <source>When you’ve been away for five days or more, what you missed is summed up here.</source>
      <translation>Si vous ne venez pas lire pendant cinq jours ou plus, ce qui s’est passé entre-temps figure ici.</translation>
    </message>
    <message>
      <source>From {first} to {last}: {posts} from {feeds}.</source>
      <translation>Du {first} au {last} : {posts}, {feeds}.</translation>
    </message>
    <message>
      <source>1 story</source>
      <translation>1 sujet</translation>
    </message>
    <message numerus="yes">
      <source>{n} stories</source>
      <translation>
        <numerusform>{n} sujet</numerusform>
        <numerusform>{n} sujets</numerusform>
      </translation>
    </message>
    <message>
      <source>Last 3 days</source>
      <translation>Les 3 derniers jours</translation>
    </message>
    <message>
      <source>Last week</source>
      <translation>Dernière semaine</translation>
    </message>
    <message>
      <source>The last 2 weeks</source>
      <translation>Les 2 dernières semaines</translation>
    </message>
    <message>
      <source>The last month</source>
      <translation>Le dernier mois</translation>
    </message>
    <message>
      <source>You have not been away</source>
      <translation>Vous n’avez pas été absent</translation>
    </message>
    <message>
      <source>Show the last week</source>
      <translation>Afficher la dernière semaine</translation>
    </message>
    <message>
      <source>Covered by several feeds</source>
      <translation>Ce dont plusieurs flux ont parlé</translation>
    </message>
    <message>
      <source>By feed</source>
      <translation>Ce que chaque flux a apporté</translation>
    </message>
    <message numerus="yes">
      <source>{n} more</source>
      <translation>
        <numerusform>{n} autre</numerusform>
        <numerusform>{n} autres</numerusform>
      </translation>
    </message>
    <message>
      <source>Ready in time: fetched before you next open Paperround.</source>
      <translation>Prêts à temps : relevés avant votre prochaine ouverture de Paperround.</translation>
    </message>
    <message numerus="yes">
      <source>Actual over the last {n} days: {fetches} a day, {wait}, {share} ready in time.</source>
      <translation>
        <numerusform>Réel, sur {n} jour : {fetches} par jour, {wait}, {share} prêts à temps.</numerusform>
        <numerusform>Réel, sur {n} jours : {fetches} par jour, {wait}, {share} prêts à temps.</numerusform>
      </translation>
    </message>
    <message>
      <source>With {fetches} a day, you wait {wait} for a new article on average.</source>
      <translation>Avec {fetches} par jour, vous attendez {wait} un nouvel article en moyenne.</translation>
    </message>
    <message numerus="yes">
      <source>Beyond about {n} fetches a day, each extra fetch gains little.</source>
      <translation>
        <numerusform>Au-delà d’environ {n} relève par jour, chaque relève de plus apporte peu.</numerusform>
        <numerusform>Au-delà d’environ {n} relèves par jour, chaque relève de plus apporte peu.</numerusform>
      </translation>
    </message>
    <message>
      <source>At {now} fetches a day, up to {most} on a busy day, new articles keep you waiting {wait} on average. Best value: {best} fetches, {best_wait}.</source>
      <translation>Avec {now} relèves par jour, jusqu’à {most} un jour chargé, vous attendez un nouvel article {wait} en moyenne. Meilleur rapport : {best} relèves, {best_wait}.</translation>
    </message>
    <message numerus="yes">
      <source>{n} fetches a day on battery, {m} when metered</source>
      <translation>
        <numerusform>{n} relève par jour sur batterie, {m} en connexion limitée</numerusform>
        <numerusform>{n} relèves par jour sur batterie, {m} en connexion limitée</numerusform>
      </translation>
    </message>
    <message>
      <source>Budget</source>
      <translation>Budget</translation>
    </message>
    <message>
      <source>Unit of the budget</source>
      <translation>Unité du budget</translation>
    </message>
    <message>
      <source>Current and new budget</source>
      <translation>Maintenant et avec le budget choisi</translation>
    </message>
    <message>
      <source>More figures</source>
      <translation>Plus de chiffres</translation>
    </message>
    <message>
      <source>What changes for each feed</source>
      <translation>Ce qui change pour chaque flux</translation>
    </message>
    <message>
      <source>Average wait for a new article, minutes</source>
      <translation>Attente moyenne d’un article, en minutes</translation>
    </message>
    <message>
      <source>Fetches used, fetches per new article, recent days</source>
      <translation>Relèves utilisées, relèves par nouvel article, derniers jours</translation>
    </message>
    <message>
      <source>Nothing changes until you apply it.</source>
      <translation>Rien ne change avant que vous n’appliquiez.</translation>
    </message>
    <message>
      <source>Recommend a budget</source>
      <translation>Choisir pour moi</translation>
    </message>
    <message>
      <source>Reset</source>
      <translation>Réinitialiser</translation>
    </message>
    <message>
      <source>Apply</source>
      <translation>Appliquer</translation>
    </message>
    <message>
      <source>What a bigger budget gets you</source>
      <translation>Ce qu’apportent plus de relèves</translation>
    </message>
    <message>
      <source>With {fetches} a day, you wait {wait} for a new article on average instead of {before}.</source>
      <translation>Avec {fetches} par jour, vous attendez {wait} un nouvel article en moyenne au lieu de {before}.</translation>
    </message>
    <message>
      <source>This is an estimate based on a typical day. Once you’ve read on three days, it’s based on yours.</source>
      <translation>Estimation pour l’instant : Paperround ne sait pas encore quand vous lisez et suppose une journée ordinaire. Après trois jours de lecture, la courbe sera la vôtre.</translation>
    </message>
    <message>
      <source>At {now} fetches a day, never more, new articles keep you waiting {wait} on average. Best value: {best} fetches, {best_wait}.</source>
      <translation>Avec {now} relèves par jour, jamais plus, vous attendez un nouvel article {wait} en moyenne. Meilleur rapport : {best} relèves, {best_wait}.</translation>
    </message>
    <message>
      <source>Limited by publisher</source>
      <translation>Limité par l’éditeur</translation>
    </message>
    <message>
      <source>Use {n} a day</source>
      <translation>Utiliser {n} par jour</translation>
    </message>
    <message>
      <source>Use {n} a day, at most {m} MB</source>
      <translation>Utiliser {n} par jour, {m} Mo au plus</translation>
    </message>
    <message>
      <source>Now</source>
      <translation>Actuel</translation>
    </message>
    <message>
      <source>Fetches per day</source>
      <translation>Relèves par jour</translation>
    </message>
    <message>
      <source>On battery</source>
      <translation>Sur batterie</translation>
    </message>
    <message>
      <source>Metered connection</source>
      <translation>Connexion limitée</translation>
    </message>
    <message>
      <source>On battery and metered connections</source>
      <translation>Sur batterie et en connexion limitée</translation>
    </message>
    <message>
      <source>Not known yet</source>
      <translation>Pas encore connu</translation>
    </message>
    <message>
      <source>Add a feed to see what fetching it costs and brings.</source>
      <translation>Ajoutez un flux, et ce qu’apportent ses relèves s’affichera ici.</translation>
    </message>
    <message>
      <source>Daily fetch budget</source>
      <translation>Budget quotidien de relèves</translation>
    </message>
    <message>
      <source>Megabytes a day</source>
      <translation>Mégaoctets par jour</translation>
    </message>
    <message>
      <source>Fetches a day</source>
      <translation>Relèves par jour</translation>
    </message>
    <message>
      <source>Maximum MB a day (far right: no limit)</source>
      <translation>Mo par jour au plus (à droite : sans limite)</translation>
    </message>
    <message>
      <source>There’s no forecast until your first feeds have been fetched. You can still set a daily maximum.</source>
      <translation>Ce qu’apportent les relèves n’est connu qu’après celle des premiers flux. Vous pouvez déjà choisir combien il y en aura au plus par jour.</translation>
    </message>
    <message>
      <source>With {n}</source>
      <translation>Avec {n}</translation>
    </message>
    <message>
      <source>Average wait</source>
      <translation>Attente</translation>
    </message>
    <message>
      <source>Ready in time</source>
      <translation>Prêts à temps</translation>
    </message>
    <message>
      <source>Data a day</source>
      <translation>Données par jour</translation>
    </message>
    <message>
      <source>Fetches used</source>
      <translation>Relèves utilisées</translation>
    </message>
    <message>
      <source>Fetches per new article</source>
      <translation>Relèves par nouvel article</translation>
    </message>
    <message>
      <source>{before} fetches a day now, {after} with this budget</source>
      <translation>{before} relèves par jour maintenant, {after} ensuite</translation>
    </message>
    <message numerus="yes">
      <source>Currently {n} fetches a day</source>
      <translation>
        <numerusform>Actuellement {n} relève par jour</numerusform>
        <numerusform>Actuellement {n} relèves par jour</numerusform>
      </translation>
    </message>
    <message>
      <source>Fetches</source>
      <translation>Relèves</translation>
    </message>
    <message>
      <source>Data</source>
      <translation>Données</translation>
    </message>
    <message>
      <source>With at most {size} a day, {fetches} are left, and you wait {wait} on average.</source>
      <translation>Avec {size} par jour au plus, il reste {fetches}, et vous attendez {wait} en moyenne.</translation>
    </message>
    <message>
      <source>With {n} MB</source>
      <translation>Avec {n} Mo</translation>
    </message>
    <message numerus="yes">
      <source>{n} unchanged</source>
      <translation>
        <numerusform>{n} inchangé</numerusform>
        <numerusform>{n} inchangés</numerusform>
      </translation>
    </message>
    <message>
      <source>A guess from a typical day.</source>
      <translation>Estimation d’après une journée type.</translation>
    </message>
    <message numerus="yes">
      <source>{n} fetched more often</source>
      <translation>
        <numerusform>{n} relevé plus souvent</numerusform>
        <numerusform>{n} relevés plus souvent</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} fetched less often</source>
      <translation>
        <numerusform>{n} relevé moins souvent</numerusform>
        <numerusform>{n} relevés moins souvent</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} limited by the publisher</source>
      <translation>
        <numerusform>{n} limité par l’éditeur</numerusform>
        <numerusform>{n} limités par l’éditeur</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Estimated from your last {n} days.</source>
      <translation>
        <numerusform>Estimé d’après votre dernier jour ({n}).</numerusform>
        <numerusform>Estimé d’après vos {n} derniers jours.</numerusform>
      </translation>
    </message>
    <message>
      <source>Every feed hourly, {wait}</source>
      <translation>Chaque flux toutes les heures, {wait}</translation>
    </message>
    <message>
      <source>Refresh all on opening, {wait}</source>
      <translation>Tout relever à l’ouverture, {wait}</translation>
    </message>
    <message>
      <source>Now, a guess, {wait}</source>
      <translation>Actuel, estimé, {wait}</translation>
    </message>
    <message>
      <source>Now, {wait}</source>
      <translation>Actuel, {wait}</translation>
    </message>
    <message>
      <source>{n} → about {wait}</source>
      <translation>{n} → environ {wait}</translation>
    </message>
    <message>
      <source>{n} → {wait}</source>
      <translation>{n} → {wait}</translation>
    </message>
    <message numerus="yes">
      <source>{n} fetches a day, expected wait {wait}, {share} ready on time</source>
      <translation>
        <numerusform>{n} relève par jour, attente prévue {wait}, {share} déjà là</numerusform>
        <numerusform>{n} relèves par jour, attente prévue {wait}, {share} déjà là</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} minutes</source>
      <translation>
        <numerusform>{n} minute</numerusform>
        <numerusform>{n} minutes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} percent</source>
      <translation>
        <numerusform>{n} pour cent</numerusform>
        <numerusform>{n} pour cent</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>In your last {n} days, Paperround needed {share} of the fetches of hourly refreshing and kept you waiting {wait} longer.</source>
      <translation>
        <numerusform>Sur {n} jour, Paperround a eu besoin de {share} des relèves horaires et vous a fait attendre {wait} de plus.</numerusform>
        <numerusform>Sur vos {n} derniers jours, Paperround a eu besoin de {share} des relèves horaires et vous a fait attendre {wait} de plus.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name} would have kept you waiting {wait} less, at {n} fetches a day.</source>
      <translation>
        <numerusform>{name} vous aurait fait attendre {wait} de moins, avec {n} relève par jour.</numerusform>
        <numerusform>{name} vous aurait fait attendre {wait} de moins, avec {n} relèves par jour.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Refreshing on opening would have used {n} fetches a day and kept you waiting {wait}.</source>
      <translation>
        <numerusform>Relever à l’ouverture aurait pris {n} relève par jour et vous aurait fait attendre {wait}.</numerusform>
        <numerusform>Relever à l’ouverture aurait pris {n} relèves par jour et vous aurait fait attendre {wait}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>In your last {n} days, Paperround needed {share} of the fetches of hourly refreshing and kept you waiting {wait} less.</source>
      <translation>
        <numerusform>Sur {n} jour, Paperround a eu besoin de {share} des relèves horaires et vous a fait attendre {wait} de moins.</numerusform>
        <numerusform>Sur vos {n} derniers jours, Paperround a eu besoin de {share} des relèves horaires et vous a fait attendre {wait} de moins.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>At {n} fetches a day, no other simulated strategy would have kept you waiting less.</source>
      <translation>
        <numerusform>Avec {n} relève par jour, aucune autre stratégie simulée ne vous aurait fait attendre moins.</numerusform>
        <numerusform>Avec {n} relèves par jour, aucune autre stratégie simulée ne vous aurait fait attendre moins.</numerusform>
      </translation>
    </message>
    <message>
      <source>Paperround</source>
      <translation>Paperround</translation>
    </message>
    <message>
      <source>Paperround, simulated</source>
      <translation>Paperround, simulé</translation>
    </message>
    <message>
      <source>Cube-root shares, original times</source>
      <translation>Parts en racine cubique, moments publiés</translation>
    </message>
    <message>
      <source>All feeds when you open Paperround</source>
      <translation>Tous les flux à l’ouverture de Paperround</translation>
    </message>
    <message>
      <source>Every feed, every hour</source>
      <translation>Chaque flux, chaque heure</translation>
    </message>
    <message>
      <source>Every feed once a day</source>
      <translation>Chaque flux une fois par jour</translation>
    </message>
    <message>
      <source>Fetches and waiting time</source>
      <translation>Relèves et attente</translation>
    </message>
    <message>
      <source>Compare strategies</source>
      <translation>Comparer les stratégies</translation>
    </message>
    <message>
      <source>Savings</source>
      <translation>Économies</translation>
    </message>
    <message>
      <source>Weeks to compare</source>
      <translation>Semaines à comparer</translation>
    </message>
    <message>
      <source>Export CSV</source>
      <translation>Exporter en CSV</translation>
    </message>
    <message>
      <source>Average wait for a new article against fetches a day. Lower left is best.</source>
      <translation>Attente moyenne d’un article selon les relèves par jour. En bas à gauche, c’est le mieux.</translation>
    </message>
    <message>
      <source>Strategies</source>
      <translation>Méthodes de relève</translation>
    </message>
    <message>
      <source>All strategies</source>
      <translation>Toutes les stratégies</translation>
    </message>
    <message>
      <source>Run</source>
      <translation>Lancer</translation>
    </message>
    <message>
      <source>Use this strategy for a week</source>
      <translation>Utiliser cette stratégie pendant une semaine</translation>
    </message>
    <message>
      <source>From research papers, simulated with your own recent days</source>
      <translation>Issues de la recherche, simulées avec vos derniers jours</translation>
    </message>
    <message>
      <source>Now using Paperround’s own strategy</source>
      <translation>La stratégie de Paperround est de nouveau utilisée</translation>
    </message>
    <message>
      <source>Starting…</source>
      <translation>Démarrage…</translation>
    </message>
    <message>
      <source>On opening</source>
      <translation>À l’ouverture</translation>
    </message>
    <message>
      <source>{name}, within your budget</source>
      <translation>{name}, dans votre budget</translation>
    </message>
    <message>
      <source>Strategy</source>
      <translation>Méthode de relève</translation>
    </message>
    <message>
      <source>Wait</source>
      <translation>Attente</translation>
    </message>
    <message>
      <source>Missed articles per day</source>
      <translation>Articles perdus par jour</translation>
    </message>
    <message>
      <source>Compared with Paperround</source>
      <translation>Face à Paperround</translation>
    </message>
    <message numerus="yes">
      <source>Last {n} weeks</source>
      <translation>
        <numerusform>Dernière semaine ({n})</numerusform>
        <numerusform>{n} dernières semaines</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>A simulation needs {n} full days of reading. You have {m}. Available from about {day}.</source>
      <translation>
        <numerusform>Une simulation demande {n} journée entière de lecture ; connues : {m}. Possible à partir du {day} environ.</numerusform>
        <numerusform>Une simulation demande {n} journées entières de lecture ; connues : {m}. Possible à partir du {day} environ.</numerusform>
      </translation>
    </message>
    <message>
      <source>Simulating {n} of {m}: {name}</source>
      <translation>Simulation {n} sur {m} : {name}</translation>
    </message>
    <message>
      <source>Run again</source>
      <translation>Relancer</translation>
    </message>
    <message numerus="yes">
      <source>{name}: {n} fetches a day, wait {wait}</source>
      <translation>
        <numerusform>{name} : {n} relève par jour, attente {wait}</numerusform>
        <numerusform>{name} : {n} relèves par jour, attente {wait}</numerusform>
      </translation>
    </message>
    <message>
      <source>{wait} longer</source>
      <translation>{wait} de plus</translation>
    </message>
    <message>
      <source>{wait} shorter</source>
      <translation>{wait} de moins</translation>
    </message>
    <message>
      <source>Now using {name} for a week</source>
      <translation>{name} est utilisée pendant une semaine</translation>
    </message>
    <message>
      <source>The simulation stopped early.</source>
      <translation>La simulation s’est arrêtée avant la fin.</translation>
    </message>
    <message>
      <source>The simulation couldn’t run</source>
      <translation>La simulation n’a pas eu lieu</translation>
    </message>
    <message>
      <source>You set a custom interval.</source>
      <translation>Vous lui avez donné son propre intervalle.</translation>
    </message>
    <message>
      <source>You asked to be notified. No fetch is scheduled yet.</source>
      <translation>Vous voulez ses articles aussitôt ; aucune relève n’est encore prévue.</translation>
    </message>
    <message>
      <source>No fetch is scheduled in the next 24 hours.</source>
      <translation>Aucune relève prévue dans les prochaines 24 heures.</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}. {reason}</source>
      <translation>Relevé {times} par jour, prochaine relève à {time}. {reason}</translation>
    </message>
    <message>
      <source>no articles so far</source>
      <translation>aucun article jusqu’ici</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}. It publishes rarely ({rate}).</source>
      <translation>Relevé {times} par jour, prochaine relève à {time} : il publie rarement, {rate}.</translation>
    </message>
    <message>
      <source>When it publishes and when you read</source>
      <translation>Quand il publie et quand vous venez lire</translation>
    </message>
    <message>
      <source>Not known yet when it publishes: that takes ten articles over five days.</source>
      <translation>On ne sait pas encore quand il publie : il faut dix articles sur cinq jours.</translation>
    </message>
    <message>
      <source>Arrives by email, so there’s nothing to check. Its mailbox is in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>Il vient par courriel : rien n’est relevé pour lui. Sa boîte aux lettres figure dans Paramètres, Comptes et envoi.</translation>
    </message>
    <message>
      <source>Paused until you resume it. Its articles are kept.</source>
      <translation>En pause : il n’est pas relevé avant que vous ne le repreniez. Ses articles restent.</translation>
    </message>
    <message>
      <source>Not fetched yet. It will be as soon as background refresh starts.</source>
      <translation>Pas encore relevé : son premier document sera chargé dès que le moteur tournera.</translation>
    </message>
    <message>
      <source>It publishes rarely ({rate}), so no fetch is scheduled in the next 24 hours.</source>
      <translation>Il publie rarement, {rate} ; aucune relève n’est donc prévue dans les prochaines 24 heures.</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}, because it publishes mostly between {begin} and {end} and you usually read around {visit}.</source>
      <translation>Relevé {times} par jour, prochaine relève à {time}, car il publie surtout entre {begin} h et {end} h et vous venez généralement lire vers {visit}.</translation>
    </message>
    <message>
      <source>Refresh now</source>
      <translation>Relever</translation>
    </message>
    <message>
      <source>Details</source>
      <translation>Détails</translation>
    </message>
    <message>
      <source>Activity</source>
      <translation>Activité</translation>
    </message>
    <message>
      <source>All feeds</source>
      <translation>Tous les flux</translation>
    </message>
    <message>
      <source>latest fetches, newest first</source>
      <translation>les dernières relèves, la plus récente d’abord</translation>
    </message>
    <message>
      <source>{day} {time}</source>
      <translation>{day} {time}</translation>
    </message>
    <message>
      <source>Paperround is still learning when you read.</source>
      <translation>Vos heures de visite habituelles ne sont pas encore connues.</translation>
    </message>
    <message>
      <source>{every} Next fetch: {time}.</source>
      <translation>{every} La prochaine relève est à {time}.</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}, because you want to be notified.</source>
      <translation>Relevé {times} par jour, prochaine relève à {time}, car vous voulez ses articles aussitôt.</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}, because it publishes at any time of day and you usually read around {visit}.</source>
      <translation>Relevé {times} par jour, prochaine relève à {time}, car il publie à toute heure et vous venez généralement lire vers {visit}.</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Résultat</translation>
    </message>
    <message>
      <source>Size</source>
      <translation>Taille</translation>
    </message>
    <message>
      <source>Reason</source>
      <translation>Motif</translation>
    </message>
    <message>
      <source>when it publishes</source>
      <translation>quand il publie</translation>
    </message>
    <message>
      <source>fetched</source>
      <translation>relevé</translation>
    </message>
    <message>
      <source>scheduled</source>
      <translation>prévu</translation>
    </message>
    <message>
      <source>You’ve unsubscribed from this feed</source>
      <translation>Ce flux n’existe plus</translation>
    </message>
    <message>
      <source>You’re no longer subscribed to it.</source>
      <translation>Vous n’y êtes plus abonné.</translation>
    </message>
    <message>
      <source>{paragraph} Today: {done} done, {planned} scheduled.</source>
      <translation>{paragraph} Aujourd’hui, fait : {done} ; prévu : {planned}.</translation>
    </message>
    <message>
      <source>Fetches per day so far</source>
      <translation>Relèves par jour jusqu’ici</translation>
    </message>
    <message>
      <source>Data per day</source>
      <translation>Données/j</translation>
    </message>
    <message>
      <source>Articles per day</source>
      <translation>Articles/jour</translation>
    </message>
    <message>
      <source>Ready when you open Paperround</source>
      <translation>Déjà là à votre visite</translation>
    </message>
    <message>
      <source>Articles in feed</source>
      <translation>Contient</translation>
    </message>
    <message>
      <source>Server says when nothing changed</source>
      <translation>Le serveur dit si rien n’a changé</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}, because you usually read around {visit}. Paperround is still learning when it publishes.</source>
      <translation>Relevé {times} par jour, prochaine relève à {time}, car vous venez généralement lire vers {visit}. Ses heures de publication ne sont pas encore connues.</translation>
    </message>
    <message>
      <source>Unsubscribe from {feed}</source>
      <translation>Se désabonner de {feed}</translation>
    </message>
    <message>
      <source>Yes</source>
      <translation>Oui</translation>
    </message>
    <message>
      <source>No</source>
      <translation>Non</translation>
    </message>
    <message>
      <source>Publisher’s minimum interval</source>
      <translation>Intervalle minimal de l’éditeur</translation>
    </message>
    <message numerus="yes">
      <source>{n} hours a day</source>
      <translation>
        <numerusform>{n} heure par jour</numerusform>
        <numerusform>{n} heures par jour</numerusform>
      </translation>
    </message>
    <message>
      <source>Hours the publisher excludes</source>
      <translation>Heures exclues par l’éditeur</translation>
    </message>
    <message>
      <source>{time} scheduled</source>
      <translation>{time}, prévu</translation>
    </message>
    <message>
      <source>{time}: the fetch that brought the article</source>
      <translation>{time} : la relève qui a apporté l’article</translation>
    </message>
    <message numerus="yes">
      <source>{n} new</source>
      <translation>
        <numerusform>{n} nouveau</numerusform>
        <numerusform>{n} nouveaux</numerusform>
      </translation>
    </message>
    <message>
      <source>Today {time}</source>
      <translation>Aujourd’hui {time}</translation>
    </message>
    <message>
      <source>Yesterday {time}</source>
      <translation>Hier {time}</translation>
    </message>
    <message>
      <source>Tomorrow {time}</source>
      <translation>Demain {time}</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}, because it publishes mostly between {begin} and {end}. Paperround is still learning when you read.</source>
      <translation>Relevé {times} par jour, prochaine relève à {time}, car il publie surtout entre {begin} h et {end} h. Vos heures de visite habituelles ne sont pas encore connues.</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}. Paperround is still learning when you read.</source>
      <translation>Relevé {times} par jour, prochaine relève à {time}. Vos heures de visite habituelles ne sont pas encore connues.</translation>
    </message>
    <message>
      <source>{time}, fetched: {result}. {why}</source>
      <translation>{time}, relevé : {result}. {why}</translation>
    </message>
    <message>
      <source>{time}, scheduled. {why}</source>
      <translation>{time}, prévu. {why}</translation>
    </message>
    <message>
      <source>Fetches since {time}</source>
      <translation>Relèves depuis {time}</translation>
    </message>
    <message>
      <source>Data since {time}</source>
      <translation>Données depuis {time}</translation>
    </message>
    <message>
      <source>Status</source>
      <translation>État</translation>
    </message>
    <message>
      <source>You rarely open {feeds}. Together they use {share} of your fetches.</source>
      <translation>Vous ouvrez peu : {feeds}. Ensemble, ils prennent {share} de vos relèves.</translation>
    </message>
    <message>
      <source>about {n}</source>
      <translation>environ {n}</translation>
    </message>
    <message>
      <source>Filter feeds by name</source>
      <translation>Filtrer les flux par nom</translation>
    </message>
    <message>
      <source>Feeds shown</source>
      <translation>Flux affichés</translation>
    </message>
    <message>
      <source>Reading history is off, so it isn’t known which feeds you rarely open.</source>
      <translation>L’historique de lecture est désactivé : on ignore quels flux vous ouvrez peu.</translation>
    </message>
    <message numerus="yes">
      <source>Once you’ve opened {n} articles, feeds you rarely read are listed here. {m} so far.</source>
      <translation>
        <numerusform>Après {n} article ouvert, les flux peu lus paraissent ici. {m} pour l’instant.</numerusform>
        <numerusform>Après {n} articles ouverts, les flux peu lus paraissent ici. {m} pour l’instant.</numerusform>
      </translation>
    </message>
    <message>
      <source>You read something from every busy feed now and then.</source>
      <translation>Vous lisez de temps en temps chaque flux qui publie beaucoup.</translation>
    </message>
    <message>
      <source>You rarely open {feeds}. It uses {share} of your fetches.</source>
      <translation>Vous ouvrez peu : {feeds}. Il prend {share} de vos relèves.</translation>
    </message>
    <message>
      <source>Opened {n} of {count} in {days} days</source>
      <translation>{n} ouverts sur {count} en {days} jours</translation>
    </message>
    <message>
      <source>{n} so far</source>
      <translation>{n} jusqu’ici</translation>
    </message>
    <message>
      <source>Filter</source>
      <translation>Filtrer</translation>
    </message>
    <message>
      <source>Needs attention</source>
      <translation>À vérifier</translation>
    </message>
    <message>
      <source>Rarely opened</source>
      <translation>Rarement ouverts</translation>
    </message>
    <message numerus="yes">
      <source>over the last {n} days</source>
      <translation>
        <numerusform>sur le dernier jour ({n})</numerusform>
        <numerusform>sur les {n} derniers jours</numerusform>
      </translation>
    </message>
    <message>
      <source>Next fetch</source>
      <translation>Prochaine</translation>
    </message>
    <message>
      <source>No feeds yet</source>
      <translation>Pas encore de flux</translation>
    </message>
    <message>
      <source>Add a feed to see its activity here.</source>
      <translation>Ajoutez un flux, et ce qu’apportent ses relèves s’affichera ici.</translation>
    </message>
    <message numerus="yes">
      <source>{feeds}. {n} need attention: {names}.</source>
      <translation>
        <numerusform>{feeds}. À vérifier ({n}) : {names}.</numerusform>
        <numerusform>{feeds}. À vérifier ({n}) : {names}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Counting since {time}. Daily figures appear after one full day.</source>
      <translation>Relèves et données sont comptées depuis {time} ; les valeurs par jour viennent après une journée entière.</translation>
    </message>
    <message>
      <source>Based on publication dates</source>
      <translation>D’après les dates de ses articles</translation>
    </message>
    <message>
      <source>Fetches that found nothing new</source>
      <translation>Relèves sans nouveauté</translation>
    </message>
    <message>
      <source>Average minutes you waited for one of its articles</source>
      <translation>Minutes d’attente d’un de ses articles lors de vos visites, en moyenne</translation>
    </message>
    <message>
      <source>{feeds}. All OK.</source>
      <translation>{feeds}. Tout va bien.</translation>
    </message>
    <message>
      <source>{problem} ({status})</source>
      <translation>{problem} ({status})</translation>
    </message>
    <message>
      <source>{feeds}. One needs attention: {names}.</source>
      <translation>{feeds}. À vérifier : {names}.</translation>
    </message>
    <message>
      <source>Calculating…</source>
      <translation>Calcul en cours…</translation>
    </message>
    <message>
      <source>Couldn’t calculate these figures.</source>
      <translation>Ces chiffres n’ont pas pu être calculés.</translation>
    </message>
    <message>
      <source>At weekends you start about {hours} earlier.</source>
      <translation>Le week-end, vous commencez environ {hours} plus tôt.</translation>
    </message>
    <message>
      <source>{day} {begin}:00 to {end}:00</source>
      <translation>{day} de {begin}:00 à {end}:00</translation>
    </message>
    <message numerus="yes">
      <source>You read at this time in {n} of the last {m} weeks.</source>
      <translation>
        <numerusform>Vous avez lu {n} fois sur les {m} dernières.</numerusform>
        <numerusform>Vous avez lu {n} fois sur les {m} dernières.</numerusform>
      </translation>
    </message>
    <message>
      <source>Sessions a day</source>
      <translation>Séances par jour</translation>
    </message>
    <message>
      <source>Stored only on this computer: when you used the window and which feed was open.</source>
      <translation>Conservé uniquement sur cet ordinateur : quand la fenêtre a servi et quel flux était ouvert.</translation>
    </message>
    <message numerus="yes">
      <source>Low confidence ({n} days)</source>
      <translation>
        <numerusform>Estimation, {n} jour</numerusform>
        <numerusform>Estimation, {n} jours</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Low confidence ({n} of {m})</source>
      <translation>
        <numerusform>Estimation, {n} sur {m}</numerusform>
        <numerusform>Estimation, {n} sur {m}</numerusform>
      </translation>
    </message>
    <message>
      <source>Your week, hour by hour</source>
      <translation>Votre semaine, sept jours de 24 heures</translation>
    </message>
    <message>
      <source>Reading times</source>
      <translation>Heures de lecture</translation>
    </message>
    <message>
      <source>Confidence</source>
      <translation>Degré de certitude</translation>
    </message>
    <message numerus="yes">
      <source>Paperround hasn’t seen you read yet. After about {n} days, around {day}, it will know your daily pattern.</source>
      <translation>
        <numerusform>Paperround ne vous a pas encore vu lire. Après environ {n} jour, vers le {day}, il distinguera vos matins de vos soirs.</numerusform>
        <numerusform>Paperround ne vous a pas encore vu lire. Après environ {n} jours, vers le {day}, il distinguera vos matins de vos soirs.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Paperround has seen you read since {since}. After about {n} days, around {day}, it will know your daily pattern.</source>
      <translation>
        <numerusform>Paperround vous voit lire depuis le {since}. Après environ {n} jour, vers le {day}, il distinguera vos matins de vos soirs.</numerusform>
        <numerusform>Paperround vous voit lire depuis le {since}. Après environ {n} jours, vers le {day}, il distinguera vos matins de vos soirs.</numerusform>
      </translation>
    </message>
    <message>
      <source>You don’t read at any particular time of day.</source>
      <translation>Vous ne venez pas lire à une heure particulière.</translation>
    </message>
    <message>
      <source>an hour</source>
      <translation>une heure</translation>
    </message>
    <message>
      <source>At weekends you start about {hours} later.</source>
      <translation>Le week-end, vous commencez environ {hours} plus tard.</translation>
    </message>
    <message numerus="yes">
      <source>You read at this time in {n} of the last {m} weeks, for about {minutes} min.</source>
      <translation>
        <numerusform>Vous avez lu {n} fois sur les {m} dernières, environ {minutes} min.</numerusform>
        <numerusform>Vous avez lu {n} fois sur les {m} dernières, environ {minutes} min.</numerusform>
      </translation>
    </message>
    <message>
      <source>Each feed</source>
      <translation>Chaque flux</translation>
    </message>
    <message>
      <source>Learning is paused. Nothing is recorded until you resume.</source>
      <translation>L’apprentissage est en pause : rien n’est retenu avant que vous ne le repreniez.</translation>
    </message>
    <message numerus="yes">
      <source>Medium confidence ({n} days)</source>
      <translation>
        <numerusform>Assez sûr, {n} jour</numerusform>
        <numerusform>Assez sûr, {n} jours</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>High confidence ({n} days)</source>
      <translation>
        <numerusform>Sûr, {n} jour</numerusform>
        <numerusform>Sûr, {n} jours</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Medium confidence ({n} of {m})</source>
      <translation>
        <numerusform>Assez sûr, {n} sur {m}</numerusform>
        <numerusform>Assez sûr, {n} sur {m}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>High confidence ({n} of {m})</source>
      <translation>
        <numerusform>Sûr, {n} sur {m}</numerusform>
        <numerusform>Sûr, {n} sur {m}</numerusform>
      </translation>
    </message>
    <message>
      <source>never</source>
      <translation>jamais</translation>
    </message>
    <message>
      <source>almost always</source>
      <translation>presque toujours</translation>
    </message>
    <message>
      <source>You usually read around {times}.</source>
      <translation>Vous venez généralement lire vers {times}.</translation>
    </message>
    <message>
      <source>today</source>
      <translation>aujourd’hui</translation>
    </message>
    <message numerus="yes">
      <source>{n} in {m} days</source>
      <translation>
        <numerusform>{n} en {m} jours</numerusform>
        <numerusform>{n} en {m} jours</numerusform>
      </translation>
    </message>
    <message>
      <source>Weekdays</source>
      <translation>En semaine</translation>
    </message>
    <message>
      <source>Weekends</source>
      <translation>Week-ends</translation>
    </message>
    <message>
      <source>Resume learning</source>
      <translation>Reprendre</translation>
    </message>
    <message>
      <source>Pause learning</source>
      <translation>Mettre en pause</translation>
    </message>
    <message numerus="yes">
      <source>{n} hours</source>
      <translation>
        <numerusform>{n} heure</numerusform>
        <numerusform>{n} heures</numerusform>
      </translation>
    </message>
    <message>
      <source>Your week</source>
      <translation>Votre semaine</translation>
    </message>
    <message numerus="yes">
      <source>You didn’t read at this time in any of the last {n} weeks.</source>
      <translation>
        <numerusform>Vous n’avez pas lu la dernière fois ({n}).</numerusform>
        <numerusform>Vous n’avez lu aucune des {n} dernières fois.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{day}: {n} sessions</source>
      <translation>
        <numerusform>{day} : {n} séance</numerusform>
        <numerusform>{day} : {n} séances</numerusform>
      </translation>
    </message>
    <message>
      <source>No data for {day} yet.</source>
      <translation>{day} : encore rien de connu.</translation>
    </message>
    <message>
      <source>Weekend pattern expected around {day}.</source>
      <translation>Les week-ends seront connus vers le {day}.</translation>
    </message>
    <message>
      <source>{share} fewer</source>
      <translation>{share} de moins</translation>
    </message>
    <message>
      <source>{share} more</source>
      <translation>{share} de plus</translation>
    </message>
    <message>
      <source>{share} less</source>
      <translation>{share} de moins</translation>
    </message>
    <message numerus="yes">
      <source>In the last {n} full days, Paperround made {change} fetches than refreshing the same {feeds} every hour, in {batches} batches a day instead of {hours}.</source>
      <translation>
        <numerusform>Le dernier jour complet ({n}), Paperround a fait {change} de relèves que des relèves horaires de {feeds}, en {batches} groupes par jour au lieu de {hours}.</numerusform>
        <numerusform>Sur les {n} derniers jours complets, Paperround a fait {change} de relèves que des relèves horaires de {feeds}, en {batches} groupes par jour au lieu de {hours}.</numerusform>
      </translation>
    </message>
    <message>
      <source>New articles kept you waiting {change} on average.</source>
      <translation>Les nouveaux articles vous ont fait attendre {change} en moyenne.</translation>
    </message>
    <message>
      <source>Batches</source>
      <translation>Réveils</translation>
    </message>
    <message>
      <source>Radio time (estimated)</source>
      <translation>Temps radio (estimé)</translation>
    </message>
    <message>
      <source>Radio time</source>
      <translation>Radio allumée</translation>
    </message>
    <message>
      <source>Figure of the chart</source>
      <translation>Valeur du graphique</translation>
    </message>
    <message>
      <source>A day, on average</source>
      <translation>Par jour, en moyenne</translation>
    </message>
    <message>
      <source>All figures and how they’re counted</source>
      <translation>Tous les chiffres et leur calcul</translation>
    </message>
    <message>
      <source>Requests for feeds, not counting images</source>
      <translation>Requêtes envoyées pour les flux ; sans les images</translation>
    </message>
    <message>
      <source>Compare strategies…</source>
      <translation>Comparer les stratégies…</translation>
    </message>
    <message>
      <source>Paperround, every hour, on opening and once a day, with your own last days</source>
      <translation>Paperround, chaque heure, à l’ouverture et une fois par jour, avec vos derniers jours</translation>
    </message>
    <message>
      <source>In return, new articles kept you waiting {change} on average.</source>
      <translation>En contrepartie, les nouveaux articles vous ont fait attendre {change} en moyenne.</translation>
    </message>
    <message>
      <source>a day</source>
      <translation>par jour</translation>
    </message>
    <message>
      <source>In all</source>
      <translation>En tout</translation>
    </message>
    <message>
      <source>All data, a day on average</source>
      <translation>Toutes les données, par jour en moyenne</translation>
    </message>
    <message>
      <source>Refresh on opening</source>
      <translation>Actualiser à l’ouverture</translation>
    </message>
    <message>
      <source>How it is counted</source>
      <translation>Mode de calcul</translation>
    </message>
    <message>
      <source>every feed every hour</source>
      <translation>chaque flux toutes les heures</translation>
    </message>
    <message>
      <source>Too early to say: one day so far.</source>
      <translation>Trop tôt pour le dire : un jour pour l’instant.</translation>
    </message>
    <message>
      <source>Since {time}: {fetches} in {wake_ups}, {size}.</source>
      <translation>Depuis {time} : {fetches} en {wake_ups}, {size}.</translation>
    </message>
    <message>
      <source>Savings are counted in full days. First results on {day}.</source>
      <translation>Ce que la relève économise se compte en journées entières ; les premiers chiffres viennent le {day}.</translation>
    </message>
    <message>
      <source>Measured for Paperround, estimated from feed sizes for the others</source>
      <translation>Mesuré ici ; les autres d’après les tailles propres à chaque flux</translation>
    </message>
    <message>
      <source>Average wait for a new article</source>
      <translation>Attente d’un article</translation>
    </message>
    <message>
      <source>From publication until you could read it, averaged over all articles</source>
      <translation>De la publication à chaque visite faite sans lui, par article</translation>
    </message>
    <message>
      <source>Ready on time</source>
      <translation>Déjà là</translation>
    </message>
    <message>
      <source>New articles that were ready the next time you opened Paperround</source>
      <translation>Nouveaux articles présents dès la première visite qui suit</translation>
    </message>
    <message>
      <source>Missed articles</source>
      <translation>Articles perdus</translation>
    </message>
    <message>
      <source>Dropped out of the feed before it was fetched (estimated)</source>
      <translation>Sortis du flux avant toute relève ; ici estimés d’après les lacunes</translation>
    </message>
    <message>
      <source>Bursts of network activity (fetches close together count as one)</source>
      <translation>Réveils dus aux relèves ; rapprochés, ils comptent pour un</translation>
    </message>
    <message>
      <source>Estimated for a mobile connection, where the radio stays on for 12 s after each burst</source>
      <translation>Comme sur une ligne mobile, où elle reste allumée 12 s après chaque réveil</translation>
    </message>
    <message>
      <source>Processor time</source>
      <translation>Temps processeur</translation>
    </message>
    <message>
      <source>Of all parts of Paperround</source>
      <translation>De toutes les parties de Paperround</translation>
    </message>
    <message>
      <source>Compared with fetching every hour above</source>
      <translation>Comparés ci-dessus à une relève toutes les heures</translation>
    </message>
    <message>
      <source>In articles you opened and in lists</source>
      <translation>Dans les articles que vous avez ouverts et dans les listes</translation>
    </message>
    <message>
      <source>Icons</source>
      <translation>Icônes</translation>
    </message>
    <message>
      <source>Feed icons, checked once a month</source>
      <translation>Celles des flux, cherchées une fois par mois</translation>
    </message>
    <message>
      <source>Full articles</source>
      <translation>Articles complets</translation>
    </message>
    <message>
      <source>Loaded from their web pages</source>
      <translation>Chargés depuis leurs pages web</translation>
    </message>
    <message>
      <source>Articles and images downloaded ahead</source>
      <translation>Articles et images téléchargés à l’avance</translation>
    </message>
    <message>
      <source>Episodes you downloaded and those downloaded ahead</source>
      <translation>Enregistrements téléchargés par vous ou à l’avance</translation>
    </message>
    <message>
      <source>Accounts</source>
      <translation>Comptes</translation>
    </message>
    <message>
      <source>Synchronizing with servers</source>
      <translation>Synchronisation avec les serveurs</translation>
    </message>
    <message>
      <source>Mail</source>
      <translation>Courriel</translation>
    </message>
    <message>
      <source>Newsletters</source>
      <translation>Newsletters</translation>
    </message>
    <message>
      <source>Updates</source>
      <translation>Mises à jour</translation>
    </message>
    <message>
      <source>Checking for a new version of Paperround</source>
      <translation>Recherche d’une nouvelle version de Paperround</translation>
    </message>
    <message>
      <source>this week</source>
      <translation>cette semaine</translation>
    </message>
    <message>
      <source>no data yet</source>
      <translation>aucune visite connue</translation>
    </message>
    <message>
      <source>{n}, hourly {m}</source>
      <translation>{n}, horaire {m}</translation>
    </message>
    <message>
      <source>{n} a day, hourly {m}</source>
      <translation>{n} par jour, toutes les heures {m}</translation>
    </message>
    <message>
      <source>{day}: {ours}, hourly {theirs}</source>
      <translation>{day} : {ours}, toutes les heures {theirs}</translation>
    </message>
    <message>
      <source>{measure} compared with hourly</source>
      <translation>{measure} par rapport à toutes les heures</translation>
    </message>
    <message>
      <source>hourly: {m}. Too early for a percentage.</source>
      <translation>relève horaire : {m} ; trop tôt pour comparer</translation>
    </message>
    <message numerus="yes">
      <source>Last {n} days</source>
      <translation>
        <numerusform>Dernier jour ({n})</numerusform>
        <numerusform>{n} derniers jours</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Too early to say: {n} days so far.</source>
      <translation>
        <numerusform>Trop tôt pour le dire : {n} jour pour l’instant.</numerusform>
        <numerusform>Trop tôt pour le dire : {n} jours pour l’instant.</numerusform>
      </translation>
    </message>
    <message>
      <source>{n} a day</source>
      <translation>{n} par jour</translation>
    </message>
    <message>
      <source>strategy</source>
      <translation>stratégie</translation>
    </message>
    <message>
      <source>{name} from {first} to {last}, compared with as many days before:</source>
      <translation>{name} du {first} au {last}, par rapport à autant de jours avant :</translation>
    </message>
    <message>
      <source>Use Paperround’s own strategy</source>
      <translation>Utiliser la stratégie de Paperround</translation>
    </message>
    <message>
      <source>Before and with the other strategy</source>
      <translation>Avant, et avec l’autre stratégie</translation>
    </message>
    <message>
      <source>Strategy in use: {name}, until {day}.</source>
      <translation>Stratégie utilisée : {name}, jusqu’à {day}.</translation>
    </message>
    <message>
      <source>Batches per day</source>
      <translation>Réveils de l’ordinateur par jour</translation>
    </message>
    <message>
      <source>Before</source>
      <translation>Avant</translation>
    </message>
    <message>
      <source>With it</source>
      <translation>Avec</translation>
    </message>
    <message>
      <source>Since {day}, compared with as many days before:</source>
      <translation>Depuis {day}, par rapport à autant de jours avant :</translation>
    </message>
    <message>
      <source>Strategy in use: {name}.</source>
      <translation>Stratégie utilisée : {name}.</translation>
    </message>
    <message>
      <source>{name} synced {times} ({size}). Hourly would have been {hours}.</source>
      <translation>{name} a été interrogé {times}, {size} ; toutes les heures, cela ferait {hours}.</translation>
    </message>
    <message>
      <source>Offline from {begin} to {end}</source>
      <translation>Hors ligne de {begin} à {end}</translation>
    </message>
    <message>
      <source>You were offline, so nothing was fetched. That isn’t an error.</source>
      <translation>Il n’y avait pas de connexion : rien n’a été relevé et rien ne compte comme erreur.</translation>
    </message>
    <message>
      <source>1 article with images is downloaded for {time} ({size}).</source>
      <translation>1 article avec ses images est là pour {time}, {size}.</translation>
    </message>
    <message>
      <source>Timeline of {day}. {done} done, {planned} scheduled. You read: {times}.</source>
      <translation>Chronologie : {day}. Fait : {done}. Prévu : {planned}. Visites : {times}.</translation>
    </message>
    <message>
      <source>Nothing is scheduled yet. Scheduling starts with background refresh.</source>
      <translation>Rien de prévu : Paperround planifie dès que son moteur tourne.</translation>
    </message>
    <message numerus="yes">
      <source>{n} batches, {m} fetches. Each batch wakes the network once.</source>
      <translation>
        <numerusform>{n} réveil, {m} relèves. Chaque réveil n’active le réseau qu’une fois.</numerusform>
        <numerusform>{n} réveils, {m} relèves. Chaque réveil n’active le réseau qu’une fois.</numerusform>
      </translation>
    </message>
    <message>
      <source>Not running from {begin} to {end}</source>
      <translation>Arrêté de {begin} à {end}</translation>
    </message>
    <message>
      <source>Paperround was closed or the computer was off, so nothing was fetched.</source>
      <translation>Paperround était fermé ou l’ordinateur éteint : rien n’a pu être relevé.</translation>
    </message>
    <message numerus="yes">
      <source>{n} articles with images are downloaded for {time} ({size}).</source>
      <translation>
        <numerusform>{n} article avec images est là pour {time}, {size}.</numerusform>
        <numerusform>{n} articles avec images sont là pour {time}, {size}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} articles are downloaded for {time} ({size}).</source>
      <translation>
        <numerusform>{n} article est là pour {time}, {size}.</numerusform>
        <numerusform>{n} articles sont là pour {time}, {size}.</numerusform>
      </translation>
    </message>
    <message>
      <source>You’re usually offline then.</source>
      <translation>À cette heure, vous êtes d’ordinaire sans connexion.</translation>
    </message>
    <message>
      <source>Schedule</source>
      <translation>Plan</translation>
    </message>
    <message>
      <source>Day</source>
      <translation>Jour</translation>
    </message>
    <message>
      <source>Download articles before</source>
      <translation>Télécharger des articles avant</translation>
    </message>
    <message>
      <source>Coming up</source>
      <translation>À venir</translation>
    </message>
    <message>
      <source>Articles are downloaded before you go offline</source>
      <translation>Les articles sont téléchargés avant que vous ne passiez hors ligne</translation>
    </message>
    <message>
      <source>There was nothing new.</source>
      <translation>Rien de nouveau n’avait été publié.</translation>
    </message>
    <message>
      <source>Nothing is scheduled for tomorrow yet.</source>
      <translation>Rien n’est encore prévu pour demain.</translation>
    </message>
    <message>
      <source>not yet</source>
      <translation>pas encore</translation>
    </message>
    <message>
      <source>New articles</source>
      <translation>Nouveaux articles</translation>
    </message>
    <message>
      <source>{reason}, open</source>
      <translation>{reason}, déplié</translation>
    </message>
    <message>
      <source>{reason}, folded</source>
      <translation>{reason}, replié</translation>
    </message>
    <message>
      <source>1 batch, {m} fetches. Each batch wakes the network once.</source>
      <translation>1 réveil, {m} relèves. Chaque réveil n’active le réseau qu’une fois.</translation>
    </message>
    <message>
      <source>Asleep from {begin} to {end}</source>
      <translation>En veille de {begin} à {end}</translation>
    </message>
    <message>
      <source>The computer was asleep, so nothing was fetched.</source>
      <translation>L’ordinateur était en veille : rien n’a pu être relevé.</translation>
    </message>
    <message>
      <source>Yesterday</source>
      <translation>Hier</translation>
    </message>
    <message>
      <source>Tomorrow</source>
      <translation>Demain</translation>
    </message>
    <message>
      <source>Wait avoided</source>
      <translation>Attente évitée</translation>
    </message>
    <message>
      <source>Add a feed to see its fetches here.</source>
      <translation>Ajoutez un flux, et ses relèves apparaîtront ici.</translation>
    </message>
    <message>
      <source>{wake_ups}, {fetches}.</source>
      <translation>{wake_ups}, {fetches}.</translation>
    </message>
    <message>
      <source>You didn’t read on this day.</source>
      <translation>Aucune visite ce jour-là.</translation>
    </message>
    <message>
      <source>You read {times}.</source>
      <translation>Vous avez lu {times}.</translation>
    </message>
    <message>
      <source>Nothing new since you subscribed.</source>
      <translation>Rien de nouveau n’a été publié depuis votre abonnement.</translation>
    </message>
    <message>
      <source>Of the new articles known so far, {share} were ready when you read.</source>
      <translation>Des nouveaux articles connus jusqu’ici, {share} étaient déjà là quand vous avez lu.</translation>
    </message>
    <message>
      <source>{polls} scheduled until {time}. The rest is scheduled closer to the time.</source>
      <translation>Prévu jusqu’à {time} : {polls}. La suite sera planifiée quand le jour approchera.</translation>
    </message>
    <message numerus="yes">
      <source>{time}, fetched · {feeds}, {n} new</source>
      <translation>
        <numerusform>{time}, relevé · {feeds}, {n} nouveau</numerusform>
        <numerusform>{time}, relevé · {feeds}, {n} nouveaux</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{names} and {n} more.</source>
      <translation>
        <numerusform>{names} et {n} autre.</numerusform>
        <numerusform>{names} et {n} autres.</numerusform>
      </translation>
    </message>
    <message>
      <source>No fetches on this day.</source>
      <translation>Aucune relève ce jour-là.</translation>
    </message>
    <message>
      <source>You were here {spans}.</source>
      <translation>Vous étiez là : {spans}.</translation>
    </message>
    <message>
      <source>You often read offline around {time}.</source>
      <translation>Vous lisez souvent hors ligne vers {time}.</translation>
    </message>
    <message numerus="yes">
      <source>{n} couldn’t be downloaded in full.</source>
      <translation>
        <numerusform>{n} d’entre eux n’a pas pu être chargé en entier.</numerusform>
        <numerusform>{n} d’entre eux n’ont pas pu être chargés en entier.</numerusform>
      </translation>
    </message>
    <message>
      <source>Nothing new</source>
      <translation>Rien de neuf</translation>
    </message>
    <message>
      <source>Scheduled</source>
      <translation>Prévu</translation>
    </message>
    <message>
      <source>You read</source>
      <translation>Vous lisez</translation>
    </message>
    <message>
      <source>Asleep, off or offline</source>
      <translation>En veille, éteint ou hors ligne</translation>
    </message>
    <message>
      <source>Waiting time these fetches save you</source>
      <translation>Attente que ces relèves vous épargnent</translation>
    </message>
    <message>
      <source>{time}, scheduled · {feeds} in one batch</source>
      <translation>{time}, prévu · {feeds} en un réveil</translation>
    </message>
    <message>
      <source>{time}, fetched · {feeds}, nothing new</source>
      <translation>{time}, relevé · {feeds}, rien de neuf</translation>
    </message>
    <message numerus="yes">
      <source>{time} and {n} more</source>
      <translation>
        <numerusform>{time} et {n} autre</numerusform>
        <numerusform>{time} et {n} autres</numerusform>
      </translation>
    </message>
    <message>
      <source>Asleep until {time}</source>
      <translation>En veille jusqu’à {time}</translation>
    </message>
    <message>
      <source>Closed until {time}</source>
      <translation>Arrêté jusqu’à {time}</translation>
    </message>
    <message>
      <source>Asleep</source>
      <translation>En veille</translation>
    </message>
    <message>
      <source>Closed</source>
      <translation>Arrêté</translation>
    </message>
    <message>
      <source>Timeline of the day</source>
      <translation>Chronologie du jour</translation>
    </message>
    <message>
      <source>Not enough data yet. It takes about 10 days of reading.</source>
      <translation>Pas encore connu : c’est le premier jour. Il en faut environ 10.</translation>
    </message>
    <message>
      <source>When you
usually read</source>
      <translation>Vos visites
habituelles</translation>
    </message>
    <message>
      <source>0 feeds</source>
      <translation>0 flux</translation>
    </message>
    <message numerus="yes">
      <source>Paperround has seen you read on {n} days. After about 10 it will know your daily pattern.</source>
      <translation>
        <numerusform>Lecture observée pendant {n} jour. Après environ 10 jours, vos matins se distinguent de vos soirs.</numerusform>
        <numerusform>Lecture observée pendant {n} jours. Après environ 10 jours, vos matins se distinguent de vos soirs.</numerusform>
      </translation>
    </message>
    <message>
      <source>Now {time}</source>
      <translation>Maintenant {time}</translation>
    </message>
    <message>
      <source>Usually off</source>
      <translation>D’ordinaire éteint</translation>
    </message>
    <message>
      <source>Estimate</source>
      <translation>Estimation pour l’instant</translation>
    </message>
    <message>
      <source>No fetch scheduled</source>
      <translation>Aucune relève prévue</translation>
    </message>
    <message numerus="yes">
      <source>{n}, all OK</source>
      <translation>
        <numerusform>{n}, tout va bien</numerusform>
        <numerusform>{n}, tout va bien</numerusform>
      </translation>
    </message>
    <message>
      <source>Back to reading</source>
      <translation>Retour à la lecture</translation>
    </message>
    <message>
      <source>Insights pages</source>
      <translation>Pages des analyses</translation>
    </message>
    <message>
      <source>Learn more</source>
      <translation>En savoir plus</translation>
    </message>
    <message>
      <source>Page of Insights</source>
      <translation>Page des analyses</translation>
    </message>
    <message>
      <source>{share} more fetches</source>
      <translation>{share} de relèves en plus</translation>
    </message>
    <message>
      <source>{share} fewer fetches</source>
      <translation>{share} de relèves en moins</translation>
    </message>
    <message>
      <source>Medium confidence</source>
      <translation>Assez sûr</translation>
    </message>
    <message>
      <source>High confidence</source>
      <translation>Sûr</translation>
    </message>
    <message numerus="yes">
      <source>{n}, one needs attention</source>
      <translation>
        <numerusform>{n}, dont un à vérifier</numerusform>
        <numerusform>{n}, dont un à vérifier</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n}, {m} need attention</source>
      <translation>
        <numerusform>{n}, dont {m} à vérifier</numerusform>
        <numerusform>{n}, dont {m} à vérifier</numerusform>
      </translation>
    </message>
    <message>
      <source>Next fetch {time}</source>
      <translation>Prochaine relève {time}</translation>
    </message>
    <message numerus="yes">
      <source>{n} fetches a day</source>
      <translation>
        <numerusform>{n} relève par jour</numerusform>
        <numerusform>{n} relèves par jour</numerusform>
      </translation>
    </message>
    <message>
      <source>Mark all as read in {place}: {posts}</source>
      <translation>Tout marquer comme lu dans {place} : {posts}</translation>
    </message>
    <message>
      <source>Mark as unread</source>
      <translation>Marquer comme non lu</translation>
    </message>
    <message>
      <source>Mark as read</source>
      <translation>Marquer comme lu</translation>
    </message>
    <message>
      <source>Unstar</source>
      <translation>Retirer l’étoile</translation>
    </message>
    <message>
      <source>Read</source>
      <translation>Lus</translation>
    </message>
    <message>
      <source>Remove highlight</source>
      <translation>Retirer le surlignage</translation>
    </message>
    <message>
      <source>Mark all as read in {place}</source>
      <translation>Tout marquer comme lu dans {place}</translation>
    </message>
    <message numerus="yes">
      <source>{n} or more new</source>
      <translation>
        <numerusform>{n} nouveau ou plus</numerusform>
        <numerusform>{n} nouveaux ou plus</numerusform>
      </translation>
    </message>
    <message>
      <source>Show folder</source>
      <translation>Afficher le dossier</translation>
    </message>
    <message>
      <source>Enter password…</source>
      <translation>Saisir le mot de passe…</translation>
    </message>
    <message>
      <source>{what}. Press Ctrl+Z to undo.</source>
      <translation>{what}. Annuler avec Ctrl Z.</translation>
    </message>
    <message>
      <source>Clear</source>
      <translation>Effacer</translation>
    </message>
    <message>
      <source>less than 1 article a year</source>
      <translation>moins d’un article par an</translation>
    </message>
    <message>
      <source>played</source>
      <translation>écouté</translation>
    </message>
    <message>
      <source>1 min listen</source>
      <translation>1 minute d’écoute</translation>
    </message>
    <message>
      <source>about 1 article a day</source>
      <translation>environ un article par jour</translation>
    </message>
    <message numerus="yes">
      <source>about {n} articles a day</source>
      <translation>
        <numerusform>environ {n} article par jour</numerusform>
        <numerusform>environ {n} articles par jour</numerusform>
      </translation>
    </message>
    <message>
      <source>about 1 article a week</source>
      <translation>environ un article par semaine</translation>
    </message>
    <message numerus="yes">
      <source>about {n} articles a week</source>
      <translation>
        <numerusform>environ {n} article par semaine</numerusform>
        <numerusform>environ {n} articles par semaine</numerusform>
      </translation>
    </message>
    <message>
      <source>about 1 article a month</source>
      <translation>environ un article par mois</translation>
    </message>
    <message numerus="yes">
      <source>about {n} articles a month</source>
      <translation>
        <numerusform>environ {n} article par mois</numerusform>
        <numerusform>environ {n} articles par mois</numerusform>
      </translation>
    </message>
    <message>
      <source>about 1 article a year</source>
      <translation>environ un article par an</translation>
    </message>
    <message numerus="yes">
      <source>about {n} articles a year</source>
      <translation>
        <numerusform>environ {n} article par an</numerusform>
        <numerusform>environ {n} articles par an</numerusform>
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
      <translation>depuis aujourd’hui</translation>
    </message>
    <message>
      <source>since yesterday</source>
      <translation>depuis hier</translation>
    </message>
    <message>
      <source>1 article</source>
      <translation>1 article</translation>
    </message>
    <message>
      <source>1 star</source>
      <translation>1 étoile</translation>
    </message>
    <message>
      <source>Episode</source>
      <translation>Un enregistrement</translation>
    </message>
    <message>
      <source>Untitled</source>
      <translation>Un article sans texte</translation>
    </message>
    <message>
      <source>twice</source>
      <translation>deux fois</translation>
    </message>
    <message>
      <source>three times</source>
      <translation>trois fois</translation>
    </message>
    <message>
      <source>four times</source>
      <translation>quatre fois</translation>
    </message>
    <message>
      <source>five times</source>
      <translation>cinq fois</translation>
    </message>
    <message>
      <source>1 batch</source>
      <translation>1 réveil</translation>
    </message>
    <message>
      <source>1 fetch</source>
      <translation>1 relève</translation>
    </message>
    <message>
      <source>in progress</source>
      <translation>commencé</translation>
    </message>
    <message>
      <source>{left} of {whole} min left</source>
      <translation>reste {left} min sur {whole}</translation>
    </message>
    <message numerus="yes">
      <source>{minutes} min listen</source>
      <translation>
        <numerusform>{minutes} minute d’écoute</numerusform>
        <numerusform>{minutes} minutes d’écoute</numerusform>
      </translation>
    </message>
    <message>
      <source>{place} of {whole}</source>
      <translation>{place} sur {whole}</translation>
    </message>
    <message>
      <source>1 hour</source>
      <translation>1 heure</translation>
    </message>
    <message>
      <source>1 minute ago</source>
      <translation>il y a 1 minute</translation>
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
      <translation>depuis le {day}</translation>
    </message>
    <message>
      <source>{n}%</source>
      <translation>{n} %</translation>
    </message>
    <message numerus="yes">
      <source>{n} unread</source>
      <translation>
        <numerusform>{n} non lu</numerusform>
        <numerusform>{n} non lus</numerusform>
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
      <translation>dans {span}</translation>
    </message>
    <message>
      <source>{some} and {last}</source>
      <translation>{some} et {last}</translation>
    </message>
    <message>
      <source>{time} ago</source>
      <translation>il y a {time}</translation>
    </message>
    <message>
      <source>Today, {day}</source>
      <translation>Aujourd’hui, {day}</translation>
    </message>
    <message>
      <source>Yesterday, {day}</source>
      <translation>Hier, {day}</translation>
    </message>
    <message numerus="yes">
      <source>{n} articles</source>
      <translation>
        <numerusform>{n} article</numerusform>
        <numerusform>{n} articles</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} stars</source>
      <translation>
        <numerusform>{n} étoile</numerusform>
        <numerusform>{n} étoiles</numerusform>
      </translation>
    </message>
    <message>
      <source>Link to {host}</source>
      <translation>Un lien vers {host}</translation>
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
        <numerusform>{n} réveil</numerusform>
        <numerusform>{n} réveils</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} fetches</source>
      <translation>
        <numerusform>{n} relève</numerusform>
        <numerusform>{n} relèves</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} minutes ago</source>
      <translation>
        <numerusform>il y a {n} minute</numerusform>
        <numerusform>il y a {n} minutes</numerusform>
      </translation>
    </message>
    <message>
      <source>Couldn’t load the list.</source>
      <translation>La liste n’a pas pu être lue.</translation>
    </message>
    <message>
      <source>all articles</source>
      <translation>tous les articles</translation>
    </message>
    <message>
      <source>Clear search</source>
      <translation>Effacer la recherche</translation>
    </message>
    <message>
      <source>Your first articles will appear in a moment.</source>
      <translation>Les premiers articles arrivent dans un instant.</translation>
    </message>
    <message>
      <source>Read a few articles, and suggestions based on them will appear here.</source>
      <translation>Lisez quelques articles. Ce que vous lisez décide de ce qui figure ici.</translation>
    </message>
    <message>
      <source>No articles today yet</source>
      <translation>Pas encore d’articles aujourd’hui</translation>
    </message>
    <message>
      <source>Nothing here yet</source>
      <translation>Rien ici pour l’instant</translation>
    </message>
    <message>
      <source>Show now</source>
      <translation>Les afficher</translation>
    </message>
    <message>
      <source>No new articles. Next edition at {time}.</source>
      <translation>Aucune nouveauté en attente. Prochain journal : {time}.</translation>
    </message>
    <message>
      <source>Refresh anyway</source>
      <translation>Relever quand même</translation>
    </message>
    <message>
      <source>Add a website you like, or bring your feeds from another reader.</source>
      <translation>Ajoutez un site web que vous aimez, ou reprenez vos flux d’un autre lecteur.</translation>
    </message>
    <message>
      <source>No results for “{words}”</source>
      <translation>Aucun résultat pour « {words} »</translation>
    </message>
    <message>
      <source>No connection</source>
      <translation>Pas de connexion</translation>
    </message>
    <message>
      <source>Its server asked Paperround to wait until then.</source>
      <translation>Son serveur demande une pause jusque-là.</translation>
    </message>
    <message>
      <source>Refreshing {what}…</source>
      <translation>Relève : {what}…</translation>
    </message>
    <message>
      <source>Nothing to suggest yet</source>
      <translation>Rien à suggérer pour l’instant</translation>
    </message>
    <message>
      <source>Nothing found yet</source>
      <translation>Rien trouvé pour l’instant</translation>
    </message>
    <message>
      <source>No starred articles</source>
      <translation>Aucune étoile pour l’instant</translation>
    </message>
    <message>
      <source>Press S to star an article and keep it here.</source>
      <translation>Appuyez sur s dans un article pour le garder ici.</translation>
    </message>
    <message>
      <source>All caught up</source>
      <translation>Tout est lu</translation>
    </message>
    <message>
      <source>1 new article waiting for the {time} edition.</source>
      <translation>1 nouvel article attend le prochain journal ({time}).</translation>
    </message>
    <message numerus="yes">
      <source>{n} new articles waiting for the {time} edition.</source>
      <translation>
        <numerusform>{n} nouvel article attend le prochain journal ({time}).</numerusform>
        <numerusform>{n} nouveaux articles attendent le prochain journal ({time}).</numerusform>
      </translation>
    </message>
    <message>
      <source>Choose again…</source>
      <translation>Choisir à nouveau…</translation>
    </message>
    <message>
      <source>Searched {place}.</source>
      <translation>Recherché dans : {place}.</translation>
    </message>
    <message>
      <source>Search everywhere</source>
      <translation>Chercher partout</translation>
    </message>
    <message>
      <source>{what} will be fetched at {time}</source>
      <translation>{what} : à {time}</translation>
    </message>
    <message>
      <source>New matches appear here automatically.</source>
      <translation>Ce qui convient arrive ici tout seul.</translation>
    </message>
    <message numerus="yes">
      <source>{n} feeds here couldn’t be refreshed.</source>
      <translation>
        <numerusform>{n} flux d’ici n’a pas pu être relevé.</numerusform>
        <numerusform>{n} flux d’ici n’ont pas pu être relevés.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 feed here couldn’t be refreshed.</source>
      <translation>1 flux d’ici n’a pas pu être relevé.</translation>
    </message>
    <message>
      <source>Browse starter feeds</source>
      <translation>Parcourir les flux proposés</translation>
    </message>
    <message>
      <source>Add a sync account</source>
      <translation>Ajouter un compte de synchronisation</translation>
    </message>
    <message>
      <source>{what} will be fetched once you’re back online.</source>
      <translation>Relève dès le retour de la connexion : {what}.</translation>
    </message>
    <message>
      <source>the search for {words}</source>
      <translation>la recherche « {words} »</translation>
    </message>
    <message>
      <source>Everywhere</source>
      <translation>Partout</translation>
    </message>
    <message>
      <source>Search all articles, not just this list</source>
      <translation>Rechercher dans tous les articles, pas seulement ici</translation>
    </message>
    <message>
      <source>Search tips</source>
      <translation>Ce qu’on peut saisir ici</translation>
    </message>
    <message>
      <source>Search tips (Alt+Down)</source>
      <translation>Ce qu’on peut saisir ici (Alt+Bas)</translation>
    </message>
    <message>
      <source>1 result</source>
      <translation>1 résultat</translation>
    </message>
    <message>
      <source>View options</source>
      <translation>Options d’affichage</translation>
    </message>
    <message>
      <source>All</source>
      <translation>Toutes</translation>
    </message>
    <message>
      <source>Sort</source>
      <translation>Trier</translation>
    </message>
    <message>
      <source>Group by</source>
      <translation>Grouper par</translation>
    </message>
    <message>
      <source>Rows</source>
      <translation>Lignes</translation>
    </message>
    <message>
      <source>Cards</source>
      <translation>Cartes</translation>
    </message>
    <message>
      <source>night ferry</source>
      <translation>ferry nocturne</translation>
    </message>
    <message>
      <source>both words, anywhere</source>
      <translation>les deux mots, n’importe où</translation>
    </message>
    <message>
      <source>"night ferry"</source>
      <translation>"ferry nocturne"</translation>
    </message>
    <message>
      <source>exactly this phrase</source>
      <translation>exactement cette expression</translation>
    </message>
    <message>
      <source>ferry OR boat</source>
      <translation>ferry OR bateau</translation>
    </message>
    <message>
      <source>either word</source>
      <translation>l’un des deux</translation>
    </message>
    <message>
      <source>ferry -night</source>
      <translation>ferry -nuit</translation>
    </message>
    <message>
      <source>leave out a word</source>
      <translation>sans ce mot</translation>
    </message>
    <message>
      <source>(ferry OR boat) night</source>
      <translation>(ferry OR bateau) nuit</translation>
    </message>
    <message>
      <source>group with parentheses</source>
      <translation>les parenthèses regroupent</translation>
    </message>
    <message>
      <source>title:ferry</source>
      <translation>title:ferry</translation>
    </message>
    <message>
      <source>in the title; also author: and text:</source>
      <translation>dans le titre ; aussi author: et text:</translation>
    </message>
    <message>
      <source>feed:"Harbour Gazette"</source>
      <translation>feed:"Gazette du port"</translation>
    </message>
    <message>
      <source>from this feed</source>
      <translation>de ce flux</translation>
    </message>
    <message>
      <source>folder:News</source>
      <translation>folder:Actualités</translation>
    </message>
    <message>
      <source>in this folder</source>
      <translation>dans ce dossier</translation>
    </message>
    <message>
      <source>tag:later</source>
      <translation>tag:plus-tard</translation>
    </message>
    <message>
      <source>with this tag</source>
      <translation>avec cette étiquette</translation>
    </message>
    <message>
      <source>is:unread</source>
      <translation>is:unread</translation>
    </message>
    <message>
      <source>also is:read, is:starred</source>
      <translation>non lu ; aussi is:read, is:starred</translation>
    </message>
    <message>
      <source>after:7d</source>
      <translation>after:7d</translation>
    </message>
    <message>
      <source>from the last 7 days</source>
      <translation>des sept derniers jours</translation>
    </message>
    <message>
      <source>before:2026-03</source>
      <translation>before:2026-03</translation>
    </message>
    <message>
      <source>before a day, month or year</source>
      <translation>avant un jour, un mois ou une année</translation>
    </message>
    <message>
      <source>Newest</source>
      <translation>Plus récents</translation>
    </message>
    <message>
      <source>Oldest</source>
      <translation>Plus anciens</translation>
    </message>
    <message>
      <source>Relevance</source>
      <translation>Pertinence</translation>
    </message>
    <message numerus="yes">
      <source>{n} results</source>
      <translation>
        <numerusform>{n} résultat</numerusform>
        <numerusform>{n} résultats</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>the latest {n} results</source>
      <translation>
        <numerusform>le dernier résultat ({n})</numerusform>
        <numerusform>les {n} derniers résultats</numerusform>
      </translation>
    </message>
    <message>
      <source>Search in {place}</source>
      <translation>Rechercher dans {place}</translation>
    </message>
    <message>
      <source>Try now</source>
      <translation>Essayer maintenant</translation>
    </message>
    <message>
      <source>Also in 1 other feed</source>
      <translation>Aussi dans 1 flux</translation>
    </message>
    <message>
      <source>1 similar article</source>
      <translation>1 autre semblable</translation>
    </message>
    <message>
      <source>Also in {feeds}</source>
      <translation>Aussi dans {feeds}</translation>
    </message>
    <message numerus="yes">
      <source>Also in {n} other feeds</source>
      <translation>
        <numerusform>Aussi dans {n} flux</numerusform>
        <numerusform>Aussi dans {n} flux</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} similar articles</source>
      <translation>
        <numerusform>{n} autre semblable</numerusform>
        <numerusform>{n} autres semblables</numerusform>
      </translation>
    </message>
    <message>
      <source>Plugged in or charging</source>
      <translation>Sur secteur ou en charge</translation>
    </message>
    <message>
      <source>On battery or saving power</source>
      <translation>Sur batterie ou en économie d’énergie</translation>
    </message>
    <message>
      <source>Nothing more is scheduled today.</source>
      <translation>Plus rien de prévu aujourd’hui.</translation>
    </message>
    <message numerus="yes">
      <source>{n} scheduled for later today</source>
      <translation>
        <numerusform>Encore {n} au programme aujourd’hui</numerusform>
        <numerusform>Encore {n} au programme aujourd’hui</numerusform>
      </translation>
    </message>
    <message>
      <source>Online, not metered</source>
      <translation>En ligne, sans limite</translation>
    </message>
    <message>
      <source>Today’s schedule</source>
      <translation>Plan du jour</translation>
    </message>
    <message>
      <source>When you usually read</source>
      <translation>Vos heures de lecture habituelles</translation>
    </message>
    <message>
      <source>A typical day</source>
      <translation>Une journée type</translation>
    </message>
    <message>
      <source>Paused. Refresh still works.</source>
      <translation>En pause. « Relever » fonctionne toujours.</translation>
    </message>
    <message>
      <source>Offline. Fetching resumes when you reconnect.</source>
      <translation>Hors ligne. Les relèves reprennent dès le retour de la connexion.</translation>
    </message>
    <message numerus="yes">
      <source>{n} scheduled for later today, {m} in reserve</source>
      <translation>
        <numerusform>Encore {n} au programme aujourd’hui, {m} en réserve</numerusform>
        <numerusform>Encore {n} au programme aujourd’hui, {m} en réserve</numerusform>
      </translation>
    </message>
    <message>
      <source>Next batches</source>
      <translation>Prochains réveils</translation>
    </message>
    <message>
      <source>Each batch wakes the network once</source>
      <translation>Chaque réveil n’active le réseau qu’une fois</translation>
    </message>
    <message>
      <source>Batch done</source>
      <translation>Réveil effectué</translation>
    </message>
    <message>
      <source>{feeds} · {when}</source>
      <translation>{feeds} · {when}</translation>
    </message>
    <message>
      <source>Resume</source>
      <translation>Reprendre</translation>
    </message>
    <message>
      <source>For 1 hour</source>
      <translation>Pendant 1 heure</translation>
    </message>
    <message>
      <source>Until tomorrow</source>
      <translation>Jusqu’à demain</translation>
    </message>
    <message>
      <source>Until I resume</source>
      <translation>Jusqu’à ce que je reprenne</translation>
    </message>
    <message>
      <source>{used} of {all} fetches used today</source>
      <translation>{used} relèves sur {all} utilisées aujourd’hui</translation>
    </message>
    <message>
      <source>When you usually read, and today’s batches of fetches</source>
      <translation>Vos heures de lecture habituelles, et les réveils d’aujourd’hui pour relever</translation>
    </message>
    <message numerus="yes">
      <source>{time}, {feeds}, {n} new</source>
      <translation>
        <numerusform>{time}, {feeds}, {n} nouveau</numerusform>
        <numerusform>{time}, {feeds}, {n} nouveaux</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} {n} scheduled, next at {time}.</source>
      <translation>
        <numerusform>{done} {n} prévu, prochain à {time}.</numerusform>
        <numerusform>{done} {n} prévus, prochain à {time}.</numerusform>
      </translation>
    </message>
    <message>
      <source>A typical day, until Paperround knows when you read</source>
      <translation>Une journée type, tant que Paperround ne sait pas quand vous lisez</translation>
    </message>
    <message>
      <source>{time}, scheduled, {feeds}</source>
      <translation>{time}, prévu, {feeds}</translation>
    </message>
    <message>
      <source>{time}, {feeds}, nothing new</source>
      <translation>{time}, {feeds}, rien de neuf</translation>
    </message>
    <message numerus="yes">
      <source>{n} batches done,</source>
      <translation>
        <numerusform>{n} réveil effectué,</numerusform>
        <numerusform>{n} réveils effectués,</numerusform>
      </translation>
    </message>
    <message>
      <source>{done} nothing scheduled.</source>
      <translation>{done} rien de prévu.</translation>
    </message>
    <message>
      <source>New name</source>
      <translation>Nouveau nom</translation>
    </message>
    <message>
      <source>You’re subscribed to {feed} twice, at two addresses.</source>
      <translation>Vous avez {feed} deux fois, sous deux adresses.</translation>
    </message>
    <message>
      <source>Clear the filter</source>
      <translation>Vider le filtre</translation>
    </message>
    <message>
      <source>Keep both</source>
      <translation>Garder les deux</translation>
    </message>
    <message>
      <source>{feed} has the same articles as {other}.</source>
      <translation>{feed} apporte les mêmes articles que {other}.</translation>
    </message>
    <message>
      <source>Almost everything in {feed} is also in {other}.</source>
      <translation>Presque tout ce que publie {feed} vient aussi avec {other}.</translation>
    </message>
    <message>
      <source>Searches</source>
      <translation>Recherches</translation>
    </message>
    <message>
      <source>Monday</source>
      <translation>lundi</translation>
    </message>
    <message>
      <source>Tuesday</source>
      <translation>mardi</translation>
    </message>
    <message>
      <source>Wednesday</source>
      <translation>mercredi</translation>
    </message>
    <message>
      <source>Thursday</source>
      <translation>jeudi</translation>
    </message>
    <message>
      <source>Friday</source>
      <translation>vendredi</translation>
    </message>
    <message>
      <source>Saturday</source>
      <translation>samedi</translation>
    </message>
    <message>
      <source>Sunday</source>
      <translation>dimanche</translation>
    </message>
    <message>
      <source>January</source>
      <translation>janvier</translation>
    </message>
    <message>
      <source>February</source>
      <translation>février</translation>
    </message>
    <message>
      <source>March</source>
      <translation>mars</translation>
    </message>
    <message>
      <source>April</source>
      <translation>avril</translation>
    </message>
    <message>
      <source>May</source>
      <translation>mai</translation>
    </message>
    <message>
      <source>June</source>
      <translation>juin</translation>
    </message>
    <message>
      <source>July</source>
      <translation>juillet</translation>
    </message>
    <message>
      <source>August</source>
      <translation>août</translation>
    </message>
    <message>
      <source>September</source>
      <translation>septembre</translation>
    </message>
    <message>
      <source>October</source>
      <translation>octobre</translation>
    </message>
    <message>
      <source>November</source>
      <translation>novembre</translation>
    </message>
    <message>
      <source>December</source>
      <translation>décembre</translation>
    </message>
    <message numerus="yes">
      <source>So you don’t miss anything: it lists only {window} articles, which turn over in {span}.</source>
      <translation>
        <numerusform>Pour ne rien perdre : il garde {window} article et se remplit en {span}.</numerusform>
        <numerusform>Pour ne rien perdre : il garde {window} articles et se remplit en {span}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Grouped with one other feed to save power.</source>
      <translation>Avec un autre, pour ne réveiller la radio qu’une fois.</translation>
    </message>
    <message numerus="yes">
      <source>Grouped with {n} other feeds to save power.</source>
      <translation>
        <numerusform>Avec {n} autre, pour ne réveiller la radio qu’une fois.</numerusform>
        <numerusform>Avec {n} autres, pour ne réveiller la radio qu’une fois.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 day</source>
      <translation>1 jour</translation>
    </message>
    <message>
      <source>1 minute</source>
      <translation>1 minute</translation>
    </message>
    <message>
      <source>a moment</source>
      <translation>un instant</translation>
    </message>
    <message>
      <source>two</source>
      <translation>deux</translation>
    </message>
    <message>
      <source>three</source>
      <translation>trois</translation>
    </message>
    <message>
      <source>four</source>
      <translation>quatre</translation>
    </message>
    <message>
      <source>five</source>
      <translation>cinq</translation>
    </message>
    <message>
      <source>six</source>
      <translation>six</translation>
    </message>
    <message>
      <source>seven</source>
      <translation>sept</translation>
    </message>
    <message>
      <source>eight</source>
      <translation>huit</translation>
    </message>
    <message>
      <source>nine</source>
      <translation>neuf</translation>
    </message>
    <message>
      <source>ten</source>
      <translation>dix</translation>
    </message>
    <message>
      <source>eleven</source>
      <translation>onze</translation>
    </message>
    <message>
      <source>twelve</source>
      <translation>douze</translation>
    </message>
    <message>
      <source>{n} GB</source>
      <translation>{n} Go</translation>
    </message>
    <message>
      <source>{n} MB</source>
      <translation>{n} Mo</translation>
    </message>
    <message>
      <source>{n} kB</source>
      <translation>{n} ko</translation>
    </message>
    <message>
      <source> day</source>
      <translation> jour</translation>
    </message>
    <message numerus="yes">
      <source> days</source>
      <translation>
        <numerusform> jour</numerusform>
        <numerusform> jours</numerusform>
      </translation>
    </message>
    <message>
      <source> MB</source>
      <translation> Mo</translation>
    </message>
    <message>
      <source>no limit</source>
      <translation>sans limite</translation>
    </message>
    <message>
      <source>Words to highlight</source>
      <translation>Mots à surligner</translation>
    </message>
    <message>
      <source>Quiet hours</source>
      <translation>Heures de silence</translation>
    </message>
    <message>
      <source>Mute notifications for today</source>
      <translation>Plus de notification aujourd’hui</translation>
    </message>
    <message>
      <source>Closing the window</source>
      <translation>À la fermeture de la fenêtre</translation>
    </message>
    <message>
      <source>Tell me about updates</source>
      <translation>Me signaler une nouvelle version</translation>
    </message>
    <message>
      <source>Images in articles</source>
      <translation>Images dans les articles</translation>
    </message>
    <message>
      <source>Thumbnails in the list</source>
      <translation>Petites images dans la liste</translation>
    </message>
    <message>
      <source>Download episodes before I usually listen</source>
      <translation>Télécharger les enregistrements avant mes heures d’écoute</translation>
    </message>
    <message>
      <source>Storage limit</source>
      <translation>Gardé sur le disque, environ</translation>
    </message>
    <message>
      <source>Keep played episodes for</source>
      <translation>Garder les écoutés</translation>
    </message>
    <message>
      <source>Fetching strategy</source>
      <translation>Stratégie de relève</translation>
    </message>
    <message>
      <source>Never more than this on any day</source>
      <translation>Jamais plus, quel que soit le jour</translation>
    </message>
    <message>
      <source>Daily data limit</source>
      <translation>Données par jour pour cela</translation>
    </message>
    <message>
      <source>On battery, use at most</source>
      <translation>Dont sur batterie</translation>
    </message>
    <message>
      <source>Share of the daily budget on battery and in power saving mode.</source>
      <translation>Part du budget quotidien sur batterie et en économie d’énergie.</translation>
    </message>
    <message>
      <source>On a metered connection</source>
      <translation>Sur connexion limitée</translation>
    </message>
    <message>
      <source>Share of the daily budget on a metered connection.</source>
      <translation>Part du budget quotidien sur connexion limitée.</translation>
    </message>
    <message>
      <source>While the computer is busy</source>
      <translation>Si l’ordinateur est occupé</translation>
    </message>
    <message>
      <source>Share of the daily budget while the computer is busy.</source>
      <translation>Part du budget quotidien quand l’ordinateur est occupé.</translation>
    </message>
    <message>
      <source>Batches of fetches per day, about. Each batch wakes the network once.</source>
      <translation>Nombre approximatif de réveils par jour pour relever. Chaque réveil n’active le réseau qu’une fois.</translation>
    </message>
    <message>
      <source>On battery or a metered connection</source>
      <translation>Quand le courant ou la connexion manque</translation>
    </message>
    <message>
      <source>Batches per day on battery, in power saving mode and on a metered connection.</source>
      <translation>Réveils par jour sur batterie, en économie d’énergie et sur connexion limitée.</translation>
    </message>
    <message>
      <source>Parallel connections</source>
      <translation>Sites visités à la fois</translation>
    </message>
    <message>
      <source>Number of servers to fetch from at the same time.</source>
      <translation>Nombre de serveurs interrogés en même temps.</translation>
    </message>
    <message>
      <source>Scheduled fetches per minute</source>
      <translation>Relèves prévues par minute</translation>
    </message>
    <message>
      <source>Most scheduled fetches per minute, even after sleep.</source>
      <translation>Nombre maximal de relèves prévues par minute, même après une mise en veille.</translation>
    </message>
    <message>
      <source>Proxy</source>
      <translation>Proxy</translation>
    </message>
    <message>
      <source>Proxy for all connections. Empty for none.</source>
      <translation>Proxy pour toutes les connexions. Vide : aucun.</translation>
    </message>
    <message>
      <source>Password command</source>
      <translation>Commande pour le mot de passe</translation>
    </message>
    <message>
      <source>Command that prints a password, used before the keyring. {user} and {host} are filled in.</source>
      <translation>Commande qui affiche un mot de passe, utilisée avant le trousseau. {user} et {host} sont remplacés.</translation>
    </message>
    <message>
      <source>Password file</source>
      <translation>Fichier de mots de passe</translation>
    </message>
    <message>
      <source>File that only you can read, used instead of the keyring. Passwords in it are plain text.</source>
      <translation>Fichier que vous seul pouvez lire, utilisé à la place du trousseau. Les mots de passe y sont en clair.</translation>
    </message>
    <message>
      <source>When I’m offline</source>
      <translation>Quand je suis hors ligne</translation>
    </message>
    <message>
      <source>Hold new articles until the next edition</source>
      <translation>Les nouveaux articles attendent le prochain journal</translation>
    </message>
    <message>
      <source>Keep articles for</source>
      <translation>Conserver les articles</translation>
    </message>
    <message>
      <source>Maximum per feed</source>
      <translation>Au plus par flux</translation>
    </message>
    <message>
      <source>Keep daily backups for</source>
      <translation>Garder les sauvegardes</translation>
    </message>
    <message>
      <source>Show suggestions in For You</source>
      <translation>Suggérer des articles non lus dans une vue « Pour vous »</translation>
    </message>
    <message>
      <source>When I read an article, mark the same story in other feeds as read</source>
      <translation>Lire un article marque le même sujet comme lu dans les autres flux</translation>
    </message>
    <message>
      <source>Fetch repetitive feeds less often</source>
      <translation>Relever moins les flux qui se répètent souvent</translation>
    </message>
    <message>
      <source>Fetch feeds less often if their articles repeat each other.</source>
      <translation>Relever moins souvent les flux dont les articles se répètent.</translation>
    </message>
    <message>
      <source>Fetch feeds I read often more frequently</source>
      <translation>Relever davantage les flux dont j’ouvre souvent les articles, et moins les autres</translation>
    </message>
    <message>
      <source>Fetch feeds more often if you often go to them or their folder.</source>
      <translation>Relever plus souvent les flux que vous ouvrez souvent, eux ou leur dossier.</translation>
    </message>
    <message>
      <source>Learn when I read</source>
      <translation>Retenir quand je lis</translation>
    </message>
    <message>
      <source>Create editions automatically</source>
      <translation>Faire un journal automatiquement</translation>
    </message>
    <message>
      <source>Times, separated by spaces</source>
      <translation>Heures, séparées d’espaces</translation>
    </message>
    <message>
      <source>Reading time (minutes)</source>
      <translation>Minutes de lecture</translation>
    </message>
    <message>
      <source>Include articles left unread last time</source>
      <translation>Ce qui reste non lu peut revenir</translation>
    </message>
    <message>
      <source>Mark its articles as read</source>
      <translation>Marquer son contenu comme lu</translation>
    </message>
    <message>
      <source>Load the full text of shortened articles</source>
      <translation>Charger en entier les articles abrégés</translation>
    </message>
    <message>
      <source>Save to folder</source>
      <translation>Dossier des journaux</translation>
    </message>
    <message>
      <source>To</source>
      <translation>Destination</translation>
    </message>
    <message>
      <source>Mail server</source>
      <translation>Serveur de courriel</translation>
    </message>
    <message>
      <source>Allow mail without encryption</source>
      <translation>Autoriser le courriel sans chiffrement</translation>
    </message>
    <message>
      <source>ferry "night train"</source>
      <translation>ferry "train de nuit"</translation>
    </message>
    <message>
      <source>not at all</source>
      <translation>pas du tout</translation>
    </message>
    <message>
      <source>forever</source>
      <translation>toujours</translation>
    </message>
    <message>
      <source>Ask once</source>
      <translation>Demander une fois</translation>
    </message>
    <message>
      <source>Keep fetching in the background</source>
      <translation>Continuer à relever en arrière-plan</translation>
    </message>
    <message>
      <source>Don’t show</source>
      <translation>Les omettre</translation>
    </message>
    <message>
      <source>Cube-root shares, optimised times</source>
      <translation>Parts en racine cubique, meilleurs moments</translation>
    </message>
    <message>
      <source>Fewest articles missing when you read</source>
      <translation>Le moins de manques à vos visites</translation>
    </message>
    <message>
      <source>Square-root shares, alerts first</source>
      <translation>Parts en racine carrée, alertes rapides</translation>
    </message>
    <message>
      <source>Square-root shares, evenly spaced</source>
      <translation>Parts en racine carrée, moments réguliers</translation>
    </message>
    <message>
      <source>Equal shares, alerts first</source>
      <translation>Parts égales, alertes rapides</translation>
    </message>
    <message>
      <source>Fewest missed articles first</source>
      <translation>D’abord le moins d’articles perdus</translation>
    </message>
    <message>
      <source>Learned fixed interval per feed</source>
      <translation>Intervalle fixe appris</translation>
    </message>
    <message>
      <source>Most out of date first</source>
      <translation>D’abord les périmés de longue date</translation>
    </message>
    <message>
      <source>Short-lived articles first</source>
      <translation>D’abord ce qui se périme vite</translation>
    </message>
    <message>
      <source>Moving average of gaps</source>
      <translation>Moyenne mobile des pauses</translation>
    </message>
    <message>
      <source>When the next article is due</source>
      <translation>Quand le prochain article est attendu</translation>
    </message>
    <message>
      <source>Every feed equally often</source>
      <translation>Tous les flux aussi souvent</translation>
    </message>
    <message>
      <source>Don’t download anything</source>
      <translation>Ne rien charger</translation>
    </message>
    <message>
      <source>Plus everything from feeds I choose</source>
      <translation>Et tout des flux que j’ai choisis</translation>
    </message>
    <message>
      <source> article</source>
      <translation> article</translation>
    </message>
    <message numerus="yes">
      <source> articles</source>
      <translation>
        <numerusform> article</numerusform>
        <numerusform> articles</numerusform>
      </translation>
    </message>
    <message>
      <source>Send by email to an e-reader or inbox</source>
      <translation>Liseuse ou boîte aux lettres, par courriel</translation>
    </message>
    <message>
      <source>{host} didn’t accept the user name or password. FreshRSS needs the API password from its profile page. Miniflux needs the one from Integrations &gt; Google Reader.</source>
      <translation>Selon {host}, l’identifiant ou le mot de passe est faux. FreshRSS veut le mot de passe API de sa page de profil, Miniflux celui d’Intégrations, Google Reader.</translation>
    </message>
    <message>
      <source>No sync server found at {host}. Check the address, and that its Google Reader API is turned on.</source>
      <translation>Aucun serveur de flux ne répond à {host} ; vérifiez l’adresse et que son API Google Reader est activée.</translation>
    </message>
    <message>
      <source>The API of {host} is turned off. In FreshRSS, allow API access under Settings &gt; Authentication.</source>
      <translation>L’API de {host} est désactivée ; dans FreshRSS, autorisez l’accès API sous Configuration, Authentification.</translation>
    </message>
    <message>
      <source>{host} redirects to {other}. If that’s your server, enter that address.</source>
      <translation>{host} redirige vers {other} ; saisissez cette adresse si c’est celle de votre serveur.</translation>
    </message>
    <message>
      <source>{what} If it uses your own certificate authority, add that authority’s certificate.</source>
      <translation>{what} S’il est signé par votre propre autorité, indiquez le certificat de celle-ci.</translation>
    </message>
    <message>
      <source>The certificate file {path} can’t be read. Choose a file in PEM format.</source>
      <translation>Le fichier de certificat {path} est illisible ; choisissez un fichier au format PEM.</translation>
    </message>
    <message>
      <source>The saved password for {host} is missing. Enter it again in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>Le mot de passe pour {host} n’est plus connu ; saisissez-le à nouveau dans Paramètres, Comptes et envoi.</translation>
    </message>
    <message>
      <source>{name} can’t store playback positions, so they stay on this computer. Finished episodes are marked as read there.</source>
      <translation>Le point où vous en êtes d’un enregistrement reste sur cet ordinateur : {name} ne peut pas le conserver. Un enregistrement écouté jusqu’au bout y arrive comme lu.</translation>
    </message>
    <message>
      <source>{name} only syncs playback positions through its native API, which doesn’t accept this password. Use your login there as the Google Reader user name and password.</source>
      <translation>{name} ne signale les enregistrements, et où vous en êtes, que par sa propre interface, qui n’accepte pas ce mot de passe. Donnez à son interface Google Reader le nom et le mot de passe de votre compte là-bas.</translation>
    </message>
    <message>
      <source>{host} numbers its articles in a way that Paperround can’t read, so nothing was synced.</source>
      <translation>{host} numérote ses articles d’une façon que Paperround ne sait pas lire ; rien n’a été synchronisé.</translation>
    </message>
    <message>
      <source>You’ve already added this account.</source>
      <translation>Vous avez déjà ce compte.</translation>
    </message>
    <message>
      <source>This account doesn’t exist.</source>
      <translation>Ce compte n’existe pas.</translation>
    </message>
    <message>
      <source>Encryption needs the Python package “cryptography”. Install it and try again.</source>
      <translation>Le chiffrement nécessite le paquet Python « cryptography ». Installez-le et réessayez.</translation>
    </message>
    <message>
      <source>The files in the sync folder are encrypted. Enter their passphrase.</source>
      <translation>Les fichiers du dossier de synchronisation sont chiffrés. Saisissez leur phrase secrète.</translation>
    </message>
    <message>
      <source>This isn’t the passphrase of the sync folder. Enter the one that your other computers use.</source>
      <translation>Ce n’est pas la phrase secrète du dossier de synchronisation. Saisissez celle qu’utilisent vos autres ordinateurs.</translation>
    </message>
    <message>
      <source>The files in the sync folder aren’t encrypted. Choose an empty folder to start with encryption.</source>
      <translation>Les fichiers du dossier de synchronisation ne sont pas chiffrés. Choisissez un dossier vide pour commencer avec le chiffrement.</translation>
    </message>
    <message>
      <source>The sync folder {path} isn’t there. Check that it’s connected, or choose another.</source>
      <translation>Le dossier de synchronisation {path} est introuvable. Vérifiez qu’il est connecté, ou choisissez-en un autre.</translation>
    </message>
    <message>
      <source>{host} didn’t accept the user name or password. Many providers require an app password, which you can create on their website.</source>
      <translation>Selon {host}, l’identifiant ou le mot de passe est faux. Beaucoup de fournisseurs exigent un mot de passe réservé aux programmes, à obtenir sur leur site.</translation>
    </message>
    <message>
      <source>This user name or password has characters that can’t be sent to {host}.</source>
      <translation>Cet identifiant ou ce mot de passe contient des caractères qui ne peuvent pas être envoyés à {host}.</translation>
    </message>
    <message>
      <source>{host} isn’t responding like an IMAP server. Check the server name and port.</source>
      <translation>Ce qui répond à {host} ne parle pas IMAP ; vérifiez le nom et le port du serveur.</translation>
    </message>
    <message>
      <source>{host} doesn’t offer a secure connection, and Paperround never sends passwords unencrypted. Choose TLS or STARTTLS.</source>
      <translation>{host} n’offre pas de connexion sûre, et un mot de passe n’est jamais envoyé sans chiffrement ; choisissez TLS ou STARTTLS.</translation>
    </message>
    <message>
      <source>{host} doesn’t support STARTTLS. Choose TLS, usually on port 993.</source>
      <translation>{host} n’offre pas STARTTLS ; choisissez TLS, d’habitude sur le port 993.</translation>
    </message>
    <message>
      <source>Folder {folder} doesn’t exist on {host}. Choose another.</source>
      <translation>Il n’y a pas de dossier {folder} sur {host} ; choisissez-en un autre.</translation>
    </message>
    <message>
      <source>{host} refused a request: {what}</source>
      <translation>{host} a refusé ce qui lui était demandé : {what}</translation>
    </message>
    <message>
      <source>{host} closed the connection. Paperround will try again later.</source>
      <translation>{host} a mis fin à l’échange ; Paperround réessaiera plus tard.</translation>
    </message>
    <message>
      <source>{host} sent too much data, so it was rejected.</source>
      <translation>{host} a envoyé plus que demandé ; rien n’a été repris.</translation>
    </message>
    <message>
      <source>Mail doesn’t work through an HTTPS proxy. Use an http:// or socks5:// proxy.</source>
      <translation>Le courriel ne peut pas passer par un proxy qui exige lui-même HTTPS ; utilisez-en un en http:// ou socks5://.</translation>
    </message>
    <message>
      <source>You’ve already added this folder.</source>
      <translation>Vous avez déjà ce dossier.</translation>
    </message>
    <message>
      <source>This mailbox doesn’t exist.</source>
      <translation>Cette boîte aux lettres n’existe pas.</translation>
    </message>
    <message>
      <source>The part of the page you followed is gone. The page may have been redesigned or replaced. Choose again what to follow.</source>
      <translation>Ce qui était suivi n’est plus sur la page : elle a été remaniée, ou une autre a pris sa place. Choisissez à nouveau ce qu’il faut suivre.</translation>
    </message>
    <message>
      <source>The page has no text to compare. It may need JavaScript.</source>
      <translation>La page est arrivée sans texte à comparer ; il est peut-être écrit par un script.</translation>
    </message>
    <message>
      <source>No repeating list found on this page. Enter a CSS selector for its articles.</source>
      <translation>Rien sur cette page ne se répète comme une liste d’articles ; désignez-les par un sélecteur CSS.</translation>
    </message>
    <message>
      <source>Paperround doesn’t understand this CSS selector: {selector}</source>
      <translation>Paperround ne comprend pas ce sélecteur CSS : {selector}</translation>
    </message>
    <message>
      <source>This selector finds nothing on the page: {selector}</source>
      <translation>Ce sélecteur ne trouve rien sur la page : {selector}</translation>
    </message>
    <message>
      <source>What this selector matches has no title and no link: {selector}</source>
      <translation>Ce que ce sélecteur trouve sur la page n’a ni titre ni lien : {selector}</translation>
    </message>
    <message>
      <source>No link on the page has this text: {text}</source>
      <translation>Aucun lien de la page ne se lit ainsi : {text}</translation>
    </message>
    <message>
      <source>This address isn’t a web page.</source>
      <translation>Ce qui est venu de cette adresse n’est pas une page web.</translation>
    </message>
    <message>
      <source>page changed</source>
      <translation>page remaniée</translation>
    </message>
    <message>
      <source>The part of {feed} that you followed has been gone {since}. The page may have been redesigned.</source>
      <translation>Ce que vous suiviez sur {feed} n’y est plus {since}. La page a été remaniée.</translation>
    </message>
    <message>
      <source>Not enough disk space for {name}. The download will continue when there is. Nothing was lost.</source>
      <translation>Il n’y a pas de place sur le disque pour {name} ; la suite viendra quand il y en aura. Rien n’a été perdu.</translation>
    </message>
    <message>
      <source>{name} couldn’t be saved ({error}). Paperround will try again.</source>
      <translation>{name} n’a pas pu être écrit sur le disque ({error}) ; nouvel essai à venir.</translation>
    </message>
    <message>
      <source>{host} sent a web page instead of the episode. Open the article’s page and try there.</source>
      <translation>{host} a envoyé une page au lieu de l’enregistrement ; ouvrez la page de l’article et essayez là.</translation>
    </message>
    <message>
      <source>{host} says the episode is no longer available.</source>
      <translation>L’enregistrement n’est plus à son adresse, selon {host}.</translation>
    </message>
    <message>
      <source>The episode at {host} is larger than {megabytes} MB and was skipped.</source>
      <translation>L’enregistrement sur {host} dépasse {megabytes} Mo ; il n’a pas été repris.</translation>
    </message>
    <message>
      <source>Paperround’s player, paperround[audio], or a system library that it needs isn’t installed. Another program can play this episode.</source>
      <translation>Le lecteur de Paperround, paperround[audio], ou une bibliothèque système dont il a besoin n’est pas installé. Un autre programme peut lire cet épisode.</translation>
    </message>
    <message>
      <source>Paperround can’t play this file. Another app may be able to.</source>
      <translation>Ce fichier n’est pas un enregistrement lisible ici ; un autre programme le connaît peut-être.</translation>
    </message>
    <message>
      <source>No audio device is available, or it’s in use by another program.</source>
      <translation>Rien pour écouter : cet ordinateur n’a pas de périphérique audio, ou il est occupé.</translation>
    </message>
    <message>
      <source>This episode is damaged, so playback stopped. Your position is saved.</source>
      <translation>Cet enregistrement est endommagé ; la lecture a été arrêtée. La position est gardée.</translation>
    </message>
    <message>
      <source>Article {id} has no audio.</source>
      <translation>Il n’y a rien à écouter dans l’article {id}.</translation>
    </message>
    <message>
      <source>This destination doesn’t exist.</source>
      <translation>Cette destination n’existe pas.</translation>
    </message>
    <message>
      <source>{name} came with a backup and is turned off. Check it and save it to turn it on.</source>
      <translation>{name} vient d’une sauvegarde et est désactivé. Vérifiez puis enregistrez cette destination pour l’activer.</translation>
    </message>
    <message>
      <source>A destination named {name} already exists. Choose another name.</source>
      <translation>Il y a déjà une destination nommée {name} ; donnez un autre nom à celle-ci.</translation>
    </message>
    <message>
      <source>Enter a name for the destination.</source>
      <translation>Donnez un nom à la destination.</translation>
    </message>
    <message>
      <source>Enter the address of the server.</source>
      <translation>Saisissez l’adresse du serveur.</translation>
    </message>
    <message>
      <source>Enter your user name.</source>
      <translation>Saisissez votre identifiant sur ce serveur.</translation>
    </message>
    <message>
      <source>Choose the folder for the files.</source>
      <translation>Choisissez le dossier pour les fichiers.</translation>
    </message>
    <message>
      <source>Enter the program to run.</source>
      <translation>Saisissez le programme à lancer.</translation>
    </message>
    <message>
      <source>{program} runs commands through a shell, so an article title could be run as a command. Choose another program.</source>
      <translation>{program} serait exécuté par un shell, qui pourrait prendre un titre pour une commande ; choisissez plutôt un programme.</translation>
    </message>
    <message>
      <source>Enter the password or token for {name}.</source>
      <translation>Saisissez le mot de passe ou le jeton pour {name}.</translation>
    </message>
    <message>
      <source>{name} isn’t a placeholder. See the list of placeholders.</source>
      <translation>{name} ne correspond à rien ; voyez la liste de ce qui peut être remplacé.</translation>
    </message>
    <message>
      <source>Placeholders can’t be used in the host name, only after it.</source>
      <translation>L’hôte d’une adresse ne peut pas être remplacé, seulement ce qui le suit.</translation>
    </message>
    <message>
      <source>The template isn’t valid JSON: {why}.</source>
      <translation>Le modèle n’est pas du JSON valable : {why}.</translation>
    </message>
    <message>
      <source>Each line of the template must have the form name=value. Check this line: {line}</source>
      <translation>Chaque ligne du modèle doit s’écrire nom=valeur ; celle-ci non : {line}</translation>
    </message>
    <message>
      <source>Each header must have the form Name: value. Check this line: {line}</source>
      <translation>Chaque en-tête doit s’écrire Nom: valeur ; celui-ci non : {line}</translation>
    </message>
    <message>
      <source>The saved password or token for {name} is missing. Enter it again in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>Le mot de passe ou le jeton pour {name} n’est plus connu ; saisissez-le à nouveau dans Paramètres, Comptes et envoi.</translation>
    </message>
    <message>
      <source>This article has no link, and {name} only accepts links.</source>
      <translation>Cet article n’a pas d’adresse propre, et {name} n’accepte rien d’autre.</translation>
    </message>
    <message>
      <source>{host} didn’t accept the password or token. Enter it again in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>{host} n’accepte pas le mot de passe ou le jeton ; saisissez-le à nouveau dans Paramètres, Comptes et envoi.</translation>
    </message>
    <message>
      <source>{host} responded, but doesn’t accept articles at this address. Check it in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>{host} répond, mais rien n’accepte d’articles à cette adresse ; vérifiez-la dans Paramètres, Comptes et envoi.</translation>
    </message>
    <message>
      <source>{host} redirects to {other}. Enter that address in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>{host} redirige vers {other} ; saisissez cette adresse dans Paramètres, Comptes et envoi.</translation>
    </message>
    <message>
      <source>{host} rejected it (error {status}).</source>
      <translation>{host} ne l’a pas accepté (erreur {status}).</translation>
    </message>
    <message>
      <source>{host} rejected it (error {status}): {why}</source>
      <translation>{host} ne l’a pas accepté (erreur {status}) : {why}</translation>
    </message>
    <message>
      <source>Couldn’t tell whether {host} accepted it. Check the address in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>Impossible de savoir si {host} l’a accepté : sa réponse est illisible ; vérifiez l’adresse dans Paramètres, Comptes et envoi.</translation>
    </message>
    <message>
      <source>Couldn’t find {program}. Check its name or enter its full path.</source>
      <translation>Aucun programme ne s’appelle {program} ; vérifiez son nom ou donnez son chemin complet.</translation>
    </message>
    <message>
      <source>{program} couldn’t be run ({error}).</source>
      <translation>{program} ne peut pas être lancé ({error}).</translation>
    </message>
    <message>
      <source>{program} exited with code {code}.</source>
      <translation>{program} s’est terminé avec le code {code}.</translation>
    </message>
    <message>
      <source>{program} exited with code {code}: {why}</source>
      <translation>{program} s’est terminé avec le code {code} : {why}</translation>
    </message>
    <message numerus="yes">
      <source>{program} took longer than {n:n} seconds and was stopped.</source>
      <translation>
        <numerusform>{program} a pris plus de {n:n} seconde et a été arrêté.</numerusform>
        <numerusform>{program} a pris plus de {n:n} secondes et a été arrêté.</numerusform>
      </translation>
    </message>
    <message>
      <source>{program} was stopped because Paperround closed. It will be tried again.</source>
      <translation>{program} a été arrêté en même temps que Paperround ; nouvel essai à venir.</translation>
    </message>
    <message>
      <source>Couldn’t find the folder {path}. Check that its disk is connected, or choose another folder.</source>
      <translation>Le dossier {path} n’est pas là ; vérifiez si son disque l’est, ou choisissez-en un autre.</translation>
    </message>
    <message>
      <source>The folder {path} isn’t in an Obsidian vault. Choose a vault or a folder inside one.</source>
      <translation>Le dossier {path} n’est dans aucun coffre Obsidian ; choisissez un coffre ou l’un de ses dossiers.</translation>
    </message>
    <message>
      <source>Paperround can’t write to {path} ({error}).</source>
      <translation>Impossible d’écrire dans {path} ({error}).</translation>
    </message>
    <message>
      <source>Connected to {host}. Nothing was sent.</source>
      <translation>{host} a répondu et laisse entrer Paperround ; rien n’a été envoyé.</translation>
    </message>
    <message>
      <source>{host} accepted a test article.</source>
      <translation>{host} a accepté un article inventé.</translation>
    </message>
    <message>
      <source>{program} accepted a test article.</source>
      <translation>{program} a accepté un article inventé.</translation>
    </message>
    <message>
      <source>Paperround can write to {path}.</source>
      <translation>Des fichiers peuvent être écrits dans {path}.</translation>
    </message>
    <message>
      <source>The article is no longer stored, so it wasn’t sent.</source>
      <translation>L’article n’est plus là ; il n’a pas été envoyé.</translation>
    </message>
    <message>
      <source>Sending failed for an unknown reason. See the log for details.</source>
      <translation>L’envoi a échoué pour une raison que Paperround ignore ; le fichier journal donne les détails.</translation>
    </message>
    <message>
      <source>Paperround will try again later.</source>
      <translation>Paperround réessaiera plus tard.</translation>
    </message>
    <message>
      <source>Check the address, or try again later.</source>
      <translation>vérifiez l’adresse ou réessayez plus tard.</translation>
    </message>
    <message>
      <source>{host} redirects in a loop. Check the address in a browser.</source>
      <translation>{host} redirige en boucle ; vérifiez l’adresse dans un navigateur.</translation>
    </message>
    <message>
      <source>The request to {host} was cancelled.</source>
      <translation>La connexion à {host} a été interrompue.</translation>
    </message>
    <message>
      <source>{host} sent data that can’t be decoded. {later}</source>
      <translation>Ce que {host} a envoyé est endommagé ou compressé de façon illisible ; {later}</translation>
    </message>
    <message>
      <source>{host} took too long to respond. {later}</source>
      <translation>{host} a mis trop de temps à répondre ; {later}</translation>
    </message>
    <message>
      <source>{host} isn’t responding. {later}</source>
      <translation>{host} ne répond pas ; {later}</translation>
    </message>
    <message>
      <source>{host} sent oversized headers. The publisher needs to fix this.</source>
      <translation>{host} répond avec des en-têtes démesurés ; signalez-le à son éditeur.</translation>
    </message>
    <message>
      <source>The response from {host} is too large for a feed and was skipped.</source>
      <translation>Ce qu’envoie {host} est plus gros qu’un flux ne devrait l’être ; rien n’a été repris.</translation>
    </message>
    <message>
      <source>Couldn’t find {host}. This computer seems to be offline.</source>
      <translation>Le nom {host} est introuvable ; cet ordinateur semble hors ligne.</translation>
    </message>
    <message>
      <source>Couldn’t find {host}. Check the address for typos.</source>
      <translation>Aucun serveur ne s’appelle {host} ; vérifiez s’il y a une faute de frappe dans l’adresse.</translation>
    </message>
    <message>
      <source>The connection to {host} isn’t secure: {why}. Nothing was downloaded.</source>
      <translation>La connexion à {host} n’est pas sûre : {why} ; rien n’a été chargé.</translation>
    </message>
    <message>
      <source>Couldn’t make a secure connection to {host}. Check whether the address starts with http:// instead.</source>
      <translation>Aucune connexion sûre à {host} n’a pu être établie ; vérifiez si son adresse commence plutôt par http.</translation>
    </message>
    <message>
      <source>its certificate has expired</source>
      <translation>son certificat a expiré</translation>
    </message>
    <message>
      <source>its certificate isn’t valid yet</source>
      <translation>son certificat n’est pas encore valable</translation>
    </message>
    <message>
      <source>its certificate is self-signed</source>
      <translation>son certificat n’est signé que par lui-même</translation>
    </message>
    <message>
      <source>its certificate is from an untrusted authority</source>
      <translation>son certificat est signé par une autorité inconnue de cet ordinateur</translation>
    </message>
    <message>
      <source>its certificate was revoked</source>
      <translation>son certificat a été révoqué</translation>
    </message>
    <message>
      <source>{host} is on your local network, and you haven’t typed its address yourself. To allow it, add the feed again.</source>
      <translation>{host} se trouve dans votre propre réseau, et vous n’avez pas saisi son adresse vous-même. Pour l’autoriser, ajoutez le flux à nouveau.</translation>
    </message>
    <message>
      <source>its certificate is for a different site</source>
      <translation>son certificat appartient à un autre serveur</translation>
    </message>
    <message>
      <source>its certificate isn’t valid</source>
      <translation>son certificat n’est pas valable</translation>
    </message>
    <message>
      <source>Can’t reach {host}. This computer seems to be offline.</source>
      <translation>{host} est hors d’atteinte ; cet ordinateur semble hors ligne.</translation>
    </message>
    <message>
      <source>Can’t reach {host}. {later}</source>
      <translation>{host} est injoignable ; {later}</translation>
    </message>
    <message>
      <source>{host} refused the connection. {later}</source>
      <translation>{host} refuse les connexions ; {later}</translation>
    </message>
    <message>
      <source>The proxy couldn’t connect to {host}. Check the proxy in Settings.</source>
      <translation>Le proxy refuse de se connecter à {host} ; vérifiez le proxy dans les paramètres.</translation>
    </message>
    <message>
      <source>{host} isn’t responding like a web server. Check the address.</source>
      <translation>Ce qui répond à {host} ne parle pas HTTP ; vérifiez l’adresse.</translation>
    </message>
    <message>
      <source>The connection to {host} was interrupted. {later}</source>
      <translation>La connexion à {host} a été coupée ; {later}</translation>
    </message>
    <message>
      <source>{host} says there’s nothing at this address. Check the address.</source>
      <translation>Il n’y a rien à cette adresse, selon {host} ; vérifiez l’adresse.</translation>
    </message>
    <message>
      <source>{host} says the publisher has discontinued this feed. Your articles are kept.</source>
      <translation>L’éditeur a mis fin à ce flux, selon {host} ; ses articles sont conservés.</translation>
    </message>
    <message>
      <source>{host} says the publisher has discontinued this feed, so you can’t subscribe to it.</source>
      <translation>L’éditeur a mis fin à ce flux, selon {host} ; il n’y a rien à quoi s’abonner.</translation>
    </message>
    <message>
      <source>{host} asked Paperround to slow down. It will try again later.</source>
      <translation>{host} demande une pause ; Paperround attendra.</translation>
    </message>
    <message>
      <source>{host} asked Paperround to slow down. Try again later.</source>
      <translation>{host} demande une pause. Réessayez plus tard.</translation>
    </message>
    <message>
      <source>{host} asked Paperround to slow down. It will wait before trying again.</source>
      <translation>{host} a demandé une pause ; Paperround attend avant de redemander.</translation>
    </message>
    <message>
      <source>{host} is having problems (error {status}). {later}</source>
      <translation>{host} a un problème de son côté (erreur {status}) ; {later}</translation>
    </message>
    <message>
      <source>{host} won’t allow Paperround to read this feed (error 403).</source>
      <translation>{host} ne laisse pas Paperround lire ce flux (erreur 403).</translation>
    </message>
    <message>
      <source>The proxy needs a password. Add it to the proxy address in Settings.</source>
      <translation>Le proxy exige un mot de passe ; indiquez-le dans l’adresse du proxy, dans les paramètres.</translation>
    </message>
    <message>
      <source>{host} sent an unexpected response (status {status}). {later}</source>
      <translation>{host} répond quelque chose d’étrange (statut {status}) ; {later}</translation>
    </message>
    <message>
      <source>{host} requires a sign-in method that Paperround doesn’t support ({kind}).</source>
      <translation>{host} exige un type d’identification que Paperround ne connaît pas ({kind}).</translation>
    </message>
    <message>
      <source>{host} didn’t accept this user name and password. Enter them again.</source>
      <translation>{host} n’accepte pas cet identifiant et ce mot de passe ; saisissez-les à nouveau.</translation>
    </message>
    <message>
      <source>{host} requires a user name and password. Enter them in the feed’s settings.</source>
      <translation>{host} exige un identifiant et un mot de passe ; indiquez-les dans les paramètres du flux.</translation>
    </message>
    <message>
      <source>This address redirects to {host}, which requires a password. Paperround won’t send yours to a different site. If the feed has moved, change its address to {url}</source>
      <translation>Cette adresse mène à {host}, qui exige un mot de passe ; le vôtre n’est envoyé à aucun autre serveur. Si le flux s’y trouve désormais, changez son adresse en {url}</translation>
    </message>
    <message>
      <source>{host} blocks feed readers with a human check (CAPTCHA). Ask the publisher to allow them.</source>
      <translation>{host} veut la preuve qu’un humain lit ; demandez à son éditeur d’admettre les lecteurs de flux.</translation>
    </message>
    <message>
      <source>{host} sent an invalid “not modified” response. The publisher needs to fix this.</source>
      <translation>{host} dit que rien n’a changé alors que personne ne l’a demandé ; signalez-le à son éditeur.</translation>
    </message>
    <message>
      <source>{host} sent an empty response. {later}</source>
      <translation>{host} répond par une page vide ; {later}</translation>
    </message>
    <message>
      <source>{host} redirects to your local network. Paperround blocked this to keep you safe.</source>
      <translation>{host} redirige vers votre propre réseau, où aucune page ne doit mener.</translation>
    </message>
    <message>
      <source>{host} isn’t an address that Paperround can open. Check it.</source>
      <translation>{host} est une adresse où rien ne peut être chargé ; vérifiez-la.</translation>
    </message>
    <message>
      <source>{host} is on your local network, which web pages may not link to. Paperround blocked it.</source>
      <translation>{host} se trouve dans votre propre réseau, où aucune page ne doit mener.</translation>
    </message>
    <message>
      <source>No feed found at {host}. Look on the page for an RSS or Feed link and paste its address.</source>
      <translation>{host} a ici une page mais n’indique aucun flux ; cherchez-y un lien nommé RSS ou Feed et collez son adresse.</translation>
    </message>
    <message>
      <source>No feed found at this address. Look on the page for an RSS or Feed link and paste its address.</source>
      <translation>Cette adresse a une page mais n’indique aucun flux ; cherchez-y un lien nommé RSS ou Feed et collez son adresse.</translation>
    </message>
    <message>
      <source>Paperround closed before the response was saved.</source>
      <translation>Paperround a été arrêté avant l’enregistrement de la réponse.</translation>
    </message>
    <message>
      <source>{feed} responded with an error ({status}).</source>
      <translation>{feed} a répondu par une erreur ({status}).</translation>
    </message>
    <message>
      <source>Enter an address, such as example.org.</source>
      <translation>Il manque une adresse ; saisissez-en une, par exemple example.org.</translation>
    </message>
    <message>
      <source>“{text}” isn’t a web address. Enter one such as example.org.</source>
      <translation>« {text} » n’est pas une adresse web ; saisissez-en une, par exemple example.org.</translation>
    </message>
    <message>
      <source>This address is too long.</source>
      <translation>C’est trop long pour être une adresse.</translation>
    </message>
    <message>
      <source>This isn’t a web address: the host or port isn’t valid.</source>
      <translation>Ce n’est pas une adresse web : son hôte ou son port est illisible.</translation>
    </message>
    <message>
      <source>Only http and https addresses are supported, not {scheme}.</source>
      <translation>Seules les adresses http et https peuvent être chargées, pas {scheme}.</translation>
    </message>
    <message>
      <source>Only http and https addresses can be fetched.</source>
      <translation>Seules les adresses http et https peuvent être chargées.</translation>
    </message>
    <message>
      <source>This isn’t a web address: the host name isn’t valid.</source>
      <translation>Ce n’est pas une adresse web : son hôte est illisible.</translation>
    </message>
    <message>
      <source>This isn’t a web address: the host name is missing.</source>
      <translation>Ce n’est pas une adresse web : elle n’indique aucun hôte.</translation>
    </message>
    <message>
      <source>This isn’t a web address: the host name contains invalid characters.</source>
      <translation>Ce n’est pas une adresse web : son hôte contient des caractères interdits.</translation>
    </message>
    <message>
      <source>This isn’t a web address: DNS doesn’t allow a host name like that.</source>
      <translation>Ce n’est pas une adresse web : son nom d’hôte ne peut pas s’écrire dans le DNS.</translation>
    </message>
    <message>
      <source>{host} redirects to something that isn’t a web address ({kind}), so Paperround stopped.</source>
      <translation>{host} redirige vers autre chose qu’une adresse web ({kind}) ; la redirection n’a pas été suivie.</translation>
    </message>
    <message>
      <source>No keyring is available, so this password is only kept until you quit Paperround.</source>
      <translation>Ce système n’offre aucun endroit sûr pour les mots de passe ; celui-ci sert jusqu’à la fermeture de Paperround, puis sera redemandé.</translation>
    </message>
    <message>
      <source>The proxy address isn’t valid. Use a form like http://proxy:3128.</source>
      <translation>L’adresse du proxy est illisible ; écrivez-la comme ceci : http://proxy:3128.</translation>
    </message>
    <message>
      <source>The proxy must be an http, https or socks5 address, such as http://proxy:3128 or socks5://localhost:1080.</source>
      <translation>Le proxy doit être une adresse http, https ou socks5, par exemple http://proxy:3128 ou socks5://localhost:1080.</translation>
    </message>
    <message>
      <source>The feed at {url} is damaged and can’t be read. Try again later.</source>
      <translation>Le flux {url} est endommagé et illisible ; réessayez plus tard.</translation>
    </message>
    <message>
      <source>The feed at {url} is larger than {megabytes} MB and wasn’t read.</source>
      <translation>Le flux {url} dépasse {megabytes} Mo et n’a pas été lu.</translation>
    </message>
    <message>
      <source>The feed at {url} is too complex to read safely. The publisher needs to fix this.</source>
      <translation>Le flux {url} est trop compliqué pour être lu sans risque ; signalez-le à son éditeur.</translation>
    </message>
    <message>
      <source>{url} returned JSON that isn’t a feed. Check the address.</source>
      <translation>{url} donne du JSON, mais pas un flux ; vérifiez l’adresse.</translation>
    </message>
    <message>
      <source>The JSON feed at {url} is damaged and can’t be read.</source>
      <translation>Le flux JSON {url} est endommagé et illisible.</translation>
    </message>
    <message>
      <source>The response from {url} is empty. Try again later.</source>
      <translation>La réponse de {url} est vide ; réessayez plus tard.</translation>
    </message>
    <message>
      <source>The page at {url} requires a sign-in instead of returning a feed.</source>
      <translation>La page {url} demande une connexion au lieu de donner un flux.</translation>
    </message>
    <message>
      <source>The page at {url} is a web page, not a feed.</source>
      <translation>{url} est une page web, pas un flux.</translation>
    </message>
    <message>
      <source>{url} isn’t a feed. Check the address.</source>
      <translation>Ce que donne {url} n’est pas un flux ; vérifiez l’adresse.</translation>
    </message>
    <message>
      <source>A helper process for unusual feeds couldn’t start. Try again later.</source>
      <translation>Le processus auxiliaire qui lit les flux difficiles n’a pas pu démarrer ; réessayez plus tard.</translation>
    </message>
    <message>
      <source>The feed at {url} took too long to process (over {seconds} seconds).</source>
      <translation>Le flux {url} n’a pas pu être lu en {seconds} secondes de calcul.</translation>
    </message>
    <message>
      <source>The feed at {url} couldn’t be read because the computer was busy. Paperround will try again.</source>
      <translation>Le flux {url} n’a pas pu être lu tant que cet ordinateur était si occupé ; nouvel essai à venir.</translation>
    </message>
    <message>
      <source>The feed at {url} couldn’t be read after two tries.</source>
      <translation>La lecture du flux {url} a échoué deux fois.</translation>
    </message>
    <message>
      <source>The feed at {url} takes too much memory to read.</source>
      <translation>La lecture du flux {url} demande trop de mémoire.</translation>
    </message>
    <message>
      <source>The feed at {url} can’t be read ({error}). The publisher needs to fix this.</source>
      <translation>Le flux {url} est illisible ({error}) ; signalez-le à son éditeur.</translation>
    </message>
    <message>
      <source>This feed crashed Paperround’s background process. Resume it to try again.</source>
      <translation>Sa lecture a arrêté le moteur de Paperround ; il a été mis de côté. Reprenez-le pour réessayer.</translation>
    </message>
    <message>
      <source>This file is too large for a feed list. Choose an OPML file.</source>
      <translation>Ce fichier est trop gros pour une liste de flux ; choisissez un fichier OPML.</translation>
    </message>
    <message>
      <source>This file is empty. Choose an OPML file.</source>
      <translation>Ce fichier est vide ; choisissez un fichier OPML.</translation>
    </message>
    <message>
      <source>This file isn’t valid OPML (line {line}). Export it again.</source>
      <translation>Ce fichier n’est pas lisible comme OPML (ligne {line}) ; exportez-le à nouveau.</translation>
    </message>
    <message>
      <source>This file isn’t a list of feeds. Choose an OPML file.</source>
      <translation>Ce fichier n’est pas une liste de flux ; choisissez un fichier OPML.</translation>
    </message>
    <message>
      <source>This file contains XML entities, so it was rejected for security reasons.</source>
      <translation>Ce fichier déclare des entités, dont aucune liste de flux n’a besoin ; il n’a pas été lu.</translation>
    </message>
    <message numerus="yes">
      <source>This file lists more than {most:n} feeds. Split it first.</source>
      <translation>
        <numerusform>Ce fichier contient plus de {most:n} flux ; divisez-le d’abord.</numerusform>
        <numerusform>Ce fichier contient plus de {most:n} flux ; divisez-le d’abord.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>This file has more than {most:n} folders. Split it first.</source>
      <translation>
        <numerusform>Ce fichier contient plus de {most:n} dossier. Divisez-le d’abord.</numerusform>
        <numerusform>Ce fichier contient plus de {most:n} dossiers. Divisez-le d’abord.</numerusform>
      </translation>
    </message>
    <message>
      <source>This file lists no feeds. Choose another.</source>
      <translation>Ce fichier ne contient aucun flux ; choisissez-en un autre.</translation>
    </message>
    <message>
      <source>This file links to {url}, which wasn’t imported.</source>
      <translation>{url} est un lien vers un autre fichier et n’a pas été suivi.</translation>
    </message>
    <message>
      <source>{text} isn’t the address of a feed.</source>
      <translation>{text} n’est pas l’adresse d’un flux.</translation>
    </message>
    <message>
      <source>Line {line}: {text} isn’t the address of a feed.</source>
      <translation>Ligne {line} : {text} n’est pas l’adresse d’un flux.</translation>
    </message>
    <message>
      <source>Line {line} isn’t a feed but a newsboat query ({text}).</source>
      <translation>La ligne {line} n’est pas un flux mais une règle propre à newsboat ({text}).</translation>
    </message>
    <message>
      <source>Paperround can’t import {file}. Choose an OPML file, another reader’s database or export, or a file that Paperround exported.</source>
      <translation>Paperround ne peut pas importer {file}. Choisissez un fichier OPML, la base ou l’export d’un autre lecteur, ou un fichier exporté par Paperround.</translation>
    </message>
    <message>
      <source>This archive is damaged, or made by a later version. What could be read was imported.</source>
      <translation>Cette archive est endommagée, ou vient d’une version plus récente. Ce qui était lisible a été importé.</translation>
    </message>
    <message>
      <source>The import was cancelled. Nothing was changed.</source>
      <translation>L’importation a été annulée ; rien n’a changé.</translation>
    </message>
    <message>
      <source>The file {file} can’t be read ({error}). Choose another.</source>
      <translation>Le fichier {file} est illisible ({error}) ; choisissez-en un autre.</translation>
    </message>
    <message>
      <source>The file {file} can’t be written ({error}). Choose another place.</source>
      <translation>Le fichier {file} ne peut pas être écrit ({error}) ; choisissez un autre endroit.</translation>
    </message>
    <message>
      <source>There’s no database at {path}. Add a feed first.</source>
      <translation>Il n’y a pas de base de données dans {path} ; ajoutez d’abord un flux.</translation>
    </message>
    <message>
      <source>The database is missing or empty, but there are backups. Restore one in the window or with paperround doctor.</source>
      <translation>La base de données est absente ou vide, mais il y a des sauvegardes ; restaurez-en une dans la fenêtre ou avec paperround doctor.</translation>
    </message>
    <message>
      <source>The database was replaced by a backup.</source>
      <translation>Une sauvegarde prend la place de la base de données.</translation>
    </message>
    <message>
      <source>Another program is using the database. Close other Paperround windows or commands and try again.</source>
      <translation>Un autre programme occupe la base de données ; fermez les autres fenêtres ou commandes de Paperround et réessayez.</translation>
    </message>
    <message>
      <source>The database is busy. Try again in a moment.</source>
      <translation>Une autre partie de Paperround utilise la base de données ; réessayez dans un instant.</translation>
    </message>
    <message>
      <source>The disk is full. Nothing was lost, but free up some space before continuing.</source>
      <translation>Le disque est plein : rien n’a été perdu, mais libérez de l’espace avant de continuer.</translation>
    </message>
    <message>
      <source>The database can’t be written. Check the permissions of the profile folder and its disk.</source>
      <translation>Impossible d’écrire dans la base de données ; vérifiez les droits du dossier de profil et son disque.</translation>
    </message>
    <message>
      <source>Access to the database was denied. Check the permissions of the profile folder.</source>
      <translation>L’accès à la base de données a été refusé ; vérifiez les droits du dossier de profil.</translation>
    </message>
    <message>
      <source>The database can’t be opened. Check that the profile folder exists and is writable.</source>
      <translation>Impossible d’ouvrir la base de données ; vérifiez que le dossier de profil existe et est modifiable.</translation>
    </message>
    <message>
      <source>Access to {path} was denied ({error}). Check its permissions.</source>
      <translation>L’accès à {path} a été refusé ({error}) ; vérifiez ses droits.</translation>
    </message>
    <message>
      <source>A disk error occurred while using the database. Check the disk, then try again.</source>
      <translation>Le disque a signalé une erreur pendant l’utilisation de la base de données ; vérifiez le disque, puis réessayez.</translation>
    </message>
    <message>
      <source>There isn’t enough memory to use the database. Close other programs and try again.</source>
      <translation>Pas assez de mémoire pour utiliser la base de données ; fermez d’autres programmes et réessayez.</translation>
    </message>
    <message>
      <source>This isn’t a Paperround database. Restore a backup in the window or with paperround doctor.</source>
      <translation>Ce n’est pas une base de données de Paperround ; restaurez une sauvegarde, dans la fenêtre ou avec paperround doctor.</translation>
    </message>
    <message>
      <source>The database is damaged. Repair it in the window or with paperround doctor --salvage.</source>
      <translation>La base de données est endommagée ; réparez-la dans la fenêtre ou avec paperround doctor --salvage.</translation>
    </message>
    <message>
      <source>SQLite {version} is too old. Install apsw {wanted} or newer.</source>
      <translation>SQLite {version} est trop ancien ; installez apsw {wanted} ou plus récent.</translation>
    </message>
    <message>
      <source>The file {path} belongs to another program. Choose another profile folder.</source>
      <translation>Le fichier {path} appartient à un autre programme ; choisissez un autre dossier de profil.</translation>
    </message>
    <message>
      <source>This database was saved by a newer version. Update Paperround or restore an older backup.</source>
      <translation>Un Paperround plus récent a créé cette base de données ; mettez Paperround à jour ou restaurez une sauvegarde plus ancienne.</translation>
    </message>
    <message>
      <source>This database is from before 1.0. Move it with packaging/move_development_profile.py.</source>
      <translation>Cette base de données date d’avant la 1.0 ; convertissez-la avec packaging/move_development_profile.py.</translation>
    </message>
    <message>
      <source>This database is from an older version. Start Paperround once to update it.</source>
      <translation>La base de données vient d’un Paperround plus ancien ; lancez Paperround une fois pour la mettre à niveau.</translation>
    </message>
    <message>
      <source>The folder {path} couldn’t be created ({error}). Choose another.</source>
      <translation>Le dossier de profil {path} ne peut pas être créé ({error}) ; choisissez-en un autre.</translation>
    </message>
    <message>
      <source>The folder name {path} isn’t valid UTF-8. Rename it or choose another folder.</source>
      <translation>Le nom du dossier {path} n’est pas en UTF-8 ; renommez-le ou choisissez-en un autre.</translation>
    </message>
    <message>
      <source>Paperround can’t write to the profile folder {path}. Check its permissions.</source>
      <translation>Impossible d’écrire dans le dossier de profil {path} ; vérifiez-le.</translation>
    </message>
    <message>
      <source>The new database failed verification ({fault}). The previous one is kept next to it.</source>
      <translation>La nouvelle base de données n’est pas saine ({fault}) ; ce qu’il y avait avant est gardé à côté.</translation>
    </message>
    <message>
      <source>Paperround is running with this profile. Quit it first (paperround quit) or repair it in the window.</source>
      <translation>Paperround utilise ce profil ; quittez-le d’abord (paperround quit), ou réparez dans sa fenêtre.</translation>
    </message>
    <message>
      <source>The backup {file} can’t be used ({fault}). Choose another.</source>
      <translation>La sauvegarde {file} est inutilisable ({fault}) ; choisissez-en une autre.</translation>
    </message>
    <message>
      <source>No backup could be written to {path} ({error}). Check the disk.</source>
      <translation>Aucune sauvegarde n’a pu être écrite dans {path} ({error}) ; vérifiez le disque.</translation>
    </message>
    <message>
      <source>it contains no feeds table</source>
      <translation>elle ne contient aucune table de flux</translation>
    </message>
    <message>
      <source>its tables aren’t those of Paperround</source>
      <translation>ses tables ne sont pas celles de Paperround</translation>
    </message>
    <message>
      <source>there is no such file</source>
      <translation>ce fichier n’existe pas</translation>
    </message>
    <message>
      <source>Some backups couldn’t be cleaned and still contain your reading history. Delete them yourself: {files}</source>
      <translation>Certaines copies n’ont pas pu être nettoyées et contiennent encore ce qui a été retenu ; supprimez-les vous-même : {files}</translation>
    </message>
    <message>
      <source>There’s nothing left to undo or redo: this was changed again since.</source>
      <translation>Il n’y a plus rien à annuler ni à rétablir : cela a de nouveau été modifié depuis.</translation>
    </message>
    <message>
      <source>What was added has been read or changed since, so it stays.</source>
      <translation>Ce qui a été ajouté a été lu ou modifié depuis ; cela reste donc en place.</translation>
    </message>
    <message>
      <source>Already sent</source>
      <translation>Trop tard : déjà envoyé</translation>
    </message>
    <message>
      <source>You’re no longer subscribed to this feed. Add it again.</source>
      <translation>Vous n’êtes plus abonné à ce flux ; ajoutez-le à nouveau.</translation>
    </message>
    <message>
      <source>Another feed already has the address {url}. Remove one of the two.</source>
      <translation>Un autre flux a déjà l’adresse {url} ; retirez l’un des deux.</translation>
    </message>
    <message>
      <source>This folder no longer exists. Choose another.</source>
      <translation>Ce dossier n’existe plus ; choisissez-en un autre.</translation>
    </message>
    <message>
      <source>Enter a folder name.</source>
      <translation>Un dossier doit avoir un nom ; saisissez-en un.</translation>
    </message>
    <message>
      <source>A folder named {name} already exists there. Choose another name.</source>
      <translation>Il y a déjà un dossier nommé {name} à cet endroit ; choisissez un autre nom.</translation>
    </message>
    <message>
      <source>A folder can’t be moved into itself. Choose another place.</source>
      <translation>Un dossier ne peut pas être déplacé dans lui-même ; choisissez un autre endroit.</translation>
    </message>
    <message>
      <source>Rule {rule} doesn’t exist. Run “paperround rules” to list your rules.</source>
      <translation>Il n’y a pas de règle {rule} ; « paperround rules » montre celles qui existent.</translation>
    </message>
    <message>
      <source>Enter a tag name.</source>
      <translation>Une étiquette doit avoir un nom ; saisissez-en un.</translation>
    </message>
    <message>
      <source>Tag {tag} doesn’t exist. Run “paperround tag” to list your tags.</source>
      <translation>Il n’y a pas d’étiquette {tag} ; « paperround tag » montre celles qui existent.</translation>
    </message>
    <message>
      <source>Article {id} doesn’t exist. Run “paperround entries” to list articles.</source>
      <translation>Il n’y a pas d’article {id} ; « paperround entries » montre ceux qui existent.</translation>
    </message>
    <message>
      <source>{name} must be between {low} and {high}, not {value}.</source>
      <translation>Le paramètre {name} doit être compris entre {low} et {high}, pas {value}.</translation>
    </message>
    <message>
      <source>The proxy must be a full address, such as http://proxy:3128.</source>
      <translation>Le proxy doit être une adresse complète, par exemple http://proxy:3128.</translation>
    </message>
    <message>
      <source>The setting {name} must be one of {choices}.</source>
      <translation>Le paramètre {name} doit être l’un de ceux-ci : {choices}.</translation>
    </message>
    <message>
      <source>Enter quiet hours like 22:00-07:00, or leave them empty.</source>
      <translation>Les heures de silence doivent s’écrire comme 22:00-07:00, ou être vides.</translation>
    </message>
    <message>
      <source>Edition times must be “learned” or look like 07:15 or 07:15 18:00.</source>
      <translation>Les heures des éditions doivent être « learned », ou s’écrire comme 07:15 ou 07:15 18:00.</translation>
    </message>
    <message>
      <source>Edition days are digits from 1 (Monday) to 7 (Sunday), in order, such as 12345.</source>
      <translation>Les jours des éditions sont des chiffres de 1, lundi, à 7, dimanche, dans l’ordre, par exemple 12345.</translation>
    </message>
    <message>
      <source>List folder numbers, “none” or “starred”, separated by spaces.</source>
      <translation>Indiquez les dossiers par leurs numéros, ou none, ou starred, séparés par des espaces.</translation>
    </message>
    <message>
      <source>{name} accepts these values, separated by spaces: {choices}.</source>
      <translation>Le paramètre {name} peut contenir ceci, séparé par des espaces : {choices}.</translation>
    </message>
    <message>
      <source>The setting {name} is either yes or no, not {value}.</source>
      <translation>Le paramètre {name} est soit oui, soit non, pas {value}.</translation>
    </message>
    <message>
      <source>The setting {name} can’t be {value}.</source>
      <translation>Le paramètre {name} ne peut pas être {value}.</translation>
    </message>
    <message>
      <source>A rule needs words to find, or a feed, folder or category. Enter at least one.</source>
      <translation>Une règle a besoin de mots à chercher, ou d’un flux, d’un dossier ou d’une catégorie ; indiquez-en un.</translation>
    </message>
    <message>
      <source>Enter the last day the rule should run, such as 2026-12-31.</source>
      <translation>Saisissez le dernier jour d’application de la règle, par exemple 2026-12-31.</translation>
    </message>
    <message>
      <source>Choose at least one action for the rule.</source>
      <translation>Une règle a besoin d’une action ; choisissez-en au moins une.</translation>
    </message>
    <message>
      <source>The text to find can be up to {most} characters long.</source>
      <translation>Ce que cherche une règle peut compter au plus {most} caractères ; raccourcissez-le.</translation>
    </message>
    <message>
      <source>This regular expression isn’t valid ({error}).</source>
      <translation>Ce motif est inutilisable ({error}) ; modifiez-le.</translation>
    </message>
    <message>
      <source>Type something directly after {field}: with no space.</source>
      <translation>Saisissez quelque chose juste après {field}: (sans espace).</translation>
    </message>
    <message>
      <source>“is:{state}” isn’t recognised. Use is:unread, is:read, is:starred or is:unstarred.</source>
      <translation>« is:{state} » ne signifie rien ici ; is:unread, is:read, is:starred et is:unstarred, si.</translation>
    </message>
    <message>
      <source>“{date}” isn’t a date. Use 2026, 2026-03, 2026-03-31, today, or 7d for seven days ago.</source>
      <translation>« {date} » n’est pas une date ; écrivez 2026, 2026-03, 2026-03-31, today, ou 7d pour il y a sept jours.</translation>
    </message>
    <message>
      <source>Only the first {most} words are used.</source>
      <translation>Seuls les {most} premiers mots comptent.</translation>
    </message>
    <message>
      <source>This search combines too many terms with OR. Remove some.</source>
      <translation>Cette recherche relie trop de choses par OR ; retirez-en.</translation>
    </message>
    <message>
      <source>No feed is called “{name}”.</source>
      <translation>Aucun flux ne s’appelle « {name} ».</translation>
    </message>
    <message>
      <source>No folder is called “{name}”.</source>
      <translation>Aucun dossier ne s’appelle « {name} ».</translation>
    </message>
    <message>
      <source>No tag is called “{name}”.</source>
      <translation>Aucune étiquette ne s’appelle « {name} ».</translation>
    </message>
    <message>
      <source>There’s no saved search named “{name}”.</source>
      <translation>Aucune recherche enregistrée ne s’appelle « {name} ».</translation>
    </message>
    <message>
      <source>A saved search named “{name}” already exists.</source>
      <translation>Une recherche enregistrée s’appelle déjà « {name} ».</translation>
    </message>
    <message>
      <source>on battery: fewer fetches</source>
      <translation>sur batterie, donc moins de relèves</translation>
    </message>
    <message>
      <source>saving power: fewer fetches</source>
      <translation>économie d’énergie, donc moins de relèves</translation>
    </message>
    <message>
      <source>metered connection: fewer fetches</source>
      <translation>connexion limitée, donc moins de relèves</translation>
    </message>
    <message>
      <source>computer busy: fewer fetches</source>
      <translation>ordinateur occupé, donc moins de relèves</translation>
    </message>
    <message>
      <source>{feed} has moved to {url}.</source>
      <translation>{feed} a déménagé vers {url}.</translation>
    </message>
    <message>
      <source>{feed} was turned off because it crashed Paperround’s background process.</source>
      <translation>{feed} a été mis de côté, car sa lecture a arrêté le moteur.</translation>
    </message>
    <message>
      <source>A feed was turned off because it crashed Paperround’s background process.</source>
      <translation>Un flux a été mis de côté, car sa lecture a arrêté le moteur.</translation>
    </message>
    <message>
      <source>Feeds can’t be refreshed because the background process didn’t start ({error}).</source>
      <translation>Rien ne peut être relevé : le moteur n’a pas démarré ({error}).</translation>
    </message>
    <message>
      <source>Looking for feeds failed. Try again.</source>
      <translation>La recherche de flux a échoué ; relancez-la.</translation>
    </message>
    <message>
      <source>This article has no web address.</source>
      <translation>Cet article n’a pas d’adresse sur le web.</translation>
    </message>
    <message>
      <source>{host} only shows this article to signed-in readers.</source>
      <translation>{host} ne montre cet article qu’aux lecteurs connectés.</translation>
    </message>
    <message>
      <source>{host} won’t allow Paperround to read this page (error 403).</source>
      <translation>{host} ne laisse pas Paperround lire cette page (erreur 403).</translation>
    </message>
    <message>
      <source>{host} says this page no longer exists.</source>
      <translation>Il n’y a plus de page à cette adresse, selon {host}.</translation>
    </message>
    <message>
      <source>No article was found on this page.</source>
      <translation>Aucun article trouvé sur cette page.</translation>
    </message>
    <message>
      <source>Paused until you resume</source>
      <translation>En pause jusqu’à ce que vous repreniez</translation>
    </message>
    <message>
      <source>Refreshing {done} of {total}</source>
      <translation>Relève : {done} sur {total}</translation>
    </message>
    <message>
      <source>{waiting} · {why}</source>
      <translation>{waiting} · {why}</translation>
    </message>
    <message>
      <source>Can’t reach any feeds. Next try {at:clock}</source>
      <translation>Aucun flux n’est joignable, et aucun n’est en cause. Prochain essai {at:clock}</translation>
    </message>
    <message>
      <source>Can’t reach any feeds through the proxy. Check it in Settings. Next try {at:clock}</source>
      <translation>Aucun flux n’est joignable par le proxy ; vérifiez-le dans les paramètres. Prochain essai {at:clock}</translation>
    </message>
    <message>
      <source>This network requires a sign-in. Open it in a browser. Next try {at:clock}</source>
      <translation>Ce réseau répond par sa propre page : ouvrez-la dans un navigateur. Prochain essai {at:clock}</translation>
    </message>
    <message>
      <source>{next} · {used}</source>
      <translation>{next} · {used}</translation>
    </message>
    <message>
      <source>Next fetch {at:clock}</source>
      <translation>Prochaine relève {at:clock}</translation>
    </message>
    <message numerus="yes">
      <source>{used:n} of {budget:n}</source>
      <translation>
        <numerusform>{used:n} sur {budget:n}</numerusform>
        <numerusform>{used:n} sur {budget:n}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{used:n} of about {budget:n}, a busy day</source>
      <translation>
        <numerusform>{used:n} sur environ {budget:n}, un jour chargé</numerusform>
        <numerusform>{used:n} sur environ {budget:n}, un jour chargé</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{used:n} fetches today</source>
      <translation>
        <numerusform>{used:n} relève aujourd’hui</numerusform>
        <numerusform>{used:n} relèves aujourd’hui</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{used}, plus {asked:n} you requested</source>
      <translation>
        <numerusform>{used}, {asked:n} de plus à votre demande</numerusform>
        <numerusform>{used}, {asked:n} de plus à votre demande</numerusform>
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
      <translation>{asked} : {brought}.</translation>
    </message>
    <message>
      <source>1 feed fetched</source>
      <translation>1 flux relevé</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} feeds fetched</source>
      <translation>
        <numerusform>{n:n} flux relevé</numerusform>
        <numerusform>{n:n} flux relevés</numerusform>
      </translation>
    </message>
    <message>
      <source>1 new article</source>
      <translation>1 nouvel article</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} new articles</source>
      <translation>
        <numerusform>{n:n} nouvel article</numerusform>
        <numerusform>{n:n} nouveaux articles</numerusform>
      </translation>
    </message>
    <message>
      <source>1 has a problem.</source>
      <translation>1 a un problème.</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} have problems.</source>
      <translation>
        <numerusform>{n:n} a un problème.</numerusform>
        <numerusform>{n:n} ont un problème.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 feed was fetched {ago} ago: {brought}.</source>
      <translation>1 flux a été relevé il y a {ago} : {brought}.</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} feeds were fetched {ago} ago: {brought}.</source>
      <translation>
        <numerusform>{n:n} flux a été relevé il y a {ago} : {brought}.</numerusform>
        <numerusform>{n:n} flux ont été relevés il y a {ago} : {brought}.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 isn’t due for an update yet.</source>
      <translation>1 n’a encore rien de neuf, selon son éditeur.</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} aren’t due for an update yet.</source>
      <translation>
        <numerusform>{n:n} n’a encore rien de neuf, selon son éditeur.</numerusform>
        <numerusform>{n:n} n’ont encore rien de neuf, selon leurs éditeurs.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 feed’s server asked Paperround to wait.</source>
      <translation>Le serveur d’1 flux demande une pause pour l’instant.</translation>
    </message>
    <message numerus="yes">
      <source>The servers of {n:n} feeds asked Paperround to wait.</source>
      <translation>
        <numerusform>Le serveur de {n:n} flux demande une pause pour l’instant.</numerusform>
        <numerusform>Les serveurs de {n:n} flux demandent une pause pour l’instant.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 doesn’t allow fetches at this hour.</source>
      <translation>1 ne veut pas de relève à cette heure.</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} don’t allow fetches at this hour.</source>
      <translation>
        <numerusform>{n:n} ne veut pas de relève à cette heure.</numerusform>
        <numerusform>{n:n} ne veulent pas de relève à cette heure.</numerusform>
      </translation>
    </message>
    <message>
      <source>Nothing to refresh: every feed here is paused or discontinued.</source>
      <translation>Rien à relever : tous les flux ici sont en pause ou terminés.</translation>
    </message>
    <message>
      <source>These feeds come from your account or mailbox, which is being checked.</source>
      <translation>Ces flux viennent de votre compte ou de votre boîte aux lettres, en cours de vérification.</translation>
    </message>
    <message>
      <source>Can’t reach any feeds. All will be tried again soon.</source>
      <translation>Aucun flux n’est joignable ; aucun n’est en cause, et tous seront bientôt réessayés.</translation>
    </message>
    <message>
      <source>This uses more than half of today’s remaining data. Automatic fetching may stop early today.</source>
      <translation>Cela prend plus de la moitié des données restant pour aujourd’hui ; la relève automatique pourrait s’arrêter tôt.</translation>
    </message>
    <message>
      <source>New article</source>
      <translation>Un nouvel article</translation>
    </message>
    <message>
      <source>Paperround keeps running without a window. Reopen it from your app menu. Press Ctrl+Q to quit.</source>
      <translation>Il continue à relever sans fenêtre. Rouvrez-le depuis le menu ; Ctrl+Q y met fin.</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Ouvrir</translation>
    </message>
    <message>
      <source>Mute for today</source>
      <translation>Silence aujourd’hui</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} new articles from {feeds}</source>
      <translation>
        <numerusform>{n:n} nouvel article de {feeds}</numerusform>
        <numerusform>{n:n} nouveaux articles de {feeds}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>and {n:n} more</source>
      <translation>
        <numerusform>et {n:n} autre</numerusform>
        <numerusform>et {n:n} autres</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n:n} feeds</source>
      <translation>
        <numerusform>{n:n} flux</numerusform>
        <numerusform>{n:n} flux</numerusform>
      </translation>
    </message>
    <message>
      <source>A simulation needs {least} full days of reading. You have {known}.</source>
      <translation>Une simulation demande {least} journées entières de lecture ; Paperround en connaît {known}.</translation>
    </message>
    <message>
      <source>You didn’t read on the days to be simulated. Read for a few days first.</source>
      <translation>Vous n’avez pas lu pendant les jours à simuler ; lisez d’abord quelques jours.</translation>
    </message>
    <message>
      <source>paused</source>
      <translation>en pause</translation>
    </message>
    <message>
      <source>discontinued</source>
      <translation>disparu</translation>
    </message>
    <message>
      <source>turned off: couldn’t be read</source>
      <translation>mis de côté : illisible</translation>
    </message>
    <message>
      <source>all new at each fetch</source>
      <translation>tous nouveaux à chaque relève</translation>
    </message>
    <message>
      <source>{feed} gives all its articles new ids at each fetch, so only the newest are kept.</source>
      <translation>{feed} donne de nouveaux identifiants à tous ses articles à chaque relève ; seuls les plus récents sont conservés.</translation>
    </message>
    <message>
      <source>waiting {until} (server’s request)</source>
      <translation>pause demandée {until}</translation>
    </message>
    <message>
      <source>failing {since}</source>
      <translation>en échec {since}</translation>
    </message>
    <message>
      <source>no response at {tried:clock}, trying again soon</source>
      <translation>sans réponse à {tried:clock}, bientôt réessayé</translation>
    </message>
    <message>
      <source>password required</source>
      <translation>exige un mot de passe</translation>
    </message>
    <message>
      <source>moved, verifying the new address</source>
      <translation>déménage, nouvelle adresse à confirmer</translation>
    </message>
    <message>
      <source>not fetched yet</source>
      <translation>pas encore relevé</translation>
    </message>
    <message numerus="yes">
      <source>slow ({seconds:n} s to respond)</source>
      <translation>
        <numerusform>lent, {seconds:n} s</numerusform>
        <numerusform>lent, {seconds:n} s</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>quiet for {weeks:n} weeks</source>
      <translation>
        <numerusform>muet, {weeks:n} semaine</numerusform>
        <numerusform>muet, {weeks:n} semaines</numerusform>
      </translation>
    </message>
    <message>
      <source>OK</source>
      <translation>bon</translation>
    </message>
    <message>
      <source>{feed} was discontinued by its publisher. Its articles are kept.</source>
      <translation>{feed} n’existe plus : son éditeur y a mis fin. Ses articles restent.</translation>
    </message>
    <message>
      <source>{feed} was turned off. {reason}</source>
      <translation>{feed} a été mis de côté : {reason}</translation>
    </message>
    <message>
      <source>It couldn’t be read.</source>
      <translation>illisible</translation>
    </message>
    <message>
      <source>{feed} asked Paperround to wait {until}.</source>
      <translation>{feed} a demandé une pause {until}.</translation>
    </message>
    <message>
      <source>{feed} hasn’t responded {since}.</source>
      <translation>{feed} ne répond pas {since}.</translation>
    </message>
    <message>
      <source>Fetching {feed} has failed {since}.</source>
      <translation>{feed} n’a pas pu être relevé {since}.</translation>
    </message>
    <message>
      <source>{feed} requires a user name and password.</source>
      <translation>{feed} exige un identifiant et un mot de passe.</translation>
    </message>
    <message>
      <source>{feed} didn’t accept the user name and password.</source>
      <translation>{feed} n’accepte pas l’identifiant et le mot de passe.</translation>
    </message>
    <message>
      <source>Tried at {tried:clock}, next at {next}.</source>
      <translation>Essayé à {tried:clock}, prochain essai {next}.</translation>
    </message>
    <message>
      <source>Last tried at {tried:clock}.</source>
      <translation>Dernier essai à {tried:clock}.</translation>
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
      <translation>jusqu’à {at:clock}</translation>
    </message>
    <message>
      <source>until {at:weekday} {at:clock}</source>
      <translation>jusqu’à {at:weekday} {at:clock}</translation>
    </message>
    <message>
      <source>since {at:clock}</source>
      <translation>depuis {at:clock}</translation>
    </message>
    <message>
      <source>since {at:weekday}</source>
      <translation>depuis {at:weekday}</translation>
    </message>
    <message>
      <source>since {at:date}</source>
      <translation>depuis le {at:date}</translation>
    </message>
    <message>
      <source>no connection</source>
      <translation>pas de connexion</translation>
    </message>
    <message>
      <source>no such address</source>
      <translation>adresse inexistante</translation>
    </message>
    <message>
      <source>connection refused</source>
      <translation>connexion refusée</translation>
    </message>
    <message>
      <source>no response in time</source>
      <translation>pas de réponse à temps</translation>
    </message>
    <message>
      <source>connection interrupted</source>
      <translation>interrompu en cours</translation>
    </message>
    <message>
      <source>too large for a feed</source>
      <translation>trop gros pour un flux</translation>
    </message>
    <message>
      <source>invalid address</source>
      <translation>adresse non valable</translation>
    </message>
    <message>
      <source>blocked: redirects to your local network</source>
      <translation>menait à votre propre réseau</translation>
    </message>
    <message>
      <source>redirect loop</source>
      <translation>redirigé en boucle</translation>
    </message>
    <message>
      <source>invalid certificate</source>
      <translation>certificat incorrect</translation>
    </message>
    <message>
      <source>needs a password</source>
      <translation>exige un mot de passe</translation>
    </message>
    <message>
      <source>not found</source>
      <translation>n’y est plus</translation>
    </message>
    <message>
      <source>discontinued by its publisher</source>
      <translation>arrêté par son éditeur</translation>
    </message>
    <message>
      <source>asked to wait</source>
      <translation>a demandé une pause</translation>
    </message>
    <message>
      <source>server error</source>
      <translation>problème du serveur</translation>
    </message>
    <message>
      <source>blocked by a CAPTCHA</source>
      <translation>veut la preuve d’un humain</translation>
    </message>
    <message>
      <source>access denied</source>
      <translation>accès refusé</translation>
    </message>
    <message>
      <source>cancelled</source>
      <translation>interrompu</translation>
    </message>
    <message>
      <source>couldn’t be read</source>
      <translation>illisible</translation>
    </message>
    <message>
      <source>Paperround closed</source>
      <translation>Paperround a été arrêté</translation>
    </message>
    <message>
      <source>no response</source>
      <translation>pas de réponse</translation>
    </message>
    <message>
      <source>Couldn’t change “Start at login” ({error}). Check the file {path}.</source>
      <translation>Le lancement à l’ouverture de session n’a pas pu être modifié ({error}) ; vérifiez le fichier {path}.</translation>
    </message>
    <message>
      <source>Couldn’t change “Start at login”: the desktop didn’t allow it.</source>
      <translation>Le lancement à l’ouverture de session n’a pas pu être modifié : le bureau ne l’a pas permis.</translation>
    </message>
    <message>
      <source>Couldn’t change “Start at login” ({error}). Check the registry’s Run key.</source>
      <translation>Le lancement à l’ouverture de session n’a pas pu être modifié ({error}) ; vérifiez la clé Run du registre.</translation>
    </message>
    <message>
      <source>Paperround is already open. Its window was brought to the front.</source>
      <translation>Paperround est déjà ouvert ; sa fenêtre a été mise au premier plan.</translation>
    </message>
    <message>
      <source>Paperround is already open. It was asked to refresh.</source>
      <translation>Paperround est déjà ouvert ; il lui a été demandé de relever.</translation>
    </message>
    <message>
      <source>Paperround is already running with this profile but isn’t responding. Quit it and start it again.</source>
      <translation>Paperround utilise déjà ce profil mais ne répond pas ; arrêtez-le et relancez-le.</translation>
    </message>
    <message>
      <source>{file} couldn’t be written: {error}</source>
      <translation>{file} n’a pas pu être écrit : {error}</translation>
    </message>
    <message>
      <source>The article couldn’t be saved: {error}. Choose another place.</source>
      <translation>L’article n’a pas pu être enregistré : {error}. Choisissez un autre endroit.</translation>
    </message>
    <message>
      <source>The Morning Paper</source>
      <translation>Le journal du matin</translation>
    </message>
    <message>
      <source>The Evening Paper</source>
      <translation>Le journal du soir</translation>
    </message>
    <message>
      <source>{weekday} {day} {month}</source>
      <translation>{weekday} {day} {month}</translation>
    </message>
    <message numerus="yes">
      <source>{posts:n} articles from {feeds:n} feeds, {minutes:n} min</source>
      <translation>
        <numerusform>{posts:n} article, {feeds:n} flux, {minutes:n} min</numerusform>
        <numerusform>{posts:n} articles, {feeds:n} flux, {minutes:n} min</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{posts:n} articles, {minutes:n} min</source>
      <translation>
        <numerusform>{posts:n} article, {minutes:n} min</numerusform>
        <numerusform>{posts:n} articles, {minutes:n} min</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>1 article, {minutes:n} min</source>
      <translation>
        <numerusform>Un article, {minutes:n} min</numerusform>
        <numerusform>Un article, {minutes:n} min</numerusform>
      </translation>
    </message>
    <message>
      <source>No. {number}</source>
      <translation>N° {number}</translation>
    </message>
    <message>
      <source>Front page</source>
      <translation>À la une</translation>
    </message>
    <message>
      <source>In brief</source>
      <translation>En bref</translation>
    </message>
    <message>
      <source>Other feeds</source>
      <translation>Autres flux</translation>
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
        <numerusform>{minutes:n} min d’écoute</numerusform>
        <numerusform>{minutes:n} min d’écoute</numerusform>
      </translation>
    </message>
    <message>
      <source>On the web</source>
      <translation>Sur le web</translation>
    </message>
    <message>
      <source>continues on page {page}</source>
      <translation>suite page {page}</translation>
    </message>
    <message>
      <source>continued from page {page}</source>
      <translation>suite de la page {page}</translation>
    </message>
    <message>
      <source>Made by Paperround on this computer, from your own feeds.</source>
      <translation>Fait par Paperround sur cet ordinateur, à partir de vos propres flux.</translation>
    </message>
    <message>
      <source>Not enough new articles for an edition today.</source>
      <translation>Rien d’assez nouveau pour un journal aujourd’hui.</translation>
    </message>
    <message>
      <source>No edition was created. Nothing changed.</source>
      <translation>Aucun journal n’a été fait ; tout est comme avant.</translation>
    </message>
    <message>
      <source>Loading full articles: {done} of {total}</source>
      <translation>Récupération des textes complets : {done} sur {total}</translation>
    </message>
    <message>
      <source>Loading images: {done} of {total} articles</source>
      <translation>Récupération des images : {done} articles sur {total}</translation>
    </message>
    <message numerus="yes">
      <source>Laying out the pages: {posts:n} articles</source>
      <translation>
        <numerusform>Mise en page : {posts:n} article</numerusform>
        <numerusform>Mise en page : {posts:n} articles</numerusform>
      </translation>
    </message>
    <message>
      <source>Today’s edition, created {at:clock}</source>
      <translation>Le journal d’aujourd’hui, fait à {at:clock}</translation>
    </message>
    <message>
      <source>Edition of {at:weekday} {at:date}, created {at:clock}</source>
      <translation>Le journal du {at:weekday} {at:date}, fait à {at:clock}</translation>
    </message>
    <message numerus="yes">
      <source>Created {at:clock} from what was available ({n:n} feeds didn’t respond)</source>
      <translation>
        <numerusform>Fait à {at:clock} avec ce qui était là ; {n:n} flux n’a pas répondu</numerusform>
        <numerusform>Fait à {at:clock} avec ce qui était là ; {n:n} flux n’ont pas répondu</numerusform>
      </translation>
    </message>
    <message>
      <source>Created {at:clock} from what was available (1 feed didn’t respond)</source>
      <translation>Fait à {at:clock} avec ce qui était là ; un flux n’a pas répondu</translation>
    </message>
    <message>
      <source>Created at {at:clock} instead of {due:clock}, because the computer was asleep or Paperround was closed.</source>
      <translation>Fait à {at:clock} au lieu de {due:clock} : jusque-là, l’ordinateur était en veille ou Paperround fermé.</translation>
    </message>
    <message>
      <source>Waiting for {target} since {at:clock}: {why}</source>
      <translation>Attend {target} depuis {at:clock} : {why}</translation>
    </message>
    <message>
      <source>Saved to {path}.</source>
      <translation>Il est dans {path}.</translation>
    </message>
    <message>
      <source>Emailed to {address} at {at:clock}.</source>
      <translation>Il a été envoyé à {address} à {at:clock}.</translation>
    </message>
    <message>
      <source>Next: {when}.</source>
      <translation>Prochain : {when}.</translation>
    </message>
    <message>
      <source>Next: {when}, because you usually read at {visit}.</source>
      <translation>Prochain : {when} ; vous venez généralement lire à {visit}.</translation>
    </message>
    <message>
      <source>Next: {when}, until Paperround knows when you start reading.</source>
      <translation>Prochain : {when}, jusqu’à ce que Paperround sache quand vous venez lire en premier.</translation>
    </message>
    <message>
      <source>today {at:clock}</source>
      <translation>aujourd’hui {at:clock}</translation>
    </message>
    <message>
      <source>tomorrow {at:clock}</source>
      <translation>demain {at:clock}</translation>
    </message>
    <message>
      <source>The fetch at {at:clock} covers it, so it uses no extra fetches.</source>
      <translation>Le réveil de {at:clock} relève aussi pour lui ; il n’en coûte donc pas d’autre.</translation>
    </message>
    <message>
      <source>It uses the articles already downloaded by then. Nothing extra is downloaded.</source>
      <translation>Il est fait avec ce qui sera là ; rien n’est relevé pour lui seul.</translation>
    </message>
    <message>
      <source>Choose at least one day.</source>
      <translation>Choisissez au moins un jour.</translation>
    </message>
    <message>
      <source>Editions are only created when you ask.</source>
      <translation>Un journal n’est fait que si vous en demandez un.</translation>
    </message>
    <message>
      <source>the folder</source>
      <translation>le dossier</translation>
    </message>
    <message>
      <source>the mail server</source>
      <translation>le serveur de courriel</translation>
    </message>
    <message>
      <source>Edition {number} doesn’t exist. Run “paperround edition --list” to see them all.</source>
      <translation>Il n’y a pas d’édition {number} ; « paperround edition --list » les montre.</translation>
    </message>
    <message>
      <source>Choose a file name that ends in .epub or .pdf.</source>
      <translation>Indiquez un fichier qui finit par .epub ou .pdf.</translation>
    </message>
    <message>
      <source>The pages couldn’t be created. See the log for details.</source>
      <translation>Les pages n’ont pas pu être créées ; le journal donne les détails.</translation>
    </message>
    <message>
      <source>The articles in this edition are no longer stored.</source>
      <translation>Ce que contenait ce journal n’est plus ici.</translation>
    </message>
    <message>
      <source>Enter the address to send editions to.</source>
      <translation>Saisissez l’adresse à laquelle envoyer les journaux.</translation>
    </message>
    <message>
      <source>Enter your outgoing mail (SMTP) server, such as smtp.example.org:587.</source>
      <translation>Saisissez le serveur qui prend vos courriels, par exemple smtp.example.org:587.</translation>
    </message>
    <message>
      <source>Enter your own email address.</source>
      <translation>Saisissez votre propre adresse de courriel.</translation>
    </message>
    <message>
      <source>The saved password for {host} is missing. Enter it again in Morning Paper.</source>
      <translation>Le mot de passe pour {host} n’est pas connu ; saisissez-le à nouveau dans Journal du matin.</translation>
    </message>
    <message>
      <source>{host} didn’t accept this user name and password.</source>
      <translation>{host} n’accepte pas cet identifiant et ce mot de passe.</translation>
    </message>
    <message>
      <source>{host} rejected the email: {why}</source>
      <translation>{host} n’a pas accepté le courriel : {why}</translation>
    </message>
    <message>
      <source>Can’t reach {host}. Paperround will try again.</source>
      <translation>{host} est injoignable ; nouvel essai à venir.</translation>
    </message>
    <message>
      <source>{host} doesn’t offer a secure connection, so the password wasn’t sent.</source>
      <translation>{host} n’offre pas de connexion sûre ; aucun mot de passe n’a été envoyé.</translation>
    </message>
    <message>
      <source>{host} doesn’t offer a secure connection, so nothing was sent. You can allow mail without encryption.</source>
      <translation>{host} n’offre pas de connexion sûre ; rien n’a été envoyé. Vous pouvez autoriser le courriel sans chiffrement.</translation>
    </message>
    <message>
      <source>{host} is ready to send your mail. Nothing was sent.</source>
      <translation>{host} a répondu et prendrait le courriel ; rien n’a été envoyé.</translation>
    </message>
    <message>
      <source>Just before you usually read, around {time}.</source>
      <translation>Avant votre visite habituelle, vers {time}.</translation>
    </message>
    <message>
      <source>You asked to be notified right away.</source>
      <translation>Vous voulez ses articles aussitôt.</translation>
    </message>
    <message>
      <source>You set it to be fetched every {span}.</source>
      <translation>Intervalle que vous avez choisi : {span}.</translation>
    </message>
    <message>
      <source>You set custom intervals for these.</source>
      <translation>Vous leur avez donné un intervalle propre.</translation>
    </message>
    <message>
      <source>You just subscribed.</source>
      <translation>Vous vous êtes abonné.</translation>
    </message>
    <message>
      <source>You chose Refresh.</source>
      <translation>Vous avez demandé une relève.</translation>
    </message>
    <message>
      <source>You asked for it on the command line.</source>
      <translation>Vous l’avez demandé dans le terminal.</translation>
    </message>
    <message>
      <source>You entered its password.</source>
      <translation>Vous avez donné son mot de passe.</translation>
    </message>
    <message>
      <source>You opened it, and it’s set to refresh when opened.</source>
      <translation>Vous l’avez ouvert, et voulez qu’il soit alors relevé.</translation>
    </message>
    <message>
      <source>First fetch after the computer woke up.</source>
      <translation>Première relève après le réveil de l’ordinateur.</translation>
    </message>
    <message>
      <source>The demo fetches just after each article so you can watch them arrive.</source>
      <translation>La démo relève juste après une publication, pour que vous voyiez arriver les articles.</translation>
    </message>
    <message>
      <source>It hasn’t responded yet, so Paperround is trying again.</source>
      <translation>Il n’a pas encore répondu ; nouvel essai.</translation>
    </message>
    <message>
      <source>They haven’t responded yet, so Paperround is trying again.</source>
      <translation>Ils n’ont pas encore répondu ; nouvel essai.</translation>
    </message>
    <message>
      <source>So you don’t miss anything: these list few articles, which turn over quickly.</source>
      <translation>Pour ne rien perdre : ceux-ci gardent peu d’articles et se remplissent vite.</translation>
    </message>
    <message>
      <source>Its publisher asks for at least {span} between fetches.</source>
      <translation>Son éditeur demande au moins {span} entre deux relèves.</translation>
    </message>
    <message>
      <source>Its publisher asks not to be fetched for the next {span}.</source>
      <translation>Son éditeur ne veut pas de relève pour la durée suivante : {span}.</translation>
    </message>
    <message>
      <source>Its server asked Paperround to wait {span}.</source>
      <translation>Son serveur a demandé une pause : {span}.</translation>
    </message>
    <message>
      <source>Its server wants at least {span} between requests, so its feeds take turns.</source>
      <translation>Son serveur veut au moins {span} entre deux relèves ; ses flux passent donc à tour de rôle.</translation>
    </message>
    <message>
      <source>Their server wants some time between requests, so its feeds take turns.</source>
      <translation>Leur serveur veut un peu de temps entre deux relèves ; ses flux passent donc à tour de rôle.</translation>
    </message>
    <message>
      <source>The last fetch failed, so the next one is in {span}.</source>
      <translation>Échec ; prochain essai après {span}.</translation>
    </message>
    <message>
      <source>Its server asked Paperround to wait until now.</source>
      <translation>Il avait demandé une pause jusqu’à maintenant.</translation>
    </message>
    <message>
      <source>Their servers asked Paperround to wait until now.</source>
      <translation>Ils avaient demandé une pause jusqu’à maintenant.</translation>
    </message>
    <message>
      <source>Its publisher has discontinued it.</source>
      <translation>Son éditeur y a mis fin.</translation>
    </message>
    <message>
      <source>One of the times that keep you waiting least. This feed gets a fetch about every {span}.</source>
      <translation>L’un des moments qui vous font attendre le moins. Intervalle de relève : {span} environ.</translation>
    </message>
    <message>
      <source>One of the times that keep you waiting least for these.</source>
      <translation>L’un des moments qui vous font attendre le moins pour ces flux.</translation>
    </message>
    <message>
      <source>One of the times that leave the fewest articles missing when you read.</source>
      <translation>L’un des moments où il manque le moins d’articles quand vous lisez.</translation>
    </message>
    <message>
      <source>Soon after the hours in which it usually publishes. It gets a fetch about every {span}.</source>
      <translation>Peu après ses heures habituelles de publication. Intervalle de relève : {span} environ.</translation>
    </message>
    <message>
      <source>Soon after the hours in which these usually publish.</source>
      <translation>Peu après leurs heures habituelles de publication.</translation>
    </message>
    <message>
      <source>It’s fetched about every {span}.</source>
      <translation>Intervalle de relève : {span} environ.</translation>
    </message>
    <message>
      <source>These are fetched at even intervals.</source>
      <translation>Ces flux sont relevés à intervalles égaux.</translation>
    </message>
    <message>
      <source>It’s fetched about every {span}, so that few articles drop off its list unseen.</source>
      <translation>Intervalle de relève : {span} environ, pour que peu d’articles sortent de sa liste sans être vus.</translation>
    </message>
    <message>
      <source>These are fetched so that few articles drop off their lists unseen.</source>
      <translation>Ces flux sont relevés pour que peu d’articles sortent de leur liste sans être vus.</translation>
    </message>
    <message>
      <source>Of all feeds it’s likely to have kept articles from you for longest.</source>
      <translation>De tous les flux, c’est sans doute celui qui vous fait attendre ses articles depuis le plus longtemps.</translation>
    </message>
    <message>
      <source>Of all feeds these are likely to have kept articles from you for longest.</source>
      <translation>De tous les flux, ce sont sans doute ceux qui vous font attendre leurs articles depuis le plus longtemps.</translation>
    </message>
    <message>
      <source>Of all feeds it’s likely to have the most articles that are still fresh.</source>
      <translation>De tous les flux, c’est sans doute celui qui a le plus d’articles encore frais.</translation>
    </message>
    <message>
      <source>Of all feeds these are likely to have the most articles that are still fresh.</source>
      <translation>De tous les flux, ce sont sans doute ceux qui ont le plus d’articles encore frais.</translation>
    </message>
    <message>
      <source>Its articles come about {span} apart.</source>
      <translation>Ses articles sont espacés de {span} environ.</translation>
    </message>
    <message>
      <source>They are fetched about as often as they publish.</source>
      <translation>Ces flux sont relevés à peu près aussi souvent qu’ils publient.</translation>
    </message>
    <message>
      <source>By its usual hours it should have a new article by now.</source>
      <translation>Selon ses heures habituelles, il devrait maintenant avoir un nouvel article.</translation>
    </message>
    <message>
      <source>By their usual hours these should have new articles by now.</source>
      <translation>Selon leurs heures habituelles, ces flux devraient maintenant avoir de nouveaux articles.</translation>
    </message>
    <message>
      <source>Just before you usually read.</source>
      <translation>Avant votre visite habituelle.</translation>
    </message>
    <message>
      <source>No sooner, because its publisher asks for at least {span} between fetches.</source>
      <translation>Son éditeur demande au moins {span} entre deux relèves ; donc pas plus tôt.</translation>
    </message>
    <message>
      <source>No sooner, because their publishers ask for time between fetches.</source>
      <translation>Leurs éditeurs demandent des pauses entre les relèves ; donc pas plus tôt.</translation>
    </message>
    <message>
      <source>No sooner, because its publisher asks not to be fetched for the next {span}.</source>
      <translation>Son éditeur ne veut pas de relève ({span}) ; donc pas plus tôt.</translation>
    </message>
    <message>
      <source>No sooner, because their publishers ask not to be fetched at some hours.</source>
      <translation>Leurs éditeurs ne veulent pas de relève à certaines heures ; donc pas plus tôt.</translation>
    </message>
    <message>
      <source>No sooner, because its server asked Paperround to wait {span}.</source>
      <translation>Son serveur a demandé une pause ({span}) ; donc pas plus tôt.</translation>
    </message>
    <message>
      <source>No sooner, because their servers asked Paperround to wait.</source>
      <translation>Leurs serveurs ont demandé une pause ; donc pas plus tôt.</translation>
    </message>
    <message>
      <source>The last fetch failed. Trying again after {span}.</source>
      <translation>Échec ; nouvel essai après {span}.</translation>
    </message>
    <message>
      <source>The last fetches failed. Trying again.</source>
      <translation>Échec ; nouvel essai.</translation>
    </message>
    <message>
      <source>You’re reading now, and it may have new articles.</source>
      <translation>Vous lisez en ce moment, et il a pu publier depuis la dernière relève.</translation>
    </message>
    <message>
      <source>You’re reading now, and these may have new articles.</source>
      <translation>Vous lisez en ce moment, et ceux-ci ont pu publier depuis leur dernière relève.</translation>
    </message>
    <message>
      <source>You’re reading now, and it usually has one new article by this time.</source>
      <translation>Vous lisez en ce moment, et il a généralement publié une fois depuis la dernière relève.</translation>
    </message>
    <message>
      <source>You’re reading now, and these usually have new articles by this time.</source>
      <translation>Vous lisez en ce moment, et ceux-ci ont généralement publié depuis leur dernière relève.</translation>
    </message>
    <message>
      <source>You’re reading now, and it usually has {count} new articles by this time.</source>
      <translation>Vous lisez en ce moment, et il a généralement publié {count} fois depuis la dernière relève.</translation>
    </message>
    <message>
      <source>It may have new articles by then.</source>
      <translation>D’ici là, il aura peut-être publié depuis la dernière relève.</translation>
    </message>
    <message>
      <source>Some of them may have new articles by then.</source>
      <translation>D’ici là, certains auront peut-être publié.</translation>
    </message>
    <message>
      <source>It usually has one new article by then.</source>
      <translation>À ce moment-là, il a généralement publié une fois depuis la dernière relève.</translation>
    </message>
    <message>
      <source>They usually have new articles by then.</source>
      <translation>À ce moment-là, ils ont généralement publié.</translation>
    </message>
    <message>
      <source>It usually has {count} new articles by then.</source>
      <translation>À ce moment-là, il a généralement publié {count} fois depuis la dernière relève.</translation>
    </message>
    <message>
      <source>You just unlocked the computer and usually read soon after.</source>
      <translation>Vous venez de déverrouiller l’ordinateur, et venez généralement lire peu après.</translation>
    </message>
    <message>
      <source>You just came back to the computer and usually read soon after.</source>
      <translation>Vous venez de revenir à l’ordinateur, et venez généralement lire peu après.</translation>
    </message>
    <message>
      <source>The computer just woke up, and you usually read soon after.</source>
      <translation>L’ordinateur vient de se réveiller, et vous venez généralement lire peu après.</translation>
    </message>
    <message>
      <source>You just opened the lid and usually read soon after.</source>
      <translation>Vous venez d’ouvrir le capot, et venez généralement lire peu après.</translation>
    </message>
    <message>
      <source>The computer just joined a network, and you usually read soon after.</source>
      <translation>L’ordinateur vient de se connecter à un réseau, et vous venez généralement lire peu après.</translation>
    </message>
    <message>
      <source>Its articles are mostly repeats, so it’s fetched less often.</source>
      <translation>Ses articles se répètent souvent ; il est donc moins relevé.</translation>
    </message>
    <message>
      <source>Its articles are mostly original, so it’s fetched more often.</source>
      <translation>Ses articles apportent souvent du nouveau ; il est donc davantage relevé.</translation>
    </message>
    <message>
      <source>You rarely open its articles, so it’s fetched less often.</source>
      <translation>Vous ouvrez rarement ses articles ; il est donc moins relevé.</translation>
    </message>
    <message>
      <source>You often open its articles, so it’s fetched more often.</source>
      <translation>Vous ouvrez souvent ses articles ; il est donc davantage relevé.</translation>
    </message>
  </context>
</TS>
