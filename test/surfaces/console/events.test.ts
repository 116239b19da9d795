import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { connectTo } from "../../fixtures/toy-server.ts";
import { call } from "../../support/clients.ts";
import { startServer } from "../../support/valkey.ts";
import { AYSEL, ask, type Browser, operator, type Served, startConsole } from "./served.ts";

interface Heard {
  readonly name: string;
  readonly data: Record<string, unknown>;
}

interface Stream {
  readonly response: IncomingMessage;
  readonly heard: readonly Heard[];
  /** Resolves with the first event of this name that fits. */
  first(name: string, facts?: object): Promise<Heard>;
  readonly ended: Promise<unknown>;
  close(): void;
}

/** Reads a stream as a browser does. */
async function listen(served: Served, { cookie }: Browser): Promise<Stream> {
  const request = get(`${served.origin}/console/api/events`, { headers: { cookie } });
  const [response]: IncomingMessage[] = await once(request, "response");
  if (!response) throw new Error("no response");
  const heard: Heard[] = [];
  let rest = "";
  response.setEncoding("utf8");
  response.on("error", () => {});
  response.on("data", (chunk: string) => {
    const blocks = (rest + chunk).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const name = /^event: (.*)$/m.exec(block)?.[1];
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (name !== undefined) heard.push({ name, data: JSON.parse(data ?? "{}") });
    }
  });
  return {
    response,
    heard,
    first: (name, facts = {}) =>
      vi.waitFor(() => {
        const found = heard.find(
          (event) =>
            event.name === name &&
            Object.entries(facts).every(([key, value]) => event.data[key] === value),
        );
        if (!found) throw new Error(`${name} was not heard`);
        return found;
      }),
    ended: new Promise((resolve) => response.once("close", resolve)),
    close: () => request.destroy(),
  };
}

describe("the stream of hints", () => {
  let served: Served;

  beforeAll(async () => {
    served = await startConsole();
  });

  afterAll(() => served.close());

  test("greets, and tells of requests made over MCP and REST and of what becomes of them", async () => {
    const leyla = await operator(served, "Leyla");
    const stream = await listen(served, leyla);
    expect(stream.response.headers["content-type"]).toBe("text/event-stream");
    expect(stream.response.headers["cache-control"]).toBe("no-store");
    expect(stream.response.headers["access-control-allow-origin"]).toBeUndefined();
    await stream.first("hello");

    const client = await connectTo(
      new URL(`${served.origin}/mcp`),
      "the v2 client on the 2026 wire",
    );
    const { request_id: overMcp } = await call(client, "create_travel_request", AYSEL);
    await client.close();
    const created = await stream.first("request", { id: overMcp });
    expect(created.data).toEqual({ id: overMcp, state: "draft_pending_operator", version: 1 });

    const overRest = await ask(served, { message: "Over REST." });
    await stream.first("request", { id: overRest });
    await leyla.post(`/requests/${overRest}/answer`, {
      version: 1,
      state: "confirmed",
      reply: "Yes.",
    });
    await stream.first("request", { id: overRest, state: "confirmed", version: 2 });
    await served.agent("get_travel_request", { request_id: overRest });
    await stream.first("request", { id: overRest, version: 3 });
    // Hints hold nothing of what they are about.
    expect(JSON.stringify(stream.heard)).not.toMatch(/Aysel|994|Yes/);
    stream.close();
  });

  test("tells of bookings and their cancellation", async () => {
    const leyla = await operator(served);
    const stream = await listen(served, leyla);
    const found = await served.agent("searchFlights", {
      origin: "LHR",
      destination: "JFK",
      departureDate: "2027-03-01",
    });
    const booked = await served.agent("bookFlight", {
      flightIds: [found.body.flights[0].id],
      passengers: [{ type: "adult", firstName: "Ada", lastName: "Lovelace" }],
      contactEmail: "ada@example.com",
    });
    const { pnr } = booked.body;
    const made = await stream.first("booking", { pnr });
    expect(made.data).toEqual({ pnr, status: "confirmed", version: 1 });
    await leyla.post(`/bookings/${pnr}/cancel`, { reason: "Asked to." });
    await stream.first("booking", { pnr, status: "cancelled", version: 2 });
    stream.close();
  });

  test("ends when the operator logs out, and others' go on", async () => {
    const [leyla, rauf] = [await operator(served), await operator(served)];
    const [ending, lasting] = [await listen(served, leyla), await listen(served, rauf)];
    await leyla.post("/logout");
    await ending.ended;
    expect(ending.response.complete).toBe(true);
    const id = await ask(served, { message: "After logout." });
    await lasting.first("request", { id });
    lasting.close();
  });

  test("ends when somebody else logs in with the same browser", async () => {
    const leyla = await operator(served);
    const stream = await listen(served, leyla);
    const ticket = await served.ticket();
    await leyla.post("/login", { ticket, name: "Rauf" });
    // By itself it would end with the next comment only, many seconds later.
    await vi.waitFor(() => expect(stream.response.complete).toBe(true));
  });

  test("is open a few times for one session, and again when one is closed", async () => {
    const leyla = await operator(served);
    const streams = await Promise.all(Array.from({ length: 8 }, () => listen(served, leyla)));
    expect(streams.map(({ response }) => response.statusCode)).toEqual(Array(8).fill(200));
    const refused = await leyla.get("/events");
    expect(refused).toMatchObject({ status: 429, body: { reason: "too_many_streams" } });
    streams[0]?.close();
    await vi.waitFor(async () => {
      const another = await listen(served, leyla);
      another.close();
      expect(another.response.statusCode).toBe(200);
    });
    for (const stream of streams) stream.close();
  });

  test("does not keep the server from ending", async () => {
    const fresh = await startConsole();
    const stream = await listen(fresh, await operator(fresh));
    await stream.first("hello");
    await fresh.close();
    await stream.ended;
  });
});

test("on Valkey any node knows a session, and tells of what happens at another", async () => {
  const server = await startServer();
  const env = { VALKEY_URL: `valkey://${server.host}:${server.port}` };
  const [one, two] = [await startConsole(env), await startConsole(env)];
  try {
    const leyla = await operator(one, "Leyla");
    const elsewhere = await fetch(`${two.origin}/console/api/me`, {
      headers: { cookie: leyla.cookie },
    });
    expect(await elsewhere.json()).toMatchObject({ operator: "Leyla" });
    const stream = await listen(two, leyla);
    const id = await ask(one);
    await stream.first("request", { id });
    expect((await leyla.get(`/requests/${id}`)).status).toBe(200);
    stream.close();
  } finally {
    await one.close();
    await two.close();
    await server.stop();
  }
});
