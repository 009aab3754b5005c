# Кнопки, формы, меню и короткие ответы за столом.

## Buttons

button-accept = Принять
button-allow = Разрешить
button-aspects-first = Аспекты 1–5
button-aspects-last = Аспекты 6–10
button-break-off = Прервать
button-buy-off = Откупиться
button-choose = Выбрать
button-damage = Ущерб…
button-declare-first = Сначала заявка
button-drop = Без преимущества
button-end = Закончить
button-fatigue = Утомление
button-give-up = Сдаться
button-goal = Другая цель…
button-more = Ещё…
button-penalty = Принять штраф
button-ready = Готово
button-refuse = Отказать
button-revise = Заявить заново
button-roll = Бросить
button-sheet-done = Готово
button-status = Положение
button-steps = Три шага
button-story = В сюжете…
button-tell = Рассказать…
button-use-win = Решить
button-yes = Да

## Forms

form-account-title = Рассказ о раунде
form-account = Что произошло?
form-aspects = Аспекты
form-aspect-of = Аспект со значением { $value }
form-damage-title = Ущерб
form-damage = В чём он? Подходит к конфликту
form-goal-title = Другая цель
form-goal = Чего теперь хочет эта сторона?
form-story-title = Нечто в сюжете
form-story = Что полезное происходит?

## Menus

option-aspect = { $aspect } ({ $value })
option-attribute = { $attribute }: { $value }
option-modifier = Модификатор { SIGNED($modifier) }
option-side-modifier = { $name }: модификатор { SIGNED($modifier) }
option-side-advantage = { $name }: преимущество { $advantage }
placeholder-attribute = Атрибут
placeholder-modifier = Модификатор
placeholder-advantage = Ситуативное преимущество
placeholder-positive = Аспекты на пользу: 1 очко за каждый
placeholder-negative = Аспекты во вред: вы получаете их значение
placeholder-demand = Потребовать аспект: { $name }

## Answers

done = Готово.
roll-done = Бросок сделан: результат ниже, его видят все.
character-played = Теперь вы играете: { $name }.
place-bound = Теперь это место кампании: { $campaign }.
conflict-opened = «{ $title }» начинается. { $picker }
conflict-opened-dm = Для сторон, которыми играете вы, я пришлю выбор тактики личным сообщением; его открывает и кнопка «Выбрать» под панелью.
conflict-opened-dm-closed = Я не могу писать вам личные сообщения: нажмите «Выбрать» под панелью или разрешите личные сообщения в настройках конфиденциальности сервера.
conflict-opened-unseen = Но показать его здесь не получилось: кнопка ниже попробует ещё раз.

## Campaigns and characters

campaign-headline = { $name }: кампания по системе { $system }
campaign-system = Система: { $system }
campaign-language = Язык повествования: { $language }
campaign-counts = Игроков: { $players } · мест: { $places }
campaign-next = Игроки создают персонажей командой /персонаж новый, ведущий создаёт противников командой /нип новый и начинает конфликты командой /nyx конфликт.
campaign-scene-rested = Начинается сцена { $scene }. Утомление прошло: { $names }.
roster-headline = Персонажи, { $name }: { $count }
roster-players = Персонажи игроков
roster-gm = Персонажи ведущего
roster-nobody = Пока никого: /персонаж новый
