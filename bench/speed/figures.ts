import { SHOWS_VIEWS } from "../../test/support/ui-extension.ts";
import { type Figure, median } from "../measure.ts";
import { legacyCall, modernCall, modernHeaders, openSession, travelDay } from "./calls.ts";
import { type Measured, PACED_CONNECTIONS, type Storm, storm } from "./storm.ts";
import { type Subject, startBaseline, startOurs } from "./subjects.ts";

const SEARCH = { origin: "JFK", destination: "LAX", departureDate: travelDay() };
const WARM_UP_SECONDS = 2;
const SECONDS = 2;
const ROUNDS = 3;
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
      failedOf([...search, ...old, ...calm]),
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

/** How many calls failed, with the load's own words where it was the connections. */
export function failedOf(rounds: readonly Measured[]): Figure {
  const words = rounds.flatMap(({ socketErrors }) => socketErrors || []);
  return {
    name: "calls of these that failed",
    value: rounds.reduce((sum, { failed }) => sum + failed, 0),
    unit: "",
    goal: "0",
    ...(words.length > 0 && { note: `socket errors: ${words.join("; ")}` }),
  };
}

interface Timed extends Omit<Storm, "seconds"> {
  /** Longer than usual where few answers come in a second. */
  readonly seconds?: number;
  /** Longer than usual where much code is compiled before such a call costs what it will cost. */
  readonly warmUpSeconds?: number;
}

type Turn = readonly [Subject, Timed];

/**
 * Every subject in every round, so that a slow moment of a shared machine falls on all of them. A
 * storm goes on where the last one of its kind ended: on a slow machine it would else be made of
 * calls that the server has just answered.
 */
export async function inTurn<const T extends readonly Turn[]>(
  turns: T,
): Promise<{ [K in keyof T]: Measured[] }> {
  const results = turns.map((): Measured[] => []);
  const next = turns.map(() => 0);
  for (let round = -1; round < ROUNDS; round++) {
    for (const [index, [subject, what]] of turns.entries()) {
      const from = next[index] ?? 0;
      const { seconds: usual = SECONDS, warmUpSeconds = WARM_UP_SECONDS } = what;
      const seconds = round < 0 ? warmUpSeconds : usual;
      const measured = await storm(subject, { ...what, from, seconds });
      next[index] = from + measured.answered + measured.failed + PACED_CONNECTIONS;
      if (round >= 0) results[index]?.push(measured);
    }
  }
  return Object(results);
}

type Told = Exclude<keyof Measured, "socketErrors">;

export function of(rounds: readonly Measured[], what: Told): number[] {
  return rounds.map((round) => round[what]);
}

export function evenness(rounds: readonly Measured[]): number {
  return median(rounds.map(({ p99, p50 }) => p99 / p50));
}

/** Of each round by itself. */
export function ratio(ours: readonly Measured[], theirs: readonly Measured[], what: Told): number {
  return median(ours.map((round, index) => round[what] / (theirs[index]?.[what] ?? Number.NaN)));
}
