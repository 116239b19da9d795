import type { Pnr, RequestStatus, RequestSummary } from "../api/types.ts";
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

/** `again`: it was answered before, and its traveller has written since. */
export function StateBadge({ state, again = false }: { state: RequestStatus; again?: boolean }) {
  const { t } = useSpeech();
  const isAgain = again && state === "draft_pending_operator";
  return (
    <span class={`badge badge-${TONES[state]}`}>
      {t(isAgain ? "state.again" : `state.${state}`)}
    </span>
  );
}

/** A wait that began after the request itself began with an answer to an answer. */
export function hasAnswered({ turn, createdAt }: RequestSummary): boolean {
  return turn.of === "operator" && turn.since > createdAt;
}

export function BookingBadge({ status }: { status: Pnr["status"] }) {
  const { t } = useSpeech();
  return <span class={`badge badge-${TONES[status]}`}>{t(`booking.${status}`)}</span>;
}
