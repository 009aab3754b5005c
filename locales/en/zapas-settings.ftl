# What tables want differently in Zapas. Names and values at most 100 characters.

setting-zapas-how = Where the rules are silent, the default is our reading of them.
# What may be typed besides the values of the list
setting-form-7-99 = a whole number from 7 to 99

setting-zapas-ceiling = Ceiling of the reserve
setting-zapas-ceiling-changes = The number of dice above which a failure no longer raises a reserve.
setting-zapas-ceiling-none = no ceiling
setting-zapas-ceiling-value = { $number } dice
setting-zapas-extra-die = The die for a failure
setting-zapas-extra-die-changes = Whether a failed roll gains a die even when no reserve dice were added.
setting-zapas-extra-die-always = every failure gains one
setting-zapas-extra-die-added = only when reserve dice were added
setting-zapas-reset = End of a game session
setting-zapas-reset-changes = What the end of a game session does to a reserve of more than 7 dice.
setting-zapas-reset-seven = every reserve becomes 7
setting-zapas-reset-fill = a reserve above 7 keeps its dice
setting-zapas-refund = Selling bought dice
setting-zapas-refund-changes = What a die bought with experience gives back when sold. The rules print 3 for every die; we read that selling never pays more than the die cost.
setting-zapas-refund-paid = never more than it cost, as we read it
setting-zapas-refund-three = 3 for every die, as printed
setting-zapas-duel-flags = Flags between player characters
setting-zapas-duel-flags-changes = Whether a flag gives its die in a conflict between player characters.
setting-zapas-duel-flags-yes = they give their die
setting-zapas-duel-flags-no = they give no die
setting-zapas-tie = A tied duel
setting-zapas-tie-changes = What a tie does to the reserves. The rules name a winner, who pays as for a success, and a loser, who gains as for a failure; a tie has neither.
setting-zapas-tie-back = all dice go back, nobody gains one
setting-zapas-tie-failure = both sides gain a die, as for a failure
