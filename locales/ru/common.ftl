# Слова, общие для всех игр. Как называются сообщения: locales/README.md

## То, что написал пользователь

verbatim = { $text }

## Шкала

scale-alt = Шкала: { $length ->
        [one] { $length } шаг
        [few] { $length } шага
       *[many] { $length } шагов
    } в каждую сторону, слева { $left }, справа { $right }. { $standing }.
scale-lead = { $name }: перевес в { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }
scale-level = Силы равны

## Кампании

campaign-founded = Кампания «{ $name }» началась.
campaign-place-bound = Теперь это место относится к кампании.
campaign-gm-seated = Ведущий на месте.
campaign-player-seated = К игре присоединился игрок.
campaign-character-played = { $name } теперь в игре.
campaign-scene-changed = Начинается сцена { $scene }.

## Когда что-то ломается

unforeseen = Не получилось, и ничего не изменилось. Номер ошибки: { $reference }.
unforeseen-saved = Это сохранено, но показать не получилось. Нажмите любую кнопку игры, чтобы увидеть. Номер ошибки: { $reference }.
