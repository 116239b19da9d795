import { findPeople } from "./lexicon/people.ts";
import { isFree, type Reading, take } from "./mentions.ts";
import { tallyUp } from "./party-counts.ts";
import type { Tally } from "./tally.ts";
import { at, isNumber } from "./tokens.ts";

/** "Adults: 2", "Jane Smith (Adult), John Smith (Adult)". */
export function countLabels(reading: Reading, tally: Tally): void {
  const { tokens } = reading;
  const bracketed = { adults: 0, children: 0, infants: 0, people: 0 };
  for (let index = 0; index < tokens.length; index++) {
    if (!isFree(reading, index)) continue;
    const people = findPeople(tokens, index);
    if (!people) continue;
    const before = at(tokens, index - 1).text;
    if ((before === "(" || before === "[") && /^[)\]]$/.test(at(tokens, people.next).text)) {
      bracketed[people.value] += 1;
      continue;
    }
    if (at(tokens, people.next).text !== ":" && at(tokens, people.next).text !== "=") continue;
    const number = at(tokens, people.next + 1);
    if (!isNumber(number, 1, 1) || !isFree(reading, people.next + 1)) continue;
    // "Passengers: 2 adults" is counted already.
    if (findPeople(tokens, people.next + 2)) continue;
    tallyUp(reading, tally, {
      kind: people.value,
      count: Number(number.text),
      first: index,
      next: people.next + 2,
      exact: true,
    });
    take(reading, index, people.next + 2);
  }
  if (!tally.counted && bracketed.adults + bracketed.children + bracketed.infants > 0) {
    tally.counted = true;
    tally.adults += bracketed.adults;
    tally.children += bracketed.children;
    tally.onLap += bracketed.infants;
  }
}

/** "Passengers: Mr John Doe, Mrs Jane Doe", on one line or several. */
export function countNames(reading: Reading, tally: Tally): void {
  const { tokens } = reading;
  for (let index = 0; index < tokens.length; index++) {
    const people = findPeople(tokens, index);
    if (people?.value !== "people" || !isFree(reading, index)) continue;
    let start = people.next;
    if (at(tokens, start).text === "(") start += 3;
    if (at(tokens, start).text !== ":") continue;
    const names = namesFrom(reading, start + 1);
    if (names.adults + names.children === 0) continue;
    tally.adults += names.adults;
    tally.children += names.children;
    tally.counted = true;
    return;
  }
}

const CHILD_TITLE = /^(?:mstr|master|chd|child|kind|bambino|nino|enfant)$/;

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
  for (let index = first; index < first + 60; index++) {
    const { kind, text, low } = at(tokens, index);
    if (kind === "end" || kind === "number" || !isFree(reading, index)) break;
    if (kind === "break") {
      close();
      // A list of names may begin on the next line; it ends with an empty one.
      if (at(tokens, index + 1).kind === "break" || !/^\p{Lu}/u.test(at(tokens, index + 1).text))
        break;
    } else if (/^[,;&]$/.test(text) || /^(?:and|und|e|y|et|и|ve)$/.test(low)) close();
    else if (text === ":") return { adults: found.adults, children: found.children };
    else if (kind === "word" && /^\p{Lu}/u.test(text)) {
      words++;
      if (CHILD_TITLE.test(low)) child = true;
    } else if (kind === "word") break;
  }
  close();
  return found;
}
