import { TravelError } from "../errors.ts";
import { type Party, type PassengerType, seatsNeeded } from "../travel.ts";

const MAX_SEATS = 9;

/** For descriptions: bounds that no single number of a party has. */
export const PARTY_LIMITS = `At most ${MAX_SEATS} seats, an adult per infant.`;

export function countParty(passengers: readonly { readonly type: PassengerType }[]): Party {
  const count = (type: PassengerType) => passengers.filter((one) => one.type === type).length;
  return { adults: count("adult"), children: count("child"), infants: count("infant") };
}

/** The first infant is with the first adult, the second with the second. */
export function carriesInfant(
  passengers: readonly { readonly id: string; readonly type: PassengerType }[],
  id: string,
): boolean {
  const place = passengers.filter(({ type }) => type === "adult").findIndex((one) => one.id === id);
  return place >= 0 && place < countParty(passengers).infants;
}

/** Refuses a party that no airline would carry on one booking. */
export function checkParty(party: Party, field: string): void {
  if (party.adults < 1) {
    throw new TravelError("invalid", `${field} has no adult`, {
      reason: "no_adult",
      field,
      value: party,
      hint: "Add at least one adult: passengers from 12 are adults. A younger child who flies alone is booked with the airline itself.",
    });
  }
  if (party.infants > party.adults) {
    throw new TravelError(
      "invalid",
      `${field} has ${party.infants} infants for ${party.adults} adult${party.adults === 1 ? "" : "s"}: each infant needs an adult of its own`,
      {
        reason: "too_many_infants",
        field,
        value: party,
        hint: "Each infant travels on an adult's lap: add adults, or book the others as children.",
      },
    );
  }
  if (seatsNeeded(party) > MAX_SEATS) {
    throw new TravelError(
      "invalid",
      `${field} needs ${seatsNeeded(party)} seats, and a booking holds at most ${MAX_SEATS}`,
      {
        reason: "party_too_large",
        field,
        value: party,
        hint: "Split the group: an infant on a lap takes no seat.",
      },
    );
  }
}
