import {
  isJSONRPCNotification,
  type JSONRPCMessage,
  type JSONRPCNotification,
} from "@modelcontextprotocol/server";

/** Calls that were given up at another node, perhaps before they have begun here. */
export interface Cancellations {
  /** Passes over every message that gives up nothing. */
  note(session: string, message: JSONRPCMessage): void;
  /** What gave up this call, once. */
  take(session: string, requestId: unknown): JSONRPCMessage | undefined;
}

/** A call reaches its node within seconds of its cancellation, or never. */
const KEPT_MS = 10_000;
const KEPT = 1_000;

export function cancellations(now: () => number): Cancellations {
  const kept = new Map<string, { readonly message: JSONRPCMessage; readonly at: number }>();
  const keyOf = (session: string, requestId: unknown) => `${session} ${JSON.stringify(requestId)}`;

  return {
    note(session, message) {
      if (!isCancellation(message)) return;
      for (const [key, { at }] of kept) {
        if (kept.size < KEPT && at > now() - KEPT_MS) break;
        kept.delete(key);
      }
      kept.set(keyOf(session, message.params?.["requestId"]), { message, at: now() });
    },
    take(session, requestId) {
      const key = keyOf(session, requestId);
      const found = kept.get(key);
      kept.delete(key);
      return found && found.at > now() - KEPT_MS ? found.message : undefined;
    },
  };
}

export function isCancellation(message: unknown): message is JSONRPCNotification {
  return isJSONRPCNotification(message) && message.method === "notifications/cancelled";
}
