import type { DayNumber } from "../../../domain/dates.ts";
import type { SaidPrice } from "../../../reading/money.ts";
import type { Gazetteer } from "../../../suppliers/gazetteer.ts";
import type { TravelClass } from "../parse/cabin.ts";
import type { Draft } from "../parse/drafts.ts";
import { readWords, type Told } from "../parse/read.ts";
import { resolveLegs, type Segment } from "./flights.ts";

/** What words, answers and timetable come to. */
export interface Understood
  extends Pick<Told, "returnMissing" | "party" | "cabins" | "price" | "source"> {
  readonly legs: readonly (readonly Segment[])[];
  /** The day as of which it was read: a flight of a day before is past. */
  readonly today: DayNumber;
}

/** What was said later, when asked for: it counts before what the text says. */
export interface Corrections {
  /** By the place of the flight among all flights. */
  readonly flights: ReadonlyMap<number, Partial<Draft>>;
  readonly adults?: number;
  readonly cabin?: TravelClass;
  readonly currency?: string;
}

/** Reads a person's words, and decides which flights, days and airports they mean. */
export function readRequest(
  request: string,
  gazetteer: Gazetteer,
  today: DayNumber,
  corrections?: Corrections,
): Understood {
  const { order, ...told } = readWords(request, gazetteer, today);
  const { party, cabins, price } = told;
  for (const [index, draft] of told.legs.flatMap(({ drafts }) => drafts).entries())
    Object.assign(draft, corrections?.flights.get(index));
  const legs = resolveLegs(told.legs, gazetteer, { today, order });
  const { adults, currency, cabin } = corrections ?? {};
  return {
    ...told,
    legs,
    today,
    party: adults === undefined ? party : { ...party, adults, children: party.children ?? 0 },
    cabins: cabin ? [cabin] : cabins,
    price: price && { ...price, currencies: currency ? [currency] : atHome(price, legs) },
  };
}

/** Airlines on which ¥ means yen. */
const YEN_AIRLINES: ReadonlySet<string> = new Set("JL NH MM GK BC 7G 6J NU HD IJ JW FW".split(" "));

/** ¥ on a Japanese airline is yen. */
function atHome({ currencies }: SaidPrice, legs: readonly (readonly Segment[])[]) {
  const japanese = legs.flat().some(({ airline = "" }) => YEN_AIRLINES.has(airline));
  return japanese && currencies.includes("JPY") ? ["JPY"] : currencies;
}
