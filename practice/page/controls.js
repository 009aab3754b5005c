// What can be pressed and chosen in a message.

import { el } from "/dom.js";
import { Menu } from "/listbox.js";
import { markdown } from "/markdown.js";

const ROW = 1;
const BUTTON = 2;
const WORDS = 3;
const SECTION = 9;
const TEXT = 10;
const RULE = 14;
const CONTAINER = 17;
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger" };
const LINK = 5;

/** The controls of a message; `act(control, request)` sends what was done. */
export function controls(components, to, act) {
  return components.map((each) => control(each, to, act));
}

function control(part, to, act) {
  const inner = () => (part.components ?? []).map((each) => control(each, to, act));
  switch (part.type) {
    case ROW:
      return el("div", { className: "row" }, inner());
    case BUTTON:
      return button(part, act);
    case TEXT:
      return el("div", { className: "text" }, markdown(part.content, to));
    case RULE:
      return el("hr");
    case SECTION:
      return el("div", { className: "section" }, el("div", {}, inner()), control(part.accessory, to, act));
    case CONTAINER:
      return striped(el("div", { className: "container" }, inner()), part.accent_color);
    default:
      return part.custom_id ? menu(part, to, act) : "";
  }
}

/** Give a card its stripe of colour. */
export function striped(node, colour) {
  if (colour != null) node.style.setProperty("--stripe", `#${colour.toString(16).padStart(6, "0")}`);
  return node;
}

function button(part, act) {
  const label = [part.emoji?.name && !part.emoji.id ? part.emoji.name : null, part.label].filter(Boolean).join(" ");
  if (part.style === LINK)
    return el("a", { className: "button secondary", href: part.url, target: "_blank", rel: "noopener noreferrer" }, label, el("span", { "aria-hidden": "true" }, " ↗"));
  const node = el("button", { type: "button", className: `button ${STYLES[part.style]}`, disabled: Boolean(part.disabled), "data-control": part.custom_id }, label);
  node.onclick = () => act(node, { do: "press", custom_id: part.custom_id });
  return node;
}

function menu(part, to, act) {
  const options = part.type === WORDS ? part.options : to.entities(part.type, part.channel_types);
  const placeholder = part.placeholder;
  const made = new Menu({
    words: to.words,
    label: placeholder ?? to.words.say("choose"),
    placeholder,
    options,
    least: part.min_values ?? 1,
    most: part.max_values ?? 1,
    disabled: Boolean(part.disabled),
    chosen: (values) => act(made.button, { do: "choose", custom_id: part.custom_id, values }),
  });
  made.button.dataset.control = part.custom_id;
  return made.node;
}
