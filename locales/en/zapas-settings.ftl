# What tables want differently in Zapas. Names and values at most 100 characters.

setting-zapas-how = Where the rules are silent or in doubt, the usual value is this bot’s reading of them.
# What may be typed besides the values of the list
setting-form-7-99 = a whole number from 7 to 99

setting-zapas-ceiling = Ceiling of the reserve
setting-zapas-ceiling-changes = Above how many dice failures no longer lift a reserve.
setting-zapas-ceiling-none = no ceiling
setting-zapas-ceiling-value = { $number } dice
setting-zapas-extra-die = The die for a failure
setting-zapas-extra-die-changes = Whether a failed roll gains a die even when no reserve dice were added to it.
setting-zapas-extra-die-always = every failure gains one
setting-zapas-extra-die-added = only when reserve dice were added
setting-zapas-reset = End of a game session
setting-zapas-reset-changes = What the end of a game session does to a reserve of more than 7 dice.
setting-zapas-reset-seven = every reserve becomes 7
setting-zapas-reset-fill = what is above 7 is kept
setting-zapas-refund = Selling dice that were bought
setting-zapas-refund-changes = What a die gives back that was bought with experience. Dice from character creation always give the full amount.
setting-zapas-refund-paid = never more than was paid for it
setting-zapas-refund-three = the full amount, as for the others
setting-zapas-duel-flags = Flags between player characters
setting-zapas-duel-flags-changes = Whether a flag gives its die in a conflict between player characters.
setting-zapas-duel-flags-yes = they give their die
setting-zapas-duel-flags-no = they give no die
