type Listener = () => void;

const listeners = new Set<Listener>();

/** The server no longer knows us. */
export function sessionEnded(): void {
  for (const listener of listeners) listener();
}

export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
