import type { RequestSummary } from "../../api/types.ts";
import { waitedWords } from "../../format/figures.ts";
import { useSpeech } from "../../i18n/language.tsx";
import { isVipTag } from "../../state/filters.ts";
import { linkTo } from "../../state/route.ts";
import { hasAnswered, StateBadge } from "../../ui/badge.tsx";
import { useNow } from "../../ui/use-now.ts";

/** After so long an answer is late, and after so long it is shameful. */
const LATE_MS = 60 * 60_000;
const VERY_LATE_MS = 24 * LATE_MS;

export function RequestRow({ request, chosen }: { request: RequestSummary; chosen: boolean }) {
  const speech = useSpeech();
  const { t, format } = speech;
  const now = useNow();
  const { id, kind, state, name, destination, message, lang, assignee, unread, turn } = request;
  const tags = request.tags?.filter((tag) => !isVipTag(tag)) ?? [];
  const isVip = kind === "vip" || tags.length < (request.tags?.length ?? 0);
  const waited = turn.of === "operator" ? now - turn.since : 0;
  const lateness = waited > VERY_LATE_MS ? "very-late" : waited > LATE_MS ? "late" : undefined;
  return (
    <a
      class={unread ? "row row-unread" : "row"}
      data-row={id}
      href={linkTo({ view: "desk", id })}
      aria-current={chosen ? "true" : undefined}
    >
      <span class="row-top">
        <span class="row-title">
          {destination ?? t("request.somewhere")}
          {unread && <span class="hidden"> ({t("desk.unread")})</span>}
        </span>
        <span class={lateness === undefined ? "row-time" : `row-time row-${lateness}`}>
          {turn.of === "operator"
            ? waitedWords(speech, waited)
            : format.ago(turn.of === "none" ? request.createdAt : turn.since, now)}
        </span>
      </span>
      <span class="row-text" lang={lang}>
        {message}
      </span>
      <span class="row-foot">
        <StateBadge state={state} again={hasAnswered(request)} />
        {isVip && <span class="badge badge-vip">{t("kind.vip")}</span>}
        <span class="row-who">{name ?? t("request.someone")}</span>
        {tags.map((tag) => (
          <span key={tag} class="tag">
            {tag}
          </span>
        ))}
        {assignee && (
          <span class="row-assignee" title={t("desk.assignedTo", { name: assignee })}>
            <span class="hidden">{t("desk.assignedTo", { name: assignee })}</span>
            <span aria-hidden="true">{assignee.slice(0, 2)}</span>
          </span>
        )}
      </span>
    </a>
  );
}
