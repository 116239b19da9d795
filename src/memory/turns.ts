/** How long the work of one turn of the event loop may last before what is next waits for another, ms. */
const TURN_MS = 4;

/** When the work of this turn began; 0 before it has. */
let began = 0;
/** What waits for a turn with room, in the order of its coming: work that has begun, and work that has not. */
const begun: (() => void)[] = [];
const fresh: (() => void)[] = [];
/** Which of the two is next: they take turns, so that neither long works nor many short ones stop the others. */
let next = begun;
/** True in the turn after one that was used up: sockets are read in it, and nothing else is done. */
let rests = false;

/**
 * A turn for work that may begin now: undefined where it may at once, which is nearly always. One
 * turn serves every socket that is readable, so many callers of a few milliseconds each would add up
 * to one that keeps all others waiting.
 */
export function turnToBegin(now: number): Promise<void> | undefined {
  if (isAwaited() || isUsedUp(now)) return turnIn(fresh);
  begin(now);
  return undefined;
}

/**
 * The same for work that is under way, between two of its pieces: undefined where this turn has room
 * for the next one. Work that is done sooner leaves less behind: what it holds between two pieces
 * outlives the young generation.
 */
export function turnToGoOn(): Promise<void> | undefined {
  const now = performance.now();
  if (isUsedUp(now)) return nextTurn();
  begin(now);
  return undefined;
}

/** Whether work has come that begins in one of the next turns. */
export function isWorkToBegin(): boolean {
  return fresh.length > 0;
}

/** A later turn that has room: for long work, between two of its pieces. */
export function nextTurn(): Promise<void> {
  return turnIn(begun);
}

function turnIn(queue: (() => void)[]): Promise<void> {
  return new Promise((resolve) => {
    queue.push(resolve);
    setImmediate(proceed);
  });
}

/** Called once for each that waits; whichever is next goes on. */
function proceed(): void {
  const now = performance.now();
  if (isUsedUp(now)) {
    setImmediate(proceed);
    return;
  }
  begin(now);
  const other = next === begun ? fresh : begun;
  const resolve = next.shift() ?? other.shift();
  next = isAwaited() ? other : begun;
  resolve?.();
}

function isAwaited(): boolean {
  return begun.length > 0 || fresh.length > 0;
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
  rests = !rests && isAwaited() && isUsedUp(performance.now());
  if (rests) setImmediate(end);
  else began = 0;
}
