import { useState } from "preact/hooks";
import {
  type JsonObject,
  numberOf,
  objectsIn,
  textOf,
} from "../../../console/src/answers/read-json.ts";
import { Button } from "../../../console/src/ui/button.tsx";
import { FilterChips } from "../../../console/src/ui/filter-chips.tsx";
import { type Desk, type Screen, useDesk } from "../desk.tsx";
import { notesIn } from "../read/options.ts";
import { saidTo } from "../read/said-to.ts";
import { Fitted } from "../ui/fitted.tsx";
import { Head } from "../ui/head.tsx";
import { Refused } from "../ui/refused.tsx";
import { Notes, Said } from "../ui/said.tsx";
import { useAmount } from "../use-amount.ts";
import { sessionOf, useFilter, useFound } from "../use-found.ts";
import { useWork } from "../use-work.ts";
import { ReserveForm } from "./reserve-form.tsx";

const FILTERS = ["all", "automatic", "big"] as const;
type Filter = (typeof FILTERS)[number];
const MANY_SEATS = 5;

export function CarsView({ screen }: { screen: Screen }) {
  const desk = useDesk();
  const { t, format, bridge } = desk;
  const { args } = screen;
  const notes = notesIn(screen.data);
  const found = useFound(screen, "searchCars");
  const { pages, last } = found;
  const { refusal, run } = useWork();
  const { filter, choose, paging } = useFilter<Filter>(found, run);
  const [chosen, setChosen] = useState<JsonObject>();
  const currency = textOf(args["currency"]).toUpperCase() || "USD";
  const cars = pages.flatMap((page) => objectsIn(page["cars"]));
  const [first] = cars;
  const amount = useAmount(currency);
  const rentalDays = (car: JsonObject) =>
    [
      [car["pickupDate"], car["dropoffDate"]]
        .map((at) => `${format.day(textOf(at))} ${format.time(textOf(at))}`)
        .join(" – "),
      t("days", { n: numberOf(car["rentalDays"]) }),
    ].join(" · ");
  /** What of the price is owed to the return elsewhere and to the driver's age. */
  const feesIn = (car: JsonObject) =>
    (["oneWayFee", "youngDriverFee"] as const).flatMap((fee) =>
      numberOf(car[fee]) > 0 ? [t(fee, { amount: format.cents(numberOf(car[fee])) })] : [],
    );
  const shown = cars.filter((car) => passes(car, filter));

  if (chosen) {
    const id = textOf(chosen["id"]);
    return (
      <ReserveForm
        title={saidTo(desk, textOf(chosen["vehicleModel"])).text}
        detail={textOf(chosen["companyName"])}
        facts={[
          placesOf(chosen),
          rentalDays(chosen),
          [...carWords(desk, chosen), t("carCancel")].join(" · "),
          feesIn(chosen).join(" · "),
        ].filter(Boolean)}
        shown={currency === "USD" ? undefined : amount(chosen, "totalPrice")}
        labels={[t("driver")]}
        cents={numberOf(chosen["totalPrice"])}
        ask={`Book car id ${id}.`}
        onBack={() => setChosen(undefined)}
        book={([driver], contactEmail, idempotencyKey) =>
          bridge.call("bookCar", {
            carId: id,
            driver,
            contactEmail,
            ...sessionOf(last),
            idempotencyKey,
          })
        }
      />
    );
  }
  return (
    <>
      <Head
        title={first ? placesOf(first) : t("cars", { n: 0 })}
        detail={first && rentalDays(first)}
      />
      {first && (
        <FilterChips
          label={t("cars.label")}
          value={filter}
          onChoose={choose}
          options={FILTERS.map((value) => ({
            value,
            label: t(value === "all" ? "filter.all" : `cars.${value}`),
          }))}
        />
      )}
      <Notes texts={notes} />
      {shown.length === 0 && (first || notes.length === 0) && (
        <p class="soft">{t(first ? "noneLeft" : "noneFound")}</p>
      )}
      <Fitted
        key={filter}
        label={t("cars", { n: numberOf(last["total"]) })}
        items={shown}
        {...paging}
        render={(car) => (
          <CarRow
            car={car}
            fees={feesIn(car)}
            amount={(key) => amount(car, key)}
            onChoose={() => {
              setChosen(car);
              bridge.tell(
                `The traveller chose car id ${textOf(car["id"])} for ${numberOf(car["totalPrice"]) / 100} USD.`,
              );
            }}
          />
        )}
      />
      <Refused refusal={refusal} />
    </>
  );
}

interface CarRowProps {
  readonly car: JsonObject;
  readonly fees: readonly string[];
  readonly amount: (key: string) => string;
  readonly onChoose: () => void;
}

function CarRow({ car, fees, amount, onChoose }: CarRowProps) {
  const desk = useDesk();
  const { t } = desk;
  return (
    <article class="tile">
      <div class="tile-main">
        <h2 class="tile-name">
          <Said text={textOf(car["vehicleModel"])} />
        </h2>
        <p class="soft">{textOf(car["companyName"])}</p>
        <p class="soft">{carWords(desk, car).join(" · ")}</p>
        {fees.length > 0 && <p class="soft">{fees.join(" · ")}</p>}
      </div>
      <div class="tile-end">
        <div>
          <p class="price">{amount("totalPrice")}</p>
          <p class="soft">{t("perDay", { amount: amount("dailyRate") })}</p>
        </div>
        <Button kind="primary" onClick={onChoose}>
          {t("choose")}
        </Button>
      </div>
    </article>
  );
}

/** What a car is and what its price includes, or does not. */
function carWords({ t }: Pick<Desk, "t">, car: JsonObject): string[] {
  return [
    numberOf(car["seats"]) > 0 ? t("people", { n: numberOf(car["seats"]) }) : "",
    numberOf(car["bags"]) > 0 ? t("suitcases", { n: numberOf(car["bags"]) }) : "",
    t(car["transmission"] === "automatic" ? "automatic" : "manual"),
    t(car["mileagePolicy"] === "unlimited" ? "unlimited" : "limited"),
    t(car["insuranceIncluded"] === true ? "insured" : "notInsured"),
  ].filter(Boolean);
}

/** Where it is taken, and where it is returned if elsewhere. */
function placesOf(car: JsonObject): string {
  const places = [car["pickupLocationName"], car["dropoffLocationName"]].map(textOf);
  return [...new Set(places)].filter(Boolean).join(" → ");
}

function passes(car: JsonObject, filter: Filter): boolean {
  if (filter === "automatic") return car["transmission"] === "automatic";
  return filter === "all" || numberOf(car["seats"]) >= MANY_SEATS;
}
