import {
  isObject,
  type JsonObject,
  numberOf,
  objectsIn,
  textOf,
  textsIn,
} from "../../../console/src/answers/read-json.ts";
import { Button } from "../../../console/src/ui/button.tsx";
import { Tabs } from "../../../console/src/ui/tabs.tsx";
import { type Screen, useDesk } from "../desk.tsx";
import { Fitted } from "../ui/fitted.tsx";
import { Head } from "../ui/head.tsx";
import { Refused } from "../ui/refused.tsx";
import { useWork } from "../use-work.ts";
import { PlacesView } from "./places-view.tsx";
import { RequestForm } from "./request-form.tsx";
import { TripBudget } from "./trip-budget.tsx";

const TIMES = ["morning", "afternoon", "evening"] as const;
const WAYS = ["road", "train", "ferry", "flight"] as const;

/** A plan day by day, a budget, or places to fly to. */
export function TripView({ screen }: { screen: Screen }) {
  const { data } = screen;
  if (Array.isArray(data["places"])) return <PlacesView screen={screen} />;
  return Array.isArray(data["itinerary"]) ? <Plan data={data} /> : <Budget data={data} />;
}

function Budget({ data }: { data: JsonObject }) {
  const { t } = useDesk();
  return (
    <>
      <Head
        title={textsIn(data["destinations"]).join(" – ") || t("tripBudget")}
        detail={[
          t("days", { n: numberOf(data["days"]) }),
          t("forParty", { n: numberOf(data["travelers"]) }),
        ].join(" · ")}
      />
      <TripBudget budget={data} />
      <Notes data={data} />
    </>
  );
}

function Plan({ data }: { data: JsonObject }) {
  const desk = useDesk();
  const { t, format, bridge } = desk;
  const { busy, refusal, run } = useWork();
  const lang = textOf(data["lang"]) || "en";
  const budget = isObject(data["budget"]) ? data["budget"] : {};
  const planId = textOf(data["plan_id"]);
  const dates = isObject(data["dates"]) ? data["dates"] : undefined;

  /** The plan knows its sum; the budget behind it knows the headings. */
  async function findBudget(): Promise<void> {
    const asked = { query: "the same", plan_id: planId, lang };
    desk.open({ view: "trip", args: asked, data: await bridge.call("calculate_budget", asked) });
  }

  return (
    <>
      <Head
        title={textsIn(data["destinations"]).join(" – ")}
        detail={
          dates && `${format.day(textOf(dates["from"]))} – ${format.day(textOf(dates["to"]))}`
        }
      >
        <strong class="price">
          {format.money(numberOf(budget["total"]), textOf(budget["currency"]))}
        </strong>
      </Head>
      <Route transfers={objectsIn(data["transfers"])} />
      <Tabs
        label={t("tripDays")}
        tabs={[
          {
            id: "days",
            label: t("tripDays"),
            content: () => (
              <Fitted
                label={t("tripDays")}
                items={objectsIn(data["itinerary"])}
                render={(day) => <Day day={day} lang={lang} />}
              />
            ),
          },
          {
            id: "budget",
            label: t("tripBudget"),
            content: () => (
              <div class="stack">
                <TripBudget budget={budget} />
                {bridge.can("serverTools") && planId !== "" && (
                  <Button busy={busy} onClick={() => run(findBudget)}>
                    {t("tripBudget")}
                  </Button>
                )}
                <Refused refusal={refusal} />
              </div>
            ),
          },
          {
            id: "notes",
            label: t("tripNotes"),
            content: () => (
              <div class="stack">
                <Notes data={data} />
                <RequestForm planId={planId} lang={lang} />
              </div>
            ),
          },
        ]}
      />
    </>
  );
}

function Day({ day, lang }: { day: JsonObject; lang: string }) {
  const { t } = useDesk();
  const tip = textOf(day["tips"]);
  return (
    <article class="trip-day">
      <h2 class="tile-name">
        {t("day", { n: numberOf(day["day"]) })} <span class="soft">{textOf(day["city"])}</span>
      </h2>
      <dl lang={lang}>
        {TIMES.map((time) => (
          <div key={time}>
            <dt>{t(time)}</dt>
            <dd>{textOf(day[time])}</dd>
          </div>
        ))}
        {tip !== "" && (
          <div>
            <dt>{t("tip")}</dt>
            <dd>{tip}</dd>
          </div>
        )}
      </dl>
    </article>
  );
}

/** The cities of a trip in a line, with the ways between them. */
function Route({ transfers }: { transfers: readonly JsonObject[] }) {
  const { t, format } = useDesk();
  const [first] = transfers;
  if (!first) return null;
  return (
    <ol class="route">
      <li>{textOf(first["from"])}</li>
      {transfers.map((transfer) => {
        const way = WAYS.find((known) => known === transfer["mode"]) ?? "road";
        return (
          <li key={`${textOf(transfer["day"])}${textOf(transfer["to"])}`}>
            <span class="soft">
              {t(`way.${way}`)}, {t("hours", { n: format.number(numberOf(transfer["hours"])) })} →
            </span>{" "}
            {textOf(transfer["to"])}
          </li>
        );
      })}
    </ol>
  );
}

function Notes({ data }: { data: JsonObject }) {
  const lang = textOf(data["lang"]) || "en";
  return (
    <ul class="notes" lang={lang}>
      {[...textsIn(data["notes"]), textOf(data["disclaimer"])].filter(Boolean).map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
