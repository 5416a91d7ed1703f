<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja">
  <context>
    <name>Paperround</name>
    <message>
      <source>1 change hasn’t reached the server yet and will be lost.</source>
      <translation>ここで行った 1 件の変更がまだ届いておらず、今後も届かなくなります。</translation>
    </message>
    <message numerus="yes">
      <source>{n} changes haven’t reached the server yet and will be lost.</source>
      <translation>
        <numerusform>ここで行った {n} 件の変更がまだ届いておらず、今後も届かなくなります。</numerusform>
      </translation>
    </message>
    <message>
      <source>In FreshRSS: Profile &gt; External access via API.</source>
      <translation>FreshRSS では、プロフィール &gt; API による外部アクセス。</translation>
    </message>
    <message>
      <source>In Miniflux: Settings &gt; Integrations &gt; Google Reader.</source>
      <translation>Miniflux では、設定 &gt; 連携 &gt; Google Reader。</translation>
    </message>
    <message>
      <source>Tiny Tiny RSS, Nextcloud News, Feedbin and more</source>
      <translation>Tiny Tiny RSS、Nextcloud News、Feedbin など</translation>
    </message>
    <message>
      <source>{done} of {total} articles</source>
      <translation>{total} 件中 {done} 件の記事</translation>
    </message>
    <message>
      <source>once</source>
      <translation>1 回</translation>
    </message>
    <message>
      <source>when you open Paperround</source>
      <translation>見るとき</translation>
    </message>
    <message>
      <source>now</source>
      <translation>今</translation>
    </message>
    <message>
      <source>All synced</source>
      <translation>0、すべて送信済み</translation>
    </message>
    <message>
      <source>API password</source>
      <translation>API パスワード</translation>
    </message>
    <message>
      <source>The password is stored in your system’s keyring.</source>
      <translation>パスワードはシステムのキーリングに保存されます。</translation>
    </message>
    <message>
      <source>Sync feeds, read status and stars across your devices with FreshRSS, Miniflux or another compatible server.</source>
      <translation>アカウントを使うと、フィード、既読、スターがすべての端末でそろいます。</translation>
    </message>
    <message>
      <source>Paperround will tell {name} when to refresh each feed, following your schedule and daily budget. You can then slow down the server’s own schedule. This uses the same password with the server’s native API.</source>
      <translation>Paperround は、すべてのフィードの計画と 1 日の予算に従って、どのフィードをいつ取得するかを {name} に伝えます。サーバーが自分で取得する回数は減らしてかまいません。サーバー独自のインターフェースに同じパスワードを使います。</translation>
    </message>
    <message>
      <source>Schedule its refreshes?</source>
      <translation>取得時期を指示</translation>
    </message>
    <message>
      <source>Syncing…</source>
      <translation>同期中</translation>
    </message>
    <message>
      <source>Not synced yet</source>
      <translation>まだ同期していません</translation>
    </message>
    <message>
      <source>Synced just now</source>
      <translation>たった今同期しました</translation>
    </message>
    <message>
      <source>{times} (hourly: {hours})</source>
      <translation>{hours} 回ではなく {times}</translation>
    </message>
    <message numerus="yes">
      <source>{n} waiting since {time}</source>
      <translation>
        <numerusform>{time} から {n} 件待ち</numerusform>
      </translation>
    </message>
    <message>
      <source>Your own server or a hosted one</source>
      <translation>自分のサーバーまたはホスティング</translation>
    </message>
    <message>
      <source>Can also let Paperround schedule its refreshes</source>
      <translation>取得の予定を Paperround に任せることもできます</translation>
    </message>
    <message>
      <source>Another service</source>
      <translation>別のサービス</translation>
    </message>
    <message>
      <source>Password</source>
      <translation>パスワード</translation>
    </message>
    <message>
      <source>Add account</source>
      <translation>アカウントを追加</translation>
    </message>
    <message>
      <source>Coming from another reader? Import its feeds and stars from a file instead.</source>
      <translation>ほかのリーダーからの移行ですか？ファイルからフィードとスターを読み込めます。</translation>
    </message>
    <message>
      <source>Import…</source>
      <translation>インポート…</translation>
    </message>
    <message>
      <source>Server address</source>
      <translation>サーバーのアドレス</translation>
    </message>
    <message>
      <source>User name</source>
      <translation>ユーザー名</translation>
    </message>
    <message>
      <source>Custom certificate authority…</source>
      <translation>独自の認証局…</translation>
    </message>
    <message>
      <source>Account name</source>
      <translation>アカウント名</translation>
    </message>
    <message>
      <source>Continue</source>
      <translation>続ける</translation>
    </message>
    <message>
      <source>Test connection</source>
      <translation>試す</translation>
    </message>
    <message>
      <source>Done</source>
      <translation>完了</translation>
    </message>
    <message>
      <source>Also add my 1 local feed</source>
      <translation>ローカルのフィード 1 件も追加</translation>
    </message>
    <message numerus="yes">
      <source>Also add my {n} local feeds</source>
      <translation>
        <numerusform>ローカルのフィード {n} 件も追加</numerusform>
      </translation>
    </message>
    <message>
      <source>The first sync is running. You can close this and read on.</source>
      <translation>最初の同期中です。閉じて読み続けられます。</translation>
    </message>
    <message>
      <source>The first sync is running: {done} of {total} articles.</source>
      <translation>最初の同期中です。{total} 件中 {done} 件の記事。</translation>
    </message>
    <message>
      <source>Connected in {s} s: {feeds}, {unread} unread, {stars} starred.</source>
      <translation>{s} 秒で応答: {feeds}、未読 {unread}、スター {stars}。</translation>
    </message>
    <message>
      <source>You already have 1 of them. It won’t be added twice.</source>
      <translation>うち 1 個はすでにあります。重複せず 1 つだけ残ります。</translation>
    </message>
    <message>
      <source>Add account…</source>
      <translation>アカウントを追加…</translation>
    </message>
    <message>
      <source>Add new feeds to this account</source>
      <translation>追加したフィードをここにも登録</translation>
    </message>
    <message>
      <source>API password:</source>
      <translation>API のパスワード:</translation>
    </message>
    <message>
      <source>Remove {name}?</source>
      <translation>{name} をやめる</translation>
    </message>
    <message>
      <source>Remove account…</source>
      <translation>このアカウントをやめる…</translation>
    </message>
    <message>
      <source>Turn on</source>
      <translation>指示する</translation>
    </message>
    <message numerus="yes">
      <source>offline, {n} waiting</source>
      <translation>
        <numerusform>オフライン、{n} 件待ち</numerusform>
      </translation>
    </message>
    <message>
      <source>Server asked Paperround to wait</source>
      <translation>間隔を空けるよう求めています</translation>
    </message>
    <message>
      <source>Certificate not trusted</source>
      <translation>証明書が信頼できません</translation>
    </message>
    <message>
      <source>API turned off</source>
      <translation>インターフェースが無効です</translation>
    </message>
    <message>
      <source>No response</source>
      <translation>応答がありませんでした</translation>
    </message>
    <message>
      <source>Synced {time} ago</source>
      <translation>{time}前に同期</translation>
    </message>
    <message numerus="yes">
      <source>{n} times</source>
      <translation>
        <numerusform>{n} 回</numerusform>
      </translation>
    </message>
    <message>
      <source>before you read</source>
      <translation>見る前</translation>
    </message>
    <message>
      <source>while you’re reading</source>
      <translation>読んでいる間</translation>
    </message>
    <message>
      <source>when new articles are likely</source>
      <translation>新しい記事がありそうなとき</translation>
    </message>
    <message>
      <source>unless you open Paperround first</source>
      <translation>それまでに見なければ</translation>
    </message>
    <message>
      <source>retrying</source>
      <translation>再試行</translation>
    </message>
    <message>
      <source>{time}, {why}</source>
      <translation>{time}、{why}</translation>
    </message>
    <message>
      <source>Keep feeds, read status and stars the same on all your devices.</source>
      <translation>フィード、既読、スターをすべての端末で同じに保ちます。</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>選択に戻る</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>キャンセル</translation>
    </message>
    <message>
      <source>Enter the address, your user name and the password.</source>
      <translation>アドレス、ユーザー名、パスワードを入力してください。</translation>
    </message>
    <message>
      <source>Test again</source>
      <translation>もう一度テスト</translation>
    </message>
    <message>
      <source>The first sync brought {feeds} and {unread}.</source>
      <translation>最初の同期で {feeds}、{unread}を受け取りました。</translation>
    </message>
    <message>
      <source>Next sync: {when}. Changes you make are sent right away.</source>
      <translation>次の同期：{when}。変更はすぐに送信されます。</translation>
    </message>
    <message numerus="yes">
      <source>You already have {n} of them. They won’t be added twice.</source>
      <translation>
        <numerusform>うち {n} 個はすでにあります。重複せず 1 つずつ残ります。</numerusform>
      </translation>
    </message>
    <message>
      <source>Sync {name} now</source>
      <translation>{name} を今すぐ同期</translation>
    </message>
    <message>
      <source>Let Paperround schedule this server’s refreshes</source>
      <translation>計画に沿って取得時期を指示</translation>
    </message>
    <message>
      <source>Syncs today</source>
      <translation>今日の問い合わせ</translation>
    </message>
    <message>
      <source>Next sync</source>
      <translation>次の問い合わせ</translation>
    </message>
    <message>
      <source>Unsynced changes</source>
      <translation>送信待ち</translation>
    </message>
    <message>
      <source>Password missing</source>
      <translation>パスワードがありません</translation>
    </message>
    <message>
      <source>Password rejected</source>
      <translation>パスワードが拒否されました</translation>
    </message>
    <message>
      <source>Connecting to {address}…</source>
      <translation>{address} に問い合わせています…</translation>
    </message>
    <message>
      <source>Sign in to {service}</source>
      <translation>{service} にサインイン</translation>
    </message>
    <message>
      <source>{service} is ready</source>
      <translation>{service} の準備ができました</translation>
    </message>
    <message>
      <source>{name} was added</source>
      <translation>{name} を追加しました</translation>
    </message>
    <message>
      <source>Step {n} of 3</source>
      <translation>ステップ {n}/3</translation>
    </message>
    <message>
      <source>The best of your unread articles in one edition you can finish. Read it here, on an e-reader or on paper.</source>
      <translation>未読記事の中から選りすぐりを、読み切れる 1 つの新聞に。ここでも、電子書籍端末でも、紙でも読めます。</translation>
    </message>
    <message numerus="yes">
      <source>{n} articles from {feeds}, about {minutes} minutes</source>
      <translation>
        <numerusform>{feeds}から {n} 件の記事、約 {minutes} 分</numerusform>
      </translation>
    </message>
    <message>
      <source>Your feeds, as a newspaper</source>
      <translation>あなたのフィードを新聞に</translation>
    </message>
    <message>
      <source>Every morning</source>
      <translation>毎朝</translation>
    </message>
    <message>
      <source>Morning Paper settings</source>
      <translation>朝刊の設定</translation>
    </message>
    <message>
      <source>When</source>
      <translation>日時</translation>
    </message>
    <message>
      <source>Choose…</source>
      <translation>選択…</translation>
    </message>
    <message>
      <source>at most {posts}</source>
      <translation>最大 {posts}</translation>
    </message>
    <message>
      <source>about {posts}</source>
      <translation>約 {posts}</translation>
    </message>
    <message>
      <source>Contacting the server…</source>
      <translation>サーバーに問い合わせています…</translation>
    </message>
    <message>
      <source>Not enough new articles yet</source>
      <translation>新しい記事がまだ足りません</translation>
    </message>
    <message>
      <source>Articles</source>
      <translation>記事</translation>
    </message>
    <message>
      <source>Feeds without a folder</source>
      <translation>フォルダーのないフィード</translation>
    </message>
    <message>
      <source>Starred, not yet read</source>
      <translation>スター付きの未読</translation>
    </message>
    <message>
      <source>nothing new</source>
      <translation>新着なし</translation>
    </message>
    <message>
      <source>Before I start reading</source>
      <translation>最初に見る前</translation>
    </message>
    <message>
      <source>At</source>
      <translation>時刻</translation>
    </message>
    <message>
      <source>as</source>
      <translation>形式</translation>
    </message>
    <message>
      <source>Length</source>
      <translation>長さ</translation>
    </message>
    <message>
      <source>From</source>
      <translation>元</translation>
    </message>
    <message>
      <source>Save or send to</source>
      <translation>保存または送信</translation>
    </message>
    <message>
      <source>Book for e-readers (*.epub);;PDF (*.pdf)</source>
      <translation>電子書籍 (*.epub);;PDF (*.pdf)</translation>
    </message>
    <message>
      <source>Older editions</source>
      <translation>以前の号</translation>
    </message>
    <message>
      <source>Previous page</source>
      <translation>前のページ</translation>
    </message>
    <message>
      <source>Next page</source>
      <translation>次のページ</translation>
    </message>
    <message>
      <source>Mark read</source>
      <translation>既読にする</translation>
    </message>
    <message>
      <source>Save edition</source>
      <translation>新聞を保存</translation>
    </message>
    <message>
      <source>Creating…</source>
      <translation>作成中</translation>
    </message>
    <message>
      <source>Edition page</source>
      <translation>新聞のページ</translation>
    </message>
    <message>
      <source>Save as…</source>
      <translation>名前を付けて保存…</translation>
    </message>
    <message>
      <source>Print…</source>
      <translation>印刷…</translation>
    </message>
    <message>
      <source>Create now</source>
      <translation>今すぐ作る</translation>
    </message>
    <message>
      <source>Create today’s edition</source>
      <translation>今日の新聞を作る</translation>
    </message>
    <message>
      <source>Preview of today’s edition</source>
      <translation>今日の新聞のプレビュー</translation>
    </message>
    <message>
      <source>No edition yet</source>
      <translation>新聞はまだありません</translation>
    </message>
    <message>
      <source>Not enough new articles for an edition.</source>
      <translation>新聞を作れるだけの新しい記事がありません。</translation>
    </message>
    <message>
      <source>{page} of {pages}</source>
      <translation>{page} / {pages}</translation>
    </message>
    <message>
      <source>Saved as {file}.</source>
      <translation>{file} に保存しました。</translation>
    </message>
    <message>
      <source>1 change</source>
      <translation>1 件の変更</translation>
    </message>
    <message>
      <source>Use the same folder and passphrase on each computer. The passphrase is stored in the system keyring.</source>
      <translation>どのコンピューターでも同じフォルダーとパスフレーズを使ってください。パスフレーズはシステムのキーリングに保存されます。</translation>
    </message>
    <message>
      <source>Keep your computers in step without a server, with a folder that Syncthing, Dropbox or a similar program copies between them.</source>
      <translation>サーバーなしでコンピューターを同じ状態に保ちます。Syncthing、Dropbox などがコピーするフォルダーを使います。</translation>
    </message>
    <message>
      <source>Encrypt the files with a passphrase</source>
      <translation>ファイルをパスフレーズで暗号化</translation>
    </message>
    <message>
      <source>Folder</source>
      <translation>フォルダー</translation>
    </message>
    <message>
      <source>Passphrase</source>
      <translation>パスフレーズ</translation>
    </message>
    <message>
      <source>Start syncing</source>
      <translation>同期を開始</translation>
    </message>
    <message>
      <source>Choose another folder…</source>
      <translation>別のフォルダーを選ぶ…</translation>
    </message>
    <message>
      <source>Sync folder</source>
      <translation>同期フォルダー</translation>
    </message>
    <message>
      <source>Reading the folder…</source>
      <translation>フォルダーを読み込み中…</translation>
    </message>
    <message>
      <source>The sync folder isn’t used any more. Its files stay.</source>
      <translation>同期フォルダーの使用をやめました。ファイルは残ります。</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>元に戻す</translation>
    </message>
    <message>
      <source>Choose sync folder…</source>
      <translation>同期フォルダーを選ぶ…</translation>
    </message>
    <message>
      <source>Choose the folder that is copied between your computers</source>
      <translation>コンピューター間でコピーされるフォルダーを選んでください</translation>
    </message>
    <message>
      <source>Stop syncing</source>
      <translation>同期を停止</translation>
    </message>
    <message>
      <source>Passphrase missing</source>
      <translation>パスフレーズがありません</translation>
    </message>
    <message>
      <source>Not syncing</source>
      <translation>同期していません</translation>
    </message>
    <message numerus="yes">
      <source>{n} changes</source>
      <translation>
        <numerusform>{n} 件の変更</numerusform>
      </translation>
    </message>
    <message>
      <source>Enter a passphrase.</source>
      <translation>パスフレーズを入力してください。</translation>
    </message>
    <message>
      <source>Passphrase of the sync folder:</source>
      <translation>同期フォルダーのパスフレーズ：</translation>
    </message>
    <message>
      <source>From this computer</source>
      <translation>このコンピューターから</translation>
    </message>
    <message>
      <source>From other computers</source>
      <translation>ほかのコンピューターから</translation>
    </message>
    <message>
      <source>Files</source>
      <translation>ファイル</translation>
    </message>
    <message>
      <source>Encrypted</source>
      <translation>暗号化</translation>
    </message>
    <message>
      <source>Not encrypted</source>
      <translation>暗号化なし</translation>
    </message>
    <message>
      <source>Checked every 2 hours (counts toward your budget)</source>
      <translation>2 時間ごとに問い合わせ、予算を使用</translation>
    </message>
    <message>
      <source>{done} of {total} messages</source>
      <translation>{total} 通中 {done} 通のメール</translation>
    </message>
    <message>
      <source>not known yet</source>
      <translation>まだ不明</translation>
    </message>
    <message>
      <source>Push: new mail arrives immediately</source>
      <translation>プッシュで届き、取得はしません</translation>
    </message>
    <message>
      <source>1 message, {size}</source>
      <translation>1 通のメール、{size}</translation>
    </message>
    <message numerus="yes">
      <source>{n} messages, {size}</source>
      <translation>
        <numerusform>{n} 通のメール、{size}</numerusform>
      </translation>
    </message>
    <message>
      <source>1 folder</source>
      <translation>1 個のフォルダー</translation>
    </message>
    <message>
      <source>This server doesn’t support push (IDLE), so it will be checked every 2 hours. This counts toward your budget.</source>
      <translation>サーバーがメールの到着を通知できないため、予算を使って 2 時間ごとに問い合わせます。</translation>
    </message>
    <message>
      <source>Your password is stored in the system keyring. Without one, you’ll be asked for it each time Paperround starts.</source>
      <translation>パスワードはシステムのキーリングに保存されます。キーリングがない場合は起動のたびに尋ねます。</translation>
    </message>
    <message>
      <source>Read newsletters from a mail folder as feeds, one per sender.</source>
      <translation>メールのフォルダーにあるニュースレターを、差出人ごとに 1 個のフィードとして読めます。</translation>
    </message>
    <message>
      <source>Checking…</source>
      <translation>確認中</translation>
    </message>
    <message>
      <source>Not checked yet</source>
      <translation>まだ読み込んでいません</translation>
    </message>
    <message>
      <source>Stopped</source>
      <translation>中止</translation>
    </message>
    <message>
      <source>Checked just now</source>
      <translation>たった今読み込みました</translation>
    </message>
    <message>
      <source>Connected in {s} s: {folders}.</source>
      <translation>{s} 秒で応答しました: {folders}。</translation>
    </message>
    <message>
      <source>This server supports push (IDLE), so new mail arrives immediately.</source>
      <translation>サーバーがメールの到着を通知するため、取得は行いません。</translation>
    </message>
    <message>
      <source>Security</source>
      <translation>接続</translation>
    </message>
    <message>
      <source>Mark messages as read on the server</source>
      <translation>ここで読んだものをサーバーでも既読にする</translation>
    </message>
    <message>
      <source>Server</source>
      <translation>サーバー</translation>
    </message>
    <message>
      <source>Start with</source>
      <translation>最初に読み込む数</translation>
    </message>
    <message>
      <source>Email newsletters</source>
      <translation>メールのニュースレター</translation>
    </message>
    <message>
      <source>Add email newsletters…</source>
      <translation>メールのニュースレターを追加…</translation>
    </message>
    <message>
      <source>Mailbox password:</source>
      <translation>このメールボックスのパスワード:</translation>
    </message>
    <message>
      <source>Remove mailbox…</source>
      <translation>このメールボックスの読み込みをやめる…</translation>
    </message>
    <message>
      <source>Offline</source>
      <translation>オフライン</translation>
    </message>
    <message>
      <source>Insecure connection</source>
      <translation>接続が安全ではありません</translation>
    </message>
    <message>
      <source>Folder missing</source>
      <translation>フォルダーがありません</translation>
    </message>
    <message>
      <source>Checked {time} ago</source>
      <translation>{time}前に読み込み</translation>
    </message>
    <message numerus="yes">
      <source>{n} folders</source>
      <translation>
        <numerusform>{n} 個のフォルダー</numerusform>
      </translation>
    </message>
    <message>
      <source>TLS, usually port 993</source>
      <translation>TLS、通常はポート 993</translation>
    </message>
    <message>
      <source>STARTTLS, usually port 143</source>
      <translation>STARTTLS、通常はポート 143</translation>
    </message>
    <message>
      <source>None (this computer only)</source>
      <translation>なし、このコンピューター用</translation>
    </message>
    <message>
      <source>Stop and keep what was imported so far</source>
      <translation>中止（読み込んだ分は残ります）</translation>
    </message>
    <message>
      <source>New messages</source>
      <translation>新着メール</translation>
    </message>
    <message>
      <source>Today</source>
      <translation>今日</translation>
    </message>
    <message>
      <source>On the server</source>
      <translation>サーバー側</translation>
    </message>
    <message>
      <source> newest messages</source>
      <translation> 件の最新メール</translation>
    </message>
    <message>
      <source>Check {name} for new mail</source>
      <translation>{name} の新着メールを今すぐ確認</translation>
    </message>
    <message>
      <source>Read status is synced</source>
      <translation>既読を送信</translation>
    </message>
    <message>
      <source>Nothing is changed on the server</source>
      <translation>変更しません</translation>
    </message>
    <message>
      <source>Position</source>
      <translation>再生位置</translation>
    </message>
    <message>
      <source>Player</source>
      <translation>プレーヤー</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>再生</translation>
    </message>
    <message>
      <source>−15 s</source>
      <translation>−15 秒</translation>
    </message>
    <message>
      <source>15 seconds back</source>
      <translation>15 秒戻る</translation>
    </message>
    <message>
      <source>+30 s</source>
      <translation>+30 秒</translation>
    </message>
    <message>
      <source>30 seconds forward</source>
      <translation>30 秒進む</translation>
    </message>
    <message>
      <source>Speed</source>
      <translation>速度</translation>
    </message>
    <message>
      <source>Chapters</source>
      <translation>チャプター</translation>
    </message>
    <message>
      <source>Sleep timer</source>
      <translation>スリープタイマー</translation>
    </message>
    <message>
      <source>Up next</source>
      <translation>次に再生するもの</translation>
    </message>
    <message>
      <source>Close the player</source>
      <translation>プレーヤーを閉じる</translation>
    </message>
    <message>
      <source>End of chapter</source>
      <translation>チャプターの終わり</translation>
    </message>
    <message>
      <source>End of episode</source>
      <translation>再生の終わり</translation>
    </message>
    <message>
      <source>Off</source>
      <translation>オフ</translation>
    </message>
    <message>
      <source>Stops after this chapter</source>
      <translation>チャプター後に停止</translation>
    </message>
    <message>
      <source>Stops at the end</source>
      <translation>終わりで停止</translation>
    </message>
    <message>
      <source>Pause</source>
      <translation>一時停止</translation>
    </message>
    <message>
      <source>{place}, chapter {number} of {all}</source>
      <translation>{place}、チャプター {number} / {all}</translation>
    </message>
    <message>
      <source>Downloading an episode, {done} of {total}</source>
      <translation>音声をダウンロード中、{done} / {total}</translation>
    </message>
    <message>
      <source>In {minutes} minutes</source>
      <translation>{minutes} 分後</translation>
    </message>
    <message>
      <source>chapter {number} of {all}, {feed}</source>
      <translation>チャプター {number} / {all}、{feed}</translation>
    </message>
    <message>
      <source>Stops in {minutes} min</source>
      <translation>{minutes} 分後に停止</translation>
    </message>
    <message>
      <source>Loading, {place}</source>
      <translation>取得中、{place}</translation>
    </message>
    <message>
      <source>Show {name}</source>
      <translation>{name} を表示</translation>
    </message>
    <message>
      <source>Plays next</source>
      <translation>次に再生します</translation>
    </message>
    <message>
      <source>Added to the queue</source>
      <translation>再生待ちに追加しました</translation>
    </message>
    <message>
      <source>Removed from queue</source>
      <translation>再生待ちから外しました</translation>
    </message>
    <message>
      <source>Queue reordered</source>
      <translation>再生待ちを並べ替えました</translation>
    </message>
    <message>
      <source>Download removed</source>
      <translation>ダウンロードを削除しました</translation>
    </message>
    <message>
      <source>Downloading</source>
      <translation>ダウンロード中</translation>
    </message>
    <message>
      <source>This article has no audio.</source>
      <translation>この記事には聴けるものがありません。</translation>
    </message>
    <message>
      <source>The queue is empty. Press Shift+Q to add the selected episode.</source>
      <translation>再生待ちはありません。Shift+Q で今の記事を追加します。</translation>
    </message>
    <message>
      <source>Queue</source>
      <translation>再生待ち</translation>
    </message>
    <message>
      <source>Up</source>
      <translation>上へ</translation>
    </message>
    <message>
      <source>Down</source>
      <translation>下へ</translation>
    </message>
    <message>
      <source>Remove</source>
      <translation>削除</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>閉じる</translation>
    </message>
    <message>
      <source>Verified just now. Restoring takes a few seconds.</source>
      <translation>確認済みで正常です。数秒かかります。</translation>
    </message>
    <message>
      <source>Copy details</source>
      <translation>詳細をコピー</translation>
    </message>
    <message>
      <source>Everything that could be read has been saved.</source>
      <translation>読めたものは無事です。</translation>
    </message>
    <message>
      <source>Continue with the saved data</source>
      <translation>保存したもので続ける</translation>
    </message>
    <message>
      <source>Older backups:</source>
      <translation>古いコピー:</translation>
    </message>
    <message>
      <source>Save recovered data to</source>
      <translation>読めるものの保存先</translation>
    </message>
    <message>
      <source>Looking for backups…</source>
      <translation>記事のコピーを探しています…</translation>
    </message>
    <message>
      <source>Restoring the backup…</source>
      <translation>コピーを復元しています…</translation>
    </message>
    <message>
      <source>Recovering what can be read…</source>
      <translation>読めるものを保存しています…</translation>
    </message>
    <message>
      <source>Details: {details}</source>
      <translation>見つかったもの: {details}</translation>
    </message>
    <message>
      <source>The file: {path}</source>
      <translation>ファイル: {path}</translation>
    </message>
    <message>
      <source>Starting over…</source>
      <translation>新しく始めています…</translation>
    </message>
    <message>
      <source>Restore backup from {when} ({posts}, {stars})</source>
      <translation>{when} のコピーを復元（{posts}、{stars}）</translation>
    </message>
    <message>
      <source>Safe: {feeds}, {posts} and {stars}, as of {when}.</source>
      <translation>無事なもの: {when} 時点の {feeds}、{posts}、{stars}。</translation>
    </message>
    <message>
      <source>Whatever you choose, the original file stays untouched in its folder.</source>
      <translation>何を選んでも、ファイルは元のフォルダーにそのまま残ります。</translation>
    </message>
    <message>
      <source>May be lost: stars, tags and read status since the backup from {when}. Articles will be downloaded again.</source>
      <translation>失われた可能性: {when} のコピー以降のスター、タグ、既読。記事は再取得します。</translation>
    </message>
    <message>
      <source>Restored the backup from {when}. Newer articles will be downloaded again.</source>
      <translation>{when} のコピーを復元しました。その後の記事は次の取得で届きます。</translation>
    </message>
    <message>
      <source>Saved {feeds}, {posts} and {stars} to {folder}.</source>
      <translation>{feeds}、{posts}、{stars}を {folder} に保存しました。</translation>
    </message>
    <message>
      <source>Unreadable parts were taken from the backup from {when}. Changes since then are lost.</source>
      <translation>読めなかったものは {when} のコピーから補いました。それ以降の印は失われました。</translation>
    </message>
    <message>
      <source>Started over with your feeds. The old file is kept in the same folder.</source>
      <translation>あなたのフィードで新しく始めました。古いファイルは同じフォルダーにあります。</translation>
    </message>
    <message>
      <source>The old file also contains {what}. It’s kept in the same folder.</source>
      <translation>元のファイルにはほかに{what}があります。同じフォルダーに残っています。</translation>
    </message>
    <message>
      <source>No new database is created until you choose.</source>
      <translation>選ぶまで、何も新しく作りません。</translation>
    </message>
    <message>
      <source>None of the backups could be read.</source>
      <translation>読めるコピーもありませんでした。</translation>
    </message>
    <message>
      <source>Continuing with recovered data. The damaged file is kept.</source>
      <translation>読めたもので続けます。壊れたファイルは隣に残っています。</translation>
    </message>
    <message>
      <source>1 article marked as read</source>
      <translation>1 件の既読</translation>
    </message>
    <message>
      <source>Your article database is damaged. Paperround stopped to avoid making it worse.</source>
      <translation>記事のファイルが壊れています。悪化を防ぐため Paperround は停止しました。</translation>
    </message>
    <message>
      <source>Your article database is missing or empty, but there are backups.</source>
      <translation>記事のファイルがないか空ですが、コピーがあります。</translation>
    </message>
    <message>
      <source>Your article database was saved by a newer version of Paperround, so this version won’t touch it.</source>
      <translation>記事のファイルは新しい Paperround が書いたものなので、そのままにします。</translation>
    </message>
    <message>
      <source>Your article database is from before Paperround 1.0, so this version won’t touch it.</source>
      <translation>記事のファイルは Paperround 1.0 より前のもので、変更されません。</translation>
    </message>
    <message>
      <source>Another program is using your article database.</source>
      <translation>ほかのプログラムが記事のファイルを使っています。</translation>
    </message>
    <message>
      <source>Paperround doesn’t have permission to change your article database.</source>
      <translation>記事のファイルに書き込めません。</translation>
    </message>
    <message>
      <source>The disk is full, so nothing new can be saved.</source>
      <translation>ディスクがいっぱいで、新しいものを保存できません。</translation>
    </message>
    <message>
      <source>Your article database can’t be used right now.</source>
      <translation>記事のファイルは今使えません。</translation>
    </message>
    <message>
      <source>today {time}</source>
      <translation>今日 {time}</translation>
    </message>
    <message>
      <source>yesterday {time}</source>
      <translation>昨日 {time}</translation>
    </message>
    <message>
      <source>Restore backup from {when}</source>
      <translation>{when} のコピーを復元</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>再試行</translation>
    </message>
    <message>
      <source>Fix permissions</source>
      <translation>書き込み可能にする</translation>
    </message>
    <message>
      <source>Save what can be recovered…</source>
      <translation>読めるものを保存…</translation>
    </message>
    <message>
      <source>Start over</source>
      <translation>隣に新しく始める</translation>
    </message>
    <message>
      <source>Quit</source>
      <translation>終了</translation>
    </message>
    <message>
      <source>Tries to open it again. Nothing is changed.</source>
      <translation>もう一度開きます。何も変更しません。</translation>
    </message>
    <message>
      <source>Changes the permissions of the file and its folder, nothing else.</source>
      <translation>ファイルとフォルダーの権限だけを変更します。</translation>
    </message>
    <message>
      <source>Saves your feeds, stars and every readable article to a folder you choose.</source>
      <translation>フィード、スター、読める記事すべてを、選んだフォルダーに書き出します。</translation>
    </message>
    <message>
      <source>Creates a new, empty database with your feeds. The old file is kept.</source>
      <translation>あなたのフィードだけの空の状態です。元のファイルは後で扱えます。</translation>
    </message>
    <message>
      <source>Nothing is changed. You’ll see this page again next time.</source>
      <translation>何も変更しません。次の起動時にこのページがまた開きます。</translation>
    </message>
    <message>
      <source>Install the newer version again and everything will be as you left it.</source>
      <translation>新しい Paperround を再びインストールすると、すべて元のままです。</translation>
    </message>
    <message>
      <source>Quit, and move it by packaging/move_development_profile.py: everything comes along.</source>
      <translation>終了して packaging/move_development_profile.py で移行してください。すべて引き継がれます。</translation>
    </message>
    <message>
      <source>Close other Paperround windows and any backup or sync programs, then try again.</source>
      <translation>ほかの Paperround のウィンドウやコマンド、またはファイルをコピー中のものを閉じて、再試行してください。</translation>
    </message>
    <message>
      <source>Check the permissions of the file and its folder, and whether the disk is read-only.</source>
      <translation>ファイルとフォルダーの権限、ディスクが読み取り専用でないかを確認してください。</translation>
    </message>
    <message>
      <source>Free up some space, then try again. Nothing was lost.</source>
      <translation>空き容量を増やして再試行してください。何も失われていません。</translation>
    </message>
    <message>
      <source>Check that its disk is connected and working, then try again.</source>
      <translation>ディスクが正しく接続されているか確認して、再試行してください。</translation>
    </message>
    <message>
      <source>{when} (may be incomplete)</source>
      <translation>{when}（疑わしい）</translation>
    </message>
    <message numerus="yes">
      <source>{n} articles marked as read</source>
      <translation>
        <numerusform>{n} 件の既読</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} of the newest {tried} match.</source>
      <translation>
        <numerusform>新しい {tried}のうち {count} 件が一致します。</numerusform>
      </translation>
    </message>
    <message>
      <source>Matching articles</source>
      <translation>該当したはずの記事</translation>
    </message>
    <message>
      <source>Field</source>
      <translation>対象</translation>
    </message>
    <message>
      <source>Comparison</source>
      <translation>条件</translation>
    </message>
    <message>
      <source>Text to find</source>
      <translation>探す言葉</translation>
    </message>
    <message>
      <source>Remove this condition</source>
      <translation>この条件を削除</translation>
    </message>
    <message>
      <source>Match</source>
      <translation>必要な条件の数</translation>
    </message>
    <message>
      <source>Add condition</source>
      <translation>条件を追加</translation>
    </message>
    <message>
      <source>any feed</source>
      <translation>すべてのフィード</translation>
    </message>
    <message>
      <source>(deleted folder)</source>
      <translation>存在しないフォルダー</translation>
    </message>
    <message>
      <source>(deleted feed)</source>
      <translation>存在しないフィード</translation>
    </message>
    <message>
      <source>Only if the category is</source>
      <translation>次のカテゴリーのみ</translation>
    </message>
    <message>
      <source>Category</source>
      <translation>カテゴリー</translation>
    </message>
    <message>
      <source>Until</source>
      <translation>期限</translation>
    </message>
    <message>
      <source>Active until</source>
      <translation>最終日</translation>
    </message>
    <message>
      <source>Add action</source>
      <translation>動作を追加</translation>
    </message>
    <message>
      <source>Remove this action</source>
      <translation>この動作を削除</translation>
    </message>
    <message>
      <source>Tag it</source>
      <translation>タグを付ける</translation>
    </message>
    <message>
      <source>New tag…</source>
      <translation>新しいタグ…</translation>
    </message>
    <message>
      <source>Rule</source>
      <translation>ルール</translation>
    </message>
    <message>
      <source>Feed or folder</source>
      <translation>フィードまたはフォルダー</translation>
    </message>
    <message>
      <source>Stop processing other rules</source>
      <translation>以降のルールを適用しない</translation>
    </message>
    <message>
      <source>When an article from {feed} matches {how} of these:</source>
      <translation>{feed} の記事が次の{how}に当てはまるとき：</translation>
    </message>
    <message>
      <source>Existing articles aren’t changed.</source>
      <translation>既存の記事は変わりません。</translation>
    </message>
    <message>
      <source>Also apply to the matching articles</source>
      <translation>見つかった記事にも適用</translation>
    </message>
    <message>
      <source>See which of your articles it would match.</source>
      <translation>手元の記事のうち、どれが該当するかを確認します。</translation>
    </message>
    <message>
      <source>Title</source>
      <translation>タイトル</translation>
    </message>
    <message>
      <source>Feed</source>
      <translation>フィード</translation>
    </message>
    <message>
      <source>Mark it read</source>
      <translation>既読にする</translation>
    </message>
    <message>
      <source>Star it</source>
      <translation>スターを付ける</translation>
    </message>
    <message>
      <source>Notify me</source>
      <translation>すぐに知らせる</translation>
    </message>
    <message>
      <source>Highlight it</source>
      <translation>強調する</translation>
    </message>
    <message>
      <source>Hide it</source>
      <translation>非表示にする</translation>
    </message>
    <message>
      <source>(deleted destination)</source>
      <translation>存在しない送信先</translation>
    </message>
    <message>
      <source>Send it to</source>
      <translation>送信する</translation>
    </message>
    <message>
      <source>Then</source>
      <translation>次のことをする</translation>
    </message>
    <message>
      <source>Searching…</source>
      <translation>探しています…</translation>
    </message>
    <message>
      <source>folder {name}</source>
      <translation>フォルダー {name}</translation>
    </message>
    <message>
      <source>Save rule</source>
      <translation>ルールを保存</translation>
    </message>
    <message>
      <source>Tag “{name}”</source>
      <translation>タグ「{name}」</translation>
    </message>
    <message>
      <source>Send to {target}</source>
      <translation>{target} に送信</translation>
    </message>
    <message>
      <source>New tag</source>
      <translation>新しいタグ</translation>
    </message>
    <message>
      <source>Name of the tag</source>
      <translation>タグの名前</translation>
    </message>
    <message>
      <source>{place} contains the words “{wanted}”</source>
      <translation>{place}に「{wanted}」の語がある</translation>
    </message>
    <message>
      <source>{place} contains “{wanted}”</source>
      <translation>{place}に「{wanted}」がある</translation>
    </message>
    <message>
      <source>{place} matches regex “{wanted}”</source>
      <translation>{place}が「{wanted}」に一致</translation>
    </message>
    <message>
      <source>Text</source>
      <translation>本文</translation>
    </message>
    <message>
      <source>Author</source>
      <translation>著者</translation>
    </message>
    <message>
      <source>Title, text or author</source>
      <translation>タイトル、本文、著者</translation>
    </message>
    <message>
      <source>contains these words</source>
      <translation>次の語を含む</translation>
    </message>
    <message>
      <source>contains the phrase</source>
      <translation>次の文字列を含む</translation>
    </message>
    <message>
      <source>matches regular expression</source>
      <translation>パターンに一致</translation>
    </message>
    <message>
      <source>all</source>
      <translation>すべて</translation>
    </message>
    <message>
      <source>any</source>
      <translation>いずれか</translation>
    </message>
    <message>
      <source>none</source>
      <translation>なし</translation>
    </message>
    <message>
      <source>mark read</source>
      <translation>既読にする</translation>
    </message>
    <message>
      <source>star</source>
      <translation>スターを付ける</translation>
    </message>
    <message>
      <source>highlight</source>
      <translation>強調</translation>
    </message>
    <message>
      <source>notify</source>
      <translation>通知</translation>
    </message>
    <message>
      <source>hide</source>
      <translation>非表示</translation>
    </message>
    <message>
      <source>then stop</source>
      <translation>以降のルールは適用しない</translation>
    </message>
    <message>
      <source>{condition}: {actions}</source>
      <translation>{condition}: {actions}</translation>
    </message>
    <message>
      <source>Every article</source>
      <translation>すべての記事</translation>
    </message>
    <message>
      <source>{condition}, category {category}</source>
      <translation>{condition}、カテゴリー {category}</translation>
    </message>
    <message>
      <source>{condition}, until {date}</source>
      <translation>{condition}、{date} まで</translation>
    </message>
    <message>
      <source>None of: {conditions}</source>
      <translation>次のどれでもない: {conditions}</translation>
    </message>
    <message>
      <source> and </source>
      <translation>、かつ</translation>
    </message>
    <message>
      <source> or </source>
      <translation>、または</translation>
    </message>
    <message>
      <source>tag {name}</source>
      <translation>タグ {name}</translation>
    </message>
    <message>
      <source>send to {target}</source>
      <translation>{target} に送信</translation>
    </message>
    <message>
      <source>Every article from {feed}</source>
      <translation>{feed} のすべての記事</translation>
    </message>
    <message>
      <source>{condition} in {feed}</source>
      <translation>{feed} で{condition}</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>ルール</translation>
    </message>
    <message>
      <source>Show hidden articles…</source>
      <translation>表示…</translation>
    </message>
    <message>
      <source>New rule…</source>
      <translation>新しいルール…</translation>
    </message>
    <message>
      <source>Edit…</source>
      <translation>変更…</translation>
    </message>
    <message>
      <source>Hidden articles</source>
      <translation>非表示の記事</translation>
    </message>
    <message>
      <source>Unhide all</source>
      <translation>すべて戻す</translation>
    </message>
    <message>
      <source>Unhide</source>
      <translation>戻す</translation>
    </message>
    <message>
      <source>Rules run from top to bottom when an article arrives. Existing articles aren’t affected.</source>
      <translation>記事が届くと、ルールを上から順に適用します。以前の記事には触れません。</translation>
    </message>
    <message>
      <source>No rules yet. Rules can mark, star, tag or hide new articles based on their content.</source>
      <translation>ルールはまだありません。ルールは新しい記事を言葉によって既読にしたり、スターやタグを付けたり、隠したりします。</translation>
    </message>
    <message>
      <source>No articles are hidden by rules.</source>
      <translation>今のところ、ルールで非表示になった記事はありません。</translation>
    </message>
    <message numerus="yes">
      <source>{posts} hidden by rules. Showing the newest {n}.</source>
      <translation>
        <numerusform>ルールで非表示: {posts}。新しい {n} 件を表示しています。</numerusform>
      </translation>
    </message>
    <message>
      <source>{posts} hidden by rules.</source>
      <translation>ルールで非表示: {posts}。</translation>
    </message>
    <message>
      <source>Saved search</source>
      <translation>保存した検索</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>名前</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>検索</translation>
    </message>
    <message>
      <source>Appears in the sidebar with its unread count.</source>
      <translation>サイドバーに未読数とともに表示されます。</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>保存</translation>
    </message>
    <message>
      <source>the latest {posts}</source>
      <translation>新しい {posts}</translation>
    </message>
    <message>
      <source>Currently finds {posts}.</source>
      <translation>現在 {posts}が見つかります。</translation>
    </message>
    <message>
      <source>Enter a search.</source>
      <translation>検索する言葉を入力してください。</translation>
    </message>
    <message>
      <source>A saved search with this name already exists.</source>
      <translation>この名前の検索はすでに保存されています。</translation>
    </message>
    <message>
      <source>Export everything…</source>
      <translation>すべて書き出す…</translation>
    </message>
    <message>
      <source>Erase your reading times and what was learned from them?</source>
      <translation>閲覧時間と、そこから学んだことを消去しますか？</translation>
    </message>
    <message>
      <source>Paperround will forget when you read, what you opened and everything it learned from that, including in its backups. Cached images are deleted. Your feeds, articles, stars and read status are kept. This can’t be undone.</source>
      <translation>いつ見たか、何を開いたか、そこから学んだことをバックアップからも消去します。キャッシュした画像も消えます。フィード、記事、スター、既読は残ります。学習は最初から始まります。この操作は元に戻せません。</translation>
    </message>
    <message>
      <source>Records when the window is in use, and when you unlock this computer or go offline, to fetch just before you read.</source>
      <translation>読む直前に取得できるように、ウィンドウを使っている時間と、コンピューターのロック解除やオフラインになった時刻を記録します。</translation>
    </message>
    <message>
      <source>Records which articles you open and for how long.</source>
      <translation>どの記事をどれだけの時間開いたかを記録します。</translation>
    </message>
    <message>
      <source>Your own data is copied every day, everything once a week while plugged in. Databases that were replaced or damaged are removed after a month, or when all copies take more than the database.</source>
      <translation>あなた自身のデータは毎日、すべてのデータは電源接続中に週 1 回コピーします。置き換えられたデータベースや壊れたデータベースは、1 か月後、またはコピーの合計がデータベースより大きくなると削除します。</translation>
    </message>
    <message>
      <source>Writes one file with your feeds, articles, stars, tags, rules, searches and settings, which Import feeds reads back. It also contains your feeds, stars and articles in formats that other programs can read.</source>
      <translation>フィード、記事、スター、タグ、ルール、検索、設定を 1 つのファイルに書き出します。このファイルは「一覧の読み込み」で読み込めます。フィード、スター、記事は、ほかのプログラムで読める形式でも含まれます。</translation>
    </message>
    <message>
      <source>{all} · articles {articles}, images {images}, episodes {episodes}</source>
      <translation>{all} · 記事 {articles}、画像 {images}、音声 {episodes}</translation>
    </message>
    <message>
      <source>Anything you starred, tagged or read since then isn’t in this backup. Your current data is kept in the same folder. The window will reopen in a moment.</source>
      <translation>それ以降のスター、タグ、既読は含まれていません。今あるものは削除されず、同じフォルダーに別に置かれます。ウィンドウはすぐに戻ります。</translation>
    </message>
    <message>
      <source>Start and end</source>
      <translation>開始と終了</translation>
    </message>
    <message>
      <source>Unlocking, waking, joining a network</source>
      <translation>ロック解除、スリープ解除、ネットワークへの接続</translation>
    </message>
    <message>
      <source>Erase</source>
      <translation>消去</translation>
    </message>
    <message>
      <source>Privacy &amp; Data</source>
      <translation>プライバシーとデータ</translation>
    </message>
    <message>
      <source>What Paperround records, where it’s kept and how to erase it. None of it leaves this computer.</source>
      <translation>Paperround が記録する内容、保存場所、消去の方法です。このコンピューターの外には一切出ません。</translation>
    </message>
    <message>
      <source>Storage</source>
      <translation>保存</translation>
    </message>
    <message>
      <source>Backups</source>
      <translation>バックアップ</translation>
    </message>
    <message>
      <source>Move to another computer</source>
      <translation>別のコンピューターへ移行</translation>
    </message>
    <message>
      <source>Free up images</source>
      <translation>画像を削除して空きを増やす</translation>
    </message>
    <message>
      <source>Backups, newest first</source>
      <translation>バックアップ（新しい順）</translation>
    </message>
    <message>
      <source>Back up now</source>
      <translation>今すぐバックアップ</translation>
    </message>
    <message>
      <source>Restore…</source>
      <translation>復元…</translation>
    </message>
    <message>
      <source>Show in folder</source>
      <translation>フォルダーを表示</translation>
    </message>
    <message>
      <source>Restore this backup?</source>
      <translation>このバックアップを復元しますか？</translation>
    </message>
    <message>
      <source>Restore</source>
      <translation>復元</translation>
    </message>
    <message>
      <source>Recorded activity, newest first</source>
      <translation>あなたの閲覧の記録（新しい順）</translation>
    </message>
    <message>
      <source>View recorded data</source>
      <translation>記録したデータを表示</translation>
    </message>
    <message>
      <source>Erase…</source>
      <translation>消去…</translation>
    </message>
    <message>
      <source>until you erase it</source>
      <translation>消去するまで</translation>
    </message>
    <message>
      <source>Starred and tagged articles are always kept.</source>
      <translation>スターやタグの付いた記事は常に残ります。</translation>
    </message>
    <message>
      <source>Used on disk</source>
      <translation>ディスク使用量</translation>
    </message>
    <message>
      <source>No backups yet. The first will be made within a day.</source>
      <translation>まだありません。最初のものは 1 日以内に作られます。</translation>
    </message>
    <message>
      <source>may be incomplete: much smaller than earlier backups</source>
      <translation>疑わしい: 以前よりずっと少ない</translation>
    </message>
    <message>
      <source>Hide recorded data</source>
      <translation>記録したデータを隠す</translation>
    </message>
    <message>
      <source>Recorded</source>
      <translation>記録</translation>
    </message>
    <message>
      <source>What exactly</source>
      <translation>具体的な内容</translation>
    </message>
    <message>
      <source>Kept for</source>
      <translation>保存期間</translation>
    </message>
    <message>
      <source>Time spent</source>
      <translation>閲覧時間</translation>
    </message>
    <message>
      <source>screen unlocked</source>
      <translation>画面のロック解除</translation>
    </message>
    <message>
      <source>back from idle</source>
      <translation>休憩後に復帰</translation>
    </message>
    <message>
      <source>woke from sleep</source>
      <translation>コンピューターのスリープ解除</translation>
    </message>
    <message>
      <source>lid opened</source>
      <translation>ふたを開いた</translation>
    </message>
    <message>
      <source>connected to a network</source>
      <translation>ネットワークに接続</translation>
    </message>
    <message>
      <source>Start and end, {since}</source>
      <translation>開始と終了、{since}</translation>
    </message>
    <message numerus="yes">
      <source>{n} days</source>
      <translation>
        <numerusform>{n} 日</numerusform>
      </translation>
    </message>
    <message>
      <source>1 reading session</source>
      <translation>1 回の閲覧</translation>
    </message>
    <message numerus="yes">
      <source>{n} reading sessions</source>
      <translation>
        <numerusform>{n} 回の閲覧</numerusform>
      </translation>
    </message>
    <message>
      <source>1 article read</source>
      <translation>1 件の既読記事</translation>
    </message>
    <message numerus="yes">
      <source>{n} articles read</source>
      <translation>
        <numerusform>{n} 件の既読記事</numerusform>
      </translation>
    </message>
    <message>
      <source>1 sign that you were here</source>
      <translation>利用の形跡 1 件</translation>
    </message>
    <message numerus="yes">
      <source>{n} signs that you were here</source>
      <translation>
        <numerusform>利用の形跡 {n} 件</numerusform>
      </translation>
    </message>
    <message>
      <source>Offline once</source>
      <translation>オフライン 1 回</translation>
    </message>
    <message numerus="yes">
      <source>Offline {n} times</source>
      <translation>
        <numerusform>オフライン {n} 回</numerusform>
      </translation>
    </message>
    <message>
      <source>{when}: {what}</source>
      <translation>{when}: {what}</translation>
    </message>
    <message>
      <source>{day}, {start} – {end}: offline</source>
      <translation>{day} {start} – {end}: 接続なし</translation>
    </message>
    <message>
      <source>Sync with other devices, read newsletters and send articles to other apps.</source>
      <translation>ほかの端末との同期、ニュースレターの閲覧、ほかのアプリへの記事の送信。</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>設定</translation>
    </message>
    <message>
      <source>Search settings</source>
      <translation>設定を検索</translation>
    </message>
    <message>
      <source>Pages</source>
      <translation>ページ</translation>
    </message>
    <message>
      <source>Turned on: {setting}</source>
      <translation>オンにしました: {setting}</translation>
    </message>
    <message>
      <source>Turned off: {setting}</source>
      <translation>オフにしました: {setting}</translation>
    </message>
    <message>
      <source>{setting} changed</source>
      <translation>「{setting}」を変更しました</translation>
    </message>
    <message>
      <source>{setting} changed from {before} to {after}</source>
      <translation>「{setting}」を {before} から {after} に変更しました</translation>
    </message>
    <message>
      <source>Accounts &amp; Sharing</source>
      <translation>アカウントと送信先</translation>
    </message>
    <message>
      <source>No notifications between</source>
      <translation>通知しない:</translation>
    </message>
    <message>
      <source>from</source>
      <translation>開始</translation>
    </message>
    <message>
      <source>until</source>
      <translation>終了</translation>
    </message>
    <message>
      <source>and</source>
      <translation>〜</translation>
    </message>
    <message>
      <source>While plugged in and not on a metered connection. An episode often takes 30 to 100 MB, so you may have to raise the daily data limit.</source>
      <translation>電源に接続中で、従量制接続でないとき。音声は 1 本 30～100 MB になることが多いため、1 日の通信量の上限を上げる必要があるかもしれません。</translation>
    </message>
    <message>
      <source>For laptops and slow connections</source>
      <translation>ノートパソコンや遅い回線向け</translation>
    </message>
    <message>
      <source>New articles as soon as possible</source>
      <translation>新しい記事をできるだけ早く</translation>
    </message>
    <message>
      <source>Frugal</source>
      <translation>節約</translation>
    </message>
    <message>
      <source>Balanced</source>
      <translation>バランス</translation>
    </message>
    <message>
      <source>Fresh</source>
      <translation>最新</translation>
    </message>
    <message>
      <source>General</source>
      <translation>このコンピューター</translation>
    </message>
    <message>
      <source>How Paperround behaves on this computer.</source>
      <translation>このコンピューターでの Paperround の動作。</translation>
    </message>
    <message>
      <source>Takes effect the next time Paperround starts.</source>
      <translation>大きさの変更は次の起動から有効です。</translation>
    </message>
    <message>
      <source>Notifications</source>
      <translation>通知</translation>
    </message>
    <message>
      <source>Reading</source>
      <translation>読む</translation>
    </message>
    <message>
      <source>What counts as read, and how lists and articles are shown.</source>
      <translation>何を既読とするか、一覧と記事をどう表示するか。</translation>
    </message>
    <message>
      <source>Highlighted in lists and articles. Use quotes for a phrase.</source>
      <translation>すべての一覧と記事で強調されます。引用符で語句をまとめます。</translation>
    </message>
    <message>
      <source>Duplicates</source>
      <translation>重複</translation>
    </message>
    <message>
      <source>Each fetch checks one feed for new articles. Your own refreshes are never refused.</source>
      <translation>1 回の取得で、1 個のフィードに新しい記事を問い合わせます。手動での取得はいつでもできます。</translation>
    </message>
    <message>
      <source>Podcasts &amp; Morning Paper</source>
      <translation>ポッドキャストと朝刊</translation>
    </message>
    <message>
      <source>Episodes to listen to, and your own newspaper.</source>
      <translation>聴くためにダウンロードするものと、あなただけの新聞。</translation>
    </message>
    <message>
      <source>Episodes you downloaded yourself are never deleted for it.</source>
      <translation>自分でダウンロードした音声が、このために削除されることはありません。</translation>
    </message>
    <message>
      <source>Morning Paper</source>
      <translation>朝刊</translation>
    </message>
    <message>
      <source>A bar above the list shows how many are waiting. Feeds that notify you aren’t held back.</source>
      <translation>待っている記事の数を一覧の上のバーに表示します。すぐに知らせる設定のフィードは待たせません。</translation>
    </message>
    <message>
      <source>Open Morning Paper</source>
      <translation>朝刊を開く</translation>
    </message>
    <message>
      <source>Changing the size reopens the window.</source>
      <translation>大きさを変えると、ウィンドウはいったん閉じ、同じ場所でまた開きます。</translation>
    </message>
    <message>
      <source>The site that hosts an image can see that you loaded it. Tracking pixels are always blocked.</source>
      <translation>画像を読み込んだことは、画像のあるサイトに伝わります。追跡用の画像は常にブロックします。</translation>
    </message>
    <message>
      <source>The best value</source>
      <translation>費用対効果が最も高い設定</translation>
    </message>
    <message>
      <source>Match system</source>
      <translation>システムに従う</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>言語</translation>
    </message>
    <message>
      <source>Shortly after I open it</source>
      <translation>開いて少し後</translation>
    </message>
    <message>
      <source>When I open it or scroll past</source>
      <translation>開くか、通り過ぎたとき</translation>
    </message>
    <message>
      <source>Only when I mark it</source>
      <translation>自分で指定したときだけ</translation>
    </message>
    <message>
      <source>Three panes</source>
      <translation>3 ペイン</translation>
    </message>
    <message>
      <source>Wide list</source>
      <translation>横長の一覧</translation>
    </message>
    <message>
      <source>Newspaper</source>
      <translation>新聞</translation>
    </message>
    <message>
      <source>Mark articles as read</source>
      <translation>既読にするとき</translation>
    </message>
    <message>
      <source>Layout</source>
      <translation>レイアウト</translation>
    </message>
    <message>
      <source>Group the same story from different feeds</source>
      <translation>複数のフィードの同じ話題を 1 つにまとめる</translation>
    </message>
    <message>
      <source>Refreshing</source>
      <translation>取得</translation>
    </message>
    <message>
      <source>How often Paperround fetches your feeds, and what that costs.</source>
      <translation>Paperround がフィードを取得する頻度と、その負担。</translation>
    </message>
    <message>
      <source>See the effect in Insights &gt; Budget</source>
      <translation>効果を「インサイト」の「予算」で見る</translation>
    </message>
    <message>
      <source>If off, busy days may use up to half as many again, and quiet days use fewer.</source>
      <translation>オフにすると、投稿の多い日は最大で 1.5 倍まで取得し、少ない日は減らします。</translation>
    </message>
    <message>
      <source>Images in lists use at most a tenth of it, and downloads ahead of time at most four fifths. What you open, add or download yourself isn’t limited.</source>
      <translation>このうち一覧の画像に使うのは最大 10 分の 1、事前のダウンロードは最大 5 分の 4 です。自分で開いたもの、追加したもの、ダウンロードしたものに制限はありません。</translation>
    </message>
    <message>
      <source>Downloads full articles before the hours when you usually read offline. Only when plugged in, never on a metered connection.</source>
      <translation>普段オフラインで読む時間の前に記事の全文をダウンロードします。電源に接続中のみで、従量制接続では行いません。</translation>
    </message>
    <message>
      <source>Advanced</source>
      <translation>詳細設定</translation>
    </message>
    <message>
      <source>Battery and metered connections, batches per day, proxy</source>
      <translation>バッテリーと従量制接続、1 日のスリープ解除、プロキシ</translation>
    </message>
    <message>
      <source>Appearance</source>
      <translation>外観</translation>
    </message>
    <message>
      <source>Theme, text and images.</source>
      <translation>配色、文字、画像。</translation>
    </message>
    <message>
      <source>Only for rows on screen, none above 300 kB, at most 5 MB a day.</source>
      <translation>画面に表示中の行のみ。1 枚 300 kB まで、1 日最大 5 MB です。</translation>
    </message>
    <message>
      <source>Images</source>
      <translation>画像</translation>
    </message>
    <message>
      <source>The sea comes when it comes. I only wrote it down.</source>
      <translation>海は来るときに来る。私はただ、それを書き留めただけだ。</translation>
    </message>
    <message>
      <source>Font</source>
      <translation>フォント</translation>
    </message>
    <message>
      <source>Font size</source>
      <translation>文字の大きさ</translation>
    </message>
    <message>
      <source>Start Paperround at login</source>
      <translation>ログイン時に Paperround を起動</translation>
    </message>
    <message>
      <source>Custom</source>
      <translation>カスタム</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>ライト</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>ダーク</translation>
    </message>
    <message>
      <source>Theme</source>
      <translation>配色</translation>
    </message>
    <message>
      <source>Interface size</source>
      <translation>全体の大きさ</translation>
    </message>
    <message>
      <source>Images used {size} in the last seven days.</source>
      <translation>画像を含む直近 7 日間の通信量は {size} でした。</translation>
    </message>
    <message>
      <source>Narrow</source>
      <translation>狭い</translation>
    </message>
    <message>
      <source>Normal</source>
      <translation>標準</translation>
    </message>
    <message>
      <source>Wide</source>
      <translation>広い</translation>
    </message>
    <message>
      <source>Very wide</source>
      <translation>とても広い</translation>
    </message>
    <message>
      <source>Compact</source>
      <translation>詰める</translation>
    </message>
    <message>
      <source>Relaxed</source>
      <translation>ゆったり</translation>
    </message>
    <message>
      <source>Serif</source>
      <translation>明朝体</translation>
    </message>
    <message>
      <source>Sans serif</source>
      <translation>ゴシック体</translation>
    </message>
    <message>
      <source>Text width</source>
      <translation>本文の幅</translation>
    </message>
    <message>
      <source>Line spacing</source>
      <translation>行間</translation>
    </message>
    <message numerus="yes">
      <source>About {n} fetches a day</source>
      <translation>
        <numerusform>1 日に約 {n} 回の取得</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The best value for your {n} feeds</source>
      <translation>
        <numerusform>{n} 個のフィードで費用対効果が最も高い設定</numerusform>
      </translation>
    </message>
    <message>
      <source>{size} a day</source>
      <translation>1 日 {size}</translation>
    </message>
    <message>
      <source>{wait} average wait</source>
      <translation>平均待ち時間 {wait}</translation>
    </message>
    <message>
      <source>Markdown files</source>
      <translation>Markdown ファイル</translation>
    </message>
    <message>
      <source>HTTP POST</source>
      <translation>HTTP POST</translation>
    </message>
    <message>
      <source>Program</source>
      <translation>プログラム</translation>
    </message>
    <message>
      <source>Secret</source>
      <translation>秘密</translation>
    </message>
    <message>
      <source>Send articles to a read-later service, to files or to a program.</source>
      <translation>記事は、保存サービス、ファイル、プログラムに送ることができます。</translation>
    </message>
    <message>
      <source>JSON</source>
      <translation>JSON</translation>
    </message>
    <message>
      <source>Form fields</source>
      <translation>フォームの項目</translation>
    </message>
    <message>
      <source>Plain text</source>
      <translation>プレーンテキスト</translation>
    </message>
    <message>
      <source>In Wallabag, create a client under API clients management to get both.</source>
      <translation>Wallabag の API クライアント管理でクライアントを作ると、両方が表示されます。</translation>
    </message>
    <message>
      <source>In Readeck, create an API token under Settings &gt; API Tokens.</source>
      <translation>Readeck の設定の API Tokens でトークンを作ってください。</translation>
    </message>
    <message>
      <source>In Karakeep, create an API key under Settings &gt; API Keys.</source>
      <translation>Karakeep の設定の API Keys でキーを作ってください。</translation>
    </message>
    <message>
      <source>In Linkding, copy the token from Settings &gt; Integrations &gt; REST API.</source>
      <translation>トークンは Linkding の Settings、Integrations、REST API にあります。</translation>
    </message>
    <message>
      <source>Your Instapaper email and password.</source>
      <translation>Instapaper にログインするときの名前とパスワード。</translation>
    </message>
    <message>
      <source>Saves each article as a note with properties in an Obsidian vault or one of its folders.</source>
      <translation>各記事がプロパティ付きのノートになります。保管庫かその中のフォルダーに置かれます。</translation>
    </message>
    <message>
      <source>Saves each article as a file with front matter. Existing files are never overwritten.</source>
      <translation>各記事がフロントマター付きのファイルになります。上書きはしません。</translation>
    </message>
    <message>
      <source>Placeholders work in the path, headers and body, but not in the host name.</source>
      <translation>ホストは固定です。その後の部分、ヘッダー、本文に埋め込みを使えます。</translation>
    </message>
    <message>
      <source>Runs without a shell, so text in a title can’t act as a command.</source>
      <translation>シェルを使わず実行します。タイトルに何があっても引数は引数のままです。</translation>
    </message>
    <message>
      <source>Nothing sent yet</source>
      <translation>まだ何も送信していません</translation>
    </message>
    <message>
      <source>sent just now</source>
      <translation>たった今送信しました</translation>
    </message>
    <message>
      <source>New destination</source>
      <translation>新しい送信先</translation>
    </message>
    <message>
      <source>Passwords and tokens are stored in the system keyring.</source>
      <translation>パスワードとトークンはシステムのキーリングに保存されます。</translation>
    </message>
    <message>
      <source>Address</source>
      <translation>アドレス</translation>
    </message>
    <message>
      <source>Body</source>
      <translation>本文</translation>
    </message>
    <message>
      <source>Template</source>
      <translation>テンプレート</translation>
    </message>
    <message>
      <source>Headers</source>
      <translation>ヘッダー</translation>
    </message>
    <message>
      <source>Testing…</source>
      <translation>試しています…</translation>
    </message>
    <message>
      <source>Add destination</source>
      <translation>送信先を追加</translation>
    </message>
    <message>
      <source>API token</source>
      <translation>API トークン</translation>
    </message>
    <message>
      <source>Client secret</source>
      <translation>クライアントシークレット</translation>
    </message>
    <message>
      <source>sent {time} ago</source>
      <translation>{time}前に送信</translation>
    </message>
    <message>
      <source>Program and arguments</source>
      <translation>プログラムと引数</translation>
    </message>
    <message>
      <source>Standard input</source>
      <translation>標準入力に渡すもの</translation>
    </message>
    <message>
      <source>Choose a folder</source>
      <translation>フォルダーを選択</translation>
    </message>
    <message>
      <source>Send waiting items now</source>
      <translation>待機中のものを今すぐ送信</translation>
    </message>
    <message>
      <source>Discard waiting items</source>
      <translation>待機中のものを取りやめる</translation>
    </message>
    <message numerus="yes">
      <source>{n} not sent</source>
      <translation>
        <numerusform>{n} 件送信できず</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} waiting</source>
      <translation>
        <numerusform>{n} 件待機中</numerusform>
      </translation>
    </message>
    <message>
      <source>Edit {name}</source>
      <translation>{name} を変更</translation>
    </message>
    <message>
      <source>File name</source>
      <translation>ファイル名</translation>
    </message>
    <message>
      <source>unchanged</source>
      <translation>変更なし</translation>
    </message>
    <message>
      <source>{name} removed</source>
      <translation>{name} を削除しました</translation>
    </message>
    <message>
      <source>Placeholders: {names}</source>
      <translation>埋め込み可能: {names}</translation>
    </message>
    <message>
      <source>Client ID</source>
      <translation>クライアント ID</translation>
    </message>
    <message>
      <source>Most relevant first</source>
      <translation>関連度の高い順</translation>
    </message>
    <message>
      <source>Suggested first</source>
      <translation>読みたいと思われる順</translation>
    </message>
    <message>
      <source>Loading</source>
      <translation>読み込み中</translation>
    </message>
    <message>
      <source>This article is no longer stored</source>
      <translation>この記事はもう保存されていません</translation>
    </message>
    <message>
      <source>Unread.</source>
      <translation>未読。</translation>
    </message>
    <message>
      <source>starred</source>
      <translation>スター付き</translation>
    </message>
    <message>
      <source>highlighted</source>
      <translation>強調</translation>
    </message>
    <message>
      <source>has audio</source>
      <translation>音声あり</translation>
    </message>
    <message>
      <source>downloaded</source>
      <translation>ダウンロード済み</translation>
    </message>
    <message>
      <source>Expanded.</source>
      <translation>展開。</translation>
    </message>
    <message>
      <source>Collapsed.</source>
      <translation>折りたたみ。</translation>
    </message>
    <message>
      <source>tagged {tags}</source>
      <translation>タグ: {tags}</translation>
    </message>
    <message>
      <source>Found one feed.</source>
      <translation>フィードが 1 つ見つかりました。</translation>
    </message>
    <message>
      <source>subscribed</source>
      <translation>登録済み</translation>
    </message>
    <message>
      <source>Feeds found</source>
      <translation>見つかったフィード</translation>
    </message>
    <message>
      <source>Priority</source>
      <translation>重み</translation>
    </message>
    <message>
      <source>Notify me about new articles</source>
      <translation>投稿されたらすぐに知らせる</translation>
    </message>
    <message>
      <source>Hide Shorts and live-stream announcements</source>
      <translation>ショートとライブ予告を除く</translation>
    </message>
    <message>
      <source>Account</source>
      <translation>アカウント</translation>
    </message>
    <message>
      <source>More options</source>
      <translation>その他のオプション</translation>
    </message>
    <message>
      <source>Add feed</source>
      <translation>フィードを追加</translation>
    </message>
    <message>
      <source>Website or feed address</source>
      <translation>サイト、ブログ、フィードのアドレス</translation>
    </message>
    <message>
      <source>Latest articles</source>
      <translation>最近の記事</translation>
    </message>
    <message>
      <source>Found one feed, but it contains errors. This is what could be read.</source>
      <translation>フィードが 1 つ見つかりました。文書が壊れていますが、読めた部分を示します。</translation>
    </message>
    <message>
      <source>Show feed</source>
      <translation>フィードを表示</translation>
    </message>
    <message>
      <source>None, only on this computer</source>
      <translation>なし、このコンピューターのみ</translation>
    </message>
    <message>
      <source>Enter any website, and Paperround finds its feeds.</source>
      <translation>Paperround はどのアドレスからでもフィードを探します。</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>中止</translation>
    </message>
    <message>
      <source>Sign in</source>
      <translation>サインイン</translation>
    </message>
    <message>
      <source>Based on what you read</source>
      <translation>読んだ内容に基づくおすすめ</translation>
    </message>
    <message>
      <source>Looking for feeds at {host}…</source>
      <translation>{host} でフィードを探しています…</translation>
    </message>
    <message>
      <source>Follow this part</source>
      <translation>この部分をフォロー</translation>
    </message>
    <message>
      <source>Follow page</source>
      <translation>ページをフォロー</translation>
    </message>
    <message>
      <source>Found {feeds} on this site. Choose the ones you want.</source>
      <translation>このサイトで {feeds}が見つかりました。追加するものを選んでください。</translation>
    </message>
    <message>
      <source>Add {feeds}</source>
      <translation>{feeds}を追加</translation>
    </message>
    <message>
      <source>{name}, for all my devices</source>
      <translation>{name}、すべての端末で</translation>
    </message>
    <message>
      <source>You’re already subscribed to {name}.</source>
      <translation>{name} はすでに登録されています。</translation>
    </message>
    <message>
      <source>Because you read about {terms}</source>
      <translation>{terms} について読んでいるため</translation>
    </message>
    <message numerus="yes">
      <source>Found {feed} and {n} more on this site. It’s selected below.</source>
      <translation>
        <numerusform>{feed} が見つかり、下で選択されています。このサイトにはほかに {n} 件のフィードがあります。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>About {n} of {all} fetches in your daily budget</source>
      <translation>
        <numerusform>1 日の予算 {all} 回のうち約 {n} 回の取得</numerusform>
      </translation>
    </message>
    <message>
      <source>The demo opens in its own window. Close it to come back here.</source>
      <translation>デモは別のウィンドウで開きます。閉じるとここに戻ります。</translation>
    </message>
    <message>
      <source>The demo couldn’t start. Try again. If it still fails, restart Paperround.</source>
      <translation>デモを開始できませんでした。ターミナルで paperround demo を試してください。</translation>
    </message>
    <message>
      <source>Add</source>
      <translation>追加</translation>
    </message>
    <message>
      <source>Skip for now</source>
      <translation>今はスキップ</translation>
    </message>
    <message>
      <source>Start reading</source>
      <translation>読み始める</translation>
    </message>
    <message>
      <source>1 feed</source>
      <translation>1 個のフィード</translation>
    </message>
    <message numerus="yes">
      <source>{n} feeds</source>
      <translation>
        <numerusform>{n} 個のフィード</numerusform>
      </translation>
    </message>
    <message>
      <source>Morning</source>
      <translation>朝</translation>
    </message>
    <message>
      <source>Lunch</source>
      <translation>昼</translation>
    </message>
    <message>
      <source>Evening</source>
      <translation>夜</translation>
    </message>
    <message>
      <source>When you read</source>
      <translation>あなたが読む時間</translation>
    </message>
    <message>
      <source>When Paperround fetches</source>
      <translation>Paperround が取得する時間</translation>
    </message>
    <message>
      <source>Paperround fetches just before you usually read.</source>
      <translation>Paperround は、あなたが普段読む直前に取得します。</translation>
    </message>
    <message>
      <source>Welcome</source>
      <translation>ようこそ</translation>
    </message>
    <message>
      <source>Paperround learns when you read and fetches your feeds just before, so new articles are ready when you are. What it learns stays on this computer.</source>
      <translation>Paperround はあなたがいつ読むかを学習し、その直前にフィードを取得するので、読むときには新しい記事がそろっています。学習した内容はこのコンピューターの外に出ません。</translation>
    </message>
    <message>
      <source>Or add any website</source>
      <translation>または好きなサイトを追加</translation>
    </message>
    <message>
      <source>Coming from another reader? Import an OPML file or a newsboat list. Folders and names are kept.</source>
      <translation>ほかのリーダーから、OPML ファイルまたは newsboat の一覧で。フォルダーと名前も引き継ぎます。</translation>
    </message>
    <message>
      <source>Open the demo</source>
      <translation>デモを開く</translation>
    </message>
    <message>
      <source>Try Paperround with 40 sample feeds. Nothing is downloaded or saved.</source>
      <translation>40 個のフィードがある架空の朝です。ネットワークには何も送らず、何も保存しません。</translation>
    </message>
    <message>
      <source>Languages I read</source>
      <translation>読む言語</translation>
    </message>
    <message>
      <source>Added by you</source>
      <translation>追加したもの</translation>
    </message>
    <message>
      <source>Show images</source>
      <translation>画像を表示</translation>
    </message>
    <message>
      <source>Uses more data. The sites that host images can see that you loaded them.</source>
      <translation>通信量が増えます。画像を読み込んだことは、画像のあるサイトに伝わります。</translation>
    </message>
    <message>
      <source>No feed found at this address.</source>
      <translation>このアドレスにフィードはありません。</translation>
    </message>
    <message>
      <source>Found {feed}. It’s selected below.</source>
      <translation>{feed} が見つかりました。下でチェック済みです。</translation>
    </message>
    <message>
      <source>No feeds selected</source>
      <translation>フィードが選ばれていません</translation>
    </message>
    <message>
      <source>Welcome to Paperround</source>
      <translation>Paperround へようこそ</translation>
    </message>
    <message>
      <source>Imports its feeds, articles and stars. Nothing changes there.</source>
      <translation>フィード、記事、スターを読み込みます。元のリーダーは何も変わりません。</translation>
    </message>
    <message>
      <source>Choose some feeds to start with</source>
      <translation>最初に読むフィードを選ぶ</translation>
    </message>
    <message numerus="yes">
      <source>Show all {n} starter feeds</source>
      <translation>
        <numerusform>おすすめのフィード {n} 個をすべて表示</numerusform>
      </translation>
    </message>
    <message>
      <source>Show fewer feeds</source>
      <translation>表示するフィードを減らす</translation>
    </message>
    <message>
      <source>Import OPML…</source>
      <translation>OPML を読み込む…</translation>
    </message>
    <message>
      <source>Import from {reader}</source>
      <translation>{reader} から読み込む</translation>
    </message>
    <message>
      <source>This feed needs a password.</source>
      <translation>このフィードにはパスワードが必要です。</translation>
    </message>
    <message>
      <source>Subscribe anyway</source>
      <translation>それでも登録</translation>
    </message>
    <message>
      <source>Follow changes on this page…</source>
      <translation>このページの変更をフォロー…</translation>
    </message>
    <message>
      <source>That didn’t work. Check the address and try again.</source>
      <translation>うまくいきませんでした。</translation>
    </message>
    <message>
      <source>The user name or password is incorrect.</source>
      <translation>ユーザー名またはパスワードが違います。</translation>
    </message>
    <message>
      <source>Pick an article on the page</source>
      <translation>記事を指し示す</translation>
    </message>
    <message>
      <source>CSS selector</source>
      <translation>CSS セレクター</translation>
    </message>
    <message>
      <source>Try selector</source>
      <translation>セレクターを試す</translation>
    </message>
    <message>
      <source>You already follow {name}. Choose what counts as an article from now on.</source>
      <translation>{name} はすでにフォローしています。今後どこを記事とするか選んでください。</translation>
    </message>
    <message>
      <source>Pick an article on the page…</source>
      <translation>記事を指し示す…</translation>
    </message>
    <message>
      <source>Each change becomes an article that shows what’s different.</source>
      <translation>テキストが変わるたびに、違いを示す記事になります。</translation>
    </message>
    <message>
      <source>Followed page</source>
      <translation>フォロー中のページ</translation>
    </message>
    <message>
      <source>You can follow the page itself. Choose what counts as an article.</source>
      <translation>このページ自体をフォローできます。どこを記事とするか選んでください。</translation>
    </message>
    <message>
      <source>Current text</source>
      <translation>現在のテキスト</translation>
    </message>
    <message>
      <source>Changes on this page</source>
      <translation>このページの変更点</translation>
    </message>
    <message>
      <source>Tried: {addresses}</source>
      <translation>試したアドレス: {addresses}</translation>
    </message>
    <message>
      <source>Import feeds</source>
      <translation>一覧の読み込み</translation>
    </message>
    <message>
      <source>Progress</source>
      <translation>進行状況</translation>
    </message>
    <message>
      <source>Not imported</source>
      <translation>取り込めなかったもの</translation>
    </message>
    <message>
      <source>Nothing was imported.</source>
      <translation>何も読み込まれませんでした。</translation>
    </message>
    <message>
      <source>{done} of {total}</source>
      <translation>{total}のうち {done} 件</translation>
    </message>
    <message>
      <source>{feeds} already subscribed.</source>
      <translation>{feeds}はすでにあります。</translation>
    </message>
    <message>
      <source>Not imported:</source>
      <translation>取り込めなかったもの:</translation>
    </message>
    <message>
      <source>Reading {file}…</source>
      <translation>{file} を読み込んでいます…</translation>
    </message>
    <message>
      <source>Subscribed to {feeds}.</source>
      <translation>{feeds}を登録しました。</translation>
    </message>
    <message>
      <source>News</source>
      <translation>ニュース</translation>
    </message>
    <message>
      <source>Science</source>
      <translation>科学</translation>
    </message>
    <message>
      <source>Technology</source>
      <translation>テクノロジー</translation>
    </message>
    <message>
      <source>DIY</source>
      <translation>ものづくり</translation>
    </message>
    <message>
      <source>Culture and ideas</source>
      <translation>文化と思想</translation>
    </message>
    <message>
      <source>Photos and comics</source>
      <translation>写真と漫画</translation>
    </message>
    <message>
      <source>Podcasts</source>
      <translation>ポッドキャスト</translation>
    </message>
    <message>
      <source>Food</source>
      <translation>料理</translation>
    </message>
    <message>
      <source>that period</source>
      <translation>その時</translation>
    </message>
    <message>
      <source>{feed} doesn’t include an unsubscribe link.</source>
      <translation>{feed} には解除用のアドレスがありません。</translation>
    </message>
    <message>
      <source>New folder</source>
      <translation>新しいフォルダー</translation>
    </message>
    <message>
      <source>Folder name:</source>
      <translation>フォルダーの名前:</translation>
    </message>
    <message>
      <source>Mark as read if older than</source>
      <translation>次より古いものを既読に</translation>
    </message>
    <message>
      <source>Older than a day</source>
      <translation>1 日より前</translation>
    </message>
    <message>
      <source>Older than 3 days</source>
      <translation>3 日より前</translation>
    </message>
    <message>
      <source>Older than a week</source>
      <translation>1 週間より前</translation>
    </message>
    <message>
      <source>Older than 2 weeks</source>
      <translation>2 週間より前</translation>
    </message>
    <message>
      <source>Older than a month</source>
      <translation>1 か月より前</translation>
    </message>
    <message>
      <source>Next article</source>
      <translation>次の記事</translation>
    </message>
    <message>
      <source>Previous article</source>
      <translation>前の記事</translation>
    </message>
    <message>
      <source>Next unread</source>
      <translation>次の未読</translation>
    </message>
    <message>
      <source>Previous unread</source>
      <translation>前の未読</translation>
    </message>
    <message>
      <source>Scroll down, or next unread</source>
      <translation>次のページ、終われば次の未読</translation>
    </message>
    <message>
      <source>Open in browser</source>
      <translation>ブラウザーで開く</translation>
    </message>
    <message>
      <source>Email…</source>
      <translation>メールで送る…</translation>
    </message>
    <message>
      <source>Copy link</source>
      <translation>リンクをコピー</translation>
    </message>
    <message>
      <source>Copy as Markdown</source>
      <translation>Markdown でコピー</translation>
    </message>
    <message>
      <source>Copy as text</source>
      <translation>テキストでコピー</translation>
    </message>
    <message>
      <source>Copy quote with link</source>
      <translation>引用とリンクをコピー</translation>
    </message>
    <message>
      <source>Share</source>
      <translation>共有</translation>
    </message>
    <message>
      <source>Open comments</source>
      <translation>コメントを開く</translation>
    </message>
    <message>
      <source>Reader view</source>
      <translation>リーダー表示</translation>
    </message>
    <message>
      <source>Find in article…</source>
      <translation>記事内を検索…</translation>
    </message>
    <message>
      <source>Find next</source>
      <translation>次を検索</translation>
    </message>
    <message>
      <source>Find previous</source>
      <translation>前を検索</translation>
    </message>
    <message>
      <source>View images</source>
      <translation>画像を見る</translation>
    </message>
    <message>
      <source>Save as HTML…</source>
      <translation>HTML で保存…</translation>
    </message>
    <message>
      <source>Bigger text</source>
      <translation>文字を大きく</translation>
    </message>
    <message>
      <source>Smaller text</source>
      <translation>文字を小さく</translation>
    </message>
    <message>
      <source>Normal text size</source>
      <translation>標準の文字サイズ</translation>
    </message>
    <message>
      <source>Serif font</source>
      <translation>明朝体</translation>
    </message>
    <message>
      <source>Play or pause</source>
      <translation>再生または一時停止</translation>
    </message>
    <message>
      <source>Play episode</source>
      <translation>この音声を再生</translation>
    </message>
    <message>
      <source>Play next in queue</source>
      <translation>再生待ちの次を再生</translation>
    </message>
    <message>
      <source>Add to queue</source>
      <translation>再生待ちに追加</translation>
    </message>
    <message>
      <source>Play next</source>
      <translation>次に聴く</translation>
    </message>
    <message>
      <source>Up next…</source>
      <translation>次に再生するもの…</translation>
    </message>
    <message>
      <source>Download / Remove download</source>
      <translation>ダウンロード、またはその削除</translation>
    </message>
    <message>
      <source>Show the same story in other feeds</source>
      <translation>ほかのフィードの同じ話題を表示</translation>
    </message>
    <message>
      <source>Mark as read or unread</source>
      <translation>既読／未読を切り替え</translation>
    </message>
    <message>
      <source>Highlight</source>
      <translation>強調する</translation>
    </message>
    <message>
      <source>Star</source>
      <translation>スター</translation>
    </message>
    <message>
      <source>Tag…</source>
      <translation>タグ…</translation>
    </message>
    <message>
      <source>Show less like this</source>
      <translation>「おすすめ」でこの種の記事を減らす</translation>
    </message>
    <message>
      <source>Mark all as read</source>
      <translation>すべて既読にする</translation>
    </message>
    <message>
      <source>Mark above as read</source>
      <translation>これより上を既読にする</translation>
    </message>
    <message>
      <source>Mark below as read</source>
      <translation>これより下を既読にする</translation>
    </message>
    <message>
      <source>Mark older as read…</source>
      <translation>指定より古いものを既読に…</translation>
    </message>
    <message>
      <source>Mark all but today’s as read</source>
      <translation>今日以外を既読にする</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>削除</translation>
    </message>
    <message>
      <source>Show held articles</source>
      <translation>次の新聞を待つ記事を表示</translation>
    </message>
    <message>
      <source>Redo</source>
      <translation>やり直す</translation>
    </message>
    <message>
      <source>Unread</source>
      <translation>未読</translation>
    </message>
    <message>
      <source>For You</source>
      <translation>おすすめ</translation>
    </message>
    <message>
      <source>Starred</source>
      <translation>スター付き</translation>
    </message>
    <message>
      <source>Insights</source>
      <translation>インサイト</translation>
    </message>
    <message>
      <source>While you were away</source>
      <translation>留守の間に</translation>
    </message>
    <message>
      <source>Previous feed</source>
      <translation>前のフィード</translation>
    </message>
    <message>
      <source>Next feed</source>
      <translation>次のフィード</translation>
    </message>
    <message>
      <source>Save search…</source>
      <translation>検索を保存…</translation>
    </message>
    <message>
      <source>Edit search…</source>
      <translation>検索を変更…</translation>
    </message>
    <message>
      <source>Delete search</source>
      <translation>検索を削除</translation>
    </message>
    <message>
      <source>Filter feeds</source>
      <translation>フィードを絞り込む</translation>
    </message>
    <message>
      <source>Next pane</source>
      <translation>次のペイン</translation>
    </message>
    <message>
      <source>Previous pane</source>
      <translation>前のペイン</translation>
    </message>
    <message>
      <source>Back to the list</source>
      <translation>一覧に戻る</translation>
    </message>
    <message>
      <source>Refresh</source>
      <translation>表示中のものを取得</translation>
    </message>
    <message>
      <source>Download for offline reading</source>
      <translation>オフラインで読む記事を用意</translation>
    </message>
    <message>
      <source>Refresh all feeds</source>
      <translation>すべてのフィードを取得</translation>
    </message>
    <message>
      <source>Force refresh</source>
      <translation>取得したばかりのものも取得</translation>
    </message>
    <message>
      <source>Add feed from clipboard</source>
      <translation>コピーしたリンクを追加</translation>
    </message>
    <message>
      <source>Feed settings…</source>
      <translation>フィードの設定…</translation>
    </message>
    <message>
      <source>Import feeds (OPML)…</source>
      <translation>一覧を読み込む…</translation>
    </message>
    <message>
      <source>Export feeds (OPML)…</source>
      <translation>一覧を書き出す…</translation>
    </message>
    <message>
      <source>Rules…</source>
      <translation>ルール…</translation>
    </message>
    <message>
      <source>Hidden articles…</source>
      <translation>非表示の記事…</translation>
    </message>
    <message>
      <source>Pause fetching</source>
      <translation>取得を一時停止</translation>
    </message>
    <message>
      <source>Schedule and reasons</source>
      <translation>取得する時期の理由</translation>
    </message>
    <message>
      <source>Open website</source>
      <translation>サイトを開く</translation>
    </message>
    <message>
      <source>Copy feed address</source>
      <translation>アドレスをコピー</translation>
    </message>
    <message>
      <source>Rename</source>
      <translation>名前を変更</translation>
    </message>
    <message>
      <source>Move up</source>
      <translation>上へ移動</translation>
    </message>
    <message>
      <source>Move down</source>
      <translation>下へ移動</translation>
    </message>
    <message>
      <source>Move into the folder above</source>
      <translation>上のフォルダーに入れる</translation>
    </message>
    <message>
      <source>Move out of folder</source>
      <translation>フォルダーから出す</translation>
    </message>
    <message>
      <source>Unsubscribe</source>
      <translation>登録解除</translation>
    </message>
    <message>
      <source>Unsubscribe from this newsletter…</source>
      <translation>このニュースレターを解除…</translation>
    </message>
    <message>
      <source>Remove folder</source>
      <translation>フォルダーを削除</translation>
    </message>
    <message>
      <source>Delete tag</source>
      <translation>タグを削除</translation>
    </message>
    <message>
      <source>Hide feeds without unread</source>
      <translation>既読のフィードを隠す</translation>
    </message>
    <message>
      <source>Unread only</source>
      <translation>未読のみ</translation>
    </message>
    <message>
      <source>Newest first</source>
      <translation>新しい順</translation>
    </message>
    <message>
      <source>Group by feed</source>
      <translation>フィード別にまとめる</translation>
    </message>
    <message>
      <source>Group duplicates</source>
      <translation>同じ話題を 1 つにまとめる</translation>
    </message>
    <message>
      <source>Mark as read when opened</source>
      <translation>開いたら既読にする</translation>
    </message>
    <message>
      <source>Mark as read when scrolled past</source>
      <translation>通り過ぎたら既読にする</translation>
    </message>
    <message>
      <source>Mark as read manually</source>
      <translation>手動でのみ既読にする</translation>
    </message>
    <message>
      <source>Show as cards</source>
      <translation>カードで表示</translation>
    </message>
    <message>
      <source>Show or hide the sidebar</source>
      <translation>サイドバーの表示を切り替え</translation>
    </message>
    <message>
      <source>Keep running when closed</source>
      <translation>閉じても取得を続ける</translation>
    </message>
    <message>
      <source>Start at login</source>
      <translation>ログイン時に起動</translation>
    </message>
    <message>
      <source>Paperround Help</source>
      <translation>Paperround ヘルプ</translation>
    </message>
    <message>
      <source>Keyboard shortcuts</source>
      <translation>キー一覧</translation>
    </message>
    <message>
      <source>Add feeds from your browser</source>
      <translation>ブラウザーからフィードを追加</translation>
    </message>
    <message>
      <source>What’s new</source>
      <translation>新機能</translation>
    </message>
    <message>
      <source>Privacy</source>
      <translation>プライバシー</translation>
    </message>
    <message>
      <source>Report a problem</source>
      <translation>問題を報告</translation>
    </message>
    <message>
      <source>About Paperround</source>
      <translation>Paperround について</translation>
    </message>
    <message>
      <source>Close the window</source>
      <translation>ウィンドウを閉じる</translation>
    </message>
    <message>
      <source>Copied {address}</source>
      <translation>{address} をコピーしました</translation>
    </message>
    <message>
      <source>Link copied</source>
      <translation>リンクをコピーしました</translation>
    </message>
    <message>
      <source>No app could open {link}.</source>
      <translation>{link} を開くプログラムがありませんでした。</translation>
    </message>
    <message>
      <source>Your last changes weren’t saved before Paperround closed.</source>
      <translation>Paperround が終了する前に、最後の変更を保存できませんでした。</translation>
    </message>
    <message>
      <source>Paperround is saving your last changes…</source>
      <translation>Paperround が最後の変更を保存しています…</translation>
    </message>
    <message>
      <source>Quit from the tray icon.</source>
      <translation>終了はトレイから。</translation>
    </message>
    <message>
      <source>Reopen it from your app menu. Press Ctrl+Q to quit.</source>
      <translation>メニューからまた開けます。終了は Ctrl+Q。</translation>
    </message>
    <message>
      <source>Nothing is downloaded while Paperround is closed. It fetches new articles when you open it.</source>
      <translation>Paperround を閉じている間は何もダウンロードしません。新しい記事は開いたときに取得します。</translation>
    </message>
    <message>
      <source>Some changes aren’t saved yet</source>
      <translation>まだすべて保存されていません</translation>
    </message>
    <message>
      <source>Close without saving</source>
      <translation>破棄して閉じる</translation>
    </message>
    <message>
      <source>Keep open</source>
      <translation>閉じない</translation>
    </message>
    <message>
      <source>Check the articles you read or starred last.</source>
      <translation>最後に読んだ記事やスターを付けた記事を確認してください。</translation>
    </message>
    <message numerus="yes">
      <source>About {n} fetches a day.</source>
      <translation>
        <numerusform>1 日に約 {n} 回の取得。</numerusform>
      </translation>
    </message>
    <message>
      <source>Keep running</source>
      <translation>取得を続ける</translation>
    </message>
    <message>
      <source>You can change this in Settings &gt; General.</source>
      <translation>設定の「このコンピューター」で変更できます。</translation>
    </message>
    <message>
      <source>Your last changes aren’t saved yet</source>
      <translation>最後の操作がまだディスクに保存されていません</translation>
    </message>
    <message>
      <source>Paperround will close as soon as they’re saved. If you close it now, they’ll be lost.</source>
      <translation>保存が終わると Paperround は自動で閉じます。今閉じると失われます。</translation>
    </message>
    <message>
      <source>Keep Paperround running in the background?</source>
      <translation>Paperround はバックグラウンドで取得を続けられます</translation>
    </message>
    <message>
      <source>New articles will be ready when you come back. What should happen when you close the window?</source>
      <translation>そうすれば、見る前に新しい記事が届いています。ウィンドウを閉じたらどうしますか？</translation>
    </message>
    <message>
      <source>Images from this feed are shown</source>
      <translation>このフィードの画像を表示します</translation>
    </message>
    <message>
      <source>{posts} marked as read</source>
      <translation>{posts}を既読にしました</translation>
    </message>
    <message>
      <source>You’ll see less like this in For You</source>
      <translation>「おすすめ」でこの種の記事が減ります</translation>
    </message>
    <message>
      <source>Both feeds are kept</source>
      <translation>両方のフィードを残します</translation>
    </message>
    <message>
      <source>Search {name} saved</source>
      <translation>検索 {name} を保存しました</translation>
    </message>
    <message>
      <source>Search {name} changed</source>
      <translation>検索 {name} を変更しました</translation>
    </message>
    <message>
      <source>{posts} marked as unread</source>
      <translation>{posts}を未読にしました</translation>
    </message>
    <message>
      <source>{posts} starred</source>
      <translation>{posts}にスターを付けました</translation>
    </message>
    <message>
      <source>{posts} unstarred</source>
      <translation>{posts}のスターを外しました</translation>
    </message>
    <message>
      <source>{posts} highlighted</source>
      <translation>{posts}を強調しました</translation>
    </message>
    <message>
      <source>{posts} no longer highlighted</source>
      <translation>{posts}の強調を外しました</translation>
    </message>
    <message>
      <source>{posts} deleted</source>
      <translation>{posts}を削除しました</translation>
    </message>
    <message>
      <source>Settings changed</source>
      <translation>設定を変更しました</translation>
    </message>
    <message>
      <source>Search {name} removed</source>
      <translation>検索 {name} を削除しました</translation>
    </message>
    <message>
      <source>Unsubscribed from {feed}</source>
      <translation>{feed} の登録を解除しました</translation>
    </message>
    <message>
      <source>{name} moved</source>
      <translation>{name} を移動しました</translation>
    </message>
    <message>
      <source>{old} renamed to {new}</source>
      <translation>{old} の名前を {new} に変更しました</translation>
    </message>
    <message>
      <source>Same story: {posts} marked as read</source>
      <translation>同じ話題の {posts}を既読にしました</translation>
    </message>
    <message>
      <source>its original title</source>
      <translation>元のタイトル</translation>
    </message>
    <message>
      <source>Tag {tag} deleted</source>
      <translation>タグ {tag} を削除しました</translation>
    </message>
    <message>
      <source>Folder {name} removed; its feeds moved up</source>
      <translation>フォルダー {name} を削除し、中のフィードを上に移しました</translation>
    </message>
    <message>
      <source>{posts} in {place} marked as read</source>
      <translation>{place}の {posts}を既読にしました</translation>
    </message>
    <message>
      <source>{posts} tagged {tag}</source>
      <translation>{posts}にタグ {tag} を付けました</translation>
    </message>
    <message>
      <source>Removed tag {tag} from {posts}</source>
      <translation>{posts}からタグ {tag} を外しました</translation>
    </message>
    <message>
      <source>Folder {name} made</source>
      <translation>フォルダー {name} を作成しました</translation>
    </message>
    <message>
      <source>Export feeds</source>
      <translation>フィードの一覧を書き出す</translation>
    </message>
    <message>
      <source>Copied the versions of Paperround and your system.</source>
      <translation>Paperround とシステムのバージョンをコピーしました。</translation>
    </message>
    <message>
      <source>Copied the versions of Paperround and your system. Paste them into your report at {address}</source>
      <translation>Paperround とシステムのバージョンをコピーしました。{address} での報告に貼り付けてください</translation>
    </message>
    <message>
      <source>There is no link on the clipboard</source>
      <translation>クリップボードにリンクがありません</translation>
    </message>
    <message>
      <source>Everything, to move to another computer</source>
      <translation>すべて（別のコンピューター用）</translation>
    </message>
    <message>
      <source>Password:</source>
      <translation>パスワード:</translation>
    </message>
    <message>
      <source>{file} doesn’t contain its feed address. Add the website’s address instead.</source>
      <translation>{file} にはフィードの場所が書かれていません。代わりにサイトのアドレスを追加してください。</translation>
    </message>
    <message>
      <source>Everything is already available offline.</source>
      <translation>オフラインで読むための取得は、もう必要ありませんでした。</translation>
    </message>
    <message>
      <source>Paperround {version} is available. You have {own}. Download it from {home}.</source>
      <translation>Paperround {version} が公開されました。現在は {own} です。{home} から入手できます。</translation>
    </message>
    <message>
      <source>Refreshing…</source>
      <translation>フィードに問い合わせています…</translation>
    </message>
    <message>
      <source>Downloading articles for offline reading…</source>
      <translation>オフラインで読む記事を用意しています…</translation>
    </message>
    <message>
      <source>1 more article is available offline ({size}).</source>
      <translation>さらに 1 件の記事をオフラインで読めます。{size}。</translation>
    </message>
    <message numerus="yes">
      <source>{n} more articles are available offline ({size}).</source>
      <translation>
        <numerusform>さらに {n} 件の記事をオフラインで読めます。{size}。</numerusform>
      </translation>
    </message>
    <message>
      <source>This is the demo: 40 sample feeds. Nothing is downloaded or saved.</source>
      <translation>これはデモです。架空のフィードが 40 個あります。ネットワークには何も送らず、何も保存しません。</translation>
    </message>
    <message>
      <source>Use my own feeds</source>
      <translation>自分のフィード</translation>
    </message>
    <message>
      <source>Move to folder</source>
      <translation>フォルダーに移動</translation>
    </message>
    <message>
      <source>No folder</source>
      <translation>フォルダーなし</translation>
    </message>
    <message>
      <source>Menu</source>
      <translation>メニュー</translation>
    </message>
    <message>
      <source>&amp;File</source>
      <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
      <source>&amp;Edit</source>
      <translation>編集(&amp;E)</translation>
    </message>
    <message>
      <source>&amp;View</source>
      <translation>表示(&amp;V)</translation>
    </message>
    <message>
      <source>&amp;Go</source>
      <translation>移動(&amp;G)</translation>
    </message>
    <message>
      <source>&amp;Article</source>
      <translation>記事(&amp;P)</translation>
    </message>
    <message>
      <source>P&amp;lay</source>
      <translation>再生(&amp;L)</translation>
    </message>
    <message>
      <source>Fee&amp;d</source>
      <translation>フィード(&amp;D)</translation>
    </message>
    <message>
      <source>&amp;Help</source>
      <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
      <source>Add destination…</source>
      <translation>送信先を追加…</translation>
    </message>
    <message>
      <source>Tags</source>
      <translation>タグ</translation>
    </message>
    <message>
      <source>Find or create a tag</source>
      <translation>タグを探すか作る</translation>
    </message>
    <message>
      <source>Create tag “{name}”</source>
      <translation>タグ「{name}」を作る</translation>
    </message>
    <message>
      <source>newest first</source>
      <translation>新しい順</translation>
    </message>
    <message>
      <source>oldest first</source>
      <translation>古い順</translation>
    </message>
    <message>
      <source>You won’t see this message again.</source>
      <translation>これについては今後お知らせしません。</translation>
    </message>
    <message>
      <source>Paperround is still running</source>
      <translation>Paperround は動き続けています</translation>
    </message>
    <message>
      <source>Next fetch {time}.</source>
      <translation>次の取得 {time}。</translation>
    </message>
    <message>
      <source>the edition</source>
      <translation>新聞</translation>
    </message>
    <message>
      <source>Paperround, demo</source>
      <translation>Paperround、デモ</translation>
    </message>
    <message>
      <source>Skip tour</source>
      <translation>案内を終える</translation>
    </message>
    <message>
      <source>Next</source>
      <translation>次へ</translation>
    </message>
    <message>
      <source>New articles appear here</source>
      <translation>記事はこの一覧に届きます</translation>
    </message>
    <message>
      <source>The first one opens automatically. Press J or the Down Arrow for the next. A dot means unread.</source>
      <translation>最初の記事は自動的に開き、J か下矢印で次が開きます。点は未読の印です。</translation>
    </message>
    <message>
      <source>Press Space to keep reading</source>
      <translation>スペースで読み進める</translation>
    </message>
    <message>
      <source>At the end of an article, Space opens the next unread one. Press S to star an article.</source>
      <translation>記事の終わりで押すと、次の未読に進みます。S でスターを付けて残せます。</translation>
    </message>
    <message>
      <source>That’s all you need</source>
      <translation>必要なのはこれだけです</translation>
    </message>
    <message>
      <source>Press ? to see every shortcut. Insights shows why Paperround fetches each feed when it does.</source>
      <translation>疑問符キーですべてのキーを表示します。取得の時期の理由は「インサイト」にあります。</translation>
    </message>
    <message>
      <source>{n} of {all}</source>
      <translation>{n} / {all}</translation>
    </message>
    <message>
      <source>All your changes have been saved.</source>
      <translation>その間の操作はすべて保存されました。</translation>
    </message>
    <message>
      <source>More</source>
      <translation>その他</translation>
    </message>
    <message>
      <source>Freed {size} of images.</source>
      <translation>画像を削除し、{size} を空けました。</translation>
    </message>
    <message>
      <source>Paused</source>
      <translation>一時停止中</translation>
    </message>
    <message>
      <source>Image</source>
      <translation>画像</translation>
    </message>
    <message>
      <source>Loading full article…</source>
      <translation>ページを取得しています…</translation>
    </message>
    <message>
      <source>Comments</source>
      <translation>コメント</translation>
    </message>
    <message>
      <source>Attachments</source>
      <translation>添付</translation>
    </message>
    <message>
      <source>audio</source>
      <translation>音声</translation>
    </message>
    <message>
      <source>video</source>
      <translation>動画</translation>
    </message>
    <message>
      <source>image</source>
      <translation>画像</translation>
    </message>
    <message>
      <source>text</source>
      <translation>テキスト</translation>
    </message>
    <message>
      <source>d MMMM yyyy</source>
      <translation>yyyy年M月d日</translation>
    </message>
    <message>
      <source>1 min video</source>
      <translation>1 分で見られます</translation>
    </message>
    <message>
      <source>1 min read</source>
      <translation>1 分で読めます</translation>
    </message>
    <message>
      <source>Couldn’t find the full article on the page. Showing the version from the feed.</source>
      <translation>ページに記事がありませんでした。フィードの内容を表示しています。</translation>
    </message>
    <message numerus="yes">
      <source>Continue reading · {minutes} min left</source>
      <translation>
        <numerusform>続きを読む（あと {minutes} 分）</numerusform>
      </translation>
    </message>
    <message>
      <source>Why?</source>
      <translation>理由</translation>
    </message>
    <message numerus="yes">
      <source>{minutes} min video</source>
      <translation>
        <numerusform>{minutes} 分で見られます</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{minutes} min read</source>
      <translation>
        <numerusform>{minutes} 分で読めます</numerusform>
      </translation>
    </message>
    <message>
      <source>Continue reading · 1 min left</source>
      <translation>続きを読む（あと 1 分）</translation>
    </message>
    <message>
      <source>{n} min</source>
      <translation>{n} 分</translation>
    </message>
    <message>
      <source>Images are on. They use more data, and the sites that host them can see that you loaded them.</source>
      <translation>画像を表示しています。通信量が増え、取得したことが各画像のサーバーに伝わります。</translation>
    </message>
    <message>
      <source>Images are off.</source>
      <translation>画像は読み込まれていません。</translation>
    </message>
    <message>
      <source>This feed only sends headlines.</source>
      <translation>ここには見出しだけがあります。</translation>
    </message>
    <message>
      <source>Load full article</source>
      <translation>全文を取得</translation>
    </message>
    <message>
      <source>Select an article to read it. J and K move through the list.</source>
      <translation>記事を選ぶとここで読めます。J と K で一覧を移動します。</translation>
    </message>
    <message>
      <source>Just this once</source>
      <translation>今回だけ</translation>
    </message>
    <message>
      <source>Always for this feed</source>
      <translation>このフィードでは常に</translation>
    </message>
    <message>
      <source>Always for all feeds</source>
      <translation>すべてのフィードで常に</translation>
    </message>
    <message>
      <source>Keep images on</source>
      <translation>このままにする</translation>
    </message>
    <message>
      <source>Ask each time</source>
      <translation>毎回尋ねる</translation>
    </message>
    <message>
      <source>Image copied</source>
      <translation>画像をコピーしました</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>コピー</translation>
    </message>
    <message>
      <source>Select all</source>
      <translation>すべて選択</translation>
    </message>
    <message>
      <source>This image isn’t available.</source>
      <translation>この画像は入手できません。</translation>
    </message>
    <message>
      <source>Fetching…</source>
      <translation>取得しています…</translation>
    </message>
    <message>
      <source>Save image</source>
      <translation>画像を保存</translation>
    </message>
    <message>
      <source>Open this link in the browser</source>
      <translation>このリンクをブラウザーで開く</translation>
    </message>
    <message>
      <source>Copy this link</source>
      <translation>このリンクをコピー</translation>
    </message>
    <message>
      <source>View full size</source>
      <translation>画像を拡大</translation>
    </message>
    <message>
      <source>Save image as…</source>
      <translation>画像を保存…</translation>
    </message>
    <message>
      <source>Copy image</source>
      <translation>画像をコピー</translation>
    </message>
    <message>
      <source>Copy image address</source>
      <translation>画像のアドレスをコピー</translation>
    </message>
    <message>
      <source>Open image in browser</source>
      <translation>画像をブラウザーで開く</translation>
    </message>
    <message>
      <source>This article is too long to show in full.</source>
      <translation>この記事は長すぎて一度に表示できません。</translation>
    </message>
    <message>
      <source>Continue in the browser</source>
      <translation>ブラウザーで続きを読む</translation>
    </message>
    <message>
      <source>Saved as {name}</source>
      <translation>{name} として保存しました</translation>
    </message>
    <message>
      <source>Find in this article</source>
      <translation>この記事内を検索</translation>
    </message>
    <message>
      <source>Previous</source>
      <translation>前へ</translation>
    </message>
    <message>
      <source>{current} of {count}</source>
      <translation>{count} 件中 {current} 件目</translation>
    </message>
    <message>
      <source>No matches</source>
      <translation>見つかりません</translation>
    </message>
    <message>
      <source>Text settings</source>
      <translation>文字の設定</translation>
    </message>
    <message>
      <source>Previous image</source>
      <translation>前の画像</translation>
    </message>
    <message>
      <source>Next image</source>
      <translation>次の画像</translation>
    </message>
    <message>
      <source>Zoom out</source>
      <translation>縮小</translation>
    </message>
    <message>
      <source>Zoom in</source>
      <translation>拡大</translation>
    </message>
    <message>
      <source>Actual size</source>
      <translation>原寸大</translation>
    </message>
    <message>
      <source>Save…</source>
      <translation>保存…</translation>
    </message>
    <message>
      <source>This image is damaged or too large to show.</source>
      <translation>この画像は壊れているか、大きすぎてここに表示できません。</translation>
    </message>
    <message>
      <source>Fit to window</source>
      <translation>ウィンドウに合わせる</translation>
    </message>
    <message>
      <source>Image, {width} × {height}</source>
      <translation>画像、{width} × {height}</translation>
    </message>
    <message>
      <source>Couldn’t load this image.</source>
      <translation>この画像を取得できませんでした。</translation>
    </message>
    <message>
      <source>Downloaded</source>
      <translation>ダウンロード済み</translation>
    </message>
    <message>
      <source>Downloaded on {day}, before you read it</source>
      <translation>{day}、見る前に取得済み</translation>
    </message>
    <message>
      <source>Not downloaded</source>
      <translation>未ダウンロード</translation>
    </message>
    <message>
      <source>Download</source>
      <translation>ダウンロード</translation>
    </message>
    <message>
      <source>Arrived {time} after you opened Paperround</source>
      <translation>最初に見てから {time} 後に取得</translation>
    </message>
    <message>
      <source>Arrived {time}, before you did</source>
      <translation>あなたより先に {time} に到着</translation>
    </message>
    <message>
      <source>Downloaded ahead of {time}, when you usually listen</source>
      <translation>普段聴く {time} に合わせてダウンロード済み</translation>
    </message>
    <message>
      <source>Not downloaded, {size}</source>
      <translation>未ダウンロード、{size}</translation>
    </message>
    <message>
      <source>Downloading, {size}</source>
      <translation>ダウンロード中、{size}</translation>
    </message>
    <message>
      <source>No article selected</source>
      <translation>何も選択されていません</translation>
    </message>
    <message>
      <source>Web page (*.html)</source>
      <translation>ウェブページ (*.html)</translation>
    </message>
    <message>
      <source>Save article</source>
      <translation>記事を保存</translation>
    </message>
    <message>
      <source>Copied</source>
      <translation>コピーしました</translation>
    </message>
    <message>
      <source>Something went wrong in Paperround ({name}).</source>
      <translation>Paperround の内部で問題が起きました（{name}）。</translation>
    </message>
    <message>
      <source>Undone: {what}</source>
      <translation>元に戻しました: {what}</translation>
    </message>
    <message>
      <source>Redone: {what}</source>
      <translation>やり直しました: {what}</translation>
    </message>
    <message>
      <source>Open Paperround</source>
      <translation>Paperround を開く</translation>
    </message>
    <message>
      <source>Free and open source under the MIT licence</source>
      <translation>MIT ライセンスのフリーでオープンなソフトウェア</translation>
    </message>
    <message>
      <source>A feed reader that has your news ready when you are.</source>
      <translation>読みたいときにニュースがそろっているフィードリーダー。</translation>
    </message>
    <message>
      <source>Website</source>
      <translation>ウェブサイト</translation>
    </message>
    <message>
      <source>Licence</source>
      <translation>ライセンス</translation>
    </message>
    <message>
      <source>Tested in Wine only, not yet on Windows itself. Please report how it works.</source>
      <translation>Wine でのみ確認済みで、Windows ではまだです。動作をお知らせください。</translation>
    </message>
    <message>
      <source>Not tested on a Mac yet. Please report how it works.</source>
      <translation>Mac ではまだ確認していません。動作をお知らせください。</translation>
    </message>
    <message>
      <source>Acknowledgements</source>
      <translation>ほかの人々の成果を利用しています</translation>
    </message>
    <message>
      <source>Open-source components</source>
      <translation>Paperround が利用しているソフトウェア</translation>
    </message>
    <message>
      <source>Version {version}</source>
      <translation>バージョン {version}</translation>
    </message>
    <message>
      <source>Built {date}</source>
      <translation>{date} にビルド</translation>
    </message>
    <message>
      <source>Exported {feeds} to {file}</source>
      <translation>{feeds}を {file} に書き出しました</translation>
    </message>
    <message>
      <source>Exported {feeds} and {posts} to {file}</source>
      <translation>{feeds}と{posts}を {file} に書き出しました</translation>
    </message>
    <message>
      <source>Now following a different part of the page</source>
      <translation>ページの別の部分をフォローします</translation>
    </message>
    <message>
      <source>Unsubscribe from {feeds}</source>
      <translation>{feeds}の登録を解除</translation>
    </message>
    <message>
      <source>Imported {feeds}</source>
      <translation>{feeds}を読み込みました</translation>
    </message>
    <message>
      <source>Rules changed</source>
      <translation>ルールを変更しました</translation>
    </message>
    <message>
      <source>Rules changed, {posts} updated</source>
      <translation>ルールと {posts}を変更しました</translation>
    </message>
    <message>
      <source>Changed the settings for {feed}</source>
      <translation>{feed} の設定を変更しました</translation>
    </message>
    <message numerus="yes">
      <source>{n} already subscribed</source>
      <translation>
        <numerusform>{n} 個はすでにあります</numerusform>
      </translation>
    </message>
    <message>
      <source>Subscribed to {feed}</source>
      <translation>{feed} を登録しました</translation>
    </message>
    <message>
      <source>Unsubscribed from {feeds}</source>
      <translation>{feeds}の登録を解除しました</translation>
    </message>
    <message>
      <source>{posts} restored</source>
      <translation>{posts}を戻しました</translation>
    </message>
    <message>
      <source>Not enough articles yet.</source>
      <translation>まだ分かりません。もう少し記事が必要です。</translation>
    </message>
    <message>
      <source>Almost all of its articles are original.</source>
      <translation>ほぼすべての記事に新しい内容があります。</translation>
    </message>
    <message>
      <source>Almost all of its articles repeat earlier ones.</source>
      <translation>ほぼすべての記事が最近の内容の繰り返しです。</translation>
    </message>
    <message>
      <source>None of your other feeds covers the same topics.</source>
      <translation>同じ話題のフィードはほかにありません。</translation>
    </message>
    <message>
      <source>Open schedule</source>
      <translation>予定を開く</translation>
    </message>
    <message>
      <source>Include in Unread and counts</source>
      <translation>未読と件数に含める</translation>
    </message>
    <message>
      <source>Newest {n}</source>
      <translation>新しい {n} 件</translation>
    </message>
    <message>
      <source>{names}.</source>
      <translation>{names}。</translation>
    </message>
    <message numerus="yes">
      <source>About {n} in 10 articles are original.</source>
      <translation>
        <numerusform>10 件中およそ {n} 件の記事に新しい内容があります。</numerusform>
      </translation>
    </message>
    <message>
      <source>Fetch for new articles</source>
      <translation>取得</translation>
    </message>
    <message>
      <source>Don’t miss any of its articles</source>
      <translation>記事を一つも逃さない</translation>
    </message>
    <message>
      <source>Fetched before an article can drop off the feed’s list, even if other feeds wait longer.</source>
      <translation>ほかのフィードの待ち時間が延びても、記事がフィードの一覧から消える前に取得します。</translation>
    </message>
    <message>
      <source>Pause this feed</source>
      <translation>一時停止: 取得しない</translation>
    </message>
    <message>
      <source>Mark as read automatically</source>
      <translation>未読を既読にする</translation>
    </message>
    <message>
      <source>Starred or tagged articles, and ones you marked as unread, stay unread.</source>
      <translation>スターやタグの付いた記事と、自分で未読にした記事は未読のままです。</translation>
    </message>
    <message>
      <source>Always load the full article</source>
      <translation>開いた記事の全文を毎回取得</translation>
    </message>
    <message>
      <source>Use default</source>
      <translation>設定に従う</translation>
    </message>
    <message>
      <source>Keep articles</source>
      <translation>記事の保存期間</translation>
    </message>
    <message>
      <source>Keep at most</source>
      <translation>最大保存数</translation>
    </message>
    <message>
      <source>Offline reading</source>
      <translation>オフラインになる前に</translation>
    </message>
    <message>
      <source>Only if the feed requires a sign-in</source>
      <translation>フィードが求める場合のみ</translation>
    </message>
    <message>
      <source>Opens the sender’s unsubscribe page or a ready-made email.</source>
      <translation>差出人が用意した解除方法を、ブラウザーまたはメールソフトで開きます。</translation>
    </message>
    <message>
      <source>Newsletter</source>
      <translation>ニュースレター</translation>
    </message>
    <message>
      <source>Articles (CSS selector)</source>
      <translation>記事（CSS セレクター）</translation>
    </message>
    <message>
      <source>Topics</source>
      <translation>話題</translation>
    </message>
    <message>
      <source>Similar feeds</source>
      <translation>似たフィード</translation>
    </message>
    <message>
      <source>{feed} (duplicate)</source>
      <translation>{feed}（同じ記事）</translation>
    </message>
    <message>
      <source>Sign-in</source>
      <translation>サインイン</translation>
    </message>
    <message>
      <source>Automatic</source>
      <translation>取得する価値があるとき</translation>
    </message>
    <message>
      <source>Every 15 minutes</source>
      <translation>15 分ごと</translation>
    </message>
    <message>
      <source>Every 30 minutes</source>
      <translation>30 分ごと</translation>
    </message>
    <message>
      <source>Every hour</source>
      <translation>1 時間ごと</translation>
    </message>
    <message>
      <source>Every 3 hours</source>
      <translation>3 時間ごと</translation>
    </message>
    <message>
      <source>Every 6 hours</source>
      <translation>6 時間ごと</translation>
    </message>
    <message>
      <source>Every 12 hours</source>
      <translation>12 時間ごと</translation>
    </message>
    <message>
      <source>Once a day</source>
      <translation>1 日 1 回</translation>
    </message>
    <message numerus="yes">
      <source>Every {n} minutes</source>
      <translation>
        <numerusform>{n} 分ごと</numerusform>
      </translation>
    </message>
    <message>
      <source>Show</source>
      <translation>表示</translation>
    </message>
    <message>
      <source>Ask first</source>
      <translation>求めたときだけ表示</translation>
    </message>
    <message>
      <source>Never</source>
      <translation>しない</translation>
    </message>
    <message>
      <source>After a day</source>
      <translation>1 日後</translation>
    </message>
    <message>
      <source>After 3 days</source>
      <translation>3 日後</translation>
    </message>
    <message>
      <source>After a week</source>
      <translation>1 週間後</translation>
    </message>
    <message>
      <source>After 2 weeks</source>
      <translation>2 週間後</translation>
    </message>
    <message>
      <source>After a month</source>
      <translation>1 か月後</translation>
    </message>
    <message numerus="yes">
      <source>After {n} days</source>
      <translation>
        <numerusform>{n} 日後</numerusform>
      </translation>
    </message>
    <message>
      <source>Forever</source>
      <translation>ずっと</translation>
    </message>
    <message>
      <source>For a week</source>
      <translation>1 週間</translation>
    </message>
    <message>
      <source>For 30 days</source>
      <translation>30 日間</translation>
    </message>
    <message>
      <source>For 90 days</source>
      <translation>90 日間</translation>
    </message>
    <message>
      <source>For a year</source>
      <translation>1 年間</translation>
    </message>
    <message numerus="yes">
      <source>For {n} days</source>
      <translation>
        <numerusform>{n} 日間</numerusform>
      </translation>
    </message>
    <message>
      <source>All of them</source>
      <translation>すべて</translation>
    </message>
    <message>
      <source>Download what I’m likely to open</source>
      <translation>開きそうな記事を取得</translation>
    </message>
    <message>
      <source>Download every article in full</source>
      <translation>すべての記事の全文を取得</translation>
    </message>
    <message>
      <source>Don’t download in advance</source>
      <translation>先に取得しない</translation>
    </message>
    <message>
      <source>Unchanged</source>
      <translation>変更なし</translation>
    </message>
    <message>
      <source>That isn’t a web address. Enter one that starts with https://.</source>
      <translation>これはウェブアドレスではありません。https:// で始まるものを入力してください。</translation>
    </message>
    <message>
      <source>The main part of the page</source>
      <translation>ページの主要部分</translation>
    </message>
    <message>
      <source>Part to compare (CSS selector)</source>
      <translation>比較する部分（CSS セレクター）</translation>
    </message>
    <message>
      <source>{feed} settings</source>
      <translation>{feed} の設定</translation>
    </message>
    <message>
      <source>None</source>
      <translation>なし</translation>
    </message>
    <message>
      <source>New folder…</source>
      <translation>新しいフォルダー…</translation>
    </message>
    <message>
      <source>Help page</source>
      <translation>ヘルプページ</translation>
    </message>
    <message>
      <source>Contents</source>
      <translation>目次</translation>
    </message>
    <message>
      <source>Search commands or keys</source>
      <translation>コマンドやキーを検索</translation>
    </message>
    <message>
      <source>Use it here instead</source>
      <translation>ここで使う</translation>
    </message>
    <message>
      <source>Essentials</source>
      <translation>基本</translation>
    </message>
    <message>
      <source>Marking</source>
      <translation>印を付ける</translation>
    </message>
    <message>
      <source>Navigation</source>
      <translation>移動</translation>
    </message>
    <message>
      <source>Feeds</source>
      <translation>フィード</translation>
    </message>
    <message>
      <source>Window</source>
      <translation>ウィンドウ</translation>
    </message>
    <message>
      <source>Shortcuts restored</source>
      <translation>ショートカットを元に戻しました</translation>
    </message>
    <message>
      <source>{key} then {next}</source>
      <translation>{key} の次に {next}</translation>
    </message>
    <message>
      <source>Add keys</source>
      <translation>キーを追加</translation>
    </message>
    <message>
      <source>Shortcut for {action}</source>
      <translation>{action} のキー</translation>
    </message>
    <message>
      <source>Click a key to change it. Esc cancels.</source>
      <translation>キーをクリックすると変更できます。Esc で取り消します。</translation>
    </message>
    <message>
      <source>Press the new keys</source>
      <translation>新しいキーを押してください</translation>
    </message>
    <message>
      <source>Up and down</source>
      <translation>上下に移動</translation>
    </message>
    <message>
      <source>To the next pane</source>
      <translation>隣のペインへ</translation>
    </message>
    <message>
      <source>To the top, showing new articles</source>
      <translation>先頭へ移動し、新着を表示</translation>
    </message>
    <message>
      <source>{key} is used by {action}.</source>
      <translation>{key} は「{action}」で使われています。</translation>
    </message>
    <message>
      <source>Restore defaults</source>
      <translation>標準のキー</translation>
    </message>
    <message>
      <source>Sending {posts} to {target}…</source>
      <translation>{posts}を {target} に送信中</translation>
    </message>
    <message>
      <source>{posts} sent to {target}</source>
      <translation>{posts}を {target} に送信しました</translation>
    </message>
    <message>
      <source>Not sent to {target}: {why}</source>
      <translation>{target} に送信できませんでした: {why}</translation>
    </message>
    <message>
      <source>CA certificate (PEM file)</source>
      <translation>独自の認証局の証明書</translation>
    </message>
    <message>
      <source>You have {feeds} from {name} on this computer. Keep or remove? Nothing changes on the server.</source>
      <translation>{name} の {feeds}をここに残しますか、それとも削除しますか？ サーバー側は何も変わりません。</translation>
    </message>
    <message>
      <source>Discard</source>
      <translation>破棄</translation>
    </message>
    <message>
      <source>Keep feeds</source>
      <translation>フィードを残す</translation>
    </message>
    <message>
      <source>Remove feeds</source>
      <translation>フィードも削除</translation>
    </message>
    <message>
      <source>Enter the password…</source>
      <translation>パスワードを入力…</translation>
    </message>
    <message>
      <source>More options for {name}</source>
      <translation>{name} のその他の操作</translation>
    </message>
    <message>
      <source>Higher-priority feeds are fetched sooner and more often.</source>
      <translation>重みの大きいフィードほど早く頻繁に取得します。</translation>
    </message>
    <message numerus="yes">
      <source>About {n} of your {budget} daily fetches</source>
      <translation>
        <numerusform>1 日 {budget} 回の取得のうち、約 {n} 回を使います</numerusform>
      </translation>
    </message>
    <message>
      <source>no effect on your other feeds.</source>
      <translation>ほかのフィードに影響はありません。</translation>
    </message>
    <message>
      <source>articles from your other feeds arrive {time} later on average.</source>
      <translation>ほかのフィードの待ち時間が {time} 延びます。</translation>
    </message>
    <message>
      <source>articles from your other feeds arrive {time} earlier on average.</source>
      <translation>ほかのフィードの待ち時間が {time} 縮みます。</translation>
    </message>
    <message>
      <source>full articles</source>
      <translation>全文</translation>
    </message>
    <message>
      <source>summaries</source>
      <translation>要約</translation>
    </message>
    <message>
      <source>titles only</source>
      <translation>タイトルのみ</translation>
    </message>
    <message>
      <source>Low</source>
      <translation>少なめ</translation>
    </message>
    <message>
      <source>High</source>
      <translation>多め</translation>
    </message>
    <message>
      <source>Highest</source>
      <translation>最多</translation>
    </message>
    <message numerus="yes">
      <source>About {n} of your {budget} daily fetches instead of {before}</source>
      <translation>
        <numerusform>1 日 {budget} 回の取得のうち、{before} 回ではなく約 {n} 回を使います</numerusform>
      </translation>
    </message>
    <message>
      <source>{n} s</source>
      <translation>{n} 秒</translation>
    </message>
    <message numerus="yes">
      <source>About {n} of your {budget} daily fetches.</source>
      <translation>
        <numerusform>1 日 {budget} 回の取得のうち、約 {n} 回を使っています。</numerusform>
      </translation>
    </message>
    <message>
      <source>{first} to {last}: {posts} from {feeds}, including {stories} covered by several feeds.</source>
      <translation>{first}から{last}まで: {feeds}から {posts}。複数のフィードが伝えたのは {stories}。</translation>
    </message>
    <message>
      <source>Date range</source>
      <translation>期間</translation>
    </message>
    <message>
      <source>When you’ve been away for five days or more, what you missed is summed up here.</source>
      <translation>5 日以上見ないでいると、その間の出来事がここに表示されます。</translation>
    </message>
    <message>
      <source>From {first} to {last}: {posts} from {feeds}.</source>
      <translation>{first}から{last}まで: {feeds}から {posts}。</translation>
    </message>
    <message>
      <source>1 story</source>
      <translation>1 個の話題</translation>
    </message>
    <message numerus="yes">
      <source>{n} stories</source>
      <translation>
        <numerusform>{n} 個の話題</numerusform>
      </translation>
    </message>
    <message>
      <source>Last 3 days</source>
      <translation>直近 3 日</translation>
    </message>
    <message>
      <source>Last week</source>
      <translation>直近 1 週間</translation>
    </message>
    <message>
      <source>The last 2 weeks</source>
      <translation>直近 2 週間</translation>
    </message>
    <message>
      <source>The last month</source>
      <translation>直近 1 か月</translation>
    </message>
    <message>
      <source>You have not been away</source>
      <translation>留守にしていた期間はありません</translation>
    </message>
    <message>
      <source>Show the last week</source>
      <translation>直近 1 週間を表示</translation>
    </message>
    <message>
      <source>Covered by several feeds</source>
      <translation>複数のフィードが伝えた話題</translation>
    </message>
    <message>
      <source>By feed</source>
      <translation>各フィードの新着</translation>
    </message>
    <message numerus="yes">
      <source>{n} more</source>
      <translation>
        <numerusform>ほか {n} 個</numerusform>
      </translation>
    </message>
    <message>
      <source>Ready in time: fetched before you next open Paperround.</source>
      <translation>間に合った記事：次に Paperround を開く前に取得済み。</translation>
    </message>
    <message numerus="yes">
      <source>Actual over the last {n} days: {fetches} a day, {wait}, {share} ready in time.</source>
      <translation>
        <numerusform>実績、過去 {n} 日：1 日 {fetches}、{wait}、{share} が間に合いました。</numerusform>
      </translation>
    </message>
    <message>
      <source>With {fetches} a day, you wait {wait} for a new article on average.</source>
      <translation>1 日 {fetches}では、新しい記事までの待ち時間は平均 {wait}です。</translation>
    </message>
    <message numerus="yes">
      <source>Beyond about {n} fetches a day, each extra fetch gains little.</source>
      <translation>
        <numerusform>1 日約 {n} 回を超えると、増やしてもほとんど変わりません。</numerusform>
      </translation>
    </message>
    <message>
      <source>At {now} fetches a day, up to {most} on a busy day, new articles keep you waiting {wait} on average. Best value: {best} fetches, {best_wait}.</source>
      <translation>1 日 {now} 回、投稿の多い日は最大 {most} 回の取得で、新しい記事の待ち時間は平均 {wait}です。費用対効果が最も高いのは {best} 回で、{best_wait}です。</translation>
    </message>
    <message numerus="yes">
      <source>{n} fetches a day on battery, {m} when metered</source>
      <translation>
        <numerusform>バッテリーでは 1 日 {n} 回、従量制接続では {m} 回</numerusform>
      </translation>
    </message>
    <message>
      <source>Budget</source>
      <translation>予算</translation>
    </message>
    <message>
      <source>Unit of the budget</source>
      <translation>予算の単位</translation>
    </message>
    <message>
      <source>Current and new budget</source>
      <translation>現在と、選んだ予算</translation>
    </message>
    <message>
      <source>More figures</source>
      <translation>その他の数値</translation>
    </message>
    <message>
      <source>What changes for each feed</source>
      <translation>フィードごとの変化</translation>
    </message>
    <message>
      <source>Average wait for a new article, minutes</source>
      <translation>新しい記事までの平均待ち時間、分</translation>
    </message>
    <message>
      <source>Fetches used, fetches per new article, recent days</source>
      <translation>使った取得、新しい記事あたりの取得、最近</translation>
    </message>
    <message>
      <source>Nothing changes until you apply it.</source>
      <translation>適用するまで何も変わりません。</translation>
    </message>
    <message>
      <source>Recommend a budget</source>
      <translation>自動で選ぶ</translation>
    </message>
    <message>
      <source>Reset</source>
      <translation>リセット</translation>
    </message>
    <message>
      <source>Apply</source>
      <translation>適用</translation>
    </message>
    <message>
      <source>What a bigger budget gets you</source>
      <translation>取得を増やす効果</translation>
    </message>
    <message>
      <source>With {fetches} a day, you wait {wait} for a new article on average instead of {before}.</source>
      <translation>1 日 {fetches}では、新しい記事までの待ち時間は平均 {wait}です（今は {before}）。</translation>
    </message>
    <message>
      <source>This is an estimate based on a typical day. Once you’ve read on three days, it’s based on yours.</source>
      <translation>今のところ推定です。Paperround はあなたがいつ読むかをまだ知らず、一般的な 1 日を仮定しています。3 日間読むと、あなた自身の曲線になります。</translation>
    </message>
    <message>
      <source>At {now} fetches a day, never more, new articles keep you waiting {wait} on average. Best value: {best} fetches, {best_wait}.</source>
      <translation>1 日 {now} 回以下の取得で、新しい記事の待ち時間は平均 {wait}です。費用対効果が最も高いのは {best} 回で、{best_wait}です。</translation>
    </message>
    <message>
      <source>Limited by publisher</source>
      <translation>配信元による制限</translation>
    </message>
    <message>
      <source>Use {n} a day</source>
      <translation>1 日 {n} 回にする</translation>
    </message>
    <message>
      <source>Use {n} a day, at most {m} MB</source>
      <translation>1 日 {n} 回、最大 {m} MB にする</translation>
    </message>
    <message>
      <source>Now</source>
      <translation>現在</translation>
    </message>
    <message>
      <source>Fetches per day</source>
      <translation>1 日の取得回数</translation>
    </message>
    <message>
      <source>On battery</source>
      <translation>バッテリー使用時</translation>
    </message>
    <message>
      <source>Metered connection</source>
      <translation>従量制接続</translation>
    </message>
    <message>
      <source>On battery and metered connections</source>
      <translation>バッテリーと従量制接続</translation>
    </message>
    <message>
      <source>Not known yet</source>
      <translation>まだ分かりません</translation>
    </message>
    <message>
      <source>Add a feed to see what fetching it costs and brings.</source>
      <translation>フィードを追加すると、取得の効果がここに表示されます。</translation>
    </message>
    <message>
      <source>Daily fetch budget</source>
      <translation>1 日の取得の予算</translation>
    </message>
    <message>
      <source>Megabytes a day</source>
      <translation>1 日の MB</translation>
    </message>
    <message>
      <source>Fetches a day</source>
      <translation>1 日の取得</translation>
    </message>
    <message>
      <source>Maximum MB a day (far right: no limit)</source>
      <translation>1 日の最大 MB（右端：制限なし）</translation>
    </message>
    <message>
      <source>There’s no forecast until your first feeds have been fetched. You can still set a daily maximum.</source>
      <translation>取得の効果は、最初のフィードを取得するまで分かりません。1 日の最大回数は選べます。</translation>
    </message>
    <message>
      <source>With {n}</source>
      <translation>{n} の場合</translation>
    </message>
    <message>
      <source>Average wait</source>
      <translation>見たときの待ち時間</translation>
    </message>
    <message>
      <source>Ready in time</source>
      <translation>間に合う割合</translation>
    </message>
    <message>
      <source>Data a day</source>
      <translation>1 日のデータ</translation>
    </message>
    <message>
      <source>Fetches used</source>
      <translation>使った取得</translation>
    </message>
    <message>
      <source>Fetches per new article</source>
      <translation>新しい記事 1 件あたりの取得</translation>
    </message>
    <message>
      <source>{before} fetches a day now, {after} with this budget</source>
      <translation>現在 1 日 {before} 回、変更後 {after} 回の取得</translation>
    </message>
    <message numerus="yes">
      <source>Currently {n} fetches a day</source>
      <translation>
        <numerusform>1 日 {n} 回の取得になりました</numerusform>
      </translation>
    </message>
    <message>
      <source>Fetches</source>
      <translation>取得</translation>
    </message>
    <message>
      <source>Data</source>
      <translation>通信量</translation>
    </message>
    <message>
      <source>With at most {size} a day, {fetches} are left, and you wait {wait} on average.</source>
      <translation>1 日最大 {size} では {fetches}となり、待ち時間は平均 {wait}です。</translation>
    </message>
    <message>
      <source>With {n} MB</source>
      <translation>{n} MB の場合</translation>
    </message>
    <message numerus="yes">
      <source>{n} unchanged</source>
      <translation>
        <numerusform>{n} 件は変化なし</numerusform>
      </translation>
    </message>
    <message>
      <source>A guess from a typical day.</source>
      <translation>典型的な 1 日からの推定です。</translation>
    </message>
    <message numerus="yes">
      <source>{n} fetched more often</source>
      <translation>
        <numerusform>{n} 件は取得が増加</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} fetched less often</source>
      <translation>
        <numerusform>{n} 件は取得が減少</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} limited by the publisher</source>
      <translation>
        <numerusform>{n} 件は配信元による制限</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Estimated from your last {n} days.</source>
      <translation>
        <numerusform>過去 {n} 日からの推定です。</numerusform>
      </translation>
    </message>
    <message>
      <source>Every feed hourly, {wait}</source>
      <translation>すべて毎時、{wait}</translation>
    </message>
    <message>
      <source>Refresh all on opening, {wait}</source>
      <translation>開いたときにすべて取得、{wait}</translation>
    </message>
    <message>
      <source>Now, a guess, {wait}</source>
      <translation>現在（推定）、{wait}</translation>
    </message>
    <message>
      <source>Now, {wait}</source>
      <translation>現在、{wait}</translation>
    </message>
    <message>
      <source>{n} → about {wait}</source>
      <translation>{n} → 約 {wait}</translation>
    </message>
    <message>
      <source>{n} → {wait}</source>
      <translation>{n} → {wait}</translation>
    </message>
    <message numerus="yes">
      <source>{n} fetches a day, expected wait {wait}, {share} ready on time</source>
      <translation>
        <numerusform>1 日 {n} 回の取得、予想待ち時間 {wait}、{share} はすでに届いています</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} minutes</source>
      <translation>
        <numerusform>{n} 分</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} percent</source>
      <translation>
        <numerusform>{n} パーセント</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>In your last {n} days, Paperround needed {share} of the fetches of hourly refreshing and kept you waiting {wait} longer.</source>
      <translation>
        <numerusform>過去 {n} 日、Paperround の取得は毎時の取得の {share} で、待ち時間は {wait}長くなりました。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name} would have kept you waiting {wait} less, at {n} fetches a day.</source>
      <translation>
        <numerusform>{name} なら、1 日 {n} 回の取得で待ち時間が {wait}短くなっていました。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Refreshing on opening would have used {n} fetches a day and kept you waiting {wait}.</source>
      <translation>
        <numerusform>開いたときの取得では、1 日 {n} 回の取得で待ち時間は {wait}でした。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>In your last {n} days, Paperround needed {share} of the fetches of hourly refreshing and kept you waiting {wait} less.</source>
      <translation>
        <numerusform>過去 {n} 日、Paperround の取得は毎時の取得の {share} で、待ち時間は {wait}短くなりました。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>At {n} fetches a day, no other simulated strategy would have kept you waiting less.</source>
      <translation>
        <numerusform>1 日 {n} 回の取得では、ほかのどの方式でも待ち時間は短くなりませんでした。</numerusform>
      </translation>
    </message>
    <message>
      <source>Paperround</source>
      <translation>Paperround</translation>
    </message>
    <message>
      <source>Paperround, simulated</source>
      <translation>Paperround（シミュレーション）</translation>
    </message>
    <message>
      <source>Cube-root shares, original times</source>
      <translation>立方根配分、論文どおりの時刻</translation>
    </message>
    <message>
      <source>All feeds when you open Paperround</source>
      <translation>Paperround を開いたときにすべて</translation>
    </message>
    <message>
      <source>Every feed, every hour</source>
      <translation>すべてのフィードを毎時</translation>
    </message>
    <message>
      <source>Every feed once a day</source>
      <translation>全フィードを 1 日 1 回</translation>
    </message>
    <message>
      <source>Fetches and waiting time</source>
      <translation>取得と待ち時間</translation>
    </message>
    <message>
      <source>Compare strategies</source>
      <translation>方式を比較</translation>
    </message>
    <message>
      <source>Savings</source>
      <translation>節約</translation>
    </message>
    <message>
      <source>Weeks to compare</source>
      <translation>比較する週</translation>
    </message>
    <message>
      <source>Export CSV</source>
      <translation>CSV を書き出す</translation>
    </message>
    <message>
      <source>Average wait for a new article against fetches a day. Lower left is best.</source>
      <translation>新しい記事までの平均待ち時間と 1 日の取得。左下ほど良い結果です。</translation>
    </message>
    <message>
      <source>Strategies</source>
      <translation>取得の方法</translation>
    </message>
    <message>
      <source>All strategies</source>
      <translation>すべての方式</translation>
    </message>
    <message>
      <source>Run</source>
      <translation>実行</translation>
    </message>
    <message>
      <source>Use this strategy for a week</source>
      <translation>この方式を 1 週間使う</translation>
    </message>
    <message>
      <source>From research papers, simulated with your own recent days</source>
      <translation>研究論文の方式を、最近の日々でシミュレーション</translation>
    </message>
    <message>
      <source>Now using Paperround’s own strategy</source>
      <translation>Paperround の方式に戻しました</translation>
    </message>
    <message>
      <source>Starting…</source>
      <translation>開始しています…</translation>
    </message>
    <message>
      <source>On opening</source>
      <translation>開いたとき</translation>
    </message>
    <message>
      <source>{name}, within your budget</source>
      <translation>{name}、予算内</translation>
    </message>
    <message>
      <source>Strategy</source>
      <translation>取得の方法</translation>
    </message>
    <message>
      <source>Wait</source>
      <translation>待ち時間</translation>
    </message>
    <message>
      <source>Missed articles per day</source>
      <translation>1 日に失う記事</translation>
    </message>
    <message>
      <source>Compared with Paperround</source>
      <translation>Paperround との差</translation>
    </message>
    <message numerus="yes">
      <source>Last {n} weeks</source>
      <translation>
        <numerusform>直近 {n} 週間</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>A simulation needs {n} full days of reading. You have {m}. Available from about {day}.</source>
      <translation>
        <numerusform>再現には、読んだ日が丸 {n} 日必要です。現在は {m} 日です。{day}ごろから実行できます。</numerusform>
      </translation>
    </message>
    <message>
      <source>Simulating {n} of {m}: {name}</source>
      <translation>再現中 {n} / {m}: {name}</translation>
    </message>
    <message>
      <source>Run again</source>
      <translation>再実行</translation>
    </message>
    <message numerus="yes">
      <source>{name}: {n} fetches a day, wait {wait}</source>
      <translation>
        <numerusform>{name}: 1 日 {n} 回の取得、待ち時間 {wait}</numerusform>
      </translation>
    </message>
    <message>
      <source>{wait} longer</source>
      <translation>{wait}延長</translation>
    </message>
    <message>
      <source>{wait} shorter</source>
      <translation>{wait}短縮</translation>
    </message>
    <message>
      <source>Now using {name} for a week</source>
      <translation>{name} を 1 週間使います</translation>
    </message>
    <message>
      <source>The simulation stopped early.</source>
      <translation>再現は途中で終わりました。</translation>
    </message>
    <message>
      <source>The simulation couldn’t run</source>
      <translation>再現できませんでした</translation>
    </message>
    <message>
      <source>You set a custom interval.</source>
      <translation>独自の間隔を指定しています。</translation>
    </message>
    <message>
      <source>You asked to be notified. No fetch is scheduled yet.</source>
      <translation>記事をすぐに受け取る設定です。取得はまだ予定されていません。</translation>
    </message>
    <message>
      <source>No fetch is scheduled in the next 24 hours.</source>
      <translation>今後 24 時間に取得の予定はありません。</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}. {reason}</source>
      <translation>1 日に {times}取得、次は {time}。{reason}</translation>
    </message>
    <message>
      <source>no articles so far</source>
      <translation>まだ記事がありません</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}. It publishes rarely ({rate}).</source>
      <translation>1 日に {times}取得、次は {time}。投稿はまれです（{rate}）。</translation>
    </message>
    <message>
      <source>When it publishes and when you read</source>
      <translation>投稿する時間と見る時間</translation>
    </message>
    <message>
      <source>Not known yet when it publishes: that takes ten articles over five days.</source>
      <translation>配信の時間はまだわかりません。5 日にわたる 10 件の記事が必要です。</translation>
    </message>
    <message>
      <source>Arrives by email, so there’s nothing to check. Its mailbox is in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>メールで届くため、取得は行いません。メールボックスは設定の「アカウントと送信先」にあります。</translation>
    </message>
    <message>
      <source>Paused until you resume it. Its articles are kept.</source>
      <translation>一時停止中: 再開するまで取得しません。記事は残ります。</translation>
    </message>
    <message>
      <source>Not fetched yet. It will be as soon as background refresh starts.</source>
      <translation>まだ取得していません。エンジンが動きしだい、最初の文書を取得します。</translation>
    </message>
    <message>
      <source>It publishes rarely ({rate}), so no fetch is scheduled in the next 24 hours.</source>
      <translation>投稿がまれ（{rate}）なので、今後 24 時間に取得の予定はありません。</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}, because it publishes mostly between {begin} and {end} and you usually read around {visit}.</source>
      <translation>1 日に {times}取得、次は {time}。主に {begin} 時から {end} 時の間に投稿され、普段 {visit} ごろに見るためです。</translation>
    </message>
    <message>
      <source>Refresh now</source>
      <translation>今すぐ取得</translation>
    </message>
    <message>
      <source>Details</source>
      <translation>詳細</translation>
    </message>
    <message>
      <source>Activity</source>
      <translation>アクティビティ</translation>
    </message>
    <message>
      <source>All feeds</source>
      <translation>すべてのフィード</translation>
    </message>
    <message>
      <source>latest fetches, newest first</source>
      <translation>最近の取得（新しい順）</translation>
    </message>
    <message>
      <source>{day} {time}</source>
      <translation>{day} {time}</translation>
    </message>
    <message>
      <source>Paperround is still learning when you read.</source>
      <translation>普段いつ見るかはまだ分かりません。</translation>
    </message>
    <message>
      <source>{every} Next fetch: {time}.</source>
      <translation>{every}次の取得は {time} です。</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}, because you want to be notified.</source>
      <translation>1 日に {times}取得、次は {time}。記事をすぐに受け取る設定のためです。</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}, because it publishes at any time of day and you usually read around {visit}.</source>
      <translation>1 日に {times}取得、次は {time}。時間を問わず投稿され、普段 {visit} ごろに見るためです。</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>結果</translation>
    </message>
    <message>
      <source>Size</source>
      <translation>サイズ</translation>
    </message>
    <message>
      <source>Reason</source>
      <translation>その時の理由</translation>
    </message>
    <message>
      <source>when it publishes</source>
      <translation>投稿する時間</translation>
    </message>
    <message>
      <source>fetched</source>
      <translation>取得済み</translation>
    </message>
    <message>
      <source>scheduled</source>
      <translation>予定</translation>
    </message>
    <message>
      <source>You’ve unsubscribed from this feed</source>
      <translation>このフィードはもうありません</translation>
    </message>
    <message>
      <source>You’re no longer subscribed to it.</source>
      <translation>もう登録されていません。</translation>
    </message>
    <message>
      <source>{paragraph} Today: {done} done, {planned} scheduled.</source>
      <translation>{paragraph}今日は {done} 回完了、{planned} 回予定。</translation>
    </message>
    <message>
      <source>Fetches per day so far</source>
      <translation>これまでの 1 日の取得</translation>
    </message>
    <message>
      <source>Data per day</source>
      <translation>1 日の通信量</translation>
    </message>
    <message>
      <source>Articles per day</source>
      <translation>1 日の記事数</translation>
    </message>
    <message>
      <source>Ready when you open Paperround</source>
      <translation>見たときに届いていた割合</translation>
    </message>
    <message>
      <source>Articles in feed</source>
      <translation>保持数</translation>
    </message>
    <message>
      <source>Server says when nothing changed</source>
      <translation>変更なしの通知に対応</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}, because you usually read around {visit}. Paperround is still learning when it publishes.</source>
      <translation>1 日に {times}取得、次は {time}。普段 {visit} ごろに見るためです。投稿する時間帯はまだ分かりません。</translation>
    </message>
    <message>
      <source>Unsubscribe from {feed}</source>
      <translation>{feed} の登録を解除</translation>
    </message>
    <message>
      <source>Yes</source>
      <translation>はい</translation>
    </message>
    <message>
      <source>No</source>
      <translation>いいえ</translation>
    </message>
    <message>
      <source>Publisher’s minimum interval</source>
      <translation>配信元の最短間隔</translation>
    </message>
    <message numerus="yes">
      <source>{n} hours a day</source>
      <translation>
        <numerusform>1 日 {n} 時間</numerusform>
      </translation>
    </message>
    <message>
      <source>Hours the publisher excludes</source>
      <translation>配信元が除外する時間</translation>
    </message>
    <message>
      <source>{time} scheduled</source>
      <translation>{time} 予定</translation>
    </message>
    <message>
      <source>{time}: the fetch that brought the article</source>
      <translation>{time}：この記事を届けた取得</translation>
    </message>
    <message numerus="yes">
      <source>{n} new</source>
      <translation>
        <numerusform>新着 {n} 件</numerusform>
      </translation>
    </message>
    <message>
      <source>Today {time}</source>
      <translation>今日 {time}</translation>
    </message>
    <message>
      <source>Yesterday {time}</source>
      <translation>昨日 {time}</translation>
    </message>
    <message>
      <source>Tomorrow {time}</source>
      <translation>明日 {time}</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}, because it publishes mostly between {begin} and {end}. Paperround is still learning when you read.</source>
      <translation>1 日に {times}取得、次は {time}。主に {begin} 時から {end} 時の間に投稿されるためです。普段いつ見るかはまだ分かりません。</translation>
    </message>
    <message>
      <source>Fetched {times} a day, next at {time}. Paperround is still learning when you read.</source>
      <translation>1 日に {times}取得、次は {time}。普段いつ見るかはまだ分かりません。</translation>
    </message>
    <message>
      <source>{time}, fetched: {result}. {why}</source>
      <translation>{time} 取得: {result}。{why}</translation>
    </message>
    <message>
      <source>{time}, scheduled. {why}</source>
      <translation>{time} 予定。{why}</translation>
    </message>
    <message>
      <source>Fetches since {time}</source>
      <translation>{time} からの取得</translation>
    </message>
    <message>
      <source>Data since {time}</source>
      <translation>{time} からの通信量</translation>
    </message>
    <message>
      <source>Status</source>
      <translation>現在の状態</translation>
    </message>
    <message>
      <source>You rarely open {feeds}. Together they use {share} of your fetches.</source>
      <translation>{feeds}はほとんど開いていません。合わせて取得の {share} を使っています。</translation>
    </message>
    <message>
      <source>about {n}</source>
      <translation>約 {n}</translation>
    </message>
    <message>
      <source>Filter feeds by name</source>
      <translation>フィードを名前で絞り込む</translation>
    </message>
    <message>
      <source>Feeds shown</source>
      <translation>表示中のフィード</translation>
    </message>
    <message>
      <source>Reading history is off, so it isn’t known which feeds you rarely open.</source>
      <translation>閲覧履歴がオフのため、あまり開かないフィードはわかりません。</translation>
    </message>
    <message numerus="yes">
      <source>Once you’ve opened {n} articles, feeds you rarely read are listed here. {m} so far.</source>
      <translation>
        <numerusform>記事を {n} 件開くと、あまり読まないフィードがここに並びます。今は {m} 件です。</numerusform>
      </translation>
    </message>
    <message>
      <source>You read something from every busy feed now and then.</source>
      <translation>投稿の多いフィードはどれも時々読んでいます。</translation>
    </message>
    <message>
      <source>You rarely open {feeds}. It uses {share} of your fetches.</source>
      <translation>{feeds}はほとんど開いていません。取得の {share} を使っています。</translation>
    </message>
    <message>
      <source>Opened {n} of {count} in {days} days</source>
      <translation>{days} 日で {count} 件中 {n} 件を開きました</translation>
    </message>
    <message>
      <source>{n} so far</source>
      <translation>これまで {n}</translation>
    </message>
    <message>
      <source>Filter</source>
      <translation>絞り込み</translation>
    </message>
    <message>
      <source>Needs attention</source>
      <translation>要確認</translation>
    </message>
    <message>
      <source>Rarely opened</source>
      <translation>あまり開かない</translation>
    </message>
    <message numerus="yes">
      <source>over the last {n} days</source>
      <translation>
        <numerusform>直近 {n} 日間</numerusform>
      </translation>
    </message>
    <message>
      <source>Next fetch</source>
      <translation>次の取得</translation>
    </message>
    <message>
      <source>No feeds yet</source>
      <translation>フィードはまだありません</translation>
    </message>
    <message>
      <source>Add a feed to see its activity here.</source>
      <translation>フィードを追加すると、取得の結果がここに表示されます。</translation>
    </message>
    <message numerus="yes">
      <source>{feeds}. {n} need attention: {names}.</source>
      <translation>
        <numerusform>{feeds}。{n} 個は要確認: {names}。</numerusform>
      </translation>
    </message>
    <message>
      <source>Counting since {time}. Daily figures appear after one full day.</source>
      <translation>取得と通信量は {time} から数えています。1 日あたりの数字は丸 1 日後に出ます。</translation>
    </message>
    <message>
      <source>Based on publication dates</source>
      <translation>記事の日付による</translation>
    </message>
    <message>
      <source>Fetches that found nothing new</source>
      <translation>新着のない取得</translation>
    </message>
    <message>
      <source>Average minutes you waited for one of its articles</source>
      <translation>見たときにこのフィードの記事を待った平均の分数</translation>
    </message>
    <message>
      <source>{feeds}. All OK.</source>
      <translation>{feeds}。すべて正常です。</translation>
    </message>
    <message>
      <source>{problem} ({status})</source>
      <translation>{problem}（{status}）</translation>
    </message>
    <message>
      <source>{feeds}. One needs attention: {names}.</source>
      <translation>{feeds}。1 個は要確認: {names}。</translation>
    </message>
    <message>
      <source>Calculating…</source>
      <translation>計算しています…</translation>
    </message>
    <message>
      <source>Couldn’t calculate these figures.</source>
      <translation>数字を計算できませんでした。</translation>
    </message>
    <message>
      <source>At weekends you start about {hours} earlier.</source>
      <translation>週末は約 {hours}早く始めます。</translation>
    </message>
    <message>
      <source>{day} {begin}:00 to {end}:00</source>
      <translation>{day} {begin}:00〜{end}:00</translation>
    </message>
    <message numerus="yes">
      <source>You read at this time in {n} of the last {m} weeks.</source>
      <translation>
        <numerusform>直近 {m} 週のうち {n} 週はこの時間に見ました。</numerusform>
      </translation>
    </message>
    <message>
      <source>Sessions a day</source>
      <translation>1 日の閲覧回数</translation>
    </message>
    <message>
      <source>Stored only on this computer: when you used the window and which feed was open.</source>
      <translation>このコンピューターにのみ保存: ウィンドウを使った時間と、開いていたフィード。</translation>
    </message>
    <message numerus="yes">
      <source>Low confidence ({n} days)</source>
      <translation>
        <numerusform>推定、{n} 日</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Low confidence ({n} of {m})</source>
      <translation>
        <numerusform>推定、{m} 個中 {n} 個</numerusform>
      </translation>
    </message>
    <message>
      <source>Your week, hour by hour</source>
      <translation>あなたの 1 週間、7 日 × 24 時間</translation>
    </message>
    <message>
      <source>Reading times</source>
      <translation>閲覧時間</translation>
    </message>
    <message>
      <source>Confidence</source>
      <translation>どれだけ確かか</translation>
    </message>
    <message numerus="yes">
      <source>Paperround hasn’t seen you read yet. After about {n} days, around {day}, it will know your daily pattern.</source>
      <translation>
        <numerusform>Paperround はまだあなたが読むのを見ていません。およそ {n} 日後、{day}ごろには、朝と晩の違いが分かるようになります。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Paperround has seen you read since {since}. After about {n} days, around {day}, it will know your daily pattern.</source>
      <translation>
        <numerusform>Paperround は {since} からあなたの閲覧を見ています。およそ {n} 日後、{day}ごろには、朝と晩の違いが分かるようになります。</numerusform>
      </translation>
    </message>
    <message>
      <source>You don’t read at any particular time of day.</source>
      <translation>見る時間は決まっていません。</translation>
    </message>
    <message>
      <source>an hour</source>
      <translation>1 時間</translation>
    </message>
    <message>
      <source>At weekends you start about {hours} later.</source>
      <translation>週末は約 {hours}遅く始めます。</translation>
    </message>
    <message numerus="yes">
      <source>You read at this time in {n} of the last {m} weeks, for about {minutes} min.</source>
      <translation>
        <numerusform>直近 {m} 週のうち {n} 週はこの時間に見ました。約 {minutes} 分間です。</numerusform>
      </translation>
    </message>
    <message>
      <source>Each feed</source>
      <translation>各フィード</translation>
    </message>
    <message>
      <source>Learning is paused. Nothing is recorded until you resume.</source>
      <translation>学習は一時停止中: 再開するまで何も記録しません。</translation>
    </message>
    <message numerus="yes">
      <source>Medium confidence ({n} days)</source>
      <translation>
        <numerusform>ほぼ確実、{n} 日</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>High confidence ({n} days)</source>
      <translation>
        <numerusform>確実、{n} 日</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Medium confidence ({n} of {m})</source>
      <translation>
        <numerusform>ほぼ確実、{m} 個中 {n} 個</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>High confidence ({n} of {m})</source>
      <translation>
        <numerusform>確実、{m} 個中 {n} 個</numerusform>
      </translation>
    </message>
    <message>
      <source>never</source>
      <translation>なし</translation>
    </message>
    <message>
      <source>almost always</source>
      <translation>ほぼ毎回</translation>
    </message>
    <message>
      <source>You usually read around {times}.</source>
      <translation>普段は {times} ごろに見ます。</translation>
    </message>
    <message>
      <source>today</source>
      <translation>今日</translation>
    </message>
    <message numerus="yes">
      <source>{n} in {m} days</source>
      <translation>
        <numerusform>{m} 日で {n} 件</numerusform>
      </translation>
    </message>
    <message>
      <source>Weekdays</source>
      <translation>平日</translation>
    </message>
    <message>
      <source>Weekends</source>
      <translation>週末</translation>
    </message>
    <message>
      <source>Resume learning</source>
      <translation>学習を再開</translation>
    </message>
    <message>
      <source>Pause learning</source>
      <translation>学習を一時停止</translation>
    </message>
    <message numerus="yes">
      <source>{n} hours</source>
      <translation>
        <numerusform>{n} 時間</numerusform>
      </translation>
    </message>
    <message>
      <source>Your week</source>
      <translation>あなたの 1 週間</translation>
    </message>
    <message numerus="yes">
      <source>You didn’t read at this time in any of the last {n} weeks.</source>
      <translation>
        <numerusform>直近 {n} 週は、この時間に一度も見ていません。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{day}: {n} sessions</source>
      <translation>
        <numerusform>{day}: {n} 回</numerusform>
      </translation>
    </message>
    <message>
      <source>No data for {day} yet.</source>
      <translation>{day}のことはまだ分かりません。</translation>
    </message>
    <message>
      <source>Weekend pattern expected around {day}.</source>
      <translation>週末のことは{day}ごろに分かります。</translation>
    </message>
    <message>
      <source>{share} fewer</source>
      <translation>{share} 減</translation>
    </message>
    <message>
      <source>{share} more</source>
      <translation>{share} 増</translation>
    </message>
    <message>
      <source>{share} less</source>
      <translation>{share} 減</translation>
    </message>
    <message numerus="yes">
      <source>In the last {n} full days, Paperround made {change} fetches than refreshing the same {feeds} every hour, in {batches} batches a day instead of {hours}.</source>
      <translation>
        <numerusform>過去 {n} 日、Paperround の取得は{feeds}の毎時の更新より {change}、まとまりは 1 日 {hours} ではなく {batches} でした。</numerusform>
      </translation>
    </message>
    <message>
      <source>New articles kept you waiting {change} on average.</source>
      <translation>新しい記事の待ち時間は平均 {change}。</translation>
    </message>
    <message>
      <source>Batches</source>
      <translation>スリープ解除</translation>
    </message>
    <message>
      <source>Radio time (estimated)</source>
      <translation>無線の時間（推定）</translation>
    </message>
    <message>
      <source>Radio time</source>
      <translation>無線オン</translation>
    </message>
    <message>
      <source>Figure of the chart</source>
      <translation>グラフの数値</translation>
    </message>
    <message>
      <source>A day, on average</source>
      <translation>1 日の平均</translation>
    </message>
    <message>
      <source>All figures and how they’re counted</source>
      <translation>すべての数値と数え方</translation>
    </message>
    <message>
      <source>Requests for feeds, not counting images</source>
      <translation>フィードへのリクエスト数。画像は含みません</translation>
    </message>
    <message>
      <source>Compare strategies…</source>
      <translation>方式を比較…</translation>
    </message>
    <message>
      <source>Paperround, every hour, on opening and once a day, with your own last days</source>
      <translation>Paperround、毎時、開いたとき、1 日 1 回を最近の日々で比較</translation>
    </message>
    <message>
      <source>In return, new articles kept you waiting {change} on average.</source>
      <translation>その代わり、新しい記事の待ち時間は平均 {change}。</translation>
    </message>
    <message>
      <source>a day</source>
      <translation>1 日あたり</translation>
    </message>
    <message>
      <source>In all</source>
      <translation>合計</translation>
    </message>
    <message>
      <source>All data, a day on average</source>
      <translation>すべてのデータ、1 日の平均</translation>
    </message>
    <message>
      <source>Refresh on opening</source>
      <translation>開いたときに更新</translation>
    </message>
    <message>
      <source>How it is counted</source>
      <translation>数え方</translation>
    </message>
    <message>
      <source>every feed every hour</source>
      <translation>全フィードを毎時</translation>
    </message>
    <message>
      <source>Too early to say: one day so far.</source>
      <translation>判断には早すぎます。まだ 1 日です。</translation>
    </message>
    <message>
      <source>Since {time}: {fetches} in {wake_ups}, {size}.</source>
      <translation>{time} から: {wake_ups}で {fetches}、{size}。</translation>
    </message>
    <message>
      <source>Savings are counted in full days. First results on {day}.</source>
      <translation>節約は丸 1 日ごとに数えます。最初の数字は{day}に出ます。</translation>
    </message>
    <message>
      <source>Measured for Paperround, estimated from feed sizes for the others</source>
      <translation>実測値。ほかは各フィードのサイズから計算</translation>
    </message>
    <message>
      <source>Average wait for a new article</source>
      <translation>新しい記事までの待ち時間</translation>
    </message>
    <message>
      <source>From publication until you could read it, averaged over all articles</source>
      <translation>記事 1 件ごとの、投稿からそれを待った各閲覧までの時間</translation>
    </message>
    <message>
      <source>Ready on time</source>
      <translation>到着済み</translation>
    </message>
    <message>
      <source>New articles that were ready the next time you opened Paperround</source>
      <translation>投稿後に最初に見たとき、すでに届いていた新しい記事</translation>
    </message>
    <message>
      <source>Missed articles</source>
      <translation>失われた記事</translation>
    </message>
    <message>
      <source>Dropped out of the feed before it was fetched (estimated)</source>
      <translation>取得する前にフィードから消えた記事。空白から推定</translation>
    </message>
    <message>
      <source>Bursts of network activity (fetches close together count as one)</source>
      <translation>取得でコンピューターが動いた回数。近いものは 1 回と数える</translation>
    </message>
    <message>
      <source>Estimated for a mobile connection, where the radio stays on for 12 s after each burst</source>
      <translation>モバイル回線の場合。スリープ解除のたびに 12 秒間オンのままになります</translation>
    </message>
    <message>
      <source>Processor time</source>
      <translation>プロセッサー時間</translation>
    </message>
    <message>
      <source>Of all parts of Paperround</source>
      <translation>Paperround のすべての部分の合計</translation>
    </message>
    <message>
      <source>Compared with fetching every hour above</source>
      <translation>上で毎時取得と比較した分</translation>
    </message>
    <message>
      <source>In articles you opened and in lists</source>
      <translation>開いた記事と一覧の画像</translation>
    </message>
    <message>
      <source>Icons</source>
      <translation>アイコン</translation>
    </message>
    <message>
      <source>Feed icons, checked once a month</source>
      <translation>フィードのアイコン、月に 1 回確認</translation>
    </message>
    <message>
      <source>Full articles</source>
      <translation>全文</translation>
    </message>
    <message>
      <source>Loaded from their web pages</source>
      <translation>元のページから読み込み</translation>
    </message>
    <message>
      <source>Articles and images downloaded ahead</source>
      <translation>事前にダウンロードした記事と画像</translation>
    </message>
    <message>
      <source>Episodes you downloaded and those downloaded ahead</source>
      <translation>自分でダウンロードした音声と事前にダウンロードした音声</translation>
    </message>
    <message>
      <source>Accounts</source>
      <translation>アカウント</translation>
    </message>
    <message>
      <source>Synchronizing with servers</source>
      <translation>サーバーとの同期</translation>
    </message>
    <message>
      <source>Mail</source>
      <translation>メール</translation>
    </message>
    <message>
      <source>Newsletters</source>
      <translation>ニュースレター</translation>
    </message>
    <message>
      <source>Updates</source>
      <translation>更新</translation>
    </message>
    <message>
      <source>Checking for a new version of Paperround</source>
      <translation>Paperround の新しいバージョンの確認</translation>
    </message>
    <message>
      <source>this week</source>
      <translation>今週</translation>
    </message>
    <message>
      <source>no data yet</source>
      <translation>閲覧の記録なし</translation>
    </message>
    <message>
      <source>{n}, hourly {m}</source>
      <translation>{n}、毎時なら {m}</translation>
    </message>
    <message>
      <source>{n} a day, hourly {m}</source>
      <translation>1 日 {n}、毎時 {m}</translation>
    </message>
    <message>
      <source>{day}: {ours}, hourly {theirs}</source>
      <translation>{day}：{ours}、毎時 {theirs}</translation>
    </message>
    <message>
      <source>{measure} compared with hourly</source>
      <translation>{measure}（毎時との比較）</translation>
    </message>
    <message>
      <source>hourly: {m}. Too early for a percentage.</source>
      <translation>毎時なら {m}。割合を出すには早すぎます</translation>
    </message>
    <message numerus="yes">
      <source>Last {n} days</source>
      <translation>
        <numerusform>過去 {n} 日</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Too early to say: {n} days so far.</source>
      <translation>
        <numerusform>判断には早すぎます。まだ {n} 日です。</numerusform>
      </translation>
    </message>
    <message>
      <source>{n} a day</source>
      <translation>1 日 {n}</translation>
    </message>
    <message>
      <source>strategy</source>
      <translation>方式</translation>
    </message>
    <message>
      <source>{name} from {first} to {last}, compared with as many days before:</source>
      <translation>{name}、{first} から {last} まで。その前の同じ日数との比較：</translation>
    </message>
    <message>
      <source>Use Paperround’s own strategy</source>
      <translation>Paperround の方式を使う</translation>
    </message>
    <message>
      <source>Before and with the other strategy</source>
      <translation>以前と別の方式</translation>
    </message>
    <message>
      <source>Strategy in use: {name}, until {day}.</source>
      <translation>使用中の方式：{name}、{day} まで。</translation>
    </message>
    <message>
      <source>Batches per day</source>
      <translation>1 日にスリープを解除する回数</translation>
    </message>
    <message>
      <source>Before</source>
      <translation>以前</translation>
    </message>
    <message>
      <source>With it</source>
      <translation>この方式</translation>
    </message>
    <message>
      <source>Since {day}, compared with as many days before:</source>
      <translation>{day} から。その前の同じ日数との比較：</translation>
    </message>
    <message>
      <source>Strategy in use: {name}.</source>
      <translation>使用中の方式：{name}。</translation>
    </message>
    <message>
      <source>{name} synced {times} ({size}). Hourly would have been {hours}.</source>
      <translation>{name} への問い合わせは {times}、{size}。毎時なら {hours}でした。</translation>
    </message>
    <message>
      <source>Offline from {begin} to {end}</source>
      <translation>{begin} から {end} までオフライン</translation>
    </message>
    <message>
      <source>You were offline, so nothing was fetched. That isn’t an error.</source>
      <translation>回線がなかったため何も取得せず、エラーとしても数えません。</translation>
    </message>
    <message>
      <source>1 article with images is downloaded for {time} ({size}).</source>
      <translation>{time} に向けて 1 件の記事と画像が届いています。{size}。</translation>
    </message>
    <message>
      <source>Timeline of {day}. {done} done, {planned} scheduled. You read: {times}.</source>
      <translation>{day}の時系列。{done} 完了、{planned} 予定。閲覧: {times}。</translation>
    </message>
    <message>
      <source>Nothing is scheduled yet. Scheduling starts with background refresh.</source>
      <translation>予定はありません。Paperround はエンジンが動きしだい計画します。</translation>
    </message>
    <message numerus="yes">
      <source>{n} batches, {m} fetches. Each batch wakes the network once.</source>
      <translation>
        <numerusform>スリープ解除 {n} 回、取得 {m} 回。スリープ解除 1 回につき、ネットワークを起こすのは 1 度だけです。</numerusform>
      </translation>
    </message>
    <message>
      <source>Not running from {begin} to {end}</source>
      <translation>{begin} から {end} まで停止</translation>
    </message>
    <message>
      <source>Paperround was closed or the computer was off, so nothing was fetched.</source>
      <translation>Paperround が閉じていたか電源が切れていたため、取得できませんでした。</translation>
    </message>
    <message numerus="yes">
      <source>{n} articles with images are downloaded for {time} ({size}).</source>
      <translation>
        <numerusform>{time} に向けて {n} 件の記事と画像が届いています。{size}。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} articles are downloaded for {time} ({size}).</source>
      <translation>
        <numerusform>{time} に向けて {n} 件の記事が届いています。{size}。</numerusform>
      </translation>
    </message>
    <message>
      <source>You’re usually offline then.</source>
      <translation>その時間は普段、接続がありません。</translation>
    </message>
    <message>
      <source>Schedule</source>
      <translation>予定</translation>
    </message>
    <message>
      <source>Day</source>
      <translation>日</translation>
    </message>
    <message>
      <source>Download articles before</source>
      <translation>その前に記事をダウンロード</translation>
    </message>
    <message>
      <source>Coming up</source>
      <translation>今後の予定</translation>
    </message>
    <message>
      <source>Articles are downloaded before you go offline</source>
      <translation>オフラインになる前に記事をダウンロードします</translation>
    </message>
    <message>
      <source>There was nothing new.</source>
      <translation>新しい投稿はありませんでした。</translation>
    </message>
    <message>
      <source>Nothing is scheduled for tomorrow yet.</source>
      <translation>明日の予定はまだありません。</translation>
    </message>
    <message>
      <source>not yet</source>
      <translation>まだです</translation>
    </message>
    <message>
      <source>New articles</source>
      <translation>新しい記事</translation>
    </message>
    <message>
      <source>{reason}, open</source>
      <translation>{reason}、展開中</translation>
    </message>
    <message>
      <source>{reason}, folded</source>
      <translation>{reason}、折りたたみ中</translation>
    </message>
    <message>
      <source>1 batch, {m} fetches. Each batch wakes the network once.</source>
      <translation>スリープ解除 1 回、取得 {m} 回。スリープ解除 1 回につき、ネットワークを起こすのは 1 度だけです。</translation>
    </message>
    <message>
      <source>Asleep from {begin} to {end}</source>
      <translation>{begin} から {end} までスリープ</translation>
    </message>
    <message>
      <source>The computer was asleep, so nothing was fetched.</source>
      <translation>コンピューターがスリープ中だったため、取得できませんでした。</translation>
    </message>
    <message>
      <source>Yesterday</source>
      <translation>昨日</translation>
    </message>
    <message>
      <source>Tomorrow</source>
      <translation>明日</translation>
    </message>
    <message>
      <source>Wait avoided</source>
      <translation>減らした待ち時間</translation>
    </message>
    <message>
      <source>Add a feed to see its fetches here.</source>
      <translation>フィードを追加すると、その取得がここに表示されます。</translation>
    </message>
    <message>
      <source>{wake_ups}, {fetches}.</source>
      <translation>{wake_ups}、{fetches}。</translation>
    </message>
    <message>
      <source>You didn’t read on this day.</source>
      <translation>この日は見ていません。</translation>
    </message>
    <message>
      <source>You read {times}.</source>
      <translation>{times}見ました。</translation>
    </message>
    <message>
      <source>Nothing new since you subscribed.</source>
      <translation>登録してから新しい投稿はありません。</translation>
    </message>
    <message>
      <source>Of the new articles known so far, {share} were ready when you read.</source>
      <translation>これまでに分かっている新しい記事のうち、{share} は読むときに届いていました。</translation>
    </message>
    <message>
      <source>{polls} scheduled until {time}. The rest is scheduled closer to the time.</source>
      <translation>{time} までに {polls}を予定。その後は日が近づくと計画します。</translation>
    </message>
    <message numerus="yes">
      <source>{time}, fetched · {feeds}, {n} new</source>
      <translation>
        <numerusform>{time} 取得 · {feeds}、新着 {n} 件</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{names} and {n} more.</source>
      <translation>
        <numerusform>{names}、ほか {n} 個。</numerusform>
      </translation>
    </message>
    <message>
      <source>No fetches on this day.</source>
      <translation>この日の取得はありません。</translation>
    </message>
    <message>
      <source>You were here {spans}.</source>
      <translation>見ていた時間: {spans}。</translation>
    </message>
    <message>
      <source>You often read offline around {time}.</source>
      <translation>{time} ごろによくオフラインで読んでいます。</translation>
    </message>
    <message numerus="yes">
      <source>{n} couldn’t be downloaded in full.</source>
      <translation>
        <numerusform>うち {n} 件は全文を取得できませんでした。</numerusform>
      </translation>
    </message>
    <message>
      <source>Nothing new</source>
      <translation>新着なし</translation>
    </message>
    <message>
      <source>Scheduled</source>
      <translation>予定</translation>
    </message>
    <message>
      <source>You read</source>
      <translation>閲覧</translation>
    </message>
    <message>
      <source>Asleep, off or offline</source>
      <translation>スリープ、電源オフ、オフライン</translation>
    </message>
    <message>
      <source>Waiting time these fetches save you</source>
      <translation>この取得で減る待ち時間</translation>
    </message>
    <message>
      <source>{time}, scheduled · {feeds} in one batch</source>
      <translation>{time} 予定 · 1 回のスリープ解除で {feeds}</translation>
    </message>
    <message>
      <source>{time}, fetched · {feeds}, nothing new</source>
      <translation>{time} 取得 · {feeds}、新着なし</translation>
    </message>
    <message numerus="yes">
      <source>{time} and {n} more</source>
      <translation>
        <numerusform>{time} ほか {n} 回</numerusform>
      </translation>
    </message>
    <message>
      <source>Asleep until {time}</source>
      <translation>{time} までスリープ</translation>
    </message>
    <message>
      <source>Closed until {time}</source>
      <translation>{time} まで停止</translation>
    </message>
    <message>
      <source>Asleep</source>
      <translation>スリープ</translation>
    </message>
    <message>
      <source>Closed</source>
      <translation>停止</translation>
    </message>
    <message>
      <source>Timeline of the day</source>
      <translation>1 日の時系列</translation>
    </message>
    <message>
      <source>Not enough data yet. It takes about 10 days of reading.</source>
      <translation>まだ分かりません。今日が初日です。およそ 10 日後に分かります。</translation>
    </message>
    <message>
      <source>When you
usually read</source>
      <translation>普段
見る時間</translation>
    </message>
    <message>
      <source>0 feeds</source>
      <translation>0 個のフィード</translation>
    </message>
    <message numerus="yes">
      <source>Paperround has seen you read on {n} days. After about 10 it will know your daily pattern.</source>
      <translation>
        <numerusform>{n} 日間の閲覧を見ました。およそ 10 日後には朝と晩の違いが分かります。</numerusform>
      </translation>
    </message>
    <message>
      <source>Now {time}</source>
      <translation>現在 {time}</translation>
    </message>
    <message>
      <source>Usually off</source>
      <translation>普段は電源オフ</translation>
    </message>
    <message>
      <source>Estimate</source>
      <translation>今のところ推定</translation>
    </message>
    <message>
      <source>No fetch scheduled</source>
      <translation>取得の予定なし</translation>
    </message>
    <message numerus="yes">
      <source>{n}, all OK</source>
      <translation>
        <numerusform>{n} 個、すべて正常</numerusform>
      </translation>
    </message>
    <message>
      <source>Back to reading</source>
      <translation>閲覧に戻る</translation>
    </message>
    <message>
      <source>Insights pages</source>
      <translation>インサイトのページ</translation>
    </message>
    <message>
      <source>Learn more</source>
      <translation>詳しく見る</translation>
    </message>
    <message>
      <source>Page of Insights</source>
      <translation>インサイトのページ</translation>
    </message>
    <message>
      <source>{share} more fetches</source>
      <translation>取得 {share} 増</translation>
    </message>
    <message>
      <source>{share} fewer fetches</source>
      <translation>取得 {share} 減</translation>
    </message>
    <message>
      <source>Medium confidence</source>
      <translation>ほぼ確実</translation>
    </message>
    <message>
      <source>High confidence</source>
      <translation>確実</translation>
    </message>
    <message numerus="yes">
      <source>{n}, one needs attention</source>
      <translation>
        <numerusform>{n} 個、1 個は要確認</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n}, {m} need attention</source>
      <translation>
        <numerusform>{n} 個、{m} 個は要確認</numerusform>
      </translation>
    </message>
    <message>
      <source>Next fetch {time}</source>
      <translation>次の取得 {time}</translation>
    </message>
    <message numerus="yes">
      <source>{n} fetches a day</source>
      <translation>
        <numerusform>1 日 {n} 回の取得</numerusform>
      </translation>
    </message>
    <message>
      <source>Mark all as read in {place}: {posts}</source>
      <translation>{place}をすべて既読にする: {posts}</translation>
    </message>
    <message>
      <source>Mark as unread</source>
      <translation>未読にする</translation>
    </message>
    <message>
      <source>Mark as read</source>
      <translation>既読にする</translation>
    </message>
    <message>
      <source>Unstar</source>
      <translation>スターを外す</translation>
    </message>
    <message>
      <source>Read</source>
      <translation>既読</translation>
    </message>
    <message>
      <source>Remove highlight</source>
      <translation>強調を外す</translation>
    </message>
    <message>
      <source>Mark all as read in {place}</source>
      <translation>{place}をすべて既読にする</translation>
    </message>
    <message numerus="yes">
      <source>{n} or more new</source>
      <translation>
        <numerusform>新着 {n} 件以上</numerusform>
      </translation>
    </message>
    <message>
      <source>Show folder</source>
      <translation>フォルダーを表示</translation>
    </message>
    <message>
      <source>Enter password…</source>
      <translation>パスワードを入力…</translation>
    </message>
    <message>
      <source>{what}. Press Ctrl+Z to undo.</source>
      <translation>{what}。Control Z で元に戻せます。</translation>
    </message>
    <message>
      <source>Clear</source>
      <translation>クリア</translation>
    </message>
    <message>
      <source>less than 1 article a year</source>
      <translation>年に 1 件未満</translation>
    </message>
    <message>
      <source>played</source>
      <translation>再生済み</translation>
    </message>
    <message>
      <source>1 min listen</source>
      <translation>1 分で聴けます</translation>
    </message>
    <message>
      <source>about 1 article a day</source>
      <translation>1 日に約 1 件</translation>
    </message>
    <message numerus="yes">
      <source>about {n} articles a day</source>
      <translation>
        <numerusform>1 日に約 {n} 件</numerusform>
      </translation>
    </message>
    <message>
      <source>about 1 article a week</source>
      <translation>週に約 1 件</translation>
    </message>
    <message numerus="yes">
      <source>about {n} articles a week</source>
      <translation>
        <numerusform>週に約 {n} 件</numerusform>
      </translation>
    </message>
    <message>
      <source>about 1 article a month</source>
      <translation>月に約 1 件</translation>
    </message>
    <message numerus="yes">
      <source>about {n} articles a month</source>
      <translation>
        <numerusform>月に約 {n} 件</numerusform>
      </translation>
    </message>
    <message>
      <source>about 1 article a year</source>
      <translation>年に約 1 件</translation>
    </message>
    <message numerus="yes">
      <source>about {n} articles a year</source>
      <translation>
        <numerusform>年に約 {n} 件</numerusform>
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
      <translation>今日から</translation>
    </message>
    <message>
      <source>since yesterday</source>
      <translation>昨日から</translation>
    </message>
    <message>
      <source>1 article</source>
      <translation>1 件の記事</translation>
    </message>
    <message>
      <source>1 star</source>
      <translation>1 個のスター</translation>
    </message>
    <message>
      <source>Episode</source>
      <translation>音声</translation>
    </message>
    <message>
      <source>Untitled</source>
      <translation>文字のない記事</translation>
    </message>
    <message>
      <source>twice</source>
      <translation>2 回</translation>
    </message>
    <message>
      <source>three times</source>
      <translation>3 回</translation>
    </message>
    <message>
      <source>four times</source>
      <translation>4 回</translation>
    </message>
    <message>
      <source>five times</source>
      <translation>5 回</translation>
    </message>
    <message>
      <source>1 batch</source>
      <translation>1 回のスリープ解除</translation>
    </message>
    <message>
      <source>1 fetch</source>
      <translation>1 回の取得</translation>
    </message>
    <message>
      <source>in progress</source>
      <translation>再生途中</translation>
    </message>
    <message>
      <source>{left} of {whole} min left</source>
      <translation>{whole} 分中、残り {left} 分</translation>
    </message>
    <message numerus="yes">
      <source>{minutes} min listen</source>
      <translation>
        <numerusform>{minutes} 分で聴けます</numerusform>
      </translation>
    </message>
    <message>
      <source>{place} of {whole}</source>
      <translation>{place} / {whole}</translation>
    </message>
    <message>
      <source>1 hour</source>
      <translation>1 時間</translation>
    </message>
    <message>
      <source>1 minute ago</source>
      <translation>1 分前</translation>
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
      <translation>{day}から</translation>
    </message>
    <message>
      <source>{n}%</source>
      <translation>{n}%</translation>
    </message>
    <message numerus="yes">
      <source>{n} unread</source>
      <translation>
        <numerusform>未読 {n} 件</numerusform>
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
      <translation>{span}後</translation>
    </message>
    <message>
      <source>{some} and {last}</source>
      <translation>{some}、{last}</translation>
    </message>
    <message>
      <source>{time} ago</source>
      <translation>{time}前</translation>
    </message>
    <message>
      <source>Today, {day}</source>
      <translation>今日、{day}</translation>
    </message>
    <message>
      <source>Yesterday, {day}</source>
      <translation>昨日、{day}</translation>
    </message>
    <message numerus="yes">
      <source>{n} articles</source>
      <translation>
        <numerusform>{n} 件の記事</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} stars</source>
      <translation>
        <numerusform>{n} 個のスター</numerusform>
      </translation>
    </message>
    <message>
      <source>Link to {host}</source>
      <translation>{host} へのリンク</translation>
    </message>
    <message>
      <source>{h} h {m} min</source>
      <translation>{h} 時間 {m} 分</translation>
    </message>
    <message>
      <source>{h} h</source>
      <translation>{h} 時間</translation>
    </message>
    <message numerus="yes">
      <source>{n} batches</source>
      <translation>
        <numerusform>{n} 回のスリープ解除</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} fetches</source>
      <translation>
        <numerusform>{n} 回の取得</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} minutes ago</source>
      <translation>
        <numerusform>{n} 分前</numerusform>
      </translation>
    </message>
    <message>
      <source>Couldn’t load the list.</source>
      <translation>一覧を読み込めませんでした。</translation>
    </message>
    <message>
      <source>all articles</source>
      <translation>すべての記事</translation>
    </message>
    <message>
      <source>Clear search</source>
      <translation>検索をクリア</translation>
    </message>
    <message>
      <source>Your first articles will appear in a moment.</source>
      <translation>まもなく最初の記事が届きます。</translation>
    </message>
    <message>
      <source>Read a few articles, and suggestions based on them will appear here.</source>
      <translation>いくつか記事を読んでみてください。読んだ話題に応じて、ここの内容が決まります。</translation>
    </message>
    <message>
      <source>No articles today yet</source>
      <translation>今日の記事はまだありません</translation>
    </message>
    <message>
      <source>Nothing here yet</source>
      <translation>まだ何もありません</translation>
    </message>
    <message>
      <source>Show now</source>
      <translation>今すぐ表示</translation>
    </message>
    <message>
      <source>No new articles. Next edition at {time}.</source>
      <translation>待っている新着はありません。次の新聞は {time} です。</translation>
    </message>
    <message>
      <source>Refresh anyway</source>
      <translation>それでも取得</translation>
    </message>
    <message>
      <source>Add a website you like, or bring your feeds from another reader.</source>
      <translation>好きなサイトを追加するか、ほかのリーダーからフィードを読み込みましょう。</translation>
    </message>
    <message>
      <source>No results for “{words}”</source>
      <translation>「{words}」の検索結果はありません</translation>
    </message>
    <message>
      <source>No connection</source>
      <translation>接続がありません</translation>
    </message>
    <message>
      <source>Its server asked Paperround to wait until then.</source>
      <translation>サーバーがそれまで待つよう求めています。</translation>
    </message>
    <message>
      <source>Refreshing {what}…</source>
      <translation>{what}を取得しています…</translation>
    </message>
    <message>
      <source>Nothing to suggest yet</source>
      <translation>まだおすすめはありません</translation>
    </message>
    <message>
      <source>Nothing found yet</source>
      <translation>まだ見つかりません</translation>
    </message>
    <message>
      <source>No starred articles</source>
      <translation>スター付きはまだありません</translation>
    </message>
    <message>
      <source>Press S to star an article and keep it here.</source>
      <translation>記事で s を押すと、ここに残ります。</translation>
    </message>
    <message>
      <source>All caught up</source>
      <translation>すべて既読</translation>
    </message>
    <message>
      <source>1 new article waiting for the {time} edition.</source>
      <translation>1 件の新しい記事が {time} の新聞を待っています。</translation>
    </message>
    <message numerus="yes">
      <source>{n} new articles waiting for the {time} edition.</source>
      <translation>
        <numerusform>{n} 件の新しい記事が {time} の新聞を待っています。</numerusform>
      </translation>
    </message>
    <message>
      <source>Choose again…</source>
      <translation>選び直す…</translation>
    </message>
    <message>
      <source>Searched {place}.</source>
      <translation>{place}を検索しました。</translation>
    </message>
    <message>
      <source>Search everywhere</source>
      <translation>すべてを検索</translation>
    </message>
    <message>
      <source>{what} will be fetched at {time}</source>
      <translation>{what}は {time} に届きます</translation>
    </message>
    <message>
      <source>New matches appear here automatically.</source>
      <translation>条件に合うものが自動的に届きます。</translation>
    </message>
    <message numerus="yes">
      <source>{n} feeds here couldn’t be refreshed.</source>
      <translation>
        <numerusform>ここの {n} 個のフィードを取得できませんでした。</numerusform>
      </translation>
    </message>
    <message>
      <source>1 feed here couldn’t be refreshed.</source>
      <translation>ここの 1 個のフィードを取得できませんでした。</translation>
    </message>
    <message>
      <source>Browse starter feeds</source>
      <translation>おすすめのフィードを見る</translation>
    </message>
    <message>
      <source>Add a sync account</source>
      <translation>同期アカウントを追加</translation>
    </message>
    <message>
      <source>{what} will be fetched once you’re back online.</source>
      <translation>接続できしだい取得します: {what}。</translation>
    </message>
    <message>
      <source>the search for {words}</source>
      <translation>「{words}」の検索結果</translation>
    </message>
    <message>
      <source>Everywhere</source>
      <translation>すべて</translation>
    </message>
    <message>
      <source>Search all articles, not just this list</source>
      <translation>この場所だけでなく、すべての記事を検索</translation>
    </message>
    <message>
      <source>Search tips</source>
      <translation>ここに入力できるもの</translation>
    </message>
    <message>
      <source>Search tips (Alt+Down)</source>
      <translation>ここに入力できるもの（Alt+↓）</translation>
    </message>
    <message>
      <source>1 result</source>
      <translation>1 件一致</translation>
    </message>
    <message>
      <source>View options</source>
      <translation>表示オプション</translation>
    </message>
    <message>
      <source>All</source>
      <translation>すべて</translation>
    </message>
    <message>
      <source>Sort</source>
      <translation>並べ替え</translation>
    </message>
    <message>
      <source>Group by</source>
      <translation>グループ化</translation>
    </message>
    <message>
      <source>Rows</source>
      <translation>行</translation>
    </message>
    <message>
      <source>Cards</source>
      <translation>カード</translation>
    </message>
    <message>
      <source>night ferry</source>
      <translation>夜行 フェリー</translation>
    </message>
    <message>
      <source>both words, anywhere</source>
      <translation>両方の語、場所を問わず</translation>
    </message>
    <message>
      <source>"night ferry"</source>
      <translation>"夜行フェリー"</translation>
    </message>
    <message>
      <source>exactly this phrase</source>
      <translation>この語句そのまま</translation>
    </message>
    <message>
      <source>ferry OR boat</source>
      <translation>フェリー OR 船</translation>
    </message>
    <message>
      <source>either word</source>
      <translation>いずれか</translation>
    </message>
    <message>
      <source>ferry -night</source>
      <translation>フェリー -夜行</translation>
    </message>
    <message>
      <source>leave out a word</source>
      <translation>この語を含まない</translation>
    </message>
    <message>
      <source>(ferry OR boat) night</source>
      <translation>(フェリー OR 船) 夜行</translation>
    </message>
    <message>
      <source>group with parentheses</source>
      <translation>かっこでまとめる</translation>
    </message>
    <message>
      <source>title:ferry</source>
      <translation>title:フェリー</translation>
    </message>
    <message>
      <source>in the title; also author: and text:</source>
      <translation>タイトル内。author: と text: も</translation>
    </message>
    <message>
      <source>feed:"Harbour Gazette"</source>
      <translation>feed:"港新聞"</translation>
    </message>
    <message>
      <source>from this feed</source>
      <translation>このフィードの記事</translation>
    </message>
    <message>
      <source>folder:News</source>
      <translation>folder:ニュース</translation>
    </message>
    <message>
      <source>in this folder</source>
      <translation>このフォルダー内</translation>
    </message>
    <message>
      <source>tag:later</source>
      <translation>tag:あとで</translation>
    </message>
    <message>
      <source>with this tag</source>
      <translation>このタグ付き</translation>
    </message>
    <message>
      <source>is:unread</source>
      <translation>is:unread</translation>
    </message>
    <message>
      <source>also is:read, is:starred</source>
      <translation>is:read、is:starred も</translation>
    </message>
    <message>
      <source>after:7d</source>
      <translation>after:7d</translation>
    </message>
    <message>
      <source>from the last 7 days</source>
      <translation>直近 7 日間</translation>
    </message>
    <message>
      <source>before:2026-03</source>
      <translation>before:2026-03</translation>
    </message>
    <message>
      <source>before a day, month or year</source>
      <translation>指定の日、月、年より前</translation>
    </message>
    <message>
      <source>Newest</source>
      <translation>新しい順</translation>
    </message>
    <message>
      <source>Oldest</source>
      <translation>古い順</translation>
    </message>
    <message>
      <source>Relevance</source>
      <translation>関連度</translation>
    </message>
    <message numerus="yes">
      <source>{n} results</source>
      <translation>
        <numerusform>{n} 件一致</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>the latest {n} results</source>
      <translation>
        <numerusform>新しい {n} 件の一致</numerusform>
      </translation>
    </message>
    <message>
      <source>Search in {place}</source>
      <translation>{place}を検索</translation>
    </message>
    <message>
      <source>Try now</source>
      <translation>今すぐ試す</translation>
    </message>
    <message>
      <source>Also in 1 other feed</source>
      <translation>ほか 1 個のフィードにも</translation>
    </message>
    <message>
      <source>1 similar article</source>
      <translation>似た記事があと 1 件</translation>
    </message>
    <message>
      <source>Also in {feeds}</source>
      <translation>{feeds} にも</translation>
    </message>
    <message numerus="yes">
      <source>Also in {n} other feeds</source>
      <translation>
        <numerusform>ほか {n} 個のフィードにも</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} similar articles</source>
      <translation>
        <numerusform>似た記事があと {n} 件</numerusform>
      </translation>
    </message>
    <message>
      <source>Plugged in or charging</source>
      <translation>電源に接続中または充電中</translation>
    </message>
    <message>
      <source>On battery or saving power</source>
      <translation>バッテリー使用中または省電力</translation>
    </message>
    <message>
      <source>Nothing more is scheduled today.</source>
      <translation>今日の予定はもうありません。</translation>
    </message>
    <message numerus="yes">
      <source>{n} scheduled for later today</source>
      <translation>
        <numerusform>今日この後の予定 {n} 回</numerusform>
      </translation>
    </message>
    <message>
      <source>Online, not metered</source>
      <translation>オンライン、従量制ではない</translation>
    </message>
    <message>
      <source>Today’s schedule</source>
      <translation>今日の予定</translation>
    </message>
    <message>
      <source>When you usually read</source>
      <translation>普段読む時間</translation>
    </message>
    <message>
      <source>A typical day</source>
      <translation>一般的な 1 日</translation>
    </message>
    <message>
      <source>Paused. Refresh still works.</source>
      <translation>一時停止中。手動での取得はできます。</translation>
    </message>
    <message>
      <source>Offline. Fetching resumes when you reconnect.</source>
      <translation>オフライン。接続が戻ると取得を再開します。</translation>
    </message>
    <message numerus="yes">
      <source>{n} scheduled for later today, {m} in reserve</source>
      <translation>
        <numerusform>今日この後の予定 {n} 回、予備 {m} 回</numerusform>
      </translation>
    </message>
    <message>
      <source>Next batches</source>
      <translation>次のスリープ解除</translation>
    </message>
    <message>
      <source>Each batch wakes the network once</source>
      <translation>スリープ解除 1 回につき、ネットワークを起こすのは 1 度だけです</translation>
    </message>
    <message>
      <source>Batch done</source>
      <translation>取得済み</translation>
    </message>
    <message>
      <source>{feeds} · {when}</source>
      <translation>{feeds} · {when}</translation>
    </message>
    <message>
      <source>Resume</source>
      <translation>再開</translation>
    </message>
    <message>
      <source>For 1 hour</source>
      <translation>1 時間</translation>
    </message>
    <message>
      <source>Until tomorrow</source>
      <translation>明日まで</translation>
    </message>
    <message>
      <source>Until I resume</source>
      <translation>再開するまで</translation>
    </message>
    <message>
      <source>{used} of {all} fetches used today</source>
      <translation>今日は {all} 回中 {used} 回の取得を使用</translation>
    </message>
    <message>
      <source>When you usually read, and today’s batches of fetches</source>
      <translation>普段読む時間と、今日のスリープ解除</translation>
    </message>
    <message numerus="yes">
      <source>{time}, {feeds}, {n} new</source>
      <translation>
        <numerusform>{time}、{feeds}、新着 {n} 件</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} {n} scheduled, next at {time}.</source>
      <translation>
        <numerusform>{done}予定 {n} 回、次は {time}。</numerusform>
      </translation>
    </message>
    <message>
      <source>A typical day, until Paperround knows when you read</source>
      <translation>一般的な 1 日（いつ読むかが分かるまで）</translation>
    </message>
    <message>
      <source>{time}, scheduled, {feeds}</source>
      <translation>{time} 予定、{feeds}</translation>
    </message>
    <message>
      <source>{time}, {feeds}, nothing new</source>
      <translation>{time}、{feeds}、新着なし</translation>
    </message>
    <message numerus="yes">
      <source>{n} batches done,</source>
      <translation>
        <numerusform>スリープ解除 {n} 回完了、</numerusform>
      </translation>
    </message>
    <message>
      <source>{done} nothing scheduled.</source>
      <translation>{done}予定なし。</translation>
    </message>
    <message>
      <source>New name</source>
      <translation>新しい名前</translation>
    </message>
    <message>
      <source>You’re subscribed to {feed} twice, at two addresses.</source>
      <translation>{feed} が 2 つのアドレスで重複しています。</translation>
    </message>
    <message>
      <source>Clear the filter</source>
      <translation>絞り込みを解除</translation>
    </message>
    <message>
      <source>Keep both</source>
      <translation>両方残す</translation>
    </message>
    <message>
      <source>{feed} has the same articles as {other}.</source>
      <translation>{feed} は {other} と同じ記事を届けます。</translation>
    </message>
    <message>
      <source>Almost everything in {feed} is also in {other}.</source>
      <translation>{feed} の記事のほとんどは {other} にも載っています。</translation>
    </message>
    <message>
      <source>Searches</source>
      <translation>検索</translation>
    </message>
    <message>
      <source>Monday</source>
      <translation>月曜日</translation>
    </message>
    <message>
      <source>Tuesday</source>
      <translation>火曜日</translation>
    </message>
    <message>
      <source>Wednesday</source>
      <translation>水曜日</translation>
    </message>
    <message>
      <source>Thursday</source>
      <translation>木曜日</translation>
    </message>
    <message>
      <source>Friday</source>
      <translation>金曜日</translation>
    </message>
    <message>
      <source>Saturday</source>
      <translation>土曜日</translation>
    </message>
    <message>
      <source>Sunday</source>
      <translation>日曜日</translation>
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
        <numerusform>取りこぼさないため: 保持するのは {window} 件で、{span}で入れ替わります。</numerusform>
      </translation>
    </message>
    <message>
      <source>Grouped with one other feed to save power.</source>
      <translation>無線の起動を 1 回で済ませるため、もう 1 個と一緒に取得します。</translation>
    </message>
    <message numerus="yes">
      <source>Grouped with {n} other feeds to save power.</source>
      <translation>
        <numerusform>無線の起動を 1 回で済ませるため、ほか {n} 個と一緒に取得します。</numerusform>
      </translation>
    </message>
    <message>
      <source>1 day</source>
      <translation>1 日</translation>
    </message>
    <message>
      <source>1 minute</source>
      <translation>1 分</translation>
    </message>
    <message>
      <source>a moment</source>
      <translation>少しの間</translation>
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
      <translation> 日</translation>
    </message>
    <message numerus="yes">
      <source> days</source>
      <translation>
        <numerusform> 日</numerusform>
      </translation>
    </message>
    <message>
      <source> MB</source>
      <translation> MB</translation>
    </message>
    <message>
      <source>no limit</source>
      <translation>無制限</translation>
    </message>
    <message>
      <source>Words to highlight</source>
      <translation>強調する語</translation>
    </message>
    <message>
      <source>Quiet hours</source>
      <translation>通知しない時間帯</translation>
    </message>
    <message>
      <source>Mute notifications for today</source>
      <translation>今日はもう通知しない</translation>
    </message>
    <message>
      <source>Closing the window</source>
      <translation>ウィンドウを閉じるとき</translation>
    </message>
    <message>
      <source>Tell me about updates</source>
      <translation>新しいバージョンがあれば知らせる</translation>
    </message>
    <message>
      <source>Images in articles</source>
      <translation>記事内の画像</translation>
    </message>
    <message>
      <source>Thumbnails in the list</source>
      <translation>一覧の小さな画像</translation>
    </message>
    <message>
      <source>Download episodes before I usually listen</source>
      <translation>普段聴く時間の前に音声をダウンロード</translation>
    </message>
    <message>
      <source>Storage limit</source>
      <translation>ディスクに残す量（目安）</translation>
    </message>
    <message>
      <source>Keep played episodes for</source>
      <translation>再生済みの保存期間</translation>
    </message>
    <message>
      <source>Fetching strategy</source>
      <translation>取得の方式</translation>
    </message>
    <message>
      <source>Never more than this on any day</source>
      <translation>どの日もこれを超えない</translation>
    </message>
    <message>
      <source>Daily data limit</source>
      <translation>そのための 1 日の通信量</translation>
    </message>
    <message>
      <source>On battery, use at most</source>
      <translation>バッテリー使用時、そのうち</translation>
    </message>
    <message>
      <source>Share of the daily budget on battery and in power saving mode.</source>
      <translation>バッテリー使用時と省電力モードで使う、1 日の予算の割合。</translation>
    </message>
    <message>
      <source>On a metered connection</source>
      <translation>従量制接続時</translation>
    </message>
    <message>
      <source>Share of the daily budget on a metered connection.</source>
      <translation>従量制接続で使う、1 日の予算の割合。</translation>
    </message>
    <message>
      <source>While the computer is busy</source>
      <translation>コンピューターが忙しい間</translation>
    </message>
    <message>
      <source>Share of the daily budget while the computer is busy.</source>
      <translation>コンピューターが忙しい間に使う、1 日の予算の割合。</translation>
    </message>
    <message>
      <source>Batches of fetches per day, about. Each batch wakes the network once.</source>
      <translation>取得のための 1 日のスリープ解除の回数（目安）。スリープ解除 1 回につき、ネットワークを起こすのは 1 度だけです。</translation>
    </message>
    <message>
      <source>On battery or a metered connection</source>
      <translation>電源や回線に余裕がないとき</translation>
    </message>
    <message>
      <source>Batches per day on battery, in power saving mode and on a metered connection.</source>
      <translation>バッテリー使用時、省電力モード、従量制接続での 1 日のスリープ解除の回数。</translation>
    </message>
    <message>
      <source>Parallel connections</source>
      <translation>同時に接続するサイト数</translation>
    </message>
    <message>
      <source>Number of servers to fetch from at the same time.</source>
      <translation>同時に取得するサーバーの数。</translation>
    </message>
    <message>
      <source>Scheduled fetches per minute</source>
      <translation>1 分間の予定取得数</translation>
    </message>
    <message>
      <source>Most scheduled fetches per minute, even after sleep.</source>
      <translation>1 分間に予定する取得の最大数。スリープの後も同じです。</translation>
    </message>
    <message>
      <source>Proxy</source>
      <translation>プロキシ</translation>
    </message>
    <message>
      <source>Proxy for all connections. Empty for none.</source>
      <translation>すべての接続に使うプロキシ。使わない場合は空にします。</translation>
    </message>
    <message>
      <source>Password command</source>
      <translation>パスワードコマンド</translation>
    </message>
    <message>
      <source>Command that prints a password, used before the keyring. {user} and {host} are filled in.</source>
      <translation>パスワードを出力するコマンド。キーリングより先に使います。{user} と {host} は置き換えられます。</translation>
    </message>
    <message>
      <source>Password file</source>
      <translation>パスワードファイル</translation>
    </message>
    <message>
      <source>File that only you can read, used instead of the keyring. Passwords in it are plain text.</source>
      <translation>自分だけが読めるファイル。キーリングの代わりに使います。中のパスワードは平文です。</translation>
    </message>
    <message>
      <source>When I’m offline</source>
      <translation>オフラインのとき</translation>
    </message>
    <message>
      <source>Hold new articles until the next edition</source>
      <translation>新しい記事を次の新聞まで待たせる</translation>
    </message>
    <message>
      <source>Keep articles for</source>
      <translation>記事の保存期間</translation>
    </message>
    <message>
      <source>Maximum per feed</source>
      <translation>フィードごとの最大保存数</translation>
    </message>
    <message>
      <source>Keep daily backups for</source>
      <translation>バックアップの保存期間</translation>
    </message>
    <message>
      <source>Show suggestions in For You</source>
      <translation>未読記事を「おすすめ」で提案する</translation>
    </message>
    <message>
      <source>When I read an article, mark the same story in other feeds as read</source>
      <translation>記事を読むと、ほかのフィードの同じ話題も既読にする</translation>
    </message>
    <message>
      <source>Fetch repetitive feeds less often</source>
      <translation>繰り返しの多いフィードの取得を減らす</translation>
    </message>
    <message>
      <source>Fetch feeds less often if their articles repeat each other.</source>
      <translation>記事の繰り返しが多いフィードの取得を減らします。</translation>
    </message>
    <message>
      <source>Fetch feeds I read often more frequently</source>
      <translation>よく開くフィードの取得を増やし、ほかを減らす</translation>
    </message>
    <message>
      <source>Fetch feeds more often if you often go to them or their folder.</source>
      <translation>よく開くフィードやフォルダーのフィードを多めに取得します。</translation>
    </message>
    <message>
      <source>Learn when I read</source>
      <translation>いつ読むかを記録</translation>
    </message>
    <message>
      <source>Create editions automatically</source>
      <translation>新聞を自動で作る</translation>
    </message>
    <message>
      <source>Times, separated by spaces</source>
      <translation>時刻（空白区切り）</translation>
    </message>
    <message>
      <source>Reading time (minutes)</source>
      <translation>読む時間（分）</translation>
    </message>
    <message>
      <source>Include articles left unread last time</source>
      <translation>未読のまま残ったものを再び載せる</translation>
    </message>
    <message>
      <source>Mark its articles as read</source>
      <translation>載せた記事を既読にする</translation>
    </message>
    <message>
      <source>Load the full text of shortened articles</source>
      <translation>短縮された記事の全文を取得</translation>
    </message>
    <message>
      <source>Save to folder</source>
      <translation>新聞のフォルダー</translation>
    </message>
    <message>
      <source>To</source>
      <translation>届け先</translation>
    </message>
    <message>
      <source>Mail server</source>
      <translation>メールサーバー</translation>
    </message>
    <message>
      <source>Allow mail without encryption</source>
      <translation>暗号化なしのメールを許可</translation>
    </message>
    <message>
      <source>ferry "night train"</source>
      <translation>フェリー "夜行列車"</translation>
    </message>
    <message>
      <source>not at all</source>
      <translation>残さない</translation>
    </message>
    <message>
      <source>forever</source>
      <translation>ずっと</translation>
    </message>
    <message>
      <source>Ask once</source>
      <translation>一度だけ尋ねる</translation>
    </message>
    <message>
      <source>Keep fetching in the background</source>
      <translation>バックグラウンドで取得を続ける</translation>
    </message>
    <message>
      <source>Don’t show</source>
      <translation>表示しない</translation>
    </message>
    <message>
      <source>Cube-root shares, optimised times</source>
      <translation>立方根配分、最適時刻</translation>
    </message>
    <message>
      <source>Fewest articles missing when you read</source>
      <translation>閲覧時の欠落を最少に</translation>
    </message>
    <message>
      <source>Square-root shares, alerts first</source>
      <translation>平方根配分、速い通知</translation>
    </message>
    <message>
      <source>Square-root shares, evenly spaced</source>
      <translation>平方根配分、等間隔</translation>
    </message>
    <message>
      <source>Equal shares, alerts first</source>
      <translation>均等配分、速い通知</translation>
    </message>
    <message>
      <source>Fewest missed articles first</source>
      <translation>失う記事を最少に</translation>
    </message>
    <message>
      <source>Learned fixed interval per feed</source>
      <translation>学習した固定間隔</translation>
    </message>
    <message>
      <source>Most out of date first</source>
      <translation>最も古いものから</translation>
    </message>
    <message>
      <source>Short-lived articles first</source>
      <translation>古びやすい記事から</translation>
    </message>
    <message>
      <source>Moving average of gaps</source>
      <translation>間隔の移動平均</translation>
    </message>
    <message>
      <source>When the next article is due</source>
      <translation>次の投稿の予想時刻</translation>
    </message>
    <message>
      <source>Every feed equally often</source>
      <translation>全フィードを均等に</translation>
    </message>
    <message>
      <source>Don’t download anything</source>
      <translation>取得しない</translation>
    </message>
    <message>
      <source>Plus everything from feeds I choose</source>
      <translation>選んだフィードはすべての記事も</translation>
    </message>
    <message>
      <source> article</source>
      <translation> 件</translation>
    </message>
    <message numerus="yes">
      <source> articles</source>
      <translation>
        <numerusform> 件</numerusform>
      </translation>
    </message>
    <message>
      <source>Send by email to an e-reader or inbox</source>
      <translation>電子書籍端末やメールボックス（メールで）</translation>
    </message>
    <message>
      <source>{host} didn’t accept the user name or password. FreshRSS needs the API password from its profile page. Miniflux needs the one from Integrations &gt; Google Reader.</source>
      <translation>{host} によると、ユーザーまたはパスワードが違います。FreshRSS ではプロフィールページの API パスワード、Miniflux では Integrations、Google Reader のパスワードが必要です。</translation>
    </message>
    <message>
      <source>No sync server found at {host}. Check the address, and that its Google Reader API is turned on.</source>
      <translation>{host} で応答するフィードサーバーがありません。アドレスと、Google Reader API が有効かを確認してください。</translation>
    </message>
    <message>
      <source>The API of {host} is turned off. In FreshRSS, allow API access under Settings &gt; Authentication.</source>
      <translation>{host} の API は無効です。FreshRSS では設定の「認証」で API アクセスを許可してください。</translation>
    </message>
    <message>
      <source>{host} redirects to {other}. If that’s your server, enter that address.</source>
      <translation>{host} は {other} に転送されます。それがあなたのサーバーであれば、そのアドレスを入力してください。</translation>
    </message>
    <message>
      <source>{what} If it uses your own certificate authority, add that authority’s certificate.</source>
      <translation>{what}独自の認証局で署名されている場合は、その認証局の証明書を指定してください。</translation>
    </message>
    <message>
      <source>The certificate file {path} can’t be read. Choose a file in PEM format.</source>
      <translation>証明書ファイル {path} を読めません。PEM 形式のファイルを選んでください。</translation>
    </message>
    <message>
      <source>The saved password for {host} is missing. Enter it again in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>{host} のパスワードが分からなくなりました。設定の「アカウントと送信先」でもう一度入力してください。</translation>
    </message>
    <message>
      <source>{name} can’t store playback positions, so they stay on this computer. Finished episodes are marked as read there.</source>
      <translation>音声をどこまで聴いたかはこのコンピューターにだけ残ります。{name} にはそれを置く場所がありません。最後まで聴いたことは既読として伝わります。</translation>
    </message>
    <message>
      <source>{name} only syncs playback positions through its native API, which doesn’t accept this password. Use your login there as the Google Reader user name and password.</source>
      <translation>{name} は音声とその再生位置を独自のインターフェースでのみ伝えますが、そこではこのパスワードが通りません。Google Reader インターフェースの名前とパスワードを、そこへのログインと同じものにしてください。</translation>
    </message>
    <message>
      <source>{host} numbers its articles in a way that Paperround can’t read, so nothing was synced.</source>
      <translation>{host} の記事番号の形式を Paperround が読めないため、何も同期しませんでした。</translation>
    </message>
    <message>
      <source>You’ve already added this account.</source>
      <translation>このアカウントはすでにあります。</translation>
    </message>
    <message>
      <source>This account doesn’t exist.</source>
      <translation>そのアカウントはありません。</translation>
    </message>
    <message>
      <source>Encryption needs the Python package “cryptography”. Install it and try again.</source>
      <translation>暗号化には Python パッケージ「cryptography」が必要です。インストールして再試行してください。</translation>
    </message>
    <message>
      <source>The files in the sync folder are encrypted. Enter their passphrase.</source>
      <translation>同期フォルダーのファイルは暗号化されています。パスフレーズを入力してください。</translation>
    </message>
    <message>
      <source>This isn’t the passphrase of the sync folder. Enter the one that your other computers use.</source>
      <translation>同期フォルダーのパスフレーズと違います。ほかのコンピューターで使っているものを入力してください。</translation>
    </message>
    <message>
      <source>The files in the sync folder aren’t encrypted. Choose an empty folder to start with encryption.</source>
      <translation>同期フォルダーのファイルは暗号化されていません。暗号化を始めるには空のフォルダーを選んでください。</translation>
    </message>
    <message>
      <source>The sync folder {path} isn’t there. Check that it’s connected, or choose another.</source>
      <translation>同期フォルダー {path} がありません。接続されているか確認するか、別のフォルダーを選んでください。</translation>
    </message>
    <message>
      <source>{host} didn’t accept the user name or password. Many providers require an app password, which you can create on their website.</source>
      <translation>{host} によると、ユーザーまたはパスワードが違います。多くの事業者では、ウェブページで発行するプログラム専用のパスワードが必要です。</translation>
    </message>
    <message>
      <source>This user name or password has characters that can’t be sent to {host}.</source>
      <translation>ユーザー名またはパスワードに、{host} へ送れない文字があります。</translation>
    </message>
    <message>
      <source>{host} isn’t responding like an IMAP server. Check the server name and port.</source>
      <translation>{host} の応答は IMAP ではありません。サーバーの名前とポートを確認してください。</translation>
    </message>
    <message>
      <source>{host} doesn’t offer a secure connection, and Paperround never sends passwords unencrypted. Choose TLS or STARTTLS.</source>
      <translation>{host} は安全な接続に対応していません。保護のない接続でパスワードは送りません。TLS または STARTTLS を選んでください。</translation>
    </message>
    <message>
      <source>{host} doesn’t support STARTTLS. Choose TLS, usually on port 993.</source>
      <translation>{host} は STARTTLS に対応していません。TLS（通常はポート 993）を選んでください。</translation>
    </message>
    <message>
      <source>Folder {folder} doesn’t exist on {host}. Choose another.</source>
      <translation>{host} にフォルダー {folder} はありません。別のものを選んでください。</translation>
    </message>
    <message>
      <source>{host} refused a request: {what}</source>
      <translation>{host} が要求に応じませんでした: {what}</translation>
    </message>
    <message>
      <source>{host} closed the connection. Paperround will try again later.</source>
      <translation>{host} が通信を終了しました。Paperround は後で再試行します。</translation>
    </message>
    <message>
      <source>{host} sent too much data, so it was rejected.</source>
      <translation>{host} が要求以上のものを送ってきたため、取り込みませんでした。</translation>
    </message>
    <message>
      <source>Mail doesn’t work through an HTTPS proxy. Use an http:// or socks5:// proxy.</source>
      <translation>メールは HTTPS を求めるプロキシを通れません。http:// または socks5:// のものを使ってください。</translation>
    </message>
    <message>
      <source>You’ve already added this folder.</source>
      <translation>このフォルダーはすでにあります。</translation>
    </message>
    <message>
      <source>This mailbox doesn’t exist.</source>
      <translation>そのメールボックスはありません。</translation>
    </message>
    <message>
      <source>The part of the page you followed is gone. The page may have been redesigned or replaced. Choose again what to follow.</source>
      <translation>フォローしていた部分がページにありません。ページが作り直されたか、別のページに替わりました。フォローする部分を選び直してください。</translation>
    </message>
    <message>
      <source>The page has no text to compare. It may need JavaScript.</source>
      <translation>ページに比較できるテキストがありませんでした。スクリプトで書かれているのかもしれません。</translation>
    </message>
    <message>
      <source>No repeating list found on this page. Enter a CSS selector for its articles.</source>
      <translation>このページには記事一覧のような繰り返しがありません。CSS セレクターで項目を指定してください。</translation>
    </message>
    <message>
      <source>Paperround doesn’t understand this CSS selector: {selector}</source>
      <translation>Paperround が理解できる CSS セレクターではありません: {selector}</translation>
    </message>
    <message>
      <source>This selector finds nothing on the page: {selector}</source>
      <translation>このセレクターではページに何も見つかりません: {selector}</translation>
    </message>
    <message>
      <source>What this selector matches has no title and no link: {selector}</source>
      <translation>このセレクターで見つかるものには、タイトルもリンクもありません: {selector}</translation>
    </message>
    <message>
      <source>No link on the page has this text: {text}</source>
      <translation>そのようなリンクはページにありません: {text}</translation>
    </message>
    <message>
      <source>This address isn’t a web page.</source>
      <translation>このアドレスから届いたものはウェブページではありません。</translation>
    </message>
    <message>
      <source>page changed</source>
      <translation>ページの作り替え</translation>
    </message>
    <message>
      <source>The part of {feed} that you followed has been gone {since}. The page may have been redesigned.</source>
      <translation>{feed} でフォローしていた部分が{since}ありません。ページが作り直されました。</translation>
    </message>
    <message>
      <source>Not enough disk space for {name}. The download will continue when there is. Nothing was lost.</source>
      <translation>{name} のための空き容量がディスクにありません。空きしだい続けます。何も失われていません。</translation>
    </message>
    <message>
      <source>{name} couldn’t be saved ({error}). Paperround will try again.</source>
      <translation>{name} をディスクに書き込めませんでした（{error}）。再試行します。</translation>
    </message>
    <message>
      <source>{host} sent a web page instead of the episode. Open the article’s page and try there.</source>
      <translation>{host} が音声ではなくページを送ってきました。記事のページを開いて試してください。</translation>
    </message>
    <message>
      <source>{host} says the episode is no longer available.</source>
      <translation>{host} によると、音声はもうこのアドレスにありません。</translation>
    </message>
    <message>
      <source>The episode at {host} is larger than {megabytes} MB and was skipped.</source>
      <translation>{host} の音声は {megabytes} MB を超えるため、取り込みませんでした。</translation>
    </message>
    <message>
      <source>Paperround’s player, paperround[audio], or a system library that it needs isn’t installed. Another program can play this episode.</source>
      <translation>Paperround のプレーヤー paperround[audio]、または必要なシステムライブラリがインストールされていません。このエピソードは別のプログラムで再生できます。</translation>
    </message>
    <message>
      <source>Paperround can’t play this file. Another app may be able to.</source>
      <translation>このファイルはここで再生できる音声ではありません。別のプログラムなら開けるかもしれません。</translation>
    </message>
    <message>
      <source>No audio device is available, or it’s in use by another program.</source>
      <translation>音を出せません。このコンピューターに音声装置がないか、使用中です。</translation>
    </message>
    <message>
      <source>This episode is damaged, so playback stopped. Your position is saved.</source>
      <translation>この音声は壊れているため、再生を止めました。位置は記録しました。</translation>
    </message>
    <message>
      <source>Article {id} has no audio.</source>
      <translation>記事 {id} には聴けるものがありません。</translation>
    </message>
    <message>
      <source>This destination doesn’t exist.</source>
      <translation>その送信先はありません。</translation>
    </message>
    <message>
      <source>{name} came with a backup and is turned off. Check it and save it to turn it on.</source>
      <translation>{name} はバックアップから復元されたもので、オフになっています。オンにするには、内容を確認して保存してください。</translation>
    </message>
    <message>
      <source>A destination named {name} already exists. Choose another name.</source>
      <translation>{name} という送信先はすでにあります。別の名前を付けてください。</translation>
    </message>
    <message>
      <source>Enter a name for the destination.</source>
      <translation>送信先に名前を付けてください。</translation>
    </message>
    <message>
      <source>Enter the address of the server.</source>
      <translation>サーバーのアドレスを入力してください。</translation>
    </message>
    <message>
      <source>Enter your user name.</source>
      <translation>そこでのユーザー名を入力してください。</translation>
    </message>
    <message>
      <source>Choose the folder for the files.</source>
      <translation>ファイルを置くフォルダーを選んでください。</translation>
    </message>
    <message>
      <source>Enter the program to run.</source>
      <translation>実行するプログラムを入力してください。</translation>
    </message>
    <message>
      <source>{program} runs commands through a shell, so an article title could be run as a command. Choose another program.</source>
      <translation>{program} はシェルで実行され、タイトルがコマンドとして扱われるおそれがあります。代わりにプログラムを選んでください。</translation>
    </message>
    <message>
      <source>Enter the password or token for {name}.</source>
      <translation>{name} のパスワードまたはトークンを入力してください。</translation>
    </message>
    <message>
      <source>{name} isn’t a placeholder. See the list of placeholders.</source>
      <translation>{name} は何も表しません。埋め込めるものの一覧を見てください。</translation>
    </message>
    <message>
      <source>Placeholders can’t be used in the host name, only after it.</source>
      <translation>アドレスのホストには埋め込めません。埋め込めるのはその後の部分だけです。</translation>
    </message>
    <message>
      <source>The template isn’t valid JSON: {why}.</source>
      <translation>テンプレートが正しい JSON ではありません: {why}。</translation>
    </message>
    <message>
      <source>Each line of the template must have the form name=value. Check this line: {line}</source>
      <translation>テンプレートの各行は name=value の形にしてください。違う行: {line}</translation>
    </message>
    <message>
      <source>Each header must have the form Name: value. Check this line: {line}</source>
      <translation>各ヘッダーは Name: value の形にしてください。違う行: {line}</translation>
    </message>
    <message>
      <source>The saved password or token for {name} is missing. Enter it again in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>{name} のパスワードまたはトークンが分からなくなりました。設定の「アカウントと送信先」でもう一度入力してください。</translation>
    </message>
    <message>
      <source>This article has no link, and {name} only accepts links.</source>
      <translation>この記事には固有のアドレスがなく、{name} はほかのものを受け付けません。</translation>
    </message>
    <message>
      <source>{host} didn’t accept the password or token. Enter it again in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>{host} がパスワードまたはトークンを受け付けません。設定の「アカウントと送信先」でもう一度入力してください。</translation>
    </message>
    <message>
      <source>{host} responded, but doesn’t accept articles at this address. Check it in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>{host} は応答しますが、このアドレスでは記事を受け付けません。設定の「アカウントと送信先」で確認してください。</translation>
    </message>
    <message>
      <source>{host} redirects to {other}. Enter that address in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>{host} は {other} へ転送しています。設定の「アカウントと送信先」にそのアドレスを入力してください。</translation>
    </message>
    <message>
      <source>{host} rejected it (error {status}).</source>
      <translation>{host} は受け付けませんでした（エラー {status}）。</translation>
    </message>
    <message>
      <source>{host} rejected it (error {status}): {why}</source>
      <translation>{host} は受け付けませんでした（エラー {status}）: {why}</translation>
    </message>
    <message>
      <source>Couldn’t tell whether {host} accepted it. Check the address in Settings &gt; Accounts &amp; Sharing.</source>
      <translation>{host} の応答が読めず、受け取られたか分かりません。設定の「アカウントと送信先」でアドレスを確認してください。</translation>
    </message>
    <message>
      <source>Couldn’t find {program}. Check its name or enter its full path.</source>
      <translation>{program} というプログラムはありません。名前を確認するか、完全なパスを指定してください。</translation>
    </message>
    <message>
      <source>{program} couldn’t be run ({error}).</source>
      <translation>{program} を実行する権限がありません（{error}）。</translation>
    </message>
    <message>
      <source>{program} exited with code {code}.</source>
      <translation>{program} はコード {code} で終了しました。</translation>
    </message>
    <message>
      <source>{program} exited with code {code}: {why}</source>
      <translation>{program} はコード {code} で終了しました: {why}</translation>
    </message>
    <message numerus="yes">
      <source>{program} took longer than {n:n} seconds and was stopped.</source>
      <translation>
        <numerusform>{program} は {n:n} 秒を超えたため終了させました。</numerusform>
      </translation>
    </message>
    <message>
      <source>{program} was stopped because Paperround closed. It will be tried again.</source>
      <translation>Paperround の終了に伴い {program} を終了しました。再試行します。</translation>
    </message>
    <message>
      <source>Couldn’t find the folder {path}. Check that its disk is connected, or choose another folder.</source>
      <translation>フォルダー {path} がありません。ディスクの接続を確認するか、別のものを選んでください。</translation>
    </message>
    <message>
      <source>The folder {path} isn’t in an Obsidian vault. Choose a vault or a folder inside one.</source>
      <translation>フォルダー {path} は Obsidian の保管庫にありません。保管庫かその中のフォルダーを選んでください。</translation>
    </message>
    <message>
      <source>Paperround can’t write to {path} ({error}).</source>
      <translation>{path} に書き込めません（{error}）。</translation>
    </message>
    <message>
      <source>Connected to {host}. Nothing was sent.</source>
      <translation>{host} が応答し、Paperround を受け入れました。何も送信していません。</translation>
    </message>
    <message>
      <source>{host} accepted a test article.</source>
      <translation>{host} は架空の記事を受け取りました。</translation>
    </message>
    <message>
      <source>{program} accepted a test article.</source>
      <translation>{program} は架空の記事を受け取りました。</translation>
    </message>
    <message>
      <source>Paperround can write to {path}.</source>
      <translation>{path} にファイルを書き込めます。</translation>
    </message>
    <message>
      <source>The article is no longer stored, so it wasn’t sent.</source>
      <translation>記事がもうないため、送信しませんでした。</translation>
    </message>
    <message>
      <source>Sending failed for an unknown reason. See the log for details.</source>
      <translation>Paperround の知らない理由で送信に失敗しました。詳細はログにあります。</translation>
    </message>
    <message>
      <source>Paperround will try again later.</source>
      <translation>Paperround は後で再試行します。</translation>
    </message>
    <message>
      <source>Check the address, or try again later.</source>
      <translation>アドレスを確認するか、後で再試行してください。</translation>
    </message>
    <message>
      <source>{host} redirects in a loop. Check the address in a browser.</source>
      <translation>{host} の転送が循環しています。ブラウザーでアドレスを確認してください。</translation>
    </message>
    <message>
      <source>The request to {host} was cancelled.</source>
      <translation>{host} への接続を中止しました。</translation>
    </message>
    <message>
      <source>{host} sent data that can’t be decoded. {later}</source>
      <translation>{host} から届いたものは、壊れているか読めない形式です。{later}</translation>
    </message>
    <message>
      <source>{host} took too long to respond. {later}</source>
      <translation>{host} の応答に時間がかかりすぎました。{later}</translation>
    </message>
    <message>
      <source>{host} isn’t responding. {later}</source>
      <translation>{host} が応答しません。{later}</translation>
    </message>
    <message>
      <source>{host} sent oversized headers. The publisher needs to fix this.</source>
      <translation>{host} の応答ヘッダーが異常に大きすぎます。配信元に知らせてください。</translation>
    </message>
    <message>
      <source>The response from {host} is too large for a feed and was skipped.</source>
      <translation>{host} から届いたものはフィードとしては大きすぎるため、受け取りませんでした。</translation>
    </message>
    <message>
      <source>Couldn’t find {host}. This computer seems to be offline.</source>
      <translation>{host} の名前を解決できません。このコンピューターはオフラインのようです。</translation>
    </message>
    <message>
      <source>Couldn’t find {host}. Check the address for typos.</source>
      <translation>{host} というホストはありません。アドレスの打ち間違いを確認してください。</translation>
    </message>
    <message>
      <source>The connection to {host} isn’t secure: {why}. Nothing was downloaded.</source>
      <translation>{host} への接続は安全ではありません: {why}。何も取得しませんでした。</translation>
    </message>
    <message>
      <source>Couldn’t make a secure connection to {host}. Check whether the address starts with http:// instead.</source>
      <translation>{host} に安全に接続できませんでした。アドレスが http で始まらないか確認してください。</translation>
    </message>
    <message>
      <source>its certificate has expired</source>
      <translation>証明書の有効期限が切れています</translation>
    </message>
    <message>
      <source>its certificate isn’t valid yet</source>
      <translation>証明書がまだ有効ではありません</translation>
    </message>
    <message>
      <source>its certificate is self-signed</source>
      <translation>証明書が自己署名です</translation>
    </message>
    <message>
      <source>its certificate is from an untrusted authority</source>
      <translation>証明書がこのコンピューターの知らない認証局で署名されています</translation>
    </message>
    <message>
      <source>its certificate was revoked</source>
      <translation>証明書が失効しています</translation>
    </message>
    <message>
      <source>{host} is on your local network, and you haven’t typed its address yourself. To allow it, add the feed again.</source>
      <translation>{host} はローカルネットワーク内にあり、アドレスはあなたが入力したものではありません。許可するには、フィードを追加し直してください。</translation>
    </message>
    <message>
      <source>its certificate is for a different site</source>
      <translation>証明書が別のホストのものです</translation>
    </message>
    <message>
      <source>its certificate isn’t valid</source>
      <translation>証明書に問題があります</translation>
    </message>
    <message>
      <source>Can’t reach {host}. This computer seems to be offline.</source>
      <translation>{host} への経路がありません。このコンピューターはオフラインのようです。</translation>
    </message>
    <message>
      <source>Can’t reach {host}. {later}</source>
      <translation>{host} に到達できません。{later}</translation>
    </message>
    <message>
      <source>{host} refused the connection. {later}</source>
      <translation>{host} が接続を拒否しています。{later}</translation>
    </message>
    <message>
      <source>The proxy couldn’t connect to {host}. Check the proxy in Settings.</source>
      <translation>プロキシが {host} に接続しませんでした。設定のプロキシを確認してください。</translation>
    </message>
    <message>
      <source>{host} isn’t responding like a web server. Check the address.</source>
      <translation>{host} で応答しているものは HTTP ではありません。アドレスを確認してください。</translation>
    </message>
    <message>
      <source>The connection to {host} was interrupted. {later}</source>
      <translation>{host} への接続が切れました。{later}</translation>
    </message>
    <message>
      <source>{host} says there’s nothing at this address. Check the address.</source>
      <translation>{host} によると、このアドレスには何もありません。アドレスを確認してください。</translation>
    </message>
    <message>
      <source>{host} says the publisher has discontinued this feed. Your articles are kept.</source>
      <translation>{host} によると、配信元はこのフィードを終了しました。記事は残ります。</translation>
    </message>
    <message>
      <source>{host} says the publisher has discontinued this feed, so you can’t subscribe to it.</source>
      <translation>{host} によると、配信元はこのフィードを終了しました。登録するものがありません。</translation>
    </message>
    <message>
      <source>{host} asked Paperround to slow down. It will try again later.</source>
      <translation>{host} が間隔を空けるよう求めています。Paperround は待ちます。</translation>
    </message>
    <message>
      <source>{host} asked Paperround to slow down. Try again later.</source>
      <translation>{host} が間隔を空けるよう求めました。後でもう一度試してください。</translation>
    </message>
    <message>
      <source>{host} asked Paperround to slow down. It will wait before trying again.</source>
      <translation>{host} が間隔を空けるよう求めました。Paperround は待ってから再び問い合わせます。</translation>
    </message>
    <message>
      <source>{host} is having problems (error {status}). {later}</source>
      <translation>{host} で障害が起きています（エラー {status}）。{later}</translation>
    </message>
    <message>
      <source>{host} won’t allow Paperround to read this feed (error 403).</source>
      <translation>{host} は Paperround がこのフィードを読むことを許可していません（エラー 403）。</translation>
    </message>
    <message>
      <source>The proxy needs a password. Add it to the proxy address in Settings.</source>
      <translation>プロキシがパスワードを求めています。設定のプロキシのアドレスに入れてください。</translation>
    </message>
    <message>
      <source>{host} sent an unexpected response (status {status}). {later}</source>
      <translation>{host} の応答が普通ではありません（状態 {status}）。{later}</translation>
    </message>
    <message>
      <source>{host} requires a sign-in method that Paperround doesn’t support ({kind}).</source>
      <translation>{host} が求めるログイン方式に Paperround は対応していません（{kind}）。</translation>
    </message>
    <message>
      <source>{host} didn’t accept this user name and password. Enter them again.</source>
      <translation>{host} はこのユーザー名とパスワードを受け付けません。もう一度入力してください。</translation>
    </message>
    <message>
      <source>{host} requires a user name and password. Enter them in the feed’s settings.</source>
      <translation>{host} がユーザー名とパスワードを求めています。フィードの設定で入力してください。</translation>
    </message>
    <message>
      <source>This address redirects to {host}, which requires a password. Paperround won’t send yours to a different site. If the feed has moved, change its address to {url}</source>
      <translation>このアドレスは {host} に転送され、そこではパスワードが求められます。お使いのパスワードがほかのサーバーに送られることはありません。フィードがそちらに移っている場合は、アドレスを {url} に変更してください</translation>
    </message>
    <message>
      <source>{host} blocks feed readers with a human check (CAPTCHA). Ask the publisher to allow them.</source>
      <translation>{host} が人間である証明を求めています。フィードリーダーを許可するよう配信元に頼んでください。</translation>
    </message>
    <message>
      <source>{host} sent an invalid “not modified” response. The publisher needs to fix this.</source>
      <translation>{host} は、尋ねていないのに変更なしと答えています。配信元に知らせてください。</translation>
    </message>
    <message>
      <source>{host} sent an empty response. {later}</source>
      <translation>{host} の応答が空のページです。{later}</translation>
    </message>
    <message>
      <source>{host} redirects to your local network. Paperround blocked this to keep you safe.</source>
      <translation>{host} はあなたのネットワーク内へ転送していますが、ページからそこへは接続できません。</translation>
    </message>
    <message>
      <source>{host} isn’t an address that Paperround can open. Check it.</source>
      <translation>{host} は何も取得できないアドレスです。確認してください。</translation>
    </message>
    <message>
      <source>{host} is on your local network, which web pages may not link to. Paperround blocked it.</source>
      <translation>{host} はあなたのネットワーク内にあり、ページからそこへは接続できません。</translation>
    </message>
    <message>
      <source>No feed found at {host}. Look on the page for an RSS or Feed link and paste its address.</source>
      <translation>{host} にページはありますが、フィードが示されていません。そこで RSS や Feed というリンクを探し、そのアドレスを貼り付けてください。</translation>
    </message>
    <message>
      <source>No feed found at this address. Look on the page for an RSS or Feed link and paste its address.</source>
      <translation>このアドレスにページはありますが、フィードが示されていません。そこで RSS や Feed というリンクを探し、そのアドレスを貼り付けてください。</translation>
    </message>
    <message>
      <source>Paperround closed before the response was saved.</source>
      <translation>応答を保存する前に Paperround が停止しました。</translation>
    </message>
    <message>
      <source>{feed} responded with an error ({status}).</source>
      <translation>{feed} がエラーを返しました（{status}）。</translation>
    </message>
    <message>
      <source>Enter an address, such as example.org.</source>
      <translation>アドレスがありません。example.org のように入力してください。</translation>
    </message>
    <message>
      <source>“{text}” isn’t a web address. Enter one such as example.org.</source>
      <translation>「{text}」はウェブアドレスではありません。example.org のように入力してください。</translation>
    </message>
    <message>
      <source>This address is too long.</source>
      <translation>このアドレスは長すぎます。</translation>
    </message>
    <message>
      <source>This isn’t a web address: the host or port isn’t valid.</source>
      <translation>ウェブアドレスではありません: ホストかポートが読めません。</translation>
    </message>
    <message>
      <source>Only http and https addresses are supported, not {scheme}.</source>
      <translation>取得できるのは http と https のアドレスだけで、{scheme} はできません。</translation>
    </message>
    <message>
      <source>Only http and https addresses can be fetched.</source>
      <translation>取得できるのは http と https のアドレスだけです。</translation>
    </message>
    <message>
      <source>This isn’t a web address: the host name isn’t valid.</source>
      <translation>ウェブアドレスではありません: ホストが読めません。</translation>
    </message>
    <message>
      <source>This isn’t a web address: the host name is missing.</source>
      <translation>ウェブアドレスではありません: ホストがありません。</translation>
    </message>
    <message>
      <source>This isn’t a web address: the host name contains invalid characters.</source>
      <translation>ウェブアドレスではありません: ホストに使えない文字があります。</translation>
    </message>
    <message>
      <source>This isn’t a web address: DNS doesn’t allow a host name like that.</source>
      <translation>ウェブアドレスではありません: ホスト名を DNS で表せません。</translation>
    </message>
    <message>
      <source>{host} redirects to something that isn’t a web address ({kind}), so Paperround stopped.</source>
      <translation>{host} はウェブアドレスでないもの（{kind}）へ転送しているため、たどりませんでした。</translation>
    </message>
    <message>
      <source>No keyring is available, so this password is only kept until you quit Paperround.</source>
      <translation>このシステムにはパスワードを安全に保存する場所がないため、Paperround を閉じるまで使い、次回また尋ねます。</translation>
    </message>
    <message>
      <source>The proxy address isn’t valid. Use a form like http://proxy:3128.</source>
      <translation>プロキシのアドレスが読めません。http://proxy:3128 のように書いてください。</translation>
    </message>
    <message>
      <source>The proxy must be an http, https or socks5 address, such as http://proxy:3128 or socks5://localhost:1080.</source>
      <translation>プロキシは http、https、socks5 のアドレスにしてください。例: http://proxy:3128、socks5://localhost:1080。</translation>
    </message>
    <message>
      <source>The feed at {url} is damaged and can’t be read. Try again later.</source>
      <translation>{url} のフィードは壊れていて読めません。後で再試行してください。</translation>
    </message>
    <message>
      <source>The feed at {url} is larger than {megabytes} MB and wasn’t read.</source>
      <translation>{url} のフィードは {megabytes} MB を超えるため、読みませんでした。</translation>
    </message>
    <message>
      <source>The feed at {url} is too complex to read safely. The publisher needs to fix this.</source>
      <translation>{url} のフィードは複雑すぎて安全に読めません。配信元に知らせてください。</translation>
    </message>
    <message>
      <source>{url} returned JSON that isn’t a feed. Check the address.</source>
      <translation>{url} の内容は JSON ですが、フィードではありません。アドレスを確認してください。</translation>
    </message>
    <message>
      <source>The JSON feed at {url} is damaged and can’t be read.</source>
      <translation>{url} の JSON フィードは壊れていて読めません。</translation>
    </message>
    <message>
      <source>The response from {url} is empty. Try again later.</source>
      <translation>{url} の応答が空です。後で再試行してください。</translation>
    </message>
    <message>
      <source>The page at {url} requires a sign-in instead of returning a feed.</source>
      <translation>{url} のページはフィードではなくログインを求めています。</translation>
    </message>
    <message>
      <source>The page at {url} is a web page, not a feed.</source>
      <translation>{url} はウェブページで、フィードではありません。</translation>
    </message>
    <message>
      <source>{url} isn’t a feed. Check the address.</source>
      <translation>{url} の内容はフィードではありません。アドレスを確認してください。</translation>
    </message>
    <message>
      <source>A helper process for unusual feeds couldn’t start. Try again later.</source>
      <translation>難しいフィードを読む補助プログラムを起動できませんでした。後で再試行してください。</translation>
    </message>
    <message>
      <source>The feed at {url} took too long to process (over {seconds} seconds).</source>
      <translation>{url} のフィードを {seconds} 秒の計算時間内に読めませんでした。</translation>
    </message>
    <message>
      <source>The feed at {url} couldn’t be read because the computer was busy. Paperround will try again.</source>
      <translation>コンピューターが忙しく、{url} のフィードを読めませんでした。再試行します。</translation>
    </message>
    <message>
      <source>The feed at {url} couldn’t be read after two tries.</source>
      <translation>{url} のフィードの読み込みに 2 回失敗しました。</translation>
    </message>
    <message>
      <source>The feed at {url} takes too much memory to read.</source>
      <translation>{url} のフィードを読むにはメモリーが多く必要です。</translation>
    </message>
    <message>
      <source>The feed at {url} can’t be read ({error}). The publisher needs to fix this.</source>
      <translation>{url} のフィードを読めません（{error}）。配信元に知らせてください。</translation>
    </message>
    <message>
      <source>This feed crashed Paperround’s background process. Resume it to try again.</source>
      <translation>読み込みで Paperround のエンジンが停止したため、保留しました。再開すると再試行します。</translation>
    </message>
    <message>
      <source>This file is too large for a feed list. Choose an OPML file.</source>
      <translation>このファイルはフィードの一覧としては大きすぎます。OPML ファイルを選んでください。</translation>
    </message>
    <message>
      <source>This file is empty. Choose an OPML file.</source>
      <translation>このファイルは空です。OPML ファイルを選んでください。</translation>
    </message>
    <message>
      <source>This file isn’t valid OPML (line {line}). Export it again.</source>
      <translation>このファイルは OPML として読めません（{line} 行目）。もう一度書き出してください。</translation>
    </message>
    <message>
      <source>This file isn’t a list of feeds. Choose an OPML file.</source>
      <translation>このファイルはフィードの一覧ではありません。OPML ファイルを選んでください。</translation>
    </message>
    <message>
      <source>This file contains XML entities, so it was rejected for security reasons.</source>
      <translation>このファイルはフィードの一覧に不要な実体宣言を含むため、読みませんでした。</translation>
    </message>
    <message numerus="yes">
      <source>This file lists more than {most:n} feeds. Split it first.</source>
      <translation>
        <numerusform>このファイルには {most:n} 個を超えるフィードがあります。先に分割してください。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>This file has more than {most:n} folders. Split it first.</source>
      <translation>
        <numerusform>このファイルには {most:n} 個を超えるフォルダーがあります。先に分割してください。</numerusform>
      </translation>
    </message>
    <message>
      <source>This file lists no feeds. Choose another.</source>
      <translation>このファイルにフィードはありません。別のものを選んでください。</translation>
    </message>
    <message>
      <source>This file links to {url}, which wasn’t imported.</source>
      <translation>{url} は別のファイルへのリンクなので、たどりませんでした。</translation>
    </message>
    <message>
      <source>{text} isn’t the address of a feed.</source>
      <translation>{text} はフィードのアドレスではありません。</translation>
    </message>
    <message>
      <source>Line {line}: {text} isn’t the address of a feed.</source>
      <translation>{line} 行目: {text} はフィードのアドレスではありません。</translation>
    </message>
    <message>
      <source>Line {line} isn’t a feed but a newsboat query ({text}).</source>
      <translation>{line} 行目はフィードではなく newsboat 独自の規則です（{text}）。</translation>
    </message>
    <message>
      <source>Paperround can’t import {file}. Choose an OPML file, another reader’s database or export, or a file that Paperround exported.</source>
      <translation>Paperround は {file} を読み込めません。OPML ファイル、ほかのリーダーのデータベースや書き出したファイル、または Paperround が書き出したファイルを選んでください。</translation>
    </message>
    <message>
      <source>This archive is damaged, or made by a later version. What could be read was imported.</source>
      <translation>このアーカイブは壊れているか、新しいバージョンで作られています。読めたものだけを読み込みました。</translation>
    </message>
    <message>
      <source>The import was cancelled. Nothing was changed.</source>
      <translation>読み込みを取り消しました。何も変わっていません。</translation>
    </message>
    <message>
      <source>The file {file} can’t be read ({error}). Choose another.</source>
      <translation>ファイル {file} を読めません（{error}）。別のものを選んでください。</translation>
    </message>
    <message>
      <source>The file {file} can’t be written ({error}). Choose another place.</source>
      <translation>ファイル {file} に書き込めません（{error}）。別の場所を選んでください。</translation>
    </message>
    <message>
      <source>There’s no database at {path}. Add a feed first.</source>
      <translation>{path} にデータベースがありません。先にフィードを追加してください。</translation>
    </message>
    <message>
      <source>The database is missing or empty, but there are backups. Restore one in the window or with paperround doctor.</source>
      <translation>データベースがないか空ですが、バックアップがあります。ウィンドウまたは paperround doctor で復元してください。</translation>
    </message>
    <message>
      <source>The database was replaced by a backup.</source>
      <translation>バックアップがデータベースと入れ替わります。</translation>
    </message>
    <message>
      <source>Another program is using the database. Close other Paperround windows or commands and try again.</source>
      <translation>ほかのプログラムがデータベースを使っています。ほかの Paperround のウィンドウやコマンドを閉じて再試行してください。</translation>
    </message>
    <message>
      <source>The database is busy. Try again in a moment.</source>
      <translation>データベースは Paperround の別の部分が使用中です。少し待って再試行してください。</translation>
    </message>
    <message>
      <source>The disk is full. Nothing was lost, but free up some space before continuing.</source>
      <translation>ディスクがいっぱいです。何も失われていませんが、続ける前に空き容量を増やしてください。</translation>
    </message>
    <message>
      <source>The database can’t be written. Check the permissions of the profile folder and its disk.</source>
      <translation>データベースに書き込めません。プロファイルフォルダーの権限とディスクを確認してください。</translation>
    </message>
    <message>
      <source>Access to the database was denied. Check the permissions of the profile folder.</source>
      <translation>データベースへのアクセスが拒否されました。プロファイルフォルダーの権限を確認してください。</translation>
    </message>
    <message>
      <source>The database can’t be opened. Check that the profile folder exists and is writable.</source>
      <translation>データベースを開けません。プロファイルフォルダーがあり、書き込めることを確認してください。</translation>
    </message>
    <message>
      <source>Access to {path} was denied ({error}). Check its permissions.</source>
      <translation>{path} へのアクセスが拒否されました（{error}）。権限を確認してください。</translation>
    </message>
    <message>
      <source>A disk error occurred while using the database. Check the disk, then try again.</source>
      <translation>データベースの使用中にディスクがエラーを報告しました。ディスクを確認してから再試行してください。</translation>
    </message>
    <message>
      <source>There isn’t enough memory to use the database. Close other programs and try again.</source>
      <translation>データベースを使うにはメモリーが足りません。ほかのプログラムを閉じて再試行してください。</translation>
    </message>
    <message>
      <source>This isn’t a Paperround database. Restore a backup in the window or with paperround doctor.</source>
      <translation>Paperround のデータベースではありません。ウィンドウまたは paperround doctor でバックアップを復元してください。</translation>
    </message>
    <message>
      <source>The database is damaged. Repair it in the window or with paperround doctor --salvage.</source>
      <translation>データベースが壊れています。ウィンドウまたは paperround doctor --salvage で修復してください。</translation>
    </message>
    <message>
      <source>SQLite {version} is too old. Install apsw {wanted} or newer.</source>
      <translation>SQLite {version} は古すぎます。apsw {wanted} 以降をインストールしてください。</translation>
    </message>
    <message>
      <source>The file {path} belongs to another program. Choose another profile folder.</source>
      <translation>ファイル {path} は別のプログラムのものです。別のプロファイルフォルダーを選んでください。</translation>
    </message>
    <message>
      <source>This database was saved by a newer version. Update Paperround or restore an older backup.</source>
      <translation>このデータベースは新しい Paperround が作ったものです。Paperround を更新するか、古いバックアップを復元してください。</translation>
    </message>
    <message>
      <source>This database is from before 1.0. Move it with packaging/move_development_profile.py.</source>
      <translation>このデータベースは 1.0 より前のものです。packaging/move_development_profile.py で移行してください。</translation>
    </message>
    <message>
      <source>This database is from an older version. Start Paperround once to update it.</source>
      <translation>このデータベースは古い Paperround のものです。Paperround を一度起動すると更新されます。</translation>
    </message>
    <message>
      <source>The folder {path} couldn’t be created ({error}). Choose another.</source>
      <translation>プロファイルフォルダー {path} を作れません（{error}）。別のものを選んでください。</translation>
    </message>
    <message>
      <source>The folder name {path} isn’t valid UTF-8. Rename it or choose another folder.</source>
      <translation>フォルダー {path} の名前は UTF-8 ではありません。名前を変えるか、別のものを選んでください。</translation>
    </message>
    <message>
      <source>Paperround can’t write to the profile folder {path}. Check its permissions.</source>
      <translation>プロファイルフォルダー {path} に書き込めません。確認してください。</translation>
    </message>
    <message>
      <source>The new database failed verification ({fault}). The previous one is kept next to it.</source>
      <translation>新しいデータベースに問題があります（{fault}）。以前のものは隣に残してあります。</translation>
    </message>
    <message>
      <source>Paperround is running with this profile. Quit it first (paperround quit) or repair it in the window.</source>
      <translation>Paperround がこのプロファイルで動作中です。先に終了するか（paperround quit）、そのウィンドウで修復してください。</translation>
    </message>
    <message>
      <source>The backup {file} can’t be used ({fault}). Choose another.</source>
      <translation>バックアップ {file} は使えません（{fault}）。別のものを選んでください。</translation>
    </message>
    <message>
      <source>No backup could be written to {path} ({error}). Check the disk.</source>
      <translation>{path} にバックアップを書き込めませんでした（{error}）。ディスクを確認してください。</translation>
    </message>
    <message>
      <source>it contains no feeds table</source>
      <translation>フィードの表がありません</translation>
    </message>
    <message>
      <source>its tables aren’t those of Paperround</source>
      <translation>テーブルが Paperround のものではありません</translation>
    </message>
    <message>
      <source>there is no such file</source>
      <translation>そのファイルはありません</translation>
    </message>
    <message>
      <source>Some backups couldn’t be cleaned and still contain your reading history. Delete them yourself: {files}</source>
      <translation>一部のコピーを消去できず、記録が残っています。自分で削除してください: {files}</translation>
    </message>
    <message>
      <source>There’s nothing left to undo or redo: this was changed again since.</source>
      <translation>元に戻したりやり直したりできるものはもうありません。その後また変更されました。</translation>
    </message>
    <message>
      <source>What was added has been read or changed since, so it stays.</source>
      <translation>追加したものはその後読まれたか変更されたため、そのまま残ります。</translation>
    </message>
    <message>
      <source>Already sent</source>
      <translation>手遅れです: すでに送信されました</translation>
    </message>
    <message>
      <source>You’re no longer subscribed to this feed. Add it again.</source>
      <translation>このフィードはもう登録されていません。もう一度追加してください。</translation>
    </message>
    <message>
      <source>Another feed already has the address {url}. Remove one of the two.</source>
      <translation>別のフィードがすでに {url} を使っています。どちらかを削除してください。</translation>
    </message>
    <message>
      <source>This folder no longer exists. Choose another.</source>
      <translation>そのフォルダーはもうありません。別のものを選んでください。</translation>
    </message>
    <message>
      <source>Enter a folder name.</source>
      <translation>フォルダーには名前が必要です。入力してください。</translation>
    </message>
    <message>
      <source>A folder named {name} already exists there. Choose another name.</source>
      <translation>そこには {name} というフォルダーがすでにあります。別の名前を選んでください。</translation>
    </message>
    <message>
      <source>A folder can’t be moved into itself. Choose another place.</source>
      <translation>フォルダーを自分自身の中には移動できません。別の場所を選んでください。</translation>
    </message>
    <message>
      <source>Rule {rule} doesn’t exist. Run “paperround rules” to list your rules.</source>
      <translation>ルール {rule} はありません。「paperround rules」で一覧を表示できます。</translation>
    </message>
    <message>
      <source>Enter a tag name.</source>
      <translation>タグには名前が必要です。入力してください。</translation>
    </message>
    <message>
      <source>Tag {tag} doesn’t exist. Run “paperround tag” to list your tags.</source>
      <translation>タグ {tag} はありません。「paperround tag」で一覧を表示できます。</translation>
    </message>
    <message>
      <source>Article {id} doesn’t exist. Run “paperround entries” to list articles.</source>
      <translation>記事 {id} はありません。「paperround entries」で一覧を表示できます。</translation>
    </message>
    <message>
      <source>{name} must be between {low} and {high}, not {value}.</source>
      <translation>設定 {name} は {low} から {high} の間にしてください（{value} は不可）。</translation>
    </message>
    <message>
      <source>The proxy must be a full address, such as http://proxy:3128.</source>
      <translation>プロキシは http://proxy:3128 のような完全なアドレスにしてください。</translation>
    </message>
    <message>
      <source>The setting {name} must be one of {choices}.</source>
      <translation>設定 {name} は次のいずれかにしてください: {choices}。</translation>
    </message>
    <message>
      <source>Enter quiet hours like 22:00-07:00, or leave them empty.</source>
      <translation>通知しない時間帯は 22:00-07:00 のように書くか、空にしてください。</translation>
    </message>
    <message>
      <source>Edition times must be “learned” or look like 07:15 or 07:15 18:00.</source>
      <translation>新聞の時刻は learned にするか、07:15 または 07:15 18:00 のように書いてください。</translation>
    </message>
    <message>
      <source>Edition days are digits from 1 (Monday) to 7 (Sunday), in order, such as 12345.</source>
      <translation>新聞の曜日は、1（月曜日）から 7（日曜日）までの数字を 12345 のように順に書いてください。</translation>
    </message>
    <message>
      <source>List folder numbers, “none” or “starred”, separated by spaces.</source>
      <translation>フォルダーの番号、none、starred を空白で区切って書いてください。</translation>
    </message>
    <message>
      <source>{name} accepts these values, separated by spaces: {choices}.</source>
      <translation>設定 {name} には次のものを空白区切りで書けます: {choices}。</translation>
    </message>
    <message>
      <source>The setting {name} is either yes or no, not {value}.</source>
      <translation>設定 {name} は yes か no です（{value} は不可）。</translation>
    </message>
    <message>
      <source>The setting {name} can’t be {value}.</source>
      <translation>設定 {name} を {value} にはできません。</translation>
    </message>
    <message>
      <source>A rule needs words to find, or a feed, folder or category. Enter at least one.</source>
      <translation>ルールには、探す語、フィード、フォルダー、カテゴリーのいずれかが必要です。</translation>
    </message>
    <message>
      <source>Enter the last day the rule should run, such as 2026-12-31.</source>
      <translation>ルールを適用する最終日を 2026-12-31 のように入力してください。</translation>
    </message>
    <message>
      <source>Choose at least one action for the rule.</source>
      <translation>ルールには動作が必要です。少なくとも 1 つ選んでください。</translation>
    </message>
    <message>
      <source>The text to find can be up to {most} characters long.</source>
      <translation>ルールで探す語は {most} 文字までです。短くしてください。</translation>
    </message>
    <message>
      <source>This regular expression isn’t valid ({error}).</source>
      <translation>このパターンは使えません（{error}）。変更してください。</translation>
    </message>
    <message>
      <source>Type something directly after {field}: with no space.</source>
      <translation>{field}: の直後に、空白なしで何か入力してください。</translation>
    </message>
    <message>
      <source>“is:{state}” isn’t recognised. Use is:unread, is:read, is:starred or is:unstarred.</source>
      <translation>「is:{state}」はここでは意味がありません。使えるのは is:unread、is:read、is:starred、is:unstarred です。</translation>
    </message>
    <message>
      <source>“{date}” isn’t a date. Use 2026, 2026-03, 2026-03-31, today, or 7d for seven days ago.</source>
      <translation>「{date}」は日付ではありません。2026、2026-03、2026-03-31、today、または 7 日前なら 7d と書いてください。</translation>
    </message>
    <message>
      <source>Only the first {most} words are used.</source>
      <translation>最初の {most} 語だけが有効です。</translation>
    </message>
    <message>
      <source>This search combines too many terms with OR. Remove some.</source>
      <translation>この検索は OR でつなぐものが多すぎます。いくつか減らしてください。</translation>
    </message>
    <message>
      <source>No feed is called “{name}”.</source>
      <translation>「{name}」というフィードはありません。</translation>
    </message>
    <message>
      <source>No folder is called “{name}”.</source>
      <translation>「{name}」というフォルダーはありません。</translation>
    </message>
    <message>
      <source>No tag is called “{name}”.</source>
      <translation>「{name}」というタグはありません。</translation>
    </message>
    <message>
      <source>There’s no saved search named “{name}”.</source>
      <translation>「{name}」という保存した検索はありません。</translation>
    </message>
    <message>
      <source>A saved search named “{name}” already exists.</source>
      <translation>「{name}」という保存した検索がすでにあります。</translation>
    </message>
    <message>
      <source>on battery: fewer fetches</source>
      <translation>バッテリー使用中のため取得を減らしています</translation>
    </message>
    <message>
      <source>saving power: fewer fetches</source>
      <translation>省電力のため取得を減らしています</translation>
    </message>
    <message>
      <source>metered connection: fewer fetches</source>
      <translation>従量制接続のため取得を減らしています</translation>
    </message>
    <message>
      <source>computer busy: fewer fetches</source>
      <translation>コンピューターが忙しいため取得を減らしています</translation>
    </message>
    <message>
      <source>{feed} has moved to {url}.</source>
      <translation>{feed} は {url} に移転しました。</translation>
    </message>
    <message>
      <source>{feed} was turned off because it crashed Paperround’s background process.</source>
      <translation>読み込みでエンジンが停止したため、{feed} を保留しました。</translation>
    </message>
    <message>
      <source>A feed was turned off because it crashed Paperround’s background process.</source>
      <translation>読み込みでエンジンが停止したため、フィードを 1 個保留しました。</translation>
    </message>
    <message>
      <source>Feeds can’t be refreshed because the background process didn’t start ({error}).</source>
      <translation>取得できません: エンジンが起動しませんでした（{error}）。</translation>
    </message>
    <message>
      <source>Looking for feeds failed. Try again.</source>
      <translation>フィードを探せませんでした。もう一度探してください。</translation>
    </message>
    <message>
      <source>This article has no web address.</source>
      <translation>この記事にはウェブ上のアドレスがありません。</translation>
    </message>
    <message>
      <source>{host} only shows this article to signed-in readers.</source>
      <translation>{host} はログインした読者だけにこの記事を表示します。</translation>
    </message>
    <message>
      <source>{host} won’t allow Paperround to read this page (error 403).</source>
      <translation>{host} は Paperround がこのページを読むことを許可していません（エラー 403）。</translation>
    </message>
    <message>
      <source>{host} says this page no longer exists.</source>
      <translation>{host} によると、このアドレスにページはもうありません。</translation>
    </message>
    <message>
      <source>No article was found on this page.</source>
      <translation>このページに記事が見つかりませんでした。</translation>
    </message>
    <message>
      <source>Paused until you resume</source>
      <translation>再開するまで一時停止</translation>
    </message>
    <message>
      <source>Refreshing {done} of {total}</source>
      <translation>取得中 {done} / {total}</translation>
    </message>
    <message>
      <source>{waiting} · {why}</source>
      <translation>{waiting} · {why}</translation>
    </message>
    <message>
      <source>Can’t reach any feeds. Next try {at:clock}</source>
      <translation>どのフィードにも到達できません。フィードのせいではありません。次の試行 {at:clock}</translation>
    </message>
    <message>
      <source>Can’t reach any feeds through the proxy. Check it in Settings. Next try {at:clock}</source>
      <translation>プロキシ経由でどのフィードにも到達できません。設定を確認してください。次の試行 {at:clock}</translation>
    </message>
    <message>
      <source>This network requires a sign-in. Open it in a browser. Next try {at:clock}</source>
      <translation>このネットワークは独自のページを返しています。ブラウザーで開いてください。次の試行 {at:clock}</translation>
    </message>
    <message>
      <source>{next} · {used}</source>
      <translation>{next} · {used}</translation>
    </message>
    <message>
      <source>Next fetch {at:clock}</source>
      <translation>次の取得 {at:clock}</translation>
    </message>
    <message numerus="yes">
      <source>{used:n} of {budget:n}</source>
      <translation>
        <numerusform>{used:n} / {budget:n} 回</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{used:n} of about {budget:n}, a busy day</source>
      <translation>
        <numerusform>{used:n} / 約 {budget:n} 回、取得の多い日</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{used:n} fetches today</source>
      <translation>
        <numerusform>今日の取得 {used:n} 回</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{used}, plus {asked:n} you requested</source>
      <translation>
        <numerusform>{used}、ほかに手動で {asked:n} 回</numerusform>
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
        <numerusform>{n:n} 分</numerusform>
      </translation>
    </message>
    <message>
      <source>{asked}: {brought}.</source>
      <translation>{asked}: {brought}。</translation>
    </message>
    <message>
      <source>1 feed fetched</source>
      <translation>1 個のフィードに問い合わせ</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} feeds fetched</source>
      <translation>
        <numerusform>{n:n} 個のフィードに問い合わせ</numerusform>
      </translation>
    </message>
    <message>
      <source>1 new article</source>
      <translation>新しい記事 1 件</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} new articles</source>
      <translation>
        <numerusform>新しい記事 {n:n} 件</numerusform>
      </translation>
    </message>
    <message>
      <source>1 has a problem.</source>
      <translation>1 個に問題があります。</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} have problems.</source>
      <translation>
        <numerusform>{n:n} 個に問題があります。</numerusform>
      </translation>
    </message>
    <message>
      <source>1 feed was fetched {ago} ago: {brought}.</source>
      <translation>1 個のフィードには {ago}前に問い合わせました: {brought}。</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} feeds were fetched {ago} ago: {brought}.</source>
      <translation>
        <numerusform>{n:n} 個のフィードには {ago}前に問い合わせました: {brought}。</numerusform>
      </translation>
    </message>
    <message>
      <source>1 isn’t due for an update yet.</source>
      <translation>配信元によると、1 個はまだ新着がありません。</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} aren’t due for an update yet.</source>
      <translation>
        <numerusform>配信元によると、{n:n} 個はまだ新着がありません。</numerusform>
      </translation>
    </message>
    <message>
      <source>1 feed’s server asked Paperround to wait.</source>
      <translation>1 個のフィードのサーバーが、今は待つよう求めています。</translation>
    </message>
    <message numerus="yes">
      <source>The servers of {n:n} feeds asked Paperround to wait.</source>
      <translation>
        <numerusform>{n:n} 個のフィードのサーバーが、今は待つよう求めています。</numerusform>
      </translation>
    </message>
    <message>
      <source>1 doesn’t allow fetches at this hour.</source>
      <translation>1 個はこの時間の訪問を望んでいません。</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} don’t allow fetches at this hour.</source>
      <translation>
        <numerusform>{n:n} 個はこの時間の訪問を望んでいません。</numerusform>
      </translation>
    </message>
    <message>
      <source>Nothing to refresh: every feed here is paused or discontinued.</source>
      <translation>問い合わせるものがありません。ここのフィードはすべて一時停止か終了しています。</translation>
    </message>
    <message>
      <source>These feeds come from your account or mailbox, which is being checked.</source>
      <translation>これらのフィードは、確認中のアカウントまたはメールボックスのものです。</translation>
    </message>
    <message>
      <source>Can’t reach any feeds. All will be tried again soon.</source>
      <translation>どのフィードにも到達できません。フィードのせいではなく、まもなくすべて再試行します。</translation>
    </message>
    <message>
      <source>This uses more than half of today’s remaining data. Automatic fetching may stop early today.</source>
      <translation>これは今日の残りの通信量の半分以上を使います。自動の取得が早く終わるかもしれません。</translation>
    </message>
    <message>
      <source>New article</source>
      <translation>新しい記事</translation>
    </message>
    <message>
      <source>Paperround keeps running without a window. Reopen it from your app menu. Press Ctrl+Q to quit.</source>
      <translation>ウィンドウがなくても取得を続けます。メニューからまた開けます。そこで Ctrl+Q を押すと終了します。</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>開く</translation>
    </message>
    <message>
      <source>Mute for today</source>
      <translation>今日は通知しない</translation>
    </message>
    <message numerus="yes">
      <source>{n:n} new articles from {feeds}</source>
      <translation>
        <numerusform>{feeds}から新しい記事 {n:n} 件</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>and {n:n} more</source>
      <translation>
        <numerusform>ほか {n:n} 件</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n:n} feeds</source>
      <translation>
        <numerusform>{n:n} 個のフィード</numerusform>
      </translation>
    </message>
    <message>
      <source>A simulation needs {least} full days of reading. You have {known}.</source>
      <translation>再現には、読んだ日が丸 {least} 日必要です。現在は {known} 日です。</translation>
    </message>
    <message>
      <source>You didn’t read on the days to be simulated. Read for a few days first.</source>
      <translation>再現する期間に閲覧がありません。まず数日間読んでください。</translation>
    </message>
    <message>
      <source>paused</source>
      <translation>一時停止</translation>
    </message>
    <message>
      <source>discontinued</source>
      <translation>終了</translation>
    </message>
    <message>
      <source>turned off: couldn’t be read</source>
      <translation>保留: 読めませんでした</translation>
    </message>
    <message>
      <source>all new at each fetch</source>
      <translation>取得のたびにすべて新着</translation>
    </message>
    <message>
      <source>{feed} gives all its articles new ids at each fetch, so only the newest are kept.</source>
      <translation>{feed} は取得のたびにすべての記事の ID を変えるため、最新の記事だけを残します。</translation>
    </message>
    <message>
      <source>waiting {until} (server’s request)</source>
      <translation>{until}待つよう要求</translation>
    </message>
    <message>
      <source>failing {since}</source>
      <translation>{since}失敗</translation>
    </message>
    <message>
      <source>no response at {tried:clock}, trying again soon</source>
      <translation>{tried:clock} に応答なし、まもなく再試行</translation>
    </message>
    <message>
      <source>password required</source>
      <translation>パスワードが必要</translation>
    </message>
    <message>
      <source>moved, verifying the new address</source>
      <translation>移転中、新しいアドレスを確認</translation>
    </message>
    <message>
      <source>not fetched yet</source>
      <translation>まだ取得していません</translation>
    </message>
    <message numerus="yes">
      <source>slow ({seconds:n} s to respond)</source>
      <translation>
        <numerusform>遅い、応答に {seconds:n} 秒</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>quiet for {weeks:n} weeks</source>
      <translation>
        <numerusform>{weeks:n} 週間投稿なし</numerusform>
      </translation>
    </message>
    <message>
      <source>OK</source>
      <translation>正常</translation>
    </message>
    <message>
      <source>{feed} was discontinued by its publisher. Its articles are kept.</source>
      <translation>{feed} は終了しました。配信元が終えたものです。記事は残ります。</translation>
    </message>
    <message>
      <source>{feed} was turned off. {reason}</source>
      <translation>{feed} を保留しました: {reason}</translation>
    </message>
    <message>
      <source>It couldn’t be read.</source>
      <translation>読めませんでした</translation>
    </message>
    <message>
      <source>{feed} asked Paperround to wait {until}.</source>
      <translation>{feed} は {until}待つよう求めました。</translation>
    </message>
    <message>
      <source>{feed} hasn’t responded {since}.</source>
      <translation>{feed} は{since}応答していません。</translation>
    </message>
    <message>
      <source>Fetching {feed} has failed {since}.</source>
      <translation>{feed} は{since}取得できません。</translation>
    </message>
    <message>
      <source>{feed} requires a user name and password.</source>
      <translation>{feed} がユーザー名とパスワードを求めています。</translation>
    </message>
    <message>
      <source>{feed} didn’t accept the user name and password.</source>
      <translation>{feed} がユーザー名とパスワードを受け付けません。</translation>
    </message>
    <message>
      <source>Tried at {tried:clock}, next at {next}.</source>
      <translation>{tried:clock} に試行、次は {next}。</translation>
    </message>
    <message>
      <source>Last tried at {tried:clock}.</source>
      <translation>最後の試行は {tried:clock}。</translation>
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
      <translation>{at:clock} まで</translation>
    </message>
    <message>
      <source>until {at:weekday} {at:clock}</source>
      <translation>{at:weekday} {at:clock} まで</translation>
    </message>
    <message>
      <source>since {at:clock}</source>
      <translation>{at:clock} から</translation>
    </message>
    <message>
      <source>since {at:weekday}</source>
      <translation>{at:weekday}から</translation>
    </message>
    <message>
      <source>since {at:date}</source>
      <translation>{at:date}から</translation>
    </message>
    <message>
      <source>no connection</source>
      <translation>接続なし</translation>
    </message>
    <message>
      <source>no such address</source>
      <translation>そのアドレスはありません</translation>
    </message>
    <message>
      <source>connection refused</source>
      <translation>接続拒否</translation>
    </message>
    <message>
      <source>no response in time</source>
      <translation>時間内に応答なし</translation>
    </message>
    <message>
      <source>connection interrupted</source>
      <translation>途中で切断</translation>
    </message>
    <message>
      <source>too large for a feed</source>
      <translation>フィードとして大きすぎる</translation>
    </message>
    <message>
      <source>invalid address</source>
      <translation>有効なアドレスではない</translation>
    </message>
    <message>
      <source>blocked: redirects to your local network</source>
      <translation>自分のネットワーク内へ誘導</translation>
    </message>
    <message>
      <source>redirect loop</source>
      <translation>転送が循環</translation>
    </message>
    <message>
      <source>invalid certificate</source>
      <translation>証明書に問題</translation>
    </message>
    <message>
      <source>needs a password</source>
      <translation>パスワードを要求</translation>
    </message>
    <message>
      <source>not found</source>
      <translation>もうありません</translation>
    </message>
    <message>
      <source>discontinued by its publisher</source>
      <translation>配信元が終了</translation>
    </message>
    <message>
      <source>asked to wait</source>
      <translation>待つよう要求</translation>
    </message>
    <message>
      <source>server error</source>
      <translation>サーバーの障害</translation>
    </message>
    <message>
      <source>blocked by a CAPTCHA</source>
      <translation>人間である証明を要求</translation>
    </message>
    <message>
      <source>access denied</source>
      <translation>許可されていません</translation>
    </message>
    <message>
      <source>cancelled</source>
      <translation>中止</translation>
    </message>
    <message>
      <source>couldn’t be read</source>
      <translation>読めませんでした</translation>
    </message>
    <message>
      <source>Paperround closed</source>
      <translation>Paperround が停止</translation>
    </message>
    <message>
      <source>no response</source>
      <translation>応答なし</translation>
    </message>
    <message>
      <source>Couldn’t change “Start at login” ({error}). Check the file {path}.</source>
      <translation>ログイン時の起動を変更できませんでした（{error}）。ファイル {path} を確認してください。</translation>
    </message>
    <message>
      <source>Couldn’t change “Start at login”: the desktop didn’t allow it.</source>
      <translation>ログイン時の起動を変更できませんでした。デスクトップが許可しませんでした。</translation>
    </message>
    <message>
      <source>Couldn’t change “Start at login” ({error}). Check the registry’s Run key.</source>
      <translation>ログイン時の起動を変更できませんでした（{error}）。レジストリの Run キーを確認してください。</translation>
    </message>
    <message>
      <source>Paperround is already open. Its window was brought to the front.</source>
      <translation>Paperround はすでに開いています。ウィンドウを前面に出しました。</translation>
    </message>
    <message>
      <source>Paperround is already open. It was asked to refresh.</source>
      <translation>Paperround はすでに開いています。更新を依頼しました。</translation>
    </message>
    <message>
      <source>Paperround is already running with this profile but isn’t responding. Quit it and start it again.</source>
      <translation>Paperround はこのプロファイルで動作中ですが、応答しません。終了して起動し直してください。</translation>
    </message>
    <message>
      <source>{file} couldn’t be written: {error}</source>
      <translation>{file} に書き込めませんでした: {error}</translation>
    </message>
    <message>
      <source>The article couldn’t be saved: {error}. Choose another place.</source>
      <translation>記事を保存できませんでした: {error}。別の場所を選んでください。</translation>
    </message>
    <message>
      <source>The Morning Paper</source>
      <translation>朝刊</translation>
    </message>
    <message>
      <source>The Evening Paper</source>
      <translation>夕刊</translation>
    </message>
    <message>
      <source>{weekday} {day} {month}</source>
      <translation>{month}{day}日 {weekday}</translation>
    </message>
    <message numerus="yes">
      <source>{posts:n} articles from {feeds:n} feeds, {minutes:n} min</source>
      <translation>
        <numerusform>{feeds:n} 個のフィードから {posts:n} 件の記事、{minutes:n} 分</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{posts:n} articles, {minutes:n} min</source>
      <translation>
        <numerusform>{posts:n} 件の記事、{minutes:n} 分</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>1 article, {minutes:n} min</source>
      <translation>
        <numerusform>1 件の記事、{minutes:n} 分</numerusform>
      </translation>
    </message>
    <message>
      <source>No. {number}</source>
      <translation>第 {number} 号</translation>
    </message>
    <message>
      <source>Front page</source>
      <translation>一面</translation>
    </message>
    <message>
      <source>In brief</source>
      <translation>短信</translation>
    </message>
    <message>
      <source>Other feeds</source>
      <translation>ほかのフィード</translation>
    </message>
    <message numerus="yes">
      <source>{minutes:n} min</source>
      <translation>
        <numerusform>{minutes:n} 分</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{minutes:n} min listen</source>
      <translation>
        <numerusform>再生時間 {minutes:n} 分</numerusform>
      </translation>
    </message>
    <message>
      <source>On the web</source>
      <translation>ウェブで読む</translation>
    </message>
    <message>
      <source>continues on page {page}</source>
      <translation>{page} ページに続く</translation>
    </message>
    <message>
      <source>continued from page {page}</source>
      <translation>{page} ページから続く</translation>
    </message>
    <message>
      <source>Made by Paperround on this computer, from your own feeds.</source>
      <translation>Paperround がこのコンピューターで、あなたのフィードから作りました。</translation>
    </message>
    <message>
      <source>Not enough new articles for an edition today.</source>
      <translation>今日は新聞にできる新しい記事がありません。</translation>
    </message>
    <message>
      <source>No edition was created. Nothing changed.</source>
      <translation>新聞は作られませんでした。何も変わっていません。</translation>
    </message>
    <message>
      <source>Loading full articles: {done} of {total}</source>
      <translation>全文を取得中: {done} / {total}</translation>
    </message>
    <message>
      <source>Loading images: {done} of {total} articles</source>
      <translation>画像を取得中: {done} / {total} 件</translation>
    </message>
    <message numerus="yes">
      <source>Laying out the pages: {posts:n} articles</source>
      <translation>
        <numerusform>ページを組んでいます: {posts:n} 件</numerusform>
      </translation>
    </message>
    <message>
      <source>Today’s edition, created {at:clock}</source>
      <translation>今日の新聞、{at:clock} 作成</translation>
    </message>
    <message>
      <source>Edition of {at:weekday} {at:date}, created {at:clock}</source>
      <translation>{at:date} {at:weekday}の新聞、{at:clock} 作成</translation>
    </message>
    <message numerus="yes">
      <source>Created {at:clock} from what was available ({n:n} feeds didn’t respond)</source>
      <translation>
        <numerusform>届いていたものから {at:clock} に作成。{n:n} 個のフィードは応答がありませんでした</numerusform>
      </translation>
    </message>
    <message>
      <source>Created {at:clock} from what was available (1 feed didn’t respond)</source>
      <translation>届いていたものから {at:clock} に作成。1 個のフィードは応答がありませんでした</translation>
    </message>
    <message>
      <source>Created at {at:clock} instead of {due:clock}, because the computer was asleep or Paperround was closed.</source>
      <translation>{due:clock} ではなく {at:clock} に作成。それまでコンピューターがスリープ中か、Paperround が閉じていました。</translation>
    </message>
    <message>
      <source>Waiting for {target} since {at:clock}: {why}</source>
      <translation>{at:clock} から{target}を待っています: {why}</translation>
    </message>
    <message>
      <source>Saved to {path}.</source>
      <translation>{path} にあります。</translation>
    </message>
    <message>
      <source>Emailed to {address} at {at:clock}.</source>
      <translation>{at:clock} に {address} へメールで送りました。</translation>
    </message>
    <message>
      <source>Next: {when}.</source>
      <translation>次回: {when}。</translation>
    </message>
    <message>
      <source>Next: {when}, because you usually read at {visit}.</source>
      <translation>次回: {when}。普段は {visit} に見ます。</translation>
    </message>
    <message>
      <source>Next: {when}, until Paperround knows when you start reading.</source>
      <translation>次回: {when}。最初に見る時間が分かるまでの時刻です。</translation>
    </message>
    <message>
      <source>today {at:clock}</source>
      <translation>今日 {at:clock}</translation>
    </message>
    <message>
      <source>tomorrow {at:clock}</source>
      <translation>明日 {at:clock}</translation>
    </message>
    <message>
      <source>The fetch at {at:clock} covers it, so it uses no extra fetches.</source>
      <translation>{at:clock} のスリープ解除で一緒に取得するため、新聞のための解除は不要です。</translation>
    </message>
    <message>
      <source>It uses the articles already downloaded by then. Nothing extra is downloaded.</source>
      <translation>それまでに届いたものから作ります。新聞のためだけの取得はしません。</translation>
    </message>
    <message>
      <source>Choose at least one day.</source>
      <translation>少なくとも 1 つの曜日を選んでください。</translation>
    </message>
    <message>
      <source>Editions are only created when you ask.</source>
      <translation>新聞は、頼んだときだけ作ります。</translation>
    </message>
    <message>
      <source>the folder</source>
      <translation>フォルダー</translation>
    </message>
    <message>
      <source>the mail server</source>
      <translation>メールサーバー</translation>
    </message>
    <message>
      <source>Edition {number} doesn’t exist. Run “paperround edition --list” to see them all.</source>
      <translation>第 {number} 号はありません。「paperround edition --list」で一覧を表示できます。</translation>
    </message>
    <message>
      <source>Choose a file name that ends in .epub or .pdf.</source>
      <translation>.epub または .pdf で終わるファイルを指定してください。</translation>
    </message>
    <message>
      <source>The pages couldn’t be created. See the log for details.</source>
      <translation>ページを作成できませんでした。詳細はログにあります。</translation>
    </message>
    <message>
      <source>The articles in this edition are no longer stored.</source>
      <translation>この新聞の記事はもうありません。</translation>
    </message>
    <message>
      <source>Enter the address to send editions to.</source>
      <translation>新聞を送るメールアドレスを入力してください。</translation>
    </message>
    <message>
      <source>Enter your outgoing mail (SMTP) server, such as smtp.example.org:587.</source>
      <translation>メールを送るサーバーを入力してください。例: smtp.example.org:587。</translation>
    </message>
    <message>
      <source>Enter your own email address.</source>
      <translation>自分のメールアドレスを入力してください。</translation>
    </message>
    <message>
      <source>The saved password for {host} is missing. Enter it again in Morning Paper.</source>
      <translation>{host} のパスワードが分かりません。「朝刊」でもう一度入力してください。</translation>
    </message>
    <message>
      <source>{host} didn’t accept this user name and password.</source>
      <translation>{host} がこの名前とパスワードを受け付けません。</translation>
    </message>
    <message>
      <source>{host} rejected the email: {why}</source>
      <translation>{host} がメールを受け付けませんでした: {why}</translation>
    </message>
    <message>
      <source>Can’t reach {host}. Paperround will try again.</source>
      <translation>{host} に接続できません。再試行します。</translation>
    </message>
    <message>
      <source>{host} doesn’t offer a secure connection, so the password wasn’t sent.</source>
      <translation>{host} は安全な接続に対応していないため、パスワードは送りませんでした。</translation>
    </message>
    <message>
      <source>{host} doesn’t offer a secure connection, so nothing was sent. You can allow mail without encryption.</source>
      <translation>{host} は安全な接続に対応していないため、何も送信しませんでした。暗号化なしのメールを許可することもできます。</translation>
    </message>
    <message>
      <source>{host} is ready to send your mail. Nothing was sent.</source>
      <translation>{host} は応答し、メールを受け付けます。何も送っていません。</translation>
    </message>
    <message>
      <source>Just before you usually read, around {time}.</source>
      <translation>普段見る {time} ごろの前です。</translation>
    </message>
    <message>
      <source>You asked to be notified right away.</source>
      <translation>記事をすぐに受け取る設定です。</translation>
    </message>
    <message>
      <source>You set it to be fetched every {span}.</source>
      <translation>{span}ごとに取得する設定です。</translation>
    </message>
    <message>
      <source>You set custom intervals for these.</source>
      <translation>これらには独自の間隔を指定しています。</translation>
    </message>
    <message>
      <source>You just subscribed.</source>
      <translation>登録しました。</translation>
    </message>
    <message>
      <source>You chose Refresh.</source>
      <translation>手動で取得しました。</translation>
    </message>
    <message>
      <source>You asked for it on the command line.</source>
      <translation>ターミナルから求めました。</translation>
    </message>
    <message>
      <source>You entered its password.</source>
      <translation>パスワードを入力しました。</translation>
    </message>
    <message>
      <source>You opened it, and it’s set to refresh when opened.</source>
      <translation>開いたときに取得する設定です。</translation>
    </message>
    <message>
      <source>First fetch after the computer woke up.</source>
      <translation>コンピューターのスリープ解除後、最初の取得です。</translation>
    </message>
    <message>
      <source>The demo fetches just after each article so you can watch them arrive.</source>
      <translation>デモでは、記事が届く様子が見えるように投稿直後に取得します。</translation>
    </message>
    <message>
      <source>It hasn’t responded yet, so Paperround is trying again.</source>
      <translation>まだ応答がないので、再試行します。</translation>
    </message>
    <message>
      <source>They haven’t responded yet, so Paperround is trying again.</source>
      <translation>まだ応答がないので、再試行します。</translation>
    </message>
    <message>
      <source>So you don’t miss anything: these list few articles, which turn over quickly.</source>
      <translation>取りこぼさないため: 保持する記事が少なく、すぐに入れ替わります。</translation>
    </message>
    <message>
      <source>Its publisher asks for at least {span} between fetches.</source>
      <translation>配信元は {span}以上の間隔を求めています。</translation>
    </message>
    <message>
      <source>Its publisher asks not to be fetched for the next {span}.</source>
      <translation>配信元は今後 {span}の間、訪問しないよう求めています。</translation>
    </message>
    <message>
      <source>Its server asked Paperround to wait {span}.</source>
      <translation>サーバーは {span}待つよう求めました。</translation>
    </message>
    <message>
      <source>Its server wants at least {span} between requests, so its feeds take turns.</source>
      <translation>サーバーが {span}以上の間隔を求めるため、そのフィードは順番に取得します。</translation>
    </message>
    <message>
      <source>Their server wants some time between requests, so its feeds take turns.</source>
      <translation>サーバーが間隔を求めるため、そのフィードは順番に取得します。</translation>
    </message>
    <message>
      <source>The last fetch failed, so the next one is in {span}.</source>
      <translation>失敗したため、次は {span}後に試します。</translation>
    </message>
    <message>
      <source>Its server asked Paperround to wait until now.</source>
      <translation>今まで待つよう求められていました。</translation>
    </message>
    <message>
      <source>Their servers asked Paperround to wait until now.</source>
      <translation>今まで待つよう求められていました。</translation>
    </message>
    <message>
      <source>Its publisher has discontinued it.</source>
      <translation>配信元が終了しました。</translation>
    </message>
    <message>
      <source>One of the times that keep you waiting least. This feed gets a fetch about every {span}.</source>
      <translation>待ち時間が最も短くなる時間の一つです。このフィードは約 {span}ごとに取得します。</translation>
    </message>
    <message>
      <source>One of the times that keep you waiting least for these.</source>
      <translation>これらの待ち時間が最も短くなる時間の一つです。</translation>
    </message>
    <message>
      <source>One of the times that leave the fewest articles missing when you read.</source>
      <translation>読むときに足りない記事が最も少なくなる時間の一つです。</translation>
    </message>
    <message>
      <source>Soon after the hours in which it usually publishes. It gets a fetch about every {span}.</source>
      <translation>普段配信する時間の直後です。約 {span}ごとに取得します。</translation>
    </message>
    <message>
      <source>Soon after the hours in which these usually publish.</source>
      <translation>これらが普段配信する時間の直後です。</translation>
    </message>
    <message>
      <source>It’s fetched about every {span}.</source>
      <translation>約 {span}ごとに取得します。</translation>
    </message>
    <message>
      <source>These are fetched at even intervals.</source>
      <translation>これらは等しい間隔で取得します。</translation>
    </message>
    <message>
      <source>It’s fetched about every {span}, so that few articles drop off its list unseen.</source>
      <translation>見ないうちに一覧から消える記事が少なくなるよう、約 {span}ごとに取得します。</translation>
    </message>
    <message>
      <source>These are fetched so that few articles drop off their lists unseen.</source>
      <translation>見ないうちに一覧から消える記事が少なくなるよう取得します。</translation>
    </message>
    <message>
      <source>Of all feeds it’s likely to have kept articles from you for longest.</source>
      <translation>すべてのフィードの中で、最も長く記事を待たせていそうです。</translation>
    </message>
    <message>
      <source>Of all feeds these are likely to have kept articles from you for longest.</source>
      <translation>すべてのフィードの中で、これらが最も長く記事を待たせていそうです。</translation>
    </message>
    <message>
      <source>Of all feeds it’s likely to have the most articles that are still fresh.</source>
      <translation>すべてのフィードの中で、まだ新しい記事が最も多そうです。</translation>
    </message>
    <message>
      <source>Of all feeds these are likely to have the most articles that are still fresh.</source>
      <translation>すべてのフィードの中で、これらにまだ新しい記事が最も多そうです。</translation>
    </message>
    <message>
      <source>Its articles come about {span} apart.</source>
      <translation>記事の間隔は約 {span}です。</translation>
    </message>
    <message>
      <source>They are fetched about as often as they publish.</source>
      <translation>配信とほぼ同じ頻度で取得します。</translation>
    </message>
    <message>
      <source>By its usual hours it should have a new article by now.</source>
      <translation>普段の時間からすると、もう新しい記事があるはずです。</translation>
    </message>
    <message>
      <source>By their usual hours these should have new articles by now.</source>
      <translation>普段の時間からすると、これらにはもう新しい記事があるはずです。</translation>
    </message>
    <message>
      <source>Just before you usually read.</source>
      <translation>普段見る時間の前です。</translation>
    </message>
    <message>
      <source>No sooner, because its publisher asks for at least {span} between fetches.</source>
      <translation>配信元が {span}以上の間隔を求めるため、これより早くは取得しません。</translation>
    </message>
    <message>
      <source>No sooner, because their publishers ask for time between fetches.</source>
      <translation>配信元が間隔を求めるため、これより早くは取得しません。</translation>
    </message>
    <message>
      <source>No sooner, because its publisher asks not to be fetched for the next {span}.</source>
      <translation>配信元が今後 {span}の間訪問しないよう求めるため、これより早くは取得しません。</translation>
    </message>
    <message>
      <source>No sooner, because their publishers ask not to be fetched at some hours.</source>
      <translation>配信元が特定の時間帯に訪問しないよう求めるため、これより早くは取得しません。</translation>
    </message>
    <message>
      <source>No sooner, because its server asked Paperround to wait {span}.</source>
      <translation>サーバーが {span}待つよう求めたため、これより早くは取得しません。</translation>
    </message>
    <message>
      <source>No sooner, because their servers asked Paperround to wait.</source>
      <translation>サーバーがしばらく待つよう求めたため、これより早くは取得しません。</translation>
    </message>
    <message>
      <source>The last fetch failed. Trying again after {span}.</source>
      <translation>失敗したため、{span}後に再試行します。</translation>
    </message>
    <message>
      <source>The last fetches failed. Trying again.</source>
      <translation>失敗したため、再試行します。</translation>
    </message>
    <message>
      <source>You’re reading now, and it may have new articles.</source>
      <translation>今読んでいるところで、前回の取得以降に投稿されたかもしれません。</translation>
    </message>
    <message>
      <source>You’re reading now, and these may have new articles.</source>
      <translation>今読んでいるところで、これらは前回の取得以降に投稿したかもしれません。</translation>
    </message>
    <message>
      <source>You’re reading now, and it usually has one new article by this time.</source>
      <translation>今読んでいるところで、普段なら前回の取得以降に 1 回投稿されています。</translation>
    </message>
    <message>
      <source>You’re reading now, and these usually have new articles by this time.</source>
      <translation>今読んでいるところで、普段なら前回の取得以降に投稿されています。</translation>
    </message>
    <message>
      <source>You’re reading now, and it usually has {count} new articles by this time.</source>
      <translation>今読んでいるところで、普段なら前回の取得以降に {count} 回投稿されています。</translation>
    </message>
    <message>
      <source>It may have new articles by then.</source>
      <translation>その時までに、前回の取得以降に投稿されているかもしれません。</translation>
    </message>
    <message>
      <source>Some of them may have new articles by then.</source>
      <translation>その時までに、いくつかは投稿しているかもしれません。</translation>
    </message>
    <message>
      <source>It usually has one new article by then.</source>
      <translation>普段なら、その時までに前回の取得以降 1 回投稿されています。</translation>
    </message>
    <message>
      <source>They usually have new articles by then.</source>
      <translation>普段なら、その時までに投稿されています。</translation>
    </message>
    <message>
      <source>It usually has {count} new articles by then.</source>
      <translation>普段なら、その時までに前回の取得以降 {count} 回投稿されています。</translation>
    </message>
    <message>
      <source>You just unlocked the computer and usually read soon after.</source>
      <translation>ロックを解除したところで、普段はこの後すぐに見ます。</translation>
    </message>
    <message>
      <source>You just came back to the computer and usually read soon after.</source>
      <translation>コンピューターに戻ったところで、普段はこの後すぐに見ます。</translation>
    </message>
    <message>
      <source>The computer just woke up, and you usually read soon after.</source>
      <translation>コンピューターがスリープから復帰したところで、普段はこの後すぐに見ます。</translation>
    </message>
    <message>
      <source>You just opened the lid and usually read soon after.</source>
      <translation>ふたを開いたところで、普段はこの後すぐに見ます。</translation>
    </message>
    <message>
      <source>The computer just joined a network, and you usually read soon after.</source>
      <translation>ネットワークに接続したところで、普段はこの後すぐに見ます。</translation>
    </message>
    <message>
      <source>Its articles are mostly repeats, so it’s fetched less often.</source>
      <translation>記事の多くが繰り返しなので、取得を減らしています。</translation>
    </message>
    <message>
      <source>Its articles are mostly original, so it’s fetched more often.</source>
      <translation>記事の多くに新しい内容があるので、取得を増やしています。</translation>
    </message>
    <message>
      <source>You rarely open its articles, so it’s fetched less often.</source>
      <translation>記事をあまり開かないので、取得を減らしています。</translation>
    </message>
    <message>
      <source>You often open its articles, so it’s fetched more often.</source>
      <translation>記事をよく開くので、取得を増やしています。</translation>
    </message>
  </context>
</TS>
