import { createHash } from "node:crypto";
import type { FlightOption } from "../../domain/contracts/flights/offers.ts";
import type { Reply } from "../http/exchange.ts";
import {
  countMisses,
  foundOption,
  missOf,
  type OfferBatch,
  type OfferCall,
  type OfferSearch,
  type OfferSource,
} from "../offers.ts";
import type { Places } from "../types.ts";
import { type DuffelSettings, duffelClient } from "./client.ts";
import { garbled, offerGone, timedOut } from "./failures.ts";
import { localTimes } from "./local-time.ts";
import { readOffer, readOffers } from "./mapping.ts";
import { offerRequest, requestUnderWay } from "./offer-request.ts";
import { answersSearch } from "./relevance.ts";

export interface DuffelOffersSettings extends DuffelSettings {
  readonly places: Places;
  /** Unix milliseconds. */
  readonly now: () => number;
}

/** Duffel asks its airlines for this long; the rest of the time is for the way there and back. */
const TRAVEL_MS = 1500;
const SUPPLIER_TIMEOUT = { least: 2000, most: 60_000 };
/** The cheapest are kept: more would only take memory. */
const MOST_OFFERS = 500;
/** Between two looks at a request that Duffel still works on. */
const POLL_MS = 1000;

/** Flight offers of Duffel, live or of a sandbox that speaks like it. */
export function duffelOffers(settings: DuffelOffersSettings): OfferSource {
  const client = duffelClient(settings);
  const times = localTimes(settings.places);

  function batch(options: readonly FlightOption[], rest: Partial<OfferBatch>): OfferBatch {
    const expiries = options.map(({ expires_at }) => Date.parse(expires_at));
    return {
      asOf: new Date(settings.now()).toISOString(),
      options: options.map(foundOption),
      validUntil: Math.min(...expiries, Number.MAX_SAFE_INTEGER),
      outside: 0,
      notes: [],
      ...rest,
    };
  }

  /** The answer once it has offers: a request that was only accepted is looked at until it is done. */
  async function finished(
    first: Reply,
    asked: OfferSearch,
    call: OfferCall,
    deadline: number,
  ): Promise<Reply> {
    let reply = first;
    for (;;) {
      const id = requestUnderWay(reply);
      if (id === undefined) return reply;
      const timeoutMs = deadline - settings.elapsed() - POLL_MS;
      if (timeoutMs <= 0) throw timedOut("Duffel");
      await settings.sleep(POLL_MS, call.signal);
      const path = `/air/offer_requests/${id}`;
      reply = await client.call(() => ({ method: "GET", path, asked }), { ...call, timeoutMs });
    }
  }

  return {
    source: "duffel",
    tag: createHash("sha256")
      .update(`${settings.baseUrl}\n${settings.key}`)
      .digest("hex")
      .slice(0, 8),

    async search(search, call) {
      const deadline = settings.elapsed() + call.timeoutMs;
      const accepted = await client.call(
        (leftMs) => ({
          method: "POST",
          path: "/air/offer_requests",
          query: { return_offers: "true", supplier_timeout: supplierTimeout(leftMs) },
          body: offerRequest(search),
          asked: search,
        }),
        call,
      );
      const reply = await finished(accepted, search, call, deadline);
      const read = readOffers(reply.body, times);
      const nothingLeft = read && read.options.length + read.partial === 0 && read.unreadable > 0;
      if (!read || nothingLeft) throw garbled(reply);
      const alive = read.options.filter(
        ({ expires_at }) => Date.parse(expires_at) > settings.now(),
      );
      const asked = alive.filter((option) => answersSearch(option, search, settings.places));
      const missed = asked.map((option) => missOf(foundOption(option).ways, search));
      const fitting = asked.filter((_, index) => !missed[index]);
      return batch(cheapest(fitting), {
        outside: asked.length - fitting.length,
        misses: countMisses(missed),
        notes: [
          ...notHonoured(search),
          ...notesOn({ ...read, unasked: alive.length - asked.length }, fitting.length),
        ],
      });
    },

    async reread({ offer_id: id }, call) {
      // What is no id of theirs must not become a path of theirs.
      if (!/^[\w-]{1,80}$/.test(id)) throw offerGone();
      const reply = await client.call(() => ({ method: "GET", path: `/air/offers/${id}` }), call);
      const option = readOffer(reply.body, times);
      if (!option) throw garbled(reply);
      if (Date.parse(option.expires_at) <= settings.now()) throw offerGone();
      return batch([option], {});
    },
  };
}

/** What Duffel cannot be asked for. */
function notHonoured({ brand, flexDays = 0 }: OfferSearch): string[] {
  return [
    ...(brand === undefined
      ? []
      : [`Duffel does not sort fares into brands: brand ${brand} was left out, see conditions.`]),
    ...(flexDays === 0
      ? []
      : ["Duffel is asked for one day at a time: flex_days was left out, search other days too."]),
  ];
}

function supplierTimeout(leftMs: number): string {
  const { least, most } = SUPPLIER_TIMEOUT;
  return String(Math.round(Math.min(most, Math.max(least, leftMs - TRAVEL_MS))));
}

function cheapest(options: FlightOption[]): readonly FlightOption[] {
  if (options.length <= MOST_OFFERS) return options;
  return options.sort((a, b) => a.total.amount - b.total.amount).slice(0, MOST_OFFERS);
}

/** How many offers are not shown, by why. */
interface LeftOut {
  readonly unreadable: number;
  readonly partial: number;
  readonly unasked: number;
}

function notesOn({ unreadable, partial, unasked }: LeftOut, fitting: number): string[] {
  const notes: string[] = [];
  if (unreadable > 0) notes.push(`${unreadable} offers could not be read and are left out.`);
  if (partial > 0) notes.push(`${partial} incomplete offers are left out.`);
  if (unasked > 0) {
    notes.push(`${unasked} offers are for another route, day or order of flights and left out.`);
  }
  if (fitting > MOST_OFFERS) notes.push(`Only the ${MOST_OFFERS} cheapest of ${fitting} are kept.`);
  return notes;
}
