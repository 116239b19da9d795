import type { CatalogueText } from "../../../../domain/catalogue.ts";
import type { Spot } from "../atlas/atlas.ts";
import { excursionsOf, type FilledDay, placesOf } from "../days/slots.ts";
import type { Lodging } from "./lodging.ts";

/** Nights of a stay that are slept on board of what the days hold. */
export interface Aboard {
  readonly name: CatalogueText;
  readonly nights: number;
}

/** What has its own beds, by its name. */
const WITH_BEDS = /\bovernight cruise\b|\bnight on a houseboat\b|\bnight on board\b/i;

/** The houses of a trip without the nights that are slept on board: a cabin in the ticket is no night in a hotel. */
export function withAboard(
  lodgings: readonly Lodging[],
  days: readonly FilledDay[],
): readonly Lodging[] {
  return lodgings.map((lodging) => {
    const { stay, price } = lodging;
    if (stay.nights > 0 && isShip(stay.spot)) return { ...lodging, aboard: cabin(stay.nights) };
    const beds = days.filter(({ spot }) => spot === stay.spot).flatMap(bedsOf);
    const [first] = beds;
    if (!first || stay.nights === 0) return lodging;
    const nights = Math.min(beds.length, stay.nights);
    // A boat without a ticket of its own is paid by what the night in the hotel costs.
    const share = first.cost > 0 ? (stay.nights - nights) / stay.nights : 1;
    return { ...lodging, price: Math.round(price * share), aboard: { name: first.name, nights } };
  });
}

function bedsOf(day: FilledDay) {
  const things = [
    ...placesOf(day),
    ...excursionsOf(day).map(({ title, price_from }) => ({ name: title, cost: price_from })),
  ];
  return things.filter(({ name }) => hasBed(name));
}

/** A stay that is itself a ship: all its nights are in the cabin. */
function isShip({ destination: { name, onward } }: Spot): boolean {
  return onward !== undefined && /\bcruise\b/i.test(name.en);
}

function cabin(nights: number): Aboard {
  const name = {
    en: "Cabin with full board",
    az: "Üç dəfə yeməkli kayut",
    ru: "Каюта с полным пансионом",
  };
  return { name, nights };
}

/** True for what one sleeps on: nobody is back from it in the evening. */
export function hasBed(name: CatalogueText): boolean {
  return WITH_BEDS.test(name.en);
}
