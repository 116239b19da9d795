/** How a day, a time or nothing at all is written in the languages of the tasks: English, Azerbaijani, Russian. */

const MONTHS: readonly string[] = [
  "jan|yan|янв",
  "feb|fev|фев",
  "mar|мар",
  "apr|апр",
  "may|ма[йя]",
  "jun|iyn|iyun|июн",
  "jul|iyl|iyul|июл",
  "aug|avq|авг",
  "sep|sen|сен",
  "oct|okt|окт",
  "nov|noy|ноя",
  "dec|dek|дек",
];

/** Spellings of a day: 2027-03-14, 14.03.2027, 3/14, 14 March, March 14th, 14 марта, 14 mart. */
export function daySpellings(day: string): readonly RegExp[] {
  const [year = "", month = "", date = ""] = day.slice(0, 10).split("-");
  const [m, d] = [Number(month), Number(date)];
  const name = `(?:${MONTHS[m - 1] ?? "-"})\\p{L}*\\.?`;
  const nth = `0?${d}(?:st|nd|rd|th)?`;
  const rest = `(?:[./-](?:${year.slice(0, 2)})?${year.slice(2)})?`;
  return [
    `${year}-${month}-${date}`,
    `0?${d}[./-]0?${m}${rest}`,
    `0?${m}[./-]0?${d}${rest}`,
    `${nth}(?:-\\p{L}+)?(?:\\s+of)?\\s+${name}`,
    `${name}\\s+${nth}`,
  ].map(alone);
}

/** Spellings of a time of day, given as 18:30: 18.30, 6:30 pm, 6:30 p.m. */
export function timeSpellings(time: string): readonly RegExp[] {
  const [hours = "", minutes = ""] = time.split(":");
  const hour = Number(hours);
  const half = hour < 12 ? "a" : "p";
  const other = hour < 12 ? "p" : "a";
  const twelve = `0?${hour % 12 || 12}`;
  const onTheHour = minutes === "00" ? [`${twelve}\\s*${half}\\.?m\\b`] : [];
  return [
    `0?${hour}[:.h]${minutes}(?!\\s*${other}\\.?m)`,
    `${twelve}[:.]${minutes}\\s*${half}\\.?m\\b`,
    ...onTheHour,
  ].map(alone);
}

/** Words for an amount of zero. */
export const NOTHING: RegExp =
  /\b(?:free|nothing|no (?:extra |additional |further )?(?:cost|charge|fee|payment|difference)|pulsuz|ödənişsiz|heç nə)\b|бесплатн|ничего|без доплат|доплачивать не/iu;

/** Not inside of a longer number or word; the T of an instant is none. */
function alone(spelling: string): RegExp {
  return new RegExp(`(?<!\\d)(?<!(?<!\\d)\\p{L})(?:${spelling})(?!\\d)`, "giu");
}
