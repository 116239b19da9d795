import type { Language } from "../../../../domain/catalogue.ts";

/** What is often asked of a hotel and is no kind of a wish, by its English words, in az and ru. */
const NAMES: readonly (readonly [said: RegExp, az: string, ru: string])[] = [
  [/^(?:all )?(?:rooms )?(?:on )?(?:the )?same floor$/i, "eyni mərtəbə", "на одном этаже"],
  [/^(?:connecting|adjoining) rooms?$/i, "qonşu otaqlar", "смежные номера"],
  [/^ground floor$/i, "birinci mərtəbə", "первый этаж"],
  [/^adults[- ]only$/i, "yalnız böyüklər üçün", "только для взрослых"],
  [/^(?:good |nice )?lodges?$/i, "yaxşı lojlar", "хорошие лоджи"],
  [/^(?:a )?(?:small|family)[- ]?(?:run )?hotel$/i, "kiçik otel", "небольшой отель"],
  [/^guest ?houses?$/i, "qonaq evi", "гостевой дом"],
  [/^(?:with )?parking$/i, "dayanacaq", "парковка"],
  [/^(?:with )?(?:a )?balcony$/i, "balkon", "балкон"],
  [/^(?:with )?heating$|^heated/i, "isitmə", "отопление"],
  [/^quiet/i, "sakitlik", "тихий"],
  [/^clean/i, "təmizlik", "чистый"],
  [/^ski[- ]in(?:[ /-]*ski[- ]out)?$/i, "birbaşa pistdə", "прямо у склона"],
  [/^few (?:steps|stairs)$/i, "az pilləkən", "поменьше ступеней"],
  [/^low[- ]salt(?: food)?$/i, "az duzlu yemək", "еда с малым количеством соли"],
];

/** Places that a hotel is to be near, as they are called in az and ru. */
const PLACES: readonly (readonly [said: RegExp, az: string, ru: string])[] = [
  [/main station|train station|railway station/i, "vağzal", "вокзал"],
  [/business district|financial district/i, "iş mərkəzi", "деловой район"],
  [/old town/i, "köhnə şəhər", "старый город"],
  [/dive cent(?:re|er)/i, "dalış mərkəzi", "дайв-центр"],
  [/the haram/i, "Hərəm", "Харам"],
];

const NEAR =
  /^(?:.*\s)?(?:near|close to|next to|(?:within )?walking distance (?:to|of|from))\s+(?:the\s+)?(.+)$/i;

/** What is asked of a hotel as the plan's language calls it; a name keeps its own letters. */
export function askedName(item: string, lang: Language): string {
  if (lang === "en") return item;
  const at = lang === "az" ? 1 : 2;
  const found = NAMES.find(([said]) => said.test(item.trim()));
  if (found) return found[at];
  const [, near = ""] = NEAR.exec(item.trim()) ?? [];
  const place =
    PLACES.find(([said]) => said.test(`the ${near}`))?.[at] ??
    (/^\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)*$/u.test(near) ? near : undefined);
  if (place === undefined) return item;
  return lang === "az" ? `yaxınlıqda: ${place}` : `рядом: ${place}`;
}
