import { useState } from "preact/hooks";
import { queryOf } from "../../api/client.ts";
import type { AboutOperator, CustomerPage, CustomerSummary } from "../../api/types.ts";
import { useSpeech } from "../../i18n/language.tsx";
import { linkTo } from "../../state/route.ts";
import { usePages } from "../../state/use-pages.ts";
import { Empty } from "../../ui/empty.tsx";
import { ExportPick } from "../../ui/export-pick.tsx";
import { More } from "../../ui/more.tsx";
import { ProblemNote } from "../../ui/problem-note.tsx";
import { SearchBox } from "../../ui/search-box.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** Everybody who asked or booked, by when they last did. */
export function CustomerList({ role }: { role: AboutOperator["role"] }) {
  const { t } = useSpeech();
  const [words, setWords] = useState("");
  const query = queryOf({ q: words });
  const list = usePages<CustomerPage, CustomerSummary>(`/customers${query}`, {
    itemsOf: ({ customers }) => customers,
    idOf: ({ contact }) => contact,
    concerns: () => true,
  });
  const { data, problem, items } = list;
  return (
    <section class="page" aria-labelledby="customers-title" aria-busy={list.loading}>
      <header class="list-head list-head-wide">
        <h1 id="customers-title">{t("nav.customers")}</h1>
        <SearchBox
          label={t("customers.search")}
          hint={t("customers.searchHint")}
          value={words}
          onSearch={setWords}
        />
        {role === "supervisor" && (
          <div class="list-filters">
            <ExportPick list="customers" query={query} />
          </div>
        )}
      </header>
      {!data && !problem && <Skeleton lines={6} />}
      {problem && <ProblemNote problem={problem} retry={list.reload} />}
      {data && items.length === 0 && (
        <Empty mark="customers" title={t(words === "" ? "customers.empty" : "customers.noMatch")} />
      )}
      {data && items.length > 0 && (
        <>
          <CustomerTable customers={items} />
          <More shown={items.length} total={data.total} onMore={list.more} />
        </>
      )}
    </section>
  );
}

function CustomerTable({ customers }: { customers: readonly CustomerSummary[] }) {
  const { t, format } = useSpeech();
  return (
    <table class="table">
      <thead>
        <tr>
          <th scope="col">{t("request.contact")}</th>
          <th scope="col">{t("request.name")}</th>
          <th scope="col">{t("customers.last")}</th>
          <th scope="col" class="number">
            {t("desk.title")}
          </th>
          <th scope="col" class="number">
            {t("bookings.title")}
          </th>
          <th scope="col" class="number">
            {t("bookings.total")}
          </th>
        </tr>
      </thead>
      <tbody>
        {customers.map(({ contact, also = [], name, lastAt, requests, bookings, value }) => (
          <tr key={contact}>
            <th scope="row" class="table-contact">
              <a class="table-link" data-row href={linkTo({ view: "customers", contact })}>
                {contact}
              </a>
              {also.map((other) => (
                <span key={other} class="soft">
                  {" "}
                  {other}
                </span>
              ))}
            </th>
            <td data-label={t("request.name")}>{name ?? t("common.none")}</td>
            <td data-label={t("customers.last")} class="when">
              {format.moment(lastAt)}
            </td>
            <td data-label={t("desk.title")} class="number">
              {requests}
            </td>
            <td data-label={t("bookings.title")} class="number">
              {bookings}
            </td>
            <td data-label={t("bookings.total")} class="number">
              {format.cents(value)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
