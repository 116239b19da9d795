import { findLap, findPeople } from "./lexicon/people.ts";
import type { Reading } from "./mentions.ts";
import { countAt, type Tally } from "./tally.ts";
import { at } from "./tokens.ts";

/** On a lap unless it has a seat; what is said of it may stand a few words on. */
export function addInfants(reading: Reading, tally: Tally, count: number, next: number): number {
  const { tokens } = reading;
  const before = at(tokens, next - 2).low;
  if (before === "lap") {
    tally.onLap += count;
    return next;
  }
  const shared = count > 1 ? shareInfants(reading, count, next) : undefined;
  if (shared) {
    tally.inSeat += shared.inSeat;
    tally.onLap += count - shared.inSeat;
    return shared.next;
  }
  for (let after = next; after <= next + 5; after++) {
    const token = at(tokens, after);
    if (token.kind === "break" || token.kind === "end" || /^[;.]$/.test(token.text)) break;
    if (token.text === "," && after > next) break;
    if (token.kind === "number") break;
    if (token.kind === "word" && findPeople(tokens, after)) break;
    const where = findLap(tokens, after);
    if (where) {
      if (where.value === "seat") tally.inSeat += count;
      else tally.onLap += count;
      return where.next;
    }
  }
  tally.onLap += count;
  return next;
}

/** "2 infants (one in own seat, one on lap)". */
function shareInfants(
  reading: Reading,
  count: number,
  next: number,
): { inSeat: number; next: number } | undefined {
  const { tokens } = reading;
  let [inSeat, onLap] = [0, 0];
  for (let index = next; index < next + 14; index++) {
    const some = countAt(reading, index);
    if (!some) continue;
    const where = [0, 1, 2].map((skip) => findLap(tokens, some.next + skip)).find(Boolean);
    if (!where) continue;
    if (where.value === "seat") inSeat += some.value;
    else onLap += some.value;
    if (inSeat + onLap === count) return { inSeat, next: where.next };
    index = where.next - 1;
  }
  return undefined;
}
