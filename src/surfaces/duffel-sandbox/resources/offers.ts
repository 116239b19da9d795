import { z } from "zod";
import { bagExtras } from "../../../services/duffel-sandbox/extras.ts";
import { fault } from "../../../services/duffel-sandbox/faults.ts";
import type { Offer } from "../../../services/duffel-sandbox/model.ts";
import { ask, type Call, type Endpoint, flag, get } from "../endpoint.ts";
import { refusal } from "../errors.ts";
import { answerPage } from "../pages.ts";
import { few, validate } from "../validate.ts";
import { wireOffer, wireSeatMap } from "../wire/offer.ts";
import { wireTraveller } from "../wire/parts.ts";
import { amount } from "../wire/text.ts";
import { LoyaltyAccounts } from "./offer-requests.ts";
import { ChosenServices } from "./orders.ts";

const PassengerUpdate = z.object({
  given_name: z.string().trim().min(1).max(60),
  family_name: z.string().trim().min(1).max(60),
  loyalty_programme_accounts: LoyaltyAccounts,
});

const PriceBody = z.object({
  intended_payment_methods: few(z.looseObject({ type: z.string() }), 10).nullish(),
  intended_services: ChosenServices,
});

export const OFFERS: readonly Endpoint[] = [
  get("/air/offers", async ({ sandbox, write, query }) => {
    const id = query.get("offer_request_id");
    if (!id) throw fault("validation_required", "can't be blank", "/offer_request_id");
    const request = await sandbox.getRequest(id);
    const offers = sorted(await sandbox.offersOf(request), query.get("sort"));
    const most = mostConnections(query.get("max_connections"));
    const fitting = offers.filter((one) => connections(one) <= most);
    return answerPage(
      query,
      fitting,
      ({ id }) => id,
      (offer) => wireOffer(write, offer),
    );
  }),

  get("/air/offers/{id}", async (call) => {
    const { sandbox, write, query } = call;
    const offer = await sandbox.readOffer(call.id);
    const services = flag(query, "return_available_services") ? bagExtras(offer) : undefined;
    return { status: 200, data: wireOffer(write, offer, services) };
  }),

  {
    method: "PATCH",
    path: "/air/offers/{id}/passengers/{passenger}",
    scope: "travel:read",
    async handle(call) {
      const update = validate(PassengerUpdate, call.data);
      const passenger = { offerId: call.id, passengerId: call.parameters["passenger"] ?? "" };
      const traveller = await call.sandbox.updatePassenger(passenger, {
        givenName: update.given_name,
        familyName: update.family_name,
        loyalty: update.loyalty_programme_accounts,
      });
      return { status: 200, data: wireTraveller(traveller) };
    },
  },

  ask("/air/offers/{id}/actions/price", async (call) => ({ status: 200, data: await price(call) })),
  ask("/air/offers/{id}/upsell", noUpsell),
  ask("/air/offers/{id}/upsell_offers", noUpsell),
];

async function price(call: Call) {
  const { sandbox, write, data } = call;
  const { intended_payment_methods: methods, intended_services: services } = validate(
    PriceBody,
    data,
  );
  const offer = await sandbox.readOffer(call.id);
  const chosen = await sandbox.chooseExtras(offer, {
    chosen: services,
    pointer: "/intended_services",
  });
  const total = chosen.reduce((sum, one) => sum + one.extra.price * one.quantity, offer.total);
  const written = wireOffer(write, offer, bagExtras(offer));
  const currency = written.total_currency;
  return {
    ...written,
    intended_payment_methods: (methods ?? []).map((method) => ({
      ...method,
      charge_amount: amount(total),
      charge_currency: currency,
      surcharge_amount: amount(0),
      surcharge_currency: currency,
    })),
    intended_services: services,
  };
}

/** No airline of the world sells the same flight in several fares. */
async function noUpsell(): Promise<never> {
  throw refusal("unsupported_action", "The airline has no other fares for this offer.");
}

const SORTS = new Map<string, (offer: Offer) => number>([
  ["total_amount", ({ total }) => total],
  ["total_duration", ({ slices }) => slices.reduce((sum, { minutes }) => sum + minutes, 0)],
]);

function sorted(offers: readonly Offer[], sort: string | null): readonly Offer[] {
  if (sort === null) return offers;
  const by = SORTS.get(sort.replace(/^-/, ""));
  if (!by) throw fault("validation_inclusion", "must be total_amount or total_duration", "/sort");
  const sign = sort.startsWith("-") ? -1 : 1;
  return [...offers].sort((a, b) => sign * (by(a) - by(b)) || (a.id < b.id ? -1 : 1));
}

export function mostConnections(written: string | null): number {
  if (written === null) return Number.POSITIVE_INFINITY;
  if (/^\d$/.test(written)) return Number(written);
  throw fault("validation_inclusion", "must be a whole number such as 0", "/max_connections");
}

function connections({ slices }: Offer): number {
  return Math.max(...slices.map(({ segments }) => segments.length - 1));
}

export const SEAT_MAPS: readonly Endpoint[] = [
  get("/air/seat_maps", async ({ sandbox, query }) => {
    const id = query.get("offer_id");
    if (!id) throw fault("validation_required", "can't be blank", "/offer_id");
    return { status: 200, data: (await sandbox.seatMaps(id)).map(wireSeatMap) };
  }),
];
