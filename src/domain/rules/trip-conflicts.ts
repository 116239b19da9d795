import type { Pnr } from "../contracts/gds/bookings.ts";
import { TravelError } from "../errors.ts";
import { livingFlights } from "./parts.ts";
import { ageOn, BED_AGE, sameName } from "./people.ts";
import { type CityOf, checkCarAgainstFlights, checkHotelAgainstFlights } from "./trip.ts";

type Parts = Pick<Pnr, "passengers" | "flights" | "hotels" | "cars">;

/** Notes on stays and cars name their part. */
const OF_PART = /^[HC]\d+: /;

/** Earlier versions named no part. */
const WITHOUT_PART = ["Pick-up ", "Drop-off ", "Check-in on ", "Check-out on ", "No flight of "];
const BEDS = " passengers have a bed in this reservation.";

/** What of the stays and cars that are still booked does not fit; the traveller decides what to do. */
export function conflictsOf(booking: Parts, cityOf: CityOf): string[] {
  const flights = livingFlights(booking);
  const hotels = booking.hotels.filter(({ status }) => status !== "cancelled");
  const cars = booking.cars.filter(({ status }) => status !== "cancelled");
  return [
    ...hotels.flatMap((one, index) => [
      ...noted(one.part, () => checkHotelAgainstFlights(one, flights, cityOf)),
      ...noted(one.part, () => withoutBed(one, booking)),
      ...noted(one.part, () => otherStays(one, hotels.slice(0, index))),
    ]),
    ...cars.flatMap((one, index) => [
      ...noted(one.part, () => checkCarAgainstFlights(one, flights, cityOf)),
      ...noted(one.part, () => otherCars(one, cars.slice(0, index))),
    ]),
  ];
}

type Stay = Pnr["hotels"][number];

/** One guest in two places at once: the stay before is not given up by booking another. */
function otherStays(
  { guests, checkInDate, checkOutDate }: Stay,
  before: readonly Stay[],
): string[] {
  return before
    .filter(
      (one) =>
        one.checkInDate < checkOutDate &&
        checkInDate < one.checkOutDate &&
        one.guests.some((guest) => guests.some((other) => sameName(guest, other))),
    )
    .map(({ part }) => `${part} is booked for the same guests and nights and stays booked.`);
}

/** Those who need a bed, of whom a stay has none. */
function withoutBed({ guests, checkInDate }: Stay, booking: Parts): string[] {
  const travellers = booking.passengers.filter(
    ({ type, dateOfBirth }) =>
      type !== "infant" &&
      (dateOfBirth === undefined || (ageOn(dateOfBirth, checkInDate) ?? BED_AGE) >= BED_AGE),
  ).length;
  if (guests.length >= travellers || livingFlights(booking).length === 0) return [];
  return [`${guests.length} of ${travellers}${BEDS}`];
}

type Car = Pnr["cars"][number];

/** One driver with two cars at once: the one before is not given up by renting another. */
function otherCars({ driver, pickupDate, dropoffDate }: Car, before: readonly Car[]): string[] {
  const [from, until] = [Date.parse(pickupDate), Date.parse(dropoffDate)];
  return before
    .filter(
      (one) =>
        sameName(one.driver, driver) &&
        Date.parse(one.pickupDate) < until &&
        from < Date.parse(one.dropoffDate),
    )
    .map(({ part }) => `${part} is rented for the same driver at the same time and stays booked.`);
}

function noted(part: string | undefined, check: () => string[]): string[] {
  const named = (note: string) => (part === undefined ? note : `${part}: ${note}`);
  try {
    return check().map(named);
  } catch (error) {
    if (error instanceof TravelError) return [named(`${error.message}.`)];
    throw error;
  }
}

/** The notes without those on what does not fit: these are worked out anew. */
export function otherNotes(notes: readonly string[]): string[] {
  return notes.filter(
    (note) =>
      !OF_PART.test(note) &&
      !note.endsWith(BEDS) &&
      !WITHOUT_PART.some((start) => note.startsWith(start)),
  );
}
