/** Lets so many through at once; the others wait in line. */
export interface Gate {
  /** Resolves to the way out. Rejects with the signal's reason when that is aborted first. */
  enter(signal: AbortSignal): Promise<() => void>;
}

export function gate(most: number): Gate {
  let inside = 0;
  const line = new Set<() => void>();

  function leave(): void {
    inside--;
    const [next] = line;
    next?.();
  }

  return {
    async enter(signal) {
      signal.throwIfAborted();
      if (inside >= most) {
        await new Promise<void>((resolve, reject) => {
          const giveUp = () => {
            line.delete(next);
            reject(signal.reason);
          };
          const next = () => {
            line.delete(next);
            signal.removeEventListener("abort", giveUp);
            // Counted before the promise resolves, so that no other call takes the place.
            inside++;
            resolve();
          };
          signal.addEventListener("abort", giveUp, { once: true });
          line.add(next);
        });
      } else inside++;
      return leave;
    },
  };
}
