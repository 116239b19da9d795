import type { Scope } from "../../../domain/scopes.ts";
import type { ToolFacts } from "../../../tools/define.ts";
import { isRecord } from "../../../tools/json.ts";
import type { Identity } from "./guards.ts";

/** What a message needs that its sender lacks; `undefined` when it may go on. */
export type ScopeCheck = (body: unknown, identity: Identity) => Scope | undefined;

/** Handshakes, pings and notifications read nothing of the desk. */
const FREE = /^(initialize|ping|server\/discover|logging\/|notifications\/)/;

type Guarded = Pick<ToolFacts, "effect" | "publicRead">;

/** What calling a tool needs that the caller lacks. */
export function scopeLackedFor(tool: Guarded, { scopes, anonymous }: Identity): Scope | undefined {
  if (anonymous && tool.publicRead) return undefined;
  const needed = tool.effect === "read" ? "travel:read" : "travel:book";
  return scopes.has(needed) ? undefined : needed;
}

/** An unknown tool is refused later, by its name. */
const UNKNOWN: Guarded = { effect: "read", publicRead: false };

export function scopeCheck(tools: readonly (Guarded & { readonly name: string })[]): ScopeCheck {
  const byName = new Map(tools.map((tool) => [tool.name, tool]));

  function lackedFor(message: unknown, identity: Identity): Scope | undefined {
    if (!isRecord(message) || typeof message["method"] !== "string") return undefined;
    if (FREE.test(message["method"])) return undefined;
    const name = isRecord(message["params"]) ? message["params"]["name"] : undefined;
    if (message["method"] === "tools/call" && typeof name === "string") {
      return scopeLackedFor(byName.get(name) ?? UNKNOWN, identity);
    }
    if (identity.anonymous && message["method"] === "tools/list") return undefined;
    return identity.scopes.has("travel:read") ? undefined : "travel:read";
  }

  return (body, identity) => {
    const messages: readonly unknown[] = Array.isArray(body) ? body : [body];
    for (const message of messages) {
      const lacked = lackedFor(message, identity);
      if (lacked !== undefined) return lacked;
    }
    return undefined;
  };
}
