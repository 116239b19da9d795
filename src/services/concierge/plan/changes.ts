import type { PlanRequest } from "../../../domain/contracts/concierge/plan.ts";
import type { Atlas, Spot } from "./atlas.ts";
import { placesNamed } from "./spots-named.ts";
import { languageOfText } from "./understand/understand.ts";
import type { Wish } from "./wish.ts";

/** Words that take a place out of a plan, before its name or, in Azerbaijani, after it. */
const WITHOUT =
  /(?:\b(?:without|skip|drop|remove|leave out|instead of)|(?<!\p{L})(?:без|убер\p{L}*|исключ\p{L}*|вместо|кроме))\s+([^,;.]+)|([^,;.]+?)\s+(?:çıxar\p{L}*|olmadan|olmasın|yerinə)/iu;
/** Words by which the places named are all that is left. */
const INSTEAD = /\b(?:only|instead)\b(?! of)|(?<!\p{L})(?:только|лишь|yalnız|ancaq)(?!\p{L})/iu;

/** As many as an id holds. */
const MOST_UNPLANNED = 8;

/** An earlier wish with the changes that words of a later request ask for. */
export function changed(before: Wish, now: Wish, request: PlanRequest, atlas: Atlas): Wish {
  const { query, lang } = request;
  const days = now.days ?? (now.when?.end === undefined ? before.days : undefined);
  const when = now.when ?? (now.occasions ? undefined : whenBefore(before));
  const isCounted = now.partyFrom === "stated" || now.party.children + now.party.infants > 0;
  const party = isCounted || before.partyFrom === "default" ? now : before;
  const { when: _, made: __, ...kept } = before;
  return {
    ...kept,
    lang: lang?.trim() ? now.lang : (languageOfText(query) ?? before.lang),
    ...(now.langNote !== undefined && { langNote: now.langNote }),
    ...destinationsAfter(before, now, query, atlas),
    interests: [...new Set([...before.interests, ...now.interests])],
    needs: [...new Set([...before.needs, ...now.needs])],
    wishes: [
      ...before.wishes.filter(({ kind }) => now.wishes.every((one) => one.kind !== kind)),
      ...now.wishes,
    ],
    things: [...new Set([...(before.things ?? []), ...(now.things ?? [])])],
    ...(now.work && { work: now.work }),
    ...(now.workDays !== undefined && { workDays: now.workDays }),
    ...(now.weekend && { weekend: now.weekend }),
    ...(now.ordered && { ordered: now.ordered }),
    ...(now.stays && { stays: now.stays }),
    ...(days !== undefined && { days }),
    ...(when && { when: now.days === undefined ? when : withoutEnd(when) }),
    party: party.party,
    partyFrom: party.partyFrom,
    ages: party.ages,
    smallChildren: party.smallChildren,
    open: now.open.filter((one) => one !== "party" || party === now),
    unread: now.unread,
    ...(now.budget && { budget: now.budget }),
    ...(now.style && { style: now.style }),
    ...(now.style === "economy" && { thrifty: true }),
    ...(now.origin && { origin: now.origin }),
    ...(now.occasions && { occasions: now.occasions }),
    ...(now.passports && { passports: now.passports }),
    ...(now.meetings && { meetings: now.meetings }),
    ...(now.unplanned && {
      unplanned: [...new Set([...(before.unplanned ?? []), ...now.unplanned])].slice(
        0,
        MOST_UNPLANNED,
      ),
    }),
    ...(now.currency !== undefined && { currency: now.currency }),
  };
}

/** A new length leaves the end of old dates behind. */
function withoutEnd({ end: _, ...when }: NonNullable<Wish["when"]>) {
  return when;
}

/** The day that the earlier plan had: what nobody asked to move stays. */
function whenBefore({ when, made, work }: Wish): Wish["when"] {
  return when?.exact || !made || work ? when : { start: made.start, exact: true };
}

/** The cities that the earlier plan had, where it chose them itself. */
function placesBefore({ spots, countries, region, made }: Wish): Where {
  if (!made || made.spots.length === 0) return { spots, countries, region };
  const isShown = (code: string) => made.spots.some(({ country }) => country === code);
  return {
    spots: [...new Set([...spots, ...made.spots])],
    countries: countries.filter((code) => !isShown(code)),
    region: [],
  };
}

type Where = Pick<Wish, "spots" | "countries" | "region">;

function destinationsAfter(before: Wish, now: Wish, query: string, atlas: Atlas): Where {
  const without = WITHOUT.exec(query);
  const removed = placesNamed(without?.[1] ?? without?.[2] ?? "", atlas);
  const gone = new Set<unknown>();
  for (const named of removed) {
    if (named.kind === "region") continue;
    gone.add(named.kind === "spot" ? named.spot : named.code);
  }
  const says = now.spots.length + now.countries.length + now.region.length > 0;
  const base =
    INSTEAD.test(query) && says ? { spots: [], countries: [], region: [] } : placesBefore(before);
  const stays = <T>(list: readonly T[]) => list.filter((one) => !gone.has(one));
  const isLeft = ({ country }: Spot) => !gone.has(country);
  const spots = stays([...new Set([...base.spots, ...now.spots])]).filter(isLeft);
  const countries = stays([...new Set([...base.countries, ...now.countries])]);
  return {
    // A country that is taken out takes its cities along.
    spots,
    // Without all of its cities the trip is to the country again.
    countries:
      spots.length > 0 ? countries : stays([...new Set([...before.countries, ...countries])]),
    region: [...new Set([...base.region, ...now.region])],
  };
}
