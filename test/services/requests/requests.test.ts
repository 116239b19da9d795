import { describe, expect, test } from "vitest";
import type { Caller } from "../../../src/domain/caller.ts";
import type { NewRequest } from "../../../src/domain/contracts/concierge/requests.ts";
import { decideRequest } from "../../../src/services/requests/decide.ts";
import {
  REQUEST_KIND,
  type RequestDocument,
  requestIds,
} from "../../../src/services/requests/document.ts";
import { openConcierge, type TestConcierge } from "../../support/concierge.ts";

const AYSEL: NewRequest = {
  name: "Aysel",
  contact: "+994 50 000 00 00",
  destination: "Georgia",
  dates: "2027-06-10 to 2027-06-15",
  travelers: 2,
  budget: "1500 USD",
  message: "Interested in a 5-day cultural trip.",
  lang: "en",
};
const MINUTE = 60_000;

async function kept({ store }: TestConcierge, id: string) {
  const record = await store.records.get(REQUEST_KIND, id);
  const document: RequestDocument | undefined = record && JSON.parse(record.document);
  return { record, document };
}

async function requestCount({ store }: TestConcierge): Promise<number> {
  return (await store.records.list({ kind: REQUEST_KIND, limit: 1 })).total;
}

/** An operator's answer to the request as it is now. */
async function reply(
  { deps, store }: TestConcierge,
  requestId: string,
  text: string,
  status: "confirmed" | "declined" | "needs_info" = "confirmed",
): Promise<number> {
  const record = await store.records.get(REQUEST_KIND, requestId);
  const seen = { id: requestId, version: record?.version ?? 0 };
  const answer = { status, reply: text };
  const { stored } = await decideRequest(deps, "Leyla", seen, { answer });
  return stored.version;
}

describe("a travel request", () => {
  test("is answered as the document says, and kept with everything that was asked", async () => {
    const desk = await openConcierge();
    const receipt = await desk.desk.createTravelRequest(AYSEL, desk.caller);
    expect(receipt).toEqual({
      request_id: expect.stringMatching(/^req_[a-z2-7]{20}$/),
      status: "draft_pending_operator",
      message: "Your request was received and is pending operator confirmation.",
      disclaimer: "Prices are approximate. Booking requires operator confirmation.",
    });
    const { record, document } = await kept(desk, receipt.request_id);
    expect(record).toMatchObject({ state: "draft_pending_operator", version: 1 });
    expect(document).toMatchObject({
      type: "lead",
      status: "draft_pending_operator",
      asked: {
        name: "Aysel",
        contact: { kind: "phone", value: "+994500000000" },
        destination: "Georgia",
        dates: "2027-06-10 to 2027-06-15",
        travelers: 2,
        budget: "1500 USD",
        message: "Interested in a 5-day cultural trip.",
        lang: "en",
      },
      notes: [],
      history: [{ at: desk.clock.now, what: "created", status: "draft_pending_operator" }],
    });
  });

  test("for a VIP manager has an id and a message of its own", async () => {
    const desk = await openConcierge();
    const wish = { contact: "aysel@example.com", message: "A honeymoon." };
    const receipt = await desk.desk.requestVipManager(wish, desk.caller);
    expect(receipt.request_id).toMatch(/^req_vip_[a-z2-7]{20}$/);
    expect(receipt.message).toContain("VIP manager request was received");
    const { document } = await kept(desk, receipt.request_id);
    expect(document).toMatchObject({
      type: "vip",
      asked: { contact: { kind: "email", value: "aysel@example.com" }, lang: "en" },
    });
  });

  test.each([
    ["az", /Sorğunuz/, /^Qiymətlər/],
    ["ru", /Ваш запрос/, /^Цены/],
  ])("is answered in %s when asked to", async (lang, message, disclaimer) => {
    const { desk, caller } = await openConcierge();
    const receipt = await desk.createTravelRequest({ ...AYSEL, lang }, caller);
    expect(receipt.message).toMatch(message);
    expect(receipt.disclaimer).toMatch(disclaimer);
    expect(receipt).not.toHaveProperty("notes");
  });

  test("in another language is answered in English and says so", async () => {
    const { desk, caller } = await openConcierge();
    const receipt = await desk.createTravelRequest({ ...AYSEL, lang: "fr" }, caller);
    expect(receipt.message).toContain("Your request");
    expect(receipt.notes).toEqual([expect.stringMatching(/"fr".*English/)]);
  });

  test("with dates in the past is taken, with a note", async () => {
    const { desk, caller } = await openConcierge();
    const past = { ...AYSEL, dates: "2026-06-10 to 2026-06-15" };
    const receipt = await desk.createTravelRequest(past, caller);
    expect(receipt.notes).toEqual([expect.stringContaining("in the past")]);
  });

  test.each([
    ["contact", "- @ -", "invalid_contact"],
    ["plan_id", "plan_nonsense", "unknown_plan"],
    ["contact", "   ", "missing"],
    ["message", " \n ", "missing"],
    ["message", "x".repeat(4_001), "too_long"],
    ["name", "x".repeat(121), "too_long"],
    ["destination", "x".repeat(201), "too_long"],
    ["dates", "x".repeat(121), "too_long"],
    ["budget", "x".repeat(121), "too_long"],
    ["travelers", 0, "invalid_travelers"],
    ["travelers", 1.5, "invalid_travelers"],
    ["travelers", 501, "invalid_travelers"],
  ])("with %s %j is refused and not kept", async (field, value, reason) => {
    const desk = await openConcierge();
    const wrong = desk.desk.createTravelRequest({ ...AYSEL, [field]: value }, desk.caller);
    await expect(wrong).rejects.toMatchObject({ code: "invalid", details: { reason, field } });
    expect(await requestCount(desk)).toBe(0);
  });

  test.each([
    ["050 123 45 67", "phone", "+994501234567"],
    ["00 994 50 123 45 67", "phone", "+994501234567"],
    ["(055) 123-45-67", "phone", "+994551234567"],
    ["@aysel_travel", "other", "@aysel_travel"],
    ["aysel@example.com or 050 123 45 67", "other", "aysel@example.com or 050 123 45 67"],
    ["someone@nowhere", "other", "someone@nowhere"],
  ])("takes the contact as people write it: %s", async (contact, kind, value) => {
    const desk = await openConcierge();
    const { request_id: id, notes } = await desk.desk.createTravelRequest(
      { ...AYSEL, contact },
      desk.caller,
    );
    const { document } = await kept(desk, id);
    expect(document?.asked.contact).toEqual({ kind, value });
    expect(notes !== undefined).toBe(kind === "other");
  });

  test("is answered in the language of its words", async () => {
    const { desk, caller } = await openConcierge();
    const { lang: _, ...wish } = AYSEL;
    const message = "Хотим поехать в Грузию на неделю вдвоём.";
    const receipt = await desk.createTravelRequest({ ...wish, message }, caller);
    expect(receipt.message).toContain("Ваш запрос");
  });

  test("is kept without control characters, on one line where it is one", async () => {
    const desk = await openConcierge();
    const { request_id: id } = await desk.desk.createTravelRequest(
      { ...AYSEL, name: " Aysel\u0000\n Əliyeva ", message: "Two\nlines\u0007" },
      desk.caller,
    );
    const { document } = await kept(desk, id);
    expect(document?.asked).toMatchObject({ name: "Aysel Əliyeva", message: "Two\nlines" });
  });
});

describe("ids of requests", () => {
  test("have a hundred random bits, each drawn from all 32 signs", () => {
    const limits: number[] = [];
    let next = 0;
    const newId = requestIds((limit) => {
      limits.push(limit);
      return next++ % limit;
    });
    expect(newId("lead")).toBe("req_abcdefghijklmnopqrst");
    expect(newId("vip")).toBe("req_vip_uvwxyz234567abcdefgh");
    expect(limits).toEqual(Array.from({ length: 40 }, () => 32));
  });
});

describe("a repeated request", () => {
  test("with the same key is the same one, also much later", async () => {
    const desk = await openConcierge();
    const keyed = { ...AYSEL, idempotencyKey: "k" };
    const first = await desk.desk.createTravelRequest(keyed, desk.caller);
    desk.clock.now += 24 * 60 * MINUTE;
    expect(await desk.desk.createTravelRequest(keyed, desk.caller)).toEqual(first);
    expect(await requestCount(desk)).toBe(1);
  });

  test("with the same key and other words is refused", async () => {
    const { desk, caller } = await openConcierge();
    await desk.createTravelRequest({ ...AYSEL, idempotencyKey: "k" }, caller);
    const other = { ...AYSEL, message: "Another trip.", idempotencyKey: "k" };
    await expect(desk.createTravelRequest(other, caller)).rejects.toMatchObject({
      code: "conflict",
      details: { reason: "idempotency_key_reused", field: "idempotencyKey" },
    });
    await expect(
      desk.requestVipManager({ ...AYSEL, idempotencyKey: "k" }, caller),
    ).rejects.toMatchObject({ code: "conflict" });
  });

  test("without a key is the same one for ten minutes, then a new one", async () => {
    const desk = await openConcierge();
    const first = await desk.desk.createTravelRequest(AYSEL, desk.caller);
    desk.clock.now += 10 * MINUTE - 1;
    const spaced = { ...AYSEL, contact: "+994-50-000-00-00", name: "Aysel " };
    expect(await desk.desk.createTravelRequest(spaced, desk.caller)).toEqual(first);
    desk.clock.now += 1;
    const later = await desk.desk.createTravelRequest(AYSEL, desk.caller);
    expect(later.request_id).not.toBe(first.request_id);
    expect(await requestCount(desk)).toBe(2);
  });

  test("with other words, of another kind or under another key is another one", async () => {
    const desk = await openConcierge();
    const { desk: concierge, caller } = desk;
    await concierge.createTravelRequest(AYSEL, caller);
    await concierge.createTravelRequest({ ...AYSEL, message: "Two trips." }, caller);
    await concierge.createTravelRequest({ ...AYSEL, contact: "b@example.com" }, caller);
    await concierge.requestVipManager(AYSEL, caller);
    await concierge.createTravelRequest({ ...AYSEL, idempotencyKey: "k" }, caller);
    await concierge.createTravelRequest(AYSEL, { transport: "http", principal: "alice" });
    expect(await requestCount(desk)).toBe(6);
  });

  test("sent many times at once is kept once", async () => {
    const desk = await openConcierge();
    const receipts = await Promise.all(
      Array.from({ length: 20 }, () => desk.desk.createTravelRequest(AYSEL, desk.caller)),
    );
    expect(new Set(receipts.map(({ request_id }) => request_id)).size).toBe(1);
    expect(await requestCount(desk)).toBe(1);
  });
});

describe("reading a request", () => {
  test("shows status and times, and nothing of who asked", async () => {
    const { desk, caller, clock } = await openConcierge();
    const secret = { ...AYSEL, name: "Aysel Əliyeva", message: "Call my husband Rauf." };
    const { request_id } = await desk.createTravelRequest(secret, caller);
    const at = new Date(clock.now).toISOString();
    clock.now += MINUTE;
    const view = await desk.getTravelRequest({ request_id }, caller);
    expect(view).toEqual({
      request_id,
      type: "lead",
      status: "draft_pending_operator",
      turn: "operator",
      turn_since: "2026-11-15T12:00:00.000Z",
      message: "Your request was received and is pending operator confirmation.",
      created_at: at,
      updated_at: at,
      disclaimer: "Prices are approximate. Booking requires operator confirmation.",
    });
  });

  test("shows what was asked to who asked it, signed in, without a contact", async () => {
    const { desk, caller } = await openConcierge();
    const asked = { ...AYSEL, message: "A quiet hotel; write to rauf@example.com." };
    const [own, other] = ["aysel", "rauf"].map((principal) => ({ ...caller, principal }));
    if (!own || !other) throw new Error("Two callers");
    const { request_id } = await desk.createTravelRequest(asked, own);
    const view = await desk.getTravelRequest({ request_id }, own);
    expect(view.asked).toMatch(/^A quiet hotel; write to (?!.*rauf@)/);
    const holders = [caller, other].map((holder) =>
      desk.getTravelRequest({ request_id }, holder).catch(() => ({})),
    );
    for (const shown of await Promise.all(holders)) expect(shown).not.toHaveProperty("asked");
  });

  test("shows the operator's reply in its language, and notes when it was first seen", async () => {
    const desk = await openConcierge();
    const { request_id } = await desk.desk.requestVipManager({ ...AYSEL, lang: "ru" }, desk.caller);
    desk.clock.now += MINUTE;
    await reply(desk, request_id, "Всё готово, ждём вас.");
    const answeredAt = desk.clock.now;
    desk.clock.now += MINUTE;
    const seenAt = desk.clock.now;
    const view = await desk.desk.getTravelRequest({ request_id }, desk.caller);
    expect(view).toMatchObject({
      type: "vip",
      status: "confirmed",
      message: "Оператор подтвердил ваш запрос.",
      reply: { text: "Всё готово, ждём вас.", at: new Date(answeredAt).toISOString() },
      updated_at: new Date(answeredAt).toISOString(),
    });
    desk.clock.now += MINUTE;
    expect(await desk.desk.getTravelRequest({ request_id }, desk.caller)).toEqual(view);
    const { document } = await kept(desk, request_id);
    expect(document).toMatchObject({ readAt: seenAt });
    expect(document?.history.map(({ what }) => what)).toEqual(["created", "answered", "read"]);
  });

  test("that does not exist, or has no id's form, is not found in the same words", async () => {
    const { desk, caller } = await openConcierge();
    const ids = [`req_${"a".repeat(20)}`, "req_8f2a91", "", "req_vip_' OR 1=1", "x".repeat(900)];
    const messages = new Set<string>();
    for (const request_id of ids) {
      const error: unknown = await desk
        .getTravelRequest({ request_id }, caller)
        .catch((reason: unknown) => reason);
      expect(error).toMatchObject({ code: "not_found", details: { reason: "unknown_request" } });
      messages.add(String(error));
    }
    expect(messages.size).toBe(1);
  });

  test("is for its owner alone where callers are known, and others hear it does not exist", async () => {
    const alice: Caller = { transport: "http", principal: "alice" };
    const { desk } = await openConcierge({ open: false });
    const { request_id } = await desk.createTravelRequest(AYSEL, alice);
    expect(await desk.getTravelRequest({ request_id }, alice)).toMatchObject({ request_id });
    const unknown: unknown = await desk
      .getTravelRequest({ request_id: `req_${"b".repeat(20)}` }, alice)
      .catch((reason: unknown) => reason);
    for (const stranger of [{ principal: "bob" }, {}]) {
      const refused: unknown = await desk
        .getTravelRequest({ request_id }, { transport: "http", ...stranger })
        .catch((reason: unknown) => reason);
      expect(String(refused)).toBe(String(unknown));
      expect(Object(refused).code).toBe("not_found");
    }
  });
});

describe("an operator", () => {
  test("answers, asks back, takes over and notes, and all of it stays in the history", async () => {
    const desk = await openConcierge();
    const { deps, store } = desk;
    const { request_id: requestId } = await desk.desk.createTravelRequest(AYSEL, desk.caller);
    const seen = { id: requestId, version: 1 };
    const taken = { assignTo: "Leyla", note: "VIP?" };
    expect((await decideRequest(deps, "Leyla", seen, taken)).stored.version).toBe(2);
    expect(await reply(desk, requestId, "How many rooms?", "needs_info")).toBe(3);
    await desk.desk.getTravelRequest({ request_id: requestId }, desk.caller);
    expect(await reply(desk, requestId, "Two rooms are held.")).toBe(5);
    const { record, document } = await kept(desk, requestId);
    expect(record?.state).toBe("confirmed");
    expect(document).toMatchObject({
      status: "confirmed",
      assignedTo: "Leyla",
      reply: { text: "Two rooms are held.", by: "Leyla" },
      notes: [{ text: "VIP?", by: "Leyla" }],
    });
    expect(document).not.toHaveProperty("readAt");
    expect(document?.history.map(({ what }) => what)).toEqual([
      "created",
      "assigned",
      "noted",
      "answered",
      "read",
      "answered",
    ]);
    const pending = { kind: REQUEST_KIND, state: "draft_pending_operator", limit: 5 };
    expect(await store.records.list(pending)).toMatchObject({ total: 0 });
    const view = await desk.desk.getTravelRequest({ request_id: requestId }, desk.caller);
    expect(JSON.stringify(view)).not.toMatch(/VIP\?|Leyla/);
  });

  test("who looked at an older version is told, and changes nothing", async () => {
    const desk = await openConcierge();
    const { request_id: requestId } = await desk.desk.createTravelRequest(AYSEL, desk.caller);
    await reply(desk, requestId, "Yes.");
    const seen = { id: requestId, version: 1 };
    const answer = { status: "declined", reply: "No." } as const;
    const late = decideRequest(desk.deps, "Rauf", seen, { answer });
    await expect(late).rejects.toMatchObject({
      code: "conflict",
      details: { reason: "stale" },
    });
    expect((await kept(desk, requestId)).document?.reply?.text).toBe("Yes.");
  });

  test("takes an answer back until it was read, and step by step", async () => {
    const desk = await openConcierge();
    const { request_id: requestId } = await desk.desk.createTravelRequest(AYSEL, desk.caller);
    const undo = async (version: number) =>
      decideRequest(desk.deps, "Rauf", { id: requestId, version }, { undo: true });
    await expect(undo(1)).rejects.toMatchObject({ details: { reason: "nothing_to_undo" } });
    await reply(desk, requestId, "How many rooms?", "needs_info");
    await reply(desk, requestId, "We are full.", "declined");
    const first = await undo(3);
    expect(first.document).toMatchObject({
      status: "needs_info",
      reply: { text: "How many rooms?", by: "Leyla" },
    });
    const second = await undo(4);
    expect(second.document.status).toBe("draft_pending_operator");
    expect(second.document).not.toHaveProperty("reply");
    expect(second.stored).toMatchObject({ state: "draft_pending_operator", version: 5 });
    expect(second.document.history.slice(-2)).toMatchObject([
      { what: "undone", by: "Rauf", text: "We are full.", status: "needs_info" },
      { what: "undone", by: "Rauf", text: "How many rooms?", status: "draft_pending_operator" },
    ]);
    expect(await desk.desk.getTravelRequest({ request_id: requestId }, desk.caller)).toMatchObject({
      status: "draft_pending_operator",
    });
  });

  test("cannot take back what was read, also when something newer was taken back", async () => {
    const desk = await openConcierge();
    const { request_id } = await desk.desk.createTravelRequest(AYSEL, desk.caller);
    const undo = async (version: number) =>
      decideRequest(desk.deps, "Rauf", { id: request_id, version }, { undo: true });
    await reply(desk, request_id, "How many rooms?", "needs_info");
    await desk.desk.getTravelRequest({ request_id }, desk.caller);
    await expect(undo(3)).rejects.toMatchObject({ details: { reason: "already_read" } });
    await reply(desk, request_id, "Never mind.");
    expect((await undo(4)).document).toMatchObject({ status: "needs_info" });
    await expect(undo(5)).rejects.toMatchObject({ details: { reason: "already_read" } });
  });

  test("and a reader at the same moment: what was shown is never taken back", async () => {
    for (let round = 0; round < 20; round++) {
      const desk = await openConcierge();
      const { request_id } = await desk.desk.createTravelRequest(AYSEL, desk.caller);
      await reply(desk, request_id, "Yes.");
      const undo = () =>
        decideRequest(desk.deps, "Rauf", { id: request_id, version: 2 }, { undo: true }).then(
          () => true,
          () => false,
        );
      const look = () => desk.desk.getTravelRequest({ request_id }, desk.caller);
      const undoFirst = round % 2 === 0;
      const first = undoFirst ? undo() : look();
      const second = undoFirst ? look() : undo();
      const [a, b] = await Promise.all([first, second]);
      const [undone, view] = typeof a === "boolean" ? [a, b] : [b, a];
      expect(typeof view === "object" && "reply" in view).toBe(!undone);
    }
  });

  test("who looks at a request does not count as the one who asked", async () => {
    const desk = await openConcierge({ open: false });
    const alice: Caller = { transport: "http", principal: "alice" };
    const { request_id } = await desk.desk.createTravelRequest(AYSEL, alice);
    await reply(desk, request_id, "Yes.");
    const operator: Caller = { transport: "http", principal: "desk", operator: "Leyla" };
    expect(await desk.desk.getTravelRequest({ request_id }, operator)).toHaveProperty("reply");
    expect((await kept(desk, request_id)).document).not.toHaveProperty("readAt");
    await desk.desk.getTravelRequest({ request_id }, alice);
    expect((await kept(desk, request_id)).document).toHaveProperty("readAt");
  });

  test("cannot reply with nothing, nor to a request that does not exist", async () => {
    const desk = await openConcierge();
    const { request_id: requestId } = await desk.desk.createTravelRequest(AYSEL, desk.caller);
    await expect(reply(desk, requestId, "  ")).rejects.toMatchObject({ code: "invalid" });
    await expect(reply(desk, "req_x", "Yes.")).rejects.toMatchObject({ code: "not_found" });
  });
});
