import type { Coordinates } from "../../domain/geo.ts";
import type { PositionKind } from "./positions.ts";
import type { RoomKind } from "./room-kinds.ts";

/** A hotel as a traveller sees it. */
export interface Hotel extends Coordinates {
  /** Its town's code and its number there: PAR0042. */
  readonly code: string;
  /** Position among its town's hotels. */
  readonly index: number;
  readonly name: string;
  readonly chainCode: string;
  readonly chainName: string;
  readonly address: string;
  readonly cityCode: string;
  readonly cityName: string;
  readonly country: string;
  readonly zone: number;
  readonly stars: number;
  readonly amenities: readonly string[];
  readonly position: PositionKind;
  /** "150 m from the beach". */
  readonly distance: string;
  /** All meals and drinks are inside every rate. */
  readonly allInclusive: boolean;
  /** Sells rooms with breakfast and dinner too. */
  readonly halfBoard: boolean;
}

/** A hotel and what its prices and its rooms follow from. */
export interface Property {
  readonly hotel: Hotel;
  /** For rolls about this hotel. */
  readonly key: number;
  /** Its price beside that of others with as many stars in town. */
  readonly level: number;
  /** USD for a plain double in low season, and what the high season adds. */
  readonly low: number;
  readonly rise: number;
  readonly rooms: readonly RoomKind[];
}
