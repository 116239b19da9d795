import { azerbaijani } from "virtual:countries";
import type { Language } from "../host.ts";
import { namesIn } from "./texts.ts";

let codes: ReadonlyMap<string, string> | undefined;

/** Countries by their English names, as the browser knows them. */
function known(): ReadonlyMap<string, string> {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  codes ??= new Map(
    (["long", "short"] as const).flatMap((style) => {
      const names = new Intl.DisplayNames("en", { type: "region", fallback: "none", style });
      return pairs.map((code) => [plain(names.of(code) ?? ""), code] as const);
    }),
  );
  return codes;
}

/** `St. Kitts & Nevis` as the server writes it. */
function plain(name: string): string {
  return name.replace("St. ", "Saint ").replace(" & ", " and ");
}

/** A country in the reader's language, where it has a name there. */
export function countryWords(english: string, language: Language): string {
  const code = language === "en" ? undefined : known().get(english);
  if (code === undefined) return english;
  // Browsers say that they know Azerbaijani, and name countries in English.
  if (language === "az") return namesIn(azerbaijani).get(code) ?? english;
  return new Intl.DisplayNames(language, { type: "region", style: "short" }).of(code) ?? english;
}
