interface PickProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChoose: (value: string) => void;
}

/** One of a few, in little room. */
export function Pick({ label, value, options, onChoose }: PickProps) {
  return (
    <label class={value === "" ? "filter" : "filter filter-set"}>
      <span class="hidden">{label}</span>
      <select
        value={value}
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
