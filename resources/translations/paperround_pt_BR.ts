<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR">
  <context>
    <name>Paperround</name>
    <message>
      <source>1 change hasn’t reached the server yet and will be lost.</source>
      <translation>Uma alteração feita aqui ainda não chegou lá e se perderia.</translation>
    </message>
    <message numerus="yes">
      <source>{n} changes haven’t reached the server yet and will be lost.</source>
      <translation>
        <numerusform>{n} alteração feita aqui ainda não chegou lá e se perderia.</numerusform>
        <numerusform>{n} alterações feitas aqui ainda não chegaram lá e se perderiam.</numerusform>
      </translation>
    </message>
    <message>
      <source>In FreshRSS: Profile &gt; External access via API.</source>
      <translation>No FreshRSS: Perfil &gt; Acesso externo via API.</translation>
    </message>
    <message>
      <source>In Miniflux: Settings &gt; Integrations &gt; Google Reader.</source>
      <translation>No Miniflux: Configurações &gt; Integrações &gt; Google Reader.</translation>
    </message>
    <message>
      <source>Tiny Tiny RSS, Nextcloud News, Feedbin and more</source>
      <translation>Tiny Tiny RSS, Nextcloud News, Feedbin e outros</translation>
    </message>
    <message>
      <source>{done} of {total} articles</source>
      <translation>{done} de {total} artigos</translation>
    </message>
    <message>
      <source>once</source>
      <translation>uma vez</translation>
    </message>
    <message>
      <source>when you open Paperround</source>
      <translation>quando você olha</translation>
    </message>
    <message>
      <source>now</source>
      <translation>agora</translation>
    </message>
    <message>
      <source>All synced</source>
      <translation>0, tudo enviado</translation>
    </message>
    <message>
      <source>API password</source>
      <translation>Senha da API</translation>
    </message>
    <message>
      <source>The password is stored in your system’s keyring.</source>
      <translation>A senha fica guardada no chaveiro do sistema.</translation>
    </message>
    <message>
      <source>Sync feeds, read status and stars across your devices with FreshRSS, Miniflux or another compatible server.</source>
      <translation>Uma conta mantém feeds, artigos lidos e estrelas iguais em todos os seus dispositivos.</translation>
    </message>
    <message>
      <source>Paperround will tell {name} when to refresh each feed, following your schedule and daily budget. You can then slow down the server’s own schedule. This uses the same password with the server’s native API.</source>
      <translation>O Paperround dirá a {name} quando consultar cada feed, conforme o plano para todos os seus feeds e dentro do orçamento diário. Assim, o servidor só precisa consultar sozinho raramente. A interface própria do servidor usa a mesma senha.</translation>
    </message>
    <message>
      <source>Schedule its refreshes?</source>
      <translation>Dizer quando consultar</translation>
    </message>
    <message>
      <source>Syncing…</source>
      <translation>sincronizando</translation>
    </message>
    <message>
      <source>Not synced yet</source>
      <translation>ainda não sincronizada</translation>
    </message>
    <message>
      <source>Synced just now</source>
      <translation>sincronizada agora</translation>
    </message>
    <message>
      <source>{times} (hourly: {hours})</source>
      <translation>{times} em vez de {hours}</translation>
    </message>
    <message numerus="yes">
      <source>{n} waiting since {time}</source>
      <translation>
        <numerusform>{n} em espera desde {time}</numerusform>
        <numerusform>{n} em espera desde {time}</numerusform>
      </translation>
    </message>
    <message>
      <source>Your own server or a hosted one</source>
      <translation>Seu próprio servidor ou um hospedado</translation>
    </message>
    <message>
      <source>Can also let Paperround schedule its refreshes</source>
      <translation>Também pode deixar o Paperround programar as consultas</translation>
    </message>
    <message>
      <source>Another service</source>
      <translation>Outro serviço</translation>
    </message>
    <message>
      <source>Password</source>
      <translation>Senha</translation>
    </message>
    <message>
      <source>Add account</source>
      <translation>Adicionar conta</translation>
    </message>
    <message>
      <source>Coming from another reader? Import its feeds and stars from a file instead.</source>
      <translation>Vem de outro leitor? Em vez disso, importe os feeds e as estrelas de um arquivo.</translation>
    </message>
    <message>
      <source>Import…</source>
      <translation>Importar…</translation>
    </message>
    <message>
      <source>Server address</source>
      <translation>Endereço do servidor</translation>
    </message>
    <message>
      <source>User name</source>
      <translation>Nome de usuário</translation>
    </message>
    <message>
      <source>Custom certificate authority…</source>
      <translation>Autoridade certificadora própria…</translation>
    </message>
    <message>
      <source>Account name</source>
      <translation>Nome da conta</translation>
    </message>
    <message>
      <source>Continue</source>
      <translation>Continuar</translation>
    </message>
    <message>
      <source>Test connection</source>
      <translation>Testar</translation>
    </message>
    <message>
      <source>Done</source>
      <translation>Concluir</translation>
    </message>
    <message>
      <source>Also add my 1 local feed</source>
      <translation>Adicionar também meu feed local</translation>
    </message>
    <message numerus="yes">
      <source>Also add my {n} local feeds</source>
      <translation>
        <numerusform>Adicionar também meu {n} feed local</numerusform>
        <numerusform>Adicionar também meus {n} feeds locais</numerusform>
      </translation>
    </message>
    <message>
      <source>The first sync is running. You can close this and read on.</source>
      <translation>A primeira sincronização está em andamento. Você pode fechar e continuar lendo.</translation>
    </message>
    <message>
      <source>The first sync is running: {done} of {total} articles.</source>
      <translation>A primeira sincronização está em andamento: {done} de {total} artigos.</translation>
    </message>
    <message>
      <source>Connected in {s} s: {feeds}, {unread} unread, {stars} starred.</source>
      <translation>Respondeu em {s} s: {feeds}, {unread} não lidos, {stars} estrelas.</translation>
    </message>
    <message>
      <source>You already have 1 of them. It won’t be added twice.</source>
      <translation>1 deles você já tem; ficará um só.</translation>
    </message>
    <message>
      <source>Add account…</source>
      <translation>Adicionar conta…</translation>
    </message>
    <message>
      <source>Add new feeds to this account</source>
      <translation>Adicionar lá também os novos feeds</translation>
    </message>
    <message>
      <source>API password:</source>
      <translation>A senha da API:</translation>
    </message>
    <message>
      <source>Remove {name}?</source>
      <translation>Sair de {name}</translation>
    </message>
    <message>
      <source>Remove account…</source>
      <translation>Sair desta conta…</translation>
    </message>
    <message>
      <source>Turn on</source>
      <translation>Ativar</translation>
    </message>
    <message numerus="yes">
      <source>offline, {n} waiting</source>
      <translation>
        <numerusform>offline, {n} em espera</numerusform>
        <numerusform>offline, {n} em espera</numerusform>
      </translation>
    </message>
    <message>
      <source>Server asked Paperround to wait</source>
      <translation>pede uma pausa</translation>
    </message>
    <message>
      <source>Certificate not trusted</source>
      <translation>certificado não confiável</translation>
    </message>
    <message>
      <source>API turned off</source>
      <translation>interface desativada</translation>
    </message>
    <message>
      <source>No response</source>
      <translation>sem resposta</translation>
    </message>
    <message>
      <source>Synced {time} ago</source>
      <translation>sincronizada há {time}</translation>
    </message>
    <message numerus="yes">
      <source>{n} times</source>
      <translation>
        <numerusform>{n} vez</numerusform>
        <numerusform>{n} vezes</numerusform>
      </translation>
    </message>
    <message>
      <source>before you read</source>
      <translation>antes de você olhar</translation>
    </message>
    <message>
      <source>while you’re reading</source>
      <translation>enquanto você lê</translation>
    </message>
    <message>
      <source>when new articles are likely</source>
      <translation>quando é provável haver novidades</translation>
    </message>
    <message>
      <source>unless you open Paperround first</source>
      <translation>se você não olhar antes</translation>
    </message>
    <message>
      <source>retrying</source>
      <translation>nova tentativa</translation>
    </message>
    <message>
      <source>{time}, {why}</source>
      <translation>{time}, {why}</translation>
    </message>
    <message>
      <source>Keep feeds, read status and stars the same on all your devices.</source>
      <translation>Mantenha feeds, lidos e estrelas iguais em todos os seus dispositivos.</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Voltar às opções</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Cancelar</translation>
    </message>
    <message>
      <source>Enter the address, your user name and the password.</source>
      <translation>Digite o endereço, seu nome de usuário e a senha.</translation>
    </message>
    <message>
      <source>Test again</source>
      <translation>Testar de novo</translation>
    </message>
    <message>
      <source>The first sync brought {feeds} and {unread}.</source>
      <translation>A primeira sincronização trouxe {feeds} e {unread}.</translation>
    </message>
    <message>
      <source>Next sync: {when}. Changes you make are sent right away.</source>
      <translation>Próxima sincronização: {when}. Suas alterações são enviadas na hora.</translation>
    </message>
    <message numerus="yes">
      <source>You already have {n} of them. They won’t be added twice.</source>
      <translation>
        <numerusform>{n} deles você já tem; não ficará repetido.</numerusform>
        <numerusform>{n} deles você já tem; não ficarão repetidos.</numerusform>
      </translation>
    </message>
    <message>
      <source>Sync {name} now</source>
      <translation>Sincronizar {name} agora</translation>
    </message>
    <message>
      <source>Let Paperround schedule this server’s refreshes</source>
      <translation>Dizer quando consultar, conforme meu plano</translation>
    </message>
    <message>
      <source>Syncs today</source>
      <translation>Pedidos de hoje</translation>
    </message>
    <message>
      <source>Next sync</source>
      <translation>Próximo pedido</translation>
    </message>
    <message>
      <source>Unsynced changes</source>
      <translation>Saída</translation>
    </message>
    <message>
      <source>Password missing</source>
      <translation>falta a senha</translation>
    </message>
    <message>
      <source>Password rejected</source>
      <translation>senha recusada</translation>
    </message>
    <message>
      <source>Connecting to {address}…</source>
      <translation>Contatando {address}…</translation>
    </message>
    <message>
      <source>Sign in to {service}</source>
      <translation>Entrar em {service}</translation>
    </message>
    <message>
      <source>{service} is ready</source>
      <translation>{service} está pronto</translation>
    </message>
    <message>
      <source>{name} was added</source>
      <translation>{name} foi adicionada</translation>
    </message>
    <message>
      <source>Step {n} of 3</source>
      <translation>Etapa {n} de 3</translation>
    </message>
    <message>
      <source>The best of your unread articles in one edition you can finish. Read it here, on an e-reader or on paper.</source>
      <translation>O melhor dos seus artigos não lidos em um jornal que dá para ler até o fim. Leia aqui, em um e-reader ou no papel.</translation>
    </message>
    <message numerus="yes">
      <source>{n} articles from {feeds}, about {minutes} minutes</source>
      <translation>
        <numerusform>{n} artigo de {feeds}, cerca de {minutes} min</numerusform>
        <numerusform>{n} artigos de {feeds}, cerca de {minutes} min</numerusform>
      </translation>
    </message>
    <message>
      <source>Your feeds, as a newspaper</source>
      <translation>Os seus feeds como um jornal</translation>
    </message>
    <message>
      <source>Every morning</source>
      <translation>Toda manhã</translation>
    </message>
    <message>
      <source>Morning Paper settings</source>
      <translation>Configurações do jornal da manhã</translation>
    </message>
    <message>
      <source>When</source>
      <translation>Quando</translation>
    </message>
    <message>
      <source>Choose…</source>
      <translation>Escolher…</translation>
    </message>
    <message>
      <source>at most {posts}</source>
      <translation>no máximo {posts}</translation>
    </message>
    <message>
      <source>about {posts}</source>
      <translation>cerca de {posts}</translation>
    </message>
    <message>
      <source>Contacting the server…</source>
      <translation>Contatando o servidor…</translation>
    </message>
    <message>
      <source>Not enough new articles yet</source>
      <translation>Ainda não há artigos novos suficientes</translation>
    </message>
    <message>
      <source>Articles</source>
      <translation>Artigos</translation>
    </message>
    <message>
      <source>Feeds without a folder</source>
      <translation>Feeds sem pasta</translation>
    </message>
    <message>
      <source>Starred, not yet read</source>
      <translation>Com estrela, ainda não lidos</translation>
    </message>
    <message>
      <source>nothing new</source>
      <translation>nada de novo</translation>
    </message>
    <message>
      <source>Before I start reading</source>
      <translation>Antes de eu olhar pela primeira vez</translation>
    </message>
    <message>
      <source>At</source>
      <translation>Às</translation>
    </message>
    <message>
      <source>as</source>
      <translation>como</translation>
    </message>
    <message>
      <source>Length</source>
      <translation>Tamanho</translation>
    </message>
    <message>
      <source>From</source>
      <translation>De</translation>
    </message>
    <message>
      <source>Save or send to</source>
      <translation>Salvar ou enviar para</translation>
    </message>
    <message>
      <source>Book for e-readers (*.epub);;PDF (*.pdf)</source>
      <translation>Livro para e-readers (*.epub);;PDF (*.pdf)</translation>
    </message>
    <message>
      <source>Older editions</source>
      <translation>Edições anteriores</translation>
    </message>
    <message>
      <source>Previous page</source>
      <translation>Página anterior</translation>
    </message>
    <message>
      <source>Next page</source>
      <translation>Próxima página</translation>
    </message>
    <message>
      <source>Mark read</source>
      <translation>Marcar como lido</translation>
    </message>
    <message>
      <source>Save edition</source>
      <translation>Salvar o jornal</translation>
    </message>
    <message>
      <source>Creating…</source>
      <translation>Preparando</translation>
    </message>
    <message>
      <source>Edition page</source>
      <translation>Página do jornal</translation>
    </message>
    <message>
      <source>Save as…</source>
      <translation>Salvar como…</translation>
    </message>
    <message>
      <source>Print…</source>
      <translation>Imprimir…</translation>
    </message>
    <message>
      <source>Create now</source>
      <translation>Fazer um agora</translation>
    </message>
    <message>
      <source>Create today’s edition</source>
      <translation>Fazer o jornal de hoje</translation>
    </message>
    <message>
      <source>Preview of today’s edition</source>
      <translation>Prévia do jornal de hoje</translation>
    </message>
    <message>
      <source>No edition yet</source>
      <translation>Nenhum jornal ainda</translation>
    </message>
    <message>
      <source>Not enough new articles for an edition.</source>
      <translation>Não há artigos novos suficientes para um jornal.</translation>
    </message>
    <message>
      <source>{page} of {pages}</source>
      <translation>{page} de {pages}</translation>
    </message>
    <message>
      <source>Saved as {file}.</source>
      <translation>Salvo como {file}.</translation>
    </message>
    <message>
      <source>1 change</source>
      <translation>1 alteração</translation>
    </message>
    <message>
      <source>Use the same folder and passphrase on each computer. The passphrase is stored in the system keyring.</source>
      <translation>Use a mesma pasta e a mesma frase secreta em cada computador. Ela fica guardada no chaveiro do sistema.</translation>
    </message>
    <message>
      <source>Keep your computers in step without a server, with a folder that Syncthing, Dropbox or a similar program copies between them.</source>
      <translation>Mantenha seus computadores iguais sem servidor, com uma pasta que o Syncthing, o Dropbox ou um programa parecido copia entre eles.</translation>
    </message>
    <message>
      <source>Encrypt the files with a passphrase</source>
      <translation>Criptografar os arquivos com uma frase secreta</translation>
    </message>
    <message>
      <source>Folder</source>
      <translation>Pasta</translation>
    </message>
    <message>
      <source>Passphrase</source>
      <translation>Frase secreta</translation>
    </message>
    <message>
      <source>Start syncing</source>
      <translation>Começar a sincronizar</translation>
    </message>
    <message>
      <source>Choose another folder…</source>
      <translation>Escolher outra pasta…</translation>
    </message>
    <message>
      <source>Sync folder</source>
      <translation>Pasta de sincronização</translation>
    </message>
    <message>
      <source>Reading the folder…</source>
      <translation>Lendo a pasta…</translation>
    </message>
    <message>
      <source>The sync folder isn’t used any more. Its files stay.</source>
      <translation>A pasta de sincronização não é mais usada. Os arquivos dela ficam.</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Desfazer</translation>
    </message>
    <message>
      <source>Choose sync folder…</source>
      <translation>Escolher pasta de sincronização…</translation>
    </message>
    <message>
      <source>Choose the folder that is copied between your computers</source>
      <translation>Escolha a pasta copiada entre seus computadores</translation>
    </message>
    <message>
      <source>Stop syncing</source>
      <translation>Parar de sincronizar</translation>
    </message>
    <message>
      <source>Passphrase missing</source>
      <translation>Falta a frase secreta</translation>
    </message>
    <message>
      <source>Not syncing</source>
      <translation>Sem sincronizar</translation>
    </message>
    <message numerus="yes">
      <source>{n} changes</source>
      <translation>
        <numerusform>{n} alteração</numerusform>
        <numerusform>{n} alterações</numerusform>
      </translation>
    </message>
    <message>
      <source>Enter a passphrase.</source>
      <translation>Digite uma frase secreta.</translation>
    </message>
    <message>
      <source>Passphrase of the sync folder:</source>
      <translation>Frase secreta da pasta de sincronização:</translation>
    </message>
    <message>
      <source>From this computer</source>
      <translation>Deste computador</translation>
    </message>
    <message>
      <source>From other computers</source>
      <translation>De outros computadores</translation>
    </message>
    <message>
      <source>Files</source>
      <translation>Arquivos</translation>
    </message>
    <message>
      <source>Encrypted</source>
      <translation>Criptografada</translation>
    </message>
    <message>
      <source>Not encrypted</source>
      <translation>Sem criptografia</translation>
    </message>
    <message>
      <source>Checked every 2 hours (counts toward your budget)</source>
      <translation>consultada a cada 2 horas, com o seu orçamento</translation>
    </message>
    <message>
      <source>{done} of {total} messages</source>
      <translation>{done} de {total} e-mails</translation>
    </message>
    <message>
      <source>not known yet</source>
      <translation>ainda não se sabe</translation>
    </message>
    <message>
      <source>Push: new mail arrives immediately</source>
      <translation>avisados, nada é consultado</translation>
    </message>
    <message>
      <source>1 message, {size}</source>
      <translation>1 e-mail, {size}</translation>
    </message>
    <message numerus="yes">
      <source>{n} messages, {size}</source>
      <translation>
        <numerusform>{n} e-mail, {size}</numerusform>
        <numerusform>{n} e-mails, {size}</numerusform>
      </translation>
    </message>
    <message>
      <source>1 folder</source>
      <translation>1 pasta</translation>
    </message>
    <message>
      <source>This server doesn’t support push (IDLE), so it will be checked every 2 hours. This counts toward your budget.</source>
      <translation>Ele não pode dizer quando chegam e-mails, então será consultado a cada 2 horas, com o seu orçamento.</translation>
    </message>
    <message>
      <source>Your password is stored in the system keyring. Without one, you’ll be asked for it each time Paperround starts.</source>
      <translation>A senha vai para o chaveiro do sistema; sem um, ela é pedida a cada início.</translation>
    </message>
    <message>
      <source>Read newsletters from a mail folder as feeds, one per sender.</source>
      <translation>Boletins em uma pasta do seu e-mail podem ser lidos como feeds, um por remetente.</translation>
    </message>
    <message>
      <source>Checking…</source>
      <translation>consultando</translation>
    </message>
    <message>
      <source>Not checked yet</source>
      <translation>ainda não lida</translation>
    </message>
    <message>
      <source>Stopped</source>
      <translation>interrompido</translation>
    </message>
    <message>
      <source>Checked just now</source>
      <translation>lida agora</translation>
    </message>
    <message>
      <source>Connected in {s} s: {folders}.</source>
      <translation>Respondeu em {s} s: {folders}.</translation>
    </message>
    <message>
      <source>This server supports push (IDLE), so new mail arrives immediately.</source>
      <translation>Ele diz quando chegam e-mails, então nada será consultado.</translation>
    </message>
    <message>
      <source>Security</source>
      <translation>Conexão</translation>
    </message>
    <message>
      <source>Mark messages as read on the server</source>
      <translation>Marcar no servidor o que leio aqui</translation>
    </message>
    <message>
      <source>Server</source>
      <translation>Servidor</translation>
    </message>
    <message>
      <source>Start with</source>
      <translation>Ler primeiro</translation>
    </message>
    <message>
      <source>Email newsletters</source>
      <translation>Boletins por e-mail</translation>
    </message>
    <message>
      <source>Add email newsletters…</source>
      <translation>Adicionar boletins por e-mail…</translation>
    </message>
    <message>
      <source>Mailbox password:</source>
      <translation>A senha desta caixa de correio:</translation>
    </message>
    <message>
      <source>Remove mailbox…</source>
      <translation>Não ler mais esta caixa de correio…</translation>
    </message>
    <message>
      <source>Offline</source>
      <translation>offline</translation>
    </message>
    <message>
      <source>Insecure connection</source>
      <translation>conexão não segura</translation>
    </message>
    <message>
      <source>Folder missing</source>
      <translation>falta a pasta</translation>
    </message>
    <message>
      <source>Checked {time} ago</source>
      <translation>lida há {time}</translation>
    </message>
    <message numerus="yes">
      <source>{n} folders</source>
      <translation>
        <numerusform>{n} pasta</numerusform>
        <numerusform>{n} pastas</numerusform>
      </translation>
    </message>
    <message>
      <source>TLS, usually port 993</source>
      <translation>TLS, em geral porta 993</translation>
    </message>
    <message>
      <source>STARTTLS, usually port 143</source>
      <translation>STARTTLS, em geral porta 143</translation>
    </message>
    <message>
      <source>None (this computer only)</source>
      <translation>Nenhuma, só para este computador</translation>
    </message>
    <message>
      <source>Stop and keep what was imported so far</source>
      <translation>Parar; o que já foi lido fica</translation>
    </message>
    <message>
      <source>New messages</source>
      <translation>Novos e-mails</translation>
    </message>
    <message>
      <source>Today</source>
      <translation>Hoje</translation>
    </message>
    <message>
      <source>On the server</source>
      <translation>No servidor</translation>
    </message>
    <message>
      <source> newest messages</source>
      <translation> e-mails mais recentes</translation>
    </message>
    <message>
      <source>Check {name} for new mail</source>
      <translation>Procurar novos e-mails em {name} agora</translation>
    </message>
    <message>
      <source>Read status is synced</source>
      <translation>as leituras são enviadas</translation>
    </message>
    <message>
      <source>Nothing is changed on the server</source>
      <translation>nunca alterada</translation>
    </message>
    <message>
      <source>Position</source>
      <translation>Posição</translation>
    </message>
    <message>
      <source>Player</source>
      <translation>Reprodutor</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>Reproduzir</translation>
    </message>
    <message>
      <source>−15 s</source>
      <translation>−15 s</translation>
    </message>
    <message>
      <source>15 seconds back</source>
      <translation>15 segundos para trás</translation>
    </message>
    <message>
      <source>+30 s</source>
      <translation>+30 s</translation>
    </message>
    <message>
      <source>30 seconds forward</source>
      <translation>30 segundos para a frente</translation>
    </message>
    <message>
      <source>Speed</source>
      <translation>Velocidade</translation>
    </message>
    <message>
      <source>Chapters</source>
      <translation>Capítulos</translation>
    </message>
    <message>
      <source>Sleep timer</source>
      <translation>Timer</translation>
    </message>
    <message>
      <source>Up next</source>
      <translation>O que vem em seguida</translation>
    </message>
    <message>
      <source>Close the player</source>
      <translation>Fechar o reprodutor</translation>
    </message>
    <message>
      <source>End of chapter</source>
      <translation>No fim do capítulo</translation>
    </message>
    <message>
      <source>End of episode</source>
      <translation>No fim</translation>
    </message>
    <message>
      <source>Off</source>
      <translation>Não</translation>
    </message>
    <message>
      <source>Stops after this chapter</source>
      <translation>Parar no fim do capítulo</translation>
    </message>
    <message>
      <source>Stops at the end</source>
      <translation>Parar no fim</translation>
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
      <translation>Baixando uma gravação, {done} de {total}</translation>
    </message>
    <message>
      <source>In {minutes} minutes</source>
      <translation>Em {minutes} minutos</translation>
    </message>
    <message>
      <source>chapter {number} of {all}, {feed}</source>
      <translation>capítulo {number} de {all}, {feed}</translation>
    </message>
    <message>
      <source>Stops in {minutes} min</source>
      <translation>Parar em {minutes} min</translation>
    </message>
    <message>
      <source>Loading, {place}</source>
      <translation>Baixando, {place}</translation>
    </message>
    <message>
      <source>Show {name}</source>
      <translation>Mostrar {name}</translation>
    </message>
    <message>
      <source>Plays next</source>
      <translation>Será a próxima</translation>
    </message>
    <message>
      <source>Added to the queue</source>
      <translation>Adicionada à fila</translation>
    </message>
    <message>
      <source>Removed from queue</source>
      <translation>Retirada da fila</translation>
    </message>
    <message>
      <source>Queue reordered</source>
      <translation>Ordem da fila alterada</translation>
    </message>
    <message>
      <source>Download removed</source>
      <translation>Arquivo baixado removido</translation>
    </message>
    <message>
      <source>Downloading</source>
      <translation>Baixando</translation>
    </message>
    <message>
      <source>This article has no audio.</source>
      <translation>Não há nada para ouvir neste artigo.</translation>
    </message>
    <message>
      <source>The queue is empty. Press Shift+Q to add the selected episode.</source>
      <translation>A fila está vazia. Shift+Q adiciona o artigo atual.</translation>
    </message>
    <message>
      <source>Queue</source>
      <translation>Fila</translation>
    </message>
    <message>
      <source>Up</source>
      <translation>Para cima</translation>
    </message>
    <message>
      <source>Down</source>
      <translation>Para baixo</translation>
    </message>
    <message>
      <source>Remove</source>
      <translation>Remover</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Fechar</translation>
    </message>
    <message>
      <source>Verified just now. Restoring takes a few seconds.</source>
      <translation>Verificada agora e íntegra. Leva alguns segundos.</translation>
    </message>
    <message>
      <source>Copy details</source>
      <translation>Copiar detalhes</translation>
    </message>
    <message>
      <source>Everything that could be read has been saved.</source>
      <translation>O que pôde ser lido está a salvo.</translation>
    </message>
    <message>
      <source>Continue with the saved data</source>
      <translation>Continuar com o que foi salvo</translation>
    </message>
    <message>
      <source>Older backups:</source>
      <translation>Cópias mais antigas:</translation>
    </message>
    <message>
      <source>Save recovered data to</source>
      <translation>Onde salvar o que é legível</translation>
    </message>
    <message>
      <source>Looking for backups…</source>
      <translation>Procurando cópias dos seus artigos…</translation>
    </message>
    <message>
      <source>Restoring the backup…</source>
      <translation>Restaurando a cópia…</translation>
    </message>
    <message>
      <source>Recovering what can be read…</source>
      <translation>Salvando o que é legível…</translation>
    </message>
    <message>
      <source>Details: {details}</source>
      <translation>O que foi encontrado: {details}</translation>
    </message>
    <message>
      <source>The file: {path}</source>
      <translation>O arquivo: {path}</translation>
    </message>
    <message>
      <source>Starting over…</source>
      <translation>Recomeçando…</translation>
    </message>
    <message>
      <source>Restore backup from {when} ({posts}, {stars})</source>
      <translation>Restaurar a cópia de {when} ({posts}, {stars})</translation>
    </message>
    <message>
      <source>Safe: {feeds}, {posts} and {stars}, as of {when}.</source>
      <translation>A salvo: {feeds}, {posts} e {stars}, como estavam {when}.</translation>
    </message>
    <message>
      <source>Whatever you choose, the original file stays untouched in its folder.</source>
      <translation>O arquivo fica intacto em sua pasta, seja qual for sua escolha.</translation>
    </message>
    <message>
      <source>May be lost: stars, tags and read status since the backup from {when}. Articles will be downloaded again.</source>
      <translation>Talvez perdido: o que você leu ou marcou com estrela ou etiqueta depois da cópia de {when}. Os artigos são baixados de novo.</translation>
    </message>
    <message>
      <source>Restored the backup from {when}. Newer articles will be downloaded again.</source>
      <translation>Cópia de {when} restaurada. Os artigos publicados depois chegam com as próximas consultas.</translation>
    </message>
    <message>
      <source>Saved {feeds}, {posts} and {stars} to {folder}.</source>
      <translation>Salvos {feeds}, {posts} e {stars} em {folder}.</translation>
    </message>
    <message>
      <source>Unreadable parts were taken from the backup from {when}. Changes since then are lost.</source>
      <translation>O que não pôde ser lido veio da cópia de {when}: o que você marcou ali depois se perdeu.</translation>
    </message>
    <message>
      <source>Started over with your feeds. The old file is kept in the same folder.</source>
      <translation>Recomeço com seus feeds. O arquivo antigo fica na mesma pasta.</translation>
    </message>
    <message>
      <source>The old file also contains {what}. It’s kept in the same folder.</source>
      <translation>O arquivo anterior tem a mais: {what}; ele fica na mesma pasta.</translation>
    </message>
    <message>
      <source>No new database is created until you choose.</source>
      <translation>Nada é criado antes de você escolher.</translation>
    </message>
    <message>
      <source>None of the backups could be read.</source>
      <translation>Também não foi possível ler nenhuma cópia.</translation>
    </message>
    <message>
      <source>Continuing with recovered data. The damaged file is kept.</source>
      <translation>Continuando com o que pôde ser lido. O arquivo danificado fica ao lado.</translation>
    </message>
    <message>
      <source>1 article marked as read</source>
      <translation>1 marca de lido</translation>
    </message>
    <message>
      <source>Your article database is damaged. Paperround stopped to avoid making it worse.</source>
      <translation>O arquivo com seus artigos está danificado, e o Paperround parou antes de piorar a situação.</translation>
    </message>
    <message>
      <source>Your article database is missing or empty, but there are backups.</source>
      <translation>O arquivo com seus artigos está ausente ou vazio, mas há cópias dele.</translation>
    </message>
    <message>
      <source>Your article database was saved by a newer version of Paperround, so this version won’t touch it.</source>
      <translation>Um Paperround mais novo gravou o arquivo com seus artigos, então este não mexe nele.</translation>
    </message>
    <message>
      <source>Your article database is from before Paperround 1.0, so this version won’t touch it.</source>
      <translation>O arquivo com seus artigos é anterior ao Paperround 1.0, que não o altera.</translation>
    </message>
    <message>
      <source>Another program is using your article database.</source>
      <translation>Outro programa está usando o arquivo com seus artigos.</translation>
    </message>
    <message>
      <source>Paperround doesn’t have permission to change your article database.</source>
      <translation>O arquivo com seus artigos não pode ser gravado.</translation>
    </message>
    <message>
      <source>The disk is full, so nothing new can be saved.</source>
      <translation>O disco está cheio, então nada novo pode ser guardado.</translation>
    </message>
    <message>
      <source>Your article database can’t be used right now.</source>
      <translation>O arquivo com seus artigos não pode ser usado agora.</translation>
    </message>
    <message>
      <source>today {time}</source>
      <translation>hoje {time}</translation>
    </message>
    <message>
      <source>yesterday {time}</source>
      <translation>ontem {time}</translation>
    </message>
    <message>
      <source>Restore backup from {when}</source>
      <translation>Restaurar a cópia de {when}</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Tentar de novo</translation>
    </message>
    <message>
      <source>Fix permissions</source>
      <translation>Tornar gravável</translation>
    </message>
    <message>
      <source>Save what can be recovered…</source>
      <translation>Salvar o que é legível…</translation>
    </message>
    <message>
      <source>Start over</source>
      <translation>Recomeçar à parte</translation>
    </message>
    <message>
      <source>Quit</source>
      <translation>Sair</translation>
    </message>
    <message>
      <source>Tries to open it again. Nothing is changed.</source>
      <translation>Abre mais uma vez. Nada é alterado.</translation>
    </message>
    <message>
      <source>Changes the permissions of the file and its folder, nothing else.</source>
      <translation>Altera as permissões do arquivo e da sua pasta, nada mais.</translation>
    </message>
    <message>
      <source>Saves your feeds, stars and every readable article to a folder you choose.</source>
      <translation>Grava feeds, estrelas e todo artigo legível em uma pasta que você escolher.</translation>
    </message>
    <message>
      <source>Creates a new, empty database with your feeds. The old file is kept.</source>
      <translation>Um jornal vazio com seus feeds. O arquivo existente pode esperar.</translation>
    </message>
    <message>
      <source>Nothing is changed. You’ll see this page again next time.</source>
      <translation>Nada é alterado. Esta página volta no próximo início.</translation>
    </message>
    <message>
      <source>Install the newer version again and everything will be as you left it.</source>
      <translation>Instale de novo o Paperround mais novo, e tudo estará como você deixou.</translation>
    </message>
    <message>
      <source>Quit, and move it by packaging/move_development_profile.py: everything comes along.</source>
      <translation>Saia e converta-o com packaging/move_development_profile.py: nada se perde.</translation>
    </message>
    <message>
      <source>Close other Paperround windows and any backup or sync programs, then try again.</source>
      <translation>Feche outras janelas e comandos do Paperround, ou o que copia seus arquivos, e tente de novo.</translation>
    </message>
    <message>
      <source>Check the permissions of the file and its folder, and whether the disk is read-only.</source>
      <translation>Veja as permissões do arquivo e da sua pasta, e se o disco é somente leitura.</translation>
    </message>
    <message>
      <source>Free up some space, then try again. Nothing was lost.</source>
      <translation>Libere espaço e tente de novo: nada se perdeu.</translation>
    </message>
    <message>
      <source>Check that its disk is connected and working, then try again.</source>
      <translation>Veja se o disco está conectado e em ordem, e tente de novo.</translation>
    </message>
    <message>
      <source>{when} (may be incomplete)</source>
      <translation>{when} (duvidosa)</translation>
    </message>
    <message numerus="yes">
      <source>{n} articles marked as read</source>
      <translation>
        <numerusform>{n} marca de lido</numerusform>
        <numerusform>{n} marcas de lido</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} of the newest {tried} match.</source>
      <translation>
        <numerusform>{count} dos últimos {tried} corresponde.</numerusform>
        <numerusform>{count} dos últimos {tried} correspondem.</numerusform>
      </translation>
    </message>
    <message>
      <source>Matching articles</source>
      <translation>Artigos que teria pegado</translation>
    </message>
    <message>
      <source>Field</source>
      <translation>Onde</translation>
    </message>
    <message>
      <source>Comparison</source>
      <translation>Como</translation>
    </message>
    <message>
      <source>Text to find</source>
      <translation>O que procura</translation>
    </message>
    <message>
      <source>Remove this condition</source>
      <translation>Remover esta condição</translation>
    </message>
    <message>
      <source>Match</source>
      <translation>Quantas devem valer</translation>
    </message>
    <message>
      <source>Add condition</source>
      <translation>Outra condição</translation>
    </message>
    <message>
      <source>any feed</source>
      <translation>qualquer feed</translation>
    </message>
    <message>
      <source>(deleted folder)</source>
      <translation>uma pasta que não existe mais</translation>
    </message>
    <message>
      <source>(deleted feed)</source>
      <translation>um feed que não existe mais</translation>
    </message>
    <message>
      <source>Only if the category is</source>
      <translation>Só na categoria</translation>
    </message>
    <message>
      <source>Category</source>
      <translation>Categoria</translation>
    </message>
    <message>
      <source>Until</source>
      <translation>Até</translation>
    </message>
    <message>
      <source>Active until</source>
      <translation>Último dia</translation>
    </message>
    <message>
      <source>Add action</source>
      <translation>Adicionar ação</translation>
    </message>
    <message>
      <source>Remove this action</source>
      <translation>Remover esta ação</translation>
    </message>
    <message>
      <source>Tag it</source>
      <translation>Adicionar etiqueta</translation>
    </message>
    <message>
      <source>New tag…</source>
      <translation>Nova etiqueta…</translation>
    </message>
    <message>
      <source>Rule</source>
      <translation>Regra</translation>
    </message>
    <message>
      <source>Feed or folder</source>
      <translation>Feed ou pasta</translation>
    </message>
    <message>
      <source>Stop processing other rules</source>
      <translation>Não aplicar mais regras</translation>
    </message>
    <message>
      <source>When an article from {feed} matches {how} of these:</source>
      <translation>Quando um artigo de {feed} atende a {how} destas:</translation>
    </message>
    <message>
      <source>Existing articles aren’t changed.</source>
      <translation>Os artigos existentes não mudam.</translation>
    </message>
    <message>
      <source>Also apply to the matching articles</source>
      <translation>Aplicar também aos artigos encontrados</translation>
    </message>
    <message>
      <source>See which of your articles it would match.</source>
      <translation>Mostra quais dos artigos existentes ela teria pegado.</translation>
    </message>
    <message>
      <source>Title</source>
      <translation>Título</translation>
    </message>
    <message>
      <source>Feed</source>
      <translation>Feed</translation>
    </message>
    <message>
      <source>Mark it read</source>
      <translation>Marcar como lido</translation>
    </message>
    <message>
      <source>Star it</source>
      <translation>Adicionar estrela</translation>
    </message>
    <message>
      <source>Notify me</source>
      <translation>Avisar na hora</translation>
    </message>
    <message>
      <source>Highlight it</source>
      <translation>Destacar</translation>
    </message>
    <message>
      <source>Hide it</source>
      <translation>Ocultar</translation>
    </message>
    <message>
      <source>(deleted destination)</source>
      <translation>um destino que não existe mais</translation>
    </message>
    <message>
      <source>Send it to</source>
      <translation>Enviar para</translation>
    </message>
    <message>
      <source>Then</source>
      <translation>Então</translation>
    </message>
    <message>
      <source>Searching…</source>
      <translation>Procurando…</translation>
    </message>
    <message>
      <source>folder {name}</source>
      <translation>pasta {name}</translation>
    </message>
    <message>
      <source>Save rule</source>
      <translation>Salvar regra</translation>
    </message>
    <message>
      <source>Tag “{name}”</source>
      <translation>Etiqueta “{name}”</translation>
    </message>
    <message>
      <source>Send to {target}</source>
      <translation>Enviar para {target}</translation>
    </message>
    <message>
      <source>New tag</source>
      <translation>Nova etiqueta</translation>
    </message>
    <message>
      <source>Name of the tag</source>
      <translation>Nome da etiqueta</translation>
    </message>
    <message>
      <source>{place} contains the words “{wanted}”</source>
      <translation>{place} contém as palavras “{wanted}”</translation>
    </message>
    <message>
      <source>{place} contains “{wanted}”</source>
      <translation>{place} contém “{wanted}”</translation>
    </message>
    <message>
      <source>{place} matches regex “{wanted}”</source>
      <translation>{place} corresponde a “{wanted}”</translation>
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
      <translation>Título, texto ou autor</translation>
    </message>
    <message>
      <source>contains these words</source>
      <translation>contém estas palavras</translation>
    </message>
    <message>
      <source>contains the phrase</source>
      <translation>contém exatamente</translation>
    </message>
    <message>
      <source>matches regular expression</source>
      <translation>corresponde ao padrão</translation>
    </message>
    <message>
      <source>all</source>
      <translation>todas</translation>
    </message>
    <message>
      <source>any</source>
      <translation>alguma</translation>
    </message>
    <message>
      <source>none</source>
      <translation>nenhuma</translation>
    </message>
    <message>
      <source>mark read</source>
      <translation>marcar como lido</translation>
    </message>
    <message>
      <source>star</source>
      <translation>adicionar estrela</translation>
    </message>
    <message>
      <source>highlight</source>
      <translation>destacar</translation>
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
      <translation>depois, nenhuma outra regra</translation>
    </message>
    <message>
      <source>{condition}: {actions}</source>
      <translation>{condition}: {actions}</translation>
    </message>
    <message>
      <source>Every article</source>
      <translation>Todo artigo</translation>
    </message>
    <message>
      <source>{condition}, category {category}</source>
      <translation>{condition}, categoria {category}</translation>
    </message>
    <message>
      <source>{condition}, until {date}</source>
      <translation>{condition}, até {date}</translation>
    </message>
    <message>
      <source>None of: {conditions}</source>
      <translation>Nenhuma destas: {conditions}</translation>
    </message>
    <message>
      <source> and </source>
      <translation> e </translation>
    </message>
    <message>
      <source> or </source>
      <translation> ou </translation>
    </message>
    <message>
      <source>tag {name}</source>
      <translation>etiquetar {name}</translation>
    </message>
    <message>
      <source>send to {target}</source>
      <translation>enviar para {target}</translation>
    </message>
    <message>
      <source>Every article from {feed}</source>
      <translation>Todo artigo de {feed}</translation>
    </message>
    <message>
      <source>{condition} in {feed}</source>
      <translation>{condition} em {feed}</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>Regras</translation>
    </message>
    <message>
      <source>Show hidden articles…</source>
      <translation>Mostrar…</translation>
    </message>
    <message>
      <source>New rule…</source>
      <translation>Nova regra…</translation>
    </message>
    <message>
      <source>Edit…</source>
      <translation>Alterar…</translation>
    </message>
    <message>
      <source>Hidden articles</source>
      <translation>Artigos ocultos</translation>
    </message>
    <message>
      <source>Unhide all</source>
      <translation>Reexibir todos</translation>
    </message>
    <message>
      <source>Unhide</source>
      <translation>Reexibir</translation>
    </message>
    <message>
      <source>Rules run from top to bottom when an article arrives. Existing articles aren’t affected.</source>
      <translation>As regras são aplicadas de cima para baixo quando um artigo chega. Artigos mais antigos ficam como estão.</translation>
    </message>
    <message>
      <source>No rules yet. Rules can mark, star, tag or hide new articles based on their content.</source>
      <translation>Ainda não há regras. Uma regra marca, põe estrela, etiqueta ou oculta novos artigos conforme suas palavras.</translation>
    </message>
    <message>
      <source>No articles are hidden by rules.</source>
      <translation>No momento nenhuma regra oculta nada.</translation>
    </message>
    <message numerus="yes">
      <source>{posts} hidden by rules. Showing the newest {n}.</source>
      <translation>
        <numerusform>Ocultos por regras: {posts}. Só o mais recente aparece ({n}).</numerusform>
        <numerusform>Ocultos por regras: {posts}. Aparecem os {n} mais recentes.</numerusform>
      </translation>
    </message>
    <message>
      <source>{posts} hidden by rules.</source>
      <translation>Ocultos por regras: {posts}.</translation>
    </message>
    <message>
      <source>Saved search</source>
      <translation>Pesquisa salva</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Nome</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Pesquisar</translation>
    </message>
    <message>
      <source>Appears in the sidebar with its unread count.</source>
      <translation>Ela fica na barra lateral, com o número de não lidos.</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Salvar</translation>
    </message>
    <message>
      <source>the latest {posts}</source>
      <translation>os últimos {posts}</translation>
    </message>
    <message>
      <source>Currently finds {posts}.</source>
      <translation>Encontra agora: {posts}.</translation>
    </message>
    <message>
      <source>Enter a search.</source>
      <translation>Digite o que pesquisar.</translation>
    </message>
    <message>
      <source>A saved search with this name already exists.</source>
      <translation>Já existe uma pesquisa salva com este nome.</translation>
    </message>
    <message>
      <source>Export everything…</source>
      <translation>Exportar tudo…</translation>
    </message>
    <message>
      <source>Erase your reading times and what was learned from them?</source>
      <translation>Apagar seus horários de leitura e o que foi aprendido com eles?</translation>
    </message>
    <message>
      <source>Paperround will forget when you read, what you opened and everything it learned from that, including in its backups. Cached images are deleted. Your feeds, articles, stars and read status are kept. This can’t be undone.</source>
      <translation>Quando você olhou, o que abriu e tudo o que foi aprendido com isso é esquecido, também nos backups; as imagens em cache somem. Seus feeds, artigos, estrelas e marcas de lido ficam. O aprendizado recomeça. Não é possível desfazer.</translation>
    </message>
    <message>
      <source>Records when the window is in use, and when you unlock this computer or go offline, to fetch just before you read.</source>
      <translation>Anota quando a janela está em uso e quando você desbloqueia este computador ou fica offline, para consultar pouco antes de você olhar.</translation>
    </message>
    <message>
      <source>Records which articles you open and for how long.</source>
      <translation>Anota quais artigos você abre e por quanto tempo.</translation>
    </message>
    <message>
      <source>Your own data is copied every day, everything once a week while plugged in. Databases that were replaced or damaged are removed after a month, or when all copies take more than the database.</source>
      <translation>Os seus próprios dados são copiados todo dia, e tudo uma vez por semana com o computador na tomada. Bancos de dados substituídos ou danificados são removidos depois de um mês, ou quando todas as cópias ocupam mais que o banco de dados.</translation>
    </message>
    <message>
      <source>Writes one file with your feeds, articles, stars, tags, rules, searches and settings, which Import feeds reads back. It also contains your feeds, stars and articles in formats that other programs can read.</source>
      <translation>Grava um arquivo com os seus feeds, artigos, estrelas, etiquetas, regras, pesquisas e configurações, que pode ser lido em “Importar uma lista”. Ele também contém os feeds, estrelas e artigos em formatos que outros programas leem.</translation>
    </message>
    <message>
      <source>{all} · articles {articles}, images {images}, episodes {episodes}</source>
      <translation>{all} · artigos {articles}, imagens {images}, gravações {episodes}</translation>
    </message>
    <message>
      <source>Anything you starred, tagged or read since then isn’t in this backup. Your current data is kept in the same folder. The window will reopen in a moment.</source>
      <translation>Ele não tem o que você leu ou marcou com estrela ou etiqueta depois. O que você tem agora é posto de lado na mesma pasta, não apagado. A janela volta em um instante.</translation>
    </message>
    <message>
      <source>Start and end</source>
      <translation>Início e fim</translation>
    </message>
    <message>
      <source>Unlocking, waking, joining a network</source>
      <translation>Desbloquear, despertar, entrar em uma rede</translation>
    </message>
    <message>
      <source>Erase</source>
      <translation>Apagar</translation>
    </message>
    <message>
      <source>Privacy &amp; Data</source>
      <translation>Privacidade e dados</translation>
    </message>
    <message>
      <source>What Paperround records, where it’s kept and how to erase it. None of it leaves this computer.</source>
      <translation>O que o Paperround anota, onde isso fica guardado e como apagar. Nada disso sai deste computador.</translation>
    </message>
    <message>
      <source>Storage</source>
      <translation>Armazenamento</translation>
    </message>
    <message>
      <source>Backups</source>
      <translation>Backups</translation>
    </message>
    <message>
      <source>Move to another computer</source>
      <translation>Mudar para outro computador</translation>
    </message>
    <message>
      <source>Free up images</source>
      <translation>Liberar espaço das imagens</translation>
    </message>
    <message>
      <source>Backups, newest first</source>
      <translation>Backups, do mais recente</translation>
    </message>
    <message>
      <source>Back up now</source>
      <translation>Fazer backup agora</translation>
    </message>
    <message>
      <source>Restore…</source>
      <translation>Restaurar…</translation>
    </message>
    <message>
      <source>Show in folder</source>
      <translation>Mostrar a pasta</translation>
    </message>
    <message>
      <source>Restore this backup?</source>
      <translation>Restaurar este backup?</translation>
    </message>
    <message>
      <source>Restore</source>
      <translation>Restaurar</translation>
    </message>
    <message>
      <source>Recorded activity, newest first</source>
      <translation>O que está guardado da sua leitura, do mais recente</translation>
    </message>
    <message>
      <source>View recorded data</source>
      <translation>Ver os dados guardados</translation>
    </message>
    <message>
      <source>Erase…</source>
      <translation>Apagar…</translation>
    </message>
    <message>
      <source>until you erase it</source>
      <translation>até você apagar</translation>
    </message>
    <message>
      <source>Starred and tagged articles are always kept.</source>
      <translation>Artigos com estrela ou etiqueta são sempre mantidos.</translation>
    </message>
    <message>
      <source>Used on disk</source>
      <translation>Espaço usado no disco</translation>
    </message>
    <message>
      <source>No backups yet. The first will be made within a day.</source>
      <translation>Nenhum ainda. O primeiro é feito em até um dia.</translation>
    </message>
    <message>
      <source>may be incomplete: much smaller than earlier backups</source>
      <translation>duvidoso: muito menos que antes</translation>
    </message>
    <message>
      <source>Hide recorded data</source>
      <translation>Ocultar os dados guardados</translation>
    </message>
    <message>
      <source>Recorded</source>
      <translation>O que é guardado</translation>
    </message>
    <message>
      <source>What exactly</source>
      <translation>Detalhes</translation>
    </message>
    <message>
      <source>Kept for</source>
      <translation>Por quanto tempo</translation>
    </message>
    <message>
      <source>Time spent</source>
      <translation>Tempo de leitura</translation>
    </message>
    <message>
      <source>screen unlocked</source>
      <translation>tela desbloqueada</translation>
    </message>
    <message>
      <source>back from idle</source>
      <translation>volta após uma pausa</translation>
    </message>
    <message>
      <source>woke from sleep</source>
      <translation>computador despertado</translation>
    </message>
    <message>
      <source>lid opened</source>
      <translation>tampa aberta</translation>
    </message>
    <message>
      <source>connected to a network</source>
      <translation>rede conectada</translation>
    </message>
    <message>
      <source>Start and end, {since}</source>
      <translation>Início e fim, {since}</translation>
    </message>
    <message numerus="yes">
      <source>{n} days</source>
      <translation>
        <numerusform>{n} dia</numerusform>
        <numerusform>{n} dias</numerusform>
      </translation>
    </message>
    <message>
      <source>1 reading session</source>
      <translation>1 sessão de leitura</translation>
    </message>
    <message numerus="yes">
      <source>{n} reading sessions</source>
      <translation>
        <numerusform>{n} sessão de leitura</numerusform>
        <numerusform>{n} sessões de leitura</numerusform>
      </translation>
    </message>
    <message>
      <source>1 article read</source>
      <translation>1 artigo lido</translation>
    </message>
    <message numerus="yes">
      <source>{n} articles read</source>
      <translation>
        <numerusform>{n} artigo lido</numerusform>
        <numerusform>{n} artigos lidos</numerusform>
      </translation>
    </message>
    <message>
      <source>1 sign that you were here</source>
      <translation>1 sinal de presença</translation>
    </message>
    <message numerus="yes">
      <source>{n} signs that you were here</source>
      <translation>
        <numerusform>{n} sinal de presença</numerusform>
        <numerusform>{n} sinais de presença</numerusform>
      </translation>
    </message>
    <message>
      <source>Offline once</source>
      <translation>Offline uma vez</translation>
    </message>
    <message numerus="yes">
      <source>Offline {n} times</source>
      <translation>
        <numerusform>Offline {n} vez</numerusform>
        <numerusform>Offline {n} vezes</numerusform>
      </translation>
    </message>
    <message>
      <source>{when}: {what}</source>
      <translation>{when}: {what}</translation>
    </message>
    <message>
      <source>{day}, {start} – {end}: offline</source>
      <translation>{day}, {start} – {end}: sem conexão</translation>
    </message>
    <message>
      <source>Sync with other devices, read newsletters and send articles to other apps.</source>
      <translation>Sincronize com outros dispositivos, leia boletins e envie artigos a outros aplicativos.</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Configurações</translation>
    </message>
    <message>
      <source>Search settings</source>
      <translation>Pesquisar nas configurações</translation>
    </message>
    <message>
      <source>Pages</source>
      <translation>Páginas</translation>
    </message>
    <message>
      <source>Turned on: {setting}</source>
      <translation>Ativado: {setting}</translation>
    </message>
    <message>
      <source>Turned off: {setting}</source>
      <translation>Desativado: {setting}</translation>
    </message>
    <message>
      <source>{setting} changed</source>
      <translation>Alterado: {setting}</translation>
    </message>
    <message>
      <source>{setting} changed from {before} to {after}</source>
      <translation>Alterado: {setting}, de {before} para {after}</translation>
    </message>
    <message>
      <source>Accounts &amp; Sharing</source>
      <translation>Contas e compartilhamento</translation>
    </message>
    <message>
      <source>No notifications between</source>
      <translation>Sem notificações entre</translation>
    </message>
    <message>
      <source>from</source>
      <translation>de</translation>
    </message>
    <message>
      <source>until</source>
      <translation>até</translation>
    </message>
    <message>
      <source>and</source>
      <translation>e</translation>
    </message>
    <message>
      <source>While plugged in and not on a metered connection. An episode often takes 30 to 100 MB, so you may have to raise the daily data limit.</source>
      <translation>Com o computador na tomada e fora de conexões limitadas. Uma gravação costuma ocupar de 30 a 100 MB, então pode ser preciso aumentar o limite diário de dados.</translation>
    </message>
    <message>
      <source>For laptops and slow connections</source>
      <translation>Para notebooks e conexões lentas</translation>
    </message>
    <message>
      <source>New articles as soon as possible</source>
      <translation>Novos artigos o quanto antes</translation>
    </message>
    <message>
      <source>Frugal</source>
      <translation>Econômico</translation>
    </message>
    <message>
      <source>Balanced</source>
      <translation>Equilibrado</translation>
    </message>
    <message>
      <source>Fresh</source>
      <translation>Atual</translation>
    </message>
    <message>
      <source>General</source>
      <translation>Este computador</translation>
    </message>
    <message>
      <source>How Paperround behaves on this computer.</source>
      <translation>Como o Paperround se comporta neste computador.</translation>
    </message>
    <message>
      <source>Takes effect the next time Paperround starts.</source>
      <translation>O novo tamanho vale a partir do próximo início.</translation>
    </message>
    <message>
      <source>Notifications</source>
      <translation>Notificações</translation>
    </message>
    <message>
      <source>Reading</source>
      <translation>Leitura</translation>
    </message>
    <message>
      <source>What counts as read, and how lists and articles are shown.</source>
      <translation>O que conta como lido e como as listas e os artigos são exibidos.</translation>
    </message>
    <message>
      <source>Highlighted in lists and articles. Use quotes for a phrase.</source>
      <translation>Elas são marcadas em toda lista e artigo; aspas mantêm uma frase junta.</translation>
    </message>
    <message>
      <source>Duplicates</source>
      <translation>Duplicatas</translation>
    </message>
    <message>
      <source>Each fetch checks one feed for new articles. Your own refreshes are never refused.</source>
      <translation>Uma consulta pergunta a um feed se há novos artigos. Consultar manualmente nunca é recusado.</translation>
    </message>
    <message>
      <source>Podcasts &amp; Morning Paper</source>
      <translation>Podcasts e jornal da manhã</translation>
    </message>
    <message>
      <source>Episodes to listen to, and your own newspaper.</source>
      <translation>O que é baixado para ouvir, e o seu próprio jornal.</translation>
    </message>
    <message>
      <source>Episodes you downloaded yourself are never deleted for it.</source>
      <translation>Gravações que você mesmo baixou nunca são excluídas por isso.</translation>
    </message>
    <message>
      <source>Morning Paper</source>
      <translation>Jornal da manhã</translation>
    </message>
    <message>
      <source>A bar above the list shows how many are waiting. Feeds that notify you aren’t held back.</source>
      <translation>Uma barra acima da lista mostra quantos estão em espera. Feeds que avisam na hora não são retidos.</translation>
    </message>
    <message>
      <source>Open Morning Paper</source>
      <translation>Abrir o jornal da manhã</translation>
    </message>
    <message>
      <source>Changing the size reopens the window.</source>
      <translation>Para outro tamanho, a janela fecha e reabre onde estava.</translation>
    </message>
    <message>
      <source>The site that hosts an image can see that you loaded it. Tracking pixels are always blocked.</source>
      <translation>O site que hospeda uma imagem vê que você a baixou. Pixels de rastreamento são sempre bloqueados.</translation>
    </message>
    <message>
      <source>The best value</source>
      <translation>O mais vantajoso</translation>
    </message>
    <message>
      <source>Match system</source>
      <translation>Como o sistema</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Idioma</translation>
    </message>
    <message>
      <source>Shortly after I open it</source>
      <translation>Logo depois de aberto</translation>
    </message>
    <message>
      <source>When I open it or scroll past</source>
      <translation>Se aberto ou rolado para fora</translation>
    </message>
    <message>
      <source>Only when I mark it</source>
      <translation>Só quando eu disser</translation>
    </message>
    <message>
      <source>Three panes</source>
      <translation>Três painéis</translation>
    </message>
    <message>
      <source>Wide list</source>
      <translation>Lista larga</translation>
    </message>
    <message>
      <source>Newspaper</source>
      <translation>Jornal</translation>
    </message>
    <message>
      <source>Mark articles as read</source>
      <translation>Um artigo é lido</translation>
    </message>
    <message>
      <source>Layout</source>
      <translation>Disposição</translation>
    </message>
    <message>
      <source>Group the same story from different feeds</source>
      <translation>Mostrar uma só vez a mesma notícia de vários feeds</translation>
    </message>
    <message>
      <source>Refreshing</source>
      <translation>Consultas</translation>
    </message>
    <message>
      <source>How often Paperround fetches your feeds, and what that costs.</source>
      <translation>Com que frequência o Paperround consulta os seus feeds e quanto isso custa.</translation>
    </message>
    <message>
      <source>See the effect in Insights &gt; Budget</source>
      <translation>Ver o efeito em Análises, Orçamento</translation>
    </message>
    <message>
      <source>If off, busy days may use up to half as many again, and quiet days use fewer.</source>
      <translation>Sem isso, um dia cheio pode ter até metade a mais, e dias calmos têm menos.</translation>
    </message>
    <message>
      <source>Images in lists use at most a tenth of it, and downloads ahead of time at most four fifths. What you open, add or download yourself isn’t limited.</source>
      <translation>As imagens nas listas usam no máximo um décimo desse limite, e o que é baixado com antecedência, no máximo quatro quintos. O que você mesmo abre, adiciona ou baixa não é limitado.</translation>
    </message>
    <message>
      <source>Downloads full articles before the hours when you usually read offline. Only when plugged in, never on a metered connection.</source>
      <translation>Baixa artigos completos antes das horas em que você costuma ler offline. Só com o computador na tomada, nunca em conexão limitada.</translation>
    </message>
    <message>
      <source>Advanced</source>
      <translation>Avançado</translation>
    </message>
    <message>
      <source>Battery and metered connections, batches per day, proxy</source>
      <translation>Bateria e conexões limitadas, despertares por dia, proxy</translation>
    </message>
    <message>
      <source>Appearance</source>
      <translation>Aparência</translation>
    </message>
    <message>
      <source>Theme, text and images.</source>
      <translation>Cores, texto e imagens.</translation>
    </message>
    <message>
      <source>Only for rows on screen, none above 300 kB, at most 5 MB a day.</source>
      <translation>Só para as linhas na tela, nenhuma acima de 300 kB, no máximo 5 MB por dia.</translation>
    </message>
    <message>
      <source>Images</source>
      <translation>Imagens</translation>
    </message>
    <message>
      <source>The sea comes when it comes. I only wrote it down.</source>
      <translation>O mar vem quando vem. Eu só anotei.</translation>
    </message>
    <message>
      <source>Font</source>
      <translation>Fonte</translation>
    </message>
    <message>
      <source>Font size</source>
      <translation>Tamanho da letra</translation>
    </message>
    <message>
      <source>Start Paperround at login</source>
      <translation>Iniciar o Paperround ao fazer login</translation>
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
      <translation>Escuro</translation>
    </message>
    <message>
      <source>Theme</source>
      <translation>Cores</translation>
    </message>
    <message>
      <source>Interface size</source>
      <translation>Tamanho de tudo</translation>
    </message>
    <message>
      <source>Images used {size} in the last seven days.</source>
      <translation>Nos últimos sete dias com imagens, elas consumiram {size}.</translation>
    </message>
    <message>
      <source>Narrow</source>
      <translation>Estreita</translation>
    </message>
    <message>
      <source>Normal</source>
      <translation>Normal</translation>
    </message>
    <message>
      <source>Wide</source>
      <translation>Larga</translation>
    </message>
    <message>
      <source>Very wide</source>
      <translation>Muito larga</translation>
    </message>
    <message>
      <source>Compact</source>
      <translation>Apertado</translation>
    </message>
    <message>
      <source>Relaxed</source>
      <translation>Arejado</translation>
    </message>
    <message>
      <source>Serif</source>
      <translation>Com serifa</translation>
    </message>
    <message>
      <source>Sans serif</source>
      <translation>Sem serifa</translation>
    </message>
    <message>
      <source>Text width</source>
      <translation>Largura do texto</translation>
    </message>
    <message>
      <source>Line spacing</source>
      <translation>Entrelinha</translation>
    </message>
    <message numerus="yes">
      <source>About {n} fetches a day</source>
      <translation>
        <numerusform>Cerca de {n} consulta por dia</numerusform>
        <numerusform>Cerca de {n} consultas por dia</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The best value for your {n} feeds</source>
      <translation>
        <numerusform>O mais vantajoso para o seu feed ({n})</numerusform>
        <numerusform>O mais vantajoso para os seus {n} feeds</numerusform>
      </translation>
    </message>
    <message>
      <source>{size} a day</source>
      <translation>{size} por dia</translation>
    </message>
    <message>
      <source>{wait} average wait</source>
      <translation>Espera média: {wait}</translation>
    </message>
    <message>
      <source>Markdown files</source>
      <translation>Arquivos Markdown</translation>
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
      <translation>Segredo</translation>
    </message>
    <message>
      <source>Send articles to a read-later service, to files or to a program.</source>
      <translation>Artigos podem ser enviados adiante: a um serviço que os guarda, para arquivos ou a um programa.</translation>
    </message>
    <message>
      <source>JSON</source>
      <translation>JSON</translation>
    </message>
    <message>
      <source>Form fields</source>
      <translation>Campos de formulário</translation>
    </message>
    <message>
      <source>Plain text</source>
      <translation>Texto simples</translation>
    </message>
    <message>
      <source>In Wallabag, create a client under API clients management to get both.</source>
      <translation>Crie um cliente no Wallabag em “Gerenciamento de clientes da API”; ele mostra os dois.</translation>
    </message>
    <message>
      <source>In Readeck, create an API token under Settings &gt; API Tokens.</source>
      <translation>Crie um token de API no Readeck em “Configurações, Tokens de API”.</translation>
    </message>
    <message>
      <source>In Karakeep, create an API key under Settings &gt; API Keys.</source>
      <translation>Crie uma chave de API no Karakeep em “Configurações, Chaves de API”.</translation>
    </message>
    <message>
      <source>In Linkding, copy the token from Settings &gt; Integrations &gt; REST API.</source>
      <translation>O token está no Linkding em “Configurações, Integrações, REST API”.</translation>
    </message>
    <message>
      <source>Your Instapaper email and password.</source>
      <translation>O nome e a senha com que você entra no Instapaper.</translation>
    </message>
    <message>
      <source>Saves each article as a note with properties in an Obsidian vault or one of its folders.</source>
      <translation>Cada artigo vira uma nota com propriedades, em um cofre ou em uma pasta dele.</translation>
    </message>
    <message>
      <source>Saves each article as a file with front matter. Existing files are never overwritten.</source>
      <translation>Cada artigo vira um arquivo com front matter; nenhum é sobrescrito.</translation>
    </message>
    <message>
      <source>Placeholders work in the path, headers and body, but not in the host name.</source>
      <translation>O host é fixo; o que vem depois dele, os cabeçalhos e o corpo podem indicar o que é inserido.</translation>
    </message>
    <message>
      <source>Runs without a shell, so text in a title can’t act as a command.</source>
      <translation>Executado sem shell: cada argumento continua um só, seja qual for o título.</translation>
    </message>
    <message>
      <source>Nothing sent yet</source>
      <translation>nada enviado ainda</translation>
    </message>
    <message>
      <source>sent just now</source>
      <translation>enviado agora</translation>
    </message>
    <message>
      <source>New destination</source>
      <translation>Novo destino</translation>
    </message>
    <message>
      <source>Passwords and tokens are stored in the system keyring.</source>
      <translation>Senhas e tokens ficam no chaveiro do sistema.</translation>
    </message>
    <message>
      <source>Address</source>
      <translation>Endereço</translation>
    </message>
    <message>
      <source>Body</source>
      <translation>Corpo</translation>
    </message>
    <message>
      <source>Template</source>
      <translation>Modelo</translation>
    </message>
    <message>
      <source>Headers</source>
      <translation>Cabeçalhos</translation>
    </message>
    <message>
      <source>Testing…</source>
      <translation>Testando…</translation>
    </message>
    <message>
      <source>Add destination</source>
      <translation>Adicionar destino</translation>
    </message>
    <message>
      <source>API token</source>
      <translation>Token de API</translation>
    </message>
    <message>
      <source>Client secret</source>
      <translation>Segredo do cliente</translation>
    </message>
    <message>
      <source>sent {time} ago</source>
      <translation>enviado há {time}</translation>
    </message>
    <message>
      <source>Program and arguments</source>
      <translation>Programa e argumentos</translation>
    </message>
    <message>
      <source>Standard input</source>
      <translation>Na entrada padrão</translation>
    </message>
    <message>
      <source>Choose a folder</source>
      <translation>Escolher uma pasta</translation>
    </message>
    <message>
      <source>Send waiting items now</source>
      <translation>Enviar agora o que espera</translation>
    </message>
    <message>
      <source>Discard waiting items</source>
      <translation>Desistir do que espera</translation>
    </message>
    <message numerus="yes">
      <source>{n} not sent</source>
      <translation>
        <numerusform>{n} não enviado</numerusform>
        <numerusform>{n} não enviados</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} waiting</source>
      <translation>
        <numerusform>{n} em espera</numerusform>
        <numerusform>{n} em espera</numerusform>
      </translation>
    </message>
    <message>
      <source>Edit {name}</source>
      <translation>Alterar {name}</translation>
    </message>
    <message>
      <source>File name</source>
      <translation>Nome de um arquivo</translation>
    </message>
    <message>
      <source>unchanged</source>
      <translation>sem alteração</translation>
    </message>
    <message>
      <source>{name} removed</source>
      <translation>{name} removido</translation>
    </message>
    <message>
      <source>Placeholders: {names}</source>
      <translation>Podem ser inseridos: {names}</translation>
    </message>
    <message>
      <source>Client ID</source>
      <translation>ID do cliente</translation>
    </message>
    <message>
      <source>Most relevant first</source>
      <translation>Os mais relevantes primeiro</translation>
    </message>
    <message>
      <source>Suggested first</source>
      <translation>O que talvez você queira ler primeiro</translation>
    </message>
    <message>
      <source>Loading</source>
      <translation>Carregando</translation>
    </message>
    <message>
      <source>This article is no longer stored</source>
      <translation>Este artigo não está mais guardado</translation>
    </message>
    <message>
      <source>Unread.</source>
      <translation>Não lido.</translation>
    </message>
    <message>
      <source>starred</source>
      <translation>com estrela</translation>
    </message>
    <message>
      <source>highlighted</source>
      <translation>destacado</translation>
    </message>
    <message>
      <source>has audio</source>
      <translation>com áudio</translation>
    </message>
    <message>
      <source>downloaded</source>
      <translation>baixado</translation>
    </message>
    <message>
      <source>Expanded.</source>
      <translation>Aberto.</translation>
    </message>
    <message>
      <source>Collapsed.</source>
      <translation>Agrupado.</translation>
    </message>
    <message>
      <source>tagged {tags}</source>
      <translation>etiquetas: {tags}</translation>
    </message>
    <message>
      <source>Found one feed.</source>
      <translation>Um feed encontrado.</translation>
    </message>
    <message>
      <source>subscribed</source>
      <translation>assinado</translation>
    </message>
    <message>
      <source>Feeds found</source>
      <translation>Feeds encontrados</translation>
    </message>
    <message>
      <source>Priority</source>
      <translation>Peso</translation>
    </message>
    <message>
      <source>Notify me about new articles</source>
      <translation>Avisar na hora quando publicar</translation>
    </message>
    <message>
      <source>Hide Shorts and live-stream announcements</source>
      <translation>Sem Shorts e anúncios de transmissões</translation>
    </message>
    <message>
      <source>Account</source>
      <translation>Conta</translation>
    </message>
    <message>
      <source>More options</source>
      <translation>Mais opções</translation>
    </message>
    <message>
      <source>Add feed</source>
      <translation>Adicionar feed</translation>
    </message>
    <message>
      <source>Website or feed address</source>
      <translation>Endereço de um site, um blog ou um feed</translation>
    </message>
    <message>
      <source>Latest articles</source>
      <translation>Últimos artigos</translation>
    </message>
    <message>
      <source>Found one feed, but it contains errors. This is what could be read.</source>
      <translation>Um feed encontrado. O documento está danificado: isto é o que foi possível ler.</translation>
    </message>
    <message>
      <source>Show feed</source>
      <translation>Mostrar feed</translation>
    </message>
    <message>
      <source>None, only on this computer</source>
      <translation>Nenhuma, só neste computador</translation>
    </message>
    <message>
      <source>Enter any website, and Paperround finds its feeds.</source>
      <translation>O Paperround procura os feeds por trás de qualquer endereço.</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>Parar</translation>
    </message>
    <message>
      <source>Sign in</source>
      <translation>Entrar</translation>
    </message>
    <message>
      <source>Based on what you read</source>
      <translation>Com base no que você lê</translation>
    </message>
    <message>
      <source>Looking for feeds at {host}…</source>
      <translation>Procurando feeds em {host}…</translation>
    </message>
    <message>
      <source>Follow this part</source>
      <translation>Acompanhar esta parte</translation>
    </message>
    <message>
      <source>Follow page</source>
      <translation>Acompanhar página</translation>
    </message>
    <message>
      <source>Found {feeds} on this site. Choose the ones you want.</source>
      <translation>Encontrados neste site: {feeds}. Marque os que você quer.</translation>
    </message>
    <message>
      <source>Add {feeds}</source>
      <translation>Adicionar {feeds}</translation>
    </message>
    <message>
      <source>{name}, for all my devices</source>
      <translation>{name}, para todos os meus dispositivos</translation>
    </message>
    <message>
      <source>You’re already subscribed to {name}.</source>
      <translation>Você já assina {name}.</translation>
    </message>
    <message>
      <source>Because you read about {terms}</source>
      <translation>Porque você lê sobre {terms}</translation>
    </message>
    <message numerus="yes">
      <source>Found {feed} and {n} more on this site. It’s selected below.</source>
      <translation>
        <numerusform>{feed} foi encontrado e está marcado abaixo; há mais {n} feed neste site.</numerusform>
        <numerusform>{feed} foi encontrado e está marcado abaixo; há mais {n} feeds neste site.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>About {n} of {all} fetches in your daily budget</source>
      <translation>
        <numerusform>Cerca de {n} de {all} consultas do seu orçamento diário</numerusform>
        <numerusform>Cerca de {n} de {all} consultas do seu orçamento diário</numerusform>
      </translation>
    </message>
    <message>
      <source>The demo opens in its own window. Close it to come back here.</source>
      <translation>A demonstração abre em uma janela própria. Feche-a para voltar aqui.</translation>
    </message>
    <message>
      <source>The demo couldn’t start. Try again. If it still fails, restart Paperround.</source>
      <translation>Não foi possível iniciar a demonstração. Tente o comando paperround demo em um terminal.</translation>
    </message>
    <message>
      <source>Add</source>
      <translation>Adicionar</translation>
    </message>
    <message>
      <source>Skip for now</source>
      <translation>Pular por enquanto</translation>
    </message>
    <message>
      <source>Start reading</source>
      <translation>Começar a ler</translation>
    </message>
    <message>
      <source>1 feed</source>
      <translation>1 feed</translation>
    </message>
    <message numerus="yes">
      <source>{n} feeds</source>
      <translation>
        <numerusform>{n} feed</numerusform>
        <numerusform>{n} feeds</numerusform>
      </translation>
    </message>
    <message>
      <source>Morning</source>
      <translation>Manhã</translation>
    </message>
    <message>
      <source>Lunch</source>
      <translation>Almoço</translation>
    </message>
    <message>
      <source>Evening</source>
      <translation>Noite</translation>
    </message>
    <message>
      <source>When you read</source>
      <translation>Quando você olha</translation>
    </message>
    <message>
      <source>When Paperround fetches</source>
      <translation>Quando o Paperround consulta</translation>
    </message>
    <message>
      <source>Paperround fetches just before you usually read.</source>
      <translation>O Paperround consulta pouco antes da hora em que você costuma olhar.</translation>
    </message>
    <message>
      <source>Welcome</source>
      <translation>Boas-vindas</translation>
    </message>
    <message>
      <source>Paperround learns when you read and fetches your feeds just before, so new articles are ready when you are. What it learns stays on this computer.</source>
      <translation>O Paperround aprende quando você olha e consulta os seus feeds pouco antes, para que os novos artigos já estejam aqui. O que ele aprende fica neste computador.</translation>
    </message>
    <message>
      <source>Or add any website</source>
      <translation>Ou adicione qualquer site</translation>
    </message>
    <message>
      <source>Coming from another reader? Import an OPML file or a newsboat list. Folders and names are kept.</source>
      <translation>De outro leitor, como arquivo OPML ou lista do newsboat. Pastas e nomes vêm junto.</translation>
    </message>
    <message>
      <source>Open the demo</source>
      <translation>Abrir a demonstração</translation>
    </message>
    <message>
      <source>Try Paperround with 40 sample feeds. Nothing is downloaded or saved.</source>
      <translation>Uma manhã inventada com quarenta feeds. Nada passa pela rede, nada fica guardado.</translation>
    </message>
    <message>
      <source>Languages I read</source>
      <translation>Eu leio em</translation>
    </message>
    <message>
      <source>Added by you</source>
      <translation>Seus</translation>
    </message>
    <message>
      <source>Show images</source>
      <translation>Mostrar imagens</translation>
    </message>
    <message>
      <source>Uses more data. The sites that host images can see that you loaded them.</source>
      <translation>Consome mais dados. Os sites que hospedam as imagens veem que você as baixou.</translation>
    </message>
    <message>
      <source>No feed found at this address.</source>
      <translation>Nenhum feed encontrado neste endereço.</translation>
    </message>
    <message>
      <source>Found {feed}. It’s selected below.</source>
      <translation>{feed} encontrado e marcado abaixo.</translation>
    </message>
    <message>
      <source>No feeds selected</source>
      <translation>Nenhum feed selecionado</translation>
    </message>
    <message>
      <source>Welcome to Paperround</source>
      <translation>Boas-vindas ao Paperround</translation>
    </message>
    <message>
      <source>Imports its feeds, articles and stars. Nothing changes there.</source>
      <translation>Importa os feeds, artigos e estrelas dele. Nada muda lá.</translation>
    </message>
    <message>
      <source>Choose some feeds to start with</source>
      <translation>Escolha alguns feeds para começar</translation>
    </message>
    <message numerus="yes">
      <source>Show all {n} starter feeds</source>
      <translation>
        <numerusform>Mostrar {n} feed inicial</numerusform>
        <numerusform>Mostrar todos os {n} feeds iniciais</numerusform>
      </translation>
    </message>
    <message>
      <source>Show fewer feeds</source>
      <translation>Mostrar menos feeds</translation>
    </message>
    <message>
      <source>Import OPML…</source>
      <translation>Importar OPML…</translation>
    </message>
    <message>
      <source>Import from {reader}</source>
      <translation>Importar do {reader}</translation>
    </message>
    <message>
      <source>This feed needs a password.</source>
      <translation>Este feed precisa de uma senha.</translation>
    </message>
    <message>
      <source>Subscribe anyway</source>
      <translation>Assinar mesmo assim</translation>
    </message>
    <message>
      <source>Follow changes on this page…</source>
      <translation>Acompanhar o que muda nesta página…</translation>
    </message>
    <message>
      <source>That didn’t work. Check the address and try again.</source>
      <translation>Isso não deu certo.</translation>
    </message>
    <message>
      <source>The user name or password is incorrect.</source>
      <translation>O nome de usuário ou a senha não está certo.</translation>
    </message>
    <message>
      <source>Pick an article on the page</source>
      <translation>Apontar um artigo</translation>
    </message>
    <message>
      <source>CSS selector</source>
      <translation>Seletor CSS</translation>
    </message>
    <message>
      <source>Try selector</source>
      <translation>Testar seletor</translation>
    </message>
    <message>
      <source>You already follow {name}. Choose what counts as an article from now on.</source>
      <translation>Você já acompanha {name}. Escolha o que são seus artigos de agora em diante.</translation>
    </message>
    <message>
      <source>Pick an article on the page…</source>
      <translation>Apontar um artigo…</translation>
    </message>
    <message>
      <source>Each change becomes an article that shows what’s different.</source>
      <translation>Cada mudança do texto é um artigo que mostra a diferença.</translation>
    </message>
    <message>
      <source>Followed page</source>
      <translation>Uma página que você acompanha</translation>
    </message>
    <message>
      <source>You can follow the page itself. Choose what counts as an article.</source>
      <translation>A própria página pode ser acompanhada. Escolha o que são seus artigos.</translation>
    </message>
    <message>
      <source>Current text</source>
      <translation>O texto como está agora</translation>
    </message>
    <message>
      <source>Changes on this page</source>
      <translation>O que muda nesta página</translation>
    </message>
    <message>
      <source>Tried: {addresses}</source>
      <translation>Tentativas: {addresses}</translation>
    </message>
    <message>
      <source>Import feeds</source>
      <translation>Importar uma lista</translation>
    </message>
    <message>
      <source>Progress</source>
      <translation>Progresso</translation>
    </message>
    <message>
      <source>Not imported</source>
      <translation>O que não pôde ser importado</translation>
    </message>
    <message>
      <source>Nothing was imported.</source>
      <translation>Nada foi importado.</translation>
    </message>
    <message>
      <source>{done} of {total}</source>
      <translation>{done} de {total}</translation>
    </message>
    <message>
      <source>{feeds} already subscribed.</source>
      <translation>Já existentes: {feeds}.</translation>
    </message>
    <message>
      <source>Not imported:</source>
      <translation>Não importados:</translation>
    </message>
    <message>
      <source>Reading {file}…</source>
      <translation>Lendo {file}…</translation>
    </message>
    <message>
      <source>Subscribed to {feeds}.</source>
      <translation>Assinados: {feeds}.</translation>
    </message>
    <message>
      <source>News</source>
      <translation>Notícias</translation>
    </message>
    <message>
      <source>Science</source>
      <translation>Ciência</translation>
    </message>
    <message>
      <source>Technology</source>
      <translation>Tecnologia</translation>
    </message>
    <message>
      <source>DIY</source>
      <translation>Faça você mesmo</translation>
    </message>
    <message>
      <source>Culture and ideas</source>
      <translation>Cultura e ideias</translation>
    </message>
    <message>
      <source>Photos and comics</source>
      <translation>Imagens e quadrinhos</translation>
    </message>
    <message>
      <source>Podcasts</source>
      <translation>Podcasts</translation>
    </message>
    <message>
      <source>Food</source>
      <translation>Cozinha</translation>
    </message>
    <message>
      <source>that period</source>
      <translation>esse período</translation>
    </message>
    <message>
      <source>{feed} doesn’t include an unsubscribe link.</source>
      <translation>{feed} não indica um endereço para cancelar.</translation>
    </message>
    <message>
      <source>New folder</source>
      <translation>Nova pasta</translation>
    </message>
    <message>
      <source>Folder name:</source>
      <translation>Nome da pasta:</translation>
    </message>
    <message>
      <source>Mark as read if older than</source>
      <translation>Marcar como lido o que for mais antigo que</translation>
    </message>
    <message>
      <source>Older than a day</source>
      <translation>Mais antigo que um dia</translation>
    </message>
    <message>
      <source>Older than 3 days</source>
      <translation>Mais antigo que 3 dias</translation>
    </message>
    <message>
      <source>Older than a week</source>
      <translation>Mais antigo que uma semana</translation>
    </message>
    <message>
      <source>Older than 2 weeks</source>
      <translation>Mais antigo que 2 semanas</translation>
    </message>
    <message>
      <source>Older than a month</source>
      <translation>Mais antigo que um mês</translation>
    </message>
    <message>
      <source>Next article</source>
      <translation>Próximo artigo</translation>
    </message>
    <message>
      <source>Previous article</source>
      <translation>Artigo anterior</translation>
    </message>
    <message>
      <source>Next unread</source>
      <translation>Próximo não lido</translation>
    </message>
    <message>
      <source>Previous unread</source>
      <translation>Não lido anterior</translation>
    </message>
    <message>
      <source>Scroll down, or next unread</source>
      <translation>Página, depois próximo não lido</translation>
    </message>
    <message>
      <source>Open in browser</source>
      <translation>Abrir no navegador</translation>
    </message>
    <message>
      <source>Email…</source>
      <translation>E-mail…</translation>
    </message>
    <message>
      <source>Copy link</source>
      <translation>Copiar link</translation>
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
      <translation>Copiar citação com link</translation>
    </message>
    <message>
      <source>Share</source>
      <translation>Compartilhar</translation>
    </message>
    <message>
      <source>Open comments</source>
      <translation>Abrir os comentários</translation>
    </message>
    <message>
      <source>Reader view</source>
      <translation>Modo de leitura</translation>
    </message>
    <message>
      <source>Find in article…</source>
      <translation>Localizar no artigo…</translation>
    </message>
    <message>
      <source>Find next</source>
      <translation>Localizar próximo</translation>
    </message>
    <message>
      <source>Find previous</source>
      <translation>Localizar anterior</translation>
    </message>
    <message>
      <source>View images</source>
      <translation>Ver as imagens</translation>
    </message>
    <message>
      <source>Save as HTML…</source>
      <translation>Salvar como HTML…</translation>
    </message>
    <message>
      <source>Bigger text</source>
      <translation>Texto maior</translation>
    </message>
    <message>
      <source>Smaller text</source>
      <translation>Texto menor</translation>
    </message>
    <message>
      <source>Normal text size</source>
      <translation>Texto normal</translation>
    </message>
    <message>
      <source>Serif font</source>
      <translation>Letra com serifa</translation>
    </message>
    <message>
      <source>Play or pause</source>
      <translation>Reproduzir ou pausar</translation>
    </message>
    <message>
      <source>Play episode</source>
      <translation>Reproduzir esta gravação</translation>
    </message>
    <message>
      <source>Play next in queue</source>
      <translation>Reproduzir a próxima da fila</translation>
    </message>
    <message>
      <source>Add to queue</source>
      <translation>Adicionar à fila</translation>
    </message>
    <message>
      <source>Play next</source>
      <translation>Ouvir em seguida</translation>
    </message>
    <message>
      <source>Up next…</source>
      <translation>O que vem em seguida…</translation>
    </message>
    <message>
      <source>Download / Remove download</source>
      <translation>Baixar, ou remover o arquivo baixado</translation>
    </message>
    <message>
      <source>Show the same story in other feeds</source>
      <translation>Mostrar a mesma notícia em outros feeds</translation>
    </message>
    <message>
      <source>Mark as read or unread</source>
      <translation>Marcar como lido ou não lido</translation>
    </message>
    <message>
      <source>Highlight</source>
      <translation>Destacar</translation>
    </message>
    <message>
      <source>Star</source>
      <translation>Adicionar estrela</translation>
    </message>
    <message>
      <source>Tag…</source>
      <translation>Etiqueta…</translation>
    </message>
    <message>
      <source>Show less like this</source>
      <translation>Menos disto em “Para você”</translation>
    </message>
    <message>
      <source>Mark all as read</source>
      <translation>Marcar todos como lidos</translation>
    </message>
    <message>
      <source>Mark above as read</source>
      <translation>Marcar tudo acima como lido</translation>
    </message>
    <message>
      <source>Mark below as read</source>
      <translation>Marcar tudo abaixo como lido</translation>
    </message>
    <message>
      <source>Mark older as read…</source>
      <translation>Marcar como lido o que for mais antigo que…</translation>
    </message>
    <message>
      <source>Mark all but today’s as read</source>
      <translation>Marcar tudo menos hoje como lido</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Excluir</translation>
    </message>
    <message>
      <source>Show held articles</source>
      <translation>Mostrar o que espera o próximo jornal</translation>
    </message>
    <message>
      <source>Redo</source>
      <translation>Refazer</translation>
    </message>
    <message>
      <source>Unread</source>
      <translation>Não lidos</translation>
    </message>
    <message>
      <source>For You</source>
      <translation>Para você</translation>
    </message>
    <message>
      <source>Starred</source>
      <translation>Com estrela</translation>
    </message>
    <message>
      <source>Insights</source>
      <translation>Análises</translation>
    </message>
    <message>
      <source>While you were away</source>
      <translation>Enquanto você esteve fora</translation>
    </message>
    <message>
      <source>Previous feed</source>
      <translation>Feed anterior</translation>
    </message>
    <message>
      <source>Next feed</source>
      <translation>Próximo feed</translation>
    </message>
    <message>
      <source>Save search…</source>
      <translation>Salvar pesquisa…</translation>
    </message>
    <message>
      <source>Edit search…</source>
      <translation>Alterar pesquisa…</translation>
    </message>
    <message>
      <source>Delete search</source>
      <translation>Remover pesquisa</translation>
    </message>
    <message>
      <source>Filter feeds</source>
      <translation>Filtrar feeds</translation>
    </message>
    <message>
      <source>Next pane</source>
      <translation>Próximo painel</translation>
    </message>
    <message>
      <source>Previous pane</source>
      <translation>Painel anterior</translation>
    </message>
    <message>
      <source>Back to the list</source>
      <translation>Voltar à lista</translation>
    </message>
    <message>
      <source>Refresh</source>
      <translation>Consultar o que é mostrado</translation>
    </message>
    <message>
      <source>Download for offline reading</source>
      <translation>Preparar artigos para ler offline</translation>
    </message>
    <message>
      <source>Refresh all feeds</source>
      <translation>Consultar todos os feeds</translation>
    </message>
    <message>
      <source>Force refresh</source>
      <translation>Consultar até os recém-consultados</translation>
    </message>
    <message>
      <source>Add feed from clipboard</source>
      <translation>Adicionar o link copiado</translation>
    </message>
    <message>
      <source>Feed settings…</source>
      <translation>Configurações do feed…</translation>
    </message>
    <message>
      <source>Import feeds (OPML)…</source>
      <translation>Importar uma lista…</translation>
    </message>
    <message>
      <source>Export feeds (OPML)…</source>
      <translation>Exportar a lista…</translation>
    </message>
    <message>
      <source>Rules…</source>
      <translation>Regras…</translation>
    </message>
    <message>
      <source>Hidden articles…</source>
      <translation>Artigos ocultos…</translation>
    </message>
    <message>
      <source>Pause fetching</source>
      <translation>Pausar consultas</translation>
    </message>
    <message>
      <source>Schedule and reasons</source>
      <translation>Quando é consultado e por quê</translation>
    </message>
    <message>
      <source>Open website</source>
      <translation>Abrir o site</translation>
    </message>
    <message>
      <source>Copy feed address</source>
      <translation>Copiar o endereço</translation>
    </message>
    <message>
      <source>Rename</source>
      <translation>Renomear</translation>
    </message>
    <message>
      <source>Move up</source>
      <translation>Mover para cima</translation>
    </message>
    <message>
      <source>Move down</source>
      <translation>Mover para baixo</translation>
    </message>
    <message>
      <source>Move into the folder above</source>
      <translation>Mover para a pasta acima</translation>
    </message>
    <message>
      <source>Move out of folder</source>
      <translation>Tirar da pasta</translation>
    </message>
    <message>
      <source>Unsubscribe</source>
      <translation>Cancelar assinatura</translation>
    </message>
    <message>
      <source>Unsubscribe from this newsletter…</source>
      <translation>Cancelar este boletim…</translation>
    </message>
    <message>
      <source>Remove folder</source>
      <translation>Remover pasta</translation>
    </message>
    <message>
      <source>Delete tag</source>
      <translation>Excluir etiqueta</translation>
    </message>
    <message>
      <source>Hide feeds without unread</source>
      <translation>Ocultar feeds lidos</translation>
    </message>
    <message>
      <source>Unread only</source>
      <translation>Só não lidos</translation>
    </message>
    <message>
      <source>Newest first</source>
      <translation>Mais recentes primeiro</translation>
    </message>
    <message>
      <source>Group by feed</source>
      <translation>Agrupar por feed</translation>
    </message>
    <message>
      <source>Group duplicates</source>
      <translation>Mostrar a mesma notícia uma vez</translation>
    </message>
    <message>
      <source>Mark as read when opened</source>
      <translation>Marcar como lido ao abrir</translation>
    </message>
    <message>
      <source>Mark as read when scrolled past</source>
      <translation>Marcar como lido ao rolar</translation>
    </message>
    <message>
      <source>Mark as read manually</source>
      <translation>Marcar como lido só à mão</translation>
    </message>
    <message>
      <source>Show as cards</source>
      <translation>Mostrar como cartões</translation>
    </message>
    <message>
      <source>Show or hide the sidebar</source>
      <translation>Mostrar ou ocultar a barra lateral</translation>
    </message>
    <message>
      <source>Keep running when closed</source>
      <translation>Continuar consultando ao fechar</translation>
    </message>
    <message>
      <source>Start at login</source>
      <translation>Iniciar ao fazer login</translation>
    </message>
    <message>
      <source>Paperround Help</source>
      <translation>Ajuda do Paperround</translation>
    </message>
    <message>
      <source>Keyboard shortcuts</source>
      <translation>Atalhos de teclado</translation>
    </message>
    <message>
      <source>Add feeds from your browser</source>
      <translation>Adicionar feeds pelo navegador</translation>
    </message>
    <message>
      <source>What’s new</source>
      <translation>Novidades</translation>
    </message>
    <message>
      <source>Privacy</source>
      <translation>Privacidade</translation>
    </message>
    <message>
      <source>Report a problem</source>
      <translation>Relatar um problema</translation>
    </message>
    <message>
      <source>About Paperround</source>
      <translation>Sobre o Paperround</translation>
    </message>
    <message>
      <source>Close the window</source>
      <translation>Fechar a janela</translation>
    </message>
    <message>
      <source>Copied {address}</source>
      <translation>{address} copiado</translation>
    </message>
    <message>
      <source>Link copied</source>
      <translation>Link copiado</translation>
    </message>
    <message>
      <source>No app could open {link}.</source>
      <translation>Nenhum programa respondeu para abrir {link}.</translation>
    </message>
    <message>
      <source>Your last changes weren’t saved before Paperround closed.</source>
      <translation>As suas últimas alterações não foram salvas antes de o Paperround fechar.</translation>
    </message>
    <message>
      <source>Paperround is saving your last changes…</source>
      <translation>O Paperround está salvando as suas últimas alterações…</translation>
    </message>
    <message>
      <source>Quit from the tray icon.</source>
      <translation>Saia pelo ícone da bandeja.</translation>
    </message>
    <message>
      <source>Reopen it from your app menu. Press Ctrl+Q to quit.</source>
      <translation>Abra de novo pelo menu; saia com Ctrl+Q.</translation>
    </message>
    <message>
      <source>Nothing is downloaded while Paperround is closed. It fetches new articles when you open it.</source>
      <translation>Nada é baixado enquanto o Paperround está fechado. Ele busca novos artigos quando você o abre.</translation>
    </message>
    <message>
      <source>Some changes aren’t saved yet</source>
      <translation>Nem tudo foi gravado ainda</translation>
    </message>
    <message>
      <source>Close without saving</source>
      <translation>Fechar e perder</translation>
    </message>
    <message>
      <source>Keep open</source>
      <translation>Manter aberto</translation>
    </message>
    <message>
      <source>Check the articles you read or starred last.</source>
      <translation>Confira os artigos que você leu ou marcou com estrela por último.</translation>
    </message>
    <message numerus="yes">
      <source>About {n} fetches a day.</source>
      <translation>
        <numerusform>Cerca de {n} consulta por dia.</numerusform>
        <numerusform>Cerca de {n} consultas por dia.</numerusform>
      </translation>
    </message>
    <message>
      <source>Keep running</source>
      <translation>Continuar</translation>
    </message>
    <message>
      <source>You can change this in Settings &gt; General.</source>
      <translation>Mude isso em Configurações, Este computador.</translation>
    </message>
    <message>
      <source>Your last changes aren’t saved yet</source>
      <translation>O que você fez por último ainda não está no disco</translation>
    </message>
    <message>
      <source>Paperround will close as soon as they’re saved. If you close it now, they’ll be lost.</source>
      <translation>Assim que for gravado, o Paperround fecha sozinho. Se fechar agora, isso se perde.</translation>
    </message>
    <message>
      <source>Keep Paperround running in the background?</source>
      <translation>O Paperround pode continuar consultando em segundo plano</translation>
    </message>
    <message>
      <source>New articles will be ready when you come back. What should happen when you close the window?</source>
      <translation>Assim, os novos artigos já estão aqui antes de você olhar. O que deve acontecer quando a janela fecha?</translation>
    </message>
    <message>
      <source>Images from this feed are shown</source>
      <translation>As imagens deste feed são exibidas</translation>
    </message>
    <message>
      <source>{posts} marked as read</source>
      <translation>Marcado como lido: {posts}</translation>
    </message>
    <message>
      <source>You’ll see less like this in For You</source>
      <translation>Menos artigos assim em “Para você”</translation>
    </message>
    <message>
      <source>Both feeds are kept</source>
      <translation>Os dois feeds ficam</translation>
    </message>
    <message>
      <source>Search {name} saved</source>
      <translation>Pesquisa {name} salva</translation>
    </message>
    <message>
      <source>Search {name} changed</source>
      <translation>Pesquisa {name} alterada</translation>
    </message>
    <message>
      <source>{posts} marked as unread</source>
      <translation>Marcado como não lido: {posts}</translation>
    </message>
    <message>
      <source>{posts} starred</source>
      <translation>Estrela adicionada: {posts}</translation>
    </message>
    <message>
      <source>{posts} unstarred</source>
      <translation>Estrela retirada: {posts}</translation>
    </message>
    <message>
      <source>{posts} highlighted</source>
      <translation>Destacados: {posts}</translation>
    </message>
    <message>
      <source>{posts} no longer highlighted</source>
      <translation>Sem destaque: {posts}</translation>
    </message>
    <message>
      <source>{posts} deleted</source>
      <translation>Excluídos: {posts}</translation>
    </message>
    <message>
      <source>Settings changed</source>
      <translation>Configurações alteradas</translation>
    </message>
    <message>
      <source>Search {name} removed</source>
      <translation>Pesquisa {name} removida</translation>
    </message>
    <message>
      <source>Unsubscribed from {feed}</source>
      <translation>Assinatura de {feed} cancelada</translation>
    </message>
    <message>
      <source>{name} moved</source>
      <translation>Movido: {name}</translation>
    </message>
    <message>
      <source>{old} renamed to {new}</source>
      <translation>{old} agora se chama {new}</translation>
    </message>
    <message>
      <source>Same story: {posts} marked as read</source>
      <translation>Mesma notícia, marcados como lidos: {posts}</translation>
    </message>
    <message>
      <source>its original title</source>
      <translation>como no feed</translation>
    </message>
    <message>
      <source>Tag {tag} deleted</source>
      <translation>Etiqueta {tag} excluída</translation>
    </message>
    <message>
      <source>Folder {name} removed; its feeds moved up</source>
      <translation>Pasta {name} removida; seus feeds subiram um nível</translation>
    </message>
    <message>
      <source>{posts} in {place} marked as read</source>
      <translation>Lidos ({place}): {posts}</translation>
    </message>
    <message>
      <source>{posts} tagged {tag}</source>
      <translation>Etiqueta {tag}: {posts}</translation>
    </message>
    <message>
      <source>Removed tag {tag} from {posts}</source>
      <translation>Etiqueta {tag} retirada: {posts}</translation>
    </message>
    <message>
      <source>Folder {name} made</source>
      <translation>Pasta {name} criada</translation>
    </message>
    <message>
      <source>Export feeds</source>
      <translation>Exportar a lista de feeds</translation>
    </message>
    <message>
      <source>Copied the versions of Paperround and your system.</source>
      <translation>As versões do Paperround e do seu sistema foram copiadas.</translation>
    </message>
    <message>
      <source>Copied the versions of Paperround and your system. Paste them into your report at {address}</source>
      <translation>As versões do Paperround e do seu sistema foram copiadas. Cole no seu relato em {address}</translation>
    </message>
    <message>
      <source>There is no link on the clipboard</source>
      <translation>Não há link na área de transferência</translation>
    </message>
    <message>
      <source>Everything, to move to another computer</source>
      <translation>Tudo, para outro computador</translation>
    </message>
    <message>
      <source>Password:</source>
      <translation>Senha:</translation>
    </message>
    <message>
      <source>{file} doesn’t contain its feed address. Add the website’s address instead.</source>
      <translation>{file} não diz onde fica seu feed; adicione o endereço do site.</translation>
    </message>
    <message>
      <source>Everything is already available offline.</source>
      <translation>Nada mais precisou ser baixado para ler offline.</translation>
    </message>
    <message>
      <source>Paperround {version} is available. You have {own}. Download it from {home}.</source>
      <translation>Saiu o Paperround {version}; você tem a versão {own}. Baixe em {home}.</translation>
    </message>
    <message>
      <source>Refreshing…</source>
      <translation>Consultando os feeds…</translation>
    </message>
    <message>
      <source>Downloading articles for offline reading…</source>
      <translation>Preparando artigos para ler offline…</translation>
    </message>
    <message>
      <source>1 more article is available offline ({size}).</source>
      <translation>Mais 1 artigo está aqui para ler offline, {size}.</translation>
    </message>
    <message numerus="yes">
      <source>{n} more articles are available offline ({size}).</source>
      <translation>
        <numerusform>Mais {n} artigo está aqui para ler offline, {size}.</numerusform>
        <numerusform>Mais {n} artigos estão aqui para ler offline, {size}.</numerusform>
      </translation>
    </message>
    <message>
      <source>This is the demo: 40 sample feeds. Nothing is downloaded or saved.</source>
      <translation>Esta é a demonstração: quarenta feeds inventados. Nada passa pela rede, nada fica guardado.</translation>
    </message>
    <message>
      <source>Use my own feeds</source>
      <translation>Meus próprios feeds</translation>
    </message>
    <message>
      <source>Move to folder</source>
      <translation>Mover para a pasta</translation>
    </message>
    <message>
      <source>No folder</source>
      <translation>Sem pasta</translation>
    </message>
    <message>
      <source>Menu</source>
      <translation>Menu</translation>
    </message>
    <message>
      <source>&amp;File</source>
      <translation>&amp;Arquivo</translation>
    </message>
    <message>
      <source>&amp;Edit</source>
      <translation>&amp;Editar</translation>
    </message>
    <message>
      <source>&amp;View</source>
      <translation>E&amp;xibir</translation>
    </message>
    <message>
      <source>&amp;Go</source>
      <translation>&amp;Ir</translation>
    </message>
    <message>
      <source>&amp;Article</source>
      <translation>A&amp;rtigo</translation>
    </message>
    <message>
      <source>P&amp;lay</source>
      <translation>Reprodu&amp;zir</translation>
    </message>
    <message>
      <source>Fee&amp;d</source>
      <translation>&amp;Feed</translation>
    </message>
    <message>
      <source>&amp;Help</source>
      <translation>A&amp;juda</translation>
    </message>
    <message>
      <source>Add destination…</source>
      <translation>Adicionar destino…</translation>
    </message>
    <message>
      <source>Tags</source>
      <translation>Etiquetas</translation>
    </message>
    <message>
      <source>Find or create a tag</source>
      <translation>Localizar ou criar etiqueta</translation>
    </message>
    <message>
      <source>Create tag “{name}”</source>
      <translation>Criar a etiqueta “{name}”</translation>
    </message>
    <message>
      <source>newest first</source>
      <translation>mais recentes primeiro</translation>
    </message>
    <message>
      <source>oldest first</source>
      <translation>mais antigos primeiro</translation>
    </message>
    <message>
      <source>You won’t see this message again.</source>
      <translation>Nada mais será dito sobre isso.</translation>
    </message>
    <message>
      <source>Paperround is still running</source>
      <translation>O Paperround ainda está aqui</translation>
    </message>
    <message>
      <source>Next fetch {time}.</source>
      <translation>Próxima consulta {time}.</translation>
    </message>
    <message>
      <source>the edition</source>
      <translation>o jornal</translation>
    </message>
    <message>
      <source>Paperround, demo</source>
      <translation>Paperround, demonstração</translation>
    </message>
    <message>
      <source>Skip tour</source>
      <translation>Sair do tour</translation>
    </message>
    <message>
      <source>Next</source>
      <translation>Próximo</translation>
    </message>
    <message>
      <source>New articles appear here</source>
      <translation>Seus artigos chegam a esta lista</translation>
    </message>
    <message>
      <source>The first one opens automatically. Press J or the Down Arrow for the next. A dot means unread.</source>
      <translation>O primeiro abre sozinho; J ou a seta para baixo abre o próximo. Um ponto significa que você ainda não o leu.</translation>
    </message>
    <message>
      <source>Press Space to keep reading</source>
      <translation>A barra de espaço continua a leitura</translation>
    </message>
    <message>
      <source>At the end of an article, Space opens the next unread one. Press S to star an article.</source>
      <translation>No fim de um artigo, ela traz o próximo não lido. S guarda um artigo com uma estrela.</translation>
    </message>
    <message>
      <source>That’s all you need</source>
      <translation>É só disso que você precisa</translation>
    </message>
    <message>
      <source>Press ? to see every shortcut. Insights shows why Paperround fetches each feed when it does.</source>
      <translation>O ponto de interrogação mostra todas as teclas. Análises explica por que o Paperround baixa em cada momento.</translation>
    </message>
    <message>
      <source>{n} of {all}</source>
      <translation>{n} de {all}</translation>
    </message>
    <message>
      <source>All your changes have been saved.</source>
      <translation>Tudo o que você fez nesse tempo já está gravado.</translation>
    </message>
    <message>
      <source>More</source>
      <translation>Mais</translation>
    </message>
    <message>
      <source>Freed {size} of images.</source>
      <translation>{size} de imagens liberados.</translation>
    </message>
    <message>
      <source>Paused</source>
      <translation>Pausado</translation>
    </message>
    <message>
      <source>Image</source>
      <translation>Imagem</translation>
    </message>
    <message>
      <source>Loading full article…</source>
      <translation>Baixando a página…</translation>
    </message>
    <message>
      <source>Comments</source>
      <translation>Comentários</translation>
    </message>
    <message>
      <source>Attachments</source>
      <translation>Anexos</translation>
    </message>
    <message>
      <source>audio</source>
      <translation>áudio</translation>
    </message>
    <message>
      <source>video</source>
      <translation>vídeo</translation>
    </message>
    <message>
      <source>image</source>
      <translation>imagem</translation>
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
      <translation>1 minuto de leitura</translation>
    </message>
    <message>
      <source>Couldn’t find the full article on the page. Showing the version from the feed.</source>
      <translation>A página não tem um artigo. Mostrando o que o feed enviou.</translation>
    </message>
    <message numerus="yes">
      <source>Continue reading · {minutes} min left</source>
      <translation>
        <numerusform>Continuar lendo, mais {minutes} minuto</numerusform>
        <numerusform>Continuar lendo, mais {minutes} minutos</numerusform>
      </translation>
    </message>
    <message>
      <source>Why?</source>
      <translation>Por quê?</translation>
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
        <numerusform>{minutes} minuto de leitura</numerusform>
        <numerusform>{minutes} minutos de leitura</numerusform>
      </translation>
    </message>
    <message>
      <source>Continue reading · 1 min left</source>
      <translation>Continuar lendo, mais 1 minuto</translation>
    </message>
    <message>
      <source>{n} min</source>
      <translation>{n} min</translation>
    </message>
    <message>
      <source>Images are on. They use more data, and the sites that host them can see that you loaded them.</source>
      <translation>As imagens são exibidas. Elas consomem mais dados, e o servidor de cada uma vê que você a baixou.</translation>
    </message>
    <message>
      <source>Images are off.</source>
      <translation>As imagens não são carregadas.</translation>
    </message>
    <message>
      <source>This feed only sends headlines.</source>
      <translation>Aqui há só o título.</translation>
    </message>
    <message>
      <source>Load full article</source>
      <translation>Baixar texto completo</translation>
    </message>
    <message>
      <source>Select an article to read it. J and K move through the list.</source>
      <translation>Selecione um artigo para ler. J e K percorrem a lista.</translation>
    </message>
    <message>
      <source>Just this once</source>
      <translation>Só desta vez</translation>
    </message>
    <message>
      <source>Always for this feed</source>
      <translation>Sempre para este feed</translation>
    </message>
    <message>
      <source>Always for all feeds</source>
      <translation>Sempre para todos os feeds</translation>
    </message>
    <message>
      <source>Keep images on</source>
      <translation>Manter</translation>
    </message>
    <message>
      <source>Ask each time</source>
      <translation>Perguntar sempre</translation>
    </message>
    <message>
      <source>Image copied</source>
      <translation>Imagem copiada</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>Copiar</translation>
    </message>
    <message>
      <source>Select all</source>
      <translation>Selecionar tudo</translation>
    </message>
    <message>
      <source>This image isn’t available.</source>
      <translation>Esta imagem não está disponível.</translation>
    </message>
    <message>
      <source>Fetching…</source>
      <translation>Baixando…</translation>
    </message>
    <message>
      <source>Save image</source>
      <translation>Salvar imagem</translation>
    </message>
    <message>
      <source>Open this link in the browser</source>
      <translation>Abrir este link no navegador</translation>
    </message>
    <message>
      <source>Copy this link</source>
      <translation>Copiar este link</translation>
    </message>
    <message>
      <source>View full size</source>
      <translation>Ampliar a imagem</translation>
    </message>
    <message>
      <source>Save image as…</source>
      <translation>Salvar a imagem…</translation>
    </message>
    <message>
      <source>Copy image</source>
      <translation>Copiar a imagem</translation>
    </message>
    <message>
      <source>Copy image address</source>
      <translation>Copiar o endereço da imagem</translation>
    </message>
    <message>
      <source>Open image in browser</source>
      <translation>Abrir a imagem no navegador</translation>
    </message>
    <message>
      <source>This article is too long to show in full.</source>
      <translation>Este artigo é longo demais para ser mostrado inteiro.</translation>
    </message>
    <message>
      <source>Continue in the browser</source>
      <translation>Continuar no navegador</translation>
    </message>
    <message>
      <source>Saved as {name}</source>
      <translation>Salvo como {name}</translation>
    </message>
    <message>
      <source>Find in this article</source>
      <translation>Localizar neste artigo</translation>
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
      <translation>Não encontrado</translation>
    </message>
    <message>
      <source>Text settings</source>
      <translation>Fonte</translation>
    </message>
    <message>
      <source>Previous image</source>
      <translation>Imagem anterior</translation>
    </message>
    <message>
      <source>Next image</source>
      <translation>Próxima imagem</translation>
    </message>
    <message>
      <source>Zoom out</source>
      <translation>Menor</translation>
    </message>
    <message>
      <source>Zoom in</source>
      <translation>Maior</translation>
    </message>
    <message>
      <source>Actual size</source>
      <translation>Tamanho real</translation>
    </message>
    <message>
      <source>Save…</source>
      <translation>Salvar…</translation>
    </message>
    <message>
      <source>This image is damaged or too large to show.</source>
      <translation>Esta imagem está danificada ou é grande demais para ser mostrada aqui.</translation>
    </message>
    <message>
      <source>Fit to window</source>
      <translation>Ajustar à janela</translation>
    </message>
    <message>
      <source>Image, {width} × {height}</source>
      <translation>Imagem, {width} × {height}</translation>
    </message>
    <message>
      <source>Couldn’t load this image.</source>
      <translation>Não foi possível baixar esta imagem.</translation>
    </message>
    <message>
      <source>Downloaded</source>
      <translation>Baixado</translation>
    </message>
    <message>
      <source>Downloaded on {day}, before you read it</source>
      <translation>Baixado em {day}, antes de você olhar</translation>
    </message>
    <message>
      <source>Not downloaded</source>
      <translation>Não baixado</translation>
    </message>
    <message>
      <source>Download</source>
      <translation>Baixar</translation>
    </message>
    <message>
      <source>Arrived {time} after you opened Paperround</source>
      <translation>Baixado {time} depois da primeira vez que você olhou</translation>
    </message>
    <message>
      <source>Arrived {time}, before you did</source>
      <translation>Baixado às {time}, antes de você olhar</translation>
    </message>
    <message>
      <source>Downloaded ahead of {time}, when you usually listen</source>
      <translation>Baixado para {time}, quando você costuma ouvir</translation>
    </message>
    <message>
      <source>Not downloaded, {size}</source>
      <translation>Não baixado, {size}</translation>
    </message>
    <message>
      <source>Downloading, {size}</source>
      <translation>Baixando, {size}</translation>
    </message>
    <message>
      <source>No article selected</source>
      <translation>Nada selecionado</translation>
    </message>
    <message>
      <source>Web page (*.html)</source>
      <translation>Página da web (*.html)</translation>
    </message>
    <message>
      <source>Save article</source>
      <translation>Salvar artigo</translation>
    </message>
    <message>
      <source>Copied</source>
      <translation>Copiado</translation>
    </message>
    <message>
      <source>Something went wrong in Paperround ({name}).</source>
      <translation>Algo deu errado no Paperround ({name}).</translation>
    </message>
    <message>
      <source>Undone: {what}</source>
      <translation>Desfeito: {what}</translation>
    </message>
    <message>
      <source>Redone: {what}</source>
      <translation>Refeito: {what}</translation>
    </message>
    <message>
      <source>Open Paperround</source>
      <translation>Abrir o Paperround</translation>
    </message>
    <message>
      <source>Free and open source under the MIT licence</source>
      <translation>Livre e de código aberto, sob a licença MIT</translation>
    </message>
    <message>
      <source>A feed reader that has your news ready when you are.</source>
      <translation>Um leitor de feeds que deixa as notícias prontas para quando você chega.</translation>
    </message>
    <message>
      <source>Website</source>
      <translation>Site</translation>
    </message>
    <message>
      <source>Licence</source>
      <translation>Licença</translation>
    </message>
    <message>
      <source>Tested in Wine only, not yet on Windows itself. Please report how it works.</source>
      <translation>Testado só no Wine, ainda não no Windows. Conte como funciona.</translation>
    </message>
    <message>
      <source>Not tested on a Mac yet. Please report how it works.</source>
      <translation>Ainda não testado em um Mac. Conte como funciona.</translation>
    </message>
    <message>
      <source>Acknowledgements</source>
      <translation>Feito com obras de outros</translation>
    </message>
    <message>
      <source>Open-source components</source>
      <translation>Obras com que o Paperround é feito</translation>
    </message>
    <message>
      <source>Version {version}</source>
      <translation>Versão {version}</translation>
    </message>
    <message>
      <source>Built {date}</source>
      <translation>criada em {date}</translation>
    </message>
    <message>
      <source>Exported {feeds} to {file}</source>
      <translation>Gravado em {file}: {feeds}</translation>
    </message>
    <message>
      <source>Exported {feeds} and {posts} to {file}</source>
      <translation>Exportados {feeds} e {posts} para {file}</translation>
    </message>
    <message>
      <source>Now following a different part of the page</source>
      <translation>Outra parte da página é acompanhada</translation>
    </message>
    <message>
      <source>Unsubscribe from {feeds}</source>
      <translation>Cancelar a assinatura de {feeds}</translation>
    </message>
    <message>
      <source>Imported {feeds}</source>
      <translation>Importados: {feeds}</translation>
    </message>
    <message>
      <source>Rules changed</source>
      <translation>Regras alteradas</translation>
    </message>
    <message>
      <source>Rules changed, {posts} updated</source>
      <translation>Regras alteradas, e {posts} também</translation>
    </message>
    <message>
      <source>Changed the settings for {feed}</source>
      <translation>Configurações de {feed} alteradas</translation>
    </message>
    <message numerus="yes">
      <source>{n} already subscribed</source>
      <translation>
        <numerusform>{n} já estava lá</numerusform>
        <numerusform>{n} já estavam lá</numerusform>
      </translation>
    </message>
    <message>
      <source>Subscribed to {feed}</source>
      <translation>Feed assinado: {feed}</translation>
    </message>
    <message>
      <source>Unsubscribed from {feeds}</source>
      <translation>Assinatura de {feeds} cancelada</translation>
    </message>
    <message>
      <source>{posts} restored</source>
      <translation>De volta: {posts}</translation>
    </message>
    <message>
      <source>Not enough articles yet.</source>
      <translation>Ainda não se sabe: são precisos alguns artigos.</translation>
    </message>
    <message>
      <source>Almost all of its articles are original.</source>
      <translation>Quase todos os seus artigos trazem algo novo.</translation>
    </message>
    <message>
      <source>Almost all of its articles repeat earlier ones.</source>
      <translation>Quase todos os seus artigos repetem o que já disse há pouco.</translation>
    </message>
    <message>
      <source>None of your other feeds covers the same topics.</source>
      <translation>Nenhum outro feed seu trata do mesmo assunto.</translation>
    </message>
    <message>
      <source>Open schedule</source>
      <translation>Abrir a programação</translation>
    </message>
    <message>
      <source>Include in Unread and counts</source>
      <translation>Em “Não lidos” e nas contagens</translation>
    </message>
    <message>
      <source>Newest {n}</source>
      <translation>Os {n} mais recentes</translation>
    </message>
    <message>
      <source>{names}.</source>
      <translation>{names}.</translation>
    </message>
    <message numerus="yes">
      <source>About {n} in 10 articles are original.</source>
      <translation>
        <numerusform>Cerca de {n} em 10 artigos traz algo novo.</numerusform>
        <numerusform>Cerca de {n} em 10 artigos trazem algo novo.</numerusform>
      </translation>
    </message>
    <message>
      <source>Fetch for new articles</source>
      <translation>Consultar</translation>
    </message>
    <message>
      <source>Don’t miss any of its articles</source>
      <translation>Não perder nenhum dos artigos</translation>
    </message>
    <message>
      <source>Fetched before an article can drop off the feed’s list, even if other feeds wait longer.</source>
      <translation>Consultado antes que um artigo saia da lista do feed, mesmo que outros feeds esperem mais.</translation>
    </message>
    <message>
      <source>Pause this feed</source>
      <translation>Pausado: não consultar</translation>
    </message>
    <message>
      <source>Mark as read automatically</source>
      <translation>Não lidos contam como lidos</translation>
    </message>
    <message>
      <source>Starred or tagged articles, and ones you marked as unread, stay unread.</source>
      <translation>Artigos com estrela ou etiqueta continuam não lidos, assim como os que você marcou como não lidos.</translation>
    </message>
    <message>
      <source>Always load the full article</source>
      <translation>Baixar o texto completo de cada artigo que eu abrir</translation>
    </message>
    <message>
      <source>Use default</source>
      <translation>Como nas configurações</translation>
    </message>
    <message>
      <source>Keep articles</source>
      <translation>Manter artigos</translation>
    </message>
    <message>
      <source>Keep at most</source>
      <translation>Manter no máximo</translation>
    </message>
    <message>
      <source>Offline reading</source>
      <translation>Antes de ficar offline</translation>
    </message>
    <message>
      <source>Only if the feed requires a sign-in</source>
      <translation>Só se o feed pedir</translation>
    </message>
    <message>
      <source>Opens the sender’s unsubscribe page or a ready-made email.</source>
      <translation>Abre o que o remetente oferece para isso, no navegador ou no programa de e-mail.</translation>
    </message>
    <message>
      <source>Newsletter</source>
      <translation>Boletim</translation>
    </message>
    <message>
      <source>Articles (CSS selector)</source>
      <translation>Os artigos dela (seletor CSS)</translation>
    </message>
    <message>
      <source>Topics</source>
      <translation>Assuntos</translation>
    </message>
    <message>
      <source>Similar feeds</source>
      <translation>Feeds parecidos</translation>
    </message>
    <message>
      <source>{feed} (duplicate)</source>
      <translation>{feed} (os mesmos artigos)</translation>
    </message>
    <message>
      <source>Sign-in</source>
      <translation>Acesso</translation>
    </message>
    <message>
      <source>Automatic</source>
      <translation>Quando vale a pena</translation>
    </message>
    <message>
      <source>Every 15 minutes</source>
      <translation>A cada 15 minutos</translation>
    </message>
    <message>
      <source>Every 30 minutes</source>
      <translation>A cada 30 minutos</translation>
    </message>
    <message>
      <source>Every hour</source>
      <translation>A cada hora</translation>
    </message>
    <message>
      <source>Every 3 hours</source>
      <translation>A cada 3 horas</translation>
    </message>
    <message>
      <source>Every 6 hours</source>
      <translation>A cada 6 horas</translation>
    </message>
    <message>
      <source>Every 12 hours</source>
      <translation>A cada 12 horas</translation>
    </message>
    <message>
      <source>Once a day</source>
      <translation>Uma vez por dia</translation>
    </message>
    <message numerus="yes">
      <source>Every {n} minutes</source>
      <translation>
        <numerusform>A cada {n} minuto</numerusform>
        <numerusform>A cada {n} minutos</numerusform>
      </translation>
    </message>
    <message>
      <source>Show</source>
      <translation>Mostrar</translation>
    </message>
    <message>
      <source>Ask first</source>
      <translation>Mostrar só quando pedido</translation>
    </message>
    <message>
      <source>Never</source>
      <translation>Nunca</translation>
    </message>
    <message>
      <source>After a day</source>
      <translation>Depois de um dia</translation>
    </message>
    <message>
      <source>After 3 days</source>
      <translation>Depois de 3 dias</translation>
    </message>
    <message>
      <source>After a week</source>
      <translation>Depois de uma semana</translation>
    </message>
    <message>
      <source>After 2 weeks</source>
      <translation>Depois de 2 semanas</translation>
    </message>
    <message>
      <source>After a month</source>
      <translation>Depois de um mês</translation>
    </message>
    <message numerus="yes">
      <source>After {n} days</source>
      <translation>
        <numerusform>Depois de {n} dia</numerusform>
        <numerusform>Depois de {n} dias</numerusform>
      </translation>
    </message>
    <message>
      <source>Forever</source>
      <translation>Para sempre</translation>
    </message>
    <message>
      <source>For a week</source>
      <translation>Por uma semana</translation>
    </message>
    <message>
      <source>For 30 days</source>
      <translation>Por 30 dias</translation>
    </message>
    <message>
      <source>For 90 days</source>
      <translation>Por 90 dias</translation>
    </message>
    <message>
      <source>For a year</source>
      <translation>Por um ano</translation>
    </message>
    <message numerus="yes">
      <source>For {n} days</source>
      <translation>
        <numerusform>Por {n} dia</numerusform>
        <numerusform>Por {n} dias</numerusform>
      </translation>
    </message>
    <message>
      <source>All of them</source>
      <translation>Todos</translation>
    </message>
    <message>
      <source>Download what I’m likely to open</source>
      <translation>Baixar o que provavelmente vou abrir</translation>
    </message>
    <message>
      <source>Download every article in full</source>
      <translation>Baixar cada artigo inteiro</translation>
    </message>
    <message>
      <source>Don’t download in advance</source>
      <translation>Não baixar nada antes</translation>
    </message>
    <message>
      <source>Unchanged</source>
      <translation>Inalteradas</translation>
    </message>
    <message>
      <source>That isn’t a web address. Enter one that starts with https://.</source>
      <translation>Isto não é um endereço da web; digite um que comece com https://.</translation>
    </message>
    <message>
      <source>The main part of the page</source>
      <translation>A parte principal da página</translation>
    </message>
    <message>
      <source>Part to compare (CSS selector)</source>
      <translation>O que é comparado (seletor CSS)</translation>
    </message>
    <message>
      <source>{feed} settings</source>
      <translation>Configurações de {feed}</translation>
    </message>
    <message>
      <source>None</source>
      <translation>Nenhuma</translation>
    </message>
    <message>
      <source>New folder…</source>
      <translation>Nova pasta…</translation>
    </message>
    <message>
      <source>Help page</source>
      <translation>Página de ajuda</translation>
    </message>
    <message>
      <source>Contents</source>
      <translation>Sumário</translation>
    </message>
    <message>
      <source>Search commands or keys</source>
      <translation>Buscar comandos ou teclas</translation>
    </message>
    <message>
      <source>Use it here instead</source>
      <translation>Usar aqui</translation>
    </message>
    <message>
      <source>Essentials</source>
      <translation>O essencial</translation>
    </message>
    <message>
      <source>Marking</source>
      <translation>Marcação</translation>
    </message>
    <message>
      <source>Navigation</source>
      <translation>Navegação</translation>
    </message>
    <message>
      <source>Feeds</source>
      <translation>Feeds</translation>
    </message>
    <message>
      <source>Window</source>
      <translation>Janela</translation>
    </message>
    <message>
      <source>Shortcuts restored</source>
      <translation>Atalhos restaurados</translation>
    </message>
    <message>
      <source>{key} then {next}</source>
      <translation>{key} e depois {next}</translation>
    </message>
    <message>
      <source>Add keys</source>
      <translation>Adicionar teclas</translation>
    </message>
    <message>
      <source>Shortcut for {action}</source>
      <translation>Tecla para {action}</translation>
    </message>
    <message>
      <source>Click a key to change it. Esc cancels.</source>
      <translation>Clique em uma tecla para mudá-la. Esc cancela.</translation>
    </message>
    <message>
      <source>Press the new keys</source>
      <translation>Pressione as novas teclas</translation>
    </message>
    <message>
      <source>Up and down</source>
      <translation>Para cima e para baixo</translation>
    </message>
    <message>
      <source>To the next pane</source>
      <translation>Para o painel ao lado</translation>
    </message>
    <message>
      <source>To the top, showing new articles</source>
      <translation>Para o início, com novos artigos</translation>
    </message>
    <message>
      <source>{key} is used by {action}.</source>
      <translation>{key} é usada por {action}.</translation>
    </message>
    <message>
      <source>Restore defaults</source>
      <translation>Teclas padrão</translation>
    </message>
    <message>
      <source>Sending {posts} to {target}…</source>
      <translation>{posts} a caminho de {target}</translation>
    </message>
    <message>
      <source>{posts} sent to {target}</source>
      <translation>Enviado a {target}: {posts}</translation>
    </message>
    <message>
      <source>Not sent to {target}: {why}</source>
      <translation>Não enviado a {target}: {why}</translation>
    </message>
    <message>
      <source>CA certificate (PEM file)</source>
      <translation>Certificado da sua própria autoridade</translation>
    </message>
    <message>
      <source>You have {feeds} from {name} on this computer. Keep or remove? Nothing changes on the server.</source>
      <translation>Manter aqui os feeds de {name} ({feeds}) ou removê-los também? Nada muda no servidor.</translation>
    </message>
    <message>
      <source>Discard</source>
      <translation>Descartar</translation>
    </message>
    <message>
      <source>Keep feeds</source>
      <translation>Manter feeds</translation>
    </message>
    <message>
      <source>Remove feeds</source>
      <translation>Remover também</translation>
    </message>
    <message>
      <source>Enter the password…</source>
      <translation>Digitar a senha…</translation>
    </message>
    <message>
      <source>More options for {name}</source>
      <translation>Mais para {name}</translation>
    </message>
    <message>
      <source>Higher-priority feeds are fetched sooner and more often.</source>
      <translation>Um feed com mais peso é consultado mais cedo e mais vezes.</translation>
    </message>
    <message numerus="yes">
      <source>About {n} of your {budget} daily fetches</source>
      <translation>
        <numerusform>Com {budget} consultas por dia, ele terá cerca de {n}</numerusform>
        <numerusform>Com {budget} consultas por dia, ele terá cerca de {n}</numerusform>
      </translation>
    </message>
    <message>
      <source>no effect on your other feeds.</source>
      <translation>seus outros feeds nem notam.</translation>
    </message>
    <message>
      <source>articles from your other feeds arrive {time} later on average.</source>
      <translation>seus outros feeds esperam {time} a mais.</translation>
    </message>
    <message>
      <source>articles from your other feeds arrive {time} earlier on average.</source>
      <translation>seus outros feeds esperam {time} a menos.</translation>
    </message>
    <message>
      <source>full articles</source>
      <translation>artigos completos</translation>
    </message>
    <message>
      <source>summaries</source>
      <translation>resumos</translation>
    </message>
    <message>
      <source>titles only</source>
      <translation>só títulos</translation>
    </message>
    <message>
      <source>Low</source>
      <translation>menos</translation>
    </message>
    <message>
      <source>High</source>
      <translation>mais</translation>
    </message>
    <message>
      <source>Highest</source>
      <translation>máximo</translation>
    </message>
    <message numerus="yes">
      <source>About {n} of your {budget} daily fetches instead of {before}</source>
      <translation>
        <numerusform>Com {budget} consultas por dia, ele tem cerca de {n} em vez de {before}</numerusform>
        <numerusform>Com {budget} consultas por dia, ele tem cerca de {n} em vez de {before}</numerusform>
      </translation>
    </message>
    <message>
      <source>{n} s</source>
      <translation>{n} s</translation>
    </message>
    <message numerus="yes">
      <source>About {n} of your {budget} daily fetches.</source>
      <translation>
        <numerusform>Com {budget} consultas por dia, ele tem cerca de {n}.</numerusform>
        <numerusform>Com {budget} consultas por dia, ele tem cerca de {n}.</numerusform>
      </translation>
    </message>
    <message>
      <source>{first} to {last}: {posts} from {feeds}, including {stories} covered by several feeds.</source>
      <translation>De {first}, a {last}: {posts} de {feeds}; contadas por vários feeds: {stories}.</translation>
    </message>
    <message>
      <source>Date range</source>
      <translation>Quais dias</translation>
    </message>
    <message>
      <source>When you’ve been away for five days or more, what you missed is summed up here.</source>
      <translation>Se você não olhar por cinco dias ou mais, o que aconteceu nesse tempo aparece aqui.</translation>
    </message>
    <message>
      <source>From {first} to {last}: {posts} from {feeds}.</source>
      <translation>De {first}, a {last}: {posts} de {feeds}.</translation>
    </message>
    <message>
      <source>1 story</source>
      <translation>1 notícia</translation>
    </message>
    <message numerus="yes">
      <source>{n} stories</source>
      <translation>
        <numerusform>{n} notícia</numerusform>
        <numerusform>{n} notícias</numerusform>
      </translation>
    </message>
    <message>
      <source>Last 3 days</source>
      <translation>Últimos 3 dias</translation>
    </message>
    <message>
      <source>Last week</source>
      <translation>Última semana</translation>
    </message>
    <message>
      <source>The last 2 weeks</source>
      <translation>Últimas 2 semanas</translation>
    </message>
    <message>
      <source>The last month</source>
      <translation>Último mês</translation>
    </message>
    <message>
      <source>You have not been away</source>
      <translation>Você não esteve fora</translation>
    </message>
    <message>
      <source>Show the last week</source>
      <translation>Mostrar a última semana</translation>
    </message>
    <message>
      <source>Covered by several feeds</source>
      <translation>O que vários feeds contaram</translation>
    </message>
    <message>
      <source>By feed</source>
      <translation>O que cada feed trouxe</translation>
    </message>
    <message numerus="yes">
      <source>{n} more</source>
      <translation>
        <numerusform>mais {n}</numerusform>
        <numerusform>mais {n}</numerusform>
      </translation>
    </message>
    <message>
      <source>Ready in time: fetched before you next open Paperround.</source>
      <translation>A tempo: consultados antes de você abrir o Paperround de novo.</translation>
    </message>
    <message numerus="yes">
      <source>Actual over the last {n} days: {fetches} a day, {wait}, {share} ready in time.</source>
      <translation>
        <numerusform>Real, último {n} dia: {fetches} por dia, {wait}, {share} a tempo.</numerusform>
        <numerusform>Real, últimos {n} dias: {fetches} por dia, {wait}, {share} a tempo.</numerusform>
      </translation>
    </message>
    <message>
      <source>With {fetches} a day, you wait {wait} for a new article on average.</source>
      <translation>Com {fetches} por dia, você espera em média {wait} por um artigo novo.</translation>
    </message>
    <message numerus="yes">
      <source>Beyond about {n} fetches a day, each extra fetch gains little.</source>
      <translation>
        <numerusform>Além de cerca de {n} consulta por dia, cada uma a mais rende pouco.</numerusform>
        <numerusform>Além de cerca de {n} consultas por dia, cada uma a mais rende pouco.</numerusform>
      </translation>
    </message>
    <message>
      <source>At {now} fetches a day, up to {most} on a busy day, new articles keep you waiting {wait} on average. Best value: {best} fetches, {best_wait}.</source>
      <translation>Com {now} consultas por dia, e até {most} em um dia cheio, você espera em média {wait} por novos artigos. Mais vantajoso: {best} consultas, {best_wait}.</translation>
    </message>
    <message numerus="yes">
      <source>{n} fetches a day on battery, {m} when metered</source>
      <translation>
        <numerusform>{n} consulta por dia na bateria, {m} em conexão limitada</numerusform>
        <numerusform>{n} consultas por dia na bateria, {m} em conexão limitada</numerusform>
      </translation>
    </message>
    <message>
      <source>Budget</source>
      <translation>Orçamento</translation>
    </message>
    <message>
      <source>Unit of the budget</source>
      <translation>Unidade do orçamento</translation>
    </message>
    <message>
      <source>Current and new budget</source>
      <translation>Agora e com o orçamento escolhido</translation>
    </message>
    <message>
      <source>More figures</source>
      <translation>Mais números</translation>
    </message>
    <message>
      <source>What changes for each feed</source>
      <translation>O que muda em cada feed</translation>
    </message>
    <message>
      <source>Average wait for a new article, minutes</source>
      <translation>Espera média por novidades, minutos</translation>
    </message>
    <message>
      <source>Fetches used, fetches per new article, recent days</source>
      <translation>Consultas usadas, consultas por artigo novo, últimos dias</translation>
    </message>
    <message>
      <source>Nothing changes until you apply it.</source>
      <translation>Nada muda até você aplicar.</translation>
    </message>
    <message>
      <source>Recommend a budget</source>
      <translation>Escolher por mim</translation>
    </message>
    <message>
      <source>Reset</source>
      <translation>Redefinir</translation>
    </message>
    <message>
      <source>Apply</source>
      <translation>Aplicar</translation>
    </message>
    <message>
      <source>What a bigger budget gets you</source>
      <translation>O que mais consultas trazem</translation>
    </message>
    <message>
      <source>With {fetches} a day, you wait {wait} for a new article on average instead of {before}.</source>
      <translation>Com {fetches} por dia, você espera em média {wait} por um artigo novo em vez de {before}.</translation>
    </message>
    <message>
      <source>This is an estimate based on a typical day. Once you’ve read on three days, it’s based on yours.</source>
      <translation>Por enquanto é uma estimativa: o Paperround não sabe quando você lê e supõe um dia comum. Depois de três dias de leitura, a curva será a sua.</translation>
    </message>
    <message>
      <source>At {now} fetches a day, never more, new articles keep you waiting {wait} on average. Best value: {best} fetches, {best_wait}.</source>
      <translation>Com {now} consultas por dia, nunca mais que isso, você espera em média {wait} por novos artigos. Mais vantajoso: {best} consultas, {best_wait}.</translation>
    </message>
    <message>
      <source>Limited by publisher</source>
      <translation>Limitado pelo editor</translation>
    </message>
    <message>
      <source>Use {n} a day</source>
      <translation>Usar {n} por dia</translation>
    </message>
    <message>
      <source>Use {n} a day, at most {m} MB</source>
      <translation>Usar {n} por dia, no máximo {m} MB</translation>
    </message>
    <message>
      <source>Now</source>
      <translation>Agora</translation>
    </message>
    <message>
      <source>Fetches per day</source>
      <translation>Consultas por dia</translation>
    </message>
    <message>
      <source>On battery</source>
      <translation>Na bateria</translation>
    </message>
    <message>
      <source>Metered connection</source>
      <translation>Conexão limitada</translation>
    </message>
    <message>
      <source>On battery and metered connections</source>
      <translation>Na bateria e em conexão limitada</translation>
    </message>
    <message>
      <source>Not known yet</source>
      <translation>Ainda não se sabe</translation>
    </message>
    <message>
      <source>Add a feed to see what fetching it costs and brings.</source>
      <translation>Adicione um feed e aqui aparecerá o que suas consultas trazem.</translation>
    </message>
    <message>
      <source>Daily fetch budget</source>
      <translation>Orçamento diário de consultas</translation>
    </message>
    <message>
      <source>Megabytes a day</source>
      <translation>Megabytes por dia</translation>
    </message>
    <message>
      <source>Fetches a day</source>
      <translation>Consultas por dia</translation>
    </message>
    <message>
      <source>Maximum MB a day (far right: no limit)</source>
      <translation>MB por dia no máximo (à direita: sem limite)</translation>
    </message>
    <message>
      <source>There’s no forecast until your first feeds have been fetched. You can still set a daily maximum.</source>
      <translation>O que as consultas trazem só se sabe depois das primeiras. Você já pode escolher quantas pode haver por dia, no máximo.</translation>
    </message>
    <message>
      <source>With {n}</source>
      <translation>Com {n}</translation>
    </message>
    <message>
      <source>Average wait</source>
      <translation>Espera</translation>
    </message>
    <message>
      <source>Ready in time</source>
      <translation>A tempo</translation>
    </message>
    <message>
      <source>Data a day</source>
      <translation>Dados por dia</translation>
    </message>
    <message>
      <source>Fetches used</source>
      <translation>Consultas usadas</translation>
    </message>
    <message>
      <source>Fetches per new article</source>
      <translation>Consultas por novo artigo</translation>
    </message>
    <message>
      <source>{before} fetches a day now, {after} with this budget</source>
      <translation>Agora {before} consultas por dia, depois {after}</translation>
    </message>
    <message numerus="yes">
      <source>Currently {n} fetches a day</source>
      <translation>
        <numerusform>Agora {n} consulta por dia</numerusform>
        <numerusform>Agora {n} consultas por dia</numerusform>
      </translation>
    </message>
    <message>
      <source>Fetches</source>
      <translation>Consultas</translation>
    </message>
    <message>
      <source>Data</source>
      <translation>Dados</translation>
    </message>
    <message>
      <source>With at most {size} a day, {fetches} are left, and you wait {wait} on average.</source>
      <translation>Com no máximo {size} por dia, restam {fetches}, e você espera em média {wait}.</translation>
    </message>
    <message>
      <source>With {n} MB</source>
      <translation>Com {n} MB</translation>
    </message>
    <message numerus="yes">
      <source>{n} unchanged</source>
      <translation>
        <numerusform>{n} sem mudança</numerusform>
        <numerusform>{n} sem mudança</numerusform>
      </translation>
    </message>
    <message>
      <source>A guess from a typical day.</source>
      <translation>Estimativa a partir de um dia típico.</translation>
    </message>
    <message numerus="yes">
      <source>{n} fetched more often</source>
      <translation>
        <numerusform>{n} consultado com mais frequência</numerusform>
        <numerusform>{n} consultados com mais frequência</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} fetched less often</source>
      <translation>
        <numerusform>{n} consultado com menos frequência</numerusform>
        <numerusform>{n} consultados com menos frequência</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} limited by the publisher</source>
      <translation>
        <numerusform>{n} limitado pelo editor</numerusform>
        <numerusform>{n} limitados pelo editor</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Estimated from your last {n} days.</source>
      <translation>
        <numerusform>Estimado pelo seu último {n} dia.</numerusform>
        <numerusform>Estimado pelos seus últimos {n} dias.</numerusform>
      </translation>
    </message>
    <message>
      <source>Every feed hourly, {wait}</source>
      <translation>Cada feed a cada hora, {wait}</translation>
    </message>
    <message>
      <source>Refresh all on opening, {wait}</source>
      <translation>Consultar tudo ao abrir, {wait}</translation>
    </message>
    <message>
      <source>Now, a guess, {wait}</source>
      <translation>Agora, estimado, {wait}</translation>
    </message>
    <message>
      <source>Now, {wait}</source>
      <translation>Agora, {wait}</translation>
    </message>
    <message>
      <source>{n} → about {wait}</source>
      <translation>{n} → cerca de {wait}</translation>
    </message>
    <message>
      <source>{n} → {wait}</source>
      <translation>{n} → {wait}</translation>
    </message>
    <message numerus="yes">
      <source>{n} fetches a day, expected wait {wait}, {share} ready on time</source>
      <translation>
        <numerusform>{n} consulta por dia, espera prevista {wait}, {share} já aqui</numerusform>
        <numerusform>{n} consultas por dia, espera prevista {wait}, {share} já aqui</numerusform>
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
        <numerusform>{n} por cento</numerusform>
        <numerusform>{n} por cento</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>In your last {n} days, Paperround needed {share} of the fetches of hourly refreshing and kept you waiting {wait} longer.</source>
      <translation>
        <numerusform>No seu último {n} dia, o Paperround usou {share} das consultas de hora em hora e fez você esperar {wait} a mais.</numerusform>
        <numerusform>Nos seus últimos {n} dias, o Paperround usou {share} das consultas de hora em hora e fez você esperar {wait} a mais.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name} would have kept you waiting {wait} less, at {n} fetches a day.</source>
      <translation>
        <numerusform>{name} teria feito você esperar {wait} a menos, com {n} consulta por dia.</numerusform>
        <numerusform>{name} teria feito você esperar {wait} a menos, com {n} consultas por dia.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Refreshing on opening would have used {n} fetches a day and kept you waiting {wait}.</source>
      <translation>
        <numerusform>Consultar ao abrir teria usado {n} consulta por dia e feito você esperar {wait}.</numerusform>
        <numerusform>Consultar ao abrir teria usado {n} consultas por dia e feito você esperar {wait}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>In your last {n} days, Paperround needed {share} of the fetches of hourly refreshing and kept you waiting {wait} less.</source>
      <translation>
        <numerusform>No seu último {n} dia, o Paperround usou {share} das consultas de hora em hora e fez você esperar {wait} a menos.</numerusform>
        <numerusform>Nos seus últimos {n} dias, o Paperround usou {share} das consultas de hora em hora e fez você esperar {wait} a menos.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>At {n} fetches a day, no other simulated strategy would have kept you waiting less.</source>
      <translation>
        <numerusform>Com {n} consulta por dia, nenhuma outra estratégia simulada teria feito você esperar menos.</numerusform>
        <numerusform>Com {n} consultas por dia, nenhuma outra estratégia simulada teria feito você esperar menos.</numerusform>
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
      <translation>Parcelas por raiz cúbica, horários como publicados</translation>
    </message>
    <message>
      <source>All feeds when you open Paperround</source>
      <translation>Todos os feeds quando você abre o Paperround</translation>
    </message>
    <message>
      <source>Every feed, every hour</source>
      <translation>Cada feed, a cada hora</translation>
    </message>
    <message>
      <source>Every feed once a day</source>
      <translation>Todo feed uma vez por dia</translation>
    </message>
    <message>
      <source>Fetches and waiting time</source>
      <translation>Consultas e espera</translation>
    </message>
    <message>
      <source>Compare strategies</source>
      <translation>Comparar estratégias</translation>
    </message>
    <message>
      <source>Savings</source>
      <translation>Economia</translation>
    </message>
    <message>
      <source>Weeks to compare</source>
      <translation>Semanas a comparar</translation>
    </message>
    <message>
      <source>Export CSV</source>
      <translation>Exportar CSV</translation>
    </message>
    <message>
      <source>Average wait for a new article against fetches a day. Lower left is best.</source>
      <translation>Espera média por novidades em relação às consultas por dia. Embaixo à esquerda é melhor.</translation>
    </message>
    <message>
      <source>Strategies</source>
      <translation>Modos de consultar</translation>
    </message>
    <message>
      <source>All strategies</source>
      <translation>Todas as estratégias</translation>
    </message>
    <message>
      <source>Run</source>
      <translation>Executar</translation>
    </message>
    <message>
      <source>Use this strategy for a week</source>
      <translation>Usar esta estratégia por uma semana</translation>
    </message>
    <message>
      <source>From research papers, simulated with your own recent days</source>
      <translation>Da pesquisa, simuladas com seus últimos dias</translation>
    </message>
    <message>
      <source>Now using Paperround’s own strategy</source>
      <translation>Agora vale a estratégia do próprio Paperround</translation>
    </message>
    <message>
      <source>Starting…</source>
      <translation>Iniciando…</translation>
    </message>
    <message>
      <source>On opening</source>
      <translation>Ao abrir</translation>
    </message>
    <message>
      <source>{name}, within your budget</source>
      <translation>{name}, dentro do seu orçamento</translation>
    </message>
    <message>
      <source>Strategy</source>
      <translation>Modo de consultar</translation>
    </message>
    <message>
      <source>Wait</source>
      <translation>Espera</translation>
    </message>
    <message>
      <source>Missed articles per day</source>
      <translation>Artigos perdidos por dia</translation>
    </message>
    <message>
      <source>Compared with Paperround</source>
      <translation>Em relação ao Paperround</translation>
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
        <numerusform>A simulação precisa de {n} dia inteiro de leitura; conhecidos: {m}. Será possível por volta de {day}.</numerusform>
        <numerusform>A simulação precisa de {n} dias inteiros de leitura; conhecidos: {m}. Será possível por volta de {day}.</numerusform>
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
        <numerusform>{name}: {n} consulta por dia, espera {wait}</numerusform>
        <numerusform>{name}: {n} consultas por dia, espera {wait}</numerusform>
      </translation>
    </message>
    <message>
      <source>{wait} longer</source>
      <translation>{wait} a mais</translation>
    </message>
    <message>
      <source>{wait} shorter</source>
      <translation>{wait} a menos</translation>
    </message>
    <message>
      <source>Now using {name} for a week</source>
      <translation>Agora vale {name} por uma semana</translation>
    </message>
    <message>
      <source>The simulation stopped early.</source>
      <translation>A simulação terminou antes do fim.</translation>
    </message>
    <message>
      <source>The simulation couldn’t run</source>
      <translation>A simulação não foi executada</translation>
    </message>
    <message>
      <source>You set a custom interval.</source>
      <translation>Você deu a ele um intervalo próprio.</translation>
    </message>
    <message>
      <source>You asked to be notified. No fetch is scheduled yet.</source>
      <translation>Você quer os artigos dele na hora; ainda não há consulta prevista.</translation>
    </message>
    <message>
      <source>No fetch is scheduled in the next 24 hours.</source>
      <translation>Nenhuma consulta prevista nas próximas 24 horas.</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}. {reason}</source>
      <translation>Consultado {times} por dia (próxima: {time}). {reason}</translation>
    </message>
    <message>
      <source>no articles so far</source>
      <translation>nenhum artigo até agora</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}. It publishes rarely ({rate}).</source>
      <translation>Consultado {times} por dia (próxima: {time}): publica raramente, {rate}.</translation>
    </message>
    <message>
      <source>When it publishes and when you read</source>
      <translation>Quando publica e quando você olha</translation>
    </message>
    <message>
      <source>Not known yet when it publishes: that takes ten articles over five days.</source>
      <translation>Ainda não se sabe quando ele publica: são precisos dez artigos em cinco dias.</translation>
    </message>
    <message>
      <source>Arrives by email, so there’s nothing to check. Its mailbox is in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>Chega por e-mail: nada é consultado. A caixa de correio está em Configurações, Contas e compartilhamento.</translation>
    </message>
    <message>
      <source>Paused until you resume it. Its articles are kept.</source>
      <translation>Pausado: não é consultado até você retomar. Os artigos ficam.</translation>
    </message>
    <message>
      <source>Not fetched yet. It will be as soon as background refresh starts.</source>
      <translation>Ainda não consultado: o primeiro documento é baixado assim que o serviço estiver em execução.</translation>
    </message>
    <message>
      <source>It publishes rarely ({rate}), so no fetch is scheduled in the next 24 hours.</source>
      <translation>Publica raramente, {rate}; por isso não há consulta prevista nas próximas 24 horas.</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}, because it publishes mostly between {begin} and {end} and you usually read around {visit}.</source>
      <translation>Consultado {times} por dia (próxima: {time}), porque publica mais entre {begin} e {end} horas e você costuma olhar por volta das {visit}.</translation>
    </message>
    <message>
      <source>Refresh now</source>
      <translation>Consultar agora</translation>
    </message>
    <message>
      <source>Details</source>
      <translation>Detalhes</translation>
    </message>
    <message>
      <source>Activity</source>
      <translation>Atividade</translation>
    </message>
    <message>
      <source>All feeds</source>
      <translation>Todos os feeds</translation>
    </message>
    <message>
      <source>latest fetches, newest first</source>
      <translation>as últimas consultas, da mais recente</translation>
    </message>
    <message>
      <source>{day} {time}</source>
      <translation>{day} {time}</translation>
    </message>
    <message>
      <source>Paperround is still learning when you read.</source>
      <translation>Ainda não se sabe quando você costuma olhar.</translation>
    </message>
    <message>
      <source>{every} Next fetch: {time}.</source>
      <translation>{every} Próxima consulta: {time}.</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}, because you want to be notified.</source>
      <translation>Consultado {times} por dia (próxima: {time}), porque você quer os artigos dele na hora.</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}, because it publishes at any time of day and you usually read around {visit}.</source>
      <translation>Consultado {times} por dia (próxima: {time}), porque publica a qualquer hora do dia e você costuma olhar por volta das {visit}.</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Resultado</translation>
    </message>
    <message>
      <source>Size</source>
      <translation>Tamanho</translation>
    </message>
    <message>
      <source>Reason</source>
      <translation>Motivo</translation>
    </message>
    <message>
      <source>when it publishes</source>
      <translation>quando publica</translation>
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
      <translation>Este feed não existe mais</translation>
    </message>
    <message>
      <source>You’re no longer subscribed to it.</source>
      <translation>Você não o assina mais.</translation>
    </message>
    <message>
      <source>{paragraph} Today: {done} done, {planned} scheduled.</source>
      <translation>{paragraph} Hoje: feitas {done}, previstas {planned}.</translation>
    </message>
    <message>
      <source>Fetches per day so far</source>
      <translation>Consultas por dia até agora</translation>
    </message>
    <message>
      <source>Data per day</source>
      <translation>Dados/dia</translation>
    </message>
    <message>
      <source>Articles per day</source>
      <translation>Artigos/dia</translation>
    </message>
    <message>
      <source>Ready when you open Paperround</source>
      <translation>Já aqui quando você olha</translation>
    </message>
    <message>
      <source>Articles in feed</source>
      <translation>Contém</translation>
    </message>
    <message>
      <source>Server says when nothing changed</source>
      <translation>O servidor avisa se nada mudou</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}, because you usually read around {visit}. Paperround is still learning when it publishes.</source>
      <translation>Consultado {times} por dia (próxima: {time}), porque você costuma olhar por volta das {visit}. Ainda não se sabe a que horas publica.</translation>
    </message>
    <message>
      <source>Unsubscribe from {feed}</source>
      <translation>Cancelar a assinatura de {feed}</translation>
    </message>
    <message>
      <source>Yes</source>
      <translation>Sim</translation>
    </message>
    <message>
      <source>No</source>
      <translation>Não</translation>
    </message>
    <message>
      <source>Publisher’s minimum interval</source>
      <translation>Intervalo mínimo do editor</translation>
    </message>
    <message numerus="yes">
      <source>{n} hours a day</source>
      <translation>
        <numerusform>{n} hora por dia</numerusform>
        <numerusform>{n} horas por dia</numerusform>
      </translation>
    </message>
    <message>
      <source>Hours the publisher excludes</source>
      <translation>Horas excluídas pelo editor</translation>
    </message>
    <message>
      <source>{time} scheduled</source>
      <translation>{time}, previsto</translation>
    </message>
    <message>
      <source>{time}: the fetch that brought the article</source>
      <translation>{time}: a consulta que trouxe o artigo</translation>
    </message>
    <message numerus="yes">
      <source>{n} new</source>
      <translation>
        <numerusform>{n} novo</numerusform>
        <numerusform>{n} novos</numerusform>
      </translation>
    </message>
    <message>
      <source>Today {time}</source>
      <translation>Hoje {time}</translation>
    </message>
    <message>
      <source>Yesterday {time}</source>
      <translation>Ontem {time}</translation>
    </message>
    <message>
      <source>Tomorrow {time}</source>
      <translation>Amanhã {time}</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}, because it publishes mostly between {begin} and {end}. Paperround is still learning when you read.</source>
      <translation>Consultado {times} por dia (próxima: {time}), porque publica mais entre {begin} e {end} horas. Ainda não se sabe quando você costuma olhar.</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}. Paperround is still learning when you read.</source>
      <translation>Consultado {times} por dia (próxima: {time}). Ainda não se sabe quando você costuma olhar.</translation>
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
      <translation>Dados desde {time}</translation>
    </message>
    <message>
      <source>Status</source>
      <translation>Estado</translation>
    </message>
    <message>
      <source>You rarely open {feeds}. Together they use {share} of your fetches.</source>
      <translation>Você quase não abre {feeds}. Juntos, usam {share} das suas consultas.</translation>
    </message>
    <message>
      <source>about {n}</source>
      <translation>cerca de {n}</translation>
    </message>
    <message>
      <source>Filter feeds by name</source>
      <translation>Filtrar feeds por nome</translation>
    </message>
    <message>
      <source>Feeds shown</source>
      <translation>Feeds mostrados</translation>
    </message>
    <message>
      <source>Reading history is off, so it isn’t known which feeds you rarely open.</source>
      <translation>O histórico de leitura está desligado, então não se sabe quais feeds você quase não abre.</translation>
    </message>
    <message numerus="yes">
      <source>Once you’ve opened {n} articles, feeds you rarely read are listed here. {m} so far.</source>
      <translation>
        <numerusform>Depois de {n} artigo aberto, os feeds que você quase não lê aparecem aqui. Até agora, {m}.</numerusform>
        <numerusform>Depois de {n} artigos abertos, os feeds que você quase não lê aparecem aqui. Até agora, {m}.</numerusform>
      </translation>
    </message>
    <message>
      <source>You read something from every busy feed now and then.</source>
      <translation>De vez em quando você lê algo de cada feed que publica muito.</translation>
    </message>
    <message>
      <source>You rarely open {feeds}. It uses {share} of your fetches.</source>
      <translation>Você quase não abre {feeds}. Usa {share} das suas consultas.</translation>
    </message>
    <message>
      <source>Opened {n} of {count} in {days} days</source>
      <translation>Abertos {n} de {count} em {days} dias</translation>
    </message>
    <message>
      <source>{n} so far</source>
      <translation>{n} até agora</translation>
    </message>
    <message>
      <source>Filter</source>
      <translation>Filtrar</translation>
    </message>
    <message>
      <source>Needs attention</source>
      <translation>Pedem atenção</translation>
    </message>
    <message>
      <source>Rarely opened</source>
      <translation>Pouco abertos</translation>
    </message>
    <message numerus="yes">
      <source>over the last {n} days</source>
      <translation>
        <numerusform>no último dia ({n})</numerusform>
        <numerusform>nos últimos {n} dias</numerusform>
      </translation>
    </message>
    <message>
      <source>Next fetch</source>
      <translation>Próxima</translation>
    </message>
    <message>
      <source>No feeds yet</source>
      <translation>Nenhum feed ainda</translation>
    </message>
    <message>
      <source>Add a feed to see its activity here.</source>
      <translation>Adicione um feed e aqui aparecerá o que suas consultas trazem.</translation>
    </message>
    <message numerus="yes">
      <source>{feeds}. {n} need attention: {names}.</source>
      <translation>
        <numerusform>{feeds}. {n} pede atenção: {names}.</numerusform>
        <numerusform>{feeds}. {n} pedem atenção: {names}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Counting since {time}. Daily figures appear after one full day.</source>
      <translation>Consultas e dados são contados desde {time}; valores por dia vêm depois de um dia inteiro.</translation>
    </message>
    <message>
      <source>Based on publication dates</source>
      <translation>Pelas datas dos seus artigos</translation>
    </message>
    <message>
      <source>Fetches that found nothing new</source>
      <translation>Consultas sem novidades</translation>
    </message>
    <message>
      <source>Average minutes you waited for one of its articles</source>
      <translation>Minutos que você esperou, em média, por um artigo dele ao olhar</translation>
    </message>
    <message>
      <source>{feeds}. All OK.</source>
      <translation>{feeds}. Tudo em ordem.</translation>
    </message>
    <message>
      <source>{problem} ({status})</source>
      <translation>{problem} ({status})</translation>
    </message>
    <message>
      <source>{feeds}. One needs attention: {names}.</source>
      <translation>{feeds}. Um pede atenção: {names}.</translation>
    </message>
    <message>
      <source>Calculating…</source>
      <translation>Calculando…</translation>
    </message>
    <message>
      <source>Couldn’t calculate these figures.</source>
      <translation>Não foi possível calcular estes números.</translation>
    </message>
    <message>
      <source>At weekends you start about {hours} earlier.</source>
      <translation>Nos fins de semana você começa cerca de {hours} mais cedo.</translation>
    </message>
    <message>
      <source>{day} {begin}:00 to {end}:00</source>
      <translation>{day} {begin}:00–{end}:00</translation>
    </message>
    <message numerus="yes">
      <source>You read at this time in {n} of the last {m} weeks.</source>
      <translation>
        <numerusform>Você olhou {n} vez em {m}.</numerusform>
        <numerusform>Você olhou {n} vezes em {m}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Sessions a day</source>
      <translation>Sessões por dia</translation>
    </message>
    <message>
      <source>Stored only on this computer: when you used the window and which feed was open.</source>
      <translation>Guardado só neste computador: quando a janela esteve em uso e qual feed estava aberto.</translation>
    </message>
    <message numerus="yes">
      <source>Low confidence ({n} days)</source>
      <translation>
        <numerusform>Estimativa, {n} dia</numerusform>
        <numerusform>Estimativa, {n} dias</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Low confidence ({n} of {m})</source>
      <translation>
        <numerusform>Estimativa, {n} de {m}</numerusform>
        <numerusform>Estimativa, {n} de {m}</numerusform>
      </translation>
    </message>
    <message>
      <source>Your week, hour by hour</source>
      <translation>Sua semana, sete dias por 24 horas</translation>
    </message>
    <message>
      <source>Reading times</source>
      <translation>Horários de leitura</translation>
    </message>
    <message>
      <source>Confidence</source>
      <translation>Grau de certeza</translation>
    </message>
    <message numerus="yes">
      <source>Paperround hasn’t seen you read yet. After about {n} days, around {day}, it will know your daily pattern.</source>
      <translation>
        <numerusform>O Paperround ainda não viu você ler. Depois de cerca de {n} dia, distinguirá suas manhãs das suas noites (por volta de {day}).</numerusform>
        <numerusform>O Paperround ainda não viu você ler. Depois de cerca de {n} dias, distinguirá suas manhãs das suas noites (por volta de {day}).</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Paperround has seen you read since {since}. After about {n} days, around {day}, it will know your daily pattern.</source>
      <translation>
        <numerusform>O Paperround vê você ler desde {since}. Depois de cerca de {n} dia, distinguirá suas manhãs das suas noites (por volta de {day}).</numerusform>
        <numerusform>O Paperround vê você ler desde {since}. Depois de cerca de {n} dias, distinguirá suas manhãs das suas noites (por volta de {day}).</numerusform>
      </translation>
    </message>
    <message>
      <source>You don’t read at any particular time of day.</source>
      <translation>Você não olha em nenhuma hora certa do dia.</translation>
    </message>
    <message>
      <source>an hour</source>
      <translation>uma hora</translation>
    </message>
    <message>
      <source>At weekends you start about {hours} later.</source>
      <translation>Nos fins de semana você começa cerca de {hours} mais tarde.</translation>
    </message>
    <message numerus="yes">
      <source>You read at this time in {n} of the last {m} weeks, for about {minutes} min.</source>
      <translation>
        <numerusform>Você olhou {n} vez em {m}, por cerca de {minutes} min.</numerusform>
        <numerusform>Você olhou {n} vezes em {m}, por cerca de {minutes} min.</numerusform>
      </translation>
    </message>
    <message>
      <source>Each feed</source>
      <translation>Cada feed</translation>
    </message>
    <message>
      <source>Learning is paused. Nothing is recorded until you resume.</source>
      <translation>O aprendizado está pausado: nada é anotado até você retomar.</translation>
    </message>
    <message numerus="yes">
      <source>Medium confidence ({n} days)</source>
      <translation>
        <numerusform>Bastante certo, {n} dia</numerusform>
        <numerusform>Bastante certo, {n} dias</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>High confidence ({n} days)</source>
      <translation>
        <numerusform>Certo, {n} dia</numerusform>
        <numerusform>Certo, {n} dias</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Medium confidence ({n} of {m})</source>
      <translation>
        <numerusform>Bastante certo, {n} de {m}</numerusform>
        <numerusform>Bastante certo, {n} de {m}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>High confidence ({n} of {m})</source>
      <translation>
        <numerusform>Certo, {n} de {m}</numerusform>
        <numerusform>Certo, {n} de {m}</numerusform>
      </translation>
    </message>
    <message>
      <source>never</source>
      <translation>nunca</translation>
    </message>
    <message>
      <source>almost always</source>
      <translation>quase sempre</translation>
    </message>
    <message>
      <source>You usually read around {times}.</source>
      <translation>Você costuma olhar por volta das {times}.</translation>
    </message>
    <message>
      <source>today</source>
      <translation>hoje</translation>
    </message>
    <message numerus="yes">
      <source>{n} in {m} days</source>
      <translation>
        <numerusform>{n} em {m} dias</numerusform>
        <numerusform>{n} em {m} dias</numerusform>
      </translation>
    </message>
    <message>
      <source>Weekdays</source>
      <translation>Dias úteis</translation>
    </message>
    <message>
      <source>Weekends</source>
      <translation>Fins de semana</translation>
    </message>
    <message>
      <source>Resume learning</source>
      <translation>Retomar aprendizado</translation>
    </message>
    <message>
      <source>Pause learning</source>
      <translation>Pausar aprendizado</translation>
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
      <translation>Sua semana</translation>
    </message>
    <message numerus="yes">
      <source>You didn’t read at this time in any of the last {n} weeks.</source>
      <translation>
        <numerusform>Você não olhou no último ({n}).</numerusform>
        <numerusform>Você não olhou em nenhum dos últimos {n}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{day}: {n} sessions</source>
      <translation>
        <numerusform>{day}: {n} sessão</numerusform>
        <numerusform>{day}: {n} sessões</numerusform>
      </translation>
    </message>
    <message>
      <source>No data for {day} yet.</source>
      <translation>{day}: nada se sabe ainda.</translation>
    </message>
    <message>
      <source>Weekend pattern expected around {day}.</source>
      <translation>Os fins de semana serão conhecidos por volta de {day}.</translation>
    </message>
    <message>
      <source>{share} fewer</source>
      <translation>{share} a menos</translation>
    </message>
    <message>
      <source>{share} more</source>
      <translation>{share} a mais</translation>
    </message>
    <message>
      <source>{share} less</source>
      <translation>{share} a menos</translation>
    </message>
    <message numerus="yes">
      <source>In the last {n} full days, Paperround made {change} fetches than refreshing the same {feeds} every hour, in {batches} batches a day instead of {hours}.</source>
      <translation>
        <numerusform>No último {n} dia completo, o Paperround fez {change} consultas do que consultando a cada hora {feeds}, em {batches} grupos por dia em vez de {hours}.</numerusform>
        <numerusform>Nos últimos {n} dias completos, o Paperround fez {change} consultas do que consultando a cada hora {feeds}, em {batches} grupos por dia em vez de {hours}.</numerusform>
      </translation>
    </message>
    <message>
      <source>New articles kept you waiting {change} on average.</source>
      <translation>Os artigos novos fizeram você esperar {change} em média.</translation>
    </message>
    <message>
      <source>Batches</source>
      <translation>Despertares</translation>
    </message>
    <message>
      <source>Radio time (estimated)</source>
      <translation>Tempo de rádio (estimado)</translation>
    </message>
    <message>
      <source>Radio time</source>
      <translation>Rádio ligado</translation>
    </message>
    <message>
      <source>Figure of the chart</source>
      <translation>Número do gráfico</translation>
    </message>
    <message>
      <source>A day, on average</source>
      <translation>Média por dia</translation>
    </message>
    <message>
      <source>All figures and how they’re counted</source>
      <translation>Todos os números e como são contados</translation>
    </message>
    <message>
      <source>Requests for feeds, not counting images</source>
      <translation>Pedidos enviados por feeds; sem imagens</translation>
    </message>
    <message>
      <source>Compare strategies…</source>
      <translation>Comparar estratégias…</translation>
    </message>
    <message>
      <source>Paperround, every hour, on opening and once a day, with your own last days</source>
      <translation>Paperround, a cada hora, ao abrir e uma vez por dia, com seus últimos dias</translation>
    </message>
    <message>
      <source>In return, new articles kept you waiting {change} on average.</source>
      <translation>Em troca, os artigos novos fizeram você esperar {change} em média.</translation>
    </message>
    <message>
      <source>a day</source>
      <translation>por dia</translation>
    </message>
    <message>
      <source>In all</source>
      <translation>No total</translation>
    </message>
    <message>
      <source>All data, a day on average</source>
      <translation>Todos os dados, média por dia</translation>
    </message>
    <message>
      <source>Refresh on opening</source>
      <translation>Atualizar ao abrir</translation>
    </message>
    <message>
      <source>How it is counted</source>
      <translation>Como é contado</translation>
    </message>
    <message>
      <source>every feed every hour</source>
      <translation>todo feed a cada hora</translation>
    </message>
    <message>
      <source>Too early to say: one day so far.</source>
      <translation>Cedo demais para dizer: um dia até agora.</translation>
    </message>
    <message>
      <source>Since {time}: {fetches} in {wake_ups}, {size}.</source>
      <translation>Desde {time}: {fetches} em {wake_ups}, {size}.</translation>
    </message>
    <message>
      <source>Savings are counted in full days. First results on {day}.</source>
      <translation>O que as consultas poupam é contado em dias inteiros; os primeiros números vêm em {day}.</translation>
    </message>
    <message>
      <source>Measured for Paperround, estimated from feed sizes for the others</source>
      <translation>Medidos aqui; os outros pelos tamanhos de cada feed</translation>
    </message>
    <message>
      <source>Average wait for a new article</source>
      <translation>Espera por novidades</translation>
    </message>
    <message>
      <source>From publication until you could read it, averaged over all articles</source>
      <translation>Da publicação a cada vez que você olha sem encontrá-lo</translation>
    </message>
    <message>
      <source>Ready on time</source>
      <translation>Já aqui</translation>
    </message>
    <message>
      <source>New articles that were ready the next time you opened Paperround</source>
      <translation>Novos artigos já aqui na primeira vez que você olhou</translation>
    </message>
    <message>
      <source>Missed articles</source>
      <translation>Artigos perdidos</translation>
    </message>
    <message>
      <source>Dropped out of the feed before it was fetched (estimated)</source>
      <translation>Saíram do feed antes de uma consulta; aqui estimados pelas lacunas</translation>
    </message>
    <message>
      <source>Bursts of network activity (fetches close together count as one)</source>
      <translation>Vezes que as consultas ocuparam o computador; próximas contam como uma</translation>
    </message>
    <message>
      <source>Estimated for a mobile connection, where the radio stays on for 12 s after each burst</source>
      <translation>Como em uma linha móvel, onde fica ligado por 12 s após cada despertar</translation>
    </message>
    <message>
      <source>Processor time</source>
      <translation>Tempo de processador</translation>
    </message>
    <message>
      <source>Of all parts of Paperround</source>
      <translation>De todas as partes do Paperround</translation>
    </message>
    <message>
      <source>Compared with fetching every hour above</source>
      <translation>Acima, em comparação com consultar a cada hora</translation>
    </message>
    <message>
      <source>In articles you opened and in lists</source>
      <translation>Nos artigos que você abriu e nas listas</translation>
    </message>
    <message>
      <source>Icons</source>
      <translation>Ícones</translation>
    </message>
    <message>
      <source>Feed icons, checked once a month</source>
      <translation>Dos feeds, procurados uma vez por mês</translation>
    </message>
    <message>
      <source>Full articles</source>
      <translation>Artigos completos</translation>
    </message>
    <message>
      <source>Loaded from their web pages</source>
      <translation>Baixados das suas páginas na web</translation>
    </message>
    <message>
      <source>Articles and images downloaded ahead</source>
      <translation>Artigos e imagens baixados com antecedência</translation>
    </message>
    <message>
      <source>Episodes you downloaded and those downloaded ahead</source>
      <translation>Gravações que você baixou e as baixadas com antecedência</translation>
    </message>
    <message>
      <source>Accounts</source>
      <translation>Contas</translation>
    </message>
    <message>
      <source>Synchronizing with servers</source>
      <translation>Sincronização com servidores</translation>
    </message>
    <message>
      <source>Mail</source>
      <translation>E-mail</translation>
    </message>
    <message>
      <source>Newsletters</source>
      <translation>Boletins</translation>
    </message>
    <message>
      <source>Updates</source>
      <translation>Atualizações</translation>
    </message>
    <message>
      <source>Checking for a new version of Paperround</source>
      <translation>Verificação de uma nova versão do Paperround</translation>
    </message>
    <message>
      <source>this week</source>
      <translation>esta semana</translation>
    </message>
    <message>
      <source>no data yet</source>
      <translation>ainda não se sabe quando você olha</translation>
    </message>
    <message>
      <source>{n}, hourly {m}</source>
      <translation>{n}, a cada hora {m}</translation>
    </message>
    <message>
      <source>{n} a day, hourly {m}</source>
      <translation>{n} por dia, a cada hora {m}</translation>
    </message>
    <message>
      <source>{day}: {ours}, hourly {theirs}</source>
      <translation>{day}: {ours}, a cada hora {theirs}</translation>
    </message>
    <message>
      <source>{measure} compared with hourly</source>
      <translation>{measure} em relação a cada hora</translation>
    </message>
    <message>
      <source>hourly: {m}. Too early for a percentage.</source>
      <translation>a cada hora {m}; cedo para comparar</translation>
    </message>
    <message numerus="yes">
      <source>Last {n} days</source>
      <translation>
        <numerusform>Último {n} dia</numerusform>
        <numerusform>Últimos {n} dias</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Too early to say: {n} days so far.</source>
      <translation>
        <numerusform>Cedo demais para dizer: {n} dia até agora.</numerusform>
        <numerusform>Cedo demais para dizer: {n} dias até agora.</numerusform>
      </translation>
    </message>
    <message>
      <source>{n} a day</source>
      <translation>{n} por dia</translation>
    </message>
    <message>
      <source>strategy</source>
      <translation>estratégia</translation>
    </message>
    <message>
      <source>{name} from {first} to {last}, compared with as many days before:</source>
      <translation>{name}, de {first} a {last}, em relação a outros tantos dias antes:</translation>
    </message>
    <message>
      <source>Use Paperround’s own strategy</source>
      <translation>Usar a estratégia do Paperround</translation>
    </message>
    <message>
      <source>Before and with the other strategy</source>
      <translation>Antes e com a outra estratégia</translation>
    </message>
    <message>
      <source>Strategy in use: {name}, until {day}.</source>
      <translation>Estratégia em uso: {name}, até {day}.</translation>
    </message>
    <message>
      <source>Batches per day</source>
      <translation>Despertares do computador por dia</translation>
    </message>
    <message>
      <source>Before</source>
      <translation>Antes</translation>
    </message>
    <message>
      <source>With it</source>
      <translation>Com ela</translation>
    </message>
    <message>
      <source>Since {day}, compared with as many days before:</source>
      <translation>Desde {day}, em relação a outros tantos dias antes:</translation>
    </message>
    <message>
      <source>Strategy in use: {name}.</source>
      <translation>Estratégia em uso: {name}.</translation>
    </message>
    <message>
      <source>{name} synced {times} ({size}). Hourly would have been {hours}.</source>
      <translation>{name}: consultado {times}, {size}; a cada hora seriam {hours}.</translation>
    </message>
    <message>
      <source>Offline from {begin} to {end}</source>
      <translation>Offline das {begin} às {end}</translation>
    </message>
    <message>
      <source>You were offline, so nothing was fetched. That isn’t an error.</source>
      <translation>Não havia conexão, então nada foi baixado e nada conta como erro.</translation>
    </message>
    <message>
      <source>1 article with images is downloaded for {time} ({size}).</source>
      <translation>1 artigo com suas imagens está aqui para {time}, {size}.</translation>
    </message>
    <message>
      <source>Timeline of {day}. {done} done, {planned} scheduled. You read: {times}.</source>
      <translation>Linha do tempo: {day}. Feitos {done}, previstos {planned}. Você olhou: {times}.</translation>
    </message>
    <message>
      <source>Nothing is scheduled yet. Scheduling starts with background refresh.</source>
      <translation>Nada previsto: o Paperround planeja assim que seu serviço estiver em execução.</translation>
    </message>
    <message numerus="yes">
      <source>{n} batches, {m} fetches. Each batch wakes the network once.</source>
      <translation>
        <numerusform>{n} despertar, consultas: {m}. Cada despertar ativa a rede uma vez.</numerusform>
        <numerusform>{n} despertares, consultas: {m}. Cada despertar ativa a rede uma vez.</numerusform>
      </translation>
    </message>
    <message>
      <source>Not running from {begin} to {end}</source>
      <translation>Parado das {begin} às {end}</translation>
    </message>
    <message>
      <source>Paperround was closed or the computer was off, so nothing was fetched.</source>
      <translation>O Paperround estava fechado ou o computador desligado, então nada pôde ser consultado.</translation>
    </message>
    <message numerus="yes">
      <source>{n} articles with images are downloaded for {time} ({size}).</source>
      <translation>
        <numerusform>{n} artigo com imagens está aqui para {time}, {size}.</numerusform>
        <numerusform>{n} artigos com imagens estão aqui para {time}, {size}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} articles are downloaded for {time} ({size}).</source>
      <translation>
        <numerusform>{n} artigo está aqui para {time}, {size}.</numerusform>
        <numerusform>{n} artigos estão aqui para {time}, {size}.</numerusform>
      </translation>
    </message>
    <message>
      <source>You’re usually offline then.</source>
      <translation>Nessa hora você costuma estar sem conexão.</translation>
    </message>
    <message>
      <source>Schedule</source>
      <translation>Programação</translation>
    </message>
    <message>
      <source>Day</source>
      <translation>Dia</translation>
    </message>
    <message>
      <source>Download articles before</source>
      <translation>Baixar artigos antes de</translation>
    </message>
    <message>
      <source>Coming up</source>
      <translation>O que vem em seguida</translation>
    </message>
    <message>
      <source>Articles are downloaded before you go offline</source>
      <translation>Os artigos são baixados antes de você ficar offline</translation>
    </message>
    <message>
      <source>There was nothing new.</source>
      <translation>Nada de novo tinha sido publicado.</translation>
    </message>
    <message>
      <source>Nothing is scheduled for tomorrow yet.</source>
      <translation>Ainda não há nada previsto para amanhã.</translation>
    </message>
    <message>
      <source>not yet</source>
      <translation>ainda não</translation>
    </message>
    <message>
      <source>New articles</source>
      <translation>Novos artigos</translation>
    </message>
    <message>
      <source>{reason}, open</source>
      <translation>{reason}, expandido</translation>
    </message>
    <message>
      <source>{reason}, folded</source>
      <translation>{reason}, recolhido</translation>
    </message>
    <message>
      <source>1 batch, {m} fetches. Each batch wakes the network once.</source>
      <translation>1 despertar, consultas: {m}. Cada despertar ativa a rede uma vez.</translation>
    </message>
    <message>
      <source>Asleep from {begin} to {end}</source>
      <translation>Suspenso das {begin} às {end}</translation>
    </message>
    <message>
      <source>The computer was asleep, so nothing was fetched.</source>
      <translation>O computador estava suspenso, então nada pôde ser consultado.</translation>
    </message>
    <message>
      <source>Yesterday</source>
      <translation>Ontem</translation>
    </message>
    <message>
      <source>Tomorrow</source>
      <translation>Amanhã</translation>
    </message>
    <message>
      <source>Wait avoided</source>
      <translation>Espera evitada</translation>
    </message>
    <message>
      <source>Add a feed to see its fetches here.</source>
      <translation>Adicione um feed e suas consultas aparecerão aqui.</translation>
    </message>
    <message>
      <source>{wake_ups}, {fetches}.</source>
      <translation>{wake_ups}, {fetches}.</translation>
    </message>
    <message>
      <source>You didn’t read on this day.</source>
      <translation>Neste dia você não olhou.</translation>
    </message>
    <message>
      <source>You read {times}.</source>
      <translation>Você olhou {times}.</translation>
    </message>
    <message>
      <source>Nothing new since you subscribed.</source>
      <translation>Nada de novo foi publicado desde que você assinou.</translation>
    </message>
    <message>
      <source>Of the new articles known so far, {share} were ready when you read.</source>
      <translation>Dos novos artigos conhecidos até agora, {share} já estavam aqui quando você olhou.</translation>
    </message>
    <message>
      <source>{polls} scheduled until {time}. The rest is scheduled closer to the time.</source>
      <translation>Previsto até {time}: {polls}. O resto é planejado mais perto do dia.</translation>
    </message>
    <message numerus="yes">
      <source>{time}, fetched · {feeds}, {n} new</source>
      <translation>
        <numerusform>{time}, consulta · {feeds}, {n} novo</numerusform>
        <numerusform>{time}, consulta · {feeds}, {n} novos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{names} and {n} more.</source>
      <translation>
        <numerusform>{names} e mais {n}.</numerusform>
        <numerusform>{names} e mais {n}.</numerusform>
      </translation>
    </message>
    <message>
      <source>No fetches on this day.</source>
      <translation>Nenhuma consulta neste dia.</translation>
    </message>
    <message>
      <source>You were here {spans}.</source>
      <translation>Você esteve aqui: {spans}.</translation>
    </message>
    <message>
      <source>You often read offline around {time}.</source>
      <translation>Você costuma ler offline por volta das {time}.</translation>
    </message>
    <message numerus="yes">
      <source>{n} couldn’t be downloaded in full.</source>
      <translation>
        <numerusform>{n} deles não pôde ser baixado por inteiro.</numerusform>
        <numerusform>{n} deles não puderam ser baixados por inteiro.</numerusform>
      </translation>
    </message>
    <message>
      <source>Nothing new</source>
      <translation>Nada de novo</translation>
    </message>
    <message>
      <source>Scheduled</source>
      <translation>Previsto</translation>
    </message>
    <message>
      <source>You read</source>
      <translation>Sua leitura</translation>
    </message>
    <message>
      <source>Asleep, off or offline</source>
      <translation>Suspenso, desligado ou offline</translation>
    </message>
    <message>
      <source>Waiting time these fetches save you</source>
      <translation>Tempo de espera que estas consultas evitam</translation>
    </message>
    <message>
      <source>{time}, scheduled · {feeds} in one batch</source>
      <translation>{time}, previsto · {feeds} em um despertar</translation>
    </message>
    <message>
      <source>{time}, fetched · {feeds}, nothing new</source>
      <translation>{time}, consulta · {feeds}, nada de novo</translation>
    </message>
    <message numerus="yes">
      <source>{time} and {n} more</source>
      <translation>
        <numerusform>{time} e mais {n}</numerusform>
        <numerusform>{time} e mais {n}</numerusform>
      </translation>
    </message>
    <message>
      <source>Asleep until {time}</source>
      <translation>Suspenso até as {time}</translation>
    </message>
    <message>
      <source>Closed until {time}</source>
      <translation>Parado até as {time}</translation>
    </message>
    <message>
      <source>Asleep</source>
      <translation>Suspenso</translation>
    </message>
    <message>
      <source>Closed</source>
      <translation>Parado</translation>
    </message>
    <message>
      <source>Timeline of the day</source>
      <translation>Linha do tempo do dia</translation>
    </message>
    <message>
      <source>Not enough data yet. It takes about 10 days of reading.</source>
      <translation>Ainda não se sabe: é o primeiro dia. Depois de cerca de 10, sim.</translation>
    </message>
    <message>
      <source>When you
usually read</source>
      <translation>Quando você
costuma olhar</translation>
    </message>
    <message>
      <source>0 feeds</source>
      <translation>0 feeds</translation>
    </message>
    <message numerus="yes">
      <source>Paperround has seen you read on {n} days. After about 10 it will know your daily pattern.</source>
      <translation>
        <numerusform>Leitura vista em {n} dia. Depois de cerca de 10, suas manhãs se distinguem das noites.</numerusform>
        <numerusform>Leitura vista em {n} dias. Depois de cerca de 10, suas manhãs se distinguem das noites.</numerusform>
      </translation>
    </message>
    <message>
      <source>Now {time}</source>
      <translation>Agora {time}</translation>
    </message>
    <message>
      <source>Usually off</source>
      <translation>Em geral desligado</translation>
    </message>
    <message>
      <source>Estimate</source>
      <translation>Estimativa por enquanto</translation>
    </message>
    <message>
      <source>No fetch scheduled</source>
      <translation>Nenhuma consulta prevista</translation>
    </message>
    <message numerus="yes">
      <source>{n}, all OK</source>
      <translation>
        <numerusform>{n}, tudo em ordem</numerusform>
        <numerusform>{n}, tudo em ordem</numerusform>
      </translation>
    </message>
    <message>
      <source>Back to reading</source>
      <translation>Voltar à leitura</translation>
    </message>
    <message>
      <source>Insights pages</source>
      <translation>Páginas das análises</translation>
    </message>
    <message>
      <source>Learn more</source>
      <translation>Saiba mais</translation>
    </message>
    <message>
      <source>Page of Insights</source>
      <translation>Página das análises</translation>
    </message>
    <message>
      <source>{share} more fetches</source>
      <translation>{share} de consultas a mais</translation>
    </message>
    <message>
      <source>{share} fewer fetches</source>
      <translation>{share} de consultas a menos</translation>
    </message>
    <message>
      <source>Medium confidence</source>
      <translation>Bastante certo</translation>
    </message>
    <message>
      <source>High confidence</source>
      <translation>Certo</translation>
    </message>
    <message numerus="yes">
      <source>{n}, one needs attention</source>
      <translation>
        <numerusform>{n}, um pede atenção</numerusform>
        <numerusform>{n}, um pede atenção</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n}, {m} need attention</source>
      <translation>
        <numerusform>{n}, {m} pede atenção</numerusform>
        <numerusform>{n}, {m} pedem atenção</numerusform>
      </translation>
    </message>
    <message>
      <source>Next fetch {time}</source>
      <translation>Próxima consulta {time}</translation>
    </message>
    <message numerus="yes">
      <source>{n} fetches a day</source>
      <translation>
        <numerusform>{n} consulta por dia</numerusform>
        <numerusform>{n} consultas por dia</numerusform>
      </translation>
    </message>
    <message>
      <source>Mark all as read in {place}: {posts}</source>
      <translation>Marcar todos como lidos: {place} – {posts}</translation>
    </message>
    <message>
      <source>Mark as unread</source>
      <translation>Marcar como não lido</translation>
    </message>
    <message>
      <source>Mark as read</source>
      <translation>Marcar como lido</translation>
    </message>
    <message>
      <source>Unstar</source>
      <translation>Tirar a estrela</translation>
    </message>
    <message>
      <source>Read</source>
      <translation>Lidos</translation>
    </message>
    <message>
      <source>Remove highlight</source>
      <translation>Tirar o destaque</translation>
    </message>
    <message>
      <source>Mark all as read in {place}</source>
      <translation>Marcar todos como lidos: {place}</translation>
    </message>
    <message numerus="yes">
      <source>{n} or more new</source>
      <translation>
        <numerusform>{n} ou mais novos</numerusform>
        <numerusform>{n} ou mais novos</numerusform>
      </translation>
    </message>
    <message>
      <source>Show folder</source>
      <translation>Mostrar pasta</translation>
    </message>
    <message>
      <source>Enter password…</source>
      <translation>Digitar senha…</translation>
    </message>
    <message>
      <source>{what}. Press Ctrl+Z to undo.</source>
      <translation>{what}. Desfaça com Control Z.</translation>
    </message>
    <message>
      <source>Clear</source>
      <translation>Limpar</translation>
    </message>
    <message>
      <source>less than 1 article a year</source>
      <translation>menos de um artigo por ano</translation>
    </message>
    <message>
      <source>played</source>
      <translation>ouvido</translation>
    </message>
    <message>
      <source>1 min listen</source>
      <translation>1 minuto de áudio</translation>
    </message>
    <message>
      <source>about 1 article a day</source>
      <translation>cerca de um artigo por dia</translation>
    </message>
    <message numerus="yes">
      <source>about {n} articles a day</source>
      <translation>
        <numerusform>cerca de {n} artigo por dia</numerusform>
        <numerusform>cerca de {n} artigos por dia</numerusform>
      </translation>
    </message>
    <message>
      <source>about 1 article a week</source>
      <translation>cerca de um artigo por semana</translation>
    </message>
    <message numerus="yes">
      <source>about {n} articles a week</source>
      <translation>
        <numerusform>cerca de {n} artigo por semana</numerusform>
        <numerusform>cerca de {n} artigos por semana</numerusform>
      </translation>
    </message>
    <message>
      <source>about 1 article a month</source>
      <translation>cerca de um artigo por mês</translation>
    </message>
    <message numerus="yes">
      <source>about {n} articles a month</source>
      <translation>
        <numerusform>cerca de {n} artigo por mês</numerusform>
        <numerusform>cerca de {n} artigos por mês</numerusform>
      </translation>
    </message>
    <message>
      <source>about 1 article a year</source>
      <translation>cerca de um artigo por ano</translation>
    </message>
    <message numerus="yes">
      <source>about {n} articles a year</source>
      <translation>
        <numerusform>cerca de {n} artigo por ano</numerusform>
        <numerusform>cerca de {n} artigos por ano</numerusform>
      </translation>
    </message>
    <message>
      <source>d MMMM</source>
      <translation>d 'de' MMMM</translation>
    </message>
    <message>
      <source>dddd d MMMM</source>
      <translation>dddd, d 'de' MMMM</translation>
    </message>
    <message>
      <source>since today</source>
      <translation>desde hoje</translation>
    </message>
    <message>
      <source>since yesterday</source>
      <translation>desde ontem</translation>
    </message>
    <message>
      <source>1 article</source>
      <translation>1 artigo</translation>
    </message>
    <message>
      <source>1 star</source>
      <translation>1 estrela</translation>
    </message>
    <message>
      <source>Episode</source>
      <translation>Uma gravação</translation>
    </message>
    <message>
      <source>Untitled</source>
      <translation>Um artigo sem texto</translation>
    </message>
    <message>
      <source>twice</source>
      <translation>duas vezes</translation>
    </message>
    <message>
      <source>three times</source>
      <translation>três vezes</translation>
    </message>
    <message>
      <source>four times</source>
      <translation>quatro vezes</translation>
    </message>
    <message>
      <source>five times</source>
      <translation>cinco vezes</translation>
    </message>
    <message>
      <source>1 batch</source>
      <translation>1 despertar</translation>
    </message>
    <message>
      <source>1 fetch</source>
      <translation>1 consulta</translation>
    </message>
    <message>
      <source>in progress</source>
      <translation>começado</translation>
    </message>
    <message>
      <source>{left} of {whole} min left</source>
      <translation>restam {left} de {whole} min</translation>
    </message>
    <message numerus="yes">
      <source>{minutes} min listen</source>
      <translation>
        <numerusform>{minutes} minuto de áudio</numerusform>
        <numerusform>{minutes} minutos de áudio</numerusform>
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
      <translation>há 1 minuto</translation>
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
      <translation>dddd, d 'de' MMMM 'de' yyyy</translation>
    </message>
    <message>
      <source>MMMM yyyy</source>
      <translation>MMMM 'de' yyyy</translation>
    </message>
    <message>
      <source>since {day}</source>
      <translation>desde {day}</translation>
    </message>
    <message>
      <source>{n}%</source>
      <translation>{n}%</translation>
    </message>
    <message numerus="yes">
      <source>{n} unread</source>
      <translation>
        <numerusform>{n} não lido</numerusform>
        <numerusform>{n} não lidos</numerusform>
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
      <translation>em {span}</translation>
    </message>
    <message>
      <source>{some} and {last}</source>
      <translation>{some} e {last}</translation>
    </message>
    <message>
      <source>{time} ago</source>
      <translation>há {time}</translation>
    </message>
    <message>
      <source>Today, {day}</source>
      <translation>Hoje, {day}</translation>
    </message>
    <message>
      <source>Yesterday, {day}</source>
      <translation>Ontem, {day}</translation>
    </message>
    <message numerus="yes">
      <source>{n} articles</source>
      <translation>
        <numerusform>{n} artigo</numerusform>
        <numerusform>{n} artigos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} stars</source>
      <translation>
        <numerusform>{n} estrela</numerusform>
        <numerusform>{n} estrelas</numerusform>
      </translation>
    </message>
    <message>
      <source>Link to {host}</source>
      <translation>Um link para {host}</translation>
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
        <numerusform>{n} despertar</numerusform>
        <numerusform>{n} despertares</numerusform>
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
        <numerusform>há {n} minuto</numerusform>
        <numerusform>há {n} minutos</numerusform>
      </translation>
    </message>
    <message>
      <source>Couldn’t load the list.</source>
      <translation>Não foi possível ler a lista.</translation>
    </message>
    <message>
      <source>all articles</source>
      <translation>todos os artigos</translation>
    </message>
    <message>
      <source>Clear search</source>
      <translation>Limpar pesquisa</translation>
    </message>
    <message>
      <source>Your first articles will appear in a moment.</source>
      <translation>Os primeiros artigos chegam em um instante.</translation>
    </message>
    <message>
      <source>Read a few articles, and suggestions based on them will appear here.</source>
      <translation>Leia alguns artigos. Os assuntos que você lê decidem o que aparece aqui.</translation>
    </message>
    <message>
      <source>No articles today yet</source>
      <translation>Nenhum artigo hoje ainda</translation>
    </message>
    <message>
      <source>Nothing here yet</source>
      <translation>Nada aqui ainda</translation>
    </message>
    <message>
      <source>Show now</source>
      <translation>Mostrar agora</translation>
    </message>
    <message>
      <source>No new articles. Next edition at {time}.</source>
      <translation>Nenhuma novidade em espera. Próximo jornal: {time}.</translation>
    </message>
    <message>
      <source>Refresh anyway</source>
      <translation>Consultar mesmo assim</translation>
    </message>
    <message>
      <source>Add a website you like, or bring your feeds from another reader.</source>
      <translation>Adicione um site de que você gosta ou traga os seus feeds de outro leitor.</translation>
    </message>
    <message>
      <source>No results for “{words}”</source>
      <translation>Nenhum resultado para “{words}”</translation>
    </message>
    <message>
      <source>No connection</source>
      <translation>Sem conexão</translation>
    </message>
    <message>
      <source>Its server asked Paperround to wait until then.</source>
      <translation>Até lá, o servidor pede uma pausa.</translation>
    </message>
    <message>
      <source>Refreshing {what}…</source>
      <translation>Consultando {what}…</translation>
    </message>
    <message>
      <source>Nothing to suggest yet</source>
      <translation>Nada a sugerir ainda</translation>
    </message>
    <message>
      <source>Nothing found yet</source>
      <translation>Nada encontrado ainda</translation>
    </message>
    <message>
      <source>No starred articles</source>
      <translation>Nada com estrela ainda</translation>
    </message>
    <message>
      <source>Press S to star an article and keep it here.</source>
      <translation>Aperte s em um artigo para guardá-lo aqui.</translation>
    </message>
    <message>
      <source>All caught up</source>
      <translation>Tudo lido</translation>
    </message>
    <message>
      <source>1 new article waiting for the {time} edition.</source>
      <translation>1 artigo novo espera o próximo jornal ({time}).</translation>
    </message>
    <message numerus="yes">
      <source>{n} new articles waiting for the {time} edition.</source>
      <translation>
        <numerusform>{n} artigo novo espera o próximo jornal ({time}).</numerusform>
        <numerusform>{n} artigos novos esperam o próximo jornal ({time}).</numerusform>
      </translation>
    </message>
    <message>
      <source>Choose again…</source>
      <translation>Escolher de novo…</translation>
    </message>
    <message>
      <source>Searched {place}.</source>
      <translation>Pesquisado em: {place}.</translation>
    </message>
    <message>
      <source>Search everywhere</source>
      <translation>Pesquisar em tudo</translation>
    </message>
    <message>
      <source>{what} will be fetched at {time}</source>
      <translation>{what}: às {time}</translation>
    </message>
    <message>
      <source>New matches appear here automatically.</source>
      <translation>O que corresponde chega aqui sozinho.</translation>
    </message>
    <message numerus="yes">
      <source>{n} feeds here couldn’t be refreshed.</source>
      <translation>
        <numerusform>Não foi possível baixar {n} feed daqui.</numerusform>
        <numerusform>Não foi possível baixar {n} feeds daqui.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 feed here couldn’t be refreshed.</source>
      <translation>Não foi possível baixar 1 feed daqui.</translation>
    </message>
    <message>
      <source>Browse starter feeds</source>
      <translation>Explorar feeds iniciais</translation>
    </message>
    <message>
      <source>Add a sync account</source>
      <translation>Adicionar uma conta de sincronização</translation>
    </message>
    <message>
      <source>{what} will be fetched once you’re back online.</source>
      <translation>Assim que houver conexão: {what}.</translation>
    </message>
    <message>
      <source>the search for {words}</source>
      <translation>pesquisa por “{words}”</translation>
    </message>
    <message>
      <source>Everywhere</source>
      <translation>Em tudo</translation>
    </message>
    <message>
      <source>Search all articles, not just this list</source>
      <translation>Pesquisar em todos os artigos, não só aqui</translation>
    </message>
    <message>
      <source>Search tips</source>
      <translation>O que se pode digitar aqui</translation>
    </message>
    <message>
      <source>Search tips (Alt+Down)</source>
      <translation>O que se pode digitar aqui (Alt+Baixo)</translation>
    </message>
    <message>
      <source>1 result</source>
      <translation>1 resultado</translation>
    </message>
    <message>
      <source>View options</source>
      <translation>Opções de exibição</translation>
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
      <translation>Linhas</translation>
    </message>
    <message>
      <source>Cards</source>
      <translation>Cartões</translation>
    </message>
    <message>
      <source>night ferry</source>
      <translation>balsa noturna</translation>
    </message>
    <message>
      <source>both words, anywhere</source>
      <translation>as duas palavras, em qualquer lugar</translation>
    </message>
    <message>
      <source>"night ferry"</source>
      <translation>"balsa noturna"</translation>
    </message>
    <message>
      <source>exactly this phrase</source>
      <translation>exatamente esta frase</translation>
    </message>
    <message>
      <source>ferry OR boat</source>
      <translation>balsa OR barco</translation>
    </message>
    <message>
      <source>either word</source>
      <translation>uma delas</translation>
    </message>
    <message>
      <source>ferry -night</source>
      <translation>balsa -noite</translation>
    </message>
    <message>
      <source>leave out a word</source>
      <translation>sem esta palavra</translation>
    </message>
    <message>
      <source>(ferry OR boat) night</source>
      <translation>(balsa OR barco) noite</translation>
    </message>
    <message>
      <source>group with parentheses</source>
      <translation>os parênteses agrupam</translation>
    </message>
    <message>
      <source>title:ferry</source>
      <translation>title:balsa</translation>
    </message>
    <message>
      <source>in the title; also author: and text:</source>
      <translation>no título; também author: e text:</translation>
    </message>
    <message>
      <source>feed:"Harbour Gazette"</source>
      <translation>feed:"Gazeta do Porto"</translation>
    </message>
    <message>
      <source>from this feed</source>
      <translation>deste feed</translation>
    </message>
    <message>
      <source>folder:News</source>
      <translation>folder:Notícias</translation>
    </message>
    <message>
      <source>in this folder</source>
      <translation>nesta pasta</translation>
    </message>
    <message>
      <source>tag:later</source>
      <translation>tag:depois</translation>
    </message>
    <message>
      <source>with this tag</source>
      <translation>com esta etiqueta</translation>
    </message>
    <message>
      <source>is:unread</source>
      <translation>is:unread</translation>
    </message>
    <message>
      <source>also is:read, is:starred</source>
      <translation>não lidos; também is:read, is:starred</translation>
    </message>
    <message>
      <source>after:7d</source>
      <translation>after:7d</translation>
    </message>
    <message>
      <source>from the last 7 days</source>
      <translation>dos últimos sete dias</translation>
    </message>
    <message>
      <source>before:2026-03</source>
      <translation>before:2026-03</translation>
    </message>
    <message>
      <source>before a day, month or year</source>
      <translation>antes de um dia, mês ou ano</translation>
    </message>
    <message>
      <source>Newest</source>
      <translation>Mais novos</translation>
    </message>
    <message>
      <source>Oldest</source>
      <translation>Mais antigos</translation>
    </message>
    <message>
      <source>Relevance</source>
      <translation>Relevância</translation>
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
        <numerusform>o último resultado ({n})</numerusform>
        <numerusform>os últimos {n} resultados</numerusform>
      </translation>
    </message>
    <message>
      <source>Search in {place}</source>
      <translation>Pesquisar em {place}</translation>
    </message>
    <message>
      <source>Try now</source>
      <translation>Tentar agora</translation>
    </message>
    <message>
      <source>Also in 1 other feed</source>
      <translation>Também em 1 feed</translation>
    </message>
    <message>
      <source>1 similar article</source>
      <translation>mais 1 parecido</translation>
    </message>
    <message>
      <source>Also in {feeds}</source>
      <translation>Também em {feeds}</translation>
    </message>
    <message numerus="yes">
      <source>Also in {n} other feeds</source>
      <translation>
        <numerusform>Também em {n} feed</numerusform>
        <numerusform>Também em {n} feeds</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} similar articles</source>
      <translation>
        <numerusform>mais {n} parecido</numerusform>
        <numerusform>mais {n} parecidos</numerusform>
      </translation>
    </message>
    <message>
      <source>Plugged in or charging</source>
      <translation>Na tomada ou carregando</translation>
    </message>
    <message>
      <source>On battery or saving power</source>
      <translation>Na bateria ou poupando energia</translation>
    </message>
    <message>
      <source>Nothing more is scheduled today.</source>
      <translation>Não há mais nada previsto para hoje.</translation>
    </message>
    <message numerus="yes">
      <source>{n} scheduled for later today</source>
      <translation>
        <numerusform>Mais {n} previsto para hoje</numerusform>
        <numerusform>Mais {n} previstos para hoje</numerusform>
      </translation>
    </message>
    <message>
      <source>Online, not metered</source>
      <translation>Online, sem limite</translation>
    </message>
    <message>
      <source>Today’s schedule</source>
      <translation>Programação de hoje</translation>
    </message>
    <message>
      <source>When you usually read</source>
      <translation>Quando você costuma olhar</translation>
    </message>
    <message>
      <source>A typical day</source>
      <translation>Um dia típico</translation>
    </message>
    <message>
      <source>Paused. Refresh still works.</source>
      <translation>Pausado. A consulta manual continua funcionando.</translation>
    </message>
    <message>
      <source>Offline. Fetching resumes when you reconnect.</source>
      <translation>Offline. As consultas voltam quando houver conexão.</translation>
    </message>
    <message numerus="yes">
      <source>{n} scheduled for later today, {m} in reserve</source>
      <translation>
        <numerusform>Mais {n} previsto para hoje, {m} em reserva</numerusform>
        <numerusform>Mais {n} previstos para hoje, {m} em reserva</numerusform>
      </translation>
    </message>
    <message>
      <source>Next batches</source>
      <translation>Próximos despertares</translation>
    </message>
    <message>
      <source>Each batch wakes the network once</source>
      <translation>Cada despertar ativa a rede uma vez</translation>
    </message>
    <message>
      <source>Batch done</source>
      <translation>Despertar concluído</translation>
    </message>
    <message>
      <source>{feeds} · {when}</source>
      <translation>{feeds} · {when}</translation>
    </message>
    <message>
      <source>Resume</source>
      <translation>Retomar</translation>
    </message>
    <message>
      <source>For 1 hour</source>
      <translation>Por 1 hora</translation>
    </message>
    <message>
      <source>Until tomorrow</source>
      <translation>Até amanhã</translation>
    </message>
    <message>
      <source>Until I resume</source>
      <translation>Até eu retomar</translation>
    </message>
    <message>
      <source>{used} of {all} fetches used today</source>
      <translation>{used} de {all} consultas usadas hoje</translation>
    </message>
    <message>
      <source>When you usually read, and today’s batches of fetches</source>
      <translation>Quando você costuma olhar e os despertares de hoje</translation>
    </message>
    <message numerus="yes">
      <source>{time}, {feeds}, {n} new</source>
      <translation>
        <numerusform>{time}, {feeds}, {n} novo</numerusform>
        <numerusform>{time}, {feeds}, {n} novos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} {n} scheduled, next at {time}.</source>
      <translation>
        <numerusform>{done} {n} previsto, próximo às {time}.</numerusform>
        <numerusform>{done} {n} previstos, próximo às {time}.</numerusform>
      </translation>
    </message>
    <message>
      <source>A typical day, until Paperround knows when you read</source>
      <translation>Um dia típico, até o Paperround saber quando você olha</translation>
    </message>
    <message>
      <source>{time}, scheduled, {feeds}</source>
      <translation>{time}, previsto, {feeds}</translation>
    </message>
    <message>
      <source>{time}, {feeds}, nothing new</source>
      <translation>{time}, {feeds}, nada de novo</translation>
    </message>
    <message numerus="yes">
      <source>{n} batches done,</source>
      <translation>
        <numerusform>{n} despertar concluído,</numerusform>
        <numerusform>{n} despertares concluídos,</numerusform>
      </translation>
    </message>
    <message>
      <source>{done} nothing scheduled.</source>
      <translation>{done} nada previsto.</translation>
    </message>
    <message>
      <source>New name</source>
      <translation>Novo nome</translation>
    </message>
    <message>
      <source>You’re subscribed to {feed} twice, at two addresses.</source>
      <translation>Você tem {feed} duas vezes, em dois endereços.</translation>
    </message>
    <message>
      <source>Clear the filter</source>
      <translation>Limpar o filtro</translation>
    </message>
    <message>
      <source>Keep both</source>
      <translation>Manter os dois</translation>
    </message>
    <message>
      <source>{feed} has the same articles as {other}.</source>
      <translation>{feed} traz os mesmos artigos que {other}.</translation>
    </message>
    <message>
      <source>Almost everything in {feed} is also in {other}.</source>
      <translation>Quase tudo o que {feed} publica vem também com {other}.</translation>
    </message>
    <message>
      <source>Searches</source>
      <translation>Pesquisas</translation>
    </message>
    <message>
      <source>Monday</source>
      <translation>segunda-feira</translation>
    </message>
    <message>
      <source>Tuesday</source>
      <translation>terça-feira</translation>
    </message>
    <message>
      <source>Wednesday</source>
      <translation>quarta-feira</translation>
    </message>
    <message>
      <source>Thursday</source>
      <translation>quinta-feira</translation>
    </message>
    <message>
      <source>Friday</source>
      <translation>sexta-feira</translation>
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
      <translation>janeiro</translation>
    </message>
    <message>
      <source>February</source>
      <translation>fevereiro</translation>
    </message>
    <message>
      <source>March</source>
      <translation>março</translation>
    </message>
    <message>
      <source>April</source>
      <translation>abril</translation>
    </message>
    <message>
      <source>May</source>
      <translation>maio</translation>
    </message>
    <message>
      <source>June</source>
      <translation>junho</translation>
    </message>
    <message>
      <source>July</source>
      <translation>julho</translation>
    </message>
    <message>
      <source>August</source>
      <translation>agosto</translation>
    </message>
    <message>
      <source>September</source>
      <translation>setembro</translation>
    </message>
    <message>
      <source>October</source>
      <translation>outubro</translation>
    </message>
    <message>
      <source>November</source>
      <translation>novembro</translation>
    </message>
    <message>
      <source>December</source>
      <translation>dezembro</translation>
    </message>
    <message numerus="yes">
      <source>So you don’t miss anything: it lists only {window} articles, which turn over in {span}.</source>
      <translation>
        <numerusform>Para nada se perder: ele guarda {window} artigo e enche em {span}.</numerusform>
        <numerusform>Para nada se perder: ele guarda {window} artigos e enche em {span}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Grouped with one other feed to save power.</source>
      <translation>Junto com outro, para despertar o rádio uma só vez.</translation>
    </message>
    <message numerus="yes">
      <source>Grouped with {n} other feeds to save power.</source>
      <translation>
        <numerusform>Junto com mais {n}, para despertar o rádio uma só vez.</numerusform>
        <numerusform>Junto com mais {n}, para despertar o rádio uma só vez.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 day</source>
      <translation>1 dia</translation>
    </message>
    <message>
      <source>1 minute</source>
      <translation>1 minuto</translation>
    </message>
    <message>
      <source>a moment</source>
      <translation>um instante</translation>
    </message>
    <message>
      <source>two</source>
      <translation>duas</translation>
    </message>
    <message>
      <source>three</source>
      <translation>três</translation>
    </message>
    <message>
      <source>four</source>
      <translation>quatro</translation>
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
      <translation>sete</translation>
    </message>
    <message>
      <source>eight</source>
      <translation>oito</translation>
    </message>
    <message>
      <source>nine</source>
      <translation>nove</translation>
    </message>
    <message>
      <source>ten</source>
      <translation>dez</translation>
    </message>
    <message>
      <source>eleven</source>
      <translation>onze</translation>
    </message>
    <message>
      <source>twelve</source>
      <translation>doze</translation>
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
      <translation> dia</translation>
    </message>
    <message numerus="yes">
      <source> days</source>
      <translation>
        <numerusform> dia</numerusform>
        <numerusform> dias</numerusform>
      </translation>
    </message>
    <message>
      <source> MB</source>
      <translation> MB</translation>
    </message>
    <message>
      <source>no limit</source>
      <translation>sem limite</translation>
    </message>
    <message>
      <source>Words to highlight</source>
      <translation>Palavras a destacar</translation>
    </message>
    <message>
      <source>Quiet hours</source>
      <translation>Horário de silêncio</translation>
    </message>
    <message>
      <source>Mute notifications for today</source>
      <translation>Sem mais notificações hoje</translation>
    </message>
    <message>
      <source>Closing the window</source>
      <translation>Ao fechar a janela</translation>
    </message>
    <message>
      <source>Tell me about updates</source>
      <translation>Avisar quando houver uma nova versão</translation>
    </message>
    <message>
      <source>Images in articles</source>
      <translation>Imagens nos artigos</translation>
    </message>
    <message>
      <source>Thumbnails in the list</source>
      <translation>Imagens pequenas na lista</translation>
    </message>
    <message>
      <source>Download episodes before I usually listen</source>
      <translation>Baixar gravações antes da hora em que costumo ouvir</translation>
    </message>
    <message>
      <source>Storage limit</source>
      <translation>Mantidas no disco, cerca de</translation>
    </message>
    <message>
      <source>Keep played episodes for</source>
      <translation>Manter depois de ouvidas</translation>
    </message>
    <message>
      <source>Fetching strategy</source>
      <translation>Estratégia de consulta</translation>
    </message>
    <message>
      <source>Never more than this on any day</source>
      <translation>Nunca mais que isso em um dia</translation>
    </message>
    <message>
      <source>Daily data limit</source>
      <translation>Dados por dia para isso</translation>
    </message>
    <message>
      <source>On battery, use at most</source>
      <translation>Disso, na bateria</translation>
    </message>
    <message>
      <source>Share of the daily budget on battery and in power saving mode.</source>
      <translation>Parte do orçamento diário na bateria e no modo de economia de energia.</translation>
    </message>
    <message>
      <source>On a metered connection</source>
      <translation>Em conexão limitada</translation>
    </message>
    <message>
      <source>Share of the daily budget on a metered connection.</source>
      <translation>Parte do orçamento diário em conexão limitada.</translation>
    </message>
    <message>
      <source>While the computer is busy</source>
      <translation>Com o computador ocupado</translation>
    </message>
    <message>
      <source>Share of the daily budget while the computer is busy.</source>
      <translation>Parte do orçamento diário com o computador ocupado.</translation>
    </message>
    <message>
      <source>Batches of fetches per day, about. Each batch wakes the network once.</source>
      <translation>Despertares por dia, aproximadamente. Cada despertar ativa a rede uma vez.</translation>
    </message>
    <message>
      <source>On battery or a metered connection</source>
      <translation>Com pouca energia ou conexão</translation>
    </message>
    <message>
      <source>Batches per day on battery, in power saving mode and on a metered connection.</source>
      <translation>Despertares por dia na bateria, no modo de economia de energia e em conexão limitada.</translation>
    </message>
    <message>
      <source>Parallel connections</source>
      <translation>Sites visitados ao mesmo tempo</translation>
    </message>
    <message>
      <source>Number of servers to fetch from at the same time.</source>
      <translation>Número de servidores a consultar ao mesmo tempo.</translation>
    </message>
    <message>
      <source>Scheduled fetches per minute</source>
      <translation>Consultas previstas por minuto</translation>
    </message>
    <message>
      <source>Most scheduled fetches per minute, even after sleep.</source>
      <translation>Máximo de consultas previstas por minuto, mesmo depois da suspensão.</translation>
    </message>
    <message>
      <source>Proxy</source>
      <translation>Proxy</translation>
    </message>
    <message>
      <source>Proxy for all connections. Empty for none.</source>
      <translation>Proxy para todas as conexões. Vazio para nenhum.</translation>
    </message>
    <message>
      <source>Password command</source>
      <translation>Comando de senha</translation>
    </message>
    <message>
      <source>Command that prints a password, used before the keyring. {user} and {host} are filled in.</source>
      <translation>Comando que imprime uma senha, usado antes do chaveiro. {user} e {host} são preenchidos.</translation>
    </message>
    <message>
      <source>Password file</source>
      <translation>Arquivo de senhas</translation>
    </message>
    <message>
      <source>File that only you can read, used instead of the keyring. Passwords in it are plain text.</source>
      <translation>Arquivo que só você pode ler, usado no lugar do chaveiro. As senhas nele ficam em texto simples.</translation>
    </message>
    <message>
      <source>When I’m offline</source>
      <translation>Quando estou offline</translation>
    </message>
    <message>
      <source>Hold new articles until the next edition</source>
      <translation>Novos artigos esperam o próximo jornal</translation>
    </message>
    <message>
      <source>Keep articles for</source>
      <translation>Manter artigos</translation>
    </message>
    <message>
      <source>Maximum per feed</source>
      <translation>Máximo por feed</translation>
    </message>
    <message>
      <source>Keep daily backups for</source>
      <translation>Manter backups de</translation>
    </message>
    <message>
      <source>Show suggestions in For You</source>
      <translation>Sugerir artigos não lidos na visualização “Para você”</translation>
    </message>
    <message>
      <source>When I read an article, mark the same story in other feeds as read</source>
      <translation>Ao ler um artigo, marcar como lida a mesma notícia em outros feeds</translation>
    </message>
    <message>
      <source>Fetch repetitive feeds less often</source>
      <translation>Consultar menos os feeds que quase só se repetem</translation>
    </message>
    <message>
      <source>Fetch feeds less often if their articles repeat each other.</source>
      <translation>Consultar menos os feeds cujos artigos se repetem.</translation>
    </message>
    <message>
      <source>Fetch feeds I read often more frequently</source>
      <translation>Consultar mais os feeds cujos artigos abro muito, e menos os outros</translation>
    </message>
    <message>
      <source>Fetch feeds more often if you often go to them or their folder.</source>
      <translation>Consultar mais os feeds que você abre com frequência, ou cuja pasta abre.</translation>
    </message>
    <message>
      <source>Learn when I read</source>
      <translation>Anotar quando leio</translation>
    </message>
    <message>
      <source>Create editions automatically</source>
      <translation>Fazer um jornal automaticamente</translation>
    </message>
    <message>
      <source>Times, separated by spaces</source>
      <translation>Horários, separados por espaços</translation>
    </message>
    <message>
      <source>Reading time (minutes)</source>
      <translation>Minutos de leitura</translation>
    </message>
    <message>
      <source>Include articles left unread last time</source>
      <translation>O que ficou sem ler pode voltar</translation>
    </message>
    <message>
      <source>Mark its articles as read</source>
      <translation>Marcar como lido o que ele contém</translation>
    </message>
    <message>
      <source>Load the full text of shortened articles</source>
      <translation>Baixar o texto completo de artigos encurtados</translation>
    </message>
    <message>
      <source>Save to folder</source>
      <translation>Pasta para os jornais</translation>
    </message>
    <message>
      <source>To</source>
      <translation>Para</translation>
    </message>
    <message>
      <source>Mail server</source>
      <translation>Servidor de e-mail</translation>
    </message>
    <message>
      <source>Allow mail without encryption</source>
      <translation>Permitir e-mail sem criptografia</translation>
    </message>
    <message>
      <source>ferry "night train"</source>
      <translation>balsa "trem noturno"</translation>
    </message>
    <message>
      <source>not at all</source>
      <translation>não manter</translation>
    </message>
    <message>
      <source>forever</source>
      <translation>para sempre</translation>
    </message>
    <message>
      <source>Ask once</source>
      <translation>Perguntar uma vez</translation>
    </message>
    <message>
      <source>Keep fetching in the background</source>
      <translation>Continuar consultando em segundo plano</translation>
    </message>
    <message>
      <source>Don’t show</source>
      <translation>Não mostrar</translation>
    </message>
    <message>
      <source>Cube-root shares, optimised times</source>
      <translation>Parcelas por raiz cúbica, melhores horários</translation>
    </message>
    <message>
      <source>Fewest articles missing when you read</source>
      <translation>Menos faltas quando você olha</translation>
    </message>
    <message>
      <source>Square-root shares, alerts first</source>
      <translation>Parcelas por raiz quadrada, avisos rápidos</translation>
    </message>
    <message>
      <source>Square-root shares, evenly spaced</source>
      <translation>Parcelas por raiz quadrada, horários uniformes</translation>
    </message>
    <message>
      <source>Equal shares, alerts first</source>
      <translation>Parcelas iguais, avisos rápidos</translation>
    </message>
    <message>
      <source>Fewest missed articles first</source>
      <translation>Antes de tudo, menos artigos perdidos</translation>
    </message>
    <message>
      <source>Learned fixed interval per feed</source>
      <translation>Intervalo fixo aprendido</translation>
    </message>
    <message>
      <source>Most out of date first</source>
      <translation>Primeiro o desatualizado há mais tempo</translation>
    </message>
    <message>
      <source>Short-lived articles first</source>
      <translation>Primeiro o que envelhece logo</translation>
    </message>
    <message>
      <source>Moving average of gaps</source>
      <translation>Média móvel das pausas</translation>
    </message>
    <message>
      <source>When the next article is due</source>
      <translation>Quando se espera o próximo artigo</translation>
    </message>
    <message>
      <source>Every feed equally often</source>
      <translation>Todo feed com a mesma frequência</translation>
    </message>
    <message>
      <source>Don’t download anything</source>
      <translation>Não baixar nada</translation>
    </message>
    <message>
      <source>Plus everything from feeds I choose</source>
      <translation>E tudo dos feeds que escolhi</translation>
    </message>
    <message>
      <source> article</source>
      <translation> artigo</translation>
    </message>
    <message numerus="yes">
      <source> articles</source>
      <translation>
        <numerusform> artigo</numerusform>
        <numerusform> artigos</numerusform>
      </translation>
    </message>
    <message>
      <source>Send by email to an e-reader or inbox</source>
      <translation>E-reader ou caixa de correio, por e-mail</translation>
    </message>
    <message>
      <source>{host} didn’t accept the user name or password. FreshRSS needs the API password from its profile page. Miniflux needs the one from Integrations &gt; Google Reader.</source>
      <translation>{host} diz que o usuário ou a senha está errado. O FreshRSS quer a senha da API da página de perfil; o Miniflux, a de Integrações, Google Reader.</translation>
    </message>
    <message>
      <source>No sync server found at {host}. Check the address, and that its Google Reader API is turned on.</source>
      <translation>Nenhum servidor de feeds responde em {host}; verifique o endereço e se a API Google Reader dele está ligada.</translation>
    </message>
    <message>
      <source>The API of {host} is turned off. In FreshRSS, allow API access under Settings &gt; Authentication.</source>
      <translation>A API de {host} está desligada; no FreshRSS, permita o acesso à API em Configurações, Autenticação.</translation>
    </message>
    <message>
      <source>{host} redirects to {other}. If that’s your server, enter that address.</source>
      <translation>{host} redireciona para {other}; digite esse endereço se for o do seu servidor.</translation>
    </message>
    <message>
      <source>{what} If it uses your own certificate authority, add that authority’s certificate.</source>
      <translation>{what} Se ele é assinado pela sua própria autoridade, informe o certificado dela.</translation>
    </message>
    <message>
      <source>The certificate file {path} can’t be read. Choose a file in PEM format.</source>
      <translation>O arquivo de certificado {path} não pode ser lido; escolha um arquivo em formato PEM.</translation>
    </message>
    <message>
      <source>The saved password for {host} is missing. Enter it again in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>A senha de {host} não é mais conhecida; digite-a de novo em Configurações, Contas e compartilhamento.</translation>
    </message>
    <message>
      <source>{name} can’t store playback positions, so they stay on this computer. Finished episodes are marked as read there.</source>
      <translation>O ponto até onde você ouviu uma gravação fica neste computador: {name} não tem onde guardá-lo. Se você a ouviu até o fim, ela chega lá como lida.</translation>
    </message>
    <message>
      <source>{name} only syncs playback positions through its native API, which doesn’t accept this password. Use your login there as the Google Reader user name and password.</source>
      <translation>{name} só informa as gravações, e até onde você as ouviu, pela sua própria interface, que não aceita esta senha. Dê à interface Google Reader dele o nome e a senha com que você entra lá.</translation>
    </message>
    <message>
      <source>{host} numbers its articles in a way that Paperround can’t read, so nothing was synced.</source>
      <translation>{host} numera os artigos de um modo que o Paperround não consegue ler, então nada foi sincronizado.</translation>
    </message>
    <message>
      <source>You’ve already added this account.</source>
      <translation>Você já tem esta conta.</translation>
    </message>
    <message>
      <source>This account doesn’t exist.</source>
      <translation>Esta conta não existe.</translation>
    </message>
    <message>
      <source>Encryption needs the Python package “cryptography”. Install it and try again.</source>
      <translation>A criptografia precisa do pacote Python “cryptography”. Instale-o e tente de novo.</translation>
    </message>
    <message>
      <source>The files in the sync folder are encrypted. Enter their passphrase.</source>
      <translation>Os arquivos na pasta de sincronização estão criptografados. Digite a senha deles.</translation>
    </message>
    <message>
      <source>This isn’t the passphrase of the sync folder. Enter the one that your other computers use.</source>
      <translation>Esta não é a senha da pasta de sincronização. Digite a que os seus outros computadores usam.</translation>
    </message>
    <message>
      <source>The files in the sync folder aren’t encrypted. Choose an empty folder to start with encryption.</source>
      <translation>Os arquivos na pasta de sincronização não estão criptografados. Escolha uma pasta vazia para começar com criptografia.</translation>
    </message>
    <message>
      <source>The sync folder {path} isn’t there. Check that it’s connected, or choose another.</source>
      <translation>A pasta de sincronização {path} não está lá. Veja se está conectada ou escolha outra.</translation>
    </message>
    <message>
      <source>{host} didn’t accept the user name or password. Many providers require an app password, which you can create on their website.</source>
      <translation>{host} diz que o usuário ou a senha está errado. Muitos provedores querem uma senha só para programas, que as páginas deles fornecem.</translation>
    </message>
    <message>
      <source>This user name or password has characters that can’t be sent to {host}.</source>
      <translation>Este nome de usuário ou senha tem caracteres que não podem ser enviados a {host}.</translation>
    </message>
    <message>
      <source>{host} isn’t responding like an IMAP server. Check the server name and port.</source>
      <translation>O que responde em {host} não fala IMAP; verifique o nome e a porta do servidor.</translation>
    </message>
    <message>
      <source>{host} doesn’t offer a secure connection, and Paperround never sends passwords unencrypted. Choose TLS or STARTTLS.</source>
      <translation>{host} não oferece conexão segura, e uma senha nunca é enviada sem criptografia; escolha TLS ou STARTTLS.</translation>
    </message>
    <message>
      <source>{host} doesn’t support STARTTLS. Choose TLS, usually on port 993.</source>
      <translation>{host} não oferece STARTTLS; escolha TLS, em geral na porta 993.</translation>
    </message>
    <message>
      <source>Folder {folder} doesn’t exist on {host}. Choose another.</source>
      <translation>Não há pasta {folder} em {host}; escolha outra.</translation>
    </message>
    <message>
      <source>{host} refused a request: {what}</source>
      <translation>{host} não quis fazer o que foi pedido: {what}</translation>
    </message>
    <message>
      <source>{host} closed the connection. Paperround will try again later.</source>
      <translation>{host} encerrou a conversa; o Paperround tentará de novo mais tarde.</translation>
    </message>
    <message>
      <source>{host} sent too much data, so it was rejected.</source>
      <translation>{host} enviou mais do que foi pedido, então não foi aceito.</translation>
    </message>
    <message>
      <source>Mail doesn’t work through an HTTPS proxy. Use an http:// or socks5:// proxy.</source>
      <translation>O e-mail não pode passar por um proxy que exige HTTPS; use um com http:// ou socks5://.</translation>
    </message>
    <message>
      <source>You’ve already added this folder.</source>
      <translation>Você já tem esta pasta.</translation>
    </message>
    <message>
      <source>This mailbox doesn’t exist.</source>
      <translation>Esta caixa de correio não existe.</translation>
    </message>
    <message>
      <source>The part of the page you followed is gone. The page may have been redesigned or replaced. Choose again what to follow.</source>
      <translation>O que era acompanhado não está mais na página: ela foi refeita, ou outra tomou seu lugar. Escolha de novo o que acompanhar.</translation>
    </message>
    <message>
      <source>The page has no text to compare. It may need JavaScript.</source>
      <translation>A página veio sem texto para comparar; talvez um script o escreva.</translation>
    </message>
    <message>
      <source>No repeating list found on this page. Enter a CSS selector for its articles.</source>
      <translation>Nada nesta página se repete como uma lista de artigos; indique-os com um seletor CSS.</translation>
    </message>
    <message>
      <source>Paperround doesn’t understand this CSS selector: {selector}</source>
      <translation>Isto não é um seletor CSS que o Paperround entenda: {selector}</translation>
    </message>
    <message>
      <source>This selector finds nothing on the page: {selector}</source>
      <translation>Este seletor não encontra nada na página: {selector}</translation>
    </message>
    <message>
      <source>What this selector matches has no title and no link: {selector}</source>
      <translation>O que este seletor encontra na página não tem título nem link: {selector}</translation>
    </message>
    <message>
      <source>No link on the page has this text: {text}</source>
      <translation>Nenhum link da página diz isto: {text}</translation>
    </message>
    <message>
      <source>This address isn’t a web page.</source>
      <translation>O que veio deste endereço não é uma página da web.</translation>
    </message>
    <message>
      <source>page changed</source>
      <translation>página refeita</translation>
    </message>
    <message>
      <source>The part of {feed} that you followed has been gone {since}. The page may have been redesigned.</source>
      <translation>O que você acompanhava em {feed} não está mais lá {since}. A página foi refeita.</translation>
    </message>
    <message>
      <source>Not enough disk space for {name}. The download will continue when there is. Nothing was lost.</source>
      <translation>Não há espaço no disco para {name}; continua quando houver. Nada se perdeu.</translation>
    </message>
    <message>
      <source>{name} couldn’t be saved ({error}). Paperround will try again.</source>
      <translation>Não foi possível gravar {name} no disco ({error}); haverá nova tentativa.</translation>
    </message>
    <message>
      <source>{host} sent a web page instead of the episode. Open the article’s page and try there.</source>
      <translation>{host} enviou uma página em vez da gravação; abra a página do artigo e tente lá.</translation>
    </message>
    <message>
      <source>{host} says the episode is no longer available.</source>
      <translation>A gravação não está mais em seu endereço, diz {host}.</translation>
    </message>
    <message>
      <source>The episode at {host} is larger than {megabytes} MB and was skipped.</source>
      <translation>A gravação em {host} passa de {megabytes} MB, então não foi aceita.</translation>
    </message>
    <message>
      <source>Paperround’s player, paperround[audio], or a system library that it needs isn’t installed. Another program can play this episode.</source>
      <translation>O reprodutor do Paperround, paperround[audio], ou uma biblioteca do sistema de que ele precisa não está instalado. Outro programa pode reproduzir este episódio.</translation>
    </message>
    <message>
      <source>Paperround can’t play this file. Another app may be able to.</source>
      <translation>Este arquivo não é uma gravação que possa ser reproduzida aqui; talvez outro programa a conheça.</translation>
    </message>
    <message>
      <source>No audio device is available, or it’s in use by another program.</source>
      <translation>Não há com que ouvir: este computador não tem dispositivo de som, ou ele está em uso.</translation>
    </message>
    <message>
      <source>This episode is damaged, so playback stopped. Your position is saved.</source>
      <translation>Esta gravação está danificada, então a reprodução parou. O ponto fica guardado.</translation>
    </message>
    <message>
      <source>Article {id} has no audio.</source>
      <translation>Não há nada para ouvir no artigo {id}.</translation>
    </message>
    <message>
      <source>This destination doesn’t exist.</source>
      <translation>Este destino não existe.</translation>
    </message>
    <message>
      <source>{name} came with a backup and is turned off. Check it and save it to turn it on.</source>
      <translation>{name} veio de um backup e está desativado. Confira e salve para ativar.</translation>
    </message>
    <message>
      <source>A destination named {name} already exists. Choose another name.</source>
      <translation>Já há um destino chamado {name}; dê outro nome a este.</translation>
    </message>
    <message>
      <source>Enter a name for the destination.</source>
      <translation>Dê um nome ao destino.</translation>
    </message>
    <message>
      <source>Enter the address of the server.</source>
      <translation>Digite o endereço do servidor.</translation>
    </message>
    <message>
      <source>Enter your user name.</source>
      <translation>Digite seu nome de usuário nele.</translation>
    </message>
    <message>
      <source>Choose the folder for the files.</source>
      <translation>Escolha a pasta para os arquivos.</translation>
    </message>
    <message>
      <source>Enter the program to run.</source>
      <translation>Digite o programa a executar.</translation>
    </message>
    <message>
      <source>{program} runs commands through a shell, so an article title could be run as a command. Choose another program.</source>
      <translation>{program} seria executado por um shell, que poderia tomar um título por comando; escolha um programa.</translation>
    </message>
    <message>
      <source>Enter the password or token for {name}.</source>
      <translation>Digite a senha ou o token de {name}.</translation>
    </message>
    <message>
      <source>{name} isn’t a placeholder. See the list of placeholders.</source>
      <translation>{name} não representa nada; veja a lista do que pode ser inserido.</translation>
    </message>
    <message>
      <source>Placeholders can’t be used in the host name, only after it.</source>
      <translation>O host de um endereço não pode ser inserido; só o que vem depois dele.</translation>
    </message>
    <message>
      <source>The template isn’t valid JSON: {why}.</source>
      <translation>O modelo não é JSON válido: {why}.</translation>
    </message>
    <message>
      <source>Each line of the template must have the form name=value. Check this line: {line}</source>
      <translation>Cada linha do modelo deve ser nome=valor; esta não é: {line}</translation>
    </message>
    <message>
      <source>Each header must have the form Name: value. Check this line: {line}</source>
      <translation>Cada cabeçalho deve ser Nome: valor; este não é: {line}</translation>
    </message>
    <message>
      <source>The saved password or token for {name} is missing. Enter it again in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>A senha ou o token de {name} não é mais conhecido; digite de novo em Configurações, Contas e compartilhamento.</translation>
    </message>
    <message>
      <source>This article has no link, and {name} only accepts links.</source>
      <translation>Este artigo não tem endereço próprio, e {name} não aceita outra coisa.</translation>
    </message>
    <message>
      <source>{host} didn’t accept the password or token. Enter it again in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>{host} não aceita a senha ou o token; digite de novo em Configurações, Contas e compartilhamento.</translation>
    </message>
    <message>
      <source>{host} responded, but doesn’t accept articles at this address. Check it in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>{host} responde, mas nada aceita artigos neste endereço; verifique-o em Configurações, Contas e compartilhamento.</translation>
    </message>
    <message>
      <source>{host} redirects to {other}. Enter that address in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>{host} redireciona para {other}; digite esse endereço em Configurações, Contas e compartilhamento.</translation>
    </message>
    <message>
      <source>{host} rejected it (error {status}).</source>
      <translation>{host} não o aceitou (erro {status}).</translation>
    </message>
    <message>
      <source>{host} rejected it (error {status}): {why}</source>
      <translation>{host} não o aceitou (erro {status}): {why}</translation>
    </message>
    <message>
      <source>Couldn’t tell whether {host} accepted it. Check the address in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>Não se sabe se {host} o aceitou: a resposta não pode ser lida; verifique o endereço em Configurações, Contas e compartilhamento.</translation>
    </message>
    <message>
      <source>Couldn’t find {program}. Check its name or enter its full path.</source>
      <translation>Não há programa chamado {program}; verifique o nome ou informe o caminho completo.</translation>
    </message>
    <message>
      <source>{program} couldn’t be run ({error}).</source>
      <translation>{program} não pode ser executado ({error}).</translation>
    </message>
    <message>
      <source>{program} exited with code {code}.</source>
      <translation>{program} terminou com o código {code}.</translation>
    </message>
    <message>
      <source>{program} exited with code {code}: {why}</source>
      <translation>{program} terminou com o código {code}: {why}</translation>
    </message>
    <message numerus="yes">
      <source>{program} took longer than {n:n} seconds and was stopped.</source>
      <translation>
        <numerusform>{program} levou mais de {n:n} segundo e foi encerrado.</numerusform>
        <numerusform>{program} levou mais de {n:n} segundos e foi encerrado.</numerusform>
      </translation>
    </message>
    <message>
      <source>{program} was stopped because Paperround closed. It will be tried again.</source>
      <translation>{program} foi encerrado junto com o Paperround; haverá nova tentativa.</translation>
    </message>
    <message>
      <source>Couldn’t find the folder {path}. Check that its disk is connected, or choose another folder.</source>
      <translation>A pasta {path} não está lá; veja se o disco está ou escolha outra.</translation>
    </message>
    <message>
      <source>The folder {path} isn’t in an Obsidian vault. Choose a vault or a folder inside one.</source>
      <translation>A pasta {path} não fica em um cofre do Obsidian; escolha um cofre ou uma pasta dele.</translation>
    </message>
    <message>
      <source>Paperround can’t write to {path} ({error}).</source>
      <translation>Nada pode ser gravado em {path} ({error}).</translation>
    </message>
    <message>
      <source>Connected to {host}. Nothing was sent.</source>
      <translation>{host} respondeu e aceita o Paperround; nada foi enviado.</translation>
    </message>
    <message>
      <source>{host} accepted a test article.</source>
      <translation>{host} aceitou um artigo inventado.</translation>
    </message>
    <message>
      <source>{program} accepted a test article.</source>
      <translation>{program} aceitou um artigo inventado.</translation>
    </message>
    <message>
      <source>Paperround can write to {path}.</source>
      <translation>Arquivos podem ser gravados em {path}.</translation>
    </message>
    <message>
      <source>The article is no longer stored, so it wasn’t sent.</source>
      <translation>O artigo não está mais aqui, então não foi enviado.</translation>
    </message>
    <message>
      <source>Sending failed for an unknown reason. See the log for details.</source>
      <translation>O envio falhou por um motivo que o Paperround não conhece; os detalhes estão no registro.</translation>
    </message>
    <message>
      <source>Paperround will try again later.</source>
      <translation>o Paperround tentará de novo mais tarde.</translation>
    </message>
    <message>
      <source>Check the address, or try again later.</source>
      <translation>verifique o endereço ou tente de novo mais tarde.</translation>
    </message>
    <message>
      <source>{host} redirects in a loop. Check the address in a browser.</source>
      <translation>{host} redireciona em círculos; verifique o endereço em um navegador.</translation>
    </message>
    <message>
      <source>The request to {host} was cancelled.</source>
      <translation>A consulta a {host} foi interrompida.</translation>
    </message>
    <message>
      <source>{host} sent data that can’t be decoded. {later}</source>
      <translation>O que {host} enviou está danificado ou em um formato ilegível; {later}</translation>
    </message>
    <message>
      <source>{host} took too long to respond. {later}</source>
      <translation>{host} demorou demais para responder; {later}</translation>
    </message>
    <message>
      <source>{host} isn’t responding. {later}</source>
      <translation>{host} não responde; {later}</translation>
    </message>
    <message>
      <source>{host} sent oversized headers. The publisher needs to fix this.</source>
      <translation>{host} responde com cabeçalhos de tamanho absurdo; avise o editor.</translation>
    </message>
    <message>
      <source>The response from {host} is too large for a feed and was skipped.</source>
      <translation>O que {host} envia é maior do que um feed deve ser, então não foi aceito.</translation>
    </message>
    <message>
      <source>Couldn’t find {host}. This computer seems to be offline.</source>
      <translation>Não foi possível resolver o nome {host}; este computador parece estar offline.</translation>
    </message>
    <message>
      <source>Couldn’t find {host}. Check the address for typos.</source>
      <translation>Não há host chamado {host}; veja se o endereço tem erro de digitação.</translation>
    </message>
    <message>
      <source>The connection to {host} isn’t secure: {why}. Nothing was downloaded.</source>
      <translation>A conexão com {host} não é segura: {why}; nada foi baixado.</translation>
    </message>
    <message>
      <source>Couldn’t make a secure connection to {host}. Check whether the address starts with http:// instead.</source>
      <translation>Não foi possível fazer uma conexão segura com {host}; veja se o endereço começa com http.</translation>
    </message>
    <message>
      <source>its certificate has expired</source>
      <translation>o certificado dele expirou</translation>
    </message>
    <message>
      <source>its certificate isn’t valid yet</source>
      <translation>o certificado dele ainda não é válido</translation>
    </message>
    <message>
      <source>its certificate is self-signed</source>
      <translation>o certificado dele é assinado só por ele mesmo</translation>
    </message>
    <message>
      <source>its certificate is from an untrusted authority</source>
      <translation>o certificado dele é assinado por uma autoridade que este computador não conhece</translation>
    </message>
    <message>
      <source>its certificate was revoked</source>
      <translation>o certificado dele foi revogado</translation>
    </message>
    <message>
      <source>{host} is on your local network, and you haven’t typed its address yourself. To allow it, add the feed again.</source>
      <translation>{host} fica na sua rede local, e você não digitou esse endereço. Para permitir, adicione o feed de novo.</translation>
    </message>
    <message>
      <source>its certificate is for a different site</source>
      <translation>o certificado dele pertence a outro host</translation>
    </message>
    <message>
      <source>its certificate isn’t valid</source>
      <translation>o certificado dele não é válido</translation>
    </message>
    <message>
      <source>Can’t reach {host}. This computer seems to be offline.</source>
      <translation>Não é possível alcançar {host}; este computador parece estar offline.</translation>
    </message>
    <message>
      <source>Can’t reach {host}. {later}</source>
      <translation>Não é possível alcançar {host}; {later}</translation>
    </message>
    <message>
      <source>{host} refused the connection. {later}</source>
      <translation>{host} recusa conexões; {later}</translation>
    </message>
    <message>
      <source>The proxy couldn’t connect to {host}. Check the proxy in Settings.</source>
      <translation>O proxy não se conecta a {host}; verifique o proxy nas configurações.</translation>
    </message>
    <message>
      <source>{host} isn’t responding like a web server. Check the address.</source>
      <translation>O que responde em {host} não fala HTTP; verifique o endereço.</translation>
    </message>
    <message>
      <source>The connection to {host} was interrupted. {later}</source>
      <translation>A conexão com {host} caiu; {later}</translation>
    </message>
    <message>
      <source>{host} says there’s nothing at this address. Check the address.</source>
      <translation>Não há nada neste endereço, diz {host}; verifique o endereço.</translation>
    </message>
    <message>
      <source>{host} says the publisher has discontinued this feed. Your articles are kept.</source>
      <translation>O editor encerrou este feed, diz {host}; os artigos ficam guardados.</translation>
    </message>
    <message>
      <source>{host} says the publisher has discontinued this feed, so you can’t subscribe to it.</source>
      <translation>O editor encerrou este feed, diz {host}; não há o que assinar.</translation>
    </message>
    <message>
      <source>{host} asked Paperround to slow down. It will try again later.</source>
      <translation>{host} pede uma pausa; o Paperround vai esperar.</translation>
    </message>
    <message>
      <source>{host} asked Paperround to slow down. Try again later.</source>
      <translation>{host} pede uma pausa. Tente de novo mais tarde.</translation>
    </message>
    <message>
      <source>{host} asked Paperround to slow down. It will wait before trying again.</source>
      <translation>{host} pediu uma pausa; o Paperround espera antes de tentar de novo.</translation>
    </message>
    <message>
      <source>{host} is having problems (error {status}). {later}</source>
      <translation>{host} está com problemas (erro {status}); {later}</translation>
    </message>
    <message>
      <source>{host} won’t allow Paperround to read this feed (error 403).</source>
      <translation>{host} não deixa o Paperround ler este feed (erro 403).</translation>
    </message>
    <message>
      <source>The proxy needs a password. Add it to the proxy address in Settings.</source>
      <translation>O proxy pede uma senha; coloque-a no endereço do proxy, nas configurações.</translation>
    </message>
    <message>
      <source>{host} sent an unexpected response (status {status}). {later}</source>
      <translation>{host} responde com algo estranho (status {status}); {later}</translation>
    </message>
    <message>
      <source>{host} requires a sign-in method that Paperround doesn’t support ({kind}).</source>
      <translation>{host} pede um tipo de login que o Paperround não conhece ({kind}).</translation>
    </message>
    <message>
      <source>{host} didn’t accept this user name and password. Enter them again.</source>
      <translation>{host} não aceita este nome de usuário e senha; informe-os de novo.</translation>
    </message>
    <message>
      <source>{host} requires a user name and password. Enter them in the feed’s settings.</source>
      <translation>{host} pede nome de usuário e senha; informe-os nas configurações do feed.</translation>
    </message>
    <message>
      <source>This address redirects to {host}, which requires a password. Paperround won’t send yours to a different site. If the feed has moved, change its address to {url}</source>
      <translation>Este endereço leva a {host}, que pede uma senha; a sua não é enviada a outro servidor. Se o feed agora fica lá, mude o endereço dele para {url}</translation>
    </message>
    <message>
      <source>{host} blocks feed readers with a human check (CAPTCHA). Ask the publisher to allow them.</source>
      <translation>{host} quer prova de que uma pessoa lê; peça ao editor que permita leitores de feeds.</translation>
    </message>
    <message>
      <source>{host} sent an invalid “not modified” response. The publisher needs to fix this.</source>
      <translation>{host} diz que nada mudou embora ninguém tenha perguntado; avise o editor.</translation>
    </message>
    <message>
      <source>{host} sent an empty response. {later}</source>
      <translation>{host} responde com uma página vazia; {later}</translation>
    </message>
    <message>
      <source>{host} redirects to your local network. Paperround blocked this to keep you safe.</source>
      <translation>{host} redireciona para a sua própria rede, aonde nenhuma página pode levar.</translation>
    </message>
    <message>
      <source>{host} isn’t an address that Paperround can open. Check it.</source>
      <translation>{host} é um endereço de onde nada pode ser baixado; verifique-o.</translation>
    </message>
    <message>
      <source>{host} is on your local network, which web pages may not link to. Paperround blocked it.</source>
      <translation>{host} fica na sua própria rede, aonde nenhuma página pode levar.</translation>
    </message>
    <message>
      <source>No feed found at {host}. Look on the page for an RSS or Feed link and paste its address.</source>
      <translation>{host} tem uma página aqui, mas não indica feed; procure nela um link chamado RSS ou Feed e cole o endereço dele.</translation>
    </message>
    <message>
      <source>No feed found at this address. Look on the page for an RSS or Feed link and paste its address.</source>
      <translation>Este endereço tem uma página, mas não indica feed; procure nela um link chamado RSS ou Feed e cole o endereço dele.</translation>
    </message>
    <message>
      <source>Paperround closed before the response was saved.</source>
      <translation>O Paperround foi fechado antes de guardar a resposta.</translation>
    </message>
    <message>
      <source>{feed} responded with an error ({status}).</source>
      <translation>{feed} respondeu com um erro ({status}).</translation>
    </message>
    <message>
      <source>Enter an address, such as example.org.</source>
      <translation>Falta o endereço; digite um como example.org.</translation>
    </message>
    <message>
      <source>“{text}” isn’t a web address. Enter one such as example.org.</source>
      <translation>“{text}” não é um endereço da web; digite um como example.org.</translation>
    </message>
    <message>
      <source>This address is too long.</source>
      <translation>Isto é longo demais para ser um endereço.</translation>
    </message>
    <message>
      <source>This isn’t a web address: the host or port isn’t valid.</source>
      <translation>Isto não é um endereço da web: o host ou a porta não pode ser lido.</translation>
    </message>
    <message>
      <source>Only http and https addresses are supported, not {scheme}.</source>
      <translation>Só endereços http e https podem ser baixados, não {scheme}.</translation>
    </message>
    <message>
      <source>Only http and https addresses can be fetched.</source>
      <translation>Só endereços http e https podem ser baixados.</translation>
    </message>
    <message>
      <source>This isn’t a web address: the host name isn’t valid.</source>
      <translation>Isto não é um endereço da web: o host não pode ser lido.</translation>
    </message>
    <message>
      <source>This isn’t a web address: the host name is missing.</source>
      <translation>Isto não é um endereço da web: não indica um host.</translation>
    </message>
    <message>
      <source>This isn’t a web address: the host name contains invalid characters.</source>
      <translation>Isto não é um endereço da web: o host tem caracteres que nenhum host pode ter.</translation>
    </message>
    <message>
      <source>This isn’t a web address: DNS doesn’t allow a host name like that.</source>
      <translation>Isto não é um endereço da web: o nome do host não pode ser escrito no DNS.</translation>
    </message>
    <message>
      <source>{host} redirects to something that isn’t a web address ({kind}), so Paperround stopped.</source>
      <translation>{host} redireciona para algo que não é um endereço da web ({kind}), então não foi seguido.</translation>
    </message>
    <message>
      <source>No keyring is available, so this password is only kept until you quit Paperround.</source>
      <translation>Este sistema não oferece um lugar seguro para senhas; esta vale até o Paperround ser fechado e depois será pedida de novo.</translation>
    </message>
    <message>
      <source>The proxy address isn’t valid. Use a form like http://proxy:3128.</source>
      <translation>O endereço do proxy não pode ser lido; escreva como http://proxy:3128.</translation>
    </message>
    <message>
      <source>The proxy must be an http, https or socks5 address, such as http://proxy:3128 or socks5://localhost:1080.</source>
      <translation>O proxy precisa ser um endereço http, https ou socks5, como http://proxy:3128 ou socks5://localhost:1080.</translation>
    </message>
    <message>
      <source>The feed at {url} is damaged and can’t be read. Try again later.</source>
      <translation>O feed {url} está danificado e não pode ser lido; tente de novo mais tarde.</translation>
    </message>
    <message>
      <source>The feed at {url} is larger than {megabytes} MB and wasn’t read.</source>
      <translation>O feed {url} passa de {megabytes} MB e não foi lido.</translation>
    </message>
    <message>
      <source>The feed at {url} is too complex to read safely. The publisher needs to fix this.</source>
      <translation>O feed {url} é complicado demais para ser lido com segurança; avise o editor.</translation>
    </message>
    <message>
      <source>{url} returned JSON that isn’t a feed. Check the address.</source>
      <translation>{url} fornece JSON, mas não um feed; verifique o endereço.</translation>
    </message>
    <message>
      <source>The JSON feed at {url} is damaged and can’t be read.</source>
      <translation>O feed JSON {url} está danificado e não pode ser lido.</translation>
    </message>
    <message>
      <source>The response from {url} is empty. Try again later.</source>
      <translation>A resposta de {url} está vazia; tente de novo mais tarde.</translation>
    </message>
    <message>
      <source>The page at {url} requires a sign-in instead of returning a feed.</source>
      <translation>A página {url} pede um login em vez de fornecer um feed.</translation>
    </message>
    <message>
      <source>The page at {url} is a web page, not a feed.</source>
      <translation>{url} é uma página da web, não um feed.</translation>
    </message>
    <message>
      <source>{url} isn’t a feed. Check the address.</source>
      <translation>O que {url} fornece não é um feed; verifique o endereço.</translation>
    </message>
    <message>
      <source>A helper process for unusual feeds couldn’t start. Try again later.</source>
      <translation>O processo auxiliar que lê feeds difíceis não pôde ser iniciado; tente de novo mais tarde.</translation>
    </message>
    <message>
      <source>The feed at {url} took too long to process (over {seconds} seconds).</source>
      <translation>Não foi possível ler o feed {url} em {seconds} segundos de processamento.</translation>
    </message>
    <message>
      <source>The feed at {url} couldn’t be read because the computer was busy. Paperround will try again.</source>
      <translation>Não foi possível ler o feed {url} com este computador tão ocupado; haverá nova tentativa.</translation>
    </message>
    <message>
      <source>The feed at {url} couldn’t be read after two tries.</source>
      <translation>A leitura do feed {url} falhou duas vezes.</translation>
    </message>
    <message>
      <source>The feed at {url} takes too much memory to read.</source>
      <translation>Ler o feed {url} exige memória demais.</translation>
    </message>
    <message>
      <source>The feed at {url} can’t be read ({error}). The publisher needs to fix this.</source>
      <translation>O feed {url} não pode ser lido ({error}); avise o editor.</translation>
    </message>
    <message>
      <source>This feed crashed Paperround’s background process. Resume it to try again.</source>
      <translation>Lê-lo fez o serviço do Paperround parar, então foi posto de lado; retome-o para tentar de novo.</translation>
    </message>
    <message>
      <source>This file is too large for a feed list. Choose an OPML file.</source>
      <translation>Este arquivo é grande demais para ser uma lista de feeds; escolha um arquivo OPML.</translation>
    </message>
    <message>
      <source>This file is empty. Choose an OPML file.</source>
      <translation>Este arquivo está vazio; escolha um arquivo OPML.</translation>
    </message>
    <message>
      <source>This file isn’t valid OPML (line {line}). Export it again.</source>
      <translation>Este arquivo não é legível como OPML (linha {line}); exporte-o de novo.</translation>
    </message>
    <message>
      <source>This file isn’t a list of feeds. Choose an OPML file.</source>
      <translation>Este arquivo não é uma lista de feeds; escolha um arquivo OPML.</translation>
    </message>
    <message>
      <source>This file contains XML entities, so it was rejected for security reasons.</source>
      <translation>Este arquivo declara entidades, de que nenhuma lista de feeds precisa; não foi lido.</translation>
    </message>
    <message numerus="yes">
      <source>This file lists more than {most:n} feeds. Split it first.</source>
      <translation>
        <numerusform>Este arquivo lista mais de {most:n} feed; divida-o primeiro.</numerusform>
        <numerusform>Este arquivo lista mais de {most:n} feeds; divida-o primeiro.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>This file has more than {most:n} folders. Split it first.</source>
      <translation>
        <numerusform>Este arquivo tem mais de {most:n} pasta. Divida-o primeiro.</numerusform>
        <numerusform>Este arquivo tem mais de {most:n} pastas. Divida-o primeiro.</numerusform>
      </translation>
    </message>
    <message>
      <source>This file lists no feeds. Choose another.</source>
      <translation>Este arquivo não lista feeds; escolha outro.</translation>
    </message>
    <message>
      <source>This file links to {url}, which wasn’t imported.</source>
      <translation>{url} é um link para outro arquivo e não foi seguido.</translation>
    </message>
    <message>
      <source>{text} isn’t the address of a feed.</source>
      <translation>{text} não é o endereço de um feed.</translation>
    </message>
    <message>
      <source>Line {line}: {text} isn’t the address of a feed.</source>
      <translation>Linha {line}: {text} não é o endereço de um feed.</translation>
    </message>
    <message>
      <source>Line {line} isn’t a feed but a newsboat query ({text}).</source>
      <translation>A linha {line} não é um feed, mas uma regra do newsboat ({text}).</translation>
    </message>
    <message>
      <source>Paperround can’t import {file}. Choose an OPML file, another reader’s database or export, or a file that Paperround exported.</source>
      <translation>O Paperround não consegue importar {file}. Escolha um arquivo OPML, o banco de dados ou a exportação de outro leitor, ou um arquivo que o Paperround exportou.</translation>
    </message>
    <message>
      <source>This archive is damaged, or made by a later version. What could be read was imported.</source>
      <translation>Este arquivo está danificado ou foi feito por uma versão mais nova. O que pôde ser lido foi importado.</translation>
    </message>
    <message>
      <source>The import was cancelled. Nothing was changed.</source>
      <translation>A importação foi cancelada; nada mudou.</translation>
    </message>
    <message>
      <source>The file {file} can’t be read ({error}). Choose another.</source>
      <translation>O arquivo {file} não pode ser lido ({error}); escolha outro.</translation>
    </message>
    <message>
      <source>The file {file} can’t be written ({error}). Choose another place.</source>
      <translation>O arquivo {file} não pode ser gravado ({error}); escolha outro lugar.</translation>
    </message>
    <message>
      <source>There’s no database at {path}. Add a feed first.</source>
      <translation>Não há banco de dados em {path}; adicione um feed primeiro.</translation>
    </message>
    <message>
      <source>The database is missing or empty, but there are backups. Restore one in the window or with paperround doctor.</source>
      <translation>O banco de dados falta ou está vazio, mas há backups; restaure um na janela ou com paperround doctor.</translation>
    </message>
    <message>
      <source>The database was replaced by a backup.</source>
      <translation>Um backup toma o lugar do banco de dados.</translation>
    </message>
    <message>
      <source>Another program is using the database. Close other Paperround windows or commands and try again.</source>
      <translation>Outro programa está usando o banco de dados; feche outras janelas ou comandos do Paperround e tente de novo.</translation>
    </message>
    <message>
      <source>The database is busy. Try again in a moment.</source>
      <translation>O banco de dados está em uso por outra parte do Paperround; tente de novo em um instante.</translation>
    </message>
    <message>
      <source>The disk is full. Nothing was lost, but free up some space before continuing.</source>
      <translation>O disco está cheio: nada se perdeu, mas libere espaço antes de continuar.</translation>
    </message>
    <message>
      <source>The database can’t be written. Check the permissions of the profile folder and its disk.</source>
      <translation>O banco de dados não pode ser gravado; verifique as permissões da pasta do perfil e o disco.</translation>
    </message>
    <message>
      <source>Access to the database was denied. Check the permissions of the profile folder.</source>
      <translation>O acesso ao banco de dados foi negado; verifique as permissões da pasta do perfil.</translation>
    </message>
    <message>
      <source>The database can’t be opened. Check that the profile folder exists and is writable.</source>
      <translation>O banco de dados não pode ser aberto; verifique se a pasta do perfil existe e pode ser gravada.</translation>
    </message>
    <message>
      <source>Access to {path} was denied ({error}). Check its permissions.</source>
      <translation>O acesso a {path} foi negado ({error}); verifique as permissões.</translation>
    </message>
    <message>
      <source>A disk error occurred while using the database. Check the disk, then try again.</source>
      <translation>O disco informou um erro durante o uso do banco de dados; verifique o disco e tente de novo.</translation>
    </message>
    <message>
      <source>There isn’t enough memory to use the database. Close other programs and try again.</source>
      <translation>Não há memória suficiente para usar o banco de dados; feche outros programas e tente de novo.</translation>
    </message>
    <message>
      <source>This isn’t a Paperround database. Restore a backup in the window or with paperround doctor.</source>
      <translation>Isto não é um banco de dados do Paperround; restaure um backup: na janela ou com paperround doctor.</translation>
    </message>
    <message>
      <source>The database is damaged. Repair it in the window or with paperround doctor --salvage.</source>
      <translation>O banco de dados está danificado; repare-o na janela ou com paperround doctor --salvage.</translation>
    </message>
    <message>
      <source>SQLite {version} is too old. Install apsw {wanted} or newer.</source>
      <translation>O SQLite {version} é antigo demais; instale o apsw {wanted} ou mais novo.</translation>
    </message>
    <message>
      <source>The file {path} belongs to another program. Choose another profile folder.</source>
      <translation>O arquivo {path} pertence a outro programa; escolha outra pasta de perfil.</translation>
    </message>
    <message>
      <source>This database was saved by a newer version. Update Paperround or restore an older backup.</source>
      <translation>Um Paperround mais novo fez este banco de dados; atualize o Paperround ou restaure um backup mais antigo.</translation>
    </message>
    <message>
      <source>This database is from before 1.0. Move it with packaging/move_development_profile.py.</source>
      <translation>Este banco de dados é anterior à 1.0; converta-o com packaging/move_development_profile.py.</translation>
    </message>
    <message>
      <source>This database is from an older version. Start Paperround once to update it.</source>
      <translation>O banco de dados é de um Paperround mais antigo; inicie o Paperround uma vez para atualizá-lo.</translation>
    </message>
    <message>
      <source>The folder {path} couldn’t be created ({error}). Choose another.</source>
      <translation>A pasta do perfil {path} não pode ser criada ({error}); escolha outra.</translation>
    </message>
    <message>
      <source>The folder name {path} isn’t valid UTF-8. Rename it or choose another folder.</source>
      <translation>O nome da pasta {path} não é UTF-8; renomeie-a ou escolha outra.</translation>
    </message>
    <message>
      <source>Paperround can’t write to the profile folder {path}. Check its permissions.</source>
      <translation>A pasta do perfil {path} não pode ser gravada; verifique-a.</translation>
    </message>
    <message>
      <source>The new database failed verification ({fault}). The previous one is kept next to it.</source>
      <translation>O novo banco de dados não está íntegro ({fault}); o que havia antes fica ao lado.</translation>
    </message>
    <message>
      <source>Paperround is running with this profile. Quit it first (paperround quit) or repair it in the window.</source>
      <translation>O Paperround está em execução com este perfil; feche-o primeiro (paperround quit) ou repare na janela dele.</translation>
    </message>
    <message>
      <source>The backup {file} can’t be used ({fault}). Choose another.</source>
      <translation>O backup {file} não pode ser usado ({fault}); escolha outro.</translation>
    </message>
    <message>
      <source>No backup could be written to {path} ({error}). Check the disk.</source>
      <translation>Não foi possível gravar um backup em {path} ({error}); verifique o disco.</translation>
    </message>
    <message>
      <source>it contains no feeds table</source>
      <translation>não contém a tabela de feeds</translation>
    </message>
    <message>
      <source>its tables aren’t those of Paperround</source>
      <translation>as tabelas não são do Paperround</translation>
    </message>
    <message>
      <source>there is no such file</source>
      <translation>o arquivo não existe</translation>
    </message>
    <message>
      <source>Some backups couldn’t be cleaned and still contain your reading history. Delete them yourself: {files}</source>
      <translation>Algumas cópias não puderam ser limpas e ainda têm o que foi anotado; apague-as você: {files}</translation>
    </message>
    <message>
      <source>There’s nothing left to undo or redo: this was changed again since.</source>
      <translation>Não há mais nada para desfazer ou refazer: isto foi alterado de novo desde então.</translation>
    </message>
    <message>
      <source>What was added has been read or changed since, so it stays.</source>
      <translation>O que foi adicionado já foi lido ou alterado desde então, por isso fica.</translation>
    </message>
    <message>
      <source>Already sent</source>
      <translation>Tarde demais: já foi enviado</translation>
    </message>
    <message>
      <source>You’re no longer subscribed to this feed. Add it again.</source>
      <translation>Este feed não está mais assinado; adicione-o de novo.</translation>
    </message>
    <message>
      <source>Another feed already has the address {url}. Remove one of the two.</source>
      <translation>Outro feed já tem o endereço {url}; remova um dos dois.</translation>
    </message>
    <message>
      <source>This folder no longer exists. Choose another.</source>
      <translation>Esta pasta não existe mais; escolha outra.</translation>
    </message>
    <message>
      <source>Enter a folder name.</source>
      <translation>Uma pasta precisa de um nome; digite um.</translation>
    </message>
    <message>
      <source>A folder named {name} already exists there. Choose another name.</source>
      <translation>Já existe ali uma pasta chamada {name}; escolha outro nome.</translation>
    </message>
    <message>
      <source>A folder can’t be moved into itself. Choose another place.</source>
      <translation>Uma pasta não pode ser movida para dentro dela mesma; escolha outro lugar.</translation>
    </message>
    <message>
      <source>Rule {rule} doesn’t exist. Run “paperround rules” to list your rules.</source>
      <translation>Não há regra {rule}; “paperround rules” lista as que existem.</translation>
    </message>
    <message>
      <source>Enter a tag name.</source>
      <translation>Uma etiqueta precisa de um nome; digite um.</translation>
    </message>
    <message>
      <source>Tag {tag} doesn’t exist. Run “paperround tag” to list your tags.</source>
      <translation>Não há etiqueta {tag}; “paperround tag” lista as etiquetas.</translation>
    </message>
    <message>
      <source>Article {id} doesn’t exist. Run “paperround entries” to list articles.</source>
      <translation>Não há artigo {id}; liste alguns com: paperround entries.</translation>
    </message>
    <message>
      <source>{name} must be between {low} and {high}, not {value}.</source>
      <translation>A configuração {name} deve ficar entre {low} e {high}, não {value}.</translation>
    </message>
    <message>
      <source>The proxy must be a full address, such as http://proxy:3128.</source>
      <translation>O proxy precisa ser um endereço completo, como http://proxy:3128.</translation>
    </message>
    <message>
      <source>The setting {name} must be one of {choices}.</source>
      <translation>A configuração {name} deve ser uma de: {choices}.</translation>
    </message>
    <message>
      <source>Enter quiet hours like 22:00-07:00, or leave them empty.</source>
      <translation>O horário de silêncio deve ser como 22:00-07:00, ou vazio.</translation>
    </message>
    <message>
      <source>Edition times must be “learned” or look like 07:15 or 07:15 18:00.</source>
      <translation>Os horários das edições devem ser “learned”, ou como 07:15 ou 07:15 18:00.</translation>
    </message>
    <message>
      <source>Edition days are digits from 1 (Monday) to 7 (Sunday), in order, such as 12345.</source>
      <translation>Os dias das edições são números de 1, segunda-feira, a 7, domingo, em ordem, como 12345.</translation>
    </message>
    <message>
      <source>List folder numbers, “none” or “starred”, separated by spaces.</source>
      <translation>Indique as pastas por seus números, ou none, ou starred, separados por espaços.</translation>
    </message>
    <message>
      <source>{name} accepts these values, separated by spaces: {choices}.</source>
      <translation>A configuração {name} pode conter estes, separados por espaços: {choices}.</translation>
    </message>
    <message>
      <source>The setting {name} is either yes or no, not {value}.</source>
      <translation>A configuração {name} é sim ou não, não {value}.</translation>
    </message>
    <message>
      <source>The setting {name} can’t be {value}.</source>
      <translation>A configuração {name} não pode ser {value}.</translation>
    </message>
    <message>
      <source>A rule needs words to find, or a feed, folder or category. Enter at least one.</source>
      <translation>Uma regra precisa de palavras a procurar, ou de um feed, pasta ou categoria; informe um deles.</translation>
    </message>
    <message>
      <source>Enter the last day the rule should run, such as 2026-12-31.</source>
      <translation>Digite o último dia em que a regra vale, como 2026-12-31.</translation>
    </message>
    <message>
      <source>Choose at least one action for the rule.</source>
      <translation>Uma regra precisa fazer algo; escolha ao menos uma coisa.</translation>
    </message>
    <message>
      <source>The text to find can be up to {most} characters long.</source>
      <translation>O que uma regra procura pode ter no máximo {most} caracteres; encurte-o.</translation>
    </message>
    <message>
      <source>This regular expression isn’t valid ({error}).</source>
      <translation>Este padrão não pode ser usado ({error}); altere-o.</translation>
    </message>
    <message>
      <source>Type something directly after {field}: with no space.</source>
      <translation>Digite algo logo depois de {field}: (sem espaço).</translation>
    </message>
    <message>
      <source>“is:{state}” isn’t recognised. Use is:unread, is:read, is:starred or is:unstarred.</source>
      <translation>“is:{state}” não significa nada aqui; valem is:unread, is:read, is:starred e is:unstarred.</translation>
    </message>
    <message>
      <source>“{date}” isn’t a date. Use 2026, 2026-03, 2026-03-31, today, or 7d for seven days ago.</source>
      <translation>“{date}” não é uma data; escreva 2026, 2026-03, 2026-03-31, today, ou 7d para sete dias atrás.</translation>
    </message>
    <message>
      <source>Only the first {most} words are used.</source>
      <translation>Só as primeiras {most} palavras contam.</translation>
    </message>
    <message>
      <source>This search combines too many terms with OR. Remove some.</source>
      <translation>Esta pesquisa junta coisas demais com OR; tire algumas.</translation>
    </message>
    <message>
      <source>No feed is called “{name}”.</source>
      <translation>Nenhum feed se chama “{name}”.</translation>
    </message>
    <message>
      <source>No folder is called “{name}”.</source>
      <translation>Nenhuma pasta se chama “{name}”.</translation>
    </message>
    <message>
      <source>No tag is called “{name}”.</source>
      <translation>Nenhuma etiqueta se chama “{name}”.</translation>
    </message>
    <message>
      <source>There’s no saved search named “{name}”.</source>
      <translation>Não há pesquisa salva chamada “{name}”.</translation>
    </message>
    <message>
      <source>A saved search named “{name}” already exists.</source>
      <translation>Já há uma pesquisa salva chamada “{name}”.</translation>
    </message>
    <message>
      <source>on battery: fewer fetches</source>
      <translation>na bateria, então menos consultas</translation>
    </message>
    <message>
      <source>saving power: fewer fetches</source>
      <translation>poupando energia, então menos consultas</translation>
    </message>
    <message>
      <source>metered connection: fewer fetches</source>
      <translation>conexão limitada, então menos consultas</translation>
    </message>
    <message>
      <source>computer busy: fewer fetches</source>
      <translation>computador ocupado, então menos consultas</translation>
    </message>
    <message>
      <source>{feed} has moved to {url}.</source>
      <translation>{feed} mudou para {url}.</translation>
    </message>
    <message>
      <source>{feed} was turned off because it crashed Paperround’s background process.</source>
      <translation>{feed} foi posto de lado, porque lê-lo fez o serviço parar.</translation>
    </message>
    <message>
      <source>A feed was turned off because it crashed Paperround’s background process.</source>
      <translation>Um feed foi posto de lado, porque lê-lo fez o serviço parar.</translation>
    </message>
    <message>
      <source>Feeds can’t be refreshed because the background process didn’t start ({error}).</source>
      <translation>Nada pode ser baixado: o serviço não iniciou ({error}).</translation>
    </message>
    <message>
      <source>Looking for feeds failed. Try again.</source>
      <translation>A procura de feeds falhou; procure de novo.</translation>
    </message>
    <message>
      <source>This article has no web address.</source>
      <translation>Este artigo não tem endereço na web.</translation>
    </message>
    <message>
      <source>{host} only shows this article to signed-in readers.</source>
      <translation>{host} mostra este artigo só a quem fez login.</translation>
    </message>
    <message>
      <source>{host} won’t allow Paperround to read this page (error 403).</source>
      <translation>{host} não deixa o Paperround ler esta página (erro 403).</translation>
    </message>
    <message>
      <source>{host} says this page no longer exists.</source>
      <translation>Não há mais página neste endereço, diz {host}.</translation>
    </message>
    <message>
      <source>No article was found on this page.</source>
      <translation>Nenhum artigo foi encontrado nesta página.</translation>
    </message>
    <message>
      <source>Paused until you resume</source>
      <translation>Pausado até você retomar</translation>
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
      <translation>Nenhum feed pode ser alcançado, e nenhum tem culpa disso. Próxima tentativa {at:clock}</translation>
    </message>
    <message>
      <source>Can’t reach any feeds through the proxy. Check it in Settings. Next try {at:clock}</source>
      <translation>Nenhum feed é alcançado pelo proxy; verifique-o nas configurações. Próxima tentativa {at:clock}</translation>
    </message>
    <message>
      <source>This network requires a sign-in. Open it in a browser. Next try {at:clock}</source>
      <translation>Esta rede responde com uma página própria: abra-a em um navegador. Próxima tentativa {at:clock}</translation>
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
        <numerusform>{used:n} de cerca de {budget:n}, um dia cheio</numerusform>
        <numerusform>{used:n} de cerca de {budget:n}, um dia cheio</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{used:n} fetches today</source>
      <translation>
        <numerusform>{used:n} consulta hoje</numerusform>
        <numerusform>{used:n} consultas hoje</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{used}, plus {asked:n} you requested</source>
      <translation>
        <numerusform>{used}, mais {asked:n} a seu pedido</numerusform>
        <numerusform>{used}, mais {asked:n} a seu pedido</numerusform>
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
      <translation>1 feed consultado</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} feeds fetched</source>
      <translation>
        <numerusform>{n:n} feed consultado</numerusform>
        <numerusform>{n:n} feeds consultados</numerusform>
      </translation>
    </message>
    <message>
      <source>1 new article</source>
      <translation>1 novo artigo</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} new articles</source>
      <translation>
        <numerusform>{n:n} novo artigo</numerusform>
        <numerusform>{n:n} novos artigos</numerusform>
      </translation>
    </message>
    <message>
      <source>1 has a problem.</source>
      <translation>1 está com problemas.</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} have problems.</source>
      <translation>
        <numerusform>{n:n} está com problemas.</numerusform>
        <numerusform>{n:n} estão com problemas.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 feed was fetched {ago} ago: {brought}.</source>
      <translation>1 feed foi consultado há {ago}: {brought}.</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} feeds were fetched {ago} ago: {brought}.</source>
      <translation>
        <numerusform>{n:n} feed foi consultado há {ago}: {brought}.</numerusform>
        <numerusform>{n:n} feeds foram consultados há {ago}: {brought}.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 isn’t due for an update yet.</source>
      <translation>1 ainda não tem nada novo, diz o editor.</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} aren’t due for an update yet.</source>
      <translation>
        <numerusform>{n:n} ainda não tem nada novo, diz o editor.</numerusform>
        <numerusform>{n:n} ainda não têm nada novo, dizem os editores.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 feed’s server asked Paperround to wait.</source>
      <translation>O servidor de 1 feed pede uma pausa por enquanto.</translation>
    </message>
    <message numerus="yes">
      <source>The servers of {n:n} feeds asked Paperround to wait.</source>
      <translation>
        <numerusform>O servidor de {n:n} feed pede uma pausa por enquanto.</numerusform>
        <numerusform>Os servidores de {n:n} feeds pedem uma pausa por enquanto.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 doesn’t allow fetches at this hour.</source>
      <translation>1 não quer consultas a esta hora.</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} don’t allow fetches at this hour.</source>
      <translation>
        <numerusform>{n:n} não quer consultas a esta hora.</numerusform>
        <numerusform>{n:n} não querem consultas a esta hora.</numerusform>
      </translation>
    </message>
    <message>
      <source>Nothing to refresh: every feed here is paused or discontinued.</source>
      <translation>Nada a consultar: todo feed aqui está pausado ou encerrado.</translation>
    </message>
    <message>
      <source>These feeds come from your account or mailbox, which is being checked.</source>
      <translation>Estes feeds vêm da sua conta ou caixa de correio, que está sendo consultada.</translation>
    </message>
    <message>
      <source>Can’t reach any feeds. All will be tried again soon.</source>
      <translation>Nenhum feed pode ser alcançado; nenhum tem culpa, e todos serão tentados de novo em breve.</translation>
    </message>
    <message>
      <source>This uses more than half of today’s remaining data. Automatic fetching may stop early today.</source>
      <translation>Isto usa mais da metade dos dados que restam hoje; as consultas automáticas podem acabar cedo.</translation>
    </message>
    <message>
      <source>New article</source>
      <translation>Um novo artigo</translation>
    </message>
    <message>
      <source>Paperround keeps running without a window. Reopen it from your app menu. Press Ctrl+Q to quit.</source>
      <translation>Ele continua consultando sem janela. Abra de novo pelo menu; lá, Ctrl+Q o encerra.</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Abrir</translation>
    </message>
    <message>
      <source>Mute for today</source>
      <translation>Silêncio por hoje</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} new articles from {feeds}</source>
      <translation>
        <numerusform>{n:n} novo artigo de {feeds}</numerusform>
        <numerusform>{n:n} novos artigos de {feeds}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>and {n:n} more</source>
      <translation>
        <numerusform>e mais {n:n}</numerusform>
        <numerusform>e mais {n:n}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n:n} feeds</source>
      <translation>
        <numerusform>{n:n} feed</numerusform>
        <numerusform>{n:n} feeds</numerusform>
      </translation>
    </message>
    <message>
      <source>A simulation needs {least} full days of reading. You have {known}.</source>
      <translation>Uma simulação precisa de {least} dias inteiros de leitura; o Paperround conhece {known}.</translation>
    </message>
    <message>
      <source>You didn’t read on the days to be simulated. Read for a few days first.</source>
      <translation>Você não olhou nos dias que seriam simulados; leia por alguns dias primeiro.</translation>
    </message>
    <message>
      <source>paused</source>
      <translation>pausado</translation>
    </message>
    <message>
      <source>discontinued</source>
      <translation>encerrado</translation>
    </message>
    <message>
      <source>turned off: couldn’t be read</source>
      <translation>posto de lado: ilegível</translation>
    </message>
    <message>
      <source>all new at each fetch</source>
      <translation>tudo novo a cada consulta</translation>
    </message>
    <message>
      <source>{feed} gives all its articles new ids at each fetch, so only the newest are kept.</source>
      <translation>{feed} dá novos identificadores a todos os artigos a cada consulta, então só os mais recentes são mantidos.</translation>
    </message>
    <message>
      <source>waiting {until} (server’s request)</source>
      <translation>pede pausa {until}</translation>
    </message>
    <message>
      <source>failing {since}</source>
      <translation>falha {since}</translation>
    </message>
    <message>
      <source>no response at {tried:clock}, trying again soon</source>
      <translation>sem resposta às {tried:clock}, nova tentativa em breve</translation>
    </message>
    <message>
      <source>password required</source>
      <translation>quer uma senha</translation>
    </message>
    <message>
      <source>moved, verifying the new address</source>
      <translation>mudando, confirmando o novo endereço</translation>
    </message>
    <message>
      <source>not fetched yet</source>
      <translation>ainda não consultado</translation>
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
        <numerusform>quieto há {weeks:n} semana</numerusform>
        <numerusform>quieto há {weeks:n} semanas</numerusform>
      </translation>
    </message>
    <message>
      <source>OK</source>
      <translation>em ordem</translation>
    </message>
    <message>
      <source>{feed} was discontinued by its publisher. Its articles are kept.</source>
      <translation>{feed} acabou: o editor o encerrou. Os artigos ficam.</translation>
    </message>
    <message>
      <source>{feed} was turned off. {reason}</source>
      <translation>{feed} foi posto de lado: {reason}</translation>
    </message>
    <message>
      <source>It couldn’t be read.</source>
      <translation>não pôde ser lido</translation>
    </message>
    <message>
      <source>{feed} asked Paperround to wait {until}.</source>
      <translation>{feed} pediu uma pausa {until}.</translation>
    </message>
    <message>
      <source>{feed} hasn’t responded {since}.</source>
      <translation>{feed} não responde {since}.</translation>
    </message>
    <message>
      <source>Fetching {feed} has failed {since}.</source>
      <translation>{feed} não pôde ser baixado {since}.</translation>
    </message>
    <message>
      <source>{feed} requires a user name and password.</source>
      <translation>{feed} quer um nome de usuário e uma senha.</translation>
    </message>
    <message>
      <source>{feed} didn’t accept the user name and password.</source>
      <translation>{feed} não aceita o nome de usuário e a senha.</translation>
    </message>
    <message>
      <source>Tried at {tried:clock}, next at {next}.</source>
      <translation>Tentativa às {tried:clock}, próxima: {next}.</translation>
    </message>
    <message>
      <source>Last tried at {tried:clock}.</source>
      <translation>Última tentativa às {tried:clock}.</translation>
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
      <translation>até as {at:clock}</translation>
    </message>
    <message>
      <source>until {at:weekday} {at:clock}</source>
      <translation>até {at:weekday} às {at:clock}</translation>
    </message>
    <message>
      <source>since {at:clock}</source>
      <translation>desde as {at:clock}</translation>
    </message>
    <message>
      <source>since {at:weekday}</source>
      <translation>desde {at:weekday}</translation>
    </message>
    <message>
      <source>since {at:date}</source>
      <translation>desde {at:date}</translation>
    </message>
    <message>
      <source>no connection</source>
      <translation>sem conexão</translation>
    </message>
    <message>
      <source>no such address</source>
      <translation>endereço inexistente</translation>
    </message>
    <message>
      <source>connection refused</source>
      <translation>conexão recusada</translation>
    </message>
    <message>
      <source>no response in time</source>
      <translation>sem resposta a tempo</translation>
    </message>
    <message>
      <source>connection interrupted</source>
      <translation>interrompido no meio</translation>
    </message>
    <message>
      <source>too large for a feed</source>
      <translation>grande demais para um feed</translation>
    </message>
    <message>
      <source>invalid address</source>
      <translation>endereço inválido</translation>
    </message>
    <message>
      <source>blocked: redirects to your local network</source>
      <translation>levava à sua própria rede</translation>
    </message>
    <message>
      <source>redirect loop</source>
      <translation>redirecionado em círculos</translation>
    </message>
    <message>
      <source>invalid certificate</source>
      <translation>certificado inválido</translation>
    </message>
    <message>
      <source>needs a password</source>
      <translation>pede uma senha</translation>
    </message>
    <message>
      <source>not found</source>
      <translation>não está mais lá</translation>
    </message>
    <message>
      <source>discontinued by its publisher</source>
      <translation>encerrado pelo editor</translation>
    </message>
    <message>
      <source>asked to wait</source>
      <translation>pediu uma pausa</translation>
    </message>
    <message>
      <source>server error</source>
      <translation>problemas no servidor</translation>
    </message>
    <message>
      <source>blocked by a CAPTCHA</source>
      <translation>quer prova de uma pessoa</translation>
    </message>
    <message>
      <source>access denied</source>
      <translation>acesso negado</translation>
    </message>
    <message>
      <source>cancelled</source>
      <translation>interrompido</translation>
    </message>
    <message>
      <source>couldn’t be read</source>
      <translation>ilegível</translation>
    </message>
    <message>
      <source>Paperround closed</source>
      <translation>o Paperround foi fechado</translation>
    </message>
    <message>
      <source>no response</source>
      <translation>sem resposta</translation>
    </message>
    <message>
      <source>Couldn’t change “Start at login” ({error}). Check the file {path}.</source>
      <translation>Não foi possível mudar o início automático ({error}); verifique o arquivo {path}.</translation>
    </message>
    <message>
      <source>Couldn’t change “Start at login”: the desktop didn’t allow it.</source>
      <translation>Não foi possível mudar o início automático: o ambiente não permitiu.</translation>
    </message>
    <message>
      <source>Couldn’t change “Start at login” ({error}). Check the registry’s Run key.</source>
      <translation>Não foi possível mudar o início automático ({error}); verifique a chave Run do registro.</translation>
    </message>
    <message>
      <source>Paperround is already open. Its window was brought to the front.</source>
      <translation>O Paperround já está aberto; a janela foi trazida para a frente.</translation>
    </message>
    <message>
      <source>Paperround is already open. It was asked to refresh.</source>
      <translation>O Paperround já está aberto; foi pedido que consulte os feeds.</translation>
    </message>
    <message>
      <source>Paperround is already running with this profile but isn’t responding. Quit it and start it again.</source>
      <translation>O Paperround já está em execução com este perfil, mas não responde; encerre-o e inicie de novo.</translation>
    </message>
    <message>
      <source>{file} couldn’t be written: {error}</source>
      <translation>Não foi possível gravar {file}: {error}</translation>
    </message>
    <message>
      <source>The article couldn’t be saved: {error}. Choose another place.</source>
      <translation>Não foi possível salvar o artigo: {error}. Escolha outro lugar.</translation>
    </message>
    <message>
      <source>The Morning Paper</source>
      <translation>O jornal da manhã</translation>
    </message>
    <message>
      <source>The Evening Paper</source>
      <translation>O jornal da noite</translation>
    </message>
    <message>
      <source>{weekday} {day} {month}</source>
      <translation>{weekday}, {day} de {month}</translation>
    </message>
    <message numerus="yes">
      <source>{posts:n} articles from {feeds:n} feeds, {minutes:n} min</source>
      <translation>
        <numerusform>{posts:n} artigo (feeds: {feeds:n}), {minutes:n} min</numerusform>
        <numerusform>{posts:n} artigos (feeds: {feeds:n}), {minutes:n} min</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{posts:n} articles, {minutes:n} min</source>
      <translation>
        <numerusform>{posts:n} artigo, {minutes:n} min</numerusform>
        <numerusform>{posts:n} artigos, {minutes:n} min</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>1 article, {minutes:n} min</source>
      <translation>
        <numerusform>Um artigo, {minutes:n} min</numerusform>
        <numerusform>Um artigo, {minutes:n} min</numerusform>
      </translation>
    </message>
    <message>
      <source>No. {number}</source>
      <translation>N.º {number}</translation>
    </message>
    <message>
      <source>Front page</source>
      <translation>Primeira página</translation>
    </message>
    <message>
      <source>In brief</source>
      <translation>Em resumo</translation>
    </message>
    <message>
      <source>Other feeds</source>
      <translation>Outros feeds</translation>
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
        <numerusform>{minutes:n} min de áudio</numerusform>
        <numerusform>{minutes:n} min de áudio</numerusform>
      </translation>
    </message>
    <message>
      <source>On the web</source>
      <translation>Na web</translation>
    </message>
    <message>
      <source>continues on page {page}</source>
      <translation>continua na página {page}</translation>
    </message>
    <message>
      <source>continued from page {page}</source>
      <translation>continuação da página {page}</translation>
    </message>
    <message>
      <source>Made by Paperround on this computer, from your own feeds.</source>
      <translation>Feito pelo Paperround neste computador, com os seus feeds.</translation>
    </message>
    <message>
      <source>Not enough new articles for an edition today.</source>
      <translation>Hoje não há nada novo o bastante para um jornal.</translation>
    </message>
    <message>
      <source>No edition was created. Nothing changed.</source>
      <translation>Nenhum jornal foi feito; tudo está como antes.</translation>
    </message>
    <message>
      <source>Loading full articles: {done} of {total}</source>
      <translation>Buscando textos completos: {done} de {total}</translation>
    </message>
    <message>
      <source>Loading images: {done} of {total} articles</source>
      <translation>Buscando imagens: {done} de {total} artigos</translation>
    </message>
    <message numerus="yes">
      <source>Laying out the pages: {posts:n} articles</source>
      <translation>
        <numerusform>Compondo as páginas: {posts:n} artigo</numerusform>
        <numerusform>Compondo as páginas: {posts:n} artigos</numerusform>
      </translation>
    </message>
    <message>
      <source>Today’s edition, created {at:clock}</source>
      <translation>O jornal de hoje, feito às {at:clock}</translation>
    </message>
    <message>
      <source>Edition of {at:weekday} {at:date}, created {at:clock}</source>
      <translation>O jornal de {at:weekday}, {at:date}, feito às {at:clock}</translation>
    </message>
    <message numerus="yes">
      <source>Created {at:clock} from what was available ({n:n} feeds didn’t respond)</source>
      <translation>
        <numerusform>Feito às {at:clock} com o que havia aqui; {n:n} feed não respondeu</numerusform>
        <numerusform>Feito às {at:clock} com o que havia aqui; {n:n} feeds não responderam</numerusform>
      </translation>
    </message>
    <message>
      <source>Created {at:clock} from what was available (1 feed didn’t respond)</source>
      <translation>Feito às {at:clock} com o que havia aqui; um feed não respondeu</translation>
    </message>
    <message>
      <source>Created at {at:clock} instead of {due:clock}, because the computer was asleep or Paperround was closed.</source>
      <translation>Feito às {at:clock} em vez das {due:clock}: até lá o computador estava suspenso ou o Paperround fechado.</translation>
    </message>
    <message>
      <source>Waiting for {target} since {at:clock}: {why}</source>
      <translation>Em espera desde {at:clock} ({target}): {why}</translation>
    </message>
    <message>
      <source>Saved to {path}.</source>
      <translation>Está em {path}.</translation>
    </message>
    <message>
      <source>Emailed to {address} at {at:clock}.</source>
      <translation>Foi enviado por e-mail a {address} às {at:clock}.</translation>
    </message>
    <message>
      <source>Next: {when}.</source>
      <translation>Próximo: {when}.</translation>
    </message>
    <message>
      <source>Next: {when}, because you usually read at {visit}.</source>
      <translation>Próximo: {when}; você costuma olhar às {visit}.</translation>
    </message>
    <message>
      <source>Next: {when}, until Paperround knows when you start reading.</source>
      <translation>Próximo: {when}, até o Paperround saber quando você olha pela primeira vez.</translation>
    </message>
    <message>
      <source>today {at:clock}</source>
      <translation>hoje {at:clock}</translation>
    </message>
    <message>
      <source>tomorrow {at:clock}</source>
      <translation>amanhã {at:clock}</translation>
    </message>
    <message>
      <source>The fetch at {at:clock} covers it, so it uses no extra fetches.</source>
      <translation>O despertar das {at:clock} baixa também para ele, então não custa um próprio.</translation>
    </message>
    <message>
      <source>It uses the articles already downloaded by then. Nothing extra is downloaded.</source>
      <translation>É feito com o que houver até lá; nada é baixado só para ele.</translation>
    </message>
    <message>
      <source>Choose at least one day.</source>
      <translation>Escolha ao menos um dia.</translation>
    </message>
    <message>
      <source>Editions are only created when you ask.</source>
      <translation>Um jornal só é feito quando você pede.</translation>
    </message>
    <message>
      <source>the folder</source>
      <translation>a pasta</translation>
    </message>
    <message>
      <source>the mail server</source>
      <translation>o servidor de e-mail</translation>
    </message>
    <message>
      <source>Edition {number} doesn’t exist. Run “paperround edition --list” to see them all.</source>
      <translation>Não há edição {number}; “paperround edition --list” mostra quais existem.</translation>
    </message>
    <message>
      <source>Choose a file name that ends in .epub or .pdf.</source>
      <translation>Indique um arquivo que termine em .epub ou .pdf.</translation>
    </message>
    <message>
      <source>The pages couldn’t be created. See the log for details.</source>
      <translation>Não foi possível criar as páginas; os detalhes estão no registro.</translation>
    </message>
    <message>
      <source>The articles in this edition are no longer stored.</source>
      <translation>O que estava neste jornal não está mais aqui.</translation>
    </message>
    <message>
      <source>Enter the address to send editions to.</source>
      <translation>Digite o endereço para onde os jornais são enviados.</translation>
    </message>
    <message>
      <source>Enter your outgoing mail (SMTP) server, such as smtp.example.org:587.</source>
      <translation>Digite o servidor que aceita seu e-mail, como smtp.example.org:587.</translation>
    </message>
    <message>
      <source>Enter your own email address.</source>
      <translation>Digite seu próprio endereço de e-mail.</translation>
    </message>
    <message>
      <source>The saved password for {host} is missing. Enter it again in Morning Paper.</source>
      <translation>A senha de {host} não é conhecida; digite-a de novo em Jornal da manhã.</translation>
    </message>
    <message>
      <source>{host} didn’t accept this user name and password.</source>
      <translation>{host} não aceita este nome e esta senha.</translation>
    </message>
    <message>
      <source>{host} rejected the email: {why}</source>
      <translation>{host} não aceitou o e-mail: {why}</translation>
    </message>
    <message>
      <source>Can’t reach {host}. Paperround will try again.</source>
      <translation>Não é possível alcançar {host}; haverá nova tentativa.</translation>
    </message>
    <message>
      <source>{host} doesn’t offer a secure connection, so the password wasn’t sent.</source>
      <translation>{host} não oferece conexão segura, então nenhuma senha foi enviada.</translation>
    </message>
    <message>
      <source>{host} doesn’t offer a secure connection, so nothing was sent. You can allow mail without encryption.</source>
      <translation>{host} não oferece conexão segura, então nada foi enviado. Você pode permitir e-mail sem criptografia.</translation>
    </message>
    <message>
      <source>{host} is ready to send your mail. Nothing was sent.</source>
      <translation>{host} respondeu e aceitaria o e-mail; nada foi enviado.</translation>
    </message>
    <message>
      <source>Just before you usually read, around {time}.</source>
      <translation>Antes de você olhar, em geral por volta das {time}.</translation>
    </message>
    <message>
      <source>You asked to be notified right away.</source>
      <translation>Você quer os artigos dele na hora.</translation>
    </message>
    <message>
      <source>You set it to be fetched every {span}.</source>
      <translation>Você quer este intervalo entre consultas: {span}.</translation>
    </message>
    <message>
      <source>You set custom intervals for these.</source>
      <translation>Você deu a estes um intervalo próprio.</translation>
    </message>
    <message>
      <source>You just subscribed.</source>
      <translation>Você assinou o feed.</translation>
    </message>
    <message>
      <source>You chose Refresh.</source>
      <translation>Você pediu uma consulta.</translation>
    </message>
    <message>
      <source>You asked for it on the command line.</source>
      <translation>Você pediu no terminal.</translation>
    </message>
    <message>
      <source>You entered its password.</source>
      <translation>Você deu a senha dele.</translation>
    </message>
    <message>
      <source>You opened it, and it’s set to refresh when opened.</source>
      <translation>Você o abriu e quer que ele seja consultado então.</translation>
    </message>
    <message>
      <source>First fetch after the computer woke up.</source>
      <translation>Primeira consulta depois que o computador despertou.</translation>
    </message>
    <message>
      <source>The demo fetches just after each article so you can watch them arrive.</source>
      <translation>A demonstração consulta logo após um artigo, para você vê-los chegar.</translation>
    </message>
    <message>
      <source>It hasn’t responded yet, so Paperround is trying again.</source>
      <translation>Ainda não respondeu, então há nova tentativa.</translation>
    </message>
    <message>
      <source>They haven’t responded yet, so Paperround is trying again.</source>
      <translation>Ainda não responderam, então há nova tentativa.</translation>
    </message>
    <message>
      <source>So you don’t miss anything: these list few articles, which turn over quickly.</source>
      <translation>Para nada se perder: estes guardam poucos artigos e enchem logo.</translation>
    </message>
    <message>
      <source>Its publisher asks for at least {span} between fetches.</source>
      <translation>O editor dele pede ao menos {span} entre consultas.</translation>
    </message>
    <message>
      <source>Its publisher asks not to be fetched for the next {span}.</source>
      <translation>O editor dele pede para não consultar por mais {span}.</translation>
    </message>
    <message>
      <source>Its server asked Paperround to wait {span}.</source>
      <translation>O servidor dele pediu uma pausa: {span}.</translation>
    </message>
    <message>
      <source>Its server wants at least {span} between requests, so its feeds take turns.</source>
      <translation>O servidor dele quer ao menos {span} entre consultas, então seus feeds se revezam.</translation>
    </message>
    <message>
      <source>Their server wants some time between requests, so its feeds take turns.</source>
      <translation>O servidor deles quer algum tempo entre consultas, então seus feeds se revezam.</translation>
    </message>
    <message>
      <source>The last fetch failed, so the next one is in {span}.</source>
      <translation>Falhou, então a próxima tentativa vem depois de {span}.</translation>
    </message>
    <message>
      <source>Its server asked Paperround to wait until now.</source>
      <translation>Tinha pedido uma pausa até agora.</translation>
    </message>
    <message>
      <source>Their servers asked Paperround to wait until now.</source>
      <translation>Tinham pedido uma pausa até agora.</translation>
    </message>
    <message>
      <source>Its publisher has discontinued it.</source>
      <translation>O editor dele o encerrou.</translation>
    </message>
    <message>
      <source>One of the times that keep you waiting least. This feed gets a fetch about every {span}.</source>
      <translation>Um dos momentos que menos fazem você esperar. Este feed é consultado a cada {span}, mais ou menos.</translation>
    </message>
    <message>
      <source>One of the times that keep you waiting least for these.</source>
      <translation>Um dos momentos que menos fazem você esperar por estes.</translation>
    </message>
    <message>
      <source>One of the times that leave the fewest articles missing when you read.</source>
      <translation>Um dos momentos em que menos artigos faltam quando você lê.</translation>
    </message>
    <message>
      <source>Soon after the hours in which it usually publishes. It gets a fetch about every {span}.</source>
      <translation>Logo depois das horas em que costuma publicar. É consultado a cada {span}, mais ou menos.</translation>
    </message>
    <message>
      <source>Soon after the hours in which these usually publish.</source>
      <translation>Logo depois das horas em que estes costumam publicar.</translation>
    </message>
    <message>
      <source>It’s fetched about every {span}.</source>
      <translation>É consultado a cada {span}, mais ou menos.</translation>
    </message>
    <message>
      <source>These are fetched at even intervals.</source>
      <translation>Estes são consultados em intervalos iguais.</translation>
    </message>
    <message>
      <source>It’s fetched about every {span}, so that few articles drop off its list unseen.</source>
      <translation>É consultado a cada {span}, mais ou menos, para que poucos artigos saiam da lista sem ser vistos.</translation>
    </message>
    <message>
      <source>These are fetched so that few articles drop off their lists unseen.</source>
      <translation>Estes são consultados de modo que poucos artigos saiam das listas sem ser vistos.</translation>
    </message>
    <message>
      <source>Of all feeds it’s likely to have kept articles from you for longest.</source>
      <translation>De todos os feeds, é provável que seja o que guarda artigos para você há mais tempo.</translation>
    </message>
    <message>
      <source>Of all feeds these are likely to have kept articles from you for longest.</source>
      <translation>De todos os feeds, é provável que estes guardem artigos para você há mais tempo.</translation>
    </message>
    <message>
      <source>Of all feeds it’s likely to have the most articles that are still fresh.</source>
      <translation>De todos os feeds, é provável que seja o que tem mais artigos ainda frescos.</translation>
    </message>
    <message>
      <source>Of all feeds these are likely to have the most articles that are still fresh.</source>
      <translation>De todos os feeds, é provável que estes tenham mais artigos ainda frescos.</translation>
    </message>
    <message>
      <source>Its articles come about {span} apart.</source>
      <translation>Entre os artigos dele passam cerca de {span}.</translation>
    </message>
    <message>
      <source>They are fetched about as often as they publish.</source>
      <translation>São consultados mais ou menos com a frequência com que publicam.</translation>
    </message>
    <message>
      <source>By its usual hours it should have a new article by now.</source>
      <translation>Pelas horas habituais, ele já deve ter um artigo novo.</translation>
    </message>
    <message>
      <source>By their usual hours these should have new articles by now.</source>
      <translation>Pelas horas habituais, estes já devem ter artigos novos.</translation>
    </message>
    <message>
      <source>Just before you usually read.</source>
      <translation>Antes da hora em que você costuma olhar.</translation>
    </message>
    <message>
      <source>No sooner, because its publisher asks for at least {span} between fetches.</source>
      <translation>O editor dele pede ao menos {span} entre consultas, então não antes.</translation>
    </message>
    <message>
      <source>No sooner, because their publishers ask for time between fetches.</source>
      <translation>Os editores deles pedem pausas entre consultas, então não antes.</translation>
    </message>
    <message>
      <source>No sooner, because its publisher asks not to be fetched for the next {span}.</source>
      <translation>O editor dele pede para não consultar por mais {span}, então não antes.</translation>
    </message>
    <message>
      <source>No sooner, because their publishers ask not to be fetched at some hours.</source>
      <translation>Os editores deles pedem para não consultar em certas horas, então não antes.</translation>
    </message>
    <message>
      <source>No sooner, because its server asked Paperround to wait {span}.</source>
      <translation>O servidor dele pediu uma pausa ({span}), então não antes.</translation>
    </message>
    <message>
      <source>No sooner, because their servers asked Paperround to wait.</source>
      <translation>Os servidores deles pediram uma pausa, então não antes.</translation>
    </message>
    <message>
      <source>The last fetch failed. Trying again after {span}.</source>
      <translation>Falhou, e há nova tentativa depois de {span}.</translation>
    </message>
    <message>
      <source>The last fetches failed. Trying again.</source>
      <translation>Falharam, e há nova tentativa.</translation>
    </message>
    <message>
      <source>You’re reading now, and it may have new articles.</source>
      <translation>Você está lendo agora, e ele pode ter publicado desde a última consulta.</translation>
    </message>
    <message>
      <source>You’re reading now, and these may have new articles.</source>
      <translation>Você está lendo agora, e estes podem ter publicado desde a última consulta.</translation>
    </message>
    <message>
      <source>You’re reading now, and it usually has one new article by this time.</source>
      <translation>Você está lendo agora, e ele em geral já publicou uma vez desde a última consulta.</translation>
    </message>
    <message>
      <source>You’re reading now, and these usually have new articles by this time.</source>
      <translation>Você está lendo agora, e estes em geral já publicaram desde a última consulta.</translation>
    </message>
    <message>
      <source>You’re reading now, and it usually has {count} new articles by this time.</source>
      <translation>Você está lendo agora, e ele em geral já publicou {count} vezes desde a última consulta.</translation>
    </message>
    <message>
      <source>It may have new articles by then.</source>
      <translation>Até lá ele pode ter publicado desde a última consulta.</translation>
    </message>
    <message>
      <source>Some of them may have new articles by then.</source>
      <translation>Até lá alguns deles podem ter publicado.</translation>
    </message>
    <message>
      <source>It usually has one new article by then.</source>
      <translation>Até lá ele em geral já publicou uma vez desde a última consulta.</translation>
    </message>
    <message>
      <source>They usually have new articles by then.</source>
      <translation>Até lá eles em geral já publicaram.</translation>
    </message>
    <message>
      <source>It usually has {count} new articles by then.</source>
      <translation>Até lá ele em geral já publicou {count} vezes desde a última consulta.</translation>
    </message>
    <message>
      <source>You just unlocked the computer and usually read soon after.</source>
      <translation>Você acabou de desbloquear o computador e costuma olhar logo depois.</translation>
    </message>
    <message>
      <source>You just came back to the computer and usually read soon after.</source>
      <translation>Você acabou de voltar ao computador e costuma olhar logo depois.</translation>
    </message>
    <message>
      <source>The computer just woke up, and you usually read soon after.</source>
      <translation>O computador acabou de despertar, e você costuma olhar logo depois.</translation>
    </message>
    <message>
      <source>You just opened the lid and usually read soon after.</source>
      <translation>Você acabou de abrir a tampa e costuma olhar logo depois.</translation>
    </message>
    <message>
      <source>The computer just joined a network, and you usually read soon after.</source>
      <translation>O computador acabou de entrar em uma rede, e você costuma olhar logo depois.</translation>
    </message>
    <message>
      <source>Its articles are mostly repeats, so it’s fetched less often.</source>
      <translation>Os artigos dele quase só se repetem, então é consultado menos.</translation>
    </message>
    <message>
      <source>Its articles are mostly original, so it’s fetched more often.</source>
      <translation>Os artigos dele quase sempre trazem algo novo, então é consultado mais.</translation>
    </message>
    <message>
      <source>You rarely open its articles, so it’s fetched less often.</source>
      <translation>Você raramente abre os artigos dele, então é consultado menos.</translation>
    </message>
    <message>
      <source>You often open its articles, so it’s fetched more often.</source>
      <translation>Você abre muito os artigos dele, então é consultado mais.</translation>
    </message>
  </context>
</TS>
