import type { RequestDetail } from "../../api/types.ts";
import type { TextKey } from "../../i18n/en.ts";
import type { Speech } from "../../i18n/language.tsx";

/** Sentences that every operator writes; `{name}` and the like are filled from the request. */
const TEMPLATES = ["dates", "people", "budget", "ready", "full"] as const;
export type Template = (typeof TEMPLATES)[number];

/** Stands where neither the request nor its plan has a word; nothing with it is sent unasked. */
export const HOLE = "[…]";

/** Those that are true of a request: nothing is said to be booked before it is. */
export function templatesFor({ pnr }: Pick<RequestDetail, "pnr">): readonly Template[] {
  return TEMPLATES.filter((name) => name !== "ready" || pnr !== undefined);
}

type Filled = Pick<RequestDetail, "name" | "destination" | "dates" | "pnr" | "plan" | "proposal">;

/** A template in the traveller's language, filled from the request, its later words and its plan. */
export function templateText(template: Template, request: Filled, { t, format }: Speech): string {
  const body: TextKey = `template.${template}`;
  const { name, plan, pnr, proposal } = request;
  const { departure, returning } = proposal;
  const days = [departure, returning].flatMap((day) => (day === undefined ? [] : format.day(day)));
  const planned = plan?.destinations.join(", ");
  return t(body, {
    name: name ?? "",
    destination: request.destination ?? (planned || HOLE),
    dates: days.length > 0 ? days.join(" – ") : (request.dates ?? HOLE),
    pnr: pnr ?? HOLE,
  })
    .replace(/ ,/g, ",")
    .replace(/\s{2,}/g, " ");
}
