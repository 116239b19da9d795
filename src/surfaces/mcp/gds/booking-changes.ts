import type { ResourceChange } from "../changes.ts";

/** A booking that was made or changed, as far as those who watch it care. */
interface ChangedBooking {
  readonly pnr: string;
  readonly sessionId: string;
  readonly principal?: string;
}

/**
 * The resources that a changed booking changes. `open`: nobody is authenticated, so that whoever
 * knows a PNR or a session's id may read it, and hear of it.
 */
export function bookingChanges(
  { pnr, sessionId, principal }: ChangedBooking,
  open: boolean,
): readonly ResourceChange[] {
  const owner = { bookingSessionId: sessionId, ...(principal !== undefined && { principal }) };
  const audience = open ? "known" : "named";
  return [
    { kind: "resource", uri: `gds://booking/${pnr}`, owner, audience },
    { kind: "resource", uri: `gds://session/${sessionId}/bookings`, owner, audience },
    { kind: "resource", uri: "gds://session/bookings", owner, audience: "mine" },
  ];
}
