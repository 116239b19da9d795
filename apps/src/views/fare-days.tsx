import {
  type JsonObject,
  numberOf,
  objectsIn,
  textOf,
} from "../../../console/src/answers/read-json.ts";
import { daysLater } from "../../../console/src/format/days-later.ts";
import { type Desk, type Screen, useDesk } from "../desk.tsx";
import { notesIn, partyOf, travellersIn, type Way } from "../read/options.ts";
import { Fitted } from "../ui/fitted.tsx";
import { Head } from "../ui/head.tsx";
import { Refused } from "../ui/refused.tsx";
import { Notes } from "../ui/said.tsx";
import { useCities } from "../ui/use-spots.ts";
import { useWork } from "../use-work.ts";

const DAYS_BEFORE = 3;
const DAYS_AFTER = 17;
const MS_PER_DAY = 86_400_000;

/** Asks for the prices of the days around a flight, and shows them. */
export async function openDays(
  desk: Desk,
  [way, back]: readonly Way[],
  args: JsonObject,
): Promise<void> {
  if (!way) return;
  const date = way.departs.slice(0, 10);
  const currency = textOf(args["currency"]);
  const party = partyOf(args);
  const count = (type: string) => party.filter((member) => member === type).length;
  const asked = {
    origin: way.from,
    destination: way.to,
    from: moved(date, -DAYS_BEFORE),
    to: moved(date, DAYS_AFTER),
    ...(back && { nights: daysLater(date, back.departs) }),
    adults: count("adult"),
    children: count("child"),
    infants: count("infant"),
    ...(currency !== "" && { currency }),
  };
  const data = await desk.bridge.call("fare_calendar", asked);
  desk.open({ view: "flights", args: asked, data });
}

function moved(date: string, days: number): string {
  return new Date(Date.parse(date) + days * MS_PER_DAY).toISOString().slice(0, 10);
}

/** The lowest price of each day, as bars of one scale; a day leads to its flights. */
export function FareDays({ screen: { args, data } }: { screen: Screen }) {
  const desk = useDesk();
  const { t, format, bridge } = desk;
  const { busy, refusal, run } = useWork();
  const currency = textOf(data["currency"]) || "USD";
  const days = objectsIn(data["days"]).map((day) => ({
    date: textOf(day["date"]),
    price: typeof day["price"] === "number" ? day["price"] : undefined,
  }));
  const prices = days.flatMap(({ price }) => price ?? []);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const barOf = (price = 0) => `${(100 * price) / Math.max(high, 1)}%`;
  const [origin, destination] = [textOf(data["origin"]), textOf(data["destination"])];

  const cityOf = useCities([origin, destination]);
  const nights = numberOf(args["nights"]);

  async function openDay(departureDate: string): Promise<void> {
    const party = partyOf(args);
    const count = (type: string) => party.filter((member) => member === type).length;
    const asked = {
      origin,
      destination,
      departureDate,
      // Fares there and back belong to flights there and back.
      ...(nights > 0 && { returnDate: moved(departureDate, nights) }),
      passengers: { adults: count("adult"), children: count("child"), infants: count("infant") },
      ...(currency !== "USD" && { currency }),
      ...(typeof args["cabin_class"] === "string" && { cabin: args["cabin_class"] }),
    };
    const found = await bridge.call("searchFlights", asked);
    desk.open({ view: "flights", args: asked, data: found });
  }

  return (
    <>
      <Head
        title={`${cityOf(origin)} ${nights > 0 ? "⇄" : "→"} ${cityOf(destination)}`}
        detail={[
          `${format.day(days[0]?.date ?? "")} – ${format.day(days.at(-1)?.date ?? "")}`,
          nights > 0 ? t("backAfter", { n: nights }) : t("oneWay"),
          t("forParty", { n: travellersIn(data) }),
        ]
          .filter(Boolean)
          .join(" · ")}
      />
      <p class="soft">{t("byDayHelp")}</p>
      <Notes texts={notesIn(data)} />
      <Fitted
        label={t("byDay")}
        items={days}
        most={28}
        columns
        render={({ date, price }) => (
          <button
            type="button"
            class={price === low ? "day day-best" : "day"}
            disabled={price === undefined || !bridge.can("serverTools")}
            aria-busy={busy ? "true" : undefined}
            onClick={() => run(() => openDay(date))}
          >
            <span class="day-date">{format.day(date).replace(/,? \d{4}.*$/, "")}</span>
            <span class="day-track" aria-hidden="true">
              <span class="day-bar" style={{ inlineSize: barOf(price) }} />
            </span>
            <span class="day-price">
              {price === undefined ? t("noFare") : format.money(price, currency)}
            </span>
            {price === low && <span class="hidden">{t("sort.price")}</span>}
          </button>
        )}
      />
      <Refused refusal={refusal} />
    </>
  );
}
