/** Shares one piece of work between the calls that want it at the same time. */
export interface SingleFlight<T> {
  /** The work is aborted only when every call that waits for it has been. */
  run(key: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T>;
}

interface Flight<T> {
  readonly result: Promise<T>;
  readonly abort: AbortController;
  waiting: number;
  /** Nothing is left to stop: an abort would make an error, with its stack, for no one. */
  done: boolean;
}

export function singleFlight<T>(): SingleFlight<T> {
  const flights = new Map<string, Flight<T>>();

  function start(key: string, work: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const abort = new AbortController();
    const flight: Flight<T> = {
      abort,
      waiting: 0,
      done: false,
      result: work(abort.signal).finally(() => {
        flight.done = true;
        if (flights.get(key) === flight) flights.delete(key);
      }),
    };
    // Every waiting call may have left before it fails.
    flight.result.catch(() => {});
    flights.set(key, flight);
    return flight;
  }

  return {
    async run(key, signal, work) {
      signal.throwIfAborted();
      const flight = flights.get(key) ?? start(key, work);
      flight.waiting++;
      try {
        return await orAborted(flight.result, signal);
      } finally {
        flight.waiting--;
        if (flight.waiting === 0 && !flight.done) {
          flight.abort.abort();
          // A call that comes now must not join what is being stopped.
          if (flights.get(key) === flight) flights.delete(key);
        }
      }
    },
  };
}

async function orAborted<T>(result: Promise<T>, signal: AbortSignal): Promise<T> {
  let leave = () => {};
  const left = new Promise<never>((_, reject) => {
    leave = () => reject(signal.reason);
    signal.addEventListener("abort", leave, { once: true });
  });
  try {
    return await Promise.race([result, left]);
  } finally {
    signal.removeEventListener("abort", leave);
  }
}
