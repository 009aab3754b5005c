// The components of a message: buttons, menus, and the blocks around them.

import { el } from "/dom.js";
import { markdown } from "/markdown.js";
import { Menu, labelled } from "/menu.js";

const ROW = 1;
const BUTTON = 2;
const WORDS = 3;
const SECTION = 9;
const TEXT = 10;
const RULE = 14;
const CONTAINER = 17;
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger" };
const LINK = 5;

/** The components of a message as nodes; `act(control, request)` sends a request. */
export function controls(components, to, act) {
  return components.map((each) => control(each, to, act));
}

/** Give a card its coloured stripe. */
export function striped(node, colour) {
  if (colour != null) node.style.setProperty("--stripe", `#${colour.toString(16).padStart(6, "0")}`);
  return node;
}

function control(part, to, act) {
  const inner = () => controls(part.components ?? [], to, act);
  switch (part.type) {
    case ROW:
      return el("div", { className: "row" }, inner());
    case BUTTON:
      return part.style === LINK ? link(part) : button(part, act);
    case TEXT:
      return el("div", { className: "text" }, markdown(part.content, to));
    case RULE:
      return el("hr");
    case SECTION:
      return el("div", { className: "section" }, el("div", {}, inner()), control(part.accessory, to, act));
    case CONTAINER:
      return striped(el("div", { className: "container" }, inner()), part.accent_color);
    default:
      return part.custom_id ? menu(part, to, act) : null;
  }
}

function link(part) {
  const arrow = el("span", { "aria-hidden": "true" }, "↗");
  const to = { href: part.url, target: "_blank", rel: "noopener noreferrer" };
  return el("a", { className: "button secondary", ...to }, labelled(part), arrow);
}

function button(part, act) {
  const node = el("button", { type: "button", className: `button ${STYLES[part.style]}` }, labelled(part));
  node.disabled = Boolean(part.disabled);
  node.dataset.control = part.custom_id;
  node.onclick = () => act(node, { do: "press", custom_id: part.custom_id });
  return node;
}

function menu(part, to, act) {
  const made = new Menu({
    words: to.words,
    label: part.placeholder ?? to.words.say("choose"),
    placeholder: part.placeholder,
    options: part.type === WORDS ? part.options : to.entities(part.type, part.channel_types, part.default_values),
    least: part.min_values ?? 1,
    most: part.max_values ?? 1,
    disabled: Boolean(part.disabled),
    chosen: (values) => act(made.button, { do: "choose", custom_id: part.custom_id, values }),
  });
  made.button.dataset.control = part.custom_id;
  return made.node;
}
