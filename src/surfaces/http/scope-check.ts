import type { Scope } from "../../domain/scopes.ts";
import type { Effect } from "../../tools/define.ts";
import { isRecord } from "../../tools/json.ts";
import type { Identity } from "./guards.ts";

/** What a message needs that its sender lacks; `undefined` when it may go on. */
export type ScopeCheck = (body: unknown, identity: Identity) => Scope | undefined;

/** Handshakes, pings and notifications read nothing of the desk. */
const FREE = /^(initialize|ping|server\/discover|logging\/|notifications\/)/;

export function scopeCheck(
  tools: readonly { readonly name: string; readonly effect: Effect }[],
): ScopeCheck {
  const effects = new Map(tools.map(({ name, effect }) => [name, effect]));

  function neededBy(message: unknown): Scope | undefined {
    if (!isRecord(message) || typeof message["method"] !== "string") return undefined;
    if (FREE.test(message["method"])) return undefined;
    const name = isRecord(message["params"]) ? message["params"]["name"] : undefined;
    if (message["method"] !== "tools/call" || typeof name !== "string") return "travel:read";
    // An unknown tool is refused later, by its name.
    return (effects.get(name) ?? "read") === "read" ? "travel:read" : "travel:book";
  }

  return (body, { scopes }) => {
    const messages: readonly unknown[] = Array.isArray(body) ? body : [body];
    for (const message of messages) {
      const needed = neededBy(message);
      if (needed !== undefined && !scopes.has(needed)) return needed;
    }
    return undefined;
  };
}
