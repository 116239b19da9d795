export interface Paced {
  /** Runs the task, or has it run once more when it has ended and rested. */
  ask(): void;
  stop(): void;
}

/**
 * Runs one task at a time, with a rest after each run. However often it is asked for meanwhile, one more run follows,
 * so a stream of changes costs no more than the task can bear, and the last of them is seen.
 */
export function paced(task: () => Promise<void>, restMs: number): Paced {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isResting = false;
  let isAsked = false;
  let isStopped = false;

  async function run(): Promise<void> {
    isResting = true;
    isAsked = false;
    await task();
    if (isStopped) return;
    timer = setTimeout(() => {
      isResting = false;
      if (isAsked) void run();
    }, restMs);
  }

  return {
    ask() {
      if (isStopped) return;
      if (isResting) isAsked = true;
      else void run();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
