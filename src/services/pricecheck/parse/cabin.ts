import { findCabin, findOr, NOT_A_CABIN, type TravelClass } from "./lexicon/cabins.ts";
import { isFree, type Reading, take } from "./mentions.ts";
import { at } from "./tokens.ts";

/** The cabins that are said to be meant: none, one, or several to choose from. */
export function findCabins(reading: Reading): readonly TravelClass[] {
  const { tokens } = reading;
  const found: TravelClass[] = [];
  let offered: readonly TravelClass[] = [];
  for (let index = 0; index < tokens.length; index++) {
    if (!isFree(reading, index)) continue;
    const cabin = findCabin(tokens, index);
    if (!cabin || !isFree(reading, index, cabin.next)) continue;
    const single = cabin.next === index + 1;
    if (single && !standsAlone(reading, index)) continue;
    const or = findOr(tokens, cabin.next);
    const other = or && findCabin(tokens, or.next);
    if (other && other.value !== cabin.value) offered = [cabin.value, other.value];
    found.push(cabin.value);
    take(reading, index, cabin.next);
    index = cabin.next - 1;
  }
  if (offered.length > 0) return offered;
  const [first] = found;
  return first === undefined ? [] : [first];
}

/** "first" needs more than itself to be a cabin, and "business trip" is none. */
function standsAlone({ tokens }: Reading, index: number): boolean {
  const { low } = at(tokens, index);
  const after = at(tokens, index + 1);
  if (NOT_A_CABIN.has(after.low)) return false;
  if (low === "first" || low === "premiere" || low === "primera") {
    const before = at(tokens, index - 1);
    const ends = after.kind === "break" || after.kind === "end" || /^[,.;()·|]$/.test(after.text);
    const begins =
      before.kind === "break" || before.kind === "end" || /^[,:;(·|]$/.test(before.text);
    return ends && begins && after.text !== ",";
  }
  if (low === "business" && /^(?:on|for|my|our)$/.test(at(tokens, index - 1).low)) return false;
  return low !== "mint" && low !== "polaris" && low !== "py";
}
