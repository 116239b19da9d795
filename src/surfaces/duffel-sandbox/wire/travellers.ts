import type { PassengerType } from "../../../domain/travel.ts";
import type { LoyaltyAccount, Traveller } from "../../../services/duffel-sandbox/model.ts";

const TYPES = {
  adult: "adult",
  child: "child",
  infant: "infant_without_seat",
} as const satisfies Readonly<Record<PassengerType, string>>;

/** A passenger of an offer. */
export function wireTraveller({ id, type, age, fareType, loyalty, ...name }: Traveller) {
  return {
    id,
    type: TYPES[type],
    age: age ?? null,
    fare_type: fareType ?? null,
    ...(name.givenName !== undefined && { given_name: name.givenName }),
    ...(name.familyName !== undefined && { family_name: name.familyName }),
    loyalty_programme_accounts: loyalty.map(wireLoyaltyAccount),
  };
}

export function wireLoyaltyAccount({ airline, number }: LoyaltyAccount) {
  return { airline_iata_code: airline, account_number: number };
}
