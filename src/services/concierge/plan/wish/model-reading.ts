import { z } from "zod";
import { PlanRequest } from "../../../../domain/contracts/concierge/plan.ts";
import type { ChatModel } from "../../../../suppliers/chat-model.ts";
import { originNamed, placesNamed } from "../atlas/spots-named.ts";
import { clockAt, type PlannerDeps } from "../planning.ts";
import { understand } from "../understand/understand.ts";
import { jsonIn } from "../wording/polish.ts";
import { namesNoPlace, type Wish } from "./wish.ts";

/** Fields of a request that a model may read in its words, each with the words that say it. */
const FIELDS = ["days", "destinations", "origin", "party", "month"] as const;
type Field = (typeof FIELDS)[number];

const Fields = PlanRequest.partial();
const Read = z.record(z.string(), z.object({ value: z.unknown(), quote: z.string() }));

/**
 * The request with what a model reads in its words and the reader does not. A field is taken only
 * where it quotes the request, keeps to the contract and names places that the catalogue or the
 * world has; any failure leaves the request as it is.
 */
export async function readByModel(
  model: ChatModel,
  request: PlanRequest,
  deps: PlannerDeps,
  signal: AbortSignal,
): Promise<PlanRequest> {
  const open = openFields(request, deps);
  if (open.length === 0) return request;
  try {
    const answer = await model.complete(messagesFor(request, open), { signal });
    const read = Read.parse(JSON.parse(jsonIn(answer)));
    const taken: PlanRequest = { ...request };
    for (const field of open) {
      const { value, quote } = read[field] ?? { quote: "" };
      if (!isQuoted(quote, request.query)) continue;
      const checked = Fields.safeParse({ [field]: value });
      if (checked.success && isKnown(checked.data, deps)) Object.assign(taken, checked.data);
    }
    return taken;
  } catch {
    // A cancelled call ends here; any other failure leaves the words to the reader alone.
    signal.throwIfAborted();
    return request;
  }
}

/** What neither a field nor the reader says; a change of an earlier plan says little on purpose. */
function openFields(request: PlanRequest, { atlas, places, now }: PlannerDeps): readonly Field[] {
  if (request.plan_id?.trim()) return [];
  const wish = understand(request, atlas, places, clockAt(now()).today);
  const said: Readonly<Record<Field, boolean>> = {
    days: wish.days !== undefined,
    destinations: !namesNoPlace(wish),
    origin: wish.origin !== undefined,
    party: wish.partyFrom !== "default" || Boolean(request.travelers),
    month: isDated(wish, request),
  };
  const open = FIELDS.filter((field) => request[field] === undefined && !said[field]);
  // Most trips leave their start open: for that alone nothing is asked.
  return open.some((field) => field !== "origin") ? open : [];
}

function isDated({ when }: Wish, { dates }: PlanRequest): boolean {
  return when !== undefined || Boolean(dates);
}

function messagesFor({ query }: PlanRequest, open: readonly Field[]) {
  return [
    {
      role: "system",
      content: [
        "You read what a traveller wrote. Answer with one JSON object and nothing else.",
        `Its keys are those of ${open.join(", ")} that the text states; leave out what it does not state, and guess nothing.`,
        'Each is {"value": …, "quote": "the words of the text that say it, copied letter by letter"}.',
        'days: whole number. destinations: names in English. origin: city in English. party: {"adults": 2, "children": [ages]}. month: "2027-06", or "6" without a year.',
      ].join("\n"),
    },
    { role: "user", content: query },
  ] as const;
}

function isQuoted(quote: string, query: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/\s+/g, " ").trim();
  return plain(quote) !== "" && plain(query).includes(plain(quote));
}

/** Places are those of the catalogue, and a start one of the world: a model's word makes none. */
function isKnown(
  { destinations = [], origin }: z.output<typeof Fields>,
  { atlas, places }: PlannerDeps,
): boolean {
  if (origin !== undefined && !originNamed(origin, atlas, places)) return false;
  return destinations.every((name) => placesNamed(name, atlas).length > 0);
}
