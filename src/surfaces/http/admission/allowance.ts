import type { MaybePromise } from "../../../memory/maybe-promise.ts";

/** How many of something each client may hold at once, and all of them together. */
export interface Allowance {
  /** Takes one; `undefined` when there is none left. Giving back twice counts once. */
  take(client: string): MaybePromise<(() => void) | undefined>;
}

/** Counted in this process. */
export interface LocalAllowance extends Allowance {
  take(client: string): (() => void) | undefined;
}

/** Connections of one server. */
export const CONNECTIONS_IN_ALL = 20_000;
const STREAMS_IN_ALL = 5;

/** Standing streams of one server, of which a client may hold `perClient`. */
export function streamsInAll(perClient: number): number {
  return perClient * STREAMS_IN_ALL;
}

export function allowance(perClient: number, inAll: number): LocalAllowance {
  const held = new Map<string, number>();
  let total = 0;
  return {
    take(client) {
      const count = held.get(client) ?? 0;
      if (count >= perClient || total >= inAll) return undefined;
      held.set(client, count + 1);
      total++;
      let given = false;
      return () => {
        if (given) return;
        given = true;
        total--;
        const left = (held.get(client) ?? 1) - 1;
        if (left > 0) held.set(client, left);
        else held.delete(client);
      };
    },
  };
}
