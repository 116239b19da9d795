import type { Caller } from "../../domain/caller.ts";
import type { Pnr } from "../../domain/entities/pnr.ts";
import { TravelError } from "../../domain/errors.ts";
import { addContacts } from "./contacts.ts";
import type { GdsDeps } from "./deps.ts";
import type { Repeat } from "./repeat.ts";
import { joinPassengers, type Person } from "./travellers.ts";
import { type BookedClaim, changeBooking } from "./write.ts";

/** What is added to a booking that exists. */
export interface Addition {
  readonly people: readonly Person[];
  readonly field: (index: number) => string;
  readonly parts: Partial<Pick<Pnr, "hotels" | "cars">>;
  readonly warnings: readonly string[];
  readonly contacts: { contactEmail?: string | undefined; contactPhone?: string | undefined };
}

/** Adds a stay or a car to a booking, with its stock, in one step. */
export function addPart(
  deps: GdsDeps,
  caller: Caller,
  target: { readonly pnr: string; readonly field: string; readonly sessionId?: string | undefined },
  repeat: Repeat | undefined,
  claims: readonly BookedClaim[],
  add: (booking: Pnr) => Addition,
): Promise<Pnr> {
  return changeBooking(
    deps,
    caller,
    target,
    ({ booking }) => {
      refuseCancelled(booking, target.field);
      const { people, field, parts, warnings, contacts: given } = add(booking);
      const { contacts, notes } = addContacts(booking, given);
      const all = [...(booking.warnings ?? []), ...warnings, ...notes];
      return {
        booking: {
          ...booking,
          ...parts,
          ...contacts,
          passengers: joinPassengers(booking, people, field),
          status: "confirmed",
          ...(all.length > 0 && { warnings: [...new Set(all)] }),
        },
        claims,
      };
    },
    repeat,
  );
}

export function refuseCancelled(booking: Pnr, field: string): void {
  if (booking.status !== "cancelled") return;
  throw new TravelError("rule", `${field}: ${booking.pnr} is cancelled`, {
    reason: "booking_cancelled",
    field,
    value: booking.pnr,
    hint: "A cancelled booking cannot be changed; make a new one.",
  });
}
