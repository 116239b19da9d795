/** One, few, many: 1 день, 2 дня, 5 дней. */
export function plural(count: number, one: string, few: string, many: string): string {
  const tens = count % 100;
  const units = count % 10;
  if (tens > 10 && tens < 20) return `${count} ${many}`;
  if (units === 1) return `${count} ${one}`;
  return `${count} ${units >= 2 && units <= 4 ? few : many}`;
}

const FOR = [
  "",
  "одного путешественника",
  "двоих",
  "троих",
  "четверых",
  "пятерых",
  "шестерых",
  "семерых",
];

/** "для двоих", "для 12 человек". */
export function forPeople(count: number): string {
  return `для ${FOR[count] ?? plural(count, "человека", "человек", "человек")}`;
}
