import type { Answer } from "../../domain/contracts/concierge/requests.ts";
import { changeRequest, type KeptRequest, type Seen } from "./change.ts";
import type { RequestDeps } from "./deps.ts";
import { answered, assigned, noted, type Step, undone } from "./steps.ts";

/** What an operator does with a request; at least one thing. */
export interface OperatorStep extends Seen {
  /** The operator's name, for the history. */
  readonly operator: string;
  readonly answer?: { readonly status: Answer; readonly reply: string };
  /** `null` gives it to nobody in particular. */
  readonly assignTo?: string | null;
  /** For other operators alone. */
  readonly note?: string;
  /** Takes the last answer back, which the traveller has not read. */
  readonly undo?: true;
}

/** Refused when somebody changed the request since the operator looked at it. */
export function answerRequest(
  deps: Pick<RequestDeps, "records" | "now">,
  { operator, answer, assignTo, note, undo, ...seen }: OperatorStep,
): Promise<KeptRequest> {
  const steps: readonly Step[] = [
    ...(assignTo !== undefined ? [assigned(assignTo)] : []),
    ...(note !== undefined ? [noted(note)] : []),
    ...(answer !== undefined ? [answered(answer.status, answer.reply)] : []),
    ...(undo ? [undone] : []),
  ];
  return changeRequest(deps, seen, (document, at) =>
    steps.reduce((next, step) => step(next, operator, at), document),
  );
}
