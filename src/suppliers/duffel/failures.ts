import { TravelError } from "../../domain/errors.ts";
import type { Reply } from "../http/exchange.ts";
import { ErrorAnswer, type Fault } from "./wire.ts";

/** What Duffel may refuse, in our words. Its own texts are data and go no further than this file. */

/** The codes that were asked about, to say which one Duffel does not know. */
export interface AskedFor {
  readonly origin: string;
  readonly destination: string;
}

/** The error that an answer stands for, when it is not the one hoped for. */
export function failureOf(reply: Reply, asked?: AskedFor): TravelError {
  const { status } = reply;
  const fault = faultOf(reply);
  const extra = facts(reply, fault);
  if (status === 401 || status === 403) {
    return new TravelError("internal", "Duffel did not accept the access key", {
      reason: "supplier_key_refused",
      hint: "Whoever runs this server: check DUFFEL_API_KEY, and that the key may search.",
      extra,
    });
  }
  if (status === 429) return rateLimited(reply.retryAfterMs ?? reply.resetMs, extra);
  if (GONE.has(fault?.code ?? "") || (status === 404 && !asked)) return offerGone(extra);
  if (fault?.code === "price_changed") {
    return new TravelError("rule", "The price of this offer has changed", {
      reason: "price_changed",
      hint: "Search again for today's price.",
      extra,
    });
  }
  const unknown = asked && unknownPlace(fault, asked);
  if (unknown) return placeNotFound(unknown, asked, extra);
  if (status === 504) return timedOut("Duffel", extra);
  if (status >= 500 || status < 400) {
    const seconds = Math.ceil((reply.retryAfterMs ?? 0) / 1000);
    return new TravelError("unavailable", "Duffel has trouble of its own at the moment", {
      reason: "supplier_error",
      hint: `Try again in ${seconds === 0 ? "a few minutes" : `${seconds} s`}.`,
      extra: { ...extra, ...(seconds > 0 && { retryAfterSeconds: seconds }) },
    });
  }
  return new TravelError("invalid", "Duffel refused this search", {
    reason: "supplier_refused",
    ...(fault?.source?.field && { field: word(fault.source.field) }),
    hint: "Check places, dates and the party; other dates or a nearby airport may do.",
    extra,
  });
}

export function rateLimited(waitMs = 0, extra: Facts = {}): TravelError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new TravelError("unavailable", "Rate limit exceeded after retries", {
    reason: "rate_limited",
    hint: `Duffel takes no more searches for now: try again in ${seconds} s.`,
    extra: { supplier: "duffel", ...extra, retryAfterSeconds: seconds },
  });
}

export function timedOut(who: string, extra: Facts = {}): TravelError {
  return new TravelError("timeout", `${who} did not answer in time`, {
    reason: "supplier_timeout",
    hint: "Try again; a search with fewer connections or one way is quicker.",
    extra: { supplier: "duffel", ...extra },
  });
}

export function unreachable(code: string): TravelError {
  return new TravelError("unavailable", "Duffel could not be reached", {
    reason: "supplier_unreachable",
    hint: "Try again in a minute. Whoever runs this server: check the network and DUFFEL_BASE_URL.",
    extra: { supplier: "duffel", failure: word(code) },
  });
}

export function resting(waitMs: number): TravelError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new TravelError("unavailable", "Duffel failed several times in a row and is left alone", {
    reason: "supplier_down",
    hint: `Try again in ${seconds} s.`,
    extra: { supplier: "duffel", retryAfterSeconds: seconds },
  });
}

export function garbled(reply?: Reply): TravelError {
  return new TravelError("unavailable", "Duffel sent an answer that cannot be read", {
    reason: "supplier_garbled",
    hint: "Try again. Whoever runs this server: check DUFFEL_BASE_URL.",
    extra: reply ? facts(reply, undefined) : { supplier: "duffel" },
  });
}

export function offerGone(extra: Facts = {}): TravelError {
  return new TravelError("rule", "This offer is no longer available", {
    reason: "offer_gone",
    hint: "Search again: offers live for about half an hour.",
    extra: { supplier: "duffel", ...extra },
  });
}

type Facts = Readonly<Record<string, unknown>>;

/** For the log and for programs: words of a fixed form, no sentences. */
export function facts({ status, requestId }: Reply, fault: Fault | undefined): Facts {
  return {
    supplier: "duffel",
    status,
    ...(requestId !== undefined && { requestId }),
    ...(fault?.type && { errorKind: word(fault.type) }),
    ...(fault?.code && { errorCode: word(fault.code) }),
  };
}

export function faultOf({ body }: Reply): Fault | undefined {
  const answer = ErrorAnswer.safeParse(body);
  return answer.success ? answer.data.errors[0] : undefined;
}

const GONE: ReadonlySet<string> = new Set(["offer_no_longer_available", "offer_expired"]);

/** Which end Duffel does not know: `/slices/1/origin` is where the way back starts. */
function unknownPlace(fault: Fault | undefined, asked: AskedFor): keyof AskedFor | undefined {
  if (fault?.type !== "validation_error" && fault?.code !== "invalid_airport_code")
    return undefined;
  const where = `${fault.source?.pointer ?? ""} ${fault.source?.field ?? ""}`;
  const end = /\b(origin|destination)\b/.exec(where)?.[1];
  if (end === undefined) {
    if (fault.code !== "invalid_airport_code") return undefined;
    return fault.message?.includes(`'${asked.destination}'`) ? "destination" : "origin";
  }
  const onTheWayBack = /slices\/1\b/.test(where);
  return (end === "origin") === onTheWayBack ? "destination" : "origin";
}

function placeNotFound(field: keyof AskedFor, asked: AskedFor, extra: Facts): TravelError {
  const code = asked[field];
  return new TravelError("invalid", `Airport code ${code} not found. Please check spelling.`, {
    reason: "unknown_airport",
    field,
    value: code,
    extra,
  });
}

/** An identifier from outside: letters, figures and underscores, and not many. */
function word(text: string): string {
  return text.replace(/[^\w.-]/g, "_").slice(0, 60);
}
