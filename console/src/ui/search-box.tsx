import { useEffect, useState } from "preact/hooks";
import { Icon } from "./icon.tsx";

interface SearchBoxProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onSearch: (words: string) => void;
}

const PAUSE_MS = 250;

/** Searches when the typing pauses. `/` comes here. */
export function SearchBox({ label, hint, value, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => onSearch(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);
  return (
    <div class="search">
      <Icon name="search" />
      <input
        type="search"
        data-search
        aria-label={label}
        placeholder={hint}
        value={typed}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
    </div>
  );
}
