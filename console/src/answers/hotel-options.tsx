import { useState } from "preact/hooks";
import { post } from "../api/client.ts";
import type { ToolAnswer } from "../api/types.ts";
import { useSpeech } from "../i18n/language.tsx";
import { More } from "../ui/more.tsx";
import { Pick } from "../ui/pick.tsx";
import { HotelCard, useRateWords } from "./hotel-card.tsx";
import {
  type FoundHotel,
  foundHotels,
  nearestRate,
  type RateLike,
  type ShownHotel,
} from "./hotel-rates.ts";
import { isObject, type JsonObject } from "./read-json.ts";

const MOST_FOUND = 50;
const SHOWN = 6;

/** Hotels to choose from, the cheapest first; the one of that name comes before them. */
export async function findHotels(wish: JsonObject, named?: string): Promise<FoundHotel[]> {
  const search = async (more: JsonObject) => {
    const { output } = await post<ToolAnswer>("/tools/searchHotels", { ...wish, ...more });
    return isObject(output) ? foundHotels(output) : [];
  };
  const found = await search({ limit: MOST_FOUND });
  const isNamed = ({ rates: [{ name }] }: FoundHotel) => name === named;
  // A dear house may stand behind so many cheap ones that a page has no room for it.
  const isFar = named !== undefined && found.length >= MOST_FOUND && !found.some(isNamed);
  const first = isFar ? await search({ hotelName: named }) : found;
  return [...first.filter(isNamed), ...found.filter((one) => !isNamed(one))];
}

interface HotelOptionsProps {
  readonly hotels: readonly FoundHotel[] | undefined;
  readonly chosen: string | undefined;
  /** A rate to keep to, where hotels have it. */
  readonly like?: RateLike | undefined;
  readonly onChoose: (hotel: ShownHotel | undefined) => void;
}

const ORDERS: Readonly<Record<string, (one: ShownHotel, other: ShownHotel) => number>> = {
  stars: (one, other) => other.stars - one.stars,
  near: (one, other) => metresOf(one) - metresOf(other),
};

export function HotelOptions({ hotels, chosen, like, onChoose }: HotelOptionsProps) {
  const { t } = useSpeech();
  const rateWords = useRateWords();
  const [order, setOrder] = useState("");
  const [most, setMost] = useState(SHOWN);
  /** Rates that were picked, by the hotel's first. */
  const [picked, setPicked] = useState<Readonly<Record<string, string>>>({});
  if (!hotels) return null;
  const shown = hotels.map((hotel) => {
    const [{ id: key }] = hotel.rates;
    const wanted = picked[key] ?? chosen;
    const rate = hotel.rates.find(({ id }) => id === wanted) ?? nearestRate(hotel, like);
    return { key, rate, rates: hotel.rates };
  });
  const by = ORDERS[order];
  const sorted = by ? shown.toSorted((one, other) => by(one.rate, other.rate)) : shown;
  return (
    <div class="hotels">
      {hotels.length === 0 && <p class="soft">{t("book.noResults")}</p>}
      {hotels.length > 1 && (
        <div class="list-filters">
          <Pick
            label={t("filter.sort")}
            value={order}
            options={[
              ["", t("sort.price")],
              ["stars", t("sort.stars")],
              ["near", t("sort.near")],
            ]}
            onChoose={setOrder}
          />
        </div>
      )}
      {sorted.slice(0, most).map(({ key, rate, rates }) => {
        const isChosen = rate.id === chosen;
        return (
          <HotelCard
            key={key}
            hotel={rate}
            below={
              rates.length > 1 && (
                <Pick
                  label={`${t("stay.rate")} ${rate.name}`}
                  value={rate.id}
                  options={rates.map((one) => [one.id, rateWords(one)] as const)}
                  onChoose={(id) => {
                    setPicked((before) => ({ ...before, [key]: id }));
                    if (isChosen) onChoose(rates.find((one) => one.id === id));
                  }}
                />
              )
            }
          >
            <button
              type="button"
              class={isChosen ? "button button-primary" : "button button-plain"}
              aria-pressed={isChosen}
              aria-label={`${t("flight.choose")} ${rate.name}`}
              onClick={() => onChoose(isChosen ? undefined : rate)}
            >
              {t(isChosen ? "flight.chosen" : "flight.choose")}
            </button>
          </HotelCard>
        );
      })}
      <More
        shown={Math.min(most, sorted.length)}
        total={sorted.length}
        onMore={most < sorted.length ? () => setMost(most + 2 * SHOWN) : undefined}
      />
    </div>
  );
}

/** How far it is to what guests come for; what stands right there is nearest. */
function metresOf({ distance }: ShownHotel): number {
  const [, far = "0", unit] = /^([\d.]+) (k?m) /.exec(distance) ?? [];
  return Number(far) * (unit === "km" ? 1_000 : 1);
}
