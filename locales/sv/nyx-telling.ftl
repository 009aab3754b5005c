# Meningarna som berättar Nyx. `narration/nyx/telling/situations.py` säger när var och en får sägas.
# $a: sidan som meningen handlar om; $b: den andra sidan. En formulering byter aldrig innebörd.

nyx-t-pending-1 = Tärningarna ligger. Vad det blir av dem återstår att avgöra.
nyx-t-pending-2 = Slaget är över; valet är det inte.
nyx-t-pending-3 = Det kan fortfarande gå hur som helst.
nyx-t-pending-4 = Tärningarna har sagt sitt. Någon ska ännu svara.
nyx-t-open-1 = { $a } och { $b }, lika långt från det de vill.
nyx-t-open-2 = Två viljor, en mitt: { $a } och { $b }.
nyx-t-open-ahead-1 = Innan något är gjort står { $a } redan bättre till.
nyx-t-open-ahead-2 = Inte från mitten: { $a } börjar i överläge.
nyx-t-carried-1 = Kraft mot kraft, och inget dem emellan; men { $a } valde rätt.
nyx-t-carried-2 = Tärningarna säger inget. Valet säger { $a }.
nyx-t-turned-1 = { $b } har kraften den här gången, { $a } den rätta tanken.
nyx-t-turned-2 = { $a } är den svagare här, men väljer rätt.
