import { useState } from "preact/hooks";
import { type ChosenFlight, FlightOptions, findFlights } from "../../answers/flight-options.tsx";
import type { Proposal } from "../../api/types.ts";
import { useSpeech } from "../../i18n/language.tsx";
import { useAction } from "../../state/use-action.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { PlaceInput } from "../../ui/place-input.tsx";
import { ProblemNote } from "../../ui/problem-note.tsx";
import { type BookingDraft, CABINS } from "./booking-draft.ts";

interface FinderProps {
  readonly draft: BookingDraft;
  readonly proposal: Proposal;
  readonly onChange: (part: Partial<BookingDraft>) => void;
}

interface Found {
  readonly out: readonly ChosenFlight[];
  readonly back: readonly ChosenFlight[];
}

const SHOWN = 5;

export function FlightFinder({ draft, proposal, onChange }: FinderProps) {
  const { t, format } = useSpeech();
  /** Said of a guess for as long as it stands. */
  const helpFor = (field: Proposal["guessed"][number]) => {
    const value = field === "party" ? "adults" : field;
    const stands = proposal.guessed.includes(field) && proposal[value] === draft[value];
    return stands ? t("book.guessed") : undefined;
  };
  const [found, setFound] = useState<Found>();

  const search = useAction(async () => {
    const { from, to, departure, returning } = draft;
    const { adults, children, infants, cabin } = draft;
    const wish = { cabin, passengers: { adults, children, infants }, limit: SHOWN };
    const find = (origin: string, destination: string, departureDate: string) =>
      findFlights({ origin, destination, departureDate, ...wish }, format);
    const out = await find(from, to, departure);
    setFound({ out, back: returning ? await find(to, from, returning) : [] });
    onChange({ out: undefined, back: undefined });
  });

  return (
    <section class="card" aria-labelledby="flights-title">
      <h2 id="flights-title">{t("book.flights")}</h2>
      <form
        class="fields"
        onSubmit={(event) => {
          event.preventDefault();
          void search.run();
        }}
      >
        <Field label={t("book.from")}>
          {(ids) => (
            <PlaceInput
              {...ids}
              required
              value={draft.from}
              onChange={(from) => onChange({ from })}
            />
          )}
        </Field>
        <Field label={t("book.to")} help={helpFor("to")}>
          {(ids) => (
            <PlaceInput {...ids} required value={draft.to} onChange={(to) => onChange({ to })} />
          )}
        </Field>
        <Field label={t("book.departure")} help={helpFor("departure")}>
          {(ids) => (
            <input
              {...ids}
              type="date"
              required
              value={draft.departure}
              onInput={(event) => onChange({ departure: event.currentTarget.value })}
            />
          )}
        </Field>
        <Field label={t("book.return")} help={helpFor("returning")}>
          {(ids) => (
            <input
              {...ids}
              type="date"
              value={draft.returning}
              onInput={(event) => onChange({ returning: event.currentTarget.value })}
            />
          )}
        </Field>
        <Field label={t("book.adults")} help={helpFor("party")}>
          {(ids) => (
            <input
              {...ids}
              type="number"
              min={1}
              max={9}
              required
              value={draft.adults}
              onInput={(event) => onChange({ adults: event.currentTarget.valueAsNumber || 1 })}
            />
          )}
        </Field>
        <Field label={t("book.children")}>
          {(ids) => (
            <input
              {...ids}
              type="number"
              min={0}
              max={8}
              value={draft.children}
              onInput={(event) => onChange({ children: event.currentTarget.valueAsNumber || 0 })}
            />
          )}
        </Field>
        <Field label={t("book.cabin")} help={helpFor("cabin")}>
          {(ids) => (
            <select
              {...ids}
              value={draft.cabin}
              onChange={(event) => onChange({ cabin: event.currentTarget.value })}
            >
              {CABINS.map((cabin) => (
                <option key={cabin} value={cabin}>
                  {t(`cabin.${cabin}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <div class="field field-end">
          <Button type="submit" mark="search" busy={search.busy}>
            {t("book.searchFlights")}
          </Button>
        </div>
      </form>
      {search.problem && <ProblemNote problem={search.problem} />}
      <FlightOptions
        title={t("book.out")}
        flights={found?.out ?? only(draft.out)}
        chosen={draft.out?.id}
        onChoose={(out) => onChange({ out })}
      />
      {draft.returning && (
        <FlightOptions
          title={t("book.backWay")}
          flights={found?.back ?? only(draft.back)}
          chosen={draft.back?.id}
          onChoose={(back) => onChange({ back })}
        />
      )}
    </section>
  );
}

function only(flight: ChosenFlight | undefined): readonly ChosenFlight[] | undefined {
  return flight && [flight];
}
