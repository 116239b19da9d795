import type { Pnr } from "../../../api/types.ts";
import { useSpeech } from "../../../i18n/language.tsx";
import { Check } from "../../../ui/check.tsx";
import { Field } from "../../../ui/field.tsx";
import { inPlaceOf, type WishProps } from "./wish.ts";

type PeopleProps = WishProps & { readonly booking: Pnr };

const FACTS = [
  ["firstName", "book.firstName"],
  ["lastName", "book.lastName"],
  ["dateOfBirth", "book.birthDate"],
] as const;
const CONTACTS = [
  ["contactEmail", "book.email", "email"],
  ["contactPhone", "book.phone", "tel"],
] as const;

/** Names as in the passport, and how the travellers are reached; what stays as it is is not sent. */
export function Corrections({ booking, wish, onChange }: PeopleProps) {
  const { t } = useSpeech();
  return (
    <>
      {booking.passengers.map((person) => {
        const now = wish.passengers?.find(({ id }) => id === person.id);
        const correct = (fact: (typeof FACTS)[number][0], value: string | undefined) => {
          const { [fact]: _, id: __, ...others } = now ?? { id: "" };
          const next = { ...others, ...(value !== undefined && { [fact]: value }) };
          const isEmpty = Object.keys(next).length === 0;
          onChange({
            passengers: inPlaceOf(
              wish.passengers,
              ({ id }) => id === person.id,
              isEmpty ? undefined : { id: person.id, ...next },
            ),
          });
        };
        return (
          <fieldset key={person.id} class="group">
            <legend>
              {person.firstName} {person.lastName}
            </legend>
            <div class="fields">
              {FACTS.map(([fact, label]) => (
                <Line
                  key={fact}
                  label={t(label)}
                  kind={fact === "dateOfBirth" ? "date" : "text"}
                  before={person[fact]}
                  onType={(value) => correct(fact, value)}
                />
              ))}
            </div>
          </fieldset>
        );
      })}
      <div class="fields">
        {CONTACTS.map(([fact, label, kind]) => (
          <Line
            key={fact}
            label={t(label)}
            kind={kind}
            before={booking[fact]}
            onType={(value) => onChange({ [fact]: value })}
          />
        ))}
      </div>
    </>
  );
}

interface LineProps {
  readonly label: string;
  readonly kind: "text" | "date" | "email" | "tel";
  readonly before: string | undefined;
  /** Undefined for what is as before. */
  readonly onType: (value: string | undefined) => void;
}

function Line({ label, kind, before = "", onType }: LineProps) {
  return (
    <Field label={label}>
      {(ids) => {
        const typed = {
          ...ids,
          defaultValue: before,
          onInput: ({ currentTarget: { value } }: { readonly currentTarget: HTMLInputElement }) =>
            onType(value === before || value === "" ? undefined : value),
        };
        return kind === "date" ? (
          <input {...typed} type="date" />
        ) : (
          <input {...typed} type="text" inputMode={kind} />
        );
      }}
    </Field>
  );
}

/** Travellers who go on with a reference of their own, where their part is changed or cancelled. */
export function Leavers({ booking, wish, onChange }: PeopleProps) {
  const { t } = useSpeech();
  return (
    <fieldset class="group">
      <legend>{t("change.leaveHelp")}</legend>
      {booking.passengers.map(({ id, firstName, lastName }) => (
        <Check
          key={id}
          checked={wish.leave?.includes(id) ?? false}
          onCheck={(checked) =>
            onChange({
              leave: inPlaceOf(wish.leave, (one) => one === id, checked ? id : undefined),
            })
          }
        >
          {firstName} {lastName}
        </Check>
      ))}
    </fieldset>
  );
}
