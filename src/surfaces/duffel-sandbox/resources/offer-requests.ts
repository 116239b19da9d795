import { numberOf } from "../../../services/duffel-sandbox/requests.ts";
import { ask, type Call, type Endpoint, flag, get, param } from "../endpoint.ts";
import { pageOfStore, pageQuery } from "../pages.ts";
import { wireItineraries } from "../wire/itineraries.ts";
import { wireOffer } from "../wire/offer.ts";
import { wireOfferRequest } from "../wire/offer-request.ts";
import { readOfferRequest } from "./offer-request-body.ts";

export const OFFER_REQUESTS: readonly Endpoint[] = [
  ask("/air/offer_requests", async (call) => {
    const { sandbox, write, account, query, data } = call;
    const request = await sandbox.createRequest(account, readOfferRequest(data));
    const bare = wireOfferRequest(write, request);
    if (flag(query, "return_offers") === false) return { status: 201, data: bare };
    const offers = await sandbox.offersOf(request);
    if (query.get("view") === "itineraries") {
      return { status: 201, data: { ...bare, slices: wireItineraries(write, request, offers) } };
    }
    const written = offers.map((offer) => wireOffer(write, offer));
    return { status: 201, data: { ...bare, offers: written } };
  }),

  get("/air/offer_requests", async ({ sandbox, write, account, query }) => {
    const page = pageQuery(query);
    const { items, meta } = await pageOfStore(page, async (cursor) => {
      const below = cursor === undefined ? undefined : Number(cursor) || 0;
      const { requests, more } = await sandbox.listRequests(account, { limit: page.limit, below });
      const last = requests.at(-1);
      return { items: requests, ...(more && last && { cursor: String(numberOf(last)) }) };
    });
    const data = items.map((request) => ({ ...wireOfferRequest(write, request), offers: [] }));
    return { status: 200, data, meta };
  }),

  get("/air/offer_requests/{id}", async (call) => ({ status: 200, data: await whole(call) })),
];

async function whole(call: Call) {
  const { sandbox, write, account } = call;
  const request = await sandbox.getRequest(account, param(call, "id"));
  const offers = await sandbox.offersOf(request);
  return {
    ...wireOfferRequest(write, request),
    offers: offers.map((offer) => wireOffer(write, offer)),
  };
}
