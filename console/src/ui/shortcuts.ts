import { useEffect, useRef } from "preact/hooks";

export type Shortcuts = Readonly<Record<string, () => void>>;

const SECOND_KEY_MS = 1_000;

/** Single keys, and two in a row (`g d`), outside of fields and dialogs. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const current = useRef(shortcuts);
  current.current = shortcuts;
  useEffect(() => {
    let first = "";
    let timer: ReturnType<typeof setTimeout> | undefined;
    function onKeyDown(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      const known = current.current;
      const run = known[`${first} ${event.key}`] ?? known[event.key];
      clearTimeout(timer);
      first = event.key;
      timer = setTimeout(() => (first = ""), SECOND_KEY_MS);
      if (!run) return;
      first = "";
      event.preventDefault();
      run();
    }
    window.addEventListener("keydown", onKeyDown);
    return () => {
      window.removeEventListener("keydown", onKeyDown);
      clearTimeout(timer);
    };
  }, []);
}

function isBusy(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input, textarea, select, dialog, [role=tablist]") !== null
  );
}

/** Sends the form that is being written in. */
export function sendOnCtrlEnter(event: KeyboardEvent): void {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  if (event.target instanceof HTMLTextAreaElement) event.target.form?.requestSubmit();
}

export function focusOn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}
