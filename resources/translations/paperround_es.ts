<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es">
  <context>
    <name>Paperround</name>
    <message>
      <source>Attached</source>
      <translation>Adjuntos</translation>
    </message>
    <message>
      <source>sound</source>
      <translation>sonido</translation>
    </message>
    <message>
      <source>film</source>
      <translation>vídeo</translation>
    </message>
    <message>
      <source>picture</source>
      <translation>imagen</translation>
    </message>
    <message>
      <source>text</source>
      <translation>texto</translation>
    </message>
    <message>
      <source>Fetching the page…</source>
      <translation>Cargando la página…</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>Reproducir</translation>
    </message>
    <message>
      <source>Comments</source>
      <translation>Comentarios</translation>
    </message>
    <message>
      <source>d MMMM yyyy</source>
      <translation>d 'de' MMMM 'de' yyyy</translation>
    </message>
    <message>
      <source>1 minute to watch</source>
      <translation>1 minuto de vídeo</translation>
    </message>
    <message>
      <source>1 minute to read</source>
      <translation>1 minuto de lectura</translation>
    </message>
    <message>
      <source>The page gave no article. Showing what the feed sent.</source>
      <translation>En la página no hay ningún artículo. Se muestra lo que envió el canal.</translation>
    </message>
    <message numerus="yes">
      <source>Continue reading, {minutes} more minutes</source>
      <translation>
        <numerusform>Seguir leyendo, {minutes} minuto más</numerusform>
        <numerusform>Seguir leyendo, {minutes} minutos más</numerusform>
      </translation>
    </message>
    <message>
      <source>Continue reading, 1 more minute</source>
      <translation>Seguir leyendo, 1 minuto más</translation>
    </message>
    <message numerus="yes">
      <source>{minutes} minutes to watch</source>
      <translation>
        <numerusform>{minutes} minuto de vídeo</numerusform>
        <numerusform>{minutes} minutos de vídeo</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{minutes} minutes to read</source>
      <translation>
        <numerusform>{minutes} minuto de lectura</numerusform>
        <numerusform>{minutes} minutos de lectura</numerusform>
      </translation>
    </message>
    <message>
      <source>{n} min</source>
      <translation>{n} min</translation>
    </message>
    <message>
      <source>Show pictures</source>
      <translation>Mostrar imágenes</translation>
    </message>
    <message>
      <source>Pictures are shown. They take more data, and each one’s server sees that you fetched it.</source>
      <translation>Las imágenes se muestran. Consumen más datos, y el servidor de cada una ve que la has cargado.</translation>
    </message>
    <message>
      <source>Pictures are not loaded.</source>
      <translation>Las imágenes no se cargan.</translation>
    </message>
    <message>
      <source>Only a headline here.</source>
      <translation>Aquí solo hay un titular.</translation>
    </message>
    <message>
      <source>Fetch full text</source>
      <translation>Cargar el texto completo</translation>
    </message>
    <message>
      <source>Nothing selected</source>
      <translation>Nada seleccionado</translation>
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
      <source>Keep them</source>
      <translation>Conservar</translation>
    </message>
    <message>
      <source>Only when I ask</source>
      <translation>Solo si lo pido</translation>
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
      <source>Open this link in the browser</source>
      <translation>Abrir este enlace en el navegador</translation>
    </message>
    <message>
      <source>Copy this link</source>
      <translation>Copiar este enlace</translation>
    </message>
    <message>
      <source>This article is too long to be shown in one piece.</source>
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
      <source>Next</source>
      <translation>Siguiente</translation>
    </message>
    <message>
      <source>Done</source>
      <translation>Hecho</translation>
    </message>
    <message>
      <source>{current} of {count}</source>
      <translation>{current} de {count}</translation>
    </message>
    <message>
      <source>Not found</source>
      <translation>No se encuentra</translation>
    </message>
    <message>
      <source>Newspaper</source>
      <translation>Periódico</translation>
    </message>
    <message>
      <source>Text settings</source>
      <translation>Texto</translation>
    </message>
    <message>
      <source>More</source>
      <translation>Más</translation>
    </message>
    <message>
      <source>Layout</source>
      <translation>Disposición</translation>
    </message>
    <message>
      <source>Save picture</source>
      <translation>Guardar imagen</translation>
    </message>
    <message>
      <source>Enlarge the picture</source>
      <translation>Ampliar la imagen</translation>
    </message>
    <message>
      <source>Save the picture…</source>
      <translation>Guardar la imagen…</translation>
    </message>
    <message>
      <source>Copy the picture</source>
      <translation>Copiar la imagen</translation>
    </message>
    <message>
      <source>Copy the picture’s address</source>
      <translation>Copiar la dirección de la imagen</translation>
    </message>
    <message>
      <source>Open the picture in the browser</source>
      <translation>Abrir la imagen en el navegador</translation>
    </message>
    <message>
      <source>Picture copied</source>
      <translation>Imagen copiada</translation>
    </message>
    <message>
      <source>This picture cannot be had.</source>
      <translation>Esta imagen no está disponible.</translation>
    </message>
    <message>
      <source>Fetching…</source>
      <translation>Cargando…</translation>
    </message>
    <message>
      <source>Previous picture</source>
      <translation>Imagen anterior</translation>
    </message>
    <message>
      <source>Next picture</source>
      <translation>Imagen siguiente</translation>
    </message>
    <message>
      <source>Smaller</source>
      <translation>Reducir</translation>
    </message>
    <message>
      <source>Larger</source>
      <translation>Ampliar</translation>
    </message>
    <message>
      <source>Full size</source>
      <translation>Tamaño real</translation>
    </message>
    <message>
      <source>Save…</source>
      <translation>Guardar…</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Cerrar</translation>
    </message>
    <message>
      <source>Picture</source>
      <translation>Imagen</translation>
    </message>
    <message>
      <source>{n} of {all}</source>
      <translation>{n} de {all}</translation>
    </message>
    <message>
      <source>This picture is broken or too large to be shown here.</source>
      <translation>Esta imagen está dañada o es demasiado grande para mostrarla aquí.</translation>
    </message>
    <message>
      <source>Fit to the window</source>
      <translation>Ajustar a la ventana</translation>
    </message>
    <message>
      <source>Picture, {width} × {height}</source>
      <translation>Imagen, {width} × {height}</translation>
    </message>
    <message>
      <source>This picture could not be fetched.</source>
      <translation>No se pudo cargar esta imagen.</translation>
    </message>
    <message>
      <source>Downloaded</source>
      <translation>Descargado</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>Detener</translation>
    </message>
    <message>
      <source>Fetched on {day}, before you looked</source>
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
      <source>Remove</source>
      <translation>Quitar</translation>
    </message>
    <message>
      <source>Downloading</source>
      <translation>Descargando</translation>
    </message>
    <message>
      <source>Fetched {time} after you first looked</source>
      <translation>Consultado {time} después de tu primera visita</translation>
    </message>
    <message>
      <source>Fetched at {time}, before you looked</source>
      <translation>Consultado a las {time}, antes de tu visita</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Reintentar</translation>
    </message>
    <message>
      <source>Downloaded for {time}, when you usually listen</source>
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
      <source>Something went wrong inside Paperround ({name}).</source>
      <translation>Algo ha fallado dentro de Paperround ({name}).</translation>
    </message>
    <message>
      <source>Undone: {what}</source>
      <translation>Deshecho: {what}</translation>
    </message>
    <message>
      <source>Done again: {what}</source>
      <translation>Rehecho: {what}</translation>
    </message>
    <message>
      <source>Open Paperround</source>
      <translation>Abrir Paperround</translation>
    </message>
    <message>
      <source>About Paperround</source>
      <translation>Acerca de Paperround</translation>
    </message>
    <message>
      <source>A feed reader that fetches just before you look. Free under the MIT licence.</source>
      <translation>Un lector de canales que consulta justo antes de que entres. Libre bajo licencia MIT.</translation>
    </message>
    <message>
      <source>Home page of the project</source>
      <translation>Página del proyecto</translation>
    </message>
    <message>
      <source>Works that Paperround is made with</source>
      <translation>Obras con las que está hecho Paperround</translation>
    </message>
    <message>
      <source>Licence</source>
      <translation>Licencia</translation>
    </message>
    <message>
      <source>Made with the works of others</source>
      <translation>Hecho con el trabajo de otros</translation>
    </message>
    <message>
      <source>Version {version}</source>
      <translation>Versión {version}</translation>
    </message>
    <message>
      <source>built on {date}</source>
      <translation>compilada el {date}</translation>
    </message>
    <message numerus="yes">
      <source>{n} changes that you made here have not reached it yet, and would not any more.</source>
      <translation>
        <numerusform>{n} cambio hecho aquí aún no le ha llegado, y ya no le llegaría.</numerusform>
        <numerusform>{n} cambios hechos aquí aún no le han llegado, y ya no le llegarían.</numerusform>
      </translation>
    </message>
    <message>
      <source>{done} of {total} posts</source>
      <translation>{done} de {total} artículos</translation>
    </message>
    <message>
      <source>once</source>
      <translation>una vez</translation>
    </message>
    <message>
      <source>when you look</source>
      <translation>cuando entras a leer</translation>
    </message>
    <message>
      <source>0, all sent</source>
      <translation>0, todo enviado</translation>
    </message>
    <message>
      <source>One change that you made here has not reached it yet, and would not any more.</source>
      <translation>Un cambio hecho aquí aún no le ha llegado, y ya no le llegaría.</translation>
    </message>
    <message>
      <source>An account keeps feeds, read marks and stars the same on all your devices.</source>
      <translation>Una cuenta mantiene iguales los canales, lo leído y las estrellas en todos tus dispositivos.</translation>
    </message>
    <message>
      <source>Paperround will tell {name} when to poll which feed, by the plan for all your feeds and within your daily budget. You can then let the server poll by itself only rarely. It uses the same password at the server's own interface.</source>
      <translation>Paperround le dirá a {name} cuándo consultar cada canal, según el plan de todos tus canales y dentro de tu presupuesto diario. Así, el servidor apenas tendrá que consultar por sí mismo. En la interfaz propia del servidor se usa la misma contraseña.</translation>
    </message>
    <message>
      <source>synchronising</source>
      <translation>sincronizando</translation>
    </message>
    <message>
      <source>not synchronised yet</source>
      <translation>aún sin sincronizar</translation>
    </message>
    <message>
      <source>synchronised just now</source>
      <translation>sincronizada ahora mismo</translation>
    </message>
    <message numerus="yes">
      <source>offline, {n} waiting</source>
      <translation>
        <numerusform>sin conexión, {n} en espera</numerusform>
        <numerusform>sin conexión, {n} en espera</numerusform>
      </translation>
    </message>
    <message>
      <source>asks for a pause</source>
      <translation>pide una pausa</translation>
    </message>
    <message>
      <source>password refused</source>
      <translation>contraseña rechazada</translation>
    </message>
    <message>
      <source>certificate not trusted</source>
      <translation>certificado no fiable</translation>
    </message>
    <message>
      <source>interface switched off</source>
      <translation>interfaz desactivada</translation>
    </message>
    <message>
      <source>did not answer</source>
      <translation>sin respuesta</translation>
    </message>
    <message>
      <source>{times} instead of {hours}</source>
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
      <source>It answered in {s} s: {feeds}, {unread} unread, {stars} stars.</source>
      <translation>Respuesta en {s} s: {feeds}, {unread} sin leer, {stars} estrellas.</translation>
    </message>
    <message>
      <source>1 of them you already have; it will be kept once.</source>
      <translation>Ya tienes 1 de ellos; no se duplicará.</translation>
    </message>
    <message>
      <source>Address</source>
      <translation>Dirección</translation>
    </message>
    <message>
      <source>Add account…</source>
      <translation>Añadir cuenta…</translation>
    </message>
    <message>
      <source>New account</source>
      <translation>Cuenta nueva</translation>
    </message>
    <message>
      <source>Feeds that I add go there, too</source>
      <translation>Añadir allí también los canales nuevos</translation>
    </message>
    <message>
      <source>The password for its API:</source>
      <translation>La contraseña de su API:</translation>
    </message>
    <message>
      <source>Own certificate authority…</source>
      <translation>Autoridad de certificación propia…</translation>
    </message>
    <message>
      <source>Leave {name}</source>
      <translation>Dejar {name}</translation>
    </message>
    <message>
      <source>Leave this account…</source>
      <translation>Dejar esta cuenta…</translation>
    </message>
    <message>
      <source>Tell it when to poll</source>
      <translation>Decirle cuándo consultar</translation>
    </message>
    <message>
      <source>Tell it</source>
      <translation>Decírselo</translation>
    </message>
    <message>
      <source>synchronised {time} ago</source>
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
      <source>before you look</source>
      <translation>antes de tu visita</translation>
    </message>
    <message>
      <source>while you read</source>
      <translation>mientras lees</translation>
    </message>
    <message>
      <source>when new posts are likely</source>
      <translation>cuando es probable que haya novedades</translation>
    </message>
    <message>
      <source>if you do not look before</source>
      <translation>si no entras antes</translation>
    </message>
    <message>
      <source>tried again</source>
      <translation>nuevo intento</translation>
    </message>
    <message>
      <source>{time}, {why}</source>
      <translation>{time}, {why}</translation>
    </message>
    <message numerus="yes">
      <source>{n} of them you already have; they will be kept once.</source>
      <translation>
        <numerusform>Ya tienes {n} de ellos; no se duplicará.</numerusform>
        <numerusform>Ya tienes {n} de ellos; no se duplicarán.</numerusform>
      </translation>
    </message>
    <message>
      <source>Synchronise {name} now</source>
      <translation>Sincronizar {name} ahora</translation>
    </message>
    <message>
      <source>Tell it when to poll, by my plan</source>
      <translation>Decirle cuándo consultar, según mi plan</translation>
    </message>
    <message>
      <source>Asked today</source>
      <translation>Consultado hoy</translation>
    </message>
    <message>
      <source>Next ask</source>
      <translation>Próxima consulta</translation>
    </message>
    <message>
      <source>Outbox</source>
      <translation>Por enviar</translation>
    </message>
    <message>
      <source>Found one feed.</source>
      <translation>Un canal encontrado.</translation>
    </message>
    <message>
      <source>Add a feed</source>
      <translation>Añadir un canal</translation>
    </message>
    <message>
      <source>Address of a site, a blog or a feed</source>
      <translation>Dirección de un sitio, un blog o un canal</translation>
    </message>
    <message>
      <source>Add feed</source>
      <translation>Añadir canal</translation>
    </message>
    <message>
      <source>Latest posts</source>
      <translation>Últimos artículos</translation>
    </message>
    <message>
      <source>Found one feed. Its document is broken: this is what could be read of it.</source>
      <translation>Un canal encontrado. Su documento está dañado: esto es lo que se pudo leer.</translation>
    </message>
    <message>
      <source>Show feed</source>
      <translation>Mostrar canal</translation>
    </message>
    <message>
      <source>Looking for feeds at {host}…</source>
      <translation>Buscando canales en {host}…</translation>
    </message>
    <message>
      <source>Paperround looks for the feeds behind any address.</source>
      <translation>Paperround busca los canales que hay tras cualquier dirección.</translation>
    </message>
    <message>
      <source>Found {feeds} on this site. Tick those you want.</source>
      <translation>En este sitio hay {feeds}. Marca los que quieras.</translation>
    </message>
    <message>
      <source>You are subscribed to {name} already.</source>
      <translation>Ya tienes la suscripción a {name}.</translation>
    </message>
    <message>
      <source>Add {feeds}</source>
      <translation>Añadir {feeds}</translation>
    </message>
    <message>
      <source>Once a day a copy of everything is made beside the original, and before each update of the file. Copies that you make yourself are never removed.</source>
      <translation>Una vez al día, y antes de cada actualización del archivo, se hace una copia de todo junto al original. Las copias que haces tú no se borran nunca.</translation>
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
      <source>Show the folder</source>
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
      <source>None yet. The first is made within a day.</source>
      <translation>Aún ninguna. La primera se hará en menos de un día.</translation>
    </message>
    <message>
      <source>doubtful: much less than before</source>
      <translation>dudosa: mucho menos que antes</translation>
    </message>
    <message>
      <source>What you starred, tagged or read since then is not in it. What you have now is set aside in the same folder, not deleted. Your window comes back in a moment.</source>
      <translation>Las estrellas, etiquetas y lecturas posteriores no están en ella. Lo que tienes ahora se aparta en la misma carpeta, no se borra. Tu ventana volverá enseguida.</translation>
    </message>
    <message>
      <source>Wrote {feeds} to {file}</source>
      <translation>Escrito en {file}: {feeds}</translation>
    </message>
    <message>
      <source>Another part of the page is followed</source>
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
      <source>Rules changed, and {posts}</source>
      <translation>Reglas cambiadas, y {posts}</translation>
    </message>
    <message numerus="yes">
      <source>{n} there already</source>
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
      <source>Settings of {feed} changed</source>
      <translation>Ajustes de {feed} cambiados</translation>
    </message>
    <message>
      <source>{posts} brought back</source>
      <translation>Visible de nuevo: {posts}</translation>
    </message>
    <message>
      <source>As in the settings</source>
      <translation>Como en los ajustes</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>Mostrar</translation>
    </message>
    <message>
      <source>Show only when asked</source>
      <translation>Mostrar solo si lo pido</translation>
    </message>
    <message>
      <source>Fetch what I will probably open</source>
      <translation>Cargar lo que probablemente abra</translation>
    </message>
    <message>
      <source>Fetch every post whole</source>
      <translation>Cargar cada artículo entero</translation>
    </message>
    <message>
      <source>Fetch nothing ahead</source>
      <translation>No cargar nada por adelantado</translation>
    </message>
    <message>
      <source>For ever</source>
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
    <message>
      <source>All of them</source>
      <translation>Todos</translation>
    </message>
    <message>
      <source>When it is worth it</source>
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
    <message>
      <source>Without Shorts and live announcements</source>
      <translation>Sin Shorts ni anuncios de directos</translation>
    </message>
    <message>
      <source>Why it is polled when it is</source>
      <translation>Cuándo y por qué se consulta</translation>
    </message>
    <message>
      <source>How it is doing</source>
      <translation>Estado</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Nombre</translation>
    </message>
    <message>
      <source>Folder</source>
      <translation>Carpeta</translation>
    </message>
    <message>
      <source>Pictures</source>
      <translation>Imágenes</translation>
    </message>
    <message>
      <source>Before I go offline</source>
      <translation>Antes de quedarme sin conexión</translation>
    </message>
    <message>
      <source>Keep posts</source>
      <translation>Conservar artículos</translation>
    </message>
    <message>
      <source>Keep at most</source>
      <translation>Conservar como mucho</translation>
    </message>
    <message>
      <source>Unread counts as read</source>
      <translation>Sin leer pasa a leído</translation>
    </message>
    <message>
      <source>Posts with a star or a tag stay unread, and those that you marked unread yourself.</source>
      <translation>Los artículos con estrella o etiqueta siguen sin leer, y también los que tú marcaste como no leídos.</translation>
    </message>
    <message>
      <source>In Unread and in counts</source>
      <translation>En «Sin leer» y en los recuentos</translation>
    </message>
    <message>
      <source>Fetch the full text of every post I open</source>
      <translation>Cargar el texto completo de cada artículo que abra</translation>
    </message>
    <message>
      <source>Weight</source>
      <translation>Peso</translation>
    </message>
    <message>
      <source>Poll</source>
      <translation>Consultar</translation>
    </message>
    <message>
      <source>Tell me at once when it posts</source>
      <translation>Avisarme en cuanto publique</translation>
    </message>
    <message>
      <source>Paused: do not poll it</source>
      <translation>En pausa: no consultarlo</translation>
    </message>
    <message>
      <source>Only where the feed asks for one</source>
      <translation>Solo si el canal lo pide</translation>
    </message>
    <message>
      <source>User name</source>
      <translation>Usuario</translation>
    </message>
    <message>
      <source>Password</source>
      <translation>Contraseña</translation>
    </message>
    <message>
      <source>Leave this newsletter…</source>
      <translation>Dejar este boletín…</translation>
    </message>
    <message>
      <source>Opens what its sender offers for that, in your browser or mail program.</source>
      <translation>Abre lo que su remitente ofrece para ello, en el navegador o el programa de correo.</translation>
    </message>
    <message>
      <source>Newsletter</source>
      <translation>Boletín</translation>
    </message>
    <message>
      <source>Its posts (CSS selector)</source>
      <translation>Sus artículos (selector CSS)</translation>
    </message>
    <message numerus="yes">
      <source>For {n} days</source>
      <translation>
        <numerusform>{n} día</numerusform>
        <numerusform>{n} días</numerusform>
      </translation>
    </message>
    <message>
      <source>The newest {n}</source>
      <translation>Los {n} más recientes</translation>
    </message>
    <message numerus="yes">
      <source>After {n} days</source>
      <translation>
        <numerusform>Tras {n} día</numerusform>
        <numerusform>Tras {n} días</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Every {n} minutes</source>
      <translation>
        <numerusform>Cada {n} minuto</numerusform>
        <numerusform>Cada {n} minutos</numerusform>
      </translation>
    </message>
    <message>
      <source>Unchanged</source>
      <translation>Sin cambios</translation>
    </message>
    <message>
      <source>This is no web address; type one that begins with https://.</source>
      <translation>Esto no es una dirección web; escribe una que empiece por https://.</translation>
    </message>
    <message>
      <source>The main part of the page</source>
      <translation>La parte principal de la página</translation>
    </message>
    <message>
      <source>What is compared (CSS selector)</source>
      <translation>Qué se compara (selector CSS)</translation>
    </message>
    <message>
      <source>Settings of {feed}</source>
      <translation>Ajustes de {feed}</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Guardar</translation>
    </message>
    <message>
      <source>Not known yet: it takes some posts.</source>
      <translation>Aún no se sabe: hacen falta algunos artículos.</translation>
    </message>
    <message>
      <source>Nearly all of its posts tell something new.</source>
      <translation>Casi todos sus artículos cuentan algo nuevo.</translation>
    </message>
    <message>
      <source>Nearly all of its posts repeat what it said lately.</source>
      <translation>Casi todos sus artículos repiten lo que dijo hace poco.</translation>
    </message>
    <message>
      <source>No other feed of yours is about the same.</source>
      <translation>Ningún otro de tus canales trata de lo mismo.</translation>
    </message>
    <message>
      <source>{names}.</source>
      <translation>{names}.</translation>
    </message>
    <message numerus="yes">
      <source>About {n} of 10 posts tell something new.</source>
      <translation>
        <numerusform>Más o menos {n} de cada 10 artículos cuenta algo nuevo.</numerusform>
        <numerusform>Más o menos {n} de cada 10 artículos cuentan algo nuevo.</numerusform>
      </translation>
    </message>
    <message>
      <source>About</source>
      <translation>Temas</translation>
    </message>
    <message>
      <source>Similar feeds</source>
      <translation>Canales parecidos</translation>
    </message>
    <message>
      <source>{feed} (the same posts)</source>
      <translation>{feed} (los mismos artículos)</translation>
    </message>
    <message numerus="yes">
      <source>Found {feed}; it is ticked below, beside {n} more of this site.</source>
      <translation>
        <numerusform>Se encontró {feed}, marcado abajo, y {n} fuente más de este sitio.</numerusform>
        <numerusform>Se encontró {feed}, marcado abajo, y {n} fuentes más de este sitio.</numerusform>
      </translation>
    </message>
    <message>
      <source>{budget} fetches a day to begin with; you can change that under Insights, Budget.</source>
      <translation>{budget} consultas al día para empezar; se cambia en Análisis, Presupuesto.</translation>
    </message>
    <message>
      <source>The demo opens in a window of its own. Close it to come back here.</source>
      <translation>La demo se abre en su propia ventana. Ciérrala para volver aquí.</translation>
    </message>
    <message>
      <source>The demo could not be started. Try the command paperround demo in a terminal.</source>
      <translation>No se pudo iniciar la demo. Prueba la orden paperround demo en un terminal.</translation>
    </message>
    <message>
      <source>Good morning.</source>
      <translation>Buenos días.</translation>
    </message>
    <message>
      <source>Good afternoon.</source>
      <translation>Buenas tardes.</translation>
    </message>
    <message>
      <source>Good evening.</source>
      <translation>Buenas noches.</translation>
    </message>
    <message>
      <source>Or paste the address of any site you like</source>
      <translation>O pega la dirección de cualquier sitio que te guste</translation>
    </message>
    <message>
      <source>Add</source>
      <translation>Añadir</translation>
    </message>
    <message>
      <source>No feed found at this address.</source>
      <translation>No hay ningún canal en esta dirección.</translation>
    </message>
    <message>
      <source>Settings…</source>
      <translation>Ajustes…</translation>
    </message>
    <message>
      <source>Start reading</source>
      <translation>Empezar a leer</translation>
    </message>
    <message>
      <source>1 feed ticked</source>
      <translation>1 canal marcado</translation>
    </message>
    <message numerus="yes">
      <source>{n} feeds ticked</source>
      <translation>
        <numerusform>{n} canal marcado</numerusform>
        <numerusform>{n} canales marcados</numerusform>
      </translation>
    </message>
    <message>
      <source>Welcome</source>
      <translation>Te damos la bienvenida</translation>
    </message>
    <message>
      <source>Tick what you would like to read. Paperround learns when you look and when each feed posts, and fetches just before. What it learns stays on this computer.</source>
      <translation>Marca lo que te gustaría leer. Paperround aprende cuándo entras a leer y cuándo publica cada canal, y consulta justo antes. Lo que aprende se queda en este equipo.</translation>
    </message>
    <message>
      <source>From another reader, as an OPML file or newsboat’s list. Folders and names come along.</source>
      <translation>De otro lector, como archivo OPML o lista de newsboat. Se conservan carpetas y nombres.</translation>
    </message>
    <message>
      <source>Open the demo</source>
      <translation>Abrir la demo</translation>
    </message>
    <message>
      <source>A made-up morning with forty feeds. Nothing goes over the network, nothing is kept.</source>
      <translation>Una mañana inventada con cuarenta canales. Nada sale a la red, nada se guarda.</translation>
    </message>
    <message>
      <source>Show all</source>
      <translation>Mostrar todo</translation>
    </message>
    <message>
      <source>I read</source>
      <translation>Leo en</translation>
    </message>
    <message>
      <source>Yours</source>
      <translation>Los tuyos</translation>
    </message>
    <message>
      <source>On takes more data, and each picture’s server sees that you fetched it. What only counts readers is never fetched.</source>
      <translation>Activadas, consumen más datos, y el servidor de cada imagen ve que la has cargado. Lo que solo sirve para contar lectores no se carga nunca.</translation>
    </message>
    <message>
      <source>Found {feed}; it is ticked below.</source>
      <translation>{feed}: encontrado y marcado abajo.</translation>
    </message>
    <message>
      <source>Nothing ticked yet. You can add feeds later.</source>
      <translation>Aún nada marcado. Puedes añadir canales más tarde.</translation>
    </message>
    <message>
      <source>Show fewer</source>
      <translation>Mostrar menos</translation>
    </message>
    <message>
      <source>Import a list…</source>
      <translation>Importar una lista…</translation>
    </message>
    <message>
      <source>Off</source>
      <translation>No</translation>
    </message>
    <message>
      <source>On</source>
      <translation>Sí</translation>
    </message>
    <message numerus="yes">
      <source>{n} of {all} starter feeds</source>
      <translation>
        <numerusform>{n} de {all} canales para empezar</numerusform>
        <numerusform>{n} de {all} canales para empezar</numerusform>
      </translation>
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
      <source>New folder</source>
      <translation>Carpeta nueva</translation>
    </message>
    <message>
      <source>Name of the folder:</source>
      <translation>Nombre de la carpeta:</translation>
    </message>
    <message>
      <source>This feed needs a password.</source>
      <translation>Este canal necesita una contraseña.</translation>
    </message>
    <message>
      <source>subscribed</source>
      <translation>con suscripción</translation>
    </message>
    <message>
      <source>Feeds that were found</source>
      <translation>Canales encontrados</translation>
    </message>
    <message>
      <source>Look again</source>
      <translation>Buscar de nuevo</translation>
    </message>
    <message>
      <source>Subscribe anyway</source>
      <translation>Suscribirse igualmente</translation>
    </message>
    <message>
      <source>Follow what changes on this page…</source>
      <translation>Seguir lo que cambie en esta página…</translation>
    </message>
    <message>
      <source>This did not work.</source>
      <translation>No ha funcionado.</translation>
    </message>
    <message>
      <source>This user name or password is not right.</source>
      <translation>El usuario o la contraseña no son correctos.</translation>
    </message>
    <message>
      <source>Tried: {addresses}</source>
      <translation>Probado: {addresses}</translation>
    </message>
    <message>
      <source>Import a list</source>
      <translation>Importar una lista</translation>
    </message>
    <message>
      <source>Progress</source>
      <translation>Progreso</translation>
    </message>
    <message>
      <source>What could not be taken</source>
      <translation>Lo que no se pudo importar</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Cancelar</translation>
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
      <source>{feeds} there already.</source>
      <translation>Ya presentes: {feeds}.</translation>
    </message>
    <message>
      <source>Not taken:</source>
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
      <source>Reading</source>
      <translation>Lectura</translation>
    </message>
    <message>
      <source>Marking</source>
      <translation>Marcar</translation>
    </message>
    <message>
      <source>Moving</source>
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
      <source>Up and down</source>
      <translation>Arriba y abajo</translation>
    </message>
    <message>
      <source>To the pane beside</source>
      <translation>Al panel de al lado</translation>
    </message>
    <message>
      <source>To the top, and bring new posts</source>
      <translation>Al principio, con lo nuevo</translation>
    </message>
    <message>
      <source>Keyboard</source>
      <translation>Teclado</translation>
    </message>
    <message>
      <source>Change keys</source>
      <translation>Cambiar teclas</translation>
    </message>
    <message>
      <source>{key} already does “{action}”; choose another key.</source>
      <translation>{key} ya sirve para «{action}»; elige otra tecla.</translation>
    </message>
    <message>
      <source>Key for {action}</source>
      <translation>Tecla para {action}</translation>
    </message>
    <message>
      <source>Change keys…</source>
      <translation>Cambiar teclas…</translation>
    </message>
    <message>
      <source>Usual keys</source>
      <translation>Teclas habituales</translation>
    </message>
    <message>
      <source>Paperround notes when you look and when you read, and when you come to this computer (unlock it, wake it, join a network), so that it can fetch just before; and when there is no line, so that posts are here before. It stays in your profile on this computer; nothing is sent anywhere.</source>
      <translation>Paperround anota cuándo entras y cuándo lees, y cuándo llegas a este equipo (lo desbloqueas, lo despiertas, te conectas a una red), para poder consultar justo antes; y cuándo no hay conexión, para que los artículos estén aquí antes. Se queda en tu perfil en este equipo; no se envía nada a ninguna parte.</translation>
    </message>
    <message>
      <source>What is kept of your reading, the latest first</source>
      <translation>Lo que se guarda de tus lecturas, lo más reciente primero</translation>
    </message>
    <message>
      <source>Erase all of it…</source>
      <translation>Borrarlo todo…</translation>
    </message>
    <message>
      <source>Nothing is kept.</source>
      <translation>No hay nada guardado.</translation>
    </message>
    <message>
      <source>1 reading session</source>
      <translation>1 sesión de lectura</translation>
    </message>
    <message>
      <source>1 post read</source>
      <translation>1 artículo leído</translation>
    </message>
    <message>
      <source>Once without a line.</source>
      <translation>Una vez sin conexión.</translation>
    </message>
    <message>
      <source>You came to this computer once.</source>
      <translation>Has llegado a este equipo una vez.</translation>
    </message>
    <message>
      <source>Kept: {sessions} and {posts}, {day}.</source>
      <translation>Guardado: {sessions} y {posts}, {day}.</translation>
    </message>
    <message>
      <source>screen unlocked</source>
      <translation>pantalla desbloqueada</translation>
    </message>
    <message>
      <source>back after a pause</source>
      <translation>vuelta tras una pausa</translation>
    </message>
    <message>
      <source>computer woken</source>
      <translation>equipo reactivado</translation>
    </message>
    <message>
      <source>lid opened</source>
      <translation>tapa abierta</translation>
    </message>
    <message>
      <source>network joined</source>
      <translation>conexión a una red</translation>
    </message>
    <message numerus="yes">
      <source>{n} reading sessions</source>
      <translation>
        <numerusform>{n} sesión de lectura</numerusform>
        <numerusform>{n} sesiones de lectura</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} posts read</source>
      <translation>
        <numerusform>{n} artículo leído</numerusform>
        <numerusform>{n} artículos leídos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} times without a line.</source>
      <translation>
        <numerusform>{n} vez sin conexión.</numerusform>
        <numerusform>{n} veces sin conexión.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>You came to this computer {n} times.</source>
      <translation>
        <numerusform>Has llegado a este equipo {n} vez.</numerusform>
        <numerusform>Has llegado a este equipo {n} veces.</numerusform>
      </translation>
    </message>
    <message>
      <source>{when}: {what}</source>
      <translation>{when}: {what}</translation>
    </message>
    <message>
      <source>{day}, {start} – {end}: no line</source>
      <translation>{day}, {start} – {end}: sin conexión</translation>
    </message>
    <message>
      <source>asked every 2 hours, from your budget</source>
      <translation>se consulta cada 2 horas, a cargo de tu presupuesto</translation>
    </message>
    <message>
      <source>{done} of {total} mails</source>
      <translation>{done} de {total} correos</translation>
    </message>
    <message>
      <source>not known yet</source>
      <translation>aún no se sabe</translation>
    </message>
    <message>
      <source>pushed, nothing is polled</source>
      <translation>avisados, no se consulta nada</translation>
    </message>
    <message>
      <source>1 mail, {size}</source>
      <translation>1 correo, {size}</translation>
    </message>
    <message numerus="yes">
      <source>{n} mails, {size}</source>
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
      <source>It cannot say when mails come, so it will be asked every 2 hours, from your budget.</source>
      <translation>No puede avisar de cuándo llegan correos, así que se consultará cada 2 horas, a cargo de tu presupuesto.</translation>
    </message>
    <message>
      <source>Newsletters in a folder of your mail can be read as feeds, one for each sender.</source>
      <translation>Los boletines de una carpeta de tu correo se pueden leer como canales, uno por remitente.</translation>
    </message>
    <message>
      <source>looking</source>
      <translation>consultando</translation>
    </message>
    <message>
      <source>not read yet</source>
      <translation>aún sin leer</translation>
    </message>
    <message>
      <source>stopped</source>
      <translation>interrumpido</translation>
    </message>
    <message>
      <source>read just now</source>
      <translation>leído ahora mismo</translation>
    </message>
    <message>
      <source>offline</source>
      <translation>sin conexión</translation>
    </message>
    <message>
      <source>insecure connection</source>
      <translation>conexión no segura</translation>
    </message>
    <message>
      <source>folder missing</source>
      <translation>falta la carpeta</translation>
    </message>
    <message>
      <source>It answered in {s} s: {folders}.</source>
      <translation>Respuesta en {s} s: {folders}.</translation>
    </message>
    <message>
      <source>It says when mails come, so nothing will be polled.</source>
      <translation>Avisa de cuándo llegan correos, así que no se consultará nada.</translation>
    </message>
    <message>
      <source>Line</source>
      <translation>Conexión</translation>
    </message>
    <message>
      <source>Server</source>
      <translation>Servidor</translation>
    </message>
    <message>
      <source>Mark at the server what I read here</source>
      <translation>Marcar en el servidor lo que leo aquí</translation>
    </message>
    <message>
      <source>Read first</source>
      <translation>Leer primero</translation>
    </message>
    <message>
      <source>Add newsletters by mail…</source>
      <translation>Añadir boletines por correo…</translation>
    </message>
    <message>
      <source>Newsletters by mail</source>
      <translation>Boletines por correo</translation>
    </message>
    <message>
      <source>The password for this mailbox:</source>
      <translation>La contraseña de este buzón:</translation>
    </message>
    <message>
      <source>Read {name} no more</source>
      <translation>Dejar de leer {name}</translation>
    </message>
    <message>
      <source>Read this mailbox no more…</source>
      <translation>Dejar de leer este buzón…</translation>
    </message>
    <message>
      <source>read {time} ago</source>
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
      <source>None, for this computer alone</source>
      <translation>Ninguna, solo para este equipo</translation>
    </message>
    <message>
      <source>Stop; what was read so far is kept</source>
      <translation>Detener; lo leído hasta ahora se conserva</translation>
    </message>
    <message>
      <source>New mails</source>
      <translation>Correos nuevos</translation>
    </message>
    <message>
      <source>Today</source>
      <translation>Hoy</translation>
    </message>
    <message>
      <source>At the server</source>
      <translation>En el servidor</translation>
    </message>
    <message>
      <source> newest mails</source>
      <translation> correos más recientes</translation>
    </message>
    <message>
      <source>Look for new mails in {name} now</source>
      <translation>Buscar ahora correos nuevos en {name}</translation>
    </message>
    <message>
      <source>read marks are sent</source>
      <translation>se envía lo leído</translation>
    </message>
    <message>
      <source>never changed</source>
      <translation>nunca se cambia</translation>
    </message>
    <message>
      <source>Each change of the text is a post that shows the difference.</source>
      <translation>Cada cambio del texto es un artículo que muestra la diferencia.</translation>
    </message>
    <message>
      <source>Point at a post</source>
      <translation>Señalar un artículo</translation>
    </message>
    <message>
      <source>CSS selector</source>
      <translation>Selector CSS</translation>
    </message>
    <message>
      <source>Try</source>
      <translation>Probar</translation>
    </message>
    <message>
      <source>You follow {name} already. Choose what its posts are from now on.</source>
      <translation>Ya sigues {name}. Elige cuáles serán sus artículos a partir de ahora.</translation>
    </message>
    <message>
      <source>Point at a post…</source>
      <translation>Señalar un artículo…</translation>
    </message>
    <message>
      <source>A page that you follow</source>
      <translation>Una página que sigues</translation>
    </message>
    <message>
      <source>The page itself can be followed. Choose what its posts are.</source>
      <translation>Se puede seguir la página misma. Elige cuáles son sus artículos.</translation>
    </message>
    <message>
      <source>The text as it is now</source>
      <translation>El texto tal como está ahora</translation>
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
      <source>What changes on this page</source>
      <translation>Lo que cambia en esta página</translation>
    </message>
    <message numerus="yes">
      <source>{count} of the newest {tried} match.</source>
      <translation>
        <numerusform>{count} de {tried} coincide (los más recientes).</numerusform>
        <numerusform>{count} de {tried} coinciden (los más recientes).</numerusform>
      </translation>
    </message>
    <message>
      <source>Posts it would have caught</source>
      <translation>Artículos que habría captado</translation>
    </message>
    <message>
      <source>Where</source>
      <translation>Dónde</translation>
    </message>
    <message>
      <source>How</source>
      <translation>Cómo</translation>
    </message>
    <message>
      <source>What it looks for</source>
      <translation>Qué busca</translation>
    </message>
    <message>
      <source>Remove this condition</source>
      <translation>Quitar esta condición</translation>
    </message>
    <message>
      <source>How many must apply</source>
      <translation>Cuántas deben cumplirse</translation>
    </message>
    <message>
      <source>Another condition</source>
      <translation>Otra condición</translation>
    </message>
    <message>
      <source>any feed</source>
      <translation>cualquier canal</translation>
    </message>
    <message>
      <source>a folder that is gone</source>
      <translation>una carpeta que ya no existe</translation>
    </message>
    <message>
      <source>a feed that is gone</source>
      <translation>un canal que ya no existe</translation>
    </message>
    <message>
      <source>Only in the category</source>
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
      <source>Last day</source>
      <translation>Último día</translation>
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
      <source>Mark it read</source>
      <translation>Marcar como leído</translation>
    </message>
    <message>
      <source>Star it</source>
      <translation>Ponerle estrella</translation>
    </message>
    <message>
      <source>Tell me at once</source>
      <translation>Avisarme enseguida</translation>
    </message>
    <message>
      <source>Highlight it</source>
      <translation>Resaltar</translation>
    </message>
    <message>
      <source>It stands out in lists.</source>
      <translation>Destaca en las listas.</translation>
    </message>
    <message>
      <source>Hide it</source>
      <translation>Ocultar</translation>
    </message>
    <message>
      <source>It is shown nowhere, but kept: Rules can bring it back.</source>
      <translation>No se muestra en ningún sitio, pero se conserva: desde «Reglas» puede volver a mostrarse.</translation>
    </message>
    <message>
      <source>Ask no further rules</source>
      <translation>No aplicar más reglas</translation>
    </message>
    <message>
      <source>Send it to</source>
      <translation>Enviar a</translation>
    </message>
    <message>
      <source>Target</source>
      <translation>Destino</translation>
    </message>
    <message>
      <source>Tag it</source>
      <translation>Ponerle etiqueta</translation>
    </message>
    <message>
      <source>Tag</source>
      <translation>Etiqueta</translation>
    </message>
    <message>
      <source>Name of the tag</source>
      <translation>Nombre de la etiqueta</translation>
    </message>
    <message>
      <source>Try it</source>
      <translation>Probarla</translation>
    </message>
    <message>
      <source>See which posts you have it would have caught.</source>
      <translation>Muestra qué artículos de los que tienes habría captado.</translation>
    </message>
    <message>
      <source>Also do this to the posts found</source>
      <translation>Hacerlo también con los artículos encontrados</translation>
    </message>
    <message>
      <source>Looking…</source>
      <translation>Buscando…</translation>
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
      <source>When</source>
      <translation>Cuándo</translation>
    </message>
    <message>
      <source>When a new post arrives from</source>
      <translation>Cuando llegue un artículo nuevo de</translation>
    </message>
    <message>
      <source>Then</source>
      <translation>Entonces</translation>
    </message>
    <message>
      <source>a target that is gone</source>
      <translation>un destino que ya no existe</translation>
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
      <source>{place} has the words “{wanted}”</source>
      <translation>{place}: contiene las palabras «{wanted}»</translation>
    </message>
    <message>
      <source>{place} has “{wanted}”</source>
      <translation>{place}: contiene «{wanted}»</translation>
    </message>
    <message>
      <source>{place} matches “{wanted}”</source>
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
      <source>has these words</source>
      <translation>contiene estas palabras</translation>
    </message>
    <message>
      <source>has exactly</source>
      <translation>contiene exactamente</translation>
    </message>
    <message>
      <source>matches the pattern</source>
      <translation>coincide con el patrón</translation>
    </message>
    <message>
      <source>all of these apply</source>
      <translation>se cumplen todas</translation>
    </message>
    <message>
      <source>one of these applies</source>
      <translation>se cumple una</translation>
    </message>
    <message>
      <source>none of these applies</source>
      <translation>no se cumple ninguna</translation>
    </message>
    <message>
      <source>{condition}: {actions}</source>
      <translation>{condition}: {actions}</translation>
    </message>
    <message>
      <source>Every post</source>
      <translation>Cada artículo</translation>
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
      <source>then no further rules</source>
      <translation>y ninguna regla más</translation>
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
      <source>Every post of {feed}</source>
      <translation>Cada artículo de {feed}</translation>
    </message>
    <message>
      <source>{condition} in {feed}</source>
      <translation>{condition} en {feed}</translation>
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
      <source>Rules</source>
      <translation>Reglas</translation>
    </message>
    <message>
      <source>New rule…</source>
      <translation>Regla nueva…</translation>
    </message>
    <message>
      <source>Change…</source>
      <translation>Cambiar…</translation>
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
      <source>Show them…</source>
      <translation>Mostrar…</translation>
    </message>
    <message>
      <source>Hidden posts</source>
      <translation>Artículos ocultos</translation>
    </message>
    <message>
      <source>Bring back all</source>
      <translation>Mostrar todos</translation>
    </message>
    <message>
      <source>Bring back</source>
      <translation>Mostrar de nuevo</translation>
    </message>
    <message>
      <source>Rules are asked from top to bottom when a post arrives. They leave older posts alone.</source>
      <translation>Las reglas se aplican de arriba abajo cuando llega un artículo. No tocan los artículos anteriores.</translation>
    </message>
    <message>
      <source>No rules yet. A rule marks, stars, tags or hides new posts by their words.</source>
      <translation>Aún no hay reglas. Una regla marca, pone estrella, etiqueta u oculta los artículos nuevos según sus palabras.</translation>
    </message>
    <message>
      <source>No rule hides anything at the moment.</source>
      <translation>Ahora ninguna regla oculta nada.</translation>
    </message>
    <message numerus="yes">
      <source>Hidden by rules: {posts}. The newest {n} are listed.</source>
      <translation>
        <numerusform>Oculto por reglas: {posts}. Se muestra el más reciente ({n}).</numerusform>
        <numerusform>Oculto por reglas: {posts}. Se muestran los {n} más recientes.</numerusform>
      </translation>
    </message>
    <message>
      <source>Hidden by rules: {posts}.</source>
      <translation>Oculto por reglas: {posts}.</translation>
    </message>
    <message>
      <source>{posts} on the way to {target}</source>
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
      <source>Certificate of your own authority</source>
      <translation>Certificado de tu propia autoridad</translation>
    </message>
    <message>
      <source>The password goes into the system's keyring; without one it is asked for at every start.</source>
      <translation>La contraseña va al llavero del sistema; si no lo hay, se pide en cada inicio.</translation>
    </message>
    <message>
      <source>Keep the {feeds} of {name} here, or remove them too? Nothing changes at the server.</source>
      <translation>¿Conservar aquí los canales de {name} ({feeds}) o quitarlos también? En el servidor no cambia nada.</translation>
    </message>
    <message>
      <source>Discard</source>
      <translation>Descartar</translation>
    </message>
    <message>
      <source>User</source>
      <translation>Usuario</translation>
    </message>
    <message>
      <source>Keep feeds</source>
      <translation>Conservar canales</translation>
    </message>
    <message>
      <source>Remove them too</source>
      <translation>Quitar también</translation>
    </message>
    <message>
      <source>Enter the password…</source>
      <translation>Escribir la contraseña…</translation>
    </message>
    <message>
      <source>More for {name}</source>
      <translation>Más sobre {name}</translation>
    </message>
    <message>
      <source>Asking {address}…</source>
      <translation>Contactando con {address}…</translation>
    </message>
    <message>
      <source>Paperround forgets when and what you read, in its backups, too, and starts to learn anew. Your feeds, posts, stars and read marks stay. This cannot be undone.</source>
      <translation>Paperround olvida cuándo y qué has leído, también en sus copias de seguridad, y empieza a aprender de nuevo. Tus canales, artículos, estrellas y marcas de lectura se quedan. No se puede deshacer.</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Ajustes</translation>
    </message>
    <message>
      <source>Pages</source>
      <translation>Páginas</translation>
    </message>
    <message>
      <source>Erase what was learned?</source>
      <translation>¿Borrar lo aprendido?</translation>
    </message>
    <message>
      <source>Erase</source>
      <translation>Borrar</translation>
    </message>
    <message>
      <source>Appearance</source>
      <translation>Aspecto</translation>
    </message>
    <message>
      <source>This computer</source>
      <translation>Este equipo</translation>
    </message>
    <message>
      <source>Podcasts</source>
      <translation>Pódcast</translation>
    </message>
    <message>
      <source>Fetching</source>
      <translation>Consultas</translation>
    </message>
    <message>
      <source>Offline and calm</source>
      <translation>Sin conexión y calma</translation>
    </message>
    <message>
      <source>Accounts</source>
      <translation>Cuentas</translation>
    </message>
    <message>
      <source>Send to</source>
      <translation>Enviar a</translation>
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
      <source>Topics and stories</source>
      <translation>Temas y noticias</translation>
    </message>
    <message>
      <source>Learning</source>
      <translation>Lo que aprende</translation>
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
      <source>Starred and tagged posts are always kept, and so is what a feed still shows.</source>
      <translation>Los artículos con estrella o etiqueta se conservan siempre, igual que todo lo que un canal aún contiene.</translation>
    </message>
    <message>
      <source>They are marked in every list and article; quotes hold a phrase together.</source>
      <translation>Se resaltan en todas las listas y artículos; las comillas mantienen unida una frase.</translation>
    </message>
    <message>
      <source>A picture is fetched from its publisher, who then knows that you read the post. Each feed can say otherwise in its own settings.</source>
      <translation>Una imagen se carga de su editor, que entonces sabe que lees el artículo. Cada canal puede decidir otra cosa en sus propios ajustes.</translation>
    </message>
    <message>
      <source>Only of posts in sight, at most 20 MB a day and half of what you allow for a day, and never on a metered line. Posts that you did not open have their pictures fetched, too.</source>
      <translation>Solo de los artículos a la vista, como mucho 20 MB al día y la mitad de lo que permites al día, y nunca en una conexión medida. También se cargan imágenes de artículos que no has abierto.</translation>
    </message>
    <message>
      <source>none, or http://proxy:3128</source>
      <translation>ninguno, o http://proxy:3128</translation>
    </message>
    <message>
      <source>Paperround reads titles and first lines to find out what feeds are about. It notes which posts you read and for how long, to suggest others. All of it stays on this computer.</source>
      <translation>Paperround lee títulos y primeras líneas para averiguar de qué tratan los canales. Anota qué artículos lees y cuánto tiempo, para sugerir otros. Todo se queda en este equipo.</translation>
    </message>
    <message>
      <source>With For you and the last choice off, nothing is noted of what you read. “What it learns” erases what was noted before.</source>
      <translation>Con «Para ti» y la última opción desactivadas, no se anota nada de lo que lees. «Lo que aprende» borra lo anotado antes.</translation>
    </message>
    <message>
      <source>Paperround learns when you are without a line and read nevertheless, on the train perhaps, and fetches whole texts and pictures before: on mains, never on a metered line, the likeliest first. Each feed can say otherwise in its own settings.</source>
      <translation>Paperround aprende cuándo lees sin conexión, en el tren por ejemplo, y carga antes textos enteros e imágenes: con corriente, nunca por una conexión medida, lo más probable primero. Cada canal puede decidir otra cosa en sus propios ajustes.</translation>
    </message>
    <message>
      <source>They come at the hours of your paper, and one line above the list says how many wait. Feeds that tell you at once are excepted. You can show what waits at any time.</source>
      <translation>Llegan a las horas de tu periódico, y una línea sobre la lista dice cuántos esperan. Los canales que avisan al momento quedan exceptuados. Puedes mostrar lo que espera en cualquier momento.</translation>
    </message>
    <message>
      <source>Paperround then fetches mostly before papers, which saves about a fifth of the fetches.</source>
      <translation>Paperround consulta entonces sobre todo antes de los periódicos, lo que ahorra cerca de un quinto de las consultas.</translation>
    </message>
    <message>
      <source>Recordings of feeds that you listen to are fetched before you usually listen, while the line costs nothing and the computer is plugged in. What you ask for is always fetched, and stays until you heard it.</source>
      <translation>Las grabaciones de los canales que escuchas se descargan antes de cuando sueles escuchar, mientras la conexión no cueste nada y el equipo esté enchufado. Lo que pides se descarga siempre, y se queda hasta que lo hayas escuchado.</translation>
    </message>
    <message>
      <source>For another size the window closes and opens again where it was.</source>
      <translation>Para cambiar de tamaño, la ventana se cierra y se abre de nuevo donde estaba.</translation>
    </message>
    <message>
      <source>Another size is there from the next start on.</source>
      <translation>El nuevo tamaño se aplica la próxima vez que se inicie.</translation>
    </message>
    <message>
      <source>A moment after it was opened</source>
      <translation>Poco después de abrirlo</translation>
    </message>
    <message>
      <source>Opened, or scrolled past</source>
      <translation>Abierto o pasado de largo</translation>
    </message>
    <message>
      <source>Only when I say so</source>
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
      <source>A post is read</source>
      <translation>Un artículo está leído</translation>
    </message>
    <message>
      <source>Show the same story from several feeds once</source>
      <translation>Mostrar una sola vez la misma noticia de varios canales</translation>
    </message>
    <message>
      <source>In the last seven days with pictures they took {size}.</source>
      <translation>En los últimos siete días con imágenes ocuparon {size}.</translation>
    </message>
    <message>
      <source>Font</source>
      <translation>Letra</translation>
    </message>
    <message>
      <source>Start Paperround at login</source>
      <translation>Abrir Paperround al iniciar sesión</translation>
    </message>
    <message>
      <source>The window</source>
      <translation>La ventana</translation>
    </message>
    <message>
      <source>As the system has it</source>
      <translation>Como el sistema</translation>
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
      <source>Colours</source>
      <translation>Colores</translation>
    </message>
    <message>
      <source>Size of everything</source>
      <translation>Tamaño de todo</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Idioma</translation>
    </message>
    <message>
      <source>Narrow</source>
      <translation>Estrecho</translation>
    </message>
    <message>
      <source>Usual</source>
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
      <source>Tight</source>
      <translation>Apretado</translation>
    </message>
    <message>
      <source>Airy</source>
      <translation>Amplio</translation>
    </message>
    <message numerus="yes">
      <source> pixels</source>
      <translation>
        <numerusform> píxel</numerusform>
        <numerusform> píxeles</numerusform>
      </translation>
    </message>
    <message>
      <source>Size of letters</source>
      <translation>Tamaño de letra</translation>
    </message>
    <message>
      <source>Width of the text</source>
      <translation>Ancho del texto</translation>
    </message>
    <message>
      <source>Line spacing</source>
      <translation>Interlineado</translation>
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
      <source>Articles</source>
      <translation>Artículos</translation>
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
      <source>Making things</source>
      <translation>Hazlo tú mismo</translation>
    </message>
    <message>
      <source>Culture and ideas</source>
      <translation>Cultura e ideas</translation>
    </message>
    <message>
      <source>Pictures and comics</source>
      <translation>Imágenes y cómics</translation>
    </message>
    <message>
      <source>Listening</source>
      <translation>Para escuchar</translation>
    </message>
    <message>
      <source>Kitchen</source>
      <translation>Cocina</translation>
    </message>
    <message>
      <source>Account</source>
      <translation>Cuenta</translation>
    </message>
    <message>
      <source>None, only on this computer</source>
      <translation>Ninguna, solo en este equipo</translation>
    </message>
    <message>
      <source>{name}, for all my devices</source>
      <translation>{name}, para todos mis dispositivos</translation>
    </message>
    <message>
      <source>Secret</source>
      <translation>Secreto</translation>
    </message>
    <message>
      <source>Posts can be sent on: to a service that keeps them, into files, or to a program.</source>
      <translation>Los artículos se pueden enviar: a un servicio que los guarde, a archivos o a un programa.</translation>
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
      <source>Make a client in Wallabag under API clients management; it shows both.</source>
      <translation>Crea un cliente en Wallabag, en la gestión de clientes de la API; ahí se ven ambos.</translation>
    </message>
    <message>
      <source>Make an API token in Readeck under Settings, API Tokens.</source>
      <translation>Crea un token de API en Readeck, en Ajustes, Tokens de API.</translation>
    </message>
    <message>
      <source>Make an API key in Karakeep under Settings, API Keys.</source>
      <translation>Crea una clave de API en Karakeep, en Ajustes, Claves de API.</translation>
    </message>
    <message>
      <source>The token stands in Linkding under Settings, Integrations, REST API.</source>
      <translation>El token está en Linkding, en Settings, Integrations, REST API.</translation>
    </message>
    <message>
      <source>The name and password with which you log in at Instapaper.</source>
      <translation>El usuario y la contraseña con los que entras en Instapaper.</translation>
    </message>
    <message>
      <source>Each post becomes a note with properties, in a vault or a folder inside one.</source>
      <translation>Cada artículo se convierte en una nota con propiedades, en una bóveda o una carpeta suya.</translation>
    </message>
    <message>
      <source>Each post becomes a file with front matter; none is ever written over.</source>
      <translation>Cada artículo se convierte en un archivo con «front matter»; nunca se sobrescribe ninguno.</translation>
    </message>
    <message>
      <source>The host is fixed; what follows it, headers and body may name what is filled in.</source>
      <translation>El servidor es fijo; lo que le sigue, las cabeceras y el contenido pueden llevar nombres que se sustituyen.</translation>
    </message>
    <message>
      <source>Run without a shell: each argument is one, whatever a title says.</source>
      <translation>Se ejecuta sin shell: cada argumento es uno solo, diga lo que diga un título.</translation>
    </message>
    <message>
      <source>nothing sent yet</source>
      <translation>nada enviado aún</translation>
    </message>
    <message>
      <source>sent just now</source>
      <translation>enviado ahora mismo</translation>
    </message>
    <message>
      <source>New target</source>
      <translation>Destino nuevo</translation>
    </message>
    <message>
      <source>Passwords and tokens go into the system's keyring.</source>
      <translation>Las contraseñas y los tokens van al llavero del sistema.</translation>
    </message>
    <message>
      <source>Program and arguments</source>
      <translation>Programa y argumentos</translation>
    </message>
    <message>
      <source>On its standard input</source>
      <translation>En su entrada estándar</translation>
    </message>
    <message>
      <source>Choose…</source>
      <translation>Elegir…</translation>
    </message>
    <message>
      <source>Name of a file</source>
      <translation>Nombre de archivo</translation>
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
      <source>Trying…</source>
      <translation>Probando…</translation>
    </message>
    <message>
      <source>Add target</source>
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
      <source>Keep</source>
      <translation>Conservar</translation>
    </message>
    <message>
      <source>Choose a folder</source>
      <translation>Elegir una carpeta</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Deshacer</translation>
    </message>
    <message>
      <source>Send now what waits</source>
      <translation>Enviar ahora lo pendiente</translation>
    </message>
    <message>
      <source>Give up what waits</source>
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
      <source>Change {name}</source>
      <translation>Cambiar {name}</translation>
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
      <source>Filled in: {names}</source>
      <translation>Se sustituye: {names}</translation>
    </message>
    <message>
      <source>Client ID</source>
      <translation>ID de cliente</translation>
    </message>
    <message>
      <source>A feed with more weight is polled sooner and more often.</source>
      <translation>Un canal con más peso se consulta antes y más a menudo.</translation>
    </message>
    <message numerus="yes">
      <source>At {budget} fetches a day it will get about {n}</source>
      <translation>
        <numerusform>De {budget} consultas al día tendrá unas {n}</numerusform>
        <numerusform>De {budget} consultas al día tendrá unas {n}</numerusform>
      </translation>
    </message>
    <message>
      <source>your other feeds do not notice.</source>
      <translation>tus otros canales no lo notan.</translation>
    </message>
    <message>
      <source>your other feeds wait {time} longer.</source>
      <translation>tus otros canales esperan {time} más.</translation>
    </message>
    <message>
      <source>your other feeds wait {time} less.</source>
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
      <source>less</source>
      <translation>menos</translation>
    </message>
    <message>
      <source>normal</source>
      <translation>normal</translation>
    </message>
    <message>
      <source>more</source>
      <translation>más</translation>
    </message>
    <message>
      <source>most</source>
      <translation>el máximo</translation>
    </message>
    <message numerus="yes">
      <source>At {budget} fetches a day it gets about {n}</source>
      <translation>
        <numerusform>De {budget} consultas al día tiene unas {n}</numerusform>
        <numerusform>De {budget} consultas al día tiene unas {n}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>At {budget} fetches a day it gets about {n} instead of {before}</source>
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
      <source>At {budget} fetches a day it gets about {n}.</source>
      <translation>
        <numerusform>De {budget} consultas al día tiene unas {n}.</numerusform>
        <numerusform>De {budget} consultas al día tiene unas {n}.</numerusform>
      </translation>
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
      <source>Before I first look</source>
      <translation>Antes de mi primera visita</translation>
    </message>
    <message>
      <source>At</source>
      <translation>A las</translation>
    </message>
    <message>
      <source>How long</source>
      <translation>Extensión</translation>
    </message>
    <message>
      <source>From</source>
      <translation>Origen</translation>
    </message>
    <message>
      <source>To</source>
      <translation>Destino</translation>
    </message>
    <message>
      <source>Paperround does not know yet when you first look; until then it is 07:00.</source>
      <translation>Paperround aún no sabe cuándo entras por primera vez; hasta entonces será a las 07:00.</translation>
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
      <source>nothing new now</source>
      <translation>nada nuevo ahora</translation>
    </message>
    <message>
      <source>minutes</source>
      <translation>minutos</translation>
    </message>
    <message>
      <source>as</source>
      <translation>como</translation>
    </message>
    <message>
      <source>You usually look at {time}.</source>
      <translation>Sueles entrar a las {time}.</translation>
    </message>
    <message>
      <source>Book for e-readers (*.epub);;PDF (*.pdf)</source>
      <translation>Libro para lectores electrónicos (*.epub);;PDF (*.pdf)</translation>
    </message>
    <message>
      <source>Page of the paper</source>
      <translation>Página del periódico</translation>
    </message>
    <message>
      <source>Mark read</source>
      <translation>Marcar como leído</translation>
    </message>
    <message>
      <source>Page back</source>
      <translation>Página anterior</translation>
    </message>
    <message>
      <source>Next page</source>
      <translation>Página siguiente</translation>
    </message>
    <message>
      <source>Save the paper</source>
      <translation>Guardar el periódico</translation>
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
      <source>No paper yet</source>
      <translation>Aún no hay periódico</translation>
    </message>
    <message>
      <source>No paper was made yet. “Make one now” makes one of what is unread.</source>
      <translation>Aún no se ha hecho ningún periódico. «Hacer uno ahora» hace uno con lo que está sin leer.</translation>
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
      <source>Make one now</source>
      <translation>Hacer uno ahora</translation>
    </message>
    <message>
      <source>Morning paper</source>
      <translation>Periódico matutino</translation>
    </message>
    <message>
      <source>Show the paper</source>
      <translation>Mostrar el periódico</translation>
    </message>
    <message>
      <source>Asking the server…</source>
      <translation>Contactando con el servidor…</translation>
    </message>
    <message>
      <source>Making it</source>
      <translation>Preparando</translation>
    </message>
    <message>
      <source>Revert</source>
      <translation>Deshacer cambios</translation>
    </message>
    <message>
      <source>Settings of the morning paper saved</source>
      <translation>Ajustes del periódico matutino guardados</translation>
    </message>
    <message>
      <source>Save first; then it is tried with what you chose.</source>
      <translation>Guarda primero; luego se prueba con lo que has elegido.</translation>
    </message>
    <message>
      <source>The list could not be read.</source>
      <translation>No se pudo leer la lista.</translation>
    </message>
    <message>
      <source>all posts</source>
      <translation>todos los artículos</translation>
    </message>
    <message>
      <source>Search everywhere</source>
      <translation>Buscar en todo</translation>
    </message>
    <message>
      <source>The first posts come in a moment.</source>
      <translation>Los primeros artículos llegan enseguida.</translation>
    </message>
    <message>
      <source>Read a few posts. What you read about decides what stands here.</source>
      <translation>Lee unos cuantos artículos. Lo que lees decide lo que aparece aquí.</translation>
    </message>
    <message>
      <source>Nothing here yet</source>
      <translation>Aquí aún no hay nada</translation>
    </message>
    <message>
      <source>Show them now</source>
      <translation>Mostrarlos ahora</translation>
    </message>
    <message>
      <source>Nothing new waits. The next paper comes at {time}.</source>
      <translation>No hay novedades en espera. Próximo periódico: {time}.</translation>
    </message>
    <message>
      <source>Poll anyway</source>
      <translation>Consultar igualmente</translation>
    </message>
    <message>
      <source>Mostly pictures here.</source>
      <translation>Aquí hay sobre todo imágenes.</translation>
    </message>
    <message>
      <source>Enter password…</source>
      <translation>Escribir contraseña…</translation>
    </message>
    <message>
      <source>Choose again…</source>
      <translation>Elegir de nuevo…</translation>
    </message>
    <message>
      <source>Poll now</source>
      <translation>Consultar ahora</translation>
    </message>
    <message>
      <source>Nothing about “{words}”</source>
      <translation>Nada sobre «{words}»</translation>
    </message>
    <message>
      <source>No connection</source>
      <translation>Sin conexión</translation>
    </message>
    <message>
      <source>Its server asks to be left alone until then.</source>
      <translation>Su servidor pide una pausa hasta entonces.</translation>
    </message>
    <message>
      <source>Fetching {what}…</source>
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
      <source>Nothing starred yet</source>
      <translation>Aún nada con estrella</translation>
    </message>
    <message>
      <source>Press s on a post to keep it here.</source>
      <translation>Pulsa s en un artículo para guardarlo aquí.</translation>
    </message>
    <message>
      <source>All read</source>
      <translation>Todo leído</translation>
    </message>
    <message>
      <source>1 new post waits for the paper at {time}.</source>
      <translation>1 artículo nuevo espera al próximo periódico ({time}).</translation>
    </message>
    <message numerus="yes">
      <source>{n} new posts wait for the paper at {time}.</source>
      <translation>
        <numerusform>{n} artículo nuevo espera al próximo periódico ({time}).</numerusform>
        <numerusform>{n} artículos nuevos esperan al próximo periódico ({time}).</numerusform>
      </translation>
    </message>
    <message>
      <source>Show as cards</source>
      <translation>Mostrar como tarjetas</translation>
    </message>
    <message>
      <source>Keep the list</source>
      <translation>Conservar la lista</translation>
    </message>
    <message>
      <source>Searched {place}.</source>
      <translation>Buscado en: {place}.</translation>
    </message>
    <message numerus="yes">
      <source>{n} feeds</source>
      <translation>
        <numerusform>{n} canal</numerusform>
        <numerusform>{n} canales</numerusform>
      </translation>
    </message>
    <message>
      <source>{what} comes at {time}</source>
      <translation>{what}: a las {time}</translation>
    </message>
    <message>
      <source>What fits comes here by itself.</source>
      <translation>Lo que encaja llega aquí por sí solo.</translation>
    </message>
    <message numerus="yes">
      <source>{n} feeds here could not be fetched.</source>
      <translation>
        <numerusform>No se pudo consultar {n} canal de aquí.</numerusform>
        <numerusform>No se pudieron consultar {n} canales de aquí.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 feed here could not be fetched.</source>
      <translation>No se pudo consultar 1 canal de aquí.</translation>
    </message>
    <message>
      <source>{day}, {time}</source>
      <translation>{day}, {time}</translation>
    </message>
    <message>
      <source>As soon as there is one: {what}.</source>
      <translation>En cuanto haya conexión: {what}.</translation>
    </message>
    <message>
      <source>Posts</source>
      <translation>Artículos</translation>
    </message>
    <message>
      <source>the search for {words}</source>
      <translation>la búsqueda de «{words}»</translation>
    </message>
    <message>
      <source>The most relevant first</source>
      <translation>Los más relevantes primero</translation>
    </message>
    <message>
      <source>What you may want to read first</source>
      <translation>Lo que quizá quieras leer primero</translation>
    </message>
    <message>
      <source>Loading</source>
      <translation>Cargando</translation>
    </message>
    <message>
      <source>This post is no longer kept</source>
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
      <source>has sound</source>
      <translation>con sonido</translation>
    </message>
    <message>
      <source>downloaded</source>
      <translation>descargado</translation>
    </message>
    <message>
      <source>Unfolded.</source>
      <translation>Desplegado.</translation>
    </message>
    <message>
      <source>Folded.</source>
      <translation>Plegado.</translation>
    </message>
    <message>
      <source>tagged {tags}</source>
      <translation>etiquetas: {tags}</translation>
    </message>
    <message>
      <source>Everywhere</source>
      <translation>En todo</translation>
    </message>
    <message>
      <source>Search in all posts, not only in this place</source>
      <translation>Buscar en todos los artículos, no solo aquí</translation>
    </message>
    <message>
      <source>What can be typed here</source>
      <translation>Qué se puede escribir aquí</translation>
    </message>
    <message>
      <source>What can be typed here (Alt+Down)</source>
      <translation>Qué se puede escribir aquí (Alt+Abajo)</translation>
    </message>
    <message>
      <source>1 hit</source>
      <translation>1 resultado</translation>
    </message>
    <message>
      <source>Choose what the list shows</source>
      <translation>Elegir qué muestra la lista</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Buscar</translation>
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
      <source>one of them</source>
      <translation>una de las dos</translation>
    </message>
    <message>
      <source>ferry -night</source>
      <translation>ferry -noche</translation>
    </message>
    <message>
      <source>without a word</source>
      <translation>sin esa palabra</translation>
    </message>
    <message>
      <source>(ferry OR boat) night</source>
      <translation>(ferry OR barco) noche</translation>
    </message>
    <message>
      <source>brackets hold together</source>
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
      <source>of this feed</source>
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
      <source>of the last seven days</source>
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
    <message numerus="yes">
      <source>{n} hits</source>
      <translation>
        <numerusform>{n} resultado</numerusform>
        <numerusform>{n} resultados</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>the latest {n} hits</source>
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
      <source>Because you often open posts of this feed</source>
      <translation>Porque abres a menudo artículos de este canal</translation>
    </message>
    <message>
      <source>Also in 1 feed</source>
      <translation>También en 1 canal</translation>
    </message>
    <message>
      <source>1 more like it</source>
      <translation>1 más parecido</translation>
    </message>
    <message>
      <source>Because you read about {terms}</source>
      <translation>Porque lees sobre {terms}</translation>
    </message>
    <message>
      <source>Also in {feeds}</source>
      <translation>También en {feeds}</translation>
    </message>
    <message numerus="yes">
      <source>Also in {n} feeds</source>
      <translation>
        <numerusform>También en {n} canal</numerusform>
        <numerusform>También en {n} canales</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} more like it</source>
      <translation>
        <numerusform>{n} más parecido</numerusform>
        <numerusform>{n} más parecidos</numerusform>
      </translation>
    </message>
    <message>
      <source>From {first} to {last}: {posts} from {feeds}; several feeds told {stories}.</source>
      <translation>Del {first} al {last}: {posts}, {feeds}; en varios canales: {stories}.</translation>
    </message>
    <message>
      <source>While you were away</source>
      <translation>Mientras no estabas</translation>
    </message>
    <message>
      <source>Which days</source>
      <translation>Qué días</translation>
    </message>
    <message>
      <source>Mark all of it read</source>
      <translation>Marcarlo todo como leído</translation>
    </message>
    <message>
      <source>If you do not look for five days or more, what happened meanwhile stands here.</source>
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
      <source>Since you were away</source>
      <translation>Tu ausencia</translation>
    </message>
    <message>
      <source>The last 3 days</source>
      <translation>Los últimos 3 días</translation>
    </message>
    <message>
      <source>The last week</source>
      <translation>La última semana</translation>
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
      <source>What several feeds told</source>
      <translation>Lo que contaron varios canales</translation>
    </message>
    <message>
      <source>What each feed brought</source>
      <translation>Lo que trajo cada canal</translation>
    </message>
    <message numerus="yes">
      <source>{n} more</source>
      <translation>
        <numerusform>{n} más</numerusform>
        <numerusform>{n} más</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} fetches a day take about {size}; a lower limit means fewer fetches and more waiting.</source>
      <translation>
        <numerusform>{n} consulta al día ocupa unos {size}; un límite más bajo supone menos consultas y más espera.</numerusform>
        <numerusform>{n} consultas al día ocupan unos {size}; un límite más bajo supone menos consultas y más espera.</numerusform>
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
      <source>Now, and with the chosen budget</source>
      <translation>Ahora y con el presupuesto elegido</translation>
    </message>
    <message>
      <source>minutes until you can read a new post, on average</source>
      <translation>minutos hasta poder leer un artículo nuevo, de media</translation>
    </message>
    <message>
      <source>Choose for me</source>
      <translation>Elegir por mí</translation>
    </message>
    <message>
      <source>Nothing changes until you apply.</source>
      <translation>Nada cambia hasta que lo apliques.</translation>
    </message>
    <message>
      <source>Apply</source>
      <translation>Aplicar</translation>
    </message>
    <message>
      <source>What more fetches buy</source>
      <translation>Qué aportan más consultas</translation>
    </message>
    <message>
      <source>Fetches a day</source>
      <translation>Consultas al día</translation>
    </message>
    <message>
      <source>fetches a day, each mark twice the one before</source>
      <translation>consultas al día, cada marca es el doble de la anterior</translation>
    </message>
    <message>
      <source>Megabytes a day</source>
      <translation>Megabytes al día</translation>
    </message>
    <message>
      <source>at most so many MB a day, each mark twice the one before; at the right end no limit</source>
      <translation>como mucho estos MB al día, cada marca es el doble de la anterior; en el extremo derecho, sin límite</translation>
    </message>
    <message>
      <source>What fetches buy is not known before the first feeds were fetched. You can choose how many there may be a day at most.</source>
      <translation>Lo que aportan las consultas no se sabe hasta haber consultado los primeros canales. Ya puedes elegir cuántas habrá como mucho al día.</translation>
    </message>
    <message>
      <source>A guess so far: Paperround does not know when you read, and takes a usual day. After three days on which you read the curve is your own.</source>
      <translation>De momento, una estimación: Paperround no sabe cuándo lees y supone un día corriente. Tras tres días de lectura, la curva será la tuya.</translation>
    </message>
    <message numerus="yes">
      <source>More fetches, less waiting; past about {n} a day each further fetch buys little.</source>
      <translation>
        <numerusform>Más consultas, menos espera; a partir de unas {n} al día, cada consulta más aporta poco.</numerusform>
        <numerusform>Más consultas, menos espera; a partir de unas {n} al día, cada consulta más aporta poco.</numerusform>
      </translation>
    </message>
    <message>
      <source>Apply {n} a day</source>
      <translation>Aplicar {n} al día</translation>
    </message>
    <message>
      <source>Apply {n} a day, at most {m} MB</source>
      <translation>Aplicar {n} al día, máximo {m} MB</translation>
    </message>
    <message>
      <source>now</source>
      <translation>ahora</translation>
    </message>
    <message>
      <source>Not known yet</source>
      <translation>Aún no se sabe</translation>
    </message>
    <message>
      <source>Add a feed, and what polling it buys will be shown here.</source>
      <translation>Añade un canal y aquí se verá qué aporta consultarlo.</translation>
    </message>
    <message>
      <source>With {now} fetches a day, as now, you wait {wait} for a new post on average; best value is {best} fetches, with {best_wait}.</source>
      <translation>Con {now} consultas al día, como ahora, esperas un artículo nuevo {wait} de media; lo más rentable son {best} consultas, con {best_wait}.</translation>
    </message>
    <message>
      <source>with {n}</source>
      <translation>con {n}</translation>
    </message>
    <message numerus="yes">
      <source>Now {n} fetches a day</source>
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
      <source>MB</source>
      <translation>MB</translation>
    </message>
    <message>
      <source>with {n} MB</source>
      <translation>con {n} MB</translation>
    </message>
    <message numerus="yes">
      <source>fetches a day, each mark twice the one before; other ways as in your last {n} days</source>
      <translation>
        <numerusform>consultas al día, cada marca es el doble de la anterior; otros métodos, como en tu último día ({n})</numerusform>
        <numerusform>consultas al día, cada marca es el doble de la anterior; otros métodos, como en tus últimos {n} días</numerusform>
      </translation>
    </message>
    <message>
      <source>Expected of the day ahead.</source>
      <translation>Lo esperado para el próximo día.</translation>
    </message>
    <message>
      <source>Every feed every hour</source>
      <translation>Cada canal, cada hora</translation>
    </message>
    <message>
      <source>Refresh all when I open it</source>
      <translation>Actualizar todo al abrir</translation>
    </message>
    <message>
      <source>Today, a guess
{n} → {wait}</source>
      <translation>Hoy, estimado
{n} → {wait}</translation>
    </message>
    <message>
      <source>Today
{n} → {wait}</source>
      <translation>Hoy
{n} → {wait}</translation>
    </message>
    <message numerus="yes">
      <source>{n} fetches, {wait}</source>
      <translation>
        <numerusform>{n} consulta, {wait}</numerusform>
        <numerusform>{n} consultas, {wait}</numerusform>
      </translation>
    </message>
    <message>
      <source>{n}, {wait}</source>
      <translation>{n}, {wait}</translation>
    </message>
    <message>
      <source>{n} → about {wait}</source>
      <translation>{n} → aprox. {wait}</translation>
    </message>
    <message>
      <source>{n} → {wait}</source>
      <translation>{n} → {wait}</translation>
    </message>
    <message>
      <source>Wait for a new post</source>
      <translation>Espera de un artículo</translation>
    </message>
    <message>
      <source>Already here when you look</source>
      <translation>Ya aquí en tu visita</translation>
    </message>
    <message>
      <source>Data a day</source>
      <translation>Datos/día</translation>
    </message>
    <message>
      <source>Fetches for each new post</source>
      <translation>Consultas por artículo nuevo</translation>
    </message>
    <message numerus="yes">
      <source>{n} fetches a day, expected wait {wait}, {share} already here</source>
      <translation>
        <numerusform>{n} consulta al día, espera prevista {wait}, {share} ya aquí</numerusform>
        <numerusform>{n} consultas al día, espera prevista {wait}, {share} ya aquí</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Expected of the day ahead. In the last {n} days it really was {wait}, {share} already here.</source>
      <translation>
        <numerusform>Lo esperado para el próximo día. En realidad, el último día ({n}) fue {wait}, {share} ya aquí.</numerusform>
        <numerusform>Lo esperado para el próximo día. En realidad, los últimos {n} días fue {wait}, {share} ya aquí.</numerusform>
      </translation>
    </message>
    <message>
      <source>best value, {n}</source>
      <translation>lo más rentable, {n}</translation>
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
    <message>
      <source>No publisher's wish stands in the way.</source>
      <translation>Ninguna petición de un editor lo impide.</translation>
    </message>
    <message>
      <source>With less to spend no feed is polled more.</source>
      <translation>Con menos que gastar, ningún canal se consulta más.</translation>
    </message>
    <message>
      <source>With more to spend no feed is polled less.</source>
      <translation>Con más que gastar, ningún canal se consulta menos.</translation>
    </message>
    <message numerus="yes">
      <source>{n} fetches a day on battery, {m} on a metered line.</source>
      <translation>
        <numerusform>{n} consulta al día con batería, {m} en conexión medida.</numerusform>
        <numerusform>{n} consultas al día con batería, {m} en conexión medida.</numerusform>
      </translation>
    </message>
    <message>
      <source>Every feed is polled as now.</source>
      <translation>Cada canal se consulta como ahora.</translation>
    </message>
    <message>
      <source>One stays as it is.</source>
      <translation>Uno se queda como está.</translation>
    </message>
    <message numerus="yes">
      <source>{n} stay as they are.</source>
      <translation>
        <numerusform>{n} se queda como está.</numerusform>
        <numerusform>{n} se quedan como están.</numerusform>
      </translation>
    </message>
    <message>
      <source>On battery</source>
      <translation>Con batería</translation>
    </message>
    <message>
      <source>Metered</source>
      <translation>Conexión medida</translation>
    </message>
    <message>
      <source>At most so many megabytes a day</source>
      <translation>Como mucho estos megabytes al día</translation>
    </message>
    <message>
      <source>Gain polls</source>
      <translation>Ganan consultas</translation>
    </message>
    <message>
      <source>Lose polls</source>
      <translation>Pierden consultas</translation>
    </message>
    <message>
      <source>Cannot go faster</source>
      <translation>No pueden ir más rápido</translation>
    </message>
    <message>
      <source>{before} polls a day now, {after} then</source>
      <translation>{before} consultas al día ahora, {after} después</translation>
    </message>
    <message numerus="yes">
      <source>All {n}</source>
      <translation>
        <numerusform>Ver los {n}</numerusform>
        <numerusform>Ver los {n}</numerusform>
      </translation>
    </message>
    <message>
      <source>Fewer</source>
      <translation>Menos</translation>
    </message>
    <message>
      <source>At most</source>
      <translation>Como mucho</translation>
    </message>
    <message>
      <source>When power or line is short</source>
      <translation>Si escasea la energía o la conexión</translation>
    </message>
    <message>
      <source> MB a day</source>
      <translation> MB al día</translation>
    </message>
    <message>
      <source>You gave it an interval of its own.</source>
      <translation>Le has dado un intervalo propio.</translation>
    </message>
    <message>
      <source>You want its posts at once; no poll is planned yet.</source>
      <translation>Quieres sus artículos enseguida; aún no hay consulta prevista.</translation>
    </message>
    <message>
      <source>No poll is planned in the next 24 hours.</source>
      <translation>No hay consultas previstas en las próximas 24 horas.</translation>
    </message>
    <message>
      <source>Polled {times} a day, next at {time}. {reason}</source>
      <translation>Se consulta {times} al día, la próxima a las {time}. {reason}</translation>
    </message>
    <message>
      <source>no post so far</source>
      <translation>ningún artículo hasta ahora</translation>
    </message>
    <message>
      <source>Polled {times} a day, next at {time}: it posts rarely, {rate}.</source>
      <translation>Se consulta {times} al día, la próxima a las {time}: publica poco, {rate}.</translation>
    </message>
    <message>
      <source>When it posts and when you look</source>
      <translation>Cuándo publica y cuándo entras a leer</translation>
    </message>
    <message>
      <source>At which hours it posts is not known yet: that takes ten posts over five days.</source>
      <translation>Aún no se sabe a qué horas publica: hacen falta diez artículos en cinco días.</translation>
    </message>
    <message>
      <source>It comes by mail: nothing is polled for it. Settings, Accounts, shows its mailbox.</source>
      <translation>Llega por correo: no se consulta nada para él. Su buzón está en Ajustes, Cuentas.</translation>
    </message>
    <message>
      <source>Paused: it is not polled until you resume it. Its posts stay.</source>
      <translation>En pausa: no se consulta hasta que lo reanudes. Sus artículos se quedan.</translation>
    </message>
    <message>
      <source>Not polled yet: its first document is fetched as soon as the engine runs.</source>
      <translation>Aún sin consultar: su primer documento se cargará en cuanto funcione el motor.</translation>
    </message>
    <message>
      <source>It posts rarely, {rate}, so no poll is planned in the next 24 hours.</source>
      <translation>Publica poco, {rate}, así que no hay consultas previstas en las próximas 24 horas.</translation>
    </message>
    <message>
      <source>Polled {times} a day, next at {time}, because it posts mostly between {begin} and {end} and you usually look around {visit}.</source>
      <translation>Se consulta {times} al día, la próxima a las {time}, porque suele publicar entre las {begin} y las {end} y tú sueles entrar hacia las {visit}.</translation>
    </message>
    <message>
      <source>Feed settings…</source>
      <translation>Ajustes del canal…</translation>
    </message>
    <message>
      <source>Facts</source>
      <translation>Ficha</translation>
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
      <source>the last polls, newest first</source>
      <translation>las últimas consultas, la más reciente primero</translation>
    </message>
    <message>
      <source>nothing new</source>
      <translation>nada nuevo</translation>
    </message>
    <message>
      <source>{day} {time}</source>
      <translation>{day} {time}</translation>
    </message>
    <message>
      <source>When you usually look is not known yet.</source>
      <translation>Aún no se sabe cuándo sueles entrar.</translation>
    </message>
    <message>
      <source>{every} The next poll is at {time}.</source>
      <translation>{every} La próxima consulta es a las {time}.</translation>
    </message>
    <message>
      <source>Polled {times} a day, next at {time}, because you want its posts at once.</source>
      <translation>Se consulta {times} al día, la próxima a las {time}, porque quieres sus artículos enseguida.</translation>
    </message>
    <message>
      <source>Polled {times} a day, next at {time}, because it posts at any time of the day and you usually look around {visit}.</source>
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
      <source>Why then</source>
      <translation>Motivo</translation>
    </message>
    <message>
      <source>when it posts</source>
      <translation>cuando publica</translation>
    </message>
    <message>
      <source>polled</source>
      <translation>consultado</translation>
    </message>
    <message>
      <source>planned</source>
      <translation>previsto</translation>
    </message>
    <message>
      <source>This feed is gone</source>
      <translation>Este canal ya no existe</translation>
    </message>
    <message>
      <source>You are not subscribed to it any more.</source>
      <translation>Ya no tienes su suscripción.</translation>
    </message>
    <message>
      <source>{paragraph} Today {done} done, {planned} planned.</source>
      <translation>{paragraph} Hoy, hecho: {done}; previsto: {planned}.</translation>
    </message>
    <message>
      <source>Polls a day so far</source>
      <translation>Consultas al día hasta ahora</translation>
    </message>
    <message>
      <source>Posts a day</source>
      <translation>Artículos/día</translation>
    </message>
    <message>
      <source>Wait at your looks</source>
      <translation>Espera</translation>
    </message>
    <message>
      <source>Holds</source>
      <translation>Guarda</translation>
    </message>
    <message>
      <source>Polled {times} a day, next at {time}, because you usually look around {visit}. At which hours it posts is not known yet.</source>
      <translation>Se consulta {times} al día, la próxima a las {time}, porque sueles entrar hacia las {visit}. Aún no se sabe a qué horas publica.</translation>
    </message>
    <message>
      <source>{time} planned</source>
      <translation>{time}, previsto</translation>
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
      <source>Polled {times} a day, next at {time}, because it posts mostly between {begin} and {end}. When you usually look is not known yet.</source>
      <translation>Se consulta {times} al día, la próxima a las {time}, porque suele publicar entre las {begin} y las {end}. Aún no se sabe cuándo sueles entrar.</translation>
    </message>
    <message>
      <source>Polled {times} a day, next at {time}. When you usually look is not known yet.</source>
      <translation>Se consulta {times} al día, la próxima a las {time}. Aún no se sabe cuándo sueles entrar.</translation>
    </message>
    <message>
      <source>{time}, polled: {result}. {why}</source>
      <translation>{time}, consultado: {result}. {why}</translation>
    </message>
    <message>
      <source>{time}, planned. {why}</source>
      <translation>{time}, previsto. {why}</translation>
    </message>
    <message>
      <source>Polls since {time}</source>
      <translation>Consultas desde {time}</translation>
    </message>
    <message>
      <source>Data since {time}</source>
      <translation>Datos desde {time}</translation>
    </message>
    <message>
      <source>Health</source>
      <translation>Estado</translation>
    </message>
    <message>
      <source>about {n}</source>
      <translation>aprox. {n}</translation>
    </message>
    <message>
      <source>Filter</source>
      <translation>Filtrar</translation>
    </message>
    <message>
      <source>Filter feeds by name</source>
      <translation>Filtrar canales por nombre</translation>
    </message>
    <message>
      <source>{n} so far</source>
      <translation>{n} hasta ahora</translation>
    </message>
    <message>
      <source>All health</source>
      <translation>Todos los estados</translation>
    </message>
    <message>
      <source>Need a look</source>
      <translation>Por revisar</translation>
    </message>
    <message numerus="yes">
      <source>over the last {n} days</source>
      <translation>
        <numerusform>en el último día ({n})</numerusform>
        <numerusform>en los últimos {n} días</numerusform>
      </translation>
    </message>
    <message>
      <source>Polls a day</source>
      <translation>Cons./día</translation>
    </message>
    <message>
      <source>Next poll</source>
      <translation>Próxima</translation>
    </message>
    <message>
      <source>No feeds yet</source>
      <translation>Aún no hay canales</translation>
    </message>
    <message>
      <source>Add a feed, and what polling it brings is shown here.</source>
      <translation>Añade un canal y aquí se verá qué aporta consultarlo.</translation>
    </message>
    <message numerus="yes">
      <source>{feeds}. {n} need a look: {names}.</source>
      <translation>
        <numerusform>{feeds}. Por revisar ({n}): {names}.</numerusform>
        <numerusform>{feeds}. Por revisar ({n}): {names}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Polls and data are counted since {time}; figures for a day come after a whole one.</source>
      <translation>Consultas y datos se cuentan desde {time}; las cifras por día llegan tras un día entero.</translation>
    </message>
    <message>
      <source>By the dates of its posts</source>
      <translation>Según las fechas de sus artículos</translation>
    </message>
    <message>
      <source>Posts in its document</source>
      <translation>Artículos en su documento</translation>
    </message>
    <message>
      <source>Polls without news</source>
      <translation>Consultas sin novedades</translation>
    </message>
    <message>
      <source>Minutes that your looks waited for one of its posts, on average</source>
      <translation>Minutos que esperaste uno de sus artículos en tus visitas, de media</translation>
    </message>
    <message>
      <source>{feeds}. All are doing fine.</source>
      <translation>{feeds}. Todo va bien.</translation>
    </message>
    <message>
      <source>{problem} ({status})</source>
      <translation>{problem} ({status})</translation>
    </message>
    <message>
      <source>{feeds}. One needs a look: {names}.</source>
      <translation>{feeds}. Por revisar: {names}.</translation>
    </message>
    <message>
      <source>Working it out…</source>
      <translation>Calculando…</translation>
    </message>
    <message>
      <source>These figures could not be worked out.</source>
      <translation>No se pudieron calcular estas cifras.</translation>
    </message>
    <message>
      <source>Details</source>
      <translation>Detalles</translation>
    </message>
    <message>
      <source>Back to reading</source>
      <translation>Volver a leer</translation>
    </message>
    <message>
      <source>Pages of Insights</source>
      <translation>Páginas de Análisis</translation>
    </message>
    <message>
      <source>Erase your reading times and what was learned from them?</source>
      <translation>¿Borrar tus horas de lectura y lo aprendido de ellas?</translation>
    </message>
    <message>
      <source>At weekends you start about {hours} sooner.</source>
      <translation>Los fines de semana empiezas más o menos {hours} antes.</translation>
    </message>
    <message>
      <source>{day} {begin}:00 to {end}:00</source>
      <translation>{day}, de {begin}:00 a {end}:00</translation>
    </message>
    <message numerus="yes">
      <source>You looked on {n} of the last {m}.</source>
      <translation>
        <numerusform>Entraste {n} vez de las últimas {m}.</numerusform>
        <numerusform>Entraste {n} veces de las últimas {m}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Kept on this computer only: when the window was in use, and which feed was open.</source>
      <translation>Se guarda solo en este equipo: cuándo se usó la ventana y qué canal estaba abierto.</translation>
    </message>
    <message numerus="yes">
      <source>a guess, {n} days</source>
      <translation>
        <numerusform>estimación, {n} día</numerusform>
        <numerusform>estimación, {n} días</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>a guess, {n} of {m}</source>
      <translation>
        <numerusform>estimación, {n} de {m}</numerusform>
        <numerusform>estimación, {n} de {m}</numerusform>
      </translation>
    </message>
    <message>
      <source>When you looked, what you opened, and all that was learned from it are forgotten, in the backups, too; cached pictures go. Your feeds, posts, stars and read marks stay. Learning starts again. This cannot be undone.</source>
      <translation>Se olvida cuándo entraste, qué abriste y todo lo aprendido de ello, también en las copias de seguridad; las imágenes en caché desaparecen. Tus canales, artículos, estrellas y marcas de lectura se quedan. El aprendizaje empieza de nuevo. No se puede deshacer.</translation>
    </message>
    <message>
      <source>Sessions a day</source>
      <translation>Sesiones al día</translation>
    </message>
    <message>
      <source>Your week, seven days by 24 hours</source>
      <translation>Tu semana, siete días por 24 horas</translation>
    </message>
    <message>
      <source>Reading times</source>
      <translation>Horas de lectura</translation>
    </message>
    <message>
      <source>Erase…</source>
      <translation>Borrar…</translation>
    </message>
    <message numerus="yes">
      <source>Paperround has not seen you read yet. After about {n} days it will know your mornings from your evenings, around {day}.</source>
      <translation>
        <numerusform>Paperround aún no te ha visto leer. Tras {n} día más o menos, hacia el {day}, distinguirá tus mañanas de tus tardes.</numerusform>
        <numerusform>Paperround aún no te ha visto leer. Tras unos {n} días, hacia el {day}, distinguirá tus mañanas de tus tardes.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Paperround has seen you read since {since}. After about {n} days it will know your mornings from your evenings, around {day}.</source>
      <translation>
        <numerusform>Paperround te ve leer desde el {since}. Tras {n} día más o menos, hacia el {day}, distinguirá tus mañanas de tus tardes.</numerusform>
        <numerusform>Paperround te ve leer desde el {since}. Tras unos {n} días, hacia el {day}, distinguirá tus mañanas de tus tardes.</numerusform>
      </translation>
    </message>
    <message>
      <source>You look at no particular time of the day.</source>
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
      <source>You looked on {n} of the last {m}, for about {minutes} min.</source>
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
      <source>Learning is paused: nothing is noted until you resume it.</source>
      <translation>El aprendizaje está en pausa: no se anota nada hasta que lo reanudes.</translation>
    </message>
    <message numerus="yes">
      <source>sure, {n} days</source>
      <translation>
        <numerusform>seguro, {n} día</numerusform>
        <numerusform>seguro, {n} días</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>fairly sure, {n} of {m}</source>
      <translation>
        <numerusform>bastante seguro, {n} de {m}</numerusform>
        <numerusform>bastante seguro, {n} de {m}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>sure, {n} of {m}</source>
      <translation>
        <numerusform>seguro, {n} de {m}</numerusform>
        <numerusform>seguro, {n} de {m}</numerusform>
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
      <source>How sure this is</source>
      <translation>Grado de certeza</translation>
    </message>
    <message>
      <source>You usually look around {times}.</source>
      <translation>Sueles entrar hacia las {times}.</translation>
    </message>
    <message>
      <source>today</source>
      <translation>hoy</translation>
    </message>
    <message numerus="yes">
      <source>{n} in {m} days, weekends paler</source>
      <translation>
        <numerusform>{n} en {m} días, fines de semana más claros</numerusform>
        <numerusform>{n} en {m} días, fines de semana más claros</numerusform>
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
    <message numerus="yes">
      <source>fairly sure, {n} days</source>
      <translation>
        <numerusform>bastante seguro, {n} día</numerusform>
        <numerusform>bastante seguro, {n} días</numerusform>
      </translation>
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
      <source>You did not look on any of the last {n}.</source>
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
      <source>No {day} is known yet.</source>
      <translation>{day}: aún no se sabe nada.</translation>
    </message>
    <message>
      <source>Weekends will be known around {day}.</source>
      <translation>Los fines de semana se conocerán hacia el {day}.</translation>
    </message>
    <message>
      <source>The replay ended before it was done.</source>
      <translation>La simulación terminó antes de completarse.</translation>
    </message>
    <message>
      <source>{n} a day, not {m}</source>
      <translation>{n} al día, no {m}</translation>
    </message>
    <message>
      <source>{share} fewer</source>
      <translation>{share} menos</translation>
    </message>
    <message>
      <source>{share} less</source>
      <translation>{share} menos</translation>
    </message>
    <message>
      <source>{share} more</source>
      <translation>{share} más</translation>
    </message>
    <message>
      <source>Fetches against hourly polling</source>
      <translation>Consultas frente a consultar cada hora</translation>
    </message>
    <message>
      <source>Data</source>
      <translation>Datos</translation>
    </message>
    <message>
      <source>Wake-ups</source>
      <translation>Reactivaciones</translation>
    </message>
    <message>
      <source>{n} a day</source>
      <translation>{n} al día</translation>
    </message>
    <message>
      <source>hourly {m}; too early for a share</source>
      <translation>cada hora {m}; pronto para comparar</translation>
    </message>
    <message>
      <source>{n}, hourly {m}</source>
      <translation>{n}, cada hora {m}</translation>
    </message>
    <message>
      <source>Savings</source>
      <translation>Ahorro</translation>
    </message>
    <message>
      <source>By day or week</source>
      <translation>Por día o semana</translation>
    </message>
    <message>
      <source>Export CSV</source>
      <translation>Exportar CSV</translation>
    </message>
    <message>
      <source>A day, on average</source>
      <translation>Al día, de media</translation>
    </message>
    <message>
      <source>Yesterday against polling the same {feeds} every hour.</source>
      <translation>Ayer, frente a consultar cada hora los mismos canales ({feeds}).</translation>
    </message>
    <message numerus="yes">
      <source>The last {n} days before today against polling the same {feeds} every hour.</source>
      <translation>
        <numerusform>El último día antes de hoy ({n}), frente a consultar cada hora los mismos canales ({feeds}).</numerusform>
        <numerusform>Los últimos {n} días antes de hoy, frente a consultar cada hora los mismos canales ({feeds}).</numerusform>
      </translation>
    </message>
    <message>
      <source>no look is known</source>
      <translation>no se conoce ninguna visita</translation>
    </message>
    <message>
      <source>{wait} shorter</source>
      <translation>{wait} menos</translation>
    </message>
    <message>
      <source>{wait} longer</source>
      <translation>{wait} más</translation>
    </message>
    <message>
      <source>Paperround</source>
      <translation>Paperround</translation>
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
      <source>Since {time}: {fetches} in {wake_ups}, {size}.</source>
      <translation>Desde {time}: {fetches} en {wake_ups}, {size}.</translation>
    </message>
    <message>
      <source>What polling saves is counted over whole days; the first figures come on {day}.</source>
      <translation>Lo que se ahorra se cuenta por días enteros; las primeras cifras llegan el {day}.</translation>
    </message>
    <message>
      <source>a day</source>
      <translation>al día</translation>
    </message>
    <message>
      <source>a week</source>
      <translation>por semana</translation>
    </message>
    <message>
      <source>Requests sent for feeds; pictures not included</source>
      <translation>Peticiones enviadas por los canales; sin las imágenes</translation>
    </message>
    <message>
      <source>Measured here; the others from each feed's own sizes</source>
      <translation>Medido aquí; los demás, según los tamaños de cada canal</translation>
    </message>
    <message>
      <source>From posting to each look that had to do without it, per post</source>
      <translation>De su publicación a cada visita sin él, por artículo</translation>
    </message>
    <message>
      <source>Already here</source>
      <translation>Ya aquí</translation>
    </message>
    <message>
      <source>New posts that were here at your first look after them</source>
      <translation>Artículos nuevos que estaban en tu primera visita posterior</translation>
    </message>
    <message>
      <source>Posts lost</source>
      <translation>Artículos perdidos</translation>
    </message>
    <message>
      <source>Left the feed's list before any poll came; here estimated from the gaps</source>
      <translation>Salieron antes de toda consulta; aquí, estimados por los huecos</translation>
    </message>
    <message>
      <source>Times polls kept the computer busy; close together is one</source>
      <translation>Veces que se ocupó el equipo; muy seguidas cuentan como una</translation>
    </message>
    <message>
      <source>Radio on</source>
      <translation>Radio encendida</translation>
    </message>
    <message>
      <source>As on a mobile line, where it stays on for 12 s after each wake-up</source>
      <translation>Como en una red móvil: sigue encendida 12 s tras cada reactivación</translation>
    </message>
    <message>
      <source>this week</source>
      <translation>esta semana</translation>
    </message>
    <message>
      <source>Day</source>
      <translation>Día</translation>
    </message>
    <message>
      <source>Week</source>
      <translation>Semana</translation>
    </message>
    <message numerus="yes">
      <source>{day}: {n} fetches, hourly {m}</source>
      <translation>
        <numerusform>{day}: {n} consulta, cada hora {m}</numerusform>
        <numerusform>{day}: {n} consultas, cada hora {m}</numerusform>
      </translation>
    </message>
    <message>
      <source>{big} fetches: {small}.</source>
      <translation>Consultas, {big}: {small}.</translation>
    </message>
    <message>
      <source>You hardly open {feeds}. Together they take {share} of your fetches.</source>
      <translation>Apenas abres: {feeds}. Juntos ocupan el {share} de tus consultas.</translation>
    </message>
    <message>
      <source>You opened none of {count} posts in {days} days; it takes {share} of your fetches.</source>
      <translation>No abriste ninguno de sus {count} artículos en {days} días; ocupa el {share} de tus consultas.</translation>
    </message>
    <message numerus="yes">
      <source>You opened {n} of {count} posts in {days} days; it takes {share} of your fetches.</source>
      <translation>
        <numerusform>Abriste {n} de {count} artículos en {days} días; ocupa el {share} de tus consultas.</numerusform>
        <numerusform>Abriste {n} de {count} artículos en {days} días; ocupa el {share} de tus consultas.</numerusform>
      </translation>
    </message>
    <message>
      <source>Seldom opened</source>
      <translation>Poco abiertos</translation>
    </message>
    <message>
      <source>You have switched off that it is noted what you open, so nobody can tell.</source>
      <translation>Has desactivado que se anote lo que abres, así que no se puede saber.</translation>
    </message>
    <message>
      <source>You hardly open {feeds}. It takes {share} of your fetches.</source>
      <translation>Apenas abres: {feeds}. Ocupa el {share} de tus consultas.</translation>
    </message>
    <message>
      <source>Unsubscribe</source>
      <translation>Dar de baja</translation>
    </message>
    <message>
      <source>Not known</source>
      <translation>No se sabe</translation>
    </message>
    <message numerus="yes">
      <source>After you have opened {n} posts, feeds that you seldom read from are listed here.</source>
      <translation>
        <numerusform>Cuando hayas abierto {n} artículo, aquí aparecerán los canales que lees poco.</numerusform>
        <numerusform>Cuando hayas abierto {n} artículos, aquí aparecerán los canales que lees poco.</numerusform>
      </translation>
    </message>
    <message>
      <source>You read from every feed that posts much, now and then.</source>
      <translation>De vez en cuando lees de todos los canales que publican mucho.</translation>
    </message>
    <message>
      <source>Unsubscribe from {feed}</source>
      <translation>Dar de baja {feed}</translation>
    </message>
    <message>
      <source>Nothing here</source>
      <translation>Nada aquí</translation>
    </message>
    <message>
      <source>{name} was asked {times}, {size}; hourly would have been {hours}.</source>
      <translation>{name}: consultado {times}, {size}; cada hora habrían sido {hours}.</translation>
    </message>
    <message>
      <source>1 post with its pictures is here for {time}, {size}.</source>
      <translation>1 artículo con sus imágenes está aquí para las {time}, {size}.</translation>
    </message>
    <message>
      <source>Timeline of {day}. {done} done, {planned} planned. You looked: {times}.</source>
      <translation>Cronología: {day}. Hecho: {done}. Previsto: {planned}. Visitas: {times}.</translation>
    </message>
    <message>
      <source>Nothing is planned: Paperround plans as soon as its engine runs.</source>
      <translation>Nada previsto: Paperround planifica en cuanto funciona su motor.</translation>
    </message>
    <message numerus="yes">
      <source>{n} planned today</source>
      <translation>
        <numerusform>{n} prevista hoy</numerusform>
        <numerusform>{n} previstas hoy</numerusform>
      </translation>
    </message>
    <message>
      <source>Offline from {begin} to {end}</source>
      <translation>Sin conexión de {begin} a {end}</translation>
    </message>
    <message>
      <source>Asleep from {begin} to {end}</source>
      <translation>Suspendido de {begin} a {end}</translation>
    </message>
    <message>
      <source>Not running from {begin} to {end}</source>
      <translation>Cerrado de {begin} a {end}</translation>
    </message>
    <message>
      <source>There was no line, so nothing was fetched and nothing counts as an error.</source>
      <translation>No había conexión: no se consultó nada y nada cuenta como error.</translation>
    </message>
    <message>
      <source>The computer slept, so nothing could be polled.</source>
      <translation>El equipo estaba suspendido y no se pudo consultar nada.</translation>
    </message>
    <message>
      <source>Paperround was closed or the computer was off, so nothing could be polled.</source>
      <translation>Paperround estaba cerrado o el equipo apagado, y no se pudo consultar nada.</translation>
    </message>
    <message numerus="yes">
      <source>{n} posts with pictures are here for {time}, {size}.</source>
      <translation>
        <numerusform>{n} artículo con imágenes está aquí para las {time}, {size}.</numerusform>
        <numerusform>{n} artículos con imágenes están aquí para las {time}, {size}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} posts are here for {time}, {size}.</source>
      <translation>
        <numerusform>{n} artículo está aquí para las {time}, {size}.</numerusform>
        <numerusform>{n} artículos están aquí para las {time}, {size}.</numerusform>
      </translation>
    </message>
    <message>
      <source>You are usually without a line then.</source>
      <translation>A esa hora sueles estar sin conexión.</translation>
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
      <source>Next polls</source>
      <translation>Próximas consultas</translation>
    </message>
    <message>
      <source>Nothing new had been posted.</source>
      <translation>No se había publicado nada nuevo.</translation>
    </message>
    <message>
      <source>Nothing is planned for tomorrow yet.</source>
      <translation>Aún no hay nada previsto para mañana.</translation>
    </message>
    <message>
      <source>not yet</source>
      <translation>aún no</translation>
    </message>
    <message numerus="yes">
      <source>{n} planned today, {m} kept for when you look</source>
      <translation>
        <numerusform>{n} prevista hoy, {m} reservadas para tus visitas</numerusform>
        <numerusform>{n} previstas hoy, {m} reservadas para tus visitas</numerusform>
      </translation>
    </message>
    <message>
      <source>Wait saved</source>
      <translation>Ahorrado</translation>
    </message>
    <message>
      <source>Add a feed, and its polls will appear here.</source>
      <translation>Añade un canal y aquí aparecerán sus consultas.</translation>
    </message>
    <message>
      <source>{wake_ups}, {fetches}.</source>
      <translation>{wake_ups}, {fetches}.</translation>
    </message>
    <message>
      <source>You have not looked on this day.</source>
      <translation>Ese día no entraste.</translation>
    </message>
    <message>
      <source>You looked {times}.</source>
      <translation>Entraste {times}.</translation>
    </message>
    <message>
      <source>Nothing new has been posted since you subscribed.</source>
      <translation>No se ha publicado nada nuevo desde que te suscribiste.</translation>
    </message>
    <message>
      <source>{polls} planned until {time}. What comes after is planned as the day draws nearer.</source>
      <translation>Previsto hasta las {time}: {polls}. Lo demás se planificará cuando se acerque el día.</translation>
    </message>
    <message numerus="yes">
      <source>{time}, polled · {feeds}, {n} new</source>
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
      <source>No poll on this day.</source>
      <translation>Ninguna consulta ese día.</translation>
    </message>
    <message>
      <source>New posts</source>
      <translation>Artículos nuevos</translation>
    </message>
    <message>
      <source>as above</source>
      <translation>como arriba</translation>
    </message>
    <message>
      <source>You were here {spans}.</source>
      <translation>Estabas aquí: {spans}.</translation>
    </message>
    <message numerus="yes">
      <source>{n} of them could not be had whole.</source>
      <translation>
        <numerusform>{n} de ellos no se pudo cargar entero.</numerusform>
        <numerusform>{n} de ellos no se pudieron cargar enteros.</numerusform>
      </translation>
    </message>
    <message>
      <source>brought something new</source>
      <translation>trajo algo nuevo</translation>
    </message>
    <message>
      <source>you were here</source>
      <translation>estabas aquí</translation>
    </message>
    <message>
      <source>asleep, off or offline</source>
      <translation>suspendido, apagado o sin conexión</translation>
    </message>
    <message>
      <source>Waiting at your looks that this poll spares you</source>
      <translation>Espera que esta consulta te ahorra en tus visitas</translation>
    </message>
    <message>
      <source>{share} of what was new was already here.</source>
      <translation>El {share} de lo nuevo ya estaba aquí.</translation>
    </message>
    <message>
      <source>{time}, planned · {feeds} in one wake-up</source>
      <translation>{time}, previsto · {feeds} en una reactivación</translation>
    </message>
    <message>
      <source>{time}, polled · {feeds}, nothing new</source>
      <translation>{time}, consultado · {feeds}, nada nuevo</translation>
    </message>
    <message numerus="yes">
      <source>and {n} more</source>
      <translation>
        <numerusform>y {n} más</numerusform>
        <numerusform>y {n} más</numerusform>
      </translation>
    </message>
    <message>
      <source>asleep to {time}</source>
      <translation>suspendido hasta las {time}</translation>
    </message>
    <message>
      <source>not running to {time}</source>
      <translation>cerrado hasta las {time}</translation>
    </message>
    <message>
      <source>asleep</source>
      <translation>suspendido</translation>
    </message>
    <message>
      <source>not running</source>
      <translation>cerrado</translation>
    </message>
    <message>
      <source>Timeline of the day</source>
      <translation>Cronología del día</translation>
    </message>
    <message>
      <source>Not known yet: this is the first day. After about 10 it will be.</source>
      <translation>Aún no se sabe: es el primer día. Hacen falta unos 10.</translation>
    </message>
    <message>
      <source>When you
usually look</source>
      <translation>Cuándo sueles
entrar</translation>
    </message>
    <message>
      <source>Polls, one bar
per wake-up</source>
      <translation>Consultas, una barra
por reactivación</translation>
    </message>
    <message>
      <source>You were here</source>
      <translation>Estabas aquí</translation>
    </message>
    <message>
      <source>0 feeds</source>
      <translation>0 canales</translation>
    </message>
    <message numerus="yes">
      <source>Seen you read on {n} days. After about 10 your mornings differ from your evenings.</source>
      <translation>
        <numerusform>Lectura observada durante {n} día. Tras unos 10 días se distinguirán tus mañanas de tus tardes.</numerusform>
        <numerusform>Lectura observada durante {n} días. Tras unos 10 días se distinguirán tus mañanas de tus tardes.</numerusform>
      </translation>
    </message>
    <message>
      <source>now {time}</source>
      <translation>ahora {time}</translation>
    </message>
    <message>
      <source>usually off</source>
      <translation>suele estar apagado</translation>
    </message>
    <message>
      <source>a guess so far</source>
      <translation>estimación por ahora</translation>
    </message>
    <message>
      <source>no poll planned</source>
      <translation>sin consultas previstas</translation>
    </message>
    <message numerus="yes">
      <source>{n}, all fine</source>
      <translation>
        <numerusform>{n}, todo bien</numerusform>
        <numerusform>{n}, todo bien</numerusform>
      </translation>
    </message>
    <message>
      <source>Page of Insights</source>
      <translation>Página de Análisis</translation>
    </message>
    <message>
      <source>not run yet</source>
      <translation>aún sin ejecutar</translation>
    </message>
    <message>
      <source>last run today</source>
      <translation>ejecutado hoy</translation>
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
      <source>fairly sure</source>
      <translation>bastante seguro</translation>
    </message>
    <message>
      <source>sure</source>
      <translation>seguro</translation>
    </message>
    <message>
      <source>What if</source>
      <translation>¿Y si…?</translation>
    </message>
    <message numerus="yes">
      <source>{n}, one needs a look</source>
      <translation>
        <numerusform>{n}, uno por revisar</numerusform>
        <numerusform>{n}, uno por revisar</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n}, {m} need a look</source>
      <translation>
        <numerusform>{n}, {m} por revisar</numerusform>
        <numerusform>{n}, {m} por revisar</numerusform>
      </translation>
    </message>
    <message>
      <source>last run {day}</source>
      <translation>última vez: {day}</translation>
    </message>
    <message>
      <source>next poll {time}</source>
      <translation>próxima consulta {time}</translation>
    </message>
    <message numerus="yes">
      <source>{n} fetches a day</source>
      <translation>
        <numerusform>{n} consulta al día</numerusform>
        <numerusform>{n} consultas al día</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Your last {n} days, replayed under {m} ways of polling.</source>
      <translation>
        <numerusform>Tu último día ({n}), simulado con {m} métodos de consulta.</numerusform>
        <numerusform>Tus últimos {n} días, simulados con {m} métodos de consulta.</numerusform>
      </translation>
    </message>
    <message>
      <source>Every hour would have cost {times} times as much and brought posts {wait} sooner.</source>
      <translation>Consultar cada hora habría costado {times} veces más y habría traído los artículos {wait} antes.</translation>
    </message>
    <message>
      <source>Replaying. You can go on reading meanwhile.</source>
      <translation>Simulando. Mientras tanto puedes seguir leyendo.</translation>
    </message>
    <message numerus="yes">
      <source>At {n} fetches a day nothing else would have had you waiting less.</source>
      <translation>
        <numerusform>Con {n} consulta al día, ningún otro método te habría hecho esperar menos.</numerusform>
        <numerusform>Con {n} consultas al día, ningún otro método te habría hecho esperar menos.</numerusform>
      </translation>
    </message>
    <message>
      <source>Every hour would have cost {times} times as much and brought posts {wait} later.</source>
      <translation>Consultar cada hora habría costado {times} veces más y habría traído los artículos {wait} más tarde.</translation>
    </message>
    <message>
      <source>Cube-root shares, best times</source>
      <translation>Reparto por raíz cúbica, mejores horas</translation>
    </message>
    <message>
      <source>Cube-root shares, times as printed</source>
      <translation>Reparto por raíz cúbica, horas publicadas</translation>
    </message>
    <message>
      <source>Fewest missing at your looks</source>
      <translation>Lo mínimo que falta en tus visitas</translation>
    </message>
    <message>
      <source>Square-root shares, fast alerts</source>
      <translation>Reparto por raíz cuadrada, avisos rápidos</translation>
    </message>
    <message>
      <source>Square-root shares, even times</source>
      <translation>Reparto por raíz cuadrada, horas regulares</translation>
    </message>
    <message>
      <source>Even shares, fast alerts</source>
      <translation>Reparto igual, avisos rápidos</translation>
    </message>
    <message>
      <source>Fewest lost posts first</source>
      <translation>Ante todo, perder menos artículos</translation>
    </message>
    <message>
      <source>Learned fixed interval</source>
      <translation>Intervalo fijo aprendido</translation>
    </message>
    <message>
      <source>Longest out of date first</source>
      <translation>Primero lo que lleva más tiempo anticuado</translation>
    </message>
    <message>
      <source>Posts that soon grow stale first</source>
      <translation>Primero lo que pronto envejece</translation>
    </message>
    <message>
      <source>Moving average of pauses</source>
      <translation>Media móvil de las pausas</translation>
    </message>
    <message>
      <source>When the next post is expected</source>
      <translation>Cuando se espera el próximo artículo</translation>
    </message>
    <message>
      <source>Every feed once a day</source>
      <translation>Cada canal una vez al día</translation>
    </message>
    <message>
      <source>Every feed equally often</source>
      <translation>Todos los canales por igual</translation>
    </message>
    <message>
      <source>Run again</source>
      <translation>Repetir</translation>
    </message>
    <message numerus="yes">
      <source>{name} would have had you waiting {wait} less at no more than {n} fetches a day.</source>
      <translation>
        <numerusform>Con «{name}» habrías esperado {wait} menos, con {n} consulta al día como mucho.</numerusform>
        <numerusform>Con «{name}» habrías esperado {wait} menos, con {n} consultas al día como mucho.</numerusform>
      </translation>
    </message>
    <message>
      <source>Fetches against waiting</source>
      <translation>Consultas y espera</translation>
    </message>
    <message>
      <source>How many ways</source>
      <translation>Cuántos métodos</translation>
    </message>
    <message>
      <source>How many weeks are replayed</source>
      <translation>Cuántas semanas se simulan</translation>
    </message>
    <message>
      <source>Wait until you could read a new post, on average, against fetches a day; lower left is best. All ways are replayed, Paperround as it is today among them. What really was stands on Savings.</source>
      <translation>Espera media de un artículo nuevo frente a consultas al día; abajo a la izquierda es lo mejor. Todos los métodos están simulados, también Paperround tal como es hoy. Lo que pasó de verdad está en Ahorro.</translation>
    </message>
    <message>
      <source>Ways of polling</source>
      <translation>Métodos de consulta</translation>
    </message>
    <message>
      <source>Starting…</source>
      <translation>Iniciando…</translation>
    </message>
    <message>
      <source>The replay did not run</source>
      <translation>La simulación no se ejecutó</translation>
    </message>
    <message>
      <source>{name}, within your budget</source>
      <translation>{name}, dentro de tu presupuesto</translation>
    </message>
    <message>
      <source>Way of polling</source>
      <translation>Método de consulta</translation>
    </message>
    <message>
      <source>Wait</source>
      <translation>Espera</translation>
    </message>
    <message>
      <source>Posts lost a day</source>
      <translation>Artículos perdidos al día</translation>
    </message>
    <message>
      <source>Against Paperround</source>
      <translation>Frente a Paperround</translation>
    </message>
    <message>
      <source>Replays your own last weeks under other ways of polling. Takes about a minute.</source>
      <translation>Simula tus últimas semanas con otros métodos de consulta. Tarda más o menos un minuto.</translation>
    </message>
    <message>
      <source>Last week</source>
      <translation>Última semana</translation>
    </message>
    <message numerus="yes">
      <source>Last {n} weeks</source>
      <translation>
        <numerusform>Última semana ({n})</numerusform>
        <numerusform>Últimas {n} semanas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>A replay needs {n} whole days on which you read; {m} are known. It can run from about {day} on.</source>
      <translation>
        <numerusform>La simulación necesita {n} día entero de lectura; se conocen {m}. Será posible hacia el {day}.</numerusform>
        <numerusform>La simulación necesita {n} días enteros de lectura; se conocen {m}. Será posible hacia el {day}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name}: {n} fetches a day, wait {wait}</source>
      <translation>
        <numerusform>{name}: {n} consulta al día, espera {wait}</numerusform>
        <numerusform>{name}: {n} consultas al día, espera {wait}</numerusform>
      </translation>
    </message>
    <message>
      <source>{n} Paperround</source>
      <translation>{n} Paperround</translation>
    </message>
    <message>
      <source>Nine ways</source>
      <translation>Nueve métodos</translation>
    </message>
    <message>
      <source>All</source>
      <translation>Todos</translation>
    </message>
    <message>
      <source>Not run yet</source>
      <translation>Aún sin ejecutar</translation>
    </message>
    <message>
      <source>Run</source>
      <translation>Ejecutar</translation>
    </message>
    <message>
      <source>Replaying {n} of {m}: {name}</source>
      <translation>Simulando {n} de {m}: {name}</translation>
    </message>
    <message>
      <source>Mark all read in {place}: {posts}</source>
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
      <source>Star</source>
      <translation>Añadir estrella</translation>
    </message>
    <message>
      <source>Take the highlight off</source>
      <translation>Quitar el resaltado</translation>
    </message>
    <message>
      <source>Highlight</source>
      <translation>Resaltar</translation>
    </message>
    <message>
      <source>Mark all read in {place}</source>
      <translation>Marcar todo como leído en {place}</translation>
    </message>
    <message>
      <source>Redo</source>
      <translation>Rehacer</translation>
    </message>
    <message numerus="yes">
      <source>{n} or more new</source>
      <translation>
        <numerusform>{n} nuevo o más</numerusform>
        <numerusform>{n} nuevos o más</numerusform>
      </translation>
    </message>
    <message>
      <source>{what}. Undo with Control Z.</source>
      <translation>{what}. Deshacer con Control Z.</translation>
    </message>
    <message>
      <source>Clear</source>
      <translation>Borrar</translation>
    </message>
    <message>
      <source>less than one post a year</source>
      <translation>menos de un artículo al año</translation>
    </message>
    <message>
      <source>heard</source>
      <translation>escuchado</translation>
    </message>
    <message>
      <source>1 minute to hear</source>
      <translation>1 minuto de escucha</translation>
    </message>
    <message>
      <source>about one post a day</source>
      <translation>más o menos un artículo al día</translation>
    </message>
    <message numerus="yes">
      <source>about {n} posts a day</source>
      <translation>
        <numerusform>más o menos {n} artículo al día</numerusform>
        <numerusform>unos {n} artículos al día</numerusform>
      </translation>
    </message>
    <message>
      <source>about one post a week</source>
      <translation>más o menos un artículo a la semana</translation>
    </message>
    <message numerus="yes">
      <source>about {n} posts a week</source>
      <translation>
        <numerusform>más o menos {n} artículo a la semana</numerusform>
        <numerusform>unos {n} artículos a la semana</numerusform>
      </translation>
    </message>
    <message>
      <source>about one post a month</source>
      <translation>más o menos un artículo al mes</translation>
    </message>
    <message numerus="yes">
      <source>about {n} posts a month</source>
      <translation>
        <numerusform>más o menos {n} artículo al mes</numerusform>
        <numerusform>unos {n} artículos al mes</numerusform>
      </translation>
    </message>
    <message>
      <source>about one post a year</source>
      <translation>más o menos un artículo al año</translation>
    </message>
    <message numerus="yes">
      <source>about {n} posts a year</source>
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
      <source>1 post</source>
      <translation>1 artículo</translation>
    </message>
    <message>
      <source>1 feed</source>
      <translation>1 canal</translation>
    </message>
    <message>
      <source>1 star</source>
      <translation>1 estrella</translation>
    </message>
    <message>
      <source>A recording</source>
      <translation>Una grabación</translation>
    </message>
    <message>
      <source>A post without words</source>
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
      <source>1 wake-up</source>
      <translation>1 reactivación</translation>
    </message>
    <message>
      <source>1 fetch</source>
      <translation>1 consulta</translation>
    </message>
    <message>
      <source>begun</source>
      <translation>empezado</translation>
    </message>
    <message>
      <source>{left} of {whole} min left</source>
      <translation>quedan {left} de {whole} min</translation>
    </message>
    <message numerus="yes">
      <source>{minutes} minutes to hear</source>
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
    <message numerus="yes">
      <source>{n} days</source>
      <translation>
        <numerusform>{n} día</numerusform>
        <numerusform>{n} días</numerusform>
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
      <translation>dddd d 'de' MMMM 'de' yyyy</translation>
    </message>
    <message>
      <source>since {day}</source>
      <translation>desde el {day}</translation>
    </message>
    <message>
      <source>{n} %</source>
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
      <source>yesterday {time}</source>
      <translation>ayer {time}</translation>
    </message>
    <message>
      <source>today {time}</source>
      <translation>hoy {time}</translation>
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
      <source>{n} posts</source>
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
      <source>A link to {host}</source>
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
      <source>{n} wake-ups</source>
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
      <source>Next post</source>
      <translation>Artículo siguiente</translation>
    </message>
    <message>
      <source>Previous post</source>
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
      <source>Page, then next unread</source>
      <translation>Página, luego siguiente sin leer</translation>
    </message>
    <message>
      <source>Open in browser</source>
      <translation>Abrir en el navegador</translation>
    </message>
    <message>
      <source>Share by mail…</source>
      <translation>Compartir por correo…</translation>
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
      <source>Send to…</source>
      <translation>Enviar a…</translation>
    </message>
    <message>
      <source>Open the comments</source>
      <translation>Abrir los comentarios</translation>
    </message>
    <message>
      <source>Full text</source>
      <translation>Texto completo</translation>
    </message>
    <message>
      <source>Find in the article…</source>
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
      <source>Look at the pictures</source>
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
      <source>Serif letters</source>
      <translation>Letra con remates</translation>
    </message>
    <message>
      <source>Play or pause</source>
      <translation>Reproducir o pausar</translation>
    </message>
    <message>
      <source>Play this recording</source>
      <translation>Reproducir esta grabación</translation>
    </message>
    <message>
      <source>15 seconds back</source>
      <translation>15 segundos atrás</translation>
    </message>
    <message>
      <source>30 seconds forward</source>
      <translation>30 segundos adelante</translation>
    </message>
    <message>
      <source>Play the next in the queue</source>
      <translation>Reproducir lo siguiente de la cola</translation>
    </message>
    <message>
      <source>Add to the queue</source>
      <translation>Añadir a la cola</translation>
    </message>
    <message>
      <source>Play next</source>
      <translation>Escuchar a continuación</translation>
    </message>
    <message>
      <source>What is played next…</source>
      <translation>Lo que sigue…</translation>
    </message>
    <message>
      <source>Download, or remove the download</source>
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
      <source>Tag…</source>
      <translation>Etiqueta…</translation>
    </message>
    <message>
      <source>Less of this in For you</source>
      <translation>Menos de esto en «Para ti»</translation>
    </message>
    <message>
      <source>Mark all read</source>
      <translation>Marcar todo como leído</translation>
    </message>
    <message>
      <source>Mark everything above read</source>
      <translation>Marcar lo anterior como leído</translation>
    </message>
    <message>
      <source>Mark everything below read</source>
      <translation>Marcar lo siguiente como leído</translation>
    </message>
    <message>
      <source>Mark read what is older than…</source>
      <translation>Marcar como leído lo anterior a…</translation>
    </message>
    <message>
      <source>Mark everything but today read</source>
      <translation>Marcar todo como leído menos hoy</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Eliminar</translation>
    </message>
    <message>
      <source>Show what waits for the next paper</source>
      <translation>Mostrar lo que espera al próximo periódico</translation>
    </message>
    <message>
      <source>Unread</source>
      <translation>Sin leer</translation>
    </message>
    <message>
      <source>For you</source>
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
      <source>Change search…</source>
      <translation>Cambiar búsqueda…</translation>
    </message>
    <message>
      <source>Remove search</source>
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
      <source>Get posts ready to read offline</source>
      <translation>Preparar artículos para leer sin conexión</translation>
    </message>
    <message>
      <source>Poll all feeds</source>
      <translation>Consultar todos los canales</translation>
    </message>
    <message>
      <source>Poll even what was just polled</source>
      <translation>Consultar incluso lo recién consultado</translation>
    </message>
    <message>
      <source>Add the copied link</source>
      <translation>Añadir el enlace copiado</translation>
    </message>
    <message>
      <source>Settings of this feed</source>
      <translation>Ajustes de este canal</translation>
    </message>
    <message>
      <source>Export the list…</source>
      <translation>Exportar la lista…</translation>
    </message>
    <message>
      <source>Rules…</source>
      <translation>Reglas…</translation>
    </message>
    <message>
      <source>Hidden posts…</source>
      <translation>Artículos ocultos…</translation>
    </message>
    <message>
      <source>Pause polling</source>
      <translation>Pausar las consultas</translation>
    </message>
    <message>
      <source>Open its website</source>
      <translation>Abrir su sitio web</translation>
    </message>
    <message>
      <source>Copy its address</source>
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
      <source>Move out of its folder</source>
      <translation>Sacar de su carpeta</translation>
    </message>
    <message>
      <source>Remove folder</source>
      <translation>Quitar carpeta</translation>
    </message>
    <message>
      <source>Hide read feeds</source>
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
      <source>Most relevant hits first</source>
      <translation>Más relevantes primero</translation>
    </message>
    <message>
      <source>Group by feed</source>
      <translation>Agrupar por canal</translation>
    </message>
    <message>
      <source>Show the same story once</source>
      <translation>Mostrar una vez la misma noticia</translation>
    </message>
    <message>
      <source>Mark read when opened</source>
      <translation>Marcar como leído al abrir</translation>
    </message>
    <message>
      <source>Mark read when scrolled past</source>
      <translation>Marcar como leído al desplazarse</translation>
    </message>
    <message>
      <source>Mark read only by hand</source>
      <translation>Marcar como leído solo a mano</translation>
    </message>
    <message>
      <source>Cards here</source>
      <translation>Tarjetas aquí</translation>
    </message>
    <message>
      <source>Show or hide the sidebar</source>
      <translation>Mostrar u ocultar la barra lateral</translation>
    </message>
    <message>
      <source>Keep fetching when closed</source>
      <translation>Seguir consultando al cerrar</translation>
    </message>
    <message>
      <source>Start at login</source>
      <translation>Abrir al iniciar sesión</translation>
    </message>
    <message>
      <source>Keyboard sheet</source>
      <translation>Atajos de teclado</translation>
    </message>
    <message>
      <source>Close the window</source>
      <translation>Cerrar la ventana</translation>
    </message>
    <message>
      <source>Quit</source>
      <translation>Salir</translation>
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
      <source>−15 s</source>
      <translation>−15 s</translation>
    </message>
    <message>
      <source>+30 s</source>
      <translation>+30 s</translation>
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
      <source>Sleep</source>
      <translation>Temporizador</translation>
    </message>
    <message>
      <source>What is played next</source>
      <translation>Lo que sigue</translation>
    </message>
    <message>
      <source>Close the player</source>
      <translation>Cerrar el reproductor</translation>
    </message>
    <message>
      <source>At the end of the chapter</source>
      <translation>Al final del capítulo</translation>
    </message>
    <message>
      <source>At the end</source>
      <translation>Al final</translation>
    </message>
    <message>
      <source>Do not sleep</source>
      <translation>No parar</translation>
    </message>
    <message>
      <source>Sleep after the chapter</source>
      <translation>Parar tras el capítulo</translation>
    </message>
    <message>
      <source>Sleep at the end</source>
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
      <source>In {minutes} minutes</source>
      <translation>En {minutes} minutos</translation>
    </message>
    <message>
      <source>chapter {number} of {all}, {feed}</source>
      <translation>capítulo {number} de {all}, {feed}</translation>
    </message>
    <message>
      <source>Sleep in {minutes} min</source>
      <translation>Parar en {minutes} min</translation>
    </message>
    <message>
      <source>Fetching, {place}</source>
      <translation>Cargando, {place}</translation>
    </message>
    <message>
      <source>Show {name}</source>
      <translation>Mostrar {name}</translation>
    </message>
    <message>
      <source>Will be heard next</source>
      <translation>Se escuchará a continuación</translation>
    </message>
    <message>
      <source>Added to the queue</source>
      <translation>Añadido a la cola</translation>
    </message>
    <message>
      <source>Taken from the queue</source>
      <translation>Quitado de la cola</translation>
    </message>
    <message>
      <source>Queue put in another order</source>
      <translation>Cola reordenada</translation>
    </message>
    <message>
      <source>Download removed</source>
      <translation>Descarga quitada</translation>
    </message>
    <message>
      <source>There is nothing to hear with this post.</source>
      <translation>En este artículo no hay nada que escuchar.</translation>
    </message>
    <message>
      <source>Nothing is queued. Shift+Q adds the post at hand.</source>
      <translation>La cola está vacía. Mayús+Q añade el artículo actual.</translation>
    </message>
    <message>
      <source>Queue</source>
      <translation>Cola</translation>
    </message>
    <message>
      <source>Take out</source>
      <translation>Quitar</translation>
    </message>
    <message>
      <source>Checked just now and sound. Takes a few seconds.</source>
      <translation>Comprobada ahora mismo y en buen estado. Tarda unos segundos.</translation>
    </message>
    <message>
      <source>Copy details</source>
      <translation>Copiar detalles</translation>
    </message>
    <message>
      <source>What could be read is safe.</source>
      <translation>Lo que se pudo leer está a salvo.</translation>
    </message>
    <message>
      <source>Go on with what was saved</source>
      <translation>Seguir con lo guardado</translation>
    </message>
    <message>
      <source>Back to the choices</source>
      <translation>Volver a las opciones</translation>
    </message>
    <message>
      <source>Older copies:</source>
      <translation>Copias anteriores:</translation>
    </message>
    <message>
      <source>Where to save what is readable</source>
      <translation>Dónde guardar lo legible</translation>
    </message>
    <message>
      <source>Looking for copies of your posts…</source>
      <translation>Buscando copias de tus artículos…</translation>
    </message>
    <message>
      <source>Restoring the copy…</source>
      <translation>Restaurando la copia…</translation>
    </message>
    <message>
      <source>Saving what is readable…</source>
      <translation>Guardando lo legible…</translation>
    </message>
    <message>
      <source>What was found: {details}</source>
      <translation>Se encontró: {details}</translation>
    </message>
    <message>
      <source>The file: {path}</source>
      <translation>El archivo: {path}</translation>
    </message>
    <message>
      <source>Starting anew…</source>
      <translation>Empezando de nuevo…</translation>
    </message>
    <message>
      <source>Restore the copy of {when} ({posts}, {stars})</source>
      <translation>Restaurar la copia: {when} ({posts}, {stars})</translation>
    </message>
    <message>
      <source>Safe: {feeds}, {posts} and {stars}, as they were {when}.</source>
      <translation>A salvo: {feeds}, {posts} y {stars}, estado: {when}.</translation>
    </message>
    <message>
      <source>The file stays in its folder, untouched, whatever you choose.</source>
      <translation>El archivo se queda intacto en su carpeta, elijas lo que elijas.</translation>
    </message>
    <message>
      <source>Perhaps lost: what you starred, tagged or read after the copy of {when}. Posts are fetched again.</source>
      <translation>Quizá perdido: las estrellas, etiquetas y lecturas posteriores a la copia ({when}). Los artículos se descargarán de nuevo.</translation>
    </message>
    <message>
      <source>Restored the copy of {when}. Posts that came since are fetched with the next polls.</source>
      <translation>Copia restaurada: {when}. Los artículos posteriores llegan con las próximas consultas.</translation>
    </message>
    <message>
      <source>Saved {feeds}, {posts} and {stars} to {folder}.</source>
      <translation>Guardado en {folder}: {feeds}, {posts} y {stars}.</translation>
    </message>
    <message>
      <source>What could not be read was taken from the copy of {when}: what you marked there since is lost.</source>
      <translation>Lo ilegible se tomó de la copia ({when}): lo que marcaste ahí después se ha perdido.</translation>
    </message>
    <message>
      <source>Started anew with your feeds. The old file is kept in the same folder.</source>
      <translation>Se empieza de nuevo con tus canales. El archivo antiguo se conserva en la misma carpeta.</translation>
    </message>
    <message>
      <source>The file that was there holds {what} more; it is kept in the same folder.</source>
      <translation>El archivo anterior contiene además {what}; se conserva en la misma carpeta.</translation>
    </message>
    <message>
      <source>Nothing is made anew before you choose.</source>
      <translation>No se crea nada nuevo hasta que elijas.</translation>
    </message>
    <message>
      <source>No copy could be read either.</source>
      <translation>Tampoco se pudo leer ninguna copia.</translation>
    </message>
    <message>
      <source>Going on with what could be read. The damaged file is kept beside it.</source>
      <translation>Se sigue con lo que se pudo leer. El archivo dañado se conserva al lado.</translation>
    </message>
    <message>
      <source>1 read mark</source>
      <translation>1 marca de lectura</translation>
    </message>
    <message>
      <source>The file with your posts is damaged, and Paperround has stopped before making it worse.</source>
      <translation>El archivo de tus artículos está dañado, y Paperround se ha detenido antes de empeorarlo.</translation>
    </message>
    <message>
      <source>The file with your posts is missing or empty, but copies of it are there.</source>
      <translation>El archivo de tus artículos falta o está vacío, pero hay copias de él.</translation>
    </message>
    <message>
      <source>A newer Paperround wrote the file with your posts, so this one leaves it alone.</source>
      <translation>Un Paperround más nuevo escribió el archivo de tus artículos, así que este no lo toca.</translation>
    </message>
    <message>
      <source>The file with your posts is from before Paperround 1.0, which leaves it alone.</source>
      <translation>El archivo con sus artículos es anterior a Paperround 1.0, que no lo toca.</translation>
    </message>
    <message>
      <source>Another program holds the file with your posts.</source>
      <translation>Otro programa tiene ocupado el archivo de tus artículos.</translation>
    </message>
    <message>
      <source>The file with your posts may not be written.</source>
      <translation>No se puede escribir en el archivo de tus artículos.</translation>
    </message>
    <message>
      <source>The disk is full, so nothing new can be kept.</source>
      <translation>El disco está lleno y no se puede guardar nada nuevo.</translation>
    </message>
    <message>
      <source>The file with your posts cannot be used just now.</source>
      <translation>El archivo de tus artículos no se puede usar ahora mismo.</translation>
    </message>
    <message>
      <source>Make it writable</source>
      <translation>Permitir escritura</translation>
    </message>
    <message>
      <source>Save what is readable…</source>
      <translation>Guardar lo legible…</translation>
    </message>
    <message>
      <source>Start anew beside it</source>
      <translation>Empezar de nuevo aparte</translation>
    </message>
    <message>
      <source>Opens it once more. Nothing is changed.</source>
      <translation>Lo abre una vez más. No se cambia nada.</translation>
    </message>
    <message>
      <source>Changes the permissions of the file and its folder, nothing else.</source>
      <translation>Cambia los permisos del archivo y de su carpeta, nada más.</translation>
    </message>
    <message>
      <source>Writes feeds, stars and every readable post to a folder you choose.</source>
      <translation>Escribe canales, estrellas y cada artículo legible en la carpeta que elijas.</translation>
    </message>
    <message>
      <source>An empty paper with your feeds. The file that is there can wait.</source>
      <translation>Un periódico vacío con tus canales. El archivo que hay puede esperar.</translation>
    </message>
    <message>
      <source>Nothing is changed. This page comes again at the next start.</source>
      <translation>No se cambia nada. Esta página vuelve en el próximo inicio.</translation>
    </message>
    <message>
      <source>Install the newer Paperround again, and everything is there as you left it.</source>
      <translation>Instala de nuevo el Paperround más nuevo, y todo estará como lo dejaste.</translation>
    </message>
    <message>
      <source>Quit, and move it by packaging/move_development_profile.py: everything comes along.</source>
      <translation>Salga y páselo con packaging/move_development_profile.py: no se pierde nada.</translation>
    </message>
    <message>
      <source>Close other Paperround windows and commands, or what copies your files, and try again.</source>
      <translation>Cierra otras ventanas y órdenes de Paperround, o lo que copie tus archivos, y prueba otra vez.</translation>
    </message>
    <message>
      <source>Look at the permissions of the file and its folder, and whether its disk is read-only.</source>
      <translation>Revisa los permisos del archivo y de su carpeta, y si el disco es de solo lectura.</translation>
    </message>
    <message>
      <source>Free some space, and try again: nothing was lost.</source>
      <translation>Libera espacio y prueba otra vez: no se ha perdido nada.</translation>
    </message>
    <message>
      <source>Look whether its disk is connected and well, and try again.</source>
      <translation>Comprueba que el disco esté conectado y en buen estado, y prueba otra vez.</translation>
    </message>
    <message>
      <source>{when} (doubtful)</source>
      <translation>{when} (dudosa)</translation>
    </message>
    <message numerus="yes">
      <source>{n} read marks</source>
      <translation>
        <numerusform>{n} marca de lectura</numerusform>
        <numerusform>{n} marcas de lectura</numerusform>
      </translation>
    </message>
    <message>
      <source>{feed} names no address to leave it by.</source>
      <translation>{feed} no indica ninguna dirección para dejarlo.</translation>
    </message>
    <message>
      <source>Copied {address}</source>
      <translation>Copiado: {address}</translation>
    </message>
    <message>
      <source>Nothing is fetched while it is closed. When you open it, you wait about {time} for new posts.</source>
      <translation>Mientras está cerrado no se consulta nada. Al abrirlo, esperas unos {time} a los artículos nuevos.</translation>
    </message>
    <message>
      <source>Quit from the tray.</source>
      <translation>Se cierra desde la bandeja del sistema.</translation>
    </message>
    <message>
      <source>Open it again from the menu; quit with Ctrl+Q.</source>
      <translation>Ábrelo de nuevo desde el menú de aplicaciones; ciérralo con Ctrl+Q.</translation>
    </message>
    <message>
      <source>Not everything is written yet</source>
      <translation>Aún no está todo escrito</translation>
    </message>
    <message>
      <source>Close and lose it</source>
      <translation>Cerrar y perderlo</translation>
    </message>
    <message>
      <source>Stay open</source>
      <translation>Dejar abierto</translation>
    </message>
    <message>
      <source>About one wake-up and {size} a day.</source>
      <translation>Más o menos una reactivación y {size} al día.</translation>
    </message>
    <message numerus="yes">
      <source>About {n} wake-ups and {size} a day.</source>
      <translation>
        <numerusform>Más o menos {n} reactivación y {size} al día.</numerusform>
        <numerusform>Unas {n} reactivaciones y {size} al día.</numerusform>
      </translation>
    </message>
    <message>
      <source>Paperround can keep fetching in the background</source>
      <translation>Paperround puede seguir consultando en segundo plano</translation>
    </message>
    <message>
      <source>Keep fetching</source>
      <translation>Seguir consultando</translation>
    </message>
    <message>
      <source>Change it in Settings, This computer.</source>
      <translation>Se cambia en Ajustes, Este equipo.</translation>
    </message>
    <message>
      <source>What you did last is not on the disk yet</source>
      <translation>Lo último que hiciste aún no está en el disco</translation>
    </message>
    <message>
      <source>As soon as it is written, Paperround closes by itself. Closed now, it is lost.</source>
      <translation>En cuanto esté escrito, Paperround se cerrará solo. Si se cierra ahora, se pierde.</translation>
    </message>
    <message numerus="yes">
      <source>At most {n} fetches a day.</source>
      <translation>
        <numerusform>Como mucho {n} consulta al día.</numerusform>
        <numerusform>Como mucho {n} consultas al día.</numerusform>
      </translation>
    </message>
    <message>
      <source>Then new posts are here before you look. What would you like when the window closes?</source>
      <translation>Así los artículos nuevos ya están cuando entras. ¿Qué hacer al cerrar la ventana?</translation>
    </message>
    <message>
      <source>Pictures of this feed are shown</source>
      <translation>Las imágenes de este canal se muestran</translation>
    </message>
    <message>
      <source>{posts} marked read</source>
      <translation>Marcado como leído: {posts}</translation>
    </message>
    <message>
      <source>Fewer posts like this in For you</source>
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
      <source>{posts} marked unread</source>
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
      <source>{posts} with the same story marked read</source>
      <translation>Misma noticia, marcado como leído: {posts}</translation>
    </message>
    <message>
      <source>its own title</source>
      <translation>su propio título</translation>
    </message>
    <message>
      <source>Folder {name} removed; its feeds moved up</source>
      <translation>Carpeta {name} quitada; sus canales han subido un nivel</translation>
    </message>
    <message>
      <source>{posts} in {place} marked read</source>
      <translation>Leído en {place}: {posts}</translation>
    </message>
    <message>
      <source>{posts} tagged {tag}</source>
      <translation>Etiqueta {tag} añadida: {posts}</translation>
    </message>
    <message>
      <source>Tag {tag} taken off {posts}</source>
      <translation>Etiqueta {tag} quitada: {posts}</translation>
    </message>
    <message>
      <source>Folder {name} made</source>
      <translation>Carpeta {name} creada</translation>
    </message>
    <message>
      <source>Import a list of feeds</source>
      <translation>Importar una lista de canales</translation>
    </message>
    <message>
      <source>Export the list of feeds</source>
      <translation>Exportar la lista de canales</translation>
    </message>
    <message>
      <source>There is no link on the clipboard</source>
      <translation>No hay ningún enlace en el portapapeles</translation>
    </message>
    <message>
      <source>{file} does not say where its feed lives; add the address of its site instead.</source>
      <translation>{file} no dice dónde está su canal; añade la dirección de su sitio.</translation>
    </message>
    <message>
      <source>Nothing more had to be fetched to read offline.</source>
      <translation>No hacía falta cargar nada más para leer sin conexión.</translation>
    </message>
    <message>
      <source>Paperround {version} is out; this is {own}. Get it at {home}.</source>
      <translation>Ha salido Paperround {version}; tienes la versión {own}. Descárgalo en {home}.</translation>
    </message>
    <message>
      <source>Getting posts ready to read offline…</source>
      <translation>Preparando artículos para leer sin conexión…</translation>
    </message>
    <message>
      <source>1 more post is here to read offline, {size}.</source>
      <translation>1 artículo más está aquí para leer sin conexión, {size}.</translation>
    </message>
    <message numerus="yes">
      <source>{n} more posts are here to read offline, {size}.</source>
      <translation>
        <numerusform>{n} artículo más está aquí para leer sin conexión, {size}.</numerusform>
        <numerusform>{n} artículos más están aquí para leer sin conexión, {size}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Asking the feeds…</source>
      <translation>Consultando los canales…</translation>
    </message>
    <message>
      <source>This is the demo: forty made-up feeds. Nothing goes over the network, nothing is kept.</source>
      <translation>Esta es la demo: cuarenta canales inventados. Nada sale a la red, nada se guarda.</translation>
    </message>
    <message>
      <source>My own feeds</source>
      <translation>Mis propios canales</translation>
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
      <source>&amp;Post</source>
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
      <source>Set up targets…</source>
      <translation>Configurar destinos…</translation>
    </message>
    <message>
      <source>Tags</source>
      <translation>Etiquetas</translation>
    </message>
    <message>
      <source>Find or make a tag</source>
      <translation>Buscar o crear una etiqueta</translation>
    </message>
    <message>
      <source>No targets yet</source>
      <translation>Aún no hay destinos</translation>
    </message>
    <message>
      <source>Make the tag “{name}”</source>
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
      <source>What happened meanwhile, story by story, in one page</source>
      <translation>Lo que ha pasado entretanto, noticia a noticia, en una página</translation>
    </message>
    <message numerus="yes">
      <source>You were away for {n} days</source>
      <translation>
        <numerusform>Has estado fuera {n} día</numerusform>
        <numerusform>Has estado fuera {n} días</numerusform>
      </translation>
    </message>
    <message>
      <source>Nothing more will be said about it.</source>
      <translation>No se dirá nada más sobre esto.</translation>
    </message>
    <message>
      <source>Paperround is still here</source>
      <translation>Paperround sigue aquí</translation>
    </message>
    <message>
      <source>Next poll {time}.</source>
      <translation>Próxima consulta {time}.</translation>
    </message>
    <message>
      <source>the paper</source>
      <translation>el periódico</translation>
    </message>
    <message>
      <source>that time</source>
      <translation>ese periodo</translation>
    </message>
    <message>
      <source>Mark read what is older than</source>
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
      <source>Downloading a recording, {done} of {total}</source>
      <translation>Descargando una grabación, {done} de {total}</translation>
    </message>
    <message>
      <source>Saved search</source>
      <translation>Búsqueda guardada</translation>
    </message>
    <message>
      <source>It stands in the sidebar, with what is unread in it.</source>
      <translation>Aparece en la barra lateral, con el número de sus artículos sin leer.</translation>
    </message>
    <message>
      <source>the latest {posts}</source>
      <translation>al menos {posts}</translation>
    </message>
    <message>
      <source>It finds {posts} now.</source>
      <translation>Ahora encuentra: {posts}.</translation>
    </message>
    <message>
      <source>Type what to search for.</source>
      <translation>Escribe qué hay que buscar.</translation>
    </message>
    <message>
      <source>There is a saved search of this name already.</source>
      <translation>Ya hay una búsqueda guardada con este nombre.</translation>
    </message>
    <message>
      <source>Paperround, demo</source>
      <translation>Paperround, demo</translation>
    </message>
    <message>
      <source>Leave the tour</source>
      <translation>Dejar el recorrido</translation>
    </message>
    <message>
      <source>Your posts come into this list</source>
      <translation>Tus artículos llegan a esta lista</translation>
    </message>
    <message>
      <source>The first one opens by itself, J or the down arrow opens the next. A dot means that you have not read it yet.</source>
      <translation>El primero se abre solo; J o la flecha abajo abre el siguiente. Un punto significa que aún no lo has leído.</translation>
    </message>
    <message>
      <source>Space reads on</source>
      <translation>La barra espaciadora avanza</translation>
    </message>
    <message>
      <source>At the end of a post it brings the next unread one. S keeps a post with a star.</source>
      <translation>Al final de un artículo trae el siguiente sin leer. S guarda un artículo con una estrella.</translation>
    </message>
    <message>
      <source>That is all you need</source>
      <translation>Eso es todo lo que necesitas</translation>
    </message>
    <message>
      <source>The question mark shows every key. Insights tells why Paperround fetches when it does.</source>
      <translation>El signo de interrogación muestra todas las teclas. Análisis cuenta por qué Paperround consulta cuando lo hace.</translation>
    </message>
    <message>
      <source>Go on reading</source>
      <translation>Seguir leyendo</translation>
    </message>
    <message>
      <source>Everything that you did meanwhile is written now.</source>
      <translation>Todo lo que hiciste entretanto ya está escrito.</translation>
    </message>
    <message>
      <source>No program answered to open {link}.</source>
      <translation>Ningún programa respondió para abrir {link}.</translation>
    </message>
    <message>
      <source>Link copied</source>
      <translation>Enlace copiado</translation>
    </message>
    <message>
      <source>New name</source>
      <translation>Nombre nuevo</translation>
    </message>
    <message>
      <source>You have {feed} twice, under two addresses.</source>
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
      <source>{feed} brings the same posts as {other}.</source>
      <translation>{feed} trae los mismos artículos que {other}.</translation>
    </message>
    <message>
      <source>Nearly all that {feed} posts comes with {other}, too.</source>
      <translation>Casi todo lo que publica {feed} llega también con {other}.</translation>
    </message>
    <message>
      <source>Searches</source>
      <translation>Búsquedas</translation>
    </message>
    <message>
      <source>Editions</source>
      <translation>Ediciones</translation>
    </message>
    <message>
      <source>Before you usually look.</source>
      <translation>Antes de tu visita habitual.</translation>
    </message>
    <message>
      <source>Together with one other, to wake the radio once.</source>
      <translation>Junto con otro, para activar la radio una sola vez.</translation>
    </message>
    <message numerus="yes">
      <source>Together with {n} others, to wake the radio once.</source>
      <translation>
        <numerusform>Junto con {n} más, para activar la radio una sola vez.</numerusform>
        <numerusform>Junto con {n} más, para activar la radio una sola vez.</numerusform>
      </translation>
    </message>
    <message>
      <source>Its posts mostly repeat themselves, so it is polled less.</source>
      <translation>Sus artículos suelen repetirse, así que se consulta menos.</translation>
    </message>
    <message>
      <source>Its posts mostly tell something new, so it is polled more.</source>
      <translation>Sus artículos suelen contar algo nuevo, así que se consulta más.</translation>
    </message>
    <message>
      <source>You seldom open its posts, so it is polled less.</source>
      <translation>Abres poco sus artículos, así que se consulta menos.</translation>
    </message>
    <message>
      <source>You often open its posts, so it is polled more.</source>
      <translation>Abres a menudo sus artículos, así que se consulta más.</translation>
    </message>
    <message>
      <source>Before you usually look, around {time}.</source>
      <translation>Antes de tu visita habitual, hacia las {time}.</translation>
    </message>
    <message>
      <source>You want its posts at once.</source>
      <translation>Quieres sus artículos enseguida.</translation>
    </message>
    <message>
      <source>You want their posts at once.</source>
      <translation>Quieres sus artículos enseguida.</translation>
    </message>
    <message>
      <source>You want it polled every {span}.</source>
      <translation>Intervalo que has elegido: {span}.</translation>
    </message>
    <message>
      <source>You gave these an interval of their own.</source>
      <translation>Les has dado un intervalo propio.</translation>
    </message>
    <message>
      <source>You subscribed.</source>
      <translation>Te has suscrito.</translation>
    </message>
    <message>
      <source>You pressed Refresh.</source>
      <translation>Has pedido una consulta.</translation>
    </message>
    <message>
      <source>You asked for it in the terminal.</source>
      <translation>Lo has pedido en el terminal.</translation>
    </message>
    <message>
      <source>You gave its password.</source>
      <translation>Has dado su contraseña.</translation>
    </message>
    <message>
      <source>You opened it, and wish it polled then.</source>
      <translation>Lo has abierto, y quieres que entonces se consulte.</translation>
    </message>
    <message>
      <source>First poll after the computer woke.</source>
      <translation>Primera consulta tras reactivarse el equipo.</translation>
    </message>
    <message>
      <source>The demo polls just after a post, so that you see posts arrive.</source>
      <translation>La demo consulta justo después de una publicación, para que veas llegar los artículos.</translation>
    </message>
    <message>
      <source>It has not answered yet, so it is tried again.</source>
      <translation>Aún no ha respondido, así que se intenta de nuevo.</translation>
    </message>
    <message>
      <source>They have not answered yet, so they are tried again.</source>
      <translation>Aún no han respondido, así que se intenta de nuevo.</translation>
    </message>
    <message numerus="yes">
      <source>So that nothing is lost: it keeps {window} posts and fills them in {span}.</source>
      <translation>
        <numerusform>Para no perder nada: guarda {window} artículo y se llena en {span}.</numerusform>
        <numerusform>Para no perder nada: guarda {window} artículos y se llena en {span}.</numerusform>
      </translation>
    </message>
    <message>
      <source>So that nothing is lost: these keep few posts and fill them soon.</source>
      <translation>Para no perder nada: estos guardan pocos artículos y se llenan pronto.</translation>
    </message>
    <message>
      <source>Its publisher asks for at least {span} between visits.</source>
      <translation>Su editor pide al menos {span} entre consultas.</translation>
    </message>
    <message>
      <source>Its publisher asks not to be visited for the next {span}.</source>
      <translation>Su editor pide que no se consulte durante {span}.</translation>
    </message>
    <message>
      <source>Its server asked to be left alone for {span}.</source>
      <translation>Su servidor ha pedido una pausa: {span}.</translation>
    </message>
    <message>
      <source>Its server wants at least {span} between visits, so its feeds take turns.</source>
      <translation>Su servidor quiere al menos {span} entre consultas, así que sus canales se turnan.</translation>
    </message>
    <message>
      <source>Their server wants some time between visits, so its feeds take turns.</source>
      <translation>Su servidor quiere algo de tiempo entre consultas, así que sus canales se turnan.</translation>
    </message>
    <message>
      <source>It failed, so the next try comes after {span}.</source>
      <translation>Falló, así que el próximo intento será tras {span}.</translation>
    </message>
    <message>
      <source>It asked to be left alone until now.</source>
      <translation>Había pedido una pausa hasta ahora.</translation>
    </message>
    <message>
      <source>They asked to be left alone until now.</source>
      <translation>Habían pedido una pausa hasta ahora.</translation>
    </message>
    <message>
      <source>Its publisher has ended it.</source>
      <translation>Su editor lo ha cerrado.</translation>
    </message>
    <message>
      <source>Its publisher asks for at least {span} between visits, so not sooner.</source>
      <translation>Su editor pide al menos {span} entre consultas, así que no antes.</translation>
    </message>
    <message>
      <source>Their publishers ask for pauses between visits, so not sooner.</source>
      <translation>Sus editores piden pausas entre consultas, así que no antes.</translation>
    </message>
    <message>
      <source>Its publisher asks not to be visited for the next {span}, so not sooner.</source>
      <translation>Su editor pide que no se consulte durante {span}, así que no antes.</translation>
    </message>
    <message>
      <source>Their publishers ask not to be visited at some hours, so not sooner.</source>
      <translation>Sus editores piden que no se consulte a ciertas horas, así que no antes.</translation>
    </message>
    <message>
      <source>Its server asked to be left alone for {span}, so not sooner.</source>
      <translation>Su servidor ha pedido una pausa ({span}), así que no antes.</translation>
    </message>
    <message>
      <source>Their servers asked to be left alone for a while, so not sooner.</source>
      <translation>Sus servidores han pedido una pausa, así que no antes.</translation>
    </message>
    <message>
      <source>It failed and is tried again after {span}.</source>
      <translation>Falló y se intenta de nuevo tras {span}.</translation>
    </message>
    <message>
      <source>They failed and are tried again.</source>
      <translation>Fallaron y se intentan de nuevo.</translation>
    </message>
    <message>
      <source>You are reading now, and it may have posted since the last poll.</source>
      <translation>Estás leyendo, y puede haber publicado desde la última consulta.</translation>
    </message>
    <message>
      <source>You are reading now, and these may have posted since their last poll.</source>
      <translation>Estás leyendo, y pueden haber publicado desde su última consulta.</translation>
    </message>
    <message>
      <source>You are reading now, and it has usually posted once since the last poll.</source>
      <translation>Estás leyendo, y suele haber publicado una vez desde la última consulta.</translation>
    </message>
    <message>
      <source>You are reading now, and these have usually posted since their last poll.</source>
      <translation>Estás leyendo, y suelen haber publicado desde su última consulta.</translation>
    </message>
    <message>
      <source>You are reading now, and it has usually posted {count} times since the last poll.</source>
      <translation>Estás leyendo, y suele haber publicado {count} veces desde la última consulta.</translation>
    </message>
    <message>
      <source>By then it may have posted since the last poll.</source>
      <translation>Para entonces puede haber publicado desde la última consulta.</translation>
    </message>
    <message>
      <source>By then some of them may have posted.</source>
      <translation>Para entonces algunos pueden haber publicado.</translation>
    </message>
    <message>
      <source>By then it has usually posted once since the last poll.</source>
      <translation>Para entonces suele haber publicado una vez desde la última consulta.</translation>
    </message>
    <message>
      <source>By then they have usually posted.</source>
      <translation>Para entonces suelen haber publicado.</translation>
    </message>
    <message>
      <source>By then it has usually posted {count} times since the last poll.</source>
      <translation>Para entonces suele haber publicado {count} veces desde la última consulta.</translation>
    </message>
    <message>
      <source>You just unlocked the computer, and usually look soon after.</source>
      <translation>Acabas de desbloquear el equipo, y sueles entrar poco después.</translation>
    </message>
    <message>
      <source>You just came back to the computer, and usually look soon after.</source>
      <translation>Acabas de volver al equipo, y sueles entrar poco después.</translation>
    </message>
    <message>
      <source>The computer just woke, and you usually look soon after.</source>
      <translation>El equipo acaba de reactivarse, y sueles entrar poco después.</translation>
    </message>
    <message>
      <source>You just opened the lid, and usually look soon after.</source>
      <translation>Acabas de abrir la tapa, y sueles entrar poco después.</translation>
    </message>
    <message>
      <source>The computer just joined a network, and you usually look soon after.</source>
      <translation>El equipo acaba de conectarse a una red, y sueles entrar poco después.</translation>
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
      <source>No more notifications today</source>
      <translation>No más avisos hoy</translation>
    </message>
    <message>
      <source>Closing the window</source>
      <translation>Al cerrar la ventana</translation>
    </message>
    <message>
      <source>Tell me when a newer version exists</source>
      <translation>Avisarme si hay una versión nueva</translation>
    </message>
    <message>
      <source>Pictures in posts</source>
      <translation>Imágenes en los artículos</translation>
    </message>
    <message>
      <source>Small pictures in the list</source>
      <translation>Imágenes pequeñas en la lista</translation>
    </message>
    <message>
      <source>Fetched ahead, a day at most</source>
      <translation>Por adelantado, al día como mucho</translation>
    </message>
    <message>
      <source>Kept on the disk, about</source>
      <translation>En el disco, más o menos</translation>
    </message>
    <message>
      <source>Heard ones stay for</source>
      <translation>Conservar lo escuchado</translation>
    </message>
    <message>
      <source>On battery, of that</source>
      <translation>De ellas, con batería</translation>
    </message>
    <message>
      <source>On a metered line</source>
      <translation>En conexión medida</translation>
    </message>
    <message>
      <source>While the computer is busy</source>
      <translation>Si el equipo está ocupado</translation>
    </message>
    <message>
      <source>Times a day the computer is woken for it</source>
      <translation>Reactivaciones del equipo al día</translation>
    </message>
    <message>
      <source>On battery or a metered line</source>
      <translation>Con batería o conexión medida</translation>
    </message>
    <message>
      <source>Parallel connections</source>
      <translation>Sitios a la vez</translation>
    </message>
    <message>
      <source>Planned polls in a minute</source>
      <translation>Consultas previstas por minuto</translation>
    </message>
    <message>
      <source>Proxy</source>
      <translation>Proxy</translation>
    </message>
    <message>
      <source>Data a day for that</source>
      <translation>Datos al día para eso</translation>
    </message>
    <message>
      <source>New posts wait for the next paper</source>
      <translation>Los artículos nuevos esperan al próximo periódico</translation>
    </message>
    <message>
      <source>Keep posts for</source>
      <translation>Conservar artículos</translation>
    </message>
    <message>
      <source>Keep per feed at most</source>
      <translation>Como mucho por canal</translation>
    </message>
    <message>
      <source>Keep backups of</source>
      <translation>Conservar copias de</translation>
    </message>
    <message>
      <source>Suggest unread posts in a view For you</source>
      <translation>Sugerir artículos sin leer en una vista «Para ti»</translation>
    </message>
    <message>
      <source>Reading a post marks the same story in other feeds read</source>
      <translation>Al leer un artículo, marcar como leída la misma noticia en otros canales</translation>
    </message>
    <message>
      <source>Poll feeds less that mostly repeat themselves</source>
      <translation>Consultar menos los canales que suelen repetirse</translation>
    </message>
    <message>
      <source>Poll feeds more whose posts I often open, others less</source>
      <translation>Consultar más los canales cuyos artículos abro a menudo, y menos los demás</translation>
    </message>
    <message>
      <source>Note when I read</source>
      <translation>Anotar cuándo leo</translation>
    </message>
    <message>
      <source>Make a paper by itself</source>
      <translation>Hacer un periódico automáticamente</translation>
    </message>
    <message>
      <source>Hours, with spaces</source>
      <translation>Horas, separadas por espacios</translation>
    </message>
    <message>
      <source>Minutes to read</source>
      <translation>Minutos de lectura</translation>
    </message>
    <message>
      <source>What stayed unread may come again</source>
      <translation>Lo que quede sin leer puede volver</translation>
    </message>
    <message>
      <source>Mark read what is in it</source>
      <translation>Marcar como leído su contenido</translation>
    </message>
    <message>
      <source>Fetch whole texts of shortened posts</source>
      <translation>Cargar enteros los artículos abreviados</translation>
    </message>
    <message>
      <source>Folder for papers</source>
      <translation>Carpeta de periódicos</translation>
    </message>
    <message>
      <source>To this address</source>
      <translation>A esta dirección</translation>
    </message>
    <message>
      <source>From your address</source>
      <translation>Desde tu dirección</translation>
    </message>
    <message>
      <source>Mail server</source>
      <translation>Servidor de correo</translation>
    </message>
    <message>
      <source>Your name there</source>
      <translation>Tu usuario</translation>
    </message>
    <message>
      <source>ferry "night train"</source>
      <translation>ferry "tren nocturno"</translation>
    </message>
    <message>
      <source>nothing</source>
      <translation>nada</translation>
    </message>
    <message>
      <source>not at all</source>
      <translation>nada</translation>
    </message>
    <message>
      <source>for ever</source>
      <translation>para siempre</translation>
    </message>
    <message>
      <source>every post</source>
      <translation>todos los artículos</translation>
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
      <source>Ask each time</source>
      <translation>Preguntar siempre</translation>
    </message>
    <message>
      <source>Show them</source>
      <translation>Mostrarlas</translation>
    </message>
    <message>
      <source>Leave them out</source>
      <translation>Omitirlas</translation>
    </message>
    <message>
      <source>Fetch nothing</source>
      <translation>No cargar nada</translation>
    </message>
    <message>
      <source>And everything of the feeds I chose</source>
      <translation>Y todo de los canales que elegí</translation>
    </message>
    <message>
      <source> post</source>
      <translation> artículo</translation>
    </message>
    <message numerus="yes">
      <source> posts</source>
      <translation>
        <numerusform> artículo</numerusform>
        <numerusform> artículos</numerusform>
      </translation>
    </message>
    <message>
      <source>E-reader or mailbox, by mail</source>
      <translation>Lector electrónico o buzón, por correo</translation>
    </message>
    <message>
      <source>{host} says that the user or the password is wrong. FreshRSS wants the API password from its profile page, Miniflux the one from Integrations, Google Reader.</source>
      <translation>{host} dice que el usuario o la contraseña no son correctos. FreshRSS quiere la contraseña de API de su página de perfil; Miniflux, la de Integraciones, Google Reader.</translation>
    </message>
    <message>
      <source>No feed server answers at {host}; check the address, and that its Google Reader API is switched on.</source>
      <translation>Ningún servidor de canales responde en {host}; comprueba la dirección y que su API de Google Reader esté activada.</translation>
    </message>
    <message>
      <source>The API of {host} is switched off; in FreshRSS, allow API access under Settings, Authentication.</source>
      <translation>La API de {host} está desactivada; en FreshRSS, permite el acceso a la API en Configuración, Autenticación.</translation>
    </message>
    <message>
      <source>{host} redirects to {other}; enter that address if it is your server's.</source>
      <translation>{host} redirige a {other}; introduce esa dirección si es la de tu servidor.</translation>
    </message>
    <message>
      <source>{what} If it is signed by your own authority, give that authority's certificate.</source>
      <translation>{what} Si está firmado por tu propia autoridad, indica el certificado de esta.</translation>
    </message>
    <message>
      <source>The certificate file {path} cannot be read; choose a file in PEM format.</source>
      <translation>El archivo de certificado {path} no se puede leer; elige un archivo en formato PEM.</translation>
    </message>
    <message>
      <source>The password for {host} is not known any more; enter it again in Settings, Accounts.</source>
      <translation>La contraseña de {host} ya no se conoce; escríbela de nuevo en Ajustes, Cuentas.</translation>
    </message>
    <message>
      <source>How far you heard a recording stays on this machine: {name} has no room for it. That you heard it to the end arrives there as read.</source>
      <translation>El punto hasta el que has escuchado una grabación se queda en este equipo: {name} no tiene dónde guardarlo. Si la has escuchado entera, allí llega como leída.</translation>
    </message>
    <message>
      <source>{name} tells of recordings, and how far you heard them, only by its own interface, which does not take this password. Give its Google Reader interface the name and password of your login there.</source>
      <translation>{name} solo informa de las grabaciones, y de hasta dónde las has escuchado, por su propia interfaz, que no acepta esta contraseña. Da a su interfaz de Google Reader el nombre y la contraseña con los que entras allí.</translation>
    </message>
    <message>
      <source>You have this account already.</source>
      <translation>Ya tienes esta cuenta.</translation>
    </message>
    <message>
      <source>There is no such account.</source>
      <translation>Esa cuenta no existe.</translation>
    </message>
    <message>
      <source>{host} says that the user or the password is wrong. Many providers want a password made for programs alone, which their web pages give you.</source>
      <translation>{host} dice que el usuario o la contraseña no son correctos. Muchos proveedores quieren una contraseña solo para programas, que dan en su web.</translation>
    </message>
    <message>
      <source>This user name or password has characters that cannot be sent to {host}.</source>
      <translation>Este usuario o contraseña tiene caracteres que no se pueden enviar a {host}.</translation>
    </message>
    <message>
      <source>What answers at {host} does not speak IMAP; check the server's name and port.</source>
      <translation>Lo que responde en {host} no habla IMAP; comprueba el nombre y el puerto del servidor.</translation>
    </message>
    <message>
      <source>{host} offers no safe line, and a password is never sent over an open one; choose TLS or STARTTLS.</source>
      <translation>{host} no ofrece una conexión segura, y una contraseña nunca se envía sin cifrar; elige TLS o STARTTLS.</translation>
    </message>
    <message>
      <source>{host} offers no STARTTLS; choose TLS, usually at port 993.</source>
      <translation>{host} no ofrece STARTTLS; elige TLS, normalmente en el puerto 993.</translation>
    </message>
    <message>
      <source>There is no folder {folder} at {host}; choose another one.</source>
      <translation>No hay ninguna carpeta {folder} en {host}; elige otra.</translation>
    </message>
    <message>
      <source>{host} would not do what it was asked: {what}</source>
      <translation>{host} no quiso hacer lo que se le pidió: {what}</translation>
    </message>
    <message>
      <source>{host} ended the conversation; Paperround will try again later.</source>
      <translation>{host} terminó la conversación; Paperround lo intentará más tarde.</translation>
    </message>
    <message>
      <source>{host} sent more than it was asked for, so it was not taken.</source>
      <translation>{host} envió más de lo pedido, así que no se tomó.</translation>
    </message>
    <message>
      <source>Mail cannot go through a proxy that itself wants HTTPS; use one with http:// or socks5://.</source>
      <translation>El correo no puede pasar por un proxy que exige HTTPS; usa uno con http:// o socks5://.</translation>
    </message>
    <message>
      <source>You have this folder already.</source>
      <translation>Ya tienes esta carpeta.</translation>
    </message>
    <message>
      <source>There is no such mailbox.</source>
      <translation>Ese buzón no existe.</translation>
    </message>
    <message>
      <source>What was followed is no longer on the page: it was rebuilt, or another page came in its place. Choose again what to follow.</source>
      <translation>Lo que se seguía ya no está en la página: se ha rehecho, u otra ha ocupado su lugar. Elige de nuevo qué seguir.</translation>
    </message>
    <message>
      <source>The page came without any text to compare; it may be written by a script.</source>
      <translation>La página llegó sin texto que comparar; quizá lo escriba un script.</translation>
    </message>
    <message>
      <source>Nothing on this page repeats like a list of posts; name its entries by a CSS selector.</source>
      <translation>Nada en esta página se repite como una lista de artículos; indícalos con un selector CSS.</translation>
    </message>
    <message>
      <source>This is no CSS selector that Paperround understands: {selector}</source>
      <translation>Paperround no entiende este selector CSS: {selector}</translation>
    </message>
    <message>
      <source>This selector finds nothing on the page: {selector}</source>
      <translation>Este selector no encuentra nada en la página: {selector}</translation>
    </message>
    <message>
      <source>What this selector finds on the page has neither a title nor a link: {selector}</source>
      <translation>Lo que este selector encuentra en la página no tiene título ni enlace: {selector}</translation>
    </message>
    <message>
      <source>No link of the page reads like that: {text}</source>
      <translation>Ningún enlace de la página dice eso: {text}</translation>
    </message>
    <message>
      <source>What came from this address is no web page.</source>
      <translation>Lo que llegó de esta dirección no es una página web.</translation>
    </message>
    <message>
      <source>page rebuilt</source>
      <translation>página rehecha</translation>
    </message>
    <message>
      <source>What you followed on {feed} is no longer there, {since}. The page was rebuilt.</source>
      <translation>Lo que seguías en {feed} ya no está {since}. La página se ha rehecho.</translation>
    </message>
    <message>
      <source>There is no room on the disk for {name}; it goes on when there is. Nothing was lost.</source>
      <translation>No hay espacio en el disco para {name}; seguirá cuando lo haya. No se ha perdido nada.</translation>
    </message>
    <message>
      <source>{name} could not be written to the disk ({error}); it is tried again.</source>
      <translation>No se pudo escribir {name} en el disco ({error}); se intentará de nuevo.</translation>
    </message>
    <message>
      <source>{host} sent a page instead of the recording; open the post's page and try there.</source>
      <translation>{host} envió una página en lugar de la grabación; abre la página del artículo y prueba allí.</translation>
    </message>
    <message>
      <source>The recording is not at its address any more, says {host}.</source>
      <translation>La grabación ya no está en su dirección, dice {host}.</translation>
    </message>
    <message>
      <source>The recording at {host} is larger than {megabytes} MB, so it was not taken.</source>
      <translation>La grabación de {host} supera {megabytes} MB, así que no se tomó.</translation>
    </message>
    <message>
      <source>Paperround's player, paperround[audio], or a system library that it needs is not installed. Another program can play this episode.</source>
      <translation>El reproductor de Paperround, paperround[audio], o una biblioteca del sistema que necesita no está instalado. Otro programa puede reproducir este episodio.</translation>
    </message>
    <message>
      <source>This file is no recording that can be played here; another program may know it.</source>
      <translation>Este archivo no es una grabación que se pueda reproducir aquí; quizá otro programa lo conozca.</translation>
    </message>
    <message>
      <source>There is nothing to hear with: this computer has no sound device, or it is in use.</source>
      <translation>No hay con qué escuchar: este equipo no tiene dispositivo de sonido, o está en uso.</translation>
    </message>
    <message>
      <source>This recording is damaged, so playing it was stopped. The place is kept.</source>
      <translation>Esta grabación está dañada, así que se detuvo. La posición se conserva.</translation>
    </message>
    <message>
      <source>There is nothing to hear with post {id}.</source>
      <translation>En el artículo {id} no hay nada que escuchar.</translation>
    </message>
    <message>
      <source>There is no such target.</source>
      <translation>Ese destino no existe.</translation>
    </message>
    <message>
      <source>There is a target named {name} already; give this one another name.</source>
      <translation>Ya hay un destino llamado {name}; dale otro nombre a este.</translation>
    </message>
    <message>
      <source>Give the target a name.</source>
      <translation>Dale un nombre al destino.</translation>
    </message>
    <message>
      <source>Enter the address of the server.</source>
      <translation>Escribe la dirección del servidor.</translation>
    </message>
    <message>
      <source>Enter your user name there.</source>
      <translation>Escribe tu usuario en ese servidor.</translation>
    </message>
    <message>
      <source>Choose the folder for the files.</source>
      <translation>Elige la carpeta para los archivos.</translation>
    </message>
    <message>
      <source>Enter the program that shall be run.</source>
      <translation>Escribe el programa que se debe ejecutar.</translation>
    </message>
    <message>
      <source>{program} would be run by a shell, which could take a title for a command; choose a program instead.</source>
      <translation>{program} lo ejecutaría un shell, que podría tomar un título por una orden; elige un programa en su lugar.</translation>
    </message>
    <message>
      <source>Enter the password or token for {name}.</source>
      <translation>Escribe la contraseña o el token de {name}.</translation>
    </message>
    <message>
      <source>{name} stands for nothing; see the list of what can be filled in.</source>
      <translation>{name} no significa nada; mira la lista de lo que se puede sustituir.</translation>
    </message>
    <message>
      <source>The host of an address cannot be filled in; only what comes after it can.</source>
      <translation>El servidor de una dirección no se puede sustituir; solo lo que viene detrás.</translation>
    </message>
    <message>
      <source>The template is not valid JSON: {why}.</source>
      <translation>La plantilla no es JSON válido: {why}.</translation>
    </message>
    <message>
      <source>Each line of the template must read name=value; this one does not: {line}</source>
      <translation>Cada línea de la plantilla debe ser nombre=valor; esta no lo es: {line}</translation>
    </message>
    <message>
      <source>Each header must read Name: value; this one does not: {line}</source>
      <translation>Cada cabecera debe ser Nombre: valor; esta no lo es: {line}</translation>
    </message>
    <message>
      <source>The password or token for {name} is not known any more; enter it again in Settings, Send to.</source>
      <translation>La contraseña o el token de {name} ya no se conoce; escríbelo de nuevo en Ajustes, Enviar a.</translation>
    </message>
    <message>
      <source>This post has no address of its own, and {name} takes nothing else.</source>
      <translation>Este artículo no tiene dirección propia, y {name} no acepta otra cosa.</translation>
    </message>
    <message>
      <source>{host} does not accept the password or token; enter it again in Settings, Send to.</source>
      <translation>{host} no acepta la contraseña o el token; escríbelo de nuevo en Ajustes, Enviar a.</translation>
    </message>
    <message>
      <source>{host} answers, but nothing takes posts at this address; check it in Settings, Send to.</source>
      <translation>{host} responde, pero en esta dirección nada acepta artículos; compruébala en Ajustes, Enviar a.</translation>
    </message>
    <message>
      <source>{host} redirects to {other}; enter that address in Settings, Send to.</source>
      <translation>{host} redirige a {other}; escribe esa dirección en Ajustes, Enviar a.</translation>
    </message>
    <message>
      <source>{host} would not take it (error {status}).</source>
      <translation>{host} no lo aceptó (error {status}).</translation>
    </message>
    <message>
      <source>{host} would not take it (error {status}): {why}</source>
      <translation>{host} no lo aceptó (error {status}): {why}</translation>
    </message>
    <message>
      <source>{host} took it or not: its answer cannot be read; check the address in Settings, Send to.</source>
      <translation>No se sabe si {host} lo aceptó: su respuesta no se puede leer; comprueba la dirección en Ajustes, Enviar a.</translation>
    </message>
    <message>
      <source>There is no program named {program}; check its name or give its whole path.</source>
      <translation>No hay ningún programa llamado {program}; comprueba su nombre o indica la ruta completa.</translation>
    </message>
    <message>
      <source>{program} may not be run ({error}).</source>
      <translation>{program} no se puede ejecutar ({error}).</translation>
    </message>
    <message>
      <source>{program} ended with code {code}.</source>
      <translation>{program} terminó con el código {code}.</translation>
    </message>
    <message>
      <source>{program} ended with code {code}: {why}</source>
      <translation>{program} terminó con el código {code}: {why}</translation>
    </message>
    <message numerus="yes">
      <source>{program} took longer than {n:n} seconds and was ended.</source>
      <translation>
        <numerusform>{program} tardó más de {n:n} segundo y se terminó.</numerusform>
        <numerusform>{program} tardó más de {n:n} segundos y se terminó.</numerusform>
      </translation>
    </message>
    <message>
      <source>{program} was ended because Paperround was; it is tried again.</source>
      <translation>{program} terminó a la vez que Paperround; se intentará de nuevo.</translation>
    </message>
    <message>
      <source>The folder {path} is not there; check whether its disk is, or choose another one.</source>
      <translation>La carpeta {path} no está; comprueba si está su disco, o elige otra.</translation>
    </message>
    <message>
      <source>The folder {path} lies in no Obsidian vault; choose a vault or a folder inside one.</source>
      <translation>La carpeta {path} no está en ninguna bóveda de Obsidian; elige una bóveda o una carpeta suya.</translation>
    </message>
    <message>
      <source>Nothing can be written into {path} ({error}).</source>
      <translation>No se puede escribir nada en {path} ({error}).</translation>
    </message>
    <message>
      <source>{host} answered and lets Paperround in; nothing was sent.</source>
      <translation>{host} respondió y deja entrar a Paperround; no se envió nada.</translation>
    </message>
    <message>
      <source>{host} took a made-up post.</source>
      <translation>{host} aceptó un artículo inventado.</translation>
    </message>
    <message>
      <source>{program} took a made-up post.</source>
      <translation>{program} aceptó un artículo inventado.</translation>
    </message>
    <message>
      <source>Files can be written into {path}.</source>
      <translation>Se pueden escribir archivos en {path}.</translation>
    </message>
    <message>
      <source>The post is no longer here, so it was not sent.</source>
      <translation>El artículo ya no está, así que no se envió.</translation>
    </message>
    <message>
      <source>Sending it failed for a reason that Paperround does not know; the log has the details.</source>
      <translation>El envío falló por un motivo que Paperround no conoce; los detalles están en el registro.</translation>
    </message>
    <message>
      <source>Paperround will try again later.</source>
      <translation>Paperround lo intentará más tarde.</translation>
    </message>
    <message>
      <source>check the address, or try again later.</source>
      <translation>comprueba la dirección o prueba más tarde.</translation>
    </message>
    <message>
      <source>{host} redirects in circles; check the address in a browser.</source>
      <translation>{host} redirige en círculos; comprueba la dirección en un navegador.</translation>
    </message>
    <message>
      <source>The visit to {host} was stopped.</source>
      <translation>La conexión con {host} se interrumpió.</translation>
    </message>
    <message>
      <source>What {host} sent is damaged or packed in a way nobody can read; {later}</source>
      <translation>Lo que envió {host} está dañado o comprimido de forma ilegible; {later}</translation>
    </message>
    <message>
      <source>{host} took too long to answer; {later}</source>
      <translation>{host} tardó demasiado en responder; {later}</translation>
    </message>
    <message>
      <source>{host} does not answer; {later}</source>
      <translation>{host} no responde; {later}</translation>
    </message>
    <message>
      <source>{host} answers with headers of absurd size; tell its publisher.</source>
      <translation>{host} responde con cabeceras de tamaño absurdo; avisa a su editor.</translation>
    </message>
    <message>
      <source>What {host} sends is larger than any feed should be, so it was not taken.</source>
      <translation>Lo que envía {host} es más grande de lo que debería ser un canal, así que no se tomó.</translation>
    </message>
    <message>
      <source>The name {host} cannot be looked up; this computer seems to be offline.</source>
      <translation>El nombre {host} no se puede resolver; este equipo parece estar sin conexión.</translation>
    </message>
    <message>
      <source>There is no host named {host}; check the address for a typing error.</source>
      <translation>No hay ningún servidor llamado {host}; comprueba si hay una errata en la dirección.</translation>
    </message>
    <message>
      <source>The connection to {host} is not safe: {why}; nothing was fetched.</source>
      <translation>La conexión con {host} no es segura: {why}; no se cargó nada.</translation>
    </message>
    <message>
      <source>No safe connection to {host} could be made; check whether its address begins with http instead.</source>
      <translation>No se pudo establecer una conexión segura con {host}; comprueba si su dirección empieza más bien por http.</translation>
    </message>
    <message>
      <source>its certificate has expired</source>
      <translation>su certificado ha caducado</translation>
    </message>
    <message>
      <source>its certificate is not valid yet</source>
      <translation>su certificado aún no es válido</translation>
    </message>
    <message>
      <source>its certificate is signed by nobody but itself</source>
      <translation>su certificado solo está firmado por sí mismo</translation>
    </message>
    <message>
      <source>its certificate is signed by an authority that this computer does not know</source>
      <translation>su certificado está firmado por una autoridad que este equipo no conoce</translation>
    </message>
    <message>
      <source>its certificate was revoked</source>
      <translation>su certificado fue revocado</translation>
    </message>
    <message>
      <source>its certificate belongs to another host</source>
      <translation>su certificado pertenece a otro servidor</translation>
    </message>
    <message>
      <source>its certificate is not good</source>
      <translation>su certificado no es válido</translation>
    </message>
    <message>
      <source>There is no way to {host}; this computer seems to be offline.</source>
      <translation>No se puede llegar a {host}; este equipo parece estar sin conexión.</translation>
    </message>
    <message>
      <source>{host} cannot be reached; {later}</source>
      <translation>No se puede llegar a {host}; {later}</translation>
    </message>
    <message>
      <source>{host} refuses connections; {later}</source>
      <translation>{host} rechaza las conexiones; {later}</translation>
    </message>
    <message>
      <source>The proxy would not connect to {host}; check the proxy in the settings.</source>
      <translation>El proxy no quiso conectar con {host}; comprueba el proxy en los ajustes.</translation>
    </message>
    <message>
      <source>What answers at {host} does not speak HTTP; check the address.</source>
      <translation>Lo que responde en {host} no habla HTTP; comprueba la dirección.</translation>
    </message>
    <message>
      <source>The connection to {host} broke off; {later}</source>
      <translation>La conexión con {host} se cortó; {later}</translation>
    </message>
    <message>
      <source>There is no feed at this address any more, says {host}; check the address.</source>
      <translation>Ya no hay ningún canal en esta dirección, dice {host}; comprueba la dirección.</translation>
    </message>
    <message>
      <source>The publisher has ended this feed, says {host}; its articles are kept.</source>
      <translation>El editor ha cerrado este canal, dice {host}; sus artículos se conservan.</translation>
    </message>
    <message>
      <source>There is nothing at this address, says {host}; check the address.</source>
      <translation>No hay nada en esta dirección, dice {host}; comprueba la dirección.</translation>
    </message>
    <message>
      <source>The publisher has ended this feed, says {host}; there is nothing to subscribe to.</source>
      <translation>El editor ha cerrado este canal, dice {host}; no hay nada a lo que suscribirse.</translation>
    </message>
    <message>
      <source>{host} asks for a pause; Paperround will wait.</source>
      <translation>{host} pide una pausa; Paperround esperará.</translation>
    </message>
    <message>
      <source>{host} has asked for a pause; Paperround waits before it asks again.</source>
      <translation>{host} ha pedido una pausa; Paperround espera antes de volver a intentarlo.</translation>
    </message>
    <message>
      <source>{host} has trouble of its own (error {status}); {later}</source>
      <translation>{host} tiene un problema propio (error {status}); {later}</translation>
    </message>
    <message>
      <source>{host} does not let Paperround read this feed (error 403).</source>
      <translation>{host} no deja que Paperround lea este canal (error 403).</translation>
    </message>
    <message>
      <source>The proxy asks for a password; put it into the proxy's address in the settings.</source>
      <translation>El proxy pide una contraseña; ponla en la dirección del proxy, en los ajustes.</translation>
    </message>
    <message>
      <source>{host} answers with something odd (status {status}); {later}</source>
      <translation>{host} responde algo extraño (estado {status}); {later}</translation>
    </message>
    <message>
      <source>{host} asks for a kind of login that Paperround does not know ({kind}).</source>
      <translation>{host} pide un tipo de acceso que Paperround no conoce ({kind}).</translation>
    </message>
    <message>
      <source>{host} does not accept this user name and password; give them again.</source>
      <translation>{host} no acepta este usuario y contraseña; escríbelos de nuevo.</translation>
    </message>
    <message>
      <source>{host} asks for a user name and password; give them in the feed's settings.</source>
      <translation>{host} pide usuario y contraseña; indícalos en los ajustes del canal.</translation>
    </message>
    <message>
      <source>This address leads to {host}, which asks for a password; yours is not sent to another host. If the feed lives there now, change its address to {url}</source>
      <translation>Esta dirección lleva a {host}, que pide una contraseña; la tuya no se envía a otro servidor. Si el canal está ahora allí, cambia su dirección a {url}</translation>
    </message>
    <message>
      <source>{host} wants proof of a human reader; ask its publisher to let feed readers in.</source>
      <translation>{host} quiere una prueba de que lee una persona; pide a su editor que admita lectores de canales.</translation>
    </message>
    <message>
      <source>{host} says that nothing has changed although nobody asked; tell its publisher.</source>
      <translation>{host} dice que nada ha cambiado aunque nadie lo preguntó; avisa a su editor.</translation>
    </message>
    <message>
      <source>{host} answers with an empty page; {later}</source>
      <translation>{host} responde con una página vacía; {later}</translation>
    </message>
    <message>
      <source>{host} redirects into your own network, where no page may lead.</source>
      <translation>{host} redirige a tu propia red, adonde ninguna página debe llevar.</translation>
    </message>
    <message>
      <source>{host} is an address where nothing can be fetched; check it.</source>
      <translation>{host} es una dirección de la que no se puede cargar nada; compruébala.</translation>
    </message>
    <message>
      <source>{host} lies in your own network, where no page may lead.</source>
      <translation>{host} está en tu propia red, adonde ninguna página debe llevar.</translation>
    </message>
    <message>
      <source>{host} has a page here but names no feed; look there for a link called RSS or Feed and paste its address.</source>
      <translation>{host} tiene aquí una página pero no indica ningún canal; busca en ella un enlace llamado RSS o Feed y pega su dirección.</translation>
    </message>
    <message>
      <source>This address has a page but names no feed; look there for a link called RSS or Feed and paste its address.</source>
      <translation>Esta dirección tiene una página pero no indica ningún canal; busca en ella un enlace llamado RSS o Feed y pega su dirección.</translation>
    </message>
    <message>
      <source>Paperround was stopped before the answer was stored.</source>
      <translation>Paperround se cerró antes de guardar la respuesta.</translation>
    </message>
    <message>
      <source>{feed} answered with an error ({status}).</source>
      <translation>{feed} respondió con un error ({status}).</translation>
    </message>
    <message>
      <source>There is no address; type one such as example.org.</source>
      <translation>Falta una dirección; escribe una, por ejemplo example.org.</translation>
    </message>
    <message>
      <source>“{text}” is no web address; type one such as example.org.</source>
      <translation>«{text}» no es una dirección web; escribe una, por ejemplo example.org.</translation>
    </message>
    <message>
      <source>This address is too long to be one.</source>
      <translation>Es demasiado largo para ser una dirección.</translation>
    </message>
    <message>
      <source>This is no web address: its host or port cannot be read.</source>
      <translation>Esto no es una dirección web: su servidor o su puerto no se pueden leer.</translation>
    </message>
    <message>
      <source>Only http and https addresses can be fetched, not {scheme}.</source>
      <translation>Solo se pueden cargar direcciones http y https, no {scheme}.</translation>
    </message>
    <message>
      <source>Only http and https addresses can be fetched.</source>
      <translation>Solo se pueden cargar direcciones http y https.</translation>
    </message>
    <message>
      <source>This is no web address: its host cannot be read.</source>
      <translation>Esto no es una dirección web: su servidor no se puede leer.</translation>
    </message>
    <message>
      <source>This is no web address: it names no host.</source>
      <translation>Esto no es una dirección web: no nombra ningún servidor.</translation>
    </message>
    <message>
      <source>This is no web address: its host has characters that no host may have.</source>
      <translation>Esto no es una dirección web: su servidor contiene caracteres no permitidos.</translation>
    </message>
    <message>
      <source>This is no web address: its host name cannot be written in DNS.</source>
      <translation>Esto no es una dirección web: el nombre de su servidor no se puede escribir en DNS.</translation>
    </message>
    <message>
      <source>{host} redirects to something that is no web address ({kind}), so it was not followed.</source>
      <translation>{host} redirige a algo que no es una dirección web ({kind}), así que no se siguió.</translation>
    </message>
    <message>
      <source>This system offers no safe place for passwords, so this one is used until Paperround is closed and asked for again then.</source>
      <translation>Este sistema no ofrece ningún lugar seguro para contraseñas; esta se usa hasta cerrar Paperround, y luego se pedirá otra vez.</translation>
    </message>
    <message>
      <source>The proxy's address cannot be read; write it like http://proxy:3128.</source>
      <translation>La dirección del proxy no se puede leer; escríbela así: http://proxy:3128.</translation>
    </message>
    <message>
      <source>The proxy must be an http, https or socks5 address, such as http://proxy:3128 or socks5://localhost:1080.</source>
      <translation>El proxy debe ser una dirección http, https o socks5, por ejemplo http://proxy:3128 o socks5://localhost:1080.</translation>
    </message>
    <message>
      <source>The feed at {url} is damaged and cannot be read; try again later.</source>
      <translation>El canal {url} está dañado y no se puede leer; prueba más tarde.</translation>
    </message>
    <message>
      <source>The feed at {url} is larger than {megabytes} MB and was not read.</source>
      <translation>El canal {url} supera {megabytes} MB y no se leyó.</translation>
    </message>
    <message>
      <source>The feed at {url} is too complicated to be read safely; tell its publisher.</source>
      <translation>El canal {url} es demasiado complicado para leerlo con seguridad; avisa a su editor.</translation>
    </message>
    <message>
      <source>What {url} gives is JSON, but not a feed; check the address.</source>
      <translation>{url} da JSON, pero no un canal; comprueba la dirección.</translation>
    </message>
    <message>
      <source>The JSON feed at {url} is damaged and cannot be read.</source>
      <translation>El canal JSON {url} está dañado y no se puede leer.</translation>
    </message>
    <message>
      <source>The answer from {url} is empty; try again later.</source>
      <translation>La respuesta de {url} está vacía; prueba más tarde.</translation>
    </message>
    <message>
      <source>The page at {url} asks for a login instead of giving a feed.</source>
      <translation>La página {url} pide iniciar sesión en lugar de dar un canal.</translation>
    </message>
    <message>
      <source>The page at {url} is a web page, not a feed.</source>
      <translation>{url} es una página web, no un canal.</translation>
    </message>
    <message>
      <source>What {url} gives is not a feed; check the address.</source>
      <translation>Lo que da {url} no es un canal; comprueba la dirección.</translation>
    </message>
    <message>
      <source>The helper that reads difficult feeds could not be started; try again later.</source>
      <translation>No se pudo iniciar el proceso auxiliar que lee los canales difíciles; prueba más tarde.</translation>
    </message>
    <message>
      <source>The feed at {url} could not be read within {seconds} seconds of computing.</source>
      <translation>El canal {url} no se pudo leer en {seconds} segundos de cálculo.</translation>
    </message>
    <message>
      <source>The feed at {url} could not be read while this computer was so busy; it is tried again.</source>
      <translation>El canal {url} no se pudo leer mientras este equipo estaba tan ocupado; se intentará de nuevo.</translation>
    </message>
    <message>
      <source>Reading the feed at {url} broke down twice.</source>
      <translation>La lectura del canal {url} falló dos veces.</translation>
    </message>
    <message>
      <source>The feed at {url} takes too much memory to read.</source>
      <translation>Leer el canal {url} ocupa demasiada memoria.</translation>
    </message>
    <message>
      <source>The feed at {url} cannot be read ({error}); tell its publisher.</source>
      <translation>El canal {url} no se puede leer ({error}); avisa a su editor.</translation>
    </message>
    <message>
      <source>Reading it made Paperround's engine stop, so it was set aside; resume it to try again.</source>
      <translation>Al leerlo se detuvo el motor de Paperround, así que se apartó; reanúdalo para probar otra vez.</translation>
    </message>
    <message>
      <source>This file is too large to be a list of feeds; choose an OPML file.</source>
      <translation>Este archivo es demasiado grande para una lista de canales; elige un archivo OPML.</translation>
    </message>
    <message>
      <source>This file is empty; choose an OPML file.</source>
      <translation>Este archivo está vacío; elige un archivo OPML.</translation>
    </message>
    <message>
      <source>This file is not readable as OPML (line {line}); export it again.</source>
      <translation>Este archivo no se puede leer como OPML (línea {line}); expórtalo de nuevo.</translation>
    </message>
    <message>
      <source>This file is not a list of feeds; choose an OPML file.</source>
      <translation>Este archivo no es una lista de canales; elige un archivo OPML.</translation>
    </message>
    <message>
      <source>This file declares entities, which no list of feeds needs; it was not read.</source>
      <translation>Este archivo declara entidades, que ninguna lista de canales necesita; no se leyó.</translation>
    </message>
    <message numerus="yes">
      <source>This file lists more than {most:n} feeds; split it first.</source>
      <translation>
        <numerusform>Este archivo contiene más de {most:n} canal; divídelo antes.</numerusform>
        <numerusform>Este archivo contiene más de {most:n} canales; divídelo antes.</numerusform>
      </translation>
    </message>
    <message>
      <source>This file lists no feeds; choose another.</source>
      <translation>Este archivo no contiene canales; elige otro.</translation>
    </message>
    <message>
      <source>{url} is a link to another file and was not followed.</source>
      <translation>{url} es un enlace a otro archivo y no se siguió.</translation>
    </message>
    <message>
      <source>{text} is not the address of a feed.</source>
      <translation>{text} no es la dirección de un canal.</translation>
    </message>
    <message>
      <source>Line {line}: {text} is not the address of a feed.</source>
      <translation>Línea {line}: {text} no es la dirección de un canal.</translation>
    </message>
    <message>
      <source>Line {line} is no feed but a rule of newsboat's own ({text}).</source>
      <translation>La línea {line} no es un canal, sino una regla propia de newsboat ({text}).</translation>
    </message>
    <message>
      <source>The import was cancelled; nothing was changed.</source>
      <translation>La importación se canceló; no ha cambiado nada.</translation>
    </message>
    <message>
      <source>The file {file} cannot be read ({error}); choose another.</source>
      <translation>El archivo {file} no se puede leer ({error}); elige otro.</translation>
    </message>
    <message>
      <source>The file {file} cannot be written ({error}); choose another place.</source>
      <translation>El archivo {file} no se puede escribir ({error}); elige otro lugar.</translation>
    </message>
    <message>
      <source>There is no database at {path}; add a feed first.</source>
      <translation>No hay base de datos en {path}; añade antes un canal.</translation>
    </message>
    <message>
      <source>The database is missing or empty beside backups; restore one in the window or by paperround doctor.</source>
      <translation>La base de datos falta o está vacía, pero hay copias de seguridad; restaura una en la ventana o con paperround doctor.</translation>
    </message>
    <message>
      <source>A backup takes the database's place.</source>
      <translation>Una copia de seguridad ocupa el lugar de la base de datos.</translation>
    </message>
    <message>
      <source>Another program holds the database; close other Paperround windows or commands and try again.</source>
      <translation>Otro programa tiene ocupada la base de datos; cierra otras ventanas u órdenes de Paperround y prueba otra vez.</translation>
    </message>
    <message>
      <source>The database is in use by another part of Paperround; try again in a moment.</source>
      <translation>Otra parte de Paperround está usando la base de datos; prueba otra vez en un momento.</translation>
    </message>
    <message>
      <source>The disk is full: nothing was lost, but free some space before going on.</source>
      <translation>El disco está lleno: no se ha perdido nada, pero libera espacio antes de seguir.</translation>
    </message>
    <message>
      <source>The database cannot be written; check the permissions of the profile folder and its disk.</source>
      <translation>No se puede escribir en la base de datos; revisa los permisos de la carpeta de perfil y su disco.</translation>
    </message>
    <message>
      <source>Access to the database was denied; check the permissions of the profile folder.</source>
      <translation>Se denegó el acceso a la base de datos; revisa los permisos de la carpeta de perfil.</translation>
    </message>
    <message>
      <source>The database cannot be opened; check that the profile folder exists and may be written.</source>
      <translation>No se puede abrir la base de datos; comprueba que la carpeta de perfil exista y se pueda escribir en ella.</translation>
    </message>
    <message>
      <source>Access to {path} was denied ({error}); check its permissions.</source>
      <translation>Se denegó el acceso a {path} ({error}); revisa sus permisos.</translation>
    </message>
    <message>
      <source>The disk reported an error while the database was used; check the disk, then try again.</source>
      <translation>El disco dio un error al usar la base de datos; revisa el disco y prueba otra vez.</translation>
    </message>
    <message>
      <source>There is not enough memory to use the database; close other programs and try again.</source>
      <translation>No hay memoria suficiente para usar la base de datos; cierra otros programas y prueba otra vez.</translation>
    </message>
    <message>
      <source>This is no Paperround database; restore a backup: in the window, or by paperround doctor.</source>
      <translation>Esto no es una base de datos de Paperround; restaura una copia de seguridad, en la ventana o con paperround doctor.</translation>
    </message>
    <message>
      <source>The database is damaged; repair it in the window, or by paperround doctor --salvage.</source>
      <translation>La base de datos está dañada; repárala en la ventana o con paperround doctor --salvage.</translation>
    </message>
    <message>
      <source>SQLite {version} is too old; install apsw {wanted} or newer.</source>
      <translation>SQLite {version} es demasiado antiguo; instala apsw {wanted} o posterior.</translation>
    </message>
    <message>
      <source>The file {path} belongs to another program; choose another profile folder.</source>
      <translation>El archivo {path} pertenece a otro programa; elige otra carpeta de perfil.</translation>
    </message>
    <message>
      <source>A newer Paperround made this database; update Paperround, or restore an older backup.</source>
      <translation>Un Paperround más nuevo creó esta base de datos; actualiza Paperround o restaura una copia de seguridad anterior.</translation>
    </message>
    <message>
      <source>This database is from before 1.0; move it by packaging/move_development_profile.py.</source>
      <translation>Esta base de datos es anterior a 1.0; pásela con packaging/move_development_profile.py.</translation>
    </message>
    <message>
      <source>The database is from an older Paperround; start Paperround once to update it.</source>
      <translation>La base de datos es de un Paperround anterior; abre Paperround una vez para actualizarla.</translation>
    </message>
    <message>
      <source>The profile folder {path} cannot be made ({error}); choose another.</source>
      <translation>No se puede crear la carpeta de perfil {path} ({error}); elige otra.</translation>
    </message>
    <message>
      <source>The name of the folder {path} is no UTF-8; rename it or choose another.</source>
      <translation>El nombre de la carpeta {path} no es UTF-8; cámbialo o elige otra.</translation>
    </message>
    <message>
      <source>The profile folder {path} cannot be written; check it.</source>
      <translation>No se puede escribir en la carpeta de perfil {path}; compruébala.</translation>
    </message>
    <message>
      <source>The new database is not sound ({fault}); what was there before is kept beside it.</source>
      <translation>La nueva base de datos no está en buen estado ({fault}); lo que había antes se conserva al lado.</translation>
    </message>
    <message>
      <source>Paperround runs on this profile; end it first (paperround quit), or repair in its window.</source>
      <translation>Paperround está usando este perfil; ciérralo antes (paperround quit), o repara en su ventana.</translation>
    </message>
    <message>
      <source>The backup {file} cannot be used ({fault}); choose another.</source>
      <translation>La copia de seguridad {file} no se puede usar ({fault}); elige otra.</translation>
    </message>
    <message>
      <source>No backup could be written to {path} ({error}); check the disk.</source>
      <translation>No se pudo escribir ninguna copia de seguridad en {path} ({error}); revisa el disco.</translation>
    </message>
    <message>
      <source>it holds no feeds table</source>
      <translation>no contiene ninguna tabla de canales</translation>
    </message>
    <message>
      <source>there is no such file</source>
      <translation>ese archivo no existe</translation>
    </message>
    <message>
      <source>Some copies could not be cleaned and still hold what was noted; delete them yourself: {files}</source>
      <translation>Algunas copias no se pudieron limpiar y aún contienen lo anotado; bórralas tú: {files}</translation>
    </message>
    <message>
      <source>There is nothing left to undo or redo: this was changed again since.</source>
      <translation>Ya no hay nada que deshacer ni rehacer: esto se ha cambiado de nuevo desde entonces.</translation>
    </message>
    <message>
      <source>What was added has been read or changed since, so it stays.</source>
      <translation>Lo añadido se ha leído o cambiado desde entonces, así que se queda.</translation>
    </message>
    <message>
      <source>Too late: it was sent already</source>
      <translation>Demasiado tarde: ya se envió</translation>
    </message>
    <message>
      <source>This feed is no longer subscribed; add it again.</source>
      <translation>Ya no tienes la suscripción a este canal; añádelo de nuevo.</translation>
    </message>
    <message>
      <source>Another feed already has the address {url}; remove one of the two.</source>
      <translation>Otro canal ya tiene la dirección {url}; quita uno de los dos.</translation>
    </message>
    <message>
      <source>There is no such folder any more; choose another.</source>
      <translation>Esa carpeta ya no existe; elige otra.</translation>
    </message>
    <message>
      <source>A folder needs a name; type one.</source>
      <translation>Una carpeta necesita un nombre; escribe uno.</translation>
    </message>
    <message>
      <source>There is already a folder named {name} there; choose another name.</source>
      <translation>Ya hay ahí una carpeta llamada {name}; elige otro nombre.</translation>
    </message>
    <message>
      <source>A folder cannot be moved into itself; choose another place.</source>
      <translation>Una carpeta no puede moverse dentro de sí misma; elige otro lugar.</translation>
    </message>
    <message>
      <source>There is no rule {rule}; 'paperround rules' lists what there is.</source>
      <translation>No hay ninguna regla {rule}; «paperround rules» muestra las que hay.</translation>
    </message>
    <message>
      <source>A tag needs a name; type one.</source>
      <translation>Una etiqueta necesita un nombre; escribe uno.</translation>
    </message>
    <message>
      <source>There is no tag {tag}; 'paperround tag' lists the tags.</source>
      <translation>No hay ninguna etiqueta {tag}; «paperround tag» muestra las que hay.</translation>
    </message>
    <message>
      <source>There is no article {id}; list some with: paperround entries.</source>
      <translation>No hay ningún artículo {id}; «paperround entries» muestra los que hay.</translation>
    </message>
    <message>
      <source>The setting {name} must lie between {low} and {high}, not {value}.</source>
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
      <source>The quiet hours must look like 22:00-07:00, or be empty.</source>
      <translation>Las horas de silencio deben escribirse como 22:00-07:00, o quedar vacías.</translation>
    </message>
    <message>
      <source>The hours of editions must be learned, or look like 07:15 or 07:15 18:00.</source>
      <translation>Las horas de las ediciones deben ser «learned», o escribirse como 07:15 o 07:15 18:00.</translation>
    </message>
    <message>
      <source>The days of editions are numbers from 1, Monday, to 7, Sunday, in order, such as 12345.</source>
      <translation>Los días de las ediciones son números del 1, lunes, al 7, domingo, en orden, por ejemplo 12345.</translation>
    </message>
    <message>
      <source>Name folders by their numbers, or none, or starred, with spaces between them.</source>
      <translation>Indica las carpetas por sus números, o none, o starred, separados por espacios.</translation>
    </message>
    <message>
      <source>The setting {name} may hold these, with spaces: {choices}.</source>
      <translation>El ajuste {name} puede contener esto, separado por espacios: {choices}.</translation>
    </message>
    <message>
      <source>The setting {name} is either yes or no, not {value}.</source>
      <translation>El ajuste {name} es sí o no, no {value}.</translation>
    </message>
    <message>
      <source>The setting {name} cannot be {value}.</source>
      <translation>El ajuste {name} no puede ser {value}.</translation>
    </message>
    <message>
      <source>A rule needs words to look for, or a feed, folder or category; give one of them.</source>
      <translation>Una regla necesita palabras que buscar, o un canal, carpeta o categoría; indica alguno.</translation>
    </message>
    <message>
      <source>Type the last day on which the rule is asked, such as 2026-12-31.</source>
      <translation>Escribe el último día en que se aplica la regla, por ejemplo 2026-12-31.</translation>
    </message>
    <message>
      <source>A rule needs something to do; choose at least one thing.</source>
      <translation>Una regla necesita hacer algo; elige al menos una cosa.</translation>
    </message>
    <message>
      <source>What a rule looks for may have {most} characters; shorten it.</source>
      <translation>Lo que busca una regla puede tener como mucho {most} caracteres; acórtalo.</translation>
    </message>
    <message>
      <source>This pattern cannot be used ({error}); change it.</source>
      <translation>Este patrón no se puede usar ({error}); cámbialo.</translation>
    </message>
    <message>
      <source>Type something right behind {field}: without a space.</source>
      <translation>Escribe algo justo detrás de {field}: (sin espacio).</translation>
    </message>
    <message>
      <source>“is:{state}” means nothing here; is:unread, is:read, is:starred and is:unstarred do.</source>
      <translation>«is:{state}» no significa nada aquí; is:unread, is:read, is:starred e is:unstarred, sí.</translation>
    </message>
    <message>
      <source>“{date}” is no date; write 2026, 2026-03, 2026-03-31, today, or 7d for seven days ago.</source>
      <translation>«{date}» no es una fecha; escribe 2026, 2026-03, 2026-03-31, today, o 7d para hace siete días.</translation>
    </message>
    <message>
      <source>Only the first {most} words count.</source>
      <translation>Solo cuentan las primeras {most} palabras.</translation>
    </message>
    <message>
      <source>This search joins too many things with OR; take some out.</source>
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
      <source>There is no saved search named “{name}”.</source>
      <translation>No hay ninguna búsqueda guardada llamada «{name}».</translation>
    </message>
    <message>
      <source>There is a saved search named “{name}” already.</source>
      <translation>Ya hay una búsqueda guardada llamada «{name}».</translation>
    </message>
    <message>
      <source>on battery, so fewer polls</source>
      <translation>con batería, así que menos consultas</translation>
    </message>
    <message>
      <source>saving power, so fewer polls</source>
      <translation>ahorrando energía, así que menos consultas</translation>
    </message>
    <message>
      <source>on a metered line, so fewer polls</source>
      <translation>conexión medida, así que menos consultas</translation>
    </message>
    <message>
      <source>the computer is busy, so fewer polls</source>
      <translation>equipo ocupado, así que menos consultas</translation>
    </message>
    <message>
      <source>{feed} has moved to {url}.</source>
      <translation>{feed} se ha mudado a {url}.</translation>
    </message>
    <message>
      <source>{feed} was set aside, because reading it made the engine stop.</source>
      <translation>{feed} se apartó, porque al leerlo se detuvo el motor.</translation>
    </message>
    <message>
      <source>A feed was set aside, because reading it made the engine stop.</source>
      <translation>Se apartó un canal, porque al leerlo se detuvo el motor.</translation>
    </message>
    <message>
      <source>Nothing can be fetched: the engine did not start ({error}).</source>
      <translation>No se puede consultar nada: el motor no se inició ({error}).</translation>
    </message>
    <message>
      <source>Looking for feeds broke down; look again.</source>
      <translation>La búsqueda de canales falló; busca de nuevo.</translation>
    </message>
    <message>
      <source>This post has no address on the web.</source>
      <translation>Este artículo no tiene dirección en la web.</translation>
    </message>
    <message>
      <source>{host} shows this article only to readers who are logged in.</source>
      <translation>{host} solo muestra este artículo a lectores que han iniciado sesión.</translation>
    </message>
    <message>
      <source>{host} does not let Paperround read this page (error 403).</source>
      <translation>{host} no deja que Paperround lea esta página (error 403).</translation>
    </message>
    <message>
      <source>There is no page at this address any more, says {host}.</source>
      <translation>Ya no hay ninguna página en esta dirección, dice {host}.</translation>
    </message>
    <message>
      <source>No article was found on this page.</source>
      <translation>No se encontró ningún artículo en esta página.</translation>
    </message>
    <message>
      <source>Offline. Nothing is fetched, nothing counts as an error.</source>
      <translation>Sin conexión. No se consulta nada, nada cuenta como error.</translation>
    </message>
    <message>
      <source>Paused until you resume</source>
      <translation>En pausa hasta que reanudes</translation>
    </message>
    <message>
      <source>Fetching {done} of {total}</source>
      <translation>Consultando {done} de {total}</translation>
    </message>
    <message>
      <source>{waiting} · {why}</source>
      <translation>{waiting} · {why}</translation>
    </message>
    <message>
      <source>No feed can be reached, and none is blamed for it. Next try {at:clock}</source>
      <translation>No se llega a ningún canal, y ninguno tiene la culpa. Próximo intento {at:clock}</translation>
    </message>
    <message>
      <source>No feed is reached through the proxy; check it in the settings. Next try {at:clock}</source>
      <translation>No se llega a ningún canal por el proxy; compruébalo en los ajustes. Próximo intento {at:clock}</translation>
    </message>
    <message>
      <source>This network answers with a page of its own: open it in a browser. Next try {at:clock}</source>
      <translation>Esta red responde con su propia página: ábrela en un navegador. Próximo intento {at:clock}</translation>
    </message>
    <message>
      <source>{next} · {used} · {size:mb}</source>
      <translation>{next} · {used} · {size:mb}</translation>
    </message>
    <message>
      <source>Next poll {at:clock}</source>
      <translation>Próxima consulta {at:clock}</translation>
    </message>
    <message>
      <source>No poll planned</source>
      <translation>Sin consultas previstas</translation>
    </message>
    <message numerus="yes">
      <source>{used:n} of {budget:n} fetches used today</source>
      <translation>
        <numerusform>Hoy se ha usado {used:n} de {budget:n} consultas</numerusform>
        <numerusform>Hoy se han usado {used:n} de {budget:n} consultas</numerusform>
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
      <source>{used}, {asked:n} more asked for by you</source>
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
      <source>1 feed asked</source>
      <translation>1 canal consultado</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} feeds asked</source>
      <translation>
        <numerusform>{n:n} canal consultado</numerusform>
        <numerusform>{n:n} canales consultados</numerusform>
      </translation>
    </message>
    <message>
      <source>1 new post</source>
      <translation>1 artículo nuevo</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} new posts</source>
      <translation>
        <numerusform>{n:n} artículo nuevo</numerusform>
        <numerusform>{n:n} artículos nuevos</numerusform>
      </translation>
    </message>
    <message>
      <source>1 is in trouble.</source>
      <translation>1 tiene problemas.</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} are in trouble.</source>
      <translation>
        <numerusform>{n:n} tiene problemas.</numerusform>
        <numerusform>{n:n} tienen problemas.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 feed was asked {ago} ago: {brought}.</source>
      <translation>1 canal se consultó hace {ago}: {brought}.</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} feeds were asked {ago} ago: {brought}.</source>
      <translation>
        <numerusform>{n:n} canal se consultó hace {ago}: {brought}.</numerusform>
        <numerusform>{n:n} canales se consultaron hace {ago}: {brought}.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 has nothing new yet, says its publisher.</source>
      <translation>1 aún no tiene nada nuevo, dice su editor.</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} have nothing new yet, say their publishers.</source>
      <translation>
        <numerusform>{n:n} aún no tiene nada nuevo, dice su editor.</numerusform>
        <numerusform>{n:n} aún no tienen nada nuevo, dicen sus editores.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 feed’s server wants to be left alone for now.</source>
      <translation>El servidor de 1 canal pide una pausa por ahora.</translation>
    </message>
    <message numerus="yes">
      <source>The servers of {n:n} feeds want to be left alone for now.</source>
      <translation>
        <numerusform>El servidor de {n:n} canal pide una pausa por ahora.</numerusform>
        <numerusform>Los servidores de {n:n} canales piden una pausa por ahora.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 wants no visits at this hour.</source>
      <translation>1 no quiere consultas a esta hora.</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} want no visits at this hour.</source>
      <translation>
        <numerusform>{n:n} no quiere consultas a esta hora.</numerusform>
        <numerusform>{n:n} no quieren consultas a esta hora.</numerusform>
      </translation>
    </message>
    <message>
      <source>Nothing to ask: every feed here is paused or has ended.</source>
      <translation>Nada que consultar: todos los canales de aquí están en pausa o cerrados.</translation>
    </message>
    <message>
      <source>No feed can be reached; none is to blame, and all are tried again soon.</source>
      <translation>No se llega a ningún canal; ninguno tiene la culpa, y todos se intentarán pronto.</translation>
    </message>
    <message>
      <source>This takes more than half of the data that today has left; polling by itself could end early.</source>
      <translation>Esto ocupa más de la mitad de los datos que quedan hoy; las consultas automáticas podrían acabar antes.</translation>
    </message>
    <message>
      <source>A new post</source>
      <translation>Un artículo nuevo</translation>
    </message>
    <message>
      <source>It goes on fetching without a window. Open it again from the menu; Ctrl+Q there ends it.</source>
      <translation>Sigue consultando sin ventana. Ábrelo de nuevo desde el menú; allí Ctrl+Q lo cierra.</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Abrir</translation>
    </message>
    <message>
      <source>Quiet for today</source>
      <translation>Silencio por hoy</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} new posts from {feeds}</source>
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
      <source>A replay needs {least} whole days on which you read; Paperround knows {known}.</source>
      <translation>La simulación necesita {least} días enteros de lectura; Paperround conoce {known}.</translation>
    </message>
    <message>
      <source>You have not looked in the days that would be replayed; read for some days first.</source>
      <translation>No entraste en los días que se simularían; lee antes unos días.</translation>
    </message>
    <message>
      <source>paused</source>
      <translation>en pausa</translation>
    </message>
    <message>
      <source>gone</source>
      <translation>cerrado</translation>
    </message>
    <message>
      <source>set aside: could not be read</source>
      <translation>apartado: no se pudo leer</translation>
    </message>
    <message>
      <source>asked to wait {until}</source>
      <translation>pidió esperar {until}</translation>
    </message>
    <message>
      <source>failing {since}</source>
      <translation>falla {since}</translation>
    </message>
    <message>
      <source>no answer at {tried:clock}, tried again soon</source>
      <translation>sin respuesta a las {tried:clock}, pronto otro intento</translation>
    </message>
    <message>
      <source>wants a password</source>
      <translation>pide una contraseña</translation>
    </message>
    <message>
      <source>moving, confirming the new address</source>
      <translation>se muda, confirmando la nueva dirección</translation>
    </message>
    <message>
      <source>not polled yet</source>
      <translation>aún sin consultar</translation>
    </message>
    <message numerus="yes">
      <source>slow, {seconds:n} s to answer</source>
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
      <source>fine</source>
      <translation>bien</translation>
    </message>
    <message>
      <source>{feed} is gone: its publisher ended it. Its posts stay.</source>
      <translation>{feed} ya no existe: su editor lo cerró. Sus artículos se quedan.</translation>
    </message>
    <message>
      <source>{feed} was set aside: {reason}</source>
      <translation>{feed} se apartó: {reason}</translation>
    </message>
    <message>
      <source>it could not be read</source>
      <translation>no se pudo leer</translation>
    </message>
    <message>
      <source>{feed} asked to be left alone {until}.</source>
      <translation>{feed} pidió una pausa {until}.</translation>
    </message>
    <message>
      <source>{feed} has not answered {since}.</source>
      <translation>{feed} no responde {since}.</translation>
    </message>
    <message>
      <source>{feed} could not be fetched {since}.</source>
      <translation>{feed} no se ha podido consultar {since}.</translation>
    </message>
    <message>
      <source>{feed} wants a user name and a password.</source>
      <translation>{feed} pide usuario y contraseña.</translation>
    </message>
    <message>
      <source>{feed} does not accept the user name and password.</source>
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
      <source>no answer in time</source>
      <translation>sin respuesta a tiempo</translation>
    </message>
    <message>
      <source>broke off half way</source>
      <translation>se cortó a medias</translation>
    </message>
    <message>
      <source>too large for a feed</source>
      <translation>demasiado grande para un canal</translation>
    </message>
    <message>
      <source>no valid address</source>
      <translation>dirección no válida</translation>
    </message>
    <message>
      <source>led into your own network</source>
      <translation>llevaba a tu propia red</translation>
    </message>
    <message>
      <source>redirected in circles</source>
      <translation>redirigido en círculos</translation>
    </message>
    <message>
      <source>certificate not good</source>
      <translation>certificado incorrecto</translation>
    </message>
    <message>
      <source>asks for a password</source>
      <translation>pide una contraseña</translation>
    </message>
    <message>
      <source>not there any more</source>
      <translation>ya no está</translation>
    </message>
    <message>
      <source>ended by its publisher</source>
      <translation>cerrado por su editor</translation>
    </message>
    <message>
      <source>asked to wait</source>
      <translation>pidió esperar</translation>
    </message>
    <message>
      <source>trouble at the server</source>
      <translation>problema del servidor</translation>
    </message>
    <message>
      <source>wants proof of a human</source>
      <translation>quiere prueba de una persona</translation>
    </message>
    <message>
      <source>not let in</source>
      <translation>acceso denegado</translation>
    </message>
    <message>
      <source>could not be read</source>
      <translation>no se pudo leer</translation>
    </message>
    <message>
      <source>Paperround was stopped</source>
      <translation>Paperround se cerró</translation>
    </message>
    <message>
      <source>no answer</source>
      <translation>sin respuesta</translation>
    </message>
    <message>
      <source>Starting at login could not be changed ({error}); check the file {path}.</source>
      <translation>No se pudo cambiar el inicio con la sesión ({error}); comprueba el archivo {path}.</translation>
    </message>
    <message>
      <source>Starting at login could not be changed: the desktop did not allow it.</source>
      <translation>No se pudo cambiar el inicio con la sesión: el escritorio no lo permitió.</translation>
    </message>
    <message>
      <source>Starting at login could not be changed ({error}); check the registry's Run key.</source>
      <translation>No se pudo cambiar el inicio con la sesión ({error}); comprueba la clave Run del registro.</translation>
    </message>
    <message>
      <source>Paperround is already open; its window was brought to the front.</source>
      <translation>Paperround ya está abierto; su ventana se ha puesto delante.</translation>
    </message>
    <message>
      <source>Paperround is already open; it was asked to refresh.</source>
      <translation>Paperround ya está abierto; se le ha pedido que consulte.</translation>
    </message>
    <message>
      <source>Paperround is already running on this profile but does not answer; end it and start it again.</source>
      <translation>Paperround ya está usando este perfil pero no responde; termínalo y ábrelo de nuevo.</translation>
    </message>
    <message>
      <source>choose a name that ends in .png in a folder that exists.</source>
      <translation>elige un nombre que acabe en .png en una carpeta que exista.</translation>
    </message>
    <message>
      <source>{file} could not be written: {error}</source>
      <translation>No se pudo escribir {file}: {error}</translation>
    </message>
    <message>
      <source>The article could not be saved: {error}. Choose another place.</source>
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
      <source>{posts:n} posts from {feeds:n} feeds, {minutes:n} min</source>
      <translation>
        <numerusform>{posts:n} artículo de {feeds:n} canales, {minutes:n} min</numerusform>
        <numerusform>{posts:n} artículos de {feeds:n} canales, {minutes:n} min</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{posts:n} posts, {minutes:n} min</source>
      <translation>
        <numerusform>{posts:n} artículo, {minutes:n} min</numerusform>
        <numerusform>{posts:n} artículos, {minutes:n} min</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>One post, {minutes:n} min</source>
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
      <source>Contents</source>
      <translation>Contenido</translation>
    </message>
    <message>
      <source>Front page</source>
      <translation>Portada</translation>
    </message>
    <message>
      <source>Short news</source>
      <translation>Breves</translation>
    </message>
    <message>
      <source>Other feeds</source>
      <translation>Otros canales</translation>
    </message>
    <message>
      <source>Without a title</source>
      <translation>Sin título</translation>
    </message>
    <message numerus="yes">
      <source>{minutes:n} min</source>
      <translation>
        <numerusform>{minutes:n} min</numerusform>
        <numerusform>{minutes:n} min</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{minutes:n} min to hear</source>
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
    <message>
      <source>Nothing new enough for a paper today.</source>
      <translation>Hoy no hay nada lo bastante nuevo para un periódico.</translation>
    </message>
    <message>
      <source>No paper was made; everything is as it was.</source>
      <translation>No se ha hecho ningún periódico; todo está como antes.</translation>
    </message>
    <message>
      <source>Fetching whole texts: {done} of {total}</source>
      <translation>Obteniendo textos completos: {done} de {total}</translation>
    </message>
    <message>
      <source>Fetching pictures: {done} of {total} posts</source>
      <translation>Obteniendo imágenes: {done} de {total} artículos</translation>
    </message>
    <message numerus="yes">
      <source>Setting the pages: {posts:n} posts</source>
      <translation>
        <numerusform>Componiendo las páginas: {posts:n} artículo</numerusform>
        <numerusform>Componiendo las páginas: {posts:n} artículos</numerusform>
      </translation>
    </message>
    <message>
      <source>Today’s paper, made {at:clock}</source>
      <translation>El periódico de hoy, hecho a las {at:clock}</translation>
    </message>
    <message>
      <source>The paper of {at:weekday} {at:date}, made {at:clock}</source>
      <translation>El periódico del {at:weekday} {at:date}, hecho a las {at:clock}</translation>
    </message>
    <message numerus="yes">
      <source>Made {at:clock} from what was here; {n:n} feeds did not answer</source>
      <translation>
        <numerusform>Hecho a las {at:clock} con lo que había; {n:n} canal no respondió</numerusform>
        <numerusform>Hecho a las {at:clock} con lo que había; {n:n} canales no respondieron</numerusform>
      </translation>
    </message>
    <message>
      <source>Made {at:clock} from what was here; one feed did not answer</source>
      <translation>Hecho a las {at:clock} con lo que había; un canal no respondió</translation>
    </message>
    <message>
      <source>Made {at:clock} instead of {due:clock}: until then the computer slept or Paperround was closed.</source>
      <translation>Hecho a las {at:clock} en lugar de a las {due:clock}: hasta entonces el equipo estaba suspendido o Paperround cerrado.</translation>
    </message>
    <message>
      <source>Waiting for {target} since {at:clock}: {why}</source>
      <translation>Esperando {target} desde las {at:clock}: {why}</translation>
    </message>
    <message>
      <source>It is in {path}.</source>
      <translation>Está en {path}.</translation>
    </message>
    <message>
      <source>It was mailed to {address} at {at:clock}.</source>
      <translation>Se envió a {address} a las {at:clock}.</translation>
    </message>
    <message>
      <source>Next: {when}.</source>
      <translation>Próximo: {when}.</translation>
    </message>
    <message>
      <source>Next: {when}; you usually look at {visit}.</source>
      <translation>Próximo: {when}; sueles entrar a las {visit}.</translation>
    </message>
    <message>
      <source>Next: {when}, until Paperround knows when you first look.</source>
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
      <source>The wake-up at {at:clock} fetches for it, so it costs none of its own.</source>
      <translation>La reactivación de las {at:clock} consulta también para él, así que no cuesta otra.</translation>
    </message>
    <message>
      <source>It is made from what is here by then; nothing is fetched for it alone.</source>
      <translation>Se hace con lo que haya entonces; no se consulta nada solo para él.</translation>
    </message>
    <message>
      <source>Choose at least one day.</source>
      <translation>Elige al menos un día.</translation>
    </message>
    <message>
      <source>A paper is made only when you ask for one.</source>
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
      <source>There is no edition {number}; 'paperround edition --list' shows them.</source>
      <translation>No hay ninguna edición {number}; «paperround edition --list» las muestra.</translation>
    </message>
    <message>
      <source>Name a file that ends in .epub or .pdf.</source>
      <translation>Indica un archivo que acabe en .epub o .pdf.</translation>
    </message>
    <message>
      <source>The pages could not be made; the log has the details.</source>
      <translation>No se pudieron crear las páginas; los detalles están en el registro.</translation>
    </message>
    <message>
      <source>What stood in this paper is no longer here.</source>
      <translation>Lo que había en este periódico ya no está aquí.</translation>
    </message>
    <message>
      <source>Enter the address that papers are mailed to.</source>
      <translation>Escribe la dirección a la que se envían los periódicos.</translation>
    </message>
    <message>
      <source>Enter the server that takes your mail, such as smtp.example.org:587.</source>
      <translation>Escribe el servidor que acepta tu correo, por ejemplo smtp.example.org:587.</translation>
    </message>
    <message>
      <source>Enter your own mail address.</source>
      <translation>Escribe tu propia dirección de correo.</translation>
    </message>
    <message>
      <source>The password for {host} is not known; enter it again in Morning paper.</source>
      <translation>La contraseña de {host} no se conoce; escríbela de nuevo en Periódico matutino.</translation>
    </message>
    <message>
      <source>{host} does not accept this name and password.</source>
      <translation>{host} no acepta este usuario y contraseña.</translation>
    </message>
    <message>
      <source>{host} would not take the mail: {why}</source>
      <translation>{host} no aceptó el correo: {why}</translation>
    </message>
    <message>
      <source>{host} cannot be reached; it is tried again.</source>
      <translation>No se puede llegar a {host}; se intentará de nuevo.</translation>
    </message>
    <message>
      <source>{host} offers no safe connection, so no password was sent.</source>
      <translation>{host} no ofrece una conexión segura, así que no se envió ninguna contraseña.</translation>
    </message>
    <message>
      <source>{host} answered and would take the mail; nothing was sent.</source>
      <translation>{host} respondió y aceptaría el correo; no se envió nada.</translation>
    </message>
  </context>
</TS>
