import { z } from "zod";
import { CABINS } from "../../../domain/travel.ts";
import { MOST_SLICES } from "../../../services/duffel-sandbox/combine.ts";
import {
  FARE_TYPES,
  type SliceQuery,
  type TimeRange,
} from "../../../services/duffel-sandbox/model.ts";
import type { AskedOffers } from "../../../services/duffel-sandbox/requests.ts";
import { few, validate } from "../validate.ts";

export const MOST_PASSENGERS = 18;
const OLDEST = 130;

const Code = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/, "must be an IATA code");

const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time such as 09:45");
const Range = z
  .object({ from: Time.nullish(), to: Time.nullish() })
  .nullish()
  .transform((range): TimeRange | undefined =>
    range ? { from: range.from ?? "00:00", to: range.to ?? "23:59" } : undefined,
  );

const LoyaltyAccount = z
  .object({ airline_iata_code: z.string().min(2).max(3), account_number: z.string().max(64) })
  .transform(({ airline_iata_code: airline, account_number: number }) => ({ airline, number }));
export const LoyaltyAccounts = few(LoyaltyAccount, 20)
  .nullish()
  .transform((accounts) => accounts ?? []);

const Slice = z
  .object({
    origin: Code,
    destination: Code,
    // A whole date-time is fine: some of Duffel's own examples send one.
    departure_date: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}(T.*)?$/, "must be a date such as 2027-03-01")
      .transform((text) => text.slice(0, 10)),
    departure_time: Range,
    arrival_time: Range,
  })
  .transform(
    ({ origin, destination, departure_date, departure_time, arrival_time }): SliceQuery => ({
      origin,
      destination,
      date: departure_date,
      ...(departure_time && { departure: departure_time }),
      ...(arrival_time && { arrival: arrival_time }),
    }),
  );

const Passenger = z
  .object({
    type: z.enum(["adult", "child", "infant_without_seat"]).nullish(),
    age: z.number().int().min(0).max(OLDEST).nullish(),
    fare_type: z.enum(FARE_TYPES).nullish(),
    given_name: z.string().max(60).nullish(),
    family_name: z.string().max(60).nullish(),
    loyalty_programme_accounts: LoyaltyAccounts,
  })
  .refine(({ type, age, fare_type }) => type ?? age ?? fare_type, {
    message: "must have a type, an age or a fare_type",
  })
  .refine(({ type, age, fare_type }) => !type || !(age ?? fare_type), {
    message: "must have only one of type, age and fare_type",
  })
  .transform(({ type, age, fare_type, given_name, family_name, loyalty_programme_accounts }) => ({
    type: type ?? undefined,
    age: age ?? undefined,
    fareType: fare_type ?? undefined,
    givenName: given_name ?? undefined,
    familyName: family_name ?? undefined,
    loyalty: loyalty_programme_accounts,
  }));

const Body = z.object({
  slices: few(Slice, MOST_SLICES, 1),
  passengers: few(Passenger, MOST_PASSENGERS, 1),
  cabin_class: z.enum(CABINS).nullish(),
  max_connections: z.number().int().min(0).max(2).nullish(),
});

export function readOfferRequest(data: unknown): AskedOffers {
  const { slices, passengers, cabin_class, max_connections } = validate(Body, data);
  return {
    slices,
    travellers: passengers,
    cabin: cabin_class ?? undefined,
    maxConnections: max_connections ?? undefined,
  };
}
