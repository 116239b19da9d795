import type { AboutOperator } from "../../api/types.ts";
import { BookingList } from "./booking-list.tsx";
import { BookingPane } from "./booking-pane.tsx";

interface BookingsViewProps {
  readonly pnr: string | undefined;
  readonly role: AboutOperator["role"];
}

export function BookingsView({ pnr, role }: BookingsViewProps) {
  return pnr === undefined ? (
    <BookingList role={role} />
  ) : (
    <BookingPane key={pnr} pnr={pnr} works={role !== "read-only"} />
  );
}
