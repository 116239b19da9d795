import { z } from "zod";
import type { ChatModel } from "../../../suppliers/llm/types.ts";
import type { AnswerDay, PlanAnswer } from "./answer.ts";
import { type Facts, factsOf, isFaithful } from "./polish-check.ts";
import { wordingOf } from "./wording/wording.ts";

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
    // A caller who has gone away needs no plan; everybody else gets the plain one.
    signal.throwIfAborted();
  }
  return { ...plan, notes: [...plan.notes, wordingOf(plan.lang).notes.polishFailed] };
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
function jsonIn(answer: string): string {
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
  const itinerary = plan.itinerary.map((day): AnswerDay => {
    const better = polished.itinerary.find((one) => one.day === day.day);
    if (!better) return day;
    // A sentence may speak of its own facts alone: a sight of Tuesday's is out of place on Monday.
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
