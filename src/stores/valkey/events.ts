import { listeners } from "../listeners.ts";
import type { NodeBus } from "../shared.ts";
import type { Unsubscribe } from "../types.ts";

export interface Events<Event> {
  emit(event: Event): void;
  subscribe(listener: (event: Event) => void): Promise<Unsubscribe>;
}

/**
 * Tells subscribers on every node. A store tells its own at once, so that they hear of it even when
 * the server cannot call back, and passes over the same news from the server.
 */
export function valkeyEvents<Event>(
  bus: NodeBus,
  channel: string,
  node: string,
  onListenerError?: (error: unknown) => void,
): Events<Event> {
  const { emit, subscribe } = listeners<Event>(onListenerError);
  let listening: Promise<unknown> | undefined;

  function hear(message: string): void {
    const news: { readonly node: string; readonly event: Event } = JSON.parse(message);
    if (news.node !== node) emit(news.event);
  }

  return {
    emit,
    async subscribe(listener) {
      listening ??= bus.subscribe(channel, hear).catch((error: unknown) => {
        listening = undefined;
        throw error;
      });
      await listening;
      return subscribe(listener);
    },
  };
}
