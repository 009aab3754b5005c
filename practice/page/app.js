// The whole page: the bar, the people's columns side by side or one at a time, and the line to the table.

import { Column } from "/column.js";
import { el, icon } from "/dom.js";
import { Link } from "/link.js";
import { Words } from "/words.js";

const WIDE = matchMedia("(min-width: 1150px)");
const bar = document.querySelector("#bar");
const main = document.querySelector("#table");
const offline = document.querySelector("#offline");

const columns = new Map();
let active = null;
let words = new Words("en-US");

const link = new Link(heard, (online) => {
  offline.hidden = online;
  offline.textContent = online ? "" : words.say("offline");
});

function heard(kind, part) {
  if (kind === "table") table(part);
  if (kind === "place") columns.get(part.key)?.hearPlace(part.id, part.messages);
  if (kind !== "person") return;
  columns.get(part.key)?.hear(part);
  frame();
}

function table(part) {
  for (const column of columns.values()) column.hearTable(part);
  if (columns.size) return;
  const wanted = new URLSearchParams(location.search).get("as")?.split(",");
  for (const person of part.people.filter((each) => !wanted || wanted.includes(each.key))) seat(person, part);
  activate(columns.keys().next().value);
}

function seat(person, part) {
  const line = (request) => link.ask(person.key, request);
  const column = new Column({ person, table: part, line, touched: () => activate(person.key) });
  columns.set(person.key, column);
  main.append(column.node);
}

function activate(key) {
  if (key === active) return;
  active = key;
  frame();
}

/** Draw what stands around the columns, in the language of whoever is at it. */
function frame() {
  const column = columns.get(active);
  if (!column?.head) return;
  words = new Words(column.head.locale);
  document.documentElement.lang = words.language;
  document.title = `Nattvakt · ${words.say("title")}`;
  for (const [key, each] of columns) {
    const visible = WIDE.matches || key === active;
    if (visible !== each.visible) each.show(visible);
    each.speak(key === active);
  }
  const held = bar.contains(document.activeElement) && document.activeElement.id;
  bar.replaceChildren(brand(), people(), restart());
  if (held) document.getElementById(held).focus();
}

function brand() {
  const title = el("small", {}, words.say("title"));
  return el("h1", {}, icon("lantern"), el("span", {}, "Nattvakt"), " ", title);
}

function people() {
  const hidden = WIDE.matches || columns.size < 2;
  return el("nav", { "aria-label": words.say("people"), hidden }, [...columns.values()].map(choice));
}

function choice(column) {
  const { key, name } = column.person;
  const count = key === active ? 0 : column.unread;
  const label = words.say("unread", { count });
  const node = el("button", { type: "button", id: `choose-${key}`, className: column.node.className }, [
    el("span", {}, name),
    count > 0 && el("span", { className: "badge", "aria-label": label }, count),
  ]);
  node.classList.remove("person");
  node.setAttribute("aria-pressed", String(key === active));
  node.onclick = () => activate(key);
  return node;
}

function restart() {
  const label = words.say("restart");
  const node = el("button", { type: "button", id: "restart", className: "plain", title: label }, [
    icon("restart"),
    el("span", {}, label),
  ]);
  node.onclick = again;
  return node;
}

async function again() {
  const column = columns.get(active);
  const { ok } = await column.ask({ do: "restart" });
  if (ok) column.notice(words.say("restarted"));
}

WIDE.addEventListener("change", frame);
