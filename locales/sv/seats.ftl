# Vem som sitter var: gå med, lämna, lämna över, vara ersättare.

refusal-stand-in-may-not = Den som är ersättare spelar åt en frånvarande, men bestämmer inte om platserna vid bordet. Gör det som dig själv, eller fråga spelledaren.
refusal-not-your-seat = Den här platsen är inte din att bestämma över. Fråga den som har den, eller spelledaren.
refusal-no-such-seat = Det finns ingen sådan plats i kampanjen. Ta en av dem som föreslås.
refusal-seat-empty = Ingen har den här platsen. Lämna över den till någon först.
refusal-invitation-needed = { $campaign } är för inbjudna. Be spelledaren om en inbjudan.
refusal-invited-already = Personen är redan inbjuden och behöver bara trycka på knappen.
refusal-chair-only = Bara den spelledare som ansvarar för kampanjen får göra det här.
refusal-chair-must-be-handed = En kampanj behöver en spelledare. Lämna först över spelledarens plats till någon.
refusal-chair-is-theirs = Den platsen är redan spelledarens.
refusal-role-same = Den platsen har redan den rollen.
refusal-stand-in-is-self = Ingen är sin egen ersättare. Välj en annan plats.
refusal-stand-in-same = Så är det redan.
refusal-character-theirs-already = { $name } är redan deras.
refusal-place-not-bound = Den här platsen hör inte till kampanjen.
refusal-bare-stays = { $name } är ett enda värde utan formulär och stannar hos spelledaren. Lämna över någon med ett helt formulär.
