import { useEffect } from "preact/hooks";

const AGAIN_MS = 3000;

/** Looks again while the page is seen, at what sends no news and is not done. */
export function useAgain(reload: () => void, done = false): void {
  useEffect(() => {
    if (done) return;
    const timer = setInterval(() => document.hidden || reload(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [reload, done]);
}
