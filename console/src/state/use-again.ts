import { useEffect } from "preact/hooks";

const AGAIN_MS = 3000;

/** Looks again while the page is seen, at what sends no news. */
export function useAgain(reload: () => void): void {
  useEffect(() => {
    const timer = setInterval(() => document.hidden || reload(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [reload]);
}
