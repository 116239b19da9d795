import {
  CancellationQuestion,
  CancellationQuote,
} from "../../domain/contracts/servicing/cancellation.ts";
import { formatUsd } from "../../domain/money.ts";
import { defineTool } from "../define.ts";
import { backText, instantText, shownSumsText } from "../gds/text.ts";
import type { GdsContext } from "../services.ts";

export const quoteCancellation = defineTool({
  name: "quoteCancellation",
  title: "What cancelling gives back",
  toolset: "servicing",
  effect: "read",
  description:
    "Before cancelling: what each part of a booking gives back (refund, airline credit or nothing), which fee is kept and by which rule. Nothing is cancelled. Next, if the traveller agrees: cancelBooking with the quoteId.",
  input: CancellationQuestion,
  output: CancellationQuote,

  run: (input, { services, caller }: GdsContext) => services.gds.quoteCancellation(input, caller),

  summarize({ pnr, quoteId, validUntil, parts, refund, credit, fee, shown }, asked) {
    const lines = parts.map(
      ({ part, what, price, fee: kept, back, form, asCredit, rule }) =>
        `${part} ${what}: ${kept + back === 0 ? "nothing to give back" : `${backText({ back, form, asCredit })} of ${formatUsd(price)}`}. ${rule}`,
    );
    const what = asked.parts
      ? `Cancelling ${parts.map(({ part }) => part).join(", ")} of ${pnr}`
      : `Cancelling all of ${pnr}`;
    const sums = [
      ...(refund > 0 ? [`${formatUsd(refund)} in money`] : []),
      ...(credit > 0 ? [`${formatUsd(credit)} as credit`] : []),
    ];
    return [
      `${what} would give back ${sums.join(" and ") || "nothing"}${fee > 0 ? `; ${formatUsd(fee)} does not come back` : ""}.`,
      ...lines,
      ...shownSumsText(shown),
      ...(refund > 0 ? ["Money goes back the way it was paid, within 7 days."] : []),
      `These amounts hold until ${instantText(validUntil)}. To do it: cancelBooking with pnr ${pnr} and quoteId ${quoteId}.`,
    ].join("\n");
  },
});
