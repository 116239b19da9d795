import { expect, test } from "vitest";
import { cityNames, placesIn } from "../../src/services/city-names.ts";
import { WORDS } from "../../src/services/itinerary/words.ts";
import { simulatedPlaces } from "../../src/suppliers/simulated/places.ts";
import { ownCatalogue } from "../support/concierge.ts";

test("airports are called as the reader's language calls them, or after their city", async () => {
  const places = simulatedPlaces();
  const names = await cityNames(ownCatalogue, places)();
  const said = (lang: "en" | "az" | "ru", code: string) =>
    WORDS[lang].airport(placesIn(places, names, lang).find(code)?.name ?? "");
  expect(
    ["en", "az", "ru"].map((lang) => said(lang === "az" || lang === "ru" ? lang : "en", "GYD")),
  ).toEqual([
    "Heydar Aliyev International Airport",
    "Heydər Əliyev adına hava limanı",
    "аэропорт имени Гейдара Алиева",
  ]);
  expect(said("ru", "TBS")).toBe("аэропорт Тбилиси");
  expect(said("az", "BEG")).toContain("hava limanı");
});
