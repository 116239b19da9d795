import type { ComponentChildren } from "preact";
import { Icon, type IconName } from "./icon.tsx";

interface EmptyProps {
  readonly mark: IconName;
  readonly title: string;
  readonly children?: ComponentChildren;
}

/** Nothing here, and why, and what then. */
export function Empty({ mark, title, children }: EmptyProps) {
  return (
    <div class="empty">
      <span class="empty-mark">
        <Icon name={mark} />
      </span>
      <p class="empty-title">{title}</p>
      {children}
    </div>
  );
}
