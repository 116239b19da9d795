import type { AboutOperator } from "../../api/types.ts";
import { KeptList } from "../../ui/kept-list.tsx";
import { BookingList } from "./booking-list.tsx";
import { BookingPane } from "./booking-pane.tsx";

interface BookingsViewProps {
  readonly pnr: string | undefined;
  readonly role: AboutOperator["role"];
}

export function BookingsView({ pnr, role }: BookingsViewProps) {
  return (
    <KeptList list={<BookingList role={role} />} open={pnr !== undefined}>
      {pnr !== undefined && <BookingPane key={pnr} pnr={pnr} works={role !== "read-only"} />}
    </KeptList>
  );
}
