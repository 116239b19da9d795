import type { PersonKind } from "./lexicon/types.ts";
import { add } from "./party-counts.ts";
import { findAll, findFirst, isFree, type Reading } from "./reading.ts";
import type { Tally } from "./tally.ts";
import { at, isMark, isNumber } from "./tokens.ts";
import { find, is } from "./words.ts";

/** "Adults: 2", "Jane Smith (Adult), John Smith (Adult)", "Traveller 1: Adult". */
export function countLabels(reading: Reading, tally: Tally): void {
  const { tokens } = reading;
  const said: PersonKind[] = [];
  findAll(reading, (index) => {
    const people = find.people(tokens, index);
    if (!people) return undefined;
    const [sign, number] = [at(tokens, people.next), at(tokens, people.next + 1)];
    if (isMark(at(tokens, index - 1), "([") && isMark(sign, ")]")) said.push(people.value);
    else if (isNumber(sign, 1, 1) && number.text === ":")
      said.push(find.people(tokens, people.next + 2)?.value ?? "adults");
    // "Passengers: 2 adults" is counted already.
    const next = people.next + 2;
    if (!isMark(sign, ":=") || !isNumber(number, 1, 1) || find.people(tokens, next))
      return undefined;
    if (!isFree(reading, people.next + 1)) return undefined;
    return { next: add(reading, tally, { kind: people.value, count: Number(number.text), next }) };
  });
  const many = (kind: PersonKind) => said.filter((one) => one === kind).length;
  if (tally.counted || many("adults") + many("children") + many("infants") === 0) return;
  tally.counted = true;
  tally.adults += many("adults");
  tally.children += many("children");
  tally.onLap += many("infants");
}

/** A list of names is no longer than this. */
const MOST_TOKENS = 60;

/** "Passengers: Mr John Doe, Mrs Jane Doe", on one line or several. */
export function countNames(reading: Reading, tally: Tally): void {
  const { tokens } = reading;
  findFirst(reading, (index) => {
    const people = find.people(tokens, index);
    if (people?.value !== "people") return undefined;
    const start = at(tokens, people.next).text === "(" ? people.next + 3 : people.next;
    const names = at(tokens, start).text === ":" ? namesFrom(reading, start + 1) : undefined;
    if (!names || names.adults + names.children === 0) return undefined;
    tally.adults += names.adults;
    tally.children += names.children;
    tally.counted = true;
    return { next: index };
  });
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
    const token = at(tokens, index);
    const { kind, text, low, glued } = token;
    if (kind === "number") words = 0;
    if (kind === "end" || kind === "number" || !isFree(reading, index)) break;
    const people = isMark(token, "([") ? find.people(tokens, index + 1) : undefined;
    if (kind === "break") {
      close();
      // A list of names may begin on the next line; it ends with an empty one.
      if (!/^\p{Lu}/u.test(at(tokens, index + 1).text)) break;
      // "KARIMOV/RUSTAM MR" fills its line alone.
      if ([2, 3].some((back) => at(tokens, index - back).text === "/")) break;
    } else if (isMark(token, ",;&") || (is.and(low) && !/^\p{Lu}$/u.test(text))) close();
    else if (text === ":") return found;
    else if (people) {
      // "Miss E Smith (child)"
      child = people.value === "children" || people.value === "infants";
      index = people.next;
    } else if (/^\p{Lu}/u.test(text)) {
      words++;
      if (is.childTitle(low)) child = true;
    } else if (kind === "word" && !(glued && at(tokens, index - 1).text === ".")) break;
  }
  close();
  return found;
}
