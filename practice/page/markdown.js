// Turns Discord's Markdown into nodes. Users' texts only become text nodes, so nobody can inject markup.

import { el } from "/dom.js";

const FENCE = /```(?:[\w+-]*\n)?([\s\S]+?)```/g;
const ITEM = /^(\s*)([-*]|\d{1,3}\.) +(.+)$/;
const SPECIAL = /[\\`<[|*_~h]/;

/** The text of a message or of an embed's description. `to` knows the page's words and the names of ids. */
export function markdown(text, to) {
  const out = document.createDocumentFragment();
  let last = 0;
  for (const found of text.matchAll(FENCE)) {
    out.append(blocks(text.slice(last, found.index).replace(/\n$/, ""), to));
    out.append(el("pre", { tabIndex: 0 }, el("code", {}, found[1].replace(/\n$/, ""))));
    last = found.index + found[0].length;
    if (text[last] === "\n") last += 1;
  }
  out.append(blocks(text.slice(last), to));
  return out;
}

function blocks(text, to) {
  const out = document.createDocumentFragment();
  if (!text) return out;
  const lines = text.split("\n");
  let paragraph = [];
  const flush = () => {
    if (paragraph.length) out.append(el("p", {}, inline(paragraph.join("\n"), to)));
    paragraph = [];
  };
  while (lines.length) {
    const taken = quote(lines, to) ?? heading(lines, to) ?? list(lines, to);
    if (taken) flush();
    if (taken) out.append(taken);
    else paragraph.push(lines.shift());
  }
  flush();
  return out;
}

function quote(lines, to) {
  if (lines[0].startsWith(">>> ")) {
    const rest = lines.splice(0).join("\n").slice(4);
    return el("blockquote", {}, blocks(rest, to));
  }
  const quoted = [];
  while (lines.length && /^> /.test(lines[0])) quoted.push(lines.shift().slice(2));
  return quoted.length ? el("blockquote", {}, blocks(quoted.join("\n"), to)) : null;
}

function heading(lines, to) {
  const small = /^-# +(.+)$/.exec(lines[0]);
  const large = /^(#{1,3}) +(.+)$/.exec(lines[0]);
  if (!small && !large) return null;
  lines.shift();
  if (small) return el("p", { className: "subtext" }, inline(small[1], to));
  // The page's own headings stop at h2, so a message's begin at h3.
  return el(`h${large[1].length + 2}`, {}, inline(large[2], to));
}

function list(lines, to, depth = 0) {
  const first = ITEM.exec(lines[0] ?? "");
  if (!first || first[1].length < depth) return null;
  const ordered = /\d/.test(first[2]);
  const node = el(ordered ? "ol" : "ul", ordered ? { start: parseInt(first[2], 10) } : {});
  const indent = first[1].length;
  for (let found = first; found && found[1].length >= indent; found = ITEM.exec(lines[0] ?? "")) {
    if (found[1].length > indent) {
      node.lastChild.append(list(lines, to, indent + 1));
    } else {
      lines.shift();
      node.append(el("li", {}, inline(found[3], to)));
    }
  }
  return node;
}

// The rules are tried in this order at each position; the first that matches wins.
const RULES = [
  [/\\([\\*_~`|<>@#()[\]:.!+-])/y, (m) => m[1]],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, (m) => el("code", {}, m[2].trim())],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, (m, to) => stamp(m, to)],
  [/<@!?(\d+)>/y, (m, to) => mention("@", to.user(m[1]))],
  [/<@&(\d+)>/y, (m, to) => mention("@", to.role(m[1]))],
  [/<#(\d+)>/y, (m, to) => mention("#", to.place(m[1]))],
  [/<\/([^:>]+):\d+>/y, (m) => mention("/", m[1])],
  [/<a?(:\w+:)\d+>/y, (m) => m[1]],
  [/<(https?:\/\/[^\s>]+)>/y, (m) => link(m[1], m[1])],
  [/\[([^\]]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/y, (m, to) => link(m[2], inline(m[1], to))],
  [/https?:\/\/[^\s<>]*[^\s<>.,:;!?)"'\]]/y, (m) => link(m[0], m[0])],
  [/\|\|([\s\S]+?)\|\|/y, (m, to) => spoiler(m[1], to)],
  [/\*\*\*([\s\S]+?)\*\*\*/y, (m, to) => el("strong", {}, el("em", {}, inline(m[1], to)))],
  [/\*\*([\s\S]+?)\*\*(?!\*)/y, (m, to) => el("strong", {}, inline(m[1], to))],
  [/__([\s\S]+?)__(?!_)/y, (m, to) => el("u", {}, inline(m[1], to))],
  [/\*(?=\S)([\s\S]*?\S)\*(?!\*)/y, (m, to) => el("em", {}, inline(m[1], to))],
  [/(?<!\w)_(?=\S)([\s\S]*?\S)_(?!\w)/y, (m, to) => el("em", {}, inline(m[1], to))],
  [/~~([\s\S]+?)~~/y, (m, to) => el("s", {}, inline(m[1], to))],
];

/** Text within a line or paragraph, such as a title or the name of a field. */
export function inline(text, to) {
  const out = document.createDocumentFragment();
  let plain = "";
  const flush = () => {
    if (plain) out.append(plain);
    plain = "";
  };
  for (let at = 0; at < text.length; ) {
    const hit = SPECIAL.test(text[at]) && match(text, at);
    if (text[at] === "\n") {
      flush();
      out.append(el("br"));
      at += 1;
    } else if (hit) {
      const [found, make] = hit;
      flush();
      out.append(make(found, to));
      at += found[0].length;
    } else {
      plain += text[at];
      at += 1;
    }
  }
  flush();
  return out;
}

function match(text, at) {
  for (const [rule, make] of RULES) {
    rule.lastIndex = at;
    const found = rule.exec(text);
    if (found) return [found, make];
  }
  return null;
}

const mention = (sign, name) => el("span", { className: "mention" }, sign + name);

const link = (href, text) => el("a", { href, target: "_blank", rel: "noopener noreferrer" }, text);

function stamp([, seconds, style], to) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return `<t:${seconds}>`;
  const title = to.words.stamp(seconds, "F");
  return el("time", { dateTime: date.toISOString(), title }, to.words.stamp(seconds, style));
}

function spoiler(text, to) {
  const inside = el("span", { className: "inside", inert: true }, inline(text, to));
  const cover = el("button", { type: "button", className: "cover", onclick: show }, to.words.say("spoiler"));
  const node = el("span", { className: "spoiler" }, cover, inside);
  function show() {
    inside.inert = false;
    cover.remove();
    node.classList.add("open");
  }
  return node;
}
