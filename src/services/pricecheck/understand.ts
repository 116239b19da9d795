import type { DayNumber } from "../../domain/dates.ts";
import { MOST_CHARACTERS } from "../../reading/tokens.ts";
import type { Gazetteer } from "../../suppliers/gazetteer.ts";
import {
  type Answers,
  type Blank,
  blanksFor,
  correctionsFrom,
  withDetails,
} from "./answer/blanks.ts";
import { type Missing, type RequestFields, toFields } from "./answer/format.ts";
import { missingMessage, notesOn, readyMessage } from "./answer/message.ts";
import { worthAsking } from "./answer/worth-asking.ts";
import { readRequest, type Understood } from "./resolve/request.ts";

/** What a person's words come to. */
export interface Understanding {
  readonly message: string;
  readonly fields: RequestFields;
  /** What must still be said, with the readings to choose from. */
  readonly missing: Missing;
  /** What was inferred rather than read. */
  readonly notes: readonly string[];
}

/** Asks the person; resolves to nothing when that is not possible, or when they decline. */
export type AskPerson = (
  message: string,
  blanks: Readonly<Record<string, Blank>>,
) => Promise<Answers | undefined>;

/** Turns words into the question that the price check answers, asking once for what is missing. */
export async function understandRequest(
  request: string,
  gazetteer: Gazetteer,
  today: DayNumber,
  ask?: AskPerson,
): Promise<Understanding> {
  const first = readRequest(request, gazetteer, today);
  const { fields, missing } = toFields(first);
  const wanted = worthAsking(missing, first.legs, gazetteer);
  const answers =
    missing.size === 0 ? undefined : await ask?.(question(fields, wanted), blanksFor(wanted));
  if (answers === undefined) return answer(first, fields, missing, request);
  const told = withDetails(request, missing, answers);
  const corrections =
    told === request
      ? correctionsFrom(answers, { missing, legs: first.legs }, gazetteer, today)
      : undefined;
  const again = readRequest(told, gazetteer, today, corrections);
  const outcome = toFields(again);
  return answer(again, outcome.fields, outcome.missing, told);
}

/** Without the last line of the message, which is for clients that cannot be asked. */
function question(fields: RequestFields, missing: Missing): string {
  return missingMessage(fields, missing).split("\n").slice(0, -1).join("\n");
}

function answer(
  understood: Understood,
  fields: RequestFields,
  missing: Missing,
  request: string,
): Understanding {
  const cut =
    request.length > MOST_CHARACTERS
      ? [`Only the first ${MOST_CHARACTERS} characters were read.`]
      : [];
  return {
    message: missing.size === 0 ? readyMessage(fields) : missingMessage(fields, missing),
    fields,
    missing,
    notes: [...cut, ...notesOn(understood, fields)],
  };
}
