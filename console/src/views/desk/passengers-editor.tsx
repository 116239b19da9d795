import { useSpeech } from "../../i18n/language.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { PASSENGER_TYPES, type PassengerDraft } from "./booking-draft.ts";

interface PassengersEditorProps {
  readonly passengers: readonly PassengerDraft[];
  readonly onChange: (passengers: readonly PassengerDraft[]) => void;
}

const MOST = 9;
const NOBODY: PassengerDraft = { type: "adult", firstName: "", lastName: "", dateOfBirth: "" };
/** Tickets and the lines of a passport that machines read have Latin letters alone. */
const OTHER_LETTERS = /(?!\p{Script=Latin})\p{L}/u;

export function PassengersEditor({ passengers, onChange }: PassengersEditorProps) {
  const { t } = useSpeech();
  const change = (index: number, part: Partial<PassengerDraft>) =>
    onChange(
      passengers.map((passenger, at) => (at === index ? { ...passenger, ...part } : passenger)),
    );
  const helpFor = (name: string) => (OTHER_LETTERS.test(name) ? t("book.latinName") : undefined);
  return (
    <section class="card" aria-labelledby="passengers-title">
      <h2 id="passengers-title">{t("book.passengers")}</h2>
      {passengers.map((passenger, index) => (
        <fieldset key={index} class="group">
          <legend>{t("book.passenger", { n: index + 1 })}</legend>
          <div class="fields">
            <Field label={t("book.type")}>
              {(ids) => (
                <select
                  {...ids}
                  value={passenger.type}
                  onChange={(event) => {
                    const type = PASSENGER_TYPES.find(
                      (known) => known === event.currentTarget.value,
                    );
                    if (type) change(index, { type });
                  }}
                >
                  {PASSENGER_TYPES.map((type) => (
                    <option key={type} value={type}>
                      {t(`passenger.${type}`)}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <Field label={t("book.firstName")} help={helpFor(passenger.firstName)}>
              {(ids) => (
                <input
                  {...ids}
                  required
                  maxLength={50}
                  value={passenger.firstName}
                  onInput={(event) => change(index, { firstName: event.currentTarget.value })}
                />
              )}
            </Field>
            <Field label={t("book.lastName")} help={helpFor(passenger.lastName)}>
              {(ids) => (
                <input
                  {...ids}
                  required
                  maxLength={50}
                  value={passenger.lastName}
                  onInput={(event) => change(index, { lastName: event.currentTarget.value })}
                />
              )}
            </Field>
            <Field label={t("book.birthDate")}>
              {(ids) => (
                <input
                  {...ids}
                  type="date"
                  value={passenger.dateOfBirth}
                  required={passenger.type !== "adult"}
                  onInput={(event) => change(index, { dateOfBirth: event.currentTarget.value })}
                />
              )}
            </Field>
          </div>
          {passengers.length > 1 && (
            <Button
              kind="quiet"
              mark="close"
              onClick={() => onChange(passengers.filter((_, at) => at !== index))}
            >
              {t("common.remove")}
            </Button>
          )}
        </fieldset>
      ))}
      {passengers.length < MOST && (
        <Button kind="quiet" mark="plus" onClick={() => onChange([...passengers, NOBODY])}>
          {t("book.addPassenger")}
        </Button>
      )}
    </section>
  );
}
