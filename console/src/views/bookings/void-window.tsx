import type { Pnr } from "../../api/types.ts";
import { useSpeech } from "../../i18n/language.tsx";
import { useNow } from "../../ui/use-now.ts";

/** Until when a ticket can be given back whole, whatever its fare says, while it can. */
export function VoidWindow({ booking }: { booking: Pnr }) {
  const { t, format } = useSpeech();
  const now = useNow();
  if (booking.status === "cancelled") return null;
  const ends = (booking.fares ?? []).flatMap(({ voidUntil }) =>
    voidUntil === undefined ? [] : Date.parse(voidUntil),
  );
  const first = Math.min(...ends);
  if (!Number.isFinite(first) || first <= now) return null;
  return <p class="soft">{t("booking.voidUntil", { when: format.moment(first) })}</p>;
}
