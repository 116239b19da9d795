import type { RateCount, SessionEvent } from "../../../stores/shared.ts";

/** Where a worker finds the port that all of them serve. */
export const PORT_VARIABLE = "WAYFARE_WORKER_PORT";

/** What every worker can say about itself. */
export type Reported = "metrics" | "health";

/** What a worker asks of the primary, by the name of the question. */
export interface Questions {
  readonly append: { readonly session: string; readonly stream: string; readonly message: string };
  readonly after: { readonly session: string; readonly position: string };
  readonly count: {
    readonly client: string;
    readonly limit: number;
    readonly windowMs: number;
    /** Let through by this worker since its last question. */
    readonly before: number;
  };
  /** For a standing stream. */
  readonly hold: { readonly client: string };
  readonly mayOpen: { readonly client: string };
  readonly reports: { readonly what: Reported };
}

/** What each of the questions is answered with. */
export interface Answers {
  readonly append: string;
  readonly after: readonly SessionEvent[];
  readonly count: RateCount;
  /** A number to give the place back by; null where there is none left. */
  readonly hold: number | null;
  readonly mayOpen: boolean;
  /** Of every worker that answered, and of the primary. */
  readonly reports: readonly unknown[];
}

export type Asked = {
  [Name in keyof Questions]: { readonly ask: Name; readonly id: number } & Questions[Name];
}[keyof Questions];

/** What a worker says and waits for no answer to. */
export type Told =
  /** For every other worker. */
  | { readonly tell: "news"; readonly channel: string; readonly message: string }
  /** A connection has arrived, with its socket or without. */
  | { readonly tell: "taken"; readonly place: number }
  /** A stream or a connection has ended. */
  | { readonly tell: "release"; readonly place: number }
  | { readonly tell: "used"; readonly client: string; readonly session: string }
  | { readonly tell: "ended"; readonly client: string; readonly session: string }
  /** What the primary asked for. */
  | { readonly tell: "report"; readonly id: number; readonly report: unknown }
  /** It can take connections, or takes no more. */
  | { readonly tell: "ready" }
  | { readonly tell: "leaving" }
  /** Another worker would fare no better: the server should end. */
  | { readonly tell: "hopeless" };

export type FromWorker = Asked | Told;

export type FromPrimary =
  /** The answer as JSON, or why there is none. */
  | { readonly say: "answer"; readonly id: number; readonly json: string }
  /** It comes with the message. */
  | { readonly say: "connection"; readonly place: number }
  | { readonly say: "news"; readonly channel: string; readonly message: string }
  | { readonly say: "report"; readonly id: number; readonly what: Reported }
  /** All workers listen: this one tells the person who started the server. */
  | { readonly say: "welcome" }
  | { readonly say: "end" };
