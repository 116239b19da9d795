import type { Passenger, Pnr } from "../../../domain/contracts/gds/bookings.ts";
import type { ChangeRequest } from "../../../domain/contracts/servicing/change.ts";
import { isoDate, quoteDayOf } from "../../../domain/dates.ts";
import { TravelError } from "../../../domain/errors.ts";
import { livingFlights } from "../../../domain/rules/parts.ts";
import {
  checkBirth,
  checkEmail,
  checkName,
  checkPhone,
  sameName,
} from "../../../domain/rules/people.ts";
import { whyNotFor } from "../../../domain/rules/special-requests.ts";
import { localDate } from "../../../domain/rules/stays.ts";
import { latinName } from "../../../text/latin.ts";
import { editDistance } from "../../../text/nearest.ts";
import type { GdsDeps } from "../deps.ts";
import { whyNotSoYoung } from "../seats/choose.ts";
import { cheaperAnew, whyNoOtherPerson, withOtherPerson } from "./other-person.ts";
import { type Plan, withFree, withRefusal } from "./plan.ts";

type Correction = NonNullable<ChangeRequest["passengers"]>[number];

/** So many letters of a name are a slip; more are another traveller. */
const MOST_LETTERS = 3;

/** What can be noted of a passenger besides the name. */
const FACTS = [
  ["dateOfBirth", "born"],
  ["email", "e-mail"],
  ["phone", "phone"],
  ["frequentFlyerNumber", "frequent flyer"],
] as const;

/**
 * Corrects a passenger's name or adds to what is known of them, both for nothing, or names another
 * person, where the airline sells that.
 */
export async function correctPassenger(
  deps: GdsDeps,
  plan: Plan,
  correction: Correction,
  { at, field }: { readonly at: number; readonly field: string },
): Promise<Plan> {
  const { booking } = plan;
  const old = requirePassenger(booking, correction.id, `${field}.id`);
  const { id, type, firstName, lastName } = old;
  const name = `${firstName} ${lastName}`;
  const asked = corrected(booking, old, correction, { at, field });
  const renamed = `${asked.firstName} ${asked.lastName}`;
  const letters = lettersChanged(name, renamed);
  const isOther = letters > mostLetters(name);
  // What is known of one person is not true of another.
  const known = isOther ? { id, type, firstName, lastName } : old;
  const next = isOther ? corrected(booking, known, correction, { at, field }) : asked;
  const more = FACTS.flatMap(([fact, text]) =>
    next[fact] === known[fact] ? [] : [`${text} ${next[fact]}`],
  );
  const verb = isOther ? "replaced by" : "corrected to";
  const news = [...(renamed === name ? [] : [`${verb} ${renamed}`]), ...more];
  const item = { what: `${name}: ${news.join(", ") || "as it is"}`, passenger: id };
  if (renamed !== name && hasFlown(booking, at)) {
    const why =
      "A flight of the booking has left under this name: a ticket that is partly flown is not renamed here; its airline does it, on a document.";
    return withRefusal(plan, { ...item, why });
  }
  const no = isOther ? await whyNoOtherPerson(deps, booking, at) : undefined;
  if (no !== undefined) {
    // Of one first name and date of birth it may be the same person.
    const same =
      sameName({ ...asked, lastName }, old) && (asked.dateOfBirth ?? "") === (old.dateOfBirth ?? "")
        ? " A new name of the same person, as by marriage, is put right by the airline itself, on a document."
        : "";
    const why = `${letters} letters differ, and at most ${MOST_LETTERS} are a correction. ${no}${same}`;
    return withRefusal(plan, { ...item, why });
  }
  const rename = <P extends { firstName: string; lastName: string }>(person: P): P =>
    sameName(person, old)
      ? { ...person, firstName: next.firstName, lastName: next.lastName }
      : person;
  const changed: Plan = {
    ...plan,
    booking: {
      ...booking,
      passengers: booking.passengers.map((one) => (one.id === id ? next : one)),
      hotels: booking.hotels.map((hotel) => ({ ...hotel, guests: hotel.guests.map(rename) })),
      cars: booking.cars.map((car) => ({ ...car, driver: rename(car.driver) })),
    },
  };
  if (!isOther) {
    const { passengers } = changed.booking;
    const requests = booking.requests?.filter((one) => isStillFor(one, booking, passengers));
    if (!requests || requests.length === booking.requests?.length) return withFree(changed, item);
    const lost = booking.requests?.filter((one) => !requests.includes(one)) ?? [];
    const why = `With this date of birth ${[...new Set(lost.map(({ code }) => code))].join(", ")} is taken off the booking.`;
    return withFree({ ...changed, booking: { ...changed.booking, requests } }, { ...item, why });
  }
  const anew = await cheaperAnew(deps, booking, next, at);
  return withOtherPerson(changed, next, { what: item.what, anew }, at);
}

/** Letters that tickets lack are written in more ways than one: Евгения is Evgeniia and Yevgenia. */
function mostLetters(name: string): number {
  return /[^\x20-\x7f]/.test(name)
    ? Math.max(MOST_LETTERS, Math.ceil(name.length / 4))
    : MOST_LETTERS;
}

/** How many letters make another name of it: one that is only written in a ticket's letters is the same name. */
function lettersChanged(name: string, renamed: string): number {
  const spelt = [name, latinName(name, false), latinName(name, true)];
  return Math.min(...spelt.map((one) => editDistance(one, renamed)));
}

function hasFlown(booking: Pnr, at: number): boolean {
  return livingFlights(booking).some(({ departureTime }) => Date.parse(departureTime) <= at);
}

/** Whether what was asked for is for its passenger still, of a party whose ages are others now. */
function isStillFor(
  { code, passenger, part }: NonNullable<Pnr["requests"]>[number],
  { flights }: Pnr,
  party: readonly Passenger[],
): boolean {
  const flight = flights.find((one) => one.part === part);
  const own = party.find(({ id }) => id === passenger);
  if (!flight || !own) return true;
  return whyNotFor(code, own, party, localDate(flight.departureTime)) === undefined;
}

/** Refuses a date of birth that a seat at an exit is not for, once the seats of the same request are taken. */
export async function refuseAtExit(deps: GdsDeps, plan: Plan, given: string): Promise<Plan> {
  const passenger = requirePassenger(plan.booking, given, "passengers");
  const why = await whyNotSoYoung(deps, plan.booking, passenger);
  const { id, firstName, lastName, dateOfBirth } = passenger;
  const what = `${firstName} ${lastName}, born ${dateOfBirth}, in this seat`;
  return why === undefined ? plan : withRefusal(plan, { what, passenger: id, why });
}

function corrected(
  booking: Pnr,
  old: Passenger,
  { firstName, lastName, dateOfBirth, email, phone, frequentFlyerNumber }: Correction,
  { at, field }: { readonly at: number; readonly field: string },
): Passenger {
  const today = isoDate(quoteDayOf(at));
  const flights = livingFlights(booking);
  const departureDate = localDate(flights[0]?.departureTime ?? today);
  const lastDate = localDate(flights.at(-1)?.departureTime ?? today);
  const days = { departureDate, lastDate, today };
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
