import type { Scope } from "../../domain/scopes.ts";
import type { AccountSandbox } from "../../services/duffel-sandbox/sandbox.ts";
import type { PathParameters } from "../http/server/router.ts";
import type { PageMeta } from "./pages.ts";
import type { Writer } from "./wire/writer.ts";

/** One call of a client, past every check that is the same for all. */
export interface Call {
  /** As the account of the call uses it. */
  readonly sandbox: AccountSandbox;
  readonly write: Writer;
  /** What the parts of the path in braces stand for. */
  readonly parameters: PathParameters;
  /** Of them `id`, which most paths have; else empty. */
  readonly id: string;
  readonly query: URLSearchParams;
  /** The body's `data`; an empty object where there is no body. */
  readonly data: Readonly<Record<string, unknown>>;
}

export interface Answer {
  readonly status: number;
  /** Left out, with its envelope, where there is nothing to say. */
  readonly data?: unknown;
  readonly meta?: PageMeta;
}

export interface Endpoint {
  readonly method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  /** `/air/offers/{id}`. */
  readonly path: string;
  readonly scope: Scope;
  readonly handle: (call: Call) => Promise<Answer>;
}

export function get(path: string, handle: Endpoint["handle"]): Endpoint {
  return { method: "GET", path, scope: "travel:read", handle };
}

/** A POST that changes nothing that matters to others. */
export function ask(path: string, handle: Endpoint["handle"]): Endpoint {
  return { method: "POST", path, scope: "travel:read", handle };
}

export function post(path: string, handle: Endpoint["handle"]): Endpoint {
  return { method: "POST", path, scope: "travel:book", handle };
}

export function patch(path: string, handle: Endpoint["handle"]): Endpoint {
  return { method: "PATCH", path, scope: "travel:book", handle };
}

export function remove(path: string, handle: Endpoint["handle"]): Endpoint {
  return { method: "DELETE", path, scope: "travel:book", handle };
}

/** True and false as a query writes them; anything else says nothing. */
export function flag(query: URLSearchParams, name: string): boolean | undefined {
  const value = query.get(name);
  return value === "true" ? true : value === "false" ? false : undefined;
}
