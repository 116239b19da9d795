import type { RecordStore } from "../../stores/records.ts";
import type { CacheStore, InventoryStore } from "../../stores/types.ts";
import type { Atlas } from "../../suppliers/atlas.ts";
import type { FlightSupplier, Places } from "../../suppliers/types.ts";
import type { GdsDesk } from "../gds/desk.ts";
import type { Outbox } from "../outbox/outbox.ts";
import type { EventSubject } from "./events.ts";

/** Sends an event to a webhook's address; rejects when it cannot be reached. */
export type Post = (
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
) => Promise<{ readonly status: number; readonly body: string }>;

/** What the sandbox is given. */
export interface SandboxParts {
  readonly flights: FlightSupplier;
  readonly places: Places;
  readonly atlas: Atlas;
  readonly gds: Pick<
    GdsDesk,
    | "bookFlight"
    | "retrieveBooking"
    | "ticketBooking"
    | "quoteChange"
    | "confirmChange"
    | "quoteCancellation"
    | "cancelBooking"
    | "getSeatMap"
    | "getFlightStatus"
    | "respondToDisruption"
  >;
  readonly store: {
    readonly cache: CacheStore;
    readonly records: RecordStore;
    readonly inventory: InventoryStore;
  };
  /** Unix milliseconds. */
  readonly now: () => number;
  /** A whole number below the bound. */
  readonly random: (below: number) => number;
  readonly newSecret: () => string;
  readonly post: Post;
  /** Writes out what an event is about, as the wire has it. */
  readonly describe: (subject: EventSubject) => unknown;
  /** Work that goes on after the answer: deliveries. */
  readonly later: (work: Promise<unknown>) => void;
  /** Work that begins so many milliseconds after the answer, unless the server ends before. */
  readonly after: (ms: number, work: () => Promise<unknown>) => void;
}

/** What it works with. */
export interface SandboxDeps extends SandboxParts {
  readonly outbox: Outbox;
}

/** The owner of requests and orders. */
export interface Account {
  /** A principal, or a token's digest where authentication is off. */
  readonly owner: string;
  readonly principal?: string;
}

/** What the sandbox works with for one account. */
export interface AccountDeps extends SandboxDeps {
  readonly account: Account;
}
