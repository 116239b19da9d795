import { isFree, take } from "../../../reading/reading.ts";
import { at } from "../../../reading/tokens.ts";
import { findNumeral, isClassWord, isFor, isMy, isNot, isOr } from "../../../reading/words.ts";
import { cabinOfClass, findCabin, isNoCabin, type TravelClass } from "./flight-words.ts";
import type { FlightReading } from "./mentions.ts";

/** The cabins that are said to be meant: none, one, or several to choose from. */
export function findCabins(reading: FlightReading): readonly TravelClass[] {
  const { tokens } = reading;
  const found: TravelClass[] = [];
  let offered: readonly TravelClass[] = [];
  for (let index = 0; index < tokens.length; index++) {
    if (!isFree(reading, index)) continue;
    const letter = classLetter(reading, index);
    if (letter !== undefined) found.push(cabinOfClass(letter));
    const cabin = findCabin(tokens, index);
    if (!cabin || !isFree(reading, index, cabin.next)) continue;
    const single = cabin.next === index + 1;
    if (single && !standsAlone(reading, index)) continue;
    if (isDenied(reading, index, cabin.next)) continue;
    // "Delta one seven six" is a flight.
    if (!single && findNumeral(tokens, cabin.next - 1) && findNumeral(tokens, cabin.next)) continue;
    const or = isOr(at(tokens, cabin.next).low);
    const other = or ? findCabin(tokens, cabin.next + 1) : undefined;
    if (other && other.value !== cabin.value) offered = [cabin.value, other.value];
    found.push(cabin.value);
    take(reading, index, cabin.next);
    index = cabin.next - 1;
  }
  if (offered.length > 0) return offered;
  const [first] = found;
  return first === undefined ? [] : [first];
}

/** "CLASS C", "Класс: J". */
function classLetter({ tokens }: FlightReading, index: number): string | undefined {
  if (!isClassWord(at(tokens, index).low)) return undefined;
  const { text, kind } = at(tokens, at(tokens, index + 1).text === ":" ? index + 2 : index + 1);
  return kind === "word" && /^[A-Z]$/.test(text) ? text : undefined;
}

/** "not business", "Premium? no, economy". */
function isDenied({ tokens }: FlightReading, index: number, next: number): boolean {
  if (isNot(at(tokens, index - 1).low)) return true;
  for (let after = next; after < next + 4; after++) {
    if (at(tokens, after).text === "?") return isNot(at(tokens, after + 1).low);
  }
  return false;
}

/** "first" needs more than itself to be a cabin, and "business trip" is none. */
function standsAlone({ tokens }: FlightReading, index: number): boolean {
  const { low } = at(tokens, index);
  const after = at(tokens, index + 1);
  if (isNoCabin(after.low)) return false;
  if (low === "first" || low === "premiere" || low === "primera") {
    const before = at(tokens, index - 1);
    const ends = after.kind === "break" || after.kind === "end" || /^[,.;()·|]$/.test(after.text);
    const begins =
      before.kind === "break" || before.kind === "end" || /^[,:;(·|]$/.test(before.text);
    return ends && begins && after.text !== ",";
  }
  const { low: before, glued: seat } = at(tokens, index - 1);
  if (low === "business" && !seat && (before === "on" || isFor(before) || isMy(before)))
    return false;
  return low !== "mint" && low !== "polaris" && low !== "py";
}
