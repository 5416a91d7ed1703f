<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
  <context>
    <name>Paperround</name>
    <message>
      <source>1 change hasn’t reached the server yet and will be lost.</source>
      <translation>您在这里所做的一项更改尚未送达，之后也不会再送达。</translation>
    </message>
    <message numerus="yes">
      <source>{n} changes haven’t reached the server yet and will be lost.</source>
      <translation>
        <numerusform>您在这里所做的 {n} 项更改尚未送达，之后也不会再送达。</numerusform>
      </translation>
    </message>
    <message>
      <source>In FreshRSS: Profile &gt; External access via API.</source>
      <translation>在 FreshRSS 中：个人资料 &gt; 通过 API 外部访问。</translation>
    </message>
    <message>
      <source>In Miniflux: Settings &gt; Integrations &gt; Google Reader.</source>
      <translation>在 Miniflux 中：设置 &gt; 集成 &gt; Google Reader。</translation>
    </message>
    <message>
      <source>Tiny Tiny RSS, Nextcloud News, Feedbin and more</source>
      <translation>Tiny Tiny RSS、Nextcloud News、Feedbin 等</translation>
    </message>
    <message>
      <source>{done} of {total} articles</source>
      <translation>{done} / {total} 篇文章</translation>
    </message>
    <message>
      <source>once</source>
      <translation>1 次</translation>
    </message>
    <message>
      <source>when you open Paperround</source>
      <translation>您查看时</translation>
    </message>
    <message>
      <source>now</source>
      <translation>现在</translation>
    </message>
    <message>
      <source>All synced</source>
      <translation>0，已全部发送</translation>
    </message>
    <message>
      <source>API password</source>
      <translation>API 密码</translation>
    </message>
    <message>
      <source>The password is stored in your system’s keyring.</source>
      <translation>密码保存在系统的密钥环中。</translation>
    </message>
    <message>
      <source>Sync feeds, read status and stars across your devices with FreshRSS, Miniflux or another compatible server.</source>
      <translation>账户让您所有设备上的订阅源、已读标记和星标保持一致。</translation>
    </message>
    <message>
      <source>Paperround will tell {name} when to refresh each feed, following your schedule and daily budget. You can then slow down the server’s own schedule. This uses the same password with the server’s native API.</source>
      <translation>Paperround 将按照您全部订阅源的计划并在每日预算之内，告诉 {name} 何时抓取哪个订阅源。之后您可以让服务器很少自行抓取。它在服务器自己的接口上使用相同的密码。</translation>
    </message>
    <message>
      <source>Schedule its refreshes?</source>
      <translation>告诉它何时抓取</translation>
    </message>
    <message>
      <source>Syncing…</source>
      <translation>正在同步</translation>
    </message>
    <message>
      <source>Not synced yet</source>
      <translation>尚未同步</translation>
    </message>
    <message>
      <source>Synced just now</source>
      <translation>刚刚同步</translation>
    </message>
    <message>
      <source>{times} (hourly: {hours})</source>
      <translation>{times}，而不是 {hours}</translation>
    </message>
    <message numerus="yes">
      <source>{n} waiting since {time}</source>
      <translation>
        <numerusform>{n} 项自 {time} 起等待</numerusform>
      </translation>
    </message>
    <message>
      <source>Your own server or a hosted one</source>
      <translation>您自己的服务器或托管的服务器</translation>
    </message>
    <message>
      <source>Can also let Paperround schedule its refreshes</source>
      <translation>也可以让 Paperround 安排抓取</translation>
    </message>
    <message>
      <source>Another service</source>
      <translation>其他服务</translation>
    </message>
    <message>
      <source>Password</source>
      <translation>密码</translation>
    </message>
    <message>
      <source>Add account</source>
      <translation>添加账户</translation>
    </message>
    <message>
      <source>Coming from another reader? Import its feeds and stars from a file instead.</source>
      <translation>从其他阅读器过来？可以从文件导入订阅源和星标。</translation>
    </message>
    <message>
      <source>Import…</source>
      <translation>导入…</translation>
    </message>
    <message>
      <source>Server address</source>
      <translation>服务器地址</translation>
    </message>
    <message>
      <source>User name</source>
      <translation>用户名</translation>
    </message>
    <message>
      <source>Custom certificate authority…</source>
      <translation>自有证书颁发机构…</translation>
    </message>
    <message>
      <source>Account name</source>
      <translation>账户名称</translation>
    </message>
    <message>
      <source>Continue</source>
      <translation>继续</translation>
    </message>
    <message>
      <source>Test connection</source>
      <translation>测试</translation>
    </message>
    <message>
      <source>Done</source>
      <translation>完成</translation>
    </message>
    <message>
      <source>Also add my 1 local feed</source>
      <translation>同时添加我的 1 个本地订阅源</translation>
    </message>
    <message numerus="yes">
      <source>Also add my {n} local feeds</source>
      <translation>
        <numerusform>同时添加我的 {n} 个本地订阅源</numerusform>
      </translation>
    </message>
    <message>
      <source>The first sync is running. You can close this and read on.</source>
      <translation>首次同步正在进行。您可以关闭此窗口继续阅读。</translation>
    </message>
    <message>
      <source>The first sync is running: {done} of {total} articles.</source>
      <translation>首次同步正在进行：{total} 篇文章中的 {done} 篇。</translation>
    </message>
    <message>
      <source>Connected in {s} s: {feeds}, {unread} unread, {stars} starred.</source>
      <translation>在 {s} 秒内回应：{feeds}，{unread} 篇未读，{stars} 个星标。</translation>
    </message>
    <message>
      <source>You already have 1 of them. It won’t be added twice.</source>
      <translation>其中 1 个您已有；只会保留一份。</translation>
    </message>
    <message>
      <source>Add account…</source>
      <translation>添加账户…</translation>
    </message>
    <message>
      <source>Add new feeds to this account</source>
      <translation>我添加的订阅源也加到这里</translation>
    </message>
    <message>
      <source>API password:</source>
      <translation>其 API 的密码：</translation>
    </message>
    <message>
      <source>Remove {name}?</source>
      <translation>退出 {name}</translation>
    </message>
    <message>
      <source>Remove account…</source>
      <translation>退出此账户…</translation>
    </message>
    <message>
      <source>Turn on</source>
      <translation>告诉它</translation>
    </message>
    <message numerus="yes">
      <source>offline, {n} waiting</source>
      <translation>
        <numerusform>离线，{n} 项等待中</numerusform>
      </translation>
    </message>
    <message>
      <source>Server asked Paperround to wait</source>
      <translation>要求暂停</translation>
    </message>
    <message>
      <source>Certificate not trusted</source>
      <translation>证书不受信任</translation>
    </message>
    <message>
      <source>API turned off</source>
      <translation>接口已关闭</translation>
    </message>
    <message>
      <source>No response</source>
      <translation>没有回应</translation>
    </message>
    <message>
      <source>Synced {time} ago</source>
      <translation>{time}前同步</translation>
    </message>
    <message numerus="yes">
      <source>{n} times</source>
      <translation>
        <numerusform>{n} 次</numerusform>
      </translation>
    </message>
    <message>
      <source>before you read</source>
      <translation>在您查看之前</translation>
    </message>
    <message>
      <source>while you’re reading</source>
      <translation>在您阅读时</translation>
    </message>
    <message>
      <source>when new articles are likely</source>
      <translation>可能有新文章时</translation>
    </message>
    <message>
      <source>unless you open Paperround first</source>
      <translation>如果您之前没有查看</translation>
    </message>
    <message>
      <source>retrying</source>
      <translation>再次尝试</translation>
    </message>
    <message>
      <source>{time}, {why}</source>
      <translation>{time}，{why}</translation>
    </message>
    <message>
      <source>Keep feeds, read status and stars the same on all your devices.</source>
      <translation>让订阅源、已读状态和星标在您的所有设备上保持一致。</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>返回选择</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>取消</translation>
    </message>
    <message>
      <source>Enter the address, your user name and the password.</source>
      <translation>请输入地址、用户名和密码。</translation>
    </message>
    <message>
      <source>Test again</source>
      <translation>再次测试</translation>
    </message>
    <message>
      <source>The first sync brought {feeds} and {unread}.</source>
      <translation>首次同步带来 {feeds}和 {unread}。</translation>
    </message>
    <message>
      <source>Next sync: {when}. Changes you make are sent right away.</source>
      <translation>下次同步：{when}。您的更改会立即发送。</translation>
    </message>
    <message numerus="yes">
      <source>You already have {n} of them. They won’t be added twice.</source>
      <translation>
        <numerusform>其中 {n} 个您已有；只会各保留一份。</numerusform>
      </translation>
    </message>
    <message>
      <source>Sync {name} now</source>
      <translation>立即同步 {name}</translation>
    </message>
    <message>
      <source>Let Paperround schedule this server’s refreshes</source>
      <translation>按我的计划告诉它何时抓取</translation>
    </message>
    <message>
      <source>Syncs today</source>
      <translation>今日询问</translation>
    </message>
    <message>
      <source>Next sync</source>
      <translation>下次询问</translation>
    </message>
    <message>
      <source>Unsynced changes</source>
      <translation>发件箱</translation>
    </message>
    <message>
      <source>Password missing</source>
      <translation>缺少密码</translation>
    </message>
    <message>
      <source>Password rejected</source>
      <translation>密码被拒绝</translation>
    </message>
    <message>
      <source>Connecting to {address}…</source>
      <translation>正在询问 {address}…</translation>
    </message>
    <message>
      <source>Sign in to {service}</source>
      <translation>登录 {service}</translation>
    </message>
    <message>
      <source>{service} is ready</source>
      <translation>{service} 已就绪</translation>
    </message>
    <message>
      <source>{name} was added</source>
      <translation>已添加 {name}</translation>
    </message>
    <message>
      <source>Step {n} of 3</source>
      <translation>第 {n} 步，共 3 步</translation>
    </message>
    <message>
      <source>The best of your unread articles in one edition you can finish. Read it here, on an e-reader or on paper.</source>
      <translation>从您的未读文章中精选，汇成一份读得完的报纸。可在此处、电子书阅读器或纸上阅读。</translation>
    </message>
    <message numerus="yes">
      <source>{n} articles from {feeds}, about {minutes} minutes</source>
      <translation>
        <numerusform>来自 {feeds}的 {n} 篇文章，约 {minutes} 分钟</numerusform>
      </translation>
    </message>
    <message>
      <source>Your feeds, as a newspaper</source>
      <translation>您的订阅源，化作报纸</translation>
    </message>
    <message>
      <source>Every morning</source>
      <translation>每天早晨</translation>
    </message>
    <message>
      <source>Morning Paper settings</source>
      <translation>晨报设置</translation>
    </message>
    <message>
      <source>When</source>
      <translation>时间</translation>
    </message>
    <message>
      <source>Choose…</source>
      <translation>选择…</translation>
    </message>
    <message>
      <source>at most {posts}</source>
      <translation>最多 {posts}</translation>
    </message>
    <message>
      <source>about {posts}</source>
      <translation>约 {posts}</translation>
    </message>
    <message>
      <source>Contacting the server…</source>
      <translation>正在询问服务器…</translation>
    </message>
    <message>
      <source>Not enough new articles yet</source>
      <translation>新文章还不够</translation>
    </message>
    <message>
      <source>Articles</source>
      <translation>文章</translation>
    </message>
    <message>
      <source>Feeds without a folder</source>
      <translation>不在文件夹中的订阅源</translation>
    </message>
    <message>
      <source>Starred, not yet read</source>
      <translation>星标且未读</translation>
    </message>
    <message>
      <source>nothing new</source>
      <translation>没有新内容</translation>
    </message>
    <message>
      <source>Before I start reading</source>
      <translation>在我首次查看之前</translation>
    </message>
    <message>
      <source>At</source>
      <translation>指定时间</translation>
    </message>
    <message>
      <source>as</source>
      <translation>格式</translation>
    </message>
    <message>
      <source>Length</source>
      <translation>篇幅</translation>
    </message>
    <message>
      <source>From</source>
      <translation>来源</translation>
    </message>
    <message>
      <source>Save or send to</source>
      <translation>保存或发送到</translation>
    </message>
    <message>
      <source>Book for e-readers (*.epub);;PDF (*.pdf)</source>
      <translation>电子书 (*.epub);;PDF (*.pdf)</translation>
    </message>
    <message>
      <source>Older editions</source>
      <translation>以前的报纸</translation>
    </message>
    <message>
      <source>Previous page</source>
      <translation>上一页</translation>
    </message>
    <message>
      <source>Next page</source>
      <translation>下一页</translation>
    </message>
    <message>
      <source>Mark read</source>
      <translation>标为已读</translation>
    </message>
    <message>
      <source>Save edition</source>
      <translation>保存报纸</translation>
    </message>
    <message>
      <source>Creating…</source>
      <translation>正在制作</translation>
    </message>
    <message>
      <source>Edition page</source>
      <translation>报纸页面</translation>
    </message>
    <message>
      <source>Save as…</source>
      <translation>另存为…</translation>
    </message>
    <message>
      <source>Print…</source>
      <translation>打印…</translation>
    </message>
    <message>
      <source>Create now</source>
      <translation>立即制作</translation>
    </message>
    <message>
      <source>Create today’s edition</source>
      <translation>制作今天的报纸</translation>
    </message>
    <message>
      <source>Preview of today’s edition</source>
      <translation>预览今天的报纸</translation>
    </message>
    <message>
      <source>No edition yet</source>
      <translation>还没有报纸</translation>
    </message>
    <message>
      <source>Not enough new articles for an edition.</source>
      <translation>新文章不够制作一期报纸。</translation>
    </message>
    <message>
      <source>{page} of {pages}</source>
      <translation>{page} / {pages}</translation>
    </message>
    <message>
      <source>Saved as {file}.</source>
      <translation>已另存为 {file}。</translation>
    </message>
    <message>
      <source>1 change</source>
      <translation>1 项更改</translation>
    </message>
    <message>
      <source>Use the same folder and passphrase on each computer. The passphrase is stored in the system keyring.</source>
      <translation>在每台电脑上使用相同的文件夹和密码短语。密码短语保存在系统的密钥环中。</translation>
    </message>
    <message>
      <source>Keep your computers in step without a server, with a folder that Syncthing, Dropbox or a similar program copies between them.</source>
      <translation>无需服务器即可让多台电脑保持一致：使用由 Syncthing、Dropbox 或类似程序复制的文件夹。</translation>
    </message>
    <message>
      <source>Encrypt the files with a passphrase</source>
      <translation>用密码短语加密文件</translation>
    </message>
    <message>
      <source>Folder</source>
      <translation>文件夹</translation>
    </message>
    <message>
      <source>Passphrase</source>
      <translation>密码短语</translation>
    </message>
    <message>
      <source>Start syncing</source>
      <translation>开始同步</translation>
    </message>
    <message>
      <source>Choose another folder…</source>
      <translation>选择其他文件夹…</translation>
    </message>
    <message>
      <source>Sync folder</source>
      <translation>同步文件夹</translation>
    </message>
    <message>
      <source>Reading the folder…</source>
      <translation>正在读取文件夹…</translation>
    </message>
    <message>
      <source>The sync folder isn’t used any more. Its files stay.</source>
      <translation>不再使用同步文件夹。其中的文件会保留。</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>撤销</translation>
    </message>
    <message>
      <source>Choose sync folder…</source>
      <translation>选择同步文件夹…</translation>
    </message>
    <message>
      <source>Choose the folder that is copied between your computers</source>
      <translation>选择在您的电脑之间复制的文件夹</translation>
    </message>
    <message>
      <source>Stop syncing</source>
      <translation>停止同步</translation>
    </message>
    <message>
      <source>Passphrase missing</source>
      <translation>缺少密码短语</translation>
    </message>
    <message>
      <source>Not syncing</source>
      <translation>未同步</translation>
    </message>
    <message numerus="yes">
      <source>{n} changes</source>
      <translation>
        <numerusform>{n} 项更改</numerusform>
      </translation>
    </message>
    <message>
      <source>Enter a passphrase.</source>
      <translation>请输入密码短语。</translation>
    </message>
    <message>
      <source>Passphrase of the sync folder:</source>
      <translation>同步文件夹的密码短语：</translation>
    </message>
    <message>
      <source>From this computer</source>
      <translation>来自这台电脑</translation>
    </message>
    <message>
      <source>From other computers</source>
      <translation>来自其他电脑</translation>
    </message>
    <message>
      <source>Files</source>
      <translation>文件</translation>
    </message>
    <message>
      <source>Encrypted</source>
      <translation>已加密</translation>
    </message>
    <message>
      <source>Not encrypted</source>
      <translation>未加密</translation>
    </message>
    <message>
      <source>Checked every 2 hours (counts toward your budget)</source>
      <translation>每 2 小时询问一次，计入您的预算</translation>
    </message>
    <message>
      <source>{done} of {total} messages</source>
      <translation>{done} / {total} 封邮件</translation>
    </message>
    <message>
      <source>not known yet</source>
      <translation>尚不清楚</translation>
    </message>
    <message>
      <source>Push: new mail arrives immediately</source>
      <translation>推送，无需抓取</translation>
    </message>
    <message>
      <source>1 message, {size}</source>
      <translation>1 封邮件，{size}</translation>
    </message>
    <message numerus="yes">
      <source>{n} messages, {size}</source>
      <translation>
        <numerusform>{n} 封邮件，{size}</numerusform>
      </translation>
    </message>
    <message>
      <source>1 folder</source>
      <translation>1 个文件夹</translation>
    </message>
    <message>
      <source>This server doesn’t support push (IDLE), so it will be checked every 2 hours. This counts toward your budget.</source>
      <translation>它无法告知邮件何时到达，因此将每 2 小时询问一次，计入您的预算。</translation>
    </message>
    <message>
      <source>Your password is stored in the system keyring. Without one, you’ll be asked for it each time Paperround starts.</source>
      <translation>密码保存在系统的密钥环中；没有密钥环时，每次启动都会询问。</translation>
    </message>
    <message>
      <source>Read newsletters from a mail folder as feeds, one per sender.</source>
      <translation>您邮箱文件夹中的邮件通讯可作为订阅源阅读，每个发件人一个。</translation>
    </message>
    <message>
      <source>Checking…</source>
      <translation>正在检查</translation>
    </message>
    <message>
      <source>Not checked yet</source>
      <translation>尚未读取</translation>
    </message>
    <message>
      <source>Stopped</source>
      <translation>已停止</translation>
    </message>
    <message>
      <source>Checked just now</source>
      <translation>刚刚读取</translation>
    </message>
    <message>
      <source>Connected in {s} s: {folders}.</source>
      <translation>在 {s} 秒内回应：{folders}。</translation>
    </message>
    <message>
      <source>This server supports push (IDLE), so new mail arrives immediately.</source>
      <translation>它会告知邮件何时到达，因此无需抓取。</translation>
    </message>
    <message>
      <source>Security</source>
      <translation>连接</translation>
    </message>
    <message>
      <source>Mark messages as read on the server</source>
      <translation>将我在此读过的在服务器上标为已读</translation>
    </message>
    <message>
      <source>Server</source>
      <translation>服务器</translation>
    </message>
    <message>
      <source>Start with</source>
      <translation>首先读取</translation>
    </message>
    <message>
      <source>Email newsletters</source>
      <translation>邮件通讯</translation>
    </message>
    <message>
      <source>Add email newsletters…</source>
      <translation>添加邮件通讯…</translation>
    </message>
    <message>
      <source>Mailbox password:</source>
      <translation>此邮箱的密码：</translation>
    </message>
    <message>
      <source>Remove mailbox…</source>
      <translation>不再读取此邮箱…</translation>
    </message>
    <message>
      <source>Offline</source>
      <translation>离线</translation>
    </message>
    <message>
      <source>Insecure connection</source>
      <translation>连接不安全</translation>
    </message>
    <message>
      <source>Folder missing</source>
      <translation>缺少文件夹</translation>
    </message>
    <message>
      <source>Checked {time} ago</source>
      <translation>{time}前读取</translation>
    </message>
    <message numerus="yes">
      <source>{n} folders</source>
      <translation>
        <numerusform>{n} 个文件夹</numerusform>
      </translation>
    </message>
    <message>
      <source>TLS, usually port 993</source>
      <translation>TLS，通常为端口 993</translation>
    </message>
    <message>
      <source>STARTTLS, usually port 143</source>
      <translation>STARTTLS，通常为端口 143</translation>
    </message>
    <message>
      <source>None (this computer only)</source>
      <translation>无，仅限这台电脑</translation>
    </message>
    <message>
      <source>Stop and keep what was imported so far</source>
      <translation>停止；已读取的内容会保留</translation>
    </message>
    <message>
      <source>New messages</source>
      <translation>新邮件</translation>
    </message>
    <message>
      <source>Today</source>
      <translation>今天</translation>
    </message>
    <message>
      <source>On the server</source>
      <translation>在服务器上</translation>
    </message>
    <message>
      <source> newest messages</source>
      <translation> 封最新邮件</translation>
    </message>
    <message>
      <source>Check {name} for new mail</source>
      <translation>立即在 {name} 中检查新邮件</translation>
    </message>
    <message>
      <source>Read status is synced</source>
      <translation>会发送已读标记</translation>
    </message>
    <message>
      <source>Nothing is changed on the server</source>
      <translation>从不更改</translation>
    </message>
    <message>
      <source>Position</source>
      <translation>位置</translation>
    </message>
    <message>
      <source>Player</source>
      <translation>播放器</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>播放</translation>
    </message>
    <message>
      <source>−15 s</source>
      <translation>−15 秒</translation>
    </message>
    <message>
      <source>15 seconds back</source>
      <translation>后退 15 秒</translation>
    </message>
    <message>
      <source>+30 s</source>
      <translation>+30 秒</translation>
    </message>
    <message>
      <source>30 seconds forward</source>
      <translation>前进 30 秒</translation>
    </message>
    <message>
      <source>Speed</source>
      <translation>速度</translation>
    </message>
    <message>
      <source>Chapters</source>
      <translation>章节</translation>
    </message>
    <message>
      <source>Sleep timer</source>
      <translation>定时停止</translation>
    </message>
    <message>
      <source>Up next</source>
      <translation>接下来播放</translation>
    </message>
    <message>
      <source>Close the player</source>
      <translation>关闭播放器</translation>
    </message>
    <message>
      <source>End of chapter</source>
      <translation>本章结束时</translation>
    </message>
    <message>
      <source>End of episode</source>
      <translation>播放结束时</translation>
    </message>
    <message>
      <source>Off</source>
      <translation>关</translation>
    </message>
    <message>
      <source>Stops after this chapter</source>
      <translation>本章后停止</translation>
    </message>
    <message>
      <source>Stops at the end</source>
      <translation>结束时停止</translation>
    </message>
    <message>
      <source>Pause</source>
      <translation>暂停</translation>
    </message>
    <message>
      <source>{place}, chapter {number} of {all}</source>
      <translation>{place}，第 {number} / {all} 章</translation>
    </message>
    <message>
      <source>Downloading an episode, {done} of {total}</source>
      <translation>正在下载录音，{done} / {total}</translation>
    </message>
    <message>
      <source>In {minutes} minutes</source>
      <translation>{minutes} 分钟后</translation>
    </message>
    <message>
      <source>chapter {number} of {all}, {feed}</source>
      <translation>第 {number} / {all} 章，{feed}</translation>
    </message>
    <message>
      <source>Stops in {minutes} min</source>
      <translation>{minutes} 分钟后停止</translation>
    </message>
    <message>
      <source>Loading, {place}</source>
      <translation>正在抓取，{place}</translation>
    </message>
    <message>
      <source>Show {name}</source>
      <translation>显示 {name}</translation>
    </message>
    <message>
      <source>Plays next</source>
      <translation>将在接下来播放</translation>
    </message>
    <message>
      <source>Added to the queue</source>
      <translation>已加入队列</translation>
    </message>
    <message>
      <source>Removed from queue</source>
      <translation>已从队列移出</translation>
    </message>
    <message>
      <source>Queue reordered</source>
      <translation>已调整队列顺序</translation>
    </message>
    <message>
      <source>Download removed</source>
      <translation>已移除下载</translation>
    </message>
    <message>
      <source>Downloading</source>
      <translation>正在下载</translation>
    </message>
    <message>
      <source>This article has no audio.</source>
      <translation>这篇文章没有可听的内容。</translation>
    </message>
    <message>
      <source>The queue is empty. Press Shift+Q to add the selected episode.</source>
      <translation>队列为空。按 Shift+Q 可加入当前文章。</translation>
    </message>
    <message>
      <source>Queue</source>
      <translation>队列</translation>
    </message>
    <message>
      <source>Up</source>
      <translation>上移</translation>
    </message>
    <message>
      <source>Down</source>
      <translation>下移</translation>
    </message>
    <message>
      <source>Remove</source>
      <translation>移除</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>关闭</translation>
    </message>
    <message>
      <source>Verified just now. Restoring takes a few seconds.</source>
      <translation>刚刚检查过，完好。需要几秒钟。</translation>
    </message>
    <message>
      <source>Copy details</source>
      <translation>复制详情</translation>
    </message>
    <message>
      <source>Everything that could be read has been saved.</source>
      <translation>可读取的内容是安全的。</translation>
    </message>
    <message>
      <source>Continue with the saved data</source>
      <translation>用已保存的内容继续</translation>
    </message>
    <message>
      <source>Older backups:</source>
      <translation>较早的副本：</translation>
    </message>
    <message>
      <source>Save recovered data to</source>
      <translation>可读内容保存到何处</translation>
    </message>
    <message>
      <source>Looking for backups…</source>
      <translation>正在查找文章的副本…</translation>
    </message>
    <message>
      <source>Restoring the backup…</source>
      <translation>正在恢复副本…</translation>
    </message>
    <message>
      <source>Recovering what can be read…</source>
      <translation>正在保存可读内容…</translation>
    </message>
    <message>
      <source>Details: {details}</source>
      <translation>发现：{details}</translation>
    </message>
    <message>
      <source>The file: {path}</source>
      <translation>文件：{path}</translation>
    </message>
    <message>
      <source>Starting over…</source>
      <translation>正在重新开始…</translation>
    </message>
    <message>
      <source>Restore backup from {when} ({posts}, {stars})</source>
      <translation>恢复 {when} 的副本（{posts}，{stars}）</translation>
    </message>
    <message>
      <source>Safe: {feeds}, {posts} and {stars}, as of {when}.</source>
      <translation>安全：{feeds}、{posts}和 {stars}，为 {when} 时的状态。</translation>
    </message>
    <message>
      <source>Whatever you choose, the original file stays untouched in its folder.</source>
      <translation>无论您选择什么，该文件都原封不动地留在其文件夹中。</translation>
    </message>
    <message>
      <source>May be lost: stars, tags and read status since the backup from {when}. Articles will be downloaded again.</source>
      <translation>可能丢失：{when} 的副本之后您加的星标、标签和已读标记。文章会重新抓取。</translation>
    </message>
    <message>
      <source>Restored the backup from {when}. Newer articles will be downloaded again.</source>
      <translation>已恢复 {when} 的副本。此后的文章将在下次抓取时获得。</translation>
    </message>
    <message>
      <source>Saved {feeds}, {posts} and {stars} to {folder}.</source>
      <translation>已将 {feeds}、{posts}和 {stars}保存到 {folder}。</translation>
    </message>
    <message>
      <source>Unreadable parts were taken from the backup from {when}. Changes since then are lost.</source>
      <translation>无法读取的内容取自 {when} 的副本：此后您在其中所做的标记已丢失。</translation>
    </message>
    <message>
      <source>Started over with your feeds. The old file is kept in the same folder.</source>
      <translation>已用您的订阅源重新开始。旧文件保留在同一文件夹中。</translation>
    </message>
    <message>
      <source>The old file also contains {what}. It’s kept in the same folder.</source>
      <translation>原有文件还多出 {what}；它保留在同一文件夹中。</translation>
    </message>
    <message>
      <source>No new database is created until you choose.</source>
      <translation>在您选择之前不会新建任何内容。</translation>
    </message>
    <message>
      <source>None of the backups could be read.</source>
      <translation>也没有可读取的副本。</translation>
    </message>
    <message>
      <source>Continuing with recovered data. The damaged file is kept.</source>
      <translation>正以可读取的内容继续。损坏的文件保留在旁边。</translation>
    </message>
    <message>
      <source>1 article marked as read</source>
      <translation>1 个已读标记</translation>
    </message>
    <message>
      <source>Your article database is damaged. Paperround stopped to avoid making it worse.</source>
      <translation>存放文章的文件已损坏，Paperround 已停止以免使其恶化。</translation>
    </message>
    <message>
      <source>Your article database is missing or empty, but there are backups.</source>
      <translation>存放文章的文件丢失或为空，但有其副本。</translation>
    </message>
    <message>
      <source>Your article database was saved by a newer version of Paperround, so this version won’t touch it.</source>
      <translation>存放文章的文件由较新的 Paperround 写入，因此本版本不会动它。</translation>
    </message>
    <message>
      <source>Your article database is from before Paperround 1.0, so this version won’t touch it.</source>
      <translation>文章文件来自 Paperround 1.0 之前的版本，不会被改动。</translation>
    </message>
    <message>
      <source>Another program is using your article database.</source>
      <translation>另一个程序正占用存放文章的文件。</translation>
    </message>
    <message>
      <source>Paperround doesn’t have permission to change your article database.</source>
      <translation>无法写入存放文章的文件。</translation>
    </message>
    <message>
      <source>The disk is full, so nothing new can be saved.</source>
      <translation>磁盘已满，无法保存新内容。</translation>
    </message>
    <message>
      <source>Your article database can’t be used right now.</source>
      <translation>存放文章的文件目前无法使用。</translation>
    </message>
    <message>
      <source>today {time}</source>
      <translation>今天 {time}</translation>
    </message>
    <message>
      <source>yesterday {time}</source>
      <translation>昨天 {time}</translation>
    </message>
    <message>
      <source>Restore backup from {when}</source>
      <translation>恢复 {when} 的副本</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>重试</translation>
    </message>
    <message>
      <source>Fix permissions</source>
      <translation>使其可写</translation>
    </message>
    <message>
      <source>Save what can be recovered…</source>
      <translation>保存可读内容…</translation>
    </message>
    <message>
      <source>Start over</source>
      <translation>在其旁重新开始</translation>
    </message>
    <message>
      <source>Quit</source>
      <translation>退出</translation>
    </message>
    <message>
      <source>Tries to open it again. Nothing is changed.</source>
      <translation>再打开一次。不做任何更改。</translation>
    </message>
    <message>
      <source>Changes the permissions of the file and its folder, nothing else.</source>
      <translation>仅更改该文件及其文件夹的权限。</translation>
    </message>
    <message>
      <source>Saves your feeds, stars and every readable article to a folder you choose.</source>
      <translation>将订阅源、星标和所有可读文章写入您选择的文件夹。</translation>
    </message>
    <message>
      <source>Creates a new, empty database with your feeds. The old file is kept.</source>
      <translation>只有您的订阅源，没有文章。原有文件可以稍后再处理。</translation>
    </message>
    <message>
      <source>Nothing is changed. You’ll see this page again next time.</source>
      <translation>不做任何更改。下次启动时会再次显示此页。</translation>
    </message>
    <message>
      <source>Install the newer version again and everything will be as you left it.</source>
      <translation>重新安装较新的 Paperround，一切都会如您离开时那样。</translation>
    </message>
    <message>
      <source>Quit, and move it by packaging/move_development_profile.py: everything comes along.</source>
      <translation>请退出，并用 packaging/move_development_profile.py 迁移：所有内容都会保留。</translation>
    </message>
    <message>
      <source>Close other Paperround windows and any backup or sync programs, then try again.</source>
      <translation>关闭其他 Paperround 窗口和命令，或正在复制文件的程序，然后重试。</translation>
    </message>
    <message>
      <source>Check the permissions of the file and its folder, and whether the disk is read-only.</source>
      <translation>检查该文件及其文件夹的权限，以及磁盘是否为只读。</translation>
    </message>
    <message>
      <source>Free up some space, then try again. Nothing was lost.</source>
      <translation>释放一些空间后重试：没有丢失任何内容。</translation>
    </message>
    <message>
      <source>Check that its disk is connected and working, then try again.</source>
      <translation>检查磁盘是否已连接且正常，然后重试。</translation>
    </message>
    <message>
      <source>{when} (may be incomplete)</source>
      <translation>{when}（可疑）</translation>
    </message>
    <message numerus="yes">
      <source>{n} articles marked as read</source>
      <translation>
        <numerusform>{n} 个已读标记</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} of the newest {tried} match.</source>
      <translation>
        <numerusform>最新的 {tried}中有 {count} 篇匹配。</numerusform>
      </translation>
    </message>
    <message>
      <source>Matching articles</source>
      <translation>本会匹配的文章</translation>
    </message>
    <message>
      <source>Field</source>
      <translation>位置</translation>
    </message>
    <message>
      <source>Comparison</source>
      <translation>方式</translation>
    </message>
    <message>
      <source>Text to find</source>
      <translation>查找内容</translation>
    </message>
    <message>
      <source>Remove this condition</source>
      <translation>移除此条件</translation>
    </message>
    <message>
      <source>Match</source>
      <translation>需满足多少条件</translation>
    </message>
    <message>
      <source>Add condition</source>
      <translation>添加条件</translation>
    </message>
    <message>
      <source>any feed</source>
      <translation>任意订阅源</translation>
    </message>
    <message>
      <source>(deleted folder)</source>
      <translation>已不存在的文件夹</translation>
    </message>
    <message>
      <source>(deleted feed)</source>
      <translation>已不存在的订阅源</translation>
    </message>
    <message>
      <source>Only if the category is</source>
      <translation>仅限类别</translation>
    </message>
    <message>
      <source>Category</source>
      <translation>类别</translation>
    </message>
    <message>
      <source>Until</source>
      <translation>截止</translation>
    </message>
    <message>
      <source>Active until</source>
      <translation>最后一天</translation>
    </message>
    <message>
      <source>Add action</source>
      <translation>添加操作</translation>
    </message>
    <message>
      <source>Remove this action</source>
      <translation>移除此操作</translation>
    </message>
    <message>
      <source>Tag it</source>
      <translation>加标签</translation>
    </message>
    <message>
      <source>New tag…</source>
      <translation>新建标签…</translation>
    </message>
    <message>
      <source>Rule</source>
      <translation>规则</translation>
    </message>
    <message>
      <source>Feed or folder</source>
      <translation>订阅源或文件夹</translation>
    </message>
    <message>
      <source>Stop processing other rules</source>
      <translation>不再应用后续规则</translation>
    </message>
    <message>
      <source>When an article from {feed} matches {how} of these:</source>
      <translation>当来自 {feed} 的文章符合以下{how}条件时：</translation>
    </message>
    <message>
      <source>Existing articles aren’t changed.</source>
      <translation>已有的文章不会改变。</translation>
    </message>
    <message>
      <source>Also apply to the matching articles</source>
      <translation>也应用于找到的文章</translation>
    </message>
    <message>
      <source>See which of your articles it would match.</source>
      <translation>查看您现有的哪些文章会匹配。</translation>
    </message>
    <message>
      <source>Title</source>
      <translation>标题</translation>
    </message>
    <message>
      <source>Feed</source>
      <translation>订阅源</translation>
    </message>
    <message>
      <source>Mark it read</source>
      <translation>标为已读</translation>
    </message>
    <message>
      <source>Star it</source>
      <translation>加星标</translation>
    </message>
    <message>
      <source>Notify me</source>
      <translation>立即通知我</translation>
    </message>
    <message>
      <source>Highlight it</source>
      <translation>突出显示</translation>
    </message>
    <message>
      <source>Hide it</source>
      <translation>隐藏</translation>
    </message>
    <message>
      <source>(deleted destination)</source>
      <translation>已不存在的目标</translation>
    </message>
    <message>
      <source>Send it to</source>
      <translation>发送到</translation>
    </message>
    <message>
      <source>Then</source>
      <translation>则</translation>
    </message>
    <message>
      <source>Searching…</source>
      <translation>正在查找…</translation>
    </message>
    <message>
      <source>folder {name}</source>
      <translation>文件夹 {name}</translation>
    </message>
    <message>
      <source>Save rule</source>
      <translation>保存规则</translation>
    </message>
    <message>
      <source>Tag “{name}”</source>
      <translation>标签“{name}”</translation>
    </message>
    <message>
      <source>Send to {target}</source>
      <translation>发送到 {target}</translation>
    </message>
    <message>
      <source>New tag</source>
      <translation>新建标签</translation>
    </message>
    <message>
      <source>Name of the tag</source>
      <translation>标签名称</translation>
    </message>
    <message>
      <source>{place} contains the words “{wanted}”</source>
      <translation>{place}含有词语“{wanted}”</translation>
    </message>
    <message>
      <source>{place} contains “{wanted}”</source>
      <translation>{place}含有“{wanted}”</translation>
    </message>
    <message>
      <source>{place} matches regex “{wanted}”</source>
      <translation>{place}匹配“{wanted}”</translation>
    </message>
    <message>
      <source>Text</source>
      <translation>正文</translation>
    </message>
    <message>
      <source>Author</source>
      <translation>作者</translation>
    </message>
    <message>
      <source>Title, text or author</source>
      <translation>标题、正文或作者</translation>
    </message>
    <message>
      <source>contains these words</source>
      <translation>含有这些词</translation>
    </message>
    <message>
      <source>contains the phrase</source>
      <translation>完全含有</translation>
    </message>
    <message>
      <source>matches regular expression</source>
      <translation>匹配模式</translation>
    </message>
    <message>
      <source>all</source>
      <translation>全部</translation>
    </message>
    <message>
      <source>any</source>
      <translation>任一</translation>
    </message>
    <message>
      <source>none</source>
      <translation>无</translation>
    </message>
    <message>
      <source>mark read</source>
      <translation>标为已读</translation>
    </message>
    <message>
      <source>star</source>
      <translation>加星标</translation>
    </message>
    <message>
      <source>highlight</source>
      <translation>突出显示</translation>
    </message>
    <message>
      <source>notify</source>
      <translation>通知</translation>
    </message>
    <message>
      <source>hide</source>
      <translation>隐藏</translation>
    </message>
    <message>
      <source>then stop</source>
      <translation>不再应用后续规则</translation>
    </message>
    <message>
      <source>{condition}: {actions}</source>
      <translation>{condition}：{actions}</translation>
    </message>
    <message>
      <source>Every article</source>
      <translation>每篇文章</translation>
    </message>
    <message>
      <source>{condition}, category {category}</source>
      <translation>{condition}，类别 {category}</translation>
    </message>
    <message>
      <source>{condition}, until {date}</source>
      <translation>{condition}，直到 {date}</translation>
    </message>
    <message>
      <source>None of: {conditions}</source>
      <translation>均不满足：{conditions}</translation>
    </message>
    <message>
      <source> and </source>
      <translation>且</translation>
    </message>
    <message>
      <source> or </source>
      <translation>或</translation>
    </message>
    <message>
      <source>tag {name}</source>
      <translation>标签 {name}</translation>
    </message>
    <message>
      <source>send to {target}</source>
      <translation>发送到 {target}</translation>
    </message>
    <message>
      <source>Every article from {feed}</source>
      <translation>{feed} 的每篇文章</translation>
    </message>
    <message>
      <source>{condition} in {feed}</source>
      <translation>{feed} 中{condition}</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>规则</translation>
    </message>
    <message>
      <source>Show hidden articles…</source>
      <translation>显示…</translation>
    </message>
    <message>
      <source>New rule…</source>
      <translation>新建规则…</translation>
    </message>
    <message>
      <source>Edit…</source>
      <translation>更改…</translation>
    </message>
    <message>
      <source>Hidden articles</source>
      <translation>隐藏的文章</translation>
    </message>
    <message>
      <source>Unhide all</source>
      <translation>全部恢复</translation>
    </message>
    <message>
      <source>Unhide</source>
      <translation>恢复</translation>
    </message>
    <message>
      <source>Rules run from top to bottom when an article arrives. Existing articles aren’t affected.</source>
      <translation>文章到达时按从上到下的顺序应用规则。不影响较早的文章。</translation>
    </message>
    <message>
      <source>No rules yet. Rules can mark, star, tag or hide new articles based on their content.</source>
      <translation>还没有规则。规则会按照文字将新文章标记、加星标、加标签或隐藏。</translation>
    </message>
    <message>
      <source>No articles are hidden by rules.</source>
      <translation>目前没有规则隐藏任何文章。</translation>
    </message>
    <message numerus="yes">
      <source>{posts} hidden by rules. Showing the newest {n}.</source>
      <translation>
        <numerusform>被规则隐藏：{posts}。列出最新 {n} 篇。</numerusform>
      </translation>
    </message>
    <message>
      <source>{posts} hidden by rules.</source>
      <translation>被规则隐藏：{posts}。</translation>
    </message>
    <message>
      <source>Saved search</source>
      <translation>已保存的搜索</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>名称</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>搜索</translation>
    </message>
    <message>
      <source>Appears in the sidebar with its unread count.</source>
      <translation>它显示在侧边栏中，并带有未读数。</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>保存</translation>
    </message>
    <message>
      <source>the latest {posts}</source>
      <translation>最新的 {posts}</translation>
    </message>
    <message>
      <source>Currently finds {posts}.</source>
      <translation>现在可找到 {posts}。</translation>
    </message>
    <message>
      <source>Enter a search.</source>
      <translation>请输入要搜索的内容。</translation>
    </message>
    <message>
      <source>A saved search with this name already exists.</source>
      <translation>已有同名的搜索。</translation>
    </message>
    <message>
      <source>Export everything…</source>
      <translation>导出全部…</translation>
    </message>
    <message>
      <source>Erase your reading times and what was learned from them?</source>
      <translation>清除您的阅读时间及由此学到的内容？</translation>
    </message>
    <message>
      <source>Paperround will forget when you read, what you opened and everything it learned from that, including in its backups. Cached images are deleted. Your feeds, articles, stars and read status are kept. This can’t be undone.</source>
      <translation>您何时查看、打开了什么以及由此学到的一切都会被忘记（包括备份中的）；缓存的图片也会删除。您的订阅源、文章、星标和已读标记会保留。学习重新开始。此操作无法撤销。</translation>
    </message>
    <message>
      <source>Records when the window is in use, and when you unlock this computer or go offline, to fetch just before you read.</source>
      <translation>记录您何时使用窗口，以及何时解锁此电脑或离线，以便在您阅读前抓取。</translation>
    </message>
    <message>
      <source>Records which articles you open and for how long.</source>
      <translation>记录您打开了哪些文章以及阅读多久。</translation>
    </message>
    <message>
      <source>Your own data is copied every day, everything once a week while plugged in. Databases that were replaced or damaged are removed after a month, or when all copies take more than the database.</source>
      <translation>您自己的数据每天复制一次，全部数据在接通电源时每周复制一次。被替换或损坏的数据库会在一个月后，或所有副本超过数据库大小时删除。</translation>
    </message>
    <message>
      <source>Writes one file with your feeds, articles, stars, tags, rules, searches and settings, which Import feeds reads back. It also contains your feeds, stars and articles in formats that other programs can read.</source>
      <translation>将您的订阅源、文章、星标、标签、规则、搜索和设置写入一个文件，可用“导入列表”导入。其中的订阅源、星标和文章还附有其他程序可读取的格式。</translation>
    </message>
    <message>
      <source>{all} · articles {articles}, images {images}, episodes {episodes}</source>
      <translation>{all} · 文章 {articles}，图片 {images}，录音 {episodes}</translation>
    </message>
    <message>
      <source>Anything you starred, tagged or read since then isn’t in this backup. Your current data is kept in the same folder. The window will reopen in a moment.</source>
      <translation>此后您加的星标、标签和已读标记不在其中。现有内容会另存于同一文件夹，不会删除。窗口稍后即会恢复。</translation>
    </message>
    <message>
      <source>Start and end</source>
      <translation>开始和结束时间</translation>
    </message>
    <message>
      <source>Unlocking, waking, joining a network</source>
      <translation>解锁、唤醒、连接网络</translation>
    </message>
    <message>
      <source>Erase</source>
      <translation>清除</translation>
    </message>
    <message>
      <source>Privacy &amp; Data</source>
      <translation>隐私与数据</translation>
    </message>
    <message>
      <source>What Paperround records, where it’s kept and how to erase it. None of it leaves this computer.</source>
      <translation>Paperround 记录什么、存放在哪里以及如何清除。这些都不会离开此电脑。</translation>
    </message>
    <message>
      <source>Storage</source>
      <translation>保留</translation>
    </message>
    <message>
      <source>Backups</source>
      <translation>备份</translation>
    </message>
    <message>
      <source>Move to another computer</source>
      <translation>迁移到另一台电脑</translation>
    </message>
    <message>
      <source>Free up images</source>
      <translation>清理图片</translation>
    </message>
    <message>
      <source>Backups, newest first</source>
      <translation>备份，最新在前</translation>
    </message>
    <message>
      <source>Back up now</source>
      <translation>立即备份</translation>
    </message>
    <message>
      <source>Restore…</source>
      <translation>恢复…</translation>
    </message>
    <message>
      <source>Show in folder</source>
      <translation>显示文件夹</translation>
    </message>
    <message>
      <source>Restore this backup?</source>
      <translation>恢复此备份？</translation>
    </message>
    <message>
      <source>Restore</source>
      <translation>恢复</translation>
    </message>
    <message>
      <source>Recorded activity, newest first</source>
      <translation>您的阅读记录，最新在前</translation>
    </message>
    <message>
      <source>View recorded data</source>
      <translation>查看记录的数据</translation>
    </message>
    <message>
      <source>Erase…</source>
      <translation>清除…</translation>
    </message>
    <message>
      <source>until you erase it</source>
      <translation>直到您清除</translation>
    </message>
    <message>
      <source>Starred and tagged articles are always kept.</source>
      <translation>带星标或标签的文章始终保留。</translation>
    </message>
    <message>
      <source>Used on disk</source>
      <translation>磁盘占用</translation>
    </message>
    <message>
      <source>No backups yet. The first will be made within a day.</source>
      <translation>尚无。第一份将在一天内制作。</translation>
    </message>
    <message>
      <source>may be incomplete: much smaller than earlier backups</source>
      <translation>可疑：比以前少得多</translation>
    </message>
    <message>
      <source>Hide recorded data</source>
      <translation>隐藏记录的数据</translation>
    </message>
    <message>
      <source>Recorded</source>
      <translation>记录</translation>
    </message>
    <message>
      <source>What exactly</source>
      <translation>具体内容</translation>
    </message>
    <message>
      <source>Kept for</source>
      <translation>保留时间</translation>
    </message>
    <message>
      <source>Time spent</source>
      <translation>阅读时长</translation>
    </message>
    <message>
      <source>screen unlocked</source>
      <translation>屏幕已解锁</translation>
    </message>
    <message>
      <source>back from idle</source>
      <translation>暂离后返回</translation>
    </message>
    <message>
      <source>woke from sleep</source>
      <translation>电脑已唤醒</translation>
    </message>
    <message>
      <source>lid opened</source>
      <translation>已打开盖子</translation>
    </message>
    <message>
      <source>connected to a network</source>
      <translation>已接入网络</translation>
    </message>
    <message>
      <source>Start and end, {since}</source>
      <translation>开始和结束时间，{since}</translation>
    </message>
    <message numerus="yes">
      <source>{n} days</source>
      <translation>
        <numerusform>{n} 天</numerusform>
      </translation>
    </message>
    <message>
      <source>1 reading session</source>
      <translation>1 次阅读</translation>
    </message>
    <message numerus="yes">
      <source>{n} reading sessions</source>
      <translation>
        <numerusform>{n} 次阅读</numerusform>
      </translation>
    </message>
    <message>
      <source>1 article read</source>
      <translation>已读 1 篇文章</translation>
    </message>
    <message numerus="yes">
      <source>{n} articles read</source>
      <translation>
        <numerusform>已读 {n} 篇文章</numerusform>
      </translation>
    </message>
    <message>
      <source>1 sign that you were here</source>
      <translation>1 次使用迹象</translation>
    </message>
    <message numerus="yes">
      <source>{n} signs that you were here</source>
      <translation>
        <numerusform>{n} 次使用迹象</numerusform>
      </translation>
    </message>
    <message>
      <source>Offline once</source>
      <translation>离线 1 次</translation>
    </message>
    <message numerus="yes">
      <source>Offline {n} times</source>
      <translation>
        <numerusform>离线 {n} 次</numerusform>
      </translation>
    </message>
    <message>
      <source>{when}: {what}</source>
      <translation>{when}：{what}</translation>
    </message>
    <message>
      <source>{day}, {start} – {end}: offline</source>
      <translation>{day} {start} – {end}：没有网络</translation>
    </message>
    <message>
      <source>Sync with other devices, read newsletters and send articles to other apps.</source>
      <translation>与其他设备同步、阅读邮件通讯，并将文章发送到其他应用。</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>设置</translation>
    </message>
    <message>
      <source>Search settings</source>
      <translation>搜索设置</translation>
    </message>
    <message>
      <source>Pages</source>
      <translation>页面</translation>
    </message>
    <message>
      <source>Turned on: {setting}</source>
      <translation>已开启：{setting}</translation>
    </message>
    <message>
      <source>Turned off: {setting}</source>
      <translation>已关闭：{setting}</translation>
    </message>
    <message>
      <source>{setting} changed</source>
      <translation>已更改“{setting}”</translation>
    </message>
    <message>
      <source>{setting} changed from {before} to {after}</source>
      <translation>已将“{setting}”从 {before} 改为 {after}</translation>
    </message>
    <message>
      <source>Accounts &amp; Sharing</source>
      <translation>账户与发送</translation>
    </message>
    <message>
      <source>No notifications between</source>
      <translation>不通知的时段</translation>
    </message>
    <message>
      <source>from</source>
      <translation>从</translation>
    </message>
    <message>
      <source>until</source>
      <translation>到</translation>
    </message>
    <message>
      <source>and</source>
      <translation>至</translation>
    </message>
    <message>
      <source>While plugged in and not on a metered connection. An episode often takes 30 to 100 MB, so you may have to raise the daily data limit.</source>
      <translation>仅在接通电源且不按流量计费时。每个录音通常为 30 至 100 MB，因此可能需要提高每日流量上限。</translation>
    </message>
    <message>
      <source>For laptops and slow connections</source>
      <translation>适合笔记本电脑和慢速网络</translation>
    </message>
    <message>
      <source>New articles as soon as possible</source>
      <translation>尽快获得新文章</translation>
    </message>
    <message>
      <source>Frugal</source>
      <translation>节省</translation>
    </message>
    <message>
      <source>Balanced</source>
      <translation>均衡</translation>
    </message>
    <message>
      <source>Fresh</source>
      <translation>及时</translation>
    </message>
    <message>
      <source>General</source>
      <translation>此电脑</translation>
    </message>
    <message>
      <source>How Paperround behaves on this computer.</source>
      <translation>Paperround 在此电脑上的行为。</translation>
    </message>
    <message>
      <source>Takes effect the next time Paperround starts.</source>
      <translation>新的大小将在下次启动时生效。</translation>
    </message>
    <message>
      <source>Notifications</source>
      <translation>通知</translation>
    </message>
    <message>
      <source>Reading</source>
      <translation>阅读</translation>
    </message>
    <message>
      <source>What counts as read, and how lists and articles are shown.</source>
      <translation>什么算已读，以及列表和文章如何显示。</translation>
    </message>
    <message>
      <source>Highlighted in lists and articles. Use quotes for a phrase.</source>
      <translation>它们会在所有列表和文章中标出；引号可将短语合为一体。</translation>
    </message>
    <message>
      <source>Duplicates</source>
      <translation>重复文章</translation>
    </message>
    <message>
      <source>Each fetch checks one feed for new articles. Your own refreshes are never refused.</source>
      <translation>一次抓取会向一个订阅源查询新文章。手动抓取从不受限。</translation>
    </message>
    <message>
      <source>Podcasts &amp; Morning Paper</source>
      <translation>播客与晨报</translation>
    </message>
    <message>
      <source>Episodes to listen to, and your own newspaper.</source>
      <translation>下载哪些内容供收听，以及您自己的报纸。</translation>
    </message>
    <message>
      <source>Episodes you downloaded yourself are never deleted for it.</source>
      <translation>您自己下载的录音绝不会因此被删除。</translation>
    </message>
    <message>
      <source>Morning Paper</source>
      <translation>晨报</translation>
    </message>
    <message>
      <source>A bar above the list shows how many are waiting. Feeds that notify you aren’t held back.</source>
      <translation>列表上方的横条显示有多少篇在等待。设为通知的订阅源不会等待。</translation>
    </message>
    <message>
      <source>Open Morning Paper</source>
      <translation>打开晨报</translation>
    </message>
    <message>
      <source>Changing the size reopens the window.</source>
      <translation>更改大小时，窗口会关闭并在原处重新打开。</translation>
    </message>
    <message>
      <source>The site that hosts an image can see that you loaded it. Tracking pixels are always blocked.</source>
      <translation>图片所在的网站会知道您加载了图片。跟踪像素始终会被拦截。</translation>
    </message>
    <message>
      <source>The best value</source>
      <translation>性价比最高</translation>
    </message>
    <message>
      <source>Match system</source>
      <translation>跟随系统</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>语言</translation>
    </message>
    <message>
      <source>Shortly after I open it</source>
      <translation>打开片刻之后</translation>
    </message>
    <message>
      <source>When I open it or scroll past</source>
      <translation>打开或滚动经过时</translation>
    </message>
    <message>
      <source>Only when I mark it</source>
      <translation>仅在我指定时</translation>
    </message>
    <message>
      <source>Three panes</source>
      <translation>三栏</translation>
    </message>
    <message>
      <source>Wide list</source>
      <translation>宽列表</translation>
    </message>
    <message>
      <source>Newspaper</source>
      <translation>报纸</translation>
    </message>
    <message>
      <source>Mark articles as read</source>
      <translation>何时视为已读</translation>
    </message>
    <message>
      <source>Layout</source>
      <translation>布局</translation>
    </message>
    <message>
      <source>Group the same story from different feeds</source>
      <translation>多个订阅源的同一报道只显示一次</translation>
    </message>
    <message>
      <source>Refreshing</source>
      <translation>抓取</translation>
    </message>
    <message>
      <source>How often Paperround fetches your feeds, and what that costs.</source>
      <translation>Paperround 多久抓取一次您的订阅源，以及相应的开销。</translation>
    </message>
    <message>
      <source>See the effect in Insights &gt; Budget</source>
      <translation>在“洞察”的“预算”中查看效果</translation>
    </message>
    <message>
      <source>If off, busy days may use up to half as many again, and quiet days use fewer.</source>
      <translation>否则，繁忙的日子最多可多抓取一半，清闲的日子则减少。</translation>
    </message>
    <message>
      <source>Images in lists use at most a tenth of it, and downloads ahead of time at most four fifths. What you open, add or download yourself isn’t limited.</source>
      <translation>列表中的图片最多占其十分之一，预先下载的内容最多占五分之四。您自己打开、添加或下载的内容不受限制。</translation>
    </message>
    <message>
      <source>Downloads full articles before the hours when you usually read offline. Only when plugged in, never on a metered connection.</source>
      <translation>在您通常离线阅读的时段之前下载全文。仅在接通电源时进行，按流量计费时绝不下载。</translation>
    </message>
    <message>
      <source>Advanced</source>
      <translation>高级</translation>
    </message>
    <message>
      <source>Battery and metered connections, batches per day, proxy</source>
      <translation>电池与按流量计费、每天唤醒次数、代理</translation>
    </message>
    <message>
      <source>Appearance</source>
      <translation>外观</translation>
    </message>
    <message>
      <source>Theme, text and images.</source>
      <translation>配色、文字和图片。</translation>
    </message>
    <message>
      <source>Only for rows on screen, none above 300 kB, at most 5 MB a day.</source>
      <translation>仅用于屏幕上显示的行，每张不超过 300 kB，每天最多 5 MB。</translation>
    </message>
    <message>
      <source>Images</source>
      <translation>图片</translation>
    </message>
    <message>
      <source>The sea comes when it comes. I only wrote it down.</source>
      <translation>海来时自来，我只是将它记下。</translation>
    </message>
    <message>
      <source>Font</source>
      <translation>字体</translation>
    </message>
    <message>
      <source>Font size</source>
      <translation>字号</translation>
    </message>
    <message>
      <source>Start Paperround at login</source>
      <translation>登录时启动 Paperround</translation>
    </message>
    <message>
      <source>Custom</source>
      <translation>自定义</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>浅色</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>深色</translation>
    </message>
    <message>
      <source>Theme</source>
      <translation>配色</translation>
    </message>
    <message>
      <source>Interface size</source>
      <translation>整体大小</translation>
    </message>
    <message>
      <source>Images used {size} in the last seven days.</source>
      <translation>在最近显示图片的七天里，图片耗费了 {size}。</translation>
    </message>
    <message>
      <source>Narrow</source>
      <translation>窄</translation>
    </message>
    <message>
      <source>Normal</source>
      <translation>标准</translation>
    </message>
    <message>
      <source>Wide</source>
      <translation>宽</translation>
    </message>
    <message>
      <source>Very wide</source>
      <translation>很宽</translation>
    </message>
    <message>
      <source>Compact</source>
      <translation>紧凑</translation>
    </message>
    <message>
      <source>Relaxed</source>
      <translation>宽松</translation>
    </message>
    <message>
      <source>Serif</source>
      <translation>衬线体</translation>
    </message>
    <message>
      <source>Sans serif</source>
      <translation>无衬线体</translation>
    </message>
    <message>
      <source>Text width</source>
      <translation>正文宽度</translation>
    </message>
    <message>
      <source>Line spacing</source>
      <translation>行距</translation>
    </message>
    <message numerus="yes">
      <source>About {n} fetches a day</source>
      <translation>
        <numerusform>每天约 {n} 次抓取</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The best value for your {n} feeds</source>
      <translation>
        <numerusform>对您的 {n} 个订阅源性价比最高</numerusform>
      </translation>
    </message>
    <message>
      <source>{size} a day</source>
      <translation>每天 {size}</translation>
    </message>
    <message>
      <source>{wait} average wait</source>
      <translation>平均等待 {wait}</translation>
    </message>
    <message>
      <source>Markdown files</source>
      <translation>Markdown 文件</translation>
    </message>
    <message>
      <source>HTTP POST</source>
      <translation>HTTP POST</translation>
    </message>
    <message>
      <source>Program</source>
      <translation>程序</translation>
    </message>
    <message>
      <source>Secret</source>
      <translation>密钥</translation>
    </message>
    <message>
      <source>Send articles to a read-later service, to files or to a program.</source>
      <translation>文章可以转发：到保存文章的服务、文件或程序。</translation>
    </message>
    <message>
      <source>JSON</source>
      <translation>JSON</translation>
    </message>
    <message>
      <source>Form fields</source>
      <translation>表单字段</translation>
    </message>
    <message>
      <source>Plain text</source>
      <translation>纯文本</translation>
    </message>
    <message>
      <source>In Wallabag, create a client under API clients management to get both.</source>
      <translation>在 Wallabag 的 API 客户端管理中创建客户端；两者都会显示。</translation>
    </message>
    <message>
      <source>In Readeck, create an API token under Settings &gt; API Tokens.</source>
      <translation>请在 Readeck 的 Settings、API Tokens 中创建 API 令牌。</translation>
    </message>
    <message>
      <source>In Karakeep, create an API key under Settings &gt; API Keys.</source>
      <translation>请在 Karakeep 的 Settings、API Keys 中创建 API 密钥。</translation>
    </message>
    <message>
      <source>In Linkding, copy the token from Settings &gt; Integrations &gt; REST API.</source>
      <translation>令牌位于 Linkding 的 Settings、Integrations、REST API 中。</translation>
    </message>
    <message>
      <source>Your Instapaper email and password.</source>
      <translation>登录 Instapaper 所用的名称和密码。</translation>
    </message>
    <message>
      <source>Saves each article as a note with properties in an Obsidian vault or one of its folders.</source>
      <translation>每篇文章成为一篇带属性的笔记，位于仓库或其中的文件夹内。</translation>
    </message>
    <message>
      <source>Saves each article as a file with front matter. Existing files are never overwritten.</source>
      <translation>每篇文章成为一个带 front matter 的文件；从不覆盖。</translation>
    </message>
    <message>
      <source>Placeholders work in the path, headers and body, but not in the host name.</source>
      <translation>主机是固定的；其后的部分、标头和正文可使用填入项。</translation>
    </message>
    <message>
      <source>Runs without a shell, so text in a title can’t act as a command.</source>
      <translation>不通过 shell 运行：无论标题写什么，每个参数都是一个参数。</translation>
    </message>
    <message>
      <source>Nothing sent yet</source>
      <translation>尚未发送</translation>
    </message>
    <message>
      <source>sent just now</source>
      <translation>刚刚发送</translation>
    </message>
    <message>
      <source>New destination</source>
      <translation>新建目标</translation>
    </message>
    <message>
      <source>Passwords and tokens are stored in the system keyring.</source>
      <translation>密码和令牌保存在系统密钥环中。</translation>
    </message>
    <message>
      <source>Address</source>
      <translation>地址</translation>
    </message>
    <message>
      <source>Body</source>
      <translation>正文</translation>
    </message>
    <message>
      <source>Template</source>
      <translation>模板</translation>
    </message>
    <message>
      <source>Headers</source>
      <translation>标头</translation>
    </message>
    <message>
      <source>Testing…</source>
      <translation>正在测试…</translation>
    </message>
    <message>
      <source>Add destination</source>
      <translation>添加目标</translation>
    </message>
    <message>
      <source>API token</source>
      <translation>API 令牌</translation>
    </message>
    <message>
      <source>Client secret</source>
      <translation>客户端密钥</translation>
    </message>
    <message>
      <source>sent {time} ago</source>
      <translation>{time}前发送</translation>
    </message>
    <message>
      <source>Program and arguments</source>
      <translation>程序和参数</translation>
    </message>
    <message>
      <source>Standard input</source>
      <translation>写入其标准输入</translation>
    </message>
    <message>
      <source>Choose a folder</source>
      <translation>选择文件夹</translation>
    </message>
    <message>
      <source>Send waiting items now</source>
      <translation>立即发送等待的内容</translation>
    </message>
    <message>
      <source>Discard waiting items</source>
      <translation>放弃等待的内容</translation>
    </message>
    <message numerus="yes">
      <source>{n} not sent</source>
      <translation>
        <numerusform>{n} 篇未发送</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} waiting</source>
      <translation>
        <numerusform>{n} 篇等待中</numerusform>
      </translation>
    </message>
    <message>
      <source>Edit {name}</source>
      <translation>更改 {name}</translation>
    </message>
    <message>
      <source>File name</source>
      <translation>文件名</translation>
    </message>
    <message>
      <source>unchanged</source>
      <translation>未更改</translation>
    </message>
    <message>
      <source>{name} removed</source>
      <translation>已移除 {name}</translation>
    </message>
    <message>
      <source>Placeholders: {names}</source>
      <translation>可填入：{names}</translation>
    </message>
    <message>
      <source>Client ID</source>
      <translation>客户端 ID</translation>
    </message>
    <message>
      <source>Most relevant first</source>
      <translation>最相关的在前</translation>
    </message>
    <message>
      <source>Suggested first</source>
      <translation>您可能最想读的在前</translation>
    </message>
    <message>
      <source>Loading</source>
      <translation>正在加载</translation>
    </message>
    <message>
      <source>This article is no longer stored</source>
      <translation>此文章已不再保留</translation>
    </message>
    <message>
      <source>Unread.</source>
      <translation>未读。</translation>
    </message>
    <message>
      <source>starred</source>
      <translation>已加星标</translation>
    </message>
    <message>
      <source>highlighted</source>
      <translation>突出显示</translation>
    </message>
    <message>
      <source>has audio</source>
      <translation>有音频</translation>
    </message>
    <message>
      <source>downloaded</source>
      <translation>已下载</translation>
    </message>
    <message>
      <source>Expanded.</source>
      <translation>已展开。</translation>
    </message>
    <message>
      <source>Collapsed.</source>
      <translation>已折叠。</translation>
    </message>
    <message>
      <source>tagged {tags}</source>
      <translation>标签：{tags}</translation>
    </message>
    <message>
      <source>Found one feed.</source>
      <translation>找到一个订阅源。</translation>
    </message>
    <message>
      <source>subscribed</source>
      <translation>已订阅</translation>
    </message>
    <message>
      <source>Feeds found</source>
      <translation>找到的订阅源</translation>
    </message>
    <message>
      <source>Priority</source>
      <translation>权重</translation>
    </message>
    <message>
      <source>Notify me about new articles</source>
      <translation>有新文章时立即通知我</translation>
    </message>
    <message>
      <source>Hide Shorts and live-stream announcements</source>
      <translation>不含 Shorts 和直播预告</translation>
    </message>
    <message>
      <source>Account</source>
      <translation>账户</translation>
    </message>
    <message>
      <source>More options</source>
      <translation>更多选项</translation>
    </message>
    <message>
      <source>Add feed</source>
      <translation>添加订阅源</translation>
    </message>
    <message>
      <source>Website or feed address</source>
      <translation>网站、博客或订阅源的地址</translation>
    </message>
    <message>
      <source>Latest articles</source>
      <translation>最新文章</translation>
    </message>
    <message>
      <source>Found one feed, but it contains errors. This is what could be read.</source>
      <translation>找到一个订阅源。其文档已损坏：以下是可读取的部分。</translation>
    </message>
    <message>
      <source>Show feed</source>
      <translation>显示订阅源</translation>
    </message>
    <message>
      <source>None, only on this computer</source>
      <translation>无，仅在此电脑上</translation>
    </message>
    <message>
      <source>Enter any website, and Paperround finds its feeds.</source>
      <translation>Paperround 会查找任何地址背后的订阅源。</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>停止</translation>
    </message>
    <message>
      <source>Sign in</source>
      <translation>登录</translation>
    </message>
    <message>
      <source>Based on what you read</source>
      <translation>根据您的阅读内容</translation>
    </message>
    <message>
      <source>Looking for feeds at {host}…</source>
      <translation>正在 {host} 查找订阅源…</translation>
    </message>
    <message>
      <source>Follow this part</source>
      <translation>跟踪此部分</translation>
    </message>
    <message>
      <source>Follow page</source>
      <translation>跟踪网页</translation>
    </message>
    <message>
      <source>Found {feeds} on this site. Choose the ones you want.</source>
      <translation>在此网站找到 {feeds}。请勾选您想要的。</translation>
    </message>
    <message>
      <source>Add {feeds}</source>
      <translation>添加 {feeds}</translation>
    </message>
    <message>
      <source>{name}, for all my devices</source>
      <translation>{name}，用于我的所有设备</translation>
    </message>
    <message>
      <source>You’re already subscribed to {name}.</source>
      <translation>您已订阅 {name}。</translation>
    </message>
    <message>
      <source>Because you read about {terms}</source>
      <translation>因为您读过关于 {terms} 的内容</translation>
    </message>
    <message numerus="yes">
      <source>Found {feed} and {n} more on this site. It’s selected below.</source>
      <translation>
        <numerusform>找到 {feed}，已在下方勾选；该网站还有 {n} 个订阅源。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>About {n} of {all} fetches in your daily budget</source>
      <translation>
        <numerusform>每日预算 {all} 次抓取中的约 {n} 次</numerusform>
      </translation>
    </message>
    <message>
      <source>The demo opens in its own window. Close it to come back here.</source>
      <translation>演示在单独的窗口中打开。关闭它即可回到这里。</translation>
    </message>
    <message>
      <source>The demo couldn’t start. Try again. If it still fails, restart Paperround.</source>
      <translation>无法启动演示。请在终端中尝试命令 paperround demo。</translation>
    </message>
    <message>
      <source>Add</source>
      <translation>添加</translation>
    </message>
    <message>
      <source>Skip for now</source>
      <translation>暂时跳过</translation>
    </message>
    <message>
      <source>Start reading</source>
      <translation>开始阅读</translation>
    </message>
    <message>
      <source>1 feed</source>
      <translation>1 个订阅源</translation>
    </message>
    <message numerus="yes">
      <source>{n} feeds</source>
      <translation>
        <numerusform>{n} 个订阅源</numerusform>
      </translation>
    </message>
    <message>
      <source>Morning</source>
      <translation>早晨</translation>
    </message>
    <message>
      <source>Lunch</source>
      <translation>午间</translation>
    </message>
    <message>
      <source>Evening</source>
      <translation>晚上</translation>
    </message>
    <message>
      <source>When you read</source>
      <translation>您何时阅读</translation>
    </message>
    <message>
      <source>When Paperround fetches</source>
      <translation>Paperround 何时抓取</translation>
    </message>
    <message>
      <source>Paperround fetches just before you usually read.</source>
      <translation>Paperround 会在您通常阅读之前抓取。</translation>
    </message>
    <message>
      <source>Welcome</source>
      <translation>欢迎</translation>
    </message>
    <message>
      <source>Paperround learns when you read and fetches your feeds just before, so new articles are ready when you are. What it learns stays on this computer.</source>
      <translation>Paperround 会了解您何时阅读，并在那之前抓取您的订阅源，让新文章在您阅读时已经就绪。它所了解的内容只留在此电脑上。</translation>
    </message>
    <message>
      <source>Or add any website</source>
      <translation>或添加任意网站</translation>
    </message>
    <message>
      <source>Coming from another reader? Import an OPML file or a newsboat list. Folders and names are kept.</source>
      <translation>来自其他阅读器的 OPML 文件或 newsboat 列表。文件夹和名称会一并导入。</translation>
    </message>
    <message>
      <source>Open the demo</source>
      <translation>打开演示</translation>
    </message>
    <message>
      <source>Try Paperround with 40 sample feeds. Nothing is downloaded or saved.</source>
      <translation>一个虚构的早晨，有四十个订阅源。不经过网络，也不保留任何内容。</translation>
    </message>
    <message>
      <source>Languages I read</source>
      <translation>我阅读</translation>
    </message>
    <message>
      <source>Added by you</source>
      <translation>您的</translation>
    </message>
    <message>
      <source>Show images</source>
      <translation>显示图片</translation>
    </message>
    <message>
      <source>Uses more data. The sites that host images can see that you loaded them.</source>
      <translation>会耗费更多流量。图片所在的网站会知道您加载了图片。</translation>
    </message>
    <message>
      <source>No feed found at this address.</source>
      <translation>此地址没有订阅源。</translation>
    </message>
    <message>
      <source>Found {feed}. It’s selected below.</source>
      <translation>找到 {feed}；已在下方勾选。</translation>
    </message>
    <message>
      <source>No feeds selected</source>
      <translation>未选择订阅源</translation>
    </message>
    <message>
      <source>Welcome to Paperround</source>
      <translation>欢迎使用 Paperround</translation>
    </message>
    <message>
      <source>Imports its feeds, articles and stars. Nothing changes there.</source>
      <translation>导入其中的订阅源、文章和星标。原处不会有任何改动。</translation>
    </message>
    <message>
      <source>Choose some feeds to start with</source>
      <translation>选择一些订阅源开始阅读</translation>
    </message>
    <message numerus="yes">
      <source>Show all {n} starter feeds</source>
      <translation>
        <numerusform>显示全部 {n} 个推荐订阅源</numerusform>
      </translation>
    </message>
    <message>
      <source>Show fewer feeds</source>
      <translation>显示较少订阅源</translation>
    </message>
    <message>
      <source>Import OPML…</source>
      <translation>导入 OPML…</translation>
    </message>
    <message>
      <source>Import from {reader}</source>
      <translation>从 {reader} 导入</translation>
    </message>
    <message>
      <source>This feed needs a password.</source>
      <translation>此订阅源需要密码。</translation>
    </message>
    <message>
      <source>Subscribe anyway</source>
      <translation>仍然订阅</translation>
    </message>
    <message>
      <source>Follow changes on this page…</source>
      <translation>跟踪此网页的变化…</translation>
    </message>
    <message>
      <source>That didn’t work. Check the address and try again.</source>
      <translation>未能成功。</translation>
    </message>
    <message>
      <source>The user name or password is incorrect.</source>
      <translation>用户名或密码不正确。</translation>
    </message>
    <message>
      <source>Pick an article on the page</source>
      <translation>指向一篇文章</translation>
    </message>
    <message>
      <source>CSS selector</source>
      <translation>CSS 选择器</translation>
    </message>
    <message>
      <source>Try selector</source>
      <translation>测试选择器</translation>
    </message>
    <message>
      <source>You already follow {name}. Choose what counts as an article from now on.</source>
      <translation>您已在跟踪 {name}。请选择今后哪些内容作为其文章。</translation>
    </message>
    <message>
      <source>Pick an article on the page…</source>
      <translation>指向一篇文章…</translation>
    </message>
    <message>
      <source>Each change becomes an article that shows what’s different.</source>
      <translation>文字的每次变化都成为一篇显示差异的文章。</translation>
    </message>
    <message>
      <source>Followed page</source>
      <translation>您跟踪的网页</translation>
    </message>
    <message>
      <source>You can follow the page itself. Choose what counts as an article.</source>
      <translation>可以跟踪网页本身。请选择哪些内容作为其文章。</translation>
    </message>
    <message>
      <source>Current text</source>
      <translation>现在的文字</translation>
    </message>
    <message>
      <source>Changes on this page</source>
      <translation>此网页的变化</translation>
    </message>
    <message>
      <source>Tried: {addresses}</source>
      <translation>已尝试：{addresses}</translation>
    </message>
    <message>
      <source>Import feeds</source>
      <translation>导入列表</translation>
    </message>
    <message>
      <source>Progress</source>
      <translation>进度</translation>
    </message>
    <message>
      <source>Not imported</source>
      <translation>未能导入的内容</translation>
    </message>
    <message>
      <source>Nothing was imported.</source>
      <translation>未导入任何内容。</translation>
    </message>
    <message>
      <source>{done} of {total}</source>
      <translation>{done} / {total}</translation>
    </message>
    <message>
      <source>{feeds} already subscribed.</source>
      <translation>{feeds}已存在。</translation>
    </message>
    <message>
      <source>Not imported:</source>
      <translation>未导入：</translation>
    </message>
    <message>
      <source>Reading {file}…</source>
      <translation>正在读取 {file}…</translation>
    </message>
    <message>
      <source>Subscribed to {feeds}.</source>
      <translation>已订阅 {feeds}。</translation>
    </message>
    <message>
      <source>News</source>
      <translation>新闻</translation>
    </message>
    <message>
      <source>Science</source>
      <translation>科学</translation>
    </message>
    <message>
      <source>Technology</source>
      <translation>科技</translation>
    </message>
    <message>
      <source>DIY</source>
      <translation>动手制作</translation>
    </message>
    <message>
      <source>Culture and ideas</source>
      <translation>文化与思想</translation>
    </message>
    <message>
      <source>Photos and comics</source>
      <translation>图片与漫画</translation>
    </message>
    <message>
      <source>Podcasts</source>
      <translation>播客</translation>
    </message>
    <message>
      <source>Food</source>
      <translation>厨房</translation>
    </message>
    <message>
      <source>that period</source>
      <translation>那时</translation>
    </message>
    <message>
      <source>{feed} doesn’t include an unsubscribe link.</source>
      <translation>{feed} 没有提供退订地址。</translation>
    </message>
    <message>
      <source>New folder</source>
      <translation>新建文件夹</translation>
    </message>
    <message>
      <source>Folder name:</source>
      <translation>文件夹名称：</translation>
    </message>
    <message>
      <source>Mark as read if older than</source>
      <translation>将早于以下时间的标为已读</translation>
    </message>
    <message>
      <source>Older than a day</source>
      <translation>一天以前</translation>
    </message>
    <message>
      <source>Older than 3 days</source>
      <translation>3 天以前</translation>
    </message>
    <message>
      <source>Older than a week</source>
      <translation>一周以前</translation>
    </message>
    <message>
      <source>Older than 2 weeks</source>
      <translation>2 周以前</translation>
    </message>
    <message>
      <source>Older than a month</source>
      <translation>一个月以前</translation>
    </message>
    <message>
      <source>Next article</source>
      <translation>下一篇文章</translation>
    </message>
    <message>
      <source>Previous article</source>
      <translation>上一篇文章</translation>
    </message>
    <message>
      <source>Next unread</source>
      <translation>下一篇未读</translation>
    </message>
    <message>
      <source>Previous unread</source>
      <translation>上一篇未读</translation>
    </message>
    <message>
      <source>Scroll down, or next unread</source>
      <translation>翻页，然后下一篇未读</translation>
    </message>
    <message>
      <source>Open in browser</source>
      <translation>在浏览器中打开</translation>
    </message>
    <message>
      <source>Email…</source>
      <translation>通过邮件发送…</translation>
    </message>
    <message>
      <source>Copy link</source>
      <translation>复制链接</translation>
    </message>
    <message>
      <source>Copy as Markdown</source>
      <translation>复制为 Markdown</translation>
    </message>
    <message>
      <source>Copy as text</source>
      <translation>复制为文本</translation>
    </message>
    <message>
      <source>Copy quote with link</source>
      <translation>复制引文及链接</translation>
    </message>
    <message>
      <source>Share</source>
      <translation>分享</translation>
    </message>
    <message>
      <source>Open comments</source>
      <translation>打开评论</translation>
    </message>
    <message>
      <source>Reader view</source>
      <translation>阅读视图</translation>
    </message>
    <message>
      <source>Find in article…</source>
      <translation>在文章中查找…</translation>
    </message>
    <message>
      <source>Find next</source>
      <translation>查找下一个</translation>
    </message>
    <message>
      <source>Find previous</source>
      <translation>查找上一个</translation>
    </message>
    <message>
      <source>View images</source>
      <translation>查看图片</translation>
    </message>
    <message>
      <source>Save as HTML…</source>
      <translation>保存为 HTML…</translation>
    </message>
    <message>
      <source>Bigger text</source>
      <translation>放大文字</translation>
    </message>
    <message>
      <source>Smaller text</source>
      <translation>缩小文字</translation>
    </message>
    <message>
      <source>Normal text size</source>
      <translation>正常文字大小</translation>
    </message>
    <message>
      <source>Serif font</source>
      <translation>衬线字体</translation>
    </message>
    <message>
      <source>Play or pause</source>
      <translation>播放或暂停</translation>
    </message>
    <message>
      <source>Play episode</source>
      <translation>播放此录音</translation>
    </message>
    <message>
      <source>Play next in queue</source>
      <translation>播放队列中的下一个</translation>
    </message>
    <message>
      <source>Add to queue</source>
      <translation>加入队列</translation>
    </message>
    <message>
      <source>Play next</source>
      <translation>接下来收听</translation>
    </message>
    <message>
      <source>Up next…</source>
      <translation>接下来播放…</translation>
    </message>
    <message>
      <source>Download / Remove download</source>
      <translation>下载，或移除下载</translation>
    </message>
    <message>
      <source>Show the same story in other feeds</source>
      <translation>显示其他订阅源的同一报道</translation>
    </message>
    <message>
      <source>Mark as read or unread</source>
      <translation>标为已读或未读</translation>
    </message>
    <message>
      <source>Highlight</source>
      <translation>突出显示</translation>
    </message>
    <message>
      <source>Star</source>
      <translation>加星标</translation>
    </message>
    <message>
      <source>Tag…</source>
      <translation>标签…</translation>
    </message>
    <message>
      <source>Show less like this</source>
      <translation>在“推荐”中减少此类内容</translation>
    </message>
    <message>
      <source>Mark all as read</source>
      <translation>全部标为已读</translation>
    </message>
    <message>
      <source>Mark above as read</source>
      <translation>将上方全部标为已读</translation>
    </message>
    <message>
      <source>Mark below as read</source>
      <translation>将下方全部标为已读</translation>
    </message>
    <message>
      <source>Mark older as read…</source>
      <translation>将早于某时的标为已读…</translation>
    </message>
    <message>
      <source>Mark all but today’s as read</source>
      <translation>将今天以外的标为已读</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>删除</translation>
    </message>
    <message>
      <source>Show held articles</source>
      <translation>显示等待下一期报纸的文章</translation>
    </message>
    <message>
      <source>Redo</source>
      <translation>重做</translation>
    </message>
    <message>
      <source>Unread</source>
      <translation>未读</translation>
    </message>
    <message>
      <source>For You</source>
      <translation>推荐</translation>
    </message>
    <message>
      <source>Starred</source>
      <translation>星标</translation>
    </message>
    <message>
      <source>Insights</source>
      <translation>洞察</translation>
    </message>
    <message>
      <source>While you were away</source>
      <translation>您不在的时候</translation>
    </message>
    <message>
      <source>Previous feed</source>
      <translation>上一个订阅源</translation>
    </message>
    <message>
      <source>Next feed</source>
      <translation>下一个订阅源</translation>
    </message>
    <message>
      <source>Save search…</source>
      <translation>保存搜索…</translation>
    </message>
    <message>
      <source>Edit search…</source>
      <translation>更改搜索…</translation>
    </message>
    <message>
      <source>Delete search</source>
      <translation>移除搜索</translation>
    </message>
    <message>
      <source>Filter feeds</source>
      <translation>筛选订阅源</translation>
    </message>
    <message>
      <source>Next pane</source>
      <translation>下一窗格</translation>
    </message>
    <message>
      <source>Previous pane</source>
      <translation>上一窗格</translation>
    </message>
    <message>
      <source>Back to the list</source>
      <translation>返回列表</translation>
    </message>
    <message>
      <source>Refresh</source>
      <translation>抓取所显示的内容</translation>
    </message>
    <message>
      <source>Download for offline reading</source>
      <translation>备好文章以离线阅读</translation>
    </message>
    <message>
      <source>Refresh all feeds</source>
      <translation>抓取所有订阅源</translation>
    </message>
    <message>
      <source>Force refresh</source>
      <translation>连刚抓取过的也抓取</translation>
    </message>
    <message>
      <source>Add feed from clipboard</source>
      <translation>添加复制的链接</translation>
    </message>
    <message>
      <source>Feed settings…</source>
      <translation>订阅源设置…</translation>
    </message>
    <message>
      <source>Import feeds (OPML)…</source>
      <translation>导入列表…</translation>
    </message>
    <message>
      <source>Export feeds (OPML)…</source>
      <translation>导出列表…</translation>
    </message>
    <message>
      <source>Rules…</source>
      <translation>规则…</translation>
    </message>
    <message>
      <source>Hidden articles…</source>
      <translation>隐藏的文章…</translation>
    </message>
    <message>
      <source>Pause fetching</source>
      <translation>暂停抓取</translation>
    </message>
    <message>
      <source>Schedule and reasons</source>
      <translation>为何在此时抓取</translation>
    </message>
    <message>
      <source>Open website</source>
      <translation>打开其网站</translation>
    </message>
    <message>
      <source>Copy feed address</source>
      <translation>复制其地址</translation>
    </message>
    <message>
      <source>Rename</source>
      <translation>重命名</translation>
    </message>
    <message>
      <source>Move up</source>
      <translation>上移</translation>
    </message>
    <message>
      <source>Move down</source>
      <translation>下移</translation>
    </message>
    <message>
      <source>Move into the folder above</source>
      <translation>移入上方文件夹</translation>
    </message>
    <message>
      <source>Move out of folder</source>
      <translation>移出文件夹</translation>
    </message>
    <message>
      <source>Unsubscribe</source>
      <translation>取消订阅</translation>
    </message>
    <message>
      <source>Unsubscribe from this newsletter…</source>
      <translation>退订此邮件通讯…</translation>
    </message>
    <message>
      <source>Remove folder</source>
      <translation>移除文件夹</translation>
    </message>
    <message>
      <source>Delete tag</source>
      <translation>删除标签</translation>
    </message>
    <message>
      <source>Hide feeds without unread</source>
      <translation>隐藏已读订阅源</translation>
    </message>
    <message>
      <source>Unread only</source>
      <translation>仅未读</translation>
    </message>
    <message>
      <source>Newest first</source>
      <translation>最新在前</translation>
    </message>
    <message>
      <source>Group by feed</source>
      <translation>按订阅源分组</translation>
    </message>
    <message>
      <source>Group duplicates</source>
      <translation>同一报道只显示一次</translation>
    </message>
    <message>
      <source>Mark as read when opened</source>
      <translation>打开时标为已读</translation>
    </message>
    <message>
      <source>Mark as read when scrolled past</source>
      <translation>滚动经过时标为已读</translation>
    </message>
    <message>
      <source>Mark as read manually</source>
      <translation>仅手动标为已读</translation>
    </message>
    <message>
      <source>Show as cards</source>
      <translation>以卡片显示</translation>
    </message>
    <message>
      <source>Show or hide the sidebar</source>
      <translation>显示或隐藏侧边栏</translation>
    </message>
    <message>
      <source>Keep running when closed</source>
      <translation>关闭后继续抓取</translation>
    </message>
    <message>
      <source>Start at login</source>
      <translation>登录时启动</translation>
    </message>
    <message>
      <source>Paperround Help</source>
      <translation>Paperround 帮助</translation>
    </message>
    <message>
      <source>Keyboard shortcuts</source>
      <translation>按键一览</translation>
    </message>
    <message>
      <source>Add feeds from your browser</source>
      <translation>从浏览器添加订阅源</translation>
    </message>
    <message>
      <source>What’s new</source>
      <translation>新功能</translation>
    </message>
    <message>
      <source>Privacy</source>
      <translation>隐私</translation>
    </message>
    <message>
      <source>Report a problem</source>
      <translation>报告问题</translation>
    </message>
    <message>
      <source>About Paperround</source>
      <translation>关于 Paperround</translation>
    </message>
    <message>
      <source>Close the window</source>
      <translation>关闭窗口</translation>
    </message>
    <message>
      <source>Copied {address}</source>
      <translation>已复制 {address}</translation>
    </message>
    <message>
      <source>Link copied</source>
      <translation>已复制链接</translation>
    </message>
    <message>
      <source>No app could open {link}.</source>
      <translation>没有程序响应以打开 {link}。</translation>
    </message>
    <message>
      <source>Your last changes weren’t saved before Paperround closed.</source>
      <translation>Paperround 关闭前未能保存您最后的更改。</translation>
    </message>
    <message>
      <source>Paperround is saving your last changes…</source>
      <translation>Paperround 正在保存您最后的更改…</translation>
    </message>
    <message>
      <source>Quit from the tray icon.</source>
      <translation>可从托盘退出。</translation>
    </message>
    <message>
      <source>Reopen it from your app menu. Press Ctrl+Q to quit.</source>
      <translation>可从菜单再次打开；按 Ctrl+Q 退出。</translation>
    </message>
    <message>
      <source>Nothing is downloaded while Paperround is closed. It fetches new articles when you open it.</source>
      <translation>Paperround 关闭时不会下载任何内容。打开时会抓取新文章。</translation>
    </message>
    <message>
      <source>Some changes aren’t saved yet</source>
      <translation>尚未全部写入</translation>
    </message>
    <message>
      <source>Close without saving</source>
      <translation>关闭并丢弃</translation>
    </message>
    <message>
      <source>Keep open</source>
      <translation>保持打开</translation>
    </message>
    <message>
      <source>Check the articles you read or starred last.</source>
      <translation>请检查您最后阅读或加星标的文章。</translation>
    </message>
    <message numerus="yes">
      <source>About {n} fetches a day.</source>
      <translation>
        <numerusform>每天约 {n} 次抓取。</numerusform>
      </translation>
    </message>
    <message>
      <source>Keep running</source>
      <translation>继续抓取</translation>
    </message>
    <message>
      <source>You can change this in Settings &gt; General.</source>
      <translation>可在“设置”的“此电脑”中更改。</translation>
    </message>
    <message>
      <source>Your last changes aren’t saved yet</source>
      <translation>您最后的操作尚未写入磁盘</translation>
    </message>
    <message>
      <source>Paperround will close as soon as they’re saved. If you close it now, they’ll be lost.</source>
      <translation>写入完成后，Paperround 会自动关闭。现在关闭则会丢失。</translation>
    </message>
    <message>
      <source>Keep Paperround running in the background?</source>
      <translation>Paperround 可以在后台继续抓取</translation>
    </message>
    <message>
      <source>New articles will be ready when you come back. What should happen when you close the window?</source>
      <translation>这样，新文章会在您查看之前就绪。关闭窗口时您希望怎样？</translation>
    </message>
    <message>
      <source>Images from this feed are shown</source>
      <translation>已显示此订阅源的图片</translation>
    </message>
    <message>
      <source>{posts} marked as read</source>
      <translation>已将 {posts}标为已读</translation>
    </message>
    <message>
      <source>You’ll see less like this in For You</source>
      <translation>“推荐”中此类文章将减少</translation>
    </message>
    <message>
      <source>Both feeds are kept</source>
      <translation>两个订阅源都保留</translation>
    </message>
    <message>
      <source>Search {name} saved</source>
      <translation>已保存搜索 {name}</translation>
    </message>
    <message>
      <source>Search {name} changed</source>
      <translation>已更改搜索 {name}</translation>
    </message>
    <message>
      <source>{posts} marked as unread</source>
      <translation>已将 {posts}标为未读</translation>
    </message>
    <message>
      <source>{posts} starred</source>
      <translation>已为 {posts}加星标</translation>
    </message>
    <message>
      <source>{posts} unstarred</source>
      <translation>已取消 {posts}的星标</translation>
    </message>
    <message>
      <source>{posts} highlighted</source>
      <translation>已突出显示 {posts}</translation>
    </message>
    <message>
      <source>{posts} no longer highlighted</source>
      <translation>已取消突出显示 {posts}</translation>
    </message>
    <message>
      <source>{posts} deleted</source>
      <translation>已删除 {posts}</translation>
    </message>
    <message>
      <source>Settings changed</source>
      <translation>设置已更改</translation>
    </message>
    <message>
      <source>Search {name} removed</source>
      <translation>已移除搜索 {name}</translation>
    </message>
    <message>
      <source>Unsubscribed from {feed}</source>
      <translation>已取消订阅 {feed}</translation>
    </message>
    <message>
      <source>{name} moved</source>
      <translation>已移动 {name}</translation>
    </message>
    <message>
      <source>{old} renamed to {new}</source>
      <translation>已将 {old} 重命名为 {new}</translation>
    </message>
    <message>
      <source>Same story: {posts} marked as read</source>
      <translation>已将同一报道的 {posts}标为已读</translation>
    </message>
    <message>
      <source>its original title</source>
      <translation>其自己的标题</translation>
    </message>
    <message>
      <source>Tag {tag} deleted</source>
      <translation>已删除标签 {tag}</translation>
    </message>
    <message>
      <source>Folder {name} removed; its feeds moved up</source>
      <translation>已移除文件夹 {name}；其订阅源已上移</translation>
    </message>
    <message>
      <source>{posts} in {place} marked as read</source>
      <translation>已将 {place} 中的 {posts}标为已读</translation>
    </message>
    <message>
      <source>{posts} tagged {tag}</source>
      <translation>已为 {posts}加上标签 {tag}</translation>
    </message>
    <message>
      <source>Removed tag {tag} from {posts}</source>
      <translation>已从 {posts}移除标签 {tag}</translation>
    </message>
    <message>
      <source>Folder {name} made</source>
      <translation>已创建文件夹 {name}</translation>
    </message>
    <message>
      <source>Export feeds</source>
      <translation>导出订阅源列表</translation>
    </message>
    <message>
      <source>Copied the versions of Paperround and your system.</source>
      <translation>已复制 Paperround 和系统的版本信息。</translation>
    </message>
    <message>
      <source>Copied the versions of Paperround and your system. Paste them into your report at {address}</source>
      <translation>已复制 Paperround 和系统的版本信息。请粘贴到您在 {address} 的报告中</translation>
    </message>
    <message>
      <source>There is no link on the clipboard</source>
      <translation>剪贴板上没有链接</translation>
    </message>
    <message>
      <source>Everything, to move to another computer</source>
      <translation>全部内容，用于另一台电脑</translation>
    </message>
    <message>
      <source>Password:</source>
      <translation>密码：</translation>
    </message>
    <message>
      <source>{file} doesn’t contain its feed address. Add the website’s address instead.</source>
      <translation>{file} 没有说明其订阅源的位置；请改为添加其网站的地址。</translation>
    </message>
    <message>
      <source>Everything is already available offline.</source>
      <translation>离线阅读无需再抓取任何内容。</translation>
    </message>
    <message>
      <source>Paperround {version} is available. You have {own}. Download it from {home}.</source>
      <translation>Paperround {version} 已发布；当前为 {own}。可在 {home} 获取。</translation>
    </message>
    <message>
      <source>Refreshing…</source>
      <translation>正在查询订阅源…</translation>
    </message>
    <message>
      <source>Downloading articles for offline reading…</source>
      <translation>正在备好文章以离线阅读…</translation>
    </message>
    <message>
      <source>1 more article is available offline ({size}).</source>
      <translation>又备好 1 篇文章供离线阅读，{size}。</translation>
    </message>
    <message numerus="yes">
      <source>{n} more articles are available offline ({size}).</source>
      <translation>
        <numerusform>又备好 {n} 篇文章供离线阅读，{size}。</numerusform>
      </translation>
    </message>
    <message>
      <source>This is the demo: 40 sample feeds. Nothing is downloaded or saved.</source>
      <translation>这是演示：四十个虚构的订阅源。不经过网络，也不保留任何内容。</translation>
    </message>
    <message>
      <source>Use my own feeds</source>
      <translation>我自己的订阅源</translation>
    </message>
    <message>
      <source>Move to folder</source>
      <translation>移到文件夹</translation>
    </message>
    <message>
      <source>No folder</source>
      <translation>无文件夹</translation>
    </message>
    <message>
      <source>Menu</source>
      <translation>菜单</translation>
    </message>
    <message>
      <source>&amp;File</source>
      <translation>文件(&amp;F)</translation>
    </message>
    <message>
      <source>&amp;Edit</source>
      <translation>编辑(&amp;E)</translation>
    </message>
    <message>
      <source>&amp;View</source>
      <translation>查看(&amp;V)</translation>
    </message>
    <message>
      <source>&amp;Go</source>
      <translation>转到(&amp;G)</translation>
    </message>
    <message>
      <source>&amp;Article</source>
      <translation>文章(&amp;P)</translation>
    </message>
    <message>
      <source>P&amp;lay</source>
      <translation>播放(&amp;L)</translation>
    </message>
    <message>
      <source>Fee&amp;d</source>
      <translation>订阅源(&amp;D)</translation>
    </message>
    <message>
      <source>&amp;Help</source>
      <translation>帮助(&amp;H)</translation>
    </message>
    <message>
      <source>Add destination…</source>
      <translation>添加目标…</translation>
    </message>
    <message>
      <source>Tags</source>
      <translation>标签</translation>
    </message>
    <message>
      <source>Find or create a tag</source>
      <translation>查找或新建标签</translation>
    </message>
    <message>
      <source>Create tag “{name}”</source>
      <translation>新建标签“{name}”</translation>
    </message>
    <message>
      <source>newest first</source>
      <translation>最新在前</translation>
    </message>
    <message>
      <source>oldest first</source>
      <translation>最旧在前</translation>
    </message>
    <message>
      <source>You won’t see this message again.</source>
      <translation>不会再提及此事。</translation>
    </message>
    <message>
      <source>Paperround is still running</source>
      <translation>Paperround 仍在运行</translation>
    </message>
    <message>
      <source>Next fetch {time}.</source>
      <translation>下次抓取 {time}。</translation>
    </message>
    <message>
      <source>the edition</source>
      <translation>报纸</translation>
    </message>
    <message>
      <source>Paperround, demo</source>
      <translation>Paperround，演示</translation>
    </message>
    <message>
      <source>Skip tour</source>
      <translation>退出导览</translation>
    </message>
    <message>
      <source>Next</source>
      <translation>下一个</translation>
    </message>
    <message>
      <source>New articles appear here</source>
      <translation>您的文章会出现在这个列表中</translation>
    </message>
    <message>
      <source>The first one opens automatically. Press J or the Down Arrow for the next. A dot means unread.</source>
      <translation>第一篇会自动打开，按 J 或向下键打开下一篇。圆点表示您还没有读过。</translation>
    </message>
    <message>
      <source>Press Space to keep reading</source>
      <translation>空格键继续阅读</translation>
    </message>
    <message>
      <source>At the end of an article, Space opens the next unread one. Press S to star an article.</source>
      <translation>在文章末尾，它会带来下一篇未读。按 S 可加星标保存文章。</translation>
    </message>
    <message>
      <source>That’s all you need</source>
      <translation>您只需要知道这些</translation>
    </message>
    <message>
      <source>Press ? to see every shortcut. Insights shows why Paperround fetches each feed when it does.</source>
      <translation>问号键显示所有按键。“洞察”说明 Paperround 为何在那时抓取。</translation>
    </message>
    <message>
      <source>{n} of {all}</source>
      <translation>{n} / {all}</translation>
    </message>
    <message>
      <source>All your changes have been saved.</source>
      <translation>您期间所做的一切现已写入。</translation>
    </message>
    <message>
      <source>More</source>
      <translation>更多</translation>
    </message>
    <message>
      <source>Freed {size} of images.</source>
      <translation>已清理 {size} 的图片。</translation>
    </message>
    <message>
      <source>Paused</source>
      <translation>已暂停</translation>
    </message>
    <message>
      <source>Image</source>
      <translation>图片</translation>
    </message>
    <message>
      <source>Loading full article…</source>
      <translation>正在抓取网页…</translation>
    </message>
    <message>
      <source>Comments</source>
      <translation>评论</translation>
    </message>
    <message>
      <source>Attachments</source>
      <translation>附件</translation>
    </message>
    <message>
      <source>audio</source>
      <translation>音频</translation>
    </message>
    <message>
      <source>video</source>
      <translation>视频</translation>
    </message>
    <message>
      <source>image</source>
      <translation>图片</translation>
    </message>
    <message>
      <source>text</source>
      <translation>文本</translation>
    </message>
    <message>
      <source>d MMMM yyyy</source>
      <translation>yyyy年M月d日</translation>
    </message>
    <message>
      <source>1 min video</source>
      <translation>观看约需 1 分钟</translation>
    </message>
    <message>
      <source>1 min read</source>
      <translation>阅读约需 1 分钟</translation>
    </message>
    <message>
      <source>Couldn’t find the full article on the page. Showing the version from the feed.</source>
      <translation>网页中没有文章。正在显示订阅源提供的内容。</translation>
    </message>
    <message numerus="yes">
      <source>Continue reading · {minutes} min left</source>
      <translation>
        <numerusform>继续阅读，还需 {minutes} 分钟</numerusform>
      </translation>
    </message>
    <message>
      <source>Why?</source>
      <translation>为什么？</translation>
    </message>
    <message numerus="yes">
      <source>{minutes} min video</source>
      <translation>
        <numerusform>观看约需 {minutes} 分钟</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{minutes} min read</source>
      <translation>
        <numerusform>阅读约需 {minutes} 分钟</numerusform>
      </translation>
    </message>
    <message>
      <source>Continue reading · 1 min left</source>
      <translation>继续阅读，还需 1 分钟</translation>
    </message>
    <message>
      <source>{n} min</source>
      <translation>{n} 分钟</translation>
    </message>
    <message>
      <source>Images are on. They use more data, and the sites that host them can see that you loaded them.</source>
      <translation>正在显示图片。这会耗费更多流量，并且每张图片的服务器都会知道您抓取了它。</translation>
    </message>
    <message>
      <source>Images are off.</source>
      <translation>未加载图片。</translation>
    </message>
    <message>
      <source>This feed only sends headlines.</source>
      <translation>这里只有标题。</translation>
    </message>
    <message>
      <source>Load full article</source>
      <translation>抓取全文</translation>
    </message>
    <message>
      <source>Select an article to read it. J and K move through the list.</source>
      <translation>选择一篇文章即可阅读。按 J 和 K 可在列表中移动。</translation>
    </message>
    <message>
      <source>Just this once</source>
      <translation>仅此一次</translation>
    </message>
    <message>
      <source>Always for this feed</source>
      <translation>此订阅源始终如此</translation>
    </message>
    <message>
      <source>Always for all feeds</source>
      <translation>所有订阅源始终如此</translation>
    </message>
    <message>
      <source>Keep images on</source>
      <translation>保留</translation>
    </message>
    <message>
      <source>Ask each time</source>
      <translation>每次询问</translation>
    </message>
    <message>
      <source>Image copied</source>
      <translation>已复制图片</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>复制</translation>
    </message>
    <message>
      <source>Select all</source>
      <translation>全选</translation>
    </message>
    <message>
      <source>This image isn’t available.</source>
      <translation>无法获取此图片。</translation>
    </message>
    <message>
      <source>Fetching…</source>
      <translation>正在抓取…</translation>
    </message>
    <message>
      <source>Save image</source>
      <translation>保存图片</translation>
    </message>
    <message>
      <source>Open this link in the browser</source>
      <translation>在浏览器中打开此链接</translation>
    </message>
    <message>
      <source>Copy this link</source>
      <translation>复制此链接</translation>
    </message>
    <message>
      <source>View full size</source>
      <translation>放大图片</translation>
    </message>
    <message>
      <source>Save image as…</source>
      <translation>保存图片…</translation>
    </message>
    <message>
      <source>Copy image</source>
      <translation>复制图片</translation>
    </message>
    <message>
      <source>Copy image address</source>
      <translation>复制图片地址</translation>
    </message>
    <message>
      <source>Open image in browser</source>
      <translation>在浏览器中打开图片</translation>
    </message>
    <message>
      <source>This article is too long to show in full.</source>
      <translation>这篇文章太长，无法一次显示。</translation>
    </message>
    <message>
      <source>Continue in the browser</source>
      <translation>在浏览器中继续</translation>
    </message>
    <message>
      <source>Saved as {name}</source>
      <translation>已另存为 {name}</translation>
    </message>
    <message>
      <source>Find in this article</source>
      <translation>在文章中查找</translation>
    </message>
    <message>
      <source>Previous</source>
      <translation>上一个</translation>
    </message>
    <message>
      <source>{current} of {count}</source>
      <translation>第 {current} 个，共 {count} 个</translation>
    </message>
    <message>
      <source>No matches</source>
      <translation>未找到</translation>
    </message>
    <message>
      <source>Text settings</source>
      <translation>文字设置</translation>
    </message>
    <message>
      <source>Previous image</source>
      <translation>上一张图片</translation>
    </message>
    <message>
      <source>Next image</source>
      <translation>下一张图片</translation>
    </message>
    <message>
      <source>Zoom out</source>
      <translation>缩小</translation>
    </message>
    <message>
      <source>Zoom in</source>
      <translation>放大</translation>
    </message>
    <message>
      <source>Actual size</source>
      <translation>实际大小</translation>
    </message>
    <message>
      <source>Save…</source>
      <translation>保存…</translation>
    </message>
    <message>
      <source>This image is damaged or too large to show.</source>
      <translation>此图片已损坏或过大，无法在此显示。</translation>
    </message>
    <message>
      <source>Fit to window</source>
      <translation>适合窗口</translation>
    </message>
    <message>
      <source>Image, {width} × {height}</source>
      <translation>图片，{width} × {height}</translation>
    </message>
    <message>
      <source>Couldn’t load this image.</source>
      <translation>无法抓取此图片。</translation>
    </message>
    <message>
      <source>Downloaded</source>
      <translation>已下载</translation>
    </message>
    <message>
      <source>Downloaded on {day}, before you read it</source>
      <translation>{day} 抓取，在您查看之前</translation>
    </message>
    <message>
      <source>Not downloaded</source>
      <translation>未下载</translation>
    </message>
    <message>
      <source>Download</source>
      <translation>下载</translation>
    </message>
    <message>
      <source>Arrived {time} after you opened Paperround</source>
      <translation>在您首次查看 {time} 后抓取</translation>
    </message>
    <message>
      <source>Arrived {time}, before you did</source>
      <translation>{time} 到达，比您更早</translation>
    </message>
    <message>
      <source>Downloaded ahead of {time}, when you usually listen</source>
      <translation>已为 {time} 下载，您通常在那时收听</translation>
    </message>
    <message>
      <source>Not downloaded, {size}</source>
      <translation>未下载，{size}</translation>
    </message>
    <message>
      <source>Downloading, {size}</source>
      <translation>正在下载，{size}</translation>
    </message>
    <message>
      <source>No article selected</source>
      <translation>未选择任何内容</translation>
    </message>
    <message>
      <source>Web page (*.html)</source>
      <translation>网页 (*.html)</translation>
    </message>
    <message>
      <source>Save article</source>
      <translation>保存文章</translation>
    </message>
    <message>
      <source>Copied</source>
      <translation>已复制</translation>
    </message>
    <message>
      <source>Something went wrong in Paperround ({name}).</source>
      <translation>Paperround 内部出错（{name}）。</translation>
    </message>
    <message>
      <source>Undone: {what}</source>
      <translation>已撤销：{what}</translation>
    </message>
    <message>
      <source>Redone: {what}</source>
      <translation>已重做：{what}</translation>
    </message>
    <message>
      <source>Open Paperround</source>
      <translation>打开 Paperround</translation>
    </message>
    <message>
      <source>Free and open source under the MIT licence</source>
      <translation>自由开源软件，采用 MIT 许可证</translation>
    </message>
    <message>
      <source>A feed reader that has your news ready when you are.</source>
      <translation>在您想读时新闻已备好的阅读器。</translation>
    </message>
    <message>
      <source>Website</source>
      <translation>网站</translation>
    </message>
    <message>
      <source>Licence</source>
      <translation>许可证</translation>
    </message>
    <message>
      <source>Tested in Wine only, not yet on Windows itself. Please report how it works.</source>
      <translation>仅在 Wine 中测试过，尚未在 Windows 上测试。请告诉我们运行情况。</translation>
    </message>
    <message>
      <source>Not tested on a Mac yet. Please report how it works.</source>
      <translation>尚未在 Mac 上测试。请告诉我们运行情况。</translation>
    </message>
    <message>
      <source>Acknowledgements</source>
      <translation>借助他人的作品制成</translation>
    </message>
    <message>
      <source>Open-source components</source>
      <translation>Paperround 所使用的作品</translation>
    </message>
    <message>
      <source>Version {version}</source>
      <translation>版本 {version}</translation>
    </message>
    <message>
      <source>Built {date}</source>
      <translation>构建于 {date}</translation>
    </message>
    <message>
      <source>Exported {feeds} to {file}</source>
      <translation>已将 {feeds}写入 {file}</translation>
    </message>
    <message>
      <source>Exported {feeds} and {posts} to {file}</source>
      <translation>已将 {feeds}和 {posts}写入 {file}</translation>
    </message>
    <message>
      <source>Now following a different part of the page</source>
      <translation>现在跟踪网页的另一部分</translation>
    </message>
    <message>
      <source>Unsubscribe from {feeds}</source>
      <translation>取消订阅 {feeds}</translation>
    </message>
    <message>
      <source>Imported {feeds}</source>
      <translation>已导入 {feeds}</translation>
    </message>
    <message>
      <source>Rules changed</source>
      <translation>规则已更改</translation>
    </message>
    <message>
      <source>Rules changed, {posts} updated</source>
      <translation>已更改规则和 {posts}</translation>
    </message>
    <message>
      <source>Changed the settings for {feed}</source>
      <translation>已更改 {feed} 的设置</translation>
    </message>
    <message numerus="yes">
      <source>{n} already subscribed</source>
      <translation>
        <numerusform>{n} 个已存在</numerusform>
      </translation>
    </message>
    <message>
      <source>Subscribed to {feed}</source>
      <translation>已订阅 {feed}</translation>
    </message>
    <message>
      <source>Unsubscribed from {feeds}</source>
      <translation>已取消订阅 {feeds}</translation>
    </message>
    <message>
      <source>{posts} restored</source>
      <translation>已恢复 {posts}</translation>
    </message>
    <message>
      <source>Not enough articles yet.</source>
      <translation>尚不清楚：还需要一些文章。</translation>
    </message>
    <message>
      <source>Almost all of its articles are original.</source>
      <translation>几乎所有文章都有新内容。</translation>
    </message>
    <message>
      <source>Almost all of its articles repeat earlier ones.</source>
      <translation>几乎所有文章都在重复近期内容。</translation>
    </message>
    <message>
      <source>None of your other feeds covers the same topics.</source>
      <translation>您没有其他主题相同的订阅源。</translation>
    </message>
    <message>
      <source>Open schedule</source>
      <translation>打开计划</translation>
    </message>
    <message>
      <source>Include in Unread and counts</source>
      <translation>计入未读和数量</translation>
    </message>
    <message>
      <source>Newest {n}</source>
      <translation>最新 {n} 篇</translation>
    </message>
    <message>
      <source>{names}.</source>
      <translation>{names}。</translation>
    </message>
    <message numerus="yes">
      <source>About {n} in 10 articles are original.</source>
      <translation>
        <numerusform>每 10 篇文章中约有 {n} 篇有新内容。</numerusform>
      </translation>
    </message>
    <message>
      <source>Fetch for new articles</source>
      <translation>抓取</translation>
    </message>
    <message>
      <source>Don’t miss any of its articles</source>
      <translation>不错过其中任何文章</translation>
    </message>
    <message>
      <source>Fetched before an article can drop off the feed’s list, even if other feeds wait longer.</source>
      <translation>在文章从订阅源列表中消失之前抓取，即使其他订阅源要等更久。</translation>
    </message>
    <message>
      <source>Pause this feed</source>
      <translation>暂停：不抓取</translation>
    </message>
    <message>
      <source>Mark as read automatically</source>
      <translation>未读视为已读</translation>
    </message>
    <message>
      <source>Starred or tagged articles, and ones you marked as unread, stay unread.</source>
      <translation>带星标或标签的文章，以及您自己标为未读的文章，会保持未读。</translation>
    </message>
    <message>
      <source>Always load the full article</source>
      <translation>抓取我打开的每篇文章的全文</translation>
    </message>
    <message>
      <source>Use default</source>
      <translation>与设置相同</translation>
    </message>
    <message>
      <source>Keep articles</source>
      <translation>文章保留</translation>
    </message>
    <message>
      <source>Keep at most</source>
      <translation>最多保留</translation>
    </message>
    <message>
      <source>Offline reading</source>
      <translation>在我离线之前</translation>
    </message>
    <message>
      <source>Only if the feed requires a sign-in</source>
      <translation>仅在订阅源要求时填写</translation>
    </message>
    <message>
      <source>Opens the sender’s unsubscribe page or a ready-made email.</source>
      <translation>在浏览器或邮件程序中打开发件人提供的退订方式。</translation>
    </message>
    <message>
      <source>Newsletter</source>
      <translation>邮件通讯</translation>
    </message>
    <message>
      <source>Articles (CSS selector)</source>
      <translation>其文章（CSS 选择器）</translation>
    </message>
    <message>
      <source>Topics</source>
      <translation>主题</translation>
    </message>
    <message>
      <source>Similar feeds</source>
      <translation>相似的订阅源</translation>
    </message>
    <message>
      <source>{feed} (duplicate)</source>
      <translation>{feed}（文章相同）</translation>
    </message>
    <message>
      <source>Sign-in</source>
      <translation>登录</translation>
    </message>
    <message>
      <source>Automatic</source>
      <translation>值得抓取时</translation>
    </message>
    <message>
      <source>Every 15 minutes</source>
      <translation>每 15 分钟</translation>
    </message>
    <message>
      <source>Every 30 minutes</source>
      <translation>每 30 分钟</translation>
    </message>
    <message>
      <source>Every hour</source>
      <translation>每小时</translation>
    </message>
    <message>
      <source>Every 3 hours</source>
      <translation>每 3 小时</translation>
    </message>
    <message>
      <source>Every 6 hours</source>
      <translation>每 6 小时</translation>
    </message>
    <message>
      <source>Every 12 hours</source>
      <translation>每 12 小时</translation>
    </message>
    <message>
      <source>Once a day</source>
      <translation>每天一次</translation>
    </message>
    <message numerus="yes">
      <source>Every {n} minutes</source>
      <translation>
        <numerusform>每 {n} 分钟</numerusform>
      </translation>
    </message>
    <message>
      <source>Show</source>
      <translation>显示</translation>
    </message>
    <message>
      <source>Ask first</source>
      <translation>仅在要求时显示</translation>
    </message>
    <message>
      <source>Never</source>
      <translation>从不</translation>
    </message>
    <message>
      <source>After a day</source>
      <translation>一天后</translation>
    </message>
    <message>
      <source>After 3 days</source>
      <translation>3 天后</translation>
    </message>
    <message>
      <source>After a week</source>
      <translation>一周后</translation>
    </message>
    <message>
      <source>After 2 weeks</source>
      <translation>2 周后</translation>
    </message>
    <message>
      <source>After a month</source>
      <translation>一个月后</translation>
    </message>
    <message numerus="yes">
      <source>After {n} days</source>
      <translation>
        <numerusform>{n} 天后</numerusform>
      </translation>
    </message>
    <message>
      <source>Forever</source>
      <translation>永久</translation>
    </message>
    <message>
      <source>For a week</source>
      <translation>一周</translation>
    </message>
    <message>
      <source>For 30 days</source>
      <translation>30 天</translation>
    </message>
    <message>
      <source>For 90 days</source>
      <translation>90 天</translation>
    </message>
    <message>
      <source>For a year</source>
      <translation>一年</translation>
    </message>
    <message numerus="yes">
      <source>For {n} days</source>
      <translation>
        <numerusform>{n} 天</numerusform>
      </translation>
    </message>
    <message>
      <source>All of them</source>
      <translation>全部</translation>
    </message>
    <message>
      <source>Download what I’m likely to open</source>
      <translation>抓取我可能打开的</translation>
    </message>
    <message>
      <source>Download every article in full</source>
      <translation>抓取每篇文章全文</translation>
    </message>
    <message>
      <source>Don’t download in advance</source>
      <translation>不提前抓取</translation>
    </message>
    <message>
      <source>Unchanged</source>
      <translation>未更改</translation>
    </message>
    <message>
      <source>That isn’t a web address. Enter one that starts with https://.</source>
      <translation>这不是网址；请输入以 https:// 开头的地址。</translation>
    </message>
    <message>
      <source>The main part of the page</source>
      <translation>网页的主要部分</translation>
    </message>
    <message>
      <source>Part to compare (CSS selector)</source>
      <translation>比较的内容（CSS 选择器）</translation>
    </message>
    <message>
      <source>{feed} settings</source>
      <translation>{feed} 的设置</translation>
    </message>
    <message>
      <source>None</source>
      <translation>无</translation>
    </message>
    <message>
      <source>New folder…</source>
      <translation>新建文件夹…</translation>
    </message>
    <message>
      <source>Help page</source>
      <translation>帮助页面</translation>
    </message>
    <message>
      <source>Contents</source>
      <translation>目录</translation>
    </message>
    <message>
      <source>Search commands or keys</source>
      <translation>搜索命令或按键</translation>
    </message>
    <message>
      <source>Use it here instead</source>
      <translation>改为在此使用</translation>
    </message>
    <message>
      <source>Essentials</source>
      <translation>基本</translation>
    </message>
    <message>
      <source>Marking</source>
      <translation>标记</translation>
    </message>
    <message>
      <source>Navigation</source>
      <translation>移动</translation>
    </message>
    <message>
      <source>Feeds</source>
      <translation>订阅源</translation>
    </message>
    <message>
      <source>Window</source>
      <translation>窗口</translation>
    </message>
    <message>
      <source>Shortcuts restored</source>
      <translation>已恢复快捷键</translation>
    </message>
    <message>
      <source>{key} then {next}</source>
      <translation>{key}，然后 {next}</translation>
    </message>
    <message>
      <source>Add keys</source>
      <translation>添加按键</translation>
    </message>
    <message>
      <source>Shortcut for {action}</source>
      <translation>{action} 的按键</translation>
    </message>
    <message>
      <source>Click a key to change it. Esc cancels.</source>
      <translation>点击按键即可更改。Esc 取消。</translation>
    </message>
    <message>
      <source>Press the new keys</source>
      <translation>请按新的按键</translation>
    </message>
    <message>
      <source>Up and down</source>
      <translation>上下移动</translation>
    </message>
    <message>
      <source>To the next pane</source>
      <translation>到旁边的窗格</translation>
    </message>
    <message>
      <source>To the top, showing new articles</source>
      <translation>回到顶部并显示新文章</translation>
    </message>
    <message>
      <source>{key} is used by {action}.</source>
      <translation>{key} 已用于“{action}”。</translation>
    </message>
    <message>
      <source>Restore defaults</source>
      <translation>默认按键</translation>
    </message>
    <message>
      <source>Sending {posts} to {target}…</source>
      <translation>正在将 {posts}发送到 {target}</translation>
    </message>
    <message>
      <source>{posts} sent to {target}</source>
      <translation>已将 {posts}发送到 {target}</translation>
    </message>
    <message>
      <source>Not sent to {target}: {why}</source>
      <translation>未发送到 {target}：{why}</translation>
    </message>
    <message>
      <source>CA certificate (PEM file)</source>
      <translation>您自有颁发机构的证书</translation>
    </message>
    <message>
      <source>You have {feeds} from {name} on this computer. Keep or remove? Nothing changes on the server.</source>
      <translation>要将 {name} 的 {feeds}保留在这里，还是一并移除？服务器上不会有任何改变。</translation>
    </message>
    <message>
      <source>Discard</source>
      <translation>放弃</translation>
    </message>
    <message>
      <source>Keep feeds</source>
      <translation>保留订阅源</translation>
    </message>
    <message>
      <source>Remove feeds</source>
      <translation>一并移除</translation>
    </message>
    <message>
      <source>Enter the password…</source>
      <translation>输入密码…</translation>
    </message>
    <message>
      <source>More options for {name}</source>
      <translation>{name} 的更多操作</translation>
    </message>
    <message>
      <source>Higher-priority feeds are fetched sooner and more often.</source>
      <translation>权重越大的订阅源抓取得越早、越频繁。</translation>
    </message>
    <message numerus="yes">
      <source>About {n} of your {budget} daily fetches</source>
      <translation>
        <numerusform>每天 {budget} 次抓取中，它将得到约 {n} 次</numerusform>
      </translation>
    </message>
    <message>
      <source>no effect on your other feeds.</source>
      <translation>您的其他订阅源不受影响。</translation>
    </message>
    <message>
      <source>articles from your other feeds arrive {time} later on average.</source>
      <translation>您的其他订阅源会多等 {time}。</translation>
    </message>
    <message>
      <source>articles from your other feeds arrive {time} earlier on average.</source>
      <translation>您的其他订阅源会少等 {time}。</translation>
    </message>
    <message>
      <source>full articles</source>
      <translation>全文</translation>
    </message>
    <message>
      <source>summaries</source>
      <translation>摘要</translation>
    </message>
    <message>
      <source>titles only</source>
      <translation>仅标题</translation>
    </message>
    <message>
      <source>Low</source>
      <translation>较少</translation>
    </message>
    <message>
      <source>High</source>
      <translation>较多</translation>
    </message>
    <message>
      <source>Highest</source>
      <translation>最多</translation>
    </message>
    <message numerus="yes">
      <source>About {n} of your {budget} daily fetches instead of {before}</source>
      <translation>
        <numerusform>每天 {budget} 次抓取中，它得到约 {n} 次，而不是 {before} 次</numerusform>
      </translation>
    </message>
    <message>
      <source>{n} s</source>
      <translation>{n} 秒</translation>
    </message>
    <message numerus="yes">
      <source>About {n} of your {budget} daily fetches.</source>
      <translation>
        <numerusform>每天 {budget} 次抓取中，它得到约 {n} 次。</numerusform>
      </translation>
    </message>
    <message>
      <source>{first} to {last}: {posts} from {feeds}, including {stories} covered by several feeds.</source>
      <translation>{first}至{last}：来自 {feeds}的 {posts}；多个订阅源报道了 {stories}。</translation>
    </message>
    <message>
      <source>Date range</source>
      <translation>哪些天</translation>
    </message>
    <message>
      <source>When you’ve been away for five days or more, what you missed is summed up here.</source>
      <translation>如果您五天以上没有查看，期间发生的事会显示在这里。</translation>
    </message>
    <message>
      <source>From {first} to {last}: {posts} from {feeds}.</source>
      <translation>{first}至{last}：来自 {feeds}的 {posts}。</translation>
    </message>
    <message>
      <source>1 story</source>
      <translation>1 则报道</translation>
    </message>
    <message numerus="yes">
      <source>{n} stories</source>
      <translation>
        <numerusform>{n} 则报道</numerusform>
      </translation>
    </message>
    <message>
      <source>Last 3 days</source>
      <translation>最近 3 天</translation>
    </message>
    <message>
      <source>Last week</source>
      <translation>最近一周</translation>
    </message>
    <message>
      <source>The last 2 weeks</source>
      <translation>最近 2 周</translation>
    </message>
    <message>
      <source>The last month</source>
      <translation>最近一个月</translation>
    </message>
    <message>
      <source>You have not been away</source>
      <translation>您没有离开过</translation>
    </message>
    <message>
      <source>Show the last week</source>
      <translation>显示最近一周</translation>
    </message>
    <message>
      <source>Covered by several feeds</source>
      <translation>多个订阅源的报道</translation>
    </message>
    <message>
      <source>By feed</source>
      <translation>各订阅源的内容</translation>
    </message>
    <message numerus="yes">
      <source>{n} more</source>
      <translation>
        <numerusform>另外 {n} 个</numerusform>
      </translation>
    </message>
    <message>
      <source>Ready in time: fetched before you next open Paperround.</source>
      <translation>及时：在您下次打开 Paperround 之前已抓取。</translation>
    </message>
    <message numerus="yes">
      <source>Actual over the last {n} days: {fetches} a day, {wait}, {share} ready in time.</source>
      <translation>
        <numerusform>最近 {n} 天实际：每天 {fetches}，{wait}，{share} 及时。</numerusform>
      </translation>
    </message>
    <message>
      <source>With {fetches} a day, you wait {wait} for a new article on average.</source>
      <translation>每天 {fetches}时，等待新文章平均 {wait}。</translation>
    </message>
    <message numerus="yes">
      <source>Beyond about {n} fetches a day, each extra fetch gains little.</source>
      <translation>
        <numerusform>超过每天约 {n} 次后，每多一次收益很小。</numerusform>
      </translation>
    </message>
    <message>
      <source>At {now} fetches a day, up to {most} on a busy day, new articles keep you waiting {wait} on average. Best value: {best} fetches, {best_wait}.</source>
      <translation>每天抓取 {now} 次、繁忙时最多 {most} 次，新文章平均让您等待 {wait}。性价比最高：{best} 次抓取，{best_wait}。</translation>
    </message>
    <message numerus="yes">
      <source>{n} fetches a day on battery, {m} when metered</source>
      <translation>
        <numerusform>使用电池时每天 {n} 次，按流量计费时 {m} 次</numerusform>
      </translation>
    </message>
    <message>
      <source>Budget</source>
      <translation>预算</translation>
    </message>
    <message>
      <source>Unit of the budget</source>
      <translation>预算单位</translation>
    </message>
    <message>
      <source>Current and new budget</source>
      <translation>现在与所选预算</translation>
    </message>
    <message>
      <source>More figures</source>
      <translation>更多数据</translation>
    </message>
    <message>
      <source>What changes for each feed</source>
      <translation>每个订阅源的变化</translation>
    </message>
    <message>
      <source>Average wait for a new article, minutes</source>
      <translation>等待新文章的平均时间，分钟</translation>
    </message>
    <message>
      <source>Fetches used, fetches per new article, recent days</source>
      <translation>已用抓取、每篇新文章的抓取、最近几天</translation>
    </message>
    <message>
      <source>Nothing changes until you apply it.</source>
      <translation>应用之前不会有任何改变。</translation>
    </message>
    <message>
      <source>Recommend a budget</source>
      <translation>替我选择</translation>
    </message>
    <message>
      <source>Reset</source>
      <translation>重置</translation>
    </message>
    <message>
      <source>Apply</source>
      <translation>应用</translation>
    </message>
    <message>
      <source>What a bigger budget gets you</source>
      <translation>更多抓取带来什么</translation>
    </message>
    <message>
      <source>With {fetches} a day, you wait {wait} for a new article on average instead of {before}.</source>
      <translation>每天 {fetches}时，等待新文章平均 {wait}，而不是 {before}。</translation>
    </message>
    <message>
      <source>This is an estimate based on a typical day. Once you’ve read on three days, it’s based on yours.</source>
      <translation>目前只是估计：Paperround 还不知道您何时阅读，暂按普通的一天计算。您阅读三天之后，曲线就是您自己的。</translation>
    </message>
    <message>
      <source>At {now} fetches a day, never more, new articles keep you waiting {wait} on average. Best value: {best} fetches, {best_wait}.</source>
      <translation>每天抓取不超过 {now} 次，新文章平均让您等待 {wait}。性价比最高：{best} 次抓取，{best_wait}。</translation>
    </message>
    <message>
      <source>Limited by publisher</source>
      <translation>受发布者限制</translation>
    </message>
    <message>
      <source>Use {n} a day</source>
      <translation>每天使用 {n} 次</translation>
    </message>
    <message>
      <source>Use {n} a day, at most {m} MB</source>
      <translation>每天使用 {n} 次，最多 {m} MB</translation>
    </message>
    <message>
      <source>Now</source>
      <translation>现在</translation>
    </message>
    <message>
      <source>Fetches per day</source>
      <translation>每天抓取次数</translation>
    </message>
    <message>
      <source>On battery</source>
      <translation>使用电池时</translation>
    </message>
    <message>
      <source>Metered connection</source>
      <translation>按流量计费</translation>
    </message>
    <message>
      <source>On battery and metered connections</source>
      <translation>使用电池和按流量计费时</translation>
    </message>
    <message>
      <source>Not known yet</source>
      <translation>尚不清楚</translation>
    </message>
    <message>
      <source>Add a feed to see what fetching it costs and brings.</source>
      <translation>添加订阅源后，这里会显示抓取的效果。</translation>
    </message>
    <message>
      <source>Daily fetch budget</source>
      <translation>每日抓取预算</translation>
    </message>
    <message>
      <source>Megabytes a day</source>
      <translation>每天 MB 数</translation>
    </message>
    <message>
      <source>Fetches a day</source>
      <translation>每天的抓取</translation>
    </message>
    <message>
      <source>Maximum MB a day (far right: no limit)</source>
      <translation>每天最多 MB（最右：不限）</translation>
    </message>
    <message>
      <source>There’s no forecast until your first feeds have been fetched. You can still set a daily maximum.</source>
      <translation>在首次抓取订阅源之前，还不知道抓取的效果。您可以选择每天最多多少次。</translation>
    </message>
    <message>
      <source>With {n}</source>
      <translation>{n} 次时</translation>
    </message>
    <message>
      <source>Average wait</source>
      <translation>查看时的等待</translation>
    </message>
    <message>
      <source>Ready in time</source>
      <translation>及时</translation>
    </message>
    <message>
      <source>Data a day</source>
      <translation>每天的数据</translation>
    </message>
    <message>
      <source>Fetches used</source>
      <translation>已用抓取</translation>
    </message>
    <message>
      <source>Fetches per new article</source>
      <translation>每篇新文章的抓取次数</translation>
    </message>
    <message>
      <source>{before} fetches a day now, {after} with this budget</source>
      <translation>现在每天抓取 {before} 次，之后 {after} 次</translation>
    </message>
    <message numerus="yes">
      <source>Currently {n} fetches a day</source>
      <translation>
        <numerusform>现在每天抓取 {n} 次</numerusform>
      </translation>
    </message>
    <message>
      <source>Fetches</source>
      <translation>抓取</translation>
    </message>
    <message>
      <source>Data</source>
      <translation>流量</translation>
    </message>
    <message>
      <source>With at most {size} a day, {fetches} are left, and you wait {wait} on average.</source>
      <translation>每天最多 {size} 时，剩下 {fetches}，平均等待 {wait}。</translation>
    </message>
    <message>
      <source>With {n} MB</source>
      <translation>{n} MB 时</translation>
    </message>
    <message numerus="yes">
      <source>{n} unchanged</source>
      <translation>
        <numerusform>{n} 个不变</numerusform>
      </translation>
    </message>
    <message>
      <source>A guess from a typical day.</source>
      <translation>根据典型的一天估计。</translation>
    </message>
    <message numerus="yes">
      <source>{n} fetched more often</source>
      <translation>
        <numerusform>{n} 个抓取更频繁</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} fetched less often</source>
      <translation>
        <numerusform>{n} 个抓取更少</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} limited by the publisher</source>
      <translation>
        <numerusform>{n} 个受发布者限制</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Estimated from your last {n} days.</source>
      <translation>
        <numerusform>根据您最近 {n} 天估计。</numerusform>
      </translation>
    </message>
    <message>
      <source>Every feed hourly, {wait}</source>
      <translation>每个订阅源每小时，{wait}</translation>
    </message>
    <message>
      <source>Refresh all on opening, {wait}</source>
      <translation>打开时全部抓取，{wait}</translation>
    </message>
    <message>
      <source>Now, a guess, {wait}</source>
      <translation>现在（估计），{wait}</translation>
    </message>
    <message>
      <source>Now, {wait}</source>
      <translation>现在，{wait}</translation>
    </message>
    <message>
      <source>{n} → about {wait}</source>
      <translation>{n} → 约 {wait}</translation>
    </message>
    <message>
      <source>{n} → {wait}</source>
      <translation>{n} → {wait}</translation>
    </message>
    <message numerus="yes">
      <source>{n} fetches a day, expected wait {wait}, {share} ready on time</source>
      <translation>
        <numerusform>每天抓取 {n} 次，预计等待 {wait}，{share} 已就绪</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} minutes</source>
      <translation>
        <numerusform>{n} 分钟</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} percent</source>
      <translation>
        <numerusform>百分之 {n}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>In your last {n} days, Paperround needed {share} of the fetches of hourly refreshing and kept you waiting {wait} longer.</source>
      <translation>
        <numerusform>最近 {n} 天，Paperround 用了每小时抓取的 {share}，您的等待多了 {wait}。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name} would have kept you waiting {wait} less, at {n} fetches a day.</source>
      <translation>
        <numerusform>{name} 会让您少等 {wait}，每天 {n} 次抓取。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Refreshing on opening would have used {n} fetches a day and kept you waiting {wait}.</source>
      <translation>
        <numerusform>打开时抓取每天需要 {n} 次，您要等待 {wait}。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>In your last {n} days, Paperround needed {share} of the fetches of hourly refreshing and kept you waiting {wait} less.</source>
      <translation>
        <numerusform>最近 {n} 天，Paperround 用了每小时抓取的 {share}，您的等待少了 {wait}。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>At {n} fetches a day, no other simulated strategy would have kept you waiting less.</source>
      <translation>
        <numerusform>每天 {n} 次抓取时，没有其他模拟的策略会让您等得更少。</numerusform>
      </translation>
    </message>
    <message>
      <source>Paperround</source>
      <translation>Paperround</translation>
    </message>
    <message>
      <source>Paperround, simulated</source>
      <translation>Paperround（模拟）</translation>
    </message>
    <message>
      <source>Cube-root shares, original times</source>
      <translation>立方根分配，按论文时间</translation>
    </message>
    <message>
      <source>All feeds when you open Paperround</source>
      <translation>打开 Paperround 时抓取全部</translation>
    </message>
    <message>
      <source>Every feed, every hour</source>
      <translation>每个订阅源，每小时</translation>
    </message>
    <message>
      <source>Every feed once a day</source>
      <translation>每个订阅源每天一次</translation>
    </message>
    <message>
      <source>Fetches and waiting time</source>
      <translation>抓取与等待</translation>
    </message>
    <message>
      <source>Compare strategies</source>
      <translation>比较策略</translation>
    </message>
    <message>
      <source>Savings</source>
      <translation>节省</translation>
    </message>
    <message>
      <source>Weeks to compare</source>
      <translation>要比较的周数</translation>
    </message>
    <message>
      <source>Export CSV</source>
      <translation>导出 CSV</translation>
    </message>
    <message>
      <source>Average wait for a new article against fetches a day. Lower left is best.</source>
      <translation>等待新文章的平均时间与每天的抓取。越靠左下越好。</translation>
    </message>
    <message>
      <source>Strategies</source>
      <translation>抓取方式</translation>
    </message>
    <message>
      <source>All strategies</source>
      <translation>所有策略</translation>
    </message>
    <message>
      <source>Run</source>
      <translation>运行</translation>
    </message>
    <message>
      <source>Use this strategy for a week</source>
      <translation>使用此策略一周</translation>
    </message>
    <message>
      <source>From research papers, simulated with your own recent days</source>
      <translation>来自研究论文，用您最近几天模拟</translation>
    </message>
    <message>
      <source>Now using Paperround’s own strategy</source>
      <translation>现在使用 Paperround 自己的策略</translation>
    </message>
    <message>
      <source>Starting…</source>
      <translation>正在启动…</translation>
    </message>
    <message>
      <source>On opening</source>
      <translation>打开时</translation>
    </message>
    <message>
      <source>{name}, within your budget</source>
      <translation>{name}，在您的预算内</translation>
    </message>
    <message>
      <source>Strategy</source>
      <translation>抓取方式</translation>
    </message>
    <message>
      <source>Wait</source>
      <translation>等待</translation>
    </message>
    <message>
      <source>Missed articles per day</source>
      <translation>每天错过的文章</translation>
    </message>
    <message>
      <source>Compared with Paperround</source>
      <translation>与 Paperround 相比</translation>
    </message>
    <message numerus="yes">
      <source>Last {n} weeks</source>
      <translation>
        <numerusform>最近 {n} 周</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>A simulation needs {n} full days of reading. You have {m}. Available from about {day}.</source>
      <translation>
        <numerusform>重放需要您阅读过的 {n} 个整天；已知 {m} 天。大约从{day}起可以运行。</numerusform>
      </translation>
    </message>
    <message>
      <source>Simulating {n} of {m}: {name}</source>
      <translation>正在重放 {n} / {m}：{name}</translation>
    </message>
    <message>
      <source>Run again</source>
      <translation>再次运行</translation>
    </message>
    <message numerus="yes">
      <source>{name}: {n} fetches a day, wait {wait}</source>
      <translation>
        <numerusform>{name}：每天抓取 {n} 次，等待 {wait}</numerusform>
      </translation>
    </message>
    <message>
      <source>{wait} longer</source>
      <translation>延长 {wait}</translation>
    </message>
    <message>
      <source>{wait} shorter</source>
      <translation>缩短 {wait}</translation>
    </message>
    <message>
      <source>Now using {name} for a week</source>
      <translation>现在使用 {name} 一周</translation>
    </message>
    <message>
      <source>The simulation stopped early.</source>
      <translation>重放未完成就结束了。</translation>
    </message>
    <message>
      <source>The simulation couldn’t run</source>
      <translation>重放未运行</translation>
    </message>
    <message>
      <source>You set a custom interval.</source>
      <translation>您为它指定了间隔。</translation>
    </message>
    <message>
      <source>You asked to be notified. No fetch is scheduled yet.</source>
      <translation>您希望立即收到其文章；尚未计划抓取。</translation>
    </message>
    <message>
      <source>No fetch is scheduled in the next 24 hours.</source>
      <translation>未来 24 小时内没有计划抓取。</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}. {reason}</source>
      <translation>每天抓取 {times}，下次 {time}。{reason}</translation>
    </message>
    <message>
      <source>no articles so far</source>
      <translation>尚无文章</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}. It publishes rarely ({rate}).</source>
      <translation>每天抓取 {times}，下次 {time}：它很少发布（{rate}）。</translation>
    </message>
    <message>
      <source>When it publishes and when you read</source>
      <translation>它何时发布，您何时查看</translation>
    </message>
    <message>
      <source>Not known yet when it publishes: that takes ten articles over five days.</source>
      <translation>尚不知道它何时发布：需要五天内的十篇文章。</translation>
    </message>
    <message>
      <source>Arrives by email, so there’s nothing to check. Its mailbox is in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>它通过邮件到达：无需抓取。其邮箱见“设置”的“账户与发送”。</translation>
    </message>
    <message>
      <source>Paused until you resume it. Its articles are kept.</source>
      <translation>已暂停：在您恢复之前不抓取。其文章会保留。</translation>
    </message>
    <message>
      <source>Not fetched yet. It will be as soon as background refresh starts.</source>
      <translation>尚未抓取：引擎一运行就抓取其首个文档。</translation>
    </message>
    <message>
      <source>It publishes rarely ({rate}), so no fetch is scheduled in the next 24 hours.</source>
      <translation>它很少发布（{rate}），因此未来 24 小时内没有计划抓取。</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}, because it publishes mostly between {begin} and {end} and you usually read around {visit}.</source>
      <translation>每天抓取 {times}，下次 {time}，因为它多在 {begin} 点到 {end} 点之间发布，而您通常在 {visit} 前后查看。</translation>
    </message>
    <message>
      <source>Refresh now</source>
      <translation>立即抓取</translation>
    </message>
    <message>
      <source>Details</source>
      <translation>详情</translation>
    </message>
    <message>
      <source>Activity</source>
      <translation>活动</translation>
    </message>
    <message>
      <source>All feeds</source>
      <translation>所有订阅源</translation>
    </message>
    <message>
      <source>latest fetches, newest first</source>
      <translation>最近的抓取，最新在前</translation>
    </message>
    <message>
      <source>{day} {time}</source>
      <translation>{day} {time}</translation>
    </message>
    <message>
      <source>Paperround is still learning when you read.</source>
      <translation>尚不清楚您通常何时查看。</translation>
    </message>
    <message>
      <source>{every} Next fetch: {time}.</source>
      <translation>{every}下次抓取在 {time}。</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}, because you want to be notified.</source>
      <translation>每天抓取 {times}，下次 {time}，因为您希望立即收到其文章。</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}, because it publishes at any time of day and you usually read around {visit}.</source>
      <translation>每天抓取 {times}，下次 {time}，因为它全天都可能发布，而您通常在 {visit} 前后查看。</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>结果</translation>
    </message>
    <message>
      <source>Size</source>
      <translation>大小</translation>
    </message>
    <message>
      <source>Reason</source>
      <translation>为何在此时</translation>
    </message>
    <message>
      <source>when it publishes</source>
      <translation>发布时间</translation>
    </message>
    <message>
      <source>fetched</source>
      <translation>已抓取</translation>
    </message>
    <message>
      <source>scheduled</source>
      <translation>计划中</translation>
    </message>
    <message>
      <source>You’ve unsubscribed from this feed</source>
      <translation>此订阅源已不存在</translation>
    </message>
    <message>
      <source>You’re no longer subscribed to it.</source>
      <translation>您已不再订阅它。</translation>
    </message>
    <message>
      <source>{paragraph} Today: {done} done, {planned} scheduled.</source>
      <translation>{paragraph}今天已完成 {done} 次，计划 {planned} 次。</translation>
    </message>
    <message>
      <source>Fetches per day so far</source>
      <translation>目前每天抓取次数</translation>
    </message>
    <message>
      <source>Data per day</source>
      <translation>每天流量</translation>
    </message>
    <message>
      <source>Articles per day</source>
      <translation>每天文章数</translation>
    </message>
    <message>
      <source>Ready when you open Paperround</source>
      <translation>查看时已就绪</translation>
    </message>
    <message>
      <source>Articles in feed</source>
      <translation>容量</translation>
    </message>
    <message>
      <source>Server says when nothing changed</source>
      <translation>服务器会告知无变化</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}, because you usually read around {visit}. Paperround is still learning when it publishes.</source>
      <translation>每天抓取 {times}，下次 {time}，因为您通常在 {visit} 前后查看。尚不清楚它在几点发布。</translation>
    </message>
    <message>
      <source>Unsubscribe from {feed}</source>
      <translation>取消订阅 {feed}</translation>
    </message>
    <message>
      <source>Yes</source>
      <translation>是</translation>
    </message>
    <message>
      <source>No</source>
      <translation>否</translation>
    </message>
    <message>
      <source>Publisher’s minimum interval</source>
      <translation>发布者的最短间隔</translation>
    </message>
    <message numerus="yes">
      <source>{n} hours a day</source>
      <translation>
        <numerusform>每天 {n} 小时</numerusform>
      </translation>
    </message>
    <message>
      <source>Hours the publisher excludes</source>
      <translation>发布者排除的时段</translation>
    </message>
    <message>
      <source>{time} scheduled</source>
      <translation>{time}（计划）</translation>
    </message>
    <message>
      <source>{time}: the fetch that brought the article</source>
      <translation>{time}：带来这篇文章的抓取</translation>
    </message>
    <message numerus="yes">
      <source>{n} new</source>
      <translation>
        <numerusform>{n} 篇新文章</numerusform>
      </translation>
    </message>
    <message>
      <source>Today {time}</source>
      <translation>今天 {time}</translation>
    </message>
    <message>
      <source>Yesterday {time}</source>
      <translation>昨天 {time}</translation>
    </message>
    <message>
      <source>Tomorrow {time}</source>
      <translation>明天 {time}</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}, because it publishes mostly between {begin} and {end}. Paperround is still learning when you read.</source>
      <translation>每天抓取 {times}，下次 {time}，因为它多在 {begin} 点到 {end} 点之间发布。尚不清楚您通常何时查看。</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}. Paperround is still learning when you read.</source>
      <translation>每天抓取 {times}，下次 {time}。尚不清楚您通常何时查看。</translation>
    </message>
    <message>
      <source>{time}, fetched: {result}. {why}</source>
      <translation>{time} 已抓取：{result}。{why}</translation>
    </message>
    <message>
      <source>{time}, scheduled. {why}</source>
      <translation>{time} 计划。{why}</translation>
    </message>
    <message>
      <source>Fetches since {time}</source>
      <translation>自 {time} 的抓取</translation>
    </message>
    <message>
      <source>Data since {time}</source>
      <translation>自 {time} 的流量</translation>
    </message>
    <message>
      <source>Status</source>
      <translation>运行状况</translation>
    </message>
    <message>
      <source>You rarely open {feeds}. Together they use {share} of your fetches.</source>
      <translation>您几乎不打开 {feeds}。它们共占您抓取的 {share}。</translation>
    </message>
    <message>
      <source>about {n}</source>
      <translation>约 {n}</translation>
    </message>
    <message>
      <source>Filter feeds by name</source>
      <translation>按名称筛选订阅源</translation>
    </message>
    <message>
      <source>Feeds shown</source>
      <translation>显示的订阅源</translation>
    </message>
    <message>
      <source>Reading history is off, so it isn’t known which feeds you rarely open.</source>
      <translation>阅读记录已关闭，因此不知道您很少打开哪些订阅源。</translation>
    </message>
    <message numerus="yes">
      <source>Once you’ve opened {n} articles, feeds you rarely read are listed here. {m} so far.</source>
      <translation>
        <numerusform>打开 {n} 篇文章后，这里会列出您很少阅读的订阅源。目前 {m} 篇。</numerusform>
      </translation>
    </message>
    <message>
      <source>You read something from every busy feed now and then.</source>
      <translation>对于发布较多的订阅源，您都会不时阅读。</translation>
    </message>
    <message>
      <source>You rarely open {feeds}. It uses {share} of your fetches.</source>
      <translation>您几乎不打开 {feeds}。它占您抓取的 {share}。</translation>
    </message>
    <message>
      <source>Opened {n} of {count} in {days} days</source>
      <translation>{days} 天内打开了 {count} 篇中的 {n} 篇</translation>
    </message>
    <message>
      <source>{n} so far</source>
      <translation>目前 {n}</translation>
    </message>
    <message>
      <source>Filter</source>
      <translation>筛选</translation>
    </message>
    <message>
      <source>Needs attention</source>
      <translation>需要关注</translation>
    </message>
    <message>
      <source>Rarely opened</source>
      <translation>很少打开</translation>
    </message>
    <message numerus="yes">
      <source>over the last {n} days</source>
      <translation>
        <numerusform>最近 {n} 天</numerusform>
      </translation>
    </message>
    <message>
      <source>Next fetch</source>
      <translation>下次抓取</translation>
    </message>
    <message>
      <source>No feeds yet</source>
      <translation>还没有订阅源</translation>
    </message>
    <message>
      <source>Add a feed to see its activity here.</source>
      <translation>添加订阅源后，这里会显示抓取的结果。</translation>
    </message>
    <message numerus="yes">
      <source>{feeds}. {n} need attention: {names}.</source>
      <translation>
        <numerusform>{feeds}。{n} 个需要关注：{names}。</numerusform>
      </translation>
    </message>
    <message>
      <source>Counting since {time}. Daily figures appear after one full day.</source>
      <translation>抓取和流量自 {time} 起统计；满一天后才有每日数字。</translation>
    </message>
    <message>
      <source>Based on publication dates</source>
      <translation>按文章日期计算</translation>
    </message>
    <message>
      <source>Fetches that found nothing new</source>
      <translation>没有新内容的抓取</translation>
    </message>
    <message>
      <source>Average minutes you waited for one of its articles</source>
      <translation>您查看时平均等待其文章的分钟数</translation>
    </message>
    <message>
      <source>{feeds}. All OK.</source>
      <translation>{feeds}。全部正常。</translation>
    </message>
    <message>
      <source>{problem} ({status})</source>
      <translation>{problem}（{status}）</translation>
    </message>
    <message>
      <source>{feeds}. One needs attention: {names}.</source>
      <translation>{feeds}。一个需要关注：{names}。</translation>
    </message>
    <message>
      <source>Calculating…</source>
      <translation>正在计算…</translation>
    </message>
    <message>
      <source>Couldn’t calculate these figures.</source>
      <translation>无法计算这些数字。</translation>
    </message>
    <message>
      <source>At weekends you start about {hours} earlier.</source>
      <translation>周末您大约早 {hours}开始。</translation>
    </message>
    <message>
      <source>{day} {begin}:00 to {end}:00</source>
      <translation>{day} {begin}:00 至 {end}:00</translation>
    </message>
    <message numerus="yes">
      <source>You read at this time in {n} of the last {m} weeks.</source>
      <translation>
        <numerusform>最近 {m} 周中，您有 {n} 周在此时查看。</numerusform>
      </translation>
    </message>
    <message>
      <source>Sessions a day</source>
      <translation>每天阅读次数</translation>
    </message>
    <message>
      <source>Stored only on this computer: when you used the window and which feed was open.</source>
      <translation>仅保存在这台电脑上：何时使用窗口，以及打开了哪个订阅源。</translation>
    </message>
    <message numerus="yes">
      <source>Low confidence ({n} days)</source>
      <translation>
        <numerusform>估计，{n} 天</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Low confidence ({n} of {m})</source>
      <translation>
        <numerusform>估计，{m} 个中的 {n} 个</numerusform>
      </translation>
    </message>
    <message>
      <source>Your week, hour by hour</source>
      <translation>您的一周，七天 × 24 小时</translation>
    </message>
    <message>
      <source>Reading times</source>
      <translation>阅读时间</translation>
    </message>
    <message>
      <source>Confidence</source>
      <translation>确定程度</translation>
    </message>
    <message numerus="yes">
      <source>Paperround hasn’t seen you read yet. After about {n} days, around {day}, it will know your daily pattern.</source>
      <translation>
        <numerusform>Paperround 还没有见过您阅读。约 {n} 天后，即{day}前后，它就能分辨您的早晨和晚上。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Paperround has seen you read since {since}. After about {n} days, around {day}, it will know your daily pattern.</source>
      <translation>
        <numerusform>Paperround 自 {since} 起观察您的阅读。约 {n} 天后，即{day}前后，它就能分辨您的早晨和晚上。</numerusform>
      </translation>
    </message>
    <message>
      <source>You don’t read at any particular time of day.</source>
      <translation>您没有固定的查看时间。</translation>
    </message>
    <message>
      <source>an hour</source>
      <translation>一小时</translation>
    </message>
    <message>
      <source>At weekends you start about {hours} later.</source>
      <translation>周末您大约晚 {hours}开始。</translation>
    </message>
    <message numerus="yes">
      <source>You read at this time in {n} of the last {m} weeks, for about {minutes} min.</source>
      <translation>
        <numerusform>最近 {m} 周中，您有 {n} 周在此时查看，约 {minutes} 分钟。</numerusform>
      </translation>
    </message>
    <message>
      <source>Each feed</source>
      <translation>各订阅源</translation>
    </message>
    <message>
      <source>Learning is paused. Nothing is recorded until you resume.</source>
      <translation>学习已暂停：在您恢复之前不记录任何内容。</translation>
    </message>
    <message numerus="yes">
      <source>Medium confidence ({n} days)</source>
      <translation>
        <numerusform>比较确定，{n} 天</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>High confidence ({n} days)</source>
      <translation>
        <numerusform>确定，{n} 天</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Medium confidence ({n} of {m})</source>
      <translation>
        <numerusform>比较确定，{m} 个中的 {n} 个</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>High confidence ({n} of {m})</source>
      <translation>
        <numerusform>确定，{m} 个中的 {n} 个</numerusform>
      </translation>
    </message>
    <message>
      <source>never</source>
      <translation>从不</translation>
    </message>
    <message>
      <source>almost always</source>
      <translation>几乎总是</translation>
    </message>
    <message>
      <source>You usually read around {times}.</source>
      <translation>您通常在 {times} 前后查看。</translation>
    </message>
    <message>
      <source>today</source>
      <translation>今天</translation>
    </message>
    <message numerus="yes">
      <source>{n} in {m} days</source>
      <translation>
        <numerusform>{m} 天内 {n} 篇</numerusform>
      </translation>
    </message>
    <message>
      <source>Weekdays</source>
      <translation>工作日</translation>
    </message>
    <message>
      <source>Weekends</source>
      <translation>周末</translation>
    </message>
    <message>
      <source>Resume learning</source>
      <translation>恢复学习</translation>
    </message>
    <message>
      <source>Pause learning</source>
      <translation>暂停学习</translation>
    </message>
    <message numerus="yes">
      <source>{n} hours</source>
      <translation>
        <numerusform>{n} 小时</numerusform>
      </translation>
    </message>
    <message>
      <source>Your week</source>
      <translation>您的一周</translation>
    </message>
    <message numerus="yes">
      <source>You didn’t read at this time in any of the last {n} weeks.</source>
      <translation>
        <numerusform>最近 {n} 周您都没有在此时查看。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{day}: {n} sessions</source>
      <translation>
        <numerusform>{day}：{n} 次</numerusform>
      </translation>
    </message>
    <message>
      <source>No data for {day} yet.</source>
      <translation>尚无{day}的数据。</translation>
    </message>
    <message>
      <source>Weekend pattern expected around {day}.</source>
      <translation>周末的情况将在{day}前后得知。</translation>
    </message>
    <message>
      <source>{share} fewer</source>
      <translation>少 {share}</translation>
    </message>
    <message>
      <source>{share} more</source>
      <translation>多 {share}</translation>
    </message>
    <message>
      <source>{share} less</source>
      <translation>少 {share}</translation>
    </message>
    <message numerus="yes">
      <source>In the last {n} full days, Paperround made {change} fetches than refreshing the same {feeds} every hour, in {batches} batches a day instead of {hours}.</source>
      <translation>
        <numerusform>最近 {n} 个整天，与每小时刷新{feeds}相比，Paperround 的抓取 {change}，每天 {batches} 批而不是 {hours} 批。</numerusform>
      </translation>
    </message>
    <message>
      <source>New articles kept you waiting {change} on average.</source>
      <translation>新文章的等待平均 {change}。</translation>
    </message>
    <message>
      <source>Batches</source>
      <translation>唤醒</translation>
    </message>
    <message>
      <source>Radio time (estimated)</source>
      <translation>无线电时间（估计）</translation>
    </message>
    <message>
      <source>Radio time</source>
      <translation>无线模块开启</translation>
    </message>
    <message>
      <source>Figure of the chart</source>
      <translation>图表数据</translation>
    </message>
    <message>
      <source>A day, on average</source>
      <translation>每天平均</translation>
    </message>
    <message>
      <source>All figures and how they’re counted</source>
      <translation>所有数据及其计算方式</translation>
    </message>
    <message>
      <source>Requests for feeds, not counting images</source>
      <translation>为订阅源发送的请求；不含图片</translation>
    </message>
    <message>
      <source>Compare strategies…</source>
      <translation>比较策略…</translation>
    </message>
    <message>
      <source>Paperround, every hour, on opening and once a day, with your own last days</source>
      <translation>Paperround、每小时、打开时和每天一次，用您最近几天比较</translation>
    </message>
    <message>
      <source>In return, new articles kept you waiting {change} on average.</source>
      <translation>作为代价，新文章的等待平均 {change}。</translation>
    </message>
    <message>
      <source>a day</source>
      <translation>每天</translation>
    </message>
    <message>
      <source>In all</source>
      <translation>总计</translation>
    </message>
    <message>
      <source>All data, a day on average</source>
      <translation>全部流量，每天平均</translation>
    </message>
    <message>
      <source>Refresh on opening</source>
      <translation>打开时刷新</translation>
    </message>
    <message>
      <source>How it is counted</source>
      <translation>计算方法</translation>
    </message>
    <message>
      <source>every feed every hour</source>
      <translation>每个订阅源每小时</translation>
    </message>
    <message>
      <source>Too early to say: one day so far.</source>
      <translation>为时过早：目前只有一天。</translation>
    </message>
    <message>
      <source>Since {time}: {fetches} in {wake_ups}, {size}.</source>
      <translation>自 {time} 起：{wake_ups}中 {fetches}，{size}。</translation>
    </message>
    <message>
      <source>Savings are counted in full days. First results on {day}.</source>
      <translation>节省按整天计算；首批数字将于{day}给出。</translation>
    </message>
    <message>
      <source>Measured for Paperround, estimated from feed sizes for the others</source>
      <translation>在此测得；其他按各订阅源的大小计算</translation>
    </message>
    <message>
      <source>Average wait for a new article</source>
      <translation>等待新文章的时间</translation>
    </message>
    <message>
      <source>From publication until you could read it, averaged over all articles</source>
      <translation>每篇文章从发布到每次未能看到它的查看之间的时间</translation>
    </message>
    <message>
      <source>Ready on time</source>
      <translation>已就绪</translation>
    </message>
    <message>
      <source>New articles that were ready the next time you opened Paperround</source>
      <translation>您在其发布后首次查看时已就绪的新文章</translation>
    </message>
    <message>
      <source>Missed articles</source>
      <translation>错过的文章</translation>
    </message>
    <message>
      <source>Dropped out of the feed before it was fetched (estimated)</source>
      <translation>在抓取之前就已离开订阅源列表；根据间隔估计</translation>
    </message>
    <message>
      <source>Bursts of network activity (fetches close together count as one)</source>
      <translation>抓取使电脑忙碌的次数；相近的算一次</translation>
    </message>
    <message>
      <source>Estimated for a mobile connection, where the radio stays on for 12 s after each burst</source>
      <translation>按移动网络计：每次唤醒后保持开启 12 秒</translation>
    </message>
    <message>
      <source>Processor time</source>
      <translation>处理器时间</translation>
    </message>
    <message>
      <source>Of all parts of Paperround</source>
      <translation>Paperround 所有部分合计</translation>
    </message>
    <message>
      <source>Compared with fetching every hour above</source>
      <translation>即上方与每小时抓取比较的部分</translation>
    </message>
    <message>
      <source>In articles you opened and in lists</source>
      <translation>您打开的文章和列表中的图片</translation>
    </message>
    <message>
      <source>Icons</source>
      <translation>图标</translation>
    </message>
    <message>
      <source>Feed icons, checked once a month</source>
      <translation>订阅源的图标，每月查找一次</translation>
    </message>
    <message>
      <source>Full articles</source>
      <translation>全文</translation>
    </message>
    <message>
      <source>Loaded from their web pages</source>
      <translation>从其网页加载</translation>
    </message>
    <message>
      <source>Articles and images downloaded ahead</source>
      <translation>预先下载的文章和图片</translation>
    </message>
    <message>
      <source>Episodes you downloaded and those downloaded ahead</source>
      <translation>您下载的录音和预先下载的录音</translation>
    </message>
    <message>
      <source>Accounts</source>
      <translation>账户</translation>
    </message>
    <message>
      <source>Synchronizing with servers</source>
      <translation>与服务器同步</translation>
    </message>
    <message>
      <source>Mail</source>
      <translation>邮件</translation>
    </message>
    <message>
      <source>Newsletters</source>
      <translation>邮件通讯</translation>
    </message>
    <message>
      <source>Updates</source>
      <translation>更新</translation>
    </message>
    <message>
      <source>Checking for a new version of Paperround</source>
      <translation>检查 Paperround 的新版本</translation>
    </message>
    <message>
      <source>this week</source>
      <translation>本周</translation>
    </message>
    <message>
      <source>no data yet</source>
      <translation>没有查看记录</translation>
    </message>
    <message>
      <source>{n}, hourly {m}</source>
      <translation>{n}，每小时方式 {m}</translation>
    </message>
    <message>
      <source>{n} a day, hourly {m}</source>
      <translation>每天 {n}，每小时方式 {m}</translation>
    </message>
    <message>
      <source>{day}: {ours}, hourly {theirs}</source>
      <translation>{day}：{ours}，每小时方式 {theirs}</translation>
    </message>
    <message>
      <source>{measure} compared with hourly</source>
      <translation>{measure}（与每小时相比）</translation>
    </message>
    <message>
      <source>hourly: {m}. Too early for a percentage.</source>
      <translation>每小时方式为 {m}；计算比例为时尚早</translation>
    </message>
    <message numerus="yes">
      <source>Last {n} days</source>
      <translation>
        <numerusform>最近 {n} 天</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Too early to say: {n} days so far.</source>
      <translation>
        <numerusform>为时过早：目前只有 {n} 天。</numerusform>
      </translation>
    </message>
    <message>
      <source>{n} a day</source>
      <translation>每天 {n}</translation>
    </message>
    <message>
      <source>strategy</source>
      <translation>策略</translation>
    </message>
    <message>
      <source>{name} from {first} to {last}, compared with as many days before:</source>
      <translation>{name}，{first} 至 {last}，与之前同样天数相比：</translation>
    </message>
    <message>
      <source>Use Paperround’s own strategy</source>
      <translation>使用 Paperround 自己的策略</translation>
    </message>
    <message>
      <source>Before and with the other strategy</source>
      <translation>之前与使用另一策略时</translation>
    </message>
    <message>
      <source>Strategy in use: {name}, until {day}.</source>
      <translation>使用中的策略：{name}，到 {day}。</translation>
    </message>
    <message>
      <source>Batches per day</source>
      <translation>每天为此唤醒电脑的次数</translation>
    </message>
    <message>
      <source>Before</source>
      <translation>之前</translation>
    </message>
    <message>
      <source>With it</source>
      <translation>使用后</translation>
    </message>
    <message>
      <source>Since {day}, compared with as many days before:</source>
      <translation>从 {day} 起，与之前同样天数相比：</translation>
    </message>
    <message>
      <source>Strategy in use: {name}.</source>
      <translation>使用中的策略：{name}。</translation>
    </message>
    <message>
      <source>{name} synced {times} ({size}). Hourly would have been {hours}.</source>
      <translation>{name} 被询问 {times}，{size}；每小时方式则为 {hours}。</translation>
    </message>
    <message>
      <source>Offline from {begin} to {end}</source>
      <translation>{begin} 至 {end} 离线</translation>
    </message>
    <message>
      <source>You were offline, so nothing was fetched. That isn’t an error.</source>
      <translation>当时没有网络，所以没有抓取，也不算错误。</translation>
    </message>
    <message>
      <source>1 article with images is downloaded for {time} ({size}).</source>
      <translation>已为 {time} 备好 1 篇带图片的文章，{size}。</translation>
    </message>
    <message>
      <source>Timeline of {day}. {done} done, {planned} scheduled. You read: {times}.</source>
      <translation>{day}的时间线。完成 {done}，计划 {planned}。您查看了：{times}。</translation>
    </message>
    <message>
      <source>Nothing is scheduled yet. Scheduling starts with background refresh.</source>
      <translation>没有计划：引擎一运行，Paperround 就会制定计划。</translation>
    </message>
    <message numerus="yes">
      <source>{n} batches, {m} fetches. Each batch wakes the network once.</source>
      <translation>
        <numerusform>{n} 次唤醒，{m} 次抓取。每次唤醒只启用网络一次。</numerusform>
      </translation>
    </message>
    <message>
      <source>Not running from {begin} to {end}</source>
      <translation>{begin} 至 {end} 未运行</translation>
    </message>
    <message>
      <source>Paperround was closed or the computer was off, so nothing was fetched.</source>
      <translation>Paperround 已关闭或电脑已关机，所以无法抓取。</translation>
    </message>
    <message numerus="yes">
      <source>{n} articles with images are downloaded for {time} ({size}).</source>
      <translation>
        <numerusform>已为 {time} 备好 {n} 篇带图片的文章，{size}。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} articles are downloaded for {time} ({size}).</source>
      <translation>
        <numerusform>已为 {time} 备好 {n} 篇文章，{size}。</numerusform>
      </translation>
    </message>
    <message>
      <source>You’re usually offline then.</source>
      <translation>您那时通常没有网络。</translation>
    </message>
    <message>
      <source>Schedule</source>
      <translation>计划</translation>
    </message>
    <message>
      <source>Day</source>
      <translation>日</translation>
    </message>
    <message>
      <source>Download articles before</source>
      <translation>提前下载文章</translation>
    </message>
    <message>
      <source>Coming up</source>
      <translation>接下来</translation>
    </message>
    <message>
      <source>Articles are downloaded before you go offline</source>
      <translation>文章会在您离线之前下载</translation>
    </message>
    <message>
      <source>There was nothing new.</source>
      <translation>没有发布新内容。</translation>
    </message>
    <message>
      <source>Nothing is scheduled for tomorrow yet.</source>
      <translation>明天尚无计划。</translation>
    </message>
    <message>
      <source>not yet</source>
      <translation>尚未</translation>
    </message>
    <message>
      <source>New articles</source>
      <translation>新文章</translation>
    </message>
    <message>
      <source>{reason}, open</source>
      <translation>{reason}，已展开</translation>
    </message>
    <message>
      <source>{reason}, folded</source>
      <translation>{reason}，已折叠</translation>
    </message>
    <message>
      <source>1 batch, {m} fetches. Each batch wakes the network once.</source>
      <translation>1 次唤醒，{m} 次抓取。每次唤醒只启用网络一次。</translation>
    </message>
    <message>
      <source>Asleep from {begin} to {end}</source>
      <translation>{begin} 至 {end} 睡眠</translation>
    </message>
    <message>
      <source>The computer was asleep, so nothing was fetched.</source>
      <translation>电脑处于睡眠状态，所以无法抓取。</translation>
    </message>
    <message>
      <source>Yesterday</source>
      <translation>昨天</translation>
    </message>
    <message>
      <source>Tomorrow</source>
      <translation>明天</translation>
    </message>
    <message>
      <source>Wait avoided</source>
      <translation>免去的等待</translation>
    </message>
    <message>
      <source>Add a feed to see its fetches here.</source>
      <translation>添加订阅源后，其抓取会显示在这里。</translation>
    </message>
    <message>
      <source>{wake_ups}, {fetches}.</source>
      <translation>{wake_ups}，{fetches}。</translation>
    </message>
    <message>
      <source>You didn’t read on this day.</source>
      <translation>您这一天没有查看。</translation>
    </message>
    <message>
      <source>You read {times}.</source>
      <translation>您查看了 {times}。</translation>
    </message>
    <message>
      <source>Nothing new since you subscribed.</source>
      <translation>自您订阅以来没有发布新内容。</translation>
    </message>
    <message>
      <source>Of the new articles known so far, {share} were ready when you read.</source>
      <translation>在目前已知的新文章中，{share} 在您阅读时已经就绪。</translation>
    </message>
    <message>
      <source>{polls} scheduled until {time}. The rest is scheduled closer to the time.</source>
      <translation>到 {time} 计划了 {polls}。之后的将在临近时计划。</translation>
    </message>
    <message numerus="yes">
      <source>{time}, fetched · {feeds}, {n} new</source>
      <translation>
        <numerusform>{time} 已抓取 · {feeds}，{n} 篇新文章</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{names} and {n} more.</source>
      <translation>
        <numerusform>{names} 和另外 {n} 个。</numerusform>
      </translation>
    </message>
    <message>
      <source>No fetches on this day.</source>
      <translation>这一天没有抓取。</translation>
    </message>
    <message>
      <source>You were here {spans}.</source>
      <translation>您在这里：{spans}。</translation>
    </message>
    <message>
      <source>You often read offline around {time}.</source>
      <translation>您常在 {time} 前后离线阅读。</translation>
    </message>
    <message numerus="yes">
      <source>{n} couldn’t be downloaded in full.</source>
      <translation>
        <numerusform>其中 {n} 篇无法获取全文。</numerusform>
      </translation>
    </message>
    <message>
      <source>Nothing new</source>
      <translation>没有新内容</translation>
    </message>
    <message>
      <source>Scheduled</source>
      <translation>计划中</translation>
    </message>
    <message>
      <source>You read</source>
      <translation>您在阅读</translation>
    </message>
    <message>
      <source>Asleep, off or offline</source>
      <translation>睡眠、关机或离线</translation>
    </message>
    <message>
      <source>Waiting time these fetches save you</source>
      <translation>这些抓取为您省去的等待时间</translation>
    </message>
    <message>
      <source>{time}, scheduled · {feeds} in one batch</source>
      <translation>{time} 计划 · 一次唤醒抓取 {feeds}</translation>
    </message>
    <message>
      <source>{time}, fetched · {feeds}, nothing new</source>
      <translation>{time} 已抓取 · {feeds}，没有新内容</translation>
    </message>
    <message numerus="yes">
      <source>{time} and {n} more</source>
      <translation>
        <numerusform>{time} 及另外 {n} 次</numerusform>
      </translation>
    </message>
    <message>
      <source>Asleep until {time}</source>
      <translation>睡眠到 {time}</translation>
    </message>
    <message>
      <source>Closed until {time}</source>
      <translation>未运行到 {time}</translation>
    </message>
    <message>
      <source>Asleep</source>
      <translation>睡眠</translation>
    </message>
    <message>
      <source>Closed</source>
      <translation>未运行</translation>
    </message>
    <message>
      <source>Timeline of the day</source>
      <translation>当天时间线</translation>
    </message>
    <message>
      <source>Not enough data yet. It takes about 10 days of reading.</source>
      <translation>尚不清楚：这是第一天。大约 10 天后就会知道。</translation>
    </message>
    <message>
      <source>When you
usually read</source>
      <translation>您通常
何时查看</translation>
    </message>
    <message>
      <source>0 feeds</source>
      <translation>0 个订阅源</translation>
    </message>
    <message numerus="yes">
      <source>Paperround has seen you read on {n} days. After about 10 it will know your daily pattern.</source>
      <translation>
        <numerusform>已观察您阅读 {n} 天。大约 10 天后就能区分早晨和晚上。</numerusform>
      </translation>
    </message>
    <message>
      <source>Now {time}</source>
      <translation>现在 {time}</translation>
    </message>
    <message>
      <source>Usually off</source>
      <translation>通常关机</translation>
    </message>
    <message>
      <source>Estimate</source>
      <translation>目前为估计</translation>
    </message>
    <message>
      <source>No fetch scheduled</source>
      <translation>没有计划抓取</translation>
    </message>
    <message numerus="yes">
      <source>{n}, all OK</source>
      <translation>
        <numerusform>{n} 个，全部正常</numerusform>
      </translation>
    </message>
    <message>
      <source>Back to reading</source>
      <translation>返回阅读</translation>
    </message>
    <message>
      <source>Insights pages</source>
      <translation>洞察页面</translation>
    </message>
    <message>
      <source>Learn more</source>
      <translation>了解更多</translation>
    </message>
    <message>
      <source>Page of Insights</source>
      <translation>洞察页面</translation>
    </message>
    <message>
      <source>{share} more fetches</source>
      <translation>抓取多 {share}</translation>
    </message>
    <message>
      <source>{share} fewer fetches</source>
      <translation>抓取少 {share}</translation>
    </message>
    <message>
      <source>Medium confidence</source>
      <translation>比较确定</translation>
    </message>
    <message>
      <source>High confidence</source>
      <translation>确定</translation>
    </message>
    <message numerus="yes">
      <source>{n}, one needs attention</source>
      <translation>
        <numerusform>{n} 个，一个需要关注</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n}, {m} need attention</source>
      <translation>
        <numerusform>{n} 个，{m} 个需要关注</numerusform>
      </translation>
    </message>
    <message>
      <source>Next fetch {time}</source>
      <translation>下次抓取 {time}</translation>
    </message>
    <message numerus="yes">
      <source>{n} fetches a day</source>
      <translation>
        <numerusform>每天抓取 {n} 次</numerusform>
      </translation>
    </message>
    <message>
      <source>Mark all as read in {place}: {posts}</source>
      <translation>将 {place} 中的文章全部标为已读：{posts}</translation>
    </message>
    <message>
      <source>Mark as unread</source>
      <translation>标为未读</translation>
    </message>
    <message>
      <source>Mark as read</source>
      <translation>标为已读</translation>
    </message>
    <message>
      <source>Unstar</source>
      <translation>取消星标</translation>
    </message>
    <message>
      <source>Read</source>
      <translation>已读</translation>
    </message>
    <message>
      <source>Remove highlight</source>
      <translation>取消突出显示</translation>
    </message>
    <message>
      <source>Mark all as read in {place}</source>
      <translation>将 {place} 中的文章全部标为已读</translation>
    </message>
    <message numerus="yes">
      <source>{n} or more new</source>
      <translation>
        <numerusform>{n} 篇或更多新文章</numerusform>
      </translation>
    </message>
    <message>
      <source>Show folder</source>
      <translation>显示文件夹</translation>
    </message>
    <message>
      <source>Enter password…</source>
      <translation>输入密码…</translation>
    </message>
    <message>
      <source>{what}. Press Ctrl+Z to undo.</source>
      <translation>{what}。按 Control Z 撤销。</translation>
    </message>
    <message>
      <source>Clear</source>
      <translation>清除</translation>
    </message>
    <message>
      <source>less than 1 article a year</source>
      <translation>每年不到一篇</translation>
    </message>
    <message>
      <source>played</source>
      <translation>已听</translation>
    </message>
    <message>
      <source>1 min listen</source>
      <translation>收听约需 1 分钟</translation>
    </message>
    <message>
      <source>about 1 article a day</source>
      <translation>每天约一篇</translation>
    </message>
    <message numerus="yes">
      <source>about {n} articles a day</source>
      <translation>
        <numerusform>每天约 {n} 篇</numerusform>
      </translation>
    </message>
    <message>
      <source>about 1 article a week</source>
      <translation>每周约一篇</translation>
    </message>
    <message numerus="yes">
      <source>about {n} articles a week</source>
      <translation>
        <numerusform>每周约 {n} 篇</numerusform>
      </translation>
    </message>
    <message>
      <source>about 1 article a month</source>
      <translation>每月约一篇</translation>
    </message>
    <message numerus="yes">
      <source>about {n} articles a month</source>
      <translation>
        <numerusform>每月约 {n} 篇</numerusform>
      </translation>
    </message>
    <message>
      <source>about 1 article a year</source>
      <translation>每年约一篇</translation>
    </message>
    <message numerus="yes">
      <source>about {n} articles a year</source>
      <translation>
        <numerusform>每年约 {n} 篇</numerusform>
      </translation>
    </message>
    <message>
      <source>d MMMM</source>
      <translation>M月d日</translation>
    </message>
    <message>
      <source>dddd d MMMM</source>
      <translation>M月d日 dddd</translation>
    </message>
    <message>
      <source>since today</source>
      <translation>自今天起</translation>
    </message>
    <message>
      <source>since yesterday</source>
      <translation>自昨天起</translation>
    </message>
    <message>
      <source>1 article</source>
      <translation>1 篇文章</translation>
    </message>
    <message>
      <source>1 star</source>
      <translation>1 个星标</translation>
    </message>
    <message>
      <source>Episode</source>
      <translation>录音</translation>
    </message>
    <message>
      <source>Untitled</source>
      <translation>没有文字的文章</translation>
    </message>
    <message>
      <source>twice</source>
      <translation>2 次</translation>
    </message>
    <message>
      <source>three times</source>
      <translation>3 次</translation>
    </message>
    <message>
      <source>four times</source>
      <translation>4 次</translation>
    </message>
    <message>
      <source>five times</source>
      <translation>5 次</translation>
    </message>
    <message>
      <source>1 batch</source>
      <translation>1 次唤醒</translation>
    </message>
    <message>
      <source>1 fetch</source>
      <translation>1 次抓取</translation>
    </message>
    <message>
      <source>in progress</source>
      <translation>已开始</translation>
    </message>
    <message>
      <source>{left} of {whole} min left</source>
      <translation>剩余 {left} / {whole} 分钟</translation>
    </message>
    <message numerus="yes">
      <source>{minutes} min listen</source>
      <translation>
        <numerusform>收听约需 {minutes} 分钟</numerusform>
      </translation>
    </message>
    <message>
      <source>{place} of {whole}</source>
      <translation>{place} / {whole}</translation>
    </message>
    <message>
      <source>1 hour</source>
      <translation>1 小时</translation>
    </message>
    <message>
      <source>1 minute ago</source>
      <translation>1 分钟前</translation>
    </message>
    <message>
      <source>d MMM</source>
      <translation>M月d日</translation>
    </message>
    <message>
      <source>d MMM yyyy</source>
      <translation>yyyy年M月d日</translation>
    </message>
    <message>
      <source>{day}, {time}</source>
      <translation>{day} {time}</translation>
    </message>
    <message>
      <source>dddd d MMMM yyyy</source>
      <translation>yyyy年M月d日 dddd</translation>
    </message>
    <message>
      <source>MMMM yyyy</source>
      <translation>yyyy年M月</translation>
    </message>
    <message>
      <source>since {day}</source>
      <translation>自{day}起</translation>
    </message>
    <message>
      <source>{n}%</source>
      <translation>{n}%</translation>
    </message>
    <message numerus="yes">
      <source>{n} unread</source>
      <translation>
        <numerusform>{n} 篇未读</numerusform>
      </translation>
    </message>
    <message>
      <source>{first} {rest}</source>
      <translation>{first}{rest}</translation>
    </message>
    <message>
      <source>, </source>
      <translation>、</translation>
    </message>
    <message>
      <source>in {span}</source>
      <translation>{span}后</translation>
    </message>
    <message>
      <source>{some} and {last}</source>
      <translation>{some} 和 {last}</translation>
    </message>
    <message>
      <source>{time} ago</source>
      <translation>{time}前</translation>
    </message>
    <message>
      <source>Today, {day}</source>
      <translation>今天，{day}</translation>
    </message>
    <message>
      <source>Yesterday, {day}</source>
      <translation>昨天，{day}</translation>
    </message>
    <message numerus="yes">
      <source>{n} articles</source>
      <translation>
        <numerusform>{n} 篇文章</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} stars</source>
      <translation>
        <numerusform>{n} 个星标</numerusform>
      </translation>
    </message>
    <message>
      <source>Link to {host}</source>
      <translation>指向 {host} 的链接</translation>
    </message>
    <message>
      <source>{h} h {m} min</source>
      <translation>{h} 小时 {m} 分钟</translation>
    </message>
    <message>
      <source>{h} h</source>
      <translation>{h} 小时</translation>
    </message>
    <message numerus="yes">
      <source>{n} batches</source>
      <translation>
        <numerusform>{n} 次唤醒</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} fetches</source>
      <translation>
        <numerusform>{n} 次抓取</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} minutes ago</source>
      <translation>
        <numerusform>{n} 分钟前</numerusform>
      </translation>
    </message>
    <message>
      <source>Couldn’t load the list.</source>
      <translation>无法读取列表。</translation>
    </message>
    <message>
      <source>all articles</source>
      <translation>所有文章</translation>
    </message>
    <message>
      <source>Clear search</source>
      <translation>清除搜索</translation>
    </message>
    <message>
      <source>Your first articles will appear in a moment.</source>
      <translation>首批文章稍后就到。</translation>
    </message>
    <message>
      <source>Read a few articles, and suggestions based on them will appear here.</source>
      <translation>先读几篇文章。您读的主题决定这里显示什么。</translation>
    </message>
    <message>
      <source>No articles today yet</source>
      <translation>今天还没有文章</translation>
    </message>
    <message>
      <source>Nothing here yet</source>
      <translation>这里还没有内容</translation>
    </message>
    <message>
      <source>Show now</source>
      <translation>立即显示</translation>
    </message>
    <message>
      <source>No new articles. Next edition at {time}.</source>
      <translation>没有新文章在等待。下一期报纸：{time}。</translation>
    </message>
    <message>
      <source>Refresh anyway</source>
      <translation>仍然抓取</translation>
    </message>
    <message>
      <source>Add a website you like, or bring your feeds from another reader.</source>
      <translation>添加您喜欢的网站，或从其他阅读器导入订阅源。</translation>
    </message>
    <message>
      <source>No results for “{words}”</source>
      <translation>没有“{words}”的搜索结果</translation>
    </message>
    <message>
      <source>No connection</source>
      <translation>没有连接</translation>
    </message>
    <message>
      <source>Its server asked Paperround to wait until then.</source>
      <translation>其服务器要求在此之前不要打扰。</translation>
    </message>
    <message>
      <source>Refreshing {what}…</source>
      <translation>正在抓取 {what}…</translation>
    </message>
    <message>
      <source>Nothing to suggest yet</source>
      <translation>暂无推荐</translation>
    </message>
    <message>
      <source>Nothing found yet</source>
      <translation>暂未找到</translation>
    </message>
    <message>
      <source>No starred articles</source>
      <translation>还没有星标文章</translation>
    </message>
    <message>
      <source>Press S to star an article and keep it here.</source>
      <translation>在文章上按 s 即可保存到这里。</translation>
    </message>
    <message>
      <source>All caught up</source>
      <translation>全部已读</translation>
    </message>
    <message>
      <source>1 new article waiting for the {time} edition.</source>
      <translation>1 篇新文章等待 {time} 的报纸。</translation>
    </message>
    <message numerus="yes">
      <source>{n} new articles waiting for the {time} edition.</source>
      <translation>
        <numerusform>{n} 篇新文章等待 {time} 的报纸。</numerusform>
      </translation>
    </message>
    <message>
      <source>Choose again…</source>
      <translation>重新选择…</translation>
    </message>
    <message>
      <source>Searched {place}.</source>
      <translation>已搜索 {place}。</translation>
    </message>
    <message>
      <source>Search everywhere</source>
      <translation>搜索全部</translation>
    </message>
    <message>
      <source>{what} will be fetched at {time}</source>
      <translation>{what} 将于 {time} 到达</translation>
    </message>
    <message>
      <source>New matches appear here automatically.</source>
      <translation>符合条件的内容会自动出现在这里。</translation>
    </message>
    <message numerus="yes">
      <source>{n} feeds here couldn’t be refreshed.</source>
      <translation>
        <numerusform>这里有 {n} 个订阅源未能抓取。</numerusform>
      </translation>
    </message>
    <message>
      <source>1 feed here couldn’t be refreshed.</source>
      <translation>这里有 1 个订阅源未能抓取。</translation>
    </message>
    <message>
      <source>Browse starter feeds</source>
      <translation>浏览推荐订阅源</translation>
    </message>
    <message>
      <source>Add a sync account</source>
      <translation>添加同步账户</translation>
    </message>
    <message>
      <source>{what} will be fetched once you’re back online.</source>
      <translation>一有连接就抓取：{what}。</translation>
    </message>
    <message>
      <source>the search for {words}</source>
      <translation>“{words}”的搜索结果</translation>
    </message>
    <message>
      <source>Everywhere</source>
      <translation>全部</translation>
    </message>
    <message>
      <source>Search all articles, not just this list</source>
      <translation>在所有文章中搜索，不限于此处</translation>
    </message>
    <message>
      <source>Search tips</source>
      <translation>这里可以输入什么</translation>
    </message>
    <message>
      <source>Search tips (Alt+Down)</source>
      <translation>这里可以输入什么（Alt+↓）</translation>
    </message>
    <message>
      <source>1 result</source>
      <translation>1 条结果</translation>
    </message>
    <message>
      <source>View options</source>
      <translation>查看选项</translation>
    </message>
    <message>
      <source>All</source>
      <translation>全部</translation>
    </message>
    <message>
      <source>Sort</source>
      <translation>排序</translation>
    </message>
    <message>
      <source>Group by</source>
      <translation>分组</translation>
    </message>
    <message>
      <source>Rows</source>
      <translation>列表</translation>
    </message>
    <message>
      <source>Cards</source>
      <translation>卡片</translation>
    </message>
    <message>
      <source>night ferry</source>
      <translation>夜间 渡轮</translation>
    </message>
    <message>
      <source>both words, anywhere</source>
      <translation>两个词，任意位置</translation>
    </message>
    <message>
      <source>"night ferry"</source>
      <translation>"夜间渡轮"</translation>
    </message>
    <message>
      <source>exactly this phrase</source>
      <translation>完全匹配此短语</translation>
    </message>
    <message>
      <source>ferry OR boat</source>
      <translation>渡轮 OR 船</translation>
    </message>
    <message>
      <source>either word</source>
      <translation>其中之一</translation>
    </message>
    <message>
      <source>ferry -night</source>
      <translation>渡轮 -夜间</translation>
    </message>
    <message>
      <source>leave out a word</source>
      <translation>不含某词</translation>
    </message>
    <message>
      <source>(ferry OR boat) night</source>
      <translation>(渡轮 OR 船) 夜间</translation>
    </message>
    <message>
      <source>group with parentheses</source>
      <translation>括号可组合</translation>
    </message>
    <message>
      <source>title:ferry</source>
      <translation>title:渡轮</translation>
    </message>
    <message>
      <source>in the title; also author: and text:</source>
      <translation>标题中；也可用 author: 和 text:</translation>
    </message>
    <message>
      <source>feed:"Harbour Gazette"</source>
      <translation>feed:"港口日报"</translation>
    </message>
    <message>
      <source>from this feed</source>
      <translation>来自此订阅源</translation>
    </message>
    <message>
      <source>folder:News</source>
      <translation>folder:新闻</translation>
    </message>
    <message>
      <source>in this folder</source>
      <translation>在此文件夹中</translation>
    </message>
    <message>
      <source>tag:later</source>
      <translation>tag:稍后</translation>
    </message>
    <message>
      <source>with this tag</source>
      <translation>带此标签</translation>
    </message>
    <message>
      <source>is:unread</source>
      <translation>is:unread</translation>
    </message>
    <message>
      <source>also is:read, is:starred</source>
      <translation>也可用 is:read、is:starred</translation>
    </message>
    <message>
      <source>after:7d</source>
      <translation>after:7d</translation>
    </message>
    <message>
      <source>from the last 7 days</source>
      <translation>最近七天</translation>
    </message>
    <message>
      <source>before:2026-03</source>
      <translation>before:2026-03</translation>
    </message>
    <message>
      <source>before a day, month or year</source>
      <translation>早于某日、某月或某年</translation>
    </message>
    <message>
      <source>Newest</source>
      <translation>最新</translation>
    </message>
    <message>
      <source>Oldest</source>
      <translation>最旧</translation>
    </message>
    <message>
      <source>Relevance</source>
      <translation>相关度</translation>
    </message>
    <message numerus="yes">
      <source>{n} results</source>
      <translation>
        <numerusform>{n} 条结果</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>the latest {n} results</source>
      <translation>
        <numerusform>最新 {n} 条结果</numerusform>
      </translation>
    </message>
    <message>
      <source>Search in {place}</source>
      <translation>在 {place} 中搜索</translation>
    </message>
    <message>
      <source>Try now</source>
      <translation>立即重试</translation>
    </message>
    <message>
      <source>Also in 1 other feed</source>
      <translation>另见 1 个订阅源</translation>
    </message>
    <message>
      <source>1 similar article</source>
      <translation>另有 1 篇类似</translation>
    </message>
    <message>
      <source>Also in {feeds}</source>
      <translation>另见 {feeds}</translation>
    </message>
    <message numerus="yes">
      <source>Also in {n} other feeds</source>
      <translation>
        <numerusform>另见 {n} 个订阅源</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} similar articles</source>
      <translation>
        <numerusform>另有 {n} 篇类似</numerusform>
      </translation>
    </message>
    <message>
      <source>Plugged in or charging</source>
      <translation>已接通电源或正在充电</translation>
    </message>
    <message>
      <source>On battery or saving power</source>
      <translation>正在使用电池或省电</translation>
    </message>
    <message>
      <source>Nothing more is scheduled today.</source>
      <translation>今天没有更多计划。</translation>
    </message>
    <message numerus="yes">
      <source>{n} scheduled for later today</source>
      <translation>
        <numerusform>今天稍后还计划 {n} 次</numerusform>
      </translation>
    </message>
    <message>
      <source>Online, not metered</source>
      <translation>在线，不按流量计费</translation>
    </message>
    <message>
      <source>Today’s schedule</source>
      <translation>今天的计划</translation>
    </message>
    <message>
      <source>When you usually read</source>
      <translation>您通常何时阅读</translation>
    </message>
    <message>
      <source>A typical day</source>
      <translation>典型的一天</translation>
    </message>
    <message>
      <source>Paused. Refresh still works.</source>
      <translation>已暂停。仍可手动抓取。</translation>
    </message>
    <message>
      <source>Offline. Fetching resumes when you reconnect.</source>
      <translation>离线。重新连接后会继续抓取。</translation>
    </message>
    <message numerus="yes">
      <source>{n} scheduled for later today, {m} in reserve</source>
      <translation>
        <numerusform>今天稍后还计划 {n} 次，预留 {m} 次</numerusform>
      </translation>
    </message>
    <message>
      <source>Next batches</source>
      <translation>接下来的唤醒</translation>
    </message>
    <message>
      <source>Each batch wakes the network once</source>
      <translation>每次唤醒只启用网络一次</translation>
    </message>
    <message>
      <source>Batch done</source>
      <translation>已抓取</translation>
    </message>
    <message>
      <source>{feeds} · {when}</source>
      <translation>{feeds} · {when}</translation>
    </message>
    <message>
      <source>Resume</source>
      <translation>恢复</translation>
    </message>
    <message>
      <source>For 1 hour</source>
      <translation>1 小时</translation>
    </message>
    <message>
      <source>Until tomorrow</source>
      <translation>直到明天</translation>
    </message>
    <message>
      <source>Until I resume</source>
      <translation>直到我恢复</translation>
    </message>
    <message>
      <source>{used} of {all} fetches used today</source>
      <translation>今天已用 {used} 次抓取，共 {all} 次</translation>
    </message>
    <message>
      <source>When you usually read, and today’s batches of fetches</source>
      <translation>您通常何时阅读，以及今天的各次唤醒</translation>
    </message>
    <message numerus="yes">
      <source>{time}, {feeds}, {n} new</source>
      <translation>
        <numerusform>{time}，{feeds}，{n} 篇新文章</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} {n} scheduled, next at {time}.</source>
      <translation>
        <numerusform>{done}计划 {n} 次，下次 {time}。</numerusform>
      </translation>
    </message>
    <message>
      <source>A typical day, until Paperround knows when you read</source>
      <translation>典型的一天，直到 Paperround 了解您何时阅读</translation>
    </message>
    <message>
      <source>{time}, scheduled, {feeds}</source>
      <translation>{time} 计划，{feeds}</translation>
    </message>
    <message>
      <source>{time}, {feeds}, nothing new</source>
      <translation>{time}，{feeds}，没有新内容</translation>
    </message>
    <message numerus="yes">
      <source>{n} batches done,</source>
      <translation>
        <numerusform>已完成 {n} 次唤醒，</numerusform>
      </translation>
    </message>
    <message>
      <source>{done} nothing scheduled.</source>
      <translation>{done}没有计划。</translation>
    </message>
    <message>
      <source>New name</source>
      <translation>新名称</translation>
    </message>
    <message>
      <source>You’re subscribed to {feed} twice, at two addresses.</source>
      <translation>您以两个地址重复订阅了 {feed}。</translation>
    </message>
    <message>
      <source>Clear the filter</source>
      <translation>清除筛选</translation>
    </message>
    <message>
      <source>Keep both</source>
      <translation>都保留</translation>
    </message>
    <message>
      <source>{feed} has the same articles as {other}.</source>
      <translation>{feed} 的文章与 {other} 相同。</translation>
    </message>
    <message>
      <source>Almost everything in {feed} is also in {other}.</source>
      <translation>{feed} 发布的几乎所有内容也来自 {other}。</translation>
    </message>
    <message>
      <source>Searches</source>
      <translation>搜索</translation>
    </message>
    <message>
      <source>Monday</source>
      <translation>星期一</translation>
    </message>
    <message>
      <source>Tuesday</source>
      <translation>星期二</translation>
    </message>
    <message>
      <source>Wednesday</source>
      <translation>星期三</translation>
    </message>
    <message>
      <source>Thursday</source>
      <translation>星期四</translation>
    </message>
    <message>
      <source>Friday</source>
      <translation>星期五</translation>
    </message>
    <message>
      <source>Saturday</source>
      <translation>星期六</translation>
    </message>
    <message>
      <source>Sunday</source>
      <translation>星期日</translation>
    </message>
    <message>
      <source>January</source>
      <translation>1月</translation>
    </message>
    <message>
      <source>February</source>
      <translation>2月</translation>
    </message>
    <message>
      <source>March</source>
      <translation>3月</translation>
    </message>
    <message>
      <source>April</source>
      <translation>4月</translation>
    </message>
    <message>
      <source>May</source>
      <translation>5月</translation>
    </message>
    <message>
      <source>June</source>
      <translation>6月</translation>
    </message>
    <message>
      <source>July</source>
      <translation>7月</translation>
    </message>
    <message>
      <source>August</source>
      <translation>8月</translation>
    </message>
    <message>
      <source>September</source>
      <translation>9月</translation>
    </message>
    <message>
      <source>October</source>
      <translation>10月</translation>
    </message>
    <message>
      <source>November</source>
      <translation>11月</translation>
    </message>
    <message>
      <source>December</source>
      <translation>12月</translation>
    </message>
    <message numerus="yes">
      <source>So you don’t miss anything: it lists only {window} articles, which turn over in {span}.</source>
      <translation>
        <numerusform>为避免丢失：它保留 {window} 篇文章，{span}就会填满。</numerusform>
      </translation>
    </message>
    <message>
      <source>Grouped with one other feed to save power.</source>
      <translation>与另外一个一起，以便只唤醒一次网络。</translation>
    </message>
    <message numerus="yes">
      <source>Grouped with {n} other feeds to save power.</source>
      <translation>
        <numerusform>与另外 {n} 个一起，以便只唤醒一次网络。</numerusform>
      </translation>
    </message>
    <message>
      <source>1 day</source>
      <translation>1 天</translation>
    </message>
    <message>
      <source>1 minute</source>
      <translation>1 分钟</translation>
    </message>
    <message>
      <source>a moment</source>
      <translation>片刻</translation>
    </message>
    <message>
      <source>two</source>
      <translation>2</translation>
    </message>
    <message>
      <source>three</source>
      <translation>3</translation>
    </message>
    <message>
      <source>four</source>
      <translation>4</translation>
    </message>
    <message>
      <source>five</source>
      <translation>5</translation>
    </message>
    <message>
      <source>six</source>
      <translation>6</translation>
    </message>
    <message>
      <source>seven</source>
      <translation>7</translation>
    </message>
    <message>
      <source>eight</source>
      <translation>8</translation>
    </message>
    <message>
      <source>nine</source>
      <translation>9</translation>
    </message>
    <message>
      <source>ten</source>
      <translation>10</translation>
    </message>
    <message>
      <source>eleven</source>
      <translation>11</translation>
    </message>
    <message>
      <source>twelve</source>
      <translation>12</translation>
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
      <translation> 天</translation>
    </message>
    <message numerus="yes">
      <source> days</source>
      <translation>
        <numerusform> 天</numerusform>
      </translation>
    </message>
    <message>
      <source> MB</source>
      <translation> MB</translation>
    </message>
    <message>
      <source>no limit</source>
      <translation>无限制</translation>
    </message>
    <message>
      <source>Words to highlight</source>
      <translation>突出显示的词</translation>
    </message>
    <message>
      <source>Quiet hours</source>
      <translation>免打扰时段</translation>
    </message>
    <message>
      <source>Mute notifications for today</source>
      <translation>今天不再通知</translation>
    </message>
    <message>
      <source>Closing the window</source>
      <translation>关闭窗口时</translation>
    </message>
    <message>
      <source>Tell me about updates</source>
      <translation>有新版本时通知我</translation>
    </message>
    <message>
      <source>Images in articles</source>
      <translation>文章中的图片</translation>
    </message>
    <message>
      <source>Thumbnails in the list</source>
      <translation>列表中的小图</translation>
    </message>
    <message>
      <source>Download episodes before I usually listen</source>
      <translation>在我通常收听之前下载录音</translation>
    </message>
    <message>
      <source>Storage limit</source>
      <translation>磁盘上大约保留</translation>
    </message>
    <message>
      <source>Keep played episodes for</source>
      <translation>听过的保留</translation>
    </message>
    <message>
      <source>Fetching strategy</source>
      <translation>抓取策略</translation>
    </message>
    <message>
      <source>Never more than this on any day</source>
      <translation>任何一天都不超过此数</translation>
    </message>
    <message>
      <source>Daily data limit</source>
      <translation>每天用于此的流量</translation>
    </message>
    <message>
      <source>On battery, use at most</source>
      <translation>使用电池时的比例</translation>
    </message>
    <message>
      <source>Share of the daily budget on battery and in power saving mode.</source>
      <translation>使用电池和省电模式时，每日预算中可用的比例。</translation>
    </message>
    <message>
      <source>On a metered connection</source>
      <translation>按流量计费时</translation>
    </message>
    <message>
      <source>Share of the daily budget on a metered connection.</source>
      <translation>按流量计费时，每日预算中可用的比例。</translation>
    </message>
    <message>
      <source>While the computer is busy</source>
      <translation>电脑繁忙时</translation>
    </message>
    <message>
      <source>Share of the daily budget while the computer is busy.</source>
      <translation>电脑繁忙时，每日预算中可用的比例。</translation>
    </message>
    <message>
      <source>Batches of fetches per day, about. Each batch wakes the network once.</source>
      <translation>每天为抓取而唤醒的大致次数。每次唤醒只启用网络一次。</translation>
    </message>
    <message>
      <source>On battery or a metered connection</source>
      <translation>电量或流量紧张时</translation>
    </message>
    <message>
      <source>Batches per day on battery, in power saving mode and on a metered connection.</source>
      <translation>使用电池、省电模式和按流量计费时，每天唤醒的次数。</translation>
    </message>
    <message>
      <source>Parallel connections</source>
      <translation>同时访问的网站数</translation>
    </message>
    <message>
      <source>Number of servers to fetch from at the same time.</source>
      <translation>同时抓取的服务器数量。</translation>
    </message>
    <message>
      <source>Scheduled fetches per minute</source>
      <translation>每分钟的计划抓取数</translation>
    </message>
    <message>
      <source>Most scheduled fetches per minute, even after sleep.</source>
      <translation>每分钟最多的计划抓取次数，睡眠之后也不例外。</translation>
    </message>
    <message>
      <source>Proxy</source>
      <translation>代理</translation>
    </message>
    <message>
      <source>Proxy for all connections. Empty for none.</source>
      <translation>用于所有连接的代理。留空则不使用。</translation>
    </message>
    <message>
      <source>Password command</source>
      <translation>密码命令</translation>
    </message>
    <message>
      <source>Command that prints a password, used before the keyring. {user} and {host} are filled in.</source>
      <translation>输出密码的命令，优先于密钥环使用。{user} 和 {host} 会被替换。</translation>
    </message>
    <message>
      <source>Password file</source>
      <translation>密码文件</translation>
    </message>
    <message>
      <source>File that only you can read, used instead of the keyring. Passwords in it are plain text.</source>
      <translation>只有您能读取的文件，用来代替密钥环。其中的密码为明文。</translation>
    </message>
    <message>
      <source>When I’m offline</source>
      <translation>我离线时</translation>
    </message>
    <message>
      <source>Hold new articles until the next edition</source>
      <translation>新文章等待下一期报纸</translation>
    </message>
    <message>
      <source>Keep articles for</source>
      <translation>文章保留时间</translation>
    </message>
    <message>
      <source>Maximum per feed</source>
      <translation>每个订阅源最多保留</translation>
    </message>
    <message>
      <source>Keep daily backups for</source>
      <translation>备份保留</translation>
    </message>
    <message>
      <source>Show suggestions in For You</source>
      <translation>在“推荐”视图中推荐未读文章</translation>
    </message>
    <message>
      <source>When I read an article, mark the same story in other feeds as read</source>
      <translation>读过一篇后，将其他订阅源的同一报道也标为已读</translation>
    </message>
    <message>
      <source>Fetch repetitive feeds less often</source>
      <translation>少抓取内容大多重复的订阅源</translation>
    </message>
    <message>
      <source>Fetch feeds less often if their articles repeat each other.</source>
      <translation>如果订阅源的文章互相重复，则少抓取。</translation>
    </message>
    <message>
      <source>Fetch feeds I read often more frequently</source>
      <translation>多抓取我常打开的订阅源，少抓取其他的</translation>
    </message>
    <message>
      <source>Fetch feeds more often if you often go to them or their folder.</source>
      <translation>您常打开的订阅源或其文件夹会更频繁地抓取。</translation>
    </message>
    <message>
      <source>Learn when I read</source>
      <translation>记录我何时阅读</translation>
    </message>
    <message>
      <source>Create editions automatically</source>
      <translation>自动制作报纸</translation>
    </message>
    <message>
      <source>Times, separated by spaces</source>
      <translation>时间，以空格分隔</translation>
    </message>
    <message>
      <source>Reading time (minutes)</source>
      <translation>阅读分钟数</translation>
    </message>
    <message>
      <source>Include articles left unread last time</source>
      <translation>未读的可以再次出现</translation>
    </message>
    <message>
      <source>Mark its articles as read</source>
      <translation>将其中的文章标为已读</translation>
    </message>
    <message>
      <source>Load the full text of shortened articles</source>
      <translation>抓取缩短文章的全文</translation>
    </message>
    <message>
      <source>Save to folder</source>
      <translation>存放报纸的文件夹</translation>
    </message>
    <message>
      <source>To</source>
      <translation>发送到</translation>
    </message>
    <message>
      <source>Mail server</source>
      <translation>邮件服务器</translation>
    </message>
    <message>
      <source>Allow mail without encryption</source>
      <translation>允许不加密的邮件</translation>
    </message>
    <message>
      <source>ferry "night train"</source>
      <translation>渡轮 "夜行列车"</translation>
    </message>
    <message>
      <source>not at all</source>
      <translation>不保留</translation>
    </message>
    <message>
      <source>forever</source>
      <translation>永久</translation>
    </message>
    <message>
      <source>Ask once</source>
      <translation>询问一次</translation>
    </message>
    <message>
      <source>Keep fetching in the background</source>
      <translation>在后台继续抓取</translation>
    </message>
    <message>
      <source>Don’t show</source>
      <translation>不显示</translation>
    </message>
    <message>
      <source>Cube-root shares, optimised times</source>
      <translation>立方根分配，最佳时间</translation>
    </message>
    <message>
      <source>Fewest articles missing when you read</source>
      <translation>查看时缺失最少</translation>
    </message>
    <message>
      <source>Square-root shares, alerts first</source>
      <translation>平方根分配，快速提醒</translation>
    </message>
    <message>
      <source>Square-root shares, evenly spaced</source>
      <translation>平方根分配，均匀时间</translation>
    </message>
    <message>
      <source>Equal shares, alerts first</source>
      <translation>平均分配，快速提醒</translation>
    </message>
    <message>
      <source>Fewest missed articles first</source>
      <translation>优先减少错过的文章</translation>
    </message>
    <message>
      <source>Learned fixed interval per feed</source>
      <translation>学习得到的固定间隔</translation>
    </message>
    <message>
      <source>Most out of date first</source>
      <translation>最久未更新的优先</translation>
    </message>
    <message>
      <source>Short-lived articles first</source>
      <translation>易过时的文章优先</translation>
    </message>
    <message>
      <source>Moving average of gaps</source>
      <translation>间隔的移动平均</translation>
    </message>
    <message>
      <source>When the next article is due</source>
      <translation>预计下一篇发布时</translation>
    </message>
    <message>
      <source>Every feed equally often</source>
      <translation>每个订阅源同样频繁</translation>
    </message>
    <message>
      <source>Don’t download anything</source>
      <translation>不抓取</translation>
    </message>
    <message>
      <source>Plus everything from feeds I choose</source>
      <translation>以及我所选订阅源的全部内容</translation>
    </message>
    <message>
      <source> article</source>
      <translation> 篇</translation>
    </message>
    <message numerus="yes">
      <source> articles</source>
      <translation>
        <numerusform> 篇</numerusform>
      </translation>
    </message>
    <message>
      <source>Send by email to an e-reader or inbox</source>
      <translation>电子书阅读器或邮箱，通过邮件</translation>
    </message>
    <message>
      <source>{host} didn’t accept the user name or password. FreshRSS needs the API password from its profile page. Miniflux needs the one from Integrations &gt; Google Reader.</source>
      <translation>{host} 称用户或密码有误。FreshRSS 需要其个人资料页上的 API 密码，Miniflux 需要 Integrations、Google Reader 中的密码。</translation>
    </message>
    <message>
      <source>No sync server found at {host}. Check the address, and that its Google Reader API is turned on.</source>
      <translation>{host} 没有订阅源服务器回应；请检查地址，以及其 Google Reader API 是否已开启。</translation>
    </message>
    <message>
      <source>The API of {host} is turned off. In FreshRSS, allow API access under Settings &gt; Authentication.</source>
      <translation>{host} 的 API 已关闭；在 FreshRSS 中，请在“设置”的“认证”下允许 API 访问。</translation>
    </message>
    <message>
      <source>{host} redirects to {other}. If that’s your server, enter that address.</source>
      <translation>{host} 重定向到 {other}；如果那是您的服务器，请输入该地址。</translation>
    </message>
    <message>
      <source>{what} If it uses your own certificate authority, add that authority’s certificate.</source>
      <translation>{what}如果它由您自有的颁发机构签署，请提供该机构的证书。</translation>
    </message>
    <message>
      <source>The certificate file {path} can’t be read. Choose a file in PEM format.</source>
      <translation>无法读取证书文件 {path}；请选择 PEM 格式的文件。</translation>
    </message>
    <message>
      <source>The saved password for {host} is missing. Enter it again in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>{host} 的密码已不可用；请在“设置”的“账户与发送”中重新输入。</translation>
    </message>
    <message>
      <source>{name} can’t store playback positions, so they stay on this computer. Finished episodes are marked as read there.</source>
      <translation>录音听到哪里只保留在这台电脑上：{name} 没有地方存放它。听完的录音在那里会显示为已读。</translation>
    </message>
    <message>
      <source>{name} only syncs playback positions through its native API, which doesn’t accept this password. Use your login there as the Google Reader user name and password.</source>
      <translation>{name} 只通过自己的接口提供录音及其收听位置，而该接口不接受此密码。请把它的 Google Reader 接口的用户名和密码设为您在那里登录所用的。</translation>
    </message>
    <message>
      <source>{host} numbers its articles in a way that Paperround can’t read, so nothing was synced.</source>
      <translation>Paperround 无法读取 {host} 的文章编号方式，因此未同步任何内容。</translation>
    </message>
    <message>
      <source>You’ve already added this account.</source>
      <translation>您已有此账户。</translation>
    </message>
    <message>
      <source>This account doesn’t exist.</source>
      <translation>没有这样的账户。</translation>
    </message>
    <message>
      <source>Encryption needs the Python package “cryptography”. Install it and try again.</source>
      <translation>加密需要 Python 软件包“cryptography”；请安装后重试。</translation>
    </message>
    <message>
      <source>The files in the sync folder are encrypted. Enter their passphrase.</source>
      <translation>同步文件夹中的文件已加密；请输入其密码短语。</translation>
    </message>
    <message>
      <source>This isn’t the passphrase of the sync folder. Enter the one that your other computers use.</source>
      <translation>这不是同步文件夹的密码短语；请输入您其他电脑使用的密码短语。</translation>
    </message>
    <message>
      <source>The files in the sync folder aren’t encrypted. Choose an empty folder to start with encryption.</source>
      <translation>同步文件夹中的文件未加密；要开始加密，请选择一个空文件夹。</translation>
    </message>
    <message>
      <source>The sync folder {path} isn’t there. Check that it’s connected, or choose another.</source>
      <translation>同步文件夹 {path} 不存在；请检查它是否已连接，或选择其他文件夹。</translation>
    </message>
    <message>
      <source>{host} didn’t accept the user name or password. Many providers require an app password, which you can create on their website.</source>
      <translation>{host} 称用户名或密码错误。许多服务商要求使用程序专用密码，可在其网页上获取。</translation>
    </message>
    <message>
      <source>This user name or password has characters that can’t be sent to {host}.</source>
      <translation>此用户名或密码含有无法发送给 {host} 的字符。</translation>
    </message>
    <message>
      <source>{host} isn’t responding like an IMAP server. Check the server name and port.</source>
      <translation>{host} 的应答不是 IMAP；请检查服务器的名称和端口。</translation>
    </message>
    <message>
      <source>{host} doesn’t offer a secure connection, and Paperround never sends passwords unencrypted. Choose TLS or STARTTLS.</source>
      <translation>{host} 不提供安全连接，而密码绝不会通过不安全的连接发送；请选择 TLS 或 STARTTLS。</translation>
    </message>
    <message>
      <source>{host} doesn’t support STARTTLS. Choose TLS, usually on port 993.</source>
      <translation>{host} 不提供 STARTTLS；请选择 TLS，通常为端口 993。</translation>
    </message>
    <message>
      <source>Folder {folder} doesn’t exist on {host}. Choose another.</source>
      <translation>{host} 上没有文件夹 {folder}；请选择其他文件夹。</translation>
    </message>
    <message>
      <source>{host} refused a request: {what}</source>
      <translation>{host} 拒绝了请求：{what}</translation>
    </message>
    <message>
      <source>{host} closed the connection. Paperround will try again later.</source>
      <translation>{host} 结束了对话；Paperround 稍后会重试。</translation>
    </message>
    <message>
      <source>{host} sent too much data, so it was rejected.</source>
      <translation>{host} 发来的内容超出请求，因此未接收。</translation>
    </message>
    <message>
      <source>Mail doesn’t work through an HTTPS proxy. Use an http:// or socks5:// proxy.</source>
      <translation>邮件无法通过本身要求 HTTPS 的代理；请使用 http:// 或 socks5:// 代理。</translation>
    </message>
    <message>
      <source>You’ve already added this folder.</source>
      <translation>您已有此文件夹。</translation>
    </message>
    <message>
      <source>This mailbox doesn’t exist.</source>
      <translation>没有这样的邮箱。</translation>
    </message>
    <message>
      <source>The part of the page you followed is gone. The page may have been redesigned or replaced. Choose again what to follow.</source>
      <translation>所跟踪的内容已不在网页上：网页已改版，或被其他网页取代。请重新选择要跟踪的内容。</translation>
    </message>
    <message>
      <source>The page has no text to compare. It may need JavaScript.</source>
      <translation>网页没有可比较的文字；它可能由脚本生成。</translation>
    </message>
    <message>
      <source>No repeating list found on this page. Enter a CSS selector for its articles.</source>
      <translation>此网页上没有像文章列表那样重复的内容；请用 CSS 选择器指明其条目。</translation>
    </message>
    <message>
      <source>Paperround doesn’t understand this CSS selector: {selector}</source>
      <translation>这不是 Paperround 能理解的 CSS 选择器：{selector}</translation>
    </message>
    <message>
      <source>This selector finds nothing on the page: {selector}</source>
      <translation>此选择器在网页上找不到任何内容：{selector}</translation>
    </message>
    <message>
      <source>What this selector matches has no title and no link: {selector}</source>
      <translation>此选择器在网页上找到的内容既没有标题也没有链接：{selector}</translation>
    </message>
    <message>
      <source>No link on the page has this text: {text}</source>
      <translation>网页上没有这样的链接文字：{text}</translation>
    </message>
    <message>
      <source>This address isn’t a web page.</source>
      <translation>此地址返回的不是网页。</translation>
    </message>
    <message>
      <source>page changed</source>
      <translation>网页已改版</translation>
    </message>
    <message>
      <source>The part of {feed} that you followed has been gone {since}. The page may have been redesigned.</source>
      <translation>您在 {feed} 上跟踪的内容{since}已不存在。网页已改版。</translation>
    </message>
    <message>
      <source>Not enough disk space for {name}. The download will continue when there is. Nothing was lost.</source>
      <translation>磁盘上没有空间存放 {name}；有空间后会继续。没有丢失任何内容。</translation>
    </message>
    <message>
      <source>{name} couldn’t be saved ({error}). Paperround will try again.</source>
      <translation>无法将 {name} 写入磁盘（{error}）；将再次尝试。</translation>
    </message>
    <message>
      <source>{host} sent a web page instead of the episode. Open the article’s page and try there.</source>
      <translation>{host} 发来的是网页而不是录音；请打开文章的网页，在那里尝试。</translation>
    </message>
    <message>
      <source>{host} says the episode is no longer available.</source>
      <translation>{host} 称录音已不在其地址。</translation>
    </message>
    <message>
      <source>The episode at {host} is larger than {megabytes} MB and was skipped.</source>
      <translation>{host} 上的录音大于 {megabytes} MB，因此未接收。</translation>
    </message>
    <message>
      <source>Paperround’s player, paperround[audio], or a system library that it needs isn’t installed. Another program can play this episode.</source>
      <translation>未安装 Paperround 的播放器 paperround[audio] 或其所需的系统库。可以用其他程序播放这一集。</translation>
    </message>
    <message>
      <source>Paperround can’t play this file. Another app may be able to.</source>
      <translation>此文件不是可在此播放的录音；其他程序也许能识别。</translation>
    </message>
    <message>
      <source>No audio device is available, or it’s in use by another program.</source>
      <translation>无法发声：这台电脑没有声音设备，或设备正被占用。</translation>
    </message>
    <message>
      <source>This episode is damaged, so playback stopped. Your position is saved.</source>
      <translation>此录音已损坏，因此已停止播放。播放位置会保留。</translation>
    </message>
    <message>
      <source>Article {id} has no audio.</source>
      <translation>文章 {id} 没有可听的内容。</translation>
    </message>
    <message>
      <source>This destination doesn’t exist.</source>
      <translation>没有这样的目标。</translation>
    </message>
    <message>
      <source>{name} came with a backup and is turned off. Check it and save it to turn it on.</source>
      <translation>{name} 来自备份，目前已关闭；请检查并保存以将其开启。</translation>
    </message>
    <message>
      <source>A destination named {name} already exists. Choose another name.</source>
      <translation>已有名为 {name} 的目标；请为此目标另取名称。</translation>
    </message>
    <message>
      <source>Enter a name for the destination.</source>
      <translation>请为目标命名。</translation>
    </message>
    <message>
      <source>Enter the address of the server.</source>
      <translation>请输入服务器地址。</translation>
    </message>
    <message>
      <source>Enter your user name.</source>
      <translation>请输入您在那里的用户名。</translation>
    </message>
    <message>
      <source>Choose the folder for the files.</source>
      <translation>请选择存放文件的文件夹。</translation>
    </message>
    <message>
      <source>Enter the program to run.</source>
      <translation>请输入要运行的程序。</translation>
    </message>
    <message>
      <source>{program} runs commands through a shell, so an article title could be run as a command. Choose another program.</source>
      <translation>{program} 会由 shell 运行，可能把标题当作命令；请改选程序。</translation>
    </message>
    <message>
      <source>Enter the password or token for {name}.</source>
      <translation>请输入 {name} 的密码或令牌。</translation>
    </message>
    <message>
      <source>{name} isn’t a placeholder. See the list of placeholders.</source>
      <translation>{name} 没有含义；请查看可填入项列表。</translation>
    </message>
    <message>
      <source>Placeholders can’t be used in the host name, only after it.</source>
      <translation>地址的主机不能填入；只有其后的部分可以。</translation>
    </message>
    <message>
      <source>The template isn’t valid JSON: {why}.</source>
      <translation>模板不是有效的 JSON：{why}。</translation>
    </message>
    <message>
      <source>Each line of the template must have the form name=value. Check this line: {line}</source>
      <translation>模板的每一行必须形如 name=value；此行不是：{line}</translation>
    </message>
    <message>
      <source>Each header must have the form Name: value. Check this line: {line}</source>
      <translation>每个标头必须形如 Name: value；此行不是：{line}</translation>
    </message>
    <message>
      <source>The saved password or token for {name} is missing. Enter it again in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>{name} 的密码或令牌已不可用；请在“设置”的“账户与发送”中重新输入。</translation>
    </message>
    <message>
      <source>This article has no link, and {name} only accepts links.</source>
      <translation>此文章没有自己的地址，而 {name} 不接受其他内容。</translation>
    </message>
    <message>
      <source>{host} didn’t accept the password or token. Enter it again in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>{host} 不接受此密码或令牌；请在“设置”的“账户与发送”中重新输入。</translation>
    </message>
    <message>
      <source>{host} responded, but doesn’t accept articles at this address. Check it in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>{host} 有回应，但此地址不接收文章；请在“设置”的“账户与发送”中检查。</translation>
    </message>
    <message>
      <source>{host} redirects to {other}. Enter that address in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>{host} 重定向到 {other}；请在“设置”的“账户与发送”中输入该地址。</translation>
    </message>
    <message>
      <source>{host} rejected it (error {status}).</source>
      <translation>{host} 拒绝接收（错误 {status}）。</translation>
    </message>
    <message>
      <source>{host} rejected it (error {status}): {why}</source>
      <translation>{host} 拒绝接收（错误 {status}）：{why}</translation>
    </message>
    <message>
      <source>Couldn’t tell whether {host} accepted it. Check the address in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>不知 {host} 是否已接收：其回应无法读取；请在“设置”的“账户与发送”中检查地址。</translation>
    </message>
    <message>
      <source>Couldn’t find {program}. Check its name or enter its full path.</source>
      <translation>没有名为 {program} 的程序；请检查其名称或给出完整路径。</translation>
    </message>
    <message>
      <source>{program} couldn’t be run ({error}).</source>
      <translation>不允许运行 {program}（{error}）。</translation>
    </message>
    <message>
      <source>{program} exited with code {code}.</source>
      <translation>{program} 以代码 {code} 结束。</translation>
    </message>
    <message>
      <source>{program} exited with code {code}: {why}</source>
      <translation>{program} 以代码 {code} 结束：{why}</translation>
    </message>
    <message numerus="yes">
      <source>{program} took longer than {n:n} seconds and was stopped.</source>
      <translation>
        <numerusform>{program} 运行超过 {n:n} 秒，已被结束。</numerusform>
      </translation>
    </message>
    <message>
      <source>{program} was stopped because Paperround closed. It will be tried again.</source>
      <translation>{program} 因 Paperround 结束而被结束；将再次尝试。</translation>
    </message>
    <message>
      <source>Couldn’t find the folder {path}. Check that its disk is connected, or choose another folder.</source>
      <translation>文件夹 {path} 不存在；请检查其磁盘是否存在，或选择其他文件夹。</translation>
    </message>
    <message>
      <source>The folder {path} isn’t in an Obsidian vault. Choose a vault or a folder inside one.</source>
      <translation>文件夹 {path} 不在任何 Obsidian 仓库中；请选择仓库或其中的文件夹。</translation>
    </message>
    <message>
      <source>Paperround can’t write to {path} ({error}).</source>
      <translation>无法写入 {path}（{error}）。</translation>
    </message>
    <message>
      <source>Connected to {host}. Nothing was sent.</source>
      <translation>{host} 已回应并允许 Paperround 进入；未发送任何内容。</translation>
    </message>
    <message>
      <source>{host} accepted a test article.</source>
      <translation>{host} 接收了一篇虚构的文章。</translation>
    </message>
    <message>
      <source>{program} accepted a test article.</source>
      <translation>{program} 接收了一篇虚构的文章。</translation>
    </message>
    <message>
      <source>Paperround can write to {path}.</source>
      <translation>可以将文件写入 {path}。</translation>
    </message>
    <message>
      <source>The article is no longer stored, so it wasn’t sent.</source>
      <translation>文章已不在，因此未发送。</translation>
    </message>
    <message>
      <source>Sending failed for an unknown reason. See the log for details.</source>
      <translation>发送因 Paperround 未知的原因失败；详情见日志。</translation>
    </message>
    <message>
      <source>Paperround will try again later.</source>
      <translation>Paperround 稍后会重试。</translation>
    </message>
    <message>
      <source>Check the address, or try again later.</source>
      <translation>请检查地址，或稍后重试。</translation>
    </message>
    <message>
      <source>{host} redirects in a loop. Check the address in a browser.</source>
      <translation>{host} 循环重定向；请在浏览器中检查地址。</translation>
    </message>
    <message>
      <source>The request to {host} was cancelled.</source>
      <translation>对 {host} 的访问已停止。</translation>
    </message>
    <message>
      <source>{host} sent data that can’t be decoded. {later}</source>
      <translation>{host} 发送的内容已损坏或以无法读取的方式压缩；{later}</translation>
    </message>
    <message>
      <source>{host} took too long to respond. {later}</source>
      <translation>{host} 回应时间过长；{later}</translation>
    </message>
    <message>
      <source>{host} isn’t responding. {later}</source>
      <translation>{host} 没有回应；{later}</translation>
    </message>
    <message>
      <source>{host} sent oversized headers. The publisher needs to fix this.</source>
      <translation>{host} 的响应标头大得离谱；请告知其发布者。</translation>
    </message>
    <message>
      <source>The response from {host} is too large for a feed and was skipped.</source>
      <translation>{host} 发送的内容大于任何订阅源应有的大小，因此未接收。</translation>
    </message>
    <message>
      <source>Couldn’t find {host}. This computer seems to be offline.</source>
      <translation>无法解析名称 {host}；这台电脑似乎已离线。</translation>
    </message>
    <message>
      <source>Couldn’t find {host}. Check the address for typos.</source>
      <translation>没有名为 {host} 的主机；请检查地址是否有误。</translation>
    </message>
    <message>
      <source>The connection to {host} isn’t secure: {why}. Nothing was downloaded.</source>
      <translation>与 {host} 的连接不安全：{why}；未抓取任何内容。</translation>
    </message>
    <message>
      <source>Couldn’t make a secure connection to {host}. Check whether the address starts with http:// instead.</source>
      <translation>无法与 {host} 建立安全连接；请检查其地址是否应以 http 开头。</translation>
    </message>
    <message>
      <source>its certificate has expired</source>
      <translation>其证书已过期</translation>
    </message>
    <message>
      <source>its certificate isn’t valid yet</source>
      <translation>其证书尚未生效</translation>
    </message>
    <message>
      <source>its certificate is self-signed</source>
      <translation>其证书为自签名</translation>
    </message>
    <message>
      <source>its certificate is from an untrusted authority</source>
      <translation>其证书由这台电脑不认识的颁发机构签署</translation>
    </message>
    <message>
      <source>its certificate was revoked</source>
      <translation>其证书已被吊销</translation>
    </message>
    <message>
      <source>{host} is on your local network, and you haven’t typed its address yourself. To allow it, add the feed again.</source>
      <translation>{host} 位于您的本地网络中，而其地址并非由您亲自输入；要允许它，请重新添加该订阅源。</translation>
    </message>
    <message>
      <source>its certificate is for a different site</source>
      <translation>其证书属于另一主机</translation>
    </message>
    <message>
      <source>its certificate isn’t valid</source>
      <translation>其证书有问题</translation>
    </message>
    <message>
      <source>Can’t reach {host}. This computer seems to be offline.</source>
      <translation>没有通往 {host} 的路径；这台电脑似乎已离线。</translation>
    </message>
    <message>
      <source>Can’t reach {host}. {later}</source>
      <translation>无法连接到 {host}；{later}</translation>
    </message>
    <message>
      <source>{host} refused the connection. {later}</source>
      <translation>{host} 拒绝连接；{later}</translation>
    </message>
    <message>
      <source>The proxy couldn’t connect to {host}. Check the proxy in Settings.</source>
      <translation>代理拒绝连接 {host}；请检查设置中的代理。</translation>
    </message>
    <message>
      <source>{host} isn’t responding like a web server. Check the address.</source>
      <translation>{host} 的应答不是 HTTP；请检查地址。</translation>
    </message>
    <message>
      <source>The connection to {host} was interrupted. {later}</source>
      <translation>与 {host} 的连接中断；{later}</translation>
    </message>
    <message>
      <source>{host} says there’s nothing at this address. Check the address.</source>
      <translation>{host} 称此地址没有任何内容；请检查地址。</translation>
    </message>
    <message>
      <source>{host} says the publisher has discontinued this feed. Your articles are kept.</source>
      <translation>{host} 称发布者已终止此订阅源；其文章会保留。</translation>
    </message>
    <message>
      <source>{host} says the publisher has discontinued this feed, so you can’t subscribe to it.</source>
      <translation>{host} 称发布者已终止此订阅源；没有可订阅的内容。</translation>
    </message>
    <message>
      <source>{host} asked Paperround to slow down. It will try again later.</source>
      <translation>{host} 要求暂停；Paperround 会等待。</translation>
    </message>
    <message>
      <source>{host} asked Paperround to slow down. Try again later.</source>
      <translation>{host} 要求 Paperround 放慢速度；请稍后再试。</translation>
    </message>
    <message>
      <source>{host} asked Paperround to slow down. It will wait before trying again.</source>
      <translation>{host} 已要求暂停；Paperround 会等待后再询问。</translation>
    </message>
    <message>
      <source>{host} is having problems (error {status}). {later}</source>
      <translation>{host} 自身出现故障（错误 {status}）；{later}</translation>
    </message>
    <message>
      <source>{host} won’t allow Paperround to read this feed (error 403).</source>
      <translation>{host} 不允许 Paperround 读取此订阅源（错误 403）。</translation>
    </message>
    <message>
      <source>The proxy needs a password. Add it to the proxy address in Settings.</source>
      <translation>代理要求密码；请将其填入设置中的代理地址。</translation>
    </message>
    <message>
      <source>{host} sent an unexpected response (status {status}). {later}</source>
      <translation>{host} 的回应异常（状态 {status}）；{later}</translation>
    </message>
    <message>
      <source>{host} requires a sign-in method that Paperround doesn’t support ({kind}).</source>
      <translation>{host} 要求的登录方式 Paperround 不支持（{kind}）。</translation>
    </message>
    <message>
      <source>{host} didn’t accept this user name and password. Enter them again.</source>
      <translation>{host} 不接受此用户名和密码；请重新提供。</translation>
    </message>
    <message>
      <source>{host} requires a user name and password. Enter them in the feed’s settings.</source>
      <translation>{host} 要求用户名和密码；请在订阅源设置中提供。</translation>
    </message>
    <message>
      <source>This address redirects to {host}, which requires a password. Paperround won’t send yours to a different site. If the feed has moved, change its address to {url}</source>
      <translation>此地址指向 {host}，那里要求密码；您的密码不会发送到其他服务器。如果订阅源现在位于那里，请将其地址改为 {url}</translation>
    </message>
    <message>
      <source>{host} blocks feed readers with a human check (CAPTCHA). Ask the publisher to allow them.</source>
      <translation>{host} 要求证明是真人；请让其发布者允许订阅阅读器访问。</translation>
    </message>
    <message>
      <source>{host} sent an invalid “not modified” response. The publisher needs to fix this.</source>
      <translation>{host} 在无人询问的情况下称没有变化；请告知其发布者。</translation>
    </message>
    <message>
      <source>{host} sent an empty response. {later}</source>
      <translation>{host} 返回空白页面；{later}</translation>
    </message>
    <message>
      <source>{host} redirects to your local network. Paperround blocked this to keep you safe.</source>
      <translation>{host} 重定向到您自己的网络，任何网页都不得如此。</translation>
    </message>
    <message>
      <source>{host} isn’t an address that Paperround can open. Check it.</source>
      <translation>{host} 是无法抓取任何内容的地址；请检查。</translation>
    </message>
    <message>
      <source>{host} is on your local network, which web pages may not link to. Paperround blocked it.</source>
      <translation>{host} 位于您自己的网络中，任何网页都不得指向那里。</translation>
    </message>
    <message>
      <source>No feed found at {host}. Look on the page for an RSS or Feed link and paste its address.</source>
      <translation>{host} 在此有网页但未指明订阅源；请在其中查找名为 RSS 或 Feed 的链接并粘贴其地址。</translation>
    </message>
    <message>
      <source>No feed found at this address. Look on the page for an RSS or Feed link and paste its address.</source>
      <translation>此地址有网页但未指明订阅源；请在其中查找名为 RSS 或 Feed 的链接并粘贴其地址。</translation>
    </message>
    <message>
      <source>Paperround closed before the response was saved.</source>
      <translation>Paperround 在保存回应之前被停止。</translation>
    </message>
    <message>
      <source>{feed} responded with an error ({status}).</source>
      <translation>{feed} 返回错误（{status}）。</translation>
    </message>
    <message>
      <source>Enter an address, such as example.org.</source>
      <translation>没有地址；请输入例如 example.org。</translation>
    </message>
    <message>
      <source>“{text}” isn’t a web address. Enter one such as example.org.</source>
      <translation>“{text}”不是网址；请输入例如 example.org。</translation>
    </message>
    <message>
      <source>This address is too long.</source>
      <translation>此地址过长。</translation>
    </message>
    <message>
      <source>This isn’t a web address: the host or port isn’t valid.</source>
      <translation>这不是网址：无法读取其主机或端口。</translation>
    </message>
    <message>
      <source>Only http and https addresses are supported, not {scheme}.</source>
      <translation>只能抓取 http 和 https 地址，不能是 {scheme}。</translation>
    </message>
    <message>
      <source>Only http and https addresses can be fetched.</source>
      <translation>只能抓取 http 和 https 地址。</translation>
    </message>
    <message>
      <source>This isn’t a web address: the host name isn’t valid.</source>
      <translation>这不是网址：无法读取其主机。</translation>
    </message>
    <message>
      <source>This isn’t a web address: the host name is missing.</source>
      <translation>这不是网址：没有主机。</translation>
    </message>
    <message>
      <source>This isn’t a web address: the host name contains invalid characters.</source>
      <translation>这不是网址：其主机含有不允许的字符。</translation>
    </message>
    <message>
      <source>This isn’t a web address: DNS doesn’t allow a host name like that.</source>
      <translation>这不是网址：其主机名无法在 DNS 中表示。</translation>
    </message>
    <message>
      <source>{host} redirects to something that isn’t a web address ({kind}), so Paperround stopped.</source>
      <translation>{host} 重定向到并非网址的内容（{kind}），因此未跟随。</translation>
    </message>
    <message>
      <source>No keyring is available, so this password is only kept until you quit Paperround.</source>
      <translation>此系统没有安全存放密码的地方，因此此密码只用到 Paperround 关闭，之后会再次询问。</translation>
    </message>
    <message>
      <source>The proxy address isn’t valid. Use a form like http://proxy:3128.</source>
      <translation>无法读取代理地址；请写成 http://proxy:3128 的形式。</translation>
    </message>
    <message>
      <source>The proxy must be an http, https or socks5 address, such as http://proxy:3128 or socks5://localhost:1080.</source>
      <translation>代理必须是 http、https 或 socks5 地址，例如 http://proxy:3128 或 socks5://localhost:1080。</translation>
    </message>
    <message>
      <source>The feed at {url} is damaged and can’t be read. Try again later.</source>
      <translation>{url} 的订阅源已损坏，无法读取；请稍后重试。</translation>
    </message>
    <message>
      <source>The feed at {url} is larger than {megabytes} MB and wasn’t read.</source>
      <translation>{url} 的订阅源大于 {megabytes} MB，未读取。</translation>
    </message>
    <message>
      <source>The feed at {url} is too complex to read safely. The publisher needs to fix this.</source>
      <translation>{url} 的订阅源过于复杂，无法安全读取；请告知其发布者。</translation>
    </message>
    <message>
      <source>{url} returned JSON that isn’t a feed. Check the address.</source>
      <translation>{url} 提供的是 JSON，但不是订阅源；请检查地址。</translation>
    </message>
    <message>
      <source>The JSON feed at {url} is damaged and can’t be read.</source>
      <translation>{url} 的 JSON 订阅源已损坏，无法读取。</translation>
    </message>
    <message>
      <source>The response from {url} is empty. Try again later.</source>
      <translation>{url} 的回应为空；请稍后重试。</translation>
    </message>
    <message>
      <source>The page at {url} requires a sign-in instead of returning a feed.</source>
      <translation>{url} 的网页要求登录，而不是提供订阅源。</translation>
    </message>
    <message>
      <source>The page at {url} is a web page, not a feed.</source>
      <translation>{url} 是网页，不是订阅源。</translation>
    </message>
    <message>
      <source>{url} isn’t a feed. Check the address.</source>
      <translation>{url} 提供的不是订阅源；请检查地址。</translation>
    </message>
    <message>
      <source>A helper process for unusual feeds couldn’t start. Try again later.</source>
      <translation>无法启动读取复杂订阅源的辅助程序；请稍后重试。</translation>
    </message>
    <message>
      <source>The feed at {url} took too long to process (over {seconds} seconds).</source>
      <translation>无法在 {seconds} 秒的计算时间内读取 {url} 的订阅源。</translation>
    </message>
    <message>
      <source>The feed at {url} couldn’t be read because the computer was busy. Paperround will try again.</source>
      <translation>电脑过于繁忙，无法读取 {url} 的订阅源；将再次尝试。</translation>
    </message>
    <message>
      <source>The feed at {url} couldn’t be read after two tries.</source>
      <translation>读取 {url} 的订阅源两次失败。</translation>
    </message>
    <message>
      <source>The feed at {url} takes too much memory to read.</source>
      <translation>读取 {url} 的订阅源需要过多内存。</translation>
    </message>
    <message>
      <source>The feed at {url} can’t be read ({error}). The publisher needs to fix this.</source>
      <translation>无法读取 {url} 的订阅源（{error}）；请告知其发布者。</translation>
    </message>
    <message>
      <source>This feed crashed Paperround’s background process. Resume it to try again.</source>
      <translation>读取它导致 Paperround 的引擎停止，因此已搁置；恢复后可重试。</translation>
    </message>
    <message>
      <source>This file is too large for a feed list. Choose an OPML file.</source>
      <translation>此文件过大，不会是订阅源列表；请选择 OPML 文件。</translation>
    </message>
    <message>
      <source>This file is empty. Choose an OPML file.</source>
      <translation>此文件为空；请选择 OPML 文件。</translation>
    </message>
    <message>
      <source>This file isn’t valid OPML (line {line}). Export it again.</source>
      <translation>无法将此文件作为 OPML 读取（第 {line} 行）；请重新导出。</translation>
    </message>
    <message>
      <source>This file isn’t a list of feeds. Choose an OPML file.</source>
      <translation>此文件不是订阅源列表；请选择 OPML 文件。</translation>
    </message>
    <message>
      <source>This file contains XML entities, so it was rejected for security reasons.</source>
      <translation>此文件声明了实体，订阅源列表并不需要；未读取。</translation>
    </message>
    <message numerus="yes">
      <source>This file lists more than {most:n} feeds. Split it first.</source>
      <translation>
        <numerusform>此文件列出了超过 {most:n} 个订阅源；请先拆分。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>This file has more than {most:n} folders. Split it first.</source>
      <translation>
        <numerusform>此文件有超过 {most:n} 个文件夹；请先拆分。</numerusform>
      </translation>
    </message>
    <message>
      <source>This file lists no feeds. Choose another.</source>
      <translation>此文件没有列出订阅源；请选择其他文件。</translation>
    </message>
    <message>
      <source>This file links to {url}, which wasn’t imported.</source>
      <translation>{url} 是指向另一文件的链接，未跟随。</translation>
    </message>
    <message>
      <source>{text} isn’t the address of a feed.</source>
      <translation>{text} 不是订阅源地址。</translation>
    </message>
    <message>
      <source>Line {line}: {text} isn’t the address of a feed.</source>
      <translation>第 {line} 行：{text} 不是订阅源地址。</translation>
    </message>
    <message>
      <source>Line {line} isn’t a feed but a newsboat query ({text}).</source>
      <translation>第 {line} 行不是订阅源，而是 newsboat 自己的规则（{text}）。</translation>
    </message>
    <message>
      <source>Paperround can’t import {file}. Choose an OPML file, another reader’s database or export, or a file that Paperround exported.</source>
      <translation>Paperround 无法导入 {file}；请选择 OPML 文件、其他阅读器的数据库或导出文件，或由 Paperround 导出的文件。</translation>
    </message>
    <message>
      <source>This archive is damaged, or made by a later version. What could be read was imported.</source>
      <translation>此归档已损坏，或由较新版本创建；能读取的内容已导入。</translation>
    </message>
    <message>
      <source>The import was cancelled. Nothing was changed.</source>
      <translation>导入已取消；没有任何更改。</translation>
    </message>
    <message>
      <source>The file {file} can’t be read ({error}). Choose another.</source>
      <translation>无法读取文件 {file}（{error}）；请选择其他文件。</translation>
    </message>
    <message>
      <source>The file {file} can’t be written ({error}). Choose another place.</source>
      <translation>无法写入文件 {file}（{error}）；请选择其他位置。</translation>
    </message>
    <message>
      <source>There’s no database at {path}. Add a feed first.</source>
      <translation>{path} 没有数据库；请先添加订阅源。</translation>
    </message>
    <message>
      <source>The database is missing or empty, but there are backups. Restore one in the window or with paperround doctor.</source>
      <translation>数据库丢失或为空，但有备份；请在窗口中或用 paperround doctor 恢复。</translation>
    </message>
    <message>
      <source>The database was replaced by a backup.</source>
      <translation>备份正在取代数据库。</translation>
    </message>
    <message>
      <source>Another program is using the database. Close other Paperround windows or commands and try again.</source>
      <translation>另一个程序占用数据库；请关闭其他 Paperround 窗口或命令后重试。</translation>
    </message>
    <message>
      <source>The database is busy. Try again in a moment.</source>
      <translation>数据库正被 Paperround 的另一部分使用；请稍候重试。</translation>
    </message>
    <message>
      <source>The disk is full. Nothing was lost, but free up some space before continuing.</source>
      <translation>磁盘已满：没有丢失任何内容，但请先释放一些空间再继续。</translation>
    </message>
    <message>
      <source>The database can’t be written. Check the permissions of the profile folder and its disk.</source>
      <translation>无法写入数据库；请检查配置文件夹的权限及其磁盘。</translation>
    </message>
    <message>
      <source>Access to the database was denied. Check the permissions of the profile folder.</source>
      <translation>访问数据库被拒绝；请检查配置文件夹的权限。</translation>
    </message>
    <message>
      <source>The database can’t be opened. Check that the profile folder exists and is writable.</source>
      <translation>无法打开数据库；请检查配置文件夹是否存在且可写。</translation>
    </message>
    <message>
      <source>Access to {path} was denied ({error}). Check its permissions.</source>
      <translation>访问 {path} 被拒绝（{error}）；请检查其权限。</translation>
    </message>
    <message>
      <source>A disk error occurred while using the database. Check the disk, then try again.</source>
      <translation>使用数据库时磁盘报告错误；请检查磁盘后重试。</translation>
    </message>
    <message>
      <source>There isn’t enough memory to use the database. Close other programs and try again.</source>
      <translation>内存不足，无法使用数据库；请关闭其他程序后重试。</translation>
    </message>
    <message>
      <source>This isn’t a Paperround database. Restore a backup in the window or with paperround doctor.</source>
      <translation>这不是 Paperround 数据库；请在窗口中或用 paperround doctor 恢复备份。</translation>
    </message>
    <message>
      <source>The database is damaged. Repair it in the window or with paperround doctor --salvage.</source>
      <translation>数据库已损坏；请在窗口中或用 paperround doctor --salvage 修复。</translation>
    </message>
    <message>
      <source>SQLite {version} is too old. Install apsw {wanted} or newer.</source>
      <translation>SQLite {version} 过旧；请安装 apsw {wanted} 或更新版本。</translation>
    </message>
    <message>
      <source>The file {path} belongs to another program. Choose another profile folder.</source>
      <translation>文件 {path} 属于另一个程序；请选择其他配置文件夹。</translation>
    </message>
    <message>
      <source>This database was saved by a newer version. Update Paperround or restore an older backup.</source>
      <translation>此数据库由较新的 Paperround 创建；请更新 Paperround，或恢复较早的备份。</translation>
    </message>
    <message>
      <source>This database is from before 1.0. Move it with packaging/move_development_profile.py.</source>
      <translation>此数据库来自 1.0 之前的版本；请用 packaging/move_development_profile.py 迁移。</translation>
    </message>
    <message>
      <source>This database is from an older version. Start Paperround once to update it.</source>
      <translation>此数据库来自较旧的 Paperround；启动一次 Paperround 即可更新。</translation>
    </message>
    <message>
      <source>The folder {path} couldn’t be created ({error}). Choose another.</source>
      <translation>无法创建配置文件夹 {path}（{error}）；请选择其他文件夹。</translation>
    </message>
    <message>
      <source>The folder name {path} isn’t valid UTF-8. Rename it or choose another folder.</source>
      <translation>文件夹 {path} 的名称不是 UTF-8；请重命名或选择其他文件夹。</translation>
    </message>
    <message>
      <source>Paperround can’t write to the profile folder {path}. Check its permissions.</source>
      <translation>无法写入配置文件夹 {path}；请检查。</translation>
    </message>
    <message>
      <source>The new database failed verification ({fault}). The previous one is kept next to it.</source>
      <translation>新数据库有问题（{fault}）；原有内容保留在旁边。</translation>
    </message>
    <message>
      <source>Paperround is running with this profile. Quit it first (paperround quit) or repair it in the window.</source>
      <translation>Paperround 正在此配置上运行；请先结束它（paperround quit），或在其窗口中修复。</translation>
    </message>
    <message>
      <source>The backup {file} can’t be used ({fault}). Choose another.</source>
      <translation>无法使用备份 {file}（{fault}）；请选择其他备份。</translation>
    </message>
    <message>
      <source>No backup could be written to {path} ({error}). Check the disk.</source>
      <translation>无法将备份写入 {path}（{error}）；请检查磁盘。</translation>
    </message>
    <message>
      <source>it contains no feeds table</source>
      <translation>其中没有订阅源表</translation>
    </message>
    <message>
      <source>its tables aren’t those of Paperround</source>
      <translation>其数据表不属于 Paperround</translation>
    </message>
    <message>
      <source>there is no such file</source>
      <translation>没有这样的文件</translation>
    </message>
    <message>
      <source>Some backups couldn’t be cleaned and still contain your reading history. Delete them yourself: {files}</source>
      <translation>部分副本无法清除，仍含有记录的内容；请自行删除：{files}</translation>
    </message>
    <message>
      <source>There’s nothing left to undo or redo: this was changed again since.</source>
      <translation>已没有可撤销或重做的内容：此后又有更改。</translation>
    </message>
    <message>
      <source>What was added has been read or changed since, so it stays.</source>
      <translation>添加的内容此后已被阅读或更改，因此予以保留。</translation>
    </message>
    <message>
      <source>Already sent</source>
      <translation>太迟了：已经发送</translation>
    </message>
    <message>
      <source>You’re no longer subscribed to this feed. Add it again.</source>
      <translation>此订阅源已不再订阅；请重新添加。</translation>
    </message>
    <message>
      <source>Another feed already has the address {url}. Remove one of the two.</source>
      <translation>另一个订阅源已使用地址 {url}；请移除其中之一。</translation>
    </message>
    <message>
      <source>This folder no longer exists. Choose another.</source>
      <translation>该文件夹已不存在；请选择其他文件夹。</translation>
    </message>
    <message>
      <source>Enter a folder name.</source>
      <translation>文件夹需要名称；请输入。</translation>
    </message>
    <message>
      <source>A folder named {name} already exists there. Choose another name.</source>
      <translation>那里已有名为 {name} 的文件夹；请选择其他名称。</translation>
    </message>
    <message>
      <source>A folder can’t be moved into itself. Choose another place.</source>
      <translation>文件夹不能移入自身；请选择其他位置。</translation>
    </message>
    <message>
      <source>Rule {rule} doesn’t exist. Run “paperround rules” to list your rules.</source>
      <translation>没有规则 {rule}；“paperround rules”可列出现有规则。</translation>
    </message>
    <message>
      <source>Enter a tag name.</source>
      <translation>标签需要名称；请输入。</translation>
    </message>
    <message>
      <source>Tag {tag} doesn’t exist. Run “paperround tag” to list your tags.</source>
      <translation>没有标签 {tag}；“paperround tag”可列出标签。</translation>
    </message>
    <message>
      <source>Article {id} doesn’t exist. Run “paperround entries” to list articles.</source>
      <translation>没有文章 {id}；“paperround entries”可列出文章。</translation>
    </message>
    <message>
      <source>{name} must be between {low} and {high}, not {value}.</source>
      <translation>设置 {name} 必须在 {low} 和 {high} 之间，不能是 {value}。</translation>
    </message>
    <message>
      <source>The proxy must be a full address, such as http://proxy:3128.</source>
      <translation>代理必须是完整地址，例如 http://proxy:3128。</translation>
    </message>
    <message>
      <source>The setting {name} must be one of {choices}.</source>
      <translation>设置 {name} 必须是以下之一：{choices}。</translation>
    </message>
    <message>
      <source>Enter quiet hours like 22:00-07:00, or leave them empty.</source>
      <translation>免打扰时段必须形如 22:00-07:00，或留空。</translation>
    </message>
    <message>
      <source>Edition times must be “learned” or look like 07:15 or 07:15 18:00.</source>
      <translation>各期报纸的时间必须为 learned，或形如 07:15 或 07:15 18:00。</translation>
    </message>
    <message>
      <source>Edition days are digits from 1 (Monday) to 7 (Sunday), in order, such as 12345.</source>
      <translation>各期报纸的日子为从 1（星期一）到 7（星期日）的数字，按顺序排列，例如 12345。</translation>
    </message>
    <message>
      <source>List folder numbers, “none” or “starred”, separated by spaces.</source>
      <translation>请用编号指明文件夹，或用 none、starred，以空格分隔。</translation>
    </message>
    <message>
      <source>{name} accepts these values, separated by spaces: {choices}.</source>
      <translation>设置 {name} 可包含以下各项，以空格分隔：{choices}。</translation>
    </message>
    <message>
      <source>The setting {name} is either yes or no, not {value}.</source>
      <translation>设置 {name} 只能是 yes 或 no，不能是 {value}。</translation>
    </message>
    <message>
      <source>The setting {name} can’t be {value}.</source>
      <translation>设置 {name} 不能是 {value}。</translation>
    </message>
    <message>
      <source>A rule needs words to find, or a feed, folder or category. Enter at least one.</source>
      <translation>规则需要查找的词，或订阅源、文件夹或类别；请给出其中之一。</translation>
    </message>
    <message>
      <source>Enter the last day the rule should run, such as 2026-12-31.</source>
      <translation>请输入规则生效的最后一天，例如 2026-12-31。</translation>
    </message>
    <message>
      <source>Choose at least one action for the rule.</source>
      <translation>规则需要执行的操作；请至少选择一项。</translation>
    </message>
    <message>
      <source>The text to find can be up to {most} characters long.</source>
      <translation>规则查找的内容最多 {most} 个字符；请缩短。</translation>
    </message>
    <message>
      <source>This regular expression isn’t valid ({error}).</source>
      <translation>无法使用此模式（{error}）；请更改。</translation>
    </message>
    <message>
      <source>Type something directly after {field}: with no space.</source>
      <translation>请紧跟在 {field}: 之后输入内容，不留空格。</translation>
    </message>
    <message>
      <source>“is:{state}” isn’t recognised. Use is:unread, is:read, is:starred or is:unstarred.</source>
      <translation>“is:{state}”在此没有意义；可用 is:unread、is:read、is:starred 和 is:unstarred。</translation>
    </message>
    <message>
      <source>“{date}” isn’t a date. Use 2026, 2026-03, 2026-03-31, today, or 7d for seven days ago.</source>
      <translation>“{date}”不是日期；请写 2026、2026-03、2026-03-31、today，或以 7d 表示七天前。</translation>
    </message>
    <message>
      <source>Only the first {most} words are used.</source>
      <translation>只有前 {most} 个词有效。</translation>
    </message>
    <message>
      <source>This search combines too many terms with OR. Remove some.</source>
      <translation>此搜索用 OR 连接了太多内容；请去掉一些。</translation>
    </message>
    <message>
      <source>No feed is called “{name}”.</source>
      <translation>没有名为“{name}”的订阅源。</translation>
    </message>
    <message>
      <source>No folder is called “{name}”.</source>
      <translation>没有名为“{name}”的文件夹。</translation>
    </message>
    <message>
      <source>No tag is called “{name}”.</source>
      <translation>没有名为“{name}”的标签。</translation>
    </message>
    <message>
      <source>There’s no saved search named “{name}”.</source>
      <translation>没有名为“{name}”的已保存搜索。</translation>
    </message>
    <message>
      <source>A saved search named “{name}” already exists.</source>
      <translation>已有名为“{name}”的已保存搜索。</translation>
    </message>
    <message>
      <source>on battery: fewer fetches</source>
      <translation>正在使用电池，因此减少抓取</translation>
    </message>
    <message>
      <source>saving power: fewer fetches</source>
      <translation>正在省电，因此减少抓取</translation>
    </message>
    <message>
      <source>metered connection: fewer fetches</source>
      <translation>正按流量计费，因此减少抓取</translation>
    </message>
    <message>
      <source>computer busy: fewer fetches</source>
      <translation>电脑繁忙，因此减少抓取</translation>
    </message>
    <message>
      <source>{feed} has moved to {url}.</source>
      <translation>{feed} 已迁至 {url}。</translation>
    </message>
    <message>
      <source>{feed} was turned off because it crashed Paperround’s background process.</source>
      <translation>{feed} 已被搁置，因为读取它导致引擎停止。</translation>
    </message>
    <message>
      <source>A feed was turned off because it crashed Paperround’s background process.</source>
      <translation>一个订阅源已被搁置，因为读取它导致引擎停止。</translation>
    </message>
    <message>
      <source>Feeds can’t be refreshed because the background process didn’t start ({error}).</source>
      <translation>无法抓取：引擎未启动（{error}）。</translation>
    </message>
    <message>
      <source>Looking for feeds failed. Try again.</source>
      <translation>查找订阅源失败；请再次查找。</translation>
    </message>
    <message>
      <source>This article has no web address.</source>
      <translation>此文章没有网址。</translation>
    </message>
    <message>
      <source>{host} only shows this article to signed-in readers.</source>
      <translation>{host} 只向已登录的读者显示此文章。</translation>
    </message>
    <message>
      <source>{host} won’t allow Paperround to read this page (error 403).</source>
      <translation>{host} 不允许 Paperround 读取此网页（错误 403）。</translation>
    </message>
    <message>
      <source>{host} says this page no longer exists.</source>
      <translation>{host} 称此地址已没有网页。</translation>
    </message>
    <message>
      <source>No article was found on this page.</source>
      <translation>在此网页上没有找到文章。</translation>
    </message>
    <message>
      <source>Paused until you resume</source>
      <translation>已暂停，直到您恢复</translation>
    </message>
    <message>
      <source>Refreshing {done} of {total}</source>
      <translation>正在抓取 {done} / {total}</translation>
    </message>
    <message>
      <source>{waiting} · {why}</source>
      <translation>{waiting} · {why}</translation>
    </message>
    <message>
      <source>Can’t reach any feeds. Next try {at:clock}</source>
      <translation>无法连接任何订阅源，问题不在订阅源。下次尝试 {at:clock}</translation>
    </message>
    <message>
      <source>Can’t reach any feeds through the proxy. Check it in Settings. Next try {at:clock}</source>
      <translation>通过代理无法连接任何订阅源；请在设置中检查。下次尝试 {at:clock}</translation>
    </message>
    <message>
      <source>This network requires a sign-in. Open it in a browser. Next try {at:clock}</source>
      <translation>此网络返回其自己的页面：请在浏览器中打开。下次尝试 {at:clock}</translation>
    </message>
    <message>
      <source>{next} · {used}</source>
      <translation>{next} · {used}</translation>
    </message>
    <message>
      <source>Next fetch {at:clock}</source>
      <translation>下次抓取 {at:clock}</translation>
    </message>
    <message numerus="yes">
      <source>{used:n} of {budget:n}</source>
      <translation>
        <numerusform>{used:n} / {budget:n} 次</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{used:n} of about {budget:n}, a busy day</source>
      <translation>
        <numerusform>{used:n} / 约 {budget:n} 次，繁忙的一天</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{used:n} fetches today</source>
      <translation>
        <numerusform>今天抓取 {used:n} 次</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{used}, plus {asked:n} you requested</source>
      <translation>
        <numerusform>{used}，另有 {asked:n} 次由您要求</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n:n} s</source>
      <translation>
        <numerusform>{n:n} 秒</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n:n} min</source>
      <translation>
        <numerusform>{n:n} 分钟</numerusform>
      </translation>
    </message>
    <message>
      <source>{asked}: {brought}.</source>
      <translation>{asked}：{brought}。</translation>
    </message>
    <message>
      <source>1 feed fetched</source>
      <translation>已询问 1 个订阅源</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} feeds fetched</source>
      <translation>
        <numerusform>已询问 {n:n} 个订阅源</numerusform>
      </translation>
    </message>
    <message>
      <source>1 new article</source>
      <translation>1 篇新文章</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} new articles</source>
      <translation>
        <numerusform>{n:n} 篇新文章</numerusform>
      </translation>
    </message>
    <message>
      <source>1 has a problem.</source>
      <translation>1 个有问题。</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} have problems.</source>
      <translation>
        <numerusform>{n:n} 个有问题。</numerusform>
      </translation>
    </message>
    <message>
      <source>1 feed was fetched {ago} ago: {brought}.</source>
      <translation>1 个订阅源在 {ago}前已询问：{brought}。</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} feeds were fetched {ago} ago: {brought}.</source>
      <translation>
        <numerusform>{n:n} 个订阅源在 {ago}前已询问：{brought}。</numerusform>
      </translation>
    </message>
    <message>
      <source>1 isn’t due for an update yet.</source>
      <translation>发布者称，1 个还没有新内容。</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} aren’t due for an update yet.</source>
      <translation>
        <numerusform>发布者称，{n:n} 个还没有新内容。</numerusform>
      </translation>
    </message>
    <message>
      <source>1 feed’s server asked Paperround to wait.</source>
      <translation>1 个订阅源的服务器要求暂时不要打扰。</translation>
    </message>
    <message numerus="yes">
      <source>The servers of {n:n} feeds asked Paperround to wait.</source>
      <translation>
        <numerusform>{n:n} 个订阅源的服务器要求暂时不要打扰。</numerusform>
      </translation>
    </message>
    <message>
      <source>1 doesn’t allow fetches at this hour.</source>
      <translation>1 个不希望在此时段被访问。</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} don’t allow fetches at this hour.</source>
      <translation>
        <numerusform>{n:n} 个不希望在此时段被访问。</numerusform>
      </translation>
    </message>
    <message>
      <source>Nothing to refresh: every feed here is paused or discontinued.</source>
      <translation>没有可询问的：这里的每个订阅源都已暂停或终止。</translation>
    </message>
    <message>
      <source>These feeds come from your account or mailbox, which is being checked.</source>
      <translation>这些订阅源来自您的账户或邮箱，正在检查中。</translation>
    </message>
    <message>
      <source>Can’t reach any feeds. All will be tried again soon.</source>
      <translation>无法连接任何订阅源；问题不在订阅源，很快会全部重试。</translation>
    </message>
    <message>
      <source>This uses more than half of today’s remaining data. Automatic fetching may stop early today.</source>
      <translation>这会用掉今天剩余流量的一半以上；自动抓取可能提前结束。</translation>
    </message>
    <message>
      <source>New article</source>
      <translation>一篇新文章</translation>
    </message>
    <message>
      <source>Paperround keeps running without a window. Reopen it from your app menu. Press Ctrl+Q to quit.</source>
      <translation>它会在没有窗口时继续抓取。可从菜单再次打开；在那里按 Ctrl+Q 结束。</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>打开</translation>
    </message>
    <message>
      <source>Mute for today</source>
      <translation>今天免打扰</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} new articles from {feeds}</source>
      <translation>
        <numerusform>来自 {feeds} 的 {n:n} 篇新文章</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>and {n:n} more</source>
      <translation>
        <numerusform>以及另外 {n:n} 篇</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n:n} feeds</source>
      <translation>
        <numerusform>{n:n} 个订阅源</numerusform>
      </translation>
    </message>
    <message>
      <source>A simulation needs {least} full days of reading. You have {known}.</source>
      <translation>重放需要您阅读过的 {least} 个整天；Paperround 已知 {known} 天。</translation>
    </message>
    <message>
      <source>You didn’t read on the days to be simulated. Read for a few days first.</source>
      <translation>在将要重放的日子里您没有查看；请先阅读几天。</translation>
    </message>
    <message>
      <source>paused</source>
      <translation>已暂停</translation>
    </message>
    <message>
      <source>discontinued</source>
      <translation>已终止</translation>
    </message>
    <message>
      <source>turned off: couldn’t be read</source>
      <translation>已搁置：无法读取</translation>
    </message>
    <message>
      <source>all new at each fetch</source>
      <translation>每次抓取全是新文章</translation>
    </message>
    <message>
      <source>{feed} gives all its articles new ids at each fetch, so only the newest are kept.</source>
      <translation>{feed} 每次抓取都会更换所有文章的 ID，因此只保留最新的文章。</translation>
    </message>
    <message>
      <source>waiting {until} (server’s request)</source>
      <translation>要求等{until}</translation>
    </message>
    <message>
      <source>failing {since}</source>
      <translation>{since}失败</translation>
    </message>
    <message>
      <source>no response at {tried:clock}, trying again soon</source>
      <translation>{tried:clock} 无回应，很快重试</translation>
    </message>
    <message>
      <source>password required</source>
      <translation>需要密码</translation>
    </message>
    <message>
      <source>moved, verifying the new address</source>
      <translation>正在迁移，确认新地址</translation>
    </message>
    <message>
      <source>not fetched yet</source>
      <translation>尚未抓取</translation>
    </message>
    <message numerus="yes">
      <source>slow ({seconds:n} s to respond)</source>
      <translation>
        <numerusform>缓慢，{seconds:n} 秒才回应</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>quiet for {weeks:n} weeks</source>
      <translation>
        <numerusform>{weeks:n} 周没有新文章</numerusform>
      </translation>
    </message>
    <message>
      <source>OK</source>
      <translation>正常</translation>
    </message>
    <message>
      <source>{feed} was discontinued by its publisher. Its articles are kept.</source>
      <translation>{feed} 已终止：发布者不再提供它。其文章会保留。</translation>
    </message>
    <message>
      <source>{feed} was turned off. {reason}</source>
      <translation>{feed} 已被搁置：{reason}</translation>
    </message>
    <message>
      <source>It couldn’t be read.</source>
      <translation>无法读取</translation>
    </message>
    <message>
      <source>{feed} asked Paperround to wait {until}.</source>
      <translation>{feed} 要求暂停抓取，{until}。</translation>
    </message>
    <message>
      <source>{feed} hasn’t responded {since}.</source>
      <translation>{feed} {since}没有回应。</translation>
    </message>
    <message>
      <source>Fetching {feed} has failed {since}.</source>
      <translation>{since}无法抓取 {feed}。</translation>
    </message>
    <message>
      <source>{feed} requires a user name and password.</source>
      <translation>{feed} 需要用户名和密码。</translation>
    </message>
    <message>
      <source>{feed} didn’t accept the user name and password.</source>
      <translation>{feed} 不接受此用户名和密码。</translation>
    </message>
    <message>
      <source>Tried at {tried:clock}, next at {next}.</source>
      <translation>{tried:clock} 已尝试，下次 {next}。</translation>
    </message>
    <message>
      <source>Last tried at {tried:clock}.</source>
      <translation>上次尝试于 {tried:clock}。</translation>
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
      <translation>到 {at:clock}</translation>
    </message>
    <message>
      <source>until {at:weekday} {at:clock}</source>
      <translation>到{at:weekday} {at:clock}</translation>
    </message>
    <message>
      <source>since {at:clock}</source>
      <translation>自 {at:clock} 起</translation>
    </message>
    <message>
      <source>since {at:weekday}</source>
      <translation>自{at:weekday}起</translation>
    </message>
    <message>
      <source>since {at:date}</source>
      <translation>自{at:date}起</translation>
    </message>
    <message>
      <source>no connection</source>
      <translation>没有连接</translation>
    </message>
    <message>
      <source>no such address</source>
      <translation>没有此地址</translation>
    </message>
    <message>
      <source>connection refused</source>
      <translation>连接被拒绝</translation>
    </message>
    <message>
      <source>no response in time</source>
      <translation>未及时回应</translation>
    </message>
    <message>
      <source>connection interrupted</source>
      <translation>中途断开</translation>
    </message>
    <message>
      <source>too large for a feed</source>
      <translation>作为订阅源过大</translation>
    </message>
    <message>
      <source>invalid address</source>
      <translation>地址无效</translation>
    </message>
    <message>
      <source>blocked: redirects to your local network</source>
      <translation>指向您自己的网络</translation>
    </message>
    <message>
      <source>redirect loop</source>
      <translation>循环重定向</translation>
    </message>
    <message>
      <source>invalid certificate</source>
      <translation>证书有问题</translation>
    </message>
    <message>
      <source>needs a password</source>
      <translation>要求密码</translation>
    </message>
    <message>
      <source>not found</source>
      <translation>已不存在</translation>
    </message>
    <message>
      <source>discontinued by its publisher</source>
      <translation>被发布者终止</translation>
    </message>
    <message>
      <source>asked to wait</source>
      <translation>要求等待</translation>
    </message>
    <message>
      <source>server error</source>
      <translation>服务器故障</translation>
    </message>
    <message>
      <source>blocked by a CAPTCHA</source>
      <translation>要求证明是真人</translation>
    </message>
    <message>
      <source>access denied</source>
      <translation>不被允许</translation>
    </message>
    <message>
      <source>cancelled</source>
      <translation>已停止</translation>
    </message>
    <message>
      <source>couldn’t be read</source>
      <translation>无法读取</translation>
    </message>
    <message>
      <source>Paperround closed</source>
      <translation>Paperround 被停止</translation>
    </message>
    <message>
      <source>no response</source>
      <translation>没有回应</translation>
    </message>
    <message>
      <source>Couldn’t change “Start at login” ({error}). Check the file {path}.</source>
      <translation>无法更改登录时启动（{error}）；请检查文件 {path}。</translation>
    </message>
    <message>
      <source>Couldn’t change “Start at login”: the desktop didn’t allow it.</source>
      <translation>无法更改登录时启动：桌面环境不允许。</translation>
    </message>
    <message>
      <source>Couldn’t change “Start at login” ({error}). Check the registry’s Run key.</source>
      <translation>无法更改登录时启动（{error}）；请检查注册表的 Run 键。</translation>
    </message>
    <message>
      <source>Paperround is already open. Its window was brought to the front.</source>
      <translation>Paperround 已打开；其窗口已移到前面。</translation>
    </message>
    <message>
      <source>Paperround is already open. It was asked to refresh.</source>
      <translation>Paperround 已打开；已要求它刷新。</translation>
    </message>
    <message>
      <source>Paperround is already running with this profile but isn’t responding. Quit it and start it again.</source>
      <translation>Paperround 已在此配置上运行但没有回应；请结束后重新启动。</translation>
    </message>
    <message>
      <source>{file} couldn’t be written: {error}</source>
      <translation>无法写入 {file}：{error}</translation>
    </message>
    <message>
      <source>The article couldn’t be saved: {error}. Choose another place.</source>
      <translation>无法保存文章：{error}。请选择其他位置。</translation>
    </message>
    <message>
      <source>The Morning Paper</source>
      <translation>晨报</translation>
    </message>
    <message>
      <source>The Evening Paper</source>
      <translation>晚报</translation>
    </message>
    <message>
      <source>{weekday} {day} {month}</source>
      <translation>{month}{day}日 {weekday}</translation>
    </message>
    <message numerus="yes">
      <source>{posts:n} articles from {feeds:n} feeds, {minutes:n} min</source>
      <translation>
        <numerusform>{feeds:n} 个订阅源的 {posts:n} 篇文章，{minutes:n} 分钟</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{posts:n} articles, {minutes:n} min</source>
      <translation>
        <numerusform>{posts:n} 篇文章，{minutes:n} 分钟</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>1 article, {minutes:n} min</source>
      <translation>
        <numerusform>一篇文章，{minutes:n} 分钟</numerusform>
      </translation>
    </message>
    <message>
      <source>No. {number}</source>
      <translation>第 {number} 期</translation>
    </message>
    <message>
      <source>Front page</source>
      <translation>头版</translation>
    </message>
    <message>
      <source>In brief</source>
      <translation>简讯</translation>
    </message>
    <message>
      <source>Other feeds</source>
      <translation>其他订阅源</translation>
    </message>
    <message numerus="yes">
      <source>{minutes:n} min</source>
      <translation>
        <numerusform>{minutes:n} 分钟</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{minutes:n} min listen</source>
      <translation>
        <numerusform>需听 {minutes:n} 分钟</numerusform>
      </translation>
    </message>
    <message>
      <source>On the web</source>
      <translation>网上阅读</translation>
    </message>
    <message>
      <source>continues on page {page}</source>
      <translation>下接第 {page} 页</translation>
    </message>
    <message>
      <source>continued from page {page}</source>
      <translation>上接第 {page} 页</translation>
    </message>
    <message>
      <source>Made by Paperround on this computer, from your own feeds.</source>
      <translation>由 Paperround 在这台电脑上用您自己的订阅源制作。</translation>
    </message>
    <message>
      <source>Not enough new articles for an edition today.</source>
      <translation>今天没有足够的新内容来制作报纸。</translation>
    </message>
    <message>
      <source>No edition was created. Nothing changed.</source>
      <translation>没有生成报纸；一切保持原样。</translation>
    </message>
    <message>
      <source>Loading full articles: {done} of {total}</source>
      <translation>正在获取全文：{done}/{total}</translation>
    </message>
    <message>
      <source>Loading images: {done} of {total} articles</source>
      <translation>正在获取图片：{done}/{total} 篇</translation>
    </message>
    <message numerus="yes">
      <source>Laying out the pages: {posts:n} articles</source>
      <translation>
        <numerusform>正在排版：{posts:n} 篇</numerusform>
      </translation>
    </message>
    <message>
      <source>Today’s edition, created {at:clock}</source>
      <translation>今天的报纸，{at:clock} 制作</translation>
    </message>
    <message>
      <source>Edition of {at:weekday} {at:date}, created {at:clock}</source>
      <translation>{at:date} {at:weekday}的报纸，{at:clock} 制作</translation>
    </message>
    <message numerus="yes">
      <source>Created {at:clock} from what was available ({n:n} feeds didn’t respond)</source>
      <translation>
        <numerusform>{at:clock} 用已有内容制作；{n:n} 个订阅源没有回应</numerusform>
      </translation>
    </message>
    <message>
      <source>Created {at:clock} from what was available (1 feed didn’t respond)</source>
      <translation>{at:clock} 用已有内容制作；一个订阅源没有回应</translation>
    </message>
    <message>
      <source>Created at {at:clock} instead of {due:clock}, because the computer was asleep or Paperround was closed.</source>
      <translation>{at:clock} 制作，而不是 {due:clock}：在此之前电脑处于睡眠状态，或 Paperround 已关闭。</translation>
    </message>
    <message>
      <source>Waiting for {target} since {at:clock}: {why}</source>
      <translation>自 {at:clock} 起等待{target}：{why}</translation>
    </message>
    <message>
      <source>Saved to {path}.</source>
      <translation>位于 {path}。</translation>
    </message>
    <message>
      <source>Emailed to {address} at {at:clock}.</source>
      <translation>已于 {at:clock} 通过邮件发送到 {address}。</translation>
    </message>
    <message>
      <source>Next: {when}.</source>
      <translation>下一期：{when}。</translation>
    </message>
    <message>
      <source>Next: {when}, because you usually read at {visit}.</source>
      <translation>下一期：{when}；您通常在 {visit} 查看。</translation>
    </message>
    <message>
      <source>Next: {when}, until Paperround knows when you start reading.</source>
      <translation>下一期：{when}，直到 Paperround 了解您首次查看的时间。</translation>
    </message>
    <message>
      <source>today {at:clock}</source>
      <translation>今天 {at:clock}</translation>
    </message>
    <message>
      <source>tomorrow {at:clock}</source>
      <translation>明天 {at:clock}</translation>
    </message>
    <message>
      <source>The fetch at {at:clock} covers it, so it uses no extra fetches.</source>
      <translation>{at:clock} 的唤醒会为它抓取，因此无需单独唤醒。</translation>
    </message>
    <message>
      <source>It uses the articles already downloaded by then. Nothing extra is downloaded.</source>
      <translation>它用届时已有的内容制作；不会专门为它抓取。</translation>
    </message>
    <message>
      <source>Choose at least one day.</source>
      <translation>请至少选择一天。</translation>
    </message>
    <message>
      <source>Editions are only created when you ask.</source>
      <translation>仅在您要求时制作报纸。</translation>
    </message>
    <message>
      <source>the folder</source>
      <translation>文件夹</translation>
    </message>
    <message>
      <source>the mail server</source>
      <translation>邮件服务器</translation>
    </message>
    <message>
      <source>Edition {number} doesn’t exist. Run “paperround edition --list” to see them all.</source>
      <translation>没有第 {number} 期；“paperround edition --list”可列出各期。</translation>
    </message>
    <message>
      <source>Choose a file name that ends in .epub or .pdf.</source>
      <translation>请指定以 .epub 或 .pdf 结尾的文件。</translation>
    </message>
    <message>
      <source>The pages couldn’t be created. See the log for details.</source>
      <translation>无法生成页面；详情见日志。</translation>
    </message>
    <message>
      <source>The articles in this edition are no longer stored.</source>
      <translation>这份报纸中的内容已不在这里。</translation>
    </message>
    <message>
      <source>Enter the address to send editions to.</source>
      <translation>请输入接收报纸的邮件地址。</translation>
    </message>
    <message>
      <source>Enter your outgoing mail (SMTP) server, such as smtp.example.org:587.</source>
      <translation>请输入发送邮件的服务器，例如 smtp.example.org:587。</translation>
    </message>
    <message>
      <source>Enter your own email address.</source>
      <translation>请输入您自己的邮件地址。</translation>
    </message>
    <message>
      <source>The saved password for {host} is missing. Enter it again in Morning Paper.</source>
      <translation>{host} 的密码未知；请在“晨报”中重新输入。</translation>
    </message>
    <message>
      <source>{host} didn’t accept this user name and password.</source>
      <translation>{host} 不接受此名称和密码。</translation>
    </message>
    <message>
      <source>{host} rejected the email: {why}</source>
      <translation>{host} 拒绝接收邮件：{why}</translation>
    </message>
    <message>
      <source>Can’t reach {host}. Paperround will try again.</source>
      <translation>无法连接到 {host}；将再次尝试。</translation>
    </message>
    <message>
      <source>{host} doesn’t offer a secure connection, so the password wasn’t sent.</source>
      <translation>{host} 不提供安全连接，因此未发送密码。</translation>
    </message>
    <message>
      <source>{host} doesn’t offer a secure connection, so nothing was sent. You can allow mail without encryption.</source>
      <translation>{host} 不提供安全连接，因此未发送任何内容；您可以允许不加密的邮件。</translation>
    </message>
    <message>
      <source>{host} is ready to send your mail. Nothing was sent.</source>
      <translation>{host} 已回应并可接收邮件；未发送任何内容。</translation>
    </message>
    <message>
      <source>Just before you usually read, around {time}.</source>
      <translation>早于您通常查看的时间（约 {time}）。</translation>
    </message>
    <message>
      <source>You asked to be notified right away.</source>
      <translation>您希望立即收到其文章。</translation>
    </message>
    <message>
      <source>You set it to be fetched every {span}.</source>
      <translation>您希望每 {span} 抓取一次。</translation>
    </message>
    <message>
      <source>You set custom intervals for these.</source>
      <translation>您为它们指定了间隔。</translation>
    </message>
    <message>
      <source>You just subscribed.</source>
      <translation>您订阅了它。</translation>
    </message>
    <message>
      <source>You chose Refresh.</source>
      <translation>您手动要求抓取。</translation>
    </message>
    <message>
      <source>You asked for it on the command line.</source>
      <translation>您在终端中要求的。</translation>
    </message>
    <message>
      <source>You entered its password.</source>
      <translation>您提供了其密码。</translation>
    </message>
    <message>
      <source>You opened it, and it’s set to refresh when opened.</source>
      <translation>您打开了它，并希望此时抓取。</translation>
    </message>
    <message>
      <source>First fetch after the computer woke up.</source>
      <translation>电脑唤醒后的首次抓取。</translation>
    </message>
    <message>
      <source>The demo fetches just after each article so you can watch them arrive.</source>
      <translation>演示会在发布后立即抓取，让您看到文章到达。</translation>
    </message>
    <message>
      <source>It hasn’t responded yet, so Paperround is trying again.</source>
      <translation>它尚未回应，因此再次尝试。</translation>
    </message>
    <message>
      <source>They haven’t responded yet, so Paperround is trying again.</source>
      <translation>它们尚未回应，因此再次尝试。</translation>
    </message>
    <message>
      <source>So you don’t miss anything: these list few articles, which turn over quickly.</source>
      <translation>为避免丢失：它们保留的文章很少，很快就会填满。</translation>
    </message>
    <message>
      <source>Its publisher asks for at least {span} between fetches.</source>
      <translation>其发布者要求每次访问至少间隔 {span}。</translation>
    </message>
    <message>
      <source>Its publisher asks not to be fetched for the next {span}.</source>
      <translation>其发布者要求接下来 {span} 不要访问。</translation>
    </message>
    <message>
      <source>Its server asked Paperround to wait {span}.</source>
      <translation>其服务器要求 {span} 内不要打扰。</translation>
    </message>
    <message>
      <source>Its server wants at least {span} between requests, so its feeds take turns.</source>
      <translation>其服务器要求每次访问至少间隔 {span}，因此其订阅源轮流抓取。</translation>
    </message>
    <message>
      <source>Their server wants some time between requests, so its feeds take turns.</source>
      <translation>它们的服务器要求访问之间有间隔，因此其订阅源轮流抓取。</translation>
    </message>
    <message>
      <source>The last fetch failed, so the next one is in {span}.</source>
      <translation>它失败了，因此 {span} 后再试。</translation>
    </message>
    <message>
      <source>Its server asked Paperround to wait until now.</source>
      <translation>它曾要求在此之前不要打扰。</translation>
    </message>
    <message>
      <source>Their servers asked Paperround to wait until now.</source>
      <translation>它们曾要求在此之前不要打扰。</translation>
    </message>
    <message>
      <source>Its publisher has discontinued it.</source>
      <translation>其发布者已终止它。</translation>
    </message>
    <message>
      <source>One of the times that keep you waiting least. This feed gets a fetch about every {span}.</source>
      <translation>让您等待最少的时间之一。此订阅源约每 {span}抓取一次。</translation>
    </message>
    <message>
      <source>One of the times that keep you waiting least for these.</source>
      <translation>让您等待这些订阅源最少的时间之一。</translation>
    </message>
    <message>
      <source>One of the times that leave the fewest articles missing when you read.</source>
      <translation>阅读时缺少文章最少的时间之一。</translation>
    </message>
    <message>
      <source>Soon after the hours in which it usually publishes. It gets a fetch about every {span}.</source>
      <translation>在它通常发布的时段之后不久。约每 {span}抓取一次。</translation>
    </message>
    <message>
      <source>Soon after the hours in which these usually publish.</source>
      <translation>在这些订阅源通常发布的时段之后不久。</translation>
    </message>
    <message>
      <source>It’s fetched about every {span}.</source>
      <translation>约每 {span}抓取一次。</translation>
    </message>
    <message>
      <source>These are fetched at even intervals.</source>
      <translation>这些订阅源按相同间隔抓取。</translation>
    </message>
    <message>
      <source>It’s fetched about every {span}, so that few articles drop off its list unseen.</source>
      <translation>约每 {span}抓取一次，使很少有文章未看到就从列表中消失。</translation>
    </message>
    <message>
      <source>These are fetched so that few articles drop off their lists unseen.</source>
      <translation>这样抓取，使很少有文章未看到就从列表中消失。</translation>
    </message>
    <message>
      <source>Of all feeds it’s likely to have kept articles from you for longest.</source>
      <translation>在所有订阅源中，它可能让文章等您最久。</translation>
    </message>
    <message>
      <source>Of all feeds these are likely to have kept articles from you for longest.</source>
      <translation>在所有订阅源中，这些可能让文章等您最久。</translation>
    </message>
    <message>
      <source>Of all feeds it’s likely to have the most articles that are still fresh.</source>
      <translation>在所有订阅源中，它可能有最多仍新鲜的文章。</translation>
    </message>
    <message>
      <source>Of all feeds these are likely to have the most articles that are still fresh.</source>
      <translation>在所有订阅源中，这些可能有最多仍新鲜的文章。</translation>
    </message>
    <message>
      <source>Its articles come about {span} apart.</source>
      <translation>其文章间隔约 {span}。</translation>
    </message>
    <message>
      <source>They are fetched about as often as they publish.</source>
      <translation>抓取的频率与它们发布的频率大致相同。</translation>
    </message>
    <message>
      <source>By its usual hours it should have a new article by now.</source>
      <translation>按通常时间，它现在应该有新文章。</translation>
    </message>
    <message>
      <source>By their usual hours these should have new articles by now.</source>
      <translation>按通常时间，这些现在应该有新文章。</translation>
    </message>
    <message>
      <source>Just before you usually read.</source>
      <translation>早于您通常查看的时间。</translation>
    </message>
    <message>
      <source>No sooner, because its publisher asks for at least {span} between fetches.</source>
      <translation>其发布者要求每次访问至少间隔 {span}，因此不会更早。</translation>
    </message>
    <message>
      <source>No sooner, because their publishers ask for time between fetches.</source>
      <translation>它们的发布者要求访问之间有间隔，因此不会更早。</translation>
    </message>
    <message>
      <source>No sooner, because its publisher asks not to be fetched for the next {span}.</source>
      <translation>其发布者要求接下来 {span} 不要访问，因此不会更早。</translation>
    </message>
    <message>
      <source>No sooner, because their publishers ask not to be fetched at some hours.</source>
      <translation>它们的发布者要求在某些时段不要访问，因此不会更早。</translation>
    </message>
    <message>
      <source>No sooner, because its server asked Paperround to wait {span}.</source>
      <translation>其服务器要求 {span} 内不要打扰，因此不会更早。</translation>
    </message>
    <message>
      <source>No sooner, because their servers asked Paperround to wait.</source>
      <translation>它们的服务器要求暂时不要打扰，因此不会更早。</translation>
    </message>
    <message>
      <source>The last fetch failed. Trying again after {span}.</source>
      <translation>它失败了，{span} 后再次尝试。</translation>
    </message>
    <message>
      <source>The last fetches failed. Trying again.</source>
      <translation>它们失败了，将再次尝试。</translation>
    </message>
    <message>
      <source>You’re reading now, and it may have new articles.</source>
      <translation>您正在阅读，而它自上次抓取以来可能已发布。</translation>
    </message>
    <message>
      <source>You’re reading now, and these may have new articles.</source>
      <translation>您正在阅读，而它们自上次抓取以来可能已发布。</translation>
    </message>
    <message>
      <source>You’re reading now, and it usually has one new article by this time.</source>
      <translation>您正在阅读，而它自上次抓取以来通常已发布一次。</translation>
    </message>
    <message>
      <source>You’re reading now, and these usually have new articles by this time.</source>
      <translation>您正在阅读，而它们自上次抓取以来通常已发布。</translation>
    </message>
    <message>
      <source>You’re reading now, and it usually has {count} new articles by this time.</source>
      <translation>您正在阅读，而它自上次抓取以来通常已发布 {count} 次。</translation>
    </message>
    <message>
      <source>It may have new articles by then.</source>
      <translation>届时它自上次抓取以来可能已发布。</translation>
    </message>
    <message>
      <source>Some of them may have new articles by then.</source>
      <translation>届时其中一些可能已发布。</translation>
    </message>
    <message>
      <source>It usually has one new article by then.</source>
      <translation>届时它自上次抓取以来通常已发布一次。</translation>
    </message>
    <message>
      <source>They usually have new articles by then.</source>
      <translation>届时它们通常已发布。</translation>
    </message>
    <message>
      <source>It usually has {count} new articles by then.</source>
      <translation>届时它自上次抓取以来通常已发布 {count} 次。</translation>
    </message>
    <message>
      <source>You just unlocked the computer and usually read soon after.</source>
      <translation>您刚解锁电脑，通常很快就会查看。</translation>
    </message>
    <message>
      <source>You just came back to the computer and usually read soon after.</source>
      <translation>您刚回到电脑前，通常很快就会查看。</translation>
    </message>
    <message>
      <source>The computer just woke up, and you usually read soon after.</source>
      <translation>电脑刚被唤醒，您通常很快就会查看。</translation>
    </message>
    <message>
      <source>You just opened the lid and usually read soon after.</source>
      <translation>您刚打开盖子，通常很快就会查看。</translation>
    </message>
    <message>
      <source>The computer just joined a network, and you usually read soon after.</source>
      <translation>电脑刚接入网络，您通常很快就会查看。</translation>
    </message>
    <message>
      <source>Its articles are mostly repeats, so it’s fetched less often.</source>
      <translation>其文章大多重复，因此少抓取。</translation>
    </message>
    <message>
      <source>Its articles are mostly original, so it’s fetched more often.</source>
      <translation>其文章大多有新内容，因此多抓取。</translation>
    </message>
    <message>
      <source>You rarely open its articles, so it’s fetched less often.</source>
      <translation>您很少打开其文章，因此少抓取。</translation>
    </message>
    <message>
      <source>You often open its articles, so it’s fetched more often.</source>
      <translation>您常打开其文章，因此多抓取。</translation>
    </message>
  </context>
</TS>
