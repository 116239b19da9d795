import type { Caller } from "../../domain/caller.ts";

/** What an operator may do: work; work and see to others' work; look. */
export type Role = "agent" | "supervisor" | "read-only";

/** A person of the agency at the console. */
export interface Operator {
  /** For histories and other operators to read. */
  readonly name: string;
  readonly role: Role;
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
