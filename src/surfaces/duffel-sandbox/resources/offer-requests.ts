import { z } from "zod";
import { CABINS } from "../../../domain/travel.ts";
import type { Batch } from "../../../services/duffel-sandbox/batches.ts";
import { MOST_SLICES } from "../../../services/duffel-sandbox/journey.ts";
import {
  FARE_TYPES,
  type SliceQuery,
  type TimeRange,
} from "../../../services/duffel-sandbox/model.ts";
import { type AskedOffers, numberOf } from "../../../services/duffel-sandbox/requests.ts";
import { ask, type Call, type Endpoint, flag, get } from "../endpoint.ts";
import { pageQuery, storePage } from "../pages.ts";
import { few, validate } from "../validate.ts";
import { wireItineraries, wireOffer, wireOfferRequest } from "../wire/offer.ts";
import { isoTime } from "../wire/text.ts";

export const OFFER_REQUESTS: readonly Endpoint[] = [
  ask("/air/offer_requests", async (call) => {
    const { sandbox, write, query, data } = call;
    const request = await sandbox.createRequest(readOfferRequest(data));
    const bare = wireOfferRequest(write, request);
    if (flag(query, "return_offers") === false) return { status: 201, data: bare };
    const offers = await sandbox.offersOf(request);
    if (query.get("view") === "itineraries") {
      return { status: 201, data: { ...bare, slices: wireItineraries(write, request, offers) } };
    }
    const written = offers.map((offer) => wireOffer(write, offer));
    return { status: 201, data: { ...bare, offers: written } };
  }),

  get("/air/offer_requests", async ({ sandbox, write, query }) => {
    const page = pageQuery(query);
    const { items, meta } = await storePage(page, async (cursor) => {
      const below = cursor === undefined ? undefined : Number(cursor) || 0;
      const { requests, more } = await sandbox.listRequests({ limit: page.limit, below });
      const last = requests.at(-1);
      return { items: requests, ...(more && last && { cursor: String(numberOf(last)) }) };
    });
    const data = items.map((request) => ({ ...wireOfferRequest(write, request), offers: [] }));
    return { status: 200, data, meta };
  }),

  get("/air/offer_requests/{id}", async (call) => ({ status: 200, data: await whole(call) })),
];

async function whole(call: Call) {
  const { sandbox, write } = call;
  const request = await sandbox.getRequest(call.id);
  const offers = await sandbox.offersOf(request);
  return {
    ...wireOfferRequest(write, request),
    offers: offers.map((offer) => wireOffer(write, offer)),
  };
}

export const MOST_PASSENGERS = 18;
const OLDEST = 130;

export const Code = z
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

/** A whole date-time is fine: some of Duffel's own examples send one. */
export const DepartureDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}(T.*)?$/, "must be a date such as 2027-03-01")
  .transform((text) => text.slice(0, 10));

const SliceBody = z
  .object({
    origin: Code,
    destination: Code,
    departure_date: DepartureDate,
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

const PassengerQuery = z
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

const OfferRequestBody = z.object({
  slices: few(SliceBody, MOST_SLICES, 1),
  passengers: few(PassengerQuery, MOST_PASSENGERS, 1),
  cabin_class: z.enum(CABINS).nullish(),
  max_connections: z.number().int().min(0).max(2).nullish(),
});

function readOfferRequest(data: unknown): AskedOffers {
  const { slices, passengers, cabin_class, max_connections } = validate(OfferRequestBody, data);
  return {
    slices,
    travellers: passengers,
    cabin: cabin_class ?? undefined,
    maxConnections: max_connections ?? undefined,
  };
}

export const BATCHES: readonly Endpoint[] = [
  ask("/air/batch_offer_requests", async ({ sandbox, data }) => {
    const batch = await sandbox.createBatch(readOfferRequest(data));
    return { status: 201, data: wireBatch(batch) };
  }),

  get("/air/batch_offer_requests/{id}", async (call) => {
    const batch = await call.sandbox.nextBatch(call.id);
    const offers = batch.offers.map((offer) => wireOffer(call.write, offer));
    return { status: 200, data: { ...wireBatch(batch), offers } };
  }),
];

export function wireBatch({ request, total, remaining }: Batch) {
  return {
    id: request.id,
    live_mode: false,
    created_at: isoTime(request.createdAt),
    client_key: request.core,
    total_batches: total,
    remaining_batches: remaining,
  };
}
