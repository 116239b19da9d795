import { type Brand, brandsOf } from "../../../domain/brands.ts";
import { MINUTES_PER_DAY } from "../../../domain/dates.ts";
import type { FareCondition } from "../../../domain/fare-terms.ts";
import { convert } from "../../../world/money/rates.ts";
import { findCountry } from "../../../world/places/countries.ts";
import { hash, hashText, roll, type Seed } from "../../../world/random.ts";
import type { FareAnswer, FareFee, FareQuestion, FareQuote } from "../../fare-sources.ts";
import { localCurrency, placeFactor, serviceTax } from "./point-of-sale.ts";
import type { Range, Seller } from "./seller.ts";
import type { Trip } from "./trip.ts";
import { partyFare, publishedFare, seatsOf } from "./trip-fare.ts";

const AGE_KEY = hashText("sellers.age");
const TERMS_KEY = hashText("sellers.terms");
const DAY_KEY = hashText("sellers.day");
const SPECIAL_KEY = hashText("sellers.special");
const DISCOUNT_KEY = hashText("sellers.discount");
const EXCHANGE_KEY = hashText("sellers.exchange");

const MS_PER_MINUTE = 60_000;
/** Of a seller's margin, what the market decides; the rest changes with the days. */
const MARKET_SHARE = 0.6;
/** Fees stay below this share, so that a cheap fare is not doubled by them. */
const LARGEST_FEE = 0.04;
const STRONG_TERMS = -0.02;
/** Sellers exchange money at a rate of their own. */
const EXCHANGE_SPREAD = 0.012;

/** What a seller asks for a trip at an instant: on one day yesterday's price, until its data are today's. */
export function quoteTrip(
  seed: Seed,
  seller: Seller,
  trip: Trip,
  question: FareQuestion,
): FareAnswer {
  const why = notSold(seller, trip, question);
  if (why !== undefined) return { quotes: [], why };
  const key = hashText(seller.id);
  const today = Math.floor(question.askedAt / MS_PER_MINUTE / MINUTES_PER_DAY);
  const age = Math.floor(roll(seed, AGE_KEY, key, trip.market, today) * seller.freshMinutes);
  const asOf = question.askedAt - age * MS_PER_MINUTE;
  const quoteDay = Math.floor(asOf / MS_PER_MINUTE / MINUTES_PER_DAY);

  const { cabin, party, location } = question;
  const discount = specialDiscount(seed, seller, trip);
  const factor =
    (1 + marginOf(seed, seller, trip, quoteDay)) *
    (1 - discount) *
    placeFactor(seed, trip, location);
  const tax = 1 + serviceTax(location);
  const currency = currencyOf(seller, location);
  const exchange =
    currency === "USD"
      ? 1
      : 1 + EXCHANGE_SPREAD * roll(seed, EXCHANGE_KEY, key, trip.market, quoteDay);

  const priced = (brand: Brand): FareQuote | undefined => {
    const {
      adult,
      total: published,
      terms,
    } = publishedFare(seed, trip, question, {
      cabin,
      brand,
      quoteDay,
    });
    const own = seller.kind === "airline";
    const fare = own ? published : partyFare(adult * factor, trip.legs, party, seller.childShare);
    const seats = seatsOf(party) * seller.feePerSeat;
    const fees = (Math.min(seats, fare * LARGEST_FEE) + seller.feeShare * fare) * tax;
    const total = convert(Math.round((fare + fees) * exchange), "USD", currency);
    const ownFees = convert(Math.round(fees * exchange), "USD", currency);
    if (total === undefined || ownFees === undefined) return undefined;
    return {
      website: own ? trip.airline.name : seller.name,
      price: { minor: total, currency },
      bookingUrl: bookingUrl(hostOf(seller, trip.airline.name), question),
      special: discount > 0 && !own,
      asOf: new Date(asOf).toISOString(),
      brand: terms.name,
      level: brand,
      checkedBags: terms.checkedBags,
      checkedKg: terms.checkedKg,
      refundable: terms.refund.allowed,
      fees: {
        change: feeIn(terms.change, currency),
        refund: feeIn(terms.refund, currency),
        ...(terms.credit && { credit: true }),
      },
      ...(ownFees > 0 && { serviceFee: ownFees }),
    };
  };
  const quotes = shown(seller, question).flatMap((brand) => priced(brand) ?? []);
  const { bags = 0 } = question;
  if (bags === 0) return { quotes };
  // The first brand that brings the bags: the cheapest one.
  const enough = quotes.filter(({ checkedBags = 0 }) => checkedBags >= bags).slice(0, 1);
  return enough.length > 0
    ? { quotes: enough }
    : { quotes: [], why: `has no fare with ${bags} checked bag${bags === 1 ? "" : "s"} each` };
}

function feeIn({ allowed, penalty = 0 }: FareCondition, currency: string): FareFee {
  return allowed ? (convert(penalty, "USD", currency) ?? null) : null;
}

function notSold(seller: Seller, trip: Trip, { cabin }: FareQuestion): string | undefined {
  if (!trip.hasCabin)
    return `${trip.airline.name} has no ${cabin.replace("_", " ")} on these flights`;
  if (!seller.sellsLowCost && trip.airlines.some(({ kind }) => kind === "low_cost")) {
    return "does not sell low-cost airlines";
  }
  const partners = trip.airlines.every(
    ({ code, alliance }) =>
      code === trip.airline.code || (alliance !== undefined && alliance === trip.airline.alliance),
  );
  return seller.combines || partners ? undefined : "sells its own flights and its partners' only";
}

/** Partly the terms that a seller has in a market, partly what it does that day for those dates. */
function marginOf(seed: Seed, seller: Seller, trip: Trip, quoteDay: number): number {
  const key = hashText(seller.id);
  const terms = roll(seed, TERMS_KEY, key, trip.market);
  const ofDay = roll(seed, DAY_KEY, key, trip.market, hash(seed, trip.days, quoteDay));
  const at = MARKET_SHARE * terms + (1 - MARKET_SHARE) * ofDay;
  const continent = findCountry(trip.airline.country)?.continent ?? "";
  return within(seller.margin, at) + (seller.strongIn.includes(continent) ? STRONG_TERMS : 0);
}

function specialDiscount(seed: Seed, seller: Seller, trip: Trip): number {
  const key = hashText(seller.id);
  const { share, discount } = seller.special;
  if (roll(seed, SPECIAL_KEY, key, trip.market, trip.days) >= share) return 0;
  return within(discount, roll(seed, DISCOUNT_KEY, key, trip.market, trip.days));
}

function currencyOf({ currency }: Seller, location: string): string {
  return currency === "local" ? localCurrency(location) : currency;
}

/** The brands that a seller shows: the one in question, or those it usually does. */
function shown({ brands }: Seller, { cabin, brand, bags = 0 }: FareQuestion): readonly Brand[] {
  const sold = brandsOf(cabin);
  if (brand !== undefined) return sold.includes(brand) ? [brand] : [];
  if (bags > 0) return sold;
  if (brands === "all") return sold.slice(0, 2);
  return [brands === "lowest" || !sold.includes("standard") ? sold[0] : "standard"];
}

function within([low, high]: Range, at: number): number {
  return low + (high - low) * at;
}

/** Nothing is served there: `.example` is reserved for what does not exist. */
function hostOf(seller: Seller, airlineName: string): string {
  return `${seller.kind === "airline" ? slug(airlineName) : seller.id}.example`;
}

/** `https://velafare.example/1x8k2f`: short, because a model reads it twice for every result. */
function bookingUrl(host: string, { legs, cabin, party }: FareQuestion): string {
  const flights = legs.flat().map(({ airline, number, day }) => [airline, number, day]);
  const named = hashText(JSON.stringify([flights, cabin, party])).toString(36);
  return `https://${host}/${named}`;
}

function slug(name: string): string {
  return name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
