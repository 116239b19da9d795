import { spawnSync } from "node:child_process";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connectTo } from "../fixtures/toy-server.ts";
import { ROOT } from "../support/build.ts";
import { call } from "../support/clients.ts";
import { startWayfare, type WayfareProcess } from "../support/wayfare-process.ts";

const SETTINGS = { WAYFARE_NOW: "2026-11-15T12:00:00Z", RATE_LIMIT_ENABLED: "false" };
const ONEWORLD = ["AA", "AS", "AT", "AY", "BA", "CX", "FJ", "IB", "JL", "MH", "QF", "QR", "RJ"];

interface Money {
  readonly amount: number;
  readonly currency: string;
}

interface Offer {
  readonly id: string;
  readonly airline: string;
  readonly departure: { readonly date: string };
  readonly arrival: { readonly date: string; readonly datetime: string };
  readonly duration_minutes: number;
  readonly total: Money;
  readonly charged?: Money;
  readonly baggage: { readonly checked: { readonly included: boolean } };
  readonly conditions: {
    readonly refund_before_departure: { readonly allowed: boolean } | null;
  };
  readonly slices?: readonly {
    readonly flights: string;
    readonly route: string;
    readonly departing_at: string;
    readonly duration_minutes: number;
  }[];
}

interface Answer {
  readonly offers: readonly Offer[];
  readonly flights: readonly {
    readonly id: string;
    readonly price: number;
    readonly fare: { readonly brand: string };
    readonly returnFlight?: { readonly departureTime: string };
  }[];
  readonly totalPrice: number;
  readonly rate?: string;
  readonly warnings?: readonly string[];
}

type Question = Readonly<Record<string, unknown>>;

let server: WayfareProcess;
beforeAll(async () => {
  server = await startWayfare(SETTINGS);
});
afterAll(async () => {
  expect(await server.stop()).toBe(0);
});

async function overMcp(tool: string, question: Question): Promise<Answer> {
  const url = new URL(`http://127.0.0.1:${server.port}/mcp`);
  const client = await connectTo(url, "the v2 client on the 2026 wire");
  try {
    return await call(client, tool, question);
  } finally {
    await client.close();
  }
}

async function overRest(tool: string, question: Question): Promise<Answer> {
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/tools/${tool}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(question),
  });
  expect(answer.status).toBe(200);
  return Object(await answer.json());
}

async function byCall(tool: string, question: Question): Promise<Answer> {
  const { status, stdout } = spawnSync(
    process.execPath,
    ["dist/main.js", "call", tool, JSON.stringify(question), "--json"],
    { cwd: ROOT, env: { ...SETTINGS, WAYFARE_DB: ":memory:" }, encoding: "utf8" },
  );
  expect(status).toBe(0);
  return Object(JSON.parse(stdout));
}

const WEST = { origin: "LHR", destination: "JFK", departure_date: "2027-03-01", limit: 50 };
const EAST = { ...WEST, origin: "JFK", destination: "LHR", max_connections: 0 };
const RETURN = { ...WEST, return_date: "2027-03-08" };

/** Wishes that leave offers out or change them; without the wish some offer does not meet it. */
const WISHES: readonly (readonly [
  wish: Question,
  question: Question,
  meets: (offer: Offer) => boolean,
])[] = [
  [{ max_price: 300 }, WEST, ({ total }) => total.amount <= 300],
  [{ max_price: 600 }, { ...RETURN, sort: "fastest" }, ({ total }) => total.amount <= 600],
  [{ airlines: ["oneworld"] }, WEST, ({ airline }) => ONEWORLD.includes(airline)],
  [{ airlines: ["BA"] }, RETURN, (offer) => flightsOf(offer).every((f) => f.startsWith("BA"))],
  [
    { exclude_airlines: ["VS", "SkyTeam"] },
    RETURN,
    (offer) => flightsOf(offer).every((flight) => !/^(VS|DL|AF|KL)/.test(flight)),
  ],
  [
    { max_duration: 1500 },
    { ...RETURN, destination: "SYD", return_date: "2027-03-15" },
    ({ duration_minutes, slices = [] }) =>
      Math.max(duration_minutes, ...slices.map((slice) => slice.duration_minutes)) <= 1500,
  ],
  [{ bags: 1 }, WEST, ({ baggage }) => baggage.checked.included],
  [
    { brand: "flex" },
    WEST,
    ({ conditions }) => conditions.refund_before_departure?.allowed === true,
  ],
  [
    { latest_arrival: "2027-03-02T07:30" },
    EAST,
    ({ arrival }) => arrival.datetime.slice(0, 16) <= "2027-03-02T07:30",
  ],
];

function flightsOf({ airline, slices }: Offer): readonly string[] {
  return slices?.flatMap(({ flights }) => flights.split(/[^A-Z0-9]+/)) ?? [airline];
}

describe.each([
  ["over MCP", overMcp],
  ["over REST", overRest],
  ["by wayfare call", byCall],
])("%s", (_, ask) => {
  const search = async (question: Question) => (await ask("search_flights", question)).offers;

  test.each(WISHES)("every offer meets %j", async (wish, question, meets) => {
    const offers = await search({ ...question, ...wish });
    expect(offers).not.toHaveLength(0);
    expect(offers.filter((offer) => !meets(offer))).toEqual([]);
    const { offers: without } = await overRest("search_flights", question);
    expect(without.filter((offer) => !meets(offer))).not.toHaveLength(0);
  });

  test("latest_arrival is a moment: flights late on the day before it stay", async () => {
    const offers = await search({ ...EAST, latest_arrival: "2027-03-02T07:30" });
    const days = new Set(offers.map(({ arrival }) => arrival.date));
    expect(days).toEqual(new Set(["2027-03-01", "2027-03-02"]));
  });

  test("flex_days looks at the days around", async () => {
    const offers = await search({ ...EAST, flex_days: 1, airlines: ["BA"] });
    const days = new Set(offers.map(({ departure }) => departure.date));
    expect([...days].sort()).toEqual(["2027-02-28", "2027-03-01", "2027-03-02"]);
    const returns = await search({ ...RETURN, flex_days: 1, airlines: ["BA"] });
    const stays = returns.map(({ slices = [] }) => {
      const [out = 0, back = 0] = slices.map((one) => Date.parse(one.departing_at.slice(0, 10)));
      return (back - out) / 86_400_000;
    });
    expect(new Set(stays).size).toBe(1);
  });

  test("yen have no decimals, and say what a booking costs", async () => {
    const asked = { ...WEST, currency: "JPY", max_price: 45_000, brand: "light" };
    const { offers, rate } = await ask("search_flights", asked);
    const perDollar = Number(/^1 USD = ([\d.]+) JPY on 2\d{3}-\d\d-\d\d$/.exec(rate ?? "")?.[1]);
    expect(offers).not.toHaveLength(0);
    for (const { total, charged } of offers) {
      expect(total.currency).toBe("JPY");
      expect(total.amount).toSatisfy(Number.isInteger);
      expect(total.amount).toBeLessThanOrEqual(45_000);
      expect(charged?.currency).toBe("USD");
      expect(total.amount / perDollar).toBeCloseTo(charged?.amount ?? 0, 1);
    }
  });

  test.each([
    ["an open jaw", ["LHR-FCO 2027-03-01", "MXP-LHR 2027-03-08"], ["BA"]],
    ["an open jaw of strangers", ["STN-FCO 2027-03-01", "MXP-LGW 2027-03-08"], ["FR", "U2"]],
    [
      "several cities",
      ["FRA-SIN 2027-03-01", "SIN-SYD 2027-03-05", "SYD-FRA 2027-03-15"],
      ["Star Alliance"],
    ],
  ])("%s is one offer, booked at the price shown", async (_name, ways, airlines) => {
    const [first, ...legs] = ways.map((way) => {
      const [origin, destination, departure_date] = way.split(/[- ](?=[A-Z]|\d{4})/);
      return { origin, destination, departure_date };
    });
    const asked = { ...first, legs, airlines, cabin_class: "economy", limit: 3 };
    const [offer] = await search(asked);
    const flown = offer?.slices?.map(
      ({ route, departing_at }) =>
        `${route.slice(0, 3)}-${route.slice(-3)} ${departing_at.slice(0, 10)}`,
    );
    expect(flown).toEqual(ways);
    expect(await charge(offer?.id)).toBe(Math.round((offer?.total.amount ?? 0) * 100));
  });

  test.each(["light", "flex"])("a %s return of searchFlights costs what it says", async (brand) => {
    const asked = { origin: "LHR", destination: "JFK", departureDate: "2027-03-01", brand };
    const { flights: returns } = await ask("searchFlights", { ...asked, returnDate: "2027-03-08" });
    const [chosen] = returns;
    expect(chosen?.fare.brand).toBe(brand);
    expect(chosen?.returnFlight?.departureTime).toMatch(/^2027-03-08/);
    expect(await charge(chosen?.id)).toBe(chosen?.price);
    const { flights: there } = await ask("searchFlights", asked);
    expect(chosen?.price).toBeGreaterThan(there[0]?.price ?? Number.POSITIVE_INFINITY);
  });

  test("wishes that leave nothing are named", async () => {
    const { offers, warnings } = await ask("search_flights", { ...WEST, max_price: 20 });
    expect(offers).toEqual([]);
    const { offers: all } = await ask("search_flights", { ...WEST, sort: "cheapest" });
    expect(warnings?.join()).toMatch(/cheapest of \d+ offers costs \d+ USD: raise max_price/);
    expect(warnings?.join()).toContain(`costs ${all[0]?.total.amount} USD`);
  });

  async function charge(id: string | undefined): Promise<number> {
    const { totalPrice } = await ask("bookFlight", {
      flightIds: [id],
      passengers: [{ type: "adult", firstName: "Ada", lastName: "Byron" }],
      contactEmail: "ada@example.org",
      contactPhone: "+15550100",
    });
    return totalPrice;
  }
});
