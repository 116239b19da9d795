import { useState } from "preact/hooks";
import { findHotels, HotelOptions } from "../../../answers/hotel-options.tsx";
import { type FoundHotel, isFreeToCancel } from "../../../answers/hotel-rates.ts";
import type { Pnr } from "../../../api/types.ts";
import { useSpeech } from "../../../i18n/language.tsx";
import { useAction } from "../../../state/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { ProblemNote } from "../../../ui/problem-note.tsx";
import { Select } from "../../../ui/select.tsx";
import { chosenFor, replaced, type WishProps } from "./wish.ts";

/** Other nights or another hotel for one stay; the same hotel comes first. */
export function OtherStay({ booking, wish, onChange }: WishProps & { readonly booking: Pnr }) {
  const { t } = useSpeech();
  const stays = booking.hotels.filter(({ status }) => status !== "cancelled");
  const [part, setPart] = useState(stays[0]?.part ?? "");
  const stay = stays.find((one) => one.part === part);
  const [nights, setNights] = useState<readonly [from: string, until: string]>();
  const [from, until] = nights ?? [stay?.checkInDate ?? "", stay?.checkOutDate ?? ""];
  const [found, setFound] = useState<readonly FoundHotel[]>();

  const like = stay && {
    ...{ rateCode: stay.rateCode, room: stay.roomType, board: stay.board ?? "" },
  };
  const chosen = chosenFor(wish, part);
  const rate = found?.flatMap(({ rates }) => rates).find(({ id }) => id === chosen);
  const wasFree = stay && isFreeToCancel({ cancelling: stay.cancellation ?? "" });

  const search = useAction(async () => {
    const wanted = {
      cityCode: stay?.cityCode,
      checkInDate: from,
      checkOutDate: until,
      guests: stay?.guests.length ?? 1,
    };
    setFound(await findHotels(wanted, stay?.hotelName));
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
        <DateField
          label={t("book.checkIn")}
          required
          value={from}
          onChoose={(value) => setNights([value, until])}
        />
        <DateField
          label={t("book.checkOut")}
          required
          value={until}
          onChoose={(value) => setNights([from, value])}
        />
        <div class="field field-end">
          <Button type="submit" mark="search" busy={search.busy}>
            {t("book.searchHotels")}
          </Button>
        </div>
      </form>
      {search.problem && <ProblemNote problem={search.problem} />}
      {found && <p class="soft">{t("stay.asBooked")}</p>}
      {rate && wasFree && !isFreeToCancel(rate) && (
        <p class="note note-ask" role="status">
          {t("stay.worse")}
        </p>
      )}
      <HotelOptions
        hotels={found}
        chosen={chosen}
        like={like}
        onChoose={(hotel) => onChange(replaced(wish, part, hotel?.id))}
      />
    </div>
  );
}
