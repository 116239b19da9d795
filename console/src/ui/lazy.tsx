import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { asProblem, type Problem } from "../api/problem.ts";
import { ProblemNote } from "./problem-note.tsx";
import { Skeleton } from "./skeleton.tsx";

/** A component whose code is fetched when it is first shown. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;

  return function Lazy(props: P) {
    const [Shown, setShown] = useState(() => loaded);
    const [problem, setProblem] = useState<Problem>();
    const [round, setRound] = useState(0);
    useEffect(() => {
      if (Shown) return;
      setProblem(undefined);
      load().then(
        (component) => {
          loaded = component;
          setShown(() => component);
        },
        (error: unknown) => setProblem(asProblem(error)),
      );
    }, [Shown, round]);
    if (Shown) return <Shown {...props} />;
    if (problem) return <ProblemNote problem={problem} retry={() => setRound(round + 1)} />;
    return <Skeleton />;
  };
}
