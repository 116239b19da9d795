import { setImmediate as breathe } from "node:timers/promises";

/** Work of one turn of the event loop; other questions are answered between two. */
const SLICE_MS = 4;

/** Does the work for each, never long without a pause for other questions. */
export async function inSlices<T>(items: Iterable<T>, work: (item: T) => void): Promise<void> {
  let until = performance.now() + SLICE_MS;
  for (const item of items) {
    work(item);
    if (performance.now() < until) continue;
    await breathe();
    until = performance.now() + SLICE_MS;
  }
}
