import type { Caller } from "../../domain/caller.ts";
import {
  PENDING,
  type RequestAddition,
  type RequestView,
} from "../../domain/contracts/concierge/requests.ts";
import { TravelError } from "../../domain/errors.ts";
import { BOOKING } from "../../stores/records.ts";
import { KEY_LIFE_MS, keyReused, repeatOf } from "../repeat.ts";
import { messageIn, SAME_REQUEST_MS } from "./asked.ts";
import { changeByTraveller } from "./change.ts";
import { REQUEST_KIND, type RequestDeps, type RequestDocument } from "./document.ts";
import { getTravelRequest } from "./read.ts";
import { travelAdded } from "./wanted.ts";

/** Of the changes that a request takes, those that are the traveller's: operators keep the rest. */
const MOST_ADDITIONS = 100;

/** The traveller's side of a request's thread: an answer, an addition, or the end of it. */
export async function addToTravelRequest(
  deps: RequestDeps,
  { request_id: id, message, withdraw = false, idempotencyKey: key }: RequestAddition,
  caller: Caller,
): Promise<RequestView> {
  const text = message?.trim() ? messageIn(message) : undefined;
  if (text === undefined && !withdraw) throw nothingSaid();
  const { scope, fingerprint } = repeatOf(caller, key ?? "", JSON.stringify([id, text, withdraw]));
  const request = { scope: `request ${scope}`, key: `add ${key}`, fingerprint };
  if (key !== undefined) {
    const before = await deps.records.outcome(REQUEST_KIND, request);
    if (before.kind === "key_reused") throw keyReused(key);
    if (before.kind === "replayed") return await getTravelRequest(deps, { request_id: id }, caller);
  }
  const idempotency =
    key === undefined
      ? {}
      : {
          idempotency: { ...request, outcome: id, ttlMs: KEY_LIFE_MS },
        };
  await changeByTraveller(deps, id, caller, async (document, at) => {
    if (isRepeat(document, text, withdraw, at)) return undefined;
    if (document.status === "withdrawn") throw withdrawn(id);
    if (withdraw && document.pnr !== undefined) await refuseBooked(deps, document.pnr);
    const additions = document.history.filter(({ what }) => what === "added").length;
    if (additions >= MOST_ADDITIONS) throw tooMany();
    const event = {
      at,
      ...(caller.operator !== undefined && { by: caller.operator }),
      what: withdraw ? ("withdrawn" as const) : ("added" as const),
      ...(text !== undefined && { text }),
    };
    const history = [...document.history, event];
    const travel = text === undefined ? undefined : travelAdded({ ...document, history });
    return {
      next: {
        ...document,
        ...(travel && { travel }),
        status: withdraw ? "withdrawn" : PENDING,
        // The answer to this call shows the reply, so an operator can no longer take it back.
        ...(document.reply && { readAt: document.readAt ?? at }),
        history,
      },
      ...idempotency,
    };
  });
  return await getTravelRequest(deps, { request_id: id }, caller);
}

/** A client that never heard the answer sends the same again. */
function isRepeat(
  { history, status }: RequestDocument,
  text: string | undefined,
  withdraw: boolean,
  at: number,
): boolean {
  if (withdraw) return status === "withdrawn";
  const last = history.findLast(({ what }) => what === "added" || what === "answered");
  return last?.what === "added" && last.text === text && at - last.at < SAME_REQUEST_MS;
}

async function refuseBooked({ records }: RequestDeps, pnr: string): Promise<void> {
  if ((await records.get(BOOKING, pnr))?.state === "cancelled") return;
  throw new TravelError("rule", `This request has been booked: ${pnr}`, {
    reason: "already_booked",
    field: "withdraw",
    value: pnr,
    hint: "Cancel the booking with cancelBooking, or ask the operator to, with message.",
  });
}

function nothingSaid(): TravelError {
  return new TravelError("invalid", "message is missing", {
    reason: "missing",
    field: "message",
    hint: "Say what the traveller answers or adds, or send withdraw: true.",
  });
}

function withdrawn(id: string): TravelError {
  return new TravelError("rule", "This request was withdrawn", {
    reason: "withdrawn",
    field: "request_id",
    value: id,
    hint: "Send a new one with create_travel_request.",
  });
}

function tooMany(): TravelError {
  return new TravelError("rule", `A request takes ${MOST_ADDITIONS} additions, and has them`, {
    reason: "too_many_changes",
    hint: "Wait for the operator's answer, or send a new request.",
  });
}
