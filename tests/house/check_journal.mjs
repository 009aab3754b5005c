// Checks journals as docs/fairness.md says, written apart from the bot and from the program on that page.
// It prints a line for each file: "holds", or what does not fit, each with its part: chain, seals or dice.
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";

const BIG = "\u0001";
const digest = (...lines) => createHash("sha256").update(lines.join("\n")).digest("hex");

// Numbers of channels have more digits than a number of JavaScript holds, so they are kept as text.
function parsed(text) {
  const token = /"(?:[^"\\]|\\.)*"|-?\d{16,}/g;
  return JSON.parse(text.replace(token, (found) => (found[0] === '"' ? found : `"\\u0001${found}"`)));
}

function canonical(value) {
  if (typeof value === "string" && value.startsWith(BIG)) return value.slice(1);
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  const keys = Object.keys(value).sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(",")}}`;
}

function eventHash(leaf, events) {
  const one = events.get(leaf.seq);
  if (leaf.hash !== undefined || one === undefined) return leaf.hash;
  const told = { ...(leaf.stored ?? one.event) };
  for (const [name, field] of Object.entries(leaf.fields ?? {})) {
    told[name] = { hash: field.hash || digest("nattvakt field 1", field.salt, canonical(told[name] ?? null)) };
  }
  return digest("nattvakt event 1", leaf.salt, one.at, one.seat, leaf.format, canonical(told));
}

function* chainFlaws(journal, campaign) {
  const events = new Map(journal.events.map((one) => [one.seq, one]));
  const { before: start, saves } = journal.chain ?? { before: "", saves: [] };
  let before = start;
  let number;
  const leaves = [];
  for (const save of saves) {
    let hashed = save.events;
    if (typeof hashed !== "string") {
      leaves.push(...hashed);
      hashed = digest("nattvakt events 1", ...hashed.map((leaf) => eventHash(leaf, events)));
    }
    if (digest("nattvakt save 1", campaign, save.save, before, ...save.notes, hashed) !== save.head) yield `chain save ${save.save}`;
    if (number !== undefined && save.save !== number) yield `chain save ${save.save} number`;
    number = save.save + 1;
    before = save.head;
  }
  if (start && saves[0].save === 1) yield "chain save 1";
  if (start && journal.part.session === null && journal.part.scene === null) yield "chain beginning";
  if (!saves.length) return;
  const isWhole = start || saves[0].save === 1;
  const first = isWhole ? 0 : Math.min(...leaves.map((leaf) => leaf.seq));
  const due = [...events.keys()].filter((seq) => seq >= first);
  const shown = leaves.filter((leaf) => leaf.hash === undefined).map((leaf) => leaf.seq);
  const inOrder = leaves.every((leaf, index) => !index || leaves[index - 1].seq < leaf.seq);
  if (due.join() !== shown.join() || !inOrder) yield "chain events";
}

function* sealFlaws(journal, campaign) {
  for (const seal of journal.seals ?? []) {
    if (seal.nonce === undefined) continue;
    const seen = seal.seen === undefined ? [] : [seal.seen];
    const parts = [seal.contest, seal.turn, seal.seat, seal.about, seal.pick, ...seen, seal.nonce];
    if (digest(`nattvakt seal ${1 + seen.length}`, campaign, ...parts) !== seal.hash) yield `seals ${seal.contest}`;
  }
}

function bytesOf(deck, campaign, seed) {
  const key = Buffer.from(seed, "hex");
  const words = deck.words.map((one) => one.word);
  const closed = deck.closing?.message ? [deck.closing.message] : [];
  return (place) => {
    const block = [campaign, deck.number, Math.floor(place / 32) + 1];
    const lines = [`nattvakt dice ${1 + closed.length}`, ...block, ...closed, ...words];
    return createHmac("sha256", key).update(lines.join("\n")).digest()[place % 32];
  };
}

function fell(byteAt, throws, start) {
  let [fits, place, end] = [true, start, start];
  for (const [sides, faces] of throws) {
    for (const face of faces) {
      while (byteAt(place) >= 256 - (256 % sides)) place += 1;
      fits = fits && face === (byteAt(place) % sides) + 1;
      place += 1;
      end = place;
    }
  }
  return { fits, end };
}

function* promiseFlaws(deck, campaign) {
  const promised = [campaign, deck.number, deck.seed];
  const promise = deck.hidden
    ? digest("nattvakt deck 2", ...promised, deck.hidden.promise)
    : digest("nattvakt deck 1", ...promised);
  if (promise !== deck.promise) yield `dice promise ${deck.number}`;
}

function* hiddenFlaws(deck, campaign) {
  const { promise, hashes = [], rolls = [] } = deck.hidden ?? {};
  if (rolls.length && digest("nattvakt hidden seeds 1", ...hashes) !== promise) yield `dice hidden ${deck.number}`;
  for (const [index, roll] of rolls.entries()) {
    let fits = roll.number === index + 1;
    if (roll.seed !== undefined) {
      const seedHash = digest("nattvakt hidden seed 1", campaign, deck.number, index + 1, roll.seed);
      fits = fits && hashes[index] === seedHash && fell(bytesOf(deck, campaign, roll.seed), roll.throws, 0).fits;
    }
    if (!fits) yield `dice deck ${deck.number} hidden roll ${roll.number}`;
  }
}

function* deckFlaws(journal, campaign) {
  for (const deck of journal.decks ?? []) {
    yield* hiddenFlaws(deck, campaign);
    if (deck.seed !== undefined) yield* promiseFlaws(deck, campaign);
    const byteAt = deck.seed === undefined ? undefined : bytesOf(deck, campaign, deck.seed);
    let [end, seq] = [0, 0];
    for (const [index, roll] of deck.rolls.entries()) {
      let fits = roll.roll === index + 1 && roll.seq > seq;
      if (byteAt) {
        const found = fell(byteAt, roll.throws, end);
        fits = fits && found.fits && roll.start === end;
        end = found.end;
      } else {
        fits = fits && (index ? roll.start >= end : roll.start === 0);
        end = roll.start + roll.throws.reduce((sum, [, count]) => sum + count, 0);
      }
      seq = roll.seq;
      if (!fits) yield `dice deck ${deck.number} roll ${roll.roll}`;
    }
    if (deck.fallen !== deck.rolls.length) yield `dice deck ${deck.number} fallen`;
  }
}

for (const path of process.argv.slice(2)) {
  try {
    const journal = parsed(readFileSync(path, "utf-8"));
    const campaign = journal.campaign.id;
    const flaws = [...chainFlaws(journal, campaign), ...sealFlaws(journal, campaign), ...deckFlaws(journal, campaign)];
    console.log(flaws.length ? flaws.join(", ") : "holds");
  } catch (error) {
    console.log(`unreadable: ${error.message}`);
  }
}
