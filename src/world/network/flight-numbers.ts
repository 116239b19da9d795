import type { Airline } from "../airlines/airlines.ts";
import {
  type Codeshare,
  codesharesByRoute,
  firstNumberOf,
  type Route,
  routeWithId,
  spanOf,
} from "./network.ts";
import { slotsOf } from "./seasons.ts";

/**
 * An airline's routes by flight number, of those that were asked for: first number above, id below,
 * read without making a route, since a flight needs one out of a thousand.
 */
const byNumber = new Map<string, Uint32Array>();

const ID_RANGE = 2 ** 16;

function numbersOf(airlineCode: string): Uint32Array {
  const known = byNumber.get(airlineCode);
  if (known) return known;
  const [first, end] = spanOf(airlineCode);
  const numbers = Uint32Array.from(
    { length: end - first },
    (_, i) => firstNumberOf(first + i) * ID_RANGE + first + i,
  ).sort();
  if (end > first) byNumber.set(airlineCode, numbers);
  return numbers;
}

/** The route whose block of numbers holds this flight number. */
export function routeOfFlight(airlineCode: string, number: number): Route | undefined {
  const numbers = numbersOf(airlineCode);
  const last = (number + 1) * ID_RANGE;
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) < last) low = middle + 1;
    else high = middle;
  }
  if (low === 0) return undefined;
  const route = routeWithId((numbers[low - 1] ?? 0) % ID_RANGE);
  return number < route.firstNumber + 2 * slotsOf(route) ? route : undefined;
}

/** A route that a partner sells under its own numbers. */
interface Sold {
  readonly route: Route;
  readonly codeshare: Codeshare;
}

/** What each airline sells of others, by number. */
let sold: ReadonlyMap<string, readonly Sold[]> | undefined;

/** The number under which its airline flies what a partner sells under this one. */
export function operatingFlight(
  sellerCode: string,
  number: number,
): { readonly airlineCode: string; readonly number: number; readonly seller: Airline } | undefined {
  sold ??= soldByPartners();
  const found = sold
    .get(sellerCode)
    ?.findLast(({ codeshare: { firstNumber } }) => firstNumber <= number);
  if (!found) return undefined;
  const { route, codeshare } = found;
  const step = number - codeshare.firstNumber;
  if (step >= 2 * slotsOf(route)) return undefined;
  const { airline: seller } = codeshare;
  return { airlineCode: route.airline.code, number: route.firstNumber + step, seller };
}

function soldByPartners(): ReadonlyMap<string, readonly Sold[]> {
  const bySeller = new Map<string, Sold[]>();
  for (const [id, codeshares] of codesharesByRoute()) {
    for (const codeshare of codeshares) {
      const list = bySeller.get(codeshare.airline.code) ?? [];
      list.push({ route: routeWithId(id), codeshare });
      bySeller.set(codeshare.airline.code, list);
    }
  }
  for (const list of bySeller.values()) {
    list.sort((x, y) => x.codeshare.firstNumber - y.codeshare.firstNumber);
  }
  return bySeller;
}
