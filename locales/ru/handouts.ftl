# Раздатки: то, что ведущий даёт прочесть.

cmd-handout = раздатка
    .description = Прочесть то, что дал ведущий; ведущему — подготовить и показать

button-handouts = Раздатки
button-handout-new = Новая…
button-handout-all = Показать всем
button-handout-drop = Удалить
button-handout-read = Прочесть
placeholder-handout = Какую?
placeholder-handout-seats = Показать её…

form-handout = Раздатка
form-handout-title = Название
form-handout-text = Текст

handout-made = Подготовлена раздатка: «{ $title }».
handout-shown = 📜 **{ $title }**
handout-shown-some = 📜 **{ $title }** (не для всех)
handout-row = > { $text }
handout-dropped = Раздатка «{ $title }» удалена.
handout-title = 📜 { $title }
handout-readers = Кто может прочесть
handout-for-all = Все
handout-for = { $names }
handout-for-nobody = Пока только ведущий
handout-prepared = ✅ Раздатка готова. Её ещё никто не видел.
handout-given = 📜 Раздатка от ведущего. Прочесть могут только: { $names }.
handout-sure = Удалить «{ $title }»?
handout-sure-known = Удалить «{ $title }»? Те, кто её читал, больше её не откроют. То, что о ней сказано в журнале, останется.
handouts-headline = { $count ->
    [one] { $count } раздатка
    [few] { $count } раздатки
   *[many] { $count } раздаток
}
handouts-none = Раздаток пока нет.
handouts-how = Выберите, чтобы перечитать.
handouts-how-gm = Подготовьте и покажите, когда придёт время: всем, или сначала некоторым, а потом и другим.
now-handouts = { $count ->
    [one] Можно прочесть { $count } раздатку
    [few] Можно прочесть { $count } раздатки
   *[many] Можно прочесть { $count } раздаток
}

refusal-no-handout = Такой раздатки у вас нет. Выберите из тех, что можно прочесть.
refusal-handout-shown = У них она уже есть. Выберите кого-нибудь ещё или покажите её всем.
refusal-handouts-full = Все места для раздаток заняты: { $most }. Удалите ту, что больше не нужна.
