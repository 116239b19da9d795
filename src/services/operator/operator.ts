import type { Caller } from "../../domain/caller.ts";

/** Somebody who works at the desk. */
export interface Operator {
  /** For histories and other operators to read. */
  readonly name: string;
  /** Verified identity; absent where no authentication is configured. */
  readonly principal?: string;
  /** What they book to try things out belongs here. */
  readonly bookingSessionId: string;
}

/** An operator as the desks know callers. */
export function callerOf({ name, principal, bookingSessionId }: Operator): Caller {
  return {
    transport: "http",
    operator: name,
    bookingSessionId,
    ...(principal !== undefined && { principal }),
  };
}
