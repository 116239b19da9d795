import { type DayNumber, dayOf, MINUTES_PER_DAY, type Minutes } from "../../domain/dates.ts";
import type { Transmission, VehicleClass } from "../../domain/travel.ts";
import { type BoundedCache, boundedCache } from "../../memory/bounded-cache.ts";
import { offsetAt } from "../places/zones.ts";
import type { Seed } from "../random.ts";
import { carsLeft, type RentalDays, rentalDays } from "./cars-left.ts";
import { type Counter, countersAt, type Line } from "./counters.ts";
import { type CarLocation, findCarLocation } from "./locations.ts";
import { oneWayBarrier, oneWayCharge } from "./one-way.ts";
import { baseRate, type Market, marketAt } from "./rates.ts";
import {
  childSeatCharge,
  conditionsIn,
  FULL_DRIVER_AGE,
  minimumAge,
  youngDriverDaily,
} from "./rules.ts";

/** A car for a rental. `totalPrice = dailyRate * rentalDays`, fees inside. Money is in US cents. */
export interface CarOffer {
  readonly companyCode: string;
  readonly companyName: string;
  readonly pickup: CarLocation;
  readonly dropoff: CarLocation;
  readonly vehicleClass: VehicleClass;
  readonly vehicleModel: string;
  readonly seats: number;
  readonly bags: number;
  readonly transmission: Transmission;
  /** A day without fees. */
  readonly baseDailyRate: number;
  /** A day with the fees folded in. */
  readonly dailyRate: number;
  /** Its part of `totalPrice`; a multiple of the days, 0 when the car comes back to where it was. */
  readonly oneWayFee: number;
  /** Its part of `totalPrice`; 0 from 25 years on. */
  readonly youngDriverFee: number;
  /** Their part of `totalPrice`. */
  readonly childSeatFee: number;
  readonly totalPrice: number;
  readonly rentalDays: number;
  readonly mileagePolicy: "unlimited" | "limited";
  readonly insuranceIncluded: boolean;
  /** What a renter should know: winter tyres, borders, papers. */
  readonly conditions: readonly string[];
  /** The fewest over the days, before anything sold here. */
  readonly carsLeft: number;
}

export interface CarQuery {
  readonly pickupCode: string;
  readonly dropoffCode: string;
  /** Instants. */
  readonly pickup: Minutes;
  readonly dropoff: Minutes;
  readonly driverAge: number;
  readonly childSeats?: number;
  readonly quoteDay: DayNumber;
}

/** What holds for every car of a query. */
interface Rental {
  readonly from: CarLocation;
  readonly to: CarLocation;
  readonly days: number;
  readonly calendar: RentalDays;
  readonly market: Market;
  readonly driverAge: number;
  readonly childSeats: number;
  readonly conditions: readonly string[];
}

interface LocationStock {
  readonly location: CarLocation;
  readonly counters: readonly Counter[];
}

const REMEMBERED_LOCATIONS = 192;

const stocks = boundedCache<Seed, BoundedCache<string, LocationStock>>(8);

/** Cars that can be had, cheapest first; none where no one rents them out or leaves them there. */
export function searchCars(seed: Seed, query: CarQuery): readonly CarOffer[] {
  const found = rentalOf(seed, query);
  if (!found) return [];
  const { rental, counters } = found;
  return counters
    .flatMap((counter) =>
      counter.lines.flatMap((line) => {
        const offer = offerOf(seed, counter, line, rental);
        return offer && offer.carsLeft > 0 ? [offer] : [];
      }),
    )
    .sort(
      (a, b) =>
        a.totalPrice - b.totalPrice ||
        (a.companyCode < b.companyCode ? -1 : a.companyCode > b.companyCode ? 1 : 0),
    );
}

/** One offer from what names it, with no cars left when they are gone; undefined when never had. */
export function quoteCar(
  seed: Seed,
  companyCode: string,
  vehicleClass: VehicleClass,
  query: CarQuery,
): CarOffer | undefined {
  const found = rentalOf(seed, query);
  const counter = found?.counters.find(({ company }) => company.code === companyCode);
  const line = counter?.lines.find((one) => one.vehicleClass === vehicleClass);
  return found && counter && line && offerOf(seed, counter, line, found.rental);
}

/** Begun periods of 24 hours, whatever the clocks do meanwhile; at least one. */
export function rentalDayCount(pickup: Minutes, dropoff: Minutes): number {
  return Math.max(1, Math.ceil((dropoff - pickup) / MINUTES_PER_DAY));
}

function rentalOf(
  seed: Seed,
  { pickupCode, dropoffCode, pickup, dropoff, driverAge, childSeats = 0, quoteDay }: CarQuery,
): { readonly rental: Rental; readonly counters: readonly Counter[] } | undefined {
  const stock = stockAt(seed, pickupCode);
  const target = stockAt(seed, dropoffCode);
  if (!stock || !target || dropoff <= pickup) return undefined;
  const from = stock.location;
  const to = target.location;
  const oneWay = from.code !== to.code;
  if (oneWay && oneWayBarrier(from, to)) return undefined;
  const days = rentalDayCount(pickup, dropoff);
  const pickupDay = dayOf(pickup + offsetAt(from.zone, pickup));
  const rental = {
    from,
    to,
    days,
    calendar: rentalDays(from, pickup, dropoff, quoteDay),
    market: marketAt(from, pickupDay, days, quoteDay),
    driverAge,
    childSeats,
    conditions: conditionsIn(from.country, pickupDay),
  };
  const taking = new Set(target.counters.map(({ company }) => company.code));
  const counters = oneWay
    ? stock.counters.filter((counter) => taking.has(counter.company.code))
    : stock.counters;
  return { rental, counters };
}

function offerOf(seed: Seed, counter: Counter, line: Line, rental: Rental): CarOffer | undefined {
  const { from, to, days, driverAge, childSeats, conditions } = rental;
  const { company, key } = counter;
  const { vehicleClass } = line;
  const young = driverAge < FULL_DRIVER_AGE;
  if (driverAge < minimumAge(from.country, vehicleClass)) return undefined;
  const baseDailyRate = baseRate(seed, counter, line, rental);
  // Rounded up to whole cents a day, so that the total is the rate times the days.
  const oneWayDaily = Math.ceil(oneWayCharge(seed, key, from, to) / days);
  const youngDaily = young ? youngDriverDaily(from.country, company.youngDriverDaily) : 0;
  const seatDaily = Math.ceil(childSeatCharge(from.country, childSeats, days) / days);
  const dailyRate = baseDailyRate + oneWayDaily + youngDaily + seatDaily;
  return {
    companyCode: company.code,
    companyName: company.name,
    pickup: from,
    dropoff: to,
    vehicleClass,
    vehicleModel: line.model,
    seats: line.seats,
    bags: line.bags,
    transmission: line.transmission,
    baseDailyRate,
    dailyRate,
    oneWayFee: oneWayDaily * days,
    youngDriverFee: youngDaily * days,
    childSeatFee: seatDaily * days,
    totalPrice: dailyRate * days,
    rentalDays: days,
    mileagePolicy: line.mileage,
    insuranceIncluded: counter.insuranceIncluded,
    conditions,
    carsLeft: carsLeft(seed, counter, line, rental),
  };
}

function stockAt(seed: Seed, code: string): LocationStock | undefined {
  const known = stocks.get(seed) ?? stocks.set(seed, boundedCache(REMEMBERED_LOCATIONS));
  const stock = known.get(code);
  if (stock) return stock;
  const location = findCarLocation(code);
  return location && known.set(code, { location, counters: countersAt(seed, location) });
}
