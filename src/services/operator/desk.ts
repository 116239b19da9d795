import type { Language } from "../../domain/catalogue.ts";
import type { BudgetAnswer } from "../../domain/contracts/concierge/plan.ts";
import { defined } from "../../domain/defined.ts";
import { BOOKING } from "../../stores/records.ts";
import type { PlaceSuggestion } from "../../suppliers/types.ts";
import { bindAll } from "../bind.ts";
import type { Wish } from "../itinerary/handout.ts";
import {
  type ItineraryLink,
  LINK,
  type LinkWish,
  listLinks,
  mintLink,
  withdrawLink,
} from "../itinerary/links.ts";
import { bookForRequest, type Wanted } from "../requests/book.ts";
import {
  isStale,
  type KeptRequest,
  readRequest,
  type SeenRequest,
  stale,
} from "../requests/change.ts";
import { type Decision, decideRequest } from "../requests/decide.ts";
import { REQUEST_KIND } from "../requests/document.ts";
import {
  indexedRequest,
  listRequests,
  type RequestList,
  type RequestListing,
} from "../requests/list.ts";
import { budgetOf, type FoundPlan, requestPlans } from "../requests/plans.ts";
import { detailOf, type RequestDetail, summaryOf } from "../requests/view.ts";
import { askedByNow } from "../requests/wanted.ts";
import { AUDIT_KIND, LOOKS_ONLY, noteAudit } from "./audit.ts";
import { auditedIn, changeNote, listNamedAudit } from "./audited.ts";
import { withRequest } from "./booked-for.ts";
import {
  type BookingDetail,
  type Cancelling,
  cancelBooking,
  confirmChange,
  indexedBooking,
  listBookings,
  priceFlights,
  quoteCancellation,
  quoteChange,
  showBooking,
} from "./bookings.ts";
import { colleagues } from "./colleagues.ts";
import { listCustomers, showCustomer } from "./customers.ts";
import { type OperatorDeps, refuseReadOnly } from "./deps.ts";
import { type Erased, erasable, eraseCustomer } from "./erase.ts";
import { type ExportWish, exportRows } from "./export.ts";
import type { Operator } from "./operator.ts";
import { figures, overview } from "./overview.ts";
import { questions, recordIndex } from "./record-index.ts";
import { savedViews, saveView } from "./saved-views.ts";
import { decideSeveral, type SeveralItem } from "./several.ts";
import { requireOwnToGive, requireSupervisor } from "./supervised.ts";

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
    }
  | {
      /** A colleague signed in. */
      readonly kind: "colleague";
    }
  | {
      /** A traveller's link of some booking was made or withdrawn. */
      readonly kind: "link";
      readonly state: string;
    };

export type OperatorDesk = ReturnType<typeof operatorDesk>;

/** Where operators work: the requests and bookings of all owners. */
export function operatorDesk(deps: OperatorDeps) {
  const plans = requestPlans(deps);
  const { records, places } = deps;
  const asked = questions();
  const signedIn = colleagues({ records });
  const parts = {
    ...deps,
    requestIndex: recordIndex({ records, kind: REQUEST_KIND, read: indexedRequest, asked }),
    bookingIndex: recordIndex({
      records,
      kind: BOOKING,
      asked,
      read: (stored) => indexedBooking(stored, places),
    }),
  };

  async function detail(kept: KeptRequest): Promise<RequestDetail> {
    const { pnr } = kept.document;
    const [plan, cities, booked] = await Promise.all([
      plans(kept.stored.id, askedByNow(kept)),
      deps.cityNames(),
      pnr === undefined ? undefined : records.get(BOOKING, pnr),
    ]);
    const isCancelled = booked?.state === "cancelled";
    return {
      ...detailOf(kept, plan, { ...deps, cities }),
      ...(isCancelled && { bookingCancelled: true }),
    };
  }

  const asBookedFor = async (shown: BookingDetail) =>
    withRequest(shown, (await parts.requestIndex.soon()).entries);

  const request = async (id: string) => detail(await readRequest(deps, id));

  /** Refused as `stale`, with the request as it is now, when another change came first. */
  async function change(
    { id, version }: SeenRequest,
    changed: Promise<KeptRequest>,
  ): Promise<RequestDetail> {
    try {
      return await detail(await changed);
    } catch (error) {
      throw isStale(error) ? stale(version, { current: await request(id) }) : error;
    }
  }

  return {
    ...bindAll(parts, {
      overview,
      figures,
      listBookings,
      listCustomers,
      customer: showCustomer,
      listAudit: listNamedAudit,
      audit: noteAudit,
      views: savedViews,
      saveView,
      quoteCancellation,
      quoteChange,
      price: priceFlights,
      places: completePlaces,
      subscribe,
    }),
    request,
    /** Work can be given to everybody who signed in, also to one who has had none yet. */
    async listRequests(listing: RequestListing): Promise<RequestList> {
      const [list, names] = await Promise.all([listRequests(parts, listing), signedIn()]);
      return { ...list, operators: [...new Set([...list.operators, ...names])].sort() };
    },
    async signIn(operator: Operator): Promise<void> {
      const text = operator.role === LOOKS_ONLY ? operator.role : undefined;
      await noteAudit(deps, operator, { what: "login", ...defined({ text }) });
    },
    /** With the request that it was booked for. */
    booking: async (pnr: string) => asBookedFor(await showBooking(deps, pnr)),
    /** The plan of a request in another language than the request's own. */
    async plan(id: string, lang: Language): Promise<FoundPlan> {
      const asked = askedByNow(await readRequest(deps, id));
      return await plans(id, asked, lang);
    },
    /** What the plan's sum is made up of, in the same language. */
    async budget(id: string, lang: Language): Promise<{ readonly budget?: BudgetAnswer }> {
      const asked = askedByNow(await readRequest(deps, id));
      const { plan } = await plans(id, asked, lang);
      return defined({ budget: await budgetOf(deps, plan) });
    },
    decide: (operator: Operator, seen: SeenRequest, decision: Decision) =>
      change(seen, decide(operator, seen, decision)),
    /** The same for many; those that cannot be decided are named. */
    several: (operator: Operator, items: readonly SeveralItem[]) =>
      decideSeveral(items, async (item) => summaryOf(await decide(operator, item, item.decision))),
    async book(operator: Operator, seen: SeenRequest, wanted: Wanted): Promise<RequestDetail> {
      refuseReadOnly(deps);
      const booked = await change(seen, bookForRequest(deps, operator.name, seen, wanted));
      const { pnr = "" } = booked;
      const { booking } = await showBooking(deps, pnr);
      const totals = [booking.totalPrice];
      await noteAudit(deps, operator, { what: "booked", subject: pnr, totals });
      return booked;
    },
    async change(operator: Operator, pnr: string, quoteId: string): Promise<BookingDetail> {
      refuseReadOnly(deps);
      const before = await showBooking(deps, pnr);
      const changed = await confirmChange(deps, operator, pnr, quoteId);
      const note = changeNote("changed", before, changed);
      if (note) await noteAudit(deps, operator, note);
      return await asBookedFor(changed);
    },
    async cancel(operator: Operator, pnr: string, cancelling: Cancelling): Promise<BookingDetail> {
      refuseReadOnly(deps);
      const before = await showBooking(deps, pnr);
      const cancelled = await cancelBooking(deps, operator, pnr, cancelling);
      const note = changeNote("cancelled", before, cancelled);
      if (note) await noteAudit(deps, operator, note);
      return await asBookedFor(cancelled);
    },
    /** The booking as its traveller sees it. */
    async itinerary(pnr: string, wish: Wish) {
      await showBooking(deps, pnr);
      return await deps.itineraries.itinerary(pnr, wish);
    },
    async links(pnr: string): Promise<{ readonly links: readonly ItineraryLink[] }> {
      await showBooking(deps, pnr);
      return { links: await listLinks(deps, pnr) };
    },
    /** A link for the traveller; its token is told this once. */
    async share(operator: Operator, pnr: string, wish: LinkWish) {
      await showBooking(deps, pnr);
      const { token } = await mintLink(deps, operator.name, pnr, wish);
      await noteAudit(deps, operator, { what: "shared", subject: pnr });
      return { token, links: await listLinks(deps, pnr) };
    },
    async withdraw(operator: Operator, pnr: string, id: string) {
      if (await withdrawLink(deps, pnr, id)) {
        await noteAudit(deps, operator, { what: "withdrew", subject: pnr });
      }
      return { links: await listLinks(deps, pnr) };
    },
    /** Rows of a list for a file; noted before the first of them leaves. */
    async *export(operator: Operator, wish: ExportWish) {
      requireSupervisor(operator);
      await noteAudit(deps, operator, { what: "exported", subject: wish.list });
      yield* exportRows(parts, wish);
    },
    /** Erases what `customer` showed; the note of it tells how much, and not whose it was. */
    async erase(operator: Operator, contact: string, seen: string): Promise<Erased> {
      requireSupervisor(operator);
      const held = await erasable(parts, contact, seen);
      const text = `${held.requests.length} requests, ${held.bookings.length} bookings`;
      await noteAudit(deps, operator, { what: "erased", text });
      return await eraseCustomer(parts, operator.name, contact, held);
    },
  };

  async function decide(
    operator: Operator,
    seen: SeenRequest,
    decision: Decision,
  ): Promise<KeptRequest> {
    if (decision.assignTo !== undefined) {
      requireOwnToGive(operator, await readRequest(deps, seen.id), decision.assignTo);
    }
    const kept = await decideRequest(deps, operator.name, seen, decision);
    for (const note of auditedIn(decision)) {
      await noteAudit(deps, operator, { ...note, subject: seen.id });
    }
    return kept;
  }
}

/** Places whose code, name or city begins as it was typed. */
function completePlaces(
  { reference, places }: OperatorDeps,
  typed: string,
  limit: number,
): readonly PlaceSuggestion[] {
  return reference.completePlaces(typed, limit).flatMap((code) => {
    const place = places.find(code);
    return place ? [{ code, label: labelOf(place) }] : [];
  });
}

/** Calls back with every change; resolves to a function that ends it. */
async function subscribe(
  deps: OperatorDeps,
  listener: (event: DeskEvent) => void,
): Promise<() => Promise<void>> {
  return await deps.records.subscribe(({ kind, id, state, version }) => {
    if (kind === REQUEST_KIND) listener({ kind: "request", id, state, version });
    if (kind === AUDIT_KIND && state === "login") listener({ kind: "colleague" });
    if (kind === LINK) listener({ kind: "link", state });
    if (kind === BOOKING) listener({ kind: "booking", pnr: id, status: state, version });
  });
}

function labelOf(place: { name: string; cityName: string; countryName: string }): string {
  const { name, cityName, countryName } = place;
  return name.includes(cityName)
    ? `${name}, ${countryName}`
    : `${name}, ${cityName}, ${countryName}`;
}
