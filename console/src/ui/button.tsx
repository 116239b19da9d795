import type { ButtonHTMLAttributes, ComponentChildren } from "preact";
import { Icon, type IconName } from "./icon.tsx";

interface ButtonProps extends Pick<ButtonHTMLAttributes, "onClick" | "title"> {
  readonly kind?: "primary" | "plain" | "danger" | "quiet";
  readonly type?: "button" | "submit";
  readonly busy?: boolean;
  readonly disabled?: boolean;
  readonly mark?: IconName;
  readonly children: ComponentChildren;
}

export function Button({
  kind = "plain",
  type = "button",
  busy,
  disabled,
  mark,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      class={`button button-${kind}`}
      // Not `disabled` while busy: that would throw the keyboard's focus away.
      aria-disabled={busy ? "true" : undefined}
      aria-busy={busy ? "true" : undefined}
      disabled={disabled}
    >
      {mark && <Icon name={mark} />}
      <span>{children}</span>
    </button>
  );
}

interface IconButtonProps extends Pick<ButtonHTMLAttributes, "onClick"> {
  readonly mark: IconName;
  readonly label: string;
}

export function IconButton({ mark, label, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type="button" class="icon-button" aria-label={label} title={label}>
      <Icon name={mark} />
    </button>
  );
}
