import type { Caller } from "../../domain/caller.ts";
import type { CarRental, CarSearch, FoundCar } from "../../domain/contracts/gds/cars.ts";
import { instantOf, type Minutes, parseIsoDateTime, quoteDayOf } from "../../domain/dates.ts";
import { TravelError } from "../../domain/errors.ts";
import { MAX_RENTAL_MINUTES } from "../../domain/rules/limits.ts";
import type { Offer, Place } from "../../suppliers/types.ts";
import { requireDay, requireServedPlace } from "../places.ts";
import { type ShownPrices, shownPrices } from "../shown-prices.ts";
import type { GdsDeps } from "./deps.ts";
import { offerPages } from "./offer-pages.ts";
import { answerSearch, type OffersFound } from "./search-answer.ts";

const pages = offerPages<FoundCar>();

/** A page of cars, and what is said of all of them. */
export interface RentalsFound extends OffersFound<FoundCar> {
  readonly rate: string | undefined;
  readonly notes: string[] | undefined;
}

export async function searchCars(
  deps: GdsDeps,
  request: CarSearch,
  caller: Caller,
): Promise<RentalsFound> {
  const started = deps.now();
  const pickupPlace = requireServedPlace(
    deps.places,
    request.pickupLocationCode,
    "pickupLocationCode",
  );
  const dropoffPlace =
    request.dropoffLocationCode === undefined
      ? pickupPlace
      : requireServedPlace(deps.places, request.dropoffLocationCode, "dropoffLocationCode");
  const pickup = requireInstant(deps, request.pickupDate, pickupPlace, "pickupDate");
  // Times without offset are local at the pick-up, also for the drop-off.
  const dropoff = requireInstant(deps, request.dropoffDate, pickupPlace, "dropoffDate");
  refuseBadRental(pickup, dropoff, request, instantOf(started));
  const list = await deps.cars.search({
    pickupCode: pickupPlace.code,
    dropoffCode: dropoffPlace.code,
    pickup,
    dropoff,
    driverAge: request.driverAge,
    ...(request.childSeats !== undefined && { childSeats: request.childSeats }),
    quoteDay: quoteDayOf(started),
  });
  const { source } = deps.cars;
  const prices = shownPrices(deps.rates, request.currency);
  const fitting = list.offers.filter((offer) => carFits(offer.render(offer.left), request));
  const offers =
    prices.rate === undefined ? fitting : fitting.map((offer) => priced(offer, prices));
  const page = await pages({ ...list, offers }, deps.store.inventory, request);
  const found = { type: "car", started, page, source } as const;
  const answer = await answerSearch(deps, caller, request, found);
  const notes = whyNone(list.offers.length, fitting.length, pickupPlace, dropoffPlace);
  return { ...answer, rate: prices.rate, notes };
}

function carFits(car: CarRental, { seats = 0, bags = 0, transmission }: CarSearch): boolean {
  return (
    (car.seats ?? 0) >= seats &&
    (car.bags ?? 0) >= bags &&
    (transmission === undefined || car.transmission === transmission)
  );
}

function priced(offer: Offer<CarRental>, prices: ShownPrices): Offer<FoundCar> {
  return {
    ...offer,
    render(left) {
      const car = offer.render(left);
      const { totalPrice, dailyRate } = car;
      const shown = { totalPrice: prices.amount(totalPrice), dailyRate: prices.amount(dailyRate) };
      return { ...car, shown };
    },
  };
}

function whyNone(all: number, fitting: number, from: Place, to: Place): string[] | undefined {
  if (fitting > 0) return undefined;
  if (all > 0) {
    return [
      `None of the ${all} cars at ${from.cityName} fits: ask for fewer seats or bags, or any transmission.`,
    ];
  }
  return [
    from.code === to.code
      ? `No car is rented out at ${from.cityName} to this driver at that time: try the next larger airport, or an older driver.`
      : `No car may be taken from ${from.cityName} to ${to.cityName}: too far, over water or over a border. Return it where it is picked up.`,
  ];
}

function refuseBadRental(
  pickup: Minutes,
  dropoff: Minutes,
  request: CarSearch,
  now: Minutes,
): void {
  if (pickup < now) {
    throw new TravelError("rule", `pickupDate: ${request.pickupDate} is in the past`, {
      reason: "date_in_past",
      field: "pickupDate",
      value: request.pickupDate,
      hint: `It is ${new Date(now * 60_000).toISOString()} now; choose a later time.`,
    });
  }
  if (dropoff > pickup && dropoff - pickup <= MAX_RENTAL_MINUTES) return;
  const tooLong = dropoff > pickup;
  throw new TravelError(
    "invalid",
    tooLong
      ? `dropoffDate: ${request.dropoffDate} is more than 90 days after the pick-up`
      : `dropoffDate: ${request.dropoffDate} is not after pickupDate ${request.pickupDate}`,
    {
      reason: tooLong ? "rental_too_long" : "dates_out_of_order",
      field: "dropoffDate",
      value: request.dropoffDate,
      hint: tooLong ? "Split the rental." : "Choose a drop-off after the pick-up.",
    },
  );
}

function requireInstant(deps: GdsDeps, text: string, place: Place, field: string): Minutes {
  const time = parseIsoDateTime(text);
  if (time === undefined) {
    throw new TravelError("invalid", `${field}: '${text}' is not a date and time`, {
      reason: "invalid_date",
      field,
      value: text,
      hint: "Write it like 2027-03-01T10:00:00, local at the pick-up, or with a UTC offset.",
    });
  }
  const instant =
    time.offset === undefined ? deps.places.instantAt(place, time.local) : time.local - time.offset;
  requireDay(deps.places, text.slice(0, 10), field);
  return instant;
}
