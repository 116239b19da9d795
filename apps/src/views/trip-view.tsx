import { useEffect, useState } from "preact/hooks";
import {
  isObject,
  type JsonObject,
  numberOf,
  objectsIn,
  textOf,
  textsIn,
} from "../../../console/src/answers/read-json.ts";
import { Tabs } from "../../../console/src/ui/tabs.tsx";
import type { Point } from "../../../console/src/views/bookings/map-frame.ts";
import { type Screen, useDesk } from "../desk.tsx";
import { Fitted } from "../ui/fitted.tsx";
import { Head } from "../ui/head.tsx";
import { Refused } from "../ui/refused.tsx";
import { isMappable, RouteMap } from "../ui/route-map.tsx";
import { type Spot, useSpots } from "../ui/use-spots.ts";
import { useWork } from "../use-work.ts";
import { PlacesView } from "./places-view.tsx";
import { RequestForm } from "./request-form.tsx";
import { TripBudget } from "./trip-budget.tsx";

const MS_PER_DAY = 86_400_000;
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
  const { t, format } = useDesk();
  const lang = textOf(data["lang"]) || "en";
  const budget = isObject(data["budget"]) ? data["budget"] : {};
  const [total, perPerson] = [numberOf(budget["total"]), numberOf(budget["perPerson"])];
  const money = (amount: number) => format.money(amount, textOf(budget["currency"]));
  const planId = textOf(data["plan_id"]);
  const dates = isObject(data["dates"]) ? data["dates"] : undefined;
  const spots = objectsIn(data["points"]).map((point): Spot => {
    const place: Point = [numberOf(point["lon"]), numberOf(point["lat"])];
    return { code: textOf(point["city"]), city: "", point: place };
  });
  const flights = textsIn(data["flights"]);
  // `GYD–TBS J2169, …`: a plan with flights begins at an airport, and mostly ends there.
  const home = flights[0]?.slice(0, 3) ?? "";
  const airport = useSpots([home])[0];
  const start = airport ? [{ ...airport, code: airport.city, city: "" }] : [];
  const [begins, ends] = [spots[0]?.code ?? "", spots.at(-1)?.code ?? ""];
  const returns = flights.at(-1)?.slice(4, 7) === home;
  const legs = [
    ...start.map(({ code }) => [code, begins] as const),
    ...objectsIn(data["transfers"]).map(
      (transfer) => [textOf(transfer["from"]), textOf(transfer["to"])] as const,
    ),
    ...(returns ? start.map(({ code }) => [ends, code] as const) : []),
  ];
  const mapped = [...start, ...spots];

  return (
    <>
      <Head
        title={textsIn(data["destinations"]).join(" – ")}
        detail={
          dates && `${format.day(textOf(dates["from"]))} – ${format.day(textOf(dates["to"]))}`
        }
      >
        <p class="head-sum">
          <span class="soft">{t("aboutTotal")}</span>
          <strong class="price">{money(total)}</strong>
        </p>
      </Head>
      <p class="soft">
        {[
          numberOf(data["travelers"]) > 0 && t("forParty", { n: numberOf(data["travelers"]) }),
          perPerson > 0 && perPerson < total && t("perPerson", { amount: money(perPerson) }),
          t(flights.length > 0 ? "withFlights" : "withoutFlights"),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
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
                render={(day) => <Day day={day} lang={lang} start={textOf(dates?.["from"])} />}
              />
            ),
          },
          ...(isMappable(mapped)
            ? [
                {
                  id: "map",
                  label: t("map"),
                  content: () => <RouteMap spots={mapped} legs={legs} />,
                },
              ]
            : []),
          {
            id: "budget",
            label: t("tripBudget"),
            content: () => (
              <PlanBudget budget={budget} asked={{ query: "the same", plan_id: planId, lang }} />
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

interface PlanBudgetProps {
  readonly budget: JsonObject;
  readonly asked: JsonObject;
}

/** The plan knows its sum; the budget behind it knows the headings, and is asked for when it is looked at. */
function PlanBudget({ budget, asked }: PlanBudgetProps) {
  const { t, bridge } = useDesk();
  const { busy, refusal, run } = useWork();
  const [parts, setParts] = useState(budget);
  useEffect(() => {
    if (!bridge.can("serverTools") || textOf(asked["plan_id"]) === "") return;
    run(async () => setParts(await bridge.call("calculate_budget", asked)));
  }, []);
  return (
    <div class="stack">
      <TripBudget budget={parts} />
      {busy && (
        <p class="soft" role="status">
          {t("loading")}
        </p>
      )}
      <Refused refusal={refusal} />
    </div>
  );
}

interface DayProps {
  readonly day: JsonObject;
  readonly lang: string;
  /** The date of the first day; empty where it is not known. */
  readonly start: string;
}

function Day({ day, lang, start }: DayProps) {
  const { t, format } = useDesk();
  const date = new Date(Date.parse(start) + (numberOf(day["day"]) - 1) * MS_PER_DAY);
  const tip = textOf(day["tips"]);
  return (
    <article class="trip-day">
      <h2 class="tile-name">
        {t("day", { n: numberOf(day["day"]) })}{" "}
        <span class="soft">
          {start !== "" && `${format.day(date.toISOString())} · `}
          {textOf(day["city"])}
        </span>
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

/** What a plan assumes, and the flights and hotels that it counts on. */
function Notes({ data }: { data: JsonObject }) {
  const { t } = useDesk();
  const lang = textOf(data["lang"]) || "en";
  return (
    <div class="notes" lang={lang}>
      <Fitted
        label={t("tripNotes")}
        items={[
          ...textsIn(data["notes"]),
          textOf(data["disclaimer"]),
          ...textsIn(data["flights"]).map((flight) => `${t("planFlight")}: ${flight}`),
          ...textsIn(data["hotels"]).map((hotel) => `${t("planHotel")}: ${hotel}`),
        ].filter(Boolean)}
        render={(note) => <p>{note}</p>}
      />
    </div>
  );
}
