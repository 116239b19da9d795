const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/** How long to wait after so many failures in a row: twice as long each time, up to half a minute. */
export function backoff(failures: number): number {
  return Math.min(FIRST_MS * 2 ** failures, LONGEST_MS);
}
