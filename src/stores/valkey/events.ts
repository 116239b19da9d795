import { bookingListeners } from "../listeners.ts";
import type { BookingEvent, BookingListener, Unsubscribe } from "../types.ts";
import type { Engine } from "./engine.ts";
import { unavailable } from "./failure.ts";
import { names } from "./names.ts";

export interface BookingEvents {
  emit(event: BookingEvent): void;
  subscribe(listener: BookingListener): Promise<Unsubscribe>;
}

/**
 * Tells subscribers on every node. A store tells its own at once, so that they hear of it even when
 * the server cannot call back, and passes over the same news from the server.
 */
export function valkeyEvents(
  { connection }: Engine,
  node: string,
  onListenerError?: (error: unknown) => void,
): BookingEvents {
  const listeners = bookingListeners(onListenerError);
  let listening: Promise<void> | undefined;

  async function listen(): Promise<void> {
    const client = await connection.listener();
    client.on("message", (channel: string, message: string) => {
      if (channel !== names.changes) return;
      const news: { readonly node: string; readonly event: BookingEvent } = JSON.parse(message);
      if (news.node !== node) listeners.emit(news.event);
    });
    // The client subscribes again by itself when it has reconnected.
    await client.subscribe(names.changes);
  }

  return {
    emit: listeners.emit,
    async subscribe(listener) {
      listening ??= listen().catch((error: unknown) => {
        listening = undefined;
        throw unavailable(connection.address, error);
      });
      await listening;
      return listeners.subscribe(listener);
    },
  };
}
