import { useState } from "preact/hooks";
import { numberOf, textOf } from "../../../console/src/answers/read-json.ts";
import { Button } from "../../../console/src/ui/button.tsx";
import { FilterChips } from "../../../console/src/ui/filter-chips.tsx";
import { type Screen, useDesk } from "../desk.tsx";
import { notesIn, type Option, optionsIn, partyOf, travellersIn } from "../read/options.ts";
import { Fitted } from "../ui/fitted.tsx";
import { Head } from "../ui/head.tsx";
import { OrderBy } from "../ui/order-by.tsx";
import { Refused } from "../ui/refused.tsx";
import { Notes } from "../ui/said.tsx";
import { useCities } from "../ui/use-spots.ts";
import { sessionOf, useFilter, useFound } from "../use-found.ts";
import { useWork } from "../use-work.ts";
import { ChosenFlight } from "./chosen-flight.tsx";
import { CompareFlights } from "./compare-flights.tsx";
import { FareDays, openDays } from "./fare-days.tsx";
import { FlightRow } from "./flight-row.tsx";

const FILTERS = ["all", "direct", "early", "late", "bag"] as const;
const ORDERS = ["price", "fast", "early"] as const;
type Filter = (typeof FILTERS)[number];
type Order = (typeof ORDERS)[number];

const COMPARED_AT_MOST = 3;

/** Flights found: filtered, ordered, compared and chosen; or the prices of days. */
export function FlightsView({ screen }: { screen: Screen }) {
  if (Array.isArray(screen.data["days"])) return <FareDays screen={screen} />;
  return <FlightList screen={screen} />;
}

function FlightList({ screen }: { screen: Screen }) {
  const desk = useDesk();
  const { t, format, bridge } = desk;
  const { args } = screen;
  const tool = Array.isArray(screen.data["offers"]) ? "search_flights" : "searchFlights";
  const found = useFound(screen, tool);
  const { pages, last, rest } = found;
  const [order, setOrder] = useState<Order>("price");
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [comparing, setComparing] = useState(false);
  const [chosen, setChosen] = useState<Option>();
  const { busy, refusal, run } = useWork();
  const { filter, choose: chooseFilter, paging } = useFilter<Filter>(found, run);

  const options = pages.flatMap((page) => optionsIn(page, args));
  const shown = options.filter((option) => passes(option, filter)).sort(by(order));
  const [first] = options;
  const way = first?.ways[0];
  const [from, to] = [way?.from ?? textOf(args["origin"]), way?.to ?? textOf(args["destination"])];
  const cityOf = useCities([from, to]);
  const travellers = travellersIn(screen.data);
  const notes = notesIn(screen.data);

  function choose(option: Option): void {
    const { onChoose } = screen;
    if (onChoose) {
      run(() => onChoose(option.id));
      return;
    }
    setChosen(option);
    const route = option.ways.map(({ from, to, departs, numbers }) =>
      [numbers, `${from}-${to}`, departs.slice(0, 16)].join(" "),
    );
    const price = `${option.price} ${option.currency}`;
    bridge.tell(`The traveller chose ${route.join(", ")} for ${price}; id ${option.id}.`);
  }

  if (chosen) {
    return (
      <ChosenFlight
        option={chosen}
        screen={screen}
        session={sessionOf(last)}
        onBack={() => setChosen(undefined)}
      />
    );
  }
  const compared = options.filter(({ id }) => ticked.includes(id));
  if (comparing) {
    return (
      <CompareFlights
        options={compared}
        travellers={travellers}
        onChoose={choose}
        onBack={() => setComparing(false)}
      />
    );
  }
  return (
    <>
      <Head
        title={from ? `${cityOf(from)} → ${cityOf(to)}` : t("flights", { n: 0 })}
        detail={
          way &&
          [
            (first?.ways ?? []).map(({ departs }) => format.day(departs)).join(" – "),
            t("forParty", { n: travellers }),
          ].join(" · ")
        }
      >
        {first && (
          <OrderBy
            label={t("sort.label")}
            value={order}
            onChoose={(chosenOrder) => {
              setOrder(chosenOrder);
              run(rest);
            }}
            options={ORDERS.map((value) => ({ value, label: t(`sort.${value}`) }))}
          />
        )}
      </Head>
      {first && (
        <FilterChips
          label={t("filter.label")}
          value={filter}
          onChoose={chooseFilter}
          options={FILTERS.map((value) => ({ value, label: t(`filter.${value}`) }))}
        />
      )}
      {screen.changes !== undefined && <p class="note">{t("exchange", { pnr: screen.changes })}</p>}
      <Notes texts={notes} />
      {shown.length === 0 && (first || notes.length === 0) && (
        <p class="soft">{t(first ? "noneLeft" : "noneFound")}</p>
      )}
      <Fitted
        key={filter + order}
        label={t("flights", { n: numberOf(last["total"]) })}
        items={shown}
        {...paging}
        render={(option) => (
          <FlightRow
            option={option}
            party={partyOf(args)}
            travellers={travellers}
            ticked={ticked.includes(option.id)}
            onTick={
              ticked.length < COMPARED_AT_MOST || ticked.includes(option.id)
                ? () => setTicked(toggled(ticked, option.id))
                : undefined
            }
            onChoose={() => choose(option)}
            chooseLabel={t(screen.onChoose ? "replaceWith" : "choose")}
          />
        )}
      />
      <div class="row">
        {compared.length > 0 && (
          <Button
            disabled={compared.length < 2}
            title={t("compareHelp")}
            onClick={() => setComparing(true)}
          >
            {t("comparing", { n: compared.length })}
          </Button>
        )}
        {way && bridge.can("serverTools") && (
          <Button busy={busy} onClick={() => run(() => openDays(desk, first?.ways ?? [], args))}>
            {t("byDay")}
          </Button>
        )}
      </div>
      <Refused refusal={refusal} />
    </>
  );
}

function toggled(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}

function passes({ ways, bags }: Option, filter: Filter): boolean {
  const hour = Number(ways[0]?.departs.slice(11, 13));
  if (filter === "direct") return ways.every(({ stops }) => stops === 0);
  if (filter === "early") return hour < 12;
  if (filter === "late") return hour >= 12;
  return filter === "all" || (bags ?? 0) > 0;
}

function by(order: Order): (a: Option, b: Option) => number {
  const key = (option: Option): number => {
    const minutes = option.ways.reduce((sum, way) => sum + way.minutes, 0);
    if (order === "price") return option.price;
    return order === "fast" ? minutes : Date.parse(option.ways[0]?.departs ?? "");
  };
  return (a, b) => Number(a.soldOut) - Number(b.soldOut) || key(a) - key(b);
}
