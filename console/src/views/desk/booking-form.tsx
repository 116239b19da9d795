import { post } from "../../api/client.ts";
import { asProblem } from "../../api/problem.ts";
import type { RequestDetail } from "../../api/types.ts";
import { useSpeech } from "../../i18n/language.tsx";
import { goTo, linkTo } from "../../state/route.ts";
import { showToast } from "../../state/toast.ts";
import { useAction } from "../../state/use-action.ts";
import { useDraft } from "../../state/use-draft.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { ProblemNote } from "../../ui/problem-note.tsx";
import { type BookingDraft, bookBody, draftOf, totalCents } from "./booking-draft.ts";
import { FlightFinder } from "./flight-finder.tsx";
import { HotelFinder } from "./hotel-finder.tsx";
import { PassengersEditor } from "./passengers-editor.tsx";

interface BookingFormProps {
  readonly request: RequestDetail;
  readonly onBooked: (request: RequestDetail) => void;
}

/** Turns a request into a booking: flights, a hotel, passengers, then the operator's own click. */
export function BookingForm({ request, onBooked }: BookingFormProps) {
  const { t, format } = useSpeech();
  const kept = useDraft<BookingDraft>(`book.${request.id}`, draftOf(request));
  const { value: draft, discard } = kept;
  const change = (part: Partial<BookingDraft>) => kept.change((before) => ({ ...before, ...part }));
  const book = useAction(async () => {
    const path = `/requests/${encodeURIComponent(request.id)}/book`;
    const booked = await post<RequestDetail>(path, bookBody(draft, request.version)).catch(
      (error: unknown) => {
        // Perhaps an answer to our own click was lost: then the request already has its booking.
        const problem = asProblem(error);
        if (problem.overtaken) onBooked(problem.current as RequestDetail);
        throw problem;
      },
    );
    discard();
    onBooked(booked);
    showToast({ text: t("book.done", { pnr: booked.pnr ?? "" }) });
    goTo({ view: "desk", id: request.id });
  });

  if (request.pnr) {
    return (
      <p class="note note-good">
        {t("book.exists")}{" "}
        <a href={linkTo({ view: "bookings", pnr: request.pnr })}>{request.pnr}</a>
      </p>
    );
  }
  const total = totalCents(draft);
  return (
    <div class="book">
      <header>
        <h1>{t("book.title")}</h1>
        <p class="soft">{t("book.intro")}</p>
        <blockquote class="message" lang={request.lang}>
          {request.message}
        </blockquote>
      </header>
      <FlightFinder draft={draft} proposal={request.proposal} onChange={change} />
      <HotelFinder draft={draft} onChange={change} />
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void book.run();
        }}
      >
        <PassengersEditor
          passengers={draft.passengers}
          onChange={(passengers) => change({ passengers })}
        />
        <div class="fields">
          <Field label={t("book.email")}>
            {(ids) => (
              <input
                {...ids}
                type="email"
                value={draft.email}
                required={draft.phone === ""}
                onInput={(event) => change({ email: event.currentTarget.value })}
              />
            )}
          </Field>
          <Field label={t("book.phone")}>
            {(ids) => (
              <input
                {...ids}
                type="tel"
                value={draft.phone}
                required={draft.email === ""}
                onInput={(event) => change({ phone: event.currentTarget.value })}
              />
            )}
          </Field>
        </div>
        {book.problem && <ProblemNote problem={book.problem} />}
        <div class="book-foot">
          <p>
            <span class="soft">{t("book.total")}</span> <strong>{format.cents(total)}</strong>
            <BesideBudget request={request} cents={total} people={draft.passengers.length} />
          </p>
          <Button kind="primary" type="submit" busy={book.busy} disabled={total === 0}>
            {t("book.submit")}
          </Button>
        </div>
        {total === 0 && <p class="soft">{t("book.choose")}</p>}
      </form>
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
        <span> ≈ {format.money(Math.round(inTheirs), budget.currency)}</span>
      )}
      <span class="soft"> · {t("book.budget", { budget: written })}</span>
      {isOver && <strong class="over-budget"> · {t("book.overBudget")}</strong>}
    </>
  );
}
