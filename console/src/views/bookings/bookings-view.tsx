import { BookingList } from "./booking-list.tsx";
import { BookingPane } from "./booking-pane.tsx";

interface BookingsViewProps {
  readonly pnr: string | undefined;
  /** False for an operator who only looks. */
  readonly works: boolean;
}

export function BookingsView({ pnr, works }: BookingsViewProps) {
  return pnr === undefined ? <BookingList /> : <BookingPane key={pnr} pnr={pnr} works={works} />;
}
