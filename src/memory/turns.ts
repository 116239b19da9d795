/** How long the work of one turn of the event loop may last before what is next waits for another, ms. */
const TURN_MS = 4;

/** When the work of this turn began; 0 before it has. */
let began = 0;
/** What waits for a turn with room. */
let waiting = 0;
/** True in the turn after one that was used up: sockets are read in it, and nothing else is done. */
let rests = false;

/**
 * A turn for work that may begin now: undefined where it may at once, which is nearly always. One
 * turn serves every socket that is readable, so many callers of a few milliseconds each would add up
 * to one that keeps all others waiting. What waits is served in the order of its coming.
 */
export function turnToBegin(now: number): Promise<void> | undefined {
  if (waiting > 0 || isUsedUp(now)) return nextTurn();
  begin(now);
  return undefined;
}

/**
 * The same for work that is under way, between two of its pieces: undefined where this turn has room
 * for the next one.
 */
export function turnToGoOn(): Promise<void> | undefined {
  const now = performance.now();
  if (isUsedUp(now)) return nextTurn();
  begin(now);
  return undefined;
}

/** A later turn that has room: for long work, between two of its pieces. */
export function nextTurn(): Promise<void> {
  waiting++;
  return new Promise((resolve) => setImmediate(proceed, resolve));
}

function proceed(resolve: () => void): void {
  const now = performance.now();
  // Asked in the order in which they wait, each that is put off goes behind the one before it.
  if (isUsedUp(now)) {
    setImmediate(proceed, resolve);
    return;
  }
  begin(now);
  waiting--;
  resolve();
}

function isUsedUp(now: number): boolean {
  return began > 0 && now - began >= TURN_MS;
}

function begin(now: number): void {
  if (began > 0) return;
  began = now;
  setImmediate(end);
}

/** Comes before all that waits: it was asked for when the turn's first work began. */
function end(): void {
  rests = !rests && waiting > 0 && isUsedUp(performance.now());
  if (rests) setImmediate(end);
  else began = 0;
}
