import { Fragment } from "preact";
import type { RequestDetail } from "../../api/types.ts";
import { useSpeech } from "../../i18n/language.tsx";
import type { BookingDraft } from "./booking-draft.ts";

interface BookingSummaryProps {
  readonly draft: BookingDraft;
  readonly request: RequestDetail;
  /** What the flights cost together; absent while it is asked for. */
  readonly flightCents: number | undefined;
}

/** What will be booked and for how much, beside the budget. */
export function BookingSummary({ draft, request, flightCents }: BookingSummaryProps) {
  const { t, format } = useSpeech();
  const { out, back, passengers } = draft;
  const hotels = Object.values(draft.hotels);
  const nights = hotels.reduce((sum, { cents }) => sum + cents, 0);
  const ways = [out, back].flatMap((way) => (way ? [`${way.from} – ${way.to}`] : []));
  const total = flightCents === undefined ? undefined : flightCents + nights;
  const written = (cents: number | undefined) => (cents === undefined ? "…" : format.cents(cents));
  return (
    <div class="book-sum">
      <dl class="sums">
        {ways.length > 0 && (
          <>
            <dt>{ways.join(", ")}</dt>
            <dd>{written(flightCents)}</dd>
          </>
        )}
        {hotels.map(({ id, name, cents }) => (
          <Fragment key={id}>
            <dt>{name}</dt>
            <dd>{format.cents(cents)}</dd>
          </Fragment>
        ))}
        <dt>
          {t("book.total")}{" "}
          <span class="soft">{t("book.forTravellers", { n: passengers.length })}</span>
        </dt>
        <dd>{written(total)}</dd>
      </dl>
      <p>
        <BesideBudget request={request} cents={total ?? 0} people={passengers.length} />
      </p>
    </div>
  );
}

interface BesideBudgetProps {
  readonly request: RequestDetail;
  readonly cents: number;
  readonly people: number;
}

/** The sum in the budget's own currency, and whether it is more than the budget. */
function BesideBudget({ request, cents, people }: BesideBudgetProps) {
  const { t, format } = useSpeech();
  const { budget } = request.proposal;
  const written = request.budget ?? (budget && format.money(budget.amount, budget.currency));
  if (!written) return null;
  const inTheirs = budget?.perUsd === undefined ? undefined : (cents / 100) * budget.perUsd;
  // What a day may cost says nothing of flights.
  const most =
    budget && budget.per !== "day"
      ? budget.amount * (budget.per === "person" ? people : 1)
      : undefined;
  const isOver = inTheirs !== undefined && most !== undefined && inTheirs > most;
  return (
    <>
      {inTheirs !== undefined && budget && budget.currency !== "USD" && cents > 0 && (
        <span>≈ {format.money(Math.round(inTheirs), budget.currency)}</span>
      )}
      <span class="soft"> {t("book.budget", { budget: written })}</span>
      {isOver && <strong class="over-budget"> · {t("book.overBudget")}</strong>}
    </>
  );
}
