import { type Language, WEEKDAYS } from "../../domain/catalogue.ts";
import type {
  AvailabilityAnswer,
  BudgetAnswer,
  PlanAnswer,
  PlanDay,
} from "../../domain/contracts/concierge/plan.ts";
import type {
  RequestReceipt,
  RequestStatus,
  RequestView,
} from "../../domain/contracts/concierge/requests.ts";
import type { SearchEnvelope } from "../../domain/contracts/concierge/search.ts";
import { parseIsoDate, weekday } from "../../domain/dates.ts";
import { amountWords } from "../../domain/money-words.ts";
import { wordingOf } from "../../services/concierge/plan/wording/wording.ts";
import type { Words } from "../../services/concierge/words.ts";

const NOTHING: Words = {
  en: "Nothing was found.",
  az: "Heç nə tapılmadı.",
  ru: "Ничего не найдено.",
};

const MORE: Words = {
  en: "More: repeat with cursor",
  az: "Davamı: eyni sorğu, cursor",
  ru: "Дальше: тот же запрос, cursor",
};

/** A numbered list in the language of the answer, with its notes and where to go on. */
export function resultList(
  heading: string,
  lines: readonly string[],
  page: SearchEnvelope,
): string {
  const { total, next_cursor: next, lang, notes = [] } = page;
  return [
    ...(lines.length === 0
      ? [`${heading}: ${NOTHING[lang]}`]
      : [`${heading}, ${lines.length} / ${total}:`]),
    ...lines.map((line, index) => `${index + 1}. ${line}`),
    ...(next === undefined ? [] : [`${MORE[lang]} "${next}".`]),
    ...notes,
    page.disclaimer,
  ].join("\n");
}

const FROM: Words = { en: "from", az: "ən azı", ru: "от" };

/** `from 600 USD` */
export function priceFrom(amount: number, currency: string, lang: Language): string {
  return `${FROM[lang]} ${amount} ${currency}`;
}

/** The id first: it is all that is needed to ask again. */
export function receiptText(
  receipt: Omit<RequestReceipt, "status"> & { status: RequestStatus },
): string {
  const { request_id: id, status, message, notes = [], disclaimer } = receipt;
  return [`${id} (${status})`, message, ...notes, disclaimer].join("\n");
}

/** How many of the last words of a thread are in the text. */
const LAST_WORDS = 6;

/** Where a request stands, with the last words of both sides. */
export function requestText({ reply, pnr, turn, thread, ...view }: RequestView): string {
  const said = thread ?? (reply ? [{ from: "operator", ...reply }] : []);
  return receiptText({
    ...view,
    notes: [
      ...said.slice(-LAST_WORDS).map(({ from, text, at }) => `${from}: «${text}» (${at})`),
      ...(pnr !== undefined ? [`PNR: ${pnr}`] : []),
      ...(turn === undefined || turn === "none" ? [] : [`turn: ${turn}`]),
    ],
  });
}

/** A plan as a person reads it, complete in itself. */
export function planText(plan: PlanAnswer): string {
  const { labels, weekdays, free, more } = wordingOf(plan.lang);
  const { currency, total, perPerson } = plan.budget;
  const isFree = ({ morning, afternoon, evening, tips }: PlanDay) =>
    morning === free.morning &&
    afternoon === free.afternoon &&
    evening === free.evening &&
    tips === "";
  const [bySea] = more.beach;
  const shore = ({ morning, afternoon, evening, tips }: PlanDay) => {
    const said = bySea?.morning("") ?? "";
    const isBare = afternoon === bySea?.afternoon && evening === free.evening && tips === "";
    return isBare && morning.endsWith(said) ? morning.slice(0, -said.length) : undefined;
  };
  const isAlike = (day: PlanDay, first: PlanDay) =>
    isFree(day) ? isFree(first) : shore(day) !== undefined && shore(day) === shore(first);
  const money = (amount: number) => amountWords(plan.lang, amount, currency);
  const first = plan.dates && parseIsoDate(plan.dates.from);
  const dayOf = (day: number) => {
    const on = first === undefined ? undefined : WEEKDAYS[weekday(first + day - 1)];
    return `${labels.day(day)}${on === undefined ? "" : `, ${weekdays[on]}`}`;
  };
  return [
    plan.summary,
    ...(plan.dates ? [`${labels.dates}: ${plan.dates.from} – ${plan.dates.to}`] : []),
    `${labels.budget}: ${money(total)} (${money(perPerson)} ${labels.perPerson})`,
    ...inRuns(plan.itinerary, isAlike).map(([first, ...others]) => {
      const { day, city, morning, afternoon, evening, tips } = first;
      const last = others.at(-1);
      // Ten days of a city without sights, or on one beach, are told in one line.
      const on = shore(first);
      if (on !== undefined || isFree(first)) {
        const until = last === undefined ? "" : ` – ${dayOf(last.day)}`;
        const count = others.length + 1;
        const days = on === undefined ? labels.freeDays(count) : labels.seaDays(on, count);
        return `${dayOf(day)}${until}, ${city}: ${days}`;
      }
      return [
        `${dayOf(day)}, ${city}`,
        `- ${labels.part.morning}: ${morning}`,
        `- ${labels.part.afternoon}: ${afternoon}`,
        `- ${labels.part.evening}: ${evening}`,
        ...(tips === "" ? [] : [`- ${labels.tips}: ${tips}`]),
      ].join("\n");
    }),
    ...(plan.flights ? [`${labels.flights}: ${plan.flights.join("; ")}`] : []),
    ...(plan.hotels.length > 0 ? [`${labels.hotels}: ${plan.hotels.join("; ")}`] : []),
    ...(plan.activities.length > 0 ? [`${labels.activities}: ${plan.activities.join("; ")}`] : []),
    ...(plan.notes.length > 0 ? [`${labels.notes}: ${plan.notes.join(" ")}`] : []),
    ...(plan.plan_id === undefined ? [] : [`plan_id: ${plan.plan_id}`]),
    plan.disclaimer,
  ].join("\n");
}

type Run = readonly [PlanDay, ...PlanDay[]];

/** Days one by one, but for those of one city in a row that are alike. */
function inRuns(
  days: readonly PlanDay[],
  isAlike: (day: PlanDay, first: PlanDay) => boolean,
): readonly Run[] {
  const runs: Run[] = [];
  for (const day of days) {
    const run = runs.at(-1);
    const isOn = run && isAlike(day, run[0]) && run[0].city === day.city;
    if (isOn) runs[runs.length - 1] = [...run, day];
    else runs.push([day]);
  }
  return runs;
}

export function budgetText(budget: BudgetAnswer): string {
  const { labels, days } = wordingOf(budget.lang);
  const { currency, total, perPerson, range } = budget;
  const money = (amount: number) => amountWords(budget.lang, amount, currency);
  return [
    `${budget.destinations.join(", ")}; ${days(budget.days)}`,
    ...budget.breakdown.map(
      ({ label, low, expected, high }) =>
        `- ${label}: ${labels.range(money(low), money(expected), money(high))}`,
    ),
    `${labels.total}: ${labels.range(money(range.low), money(total), money(range.high))}; ${money(perPerson)} ${labels.perPerson}`,
    ...budget.notes,
    budget.disclaimer,
  ].join("\n");
}

export function availabilityText({
  destination,
  available,
  note,
  disclaimer,
  lang,
}: AvailabilityAnswer): string {
  const { labels } = wordingOf(lang);
  return [
    `${destination}: ${available ? labels.available : labels.notAvailable}`,
    note,
    disclaimer,
  ].join("\n");
}
