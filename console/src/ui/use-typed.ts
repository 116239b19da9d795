import { useEffect, useState } from "preact/hooks";

const PAUSE_MS = 250;

/** What is being typed, and told when the typing pauses; a value from elsewhere takes its place. */
export function useTyped(value: string, onPause: (typed: string) => void) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onPause(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onPause]);
  return [typed, setTyped] as const;
}
