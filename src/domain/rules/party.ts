import { TravelError } from "../errors.ts";
import { type Party, type PassengerType, seatsNeeded } from "../travel.ts";

const MAX_SEATS = 9;

export function countParty(passengers: readonly { readonly type: PassengerType }[]): Party {
  const count = (type: PassengerType) => passengers.filter((one) => one.type === type).length;
  return { adults: count("adult"), children: count("child"), infants: count("infant") };
}

/** Refuses a party that no airline would carry on one booking. */
export function checkParty(party: Party, field: string): void {
  if (party.adults < 1) {
    throw refused("no_adult", `${field} has no adult`, field, party, "Add at least one adult.");
  }
  if (party.infants > party.adults) {
    throw refused(
      "too_many_infants",
      `${field} has ${party.infants} infants for ${party.adults} adult${party.adults === 1 ? "" : "s"}`,
      field,
      party,
      "Each infant travels on an adult's lap: add adults, or book the others as children.",
    );
  }
  if (seatsNeeded(party) > MAX_SEATS) {
    throw refused(
      "party_too_large",
      `${field} needs ${seatsNeeded(party)} seats`,
      field,
      party,
      `A booking holds at most ${MAX_SEATS} seats: split the group.`,
    );
  }
}

function refused(
  reason: string,
  message: string,
  field: string,
  value: unknown,
  hint: string,
): TravelError {
  return new TravelError("invalid", message, { reason, field, value, hint });
}
