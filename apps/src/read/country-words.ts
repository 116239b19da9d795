import type { Language } from "../host.ts";

let codes: ReadonlyMap<string, string> | undefined;

/** Countries by their English names, as the browser knows them. */
function known(): ReadonlyMap<string, string> {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  codes ??= new Map(
    letters
      .flatMap((first) => letters.map((second) => first + second))
      .map((code) => [names.of(code) ?? "", code]),
  );
  return codes;
}

/** A country in the reader's language, where the browser has its name. */
export function countryWords(english: string, language: Language): string {
  const code = language === "en" ? undefined : known().get(english);
  if (code === undefined) return english;
  return new Intl.DisplayNames(language, { type: "region" }).of(code) ?? english;
}
