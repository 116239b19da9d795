import type { ChangeQuote } from "../../../api/types.ts";
import { useSpeech } from "../../../i18n/language.tsx";

/** What a change comes to, thing by thing and in all; the server's own words are in English. */
export function QuotedChange({ quote }: { quote: ChangeQuote }) {
  const { t, format } = useSpeech();
  const { items, toPay, refund, credit, newTotal, validUntil, warnings = [] } = quote;
  const isPossible = quote.quoteId !== undefined;
  return (
    <section class="quote stack" aria-label={t("change.quoted")}>
      <ul class="stack">
        {items.map((item, index) => (
          <li key={`${index} ${item.what}`} class="quote-item">
            <p lang="en">
              <strong>{format.localized(item.what)}</strong>
            </p>
            {!item.allowed && <p class="stop-conflict">{t("change.notAllowed")}</p>}
            {item.why && (
              <p class="soft" lang="en">
                {format.localized(item.why)}
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
        <p key={warning} class="stop-conflict" lang="en">
          {format.localized(warning)}
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
