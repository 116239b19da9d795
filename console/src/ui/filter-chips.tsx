interface FilterChipsProps<T extends string> {
  readonly label: string;
  readonly options: readonly {
    readonly value: T;
    readonly label: string;
    /** Large ones as the language writes them. */
    readonly count?: number | string | undefined;
  }[];
  readonly value: T;
  readonly onChoose: (value: T) => void;
}

/** One of a few, as buttons in a row. */
export function FilterChips<T extends string>({
  label,
  options,
  value,
  onChoose,
}: FilterChipsProps<T>) {
  return (
    <fieldset class="chips">
      <legend class="hidden">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          class="chip"
          aria-pressed={option.value === value}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
          {option.count !== undefined && <span class="chip-count">{option.count}</span>}
        </button>
      ))}
    </fieldset>
  );
}
