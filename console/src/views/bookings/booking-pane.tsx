import type { BookingDetail } from "../../api/types.ts";
import { useSpeech } from "../../i18n/language.tsx";
import { linkTo } from "../../state/route.ts";
import { useResource } from "../../state/use-resource.ts";
import { Empty } from "../../ui/empty.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ProblemNote } from "../../ui/problem-note.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { BookingView } from "./booking-view.tsx";

export function BookingPane({ pnr, works }: { pnr: string; works: boolean }) {
  const { t } = useSpeech();
  const { data, problem, reload, put } = useResource<BookingDetail>(
    `/bookings/${encodeURIComponent(pnr)}`,
    (hint) => hint.kind === "booking" && hint.pnr === pnr,
  );
  return (
    <div class="page">
      <a class="back back-always" href={linkTo({ view: "bookings" })}>
        <Icon name="back" />
        {t("bookings.title")}
      </a>
      {!data && !problem && <Skeleton lines={8} />}
      {problem?.status === 404 && <Empty mark="search" title={t("booking.gone")} />}
      {problem && problem.status !== 404 && <ProblemNote problem={problem} retry={reload} />}
      {data && <BookingView detail={data} works={works} onChange={put} />}
    </div>
  );
}
