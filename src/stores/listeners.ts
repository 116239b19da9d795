import type { NodeBus } from "./shared.ts";
import type { Unsubscribe } from "./types.ts";

export interface Listeners<Event> {
  emit(event: Event): void;
  subscribe(listener: (event: Event) => void): Unsubscribe;
}

/** Carries changes to the subscribers in this process. */
export function listeners<Event>(
  onListenerError: (error: unknown) => void = () => {},
): Listeners<Event> {
  const subscriptions = new Set<{ readonly listener: (event: Event) => void }>();

  return {
    emit(event) {
      for (const { listener } of subscriptions) {
        try {
          listener(event);
        } catch (error) {
          onListenerError(error);
        }
      }
    },
    subscribe(listener) {
      // An object of its own, so that the same function may subscribe twice.
      const subscription = { listener };
      subscriptions.add(subscription);
      return async () => {
        subscriptions.delete(subscription);
      };
    },
  };
}

/** Carries changes to the subscribers of every process on a bus. */
export function busListeners<Event>(
  bus: NodeBus,
  channel: string,
  onListenerError: (error: unknown) => void = () => {},
): Listeners<Event> {
  const { emit, subscribe } = listeners<Event>(onListenerError);
  bus.subscribe(channel, (message) => emit(JSON.parse(message))).catch(onListenerError);
  return {
    emit: (event) => void bus.publish(channel, JSON.stringify(event)).catch(onListenerError),
    subscribe,
  };
}
