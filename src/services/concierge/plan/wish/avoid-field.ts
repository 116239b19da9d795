import type { PlanRequest } from "../../../../domain/contracts/concierge/plan.ts";
import { startReading } from "../../../../reading/reading.ts";
import type { Atlas } from "../atlas/atlas.ts";
import { findWishes, interestsIn } from "../understand/interests.ts";
import { OWN_WORDS } from "../understand/lexicon/own-words.ts";
import { withCares } from "./cares.ts";
import { withDenied } from "./denied.ts";
import { isDenial } from "./unwanted.ts";
import type { Wish } from "./wish.ts";

const REFUSING = new RegExp(`^(?:${OWN_WORDS.refusing})\\s+`, "iu");

/** The request without the places in its words that must not be in the plan: "we have done Paris and Rome". */
export function withoutAvoidedPlaces(request: PlanRequest, atlas: Atlas): PlanRequest {
  const names = (request.avoid ?? []).filter((item) => atlas.names.named(item.trim()));
  if (names.length === 0) return request;
  const query = names.reduce((text, name) => text.replaceAll(name.trim(), ""), request.query);
  return { ...request, query };
}

/** The wish with what must not be in the plan: by the denials that words may say too, else by its own words. */
export function withAvoided(wish: Wish, items: readonly string[], atlas: Atlas): Wish {
  const bare = items.map((item) => item.trim().replace(REFUSING, ""));
  const text = bare.map((item) => `no ${item}`).join(". ");
  const heard = (said: string) => {
    const none = { ...wish, wishes: [] };
    // "Starts before 9" is refused by beginning later.
    const denials = findWishes(startReading(said, 0)).filter(
      ({ kind }) => isDenial(kind) || kind === "lateStart",
    );
    return [...withCares(none, said).wishes, ...denials];
  };
  const meant = bare.map((item) => startReading(item, 0));
  const refused = new Set(meant.flatMap((one) => findWishes(one).map(({ kind }) => kind)));
  const about = new Set(meant.flatMap((one) => interestsIn(one, findWishes(one)).interests));
  const denials = bare.flatMap((item) => heard(`no ${item}`));
  const denied = withDenied({ ...wish, unplanned: [] }, text, atlas, []);
  return {
    ...denied,
    ...(wish.unplanned && { unplanned: wish.unplanned }),
    interests: wish.interests.filter((one) => !about.has(one)),
    wishes: [
      ...denied.wishes.filter(({ kind }) => isDenial(kind) || !refused.has(kind)),
      ...denials.filter(
        ({ kind }, at) =>
          denials.findIndex((one) => one.kind === kind) === at &&
          !denied.wishes.some((one) => one.kind === kind),
      ),
    ],
    // What begins a day is the plan's; what a driver or guide arranges is told to the operator as well.
    avoid: [
      ...(wish.avoid ?? []),
      ...bare.filter((item) => heard(`no ${item}`).every(({ kind }) => kind === "lateStart")),
    ],
  };
}
