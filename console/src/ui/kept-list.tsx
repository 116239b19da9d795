import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";

interface KeptListProps {
  readonly list: ComponentChildren;
  /** True while one of the list is shown instead of it. */
  readonly open: boolean;
  readonly children: ComponentChildren;
}

/** A list that stays as it was, with its search and its pages, while one of it is looked at. */
export function KeptList({ list, open, children }: KeptListProps) {
  const listed = useRef(!open);
  if (!open) listed.current = true;
  return (
    <>
      {listed.current && <div hidden={open}>{list}</div>}
      {children}
    </>
  );
}
