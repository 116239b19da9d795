import type { Minutes } from "../dates.ts";

/** Usual hours of hotels, whose stays name days alone. */
export const CHECK_IN: Minutes = 15 * 60;
export const CHECK_OUT: Minutes = 11 * 60;

/** `15:00`. */
export function hourText(minutes: Minutes): string {
  return `${String(minutes / 60).padStart(2, "0")}:00`;
}
