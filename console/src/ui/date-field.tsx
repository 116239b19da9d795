import { Field } from "./field.tsx";

interface DateFieldProps {
  readonly label: string;
  readonly help?: string | undefined;
  readonly required?: boolean;
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** A day, in a form. */
export function DateField({ label, help, required = false, value, onChoose }: DateFieldProps) {
  return (
    <Field label={label} help={help}>
      {(ids) => (
        <input
          {...ids}
          type="date"
          required={required}
          value={value}
          onInput={({ currentTarget }) => onChoose(currentTarget.value)}
        />
      )}
    </Field>
  );
}
