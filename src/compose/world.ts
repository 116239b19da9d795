import type { Config } from "../config.ts";
import type { Pnr } from "../domain/contracts/gds/bookings.ts";
import { instantOf, MS_PER_DAY, parseIsoDate, quoteDayOf } from "../domain/dates.ts";
import { stockKey } from "../domain/stock.ts";
import { eventfulFlights } from "../gym/eventful-flights.ts";
import { type WorldHands, worldGate } from "../gym/gate.ts";
import type { GymWorld } from "../gym/gym.ts";
import { halvedSearch } from "../gym/halved-search.ts";
import { noteEffect } from "../gym/trace.ts";
import type { World } from "../gym/world.ts";
import type { Log } from "../logging/log.ts";
import { boundedCache } from "../memory/bounded-cache.ts";
import { drawnIdentifiers } from "../services/gds/identifiers.ts";
import { BOOKING } from "../stores/records.ts";
import type { Offer } from "../suppliers/types.ts";
import type { App } from "../surfaces/app.ts";
import { createChanges } from "../surfaces/mcp/changes.ts";
import { Call, callTool } from "../tools/call.ts";
import type { Gate } from "../tools/gate.ts";
import { appWords } from "./app.ts";
import { unknownTool } from "./in-process.ts";
import { type Opened, openDesks } from "./services.ts";
import { type Supply, simulatedSupply, supplyOfSeed } from "./supply.ts";

/** A world with desks on it, as surfaces serve it. */
export interface DeskWorld extends GymWorld {
  readonly world: World;
  readonly app: App;
  readonly opened: Opened;
  readonly gate: Gate;
  /** Adds to what is done when time has passed. */
  onTick(work: () => Promise<void>): void;
  /** Tells which flights are in an offer that another surface has made of them. */
  onSellOut(flightsOf: (offer: string) => Promise<readonly string[]>): void;
}

/** Seeds whose lists of flights are remembered. */
const SEEDS_REMEMBERED = 8;
/** A clock that is moved by days must not end the sessions of agents at work. */
const SESSION_SECONDS = 31_536_000;

/** Opens worlds on one supply: what does not depend on a world is made once. */
export async function worldOpener(
  config: Config,
  log: Log,
): Promise<(world: World) => Promise<DeskWorld>> {
  // The address of a world is its credential.
  const guards = { ...config.guards, auth: { mode: "off" } } as const;
  const settings: Config = { ...config, guards, sessionTimeout: SESSION_SECONDS };
  const base = simulatedSupply(settings);
  const supplies = boundedCache<string, Supply>(SEEDS_REMEMBERED);
  const { loadTools } = await import("../tools/published.ts");
  const [words] = await Promise.all([appWords(settings), loadTools()]);

  return async (world) => {
    const { toolsets } = world.terms;
    const { seed } = world;
    const supply = supplies.get(seed) ?? supplies.set(seed, supplyOfSeed(base, seed));
    const now = () => world.now;
    const { store, chance } = world;
    const identifiers = drawnIdentifiers(chance, now);
    const changes = createChanges();
    const { hotels, cars } = supply;
    const flights = eventfulFlights(supply.flights, { events: () => world.events, now });
    const hides = world.terms.faults.some(({ kind }) => kind === "partial");
    await store.records.subscribe(noteEffect);
    const opened = await openDesks({
      ...supply,
      ...(hides
        ? { flights: halvedSearch(flights), hotels: halvedSearch(hotels), cars: halvedSearch(cars) }
        : { flights }),
      config: settings,
      log,
      store,
      now,
      chance,
      identifiers,
      changes,
    });
    const { services } = opened;
    let flightsOf: (offer: string) => Promise<readonly string[]> = async () => [];
    const sellOut = async (id: string) => {
      if (await sellOffer(opened, id)) return true;
      const inside = await flightsOf(id);
      for (const flight of inside) await sellOffer(opened, flight);
      return inside.length > 0;
    };
    const ticks = [opened.tick];
    const tick = async () => {
      await opened.flush();
      for (const work of ticks) await work();
    };
    const passTime = async (ms: number) => {
      world.now += ms;
      await tick();
    };
    const reprice = async (id: string) => {
      const day = await repricedOn(opened, id);
      if (day === undefined) return false;
      await passTime(Math.max(0, day - quoteDayOf(world.now)) * MS_PER_DAY);
      return true;
    };
    const hands: WorldHands = {
      async reprice(args) {
        for (const id of textsIn(args)) if (await reprice(id)) return;
      },
      async sellOut(args) {
        for (const id of textsIn(args)) await sellOut(id);
      },
      passTime,
      async firstFlight(pnr) {
        const stored = await store.records.get(BOOKING, pnr);
        const { booking }: { booking: Pnr } = JSON.parse(stored?.document ?? '{"booking":{}}');
        const [flight] = booking.flights ?? [];
        if (!flight) return undefined;
        return { flight: flight.flightNumber, date: flight.departureTime.slice(0, 10) };
      },
    };
    const gate = worldGate(world, hands);
    const dressed = (toolsets ? await appWords({ ...settings, toolsets }) : words)(
      () => services,
      gate,
    );
    const app: App = {
      ...dressed,
      open: () => services,
      clock: now,
      log,
      changes,
      newSessionId: opened.newSessionId,
      useSession: services.gds.useSession,
      async endSession(id) {
        await services.gds.endSession(id);
      },
      close: opened.close,
    };
    const tools = new Map(app.tools.map((tool) => [tool.name, tool]));
    return {
      world,
      app,
      async call(name, args) {
        const tool = tools.get(name);
        if (!tool) throw unknownTool(name);
        const call = new Call({
          arguments: args,
          caller: { transport: "http" },
          now: world.now,
          signal: () => new AbortController().signal,
        });
        return await callTool(tool, call, log);
      },
      opened,
      gate,
      sellOut,
      reprice,
      operatedAs(flightNumber, date) {
        const day = parseIsoDate(date) ?? 0;
        const report = supply.flights.report({ flightNumber, day }, instantOf(world.now));
        return report && (report.status.operatedAs ?? report.status.flightNumber);
      },
      passTime,
      onTick: (work) => void ticks.push(work),
      onSellOut(known) {
        flightsOf = known;
      },
      tick,
      flush: opened.flush,
      close: opened.close,
    };
  };
}

/** Every text in a call's arguments, however deep. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** Writes a record that takes every unit which a booking of the offer would need. */
async function sellOffer({ parts }: Opened, id: string): Promise<boolean> {
  const { flights, hotels, cars, store, now } = parts;
  const offer: Offer<unknown> | undefined =
    (await today(flights, id, now())) ??
    (await today(hotels, id, now())) ??
    (await today(cars, id, now()));
  if (!offer) return false;
  const units = offer.units();
  const sold = await store.inventory.sold(units.map(stockKey));
  const claims = units
    .map((unit, index) => ({
      key: stockKey(unit),
      quantity: unit.capacity - (sold[index] ?? 0),
      capacity: unit.capacity,
    }))
    .filter(({ quantity }) => quantity > 0);
  await store.records.write({
    kind: "sell_out",
    id,
    state: "sold",
    createdAt: now(),
    modifiedAt: now(),
    expectedVersion: 0,
    document: JSON.stringify({ offer: id }),
    claims,
  });
  return true;
}

/** Days ahead that are looked at for another price. */
const LOOK_AHEAD = 60;

/** The first quote day on which an offer's quote has run out and its price is another. */
async function repricedOn({ parts }: Opened, id: string): Promise<number | undefined> {
  const { flights, hotels, cars, now } = parts;
  const today = quoteDayOf(now());
  return (
    (await repricedBy(flights, id, today)) ??
    (await repricedBy(hotels, id, today)) ??
    (await repricedBy(cars, id, today))
  );
}

async function repricedBy<R extends { readonly quoteDay: number }>(
  supplier: Quoting<R>,
  id: string,
  today: number,
): Promise<number | undefined> {
  const reference = supplier.read(id);
  const old = reference && (await supplier.quote(reference));
  if (!reference || !old) return undefined;
  // A quote holds through the day after it was made.
  for (let day = Math.max(today, reference.quoteDay + 2); day < today + LOOK_AHEAD; day += 1) {
    const fresh = await supplier.quote({ ...reference, quoteDay: day });
    if (fresh && fresh.price !== old.price) return day;
  }
  return undefined;
}

interface Quoting<R extends { readonly quoteDay: number }> {
  read(id: string): R | undefined;
  quote(reference: R): Promise<Offer<unknown> | undefined>;
}

async function today<R extends { readonly quoteDay: number }>(
  supplier: Quoting<R>,
  id: string,
  now: number,
): Promise<Offer<unknown> | undefined> {
  const reference = supplier.read(id);
  return reference && (await supplier.quote({ ...reference, quoteDay: quoteDayOf(now) }));
}
