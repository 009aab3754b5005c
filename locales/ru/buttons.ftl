# Кнопки, формы, меню и короткие ответы за столом.

## Buttons

button-accept = Принять
button-allow = Разрешить
button-allow-for = Да: { $name }
button-answer = Ответить
button-answer-for = Ответ: { $name }
button-aspects-first = Аспекты 1–5
button-aspects-last = Аспекты 6–10
button-back = Назад
button-break-off = Прервать
button-buy-off = Откупиться
button-choose = Выбрать
button-counted = Как считали
button-damage = Ущерб…
button-declare-first = Сначала заявка
button-one-form = Одной формой…
button-keep = { $on ->
    [1] ☑ Не менять
   *[0] ☐ Не менять
}
button-drop = Без преимущества
button-end = Закончить
button-fatigue = Утомление
button-give-up = Сдаться
button-goal = Другая цель…
button-judge = Решить
button-mend = Исправить…
button-more = Ещё…
button-newer = Новее
button-next = Далее
button-older = Старее
button-other-value = Другое значение…
button-penalty = Штраф…
button-previous = Предыдущие
button-ready = Готово
button-refuse = Отказать
button-refuse-for = Нет: { $name }
button-revise = Заявить заново
button-roll = Бросить
button-roll-for = Бросок: { $name }
button-sheet = Лист
button-fill-in = Заполнить
button-sheet-done = Готово
button-status = Статус
button-steps = Три шага
button-story = В сюжете…
button-success = Без броска…
button-tell = Рассказать…
button-use-win = Применить победу
button-yes = Да

## Forms

form-account-title = Рассказ о раунде
form-account = Что произошло?
form-aspects = Аспекты
form-aspect-of = Аспект { $number } (значение { $value })
form-damage-title = Ущерб
form-damage = Какой? Пусть подходит к конфликту
form-goal-title = Другая цель
form-goal = Чего теперь хочет эта сторона?
form-story-title = Событие в сюжете
form-story = Что полезное происходит?
form-change-title = Другие аспекты
form-change-aspects = Название и значение, по аспекту в строке
form-reason = Почему, по сюжету?
form-success-title = Успех без броска
form-success = Что вы делаете и как помогает аспект?
form-setting = Новое значение

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
placeholder-remove-damage = Снять ущерб за { $price ->
        [one] { $price } очко
        [few] { $price } очка
       *[many] { $price } очков
    }
placeholder-healed = Какой затяжной ущерб прошёл?
placeholder-setting = Изменить настройку
placeholder-roller = Кто бросает за эту сторону?
choice-use-helps = На пользу: стоит 1 очко
choice-use-hurts = Во вред: даёт очки по значению
choice-group-worst = Бросает самый слабый из них
choice-group-best = Бросает самый умелый из них
choice-correct-points = Очки аспектов
choice-correct-fatigue-body = Утомление: Тело
choice-correct-fatigue-mind = Утомление: Разум
choice-correct-fatigue-interaction = Утомление: Общение
choice-correct-fatigue-value = Утомление: единственное значение
choice-aspect-own = Аспект
choice-aspect-damage = Аспект ущерба
choice-aspect-slow = Затяжной ущерб: проходит сам
choice-correct-marker = Маркер
choice-correct-mode = Что делает излишек
choice-correct-goal-first = Цель первой стороны
choice-correct-goal-second = Цель второй стороны
choice-break-on = Перерыв начинается
choice-break-off = Перерыв кончается

## Answers

done-below = ✅ Готово: результат ниже, его видят все.
done-panel = ✅ Готово: это видно на панели.
told-round = ✅ Ваш рассказ виден всем под раундом.
telling = 💬 **{ $name }:**
telling-gm = Ведущий
telling-link = -# 💬 [Рассказывает: { $name }](https://discord.com/channels/{ $home }/{ $channel }/{ $message })
demand-made = ✅ Требование объявлено. Отвечает { $name }, кнопкой ниже.
demand-answered = ✅ Ответ принят. Дальше — на последней панели.
next-campaign = ✅ Вы ведущий кампании «{ $name }». Дальше: игроки нажимают **{ button-join }** под сообщением ниже, а вы создайте противника: /{ cmd-npc } { cmd-npc-new }, хватит одного числа. Затем /{ cmd-nyx } { cmd-nyx-conflict } начинает первый конфликт. /{ cmd-campaign } { cmd-campaign-here } добавляет другие каналы.
next-scene = ✅ Новая сцена началась. Дальше: /{ cmd-nyx } { cmd-nyx-conflict } начинает конфликт, /{ cmd-nyx } { cmd-nyx-call } назначает проверку.
next-session = ✅ Сессия началась. Дальше: /{ cmd-nyx } { cmd-nyx-conflict } начинает конфликт, /{ cmd-scene } { cmd-scene-new } открывает следующую сцену.
next-change = ✅ Теперь игроки могут менять персонажей: /{ cmd-character } { cmd-character-change }; вы одобряете одним нажатием.
next-play = ✅ Игра продолжается. Кого ждут и почему, показывает /{ cmd-nyx } { cmd-nyx-pending }.
asked-gm = ✅ Вопрос передан ведущему.
roll-done = Бросок сделан: результат ниже, его видят все.
character-played = Теперь вы играете: { $name }.
place-bound = Теперь здесь идёт кампания «{ $campaign }».
conflict-opened = «{ $title }» начинается. { $picker }
challenge-opened = «{ $title }»: вызов брошен, отвечает другая сторона.
conflict-opened-dm = Выбор тактики для ваших сторон открывает кнопка «Выбрать» под панелью. Если за десять минут вы ничего здесь не нажмёте, я спрошу и личным сообщением.
conflict-opened-dm-closed = Я не могу писать вам личные сообщения: нажмите «Выбрать» под панелью или разрешите личные сообщения в настройках конфиденциальности сервера.
conflict-opened-passive = Пассивная сторона тактику не выбирает: кнопка «Выбрать» под панелью открывает заявку и бросок.
conflict-opened-players = За обе стороны выбирают игроки; то, что можете вы, — под кнопкой «Ещё…».
conflict-opened-unseen = Но показать его здесь не получилось: кнопка ниже попробует ещё раз.

## Campaigns and characters

campaign-headline = { $name }: кампания по системе { $system }
campaign-system = Система: { $system }
campaign-language = Язык повествования: { $language }
campaign-here = За столом
campaign-places = Где играем: { $places }
campaign-dice = 🎲 Жребий закреплён: `{ $hash }`. Кнопка **{ button-dice }** покажет строку целиком, а до первого броска каждый может добавить своё слово.
campaign-next = Игроки нажимают **{ button-join }** и создают персонажей. Ведущий начинает конфликт: /{ cmd-nyx } { cmd-nyx-conflict }.
roster-headline = { $name } · персонажей: { $count }
roster-players = Персонажи игроков
roster-gm = Персонажи ведущего
roster-nobody = Пока никого: /{ cmd-character } { cmd-character-new }
roster-ready = ✅ { $name }: лист готов
roster-needs = { $name }, лист не готов: { $needs }
roster-needs-done = всё заполнено, осталось завершить лист
button-let = Разрешить
button-let-all = Зачесть все
button-strike = Вычеркнуть
button-strike-one = Вычеркнуть: { $aspect }
button-strike-why = Вычеркнуть: почему
button-claim-again = Выбрать другой
