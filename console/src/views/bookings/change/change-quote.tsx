import type { ChangeQuote, Pnr } from "../../../api/types.ts";
import { useSpeech } from "../../../i18n/language.tsx";
import { Said } from "../../../ui/said.tsx";
import { bookedParts } from "../booked-parts.ts";

/** What a change comes to, thing by thing and in all. */
export function QuotedChange({ quote, booking }: { quote: ChangeQuote; booking: Pnr }) {
  const { t, format } = useSpeech();
  const { items, toPay, refund, credit, newTotal, validUntil, warnings = [] } = quote;
  const parts = bookedParts(booking);
  const isPossible = quote.quoteId !== undefined;
  return (
    <section class="quote stack" aria-label={t("change.quoted")}>
      <ul class="stack">
        {items.map((item, index) => (
          <li key={`${index} ${item.what}`} class="quote-item">
            <p>
              <strong>
                <Said text={item.what} />
              </strong>
            </p>
            {!item.allowed && <p class="stop-conflict">{t("change.notAllowed")}</p>}
            {item.why && (
              <p class="soft">
                <Said text={item.why} parts={parts} />
              </p>
            )}
            {item.allowed && (
              <dl class="sums">
                <Sum label={t("change.difference")} cents={item.fareDifference} />
                <Sum label={t("change.fee")} cents={item.fee} />
                {items.length > 1 && (
                  // Of one thing alone, the sums below say it.
                  <>
                    <Sum label={t("change.toPay")} cents={item.toPay} />
                    {item.back > 0 && <Sum label={t("cancel.back")} cents={item.back} />}
                  </>
                )}
              </dl>
            )}
          </li>
        ))}
      </ul>
      {warnings.map((warning) => (
        <p key={warning} class="stop-conflict">
          <Said text={warning} parts={parts} />
        </p>
      ))}
      {isPossible ? (
        <>
          <dl class="sums sums-total">
            <Sum label={t("change.toPay")} cents={toPay} />
            {refund > 0 && <Sum label={t("cancel.back")} cents={refund} />}
            {credit > 0 && <Sum label={t("cancel.credit")} cents={credit} />}
            <Sum label={t("change.newTotal")} cents={newTotal} />
          </dl>
          <p class="soft">{t("change.holds", { when: format.moment(Date.parse(validUntil)) })}</p>
        </>
      ) : (
        <p class="note note-bad" role="alert">
          {t("change.refused")}
        </p>
      )}
    </section>
  );
}

function Sum({ label, cents }: { label: string; cents: number | undefined }) {
  const { format } = useSpeech();
  if (cents === undefined) return null;
  return (
    <>
      <dt>{label}</dt>
      <dd>{format.cents(cents)}</dd>
    </>
  );
}
