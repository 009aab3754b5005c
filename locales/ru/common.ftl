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
