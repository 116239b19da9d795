import { NATIONS } from "./lexicon/nations.ts";
import { countAt } from "./numbers.ts";
import { phraseFinder } from "./phrases.ts";
import { findAll, type Reading } from "./reading.ts";
import { at, isMark, isNumber } from "./tokens.ts";
import { find } from "./words.ts";

const findNation = phraseFinder(() => Object.entries(NATIONS));

/** The countries whose passports travellers say that they hold: "Georgian passports", "граждане Индии". */
export function findPassports(reading: Reading) {
  const said = findAll(reading, (index) => holdersAt(reading, index));
  // "three Georgian citizens" are three.
  const holders = said.reduce((all, { count }) => all + count, 0);
  return { passports: [...new Set(said.flatMap(({ codes }) => codes))], holders };
}

function holdersAt(reading: Reading, first: number) {
  const are = find.passportAre(reading, first, "own");
  const count = countAt(reading, are?.next ?? first - 1)?.value ?? 0;
  const codes: string[] = [];
  let isSaid = false;
  let next = first;
  let index = are?.next ?? first;
  for (;;) {
    const nation = findNation(reading, index);
    const word = find.passport(reading, index, "own");
    if (nation) codes.push(nation.value);
    next = nation?.next ?? next;
    isSaid ||= word !== undefined;
    const token = at(reading, index);
    // A link leads from one to another, and opens nothing.
    const between = index > first && (isNumber(token, 1, 2) || isMark(token, ":-"));
    const link = index > first ? find.passportLink(reading, index, "own")?.next : undefined;
    const step = nation?.next ?? word?.next ?? link ?? (between ? index + 1 : undefined);
    if (step === undefined) break;
    index = step;
  }
  // "we are Indian food lovers" says no passport.
  const isOwn = isSaid || (are !== undefined && at(reading, next).kind !== "word");
  return isOwn && codes.length > 0 ? { codes, count, next } : undefined;
}
