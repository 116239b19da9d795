import type { z } from "zod";
import type { Language } from "../../../domain/catalogue.ts";
import type { PlanAnswer, PlanRequest } from "../../../domain/contracts/concierge/plan.ts";
import {
  type NewRequest,
  PENDING,
  type RequestReceipt,
} from "../../../domain/contracts/concierge/requests.ts";
import { TravelError } from "../../../domain/errors.ts";
import type { RemoteConcierge, RemoteQuestion } from "../../../suppliers/remote-concierge.ts";
import { bindSome } from "../../bind.ts";
import { checkAsked } from "../../requests/asked.ts";
import { statusText } from "../../requests/wording.ts";
import { type ConciergeDesk, USE_CASES } from "../desk.ts";
import { type SearchRequest, searchPage, searchStart } from "../search/answer.ts";
import { disclaimer, languageOf, type Words } from "../words.ts";
import * as answers from "./answers.ts";

/**
 * The concierge as a thin adapter: every question goes to a remote service, and its answers are held
 * to the contract. Nothing is kept here, and nothing of the own catalogue is mixed in: a use case
 * that the service has no address for is refused.
 */
export function remoteConciergeDesk(remote: RemoteConcierge): ConciergeDesk {
  async function ask<T extends z.ZodType>(
    schema: T,
    question: RemoteQuestion,
  ): Promise<z.output<T>> {
    return held(schema, await remote.read(question));
  }

  function held<T extends z.ZodType>(schema: T, answer: unknown): z.output<T> {
    const read = schema.safeParse(answer);
    if (read.success) return read.data;
    throw new TravelError("unavailable", "The concierge service's answer is not as agreed", {
      reason: "supplier_garbled",
      hint: "Try again later, or tell whoever runs this server.",
    });
  }

  /**
   * A page of one of the service's lists. Most services send everything at once; of one that sends
   * pages, those are read that it takes to show the page asked for and to know whether one follows.
   */
  async function search<T>(
    schema: z.ZodType<answers.RemotePage<T>>,
    path: string,
    { limit, cursor, lang: asked, ...filters }: SearchRequest,
  ) {
    const enough = searchStart(cursor) + limit + 1;
    const first = await ask(schema, { method: "GET", path, values: filters });
    const items = [...first.items];
    let next = first.next_cursor;
    while (next !== undefined && items.length < Math.min(enough, answers.MOST_ITEMS)) {
      const values = { ...filters, cursor: next };
      const more = await ask(schema, { method: "GET", path, values });
      items.push(...more.items);
      next = more.items.length > 0 ? more.next_cursor : undefined;
    }
    const { items: page, total, nextCursor } = searchPage(items, { limit, cursor });
    const { lang, note } = languageOf(asked);
    return {
      page,
      rest: {
        total: next === undefined ? total : Math.max(total, first.total ?? 0),
        ...(nextCursor !== undefined && { next_cursor: nextCursor }),
        lang,
        notes: [...(note === undefined ? [] : [note]), answeredBy(remote.source, lang)],
        disclaimer: first.disclaimer,
      },
    };
  }

  async function plan(request: PlanRequest, signal?: AbortSignal): Promise<PlanAnswer> {
    const { lang, note } = languageOf(request.lang);
    const read = await ask(answers.RemotePlan, {
      method: "POST",
      path: "/plan-trip",
      values: trip(request),
      ...(signal && { signal }),
    });
    const notes = [...(note === undefined ? [] : [note]), answeredBy(remote.source, lang)];
    return { ...read, lang, notes, transfers: [] };
  }

  async function create(type: string, request: NewRequest): Promise<RequestReceipt> {
    // Checked here too: what is refused on sight need not travel.
    const { lang } = checkAsked(request);
    const { idempotencyKey, plan_id: _, ...asked } = request;
    const kind = type === "lead" ? "lead" : "vip";
    const answer = await remote.send({
      method: "POST",
      path: "/create-lead",
      values: { type, ...asked },
      ...(idempotencyKey !== undefined && { idempotencyKey }),
    });
    // The service has answered that it took the lead: whatever else it says, it has not failed.
    const receipt = answers.RemoteReceipt.safeParse(answer).data ?? {};
    const { request_id: id = UNKNOWN_ID } = receipt;
    return {
      request_id: id,
      status: PENDING,
      message: receipt.message ?? statusText(kind, PENDING, lang),
      notes: [answeredBy(remote.source, lang), ...(id === UNKNOWN_ID ? [noId(lang)] : [])],
      disclaimer: receipt.disclaimer ?? disclaimer(lang),
    };
  }

  const addressed: Partial<ConciergeDesk> = {
    async searchDestinations(request) {
      const found = await search(answers.RemoteDestinations, "/destinations", request);
      return { destinations: found.page, ...found.rest };
    },
    async searchTours(request) {
      const found = await search(answers.RemoteTours, "/tours", request);
      return { tours: found.page, ...found.rest };
    },
    async searchExcursions(request) {
      const found = await search(answers.RemoteExcursions, "/excursions", request);
      return { excursions: found.page, ...found.rest };
    },
    planTrip: (request, { signal }) => plan(request, signal),
    async calculateBudget(request) {
      // The document has no address for budgets yet: they are those of the plan.
      const { budget, itinerary, destinations, lang, notes, ...rest } = await plan(request);
      const { total, perPerson } = budget;
      return {
        ...budget,
        disclaimer: rest.disclaimer,
        lang,
        days: itinerary.length,
        travelers: perPerson > 0 ? Math.max(1, Math.round(total / perPerson)) : 1,
        destinations,
        breakdown: [],
        range: { low: total, high: total },
        notes: [...notes, noBreakdown(lang)],
      };
    },
    async checkAvailability({ destination, dates, travelers, lang: asked }) {
      const { lang } = languageOf(asked);
      const answer = await ask(answers.RemoteAvailability, {
        method: "POST",
        path: "/check-availability",
        values: { destination, dates, travelers },
      });
      return { ...answer, note: `${answer.note} ${answeredBy(remote.source, lang)}`, lang };
    },
    createTravelRequest: (request) => create("lead", request),
    requestVipManager: (request) => create("vip_manager", request),
    getTravelRequest: ({ request_id: id }) =>
      ask(answers.RemoteRequest, { method: "GET", path: `/requests/${encodeURIComponent(id)}` }),
    async addToTravelRequest({ request_id: id, idempotencyKey, ...values }) {
      const answer = await remote.send({
        method: "POST",
        path: `/requests/${encodeURIComponent(id)}/messages`,
        values,
        ...(idempotencyKey !== undefined && { idempotencyKey }),
      });
      return held(answers.RemoteRequest, answer);
    },
  };
  return bindSome(USE_CASES, addressed, async () => {
    throw notOffered(remote.source);
  });
}

function notOffered(source: string): TravelError {
  return new TravelError("rule", `The remote concierge service (${source}) does not offer this`, {
    reason: "not_offered",
    hint: "Use another tool of the concierge. With its own catalogue, without AITRAVEL_BASE_URL, this server offers all of them.",
  });
}

/** Stands for the id of a lead that was taken without being given one. */
const UNKNOWN_ID = "req_unknown";

const NO_ID: Words = {
  en: "The service took the request but gave it no id, so it cannot be looked up here.",
  az: "Xidmət sorğunu qəbul etdi, amma nömrə vermədi, ona görə burada izləmək olmur.",
  ru: "Служба приняла запрос, но не дала ему номера, поэтому проверить его здесь нельзя.",
};

function noId(lang: Language): string {
  return NO_ID[lang];
}

/** The document's fields alone: a service that is strict about them would refuse more. */
function trip({ query, lang, dates, budget, travelers }: PlanRequest) {
  return { query, lang, dates, budget, travelers };
}

const ANSWERED_BY: Words = {
  en: "Live answer of the remote concierge service",
  az: "Uzaq konsyerj xidmətinin canlı cavabı",
  ru: "Живой ответ удалённой службы консьержа",
};

const NO_BREAKDOWN: Words = {
  en: "The remote service gives totals only, no breakdown.",
  az: "Uzaq xidmət yalnız ümumi məbləği verir, bölgü yoxdur.",
  ru: "Удалённая служба даёт только итоги, без разбивки.",
};

/** Says that an answer is live, and whose. */
function answeredBy(source: string, lang: Language): string {
  return `${ANSWERED_BY[lang]} (${source}).`;
}

function noBreakdown(lang: Language): string {
  return NO_BREAKDOWN[lang];
}
