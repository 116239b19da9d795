import type { CataloguePlace, PartOfDay } from "../../../../domain/catalogue.ts";
import { weekday } from "../../../../domain/dates.ts";
import { distanceKm } from "../../../../domain/geo.ts";
import { hasChildren, isFrail, type Theme, themeOf, themePlaces } from "../route/theme.ts";
import { keepsSabbath } from "../wish/unwanted.ts";
import type { Wish } from "../wish/wish.ts";
import { baseOf } from "./base.ts";
import type { FrameDay } from "./frame.ts";
import { ramadanDuring } from "./holy-days.ts";
import type { Filling } from "./sights.ts";
import { isTaught, lessonDaysOf, type Skiers, skiersOf, slopesFor } from "./skiers.ts";
import type { FilledDay, Slot, Slots } from "./slots.ts";

/** A way to spend a day at a beach, on a slope or at a sanctuary; its words are in `wording/more-*`. */
interface Idea {
  /** Left out: for everybody. */
  readonly for?: "children" | "walkers" | "skilled-children" | Skiers;
  /** A meal is part of it, which Ramadan moves to the evening. */
  readonly breakfast?: true;
  /** For no shore of pebbles. */
  readonly sand?: true;
  /** Whose sanctuary it is for. */
  readonly faith?: "muslim" | "christian" | "jewish";
  /** For Fridays, and for no other day. */
  readonly friday?: true;
  /** Says what the day is and nothing more: for every day that no other idea is left for. */
  readonly plain?: true;
}

/** The days of a course, which are told in their order. */
const SIX_LESSONS = [1, 2, 3, 4, 5, 6];

export const IDEAS: Readonly<Record<Theme, readonly Idea[]>> = {
  beach: [{ plain: true }, {}, { for: "children", sand: true }, { for: "walkers" }],
  ski: [
    { for: "skilled" },
    { for: "skilled-children" },
    { for: "skilled" },
    { for: "skilled" },
    { for: "skilled" },
    { for: "skilled" },
    ...SIX_LESSONS.map(() => ({ for: "beginners" }) as const),
    ...SIX_LESSONS.map(() => ({ for: "mixed" }) as const),
    ...SIX_LESSONS.map(() => ({ for: "school" }) as const),
    ...SIX_LESSONS.map(() => ({ for: "family" }) as const),
  ],
  pilgrimage: [
    { friday: true, faith: "muslim" },
    { breakfast: true, faith: "muslim" },
    { faith: "muslim" },
    { faith: "muslim" },
    { faith: "muslim" },
    { faith: "muslim" },
    { faith: "christian" },
    { faith: "christian" },
    { faith: "christian" },
    { faith: "christian" },
    { faith: "jewish" },
    { faith: "jewish" },
    { faith: "jewish" },
  ],
  wellness: [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}],
};
/** Where such an idea stands. */
const PLAIN = 0;
/** Countries whose sanctuaries are mosques and tombs of imams. */
const OF_MUSLIMS = new Set(["IQ", "IR", "SA"]);
const PEBBLES = /pebble|shingle|\brocks?\b/i;
const FRIDAY = 4;
/** On a day with a journey in it no beach is worth a longer way, kilometres. */
const FARTHEST_ON_THE_WAY = 25;
/** So often the beach of the hotel is gone to before another. */
const DAYS_AT_THE_OWN = 3;
/** The hour from which on a city may be left after the Friday prayer. */
const AFTER_THE_PRAYER = 14;

interface ThemeDay {
  readonly theme: Theme;
  /** False where the afternoon is for something else. */
  readonly wholeDay: boolean;
}

/** Puts a day of the theme into the plan: a place that is new there, else an idea that is. */
export function addThemeDay(
  filling: Filling,
  day: FrameDay,
  slots: Slots,
  { theme, wholeDay }: ThemeDay,
): void {
  const places = slopesFor(
    filling.wish,
    themePlaces(day.spot, theme, filling.wish, day.calendar.month),
  );
  const mornings = places.filter(({ parts }) => parts.includes("morning"));
  const base = baseOf(filling.wish, day.spot, theme, mornings);
  // After days at the hotel's own beach another one of the coast is a change; one that was named stays.
  const isOwn = base !== undefined && filling.wish.things?.includes(base.slug) !== true;
  const isChange = theme === "beach" && isOwn && (filling.turns.get(base) ?? 0) >= DAYS_AT_THE_OWN;
  const unseen = (base && !isChange ? [base] : mornings).find((one) => !filling.used.has(one));
  // The words of a slope are for those who ski already.
  const fresh = theme === "ski" && isTaught(filling.wish) ? undefined : unseen;
  const place = fresh ?? base ?? leastUsed(filling, mornings);
  if (!place) return;
  // Prayers leave the afternoon for the other places of the city; a lift pass is for the day.
  const { interests } = filling.wish;
  // In a party with one who stays below, walks and baths are for that one.
  const isAlone = !filling.wish.wishes.some(({ kind }) => kind === "nonSkier");
  const isShared = isAlone && (interests.includes("wellness") || interests.includes("walking"));
  const isHalf = { pilgrimage: true, wellness: true, ski: isShared, beach: !wholeDay };
  const half = isHalf[theme];
  const goesOn = !half && place.parts.includes("afternoon");
  const idea = fresh && !goesOn ? undefined : nextIdea(filling, day, theme, place);
  if (idea === undefined && !fresh) return;
  filling.note(place);
  filling.turns.set(place, (filling.turns.get(place) ?? 0) + 1);
  slots.morning = fresh
    ? { kind: "place", place: fresh }
    : again(place, theme, idea ?? 0, "morning");
  if (goesOn && idea !== undefined) slots.afternoon ??= again(place, theme, idea, "afternoon");
}

/** Of a Friday in the two holy cities the noon is for the prayer, whatever else the day holds. */
export function addFridayPrayer(filling: Filling, day: FrameDay, slots: Slots): void {
  const { spot, calendar, fixed } = day;
  const isFriday = calendar.date !== undefined && weekday(calendar.date) === FRIDAY;
  if (!isFriday || spot.country !== "SA" || slots.morning) return;
  if (themeOf(spot, filling.wish, calendar.month) !== "pilgrimage") return;
  const { afternoon } = fixed;
  if (afternoon?.kind === "departure" && afternoon.times.leaves < AFTER_THE_PRAYER) return;
  const places = themePlaces(spot, "pilgrimage", filling.wish, calendar.month);
  const [sanctuary] = places.filter(({ parts }) => parts.includes("morning"));
  if (!sanctuary) return;
  filling.note(sanctuary);
  filling.turns.set(sanctuary, (filling.turns.get(sanctuary) ?? 0) + 1);
  slots.morning = again(sanctuary, "pilgrimage", 0, "morning");
}

/** Where nothing is left to show, a stay by the sea or the sanctuary still has those by day. */
export function themeOrFree(filling: Filling, day: FrameDay, slots: Slots, part: PartOfDay): Slot {
  const free: Slot = { kind: "free" };
  const theme = themeOf(day.spot, filling.wish, day.calendar.month);
  // Who did not come to ski is not sent up for half a day.
  const isAsked = theme !== "ski" || filling.wish.interests.includes("ski");
  if (!theme || !isAsked || part === "evening") return free;
  const isOnTheWay = Object.keys(day.fixed).length > 0;
  // A first lesson is for a whole day, the last may end with the way home.
  const isFirst = ![...filling.ideas].some((one) => one.startsWith("ski"));
  if (isOnTheWay && isFirst && theme === "ski" && isTaught(filling.wish)) return free;
  const all = slopesFor(
    filling.wish,
    themePlaces(day.spot, theme, filling.wish, day.calendar.month),
  );
  const base = baseOf(filling.wish, day.spot, theme, all);
  const places = (base ? [base] : all).filter(
    (one) =>
      one.parts.includes(part) && !(isOnTheWay && distanceKm(day.spot, one) > FARTHEST_ON_THE_WAY),
  );
  const morning = slots.morning;
  const before = morning?.kind === "place" || morning?.kind === "again" ? morning.place : undefined;
  const near = places.filter((one) => !before || distanceKm(before, one) <= FARTHEST_ON_THE_WAY);
  const same =
    morning?.kind === "place" && places.includes(morning.place) ? morning.place : undefined;
  const place = same ?? leastUsed(filling, near);
  // Half a day at the beach is free; ideas are kept for whole ones.
  const isPlain = theme === "beach" && part === "afternoon";
  // What a morning on the slopes began its afternoon ends.
  const begun = theme === "ski" && morning?.kind === "again" ? morning.idea : undefined;
  const idea = isPlain ? PLAIN : (begun ?? (place && nextIdea(filling, day, theme, place)));
  if (!place || idea === undefined) return free;
  filling.note(place);
  filling.turns.set(place, (filling.turns.get(place) ?? 0) + 1);
  return {
    ...again(place, theme, idea, part),
    ...(part === "afternoon" && !same && !base && { alone: true }),
  };
}

function again(place: CataloguePlace, theme: Theme, idea: number, part: PartOfDay) {
  return { kind: "again", place, theme, idea, half: part === "morning" ? 0 : 1 } as const;
}

function leastUsed(
  { turns }: Filling,
  places: readonly CataloguePlace[],
): CataloguePlace | undefined {
  return [...places].sort((a, b) => (turns.get(a) ?? 0) - (turns.get(b) ?? 0))[0];
}

/** The first idea that suits the travellers and the day and was not used before. */
function nextIdea(
  { ideas, wish, spots }: Filling,
  day: FrameDay,
  theme: Theme,
  { text }: CataloguePlace,
): number | undefined {
  const { date } = day.calendar;
  const isFriday = date !== undefined && weekday(date) === FRIDAY;
  const fasts = date !== undefined && ramadanDuring(date, 1) > 0;
  const ofPlace = OF_MUSLIMS.has(day.spot.country) ? "muslim" : "christian";
  const faith = keepsSabbath(wish) ? "jewish" : ofPlace;
  const count = IDEAS[theme].length;
  // Two beaches are not described in the same words, nor one by the same from day to day.
  const first = theme === "beach" ? day.spot.slug.length % count : 0;
  for (let step = 0; step < count; step++) {
    const at = (first + step) % count;
    const idea = IDEAS[theme][at];
    if (!idea || idea.plain || ideas.has(`${theme} ${at}`)) continue;
    if (idea.friday && !isFriday) continue;
    if ((idea.breakfast && fasts) || !suitsIdea(idea, wish)) continue;
    if ((idea.faith && idea.faith !== faith) || (idea.sand && PEBBLES.test(text.en))) continue;
    ideas.add(`${theme} ${at}`);
    return at;
  }
  if (IDEAS[theme][PLAIN]?.plain) return PLAIN;
  // A cure is the same from week to week, and so is prayer in one city.
  if (theme === "wellness") return (day.day + count / 2) % count;
  const prayers = IDEAS.pilgrimage.flatMap((idea, at) =>
    !idea.friday && !(idea.breakfast && fasts) && idea.faith === faith ? [at] : [],
  );
  const isOneCity = theme === "pilgrimage" && new Set(spots).size === 1;
  return isOneCity ? prayers[day.day % prayers.length] : undefined;
}

export function suitsIdea(idea: Idea, wish: Wish): boolean {
  switch (idea.for) {
    case undefined:
      return true;
    case "children":
      return hasChildren(wish);
    case "walkers":
      return !isFrail(wish);
    case "skilled-children":
      return hasChildren(wish) && !isTaught(wish);
    default:
      return idea.for === skiersOf(wish);
  }
}

/** Days of a course without a teacher, and those of skiers who need none, by their place in the list. */
const AFTER_LESSONS: Readonly<Record<Skiers, readonly number[]>> = {
  skilled: [],
  beginners: [4],
  mixed: [3, 5],
  school: [5],
  family: [5],
};
const SKILLED = [2, 4];

/** Lessons in the order of the days, whatever took the place of one of them. */
export function inLessons(days: readonly FilledDay[], wish: Wish): readonly FilledDay[] {
  if (!isTaught(wish)) return days;
  const isSki = (slot: Slot) => slot.kind === "again" && slot.theme === "ski";
  const course = IDEAS.ski.flatMap((idea, at) => (suitsIdea(idea, wish) ? [at] : []));
  const most = lessonDaysOf(wish) ?? course.length;
  const skiers = skiersOf(wish);
  const alone = AFTER_LESSONS[skiers].flatMap((at) => course[at] ?? []);
  const after = skiers === "mixed" ? [...alone, ...SKILLED] : alone;
  let lesson = 0;
  return days.map((day) => {
    if (!Object.values(day.slots).some(isSki)) return day;
    const told = course[Math.min(lesson, course.length - 1)] ?? 0;
    // When the lessons that were counted are over, everybody skis: by the last days of the course, then the whole area.
    const idea = lesson < most ? told : (after[lesson - most] ?? told);
    lesson++;
    const retold = (slot: Slot): Slot =>
      slot.kind === "again" && slot.theme === "ski" ? { ...slot, idea } : slot;
    const { morning, afternoon, evening } = day.slots;
    return { ...day, slots: { morning: retold(morning), afternoon: retold(afternoon), evening } };
  });
}
