import { announcement } from "../state/announce.ts";
import { useStore } from "../state/store.ts";

/** Tells screen readers of changes that happen elsewhere on the page. */
export function Announcer() {
  return (
    <div class="hidden" aria-live="polite" role="status">
      {useStore(announcement)}
    </div>
  );
}
