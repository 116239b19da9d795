import { Field } from "./field.tsx";

interface SelectProps {
  readonly label: string;
  readonly help?: string | undefined;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChoose: (value: string) => void;
}

/** One of a list, in a form. */
export function Select({ label, help, value, options, onChoose }: SelectProps) {
  return (
    <Field label={label} help={help}>
      {(ids) => (
        <select
          {...ids}
          value={value}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        >
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
