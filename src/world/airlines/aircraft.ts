import type { Cabin } from "../../domain/travel.ts";

export type Body = "turboprop" | "regional" | "narrow" | "wide";

/** An aircraft type as airlines buy it. */
export interface Aircraft {
  /** IATA type code. */
  readonly code: string;
  readonly name: string;
  readonly rangeKm: number;
  readonly cruiseKmh: number;
  /** A typical layout of a full-service airline; 0 where the cabin is absent. */
  readonly seats: Readonly<Record<Cabin, number>>;
  readonly body: Body;
}

/** Code, name, range, cruise, then seats: economy, premium economy, business, first. */
type Row = readonly [string, string, number, number, number, number, number, number];

const TURBOPROPS: readonly Row[] = [
  ["CNC", "Cessna 208 Caravan", 900, 320, 9, 0, 0, 0],
  ["BEH", "Beechcraft 1900", 1100, 480, 19, 0, 0, 0],
  ["DHT", "De Havilland Canada Twin Otter", 1000, 300, 19, 0, 0, 0],
  ["SF3", "Saab 340", 1200, 480, 34, 0, 0, 0],
  ["AT4", "ATR 42", 1300, 520, 48, 0, 0, 0],
  ["AT7", "ATR 72", 1500, 510, 70, 0, 0, 0],
  ["DH3", "De Havilland Canada Dash 8-300", 1500, 520, 50, 0, 0, 0],
  ["DH4", "De Havilland Canada Dash 8-400", 2000, 650, 76, 0, 0, 0],
];

const REGIONAL_JETS: readonly Row[] = [
  ["ER4", "Embraer ERJ-145", 2600, 800, 50, 0, 0, 0],
  ["CR2", "Bombardier CRJ200", 2500, 790, 50, 0, 0, 0],
  ["CR7", "Bombardier CRJ700", 2600, 830, 59, 0, 6, 0],
  ["CR9", "Bombardier CRJ900", 2800, 840, 64, 0, 12, 0],
  ["E75", "Embraer 175", 3300, 830, 64, 0, 12, 0],
  ["E90", "Embraer 190", 4300, 840, 85, 0, 11, 0],
  ["E95", "Embraer 195", 4000, 840, 108, 0, 12, 0],
  ["290", "Embraer 190-E2", 5000, 850, 98, 0, 12, 0],
  ["295", "Embraer 195-E2", 4800, 850, 124, 0, 12, 0],
  ["SU9", "Superjet 100", 3800, 830, 75, 0, 12, 0],
  ["AR8", "Avro RJ85", 2500, 720, 82, 0, 8, 0],
  ["100", "Fokker 100", 2900, 750, 92, 0, 8, 0],
  ["AJ2", "COMAC C909", 3000, 820, 85, 0, 5, 0],
];

const NARROW_BODIES: readonly Row[] = [
  ["717", "Boeing 717-200", 3300, 810, 98, 0, 12, 0],
  ["M82", "McDonnell Douglas MD-82", 3800, 810, 135, 0, 12, 0],
  ["733", "Boeing 737-300", 4200, 800, 120, 0, 8, 0],
  ["73W", "Boeing 737-700", 5600, 830, 114, 0, 12, 0],
  ["738", "Boeing 737-800", 5400, 840, 144, 0, 16, 0],
  ["739", "Boeing 737-900", 5500, 840, 159, 0, 20, 0],
  ["7M8", "Boeing 737 MAX 8", 6400, 840, 156, 0, 16, 0],
  ["7M9", "Boeing 737 MAX 9", 6400, 840, 162, 0, 16, 0],
  ["752", "Boeing 757-200", 7200, 850, 160, 0, 16, 0],
  ["319", "Airbus A319", 6400, 830, 120, 0, 8, 0],
  ["320", "Airbus A320", 5900, 830, 150, 0, 12, 0],
  ["321", "Airbus A321", 5600, 830, 170, 0, 16, 0],
  ["32N", "Airbus A320neo", 6300, 830, 162, 0, 12, 0],
  ["32Q", "Airbus A321neo", 7400, 830, 180, 0, 16, 0],
  ["223", "Airbus A220-300", 6200, 830, 125, 0, 12, 0],
  ["919", "COMAC C919", 4500, 830, 156, 0, 8, 0],
];

const WIDE_BODIES: readonly Row[] = [
  ["763", "Boeing 767-300ER", 11_000, 850, 189, 0, 30, 0],
  ["772", "Boeing 777-200ER", 13_000, 900, 202, 24, 48, 0],
  ["77L", "Boeing 777-200LR", 15_800, 900, 234, 0, 42, 0],
  ["77W", "Boeing 777-300ER", 13_600, 900, 228, 28, 56, 8],
  ["788", "Boeing 787-8", 13_600, 900, 184, 28, 30, 0],
  ["789", "Boeing 787-9", 15_450, 900, 198, 35, 42, 0],
  ["781", "Boeing 787-10", 11_900, 900, 240, 30, 44, 0],
  ["744", "Boeing 747-400", 13_400, 900, 272, 36, 58, 0],
  ["748", "Boeing 747-8", 14_800, 900, 244, 32, 80, 8],
  ["332", "Airbus A330-200", 13_400, 870, 212, 0, 36, 0],
  ["333", "Airbus A330-300", 11_700, 870, 237, 21, 40, 0],
  ["339", "Airbus A330-900", 13_300, 870, 222, 28, 32, 0],
  ["343", "Airbus A340-300", 13_500, 870, 221, 21, 30, 0],
  ["359", "Airbus A350-900", 16_350, 900, 224, 28, 44, 0],
  ["351", "Airbus A350-1000", 16_000, 900, 259, 32, 46, 0],
  ["388", "Airbus A380-800", 14_800, 900, 343, 44, 76, 14],
];

const types: ReadonlyMap<string, Aircraft> = new Map([
  ...TURBOPROPS.map((row) => entry(row, "turboprop")),
  ...REGIONAL_JETS.map((row) => entry(row, "regional")),
  ...NARROW_BODIES.map((row) => entry(row, "narrow")),
  ...WIDE_BODIES.map((row) => entry(row, "wide")),
]);

export const aircraft: readonly Aircraft[] = [...types.values()];

export function findAircraft(code: string): Aircraft | undefined {
  return types.get(code);
}

function entry(row: Row, body: Body): [string, Aircraft] {
  const [code, name, rangeKm, cruiseKmh, economy, premium, business, first] = row;
  const seats = { economy, premium_economy: premium, business, first };
  return [code, { code, name, rangeKm, cruiseKmh, seats, body }];
}
