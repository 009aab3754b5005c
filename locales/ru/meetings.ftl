# Следующая сессия: варианты времени, ответы, напоминание.

cmd-session-plan = план
    .description = Назначить следующую сессию или посмотреть, когда она, и сказать, придёте ли вы

button-meet = Когда вы можете?
button-meet-plan = Предложить время…
button-meet-other = Другое время…
button-meet-fix = Назначить…
button-meet-cancel = Отменить
button-meet-next = Следующая сессия
button-meet-number = Вариант { $number }
button-meet-yes = { $number ->
    [0] Да
   *[other] { $number } · Да
}
button-meet-maybe = { $number ->
    [0] Может быть
   *[other] { $number } · Может быть
}
button-meet-no = { $number ->
    [0] Нет
   *[other] { $number } · Нет
}
button-meet-yes-said = { $number ->
    [0] ✓ Да
   *[other] ✓ { $number } · Да
}
button-meet-maybe-said = { $number ->
    [0] ✓ Может быть
   *[other] ✓ { $number } · Может быть
}
button-meet-no-said = { $number ->
    [0] ✓ Нет
   *[other] ✓ { $number } · Нет
}
button-meet-once = Один раз
button-meet-weeks = { $weeks ->
    [1] Каждую неделю
    [one] Раз в { $weeks } неделю
    [few] Раз в { $weeks } недели
   *[many] Раз в { $weeks } недель
}
placeholder-meet-stands = Кто вас заместит?

form-meet = Следующая сессия
form-meet-times = От двух до пяти вариантов, по одному в строке
meet-times-hint = 2026-12-03 19:00, или чт 19:00, или 3.12. 19:00. Единственный назначается сразу.
form-meet-zone = Часовой пояс
meet-zone-hint = Например, Europe/Moscow или просто город. Каждый видит время в своём поясе.

meet-none = Сессия не назначена. Предложите от двух до пяти вариантов, и все скажут, когда могут. Или назовите один.
meet-when = Когда играем в следующий раз? Скажите, когда вы можете.
meet-time = **{ $number }.** <t:{ $unix }:F>
meet-fixed = Следующая сессия: <t:{ $unix }:F>, <t:{ $unix }:R>.
meet-yes = ✅ Да: { $names }
meet-maybe = ❔ Может быть: { $names }
meet-no = ❌ Нет: { $names }
meet-silent = … Пока нет ответа: { $names }
meet-repeats = { $weeks ->
    [1] Повторяется каждую неделю.
    [one] Повторяется раз в { $weeks } неделю.
    [few] Повторяется раз в { $weeks } недели.
   *[many] Повторяется раз в { $weeks } недель.
}
meet-repeats-not = Не повторяется.
meet-was = Время уже другое или прошло.
meet-reminder = ⏰ Играем <t:{ $unix }:R>: <t:{ $unix }:F>.
meet-own = Когда вы можете? Ваш ответ увидят все.
meet-own-silent = { $number ->
    [0] <t:{ $unix }:F>
   *[other] { $number }. <t:{ $unix }:F>
}
meet-own-yes = { $number ->
    [0] <t:{ $unix }:F>: да
   *[other] { $number }. <t:{ $unix }:F>: да
}
meet-own-maybe = { $number ->
    [0] <t:{ $unix }:F>: может быть
   *[other] { $number }. <t:{ $unix }:F>: может быть
}
meet-own-no = { $number ->
    [0] <t:{ $unix }:F>: нет
   *[other] { $number }. <t:{ $unix }:F>: нет
}
meet-asked = ✅ Вопрос задан ниже. Когда все ответят, назначьте время.
meet-planned = ✅ Назначено: <t:{ $unix }:F>. За день бот напомнит.
meet-untold = ✅ Назначено, но писать в каналы кампании бот не может. Разрешите ему писать там и назначьте снова.
meet-has-event = Сессия есть и среди событий сервера.
meet-no-event = Среди событий сервера её нет: для этого боту нужно право «Создавать события».
meet-sure = Отменить следующую сессию и повторения, если они есть? Об этом узнают все.
meet-cancelled = Следующая сессия отменена.
meet-cancelled-at = Сессия отменена: <t:{ $unix }:F>.
now-meeting = Следующая сессия: <t:{ $unix }:F>, <t:{ $unix }:R>
now-meeting-asked = { $count ->
    [one] Следующая сессия: на выбор { $count } вариант
    [few] Следующая сессия: на выбор { $count } варианта
   *[many] Следующая сессия: на выбор { $count } вариантов
}

refusal-no-meeting = Сессия не назначена. Попросите ведущего предложить время: /{ cmd-session } { cmd-session-plan }.
refusal-meeting-changed = За это время план изменился. Посмотрите, что назначено сейчас.
refusal-start-changed = С тех пор кое-что изменилось, и начало сессии поменяет уже не то, что вы видели. Нажмите «{ button-correct-it }» и отправьте слова ещё раз, чтобы всё равно начать, или сначала посмотрите: /{ cmd-session } { cmd-session-start }.
refusal-no-such-time = «{ $text }» не удалось прочесть как время. Напишите, например, 2026-12-03 19:00 или чт 19:00.
refusal-no-such-zone = Часовой пояс «{ $text }» неизвестен. Напишите, например, Europe/Moscow или Asia/Almaty.
refusal-time-past = «{ $text }» уже в прошлом. Назовите время, которое ещё не наступило.
refusal-time-far = До «{ $text }» больше года. Назовите время поближе.
refusal-times-count = Вариантов может быть от 1 до { $most }. Пишите по одному в строке.
