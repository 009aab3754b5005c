// The bar above the columns: the choice of a person, the tour, and settings of the whole table.

import { el, icon, onEscape } from "/dom.js";
import { LOCALES } from "/words.js";

export class Bar {
  #drawn = null;
  #open = false;

  /** `does` has the callbacks: choose(key), tour(), begin(scene), speak(locale), restart(). */
  constructor(node, does) {
    Object.assign(this, { node, does });
    onEscape(node, () => this.#fold());
  }

  /**
   * Redraw the bar if something in it has changed. `people` are `{key, name, hue, unread, on}`, none if all
   * columns are on the screen; `tour` is `{there, open}`: whether there is one, and whether it is open;
   * `fresh` says that nobody has played yet, so that another scene deletes nothing and needs one press only.
   */
  draw(words, state) {
    const json = JSON.stringify([words.locale, state]);
    if (json === this.#drawn) return;
    this.#drawn = json;
    const held = this.node.contains(document.activeElement) && document.activeElement.id;
    this.words = words;
    this.node.replaceChildren(...this.#parts(state));
    this.unfold(this.#open);
    if (held) document.getElementById(held)?.focus();
  }

  /** Show or hide the settings that a phone keeps behind a button. */
  unfold(open) {
    this.#open = open;
    this.node.classList.toggle("open", open);
    this.more.setAttribute("aria-expanded", String(open));
  }

  #parts({ people, tour, scenes, scene, fresh }) {
    const { words } = this;
    this.more = this.#plain("more-tools", "more", words.say("settings"), () => this.unfold(!this.#open));
    this.more.setAttribute("aria-controls", "tools");
    return [
      el("h1", {}, icon("lantern"), el("span", {}, "Nattvakt"), " ", el("small", {}, words.say("title"))),
      el("nav", { "aria-label": words.say("people"), hidden: !people.length }, people.map((each) => this.#person(each))),
      tour.there && this.#tour(tour.open),
      this.more,
      el("div", { id: "tools" }, [
        scenes.length > 0 && this.#scenes(scenes, scene, fresh),
        this.#language(),
        this.#plain("restart", "restart", words.say("restart"), this.does.restart),
      ]),
    ].filter(Boolean);
  }

  #person({ key, name, hue, unread, on }) {
    const label = this.words.say("unread", { count: unread });
    const node = el("button", { type: "button", id: `choose-${key}`, className: hue }, [
      el("span", {}, name),
      unread > 0 && el("span", { className: "badge", role: "img", "aria-label": label }, unread),
    ]);
    node.setAttribute("aria-pressed", String(on));
    node.onclick = () => this.does.choose(key);
    return node;
  }

  #tour(open) {
    const node = this.#plain("tour-toggle", "tour", this.words.say("tour"), this.does.tour);
    node.setAttribute("aria-expanded", String(open));
    node.setAttribute("aria-controls", "tour");
    return node;
  }

  #scenes(scenes, current, fresh) {
    const { words } = this;
    const summary = el("summary", { id: "scenes" }, icon("scene"), el("span", {}, words.say("scenes")));
    const sheet = el("div", { className: "sheet" }, [
      el("p", {}, words.say("scenes_about")),
      scenes.map((each) => this.#scene(each, each === current, fresh)),
    ]);
    const node = el("details", { className: "scenes" }, summary, sheet);
    node.addEventListener("focusout", ({ relatedTarget }) => {
      node.open &&= node.contains(relatedTarget);
    });
    return node;
  }

  #scene(name, on, fresh) {
    const node = el("button", { type: "button", className: "button secondary", id: `scene-${name}` }, [
      on && icon("check"),
      this.words.say(`scene_${name}`),
    ]);
    if (on) node.setAttribute("aria-current", "true");
    const sure = () => node.replaceChildren(this.words.say("sure_scene"));
    node.onclick = () => (fresh || node.dataset.sure ? this.does.begin(name) : sure((node.dataset.sure = "yes")));
    return node;
  }

  #language() {
    const option = ([value, label]) => {
      return el("option", { value, selected: value === this.words.locale, lang: value }, label);
    };
    const name = this.words.say("language");
    const select = el("select", { id: "language", "aria-label": name }, Object.entries(LOCALES).map(option));
    select.onchange = () => this.does.speak(select.value);
    return el("label", { className: "language" }, icon("language"), select);
  }

  #plain(id, sign, label, act) {
    const node = el("button", { type: "button", id, className: "plain", title: label }, [
      icon(sign),
      el("span", {}, label),
    ]);
    node.onclick = act;
    return node;
  }

  // Escape closes the innermost open part and returns the focus to the button that opened it.
  #fold() {
    const scenes = this.node.querySelector("details[open]");
    if (scenes) {
      scenes.open = false;
      scenes.firstChild.focus();
    } else if (this.#open) {
      this.unfold(false);
      this.more.focus();
    }
  }
}
