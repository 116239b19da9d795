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
  setData(id: string, data: string): Promise<boolean>;
  end(id: string): Promise<boolean>;
}

/** What serving over HTTP asks of the storage. */
export interface HttpStorage {
  readonly sessions: HttpSessions;
  ping(): Promise<void>;
  stats(activeWithinMs: number): Promise<{
    readonly sessions: { readonly active: number; readonly total: number };
  }>;
}
