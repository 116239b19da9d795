import { useState } from "preact/hooks";
import type { JsonObject } from "../../../console/src/answers/read-json.ts";
import { Button } from "../../../console/src/ui/button.tsx";
import { useDesk } from "../desk.tsx";
import { Head } from "../ui/head.tsx";
import { isComplete, PeopleForm, type PersonName } from "../ui/people-form.tsx";
import { TwoSteps } from "../ui/two-steps.tsx";

interface ReserveFormProps {
  readonly title: string;
  readonly detail: string;
  /** What is booked, and on which terms. */
  readonly facts: readonly string[];
  /** The price as the search showed it, where that is another currency than it is charged in. */
  readonly shown?: string | undefined;
  readonly labels: readonly string[];
  /** USD cents that booking charges. */
  readonly cents: number;
  /** What the assistant is asked where the view cannot call tools. */
  readonly ask: string;
  readonly onBack: () => void;
  readonly book: (
    people: readonly PersonName[],
    contactEmail: string,
    idempotencyKey: string,
  ) => Promise<JsonObject>;
}

/** Names, an address and two steps: books a room or a car. */
export function ReserveForm(props: ReserveFormProps) {
  const desk = useDesk();
  const { t, format, bridge } = desk;
  const [people, setPeople] = useState<readonly PersonName[]>([]);
  const [email, setEmail] = useState("");
  const amount = format.cents(props.cents);

  async function act(idempotencyKey: string): Promise<void> {
    const data = await props.book(people, email, idempotencyKey);
    bridge.tell(`The traveller booked it in the view: PNR ${String(data["pnr"])}.`);
    desk.replace({ view: "booking", args: {}, data });
  }

  return (
    <>
      <Head title={props.title} detail={props.detail} back={props.onBack} />
      <p class="soft">{props.facts.join(" · ")}</p>
      {bridge.can("serverTools") && (
        <PeopleForm
          labels={props.labels}
          onChange={(names, address) => {
            setPeople(names);
            setEmail(address);
          }}
        />
      )}
      <p class="sum">
        <span>{t("total")}</span>
        <strong class="price">{props.shown ?? amount}</strong>
      </p>
      {props.shown !== undefined && (
        <p class="sum sum-total">
          <span>{t("charged")}</span>
          <strong class="price">{amount}</strong>
        </p>
      )}
      {bridge.can("serverTools") ? (
        <TwoSteps
          first={t("step.review")}
          second={t("step.book", { amount })}
          cents={props.cents}
          disabled={people.length === 0 || !isComplete(people, email)}
          act={act}
        />
      ) : (
        <Button kind="primary" onClick={() => bridge.say(props.ask)}>
          {t("askAssistant")}
        </Button>
      )}
    </>
  );
}
