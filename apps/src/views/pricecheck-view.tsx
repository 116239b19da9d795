import { useState } from "preact/hooks";
import {
  isObject,
  type JsonObject,
  numberOf,
  objectsIn,
  textOf,
} from "../../../console/src/answers/read-json.ts";
import { Button } from "../../../console/src/ui/button.tsx";
import { FilterChips } from "../../../console/src/ui/filter-chips.tsx";
import { type Desk, type Screen, useDesk } from "../desk.tsx";
import { type FareTerms, fareWords, termsIn } from "../read/fare-words.ts";
import { notesIn } from "../read/options.ts";
import { Fitted } from "../ui/fitted.tsx";
import { Head } from "../ui/head.tsx";
import { Refused } from "../ui/refused.tsx";
import { Notes } from "../ui/said.tsx";
import { useWork } from "../use-work.ts";

const VERDICTS = [
  "cheaper_elsewhere",
  "nothing_cheaper",
  "no_price_to_compare",
  "not_offered",
  "no_answer",
] as const;
const SELLERS = ["airline", "agency", "consolidator", "supplier", "remote"] as const;
const WITH_BAG = /the lowest with one is ([\d.]+) /;
const FILTERS = ["all", "airline", "refundable"] as const;
type Filter = (typeof FILTERS)[number];

interface Priced {
  readonly amount: number;
  readonly name: string;
  readonly by: (typeof SELLERS)[number] | undefined;
  readonly brand: string;
  readonly terms: FareTerms;
  readonly refundable: boolean;
  readonly simulated: boolean;
  readonly at: string;
  /** Its place among all that were found. */
  readonly place: number;
}

/** The verdict, and every seller on one scale with the price that was seen. */
export function PricecheckView({ screen }: { screen: Screen }) {
  const desk = useDesk();
  const { t, format, bridge } = desk;
  const { args } = screen;
  const [data, setData] = useState(screen.data);
  const { busy, refusal, run } = useWork();
  const [marked, setMarked] = useState<number>();
  const [filter, setFilter] = useState<Filter>("all");
  /** Prices move; the same question has another answer later. */
  async function again(): Promise<void> {
    setData(await bridge.call("flight_pricecheck", args));
    setMarked(undefined);
  }

  const found = isObject(data["searchResult"]) ? data["searchResult"] : {};
  const verdict = isObject(data["verdict"]) ? data["verdict"] : {};
  const code = VERDICTS.find((known) => known === verdict["code"]) ?? "no_answer";
  const saving = isObject(verdict["saving"]) ? verdict["saving"] : undefined;
  const currency = textOf(found["requestCurrency"]) || textOf(found["currency"]) || "USD";
  const prices = objectsIn(found["results"]).map(pricedOf);
  const typical = isObject(data["typicalRange"]) ? data["typicalRange"] : undefined;
  const range =
    typical && textOf(typical["currency"]) === currency
      ? ([
          Number.parseFloat(textOf(typical["low"])),
          Number.parseFloat(textOf(typical["high"])),
        ] as const)
      : undefined;
  const seen = Number.parseFloat(textOf(data["userOriginalPrice"]));
  const amounts = [
    ...prices.map(({ amount }) => amount),
    ...(range ?? []),
    ...(seen > 0 ? [seen] : []),
  ];
  const scale = scaleOf(amounts);
  const shown = prices.filter(
    ({ by, refundable }) =>
      filter === "all" || (filter === "airline" ? by === "airline" : refundable),
  );
  const allSimulated = prices.length > 0 && prices.every(({ simulated }) => simulated);
  const at = prices[0]?.at;
  const bagged = WITH_BAG.exec(textOf(verdict["text"]))?.[1];
  /** A fare that brings less is no saving; what the seen price includes may not be known. */
  const cautions = [
    saving && args["brand"] === undefined && t("fareUnlike"),
    saving &&
      bagged !== undefined &&
      t("withBag", { amount: format.money(Number(bagged), currency) }),
    verdict["seenPrice"] === "unusually_low" && t("seenLow"),
  ].filter(Boolean);
  const money = (amount: number) => format.money(Math.round(amount * 100) / 100, currency);

  return (
    <>
      <Head
        title={
          <span class={code === "cheaper_elsewhere" ? "verdict verdict-good" : "verdict"}>
            {t(`verdict.${code}`)}
          </span>
        }
        detail={checkedTrip(args, format, t)}
      />
      <p class="soft">
        {[
          seen > 0 && t("seen", { amount: money(seen) }),
          range && t("typical", { low: money(range[0]), high: money(range[1]) }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {saving && (
        <p class="price good">
          {t("save", {
            amount: format.money(
              Number.parseFloat(textOf(saving["amount"])),
              textOf(saving["currency"]),
            ),
            percent: format.number(numberOf(saving["percent"])),
          })}
        </p>
      )}
      {cautions.length > 0 && <p class="soft">{cautions.join(" ")}</p>}
      <Notes texts={notesIn(data)} />
      {amounts.length > 1 && (
        <div class="scale" role="img" aria-label={t("scale")}>
          <span class="scale-line" />
          {range && (
            <span
              class="scale-range"
              style={{
                insetInlineStart: `${scale(range[0])}%`,
                inlineSize: `${scale(range[1]) - scale(range[0])}%`,
              }}
            />
          )}
          {prices.map(({ amount, name }) => (
            <span
              key={name + amount}
              class="scale-dot"
              style={{ insetInlineStart: `${scale(amount)}%` }}
            />
          ))}
          {seen > 0 && (
            <span class="scale-seen" style={{ insetInlineStart: `${scale(seen)}%` }}>
              <span style={{ transform: `translateX(-${scale(seen)}%)` }}>{t("seenShort")}</span>
            </span>
          )}
        </div>
      )}
      {prices.length > 0 && (
        <FilterChips
          label={t("sellers")}
          value={filter}
          onChoose={setFilter}
          options={FILTERS.map((value) => ({ value, label: t(`seller.${value}`) }))}
        />
      )}
      <Fitted
        key={filter}
        label={t("sellers")}
        items={shown}
        render={({ name, by, brand, terms, amount, place, simulated }) => (
          <button
            type="button"
            class="tile tile-button"
            aria-pressed={place === marked}
            onClick={() => {
              setMarked(place);
              bridge.tell(`The traveller chose the offer for ${amount} ${currency}.`);
            }}
          >
            <span class="tile-main">
              <span class="tile-name">
                {name} {by && <span class="soft">{t(`by.${by}`)}</span>}
              </span>
              <span class="soft">
                {[brand, ...fareWords(desk, terms), simulated && !allSimulated && t("simulated")]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </span>
            <span class="tile-end">
              <span class="price">{money(amount)}</span>
              {seen > amount && <span class="soft">− {money(seen - amount)}</span>}
              <span class="tile-go">{t(place === marked ? "chosen" : "choose")}</span>
            </span>
          </button>
        )}
      />
      {marked !== undefined && (
        <p class="note note-good" role="status">
          {t("choiceTold")}
        </p>
      )}
      <div class="row">
        {bridge.can("serverTools") && (
          <Button busy={busy} onClick={() => run(again)}>
            {t("checkAgain")}
          </Button>
        )}
        <span class="soft">
          {[
            allSimulated && t("sellersSimulated"),
            at && t("checkedAt", { time: format.instant(at) }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </div>
      <Refused refusal={refusal} />
    </>
  );
}

/** `VS16 JFK → LHR · Mon, 1 Mar 2027 · for 2 travellers`: which flights were checked. */
function checkedTrip(args: JsonObject, format: Desk["format"], t: Desk["t"]): string {
  const trip = isObject(args["trip"]) ? args["trip"] : {};
  const legs = objectsIn(trip["legs"]).map((leg) => {
    const flights = objectsIn(leg["segments"]);
    const numbers = flights.map((one) => textOf(one["airline"]) + textOf(one["flightNumber"]));
    const [from, to] = [flights[0]?.["departureAirport"], flights.at(-1)?.["arrivalAirport"]];
    const day = textOf(flights[0]?.["departureDate"]);
    return `${numbers.join(" ")} ${textOf(from)} → ${textOf(to)}${day && ` · ${format.day(day)}`}`;
  });
  const party = ["adults", "children", "infantsInSeat", "infantsOnLap"]
    .map((key) => numberOf(trip[key]))
    .reduce((sum, count) => sum + count, 0);
  return [...legs, party > 0 && t("forParty", { n: party })].filter(Boolean).join(" · ");
}

function pricedOf(result: JsonObject, place: number): Priced {
  const shown = textOf(result["convertedPrice"]) || textOf(result["price"]);
  return {
    amount: Number.parseFloat(shown) || 0,
    name: textOf(result["website"]),
    by: SELLERS.find((seller) => seller === result["seller"]),
    brand: textOf(result["fareBrand"]),
    terms: termsIn(result),
    simulated: result["source"] === "simulated",
    at: textOf(result["timestamp"]),
    refundable: result["refundable"] === true,
    place,
  };
}

/** Where an amount lies, in percent, with a little room at both ends. */
function scaleOf(amounts: readonly number[]): (amount: number) => number {
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const span = high - low || 1;
  return (amount) => 4 + (92 * (amount - low)) / span;
}
