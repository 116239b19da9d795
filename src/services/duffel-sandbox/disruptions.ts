import type { Pnr } from "../../domain/contracts/gds/bookings.ts";
import type { AccountDeps } from "./deps.ts";
import { accountCaller } from "./desk.ts";
import { withEvents } from "./events.ts";
import { toBase62, writeId } from "./ids.ts";
import type { Slice } from "./model.ts";
import { type AirlineChange, coreOf, type Order } from "./order.ts";
import { journeySlice, namedSlice, type OldSlice } from "./sync.ts";

type Disruption = NonNullable<Pnr["disruptions"]>[number];

/** The order with what airlines did to its flights since it was last looked at. */
export async function withDisruptions(
  deps: AccountDeps,
  order: Order,
  booking: Pnr,
): Promise<Order> {
  let noted = order;
  for (const disruption of booking.disruptions ?? []) {
    const news = `${disruption.part} ${disruption.what}`;
    const slice = order.slices.find(({ part }) => part === disruption.part);
    // A delay of the day is no change of the order.
    if (!slice || disruption.kind === "delayed") continue;
    if (noted.airlineChanges.some((one) => one.news === news)) continue;
    const way = await wayOut(deps, { order, booking, slice }, disruption);
    noted = await withAirlineChange(deps, noted, {
      removed: [slice],
      part: disruption.part,
      news,
      ...way,
    });
  }
  return noted;
}

/** What the airline puts in the place of a slice: its new times, or the first of its other flights. */
async function wayOut(
  deps: AccountDeps,
  { order, booking, slice }: OldSlice,
  { kind, options }: Disruption,
): Promise<Pick<AirlineChange, "added" | "choice">> {
  if (kind === "retimed") {
    return { added: [await retimed(deps, order, booking.pnr, slice)], choice: "keep" };
  }
  const [option] = options;
  if (!option) return { added: [] };
  return {
    added: [await journeySlice(deps, { order, booking, slice }, option.id)],
    choice: option.id,
  };
}

async function retimed(
  { gds, account }: AccountDeps,
  order: Order,
  pnr: string,
  slice: Slice,
): Promise<Slice> {
  const { flights } = await gds.getFlightStatus({ pnr }, accountCaller(account));
  const segments = slice.segments.map((segment) => {
    const status = flights.find(
      ({ flightNumber, originCode, date }) =>
        flightNumber === `${segment.carrier}${segment.number}` &&
        originCode === segment.origin &&
        date === segment.departingAt.slice(0, 10),
    );
    return status
      ? {
          ...segment,
          departingAt: status.scheduledDeparture.slice(0, 19),
          arrivingAt: status.scheduledArrival.slice(0, 19),
        }
      : segment;
  });
  return namedSlice({ ...slice, segments }, order.id, slice.part);
}

/** Notes that the airline changed an order. */
export async function withAirlineChange(
  deps: AccountDeps,
  order: Order,
  facts: Pick<AirlineChange, "removed" | "added" | "part" | "news" | "choice">,
): Promise<Order> {
  const now = deps.now();
  const change: AirlineChange = {
    id: writeId("aic", coreOf(order), toBase62(order.airlineChanges.length, 2)),
    createdAt: now,
    updatedAt: now,
    ...facts,
  };
  const changed = { ...order, airlineChanges: [...order.airlineChanges, change] };
  const type = "order.airline_initiated_change_detected";
  return withEvents(deps, changed, [{ type, about: change.id }]);
}
