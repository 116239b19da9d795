const SENTENCE = "We would like to spend 7 days by the sea, with good food and 2 old towns. ";
const WORD = /\p{L}+|\d+|[^\s]/gu;
const READINGS = 4_000;
/** What the yardstick takes on a machine of this decade that has nothing else to do. */
const USUAL_MS = 18;
const ROUNDS = 3;
const TRIES = 4;

/**
 * Milliseconds of processor that a work takes on a machine at rest: the least of several tries, each
 * measured against the yardstick beside it. A collection or a compilation may fall on one try, and
 * cores shared with others get less done in their time, but a work that is too much is so every time.
 * Ends with the first try that is within the limit.
 */
export async function leastMs(limit: number, tryOnce: () => Promise<number>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && least > limit; tries++) {
    const ms = await tryOnce();
    least = Math.min(least, ms <= limit ? ms : ms / slowness());
  }
  return least;
}

/** Processor time of the longest turn of the event loop, in milliseconds, from now until `end` is called. */
export function watchTurns(): { end(): number } {
  let longest = 0;
  let began = process.cpuUsage();
  const turn = () => {
    const { user, system } = process.cpuUsage(began);
    longest = Math.max(longest, (user + system) / 1000);
    began = process.cpuUsage();
  };
  const next = () => {
    turn();
    waiting = setImmediate(next);
  };
  let waiting = setImmediate(next);
  return {
    end() {
      clearImmediate(waiting);
      turn();
      return longest;
    },
  };
}

/** How many times slower than usual the machine is just now, at least 1. */
function slowness(): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) least = Math.min(least, yardstick());
  return Math.max(1, least / USUAL_MS);
}

/** Text, small objects and a table: what the readers do, and what waits for memory as they do. */
function yardstick(): number {
  const before = process.cpuUsage();
  const seen = new Map<string, { readonly index: number; readonly count: number }>();
  for (let reading = 0; reading < READINGS; reading++) {
    for (const { 0: word, index } of SENTENCE.matchAll(WORD)) {
      const key = `${word.toLowerCase()}${reading % 500}`;
      seen.set(key, { index, count: (seen.get(key)?.count ?? 0) + 1 });
    }
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
