import type { BookingEvent, BookingListener, Unsubscribe } from "./types.ts";

export interface BookingListeners {
  emit(event: BookingEvent): void;
  subscribe(listener: BookingListener): Unsubscribe;
}

/** Carries changes to the subscribers in this process. */
export function bookingListeners(
  onListenerError: (error: unknown) => void = () => {},
): BookingListeners {
  const subscriptions = new Set<{ readonly listener: BookingListener }>();

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
