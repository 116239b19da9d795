import { expect, test } from "vitest";
import { WORDS } from "../../../src/services/itinerary/words.ts";

test("an airport is called one in the language of the page, and keeps its own name", () => {
  const said = (name: string) => [
    WORDS.en.airport(name),
    WORDS.az.airport(name),
    WORDS.ru.airport(name),
  ];
  expect(said("Heydar Aliyev International Airport")).toEqual([
    "Heydar Aliyev International Airport",
    "Heydar Aliyev hava limanı",
    "аэропорт Heydar Aliyev",
  ]);
  expect(said("London Heathrow Airport")[2]).toBe("аэропорт London Heathrow");
  expect(new Set(said("Airport Weeze"))).toEqual(new Set(["Airport Weeze"]));
});
