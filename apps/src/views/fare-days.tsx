import { type JsonObject, objectsIn, textOf } from "../../../console/src/answers/read-json.ts";
import { type Desk, type Screen, useDesk } from "../desk.tsx";
import { partyOf, type Way } from "../read/options.ts";
import { Fitted } from "../ui/fitted.tsx";
import { Head } from "../ui/head.tsx";
import { Refused } from "../ui/refused.tsx";
import { useWork } from "../use-work.ts";

const DAYS_BEFORE = 3;
const DAYS_AFTER = 17;
const MS_PER_DAY = 86_400_000;
/** The lowest bar, as a share of the highest. */
const LEAST_BAR = 0.16;

/** Asks for the prices of the days around a flight, and shows them. */
export async function openDays(desk: Desk, way: Way, args: JsonObject): Promise<void> {
  const moved = (days: number) =>
    new Date(Date.parse(way.departs.slice(0, 10)) + days * MS_PER_DAY).toISOString().slice(0, 10);
  const currency = textOf(args["currency"]);
  const party = partyOf(args);
  const count = (type: string) => party.filter((member) => member === type).length;
  const asked = {
    origin: way.from,
    destination: way.to,
    from: moved(-DAYS_BEFORE),
    to: moved(DAYS_AFTER),
    adults: count("adult"),
    children: count("child"),
    infants: count("infant"),
    ...(currency !== "" && { currency }),
  };
  const data = await desk.bridge.call("fare_calendar", asked);
  desk.open({ view: "flights", args: asked, data });
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
  const [origin, destination] = [textOf(data["origin"]), textOf(data["destination"])];

  async function openDay(departureDate: string): Promise<void> {
    const party = partyOf(args);
    const count = (type: string) => party.filter((member) => member === type).length;
    const asked = {
      origin,
      destination,
      departureDate,
      passengers: { adults: count("adult"), children: count("child"), infants: count("infant") },
      ...(currency !== "USD" && { currency }),
      ...(typeof args["cabin_class"] === "string" && { cabin: args["cabin_class"] }),
    };
    const found = await bridge.call("searchFlights", asked);
    desk.open({ view: "flights", args: asked, data: found });
  }

  return (
    <>
      <Head title={`${origin} → ${destination}`} detail={t("byDayHelp")} />
      <Fitted
        label={t("byDayTitle")}
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
              <span class="day-bar" style={{ inlineSize: `${100 * barOf(price, low, high)}%` }} />
            </span>
            <span class="day-price">
              {price === undefined ? t("noFare") : format.money(price, currency)}
            </span>
            {price === low && <span class="hidden">{t("cheapestDay")}</span>}
          </button>
        )}
      />
      <Refused refusal={refusal} />
    </>
  );
}

function barOf(price: number | undefined, low: number, high: number): number {
  if (price === undefined) return 0;
  if (high === low) return 1;
  return LEAST_BAR + ((1 - LEAST_BAR) * (price - low)) / (high - low);
}
