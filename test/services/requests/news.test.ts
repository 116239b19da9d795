import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterEach, describe, expect, test } from "vitest";
import { signature } from "../../../src/services/outbox/signature.ts";
import {
  type NewsParts,
  type RequestNews,
  requestNews,
} from "../../../src/services/requests/news.ts";
import { sqliteStore } from "../../../src/stores/sqlite/store.ts";
import { smtpMailer } from "../../../src/suppliers/smtp/mailer.ts";
import { httpPost } from "../../../src/surfaces/duffel-sandbox/deliver.ts";
import { openConcierge } from "../../support/concierge.ts";
import { memoryLog } from "../../support/flights.ts";
import { askFor, LEYLA, openOperators } from "../operator/support.ts";

const SECRET = "a secret";
const ends: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** A mail server that keeps what it takes; `refusal` is what it says to the next receivers. */
async function mailbox() {
  const letters: string[] = [];
  const box: { refusal?: { code: number; times: number } } = {};
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo(_address, _session, done) {
      if (!box.refusal || box.refusal.times-- <= 0) return done();
      done(Object.assign(new Error("no"), { responseCode: box.refusal.code }));
    },
    onData(stream, _session, done) {
      let text = "";
      stream.setEncoding("utf8");
      stream.on("data", (chunk: string) => {
        text += chunk;
      });
      stream.on("end", () => {
        letters.push(text);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ends.push(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port }: AddressInfo = Object(server.server.address());
  const mailer = smtpMailer({
    url: `smtp://127.0.0.1:${port}`,
    from: "Agency <desk@agency.example>",
    log: memoryLog().log,
  });
  return { letters, box, mailer };
}

/** A receiver of webhooks, which may be down. */
async function receiver() {
  const got: { body: string; signed: string }[] = [];
  const state = { isUp: true };
  const server: Server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      if (state.isUp) got.push({ body, signed: String(request.headers["x-wayfare-signature"]) });
      response.writeHead(state.isUp ? 204 : 503).end();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  ends.push(() => new Promise((resolve) => server.close(resolve)));
  const { port }: AddressInfo = Object(server.address());
  const webhook = {
    url: `http://127.0.0.1:${port}/`,
    secret: SECRET,
    post: httpPost({ privateAddresses: true }),
  };
  return { got, state, webhook };
}

/** A desk that tells, with a clock of its own for the outbox. */
async function tellingDesk(parts: Pick<NewsParts, "mail" | "webhook">) {
  const outside = { now: Date.UTC(2027, 0, 1) };
  const store = await sqliteStore({ path: ":memory:", now: () => outside.now });
  ends.push(() => store.close());
  const running: Promise<unknown>[] = [];
  let ids = 0;
  const make = (): RequestNews =>
    requestNews({
      records: store.records,
      now: () => outside.now,
      newId: () => `evt_${++ids}`,
      ...parts,
      later: (work) => void running.push(work),
      after: () => {},
    });
  const news = make();
  const concierge = await openConcierge({ records: store.records, news });
  const desk = await openOperators({ records: store.records, news });
  return {
    outside,
    make,
    news,
    desk: { ...desk, concierge },
    settled: () => Promise.all(running.splice(0)),
  };
}

const answer = { answer: { status: "confirmed", reply: "Hər şey hazırdır." } } as const;

describe("an answer by mail", () => {
  test("leaves after its delay, in the traveller's language, once", async () => {
    const { letters, mailer } = await mailbox();
    const { desk, news, outside } = await tellingDesk({ mail: { mailer, delayMs: 60_000 } });
    const id = await askFor(desk, { contact: "aysel@example.com", lang: "az" });
    await desk.operators.decide(LEYLA, { id, version: 1 }, answer);
    await news.sweep();
    expect(letters).toEqual([]);
    outside.now += 60_000;
    expect(await news.sweep()).toBe(1);
    expect(await news.sweep()).toBe(0);
    expect(letters).toHaveLength(1);
    expect(letters[0]).toMatch(/^To: aysel@example\.com\r$/m);
    expect(letters[0]).toMatch(/^Message-ID: <evt_2@agency\.example>\r$/m);
    const { canUndo, history, readAt, mailedAt } = await desk.operators.request(id);
    // It may lie in a mailbox: nobody knows that it was read.
    expect([canUndo, readAt, typeof mailedAt]).toEqual([false, undefined, "number"]);
    const undo = desk.operators.decide(LEYLA, { id, version: 3 }, { undo: true });
    await expect(undo).rejects.toMatchObject({ details: { reason: "already_mailed" } });
    expect(history.at(-1)).toMatchObject({ action: "mailed" });
  });

  test("that was taken back in time never leaves", async () => {
    const { letters, mailer } = await mailbox();
    const { desk, news, outside } = await tellingDesk({ mail: { mailer, delayMs: 60_000 } });
    const id = await askFor(desk, { contact: "aysel@example.com" });
    await desk.operators.decide(LEYLA, { id, version: 1 }, answer);
    await desk.operators.decide(LEYLA, { id, version: 2 }, { undo: true });
    outside.now += 60_000;
    await news.sweep();
    expect(letters).toEqual([]);
  });

  test("is tried again while the server is away, with the same Message-ID after a crash", async () => {
    const { letters, box, mailer } = await mailbox();
    const { desk, news, make, outside } = await tellingDesk({ mail: { mailer, delayMs: 0 } });
    const id = await askFor(desk, { contact: "aysel@example.com" });
    await desk.operators.decide(LEYLA, { id, version: 1 }, answer);
    box.refusal = { code: 451, times: 1 };
    expect(await news.sweep()).toBe(0);
    outside.now += 120_000;
    // Another process finds what this one left.
    expect(await make().sweep()).toBe(1);
    expect(letters).toHaveLength(1);
    expect(letters[0]).toContain("Message-ID: <evt_2@agency.example>");
  });

  test("that the server refuses for good is given up, and the operator is told", async () => {
    const { letters, box, mailer } = await mailbox();
    const { desk, news, outside } = await tellingDesk({ mail: { mailer, delayMs: 0 } });
    const id = await askFor(desk, { contact: "nobody@example.com" });
    await desk.operators.decide(LEYLA, { id, version: 1 }, answer);
    box.refusal = { code: 550, times: 9 };
    await news.sweep();
    outside.now += 3_600_000;
    await news.sweep();
    expect(letters).toEqual([]);
    const actions = (await desk.operators.request(id)).history.map(({ action }) => action);
    expect(actions.filter((action) => action === "unmailed")).toHaveLength(1);
  });

  test("goes to nobody who left a phone number", async () => {
    const { letters, mailer } = await mailbox();
    const { desk, news } = await tellingDesk({ mail: { mailer, delayMs: 0 } });
    const id = await askFor(desk);
    await desk.operators.decide(LEYLA, { id, version: 1 }, answer);
    expect(await news.sweep()).toBe(0);
    expect(letters).toEqual([]);
  });
});

describe("a webhook", () => {
  test("is told of every change, signed, and never of the contact or notes", async () => {
    const { got, webhook } = await receiver();
    const { desk, settled } = await tellingDesk({ webhook });
    const id = await askFor(desk, { contact: "aysel@example.com" });
    await desk.operators.decide(LEYLA, { id, version: 1 }, { note: "A difficult one." });
    await desk.operators.decide(LEYLA, { id, version: 2 }, answer);
    await settled();
    const events = got.map(({ body }) => JSON.parse(body));
    expect(events.map(({ data }) => data.changes[0].what).toSorted()).toEqual([
      "answered",
      "created",
      "noted",
    ]);
    expect(got.map(({ body }) => body).join()).not.toMatch(/aysel@|difficult/);
    for (const { body, signed } of got) {
      const at = Number(/^t=(\d+)/.exec(signed)?.[1]);
      expect(signed).toBe(signature(SECRET, at, body));
    }
  });

  test("that was down hears of it later, by the same event id", async () => {
    const { got, state, webhook } = await receiver();
    const { desk, settled, make, outside } = await tellingDesk({ webhook });
    state.isUp = false;
    await askFor(desk);
    await settled();
    expect(got).toEqual([]);
    state.isUp = true;
    outside.now += 120_000;
    expect(await make().sweep()).toBe(1);
    expect(JSON.parse(got[0]?.body ?? "").id).toBe("evt_1");
  });

  test("is not told of a change that was never made", async () => {
    const { got, webhook } = await receiver();
    const { desk, news, outside, settled } = await tellingDesk({ webhook });
    const id = await askFor(desk);
    await settled();
    // A process that died between the message and the change.
    const { document } = await desk.deps.records
      .get("request", id)
      .then((record) => ({ document: JSON.parse(record?.document ?? "") }));
    await news.prepare(id, document);
    outside.now += 120_000;
    await news.sweep();
    expect(got).toHaveLength(1);
  });
});
