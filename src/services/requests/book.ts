import type { Caller } from "../../domain/caller.ts";
import type { FlightBooking, Pnr } from "../../domain/contracts/gds/bookings.ts";
import { TravelError } from "../../domain/errors.ts";
import { BOOKING } from "../../stores/records.ts";
import type { OperatorDeps } from "../operator/deps.ts";
import {
  changeRequest,
  type KeptRequest,
  readRequest,
  recordFact,
  type SeenRequest,
} from "./change.ts";
import type { BookingIntent, RequestDocument } from "./document.ts";

/** What an operator wants booked for a request: flights, stays, or both on one PNR. */
export interface Wanted
  extends Pick<FlightBooking, "passengers" | "contactEmail" | "contactPhone"> {
  readonly flightIds?: FlightBooking["flightIds"] | undefined;
  readonly hotelIds?: readonly string[] | undefined;
}

type Deps = Pick<OperatorDeps, "records" | "gds" | "now" | "news">;

/**
 * Books for a request, once. What is wanted is written down with the request before anything is
 * booked, so that the next call finishes what a process that died has left: every step has a key
 * that goes by the attempt, and repeating it changes nothing.
 */
export async function bookForRequest(
  deps: Deps,
  operator: string,
  seen: SeenRequest,
  wanted: Wanted,
): Promise<KeptRequest> {
  if (!wanted.flightIds?.length && !wanted.hotelIds?.length) throw nothingWanted();
  const { document, stored } = await readRequest(deps, seen.id);
  if (document.booking && stored.version === seen.version) {
    // An attempt was cut off: how it ended decides whether another one makes sense.
    await carryOut(deps, { document, stored }, document.booking).catch(onlyRefusals);
  }
  const { pnr } = document;
  if (pnr !== undefined && (await deps.records.get(BOOKING, pnr))?.state !== "cancelled") {
    throw alreadyBooked(pnr);
  }
  const begun = await changeRequest(deps, seen, (now) => {
    const attempt = (now.attempts ?? 0) + 1;
    const intent = { attempt, by: operator, wanted: JSON.stringify(wanted) };
    return { ...now, attempts: attempt, booking: intent };
  });
  const intent = begun.document.booking;
  return intent ? await carryOut(deps, begun, intent) : begun;
}

/** Books what was written down, then links the booking, or forgets the attempt when it is refused. */
async function carryOut(
  deps: Deps,
  { stored }: KeptRequest,
  intent: BookingIntent,
): Promise<KeptRequest> {
  const { attempt, by } = intent;
  // The booking is the requester's, so that they can retrieve it like their own.
  const caller: Caller = {
    transport: "http",
    operator: by,
    ...(stored.owner !== undefined && { principal: stored.owner }),
  };
  const wanted = readWanted(intent.wanted);
  const booked = await bookParts(deps, caller, `${stored.id} ${attempt}`, wanted).catch(
    async (error: unknown) => {
      onlyRefusals(error);
      await endAttempt(deps, stored.id, attempt, (rest) => rest);
      throw error;
    },
  );
  return await endAttempt(deps, stored.id, attempt, (rest, at) => ({
    ...rest,
    // What is booked waits for nothing more, and has an operator who knows of it.
    status: rest.status === "withdrawn" ? rest.status : "confirmed",
    assignedTo: rest.assignedTo ?? by,
    pnr: booked.pnr,
    history: [...rest.history, { at, by, what: "booked", text: booked.pnr }],
  }));
}

/** Ends an attempt, unless another process that carried it out has ended it. */
function endAttempt(
  deps: Deps,
  id: string,
  attempt: number,
  end: (rest: RequestDocument, at: number) => RequestDocument,
): Promise<KeptRequest> {
  return recordFact(deps, id, ({ booking, ...rest }, at) =>
    booking?.attempt === attempt ? end(rest, at) : undefined,
  );
}

async function bookParts(deps: Deps, caller: Caller, key: string, wanted: Wanted): Promise<Pnr> {
  const { gds } = deps;
  const { flightIds = [], hotelIds = [], passengers, contactEmail, contactPhone } = wanted;
  const contacts = { contactEmail, contactPhone };
  let booked =
    flightIds.length > 0
      ? await gds.bookFlight(
          { flightIds, passengers, ...contacts, idempotencyKey: `${key} flights` },
          caller,
        )
      : undefined;
  const guests = passengers
    .filter(({ type }) => type !== "infant")
    .map(({ firstName, lastName, email }) => ({ firstName, lastName, email }));
  try {
    for (const [index, hotelId] of hotelIds.entries()) {
      const stay = { hotelId, guests, existingPnr: booked?.pnr, ...contacts };
      const idempotencyKey = `${key} hotel${index === 0 ? "" : ` ${index + 1}`}`;
      booked = await gds.bookHotel({ ...stay, idempotencyKey }, caller);
    }
  } catch (error) {
    onlyRefusals(error);
    // All of it or nothing.
    if (booked) {
      const reason = "The stay that belongs to it could not be booked";
      const cancellation = { pnr: booked.pnr, reason, idempotencyKey: `${key} undo` };
      await gds.cancelBooking(cancellation, caller);
    }
    throw error;
  }
  if (!booked) throw nothingWanted();
  return booked;
}

/** What was written down; earlier versions wrote one stay. */
function readWanted(text: string): Wanted {
  const { hotelId, ...wanted }: Wanted & { readonly hotelId?: string } = JSON.parse(text);
  return hotelId === undefined ? wanted : { hotelIds: [hotelId], ...wanted };
}

/** A storage that is away has not refused: the attempt stands, and will be finished later. */
function onlyRefusals(error: unknown): void {
  if (!(error instanceof TravelError) || error.retryable || error.code === "internal") throw error;
}

function nothingWanted(): TravelError {
  return new TravelError(
    "invalid",
    "flightIds and hotelIds are missing: there is nothing to book",
    {
      reason: "nothing_to_book",
      field: "flightIds",
      hint: "Search for flights or a hotel and choose one.",
    },
  );
}

function alreadyBooked(pnr: string): TravelError {
  return new TravelError("rule", `This request has been booked already: ${pnr}`, {
    reason: "already_booked",
    value: pnr,
    hint: "Cancel that booking first if another one is wanted.",
  });
}
