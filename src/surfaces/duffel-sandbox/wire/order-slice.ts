import type { Segment, Slice } from "../../../services/duffel-sandbox/model.ts";
import {
  type AirlineChange,
  isLatest,
  type Order,
  type OrderPassenger,
  stateOf,
} from "../../../services/duffel-sandbox/order.ts";
import { CABIN_NAMES, wireBaggages, wireSeat, wireSegmentFacts, wireSliceFacts } from "./parts.ts";
import { isoTime, isoTimeOrNull, wireCondition } from "./text.ts";
import type { Writer } from "./writer.ts";

/** A slice that is, was or would be part of an order. */
export function wireOrderSlice(write: Writer, order: Order, slice: Slice) {
  return {
    ...wireSliceFacts(write, slice),
    conditions: { change_before_departure: wireCondition(slice.change) },
    segments: slice.segments.map((segment) => ({
      ...wireSegmentFacts(write, segment),
      passengers: order.passengers.map((one) => wireSeated(order, segment, one)),
    })),
  };
}

/** What was bought on top counts as baggage of the segment. */
function wireSeated(order: Order, segment: Segment, { id, type }: OrderPassenger) {
  const own = order.extras.filter(
    ({ travellerId, segmentIds }) => travellerId === id && segmentIds.includes(segment.id),
  );
  const seat = own.find((extra) => extra.seat !== undefined)?.seat;
  const more = (kind: string) =>
    own.reduce((sum, extra) => sum + (extra.kind === kind ? extra.quantity : 0), 0);
  return {
    passenger_id: id,
    cabin_class: segment.cabin,
    cabin_class_marketing_name: CABIN_NAMES[segment.cabin],
    fare_basis_code: segment.fareBasis,
    seat: seat === undefined ? null : wireSeat(seat),
    baggages: wireBaggages(segment, type === "infant").map((bag) => ({
      ...bag,
      quantity: bag.quantity + more(bag.type),
    })),
  };
}

type OrderAction = "cancel" | "change" | "update";

/** What can be done with an order as it is. The test airline changes one once. */
export function actionsOf(order: Order): OrderAction[] {
  const state = stateOf(order);
  if (state === "cancelled") return [];
  const changed = order.magic && order.changes.some(({ confirmedAt }) => confirmedAt !== undefined);
  const changes =
    state === "confirmed" && !changed && order.slices.some((one) => one.change.allowed);
  return changes ? ["cancel", "change", "update"] : ["cancel", "update"];
}

/** Only the latest change of an order can be answered, and once. */
export function wireAirlineChange(write: Writer, order: Order, change: AirlineChange) {
  const open = change.action === undefined && isLatest(order, change);
  // Of a flight that is cancelled without another in its place there is nothing to accept.
  const accepts = order.pnr === undefined || change.choice !== undefined;
  const actions: ("accept" | OrderAction)[] = [
    ...(open && accepts ? ["accept" as const] : []),
    ...(open ? actionsOf(order) : []),
  ];
  return {
    id: change.id,
    order_id: order.id,
    created_at: isoTime(change.createdAt),
    updated_at: isoTime(change.updatedAt),
    action_taken: change.action ?? null,
    action_taken_at: isoTimeOrNull(change.actionAt),
    available_actions: actions,
    added: change.added.map((slice) => wireOrderSlice(write, order, slice)),
    removed: change.removed.map((slice) => wireOrderSlice(write, order, slice)),
    travel_agent_ticket: null,
  };
}
