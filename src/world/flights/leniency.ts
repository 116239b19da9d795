import type { Minutes } from "../../domain/dates.ts";

/** What a passenger puts up with: the fewer journeys there are, the more. */
export interface Leniency {
  /** Most kilometres are the direct ones times `stretch`, and some to spare. */
  readonly stretch: number;
  readonly spareKm: number;
  readonly longestWait: Minutes;
  /** Whether airlines that usually have nothing to do with each other share a journey. */
  readonly anyPartner: boolean;
}

export const USUAL: Leniency = {
  stretch: 1.25,
  spareKm: 1500,
  longestWait: 360,
  anyPartner: false,
};

export const OVERNIGHT: Leniency = { ...USUAL, longestWait: 720 };

/** For places that cannot be reached otherwise. */
export const ANY_WAY: Leniency = {
  stretch: 1.6,
  spareKm: 3000,
  longestWait: 720,
  anyPartner: true,
};

export const LAST_RESORT: Leniency = { ...ANY_WAY, longestWait: 1440 };

/** From one place with a few flights a week to another: the same ways, and the wait for the next day that has a flight. */
export const TWO_NIGHTS: Leniency = { ...LAST_RESORT, longestWait: 2880 };

/** Round closed skies with fewer changes than across what is open. */
export const ROUND: Leniency = { ...LAST_RESORT, stretch: 2.5, spareKm: 6000 };

/** Round closed skies, or by way of another country to the next valley. */
export const REMOTE: Leniency = { ...TWO_NIGHTS, stretch: 4, spareKm: 6000 };
