# «В прошлый раз»: о чём была предыдущая сессия. Теми же словами кончается глава журнала.
# В конце фразы точки нет: она есть в предложении вокруг.

quoted = «{ $text }»
recap-who = Участвовали: { $names }.
recap-ends = { $ends }.
recap-and = { $one }; { $rest }
recap-facts = С тех пор: { $facts }.
recap-told = Рассказывает { $name }: «{ $text }».
recap-open = Не закончено: { $open }.

## Чем кончилось

recap-won = «{ $title }», победа: { $name }
recap-won-goal = «{ $title }», победа: { $name }, цель «{ $goal }»
recap-nobody = «{ $title }»: без победителя
recap-done = «{ $title }»: получилось ({ $names })
recap-failed = «{ $title }»: не получилось
noir-recap-fight = «{ $title }»: бой окончен
noir-recap-gone = «{ $title }»: бой окончен; больше не в бою: { $names }

## Что изменилось и что открыто

recap-running = «{ $title }»
recap-running-at = «{ $title }», { $standing }
recap-has = { $name }: { $texts }
recap-state = { $name }: { $states }
zapas-recap-lifted = { $name }: прошло «{ $text }»
zapas-recap-struck = { $name }: вычеркнуто «{ $text }»
zapas-recap-striking = { $name }: скоро вычеркнуть «{ $text }»
zapas-recap-empty = запас пуст: { $name }

## Перед сессией

course-recap = Перед началом можно напомнить всем, что было в прошлый раз. Вот что увидят игроки:
button-recap-post = Опубликовать
button-recap-change = Изменить…
button-recap-without = Без этого
button-course-title = Название…
form-course-title = Название
form-course-title-field = Название, если оно нужно
form-recap = Сессия начинается
form-recap-field = В прошлый раз
now-field-recap = Что было в прошлый раз без вас
opt-session-start-title = название
    .description = Как называется сессия; можно не указывать
opt-scene-new-title = название
    .description = Как называется сцена; можно не указывать
button-recap-all = Прочесть всё
