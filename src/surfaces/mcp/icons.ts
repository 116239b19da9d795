import type { Icon } from "@modelcontextprotocol/server";
import type { Toolset } from "../../tools/toolsets.ts";

/** One stroke drawing per desk, on a 24 × 24 grid. */
const DRAWINGS: Readonly<Record<Toolset, string>> = {
  gds: "M3 5h18v14H3zM3 9h18M7 13h4M7 16h7",
  flights: "M2 15l20-7-6 11-4-4-4 4v-5z",
  pricecheck: "M4 12V4h8l8 8-8 8zM8 8h.01M10 14l4-4",
  concierge: "M4 18h16M6 18a6 6 0 0 1 12 0M12 12V9M10 9h4",
};

export function iconsOf(toolset: Toolset): Icon[] {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='#0a7ea4' stroke-width='2'><path d='${DRAWINGS[toolset]}'/></svg>`;
  return [
    {
      src: `data:image/svg+xml,${svg.replace(/[<># ]/g, encodeURIComponent)}`,
      mimeType: "image/svg+xml",
      sizes: ["any"],
    },
  ];
}
