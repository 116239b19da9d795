import type { RequestDetail } from "../../api/types.ts";
import type { TextKey } from "../../i18n/en.ts";
import type { Speech } from "../../i18n/language.tsx";

/** Sentences that every operator writes; `{name}` and the like are filled from the request. */
export const TEMPLATES = ["dates", "people", "budget", "ready", "full"] as const;
export type Template = (typeof TEMPLATES)[number];

/** A template in the traveller's language; what the request leaves open shows as "…". */
export function templateText(template: Template, request: RequestDetail, { t }: Speech): string {
  const body: TextKey = `template.${template}`;
  const { name, destination, dates, pnr } = request;
  return t(body, {
    name: name ?? "",
    destination: destination ?? "…",
    dates: dates ?? "…",
    pnr: pnr ?? "…",
  })
    .replace(/ ,/g, ",")
    .replace(/\s{2,}/g, " ");
}
