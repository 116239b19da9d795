import { fault } from "./faults.ts";
import type { LoyaltyAccount, Offer } from "./model.ts";
import type { OrderPassenger } from "./order.ts";

export interface GivenPassenger extends Omit<OrderPassenger, "type" | "loyalty"> {
  readonly loyalty: readonly LoyaltyAccount[];
}

/** Those who were searched for, each once, now with their names. */
export function matchPassengers(offer: Offer, given: readonly GivenPassenger[]): OrderPassenger[] {
  if (given.length !== offer.travellers.length) {
    const message = `must have the ${offer.travellers.length} passengers of the offer`;
    throw fault("validation_length", message, "/passengers");
  }
  const types = new Map(offer.travellers.map(({ id, type }) => [id, type]));
  const passengers = given.map((person, index): OrderPassenger => {
    const type = types.get(person.id);
    if (!type) {
      const message = "is not a passenger of the offer, or is there twice";
      throw fault("validation_inclusion", message, `/passengers/${index}/id`);
    }
    types.delete(person.id);
    return { ...person, type };
  });
  checkInfants(passengers);
  checkNames(passengers);
  return passengers;
}

function checkInfants(passengers: readonly OrderPassenger[]): void {
  const waiting = new Set(passengers.filter(({ type }) => type === "infant").map(({ id }) => id));
  for (const [index, { type, infantId }] of passengers.entries()) {
    if (infantId === undefined) continue;
    if (type !== "adult" || !waiting.delete(infantId)) {
      throw fault(
        "validation_inclusion",
        "must be set on one adult for each infant",
        `/passengers/${index}/infant_passenger_id`,
      );
    }
  }
  if (waiting.size > 0) {
    const index = passengers.findIndex(({ type }) => type === "adult");
    throw fault(
      "validation_required",
      "is required: every infant travels with an adult",
      `/passengers/${Math.max(0, index)}/infant_passenger_id`,
    );
  }
}

function checkNames(passengers: readonly OrderPassenger[]): void {
  const seen = new Set<string>();
  for (const { givenName, familyName } of passengers) {
    const name = `${givenName} ${familyName}`.toLowerCase();
    if (seen.has(name)) {
      throw fault(
        "duplicate_passenger_name",
        "Passengers must have different names",
        "/passengers",
      );
    }
    seen.add(name);
  }
}
