const ENDING_SIGNALS = ["SIGINT", "SIGTERM"] as const;

/** The wish of whoever runs the process that it should end. */
export interface AskedToEnd {
  readonly promise: Promise<void>;
  /** Stops listening; from then on a signal ends the process as it always does. */
  readonly forget: () => void;
}

/** The first signal asks; a second one ends the process at once. */
export function askedToEnd(): AskedToEnd {
  let ask = () => {};
  const promise = new Promise<void>((resolve) => {
    ask = resolve;
  });
  const forget = () => {
    for (const signal of ENDING_SIGNALS) process.off(signal, onSignal);
  };
  function onSignal(): void {
    forget();
    ask();
  }
  for (const signal of ENDING_SIGNALS) process.on(signal, onSignal);
  return { promise, forget };
}
