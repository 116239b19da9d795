import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { Scope } from "../../../domain/scopes.ts";
import type { MaybePromise } from "../../../memory/maybe-promise.ts";

/** The caller. Without authentication: no principal, every scope but operate. */
export interface Identity {
  readonly principal?: string;
  readonly scopes: ReadonlySet<Scope>;
  /** True without credentials on a server that asks for them, where some tools are public. */
  readonly anonymous?: boolean;
}

/** For addresses that answer anybody, without credentials but within the limits. */
export function anybody(): Identity {
  return { scopes: new Set() };
}

/** An answer that ends a request before it reaches a tool. */
export interface Refusal {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body: unknown;
}

/** Identifies callers. */
export interface Authenticator {
  readonly configured: boolean;
  /** By the credentials that the request shows. */
  authenticate(request: IncomingMessage): MaybePromise<Identity | Refusal>;
  /** By a key or a token. */
  identify(credential: string): MaybePromise<Identity | Refusal>;
  /** The challenge when a tool needs a scope that the identity lacks. */
  insufficientScope(needed: Scope, request?: IncomingMessage): Refusal;
  /** The RFC 9728 document; absent when OAuth is off. */
  readonly metadata?: (origin: string) => unknown;
}

export interface RateDecision {
  readonly allowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  readonly current: number;
  /** Unix milliseconds. */
  readonly resetAt: number;
  readonly retryAfterSeconds: number;
}

/** Decides whether one more request fits. */
export interface RateLimiter {
  /** `key` is a principal or a client's address. */
  admit(key: string): MaybePromise<RateDecision>;
}

/** Counts what the server does. */
export interface HttpMetrics {
  request(facts: {
    readonly route: string;
    readonly method: string;
    readonly status: number;
    readonly seconds: number;
  }): void;
  tool(facts: { readonly tool: string; readonly outcome: string; readonly seconds: number }): void;
  refusal(kind: "rate" | "auth" | "host" | "size" | "overload"): void;
  store(seconds: number): void;
  render(): Promise<{ readonly contentType: string; readonly body: string }>;
}

/** What stands between the network and the desk. */
export interface Guards {
  readonly auth: Authenticator;
  readonly limiter?: RateLimiter;
  readonly metrics: HttpMetrics;
  /** Whether public tools answer without credentials. */
  readonly publicReads?: boolean;
  /** Reads X-Forwarded-For only where a proxy is trusted. */
  clientAddress(request: IncomingMessage): string;
  /** The address a connection counts for; undefined for those of a trusted proxy. */
  readonly peerAddress: (socket: Socket) => string | undefined;
}
