import type { AboutOperator } from "../../api/types.ts";
import { KeptList } from "../../ui/kept-list.tsx";
import { CustomerList } from "./customer-list.tsx";
import { CustomerPane } from "./customer-pane.tsx";

interface CustomersViewProps {
  readonly contact: string | undefined;
  readonly role: AboutOperator["role"];
}

export function CustomersView({ contact, role }: CustomersViewProps) {
  return (
    <KeptList list={<CustomerList role={role} />} open={contact !== undefined}>
      {contact !== undefined && <CustomerPane key={contact} contact={contact} role={role} />}
    </KeptList>
  );
}
