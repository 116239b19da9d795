import type { Shared } from "./shared.ts";

/** What serving over HTTP keeps of a session. Times are Unix milliseconds. */
export interface HttpSession {
  readonly id: string;
  readonly principal?: string;
  /** A session record as JSON; absent when the session was not opened over HTTP. */
  readonly data?: string;
}

/** Where sessions outlive the process. */
export interface HttpSessions {
  create(session: {
    readonly id: string;
    readonly principal?: string;
    readonly ttlMs: number;
    readonly data: string;
  }): Promise<unknown>;
  /** `undefined` once it has expired or ended. */
  get(id: string): Promise<HttpSession | undefined>;
  /** Says that it is in use; never revives. */
  touch(id: string, ttlMs: number): Promise<unknown>;
  /** Only where it is still `was`. */
  setData(id: string, data: string, was: string): Promise<boolean>;
  end(id: string): Promise<boolean>;
}

/** What serving over HTTP asks of the storage. */
export interface HttpStorage {
  readonly sessions: HttpSessions;
  /** Present where several nodes may serve the same sessions. */
  readonly shared?: Shared;
  ping(): Promise<void>;
  stats(activeWithinMs: number): Promise<{
    readonly sessions: { readonly active: number; readonly total: number };
  }>;
}
