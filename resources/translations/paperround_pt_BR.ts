<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR">
  <context>
    <name>Paperround</name>
    <message>
      <source>Attached</source>
      <translation>Anexos</translation>
    </message>
    <message>
      <source>sound</source>
      <translation>áudio</translation>
    </message>
    <message>
      <source>film</source>
      <translation>vídeo</translation>
    </message>
    <message>
      <source>picture</source>
      <translation>imagem</translation>
    </message>
    <message>
      <source>text</source>
      <translation>texto</translation>
    </message>
    <message>
      <source>Fetching the page…</source>
      <translation>Baixando a página…</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>Reproduzir</translation>
    </message>
    <message>
      <source>Comments</source>
      <translation>Comentários</translation>
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
      <translation>1 minuto de leitura</translation>
    </message>
    <message>
      <source>The page gave no article. Showing what the feed sent.</source>
      <translation>A página não tem um artigo. Mostrando o que o feed enviou.</translation>
    </message>
    <message numerus="yes">
      <source>Continue reading, {minutes} more minutes</source>
      <translation>
        <numerusform>Continuar lendo, mais {minutes} minuto</numerusform>
        <numerusform>Continuar lendo, mais {minutes} minutos</numerusform>
      </translation>
    </message>
    <message>
      <source>Continue reading, 1 more minute</source>
      <translation>Continuar lendo, mais 1 minuto</translation>
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
        <numerusform>{minutes} minuto de leitura</numerusform>
        <numerusform>{minutes} minutos de leitura</numerusform>
      </translation>
    </message>
    <message>
      <source>{n} min</source>
      <translation>{n} min</translation>
    </message>
    <message>
      <source>Show pictures</source>
      <translation>Mostrar imagens</translation>
    </message>
    <message>
      <source>Pictures are shown. They take more data, and each one’s server sees that you fetched it.</source>
      <translation>As imagens são exibidas. Elas consomem mais dados, e o servidor de cada uma vê que você a baixou.</translation>
    </message>
    <message>
      <source>Pictures are not loaded.</source>
      <translation>As imagens não são carregadas.</translation>
    </message>
    <message>
      <source>Only a headline here.</source>
      <translation>Aqui há só o título.</translation>
    </message>
    <message>
      <source>Fetch full text</source>
      <translation>Baixar texto completo</translation>
    </message>
    <message>
      <source>Nothing selected</source>
      <translation>Nada selecionado</translation>
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
      <source>Keep them</source>
      <translation>Manter</translation>
    </message>
    <message>
      <source>Only when I ask</source>
      <translation>Só quando eu pedir</translation>
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
      <source>Open this link in the browser</source>
      <translation>Abrir este link no navegador</translation>
    </message>
    <message>
      <source>Copy this link</source>
      <translation>Copiar este link</translation>
    </message>
    <message>
      <source>This article is too long to be shown in one piece.</source>
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
      <source>Next</source>
      <translation>Próximo</translation>
    </message>
    <message>
      <source>Done</source>
      <translation>Concluir</translation>
    </message>
    <message>
      <source>{current} of {count}</source>
      <translation>{current} de {count}</translation>
    </message>
    <message>
      <source>Not found</source>
      <translation>Não encontrado</translation>
    </message>
    <message>
      <source>Newspaper</source>
      <translation>Jornal</translation>
    </message>
    <message>
      <source>Text settings</source>
      <translation>Fonte</translation>
    </message>
    <message>
      <source>More</source>
      <translation>Mais</translation>
    </message>
    <message>
      <source>Layout</source>
      <translation>Disposição</translation>
    </message>
    <message>
      <source>Save picture</source>
      <translation>Salvar imagem</translation>
    </message>
    <message>
      <source>Enlarge the picture</source>
      <translation>Ampliar a imagem</translation>
    </message>
    <message>
      <source>Save the picture…</source>
      <translation>Salvar a imagem…</translation>
    </message>
    <message>
      <source>Copy the picture</source>
      <translation>Copiar a imagem</translation>
    </message>
    <message>
      <source>Copy the picture’s address</source>
      <translation>Copiar o endereço da imagem</translation>
    </message>
    <message>
      <source>Open the picture in the browser</source>
      <translation>Abrir a imagem no navegador</translation>
    </message>
    <message>
      <source>Picture copied</source>
      <translation>Imagem copiada</translation>
    </message>
    <message>
      <source>This picture cannot be had.</source>
      <translation>Esta imagem não está disponível.</translation>
    </message>
    <message>
      <source>Fetching…</source>
      <translation>Baixando…</translation>
    </message>
    <message>
      <source>Previous picture</source>
      <translation>Imagem anterior</translation>
    </message>
    <message>
      <source>Next picture</source>
      <translation>Próxima imagem</translation>
    </message>
    <message>
      <source>Smaller</source>
      <translation>Menor</translation>
    </message>
    <message>
      <source>Larger</source>
      <translation>Maior</translation>
    </message>
    <message>
      <source>Full size</source>
      <translation>Tamanho real</translation>
    </message>
    <message>
      <source>Save…</source>
      <translation>Salvar…</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Fechar</translation>
    </message>
    <message>
      <source>Picture</source>
      <translation>Imagem</translation>
    </message>
    <message>
      <source>{n} of {all}</source>
      <translation>{n} de {all}</translation>
    </message>
    <message>
      <source>This picture is broken or too large to be shown here.</source>
      <translation>Esta imagem está danificada ou é grande demais para ser mostrada aqui.</translation>
    </message>
    <message>
      <source>Fit to the window</source>
      <translation>Ajustar à janela</translation>
    </message>
    <message>
      <source>Picture, {width} × {height}</source>
      <translation>Imagem, {width} × {height}</translation>
    </message>
    <message>
      <source>This picture could not be fetched.</source>
      <translation>Não foi possível baixar esta imagem.</translation>
    </message>
    <message>
      <source>Downloaded</source>
      <translation>Baixado</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>Parar</translation>
    </message>
    <message>
      <source>Fetched on {day}, before you looked</source>
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
      <source>Remove</source>
      <translation>Remover</translation>
    </message>
    <message>
      <source>Downloading</source>
      <translation>Baixando</translation>
    </message>
    <message>
      <source>Fetched {time} after you first looked</source>
      <translation>Baixado {time} depois da primeira vez que você olhou</translation>
    </message>
    <message>
      <source>Fetched at {time}, before you looked</source>
      <translation>Baixado às {time}, antes de você olhar</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Tentar de novo</translation>
    </message>
    <message>
      <source>Downloaded for {time}, when you usually listen</source>
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
      <source>Something went wrong inside Paperround ({name}).</source>
      <translation>Algo deu errado no Paperround ({name}).</translation>
    </message>
    <message>
      <source>Undone: {what}</source>
      <translation>Desfeito: {what}</translation>
    </message>
    <message>
      <source>Done again: {what}</source>
      <translation>Refeito: {what}</translation>
    </message>
    <message>
      <source>Open Paperround</source>
      <translation>Abrir o Paperround</translation>
    </message>
    <message>
      <source>About Paperround</source>
      <translation>Sobre o Paperround</translation>
    </message>
    <message>
      <source>A feed reader that fetches just before you look. Free under the MIT licence.</source>
      <translation>Um leitor de feeds que baixa as novidades pouco antes de você olhar. Livre, sob a licença MIT.</translation>
    </message>
    <message>
      <source>Home page of the project</source>
      <translation>Site do projeto</translation>
    </message>
    <message>
      <source>Works that Paperround is made with</source>
      <translation>Obras com que o Paperround é feito</translation>
    </message>
    <message>
      <source>Licence</source>
      <translation>Licença</translation>
    </message>
    <message>
      <source>Made with the works of others</source>
      <translation>Feito com obras de outros</translation>
    </message>
    <message>
      <source>Version {version}</source>
      <translation>Versão {version}</translation>
    </message>
    <message>
      <source>built on {date}</source>
      <translation>criada em {date}</translation>
    </message>
    <message numerus="yes">
      <source>{n} changes that you made here have not reached it yet, and would not any more.</source>
      <translation>
        <numerusform>{n} alteração feita aqui ainda não chegou lá e se perderia.</numerusform>
        <numerusform>{n} alterações feitas aqui ainda não chegaram lá e se perderiam.</numerusform>
      </translation>
    </message>
    <message>
      <source>{done} of {total} posts</source>
      <translation>{done} de {total} artigos</translation>
    </message>
    <message>
      <source>once</source>
      <translation>uma vez</translation>
    </message>
    <message>
      <source>when you look</source>
      <translation>quando você olha</translation>
    </message>
    <message>
      <source>0, all sent</source>
      <translation>0, tudo enviado</translation>
    </message>
    <message>
      <source>One change that you made here has not reached it yet, and would not any more.</source>
      <translation>Uma alteração feita aqui ainda não chegou lá e se perderia.</translation>
    </message>
    <message>
      <source>An account keeps feeds, read marks and stars the same on all your devices.</source>
      <translation>Uma conta mantém feeds, artigos lidos e estrelas iguais em todos os seus dispositivos.</translation>
    </message>
    <message>
      <source>Paperround will tell {name} when to poll which feed, by the plan for all your feeds and within your daily budget. You can then let the server poll by itself only rarely. It uses the same password at the server's own interface.</source>
      <translation>O Paperround dirá a {name} quando consultar cada feed, conforme o plano para todos os seus feeds e dentro do orçamento diário. Assim, o servidor só precisa consultar sozinho raramente. A interface própria do servidor usa a mesma senha.</translation>
    </message>
    <message>
      <source>synchronising</source>
      <translation>sincronizando</translation>
    </message>
    <message>
      <source>not synchronised yet</source>
      <translation>ainda não sincronizada</translation>
    </message>
    <message>
      <source>synchronised just now</source>
      <translation>sincronizada agora</translation>
    </message>
    <message numerus="yes">
      <source>offline, {n} waiting</source>
      <translation>
        <numerusform>offline, {n} em espera</numerusform>
        <numerusform>offline, {n} em espera</numerusform>
      </translation>
    </message>
    <message>
      <source>asks for a pause</source>
      <translation>pede uma pausa</translation>
    </message>
    <message>
      <source>password refused</source>
      <translation>senha recusada</translation>
    </message>
    <message>
      <source>certificate not trusted</source>
      <translation>certificado não confiável</translation>
    </message>
    <message>
      <source>interface switched off</source>
      <translation>interface desativada</translation>
    </message>
    <message>
      <source>did not answer</source>
      <translation>sem resposta</translation>
    </message>
    <message>
      <source>{times} instead of {hours}</source>
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
      <source>It answered in {s} s: {feeds}, {unread} unread, {stars} stars.</source>
      <translation>Respondeu em {s} s: {feeds}, {unread} não lidos, {stars} estrelas.</translation>
    </message>
    <message>
      <source>1 of them you already have; it will be kept once.</source>
      <translation>1 deles você já tem; ficará um só.</translation>
    </message>
    <message>
      <source>Address</source>
      <translation>Endereço</translation>
    </message>
    <message>
      <source>Add account…</source>
      <translation>Adicionar conta…</translation>
    </message>
    <message>
      <source>New account</source>
      <translation>Nova conta</translation>
    </message>
    <message>
      <source>Feeds that I add go there, too</source>
      <translation>Adicionar lá também os novos feeds</translation>
    </message>
    <message>
      <source>The password for its API:</source>
      <translation>A senha da API:</translation>
    </message>
    <message>
      <source>Own certificate authority…</source>
      <translation>Autoridade certificadora própria…</translation>
    </message>
    <message>
      <source>Leave {name}</source>
      <translation>Sair de {name}</translation>
    </message>
    <message>
      <source>Leave this account…</source>
      <translation>Sair desta conta…</translation>
    </message>
    <message>
      <source>Tell it when to poll</source>
      <translation>Dizer quando consultar</translation>
    </message>
    <message>
      <source>Tell it</source>
      <translation>Ativar</translation>
    </message>
    <message>
      <source>synchronised {time} ago</source>
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
      <source>before you look</source>
      <translation>antes de você olhar</translation>
    </message>
    <message>
      <source>while you read</source>
      <translation>enquanto você lê</translation>
    </message>
    <message>
      <source>when new posts are likely</source>
      <translation>quando é provável haver novidades</translation>
    </message>
    <message>
      <source>if you do not look before</source>
      <translation>se você não olhar antes</translation>
    </message>
    <message>
      <source>tried again</source>
      <translation>nova tentativa</translation>
    </message>
    <message>
      <source>{time}, {why}</source>
      <translation>{time}, {why}</translation>
    </message>
    <message numerus="yes">
      <source>{n} of them you already have; they will be kept once.</source>
      <translation>
        <numerusform>{n} deles você já tem; não ficará repetido.</numerusform>
        <numerusform>{n} deles você já tem; não ficarão repetidos.</numerusform>
      </translation>
    </message>
    <message>
      <source>Synchronise {name} now</source>
      <translation>Sincronizar {name} agora</translation>
    </message>
    <message>
      <source>Tell it when to poll, by my plan</source>
      <translation>Dizer quando consultar, conforme meu plano</translation>
    </message>
    <message>
      <source>Asked today</source>
      <translation>Pedidos de hoje</translation>
    </message>
    <message>
      <source>Next ask</source>
      <translation>Próximo pedido</translation>
    </message>
    <message>
      <source>Outbox</source>
      <translation>Saída</translation>
    </message>
    <message>
      <source>Found one feed.</source>
      <translation>Um feed encontrado.</translation>
    </message>
    <message>
      <source>Add a feed</source>
      <translation>Adicionar um feed</translation>
    </message>
    <message>
      <source>Address of a site, a blog or a feed</source>
      <translation>Endereço de um site, um blog ou um feed</translation>
    </message>
    <message>
      <source>Add feed</source>
      <translation>Adicionar feed</translation>
    </message>
    <message>
      <source>Latest posts</source>
      <translation>Últimos artigos</translation>
    </message>
    <message>
      <source>Found one feed. Its document is broken: this is what could be read of it.</source>
      <translation>Um feed encontrado. O documento está danificado: isto é o que foi possível ler.</translation>
    </message>
    <message>
      <source>Show feed</source>
      <translation>Mostrar feed</translation>
    </message>
    <message>
      <source>Looking for feeds at {host}…</source>
      <translation>Procurando feeds em {host}…</translation>
    </message>
    <message>
      <source>Paperround looks for the feeds behind any address.</source>
      <translation>O Paperround procura os feeds por trás de qualquer endereço.</translation>
    </message>
    <message>
      <source>Found {feeds} on this site. Tick those you want.</source>
      <translation>Encontrados neste site: {feeds}. Marque os que você quer.</translation>
    </message>
    <message>
      <source>You are subscribed to {name} already.</source>
      <translation>Você já assina {name}.</translation>
    </message>
    <message>
      <source>Add {feeds}</source>
      <translation>Adicionar {feeds}</translation>
    </message>
    <message>
      <source>Once a day a copy of everything is made beside the original, and before each update of the file. Copies that you make yourself are never removed.</source>
      <translation>Uma vez por dia, e antes de cada conversão do arquivo, uma cópia de tudo é feita ao lado do original. As cópias que você faz nunca são removidas.</translation>
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
      <source>Show the folder</source>
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
      <source>None yet. The first is made within a day.</source>
      <translation>Nenhum ainda. O primeiro é feito em até um dia.</translation>
    </message>
    <message>
      <source>doubtful: much less than before</source>
      <translation>duvidoso: muito menos que antes</translation>
    </message>
    <message>
      <source>What you starred, tagged or read since then is not in it. What you have now is set aside in the same folder, not deleted. Your window comes back in a moment.</source>
      <translation>Ele não tem o que você leu ou marcou com estrela ou etiqueta depois. O que você tem agora é posto de lado na mesma pasta, não apagado. A janela volta em um instante.</translation>
    </message>
    <message>
      <source>Wrote {feeds} to {file}</source>
      <translation>Gravado em {file}: {feeds}</translation>
    </message>
    <message>
      <source>Another part of the page is followed</source>
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
      <source>Rules changed, and {posts}</source>
      <translation>Regras alteradas, e {posts} também</translation>
    </message>
    <message numerus="yes">
      <source>{n} there already</source>
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
      <source>Settings of {feed} changed</source>
      <translation>Configurações de {feed} alteradas</translation>
    </message>
    <message>
      <source>{posts} brought back</source>
      <translation>De volta: {posts}</translation>
    </message>
    <message>
      <source>As in the settings</source>
      <translation>Como nas configurações</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>Mostrar</translation>
    </message>
    <message>
      <source>Show only when asked</source>
      <translation>Mostrar só quando pedido</translation>
    </message>
    <message>
      <source>Fetch what I will probably open</source>
      <translation>Baixar o que provavelmente vou abrir</translation>
    </message>
    <message>
      <source>Fetch every post whole</source>
      <translation>Baixar cada artigo inteiro</translation>
    </message>
    <message>
      <source>Fetch nothing ahead</source>
      <translation>Não baixar nada antes</translation>
    </message>
    <message>
      <source>For ever</source>
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
    <message>
      <source>All of them</source>
      <translation>Todos</translation>
    </message>
    <message>
      <source>When it is worth it</source>
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
    <message>
      <source>Without Shorts and live announcements</source>
      <translation>Sem Shorts e anúncios de transmissões</translation>
    </message>
    <message>
      <source>Why it is polled when it is</source>
      <translation>Quando é consultado e por quê</translation>
    </message>
    <message>
      <source>How it is doing</source>
      <translation>Estado</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Nome</translation>
    </message>
    <message>
      <source>Folder</source>
      <translation>Pasta</translation>
    </message>
    <message>
      <source>Pictures</source>
      <translation>Imagens</translation>
    </message>
    <message>
      <source>Before I go offline</source>
      <translation>Antes de ficar offline</translation>
    </message>
    <message>
      <source>Keep posts</source>
      <translation>Manter artigos</translation>
    </message>
    <message>
      <source>Keep at most</source>
      <translation>Manter no máximo</translation>
    </message>
    <message>
      <source>Unread counts as read</source>
      <translation>Não lidos contam como lidos</translation>
    </message>
    <message>
      <source>Posts with a star or a tag stay unread, and those that you marked unread yourself.</source>
      <translation>Artigos com estrela ou etiqueta continuam não lidos, assim como os que você marcou como não lidos.</translation>
    </message>
    <message>
      <source>In Unread and in counts</source>
      <translation>Em “Não lidos” e nas contagens</translation>
    </message>
    <message>
      <source>Fetch the full text of every post I open</source>
      <translation>Baixar o texto completo de cada artigo que eu abrir</translation>
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
      <translation>Avisar na hora quando publicar</translation>
    </message>
    <message>
      <source>Paused: do not poll it</source>
      <translation>Pausado: não consultar</translation>
    </message>
    <message>
      <source>Only where the feed asks for one</source>
      <translation>Só se o feed pedir</translation>
    </message>
    <message>
      <source>User name</source>
      <translation>Nome de usuário</translation>
    </message>
    <message>
      <source>Password</source>
      <translation>Senha</translation>
    </message>
    <message>
      <source>Leave this newsletter…</source>
      <translation>Cancelar este boletim…</translation>
    </message>
    <message>
      <source>Opens what its sender offers for that, in your browser or mail program.</source>
      <translation>Abre o que o remetente oferece para isso, no navegador ou no programa de e-mail.</translation>
    </message>
    <message>
      <source>Newsletter</source>
      <translation>Boletim</translation>
    </message>
    <message>
      <source>Its posts (CSS selector)</source>
      <translation>Os artigos dela (seletor CSS)</translation>
    </message>
    <message numerus="yes">
      <source>For {n} days</source>
      <translation>
        <numerusform>Por {n} dia</numerusform>
        <numerusform>Por {n} dias</numerusform>
      </translation>
    </message>
    <message>
      <source>The newest {n}</source>
      <translation>Os {n} mais recentes</translation>
    </message>
    <message numerus="yes">
      <source>After {n} days</source>
      <translation>
        <numerusform>Depois de {n} dia</numerusform>
        <numerusform>Depois de {n} dias</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Every {n} minutes</source>
      <translation>
        <numerusform>A cada {n} minuto</numerusform>
        <numerusform>A cada {n} minutos</numerusform>
      </translation>
    </message>
    <message>
      <source>Unchanged</source>
      <translation>Inalteradas</translation>
    </message>
    <message>
      <source>This is no web address; type one that begins with https://.</source>
      <translation>Isto não é um endereço da web; digite um que comece com https://.</translation>
    </message>
    <message>
      <source>The main part of the page</source>
      <translation>A parte principal da página</translation>
    </message>
    <message>
      <source>What is compared (CSS selector)</source>
      <translation>O que é comparado (seletor CSS)</translation>
    </message>
    <message>
      <source>Settings of {feed}</source>
      <translation>Configurações de {feed}</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Salvar</translation>
    </message>
    <message>
      <source>Not known yet: it takes some posts.</source>
      <translation>Ainda não se sabe: são precisos alguns artigos.</translation>
    </message>
    <message>
      <source>Nearly all of its posts tell something new.</source>
      <translation>Quase todos os seus artigos trazem algo novo.</translation>
    </message>
    <message>
      <source>Nearly all of its posts repeat what it said lately.</source>
      <translation>Quase todos os seus artigos repetem o que já disse há pouco.</translation>
    </message>
    <message>
      <source>No other feed of yours is about the same.</source>
      <translation>Nenhum outro feed seu trata do mesmo assunto.</translation>
    </message>
    <message>
      <source>{names}.</source>
      <translation>{names}.</translation>
    </message>
    <message numerus="yes">
      <source>About {n} of 10 posts tell something new.</source>
      <translation>
        <numerusform>Cerca de {n} em 10 artigos traz algo novo.</numerusform>
        <numerusform>Cerca de {n} em 10 artigos trazem algo novo.</numerusform>
      </translation>
    </message>
    <message>
      <source>About</source>
      <translation>Assuntos</translation>
    </message>
    <message>
      <source>Similar feeds</source>
      <translation>Feeds parecidos</translation>
    </message>
    <message>
      <source>{feed} (the same posts)</source>
      <translation>{feed} (os mesmos artigos)</translation>
    </message>
    <message numerus="yes">
      <source>Found {feed}; it is ticked below, beside {n} more of this site.</source>
      <translation>
        <numerusform>{feed} foi encontrado e está marcado abaixo; há mais {n} feed neste site.</numerusform>
        <numerusform>{feed} foi encontrado e está marcado abaixo; há mais {n} feeds neste site.</numerusform>
      </translation>
    </message>
    <message>
      <source>{budget} fetches a day to begin with; you can change that under Insights, Budget.</source>
      <translation>{budget} consultas por dia para começar; você pode mudar isso em Análises, Orçamento.</translation>
    </message>
    <message>
      <source>The demo opens in a window of its own. Close it to come back here.</source>
      <translation>A demonstração abre em uma janela própria. Feche-a para voltar aqui.</translation>
    </message>
    <message>
      <source>The demo could not be started. Try the command paperround demo in a terminal.</source>
      <translation>Não foi possível iniciar a demonstração. Tente o comando paperround demo em um terminal.</translation>
    </message>
    <message>
      <source>Good morning.</source>
      <translation>Bom dia.</translation>
    </message>
    <message>
      <source>Good afternoon.</source>
      <translation>Boa tarde.</translation>
    </message>
    <message>
      <source>Good evening.</source>
      <translation>Boa noite.</translation>
    </message>
    <message>
      <source>Or paste the address of any site you like</source>
      <translation>Ou cole o endereço de qualquer site de que você goste</translation>
    </message>
    <message>
      <source>Add</source>
      <translation>Adicionar</translation>
    </message>
    <message>
      <source>No feed found at this address.</source>
      <translation>Nenhum feed encontrado neste endereço.</translation>
    </message>
    <message>
      <source>Settings…</source>
      <translation>Configurações…</translation>
    </message>
    <message>
      <source>Start reading</source>
      <translation>Começar a ler</translation>
    </message>
    <message>
      <source>1 feed ticked</source>
      <translation>1 feed marcado</translation>
    </message>
    <message numerus="yes">
      <source>{n} feeds ticked</source>
      <translation>
        <numerusform>{n} feed marcado</numerusform>
        <numerusform>{n} feeds marcados</numerusform>
      </translation>
    </message>
    <message>
      <source>Welcome</source>
      <translation>Boas-vindas</translation>
    </message>
    <message>
      <source>Tick what you would like to read. Paperround learns when you look and when each feed posts, and fetches just before. What it learns stays on this computer.</source>
      <translation>Marque o que você gosta de ler. O Paperround aprende quando você olha e quando cada feed publica, e baixa pouco antes. O que ele aprende fica neste computador.</translation>
    </message>
    <message>
      <source>From another reader, as an OPML file or newsboat’s list. Folders and names come along.</source>
      <translation>De outro leitor, como arquivo OPML ou lista do newsboat. Pastas e nomes vêm junto.</translation>
    </message>
    <message>
      <source>Open the demo</source>
      <translation>Abrir a demonstração</translation>
    </message>
    <message>
      <source>A made-up morning with forty feeds. Nothing goes over the network, nothing is kept.</source>
      <translation>Uma manhã inventada com quarenta feeds. Nada passa pela rede, nada fica guardado.</translation>
    </message>
    <message>
      <source>Show all</source>
      <translation>Mostrar todos</translation>
    </message>
    <message>
      <source>I read</source>
      <translation>Eu leio em</translation>
    </message>
    <message>
      <source>Yours</source>
      <translation>Seus</translation>
    </message>
    <message>
      <source>On takes more data, and each picture’s server sees that you fetched it. What only counts readers is never fetched.</source>
      <translation>Se ligadas, consomem mais dados, e o servidor de cada imagem vê que você a baixou. O que só serve para contar leitores nunca é baixado.</translation>
    </message>
    <message>
      <source>Found {feed}; it is ticked below.</source>
      <translation>{feed} encontrado e marcado abaixo.</translation>
    </message>
    <message>
      <source>Nothing ticked yet. You can add feeds later.</source>
      <translation>Nada marcado ainda. Você pode adicionar feeds depois.</translation>
    </message>
    <message>
      <source>Show fewer</source>
      <translation>Mostrar menos</translation>
    </message>
    <message>
      <source>Import a list…</source>
      <translation>Importar uma lista…</translation>
    </message>
    <message>
      <source>Off</source>
      <translation>Não</translation>
    </message>
    <message>
      <source>On</source>
      <translation>Sim</translation>
    </message>
    <message numerus="yes">
      <source>{n} of {all} starter feeds</source>
      <translation>
        <numerusform>{n} de {all} feeds para começar</numerusform>
        <numerusform>{n} de {all} feeds para começar</numerusform>
      </translation>
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
      <source>New folder</source>
      <translation>Nova pasta</translation>
    </message>
    <message>
      <source>Name of the folder:</source>
      <translation>Nome da pasta:</translation>
    </message>
    <message>
      <source>This feed needs a password.</source>
      <translation>Este feed precisa de uma senha.</translation>
    </message>
    <message>
      <source>subscribed</source>
      <translation>assinado</translation>
    </message>
    <message>
      <source>Feeds that were found</source>
      <translation>Feeds encontrados</translation>
    </message>
    <message>
      <source>Look again</source>
      <translation>Procurar de novo</translation>
    </message>
    <message>
      <source>Subscribe anyway</source>
      <translation>Assinar mesmo assim</translation>
    </message>
    <message>
      <source>Follow what changes on this page…</source>
      <translation>Acompanhar o que muda nesta página…</translation>
    </message>
    <message>
      <source>This did not work.</source>
      <translation>Isso não deu certo.</translation>
    </message>
    <message>
      <source>This user name or password is not right.</source>
      <translation>O nome de usuário ou a senha não está certo.</translation>
    </message>
    <message>
      <source>Tried: {addresses}</source>
      <translation>Tentativas: {addresses}</translation>
    </message>
    <message>
      <source>Import a list</source>
      <translation>Importar uma lista</translation>
    </message>
    <message>
      <source>Progress</source>
      <translation>Progresso</translation>
    </message>
    <message>
      <source>What could not be taken</source>
      <translation>O que não pôde ser importado</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Cancelar</translation>
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
      <source>{feeds} there already.</source>
      <translation>Já existentes: {feeds}.</translation>
    </message>
    <message>
      <source>Not taken:</source>
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
      <source>Reading</source>
      <translation>Leitura</translation>
    </message>
    <message>
      <source>Marking</source>
      <translation>Marcação</translation>
    </message>
    <message>
      <source>Moving</source>
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
      <source>Up and down</source>
      <translation>Para cima e para baixo</translation>
    </message>
    <message>
      <source>To the pane beside</source>
      <translation>Para o painel ao lado</translation>
    </message>
    <message>
      <source>To the top, and bring new posts</source>
      <translation>Para o início, com novos artigos</translation>
    </message>
    <message>
      <source>Keyboard</source>
      <translation>Teclado</translation>
    </message>
    <message>
      <source>Change keys</source>
      <translation>Mudar teclas</translation>
    </message>
    <message>
      <source>{key} already does “{action}”; choose another key.</source>
      <translation>{key} já faz “{action}”; escolha outra tecla.</translation>
    </message>
    <message>
      <source>Key for {action}</source>
      <translation>Tecla para {action}</translation>
    </message>
    <message>
      <source>Change keys…</source>
      <translation>Mudar teclas…</translation>
    </message>
    <message>
      <source>Usual keys</source>
      <translation>Teclas padrão</translation>
    </message>
    <message>
      <source>Paperround notes when you look and when you read, and when you come to this computer (unlock it, wake it, join a network), so that it can fetch just before; and when there is no line, so that posts are here before. It stays in your profile on this computer; nothing is sent anywhere.</source>
      <translation>O Paperround anota quando você olha e quando lê, e quando chega a este computador (desbloqueia, acorda, entra em uma rede), para poder consultar pouco antes; e quando não há conexão, para que os artigos estejam aqui antes. Fica no seu perfil neste computador; nada é enviado a lugar nenhum.</translation>
    </message>
    <message>
      <source>What is kept of your reading, the latest first</source>
      <translation>O que está guardado da sua leitura, do mais recente</translation>
    </message>
    <message>
      <source>Erase all of it…</source>
      <translation>Apagar tudo…</translation>
    </message>
    <message>
      <source>Nothing is kept.</source>
      <translation>Nada está guardado.</translation>
    </message>
    <message>
      <source>1 reading session</source>
      <translation>1 sessão de leitura</translation>
    </message>
    <message>
      <source>1 post read</source>
      <translation>1 artigo lido</translation>
    </message>
    <message>
      <source>Once without a line.</source>
      <translation>Uma vez sem conexão.</translation>
    </message>
    <message>
      <source>You came to this computer once.</source>
      <translation>Você usou este computador uma vez.</translation>
    </message>
    <message>
      <source>Kept: {sessions} and {posts}, {day}.</source>
      <translation>Guardados: {sessions} e {posts}, {day}.</translation>
    </message>
    <message>
      <source>screen unlocked</source>
      <translation>tela desbloqueada</translation>
    </message>
    <message>
      <source>back after a pause</source>
      <translation>volta após uma pausa</translation>
    </message>
    <message>
      <source>computer woken</source>
      <translation>computador despertado</translation>
    </message>
    <message>
      <source>lid opened</source>
      <translation>tampa aberta</translation>
    </message>
    <message>
      <source>network joined</source>
      <translation>rede conectada</translation>
    </message>
    <message numerus="yes">
      <source>{n} reading sessions</source>
      <translation>
        <numerusform>{n} sessão de leitura</numerusform>
        <numerusform>{n} sessões de leitura</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} posts read</source>
      <translation>
        <numerusform>{n} artigo lido</numerusform>
        <numerusform>{n} artigos lidos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} times without a line.</source>
      <translation>
        <numerusform>{n} vez sem conexão.</numerusform>
        <numerusform>{n} vezes sem conexão.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>You came to this computer {n} times.</source>
      <translation>
        <numerusform>Você usou este computador {n} vez.</numerusform>
        <numerusform>Você usou este computador {n} vezes.</numerusform>
      </translation>
    </message>
    <message>
      <source>{when}: {what}</source>
      <translation>{when}: {what}</translation>
    </message>
    <message>
      <source>{day}, {start} – {end}: no line</source>
      <translation>{day}, {start} – {end}: sem conexão</translation>
    </message>
    <message>
      <source>asked every 2 hours, from your budget</source>
      <translation>consultada a cada 2 horas, com o seu orçamento</translation>
    </message>
    <message>
      <source>{done} of {total} mails</source>
      <translation>{done} de {total} e-mails</translation>
    </message>
    <message>
      <source>not known yet</source>
      <translation>ainda não se sabe</translation>
    </message>
    <message>
      <source>pushed, nothing is polled</source>
      <translation>avisados, nada é consultado</translation>
    </message>
    <message>
      <source>1 mail, {size}</source>
      <translation>1 e-mail, {size}</translation>
    </message>
    <message numerus="yes">
      <source>{n} mails, {size}</source>
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
      <source>It cannot say when mails come, so it will be asked every 2 hours, from your budget.</source>
      <translation>Ele não pode dizer quando chegam e-mails, então será consultado a cada 2 horas, com o seu orçamento.</translation>
    </message>
    <message>
      <source>Newsletters in a folder of your mail can be read as feeds, one for each sender.</source>
      <translation>Boletins em uma pasta do seu e-mail podem ser lidos como feeds, um por remetente.</translation>
    </message>
    <message>
      <source>looking</source>
      <translation>consultando</translation>
    </message>
    <message>
      <source>not read yet</source>
      <translation>ainda não lida</translation>
    </message>
    <message>
      <source>stopped</source>
      <translation>interrompido</translation>
    </message>
    <message>
      <source>read just now</source>
      <translation>lida agora</translation>
    </message>
    <message>
      <source>offline</source>
      <translation>offline</translation>
    </message>
    <message>
      <source>insecure connection</source>
      <translation>conexão não segura</translation>
    </message>
    <message>
      <source>folder missing</source>
      <translation>falta a pasta</translation>
    </message>
    <message>
      <source>It answered in {s} s: {folders}.</source>
      <translation>Respondeu em {s} s: {folders}.</translation>
    </message>
    <message>
      <source>It says when mails come, so nothing will be polled.</source>
      <translation>Ele diz quando chegam e-mails, então nada será consultado.</translation>
    </message>
    <message>
      <source>Line</source>
      <translation>Conexão</translation>
    </message>
    <message>
      <source>Server</source>
      <translation>Servidor</translation>
    </message>
    <message>
      <source>Mark at the server what I read here</source>
      <translation>Marcar no servidor o que leio aqui</translation>
    </message>
    <message>
      <source>Read first</source>
      <translation>Ler primeiro</translation>
    </message>
    <message>
      <source>Add newsletters by mail…</source>
      <translation>Adicionar boletins por e-mail…</translation>
    </message>
    <message>
      <source>Newsletters by mail</source>
      <translation>Boletins por e-mail</translation>
    </message>
    <message>
      <source>The password for this mailbox:</source>
      <translation>A senha desta caixa de correio:</translation>
    </message>
    <message>
      <source>Read {name} no more</source>
      <translation>Não ler mais {name}</translation>
    </message>
    <message>
      <source>Read this mailbox no more…</source>
      <translation>Não ler mais esta caixa de correio…</translation>
    </message>
    <message>
      <source>read {time} ago</source>
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
      <source>None, for this computer alone</source>
      <translation>Nenhuma, só para este computador</translation>
    </message>
    <message>
      <source>Stop; what was read so far is kept</source>
      <translation>Parar; o que já foi lido fica</translation>
    </message>
    <message>
      <source>New mails</source>
      <translation>Novos e-mails</translation>
    </message>
    <message>
      <source>Today</source>
      <translation>Hoje</translation>
    </message>
    <message>
      <source>At the server</source>
      <translation>No servidor</translation>
    </message>
    <message>
      <source> newest mails</source>
      <translation> e-mails mais recentes</translation>
    </message>
    <message>
      <source>Look for new mails in {name} now</source>
      <translation>Procurar novos e-mails em {name} agora</translation>
    </message>
    <message>
      <source>read marks are sent</source>
      <translation>as leituras são enviadas</translation>
    </message>
    <message>
      <source>never changed</source>
      <translation>nunca alterada</translation>
    </message>
    <message>
      <source>Each change of the text is a post that shows the difference.</source>
      <translation>Cada mudança do texto é um artigo que mostra a diferença.</translation>
    </message>
    <message>
      <source>Point at a post</source>
      <translation>Apontar um artigo</translation>
    </message>
    <message>
      <source>CSS selector</source>
      <translation>Seletor CSS</translation>
    </message>
    <message>
      <source>Try</source>
      <translation>Testar</translation>
    </message>
    <message>
      <source>You follow {name} already. Choose what its posts are from now on.</source>
      <translation>Você já acompanha {name}. Escolha o que são seus artigos de agora em diante.</translation>
    </message>
    <message>
      <source>Point at a post…</source>
      <translation>Apontar um artigo…</translation>
    </message>
    <message>
      <source>A page that you follow</source>
      <translation>Uma página que você acompanha</translation>
    </message>
    <message>
      <source>The page itself can be followed. Choose what its posts are.</source>
      <translation>A própria página pode ser acompanhada. Escolha o que são seus artigos.</translation>
    </message>
    <message>
      <source>The text as it is now</source>
      <translation>O texto como está agora</translation>
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
      <source>What changes on this page</source>
      <translation>O que muda nesta página</translation>
    </message>
    <message numerus="yes">
      <source>{count} of the newest {tried} match.</source>
      <translation>
        <numerusform>{count} dos últimos {tried} corresponde.</numerusform>
        <numerusform>{count} dos últimos {tried} correspondem.</numerusform>
      </translation>
    </message>
    <message>
      <source>Posts it would have caught</source>
      <translation>Artigos que teria pegado</translation>
    </message>
    <message>
      <source>Where</source>
      <translation>Onde</translation>
    </message>
    <message>
      <source>How</source>
      <translation>Como</translation>
    </message>
    <message>
      <source>What it looks for</source>
      <translation>O que procura</translation>
    </message>
    <message>
      <source>Remove this condition</source>
      <translation>Remover esta condição</translation>
    </message>
    <message>
      <source>How many must apply</source>
      <translation>Quantas devem valer</translation>
    </message>
    <message>
      <source>Another condition</source>
      <translation>Outra condição</translation>
    </message>
    <message>
      <source>any feed</source>
      <translation>qualquer feed</translation>
    </message>
    <message>
      <source>a folder that is gone</source>
      <translation>uma pasta que não existe mais</translation>
    </message>
    <message>
      <source>a feed that is gone</source>
      <translation>um feed que não existe mais</translation>
    </message>
    <message>
      <source>Only in the category</source>
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
      <source>Last day</source>
      <translation>Último dia</translation>
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
      <source>Mark it read</source>
      <translation>Marcar como lido</translation>
    </message>
    <message>
      <source>Star it</source>
      <translation>Adicionar estrela</translation>
    </message>
    <message>
      <source>Tell me at once</source>
      <translation>Avisar na hora</translation>
    </message>
    <message>
      <source>Highlight it</source>
      <translation>Destacar</translation>
    </message>
    <message>
      <source>It stands out in lists.</source>
      <translation>Ele se destaca nas listas.</translation>
    </message>
    <message>
      <source>Hide it</source>
      <translation>Ocultar</translation>
    </message>
    <message>
      <source>It is shown nowhere, but kept: Rules can bring it back.</source>
      <translation>Não aparece em lugar nenhum, mas fica guardado: em “Regras” é possível reexibi-lo.</translation>
    </message>
    <message>
      <source>Ask no further rules</source>
      <translation>Não aplicar mais regras</translation>
    </message>
    <message>
      <source>Send it to</source>
      <translation>Enviar para</translation>
    </message>
    <message>
      <source>Target</source>
      <translation>Destino</translation>
    </message>
    <message>
      <source>Tag it</source>
      <translation>Adicionar etiqueta</translation>
    </message>
    <message>
      <source>Tag</source>
      <translation>Etiqueta</translation>
    </message>
    <message>
      <source>Name of the tag</source>
      <translation>Nome da etiqueta</translation>
    </message>
    <message>
      <source>Try it</source>
      <translation>Testar</translation>
    </message>
    <message>
      <source>See which posts you have it would have caught.</source>
      <translation>Mostra quais dos artigos existentes ela teria pegado.</translation>
    </message>
    <message>
      <source>Also do this to the posts found</source>
      <translation>Aplicar também aos artigos encontrados</translation>
    </message>
    <message>
      <source>Looking…</source>
      <translation>Procurando…</translation>
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
      <source>When</source>
      <translation>Quando</translation>
    </message>
    <message>
      <source>When a new post arrives from</source>
      <translation>Quando chega um novo artigo de</translation>
    </message>
    <message>
      <source>Then</source>
      <translation>Então</translation>
    </message>
    <message>
      <source>a target that is gone</source>
      <translation>um destino que não existe mais</translation>
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
      <source>{place} has the words “{wanted}”</source>
      <translation>{place} contém as palavras “{wanted}”</translation>
    </message>
    <message>
      <source>{place} has “{wanted}”</source>
      <translation>{place} contém “{wanted}”</translation>
    </message>
    <message>
      <source>{place} matches “{wanted}”</source>
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
      <source>has these words</source>
      <translation>contém estas palavras</translation>
    </message>
    <message>
      <source>has exactly</source>
      <translation>contém exatamente</translation>
    </message>
    <message>
      <source>matches the pattern</source>
      <translation>corresponde ao padrão</translation>
    </message>
    <message>
      <source>all of these apply</source>
      <translation>todas valem</translation>
    </message>
    <message>
      <source>one of these applies</source>
      <translation>uma delas vale</translation>
    </message>
    <message>
      <source>none of these applies</source>
      <translation>nenhuma delas vale</translation>
    </message>
    <message>
      <source>{condition}: {actions}</source>
      <translation>{condition}: {actions}</translation>
    </message>
    <message>
      <source>Every post</source>
      <translation>Todo artigo</translation>
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
      <source>then no further rules</source>
      <translation>depois, nenhuma outra regra</translation>
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
      <source>Every post of {feed}</source>
      <translation>Todo artigo de {feed}</translation>
    </message>
    <message>
      <source>{condition} in {feed}</source>
      <translation>{condition} em {feed}</translation>
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
      <source>Rules</source>
      <translation>Regras</translation>
    </message>
    <message>
      <source>New rule…</source>
      <translation>Nova regra…</translation>
    </message>
    <message>
      <source>Change…</source>
      <translation>Alterar…</translation>
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
      <source>Show them…</source>
      <translation>Mostrar…</translation>
    </message>
    <message>
      <source>Hidden posts</source>
      <translation>Artigos ocultos</translation>
    </message>
    <message>
      <source>Bring back all</source>
      <translation>Reexibir todos</translation>
    </message>
    <message>
      <source>Bring back</source>
      <translation>Reexibir</translation>
    </message>
    <message>
      <source>Rules are asked from top to bottom when a post arrives. They leave older posts alone.</source>
      <translation>As regras são aplicadas de cima para baixo quando um artigo chega. Artigos mais antigos ficam como estão.</translation>
    </message>
    <message>
      <source>No rules yet. A rule marks, stars, tags or hides new posts by their words.</source>
      <translation>Ainda não há regras. Uma regra marca, põe estrela, etiqueta ou oculta novos artigos conforme suas palavras.</translation>
    </message>
    <message>
      <source>No rule hides anything at the moment.</source>
      <translation>No momento nenhuma regra oculta nada.</translation>
    </message>
    <message numerus="yes">
      <source>Hidden by rules: {posts}. The newest {n} are listed.</source>
      <translation>
        <numerusform>Ocultos por regras: {posts}. Só o mais recente aparece ({n}).</numerusform>
        <numerusform>Ocultos por regras: {posts}. Aparecem os {n} mais recentes.</numerusform>
      </translation>
    </message>
    <message>
      <source>Hidden by rules: {posts}.</source>
      <translation>Ocultos por regras: {posts}.</translation>
    </message>
    <message>
      <source>{posts} on the way to {target}</source>
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
      <source>Certificate of your own authority</source>
      <translation>Certificado da sua própria autoridade</translation>
    </message>
    <message>
      <source>The password goes into the system's keyring; without one it is asked for at every start.</source>
      <translation>A senha vai para o chaveiro do sistema; sem um, ela é pedida a cada início.</translation>
    </message>
    <message>
      <source>Keep the {feeds} of {name} here, or remove them too? Nothing changes at the server.</source>
      <translation>Manter aqui os feeds de {name} ({feeds}) ou removê-los também? Nada muda no servidor.</translation>
    </message>
    <message>
      <source>Discard</source>
      <translation>Descartar</translation>
    </message>
    <message>
      <source>User</source>
      <translation>Usuário</translation>
    </message>
    <message>
      <source>Keep feeds</source>
      <translation>Manter feeds</translation>
    </message>
    <message>
      <source>Remove them too</source>
      <translation>Remover também</translation>
    </message>
    <message>
      <source>Enter the password…</source>
      <translation>Digitar a senha…</translation>
    </message>
    <message>
      <source>More for {name}</source>
      <translation>Mais para {name}</translation>
    </message>
    <message>
      <source>Asking {address}…</source>
      <translation>Contatando {address}…</translation>
    </message>
    <message>
      <source>Paperround forgets when and what you read, in its backups, too, and starts to learn anew. Your feeds, posts, stars and read marks stay. This cannot be undone.</source>
      <translation>O Paperround esquece quando e o que você leu, também nos backups, e recomeça a aprender. Seus feeds, artigos, estrelas e marcas de lido ficam. Não é possível desfazer.</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Configurações</translation>
    </message>
    <message>
      <source>Pages</source>
      <translation>Páginas</translation>
    </message>
    <message>
      <source>Erase what was learned?</source>
      <translation>Apagar o que foi aprendido?</translation>
    </message>
    <message>
      <source>Erase</source>
      <translation>Apagar</translation>
    </message>
    <message>
      <source>Appearance</source>
      <translation>Aparência</translation>
    </message>
    <message>
      <source>This computer</source>
      <translation>Este computador</translation>
    </message>
    <message>
      <source>Podcasts</source>
      <translation>Podcasts</translation>
    </message>
    <message>
      <source>Fetching</source>
      <translation>Consultas</translation>
    </message>
    <message>
      <source>Offline and calm</source>
      <translation>Offline e calma</translation>
    </message>
    <message>
      <source>Accounts</source>
      <translation>Contas</translation>
    </message>
    <message>
      <source>Send to</source>
      <translation>Enviar para</translation>
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
      <source>Topics and stories</source>
      <translation>Assuntos e notícias</translation>
    </message>
    <message>
      <source>Learning</source>
      <translation>O que ele aprende</translation>
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
      <source>Starred and tagged posts are always kept, and so is what a feed still shows.</source>
      <translation>Artigos com estrela ou etiqueta são sempre mantidos, assim como o que um feed ainda mostra.</translation>
    </message>
    <message>
      <source>They are marked in every list and article; quotes hold a phrase together.</source>
      <translation>Elas são marcadas em toda lista e artigo; aspas mantêm uma frase junta.</translation>
    </message>
    <message>
      <source>A picture is fetched from its publisher, who then knows that you read the post. Each feed can say otherwise in its own settings.</source>
      <translation>Uma imagem é baixada do seu editor, que então sabe que você leu o artigo. Cada feed pode ser diferente em suas configurações.</translation>
    </message>
    <message>
      <source>Only of posts in sight, at most 20 MB a day and half of what you allow for a day, and never on a metered line. Posts that you did not open have their pictures fetched, too.</source>
      <translation>Só dos artigos à vista, no máximo 20 MB por dia e metade do que você permite por dia, e nunca em conexão limitada. Imagens de artigos que você não abriu também são baixadas.</translation>
    </message>
    <message>
      <source>none, or http://proxy:3128</source>
      <translation>nenhum, ou http://proxy:3128</translation>
    </message>
    <message>
      <source>Paperround reads titles and first lines to find out what feeds are about. It notes which posts you read and for how long, to suggest others. All of it stays on this computer.</source>
      <translation>O Paperround lê títulos e primeiras linhas para descobrir do que os feeds tratam. Ele anota quais artigos você lê e por quanto tempo, para sugerir outros. Tudo fica neste computador.</translation>
    </message>
    <message>
      <source>With For you and the last choice off, nothing is noted of what you read. “What it learns” erases what was noted before.</source>
      <translation>Com “Para você” e a última opção desligadas, nada do que você lê é anotado. “O que ele aprende” apaga o que foi anotado antes.</translation>
    </message>
    <message>
      <source>Paperround learns when you are without a line and read nevertheless, on the train perhaps, and fetches whole texts and pictures before: on mains, never on a metered line, the likeliest first. Each feed can say otherwise in its own settings.</source>
      <translation>O Paperround aprende quando você lê sem conexão, no trem por exemplo, e baixa antes textos inteiros e imagens: na tomada, nunca em uma conexão limitada, o mais provável primeiro. Cada feed pode decidir de outro modo nas próprias configurações.</translation>
    </message>
    <message>
      <source>They come at the hours of your paper, and one line above the list says how many wait. Feeds that tell you at once are excepted. You can show what waits at any time.</source>
      <translation>Eles chegam nas horas do seu jornal, e uma linha acima da lista diz quantos esperam. Feeds que avisam na hora são exceção. Você pode mostrar o que espera a qualquer momento.</translation>
    </message>
    <message>
      <source>Paperround then fetches mostly before papers, which saves about a fifth of the fetches.</source>
      <translation>O Paperround então consulta principalmente antes dos jornais, o que poupa cerca de um quinto das consultas.</translation>
    </message>
    <message>
      <source>Recordings of feeds that you listen to are fetched before you usually listen, while the line costs nothing and the computer is plugged in. What you ask for is always fetched, and stays until you heard it.</source>
      <translation>As gravações dos feeds que você ouve são baixadas antes da hora em que você costuma ouvir, enquanto a conexão não custa nada e o computador está na tomada. O que você pede é sempre baixado e fica até você ouvir.</translation>
    </message>
    <message>
      <source>For another size the window closes and opens again where it was.</source>
      <translation>Para outro tamanho, a janela fecha e reabre onde estava.</translation>
    </message>
    <message>
      <source>Another size is there from the next start on.</source>
      <translation>O novo tamanho vale a partir do próximo início.</translation>
    </message>
    <message>
      <source>A moment after it was opened</source>
      <translation>Logo depois de aberto</translation>
    </message>
    <message>
      <source>Opened, or scrolled past</source>
      <translation>Se aberto ou rolado para fora</translation>
    </message>
    <message>
      <source>Only when I say so</source>
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
      <source>A post is read</source>
      <translation>Um artigo é lido</translation>
    </message>
    <message>
      <source>Show the same story from several feeds once</source>
      <translation>Mostrar uma só vez a mesma notícia de vários feeds</translation>
    </message>
    <message>
      <source>In the last seven days with pictures they took {size}.</source>
      <translation>Nos últimos sete dias com imagens, elas consumiram {size}.</translation>
    </message>
    <message>
      <source>Font</source>
      <translation>Fonte</translation>
    </message>
    <message>
      <source>Start Paperround at login</source>
      <translation>Iniciar o Paperround ao fazer login</translation>
    </message>
    <message>
      <source>The window</source>
      <translation>A janela</translation>
    </message>
    <message>
      <source>As the system has it</source>
      <translation>Como o sistema</translation>
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
      <source>Colours</source>
      <translation>Cores</translation>
    </message>
    <message>
      <source>Size of everything</source>
      <translation>Tamanho de tudo</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Idioma</translation>
    </message>
    <message>
      <source>Narrow</source>
      <translation>Estreita</translation>
    </message>
    <message>
      <source>Usual</source>
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
      <source>Tight</source>
      <translation>Apertado</translation>
    </message>
    <message>
      <source>Airy</source>
      <translation>Arejado</translation>
    </message>
    <message numerus="yes">
      <source> pixels</source>
      <translation>
        <numerusform> pixel</numerusform>
        <numerusform> pixels</numerusform>
      </translation>
    </message>
    <message>
      <source>Size of letters</source>
      <translation>Tamanho da letra</translation>
    </message>
    <message>
      <source>Width of the text</source>
      <translation>Largura do texto</translation>
    </message>
    <message>
      <source>Line spacing</source>
      <translation>Entrelinha</translation>
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
      <source>Articles</source>
      <translation>Artigos</translation>
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
      <source>Making things</source>
      <translation>Faça você mesmo</translation>
    </message>
    <message>
      <source>Culture and ideas</source>
      <translation>Cultura e ideias</translation>
    </message>
    <message>
      <source>Pictures and comics</source>
      <translation>Imagens e quadrinhos</translation>
    </message>
    <message>
      <source>Listening</source>
      <translation>Para ouvir</translation>
    </message>
    <message>
      <source>Kitchen</source>
      <translation>Cozinha</translation>
    </message>
    <message>
      <source>Account</source>
      <translation>Conta</translation>
    </message>
    <message>
      <source>None, only on this computer</source>
      <translation>Nenhuma, só neste computador</translation>
    </message>
    <message>
      <source>{name}, for all my devices</source>
      <translation>{name}, para todos os meus dispositivos</translation>
    </message>
    <message>
      <source>Secret</source>
      <translation>Segredo</translation>
    </message>
    <message>
      <source>Posts can be sent on: to a service that keeps them, into files, or to a program.</source>
      <translation>Artigos podem ser enviados adiante: a um serviço que os guarda, para arquivos ou a um programa.</translation>
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
      <source>Make a client in Wallabag under API clients management; it shows both.</source>
      <translation>Crie um cliente no Wallabag em “Gerenciamento de clientes da API”; ele mostra os dois.</translation>
    </message>
    <message>
      <source>Make an API token in Readeck under Settings, API Tokens.</source>
      <translation>Crie um token de API no Readeck em “Configurações, Tokens de API”.</translation>
    </message>
    <message>
      <source>Make an API key in Karakeep under Settings, API Keys.</source>
      <translation>Crie uma chave de API no Karakeep em “Configurações, Chaves de API”.</translation>
    </message>
    <message>
      <source>The token stands in Linkding under Settings, Integrations, REST API.</source>
      <translation>O token está no Linkding em “Configurações, Integrações, REST API”.</translation>
    </message>
    <message>
      <source>The name and password with which you log in at Instapaper.</source>
      <translation>O nome e a senha com que você entra no Instapaper.</translation>
    </message>
    <message>
      <source>Each post becomes a note with properties, in a vault or a folder inside one.</source>
      <translation>Cada artigo vira uma nota com propriedades, em um cofre ou em uma pasta dele.</translation>
    </message>
    <message>
      <source>Each post becomes a file with front matter; none is ever written over.</source>
      <translation>Cada artigo vira um arquivo com front matter; nenhum é sobrescrito.</translation>
    </message>
    <message>
      <source>The host is fixed; what follows it, headers and body may name what is filled in.</source>
      <translation>O host é fixo; o que vem depois dele, os cabeçalhos e o corpo podem indicar o que é inserido.</translation>
    </message>
    <message>
      <source>Run without a shell: each argument is one, whatever a title says.</source>
      <translation>Executado sem shell: cada argumento continua um só, seja qual for o título.</translation>
    </message>
    <message>
      <source>nothing sent yet</source>
      <translation>nada enviado ainda</translation>
    </message>
    <message>
      <source>sent just now</source>
      <translation>enviado agora</translation>
    </message>
    <message>
      <source>New target</source>
      <translation>Novo destino</translation>
    </message>
    <message>
      <source>Passwords and tokens go into the system's keyring.</source>
      <translation>Senhas e tokens ficam no chaveiro do sistema.</translation>
    </message>
    <message>
      <source>Program and arguments</source>
      <translation>Programa e argumentos</translation>
    </message>
    <message>
      <source>On its standard input</source>
      <translation>Na entrada padrão</translation>
    </message>
    <message>
      <source>Choose…</source>
      <translation>Escolher…</translation>
    </message>
    <message>
      <source>Name of a file</source>
      <translation>Nome de um arquivo</translation>
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
      <source>Trying…</source>
      <translation>Testando…</translation>
    </message>
    <message>
      <source>Add target</source>
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
      <source>Keep</source>
      <translation>Manter</translation>
    </message>
    <message>
      <source>Choose a folder</source>
      <translation>Escolher uma pasta</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Desfazer</translation>
    </message>
    <message>
      <source>Send now what waits</source>
      <translation>Enviar agora o que espera</translation>
    </message>
    <message>
      <source>Give up what waits</source>
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
      <source>Change {name}</source>
      <translation>Alterar {name}</translation>
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
      <source>Filled in: {names}</source>
      <translation>Podem ser inseridos: {names}</translation>
    </message>
    <message>
      <source>Client ID</source>
      <translation>ID do cliente</translation>
    </message>
    <message>
      <source>A feed with more weight is polled sooner and more often.</source>
      <translation>Um feed com mais peso é consultado mais cedo e mais vezes.</translation>
    </message>
    <message numerus="yes">
      <source>At {budget} fetches a day it will get about {n}</source>
      <translation>
        <numerusform>Com {budget} consultas por dia, ele terá cerca de {n}</numerusform>
        <numerusform>Com {budget} consultas por dia, ele terá cerca de {n}</numerusform>
      </translation>
    </message>
    <message>
      <source>your other feeds do not notice.</source>
      <translation>seus outros feeds nem notam.</translation>
    </message>
    <message>
      <source>your other feeds wait {time} longer.</source>
      <translation>seus outros feeds esperam {time} a mais.</translation>
    </message>
    <message>
      <source>your other feeds wait {time} less.</source>
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
      <source>less</source>
      <translation>menos</translation>
    </message>
    <message>
      <source>normal</source>
      <translation>normal</translation>
    </message>
    <message>
      <source>more</source>
      <translation>mais</translation>
    </message>
    <message>
      <source>most</source>
      <translation>máximo</translation>
    </message>
    <message numerus="yes">
      <source>At {budget} fetches a day it gets about {n}</source>
      <translation>
        <numerusform>Com {budget} consultas por dia, ele tem cerca de {n}</numerusform>
        <numerusform>Com {budget} consultas por dia, ele tem cerca de {n}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>At {budget} fetches a day it gets about {n} instead of {before}</source>
      <translation>
        <numerusform>Com {budget} consultas por dia, ele tem cerca de {n} em vez de {before}</numerusform>
        <numerusform>Com {budget} consultas por dia, ele tem cerca de {n} em vez de {before}</numerusform>
      </translation>
    </message>
    <message>
      <source>{n} s</source>
      <translation>{n} s</translation>
    </message>
    <message numerus="yes">
      <source>At {budget} fetches a day it gets about {n}.</source>
      <translation>
        <numerusform>Com {budget} consultas por dia, ele tem cerca de {n}.</numerusform>
        <numerusform>Com {budget} consultas por dia, ele tem cerca de {n}.</numerusform>
      </translation>
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
      <source>Before I first look</source>
      <translation>Antes de eu olhar pela primeira vez</translation>
    </message>
    <message>
      <source>At</source>
      <translation>Às</translation>
    </message>
    <message>
      <source>How long</source>
      <translation>Tamanho</translation>
    </message>
    <message>
      <source>From</source>
      <translation>De</translation>
    </message>
    <message>
      <source>To</source>
      <translation>Para</translation>
    </message>
    <message>
      <source>Paperround does not know yet when you first look; until then it is 07:00.</source>
      <translation>O Paperround ainda não sabe quando você olha pela primeira vez; até lá vale 07:00.</translation>
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
      <source>nothing new now</source>
      <translation>nada de novo agora</translation>
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
      <translation>Você costuma olhar às {time}.</translation>
    </message>
    <message>
      <source>Book for e-readers (*.epub);;PDF (*.pdf)</source>
      <translation>Livro para e-readers (*.epub);;PDF (*.pdf)</translation>
    </message>
    <message>
      <source>Page of the paper</source>
      <translation>Página do jornal</translation>
    </message>
    <message>
      <source>Mark read</source>
      <translation>Marcar como lido</translation>
    </message>
    <message>
      <source>Page back</source>
      <translation>Página anterior</translation>
    </message>
    <message>
      <source>Next page</source>
      <translation>Próxima página</translation>
    </message>
    <message>
      <source>Save the paper</source>
      <translation>Salvar o jornal</translation>
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
      <source>No paper yet</source>
      <translation>Nenhum jornal ainda</translation>
    </message>
    <message>
      <source>No paper was made yet. “Make one now” makes one of what is unread.</source>
      <translation>Nenhum jornal foi feito ainda. “Fazer um agora” faz um com os não lidos.</translation>
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
      <source>Make one now</source>
      <translation>Fazer um agora</translation>
    </message>
    <message>
      <source>Morning paper</source>
      <translation>Jornal da manhã</translation>
    </message>
    <message>
      <source>Show the paper</source>
      <translation>Mostrar o jornal</translation>
    </message>
    <message>
      <source>Asking the server…</source>
      <translation>Contatando o servidor…</translation>
    </message>
    <message>
      <source>Making it</source>
      <translation>Preparando</translation>
    </message>
    <message>
      <source>Revert</source>
      <translation>Desfazer alterações</translation>
    </message>
    <message>
      <source>Settings of the morning paper saved</source>
      <translation>Configurações do jornal da manhã salvas</translation>
    </message>
    <message>
      <source>Save first; then it is tried with what you chose.</source>
      <translation>Salve primeiro; depois o teste usa o que você escolheu.</translation>
    </message>
    <message>
      <source>The list could not be read.</source>
      <translation>Não foi possível ler a lista.</translation>
    </message>
    <message>
      <source>all posts</source>
      <translation>todos os artigos</translation>
    </message>
    <message>
      <source>Search everywhere</source>
      <translation>Pesquisar em tudo</translation>
    </message>
    <message>
      <source>The first posts come in a moment.</source>
      <translation>Os primeiros artigos chegam em um instante.</translation>
    </message>
    <message>
      <source>Read a few posts. What you read about decides what stands here.</source>
      <translation>Leia alguns artigos. Os assuntos que você lê decidem o que aparece aqui.</translation>
    </message>
    <message>
      <source>Nothing here yet</source>
      <translation>Nada aqui ainda</translation>
    </message>
    <message>
      <source>Show them now</source>
      <translation>Mostrar agora</translation>
    </message>
    <message>
      <source>Nothing new waits. The next paper comes at {time}.</source>
      <translation>Nenhuma novidade em espera. Próximo jornal: {time}.</translation>
    </message>
    <message>
      <source>Poll anyway</source>
      <translation>Consultar mesmo assim</translation>
    </message>
    <message>
      <source>Mostly pictures here.</source>
      <translation>Aqui há principalmente imagens.</translation>
    </message>
    <message>
      <source>Enter password…</source>
      <translation>Digitar senha…</translation>
    </message>
    <message>
      <source>Choose again…</source>
      <translation>Escolher de novo…</translation>
    </message>
    <message>
      <source>Poll now</source>
      <translation>Consultar agora</translation>
    </message>
    <message>
      <source>Nothing about “{words}”</source>
      <translation>Nada sobre “{words}”</translation>
    </message>
    <message>
      <source>No connection</source>
      <translation>Sem conexão</translation>
    </message>
    <message>
      <source>Its server asks to be left alone until then.</source>
      <translation>Até lá, o servidor pede uma pausa.</translation>
    </message>
    <message>
      <source>Fetching {what}…</source>
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
      <source>Nothing starred yet</source>
      <translation>Nada com estrela ainda</translation>
    </message>
    <message>
      <source>Press s on a post to keep it here.</source>
      <translation>Aperte s em um artigo para guardá-lo aqui.</translation>
    </message>
    <message>
      <source>All read</source>
      <translation>Tudo lido</translation>
    </message>
    <message>
      <source>1 new post waits for the paper at {time}.</source>
      <translation>1 artigo novo espera o próximo jornal ({time}).</translation>
    </message>
    <message numerus="yes">
      <source>{n} new posts wait for the paper at {time}.</source>
      <translation>
        <numerusform>{n} artigo novo espera o próximo jornal ({time}).</numerusform>
        <numerusform>{n} artigos novos esperam o próximo jornal ({time}).</numerusform>
      </translation>
    </message>
    <message>
      <source>Show as cards</source>
      <translation>Mostrar como cartões</translation>
    </message>
    <message>
      <source>Keep the list</source>
      <translation>Manter a lista</translation>
    </message>
    <message>
      <source>Searched {place}.</source>
      <translation>Pesquisado em: {place}.</translation>
    </message>
    <message numerus="yes">
      <source>{n} feeds</source>
      <translation>
        <numerusform>{n} feed</numerusform>
        <numerusform>{n} feeds</numerusform>
      </translation>
    </message>
    <message>
      <source>{what} comes at {time}</source>
      <translation>{what}: às {time}</translation>
    </message>
    <message>
      <source>What fits comes here by itself.</source>
      <translation>O que corresponde chega aqui sozinho.</translation>
    </message>
    <message numerus="yes">
      <source>{n} feeds here could not be fetched.</source>
      <translation>
        <numerusform>Não foi possível baixar {n} feed daqui.</numerusform>
        <numerusform>Não foi possível baixar {n} feeds daqui.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 feed here could not be fetched.</source>
      <translation>Não foi possível baixar 1 feed daqui.</translation>
    </message>
    <message>
      <source>{day}, {time}</source>
      <translation>{day}, {time}</translation>
    </message>
    <message>
      <source>As soon as there is one: {what}.</source>
      <translation>Assim que houver conexão: {what}.</translation>
    </message>
    <message>
      <source>Posts</source>
      <translation>Artigos</translation>
    </message>
    <message>
      <source>the search for {words}</source>
      <translation>pesquisa por “{words}”</translation>
    </message>
    <message>
      <source>The most relevant first</source>
      <translation>Os mais relevantes primeiro</translation>
    </message>
    <message>
      <source>What you may want to read first</source>
      <translation>O que talvez você queira ler primeiro</translation>
    </message>
    <message>
      <source>Loading</source>
      <translation>Carregando</translation>
    </message>
    <message>
      <source>This post is no longer kept</source>
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
      <source>has sound</source>
      <translation>com áudio</translation>
    </message>
    <message>
      <source>downloaded</source>
      <translation>baixado</translation>
    </message>
    <message>
      <source>Unfolded.</source>
      <translation>Aberto.</translation>
    </message>
    <message>
      <source>Folded.</source>
      <translation>Agrupado.</translation>
    </message>
    <message>
      <source>tagged {tags}</source>
      <translation>etiquetas: {tags}</translation>
    </message>
    <message>
      <source>Everywhere</source>
      <translation>Em tudo</translation>
    </message>
    <message>
      <source>Search in all posts, not only in this place</source>
      <translation>Pesquisar em todos os artigos, não só aqui</translation>
    </message>
    <message>
      <source>What can be typed here</source>
      <translation>O que se pode digitar aqui</translation>
    </message>
    <message>
      <source>What can be typed here (Alt+Down)</source>
      <translation>O que se pode digitar aqui (Alt+Baixo)</translation>
    </message>
    <message>
      <source>1 hit</source>
      <translation>1 resultado</translation>
    </message>
    <message>
      <source>Choose what the list shows</source>
      <translation>Escolher o que a lista mostra</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Pesquisar</translation>
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
      <source>one of them</source>
      <translation>uma delas</translation>
    </message>
    <message>
      <source>ferry -night</source>
      <translation>balsa -noite</translation>
    </message>
    <message>
      <source>without a word</source>
      <translation>sem esta palavra</translation>
    </message>
    <message>
      <source>(ferry OR boat) night</source>
      <translation>(balsa OR barco) noite</translation>
    </message>
    <message>
      <source>brackets hold together</source>
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
      <source>of this feed</source>
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
      <source>of the last seven days</source>
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
        <numerusform>o último resultado ({n})</numerusform>
        <numerusform>os últimos {n} resultados</numerusform>
      </translation>
    </message>
    <message>
      <source>Search in {place}</source>
      <translation>Pesquisar em {place}</translation>
    </message>
    <message>
      <source>Because you often open posts of this feed</source>
      <translation>Porque você abre muito os artigos deste feed</translation>
    </message>
    <message>
      <source>Also in 1 feed</source>
      <translation>Também em 1 feed</translation>
    </message>
    <message>
      <source>1 more like it</source>
      <translation>mais 1 parecido</translation>
    </message>
    <message>
      <source>Because you read about {terms}</source>
      <translation>Porque você lê sobre {terms}</translation>
    </message>
    <message>
      <source>Also in {feeds}</source>
      <translation>Também em {feeds}</translation>
    </message>
    <message numerus="yes">
      <source>Also in {n} feeds</source>
      <translation>
        <numerusform>Também em {n} feed</numerusform>
        <numerusform>Também em {n} feeds</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} more like it</source>
      <translation>
        <numerusform>mais {n} parecido</numerusform>
        <numerusform>mais {n} parecidos</numerusform>
      </translation>
    </message>
    <message>
      <source>From {first} to {last}: {posts} from {feeds}; several feeds told {stories}.</source>
      <translation>De {first}, a {last}: {posts} de {feeds}; contadas por vários feeds: {stories}.</translation>
    </message>
    <message>
      <source>While you were away</source>
      <translation>Enquanto você esteve fora</translation>
    </message>
    <message>
      <source>Which days</source>
      <translation>Quais dias</translation>
    </message>
    <message>
      <source>Mark all of it read</source>
      <translation>Marcar tudo como lido</translation>
    </message>
    <message>
      <source>If you do not look for five days or more, what happened meanwhile stands here.</source>
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
      <source>Since you were away</source>
      <translation>Sua ausência</translation>
    </message>
    <message>
      <source>The last 3 days</source>
      <translation>Últimos 3 dias</translation>
    </message>
    <message>
      <source>The last week</source>
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
      <source>What several feeds told</source>
      <translation>O que vários feeds contaram</translation>
    </message>
    <message>
      <source>What each feed brought</source>
      <translation>O que cada feed trouxe</translation>
    </message>
    <message numerus="yes">
      <source>{n} more</source>
      <translation>
        <numerusform>mais {n}</numerusform>
        <numerusform>mais {n}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} fetches a day take about {size}; a lower limit means fewer fetches and more waiting.</source>
      <translation>
        <numerusform>{n} consulta por dia consome cerca de {size}; um limite menor significa menos consultas e mais espera.</numerusform>
        <numerusform>{n} consultas por dia consomem cerca de {size}; um limite menor significa menos consultas e mais espera.</numerusform>
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
      <source>Now, and with the chosen budget</source>
      <translation>Agora e com o orçamento escolhido</translation>
    </message>
    <message>
      <source>minutes until you can read a new post, on average</source>
      <translation>minutos até poder ler um novo artigo, em média</translation>
    </message>
    <message>
      <source>Choose for me</source>
      <translation>Escolher por mim</translation>
    </message>
    <message>
      <source>Nothing changes until you apply.</source>
      <translation>Nada muda até você aplicar.</translation>
    </message>
    <message>
      <source>Apply</source>
      <translation>Aplicar</translation>
    </message>
    <message>
      <source>What more fetches buy</source>
      <translation>O que mais consultas trazem</translation>
    </message>
    <message>
      <source>Fetches a day</source>
      <translation>Consultas por dia</translation>
    </message>
    <message>
      <source>fetches a day, each mark twice the one before</source>
      <translation>consultas por dia, cada marca o dobro da anterior</translation>
    </message>
    <message>
      <source>Megabytes a day</source>
      <translation>Megabytes por dia</translation>
    </message>
    <message>
      <source>at most so many MB a day, each mark twice the one before; at the right end no limit</source>
      <translation>no máximo tantos MB por dia, cada marca o dobro da anterior; na ponta direita, sem limite</translation>
    </message>
    <message>
      <source>What fetches buy is not known before the first feeds were fetched. You can choose how many there may be a day at most.</source>
      <translation>O que as consultas trazem só se sabe depois das primeiras. Você já pode escolher quantas pode haver por dia, no máximo.</translation>
    </message>
    <message>
      <source>A guess so far: Paperround does not know when you read, and takes a usual day. After three days on which you read the curve is your own.</source>
      <translation>Por enquanto é uma estimativa: o Paperround não sabe quando você lê e supõe um dia comum. Depois de três dias de leitura, a curva será a sua.</translation>
    </message>
    <message numerus="yes">
      <source>More fetches, less waiting; past about {n} a day each further fetch buys little.</source>
      <translation>
        <numerusform>Mais consultas, menos espera; acima de cerca de {n} por dia, cada consulta a mais traz pouco.</numerusform>
        <numerusform>Mais consultas, menos espera; acima de cerca de {n} por dia, cada consulta a mais traz pouco.</numerusform>
      </translation>
    </message>
    <message>
      <source>Apply {n} a day</source>
      <translation>Aplicar {n} por dia</translation>
    </message>
    <message>
      <source>Apply {n} a day, at most {m} MB</source>
      <translation>Aplicar {n} por dia, no máximo {m} MB</translation>
    </message>
    <message>
      <source>now</source>
      <translation>agora</translation>
    </message>
    <message>
      <source>Not known yet</source>
      <translation>Ainda não se sabe</translation>
    </message>
    <message>
      <source>Add a feed, and what polling it buys will be shown here.</source>
      <translation>Adicione um feed e aqui aparecerá o que suas consultas trazem.</translation>
    </message>
    <message>
      <source>With {now} fetches a day, as now, you wait {wait} for a new post on average; best value is {best} fetches, with {best_wait}.</source>
      <translation>Com {now} consultas por dia, como agora, você espera em média {wait} por um novo artigo; o mais vantajoso são {best} consultas, com {best_wait}.</translation>
    </message>
    <message>
      <source>with {n}</source>
      <translation>com {n}</translation>
    </message>
    <message numerus="yes">
      <source>Now {n} fetches a day</source>
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
      <source>MB</source>
      <translation>MB</translation>
    </message>
    <message>
      <source>with {n} MB</source>
      <translation>com {n} MB</translation>
    </message>
    <message numerus="yes">
      <source>fetches a day, each mark twice the one before; other ways as in your last {n} days</source>
      <translation>
        <numerusform>consultas por dia, cada marca o dobro da anterior; outros modos como no seu último dia ({n})</numerusform>
        <numerusform>consultas por dia, cada marca o dobro da anterior; outros modos como nos seus últimos {n} dias</numerusform>
      </translation>
    </message>
    <message>
      <source>Expected of the day ahead.</source>
      <translation>Previsto para o próximo dia.</translation>
    </message>
    <message>
      <source>Every feed every hour</source>
      <translation>Todo feed a cada hora</translation>
    </message>
    <message>
      <source>Refresh all when I open it</source>
      <translation>Atualizar tudo ao abrir</translation>
    </message>
    <message>
      <source>Today, a guess
{n} → {wait}</source>
      <translation>Hoje, estimativa
{n} → {wait}</translation>
    </message>
    <message>
      <source>Today
{n} → {wait}</source>
      <translation>Hoje
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
      <translation>{n} → cerca de {wait}</translation>
    </message>
    <message>
      <source>{n} → {wait}</source>
      <translation>{n} → {wait}</translation>
    </message>
    <message>
      <source>Wait for a new post</source>
      <translation>Espera por novidades</translation>
    </message>
    <message>
      <source>Already here when you look</source>
      <translation>Já aqui quando você olha</translation>
    </message>
    <message>
      <source>Data a day</source>
      <translation>Dados/dia</translation>
    </message>
    <message>
      <source>Fetches for each new post</source>
      <translation>Consultas por novo artigo</translation>
    </message>
    <message numerus="yes">
      <source>{n} fetches a day, expected wait {wait}, {share} already here</source>
      <translation>
        <numerusform>{n} consulta por dia, espera prevista {wait}, {share} já aqui</numerusform>
        <numerusform>{n} consultas por dia, espera prevista {wait}, {share} já aqui</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Expected of the day ahead. In the last {n} days it really was {wait}, {share} already here.</source>
      <translation>
        <numerusform>Previsto para o próximo dia. No último dia ({n}) foi, na verdade, {wait}, {share} já aqui.</numerusform>
        <numerusform>Previsto para o próximo dia. Nos últimos {n} dias foi, na verdade, {wait}, {share} já aqui.</numerusform>
      </translation>
    </message>
    <message>
      <source>best value, {n}</source>
      <translation>mais vantajoso, {n}</translation>
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
    <message>
      <source>No publisher's wish stands in the way.</source>
      <translation>Nenhum pedido de editor impede isso.</translation>
    </message>
    <message>
      <source>With less to spend no feed is polled more.</source>
      <translation>Com menos orçamento, nenhum feed é consultado mais.</translation>
    </message>
    <message>
      <source>With more to spend no feed is polled less.</source>
      <translation>Com mais orçamento, nenhum feed é consultado menos.</translation>
    </message>
    <message numerus="yes">
      <source>{n} fetches a day on battery, {m} on a metered line.</source>
      <translation>
        <numerusform>{n} consulta por dia na bateria, {m} em conexão limitada.</numerusform>
        <numerusform>{n} consultas por dia na bateria, {m} em conexão limitada.</numerusform>
      </translation>
    </message>
    <message>
      <source>Every feed is polled as now.</source>
      <translation>Todos os feeds são consultados como agora.</translation>
    </message>
    <message>
      <source>One stays as it is.</source>
      <translation>Um fica como está.</translation>
    </message>
    <message numerus="yes">
      <source>{n} stay as they are.</source>
      <translation>
        <numerusform>{n} fica como está.</numerusform>
        <numerusform>{n} ficam como estão.</numerusform>
      </translation>
    </message>
    <message>
      <source>On battery</source>
      <translation>Na bateria</translation>
    </message>
    <message>
      <source>Metered</source>
      <translation>Limitada</translation>
    </message>
    <message>
      <source>At most so many megabytes a day</source>
      <translation>No máximo tantos megabytes por dia</translation>
    </message>
    <message>
      <source>Gain polls</source>
      <translation>Mais consultas</translation>
    </message>
    <message>
      <source>Lose polls</source>
      <translation>Menos consultas</translation>
    </message>
    <message>
      <source>Cannot go faster</source>
      <translation>Não podem ir mais rápido</translation>
    </message>
    <message>
      <source>{before} polls a day now, {after} then</source>
      <translation>Agora {before} consultas por dia, depois {after}</translation>
    </message>
    <message numerus="yes">
      <source>All {n}</source>
      <translation>
        <numerusform>Todos ({n})</numerusform>
        <numerusform>Todos ({n})</numerusform>
      </translation>
    </message>
    <message>
      <source>Fewer</source>
      <translation>Menos</translation>
    </message>
    <message>
      <source>At most</source>
      <translation>No máximo</translation>
    </message>
    <message>
      <source>When power or line is short</source>
      <translation>Com pouca energia ou conexão</translation>
    </message>
    <message>
      <source> MB a day</source>
      <translation> MB por dia</translation>
    </message>
    <message>
      <source>You gave it an interval of its own.</source>
      <translation>Você deu a ele um intervalo próprio.</translation>
    </message>
    <message>
      <source>You want its posts at once; no poll is planned yet.</source>
      <translation>Você quer os artigos dele na hora; ainda não há consulta prevista.</translation>
    </message>
    <message>
      <source>No poll is planned in the next 24 hours.</source>
      <translation>Nenhuma consulta prevista nas próximas 24 horas.</translation>
    </message>
    <message>
      <source>Polled {times} a day, next at {time}. {reason}</source>
      <translation>Consultado {times} por dia (próxima: {time}). {reason}</translation>
    </message>
    <message>
      <source>no post so far</source>
      <translation>nenhum artigo até agora</translation>
    </message>
    <message>
      <source>Polled {times} a day, next at {time}: it posts rarely, {rate}.</source>
      <translation>Consultado {times} por dia (próxima: {time}): publica raramente, {rate}.</translation>
    </message>
    <message>
      <source>When it posts and when you look</source>
      <translation>Quando publica e quando você olha</translation>
    </message>
    <message>
      <source>At which hours it posts is not known yet: that takes ten posts over five days.</source>
      <translation>Ainda não se sabe a que horas publica: são precisos dez artigos em cinco dias.</translation>
    </message>
    <message>
      <source>It comes by mail: nothing is polled for it. Settings, Accounts, shows its mailbox.</source>
      <translation>Chega por e-mail: nada é consultado. A caixa de correio está em Configurações, Contas.</translation>
    </message>
    <message>
      <source>Paused: it is not polled until you resume it. Its posts stay.</source>
      <translation>Pausado: não é consultado até você retomar. Os artigos ficam.</translation>
    </message>
    <message>
      <source>Not polled yet: its first document is fetched as soon as the engine runs.</source>
      <translation>Ainda não consultado: o primeiro documento é baixado assim que o serviço estiver em execução.</translation>
    </message>
    <message>
      <source>It posts rarely, {rate}, so no poll is planned in the next 24 hours.</source>
      <translation>Publica raramente, {rate}; por isso não há consulta prevista nas próximas 24 horas.</translation>
    </message>
    <message>
      <source>Polled {times} a day, next at {time}, because it posts mostly between {begin} and {end} and you usually look around {visit}.</source>
      <translation>Consultado {times} por dia (próxima: {time}), porque publica mais entre {begin} e {end} horas e você costuma olhar por volta das {visit}.</translation>
    </message>
    <message>
      <source>Feed settings…</source>
      <translation>Configurações do feed…</translation>
    </message>
    <message>
      <source>Facts</source>
      <translation>Ficha</translation>
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
      <source>the last polls, newest first</source>
      <translation>as últimas consultas, da mais recente</translation>
    </message>
    <message>
      <source>nothing new</source>
      <translation>nada de novo</translation>
    </message>
    <message>
      <source>{day} {time}</source>
      <translation>{day} {time}</translation>
    </message>
    <message>
      <source>When you usually look is not known yet.</source>
      <translation>Ainda não se sabe quando você costuma olhar.</translation>
    </message>
    <message>
      <source>{every} The next poll is at {time}.</source>
      <translation>{every} Próxima consulta: {time}.</translation>
    </message>
    <message>
      <source>Polled {times} a day, next at {time}, because you want its posts at once.</source>
      <translation>Consultado {times} por dia (próxima: {time}), porque você quer os artigos dele na hora.</translation>
    </message>
    <message>
      <source>Polled {times} a day, next at {time}, because it posts at any time of the day and you usually look around {visit}.</source>
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
      <source>Why then</source>
      <translation>Motivo</translation>
    </message>
    <message>
      <source>when it posts</source>
      <translation>quando publica</translation>
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
      <translation>Este feed não existe mais</translation>
    </message>
    <message>
      <source>You are not subscribed to it any more.</source>
      <translation>Você não o assina mais.</translation>
    </message>
    <message>
      <source>{paragraph} Today {done} done, {planned} planned.</source>
      <translation>{paragraph} Hoje: feitas {done}, previstas {planned}.</translation>
    </message>
    <message>
      <source>Polls a day so far</source>
      <translation>Consultas por dia até agora</translation>
    </message>
    <message>
      <source>Posts a day</source>
      <translation>Artigos/dia</translation>
    </message>
    <message>
      <source>Wait at your looks</source>
      <translation>Espera</translation>
    </message>
    <message>
      <source>Holds</source>
      <translation>Contém</translation>
    </message>
    <message>
      <source>Polled {times} a day, next at {time}, because you usually look around {visit}. At which hours it posts is not known yet.</source>
      <translation>Consultado {times} por dia (próxima: {time}), porque você costuma olhar por volta das {visit}. Ainda não se sabe a que horas publica.</translation>
    </message>
    <message>
      <source>{time} planned</source>
      <translation>{time}, previsto</translation>
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
      <source>Polled {times} a day, next at {time}, because it posts mostly between {begin} and {end}. When you usually look is not known yet.</source>
      <translation>Consultado {times} por dia (próxima: {time}), porque publica mais entre {begin} e {end} horas. Ainda não se sabe quando você costuma olhar.</translation>
    </message>
    <message>
      <source>Polled {times} a day, next at {time}. When you usually look is not known yet.</source>
      <translation>Consultado {times} por dia (próxima: {time}). Ainda não se sabe quando você costuma olhar.</translation>
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
      <translation>Dados desde {time}</translation>
    </message>
    <message>
      <source>Health</source>
      <translation>Estado</translation>
    </message>
    <message>
      <source>about {n}</source>
      <translation>cerca de {n}</translation>
    </message>
    <message>
      <source>Filter</source>
      <translation>Filtrar</translation>
    </message>
    <message>
      <source>Filter feeds by name</source>
      <translation>Filtrar feeds por nome</translation>
    </message>
    <message>
      <source>{n} so far</source>
      <translation>{n} até agora</translation>
    </message>
    <message>
      <source>All health</source>
      <translation>Todos os estados</translation>
    </message>
    <message>
      <source>Need a look</source>
      <translation>Pedem atenção</translation>
    </message>
    <message numerus="yes">
      <source>over the last {n} days</source>
      <translation>
        <numerusform>no último dia ({n})</numerusform>
        <numerusform>nos últimos {n} dias</numerusform>
      </translation>
    </message>
    <message>
      <source>Polls a day</source>
      <translation>Consultas/d</translation>
    </message>
    <message>
      <source>Next poll</source>
      <translation>Próxima</translation>
    </message>
    <message>
      <source>No feeds yet</source>
      <translation>Nenhum feed ainda</translation>
    </message>
    <message>
      <source>Add a feed, and what polling it brings is shown here.</source>
      <translation>Adicione um feed e aqui aparecerá o que suas consultas trazem.</translation>
    </message>
    <message numerus="yes">
      <source>{feeds}. {n} need a look: {names}.</source>
      <translation>
        <numerusform>{feeds}. {n} pede atenção: {names}.</numerusform>
        <numerusform>{feeds}. {n} pedem atenção: {names}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Polls and data are counted since {time}; figures for a day come after a whole one.</source>
      <translation>Consultas e dados são contados desde {time}; valores por dia vêm depois de um dia inteiro.</translation>
    </message>
    <message>
      <source>By the dates of its posts</source>
      <translation>Pelas datas dos seus artigos</translation>
    </message>
    <message>
      <source>Posts in its document</source>
      <translation>Artigos no seu documento</translation>
    </message>
    <message>
      <source>Polls without news</source>
      <translation>Consultas sem novidades</translation>
    </message>
    <message>
      <source>Minutes that your looks waited for one of its posts, on average</source>
      <translation>Minutos que você esperou, em média, por um artigo dele ao olhar</translation>
    </message>
    <message>
      <source>{feeds}. All are doing fine.</source>
      <translation>{feeds}. Tudo em ordem.</translation>
    </message>
    <message>
      <source>{problem} ({status})</source>
      <translation>{problem} ({status})</translation>
    </message>
    <message>
      <source>{feeds}. One needs a look: {names}.</source>
      <translation>{feeds}. Um pede atenção: {names}.</translation>
    </message>
    <message>
      <source>Working it out…</source>
      <translation>Calculando…</translation>
    </message>
    <message>
      <source>These figures could not be worked out.</source>
      <translation>Não foi possível calcular estes números.</translation>
    </message>
    <message>
      <source>Details</source>
      <translation>Detalhes</translation>
    </message>
    <message>
      <source>Back to reading</source>
      <translation>Voltar à leitura</translation>
    </message>
    <message>
      <source>Pages of Insights</source>
      <translation>Páginas das análises</translation>
    </message>
    <message>
      <source>Erase your reading times and what was learned from them?</source>
      <translation>Apagar seus horários de leitura e o que foi aprendido com eles?</translation>
    </message>
    <message>
      <source>At weekends you start about {hours} sooner.</source>
      <translation>Nos fins de semana você começa cerca de {hours} mais cedo.</translation>
    </message>
    <message>
      <source>{day} {begin}:00 to {end}:00</source>
      <translation>{day} {begin}:00–{end}:00</translation>
    </message>
    <message numerus="yes">
      <source>You looked on {n} of the last {m}.</source>
      <translation>
        <numerusform>Você olhou {n} vez em {m}.</numerusform>
        <numerusform>Você olhou {n} vezes em {m}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Kept on this computer only: when the window was in use, and which feed was open.</source>
      <translation>Guardado só neste computador: quando a janela esteve em uso e qual feed estava aberto.</translation>
    </message>
    <message numerus="yes">
      <source>a guess, {n} days</source>
      <translation>
        <numerusform>estimativa, {n} dia</numerusform>
        <numerusform>estimativa, {n} dias</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>a guess, {n} of {m}</source>
      <translation>
        <numerusform>estimativa, {n} de {m}</numerusform>
        <numerusform>estimativa, {n} de {m}</numerusform>
      </translation>
    </message>
    <message>
      <source>When you looked, what you opened, and all that was learned from it are forgotten, in the backups, too; cached pictures go. Your feeds, posts, stars and read marks stay. Learning starts again. This cannot be undone.</source>
      <translation>Quando você olhou, o que abriu e tudo o que foi aprendido com isso é esquecido, também nos backups; as imagens em cache somem. Seus feeds, artigos, estrelas e marcas de lido ficam. O aprendizado recomeça. Não é possível desfazer.</translation>
    </message>
    <message>
      <source>Sessions a day</source>
      <translation>Sessões por dia</translation>
    </message>
    <message>
      <source>Your week, seven days by 24 hours</source>
      <translation>Sua semana, sete dias por 24 horas</translation>
    </message>
    <message>
      <source>Reading times</source>
      <translation>Horários de leitura</translation>
    </message>
    <message>
      <source>Erase…</source>
      <translation>Apagar…</translation>
    </message>
    <message numerus="yes">
      <source>Paperround has not seen you read yet. After about {n} days it will know your mornings from your evenings, around {day}.</source>
      <translation>
        <numerusform>O Paperround ainda não viu você ler. Depois de cerca de {n} dia, distinguirá suas manhãs das suas noites (por volta de {day}).</numerusform>
        <numerusform>O Paperround ainda não viu você ler. Depois de cerca de {n} dias, distinguirá suas manhãs das suas noites (por volta de {day}).</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Paperround has seen you read since {since}. After about {n} days it will know your mornings from your evenings, around {day}.</source>
      <translation>
        <numerusform>O Paperround vê você ler desde {since}. Depois de cerca de {n} dia, distinguirá suas manhãs das suas noites (por volta de {day}).</numerusform>
        <numerusform>O Paperround vê você ler desde {since}. Depois de cerca de {n} dias, distinguirá suas manhãs das suas noites (por volta de {day}).</numerusform>
      </translation>
    </message>
    <message>
      <source>You look at no particular time of the day.</source>
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
      <source>You looked on {n} of the last {m}, for about {minutes} min.</source>
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
      <source>Learning is paused: nothing is noted until you resume it.</source>
      <translation>O aprendizado está pausado: nada é anotado até você retomar.</translation>
    </message>
    <message numerus="yes">
      <source>sure, {n} days</source>
      <translation>
        <numerusform>certo, {n} dia</numerusform>
        <numerusform>certo, {n} dias</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>fairly sure, {n} of {m}</source>
      <translation>
        <numerusform>bastante certo, {n} de {m}</numerusform>
        <numerusform>bastante certo, {n} de {m}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>sure, {n} of {m}</source>
      <translation>
        <numerusform>certo, {n} de {m}</numerusform>
        <numerusform>certo, {n} de {m}</numerusform>
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
      <source>How sure this is</source>
      <translation>Grau de certeza</translation>
    </message>
    <message>
      <source>You usually look around {times}.</source>
      <translation>Você costuma olhar por volta das {times}.</translation>
    </message>
    <message>
      <source>today</source>
      <translation>hoje</translation>
    </message>
    <message numerus="yes">
      <source>{n} in {m} days, weekends paler</source>
      <translation>
        <numerusform>{n} em {m} dias, fins de semana mais claros</numerusform>
        <numerusform>{n} em {m} dias, fins de semana mais claros</numerusform>
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
    <message numerus="yes">
      <source>fairly sure, {n} days</source>
      <translation>
        <numerusform>bastante certo, {n} dia</numerusform>
        <numerusform>bastante certo, {n} dias</numerusform>
      </translation>
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
      <source>You did not look on any of the last {n}.</source>
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
      <source>No {day} is known yet.</source>
      <translation>{day}: nada se sabe ainda.</translation>
    </message>
    <message>
      <source>Weekends will be known around {day}.</source>
      <translation>Os fins de semana serão conhecidos por volta de {day}.</translation>
    </message>
    <message>
      <source>The replay ended before it was done.</source>
      <translation>A simulação terminou antes do fim.</translation>
    </message>
    <message>
      <source>{n} a day, not {m}</source>
      <translation>{n} por dia, não {m}</translation>
    </message>
    <message>
      <source>{share} fewer</source>
      <translation>{share} a menos</translation>
    </message>
    <message>
      <source>{share} less</source>
      <translation>{share} a menos</translation>
    </message>
    <message>
      <source>{share} more</source>
      <translation>{share} a mais</translation>
    </message>
    <message>
      <source>Fetches against hourly polling</source>
      <translation>Consultas em comparação com uma a cada hora</translation>
    </message>
    <message>
      <source>Data</source>
      <translation>Dados</translation>
    </message>
    <message>
      <source>Wake-ups</source>
      <translation>Despertares</translation>
    </message>
    <message>
      <source>{n} a day</source>
      <translation>{n} por dia</translation>
    </message>
    <message>
      <source>hourly {m}; too early for a share</source>
      <translation>a cada hora {m}; cedo para comparar</translation>
    </message>
    <message>
      <source>{n}, hourly {m}</source>
      <translation>{n}, a cada hora {m}</translation>
    </message>
    <message>
      <source>Savings</source>
      <translation>Economia</translation>
    </message>
    <message>
      <source>By day or week</source>
      <translation>Por dia ou semana</translation>
    </message>
    <message>
      <source>Export CSV</source>
      <translation>Exportar CSV</translation>
    </message>
    <message>
      <source>A day, on average</source>
      <translation>Média por dia</translation>
    </message>
    <message>
      <source>Yesterday against polling the same {feeds} every hour.</source>
      <translation>Ontem, em comparação com consultar a cada hora: {feeds}.</translation>
    </message>
    <message numerus="yes">
      <source>The last {n} days before today against polling the same {feeds} every hour.</source>
      <translation>
        <numerusform>O último dia ({n}) antes de hoje, em comparação com consultar a cada hora: {feeds}.</numerusform>
        <numerusform>Os últimos {n} dias antes de hoje, em comparação com consultar a cada hora: {feeds}.</numerusform>
      </translation>
    </message>
    <message>
      <source>no look is known</source>
      <translation>ainda não se sabe quando você olha</translation>
    </message>
    <message>
      <source>{wait} shorter</source>
      <translation>{wait} a menos</translation>
    </message>
    <message>
      <source>{wait} longer</source>
      <translation>{wait} a mais</translation>
    </message>
    <message>
      <source>Paperround</source>
      <translation>Paperround</translation>
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
      <source>Since {time}: {fetches} in {wake_ups}, {size}.</source>
      <translation>Desde {time}: {fetches} em {wake_ups}, {size}.</translation>
    </message>
    <message>
      <source>What polling saves is counted over whole days; the first figures come on {day}.</source>
      <translation>O que as consultas poupam é contado em dias inteiros; os primeiros números vêm em {day}.</translation>
    </message>
    <message>
      <source>a day</source>
      <translation>por dia</translation>
    </message>
    <message>
      <source>a week</source>
      <translation>por semana</translation>
    </message>
    <message>
      <source>Requests sent for feeds; pictures not included</source>
      <translation>Pedidos enviados por feeds; sem imagens</translation>
    </message>
    <message>
      <source>Measured here; the others from each feed's own sizes</source>
      <translation>Medidos aqui; os outros pelos tamanhos de cada feed</translation>
    </message>
    <message>
      <source>From posting to each look that had to do without it, per post</source>
      <translation>Da publicação a cada vez que você olha sem encontrá-lo</translation>
    </message>
    <message>
      <source>Already here</source>
      <translation>Já aqui</translation>
    </message>
    <message>
      <source>New posts that were here at your first look after them</source>
      <translation>Novos artigos já aqui na primeira vez que você olhou</translation>
    </message>
    <message>
      <source>Posts lost</source>
      <translation>Artigos perdidos</translation>
    </message>
    <message>
      <source>Left the feed's list before any poll came; here estimated from the gaps</source>
      <translation>Saíram do feed antes de uma consulta; aqui estimados pelas lacunas</translation>
    </message>
    <message>
      <source>Times polls kept the computer busy; close together is one</source>
      <translation>Vezes que as consultas ocuparam o computador; próximas contam como uma</translation>
    </message>
    <message>
      <source>Radio on</source>
      <translation>Rádio ligado</translation>
    </message>
    <message>
      <source>As on a mobile line, where it stays on for 12 s after each wake-up</source>
      <translation>Como em uma linha móvel, onde fica ligado por 12 s após cada despertar</translation>
    </message>
    <message>
      <source>this week</source>
      <translation>esta semana</translation>
    </message>
    <message>
      <source>Day</source>
      <translation>Dia</translation>
    </message>
    <message>
      <source>Week</source>
      <translation>Semana</translation>
    </message>
    <message numerus="yes">
      <source>{day}: {n} fetches, hourly {m}</source>
      <translation>
        <numerusform>{day}: {n} consulta, a cada hora {m}</numerusform>
        <numerusform>{day}: {n} consultas, a cada hora {m}</numerusform>
      </translation>
    </message>
    <message>
      <source>{big} fetches: {small}.</source>
      <translation>Consultas: {big}, {small}.</translation>
    </message>
    <message>
      <source>You hardly open {feeds}. Together they take {share} of your fetches.</source>
      <translation>Você quase não abre {feeds}. Juntos, usam {share} das suas consultas.</translation>
    </message>
    <message>
      <source>You opened none of {count} posts in {days} days; it takes {share} of your fetches.</source>
      <translation>Você não abriu nenhum dos {count} artigos em {days} dias; usa {share} das suas consultas.</translation>
    </message>
    <message numerus="yes">
      <source>You opened {n} of {count} posts in {days} days; it takes {share} of your fetches.</source>
      <translation>
        <numerusform>Você abriu {n} de {count} artigos em {days} dias; usa {share} das suas consultas.</numerusform>
        <numerusform>Você abriu {n} de {count} artigos em {days} dias; usa {share} das suas consultas.</numerusform>
      </translation>
    </message>
    <message>
      <source>Seldom opened</source>
      <translation>Pouco abertos</translation>
    </message>
    <message>
      <source>You have switched off that it is noted what you open, so nobody can tell.</source>
      <translation>Você desligou a anotação do que abre, então não dá para saber.</translation>
    </message>
    <message>
      <source>You hardly open {feeds}. It takes {share} of your fetches.</source>
      <translation>Você quase não abre {feeds}. Usa {share} das suas consultas.</translation>
    </message>
    <message>
      <source>Unsubscribe</source>
      <translation>Cancelar assinatura</translation>
    </message>
    <message>
      <source>Not known</source>
      <translation>Não se sabe</translation>
    </message>
    <message numerus="yes">
      <source>After you have opened {n} posts, feeds that you seldom read from are listed here.</source>
      <translation>
        <numerusform>Depois que você abrir {n} artigo, os feeds que você lê pouco aparecem aqui.</numerusform>
        <numerusform>Depois que você abrir {n} artigos, os feeds que você lê pouco aparecem aqui.</numerusform>
      </translation>
    </message>
    <message>
      <source>You read from every feed that posts much, now and then.</source>
      <translation>De vez em quando você lê algo de cada feed que publica muito.</translation>
    </message>
    <message>
      <source>Unsubscribe from {feed}</source>
      <translation>Cancelar a assinatura de {feed}</translation>
    </message>
    <message>
      <source>Nothing here</source>
      <translation>Nada aqui</translation>
    </message>
    <message>
      <source>{name} was asked {times}, {size}; hourly would have been {hours}.</source>
      <translation>{name}: consultado {times}, {size}; a cada hora seriam {hours}.</translation>
    </message>
    <message>
      <source>1 post with its pictures is here for {time}, {size}.</source>
      <translation>1 artigo com suas imagens está aqui para {time}, {size}.</translation>
    </message>
    <message>
      <source>Timeline of {day}. {done} done, {planned} planned. You looked: {times}.</source>
      <translation>Linha do tempo: {day}. Feitos {done}, previstos {planned}. Você olhou: {times}.</translation>
    </message>
    <message>
      <source>Nothing is planned: Paperround plans as soon as its engine runs.</source>
      <translation>Nada previsto: o Paperround planeja assim que seu serviço estiver em execução.</translation>
    </message>
    <message numerus="yes">
      <source>{n} planned today</source>
      <translation>
        <numerusform>{n} prevista hoje</numerusform>
        <numerusform>{n} previstas hoje</numerusform>
      </translation>
    </message>
    <message>
      <source>Offline from {begin} to {end}</source>
      <translation>Offline das {begin} às {end}</translation>
    </message>
    <message>
      <source>Asleep from {begin} to {end}</source>
      <translation>Suspenso das {begin} às {end}</translation>
    </message>
    <message>
      <source>Not running from {begin} to {end}</source>
      <translation>Parado das {begin} às {end}</translation>
    </message>
    <message>
      <source>There was no line, so nothing was fetched and nothing counts as an error.</source>
      <translation>Não havia conexão, então nada foi baixado e nada conta como erro.</translation>
    </message>
    <message>
      <source>The computer slept, so nothing could be polled.</source>
      <translation>O computador estava suspenso, então nada pôde ser consultado.</translation>
    </message>
    <message>
      <source>Paperround was closed or the computer was off, so nothing could be polled.</source>
      <translation>O Paperround estava fechado ou o computador desligado, então nada pôde ser consultado.</translation>
    </message>
    <message numerus="yes">
      <source>{n} posts with pictures are here for {time}, {size}.</source>
      <translation>
        <numerusform>{n} artigo com imagens está aqui para {time}, {size}.</numerusform>
        <numerusform>{n} artigos com imagens estão aqui para {time}, {size}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} posts are here for {time}, {size}.</source>
      <translation>
        <numerusform>{n} artigo está aqui para {time}, {size}.</numerusform>
        <numerusform>{n} artigos estão aqui para {time}, {size}.</numerusform>
      </translation>
    </message>
    <message>
      <source>You are usually without a line then.</source>
      <translation>Nessa hora você costuma estar sem conexão.</translation>
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
      <source>Next polls</source>
      <translation>Próximas consultas</translation>
    </message>
    <message>
      <source>Nothing new had been posted.</source>
      <translation>Nada de novo tinha sido publicado.</translation>
    </message>
    <message>
      <source>Nothing is planned for tomorrow yet.</source>
      <translation>Ainda não há nada previsto para amanhã.</translation>
    </message>
    <message>
      <source>not yet</source>
      <translation>ainda não</translation>
    </message>
    <message numerus="yes">
      <source>{n} planned today, {m} kept for when you look</source>
      <translation>
        <numerusform>{n} prevista hoje, {m} reservadas para quando você olhar</numerusform>
        <numerusform>{n} previstas hoje, {m} reservadas para quando você olhar</numerusform>
      </translation>
    </message>
    <message>
      <source>Wait saved</source>
      <translation>Poupado</translation>
    </message>
    <message>
      <source>Add a feed, and its polls will appear here.</source>
      <translation>Adicione um feed e suas consultas aparecerão aqui.</translation>
    </message>
    <message>
      <source>{wake_ups}, {fetches}.</source>
      <translation>{wake_ups}, {fetches}.</translation>
    </message>
    <message>
      <source>You have not looked on this day.</source>
      <translation>Neste dia você não olhou.</translation>
    </message>
    <message>
      <source>You looked {times}.</source>
      <translation>Você olhou {times}.</translation>
    </message>
    <message>
      <source>Nothing new has been posted since you subscribed.</source>
      <translation>Nada de novo foi publicado desde que você assinou.</translation>
    </message>
    <message>
      <source>{polls} planned until {time}. What comes after is planned as the day draws nearer.</source>
      <translation>Previsto até {time}: {polls}. O resto é planejado mais perto do dia.</translation>
    </message>
    <message numerus="yes">
      <source>{time}, polled · {feeds}, {n} new</source>
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
      <source>No poll on this day.</source>
      <translation>Nenhuma consulta neste dia.</translation>
    </message>
    <message>
      <source>New posts</source>
      <translation>Novos artigos</translation>
    </message>
    <message>
      <source>as above</source>
      <translation>como acima</translation>
    </message>
    <message>
      <source>You were here {spans}.</source>
      <translation>Você esteve aqui: {spans}.</translation>
    </message>
    <message numerus="yes">
      <source>{n} of them could not be had whole.</source>
      <translation>
        <numerusform>{n} deles não pôde ser baixado por inteiro.</numerusform>
        <numerusform>{n} deles não puderam ser baixados por inteiro.</numerusform>
      </translation>
    </message>
    <message>
      <source>brought something new</source>
      <translation>trouxe novidades</translation>
    </message>
    <message>
      <source>you were here</source>
      <translation>você esteve aqui</translation>
    </message>
    <message>
      <source>asleep, off or offline</source>
      <translation>suspenso, desligado ou offline</translation>
    </message>
    <message>
      <source>Waiting at your looks that this poll spares you</source>
      <translation>Espera que esta consulta poupa quando você olha</translation>
    </message>
    <message>
      <source>{share} of what was new was already here.</source>
      <translation>{share} das novidades já estavam aqui.</translation>
    </message>
    <message>
      <source>{time}, planned · {feeds} in one wake-up</source>
      <translation>{time}, previsto · {feeds} em um despertar</translation>
    </message>
    <message>
      <source>{time}, polled · {feeds}, nothing new</source>
      <translation>{time}, consulta · {feeds}, nada de novo</translation>
    </message>
    <message numerus="yes">
      <source>and {n} more</source>
      <translation>
        <numerusform>e mais {n}</numerusform>
        <numerusform>e mais {n}</numerusform>
      </translation>
    </message>
    <message>
      <source>asleep to {time}</source>
      <translation>suspenso até as {time}</translation>
    </message>
    <message>
      <source>not running to {time}</source>
      <translation>parado até as {time}</translation>
    </message>
    <message>
      <source>asleep</source>
      <translation>suspenso</translation>
    </message>
    <message>
      <source>not running</source>
      <translation>parado</translation>
    </message>
    <message>
      <source>Timeline of the day</source>
      <translation>Linha do tempo do dia</translation>
    </message>
    <message>
      <source>Not known yet: this is the first day. After about 10 it will be.</source>
      <translation>Ainda não se sabe: é o primeiro dia. Depois de cerca de 10, sim.</translation>
    </message>
    <message>
      <source>When you
usually look</source>
      <translation>Quando você
costuma olhar</translation>
    </message>
    <message>
      <source>Polls, one bar
per wake-up</source>
      <translation>Consultas, uma
barra por despertar</translation>
    </message>
    <message>
      <source>You were here</source>
      <translation>Você esteve aqui</translation>
    </message>
    <message>
      <source>0 feeds</source>
      <translation>0 feeds</translation>
    </message>
    <message numerus="yes">
      <source>Seen you read on {n} days. After about 10 your mornings differ from your evenings.</source>
      <translation>
        <numerusform>Leitura vista em {n} dia. Depois de cerca de 10, suas manhãs se distinguem das noites.</numerusform>
        <numerusform>Leitura vista em {n} dias. Depois de cerca de 10, suas manhãs se distinguem das noites.</numerusform>
      </translation>
    </message>
    <message>
      <source>now {time}</source>
      <translation>agora {time}</translation>
    </message>
    <message>
      <source>usually off</source>
      <translation>em geral desligado</translation>
    </message>
    <message>
      <source>a guess so far</source>
      <translation>estimativa por enquanto</translation>
    </message>
    <message>
      <source>no poll planned</source>
      <translation>nenhuma consulta prevista</translation>
    </message>
    <message numerus="yes">
      <source>{n}, all fine</source>
      <translation>
        <numerusform>{n}, tudo em ordem</numerusform>
        <numerusform>{n}, tudo em ordem</numerusform>
      </translation>
    </message>
    <message>
      <source>Page of Insights</source>
      <translation>Página das análises</translation>
    </message>
    <message>
      <source>not run yet</source>
      <translation>ainda não executado</translation>
    </message>
    <message>
      <source>last run today</source>
      <translation>última vez hoje</translation>
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
      <source>fairly sure</source>
      <translation>bastante certo</translation>
    </message>
    <message>
      <source>sure</source>
      <translation>certo</translation>
    </message>
    <message>
      <source>What if</source>
      <translation>E se…</translation>
    </message>
    <message numerus="yes">
      <source>{n}, one needs a look</source>
      <translation>
        <numerusform>{n}, um pede atenção</numerusform>
        <numerusform>{n}, um pede atenção</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n}, {m} need a look</source>
      <translation>
        <numerusform>{n}, {m} pede atenção</numerusform>
        <numerusform>{n}, {m} pedem atenção</numerusform>
      </translation>
    </message>
    <message>
      <source>last run {day}</source>
      <translation>última vez {day}</translation>
    </message>
    <message>
      <source>next poll {time}</source>
      <translation>próxima consulta {time}</translation>
    </message>
    <message numerus="yes">
      <source>{n} fetches a day</source>
      <translation>
        <numerusform>{n} consulta por dia</numerusform>
        <numerusform>{n} consultas por dia</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Your last {n} days, replayed under {m} ways of polling.</source>
      <translation>
        <numerusform>Seu último dia ({n}), simulado com {m} modos de consultar.</numerusform>
        <numerusform>Seus últimos {n} dias, simulados com {m} modos de consultar.</numerusform>
      </translation>
    </message>
    <message>
      <source>Every hour would have cost {times} times as much and brought posts {wait} sooner.</source>
      <translation>Consultar a cada hora teria custado {times} vezes mais e trazido os artigos {wait} mais cedo.</translation>
    </message>
    <message>
      <source>Replaying. You can go on reading meanwhile.</source>
      <translation>Simulando. Enquanto isso você pode continuar lendo.</translation>
    </message>
    <message numerus="yes">
      <source>At {n} fetches a day nothing else would have had you waiting less.</source>
      <translation>
        <numerusform>Com {n} consulta por dia, nenhum outro modo teria feito você esperar menos.</numerusform>
        <numerusform>Com {n} consultas por dia, nenhum outro modo teria feito você esperar menos.</numerusform>
      </translation>
    </message>
    <message>
      <source>Every hour would have cost {times} times as much and brought posts {wait} later.</source>
      <translation>Consultar a cada hora teria custado {times} vezes mais e trazido os artigos {wait} mais tarde.</translation>
    </message>
    <message>
      <source>Cube-root shares, best times</source>
      <translation>Parcelas por raiz cúbica, melhores horários</translation>
    </message>
    <message>
      <source>Cube-root shares, times as printed</source>
      <translation>Parcelas por raiz cúbica, horários como publicados</translation>
    </message>
    <message>
      <source>Fewest missing at your looks</source>
      <translation>Menos faltas quando você olha</translation>
    </message>
    <message>
      <source>Square-root shares, fast alerts</source>
      <translation>Parcelas por raiz quadrada, avisos rápidos</translation>
    </message>
    <message>
      <source>Square-root shares, even times</source>
      <translation>Parcelas por raiz quadrada, horários uniformes</translation>
    </message>
    <message>
      <source>Even shares, fast alerts</source>
      <translation>Parcelas iguais, avisos rápidos</translation>
    </message>
    <message>
      <source>Fewest lost posts first</source>
      <translation>Antes de tudo, menos artigos perdidos</translation>
    </message>
    <message>
      <source>Learned fixed interval</source>
      <translation>Intervalo fixo aprendido</translation>
    </message>
    <message>
      <source>Longest out of date first</source>
      <translation>Primeiro o desatualizado há mais tempo</translation>
    </message>
    <message>
      <source>Posts that soon grow stale first</source>
      <translation>Primeiro o que envelhece logo</translation>
    </message>
    <message>
      <source>Moving average of pauses</source>
      <translation>Média móvel das pausas</translation>
    </message>
    <message>
      <source>When the next post is expected</source>
      <translation>Quando se espera o próximo artigo</translation>
    </message>
    <message>
      <source>Every feed once a day</source>
      <translation>Todo feed uma vez por dia</translation>
    </message>
    <message>
      <source>Every feed equally often</source>
      <translation>Todo feed com a mesma frequência</translation>
    </message>
    <message>
      <source>Run again</source>
      <translation>Repetir</translation>
    </message>
    <message numerus="yes">
      <source>{name} would have had you waiting {wait} less at no more than {n} fetches a day.</source>
      <translation>
        <numerusform>Com “{name}” você teria esperado {wait} a menos, com no máximo {n} consulta por dia.</numerusform>
        <numerusform>Com “{name}” você teria esperado {wait} a menos, com no máximo {n} consultas por dia.</numerusform>
      </translation>
    </message>
    <message>
      <source>Fetches against waiting</source>
      <translation>Consultas e espera</translation>
    </message>
    <message>
      <source>How many ways</source>
      <translation>Quantos modos</translation>
    </message>
    <message>
      <source>How many weeks are replayed</source>
      <translation>Quantas semanas simular</translation>
    </message>
    <message>
      <source>Wait until you could read a new post, on average, against fetches a day; lower left is best. All ways are replayed, Paperround as it is today among them. What really was stands on Savings.</source>
      <translation>Espera média até poder ler um novo artigo em relação às consultas por dia; embaixo à esquerda é o melhor. Todos os modos são simulados, inclusive o Paperround como é hoje. O que aconteceu de fato está em Economia.</translation>
    </message>
    <message>
      <source>Ways of polling</source>
      <translation>Modos de consultar</translation>
    </message>
    <message>
      <source>Starting…</source>
      <translation>Iniciando…</translation>
    </message>
    <message>
      <source>The replay did not run</source>
      <translation>A simulação não foi executada</translation>
    </message>
    <message>
      <source>{name}, within your budget</source>
      <translation>{name}, dentro do seu orçamento</translation>
    </message>
    <message>
      <source>Way of polling</source>
      <translation>Modo de consultar</translation>
    </message>
    <message>
      <source>Wait</source>
      <translation>Espera</translation>
    </message>
    <message>
      <source>Posts lost a day</source>
      <translation>Artigos perdidos por dia</translation>
    </message>
    <message>
      <source>Against Paperround</source>
      <translation>Em relação ao Paperround</translation>
    </message>
    <message>
      <source>Replays your own last weeks under other ways of polling. Takes about a minute.</source>
      <translation>Simula suas últimas semanas com outros modos de consultar. Leva cerca de um minuto.</translation>
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
        <numerusform>A simulação precisa de {n} dia inteiro de leitura; conhecidos: {m}. Será possível por volta de {day}.</numerusform>
        <numerusform>A simulação precisa de {n} dias inteiros de leitura; conhecidos: {m}. Será possível por volta de {day}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name}: {n} fetches a day, wait {wait}</source>
      <translation>
        <numerusform>{name}: {n} consulta por dia, espera {wait}</numerusform>
        <numerusform>{name}: {n} consultas por dia, espera {wait}</numerusform>
      </translation>
    </message>
    <message>
      <source>{n} Paperround</source>
      <translation>{n} Paperround</translation>
    </message>
    <message>
      <source>Nine ways</source>
      <translation>Nove modos</translation>
    </message>
    <message>
      <source>All</source>
      <translation>Todos</translation>
    </message>
    <message>
      <source>Not run yet</source>
      <translation>Ainda não executado</translation>
    </message>
    <message>
      <source>Run</source>
      <translation>Executar</translation>
    </message>
    <message>
      <source>Replaying {n} of {m}: {name}</source>
      <translation>Simulando {n} de {m}: {name}</translation>
    </message>
    <message>
      <source>Mark all read in {place}: {posts}</source>
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
      <source>Star</source>
      <translation>Adicionar estrela</translation>
    </message>
    <message>
      <source>Take the highlight off</source>
      <translation>Tirar o destaque</translation>
    </message>
    <message>
      <source>Highlight</source>
      <translation>Destacar</translation>
    </message>
    <message>
      <source>Mark all read in {place}</source>
      <translation>Marcar todos como lidos: {place}</translation>
    </message>
    <message>
      <source>Redo</source>
      <translation>Refazer</translation>
    </message>
    <message numerus="yes">
      <source>{n} or more new</source>
      <translation>
        <numerusform>{n} ou mais novos</numerusform>
        <numerusform>{n} ou mais novos</numerusform>
      </translation>
    </message>
    <message>
      <source>{what}. Undo with Control Z.</source>
      <translation>{what}. Desfaça com Control Z.</translation>
    </message>
    <message>
      <source>Clear</source>
      <translation>Limpar</translation>
    </message>
    <message>
      <source>less than one post a year</source>
      <translation>menos de um artigo por ano</translation>
    </message>
    <message>
      <source>heard</source>
      <translation>ouvido</translation>
    </message>
    <message>
      <source>1 minute to hear</source>
      <translation>1 minuto de áudio</translation>
    </message>
    <message>
      <source>about one post a day</source>
      <translation>cerca de um artigo por dia</translation>
    </message>
    <message numerus="yes">
      <source>about {n} posts a day</source>
      <translation>
        <numerusform>cerca de {n} artigo por dia</numerusform>
        <numerusform>cerca de {n} artigos por dia</numerusform>
      </translation>
    </message>
    <message>
      <source>about one post a week</source>
      <translation>cerca de um artigo por semana</translation>
    </message>
    <message numerus="yes">
      <source>about {n} posts a week</source>
      <translation>
        <numerusform>cerca de {n} artigo por semana</numerusform>
        <numerusform>cerca de {n} artigos por semana</numerusform>
      </translation>
    </message>
    <message>
      <source>about one post a month</source>
      <translation>cerca de um artigo por mês</translation>
    </message>
    <message numerus="yes">
      <source>about {n} posts a month</source>
      <translation>
        <numerusform>cerca de {n} artigo por mês</numerusform>
        <numerusform>cerca de {n} artigos por mês</numerusform>
      </translation>
    </message>
    <message>
      <source>about one post a year</source>
      <translation>cerca de um artigo por ano</translation>
    </message>
    <message numerus="yes">
      <source>about {n} posts a year</source>
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
      <source>1 post</source>
      <translation>1 artigo</translation>
    </message>
    <message>
      <source>1 feed</source>
      <translation>1 feed</translation>
    </message>
    <message>
      <source>1 star</source>
      <translation>1 estrela</translation>
    </message>
    <message>
      <source>A recording</source>
      <translation>Uma gravação</translation>
    </message>
    <message>
      <source>A post without words</source>
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
      <source>1 wake-up</source>
      <translation>1 despertar</translation>
    </message>
    <message>
      <source>1 fetch</source>
      <translation>1 consulta</translation>
    </message>
    <message>
      <source>begun</source>
      <translation>começado</translation>
    </message>
    <message>
      <source>{left} of {whole} min left</source>
      <translation>restam {left} de {whole} min</translation>
    </message>
    <message numerus="yes">
      <source>{minutes} minutes to hear</source>
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
    <message numerus="yes">
      <source>{n} days</source>
      <translation>
        <numerusform>{n} dia</numerusform>
        <numerusform>{n} dias</numerusform>
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
      <translation>dddd, d 'de' MMMM 'de' yyyy</translation>
    </message>
    <message>
      <source>since {day}</source>
      <translation>desde {day}</translation>
    </message>
    <message>
      <source>{n} %</source>
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
      <source>yesterday {time}</source>
      <translation>ontem {time}</translation>
    </message>
    <message>
      <source>today {time}</source>
      <translation>hoje {time}</translation>
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
      <source>{n} posts</source>
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
      <source>A link to {host}</source>
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
      <source>{n} wake-ups</source>
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
      <source>Next post</source>
      <translation>Próximo artigo</translation>
    </message>
    <message>
      <source>Previous post</source>
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
      <source>Page, then next unread</source>
      <translation>Página, depois próximo não lido</translation>
    </message>
    <message>
      <source>Open in browser</source>
      <translation>Abrir no navegador</translation>
    </message>
    <message>
      <source>Share by mail…</source>
      <translation>Compartilhar por e-mail…</translation>
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
      <source>Send to…</source>
      <translation>Enviar para…</translation>
    </message>
    <message>
      <source>Open the comments</source>
      <translation>Abrir os comentários</translation>
    </message>
    <message>
      <source>Full text</source>
      <translation>Texto completo</translation>
    </message>
    <message>
      <source>Find in the article…</source>
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
      <source>Look at the pictures</source>
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
      <source>Serif letters</source>
      <translation>Letra com serifa</translation>
    </message>
    <message>
      <source>Play or pause</source>
      <translation>Reproduzir ou pausar</translation>
    </message>
    <message>
      <source>Play this recording</source>
      <translation>Reproduzir esta gravação</translation>
    </message>
    <message>
      <source>15 seconds back</source>
      <translation>15 segundos para trás</translation>
    </message>
    <message>
      <source>30 seconds forward</source>
      <translation>30 segundos para a frente</translation>
    </message>
    <message>
      <source>Play the next in the queue</source>
      <translation>Reproduzir a próxima da fila</translation>
    </message>
    <message>
      <source>Add to the queue</source>
      <translation>Adicionar à fila</translation>
    </message>
    <message>
      <source>Play next</source>
      <translation>Ouvir em seguida</translation>
    </message>
    <message>
      <source>What is played next…</source>
      <translation>O que vem em seguida…</translation>
    </message>
    <message>
      <source>Download, or remove the download</source>
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
      <source>Tag…</source>
      <translation>Etiqueta…</translation>
    </message>
    <message>
      <source>Less of this in For you</source>
      <translation>Menos disto em “Para você”</translation>
    </message>
    <message>
      <source>Mark all read</source>
      <translation>Marcar todos como lidos</translation>
    </message>
    <message>
      <source>Mark everything above read</source>
      <translation>Marcar tudo acima como lido</translation>
    </message>
    <message>
      <source>Mark everything below read</source>
      <translation>Marcar tudo abaixo como lido</translation>
    </message>
    <message>
      <source>Mark read what is older than…</source>
      <translation>Marcar como lido o que for mais antigo que…</translation>
    </message>
    <message>
      <source>Mark everything but today read</source>
      <translation>Marcar tudo menos hoje como lido</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Excluir</translation>
    </message>
    <message>
      <source>Show what waits for the next paper</source>
      <translation>Mostrar o que espera o próximo jornal</translation>
    </message>
    <message>
      <source>Unread</source>
      <translation>Não lidos</translation>
    </message>
    <message>
      <source>For you</source>
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
      <source>Change search…</source>
      <translation>Alterar pesquisa…</translation>
    </message>
    <message>
      <source>Remove search</source>
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
      <source>Get posts ready to read offline</source>
      <translation>Preparar artigos para ler offline</translation>
    </message>
    <message>
      <source>Poll all feeds</source>
      <translation>Consultar todos os feeds</translation>
    </message>
    <message>
      <source>Poll even what was just polled</source>
      <translation>Consultar até os recém-consultados</translation>
    </message>
    <message>
      <source>Add the copied link</source>
      <translation>Adicionar o link copiado</translation>
    </message>
    <message>
      <source>Settings of this feed</source>
      <translation>Configurações deste feed</translation>
    </message>
    <message>
      <source>Export the list…</source>
      <translation>Exportar a lista…</translation>
    </message>
    <message>
      <source>Rules…</source>
      <translation>Regras…</translation>
    </message>
    <message>
      <source>Hidden posts…</source>
      <translation>Artigos ocultos…</translation>
    </message>
    <message>
      <source>Pause polling</source>
      <translation>Pausar consultas</translation>
    </message>
    <message>
      <source>Open its website</source>
      <translation>Abrir o site</translation>
    </message>
    <message>
      <source>Copy its address</source>
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
      <source>Move out of its folder</source>
      <translation>Tirar da pasta</translation>
    </message>
    <message>
      <source>Remove folder</source>
      <translation>Remover pasta</translation>
    </message>
    <message>
      <source>Hide read feeds</source>
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
      <source>Most relevant hits first</source>
      <translation>Mais relevantes primeiro</translation>
    </message>
    <message>
      <source>Group by feed</source>
      <translation>Agrupar por feed</translation>
    </message>
    <message>
      <source>Show the same story once</source>
      <translation>Mostrar a mesma notícia uma vez</translation>
    </message>
    <message>
      <source>Mark read when opened</source>
      <translation>Marcar como lido ao abrir</translation>
    </message>
    <message>
      <source>Mark read when scrolled past</source>
      <translation>Marcar como lido ao rolar</translation>
    </message>
    <message>
      <source>Mark read only by hand</source>
      <translation>Marcar como lido só à mão</translation>
    </message>
    <message>
      <source>Cards here</source>
      <translation>Cartões aqui</translation>
    </message>
    <message>
      <source>Show or hide the sidebar</source>
      <translation>Mostrar ou ocultar a barra lateral</translation>
    </message>
    <message>
      <source>Keep fetching when closed</source>
      <translation>Continuar consultando ao fechar</translation>
    </message>
    <message>
      <source>Start at login</source>
      <translation>Iniciar ao fazer login</translation>
    </message>
    <message>
      <source>Keyboard sheet</source>
      <translation>Atalhos de teclado</translation>
    </message>
    <message>
      <source>Close the window</source>
      <translation>Fechar a janela</translation>
    </message>
    <message>
      <source>Quit</source>
      <translation>Sair</translation>
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
      <source>−15 s</source>
      <translation>−15 s</translation>
    </message>
    <message>
      <source>+30 s</source>
      <translation>+30 s</translation>
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
      <source>Sleep</source>
      <translation>Timer</translation>
    </message>
    <message>
      <source>What is played next</source>
      <translation>O que vem em seguida</translation>
    </message>
    <message>
      <source>Close the player</source>
      <translation>Fechar o reprodutor</translation>
    </message>
    <message>
      <source>At the end of the chapter</source>
      <translation>No fim do capítulo</translation>
    </message>
    <message>
      <source>At the end</source>
      <translation>No fim</translation>
    </message>
    <message>
      <source>Do not sleep</source>
      <translation>Sem timer</translation>
    </message>
    <message>
      <source>Sleep after the chapter</source>
      <translation>Parar no fim do capítulo</translation>
    </message>
    <message>
      <source>Sleep at the end</source>
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
      <source>In {minutes} minutes</source>
      <translation>Em {minutes} minutos</translation>
    </message>
    <message>
      <source>chapter {number} of {all}, {feed}</source>
      <translation>capítulo {number} de {all}, {feed}</translation>
    </message>
    <message>
      <source>Sleep in {minutes} min</source>
      <translation>Parar em {minutes} min</translation>
    </message>
    <message>
      <source>Fetching, {place}</source>
      <translation>Baixando, {place}</translation>
    </message>
    <message>
      <source>Show {name}</source>
      <translation>Mostrar {name}</translation>
    </message>
    <message>
      <source>Will be heard next</source>
      <translation>Será a próxima</translation>
    </message>
    <message>
      <source>Added to the queue</source>
      <translation>Adicionada à fila</translation>
    </message>
    <message>
      <source>Taken from the queue</source>
      <translation>Retirada da fila</translation>
    </message>
    <message>
      <source>Queue put in another order</source>
      <translation>Ordem da fila alterada</translation>
    </message>
    <message>
      <source>Download removed</source>
      <translation>Arquivo baixado removido</translation>
    </message>
    <message>
      <source>There is nothing to hear with this post.</source>
      <translation>Não há nada para ouvir neste artigo.</translation>
    </message>
    <message>
      <source>Nothing is queued. Shift+Q adds the post at hand.</source>
      <translation>A fila está vazia. Shift+Q adiciona o artigo atual.</translation>
    </message>
    <message>
      <source>Queue</source>
      <translation>Fila</translation>
    </message>
    <message>
      <source>Take out</source>
      <translation>Retirar</translation>
    </message>
    <message>
      <source>Checked just now and sound. Takes a few seconds.</source>
      <translation>Verificada agora e íntegra. Leva alguns segundos.</translation>
    </message>
    <message>
      <source>Copy details</source>
      <translation>Copiar detalhes</translation>
    </message>
    <message>
      <source>What could be read is safe.</source>
      <translation>O que pôde ser lido está a salvo.</translation>
    </message>
    <message>
      <source>Go on with what was saved</source>
      <translation>Continuar com o que foi salvo</translation>
    </message>
    <message>
      <source>Back to the choices</source>
      <translation>Voltar às opções</translation>
    </message>
    <message>
      <source>Older copies:</source>
      <translation>Cópias mais antigas:</translation>
    </message>
    <message>
      <source>Where to save what is readable</source>
      <translation>Onde salvar o que é legível</translation>
    </message>
    <message>
      <source>Looking for copies of your posts…</source>
      <translation>Procurando cópias dos seus artigos…</translation>
    </message>
    <message>
      <source>Restoring the copy…</source>
      <translation>Restaurando a cópia…</translation>
    </message>
    <message>
      <source>Saving what is readable…</source>
      <translation>Salvando o que é legível…</translation>
    </message>
    <message>
      <source>What was found: {details}</source>
      <translation>O que foi encontrado: {details}</translation>
    </message>
    <message>
      <source>The file: {path}</source>
      <translation>O arquivo: {path}</translation>
    </message>
    <message>
      <source>Starting anew…</source>
      <translation>Recomeçando…</translation>
    </message>
    <message>
      <source>Restore the copy of {when} ({posts}, {stars})</source>
      <translation>Restaurar a cópia de {when} ({posts}, {stars})</translation>
    </message>
    <message>
      <source>Safe: {feeds}, {posts} and {stars}, as they were {when}.</source>
      <translation>A salvo: {feeds}, {posts} e {stars}, como estavam {when}.</translation>
    </message>
    <message>
      <source>The file stays in its folder, untouched, whatever you choose.</source>
      <translation>O arquivo fica intacto em sua pasta, seja qual for sua escolha.</translation>
    </message>
    <message>
      <source>Perhaps lost: what you starred, tagged or read after the copy of {when}. Posts are fetched again.</source>
      <translation>Talvez perdido: o que você leu ou marcou com estrela ou etiqueta depois da cópia de {when}. Os artigos são baixados de novo.</translation>
    </message>
    <message>
      <source>Restored the copy of {when}. Posts that came since are fetched with the next polls.</source>
      <translation>Cópia de {when} restaurada. Os artigos publicados depois chegam com as próximas consultas.</translation>
    </message>
    <message>
      <source>Saved {feeds}, {posts} and {stars} to {folder}.</source>
      <translation>Salvos {feeds}, {posts} e {stars} em {folder}.</translation>
    </message>
    <message>
      <source>What could not be read was taken from the copy of {when}: what you marked there since is lost.</source>
      <translation>O que não pôde ser lido veio da cópia de {when}: o que você marcou ali depois se perdeu.</translation>
    </message>
    <message>
      <source>Started anew with your feeds. The old file is kept in the same folder.</source>
      <translation>Recomeço com seus feeds. O arquivo antigo fica na mesma pasta.</translation>
    </message>
    <message>
      <source>The file that was there holds {what} more; it is kept in the same folder.</source>
      <translation>O arquivo anterior tem a mais: {what}; ele fica na mesma pasta.</translation>
    </message>
    <message>
      <source>Nothing is made anew before you choose.</source>
      <translation>Nada é criado antes de você escolher.</translation>
    </message>
    <message>
      <source>No copy could be read either.</source>
      <translation>Também não foi possível ler nenhuma cópia.</translation>
    </message>
    <message>
      <source>Going on with what could be read. The damaged file is kept beside it.</source>
      <translation>Continuando com o que pôde ser lido. O arquivo danificado fica ao lado.</translation>
    </message>
    <message>
      <source>1 read mark</source>
      <translation>1 marca de lido</translation>
    </message>
    <message>
      <source>The file with your posts is damaged, and Paperround has stopped before making it worse.</source>
      <translation>O arquivo com seus artigos está danificado, e o Paperround parou antes de piorar a situação.</translation>
    </message>
    <message>
      <source>The file with your posts is missing or empty, but copies of it are there.</source>
      <translation>O arquivo com seus artigos está ausente ou vazio, mas há cópias dele.</translation>
    </message>
    <message>
      <source>A newer Paperround wrote the file with your posts, so this one leaves it alone.</source>
      <translation>Um Paperround mais novo gravou o arquivo com seus artigos, então este não mexe nele.</translation>
    </message>
    <message>
      <source>The file with your posts is from before Paperround 1.0, which leaves it alone.</source>
      <translation>O arquivo com seus artigos é anterior ao Paperround 1.0, que não o altera.</translation>
    </message>
    <message>
      <source>Another program holds the file with your posts.</source>
      <translation>Outro programa está usando o arquivo com seus artigos.</translation>
    </message>
    <message>
      <source>The file with your posts may not be written.</source>
      <translation>O arquivo com seus artigos não pode ser gravado.</translation>
    </message>
    <message>
      <source>The disk is full, so nothing new can be kept.</source>
      <translation>O disco está cheio, então nada novo pode ser guardado.</translation>
    </message>
    <message>
      <source>The file with your posts cannot be used just now.</source>
      <translation>O arquivo com seus artigos não pode ser usado agora.</translation>
    </message>
    <message>
      <source>Make it writable</source>
      <translation>Tornar gravável</translation>
    </message>
    <message>
      <source>Save what is readable…</source>
      <translation>Salvar o que é legível…</translation>
    </message>
    <message>
      <source>Start anew beside it</source>
      <translation>Recomeçar à parte</translation>
    </message>
    <message>
      <source>Opens it once more. Nothing is changed.</source>
      <translation>Abre mais uma vez. Nada é alterado.</translation>
    </message>
    <message>
      <source>Changes the permissions of the file and its folder, nothing else.</source>
      <translation>Altera as permissões do arquivo e da sua pasta, nada mais.</translation>
    </message>
    <message>
      <source>Writes feeds, stars and every readable post to a folder you choose.</source>
      <translation>Grava feeds, estrelas e todo artigo legível em uma pasta que você escolher.</translation>
    </message>
    <message>
      <source>An empty paper with your feeds. The file that is there can wait.</source>
      <translation>Um jornal vazio com seus feeds. O arquivo existente pode esperar.</translation>
    </message>
    <message>
      <source>Nothing is changed. This page comes again at the next start.</source>
      <translation>Nada é alterado. Esta página volta no próximo início.</translation>
    </message>
    <message>
      <source>Install the newer Paperround again, and everything is there as you left it.</source>
      <translation>Instale de novo o Paperround mais novo, e tudo estará como você deixou.</translation>
    </message>
    <message>
      <source>Quit, and move it by packaging/move_development_profile.py: everything comes along.</source>
      <translation>Saia e converta-o com packaging/move_development_profile.py: nada se perde.</translation>
    </message>
    <message>
      <source>Close other Paperround windows and commands, or what copies your files, and try again.</source>
      <translation>Feche outras janelas e comandos do Paperround, ou o que copia seus arquivos, e tente de novo.</translation>
    </message>
    <message>
      <source>Look at the permissions of the file and its folder, and whether its disk is read-only.</source>
      <translation>Veja as permissões do arquivo e da sua pasta, e se o disco é somente leitura.</translation>
    </message>
    <message>
      <source>Free some space, and try again: nothing was lost.</source>
      <translation>Libere espaço e tente de novo: nada se perdeu.</translation>
    </message>
    <message>
      <source>Look whether its disk is connected and well, and try again.</source>
      <translation>Veja se o disco está conectado e em ordem, e tente de novo.</translation>
    </message>
    <message>
      <source>{when} (doubtful)</source>
      <translation>{when} (duvidosa)</translation>
    </message>
    <message numerus="yes">
      <source>{n} read marks</source>
      <translation>
        <numerusform>{n} marca de lido</numerusform>
        <numerusform>{n} marcas de lido</numerusform>
      </translation>
    </message>
    <message>
      <source>{feed} names no address to leave it by.</source>
      <translation>{feed} não indica um endereço para cancelar.</translation>
    </message>
    <message>
      <source>Copied {address}</source>
      <translation>{address} copiado</translation>
    </message>
    <message>
      <source>Nothing is fetched while it is closed. When you open it, you wait about {time} for new posts.</source>
      <translation>Nada é baixado enquanto estiver fechado. Ao abrir, você espera cerca de {time} pelos novos artigos.</translation>
    </message>
    <message>
      <source>Quit from the tray.</source>
      <translation>Saia pelo ícone da bandeja.</translation>
    </message>
    <message>
      <source>Open it again from the menu; quit with Ctrl+Q.</source>
      <translation>Abra de novo pelo menu; saia com Ctrl+Q.</translation>
    </message>
    <message>
      <source>Not everything is written yet</source>
      <translation>Nem tudo foi gravado ainda</translation>
    </message>
    <message>
      <source>Close and lose it</source>
      <translation>Fechar e perder</translation>
    </message>
    <message>
      <source>Stay open</source>
      <translation>Manter aberto</translation>
    </message>
    <message>
      <source>About one wake-up and {size} a day.</source>
      <translation>Cerca de um despertar e {size} por dia.</translation>
    </message>
    <message numerus="yes">
      <source>About {n} wake-ups and {size} a day.</source>
      <translation>
        <numerusform>Cerca de {n} despertar e {size} por dia.</numerusform>
        <numerusform>Cerca de {n} despertares e {size} por dia.</numerusform>
      </translation>
    </message>
    <message>
      <source>Paperround can keep fetching in the background</source>
      <translation>O Paperround pode continuar consultando em segundo plano</translation>
    </message>
    <message>
      <source>Keep fetching</source>
      <translation>Continuar</translation>
    </message>
    <message>
      <source>Change it in Settings, This computer.</source>
      <translation>Mude isso em Configurações, Este computador.</translation>
    </message>
    <message>
      <source>What you did last is not on the disk yet</source>
      <translation>O que você fez por último ainda não está no disco</translation>
    </message>
    <message>
      <source>As soon as it is written, Paperround closes by itself. Closed now, it is lost.</source>
      <translation>Assim que for gravado, o Paperround fecha sozinho. Se fechar agora, isso se perde.</translation>
    </message>
    <message numerus="yes">
      <source>At most {n} fetches a day.</source>
      <translation>
        <numerusform>No máximo {n} consulta por dia.</numerusform>
        <numerusform>No máximo {n} consultas por dia.</numerusform>
      </translation>
    </message>
    <message>
      <source>Then new posts are here before you look. What would you like when the window closes?</source>
      <translation>Assim, os novos artigos já estão aqui antes de você olhar. O que deve acontecer quando a janela fecha?</translation>
    </message>
    <message>
      <source>Pictures of this feed are shown</source>
      <translation>As imagens deste feed são exibidas</translation>
    </message>
    <message>
      <source>{posts} marked read</source>
      <translation>Marcado como lido: {posts}</translation>
    </message>
    <message>
      <source>Fewer posts like this in For you</source>
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
      <source>{posts} marked unread</source>
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
      <source>{posts} with the same story marked read</source>
      <translation>Mesma notícia, marcados como lidos: {posts}</translation>
    </message>
    <message>
      <source>its own title</source>
      <translation>como no feed</translation>
    </message>
    <message>
      <source>Folder {name} removed; its feeds moved up</source>
      <translation>Pasta {name} removida; seus feeds subiram um nível</translation>
    </message>
    <message>
      <source>{posts} in {place} marked read</source>
      <translation>Lidos ({place}): {posts}</translation>
    </message>
    <message>
      <source>{posts} tagged {tag}</source>
      <translation>Etiqueta {tag}: {posts}</translation>
    </message>
    <message>
      <source>Tag {tag} taken off {posts}</source>
      <translation>Etiqueta {tag} retirada: {posts}</translation>
    </message>
    <message>
      <source>Folder {name} made</source>
      <translation>Pasta {name} criada</translation>
    </message>
    <message>
      <source>Import a list of feeds</source>
      <translation>Importar uma lista de feeds</translation>
    </message>
    <message>
      <source>Export the list of feeds</source>
      <translation>Exportar a lista de feeds</translation>
    </message>
    <message>
      <source>There is no link on the clipboard</source>
      <translation>Não há link na área de transferência</translation>
    </message>
    <message>
      <source>{file} does not say where its feed lives; add the address of its site instead.</source>
      <translation>{file} não diz onde fica seu feed; adicione o endereço do site.</translation>
    </message>
    <message>
      <source>Nothing more had to be fetched to read offline.</source>
      <translation>Nada mais precisou ser baixado para ler offline.</translation>
    </message>
    <message>
      <source>Paperround {version} is out; this is {own}. Get it at {home}.</source>
      <translation>Saiu o Paperround {version}; você tem a versão {own}. Baixe em {home}.</translation>
    </message>
    <message>
      <source>Getting posts ready to read offline…</source>
      <translation>Preparando artigos para ler offline…</translation>
    </message>
    <message>
      <source>1 more post is here to read offline, {size}.</source>
      <translation>Mais 1 artigo está aqui para ler offline, {size}.</translation>
    </message>
    <message numerus="yes">
      <source>{n} more posts are here to read offline, {size}.</source>
      <translation>
        <numerusform>Mais {n} artigo está aqui para ler offline, {size}.</numerusform>
        <numerusform>Mais {n} artigos estão aqui para ler offline, {size}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Asking the feeds…</source>
      <translation>Consultando os feeds…</translation>
    </message>
    <message>
      <source>This is the demo: forty made-up feeds. Nothing goes over the network, nothing is kept.</source>
      <translation>Esta é a demonstração: quarenta feeds inventados. Nada passa pela rede, nada fica guardado.</translation>
    </message>
    <message>
      <source>My own feeds</source>
      <translation>Meus próprios feeds</translation>
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
      <source>&amp;Post</source>
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
      <source>Set up targets…</source>
      <translation>Configurar destinos…</translation>
    </message>
    <message>
      <source>Tags</source>
      <translation>Etiquetas</translation>
    </message>
    <message>
      <source>Find or make a tag</source>
      <translation>Localizar ou criar etiqueta</translation>
    </message>
    <message>
      <source>No targets yet</source>
      <translation>Nenhum destino ainda</translation>
    </message>
    <message>
      <source>Make the tag “{name}”</source>
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
      <source>What happened meanwhile, story by story, in one page</source>
      <translation>O que aconteceu nesse tempo, notícia por notícia, em uma página</translation>
    </message>
    <message numerus="yes">
      <source>You were away for {n} days</source>
      <translation>
        <numerusform>Você esteve fora por {n} dia</numerusform>
        <numerusform>Você esteve fora por {n} dias</numerusform>
      </translation>
    </message>
    <message>
      <source>Nothing more will be said about it.</source>
      <translation>Nada mais será dito sobre isso.</translation>
    </message>
    <message>
      <source>Paperround is still here</source>
      <translation>O Paperround ainda está aqui</translation>
    </message>
    <message>
      <source>Next poll {time}.</source>
      <translation>Próxima consulta {time}.</translation>
    </message>
    <message>
      <source>the paper</source>
      <translation>o jornal</translation>
    </message>
    <message>
      <source>that time</source>
      <translation>esse período</translation>
    </message>
    <message>
      <source>Mark read what is older than</source>
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
      <source>Downloading a recording, {done} of {total}</source>
      <translation>Baixando uma gravação, {done} de {total}</translation>
    </message>
    <message>
      <source>Saved search</source>
      <translation>Pesquisa salva</translation>
    </message>
    <message>
      <source>It stands in the sidebar, with what is unread in it.</source>
      <translation>Ela fica na barra lateral, com o número de não lidos.</translation>
    </message>
    <message>
      <source>the latest {posts}</source>
      <translation>os últimos {posts}</translation>
    </message>
    <message>
      <source>It finds {posts} now.</source>
      <translation>Encontra agora: {posts}.</translation>
    </message>
    <message>
      <source>Type what to search for.</source>
      <translation>Digite o que pesquisar.</translation>
    </message>
    <message>
      <source>There is a saved search of this name already.</source>
      <translation>Já existe uma pesquisa salva com este nome.</translation>
    </message>
    <message>
      <source>Paperround, demo</source>
      <translation>Paperround, demonstração</translation>
    </message>
    <message>
      <source>Leave the tour</source>
      <translation>Sair do tour</translation>
    </message>
    <message>
      <source>Your posts come into this list</source>
      <translation>Seus artigos chegam a esta lista</translation>
    </message>
    <message>
      <source>The first one opens by itself, J or the down arrow opens the next. A dot means that you have not read it yet.</source>
      <translation>O primeiro abre sozinho; J ou a seta para baixo abre o próximo. Um ponto significa que você ainda não o leu.</translation>
    </message>
    <message>
      <source>Space reads on</source>
      <translation>A barra de espaço continua a leitura</translation>
    </message>
    <message>
      <source>At the end of a post it brings the next unread one. S keeps a post with a star.</source>
      <translation>No fim de um artigo, ela traz o próximo não lido. S guarda um artigo com uma estrela.</translation>
    </message>
    <message>
      <source>That is all you need</source>
      <translation>É só disso que você precisa</translation>
    </message>
    <message>
      <source>The question mark shows every key. Insights tells why Paperround fetches when it does.</source>
      <translation>O ponto de interrogação mostra todas as teclas. Análises explica por que o Paperround baixa em cada momento.</translation>
    </message>
    <message>
      <source>Go on reading</source>
      <translation>Continuar lendo</translation>
    </message>
    <message>
      <source>Everything that you did meanwhile is written now.</source>
      <translation>Tudo o que você fez nesse tempo já está gravado.</translation>
    </message>
    <message>
      <source>No program answered to open {link}.</source>
      <translation>Nenhum programa respondeu para abrir {link}.</translation>
    </message>
    <message>
      <source>Link copied</source>
      <translation>Link copiado</translation>
    </message>
    <message>
      <source>New name</source>
      <translation>Novo nome</translation>
    </message>
    <message>
      <source>You have {feed} twice, under two addresses.</source>
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
      <source>{feed} brings the same posts as {other}.</source>
      <translation>{feed} traz os mesmos artigos que {other}.</translation>
    </message>
    <message>
      <source>Nearly all that {feed} posts comes with {other}, too.</source>
      <translation>Quase tudo o que {feed} publica vem também com {other}.</translation>
    </message>
    <message>
      <source>Searches</source>
      <translation>Pesquisas</translation>
    </message>
    <message>
      <source>Editions</source>
      <translation>Edições</translation>
    </message>
    <message>
      <source>Before you usually look.</source>
      <translation>Antes da hora em que você costuma olhar.</translation>
    </message>
    <message>
      <source>Together with one other, to wake the radio once.</source>
      <translation>Junto com outro, para despertar o rádio uma só vez.</translation>
    </message>
    <message numerus="yes">
      <source>Together with {n} others, to wake the radio once.</source>
      <translation>
        <numerusform>Junto com mais {n}, para despertar o rádio uma só vez.</numerusform>
        <numerusform>Junto com mais {n}, para despertar o rádio uma só vez.</numerusform>
      </translation>
    </message>
    <message>
      <source>Its posts mostly repeat themselves, so it is polled less.</source>
      <translation>Os artigos dele quase só se repetem, então é consultado menos.</translation>
    </message>
    <message>
      <source>Its posts mostly tell something new, so it is polled more.</source>
      <translation>Os artigos dele quase sempre trazem algo novo, então é consultado mais.</translation>
    </message>
    <message>
      <source>You seldom open its posts, so it is polled less.</source>
      <translation>Você raramente abre os artigos dele, então é consultado menos.</translation>
    </message>
    <message>
      <source>You often open its posts, so it is polled more.</source>
      <translation>Você abre muito os artigos dele, então é consultado mais.</translation>
    </message>
    <message>
      <source>Before you usually look, around {time}.</source>
      <translation>Antes de você olhar, em geral por volta das {time}.</translation>
    </message>
    <message>
      <source>You want its posts at once.</source>
      <translation>Você quer os artigos dele na hora.</translation>
    </message>
    <message>
      <source>You want their posts at once.</source>
      <translation>Você quer os artigos deles na hora.</translation>
    </message>
    <message>
      <source>You want it polled every {span}.</source>
      <translation>Você quer este intervalo entre consultas: {span}.</translation>
    </message>
    <message>
      <source>You gave these an interval of their own.</source>
      <translation>Você deu a estes um intervalo próprio.</translation>
    </message>
    <message>
      <source>You subscribed.</source>
      <translation>Você assinou o feed.</translation>
    </message>
    <message>
      <source>You pressed Refresh.</source>
      <translation>Você pediu uma consulta.</translation>
    </message>
    <message>
      <source>You asked for it in the terminal.</source>
      <translation>Você pediu no terminal.</translation>
    </message>
    <message>
      <source>You gave its password.</source>
      <translation>Você deu a senha dele.</translation>
    </message>
    <message>
      <source>You opened it, and wish it polled then.</source>
      <translation>Você o abriu e quer que ele seja consultado então.</translation>
    </message>
    <message>
      <source>First poll after the computer woke.</source>
      <translation>Primeira consulta depois que o computador despertou.</translation>
    </message>
    <message>
      <source>The demo polls just after a post, so that you see posts arrive.</source>
      <translation>A demonstração consulta logo após um artigo, para você vê-los chegar.</translation>
    </message>
    <message>
      <source>It has not answered yet, so it is tried again.</source>
      <translation>Ainda não respondeu, então há nova tentativa.</translation>
    </message>
    <message>
      <source>They have not answered yet, so they are tried again.</source>
      <translation>Ainda não responderam, então há nova tentativa.</translation>
    </message>
    <message numerus="yes">
      <source>So that nothing is lost: it keeps {window} posts and fills them in {span}.</source>
      <translation>
        <numerusform>Para nada se perder: ele guarda {window} artigo e enche em {span}.</numerusform>
        <numerusform>Para nada se perder: ele guarda {window} artigos e enche em {span}.</numerusform>
      </translation>
    </message>
    <message>
      <source>So that nothing is lost: these keep few posts and fill them soon.</source>
      <translation>Para nada se perder: estes guardam poucos artigos e enchem logo.</translation>
    </message>
    <message>
      <source>Its publisher asks for at least {span} between visits.</source>
      <translation>O editor dele pede ao menos {span} entre consultas.</translation>
    </message>
    <message>
      <source>Its publisher asks not to be visited for the next {span}.</source>
      <translation>O editor dele pede para não consultar por mais {span}.</translation>
    </message>
    <message>
      <source>Its server asked to be left alone for {span}.</source>
      <translation>O servidor dele pediu uma pausa: {span}.</translation>
    </message>
    <message>
      <source>Its server wants at least {span} between visits, so its feeds take turns.</source>
      <translation>O servidor dele quer ao menos {span} entre consultas, então seus feeds se revezam.</translation>
    </message>
    <message>
      <source>Their server wants some time between visits, so its feeds take turns.</source>
      <translation>O servidor deles quer algum tempo entre consultas, então seus feeds se revezam.</translation>
    </message>
    <message>
      <source>It failed, so the next try comes after {span}.</source>
      <translation>Falhou, então a próxima tentativa vem depois de {span}.</translation>
    </message>
    <message>
      <source>It asked to be left alone until now.</source>
      <translation>Tinha pedido uma pausa até agora.</translation>
    </message>
    <message>
      <source>They asked to be left alone until now.</source>
      <translation>Tinham pedido uma pausa até agora.</translation>
    </message>
    <message>
      <source>Its publisher has ended it.</source>
      <translation>O editor dele o encerrou.</translation>
    </message>
    <message>
      <source>Its publisher asks for at least {span} between visits, so not sooner.</source>
      <translation>O editor dele pede ao menos {span} entre consultas, então não antes.</translation>
    </message>
    <message>
      <source>Their publishers ask for pauses between visits, so not sooner.</source>
      <translation>Os editores deles pedem pausas entre consultas, então não antes.</translation>
    </message>
    <message>
      <source>Its publisher asks not to be visited for the next {span}, so not sooner.</source>
      <translation>O editor dele pede para não consultar por mais {span}, então não antes.</translation>
    </message>
    <message>
      <source>Their publishers ask not to be visited at some hours, so not sooner.</source>
      <translation>Os editores deles pedem para não consultar em certas horas, então não antes.</translation>
    </message>
    <message>
      <source>Its server asked to be left alone for {span}, so not sooner.</source>
      <translation>O servidor dele pediu uma pausa ({span}), então não antes.</translation>
    </message>
    <message>
      <source>Their servers asked to be left alone for a while, so not sooner.</source>
      <translation>Os servidores deles pediram uma pausa, então não antes.</translation>
    </message>
    <message>
      <source>It failed and is tried again after {span}.</source>
      <translation>Falhou, e há nova tentativa depois de {span}.</translation>
    </message>
    <message>
      <source>They failed and are tried again.</source>
      <translation>Falharam, e há nova tentativa.</translation>
    </message>
    <message>
      <source>You are reading now, and it may have posted since the last poll.</source>
      <translation>Você está lendo agora, e ele pode ter publicado desde a última consulta.</translation>
    </message>
    <message>
      <source>You are reading now, and these may have posted since their last poll.</source>
      <translation>Você está lendo agora, e estes podem ter publicado desde a última consulta.</translation>
    </message>
    <message>
      <source>You are reading now, and it has usually posted once since the last poll.</source>
      <translation>Você está lendo agora, e ele em geral já publicou uma vez desde a última consulta.</translation>
    </message>
    <message>
      <source>You are reading now, and these have usually posted since their last poll.</source>
      <translation>Você está lendo agora, e estes em geral já publicaram desde a última consulta.</translation>
    </message>
    <message>
      <source>You are reading now, and it has usually posted {count} times since the last poll.</source>
      <translation>Você está lendo agora, e ele em geral já publicou {count} vezes desde a última consulta.</translation>
    </message>
    <message>
      <source>By then it may have posted since the last poll.</source>
      <translation>Até lá ele pode ter publicado desde a última consulta.</translation>
    </message>
    <message>
      <source>By then some of them may have posted.</source>
      <translation>Até lá alguns deles podem ter publicado.</translation>
    </message>
    <message>
      <source>By then it has usually posted once since the last poll.</source>
      <translation>Até lá ele em geral já publicou uma vez desde a última consulta.</translation>
    </message>
    <message>
      <source>By then they have usually posted.</source>
      <translation>Até lá eles em geral já publicaram.</translation>
    </message>
    <message>
      <source>By then it has usually posted {count} times since the last poll.</source>
      <translation>Até lá ele em geral já publicou {count} vezes desde a última consulta.</translation>
    </message>
    <message>
      <source>You just unlocked the computer, and usually look soon after.</source>
      <translation>Você acabou de desbloquear o computador e costuma olhar logo depois.</translation>
    </message>
    <message>
      <source>You just came back to the computer, and usually look soon after.</source>
      <translation>Você acabou de voltar ao computador e costuma olhar logo depois.</translation>
    </message>
    <message>
      <source>The computer just woke, and you usually look soon after.</source>
      <translation>O computador acabou de despertar, e você costuma olhar logo depois.</translation>
    </message>
    <message>
      <source>You just opened the lid, and usually look soon after.</source>
      <translation>Você acabou de abrir a tampa e costuma olhar logo depois.</translation>
    </message>
    <message>
      <source>The computer just joined a network, and you usually look soon after.</source>
      <translation>O computador acabou de entrar em uma rede, e você costuma olhar logo depois.</translation>
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
      <source>No more notifications today</source>
      <translation>Sem mais notificações hoje</translation>
    </message>
    <message>
      <source>Closing the window</source>
      <translation>Ao fechar a janela</translation>
    </message>
    <message>
      <source>Tell me when a newer version exists</source>
      <translation>Avisar quando houver uma nova versão</translation>
    </message>
    <message>
      <source>Pictures in posts</source>
      <translation>Imagens nos artigos</translation>
    </message>
    <message>
      <source>Small pictures in the list</source>
      <translation>Imagens pequenas na lista</translation>
    </message>
    <message>
      <source>Fetched ahead, a day at most</source>
      <translation>Baixadas antes, no máximo por dia</translation>
    </message>
    <message>
      <source>Kept on the disk, about</source>
      <translation>Mantidas no disco, cerca de</translation>
    </message>
    <message>
      <source>Heard ones stay for</source>
      <translation>Manter depois de ouvidas</translation>
    </message>
    <message>
      <source>On battery, of that</source>
      <translation>Disso, na bateria</translation>
    </message>
    <message>
      <source>On a metered line</source>
      <translation>Em conexão limitada</translation>
    </message>
    <message>
      <source>While the computer is busy</source>
      <translation>Com o computador ocupado</translation>
    </message>
    <message>
      <source>Times a day the computer is woken for it</source>
      <translation>Despertares do computador por dia</translation>
    </message>
    <message>
      <source>On battery or a metered line</source>
      <translation>Na bateria ou em conexão limitada</translation>
    </message>
    <message>
      <source>Parallel connections</source>
      <translation>Sites visitados ao mesmo tempo</translation>
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
      <translation>Dados por dia para isso</translation>
    </message>
    <message>
      <source>New posts wait for the next paper</source>
      <translation>Novos artigos esperam o próximo jornal</translation>
    </message>
    <message>
      <source>Keep posts for</source>
      <translation>Manter artigos</translation>
    </message>
    <message>
      <source>Keep per feed at most</source>
      <translation>Máximo por feed</translation>
    </message>
    <message>
      <source>Keep backups of</source>
      <translation>Manter backups de</translation>
    </message>
    <message>
      <source>Suggest unread posts in a view For you</source>
      <translation>Sugerir artigos não lidos na visualização “Para você”</translation>
    </message>
    <message>
      <source>Reading a post marks the same story in other feeds read</source>
      <translation>Ao ler um artigo, marcar como lida a mesma notícia em outros feeds</translation>
    </message>
    <message>
      <source>Poll feeds less that mostly repeat themselves</source>
      <translation>Consultar menos os feeds que quase só se repetem</translation>
    </message>
    <message>
      <source>Poll feeds more whose posts I often open, others less</source>
      <translation>Consultar mais os feeds cujos artigos abro muito, e menos os outros</translation>
    </message>
    <message>
      <source>Note when I read</source>
      <translation>Anotar quando leio</translation>
    </message>
    <message>
      <source>Make a paper by itself</source>
      <translation>Fazer um jornal automaticamente</translation>
    </message>
    <message>
      <source>Hours, with spaces</source>
      <translation>Horários, separados por espaços</translation>
    </message>
    <message>
      <source>Minutes to read</source>
      <translation>Minutos de leitura</translation>
    </message>
    <message>
      <source>What stayed unread may come again</source>
      <translation>O que ficou sem ler pode voltar</translation>
    </message>
    <message>
      <source>Mark read what is in it</source>
      <translation>Marcar como lido o que ele contém</translation>
    </message>
    <message>
      <source>Fetch whole texts of shortened posts</source>
      <translation>Baixar o texto completo de artigos encurtados</translation>
    </message>
    <message>
      <source>Folder for papers</source>
      <translation>Pasta para os jornais</translation>
    </message>
    <message>
      <source>To this address</source>
      <translation>Para este endereço</translation>
    </message>
    <message>
      <source>From your address</source>
      <translation>Do seu endereço</translation>
    </message>
    <message>
      <source>Mail server</source>
      <translation>Servidor de e-mail</translation>
    </message>
    <message>
      <source>Your name there</source>
      <translation>Seu nome de usuário</translation>
    </message>
    <message>
      <source>ferry "night train"</source>
      <translation>balsa "trem noturno"</translation>
    </message>
    <message>
      <source>nothing</source>
      <translation>nada</translation>
    </message>
    <message>
      <source>not at all</source>
      <translation>não manter</translation>
    </message>
    <message>
      <source>for ever</source>
      <translation>para sempre</translation>
    </message>
    <message>
      <source>every post</source>
      <translation>todos os artigos</translation>
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
      <source>Ask each time</source>
      <translation>Perguntar sempre</translation>
    </message>
    <message>
      <source>Show them</source>
      <translation>Mostrar</translation>
    </message>
    <message>
      <source>Leave them out</source>
      <translation>Não mostrar</translation>
    </message>
    <message>
      <source>Fetch nothing</source>
      <translation>Não baixar nada</translation>
    </message>
    <message>
      <source>And everything of the feeds I chose</source>
      <translation>E tudo dos feeds que escolhi</translation>
    </message>
    <message>
      <source> post</source>
      <translation> artigo</translation>
    </message>
    <message numerus="yes">
      <source> posts</source>
      <translation>
        <numerusform> artigo</numerusform>
        <numerusform> artigos</numerusform>
      </translation>
    </message>
    <message>
      <source>E-reader or mailbox, by mail</source>
      <translation>E-reader ou caixa de correio, por e-mail</translation>
    </message>
    <message>
      <source>{host} says that the user or the password is wrong. FreshRSS wants the API password from its profile page, Miniflux the one from Integrations, Google Reader.</source>
      <translation>{host} diz que o usuário ou a senha está errado. O FreshRSS quer a senha da API da página de perfil; o Miniflux, a de Integrações, Google Reader.</translation>
    </message>
    <message>
      <source>No feed server answers at {host}; check the address, and that its Google Reader API is switched on.</source>
      <translation>Nenhum servidor de feeds responde em {host}; verifique o endereço e se a API Google Reader dele está ligada.</translation>
    </message>
    <message>
      <source>The API of {host} is switched off; in FreshRSS, allow API access under Settings, Authentication.</source>
      <translation>A API de {host} está desligada; no FreshRSS, permita o acesso à API em Configurações, Autenticação.</translation>
    </message>
    <message>
      <source>{host} redirects to {other}; enter that address if it is your server's.</source>
      <translation>{host} redireciona para {other}; digite esse endereço se for o do seu servidor.</translation>
    </message>
    <message>
      <source>{what} If it is signed by your own authority, give that authority's certificate.</source>
      <translation>{what} Se ele é assinado pela sua própria autoridade, informe o certificado dela.</translation>
    </message>
    <message>
      <source>The certificate file {path} cannot be read; choose a file in PEM format.</source>
      <translation>O arquivo de certificado {path} não pode ser lido; escolha um arquivo em formato PEM.</translation>
    </message>
    <message>
      <source>The password for {host} is not known any more; enter it again in Settings, Accounts.</source>
      <translation>A senha de {host} não é mais conhecida; digite-a de novo em Configurações, Contas.</translation>
    </message>
    <message>
      <source>How far you heard a recording stays on this machine: {name} has no room for it. That you heard it to the end arrives there as read.</source>
      <translation>O ponto até onde você ouviu uma gravação fica neste computador: {name} não tem onde guardá-lo. Se você a ouviu até o fim, ela chega lá como lida.</translation>
    </message>
    <message>
      <source>{name} tells of recordings, and how far you heard them, only by its own interface, which does not take this password. Give its Google Reader interface the name and password of your login there.</source>
      <translation>{name} só informa as gravações, e até onde você as ouviu, pela sua própria interface, que não aceita esta senha. Dê à interface Google Reader dele o nome e a senha com que você entra lá.</translation>
    </message>
    <message>
      <source>You have this account already.</source>
      <translation>Você já tem esta conta.</translation>
    </message>
    <message>
      <source>There is no such account.</source>
      <translation>Esta conta não existe.</translation>
    </message>
    <message>
      <source>{host} says that the user or the password is wrong. Many providers want a password made for programs alone, which their web pages give you.</source>
      <translation>{host} diz que o usuário ou a senha está errado. Muitos provedores querem uma senha só para programas, que as páginas deles fornecem.</translation>
    </message>
    <message>
      <source>This user name or password has characters that cannot be sent to {host}.</source>
      <translation>Este nome de usuário ou senha tem caracteres que não podem ser enviados a {host}.</translation>
    </message>
    <message>
      <source>What answers at {host} does not speak IMAP; check the server's name and port.</source>
      <translation>O que responde em {host} não fala IMAP; verifique o nome e a porta do servidor.</translation>
    </message>
    <message>
      <source>{host} offers no safe line, and a password is never sent over an open one; choose TLS or STARTTLS.</source>
      <translation>{host} não oferece conexão segura, e uma senha nunca é enviada sem criptografia; escolha TLS ou STARTTLS.</translation>
    </message>
    <message>
      <source>{host} offers no STARTTLS; choose TLS, usually at port 993.</source>
      <translation>{host} não oferece STARTTLS; escolha TLS, em geral na porta 993.</translation>
    </message>
    <message>
      <source>There is no folder {folder} at {host}; choose another one.</source>
      <translation>Não há pasta {folder} em {host}; escolha outra.</translation>
    </message>
    <message>
      <source>{host} would not do what it was asked: {what}</source>
      <translation>{host} não quis fazer o que foi pedido: {what}</translation>
    </message>
    <message>
      <source>{host} ended the conversation; Paperround will try again later.</source>
      <translation>{host} encerrou a conversa; o Paperround tentará de novo mais tarde.</translation>
    </message>
    <message>
      <source>{host} sent more than it was asked for, so it was not taken.</source>
      <translation>{host} enviou mais do que foi pedido, então não foi aceito.</translation>
    </message>
    <message>
      <source>Mail cannot go through a proxy that itself wants HTTPS; use one with http:// or socks5://.</source>
      <translation>O e-mail não pode passar por um proxy que exige HTTPS; use um com http:// ou socks5://.</translation>
    </message>
    <message>
      <source>You have this folder already.</source>
      <translation>Você já tem esta pasta.</translation>
    </message>
    <message>
      <source>There is no such mailbox.</source>
      <translation>Esta caixa de correio não existe.</translation>
    </message>
    <message>
      <source>What was followed is no longer on the page: it was rebuilt, or another page came in its place. Choose again what to follow.</source>
      <translation>O que era acompanhado não está mais na página: ela foi refeita, ou outra tomou seu lugar. Escolha de novo o que acompanhar.</translation>
    </message>
    <message>
      <source>The page came without any text to compare; it may be written by a script.</source>
      <translation>A página veio sem texto para comparar; talvez um script o escreva.</translation>
    </message>
    <message>
      <source>Nothing on this page repeats like a list of posts; name its entries by a CSS selector.</source>
      <translation>Nada nesta página se repete como uma lista de artigos; indique-os com um seletor CSS.</translation>
    </message>
    <message>
      <source>This is no CSS selector that Paperround understands: {selector}</source>
      <translation>Isto não é um seletor CSS que o Paperround entenda: {selector}</translation>
    </message>
    <message>
      <source>This selector finds nothing on the page: {selector}</source>
      <translation>Este seletor não encontra nada na página: {selector}</translation>
    </message>
    <message>
      <source>What this selector finds on the page has neither a title nor a link: {selector}</source>
      <translation>O que este seletor encontra na página não tem título nem link: {selector}</translation>
    </message>
    <message>
      <source>No link of the page reads like that: {text}</source>
      <translation>Nenhum link da página diz isto: {text}</translation>
    </message>
    <message>
      <source>What came from this address is no web page.</source>
      <translation>O que veio deste endereço não é uma página da web.</translation>
    </message>
    <message>
      <source>page rebuilt</source>
      <translation>página refeita</translation>
    </message>
    <message>
      <source>What you followed on {feed} is no longer there, {since}. The page was rebuilt.</source>
      <translation>O que você acompanhava em {feed} não está mais lá {since}. A página foi refeita.</translation>
    </message>
    <message>
      <source>There is no room on the disk for {name}; it goes on when there is. Nothing was lost.</source>
      <translation>Não há espaço no disco para {name}; continua quando houver. Nada se perdeu.</translation>
    </message>
    <message>
      <source>{name} could not be written to the disk ({error}); it is tried again.</source>
      <translation>Não foi possível gravar {name} no disco ({error}); haverá nova tentativa.</translation>
    </message>
    <message>
      <source>{host} sent a page instead of the recording; open the post's page and try there.</source>
      <translation>{host} enviou uma página em vez da gravação; abra a página do artigo e tente lá.</translation>
    </message>
    <message>
      <source>The recording is not at its address any more, says {host}.</source>
      <translation>A gravação não está mais em seu endereço, diz {host}.</translation>
    </message>
    <message>
      <source>The recording at {host} is larger than {megabytes} MB, so it was not taken.</source>
      <translation>A gravação em {host} passa de {megabytes} MB, então não foi aceita.</translation>
    </message>
    <message>
      <source>Paperround's player, paperround[audio], or a system library that it needs is not installed. Another program can play this episode.</source>
      <translation>O reprodutor do Paperround, paperround[audio], ou uma biblioteca do sistema de que ele precisa não está instalado. Outro programa pode reproduzir este episódio.</translation>
    </message>
    <message>
      <source>This file is no recording that can be played here; another program may know it.</source>
      <translation>Este arquivo não é uma gravação que possa ser reproduzida aqui; talvez outro programa a conheça.</translation>
    </message>
    <message>
      <source>There is nothing to hear with: this computer has no sound device, or it is in use.</source>
      <translation>Não há com que ouvir: este computador não tem dispositivo de som, ou ele está em uso.</translation>
    </message>
    <message>
      <source>This recording is damaged, so playing it was stopped. The place is kept.</source>
      <translation>Esta gravação está danificada, então a reprodução parou. O ponto fica guardado.</translation>
    </message>
    <message>
      <source>There is nothing to hear with post {id}.</source>
      <translation>Não há nada para ouvir no artigo {id}.</translation>
    </message>
    <message>
      <source>There is no such target.</source>
      <translation>Este destino não existe.</translation>
    </message>
    <message>
      <source>There is a target named {name} already; give this one another name.</source>
      <translation>Já há um destino chamado {name}; dê outro nome a este.</translation>
    </message>
    <message>
      <source>Give the target a name.</source>
      <translation>Dê um nome ao destino.</translation>
    </message>
    <message>
      <source>Enter the address of the server.</source>
      <translation>Digite o endereço do servidor.</translation>
    </message>
    <message>
      <source>Enter your user name there.</source>
      <translation>Digite seu nome de usuário nele.</translation>
    </message>
    <message>
      <source>Choose the folder for the files.</source>
      <translation>Escolha a pasta para os arquivos.</translation>
    </message>
    <message>
      <source>Enter the program that shall be run.</source>
      <translation>Digite o programa a executar.</translation>
    </message>
    <message>
      <source>{program} would be run by a shell, which could take a title for a command; choose a program instead.</source>
      <translation>{program} seria executado por um shell, que poderia tomar um título por comando; escolha um programa.</translation>
    </message>
    <message>
      <source>Enter the password or token for {name}.</source>
      <translation>Digite a senha ou o token de {name}.</translation>
    </message>
    <message>
      <source>{name} stands for nothing; see the list of what can be filled in.</source>
      <translation>{name} não representa nada; veja a lista do que pode ser inserido.</translation>
    </message>
    <message>
      <source>The host of an address cannot be filled in; only what comes after it can.</source>
      <translation>O host de um endereço não pode ser inserido; só o que vem depois dele.</translation>
    </message>
    <message>
      <source>The template is not valid JSON: {why}.</source>
      <translation>O modelo não é JSON válido: {why}.</translation>
    </message>
    <message>
      <source>Each line of the template must read name=value; this one does not: {line}</source>
      <translation>Cada linha do modelo deve ser nome=valor; esta não é: {line}</translation>
    </message>
    <message>
      <source>Each header must read Name: value; this one does not: {line}</source>
      <translation>Cada cabeçalho deve ser Nome: valor; este não é: {line}</translation>
    </message>
    <message>
      <source>The password or token for {name} is not known any more; enter it again in Settings, Send to.</source>
      <translation>A senha ou o token de {name} não é mais conhecido; digite de novo em Configurações, Enviar para.</translation>
    </message>
    <message>
      <source>This post has no address of its own, and {name} takes nothing else.</source>
      <translation>Este artigo não tem endereço próprio, e {name} não aceita outra coisa.</translation>
    </message>
    <message>
      <source>{host} does not accept the password or token; enter it again in Settings, Send to.</source>
      <translation>{host} não aceita a senha ou o token; digite de novo em Configurações, Enviar para.</translation>
    </message>
    <message>
      <source>{host} answers, but nothing takes posts at this address; check it in Settings, Send to.</source>
      <translation>{host} responde, mas nada aceita artigos neste endereço; verifique-o em Configurações, Enviar para.</translation>
    </message>
    <message>
      <source>{host} redirects to {other}; enter that address in Settings, Send to.</source>
      <translation>{host} redireciona para {other}; digite esse endereço em Configurações, Enviar para.</translation>
    </message>
    <message>
      <source>{host} would not take it (error {status}).</source>
      <translation>{host} não o aceitou (erro {status}).</translation>
    </message>
    <message>
      <source>{host} would not take it (error {status}): {why}</source>
      <translation>{host} não o aceitou (erro {status}): {why}</translation>
    </message>
    <message>
      <source>{host} took it or not: its answer cannot be read; check the address in Settings, Send to.</source>
      <translation>Não se sabe se {host} o aceitou: a resposta não pode ser lida; verifique o endereço em Configurações, Enviar para.</translation>
    </message>
    <message>
      <source>There is no program named {program}; check its name or give its whole path.</source>
      <translation>Não há programa chamado {program}; verifique o nome ou informe o caminho completo.</translation>
    </message>
    <message>
      <source>{program} may not be run ({error}).</source>
      <translation>{program} não pode ser executado ({error}).</translation>
    </message>
    <message>
      <source>{program} ended with code {code}.</source>
      <translation>{program} terminou com o código {code}.</translation>
    </message>
    <message>
      <source>{program} ended with code {code}: {why}</source>
      <translation>{program} terminou com o código {code}: {why}</translation>
    </message>
    <message numerus="yes">
      <source>{program} took longer than {n:n} seconds and was ended.</source>
      <translation>
        <numerusform>{program} levou mais de {n:n} segundo e foi encerrado.</numerusform>
        <numerusform>{program} levou mais de {n:n} segundos e foi encerrado.</numerusform>
      </translation>
    </message>
    <message>
      <source>{program} was ended because Paperround was; it is tried again.</source>
      <translation>{program} foi encerrado junto com o Paperround; haverá nova tentativa.</translation>
    </message>
    <message>
      <source>The folder {path} is not there; check whether its disk is, or choose another one.</source>
      <translation>A pasta {path} não está lá; veja se o disco está ou escolha outra.</translation>
    </message>
    <message>
      <source>The folder {path} lies in no Obsidian vault; choose a vault or a folder inside one.</source>
      <translation>A pasta {path} não fica em um cofre do Obsidian; escolha um cofre ou uma pasta dele.</translation>
    </message>
    <message>
      <source>Nothing can be written into {path} ({error}).</source>
      <translation>Nada pode ser gravado em {path} ({error}).</translation>
    </message>
    <message>
      <source>{host} answered and lets Paperround in; nothing was sent.</source>
      <translation>{host} respondeu e aceita o Paperround; nada foi enviado.</translation>
    </message>
    <message>
      <source>{host} took a made-up post.</source>
      <translation>{host} aceitou um artigo inventado.</translation>
    </message>
    <message>
      <source>{program} took a made-up post.</source>
      <translation>{program} aceitou um artigo inventado.</translation>
    </message>
    <message>
      <source>Files can be written into {path}.</source>
      <translation>Arquivos podem ser gravados em {path}.</translation>
    </message>
    <message>
      <source>The post is no longer here, so it was not sent.</source>
      <translation>O artigo não está mais aqui, então não foi enviado.</translation>
    </message>
    <message>
      <source>Sending it failed for a reason that Paperround does not know; the log has the details.</source>
      <translation>O envio falhou por um motivo que o Paperround não conhece; os detalhes estão no registro.</translation>
    </message>
    <message>
      <source>Paperround will try again later.</source>
      <translation>o Paperround tentará de novo mais tarde.</translation>
    </message>
    <message>
      <source>check the address, or try again later.</source>
      <translation>verifique o endereço ou tente de novo mais tarde.</translation>
    </message>
    <message>
      <source>{host} redirects in circles; check the address in a browser.</source>
      <translation>{host} redireciona em círculos; verifique o endereço em um navegador.</translation>
    </message>
    <message>
      <source>The visit to {host} was stopped.</source>
      <translation>A consulta a {host} foi interrompida.</translation>
    </message>
    <message>
      <source>What {host} sent is damaged or packed in a way nobody can read; {later}</source>
      <translation>O que {host} enviou está danificado ou em um formato ilegível; {later}</translation>
    </message>
    <message>
      <source>{host} took too long to answer; {later}</source>
      <translation>{host} demorou demais para responder; {later}</translation>
    </message>
    <message>
      <source>{host} does not answer; {later}</source>
      <translation>{host} não responde; {later}</translation>
    </message>
    <message>
      <source>{host} answers with headers of absurd size; tell its publisher.</source>
      <translation>{host} responde com cabeçalhos de tamanho absurdo; avise o editor.</translation>
    </message>
    <message>
      <source>What {host} sends is larger than any feed should be, so it was not taken.</source>
      <translation>O que {host} envia é maior do que um feed deve ser, então não foi aceito.</translation>
    </message>
    <message>
      <source>The name {host} cannot be looked up; this computer seems to be offline.</source>
      <translation>Não foi possível resolver o nome {host}; este computador parece estar offline.</translation>
    </message>
    <message>
      <source>There is no host named {host}; check the address for a typing error.</source>
      <translation>Não há host chamado {host}; veja se o endereço tem erro de digitação.</translation>
    </message>
    <message>
      <source>The connection to {host} is not safe: {why}; nothing was fetched.</source>
      <translation>A conexão com {host} não é segura: {why}; nada foi baixado.</translation>
    </message>
    <message>
      <source>No safe connection to {host} could be made; check whether its address begins with http instead.</source>
      <translation>Não foi possível fazer uma conexão segura com {host}; veja se o endereço começa com http.</translation>
    </message>
    <message>
      <source>its certificate has expired</source>
      <translation>o certificado dele expirou</translation>
    </message>
    <message>
      <source>its certificate is not valid yet</source>
      <translation>o certificado dele ainda não é válido</translation>
    </message>
    <message>
      <source>its certificate is signed by nobody but itself</source>
      <translation>o certificado dele é assinado só por ele mesmo</translation>
    </message>
    <message>
      <source>its certificate is signed by an authority that this computer does not know</source>
      <translation>o certificado dele é assinado por uma autoridade que este computador não conhece</translation>
    </message>
    <message>
      <source>its certificate was revoked</source>
      <translation>o certificado dele foi revogado</translation>
    </message>
    <message>
      <source>its certificate belongs to another host</source>
      <translation>o certificado dele pertence a outro host</translation>
    </message>
    <message>
      <source>its certificate is not good</source>
      <translation>o certificado dele não é válido</translation>
    </message>
    <message>
      <source>There is no way to {host}; this computer seems to be offline.</source>
      <translation>Não é possível alcançar {host}; este computador parece estar offline.</translation>
    </message>
    <message>
      <source>{host} cannot be reached; {later}</source>
      <translation>Não é possível alcançar {host}; {later}</translation>
    </message>
    <message>
      <source>{host} refuses connections; {later}</source>
      <translation>{host} recusa conexões; {later}</translation>
    </message>
    <message>
      <source>The proxy would not connect to {host}; check the proxy in the settings.</source>
      <translation>O proxy não se conecta a {host}; verifique o proxy nas configurações.</translation>
    </message>
    <message>
      <source>What answers at {host} does not speak HTTP; check the address.</source>
      <translation>O que responde em {host} não fala HTTP; verifique o endereço.</translation>
    </message>
    <message>
      <source>The connection to {host} broke off; {later}</source>
      <translation>A conexão com {host} caiu; {later}</translation>
    </message>
    <message>
      <source>There is no feed at this address any more, says {host}; check the address.</source>
      <translation>Não há mais feed neste endereço, diz {host}; verifique o endereço.</translation>
    </message>
    <message>
      <source>The publisher has ended this feed, says {host}; its articles are kept.</source>
      <translation>O editor encerrou este feed, diz {host}; os artigos ficam guardados.</translation>
    </message>
    <message>
      <source>There is nothing at this address, says {host}; check the address.</source>
      <translation>Não há nada neste endereço, diz {host}; verifique o endereço.</translation>
    </message>
    <message>
      <source>The publisher has ended this feed, says {host}; there is nothing to subscribe to.</source>
      <translation>O editor encerrou este feed, diz {host}; não há o que assinar.</translation>
    </message>
    <message>
      <source>{host} asks for a pause; Paperround will wait.</source>
      <translation>{host} pede uma pausa; o Paperround vai esperar.</translation>
    </message>
    <message>
      <source>{host} has asked for a pause; Paperround waits before it asks again.</source>
      <translation>{host} pediu uma pausa; o Paperround espera antes de tentar de novo.</translation>
    </message>
    <message>
      <source>{host} has trouble of its own (error {status}); {later}</source>
      <translation>{host} está com problemas (erro {status}); {later}</translation>
    </message>
    <message>
      <source>{host} does not let Paperround read this feed (error 403).</source>
      <translation>{host} não deixa o Paperround ler este feed (erro 403).</translation>
    </message>
    <message>
      <source>The proxy asks for a password; put it into the proxy's address in the settings.</source>
      <translation>O proxy pede uma senha; coloque-a no endereço do proxy, nas configurações.</translation>
    </message>
    <message>
      <source>{host} answers with something odd (status {status}); {later}</source>
      <translation>{host} responde com algo estranho (status {status}); {later}</translation>
    </message>
    <message>
      <source>{host} asks for a kind of login that Paperround does not know ({kind}).</source>
      <translation>{host} pede um tipo de login que o Paperround não conhece ({kind}).</translation>
    </message>
    <message>
      <source>{host} does not accept this user name and password; give them again.</source>
      <translation>{host} não aceita este nome de usuário e senha; informe-os de novo.</translation>
    </message>
    <message>
      <source>{host} asks for a user name and password; give them in the feed's settings.</source>
      <translation>{host} pede nome de usuário e senha; informe-os nas configurações do feed.</translation>
    </message>
    <message>
      <source>This address leads to {host}, which asks for a password; yours is not sent to another host. If the feed lives there now, change its address to {url}</source>
      <translation>Este endereço leva a {host}, que pede uma senha; a sua não é enviada a outro servidor. Se o feed agora fica lá, mude o endereço dele para {url}</translation>
    </message>
    <message>
      <source>{host} wants proof of a human reader; ask its publisher to let feed readers in.</source>
      <translation>{host} quer prova de que uma pessoa lê; peça ao editor que permita leitores de feeds.</translation>
    </message>
    <message>
      <source>{host} says that nothing has changed although nobody asked; tell its publisher.</source>
      <translation>{host} diz que nada mudou embora ninguém tenha perguntado; avise o editor.</translation>
    </message>
    <message>
      <source>{host} answers with an empty page; {later}</source>
      <translation>{host} responde com uma página vazia; {later}</translation>
    </message>
    <message>
      <source>{host} redirects into your own network, where no page may lead.</source>
      <translation>{host} redireciona para a sua própria rede, aonde nenhuma página pode levar.</translation>
    </message>
    <message>
      <source>{host} is an address where nothing can be fetched; check it.</source>
      <translation>{host} é um endereço de onde nada pode ser baixado; verifique-o.</translation>
    </message>
    <message>
      <source>{host} lies in your own network, where no page may lead.</source>
      <translation>{host} fica na sua própria rede, aonde nenhuma página pode levar.</translation>
    </message>
    <message>
      <source>{host} has a page here but names no feed; look there for a link called RSS or Feed and paste its address.</source>
      <translation>{host} tem uma página aqui, mas não indica feed; procure nela um link chamado RSS ou Feed e cole o endereço dele.</translation>
    </message>
    <message>
      <source>This address has a page but names no feed; look there for a link called RSS or Feed and paste its address.</source>
      <translation>Este endereço tem uma página, mas não indica feed; procure nela um link chamado RSS ou Feed e cole o endereço dele.</translation>
    </message>
    <message>
      <source>Paperround was stopped before the answer was stored.</source>
      <translation>O Paperround foi fechado antes de guardar a resposta.</translation>
    </message>
    <message>
      <source>{feed} answered with an error ({status}).</source>
      <translation>{feed} respondeu com um erro ({status}).</translation>
    </message>
    <message>
      <source>There is no address; type one such as example.org.</source>
      <translation>Falta o endereço; digite um como example.org.</translation>
    </message>
    <message>
      <source>“{text}” is no web address; type one such as example.org.</source>
      <translation>“{text}” não é um endereço da web; digite um como example.org.</translation>
    </message>
    <message>
      <source>This address is too long to be one.</source>
      <translation>Isto é longo demais para ser um endereço.</translation>
    </message>
    <message>
      <source>This is no web address: its host or port cannot be read.</source>
      <translation>Isto não é um endereço da web: o host ou a porta não pode ser lido.</translation>
    </message>
    <message>
      <source>Only http and https addresses can be fetched, not {scheme}.</source>
      <translation>Só endereços http e https podem ser baixados, não {scheme}.</translation>
    </message>
    <message>
      <source>Only http and https addresses can be fetched.</source>
      <translation>Só endereços http e https podem ser baixados.</translation>
    </message>
    <message>
      <source>This is no web address: its host cannot be read.</source>
      <translation>Isto não é um endereço da web: o host não pode ser lido.</translation>
    </message>
    <message>
      <source>This is no web address: it names no host.</source>
      <translation>Isto não é um endereço da web: não indica um host.</translation>
    </message>
    <message>
      <source>This is no web address: its host has characters that no host may have.</source>
      <translation>Isto não é um endereço da web: o host tem caracteres que nenhum host pode ter.</translation>
    </message>
    <message>
      <source>This is no web address: its host name cannot be written in DNS.</source>
      <translation>Isto não é um endereço da web: o nome do host não pode ser escrito no DNS.</translation>
    </message>
    <message>
      <source>{host} redirects to something that is no web address ({kind}), so it was not followed.</source>
      <translation>{host} redireciona para algo que não é um endereço da web ({kind}), então não foi seguido.</translation>
    </message>
    <message>
      <source>This system offers no safe place for passwords, so this one is used until Paperround is closed and asked for again then.</source>
      <translation>Este sistema não oferece um lugar seguro para senhas; esta vale até o Paperround ser fechado e depois será pedida de novo.</translation>
    </message>
    <message>
      <source>The proxy's address cannot be read; write it like http://proxy:3128.</source>
      <translation>O endereço do proxy não pode ser lido; escreva como http://proxy:3128.</translation>
    </message>
    <message>
      <source>The proxy must be an http, https or socks5 address, such as http://proxy:3128 or socks5://localhost:1080.</source>
      <translation>O proxy precisa ser um endereço http, https ou socks5, como http://proxy:3128 ou socks5://localhost:1080.</translation>
    </message>
    <message>
      <source>The feed at {url} is damaged and cannot be read; try again later.</source>
      <translation>O feed {url} está danificado e não pode ser lido; tente de novo mais tarde.</translation>
    </message>
    <message>
      <source>The feed at {url} is larger than {megabytes} MB and was not read.</source>
      <translation>O feed {url} passa de {megabytes} MB e não foi lido.</translation>
    </message>
    <message>
      <source>The feed at {url} is too complicated to be read safely; tell its publisher.</source>
      <translation>O feed {url} é complicado demais para ser lido com segurança; avise o editor.</translation>
    </message>
    <message>
      <source>What {url} gives is JSON, but not a feed; check the address.</source>
      <translation>{url} fornece JSON, mas não um feed; verifique o endereço.</translation>
    </message>
    <message>
      <source>The JSON feed at {url} is damaged and cannot be read.</source>
      <translation>O feed JSON {url} está danificado e não pode ser lido.</translation>
    </message>
    <message>
      <source>The answer from {url} is empty; try again later.</source>
      <translation>A resposta de {url} está vazia; tente de novo mais tarde.</translation>
    </message>
    <message>
      <source>The page at {url} asks for a login instead of giving a feed.</source>
      <translation>A página {url} pede um login em vez de fornecer um feed.</translation>
    </message>
    <message>
      <source>The page at {url} is a web page, not a feed.</source>
      <translation>{url} é uma página da web, não um feed.</translation>
    </message>
    <message>
      <source>What {url} gives is not a feed; check the address.</source>
      <translation>O que {url} fornece não é um feed; verifique o endereço.</translation>
    </message>
    <message>
      <source>The helper that reads difficult feeds could not be started; try again later.</source>
      <translation>O processo auxiliar que lê feeds difíceis não pôde ser iniciado; tente de novo mais tarde.</translation>
    </message>
    <message>
      <source>The feed at {url} could not be read within {seconds} seconds of computing.</source>
      <translation>Não foi possível ler o feed {url} em {seconds} segundos de processamento.</translation>
    </message>
    <message>
      <source>The feed at {url} could not be read while this computer was so busy; it is tried again.</source>
      <translation>Não foi possível ler o feed {url} com este computador tão ocupado; haverá nova tentativa.</translation>
    </message>
    <message>
      <source>Reading the feed at {url} broke down twice.</source>
      <translation>A leitura do feed {url} falhou duas vezes.</translation>
    </message>
    <message>
      <source>The feed at {url} takes too much memory to read.</source>
      <translation>Ler o feed {url} exige memória demais.</translation>
    </message>
    <message>
      <source>The feed at {url} cannot be read ({error}); tell its publisher.</source>
      <translation>O feed {url} não pode ser lido ({error}); avise o editor.</translation>
    </message>
    <message>
      <source>Reading it made Paperround's engine stop, so it was set aside; resume it to try again.</source>
      <translation>Lê-lo fez o serviço do Paperround parar, então foi posto de lado; retome-o para tentar de novo.</translation>
    </message>
    <message>
      <source>This file is too large to be a list of feeds; choose an OPML file.</source>
      <translation>Este arquivo é grande demais para ser uma lista de feeds; escolha um arquivo OPML.</translation>
    </message>
    <message>
      <source>This file is empty; choose an OPML file.</source>
      <translation>Este arquivo está vazio; escolha um arquivo OPML.</translation>
    </message>
    <message>
      <source>This file is not readable as OPML (line {line}); export it again.</source>
      <translation>Este arquivo não é legível como OPML (linha {line}); exporte-o de novo.</translation>
    </message>
    <message>
      <source>This file is not a list of feeds; choose an OPML file.</source>
      <translation>Este arquivo não é uma lista de feeds; escolha um arquivo OPML.</translation>
    </message>
    <message>
      <source>This file declares entities, which no list of feeds needs; it was not read.</source>
      <translation>Este arquivo declara entidades, de que nenhuma lista de feeds precisa; não foi lido.</translation>
    </message>
    <message numerus="yes">
      <source>This file lists more than {most:n} feeds; split it first.</source>
      <translation>
        <numerusform>Este arquivo lista mais de {most:n} feed; divida-o primeiro.</numerusform>
        <numerusform>Este arquivo lista mais de {most:n} feeds; divida-o primeiro.</numerusform>
      </translation>
    </message>
    <message>
      <source>This file lists no feeds; choose another.</source>
      <translation>Este arquivo não lista feeds; escolha outro.</translation>
    </message>
    <message>
      <source>{url} is a link to another file and was not followed.</source>
      <translation>{url} é um link para outro arquivo e não foi seguido.</translation>
    </message>
    <message>
      <source>{text} is not the address of a feed.</source>
      <translation>{text} não é o endereço de um feed.</translation>
    </message>
    <message>
      <source>Line {line}: {text} is not the address of a feed.</source>
      <translation>Linha {line}: {text} não é o endereço de um feed.</translation>
    </message>
    <message>
      <source>Line {line} is no feed but a rule of newsboat's own ({text}).</source>
      <translation>A linha {line} não é um feed, mas uma regra do newsboat ({text}).</translation>
    </message>
    <message>
      <source>The import was cancelled; nothing was changed.</source>
      <translation>A importação foi cancelada; nada mudou.</translation>
    </message>
    <message>
      <source>The file {file} cannot be read ({error}); choose another.</source>
      <translation>O arquivo {file} não pode ser lido ({error}); escolha outro.</translation>
    </message>
    <message>
      <source>The file {file} cannot be written ({error}); choose another place.</source>
      <translation>O arquivo {file} não pode ser gravado ({error}); escolha outro lugar.</translation>
    </message>
    <message>
      <source>There is no database at {path}; add a feed first.</source>
      <translation>Não há banco de dados em {path}; adicione um feed primeiro.</translation>
    </message>
    <message>
      <source>The database is missing or empty beside backups; restore one in the window or by paperround doctor.</source>
      <translation>O banco de dados falta ou está vazio, mas há backups; restaure um na janela ou com paperround doctor.</translation>
    </message>
    <message>
      <source>A backup takes the database's place.</source>
      <translation>Um backup toma o lugar do banco de dados.</translation>
    </message>
    <message>
      <source>Another program holds the database; close other Paperround windows or commands and try again.</source>
      <translation>Outro programa está usando o banco de dados; feche outras janelas ou comandos do Paperround e tente de novo.</translation>
    </message>
    <message>
      <source>The database is in use by another part of Paperround; try again in a moment.</source>
      <translation>O banco de dados está em uso por outra parte do Paperround; tente de novo em um instante.</translation>
    </message>
    <message>
      <source>The disk is full: nothing was lost, but free some space before going on.</source>
      <translation>O disco está cheio: nada se perdeu, mas libere espaço antes de continuar.</translation>
    </message>
    <message>
      <source>The database cannot be written; check the permissions of the profile folder and its disk.</source>
      <translation>O banco de dados não pode ser gravado; verifique as permissões da pasta do perfil e o disco.</translation>
    </message>
    <message>
      <source>Access to the database was denied; check the permissions of the profile folder.</source>
      <translation>O acesso ao banco de dados foi negado; verifique as permissões da pasta do perfil.</translation>
    </message>
    <message>
      <source>The database cannot be opened; check that the profile folder exists and may be written.</source>
      <translation>O banco de dados não pode ser aberto; verifique se a pasta do perfil existe e pode ser gravada.</translation>
    </message>
    <message>
      <source>Access to {path} was denied ({error}); check its permissions.</source>
      <translation>O acesso a {path} foi negado ({error}); verifique as permissões.</translation>
    </message>
    <message>
      <source>The disk reported an error while the database was used; check the disk, then try again.</source>
      <translation>O disco informou um erro durante o uso do banco de dados; verifique o disco e tente de novo.</translation>
    </message>
    <message>
      <source>There is not enough memory to use the database; close other programs and try again.</source>
      <translation>Não há memória suficiente para usar o banco de dados; feche outros programas e tente de novo.</translation>
    </message>
    <message>
      <source>This is no Paperround database; restore a backup: in the window, or by paperround doctor.</source>
      <translation>Isto não é um banco de dados do Paperround; restaure um backup: na janela ou com paperround doctor.</translation>
    </message>
    <message>
      <source>The database is damaged; repair it in the window, or by paperround doctor --salvage.</source>
      <translation>O banco de dados está danificado; repare-o na janela ou com paperround doctor --salvage.</translation>
    </message>
    <message>
      <source>SQLite {version} is too old; install apsw {wanted} or newer.</source>
      <translation>O SQLite {version} é antigo demais; instale o apsw {wanted} ou mais novo.</translation>
    </message>
    <message>
      <source>The file {path} belongs to another program; choose another profile folder.</source>
      <translation>O arquivo {path} pertence a outro programa; escolha outra pasta de perfil.</translation>
    </message>
    <message>
      <source>A newer Paperround made this database; update Paperround, or restore an older backup.</source>
      <translation>Um Paperround mais novo fez este banco de dados; atualize o Paperround ou restaure um backup mais antigo.</translation>
    </message>
    <message>
      <source>This database is from before 1.0; move it by packaging/move_development_profile.py.</source>
      <translation>Este banco de dados é anterior à 1.0; converta-o com packaging/move_development_profile.py.</translation>
    </message>
    <message>
      <source>The database is from an older Paperround; start Paperround once to update it.</source>
      <translation>O banco de dados é de um Paperround mais antigo; inicie o Paperround uma vez para atualizá-lo.</translation>
    </message>
    <message>
      <source>The profile folder {path} cannot be made ({error}); choose another.</source>
      <translation>A pasta do perfil {path} não pode ser criada ({error}); escolha outra.</translation>
    </message>
    <message>
      <source>The name of the folder {path} is no UTF-8; rename it or choose another.</source>
      <translation>O nome da pasta {path} não é UTF-8; renomeie-a ou escolha outra.</translation>
    </message>
    <message>
      <source>The profile folder {path} cannot be written; check it.</source>
      <translation>A pasta do perfil {path} não pode ser gravada; verifique-a.</translation>
    </message>
    <message>
      <source>The new database is not sound ({fault}); what was there before is kept beside it.</source>
      <translation>O novo banco de dados não está íntegro ({fault}); o que havia antes fica ao lado.</translation>
    </message>
    <message>
      <source>Paperround runs on this profile; end it first (paperround quit), or repair in its window.</source>
      <translation>O Paperround está em execução com este perfil; feche-o primeiro (paperround quit) ou repare na janela dele.</translation>
    </message>
    <message>
      <source>The backup {file} cannot be used ({fault}); choose another.</source>
      <translation>O backup {file} não pode ser usado ({fault}); escolha outro.</translation>
    </message>
    <message>
      <source>No backup could be written to {path} ({error}); check the disk.</source>
      <translation>Não foi possível gravar um backup em {path} ({error}); verifique o disco.</translation>
    </message>
    <message>
      <source>it holds no feeds table</source>
      <translation>não contém a tabela de feeds</translation>
    </message>
    <message>
      <source>there is no such file</source>
      <translation>o arquivo não existe</translation>
    </message>
    <message>
      <source>Some copies could not be cleaned and still hold what was noted; delete them yourself: {files}</source>
      <translation>Algumas cópias não puderam ser limpas e ainda têm o que foi anotado; apague-as você: {files}</translation>
    </message>
    <message>
      <source>There is nothing left to undo or redo: this was changed again since.</source>
      <translation>Não há mais nada para desfazer ou refazer: isto foi alterado de novo desde então.</translation>
    </message>
    <message>
      <source>What was added has been read or changed since, so it stays.</source>
      <translation>O que foi adicionado já foi lido ou alterado desde então, por isso fica.</translation>
    </message>
    <message>
      <source>Too late: it was sent already</source>
      <translation>Tarde demais: já foi enviado</translation>
    </message>
    <message>
      <source>This feed is no longer subscribed; add it again.</source>
      <translation>Este feed não está mais assinado; adicione-o de novo.</translation>
    </message>
    <message>
      <source>Another feed already has the address {url}; remove one of the two.</source>
      <translation>Outro feed já tem o endereço {url}; remova um dos dois.</translation>
    </message>
    <message>
      <source>There is no such folder any more; choose another.</source>
      <translation>Esta pasta não existe mais; escolha outra.</translation>
    </message>
    <message>
      <source>A folder needs a name; type one.</source>
      <translation>Uma pasta precisa de um nome; digite um.</translation>
    </message>
    <message>
      <source>There is already a folder named {name} there; choose another name.</source>
      <translation>Já existe ali uma pasta chamada {name}; escolha outro nome.</translation>
    </message>
    <message>
      <source>A folder cannot be moved into itself; choose another place.</source>
      <translation>Uma pasta não pode ser movida para dentro dela mesma; escolha outro lugar.</translation>
    </message>
    <message>
      <source>There is no rule {rule}; 'paperround rules' lists what there is.</source>
      <translation>Não há regra {rule}; “paperround rules” lista as que existem.</translation>
    </message>
    <message>
      <source>A tag needs a name; type one.</source>
      <translation>Uma etiqueta precisa de um nome; digite um.</translation>
    </message>
    <message>
      <source>There is no tag {tag}; 'paperround tag' lists the tags.</source>
      <translation>Não há etiqueta {tag}; “paperround tag” lista as etiquetas.</translation>
    </message>
    <message>
      <source>There is no article {id}; list some with: paperround entries.</source>
      <translation>Não há artigo {id}; liste alguns com: paperround entries.</translation>
    </message>
    <message>
      <source>The setting {name} must lie between {low} and {high}, not {value}.</source>
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
      <source>The quiet hours must look like 22:00-07:00, or be empty.</source>
      <translation>O horário de silêncio deve ser como 22:00-07:00, ou vazio.</translation>
    </message>
    <message>
      <source>The hours of editions must be learned, or look like 07:15 or 07:15 18:00.</source>
      <translation>Os horários das edições devem ser “learned”, ou como 07:15 ou 07:15 18:00.</translation>
    </message>
    <message>
      <source>The days of editions are numbers from 1, Monday, to 7, Sunday, in order, such as 12345.</source>
      <translation>Os dias das edições são números de 1, segunda-feira, a 7, domingo, em ordem, como 12345.</translation>
    </message>
    <message>
      <source>Name folders by their numbers, or none, or starred, with spaces between them.</source>
      <translation>Indique as pastas por seus números, ou none, ou starred, separados por espaços.</translation>
    </message>
    <message>
      <source>The setting {name} may hold these, with spaces: {choices}.</source>
      <translation>A configuração {name} pode conter estes, separados por espaços: {choices}.</translation>
    </message>
    <message>
      <source>The setting {name} is either yes or no, not {value}.</source>
      <translation>A configuração {name} é sim ou não, não {value}.</translation>
    </message>
    <message>
      <source>The setting {name} cannot be {value}.</source>
      <translation>A configuração {name} não pode ser {value}.</translation>
    </message>
    <message>
      <source>A rule needs words to look for, or a feed, folder or category; give one of them.</source>
      <translation>Uma regra precisa de palavras a procurar, ou de um feed, pasta ou categoria; informe um deles.</translation>
    </message>
    <message>
      <source>Type the last day on which the rule is asked, such as 2026-12-31.</source>
      <translation>Digite o último dia em que a regra vale, como 2026-12-31.</translation>
    </message>
    <message>
      <source>A rule needs something to do; choose at least one thing.</source>
      <translation>Uma regra precisa fazer algo; escolha ao menos uma coisa.</translation>
    </message>
    <message>
      <source>What a rule looks for may have {most} characters; shorten it.</source>
      <translation>O que uma regra procura pode ter no máximo {most} caracteres; encurte-o.</translation>
    </message>
    <message>
      <source>This pattern cannot be used ({error}); change it.</source>
      <translation>Este padrão não pode ser usado ({error}); altere-o.</translation>
    </message>
    <message>
      <source>Type something right behind {field}: without a space.</source>
      <translation>Digite algo logo depois de {field}: (sem espaço).</translation>
    </message>
    <message>
      <source>“is:{state}” means nothing here; is:unread, is:read, is:starred and is:unstarred do.</source>
      <translation>“is:{state}” não significa nada aqui; valem is:unread, is:read, is:starred e is:unstarred.</translation>
    </message>
    <message>
      <source>“{date}” is no date; write 2026, 2026-03, 2026-03-31, today, or 7d for seven days ago.</source>
      <translation>“{date}” não é uma data; escreva 2026, 2026-03, 2026-03-31, today, ou 7d para sete dias atrás.</translation>
    </message>
    <message>
      <source>Only the first {most} words count.</source>
      <translation>Só as primeiras {most} palavras contam.</translation>
    </message>
    <message>
      <source>This search joins too many things with OR; take some out.</source>
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
      <source>There is no saved search named “{name}”.</source>
      <translation>Não há pesquisa salva chamada “{name}”.</translation>
    </message>
    <message>
      <source>There is a saved search named “{name}” already.</source>
      <translation>Já há uma pesquisa salva chamada “{name}”.</translation>
    </message>
    <message>
      <source>on battery, so fewer polls</source>
      <translation>na bateria, então menos consultas</translation>
    </message>
    <message>
      <source>saving power, so fewer polls</source>
      <translation>poupando energia, então menos consultas</translation>
    </message>
    <message>
      <source>on a metered line, so fewer polls</source>
      <translation>conexão limitada, então menos consultas</translation>
    </message>
    <message>
      <source>the computer is busy, so fewer polls</source>
      <translation>computador ocupado, então menos consultas</translation>
    </message>
    <message>
      <source>{feed} has moved to {url}.</source>
      <translation>{feed} mudou para {url}.</translation>
    </message>
    <message>
      <source>{feed} was set aside, because reading it made the engine stop.</source>
      <translation>{feed} foi posto de lado, porque lê-lo fez o serviço parar.</translation>
    </message>
    <message>
      <source>A feed was set aside, because reading it made the engine stop.</source>
      <translation>Um feed foi posto de lado, porque lê-lo fez o serviço parar.</translation>
    </message>
    <message>
      <source>Nothing can be fetched: the engine did not start ({error}).</source>
      <translation>Nada pode ser baixado: o serviço não iniciou ({error}).</translation>
    </message>
    <message>
      <source>Looking for feeds broke down; look again.</source>
      <translation>A procura de feeds falhou; procure de novo.</translation>
    </message>
    <message>
      <source>This post has no address on the web.</source>
      <translation>Este artigo não tem endereço na web.</translation>
    </message>
    <message>
      <source>{host} shows this article only to readers who are logged in.</source>
      <translation>{host} mostra este artigo só a quem fez login.</translation>
    </message>
    <message>
      <source>{host} does not let Paperround read this page (error 403).</source>
      <translation>{host} não deixa o Paperround ler esta página (erro 403).</translation>
    </message>
    <message>
      <source>There is no page at this address any more, says {host}.</source>
      <translation>Não há mais página neste endereço, diz {host}.</translation>
    </message>
    <message>
      <source>No article was found on this page.</source>
      <translation>Nenhum artigo foi encontrado nesta página.</translation>
    </message>
    <message>
      <source>Offline. Nothing is fetched, nothing counts as an error.</source>
      <translation>Offline. Nada é baixado, nada conta como erro.</translation>
    </message>
    <message>
      <source>Paused until you resume</source>
      <translation>Pausado até você retomar</translation>
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
      <translation>Nenhum feed pode ser alcançado, e nenhum tem culpa disso. Próxima tentativa {at:clock}</translation>
    </message>
    <message>
      <source>No feed is reached through the proxy; check it in the settings. Next try {at:clock}</source>
      <translation>Nenhum feed é alcançado pelo proxy; verifique-o nas configurações. Próxima tentativa {at:clock}</translation>
    </message>
    <message>
      <source>This network answers with a page of its own: open it in a browser. Next try {at:clock}</source>
      <translation>Esta rede responde com uma página própria: abra-a em um navegador. Próxima tentativa {at:clock}</translation>
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
      <translation>Nenhuma consulta prevista</translation>
    </message>
    <message numerus="yes">
      <source>{used:n} of {budget:n} fetches used today</source>
      <translation>
        <numerusform>Hoje foi usada {used:n} de {budget:n} consultas</numerusform>
        <numerusform>Hoje foram usadas {used:n} de {budget:n} consultas</numerusform>
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
      <source>{used}, {asked:n} more asked for by you</source>
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
      <source>1 feed asked</source>
      <translation>1 feed consultado</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} feeds asked</source>
      <translation>
        <numerusform>{n:n} feed consultado</numerusform>
        <numerusform>{n:n} feeds consultados</numerusform>
      </translation>
    </message>
    <message>
      <source>1 new post</source>
      <translation>1 novo artigo</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} new posts</source>
      <translation>
        <numerusform>{n:n} novo artigo</numerusform>
        <numerusform>{n:n} novos artigos</numerusform>
      </translation>
    </message>
    <message>
      <source>1 is in trouble.</source>
      <translation>1 está com problemas.</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} are in trouble.</source>
      <translation>
        <numerusform>{n:n} está com problemas.</numerusform>
        <numerusform>{n:n} estão com problemas.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 feed was asked {ago} ago: {brought}.</source>
      <translation>1 feed foi consultado há {ago}: {brought}.</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} feeds were asked {ago} ago: {brought}.</source>
      <translation>
        <numerusform>{n:n} feed foi consultado há {ago}: {brought}.</numerusform>
        <numerusform>{n:n} feeds foram consultados há {ago}: {brought}.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 has nothing new yet, says its publisher.</source>
      <translation>1 ainda não tem nada novo, diz o editor.</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} have nothing new yet, say their publishers.</source>
      <translation>
        <numerusform>{n:n} ainda não tem nada novo, diz o editor.</numerusform>
        <numerusform>{n:n} ainda não têm nada novo, dizem os editores.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 feed’s server wants to be left alone for now.</source>
      <translation>O servidor de 1 feed pede uma pausa por enquanto.</translation>
    </message>
    <message numerus="yes">
      <source>The servers of {n:n} feeds want to be left alone for now.</source>
      <translation>
        <numerusform>O servidor de {n:n} feed pede uma pausa por enquanto.</numerusform>
        <numerusform>Os servidores de {n:n} feeds pedem uma pausa por enquanto.</numerusform>
      </translation>
    </message>
    <message>
      <source>1 wants no visits at this hour.</source>
      <translation>1 não quer consultas a esta hora.</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} want no visits at this hour.</source>
      <translation>
        <numerusform>{n:n} não quer consultas a esta hora.</numerusform>
        <numerusform>{n:n} não querem consultas a esta hora.</numerusform>
      </translation>
    </message>
    <message>
      <source>Nothing to ask: every feed here is paused or has ended.</source>
      <translation>Nada a consultar: todo feed aqui está pausado ou encerrado.</translation>
    </message>
    <message>
      <source>No feed can be reached; none is to blame, and all are tried again soon.</source>
      <translation>Nenhum feed pode ser alcançado; nenhum tem culpa, e todos serão tentados de novo em breve.</translation>
    </message>
    <message>
      <source>This takes more than half of the data that today has left; polling by itself could end early.</source>
      <translation>Isto usa mais da metade dos dados que restam hoje; as consultas automáticas podem acabar cedo.</translation>
    </message>
    <message>
      <source>A new post</source>
      <translation>Um novo artigo</translation>
    </message>
    <message>
      <source>It goes on fetching without a window. Open it again from the menu; Ctrl+Q there ends it.</source>
      <translation>Ele continua consultando sem janela. Abra de novo pelo menu; lá, Ctrl+Q o encerra.</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Abrir</translation>
    </message>
    <message>
      <source>Quiet for today</source>
      <translation>Silêncio por hoje</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} new posts from {feeds}</source>
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
      <source>A replay needs {least} whole days on which you read; Paperround knows {known}.</source>
      <translation>Uma simulação precisa de {least} dias inteiros de leitura; o Paperround conhece {known}.</translation>
    </message>
    <message>
      <source>You have not looked in the days that would be replayed; read for some days first.</source>
      <translation>Você não olhou nos dias que seriam simulados; leia por alguns dias primeiro.</translation>
    </message>
    <message>
      <source>paused</source>
      <translation>pausado</translation>
    </message>
    <message>
      <source>gone</source>
      <translation>encerrado</translation>
    </message>
    <message>
      <source>set aside: could not be read</source>
      <translation>posto de lado: ilegível</translation>
    </message>
    <message>
      <source>asked to wait {until}</source>
      <translation>pede pausa {until}</translation>
    </message>
    <message>
      <source>failing {since}</source>
      <translation>falha {since}</translation>
    </message>
    <message>
      <source>no answer at {tried:clock}, tried again soon</source>
      <translation>sem resposta às {tried:clock}, nova tentativa em breve</translation>
    </message>
    <message>
      <source>wants a password</source>
      <translation>quer uma senha</translation>
    </message>
    <message>
      <source>moving, confirming the new address</source>
      <translation>mudando, confirmando o novo endereço</translation>
    </message>
    <message>
      <source>not polled yet</source>
      <translation>ainda não consultado</translation>
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
        <numerusform>quieto há {weeks:n} semana</numerusform>
        <numerusform>quieto há {weeks:n} semanas</numerusform>
      </translation>
    </message>
    <message>
      <source>fine</source>
      <translation>em ordem</translation>
    </message>
    <message>
      <source>{feed} is gone: its publisher ended it. Its posts stay.</source>
      <translation>{feed} acabou: o editor o encerrou. Os artigos ficam.</translation>
    </message>
    <message>
      <source>{feed} was set aside: {reason}</source>
      <translation>{feed} foi posto de lado: {reason}</translation>
    </message>
    <message>
      <source>it could not be read</source>
      <translation>não pôde ser lido</translation>
    </message>
    <message>
      <source>{feed} asked to be left alone {until}.</source>
      <translation>{feed} pediu uma pausa {until}.</translation>
    </message>
    <message>
      <source>{feed} has not answered {since}.</source>
      <translation>{feed} não responde {since}.</translation>
    </message>
    <message>
      <source>{feed} could not be fetched {since}.</source>
      <translation>{feed} não pôde ser baixado {since}.</translation>
    </message>
    <message>
      <source>{feed} wants a user name and a password.</source>
      <translation>{feed} quer um nome de usuário e uma senha.</translation>
    </message>
    <message>
      <source>{feed} does not accept the user name and password.</source>
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
      <source>no answer in time</source>
      <translation>sem resposta a tempo</translation>
    </message>
    <message>
      <source>broke off half way</source>
      <translation>interrompido no meio</translation>
    </message>
    <message>
      <source>too large for a feed</source>
      <translation>grande demais para um feed</translation>
    </message>
    <message>
      <source>no valid address</source>
      <translation>endereço inválido</translation>
    </message>
    <message>
      <source>led into your own network</source>
      <translation>levava à sua própria rede</translation>
    </message>
    <message>
      <source>redirected in circles</source>
      <translation>redirecionado em círculos</translation>
    </message>
    <message>
      <source>certificate not good</source>
      <translation>certificado inválido</translation>
    </message>
    <message>
      <source>asks for a password</source>
      <translation>pede uma senha</translation>
    </message>
    <message>
      <source>not there any more</source>
      <translation>não está mais lá</translation>
    </message>
    <message>
      <source>ended by its publisher</source>
      <translation>encerrado pelo editor</translation>
    </message>
    <message>
      <source>asked to wait</source>
      <translation>pediu uma pausa</translation>
    </message>
    <message>
      <source>trouble at the server</source>
      <translation>problemas no servidor</translation>
    </message>
    <message>
      <source>wants proof of a human</source>
      <translation>quer prova de uma pessoa</translation>
    </message>
    <message>
      <source>not let in</source>
      <translation>acesso negado</translation>
    </message>
    <message>
      <source>could not be read</source>
      <translation>ilegível</translation>
    </message>
    <message>
      <source>Paperround was stopped</source>
      <translation>o Paperround foi fechado</translation>
    </message>
    <message>
      <source>no answer</source>
      <translation>sem resposta</translation>
    </message>
    <message>
      <source>Starting at login could not be changed ({error}); check the file {path}.</source>
      <translation>Não foi possível mudar o início automático ({error}); verifique o arquivo {path}.</translation>
    </message>
    <message>
      <source>Starting at login could not be changed: the desktop did not allow it.</source>
      <translation>Não foi possível mudar o início automático: o ambiente não permitiu.</translation>
    </message>
    <message>
      <source>Starting at login could not be changed ({error}); check the registry's Run key.</source>
      <translation>Não foi possível mudar o início automático ({error}); verifique a chave Run do registro.</translation>
    </message>
    <message>
      <source>Paperround is already open; its window was brought to the front.</source>
      <translation>O Paperround já está aberto; a janela foi trazida para a frente.</translation>
    </message>
    <message>
      <source>Paperround is already open; it was asked to refresh.</source>
      <translation>O Paperround já está aberto; foi pedido que consulte os feeds.</translation>
    </message>
    <message>
      <source>Paperround is already running on this profile but does not answer; end it and start it again.</source>
      <translation>O Paperround já está em execução com este perfil, mas não responde; encerre-o e inicie de novo.</translation>
    </message>
    <message>
      <source>choose a name that ends in .png in a folder that exists.</source>
      <translation>escolha um nome que termine em .png, em uma pasta que exista.</translation>
    </message>
    <message>
      <source>{file} could not be written: {error}</source>
      <translation>Não foi possível gravar {file}: {error}</translation>
    </message>
    <message>
      <source>The article could not be saved: {error}. Choose another place.</source>
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
      <source>{posts:n} posts from {feeds:n} feeds, {minutes:n} min</source>
      <translation>
        <numerusform>{posts:n} artigo (feeds: {feeds:n}), {minutes:n} min</numerusform>
        <numerusform>{posts:n} artigos (feeds: {feeds:n}), {minutes:n} min</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{posts:n} posts, {minutes:n} min</source>
      <translation>
        <numerusform>{posts:n} artigo, {minutes:n} min</numerusform>
        <numerusform>{posts:n} artigos, {minutes:n} min</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>One post, {minutes:n} min</source>
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
      <source>Contents</source>
      <translation>Sumário</translation>
    </message>
    <message>
      <source>Front page</source>
      <translation>Primeira página</translation>
    </message>
    <message>
      <source>Short news</source>
      <translation>Em resumo</translation>
    </message>
    <message>
      <source>Other feeds</source>
      <translation>Outros feeds</translation>
    </message>
    <message>
      <source>Without a title</source>
      <translation>Sem título</translation>
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
    <message>
      <source>Nothing new enough for a paper today.</source>
      <translation>Hoje não há nada novo o bastante para um jornal.</translation>
    </message>
    <message>
      <source>No paper was made; everything is as it was.</source>
      <translation>Nenhum jornal foi feito; tudo está como antes.</translation>
    </message>
    <message>
      <source>Fetching whole texts: {done} of {total}</source>
      <translation>Buscando textos completos: {done} de {total}</translation>
    </message>
    <message>
      <source>Fetching pictures: {done} of {total} posts</source>
      <translation>Buscando imagens: {done} de {total} artigos</translation>
    </message>
    <message numerus="yes">
      <source>Setting the pages: {posts:n} posts</source>
      <translation>
        <numerusform>Compondo as páginas: {posts:n} artigo</numerusform>
        <numerusform>Compondo as páginas: {posts:n} artigos</numerusform>
      </translation>
    </message>
    <message>
      <source>Today’s paper, made {at:clock}</source>
      <translation>O jornal de hoje, feito às {at:clock}</translation>
    </message>
    <message>
      <source>The paper of {at:weekday} {at:date}, made {at:clock}</source>
      <translation>O jornal de {at:weekday}, {at:date}, feito às {at:clock}</translation>
    </message>
    <message numerus="yes">
      <source>Made {at:clock} from what was here; {n:n} feeds did not answer</source>
      <translation>
        <numerusform>Feito às {at:clock} com o que havia aqui; {n:n} feed não respondeu</numerusform>
        <numerusform>Feito às {at:clock} com o que havia aqui; {n:n} feeds não responderam</numerusform>
      </translation>
    </message>
    <message>
      <source>Made {at:clock} from what was here; one feed did not answer</source>
      <translation>Feito às {at:clock} com o que havia aqui; um feed não respondeu</translation>
    </message>
    <message>
      <source>Made {at:clock} instead of {due:clock}: until then the computer slept or Paperround was closed.</source>
      <translation>Feito às {at:clock} em vez das {due:clock}: até lá o computador estava suspenso ou o Paperround fechado.</translation>
    </message>
    <message>
      <source>Waiting for {target} since {at:clock}: {why}</source>
      <translation>Em espera desde {at:clock} ({target}): {why}</translation>
    </message>
    <message>
      <source>It is in {path}.</source>
      <translation>Está em {path}.</translation>
    </message>
    <message>
      <source>It was mailed to {address} at {at:clock}.</source>
      <translation>Foi enviado por e-mail a {address} às {at:clock}.</translation>
    </message>
    <message>
      <source>Next: {when}.</source>
      <translation>Próximo: {when}.</translation>
    </message>
    <message>
      <source>Next: {when}; you usually look at {visit}.</source>
      <translation>Próximo: {when}; você costuma olhar às {visit}.</translation>
    </message>
    <message>
      <source>Next: {when}, until Paperround knows when you first look.</source>
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
      <source>The wake-up at {at:clock} fetches for it, so it costs none of its own.</source>
      <translation>O despertar das {at:clock} baixa também para ele, então não custa um próprio.</translation>
    </message>
    <message>
      <source>It is made from what is here by then; nothing is fetched for it alone.</source>
      <translation>É feito com o que houver até lá; nada é baixado só para ele.</translation>
    </message>
    <message>
      <source>Choose at least one day.</source>
      <translation>Escolha ao menos um dia.</translation>
    </message>
    <message>
      <source>A paper is made only when you ask for one.</source>
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
      <source>There is no edition {number}; 'paperround edition --list' shows them.</source>
      <translation>Não há edição {number}; “paperround edition --list” mostra quais existem.</translation>
    </message>
    <message>
      <source>Name a file that ends in .epub or .pdf.</source>
      <translation>Indique um arquivo que termine em .epub ou .pdf.</translation>
    </message>
    <message>
      <source>The pages could not be made; the log has the details.</source>
      <translation>Não foi possível criar as páginas; os detalhes estão no registro.</translation>
    </message>
    <message>
      <source>What stood in this paper is no longer here.</source>
      <translation>O que estava neste jornal não está mais aqui.</translation>
    </message>
    <message>
      <source>Enter the address that papers are mailed to.</source>
      <translation>Digite o endereço para onde os jornais são enviados.</translation>
    </message>
    <message>
      <source>Enter the server that takes your mail, such as smtp.example.org:587.</source>
      <translation>Digite o servidor que aceita seu e-mail, como smtp.example.org:587.</translation>
    </message>
    <message>
      <source>Enter your own mail address.</source>
      <translation>Digite seu próprio endereço de e-mail.</translation>
    </message>
    <message>
      <source>The password for {host} is not known; enter it again in Morning paper.</source>
      <translation>A senha de {host} não é conhecida; digite-a de novo em Jornal da manhã.</translation>
    </message>
    <message>
      <source>{host} does not accept this name and password.</source>
      <translation>{host} não aceita este nome e esta senha.</translation>
    </message>
    <message>
      <source>{host} would not take the mail: {why}</source>
      <translation>{host} não aceitou o e-mail: {why}</translation>
    </message>
    <message>
      <source>{host} cannot be reached; it is tried again.</source>
      <translation>Não é possível alcançar {host}; haverá nova tentativa.</translation>
    </message>
    <message>
      <source>{host} offers no safe connection, so no password was sent.</source>
      <translation>{host} não oferece conexão segura, então nenhuma senha foi enviada.</translation>
    </message>
    <message>
      <source>{host} answered and would take the mail; nothing was sent.</source>
      <translation>{host} respondeu e aceitaria o e-mail; nada foi enviado.</translation>
    </message>
  </context>
</TS>
