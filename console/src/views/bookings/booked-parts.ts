import type { Pnr } from "../../api/types.ts";

/** A part of a booking that can be given up by itself. */
export interface BookedPart {
  readonly part: string;
  readonly label: string;
}

/** The parts that are left, in the booking's order; flights of one fare are one. */
export function bookedParts({ flights, hotels, cars }: Pnr): readonly BookedPart[] {
  const ways = new Map<string, string[]>();
  for (const { part = "", bookingStatus, originCode, destinationCode } of flights) {
    if (bookingStatus === "cancelled") continue;
    const codes = ways.get(part) ?? [originCode];
    ways.set(part, [...codes, destinationCode]);
  }
  const living = <T extends { readonly status: string }>(parts: readonly T[]) =>
    parts.filter(({ status }) => status !== "cancelled");
  return [
    ...[...ways].map(([part, codes]) => ({ part, label: codes.join(" – ") })),
    ...living(hotels).map(({ part = "", hotelName }) => ({ part, label: hotelName })),
    ...living(cars).map(({ part = "", companyName, vehicleModel }) => ({
      part,
      label: `${companyName}, ${vehicleModel}`,
    })),
  ];
}
