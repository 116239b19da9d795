const ENDING_SIGNALS = ["SIGINT", "SIGTERM"] as const;

/** SIGINT and SIGTERM, which ask the process to end. */
export interface ShutdownSignal {
  readonly received: Promise<void>;
  /** Stops listening; from then on a signal ends the process as it always does. */
  readonly forget: () => void;
}

/** The first signal asks; a second one ends the process at once. */
export function shutdownSignal(): ShutdownSignal {
  let receive = () => {};
  const received = new Promise<void>((resolve) => {
    receive = resolve;
  });
  const forget = () => {
    for (const signal of ENDING_SIGNALS) process.off(signal, onSignal);
  };
  function onSignal(): void {
    forget();
    receive();
  }
  for (const signal of ENDING_SIGNALS) process.on(signal, onSignal);
  return { received, forget };
}
