import { z } from "zod";
import type { Language } from "../../../../domain/catalogue.ts";
import type { PlanAnswer, PlanDay } from "../../../../domain/contracts/concierge/plan.ts";
import type { ChatModel } from "../../../../suppliers/chat-model.ts";
import { wordingOf } from "./wording.ts";

const LANGUAGE_NAMES = { en: "English", az: "Azerbaijani", ru: "Russian" } as const;

const Polished = z.object({
  summary: z.string().optional(),
  itinerary: z
    .array(
      z.object({
        day: z.int(),
        morning: z.string().optional(),
        afternoon: z.string().optional(),
        evening: z.string().optional(),
        tips: z.string().optional(),
      }),
    )
    .default([]),
});

/** Lets a model rewrite the prose. What it gets wrong stays as it was; a failure leaves the plan plain. */
export async function polishPlan(
  model: ChatModel,
  plan: PlanAnswer,
  signal: AbortSignal,
): Promise<PlanAnswer> {
  try {
    const answer = await model.complete(messagesFor(plan), { signal });
    const polished = merge(plan, Polished.parse(JSON.parse(jsonIn(answer))));
    if (polished) return polished;
  } catch {
    // A cancelled call ends here; any other failure leaves the plain plan.
    signal.throwIfAborted();
  }
  return { ...plan, notes: [...plan.notes, wordingOf(plan.lang).remarks.polishFailed] };
}

function messagesFor({ lang, summary, itinerary }: PlanAnswer) {
  return [
    {
      role: "system",
      content: [
        `You polish the wording of a travel plan written in ${LANGUAGE_NAMES[lang]}. Answer in ${LANGUAGE_NAMES[lang]} only.`,
        "Rewrite each sentence so that it reads warmly and smoothly. Keep every name, number and time exactly as it is.",
        "Add no place, person, price, time or promise. Each rewritten text is about as long as the given one.",
        "Answer with JSON of the same shape as the input and nothing else.",
      ].join("\n"),
    },
    { role: "user", content: JSON.stringify({ summary, itinerary }) },
  ] as const;
}

/** Models like to wrap JSON in a fence. */
export function jsonIn(answer: string): string {
  const start = answer.indexOf("{");
  const end = answer.lastIndexOf("}");
  return start < 0 || end < start ? answer : answer.slice(start, end + 1);
}

/** The plan with every sentence that passed; undefined when none did. */
function merge(plan: PlanAnswer, polished: z.output<typeof Polished>): PlanAnswer | undefined {
  let taken = 0;
  const take = (plain: string, better: string | undefined, facts: Facts) => {
    const tidy = better?.trim();
    if (tidy === undefined || tidy === plain || !isFaithful(tidy, plain, facts)) return plain;
    taken++;
    return tidy;
  };
  const whole = factsOf(plan.lang, [plan.summary, ...plan.destinations]);
  const summary = take(plan.summary, polished.summary, whole);
  const itinerary = plan.itinerary.map((day): PlanDay => {
    const better = polished.itinerary.find((one) => one.day === day.day);
    if (!better) return day;
    // A sentence may state its own facts alone: a sight of Tuesday is out of place on Monday.
    const of = (text: string) => factsOf(plan.lang, [text, day.city]);
    return {
      ...day,
      morning: take(day.morning, better.morning, of(day.morning)),
      afternoon: take(day.afternoon, better.afternoon, of(day.afternoon)),
      evening: take(day.evening, better.evening, of(day.evening)),
      tips: take(day.tips, better.tips, of(day.tips)),
    };
  });
  return taken === 0 ? undefined : { ...plan, summary, itinerary };
}

/** Words that may open a sentence, where a capital letter makes no name. */
const OPENERS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    "a after afterwards all an and arrive as ask at before begin book breathe browse carry catch check choose climb close come compare cross cycle day discover dine dinner drive early easy end enjoy evening explore feel find finish fly follow for from get give go have head here if in it join keep leave let light linger listen look lunch make meet morning now on once or pack pause photograph pick plan reach relax remember rest return ride save see settle set share sit slip soak spend stand start stay step stop stroll take taste the then there this time to today tonight trace travel treat try unwind visit wake walk wander watch wear when while wind with you your".split(
      " ",
    ),
  ),
  az: new Set(
    "axşam bir bu burada çıxın dadın daha dincəlin gedin gecə gəzin görün gün günorta günortadan günü həzz indi izləyin kəşf qalxın qayıdın qeyd rahat sabah seçin səhər səhəri sizi sizə sonra tələsmədən tərk ünvan üz və vaxt yavaş yenə yol yola yolda".split(
      " ",
    ),
  ),
  ru: new Set(
    "а вас вам ваш вечер вечером вернитесь возьмите вы выберите день днём до доберитесь дорога ещё загляните задержитесь затем заселитесь здесь и из к конец купите на насладитесь начните не обед отдохните отправляйтесь отправьтесь оставьте перед по поднимитесь позавтракайте познакомьтесь полюбуйтесь попробуйте после посмотрите посетите потом поужинайте прибытие прогуляйтесь пройдите пройдитесь проведите путь с сегодня сделайте сначала спуститесь там так утро утром ужин узнайте".split(
      " ",
    ),
  ),
};

const MONEY =
  /[$€£₼₽₺]|\b(?:usd|eur|azn|rub|gbp|dollars?|euros?|manats?|dollar|avro)\b|доллар|евро|манат|рубл/iu;
const PROMISES =
  /\b(?:booked|confirmed|reserved|guarantee\w*|included|free of charge)\b|забронирован|гарантир|подтвержд[её]н|включен|təsdiqlən|zəmanət|bronlan|daxildir/iu;
const LINKS = /https?:|www\.|@|[<>{}[\]\\]/i;

interface Word {
  readonly text: string;
  readonly opens: boolean;
}

/** Words with a capital letter, and whether each opens a sentence, where every word has one. */
function capitals(text: string): Word[] {
  return Array.from(text.matchAll(/\p{Lu}[\p{L}\p{M}'’-]*/gu), ({ 0: word, index }) => ({
    text: word.toLowerCase(),
    opens: /(?:^|[.!?…:;]\s*|[«“"(]\s*)$/u.test(text.slice(0, index)),
  })).filter(({ text }) => text !== "");
}

function numbers(text: string): string[] {
  return text.match(/\d+(?:[.,:]\d+)*/g) ?? [];
}

/** Inflection changes the end of a name, not its beginning. */
function sameName(a: string, b: string): boolean {
  if (a === b) return true;
  const shared = Math.min(a.length, b.length) - 2;
  return (
    shared >= 3 && Math.abs(a.length - b.length) <= 4 && a.slice(0, shared) === b.slice(0, shared)
  );
}

/** What the plan itself says: a polished sentence may speak of nothing else. */
export interface Facts {
  readonly lang: Language;
  readonly names: readonly string[];
}

export function factsOf(lang: Language, texts: readonly string[]): Facts {
  const names = new Set<string>();
  for (const text of texts) {
    for (const word of text.toLowerCase().match(/[\p{L}\p{M}'’-]{2,}/gu) ?? []) names.add(word);
  }
  return { lang, names: [...names] };
}

/** True when a rewritten sentence keeps every fact of the plain one and adds none. */
export function isFaithful(polished: string, plain: string, { lang, names }: Facts): boolean {
  if (polished.trim() === "" || polished.length > plain.length * 1.8 + 60) return false;
  if (/\p{Cc}/u.test(polished) || LINKS.test(polished)) return false;
  if (MONEY.test(polished) && !MONEY.test(plain)) return false;
  if (PROMISES.test(polished) && !PROMISES.test(plain)) return false;
  if (!isWrittenIn(polished, lang)) return false;
  const figures = numbers(plain);
  const now = numbers(polished);
  if (now.some((figure) => !figures.includes(figure))) return false;
  if (figures.some((figure) => !now.includes(figure))) return false;
  const written = capitals(polished);
  const known = written.every(
    ({ text, opens }) =>
      names.some((name) => sameName(name, text)) || (opens && OPENERS[lang].has(text)),
  );
  if (!known) return false;
  // What the plain sentence names must still be named.
  return capitals(plain)
    .filter(({ opens }) => !opens)
    .every(({ text }) =>
      polished.toLowerCase().includes(text.slice(0, Math.max(3, text.length - 2))),
    );
}

function isWrittenIn(text: string, lang: Language): boolean {
  const cyrillic = text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return lang === "ru" ? cyrillic >= latin : cyrillic === 0;
}
