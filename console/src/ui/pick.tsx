import { useRef, useState } from "preact/hooks";

interface PickProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChoose: (value: string) => void;
  /** Choosing does something at once: keys that pass over the list do not, Enter does. */
  readonly acts?: boolean;
}

/** Keys that a closed list takes as a choice. */
const MOVES = /^(Arrow.*|Page.*|Home|End|[^ ])$/;

/** One of a few, in little room. */
export function Pick({ label, value, options, onChoose, acts = false }: PickProps) {
  const passing = useRef(false);
  /** What the keys stand on, of a list that acts. */
  const [passed, setPassed] = useState<string>();

  function choose(chosen: string): void {
    setPassed(undefined);
    onChoose(chosen);
  }

  function onKeyDown(event: KeyDown): void {
    const { key, altKey, ctrlKey, metaKey } = event;
    passing.current = MOVES.test(key) && !altKey && !ctrlKey && !metaKey;
    if (key !== "Enter" || passed === undefined || passed === value) return;
    event.preventDefault();
    choose(passed);
  }

  return (
    <label class={value === "" ? "filter" : "filter filter-set"}>
      <span class="hidden">{label}</span>
      <select
        value={passed ?? value}
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.value;
          if (passing.current) return setPassed(chosen);
          choose(chosen);
          // What was chosen shows where it is kept; an order does not stay.
          currentTarget.value = value;
        }}
        {...(acts && {
          onKeyDown,
          onKeyUp: () => {
            passing.current = false;
          },
          onBlur: () => setPassed(undefined),
        })}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

type KeyDown = KeyboardEvent & { readonly currentTarget: HTMLSelectElement };
