/** A name in the cases that "to", "in" and "from" need. */
interface Cases {
  readonly accusative: string;
  readonly prepositional: string;
  readonly genitive: string;
}

/** Islands and coasts are gone onto, not into. */
const ONTO = new Set([
  ...["Бали", "Гоа", "Крит", "Майорка", "Мадейра", "Мальдивы", "Мальта", "Маврикий", "Занзибар"],
  ...["Пхукет", "Санторини", "Иссык-Куль", "Кипр", "Шри-Ланка", "Шахдаг"],
]);
/** After "в" and before two consonants of this kind a vowel is put in between: во Франции. */
const WITH_O = /^(?:Ф[лр]|В[ьлт]|Льв)/;

/** Names that no rule declines: accusative, prepositional, genitive. */
const IRREGULAR: ReadonlyMap<string, readonly [string, string, string]> = new Map([
  ["Афины", ["Афины", "Афинах", "Афин"]],
  ["Мальдивы", ["Мальдивы", "Мальдивах", "Мальдив"]],
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
  ["Египет", ["Египет", "Египте", "Египта"]],
  ["Гоа", ["Гоа", "Гоа", "Гоа"]],
]);

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
