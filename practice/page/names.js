// The names of ids and commands as one person sees them.

// What a menu of people, roles or places offers, by Discord's component type or by an option's type.
const OFFERED = {
  5: ["users"],
  6: ["roles"],
  7: ["users", "roles"],
  8: ["places"],
  user: ["users"],
  role: ["roles"],
  mentionable: ["users", "roles"],
  channel: ["places"],
};
const CHANNEL_TYPES = { text: 0, voice: 2, thread: 11 };

export class Names {
  /** `table` is what all people see, `head` is this person's client, `words` are the texts in its language. */
  constructor(table, head, words, me) {
    Object.assign(this, { table, head, words, me });
  }

  user(id) {
    return this.#users().find((each) => each.id === id)?.name ?? "?";
  }

  role(id) {
    return this.table.roles[id] ?? "?";
  }

  place(id) {
    return this.head.places.find((each) => each.id === id)?.name ?? "?";
  }

  /** The title of a tab: direct messages have the bot's name. */
  tab(place) {
    return place.kind === "dm" ? this.table.bot.name : place.name;
  }

  command(name) {
    return `/${this.words.pick(this.table.slash[name]?.names, name)}`;
  }

  /** The CSS class for the colour of somebody's avatar. */
  hue(id) {
    const at = this.table.people.findIndex((each) => each.id === id);
    return at < 0 ? "hue-bot" : `hue-${at}`;
  }

  /** The options of a menu of this kind; `types` limits the places, `chosen` are Discord's default values. */
  entities(kind, types, chosen = []) {
    const all = {
      users: () => this.#users().map((each) => ({ value: each.id, label: each.name })),
      roles: () => Object.entries(this.table.roles).map(([value, label]) => ({ value, label })),
      places: () => this.#places(types ?? []).map((each) => ({ value: each.id, label: each.name })),
    };
    const isChosen = ({ value }) => chosen.some(({ id }) => id === value);
    return OFFERED[kind].flatMap((each) => all[each]()).map((each) => ({ ...each, default: isChosen(each) }));
  }

  #users() {
    return [...this.table.people, this.table.bot];
  }

  #places(types) {
    const fits = (each) => !types.length || types.includes(CHANNEL_TYPES[each.kind]);
    return this.head.places.filter((each) => each.kind !== "dm" && fits(each));
  }
}
