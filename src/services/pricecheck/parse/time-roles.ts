import { isFree, take } from "../../../reading/reading.ts";
import { at, isBreak, isMark, isNumber, onFrom, type Words } from "../../../reading/tokens.ts";
import { find, is } from "../../../reading/words.ts";
import type { FlightReading, TimeRole } from "./mentions.ts";

/** The nearest word before, in the same breath, that says what a time is of. */
export function roleBefore(reading: FlightReading, index: number): TimeRole | undefined {
  for (let before = index - 1; before >= Math.max(0, index - 12); before--) {
    const { kind, text } = at(reading, before);
    if (kind === "break" && at(reading, before - 1).text !== ":") return undefined;
    if (reading.endings.get(before + 1)?.kind === "time") return undefined;
    if (text === ";" || (text === "." && before < index - 3)) return undefined;
    if (reading.taken[before] !== 0) continue;
    const found = find.timeRole(reading, before);
    if (found && isRole(reading, before)) return found.value;
  }
  return undefined;
}

/** "an", "ab", "part" and the like are roles only right before a time. */
function isRole(reading: FlightReading, index: number): boolean {
  const { low } = at(reading, index);
  if (!is.weakRole(low)) return true;
  const after = at(reading, index + 1);
  if (/^[:.]$/.test(after.text) || find.at(reading, index + 1)) return true;
  const isCode = /^[A-Z]{3}$/.test(after.text) && isNumber(at(reading, index + 2));
  return after.kind === "number" || isCode;
}

/** Azerbaijani and Turkish put the verb at the end. */
export function isVerbLast({ language }: FlightReading): boolean {
  return language === "az" || language === "tr";
}

/** Endings of verbs: "çıxır", "kalkıyor"; nouns stand before their time. */
const VERB = /(?:[iuae]r|r[ia]m|r[iu]q|yor(?:um|uz)?)$/;

/** "22:10-da çıxır", "06:50 landing". */
export function roleAfter(
  reading: FlightReading,
  next: number,
  verbLast = false,
): TimeRole | undefined {
  for (let after = next; after <= next + 1; after++) {
    const { kind, low } = at(reading, after);
    if (kind !== "word") return undefined;
    if (!isFree(reading, after)) return undefined;
    const found = find.timeRole(reading, after);
    // In "08:55 arriving 16:40" the word belongs to what follows.
    if (found) {
      // Azerbaijani and Turkish put the word behind; then none stands before.
      const last = verbLast && (VERB.test(low) || isRoleBehindTime(reading, found.next));
      if (!last && leadsToTime(reading, found.next)) return undefined;
      // Said of this time, it is not said of the next.
      take(reading, after, found.next);
      return found.value;
    }
  }
  return undefined;
}

/** "14:10 çıxış 15:30 eniş": the time that follows has its own word behind it. */
function isRoleBehindTime(reading: Words, index: number): boolean {
  return [3, 5].some((step) => find.timeRole(reading, index + step) !== undefined);
}

/** How far a time may stand behind its word: "getting to Charles de Gaulle at half past eight". */
const LEAD = 7;

function leadsToTime(reading: Words, index: number): boolean {
  const way = onFrom(reading, index, LEAD, (token) => isBreak(token) || isMark(token, ",.;"));
  return way.some((place) => {
    const word = find.numeral(reading, place) ?? find.halfHour(reading, place);
    return at(reading, place).kind === "number" || (word ?? find.quarter(reading, place));
  });
}

/** "BOARDING 0650", "Gate closes: 07:10", "gate B22", "seat 12C": not the flight's own. */
export function isOtherTime(reading: Words, index: number): boolean {
  const before = at(reading, index - 1).text === ":" ? index - 1 : index;
  return [1, 2].some((back) => find.otherTime(reading, before - back)?.next === before);
}
