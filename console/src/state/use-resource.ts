import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { get } from "../api/client.ts";
import { type Hint, onHint } from "../api/events.ts";
import { asProblem, type Problem } from "../api/problem.ts";
import { backoff } from "./backoff.ts";
import { paced } from "./paced.ts";

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

/** Between two looks at one address, however many hints concern it. */
const REST_MS = 300;

/**
 * Loads an address, and again when hints concern it, one load at a time. Failures that may pass are retried,
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

  const look = useRef<() => void>(undefined);
  const puts = useRef(0);

  const reload = useCallback(() => setRound((count) => count + 1), []);

  useEffect(() => {
    if (path === undefined) return setLoading(false);
    const aborter = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;

    async function load(address: string): Promise<void> {
      clearTimeout(timer);
      setLoading(true);
      const before = puts.current;
      try {
        const data = await get<T>(address, aborter.signal);
        // Asked before a change that is known here by now: what it says may be older.
        if (puts.current === before) setHeld({ path: address, data });
        else loads.ask();
      } catch (error) {
        if (aborter.signal.aborted) return;
        const problem = asProblem(error);
        setHeld((before) =>
          before.path === address ? { ...before, problem } : { path: address, problem },
        );
        if (problem.passing) timer = setTimeout(loads.ask, backoff(failures++));
      }
      if (!aborter.signal.aborted) setLoading(false);
    }

    const loads = paced(() => load(path), REST_MS);
    look.current = loads.ask;
    loads.ask();
    return () => {
      loads.stop();
      aborter.abort();
      clearTimeout(timer);
    };
  }, [path, round]);

  useEffect(
    () =>
      onHint((hint) => {
        const { concerns: isOurs, data } = latest.current;
        // What was under way when the connection broke may never be answered.
        if (hint.kind === "reconnected") reload();
        else if (isOurs(hint, data)) look.current?.();
      }),
    [reload],
  );

  const put = useCallback(
    (data: T) => {
      puts.current++;
      setHeld({ path, data });
    },
    [path],
  );
  const current = held.path === path ? held : undefined;
  return {
    data: current?.data,
    problem: current?.problem,
    loading: loading || current === undefined,
    reload,
    put,
  };
}
