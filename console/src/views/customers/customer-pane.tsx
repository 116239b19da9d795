import { useState } from "preact/hooks";
import type { AboutOperator, CustomerDetail } from "../../api/types.ts";
import { useSpeech } from "../../i18n/language.tsx";
import { linkTo } from "../../state/route.ts";
import { useResource } from "../../state/use-resource.ts";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ProblemNote } from "../../ui/problem-note.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { BookingTable } from "../bookings/booking-table.tsx";
import { RequestRow } from "../desk/request-row.tsx";
import { EraseDialog } from "./erase-dialog.tsx";

interface CustomerPaneProps {
  readonly contact: string;
  readonly role: AboutOperator["role"];
}

/** Everything that one contact asked for and booked. */
export function CustomerPane({ contact, role }: CustomerPaneProps) {
  const { t } = useSpeech();
  const { data, problem, reload } = useResource<CustomerDetail>(
    `/customers/${encodeURIComponent(contact)}`,
    () => true,
  );
  return (
    <div class="page">
      <a class="back back-always" href={linkTo({ view: "customers" })}>
        <Icon name="back" />
        {t("nav.customers")}
      </a>
      {!data && !problem && <Skeleton lines={8} />}
      {problem?.status === 404 && <Empty mark="search" title={t("customer.gone")} />}
      {problem && problem.status !== 404 && <ProblemNote problem={problem} retry={reload} />}
      {data && problem?.status !== 404 && (
        <Customer detail={data} mayErase={role === "supervisor"} />
      )}
    </div>
  );
}

function Customer({ detail, mayErase }: { detail: CustomerDetail; mayErase: boolean }) {
  const { t, format } = useSpeech();
  const [erasing, setErasing] = useState(false);
  const { customer, others, requests, bookings, namesakes } = detail;
  return (
    <article class="customer">
      <header class="customer-head">
        <div>
          <h1>{customer.name ?? customer.contact}</h1>
          <p class="soft">{customer.contact}</p>
          {others.length > 0 && (
            <p class="soft">
              {t("customer.others")}{" "}
              {others.map((contact, index) => (
                <span key={contact}>
                  {index > 0 && ", "}
                  <a href={linkTo({ view: "customers", contact })}>{contact}</a>
                </span>
              ))}
            </p>
          )}
        </div>
        {mayErase && (
          <Button kind="danger" onClick={() => setErasing(true)}>
            {t("customer.erase")}
          </Button>
        )}
      </header>
      <section aria-labelledby="customer-requests">
        <h2 id="customer-requests">{t("desk.count", { n: customer.requests })}</h2>
        {requests.length > 0 && (
          <ul class="rows card rows-card">
            {requests.map((request) => (
              <li key={request.id}>
                <RequestRow request={request} chosen={false} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="customer-bookings">
        <h2 id="customer-bookings">
          {t("bookings.count", { n: customer.bookings })}
          {customer.value > 0 && <span class="soft"> · {format.cents(customer.value)}</span>}
          {customer.cancelled > 0 && (
            <span class="soft"> · {t("bookings.cancelledToo", { n: customer.cancelled })}</span>
          )}
        </h2>
        {bookings.length > 0 && <BookingTable bookings={bookings} />}
        {namesakes.length > 0 && (
          <p class="soft">
            {t("customer.namesakes")}{" "}
            {namesakes.map((pnr, index) => (
              <span key={pnr}>
                {index > 0 && ", "}
                <a href={linkTo({ view: "bookings", pnr })}>{pnr}</a>
              </span>
            ))}
          </p>
        )}
      </section>
      {erasing && <EraseDialog detail={detail} onClose={() => setErasing(false)} />}
    </article>
  );
}
