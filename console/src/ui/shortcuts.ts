import { useLayoutEffect, useRef } from "preact/hooks";

export type Shortcuts = Readonly<Record<string, () => void>>;

const SECOND_KEY_MS = 1_000;

/** Single keys, and two in a row (`g d`), outside of fields and dialogs. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const current = useRef(shortcuts);
  current.current = shortcuts;
  // Heard from the moment the view stands: an effect would come after the first paint, and lose a quick key.
  useLayoutEffect(() => {
    let first = "";
    let timer: ReturnType<typeof setTimeout> | undefined;
    function onKeyDown(event: KeyboardEvent): void {
      leaveOnEscape(event);
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

/** Keys are for the page again; a list that Escape closes is closed first, and a dialog closes itself. */
function leaveOnEscape({ key, target, defaultPrevented }: KeyboardEvent): void {
  if (key !== "Escape" || defaultPrevented || !isBusy(target)) return;
  if (target instanceof HTMLElement && target.closest("dialog") === null) target.blur();
}

function isBusy(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input:not([type=checkbox]), textarea, select, dialog, [role=tablist]") !== null
  );
}

/** Sends the form that is being written in. */
export function sendOnCtrlEnter(event: KeyboardEvent): void {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  if (event.target instanceof HTMLTextAreaElement) event.target.form?.requestSubmit();
}

/** Gives the keys back to the page after what was written is sent. */
export function leaveField(): void {
  const { activeElement } = document;
  if (isBusy(activeElement) && activeElement instanceof HTMLElement) activeElement.blur();
}

/** The first that is shown. */
export function focusOn(selector: string): void {
  shown(selector)[0]?.focus();
}

/** From the row that has the focus, or is open, to another of the list that is shown. */
export function moveInList(step: 1 | -1): void {
  const rows = shown("[data-row]");
  const focused = rows.findIndex((row) => row === document.activeElement);
  const open = rows.findIndex((row) => row.hasAttribute("aria-current"));
  const from = focused >= 0 ? focused : open;
  const next = from < 0 ? (step > 0 ? 0 : rows.length - 1) : from + step;
  rows[Math.max(0, Math.min(rows.length - 1, next))]?.focus();
}

function shown(selector: string): readonly HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>(selector);
  return [...all].filter((element) => element.checkVisibility());
}
