import { useCallback, useRef, useState } from "preact/hooks";
import { asProblem, type Problem } from "../api/problem.ts";

/** A change on its way to the server. */
export interface Action<A extends readonly unknown[]> {
  readonly busy: boolean;
  readonly problem: Problem | undefined;
  /** True when it went through. */
  run(...args: A): Promise<boolean>;
  clear(): void;
}

export function useAction<A extends readonly unknown[]>(
  act: (...args: A) => Promise<void>,
): Action<A> {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  // Two clicks may come before the page is drawn again.
  const running = useRef(false);

  async function run(...args: A): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      await act(...args);
      return true;
    } catch (error) {
      setProblem(asProblem(error));
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { busy, problem, run, clear: useCallback(() => setProblem(undefined), []) };
}
