<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es">
  <context>
    <name>Paperround</name>
    <message>
      <source>1 change hasn’t reached the server yet and will be lost.</source>
      <translation>Un cambio hecho aquí aún no le ha llegado, y ya no le llegaría.</translation>
    </message>
    <message numerus="yes">
      <source>{n} changes haven’t reached the server yet and will be lost.</source>
      <translation>
        <numerusform>{n} cambio hecho aquí aún no le ha llegado, y ya no le llegaría.</numerusform>
        <numerusform>{n} cambios hechos aquí aún no le han llegado, y ya no le llegarían.</numerusform>
      </translation>
    </message>
    <message>
      <source>In FreshRSS: Profile &gt; External access via API.</source>
      <translation>En FreshRSS: Perfil &gt; Acceso externo por API.</translation>
    </message>
    <message>
      <source>In Miniflux: Settings &gt; Integrations &gt; Google Reader.</source>
      <translation>En Miniflux: Ajustes &gt; Integraciones &gt; Google Reader.</translation>
    </message>
    <message>
      <source>Tiny Tiny RSS, Nextcloud News, Feedbin and more</source>
      <translation>Tiny Tiny RSS, Nextcloud News, Feedbin y más</translation>
    </message>
    <message>
      <source>{done} of {total} articles</source>
      <translation>{done} de {total} artículos</translation>
    </message>
    <message>
      <source>once</source>
      <translation>una vez</translation>
    </message>
    <message>
      <source>when you open Paperround</source>
      <translation>cuando entras a leer</translation>
    </message>
    <message>
      <source>now</source>
      <translation>ahora</translation>
    </message>
    <message>
      <source>All synced</source>
      <translation>0, todo enviado</translation>
    </message>
    <message>
      <source>API password</source>
      <translation>Contraseña de la API</translation>
    </message>
    <message>
      <source>The password is stored in your system’s keyring.</source>
      <translation>La contraseña se guarda en el llavero del sistema.</translation>
    </message>
    <message>
      <source>Sync feeds, read status and stars across your devices with FreshRSS, Miniflux or another compatible server.</source>
      <translation>Una cuenta mantiene iguales los canales, lo leído y las estrellas en todos tus dispositivos.</translation>
    </message>
    <message>
      <source>Paperround will tell {name} when to refresh each feed, following your schedule and daily budget. You can then slow down the server’s own schedule. This uses the same password with the server’s native API.</source>
      <translation>Paperround le dirá a {name} cuándo consultar cada canal, según el plan de todos tus canales y dentro de tu presupuesto diario. Así, el servidor apenas tendrá que consultar por sí mismo. En la interfaz propia del servidor se usa la misma contraseña.</translation>
    </message>
    <message>
      <source>Schedule its refreshes?</source>
      <translation>Decirle cuándo consultar</translation>
    </message>
    <message>
      <source>Syncing…</source>
      <translation>sincronizando</translation>
    </message>
    <message>
      <source>Not synced yet</source>
      <translation>aún sin sincronizar</translation>
    </message>
    <message>
      <source>Synced just now</source>
      <translation>sincronizada ahora mismo</translation>
    </message>
    <message>
      <source>{times} (hourly: {hours})</source>
      <translation>{times} en lugar de {hours}</translation>
    </message>
    <message numerus="yes">
      <source>{n} waiting since {time}</source>
      <translation>
        <numerusform>{n} en espera desde {time}</numerusform>
        <numerusform>{n} en espera desde {time}</numerusform>
      </translation>
    </message>
    <message>
      <source>Your own server or a hosted one</source>
      <translation>Tu propio servidor o uno alojado</translation>
    </message>
    <message>
      <source>Can also let Paperround schedule its refreshes</source>
      <translation>También puede dejar que Paperround planifique sus consultas</translation>
    </message>
    <message>
      <source>Another service</source>
      <translation>Otro servicio</translation>
    </message>
    <message>
      <source>Password</source>
      <translation>Contraseña</translation>
    </message>
    <message>
      <source>Add account</source>
      <translation>Añadir cuenta</translation>
    </message>
    <message>
      <source>Coming from another reader? Import its feeds and stars from a file instead.</source>
      <translation>¿Vienes de otro lector? Importa sus canales y estrellas desde un archivo.</translation>
    </message>
    <message>
      <source>Import…</source>
      <translation>Importar…</translation>
    </message>
    <message>
      <source>Server address</source>
      <translation>Dirección del servidor</translation>
    </message>
    <message>
      <source>User name</source>
      <translation>Usuario</translation>
    </message>
    <message>
      <source>Custom certificate authority…</source>
      <translation>Autoridad de certificación propia…</translation>
    </message>
    <message>
      <source>Account name</source>
      <translation>Nombre de la cuenta</translation>
    </message>
    <message>
      <source>Continue</source>
      <translation>Continuar</translation>
    </message>
    <message>
      <source>Test connection</source>
      <translation>Probar</translation>
    </message>
    <message>
      <source>Done</source>
      <translation>Hecho</translation>
    </message>
    <message>
      <source>Also add my 1 local feed</source>
      <translation>Añadir también mi canal local</translation>
    </message>
    <message numerus="yes">
      <source>Also add my {n} local feeds</source>
      <translation>
        <numerusform>Añadir también mi {n} canal local</numerusform>
        <numerusform>Añadir también mis {n} canales locales</numerusform>
      </translation>
    </message>
    <message>
      <source>The first sync is running. You can close this and read on.</source>
      <translation>La primera sincronización está en marcha. Puedes cerrar esto y seguir leyendo.</translation>
    </message>
    <message>
      <source>The first sync is running: {done} of {total} articles.</source>
      <translation>La primera sincronización está en marcha: {done} de {total} artículos.</translation>
    </message>
    <message>
      <source>Connected in {s} s: {feeds}, {unread} unread, {stars} starred.</source>
      <translation>Respuesta en {s} s: {feeds}, {unread} sin leer, {stars} estrellas.</translation>
    </message>
    <message>
      <source>You already have 1 of them. It won’t be added twice.</source>
      <translation>Ya tienes 1 de ellos; no se duplicará.</translation>
    </message>
    <message>
      <source>Add account…</source>
      <translation>Añadir cuenta…</translation>
    </message>
    <message>
      <source>Add new feeds to this account</source>
      <translation>Añadir allí también los canales nuevos</translation>
    </message>
    <message>
      <source>API password:</source>
      <translation>La contraseña de su API:</translation>
    </message>
    <message>
      <source>Remove {name}?</source>
      <translation>Dejar {name}</translation>
    </message>
    <message>
      <source>Remove account…</source>
      <translation>Dejar esta cuenta…</translation>
    </message>
    <message>
      <source>Turn on</source>
      <translation>Decírselo</translation>
    </message>
    <message numerus="yes">
      <source>offline, {n} waiting</source>
      <translation>
        <numerusform>sin conexión, {n} en espera</numerusform>
        <numerusform>sin conexión, {n} en espera</numerusform>
      </translation>
    </message>
    <message>
      <source>Server asked Paperround to wait</source>
      <translation>pide una pausa</translation>
    </message>
    <message>
      <source>Certificate not trusted</source>
      <translation>certificado no fiable</translation>
    </message>
    <message>
      <source>API turned off</source>
      <translation>interfaz desactivada</translation>
    </message>
    <message>
      <source>No response</source>
      <translation>sin respuesta</translation>
    </message>
    <message>
      <source>Synced {time} ago</source>
      <translation>sincronizada hace {time}</translation>
    </message>
    <message numerus="yes">
      <source>{n} times</source>
      <translation>
        <numerusform>{n} vez</numerusform>
        <numerusform>{n} veces</numerusform>
      </translation>
    </message>
    <message>
      <source>before you read</source>
      <translation>antes de tu visita</translation>
    </message>
    <message>
      <source>while you’re reading</source>
      <translation>mientras lees</translation>
    </message>
    <message>
      <source>when new articles are likely</source>
      <translation>cuando es probable que haya novedades</translation>
    </message>
    <message>
      <source>unless you open Paperround first</source>
      <translation>si no entras antes</translation>
    </message>
    <message>
      <source>retrying</source>
      <translation>nuevo intento</translation>
    </message>
    <message>
      <source>{time}, {why}</source>
      <translation>{time}, {why}</translation>
    </message>
    <message>
      <source>Keep feeds, read status and stars the same on all your devices.</source>
      <translation>Mantén canales, leídos y estrellas iguales en todos tus dispositivos.</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Volver a las opciones</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Cancelar</translation>
    </message>
    <message>
      <source>Enter the address, your user name and the password.</source>
      <translation>Escribe la dirección, tu usuario y la contraseña.</translation>
    </message>
    <message>
      <source>Test again</source>
      <translation>Probar otra vez</translation>
    </message>
    <message>
      <source>The first sync brought {feeds} and {unread}.</source>
      <translation>La primera sincronización trajo {feeds} y {unread}.</translation>
    </message>
    <message>
      <source>Next sync: {when}. Changes you make are sent right away.</source>
      <translation>Próxima sincronización: {when}. Tus cambios se envían enseguida.</translation>
    </message>
    <message numerus="yes">
      <source>You already have {n} of them. They won’t be added twice.</source>
      <translation>
        <numerusform>Ya tienes {n} de ellos; no se duplicará.</numerusform>
        <numerusform>Ya tienes {n} de ellos; no se duplicarán.</numerusform>
      </translation>
    </message>
    <message>
      <source>Sync {name} now</source>
      <translation>Sincronizar {name} ahora</translation>
    </message>
    <message>
      <source>Let Paperround schedule this server’s refreshes</source>
      <translation>Decirle cuándo consultar, según mi plan</translation>
    </message>
    <message>
      <source>Syncs today</source>
      <translation>Consultado hoy</translation>
    </message>
    <message>
      <source>Next sync</source>
      <translation>Próxima consulta</translation>
    </message>
    <message>
      <source>Unsynced changes</source>
      <translation>Por enviar</translation>
    </message>
    <message>
      <source>Password missing</source>
      <translation>falta la contraseña</translation>
    </message>
    <message>
      <source>Password rejected</source>
      <translation>contraseña rechazada</translation>
    </message>
    <message>
      <source>Connecting to {address}…</source>
      <translation>Contactando con {address}…</translation>
    </message>
    <message>
      <source>Sign in to {service}</source>
      <translation>Iniciar sesión en {service}</translation>
    </message>
    <message>
      <source>{service} is ready</source>
      <translation>{service} está listo</translation>
    </message>
    <message>
      <source>{name} was added</source>
      <translation>Se añadió {name}</translation>
    </message>
    <message>
      <source>Step {n} of 3</source>
      <translation>Paso {n} de 3</translation>
    </message>
    <message>
      <source>The best of your unread articles in one edition you can finish. Read it here, on an e-reader or on paper.</source>
      <translation>Lo mejor de lo que tienes sin leer, en un periódico que puedes acabar. Léelo aquí, en un lector electrónico o en papel.</translation>
    </message>
    <message numerus="yes">
      <source>{n} articles from {feeds}, about {minutes} minutes</source>
      <translation>
        <numerusform>{n} artículo de {feeds}, unos {minutes} minutos</numerusform>
        <numerusform>{n} artículos de {feeds}, unos {minutes} minutos</numerusform>
      </translation>
    </message>
    <message>
      <source>Your feeds, as a newspaper</source>
      <translation>Tus canales, como un periódico</translation>
    </message>
    <message>
      <source>Every morning</source>
      <translation>Cada mañana</translation>
    </message>
    <message>
      <source>Morning Paper settings</source>
      <translation>Ajustes del periódico matutino</translation>
    </message>
    <message>
      <source>When</source>
      <translation>Cuándo</translation>
    </message>
    <message>
      <source>Choose…</source>
      <translation>Elegir…</translation>
    </message>
    <message>
      <source>at most {posts}</source>
      <translation>como máximo {posts}</translation>
    </message>
    <message>
      <source>about {posts}</source>
      <translation>aprox. {posts}</translation>
    </message>
    <message>
      <source>Contacting the server…</source>
      <translation>Contactando con el servidor…</translation>
    </message>
    <message>
      <source>Not enough new articles yet</source>
      <translation>Aún no hay suficientes artículos nuevos</translation>
    </message>
    <message>
      <source>Articles</source>
      <translation>Artículos</translation>
    </message>
    <message>
      <source>Feeds without a folder</source>
      <translation>Canales sin carpeta</translation>
    </message>
    <message>
      <source>Starred, not yet read</source>
      <translation>Con estrella, aún sin leer</translation>
    </message>
    <message>
      <source>nothing new</source>
      <translation>nada nuevo</translation>
    </message>
    <message>
      <source>Before I start reading</source>
      <translation>Antes de mi primera visita</translation>
    </message>
    <message>
      <source>At</source>
      <translation>A las</translation>
    </message>
    <message>
      <source>as</source>
      <translation>como</translation>
    </message>
    <message>
      <source>Length</source>
      <translation>Extensión</translation>
    </message>
    <message>
      <source>From</source>
      <translation>Origen</translation>
    </message>
    <message>
      <source>Save or send to</source>
      <translation>Guardar o enviar a</translation>
    </message>
    <message>
      <source>Book for e-readers (*.epub);;PDF (*.pdf)</source>
      <translation>Libro para lectores electrónicos (*.epub);;PDF (*.pdf)</translation>
    </message>
    <message>
      <source>Older editions</source>
      <translation>Ediciones anteriores</translation>
    </message>
    <message>
      <source>Previous page</source>
      <translation>Página anterior</translation>
    </message>
    <message>
      <source>Next page</source>
      <translation>Página siguiente</translation>
    </message>
    <message>
      <source>Mark read</source>
      <translation>Marcar como leído</translation>
    </message>
    <message>
      <source>Save edition</source>
      <translation>Guardar el periódico</translation>
    </message>
    <message>
      <source>Creating…</source>
      <translation>Preparando</translation>
    </message>
    <message>
      <source>Edition page</source>
      <translation>Página del periódico</translation>
    </message>
    <message>
      <source>Save as…</source>
      <translation>Guardar como…</translation>
    </message>
    <message>
      <source>Print…</source>
      <translation>Imprimir…</translation>
    </message>
    <message>
      <source>Create now</source>
      <translation>Hacer uno ahora</translation>
    </message>
    <message>
      <source>Create today’s edition</source>
      <translation>Crear el periódico de hoy</translation>
    </message>
    <message>
      <source>Preview of today’s edition</source>
      <translation>Vista previa del periódico de hoy</translation>
    </message>
    <message>
      <source>No edition yet</source>
      <translation>Aún no hay periódico</translation>
    </message>
    <message>
      <source>Not enough new articles for an edition.</source>
      <translation>No hay suficientes artículos nuevos para un periódico.</translation>
    </message>
    <message>
      <source>{page} of {pages}</source>
      <translation>{page} de {pages}</translation>
    </message>
    <message>
      <source>Saved as {file}.</source>
      <translation>Guardado como {file}.</translation>
    </message>
    <message>
      <source>1 change</source>
      <translation>1 cambio</translation>
    </message>
    <message>
      <source>Use the same folder and passphrase on each computer. The passphrase is stored in the system keyring.</source>
      <translation>Usa la misma carpeta y la misma frase de contraseña en cada equipo. Se guarda en el llavero del sistema.</translation>
    </message>
    <message>
      <source>Keep your computers in step without a server, with a folder that Syncthing, Dropbox or a similar program copies between them.</source>
      <translation>Mantén tus equipos al día sin servidor, con una carpeta que Syncthing, Dropbox o un programa parecido copia entre ellos.</translation>
    </message>
    <message>
      <source>Encrypt the files with a passphrase</source>
      <translation>Cifrar los archivos con una frase de contraseña</translation>
    </message>
    <message>
      <source>Folder</source>
      <translation>Carpeta</translation>
    </message>
    <message>
      <source>Passphrase</source>
      <translation>Frase de contraseña</translation>
    </message>
    <message>
      <source>Start syncing</source>
      <translation>Empezar a sincronizar</translation>
    </message>
    <message>
      <source>Choose another folder…</source>
      <translation>Elegir otra carpeta…</translation>
    </message>
    <message>
      <source>Sync folder</source>
      <translation>Carpeta de sincronización</translation>
    </message>
    <message>
      <source>Reading the folder…</source>
      <translation>Leyendo la carpeta…</translation>
    </message>
    <message>
      <source>The sync folder isn’t used any more. Its files stay.</source>
      <translation>La carpeta de sincronización ya no se usa. Sus archivos se quedan.</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Deshacer</translation>
    </message>
    <message>
      <source>Choose sync folder…</source>
      <translation>Elegir carpeta de sincronización…</translation>
    </message>
    <message>
      <source>Choose the folder that is copied between your computers</source>
      <translation>Elige la carpeta que se copia entre tus equipos</translation>
    </message>
    <message>
      <source>Stop syncing</source>
      <translation>Dejar de sincronizar</translation>
    </message>
    <message>
      <source>Passphrase missing</source>
      <translation>Falta la frase de contraseña</translation>
    </message>
    <message>
      <source>Not syncing</source>
      <translation>Sin sincronizar</translation>
    </message>
    <message numerus="yes">
      <source>{n} changes</source>
      <translation>
        <numerusform>{n} cambio</numerusform>
        <numerusform>{n} cambios</numerusform>
      </translation>
    </message>
    <message>
      <source>Enter a passphrase.</source>
      <translation>Escribe una frase de contraseña.</translation>
    </message>
    <message>
      <source>Passphrase of the sync folder:</source>
      <translation>Frase de contraseña de la carpeta de sincronización:</translation>
    </message>
    <message>
      <source>From this computer</source>
      <translation>De este equipo</translation>
    </message>
    <message>
      <source>From other computers</source>
      <translation>De otros equipos</translation>
    </message>
    <message>
      <source>Files</source>
      <translation>Archivos</translation>
    </message>
    <message>
      <source>Encrypted</source>
      <translation>Cifrado</translation>
    </message>
    <message>
      <source>Not encrypted</source>
      <translation>Sin cifrar</translation>
    </message>
    <message>
      <source>Checked every 2 hours (counts toward your budget)</source>
      <translation>se consulta cada 2 horas, a cargo de tu presupuesto</translation>
    </message>
    <message>
      <source>{done} of {total} messages</source>
      <translation>{done} de {total} correos</translation>
    </message>
    <message>
      <source>not known yet</source>
      <translation>aún no se sabe</translation>
    </message>
    <message>
      <source>Push: new mail arrives immediately</source>
      <translation>avisados, no se consulta nada</translation>
    </message>
    <message>
      <source>1 message, {size}</source>
      <translation>1 correo, {size}</translation>
    </message>
    <message numerus="yes">
      <source>{n} messages, {size}</source>
      <translation>
        <numerusform>{n} correo, {size}</numerusform>
        <numerusform>{n} correos, {size}</numerusform>
      </translation>
    </message>
    <message>
      <source>1 folder</source>
      <translation>1 carpeta</translation>
    </message>
    <message>
      <source>This server doesn’t support push (IDLE), so it will be checked every 2 hours. This counts toward your budget.</source>
      <translation>No puede avisar de cuándo llegan correos, así que se consultará cada 2 horas, a cargo de tu presupuesto.</translation>
    </message>
    <message>
      <source>Your password is stored in the system keyring. Without one, you’ll be asked for it each time Paperround starts.</source>
      <translation>La contraseña va al llavero del sistema; si no lo hay, se pide en cada inicio.</translation>
    </message>
    <message>
      <source>Read newsletters from a mail folder as feeds, one per sender.</source>
      <translation>Los boletines de una carpeta de tu correo se pueden leer como canales, uno por remitente.</translation>
    </message>
    <message>
      <source>Checking…</source>
      <translation>consultando</translation>
    </message>
    <message>
      <source>Not checked yet</source>
      <translation>aún sin leer</translation>
    </message>
    <message>
      <source>Stopped</source>
      <translation>interrumpido</translation>
    </message>
    <message>
      <source>Checked just now</source>
      <translation>leído ahora mismo</translation>
    </message>
    <message>
      <source>Connected in {s} s: {folders}.</source>
      <translation>Respuesta en {s} s: {folders}.</translation>
    </message>
    <message>
      <source>This server supports push (IDLE), so new mail arrives immediately.</source>
      <translation>Avisa de cuándo llegan correos, así que no se consultará nada.</translation>
    </message>
    <message>
      <source>Security</source>
      <translation>Conexión</translation>
    </message>
    <message>
      <source>Mark messages as read on the server</source>
      <translation>Marcar en el servidor lo que leo aquí</translation>
    </message>
    <message>
      <source>Server</source>
      <translation>Servidor</translation>
    </message>
    <message>
      <source>Start with</source>
      <translation>Leer primero</translation>
    </message>
    <message>
      <source>Email newsletters</source>
      <translation>Boletines por correo</translation>
    </message>
    <message>
      <source>Add email newsletters…</source>
      <translation>Añadir boletines por correo…</translation>
    </message>
    <message>
      <source>Mailbox password:</source>
      <translation>La contraseña de este buzón:</translation>
    </message>
    <message>
      <source>Remove mailbox…</source>
      <translation>Dejar de leer este buzón…</translation>
    </message>
    <message>
      <source>Offline</source>
      <translation>sin conexión</translation>
    </message>
    <message>
      <source>Insecure connection</source>
      <translation>conexión no segura</translation>
    </message>
    <message>
      <source>Folder missing</source>
      <translation>falta la carpeta</translation>
    </message>
    <message>
      <source>Checked {time} ago</source>
      <translation>leído hace {time}</translation>
    </message>
    <message numerus="yes">
      <source>{n} folders</source>
      <translation>
        <numerusform>{n} carpeta</numerusform>
        <numerusform>{n} carpetas</numerusform>
      </translation>
    </message>
    <message>
      <source>TLS, usually port 993</source>
      <translation>TLS, normalmente puerto 993</translation>
    </message>
    <message>
      <source>STARTTLS, usually port 143</source>
      <translation>STARTTLS, normalmente puerto 143</translation>
    </message>
    <message>
      <source>None (this computer only)</source>
      <translation>Ninguna, solo para este equipo</translation>
    </message>
    <message>
      <source>Stop and keep what was imported so far</source>
      <translation>Detener; lo leído hasta ahora se conserva</translation>
    </message>
    <message>
      <source>New messages</source>
      <translation>Correos nuevos</translation>
    </message>
    <message>
      <source>Today</source>
      <translation>Hoy</translation>
    </message>
    <message>
      <source>On the server</source>
      <translation>En el servidor</translation>
    </message>
    <message>
      <source> newest messages</source>
      <translation> correos más recientes</translation>
    </message>
    <message>
      <source>Check {name} for new mail</source>
      <translation>Buscar ahora correos nuevos en {name}</translation>
    </message>
    <message>
      <source>Read status is synced</source>
      <translation>se envía lo leído</translation>
    </message>
    <message>
      <source>Nothing is changed on the server</source>
      <translation>nunca se cambia</translation>
    </message>
    <message>
      <source>Position</source>
      <translation>Posición</translation>
    </message>
    <message>
      <source>Player</source>
      <translation>Reproductor</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>Reproducir</translation>
    </message>
    <message>
      <source>−15 s</source>
      <translation>−15 s</translation>
    </message>
    <message>
      <source>15 seconds back</source>
      <translation>15 segundos atrás</translation>
    </message>
    <message>
      <source>+30 s</source>
      <translation>+30 s</translation>
    </message>
    <message>
      <source>30 seconds forward</source>
      <translation>30 segundos adelante</translation>
    </message>
    <message>
      <source>Speed</source>
      <translation>Velocidad</translation>
    </message>
    <message>
      <source>Chapters</source>
      <translation>Capítulos</translation>
    </message>
    <message>
      <source>Sleep timer</source>
      <translation>Temporizador</translation>
    </message>
    <message>
      <source>Up next</source>
      <translation>Lo que sigue</translation>
    </message>
    <message>
      <source>Close the player</source>
      <translation>Cerrar el reproductor</translation>
    </message>
    <message>
      <source>End of chapter</source>
      <translation>Al final del capítulo</translation>
    </message>
    <message>
      <source>End of episode</source>
      <translation>Al final</translation>
    </message>
    <message>
      <source>Off</source>
      <translation>No</translation>
    </message>
    <message>
      <source>Stops after this chapter</source>
      <translation>Parar tras el capítulo</translation>
    </message>
    <message>
      <source>Stops at the end</source>
      <translation>Parar al final</translation>
    </message>
    <message>
      <source>Pause</source>
      <translation>Pausar</translation>
    </message>
    <message>
      <source>{place}, chapter {number} of {all}</source>
      <translation>{place}, capítulo {number} de {all}</translation>
    </message>
    <message>
      <source>Downloading an episode, {done} of {total}</source>
      <translation>Descargando una grabación, {done} de {total}</translation>
    </message>
    <message>
      <source>In {minutes} minutes</source>
      <translation>En {minutes} minutos</translation>
    </message>
    <message>
      <source>chapter {number} of {all}, {feed}</source>
      <translation>capítulo {number} de {all}, {feed}</translation>
    </message>
    <message>
      <source>Stops in {minutes} min</source>
      <translation>Parar en {minutes} min</translation>
    </message>
    <message>
      <source>Loading, {place}</source>
      <translation>Cargando, {place}</translation>
    </message>
    <message>
      <source>Show {name}</source>
      <translation>Mostrar {name}</translation>
    </message>
    <message>
      <source>Plays next</source>
      <translation>Se escuchará a continuación</translation>
    </message>
    <message>
      <source>Added to the queue</source>
      <translation>Añadido a la cola</translation>
    </message>
    <message>
      <source>Removed from queue</source>
      <translation>Quitado de la cola</translation>
    </message>
    <message>
      <source>Queue reordered</source>
      <translation>Cola reordenada</translation>
    </message>
    <message>
      <source>Download removed</source>
      <translation>Descarga quitada</translation>
    </message>
    <message>
      <source>Downloading</source>
      <translation>Descargando</translation>
    </message>
    <message>
      <source>This article has no audio.</source>
      <translation>En este artículo no hay nada que escuchar.</translation>
    </message>
    <message>
      <source>The queue is empty. Press Shift+Q to add the selected episode.</source>
      <translation>La cola está vacía. Mayús+Q añade el artículo actual.</translation>
    </message>
    <message>
      <source>Queue</source>
      <translation>Cola</translation>
    </message>
    <message>
      <source>Up</source>
      <translation>Subir</translation>
    </message>
    <message>
      <source>Down</source>
      <translation>Bajar</translation>
    </message>
    <message>
      <source>Remove</source>
      <translation>Quitar</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Cerrar</translation>
    </message>
    <message>
      <source>Verified just now. Restoring takes a few seconds.</source>
      <translation>Comprobada ahora mismo y en buen estado. Tarda unos segundos.</translation>
    </message>
    <message>
      <source>Copy details</source>
      <translation>Copiar detalles</translation>
    </message>
    <message>
      <source>Everything that could be read has been saved.</source>
      <translation>Lo que se pudo leer está a salvo.</translation>
    </message>
    <message>
      <source>Continue with the saved data</source>
      <translation>Seguir con lo guardado</translation>
    </message>
    <message>
      <source>Older backups:</source>
      <translation>Copias anteriores:</translation>
    </message>
    <message>
      <source>Save recovered data to</source>
      <translation>Dónde guardar lo legible</translation>
    </message>
    <message>
      <source>Looking for backups…</source>
      <translation>Buscando copias de tus artículos…</translation>
    </message>
    <message>
      <source>Restoring the backup…</source>
      <translation>Restaurando la copia…</translation>
    </message>
    <message>
      <source>Recovering what can be read…</source>
      <translation>Guardando lo legible…</translation>
    </message>
    <message>
      <source>Details: {details}</source>
      <translation>Se encontró: {details}</translation>
    </message>
    <message>
      <source>The file: {path}</source>
      <translation>El archivo: {path}</translation>
    </message>
    <message>
      <source>Starting over…</source>
      <translation>Empezando de nuevo…</translation>
    </message>
    <message>
      <source>Restore backup from {when} ({posts}, {stars})</source>
      <translation>Restaurar la copia: {when} ({posts}, {stars})</translation>
    </message>
    <message>
      <source>Safe: {feeds}, {posts} and {stars}, as of {when}.</source>
      <translation>A salvo: {feeds}, {posts} y {stars}, estado: {when}.</translation>
    </message>
    <message>
      <source>Whatever you choose, the original file stays untouched in its folder.</source>
      <translation>El archivo se queda intacto en su carpeta, elijas lo que elijas.</translation>
    </message>
    <message>
      <source>May be lost: stars, tags and read status since the backup from {when}. Articles will be downloaded again.</source>
      <translation>Quizá perdido: las estrellas, etiquetas y lecturas posteriores a la copia ({when}). Los artículos se descargarán de nuevo.</translation>
    </message>
    <message>
      <source>Restored the backup from {when}. Newer articles will be downloaded again.</source>
      <translation>Copia restaurada: {when}. Los artículos posteriores llegan con las próximas consultas.</translation>
    </message>
    <message>
      <source>Saved {feeds}, {posts} and {stars} to {folder}.</source>
      <translation>Guardado en {folder}: {feeds}, {posts} y {stars}.</translation>
    </message>
    <message>
      <source>Unreadable parts were taken from the backup from {when}. Changes since then are lost.</source>
      <translation>Lo ilegible se tomó de la copia ({when}): lo que marcaste ahí después se ha perdido.</translation>
    </message>
    <message>
      <source>Started over with your feeds. The old file is kept in the same folder.</source>
      <translation>Se empieza de nuevo con tus canales. El archivo antiguo se conserva en la misma carpeta.</translation>
    </message>
    <message>
      <source>The old file also contains {what}. It’s kept in the same folder.</source>
      <translation>El archivo anterior contiene además {what}; se conserva en la misma carpeta.</translation>
    </message>
    <message>
      <source>No new database is created until you choose.</source>
      <translation>No se crea nada nuevo hasta que elijas.</translation>
    </message>
    <message>
      <source>None of the backups could be read.</source>
      <translation>Tampoco se pudo leer ninguna copia.</translation>
    </message>
    <message>
      <source>Continuing with recovered data. The damaged file is kept.</source>
      <translation>Se sigue con lo que se pudo leer. El archivo dañado se conserva al lado.</translation>
    </message>
    <message>
      <source>1 article marked as read</source>
      <translation>1 marca de lectura</translation>
    </message>
    <message>
      <source>Your article database is damaged. Paperround stopped to avoid making it worse.</source>
      <translation>El archivo de tus artículos está dañado, y Paperround se ha detenido antes de empeorarlo.</translation>
    </message>
    <message>
      <source>Your article database is missing or empty, but there are backups.</source>
      <translation>El archivo de tus artículos falta o está vacío, pero hay copias de él.</translation>
    </message>
    <message>
      <source>Your article database was saved by a newer version of Paperround, so this version won’t touch it.</source>
      <translation>Un Paperround más nuevo escribió el archivo de tus artículos, así que este no lo toca.</translation>
    </message>
    <message>
      <source>Your article database is from before Paperround 1.0, so this version won’t touch it.</source>
      <translation>El archivo con sus artículos es anterior a Paperround 1.0, que no lo toca.</translation>
    </message>
    <message>
      <source>Another program is using your article database.</source>
      <translation>Otro programa tiene ocupado el archivo de tus artículos.</translation>
    </message>
    <message>
      <source>Paperround doesn’t have permission to change your article database.</source>
      <translation>No se puede escribir en el archivo de tus artículos.</translation>
    </message>
    <message>
      <source>The disk is full, so nothing new can be saved.</source>
      <translation>El disco está lleno y no se puede guardar nada nuevo.</translation>
    </message>
    <message>
      <source>Your article database can’t be used right now.</source>
      <translation>El archivo de tus artículos no se puede usar ahora mismo.</translation>
    </message>
    <message>
      <source>today {time}</source>
      <translation>hoy {time}</translation>
    </message>
    <message>
      <source>yesterday {time}</source>
      <translation>ayer {time}</translation>
    </message>
    <message>
      <source>Restore backup from {when}</source>
      <translation>Restaurar la copia: {when}</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Reintentar</translation>
    </message>
    <message>
      <source>Fix permissions</source>
      <translation>Permitir escritura</translation>
    </message>
    <message>
      <source>Save what can be recovered…</source>
      <translation>Guardar lo legible…</translation>
    </message>
    <message>
      <source>Start over</source>
      <translation>Empezar de nuevo aparte</translation>
    </message>
    <message>
      <source>Quit</source>
      <translation>Salir</translation>
    </message>
    <message>
      <source>Tries to open it again. Nothing is changed.</source>
      <translation>Lo abre una vez más. No se cambia nada.</translation>
    </message>
    <message>
      <source>Changes the permissions of the file and its folder, nothing else.</source>
      <translation>Cambia los permisos del archivo y de su carpeta, nada más.</translation>
    </message>
    <message>
      <source>Saves your feeds, stars and every readable article to a folder you choose.</source>
      <translation>Escribe canales, estrellas y cada artículo legible en la carpeta que elijas.</translation>
    </message>
    <message>
      <source>Creates a new, empty database with your feeds. The old file is kept.</source>
      <translation>Un periódico vacío con tus canales. El archivo que hay puede esperar.</translation>
    </message>
    <message>
      <source>Nothing is changed. You’ll see this page again next time.</source>
      <translation>No se cambia nada. Esta página vuelve en el próximo inicio.</translation>
    </message>
    <message>
      <source>Install the newer version again and everything will be as you left it.</source>
      <translation>Instala de nuevo el Paperround más nuevo, y todo estará como lo dejaste.</translation>
    </message>
    <message>
      <source>Quit, and move it by packaging/move_development_profile.py: everything comes along.</source>
      <translation>Salga y páselo con packaging/move_development_profile.py: no se pierde nada.</translation>
    </message>
    <message>
      <source>Close other Paperround windows and any backup or sync programs, then try again.</source>
      <translation>Cierra otras ventanas y órdenes de Paperround, o lo que copie tus archivos, y prueba otra vez.</translation>
    </message>
    <message>
      <source>Check the permissions of the file and its folder, and whether the disk is read-only.</source>
      <translation>Revisa los permisos del archivo y de su carpeta, y si el disco es de solo lectura.</translation>
    </message>
    <message>
      <source>Free up some space, then try again. Nothing was lost.</source>
      <translation>Libera espacio y prueba otra vez: no se ha perdido nada.</translation>
    </message>
    <message>
      <source>Check that its disk is connected and working, then try again.</source>
      <translation>Comprueba que el disco esté conectado y en buen estado, y prueba otra vez.</translation>
    </message>
    <message>
      <source>{when} (may be incomplete)</source>
      <translation>{when} (dudosa)</translation>
    </message>
    <message numerus="yes">
      <source>{n} articles marked as read</source>
      <translation>
        <numerusform>{n} marca de lectura</numerusform>
        <numerusform>{n} marcas de lectura</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} of the newest {tried} match.</source>
      <translation>
        <numerusform>{count} de {tried} coincide (los más recientes).</numerusform>
        <numerusform>{count} de {tried} coinciden (los más recientes).</numerusform>
      </translation>
    </message>
    <message>
      <source>Matching articles</source>
      <translation>Artículos que habría captado</translation>
    </message>
    <message>
      <source>Field</source>
      <translation>Dónde</translation>
    </message>
    <message>
      <source>Comparison</source>
      <translation>Cómo</translation>
    </message>
    <message>
      <source>Text to find</source>
      <translation>Qué busca</translation>
    </message>
    <message>
      <source>Remove this condition</source>
      <translation>Quitar esta condición</translation>
    </message>
    <message>
      <source>Match</source>
      <translation>Cuántas deben cumplirse</translation>
    </message>
    <message>
      <source>Add condition</source>
      <translation>Otra condición</translation>
    </message>
    <message>
      <source>any feed</source>
      <translation>cualquier canal</translation>
    </message>
    <message>
      <source>(deleted folder)</source>
      <translation>una carpeta que ya no existe</translation>
    </message>
    <message>
      <source>(deleted feed)</source>
      <translation>un canal que ya no existe</translation>
    </message>
    <message>
      <source>Only if the category is</source>
      <translation>Solo en la categoría</translation>
    </message>
    <message>
      <source>Category</source>
      <translation>Categoría</translation>
    </message>
    <message>
      <source>Until</source>
      <translation>Hasta</translation>
    </message>
    <message>
      <source>Active until</source>
      <translation>Último día</translation>
    </message>
    <message>
      <source>Add action</source>
      <translation>Añadir acción</translation>
    </message>
    <message>
      <source>Remove this action</source>
      <translation>Quitar esta acción</translation>
    </message>
    <message>
      <source>Tag it</source>
      <translation>Ponerle etiqueta</translation>
    </message>
    <message>
      <source>New tag…</source>
      <translation>Nueva etiqueta…</translation>
    </message>
    <message>
      <source>Rule</source>
      <translation>Regla</translation>
    </message>
    <message>
      <source>Feed or folder</source>
      <translation>Canal o carpeta</translation>
    </message>
    <message>
      <source>Stop processing other rules</source>
      <translation>No aplicar más reglas</translation>
    </message>
    <message>
      <source>When an article from {feed} matches {how} of these:</source>
      <translation>Cuando un artículo de {feed} cumple {how} de estas:</translation>
    </message>
    <message>
      <source>Existing articles aren’t changed.</source>
      <translation>Los artículos que ya hay no cambian.</translation>
    </message>
    <message>
      <source>Also apply to the matching articles</source>
      <translation>Hacerlo también con los artículos encontrados</translation>
    </message>
    <message>
      <source>See which of your articles it would match.</source>
      <translation>Muestra qué artículos de los que tienes habría captado.</translation>
    </message>
    <message>
      <source>Title</source>
      <translation>Título</translation>
    </message>
    <message>
      <source>Feed</source>
      <translation>Canal</translation>
    </message>
    <message>
      <source>Mark it read</source>
      <translation>Marcar como leído</translation>
    </message>
    <message>
      <source>Star it</source>
      <translation>Ponerle estrella</translation>
    </message>
    <message>
      <source>Notify me</source>
      <translation>Avisarme enseguida</translation>
    </message>
    <message>
      <source>Highlight it</source>
      <translation>Resaltar</translation>
    </message>
    <message>
      <source>Hide it</source>
      <translation>Ocultar</translation>
    </message>
    <message>
      <source>(deleted destination)</source>
      <translation>un destino que ya no existe</translation>
    </message>
    <message>
      <source>Send it to</source>
      <translation>Enviar a</translation>
    </message>
    <message>
      <source>Then</source>
      <translation>Entonces</translation>
    </message>
    <message>
      <source>Searching…</source>
      <translation>Buscando…</translation>
    </message>
    <message>
      <source>folder {name}</source>
      <translation>carpeta {name}</translation>
    </message>
    <message>
      <source>Save rule</source>
      <translation>Guardar regla</translation>
    </message>
    <message>
      <source>Tag “{name}”</source>
      <translation>Etiqueta «{name}»</translation>
    </message>
    <message>
      <source>Send to {target}</source>
      <translation>Enviar a {target}</translation>
    </message>
    <message>
      <source>New tag</source>
      <translation>Nueva etiqueta</translation>
    </message>
    <message>
      <source>Name of the tag</source>
      <translation>Nombre de la etiqueta</translation>
    </message>
    <message>
      <source>{place} contains the words “{wanted}”</source>
      <translation>{place}: contiene las palabras «{wanted}»</translation>
    </message>
    <message>
      <source>{place} contains “{wanted}”</source>
      <translation>{place}: contiene «{wanted}»</translation>
    </message>
    <message>
      <source>{place} matches regex “{wanted}”</source>
      <translation>{place}: coincide con «{wanted}»</translation>
    </message>
    <message>
      <source>Text</source>
      <translation>Texto</translation>
    </message>
    <message>
      <source>Author</source>
      <translation>Autor</translation>
    </message>
    <message>
      <source>Title, text or author</source>
      <translation>Título, texto o autor</translation>
    </message>
    <message>
      <source>contains these words</source>
      <translation>contiene estas palabras</translation>
    </message>
    <message>
      <source>contains the phrase</source>
      <translation>contiene exactamente</translation>
    </message>
    <message>
      <source>matches regular expression</source>
      <translation>coincide con el patrón</translation>
    </message>
    <message>
      <source>all</source>
      <translation>todas</translation>
    </message>
    <message>
      <source>any</source>
      <translation>alguna</translation>
    </message>
    <message>
      <source>none</source>
      <translation>ninguna</translation>
    </message>
    <message>
      <source>mark read</source>
      <translation>marcar como leído</translation>
    </message>
    <message>
      <source>star</source>
      <translation>poner estrella</translation>
    </message>
    <message>
      <source>highlight</source>
      <translation>resaltar</translation>
    </message>
    <message>
      <source>notify</source>
      <translation>avisar</translation>
    </message>
    <message>
      <source>hide</source>
      <translation>ocultar</translation>
    </message>
    <message>
      <source>then stop</source>
      <translation>y ninguna regla más</translation>
    </message>
    <message>
      <source>{condition}: {actions}</source>
      <translation>{condition}: {actions}</translation>
    </message>
    <message>
      <source>Every article</source>
      <translation>Cada artículo</translation>
    </message>
    <message>
      <source>{condition}, category {category}</source>
      <translation>{condition}, categoría {category}</translation>
    </message>
    <message>
      <source>{condition}, until {date}</source>
      <translation>{condition}, hasta {date}</translation>
    </message>
    <message>
      <source>None of: {conditions}</source>
      <translation>Nada de esto: {conditions}</translation>
    </message>
    <message>
      <source> and </source>
      <translation> y </translation>
    </message>
    <message>
      <source> or </source>
      <translation> o </translation>
    </message>
    <message>
      <source>tag {name}</source>
      <translation>etiquetar {name}</translation>
    </message>
    <message>
      <source>send to {target}</source>
      <translation>enviar a {target}</translation>
    </message>
    <message>
      <source>Every article from {feed}</source>
      <translation>Cada artículo de {feed}</translation>
    </message>
    <message>
      <source>{condition} in {feed}</source>
      <translation>{condition} en {feed}</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>Reglas</translation>
    </message>
    <message>
      <source>Show hidden articles…</source>
      <translation>Mostrar…</translation>
    </message>
    <message>
      <source>New rule…</source>
      <translation>Regla nueva…</translation>
    </message>
    <message>
      <source>Edit…</source>
      <translation>Cambiar…</translation>
    </message>
    <message>
      <source>Hidden articles</source>
      <translation>Artículos ocultos</translation>
    </message>
    <message>
      <source>Unhide all</source>
      <translation>Mostrar todos</translation>
    </message>
    <message>
      <source>Unhide</source>
      <translation>Mostrar de nuevo</translation>
    </message>
    <message>
      <source>Rules run from top to bottom when an article arrives. Existing articles aren’t affected.</source>
      <translation>Las reglas se aplican de arriba abajo cuando llega un artículo. No tocan los artículos anteriores.</translation>
    </message>
    <message>
      <source>No rules yet. Rules can mark, star, tag or hide new articles based on their content.</source>
      <translation>Aún no hay reglas. Una regla marca, pone estrella, etiqueta u oculta los artículos nuevos según sus palabras.</translation>
    </message>
    <message>
      <source>No articles are hidden by rules.</source>
      <translation>Ahora ninguna regla oculta nada.</translation>
    </message>
    <message numerus="yes">
      <source>{posts} hidden by rules. Showing the newest {n}.</source>
      <translation>
        <numerusform>Oculto por reglas: {posts}. Se muestra el más reciente ({n}).</numerusform>
        <numerusform>Oculto por reglas: {posts}. Se muestran los {n} más recientes.</numerusform>
      </translation>
    </message>
    <message>
      <source>{posts} hidden by rules.</source>
      <translation>Oculto por reglas: {posts}.</translation>
    </message>
    <message>
      <source>Saved search</source>
      <translation>Búsqueda guardada</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Nombre</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Buscar</translation>
    </message>
    <message>
      <source>Appears in the sidebar with its unread count.</source>
      <translation>Aparece en la barra lateral, con el número de sus artículos sin leer.</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Guardar</translation>
    </message>
    <message>
      <source>the latest {posts}</source>
      <translation>al menos {posts}</translation>
    </message>
    <message>
      <source>Currently finds {posts}.</source>
      <translation>Ahora encuentra: {posts}.</translation>
    </message>
    <message>
      <source>Enter a search.</source>
      <translation>Escribe qué hay que buscar.</translation>
    </message>
    <message>
      <source>A saved search with this name already exists.</source>
      <translation>Ya hay una búsqueda guardada con este nombre.</translation>
    </message>
    <message>
      <source>Export everything…</source>
      <translation>Exportar todo…</translation>
    </message>
    <message>
      <source>Erase your reading times and what was learned from them?</source>
      <translation>¿Borrar tus horas de lectura y lo aprendido de ellas?</translation>
    </message>
    <message>
      <source>Paperround will forget when you read, what you opened and everything it learned from that, including in its backups. Cached images are deleted. Your feeds, articles, stars and read status are kept. This can’t be undone.</source>
      <translation>Se olvida cuándo entraste, qué abriste y todo lo aprendido de ello, también en las copias de seguridad; las imágenes en caché desaparecen. Tus canales, artículos, estrellas y marcas de lectura se quedan. El aprendizaje empieza de nuevo. No se puede deshacer.</translation>
    </message>
    <message>
      <source>Records when the window is in use, and when you unlock this computer or go offline, to fetch just before you read.</source>
      <translation>Anota cuándo se usa la ventana, y cuándo desbloqueas este equipo o te quedas sin conexión, para consultar justo antes de que leas.</translation>
    </message>
    <message>
      <source>Records which articles you open and for how long.</source>
      <translation>Anota qué artículos abres y cuánto tiempo.</translation>
    </message>
    <message>
      <source>Your own data is copied every day, everything once a week while plugged in. Databases that were replaced or damaged are removed after a month, or when all copies take more than the database.</source>
      <translation>Tus propios datos se copian cada día; todo, una vez por semana con el equipo enchufado. Las bases de datos reemplazadas o dañadas se eliminan al cabo de un mes, o cuando todas las copias ocupan más que la base de datos.</translation>
    </message>
    <message>
      <source>Writes one file with your feeds, articles, stars, tags, rules, searches and settings, which Import feeds reads back. It also contains your feeds, stars and articles in formats that other programs can read.</source>
      <translation>Escribe un solo archivo con tus canales, artículos, estrellas, etiquetas, reglas, búsquedas y ajustes, que «Importar una lista» acepta. También contiene tus canales, estrellas y artículos en formatos que leen otros programas.</translation>
    </message>
    <message>
      <source>{all} · articles {articles}, images {images}, episodes {episodes}</source>
      <translation>{all} · artículos {articles}, imágenes {images}, grabaciones {episodes}</translation>
    </message>
    <message>
      <source>Anything you starred, tagged or read since then isn’t in this backup. Your current data is kept in the same folder. The window will reopen in a moment.</source>
      <translation>Las estrellas, etiquetas y lecturas posteriores no están en ella. Lo que tienes ahora se aparta en la misma carpeta, no se borra. Tu ventana volverá enseguida.</translation>
    </message>
    <message>
      <source>Start and end</source>
      <translation>Inicio y fin</translation>
    </message>
    <message>
      <source>Unlocking, waking, joining a network</source>
      <translation>Desbloqueo, reactivación, conexión a una red</translation>
    </message>
    <message>
      <source>Erase</source>
      <translation>Borrar</translation>
    </message>
    <message>
      <source>Privacy &amp; Data</source>
      <translation>Privacidad y datos</translation>
    </message>
    <message>
      <source>What Paperround records, where it’s kept and how to erase it. None of it leaves this computer.</source>
      <translation>Qué anota Paperround, dónde se guarda y cómo borrarlo. Nada de ello sale de este equipo.</translation>
    </message>
    <message>
      <source>Storage</source>
      <translation>Conservación</translation>
    </message>
    <message>
      <source>Backups</source>
      <translation>Copias de seguridad</translation>
    </message>
    <message>
      <source>Move to another computer</source>
      <translation>Pasar a otro equipo</translation>
    </message>
    <message>
      <source>Free up images</source>
      <translation>Liberar imágenes</translation>
    </message>
    <message>
      <source>Backups, newest first</source>
      <translation>Copias de seguridad, la más reciente primero</translation>
    </message>
    <message>
      <source>Back up now</source>
      <translation>Copiar ahora</translation>
    </message>
    <message>
      <source>Restore…</source>
      <translation>Restaurar…</translation>
    </message>
    <message>
      <source>Show in folder</source>
      <translation>Mostrar la carpeta</translation>
    </message>
    <message>
      <source>Restore this backup?</source>
      <translation>¿Restaurar esta copia de seguridad?</translation>
    </message>
    <message>
      <source>Restore</source>
      <translation>Restaurar</translation>
    </message>
    <message>
      <source>Recorded activity, newest first</source>
      <translation>Lo que se guarda de tus lecturas, lo más reciente primero</translation>
    </message>
    <message>
      <source>View recorded data</source>
      <translation>Ver los datos anotados</translation>
    </message>
    <message>
      <source>Erase…</source>
      <translation>Borrar…</translation>
    </message>
    <message>
      <source>until you erase it</source>
      <translation>hasta que los borres</translation>
    </message>
    <message>
      <source>Starred and tagged articles are always kept.</source>
      <translation>Los artículos con estrella o etiqueta se conservan siempre.</translation>
    </message>
    <message>
      <source>Used on disk</source>
      <translation>Ocupado en el disco</translation>
    </message>
    <message>
      <source>No backups yet. The first will be made within a day.</source>
      <translation>Aún ninguna. La primera se hará en menos de un día.</translation>
    </message>
    <message>
      <source>may be incomplete: much smaller than earlier backups</source>
      <translation>dudosa: mucho menos que antes</translation>
    </message>
    <message>
      <source>Hide recorded data</source>
      <translation>Ocultar los datos anotados</translation>
    </message>
    <message>
      <source>Recorded</source>
      <translation>Anotado</translation>
    </message>
    <message>
      <source>What exactly</source>
      <translation>Qué exactamente</translation>
    </message>
    <message>
      <source>Kept for</source>
      <translation>Se conserva</translation>
    </message>
    <message>
      <source>Time spent</source>
      <translation>Tiempo dedicado</translation>
    </message>
    <message>
      <source>screen unlocked</source>
      <translation>pantalla desbloqueada</translation>
    </message>
    <message>
      <source>back from idle</source>
      <translation>vuelta tras una pausa</translation>
    </message>
    <message>
      <source>woke from sleep</source>
      <translation>equipo reactivado</translation>
    </message>
    <message>
      <source>lid opened</source>
      <translation>tapa abierta</translation>
    </message>
    <message>
      <source>connected to a network</source>
      <translation>conexión a una red</translation>
    </message>
    <message>
      <source>Start and end, {since}</source>
      <translation>Inicio y fin, {since}</translation>
    </message>
    <message numerus="yes">
      <source>{n} days</source>
      <translation>
        <numerusform>{n} día</numerusform>
        <numerusform>{n} días</numerusform>
      </translation>
    </message>
    <message>
      <source>1 reading session</source>
      <translation>1 sesión de lectura</translation>
    </message>
    <message numerus="yes">
      <source>{n} reading sessions</source>
      <translation>
        <numerusform>{n} sesión de lectura</numerusform>
        <numerusform>{n} sesiones de lectura</numerusform>
      </translation>
    </message>
    <message>
      <source>1 article read</source>
      <translation>1 artículo leído</translation>
    </message>
    <message numerus="yes">
      <source>{n} articles read</source>
      <translation>
        <numerusform>{n} artículo leído</numerusform>
        <numerusform>{n} artículos leídos</numerusform>
      </translation>
    </message>
    <message>
      <source>1 sign that you were here</source>
      <translation>1 señal de ti</translation>
    </message>
    <message numerus="yes">
      <source>{n} signs that you were here</source>
      <translation>
        <numerusform>{n} señal de ti</numerusform>
        <numerusform>{n} señales de ti</numerusform>
      </translation>
    </message>
    <message>
      <source>Offline once</source>
      <translation>Sin conexión una vez</translation>
    </message>
    <message numerus="yes">
      <source>Offline {n} times</source>
      <translation>
        <numerusform>Sin conexión {n} vez</numerusform>
        <numerusform>Sin conexión {n} veces</numerusform>
      </translation>
    </message>
    <message>
      <source>{when}: {what}</source>
      <translation>{when}: {what}</translation>
    </message>
    <message>
      <source>{day}, {start} – {end}: offline</source>
      <translation>{day}, {start} – {end}: sin conexión</translation>
    </message>
    <message>
      <source>Sync with other devices, read newsletters and send articles to other apps.</source>
      <translation>Sincroniza con otros dispositivos, lee boletines y envía artículos a otras aplicaciones.</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Ajustes</translation>
    </message>
    <message>
      <source>Search settings</source>
      <translation>Buscar en los ajustes</translation>
    </message>
    <message>
      <source>Pages</source>
      <translation>Páginas</translation>
    </message>
    <message>
      <source>Turned on: {setting}</source>
      <translation>Activado: {setting}</translation>
    </message>
    <message>
      <source>Turned off: {setting}</source>
      <translation>Desactivado: {setting}</translation>
    </message>
    <message>
      <source>{setting} changed</source>
      <translation>Ajuste cambiado: {setting}</translation>
    </message>
    <message>
      <source>{setting} changed from {before} to {after}</source>
      <translation>{setting}: antes {before}, ahora {after}</translation>
    </message>
    <message>
      <source>Accounts &amp; Sharing</source>
      <translation>Cuentas y envíos</translation>
    </message>
    <message>
      <source>No notifications between</source>
      <translation>Sin avisos entre</translation>
    </message>
    <message>
      <source>from</source>
      <translation>de</translation>
    </message>
    <message>
      <source>until</source>
      <translation>a</translation>
    </message>
    <message>
      <source>and</source>
      <translation>y</translation>
    </message>
    <message>
      <source>While plugged in and not on a metered connection. An episode often takes 30 to 100 MB, so you may have to raise the daily data limit.</source>
      <translation>Con el equipo enchufado y sin conexión medida. Una grabación suele ocupar de 30 a 100 MB, así que quizá tengas que subir el límite diario de datos.</translation>
    </message>
    <message>
      <source>For laptops and slow connections</source>
      <translation>Para portátiles y conexiones lentas</translation>
    </message>
    <message>
      <source>New articles as soon as possible</source>
      <translation>Artículos nuevos cuanto antes</translation>
    </message>
    <message>
      <source>Frugal</source>
      <translation>Ahorro</translation>
    </message>
    <message>
      <source>Balanced</source>
      <translation>Equilibrado</translation>
    </message>
    <message>
      <source>Fresh</source>
      <translation>Al día</translation>
    </message>
    <message>
      <source>General</source>
      <translation>Este equipo</translation>
    </message>
    <message>
      <source>How Paperround behaves on this computer.</source>
      <translation>Cómo se comporta Paperround en este equipo.</translation>
    </message>
    <message>
      <source>Takes effect the next time Paperround starts.</source>
      <translation>El nuevo tamaño se aplica la próxima vez que se inicie.</translation>
    </message>
    <message>
      <source>Notifications</source>
      <translation>Notificaciones</translation>
    </message>
    <message>
      <source>Reading</source>
      <translation>Lectura</translation>
    </message>
    <message>
      <source>What counts as read, and how lists and articles are shown.</source>
      <translation>Qué cuenta como leído, y cómo se muestran las listas y los artículos.</translation>
    </message>
    <message>
      <source>Highlighted in lists and articles. Use quotes for a phrase.</source>
      <translation>Se resaltan en todas las listas y artículos; las comillas mantienen unida una frase.</translation>
    </message>
    <message>
      <source>Duplicates</source>
      <translation>Duplicados</translation>
    </message>
    <message>
      <source>Each fetch checks one feed for new articles. Your own refreshes are never refused.</source>
      <translation>Una consulta pide a un canal sus artículos nuevos. Consultar a mano siempre se puede.</translation>
    </message>
    <message>
      <source>Podcasts &amp; Morning Paper</source>
      <translation>Pódcast y periódico matutino</translation>
    </message>
    <message>
      <source>Episodes to listen to, and your own newspaper.</source>
      <translation>Qué se descarga para escuchar, y tu propio periódico.</translation>
    </message>
    <message>
      <source>Episodes you downloaded yourself are never deleted for it.</source>
      <translation>Las grabaciones que descargaste tú nunca se eliminan por ello.</translation>
    </message>
    <message>
      <source>Morning Paper</source>
      <translation>Periódico matutino</translation>
    </message>
    <message>
      <source>A bar above the list shows how many are waiting. Feeds that notify you aren’t held back.</source>
      <translation>Una barra sobre la lista muestra cuántos esperan. Los canales que te avisan no se retienen.</translation>
    </message>
    <message>
      <source>Open Morning Paper</source>
      <translation>Abrir el periódico matutino</translation>
    </message>
    <message>
      <source>Changing the size reopens the window.</source>
      <translation>Para cambiar de tamaño, la ventana se cierra y se abre de nuevo donde estaba.</translation>
    </message>
    <message>
      <source>The site that hosts an image can see that you loaded it. Tracking pixels are always blocked.</source>
      <translation>El sitio que aloja una imagen puede ver que la has cargado. Los píxeles de seguimiento se bloquean siempre.</translation>
    </message>
    <message>
      <source>The best value</source>
      <translation>Lo más rentable</translation>
    </message>
    <message>
      <source>Match system</source>
      <translation>Como el sistema</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Idioma</translation>
    </message>
    <message>
      <source>Shortly after I open it</source>
      <translation>Poco después de abrirlo</translation>
    </message>
    <message>
      <source>When I open it or scroll past</source>
      <translation>Abierto o pasado de largo</translation>
    </message>
    <message>
      <source>Only when I mark it</source>
      <translation>Solo cuando yo lo diga</translation>
    </message>
    <message>
      <source>Three panes</source>
      <translation>Tres paneles</translation>
    </message>
    <message>
      <source>Wide list</source>
      <translation>Lista ancha</translation>
    </message>
    <message>
      <source>Newspaper</source>
      <translation>Periódico</translation>
    </message>
    <message>
      <source>Mark articles as read</source>
      <translation>Un artículo está leído</translation>
    </message>
    <message>
      <source>Layout</source>
      <translation>Disposición</translation>
    </message>
    <message>
      <source>Group the same story from different feeds</source>
      <translation>Mostrar una sola vez la misma noticia de varios canales</translation>
    </message>
    <message>
      <source>Refreshing</source>
      <translation>Consultas</translation>
    </message>
    <message>
      <source>How often Paperround fetches your feeds, and what that costs.</source>
      <translation>Con qué frecuencia consulta Paperround tus canales, y cuánto cuesta.</translation>
    </message>
    <message>
      <source>See the effect in Insights &gt; Budget</source>
      <translation>Ver el efecto en Análisis, Presupuesto</translation>
    </message>
    <message>
      <source>If off, busy days may use up to half as many again, and quiet days use fewer.</source>
      <translation>Si no, un día intenso puede gastar hasta la mitad más, y los días tranquilos, menos.</translation>
    </message>
    <message>
      <source>Images in lists use at most a tenth of it, and downloads ahead of time at most four fifths. What you open, add or download yourself isn’t limited.</source>
      <translation>Las imágenes de las listas usan como mucho una décima parte; lo que se descarga por adelantado, cuatro quintas partes. Lo que abres, añades o descargas tú no tiene límite.</translation>
    </message>
    <message>
      <source>Downloads full articles before the hours when you usually read offline. Only when plugged in, never on a metered connection.</source>
      <translation>Descarga artículos completos antes de las horas en que sueles leer sin conexión. Solo con el equipo enchufado, nunca en conexión medida.</translation>
    </message>
    <message>
      <source>Advanced</source>
      <translation>Avanzado</translation>
    </message>
    <message>
      <source>Battery and metered connections, batches per day, proxy</source>
      <translation>Batería y conexión medida, reactivaciones al día, proxy</translation>
    </message>
    <message>
      <source>Appearance</source>
      <translation>Aspecto</translation>
    </message>
    <message>
      <source>Theme, text and images.</source>
      <translation>Tema, texto e imágenes.</translation>
    </message>
    <message>
      <source>Only for rows on screen, none above 300 kB, at most 5 MB a day.</source>
      <translation>Solo para las filas en pantalla, ninguna de más de 300 kB, como mucho 5 MB al día.</translation>
    </message>
    <message>
      <source>Images</source>
      <translation>Imágenes</translation>
    </message>
    <message>
      <source>The sea comes when it comes. I only wrote it down.</source>
      <translation>El mar viene cuando viene. Yo solo lo anoté.</translation>
    </message>
    <message>
      <source>Font</source>
      <translation>Letra</translation>
    </message>
    <message>
      <source>Font size</source>
      <translation>Tamaño de letra</translation>
    </message>
    <message>
      <source>Start Paperround at login</source>
      <translation>Abrir Paperround al iniciar sesión</translation>
    </message>
    <message>
      <source>Custom</source>
      <translation>Personalizado</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Claro</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Oscuro</translation>
    </message>
    <message>
      <source>Theme</source>
      <translation>Colores</translation>
    </message>
    <message>
      <source>Interface size</source>
      <translation>Tamaño de todo</translation>
    </message>
    <message>
      <source>Images used {size} in the last seven days.</source>
      <translation>En los últimos siete días con imágenes ocuparon {size}.</translation>
    </message>
    <message>
      <source>Narrow</source>
      <translation>Estrecho</translation>
    </message>
    <message>
      <source>Normal</source>
      <translation>Normal</translation>
    </message>
    <message>
      <source>Wide</source>
      <translation>Ancho</translation>
    </message>
    <message>
      <source>Very wide</source>
      <translation>Muy ancho</translation>
    </message>
    <message>
      <source>Compact</source>
      <translation>Apretado</translation>
    </message>
    <message>
      <source>Relaxed</source>
      <translation>Amplio</translation>
    </message>
    <message>
      <source>Serif</source>
      <translation>Con remates</translation>
    </message>
    <message>
      <source>Sans serif</source>
      <translation>Sin remates</translation>
    </message>
    <message>
      <source>Text width</source>
      <translation>Ancho del texto</translation>
    </message>
    <message>
      <source>Line spacing</source>
      <translation>Interlineado</translation>
    </message>
    <message numerus="yes">
      <source>About {n} fetches a day</source>
      <translation>
        <numerusform>Más o menos {n} consulta al día</numerusform>
        <numerusform>Unas {n} consultas al día</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The best value for your {n} feeds</source>
      <translation>
        <numerusform>Lo más rentable para tu canal ({n})</numerusform>
        <numerusform>Lo más rentable para tus {n} canales</numerusform>
      </translation>
    </message>
    <message>
      <source>{size} a day</source>
      <translation>{size} al día</translation>
    </message>
    <message>
      <source>{wait} average wait</source>
      <translation>{wait} de espera media</translation>
    </message>
    <message>
      <source>Markdown files</source>
      <translation>Archivos Markdown</translation>
    </message>
    <message>
      <source>HTTP POST</source>
      <translation>HTTP POST</translation>
    </message>
    <message>
      <source>Program</source>
      <translation>Programa</translation>
    </message>
    <message>
      <source>Secret</source>
      <translation>Secreto</translation>
    </message>
    <message>
      <source>Send articles to a read-later service, to files or to a program.</source>
      <translation>Los artículos se pueden enviar: a un servicio que los guarde, a archivos o a un programa.</translation>
    </message>
    <message>
      <source>JSON</source>
      <translation>JSON</translation>
    </message>
    <message>
      <source>Form fields</source>
      <translation>Campos de formulario</translation>
    </message>
    <message>
      <source>Plain text</source>
      <translation>Texto sin formato</translation>
    </message>
    <message>
      <source>In Wallabag, create a client under API clients management to get both.</source>
      <translation>Crea un cliente en Wallabag, en la gestión de clientes de la API; ahí se ven ambos.</translation>
    </message>
    <message>
      <source>In Readeck, create an API token under Settings &gt; API Tokens.</source>
      <translation>Crea un token de API en Readeck, en Ajustes, Tokens de API.</translation>
    </message>
    <message>
      <source>In Karakeep, create an API key under Settings &gt; API Keys.</source>
      <translation>Crea una clave de API en Karakeep, en Ajustes, Claves de API.</translation>
    </message>
    <message>
      <source>In Linkding, copy the token from Settings &gt; Integrations &gt; REST API.</source>
      <translation>El token está en Linkding, en Settings, Integrations, REST API.</translation>
    </message>
    <message>
      <source>Your Instapaper email and password.</source>
      <translation>El usuario y la contraseña con los que entras en Instapaper.</translation>
    </message>
    <message>
      <source>Saves each article as a note with properties in an Obsidian vault or one of its folders.</source>
      <translation>Cada artículo se convierte en una nota con propiedades, en una bóveda o una carpeta suya.</translation>
    </message>
    <message>
      <source>Saves each article as a file with front matter. Existing files are never overwritten.</source>
      <translation>Cada artículo se convierte en un archivo con «front matter»; nunca se sobrescribe ninguno.</translation>
    </message>
    <message>
      <source>Placeholders work in the path, headers and body, but not in the host name.</source>
      <translation>El servidor es fijo; lo que le sigue, las cabeceras y el contenido pueden llevar nombres que se sustituyen.</translation>
    </message>
    <message>
      <source>Runs without a shell, so text in a title can’t act as a command.</source>
      <translation>Se ejecuta sin shell: cada argumento es uno solo, diga lo que diga un título.</translation>
    </message>
    <message>
      <source>Nothing sent yet</source>
      <translation>nada enviado aún</translation>
    </message>
    <message>
      <source>sent just now</source>
      <translation>enviado ahora mismo</translation>
    </message>
    <message>
      <source>New destination</source>
      <translation>Destino nuevo</translation>
    </message>
    <message>
      <source>Passwords and tokens are stored in the system keyring.</source>
      <translation>Las contraseñas y los tokens van al llavero del sistema.</translation>
    </message>
    <message>
      <source>Address</source>
      <translation>Dirección</translation>
    </message>
    <message>
      <source>Body</source>
      <translation>Contenido</translation>
    </message>
    <message>
      <source>Template</source>
      <translation>Plantilla</translation>
    </message>
    <message>
      <source>Headers</source>
      <translation>Cabeceras</translation>
    </message>
    <message>
      <source>Testing…</source>
      <translation>Probando…</translation>
    </message>
    <message>
      <source>Add destination</source>
      <translation>Añadir destino</translation>
    </message>
    <message>
      <source>API token</source>
      <translation>Token de API</translation>
    </message>
    <message>
      <source>Client secret</source>
      <translation>Secreto de cliente</translation>
    </message>
    <message>
      <source>sent {time} ago</source>
      <translation>enviado hace {time}</translation>
    </message>
    <message>
      <source>Program and arguments</source>
      <translation>Programa y argumentos</translation>
    </message>
    <message>
      <source>Standard input</source>
      <translation>En su entrada estándar</translation>
    </message>
    <message>
      <source>Choose a folder</source>
      <translation>Elegir una carpeta</translation>
    </message>
    <message>
      <source>Send waiting items now</source>
      <translation>Enviar ahora lo pendiente</translation>
    </message>
    <message>
      <source>Discard waiting items</source>
      <translation>Renunciar a lo pendiente</translation>
    </message>
    <message numerus="yes">
      <source>{n} not sent</source>
      <translation>
        <numerusform>{n} sin enviar</numerusform>
        <numerusform>{n} sin enviar</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} waiting</source>
      <translation>
        <numerusform>{n} en espera</numerusform>
        <numerusform>{n} en espera</numerusform>
      </translation>
    </message>
    <message>
      <source>Edit {name}</source>
      <translation>Cambiar {name}</translation>
    </message>
    <message>
      <source>File name</source>
      <translation>Nombre de archivo</translation>
    </message>
    <message>
      <source>unchanged</source>
      <translation>sin cambios</translation>
    </message>
    <message>
      <source>{name} removed</source>
      <translation>{name}: quitado</translation>
    </message>
    <message>
      <source>Placeholders: {names}</source>
      <translation>Se sustituye: {names}</translation>
    </message>
    <message>
      <source>Client ID</source>
      <translation>ID de cliente</translation>
    </message>
    <message>
      <source>Most relevant first</source>
      <translation>Los más relevantes primero</translation>
    </message>
    <message>
      <source>Suggested first</source>
      <translation>Lo que quizá quieras leer primero</translation>
    </message>
    <message>
      <source>Loading</source>
      <translation>Cargando</translation>
    </message>
    <message>
      <source>This article is no longer stored</source>
      <translation>Este artículo ya no se conserva</translation>
    </message>
    <message>
      <source>Unread.</source>
      <translation>Sin leer.</translation>
    </message>
    <message>
      <source>starred</source>
      <translation>con estrella</translation>
    </message>
    <message>
      <source>highlighted</source>
      <translation>resaltado</translation>
    </message>
    <message>
      <source>has audio</source>
      <translation>con sonido</translation>
    </message>
    <message>
      <source>downloaded</source>
      <translation>descargado</translation>
    </message>
    <message>
      <source>Expanded.</source>
      <translation>Desplegado.</translation>
    </message>
    <message>
      <source>Collapsed.</source>
      <translation>Plegado.</translation>
    </message>
    <message>
      <source>tagged {tags}</source>
      <translation>etiquetas: {tags}</translation>
    </message>
    <message>
      <source>Found one feed.</source>
      <translation>Un canal encontrado.</translation>
    </message>
    <message>
      <source>subscribed</source>
      <translation>con suscripción</translation>
    </message>
    <message>
      <source>Feeds found</source>
      <translation>Canales encontrados</translation>
    </message>
    <message>
      <source>Priority</source>
      <translation>Peso</translation>
    </message>
    <message>
      <source>Notify me about new articles</source>
      <translation>Avisarme en cuanto publique</translation>
    </message>
    <message>
      <source>Hide Shorts and live-stream announcements</source>
      <translation>Sin Shorts ni anuncios de directos</translation>
    </message>
    <message>
      <source>Account</source>
      <translation>Cuenta</translation>
    </message>
    <message>
      <source>More options</source>
      <translation>Más opciones</translation>
    </message>
    <message>
      <source>Add feed</source>
      <translation>Añadir canal</translation>
    </message>
    <message>
      <source>Website or feed address</source>
      <translation>Dirección de un sitio, un blog o un canal</translation>
    </message>
    <message>
      <source>Latest articles</source>
      <translation>Últimos artículos</translation>
    </message>
    <message>
      <source>Found one feed, but it contains errors. This is what could be read.</source>
      <translation>Un canal encontrado. Su documento está dañado: esto es lo que se pudo leer.</translation>
    </message>
    <message>
      <source>Show feed</source>
      <translation>Mostrar canal</translation>
    </message>
    <message>
      <source>None, only on this computer</source>
      <translation>Ninguna, solo en este equipo</translation>
    </message>
    <message>
      <source>Enter any website, and Paperround finds its feeds.</source>
      <translation>Paperround busca los canales que hay tras cualquier dirección.</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>Detener</translation>
    </message>
    <message>
      <source>Sign in</source>
      <translation>Iniciar sesión</translation>
    </message>
    <message>
      <source>Based on what you read</source>
      <translation>Según lo que lees</translation>
    </message>
    <message>
      <source>Looking for feeds at {host}…</source>
      <translation>Buscando canales en {host}…</translation>
    </message>
    <message>
      <source>Follow this part</source>
      <translation>Seguir esta parte</translation>
    </message>
    <message>
      <source>Follow page</source>
      <translation>Seguir la página</translation>
    </message>
    <message>
      <source>Found {feeds} on this site. Choose the ones you want.</source>
      <translation>En este sitio hay {feeds}. Marca los que quieras.</translation>
    </message>
    <message>
      <source>Add {feeds}</source>
      <translation>Añadir {feeds}</translation>
    </message>
    <message>
      <source>{name}, for all my devices</source>
      <translation>{name}, para todos mis dispositivos</translation>
    </message>
    <message>
      <source>You’re already subscribed to {name}.</source>
      <translation>Ya tienes la suscripción a {name}.</translation>
    </message>
    <message>
      <source>Because you read about {terms}</source>
      <translation>Porque lees sobre {terms}</translation>
    </message>
    <message numerus="yes">
      <source>Found {feed} and {n} more on this site. It’s selected below.</source>
      <translation>
        <numerusform>Se encontró {feed}, marcado abajo, y {n} fuente más de este sitio.</numerusform>
        <numerusform>Se encontró {feed}, marcado abajo, y {n} fuentes más de este sitio.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>About {n} of {all} fetches in your daily budget</source>
      <translation>
        <numerusform>Más o menos {n} de {all} consultas de tu presupuesto diario</numerusform>
        <numerusform>Unas {n} de {all} consultas de tu presupuesto diario</numerusform>
      </translation>
    </message>
    <message>
      <source>The demo opens in its own window. Close it to come back here.</source>
      <translation>La demo se abre en su propia ventana. Ciérrala para volver aquí.</translation>
    </message>
    <message>
      <source>The demo couldn’t start. Try again. If it still fails, restart Paperround.</source>
      <translation>No se pudo iniciar la demo. Prueba la orden paperround demo en un terminal.</translation>
    </message>
    <message>
      <source>Add</source>
      <translation>Añadir</translation>
    </message>
    <message>
      <source>Skip for now</source>
      <translation>Omitir por ahora</translation>
    </message>
    <message>
      <source>Start reading</source>
      <translation>Empezar a leer</translation>
    </message>
    <message>
      <source>1 feed</source>
      <translation>1 canal</translation>
    </message>
    <message numerus="yes">
      <source>{n} feeds</source>
      <translation>
        <numerusform>{n} canal</numerusform>
        <numerusform>{n} canales</numerusform>
      </translation>
    </message>
    <message>
      <source>Morning</source>
      <translation>Mañana</translation>
    </message>
    <message>
      <source>Lunch</source>
      <translation>Mediodía</translation>
    </message>
    <message>
      <source>Evening</source>
      <translation>Noche</translation>
    </message>
    <message>
      <source>When you read</source>
      <translation>Cuándo lees</translation>
    </message>
    <message>
      <source>When Paperround fetches</source>
      <translation>Cuándo consulta Paperround</translation>
    </message>
    <message>
      <source>Paperround fetches just before you usually read.</source>
      <translation>Paperround consulta justo antes de tu hora habitual de lectura.</translation>
    </message>
    <message>
      <source>Welcome</source>
      <translation>Te damos la bienvenida</translation>
    </message>
    <message>
      <source>Paperround learns when you read and fetches your feeds just before, so new articles are ready when you are. What it learns stays on this computer.</source>
      <translation>Paperround aprende cuándo lees y consulta tus canales justo antes, para que lo nuevo esté listo cuando llegues. Lo que aprende se queda en este equipo.</translation>
    </message>
    <message>
      <source>Or add any website</source>
      <translation>O añade cualquier sitio web</translation>
    </message>
    <message>
      <source>Coming from another reader? Import an OPML file or a newsboat list. Folders and names are kept.</source>
      <translation>De otro lector, como archivo OPML o lista de newsboat. Se conservan carpetas y nombres.</translation>
    </message>
    <message>
      <source>Open the demo</source>
      <translation>Abrir la demo</translation>
    </message>
    <message>
      <source>Try Paperround with 40 sample feeds. Nothing is downloaded or saved.</source>
      <translation>Una mañana inventada con cuarenta canales. Nada sale a la red, nada se guarda.</translation>
    </message>
    <message>
      <source>Languages I read</source>
      <translation>Leo en</translation>
    </message>
    <message>
      <source>Added by you</source>
      <translation>Los tuyos</translation>
    </message>
    <message>
      <source>Show images</source>
      <translation>Mostrar imágenes</translation>
    </message>
    <message>
      <source>Uses more data. The sites that host images can see that you loaded them.</source>
      <translation>Gasta más datos. Los sitios que alojan las imágenes pueden ver que las has cargado.</translation>
    </message>
    <message>
      <source>No feed found at this address.</source>
      <translation>No hay ningún canal en esta dirección.</translation>
    </message>
    <message>
      <source>Found {feed}. It’s selected below.</source>
      <translation>{feed}: encontrado y marcado abajo.</translation>
    </message>
    <message>
      <source>No feeds selected</source>
      <translation>Ningún canal seleccionado</translation>
    </message>
    <message>
      <source>Welcome to Paperround</source>
      <translation>Te damos la bienvenida a Paperround</translation>
    </message>
    <message>
      <source>Imports its feeds, articles and stars. Nothing changes there.</source>
      <translation>Importa sus canales, artículos y estrellas. Allí no cambia nada.</translation>
    </message>
    <message>
      <source>Choose some feeds to start with</source>
      <translation>Elige algunos canales para empezar</translation>
    </message>
    <message numerus="yes">
      <source>Show all {n} starter feeds</source>
      <translation>
        <numerusform>Mostrar {n} canal para empezar</numerusform>
        <numerusform>Mostrar los {n} canales para empezar</numerusform>
      </translation>
    </message>
    <message>
      <source>Show fewer feeds</source>
      <translation>Mostrar menos canales</translation>
    </message>
    <message>
      <source>Import OPML…</source>
      <translation>Importar OPML…</translation>
    </message>
    <message>
      <source>Import from {reader}</source>
      <translation>Importar de {reader}</translation>
    </message>
    <message>
      <source>This feed needs a password.</source>
      <translation>Este canal necesita una contraseña.</translation>
    </message>
    <message>
      <source>Subscribe anyway</source>
      <translation>Suscribirse igualmente</translation>
    </message>
    <message>
      <source>Follow changes on this page…</source>
      <translation>Seguir lo que cambie en esta página…</translation>
    </message>
    <message>
      <source>That didn’t work. Check the address and try again.</source>
      <translation>No ha funcionado.</translation>
    </message>
    <message>
      <source>The user name or password is incorrect.</source>
      <translation>El usuario o la contraseña no son correctos.</translation>
    </message>
    <message>
      <source>Pick an article on the page</source>
      <translation>Señalar un artículo</translation>
    </message>
    <message>
      <source>CSS selector</source>
      <translation>Selector CSS</translation>
    </message>
    <message>
      <source>Try selector</source>
      <translation>Probar selector</translation>
    </message>
    <message>
      <source>You already follow {name}. Choose what counts as an article from now on.</source>
      <translation>Ya sigues {name}. Elige cuáles serán sus artículos a partir de ahora.</translation>
    </message>
    <message>
      <source>Pick an article on the page…</source>
      <translation>Señalar un artículo…</translation>
    </message>
    <message>
      <source>Each change becomes an article that shows what’s different.</source>
      <translation>Cada cambio del texto es un artículo que muestra la diferencia.</translation>
    </message>
    <message>
      <source>Followed page</source>
      <translation>Una página que sigues</translation>
    </message>
    <message>
      <source>You can follow the page itself. Choose what counts as an article.</source>
      <translation>Se puede seguir la página misma. Elige cuáles son sus artículos.</translation>
    </message>
    <message>
      <source>Current text</source>
      <translation>El texto tal como está ahora</translation>
    </message>
    <message>
      <source>Changes on this page</source>
      <translation>Lo que cambia en esta página</translation>
    </message>
    <message>
      <source>Tried: {addresses}</source>
      <translation>Probado: {addresses}</translation>
    </message>
    <message>
      <source>Import feeds</source>
      <translation>Importar una lista</translation>
    </message>
    <message>
      <source>Progress</source>
      <translation>Progreso</translation>
    </message>
    <message>
      <source>Not imported</source>
      <translation>Lo que no se pudo importar</translation>
    </message>
    <message>
      <source>Nothing was imported.</source>
      <translation>No se importó nada.</translation>
    </message>
    <message>
      <source>{done} of {total}</source>
      <translation>{done} de {total}</translation>
    </message>
    <message>
      <source>{feeds} already subscribed.</source>
      <translation>Ya presentes: {feeds}.</translation>
    </message>
    <message>
      <source>Not imported:</source>
      <translation>No importado:</translation>
    </message>
    <message>
      <source>Reading {file}…</source>
      <translation>Leyendo {file}…</translation>
    </message>
    <message>
      <source>Subscribed to {feeds}.</source>
      <translation>Suscripciones añadidas: {feeds}.</translation>
    </message>
    <message>
      <source>News</source>
      <translation>Noticias</translation>
    </message>
    <message>
      <source>Science</source>
      <translation>Ciencia</translation>
    </message>
    <message>
      <source>Technology</source>
      <translation>Tecnología</translation>
    </message>
    <message>
      <source>DIY</source>
      <translation>Hazlo tú mismo</translation>
    </message>
    <message>
      <source>Culture and ideas</source>
      <translation>Cultura e ideas</translation>
    </message>
    <message>
      <source>Photos and comics</source>
      <translation>Imágenes y cómics</translation>
    </message>
    <message>
      <source>Podcasts</source>
      <translation>Pódcast</translation>
    </message>
    <message>
      <source>Food</source>
      <translation>Cocina</translation>
    </message>
    <message>
      <source>that period</source>
      <translation>ese periodo</translation>
    </message>
    <message>
      <source>{feed} doesn’t include an unsubscribe link.</source>
      <translation>{feed} no indica ninguna dirección para dejarlo.</translation>
    </message>
    <message>
      <source>New folder</source>
      <translation>Carpeta nueva</translation>
    </message>
    <message>
      <source>Folder name:</source>
      <translation>Nombre de la carpeta:</translation>
    </message>
    <message>
      <source>Mark as read if older than</source>
      <translation>Marcar como leído lo anterior a</translation>
    </message>
    <message>
      <source>Older than a day</source>
      <translation>Más de un día</translation>
    </message>
    <message>
      <source>Older than 3 days</source>
      <translation>Más de 3 días</translation>
    </message>
    <message>
      <source>Older than a week</source>
      <translation>Más de una semana</translation>
    </message>
    <message>
      <source>Older than 2 weeks</source>
      <translation>Más de 2 semanas</translation>
    </message>
    <message>
      <source>Older than a month</source>
      <translation>Más de un mes</translation>
    </message>
    <message>
      <source>Next article</source>
      <translation>Artículo siguiente</translation>
    </message>
    <message>
      <source>Previous article</source>
      <translation>Artículo anterior</translation>
    </message>
    <message>
      <source>Next unread</source>
      <translation>Siguiente sin leer</translation>
    </message>
    <message>
      <source>Previous unread</source>
      <translation>Anterior sin leer</translation>
    </message>
    <message>
      <source>Scroll down, or next unread</source>
      <translation>Página, luego siguiente sin leer</translation>
    </message>
    <message>
      <source>Open in browser</source>
      <translation>Abrir en el navegador</translation>
    </message>
    <message>
      <source>Email…</source>
      <translation>Enviar por correo…</translation>
    </message>
    <message>
      <source>Copy link</source>
      <translation>Copiar enlace</translation>
    </message>
    <message>
      <source>Copy as Markdown</source>
      <translation>Copiar como Markdown</translation>
    </message>
    <message>
      <source>Copy as text</source>
      <translation>Copiar como texto</translation>
    </message>
    <message>
      <source>Copy quote with link</source>
      <translation>Copiar cita con enlace</translation>
    </message>
    <message>
      <source>Share</source>
      <translation>Compartir</translation>
    </message>
    <message>
      <source>Open comments</source>
      <translation>Abrir los comentarios</translation>
    </message>
    <message>
      <source>Reader view</source>
      <translation>Vista de lectura</translation>
    </message>
    <message>
      <source>Find in article…</source>
      <translation>Buscar en el artículo…</translation>
    </message>
    <message>
      <source>Find next</source>
      <translation>Buscar siguiente</translation>
    </message>
    <message>
      <source>Find previous</source>
      <translation>Buscar anterior</translation>
    </message>
    <message>
      <source>View images</source>
      <translation>Ver las imágenes</translation>
    </message>
    <message>
      <source>Save as HTML…</source>
      <translation>Guardar como HTML…</translation>
    </message>
    <message>
      <source>Bigger text</source>
      <translation>Texto más grande</translation>
    </message>
    <message>
      <source>Smaller text</source>
      <translation>Texto más pequeño</translation>
    </message>
    <message>
      <source>Normal text size</source>
      <translation>Tamaño de texto normal</translation>
    </message>
    <message>
      <source>Serif font</source>
      <translation>Letra con remates</translation>
    </message>
    <message>
      <source>Play or pause</source>
      <translation>Reproducir o pausar</translation>
    </message>
    <message>
      <source>Play episode</source>
      <translation>Reproducir esta grabación</translation>
    </message>
    <message>
      <source>Play next in queue</source>
      <translation>Reproducir lo siguiente de la cola</translation>
    </message>
    <message>
      <source>Add to queue</source>
      <translation>Añadir a la cola</translation>
    </message>
    <message>
      <source>Play next</source>
      <translation>Escuchar a continuación</translation>
    </message>
    <message>
      <source>Up next…</source>
      <translation>Lo que sigue…</translation>
    </message>
    <message>
      <source>Download / Remove download</source>
      <translation>Descargar, o quitar la descarga</translation>
    </message>
    <message>
      <source>Show the same story in other feeds</source>
      <translation>Mostrar la misma noticia en otros canales</translation>
    </message>
    <message>
      <source>Mark as read or unread</source>
      <translation>Marcar como leído o no leído</translation>
    </message>
    <message>
      <source>Highlight</source>
      <translation>Resaltar</translation>
    </message>
    <message>
      <source>Star</source>
      <translation>Añadir estrella</translation>
    </message>
    <message>
      <source>Tag…</source>
      <translation>Etiqueta…</translation>
    </message>
    <message>
      <source>Show less like this</source>
      <translation>Menos de esto en «Para ti»</translation>
    </message>
    <message>
      <source>Mark all as read</source>
      <translation>Marcar todo como leído</translation>
    </message>
    <message>
      <source>Mark above as read</source>
      <translation>Marcar lo anterior como leído</translation>
    </message>
    <message>
      <source>Mark below as read</source>
      <translation>Marcar lo siguiente como leído</translation>
    </message>
    <message>
      <source>Mark older as read…</source>
      <translation>Marcar como leído lo anterior a…</translation>
    </message>
    <message>
      <source>Mark all but today’s as read</source>
      <translation>Marcar todo como leído menos hoy</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Eliminar</translation>
    </message>
    <message>
      <source>Show held articles</source>
      <translation>Mostrar lo que espera al próximo periódico</translation>
    </message>
    <message>
      <source>Redo</source>
      <translation>Rehacer</translation>
    </message>
    <message>
      <source>Unread</source>
      <translation>Sin leer</translation>
    </message>
    <message>
      <source>For You</source>
      <translation>Para ti</translation>
    </message>
    <message>
      <source>Starred</source>
      <translation>Con estrella</translation>
    </message>
    <message>
      <source>Insights</source>
      <translation>Análisis</translation>
    </message>
    <message>
      <source>While you were away</source>
      <translation>Mientras no estabas</translation>
    </message>
    <message>
      <source>Previous feed</source>
      <translation>Canal anterior</translation>
    </message>
    <message>
      <source>Next feed</source>
      <translation>Canal siguiente</translation>
    </message>
    <message>
      <source>Save search…</source>
      <translation>Guardar búsqueda…</translation>
    </message>
    <message>
      <source>Edit search…</source>
      <translation>Cambiar búsqueda…</translation>
    </message>
    <message>
      <source>Delete search</source>
      <translation>Quitar búsqueda</translation>
    </message>
    <message>
      <source>Filter feeds</source>
      <translation>Filtrar canales</translation>
    </message>
    <message>
      <source>Next pane</source>
      <translation>Panel siguiente</translation>
    </message>
    <message>
      <source>Previous pane</source>
      <translation>Panel anterior</translation>
    </message>
    <message>
      <source>Back to the list</source>
      <translation>Volver a la lista</translation>
    </message>
    <message>
      <source>Refresh</source>
      <translation>Consultar lo mostrado</translation>
    </message>
    <message>
      <source>Download for offline reading</source>
      <translation>Preparar artículos para leer sin conexión</translation>
    </message>
    <message>
      <source>Refresh all feeds</source>
      <translation>Consultar todos los canales</translation>
    </message>
    <message>
      <source>Force refresh</source>
      <translation>Consultar incluso lo recién consultado</translation>
    </message>
    <message>
      <source>Add feed from clipboard</source>
      <translation>Añadir el enlace copiado</translation>
    </message>
    <message>
      <source>Feed settings…</source>
      <translation>Ajustes del canal…</translation>
    </message>
    <message>
      <source>Import feeds (OPML)…</source>
      <translation>Importar una lista…</translation>
    </message>
    <message>
      <source>Export feeds (OPML)…</source>
      <translation>Exportar la lista…</translation>
    </message>
    <message>
      <source>Rules…</source>
      <translation>Reglas…</translation>
    </message>
    <message>
      <source>Hidden articles…</source>
      <translation>Artículos ocultos…</translation>
    </message>
    <message>
      <source>Pause fetching</source>
      <translation>Pausar las consultas</translation>
    </message>
    <message>
      <source>Schedule and reasons</source>
      <translation>Cuándo y por qué se consulta</translation>
    </message>
    <message>
      <source>Open website</source>
      <translation>Abrir su sitio web</translation>
    </message>
    <message>
      <source>Copy feed address</source>
      <translation>Copiar su dirección</translation>
    </message>
    <message>
      <source>Rename</source>
      <translation>Renombrar</translation>
    </message>
    <message>
      <source>Move up</source>
      <translation>Subir</translation>
    </message>
    <message>
      <source>Move down</source>
      <translation>Bajar</translation>
    </message>
    <message>
      <source>Move into the folder above</source>
      <translation>Mover a la carpeta de arriba</translation>
    </message>
    <message>
      <source>Move out of folder</source>
      <translation>Sacar de su carpeta</translation>
    </message>
    <message>
      <source>Unsubscribe</source>
      <translation>Dar de baja</translation>
    </message>
    <message>
      <source>Unsubscribe from this newsletter…</source>
      <translation>Dejar este boletín…</translation>
    </message>
    <message>
      <source>Remove folder</source>
      <translation>Quitar carpeta</translation>
    </message>
    <message>
      <source>Delete tag</source>
      <translation>Eliminar etiqueta</translation>
    </message>
    <message>
      <source>Hide feeds without unread</source>
      <translation>Ocultar canales leídos</translation>
    </message>
    <message>
      <source>Unread only</source>
      <translation>Solo sin leer</translation>
    </message>
    <message>
      <source>Newest first</source>
      <translation>Recientes primero</translation>
    </message>
    <message>
      <source>Group by feed</source>
      <translation>Agrupar por canal</translation>
    </message>
    <message>
      <source>Group duplicates</source>
      <translation>Mostrar una vez la misma noticia</translation>
    </message>
    <message>
      <source>Mark as read when opened</source>
      <translation>Marcar como leído al abrir</translation>
    </message>
    <message>
      <source>Mark as read when scrolled past</source>
      <translation>Marcar como leído al desplazarse</translation>
    </message>
    <message>
      <source>Mark as read manually</source>
      <translation>Marcar como leído solo a mano</translation>
    </message>
    <message>
      <source>Show as cards</source>
      <translation>Mostrar como tarjetas</translation>
    </message>
    <message>
      <source>Show or hide the sidebar</source>
      <translation>Mostrar u ocultar la barra lateral</translation>
    </message>
    <message>
      <source>Keep running when closed</source>
      <translation>Seguir consultando al cerrar</translation>
    </message>
    <message>
      <source>Start at login</source>
      <translation>Abrir al iniciar sesión</translation>
    </message>
    <message>
      <source>Paperround Help</source>
      <translation>Ayuda de Paperround</translation>
    </message>
    <message>
      <source>Keyboard shortcuts</source>
      <translation>Atajos de teclado</translation>
    </message>
    <message>
      <source>Add feeds from your browser</source>
      <translation>Añadir canales desde el navegador</translation>
    </message>
    <message>
      <source>What’s new</source>
      <translation>Novedades</translation>
    </message>
    <message>
      <source>Privacy</source>
      <translation>Privacidad</translation>
    </message>
    <message>
      <source>Report a problem</source>
      <translation>Informar de un problema</translation>
    </message>
    <message>
      <source>About Paperround</source>
      <translation>Acerca de Paperround</translation>
    </message>
    <message>
      <source>Close the window</source>
      <translation>Cerrar la ventana</translation>
    </message>
    <message>
      <source>Copied {address}</source>
      <translation>Copiado: {address}</translation>
    </message>
    <message>
      <source>Link copied</source>
      <translation>Enlace copiado</translation>
    </message>
    <message>
      <source>No app could open {link}.</source>
      <translation>Ningún programa respondió para abrir {link}.</translation>
    </message>
    <message>
      <source>Your last changes weren’t saved before Paperround closed.</source>
      <translation>Tus últimos cambios no se guardaron antes de que se cerrara Paperround.</translation>
    </message>
    <message>
      <source>Paperround is saving your last changes…</source>
      <translation>Paperround está guardando tus últimos cambios…</translation>
    </message>
    <message>
      <source>Quit from the tray icon.</source>
      <translation>Se cierra desde la bandeja del sistema.</translation>
    </message>
    <message>
      <source>Reopen it from your app menu. Press Ctrl+Q to quit.</source>
      <translation>Ábrelo de nuevo desde el menú de aplicaciones; ciérralo con Ctrl+Q.</translation>
    </message>
    <message>
      <source>Nothing is downloaded while Paperround is closed. It fetches new articles when you open it.</source>
      <translation>No se descarga nada mientras Paperround está cerrado. Consulta los artículos nuevos cuando lo abres.</translation>
    </message>
    <message>
      <source>Some changes aren’t saved yet</source>
      <translation>Aún no está todo escrito</translation>
    </message>
    <message>
      <source>Close without saving</source>
      <translation>Cerrar y perderlo</translation>
    </message>
    <message>
      <source>Keep open</source>
      <translation>Dejar abierto</translation>
    </message>
    <message>
      <source>Check the articles you read or starred last.</source>
      <translation>Comprueba los últimos artículos que leíste o marcaste con estrella.</translation>
    </message>
    <message numerus="yes">
      <source>About {n} fetches a day.</source>
      <translation>
        <numerusform>Más o menos {n} consulta al día.</numerusform>
        <numerusform>Unas {n} consultas al día.</numerusform>
      </translation>
    </message>
    <message>
      <source>Keep running</source>
      <translation>Seguir consultando</translation>
    </message>
    <message>
      <source>You can change this in Settings &gt; General.</source>
      <translation>Se cambia en Ajustes, Este equipo.</translation>
    </message>
    <message>
      <source>Your last changes aren’t saved yet</source>
      <translation>Lo último que hiciste aún no está en el disco</translation>
    </message>
    <message>
      <source>Paperround will close as soon as they’re saved. If you close it now, they’ll be lost.</source>
      <translation>En cuanto esté escrito, Paperround se cerrará solo. Si se cierra ahora, se pierde.</translation>
    </message>
    <message>
      <source>Keep Paperround running in the background?</source>
      <translation>Paperround puede seguir consultando en segundo plano</translation>
    </message>
    <message>
      <source>New articles will be ready when you come back. What should happen when you close the window?</source>
      <translation>Así los artículos nuevos ya están cuando entras. ¿Qué hacer al cerrar la ventana?</translation>
    </message>
    <message>
      <source>Images from this feed are shown</source>
      <translation>Las imágenes de este canal se muestran</translation>
    </message>
    <message>
      <source>{posts} marked as read</source>
      <translation>Marcado como leído: {posts}</translation>
    </message>
    <message>
      <source>You’ll see less like this in For You</source>
      <translation>Menos artículos como este en «Para ti»</translation>
    </message>
    <message>
      <source>Both feeds are kept</source>
      <translation>Se conservan ambos canales</translation>
    </message>
    <message>
      <source>Search {name} saved</source>
      <translation>Búsqueda {name} guardada</translation>
    </message>
    <message>
      <source>Search {name} changed</source>
      <translation>Búsqueda {name} cambiada</translation>
    </message>
    <message>
      <source>{posts} marked as unread</source>
      <translation>Marcado como no leído: {posts}</translation>
    </message>
    <message>
      <source>{posts} starred</source>
      <translation>Estrella añadida: {posts}</translation>
    </message>
    <message>
      <source>{posts} unstarred</source>
      <translation>Estrella quitada: {posts}</translation>
    </message>
    <message>
      <source>{posts} highlighted</source>
      <translation>Resaltado: {posts}</translation>
    </message>
    <message>
      <source>{posts} no longer highlighted</source>
      <translation>Ya sin resaltar: {posts}</translation>
    </message>
    <message>
      <source>{posts} deleted</source>
      <translation>Eliminado: {posts}</translation>
    </message>
    <message>
      <source>Settings changed</source>
      <translation>Ajustes cambiados</translation>
    </message>
    <message>
      <source>Search {name} removed</source>
      <translation>Búsqueda {name} quitada</translation>
    </message>
    <message>
      <source>Unsubscribed from {feed}</source>
      <translation>Suscripción a {feed} cancelada</translation>
    </message>
    <message>
      <source>{name} moved</source>
      <translation>{name}: movido</translation>
    </message>
    <message>
      <source>{old} renamed to {new}</source>
      <translation>{old} ahora se llama {new}</translation>
    </message>
    <message>
      <source>Same story: {posts} marked as read</source>
      <translation>Misma noticia, marcado como leído: {posts}</translation>
    </message>
    <message>
      <source>its original title</source>
      <translation>su propio título</translation>
    </message>
    <message>
      <source>Tag {tag} deleted</source>
      <translation>Etiqueta {tag} eliminada</translation>
    </message>
    <message>
      <source>Folder {name} removed; its feeds moved up</source>
      <translation>Carpeta {name} quitada; sus canales han subido un nivel</translation>
    </message>
    <message>
      <source>{posts} in {place} marked as read</source>
      <translation>Leído en {place}: {posts}</translation>
    </message>
    <message>
      <source>{posts} tagged {tag}</source>
      <translation>Etiqueta {tag} añadida: {posts}</translation>
    </message>
    <message>
      <source>Removed tag {tag} from {posts}</source>
      <translation>Etiqueta {tag} quitada: {posts}</translation>
    </message>
    <message>
      <source>Folder {name} made</source>
      <translation>Carpeta {name} creada</translation>
    </message>
    <message>
      <source>Export feeds</source>
      <translation>Exportar la lista de canales</translation>
    </message>
    <message>
      <source>Copied the versions of Paperround and your system.</source>
      <translation>Se han copiado las versiones de Paperround y de tu sistema.</translation>
    </message>
    <message>
      <source>Copied the versions of Paperround and your system. Paste them into your report at {address}</source>
      <translation>Copiadas las versiones de Paperround y de tu sistema. Pégalas en tu informe en {address}</translation>
    </message>
    <message>
      <source>There is no link on the clipboard</source>
      <translation>No hay ningún enlace en el portapapeles</translation>
    </message>
    <message>
      <source>Everything, to move to another computer</source>
      <translation>Todo, para otro equipo</translation>
    </message>
    <message>
      <source>Password:</source>
      <translation>Contraseña:</translation>
    </message>
    <message>
      <source>{file} doesn’t contain its feed address. Add the website’s address instead.</source>
      <translation>{file} no dice dónde está su canal; añade la dirección de su sitio.</translation>
    </message>
    <message>
      <source>Everything is already available offline.</source>
      <translation>No hacía falta cargar nada más para leer sin conexión.</translation>
    </message>
    <message>
      <source>Paperround {version} is available. You have {own}. Download it from {home}.</source>
      <translation>Ha salido Paperround {version}; tienes la versión {own}. Descárgalo en {home}.</translation>
    </message>
    <message>
      <source>Refreshing…</source>
      <translation>Consultando los canales…</translation>
    </message>
    <message>
      <source>Downloading articles for offline reading…</source>
      <translation>Preparando artículos para leer sin conexión…</translation>
    </message>
    <message>
      <source>1 more article is available offline ({size}).</source>
      <translation>1 artículo más está aquí para leer sin conexión, {size}.</translation>
    </message>
    <message numerus="yes">
      <source>{n} more articles are available offline ({size}).</source>
      <translation>
        <numerusform>{n} artículo más está aquí para leer sin conexión, {size}.</numerusform>
        <numerusform>{n} artículos más están aquí para leer sin conexión, {size}.</numerusform>
      </translation>
    </message>
    <message>
      <source>This is the demo: 40 sample feeds. Nothing is downloaded or saved.</source>
      <translation>Esta es la demo: cuarenta canales inventados. Nada sale a la red, nada se guarda.</translation>
    </message>
    <message>
      <source>Use my own feeds</source>
      <translation>Mis propios canales</translation>
    </message>
    <message>
      <source>Move to folder</source>
      <translation>Mover a una carpeta</translation>
    </message>
    <message>
      <source>No folder</source>
      <translation>Sin carpeta</translation>
    </message>
    <message>
      <source>Menu</source>
      <translation>Menú</translation>
    </message>
    <message>
      <source>&amp;File</source>
      <translation>&amp;Archivo</translation>
    </message>
    <message>
      <source>&amp;Edit</source>
      <translation>&amp;Editar</translation>
    </message>
    <message>
      <source>&amp;View</source>
      <translation>&amp;Ver</translation>
    </message>
    <message>
      <source>&amp;Go</source>
      <translation>&amp;Ir</translation>
    </message>
    <message>
      <source>&amp;Article</source>
      <translation>Ar&amp;tículo</translation>
    </message>
    <message>
      <source>P&amp;lay</source>
      <translation>&amp;Reproducir</translation>
    </message>
    <message>
      <source>Fee&amp;d</source>
      <translation>&amp;Canal</translation>
    </message>
    <message>
      <source>&amp;Help</source>
      <translation>Ay&amp;uda</translation>
    </message>
    <message>
      <source>Add destination…</source>
      <translation>Añadir destino…</translation>
    </message>
    <message>
      <source>Tags</source>
      <translation>Etiquetas</translation>
    </message>
    <message>
      <source>Find or create a tag</source>
      <translation>Buscar o crear una etiqueta</translation>
    </message>
    <message>
      <source>Create tag “{name}”</source>
      <translation>Crear la etiqueta «{name}»</translation>
    </message>
    <message>
      <source>newest first</source>
      <translation>recientes primero</translation>
    </message>
    <message>
      <source>oldest first</source>
      <translation>antiguos primero</translation>
    </message>
    <message>
      <source>You won’t see this message again.</source>
      <translation>No se dirá nada más sobre esto.</translation>
    </message>
    <message>
      <source>Paperround is still running</source>
      <translation>Paperround sigue aquí</translation>
    </message>
    <message>
      <source>Next fetch {time}.</source>
      <translation>Próxima consulta {time}.</translation>
    </message>
    <message>
      <source>the edition</source>
      <translation>el periódico</translation>
    </message>
    <message>
      <source>Paperround, demo</source>
      <translation>Paperround, demo</translation>
    </message>
    <message>
      <source>Skip tour</source>
      <translation>Dejar el recorrido</translation>
    </message>
    <message>
      <source>Next</source>
      <translation>Siguiente</translation>
    </message>
    <message>
      <source>New articles appear here</source>
      <translation>Tus artículos llegan a esta lista</translation>
    </message>
    <message>
      <source>The first one opens automatically. Press J or the Down Arrow for the next. A dot means unread.</source>
      <translation>El primero se abre solo; J o la flecha abajo abre el siguiente. Un punto significa que aún no lo has leído.</translation>
    </message>
    <message>
      <source>Press Space to keep reading</source>
      <translation>La barra espaciadora avanza</translation>
    </message>
    <message>
      <source>At the end of an article, Space opens the next unread one. Press S to star an article.</source>
      <translation>Al final de un artículo trae el siguiente sin leer. S guarda un artículo con una estrella.</translation>
    </message>
    <message>
      <source>That’s all you need</source>
      <translation>Eso es todo lo que necesitas</translation>
    </message>
    <message>
      <source>Press ? to see every shortcut. Insights shows why Paperround fetches each feed when it does.</source>
      <translation>El signo de interrogación muestra todas las teclas. Análisis cuenta por qué Paperround consulta cuando lo hace.</translation>
    </message>
    <message>
      <source>{n} of {all}</source>
      <translation>{n} de {all}</translation>
    </message>
    <message>
      <source>All your changes have been saved.</source>
      <translation>Todo lo que hiciste entretanto ya está escrito.</translation>
    </message>
    <message>
      <source>More</source>
      <translation>Más</translation>
    </message>
    <message>
      <source>Freed {size} of images.</source>
      <translation>Se liberaron {size} de imágenes.</translation>
    </message>
    <message>
      <source>Paused</source>
      <translation>En pausa</translation>
    </message>
    <message>
      <source>Image</source>
      <translation>Imagen</translation>
    </message>
    <message>
      <source>Loading full article…</source>
      <translation>Cargando la página…</translation>
    </message>
    <message>
      <source>Comments</source>
      <translation>Comentarios</translation>
    </message>
    <message>
      <source>Attachments</source>
      <translation>Adjuntos</translation>
    </message>
    <message>
      <source>audio</source>
      <translation>sonido</translation>
    </message>
    <message>
      <source>video</source>
      <translation>vídeo</translation>
    </message>
    <message>
      <source>image</source>
      <translation>imagen</translation>
    </message>
    <message>
      <source>text</source>
      <translation>texto</translation>
    </message>
    <message>
      <source>d MMMM yyyy</source>
      <translation>d 'de' MMMM 'de' yyyy</translation>
    </message>
    <message>
      <source>1 min video</source>
      <translation>1 minuto de vídeo</translation>
    </message>
    <message>
      <source>1 min read</source>
      <translation>1 minuto de lectura</translation>
    </message>
    <message>
      <source>Couldn’t find the full article on the page. Showing the version from the feed.</source>
      <translation>En la página no hay ningún artículo. Se muestra lo que envió el canal.</translation>
    </message>
    <message numerus="yes">
      <source>Continue reading · {minutes} min left</source>
      <translation>
        <numerusform>Seguir leyendo, {minutes} minuto más</numerusform>
        <numerusform>Seguir leyendo, {minutes} minutos más</numerusform>
      </translation>
    </message>
    <message>
      <source>Why?</source>
      <translation>¿Por qué?</translation>
    </message>
    <message numerus="yes">
      <source>{minutes} min video</source>
      <translation>
        <numerusform>{minutes} minuto de vídeo</numerusform>
        <numerusform>{minutes} minutos de vídeo</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{minutes} min read</source>
      <translation>
        <numerusform>{minutes} minuto de lectura</numerusform>
        <numerusform>{minutes} minutos de lectura</numerusform>
      </translation>
    </message>
    <message>
      <source>Continue reading · 1 min left</source>
      <translation>Seguir leyendo, 1 minuto más</translation>
    </message>
    <message>
      <source>{n} min</source>
      <translation>{n} min</translation>
    </message>
    <message>
      <source>Images are on. They use more data, and the sites that host them can see that you loaded them.</source>
      <translation>Las imágenes se muestran. Consumen más datos, y el servidor de cada una ve que la has cargado.</translation>
    </message>
    <message>
      <source>Images are off.</source>
      <translation>Las imágenes no se cargan.</translation>
    </message>
    <message>
      <source>This feed only sends headlines.</source>
      <translation>Aquí solo hay un titular.</translation>
    </message>
    <message>
      <source>Load full article</source>
      <translation>Cargar el texto completo</translation>
    </message>
    <message>
      <source>Select an article to read it. J and K move through the list.</source>
      <translation>Selecciona un artículo para leerlo. Con J y K se recorre la lista.</translation>
    </message>
    <message>
      <source>Just this once</source>
      <translation>Solo esta vez</translation>
    </message>
    <message>
      <source>Always for this feed</source>
      <translation>Siempre en este canal</translation>
    </message>
    <message>
      <source>Always for all feeds</source>
      <translation>Siempre en todos los canales</translation>
    </message>
    <message>
      <source>Keep images on</source>
      <translation>Conservar</translation>
    </message>
    <message>
      <source>Ask each time</source>
      <translation>Preguntar siempre</translation>
    </message>
    <message>
      <source>Image copied</source>
      <translation>Imagen copiada</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>Copiar</translation>
    </message>
    <message>
      <source>Select all</source>
      <translation>Seleccionar todo</translation>
    </message>
    <message>
      <source>This image isn’t available.</source>
      <translation>Esta imagen no está disponible.</translation>
    </message>
    <message>
      <source>Fetching…</source>
      <translation>Cargando…</translation>
    </message>
    <message>
      <source>Save image</source>
      <translation>Guardar imagen</translation>
    </message>
    <message>
      <source>Open this link in the browser</source>
      <translation>Abrir este enlace en el navegador</translation>
    </message>
    <message>
      <source>Copy this link</source>
      <translation>Copiar este enlace</translation>
    </message>
    <message>
      <source>View full size</source>
      <translation>Ampliar la imagen</translation>
    </message>
    <message>
      <source>Save image as…</source>
      <translation>Guardar la imagen…</translation>
    </message>
    <message>
      <source>Copy image</source>
      <translation>Copiar la imagen</translation>
    </message>
    <message>
      <source>Copy image address</source>
      <translation>Copiar la dirección de la imagen</translation>
    </message>
    <message>
      <source>Open image in browser</source>
      <translation>Abrir la imagen en el navegador</translation>
    </message>
    <message>
      <source>This article is too long to show in full.</source>
      <translation>Este artículo es demasiado largo para mostrarlo entero.</translation>
    </message>
    <message>
      <source>Continue in the browser</source>
      <translation>Seguir en el navegador</translation>
    </message>
    <message>
      <source>Saved as {name}</source>
      <translation>Guardado como {name}</translation>
    </message>
    <message>
      <source>Find in this article</source>
      <translation>Buscar en este artículo</translation>
    </message>
    <message>
      <source>Previous</source>
      <translation>Anterior</translation>
    </message>
    <message>
      <source>{current} of {count}</source>
      <translation>{current} de {count}</translation>
    </message>
    <message>
      <source>No matches</source>
      <translation>No se encuentra</translation>
    </message>
    <message>
      <source>Text settings</source>
      <translation>Texto</translation>
    </message>
    <message>
      <source>Previous image</source>
      <translation>Imagen anterior</translation>
    </message>
    <message>
      <source>Next image</source>
      <translation>Imagen siguiente</translation>
    </message>
    <message>
      <source>Zoom out</source>
      <translation>Reducir</translation>
    </message>
    <message>
      <source>Zoom in</source>
      <translation>Ampliar</translation>
    </message>
    <message>
      <source>Actual size</source>
      <translation>Tamaño real</translation>
    </message>
    <message>
      <source>Save…</source>
      <translation>Guardar…</translation>
    </message>
    <message>
      <source>This image is damaged or too large to show.</source>
      <translation>Esta imagen está dañada o es demasiado grande para mostrarla aquí.</translation>
    </message>
    <message>
      <source>Fit to window</source>
      <translation>Ajustar a la ventana</translation>
    </message>
    <message>
      <source>Image, {width} × {height}</source>
      <translation>Imagen, {width} × {height}</translation>
    </message>
    <message>
      <source>Couldn’t load this image.</source>
      <translation>No se pudo cargar esta imagen.</translation>
    </message>
    <message>
      <source>Downloaded</source>
      <translation>Descargado</translation>
    </message>
    <message>
      <source>Downloaded on {day}, before you read it</source>
      <translation>Consultado el {day}, antes de tu visita</translation>
    </message>
    <message>
      <source>Not downloaded</source>
      <translation>Sin descargar</translation>
    </message>
    <message>
      <source>Download</source>
      <translation>Descargar</translation>
    </message>
    <message>
      <source>Arrived {time} after you opened Paperround</source>
      <translation>Consultado {time} después de tu primera visita</translation>
    </message>
    <message>
      <source>Arrived {time}, before you did</source>
      <translation>Llegó a las {time}, antes que tú</translation>
    </message>
    <message>
      <source>Downloaded ahead of {time}, when you usually listen</source>
      <translation>Descargado para las {time}, cuando sueles escuchar</translation>
    </message>
    <message>
      <source>Not downloaded, {size}</source>
      <translation>Sin descargar, {size}</translation>
    </message>
    <message>
      <source>Downloading, {size}</source>
      <translation>Descargando, {size}</translation>
    </message>
    <message>
      <source>No article selected</source>
      <translation>Nada seleccionado</translation>
    </message>
    <message>
      <source>Web page (*.html)</source>
      <translation>Página web (*.html)</translation>
    </message>
    <message>
      <source>Save article</source>
      <translation>Guardar artículo</translation>
    </message>
    <message>
      <source>Copied</source>
      <translation>Copiado</translation>
    </message>
    <message>
      <source>Something went wrong in Paperround ({name}).</source>
      <translation>Algo ha fallado dentro de Paperround ({name}).</translation>
    </message>
    <message>
      <source>Undone: {what}</source>
      <translation>Deshecho: {what}</translation>
    </message>
    <message>
      <source>Redone: {what}</source>
      <translation>Rehecho: {what}</translation>
    </message>
    <message>
      <source>Open Paperround</source>
      <translation>Abrir Paperround</translation>
    </message>
    <message>
      <source>Free and open source under the MIT licence</source>
      <translation>Libre y de código abierto, con licencia MIT</translation>
    </message>
    <message>
      <source>A feed reader that has your news ready when you are.</source>
      <translation>Un lector que tiene listas las noticias cuando tú lo estás.</translation>
    </message>
    <message>
      <source>Website</source>
      <translation>Sitio web</translation>
    </message>
    <message>
      <source>Licence</source>
      <translation>Licencia</translation>
    </message>
    <message>
      <source>Tested in Wine only, not yet on Windows itself. Please report how it works.</source>
      <translation>Probado solo en Wine, aún no en Windows. Cuéntanos cómo funciona.</translation>
    </message>
    <message>
      <source>Not tested on a Mac yet. Please report how it works.</source>
      <translation>Aún no probado en un Mac. Cuéntanos cómo funciona.</translation>
    </message>
    <message>
      <source>Acknowledgements</source>
      <translation>Hecho con el trabajo de otros</translation>
    </message>
    <message>
      <source>Open-source components</source>
      <translation>Obras con las que está hecho Paperround</translation>
    </message>
    <message>
      <source>Version {version}</source>
      <translation>Versión {version}</translation>
    </message>
    <message>
      <source>Built {date}</source>
      <translation>compilada el {date}</translation>
    </message>
    <message>
      <source>Exported {feeds} to {file}</source>
      <translation>Escrito en {file}: {feeds}</translation>
    </message>
    <message>
      <source>Exported {feeds} and {posts} to {file}</source>
      <translation>Escrito en {file}: {feeds} y {posts}</translation>
    </message>
    <message>
      <source>Now following a different part of the page</source>
      <translation>Se sigue otra parte de la página</translation>
    </message>
    <message>
      <source>Unsubscribe from {feeds}</source>
      <translation>Dar de baja {feeds}</translation>
    </message>
    <message>
      <source>Imported {feeds}</source>
      <translation>Importado: {feeds}</translation>
    </message>
    <message>
      <source>Rules changed</source>
      <translation>Reglas cambiadas</translation>
    </message>
    <message>
      <source>Rules changed, {posts} updated</source>
      <translation>Reglas cambiadas, y {posts}</translation>
    </message>
    <message>
      <source>Changed the settings for {feed}</source>
      <translation>Ajustes de {feed} cambiados</translation>
    </message>
    <message numerus="yes">
      <source>{n} already subscribed</source>
      <translation>
        <numerusform>{n} ya estaba</numerusform>
        <numerusform>{n} ya estaban</numerusform>
      </translation>
    </message>
    <message>
      <source>Subscribed to {feed}</source>
      <translation>Suscripción a {feed} añadida</translation>
    </message>
    <message>
      <source>Unsubscribed from {feeds}</source>
      <translation>Suscripción a {feeds} cancelada</translation>
    </message>
    <message>
      <source>{posts} restored</source>
      <translation>Visible de nuevo: {posts}</translation>
    </message>
    <message>
      <source>Not enough articles yet.</source>
      <translation>Aún no se sabe: hacen falta algunos artículos.</translation>
    </message>
    <message>
      <source>Almost all of its articles are original.</source>
      <translation>Casi todos sus artículos cuentan algo nuevo.</translation>
    </message>
    <message>
      <source>Almost all of its articles repeat earlier ones.</source>
      <translation>Casi todos sus artículos repiten lo que dijo hace poco.</translation>
    </message>
    <message>
      <source>None of your other feeds covers the same topics.</source>
      <translation>Ningún otro de tus canales trata de lo mismo.</translation>
    </message>
    <message>
      <source>Open schedule</source>
      <translation>Abrir el plan</translation>
    </message>
    <message>
      <source>Include in Unread and counts</source>
      <translation>En «Sin leer» y en los recuentos</translation>
    </message>
    <message>
      <source>Newest {n}</source>
      <translation>Los {n} más recientes</translation>
    </message>
    <message>
      <source>{names}.</source>
      <translation>{names}.</translation>
    </message>
    <message numerus="yes">
      <source>About {n} in 10 articles are original.</source>
      <translation>
        <numerusform>Más o menos {n} de cada 10 artículos cuenta algo nuevo.</numerusform>
        <numerusform>Más o menos {n} de cada 10 artículos cuentan algo nuevo.</numerusform>
      </translation>
    </message>
    <message>
      <source>Fetch for new articles</source>
      <translation>Consultar</translation>
    </message>
    <message>
      <source>Don’t miss any of its articles</source>
      <translation>No perder ninguno de sus artículos</translation>
    </message>
    <message>
      <source>Fetched before an article can drop off the feed’s list, even if other feeds wait longer.</source>
      <translation>Se consulta antes de que un artículo pueda salir de la lista del canal, aunque otros canales esperen más.</translation>
    </message>
    <message>
      <source>Pause this feed</source>
      <translation>En pausa: no consultarlo</translation>
    </message>
    <message>
      <source>Mark as read automatically</source>
      <translation>Sin leer pasa a leído</translation>
    </message>
    <message>
      <source>Starred or tagged articles, and ones you marked as unread, stay unread.</source>
      <translation>Los artículos con estrella o etiqueta siguen sin leer, y también los que tú marcaste como no leídos.</translation>
    </message>
    <message>
      <source>Always load the full article</source>
      <translation>Cargar el texto completo de cada artículo que abra</translation>
    </message>
    <message>
      <source>Use default</source>
      <translation>Como en los ajustes</translation>
    </message>
    <message>
      <source>Keep articles</source>
      <translation>Conservar artículos</translation>
    </message>
    <message>
      <source>Keep at most</source>
      <translation>Conservar como mucho</translation>
    </message>
    <message>
      <source>Offline reading</source>
      <translation>Antes de quedarme sin conexión</translation>
    </message>
    <message>
      <source>Only if the feed requires a sign-in</source>
      <translation>Solo si el canal lo pide</translation>
    </message>
    <message>
      <source>Opens the sender’s unsubscribe page or a ready-made email.</source>
      <translation>Abre lo que su remitente ofrece para ello, en el navegador o el programa de correo.</translation>
    </message>
    <message>
      <source>Newsletter</source>
      <translation>Boletín</translation>
    </message>
    <message>
      <source>Articles (CSS selector)</source>
      <translation>Sus artículos (selector CSS)</translation>
    </message>
    <message>
      <source>Topics</source>
      <translation>Temas</translation>
    </message>
    <message>
      <source>Similar feeds</source>
      <translation>Canales parecidos</translation>
    </message>
    <message>
      <source>{feed} (duplicate)</source>
      <translation>{feed} (los mismos artículos)</translation>
    </message>
    <message>
      <source>Sign-in</source>
      <translation>Inicio de sesión</translation>
    </message>
    <message>
      <source>Automatic</source>
      <translation>Cuando merece la pena</translation>
    </message>
    <message>
      <source>Every 15 minutes</source>
      <translation>Cada 15 minutos</translation>
    </message>
    <message>
      <source>Every 30 minutes</source>
      <translation>Cada 30 minutos</translation>
    </message>
    <message>
      <source>Every hour</source>
      <translation>Cada hora</translation>
    </message>
    <message>
      <source>Every 3 hours</source>
      <translation>Cada 3 horas</translation>
    </message>
    <message>
      <source>Every 6 hours</source>
      <translation>Cada 6 horas</translation>
    </message>
    <message>
      <source>Every 12 hours</source>
      <translation>Cada 12 horas</translation>
    </message>
    <message>
      <source>Once a day</source>
      <translation>Una vez al día</translation>
    </message>
    <message numerus="yes">
      <source>Every {n} minutes</source>
      <translation>
        <numerusform>Cada {n} minuto</numerusform>
        <numerusform>Cada {n} minutos</numerusform>
      </translation>
    </message>
    <message>
      <source>Show</source>
      <translation>Mostrar</translation>
    </message>
    <message>
      <source>Ask first</source>
      <translation>Mostrar solo si lo pido</translation>
    </message>
    <message>
      <source>Never</source>
      <translation>Nunca</translation>
    </message>
    <message>
      <source>After a day</source>
      <translation>Tras un día</translation>
    </message>
    <message>
      <source>After 3 days</source>
      <translation>Tras 3 días</translation>
    </message>
    <message>
      <source>After a week</source>
      <translation>Tras una semana</translation>
    </message>
    <message>
      <source>After 2 weeks</source>
      <translation>Tras 2 semanas</translation>
    </message>
    <message>
      <source>After a month</source>
      <translation>Tras un mes</translation>
    </message>
    <message numerus="yes">
      <source>After {n} days</source>
      <translation>
        <numerusform>Tras {n} día</numerusform>
        <numerusform>Tras {n} días</numerusform>
      </translation>
    </message>
    <message>
      <source>Forever</source>
      <translation>Para siempre</translation>
    </message>
    <message>
      <source>For a week</source>
      <translation>Una semana</translation>
    </message>
    <message>
      <source>For 30 days</source>
      <translation>30 días</translation>
    </message>
    <message>
      <source>For 90 days</source>
      <translation>90 días</translation>
    </message>
    <message>
      <source>For a year</source>
      <translation>Un año</translation>
    </message>
    <message numerus="yes">
      <source>For {n} days</source>
      <translation>
        <numerusform>{n} día</numerusform>
        <numerusform>{n} días</numerusform>
      </translation>
    </message>
    <message>
      <source>All of them</source>
      <translation>Todos</translation>
    </message>
    <message>
      <source>Download what I’m likely to open</source>
      <translation>Cargar lo que probablemente abra</translation>
    </message>
    <message>
      <source>Download every article in full</source>
      <translation>Cargar cada artículo entero</translation>
    </message>
    <message>
      <source>Don’t download in advance</source>
      <translation>No cargar nada por adelantado</translation>
    </message>
    <message>
      <source>Unchanged</source>
      <translation>Sin cambios</translation>
    </message>
    <message>
      <source>That isn’t a web address. Enter one that starts with https://.</source>
      <translation>Esto no es una dirección web; escribe una que empiece por https://.</translation>
    </message>
    <message>
      <source>The main part of the page</source>
      <translation>La parte principal de la página</translation>
    </message>
    <message>
      <source>Part to compare (CSS selector)</source>
      <translation>Qué se compara (selector CSS)</translation>
    </message>
    <message>
      <source>{feed} settings</source>
      <translation>Ajustes de {feed}</translation>
    </message>
    <message>
      <source>None</source>
      <translation>Ninguna</translation>
    </message>
    <message>
      <source>New folder…</source>
      <translation>Carpeta nueva…</translation>
    </message>
    <message>
      <source>Help page</source>
      <translation>Página de ayuda</translation>
    </message>
    <message>
      <source>Contents</source>
      <translation>Contenido</translation>
    </message>
    <message>
      <source>Search commands or keys</source>
      <translation>Buscar comandos o teclas</translation>
    </message>
    <message>
      <source>Use it here instead</source>
      <translation>Usarla aquí</translation>
    </message>
    <message>
      <source>Essentials</source>
      <translation>Lo esencial</translation>
    </message>
    <message>
      <source>Marking</source>
      <translation>Marcar</translation>
    </message>
    <message>
      <source>Navigation</source>
      <translation>Moverse</translation>
    </message>
    <message>
      <source>Feeds</source>
      <translation>Canales</translation>
    </message>
    <message>
      <source>Window</source>
      <translation>Ventana</translation>
    </message>
    <message>
      <source>Shortcuts restored</source>
      <translation>Atajos restablecidos</translation>
    </message>
    <message>
      <source>{key} then {next}</source>
      <translation>{key} y luego {next}</translation>
    </message>
    <message>
      <source>Add keys</source>
      <translation>Añadir teclas</translation>
    </message>
    <message>
      <source>Shortcut for {action}</source>
      <translation>Tecla para {action}</translation>
    </message>
    <message>
      <source>Click a key to change it. Esc cancels.</source>
      <translation>Haz clic en una tecla para cambiarla. Esc cancela.</translation>
    </message>
    <message>
      <source>Press the new keys</source>
      <translation>Pulsa las teclas nuevas</translation>
    </message>
    <message>
      <source>Up and down</source>
      <translation>Arriba y abajo</translation>
    </message>
    <message>
      <source>To the next pane</source>
      <translation>Al panel de al lado</translation>
    </message>
    <message>
      <source>To the top, showing new articles</source>
      <translation>Al principio, con lo nuevo</translation>
    </message>
    <message>
      <source>{key} is used by {action}.</source>
      <translation>{key} es de {action}.</translation>
    </message>
    <message>
      <source>Restore defaults</source>
      <translation>Teclas habituales</translation>
    </message>
    <message>
      <source>Sending {posts} to {target}…</source>
      <translation>De camino a {target}: {posts}</translation>
    </message>
    <message>
      <source>{posts} sent to {target}</source>
      <translation>Enviado a {target}: {posts}</translation>
    </message>
    <message>
      <source>Not sent to {target}: {why}</source>
      <translation>No enviado a {target}: {why}</translation>
    </message>
    <message>
      <source>CA certificate (PEM file)</source>
      <translation>Certificado de tu propia autoridad</translation>
    </message>
    <message>
      <source>You have {feeds} from {name} on this computer. Keep or remove? Nothing changes on the server.</source>
      <translation>¿Conservar aquí los canales de {name} ({feeds}) o quitarlos también? En el servidor no cambia nada.</translation>
    </message>
    <message>
      <source>Discard</source>
      <translation>Descartar</translation>
    </message>
    <message>
      <source>Keep feeds</source>
      <translation>Conservar canales</translation>
    </message>
    <message>
      <source>Remove feeds</source>
      <translation>Quitar también</translation>
    </message>
    <message>
      <source>Enter the password…</source>
      <translation>Escribir la contraseña…</translation>
    </message>
    <message>
      <source>More options for {name}</source>
      <translation>Más sobre {name}</translation>
    </message>
    <message>
      <source>Higher-priority feeds are fetched sooner and more often.</source>
      <translation>Un canal con más peso se consulta antes y más a menudo.</translation>
    </message>
    <message numerus="yes">
      <source>About {n} of your {budget} daily fetches</source>
      <translation>
        <numerusform>De {budget} consultas al día tendrá unas {n}</numerusform>
        <numerusform>De {budget} consultas al día tendrá unas {n}</numerusform>
      </translation>
    </message>
    <message>
      <source>no effect on your other feeds.</source>
      <translation>tus otros canales no lo notan.</translation>
    </message>
    <message>
      <source>articles from your other feeds arrive {time} later on average.</source>
      <translation>tus otros canales esperan {time} más.</translation>
    </message>
    <message>
      <source>articles from your other feeds arrive {time} earlier on average.</source>
      <translation>tus otros canales esperan {time} menos.</translation>
    </message>
    <message>
      <source>full articles</source>
      <translation>artículos completos</translation>
    </message>
    <message>
      <source>summaries</source>
      <translation>resúmenes</translation>
    </message>
    <message>
      <source>titles only</source>
      <translation>solo títulos</translation>
    </message>
    <message>
      <source>Low</source>
      <translation>menos</translation>
    </message>
    <message>
      <source>High</source>
      <translation>más</translation>
    </message>
    <message>
      <source>Highest</source>
      <translation>el máximo</translation>
    </message>
    <message numerus="yes">
      <source>About {n} of your {budget} daily fetches instead of {before}</source>
      <translation>
        <numerusform>De {budget} consultas al día tiene unas {n} en lugar de {before}</numerusform>
        <numerusform>De {budget} consultas al día tiene unas {n} en lugar de {before}</numerusform>
      </translation>
    </message>
    <message>
      <source>{n} s</source>
      <translation>{n} s</translation>
    </message>
    <message numerus="yes">
      <source>About {n} of your {budget} daily fetches.</source>
      <translation>
        <numerusform>De {budget} consultas al día tiene unas {n}.</numerusform>
        <numerusform>De {budget} consultas al día tiene unas {n}.</numerusform>
      </translation>
    </message>
    <message>
      <source>{first} to {last}: {posts} from {feeds}, including {stories} covered by several feeds.</source>
      <translation>Del {first} al {last}: {posts}, {feeds}; en varios canales: {stories}.</translation>
    </message>
    <message>
      <source>Date range</source>
      <translation>Qué días</translation>
    </message>
    <message>
      <source>When you’ve been away for five days or more, what you missed is summed up here.</source>
      <translation>Si no entras en cinco días o más, aquí aparece lo que ha pasado entretanto.</translation>
    </message>
    <message>
      <source>From {first} to {last}: {posts} from {feeds}.</source>
      <translation>Del {first} al {last}: {posts}, {feeds}.</translation>
    </message>
    <message>
      <source>1 story</source>
      <translation>1 noticia</translation>
    </message>
    <message numerus="yes">
      <source>{n} stories</source>
      <translation>
        <numerusform>{n} noticia</numerusform>
        <numerusform>{n} noticias</numerusform>
      </translation>
    </message>
    <message>
      <source>Last 3 days</source>
      <translation>Los últimos 3 días</translation>
    </message>
    <message>
      <source>Last week</source>
      <translation>Última semana</translation>
    </message>
    <message>
      <source>The last 2 weeks</source>
      <translation>Las últimas 2 semanas</translation>
    </message>
    <message>
      <source>The last month</source>
      <translation>El último mes</translation>
    </message>
    <message>
      <source>You have not been away</source>
      <translation>No has estado fuera</translation>
    </message>
    <message>
      <source>Show the last week</source>
      <translation>Mostrar la última semana</translation>
    </message>
    <message>
      <source>Covered by several feeds</source>
      <translation>Lo que contaron varios canales</translation>
    </message>
    <message>
      <source>By feed</source>
      <translation>Lo que trajo cada canal</translation>
    </message>
    <message numerus="yes">
      <source>{n} more</source>
      <translation>
        <numerusform>{n} más</numerusform>
        <numerusform>{n} más</numerusform>
      </translation>
    </message>
    <message>
      <source>Ready in time: fetched before you next open Paperround.</source>
      <translation>A tiempo: consultados antes de que vuelvas a abrir Paperround.</translation>
    </message>
    <message numerus="yes">
      <source>Actual over the last {n} days: {fetches} a day, {wait}, {share} ready in time.</source>
      <translation>
        <numerusform>Real, último {n} día: {fetches} al día, {wait}, {share} a tiempo.</numerusform>
        <numerusform>Real, últimos {n} días: {fetches} al día, {wait}, {share} a tiempo.</numerusform>
      </translation>
    </message>
    <message>
      <source>With {fetches} a day, you wait {wait} for a new article on average.</source>
      <translation>Con {fetches} al día, esperas {wait} de media por un artículo nuevo.</translation>
    </message>
    <message numerus="yes">
      <source>Beyond about {n} fetches a day, each extra fetch gains little.</source>
      <translation>
        <numerusform>Más allá de {n} consulta al día, cada una de más aporta poco.</numerusform>
        <numerusform>Más allá de unas {n} consultas al día, cada una de más aporta poco.</numerusform>
      </translation>
    </message>
    <message>
      <source>At {now} fetches a day, up to {most} on a busy day, new articles keep you waiting {wait} on average. Best value: {best} fetches, {best_wait}.</source>
      <translation>Con {now} consultas al día, hasta {most} en un día intenso, los artículos nuevos te hacen esperar {wait} de media. Lo más rentable: {best} consultas, {best_wait}.</translation>
    </message>
    <message numerus="yes">
      <source>{n} fetches a day on battery, {m} when metered</source>
      <translation>
        <numerusform>{n} consulta al día con batería, {m} con conexión medida</numerusform>
        <numerusform>{n} consultas al día con batería, {m} con conexión medida</numerusform>
      </translation>
    </message>
    <message>
      <source>Budget</source>
      <translation>Presupuesto</translation>
    </message>
    <message>
      <source>Unit of the budget</source>
      <translation>Unidad del presupuesto</translation>
    </message>
    <message>
      <source>Current and new budget</source>
      <translation>Ahora y con el presupuesto elegido</translation>
    </message>
    <message>
      <source>More figures</source>
      <translation>Más cifras</translation>
    </message>
    <message>
      <source>What changes for each feed</source>
      <translation>Lo que cambia para cada canal</translation>
    </message>
    <message>
      <source>Average wait for a new article, minutes</source>
      <translation>Espera media de un artículo, minutos</translation>
    </message>
    <message>
      <source>Fetches used, fetches per new article, recent days</source>
      <translation>Consultas usadas, consultas por artículo nuevo, últimos días</translation>
    </message>
    <message>
      <source>Nothing changes until you apply it.</source>
      <translation>Nada cambia hasta que lo apliques.</translation>
    </message>
    <message>
      <source>Recommend a budget</source>
      <translation>Elegir por mí</translation>
    </message>
    <message>
      <source>Reset</source>
      <translation>Restablecer</translation>
    </message>
    <message>
      <source>Apply</source>
      <translation>Aplicar</translation>
    </message>
    <message>
      <source>What a bigger budget gets you</source>
      <translation>Qué aportan más consultas</translation>
    </message>
    <message>
      <source>With {fetches} a day, you wait {wait} for a new article on average instead of {before}.</source>
      <translation>Con {fetches} al día, esperas {wait} de media por un artículo nuevo en vez de {before}.</translation>
    </message>
    <message>
      <source>This is an estimate based on a typical day. Once you’ve read on three days, it’s based on yours.</source>
      <translation>De momento, una estimación: Paperround no sabe cuándo lees y supone un día corriente. Tras tres días de lectura, la curva será la tuya.</translation>
    </message>
    <message>
      <source>At {now} fetches a day, never more, new articles keep you waiting {wait} on average. Best value: {best} fetches, {best_wait}.</source>
      <translation>Con {now} consultas al día, nunca más, los artículos nuevos te hacen esperar {wait} de media. Lo más rentable: {best} consultas, {best_wait}.</translation>
    </message>
    <message>
      <source>Limited by publisher</source>
      <translation>Limitado por el editor</translation>
    </message>
    <message>
      <source>Use {n} a day</source>
      <translation>Usar {n} al día</translation>
    </message>
    <message>
      <source>Use {n} a day, at most {m} MB</source>
      <translation>Usar {n} al día, {m} MB como máximo</translation>
    </message>
    <message>
      <source>Now</source>
      <translation>Ahora</translation>
    </message>
    <message>
      <source>Fetches per day</source>
      <translation>Consultas al día</translation>
    </message>
    <message>
      <source>On battery</source>
      <translation>Con batería</translation>
    </message>
    <message>
      <source>Metered connection</source>
      <translation>Conexión medida</translation>
    </message>
    <message>
      <source>On battery and metered connections</source>
      <translation>Con batería y conexión medida</translation>
    </message>
    <message>
      <source>Not known yet</source>
      <translation>Aún no se sabe</translation>
    </message>
    <message>
      <source>Add a feed to see what fetching it costs and brings.</source>
      <translation>Añade un canal y aquí se verá qué aporta consultarlo.</translation>
    </message>
    <message>
      <source>Daily fetch budget</source>
      <translation>Presupuesto diario de consultas</translation>
    </message>
    <message>
      <source>Megabytes a day</source>
      <translation>Megabytes al día</translation>
    </message>
    <message>
      <source>Fetches a day</source>
      <translation>Consultas al día</translation>
    </message>
    <message>
      <source>Maximum MB a day (far right: no limit)</source>
      <translation>MB al día como máximo (a la derecha: sin límite)</translation>
    </message>
    <message>
      <source>There’s no forecast until your first feeds have been fetched. You can still set a daily maximum.</source>
      <translation>Lo que aportan las consultas no se sabe hasta haber consultado los primeros canales. Ya puedes elegir cuántas habrá como mucho al día.</translation>
    </message>
    <message>
      <source>With {n}</source>
      <translation>Con {n}</translation>
    </message>
    <message>
      <source>Average wait</source>
      <translation>Espera</translation>
    </message>
    <message>
      <source>Ready in time</source>
      <translation>A tiempo</translation>
    </message>
    <message>
      <source>Data a day</source>
      <translation>Datos al día</translation>
    </message>
    <message>
      <source>Fetches used</source>
      <translation>Consultas usadas</translation>
    </message>
    <message>
      <source>Fetches per new article</source>
      <translation>Consultas por artículo nuevo</translation>
    </message>
    <message>
      <source>{before} fetches a day now, {after} with this budget</source>
      <translation>{before} consultas al día ahora, {after} después</translation>
    </message>
    <message numerus="yes">
      <source>Currently {n} fetches a day</source>
      <translation>
        <numerusform>Ahora {n} consulta al día</numerusform>
        <numerusform>Ahora {n} consultas al día</numerusform>
      </translation>
    </message>
    <message>
      <source>Fetches</source>
      <translation>Consultas</translation>
    </message>
    <message>
      <source>Data</source>
      <translation>Datos</translation>
    </message>
    <message>
      <source>With at most {size} a day, {fetches} are left, and you wait {wait} on average.</source>
      <translation>Con {size} al día como máximo, quedan {fetches}, y esperas {wait} de media.</translation>
    </message>
    <message>
      <source>With {n} MB</source>
      <translation>Con {n} MB</translation>
    </message>
    <message numerus="yes">
      <source>{n} unchanged</source>
      <translation>
        <numerusform>{n} sin cambios</numerusform>
        <numerusform>{n} sin cambios</numerusform>
      </translation>
    </message>
    <message>
      <source>A guess from a typical day.</source>
      <translation>Estimación según un día típico.</translation>
    </message>
    <message numerus="yes">
      <source>{n} fetched more often</source>
      <translation>
        <numerusform>{n} con más consultas</numerusform>
        <numerusform>{n} con más consultas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} fetched less often</source>
      <translation>
        <numerusform>{n} con menos consultas</numerusform>
        <numerusform>{n} con menos consultas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} limited by the publisher</source>
      <translation>
        <numerusform>{n} limitado por el editor</numerusform>
        <numerusform>{n} limitados por el editor</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Estimated from your last {n} days.</source>
      <translation>
        <numerusform>Estimado según tu último {n} día.</numerusform>
        <numerusform>Estimado según tus últimos {n} días.</numerusform>
      </translation>
    </message>
    <message>
      <source>Every feed hourly, {wait}</source>
      <translation>Cada canal cada hora, {wait}</translation>
    </message>
    <message>
      <source>Refresh all on opening, {wait}</source>
      <translation>Consultar todo al abrir, {wait}</translation>
    </message>
    <message>
      <source>Now, a guess, {wait}</source>
      <translation>Ahora, estimado, {wait}</translation>
    </message>
    <message>
      <source>Now, {wait}</source>
      <translation>Ahora, {wait}</translation>
    </message>
    <message>
      <source>{n} → about {wait}</source>
      <translation>{n} → aprox. {wait}</translation>
    </message>
    <message>
      <source>{n} → {wait}</source>
      <translation>{n} → {wait}</translation>
    </message>
    <message numerus="yes">
      <source>{n} fetches a day, expected wait {wait}, {share} ready on time</source>
      <translation>
        <numerusform>{n} consulta al día, espera prevista {wait}, {share} ya aquí</numerusform>
        <numerusform>{n} consultas al día, espera prevista {wait}, {share} ya aquí</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} minutes</source>
      <translation>
        <numerusform>{n} minuto</numerusform>
        <numerusform>{n} minutos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} percent</source>
      <translation>
        <numerusform>{n} por ciento</numerusform>
        <numerusform>{n} por ciento</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>In your last {n} days, Paperround needed {share} of the fetches of hourly refreshing and kept you waiting {wait} longer.</source>
      <translation>
        <numerusform>En tu último {n} día, Paperround necesitó el {share} de las consultas de cada hora y te hizo esperar {wait} más.</numerusform>
        <numerusform>En tus últimos {n} días, Paperround necesitó el {share} de las consultas de cada hora y te hizo esperar {wait} más.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name} would have kept you waiting {wait} less, at {n} fetches a day.</source>
      <translation>
        <numerusform>{name} te habría hecho esperar {wait} menos, con {n} consulta al día.</numerusform>
        <numerusform>{name} te habría hecho esperar {wait} menos, con {n} consultas al día.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Refreshing on opening would have used {n} fetches a day and kept you waiting {wait}.</source>
      <translation>
        <numerusform>Consultar al abrir habría usado {n} consulta al día y te habría hecho esperar {wait}.</numerusform>
        <numerusform>Consultar al abrir habría usado {n} consultas al día y te habría hecho esperar {wait}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>In your last {n} days, Paperround needed {share} of the fetches of hourly refreshing and kept you waiting {wait} less.</source>
      <translation>
        <numerusform>En tu último {n} día, Paperround necesitó el {share} de las consultas de cada hora y te hizo esperar {wait} menos.</numerusform>
        <numerusform>En tus últimos {n} días, Paperround necesitó el {share} de las consultas de cada hora y te hizo esperar {wait} menos.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>At {n} fetches a day, no other simulated strategy would have kept you waiting less.</source>
      <translation>
        <numerusform>Con {n} consulta al día, ninguna otra estrategia simulada te habría hecho esperar menos.</numerusform>
        <numerusform>Con {n} consultas al día, ninguna otra estrategia simulada te habría hecho esperar menos.</numerusform>
      </translation>
    </message>
    <message>
      <source>Paperround</source>
      <translation>Paperround</translation>
    </message>
    <message>
      <source>Paperround, simulated</source>
      <translation>Paperround, simulado</translation>
    </message>
    <message>
      <source>Cube-root shares, original times</source>
      <translation>Reparto por raíz cúbica, horas publicadas</translation>
    </message>
    <message>
      <source>All feeds when you open Paperround</source>
      <translation>Todos los canales al abrir Paperround</translation>
    </message>
    <message>
      <source>Every feed, every hour</source>
      <translation>Cada canal, cada hora</translation>
    </message>
    <message>
      <source>Every feed once a day</source>
      <translation>Cada canal una vez al día</translation>
    </message>
    <message>
      <source>Fetches and waiting time</source>
      <translation>Consultas y espera</translation>
    </message>
    <message>
      <source>Compare strategies</source>
      <translation>Comparar estrategias</translation>
    </message>
    <message>
      <source>Savings</source>
      <translation>Ahorro</translation>
    </message>
    <message>
      <source>Weeks to compare</source>
      <translation>Semanas que comparar</translation>
    </message>
    <message>
      <source>Export CSV</source>
      <translation>Exportar CSV</translation>
    </message>
    <message>
      <source>Average wait for a new article against fetches a day. Lower left is best.</source>
      <translation>Espera media de un artículo según las consultas al día. Abajo a la izquierda es lo mejor.</translation>
    </message>
    <message>
      <source>Strategies</source>
      <translation>Métodos de consulta</translation>
    </message>
    <message>
      <source>All strategies</source>
      <translation>Todas las estrategias</translation>
    </message>
    <message>
      <source>Run</source>
      <translation>Ejecutar</translation>
    </message>
    <message>
      <source>Use this strategy for a week</source>
      <translation>Usar esta estrategia una semana</translation>
    </message>
    <message>
      <source>From research papers, simulated with your own recent days</source>
      <translation>De la investigación, simuladas con tus últimos días</translation>
    </message>
    <message>
      <source>Now using Paperround’s own strategy</source>
      <translation>Ahora se usa la estrategia de Paperround</translation>
    </message>
    <message>
      <source>Starting…</source>
      <translation>Iniciando…</translation>
    </message>
    <message>
      <source>On opening</source>
      <translation>Al abrir</translation>
    </message>
    <message>
      <source>{name}, within your budget</source>
      <translation>{name}, dentro de tu presupuesto</translation>
    </message>
    <message>
      <source>Strategy</source>
      <translation>Método de consulta</translation>
    </message>
    <message>
      <source>Wait</source>
      <translation>Espera</translation>
    </message>
    <message>
      <source>Missed articles per day</source>
      <translation>Artículos perdidos al día</translation>
    </message>
    <message>
      <source>Compared with Paperround</source>
      <translation>Frente a Paperround</translation>
    </message>
    <message numerus="yes">
      <source>Last {n} weeks</source>
      <translation>
        <numerusform>Última semana ({n})</numerusform>
        <numerusform>Últimas {n} semanas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>A simulation needs {n} full days of reading. You have {m}. Available from about {day}.</source>
      <translation>
        <numerusform>La simulación necesita {n} día entero de lectura; se conocen {m}. Será posible hacia el {day}.</numerusform>
        <numerusform>La simulación necesita {n} días enteros de lectura; se conocen {m}. Será posible hacia el {day}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Simulating {n} of {m}: {name}</source>
      <translation>Simulando {n} de {m}: {name}</translation>
    </message>
    <message>
      <source>Run again</source>
      <translation>Repetir</translation>
    </message>
    <message numerus="yes">
      <source>{name}: {n} fetches a day, wait {wait}</source>
      <translation>
        <numerusform>{name}: {n} consulta al día, espera {wait}</numerusform>
        <numerusform>{name}: {n} consultas al día, espera {wait}</numerusform>
      </translation>
    </message>
    <message>
      <source>{wait} longer</source>
      <translation>{wait} más</translation>
    </message>
    <message>
      <source>{wait} shorter</source>
      <translation>{wait} menos</translation>
    </message>
    <message>
      <source>Now using {name} for a week</source>
      <translation>Ahora se usa {name} durante una semana</translation>
    </message>
    <message>
      <source>The simulation stopped early.</source>
      <translation>La simulación terminó antes de completarse.</translation>
    </message>
    <message>
      <source>The simulation couldn’t run</source>
      <translation>La simulación no se ejecutó</translation>
    </message>
    <message>
      <source>You set a custom interval.</source>
      <translation>Le has dado un intervalo propio.</translation>
    </message>
    <message>
      <source>You asked to be notified. No fetch is scheduled yet.</source>
      <translation>Quieres sus artículos enseguida; aún no hay consulta prevista.</translation>
    </message>
    <message>
      <source>No fetch is scheduled in the next 24 hours.</source>
      <translation>No hay consultas previstas en las próximas 24 horas.</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}. {reason}</source>
      <translation>Se consulta {times} al día, la próxima a las {time}. {reason}</translation>
    </message>
    <message>
      <source>no articles so far</source>
      <translation>ningún artículo hasta ahora</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}. It publishes rarely ({rate}).</source>
      <translation>Se consulta {times} al día, la próxima a las {time}: publica poco, {rate}.</translation>
    </message>
    <message>
      <source>When it publishes and when you read</source>
      <translation>Cuándo publica y cuándo entras a leer</translation>
    </message>
    <message>
      <source>Not known yet when it publishes: that takes ten articles over five days.</source>
      <translation>Aún no se sabe cuándo publica: hacen falta diez artículos en cinco días.</translation>
    </message>
    <message>
      <source>Arrives by email, so there’s nothing to check. Its mailbox is in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>Llega por correo: no se consulta nada para él. Su buzón está en Ajustes, Cuentas y envíos.</translation>
    </message>
    <message>
      <source>Paused until you resume it. Its articles are kept.</source>
      <translation>En pausa: no se consulta hasta que lo reanudes. Sus artículos se quedan.</translation>
    </message>
    <message>
      <source>Not fetched yet. It will be as soon as background refresh starts.</source>
      <translation>Aún sin consultar: su primer documento se cargará en cuanto funcione el motor.</translation>
    </message>
    <message>
      <source>It publishes rarely ({rate}), so no fetch is scheduled in the next 24 hours.</source>
      <translation>Publica poco, {rate}, así que no hay consultas previstas en las próximas 24 horas.</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}, because it publishes mostly between {begin} and {end} and you usually read around {visit}.</source>
      <translation>Se consulta {times} al día, la próxima a las {time}, porque suele publicar entre las {begin} y las {end} y tú sueles entrar hacia las {visit}.</translation>
    </message>
    <message>
      <source>Refresh now</source>
      <translation>Consultar ahora</translation>
    </message>
    <message>
      <source>Details</source>
      <translation>Detalles</translation>
    </message>
    <message>
      <source>Activity</source>
      <translation>Actividad</translation>
    </message>
    <message>
      <source>All feeds</source>
      <translation>Todos los canales</translation>
    </message>
    <message>
      <source>latest fetches, newest first</source>
      <translation>las últimas consultas, la más reciente primero</translation>
    </message>
    <message>
      <source>{day} {time}</source>
      <translation>{day} {time}</translation>
    </message>
    <message>
      <source>Paperround is still learning when you read.</source>
      <translation>Aún no se sabe cuándo sueles entrar.</translation>
    </message>
    <message>
      <source>{every} Next fetch: {time}.</source>
      <translation>{every} La próxima consulta es a las {time}.</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}, because you want to be notified.</source>
      <translation>Se consulta {times} al día, la próxima a las {time}, porque quieres sus artículos enseguida.</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}, because it publishes at any time of day and you usually read around {visit}.</source>
      <translation>Se consulta {times} al día, la próxima a las {time}, porque publica a cualquier hora y tú sueles entrar hacia las {visit}.</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Resultado</translation>
    </message>
    <message>
      <source>Size</source>
      <translation>Tamaño</translation>
    </message>
    <message>
      <source>Reason</source>
      <translation>Motivo</translation>
    </message>
    <message>
      <source>when it publishes</source>
      <translation>cuando publica</translation>
    </message>
    <message>
      <source>fetched</source>
      <translation>consultado</translation>
    </message>
    <message>
      <source>scheduled</source>
      <translation>previsto</translation>
    </message>
    <message>
      <source>You’ve unsubscribed from this feed</source>
      <translation>Este canal ya no existe</translation>
    </message>
    <message>
      <source>You’re no longer subscribed to it.</source>
      <translation>Ya no tienes su suscripción.</translation>
    </message>
    <message>
      <source>{paragraph} Today: {done} done, {planned} scheduled.</source>
      <translation>{paragraph} Hoy, hecho: {done}; previsto: {planned}.</translation>
    </message>
    <message>
      <source>Fetches per day so far</source>
      <translation>Consultas al día hasta ahora</translation>
    </message>
    <message>
      <source>Data per day</source>
      <translation>Datos/día</translation>
    </message>
    <message>
      <source>Articles per day</source>
      <translation>Artículos/día</translation>
    </message>
    <message>
      <source>Ready when you open Paperround</source>
      <translation>Ya aquí en tu visita</translation>
    </message>
    <message>
      <source>Articles in feed</source>
      <translation>Guarda</translation>
    </message>
    <message>
      <source>Server says when nothing changed</source>
      <translation>El servidor avisa si nada cambió</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}, because you usually read around {visit}. Paperround is still learning when it publishes.</source>
      <translation>Se consulta {times} al día, la próxima a las {time}, porque sueles entrar hacia las {visit}. Aún no se sabe a qué horas publica.</translation>
    </message>
    <message>
      <source>Unsubscribe from {feed}</source>
      <translation>Dar de baja {feed}</translation>
    </message>
    <message>
      <source>Yes</source>
      <translation>Sí</translation>
    </message>
    <message>
      <source>No</source>
      <translation>No</translation>
    </message>
    <message>
      <source>Publisher’s minimum interval</source>
      <translation>Intervalo mínimo del editor</translation>
    </message>
    <message numerus="yes">
      <source>{n} hours a day</source>
      <translation>
        <numerusform>{n} hora al día</numerusform>
        <numerusform>{n} horas al día</numerusform>
      </translation>
    </message>
    <message>
      <source>Hours the publisher excludes</source>
      <translation>Horas que excluye el editor</translation>
    </message>
    <message>
      <source>{time} scheduled</source>
      <translation>{time}, previsto</translation>
    </message>
    <message>
      <source>{time}: the fetch that brought the article</source>
      <translation>{time}: la consulta que trajo el artículo</translation>
    </message>
    <message numerus="yes">
      <source>{n} new</source>
      <translation>
        <numerusform>{n} nuevo</numerusform>
        <numerusform>{n} nuevos</numerusform>
      </translation>
    </message>
    <message>
      <source>Today {time}</source>
      <translation>Hoy {time}</translation>
    </message>
    <message>
      <source>Yesterday {time}</source>
      <translation>Ayer {time}</translation>
    </message>
    <message>
      <source>Tomorrow {time}</source>
      <translation>Mañana {time}</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}, because it publishes mostly between {begin} and {end}. Paperround is still learning when you read.</source>
      <translation>Se consulta {times} al día, la próxima a las {time}, porque suele publicar entre las {begin} y las {end}. Aún no se sabe cuándo sueles entrar.</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}. Paperround is still learning when you read.</source>
      <translation>Se consulta {times} al día, la próxima a las {time}. Aún no se sabe cuándo sueles entrar.</translation>
    </message>
    <message>
      <source>{time}, fetched: {result}. {why}</source>
      <translation>{time}, consultado: {result}. {why}</translation>
    </message>
    <message>
      <source>{time}, scheduled. {why}</source>
      <translation>{time}, previsto. {why}</translation>
    </message>
    <message>
      <source>Fetches since {time}</source>
      <translation>Consultas desde {time}</translation>
    </message>
    <message>
      <source>Data since {time}</source>
      <translation>Datos desde {time}</translation>
    </message>
    <message>
      <source>Status</source>
      <translation>Estado</translation>
    </message>
    <message>
      <source>You rarely open {feeds}. Together they use {share} of your fetches.</source>
      <translation>Apenas abres: {feeds}. Juntos ocupan el {share} de tus consultas.</translation>
    </message>
    <message>
      <source>about {n}</source>
      <translation>aprox. {n}</translation>
    </message>
    <message>
      <source>Filter feeds by name</source>
      <translation>Filtrar canales por nombre</translation>
    </message>
    <message>
      <source>Feeds shown</source>
      <translation>Canales mostrados</translation>
    </message>
    <message>
      <source>Reading history is off, so it isn’t known which feeds you rarely open.</source>
      <translation>El historial de lectura está desactivado, así que no se sabe qué canales abres poco.</translation>
    </message>
    <message numerus="yes">
      <source>Once you’ve opened {n} articles, feeds you rarely read are listed here. {m} so far.</source>
      <translation>
        <numerusform>Tras {n} artículo abierto, aquí verás los canales que apenas lees. Por ahora, {m}.</numerusform>
        <numerusform>Tras {n} artículos abiertos, aquí verás los canales que apenas lees. Por ahora, {m}.</numerusform>
      </translation>
    </message>
    <message>
      <source>You read something from every busy feed now and then.</source>
      <translation>De vez en cuando lees de todos los canales que publican mucho.</translation>
    </message>
    <message>
      <source>You rarely open {feeds}. It uses {share} of your fetches.</source>
      <translation>Apenas abres: {feeds}. Ocupa el {share} de tus consultas.</translation>
    </message>
    <message>
      <source>Opened {n} of {count} in {days} days</source>
      <translation>Abiertos {n} de {count} en {days} días</translation>
    </message>
    <message>
      <source>{n} so far</source>
      <translation>{n} hasta ahora</translation>
    </message>
    <message>
      <source>Filter</source>
      <translation>Filtrar</translation>
    </message>
    <message>
      <source>Needs attention</source>
      <translation>Por revisar</translation>
    </message>
    <message>
      <source>Rarely opened</source>
      <translation>Poco abiertos</translation>
    </message>
    <message numerus="yes">
      <source>over the last {n} days</source>
      <translation>
        <numerusform>en el último día ({n})</numerusform>
        <numerusform>en los últimos {n} días</numerusform>
      </translation>
    </message>
    <message>
      <source>Next fetch</source>
      <translation>Próxima</translation>
    </message>
    <message>
      <source>No feeds yet</source>
      <translation>Aún no hay canales</translation>
    </message>
    <message>
      <source>Add a feed to see its activity here.</source>
      <translation>Añade un canal y aquí se verá qué aporta consultarlo.</translation>
    </message>
    <message numerus="yes">
      <source>{feeds}. {n} need attention: {names}.</source>
      <translation>
        <numerusform>{feeds}. Por revisar ({n}): {names}.</numerusform>
        <numerusform>{feeds}. Por revisar ({n}): {names}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Counting since {time}. Daily figures appear after one full day.</source>
      <translation>Consultas y datos se cuentan desde {time}; las cifras por día llegan tras un día entero.</translation>
    </message>
    <message>
      <source>Based on publication dates</source>
      <translation>Según las fechas de sus artículos</translation>
    </message>
    <message>
      <source>Fetches that found nothing new</source>
      <translation>Consultas sin novedades</translation>
    </message>
    <message>
      <source>Average minutes you waited for one of its articles</source>
      <translation>Minutos que esperaste uno de sus artículos en tus visitas, de media</translation>
    </message>
    <message>
      <source>{feeds}. All OK.</source>
      <translation>{feeds}. Todo va bien.</translation>
    </message>
    <message>
      <source>{problem} ({status})</source>
      <translation>{problem} ({status})</translation>
    </message>
    <message>
      <source>{feeds}. One needs attention: {names}.</source>
      <translation>{feeds}. Por revisar: {names}.</translation>
    </message>
    <message>
      <source>Calculating…</source>
      <translation>Calculando…</translation>
    </message>
    <message>
      <source>Couldn’t calculate these figures.</source>
      <translation>No se pudieron calcular estas cifras.</translation>
    </message>
    <message>
      <source>At weekends you start about {hours} earlier.</source>
      <translation>Los fines de semana empiezas más o menos {hours} antes.</translation>
    </message>
    <message>
      <source>{day} {begin}:00 to {end}:00</source>
      <translation>{day}, de {begin}:00 a {end}:00</translation>
    </message>
    <message numerus="yes">
      <source>You read at this time in {n} of the last {m} weeks.</source>
      <translation>
        <numerusform>Entraste {n} vez de las últimas {m}.</numerusform>
        <numerusform>Entraste {n} veces de las últimas {m}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Sessions a day</source>
      <translation>Sesiones al día</translation>
    </message>
    <message>
      <source>Stored only on this computer: when you used the window and which feed was open.</source>
      <translation>Se guarda solo en este equipo: cuándo se usó la ventana y qué canal estaba abierto.</translation>
    </message>
    <message numerus="yes">
      <source>Low confidence ({n} days)</source>
      <translation>
        <numerusform>Estimación, {n} día</numerusform>
        <numerusform>Estimación, {n} días</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Low confidence ({n} of {m})</source>
      <translation>
        <numerusform>Estimación, {n} de {m}</numerusform>
        <numerusform>Estimación, {n} de {m}</numerusform>
      </translation>
    </message>
    <message>
      <source>Your week, hour by hour</source>
      <translation>Tu semana, siete días por 24 horas</translation>
    </message>
    <message>
      <source>Reading times</source>
      <translation>Horas de lectura</translation>
    </message>
    <message>
      <source>Confidence</source>
      <translation>Grado de certeza</translation>
    </message>
    <message numerus="yes">
      <source>Paperround hasn’t seen you read yet. After about {n} days, around {day}, it will know your daily pattern.</source>
      <translation>
        <numerusform>Paperround aún no te ha visto leer. Tras {n} día más o menos, hacia el {day}, distinguirá tus mañanas de tus tardes.</numerusform>
        <numerusform>Paperround aún no te ha visto leer. Tras unos {n} días, hacia el {day}, distinguirá tus mañanas de tus tardes.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Paperround has seen you read since {since}. After about {n} days, around {day}, it will know your daily pattern.</source>
      <translation>
        <numerusform>Paperround te ve leer desde el {since}. Tras {n} día más o menos, hacia el {day}, distinguirá tus mañanas de tus tardes.</numerusform>
        <numerusform>Paperround te ve leer desde el {since}. Tras unos {n} días, hacia el {day}, distinguirá tus mañanas de tus tardes.</numerusform>
      </translation>
    </message>
    <message>
      <source>You don’t read at any particular time of day.</source>
      <translation>No entras a ninguna hora en particular.</translation>
    </message>
    <message>
      <source>an hour</source>
      <translation>una hora</translation>
    </message>
    <message>
      <source>At weekends you start about {hours} later.</source>
      <translation>Los fines de semana empiezas más o menos {hours} más tarde.</translation>
    </message>
    <message numerus="yes">
      <source>You read at this time in {n} of the last {m} weeks, for about {minutes} min.</source>
      <translation>
        <numerusform>Entraste {n} vez de las últimas {m}, unos {minutes} min.</numerusform>
        <numerusform>Entraste {n} veces de las últimas {m}, unos {minutes} min.</numerusform>
      </translation>
    </message>
    <message>
      <source>Each feed</source>
      <translation>Cada canal</translation>
    </message>
    <message>
      <source>Learning is paused. Nothing is recorded until you resume.</source>
      <translation>El aprendizaje está en pausa: no se anota nada hasta que lo reanudes.</translation>
    </message>
    <message numerus="yes">
      <source>Medium confidence ({n} days)</source>
      <translation>
        <numerusform>Bastante seguro, {n} día</numerusform>
        <numerusform>Bastante seguro, {n} días</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>High confidence ({n} days)</source>
      <translation>
        <numerusform>Seguro, {n} día</numerusform>
        <numerusform>Seguro, {n} días</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Medium confidence ({n} of {m})</source>
      <translation>
        <numerusform>Bastante seguro, {n} de {m}</numerusform>
        <numerusform>Bastante seguro, {n} de {m}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>High confidence ({n} of {m})</source>
      <translation>
        <numerusform>Seguro, {n} de {m}</numerusform>
        <numerusform>Seguro, {n} de {m}</numerusform>
      </translation>
    </message>
    <message>
      <source>never</source>
      <translation>nunca</translation>
    </message>
    <message>
      <source>almost always</source>
      <translation>casi siempre</translation>
    </message>
    <message>
      <source>You usually read around {times}.</source>
      <translation>Sueles entrar hacia las {times}.</translation>
    </message>
    <message>
      <source>today</source>
      <translation>hoy</translation>
    </message>
    <message numerus="yes">
      <source>{n} in {m} days</source>
      <translation>
        <numerusform>{n} en {m} días</numerusform>
        <numerusform>{n} en {m} días</numerusform>
      </translation>
    </message>
    <message>
      <source>Weekdays</source>
      <translation>Laborables</translation>
    </message>
    <message>
      <source>Weekends</source>
      <translation>Fines de semana</translation>
    </message>
    <message>
      <source>Resume learning</source>
      <translation>Reanudar</translation>
    </message>
    <message>
      <source>Pause learning</source>
      <translation>Pausar</translation>
    </message>
    <message numerus="yes">
      <source>{n} hours</source>
      <translation>
        <numerusform>{n} hora</numerusform>
        <numerusform>{n} horas</numerusform>
      </translation>
    </message>
    <message>
      <source>Your week</source>
      <translation>Tu semana</translation>
    </message>
    <message numerus="yes">
      <source>You didn’t read at this time in any of the last {n} weeks.</source>
      <translation>
        <numerusform>No entraste la última vez ({n}).</numerusform>
        <numerusform>No entraste ninguna de las últimas {n} veces.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{day}: {n} sessions</source>
      <translation>
        <numerusform>{day}: {n} sesión</numerusform>
        <numerusform>{day}: {n} sesiones</numerusform>
      </translation>
    </message>
    <message>
      <source>No data for {day} yet.</source>
      <translation>{day}: aún no se sabe nada.</translation>
    </message>
    <message>
      <source>Weekend pattern expected around {day}.</source>
      <translation>Los fines de semana se conocerán hacia el {day}.</translation>
    </message>
    <message>
      <source>{share} fewer</source>
      <translation>{share} menos</translation>
    </message>
    <message>
      <source>{share} more</source>
      <translation>{share} más</translation>
    </message>
    <message>
      <source>{share} less</source>
      <translation>{share} menos</translation>
    </message>
    <message numerus="yes">
      <source>In the last {n} full days, Paperround made {change} fetches than refreshing the same {feeds} every hour, in {batches} batches a day instead of {hours}.</source>
      <translation>
        <numerusform>En el último {n} día completo, Paperround hizo {change} consultas que consultando cada hora {feeds}, en {batches} grupos al día en vez de {hours}.</numerusform>
        <numerusform>En los últimos {n} días completos, Paperround hizo {change} consultas que consultando cada hora {feeds}, en {batches} grupos al día en vez de {hours}.</numerusform>
      </translation>
    </message>
    <message>
      <source>New articles kept you waiting {change} on average.</source>
      <translation>Los artículos nuevos te hicieron esperar {change} de media.</translation>
    </message>
    <message>
      <source>Batches</source>
      <translation>Reactivaciones</translation>
    </message>
    <message>
      <source>Radio time (estimated)</source>
      <translation>Tiempo de radio (estimado)</translation>
    </message>
    <message>
      <source>Radio time</source>
      <translation>Radio encendida</translation>
    </message>
    <message>
      <source>Figure of the chart</source>
      <translation>Cifra del gráfico</translation>
    </message>
    <message>
      <source>A day, on average</source>
      <translation>Al día, de media</translation>
    </message>
    <message>
      <source>All figures and how they’re counted</source>
      <translation>Todas las cifras y cómo se cuentan</translation>
    </message>
    <message>
      <source>Requests for feeds, not counting images</source>
      <translation>Peticiones enviadas por los canales; sin las imágenes</translation>
    </message>
    <message>
      <source>Compare strategies…</source>
      <translation>Comparar estrategias…</translation>
    </message>
    <message>
      <source>Paperround, every hour, on opening and once a day, with your own last days</source>
      <translation>Paperround, cada hora, al abrir y una vez al día, con tus últimos días</translation>
    </message>
    <message>
      <source>In return, new articles kept you waiting {change} on average.</source>
      <translation>A cambio, los artículos nuevos te hicieron esperar {change} de media.</translation>
    </message>
    <message>
      <source>a day</source>
      <translation>al día</translation>
    </message>
    <message>
      <source>In all</source>
      <translation>En total</translation>
    </message>
    <message>
      <source>All data, a day on average</source>
      <translation>Todos los datos, media diaria</translation>
    </message>
    <message>
      <source>Refresh on opening</source>
      <translation>Actualizar al abrir</translation>
    </message>
    <message>
      <source>How it is counted</source>
      <translation>Cómo se cuenta</translation>
    </message>
    <message>
      <source>every feed every hour</source>
      <translation>cada canal, cada hora</translation>
    </message>
    <message>
      <source>Too early to say: one day so far.</source>
      <translation>Es pronto para decirlo: un día por ahora.</translation>
    </message>
    <message>
      <source>Since {time}: {fetches} in {wake_ups}, {size}.</source>
      <translation>Desde {time}: {fetches} en {wake_ups}, {size}.</translation>
    </message>
    <message>
      <source>Savings are counted in full days. First results on {day}.</source>
      <translation>Lo que se ahorra se cuenta por días enteros; las primeras cifras llegan el {day}.</translation>
    </message>
    <message>
      <source>Measured for Paperround, estimated from feed sizes for the others</source>
      <translation>Medido aquí; los demás, según los tamaños de cada canal</translation>
    </message>
    <message>
      <source>Average wait for a new article</source>
      <translation>Espera de un artículo</translation>
    </message>
    <message>
      <source>From publication until you could read it, averaged over all articles</source>
      <translation>De su publicación a cada visita sin él, por artículo</translation>
    </message>
    <message>
      <source>Ready on time</source>
      <translation>Ya aquí</translation>
    </message>
    <message>
      <source>New articles that were ready the next time you opened Paperround</source>
      <translation>Artículos nuevos que estaban en tu primera visita posterior</translation>
    </message>
    <message>
      <source>Missed articles</source>
      <translation>Artículos perdidos</translation>
    </message>
    <message>
      <source>Dropped out of the feed before it was fetched (estimated)</source>
      <translation>Salieron antes de toda consulta; aquí, estimados por los huecos</translation>
    </message>
    <message>
      <source>Bursts of network activity (fetches close together count as one)</source>
      <translation>Veces que se ocupó el equipo; muy seguidas cuentan como una</translation>
    </message>
    <message>
      <source>Estimated for a mobile connection, where the radio stays on for 12 s after each burst</source>
      <translation>Como en una red móvil: sigue encendida 12 s tras cada reactivación</translation>
    </message>
    <message>
      <source>Processor time</source>
      <translation>Tiempo de procesador</translation>
    </message>
    <message>
      <source>Of all parts of Paperround</source>
      <translation>De todas las partes de Paperround</translation>
    </message>
    <message>
      <source>Compared with fetching every hour above</source>
      <translation>Frente a consultar cada hora, como arriba</translation>
    </message>
    <message>
      <source>In articles you opened and in lists</source>
      <translation>En artículos que abriste y en listas</translation>
    </message>
    <message>
      <source>Icons</source>
      <translation>Iconos</translation>
    </message>
    <message>
      <source>Feed icons, checked once a month</source>
      <translation>De los canales, se buscan una vez al mes</translation>
    </message>
    <message>
      <source>Full articles</source>
      <translation>Artículos completos</translation>
    </message>
    <message>
      <source>Loaded from their web pages</source>
      <translation>Cargados de sus páginas web</translation>
    </message>
    <message>
      <source>Articles and images downloaded ahead</source>
      <translation>Artículos e imágenes descargados por adelantado</translation>
    </message>
    <message>
      <source>Episodes you downloaded and those downloaded ahead</source>
      <translation>Grabaciones que descargaste y las descargadas por adelantado</translation>
    </message>
    <message>
      <source>Accounts</source>
      <translation>Cuentas</translation>
    </message>
    <message>
      <source>Synchronizing with servers</source>
      <translation>Sincronización con servidores</translation>
    </message>
    <message>
      <source>Mail</source>
      <translation>Correo</translation>
    </message>
    <message>
      <source>Newsletters</source>
      <translation>Boletines</translation>
    </message>
    <message>
      <source>Updates</source>
      <translation>Actualizaciones</translation>
    </message>
    <message>
      <source>Checking for a new version of Paperround</source>
      <translation>Buscar una nueva versión de Paperround</translation>
    </message>
    <message>
      <source>this week</source>
      <translation>esta semana</translation>
    </message>
    <message>
      <source>no data yet</source>
      <translation>no se conoce ninguna visita</translation>
    </message>
    <message>
      <source>{n}, hourly {m}</source>
      <translation>{n}, cada hora {m}</translation>
    </message>
    <message>
      <source>{n} a day, hourly {m}</source>
      <translation>{n} al día, cada hora {m}</translation>
    </message>
    <message>
      <source>{day}: {ours}, hourly {theirs}</source>
      <translation>{day}: {ours}, cada hora {theirs}</translation>
    </message>
    <message>
      <source>{measure} compared with hourly</source>
      <translation>{measure} frente a cada hora</translation>
    </message>
    <message>
      <source>hourly: {m}. Too early for a percentage.</source>
      <translation>cada hora {m}; pronto para comparar</translation>
    </message>
    <message numerus="yes">
      <source>Last {n} days</source>
      <translation>
        <numerusform>Último {n} día</numerusform>
        <numerusform>Últimos {n} días</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Too early to say: {n} days so far.</source>
      <translation>
        <numerusform>Es pronto para decirlo: {n} día por ahora.</numerusform>
        <numerusform>Es pronto para decirlo: {n} días por ahora.</numerusform>
      </translation>
    </message>
    <message>
      <source>{n} a day</source>
      <translation>{n} al día</translation>
    </message>
    <message>
      <source>strategy</source>
      <translation>estrategia</translation>
    </message>
    <message>
      <source>{name} from {first} to {last}, compared with as many days before:</source>
      <translation>{name}, del {first} al {last}, frente a otros tantos días antes:</translation>
    </message>
    <message>
      <source>Use Paperround’s own strategy</source>
      <translation>Usar la estrategia de Paperround</translation>
    </message>
    <message>
      <source>Before and with the other strategy</source>
      <translation>Antes y con la otra estrategia</translation>
    </message>
    <message>
      <source>Strategy in use: {name}, until {day}.</source>
      <translation>Estrategia en uso: {name}, hasta {day}.</translation>
    </message>
    <message>
      <source>Batches per day</source>
      <translation>Reactivaciones del equipo al día</translation>
    </message>
    <message>
      <source>Before</source>
      <translation>Antes</translation>
    </message>
    <message>
      <source>With it</source>
      <translation>Con ella</translation>
    </message>
    <message>
      <source>Since {day}, compared with as many days before:</source>
      <translation>Desde {day}, frente a otros tantos días antes:</translation>
    </message>
    <message>
      <source>Strategy in use: {name}.</source>
      <translation>Estrategia en uso: {name}.</translation>
    </message>
    <message>
      <source>{name} synced {times} ({size}). Hourly would have been {hours}.</source>
      <translation>{name}: consultado {times}, {size}; cada hora habrían sido {hours}.</translation>
    </message>
    <message>
      <source>Offline from {begin} to {end}</source>
      <translation>Sin conexión de {begin} a {end}</translation>
    </message>
    <message>
      <source>You were offline, so nothing was fetched. That isn’t an error.</source>
      <translation>No había conexión: no se consultó nada y nada cuenta como error.</translation>
    </message>
    <message>
      <source>1 article with images is downloaded for {time} ({size}).</source>
      <translation>1 artículo con sus imágenes está aquí para las {time}, {size}.</translation>
    </message>
    <message>
      <source>Timeline of {day}. {done} done, {planned} scheduled. You read: {times}.</source>
      <translation>Cronología: {day}. Hecho: {done}. Previsto: {planned}. Visitas: {times}.</translation>
    </message>
    <message>
      <source>Nothing is scheduled yet. Scheduling starts with background refresh.</source>
      <translation>Nada previsto: Paperround planifica en cuanto funciona su motor.</translation>
    </message>
    <message numerus="yes">
      <source>{n} batches, {m} fetches. Each batch wakes the network once.</source>
      <translation>
        <numerusform>{n} reactivación, {m} consultas. Cada reactivación activa la red una vez.</numerusform>
        <numerusform>{n} reactivaciones, {m} consultas. Cada reactivación activa la red una vez.</numerusform>
      </translation>
    </message>
    <message>
      <source>Not running from {begin} to {end}</source>
      <translation>Cerrado de {begin} a {end}</translation>
    </message>
    <message>
      <source>Paperround was closed or the computer was off, so nothing was fetched.</source>
      <translation>Paperround estaba cerrado o el equipo apagado, y no se pudo consultar nada.</translation>
    </message>
    <message numerus="yes">
      <source>{n} articles with images are downloaded for {time} ({size}).</source>
      <translation>
        <numerusform>{n} artículo con imágenes está aquí para las {time}, {size}.</numerusform>
        <numerusform>{n} artículos con imágenes están aquí para las {time}, {size}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} articles are downloaded for {time} ({size}).</source>
      <translation>
        <numerusform>{n} artículo está aquí para las {time}, {size}.</numerusform>
        <numerusform>{n} artículos están aquí para las {time}, {size}.</numerusform>
      </translation>
    </message>
    <message>
      <source>You’re usually offline then.</source>
      <translation>A esa hora sueles estar sin conexión.</translation>
    </message>
    <message>
      <source>Schedule</source>
      <translation>Plan</translation>
    </message>
    <message>
      <source>Day</source>
      <translation>Día</translation>
    </message>
    <message>
      <source>Download articles before</source>
      <translation>Descargar artículos antes</translation>
    </message>
    <message>
      <source>Coming up</source>
      <translation>Próximamente</translation>
    </message>
    <message>
      <source>Articles are downloaded before you go offline</source>
      <translation>Los artículos se descargan antes de que te quedes sin conexión</translation>
    </message>
    <message>
      <source>There was nothing new.</source>
      <translation>No se había publicado nada nuevo.</translation>
    </message>
    <message>
      <source>Nothing is scheduled for tomorrow yet.</source>
      <translation>Aún no hay nada previsto para mañana.</translation>
    </message>
    <message>
      <source>not yet</source>
      <translation>aún no</translation>
    </message>
    <message>
      <source>New articles</source>
      <translation>Artículos nuevos</translation>
    </message>
    <message>
      <source>{reason}, open</source>
      <translation>{reason}, desplegado</translation>
    </message>
    <message>
      <source>{reason}, folded</source>
      <translation>{reason}, plegado</translation>
    </message>
    <message>
      <source>1 batch, {m} fetches. Each batch wakes the network once.</source>
      <translation>1 reactivación, {m} consultas. Cada reactivación activa la red una vez.</translation>
    </message>
    <message>
      <source>Asleep from {begin} to {end}</source>
      <translation>Suspendido de {begin} a {end}</translation>
    </message>
    <message>
      <source>The computer was asleep, so nothing was fetched.</source>
      <translation>El equipo estaba suspendido y no se pudo consultar nada.</translation>
    </message>
    <message>
      <source>Yesterday</source>
      <translation>Ayer</translation>
    </message>
    <message>
      <source>Tomorrow</source>
      <translation>Mañana</translation>
    </message>
    <message>
      <source>Wait avoided</source>
      <translation>Espera evitada</translation>
    </message>
    <message>
      <source>Add a feed to see its fetches here.</source>
      <translation>Añade un canal y aquí aparecerán sus consultas.</translation>
    </message>
    <message>
      <source>{wake_ups}, {fetches}.</source>
      <translation>{wake_ups}, {fetches}.</translation>
    </message>
    <message>
      <source>You didn’t read on this day.</source>
      <translation>Ese día no entraste.</translation>
    </message>
    <message>
      <source>You read {times}.</source>
      <translation>Entraste {times}.</translation>
    </message>
    <message>
      <source>Nothing new since you subscribed.</source>
      <translation>No se ha publicado nada nuevo desde que te suscribiste.</translation>
    </message>
    <message>
      <source>Of the new articles known so far, {share} were ready when you read.</source>
      <translation>De los artículos nuevos conocidos hasta ahora, el {share} estaba listo cuando leíste.</translation>
    </message>
    <message>
      <source>{polls} scheduled until {time}. The rest is scheduled closer to the time.</source>
      <translation>Previsto hasta las {time}: {polls}. Lo demás se planificará cuando se acerque el día.</translation>
    </message>
    <message numerus="yes">
      <source>{time}, fetched · {feeds}, {n} new</source>
      <translation>
        <numerusform>{time}, consultado · {feeds}, {n} nuevo</numerusform>
        <numerusform>{time}, consultado · {feeds}, {n} nuevos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{names} and {n} more.</source>
      <translation>
        <numerusform>{names} y {n} más.</numerusform>
        <numerusform>{names} y {n} más.</numerusform>
      </translation>
    </message>
    <message>
      <source>No fetches on this day.</source>
      <translation>Ninguna consulta ese día.</translation>
    </message>
    <message>
      <source>You were here {spans}.</source>
      <translation>Estabas aquí: {spans}.</translation>
    </message>
    <message>
      <source>You often read offline around {time}.</source>
      <translation>Sueles leer sin conexión hacia las {time}.</translation>
    </message>
    <message numerus="yes">
      <source>{n} couldn’t be downloaded in full.</source>
      <translation>
        <numerusform>{n} de ellos no se pudo cargar entero.</numerusform>
        <numerusform>{n} de ellos no se pudieron cargar enteros.</numerusform>
      </translation>
    </message>
    <message>
      <source>Nothing new</source>
      <translation>Nada nuevo</translation>
    </message>
    <message>
      <source>Scheduled</source>
      <translation>Previsto</translation>
    </message>
    <message>
      <source>You read</source>
      <translation>Lectura</translation>
    </message>
    <message>
      <source>Asleep, off or offline</source>
      <translation>Suspendido, apagado o sin conexión</translation>
    </message>
    <message>
      <source>Waiting time these fetches save you</source>
      <translation>Espera que te ahorran estas consultas</translation>
    </message>
    <message>
      <source>{time}, scheduled · {feeds} in one batch</source>
      <translation>{time}, previsto · {feeds} en una reactivación</translation>
    </message>
    <message>
      <source>{time}, fetched · {feeds}, nothing new</source>
      <translation>{time}, consultado · {feeds}, nada nuevo</translation>
    </message>
    <message numerus="yes">
      <source>{time} and {n} more</source>
      <translation>
        <numerusform>{time} y {n} más</numerusform>
        <numerusform>{time} y {n} más</numerusform>
      </translation>
    </message>
    <message>
      <source>Asleep until {time}</source>
      <translation>Suspendido hasta las {time}</translation>
    </message>
    <message>
      <source>Closed until {time}</source>
      <translation>Cerrado hasta las {time}</translation>
    </message>
    <message>
      <source>Asleep</source>
      <translation>Suspendido</translation>
    </message>
    <message>
      <source>Closed</source>
      <translation>Cerrado</translation>
    </message>
    <message>
      <source>Timeline of the day</source>
      <translation>Cronología del día</translation>
    </message>
    <message>
      <source>Not enough data yet. It takes about 10 days of reading.</source>
      <translation>Aún no se sabe: es el primer día. Hacen falta unos 10.</translation>
    </message>
    <message>
      <source>When you
usually read</source>
      <translation>Cuándo sueles
entrar</translation>
    </message>
    <message>
      <source>0 feeds</source>
      <translation>0 canales</translation>
    </message>
    <message numerus="yes">
      <source>Paperround has seen you read on {n} days. After about 10 it will know your daily pattern.</source>
      <translation>
        <numerusform>Lectura observada durante {n} día. Tras unos 10 días se distinguirán tus mañanas de tus tardes.</numerusform>
        <numerusform>Lectura observada durante {n} días. Tras unos 10 días se distinguirán tus mañanas de tus tardes.</numerusform>
      </translation>
    </message>
    <message>
      <source>Now {time}</source>
      <translation>Ahora {time}</translation>
    </message>
    <message>
      <source>Usually off</source>
      <translation>Suele estar apagado</translation>
    </message>
    <message>
      <source>Estimate</source>
      <translation>Estimación por ahora</translation>
    </message>
    <message>
      <source>No fetch scheduled</source>
      <translation>Sin consultas previstas</translation>
    </message>
    <message numerus="yes">
      <source>{n}, all OK</source>
      <translation>
        <numerusform>{n}, todo bien</numerusform>
        <numerusform>{n}, todo bien</numerusform>
      </translation>
    </message>
    <message>
      <source>Back to reading</source>
      <translation>Volver a leer</translation>
    </message>
    <message>
      <source>Insights pages</source>
      <translation>Páginas de Análisis</translation>
    </message>
    <message>
      <source>Learn more</source>
      <translation>Más información</translation>
    </message>
    <message>
      <source>Page of Insights</source>
      <translation>Página de Análisis</translation>
    </message>
    <message>
      <source>{share} more fetches</source>
      <translation>{share} más consultas</translation>
    </message>
    <message>
      <source>{share} fewer fetches</source>
      <translation>{share} menos consultas</translation>
    </message>
    <message>
      <source>Medium confidence</source>
      <translation>Bastante seguro</translation>
    </message>
    <message>
      <source>High confidence</source>
      <translation>Seguro</translation>
    </message>
    <message numerus="yes">
      <source>{n}, one needs attention</source>
      <translation>
        <numerusform>{n}, uno por revisar</numerusform>
        <numerusform>{n}, uno por revisar</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n}, {m} need attention</source>
      <translation>
        <numerusform>{n}, {m} por revisar</numerusform>
        <numerusform>{n}, {m} por revisar</numerusform>
      </translation>
    </message>
    <message>
      <source>Next fetch {time}</source>
      <translation>Próxima consulta {time}</translation>
    </message>
    <message numerus="yes">
      <source>{n} fetches a day</source>
      <translation>
        <numerusform>{n} consulta al día</numerusform>
        <numerusform>{n} consultas al día</numerusform>
      </translation>
    </message>
    <message>
      <source>Mark all as read in {place}: {posts}</source>
      <translation>Marcar todo como leído en {place}: {posts}</translation>
    </message>
    <message>
      <source>Mark as unread</source>
      <translation>Marcar como no leído</translation>
    </message>
    <message>
      <source>Mark as read</source>
      <translation>Marcar como leído</translation>
    </message>
    <message>
      <source>Unstar</source>
      <translation>Quitar la estrella</translation>
    </message>
    <message>
      <source>Read</source>
      <translation>Leídos</translation>
    </message>
    <message>
      <source>Remove highlight</source>
      <translation>Quitar el resaltado</translation>
    </message>
    <message>
      <source>Mark all as read in {place}</source>
      <translation>Marcar todo como leído en {place}</translation>
    </message>
    <message numerus="yes">
      <source>{n} or more new</source>
      <translation>
        <numerusform>{n} nuevo o más</numerusform>
        <numerusform>{n} nuevos o más</numerusform>
      </translation>
    </message>
    <message>
      <source>Show folder</source>
      <translation>Mostrar carpeta</translation>
    </message>
    <message>
      <source>Enter password…</source>
      <translation>Escribir contraseña…</translation>
    </message>
    <message>
      <source>{what}. Press Ctrl+Z to undo.</source>
      <translation>{what}. Deshacer con Control Z.</translation>
    </message>
    <message>
      <source>Clear</source>
      <translation>Borrar</translation>
    </message>
    <message>
      <source>less than 1 article a year</source>
      <translation>menos de un artículo al año</translation>
    </message>
    <message>
      <source>played</source>
      <translation>escuchado</translation>
    </message>
    <message>
      <source>1 min listen</source>
      <translation>1 minuto de escucha</translation>
    </message>
    <message>
      <source>about 1 article a day</source>
      <translation>más o menos un artículo al día</translation>
    </message>
    <message numerus="yes">
      <source>about {n} articles a day</source>
      <translation>
        <numerusform>más o menos {n} artículo al día</numerusform>
        <numerusform>unos {n} artículos al día</numerusform>
      </translation>
    </message>
    <message>
      <source>about 1 article a week</source>
      <translation>más o menos un artículo a la semana</translation>
    </message>
    <message numerus="yes">
      <source>about {n} articles a week</source>
      <translation>
        <numerusform>más o menos {n} artículo a la semana</numerusform>
        <numerusform>unos {n} artículos a la semana</numerusform>
      </translation>
    </message>
    <message>
      <source>about 1 article a month</source>
      <translation>más o menos un artículo al mes</translation>
    </message>
    <message numerus="yes">
      <source>about {n} articles a month</source>
      <translation>
        <numerusform>más o menos {n} artículo al mes</numerusform>
        <numerusform>unos {n} artículos al mes</numerusform>
      </translation>
    </message>
    <message>
      <source>about 1 article a year</source>
      <translation>más o menos un artículo al año</translation>
    </message>
    <message numerus="yes">
      <source>about {n} articles a year</source>
      <translation>
        <numerusform>más o menos {n} artículo al año</numerusform>
        <numerusform>unos {n} artículos al año</numerusform>
      </translation>
    </message>
    <message>
      <source>d MMMM</source>
      <translation>d 'de' MMMM</translation>
    </message>
    <message>
      <source>dddd d MMMM</source>
      <translation>dddd d 'de' MMMM</translation>
    </message>
    <message>
      <source>since today</source>
      <translation>desde hoy</translation>
    </message>
    <message>
      <source>since yesterday</source>
      <translation>desde ayer</translation>
    </message>
    <message>
      <source>1 article</source>
      <translation>1 artículo</translation>
    </message>
    <message>
      <source>1 star</source>
      <translation>1 estrella</translation>
    </message>
    <message>
      <source>Episode</source>
      <translation>Una grabación</translation>
    </message>
    <message>
      <source>Untitled</source>
      <translation>Un artículo sin texto</translation>
    </message>
    <message>
      <source>twice</source>
      <translation>dos veces</translation>
    </message>
    <message>
      <source>three times</source>
      <translation>tres veces</translation>
    </message>
    <message>
      <source>four times</source>
      <translation>cuatro veces</translation>
    </message>
    <message>
      <source>five times</source>
      <translation>cinco veces</translation>
    </message>
    <message>
      <source>1 batch</source>
      <translation>1 reactivación</translation>
    </message>
    <message>
      <source>1 fetch</source>
      <translation>1 consulta</translation>
    </message>
    <message>
      <source>in progress</source>
      <translation>empezado</translation>
    </message>
    <message>
      <source>{left} of {whole} min left</source>
      <translation>quedan {left} de {whole} min</translation>
    </message>
    <message numerus="yes">
      <source>{minutes} min listen</source>
      <translation>
        <numerusform>{minutes} minuto de escucha</numerusform>
        <numerusform>{minutes} minutos de escucha</numerusform>
      </translation>
    </message>
    <message>
      <source>{place} of {whole}</source>
      <translation>{place} de {whole}</translation>
    </message>
    <message>
      <source>1 hour</source>
      <translation>1 hora</translation>
    </message>
    <message>
      <source>1 minute ago</source>
      <translation>hace 1 minuto</translation>
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
      <translation>dddd d 'de' MMMM 'de' yyyy</translation>
    </message>
    <message>
      <source>MMMM yyyy</source>
      <translation>MMMM 'de' yyyy</translation>
    </message>
    <message>
      <source>since {day}</source>
      <translation>desde el {day}</translation>
    </message>
    <message>
      <source>{n}%</source>
      <translation>{n} %</translation>
    </message>
    <message numerus="yes">
      <source>{n} unread</source>
      <translation>
        <numerusform>{n} sin leer</numerusform>
        <numerusform>{n} sin leer</numerusform>
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
      <translation>en {span}</translation>
    </message>
    <message>
      <source>{some} and {last}</source>
      <translation>{some} y {last}</translation>
    </message>
    <message>
      <source>{time} ago</source>
      <translation>hace {time}</translation>
    </message>
    <message>
      <source>Today, {day}</source>
      <translation>Hoy, {day}</translation>
    </message>
    <message>
      <source>Yesterday, {day}</source>
      <translation>Ayer, {day}</translation>
    </message>
    <message numerus="yes">
      <source>{n} articles</source>
      <translation>
        <numerusform>{n} artículo</numerusform>
        <numerusform>{n} artículos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} stars</source>
      <translation>
        <numerusform>{n} estrella</numerusform>
        <numerusform>{n} estrellas</numerusform>
      </translation>
    </message>
    <message>
      <source>Link to {host}</source>
      <translation>Un enlace a {host}</translation>
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
        <numerusform>{n} reactivación</numerusform>
        <numerusform>{n} reactivaciones</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} fetches</source>
      <translation>
        <numerusform>{n} consulta</numerusform>
        <numerusform>{n} consultas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} minutes ago</source>
      <translation>
        <numerusform>hace {n} minuto</numerusform>
        <numerusform>hace {n} minutos</numerusform>
      </translation>
    </message>
    <message>
      <source>Couldn’t load the list.</source>
      <translation>No se pudo leer la lista.</translation>
    </message>
    <message>
      <source>all articles</source>
      <translation>todos los artículos</translation>
    </message>
    <message>
      <source>Clear search</source>
      <translation>Borrar la búsqueda</translation>
    </message>
    <message>
      <source>Your first articles will appear in a moment.</source>
      <translation>Los primeros artículos llegan enseguida.</translation>
    </message>
    <message>
      <source>Read a few articles, and suggestions based on them will appear here.</source>
      <translation>Lee unos cuantos artículos. Lo que lees decide lo que aparece aquí.</translation>
    </message>
    <message>
      <source>No articles today yet</source>
      <translation>Hoy aún no hay artículos</translation>
    </message>
    <message>
      <source>Nothing here yet</source>
      <translation>Aquí aún no hay nada</translation>
    </message>
    <message>
      <source>Show now</source>
      <translation>Mostrarlos ahora</translation>
    </message>
    <message>
      <source>No new articles. Next edition at {time}.</source>
      <translation>No hay novedades en espera. Próximo periódico: {time}.</translation>
    </message>
    <message>
      <source>Refresh anyway</source>
      <translation>Consultar igualmente</translation>
    </message>
    <message>
      <source>Add a website you like, or bring your feeds from another reader.</source>
      <translation>Añade un sitio web que te guste, o trae tus canales de otro lector.</translation>
    </message>
    <message>
      <source>No results for “{words}”</source>
      <translation>Sin resultados para «{words}»</translation>
    </message>
    <message>
      <source>No connection</source>
      <translation>Sin conexión</translation>
    </message>
    <message>
      <source>Its server asked Paperround to wait until then.</source>
      <translation>Su servidor pide una pausa hasta entonces.</translation>
    </message>
    <message>
      <source>Refreshing {what}…</source>
      <translation>Consultando {what}…</translation>
    </message>
    <message>
      <source>Nothing to suggest yet</source>
      <translation>Aún no hay nada que sugerir</translation>
    </message>
    <message>
      <source>Nothing found yet</source>
      <translation>Aún no hay resultados</translation>
    </message>
    <message>
      <source>No starred articles</source>
      <translation>Aún nada con estrella</translation>
    </message>
    <message>
      <source>Press S to star an article and keep it here.</source>
      <translation>Pulsa s en un artículo para guardarlo aquí.</translation>
    </message>
    <message>
      <source>All caught up</source>
      <translation>Todo leído</translation>
    </message>
    <message>
      <source>1 new article waiting for the {time} edition.</source>
      <translation>1 artículo nuevo espera al próximo periódico ({time}).</translation>
    </message>
    <message numerus="yes">
      <source>{n} new articles waiting for the {time} edition.</source>
      <translation>
        <numerusform>{n} artículo nuevo espera al próximo periódico ({time}).</numerusform>
        <numerusform>{n} artículos nuevos esperan al próximo periódico ({time}).</numerusform>
      </translation>
    </message>
    <message>
      <source>Choose again…</source>
      <translation>Elegir de nuevo…</translation>
    </message>
    <message>
      <source>Searched {place}.</source>
      <translation>Buscado en: {place}.</translation>
    </message>
    <message>
      <source>Search everywhere</source>
      <translation>Buscar en todo</translation>
    </message>
    <message>
      <source>{what} will be fetched at {time}</source>
      <translation>{what}: a las {time}</translation>
    </message>
    <message>
      <source>New matches appear here automatically.</source>
      <translation>Lo que encaja llega aquí por sí solo.</translation>
    </message>
    <message numerus="yes">
      <source>{n} feeds here couldn’t be refreshed.</source>
      <translation>
        <numerusform>No se pudo consultar {n} canal de aquí.</numerusform>
        <numerusform>No se pudieron consultar {n} canales de aquí.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 feed here couldn’t be refreshed.</source>
      <translation>No se pudo consultar 1 canal de aquí.</translation>
    </message>
    <message>
      <source>Browse starter feeds</source>
      <translation>Ver canales para empezar</translation>
    </message>
    <message>
      <source>Add a sync account</source>
      <translation>Añadir una cuenta de sincronización</translation>
    </message>
    <message>
      <source>{what} will be fetched once you’re back online.</source>
      <translation>En cuanto haya conexión: {what}.</translation>
    </message>
    <message>
      <source>the search for {words}</source>
      <translation>la búsqueda de «{words}»</translation>
    </message>
    <message>
      <source>Everywhere</source>
      <translation>En todo</translation>
    </message>
    <message>
      <source>Search all articles, not just this list</source>
      <translation>Buscar en todos los artículos, no solo aquí</translation>
    </message>
    <message>
      <source>Search tips</source>
      <translation>Qué se puede escribir aquí</translation>
    </message>
    <message>
      <source>Search tips (Alt+Down)</source>
      <translation>Qué se puede escribir aquí (Alt+Abajo)</translation>
    </message>
    <message>
      <source>1 result</source>
      <translation>1 resultado</translation>
    </message>
    <message>
      <source>View options</source>
      <translation>Opciones de vista</translation>
    </message>
    <message>
      <source>All</source>
      <translation>Todos</translation>
    </message>
    <message>
      <source>Sort</source>
      <translation>Ordenar</translation>
    </message>
    <message>
      <source>Group by</source>
      <translation>Agrupar por</translation>
    </message>
    <message>
      <source>Rows</source>
      <translation>Filas</translation>
    </message>
    <message>
      <source>Cards</source>
      <translation>Tarjetas</translation>
    </message>
    <message>
      <source>night ferry</source>
      <translation>ferry nocturno</translation>
    </message>
    <message>
      <source>both words, anywhere</source>
      <translation>ambas palabras, en cualquier parte</translation>
    </message>
    <message>
      <source>"night ferry"</source>
      <translation>"ferry nocturno"</translation>
    </message>
    <message>
      <source>exactly this phrase</source>
      <translation>exactamente esta frase</translation>
    </message>
    <message>
      <source>ferry OR boat</source>
      <translation>ferry OR barco</translation>
    </message>
    <message>
      <source>either word</source>
      <translation>una de las dos</translation>
    </message>
    <message>
      <source>ferry -night</source>
      <translation>ferry -noche</translation>
    </message>
    <message>
      <source>leave out a word</source>
      <translation>sin esa palabra</translation>
    </message>
    <message>
      <source>(ferry OR boat) night</source>
      <translation>(ferry OR barco) noche</translation>
    </message>
    <message>
      <source>group with parentheses</source>
      <translation>los paréntesis agrupan</translation>
    </message>
    <message>
      <source>title:ferry</source>
      <translation>title:ferry</translation>
    </message>
    <message>
      <source>in the title; also author: and text:</source>
      <translation>en el título; también author: y text:</translation>
    </message>
    <message>
      <source>feed:"Harbour Gazette"</source>
      <translation>feed:"Gaceta del Puerto"</translation>
    </message>
    <message>
      <source>from this feed</source>
      <translation>de este canal</translation>
    </message>
    <message>
      <source>folder:News</source>
      <translation>folder:Noticias</translation>
    </message>
    <message>
      <source>in this folder</source>
      <translation>en esta carpeta</translation>
    </message>
    <message>
      <source>tag:later</source>
      <translation>tag:luego</translation>
    </message>
    <message>
      <source>with this tag</source>
      <translation>con esta etiqueta</translation>
    </message>
    <message>
      <source>is:unread</source>
      <translation>is:unread</translation>
    </message>
    <message>
      <source>also is:read, is:starred</source>
      <translation>sin leer; también is:read, is:starred</translation>
    </message>
    <message>
      <source>after:7d</source>
      <translation>after:7d</translation>
    </message>
    <message>
      <source>from the last 7 days</source>
      <translation>de los últimos siete días</translation>
    </message>
    <message>
      <source>before:2026-03</source>
      <translation>before:2026-03</translation>
    </message>
    <message>
      <source>before a day, month or year</source>
      <translation>antes de un día, mes o año</translation>
    </message>
    <message>
      <source>Newest</source>
      <translation>Recientes</translation>
    </message>
    <message>
      <source>Oldest</source>
      <translation>Antiguos</translation>
    </message>
    <message>
      <source>Relevance</source>
      <translation>Relevancia</translation>
    </message>
    <message numerus="yes">
      <source>{n} results</source>
      <translation>
        <numerusform>{n} resultado</numerusform>
        <numerusform>{n} resultados</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>the latest {n} results</source>
      <translation>
        <numerusform>el último resultado ({n})</numerusform>
        <numerusform>los últimos {n} resultados</numerusform>
      </translation>
    </message>
    <message>
      <source>Search in {place}</source>
      <translation>Buscar en {place}</translation>
    </message>
    <message>
      <source>Try now</source>
      <translation>Probar ahora</translation>
    </message>
    <message>
      <source>Also in 1 other feed</source>
      <translation>También en 1 canal</translation>
    </message>
    <message>
      <source>1 similar article</source>
      <translation>1 más parecido</translation>
    </message>
    <message>
      <source>Also in {feeds}</source>
      <translation>También en {feeds}</translation>
    </message>
    <message numerus="yes">
      <source>Also in {n} other feeds</source>
      <translation>
        <numerusform>También en {n} canal</numerusform>
        <numerusform>También en {n} canales</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} similar articles</source>
      <translation>
        <numerusform>{n} más parecido</numerusform>
        <numerusform>{n} más parecidos</numerusform>
      </translation>
    </message>
    <message>
      <source>Plugged in or charging</source>
      <translation>Enchufado o cargando</translation>
    </message>
    <message>
      <source>On battery or saving power</source>
      <translation>Con batería o ahorrando energía</translation>
    </message>
    <message>
      <source>Nothing more is scheduled today.</source>
      <translation>Hoy no hay nada más previsto.</translation>
    </message>
    <message numerus="yes">
      <source>{n} scheduled for later today</source>
      <translation>
        <numerusform>{n} prevista para más tarde</numerusform>
        <numerusform>{n} previstas para más tarde</numerusform>
      </translation>
    </message>
    <message>
      <source>Online, not metered</source>
      <translation>Con conexión no medida</translation>
    </message>
    <message>
      <source>Today’s schedule</source>
      <translation>El plan de hoy</translation>
    </message>
    <message>
      <source>When you usually read</source>
      <translation>Cuándo sueles leer</translation>
    </message>
    <message>
      <source>A typical day</source>
      <translation>Un día corriente</translation>
    </message>
    <message>
      <source>Paused. Refresh still works.</source>
      <translation>En pausa. Puedes seguir consultando a mano.</translation>
    </message>
    <message>
      <source>Offline. Fetching resumes when you reconnect.</source>
      <translation>Sin conexión. Las consultas se reanudan al volver la conexión.</translation>
    </message>
    <message numerus="yes">
      <source>{n} scheduled for later today, {m} in reserve</source>
      <translation>
        <numerusform>{n} prevista para más tarde, {m} en reserva</numerusform>
        <numerusform>{n} previstas para más tarde, {m} en reserva</numerusform>
      </translation>
    </message>
    <message>
      <source>Next batches</source>
      <translation>Próximas reactivaciones</translation>
    </message>
    <message>
      <source>Each batch wakes the network once</source>
      <translation>Cada reactivación activa la red una vez</translation>
    </message>
    <message>
      <source>Batch done</source>
      <translation>Reactivación hecha</translation>
    </message>
    <message>
      <source>{feeds} · {when}</source>
      <translation>{feeds} · {when}</translation>
    </message>
    <message>
      <source>Resume</source>
      <translation>Reanudar</translation>
    </message>
    <message>
      <source>For 1 hour</source>
      <translation>Durante 1 hora</translation>
    </message>
    <message>
      <source>Until tomorrow</source>
      <translation>Hasta mañana</translation>
    </message>
    <message>
      <source>Until I resume</source>
      <translation>Hasta que reanude</translation>
    </message>
    <message>
      <source>{used} of {all} fetches used today</source>
      <translation>{used} de {all} consultas usadas hoy</translation>
    </message>
    <message>
      <source>When you usually read, and today’s batches of fetches</source>
      <translation>Cuándo sueles leer y las reactivaciones de hoy</translation>
    </message>
    <message numerus="yes">
      <source>{time}, {feeds}, {n} new</source>
      <translation>
        <numerusform>{time}, {feeds}, {n} nuevo</numerusform>
        <numerusform>{time}, {feeds}, {n} nuevos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} {n} scheduled, next at {time}.</source>
      <translation>
        <numerusform>{done} {n} prevista, a las {time}.</numerusform>
        <numerusform>{done} {n} previstas, la próxima a las {time}.</numerusform>
      </translation>
    </message>
    <message>
      <source>A typical day, until Paperround knows when you read</source>
      <translation>Un día corriente, hasta que Paperround sepa cuándo lees</translation>
    </message>
    <message>
      <source>{time}, scheduled, {feeds}</source>
      <translation>{time}, previsto, {feeds}</translation>
    </message>
    <message>
      <source>{time}, {feeds}, nothing new</source>
      <translation>{time}, {feeds}, nada nuevo</translation>
    </message>
    <message numerus="yes">
      <source>{n} batches done,</source>
      <translation>
        <numerusform>{n} reactivación hecha,</numerusform>
        <numerusform>{n} reactivaciones hechas,</numerusform>
      </translation>
    </message>
    <message>
      <source>{done} nothing scheduled.</source>
      <translation>{done} ninguna prevista.</translation>
    </message>
    <message>
      <source>New name</source>
      <translation>Nombre nuevo</translation>
    </message>
    <message>
      <source>You’re subscribed to {feed} twice, at two addresses.</source>
      <translation>Tienes {feed} dos veces, con dos direcciones.</translation>
    </message>
    <message>
      <source>Clear the filter</source>
      <translation>Vaciar el filtro</translation>
    </message>
    <message>
      <source>Keep both</source>
      <translation>Conservar ambos</translation>
    </message>
    <message>
      <source>{feed} has the same articles as {other}.</source>
      <translation>{feed} trae los mismos artículos que {other}.</translation>
    </message>
    <message>
      <source>Almost everything in {feed} is also in {other}.</source>
      <translation>Casi todo lo que publica {feed} llega también con {other}.</translation>
    </message>
    <message>
      <source>Searches</source>
      <translation>Búsquedas</translation>
    </message>
    <message>
      <source>Monday</source>
      <translation>lunes</translation>
    </message>
    <message>
      <source>Tuesday</source>
      <translation>martes</translation>
    </message>
    <message>
      <source>Wednesday</source>
      <translation>miércoles</translation>
    </message>
    <message>
      <source>Thursday</source>
      <translation>jueves</translation>
    </message>
    <message>
      <source>Friday</source>
      <translation>viernes</translation>
    </message>
    <message>
      <source>Saturday</source>
      <translation>sábado</translation>
    </message>
    <message>
      <source>Sunday</source>
      <translation>domingo</translation>
    </message>
    <message>
      <source>January</source>
      <translation>enero</translation>
    </message>
    <message>
      <source>February</source>
      <translation>febrero</translation>
    </message>
    <message>
      <source>March</source>
      <translation>marzo</translation>
    </message>
    <message>
      <source>April</source>
      <translation>abril</translation>
    </message>
    <message>
      <source>May</source>
      <translation>mayo</translation>
    </message>
    <message>
      <source>June</source>
      <translation>junio</translation>
    </message>
    <message>
      <source>July</source>
      <translation>julio</translation>
    </message>
    <message>
      <source>August</source>
      <translation>agosto</translation>
    </message>
    <message>
      <source>September</source>
      <translation>septiembre</translation>
    </message>
    <message>
      <source>October</source>
      <translation>octubre</translation>
    </message>
    <message>
      <source>November</source>
      <translation>noviembre</translation>
    </message>
    <message>
      <source>December</source>
      <translation>diciembre</translation>
    </message>
    <message numerus="yes">
      <source>So you don’t miss anything: it lists only {window} articles, which turn over in {span}.</source>
      <translation>
        <numerusform>Para no perder nada: guarda {window} artículo y se llena en {span}.</numerusform>
        <numerusform>Para no perder nada: guarda {window} artículos y se llena en {span}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Grouped with one other feed to save power.</source>
      <translation>Junto con otro, para activar la radio una sola vez.</translation>
    </message>
    <message numerus="yes">
      <source>Grouped with {n} other feeds to save power.</source>
      <translation>
        <numerusform>Junto con {n} más, para activar la radio una sola vez.</numerusform>
        <numerusform>Junto con {n} más, para activar la radio una sola vez.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 day</source>
      <translation>1 día</translation>
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
      <translation>dos</translation>
    </message>
    <message>
      <source>three</source>
      <translation>tres</translation>
    </message>
    <message>
      <source>four</source>
      <translation>cuatro</translation>
    </message>
    <message>
      <source>five</source>
      <translation>cinco</translation>
    </message>
    <message>
      <source>six</source>
      <translation>seis</translation>
    </message>
    <message>
      <source>seven</source>
      <translation>siete</translation>
    </message>
    <message>
      <source>eight</source>
      <translation>ocho</translation>
    </message>
    <message>
      <source>nine</source>
      <translation>nueve</translation>
    </message>
    <message>
      <source>ten</source>
      <translation>diez</translation>
    </message>
    <message>
      <source>eleven</source>
      <translation>once</translation>
    </message>
    <message>
      <source>twelve</source>
      <translation>doce</translation>
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
      <translation> día</translation>
    </message>
    <message numerus="yes">
      <source> days</source>
      <translation>
        <numerusform> día</numerusform>
        <numerusform> días</numerusform>
      </translation>
    </message>
    <message>
      <source> MB</source>
      <translation> MB</translation>
    </message>
    <message>
      <source>no limit</source>
      <translation>sin límite</translation>
    </message>
    <message>
      <source>Words to highlight</source>
      <translation>Palabras que resaltar</translation>
    </message>
    <message>
      <source>Quiet hours</source>
      <translation>Horas de silencio</translation>
    </message>
    <message>
      <source>Mute notifications for today</source>
      <translation>No más avisos hoy</translation>
    </message>
    <message>
      <source>Closing the window</source>
      <translation>Al cerrar la ventana</translation>
    </message>
    <message>
      <source>Tell me about updates</source>
      <translation>Avisarme si hay una versión nueva</translation>
    </message>
    <message>
      <source>Images in articles</source>
      <translation>Imágenes en los artículos</translation>
    </message>
    <message>
      <source>Thumbnails in the list</source>
      <translation>Imágenes pequeñas en la lista</translation>
    </message>
    <message>
      <source>Download episodes before I usually listen</source>
      <translation>Descargar las grabaciones antes de la hora en que suelo escuchar</translation>
    </message>
    <message>
      <source>Storage limit</source>
      <translation>En el disco, más o menos</translation>
    </message>
    <message>
      <source>Keep played episodes for</source>
      <translation>Conservar lo escuchado</translation>
    </message>
    <message>
      <source>Fetching strategy</source>
      <translation>Estrategia de consulta</translation>
    </message>
    <message>
      <source>Never more than this on any day</source>
      <translation>Nunca más que esto en un día</translation>
    </message>
    <message>
      <source>Daily data limit</source>
      <translation>Datos al día para eso</translation>
    </message>
    <message>
      <source>On battery, use at most</source>
      <translation>De ellas, con batería</translation>
    </message>
    <message>
      <source>Share of the daily budget on battery and in power saving mode.</source>
      <translation>Parte del presupuesto diario con batería y en modo de ahorro de energía.</translation>
    </message>
    <message>
      <source>On a metered connection</source>
      <translation>En conexión medida</translation>
    </message>
    <message>
      <source>Share of the daily budget on a metered connection.</source>
      <translation>Parte del presupuesto diario en conexión medida.</translation>
    </message>
    <message>
      <source>While the computer is busy</source>
      <translation>Si el equipo está ocupado</translation>
    </message>
    <message>
      <source>Share of the daily budget while the computer is busy.</source>
      <translation>Parte del presupuesto diario mientras el equipo está ocupado.</translation>
    </message>
    <message>
      <source>Batches of fetches per day, about. Each batch wakes the network once.</source>
      <translation>Reactivaciones al día, más o menos. Cada una activa la red una vez.</translation>
    </message>
    <message>
      <source>On battery or a metered connection</source>
      <translation>Si escasea la energía o la conexión</translation>
    </message>
    <message>
      <source>Batches per day on battery, in power saving mode and on a metered connection.</source>
      <translation>Reactivaciones al día con batería, en modo de ahorro de energía y en conexión medida.</translation>
    </message>
    <message>
      <source>Parallel connections</source>
      <translation>Sitios a la vez</translation>
    </message>
    <message>
      <source>Number of servers to fetch from at the same time.</source>
      <translation>Número de servidores que se consultan a la vez.</translation>
    </message>
    <message>
      <source>Scheduled fetches per minute</source>
      <translation>Consultas previstas por minuto</translation>
    </message>
    <message>
      <source>Most scheduled fetches per minute, even after sleep.</source>
      <translation>Máximo de consultas previstas por minuto, incluso tras la suspensión.</translation>
    </message>
    <message>
      <source>Proxy</source>
      <translation>Proxy</translation>
    </message>
    <message>
      <source>Proxy for all connections. Empty for none.</source>
      <translation>Proxy para todas las conexiones. Vacío para ninguno.</translation>
    </message>
    <message>
      <source>Password command</source>
      <translation>Orden para la contraseña</translation>
    </message>
    <message>
      <source>Command that prints a password, used before the keyring. {user} and {host} are filled in.</source>
      <translation>Orden que escribe una contraseña; se usa antes que el llavero. {user} y {host} se sustituyen.</translation>
    </message>
    <message>
      <source>Password file</source>
      <translation>Archivo de contraseñas</translation>
    </message>
    <message>
      <source>File that only you can read, used instead of the keyring. Passwords in it are plain text.</source>
      <translation>Archivo que solo tú puedes leer; se usa en lugar del llavero. Sus contraseñas están en texto sin cifrar.</translation>
    </message>
    <message>
      <source>When I’m offline</source>
      <translation>Cuando no tengo conexión</translation>
    </message>
    <message>
      <source>Hold new articles until the next edition</source>
      <translation>Los artículos nuevos esperan al próximo periódico</translation>
    </message>
    <message>
      <source>Keep articles for</source>
      <translation>Conservar artículos</translation>
    </message>
    <message>
      <source>Maximum per feed</source>
      <translation>Como mucho por canal</translation>
    </message>
    <message>
      <source>Keep daily backups for</source>
      <translation>Conservar copias de</translation>
    </message>
    <message>
      <source>Show suggestions in For You</source>
      <translation>Sugerir artículos sin leer en una vista «Para ti»</translation>
    </message>
    <message>
      <source>When I read an article, mark the same story in other feeds as read</source>
      <translation>Al leer un artículo, marcar como leída la misma noticia en otros canales</translation>
    </message>
    <message>
      <source>Fetch repetitive feeds less often</source>
      <translation>Consultar menos los canales que suelen repetirse</translation>
    </message>
    <message>
      <source>Fetch feeds less often if their articles repeat each other.</source>
      <translation>Consultar menos los canales cuyos artículos se repiten entre sí.</translation>
    </message>
    <message>
      <source>Fetch feeds I read often more frequently</source>
      <translation>Consultar más los canales cuyos artículos abro a menudo, y menos los demás</translation>
    </message>
    <message>
      <source>Fetch feeds more often if you often go to them or their folder.</source>
      <translation>Consultar más los canales que visitas a menudo, o cuya carpeta visitas a menudo.</translation>
    </message>
    <message>
      <source>Learn when I read</source>
      <translation>Anotar cuándo leo</translation>
    </message>
    <message>
      <source>Create editions automatically</source>
      <translation>Hacer un periódico automáticamente</translation>
    </message>
    <message>
      <source>Times, separated by spaces</source>
      <translation>Horas, separadas por espacios</translation>
    </message>
    <message>
      <source>Reading time (minutes)</source>
      <translation>Minutos de lectura</translation>
    </message>
    <message>
      <source>Include articles left unread last time</source>
      <translation>Lo que quede sin leer puede volver</translation>
    </message>
    <message>
      <source>Mark its articles as read</source>
      <translation>Marcar como leído su contenido</translation>
    </message>
    <message>
      <source>Load the full text of shortened articles</source>
      <translation>Cargar enteros los artículos abreviados</translation>
    </message>
    <message>
      <source>Save to folder</source>
      <translation>Carpeta de periódicos</translation>
    </message>
    <message>
      <source>To</source>
      <translation>Destino</translation>
    </message>
    <message>
      <source>Mail server</source>
      <translation>Servidor de correo</translation>
    </message>
    <message>
      <source>Allow mail without encryption</source>
      <translation>Permitir correo sin cifrar</translation>
    </message>
    <message>
      <source>ferry "night train"</source>
      <translation>ferry "tren nocturno"</translation>
    </message>
    <message>
      <source>not at all</source>
      <translation>nada</translation>
    </message>
    <message>
      <source>forever</source>
      <translation>para siempre</translation>
    </message>
    <message>
      <source>Ask once</source>
      <translation>Preguntar una vez</translation>
    </message>
    <message>
      <source>Keep fetching in the background</source>
      <translation>Seguir consultando en segundo plano</translation>
    </message>
    <message>
      <source>Don’t show</source>
      <translation>Omitirlas</translation>
    </message>
    <message>
      <source>Cube-root shares, optimised times</source>
      <translation>Reparto por raíz cúbica, mejores horas</translation>
    </message>
    <message>
      <source>Fewest articles missing when you read</source>
      <translation>Lo mínimo que falta en tus visitas</translation>
    </message>
    <message>
      <source>Square-root shares, alerts first</source>
      <translation>Reparto por raíz cuadrada, avisos rápidos</translation>
    </message>
    <message>
      <source>Square-root shares, evenly spaced</source>
      <translation>Reparto por raíz cuadrada, horas regulares</translation>
    </message>
    <message>
      <source>Equal shares, alerts first</source>
      <translation>Reparto igual, avisos rápidos</translation>
    </message>
    <message>
      <source>Fewest missed articles first</source>
      <translation>Ante todo, perder menos artículos</translation>
    </message>
    <message>
      <source>Learned fixed interval per feed</source>
      <translation>Intervalo fijo aprendido</translation>
    </message>
    <message>
      <source>Most out of date first</source>
      <translation>Primero lo que lleva más tiempo anticuado</translation>
    </message>
    <message>
      <source>Short-lived articles first</source>
      <translation>Primero lo que pronto envejece</translation>
    </message>
    <message>
      <source>Moving average of gaps</source>
      <translation>Media móvil de las pausas</translation>
    </message>
    <message>
      <source>When the next article is due</source>
      <translation>Cuando se espera el próximo artículo</translation>
    </message>
    <message>
      <source>Every feed equally often</source>
      <translation>Todos los canales por igual</translation>
    </message>
    <message>
      <source>Don’t download anything</source>
      <translation>No cargar nada</translation>
    </message>
    <message>
      <source>Plus everything from feeds I choose</source>
      <translation>Y todo de los canales que elegí</translation>
    </message>
    <message>
      <source> article</source>
      <translation> artículo</translation>
    </message>
    <message numerus="yes">
      <source> articles</source>
      <translation>
        <numerusform> artículo</numerusform>
        <numerusform> artículos</numerusform>
      </translation>
    </message>
    <message>
      <source>Send by email to an e-reader or inbox</source>
      <translation>Lector electrónico o buzón, por correo</translation>
    </message>
    <message>
      <source>{host} didn’t accept the user name or password. FreshRSS needs the API password from its profile page. Miniflux needs the one from Integrations &gt; Google Reader.</source>
      <translation>{host} dice que el usuario o la contraseña no son correctos. FreshRSS quiere la contraseña de API de su página de perfil; Miniflux, la de Integraciones, Google Reader.</translation>
    </message>
    <message>
      <source>No sync server found at {host}. Check the address, and that its Google Reader API is turned on.</source>
      <translation>Ningún servidor de canales responde en {host}; comprueba la dirección y que su API de Google Reader esté activada.</translation>
    </message>
    <message>
      <source>The API of {host} is turned off. In FreshRSS, allow API access under Settings &gt; Authentication.</source>
      <translation>La API de {host} está desactivada; en FreshRSS, permite el acceso a la API en Configuración, Autenticación.</translation>
    </message>
    <message>
      <source>{host} redirects to {other}. If that’s your server, enter that address.</source>
      <translation>{host} redirige a {other}; introduce esa dirección si es la de tu servidor.</translation>
    </message>
    <message>
      <source>{what} If it uses your own certificate authority, add that authority’s certificate.</source>
      <translation>{what} Si está firmado por tu propia autoridad, indica el certificado de esta.</translation>
    </message>
    <message>
      <source>The certificate file {path} can’t be read. Choose a file in PEM format.</source>
      <translation>El archivo de certificado {path} no se puede leer; elige un archivo en formato PEM.</translation>
    </message>
    <message>
      <source>The saved password for {host} is missing. Enter it again in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>La contraseña de {host} ya no se conoce; escríbela de nuevo en Ajustes, Cuentas y envíos.</translation>
    </message>
    <message>
      <source>{name} can’t store playback positions, so they stay on this computer. Finished episodes are marked as read there.</source>
      <translation>El punto hasta el que has escuchado una grabación se queda en este equipo: {name} no tiene dónde guardarlo. Si la has escuchado entera, allí llega como leída.</translation>
    </message>
    <message>
      <source>{name} only syncs playback positions through its native API, which doesn’t accept this password. Use your login there as the Google Reader user name and password.</source>
      <translation>{name} solo informa de las grabaciones, y de hasta dónde las has escuchado, por su propia interfaz, que no acepta esta contraseña. Da a su interfaz de Google Reader el nombre y la contraseña con los que entras allí.</translation>
    </message>
    <message>
      <source>{host} numbers its articles in a way that Paperround can’t read, so nothing was synced.</source>
      <translation>{host} numera sus artículos de una forma que Paperround no puede leer, así que no se ha sincronizado nada.</translation>
    </message>
    <message>
      <source>You’ve already added this account.</source>
      <translation>Ya tienes esta cuenta.</translation>
    </message>
    <message>
      <source>This account doesn’t exist.</source>
      <translation>Esa cuenta no existe.</translation>
    </message>
    <message>
      <source>Encryption needs the Python package “cryptography”. Install it and try again.</source>
      <translation>El cifrado necesita el paquete de Python «cryptography». Instálalo y prueba otra vez.</translation>
    </message>
    <message>
      <source>The files in the sync folder are encrypted. Enter their passphrase.</source>
      <translation>Los archivos de la carpeta de sincronización están cifrados. Escribe su frase de contraseña.</translation>
    </message>
    <message>
      <source>This isn’t the passphrase of the sync folder. Enter the one that your other computers use.</source>
      <translation>Esta no es la frase de contraseña de la carpeta de sincronización. Escribe la que usan tus otros equipos.</translation>
    </message>
    <message>
      <source>The files in the sync folder aren’t encrypted. Choose an empty folder to start with encryption.</source>
      <translation>Los archivos de la carpeta de sincronización no están cifrados. Elige una carpeta vacía para empezar con cifrado.</translation>
    </message>
    <message>
      <source>The sync folder {path} isn’t there. Check that it’s connected, or choose another.</source>
      <translation>La carpeta de sincronización {path} no está. Comprueba que esté conectada o elige otra.</translation>
    </message>
    <message>
      <source>{host} didn’t accept the user name or password. Many providers require an app password, which you can create on their website.</source>
      <translation>{host} dice que el usuario o la contraseña no son correctos. Muchos proveedores quieren una contraseña solo para programas, que dan en su web.</translation>
    </message>
    <message>
      <source>This user name or password has characters that can’t be sent to {host}.</source>
      <translation>Este usuario o contraseña tiene caracteres que no se pueden enviar a {host}.</translation>
    </message>
    <message>
      <source>{host} isn’t responding like an IMAP server. Check the server name and port.</source>
      <translation>Lo que responde en {host} no habla IMAP; comprueba el nombre y el puerto del servidor.</translation>
    </message>
    <message>
      <source>{host} doesn’t offer a secure connection, and Paperround never sends passwords unencrypted. Choose TLS or STARTTLS.</source>
      <translation>{host} no ofrece una conexión segura, y una contraseña nunca se envía sin cifrar; elige TLS o STARTTLS.</translation>
    </message>
    <message>
      <source>{host} doesn’t support STARTTLS. Choose TLS, usually on port 993.</source>
      <translation>{host} no ofrece STARTTLS; elige TLS, normalmente en el puerto 993.</translation>
    </message>
    <message>
      <source>Folder {folder} doesn’t exist on {host}. Choose another.</source>
      <translation>No hay ninguna carpeta {folder} en {host}; elige otra.</translation>
    </message>
    <message>
      <source>{host} refused a request: {what}</source>
      <translation>{host} no quiso hacer lo que se le pidió: {what}</translation>
    </message>
    <message>
      <source>{host} closed the connection. Paperround will try again later.</source>
      <translation>{host} terminó la conversación; Paperround lo intentará más tarde.</translation>
    </message>
    <message>
      <source>{host} sent too much data, so it was rejected.</source>
      <translation>{host} envió más de lo pedido, así que no se tomó.</translation>
    </message>
    <message>
      <source>Mail doesn’t work through an HTTPS proxy. Use an http:// or socks5:// proxy.</source>
      <translation>El correo no puede pasar por un proxy que exige HTTPS; usa uno con http:// o socks5://.</translation>
    </message>
    <message>
      <source>You’ve already added this folder.</source>
      <translation>Ya tienes esta carpeta.</translation>
    </message>
    <message>
      <source>This mailbox doesn’t exist.</source>
      <translation>Ese buzón no existe.</translation>
    </message>
    <message>
      <source>The part of the page you followed is gone. The page may have been redesigned or replaced. Choose again what to follow.</source>
      <translation>Lo que se seguía ya no está en la página: se ha rehecho, u otra ha ocupado su lugar. Elige de nuevo qué seguir.</translation>
    </message>
    <message>
      <source>The page has no text to compare. It may need JavaScript.</source>
      <translation>La página llegó sin texto que comparar; quizá lo escriba un script.</translation>
    </message>
    <message>
      <source>No repeating list found on this page. Enter a CSS selector for its articles.</source>
      <translation>Nada en esta página se repite como una lista de artículos; indícalos con un selector CSS.</translation>
    </message>
    <message>
      <source>Paperround doesn’t understand this CSS selector: {selector}</source>
      <translation>Paperround no entiende este selector CSS: {selector}</translation>
    </message>
    <message>
      <source>This selector finds nothing on the page: {selector}</source>
      <translation>Este selector no encuentra nada en la página: {selector}</translation>
    </message>
    <message>
      <source>What this selector matches has no title and no link: {selector}</source>
      <translation>Lo que este selector encuentra en la página no tiene título ni enlace: {selector}</translation>
    </message>
    <message>
      <source>No link on the page has this text: {text}</source>
      <translation>Ningún enlace de la página dice eso: {text}</translation>
    </message>
    <message>
      <source>This address isn’t a web page.</source>
      <translation>Lo que llegó de esta dirección no es una página web.</translation>
    </message>
    <message>
      <source>page changed</source>
      <translation>página rehecha</translation>
    </message>
    <message>
      <source>The part of {feed} that you followed has been gone {since}. The page may have been redesigned.</source>
      <translation>Lo que seguías en {feed} ya no está {since}. La página se ha rehecho.</translation>
    </message>
    <message>
      <source>Not enough disk space for {name}. The download will continue when there is. Nothing was lost.</source>
      <translation>No hay espacio en el disco para {name}; seguirá cuando lo haya. No se ha perdido nada.</translation>
    </message>
    <message>
      <source>{name} couldn’t be saved ({error}). Paperround will try again.</source>
      <translation>No se pudo escribir {name} en el disco ({error}); se intentará de nuevo.</translation>
    </message>
    <message>
      <source>{host} sent a web page instead of the episode. Open the article’s page and try there.</source>
      <translation>{host} envió una página en lugar de la grabación; abre la página del artículo y prueba allí.</translation>
    </message>
    <message>
      <source>{host} says the episode is no longer available.</source>
      <translation>La grabación ya no está en su dirección, dice {host}.</translation>
    </message>
    <message>
      <source>The episode at {host} is larger than {megabytes} MB and was skipped.</source>
      <translation>La grabación de {host} supera {megabytes} MB, así que no se tomó.</translation>
    </message>
    <message>
      <source>Paperround’s player, paperround[audio], or a system library that it needs isn’t installed. Another program can play this episode.</source>
      <translation>El reproductor de Paperround, paperround[audio], o una biblioteca del sistema que necesita no está instalado. Otro programa puede reproducir este episodio.</translation>
    </message>
    <message>
      <source>Paperround can’t play this file. Another app may be able to.</source>
      <translation>Este archivo no es una grabación que se pueda reproducir aquí; quizá otro programa lo conozca.</translation>
    </message>
    <message>
      <source>No audio device is available, or it’s in use by another program.</source>
      <translation>No hay con qué escuchar: este equipo no tiene dispositivo de sonido, o está en uso.</translation>
    </message>
    <message>
      <source>This episode is damaged, so playback stopped. Your position is saved.</source>
      <translation>Esta grabación está dañada, así que se detuvo. La posición se conserva.</translation>
    </message>
    <message>
      <source>Article {id} has no audio.</source>
      <translation>En el artículo {id} no hay nada que escuchar.</translation>
    </message>
    <message>
      <source>This destination doesn’t exist.</source>
      <translation>Ese destino no existe.</translation>
    </message>
    <message>
      <source>{name} came with a backup and is turned off. Check it and save it to turn it on.</source>
      <translation>{name} llegó con una copia de seguridad y está desactivado. Revísalo y guárdalo para activarlo.</translation>
    </message>
    <message>
      <source>A destination named {name} already exists. Choose another name.</source>
      <translation>Ya hay un destino llamado {name}; dale otro nombre a este.</translation>
    </message>
    <message>
      <source>Enter a name for the destination.</source>
      <translation>Dale un nombre al destino.</translation>
    </message>
    <message>
      <source>Enter the address of the server.</source>
      <translation>Escribe la dirección del servidor.</translation>
    </message>
    <message>
      <source>Enter your user name.</source>
      <translation>Escribe tu usuario en ese servidor.</translation>
    </message>
    <message>
      <source>Choose the folder for the files.</source>
      <translation>Elige la carpeta para los archivos.</translation>
    </message>
    <message>
      <source>Enter the program to run.</source>
      <translation>Escribe el programa que se debe ejecutar.</translation>
    </message>
    <message>
      <source>{program} runs commands through a shell, so an article title could be run as a command. Choose another program.</source>
      <translation>{program} lo ejecutaría un shell, que podría tomar un título por una orden; elige un programa en su lugar.</translation>
    </message>
    <message>
      <source>Enter the password or token for {name}.</source>
      <translation>Escribe la contraseña o el token de {name}.</translation>
    </message>
    <message>
      <source>{name} isn’t a placeholder. See the list of placeholders.</source>
      <translation>{name} no significa nada; mira la lista de lo que se puede sustituir.</translation>
    </message>
    <message>
      <source>Placeholders can’t be used in the host name, only after it.</source>
      <translation>El servidor de una dirección no se puede sustituir; solo lo que viene detrás.</translation>
    </message>
    <message>
      <source>The template isn’t valid JSON: {why}.</source>
      <translation>La plantilla no es JSON válido: {why}.</translation>
    </message>
    <message>
      <source>Each line of the template must have the form name=value. Check this line: {line}</source>
      <translation>Cada línea de la plantilla debe ser nombre=valor; esta no lo es: {line}</translation>
    </message>
    <message>
      <source>Each header must have the form Name: value. Check this line: {line}</source>
      <translation>Cada cabecera debe ser Nombre: valor; esta no lo es: {line}</translation>
    </message>
    <message>
      <source>The saved password or token for {name} is missing. Enter it again in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>La contraseña o el token de {name} ya no se conoce; escríbelo de nuevo en Ajustes, Cuentas y envíos.</translation>
    </message>
    <message>
      <source>This article has no link, and {name} only accepts links.</source>
      <translation>Este artículo no tiene dirección propia, y {name} no acepta otra cosa.</translation>
    </message>
    <message>
      <source>{host} didn’t accept the password or token. Enter it again in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>{host} no acepta la contraseña o el token; escríbelo de nuevo en Ajustes, Cuentas y envíos.</translation>
    </message>
    <message>
      <source>{host} responded, but doesn’t accept articles at this address. Check it in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>{host} responde, pero en esta dirección nada acepta artículos; compruébala en Ajustes, Cuentas y envíos.</translation>
    </message>
    <message>
      <source>{host} redirects to {other}. Enter that address in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>{host} redirige a {other}; escribe esa dirección en Ajustes, Cuentas y envíos.</translation>
    </message>
    <message>
      <source>{host} rejected it (error {status}).</source>
      <translation>{host} no lo aceptó (error {status}).</translation>
    </message>
    <message>
      <source>{host} rejected it (error {status}): {why}</source>
      <translation>{host} no lo aceptó (error {status}): {why}</translation>
    </message>
    <message>
      <source>Couldn’t tell whether {host} accepted it. Check the address in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>No se sabe si {host} lo aceptó: su respuesta no se puede leer; comprueba la dirección en Ajustes, Cuentas y envíos.</translation>
    </message>
    <message>
      <source>Couldn’t find {program}. Check its name or enter its full path.</source>
      <translation>No hay ningún programa llamado {program}; comprueba su nombre o indica la ruta completa.</translation>
    </message>
    <message>
      <source>{program} couldn’t be run ({error}).</source>
      <translation>{program} no se puede ejecutar ({error}).</translation>
    </message>
    <message>
      <source>{program} exited with code {code}.</source>
      <translation>{program} terminó con el código {code}.</translation>
    </message>
    <message>
      <source>{program} exited with code {code}: {why}</source>
      <translation>{program} terminó con el código {code}: {why}</translation>
    </message>
    <message numerus="yes">
      <source>{program} took longer than {n:n} seconds and was stopped.</source>
      <translation>
        <numerusform>{program} tardó más de {n:n} segundo y se terminó.</numerusform>
        <numerusform>{program} tardó más de {n:n} segundos y se terminó.</numerusform>
      </translation>
    </message>
    <message>
      <source>{program} was stopped because Paperround closed. It will be tried again.</source>
      <translation>{program} terminó a la vez que Paperround; se intentará de nuevo.</translation>
    </message>
    <message>
      <source>Couldn’t find the folder {path}. Check that its disk is connected, or choose another folder.</source>
      <translation>La carpeta {path} no está; comprueba si está su disco, o elige otra.</translation>
    </message>
    <message>
      <source>The folder {path} isn’t in an Obsidian vault. Choose a vault or a folder inside one.</source>
      <translation>La carpeta {path} no está en ninguna bóveda de Obsidian; elige una bóveda o una carpeta suya.</translation>
    </message>
    <message>
      <source>Paperround can’t write to {path} ({error}).</source>
      <translation>No se puede escribir nada en {path} ({error}).</translation>
    </message>
    <message>
      <source>Connected to {host}. Nothing was sent.</source>
      <translation>{host} respondió y deja entrar a Paperround; no se envió nada.</translation>
    </message>
    <message>
      <source>{host} accepted a test article.</source>
      <translation>{host} aceptó un artículo inventado.</translation>
    </message>
    <message>
      <source>{program} accepted a test article.</source>
      <translation>{program} aceptó un artículo inventado.</translation>
    </message>
    <message>
      <source>Paperround can write to {path}.</source>
      <translation>Se pueden escribir archivos en {path}.</translation>
    </message>
    <message>
      <source>The article is no longer stored, so it wasn’t sent.</source>
      <translation>El artículo ya no está, así que no se envió.</translation>
    </message>
    <message>
      <source>Sending failed for an unknown reason. See the log for details.</source>
      <translation>El envío falló por un motivo que Paperround no conoce; los detalles están en el registro.</translation>
    </message>
    <message>
      <source>Paperround will try again later.</source>
      <translation>Paperround lo intentará más tarde.</translation>
    </message>
    <message>
      <source>Check the address, or try again later.</source>
      <translation>comprueba la dirección o prueba más tarde.</translation>
    </message>
    <message>
      <source>{host} redirects in a loop. Check the address in a browser.</source>
      <translation>{host} redirige en círculos; comprueba la dirección en un navegador.</translation>
    </message>
    <message>
      <source>The request to {host} was cancelled.</source>
      <translation>La conexión con {host} se interrumpió.</translation>
    </message>
    <message>
      <source>{host} sent data that can’t be decoded. {later}</source>
      <translation>Lo que envió {host} está dañado o comprimido de forma ilegible; {later}</translation>
    </message>
    <message>
      <source>{host} took too long to respond. {later}</source>
      <translation>{host} tardó demasiado en responder; {later}</translation>
    </message>
    <message>
      <source>{host} isn’t responding. {later}</source>
      <translation>{host} no responde; {later}</translation>
    </message>
    <message>
      <source>{host} sent oversized headers. The publisher needs to fix this.</source>
      <translation>{host} responde con cabeceras de tamaño absurdo; avisa a su editor.</translation>
    </message>
    <message>
      <source>The response from {host} is too large for a feed and was skipped.</source>
      <translation>Lo que envía {host} es más grande de lo que debería ser un canal, así que no se tomó.</translation>
    </message>
    <message>
      <source>Couldn’t find {host}. This computer seems to be offline.</source>
      <translation>El nombre {host} no se puede resolver; este equipo parece estar sin conexión.</translation>
    </message>
    <message>
      <source>Couldn’t find {host}. Check the address for typos.</source>
      <translation>No hay ningún servidor llamado {host}; comprueba si hay una errata en la dirección.</translation>
    </message>
    <message>
      <source>The connection to {host} isn’t secure: {why}. Nothing was downloaded.</source>
      <translation>La conexión con {host} no es segura: {why}; no se cargó nada.</translation>
    </message>
    <message>
      <source>Couldn’t make a secure connection to {host}. Check whether the address starts with http:// instead.</source>
      <translation>No se pudo establecer una conexión segura con {host}; comprueba si su dirección empieza más bien por http.</translation>
    </message>
    <message>
      <source>its certificate has expired</source>
      <translation>su certificado ha caducado</translation>
    </message>
    <message>
      <source>its certificate isn’t valid yet</source>
      <translation>su certificado aún no es válido</translation>
    </message>
    <message>
      <source>its certificate is self-signed</source>
      <translation>su certificado solo está firmado por sí mismo</translation>
    </message>
    <message>
      <source>its certificate is from an untrusted authority</source>
      <translation>su certificado está firmado por una autoridad que este equipo no conoce</translation>
    </message>
    <message>
      <source>its certificate was revoked</source>
      <translation>su certificado fue revocado</translation>
    </message>
    <message>
      <source>{host} is on your local network, and you haven’t typed its address yourself. To allow it, add the feed again.</source>
      <translation>{host} está en tu red local y no has escrito tú su dirección. Para permitirlo, añade el canal de nuevo.</translation>
    </message>
    <message>
      <source>its certificate is for a different site</source>
      <translation>su certificado pertenece a otro servidor</translation>
    </message>
    <message>
      <source>its certificate isn’t valid</source>
      <translation>su certificado no es válido</translation>
    </message>
    <message>
      <source>Can’t reach {host}. This computer seems to be offline.</source>
      <translation>No se puede llegar a {host}; este equipo parece estar sin conexión.</translation>
    </message>
    <message>
      <source>Can’t reach {host}. {later}</source>
      <translation>No se puede llegar a {host}; {later}</translation>
    </message>
    <message>
      <source>{host} refused the connection. {later}</source>
      <translation>{host} rechaza las conexiones; {later}</translation>
    </message>
    <message>
      <source>The proxy couldn’t connect to {host}. Check the proxy in Settings.</source>
      <translation>El proxy no quiso conectar con {host}; comprueba el proxy en los ajustes.</translation>
    </message>
    <message>
      <source>{host} isn’t responding like a web server. Check the address.</source>
      <translation>Lo que responde en {host} no habla HTTP; comprueba la dirección.</translation>
    </message>
    <message>
      <source>The connection to {host} was interrupted. {later}</source>
      <translation>La conexión con {host} se cortó; {later}</translation>
    </message>
    <message>
      <source>{host} says there’s nothing at this address. Check the address.</source>
      <translation>No hay nada en esta dirección, dice {host}; comprueba la dirección.</translation>
    </message>
    <message>
      <source>{host} says the publisher has discontinued this feed. Your articles are kept.</source>
      <translation>El editor ha cerrado este canal, dice {host}; sus artículos se conservan.</translation>
    </message>
    <message>
      <source>{host} says the publisher has discontinued this feed, so you can’t subscribe to it.</source>
      <translation>El editor ha cerrado este canal, dice {host}; no hay nada a lo que suscribirse.</translation>
    </message>
    <message>
      <source>{host} asked Paperround to slow down. It will try again later.</source>
      <translation>{host} pide una pausa; Paperround esperará.</translation>
    </message>
    <message>
      <source>{host} asked Paperround to slow down. Try again later.</source>
      <translation>{host} pidió a Paperround que vaya más despacio. Prueba más tarde.</translation>
    </message>
    <message>
      <source>{host} asked Paperround to slow down. It will wait before trying again.</source>
      <translation>{host} ha pedido una pausa; Paperround espera antes de volver a intentarlo.</translation>
    </message>
    <message>
      <source>{host} is having problems (error {status}). {later}</source>
      <translation>{host} tiene un problema propio (error {status}); {later}</translation>
    </message>
    <message>
      <source>{host} won’t allow Paperround to read this feed (error 403).</source>
      <translation>{host} no deja que Paperround lea este canal (error 403).</translation>
    </message>
    <message>
      <source>The proxy needs a password. Add it to the proxy address in Settings.</source>
      <translation>El proxy pide una contraseña; ponla en la dirección del proxy, en los ajustes.</translation>
    </message>
    <message>
      <source>{host} sent an unexpected response (status {status}). {later}</source>
      <translation>{host} responde algo extraño (estado {status}); {later}</translation>
    </message>
    <message>
      <source>{host} requires a sign-in method that Paperround doesn’t support ({kind}).</source>
      <translation>{host} pide un tipo de acceso que Paperround no conoce ({kind}).</translation>
    </message>
    <message>
      <source>{host} didn’t accept this user name and password. Enter them again.</source>
      <translation>{host} no acepta este usuario y contraseña; escríbelos de nuevo.</translation>
    </message>
    <message>
      <source>{host} requires a user name and password. Enter them in the feed’s settings.</source>
      <translation>{host} pide usuario y contraseña; indícalos en los ajustes del canal.</translation>
    </message>
    <message>
      <source>This address redirects to {host}, which requires a password. Paperround won’t send yours to a different site. If the feed has moved, change its address to {url}</source>
      <translation>Esta dirección lleva a {host}, que pide una contraseña; la tuya no se envía a otro servidor. Si el canal está ahora allí, cambia su dirección a {url}</translation>
    </message>
    <message>
      <source>{host} blocks feed readers with a human check (CAPTCHA). Ask the publisher to allow them.</source>
      <translation>{host} quiere una prueba de que lee una persona; pide a su editor que admita lectores de canales.</translation>
    </message>
    <message>
      <source>{host} sent an invalid “not modified” response. The publisher needs to fix this.</source>
      <translation>{host} dice que nada ha cambiado aunque nadie lo preguntó; avisa a su editor.</translation>
    </message>
    <message>
      <source>{host} sent an empty response. {later}</source>
      <translation>{host} responde con una página vacía; {later}</translation>
    </message>
    <message>
      <source>{host} redirects to your local network. Paperround blocked this to keep you safe.</source>
      <translation>{host} redirige a tu propia red, adonde ninguna página debe llevar.</translation>
    </message>
    <message>
      <source>{host} isn’t an address that Paperround can open. Check it.</source>
      <translation>{host} es una dirección de la que no se puede cargar nada; compruébala.</translation>
    </message>
    <message>
      <source>{host} is on your local network, which web pages may not link to. Paperround blocked it.</source>
      <translation>{host} está en tu propia red, adonde ninguna página debe llevar.</translation>
    </message>
    <message>
      <source>No feed found at {host}. Look on the page for an RSS or Feed link and paste its address.</source>
      <translation>{host} tiene aquí una página pero no indica ningún canal; busca en ella un enlace llamado RSS o Feed y pega su dirección.</translation>
    </message>
    <message>
      <source>No feed found at this address. Look on the page for an RSS or Feed link and paste its address.</source>
      <translation>Esta dirección tiene una página pero no indica ningún canal; busca en ella un enlace llamado RSS o Feed y pega su dirección.</translation>
    </message>
    <message>
      <source>Paperround closed before the response was saved.</source>
      <translation>Paperround se cerró antes de guardar la respuesta.</translation>
    </message>
    <message>
      <source>{feed} responded with an error ({status}).</source>
      <translation>{feed} respondió con un error ({status}).</translation>
    </message>
    <message>
      <source>Enter an address, such as example.org.</source>
      <translation>Falta una dirección; escribe una, por ejemplo example.org.</translation>
    </message>
    <message>
      <source>“{text}” isn’t a web address. Enter one such as example.org.</source>
      <translation>«{text}» no es una dirección web; escribe una, por ejemplo example.org.</translation>
    </message>
    <message>
      <source>This address is too long.</source>
      <translation>Es demasiado largo para ser una dirección.</translation>
    </message>
    <message>
      <source>This isn’t a web address: the host or port isn’t valid.</source>
      <translation>Esto no es una dirección web: su servidor o su puerto no se pueden leer.</translation>
    </message>
    <message>
      <source>Only http and https addresses are supported, not {scheme}.</source>
      <translation>Solo se pueden cargar direcciones http y https, no {scheme}.</translation>
    </message>
    <message>
      <source>Only http and https addresses can be fetched.</source>
      <translation>Solo se pueden cargar direcciones http y https.</translation>
    </message>
    <message>
      <source>This isn’t a web address: the host name isn’t valid.</source>
      <translation>Esto no es una dirección web: su servidor no se puede leer.</translation>
    </message>
    <message>
      <source>This isn’t a web address: the host name is missing.</source>
      <translation>Esto no es una dirección web: no nombra ningún servidor.</translation>
    </message>
    <message>
      <source>This isn’t a web address: the host name contains invalid characters.</source>
      <translation>Esto no es una dirección web: su servidor contiene caracteres no permitidos.</translation>
    </message>
    <message>
      <source>This isn’t a web address: DNS doesn’t allow a host name like that.</source>
      <translation>Esto no es una dirección web: el nombre de su servidor no se puede escribir en DNS.</translation>
    </message>
    <message>
      <source>{host} redirects to something that isn’t a web address ({kind}), so Paperround stopped.</source>
      <translation>{host} redirige a algo que no es una dirección web ({kind}), así que no se siguió.</translation>
    </message>
    <message>
      <source>No keyring is available, so this password is only kept until you quit Paperround.</source>
      <translation>Este sistema no ofrece ningún lugar seguro para contraseñas; esta se usa hasta cerrar Paperround, y luego se pedirá otra vez.</translation>
    </message>
    <message>
      <source>The proxy address isn’t valid. Use a form like http://proxy:3128.</source>
      <translation>La dirección del proxy no se puede leer; escríbela así: http://proxy:3128.</translation>
    </message>
    <message>
      <source>The proxy must be an http, https or socks5 address, such as http://proxy:3128 or socks5://localhost:1080.</source>
      <translation>El proxy debe ser una dirección http, https o socks5, por ejemplo http://proxy:3128 o socks5://localhost:1080.</translation>
    </message>
    <message>
      <source>The feed at {url} is damaged and can’t be read. Try again later.</source>
      <translation>El canal {url} está dañado y no se puede leer; prueba más tarde.</translation>
    </message>
    <message>
      <source>The feed at {url} is larger than {megabytes} MB and wasn’t read.</source>
      <translation>El canal {url} supera {megabytes} MB y no se leyó.</translation>
    </message>
    <message>
      <source>The feed at {url} is too complex to read safely. The publisher needs to fix this.</source>
      <translation>El canal {url} es demasiado complicado para leerlo con seguridad; avisa a su editor.</translation>
    </message>
    <message>
      <source>{url} returned JSON that isn’t a feed. Check the address.</source>
      <translation>{url} da JSON, pero no un canal; comprueba la dirección.</translation>
    </message>
    <message>
      <source>The JSON feed at {url} is damaged and can’t be read.</source>
      <translation>El canal JSON {url} está dañado y no se puede leer.</translation>
    </message>
    <message>
      <source>The response from {url} is empty. Try again later.</source>
      <translation>La respuesta de {url} está vacía; prueba más tarde.</translation>
    </message>
    <message>
      <source>The page at {url} requires a sign-in instead of returning a feed.</source>
      <translation>La página {url} pide iniciar sesión en lugar de dar un canal.</translation>
    </message>
    <message>
      <source>The page at {url} is a web page, not a feed.</source>
      <translation>{url} es una página web, no un canal.</translation>
    </message>
    <message>
      <source>{url} isn’t a feed. Check the address.</source>
      <translation>Lo que da {url} no es un canal; comprueba la dirección.</translation>
    </message>
    <message>
      <source>A helper process for unusual feeds couldn’t start. Try again later.</source>
      <translation>No se pudo iniciar el proceso auxiliar que lee los canales difíciles; prueba más tarde.</translation>
    </message>
    <message>
      <source>The feed at {url} took too long to process (over {seconds} seconds).</source>
      <translation>El canal {url} no se pudo leer en {seconds} segundos de cálculo.</translation>
    </message>
    <message>
      <source>The feed at {url} couldn’t be read because the computer was busy. Paperround will try again.</source>
      <translation>El canal {url} no se pudo leer mientras este equipo estaba tan ocupado; se intentará de nuevo.</translation>
    </message>
    <message>
      <source>The feed at {url} couldn’t be read after two tries.</source>
      <translation>La lectura del canal {url} falló dos veces.</translation>
    </message>
    <message>
      <source>The feed at {url} takes too much memory to read.</source>
      <translation>Leer el canal {url} ocupa demasiada memoria.</translation>
    </message>
    <message>
      <source>The feed at {url} can’t be read ({error}). The publisher needs to fix this.</source>
      <translation>El canal {url} no se puede leer ({error}); avisa a su editor.</translation>
    </message>
    <message>
      <source>This feed crashed Paperround’s background process. Resume it to try again.</source>
      <translation>Al leerlo se detuvo el motor de Paperround, así que se apartó; reanúdalo para probar otra vez.</translation>
    </message>
    <message>
      <source>This file is too large for a feed list. Choose an OPML file.</source>
      <translation>Este archivo es demasiado grande para una lista de canales; elige un archivo OPML.</translation>
    </message>
    <message>
      <source>This file is empty. Choose an OPML file.</source>
      <translation>Este archivo está vacío; elige un archivo OPML.</translation>
    </message>
    <message>
      <source>This file isn’t valid OPML (line {line}). Export it again.</source>
      <translation>Este archivo no se puede leer como OPML (línea {line}); expórtalo de nuevo.</translation>
    </message>
    <message>
      <source>This file isn’t a list of feeds. Choose an OPML file.</source>
      <translation>Este archivo no es una lista de canales; elige un archivo OPML.</translation>
    </message>
    <message>
      <source>This file contains XML entities, so it was rejected for security reasons.</source>
      <translation>Este archivo declara entidades, que ninguna lista de canales necesita; no se leyó.</translation>
    </message>
    <message numerus="yes">
      <source>This file lists more than {most:n} feeds. Split it first.</source>
      <translation>
        <numerusform>Este archivo contiene más de {most:n} canal; divídelo antes.</numerusform>
        <numerusform>Este archivo contiene más de {most:n} canales; divídelo antes.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>This file has more than {most:n} folders. Split it first.</source>
      <translation>
        <numerusform>Este archivo tiene más de {most:n} carpeta. Divídelo antes.</numerusform>
        <numerusform>Este archivo tiene más de {most:n} carpetas. Divídelo antes.</numerusform>
      </translation>
    </message>
    <message>
      <source>This file lists no feeds. Choose another.</source>
      <translation>Este archivo no contiene canales; elige otro.</translation>
    </message>
    <message>
      <source>This file links to {url}, which wasn’t imported.</source>
      <translation>{url} es un enlace a otro archivo y no se siguió.</translation>
    </message>
    <message>
      <source>{text} isn’t the address of a feed.</source>
      <translation>{text} no es la dirección de un canal.</translation>
    </message>
    <message>
      <source>Line {line}: {text} isn’t the address of a feed.</source>
      <translation>Línea {line}: {text} no es la dirección de un canal.</translation>
    </message>
    <message>
      <source>Line {line} isn’t a feed but a newsboat query ({text}).</source>
      <translation>La línea {line} no es un canal, sino una regla propia de newsboat ({text}).</translation>
    </message>
    <message>
      <source>Paperround can’t import {file}. Choose an OPML file, another reader’s database or export, or a file that Paperround exported.</source>
      <translation>Paperround no puede importar {file}. Elige un archivo OPML, la base de datos o una exportación de otro lector, o un archivo exportado por Paperround.</translation>
    </message>
    <message>
      <source>This archive is damaged, or made by a later version. What could be read was imported.</source>
      <translation>Este archivo está dañado o lo creó una versión posterior. Se ha importado lo que se pudo leer.</translation>
    </message>
    <message>
      <source>The import was cancelled. Nothing was changed.</source>
      <translation>La importación se canceló; no ha cambiado nada.</translation>
    </message>
    <message>
      <source>The file {file} can’t be read ({error}). Choose another.</source>
      <translation>El archivo {file} no se puede leer ({error}); elige otro.</translation>
    </message>
    <message>
      <source>The file {file} can’t be written ({error}). Choose another place.</source>
      <translation>El archivo {file} no se puede escribir ({error}); elige otro lugar.</translation>
    </message>
    <message>
      <source>There’s no database at {path}. Add a feed first.</source>
      <translation>No hay base de datos en {path}; añade antes un canal.</translation>
    </message>
    <message>
      <source>The database is missing or empty, but there are backups. Restore one in the window or with paperround doctor.</source>
      <translation>La base de datos falta o está vacía, pero hay copias de seguridad; restaura una en la ventana o con paperround doctor.</translation>
    </message>
    <message>
      <source>The database was replaced by a backup.</source>
      <translation>Una copia de seguridad ocupa el lugar de la base de datos.</translation>
    </message>
    <message>
      <source>Another program is using the database. Close other Paperround windows or commands and try again.</source>
      <translation>Otro programa tiene ocupada la base de datos; cierra otras ventanas u órdenes de Paperround y prueba otra vez.</translation>
    </message>
    <message>
      <source>The database is busy. Try again in a moment.</source>
      <translation>Otra parte de Paperround está usando la base de datos; prueba otra vez en un momento.</translation>
    </message>
    <message>
      <source>The disk is full. Nothing was lost, but free up some space before continuing.</source>
      <translation>El disco está lleno: no se ha perdido nada, pero libera espacio antes de seguir.</translation>
    </message>
    <message>
      <source>The database can’t be written. Check the permissions of the profile folder and its disk.</source>
      <translation>No se puede escribir en la base de datos; revisa los permisos de la carpeta de perfil y su disco.</translation>
    </message>
    <message>
      <source>Access to the database was denied. Check the permissions of the profile folder.</source>
      <translation>Se denegó el acceso a la base de datos; revisa los permisos de la carpeta de perfil.</translation>
    </message>
    <message>
      <source>The database can’t be opened. Check that the profile folder exists and is writable.</source>
      <translation>No se puede abrir la base de datos; comprueba que la carpeta de perfil exista y se pueda escribir en ella.</translation>
    </message>
    <message>
      <source>Access to {path} was denied ({error}). Check its permissions.</source>
      <translation>Se denegó el acceso a {path} ({error}); revisa sus permisos.</translation>
    </message>
    <message>
      <source>A disk error occurred while using the database. Check the disk, then try again.</source>
      <translation>El disco dio un error al usar la base de datos; revisa el disco y prueba otra vez.</translation>
    </message>
    <message>
      <source>There isn’t enough memory to use the database. Close other programs and try again.</source>
      <translation>No hay memoria suficiente para usar la base de datos; cierra otros programas y prueba otra vez.</translation>
    </message>
    <message>
      <source>This isn’t a Paperround database. Restore a backup in the window or with paperround doctor.</source>
      <translation>Esto no es una base de datos de Paperround; restaura una copia de seguridad, en la ventana o con paperround doctor.</translation>
    </message>
    <message>
      <source>The database is damaged. Repair it in the window or with paperround doctor --salvage.</source>
      <translation>La base de datos está dañada; repárala en la ventana o con paperround doctor --salvage.</translation>
    </message>
    <message>
      <source>SQLite {version} is too old. Install apsw {wanted} or newer.</source>
      <translation>SQLite {version} es demasiado antiguo; instala apsw {wanted} o posterior.</translation>
    </message>
    <message>
      <source>The file {path} belongs to another program. Choose another profile folder.</source>
      <translation>El archivo {path} pertenece a otro programa; elige otra carpeta de perfil.</translation>
    </message>
    <message>
      <source>This database was saved by a newer version. Update Paperround or restore an older backup.</source>
      <translation>Un Paperround más nuevo creó esta base de datos; actualiza Paperround o restaura una copia de seguridad anterior.</translation>
    </message>
    <message>
      <source>This database is from before 1.0. Move it with packaging/move_development_profile.py.</source>
      <translation>Esta base de datos es anterior a 1.0; pásela con packaging/move_development_profile.py.</translation>
    </message>
    <message>
      <source>This database is from an older version. Start Paperround once to update it.</source>
      <translation>La base de datos es de un Paperround anterior; abre Paperround una vez para actualizarla.</translation>
    </message>
    <message>
      <source>The folder {path} couldn’t be created ({error}). Choose another.</source>
      <translation>No se puede crear la carpeta de perfil {path} ({error}); elige otra.</translation>
    </message>
    <message>
      <source>The folder name {path} isn’t valid UTF-8. Rename it or choose another folder.</source>
      <translation>El nombre de la carpeta {path} no es UTF-8; cámbialo o elige otra.</translation>
    </message>
    <message>
      <source>Paperround can’t write to the profile folder {path}. Check its permissions.</source>
      <translation>No se puede escribir en la carpeta de perfil {path}; compruébala.</translation>
    </message>
    <message>
      <source>The new database failed verification ({fault}). The previous one is kept next to it.</source>
      <translation>La nueva base de datos no está en buen estado ({fault}); lo que había antes se conserva al lado.</translation>
    </message>
    <message>
      <source>Paperround is running with this profile. Quit it first (paperround quit) or repair it in the window.</source>
      <translation>Paperround está usando este perfil; ciérralo antes (paperround quit), o repara en su ventana.</translation>
    </message>
    <message>
      <source>The backup {file} can’t be used ({fault}). Choose another.</source>
      <translation>La copia de seguridad {file} no se puede usar ({fault}); elige otra.</translation>
    </message>
    <message>
      <source>No backup could be written to {path} ({error}). Check the disk.</source>
      <translation>No se pudo escribir ninguna copia de seguridad en {path} ({error}); revisa el disco.</translation>
    </message>
    <message>
      <source>it contains no feeds table</source>
      <translation>no contiene ninguna tabla de canales</translation>
    </message>
    <message>
      <source>its tables aren’t those of Paperround</source>
      <translation>sus tablas no son las de Paperround</translation>
    </message>
    <message>
      <source>there is no such file</source>
      <translation>ese archivo no existe</translation>
    </message>
    <message>
      <source>Some backups couldn’t be cleaned and still contain your reading history. Delete them yourself: {files}</source>
      <translation>Algunas copias no se pudieron limpiar y aún contienen lo anotado; bórralas tú: {files}</translation>
    </message>
    <message>
      <source>There’s nothing left to undo or redo: this was changed again since.</source>
      <translation>Ya no hay nada que deshacer ni rehacer: esto se ha cambiado de nuevo desde entonces.</translation>
    </message>
    <message>
      <source>What was added has been read or changed since, so it stays.</source>
      <translation>Lo añadido se ha leído o cambiado desde entonces, así que se queda.</translation>
    </message>
    <message>
      <source>Already sent</source>
      <translation>Demasiado tarde: ya se envió</translation>
    </message>
    <message>
      <source>You’re no longer subscribed to this feed. Add it again.</source>
      <translation>Ya no tienes la suscripción a este canal; añádelo de nuevo.</translation>
    </message>
    <message>
      <source>Another feed already has the address {url}. Remove one of the two.</source>
      <translation>Otro canal ya tiene la dirección {url}; quita uno de los dos.</translation>
    </message>
    <message>
      <source>This folder no longer exists. Choose another.</source>
      <translation>Esa carpeta ya no existe; elige otra.</translation>
    </message>
    <message>
      <source>Enter a folder name.</source>
      <translation>Una carpeta necesita un nombre; escribe uno.</translation>
    </message>
    <message>
      <source>A folder named {name} already exists there. Choose another name.</source>
      <translation>Ya hay ahí una carpeta llamada {name}; elige otro nombre.</translation>
    </message>
    <message>
      <source>A folder can’t be moved into itself. Choose another place.</source>
      <translation>Una carpeta no puede moverse dentro de sí misma; elige otro lugar.</translation>
    </message>
    <message>
      <source>Rule {rule} doesn’t exist. Run “paperround rules” to list your rules.</source>
      <translation>No hay ninguna regla {rule}; «paperround rules» muestra las que hay.</translation>
    </message>
    <message>
      <source>Enter a tag name.</source>
      <translation>Una etiqueta necesita un nombre; escribe uno.</translation>
    </message>
    <message>
      <source>Tag {tag} doesn’t exist. Run “paperround tag” to list your tags.</source>
      <translation>No hay ninguna etiqueta {tag}; «paperround tag» muestra las que hay.</translation>
    </message>
    <message>
      <source>Article {id} doesn’t exist. Run “paperround entries” to list articles.</source>
      <translation>No hay ningún artículo {id}; «paperround entries» muestra los que hay.</translation>
    </message>
    <message>
      <source>{name} must be between {low} and {high}, not {value}.</source>
      <translation>El ajuste {name} debe estar entre {low} y {high}, no {value}.</translation>
    </message>
    <message>
      <source>The proxy must be a full address, such as http://proxy:3128.</source>
      <translation>El proxy debe ser una dirección completa, por ejemplo http://proxy:3128.</translation>
    </message>
    <message>
      <source>The setting {name} must be one of {choices}.</source>
      <translation>El ajuste {name} debe ser uno de estos: {choices}.</translation>
    </message>
    <message>
      <source>Enter quiet hours like 22:00-07:00, or leave them empty.</source>
      <translation>Las horas de silencio deben escribirse como 22:00-07:00, o quedar vacías.</translation>
    </message>
    <message>
      <source>Edition times must be “learned” or look like 07:15 or 07:15 18:00.</source>
      <translation>Las horas de las ediciones deben ser «learned», o escribirse como 07:15 o 07:15 18:00.</translation>
    </message>
    <message>
      <source>Edition days are digits from 1 (Monday) to 7 (Sunday), in order, such as 12345.</source>
      <translation>Los días de las ediciones son números del 1, lunes, al 7, domingo, en orden, por ejemplo 12345.</translation>
    </message>
    <message>
      <source>List folder numbers, “none” or “starred”, separated by spaces.</source>
      <translation>Indica las carpetas por sus números, o none, o starred, separados por espacios.</translation>
    </message>
    <message>
      <source>{name} accepts these values, separated by spaces: {choices}.</source>
      <translation>El ajuste {name} puede contener esto, separado por espacios: {choices}.</translation>
    </message>
    <message>
      <source>The setting {name} is either yes or no, not {value}.</source>
      <translation>El ajuste {name} es sí o no, no {value}.</translation>
    </message>
    <message>
      <source>The setting {name} can’t be {value}.</source>
      <translation>El ajuste {name} no puede ser {value}.</translation>
    </message>
    <message>
      <source>A rule needs words to find, or a feed, folder or category. Enter at least one.</source>
      <translation>Una regla necesita palabras que buscar, o un canal, carpeta o categoría; indica alguno.</translation>
    </message>
    <message>
      <source>Enter the last day the rule should run, such as 2026-12-31.</source>
      <translation>Escribe el último día en que se aplica la regla, por ejemplo 2026-12-31.</translation>
    </message>
    <message>
      <source>Choose at least one action for the rule.</source>
      <translation>Una regla necesita hacer algo; elige al menos una cosa.</translation>
    </message>
    <message>
      <source>The text to find can be up to {most} characters long.</source>
      <translation>Lo que busca una regla puede tener como mucho {most} caracteres; acórtalo.</translation>
    </message>
    <message>
      <source>This regular expression isn’t valid ({error}).</source>
      <translation>Este patrón no se puede usar ({error}); cámbialo.</translation>
    </message>
    <message>
      <source>Type something directly after {field}: with no space.</source>
      <translation>Escribe algo justo detrás de {field}: (sin espacio).</translation>
    </message>
    <message>
      <source>“is:{state}” isn’t recognised. Use is:unread, is:read, is:starred or is:unstarred.</source>
      <translation>«is:{state}» no significa nada aquí; is:unread, is:read, is:starred e is:unstarred, sí.</translation>
    </message>
    <message>
      <source>“{date}” isn’t a date. Use 2026, 2026-03, 2026-03-31, today, or 7d for seven days ago.</source>
      <translation>«{date}» no es una fecha; escribe 2026, 2026-03, 2026-03-31, today, o 7d para hace siete días.</translation>
    </message>
    <message>
      <source>Only the first {most} words are used.</source>
      <translation>Solo cuentan las primeras {most} palabras.</translation>
    </message>
    <message>
      <source>This search combines too many terms with OR. Remove some.</source>
      <translation>Esta búsqueda une demasiadas cosas con OR; quita algunas.</translation>
    </message>
    <message>
      <source>No feed is called “{name}”.</source>
      <translation>Ningún canal se llama «{name}».</translation>
    </message>
    <message>
      <source>No folder is called “{name}”.</source>
      <translation>Ninguna carpeta se llama «{name}».</translation>
    </message>
    <message>
      <source>No tag is called “{name}”.</source>
      <translation>Ninguna etiqueta se llama «{name}».</translation>
    </message>
    <message>
      <source>There’s no saved search named “{name}”.</source>
      <translation>No hay ninguna búsqueda guardada llamada «{name}».</translation>
    </message>
    <message>
      <source>A saved search named “{name}” already exists.</source>
      <translation>Ya hay una búsqueda guardada llamada «{name}».</translation>
    </message>
    <message>
      <source>on battery: fewer fetches</source>
      <translation>con batería, así que menos consultas</translation>
    </message>
    <message>
      <source>saving power: fewer fetches</source>
      <translation>ahorrando energía, así que menos consultas</translation>
    </message>
    <message>
      <source>metered connection: fewer fetches</source>
      <translation>conexión medida, así que menos consultas</translation>
    </message>
    <message>
      <source>computer busy: fewer fetches</source>
      <translation>equipo ocupado, así que menos consultas</translation>
    </message>
    <message>
      <source>{feed} has moved to {url}.</source>
      <translation>{feed} se ha mudado a {url}.</translation>
    </message>
    <message>
      <source>{feed} was turned off because it crashed Paperround’s background process.</source>
      <translation>{feed} se apartó, porque al leerlo se detuvo el motor.</translation>
    </message>
    <message>
      <source>A feed was turned off because it crashed Paperround’s background process.</source>
      <translation>Se apartó un canal, porque al leerlo se detuvo el motor.</translation>
    </message>
    <message>
      <source>Feeds can’t be refreshed because the background process didn’t start ({error}).</source>
      <translation>No se puede consultar nada: el motor no se inició ({error}).</translation>
    </message>
    <message>
      <source>Looking for feeds failed. Try again.</source>
      <translation>La búsqueda de canales falló; busca de nuevo.</translation>
    </message>
    <message>
      <source>This article has no web address.</source>
      <translation>Este artículo no tiene dirección en la web.</translation>
    </message>
    <message>
      <source>{host} only shows this article to signed-in readers.</source>
      <translation>{host} solo muestra este artículo a lectores que han iniciado sesión.</translation>
    </message>
    <message>
      <source>{host} won’t allow Paperround to read this page (error 403).</source>
      <translation>{host} no deja que Paperround lea esta página (error 403).</translation>
    </message>
    <message>
      <source>{host} says this page no longer exists.</source>
      <translation>Ya no hay ninguna página en esta dirección, dice {host}.</translation>
    </message>
    <message>
      <source>No article was found on this page.</source>
      <translation>No se encontró ningún artículo en esta página.</translation>
    </message>
    <message>
      <source>Paused until you resume</source>
      <translation>En pausa hasta que reanudes</translation>
    </message>
    <message>
      <source>Refreshing {done} of {total}</source>
      <translation>Consultando {done} de {total}</translation>
    </message>
    <message>
      <source>{waiting} · {why}</source>
      <translation>{waiting} · {why}</translation>
    </message>
    <message>
      <source>Can’t reach any feeds. Next try {at:clock}</source>
      <translation>No se llega a ningún canal, y ninguno tiene la culpa. Próximo intento {at:clock}</translation>
    </message>
    <message>
      <source>Can’t reach any feeds through the proxy. Check it in Settings. Next try {at:clock}</source>
      <translation>No se llega a ningún canal por el proxy; compruébalo en los ajustes. Próximo intento {at:clock}</translation>
    </message>
    <message>
      <source>This network requires a sign-in. Open it in a browser. Next try {at:clock}</source>
      <translation>Esta red responde con su propia página: ábrela en un navegador. Próximo intento {at:clock}</translation>
    </message>
    <message>
      <source>{next} · {used}</source>
      <translation>{next} · {used}</translation>
    </message>
    <message>
      <source>Next fetch {at:clock}</source>
      <translation>Próxima consulta {at:clock}</translation>
    </message>
    <message numerus="yes">
      <source>{used:n} of {budget:n}</source>
      <translation>
        <numerusform>{used:n} de {budget:n}</numerusform>
        <numerusform>{used:n} de {budget:n}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{used:n} of about {budget:n}, a busy day</source>
      <translation>
        <numerusform>{used:n} de unas {budget:n}, día intenso</numerusform>
        <numerusform>{used:n} de unas {budget:n}, día intenso</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{used:n} fetches today</source>
      <translation>
        <numerusform>{used:n} consulta hoy</numerusform>
        <numerusform>{used:n} consultas hoy</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{used}, plus {asked:n} you requested</source>
      <translation>
        <numerusform>{used}, {asked:n} más a petición tuya</numerusform>
        <numerusform>{used}, {asked:n} más a petición tuya</numerusform>
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
      <translation>1 canal consultado</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} feeds fetched</source>
      <translation>
        <numerusform>{n:n} canal consultado</numerusform>
        <numerusform>{n:n} canales consultados</numerusform>
      </translation>
    </message>
    <message>
      <source>1 new article</source>
      <translation>1 artículo nuevo</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} new articles</source>
      <translation>
        <numerusform>{n:n} artículo nuevo</numerusform>
        <numerusform>{n:n} artículos nuevos</numerusform>
      </translation>
    </message>
    <message>
      <source>1 has a problem.</source>
      <translation>1 tiene problemas.</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} have problems.</source>
      <translation>
        <numerusform>{n:n} tiene problemas.</numerusform>
        <numerusform>{n:n} tienen problemas.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 feed was fetched {ago} ago: {brought}.</source>
      <translation>1 canal se consultó hace {ago}: {brought}.</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} feeds were fetched {ago} ago: {brought}.</source>
      <translation>
        <numerusform>{n:n} canal se consultó hace {ago}: {brought}.</numerusform>
        <numerusform>{n:n} canales se consultaron hace {ago}: {brought}.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 isn’t due for an update yet.</source>
      <translation>1 aún no tiene nada nuevo, dice su editor.</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} aren’t due for an update yet.</source>
      <translation>
        <numerusform>{n:n} aún no tiene nada nuevo, dice su editor.</numerusform>
        <numerusform>{n:n} aún no tienen nada nuevo, dicen sus editores.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 feed’s server asked Paperround to wait.</source>
      <translation>El servidor de 1 canal pide una pausa por ahora.</translation>
    </message>
    <message numerus="yes">
      <source>The servers of {n:n} feeds asked Paperround to wait.</source>
      <translation>
        <numerusform>El servidor de {n:n} canal pide una pausa por ahora.</numerusform>
        <numerusform>Los servidores de {n:n} canales piden una pausa por ahora.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 doesn’t allow fetches at this hour.</source>
      <translation>1 no quiere consultas a esta hora.</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} don’t allow fetches at this hour.</source>
      <translation>
        <numerusform>{n:n} no quiere consultas a esta hora.</numerusform>
        <numerusform>{n:n} no quieren consultas a esta hora.</numerusform>
      </translation>
    </message>
    <message>
      <source>Nothing to refresh: every feed here is paused or discontinued.</source>
      <translation>Nada que consultar: todos los canales de aquí están en pausa o cerrados.</translation>
    </message>
    <message>
      <source>These feeds come from your account or mailbox, which is being checked.</source>
      <translation>Estos canales vienen de tu cuenta o de tu buzón, que se está consultando.</translation>
    </message>
    <message>
      <source>Can’t reach any feeds. All will be tried again soon.</source>
      <translation>No se llega a ningún canal; ninguno tiene la culpa, y todos se intentarán pronto.</translation>
    </message>
    <message>
      <source>This uses more than half of today’s remaining data. Automatic fetching may stop early today.</source>
      <translation>Esto ocupa más de la mitad de los datos que quedan hoy; las consultas automáticas podrían acabar antes.</translation>
    </message>
    <message>
      <source>New article</source>
      <translation>Un artículo nuevo</translation>
    </message>
    <message>
      <source>Paperround keeps running without a window. Reopen it from your app menu. Press Ctrl+Q to quit.</source>
      <translation>Sigue consultando sin ventana. Ábrelo de nuevo desde el menú; allí Ctrl+Q lo cierra.</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Abrir</translation>
    </message>
    <message>
      <source>Mute for today</source>
      <translation>Silencio por hoy</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} new articles from {feeds}</source>
      <translation>
        <numerusform>{n:n} artículo nuevo de {feeds}</numerusform>
        <numerusform>{n:n} artículos nuevos de {feeds}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>and {n:n} more</source>
      <translation>
        <numerusform>y {n:n} más</numerusform>
        <numerusform>y {n:n} más</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n:n} feeds</source>
      <translation>
        <numerusform>{n:n} canal</numerusform>
        <numerusform>{n:n} canales</numerusform>
      </translation>
    </message>
    <message>
      <source>A simulation needs {least} full days of reading. You have {known}.</source>
      <translation>La simulación necesita {least} días enteros de lectura; Paperround conoce {known}.</translation>
    </message>
    <message>
      <source>You didn’t read on the days to be simulated. Read for a few days first.</source>
      <translation>No entraste en los días que se simularían; lee antes unos días.</translation>
    </message>
    <message>
      <source>paused</source>
      <translation>en pausa</translation>
    </message>
    <message>
      <source>discontinued</source>
      <translation>cerrado</translation>
    </message>
    <message>
      <source>turned off: couldn’t be read</source>
      <translation>apartado: no se pudo leer</translation>
    </message>
    <message>
      <source>all new at each fetch</source>
      <translation>todo nuevo en cada consulta</translation>
    </message>
    <message>
      <source>{feed} gives all its articles new ids at each fetch, so only the newest are kept.</source>
      <translation>{feed} da identificadores nuevos a todos sus artículos en cada consulta, así que solo se conservan los más recientes.</translation>
    </message>
    <message>
      <source>waiting {until} (server’s request)</source>
      <translation>pidió esperar {until}</translation>
    </message>
    <message>
      <source>failing {since}</source>
      <translation>falla {since}</translation>
    </message>
    <message>
      <source>no response at {tried:clock}, trying again soon</source>
      <translation>sin respuesta a las {tried:clock}, pronto otro intento</translation>
    </message>
    <message>
      <source>password required</source>
      <translation>pide una contraseña</translation>
    </message>
    <message>
      <source>moved, verifying the new address</source>
      <translation>se muda, confirmando la nueva dirección</translation>
    </message>
    <message>
      <source>not fetched yet</source>
      <translation>aún sin consultar</translation>
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
        <numerusform>callado, {weeks:n} semana</numerusform>
        <numerusform>callado, {weeks:n} semanas</numerusform>
      </translation>
    </message>
    <message>
      <source>OK</source>
      <translation>bien</translation>
    </message>
    <message>
      <source>{feed} was discontinued by its publisher. Its articles are kept.</source>
      <translation>{feed} ya no existe: su editor lo cerró. Sus artículos se quedan.</translation>
    </message>
    <message>
      <source>{feed} was turned off. {reason}</source>
      <translation>{feed} se apartó: {reason}</translation>
    </message>
    <message>
      <source>It couldn’t be read.</source>
      <translation>no se pudo leer</translation>
    </message>
    <message>
      <source>{feed} asked Paperround to wait {until}.</source>
      <translation>{feed} pidió una pausa {until}.</translation>
    </message>
    <message>
      <source>{feed} hasn’t responded {since}.</source>
      <translation>{feed} no responde {since}.</translation>
    </message>
    <message>
      <source>Fetching {feed} has failed {since}.</source>
      <translation>{feed} no se ha podido consultar {since}.</translation>
    </message>
    <message>
      <source>{feed} requires a user name and password.</source>
      <translation>{feed} pide usuario y contraseña.</translation>
    </message>
    <message>
      <source>{feed} didn’t accept the user name and password.</source>
      <translation>{feed} no acepta el usuario y la contraseña.</translation>
    </message>
    <message>
      <source>Tried at {tried:clock}, next at {next}.</source>
      <translation>Último intento a las {tried:clock}; en espera hasta {next}.</translation>
    </message>
    <message>
      <source>Last tried at {tried:clock}.</source>
      <translation>Último intento a las {tried:clock}.</translation>
    </message>
    <message>
      <source>{at:clock}</source>
      <translation>las {at:clock}</translation>
    </message>
    <message>
      <source>{at:weekday} {at:clock}</source>
      <translation>el {at:weekday} a las {at:clock}</translation>
    </message>
    <message>
      <source>until {at:clock}</source>
      <translation>hasta las {at:clock}</translation>
    </message>
    <message>
      <source>until {at:weekday} {at:clock}</source>
      <translation>hasta el {at:weekday} a las {at:clock}</translation>
    </message>
    <message>
      <source>since {at:clock}</source>
      <translation>desde las {at:clock}</translation>
    </message>
    <message>
      <source>since {at:weekday}</source>
      <translation>desde el {at:weekday}</translation>
    </message>
    <message>
      <source>since {at:date}</source>
      <translation>desde el {at:date}</translation>
    </message>
    <message>
      <source>no connection</source>
      <translation>sin conexión</translation>
    </message>
    <message>
      <source>no such address</source>
      <translation>la dirección no existe</translation>
    </message>
    <message>
      <source>connection refused</source>
      <translation>conexión rechazada</translation>
    </message>
    <message>
      <source>no response in time</source>
      <translation>sin respuesta a tiempo</translation>
    </message>
    <message>
      <source>connection interrupted</source>
      <translation>se cortó a medias</translation>
    </message>
    <message>
      <source>too large for a feed</source>
      <translation>demasiado grande para un canal</translation>
    </message>
    <message>
      <source>invalid address</source>
      <translation>dirección no válida</translation>
    </message>
    <message>
      <source>blocked: redirects to your local network</source>
      <translation>llevaba a tu propia red</translation>
    </message>
    <message>
      <source>redirect loop</source>
      <translation>redirigido en círculos</translation>
    </message>
    <message>
      <source>invalid certificate</source>
      <translation>certificado incorrecto</translation>
    </message>
    <message>
      <source>needs a password</source>
      <translation>pide una contraseña</translation>
    </message>
    <message>
      <source>not found</source>
      <translation>ya no está</translation>
    </message>
    <message>
      <source>discontinued by its publisher</source>
      <translation>cerrado por su editor</translation>
    </message>
    <message>
      <source>asked to wait</source>
      <translation>pidió esperar</translation>
    </message>
    <message>
      <source>server error</source>
      <translation>problema del servidor</translation>
    </message>
    <message>
      <source>blocked by a CAPTCHA</source>
      <translation>quiere prueba de una persona</translation>
    </message>
    <message>
      <source>access denied</source>
      <translation>acceso denegado</translation>
    </message>
    <message>
      <source>cancelled</source>
      <translation>interrumpido</translation>
    </message>
    <message>
      <source>couldn’t be read</source>
      <translation>no se pudo leer</translation>
    </message>
    <message>
      <source>Paperround closed</source>
      <translation>Paperround se cerró</translation>
    </message>
    <message>
      <source>no response</source>
      <translation>sin respuesta</translation>
    </message>
    <message>
      <source>Couldn’t change “Start at login” ({error}). Check the file {path}.</source>
      <translation>No se pudo cambiar el inicio con la sesión ({error}); comprueba el archivo {path}.</translation>
    </message>
    <message>
      <source>Couldn’t change “Start at login”: the desktop didn’t allow it.</source>
      <translation>No se pudo cambiar el inicio con la sesión: el escritorio no lo permitió.</translation>
    </message>
    <message>
      <source>Couldn’t change “Start at login” ({error}). Check the registry’s Run key.</source>
      <translation>No se pudo cambiar el inicio con la sesión ({error}); comprueba la clave Run del registro.</translation>
    </message>
    <message>
      <source>Paperround is already open. Its window was brought to the front.</source>
      <translation>Paperround ya está abierto; su ventana se ha puesto delante.</translation>
    </message>
    <message>
      <source>Paperround is already open. It was asked to refresh.</source>
      <translation>Paperround ya está abierto; se le ha pedido que consulte.</translation>
    </message>
    <message>
      <source>Paperround is already running with this profile but isn’t responding. Quit it and start it again.</source>
      <translation>Paperround ya está usando este perfil pero no responde; termínalo y ábrelo de nuevo.</translation>
    </message>
    <message>
      <source>{file} couldn’t be written: {error}</source>
      <translation>No se pudo escribir {file}: {error}</translation>
    </message>
    <message>
      <source>The article couldn’t be saved: {error}. Choose another place.</source>
      <translation>No se pudo guardar el artículo: {error}. Elige otro lugar.</translation>
    </message>
    <message>
      <source>The Morning Paper</source>
      <translation>El periódico de la mañana</translation>
    </message>
    <message>
      <source>The Evening Paper</source>
      <translation>El periódico de la tarde</translation>
    </message>
    <message>
      <source>{weekday} {day} {month}</source>
      <translation>{weekday} {day} de {month}</translation>
    </message>
    <message numerus="yes">
      <source>{posts:n} articles from {feeds:n} feeds, {minutes:n} min</source>
      <translation>
        <numerusform>{posts:n} artículo de {feeds:n} canales, {minutes:n} min</numerusform>
        <numerusform>{posts:n} artículos de {feeds:n} canales, {minutes:n} min</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{posts:n} articles, {minutes:n} min</source>
      <translation>
        <numerusform>{posts:n} artículo, {minutes:n} min</numerusform>
        <numerusform>{posts:n} artículos, {minutes:n} min</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>1 article, {minutes:n} min</source>
      <translation>
        <numerusform>Un artículo, {minutes:n} min</numerusform>
        <numerusform>Un artículo, {minutes:n} min</numerusform>
      </translation>
    </message>
    <message>
      <source>No. {number}</source>
      <translation>N.º {number}</translation>
    </message>
    <message>
      <source>Front page</source>
      <translation>Portada</translation>
    </message>
    <message>
      <source>In brief</source>
      <translation>Breves</translation>
    </message>
    <message>
      <source>Other feeds</source>
      <translation>Otros canales</translation>
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
        <numerusform>{minutes:n} min de escucha</numerusform>
        <numerusform>{minutes:n} min de escucha</numerusform>
      </translation>
    </message>
    <message>
      <source>On the web</source>
      <translation>En la web</translation>
    </message>
    <message>
      <source>continues on page {page}</source>
      <translation>sigue en la página {page}</translation>
    </message>
    <message>
      <source>continued from page {page}</source>
      <translation>viene de la página {page}</translation>
    </message>
    <message>
      <source>Made by Paperround on this computer, from your own feeds.</source>
      <translation>Hecho por Paperround en este equipo, con tus propios canales.</translation>
    </message>
    <message>
      <source>Not enough new articles for an edition today.</source>
      <translation>Hoy no hay nada lo bastante nuevo para un periódico.</translation>
    </message>
    <message>
      <source>No edition was created. Nothing changed.</source>
      <translation>No se ha hecho ningún periódico; todo está como antes.</translation>
    </message>
    <message>
      <source>Loading full articles: {done} of {total}</source>
      <translation>Obteniendo textos completos: {done} de {total}</translation>
    </message>
    <message>
      <source>Loading images: {done} of {total} articles</source>
      <translation>Obteniendo imágenes: {done} de {total} artículos</translation>
    </message>
    <message numerus="yes">
      <source>Laying out the pages: {posts:n} articles</source>
      <translation>
        <numerusform>Componiendo las páginas: {posts:n} artículo</numerusform>
        <numerusform>Componiendo las páginas: {posts:n} artículos</numerusform>
      </translation>
    </message>
    <message>
      <source>Today’s edition, created {at:clock}</source>
      <translation>El periódico de hoy, hecho a las {at:clock}</translation>
    </message>
    <message>
      <source>Edition of {at:weekday} {at:date}, created {at:clock}</source>
      <translation>El periódico del {at:weekday} {at:date}, hecho a las {at:clock}</translation>
    </message>
    <message numerus="yes">
      <source>Created {at:clock} from what was available ({n:n} feeds didn’t respond)</source>
      <translation>
        <numerusform>Hecho a las {at:clock} con lo que había; {n:n} canal no respondió</numerusform>
        <numerusform>Hecho a las {at:clock} con lo que había; {n:n} canales no respondieron</numerusform>
      </translation>
    </message>
    <message>
      <source>Created {at:clock} from what was available (1 feed didn’t respond)</source>
      <translation>Hecho a las {at:clock} con lo que había; un canal no respondió</translation>
    </message>
    <message>
      <source>Created at {at:clock} instead of {due:clock}, because the computer was asleep or Paperround was closed.</source>
      <translation>Hecho a las {at:clock} en lugar de a las {due:clock}: hasta entonces el equipo estaba suspendido o Paperround cerrado.</translation>
    </message>
    <message>
      <source>Waiting for {target} since {at:clock}: {why}</source>
      <translation>Esperando {target} desde las {at:clock}: {why}</translation>
    </message>
    <message>
      <source>Saved to {path}.</source>
      <translation>Está en {path}.</translation>
    </message>
    <message>
      <source>Emailed to {address} at {at:clock}.</source>
      <translation>Se envió a {address} a las {at:clock}.</translation>
    </message>
    <message>
      <source>Next: {when}.</source>
      <translation>Próximo: {when}.</translation>
    </message>
    <message>
      <source>Next: {when}, because you usually read at {visit}.</source>
      <translation>Próximo: {when}; sueles entrar a las {visit}.</translation>
    </message>
    <message>
      <source>Next: {when}, until Paperround knows when you start reading.</source>
      <translation>Próximo: {when}, hasta que Paperround sepa cuándo entras por primera vez.</translation>
    </message>
    <message>
      <source>today {at:clock}</source>
      <translation>hoy {at:clock}</translation>
    </message>
    <message>
      <source>tomorrow {at:clock}</source>
      <translation>mañana {at:clock}</translation>
    </message>
    <message>
      <source>The fetch at {at:clock} covers it, so it uses no extra fetches.</source>
      <translation>La reactivación de las {at:clock} consulta también para él, así que no cuesta otra.</translation>
    </message>
    <message>
      <source>It uses the articles already downloaded by then. Nothing extra is downloaded.</source>
      <translation>Se hace con lo que haya entonces; no se consulta nada solo para él.</translation>
    </message>
    <message>
      <source>Choose at least one day.</source>
      <translation>Elige al menos un día.</translation>
    </message>
    <message>
      <source>Editions are only created when you ask.</source>
      <translation>Solo se hace un periódico cuando lo pides.</translation>
    </message>
    <message>
      <source>the folder</source>
      <translation>la carpeta</translation>
    </message>
    <message>
      <source>the mail server</source>
      <translation>el servidor de correo</translation>
    </message>
    <message>
      <source>Edition {number} doesn’t exist. Run “paperround edition --list” to see them all.</source>
      <translation>No hay ninguna edición {number}; «paperround edition --list» las muestra.</translation>
    </message>
    <message>
      <source>Choose a file name that ends in .epub or .pdf.</source>
      <translation>Indica un archivo que acabe en .epub o .pdf.</translation>
    </message>
    <message>
      <source>The pages couldn’t be created. See the log for details.</source>
      <translation>No se pudieron crear las páginas; los detalles están en el registro.</translation>
    </message>
    <message>
      <source>The articles in this edition are no longer stored.</source>
      <translation>Lo que había en este periódico ya no está aquí.</translation>
    </message>
    <message>
      <source>Enter the address to send editions to.</source>
      <translation>Escribe la dirección a la que se envían los periódicos.</translation>
    </message>
    <message>
      <source>Enter your outgoing mail (SMTP) server, such as smtp.example.org:587.</source>
      <translation>Escribe el servidor que acepta tu correo, por ejemplo smtp.example.org:587.</translation>
    </message>
    <message>
      <source>Enter your own email address.</source>
      <translation>Escribe tu propia dirección de correo.</translation>
    </message>
    <message>
      <source>The saved password for {host} is missing. Enter it again in Morning Paper.</source>
      <translation>La contraseña de {host} no se conoce; escríbela de nuevo en Periódico matutino.</translation>
    </message>
    <message>
      <source>{host} didn’t accept this user name and password.</source>
      <translation>{host} no acepta este usuario y contraseña.</translation>
    </message>
    <message>
      <source>{host} rejected the email: {why}</source>
      <translation>{host} no aceptó el correo: {why}</translation>
    </message>
    <message>
      <source>Can’t reach {host}. Paperround will try again.</source>
      <translation>No se puede llegar a {host}; se intentará de nuevo.</translation>
    </message>
    <message>
      <source>{host} doesn’t offer a secure connection, so the password wasn’t sent.</source>
      <translation>{host} no ofrece una conexión segura, así que no se envió ninguna contraseña.</translation>
    </message>
    <message>
      <source>{host} doesn’t offer a secure connection, so nothing was sent. You can allow mail without encryption.</source>
      <translation>{host} no ofrece una conexión segura, así que no se envió nada. Puedes permitir el correo sin cifrar.</translation>
    </message>
    <message>
      <source>{host} is ready to send your mail. Nothing was sent.</source>
      <translation>{host} respondió y aceptaría el correo; no se envió nada.</translation>
    </message>
    <message>
      <source>Just before you usually read, around {time}.</source>
      <translation>Antes de tu visita habitual, hacia las {time}.</translation>
    </message>
    <message>
      <source>You asked to be notified right away.</source>
      <translation>Quieres sus artículos enseguida.</translation>
    </message>
    <message>
      <source>You set it to be fetched every {span}.</source>
      <translation>Intervalo que has elegido: {span}.</translation>
    </message>
    <message>
      <source>You set custom intervals for these.</source>
      <translation>Les has dado un intervalo propio.</translation>
    </message>
    <message>
      <source>You just subscribed.</source>
      <translation>Te has suscrito.</translation>
    </message>
    <message>
      <source>You chose Refresh.</source>
      <translation>Has pedido una consulta.</translation>
    </message>
    <message>
      <source>You asked for it on the command line.</source>
      <translation>Lo has pedido en el terminal.</translation>
    </message>
    <message>
      <source>You entered its password.</source>
      <translation>Has dado su contraseña.</translation>
    </message>
    <message>
      <source>You opened it, and it’s set to refresh when opened.</source>
      <translation>Lo has abierto, y quieres que entonces se consulte.</translation>
    </message>
    <message>
      <source>First fetch after the computer woke up.</source>
      <translation>Primera consulta tras reactivarse el equipo.</translation>
    </message>
    <message>
      <source>The demo fetches just after each article so you can watch them arrive.</source>
      <translation>La demo consulta justo después de una publicación, para que veas llegar los artículos.</translation>
    </message>
    <message>
      <source>It hasn’t responded yet, so Paperround is trying again.</source>
      <translation>Aún no ha respondido, así que se intenta de nuevo.</translation>
    </message>
    <message>
      <source>They haven’t responded yet, so Paperround is trying again.</source>
      <translation>Aún no han respondido, así que se intenta de nuevo.</translation>
    </message>
    <message>
      <source>So you don’t miss anything: these list few articles, which turn over quickly.</source>
      <translation>Para no perder nada: estos guardan pocos artículos y se llenan pronto.</translation>
    </message>
    <message>
      <source>Its publisher asks for at least {span} between fetches.</source>
      <translation>Su editor pide al menos {span} entre consultas.</translation>
    </message>
    <message>
      <source>Its publisher asks not to be fetched for the next {span}.</source>
      <translation>Su editor pide que no se consulte durante {span}.</translation>
    </message>
    <message>
      <source>Its server asked Paperround to wait {span}.</source>
      <translation>Su servidor ha pedido una pausa: {span}.</translation>
    </message>
    <message>
      <source>Its server wants at least {span} between requests, so its feeds take turns.</source>
      <translation>Su servidor quiere al menos {span} entre consultas, así que sus canales se turnan.</translation>
    </message>
    <message>
      <source>Their server wants some time between requests, so its feeds take turns.</source>
      <translation>Su servidor quiere algo de tiempo entre consultas, así que sus canales se turnan.</translation>
    </message>
    <message>
      <source>The last fetch failed, so the next one is in {span}.</source>
      <translation>Falló, así que el próximo intento será tras {span}.</translation>
    </message>
    <message>
      <source>Its server asked Paperround to wait until now.</source>
      <translation>Había pedido una pausa hasta ahora.</translation>
    </message>
    <message>
      <source>Their servers asked Paperround to wait until now.</source>
      <translation>Habían pedido una pausa hasta ahora.</translation>
    </message>
    <message>
      <source>Its publisher has discontinued it.</source>
      <translation>Su editor lo ha cerrado.</translation>
    </message>
    <message>
      <source>One of the times that keep you waiting least. This feed gets a fetch about every {span}.</source>
      <translation>Uno de los momentos que menos te hacen esperar. Este canal se consulta cada {span} más o menos.</translation>
    </message>
    <message>
      <source>One of the times that keep you waiting least for these.</source>
      <translation>Uno de los momentos que menos te hacen esperar por estos.</translation>
    </message>
    <message>
      <source>One of the times that leave the fewest articles missing when you read.</source>
      <translation>Uno de los momentos en que faltan menos artículos cuando lees.</translation>
    </message>
    <message>
      <source>Soon after the hours in which it usually publishes. It gets a fetch about every {span}.</source>
      <translation>Poco después de sus horas habituales de publicación. Se consulta cada {span} más o menos.</translation>
    </message>
    <message>
      <source>Soon after the hours in which these usually publish.</source>
      <translation>Poco después de las horas habituales de publicación de estos.</translation>
    </message>
    <message>
      <source>It’s fetched about every {span}.</source>
      <translation>Se consulta cada {span} más o menos.</translation>
    </message>
    <message>
      <source>These are fetched at even intervals.</source>
      <translation>Estos se consultan a intervalos iguales.</translation>
    </message>
    <message>
      <source>It’s fetched about every {span}, so that few articles drop off its list unseen.</source>
      <translation>Se consulta cada {span} más o menos, para que pocos artículos salgan de su lista sin verse.</translation>
    </message>
    <message>
      <source>These are fetched so that few articles drop off their lists unseen.</source>
      <translation>Estos se consultan para que pocos artículos salgan de su lista sin verse.</translation>
    </message>
    <message>
      <source>Of all feeds it’s likely to have kept articles from you for longest.</source>
      <translation>De todos los canales, es probable que sea el que más tiempo lleva guardándote artículos.</translation>
    </message>
    <message>
      <source>Of all feeds these are likely to have kept articles from you for longest.</source>
      <translation>De todos los canales, es probable que estos lleven más tiempo guardándote artículos.</translation>
    </message>
    <message>
      <source>Of all feeds it’s likely to have the most articles that are still fresh.</source>
      <translation>De todos los canales, es probable que tenga más artículos aún frescos.</translation>
    </message>
    <message>
      <source>Of all feeds these are likely to have the most articles that are still fresh.</source>
      <translation>De todos los canales, es probable que estos tengan más artículos aún frescos.</translation>
    </message>
    <message>
      <source>Its articles come about {span} apart.</source>
      <translation>Tiempo entre sus artículos: {span} más o menos.</translation>
    </message>
    <message>
      <source>They are fetched about as often as they publish.</source>
      <translation>Se consultan más o menos tan a menudo como publican.</translation>
    </message>
    <message>
      <source>By its usual hours it should have a new article by now.</source>
      <translation>Por sus horas habituales, ya debería tener un artículo nuevo.</translation>
    </message>
    <message>
      <source>By their usual hours these should have new articles by now.</source>
      <translation>Por sus horas habituales, estos ya deberían tener artículos nuevos.</translation>
    </message>
    <message>
      <source>Just before you usually read.</source>
      <translation>Antes de tu visita habitual.</translation>
    </message>
    <message>
      <source>No sooner, because its publisher asks for at least {span} between fetches.</source>
      <translation>Su editor pide al menos {span} entre consultas, así que no antes.</translation>
    </message>
    <message>
      <source>No sooner, because their publishers ask for time between fetches.</source>
      <translation>Sus editores piden pausas entre consultas, así que no antes.</translation>
    </message>
    <message>
      <source>No sooner, because its publisher asks not to be fetched for the next {span}.</source>
      <translation>Su editor pide que no se consulte durante {span}, así que no antes.</translation>
    </message>
    <message>
      <source>No sooner, because their publishers ask not to be fetched at some hours.</source>
      <translation>Sus editores piden que no se consulte a ciertas horas, así que no antes.</translation>
    </message>
    <message>
      <source>No sooner, because its server asked Paperround to wait {span}.</source>
      <translation>Su servidor ha pedido una pausa ({span}), así que no antes.</translation>
    </message>
    <message>
      <source>No sooner, because their servers asked Paperround to wait.</source>
      <translation>Sus servidores han pedido una pausa, así que no antes.</translation>
    </message>
    <message>
      <source>The last fetch failed. Trying again after {span}.</source>
      <translation>Falló y se intenta de nuevo tras {span}.</translation>
    </message>
    <message>
      <source>The last fetches failed. Trying again.</source>
      <translation>Fallaron y se intentan de nuevo.</translation>
    </message>
    <message>
      <source>You’re reading now, and it may have new articles.</source>
      <translation>Estás leyendo, y puede haber publicado desde la última consulta.</translation>
    </message>
    <message>
      <source>You’re reading now, and these may have new articles.</source>
      <translation>Estás leyendo, y pueden haber publicado desde su última consulta.</translation>
    </message>
    <message>
      <source>You’re reading now, and it usually has one new article by this time.</source>
      <translation>Estás leyendo, y suele haber publicado una vez desde la última consulta.</translation>
    </message>
    <message>
      <source>You’re reading now, and these usually have new articles by this time.</source>
      <translation>Estás leyendo, y suelen haber publicado desde su última consulta.</translation>
    </message>
    <message>
      <source>You’re reading now, and it usually has {count} new articles by this time.</source>
      <translation>Estás leyendo, y suele haber publicado {count} veces desde la última consulta.</translation>
    </message>
    <message>
      <source>It may have new articles by then.</source>
      <translation>Para entonces puede haber publicado desde la última consulta.</translation>
    </message>
    <message>
      <source>Some of them may have new articles by then.</source>
      <translation>Para entonces algunos pueden haber publicado.</translation>
    </message>
    <message>
      <source>It usually has one new article by then.</source>
      <translation>Para entonces suele haber publicado una vez desde la última consulta.</translation>
    </message>
    <message>
      <source>They usually have new articles by then.</source>
      <translation>Para entonces suelen haber publicado.</translation>
    </message>
    <message>
      <source>It usually has {count} new articles by then.</source>
      <translation>Para entonces suele haber publicado {count} veces desde la última consulta.</translation>
    </message>
    <message>
      <source>You just unlocked the computer and usually read soon after.</source>
      <translation>Acabas de desbloquear el equipo, y sueles entrar poco después.</translation>
    </message>
    <message>
      <source>You just came back to the computer and usually read soon after.</source>
      <translation>Acabas de volver al equipo, y sueles entrar poco después.</translation>
    </message>
    <message>
      <source>The computer just woke up, and you usually read soon after.</source>
      <translation>El equipo acaba de reactivarse, y sueles entrar poco después.</translation>
    </message>
    <message>
      <source>You just opened the lid and usually read soon after.</source>
      <translation>Acabas de abrir la tapa, y sueles entrar poco después.</translation>
    </message>
    <message>
      <source>The computer just joined a network, and you usually read soon after.</source>
      <translation>El equipo acaba de conectarse a una red, y sueles entrar poco después.</translation>
    </message>
    <message>
      <source>Its articles are mostly repeats, so it’s fetched less often.</source>
      <translation>Sus artículos suelen repetirse, así que se consulta menos.</translation>
    </message>
    <message>
      <source>Its articles are mostly original, so it’s fetched more often.</source>
      <translation>Sus artículos suelen contar algo nuevo, así que se consulta más.</translation>
    </message>
    <message>
      <source>You rarely open its articles, so it’s fetched less often.</source>
      <translation>Abres poco sus artículos, así que se consulta menos.</translation>
    </message>
    <message>
      <source>You often open its articles, so it’s fetched more often.</source>
      <translation>Abres a menudo sus artículos, así que se consulta más.</translation>
    </message>
  </context>
</TS>
