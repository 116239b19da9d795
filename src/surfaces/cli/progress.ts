import type { Terminal } from "./terminal.ts";

const EVERY_MS = 1000;

/** Tells a person at a terminal how far long work has come, a line a second from the first second on. */
export function progressTo(
  { warn, columns }: Pick<Terminal, "warn" | "columns">,
  now: () => number = Date.now,
): (text: string) => void {
  if (columns === undefined) return () => {};
  let told = now();
  return (text) => {
    const time = now();
    if (time - told < EVERY_MS) return;
    told = time;
    warn(text);
  };
}
