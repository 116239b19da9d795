import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { CHROMIUM, program } from "../../support/services.ts";
import { startServer } from "../../support/valkey.ts";
import { type Browser, operator, type Served, startConsole } from "../console/served.ts";

const KINDS = [
  {
    name: "SQLite",
    async start() {
      const folder = await mkdtemp(join(tmpdir(), "wayfare-links-"));
      return {
        env: { WAYFARE_DB: join(folder, "links.db") },
        stop: () => rm(folder, { recursive: true }),
      };
    },
  },
  {
    name: "Valkey",
    async start() {
      const server = await startServer();
      const env = { VALKEY_URL: `valkey://${server.host}:${server.port}` };
      return { env, stop: async () => void (await server.stop()) };
    },
  },
];

async function book(served: Served): Promise<string> {
  const found = await served.agent("searchFlights", {
    origin: "AKL",
    destination: "LAX",
    departureDate: "2027-03-01",
  });
  const { body } = await served.agent("bookFlight", {
    flightIds: [found.body.flights[0].id],
    passengers: [
      { type: "adult", firstName: "Ada", lastName: "Lovelace", dateOfBirth: "1990-02-03" },
    ],
    contactEmail: "ada@example.com",
    contactPhone: "+994501234567",
  });
  return body.pnr;
}

async function share(leyla: Browser, pnr: string, wish: object = { lang: "en" }) {
  const { status, body } = await leyla.post(`/bookings/${pnr}/share`, wish);
  expect(status).toBe(200);
  return { path: `/t/${body.token}`, id: body.links[0].id };
}

describe.each(KINDS)("a traveller's link, on $name", ({ start }) => {
  test("shows one itinerary until it is withdrawn or runs out, also after a restart", async () => {
    const { env, stop } = await start();
    let served = await startConsole(env);
    const open = (path: string, init: RequestInit = {}) => fetch(`${served.origin}${path}`, init);
    try {
      const leyla = await operator(served, "Leyla");
      const pnr = await book(served);
      const english = await share(leyla, pnr);
      const russian = await share(leyla, pnr, { lang: "ru", prices: true });
      const short = await share(leyla, pnr, { lang: "az", until: "2026-11-16" });

      const page = await open(english.path);
      const html = await page.text();
      expect(page.status).toBe(200);
      expect(Object.fromEntries(page.headers)).toMatchObject({
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-store",
        "x-robots-tag": expect.stringContaining("noindex"),
        "referrer-policy": "no-referrer",
        "content-security-policy": expect.stringMatching(/^default-src 'none'; style-src 'sha256-/),
      });
      expect(html).toContain("Ada Lovelace");
      expect(html).toContain(pnr);
      expect(html).not.toMatch(/<script|example\.com|99450|1990|\$/);
      expect(await (await open(russian.path)).text()).toMatch(/Ваша поездка[\s\S]*\$/);
      const head = await open(english.path, { method: "HEAD" });
      expect([head.status, await head.text()]).toEqual([200, ""]);
      expect((await open(english.path, { method: "POST" })).status).toBe(405);

      const calendar = await open(`${english.path}/itinerary.ics`);
      expect(calendar.headers.get("content-type")).toMatch(/^text\/calendar; charset=utf-8/);
      expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
      expect((await open(`${english.path}/itinerary.pdf`)).status).toBe(404);

      // What stands in the store opens nothing.
      const { body } = await leyla.get(`/bookings/${pnr}/links`);
      expect(body.links).toHaveLength(3);
      expect(JSON.stringify(body)).not.toContain(english.path.slice(3));
      expect((await open(`/t/${english.id}`)).status).toBe(404);
      const other = await book(served);
      const foreign = await leyla.post(`/bookings/${other}/withdraw`, { id: english.id });
      expect([foreign.status, foreign.body.reason]).toEqual([404, "unknown_link"]);

      await leyla.post(`/bookings/${pnr}/withdraw`, { id: english.id });
      await leyla.post(`/bookings/${pnr}/withdraw`, { id: english.id });
      const gone = await open(english.path);
      expect(gone.status).toBe(410);
      expect(await gone.text()).toContain("no longer in use");
      expect((await open(`${english.path}/itinerary.ics`)).status).toBe(410);
      const noted = async (what: string) => (await leyla.get(`/audit?what=${what}`)).body;
      expect(await noted("shared")).toMatchObject({
        total: 3,
        lines: [{ by: "Leyla", subject: pnr }, {}, {}],
      });
      expect(await noted("withdrew")).toMatchObject({ total: 1, lines: [{ subject: pnr }] });

      await served.close();
      served = await startConsole({ ...env, WAYFARE_NOW: "2026-11-18T12:00:00Z" });
      expect((await open(russian.path)).status).toBe(200);
      const over = await open(short.path);
      expect([over.status, await over.text()]).toEqual([
        410,
        expect.stringContaining("Bu linkin vaxtı bitib"),
      ]);
      expect((await open(english.path)).status).toBe(410);
      await served.close();
      served = await startConsole({ ...env, WAYFARE_NOW: "2027-03-20T12:00:00Z" });
      expect((await open(russian.path)).status).toBe(410);
    } finally {
      await served.close();
      await stop();
    }
  });
});

test("guessed tokens open nothing, and soon are not looked at; a good link opens all the same", async () => {
  const served = await startConsole();
  try {
    const leyla = await operator(served, "Leyla");
    const { path } = await share(leyla, await book(served));
    const guess = async () => (await fetch(`${served.origin}/t/${"a".repeat(43)}`)).status;
    const statuses = new Set<number>();
    for (let round = 0; round < 70; round++) statuses.add(await guess());
    expect([...statuses]).toEqual([404, 429]);
    expect((await fetch(`${served.origin}${path}`)).status).toBe(200);
  } finally {
    await served.close();
  }
});

test("ends that make no sense are refused and leave no link", async () => {
  const served = await startConsole();
  try {
    const leyla = await operator(served, "Leyla");
    const pnr = await book(served);
    for (const until of ["2026-11-13", "2029-01-01", "2027-02-30"]) {
      const { status, body } = await leyla.post(`/bookings/${pnr}/share`, { lang: "en", until });
      expect([until, status, body.field]).toEqual([until, 400, "until"]);
    }
    expect((await leyla.post(`/bookings/${pnr}/share`, { lang: "fr" })).status).toBe(400);
    expect((await leyla.post("/bookings/TEST-XXXXXX/share", { lang: "en" })).status).toBe(404);
    expect((await leyla.get(`/bookings/${pnr}/links`)).body).toMatchObject({ links: [] });
  } finally {
    await served.close();
  }
});

test("where a Chromium is configured, the itinerary is printed as a PDF", async () => {
  const served = await startConsole({ CHROMIUM_PATH: program(CHROMIUM) });
  try {
    const leyla = await operator(served, "Leyla");
    const { path } = await share(leyla, await book(served));
    expect(await (await fetch(`${served.origin}${path}`)).text()).toContain(
      `${path}/itinerary.pdf`,
    );
    const pdf = await fetch(`${served.origin}${path}/itinerary.pdf`);
    expect(pdf.headers.get("content-type")).toBe("application/pdf");
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
  } finally {
    await served.close();
  }
});
