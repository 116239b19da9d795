import { useState } from "preact/hooks";
import {
  type JsonObject,
  numberOf,
  objectsIn,
  textOf,
  textsIn,
} from "../../../console/src/answers/read-json.ts";
import { Button } from "../../../console/src/ui/button.tsx";
import { FilterChips } from "../../../console/src/ui/filter-chips.tsx";
import { type Screen, useDesk } from "../desk.tsx";
import { countryWords } from "../read/country-words.ts";
import { notesIn, travellersIn } from "../read/options.ts";
import { Fitted } from "../ui/fitted.tsx";
import { Head } from "../ui/head.tsx";
import { Refused } from "../ui/refused.tsx";
import { lyingApart, RouteMap } from "../ui/route-map.tsx";
import { Notes, Said } from "../ui/said.tsx";
import { useCities, useSpots } from "../ui/use-spots.ts";
import { useFilter, useFound } from "../use-found.ts";
import { useWork } from "../use-work.ts";

const FILTERS = ["all", "warm", "near"] as const;
type Filter = (typeof FILTERS)[number];
const WARM = 20;
const NEAR_KM = 2000;
/** Places on the map; more of them would hide each other's names. */
const MAPPED = 6;

/** Where a budget reaches: places by price, on a map and in a list. */
export function PlacesView({ screen }: { screen: Screen }) {
  const desk = useDesk();
  const { t, format, bridge } = desk;
  const { args } = screen;
  const found = useFound(screen, "explore_fares");
  const { pages, last } = found;
  const [mapped, setMapped] = useState(false);
  const { busy, refusal, run } = useWork();
  const { filter, choose, paging } = useFilter<Filter>(found, run);
  const currency = textOf(last["currency"]) || "USD";
  const origin = textOf(last["origin"]);
  const places = pages
    .flatMap((page) => objectsIn(page["places"]))
    .filter((place) => passes(place, filter));
  const codes = places.slice(0, MAPPED).map((place) => textOf(place["code"]));
  const cityOf = useCities([origin]);
  const notes = notesIn(screen.data);
  const spots = lyingApart(useSpots(mapped ? [origin, ...codes] : []));

  async function openFlights(place: JsonObject): Promise<void> {
    const returnDate = textOf(place["return_date"]);
    const asked = {
      origin,
      destination: textOf(place["code"]),
      departureDate: textOf(place["date"]),
      ...(returnDate !== "" && { returnDate }),
      passengers: {
        adults: numberOf(args["adults"]) || 1,
        children: numberOf(args["children"]),
        infants: numberOf(args["infants"]),
      },
      ...(currency !== "USD" && { currency }),
    };
    const data = await bridge.call("searchFlights", asked);
    bridge.tell(`The traveller looks at flights ${origin}–${asked.destination}.`);
    desk.open({ view: "flights", args: asked, data });
  }

  return (
    <>
      <Head
        title={t("places")}
        detail={[
          t("fromPlace", { place: cityOf(origin) }),
          numberOf(args["nights"]) > 0 && t("backAfter", { n: numberOf(args["nights"]) }),
          t("forParty", { n: travellersIn(last) }),
        ]
          .filter(Boolean)
          .join(" · ")}
      />
      <div class="bar">
        <FilterChips
          label={t("places.label")}
          value={filter}
          onChoose={choose}
          options={FILTERS.map((value) => ({
            value,
            label: t(value === "all" ? "filter.all" : `places.${value}`),
          }))}
        />
        {bridge.can("serverResources") && (
          <button
            type="button"
            class="chip"
            aria-pressed={mapped}
            onClick={() => setMapped(!mapped)}
          >
            {t("map")}
          </button>
        )}
      </div>
      <Notes texts={notes} />
      {places.length === 0 && notes.length === 0 && <p class="soft">{t("noneFound")}</p>}
      {mapped && spots.length > 1 && (
        <RouteMap spots={spots} legs={codes.map((code) => [origin, code] as const)} most={200} />
      )}
      <Fitted
        key={`${filter}${mapped}${spots.length}`}
        label={t("places")}
        items={places}
        {...paging}
        render={(place) => (
          <article class="tile">
            <div class="tile-main">
              <h2 class="tile-name">
                {textOf(place["city"])}{" "}
                <span class="soft">{countryWords(textOf(place["country"]), desk.language)}</span>
              </h2>
              <p class="soft">
                {[
                  format.day(textOf(place["date"])),
                  numberOf(place["stops"]) === 0
                    ? t("direct")
                    : t("stops", { n: numberOf(place["stops"]) }),
                  t("km", { n: format.number(numberOf(place["km"])) }),
                  t("degrees", { n: numberOf(place["high"]) }),
                ].join(" · ")}
                {textsIn(place["notes"]).map((note) => (
                  <span key={note}>
                    {" · "}
                    <Said text={note} />
                  </span>
                ))}
              </p>
            </div>
            <div class="tile-end">
              <p class="price">{format.money(numberOf(place["price"]), currency)}</p>
              <Button
                kind="primary"
                busy={busy}
                disabled={!bridge.can("serverTools")}
                onClick={() => run(() => openFlights(place))}
              >
                {t("choose")}
              </Button>
            </div>
          </article>
        )}
      />
      <Refused refusal={refusal} />
    </>
  );
}

function passes(place: JsonObject, filter: Filter): boolean {
  if (filter === "warm") return numberOf(place["high"]) >= WARM;
  return filter === "all" || numberOf(place["km"]) <= NEAR_KM;
}
