// The whole page: the bar, the tour, the people's columns (one or all of them), the connection to the table.

import { Bar } from "/bar.js";
import { Column } from "/column.js";
import { Link } from "/link.js";
import { Tour } from "/tour.js";
import { LOCALES, Words } from "/words.js";

const WIDE = matchMedia("(min-width: 1150px)");
const SUITED = "suited"; // in sessionStorage: the language in which this page has begun a scene
const main = document.querySelector("#table");
const offline = document.querySelector("#offline");

const columns = new Map();
let about = null;
let course = { fresh: true, tour: null };
let active = null;
let laying = false;
let words = new Words(spoken());

const bar = new Bar(document.querySelector("#bar"), {
  choose: (key) => activate(key),
  tour: () => tour.toggle(),
  begin: (scene) => begin({ scene, language: words.language }),
  speak,
  restart,
});
const tour = new Tour(document.querySelector("#tour"), {
  show,
  skip: ({ key }) => columns.get(active).ask({ do: "skip", step: key }),
  begin: (scene) => begin({ scene, language: words.language }),
  toggled: () => frame(),
});
const link = new Link(heard, (online) => {
  offline.hidden = online;
  offline.classList.toggle("laying", laying);
  if (!online) offline.textContent = words.say(laying ? "laying" : "offline");
});

/** The first of the browser's languages that is one of ours. */
function spoken() {
  const wanted = navigator.languages.map((each) => each.slice(0, 2));
  const found = wanted.flatMap((each) => Object.keys(LOCALES).filter((ours) => ours.startsWith(each)));
  return found[0] ?? "en-US";
}

function heard(kind, part) {
  if (kind === "course") course = part;
  if (kind === "table") table(part);
  if (kind === "place") columns.get(part.key)?.hearPlace(part.id, part.messages);
  if (kind === "person") columns.get(part.key)?.hear(part);
  if (kind !== "place") frame();
}

function table(part) {
  // Another scene has new people with the same keys, so start the page again.
  if (about && about.people[0].id !== part.people[0].id) return location.reload();
  about = part;
  for (const column of columns.values()) column.hearTable(part);
  if (columns.size) return;
  const wanted = new URLSearchParams(location.search).get("as")?.split(",");
  for (const person of part.people.filter((each) => !wanted || wanted.includes(each.key))) seat(person, part);
  const first = course.tour?.steps[course.tour.at]?.who;
  activate(columns.has(first) ? first : columns.keys().next().value);
  suit();
}

/** Begin a fresh table again in the language of the browser. */
function suit() {
  const { language } = new Words(spoken());
  if (!course.fresh || !about.scenes.length || language === about.language) return;
  if (sessionStorage.getItem(SUITED)) return;
  begin({ scene: about.scene ?? "free", language, fresh: true });
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

/** Draw everything around the columns, in the language of the active person. */
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
  const { scene, scenes } = about;
  const people = WIDE.matches || columns.size < 2 ? [] : [...columns.values()].map(choice);
  bar.draw(words, { people, scene, scenes, fresh: course.fresh, tour: { there: Boolean(course.tour), open: tour.open } });
  tour.draw(words, course.tour, scene, scenes);
  document.body.classList.toggle("touring", Boolean(course.tour) && tour.open);
}

function choice({ person: { key, name }, unread }) {
  const on = key === active;
  const hue = `hue-${about.people.findIndex((each) => each.key === key)}`;
  return { key, name, on, hue, unread: on ? 0 : unread };
}

// --- what concerns the whole table -----------------------------------------------------------------------

async function begin(wanted) {
  sessionStorage.setItem(SUITED, wanted.language);
  laying = true;
  const { error } = await link.ask(active, { do: "begin", ...wanted });
  if (error) laying = false;
}

/** Set everybody's language; a fresh table begins again in it. */
async function speak(locale) {
  const { language } = new Words(locale);
  if (course.fresh && about.scenes.length) return begin({ scene: about.scene ?? "free", language, fresh: true });
  for (const each of columns.values()) if (each.head.locale !== locale) await each.ask({ do: "speak", locale });
}

async function restart() {
  const column = columns.get(active);
  const { ok } = await column.ask({ do: "restart" });
  if (ok) column.notice(words.say("restarted"), true);
}

// --- showing a step of the tour ------------------------------------------------------------------------------

function show({ who, place, at }) {
  const key = columns.has(who) ? who : (waited(at) ?? active);
  activate(key);
  if (at[0] !== "restart") return columns.get(key).lead(place, at);
  bar.unfold(true);
  document.querySelector("#restart").focus();
}

/** The key of the person that the newest message with one of these controls mentions. */
function waited(at) {
  const called = [...columns.values()][0].calledBy(at);
  return about.people.find((each) => called.includes(each.id))?.key;
}

WIDE.addEventListener("change", frame);
