import { z } from "zod";

/** The languages that the catalogue and the concierge speak. */
export const LANGUAGES = ["en", "az", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a trip can be about. One list, so that a filter can say which words exist. */
export const CATEGORIES = [
  "adventure",
  "architecture",
  "art",
  "beach",
  "city",
  "culture",
  "desert",
  "family",
  "food",
  "history",
  "honeymoon",
  "islands",
  "luxury",
  "mountains",
  "nature",
  "nightlife",
  "pilgrimage",
  "shopping",
  "ski",
  "walking",
  "wellness",
  "wine",
] as const;
export type Category = (typeof CATEGORIES)[number];

export const PARTS_OF_DAY = ["morning", "afternoon", "evening"] as const;
export type PartOfDay = (typeof PARTS_OF_DAY)[number];

export const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "lower-case words joined by hyphens");
const Line = z.string().trim().min(1).max(400);
const Text = z.strictObject({ en: Line, az: Line, ru: Line });
const Month = z.int().min(1).max(12);
/** Months in which it makes sense; all of them when left out. */
const Months = z.array(Month).min(1).max(12).optional();
const Usd = z.number().min(0).max(100_000);

/** A day of every year: "10-12" is the twelfth of October. */
const YearDay = z
  .string()
  .regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, "a day such as 10-12");
/** Days of the year, feasts and first or last weekdays of a month on which it is closed. */
const ClosedOn = z
  .array(
    z.union([
      YearDay,
      z.enum(["good-friday", "easter", "easter-monday", "orthodox-easter"]),
      z.templateLiteral([z.enum(["first", "last"]), "-", z.enum(WEEKDAYS)]),
    ]),
  )
  .min(1)
  .optional();
/** First and last day of the year of what `months` say too coarsely: autumn leaves, an Advent market. */
const Between = z.tuple([YearDay, YearDay]).optional();

/** Hour of the day, local. */
const Clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "an hour such as 05:00");

/** Travellers and tables for which something is no good. */
export const UNSUITED = [
  "wheelchair",
  "small_children",
  "children",
  "vegetarian",
  "halal",
  "honeymoon",
] as const;
export type Unsuited = (typeof UNSUITED)[number];
const NotFor = z.array(z.enum(UNSUITED)).min(1).optional();

/** What is shown to those alone who eat so or asked for it, or who name it. */
const OnlyFor = z
  .array(z.enum(["vegetarian", "halal", "football"]))
  .min(1)
  .optional();

/** True for what every visitor expects to be shown. */
const Must = z.boolean().optional();

/** A sight, a street, a restaurant quarter: what fills a part of a day. */
export const CataloguePlace = z.strictObject({
  slug: Slug,
  name: Text,
  /** One full sentence that tells a traveller what to do there; it names the place. */
  text: Text,
  categories: z.array(z.enum(CATEGORIES)).min(1).max(4),
  must: Must,
  /** True for what only those with children are sent to. */
  for_children: z.boolean().optional(),
  only_for: OnlyFor,
  /** When it can be visited. */
  parts: z.array(z.enum(PARTS_OF_DAY)).min(1),
  /** How long one stays; a part of a day when left out. */
  hours: z.number().min(0.5).max(12).optional(),
  /** True for what may fill several days of one trip: a beach, a ski area. */
  repeat: z.boolean().optional(),
  /** Weekdays on which it is closed. */
  closed: z.array(z.enum(WEEKDAYS)).optional(),
  closed_on: ClosedOn,
  between: Between,
  months: Months,
  not_for: NotFor,
  /** True where tickets are gone weeks ahead. */
  sells_out: z.boolean().optional(),
  /** USD per person: tickets, or a meal where one is eaten there. */
  cost: Usd,
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
});

/** What a day costs one person there, besides bed and sights, in USD; the planner's own figures else. */
const Daily = z.strictObject({ food: Usd, transport: Usd });

export const CatalogueDestination = z.strictObject({
  slug: Slug,
  name: Text,
  /** The town to stay in; mostly the same as the name. */
  city: Text,
  /** The world's code for it, under which there are hotels: a city, an airport or a stay place. */
  place: z.string().regex(/^[A-Z]{3}$/),
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
  short_description: Text,
  categories: z.array(z.enum(CATEGORIES)).min(1).max(6),
  /** The good months; all of them means "all year". */
  months: z.array(Month).min(1).max(12),
  /** A modest trip of the shortest length, USD per person, without flights. */
  budget_from: Usd,
  /** Sensible lengths of stay in days, shortest first. */
  days: z.array(z.int().min(1).max(30)).min(1).max(4),
  daily: Daily.optional(),
  /** One practical sentence for a visitor. */
  tip: Text,
  /** When the tip is of use; always when left out. */
  tip_months: Months,
  /** Travellers to whom it is of no use. */
  tip_not_for: NotFor,
  /** The way on to another destination, where it is no ride: the last stage of a trek. */
  onward: z.strictObject({ to: Slug, text: Text }).optional(),
  places: z.array(CataloguePlace).min(1),
});

export const CatalogueTour = z.strictObject({
  slug: Slug,
  title: Text,
  /** Slugs of the destinations that it visits, in order; the first names it. */
  destinations: z.array(Slug).min(1).max(12),
  /** The most telling; `categories` are all that it is, where it is more than that. */
  category: z.enum(CATEGORIES),
  categories: z.array(z.enum(CATEGORIES)).min(1).max(4).optional(),
  days: z.int().min(1).max(30),
  price_from: Usd,
  includes: z.strictObject({
    en: z.array(Line).min(1),
    az: z.array(Line).min(1),
    ru: z.array(Line).min(1),
  }),
  months: Months,
});

export const CatalogueExcursion = z.strictObject({
  slug: Slug,
  title: Text,
  /** Slug of the destination that it starts from. */
  destination: Slug,
  categories: z.array(z.enum(CATEGORIES)).min(1).max(4),
  must: Must,
  only_for: OnlyFor,
  hours: z.number().min(1).max(16),
  price_from: Usd,
  months: Months,
  closed: z.array(z.enum(WEEKDAYS)).optional(),
  closed_on: ClosedOn,
  between: Between,
  /** When it begins, where the hour is part of it: a balloon at dawn. */
  at: Clock.optional(),
  not_for: NotFor,
  /** True where tickets are gone weeks ahead. */
  sells_out: z.boolean().optional(),
  /** One full sentence for a day plan; it says where one goes. */
  text: Text,
});

/** A destination's slug, or the code of a place of the world such as an airport. */
const StretchEnd = z.union([Slug, z.string().regex(/^[A-Z]{3}$/)]);

/** A way over land or water between two places, as a traveller would go. */
export const CatalogueStretch = z.strictObject({
  from: StretchEnd,
  to: StretchEnd,
  by: z.enum(["road", "train", "ferry"]),
  /** Door to door, without changing on the way. */
  hours: z.number().min(0.1).max(40),
  /** When it is open; always when left out. */
  months: Months,
  /** Of a train that travellers ask for by name. */
  name: Text.optional(),
});

/** One file of a catalogue: a country with what there is to see. */
export const CatalogueFile = z.strictObject({
  /** ISO 3166 code. */
  country: z.string().regex(/^[A-Z]{2}$/),
  country_name: Text,
  /** By the country of the passport (`EU` for its members), as it usually is. */
  stretches: z.array(CatalogueStretch).default([]),
  destinations: z.array(CatalogueDestination),
  tours: z.array(CatalogueTour).default([]),
  excursions: z.array(CatalogueExcursion).default([]),
});

export type ClosedOn = NonNullable<z.output<typeof ClosedOn>>[number];
export type CatalogueText = z.output<typeof Text>;
export type CataloguePlace = z.output<typeof CataloguePlace>;
export type CatalogueDestination = z.output<typeof CatalogueDestination>;
export type CatalogueTour = z.output<typeof CatalogueTour>;
export type CatalogueExcursion = z.output<typeof CatalogueExcursion>;
export type CatalogueStretch = z.output<typeof CatalogueStretch>;
export type CatalogueFile = z.output<typeof CatalogueFile>;

/** A whole catalogue, read and checked. */
export interface Catalogue {
  readonly files: readonly CatalogueFile[];
}

/** All categories of a tour, the most telling first. */
export function tourCategories({ category, categories = [] }: CatalogueTour): readonly Category[] {
  return [...new Set([category, ...categories])];
}
