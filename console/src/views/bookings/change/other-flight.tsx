import { useState } from "preact/hooks";
import { type ChosenFlight, FlightOptions, findFlights } from "../../../answers/flight-options.tsx";
import type { BookedFlight, Pnr } from "../../../api/types.ts";
import { useSpeech } from "../../../i18n/language.tsx";
import { useAction } from "../../../state/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { ProblemNote } from "../../../ui/problem-note.tsx";
import { Select } from "../../../ui/select.tsx";
import { BRANDS, CABINS } from "../../desk/booking-draft.ts";
import { bookedParts } from "../booked-parts.ts";
import { chosenFor, replaced, type WishProps } from "./wish.ts";

const MOST_FOUND = 50;

/** Another day, flight, cabin or fare for one way of the journey. */
export function OtherFlight({ booking, wish, onChange }: WishProps & { readonly booking: Pnr }) {
  const { t, format } = useSpeech();
  const parts = bookedParts(booking).filter(({ part }) => part.startsWith("F"));
  const [part, setPart] = useState(parts[0]?.part ?? "");
  const flown = booking.flights.filter((flight) => flight.part === part);
  const first = flown[0];
  const [asked, setAsked] = useState<Asked>();
  const { date, cabin, brand } = asked ?? askedOf(first);
  const change = (next: Partial<Asked>) => setAsked({ date, cabin, brand, ...next });
  const [found, setFound] = useState<readonly ChosenFlight[]>();

  const search = useAction(async () => {
    const all = await findFlights(
      {
        origin: first?.originCode,
        destination: flown.at(-1)?.destinationCode,
        departureDate: date,
        cabin,
        ...(brand !== "" && { brand }),
        passengers: partyOf(booking),
        limit: MOST_FOUND,
      },
      format,
    );
    // A ticket goes on with its own airline first.
    const own = all.filter(({ airlineCode }) => airlineCode === first?.airlineCode);
    setFound(own.length > 0 ? own : all);
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
          label={t("change.which")}
          value={part}
          options={parts.map((one) => [one.part, one.label] as const)}
          onChoose={(next) => {
            setPart(next);
            setAsked(undefined);
            setFound(undefined);
          }}
        />
        <DateField
          label={t("book.departure")}
          required
          value={date}
          onChoose={(value) => change({ date: value })}
        />
        <Select
          label={t("book.cabin")}
          value={cabin}
          options={CABINS.map((one) => [one, t(`cabin.${one}`)] as const)}
          onChoose={(next) => change({ cabin: next })}
        />
        <Select
          label={t("change.fare")}
          value={brand}
          options={[
            ["", t("change.cheapest")],
            ...BRANDS.map((one) => [one, t(`brand.${one}`)] as const),
          ]}
          onChoose={(next) => change({ brand: next })}
        />
        <div class="field field-end">
          <Button type="submit" mark="search" busy={search.busy}>
            {t("book.searchFlights")}
          </Button>
        </div>
      </form>
      {search.problem && <ProblemNote problem={search.problem} />}
      <FlightOptions
        title={t("change.instead", { flight: flown.map((one) => one.flightNumber).join(", ") })}
        flights={found}
        chosen={chosenFor(wish, part)}
        onChoose={(flight) => onChange(replaced(wish, part, flight?.id))}
      />
    </div>
  );
}

interface Asked {
  readonly date: string;
  readonly cabin: string;
  readonly brand: string;
}

function askedOf(flight: BookedFlight | undefined): Asked {
  const { departureTime = "", cabin = "economy" } = flight ?? {};
  return { date: departureTime.slice(0, 10), cabin, brand: "" };
}

function partyOf({ passengers }: Pnr): Readonly<Record<string, number>> {
  const count = (type: string) => passengers.filter((one) => one.type === type).length;
  return { adults: count("adult"), children: count("child"), infants: count("infant") };
}
