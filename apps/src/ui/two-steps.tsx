import { useEffect, useRef, useState } from "preact/hooks";
import { Button } from "../../../console/src/ui/button.tsx";
import { useDesk } from "../desk.tsx";
import { useWork } from "../use-work.ts";
import { Refused } from "./refused.tsx";

interface TwoStepsProps {
  /** What the first click says; it changes nothing. */
  readonly first: string;
  /** What the second one says, with the exact amount. */
  readonly second: string;
  /** The exact amount that the second click charges, in USD cents. */
  readonly cents: number;
  /** What it does, where it is not a charge. */
  readonly warning?: string;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  /** The key is the same for every try of one decision, so that a repeated click books once. */
  readonly act: (idempotencyKey: string) => Promise<void>;
}

/** Whatever costs money: one click shows what will happen, another does it. */
export function TwoSteps({ first, second, cents, warning, danger, disabled, act }: TwoStepsProps) {
  const { t, format } = useDesk();
  const [key, setKey] = useState<string>();
  const { busy, refusal, run } = useWork();
  const confirm = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (key !== undefined) confirm.current?.querySelector("button")?.focus();
  }, [key]);
  // Another amount is another decision.
  useEffect(() => setKey(undefined), [cents]);
  const usual = cents === 0 ? t("step.freeWarn") : t("step.warn", { amount: format.cents(cents) });
  if (key === undefined) {
    return (
      <Button
        kind={danger ? "danger" : "primary"}
        disabled={disabled ?? false}
        onClick={() => setKey(newKey())}
      >
        {first}
      </Button>
    );
  }
  return (
    <fieldset ref={confirm} class="steps" aria-label={second}>
      <p>{warning ?? usual}</p>
      <div class="row">
        <Button
          kind={danger ? "danger" : "primary"}
          busy={busy}
          onClick={() => run(() => act(key))}
        >
          {busy ? t("working") : second}
        </Button>
        <Button kind="quiet" onClick={() => setKey(undefined)}>
          {t("step.back")}
        </Button>
      </div>
      <Refused refusal={refusal} />
    </fieldset>
  );
}

/** `crypto.randomUUID` is missing where the host is not on https. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return `view-${[...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
