# Nyx: что человек собирает или о чём его спрашивают.

## Putting a roll or a declaration together

nyx-headline-draft = { $name }: { $sum }, { $dice }
nyx-draft-sum = { $sum } · { $dice }
nyx-roll-title = Бросок: { $name }
nyx-default-goal = взять верх (противник: { $name })

## Asked of one person

nyx-headline-judge = ⚠ { $name }: сюжетное преимущество вместо трёх шагов?
nyx-judge-is = Оно взамен трёх шагов, поэтому может быть весомым. При отказе победитель выбирает снова.
nyx-headline-tools = { $title }: что ещё можно сделать
nyx-nothing-due = От вас ничего не ждут. ⏳ { $names }
nyx-nothing-due-gm = От вас ничего не ждут. ⏳ Ведущий решает, что будет в сюжете.
nyx-is-over = «{ $title }»: конфликт окончен.
nyx-bonus-taken = ✅ Ваш выбор: { $bonus }
nyx-penalty-taken = ✅ Штраф принят.
nyx-sure = Точно? Отменить будет нельзя: «{ $title }».

## Конфликт до начала

nyx-headline-setup = { $left } – { $right }. Конфликт ещё не начат.
nyx-setup-opponent = 🆕 Новый противник: { $name }, значение { $value }.
nyx-setup-mob = 🆕 Новая толпа: { $name }, значение { $value }.
nyx-setup-obstacle = 🆕 Новое препятствие: { $name }.
nyx-setup-standing = С самого начала: { $standing }.
button-setup-open = Начать
button-setup-words = Название и цели…
form-setup = Конфликт словами
form-setup-name = Название
form-setup-goal = Цель: { $name }
placeholder-setup = Что-нибудь изменить
option-setup-of = { $name }: { $part }
option-setup-kind = что это
option-setup-value = значение
option-setup-attribute = атрибут
option-setup-modifier = модификатор
option-setup-advantage = ситуативное преимущество
option-setup-break-off = когда можно прервать
option-setup-allies = союзники
option-setup-group = кто бросает
option-setup-length = Длина шкалы
option-setup-mode = Излишек шагов
option-setup-lead = Перевес первой стороны
option-setup-opponent = Противник с одним значением
option-setup-mob = Толпа
option-setup-obstacle = Препятствие: само ничего не бросает
option-setup-number = { $number }
option-setup-signed = { SIGNED($number) }
option-setup-steps = По { $number } в каждую сторону

## Заявка одной формой

form-declare = Заявка и тактика
form-positive = Аспекты на пользу
form-negative = Аспекты во вред
form-tactic = Тактика
form-keep = Не менять
form-keep-hint = Тактика останется и при новых кубиках.
