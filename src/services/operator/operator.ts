import type { Caller } from "../../domain/caller.ts";

/** A person of the agency at the console. */
export interface Operator {
  /** For histories and other operators to read. */
  readonly name: string;
  /** Verified identity; absent where no authentication is configured. */
  readonly principal?: string;
  /** The booking session of what they book to try things out. */
  readonly bookingSessionId: string;
}

/** An operator as the desks know callers. */
export function operatorCaller({ name, principal, bookingSessionId }: Operator): Caller {
  return {
    transport: "http",
    operator: name,
    bookingSessionId,
    ...(principal !== undefined && { principal }),
  };
}
