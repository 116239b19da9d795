/** The desks, in the order in which they are listed. */
export const TOOLSETS = ["gds", "flights", "pricecheck", "concierge"] as const;
export type Toolset = (typeof TOOLSETS)[number];
