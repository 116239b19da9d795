import { useId } from "preact/hooks";

interface ChoiceProps<T extends string> {
  readonly legend: string;
  readonly options: readonly {
    readonly value: T;
    readonly label: string;
    readonly tone?: string;
  }[];
  readonly value: T | undefined;
  readonly onChoose: (value: T) => void;
}

/** Radio buttons that look like one divided button. */
export function Choice<T extends string>({ legend, options, value, onChoose }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset class="choice">
      <legend class="field-label">{legend}</legend>
      <div class="choice-row">
        {options.map((option) => (
          <label key={option.value} class={`choice-option choice-${option.tone ?? "plain"}`}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
