import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { Redis } from "iovalkey";
import { callTool } from "../test/support/booking-load.ts";
import { startServer } from "../test/support/valkey.ts";
import { startWayfare } from "../test/support/wayfare-process.ts";
import { type Figure, median } from "./measure.ts";
import { allSeats } from "./speed/shop.ts";

/** Requests of a round and callers at once, of each node: calls that are under way together share turns and packets. */
const TIMES = 1_000;
const CALLERS = 16;
/**
 * Calls a second that each node gets, alone and beside another. As fast as they can be sent, this
 * process is the limit: each of two nodes then gets half the calls of one that is alone, and wakes up
 * for fewer of them at a time, which is no cost of sharing a server.
 */
const PACE = 1_000;
const ROUNDS = 5;
/** Until the code of a booking is compiled, which takes some thousand of them at each node. */
const WARM_UPS = 3;

/** What one request costs: microseconds of the nodes' and of Valkey's CPU, and how many a second. */
interface Cost {
  readonly nodes: number;
  readonly valkey: number;
  readonly perSecond: number;
}

/** The built server over HTTP, one node and two on one Valkey, taking turns with plain commands. */
export async function benchNodes(): Promise<readonly Figure[]> {
  const server = await startServer();
  const client = new Redis({ host: server.host, port: server.port });
  const env = {
    VALKEY_URL: `valkey://${server.host}:${server.port}`,
    RATE_LIMIT_ENABLED: "false",
  };
  const nodes = await Promise.all([startWayfare(env), startWayfare(env)]);
  const ports = nodes.map(({ port }) => port);

  /** `work` is told which turn it is, so that it can take the nodes in turn. */
  async function cost(used: readonly number[], work: (turn: number) => Promise<unknown>) {
    const times = TIMES * Math.max(1, used.length);
    const before = await Promise.all([cpuOfNodes(used), cpuOfValkey(client)]);
    const start = performance.now();
    let turn = 0;
    await Promise.all(
      Array.from({ length: CALLERS * Math.max(1, used.length) }, async () => {
        while (turn < times) {
          const own = turn++;
          const early = start + (own * 1_000) / (PACE * used.length) - performance.now();
          // Plain commands, of no node, have no pace.
          if (early >= 1 && used.length > 0) await setTimeout(early);
          await work(own);
        }
      }),
    );
    const seconds = (performance.now() - start) / 1_000;
    const after = await Promise.all([cpuOfNodes(used), cpuOfValkey(client)]);
    return {
      nodes: ((after[0] - before[0]) * 1e6) / times,
      valkey: ((after[1] - before[1]) * 1e6) / times,
      perSecond: times / seconds,
    };
  }

  try {
    const seats = await allSeats(ports[0] ?? 0);
    const made: string[] = [];
    let orders = 0;

    async function book(port: number): Promise<void> {
      const { content, reason } = await callTool(port, "bookFlight", {
        flightIds: [seats[orders++]],
        passengers: [{ type: "adult", firstName: "Ada", lastName: "Lovelace" }],
        contactEmail: "ada@example.com",
        idempotencyKey: randomUUID(),
      });
      if (!content) throw new Error(`Not booked: ${reason}`);
      made.push(String(content["pnr"]));
    }
    async function retrieve(port: number, turn: number): Promise<void> {
      const pnr = made[turn % made.length];
      const { reason } = await callTool(port, "retrieveBooking", { pnr });
      if (reason !== undefined) throw new Error(`Not retrieved: ${reason}`);
    }

    await book(ports[0] ?? 0);
    const bytes = await documentOf(client);
    await client.set("raw", bytes);
    const tools = [
      { name: "bookFlight", ours: book, command: "SET", raw: () => client.set("raw", bytes) },
      { name: "retrieveBooking", ours: retrieve, command: "GET", raw: () => client.get("raw") },
    ];
    const figures: Figure[] = [];
    for (const { name, ours, command, raw } of tools) {
      const one: Cost[] = [];
      const two: Cost[] = [];
      const plain: Cost[] = [];
      for (let round = -WARM_UPS; round < ROUNDS; round++) {
        // Which of the two stands alone changes, so that neither is warmer than the other.
        const alone = ports[Math.abs(round) % ports.length] ?? 0;
        const single = await cost([alone], (turn) => ours(alone, turn));
        const both = await cost(ports, (turn) => ours(ports[turn % ports.length] ?? 0, turn));
        const commands = await cost([], raw);
        if (round < 0) continue;
        one.push(single);
        two.push(both);
        plain.push(commands);
      }
      figures.push(...figuresOf(name, command, one, two, plain));
    }
    return figures;
  } finally {
    client.disconnect();
    await Promise.all(nodes.map((node) => node.stop()));
    await server.stop();
  }
}

function figuresOf(
  tool: string,
  command: string,
  one: readonly Cost[],
  two: readonly Cost[],
  plain: readonly Cost[],
): Figure[] {
  const of = (costs: readonly Cost[], what: keyof Cost) => median(costs.map((cost) => cost[what]));
  const pace = (costs: readonly Cost[]) => `${Math.round(of(costs, "perSecond"))} a second`;
  const ratio = (index: number) => (two[index]?.nodes ?? 0) / (one[index]?.nodes ?? 1);
  return [
    { name: `${tool}: CPU of one node`, value: of(one, "nodes"), unit: "µs", note: pace(one) },
    { name: `${tool}: CPU of two nodes`, value: of(two, "nodes"), unit: "µs", note: pace(two) },
    {
      name: `${tool}: two nodes ÷ one`,
      value: median(one.map((_, i) => ratio(i))),
      unit: "×",
      goal: "≤ 1.1",
    },
    { name: `${tool}: CPU of Valkey, one node`, value: of(one, "valkey"), unit: "µs" },
    { name: `${tool}: CPU of Valkey, two nodes`, value: of(two, "valkey"), unit: "µs" },
    {
      name: `${command} of the same bytes: CPU of Valkey`,
      value: of(plain, "valkey"),
      unit: "µs",
      note: pace(plain),
    },
  ];
}

/** Seconds, as each node counts them itself. */
async function cpuOfNodes(ports: readonly number[]): Promise<number> {
  const seconds = ports.map(async (port) => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
  });
  return (await Promise.all(seconds)).reduce((sum, each) => sum + each, 0);
}

async function cpuOfValkey(client: Redis): Promise<number> {
  const text = await client.info("cpu");
  const spent = text.matchAll(/^used_cpu_(?:sys|user):(\S+)/gm);
  return [...spent].reduce((sum, [, seconds]) => sum + Number(seconds), 0);
}

/** A booking as it is kept, for plain commands to carry. */
async function documentOf(client: Redis): Promise<string> {
  const [key = ""] = await client.keys("gds:session:*:booking:*");
  return (await client.hget(key, "document")) ?? "";
}
