import { useState } from "preact/hooks";
import { type ChosenFlight, FlightOptions, findFlights } from "../../answers/flight-options.tsx";
import type { Proposal } from "../../api/types.ts";
import { useSpeech } from "../../i18n/language.tsx";
import { useAction } from "../../state/use-action.ts";
import { Button } from "../../ui/button.tsx";
import { DateField } from "../../ui/date-field.tsx";
import { Field } from "../../ui/field.tsx";
import { PlaceInput } from "../../ui/place-input.tsx";
import { ProblemNote } from "../../ui/problem-note.tsx";
import { Select } from "../../ui/select.tsx";
import { type BookingDraft, BRANDS, CABINS, partyOf, withCount } from "./booking-draft.ts";

interface FinderProps {
  readonly draft: BookingDraft;
  readonly proposal: Proposal;
  readonly onChange: (part: Partial<BookingDraft>) => void;
}

interface Found {
  readonly out: readonly ChosenFlight[];
  readonly back: readonly ChosenFlight[];
}

/** As many as one answer bears. */
const FOUND = 50;

export function FlightFinder({ draft, proposal, onChange }: FinderProps) {
  const { t, format } = useSpeech();
  const party = partyOf(draft);
  /** Said of a guess for as long as it stands. */
  const helpFor = (field: Exclude<Proposal["guessed"][number], "hotel" | "names">) => {
    if (!proposal.guessed.includes(field)) return undefined;
    const stands =
      field === "party" ? proposal.adults === party.adults : proposal[field] === draft[field];
    return stands ? t("book.guessed") : undefined;
  };
  const { grown, travellers, between = [] } = proposal;
  const held = draft.passengers.length;
  const childHelp = grown === undefined ? undefined : t("book.grown", { n: grown });
  const [found, setFound] = useState<Found>();
  const [brand, setBrand] = useState("");

  const search = useAction(async () => {
    const { from, to, backFrom, departure, returning, cabin } = draft;
    const wish = { cabin, passengers: party, limit: FOUND, ...(brand !== "" && { brand }) };
    const find = (origin: string, destination: string, departureDate: string) =>
      findFlights({ origin, destination, departureDate, ...wish }, format);
    const out = await find(from, to, departure);
    setFound({ out, back: returning ? await find(backFrom || to, from, returning) : [] });
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
            <PlaceInput
              {...ids}
              required
              value={draft.to}
              onChange={(to) =>
                onChange(draft.backFrom === draft.to ? { to, backFrom: to } : { to })
              }
            />
          )}
        </Field>
        <DateField
          label={t("book.departure")}
          help={helpFor("departure")}
          required
          value={draft.departure}
          onChoose={(value) => onChange({ departure: value })}
        />
        {proposal.backFrom !== undefined && (
          <Field label={t("book.backFrom")} help={helpFor("backFrom")}>
            {(ids) => (
              <PlaceInput
                {...ids}
                required
                value={draft.backFrom}
                onChange={(backFrom) => onChange({ backFrom })}
              />
            )}
          </Field>
        )}
        <DateField
          label={t("book.return")}
          help={helpFor("returning")}
          value={draft.returning}
          onChoose={(value) => onChange({ returning: value })}
        />
        {(
          [
            ["adult", "book.adults", party.adults, 1],
            ["child", "book.children", party.children, 0],
            ["infant", "book.infants", party.infants, 0],
          ] as const
        ).map(([type, label, count, least]) => (
          <Field
            key={type}
            label={t(label)}
            help={type === "adult" ? helpFor("party") : type === "child" ? childHelp : undefined}
          >
            {(ids) => (
              <input
                {...ids}
                type="number"
                min={least}
                max={9}
                required
                value={count}
                onInput={({ currentTarget: { valueAsNumber } }) => {
                  if (valueAsNumber >= least && valueAsNumber <= 9) {
                    onChange({ passengers: withCount(draft.passengers, type, valueAsNumber) });
                  }
                }}
              />
            )}
          </Field>
        ))}
        <Select
          label={t("book.cabin")}
          help={helpFor("cabin")}
          value={draft.cabin}
          options={CABINS.map((cabin) => [cabin, t(`cabin.${cabin}`)] as const)}
          onChoose={(cabin) => onChange({ cabin })}
        />
        <Select
          label={t("change.fare")}
          value={brand}
          options={[
            ["", t("change.cheapest")],
            ...BRANDS.map((one) => [one, t(`brand.${one}`)] as const),
          ]}
          onChoose={setBrand}
        />
        <div class="field field-end">
          <Button type="submit" mark="search" busy={search.busy}>
            {t("book.searchFlights")}
          </Button>
        </div>
      </form>
      {travellers !== undefined && travellers > held && (
        <p class="note note-ask">
          {t("book.tooMany", { all: travellers, held, rest: travellers - held })}
        </p>
      )}
      {between.length > 0 && (
        <p class="note note-ask">{t("book.between", { ways: between.join(", ") })}</p>
      )}
      {search.problem && <ProblemNote problem={search.problem} />}
      {found && <p class="soft">{t("book.forAll")}</p>}
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
