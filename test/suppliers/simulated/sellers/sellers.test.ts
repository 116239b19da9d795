import { beforeAll, describe, expect, test } from "vitest";
import { dayNumber } from "../../../../src/domain/dates.ts";
import type {
  FareFlight,
  FareQuestion,
  FareQuote,
  FareSource,
} from "../../../../src/suppliers/fare-sources.ts";
import { simulatedFlightFacts } from "../../../../src/suppliers/simulated/sellers/facts.ts";
import { simulatedSellers } from "../../../../src/suppliers/simulated/sellers/sellers.ts";
import { convert } from "../../../../src/world/money/rates.ts";
import { allRoutes } from "../../../../src/world/network/network.ts";
import { JANUARY, SEED, sellers } from "../../../support/pricecheck.ts";

const DAY = dayNumber(2026, 3, 10);
const OPTIONS = { signal: new AbortController().signal, withinMs: 1000 };

function oneFlight(code: string, from: string, to: string, day = DAY): FareFlight {
  return {
    airline: code.slice(0, 2),
    number: Number(code.slice(2)),
    from,
    to,
    day,
    departureTime: "08:00",
    arrivalTime: "12:00",
    plusDays: 0,
    departure: day * 1440 + 480,
    arrival: day * 1440 + 720,
  };
}

function question(
  legs: readonly (readonly FareFlight[])[],
  changes: Partial<FareQuestion> = {},
): FareQuestion {
  return {
    legs,
    shape: legs.length === 2 ? "round_trip" : "one_way",
    cabin: "economy",
    party: { adults: 1, children: 0, infantsInSeat: 0, infantsOnLap: 0 },
    currency: "USD",
    location: "ZZ",
    askedAt: JANUARY,
    seenAt: "Kayak",
    relayed: false,
    ...changes,
  };
}

const LONDON_NEW_YORK = [
  [oneFlight("BA117", "LHR", "JFK")],
  [oneFlight("BA112", "JFK", "LHR", DAY + 7)],
];

function usd({ price }: FareQuote): number {
  return convert(price.minor, price.currency, "USD") ?? Number.NaN;
}

async function quotesOf(sources: readonly FareSource[], asked: FareQuestion) {
  const found: { seller: string; quote: FareQuote; usd: number }[] = [];
  let silent = 0;
  for (const source of sources) {
    try {
      const { quotes } = await source.ask(asked, OPTIONS);
      for (const quote of quotes) found.push({ seller: source.id, quote, usd: usd(quote) });
    } catch {
      silent++;
    }
  }
  return { found: found.sort((a, b) => a.usd - b.usd), silent };
}

describe("over many routes", () => {
  const wins = new Map<string, number>();
  const ratios = new Map<string, number[]>();
  let failures = 0;
  let asked = 0;
  const all = sellers();

  beforeAll(async () => {
    const sample = allRoutes().filter((_, index) => index % 97 === 0);
    for (const { airline, firstNumber, a, b } of sample) {
      const flight = oneFlight(`${airline.code}${firstNumber}`, a.iata, b.iata);
      const { found, silent } = await quotesOf(all, question([[flight]], { brand: "standard" }));
      failures += silent;
      asked += all.length;
      const own = found.find(({ seller }) => seller === "airline");
      const [best] = found;
      if (!best || !own) continue;
      wins.set(best.seller, (wins.get(best.seller) ?? 0) + 1);
      for (const { seller, usd } of found) {
        ratios.set(seller, [...(ratios.get(seller) ?? []), usd / own.usd]);
      }
    }
  });

  test("no seller is always the cheapest, and most are now and then", () => {
    const total = [...wins.values()].reduce((a, b) => a + b, 0);
    expect(total).toBeGreaterThan(80);
    expect(Math.max(...wins.values()) / total).toBeLessThan(0.4);
    expect(wins.size).toBeGreaterThanOrEqual(9);
  });

  test("no seller is a fixed multiple of the airline's own price", () => {
    for (const [seller, values] of ratios) {
      if (seller === "airline") continue;
      const different = new Set(values.map((value) => value.toFixed(4)));
      expect(different.size, seller).toBeGreaterThan(values.length / 3);
      expect(Math.max(...values) - Math.min(...values), seller).toBeGreaterThan(0.06);
    }
  });

  test("some fail to answer here and there, none of them everywhere", () => {
    expect(failures / asked).toBeGreaterThan(0.01);
    expect(failures / asked).toBeLessThan(0.15);
    expect(ratios.size).toBe(all.length);
  });
});

test("the same question at the same moment has the same answer", async () => {
  const first = await quotesOf(sellers(), question(LONDON_NEW_YORK));
  expect(await quotesOf(sellers(), question(LONDON_NEW_YORK))).toEqual(first);
});

test("a seller's price changes at most once a day: until its data are today's, it is yesterday's", async () => {
  const prices = new Map<string, Set<number>>();
  for (let hour = 0; hour < 24; hour++) {
    const askedAt = Date.UTC(2026, 0, 15, hour, 30);
    const { found } = await quotesOf(sellers(), question(LONDON_NEW_YORK, { askedAt }));
    // A seller may show several fare brands; its cheapest stands for it.
    for (const [seller, usd] of cheapestOf(found)) {
      prices.set(seller, (prices.get(seller) ?? new Set()).add(usd));
    }
  }
  const changes = [...prices.values()].map(({ size }) => size);
  expect(Math.max(...changes)).toBe(2);
  expect(prices.get("airline")?.size).toBe(1);
});

function cheapestOf(found: readonly { seller: string; usd: number }[]): Map<string, number> {
  const cheapest = new Map<string, number>();
  for (const { seller, usd } of found) {
    cheapest.set(seller, Math.min(usd, cheapest.get(seller) ?? usd));
  }
  return cheapest;
}

test("prices move from day to day, and with the day of travel", async () => {
  const price = async (asked: FareQuestion) => (await quotesOf(sellers(), asked)).found[0]?.usd;
  const today = await price(question(LONDON_NEW_YORK));
  const later = question(LONDON_NEW_YORK, { askedAt: JANUARY + 9 * 86_400_000 });
  expect(await price(later)).not.toBe(today);
  const other = [[oneFlight("BA117", "LHR", "JFK", DAY + 3)], LONDON_NEW_YORK[1] ?? []];
  expect(await price(question(other))).not.toBe(today);
});

test("an infant in a seat costs more than one on a lap, and less than an adult", async () => {
  const cost = async (party: Partial<FareQuestion["party"]>) => {
    const asked = question(LONDON_NEW_YORK);
    const { found } = await quotesOf(sellers(), { ...asked, party: { ...asked.party, ...party } });
    return found.find(({ seller }) => seller === "airline")?.usd ?? 0;
  };
  const alone = await cost({});
  const lap = (await cost({ infantsOnLap: 1 })) - alone;
  const seat = (await cost({ infantsInSeat: 1 })) - alone;
  expect(lap).toBeGreaterThan(0);
  expect(seat).toBeGreaterThan(lap * 3);
  expect(seat).toBeLessThan(alone);
});

test("where the ticket is bought changes agencies' prices and currency, never the airline's own price", async () => {
  const at = async (location: string) =>
    (await quotesOf(sellers(), question(LONDON_NEW_YORK, { location }))).found;
  const [unknown, home, away] = [await at("ZZ"), await at("GB"), await at("AZ")];
  const of = (list: typeof home, id: string) => list.find(({ seller }) => seller === id)?.usd;
  expect(of(home, "airline")).toBe(of(unknown, "airline"));
  expect(of(away, "airline")).toBe(of(home, "airline"));
  expect(of(away, "brightwing")).not.toBe(of(unknown, "brightwing"));
  const local = (list: typeof home) =>
    list.find(({ seller }) => seller === "kestrel-trips")?.quote.price.currency;
  expect([local(unknown), local(home), local(away)]).toEqual(["USD", "GBP", "AZN"]);
});

test("a seller's own fees carry the tax of the country where the ticket is bought", async () => {
  const fees = async (location: string) => {
    const { found } = await quotesOf(sellers(), question(LONDON_NEW_YORK, { location }));
    return found.find(({ seller }) => seller === "brightwing")?.quote.serviceFee ?? 0;
  };
  const untaxed = await fees("ZZ");
  expect(untaxed).toBeGreaterThan(0);
  expect((await fees("GB")) / untaxed).toBeCloseTo(1.2, 2);
});

test("with bags asked for, every seller's cheapest fare that includes them, and none without", async () => {
  const { found } = await quotesOf(sellers(), question(LONDON_NEW_YORK, { bags: 1 }));
  const { found: usual } = await quotesOf(sellers(), question(LONDON_NEW_YORK));
  expect(new Set(found.map(({ seller }) => seller)).size).toBe(found.length);
  expect(found.length).toBeGreaterThan(8);
  for (const { quote } of found) {
    expect(quote).toMatchObject({ checkedBags: 1, level: "standard" });
    expect(quote.fees?.change).toBeGreaterThan(0);
    expect(quote.fees?.refund).toBeNull();
  }
  expect(usual.some(({ quote }) => quote.checkedBags === 0)).toBe(true);
});

test("fares that airlines do not publish are marked, and airlines have none", async () => {
  const special = new Set<string>();
  for (let day = 0; day < 30; day++) {
    const legs = [[oneFlight("BA117", "LHR", "JFK", DAY + day)]];
    const { found } = await quotesOf(sellers(), question(legs, { shape: "one_way" }));
    for (const { seller, quote } of found) if (quote.special) special.add(seller);
  }
  expect(special).toEqual(new Set(["meridiem", "ticketyard", "silk-and-saffron"]));
});

test("a flight that the world flies elsewhere is priced from its route, one that it has not is not", async () => {
  const strange = [[oneFlight("BA500", "LHR", "JFK")], [oneFlight("BA501", "JFK", "LHR", DAY + 7)]];
  const known = await quotesOf(sellers(), question(LONDON_NEW_YORK));
  const { found } = await quotesOf(sellers(), question(strange));
  const [least = 0, most = 0] = [found[0]?.usd, known.found[0]?.usd].sort((a = 0, b = 0) => a - b);
  expect(least).toBeGreaterThan(most / 2);
  const madeUp = question([[oneFlight("BA9999", "LHR", "JFK")]], { shape: "one_way" });
  expect((await quotesOf(sellers(), madeUp)).found).toEqual([]);
});

test("every link leads to a reserved domain, the same for the same question alone", async () => {
  const { found } = await quotesOf(sellers(), question(LONDON_NEW_YORK));
  expect(found.length).toBeGreaterThan(8);
  for (const { quote } of found) {
    expect(new URL(quote.bookingUrl).hostname).toMatch(/^[a-z0-9-]+\.example$/);
    expect(new URL(quote.bookingUrl).pathname).toMatch(/^\/[a-z0-9]{4,}$/);
  }
  const [here, ...others] = await Promise.all(
    [{}, {}, { cabin: "business" as const }].map(async (change) => {
      const asked = await quotesOf(sellers(), question(LONDON_NEW_YORK, change));
      return asked.found.find(({ seller }) => seller === "saltire-flights")?.quote.bookingUrl;
    }),
  );
  expect(others.map((link) => link === here)).toEqual([true, false]);
});

test("what an airline has no cabin for is not sold, and what partners it has decides what it sells", async () => {
  const airline = sellers()[0];
  const ask = async (asked: FareQuestion) => await airline?.ask(asked, OPTIONS);
  expect(await ask(question([[oneFlight("FR2", "STN", "DUB")]], { cabin: "first" }))).toEqual({
    quotes: [],
    why: "Ryanair has no first on these flights",
  });
  const rivals = [[oneFlight("BA117", "LHR", "JFK")], [oneFlight("VS4", "JFK", "LHR", DAY + 7)]];
  expect((await ask(question(rivals)))?.why).toContain("partners");
});

test("they take their time, and stop when nobody waits any more", async () => {
  const waits: number[] = [];
  const slow = simulatedSellers(SEED, async (ms, signal) => {
    waits.push(ms);
    signal.throwIfAborted();
  });
  const over = AbortSignal.abort(new Error("enough"));
  for (const source of slow) {
    await expect(
      source.ask(question(LONDON_NEW_YORK), { signal: over, withinMs: 1000 }),
    ).rejects.toThrow("enough");
  }
  expect(waits).toHaveLength(12);
  expect(Math.max(...waits)).toBeLessThan(200);
  expect(new Set(waits).size).toBeGreaterThan(6);
});

describe("what is typical", () => {
  const facts = simulatedFlightFacts(SEED);
  const typical = (legs: FareQuestion["legs"], changes: Partial<FareQuestion> = {}) => {
    const { low, high } = facts.typicalFare(question(legs, changes));
    return [Math.round(low / 100), Math.round(high / 100)] as const;
  };
  const MILAN_SYDNEY = [
    [oneFlight("QR124", "MXP", "DOH"), oneFlight("QR908", "DOH", "SYD")],
    [oneFlight("QR909", "SYD", "DOH", DAY + 10), oneFlight("QR127", "DOH", "MXP", DAY + 11)],
  ];

  test("Milan to Sydney and back is about 800 to 1500 dollars", () => {
    const [low, high] = typical(MILAN_SYDNEY);
    expect(low).toBeGreaterThan(720);
    expect(low).toBeLessThan(880);
    expect(high).toBeGreaterThan(1400);
    expect(high).toBeLessThan(1620);
  });

  test("it is more in high season, in a better cabin, and for more people", () => {
    const [low] = typical(LONDON_NEW_YORK);
    const summer = [
      [oneFlight("BA117", "LHR", "JFK", dayNumber(2026, 7, 20))],
      [oneFlight("BA112", "JFK", "LHR", dayNumber(2026, 8, 3))],
    ];
    expect(typical(summer)[0]).toBeGreaterThan(low * 1.05);
    expect(typical(LONDON_NEW_YORK, { cabin: "business" })[0]).toBeGreaterThan(low * 2);
    const family = { adults: 2, children: 1, infantsInSeat: 0, infantsOnLap: 1 };
    expect(typical(LONDON_NEW_YORK, { party: family })[0] / low).toBeCloseTo(2.85, 1);
  });

  test("the price of most trips lies within", async () => {
    let inside = 0;
    let all = 0;
    for (const { airline, firstNumber, a, b } of allRoutes().filter(
      (_, index) => index % 211 === 0,
    )) {
      const asked = question([[oneFlight(`${airline.code}${firstNumber}`, a.iata, b.iata)]]);
      const { low, high } = facts.typicalFare(asked);
      const { found } = await quotesOf(sellers().slice(0, 1), asked);
      const own = found[0];
      if (!own) continue;
      all++;
      if (own.usd >= low && own.usd <= high) inside++;
    }
    expect(inside / all).toBeGreaterThan(0.85);
  });
});
