import { useState } from "preact/hooks";
import { type ShownHotel, shownHotels } from "../../../answers/hotel-card.tsx";
import { HotelOptions } from "../../../answers/hotel-options.tsx";
import { isObject } from "../../../answers/read-json.ts";
import { post } from "../../../api/client.ts";
import type { Pnr, ToolAnswer } from "../../../api/types.ts";
import { useSpeech } from "../../../i18n/language.tsx";
import { useAction } from "../../../state/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { ProblemNote } from "../../../ui/problem-note.tsx";
import { Select } from "../../../ui/select.tsx";
import { chosenFor, replaced, type WishProps } from "./wish.ts";

const MOST_FOUND = 50;
const MOST_SHOWN = 6;

/** Other nights or another hotel for one stay; the same hotel comes first. */
export function OtherStay({ booking, wish, onChange }: WishProps & { readonly booking: Pnr }) {
  const { t } = useSpeech();
  const stays = booking.hotels.filter(({ status }) => status !== "cancelled");
  const [part, setPart] = useState(stays[0]?.part ?? "");
  const stay = stays.find((one) => one.part === part);
  const [nights, setNights] = useState<readonly [from: string, until: string]>();
  const [from, until] = nights ?? [stay?.checkInDate ?? "", stay?.checkOutDate ?? ""];
  const [found, setFound] = useState<readonly ShownHotel[]>();

  const search = useAction(async () => {
    const { output } = await post<ToolAnswer>("/tools/searchHotels", {
      cityCode: stay?.cityCode,
      checkInDate: from,
      checkOutDate: until,
      guests: stay?.guests.length ?? 1,
      limit: MOST_FOUND,
    });
    const all = isObject(output) ? shownHotels(output) : [];
    const isSame = ({ name }: ShownHotel) => name === stay?.hotelName;
    setFound([...all.filter(isSame), ...all.filter((one) => !isSame(one))].slice(0, MOST_SHOWN));
  });

  return (
    <div class="stack">
      <form
        class="fields"
        onSubmit={(event) => {
          event.preventDefault();
          void search.run();
        }}
      >
        <Select
          label={t("change.whichStay")}
          value={part}
          options={stays.map((one) => [one.part ?? "", one.hotelName] as const)}
          onChoose={(next) => {
            setPart(next);
            setNights(undefined);
            setFound(undefined);
          }}
        />
        <Field label={t("book.checkIn")}>
          {(ids) => (
            <input
              {...ids}
              type="date"
              required
              value={from}
              onInput={({ currentTarget: { value } }) => setNights([value, until])}
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
              onInput={({ currentTarget: { value } }) => setNights([from, value])}
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
      <HotelOptions
        hotels={found}
        chosen={chosenFor(wish, part)}
        onChoose={(hotel) => onChange(replaced(wish, part, hotel?.id))}
      />
    </div>
  );
}
