import { add } from "./party-counts.ts";
import { isFree, type Reading, take } from "./reading.ts";
import type { Tally } from "./tally.ts";
import { at, isNumber } from "./tokens.ts";
import { findPeople, isAnd, isChildTitle } from "./words.ts";

/** "Adults: 2", "Jane Smith (Adult), John Smith (Adult)". */
export function countLabels(reading: Reading, tally: Tally): void {
  const { tokens } = reading;
  const bracketed = {
    adults: 0,
    children: 0,
    teens: 0,
    infants: 0,
    people: 0,
    friends: 0,
    couples: 0,
  };
  for (let index = 0; index < tokens.length; index++) {
    if (!isFree(reading, index)) continue;
    const people = findPeople(tokens, index);
    if (!people) continue;
    const before = at(tokens, index - 1).text;
    if ((before === "(" || before === "[") && /^[)\]]$/.test(at(tokens, people.next).text)) {
      bracketed[people.value] += 1;
      continue;
    }
    // "Traveller 1: Adult", "Passenger 2: Mr John Doe"
    if (isNumber(at(tokens, people.next), 1, 1) && at(tokens, people.next + 1).text === ":") {
      bracketed[findPeople(tokens, people.next + 2)?.value ?? "adults"] += 1;
      continue;
    }
    if (at(tokens, people.next).text !== ":" && at(tokens, people.next).text !== "=") continue;
    const number = at(tokens, people.next + 1);
    if (!isNumber(number, 1, 1) || !isFree(reading, people.next + 1)) continue;
    // "Passengers: 2 adults" is counted already.
    if (findPeople(tokens, people.next + 2)) continue;
    const next = people.next + 2;
    add(reading, tally, { kind: people.value, count: Number(number.text), next });
    take(reading, index, next);
  }
  if (!tally.counted && bracketed.adults + bracketed.children + bracketed.infants > 0) {
    tally.counted = true;
    tally.adults += bracketed.adults;
    tally.children += bracketed.children;
    tally.onLap += bracketed.infants;
  }
}

/** A list of names is no longer than this. */
const MOST_TOKENS = 60;

/** "Passengers: Mr John Doe, Mrs Jane Doe", on one line or several. */
export function countNames(reading: Reading, tally: Tally): void {
  const { tokens } = reading;
  for (let index = 0; index < tokens.length; index++) {
    const people = findPeople(tokens, index);
    if (people?.value !== "people" || !isFree(reading, index)) continue;
    const start = at(tokens, people.next).text === "(" ? people.next + 3 : people.next;
    if (at(tokens, start).text !== ":") continue;
    const names = namesFrom(reading, start + 1);
    if (names.adults + names.children === 0) continue;
    tally.adults += names.adults;
    tally.children += names.children;
    tally.counted = true;
    return;
  }
}

function namesFrom(reading: Reading, first: number): { adults: number; children: number } {
  const { tokens } = reading;
  const found = { adults: 0, children: 0 };
  let words = 0;
  let child = false;
  const close = () => {
    if (words >= 2) found[child ? "children" : "adults"]++;
    words = 0;
    child = false;
  };
  for (let index = first; index < first + MOST_TOKENS; index++) {
    const { kind, text, low, glued } = at(tokens, index);
    if (kind === "number") words = 0;
    if (kind === "end" || kind === "number" || !isFree(reading, index)) break;
    if (kind === "break") {
      close();
      // A list of names may begin on the next line; it ends with an empty one.
      const next = at(tokens, index + 1);
      if (next.kind === "break" || !/^\p{Lu}/u.test(next.text)) break;
      // "KARIMOV/RUSTAM MR" fills its line alone.
      if (at(tokens, index - 2).text === "/" || at(tokens, index - 3).text === "/") break;
    } else if (/^[,;&]$/.test(text) || (isAnd(low) && !/^\p{Lu}$/u.test(text))) close();
    else if (text === ":") return found;
    else if (/^[([]$/.test(text) && findPeople(tokens, index + 1)) {
      // "Miss E Smith (child)"
      const people = findPeople(tokens, index + 1);
      child = people?.value === "children" || people?.value === "infants";
      index = people?.next ?? index;
    } else if (kind === "word" && /^\p{Lu}/u.test(text)) {
      words++;
      if (isChildTitle(low)) child = true;
    } else if (kind === "word" && !(glued && at(tokens, index - 1).text === ".")) break;
  }
  close();
  return found;
}
