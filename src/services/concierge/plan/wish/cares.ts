import { fold } from "../../../../reading/fold.ts";
import { WISH_KINDS, type WishKind } from "../../../../reading/lexicon/wishes/kinds.ts";
import { CARES, REFUSING } from "../understand/lexicon/cares.ts";
import { withoutTiredChild } from "./tired-child.ts";
import type { Wish } from "./wish.ts";

/** Diets and allergies, which hotels and kitchens are told of. */
const OF_THE_TABLE: ReadonlySet<WishKind> = new Set([
  "allergy",
  "diabetes",
  "dietFood",
  "fastDays",
  "glutenFree",
  "jain",
  "lenten",
  "lowSalt",
  "noBeef",
  "noDairy",
  "noLamb",
  "noMeat",
  "noNuts",
  "noSesame",
  "noEggs",
  "noPork",
  "noRawFish",
  "noSeafood",
  "noShellfish",
  "notSpicy",
  "strictTable",
]);
const OF_HEALTH: ReadonlySet<WishKind> = new Set([
  "altitude",
  "asthma",
  "carsick",
  "dialysis",
  "heart",
  "noSwimming",
  "pregnant",
  "seasick",
]);

export type CareOf = "table" | "health";
/** Questions of a request that a note answers. */
export type AnswerTo =
  | "border"
  | "border-closed"
  | "safety"
  | "vaccines"
  | "named-dish"
  | "programme"
  | "plain-house"
  | "far-days"
  | "plan-b";

/** Undefined for a wish that is no diet and asks for no care. */
export function careOf(kind: WishKind): CareOf | undefined {
  if (OF_THE_TABLE.has(kind)) return "table";
  return OF_HEALTH.has(kind) ? "health" : undefined;
}

function words(list: string): string {
  return fold(list)
    .replaceAll("*", String.raw`[\p{L}\d]*`)
    .replaceAll(" ?", String.raw`[\s-]?`)
    .replaceAll(" ", String.raw`\s+`);
}

const [BEFORE, VERBS, OTHER, AFTER, BETWEEN] = [
  REFUSING.before,
  REFUSING.verbs,
  REFUSING.other,
  REFUSING.after,
  REFUSING.between,
].map(words);
const EDGE = String.raw`(?![\p{L}\d])`;
const START = String.raw`(?<![\p{L}\d'])`;
const REFUSES = new RegExp(`${START}(?:${BEFORE}|${AFTER})${EDGE}`, "u");
const MARKS = new RegExp(
  String.raw`[,;:.!?()\n—–]+|${START}(?:${words(REFUSING.joints)})${EDGE}`,
  "u",
);
const NOT_ONLY = new RegExp(`${START}(?:${words(REFUSING.notOnly)})${EDGE}`, "u");
/** A part of so few words goes on with the list before it: "no onion, garlic". */
const GOES_ON = 2;
/** As much of the words as is kept. */
const LONGEST = 60;

interface Said {
  readonly kind: WishKind;
  readonly refused?: RegExp;
  readonly told?: RegExp;
}

const SAID: readonly Said[] = WISH_KINDS.flatMap((kind) => {
  const care = CARES[kind];
  if (!care) return [];
  const noun = care.refused && `(?:${words(care.refused)})${EDGE}`;
  return [
    {
      kind,
      // A few words may stand between, none of which begins something else.
      ...(noun && {
        refused: new RegExp(
          String.raw`${START}(?:${BEFORE})${EDGE}(?:\s+(?:${VERBS})${EDGE})*(?:\s+(?!(?:${OTHER})${EDGE})[\p{L}\d'-]+){0,4}?[\s/-]+${noun}|${START}${noun}(?:\s+(?:${BETWEEN})${EDGE})*[\s-]+(?:${AFTER})${EDGE}`,
          "u",
        ),
      }),
      ...(care.told && { told: new RegExp(`${START}(?:${words(care.told)})${EDGE}`, "u") }),
    },
  ];
});

/** Kinds that say less than another, which then speaks for them. */
const SAID_BY: Readonly<Partial<Record<WishKind, readonly WishKind[]>>> = {
  noSeafood: ["noRawFish", "noMeat"],
  noChurches: ["fewChurches"],
};

/**
 * The diets, needs of health and fears that a text tells of, whatever words stand around them:
 * "neither of us eats pork", «аллергия на орехи», "at minməkdən qorxuram". A noun counts beside a
 * refusal of its own part of the sentence alone.
 */
export function caresIn(text: string): readonly Heard[] {
  return heardIn(text).filter(({ kind }) => !OF_COMPANY.has(kind));
}

/** What a text tells of who comes and how well they ski. */
export function companyIn(text: string): readonly WishKind[] {
  return heardIn(text).flatMap(({ kind }) => (OF_COMPANY.has(kind) ? [kind] : []));
}

interface Heard {
  readonly kind: WishKind;
  readonly said: string;
}

/** Who comes, and how well they ski: no care, but told in the same way. */
const OF_COMPANY: ReadonlySet<WishKind> = new Set([
  "pair",
  "skiersToo",
  "nonSkier",
  "freeride",
  "novices",
  "offSki",
  "introDive",
]);

function heardIn(text: string): readonly Heard[] {
  const folded = fold(text.replaceAll("’", "'"));
  const refusing = refusingParts(folded);
  const found = SAID.flatMap(({ kind, refused, told }) => {
    const match =
      told?.exec(folded)?.[0] ??
      (refused && refusing.map((part) => refused.exec(part)?.[0]).find((one) => one !== undefined));
    if (match === undefined) return [];
    // The weekdays of a treatment stand behind it.
    const said =
      kind === "dialysis" ? folded.slice(folded.indexOf(match)).split(/[.!?]/)[0] : match;
    return [{ kind, said: (said ?? match).trim().slice(0, LONGEST) }];
  });
  return found.filter(({ kind }) => !found.some((one) => SAID_BY[kind]?.includes(one.kind)));
}

function refusingParts(folded: string): readonly string[] {
  const parts: string[] = [];
  let isRefusing = false;
  for (const part of folded.split(MARKS)) {
    const own = part?.trim() ?? "";
    if (own === "") continue;
    const isMore = isRefusing && own.split(/\s+/u).length <= GOES_ON;
    if (isMore) parts.push(`${parts.pop() ?? ""} ${own}`);
    else {
      isRefusing = REFUSES.test(own) && !NOT_ONLY.test(own);
      if (isRefusing) parts.push(own);
    }
  }
  return parts;
}

/** What nobody asks for who refuses it. */
const REFUSED_BY: Readonly<Partial<Record<WishKind, readonly WishKind[]>>> = {
  // Who has never dived makes one dive, with an instructor.
  diving: ["introDive"],
  riding: ["noAnimalRides"],
  desertSafari: ["noDesert"],
  boat: ["noBoats", "noSpeedboats"],
  onsen: ["noHotBaths"],
  hammam: ["noHotBaths", "pregnant", "asthma"],
  baths: ["noHotBaths", "pregnant"],
  sauna: ["noHotBaths", "pregnant", "asthma"],
  cycling: ["pregnant"],
  noFlying: ["noInnerFlights"],
};
/** What names the law, and not its first rule alone. */
const HALAL = /halal|həlal|халял|muslim|müsəlman|мусульман|namaz|намаз|prayer|islam/iu;
const AFLOAT: readonly WishKind[] = ["boat", "snorkelling", "diving", "whales"];

/** "90,000 a head without air tickets" is said of a sum, and is no fear of flying. */
function withSumApart(wish: Wish): Wish {
  const isApart = wish.wishes.some(({ kind }) => kind === "flightsApart");
  const isOfTheSum = ({ kind, said }: Wish["wishes"][number]) =>
    kind === "noFlying" && WITHOUT.test(said);
  if (!isApart || !wish.wishes.some(isOfTheSum)) return wish;
  return { ...wish, wishes: wish.wishes.filter((one) => !isOfTheSum(one)) };
}

const WITHOUT = /^(?:без|without)(?!\p{L})/u;

/** The wish with what its request says of diets, health and fears. */
export function withCares(
  said: Wish,
  query: string,
  /** What a change says of those who join it: their cares, and nothing that they do. */
  told = "",
): Wish {
  const wish = withSumApart(withoutTiredChild(said, query));
  const asked = new Set(wish.wishes.map(({ kind }) => kind));
  // Who asks for a boat or a reef is afraid of boats for somebody else.
  const isAfloat = AFLOAT.some((kind) => asked.has(kind));
  const cares = [...heardIn(query), ...caresIn(told)]
    .filter(({ kind }) => !asked.has(kind))
    .filter(({ kind }) => !(isAfloat && kind === "noBoats"));
  if (cares.length === 0) return wish;
  const kinds = new Set(cares.map(({ kind }) => kind));
  // Who leaves pork alone may drink wine: a law is kept where it is named.
  const isLaw = HALAL.test(query) || wish.interests.includes("pilgrimage");
  const isPorkAlone = kinds.has("noPork") && !isLaw;
  // Who eats fish is no vegetarian, who fasts on two days is one on those, and a named allergy says all of it.
  const isNamed = cares.some(({ said }) => /aller|alerg|аллерг|intoler|неперен/u.test(said));
  const isOfSomeDays = kinds.has("fastDays");
  const isHeard = (text: string) =>
    caresIn(text).length > 0 || cares.some(({ said }) => said.includes(fold(text)));
  return {
    ...wish,
    needs: wish.needs.filter(
      (one) =>
        (one !== "vegetarian" || !(isOfSomeDays || kinds.has("noMeat"))) &&
        (one !== "halal" || !isPorkAlone),
    ),
    wishes: [
      ...wish.wishes
        .filter(({ kind }) => !(isNamed && kind === "allergy"))
        .filter(({ kind }) => !(isOfSomeDays && kind === "lenten"))
        .filter(({ kind }) => !REFUSED_BY[kind]?.some((one) => kinds.has(one))),
      ...cares,
    ],
    ...(wish.unplanned && { unplanned: wish.unplanned.filter((text) => !isHeard(text)) }),
  };
}
