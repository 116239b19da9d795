import { useState } from "preact/hooks";
import { Refusal } from "./bridge.ts";

/** One thing at a time that may be refused: a second click while it runs does nothing. */
export function useWork(): {
  readonly busy: boolean;
  readonly refusal: Refusal | undefined;
  readonly run: (work: () => Promise<void>) => void;
} {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  return {
    busy,
    refusal,
    run(work) {
      if (busy) return;
      setBusy(true);
      setRefusal(undefined);
      work()
        .catch((error: unknown) =>
          setRefusal(error instanceof Refusal ? error : new Refusal(String(error))),
        )
        .finally(() => setBusy(false));
    },
  };
}
