import type { BookingStatus, RequestState } from "../api/types.ts";
import { useSpeech } from "../i18n/language.tsx";

const TONES: Readonly<Record<RequestState | BookingStatus, string>> = {
  draft_pending_operator: "new",
  needs_info: "ask",
  confirmed: "good",
  declined: "bad",
  pending: "new",
  cancelled: "bad",
};

export function StateBadge({ state }: { state: RequestState }) {
  const { t } = useSpeech();
  return <span class={`badge badge-${TONES[state]}`}>{t(`state.${state}`)}</span>;
}

export function BookingBadge({ status }: { status: BookingStatus }) {
  const { t } = useSpeech();
  return <span class={`badge badge-${TONES[status]}`}>{t(`booking.${status}`)}</span>;
}
