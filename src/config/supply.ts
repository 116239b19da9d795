import type { Reader } from "./guards.ts";
import { SUPPLY_OPTIONS as OPTIONS } from "./supply-options.ts";

/** Live supply that stands beside the simulated world or in its place. */
export interface SupplySettings {
  /** Absent: flight offers come from the simulated world. */
  readonly duffel?: { readonly key: string; readonly baseUrl: string };
  readonly navifareUrl?: string;
  readonly priceCheckMs: number;
}

export function supplySettings({ read, need }: Reader): SupplySettings {
  const key = read("duffelKey", OPTIONS.duffelKey)?.trim();
  const navifareUrl = read("navifareUrl", OPTIONS.navifareUrl);
  return {
    ...(key && { duffel: { key, baseUrl: need("duffelUrl", OPTIONS.duffelUrl) } }),
    ...(navifareUrl !== undefined && { navifareUrl }),
    priceCheckMs: need("priceCheckSeconds", OPTIONS.priceCheckSeconds) * 1000,
  };
}
