import type { Spot } from "../atlas/atlas.ts";
import type { Stay } from "./route.ts";

/** Nights in as equal parts as there are places. */
export function shared(nights: number, among: number): readonly number[] {
  if (nights < among) return [];
  return Array.from({ length: among }, (_, at) => Math.floor((nights + among - 1 - at) / among));
}

/** A city that is new to a trip should have at least so many nights, or all are shared anew. */
const NEW_NIGHTS = 1;

/** The stays with as many of their nights as the length of the whole allows to stay as they are. */
export function fitted(
  stays: readonly Stay[],
  days: number | undefined,
  countries: number,
  /** How much a stay loses with so many of its nights. */
  loss: Loss = () => 0,
): readonly Stay[] {
  const nights = (days ?? 0) - 1;
  const isOpen = ({ nights: some }: Stay) => some === undefined;
  const open = stays.filter(isOpen).length + countries;
  const left = nights - nightsIn(stays);
  if (open === 0 ? left === 0 : left >= open * NEW_NIGHTS) return stays;
  const evened = open === 0 ? evenedOut(stays, left, loss) : undefined;
  if (evened) return evened;
  const asked = stays.map((stay) => (stay.asked ? stay : { spot: stay.spot }));
  const others = asked.filter(isOpen).length + countries;
  if (others > 0 && nights - nightsIn(asked) >= others) return asked;
  return stays.map(({ spot }) => ({ spot }));
}

export function nightsIn(stays: readonly Stay[]): number {
  return stays.reduce((sum, { nights = 0 }) => sum + nights, 0);
}

/** What the days are worth that a stay has no room for with so many nights less. */
export type Loss = (spot: Spot, less: number) => number;

/** One night after the other goes to the shortest stay, or is taken from the one that loses least by it, that was not asked to be so long. */
function evenedOut(stays: readonly Stay[], left: number, loss: Loss): readonly Stay[] | undefined {
  let all = stays;
  const lossOf = ({ spot, nights = 0 }: Stay) => {
    const had = stays.find((stay) => stay.spot === spot)?.nights ?? nights;
    return left > 0 ? 0 : loss(spot, had - nights + 1) - loss(spot, had - nights);
  };
  for (let night = Math.abs(left); night > 0; night--) {
    const free = all.filter(({ asked, nights = 0 }) => !asked && (left > 0 || nights > 1));
    const [one] = [...free].sort(
      (a, b) => lossOf(a) - lossOf(b) || ((a.nights ?? 0) - (b.nights ?? 0)) * Math.sign(left),
    );
    if (!one) return undefined;
    all = all.map((stay) => (stay === one ? withNights(stay, Math.sign(left)) : stay));
  }
  return all;
}

export function withNights(stay: Stay, by: number, asked = false): Stay {
  if (stay.nights === undefined) return stay;
  return { ...stay, nights: Math.max(1, stay.nights + by), ...(asked && { asked: true }) };
}
