# `python bot.py verify`: журнал в JSON, проверенный без бота, который его записал.

# По строке на каждую колоду
verify-deck-holds = Колода { $number }: верна. { $rolls ->
        [0] Без бросков
        [one] { $rolls } бросок
        [few] { $rolls } броска
       *[many] { $rolls } бросков
    }, кубиков: { $dice }, рассказано бросков: { $told }. Обещание { $promise }
verify-deck-closed = Колода { $number }: закрыта. { $rolls ->
        [0] Бросков ещё не было
        [one] { $rolls } бросок с номером
        [few] { $rolls } броска, номера без пропусков
       *[many] { $rolls } бросков, номера без пропусков
    }; проверить можно, когда покажут зерно. Обещание { $promise }
verify-deck-wrong = Колода { $number }: НЕВЕРНА. { $flaws }. { $rolls ->
        [0] Без бросков
        [one] { $rolls } бросок
        [few] { $rolls } броска
       *[many] { $rolls } бросков
    }. Обещание { $promise }
verify-deck-missing = Колода { $number }: ОТСУТСТВУЕТ.
verify-decks-missing = Колоды с { $first } по { $last }: ОТСУТСТВУЮТ.

# Что неверно в колоде или броске. $said: что-то из следующего
verify-at-roll = бросок { $roll }: { $said }
verify-promise = зерно не то, что было обещано
verify-number = здесь броска не хватает, или он повторяется
verify-start = он начинается не там, где кончился прежний
verify-faces = из зерна выпадает другое
verify-shown = события показывают другое
verify-untold = ни одно событие о нём не рассказывает
verify-seat = события называют другое место
verify-withheld = зерно не показано, хотя пора

# По строке на каждый конфликт, где что-то было скрыто
verify-contest = { $title } (конфликт { $contest })
verify-contest-number = Конфликт { $contest }
verify-contest-holds = { $title }: всё верно. Печати: проверено { $opened }, не открыто { $closed }, отменено { $gone }
verify-contest-closed = { $title }: закрыто. Печати: не открыто { $closed }, отменено { $gone }
verify-contest-wrong = { $title }: НЕВЕРНО. { $flaws }
verify-at-turn = раунд { $turn }, сторона { $seat }: { $said }
verify-seal = печать от другого выбора
verify-choice = игра показала не тот выбор, который был запечатан
verify-closed = выбор показан, а печать осталась закрытой
verify-unsealed = у скрытого выбора нет печати

# Что из этого следует
verify-early = { $count ->
        [one] { $count } бросок старше первой колоды: о нём
        [few] { $count } броска старше первой колоды: о них
       *[many] { $count } бросков старше первой колоды: о них
    } ничего не обещали.
verify-loose = { $count ->
        [one] { $count } бросок не принадлежит ни одной колоде этого файла: его
        [few] { $count } броска не принадлежат ни одной колоде этого файла: их
       *[many] { $count } бросков не принадлежат ни одной колоде этого файла: их
    } проверить нельзя.
verify-right = Всё, что можно проверить, верно.
verify-wrong = Что-то НЕВЕРНО.
verify-nothing = В этом журнале ничего не обещали, и проверять нечего.
verify-later = Закрытое пока не проверить: колода открывается в начале и в конце сессии или когда её откроет ведущий, выбор — когда показывают его раунд. Выбор, который так и не показали, остаётся закрытым.
verify-compare = Сравните обещания с теми, что показал ваш канал до первого броска: эта программа знает только файл.

# Почему файл не прочесть
verify-file = «{ $file }» не проверить: { $why }
verify-file-none = его не открыть ({ $reason }).
verify-file-size = он слишком большой, больше { $most } килобайт.
verify-file-not-json = это не JSON, он обрывается в { $place } (строка и столбец).
verify-file-deep = вложенность глубже { $most } уровней, у журнала такой не бывает.
verify-file-fault = он неверен в { $path }: { $fault }
verify-file-newer = его записал более новый Nattvakt; проверьте с его помощью.
refusal-file-no-journal = в нём нет журнала Nattvakt; экспортируйте журнал в JSON.
