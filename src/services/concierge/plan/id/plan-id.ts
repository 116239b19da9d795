import { deflateRawSync, inflateRawSync } from "node:zlib";
import { z } from "zod";
import { CATEGORIES, LANGUAGES } from "../../../../domain/catalogue.ts";
import { NEEDS, PACES } from "../../../../domain/contracts/concierge/plan.ts";
import { TravelError } from "../../../../domain/errors.ts";
import { WISH_KINDS, type WishKind } from "../../../../reading/lexicon/wishes/kinds.ts";
import type { Places } from "../../../../suppliers/types.ts";
import type { Atlas, Spot } from "../atlas/atlas.ts";
import { WHOLE_DAY } from "../wish/meeting.ts";
import { isSmall } from "../wish/travellers.ts";
import type { Made, Wish } from "../wish/wish.ts";
import {
  budgetOf,
  CodesKept,
  ComfortKept,
  codesKept,
  codesOfId,
  comfortKept,
  comfortOf,
  DatedKept,
  MadeKept,
  madeKept,
  madeOf,
  nameOfOccasion,
  occasionNamed,
  whenOf,
} from "./made-in-id.ts";
import { lengthened, shortened } from "./short-json.ts";

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
    .array(z.tuple([z.enum(WISH_KINDS), z.string().max(80), z.int().min(1).max(28).optional()]))
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
        z.int().min(0).max(28).optional(),
        z.string().max(80).optional(),
      ]),
    )
    .max(10)
    .optional(),
  jf: z.literal(true).optional(),
  jc: z.array(z.string().max(80)).max(12).optional(),
  np: z.array(z.string().max(80)).max(8).optional(),
  ow: z
    .array(
      z.tuple([
        z.string().max(80),
        z.int().min(0).max(63),
        z.int().min(1).max(28),
        z.string().max(80),
        z.string().max(400).optional(),
      ]),
    )
    .max(24)
    .optional(),
  dt: DatedKept.optional(),
  wo: z.array(z.string().max(80)).max(20).optional(),
  ha: z.array(z.string().max(200)).max(12).optional(),
  fs: z
    .array(z.tuple([z.enum(WISH_KINDS), z.int().min(1).max(30)]))
    .max(12)
    .optional(),
  av: z.array(z.string().max(80)).max(12).optional(),
  hn: z.tuple([z.number().min(0).max(1e12), z.string().max(3)]).optional(),
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
    .array(z.tuple([z.string().max(80), z.int().min(1).max(400), z.literal(1).optional()]))
    .max(30)
    .optional(),
  m: z
    .array(z.tuple([z.string().max(80), z.int(), z.int()]))
    .max(30)
    .optional(),
});

type WishedKept = [kind: WishKind, said: string, times?: number];
/** What is said of an own wish by a mark alone, each a bit. */
const OWN_MARKS = ["must", "out", "far"] as const;
/** The bit behind them: it costs as much as a day of freeride. */
const AS_FREERIDE = 1 << OWN_MARKS.length;
/** Those behind that. */
const MORE_MARKS = { rest: AS_FREERIDE << 1, eased: AS_FREERIDE << 2 } as const;
type OwnKept = [text: string, marks: number, times: number, near: string, kinds?: string];
type MeetingKept = [
  from: number,
  to: number,
  on: number[],
  weekdays: number[],
  nth?: number,
  place?: string,
];

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
    h: some(
      wish.wishes.map(
        ({ kind, said, times }): WishedKept =>
          times === undefined ? [kind, said] : [kind, said, times],
      ),
    ),
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
      (wish.meetings ?? []).map(({ from, to, on, weekdays, nth, whole, place }): MeetingKept => {
        const own: MeetingKept = [whole ? 0 : from, whole ? 0 : to, [...on], [...weekdays]];
        if (nth !== undefined || place !== undefined) own.push(nth ?? 0);
        if (place !== undefined) own.push(place);
        return own;
      }),
    ),
    np: some(wish.unplanned ?? []),
    ow: some(
      (wish.own ?? []).map(({ text, times = 1, near = "", kinds, ...own }): OwnKept => {
        const as =
          (own.as === "freeride" ? AS_FREERIDE : 0) |
          (own.rest ? MORE_MARKS.rest : 0) |
          (own.eased ? MORE_MARKS.eased : 0);
        const marks = OWN_MARKS.reduce((sum, mark, at) => sum + (own[mark] ? 1 << at : 0), as);
        return kinds ? [text, marks, times, near, kinds.join("|")] : [text, marks, times, near];
      }),
    ),
    ha: some(wish.asks ?? []),
    dt: some((wish.dated ?? []).map(([slug, on]): [string, string[]] => [slug, [...on]])),
    wo: some(wish.without ?? []),
    fs: some((wish.ofSome ?? []).map(([kind, heads]): [WishKind, number] => [kind, heads])),
    av: some(wish.avoid ?? []),
    hn: wish.nightly && [wish.nightly.amount, wish.nightly.currency ?? ""],
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
    jf: wish.fair,
    jc: wish.company && [...wish.company],
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
    u: some(
      (wish.stays ?? []).map(({ spot, days, nights }): [string, number, 1?] =>
        nights ? [spot.slug, days, 1] : [spot.slug, days],
      ),
    ),
  };
  const json = JSON.stringify(kept);
  const short = shortened(json);
  if (short && short.length <= LONGEST_PACKED) return PREFIX + short.toString("base64url");
  const packed = deflateRawSync(json, SMALL);
  if (packed.length <= LONGEST_PACKED) return PREFIX + packed.toString("base64url");
  // What a plan was made of is left out before the wish itself.
  if (made) {
    const { codes, ...route } = made;
    return planIdOf(wish, codes && route);
  }
  const less = lessOf(wish);
  return less && planIdOf(less);
}

/** The wish without the least of what an id has no room for: quotations, then what only its words asked for. */
function lessOf(wish: Wish): Wish | undefined {
  const { unplanned, asks, own, ...others } = wish;
  if (unplanned?.length || asks?.length) return { ...others, ...(own && { own }) };
  const most = own?.filter(({ must }) => must);
  if (own && most && most.length < own.length) return { ...others, own: most };
  if (own?.some(({ kinds }) => kinds))
    return { ...others, own: own.map(({ kinds: _kinds, ...one }) => one) };
  return undefined;
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
    (kept.u ?? []).flatMap(([slug, days, nights]) =>
      slug === spot.slug ? [{ spot, days, nights: nights === 1 }] : [],
    ),
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
    wishes: (kept.h ?? []).map(([kind, said, times]) => ({
      kind,
      said,
      ...(times !== undefined && { times }),
    })),
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
    ...(kept.jf && { fair: true }),
    ...(kept.jc && { company: kept.jc }),
    ...(kept.v !== undefined && { workDays: kept.v }),
    ...(kept.e && { weekend: true }),
    ...(kept.t && { ordered: true }),
    ...(kept.g && { woman: true }),
    ...(kept.z && { fixedDates: true }),
    ...(kept.pp && { passports: kept.pp }),
    ...(kept.mt && {
      meetings: kept.mt.map(([from, to, on, weekdays, nth = 0, place]) => ({
        ...(to === 0 ? WHOLE_DAY : { from, to }),
        on,
        weekdays,
        ...(nth > 0 && { nth }),
        ...(place !== undefined && { place }),
      })),
    }),
    ...(kept.np && { unplanned: kept.np }),
    ...(kept.ow && {
      own: kept.ow.map(([text, marks, times, near, kinds]) => ({
        text,
        ...(kinds !== undefined && { kinds: kinds.split("|") }),
        ...Object.fromEntries(
          OWN_MARKS.flatMap((mark, at) => (marks & (1 << at) ? [[mark, true as const]] : [])),
        ),
        ...(times > 1 && { times }),
        ...(near !== "" && { near }),
        ...((marks & AS_FREERIDE) > 0 && { as: "freeride" as const }),
        ...((marks & MORE_MARKS.rest) > 0 && { rest: true as const }),
        ...((marks & MORE_MARKS.eased) > 0 && { eased: true as const }),
      })),
    }),
    ...(kept.ha && { asks: kept.ha }),
    ...(kept.dt && { dated: kept.dt }),
    ...(kept.wo && { without: kept.wo }),
    ...(kept.fs && { ofSome: kept.fs }),
    ...(kept.av && { avoid: kept.av }),
    ...(kept.hn && { nightly: { amount: kept.hn[0], currency: kept.hn[1] || undefined } }),
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

function notAPlan(id: string): TravelError {
  return new TravelError("invalid", "plan_id is not one that plan_trip answered with", {
    reason: "unknown_plan",
    field: "plan_id",
    value: id.slice(0, 40),
    hint: "Send plan_id of an answer of plan_trip unchanged, or describe the trip without it.",
  });
}
