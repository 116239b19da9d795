import type { ComponentChildren } from "preact";

interface CheckProps {
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onCheck: (checked: boolean) => void;
  readonly children: ComponentChildren;
}

/** Yes or no, with its words beside it. */
export function Check({ checked, disabled, onCheck, children }: CheckProps) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={({ currentTarget }) => onCheck(currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
