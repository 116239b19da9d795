import { useId, useState } from "preact/hooks";
import { findHotels, HotelOptions } from "../../answers/hotel-options.tsx";
import type { FoundHotel, ShownHotel } from "../../answers/hotel-rates.ts";
import type { PlannedStay } from "../../api/types.ts";
import { useSpeech } from "../../i18n/language.tsx";
import { useAction } from "../../state/use-action.ts";
import { Button } from "../../ui/button.tsx";
import { Check } from "../../ui/check.tsx";
import { DateField } from "../../ui/date-field.tsx";
import { Field } from "../../ui/field.tsx";
import { PlaceInput } from "../../ui/place-input.tsx";
import { ProblemNote } from "../../ui/problem-note.tsx";
import { Select } from "../../ui/select.tsx";
import { type BookingDraft, partyOf } from "./booking-draft.ts";

interface FinderProps {
  readonly draft: BookingDraft;
  /** The stay of the plan that it is for. */
  readonly planned: PlannedStay | undefined;
  /** Where the request was thought to fly to: the plan's stays hold for as long as it does. */
  readonly proposedTo: string | undefined;
  readonly chosen: ShownHotel | undefined;
  readonly onChoose: (hotel: ShownHotel | undefined) => void;
}

/** What a search found of the plan's hotel. */
type PlannedAs = "plannedHotel" | "plannedHidden" | "plannedGone";

/** Looks in the plan's town, or where the flights go, between their dates, unless told otherwise. */
export function HotelFinder({ draft, planned, proposedTo, chosen, onChoose }: FinderProps) {
  const { t, format } = useSpeech();
  const [city, setCity] = useState<string>();
  const [checkIn, setCheckIn] = useState<string>();
  const [checkOut, setCheckOut] = useState<string>();
  const [stars, setStars] = useState("");
  const [free, setFree] = useState(false);
  const [board, setBoard] = useState("");
  const [plannedAs, setPlannedAs] = useState<PlannedAs>("plannedHotel");
  const [hotels, setHotels] = useState<readonly FoundHotel[]>();
  const { adults, children } = partyOf(draft);
  const arrival = draft.out?.arrives.slice(0, 10) ?? draft.departure;
  const id = useId();
  const { hotel: wanted, firstDay = 0, lastDay } = planned ?? {};
  const isPlanned = planned !== undefined && (firstDay > 0 || draft.to === proposedTo);
  const where = city ?? (isPlanned ? (planned.city ?? "") : draft.to);
  const begins = firstDay > 0 ? daysAfter(draft.departure, firstDay) : arrival;
  // A flight that lands later than planned shortens the first stay.
  const from = checkIn ?? (draft.out && arrival > begins ? arrival : begins);
  const until =
    checkOut ?? (lastDay === undefined ? draft.returning : daysAfter(draft.departure, lastDay));

  const search = useAction(async () => {
    const stay = {
      cityCode: where,
      checkInDate: from,
      checkOutDate: until,
      guests: adults + children,
    };
    const filters = {
      ...(stars !== "" && { starRating: Number(stars) }),
      ...(free && { freeCancellation: true }),
      ...(board !== "" && { board }),
    };
    const isWanted = ({ rates: [{ name }] }: FoundHotel) => name === wanted;
    const found = await findHotels({ ...stay, ...filters }, wanted);
    const isMissed = wanted !== undefined && !found.some(isWanted);
    // A filter that hides a hotel says nothing of whether it is free.
    const isHidden =
      isMissed &&
      Object.keys(filters).length > 0 &&
      (await findHotels({ ...stay, hotelName: wanted })).some(isWanted);
    setPlannedAs(isHidden ? "plannedHidden" : isMissed ? "plannedGone" : "plannedHotel");
    setHotels(found);
    onChoose(found.find(isWanted)?.rates[0]);
  });

  return (
    <section class="card" aria-labelledby={id}>
      <h2 id={id}>{t("book.hotel")}</h2>
      <form
        class="fields"
        onSubmit={(event) => {
          event.preventDefault();
          void search.run();
        }}
      >
        <Field
          label={t("book.hotelPlace")}
          help={where === "" && isPlanned ? t("book.placeOpen") : undefined}
        >
          {(ids) => <PlaceInput {...ids} required value={where} onChange={setCity} />}
        </Field>
        <DateField label={t("book.checkIn")} required value={from} onChoose={setCheckIn} />
        <DateField label={t("book.checkOut")} required value={until} onChoose={setCheckOut} />
        <Select
          label={t("sort.class")}
          value={stars}
          options={[
            ["", t("sort.anyStars")],
            ...["3", "4", "5"].map((n) => [n, t("sort.leastStars", { n })] as const),
          ]}
          onChoose={setStars}
        />
        <Select
          label={t("stay.meals")}
          value={board}
          options={[
            ["", t("stay.anyMeals")],
            ["breakfast", t("stay.leastBreakfast")],
            ["half_board", t("board.half_board")],
            ["all_inclusive", t("board.all_inclusive")],
          ]}
          onChoose={setBoard}
        />
        <div class="field field-end">
          <Check checked={free} onCheck={setFree}>
            {t("stay.freeOnly")}
          </Check>
        </div>
        <div class="field field-end">
          <Button type="submit" mark="search" busy={search.busy}>
            {t("book.searchHotels")}
          </Button>
        </div>
      </form>
      {search.problem && <ProblemNote problem={search.problem} />}
      {wanted !== undefined && <p class="soft">{t(`book.${plannedAs}`, { hotel: wanted })}</p>}
      {!hotels && chosen && (
        <p>
          <strong>{chosen.name}</strong> {format.cents(chosen.cents)}
        </p>
      )}
      <HotelOptions hotels={hotels} chosen={chosen?.id} onChoose={onChoose} />
    </section>
  );
}

function daysAfter(date: string, days: number): string {
  const at = Date.parse(date);
  return Number.isNaN(at) ? "" : new Date(at + days * 86_400_000).toISOString().slice(0, 10);
}
