import type { Passenger, Person, Pnr } from "../../domain/contracts/gds/bookings.ts";
import { TravelError } from "../../domain/errors.ts";
import { checkEmail, checkName, checkPhone, sameName } from "../../domain/rules/people.ts";

export function checkPerson(person: Person, field: string): Person {
  return {
    firstName: checkName(person.firstName, `${field}.firstName`),
    lastName: checkName(person.lastName, `${field}.lastName`),
    ...(person.email !== undefined && { email: checkEmail(person.email, `${field}.email`) }),
    ...(person.phone !== undefined && { phone: checkPhone(person.phone, `${field}.phone`) }),
  };
}

/** Passengers of a booking that starts without flights. */
export function asPassengers(people: readonly Person[]): Passenger[] {
  return people.map((person, index) => ({ id: `P${index + 1}`, type: "adult", ...person }));
}

/**
 * The passenger list once these people are on the booking. With flights the list is fixed:
 * guests and drivers are passengers. Without flights it grows.
 */
export function joinPassengers(
  booking: Pnr,
  people: readonly Person[],
  field: (index: number) => string,
): Passenger[] {
  const passengers = [...booking.passengers];
  for (const [index, person] of people.entries()) {
    if (passengers.some((known) => sameName(known, person))) continue;
    if (booking.flights.length > 0) throw notAPassenger(booking, person, field(index));
    passengers.push({ id: `P${passengers.length + 1}`, type: "adult", ...person });
  }
  return passengers;
}

function notAPassenger(booking: Pnr, person: Person, field: string): TravelError {
  const name = `${person.firstName} ${person.lastName}`;
  // An infant drives no car and has no bed of its own.
  const able = booking.passengers.filter(({ type }) => type !== "infant");
  const listed = able.map((one) => `${one.firstName} ${one.lastName}`).join(", ");
  return new TravelError("rule", `${field}: ${name} is not a passenger of ${booking.pnr}`, {
    reason: "not_a_passenger",
    field,
    value: name,
    hint: `Use a name on the booking (${listed}), or leave existingPnr out to start a new PNR.`,
  });
}
