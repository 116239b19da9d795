import type { Segment } from "../../domain/contracts/pricecheck/check.ts";
import { TravelError, type TravelErrorCode } from "../../domain/errors.ts";

/** Where in the itinerary something is, counted from 0. */
export interface Spot {
  readonly leg: number;
  readonly segment: number;
}

export interface Complaint {
  readonly field: keyof Segment;
  readonly value: unknown;
  /** Read after the field and its value. */
  readonly problem: string;
  readonly reason: string;
  readonly hint: string;
  readonly code?: TravelErrorCode;
}

export function spotName({ leg, segment }: Spot): string {
  return `leg ${leg + 1}, segment ${segment + 1}`;
}

/** Names leg, segment, field, value and the way out. */
export function refusal(spot: Spot, complaint: Complaint): TravelError {
  const { field, value, problem, reason, hint, code = "invalid" } = complaint;
  return new TravelError(code, `In ${spotName(spot)}: ${field} ${shown(value)} ${problem}`, {
    reason,
    field: fieldAt(spot, field),
    value,
    hint,
  });
}

export function fieldAt({ leg, segment }: Spot, field: keyof Segment): string {
  return `trip.legs[${leg}].segments[${segment}].${field}`;
}

function shown(value: unknown): string {
  return typeof value === "string" ? `'${value}'` : String(value);
}
