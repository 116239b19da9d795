import { BookingList } from "./booking-list.tsx";
import { BookingPane } from "./booking-pane.tsx";

export function BookingsView({ pnr }: { pnr: string | undefined }) {
  return pnr === undefined ? <BookingList /> : <BookingPane key={pnr} pnr={pnr} />;
}
