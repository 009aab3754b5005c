"""Servers as Discord's gateway tells of them: of typical size, and made from a number."""

import random
from itertools import count
from typing import Any

#: How many of everything a server has; it has as many channels as there are kinds of them below.
ROLES, MEMBERS, EMOJIS, STICKERS, THREADS, TALKING = 20, 100, 40, 5, 3, 3
#: Categories, text channels, voice channels, a stage and a forum, by Discord's channel types.
KINDS = (4,) * 4 + (0,) * 18 + (2,) * 6 + (13, 15)
WORDS = ("general", "rules", "off-topic", "dice", "the-night-train", "lore", "recruiting", "music", "help")
Json = dict[str, Any]
ME = 1 << 40
_EPOCH = 1_100_000_000_000_000_000


def payload(number: int) -> Json:
    """Return the GUILD_CREATE payload of a server of typical size."""
    return _Server(number).told()


class _Server:
    """A server generated from its number; the same number gives the same server."""

    def __init__(self, number: int) -> None:
        self._chance = random.Random(number)
        self._ids = (_EPOCH + (number << 30) + (one << 12) for one in count())
        self._id = str(next(self._ids))

    def told(self) -> Json:
        roles = [self._role(place) for place in range(ROLES)]
        self._roles = [role["id"] for role in roles]
        members = [self._member(str(next(self._ids))) for _ in range(MEMBERS - 1)]
        members.append(self._member(str(ME), "Nattvakt", [self._roles[-1]]))
        channels = [self._channel(kind, place) for place, kind in enumerate(KINDS)]
        voices = [channel["id"] for channel in channels if channel["type"] == 2]
        people = [member["user"]["id"] for member in members]
        return {
            **self._head(people[0]),
            "roles": roles,
            "members": members,
            "channels": channels,
            "threads": [self._thread(channels[5]["id"], people[0]) for _ in range(THREADS)],
            "emojis": [self._emoji() for _ in range(EMOJIS)],
            "stickers": [self._sticker() for _ in range(STICKERS)],
            "voice_states": [self._voice(one, voices[0]) for one in people[:TALKING]],
            "presences": [self._presence(one) for one in people[:TALKING]],
            "soundboard_sounds": [self._sound() for _ in range(STICKERS)],
            "stage_instances": [],
            "guild_scheduled_events": [],
        }

    def _head(self, owner: str) -> Json:
        return {
            "id": self._id,
            "name": f"{self._word()} {self._id[-7:]}",
            "icon": self._hash(),
            "splash": None,
            "banner": None,
            "description": "A place to play, talk and listen to each other's music.",
            "owner_id": owner,
            "region": "deprecated",
            "afk_channel_id": None,
            "afk_timeout": 300,
            "system_channel_id": None,
            "system_channel_flags": 0,
            "verification_level": 1,
            "default_message_notifications": 1,
            "explicit_content_filter": 2,
            "mfa_level": 0,
            "nsfw_level": 0,
            "features": ["COMMUNITY", "NEWS", "WELCOME_SCREEN_ENABLED", "SOUNDBOARD"],
            "joined_at": "2026-02-03T18:30:00.000000+00:00",
            "large": False,
            "unavailable": False,
            "member_count": MEMBERS,
            "max_members": 500_000,
            "max_video_channel_users": 25,
            "premium_tier": 1,
            "premium_subscription_count": 3,
            "preferred_locale": "sv-SE",
            "premium_progress_bar_enabled": True,
        }

    def _role(self, place: int) -> Json:
        is_ours = place == ROLES - 1
        return {
            "id": self._id if place == 0 else str(next(self._ids)),
            "name": "@everyone" if place == 0 else f"{self._word()} {place}",
            "color": self._chance.randrange(1 << 24),
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": bool(place % 3),
            "icon": None,
            "unicode_emoji": None,
            "position": place,
            "permissions": str(self._chance.randrange(1 << 48)),
            "managed": is_ours,
            "mentionable": False,
            "flags": 0,
            **({"tags": {"bot_id": str(ME)}} if is_ours else {}),
        }

    def _member(self, account: str, name: str = "", roles: list[str] | None = None) -> Json:
        return {
            "user": {
                "id": account,
                "username": name or f"{self._word()}{account[-5:]}",
                "global_name": name or self._word().title(),
                "avatar": self._hash(),
                "discriminator": "0",
                "public_flags": 0,
                "bot": account == str(ME),
            },
            "nick": None,
            "avatar": None,
            "roles": self._chance.sample(self._roles[1:], 3) if roles is None else roles,
            "joined_at": "2026-02-03T18:30:00.000000+00:00",
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "pending": False,
            "flags": 0,
            "communication_disabled_until": None,
        }

    def _channel(self, kind: int, place: int) -> Json:
        topic = "What belongs here, and what belongs elsewhere; read the pinned message first."
        return {
            "id": str(next(self._ids)),
            "type": kind,
            "name": f"{self._word()}-{place}",
            "position": place,
            "parent_id": None,
            "topic": topic if kind in {0, 15} else None,
            "nsfw": False,
            "flags": 0,
            "permission_overwrites": [self._overwrite(one) for one in self._chance.sample(self._roles, 2)],
            **(
                {"last_message_id": str(next(self._ids)), "rate_limit_per_user": 0} if kind in {0, 15} else {}
            ),
            **({"bitrate": 64_000, "user_limit": 0, "rtc_region": None} if kind in {2, 13} else {}),
            **({"available_tags": [], "default_reaction_emoji": None} if kind == 15 else {}),
        }

    def _overwrite(self, role: str) -> Json:
        allow, deny = (str(self._chance.randrange(1 << 48)) for _ in range(2))
        return {"id": role, "type": 0, "allow": allow, "deny": deny}

    def _thread(self, channel: str, owner: str) -> Json:
        return {
            "id": str(next(self._ids)),
            "type": 11,
            "guild_id": self._id,
            "parent_id": channel,
            "owner_id": owner,
            "name": f"{self._word()} {self._word()}",
            "last_message_id": str(next(self._ids)),
            "message_count": 12,
            "member_count": 3,
            "rate_limit_per_user": 0,
            "flags": 0,
            "thread_metadata": {
                "archived": False,
                "auto_archive_duration": 4320,
                "archive_timestamp": "2026-02-03T18:30:00.000000+00:00",
                "locked": False,
            },
        }

    def _emoji(self) -> Json:
        flags = {"require_colons": True, "managed": False, "animated": False, "available": True}
        return {"id": str(next(self._ids)), "name": self._word().replace("-", "_"), "roles": [], **flags}

    def _sticker(self) -> Json:
        return {
            "id": str(next(self._ids)),
            "name": self._word(),
            "description": "A sticker.",
            "tags": "dice",
            "type": 2,
            "format_type": 1,
            "available": True,
            "guild_id": self._id,
        }

    def _sound(self) -> Json:
        return {
            "sound_id": str(next(self._ids)),
            "name": self._word(),
            "volume": 1.0,
            "emoji_id": None,
            "emoji_name": None,
            "available": True,
            "guild_id": self._id,
        }

    def _voice(self, account: str, channel: str) -> Json:
        flags = ("deaf", "mute", "self_deaf", "self_mute", "self_video", "suppress")
        return {
            "user_id": account,
            "channel_id": channel,
            "session_id": self._hash(),
            "request_to_speak_timestamp": None,
            **dict.fromkeys(flags, False),
        }

    def _presence(self, account: str) -> Json:
        return {
            "user": {"id": account},
            "status": "online",
            "activities": [],
            "client_status": {"web": "online"},
        }

    def _word(self) -> str:
        return self._chance.choice(WORDS)

    def _hash(self) -> str:
        return f"{self._chance.getrandbits(128):032x}"
