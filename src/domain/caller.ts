/** Who is asking, as far as a surface knows. */
export interface Caller {
  readonly transport: "stdio" | "http" | "cli";
  /** The booking session of the connection; absent where the protocol has no sessions. */
  readonly bookingSessionId?: string;
  /** Verified identity; absent where no authentication is configured. */
  readonly principal?: string;
  /**
   * The name of an operator at work, who may see and change every booking and request. Only the
   * operators' own surface sets it, after it has made sure of it.
   */
  readonly operator?: string;
}
