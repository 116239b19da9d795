import { deflateRawSync, inflateRawSync } from "node:zlib";
import { z } from "zod";
import { CATEGORIES, LANGUAGES } from "../../../domain/catalogue.ts";
import { NEEDS, PACES } from "../../../domain/contracts/concierge/plan.ts";
import { TravelError } from "../../../domain/errors.ts";
import { WISH_KINDS, type WishKind } from "../../../reading/lexicon/wishes/kinds.ts";
import type { Places } from "../../../suppliers/types.ts";
import type { Atlas, Spot } from "./atlas.ts";
import { isSmall } from "./fields.ts";
import {
  CodesKept,
  ComfortKept,
  codesKept,
  codesOfId,
  comfortKept,
  comfortOf,
  MadeKept,
  madeKept,
  madeOf,
  nameOfOccasion,
  occasionNamed,
} from "./made-in-id.ts";
import { lengthened, shortened } from "./short-json.ts";
import type { Made, Wish } from "./wish.ts";

const PREFIX = "plan_";
/** An id is sent around by models, so it must stay short. */
const LONGEST_ID = 1024;
/** Three bytes make four letters. */
const LONGEST_PACKED = Math.floor(((LONGEST_ID - PREFIX.length) * 3) / 4);
/** Far more than any wish takes; what inflates to more was not made here. */
const LONGEST_JSON = 8192;

/** A wish is short: a small window and room for a short answer take little memory and make the same ids. */
const SMALL = { windowBits: 9, memLevel: 1, chunkSize: LONGEST_ID } as const;

const Count = z.int().min(0).max(60);

/** A wish as an id holds it: names of the fields are short, since they are sent around. */
const Kept = z.strictObject({
  l: z.enum(LANGUAGES),
  s: z.array(z.string().max(80)).max(30).optional(),
  c: z.array(z.string().length(2)).max(30).optional(),
  r: z.array(z.string().length(2)).max(60).optional(),
  i: z.array(z.enum(CATEGORIES)).optional(),
  n: z.array(z.enum(NEEDS)).optional(),
  q: z.array(z.string().max(80)).max(20).optional(),
  h: z
    .array(z.tuple([z.enum(WISH_KINDS), z.string().max(80)]))
    .max(WISH_KINDS.length)
    .optional(),
  d: z.int().min(1).max(400).optional(),
  w: z.tuple([z.int(), z.int().nullable(), z.boolean()]).optional(),
  p: z.tuple([z.int().min(1).max(30), Count, Count]),
  f: z.enum(["stated", "assumed", "default"]),
  a: z.array(z.int().min(0).max(17)).max(30).optional(),
  b: z
    .tuple([z.number().min(0).max(1e12), z.string().max(3), z.enum(["total", "person", "day"])])
    .optional(),
  y: z.enum(["economy", "standard", "comfort"]).optional(),
  o: z.string().max(4).optional(),
  mt: z
    .array(
      z.tuple([
        z.number().min(0).max(24),
        z.number().min(0).max(24),
        z.array(z.int()).max(30),
        z.array(z.int().min(0).max(6)).max(7),
        z.int().min(1).max(28).optional(),
      ]),
    )
    .max(10)
    .optional(),
  np: z.array(z.string().max(80)).max(8).optional(),
  wo: z.array(z.string().max(80)).max(20).optional(),
  th: z.literal(true).optional(),
  md: MadeKept.optional(),
  kp: CodesKept.optional(),
  cf: ComfortKept.optional(),
  sd: z.literal(true).optional(),
  rt: z.literal(true).optional(),
  ar: z.literal(true).optional(),
  oc: z.array(z.string().max(80)).max(10).optional(),
  pp: z.array(z.string().length(2)).max(30).optional(),
  k: z.string().max(3).optional(),
  x: z.enum(PACES).optional(),
  j: z.literal(true).optional(),
  v: z.int().min(1).max(60).optional(),
  e: z.literal(true).optional(),
  t: z.literal(true).optional(),
  g: z.literal(true).optional(),
  z: z.literal(true).optional(),
  u: z
    .array(z.tuple([z.string().max(80), z.int().min(1).max(400)]))
    .max(30)
    .optional(),
  m: z
    .array(z.tuple([z.string().max(80), z.int(), z.int()]))
    .max(30)
    .optional(),
});

type MeetingKept = [from: number, to: number, on: number[], weekdays: number[], nth?: number];

/** An id that says enough to make the same plan again; undefined for a wish too long for one. */
export function planIdOf(wish: Wish, made?: Made): string | undefined {
  const { when, party, budget } = wish;
  const some = <T>(list: readonly T[]) => (list.length > 0 ? [...list] : undefined);
  const kept: z.input<typeof Kept> = {
    l: wish.lang,
    s: some(wish.spots.map(({ slug }) => slug)),
    c: some(wish.countries),
    r: some(wish.region),
    i: some(wish.interests),
    n: some(wish.needs),
    q: some(wish.things ?? []),
    h: some(wish.wishes.map(({ kind, said }): [WishKind, string] => [kind, said])),
    d: wish.days,
    w: when && [when.start, when.end ?? null, when.exact],
    p: [party.adults, party.children, party.infants],
    f: wish.partyFrom,
    a: some(wish.ages),
    b: budget && [budget.amount, budget.currency ?? "", budget.per],
    y: wish.style,
    o: wish.origin?.code,
    pp: some(wish.passports ?? []),
    mt: some(
      (wish.meetings ?? []).map(
        ({ from, to, on, weekdays, nth }): MeetingKept =>
          nth === undefined
            ? [from, to, [...on], [...weekdays]]
            : [from, to, [...on], [...weekdays], nth],
      ),
    ),
    np: some(wish.unplanned ?? []),
    wo: some(wish.without ?? []),
    th: wish.thrifty,
    md: made && madeKept(made, wish),
    kp: made?.codes && codesKept(made.codes),
    cf: wish.comfort && comfortKept(wish.comfort),
    sd: wish.settled,
    rt: wish.routed,
    ar: wish.arrives,
    oc: some([...new Set((wish.occasions ?? []).flatMap(nameOfOccasion))]),
    k: wish.currency,
    x: wish.pace,
    j: wish.work,
    v: wish.workDays,
    e: wish.weekend,
    t: wish.ordered,
    g: wish.woman,
    z: wish.fixedDates,
    m: some(
      (wish.workAt ?? []).map(({ spot, from, to }): [string, number, number] => [
        spot.slug,
        from,
        to,
      ]),
    ),
    u: some((wish.stays ?? []).map(({ spot, days }): [string, number] => [spot.slug, days])),
  };
  const json = JSON.stringify(kept);
  const short = shortened(json);
  if (short && short.length <= LONGEST_PACKED) return PREFIX + short.toString("base64url");
  const packed = deflateRawSync(json, SMALL);
  if (packed.length <= LONGEST_PACKED) return PREFIX + packed.toString("base64url");
  // What a plan was made of is left out before the wish itself.
  if (!made) return undefined;
  const { codes, ...route } = made;
  return planIdOf(wish, codes && route);
}

/** Refuses what no plan was ever called, before anything is made of it. */
export function checkPlanId(id: string): z.output<typeof Kept> {
  if (!id.startsWith(PREFIX) || id.length > LONGEST_ID) throw notAPlan(id);
  try {
    const packed = Buffer.from(id.slice(PREFIX.length), "base64url");
    const json = lengthened(packed) ?? inflated(packed);
    return Kept.parse(JSON.parse(json));
  } catch {
    throw notAPlan(id);
  }
}

function inflated(packed: Buffer): string {
  return inflateRawSync(packed, { maxOutputLength: LONGEST_JSON }).toString("utf8");
}

/** The wish that an id was made of. */
export function wishOf(id: string, atlas: Atlas, places: Places): Wish {
  const kept = checkPlanId(id);
  const spots = (kept.s ?? []).map((slug): Spot => {
    const spot = atlas.spot(slug);
    if (!spot) throw notAPlan(id);
    return spot;
  });
  const place = kept.o === undefined ? undefined : places.find(kept.o);
  const home = atlas.spots.find(({ gateway, served }) => served && gateway === place?.code);
  const [adults, children, infants] = kept.p;
  const stays = spots.flatMap((spot) =>
    (kept.u ?? []).flatMap(([slug, days]) => (slug === spot.slug ? [{ spot, days }] : [])),
  );
  const workAt = (kept.m ?? []).flatMap(([slug, from, to]) =>
    spots.filter((spot) => spot.slug === slug).map((spot) => ({ spot, from, to })),
  );
  const ages = kept.a ?? [];
  const made = kept.md && madeOf(kept.md, spots, atlas);
  return {
    lang: kept.l,
    spots,
    countries: (kept.c ?? []).filter((code) => atlas.countries.has(code)),
    region: (kept.r ?? []).filter((code) => atlas.countries.has(code)),
    interests: kept.i ?? [],
    needs: kept.n ?? [],
    ...(kept.q && { things: kept.q }),
    wishes: (kept.h ?? []).map(([kind, said]) => ({ kind, said })),
    ...(kept.d !== undefined && { days: kept.d }),
    ...(kept.w && { when: whenOf(kept.w) }),
    party: { adults, children, infants },
    partyFrom: kept.f,
    ages,
    smallChildren: infants > 0 || ages.some(isSmall),
    open: [],
    ...(kept.b && { budget: budgetOf(kept.b) }),
    ...(kept.y && { style: kept.y }),
    ...(kept.x && { pace: kept.x }),
    ...(kept.j && { work: true }),
    ...(kept.v !== undefined && { workDays: kept.v }),
    ...(kept.e && { weekend: true }),
    ...(kept.t && { ordered: true }),
    ...(kept.g && { woman: true }),
    ...(kept.z && { fixedDates: true }),
    ...(kept.pp && { passports: kept.pp }),
    ...(kept.mt && {
      meetings: kept.mt.map(([from, to, on, weekdays, nth]) => ({
        from,
        to,
        on,
        weekdays,
        ...(nth !== undefined && { nth }),
      })),
    }),
    ...(kept.np && { unplanned: kept.np }),
    ...(kept.wo && { without: kept.wo }),
    ...(kept.th && { thrifty: true }),
    ...(made && { made }),
    ...(kept.kp && { codes: codesOfId(kept.kp) }),
    ...(kept.cf && { comfort: comfortOf(kept.cf) }),
    ...(kept.sd && { settled: true }),
    ...(kept.rt && { routed: true }),
    ...(kept.ar && { arrives: true }),
    ...(kept.oc && { occasions: kept.oc.flatMap(occasionNamed) }),
    ...(workAt[0] && { workAt, workFrom: workAt[0].from }),
    ...(stays.length > 0 && { stays }),
    ...(place && {
      origin: { code: place.code, place, typed: place.cityName, ...(home && { spot: home }) },
    }),
    unread: [],
    unknown: [],
    unclear: [],
    ...(kept.k !== undefined && { currency: kept.k }),
  };
}

function whenOf([start, end, exact]: readonly [number, number | null, boolean]) {
  return { start, exact, ...(end !== null && { end }) };
}

function budgetOf([amount, currency, per]: readonly [number, string, "total" | "person" | "day"]) {
  return { amount, per, currency: currency === "" ? undefined : currency };
}

function notAPlan(id: string): TravelError {
  return new TravelError("invalid", "plan_id is not one that plan_trip answered with", {
    reason: "unknown_plan",
    field: "plan_id",
    value: id.slice(0, 40),
    hint: "Send plan_id of an answer of plan_trip unchanged, or describe the trip without it.",
  });
}
