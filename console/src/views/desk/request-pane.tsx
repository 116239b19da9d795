import type { AboutOperator, RequestDetail } from "../../api/types.ts";
import { useSpeech } from "../../i18n/language.tsx";
import { linkTo } from "../../state/route.ts";
import { useAgain } from "../../state/use-again.ts";
import { useResource } from "../../state/use-resource.ts";
import { Empty } from "../../ui/empty.tsx";
import { Icon } from "../../ui/icon.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { ProblemNote } from "../../ui/problem-note.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { RequestView } from "./request-view.tsx";

const BookingForm = lazy(async () => (await import("./booking-form.tsx")).BookingForm);

/** One request, kept fresh while it is open. */
export function RequestPane({
  id,
  booking,
  me,
  operators,
  tags,
}: {
  id: string;
  booking: boolean;
  me: AboutOperator;
  operators: readonly string[];
  tags: readonly string[];
}) {
  const { t } = useSpeech();
  const request = useResource<RequestDetail>(
    `/requests/${encodeURIComponent(id)}`,
    // Hints come for our own changes, too: what those answered is already here.
    (hint, held) =>
      (hint.kind === "request" && hint.id === id && hint.version !== held?.version) ||
      (hint.kind === "booking" && hint.pnr === held?.pnr),
  );
  const { data, problem } = request;
  useAgain(request.reload, data?.planLate !== true);
  return (
    <div class="pane">
      <a class="back" href={booking ? linkTo({ view: "desk", id }) : linkTo({ view: "desk" })}>
        <Icon name="back" />
        {t(booking ? "common.back" : "desk.title")}
      </a>
      {!data && !problem && <Skeleton lines={8} />}
      {!data && problem?.status === 404 && <Empty mark="search" title={t("request.gone")} />}
      {problem && problem.status !== 404 && (
        <ProblemNote problem={problem} retry={request.reload} />
      )}
      {data &&
        (booking ? (
          <BookingForm request={data} onBooked={request.put} />
        ) : (
          <RequestView request={data} {...{ me, operators, tags }} onChange={request.put} />
        ))}
    </div>
  );
}
