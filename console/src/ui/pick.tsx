interface PickProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChoose: (value: string) => void;
  /** Choosing does something at once: keys then open the list, and nothing is chosen by passing over it. */
  readonly acts?: boolean;
}

/** One of a few, in little room. */
export function Pick({ label, value, options, onChoose, acts }: PickProps) {
  return (
    <label class={value === "" ? "filter" : "filter filter-set"}>
      <span class="hidden">{label}</span>
      <select
        value={value}
        onKeyDown={acts ? openList : undefined}
        onChange={({ currentTarget }) => {
          onChoose(currentTarget.value);
          // What was chosen shows where it is kept; an order does not stay.
          currentTarget.value = value;
        }}
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

/** A closed list would take each of these keys as a choice; an open one takes them itself. */
function openList(event: KeyboardEvent & { readonly currentTarget: HTMLSelectElement }): void {
  const { key, ctrlKey, metaKey, altKey, currentTarget } = event;
  const moves = /^(Arrow|Page|Home|End)/.test(key) || (key.length === 1 && key !== " ");
  if (!moves || ctrlKey || metaKey || altKey) return;
  event.preventDefault();
  currentTarget.showPicker();
}
