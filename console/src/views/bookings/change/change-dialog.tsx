import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { post } from "../../../api/client.ts";
import type { BookingDetail, ChangeQuote, Pnr } from "../../../api/types.ts";
import { useSpeech } from "../../../i18n/language.tsx";
import { showToast } from "../../../state/toast.ts";
import { useAction } from "../../../state/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FilterChips } from "../../../ui/filter-chips.tsx";
import { ProblemNote } from "../../../ui/problem-note.tsx";
import { QuotedChange } from "./change-quote.tsx";
import { MoreBags, OtherSeats } from "./extras.tsx";
import { OtherFlight } from "./other-flight.tsx";
import { OtherStay } from "./other-stay.tsx";
import { Corrections, Leavers } from "./people.tsx";
import type { ChangeWish, WishProps } from "./wish.ts";

interface ChangeDialogProps {
  readonly booking: Pnr;
  readonly onChanged: (detail: BookingDetail) => void;
  readonly onClose: () => void;
}

const KINDS = ["flight", "stay", "bags", "seats", "people", "leave"] as const;
type Kind = (typeof KINDS)[number];

const FORMS: Readonly<
  Record<Kind, (props: WishProps & { readonly booking: Pnr }) => ComponentChildren>
> = {
  flight: OtherFlight,
  stay: OtherStay,
  bags: MoreBags,
  seats: OtherSeats,
  people: Corrections,
  leave: Leavers,
};

/** Any change of a booking: what it costs is shown first, and exactly that is then done, or nothing. */
export function ChangeDialog({ booking, onChanged, onClose }: ChangeDialogProps) {
  const { t, format } = useSpeech();
  const { pnr } = booking;
  const kinds = KINDS.filter((one) => isThere(booking, one));
  const [kind, setKind] = useState(kinds[0] ?? "people");
  const [wish, setWish] = useState<ChangeWish>({});
  const [quote, setQuote] = useState<ChangeQuote>();
  const path = `/bookings/${encodeURIComponent(pnr)}`;
  const isEmpty = Object.values(wish).every((one) => one === undefined);

  const ask = useAction(async () => {
    setQuote(undefined);
    setQuote(await post<ChangeQuote>(`${path}/quote-change`, wish));
  });
  const confirm = useAction(async ({ quoteId }: ChangeQuote) => {
    onChanged(await post<BookingDetail>(`${path}/change`, { quoteId }));
    showToast({ text: t("change.done", { pnr }) });
    onClose();
  });
  const quoted = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (quote) quoted.current?.scrollIntoView({ block: "nearest" });
  }, [quote]);
  const change = (part: Partial<ChangeWish>) => {
    setWish((before) => ({ ...before, ...part }));
    // A quote is for what was asked, and for nothing else.
    setQuote(undefined);
    ask.clear();
    confirm.clear();
  };

  return (
    <Dialog wide title={t("change.title", { pnr })} onClose={onClose}>
      <div class="stack">
        <FilterChips
          label={t("change.kinds")}
          value={kind}
          onChoose={setKind}
          options={kinds.map((one) => ({
            value: one,
            label: t(`change.${one}`),
            count: askedFor(wish, one) || undefined,
          }))}
        />
        {kinds.map((one) => {
          const Form = FORMS[one];
          // All of them stay, with what was looked up there.
          return (
            <div key={one} class="stack" hidden={one !== kind}>
              <Form booking={booking} wish={wish} onChange={change} />
            </div>
          );
        })}
        <div class="actions actions-stay">
          <Button busy={ask.busy} disabled={isEmpty} onClick={() => void ask.run()}>
            {t("change.ask")}
          </Button>
          {isEmpty && <p class="soft">{t("change.nothing")}</p>}
        </div>
        {ask.problem && <ProblemNote problem={ask.problem} />}
        <div aria-live="polite" ref={quoted}>
          {quote && <QuotedChange quote={quote} booking={booking} />}
        </div>
        {confirm.problem && <ProblemNote problem={confirm.problem} />}
        <div class="dialog-foot">
          <Button onClick={onClose}>{t("booking.keep")}</Button>
          {quote?.quoteId !== undefined && (
            <Button kind="primary" busy={confirm.busy} onClick={() => void confirm.run(quote)}>
              {confirmWords(quote)}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );

  function confirmWords({ toPay, refund, credit }: ChangeQuote): string {
    if (toPay > 0) return t("change.confirmPay", { amount: format.cents(toPay) });
    const back = refund + credit;
    return back > 0
      ? t("change.confirmBack", { amount: format.cents(back) })
      : t("change.confirmFree");
  }
}

function isThere({ flights, hotels, passengers }: Pnr, kind: Kind): boolean {
  const flies = flights.some(({ bookingStatus }) => bookingStatus !== "cancelled");
  if (kind === "people") return true;
  if (kind === "stay") return hotels.some(({ status }) => status !== "cancelled");
  return flies && (kind !== "leave" || passengers.length > 1);
}

/** How much of a wish is of one kind. */
function askedFor(wish: ChangeWish, kind: Kind): number {
  const { replace = [], bags = [], seats = [], passengers = [], leave = [] } = wish;
  const contacts = [wish.contactEmail, wish.contactPhone].filter((one) => one !== undefined);
  const counts: Readonly<Record<Kind, number>> = {
    flight: replace.filter(({ part }) => part.startsWith("F")).length,
    stay: replace.filter(({ part }) => part.startsWith("H")).length,
    bags: bags.length,
    seats: seats.length,
    people: passengers.length + contacts.length,
    leave: leave.length,
  };
  return counts[kind];
}
