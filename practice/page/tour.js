// The tour: a small panel that says what to do next, and moves on when the table reports that it is done.

import { el, icon, onEscape } from "/dom.js";

const KEPT = "tour"; // in localStorage: whether somebody has closed it

export class Tour {
  #drawn = null;

  /** `does` has the callbacks: show(step), skip(step), begin(scene), toggled(). */
  constructor(node, does) {
    Object.assign(this, { node, does, open: localStorage.getItem(KEPT) !== "shut" });
    // This element stays when the rest is redrawn, so that a screen reader announces the next step.
    this.text = el("p", { role: "status", id: "tour-text" });
    onEscape(node, () => this.toggle());
  }

  /** Close the tour, or open it again. */
  toggle() {
    this.open = !this.open;
    localStorage.setItem(KEPT, this.open ? "open" : "shut");
    this.does.toggled();
    const next = this.open ? this.node.querySelector("button") : document.getElementById("tour-toggle");
    next?.focus();
  }

  /** Draw the tour of `scene`: `tour` is `{steps, at}` or null, `scenes` are those that can begin next. */
  draw(words, tour, scene, scenes) {
    this.node.hidden = !tour || !this.open;
    const json = JSON.stringify([words.locale, tour, scene, scenes]);
    if (!tour || json === this.#drawn) return;
    this.#drawn = json;
    const step = tour.steps[tour.at];
    const held = this.node.contains(document.activeElement);
    const texts = step ? this.#step(words, tour) : this.#over(words, scenes);
    this.node.replaceChildren(
      el("h2", { id: "tour-head" }, texts.head),
      this.#dots(tour),
      this.text,
      el("div", { className: "row" }, step ? this.#steps(words, step) : this.#others(words, scene, scenes)),
      this.#close(words),
    );
    this.text.textContent = step ? words.say(`tour_${scene}_${step.key}`) : texts.text;
    if (held) this.node.querySelector("button").focus();
  }

  #step(words, { at, steps }) {
    return { head: words.say("tour_at", { at: at + 1, count: steps.length }) };
  }

  #over(words, scenes) {
    const text = words.say(scenes.length ? "tour_next" : "tour_end");
    return { head: words.say("tour_over"), text };
  }

  #dots({ at, steps }) {
    const dot = (_, index) => el("span", { className: index < at ? "done" : index === at ? "at" : "" });
    return el("div", { className: "dots", "aria-hidden": "true" }, steps.map(dot));
  }

  #steps(words, step) {
    return [
      this.#button("primary", words.say("tour_show"), () => this.does.show(step)),
      this.#button("secondary", words.say("tour_skip"), () => this.does.skip(step)),
    ];
  }

  #others(words, scene, scenes) {
    const others = scenes.filter((each) => each !== scene && each !== "free");
    return others.map((each) => {
      return this.#button("secondary", words.say(`scene_${each}`), () => this.does.begin(each));
    });
  }

  #button(style, label, act) {
    const node = el("button", { type: "button", className: `button ${style}` }, label);
    node.onclick = act;
    return node;
  }

  #close(words) {
    const label = words.say("close");
    const node = el("button", { type: "button", className: "plain close", "aria-label": label, title: label });
    node.append(icon("close"));
    node.onclick = () => this.toggle();
    return node;
  }
}
