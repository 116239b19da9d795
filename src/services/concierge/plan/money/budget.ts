import { HEADINGS, type Heading } from "../../../../domain/contracts/concierge/plan.ts";
import { currencyDigits } from "../../../../domain/money.ts";
import { type Party, travellersOf } from "../../../../domain/travel.ts";
import type { ExchangeRates } from "../../../../suppliers/types.ts";
import type { Frame } from "../days/frame.ts";
import { skiersAmong } from "../days/skiers.ts";
import { excursionsOf, placesOf } from "../days/slots.ts";
import type { Trip } from "../trip.ts";
import { hotelWishOf } from "../wish/hotel-wish.ts";
import { COMFORT, type Level, ticketFor } from "../wish/level.ts";
import type { Wish } from "../wish/wish.ts";
import { extrasOf } from "./extras.ts";
import { eatersOf, FOOD_BESIDE, livingCosts } from "./living-costs.ts";

/** Money in minor units of a currency. */
export interface Amount {
  readonly minor: number;
  readonly currency: string;
}

/** What a trip costs, in minor units of one currency. */
export interface Costs {
  readonly currency: string;
  readonly headings: Readonly<Record<Heading, number>>;
  /** The sum of the headings; a whole number of units for each traveller. */
  readonly total: number;
  /** What of the total the budget is for: all of it, or all but the flights where it was said so. */
  readonly counted: number;
  readonly perPerson: number;
  readonly travellers: number;
}

/** What a child costs against an adult, in hundredths; an infant costs nothing. */
const CHILD_TICKET = 50;
/** Insurance a person and day, tax of the town a person and night, in cents. */
const INSURANCE = 150;
const CITY_TAX = 100;
const RESERVE_SHARE = 10;
/** Travellers with luggage in one taxi. */
const TAXI_SEATS = 3;

/** US cents; the reserve is known only when these have been converted. */
interface CentsByHeading extends Readonly<Record<Exclude<Heading, "reserve">, number>> {
  /** What of the transport the budget is not for. */
  readonly apart: number;
}

/** Adds up what a filled trip costs, in US cents. */
export function costInCents({
  wish,
  frame,
  days,
  lodgings,
  level,
}: Pick<Trip, "wish" | "frame" | "days" | "lodgings" | "level">): CentsByHeading {
  const { party } = wish;
  const eaters = eatersOf(party);
  const payers = party.adults * 100 + party.children * CHILD_TICKET;
  const onSkis = skiersAmong(wish);
  const skiing = onSkis.adults * 100 + onSkis.children * CHILD_TICKET;
  const seats = party.adults + party.children;
  const boardAt = new Map(lodgings.map(({ stay, board }) => [stay.spot, board]));
  let food = 0;
  let local = 0;
  let activities = 0;
  for (const day of days) {
    const { destination, country } = day.spot;
    const daily = destination.daily ?? livingCosts(destination.place, country);
    const beside = FOOD_BESIDE[boardAt.get(day.spot) ?? "room_only"];
    food += (cents(daily.food) * eaters * foodShare(wish, level) * beside) / 100;
    local += cents(daily.transport) * seats;
    // A lift pass is for a day, however many parts of it are skied.
    for (const place of new Set(placesOf(day)))
      activities +=
        cents(ticketFor(place, level)) * (place.categories[0] === "ski" ? skiing : payers);
    for (const { price_from: price } of excursionsOf(day)) activities += cents(price) * payers;
  }
  const rides = [
    { journey: frame.arrival, spot: days[0]?.spot },
    { journey: frame.departure, spot: days.at(-1)?.spot },
  ];
  for (const { journey, spot } of rides) {
    // A town without an airport has its way from there inside the journey.
    if (journey.flight && spot?.served && COMFORT[level].taxi) {
      const { taxi } = livingCosts(spot.destination.place, spot.country);
      local += cents(taxi) * Math.ceil(seats / TAXI_SEATS);
    }
  }
  const between = frame.transfers.reduce((sum, { price }) => sum + price, 0);
  // Flights there and home that were bought are no cost of the trip; those inside it are.
  const isBought = hasOwnFlights(wish);
  const ends = [frame.arrival, frame.departure].reduce(
    (sum, { price, flight }) => sum + price - (isBought ? (flight?.price ?? 0) : 0),
    0,
  );
  // Hotels collect the tax of the town.
  const taxed = hotelWishOf(wish).none ? [] : frame.stays;
  const nights = taxed.reduce((sum, stay) => sum + stay.nights, 0);
  const extras = extrasOf(wish, days, frame);
  const extra = (heading: "activities" | "transport") =>
    extras.reduce((sum, one) => sum + (one.heading === heading ? one.price : 0), 0);
  return {
    transport: ends + between + local + extra("transport"),
    lodging: lodgings.reduce((sum, { price }) => sum + price, 0),
    food: Math.round(food / 10_000),
    activities: Math.round(activities / 100) + extra("activities"),
    apart: hasFlightsApart(wish) && !isBought ? flightsIn(frame) : 0,
    fees: (INSURANCE * days.length + CITY_TAX * nights) * seats,
  };
}

/** Who asks for a cheap trip, and has no money for another, eats from shops and counters. */
const SELF_CATERED = 50;

function foodShare({ style }: Wish, level: Level): number {
  return style === "economy" && level === "frugal" ? SELF_CATERED : COMFORT[level].food;
}

/** True where the budget was said to be without flights, or the flights are the clients' own. */
export function hasFlightsApart({ wishes }: Wish): boolean {
  return wishes.some(({ kind }) => kind === "flightsApart" || kind === "ownFlights");
}

/** "Flights to Lima we already bought": none there and home is sold or priced. */
export function hasOwnFlights({ wishes }: Wish): boolean {
  return wishes.some(({ kind }) => kind === "ownFlights");
}

/** US cents. */
function flightsIn({ arrival, transfers, departure }: Frame): number {
  return [arrival, ...transfers, departure].reduce(
    (sum, { flight }) => sum + (flight?.price ?? 0),
    0,
  );
}

function cents(usd: number): number {
  return Math.round(usd * 100);
}

/**
 * The same in the currency asked for. The reserve is a tenth, and what makes the total a whole
 * amount for each traveller: so the headings, the total and the share of each agree to the unit.
 */
export function costsIn(
  currency: string,
  inCents: CentsByHeading,
  party: Party,
  rates: ExchangeRates,
): Costs {
  const convert = (amount: number) => costOf(amount, currency, rates).minor;
  const headings = {
    transport: convert(inCents.transport),
    lodging: convert(inCents.lodging),
    food: convert(inCents.food),
    activities: convert(inCents.activities),
    fees: convert(inCents.fees),
  };
  const sum = Object.values(headings).reduce((a, b) => a + b, 0);
  const travellers = travellersOf(party);
  const unit = 10 ** currencyDigits(currency);
  const step = unit * travellers;
  const total = Math.ceil((sum + Math.ceil((sum * RESERVE_SHARE) / 100)) / step) * step;
  return {
    currency,
    headings: { ...headings, reserve: total - sum },
    total,
    // What a reader gets who takes the flights from the total: the reserve stays whole.
    counted: Math.ceil((total - convert(inCents.apart)) / unit) * unit,
    perPerson: total / travellers,
    travellers,
  };
}

/** US cents in another currency. */
export function costOf(cents: number, currency: string, rates: ExchangeRates): Amount {
  return { minor: rates.convert(cents, "USD", currency) ?? cents, currency };
}

export interface Range {
  readonly low: number;
  readonly expected: number;
  readonly high: number;
}

/** The lowest and highest cost to expect of an estimate, in hundredths of it. */
const SPREAD: Readonly<Record<Heading, readonly [low: number, high: number]>> = {
  transport: [88, 120],
  lodging: [80, 130],
  food: [80, 130],
  activities: [70, 120],
  fees: [90, 125],
  reserve: [0, 100],
};

/** Each heading with a low and a high figure; the sums are the sums of these. */
export function rangesOf({ headings }: Costs): Record<Heading | "total", Range> {
  const range = (heading: Heading): Range => {
    const expected = headings[heading];
    const [low, high] = SPREAD[heading];
    return {
      low: Math.floor((expected * low) / 100),
      expected,
      high: Math.ceil((expected * high) / 100),
    };
  };
  const ranges = {
    transport: range("transport"),
    lodging: range("lodging"),
    food: range("food"),
    activities: range("activities"),
    fees: range("fees"),
    reserve: range("reserve"),
  };
  const sum = (side: keyof Range) =>
    HEADINGS.reduce((all, heading) => all + ranges[heading][side], 0);
  return { ...ranges, total: { low: sum("low"), expected: sum("expected"), high: sum("high") } };
}

/** Minor units as a number in the currency's unit, as the desk's documents write money. */
export function inUnits(minor: number, currency: string): number {
  const digits = currencyDigits(currency);
  return Number((minor / 10 ** digits).toFixed(digits));
}
