import { createStore } from "./store.ts";

/** What a screen reader is to say next. */
export const announcement = createStore("");

export function announce(text: string): void {
  // The same sentence twice would be silent the second time.
  announcement.set("");
  setTimeout(() => announcement.set(text), 50);
}
