import type { Passenger, Pnr } from "../../../domain/contracts/gds/bookings.ts";
import type { ChangeRequest } from "../../../domain/contracts/servicing/change.ts";
import { isoDate, quoteDayOf } from "../../../domain/dates.ts";
import { TravelError } from "../../../domain/errors.ts";
import {
  checkBirth,
  checkEmail,
  checkName,
  checkPhone,
  sameName,
} from "../../../domain/rules/people.ts";
import { localDate } from "../../../domain/rules/stays.ts";
import { editDistance } from "../../../text/nearest.ts";
import { type Plan, withFree, withRefusal } from "./plan.ts";

type Correction = NonNullable<ChangeRequest["passengers"]>[number];

/** A ticket is for one person: so many letters are a slip, more would be another traveller. */
const MOST_LETTERS = 3;

/** What can be noted of a passenger besides the name. */
const FACTS = [
  ["dateOfBirth", "born"],
  ["email", "e-mail"],
  ["phone", "phone"],
  ["frequentFlyerNumber", "frequent flyer"],
] as const;

/** Corrects a passenger's name or adds to what is known of them; both are free. */
export function correctPassenger(
  plan: Plan,
  correction: Correction,
  { at, field }: { readonly at: number; readonly field: string },
): Plan {
  const old = requirePassenger(plan.booking, correction.id, `${field}.id`);
  const next = corrected(plan.booking, old, correction, { at, field });
  const name = `${old.firstName} ${old.lastName}`;
  const renamed = `${next.firstName} ${next.lastName}`;
  const letters = editDistance(name, renamed);
  const more = FACTS.flatMap(([fact, text]) =>
    next[fact] === old[fact] ? [] : [`${text} ${next[fact]}`],
  );
  const news = [...(renamed === name ? [] : [`corrected to ${renamed}`]), ...more];
  const item = { what: `${name}: ${news.join(", ") || "as it is"}`, passenger: old.id };
  if (letters > MOST_LETTERS) {
    const why = `${letters} letters differ, and at most ${MOST_LETTERS} are a correction. A ticket cannot be given to somebody else: cancel and book anew.`;
    return withRefusal(plan, { ...item, why });
  }
  const rename = <P extends { firstName: string; lastName: string }>(person: P): P =>
    sameName(person, old)
      ? { ...person, firstName: next.firstName, lastName: next.lastName }
      : person;
  const { booking } = plan;
  return withFree(
    {
      ...plan,
      booking: {
        ...booking,
        passengers: booking.passengers.map((one) => (one.id === old.id ? next : one)),
        hotels: booking.hotels.map((hotel) => ({ ...hotel, guests: hotel.guests.map(rename) })),
        cars: booking.cars.map((car) => ({ ...car, driver: rename(car.driver) })),
      },
    },
    item,
  );
}

function corrected(
  booking: Pnr,
  old: Passenger,
  { firstName, lastName, dateOfBirth, email, phone, frequentFlyerNumber }: Correction,
  { at, field }: { readonly at: number; readonly field: string },
): Passenger {
  const today = isoDate(quoteDayOf(at));
  const departureDate = localDate(booking.flights[0]?.departureTime ?? today);
  const days = { departureDate, today };
  return {
    ...old,
    ...(firstName !== undefined && { firstName: checkName(firstName, `${field}.firstName`) }),
    ...(lastName !== undefined && { lastName: checkName(lastName, `${field}.lastName`) }),
    ...(dateOfBirth !== undefined && {
      dateOfBirth: checkBirth(dateOfBirth, old.type, days, `${field}.dateOfBirth`),
    }),
    ...(email !== undefined && { email: checkEmail(email, `${field}.email`) }),
    ...(phone !== undefined && { phone: checkPhone(phone, `${field}.phone`) }),
    ...(frequentFlyerNumber !== undefined && { frequentFlyerNumber }),
  };
}

export function requirePassenger(
  { pnr, passengers }: Pnr,
  given: string,
  field: string,
): Passenger {
  const found = passengers.find(({ id }) => id === given.trim().toUpperCase());
  if (found) return found;
  const known = passengers.map(({ id, firstName }) => `${id} ${firstName}`).join(", ");
  throw new TravelError("invalid", `${field}: ${pnr} has no passenger ${given}`, {
    reason: "unknown_passenger",
    field,
    value: given,
    hint: `Its passengers are ${known}.`,
  });
}
