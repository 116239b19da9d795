import type { KeyStore } from "../../stores/types.ts";

/** Nobody asks to the second when a key was last used; requests are not made to wait for it. */
const WRITE_AFTER_MS = 10_000;

export interface UseRecorder {
  note(id: string, at: number): void;
  /** Writes what is waiting and stops. */
  close(): Promise<void>;
}

/** Writes the keys' last use behind the requests, once for many of them. */
export function useRecorder(
  store: Pick<KeyStore, "used">,
  onError: (error: unknown) => void = () => {},
  writeAfterMs = WRITE_AFTER_MS,
): UseRecorder {
  let waiting = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.size === 0) return;
    const batch = waiting;
    waiting = new Map();
    await store.used(batch).catch(onError);
  }

  return {
    note(id, at) {
      if (closed) return;
      waiting.set(id, at);
      timer ??= setTimeout(() => void write(), writeAfterMs).unref();
    },
    close() {
      closed = true;
      return write();
    },
  };
}
