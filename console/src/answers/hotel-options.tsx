import { useState } from "preact/hooks";
import { post } from "../api/client.ts";
import type { ToolAnswer } from "../api/types.ts";
import { useSpeech } from "../i18n/language.tsx";
import { More } from "../ui/more.tsx";
import { Pick } from "../ui/pick.tsx";
import { HotelCard, type ShownHotel, shownHotels } from "./hotel-card.tsx";
import { isObject, type JsonObject } from "./read-json.ts";

const MOST_FOUND = 50;
const SHOWN = 6;

/** Hotels to choose from, the cheapest first; the one of that name comes before them. */
export async function findHotels(wish: JsonObject, named?: string): Promise<ShownHotel[]> {
  const search = async (more: JsonObject) => {
    const { output } = await post<ToolAnswer>("/tools/searchHotels", { ...wish, ...more });
    return isObject(output) ? shownHotels(output) : [];
  };
  const found = await search({ limit: MOST_FOUND });
  const isNamed = ({ name }: ShownHotel) => name === named;
  // A dear house may stand behind so many cheap ones that a page has no room for it.
  const isFar = named !== undefined && found.length >= MOST_FOUND && !found.some(isNamed);
  const first = isFar ? await search({ hotelName: named }) : found;
  return [...first.filter(isNamed), ...found.filter((one) => !isNamed(one))];
}

interface HotelOptionsProps {
  readonly hotels: readonly ShownHotel[] | undefined;
  readonly chosen: string | undefined;
  readonly onChoose: (hotel: ShownHotel | undefined) => void;
}

export function HotelOptions({ hotels, chosen, onChoose }: HotelOptionsProps) {
  const { t } = useSpeech();
  const [order, setOrder] = useState("");
  const [most, setMost] = useState(SHOWN);
  if (!hotels) return null;
  const sorted = order === "" ? hotels : hotels.toSorted((one, other) => other.stars - one.stars);
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
            ]}
            onChoose={setOrder}
          />
        </div>
      )}
      {sorted.slice(0, most).map((hotel) => {
        const isChosen = hotel.id === chosen;
        return (
          <HotelCard key={hotel.id} hotel={hotel}>
            <button
              type="button"
              class={isChosen ? "button button-primary" : "button button-plain"}
              aria-pressed={isChosen}
              aria-label={`${t("flight.choose")} ${hotel.name}`}
              onClick={() => onChoose(isChosen ? undefined : hotel)}
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
