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

const LONGEST_WAIT_MS = 30_000;
/** By these the reader takes over. */
const HANDS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** What was far down has to be loaded first, however long that takes; a reader who moves meanwhile is left alone. */
function returnTo(position: number, address: string): void {
  const since = performance.now();
  let taken = false;
  const take = () => {
    taken = true;
  };
  for (const hand of HANDS) window.addEventListener(hand, take, { once: true, passive: true });
  function step(): void {
    if (!taken && location.href === address) window.scrollTo(0, position);
    const arrived = window.scrollY >= position - 1;
    const late = performance.now() - since > LONGEST_WAIT_MS;
    if (!arrived && !late && !taken && location.href === address) {
      requestAnimationFrame(step);
      return;
    }
    for (const hand of HANDS) window.removeEventListener(hand, take);
  }
  step();
}

/** The link that was followed may be gone with its view: then the keyboard goes on in the new one. */
function keepFocus(): void {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body && activeElement.checkVisibility()) return;
  document.getElementById("main")?.focus({ preventScroll: true });
}
