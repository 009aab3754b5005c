# Zapas за столом, вне бросков и противостояний: команды, формы, меню, кнопки и краткие ответы.

## Команды

cmd-zapas = zapas
    .description = Листы, голосования, флаги, состояния, броски и противостояния Zapas
cmd-zapas-sheet = лист
    .description = Посмотреть лист; свой там же можно изменить
opt-zapas-sheet-character = персонаж
    .description = Чей лист; если не указать, ваш
cmd-zapas-trait = качество
    .description = Предложить качество для вашего персонажа
opt-zapas-trait-name = название
    .description = Как называется качество: широкое, но не слишком
opt-zapas-trait-level = уровень
    .description = Уровень при создании; если не указать, остаток от 18
opt-zapas-trait-account = рассказ
    .description = В игре: почему персонаж изменился, или флэшбек
opt-zapas-trait-draft = черновик
    .description = Пока никому не показывать
cmd-zapas-aspect = аспект
    .description = Предложить аспект одного из ваших качеств
opt-zapas-aspect-trait = качество
    .description = К какому качеству относится
opt-zapas-aspect-text = текст
    .description = Аспект: умение, одно заклинание, предмет
opt-zapas-aspect-draft = черновик
    .description = Пока никому не показывать
cmd-zapas-flag = флаг
    .description = Взять флаг для вашего персонажа
opt-zapas-flag-text = текст
    .description = Флаг; если не указать, бот спросит по шагам
opt-zapas-flag-target = цель
    .description = Значимые и положительные отношения: с чьим персонажем
opt-zapas-flag-through = через
    .description = Через какого персонажа ведущего, если не напрямую
cmd-zapas-pending = ожидания
    .description = Посмотреть, что ждёт вас, и сделать это
cmd-zapas-condition = состояние
    .description = Посмотреть состояния; ведущий может дать новое
opt-zapas-condition-character = персонаж
    .description = Чьи состояния; если не указать, ваши
opt-zapas-condition-label = название
    .description = Ведущему: какое состояние дать, например рана
opt-zapas-condition-stops = мешает
    .description = Не даёт ли действовать; если не указать, только «нет в живых»
cmd-zapas-travel = путь
    .description = Ведущему: отправиться в путь или вернуться к игре
opt-zapas-travel-state = что
    .description = Что начинается
cmd-zapas-experience = опыт
    .description = Ведущему: дать всем игрокам поровну опыта
opt-zapas-experience-points = очки
    .description = Сколько
cmd-zapas-advance = развитие
    .description = Посмотреть цены кубов, купить или продать
cmd-zapas-npc = нип
    .description = Ведущему: создать персонажа или задать сложность атаки и убийства
opt-zapas-npc-name = имя
    .description = Как зовут
opt-zapas-npc-attack = атака
    .description = Сложность атаки, от 2 до 20; обычно 3
opt-zapas-npc-kill = успехов_до_смерти
    .description = Сколько успехов нужно, чтобы убить; у нового по умолчанию хватает удачного броска
opt-zapas-npc-approach = способ
    .description = Только для этого способа, например огнём
opt-zapas-npc-immune = неуязвим
    .description = Так убить нельзя
cmd-zapas-task = задача
    .description = Ведущему: записать трудную задачу, которую решают по частям, или показать все
opt-zapas-task-text = текст
    .description = Задача; если не указать, показать все
cmd-zapas-correct = исправить
    .description = Ведущему: исправить запас или опыт игрока, открыто
opt-zapas-correct-character = персонаж
    .description = Чей запас или опыт
opt-zapas-correct-reason = причина
    .description = Почему; прочтут все
opt-zapas-correct-reserve = запас
    .description = Сколько кубов в запасе теперь
opt-zapas-correct-experience = опыт
    .description = Сколько опыта теперь
choice-zapas-travel = Группа в пути
choice-zapas-play = Группа снова играет

## Что ведущий делает дальше

zapas-next-campaign = ✅ Вы ведущий кампании «{ $name }». Дальше: игроки нажимают **{ button-join }** ниже; противников вы создаёте командой /{ cmd-zapas } { cmd-zapas-npc }. /{ cmd-zapas } { cmd-zapas-pending } покажет, что ждёт вас, /{ cmd-campaign } { cmd-campaign-here } добавит другие каналы.
zapas-next-session = ✅ Сессия началась. Когда она закончится, /{ cmd-session } { cmd-session-end } восстановит запасы.
zapas-next-end = ✅ Сессия окончена, запасы восстановлены. /{ cmd-zapas } { cmd-zapas-experience } даёт опыт.
zapas-next-play = ✅ Игра продолжается. /{ cmd-zapas } { cmd-zapas-pending } покажет, что ждёт вас.

## Листы и качества

button-zapas-life = Биография…
button-zapas-new-trait = Новое качество…
button-zapas-new-flag = Новый флаг…
button-zapas-new-aspect = Новые аспекты…
button-zapas-refresh = Обновить
button-zapas-ready = Готово
button-zapas-advance = Опыт
button-zapas-propose = Предложить { $count }
button-zapas-drop = Убрать
button-zapas-take-off = Убрать
button-zapas-wake = Разбудить
button-zapas-raise = +1 куб: { $price }
button-zapas-sell = Продать: +{ $refund }…
button-zapas-erase = Стереть: +{ $refund }…
button-zapas-rename = Заменить…
form-zapas-life = Краткая биография
form-zapas-trait-title = Новое качество
form-zapas-traits = Качества, по одному в строке
zapas-traits-hint = Число в конце строки задаёт уровень: Вор 4. Без числа: 6 или остаток.
form-zapas-trait = Название: Пиромант, а не Маг
form-zapas-changed = Как изменился персонаж?
form-zapas-flashback = Флэшбек, из которого оно взялось
form-zapas-aspects = Новые аспекты
form-zapas-aspect = Аспект { $number }
hint-zapas-aspect = Узкий: фехтование, ружьё, гибкость
form-zapas-sell = Продать куб
form-zapas-erase = Стереть качество
form-zapas-rename = Заменить качество
form-zapas-text = Новый текст
placeholder-zapas-open-trait = Открыть качество: уровень, аспекты
placeholder-zapas-open-flag = Открыть флаг
placeholder-zapas-thing = Открыть состояние, знакомство или вещь
placeholder-zapas-level = Уровень
placeholder-zapas-aspect = Открыть аспект
placeholder-zapas-sleeps = Продать куб за { $refund } опыта: какой аспект уснёт?
option-zapas-trait = { $trait } { $level }: { $state }
option-zapas-level = { $level }: сумма будет { $have } из { $need }
option-zapas-aspect = { $aspect }: { $state }
option-zapas-renaming = Новое название: { $name }
option-zapas-note = { $purpose }: { $text }
zapas-page-trait = { $name }: { $trait }, уровень { $level }
zapas-page-stands = Как обстоят дела
zapas-page-sum = Сумма уровней { $have }, нужно { $need }.
zapas-page-aspects-later = Аспекты появятся, когда стол примет качество.
zapas-page-asleep = спит
zapas-page-locked = закрыт
zapas-page-experience = Опыт: { $experience }
zapas-page-raise = Уровень { $level } стоит { $price } опыта.
zapas-page-sell = Куб уровня { $level } продаётся за { $refund } опыта.
zapas-page-erase = Если стереть качество, вернётся { $refund } опыта.
zapas-page-travel-only = Продать, стереть и заменить можно только в пути.
zapas-page-advance = { $name }: опыта { $experience }.
zapas-page-prices = **{ $trait }** { $level }: следующий куб стоит { $price }, последний продаётся за { $refund }
zapas-page-new-trait = Новое качество начинается с уровня 2 и стоит 3: в пути или из флэшбека, который примет стол.
zapas-page-note = { $name }: { $note }
button-zapas-note = Рассказать…
form-zapas-note = Что известно; пустое поле уберёт запись

## Голосования

button-zapas-approve = Принять
button-zapas-veto = Наложить вето…
button-zapas-lift = Снять вето
button-zapas-all = Принять всё
button-zapas-each = По одному…
button-zapas-close = Принять за всех
button-zapas-revise = Переписать…
button-zapas-withdraw = Отозвать
form-zapas-object = Наложить вето
form-zapas-reason = Почему? Прочтут все
form-zapas-revise = Переписать

## Флаги

button-zapas-plain-flag = Другой флаг…
button-zapas-against = Поступок против
button-zapas-reached = Цель достигнута
button-zapas-fits = Подходит
button-zapas-fits-not = Не подходит
button-zapas-confirm = Это так
button-zapas-not-so = Это не так
form-zapas-flag-title = Новый флаг
form-zapas-flag = Флаг в нескольких словах
form-zapas-through = Через кого из НИП, если не напрямую
placeholder-zapas-relation = Положительные отношения: с кем?
option-zapas-flag = { $flag }: отметок { $marks }
option-zapas-flag-waits = { $flag }: ждёт ведущего
zapas-page-flag = { $name }: { $flag }
zapas-page-strike = { $marks ->
        [0] Если вычеркнуть, кубов пока не прибавится: запас { $reserve }.
        [one] Если вычеркнуть, { $marks } отметка станет кубом: запас { $reserve } → { $after }.
        [few] Если вычеркнуть, { $marks } отметки станут кубами: запас { $reserve } → { $after }.
       *[many] Если вычеркнуть, { $marks } отметок станут кубами: запас { $reserve } → { $after }.
    } Ведущий подтвердит, что поступок был против флага или цель достигнута.
zapas-page-new-flag = Новый флаг: { $name }
zapas-page-flag-kinds = Флаг: черта личности, отношения, цель или убеждение. Ведущий подтверждает, что он подходит.
zapas-page-relation = Один из флагов — значимые и положительные отношения с персонажем другого игрока, можно через персонажа ведущего: выберите в меню, с кем.
zapas-page-nobody = Флаг об отношениях с персонажем другого игрока подождёт: таких персонажей ещё нет.

## Состояния

button-zapas-shows = Описать…
button-zapas-lift-condition = Снять
form-zapas-shows = Как это проявляется?
placeholder-zapas-open-condition = Открыть состояние
placeholder-zapas-effect = Влияние на сложность
placeholder-zapas-locks = Какие аспекты закрывает
option-zapas-condition = { $condition }: { $effect }
option-zapas-no-effect = Не влияет
option-zapas-effect-raise = Сложность +{ $number }
zapas-page-conditions = { $name }: { $count ->
        [0] состояний нет
        [one] { $count } состояние
        [few] { $count } состояния
       *[many] { $count } состояний
    }
zapas-page-conditions-none = Состояний нет.
zapas-page-condition = { $name }: { $condition }
zapas-page-condition-how = Оно делает что-то одно: усложняет броски или закрывает аспекты. Снимает его бросок ради этого или сюжет.

## Персонажи ведущего и задачи

button-zapas-approach = Способ…
button-zapas-npc-gives = Состояния…
button-zapas-reveal = Показать
button-zapas-hide = Скрыть
button-zapas-reset = Успехи { $total } → 0
form-zapas-approach = Название: огонь, магия, зачарованное железо
form-zapas-npc-gives = Тому, кто потерпит неудачу; через запятую
placeholder-zapas-attack = Сложность атаки
placeholder-zapas-kill = Сколько успехов нужно, чтобы убить
placeholder-zapas-profile = Какой способ задают меню
option-zapas-usual = Вообще
option-zapas-approach = Способ: { $approach }
option-zapas-attack = Атака: { $difficulty }
option-zapas-kill = { $kill ->
        [one] Убивает { $kill } успех
        [few] Убивают { $kill } успеха
       *[many] Убивают { $kill } успехов
    }
option-zapas-kill-once = Убивает одна удачная атака
zapas-page-profile = Вот что задают меню. { SENTENCES($profile) }
placeholder-zapas-task-over = Задача окончена
zapas-page-tasks-title = Трудные задачи
zapas-page-tasks = { $count ->
        [0] Открытых задач нет.
        [one] Открыта { $count } задача.
        [few] Открыто { $count } задачи.
       *[many] Открыто { $count } задач.
    }
zapas-page-tasks-none = Ведущий записывает их командой /{ cmd-zapas } { cmd-zapas-task }.
zapas-page-task = **{ $text }**
zapas-page-task-parts = **{ $text }**: легче на { $reduction } ({ $parts })

## Что ждёт

placeholder-zapas-vote = Предложения
placeholder-zapas-judge = Флаги, ждущие вашего слова
placeholder-zapas-contest = Броски, противостояния и сцены
option-zapas-vote-trait = { $name }: { $text } ({ $state })
option-zapas-vote-aspect = { $name }, аспект: { $text } ({ $state })
option-zapas-judge = { $name }: подходит ли «{ $flag }»?
option-zapas-strike = { $name }: вычеркнуть «{ $flag }» ({ $reason })?
option-zapas-contest = { $title }
zapas-page-pending = { $count ->
        [0] От вас ничего не ждут.
        [one] ⏳ Вас ждёт { $count } дело.
        [few] ⏳ Вас ждут { $count } дела.
       *[many] ⏳ Вас ждут { $count } дел.
    }
zapas-page-pending-none = Никто никого не ждёт.
zapas-page-waits = { $what } ⏳ { $names }
zapas-page-contest-waits = { $title }: { $waits }

## Летопись

zapas-headline-facts = { $name }: { $count ->
        [0] установленных фактов нет
        [one] { $count } установленный факт
        [few] { $count } установленных факта
       *[many] { $count } установленных фактов
    }
zapas-fact = **{ $number }.** { $text }
zapas-facts-none = Факты появляются из противостояний, в которых два персонажа спорят о том, что верно.
zapas-facts-page = Страница { $page } из { $pages }
