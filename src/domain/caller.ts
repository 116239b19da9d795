/** What a surface knows of the client that calls. */
export interface Caller {
  readonly transport: "stdio" | "http" | "cli";
  /** The booking session of the connection; absent where the protocol has no sessions. */
  readonly bookingSessionId?: string;
  /** Verified identity; absent where no authentication is configured. */
  readonly principal?: string;
  /**
   * The name of an operator at work: such a call may see and change every booking and request. Only
   * the console sets it, from an operator session.
   */
  readonly operator?: string;
}
