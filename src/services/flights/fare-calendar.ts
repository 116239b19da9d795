import type { CalendarRequest, FareCalendar } from "../../domain/contracts/flights/fares.ts";
import { isoDate } from "../../domain/dates.ts";
import { travellersOf } from "../../domain/travel.ts";
import { noWay, sisterNotes } from "../no-way.ts";
import { requireFlightPlace } from "../places.ts";
import { shownPrices } from "../shown-prices.ts";
import { fareWish, requireDays, requireLowFares } from "./fare-request.ts";
import type { FlightsParts } from "./find-offers.ts";
import { cheapestFree, shownFare } from "./free-fares.ts";
import { refuseSamePlace } from "./request-places.ts";

const BEST_DAYS = 3;

/** The cheapest fare of every day, as a search of that day would find it. */
export async function fareCalendar(
  { deps }: FlightsParts,
  request: CalendarRequest,
): Promise<FareCalendar> {
  const { places, rates } = deps;
  const fares = requireLowFares(deps, "fare_calendar");
  const now = deps.now();
  const origin = requireFlightPlace(places, request.origin, "origin");
  const destination = requireFlightPlace(places, request.destination, "destination");
  refuseSamePlace(origin, destination);
  const prices = shownPrices(rates, request.currency);
  const span = requireDays({ places, now }, origin, request);
  const wish = fareWish(now, request);
  const { nights } = request;
  const pair = { origin: origin.code, destination: destination.code };
  const days = await fares.days(pair, { ...span, ...(nights !== undefined && { nights }) }, wish);
  const free = await cheapestFree(
    days.map((one) => one.fares),
    deps.store.inventory,
  );
  const shown = days.flatMap(({ day }, index) => {
    const fare = free[index];
    return fare ? [shownFare(day, nights, fare, prices)] : [];
  });
  const byDate = new Map(shown.map((one) => [one.date, one]));
  const none =
    shown.length > 0 ? undefined : await noWay(fares, { origin, destination }, span.first, wish);
  const warnings = [
    ...(none === undefined ? [] : [none]),
    ...sisterNotes({ origin, destination }, fares),
  ];
  return {
    source: "simulated",
    asOf: new Date(now).toISOString(),
    ...pair,
    currency: prices.currency,
    ...(prices.rate !== undefined && { rate: prices.rate }),
    travelers: travellersOf(request),
    days: days.map(({ day }) => {
      const date = isoDate(day);
      const fare = byDate.get(date);
      return fare ? { date, price: fare.price, stops: fare.stops } : { date, price: null };
    }),
    cheapest: [...shown].sort((a, b) => a.price - b.price).slice(0, BEST_DAYS),
    ...(warnings.length > 0 && { warnings }),
  };
}
