import type { AboutOperator } from "../../api/types.ts";
import { CustomerList } from "./customer-list.tsx";
import { CustomerPane } from "./customer-pane.tsx";

interface CustomersViewProps {
  readonly contact: string | undefined;
  readonly role: AboutOperator["role"];
}

export function CustomersView({ contact, role }: CustomersViewProps) {
  return contact === undefined ? (
    <CustomerList role={role} />
  ) : (
    <CustomerPane key={contact} contact={contact} role={role} />
  );
}
