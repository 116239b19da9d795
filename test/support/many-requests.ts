import type { RecordStore } from "../../src/stores/records.ts";

export const REQUESTS = 50_000;
const AT_ONCE = 500;
const START = Date.UTC(2026, 0, 1);
const PLACES = ["Tbilisi", "Şuşa", "Porto", "Rome", "Dubai", "Maldives", "Bakı"];
const WISHES = ["a quiet hotel", "good wine", "the beach", "museums", "skiing"];

/** Requests as travellers send them, a minute apart. */
export async function writeRequests(
  records: Pick<RecordStore, "write">,
  count: number,
  first = 0,
): Promise<void> {
  for (let at = first; at < first + count; at += AT_ONCE) {
    const some = Math.min(AT_ONCE, first + count - at);
    await Promise.all(Array.from({ length: some }, (_, i) => writeOne(records, at + i)));
  }
}

async function writeOne(records: Pick<RecordStore, "write">, n: number): Promise<void> {
  const at = START + n * 10_000;
  const status = "draft_pending_operator";
  const wish = `${WISHES[n % WISHES.length]} and ${WISHES[(n >> 3) % WISHES.length]}`;
  await records.write({
    kind: "request",
    id: `req_${[...String(n).padStart(20, "0")].map((digit) => "abcdefghij"[Number(digit)]).join("")}`,
    state: status,
    createdAt: at,
    modifiedAt: at,
    dueAt: at,
    expectedVersion: 0,
    document: JSON.stringify({
      type: n % 20 === 0 ? "vip" : "lead",
      status,
      asked: {
        name: `Aysel ${n}`,
        contact: { kind: "email", value: `customer${n % 40_000}@example.com` },
        destination: PLACES[n % PLACES.length],
        dates: `2027-0${1 + (n % 9)}-10 to 2027-0${1 + (n % 9)}-15`,
        travelers: 2,
        budget: "1500 USD",
        message: `We would like ${wish}. ${"Please tell us what is possible. ".repeat(6)}`,
        lang: n % 3 === 0 ? "az" : "ru",
      },
      notes: [],
      history: [{ at, what: "created", status }],
    }),
  });
}
