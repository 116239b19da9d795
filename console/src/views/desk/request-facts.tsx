import type { RequestDetail } from "../../api/types.ts";
import { planSpan } from "../../format/plan-span.ts";
import { languageName, type Speech, useSpeech } from "../../i18n/language.tsx";
import { linkTo } from "../../state/route.ts";
import { LinkedText } from "../../ui/linked-text.tsx";

export function RequestFacts({ request }: { request: RequestDetail }) {
  const speech = useSpeech();
  const { t, format } = speech;
  const facts = [
    [t("request.name"), request.name],
    [t("request.contact"), <Contact key="contact" value={request.contact} />],
    [t("request.customer"), <Customer key="customer" contacts={request.contacts} />],
    [t("request.dates"), daysOf(request, speech)],
    [t("request.language"), languageName(request.lang)],
    [t("request.travelers"), request.travelers],
    [t("request.budget"), request.budget],
    [t("request.received"), format.moment(request.createdAt)],
  ] as const;
  return (
    <section class="card" aria-labelledby="asks-title">
      <h2 id="asks-title">{t("request.asks")}</h2>
      <blockquote class="message" lang={request.lang}>
        <LinkedText text={request.message} />
      </blockquote>
      <dl class="facts">
        {facts.map(
          ([name, value]) =>
            value !== undefined && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}

/** Days as the reader writes them; those of the traveller's own plan where the request names none. */
function daysOf(
  { dates, ownPlan, plan }: RequestDetail,
  { t, format }: Speech,
): string | undefined {
  const [, from, to] = /^(\d{4}-\d\d-\d\d) to (\d{4}-\d\d-\d\d)$/.exec(dates ?? "") ?? [];
  if (from !== undefined && to !== undefined) return `${format.day(from)} – ${format.day(to)}`;
  if (dates !== undefined || !ownPlan || !plan?.dates) return dates;
  return t("request.byPlan", { dates: planSpan(format, plan.dates) });
}

function Contact({ value }: { value: string }) {
  const [, box, host] = /^(\S+@)(\S+\.\S+)$/.exec(value) ?? [];
  if (box !== undefined) {
    // Where it takes two lines, the second begins with the host.
    return (
      <a href={`mailto:${value}`}>
        {box}
        <wbr />
        {host}
      </a>
    );
  }
  // What can neither be mailed nor dialled is shown as it was written.
  return /^\+\d+$/.test(value) ? <a href={`tel:${value}`}>{value}</a> : value;
}

function Customer({ contacts }: { contacts: readonly string[] }) {
  const { t } = useSpeech();
  return (
    <>
      {contacts.map((contact) => (
        <a key={contact} class="customer-link" href={linkTo({ view: "customers", contact })}>
          {contacts.length > 1 ? contact : t("request.allOf")}
        </a>
      ))}
    </>
  );
}
