import { useState } from "preact/hooks";
import { post } from "../../api/client.ts";
import { asProblem } from "../../api/problem.ts";
import type { RequestDetail } from "../../api/types.ts";
import { speechIn, useSpeech } from "../../i18n/language.tsx";
import { goTo, linkTo } from "../../state/route.ts";
import { showToast } from "../../state/toast.ts";
import { useAction } from "../../state/use-action.ts";
import { keepDraft, useDraft } from "../../state/use-draft.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { ProblemNote } from "../../ui/problem-note.tsx";
import { isBooked } from "./booked.ts";
import { type BookingDraft, bookBody, draftOf, flightIdsOf } from "./booking-draft.ts";
import { BookingSummary } from "./booking-summary.tsx";
import { FlightFinder } from "./flight-finder.tsx";
import { HotelFinder } from "./hotel-finder.tsx";
import { LastLook } from "./last-look.tsx";
import { PassengersEditor } from "./passengers-editor.tsx";
import { bookingOf } from "./reply-helpers.tsx";
import { templateText } from "./templates.ts";
import { useFlightsPrice } from "./use-flights-price.ts";

interface BookingFormProps {
  readonly request: RequestDetail;
  readonly onBooked: (request: RequestDetail) => void;
}

/** Turns a request into a booking: flights, a hotel, passengers, a last look, then the operator's own click. */
export function BookingForm({ request, onBooked }: BookingFormProps) {
  const { t } = useSpeech();
  const kept = useDraft<BookingDraft>(`order.${request.id}`, draftOf(request));
  const { value: draft, discard } = kept;
  const { cents, fares, problem } = useFlightsPrice(draft);
  const [looking, setLooking] = useState(false);
  const change = (part: Partial<BookingDraft>) => kept.change((before) => ({ ...before, ...part }));
  const book = useAction(async () => {
    const path = `/requests/${encodeURIComponent(request.id)}/book`;
    const booked = await post<RequestDetail>(path, bookBody(draft, request.version)).catch(
      (error: unknown) => {
        // Perhaps an answer to our own click was lost: then the request already has its booking.
        const refusal = asProblem(error);
        if (refusal.overtaken) onBooked(refusal.current as RequestDetail);
        throw refusal;
      },
    );
    discard();
    onBooked(booked);
    await prepareLetter(booked);
    showToast({ text: t("book.done", { pnr: booked.pnr ?? "" }) });
    goTo({ view: "desk", id: request.id });
  });

  if (request.pnr && isBooked(request)) {
    return (
      <p class="note note-good">
        {t("book.exists")}{" "}
        <a href={linkTo({ view: "bookings", pnr: request.pnr })}>{request.pnr}</a>
      </p>
    );
  }
  const hasChosen = flightIdsOf(draft).length > 0 || Object.keys(draft.hotels).length > 0;
  const { stays } = request.proposal;
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
      {(stays.length > 0 ? stays : [undefined]).map((stay, place) => (
        <HotelFinder
          key={place}
          draft={draft}
          planned={stay}
          proposedTo={request.proposal.to}
          chosen={draft.hotels[place]}
          onChoose={(hotel) =>
            // Two searches may be under way at once: each adds to what is there by then.
            kept.change((before) => {
              const { [place]: _, ...others } = before.hotels;
              return { ...before, hotels: hotel ? { ...others, [place]: hotel } : others };
            })
          }
        />
      ))}
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          book.clear();
          setLooking(true);
        }}
      >
        <PassengersEditor
          passengers={draft.passengers}
          guessed={request.proposal.guessed.includes("names") ? request.proposal.names : []}
          departure={draft.out?.departs.slice(0, 10) ?? draft.departure}
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
        <div class="book-foot">
          <BookingSummary draft={draft} request={request} flightCents={cents} />
          <Button kind="primary" type="submit" disabled={!hasChosen || cents === undefined}>
            {t("book.look")}
          </Button>
        </div>
        {problem && <ProblemNote problem={problem} />}
        {!hasChosen && <p class="soft">{t("book.choose")}</p>}
      </form>
      {looking && cents !== undefined && (
        <LastLook
          draft={draft}
          request={request}
          flightCents={cents}
          fares={fares}
          busy={book.busy}
          problem={book.problem}
          onBook={() => void book.run()}
          onClose={() => setLooking(false)}
        />
      )}
    </div>
  );
}

/** What the traveller is to be told stands in the reply, to be read over and sent. */
async function prepareLetter(request: RequestDetail): Promise<void> {
  const [pnr, speech] = await Promise.all([bookingOf(request), speechIn(request.lang)]);
  const reply = templateText("ready", { ...request, booked: pnr }, speech);
  keepDraft(`reply.${request.id}`, { state: "confirmed", reply });
}
