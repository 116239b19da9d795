import { backoff } from "../state/backoff.ts";
import { reached, unreached } from "../state/connection.ts";
import type { DeskEvent } from "./types.ts";

/** Something changed on the server; a hint to look, never the thing itself. */
export type Hint = DeskEvent | { readonly kind: "reconnected" };

type Listener = (hint: Hint) => void;

const listeners = new Set<Listener>();

/** Calls back with every hint until the answer is called. */
export function onHint(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps a stream of hints open until the answer is called. */
export function openEvents(): () => void {
  let stream: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lost = false;
  let failures = 0;

  function connect(): void {
    stream = new EventSource("/console/api/events");
    stream.addEventListener("open", () => {
      failures = 0;
      reached();
      // What happened meanwhile was not told to us.
      if (lost) tell({ kind: "reconnected" });
      lost = false;
    });
    stream.addEventListener("request", (event) => pass("request", event));
    stream.addEventListener("booking", (event) => pass("booking", event));
    stream.addEventListener("colleague", (event) => pass("colleague", event));
    stream.addEventListener("link", (event) => pass("link", event));
    stream.addEventListener("error", () => {
      lost = true;
      unreached();
      // The browser reconnects by itself after a break, but not after a refusal.
      if (stream?.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(connect, backoff(failures++));
    });
  }

  // Sooner than the stream finds out by itself.
  const online = () => tell({ kind: "reconnected" });
  window.addEventListener("online", online);
  connect();
  return () => {
    window.removeEventListener("online", online);
    clearTimeout(timer);
    stream?.close();
  };
}

function pass(kind: DeskEvent["kind"], event: MessageEvent<string>): void {
  try {
    tell({ ...JSON.parse(event.data), kind });
  } catch {
    // A hint that cannot be read is no hint.
  }
}

function tell(hint: Hint): void {
  for (const listener of listeners) listener(hint);
}
