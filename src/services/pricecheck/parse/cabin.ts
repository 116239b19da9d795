import type { TravelClass } from "../../../domain/contracts/pricecheck/check.ts";
import { isRefused } from "../../../reading/denial.ts";
import { findAll } from "../../../reading/reading.ts";
import { at, isBreak, isMark, type Token } from "../../../reading/tokens.ts";
import { find, is } from "../../../reading/words.ts";
import type { FlightReading } from "./mentions.ts";

export type { TravelClass };

/** Cabins by booking class. */
export function cabinOfClass(letter: string): TravelClass {
  if ("FA".includes(letter)) return "FIRST";
  if ("JCDIZ".includes(letter)) return "BUSINESS";
  return "WPE".includes(letter) ? "PREMIUM_ECONOMY" : "ECONOMY";
}

/** The cabins that are said to be meant: none, one, or several to choose from. */
export function findCabins(reading: FlightReading): readonly TravelClass[] {
  let offered: readonly TravelClass[] = [];
  const found = findAll(reading, (index) => {
    const letter = classLetter(reading, index);
    if (letter !== undefined) return { value: cabinOfClass(letter), next: index + 1 };
    const cabin = find.cabin(reading, index);
    if (!cabin || isRefused(reading, { first: index, next: cabin.next })) return undefined;
    // "Biz 3 kişiyiz": we.
    if (find.we(reading, index)) return undefined;
    const single = cabin.next === index + 1;
    if (single && !standsAlone(reading, index)) return undefined;
    // "Delta one seven six" is a flight.
    if (!single && find.numeral(reading, cabin.next - 1)) return undefined;
    const or = is.or(at(reading, cabin.next).low);
    const other = or ? find.cabin(reading, cabin.next + 1) : undefined;
    if (other && other.value !== cabin.value) offered = [cabin.value, other.value];
    return cabin;
  });
  return offered.length > 0 ? offered : found.slice(0, 1).map(({ value }) => value);
}

/** "CLASS C", "Класс: J", "J CLASS". */
function classLetter(reading: FlightReading, index: number): string | undefined {
  if (!is.classWord(at(reading, index).low)) return undefined;
  const behind = at(reading, index + 1).text === ":" ? index + 2 : index + 1;
  const [after, before] = [at(reading, behind), at(reading, index - 1)];
  return [after, before].find(({ text, glued }) => /^[A-Z]$/.test(text) && !glued)?.text;
}

/** "first" needs more than itself to be a cabin, and "business trip" is none. */
function standsAlone(reading: FlightReading, index: number): boolean {
  const { low } = at(reading, index);
  const [before, after] = [at(reading, index - 1), at(reading, index + 1)];
  const isEnd = (token: Token) => isBreak(token) || isMark(token, ",.:;()·|");
  if (is.weakCabin(low)) return isEnd(before) && isEnd(after);
  const trip = before.low === "on" || is.for(before.low) || is.my(before.low);
  return !(low === "business" && !before.glued && trip);
}
