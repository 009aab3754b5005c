# Сессии, сцены и отдых: что они меняют — сначала вопросом, потом рассказом.

course-ask-scene = Закончить сцену { $old } и начать сцену { $new }? Сначала посмотрите, что изменится.
course-ask-rest = Дать персонажам отдохнуть? Сначала посмотрите, что изменится.
course-ask-start = Начать сессию { $session }? Сначала посмотрите, что изменится.
course-ask-end = Закончить сессию { $session }? Сначала посмотрите, что изменится.
course-not-yet = Пока ничего не изменилось: всё случится, когда вы нажмёте кнопку.
course-changed = ⚠ Тем временем кое-что изменилось. Теперь так:
course-nothing = В { $system } от этого ничего не меняется, листы остаются прежними.
course-no-characters = Ни у кого из игроков ещё нет персонажа. Дальше: пусть введут /{ cmd-character } { cmd-character-new }.
course-touched = { $first } Что-то изменится: { $names }.
course-touched-many = { $first } { $count ->
        [one] Изменения у { $count } персонажа.
        [few] Изменения у { $count } персонажей.
       *[many] Изменения у { $count } персонажей.
    }
course-joined = { $first } { $second }
course-a-player = игрок

## Кто здесь

course-present = Здесь: { $names }.
course-nobody-present = Пока никто не отмечен.
course-tick = Кто здесь? Отмеченные попадут в историю под именами своих персонажей.
course-absent = Не пришли: { $names }. Кто заместитель? Заместитель играет и их персонажами, и это будет видно.
course-stands-in = { $name }, заместитель: { $by }.
course-stands-no-more = { SENTENCES($name) }: заместителя больше нет.
option-course-seat = { $name } ({ $called })
option-course-stands = Заместитель: { $name }
option-course-nobody = Без заместителя
placeholder-course-who = Кто здесь?
placeholder-course-stands = { $name }: кто заместитель?
button-course-start = Начать
button-course-end = Закончить
button-course-scene = Следующая сцена
button-course-rest = Отдых
button-course-who = Кто здесь?
button-course-others = Остальные
button-course-contest = Перейти туда

## Nyx

nyx-course-fatigue = { $name }: { $attribute } { $was } → { $becomes } (утомление { $old } → { $new })
nyx-course-healed = { $name }, проходит само: { $damage }
nyx-course-owed = { $name }: пройдёт что-то одно, что именно — решает игрок: { $damage }
nyx-course-fixed = Аспекты не меняются, пока сессия не кончится или вы не объявите большой перерыв.
nyx-course-may-change = Аспекты теперь можно менять командой /{ cmd-character } { cmd-character-change }: { $names }
nyx-course-may-heal = { $name }: очки аспектов { $points }; за { $price } снимается что-то одно: { $damage }

## Noir

noir-course-limitation = { $name }: { $limitation }, включено → выключено
noir-course-contact = { $name }: «Есть знакомый» использовано → снова доступно

## Zapas

zapas-course-reserve = { $who }: запас { $old } → { $new }
zapas-course-stays = Опыт, отметки и состояния остаются. Дальше: /{ cmd-zapas } { cmd-zapas-experience } даёт всем опыт.
zapas-course-scene = Листы не меняются. Запасы пополняет сцена восстановления: /{ cmd-zapas } { cmd-zapas-recovery }.
