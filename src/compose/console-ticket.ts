import { randomBytes, randomUUID } from "node:crypto";
import type { Config } from "../config.ts";
import { apiKeys } from "../services/keys/keys.ts";
import { type Invited, operatorSessions } from "../services/operator/sessions.ts";
import { openStore } from "./store.ts";

/** A ticket for the server on the same storage. */
export async function newTicket(config: Config, invited: Invited): Promise<string> {
  const store = await openStore(config);
  try {
    const sessions = operatorSessions({
      cache: store.cache,
      now: Date.now,
      random: randomBytes,
      newId: randomUUID,
      keys: apiKeys(store.keys),
      authenticated: false,
    });
    return await sessions.newTicket(invited);
  } finally {
    await store.close();
  }
}
