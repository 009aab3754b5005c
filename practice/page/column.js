// One person's client: who it is, their places, the messages, the line to write in.

import { Composer } from "/composer.js";
import { arrange, el, icon, uid } from "/dom.js";
import { draw, follows } from "/message.js";
import { Modal } from "/modal.js";
import { LOCALES, Words } from "/words.js";

const NEAR = 60; // px from the end within which the log follows what comes

// What a menu of people, roles or places offers, by Discord's number or by the type of an option.
const KINDS = { 5: ["users"], 6: ["roles"], 7: ["users", "roles"], 8: ["places"], user: ["users"], role: ["roles"], mentionable: ["users", "roles"], channel: ["places"] };
const CHANNEL = { text: 0, voice: 2, thread: 11 };

export class Column {
  /** `table` is what all see alike; `ask(request)` speaks in this person's name; `told()` hears of news. */
  constructor({ person, table, ask, told }) {
    Object.assign(this, { person, table, told, line: ask });
    this.places = new Map(); // id -> messages
    this.drawn = new Map(); // message id -> {json, node}
    this.visible = true;
    this.head = null;
    this.node = el("section", { className: `person ${this.hue(person.id)}`, id: `person-${person.key}` });
    this.node.addEventListener("pointerdown", () => this.told("active"));
    this.node.addEventListener("focusin", () => this.told("active"));
  }

  /** How many messages this person has not seen. */
  get unread() {
    return this.head?.places.reduce((sum, each) => sum + each.unread, 0) ?? 0;
  }

  // --- what the table says -------------------------------------------------------------------------

  hear(head) {
    const before = this.head;
    this.head = head;
    if (before?.locale !== head.locale) this.#build();
    if (!head.places.some((each) => each.id === this.place)) this.place = head.places[0].id;
    this.#tabs();
    this.#switch();
    this.#form();
    this.#messages();
  }

  hearPlace(id, messages) {
    this.places.set(id, messages);
    if (this.head && id === this.place) this.#messages();
  }

  hearTable(table) {
    this.table = table;
    if (this.head) this.#build();
    if (this.head) this.hear(this.head);
  }

  /** Show or hide the whole column; only what is on the screen counts as read. */
  show(visible) {
    this.visible = visible;
    this.node.hidden = !visible;
    if (visible && this.head) this.#messages();
  }

  /** Announce new messages by voice, or not: three columns at once would be a babble. */
  speak(aloud) {
    this.log?.setAttribute("aria-live", aloud ? "polite" : "off");
  }

  notice(text) {
    this.note.replaceChildren(text ?? "");
    this.note.hidden = !text;
  }

  // --- what names stand for --------------------------------------------------------------------------

  get me() {
    return this.person.id;
  }

  hue(id) {
    const at = this.table.people.findIndex((each) => each.id === id);
    return at < 0 ? "hue-bot" : `hue-${at}`;
  }

  user(id) {
    return [...this.table.people, this.table.bot].find((each) => each.id === id)?.name ?? "?";
  }

  role(id) {
    return this.table.roles[id] ?? "?";
  }

  placeName(id) {
    return this.head.places.find((each) => each.id === id)?.name ?? "?";
  }

  command(name) {
    return `/${this.words.pick(this.table.slash[name]?.names, name)}`;
  }

  entities(kind, types = []) {
    const all = {
      users: [...this.table.people, this.table.bot].map((each) => ({ value: each.id, label: each.name })),
      roles: Object.entries(this.table.roles).map(([value, label]) => ({ value, label })),
      places: this.head.places.filter((each) => each.kind !== "dm" && (!types?.length || types.includes(CHANNEL[each.kind]))).map((each) => ({ value: each.id, label: each.name })),
    };
    return KINDS[kind].flatMap((each) => all[each]);
  }

  // --- drawing ---------------------------------------------------------------------------------------

  #build() {
    this.words = new Words(this.head.locale);
    this.to = { words: this.words, me: this.me, hue: (id) => this.hue(id), user: (id) => this.user(id), role: (id) => this.role(id), place: (id) => this.placeName(id), command: (name) => this.command(name), entities: (...what) => this.entities(...what) };
    this.drawn.clear();
    this.modal = null;
    this.composer = null;
    this.node.lang = this.words.language;
    this.tabs = el("div", { className: "tabs", role: "tablist", "aria-label": this.words.say("places"), onkeydown: (event) => this.#tabKey(event) });
    this.list = el("div");
    this.log = el("div", { className: "messages", role: "log", tabIndex: 0 }, this.list);
    this.log.setAttribute("aria-live", "off");
    this.log.onscroll = () => this.#scrolled();
    this.following = true;
    this.sizes?.disconnect();
    this.sizes = new ResizeObserver(() => this.#follow());
    this.sizes.observe(this.list);
    this.sizes.observe(this.log);
    this.newest = el("button", { type: "button", className: "newest", hidden: true, onclick: () => this.#toEnd() }, this.words.say("newest"), icon("down"));
    this.note = el("p", { className: "notice", role: "alert", hidden: true });
    this.foot = el("div", { className: "foot" });
    const panel = el("div", { className: "panel", role: "tabpanel", id: uid("panel") }, this.log, this.newest);
    this.panel = panel;
    this.veiled = el("div", { className: "client" }, this.#title(), this.tabs, this.#tips(), panel, this.note, this.foot);
    this.node.replaceChildren(this.veiled);
  }

  #title() {
    const { words, person } = this;
    const id = uid("name");
    this.node.setAttribute("aria-labelledby", id);
    const language = el("select", { onchange: () => this.ask({ do: "speak", locale: language.value }) }, Object.entries(LOCALES).map(([value, label]) => el("option", { value, selected: value === this.head.locale, lang: value }, label)));
    language.setAttribute("aria-label", words.say("language"));
    this.dms = el("button", { type: "button", role: "switch", className: "switch", onclick: () => this.ask({ do: "dms", open: !this.head.dms }) }, el("span", { className: "knob" }), el("span", {}, words.say("dms")));
    return el("header", { className: "who" }, [
      el("span", { className: `avatar ${this.hue(person.id)}`, "aria-hidden": "true" }, person.name[0]),
      el("div", { id, className: "whose" }, el("h2", {}, person.name), " ", el("span", { className: "seat" }, words.say(person.gm ? "gm" : "player"))),
      el("div", { className: "settings" }, this.dms, el("label", { className: "language" }, icon("language"), language)),
    ]);
  }

  #switch() {
    this.dms.setAttribute("aria-checked", String(this.head.dms));
    this.dms.title = this.words.say(this.head.dms ? "dms_open" : "dms_closed");
  }

  #tips() {
    const key = `tips-${this.person.key}`;
    const tips = this.words.say(`try_${this.table.scene ?? "free"}_${this.person.gm ? "gm" : "player"}`) ?? this.words.say(`try_free_${this.person.gm ? "gm" : "player"}`);
    const node = el("details", { className: "tips", open: localStorage.getItem(key) !== "shut" }, el("summary", {}, this.words.say("try")), el("ol", {}, tips.map((each) => el("li", {}, each))));
    node.ontoggle = () => localStorage.setItem(key, node.open ? "open" : "shut");
    return node;
  }

  #tabs() {
    const tabs = this.head.places.map((each) => this.#tab(each));
    const focused = this.tabs.contains(document.activeElement);
    this.tabs.replaceChildren(...tabs);
    this.panel.setAttribute("aria-labelledby", tabs.find((each) => each.ariaSelected === "true").id);
    const on = this.tabs.querySelector("[aria-selected=true]");
    if (focused) on.focus();
    on.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  #tab(place) {
    const on = place.id === this.place;
    const count = on && this.visible ? 0 : place.unread;
    const name = this.#named(place);
    const node = el("button", { type: "button", role: "tab", id: `tab-${this.person.key}-${place.id}`, tabIndex: on ? 0 : -1, onclick: () => this.go(place.id) }, [
      icon(place.kind),
      el("span", {}, name),
      count > 0 && el("span", { className: "badge", "aria-label": this.words.say("unread", { count }) }, count),
    ]);
    node.ariaSelected = String(on);
    node.setAttribute("aria-controls", this.panel.id);
    return node;
  }

  #named(place) {
    return place.kind === "dm" ? this.table.bot.name : place.name;
  }

  #tabKey(event) {
    const places = this.head.places.map((each) => each.id);
    const at = places.indexOf(this.place);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: places.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    this.go(places[(to + places.length) % places.length]);
    this.tabs.querySelector("[aria-selected=true]").focus();
  }

  /** Open a place. */
  go(id) {
    if (id !== this.place) {
      this.place = id;
      this.composer = null;
      this.drawn.clear();
      this.list.replaceChildren();
    }
    this.#tabs();
    this.#messages();
    this.#toEnd();
  }

  #messages() {
    if (!this.composer) this.#compose();
    const messages = this.places.get(this.place) ?? [];
    const held = document.activeElement?.dataset?.control;
    const heldIn = document.activeElement?.closest?.(".message")?.dataset.id;
    const nodes = messages.map((each, index) => this.#node(each, messages[index - 1]));
    arrange(this.list, nodes.length ? nodes : [el("p", { className: "empty" }, this.words.say("empty"))]);
    for (const id of this.drawn.keys()) if (!messages.some((each) => each.id === id)) this.drawn.delete(id);
    this.#refocus(heldIn, held);
    this.newest.hidden = this.following;
    this.#follow();
    this.#seen(messages);
  }

  #node(message, before) {
    const json = JSON.stringify(message);
    let kept = this.drawn.get(message.id);
    if (kept?.json !== json) {
      kept = { json, node: draw(message, this.to, (control, request) => this.#act(message.id, control, request), this.table.menus) };
      this.drawn.set(message.id, kept);
    }
    kept.node.classList.toggle("follows", follows(message, before));
    return kept.node;
  }

  #refocus(message, control) {
    if (!message || document.activeElement !== document.body) return;
    const node = this.drawn.get(message)?.node;
    const same = [...(node?.querySelectorAll("[data-control]") ?? [])].find((each) => each.dataset.control === control && !each.disabled);
    (same ?? this.log).focus({ preventScroll: true });
  }

  #toEnd() {
    this.following = true;
    this.newest.hidden = true;
    this.log.scrollTop = this.log.scrollHeight;
  }

  /** Stay at the end while messages come and pictures load, but not while a menu is open under a finger. */
  #follow() {
    if (this.following && !this.log.querySelector(".unfold[aria-expanded=true]")) this.#toEnd();
  }

  #scrolled() {
    this.following = this.log.scrollHeight - this.log.scrollTop - this.log.clientHeight < NEAR;
    if (this.following) this.newest.hidden = true;
  }

  #seen(messages) {
    const last = messages.at(-1)?.id;
    const unread = this.head.places.find((each) => each.id === this.place)?.unread;
    if (this.visible && unread && last && this.read !== last) {
      this.read = last;
      this.line({ do: "seen", place: this.place, message: last });
    }
  }

  #compose() {
    const place = this.head.places.find((each) => each.id === this.place);
    this.log.setAttribute("aria-label", this.words.say("messages_in", { place: this.#named(place) }));
    this.composer = new Composer({ to: this.to, place: this.#named(place), ask: (request) => this.ask({ place: this.place, ...request }), commands: () => this.#commands() });
    this.foot.replaceChildren(this.composer.node);
  }

  #commands() {
    const place = this.head.places.find((each) => each.id === this.place);
    const menus = place.kind === "dm" ? [] : this.table.menus.filter((each) => each.target === "user");
    return [...place.commands.map((name) => this.table.slash[name]), ...menus.map((each) => this.#menu(each))];
  }

  /** A person's context menu as a command that asks for the person. */
  #menu({ name, names }) {
    const text = { description: "", descriptions: {} };
    const target = { name: "target", names: {}, type: "user", required: true, choices: [], ...text };
    return { name, names, menu: true, ...text, options: [target] };
  }

  #form() {
    const id = this.head.form && JSON.stringify(this.head.form);
    if (id === (this.modal?.id ?? null)) return;
    this.modal?.node.remove();
    this.veiled.inert = Boolean(id);
    if (!id) {
      this.modal = null;
      this.composer?.input.focus();
      return;
    }
    this.modal = new Modal({ form: this.head.form, to: this.to, send: (values) => this.ask({ do: "submit", values }), cancel: () => this.ask({ do: "cancel" }) });
    this.modal.id = id;
    this.node.append(this.modal.node);
    this.modal.focus();
  }

  // --- doing -----------------------------------------------------------------------------------------

  async ask(request) {
    this.notice(null);
    this.#busy(+1);
    const answer = await this.line(request);
    this.#busy(-1);
    if (answer.error) this.notice(this.#wrong(answer.error));
    if (answer.ok?.acknowledged === false) this.notice(this.words.say("no_answer"));
    return answer;
  }

  /** While an answer is awaited, say so: to a screen reader, and to whoever drives the page. */
  #busy(more) {
    this.waiting = (this.waiting ?? 0) + more;
    this.node.setAttribute("aria-busy", String(this.waiting > 0));
  }

  async #act(message, control, request) {
    control.setAttribute("aria-busy", "true");
    const { place } = this;
    const at = { dismiss: { message }, menu: { place, target: message } }[request.do] ?? { place, message };
    await this.ask({ ...at, ...request });
    control.removeAttribute("aria-busy");
  }

  #wrong({ code, text }) {
    if (code === "offline") return this.words.say("offline");
    return code === "TimeoutError" ? this.words.say("no_answer") : this.words.say("error_other", { text });
  }
}
