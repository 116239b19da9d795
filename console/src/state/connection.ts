import { createStore } from "./store.ts";

/** False while the server cannot be reached. */
export const connected = createStore(true);

export function reached(): void {
  connected.set(true);
}

export function unreached(): void {
  connected.set(false);
}

window.addEventListener("offline", unreached);
