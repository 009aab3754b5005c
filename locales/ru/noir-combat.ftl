# Бой и его броски: о чём спрашивают одного человека, и инструменты ведущего.

## Кнопки

button-noir-act = Действовать
button-noir-acts-again = Снова в строю
button-noir-again = К действиям
button-noir-call-off = Отозвать действие
button-noir-unhelped = Без помощников
button-noir-help = Я помогаю
button-noir-weigh = Обстоятельства…
button-noir-confirm = Подтвердить
button-noir-counts = Что влияет…
button-noir-defend = Защищаться
# $face: от 1 до 10
button-noir-die = Кубик: { $face }
button-noir-end = Закончить
button-noir-grit = Стиснуть зубы (1)
button-noir-harm-deal = Нанести вред
button-noir-harm-more = Вред…
button-noir-helpers = Помощников: { $count }
button-noir-highest = Два наибольших
button-noir-initiative = Инициатива…
# $chance: noir-percent
button-noir-late = Отдать 4: { $chance }
button-noir-late-ahead = Отдать 4
button-noir-killed = Смерть
button-noir-knocked-out = Без сознания
button-noir-fell = { $how }: { $name }
button-noir-leave = Не менять
button-noir-leave-fight = Вывести из боя
button-noir-next-round = Следующий раунд
button-noir-no = Нет
button-noir-no-fate = Без Судьбы
button-noir-no-roll = Без броска
button-noir-odds = { $points ->
        [0] Без Судьбы: { $chance }
       *[other] Судьба { $points }: { $chance }
    }
button-noir-pass = Пропустить
button-noir-order = Когда спрашивать…
button-noir-people-order = Всегда лучшую…
button-noir-people-best = Лучшая защита
button-noir-people-ask = Спрашивать меня
button-noir-order-ask = Всегда
button-noir-order-losing = При проигрыше
button-noir-order-never = Никогда
button-noir-place = { $old } → { $new }
button-noir-protect = Заслонить (3)
button-noir-say = Словами…
button-noir-side = Сторона { $side }
button-noir-stand = Пусть остаётся
button-noir-stand-all = Все мои без Судьбы
button-noir-survive = Судьба { $points }: −{ $wounds }

## Формы

form-noir-harm-dice = Урон, например 2к10+1
form-noir-harm-words = От чего? (не обязательно)
noir-harm-form = Вред без атаки
form-noir-initiative = Инициатива, от 1 до 99999
form-noir-say = Что вы делаете?

## Меню

placeholder-noir-daze-odds = Судьба на бросок против шока
# $points: 0 to 5
option-noir-daze-odds = { $points ->
        [0] Против шока: без Судьбы
       *[other] Против шока: Судьба { $points }
    }
placeholder-noir-action = Выберите действие
placeholder-noir-at = Против кого?
placeholder-noir-circumstances = Обстоятельства следующего броска
placeholder-noir-complexity = Насколько труден путь?
placeholder-noir-defence = Как вы защищаетесь?
placeholder-noir-fighter = Один из участников
placeholder-noir-for = Ради чего удар?
placeholder-noir-harm-who = Кому вред?
placeholder-noir-harm-dice = Сколько урона?
placeholder-noir-harm-from = От чего?
placeholder-noir-helps = Что помогает?
placeholder-noir-hurts = Что мешает?
placeholder-noir-in-hand = Оружие в руках
placeholder-noir-joins = Кто вступает в бой?
placeholder-noir-mine = За кого?
placeholder-noir-odds = Судьба до броска
placeholder-noir-others = Ответить за кого-то
placeholder-noir-patient = Чьи раны?
placeholder-noir-rolls = Что бросать?
placeholder-noir-with = Чем?

# $name: название в листе; $amount: что даёт
option-noir-matter = { $name } { SIGNED($amount) }
option-noir-odds = { $points ->
        [0] Без Судьбы: { $chance }
       *[other] Судьба { $points }: { $chance }
    }
option-noir-odds-later = Решить прямо перед броском
option-noir-all-usual = Все: обычный ответ, без Судьбы
# $who: noir-due
option-noir-usual = { $who } — как обычно, без Судьбы
option-noir-no-patient = Никого, сделать что-то другое
option-noir-patient = Лечить раны: { $name }
option-noir-weapon = { $weapon }
option-noir-weapon-loaded = { $weapon }, патронов { $loaded } из { $most }
option-noir-damage = Урон { $damage }
option-noir-damage-reach = Урон { $damage }, { $near }–{ $far } м
# $health: noir-health-…
option-noir-target = Сторона { $side }, { $health }
option-noir-way = { $defence }: { $chance }
option-noir-way-with = { $defence }, { $weapon }: { $chance }
# $aim: noir-aim-…
option-noir-way-for = { $defence }, { $weapon }, { $aim }: { $chance }
option-noir-undefended = Без защиты
option-noir-undefended-does = Атака бросается против 20.

## Чем хорошо действие

option-noir-directed-fire = Обычный выстрел; мало патронов.
option-noir-snap-shot = Менее точно, больше урона; больше патронов.
option-noir-aimed-fire = Точнее, один патрон; может стоить инициативы.
option-noir-sharpshooting = Намного точнее, один патрон; может стоить много инициативы.
option-noir-fire-two-weapons = Два ствола в одну цель: урон складывается, но менее точно.
option-noir-concentrated-auto = Очередь в одну цель: больше урона, много патронов.
option-noir-sweep-auto = Очередь по нескольким, стоящим рядом; очень много патронов.
option-noir-auto-two-weapons = Очереди из двух стволов в одну цель: больше всего урона.
option-noir-blind-fire = В того, кого не видно: −10, и у обеих сторон считается Удача.
option-noir-throw-at-target = Бросить оружие в кого-то.
option-noir-throw-to-place = Бросить что-то в нужное место, против 20.
option-noir-fight = Ударить, удержать, обезоружить, вырваться или оттолкнуть.
option-noir-frenzy = Всё в один удар: точнее и сильнее; может стоить инициативы.
option-noir-move = Куда-то добраться; каждая новая попытка подряд легче.
option-noir-draw-weapon = Достать оружие, или два сразу (−2).
option-noir-reload = Зарядить оружие; каждая новая попытка подряд легче.
option-noir-scan = Осмотреться и выиграть инициативу.
option-noir-wait = Пока ничего; без броска.
option-noir-other = Что-то другое или помощь раненому; инициатива станет 1.
option-noir-await-target = Быть наготове, пока цель не покажется.
option-noir-defend = Уклониться или укрыться; может стоить инициативы.
option-noir-chance-defence = Положиться на удачу; инициативы стоит редко.
option-noir-shoot-back = Победа — и ваш выстрел попадает; может стоить много инициативы.
option-noir-strike-back = Победа — и ваш удар попадает; может стоить много инициативы.

## Чего ждут

noir-is-over = «{ $title }»: всё закончилось.
noir-late-button = Этот момент уже позади. Сейчас ждут вот чего:
# $told: что только что произошло
noir-done = ✅ { $told }
noir-and-then =
    { $first }
    { $then }
# $waits: noir-due, через запятую
noir-nothing-due = От вас ничего не ждут. ⏳ { SENTENCES($waits) }
noir-nothing-more = Больше вам сейчас делать нечего.
# $duty: noir-duty-…
noir-due = { $name }: { $duty }
noir-duty-let = слово ведущего о броске
noir-duty-ready = бросок
noir-duty-odds = Судьба до броска
noir-duty-choose = два кубика
noir-duty-late = Судьба после броска
noir-duty-place = место кубика
noir-duty-declare = действие
noir-duty-rule = что бросать на действие
noir-duty-defend = защита
noir-duty-grit = действовать или пропустить
noir-duty-protect = заслонить или нет
noir-duty-survive = Судьба, чтобы выжить
noir-duty-terms = что на кону
noir-duty-loss = принять или обострить
noir-duty-name-loser = кто проиграл
noir-duty-next-round = как идти дальше
noir-headline-several = { $count ->
        [0] От вас ничего не ждут.
        [one] Вас ждёт { $count } вопрос.
        [few] Вас ждут { $count } вопроса.
       *[many] Вас ждут { $count } вопросов.
    } { $others ->
        [0] Выберите.
        [one] Можно ответить за { $others } игрока.
       *[other] Можно ответить за { $others } игроков.
    }

## Броски

noir-percent = { $percent } %
noir-percent-unknown = ? %
noir-percent-under = <{ $percent } %
noir-percent-over = >{ $percent } %
# $value: что бросается; $total: со всеми модификаторами
noir-headline-roll = { $name }: { $value } { $total }, успех { $chance }
noir-ready-how = Скажите, что влияет, и бросайте.
noir-odds-how = Судьба до броска: по кубику за очко, и вы берёте два лучших. Кто платит до броска, после него обычно уже не платит.
# Что зависит от броска в бою
noir-decides-initiative = Инициатива: при успехе сумма кубиков (пара: вдвое), при провале наибольший кубик (пара: 1).
noir-decides-daze = Чтобы действовать дальше. Провал: шок. Провал с парой: без сознания.
noir-decides-recovery = Чтобы прийти в себя. Успех: действие со следующего раунда. Провал с парой: без сознания.
noir-decides-wound = Чтобы выжить. Провал: смертельная рана. Провал с парой: смерть.
# $name: чья Судьба
noir-own-fate = { $name }: очков Судьбы { $points }
noir-own-pot = Запас Судьбы: { $points }
noir-no-points = Очков не хватает. Другой игрок может выручить: Спасение.
# $dice: что на них
noir-headline-choose = { $name }: { $dice } — выберите два
noir-choose-how = Два из них считаются; десятки дают новые кубики. Пара — исключительный бросок.
noir-choose-first = Выбран: { $face }. Нажмите второй или ещё раз первый, чтобы вернуть его.
noir-headline-let = { $name } просит броска. Разрешить?
noir-headline-late = { $name }: { $total } — отдать 4 за ещё один кубик? Тогда успех: { $chance }
noir-headline-late-ahead = { $name }: { $total } хватает — всё равно отдать 4 за ещё один кубик?
noir-let-how = Обстоятельства складываются. Бросок будет, когда вы разрешите.
noir-late-how = Новый кубик может занять место любого. 4 очка пропадут в любом случае.
noir-headline-place = { $name }: на новом кубике { $face }. Чьё место он займёт?
noir-place-how = Десятка даёт ещё кубик, единица блокирует десятку; цепочка считается заново.
# $sum: кубики, значение и каждый модификатор
noir-standing-ahead = Пока вы выигрываете: { $sum }
noir-standing-behind = Пока вы проигрываете: { $sum }
noir-standing-target = Нужно: 20
noir-standing-withheld = Ваш бросок: { $sum }
noir-standing-other = { $name }: { $total }

## Действие

noir-headline-turn = Раунд { $turn }: { $name }, выберите действие
noir-own-initiative = Инициатива { $initiative }
noir-own-daze = Шок { $daze }
noir-own-wounds = Раны: открытых { $open }, стабилизированных { $closed }
noir-own-mortal = { $rounds ->
        [one] Осталось жить { $rounds } раунд
        [few] Осталось жить { $rounds } раунда
       *[other] Осталось жить { $rounds } раундов
    }
noir-not-now-title = Сейчас нельзя
# $what: действия, через запятую; $why: отказ
noir-not-now = { $what }: { $why }
noir-headline-pick = { $action }: чем и против кого?
noir-headline-pick-weapon = { $action }: чем?
noir-headline-plain = { $action }
noir-headline-against-20 = { $action } { $total } против 20: { $chance }
noir-headline-attack = { $action } { $total }, цель — { $target }: попадание { $chance }
noir-headline-several-targets = { $action } { $total }, целей — { $count }: попадание от { $chance }
noir-each = { $name }: { $chance }
# $value: способность; $weapons: через запятую
noir-value-of = { $value } { $number }
noir-with = { $value } ({ $weapons })
noir-damage-is = Урон { $damage }
noir-rolls-nothing = Броска нет.
noir-gm-says = Нужен ли бросок и какой, скажет ведущий.

## Защита

# $defence: noir-defence-…
noir-headline-defend = Нападает { $attacker }. { $defence } { $total }: отбить { $chance }
noir-headline-undefended = Нападает { $attacker }. Без защиты: бросок против 20
noir-attack = { $attacker }: { $action }
noir-attack-with = { $attacker }: { $action }, { $weapons }

## Попадания и ходы тех, кто не может действовать

noir-blow = { $attacker } → { $victim }: урон { $damage }
noir-damage-plus = { $plus ->
        [0] { $damage }
       *[other] { $damage } { SIGNED($plus) }
    }
noir-headline-protect = ⚠ { $name }: под ударом { $victim }. Заслонить за 3 очка Судьбы?
noir-protect-how = Удар придётся по вам, без новой защиты.
noir-headline-survive = ⚠ { $name } под ударом. Заплатить, чтобы выжить?
noir-survive-how = Каждые 3 очка убирают одну рану, но одна остаётся. Шок не меняется. Если ран не будет, очки пропадут.
noir-headline-grit = ⚠ { $name } не может действовать. Стиснуть зубы за 1 очко Судьбы?
noir-grit-how = За очко вы действуете и защищаетесь в этом раунде; штрафы остаются.

## Ведущий

noir-headline-rule = { $name }, { $action }: что бросать против 20?
noir-headline-weigh = { $name } перемещается: насколько это трудно?
noir-rule-how = Выберите способность или атрибут либо обойдитесь без броска.
noir-weigh-how = Легче — бонус, труднее — штраф, от +10 до −10. Бросок против 20.
noir-headline-nobody = Раунд { $turn } окончен, и действовать некому
noir-nobody-how = Пропустите раунд или закончите бой. Состояния и отсчёты остаются.
noir-headline-tools = Что ещё?
noir-headline-harm = Кому вред и насколько сильный?
noir-harm-how = Каждый получает одно попадание. Дальше всё как после удара: Судьба, шок, раны.
noir-harm-victims = Кому вред
noir-harm-damage = Урон каждому: { $damage }
# $odds: odds-noir-wounded
noir-harm-odds = { $name }: { $odds }
noir-harm-begun = Вред нанесён.
noir-harm-done = Готово. В канале видно, что вышло.
noir-headline-circumstances = Обстоятельства бросков
noir-circumstances-how = Они входят в броски, которые ещё не сделаны. Несколько складываются.
noir-tools-how = Что вы измените, увидят все.
noir-saved-how = Жизнь вне опасности; когда снова можно действовать, скажете вы.
noir-acts-again-why = снова может действовать
noir-headline-tools-of = Что делать: { $name }?
noir-circumstances-are = Обстоятельства следующего броска: { SIGNED($sum) }
noir-headline-order = { $name }: когда спрашивать о Судьбе?
noir-order-ask = { $name }: спрашивать о Судьбе всюду, где её можно потратить.
noir-order-losing = { $name }: спрашивать о Судьбе только при проигрыше, после броска или при попадании.
noir-order-never = { $name }: не спрашивать о Судьбе ни при бросках, ни при попаданиях.
noir-order-how = В формах Судьба есть всегда: платить до броска можно когда угодно. Вернуться сюда можно через «Ещё…».
noir-headline-people = Пусть ваши персонажи защищаются сами?
noir-order-people-best = Персонажи ведущего сами выбирают лучшую защиту.
noir-order-people-ask = Как защищаются персонажи ведущего, каждый раз решает ведущий.
noir-people-would = { $name } выберет: { $way }
noir-people-how = Каждый берёт защиту с лучшим шансом, без Судьбы. Вернуться сюда можно через «Ещё…»; пока кубики не брошены, такой ответ можно отозвать.
noir-headline-join = { $name } вступает в бой: на чьей стороне?
# $what: button-noir-…
noir-sure = { $title }: «{ $what }»? Отменить будет нельзя.
noir-fight-open = «{ $title }»: бой начался. { $what_now }
noir-fight-open-act = «Действовать» под панелью открывает то, чего сейчас ждут, — и игрокам, и вам.

## Команда

cmd-noir-combat = бой
    .description = Начать бой: все бросают инициативу
opt-noir-combat-against = против
    .description = Кто против героев игроков; имена через запятую
opt-noir-combat-ours = наши
    .description = Кто на первой стороне; обычно все герои игроков
opt-noir-combat-third = третьи
    .description = Третья сторона; имена через запятую
opt-noir-combat-title = название
    .description = Как называется бой
opt-noir-combat-circumstances = обстоятельства
    .description = Что помогает или мешает инициативе первой стороны, например +5 -2
opt-noir-combat-opponent_circumstances = обстоятельства_противников
    .description = Что помогает или мешает инициативе остальных, например +5 -2
