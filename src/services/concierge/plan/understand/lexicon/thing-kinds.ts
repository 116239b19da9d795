import type { CatalogueExcursion, CataloguePlace } from "../../../../../domain/catalogue.ts";

type Thing = CataloguePlace | CatalogueExcursion;

/** What a wish is called that asks for a thing of one kind, folded, and by which English words a thing is of it. */
export interface ThingKind {
  readonly said: RegExp;
  readonly is: (thing: Thing) => boolean;
  /** A thing that is called by the same words and is of another kind does not do. */
  readonly alone?: true;
}

const begins = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})`, "u");

/** Of its name alone: texts of other things tell of markets, too. */
function called(words: RegExp): ThingKind["is"] {
  return (thing) => words.test("parts" in thing ? thing.name.en : thing.title.en);
}

function told(words: RegExp): ThingKind["is"] {
  return (thing) =>
    words.test(`${"parts" in thing ? thing.name.en : thing.title.en}. ${thing.text.en}`);
}

/** Kinds of things of which none stands for another: a lesson in sushi is no market where sushi is sold. */
export const THING_KINDS: readonly ThingKind[] = [
  {
    said: begins(
      "(?:a |one )?day (?:at|by) the (?:sea|beach)|beach day|den\\p{L}* (?:bir )?gun|(?:один )?день (?:на|у) мор",
    ),
    is: (thing) => !("parts" in thing) && thing.categories[0] === "beach" && thing.hours >= 5,
  },
  {
    said: begins(
      "class(?:es)?(?!\\p{L})|lessons?(?!\\p{L})|courses?(?!\\p{L})|workshops?|master ?class|cookery|ders(?:i|ler|leri)?(?!\\p{L})|emalatxana|ustad|урок|мастер-?класс|занят|мастерск",
    ),
    is: told(/\bclass(?:es)?\b|\blessons?\b|\bworkshops?\b|cookery|hands-on|your own\b/i),
    alone: true,
  },
  {
    said: begins("market|bazar|bazaar|рынок|рынк|рынок|базар"),
    is: called(/\bmarkets?\b|bazaar|\bsouks?\b|mercado|mercato|time out/i),
  },
  {
    said: begins("(?:sea |seaside |beach |river)?promenade|seafront|bulvar|sahil gezinti|набережн"),
    is: called(/promenade|seafront|boulevard|corniche|embankment|waterfront|esplanade/i),
  },
  {
    said: begins(
      "islands? (?:trip|tour|hopping|day|by boat|boat)|(?:boat |day )?trip to (?:an|the) islands?|ada(?:lar)? (?:turu|gezinti\\p{L}*|seferi)|поездк\\p{L}+ на остров|остров\\p{L}* на (?:катер|лодк)",
    ),
    is: (thing) =>
      !("parts" in thing) &&
      (thing.categories.includes("islands") || /\bislands?\b/i.test(thing.title.en)),
  },
  {
    said: begins("west end|broadway|musical|theat(?:re|er)|teatr|мюзикл|театр"),
    is: called(/theat(?:re|er)|broadway|musical|west end/i),
  },
  {
    said: begins(
      "winer|vineyard|(?:wine |qvevri )?cellars?|serab zavod|saraphana|винодел|винн\\p{L}+ погреб",
    ),
    is: told(/winer(?:y|ies)|\bcellars?\b|vineyard|wine (?:estate|lodge|village)/i),
  },
  {
    said: begins(
      "brewer|distiller|palenque|zavod|fabrik|dairy|dairies|acetaia|factory|factories|сыровар|завод|пивовар|фабрик",
    ),
    is: told(
      /brewer(?:y|ies)|distill|palenque|\bdair(?:y|ies)\b|acetaia|factor(?:y|ies)|vinegar|\bsake\b|\bvats?\b/i,
    ),
  },
  {
    said: begins(
      "restaurant|restoran|ресторан|bistro|cafes?(?!\\p{L})|kofe|qehvexana|кафе|кофейн|кондитерск|patisser",
    ),
    is: ({ categories }) => categories.includes("food"),
  },
];
