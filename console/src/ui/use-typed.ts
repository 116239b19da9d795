import { useEffect, useRef, useState } from "preact/hooks";

const PAUSE_MS = 250;

/** What is being typed, and told when the typing pauses; a value from elsewhere takes its place. */
export function useTyped(value: string, onPause: (typed: string) => void) {
  const [typed, setTyped] = useState(value);
  const told = useRef(value);
  useEffect(() => {
    // What was told comes back as the value, and more may have been typed since.
    if (value !== told.current) setTyped(value);
    told.current = value;
  }, [value]);
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => {
      told.current = typed.trim();
      onPause(told.current);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onPause]);
  return [typed, setTyped] as const;
}
