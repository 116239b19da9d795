import fc from "fast-check";
import { ENDPOINTS } from "../../src/surfaces/duffel-sandbox/routes.ts";
import { hostileText, hostileValue, spoilt } from "./hostile.ts";
import { forged } from "./inputs.ts";
import {
  type AttackedServer,
  escaped,
  type Headers,
  JSON_TYPE,
  orderBody,
  post,
  type Sent,
  searchBody,
} from "./server.ts";

const DUFFEL = { ...JSON_TYPE, "duffel-version": "v2" };

export async function anOffer(server: AttackedServer) {
  const sent = {
    method: "POST",
    path: "/air/offer_requests?return_offers=true",
    headers: { ...DUFFEL, ...server.as.mallory },
    body: JSON.stringify({ data: searchBody() }),
  };
  return JSON.parse((await server.send(sent)).text).data.offers[0];
}

type Offer = Parameters<typeof orderBody>[0];

/** Every address of the sandbox with ids and bodies that it may stumble over. */
export function overSandbox(
  ids: readonly string[],
  offer: Offer,
  credentials: Headers,
): fc.Arbitrary<Sent> {
  const headers = { ...DUFFEL, ...credentials };
  const id = fc.oneof(fc.constantFrom(...ids), forged(ids), hostileText).map(escaped);
  const word = fc.oneof(hostileText, fc.constantFrom("1", "total_amount", "true")).map(escaped);
  const path = fc
    .tuple(
      fc.constantFrom(
        ...addresses("GET").map((path) => `${path}?order_id=ID&after=Q&limit=Q&sort=Q`),
        "/air/offers/ID?return_available_services=Q",
        "/air/offers?offer_request_id=ID&sort=Q&limit=Q",
        "/air/orders?passenger_name[]=Q&after=ID",
        "/air/airports?after=Q&before=ID",
        "/air/order_change_offers?order_change_request_id=ID&sort=Q",
        "/air/seat_maps?offer_id=ID",
        "/places/suggestions?query=Q",
        "/places/suggestions?lat=Q&lng=Q&rad=Q",
        "/duffel/air/order_cancellations/ID",
      ),
      id,
      word,
    )
    .map(([pattern, thing, text]) => pattern.replaceAll("ID", thing).replaceAll("Q", text));
  const body = fc.oneof(
    spoilt(fc.constant(searchBody())),
    spoilt(fc.constant(orderBody(offer, "Doe"))),
    spoilt(fc.constant({ order_id: ids[0], payment: { type: "balance", amount: "1.00" } })),
    spoilt(fc.constant({ url: "http://127.0.0.1:1/", events: ["order.created"] })),
    spoilt(fc.constant(changeBody(ids[0] ?? ""))),
    spoilt(fc.constant({ selected_order_change_offer: "oco_1" })),
    spoilt(fc.constant(CREDIT)),
    hostileValue,
  );
  const address = fc
    .tuple(
      fc.constantFrom(
        ...addresses("POST"),
        "/air/offer_requests?return_offers=true&view=itineraries",
      ),
      id,
    )
    .map(([pattern, thing]) => pattern.replace("ID", thing));
  return fc.oneof(
    path.map((at): Sent => ({ method: "GET", path: at, headers })),
    fc.tuple(address, body).map(([at, data]) => post(at, { data }, headers)),
    fc.tuple(fc.constantFrom(...addresses("PATCH")), id, body).map(([pattern, thing, data]) => ({
      ...post(pattern.replace("ID", thing), { data }, headers),
      method: "PATCH",
    })),
  );
}

function addresses(method: string): readonly string[] {
  return ENDPOINTS.filter((endpoint) => endpoint.method === method).map(({ path }) =>
    path.replace(/\{\w+\}/g, "ID"),
  );
}

export function changeBody(order_id: string) {
  const add = { origin: "LHR", destination: "JFK", departure_date: "2027-03-05" };
  return {
    order_id,
    slices: { remove: [{ slice_id: "sli_1" }], add: [{ ...add, cabin_class: "economy" }] },
  };
}

const CREDIT = {
  airline_iata_code: "ZZ",
  amount: "10.00",
  amount_currency: "USD",
  code: "1234567890123",
  type: "emd",
  issued_on: "2026-11-01",
  expires_at: "2027-11-01",
};
