import { listeners } from "../../listeners.ts";
import { BOOKING, type RecordEvent, type RecordListener } from "../../records.ts";
import type { NodeBus } from "../../shared.ts";
import type { Unsubscribe } from "../../types.ts";
import { BOOKINGS, OTHERS } from "../names.ts";

export interface Events {
  emit(event: RecordEvent): void;
  subscribe(listener: RecordListener): Promise<Unsubscribe>;
}

/** As earlier versions wrote it too: news of a booking in a booking's words. */
interface BookingNews {
  readonly pnr: string;
  readonly sessionId: string;
  readonly principal?: string;
  readonly status: string;
  readonly version: number;
}

/**
 * Tells subscribers on every node. A store tells its own at once, so that they hear of it even when
 * the server cannot call back, and passes over the same news from the server.
 */
export function valkeyEvents(
  bus: NodeBus,
  node: string,
  onListenerError?: (error: unknown) => void,
): Events {
  const { emit, subscribe } = listeners<RecordEvent>(onListenerError);
  const subscribers = new Set<object>();
  let listening: Promise<readonly Unsubscribe[]> | undefined;

  function hear(message: string): void {
    const news: { readonly node: string; readonly event: RecordEvent | BookingNews } =
      JSON.parse(message);
    if (news.node !== node) emit("pnr" in news.event ? fromNews(news.event) : news.event);
  }

  async function listen(): Promise<readonly Unsubscribe[]> {
    const bookings = await bus.subscribe(BOOKINGS.changes, hear);
    try {
      return [bookings, await bus.subscribe(OTHERS.changes, hear)];
    } catch (error) {
      await bookings();
      throw error;
    }
  }

  /** With the last subscriber goes the channel: every booking of every node would wake this one up. */
  async function leave(subscriber: object): Promise<void> {
    if (!subscribers.delete(subscriber) || subscribers.size > 0) return;
    const leaving = listening;
    listening = undefined;
    for (const stop of (await leaving?.catch(() => [])) ?? []) await stop();
  }

  return {
    emit,
    async subscribe(listener) {
      const subscriber = {};
      // Before the first wait, so that whoever leaves meanwhile does not end what is waited for.
      subscribers.add(subscriber);
      listening ??= listen();
      const waited = listening;
      try {
        await waited;
      } catch (error) {
        if (listening === waited) listening = undefined;
        await leave(subscriber);
        throw error;
      }
      const unsubscribe = subscribe(listener);
      return async () => {
        await unsubscribe();
        await leave(subscriber);
      };
    },
  };
}

/** What is published of a change that `node` made. */
export function newsOf(node: string, event: RecordEvent): string {
  return JSON.stringify({ node, event: event.kind === BOOKING ? toNews(event) : event });
}

function toNews({ id, sessionId = "", owner, state, version }: RecordEvent): BookingNews {
  const principal = owner !== undefined && { principal: owner };
  return { pnr: id, sessionId, ...principal, status: state, version };
}

function fromNews({ pnr, sessionId, principal, status, version }: BookingNews): RecordEvent {
  const owner = principal !== undefined && { owner: principal };
  return { kind: BOOKING, id: pnr, sessionId, ...owner, state: status, version };
}
