import { createHmac, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { signature } from "../../../src/services/outbox/signature.ts";
import { httpPost } from "../../../src/surfaces/duffel-sandbox/deliver.ts";
import { type Served, startSandbox } from "./served.ts";
import { amelia, firstOffer, order, payment, refused, search } from "./trips.ts";

interface Received {
  readonly header: string;
  readonly body: string;
}

let served: Served;
let receiver: Server;
let url: string;
let status = 200;
const received: Received[] = [];
let arrived: () => void = () => {};

beforeAll(async () => {
  served = await startSandbox({ SANDBOX_PRIVATE_WEBHOOKS: "true" });
  receiver = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on("end", () => {
      received.push({ header: String(request.headers["x-duffel-signature"]), body });
      response.writeHead(status).end("noted");
      arrived();
    });
  }).listen(0, "127.0.0.1");
  await once(receiver, "listening");
  const address = receiver.address();
  if (address === null || typeof address === "string") throw new Error("Not listening");
  url = `http://127.0.0.1:${address.port}/hook`;
});

afterEach(async () => {
  status = 200;
  received.length = 0;
  const { data } = await served.duffel.webhooks.list({});
  for (const { id } of data) await served.duffel.webhooks.delete(id);
});

afterAll(async () => {
  await served.close();
  receiver.close();
});

/** Resolves when so many events have come. */
async function waitFor(count: number): Promise<readonly Received[]> {
  while (received.length < count) {
    await new Promise<void>((resolve) => {
      arrived = resolve;
    });
  }
  return received;
}

/** As Duffel's documentation tells receivers to check an event. */
function isGenuine(secret: string, { header, body }: Received): boolean {
  const [, time = "", given = ""] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  const expected = createHmac("sha256", secret).update(`${time}.${body}`).digest();
  return timingSafeEqual(expected, Buffer.from(given, "hex"));
}

describe("webhooks", () => {
  test("tell of an order and of its payment, signed with the secret that was shown once", async () => {
    const { duffel } = served;
    const { data: webhook, status: created } = await duffel.webhooks.create({
      url,
      events: ["order.created", "payment.created"],
    });
    expect(created).toBe(201);
    const { data: listed } = await duffel.webhooks.list({});
    expect(listed[0]).toMatchObject({ id: webhook.id, url, active: true });
    expect(listed[0]).not.toHaveProperty("secret");

    const offer = await firstOffer(duffel, { origin: "JFK", destination: "EWR" });
    const { data: held } = await duffel.orders.create({
      type: "pay_later",
      selected_offers: [offer.id],
      passengers: offer.passengers.map(({ id }) => amelia(id)),
    });
    await duffel.payments.create({ order_id: held.id, payment: payment(held.total_amount) });
    const events = await waitFor(2);
    for (const event of events) {
      expect(isGenuine(webhook.secret, event)).toBe(true);
      expect(isGenuine("another secret", event)).toBe(false);
      expect(isGenuine(webhook.secret, { ...event, body: `${event.body} ` })).toBe(false);
    }
    const bodies = events.map(({ body }) => JSON.parse(body));
    const about = (type: string) => bodies.find((body) => body.type === type);
    expect(about("order.created")).toMatchObject({
      id: expect.stringMatching(/^wev_/),
      api_version: "v2",
      live_mode: false,
      data: { object: { id: held.id, booking_reference: held.booking_reference } },
    });
    expect(about("payment.created")).toMatchObject({
      data: { object: { order_id: held.id, amount: held.total_amount } },
    });
  });

  test("that are down for an hour are told everything, each event under one id", async () => {
    const { duffel } = served;
    const events = [
      "order.created",
      "air.payment.succeeded",
      "air.order.changed",
      "order.airline_initiated_change_detected",
      "order_cancellation.created",
      "order_cancellation.confirmed",
      "air.airline_credit.created",
    ];
    const { data: webhook } = await duffel.webhooks.create({ url, events });
    status = 503;
    const about: string[] = [];
    const seen = new Map<string, number>();
    const { offers } = await search(duffel, { origin: "LHR", destination: "LTN" });
    const flexible = offers.find((one) => one.conditions.change_before_departure?.allowed);
    if (!flexible) throw new Error("Nothing can be changed");
    const moved = await order(duffel, flexible);
    const { data: changes } = await duffel.airlineInitiatedChanges.list(moved.id);
    const { data: request } = await duffel.orderChangeRequests.create({
      order_id: moved.id,
      slices: {
        remove: [{ slice_id: changes[0]?.added[0]?.id ?? "" }],
        add: [{ origin: "LHR", destination: "LTN", departure_date: "2027-03-04" }],
      },
    });
    const { data: change } = await duffel.orderChanges.create({
      selected_order_change_offer: request.order_change_offers[0]?.id ?? "",
    });
    await duffel.orderChanges.confirm(change.id, { payment: payment("125.00") });
    const credited = await order(
      duffel,
      await firstOffer(duffel, { origin: "LTN", destination: "SYD" }),
    );
    const { data: quote } = await duffel.orderCancellations.create({ order_id: credited.id });
    await duffel.orderCancellations.confirm(quote.id);
    about.push(moved.id, changes[0]?.id ?? "", change.id, credited.id, quote.id, quote.id);
    about.push(quote.airline_credits[0]?.id ?? "");
    await waitFor(about.length);
    // Every event was tried, and none has arrived.
    for (const { body } of received) seen.set(JSON.parse(body).id, 1);
    expect(seen.size).toBe(about.length);
    for (let minute = 0; minute < 60; minute += 10) {
      served.clock.now += 10 * 60_000;
      await served.sweep();
    }
    expect(received.length).toBeGreaterThan(about.length);
    received.length = 0;
    status = 200;
    for (let hour = 0; hour < 2; hour++) {
      served.clock.now += 3_600_000;
      await served.sweep();
    }
    const arrivedNow = received.map(({ body }) => JSON.parse(body));
    expect(arrivedNow.map(({ id }) => id).sort()).toEqual([...seen.keys()].sort());
    expect(arrivedNow.map((event) => event.idempotency_key).sort()).toEqual(about.sort());
    expect(new Set(arrivedNow.map(({ type }) => type))).toEqual(
      new Set(events.filter((type) => type !== "air.payment.succeeded")),
    );
    for (const event of received) expect(isGenuine(webhook.secret, event)).toBe(true);
    received.length = 0;
    served.clock.now += 3 * 86_400_000;
    await served.sweep();
    expect(received).toEqual([]);
  });

  test("are only sent what they asked for, and nothing once they are switched off", async () => {
    const { duffel } = served;
    const { data: webhook } = await duffel.webhooks.create({ url, events: ["payment.created"] });
    const buy = async () =>
      order(duffel, await firstOffer(duffel, { origin: "LHR", destination: "LTN" }));
    await buy();
    await duffel.webhooks.update(webhook.id, { active: true, events: ["order.created"], url });
    const told = await buy();
    await waitFor(1);
    await duffel.webhooks.update(webhook.id, { active: false, events: ["order.created"], url });
    await buy();
    await duffel.webhooks.update(webhook.id, { active: true, events: ["order.created"], url });
    await duffel.webhooks.ping(webhook.id);
    const [first, second] = (await waitFor(2)).map(({ body }) => JSON.parse(body));
    expect(first).toMatchObject({ type: "order.created", data: { object: { id: told.id } } });
    expect(second).toMatchObject({ type: "ping.triggered" });
  });

  test("can be pinged, looked up and sent again", async () => {
    const { duffel } = served;
    const { data: webhook } = await duffel.webhooks.create({ url, events: ["order.created"] });
    await duffel.webhooks.ping(webhook.id);
    const [ping] = await waitFor(1);
    const event = JSON.parse(ping?.body ?? "{}");
    expect((await duffel.webhooks.get(event.id)).data).toEqual(event);
    served.clock.now += 60_000;
    await duffel.webhooks.redeliver(event.id);
    const [, again] = await waitFor(2);
    expect(again?.body).toBe(ping?.body);
    expect(again?.header).not.toBe(ping?.header);
    const { data: deliveries } = await duffel.webhooks.listDeliveries({
      endpoint_id: webhook.id,
      delivery_success: true,
    });
    expect(deliveries).toHaveLength(2);
    expect(deliveries[0]).toMatchObject({
      event_id: event.id,
      response_status_code: 200,
      response_body: "noted",
    });
    // Both are kept for 30 days after the last attempt.
    served.clock.now += 30 * 86_400_000 - 1;
    await served.sweep();
    expect((await duffel.webhooks.get(event.id)).data).toEqual(event);
    served.clock.now += 1;
    await served.sweep();
    expect(await refused(duffel.webhooks.get(event.id))).toMatchObject({ status: 404 });
    const { data: none } = await duffel.webhooks.listDeliveries({
      endpoint_id: webhook.id,
      delivery_success: true,
    });
    expect(none).toEqual([]);
  });

  test("that do not answer well are refused a ping, and the attempt is on record", async () => {
    const { duffel } = served;
    const { data: webhook } = await duffel.webhooks.create({ url, events: ["order.created"] });
    const failed = { status: 422, code: "webhook_client_error", type: "invalid_state_error" };
    status = 500;
    expect(await refused(duffel.webhooks.ping(webhook.id))).toMatchObject(failed);
    served.clock.now += 1000;
    await duffel.webhooks.update(webhook.id, {
      active: true,
      events: ["order.created"],
      url: "http://127.0.0.1:1/nobody",
    });
    expect(await refused(duffel.webhooks.ping(webhook.id))).toMatchObject(failed);
    const { data } = await duffel.webhooks.listDeliveries({
      endpoint_id: webhook.id,
      delivery_success: false,
    });
    expect(data.map((one) => one.response_status_code)).toEqual([null, 500]);
  });

  test("are one for each account, with events that exist and an address on the web", async () => {
    const { duffel } = served;
    await duffel.webhooks.create({ url, events: ["order.created"] });
    const second = duffel.webhooks.create({ url, events: ["order.created"] });
    expect(await refused(second)).toMatchObject({ status: 422, code: "unsafe_unique" });
    const other = served.client("duffel_test_other");
    for (const bad of [
      { url, events: ["order.exploded"] },
      { url: "ftp://example.com", events: ["order.created"] },
    ]) {
      expect(await refused(other.webhooks.create(bad))).toMatchObject({ type: "validation_error" });
    }
  });
});

test("a signature is the one that Duffel's own clients check", () => {
  // A body and secret with a signature made by a tool that is not ours: openssl dgst -sha256 -hmac.
  expect(signature("a_secret", 1641667496, '{"type":"ping.triggered"}')).toBe(
    "t=1641667496,v1=7a017d16b708ac84a0abbdb8042288a560ea2d6378f187f45fdcd6d5e065ee81",
  );
});

test("without a setting, a sandbox without authentication reaches nothing inside", async () => {
  const open = await startSandbox();
  try {
    await open.duffel.webhooks.create({ url, events: ["order.created"] });
    const { data } = await open.duffel.webhooks.list({});
    const pinged = open.duffel.webhooks.ping(data[0]?.id ?? "");
    await expect(pinged).rejects.toMatchObject({ errors: [{ code: "webhook_client_error" }] });
    expect(received).toEqual([]);
  } finally {
    await open.close();
  }
});

test("where strangers name the address, nothing inside is reachable", async () => {
  const post = httpPost({ privateAddresses: false });
  for (const inside of [
    url,
    "http://localhost:1/",
    "http://0x7f.1:1/",
    "http://10.0.0.1/",
    "http://[::1]:1/",
    "http://[::ffff:127.0.0.1]:1/",
    "http://[64:ff9b::127.0.0.1]:1/",
    "http://[2002:7f00:1::]:1/",
  ]) {
    await expect(post(inside, {}, "{}")).rejects.toThrow(/not reachable from here|private address/);
  }
  expect(received).toEqual([]);
});
