import type { PricedResult, Verdict } from "../../domain/contracts/pricecheck/check.ts";

/** The list as clients of the original service know it, then what it means. */
export function messageOf(
  results: readonly PricedResult[],
  total: number,
  verdict: Verdict,
): string {
  if (results.length === 0) return `No results found.\n\n${verdict.text}`;
  const lines = results.map(
    ({ rank, website, price, fareType, bookingUrl }) =>
      `${rank}. ${website} - ${price} (${fareType})\n   ${bookingUrl === "" ? "(no link)" : `🔗 ${bookingUrl}`}\n`,
  );
  const more =
    total > results.length ? [`(${total - results.length} dearer ones not listed)\n`] : [];
  return [
    `Flight price search completed! Found ${total} result${total === 1 ? "" : "s"}:\n`,
    ...lines,
    ...more,
    verdict.text,
  ]
    .join("\n")
    .trim();
}
