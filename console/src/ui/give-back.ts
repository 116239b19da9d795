/** The focus to what opened a dialog; where that is gone with what was done, the keyboard goes on in the page. */
export function giveBack(opener: Element | null): void {
  if (opener instanceof HTMLElement) opener.focus();
  if (document.activeElement === document.body) document.getElementById("main")?.focus();
  else keepCaret(opener);
}

/**
 * Chromium gives the focus back to a field when a dialog closes, but takes its caret away with the dialog's
 * own field: keys would be heard and nothing be written.
 */
export function keepCaret(opener: Element | null): void {
  if (opener !== document.activeElement || !(opener instanceof HTMLElement)) return;
  opener.blur();
  opener.focus();
}
