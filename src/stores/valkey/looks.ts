/** How often an answer is looked for before it counts as missing. */
const LOOKS = 8;

/** Gives what `work` gives, or rejects when that is not there in time. */
export type InTime = <T>(work: Promise<T>) => Promise<T>;

interface Awaited {
  /** The look before it was sent. */
  readonly since: number;
  fail(error: Error): void;
}

/**
 * Counts looks, one every eighth of `ms`, and not the time: every look comes after what the sockets had
 * to say. So a process that was held up itself, on a busy machine or a virtual one that was stopped,
 * finds the answers that came meanwhile instead of taking its own silence for the server's.
 */
export function inLooks(ms: number): InTime {
  let look = 0;
  let isLooking = false;
  // In the order in which they were sent.
  const waiting = new Set<Awaited>();

  function lookLater(): void {
    isLooking = true;
    // An immediate runs after the sockets were read, a timer before.
    setTimeout(() => setImmediate(count), ms / LOOKS);
  }

  function count(): void {
    look++;
    for (const one of waiting) {
      if (look - one.since < LOOKS) break;
      waiting.delete(one);
      one.fail(new Error("Command timed out"));
    }
    isLooking = false;
    if (waiting.size > 0) lookLater();
  }

  return (work) =>
    new Promise((resolve, reject) => {
      const one: Awaited = { since: look, fail: reject };
      waiting.add(one);
      if (!isLooking) lookLater();
      work.then(resolve, reject).finally(() => waiting.delete(one));
    });
}
