"""The loading of what all games share: commands, listeners, routes of buttons, and buttons under refusals."""

from functools import partial

from chat.interactions.registrar import Registrar, learn_package
from cogs.shared import refusal_actions
from cogs.shared.campaign.campaign import Campaigns
from cogs.shared.campaign.handouts import Handouts
from cogs.shared.campaign.lost_places import LostPlaces
from cogs.shared.campaign.places import hint_elsewhere
from cogs.shared.campaign.safety import SafetyCommands
from cogs.shared.campaign.session import Scenes, Sessions
from cogs.shared.guide.doctor import Doctor
from cogs.shared.guide.help import Help
from cogs.shared.guide.now import Now
from cogs.shared.guide.privacy import Privacy
from cogs.shared.guide.welcome import Welcome
from cogs.shared.people.character import Characters
from cogs.shared.people.npc import Npcs
from cogs.shared.people.person_menu import PersonMenu
from cogs.shared.people.seat import Seats
from cogs.shared.record.dice import DiceCommands
from cogs.shared.record.journal import Journals
from cogs.shared.record.luck import LuckCommand
from cogs.shared.record.message_menus import MessageMenus
from cogs.shared.record.undo import Undo
from cogs.shared.record.verify import Verify


async def setup(host: Registrar) -> None:
    """Register the shared commands, listeners, routes of buttons, and buttons under refusals."""
    learn_package(host, "cogs.shared")
    services = host.services
    for code in refusal_actions.NEXT_STEPS:
        services.hints[code] = partial(refusal_actions.actions_for, code=code)
    services.hints["no-campaign-here"] = hint_elsewhere
    guide, lost = Help(services), LostPlaces(services)
    services.live.on_lost = lost.tell
    campaign = (Campaigns(services), Sessions(), Scenes(), SafetyCommands(), Handouts(), lost)
    verify, person = Verify(), PersonMenu()
    messages = MessageMenus(verify)
    people = (Seats(), Characters(), Npcs(), person)
    record = (Journals(services), Undo(), LuckCommand(services), DiceCommands(), verify, messages)
    help_ = (guide, Welcome(services, guide.link, host.hear_of_servers), Now(), Doctor(services), Privacy())
    for cog in (*campaign, *people, *record, *help_):
        await host.add_cog(cog)
    for menu in (*messages.menus, person.menu):
        host.add_menu(menu)
