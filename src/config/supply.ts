import type { Option, Reader } from "./options.ts";
import { text, webAddress, wholeNumber } from "./values.ts";

/** Live supply that stands beside the simulated world or in its place. */
export interface SupplySettings {
  /** Absent: flight offers come from the simulated world. */
  readonly duffel?: { readonly key: string; readonly baseUrl: string };
  readonly navifareUrl?: string;
  readonly priceCheckMs: number;
}

/** Where live supply comes from, and what stands in its place. */
export const SUPPLY_OPTIONS = {
  duffelKey: {
    env: "DUFFEL_API_KEY",
    flag: "duffel-api-key",
    placeholder: "token",
    help: "Duffel access token: search_flights then shows Duffel's offers instead of the simulated world's.",
    read: text,
  },
  duffelUrl: {
    env: "DUFFEL_BASE_URL",
    flag: "duffel-base-url",
    placeholder: "url",
    fallback: "https://api.duffel.com",
    help: "Where Duffel, or a sandbox that speaks like it, is reached.",
    read: webAddress,
  },
  navifareUrl: {
    env: "NAVIFARE_MCP_URL",
    flag: "navifare-mcp-url",
    placeholder: "url",
    help: "A remote price-check MCP endpoint to ask beside the other fare sources.",
    read: webAddress,
  },
  priceCheckSeconds: {
    env: "PRICECHECK_TIMEOUT",
    flag: "pricecheck-timeout",
    placeholder: "seconds",
    fallback: "25",
    help: "How long a price check waits for its sources in all.",
    read: wholeNumber(1, 120),
  },
} as const satisfies Readonly<Record<string, Option<unknown>>>;

export function supplySettings({ read }: Reader): SupplySettings {
  const key = read("duffelKey")?.trim();
  const navifareUrl = read("navifareUrl");
  return {
    ...(key && { duffel: { key, baseUrl: read("duffelUrl") } }),
    ...(navifareUrl !== undefined && { navifareUrl }),
    priceCheckMs: read("priceCheckSeconds") * 1000,
  };
}
