import type { IconName } from "../ui/icon.tsx";
import { announce } from "./announce.ts";
import { createStore } from "./store.ts";

export interface Toast {
  readonly text: string;
  readonly action?: {
    readonly label: string;
    readonly mark: IconName;
    readonly run: () => void;
  };
}

const SHOWN_MS = 8_000;
/** Longer where there is something to press, which has to be read and reached first. */
const OFFERED_MS = 20_000;

/** A short word on what just happened, with a way back where there is one. */
export const toast = createStore<Toast | undefined>(undefined);
let timer: ReturnType<typeof setTimeout> | undefined;

export function showToast(next: Toast): void {
  clearTimeout(timer);
  toast.set(next);
  announce(next.text);
  timer = setTimeout(hideToast, next.action ? OFFERED_MS : SHOWN_MS);
}

export function hideToast(): void {
  toast.set(undefined);
}
