import type { Pnr, RequestStatus } from "../api/types.ts";
import { useSpeech } from "../i18n/language.tsx";

const TONES: Readonly<Record<RequestStatus | Pnr["status"], string>> = {
  draft_pending_operator: "new",
  needs_info: "ask",
  confirmed: "good",
  declined: "bad",
  withdrawn: "off",
  pending: "new",
  cancelled: "bad",
};

export function StateBadge({ state }: { state: RequestStatus }) {
  const { t } = useSpeech();
  return <span class={`badge badge-${TONES[state]}`}>{t(`state.${state}`)}</span>;
}

export function BookingBadge({ status }: { status: Pnr["status"] }) {
  const { t } = useSpeech();
  return <span class={`badge badge-${TONES[status]}`}>{t(`booking.${status}`)}</span>;
}
