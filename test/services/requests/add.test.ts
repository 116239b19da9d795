import { describe, expect, test } from "vitest";
import { askFor, LEYLA, openOperators, type TestOperators } from "../operator/support.ts";

const STRANGER = { transport: "http", principal: "mallory" } as const;

async function asked(): Promise<{ desk: TestOperators; id: string }> {
  const desk = await openOperators();
  const id = await askFor(desk);
  desk.clock.now += 60_000;
  await desk.operators.decide(
    LEYLA,
    { id, version: 1 },
    { answer: { status: "needs_info", reply: "Which hotel?" } },
  );
  desk.clock.now += 60_000;
  return { desk, id };
}

const add = ({ concierge }: TestOperators, id: string, addition: object) =>
  concierge.desk.addToTravelRequest({ request_id: id, ...addition }, concierge.caller);

describe("the thread of a request", () => {
  test("goes both ways, and says whose turn it is and since when", async () => {
    const { desk, id } = await asked();
    const look = () =>
      desk.concierge.desk.getTravelRequest({ request_id: id }, desk.concierge.caller);
    expect(await look()).toMatchObject({ status: "needs_info", turn: "traveller" });
    const { request_id: _, ...view } = await add(desk, id, { message: "The old one." });
    expect(view).toMatchObject({
      status: "draft_pending_operator",
      turn: "operator",
      turn_since: new Date(desk.clock.now).toISOString(),
      thread: [
        { from: "operator", text: "Which hotel?" },
        { from: "traveller", text: "The old one." },
      ],
    });
    const shown = await desk.operators.request(id);
    expect(shown.thread.map(({ from, text, by }) => [from, text, by])).toEqual([
      ["operator", "Which hotel?", "Leyla"],
      ["traveller", "The old one.", undefined],
    ]);
    const since = desk.clock.now;
    expect(shown.turn).toEqual({ of: "operator", since });
    // The wait began with the first words that have no answer; what is added is still news.
    desk.clock.now += 12 * 60_000;
    await add(desk, id, { message: "With breakfast, please." });
    const again = await desk.operators.request(id);
    expect([again.turn, again.wroteAt]).toEqual([{ of: "operator", since }, desk.clock.now]);
  });

  test("loses an answer that was taken back, and gives the turn back with it", async () => {
    const { desk, id } = await asked();
    const { thread, turn } = await desk.operators.decide(LEYLA, { id, version: 2 }, { undo: true });
    expect(thread).toEqual([]);
    expect(turn).toEqual({ of: "operator", since: desk.clock.now - 120_000 });
  });

  test("an addition shows the reply, so that it can no longer be taken back", async () => {
    const { desk, id } = await asked();
    await add(desk, id, { message: "The old one." });
    const { version, canUndo } = await desk.operators.request(id);
    expect(canUndo).toBe(false);
    const undo = desk.operators.decide(LEYLA, { id, version }, { undo: true });
    await expect(undo).rejects.toMatchObject({ details: { reason: "already_read" } });
  });

  test("shows agents no contact, also not one that was written into it", async () => {
    const { desk, id } = await asked();
    const view = await add(desk, id, {
      message: "Mail me: aysel@example.com or +994 50 123 45 67.",
    });
    expect(JSON.stringify(view)).not.toMatch(/aysel@|994|500000000/);
    expect(JSON.stringify(await desk.operators.request(id))).toContain("aysel@example.com");
  });

  test("lists those that wait, the longest first", async () => {
    const { desk, id } = await asked();
    const second = await askFor(desk, { message: "Another wish." });
    desk.clock.now += 60_000;
    const due = async () =>
      (await desk.deps.records.due({ kind: "request", until: desk.clock.now, limit: 10 })).map(
        (record) => record.id,
      );
    expect(await due()).toEqual([second]);
    await add(desk, id, { message: "The old one." });
    expect(await due()).toEqual([second, id]);
  });
});

describe("a repeat of an addition", () => {
  test("changes nothing, with a key and without one", async () => {
    const { desk, id } = await asked();
    for (const addition of [
      { message: "The old one.", idempotencyKey: "k1" },
      { message: "The old one.", idempotencyKey: "k1" },
      { message: "The old one." },
    ]) {
      expect((await add(desk, id, addition)).thread).toHaveLength(2);
    }
    const other = add(desk, id, { message: "Another.", idempotencyKey: "k1" });
    await expect(other).rejects.toMatchObject({ details: { reason: "idempotency_key_reused" } });
  });

  test("of several at once, one is kept", async () => {
    const { desk, id } = await asked();
    const same = { message: "The old one.", idempotencyKey: "k1" };
    await Promise.all([1, 2, 3, 4].map(() => add(desk, id, same)));
    expect((await desk.operators.request(id)).thread).toHaveLength(2);
  });
});

describe("withdrawing", () => {
  test("ends a request, once, and nothing is added to or answered on it then", async () => {
    const { desk, id } = await asked();
    const view = await add(desk, id, { withdraw: true, message: "We stay at home." });
    expect(view).toMatchObject({ status: "withdrawn", turn: "none" });
    expect(await add(desk, id, { withdraw: true })).toMatchObject({ status: "withdrawn" });
    const late = add(desk, id, { message: "Or not?" });
    await expect(late).rejects.toMatchObject({ details: { reason: "withdrawn" } });
    const { version } = await desk.operators.request(id);
    const answer = { answer: { status: "confirmed", reply: "All booked." } } as const;
    const answered = desk.operators.decide(LEYLA, { id, version }, answer);
    await expect(answered).rejects.toMatchObject({ details: { reason: "withdrawn" } });
    expect((await desk.operators.listRequests({ limit: 1 })).counts.withdrawn).toBe(1);
  });
});

describe("an addition that is refused changes nothing", () => {
  test.each([
    ["without words", {}, "missing"],
    ["with empty words", { message: "  \n" }, "missing"],
    ["with too many words", { message: "x".repeat(4_001) }, "too_long"],
  ])("%s", async (_, addition, reason) => {
    const { desk, id } = await asked();
    await expect(add(desk, id, addition)).rejects.toMatchObject({ details: { reason } });
    expect((await desk.operators.request(id)).version).toBe(2);
  });

  test("from another principal it is answered as for an unknown request", async () => {
    const { desk, id } = await asked();
    const stranger = desk.concierge.desk.addToTravelRequest(
      { request_id: id, message: "Cancel it all." },
      STRANGER,
    );
    await expect(stranger).rejects.toMatchObject({ details: { reason: "unknown_request" } });
    expect((await desk.operators.request(id)).version).toBe(2);
  });
});
