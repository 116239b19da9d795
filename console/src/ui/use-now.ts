import { useEffect, useState } from "preact/hooks";

const TICK_MS = 30_000;

/** The time, every half minute: often enough for "3 minutes ago". */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
