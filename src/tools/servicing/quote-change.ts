import { ChangeQuote, ChangeRequest } from "../../domain/contracts/servicing/change.ts";
import { formatUsd } from "../../domain/money.ts";
import { defineTool } from "../define.ts";
import { backText, instantText, shownSumsText } from "../gds/text.ts";
import type { GdsContext } from "../services.ts";

export const quoteChange = defineTool({
  name: "quoteChange",
  title: "What a change costs",
  toolset: "servicing",
  effect: "read",
  description:
    "Price a change of a booking: other flights, dates, cabins, rooms or cars (search first, then replace), dropping parts, name corrections, bags, meals, assistance, frequent-flyer numbers, contacts. Says what each costs or gives back and what is not allowed. Nothing is changed. Next: confirmChange with the quoteId.",
  input: ChangeRequest,
  output: ChangeQuote,

  run: (input, { services, caller }: GdsContext) => services.gds.quoteChange(input, caller),

  summarize({ pnr, quoteId, validUntil, items, warnings = [], ...sum }) {
    const { toPay, refund, credit, newTotal, shown } = sum;
    const lines = items.map((item) => {
      const name = item.part === undefined ? "" : `${item.part} `;
      if (!item.allowed) return `${name}${item.what}: NOT POSSIBLE. ${item.why ?? ""}`;
      const parts = [
        ...(item.fareDifference === undefined
          ? []
          : [
              `${item.part?.startsWith("F") ? "fare" : "price"} difference ${signed(item.fareDifference)}`,
            ]),
        ...(item.fee ? [`fee ${formatUsd(item.fee)}`] : []),
        item.toPay > 0
          ? `to pay ${formatUsd(item.toPay)}`
          : item.back > 0
            ? `back ${backText(item)}`
            : "nothing to pay",
      ];
      return `${name}${item.what}: ${parts.join(", ")}. ${item.why ?? ""}`.trimEnd();
    });
    // What cancelling keeps is told with the part; the fees of a change are on the receipt.
    const fees = items.reduce(
      (sum, { fareDifference, toPay: pay, fee = 0 }) =>
        sum + (fareDifference === undefined ? Math.min(pay, fee) : fee),
      0,
    );
    const apart = fees > 0 ? `, besides ${formatUsd(fees)} in fees of this change` : "";
    const sums = [
      toPay > 0
        ? `To pay ${formatUsd(toPay)} (the agency's account, or payment.card)`
        : "Nothing to pay",
      ...(refund > 0 ? [`refund ${formatUsd(refund)} the way it was paid, within 7 days`] : []),
      ...(credit > 0 ? [`credit ${formatUsd(credit)}`] : []),
    ];
    return [
      ...lines,
      ...warnings.map((warning) => `Note: ${warning}`),
      ...shownSumsText(shown),
      quoteId === undefined
        ? "Nothing can be confirmed like this: leave out what is not possible."
        : `${sums.join(", ")}; the booking then costs ${formatUsd(newTotal)}${apart}. These amounts hold until ${instantText(validUntil)}. To do it: confirmChange with pnr ${pnr} and quoteId ${quoteId}.`,
    ].join("\n");
  },
});

function signed(cents: number): string {
  return cents < 0 ? `-${formatUsd(-cents)}` : formatUsd(cents);
}
