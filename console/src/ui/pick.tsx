import { useRef } from "preact/hooks";

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

  function choose(select: HTMLSelectElement): void {
    onChoose(select.value);
    // What was chosen shows where it is kept; an order does not stay.
    select.value = value;
  }

  function onKeyDown(event: KeyDown): void {
    const { key, altKey, ctrlKey, metaKey, currentTarget } = event;
    passing.current = MOVES.test(key) && !altKey && !ctrlKey && !metaKey;
    if (key !== "Enter" || currentTarget.value === value) return;
    event.preventDefault();
    choose(currentTarget);
  }

  return (
    <label class={value === "" ? "filter" : "filter filter-set"}>
      <span class="hidden">{label}</span>
      <select
        value={value}
        onChange={({ currentTarget }) => {
          if (!passing.current) choose(currentTarget);
        }}
        {...(acts && {
          onKeyDown,
          onKeyUp: () => {
            passing.current = false;
          },
          onBlur: ({ currentTarget }: { currentTarget: HTMLSelectElement }) => {
            currentTarget.value = value;
          },
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
