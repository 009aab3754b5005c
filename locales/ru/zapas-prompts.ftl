# Zapas: о чём спрашивают одного человека в бросках, противостояниях и сценах восстановления, и их команды.

## Кнопки

button-zapas-act = Действовать
button-zapas-base = { $number }
button-zapas-base-2 = 2 · просто
button-zapas-base-3 = 3 · средне
button-zapas-base-4 = 4 · сложно
button-zapas-base-5 = 5 · очень сложно
button-zapas-base-6 = 6 · экстремально
button-zapas-chosen = ✓ { $text }
button-zapas-of-flag = ⚑ { $text }
button-zapas-bid = +{ $dice }
button-zapas-bid-other = +…
button-zapas-bidding = Начать добор
button-zapas-cancel = Прекратить
button-zapas-concede = Сдаться: { $name }
button-zapas-build = Собрать…
button-zapas-condition = Состояние…
button-zapas-counted = Как считали
button-zapas-help-how = Сказать, как…
button-zapas-decline = Отказаться
button-zapas-difficulty = Сложность…
button-zapas-end-help = Закрыть помощь
button-zapas-fill = Пополнить до 7
button-zapas-go-on = Продолжить
button-zapas-help = Помочь
button-zapas-help-for = Помочь: { $name }
button-zapas-keep = Оставить: { $name }
button-zapas-less-die = − куб
button-zapas-lock = Закрепить { $dice }
button-zapas-more-die = + куб
button-zapas-nothing = Больше ничего
button-zapas-object = Против…
button-zapas-other = Другое…
button-zapas-send = Отказать: { $name }
button-zapas-stakes = Ставки…
button-zapas-take-back = Забрать обратно
button-zapas-throw = Бросить { $dice }
button-zapas-twist = Осложнить…
# НИП и его число
button-zapas-usual = { $name }: { $number }

## Формы и меню

form-zapas-base = Сложность, от 2 до 20
form-zapas-bid = Сколько кубов? Осталось { $left }
form-zapas-condition = Состояние
form-zapas-difficulty = Насколько это сложно?
form-zapas-follows = Что из этого выходит
form-zapas-help = Как вы помогаете?
form-zapas-help-title = { $name }: помощь одним кубом
form-zapas-label = Как оно называется?
form-zapas-raise = На сколько выше (необязательно)
form-zapas-stake = Если победит { $name }
form-zapas-stakes = Что на кону
form-zapas-twist = Чем становится хуже?
form-zapas-why = Почему выше?
option-zapas-approach-usual = Обычный способ
option-zapas-bar = Исключить: { $text }
option-zapas-grant = { $dice ->
        [one] По { $dice } кубу каждому, не больше 7
        [few] По { $dice } куба каждому, не больше 7
       *[many] По { $dice } кубов каждому, не больше 7
    }
option-zapas-none = Нет
option-zapas-raise = { $text }: +{ $number }
option-zapas-reduction = Облегчает задачу на { $number }
option-zapas-special = { $text } (особое)
option-zapas-unbar = Снова разрешить: { $text }
placeholder-zapas-approach = Чем это считается?
placeholder-zapas-aspects = Подходящие аспекты: по 1 кубу
placeholder-zapas-bar = Исключить, { $name }
placeholder-zapas-conditions = Состояния, которые здесь важны
placeholder-zapas-flag = Флаг, которому следует действие: 1 куб
placeholder-zapas-follows = Состояние
placeholder-zapas-for = Ответить за кого-то
placeholder-zapas-grant = Дать меньше
placeholder-zapas-object = Чья помощь не подходит?
placeholder-zapas-reduction = Насколько удача облегчает задачу
placeholder-zapas-send = Вернуть куб помощи
placeholder-zapas-trait = Подходящее качество: 1 куб

## Чего ждут

zapas-due = { $name }: { $duty }
zapas-nothing-due = От вас ничего не ждут. ⏳ { SENTENCES($waits) }
zapas-for-others = { $count ->
        [one] От вас ничего не ждут. Можно ответить за { $count } игрока.
       *[other] От вас ничего не ждут. Можно ответить за { $count } игроков.
    }
zapas-late-button = Эта кнопка уже устарела. Сейчас ждут вот чего.
zapas-is-over = «{ $title }»: всё уже закончилось.
zapas-tools = Что вы хотите сделать?
zapas-nothing-more = Больше вы здесь ничего сделать не можете.
zapas-sure-cancel = Прекратить «{ $title }»? Все кубы вернутся.
zapas-sure-cancel-duel = Прекратить «{ $title }»? Нужно согласие обеих сторон. Все кубы вернутся.
zapas-sure-close = Закрыть помощь в «{ $title }» и начать добор?
zapas-sure-concede = Сдаться? Тогда сбудется вот что: { $stake }

## Бросок

zapas-roll-begun = «{ $title }»: бросок начат, его видят все ниже.
zapas-headline-difficulty = { $name }: насколько это сложно? · { $title }
zapas-difficulty-how = Достаточно одного нажатия. Что ещё важно, выберите сначала. Обычно это 3.
zapas-difficulty-how-attack = Достаточно одного нажатия. Что ещё важно, выберите сначала. Обычно это число самой цели.
zapas-difficulty-set = ✅ Сложность задана: игрок собирает кубы.
zapas-raise-unnamed = обстановка
# $dice: zapas-dice-count; $chance: zapas-percent
zapas-headline-gather = { $dice } против { $difficulty }: { $chance }
zapas-gather-how = Выберите то, что подходит. Это видят все; другие могут помочь с панели.
zapas-reserve-left = { $name }: осталось в запасе { $left }
zapas-waits-objection = ⏳ Сначала ведущий решит, считать ли помощь: { $names }
zapas-headline-confirm = Сложность теперь { $difficulty }. Продолжить?
zapas-pool-changed = Кубы тем временем изменились. Посмотрите ещё раз.
zapas-sure-hopeless = { $dice } против сложности { $difficulty }: это точно неудача. Она даёт куб и то, что из неё сделает ведущий. Всё равно бросить?
zapas-thrown-success = ✅ { $name } бросает: удача. Результат ниже, его видят все.
zapas-thrown-failure = ✅ { $name } бросает: неудача. Ведущий скажет, что дальше.

## Помощь

zapas-helping = ✅ { $name }: помощь одним кубом.
zapas-help-usual = помогает делом
zapas-help-taken = ✅ Куб снова в вашем запасе.
zapas-object-to = Чья помощь не подходит? Решает ведущий.
zapas-object-nobody = Возражать не против чего: никто не помогает.
zapas-objected = ✅ Куб не считается, пока ведущий не решит.
zapas-headline-judge = Считать ли эту помощь? { $names }
zapas-judged = ✅ Решено.

## Что следует за неудачей

zapas-headline-follows = { $name }: неудача. Что дальше?
zapas-follows-how = Ведущий может дать состояние, осложнить положение, сделать и то и другое или ничего.
# $conditions: через запятую
zapas-follows-special = Особые: { $conditions }
zapas-headline-give = Какое состояние получает { $name }?
zapas-give-how = Игрок говорит, как оно проявляется; вы говорите, что оно делает.
zapas-headline-twist = Становится хуже · { $title }
zapas-follows-nothing = Больше ничего не происходит · { $title }

## Противостояние

zapas-duel-begun = «{ $title }»: вызов ниже, его видят все.
zapas-headline-stakes = Что на кону? · { $title }
zapas-stakes-how = Скажите, что сбудется, если победит одна сторона, и что — если другая. Обе стороны должны принять обе ставки.
zapas-stakes-written = ✅ Ставки записаны.
zapas-headline-accept = { $name }: вы принимаете ставки?
zapas-accept-how = Если ставки изменить, обе стороны принимают их заново.
# $dice: zapas-dice-count
zapas-headline-choose = { $name }: { $dice } до помощи и добора
zapas-choose-how = Выберите открыто то, что подходит. Когда обе стороны закрепят, ничего не изменится.
zapas-locked = ✅ Закреплено.
# $win, $tie: zapas-percent
zapas-own-chances = Пока так: победа { $win }, ничья { $tie }.
zapas-headline-close = Все ли помогли, кто хотел? · { $title }
zapas-close-how = Другие помогают с панели, каждый одной стороне. Добор начнётся, когда этого захотят обе стороны.
zapas-headline-bid = { $name }: ваш ход · кубы: { $dice } против { $other }
zapas-bid-of = { $name }: добрано **{ $bid }**
zapas-bid-how = Добранное назад не вернуть. Когда обе стороны подряд нажмут «Готово», кубы бросаются.
zapas-bid-done = ✅ Ход сделан.

## Сцена восстановления

zapas-recovery-begun = Сцена открыта ниже: { $title }
zapas-headline-end-recovery = Сцена доиграна?
zapas-end-recovery-how = Она пополняет каждый запас ниже 7: до 7 или на столько кубов, сколько вы выберете.

## Почему ничего не произошло

refusal-not-helping = Вы здесь куба не дали, забирать нечего. Дать его можно кнопкой помощи под панелью.
refusal-not-integer = Это не целое число. Напишите его цифрами, например 3.

## Команды

cmd-zapas-roll = бросок
    .description = Попробовать что-то сделать; ведущий скажет сложность, потом вы соберёте кубы
opt-zapas-roll-action = действие
    .description = Что делает ваш персонаж
opt-zapas-roll-goal = цель
    .description = Чего вы этим хотите добиться
opt-zapas-roll-purpose = назначение
    .description = Для чего бросок, если потом это важно
opt-zapas-roll-what = что
    .description = Состояние, часть задачи, способ, знакомый или вещь
opt-zapas-roll-whom = против_кого
    .description = Против кого это, или чьё состояние
opt-zapas-roll-task = задача
    .description = Трудная задача, к которой это относится
opt-zapas-roll-character = персонаж
    .description = Кто пробует; если не указать, ваш персонаж
opt-zapas-roll-difficulty = сложность
    .description = Ведущему: от 2 до 20, сразу
opt-zapas-roll-hidden = скрыто
    .description = Бросок втайне: итог видит только ведущий и может показать его потом
opt-zapas-roll-dice = кубы
    .description = Для скрытого броска: сколько кубов
cmd-zapas-duel = противостояние
    .description = Бросить вызов персонажу другого игрока или решить спор о том, что верно
opt-zapas-duel-opponent = противник
    .description = Персонаж другого игрока
opt-zapas-duel-stake = ставка
    .description = Что сбудется, если победите вы
opt-zapas-duel-their_stake = их_ставка
    .description = Что сбудется, если победит другая сторона
opt-zapas-duel-fact = факт
    .description = Спор о том, что верно в мире
opt-zapas-duel-character = персонаж
    .description = Кто бросает вызов; если не указать, ваш персонаж
cmd-zapas-recovery = восстановление
    .description = Начать спокойную сцену хотя бы двух персонажей: она пополняет запас
opt-zapas-recovery-company = вместе
    .description = Кто ещё участвует, через запятую; можно и персонажей ведущего

form-zapas-pool = Кубы броска
form-zapas-reserve = Кубы из запаса
