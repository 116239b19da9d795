/** A name in the cases that "to", "in" and "from" need. */
interface Cases {
  readonly accusative: string;
  readonly prepositional: string;
  readonly genitive: string;
}

/** Islands and coasts are gone onto, not into. */
const ONTO = new Set([
  ...["Бали", "Гоа", "Крит", "Майорка", "Мадейра", "Мальдивы", "Мальта", "Маврикий", "Занзибар"],
  ...["Пхукет", "Санторини", "Иссык-Куль", "Кипр", "Шри-Ланка", "Шахдаг", "Наксос", "Корфу"],
  ...["Сейшельские о-ва", "Сейшелы", "Маэ", "Праслен", "Родос", "Тенерифе", "Ибица"],
  ...["Фукуок"],
  ...["Озеро Комо", "Озеро Гарда", "Будванская ривьера"],
]);
/** After "в" and before two consonants of this kind a vowel is put in between: во Франции. */
const WITH_O = /^(?:Ф[лр]|В[ьлт]|Льв)/;

/** Names that no rule declines: accusative, prepositional, genitive. */
const IRREGULAR: ReadonlyMap<string, readonly [string, string, string]> = new Map([
  ["Афины", ["Афины", "Афинах", "Афин"]],
  ["Мальдивы", ["Мальдивы", "Мальдивах", "Мальдив"]],
  ["Сейшельские о-ва", ["Сейшельские острова", "Сейшельских островах", "Сейшельских островов"]],
  ["Сейшелы", ["Сейшелы", "Сейшелах", "Сейшел"]],
  ["Салоники", ["Салоники", "Салониках", "Салоник"]],
  ["Карловы Вары", ["Карловы Вары", "Карловых Варах", "Карловых Вар"]],
  ["Нидерланды", ["Нидерланды", "Нидерландах", "Нидерландов"]],
  [
    "Объединённые Арабские Эмираты",
    [
      "Объединённые Арабские Эмираты",
      "Объединённых Арабских Эмиратах",
      "Объединённых Арабских Эмиратов",
    ],
  ],
  ["Саудовская Аравия", ["Саудовскую Аравию", "Саудовской Аравии", "Саудовской Аравии"]],
  ["Южная Корея", ["Южную Корею", "Южной Корее", "Южной Кореи"]],
  ["Которский залив", ["Которский залив", "Которском заливе", "Которского залива"]],
  [
    "Неаполь и Амальфитанское побережье",
    [
      "Неаполь и на Амальфитанское побережье",
      "Неаполе и на Амальфитанском побережье",
      "Неаполя и с Амальфитанского побережья",
    ],
  ],
  ["Озеро Комо", ["озеро Комо", "озере Комо", "озера Комо"]],
  ["Озеро Гарда", ["озеро Гарда", "озере Гарда", "озера Гарда"]],
  ["Долина Луары", ["долину Луары", "долине Луары", "долины Луары"]],
  ["Будванская ривьера", ["Будванскую ривьеру", "Будванской ривьере", "Будванской ривьеры"]],
  ["Белек и Лара", ["Белек и Лару", "Белеке и Ларе", "Белека и Лары"]],
  ["Ксамил и Саранда", ["Ксамил и Саранду", "Ксамиле и Саранде", "Ксамила и Саранды"]],
  ["Назарет и Галилея", ["Назарет и Галилею", "Назарете и Галилее", "Назарета и Галилеи"]],
  ["Сиемреап и Ангкор", ["Сиемреап и Ангкор", "Сиемреапе и Ангкоре", "Сиемреапа и Ангкора"]],
  ["Египет", ["Египет", "Египте", "Египта"]],
  ["Гоа", ["Гоа", "Гоа", "Гоа"]],
]);

/** Of the towns in -ь these are feminine. */
const FEMININE = /^(?:Казань|Пермь|Рязань|Тверь|Тюмень|Астрахань|Сызрань|Керчь)$/;
const AFTER_HUSHING = /[гкхжшчщ]а$/;

function casesOf(name: string): Cases {
  const known = IRREGULAR.get(name);
  if (known) return { accusative: known[0], prepositional: known[1], genitive: known[2] };
  const stem = name.slice(0, -1);
  const all = (accusative: string, prepositional: string, genitive: string) => ({
    accusative,
    prepositional,
    genitive,
  });
  // A name in Latin letters has no cases.
  if (/[a-z]$/i.test(name)) return all(name, name, name);
  if (FEMININE.test(name)) return all(name, `${stem}и`, `${stem}и`);
  if (/ия$/.test(name)) return all(`${stem}ю`, `${stem}и`, `${stem}и`);
  if (/ья$/.test(name)) return all(`${stem}ю`, `${stem}е`, `${stem}и`);
  if (/ий$/.test(name)) return all(name, `${stem}и`, `${stem}я`);
  if (/й$/.test(name)) return all(name, `${stem}е`, `${stem}я`);
  if (/я$/.test(name)) return all(`${stem}ю`, `${stem}е`, `${stem}и`);
  if (/ь$/.test(name)) return all(name, `${stem}е`, `${stem}я`);
  if (/а$/.test(name))
    return all(`${stem}у`, `${stem}е`, AFTER_HUSHING.test(name) ? `${stem}и` : `${stem}ы`);
  // Баку, Тбилиси, Токио, Памуккале, США, ЮАР: such names do not change.
  if (/[оуыиеэю]$/.test(name) || name === name.toUpperCase()) return all(name, name, name);
  return all(name, `${name}е`, `${name}а`);
}

function into(name: string): string {
  if (ONTO.has(name)) return "на";
  return WITH_O.test(name) ? "во" : "в";
}

/** в Тбилиси, во Флоренцию, на Мальдивы. */
export function toRu(name: string): string {
  return `${into(name)} ${casesOf(name).accusative}`;
}

/** Флоренцию, Мальдивы. */
export function accusativeRu(name: string): string {
  return casesOf(name).accusative;
}

/** в Тбилиси, во Флоренции, на Мальдивах. */
export function inRu(name: string): string {
  return `${into(name)} ${casesOf(name).prepositional}`;
}

/** по Азербайджану, по Турции, по США. */
export function alongRu(name: string): string {
  if (/(?:ия|ья)$/.test(name)) return `по ${casesOf(name).prepositional}`;
  if (/[йьая]$/.test(name)) return `по ${casesOf(name).prepositional}`;
  const { genitive } = casesOf(name);
  return `по ${genitive === name ? name : genitive.replace(/а$/, "у")}`;
}

/** из Тбилиси, с Мальдив. */
export function fromRu(name: string): string {
  const off = /^Ш[рт]/.test(name) ? "со" : "с";
  return `${ONTO.has(name) ? off : "из"} ${casesOf(name).genitive}`;
}
