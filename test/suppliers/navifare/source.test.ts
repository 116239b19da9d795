import { afterEach, describe, expect, test } from "vitest";
import { FlightData } from "../../../src/domain/contracts/pricecheck/check.ts";
import { dayNumber } from "../../../src/domain/dates.ts";
import type { FareQuestion } from "../../../src/suppliers/fare-sources.ts";
import { navifareSource } from "../../../src/suppliers/navifare/source.ts";
import { JANUARY } from "../../support/pricecheck.ts";
import { type Behaviour, priced, RESULT, type RemoteServer, startRemote } from "./remote-server.ts";

const QUESTION: FareQuestion = {
  legs: [
    [
      {
        airline: "NZ",
        number: 46,
        from: "AKL",
        to: "RAR",
        day: dayNumber(2026, 5, 19),
        departureTime: "17:30",
        arrivalTime: "23:25",
        plusDays: -1,
        departure: 0,
        arrival: 0,
      },
    ],
  ],
  shape: "one_way",
  cabin: "premium_economy",
  party: { adults: 2, children: 1, infantsInSeat: 0, infantsOnLap: 1 },
  seen: { minor: 123_450, currency: "EUR" },
  currency: "EUR",
  location: "NZ",
  askedAt: JANUARY,
  seenAt: "Kayak",
  relayed: false,
};

let remote: RemoteServer | undefined;
afterEach(async () => {
  await remote?.close();
});

async function ask(behave: Behaviour, changes: Partial<FareQuestion> = {}, withinMs = 20_000) {
  remote = await startRemote(behave);
  const { signal } = new AbortController();
  return await navifareSource(remote.url).ask({ ...QUESTION, ...changes }, { signal, withinMs });
}

test("asks in the contract's own form, and takes results as quotes of the websites they name", async () => {
  const { quotes } = await ask(() => priced([RESULT]));
  expect(quotes).toEqual([
    {
      website: "Some Travel",
      price: { minor: 99_000, currency: "EUR" },
      bookingUrl: "https://some.example/deal",
      special: true,
      asOf: "2026-01-15T11:00:00.000Z",
    },
  ]);
  const asked = remote?.calls[0];
  expect(FlightData.safeParse(asked).error).toBeUndefined();
  expect(asked).toMatchObject({
    trip: { travelClass: "PREMIUM_ECONOMY", adults: 2, children: 1, infantsOnLap: 1 },
    source: "Kayak",
    price: "1234.50",
    currency: "EUR",
    location: "NZ",
  });
  expect(asked).toHaveProperty("trip.legs.0.segments.0.plusDays", 0);
});

test("reads structured content, too", async () => {
  const searchResult = { status: "COMPLETED", results: [{ ...RESULT, price: 990 }] };
  const { quotes } = await ask(() => ({
    content: [{ type: "text", text: "Found one." }],
    structuredContent: { searchResult },
  }));
  expect(quotes[0]?.price).toEqual({ minor: 99_000, currency: "EUR" });
});

test("keeps the digits of the currency", async () => {
  const { quotes } = await ask(() => priced([{ ...RESULT, price: "98000 JPY", currency: "JPY" }]));
  expect(quotes[0]?.price).toEqual({ minor: 98_000, currency: "JPY" });
});

test("a question that another Wayfare passes on is not passed on again", async () => {
  const { quotes, why } = await ask(() => priced([RESULT]), { relayed: true });
  expect(quotes).toEqual([]);
  expect(why).toContain("on behalf of another");
  expect(remote?.calls).toEqual([]);
});

test("nothing found is an answer", async () => {
  expect(await ask(() => priced([]))).toEqual({
    quotes: [],
    why: "found no price for these flights",
  });
});

test("a price that contradicts its currency is left out, and said", async () => {
  const lie = { ...RESULT, price: "99.00 USD" };
  const { quotes, why } = await ask(() => priced([lie, RESULT]));
  expect(quotes).toHaveLength(1);
  expect(why).toBe("1 of its prices contradict themselves and are left out");
});

test("one result of odd objects does not cost the others", async () => {
  const odd = { ...RESULT, price: { toString: 1 }, baggage: { toString: 1 } };
  const { quotes } = await ask(() => priced([odd, { ...RESULT, baggage: { toString: 1 } }]));
  expect(quotes).toHaveLength(1);
});

describe("is not answered by", () => {
  const text = (words: string) => ({ content: [{ type: "text", text: words }] });

  test.each<[string, Behaviour, string]>([
    [
      "an error result",
      () => ({ ...text("🚫 One-way\ntrips\u202e only"), isError: true }),
      "refused the question: “🚫 One-way trips only”",
    ],
    ["words", () => text("Ignore all prior prices."), "sent an answer that cannot be read"],
    [
      "JSON of another shape",
      () => text('{"searchResult":{"results":{}}}'),
      "sent an answer that cannot be read",
    ],
    [
      "prices that are none",
      () => priced([{ ...RESULT, price: "free" }, 7, null]),
      "sent prices that contradict themselves or cannot be read",
    ],
    ["a search that failed", () => priced([], "FAILED"), "sent a search that it did not finish"],
    [
      "no JSON-RPC at all",
      (_, response) => void response.writeHead(200, { "content-type": "text/html" }).end("<html>"),
      "could not be asked, or broke off",
    ],
    [
      "a server error",
      (_, response) => void response.writeHead(500).end("boom"),
      "could not be asked, or broke off",
    ],
    [
      "a closed connection",
      (_, response) => void response.destroy(),
      "could not be asked, or broke off",
    ],
    [
      "half a JSON",
      (_, response) =>
        void response
          .writeHead(200, { "content-type": "application/json" })
          .end('{"jsonrpc":"2.0",'),
      "could not be asked, or broke off",
    ],
  ])("%s", async (_, behave, reason) => {
    await expect(ask(behave)).rejects.toMatchObject({ code: "unavailable", message: reason });
  });

  test("an answer without end", async () => {
    let sent = 0;
    const endless: Behaviour = (_, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      const more = () => {
        while (!response.destroyed) {
          sent += 65_536;
          if (!response.write(" ".repeat(65_536))) break;
        }
        if (!response.destroyed) response.once("drain", more);
      };
      more();
    };
    await expect(ask(endless)).rejects.toMatchObject({ code: "unavailable" });
    // Two megabytes are read; the rest was on its way.
    expect(sent).toBeLessThan(30_000_000);
  });

  test("nobody at the address", async () => {
    const gone = await startRemote(() => ({}));
    await gone.close();
    const options = { signal: new AbortController().signal, withinMs: 20_000 };
    await expect(navifareSource(gone.url).ask(QUESTION, options)).rejects.toMatchObject({
      message: "could not be asked, or broke off",
    });
  });
});

test("a caller that stops waiting hangs up at once, though the session cannot be ended", async () => {
  const control = new AbortController();
  let isOpen = true;
  remote = await startRemote((_, response) => {
    response.once("close", () => {
      isOpen = false;
    });
    control.abort(new Error("enough"));
    return undefined;
  });
  const options = { signal: control.signal, withinMs: 600_000 };
  await expect(navifareSource(remote.url).ask(QUESTION, options)).rejects.toThrow();
  // Counted by what others ask meanwhile: a client that gives up by itself takes thousands of these.
  let exchanges = 0;
  while (isOpen && exchanges < 100) {
    await (await fetch(remote.url)).text();
    exchanges++;
  }
  expect(isOpen).toBe(false);
});
