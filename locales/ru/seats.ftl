# Кто где сидит: вступить, уйти, передать, заместить; и где идёт кампания.

cmd-campaign-join = вступить
    .description = Занять место игрока в кампании
opt-campaign-join-campaign = кампания
    .description = Какая; если не указать, то та, что идёт здесь
cmd-campaign-invite = пригласить
    .description = Пригласить кого-нибудь в кампанию: придёт кнопка, чтобы вступить
opt-campaign-invite-member = участник
    .description = Кого пригласить
cmd-campaign-leave = уйти
    .description = Освободить своё место; его персонажи подождут
opt-campaign-leave-seat = место
    .description = Ведущему: чьё место освободить
cmd-campaign-seats = места
    .description = Кто за столом, кем играет и кого замещает
cmd-campaign-unbind = отвязать
    .description = Отвязать от кампании канал, ветку или голосовой чат
opt-campaign-unbind-place = где
    .description = Что отвязать; если не указать, то канал, где вы сейчас
cmd-seat = место
    .description = Места за столом: кто их занимает и кто кого замещает
cmd-seat-hand = передать
    .description = Передать место с персонажами тому, у кого места нет
opt-seat-hand-seat = место
    .description = Какое место, занятое или свободное
opt-seat-hand-to = кому
    .description = Кто его получит
cmd-seat-gm = ведущий
    .description = Передать место ведущего или занять его, если ведущего больше нет
opt-seat-gm-to = кому
    .description = Новый ведущий; не указывайте, чтобы занять место ушедшего
cmd-seat-co-gm = соведущий
    .description = Сделать игрока соведущим или соведущего игроком
opt-seat-co-gm-seat = место
    .description = Чьё место
opt-seat-co-gm-on = назначить
    .description = Да: соведущий, нет: игрок; если не указать, то да
cmd-seat-stand-in = заместитель
    .description = Позволить кому-то действовать за отсутствующего
opt-seat-stand-in-who = кто
    .description = Кто будет действовать; не указывайте, чтобы отменить замену
opt-seat-stand-in-seat = место
    .description = Место отсутствующего; если не указать, то ваше
cmd-character-give = передать
    .description = Передать персонажа другому игроку или ведущему
opt-character-give-character = персонаж
    .description = Кого передать
opt-character-give-to = кому
    .description = К чьему месту перейдёт персонаж

button-join = Вступить
button-leave = Освободить место
button-empty = Освободить место
button-as-self = Снова за себя
button-bind = Привязать сюда

seat-mention = <@{ $account }>
seat-place = <#{ $place }>
seat-number = место { $number }
seat-empty = никто (место { $number })
seat-gm = ведущий
seat-co-gm = соведущий
seat-player = игрок
seat-to-gm = ведущий
seat-of = { $holder }: { $characters }
seats-headline = { $name }: { $count ->
    [one] { $count } место за столом
    [few] { $count } места за столом
   *[many] { $count } мест за столом
    }
seats-row = **{ $holder }** · { $role }
seats-plays = играет: { $characters }
seats-here = здесь: { $name }
seats-nobody = пока никем не играет
seats-stand-in = заместитель: { $name }
seats-parts = { $row } · { $rest }
seats-next = Передать место: /{ cmd-seat } { cmd-seat-hand }. Найти заместителя: /{ cmd-seat } { cmd-seat-stand-in }.

acting-for = 🎭 Здесь вы действуете за другого: { $who }.
acting-begun = Теперь здесь вы действуете за другого: { $who }. Ваш персонаж: { $name }. Все увидят, за кого вы действуете. Чтобы снова играть за себя, нажмите кнопку или выберите своего персонажа.
acting-over = Здесь вы снова действуете за себя.

seat-joined-you = ✅ { $campaign }: у вас есть место за столом. Дальше создайте персонажа: /{ cmd-character } { cmd-character-new }.
seat-joined-where = ✅ { $campaign }: у вас есть место за столом. Дальше введите /{ cmd-character } { cmd-character-new } там, где идёт кампания: { $places }
seat-joined = { $name } теперь с нами: { $campaign }.
seat-invited-you = ✅ Приглашение отправлено. Кнопку под ним может нажать только { $name }.
seat-invitation = { $name }: вас приглашают в кампанию «{ $campaign }», по правилам { $system }.
seat-leave-ask = Уйти из кампании «{ $campaign }»? Ваши персонажи ({ $characters }) подождут со всем, что у них есть. Ведущий может передать место другому и вернуть его вам.
seat-empty-ask = Освободить место ({ $name })? Персонажи ({ $characters }) подождут со всем, что у них есть. Вы можете передать место кому-нибудь и вернуть его.
seat-no-characters = пока никого
seat-left-you = ✅ Ваше место свободно: { $campaign }. Ваши персонажи ждут там.
seat-left-other = ✅ Место свободно. Его персонажи ждут.
seat-left = { $name } больше не за столом: { $campaign }. Персонажи ждут.
seat-handed-you = ✅ Место передано.
seat-handed = Место теперь занимает { $name }. Персонажи: { $characters }. Прежде: { $old }.
seat-chair-handed = { $campaign }: теперь ведущий { $name }.
seat-co-gm-made = { SENTENCES($name) } теперь соведущий и может всё, что может ведущий.
seat-co-gm-ended = { SENTENCES($name) } снова игрок.
seat-stand-in-made = { $name } теперь может действовать за другого: { $who }. Кнопки работают сразу, персонажа выбирает /{ cmd-character } { cmd-character-play }. Все увидят, за кого действует заместитель.
seat-stand-in-ended = { SENTENCES($who) }: заместителя больше нет.
seat-done = ✅ Готово.
place-left = Здесь кампания «{ $campaign }» больше не идёт.
place-left-other = { $place }: кампания «{ $campaign }» там больше не идёт.
place-elsewhere = { $campaign } идёт здесь: { $places }
place-nowhere = { $campaign }: кампания сейчас нигде не идёт.

refusal-stand-in-may-not = Заместитель играет за отсутствующего, но местами за столом не распоряжается. Действуйте от своего имени или попросите ведущего.
refusal-not-your-seat = Этим местом распоряжаетесь не вы. Попросите того, кто его занимает, или ведущего.
refusal-no-such-seat = В этой кампании нет такого места. Выберите одно из предложенных.
refusal-seat-empty = Это место никто не занимает. Сначала передайте его кому-нибудь.
refusal-has-seat-already = { $campaign }: у этого человека уже есть место, а двух не бывает. Передайте ему персонажей: /{ cmd-character } { cmd-character-give }.
refusal-invitation-needed = { $campaign }: только по приглашению. Попросите приглашение у ведущего.
refusal-invited-already = Этот человек уже приглашён. Осталось нажать кнопку или ввести /{ cmd-campaign } { cmd-campaign-join }.
refusal-invitation-not-yours = Это приглашение не вам. Чтобы тоже вступить, введите /{ cmd-campaign } { cmd-campaign-join }.
refusal-chair-only = Это может сделать только ведущий, который отвечает за кампанию. Кто это, покажет /{ cmd-campaign } { cmd-campaign-seats }; попросите его.
refusal-chair-must-be-handed = Кампании нужен ведущий. Сначала передайте его место кому-нибудь: /{ cmd-seat } { cmd-seat-gm }.
refusal-chair-is-theirs = Этот человек уже ведущий. Выберите кого-нибудь другого или оставьте как есть.
refusal-chair-for-managers = Место ушедшего ведущего может занять соведущий или тот, кто управляет сервером. Попросите кого-нибудь из них.
refusal-chair-held = Ведущий всё ещё на сервере. Попросите его передать место: /{ cmd-seat } { cmd-seat-gm }.
refusal-role-same = У этого места уже такая роль. Выберите другое место или оставьте как есть.
refusal-stand-in-is-self = Никто не замещает сам себя. Выберите другое место.
refusal-stand-in-same = Так уже и есть. Выберите кого-нибудь другого или оставьте как есть.
refusal-acting-as-self = Здесь вы и так действуете за себя. Играйте дальше.
refusal-character-theirs-already = { $name }: этот персонаж уже принадлежит этому месту. Выберите другое место или другого персонажа.
refusal-place-not-bound = Там эта кампания не идёт. Назовите канал или ветку, где она идёт, или привяжите их: /{ cmd-campaign } { cmd-campaign-here }.
refusal-bare-stays = { $name } — одно значение без листа и остаётся у ведущего. Передайте персонажа с полным листом.
refusal-roll-open-give = { $name } участвует в «{ $title }», и кубы там уже обещаны. Сначала завершите это или прекратите, потом передавайте персонажа.
refusal-not-a-person = Бот не может сидеть за столом. Выберите человека.
campaign-as-oneself = Заместитель снова действует за себя.

## Когда канал удалён

# $title: what was played there; it stands in the channel where it goes on
gone-goes-on = ⚠ «{ $title }» продолжается здесь: канал, где шла игра, удалён.
gone-nowhere = ⚠ Канал, где шла игра «{ $title }», удалён. Дайте кампании «{ $campaign }» другой: введите в нём /{ cmd-campaign } { cmd-campaign-here }, и игра продолжится с того же места.
# $titles: what was played in places that are gone
gone-here-now = Что шло в удалённом канале, продолжается здесь: { $titles }

button-follow = Следить
button-unfollow = Не следить
button-follow-read = Читать журнал
campaign-followers = { $count ->
    [one] 👁 { $count } зритель
    [few] 👁 { $count } зрителя
   *[many] 👁 { $count } зрителей
}
follow-done = ✅ Вы следите за кампанией: { $campaign }. /{ cmd-now } расскажет, что в ней нового, и в личных сообщениях тоже. Никто вас не зовёт, а видите вы то, что могут видеть все игроки.
follow-over = ✅ Вы больше не следите за кампанией: { $campaign }.
follow-seated = У вас есть место за столом: { $campaign }. Что нового, покажет /{ cmd-now }.
