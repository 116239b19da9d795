import { announcement } from "../state/announce.ts";
import { useStore } from "../state/store.ts";

/** Where screen readers hear of what nobody sees happen. */
export function Announcer() {
  return (
    <div class="hidden" aria-live="polite" role="status">
      {useStore(announcement)}
    </div>
  );
}
