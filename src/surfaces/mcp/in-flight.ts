/** What has begun and not yet ended. */
export interface InFlight {
  readonly track: (work: Promise<unknown>) => void;
  /** The same for work that is no promise: for every `enter` one `leave`. */
  readonly enter: () => void;
  readonly leave: () => void;
  /** Resolves when nothing is left, or when the time is up; says which. */
  readonly drained: (withinMs: number) => Promise<boolean>;
}

/** How long calls in flight may take when a server is to end. */
export const GRACE_MS = 10_000;

export function inFlight(): InFlight {
  let running = 0;
  let waiting: (() => void)[] = [];

  function enter(): void {
    running++;
  }

  function leave(): void {
    running--;
    if (running > 0) return;
    for (const resolve of waiting) resolve();
    waiting = [];
  }

  return {
    enter,
    leave,
    track(work) {
      enter();
      work.then(leave, leave);
    },
    drained: (withinMs) =>
      before(
        withinMs,
        new Promise<void>((resolve) => {
          if (running === 0) resolve();
          else waiting.push(resolve);
        }),
      ),
  };
}

/** True when the work ends within the time. Leaves no timer behind. */
export async function before(withinMs: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), withinMs);
  });
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
