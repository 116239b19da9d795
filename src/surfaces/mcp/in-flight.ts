/** What has begun and not yet ended. */
export interface InFlight {
  readonly track: (work: Promise<unknown>) => void;
  /** Resolves when nothing is left, or when the time is up; says which. */
  readonly settled: (withinMs: number) => Promise<boolean>;
}

export function inFlight(): InFlight {
  const running = new Set<Promise<unknown>>();
  return {
    track(work) {
      running.add(work);
      const forget = () => void running.delete(work);
      work.then(forget, forget);
    },
    settled: (withinMs) => before(withinMs, Promise.allSettled(running)),
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
