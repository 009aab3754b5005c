# /сейчас: что ждёт того, кто спрашивает, а ведущему — кого ждёт игра.

cmd-now = сейчас
    .description = Ваши дела за столом, со ссылками и кнопками

button-now-list = Мои дела
button-nudge = Напомнить
button-nudge-for = Напомнить: { $title }

wait-nyx-declare = сделать заявку
wait-nyx-tactic = выбрать тактику
wait-nyx-bonus = решить, на что пойдёт победа
wait-nyx-penalty = принять штраф
wait-nyx-judge-story = решить, дать ли сюжетное преимущество
wait-nyx-demand = ответить на требование ведущего
wait-nyx-roll = сделать бросок, о котором просит ведущий
wait-nyx-slow = бросить против затяжного штрафа
wait-nyx-heal = сказать, какой затяжной ущерб прошёл
wait-nyx-claims = засчитать ли названные аспекты?
wait-nyx-claim = засчитать ли аспекты броска?
wait-nyx-gains = зачесть эти очки?
wait-nyx-ask-success = дать успех без броска?
wait-nyx-ask-change = можно ли менять аспекты?
wait-noir-ask = можно ли потратить Судьбу?
wait-noir-countdown = отсчитать раунд: кто-то при смерти
wait-noir-fallen = смерть или обморок?
wait-noir-saved = когда снова можно действовать?
wait-noir-sheet = закончить лист
wait-zapas-vote = принять предложение или наложить вето
wait-zapas-close-vote = закрыть голосование: голосовать больше некому
wait-zapas-vetoed = изменить или отозвать то, на что наложено вето
wait-zapas-flag = подходит ли флаг?
wait-zapas-strike = вычеркнуть ли флаг?
wait-zapas-show = сказать, как проявляется состояние
wait-zapas-sheet = закончить лист

now-what = **{ $what }**
now-for = { $name }: **{ $what }**
now-mine = ⚠ { $said }
now-holding = ⏳ { $said }
now-lent = { $said } (вы замещаете)
now-empty-seat = { $said } (место свободно)
now-absent = { $said } (нет на этой сессии)
now-in = { $said } · { $title }
now-since = { $said } · ожидание: { $span }
now-how = { $said } · { $how }
now-linked = { PHRASE($said) } · [открыть](https://discord.com/channels/{ $home }/{ $channel }/{ $message })
now-use = /{ $command } { $verb }

now-headline = ⚠ { $campaign }: { $count ->
        [one] вас ждёт { $count } дело
        [few] вас ждут { $count } дела
       *[many] вас ждут { $count } дел
    }
now-headline-one = ⚠ { $campaign } ждёт вас: { $what }
now-headline-none = ✅ { $campaign }: от вас ничего не ждут
now-headline-holding = ⏳ { $campaign } ждёт других: { $names }
now-headline-seatless = У вас нет места в кампании «{ $campaign }»
now-headline-follows = Вы следите за кампанией { $campaign }
now-headline-all = ⚠ В ваших кампаниях { $count ->
        [one] вас ждёт { $count } дело
        [few] вас ждут { $count } дела
       *[many] вас ждут { $count } дел
    }
now-headline-all-none = ✅ Ни в одной из ваших кампаний от вас ничего не ждут
now-title-all = Ваши кампании
now-field-mine = Для вас
now-field-holding = Кого ждёт игра
now-field-last = Что произошло последним
now-nothing = От вас ничего не ждут.
now-last = { $title }: { $said }
now-last-begun = { $title }: идёт
now-course-between = После сессии { $session } · сцена { $scene }
now-course-session = Сессия { $session } · сцена { $scene }
now-next-join = Чтобы играть, займите место: /{ cmd-campaign } { cmd-campaign-join }.
now-next-player = Вас позовут, когда понадобится ваш ответ. А пока можно читать историю и играть дальше.
now-next-gm = Ждать некого. Продолжайте историю или начните новую сцену: /{ cmd-scene } { cmd-scene-new }.
now-next-holding = Кого ждут, тому можно напомнить: по разу на каждое ожидание. Если человека долго нет, назначьте заместителя: /{ cmd-seat } { cmd-seat-stand-in }.
now-next-answer = Кого ждут, тому можно напомнить (по разу на каждое ожидание) или ответить за него кнопкой под панелью.
now-nowhere = У вас нет места ни в одной кампании. Займите его там, где она идёт: /{ cmd-campaign } { cmd-campaign-join }.

nudge = ⏳ «{ $title }» ждёт. { $whom }
nudge-said = ✅ Напоминание отправлено: { $names }.
nudge-twice = Об этом уже напоминали. Если напоминать дважды об одном и том же, слушать перестанут.
nudge-over = Здесь больше некому напоминать. /{ cmd-now } покажет, что ждёт.
nudge-nobody = Место, которого ждёт игра, свободно. Передайте его кому-нибудь: /{ cmd-seat } { cmd-seat-hand }.
nudge-closed = Не получилось написать там, где это идёт. Попробуйте ещё раз; если не поможет, разрешите боту видеть тот канал и писать в нём.
