import { Icon } from "./icon.tsx";
import { useTyped } from "./use-typed.ts";

interface SearchBoxProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onSearch: (words: string) => void;
}

/** Searches when the typing pauses. `/` comes here. */
export function SearchBox({ label, hint, value, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useTyped(value, onSearch);
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
