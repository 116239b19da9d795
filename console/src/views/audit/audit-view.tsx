import { useState } from "preact/hooks";
import { queryOf } from "../../api/client.ts";
import type { AboutOperator, AuditLine, AuditPage, RequestPage } from "../../api/types.ts";
import type { TextKey } from "../../i18n/en.ts";
import { useSpeech } from "../../i18n/language.tsx";
import { linkTo } from "../../state/route.ts";
import { usePages } from "../../state/use-pages.ts";
import { useResource } from "../../state/use-resource.ts";
import { Empty } from "../../ui/empty.tsx";
import { ExportPick } from "../../ui/export-pick.tsx";
import { More } from "../../ui/more.tsx";
import { Pick } from "../../ui/pick.tsx";
import { ProblemNote } from "../../ui/problem-note.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Moves } from "../bookings/moves.tsx";

const WHAT = [
  ...["login", "assigned", "tagged", "noted", "answered"],
  ...["undone", "booked", "changed", "cancelled", "reduced"],
  ...["shared", "withdrew", "exported", "erased"],
] as const satisfies AuditLine["what"][];

/** Which operator did what, newest first. */
export function AuditView({ role }: { role: AboutOperator["role"] }) {
  const { t } = useSpeech();
  const [what, setWhat] = useState("");
  const [by, setBy] = useState("");
  const query = queryOf({ what, by });
  const list = usePages<AuditPage, AuditLine>(`/audit${query}`, {
    itemsOf: ({ lines }) => lines,
    idOf: ({ id }) => id,
    concerns: () => true,
  });
  const { data, problem, items } = list;
  const desk = useResource<RequestPage>("/requests?limit=1");
  const names = [...(desk.data?.operators ?? []), ...items.map((line) => line.by)].sort();
  return (
    <section class="page" aria-labelledby="audit-title" aria-busy={list.loading}>
      <header class="list-head list-head-wide">
        <h1 id="audit-title">{t("nav.audit")}</h1>
        <div class="list-filters">
          <Pick
            label={t("audit.by")}
            value={by}
            options={[
              ["", t("filter.anyone")],
              ...[...new Set(names)].map((name) => [name, name] as const),
            ]}
            onChoose={setBy}
          />
          <Pick
            label={t("audit.what")}
            value={what}
            options={[
              ["", t("audit.everything")],
              ...WHAT.map((word) => [word, t(`audit.${word}`)] as const),
            ]}
            onChoose={setWhat}
          />
          {role === "supervisor" && <ExportPick list="audit" query={query} />}
        </div>
      </header>
      {!data && !problem && <Skeleton lines={6} />}
      {problem && <ProblemNote problem={problem} retry={list.reload} />}
      {data && items.length === 0 && <Empty mark="search" title={t("audit.empty")} />}
      {data && items.length > 0 && (
        <>
          <AuditTable lines={items} />
          <More shown={items.length} total={data.total} onMore={list.more} />
        </>
      )}
    </section>
  );
}

function AuditTable({ lines }: { lines: readonly AuditLine[] }) {
  const { t, format } = useSpeech();
  return (
    <table class="table">
      <thead>
        <tr>
          <th scope="col">{t("audit.at")}</th>
          <th scope="col">{t("audit.by")}</th>
          <th scope="col">{t("audit.what")}</th>
          <th scope="col">{t("audit.subject")}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, at, by, what, subject, text, whose, ...done }) => (
          <tr key={id}>
            <th scope="row">{format.moment(at)}</th>
            <td data-label={t("audit.by")}>{by}</td>
            <td data-label={t("audit.what")}>
              {t(what === "assigned" && text === undefined ? "history.released" : `audit.${what}`)}
            </td>
            <td data-label={t("audit.subject")}>
              {subject !== undefined && <Subject subject={subject} />}
              {subject !== undefined && text !== undefined && " · "}
              {text !== undefined && <Told text={text} />}
              {whose !== undefined && <span class="soft"> · {whose}</span>}
              <Moves {...done} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Subject({ subject }: { subject: string }) {
  const { t } = useSpeech();
  if (subject.startsWith("req_")) {
    return <a href={linkTo({ view: "desk", id: subject })}>{subject}</a>;
  }
  if (subject.startsWith("TEST-")) {
    return <a href={linkTo({ view: "bookings", pnr: subject })}>{subject}</a>;
  }
  const list = LISTS[subject];
  return list ? t(list) : subject;
}

const LISTS: Readonly<Record<string, TextKey>> = {
  requests: "desk.title",
  bookings: "bookings.title",
  customers: "nav.customers",
  audit: "nav.audit",
};

const STATES: Readonly<Record<string, TextKey>> = {
  confirmed: "state.confirmed",
  declined: "state.declined",
  needs_info: "state.needs_info",
};

/** Figures of what was erased, and outcomes, in the reader's words; a name or an amount as it is. */
function Told({ text }: { text: string }) {
  const { t } = useSpeech();
  const [, requests, bookings] = /^(\d+) requests, (\d+) bookings$/.exec(text) ?? [];
  const state = STATES[text];
  if (state !== undefined) return <>{t(state)}</>;
  if (requests === undefined || bookings === undefined) return <>{text}</>;
  const counts = [
    t("desk.count", { n: Number(requests) }),
    t("bookings.count", { n: Number(bookings) }),
  ];
  return <>{counts.join(", ")}</>;
}
