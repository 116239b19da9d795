import { bookingListeners } from "../listeners.ts";
import type { NodeBus } from "../shared.ts";
import type { BookingEvent, BookingListener, Unsubscribe } from "../types.ts";
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
  bus: NodeBus,
  node: string,
  onListenerError?: (error: unknown) => void,
): BookingEvents {
  const listeners = bookingListeners(onListenerError);
  let listening: Promise<unknown> | undefined;

  function hear(message: string): void {
    const news: { readonly node: string; readonly event: BookingEvent } = JSON.parse(message);
    if (news.node !== node) listeners.emit(news.event);
  }

  return {
    emit: listeners.emit,
    async subscribe(listener) {
      listening ??= bus.subscribe(names.changes, hear).catch((error: unknown) => {
        listening = undefined;
        throw error;
      });
      await listening;
      return listeners.subscribe(listener);
    },
  };
}
