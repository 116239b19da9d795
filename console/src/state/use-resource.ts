import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { get } from "../api/client.ts";
import { type Hint, onHint } from "../api/events.ts";
import { asProblem, type Problem } from "../api/problem.ts";
import { backoff } from "./backoff.ts";

/** Something that the server holds, as far as it is known here. */
export interface Resource<T> {
  /** Kept while it is loaded again, and when that fails. */
  readonly data: T | undefined;
  readonly problem: Problem | undefined;
  readonly loading: boolean;
  reload(): void;
  /** Puts in what a change answered, without asking again. */
  put(data: T): void;
}

interface Held<T> {
  readonly path: string | undefined;
  readonly data?: T;
  readonly problem?: Problem;
}

/**
 * Loads an address, and again whenever a hint concerns it. Failures that may pass are retried,
 * ever more slowly, for as long as the component is mounted.
 */
export function useResource<T>(
  path: string | undefined,
  concerns: (hint: Hint, held: T | undefined) => boolean = () => false,
): Resource<T> {
  const [held, setHeld] = useState<Held<T>>({ path });
  const [loading, setLoading] = useState(path !== undefined);
  const [round, setRound] = useState(0);
  const latest = useRef({ concerns, data: held.data });
  latest.current = { concerns, data: held.data };

  const reload = useCallback(() => setRound((count) => count + 1), []);

  useEffect(() => {
    if (path === undefined) return setLoading(false);
    const aborter = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;

    async function load(address: string): Promise<void> {
      setLoading(true);
      try {
        const data = await get<T>(address, aborter.signal);
        setHeld({ path: address, data });
      } catch (error) {
        if (aborter.signal.aborted) return;
        const problem = asProblem(error);
        setHeld((before) =>
          before.path === address ? { ...before, problem } : { path: address, problem },
        );
        if (problem.passing) timer = setTimeout(() => void load(address), backoff(failures++));
      }
      if (!aborter.signal.aborted) setLoading(false);
    }

    void load(path);
    return () => {
      aborter.abort();
      clearTimeout(timer);
    };
  }, [path, round]);

  useEffect(
    () =>
      onHint((hint) => {
        const { concerns: isOurs, data } = latest.current;
        if (hint.kind === "reconnected" || isOurs(hint, data)) reload();
      }),
    [reload],
  );

  const put = useCallback((data: T) => setHeld({ path, data }), [path]);
  const current = held.path === path ? held : undefined;
  return {
    data: current?.data,
    problem: current?.problem,
    loading: loading || current === undefined,
    reload,
    put,
  };
}
