import { resolvePlace } from "../../../world/places/resolve.ts";
import type { View, ViewRequest } from "./view.ts";
import { requireWord } from "./words.ts";

export function airportsView({ words }: ViewRequest): View {
  requireWord(words, 0, "a name", "wayfare world airports <name or code>");
  const text = words.join(" ");
  const { matches, ambiguous, note } = resolvePlace(text, { limit: 12 });
  return {
    title: matches.length === 0 ? `Nothing is called '${text}'` : `Places for '${text}'`,
    tables: [
      {
        headings: ["Code", "Kind", "City", "Country", "Name"],
        rows: matches.map((one) => [one.code, one.kind, one.city, one.countryName, one.name]),
      },
    ],
    ...(ambiguous && note && { remarks: [`Ambiguous: ${note}`] }),
    data: { matches, ambiguous, note },
  };
}
