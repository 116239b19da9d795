import type { Passenger } from "../contracts/gds/bookings.ts";
import { ageOn } from "./people.ts";

/** Younger travellers without anybody of this age are asked about, or not carried, by most airlines. */
const ALONE_AGE = 16;

/** What an airline will ask of a party at the airport, and the booking does not say. */
export function partyNotes(passengers: readonly Passenger[], date: string): string[] {
  const ages = passengers.map(({ dateOfBirth }) =>
    dateOfBirth === undefined ? undefined : ageOn(dateOfBirth, date),
  );
  const eldest = Math.max(...ages.map((age) => age ?? ALONE_AGE));
  const named = ({ firstName, lastName }: Passenger) => `${firstName} ${lastName}`;
  const unborn = passengers.filter(
    ({ type, dateOfBirth }) => type === "infant" && dateOfBirth === undefined,
  );
  return [
    ...(eldest < ALONE_AGE
      ? [
          `${passengers.map(named).join(", ")}: nobody is ${ALONE_AGE} or older. Low-cost airlines carry none under ${ALONE_AGE} alone, others from 12 to 14 on or as an unaccompanied minor (quoteChange, requests UMNR): ask the airline before the flight.`,
        ]
      : []),
    ...unborn.map(
      (one) =>
        `${named(one)}: airlines ask for an infant's date of birth; add it with quoteChange (passengers).`,
    ),
  ];
}
