import type { Proposal } from "../../api/types.ts";
import { useSpeech } from "../../i18n/language.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { PASSENGER_TYPES, type PassengerDraft, typeAt, yearsAt } from "./booking-draft.ts";

interface PassengersEditorProps {
  readonly passengers: readonly PassengerDraft[];
  /** Names that were made of the request's, by the passenger's place. */
  readonly guessed: Proposal["names"];
  /** The day by which airlines count ages. */
  readonly departure: string;
  readonly onChange: (passengers: readonly PassengerDraft[]) => void;
}

const MOST = 9;
const NOBODY: PassengerDraft = { type: "adult", firstName: "", lastName: "", dateOfBirth: "" };
/** Tickets and the lines of a passport that machines read have the letters A to Z alone. */
const OTHER_LETTERS = /(?![A-Za-z])\p{L}/u;

export function PassengersEditor(props: PassengersEditorProps) {
  const { passengers, guessed, departure, onChange } = props;
  const { t } = useSpeech();
  const change = (index: number, part: Partial<PassengerDraft>) =>
    onChange(
      passengers.map((passenger, at) => (at === index ? { ...passenger, ...part } : passenger)),
    );
  const wrongName = (name: string) => (OTHER_LETTERS.test(name) ? t("book.latinOnly") : undefined);
  const nameHelp = (index: number, { firstName, lastName }: PassengerDraft) => {
    const made = guessed[index];
    const stands = made?.firstName === firstName && made.lastName === lastName;
    return stands ? t("book.guessedName") : undefined;
  };
  const wrongAge = ({ type, dateOfBirth }: PassengerDraft) => {
    const age = yearsAt(dateOfBirth, departure);
    const fitting = age === undefined ? type : typeAt(age, type);
    if (age === undefined || fitting === type) return undefined;
    return t("book.ageType", { age, type: t(`passenger.${fitting}`) });
  };
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
            <Field
              label={t("book.firstName")}
              help={nameHelp(index, passenger)}
              wrong={wrongName(passenger.firstName)}
            >
              {(ids) => (
                <input
                  {...ids}
                  required
                  ref={refusing(wrongName(passenger.firstName))}
                  maxLength={50}
                  value={passenger.firstName}
                  onInput={(event) => change(index, { firstName: event.currentTarget.value })}
                />
              )}
            </Field>
            <Field label={t("book.lastName")} wrong={wrongName(passenger.lastName)}>
              {(ids) => (
                <input
                  {...ids}
                  required
                  ref={refusing(wrongName(passenger.lastName))}
                  maxLength={50}
                  value={passenger.lastName}
                  onInput={(event) => change(index, { lastName: event.currentTarget.value })}
                />
              )}
            </Field>
            <Field label={t("book.birthDate")} wrong={wrongAge(passenger)}>
              {(ids) => (
                <input
                  {...ids}
                  type="date"
                  ref={refusing(wrongAge(passenger))}
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

/** A form with what is wrong in it is not sent: the browser goes to the field and says so. */
function refusing(wrong: string | undefined) {
  return (field: HTMLInputElement | null) => field?.setCustomValidity(wrong ?? "");
}
