import { useState } from "preact/hooks";
import { type ShownHotel, shownHotels } from "../../answers/hotel-card.tsx";
import { HotelOptions } from "../../answers/hotel-options.tsx";
import { isObject } from "../../answers/read-json.ts";
import { post } from "../../api/client.ts";
import type { ToolAnswer } from "../../api/types.ts";
import { useSpeech } from "../../i18n/language.tsx";
import { useAction } from "../../state/use-action.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { PlaceInput } from "../../ui/place-input.tsx";
import { ProblemNote } from "../../ui/problem-note.tsx";
import { type BookingDraft, partyOf } from "./booking-draft.ts";

interface FinderProps {
  readonly draft: BookingDraft;
  /** The plan's hotel, by name. */
  readonly planned: string | undefined;
  readonly onChange: (part: Partial<BookingDraft>) => void;
}

const LOOKED_AT = 50;
const SHOWN = 6;

/** Looks where the flights go, between their dates, unless told otherwise. */
export function HotelFinder({ draft, planned, onChange }: FinderProps) {
  const { t, format } = useSpeech();
  const [city, setCity] = useState<string>();
  const [checkIn, setCheckIn] = useState<string>();
  const [checkOut, setCheckOut] = useState<string>();
  const [hotels, setHotels] = useState<readonly ShownHotel[]>();
  const { adults, children } = partyOf(draft);
  const arrival = draft.out?.arrives.slice(0, 10) ?? draft.departure;
  const where = city ?? draft.to;
  const from = checkIn ?? arrival;
  const until = checkOut ?? draft.returning;

  const search = useAction(async () => {
    const { output } = await post<ToolAnswer>("/tools/searchHotels", {
      cityCode: where,
      checkInDate: from,
      checkOutDate: until,
      guests: adults + children,
      limit: LOOKED_AT,
    });
    const found = isObject(output) ? shownHotels(output) : [];
    const own = found.find(({ name }) => name === planned);
    setHotels([...(own ? [own] : []), ...found.filter((one) => one !== own)].slice(0, SHOWN));
    onChange({ hotel: own });
  });

  return (
    <section class="card" aria-labelledby="hotel-title">
      <h2 id="hotel-title">{t("book.hotel")}</h2>
      <form
        class="fields"
        onSubmit={(event) => {
          event.preventDefault();
          void search.run();
        }}
      >
        <Field label={t("book.to")}>
          {(ids) => <PlaceInput {...ids} required value={where} onChange={setCity} />}
        </Field>
        <Field label={t("book.checkIn")}>
          {(ids) => (
            <input
              {...ids}
              type="date"
              required
              value={from}
              onInput={(event) => setCheckIn(event.currentTarget.value)}
            />
          )}
        </Field>
        <Field label={t("book.checkOut")}>
          {(ids) => (
            <input
              {...ids}
              type="date"
              required
              value={until}
              onInput={(event) => setCheckOut(event.currentTarget.value)}
            />
          )}
        </Field>
        <div class="field field-end">
          <Button type="submit" mark="search" busy={search.busy}>
            {t("book.searchHotels")}
          </Button>
        </div>
      </form>
      {search.problem && <ProblemNote problem={search.problem} />}
      {planned !== undefined && (
        <p class="soft">
          {t(
            hotels && !hotels.some(({ name }) => name === planned)
              ? "book.plannedGone"
              : "book.plannedHotel",
            { hotel: planned },
          )}
        </p>
      )}
      {!hotels && draft.hotel && (
        <p>
          <strong>{draft.hotel.name}</strong> {format.cents(draft.hotel.cents)}
        </p>
      )}
      <HotelOptions
        hotels={hotels}
        chosen={draft.hotel?.id}
        onChoose={(hotel) => onChange({ hotel })}
      />
    </section>
  );
}
