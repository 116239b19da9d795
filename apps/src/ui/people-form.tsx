import { useId, useState } from "preact/hooks";
import { useDesk } from "../desk.tsx";
import { Fitted } from "./fitted.tsx";

export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

interface PeopleFormProps {
  /** What each person is called in the form. */
  readonly labels: readonly string[];
  readonly onChange: (people: readonly PersonName[], email: string) => void;
}

const EMAIL = /^\S+@\S+\.\S+$/;

/** Whether a form holds what a booking needs. */
export function isComplete(people: readonly PersonName[], email: string): boolean {
  return people.every(({ firstName, lastName }) => firstName && lastName) && EMAIL.test(email);
}

/** Names and an address to book with. */
export function PeopleForm({ labels, onChange }: PeopleFormProps) {
  const { t } = useDesk();
  const [people, setPeople] = useState<readonly PersonName[]>(
    labels.map(() => ({ firstName: "", lastName: "" })),
  );
  const [email, setEmail] = useState("");

  function rename(index: number, name: Partial<PersonName>): void {
    const next = people.map((person, at) => (at === index ? { ...person, ...name } : person));
    setPeople(next);
    onChange(next.map(trimmed), email);
  }

  return (
    <div class="people-form">
      <Fitted
        label={t("passengers")}
        items={labels}
        render={(label, index) => (
          <fieldset class="person">
            <legend>{label}</legend>
            <Line
              label={t("firstName")}
              complete={index === 0 ? "given-name" : "off"}
              value={people[index]?.firstName ?? ""}
              onType={(firstName) => rename(index, { firstName })}
            />
            <Line
              label={t("lastName")}
              complete={index === 0 ? "family-name" : "off"}
              value={people[index]?.lastName ?? ""}
              onType={(lastName) => rename(index, { lastName })}
            />
          </fieldset>
        )}
      />
      <Line
        label={t("email")}
        type="email"
        complete="email"
        onType={(typed) => {
          setEmail(typed);
          onChange(people.map(trimmed), typed.trim());
        }}
      />
    </div>
  );
}

function trimmed({ firstName, lastName }: PersonName): PersonName {
  return { firstName: firstName.trim(), lastName: lastName.trim() };
}

interface LineProps {
  readonly label: string;
  readonly type?: "text" | "email" | "date";
  readonly complete?: string;
  readonly value?: string;
  readonly onType: (typed: string) => void;
}

/** One line to type into. */
export function Line({ label, type = "text", complete = "off", value, onType }: LineProps) {
  const id = useId();
  const common = {
    id,
    autocomplete: complete,
    onInput: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onType(currentTarget.value),
    ...(value !== undefined && { value }),
  };
  return (
    <div class="line">
      <label for={id}>{label}</label>
      {type === "text" && <input type="text" {...common} />}
      {type === "email" && <input type="email" {...common} />}
      {type === "date" && <input type="date" {...common} />}
    </div>
  );
}
