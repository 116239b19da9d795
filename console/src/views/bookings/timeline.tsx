import type { Handout, HandoutEntry } from "../../api/types.ts";
import { useSpeech } from "../../i18n/language.tsx";
import { useResource } from "../../state/use-resource.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { ProblemNote } from "../../ui/problem-note.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** The itinerary that the traveller's page, print and calendar show, in the operator's language. */
export function Timeline({ pnr, prices }: { pnr: string; prices: boolean }) {
  const { t, language } = useSpeech();
  const { data, problem, reload } = useResource<Handout>(
    `/bookings/${encodeURIComponent(pnr)}/itinerary.json?lang=${language}&prices=${prices}`,
    (hint) => hint.kind === "booking" && hint.pnr === pnr,
  );
  return (
    <section class="card" aria-labelledby="timeline-title">
      <h2 id="timeline-title">{t("booking.timeline")}</h2>
      <p class="soft">{t("booking.timelineHelp")}</p>
      {!data && !problem && <Skeleton lines={6} />}
      {problem && <ProblemNote problem={problem} retry={reload} />}
      {data?.notice && <p class="note note-bad">{data.notice}</p>}
      <ol class="timeline">
        {data?.days.map(({ date, label, entries }, index) => (
          // Across the date line a date may come twice.
          <li key={`${index} ${date}`}>
            <h3 class="timeline-day">{label}</h3>
            <ul>
              {entries.map((entry) => (
                <Entry key={entry.key} entry={entry} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

const MARKS: Readonly<Record<HandoutEntry["kind"], IconName>> = {
  flight: "plane",
  checkIn: "bed",
  checkOut: "bed",
  pickUp: "car",
  dropOff: "car",
};

function Entry({ entry }: { entry: HandoutEntry }) {
  const { t } = useSpeech();
  const { kind, time, title, lines, layover, alerts, checks = [], off } = entry;
  return (
    <li class={`stop stop-${kind}${off ? " stop-off" : ""}`}>
      <span class="stop-mark">
        <Icon name={MARKS[kind]} />
      </span>
      <div>
        {layover !== undefined && <p class="stop-layover">{layover}</p>}
        {alerts.map((alert) => (
          <p key={alert} class="stop-conflict">
            {alert}
          </p>
        ))}
        {checks.map((text) => (
          <p key={text} class="stop-conflict">
            {t("booking.onlyYou", { text })}
          </p>
        ))}
        <p>
          <strong>
            {time} {title}
          </strong>
        </p>
        {lines.map((line) => (
          <p key={line} class="soft">
            {line}
          </p>
        ))}
      </div>
    </li>
  );
}
