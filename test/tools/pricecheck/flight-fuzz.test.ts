import { expect, test } from "vitest";
import { TravelError } from "../../../src/domain/errors.ts";
import { flightPricecheck } from "../../../src/tools/pricecheck/flight-pricecheck.ts";
import { checkOptions, MILAN_SYDNEY, openPriceCheck, sellers } from "../../support/pricecheck.ts";
import { fc } from "../../support/properties.ts";

/** Every place in the example, as the path that leads to it. */
function pathsOf(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== "object" || value === null) return [[...path]];
  const inner = Object.entries(value).flatMap(([name, part]) => pathsOf(part, [...path, name]));
  return path.length === 0 ? inner : [[...path], ...inner];
}

function put(target: unknown, [name = "", ...rest]: readonly string[], value: unknown): unknown {
  const copy = Array.isArray(target) ? [...target] : { ...Object(target) };
  copy[name] = rest.length === 0 ? value : put(Object(target)[name], rest, value);
  return copy;
}

const anything = fc.oneof(
  fc.jsonValue(),
  fc.string({ maxLength: 12, unit: "binary" }),
  fc.integer({ min: -3, max: 400 }),
  fc.constantFrom(
    "24:00",
    "0:00",
    "+1",
    "00000",
    "ZZ",
    "€",
    "1.2.3,4",
    "9".repeat(30),
    "2026-02-29",
  ),
);

test("whatever is sent is answered, or refused on purpose", async () => {
  const desk = openPriceCheck({ sources: sellers().slice(0, 2) });
  const change = fc.tuple(fc.constantFrom(...pathsOf(MILAN_SYDNEY)), anything);
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
      const request = changes.reduce<unknown>(
        (sent, [path, value]) => put(sent, path, value),
        MILAN_SYDNEY,
      );
      try {
        const { flaw, text } = await flightPricecheck.call(request, {
          ...checkOptions(),
          services: { pricecheck: desk },
          caller: { transport: "stdio" },
          progress: () => {},
        });
        expect(flaw).toBeUndefined();
        expect(text.length).toBeLessThan(20_000);
      } catch (error) {
        expect(error).toBeInstanceOf(TravelError);
        expect(String(error).length).toBeLessThan(3000);
      }
    }),
    { numRuns: 1500 },
  );
});
