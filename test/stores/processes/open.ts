import { sqliteStore } from "../../../src/stores/sqlite/store.ts";
import type { Store } from "../../../src/stores/types.ts";
import { valkeyStore } from "../../../src/stores/valkey/store.ts";

/** Where several processes keep things together: a file, or a port of this machine. */
export type Shared =
  | { readonly engine: "sqlite"; readonly path: string }
  | { readonly engine: "valkey"; readonly port: number };

/** How long what a dead process was doing may stand half done. */
export const CLAIM_MS = 1_000;

export async function openShared(shared: Shared): Promise<Store> {
  if (shared.engine === "sqlite") return await sqliteStore({ path: shared.path, now: Date.now });
  const nodes = [{ host: "127.0.0.1", port: shared.port }];
  return await valkeyStore({ nodes, now: Date.now, claimMs: CLAIM_MS });
}

/** What every worker sells. */
export const UNIT = "route#seat";
