import { TravelError } from "../../domain/errors.ts";
import type { PlaceSuggestion } from "../../suppliers/types.ts";
import { answerRequest, type OperatorStep } from "../requests/answer.ts";
import { bookForRequest, type Wanted } from "../requests/book.ts";
import { isChangedMeanwhile, type KeptRequest, readRequest } from "../requests/change.ts";
import { REQUEST_KIND } from "../requests/document.ts";
import { listRequests, type RequestList, type RequestListing } from "../requests/list.ts";
import { requestPlans } from "../requests/plans.ts";
import { detailOf, type RequestDetail } from "../requests/view.ts";
import {
  type BookingDetail,
  type BookingList,
  type BookingListing,
  cancelBooking,
  listBookings,
  showBooking,
} from "./bookings.ts";
import type { OperatorDeps } from "./deps.ts";
import type { Operator } from "./operator.ts";

/** A hint that something changed: look again. */
export type DeskEvent =
  | {
      readonly kind: "request";
      readonly id: string;
      readonly state: string;
      readonly version: number;
    }
  | {
      readonly kind: "booking";
      readonly pnr: string;
      readonly status: string;
      readonly version: number;
    };

/** A request and which version of it the operator looked at. */
export interface SeenRequest {
  readonly id: string;
  readonly version: number;
}

export type Decision = Omit<OperatorStep, "requestId" | "expectedVersion" | "operator">;

/** Where operators work: everybody's requests and bookings. */
export interface OperatorDesk {
  listRequests(listing: RequestListing): Promise<RequestList>;
  request(id: string): Promise<RequestDetail>;
  /** Refused as `stale`, with the request as it is now, when somebody was faster. */
  decide(operator: Operator, seen: SeenRequest, decision: Decision): Promise<RequestDetail>;
  book(operator: Operator, seen: SeenRequest, wanted: Wanted): Promise<RequestDetail>;
  listBookings(listing: BookingListing): Promise<BookingList>;
  booking(pnr: string): Promise<BookingDetail>;
  cancel(operator: Operator, pnr: string, reason: string): Promise<BookingDetail>;
  places(typed: string, limit: number): readonly PlaceSuggestion[];
  /** Calls back with every change; resolves to a function that ends it. */
  subscribe(listener: (event: DeskEvent) => void): Promise<() => Promise<void>>;
}

export function operatorDesk(deps: OperatorDeps): OperatorDesk {
  const plans = requestPlans(deps);

  const detail = async (kept: KeptRequest) =>
    detailOf(kept, await plans(kept.stored.id, kept.document.asked));

  const request = async (id: string) => detail(await readRequest(deps, id));

  async function change(
    { id, version }: SeenRequest,
    work: (seen: { requestId: string; expectedVersion: number }) => Promise<KeptRequest>,
  ): Promise<RequestDetail> {
    try {
      return await detail(await work({ requestId: id, expectedVersion: version }));
    } catch (error) {
      throw isChangedMeanwhile(error) ? stale(version, await request(id)) : error;
    }
  }

  return {
    listRequests: (listing) => listRequests(deps, listing),
    request,
    decide: ({ name }, seen, decision) =>
      change(seen, (from) => answerRequest(deps, { ...decision, ...from, operator: name })),
    async book({ name }, seen, wanted) {
      refuseReadOnly(deps);
      return await change(seen, (from) => bookForRequest(deps, from, name, wanted));
    },
    listBookings: (listing) => listBookings(deps, listing),
    booking: (pnr) => showBooking(deps, pnr),
    async cancel(operator, pnr, reason) {
      refuseReadOnly(deps);
      return await cancelBooking(deps, operator, pnr, reason);
    },
    places: (typed, limit) =>
      deps.reference.completePlaces(typed, limit).flatMap((code) => {
        const place = deps.places.find(code);
        return place ? [{ code, label: labelOf(place) }] : [];
      }),
    async subscribe(listener) {
      const ends = await Promise.all([
        deps.subscribe(({ pnr, status, version }) =>
          listener({ kind: "booking", pnr, status, version }),
        ),
        deps.records.subscribe(({ kind, id, state, version }) => {
          if (kind === REQUEST_KIND) listener({ kind: "request", id, state, version });
        }),
      ]);
      return async () => {
        await Promise.all(ends.map((end) => end()));
      };
    },
  };
}

function labelOf(place: { name: string; cityName: string; countryName: string }): string {
  const { name, cityName, countryName } = place;
  return name.includes(cityName)
    ? `${name}, ${countryName}`
    : `${name}, ${cityName}, ${countryName}`;
}

function refuseReadOnly({ readOnly }: OperatorDeps): void {
  if (!readOnly) return;
  throw new TravelError("rule", "This server only reads: nothing is booked or cancelled here", {
    reason: "read_only",
    hint: "Start it without --read-only.",
  });
}

function stale(version: number, current: RequestDetail): TravelError {
  return new TravelError("conflict", "Somebody changed this request meanwhile", {
    reason: "stale",
    field: "version",
    value: version,
    hint: "Look at the request as it is now, then decide.",
    extra: { current },
  });
}
