import { isFree, take } from "../../../reading/reading.ts";
import { at, isBreak, isMark, isNumber, onFrom, type Token } from "../../../reading/tokens.ts";
import { find, is } from "../../../reading/words.ts";
import type { FlightReading, TimeRole } from "./mentions.ts";

/** The nearest word before, in the same breath, that says what a time is of. */
export function roleBefore(reading: FlightReading, index: number): TimeRole | undefined {
  const { tokens, taken } = reading;
  for (let before = index - 1; before >= Math.max(0, index - 12); before--) {
    const { kind, text } = at(tokens, before);
    if (kind === "break" && at(tokens, before - 1).text !== ":") return undefined;
    if (reading.endings.get(before + 1)?.kind === "time") return undefined;
    if (text === ";" || (text === "." && !isNumber(at(tokens, before + 1)) && before < index - 3)) {
      return undefined;
    }
    if (taken[before] !== 0) continue;
    const found = find.timeRole(tokens, before);
    if (found && isRole(reading, before)) return found.value;
  }
  return undefined;
}

/** "an", "ab", "part" and the like are roles only right before a time. */
function isRole({ tokens }: FlightReading, index: number): boolean {
  const { low } = at(tokens, index);
  if (!is.weakRole(low)) return true;
  const after = at(tokens, index + 1);
  if (/^[:.]$/.test(after.text) || find.at(tokens, index + 1)) return true;
  const isCode = /^[A-Z]{3}$/.test(after.text) && isNumber(at(tokens, index + 2));
  return after.kind === "number" || isCode;
}

/** Azerbaijani and Turkish put the verb at the end. */
export function isVerbLast({ language }: FlightReading): boolean {
  return language === "az" || language === "tr";
}

/** Endings of verbs: "çıxır", "kalkıyor"; nouns stand before their time. */
const VERB = /(?:[iuae]r|r[ia]m|r[iu]q|yor)$/;

/** "22:10-da çıxır", "06:50 landing". */
export function roleAfter(
  reading: FlightReading,
  next: number,
  verbLast = false,
): TimeRole | undefined {
  const { tokens } = reading;
  for (let after = next; after <= next + 1; after++) {
    const { kind, low } = at(tokens, after);
    if (kind !== "word") return undefined;
    if (!isFree(reading, after)) return undefined;
    if (/^(?:an|ab)$/.test(low)) {
      // "06:55 an VIE 08:00": it leads to what follows.
      const leads = [1, 2].some((step) => isNumber(at(tokens, after + step)));
      return leads ? undefined : low === "an" ? "arrival" : "departure";
    }
    const found = find.timeRole(tokens, after);
    // In "08:55 arriving 16:40" the word belongs to what follows.
    if (found) {
      // Azerbaijani and Turkish put the word behind; then none stands before.
      const last = verbLast && (VERB.test(low) || isRoleBehindTime(tokens, found.next));
      if (!last && leadsToTime(tokens, found.next)) return undefined;
      // Said of this time, it is not said of the next.
      take(reading, after, found.next);
      return found.value;
    }
  }
  return undefined;
}

/** "14:10 çıxış 15:30 eniş": the time that follows has its own word behind it. */
function isRoleBehindTime(tokens: readonly Token[], index: number): boolean {
  const [hour, sign, minute] = [0, 1, 2].map((step) => at(tokens, index + step));
  if (!hour || !minute || !isNumber(hour, 1, 2) || sign?.text !== ":" || !isNumber(minute, 2, 2))
    return false;
  return [3, 5].some((step) => find.timeRole(tokens, index + step) !== undefined);
}

/** How far a time may stand behind its word: "getting to Charles de Gaulle at half past eight". */
const LEAD = 7;

function leadsToTime(tokens: readonly Token[], index: number): boolean {
  const way = onFrom(tokens, index, LEAD, (token) => isBreak(token) || isMark(token, ",.;"));
  return way.some((place) => {
    const word = find.numeral(tokens, place) ?? find.halfHour(tokens, place);
    return at(tokens, place).kind === "number" || (word ?? find.quarter(tokens, place));
  });
}

/** "BOARDING 0650", "Gate closes: 07:10", "gate B22", "seat 12C": not the flight's own. */
export function isOtherTime(tokens: readonly Token[], index: number): boolean {
  const before = at(tokens, index - 1).text === ":" ? index - 1 : index;
  return [1, 2].some((back) => find.otherTime(tokens, before - back)?.next === before);
}
