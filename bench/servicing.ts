import { NOON, openDesk } from "../test/support/desk.ts";
import { bookOne, flightsFor } from "../test/support/trip-desk.ts";
import { type Figure, median } from "./measure.ts";

const ROUNDS = 15;
const PER_ROUND = 20;

/** What pricing a change costs beside a search that nothing is remembered of. */
export async function benchServicing(): Promise<Figure[]> {
  const at = await openDesk();
  const { pnr } = await bookOne(at);
  const [next] = await flightsFor(at, { departureDate: "2027-03-02" });
  const change = { pnr, replace: [{ part: "F1", id: next?.id ?? "" }] };
  const ratios: number[] = [];
  const times: number[] = [];
  for (let round = -2; round < ROUNDS; round++) {
    const quoting = await timed(() => at.desk.quoteChange(change, at.caller));
    // Another day each time: the list of a day is remembered.
    let day = NOON + (120 + (round + 2) * PER_ROUND) * 86_400_000;
    const searching = await timed(() => {
      day += 86_400_000;
      return flightsFor(at, { departureDate: new Date(day).toISOString().slice(0, 10) });
    });
    if (round < 0) continue;
    ratios.push(quoting / searching);
    times.push(quoting);
  }
  await at.store.close();
  return [
    {
      name: "quoteChange ÷ searchFlights",
      value: median(ratios),
      unit: "×",
      goal: "≤ 4",
      note: `${median(times).toFixed(2)} ms`,
    },
  ];
}

/** Milliseconds for one call. */
async function timed(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  for (let i = 0; i < PER_ROUND; i++) await call();
  return (performance.now() - start) / PER_ROUND;
}
