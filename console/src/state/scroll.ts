/** How far down each address was read. */
const positions = new Map<string, number>();

/**
 * A new address starts at its top, one that was left continues where it was. The browser would do
 * neither: for it, all of them are one page. Call it before anything else hears of addresses, while
 * the view that is left still stands.
 */
export function keepScroll(): void {
  history.scrollRestoration = "manual";
  function onMove({ oldURL, newURL }: HashChangeEvent): void {
    positions.set(oldURL, window.scrollY);
    // After the new view has been drawn.
    requestAnimationFrame(() => {
      for (const pane of document.querySelectorAll(".pane-scroll")) pane.scrollTop = 0;
      returnTo(positions.get(newURL) ?? 0, newURL);
      keepFocus();
    });
  }
  window.addEventListener("hashchange", onMove);
}

const LONGEST_WAIT_MS = 2_000;

/** What was far down has to be loaded first. */
function returnTo(position: number, address: string, since = performance.now()): void {
  window.scrollTo(0, position);
  const arrived = window.scrollY >= position - 1;
  const late = performance.now() - since > LONGEST_WAIT_MS;
  if (arrived || late || location.href !== address) return;
  requestAnimationFrame(() => returnTo(position, address, since));
}

/** The link that was followed may be gone with its view: then the keyboard goes on in the new one. */
function keepFocus(): void {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body && activeElement.checkVisibility()) return;
  document.getElementById("main")?.focus({ preventScroll: true });
}
