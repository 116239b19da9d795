import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SEARCH } from "../support/app-answers.ts";
import { type AppHost, connectClient, type HostKind, openHost } from "../support/app-host.ts";
import { PAGE_NOW, startBrowser } from "../support/browser.ts";
import { startWayfare, type WayfareProcess } from "../support/wayfare-process.ts";

/** How somebody uses a view: with a mouse, or with a keyboard alone. */
interface Hand {
  press(name: RegExp): Promise<void>;
  type(label: RegExp, text: string, nth?: number): Promise<void>;
  date(label: RegExp, day: string): Promise<void>;
}

interface Wanted {
  readonly seats: readonly string[];
  readonly cents: number;
}

const ENVIRONMENT = { WAYFARE_NOW: PAGE_NOW, RATE_LIMIT_ENABLED: "false" };
/** More stops of the Tab key than any screen has. */
const MOST_STOPS = 120;

let browser: Browser;
let chosen: Wanted;
const servers: WayfareProcess[] = [];
beforeAll(async () => {
  browser = await startBrowser();
  chosen = await wantedOf(await newServer());
});
afterAll(async () => {
  await browser?.close();
  for (const server of servers) await server.stop();
});

async function newServer(): Promise<WayfareProcess> {
  const server = await startWayfare(ENVIRONMENT);
  servers.push(server);
  return server;
}

function target({ view }: AppHost, name: RegExp): Locator {
  return view.getByRole("button", { name }).or(view.getByRole("tab", { name })).first();
}

function mouse(host: AppHost): Hand {
  return {
    press: (name) => target(host, name).click(),
    type: (label, text, nth = 0) => host.view.getByLabel(label).nth(nth).fill(text),
    date: (label, day) => host.view.getByLabel(label).fill(day),
  };
}

/** What has the focus, as it calls itself; where nothing has, empty. */
const FOCUSED = `(() => {
  const { activeElement: element } = document;
  if (!element || element === document.body) return "";
  return element.getAttribute("aria-label") ?? element.labels?.[0]?.textContent ?? element.textContent;
})()`;

function keyboard(host: AppHost): Hand {
  const { keyboard: keys } = host.page;
  const ask = async (expression: string) => String(await host.frame().evaluate(expression));

  /** Goes on to the next thing of a name. Seats and tabs are one stop each, with arrows inside. */
  async function goTo(name: RegExp): Promise<void> {
    for (let stop = 0; stop < MOST_STOPS; stop++) {
      const focused = await ask(FOCUSED);
      if (name.test(focused)) return;
      const kind = await ask("document.activeElement?.role ?? ''");
      const inside = kind === "tab" ? name.source.includes("Changes") : /^Seat /.test(focused);
      await keys.press(inside && !name.source.includes("Take") ? "ArrowRight" : "Tab");
    }
    throw new Error(`The keyboard does not reach ${name}`);
  }

  return {
    async press(name) {
      await target(host, name).waitFor();
      await goTo(name);
      await keys.press("Enter");
    },
    async type(label, text) {
      await goTo(label);
      await keys.press("ControlOrMeta+a");
      await keys.type(text);
    },
    async date(label, day) {
      await goTo(label);
      const value = () => ask("document.activeElement.value");
      const before = await value();
      await keys.press("ArrowUp");
      // The month came first: the day is the next field of the line.
      if ((await value()).slice(5, 7) !== before.slice(5, 7)) {
        await keys.press("ArrowDown");
        await keys.press("ArrowRight");
      }
      for (let step = 0; step < MOST_STOPS && (await value()) !== day; step++) {
        await keys.press("ArrowUp");
      }
    },
  };
}

/** The first two open seats of the cheapest flight, and what all of it costs. */
async function wantedOf(server: WayfareProcess): Promise<Wanted> {
  const client = await connectClient(server, false);
  const ask = async (name: string, args: Record<string, unknown>) =>
    Object((await client.callTool({ name, arguments: args })).structuredContent);
  const [cheapest] = (await ask("searchFlights", { ...SEARCH })).flights;
  const { rows, columns } = await ask("getSeatMap", { id: cheapest.id });
  const { row, open, price, middlePrice = price } = [...rows].find((one) => one.open.length > 1);
  await client.close();
  const letters: string[] = [...open].slice(0, 2);
  const costs = letters.map((letter) =>
    new RegExp(`[A-Z]${letter}[A-Z]`).test(columns) ? middlePrice : price,
  );
  return {
    seats: letters.map((letter) => `${row}${letter}`),
    cents: costs.reduce((sum, cost) => sum + cost, cheapest.price),
  };
}

/** From a search to a seat, a booking and a change of it. */
async function travel(host: AppHost, hand: Hand, { seats, cents }: Wanted): Promise<void> {
  const { view } = host;
  await hand.press(/^Choose$/);
  await hand.press(/^Choose seats$/);
  for (const seat of seats) await hand.press(new RegExp(`^Seat ${seat}`));
  await hand.press(/^Take these seats$/);
  await view.getByText(`Seats: ${seats.join(", ")}`).waitFor();
  await hand.press(/^Book$/);
  for (const [index, name] of ["Ada", "Grace"].entries()) {
    await hand.type(/^First name$/, name, index);
    await hand.type(/^Last name$/, "Tester", index);
  }
  await hand.type(/^E-mail$/, "ada@example.com");
  await hand.press(/^Continue$/);
  const price = (cents / 100).toLocaleString("en", { minimumFractionDigits: 2 });
  await hand.press(new RegExp(`^Book for \\$${price}$`));
  await view.getByText("Confirmed").waitFor();
  await view.getByText(new RegExp(seats.join(", "))).waitFor();
  await hand.press(/^Changes$/);
  await hand.press(/^Another day$/);
  await hand.date(/^New day$/, "2027-03-05");
  await hand.press(/^Find flights$/);
  await hand.press(/^Take this one$/);
  await view.getByText("What the change costs").waitFor();
  await hand.press(/^Continue$/);
  await hand.press(/^(Confirm the change for \$|Confirm at no charge)/);
  await view.getByText("Fri, 5 Mar 2027", { exact: true }).waitFor();
}

const WAYS: readonly [string, HostKind, number, (host: AppHost) => Hand][] = [
  ["by clicks alone", "official", 768, mouse],
  ["by keys alone", "official", 400, keyboard],
  ["by clicks alone", "mcp-ui", 280, mouse],
];

test.each(WAYS)(
  "a journey %s in the %s host at %i pixels: search, seats, booking, change; its calls book the same without views",
  async (_, kind, width, handOf) => {
    const [own, other] = [await newServer(), await newServer()];
    const host = await openHost(browser, own, kind);
    await host.show({ tool: "searchFlights", args: SEARCH, width, context: { locale: "en" } });
    await travel(host, handOf(host), chosen);

    const names = host.calls.map(({ name }) => name);
    expect(names.filter((name) => !name.startsWith("search"))).toEqual([
      "getSeatMap",
      "bookFlight",
      "quoteChange",
      "confirmChange",
    ]);
    const booked = host.calls.find(({ name }) => name === "bookFlight");
    expect(Object(booked?.answer).structuredContent.totalPrice).toBe(chosen.cents);
    const plain = await connectClient(other, false);
    for (const { name, arguments: args, answer } of host.calls) {
      const again = await plain.callTool({ name, arguments: { ...args } });
      expect({ name, ...again }).toEqual({ name, ...Object(answer) });
    }
    expect(host.troubles.filter((trouble) => trouble !== "Not connected")).toEqual([]);
    await plain.close();
    await host.close();
  },
);
