import type { Labels } from "./wording.ts";

export const LABELS_EN: Labels = {
  day: (day) => `Day ${day}`,
  freeDays: (count) => (count === 1 ? "a free day" : "free days"),
  seaDays: (beach, count) => `${beach}, ${count === 1 ? "a free day" : "free days"} by the sea`,
  part: { morning: "Morning", afternoon: "Afternoon", evening: "Evening" },
  tips: "Tip",
  budget: "Cost",
  perPerson: "per person",
  hotels: "Hotels",
  flights: "Flights",
  activities: "Activities",
  notes: "Notes",
  dates: "Dates",
  total: "Total",
  range: (low, expected, high) => `${expected} (${low} to ${high})`,
  headings: {
    transport: "Transport",
    lodging: "Lodging",
    food: "Food",
    activities: "Activities",
    fees: "Insurance and taxes",
    reserve: "Reserve",
  },
  available: "likely available",
  notAvailable: "unlikely to be available",
};

export const LABELS_RU: Labels = {
  day: (day) => `День ${day}`,
  freeDays: (count) => (count === 1 ? "свободный день" : "свободные дни"),
  seaDays: (beach, count) => `${beach}, ${count === 1 ? "свободный день" : "свободные дни"} у моря`,
  part: { morning: "Утро", afternoon: "День", evening: "Вечер" },
  tips: "Совет",
  budget: "Стоимость",
  perPerson: "на человека",
  hotels: "Отели",
  flights: "Рейсы",
  activities: "Что посетить",
  notes: "Примечания",
  dates: "Даты",
  total: "Итого",
  range: (low, expected, high) => `${expected} (от ${low} до ${high})`,
  headings: {
    transport: "Транспорт",
    lodging: "Проживание",
    food: "Питание",
    activities: "Экскурсии и билеты",
    fees: "Страховка и сборы",
    reserve: "Резерв",
  },
  available: "скорее всего, места есть",
  notAvailable: "скорее всего, мест нет",
};

/** As headings, and at the beginning of a sentence. */
export const PART_AZ = {
  morning: "Səhər",
  afternoon: "Günortadan sonra",
  evening: "Axşam",
} as const;

/** Endings go by the vowels of the last word of a number: 3-cü, 6-cı, 9-cu, 20-ci. */
const ORDINALS = ["", "ci", "ci", "cü", "cü", "ci", "cı", "ci", "ci", "cu"];
const ORDINALS_OF_TENS = ["", "cu", "ci", "cu", "cı", "ci", "cı", "ci", "ci", "cı"];

export function ordinal(count: number): string {
  return ORDINALS[count % 10] || ORDINALS_OF_TENS[Math.floor(count / 10) % 10] || "cü";
}

export const LABELS_AZ: Labels = {
  day: (day) => `${day}-${ordinal(day)} gün`,
  freeDays: (count) => (count === 1 ? "sərbəst gün" : "sərbəst günlər"),
  seaDays: (beach, count) =>
    `${beach}, dəniz kənarında ${count === 1 ? "sərbəst gün" : "sərbəst günlər"}`,
  part: PART_AZ,
  tips: "Məsləhət",
  budget: "Xərc",
  perPerson: "nəfər başına",
  hotels: "Otellər",
  flights: "Reyslər",
  activities: "Nə etməli",
  notes: "Qeydlər",
  dates: "Tarixlər",
  total: "Cəmi",
  range: (low, expected, high) => `${expected} (${low} – ${high})`,
  headings: {
    transport: "Nəqliyyat",
    lodging: "Yaşayış",
    food: "Yemək",
    activities: "Ekskursiya və biletlər",
    fees: "Sığorta və rüsumlar",
    reserve: "Ehtiyat",
  },
  available: "çox güman ki, yer var",
  notAvailable: "çox güman ki, yer yoxdur",
};
