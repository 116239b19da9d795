import type { Duffel } from "@duffel/api";
import type { CreateOrderPassenger, Offer, Order } from "@duffel/api/types";

/** What tests search for and whom they book, in the words of the official client. */
export interface Wanted {
  readonly origin?: string;
  readonly destination?: string;
  readonly date?: string;
  readonly back?: string;
  readonly cabin?: "economy" | "premium_economy" | "business" | "first";
  readonly passengers?: Parameters<Duffel["offerRequests"]["create"]>[0]["passengers"];
}

export function searchBody(wanted: Wanted = {}) {
  const { origin = "LHR", destination = "JFK", date = "2027-03-01", back } = wanted;
  const slice = (from: string, to: string, on: string) => ({
    origin: from,
    destination: to,
    departure_date: on,
    departure_time: null,
    arrival_time: null,
  });
  return {
    slices: [
      slice(origin, destination, date),
      ...(back === undefined ? [] : [slice(destination, origin, back)]),
    ],
    passengers: wanted.passengers ?? [{ type: "adult" as const }],
    cabin_class: wanted.cabin ?? ("economy" as const),
  };
}

export async function search(duffel: Duffel, wanted: Wanted = {}) {
  const { data } = await duffel.offerRequests.create({
    ...searchBody(wanted),
    return_offers: true,
  });
  return data;
}

/** The cheapest offer of a search. */
export async function firstOffer(duffel: Duffel, wanted: Wanted = {}) {
  const { offers } = await search(duffel, wanted);
  const [offer] = offers;
  if (!offer) throw new Error("The search found nothing");
  return offer;
}

export function amelia(id: string): CreateOrderPassenger {
  return {
    id,
    title: "mrs",
    gender: "f",
    given_name: "Amelia",
    family_name: "Earhart",
    born_on: "1987-07-24",
    email: "amelia@example.com",
    phone_number: "+442080160509",
  };
}

export function payment(amount: string, currency = "USD") {
  return { type: "balance" as const, amount, currency };
}

/** Books an offer for Amelia alone, and pays at once. */
export async function order(
  duffel: Duffel,
  offer: Pick<Offer, "id" | "passengers" | "total_amount">,
): Promise<Order> {
  const { data } = await duffel.orders.create({
    type: "instant",
    selected_offers: [offer.id],
    passengers: offer.passengers.map(({ id }) => amelia(id)),
    payments: [payment(offer.total_amount)],
  });
  return data;
}

export interface Refused {
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly type: string | undefined;
  readonly source: unknown;
}

/** How the official client fails. */
export async function refused(call: Promise<unknown>): Promise<Refused> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (typeof error !== "object" || error === null || !("errors" in error)) {
    throw new Error("Not refused by the API", { cause: error });
  }
  const [first] = Array.isArray(error.errors) ? error.errors : [];
  const status = "status" in error && typeof error.status === "number" ? error.status : undefined;
  return { status, code: first?.code, type: first?.type, source: first?.source };
}
