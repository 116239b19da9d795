import type { IncomingMessage, ServerResponse } from "node:http";
import type { MaybePromise } from "../../../memory/maybe-promise.ts";
import type { Identity, Refusal } from "../admission/guards.ts";

/** What one address answers, and to what kind of caller. */
export interface Route<Who extends Identity = Identity> {
  /** `/bookings/{pnr}`; a last part `{name*}` stands for everything that follows. */
  readonly path: string;
  /** How metrics and log call it; its path when absent. */
  readonly name?: string;
  readonly methods: readonly string[];
  /** Answered without credentials and without counting against a rate limit. */
  readonly exempt?: boolean;
  /** Also reached without credentials where public reads are on; `handle` decides what that shows. */
  readonly anonymous?: boolean;
  /** Served under any host name and to any page: load balancers check health by address. */
  readonly anyHost?: boolean;
  /** Without CORS headers: it goes by cookies, so that pages of other sites must not read it. */
  readonly ownPagesOnly?: boolean;
  /** Identifies the caller, where the server's own credentials do not. */
  readonly identify?: (request: IncomingMessage) => MaybePromise<Who | Refusal>;
  /** A method, so that one list can hold routes of several kinds of callers. */
  handle(exchange: Exchange<Who>): Promise<void>;
  /** Words a refusal for this address's clients; JSON-RPC when absent. */
  readonly refuse?: (response: ServerResponse, refusal: Refusal) => void;
}

/** What the parts of a path in braces stand for, decoded. */
export type PathParameters = Readonly<Record<string, string>>;

export interface Match<T> {
  readonly value: T;
  readonly parameters: PathParameters;
}

/** Finds what stands at a path. */
export type Router<T> = (path: string) => Match<T> | undefined;

interface Pattern<T> {
  readonly value: T;
  readonly parts: readonly Part[];
  /** The name of what follows the parts; absent when nothing may. */
  readonly rest: string | undefined;
}

/** A text that must be there, or the name of any text. */
type Part = { readonly text: string } | { readonly name: string };

const NONE: PathParameters = Object.freeze({});

/**
 * Parses the paths of a table once. A path without braces is found by one lookup; of the others the
 * first in the list that matches counts.
 */
export function router<T extends { readonly path: string }>(table: readonly T[]): Router<T> {
  const fixed = new Map<string, Match<T>>();
  const patterns: Pattern<T>[] = [];
  for (const value of table) {
    if (value.path.includes("{")) patterns.push(patternOf(value));
    else if (!fixed.has(value.path)) fixed.set(value.path, { value, parameters: NONE });
  }

  return (path) => {
    const known = fixed.get(path);
    if (known) return known;
    const parts = partsOf(path);
    for (const pattern of patterns) {
      const parameters = matchOf(pattern, parts);
      if (parameters) return { value: pattern.value, parameters };
    }
    return undefined;
  };
}

function partsOf(path: string): readonly string[] {
  return path.slice(1).split("/");
}

function patternOf<T extends { readonly path: string }>(value: T): Pattern<T> {
  const parts = partsOf(value.path);
  const rest = /^\{(\w+)\*\}$/.exec(parts.at(-1) ?? "")?.[1];
  const named = rest === undefined ? parts : parts.slice(0, -1);
  return { value, rest, parts: named.map(partOf) };
}

function partOf(text: string): Part {
  const name = /^\{(\w+)\}$/.exec(text)?.[1];
  return name === undefined ? { text } : { name };
}

function matchOf<T>(
  { parts, rest }: Pattern<T>,
  asked: readonly string[],
): PathParameters | undefined {
  const fits = rest === undefined ? asked.length === parts.length : asked.length > parts.length;
  if (!fits) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const text = asked[index] ?? "";
    if ("text" in part ? part.text !== text : text === "") return undefined;
    if ("name" in part) parameters[part.name] = decoded(text);
  }
  if (rest !== undefined) parameters[rest] = asked.slice(parts.length).join("/");
  return parameters;
}

/** As it was sent where it is no percent-encoding. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** One request that was let in, and its answer. */
export interface Exchange<Who extends Identity = Identity> {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly identity: Who;
  /** What the parts of the path in braces stand for. */
  readonly parameters: PathParameters;
  /** What limits are counted by: the principal, or else the address. */
  readonly client: string;
  /** Says that the answer is a stream: its time is not counted, and closing does not wait for it. */
  readonly markStream: () => void;
}
