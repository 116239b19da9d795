import type { Scope } from "../../../domain/scopes.ts";
import type { ToolFacts } from "../../../tools/define.ts";
import { isRecord } from "../../../tools/json.ts";
import { isViewAddress } from "../../mcp/apps.ts";
import type { Identity } from "./guards.ts";

/** What a message needs that its sender lacks; `undefined` when it may go on. */
export type ScopeCheck = (body: unknown, identity: Identity) => Scope | undefined;

/** Handshakes, pings and notifications read nothing of the desk. */
const FREE = /^(initialize|ping|server\/discover|logging\/|notifications\/)/;

const NO_PARAMS: Readonly<Record<string, unknown>> = {};

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
    const { name, uri } = isRecord(message["params"]) ? message["params"] : NO_PARAMS;
    if (message["method"] === "tools/call" && typeof name === "string") {
      return scopeLackedFor(byName.get(name) ?? UNKNOWN, identity);
    }
    // A view is the same page for everybody: its data comes with the answers of tools.
    if (message["method"] === "resources/read" && isViewAddress(uri)) return undefined;
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
