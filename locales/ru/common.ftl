# Слова, общие для всех игр. Как называются сообщения: locales/README.md

## То, что написал пользователь

verbatim = { $text }
and-more = и ещё { $count }
# Между именами в списке и словами «и ещё 2»
before-more = { " " }

## Кампании

campaign-founded = Кампания «{ $name }» началась.
campaign-place-bound = Теперь кампания идёт и здесь.
campaign-gm-seated = Ведущий на месте.
campaign-player-seated = К игре присоединился игрок.
campaign-character-played = { $name } теперь в игре.
campaign-place-left = Здесь кампания больше не идёт.
campaign-invited = В кампанию приглашают ещё одного человека.
campaign-seat-left = Место за столом свободно; персонажи ждут.
campaign-seat-handed = Место за столом перешло к другому человеку.
campaign-chair-handed = У кампании новый ведущий.
campaign-co-gm-made = В кампании новый соведущий.
campaign-co-gm-ended = Соведущий снова игрок.
campaign-stand-in-appointed = У отсутствующего игрока есть заместитель.
campaign-stand-in-ended = Заместитель больше никого не замещает.
campaign-luck-shown = Теперь все за столом видят, как шли броски.
campaign-luck-hidden = Как шли броски, за столом больше не видно.
campaign-character-given = { $name }: теперь играет другой человек.
campaign-character-given-gm = { $name } теперь персонаж ведущего.
campaign-acted-for = ✅ { SENTENCES($by) } действует за другого: { $who }.
campaign-time-ran-out-dice = ⏳ Время вышло: { $who }. Решает жребий.
campaign-time-ran-out-gm = ⏳ Время вышло: { $who }. Ведущий выбирает открыто.
campaign-the-gm = ведущий
campaign-scene-changed = Начинается сцена { $scene }.
campaign-scene-titled = Начинается сцена { $scene }: «{ $title }».
campaign-rested = Персонажи отдыхают.
campaign-counted-with-rest = Отдых уже учтён: теперь проходит только то, что появилось после него.
campaign-counted-with-scene = Смена сцены уже учтена: теперь проходит только то, что появилось после неё.
campaign-time-moved = В игре проходит время: { $span }. С самого начала: { $clock }.
campaign-session-started = Сессия { $session } начинается.
campaign-session-titled = Сессия { $session } начинается: «{ $title }».
campaign-recap = **В прошлый раз.** { $recap }
campaign-session-ended = Сессия { $session } закончена.
campaign-break-begun = Большой перерыв в игре: персонажи могут меняться, как между сессиями.
campaign-break-over = Перерыв закончен, игра продолжается.
campaign-setting-changed = { $setting }: { $old } → { $new }

## Время в игре

span = { $parts }
span-days = { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[many] { $count } дней
    }
span-hours = { $count ->
        [one] { $count } час
        [few] { $count } часа
       *[many] { $count } часов
    }
span-minutes = { $count ->
        [one] { $count } минута
        [few] { $count } минуты
       *[many] { $count } минут
    }

## Когда что-то ломается

unforeseen = Не получилось, и ничего не изменилось. Номер ошибки: { $reference }.
unforeseen-saved = Всё сохранено, но показать не получилось. Нажмите любую кнопку игры, и оно появится. Номер ошибки: { $reference }.
storage-trouble = Ничего не изменилось: база данных сейчас недоступна. Попробуйте ещё раз через минуту; если не поможет, скажите тому, кто держит бота. Номер ошибки: { $reference }.
storage-unsure = Связь с базой данных оборвалась во время сохранения. Прежде чем повторять, проверьте, не сохранилось ли всё. Номер ошибки: { $reference }.
storage-newer = Ничего не изменилось: сейчас устанавливается новая версия бота, и эта кампания уже играет на ней. Попробуйте ещё раз через минуту; если не поможет, скажите тому, кто держит бота. Номер ошибки: { $reference }.

# Two sentences of one paragraph, or a sentence and all that follow it.
telling-and = { $one } { $rest }
# Sentences of a story, each beginning with a capital letter, whatever the case of a name in that place
telling-sentence = { SENTENCES($told) }

# Two parts of one row.
beside = { $one } · { $other }
