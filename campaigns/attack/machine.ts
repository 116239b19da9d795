const TURNS = 20_000_000;
/** What the loop takes on a machine of this decade that has nothing else to do. */
const USUAL_MS = 10;
const ROUNDS = 3;

/**
 * How many times slower than usual the machine is just now, at least 1. Processor time says how long
 * a thread ran, but a core shared with others gets less done in it.
 */
export function slowness(): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage();
    let sum = 0;
    for (let turn = 0; turn < TURNS; turn++) sum = (sum + turn * 7) | 0;
    const { user, system } = process.cpuUsage(before);
    // The sum is looked at, so that the loop cannot be left out.
    if (!Number.isNaN(sum)) least = Math.min(least, (user + system) / 1000);
  }
  return Math.max(1, least / USUAL_MS);
}
