import type { Refusal } from "../bridge.ts";
import { useDesk } from "../desk.tsx";

/** Says what was refused, and what to do; the server's own words are in English. */
export function Refused({ refusal }: { refusal: Refusal | undefined }) {
  const { t } = useDesk();
  if (!refusal) return null;
  return (
    <div class="note note-bad" role="alert">
      <strong>{t("failed")}</strong>
      <p lang="en">{refusal.message}</p>
      {refusal.hint && <p lang="en">{refusal.hint}</p>}
    </div>
  );
}
