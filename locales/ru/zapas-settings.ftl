# Что разные столы хотят по-своему в Zapas.

setting-zapas-how = Где правила молчат или неясны, обычное значение показывает, как их понимает бот.
# What may be typed besides the values of the list
setting-form-7-99 = целое число от 7 до 99

setting-zapas-ceiling = Предел запаса
setting-zapas-ceiling-changes = Выше какого числа кубов неудачи уже не пополняют запас.
setting-zapas-ceiling-none = без предела
setting-zapas-ceiling-value = { $number ->
        [one] { $number } куб
        [few] { $number } куба
       *[many] { $number } кубов
    }
setting-zapas-extra-die = Куб за неудачу
setting-zapas-extra-die-changes = Даёт ли неудачный бросок куб и тогда, когда кубов из запаса в нём не было.
setting-zapas-extra-die-always = его даёт любая неудача
setting-zapas-extra-die-added = только если были кубы из запаса
setting-zapas-reset = Конец сессии
setting-zapas-reset-changes = Что конец сессии делает с запасом больше 7 кубов.
setting-zapas-reset-seven = любой запас становится равен 7
setting-zapas-reset-fill = всё, что выше 7, остаётся
setting-zapas-refund = Продажа купленных кубов
setting-zapas-refund-changes = Сколько опыта возвращает куб, купленный за опыт. В правилах стоит 3 за любой куб; мы читаем их так, что на продаже нельзя заработать.
setting-zapas-refund-paid = не больше, чем за него заплатили, как мы это читаем
setting-zapas-refund-three = 3 за любой куб, как напечатано
setting-zapas-duel-flags = Флаги в противостоянии
setting-zapas-duel-flags-changes = Даёт ли флаг куб, когда персонажи игроков противостоят друг другу.
setting-zapas-duel-flags-yes = флаги дают куб
setting-zapas-duel-flags-no = флаги куба не дают
setting-zapas-tie = Ничья в противостоянии
setting-zapas-tie-changes = Что ничья делает с запасом. По правилам победитель платит как за успех, а проигравший получает куб как за неудачу. У ничьей нет ни того, ни другого.
setting-zapas-tie-back = все кубы возвращаются, новых никто не получает
setting-zapas-tie-failure = обе стороны получают по кубу, как за неудачу
