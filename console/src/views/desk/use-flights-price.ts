import { useEffect, useState } from "preact/hooks";
import { post } from "../../api/client.ts";
import { asProblem, type Problem } from "../../api/problem.ts";
import { type BookingDraft, flightIdsOf, partyOf } from "./booking-draft.ts";

interface FareFees {
  readonly changeFee?: number;
  readonly refundFee?: number;
}

export interface Priced {
  /** USD cents; absent while they are asked for, and where that failed. */
  readonly cents?: number;
  /** On which terms, flight by flight: what one flight forbids, a ticket of two may allow. */
  readonly fares?: readonly FareFees[];
  readonly problem?: Problem;
}

/** What the chosen flights cost together for the party: a return costs less than its two ways. */
export function useFlightsPrice(draft: BookingDraft): Priced {
  const flightIds = flightIdsOf(draft);
  const asked = JSON.stringify({ flightIds, party: partyOf(draft) });
  const [held, setHeld] = useState<Priced & { readonly asked: string }>();
  const isNone = flightIds.length === 0;
  useEffect(() => {
    if (isNone) return;
    let isLeft = false;
    const hold = (priced: Priced) => {
      if (!isLeft) setHeld({ asked, ...priced });
    };
    post<{ readonly price: number; readonly fares: readonly FareFees[] }>(
      "/price",
      JSON.parse(asked),
    ).then(
      ({ price, fares }) => hold({ cents: price, fares }),
      (error: unknown) => hold({ problem: asProblem(error) }),
    );
    return () => {
      isLeft = true;
    };
  }, [asked, isNone]);
  if (isNone) return { cents: 0 };
  return held?.asked === asked ? held : {};
}
