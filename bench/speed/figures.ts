import { SHOWS_VIEWS } from "../../test/support/ui-extension.ts";
import { type Figure, median } from "../measure.ts";
import { legacyCall, modernCall, modernHeaders, openSession } from "./calls.ts";
import { type Measured, type Storm, storm } from "./storm.ts";
import { type Subject, startBaseline, startOurs } from "./subjects.ts";

const SEARCH = { origin: "JFK", destination: "LAX", departureDate: "2027-03-01" };
const WARM_UP_SECONDS = 3;
const SECONDS = 3;
const ROUNDS = 5;
/** Of what a server can take, where it should still answer evenly. */
export const COMFORTABLE = 0.7;

/** Plain calls over HTTP against the least that any server does and against the official SDK. */
export async function benchSpeed(): Promise<readonly Figure[]> {
  const ours = await startOurs();
  const answer = await answerOf(ours, "searchFlights", SEARCH);
  const [raw, sdk] = await Promise.all([
    startBaseline("raw", answer),
    startBaseline("sdk", echoOf(answer)),
  ]);
  try {
    const session = await openSession(ours.url);
    const modern = {
      bodies: [modernCall("searchFlights", SEARCH)],
      headers: modernHeaders("searchFlights"),
    };
    const legacy = { bodies: [legacyCall("searchFlights", SEARCH)], headers: session };
    const announcing = {
      ...modern,
      bodies: [modernCall("searchFlights", SEARCH, 1, SHOWS_VIEWS)],
    };
    const [plain, echo, search, old, shown] = await inTurn([
      [raw, modern],
      [sdk, modern],
      [ours, modern],
      [ours, legacy],
      [ours, announcing],
    ]);
    const peak = median(of(search, "perSecond"));
    const paced = { ...modern, pace: peak * COMFORTABLE };
    const [rawCalm, calm] = await inTurn([
      [raw, paced],
      [ours, paced],
    ]);
    const bytes = `${(answer.length / 1000).toFixed(1)} KB`;
    return [
      {
        name: "searchFlights, 2026 protocol: requests a second ÷ SDK echo",
        value: ratio(search, echo, "perSecond"),
        unit: "×",
        goal: "≥ 4",
        note: `${Math.round(peak)} and ${Math.round(median(of(echo, "perSecond")))} a second, ${bytes}`,
      },
      {
        name: "searchFlights, 2026 protocol: CPU ÷ raw node:http",
        value: ratio(search, plain, "cpu"),
        unit: "×",
        goal: "≤ 3",
        note: `${Math.round(median(of(search, "cpu")))} and ${Math.round(median(of(plain, "cpu")))} µs; SDK ${Math.round(median(of(echo, "cpu")))} µs`,
      },
      {
        name: "searchFlights, 2025 session: requests a second ÷ SDK echo",
        value: ratio(old, echo, "perSecond"),
        unit: "×",
        goal: "≥ 2",
        note: `${Math.round(median(of(old, "perSecond")))} a second`,
      },
      {
        name: "searchFlights by a client that shows views ÷ by one that does not",
        value: ratio(shown, search, "perSecond"),
        unit: "×",
        goal: "≥ 0.95",
        note: `${Math.round(median(of(shown, "perSecond")))} a second`,
      },
      {
        name: "p99 ÷ p50 at 70 % of the peak rate",
        value: evenness(calm),
        unit: "×",
        goal: "≤ 5",
        note: `${median(of(calm, "p50")).toFixed(2)} and ${median(of(calm, "p99")).toFixed(2)} ms at ${Math.round(median(of(calm, "perSecond")))} a second; raw at the same pace ${evenness(rawCalm).toFixed(2)} ×`,
      },
      {
        name: "the same ÷ raw node:http at the same pace",
        value: median(
          calm.map((round, i) => evenness([round]) / evenness(rawCalm.slice(i, i + 1))),
        ),
        unit: "×",
        goal: "≤ 1.3",
      },
      {
        name: "calls of these that failed",
        value: [...search, ...old, ...calm].reduce((sum, { failed }) => sum + failed, 0),
        unit: "",
        goal: "0",
      },
    ];
  } finally {
    await Promise.all([raw.stop(), sdk.stop(), ours.stop()]);
  }
}

/** The answer to one call, as it comes over the wire. */
export async function answerOf({ url }: Subject, tool: string, args: object): Promise<string> {
  const call = { method: "POST", headers: modernHeaders(tool), body: modernCall(tool, args) };
  const answer = await fetch(url, call);
  if (!answer.ok) throw new Error(`${tool}: ${await answer.text()}`);
  return await answer.text();
}

/** What the SDK's server is given to say, so that it says the same. */
export function echoOf(answer: string): string {
  const { content, structuredContent } = JSON.parse(answer).result;
  return JSON.stringify({ text: content[0].text, structuredContent });
}

type Turn = readonly [Subject, Omit<Storm, "seconds">];

/** Every subject in every round, so that a slow moment of a shared machine falls on all of them. */
export async function inTurn<const T extends readonly Turn[]>(
  turns: T,
  roundCount = ROUNDS,
): Promise<{ [K in keyof T]: Measured[] }> {
  const results = turns.map((): Measured[] => []);
  for (const [subject, what] of turns) await storm(subject, { ...what, seconds: WARM_UP_SECONDS });
  for (let round = 0; round < roundCount; round++) {
    for (const [index, [subject, what]] of turns.entries()) {
      results[index]?.push(await storm(subject, { ...what, seconds: SECONDS }));
    }
  }
  return Object(results);
}

export function of(rounds: readonly Measured[], what: keyof Measured): number[] {
  return rounds.map((round) => round[what]);
}

export function evenness(rounds: readonly Measured[]): number {
  return median(rounds.map(({ p99, p50 }) => p99 / p50));
}

/** Of each round by itself. */
export function ratio(
  ours: readonly Measured[],
  theirs: readonly Measured[],
  what: keyof Measured,
): number {
  return median(ours.map((round, index) => round[what] / (theirs[index]?.[what] ?? Number.NaN)));
}
