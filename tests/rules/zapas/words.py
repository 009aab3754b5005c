"""The specification's codes for refusals."""

#: Every code that the specification names.
CODES = (
    "not_allowed",
    "empty_text",
    "not_found",
    "wrong_state",
    "trait_count",
    "duplicate_trait",
    "aspects_exceed_level",
    "already_accepted",
    "veto_stands",
    "level_range",
    "point_sum",
    "no_free_slot",
    "trait_not_accepted",
    "duplicate_aspect",
    "aspect_permanent",
    "flag_count",
    "duplicate_flag",
    "flag_struck",
    "flag_in_use",
    "own_character",
    "not_confirmed",
    "no_qualifying_flag",
    "roll_open",
    "not_ready",
    "cannot_act",
    "aspect_not_of_trait",
    "aspect_unavailable",
    "not_enough_reserve",
    "not_applicable",
    "die_range",
    "difficulty_range",
    "step_range",
    "duplicate_condition",
    "one_effect_only",
    "empty_lock",
    "negative",
    "already_thrown",
    "alone",
    "own_roll",
    "already_helping",
    "not_enough_xp",
    "not_in_travel",
    "use_erase",
    "sell_first",
    "dormant_first",
    "qualifying_first",
    "build_locked",
    "help_closed",
    "not_your_turn",
    "bidding_closed",
    "gm_never_rolls",
    "part_done",
    "npc_dead",
    "immune",
    "duplicate_approach",
)
#: The specification's codes for our refusal codes that do not begin with one.
HOUSE = {
    "gm-only": "not_allowed",
    "not-your-character": "not_allowed",
    "text-empty": "empty_text",
    "name-empty": "empty_text",
    "empty-biography": "empty_text",
    "empty-stakes": "empty_text",
}


def code(refused: str) -> str:
    """Return the specification's code for ours: its entry in `HOUSE`, or the longest code it begins with."""
    if refused in HOUSE:
        return HOUSE[refused]
    ours = refused.replace("-", "_")
    return max((one for one in CODES if ours == one or ours.startswith(f"{one}_")), key=len)
