// One person's client: the person, their places, the messages, and the text field.

import { Composer } from "/composer.js";
import { el, icon, uid } from "/dom.js";
import { Log } from "/log.js";
import { Modal } from "/modal.js";
import { Names } from "/names.js";
import { LOCALES, Words } from "/words.js";

// Where the focus may be in a column, and the element that gets it when the column is redrawn.
const HELD = [
  [".switch", ".switch"],
  [".language", ".language select"],
  [".tabs", ".tabs [aria-selected=true]"],
  [".tips", ".tips summary"],
  [".messages", ".messages"],
  [".composer", ".composer .line input"],
];

export class Column {
  #places = new Map(); // id -> messages
  #waiting = 0;

  /** `table` is what all people see, `line(request)` sends a request of this person, `touched()` reports use. */
  constructor({ person, table, line, touched }) {
    Object.assign(this, { person, table, line, visible: true, head: null });
    this.node = el("section", { className: "person", id: `person-${person.key}` });
    this.node.addEventListener("pointerdown", touched);
    this.node.addEventListener("focusin", touched);
  }

  /** How many messages this person has not seen. */
  get unread() {
    return this.head?.places.reduce((sum, each) => sum + each.unread, 0) ?? 0;
  }

  // --- news from the table -----------------------------------------------------------------------------

  hear(head) {
    this.#holding(() => this.#hear(head));
  }

  #hear(head) {
    const before = this.head;
    this.head = head;
    if (before?.locale !== head.locale) this.#build();
    this.names.head = head;
    this.dms.setAttribute("aria-checked", String(head.dms));
    this.dms.title = this.words.say(head.dms ? "dms_open" : "dms_closed");
    this.#form();
    this.go(this.#place()?.id ?? head.places[0].id);
  }

  hearPlace(id, messages) {
    this.#places.set(id, messages);
    if (this.head && id === this.place) this.#messages();
  }

  hearTable(table) {
    this.table = table;
    if (!this.head) return;
    this.#holding(() => {
      this.#build();
      this.#hear(this.head);
    });
  }

  // Another language or other commands redraw the whole column: people who use the keyboard keep the focus.
  #holding(draw) {
    const held = HELD.find(([part]) => this.node.querySelector(part)?.contains(document.activeElement));
    draw();
    if (held && document.activeElement === document.body) {
      this.node.querySelector(held[1])?.focus({ preventScroll: true });
    }
  }

  /** Show or hide the whole column; only messages on the screen count as read. */
  show(visible) {
    this.visible = visible;
    this.node.hidden = !visible;
    if (this.head) this.#messages();
  }

  /** Let a screen reader read new messages out, or not: three columns at once would be too much. */
  speak(aloud) {
    this.log?.speak(aloud);
  }

  notice(text, good = false) {
    this.note.textContent = text ?? "";
    this.note.hidden = !text;
    this.note.classList.toggle("good", good);
  }

  /** Show a control and focus it: the newest of the first kind in `at` that exists. */
  lead(kind, at) {
    if (at[0] === "language") return this.node.querySelector(".language select").focus();
    this.go(this.head.places.find((each) => each.kind === kind).id);
    if (at[0].startsWith("/")) return this.composer.suggest(at[0].slice(1));
    if (at[0] === "apps") return this.log.pointAtMenu();
    const [typed, verbs] = [at.find((each) => each.startsWith("/")), at.filter((each) => !each.startsWith("/"))];
    if (this.log.point(verbs.map((verb) => `:${verb}:`)) || !typed) return;
    this.composer.suggest(typed.slice(1));
  }

  /** The ids of the people whom the newest message with one of these controls mentions. */
  calledBy(at) {
    const has = (message) => at.some((verb) => JSON.stringify(message.components).includes(`:${verb}:`));
    const messages = [...this.#places.values()].flat().filter(has);
    return messages.sort((one, other) => one.at - other.at).at(-1)?.mentions ?? [];
  }

  // --- drawing -----------------------------------------------------------------------------------------

  #build() {
    this.words = new Words(this.head.locale);
    this.names = new Names(this.table, this.head, this.words, this.person.id);
    this.log?.sizes.disconnect();
    this.log = new Log(this.names, (...what) => this.#act(...what));
    this.composer = this.modal = null;
    this.node.lang = this.words.language;
    this.node.classList.add(this.names.hue(this.person.id));
    const label = this.words.say("places");
    this.tabs = el("div", { className: "tabs", role: "tablist", "aria-label": label });
    this.tabs.onkeydown = (event) => this.#tabKey(event);
    this.note = el("p", { className: "notice", role: "alert", hidden: true });
    this.foot = el("div", { className: "foot" });
    this.panel = el("div", { className: "panel", role: "tabpanel", id: uid("panel") }, [
      this.log.scroller,
      this.log.newest,
    ]);
    const parts = [this.#who(), this.tabs, this.#tips(), this.panel, this.note, this.foot];
    this.client = el("div", { className: "client" }, parts);
    this.node.replaceChildren(this.client);
  }

  #who() {
    const { words, person } = this;
    const seat = words.say(person.gm ? "gm" : "player");
    this.node.setAttribute("aria-label", `${person.name}, ${seat}`);
    return el("header", { className: "who" }, [
      el("span", { className: `avatar ${this.names.hue(person.id)}`, "aria-hidden": "true" }, person.name[0]),
      el("div", { className: "whose" }, [
        el("h2", {}, person.name),
        " ",
        el("span", { className: "seat" }, seat),
      ]),
      el("div", { className: "settings" }, this.#dms(), this.#language()),
    ]);
  }

  #dms() {
    this.dms = el("button", { type: "button", role: "switch", className: "switch" }, [
      el("span", { className: "knob" }),
      el("span", {}, this.words.say("dms")),
    ]);
    this.dms.onclick = () => this.ask({ do: "dms", open: !this.head.dms });
    return this.dms;
  }

  #language() {
    const option = ([value, label]) => {
      return el("option", { value, selected: value === this.head.locale, lang: value }, label);
    };
    const select = el("select", { "aria-label": this.words.say("language") }, [
      Object.entries(LOCALES).map(option),
    ]);
    select.onchange = () => this.ask({ do: "speak", locale: select.value });
    return el("label", { className: "language" }, icon("language"), select);
  }

  #tips() {
    const { key: who, gm } = this.person;
    const key = `tips-${who}`;
    const free = this.words.say(`try_free_${gm ? "gm" : "player"}`);
    const own = this.words.say(`try_${this.table.scene}_${who}`);
    // A scene with its own advice has a tour, so the advice starts closed.
    const open = (localStorage.getItem(key) ?? (own ? "shut" : "open")) === "open";
    const node = el("details", { className: "tips", open }, [
      el("summary", {}, this.words.say("try")),
      el("ol", {}, (own ?? free).map((each) => el("li", {}, each))),
    ]);
    node.ontoggle = () => localStorage.setItem(key, node.open ? "open" : "shut");
    return node;
  }

  // --- places ------------------------------------------------------------------------------------------

  #place() {
    return this.head.places.find((each) => each.id === this.place);
  }

  /** Open a place, or redraw it if it is open. */
  go(id) {
    const other = id !== this.place || !this.composer;
    this.place = id;
    this.#drawTabs();
    if (other) this.#enter();
    this.#messages();
    if (other) this.log.toEnd();
  }

  #enter() {
    const place = this.names.tab(this.#place());
    this.log.clear(this.words.say("messages_in", { place }));
    const ask = (request) => this.ask({ place: this.place, ...request });
    this.composer = new Composer({ to: this.names, place, ask, commands: () => this.#commands() });
    this.foot.replaceChildren(this.composer.node);
  }

  #drawTabs() {
    const focused = this.tabs.contains(document.activeElement);
    this.tabs.replaceChildren(...this.head.places.map((each) => this.#tab(each)));
    const on = this.tabs.querySelector("[aria-selected=true]");
    this.panel.setAttribute("aria-labelledby", on.id);
    on.scrollIntoView({ block: "nearest", inline: "nearest" });
    if (focused) on.focus();
  }

  #tab(place) {
    const on = place.id === this.place;
    const count = on && this.visible ? 0 : place.unread;
    const label = this.words.say("unread", { count });
    const node = el("button", { type: "button", role: "tab", id: `tab-${this.person.key}-${place.id}` }, [
      icon(place.kind),
      el("span", {}, this.names.tab(place)),
      count > 0 && el("span", { className: "badge", role: "img", "aria-label": label }, count),
    ]);
    node.tabIndex = on ? 0 : -1;
    node.setAttribute("aria-selected", String(on));
    node.setAttribute("aria-controls", this.panel.id);
    node.onclick = () => this.go(place.id);
    return node;
  }

  #tabKey(event) {
    const places = this.head.places.map((each) => each.id);
    const at = places.indexOf(this.place);
    const steps = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: places.length - 1 };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    this.go(places[(to + places.length) % places.length]);
  }

  #messages() {
    const messages = this.#places.get(this.place) ?? [];
    this.log.show(messages, this.#place().kind === "dm" ? [] : this.table.menus);
    const last = messages.at(-1)?.id;
    if (this.visible && this.#place().unread && last && this.seen !== last) {
      this.seen = last;
      this.line({ do: "seen", place: this.place, message: last });
    }
  }

  #commands() {
    const { commands, kind } = this.#place();
    const menus = kind === "dm" ? [] : this.table.menus.filter((each) => each.target === "user");
    return [...commands.map((name) => this.table.slash[name]), ...menus.map(asCommand)];
  }

  // --- the modal -----------------------------------------------------------------------------------------

  #form() {
    const { form } = this.head;
    const json = form && JSON.stringify(form);
    if (json === (this.modal?.json ?? null)) return;
    this.modal?.node.remove();
    this.client.inert = Boolean(form);
    if (form) this.#open(form, json);
    else this.#close();
  }

  #open(form, json) {
    const send = (values) => this.ask({ do: "submit", values });
    const cancel = () => this.ask({ do: "cancel" });
    this.modal = new Modal({ form, to: this.names, send, cancel });
    this.modal.json = json;
    this.node.append(this.modal.node);
    this.modal.focus();
  }

  #close() {
    this.modal = null;
    this.log.scroller.focus();
  }

  // --- requests --------------------------------------------------------------------------------------------

  async ask(request) {
    this.notice(null);
    this.#busy(+1);
    const answer = await this.line(request);
    this.#busy(-1);
    if (answer.error) this.notice(this.#wrong(answer.error));
    if (answer.ok?.acknowledged === false) this.notice(this.words.say("no_answer"));
    return answer;
  }

  // Show that an answer is awaited, for screen readers and for the tests that drive the page.
  #busy(more) {
    this.#waiting += more;
    this.node.setAttribute("aria-busy", String(this.#waiting > 0));
  }

  // A control that awaits its answer ignores a second click.
  async #act(message, control, request) {
    if (control.getAttribute("aria-busy")) return;
    control.setAttribute("aria-busy", "true");
    const { place } = this;
    const at = { dismiss: { message }, menu: { place, target: message } };
    await this.ask({ ...(at[request.do] ?? { place, message }), ...request });
    control.removeAttribute("aria-busy");
  }

  #wrong({ code, text }) {
    if (code === "offline") return this.words.say("offline");
    if (code === "gone") return this.words.say("error_gone");
    return code === "TimeoutError" ? this.words.say("no_answer") : this.words.say("error_other", { text });
  }
}

/** A context menu for people, as a command with the person as its option. */
function asCommand({ name, names }) {
  const text = { description: "", descriptions: {} };
  const target = { name: "target", names: {}, type: "user", required: true, choices: [], ...text };
  return { name, names, menu: true, ...text, options: [target] };
}
