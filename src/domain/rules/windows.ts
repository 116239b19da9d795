/** Hours of a day, both ends included, as `HH:MM` at the place in question. */
export interface TimeWindow {
  readonly after: string;
  readonly before: string;
}

export function withinWindow(clock: string, window: TimeWindow | undefined): boolean {
  return window === undefined || (clock >= window.after && clock <= window.before);
}
