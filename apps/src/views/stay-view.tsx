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
import { type Screen, useDesk } from "../desk.tsx";
import { ratesOf } from "../read/hotel-rates.ts";
import { notesIn } from "../read/options.ts";
import { Fitted } from "../ui/fitted.tsx";
import { Head } from "../ui/head.tsx";
import { OrderBy } from "../ui/order-by.tsx";
import { Refused } from "../ui/refused.tsx";
import { Notes, Said } from "../ui/said.tsx";
import { useAmount } from "../use-amount.ts";
import { sessionOf, useFilter, useFound } from "../use-found.ts";
import { useWork } from "../use-work.ts";
import { CarsView } from "./cars-view.tsx";
import { HotelRates } from "./hotel-rates.tsx";

const FILTERS = ["all", "3", "4", "free"] as const;
const ORDERS = ["price", "stars"] as const;
type Filter = (typeof FILTERS)[number];
type Order = (typeof ORDERS)[number];

/** Hotels or cars found. */
export function StayView({ screen }: { screen: Screen }) {
  return Array.isArray(screen.data["cars"]) ? (
    <CarsView screen={screen} />
  ) : (
    <HotelsView screen={screen} />
  );
}

function HotelsView({ screen }: { screen: Screen }) {
  const { t, format, bridge } = useDesk();
  const { args } = screen;
  const found = useFound(screen, "searchHotels");
  const { pages, last, rest } = found;
  const { refusal, run } = useWork();
  const { filter, choose, paging } = useFilter<Filter>(found, run);
  const [order, setOrder] = useState<Order>("price");
  const [chosen, setChosen] = useState<JsonObject>();
  const currency = textOf(args["currency"]).toUpperCase() || "USD";
  const hotels = pages.flatMap((page) => objectsIn(page["hotels"]));
  const [first] = hotels;
  const guests = numberOf(first?.["guestCount"]) || 1;
  const notes = notesIn(screen.data);
  const terms = isObject(last["terms"]) ? last["terms"] : {};
  const shown = hotels
    .filter((hotel) => passes(hotel, ratesOf(hotel, terms), filter))
    .sort((a, b) =>
      order === "price"
        ? numberOf(a["price"]) - numberOf(b["price"])
        : numberOf(b["starRating"]) - numberOf(a["starRating"]),
    );

  if (chosen) {
    return (
      <HotelRates
        hotel={chosen}
        rates={ratesOf(chosen, terms)}
        currency={currency}
        session={sessionOf(last)}
        guests={guests}
        onBack={() => setChosen(undefined)}
      />
    );
  }
  return (
    <>
      <Head
        title={textOf(first?.["cityName"]) || t("hotels", { n: 0 })}
        detail={
          first &&
          [
            `${format.day(textOf(first["checkInDate"]))} – ${format.day(textOf(first["checkOutDate"]))}`,
            t("nights", { n: numberOf(first["nights"]) }),
            t("guests", { n: guests }),
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
          label={t("stay.label")}
          value={filter}
          onChoose={choose}
          options={FILTERS.map((value) => ({
            value,
            label: t(value === "all" ? "filter.all" : `stay.${value}`),
          }))}
        />
      )}
      <Notes texts={notes} />
      {shown.length === 0 && (first || notes.length === 0) && (
        <p class="soft">{t(first ? "noneLeft" : "noneFound")}</p>
      )}
      <Fitted
        key={filter + order}
        label={t("hotels", { n: numberOf(last["total"]) })}
        items={shown}
        {...paging}
        render={(hotel) => (
          <HotelRow
            hotel={hotel}
            currency={currency}
            onChoose={() => {
              setChosen(hotel);
              bridge.tell(
                `The traveller looks at hotel ${textOf(hotel["hotelCode"])}; id ${textOf(hotel["id"])}.`,
              );
            }}
          />
        )}
      />
      <Refused refusal={refusal} />
    </>
  );
}

interface HotelRowProps {
  readonly hotel: JsonObject;
  readonly currency: string;
  readonly onChoose: () => void;
}

function HotelRow({ hotel, currency, onChoose }: HotelRowProps) {
  const { t } = useDesk();
  const amount = useAmount(currency);
  const stars = numberOf(hotel["starRating"]);
  const location = isObject(hotel["location"]) ? textOf(hotel["location"]["distance"]) : "";
  const gone = hotel["status"] === "sold_out";
  return (
    <article class={gone ? "tile tile-gone" : "tile"}>
      <div class="tile-main">
        <h2 class="tile-name">
          {textOf(hotel["hotelName"])}{" "}
          <span class="stars" role="img" aria-label={t("stars", { n: stars })}>
            {"★".repeat(stars)}
          </span>
        </h2>
        <p class="soft">{location === "" ? textOf(hotel["address"]) : <Said text={location} />}</p>
        <p class="soft">
          <Said text={textOf(hotel["roomType"])} /> · <Said text={textOf(hotel["cancellation"])} />
        </p>
      </div>
      <div class="tile-end">
        <div>
          <p class="price">{gone ? t("soldOut") : amount(hotel, "price")}</p>
          <p class="soft">
            {[
              t("nights", { n: numberOf(hotel["nights"]) }),
              numberOf(hotel["rooms"]) > 1 && t("rooms", { n: numberOf(hotel["rooms"]) }),
              t("perNight", { amount: amount(hotel, "pricePerNight") }),
            ]
              .filter(Boolean)
              .join(" · ")}
          </p>
        </div>
        <Button kind="primary" disabled={gone} onClick={onChoose}>
          {t("choose")}
        </Button>
      </div>
    </article>
  );
}

function passes(hotel: JsonObject, rates: readonly JsonObject[], filter: Filter): boolean {
  if (filter === "all") return true;
  if (filter !== "free") return numberOf(hotel["starRating"]) >= Number(filter);
  return rates.some((rate) => textOf(rate["cancellation"]).startsWith("free"));
}
