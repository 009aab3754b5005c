// The messages of the open place: each is drawn once, and the log scrolls along with new ones.

import { opened } from "/apps.js";
import { arrange, el, icon } from "/dom.js";
import { draw, follows } from "/message.js";

const NEAR = 60; // px from the end within which the log follows new messages

export class Log {
  #drawn = new Map(); // message id -> {json, node}
  #following = true;
  #top = 0; // the last scroll position

  /** `act(message id, control, request)` is called when somebody uses a control of a message. */
  constructor(names, act) {
    this.names = names;
    this.act = act;
    this.list = el("div");
    this.scroller = el("div", { className: "messages", role: "log", tabIndex: 0 }, this.list);
    this.scroller.onscroll = () => this.#scrolled();
    this.scroller.oncontextmenu = opened;
    this.newest = el("button", { type: "button", className: "newest", hidden: true }, [
      names.words.say("newest"),
      icon("down"),
    ]);
    this.newest.onclick = () => this.toEnd();
    this.sizes = new ResizeObserver(() => this.#follow());
    this.sizes.observe(this.list);
    this.sizes.observe(this.scroller);
    this.speak(false);
  }

  /** Let a screen reader read new messages out, or not. */
  speak(aloud) {
    this.scroller.setAttribute("aria-live", aloud ? "polite" : "off");
  }

  /** Remove all messages, for another place. */
  clear(label) {
    this.#drawn.clear();
    this.#following = true;
    this.list.replaceChildren();
    this.scroller.setAttribute("aria-label", label);
  }

  show(messages, menus) {
    const held = document.activeElement?.closest?.(".message")?.dataset.id;
    const control = document.activeElement?.dataset?.control;
    const nodes = messages.map((each, index) => this.#node(each, messages[index - 1], menus));
    const empty = () => [el("p", { className: "empty" }, this.names.words.say("empty"))];
    arrange(this.list, nodes.length ? nodes : empty());
    this.#forget(messages);
    this.#refocus(held, control);
    this.newest.hidden = this.#following;
    this.#follow();
  }

  /**
   * Focus the newest control whose id contains the first of these parts, or the next part if there is none.
   * Focus the messages, and return false, if no part fits.
   */
  point(parts) {
    const messages = [...this.list.querySelectorAll(".message")];
    const within = (part, message) => message.querySelector(`[data-control*="${part}"]:not(:disabled)`);
    const newest = (part) => messages.map((each) => within(part, each)).findLast(Boolean);
    const control = parts.map(newest).find(Boolean) ?? this.scroller;
    control.focus({ preventScroll: true, focusVisible: true });
    if (control === this.scroller) return false;
    control.scrollIntoView({ block: "center" });
    this.#following = this.#isAtEnd(); // at the end, the answer to a press on the control comes into view
    return true;
  }

  /** Bring the menu of the newest message that a person wrote into view, and focus it. */
  pointAtMenu() {
    const menu = [...this.list.querySelectorAll(".apps:has(p) summary")].at(-1) ?? this.scroller;
    menu.focus({ preventScroll: true, focusVisible: true });
    menu.scrollIntoView({ block: "center" });
  }

  toEnd() {
    this.#following = true;
    this.newest.hidden = true;
    this.scroller.scrollTop = this.scroller.scrollHeight;
  }

  #node(message, before, menus) {
    const json = JSON.stringify(message);
    let kept = this.#drawn.get(message.id);
    if (kept?.json !== json) {
      const act = (control, request) => this.act(message.id, control, request);
      kept = { json, node: draw(message, this.names, act, menus) };
      this.#drawn.set(message.id, kept);
    }
    kept.node.classList.toggle("follows", follows(message, before));
    return kept.node;
  }

  #forget(messages) {
    const here = new Set(messages.map((each) => each.id));
    for (const id of this.#drawn.keys()) if (!here.has(id)) this.#drawn.delete(id);
  }

  // An edited message is redrawn: if one of its buttons had the focus, it gets the focus again.
  #refocus(id, control) {
    if (!id || document.activeElement !== document.body) return;
    const controls = [...(this.#drawn.get(id)?.node.querySelectorAll("[data-control]") ?? [])];
    const same = controls.find((each) => each.dataset.control === control && !each.disabled);
    (same ?? this.scroller).focus({ preventScroll: true });
  }

  // Stay at the end while messages come and pictures load, but not while somebody uses a menu.
  #follow() {
    const open = this.scroller.querySelector(".unfold[aria-expanded=true], .apps[open]");
    if (this.#following && !open) this.toEnd();
  }

  #isAtEnd() {
    const { scrollHeight, scrollTop, clientHeight } = this.scroller;
    return scrollHeight - scrollTop - clientHeight < NEAR;
  }

  // Only scrolling up stops the following: the end itself moves away while pictures load.
  #scrolled() {
    const { scrollTop } = this.scroller;
    if (this.#isAtEnd()) this.#following = true;
    else if (scrollTop < this.#top) this.#following = false;
    this.#top = scrollTop;
    if (this.#following) this.newest.hidden = true;
  }
}
