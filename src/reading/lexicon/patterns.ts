/** How figures are written: patterns that are tried where a token starts. */

/** 2027-02-19: year, sign, month, day. */
export const ISO_DATE = /(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/y;
/** 2027-07. */
export const ISO_MONTH = /(20\d\d)[-/.](0\d|1[0-2])(?!\d)/y;
/** 12.02.2027, 12.02., 3/4, 04-05-27: day, sign, month, the sign again, year. */
export const FIGURE_DATE = /(\d{1,2})([./-])(\d{1,2})(?!\d)(?:(\2)((?:\d{4}|\d{2})(?!\d))?)?/y;
/** Of two dates the second is written in full: "10.06-15.06.2027". */
export const FULL_DATE = /\d{1,2}\.\d{1,2}\.\d{4}/y;
/** "2+1": adults and children. */
export const PAIR = /(\d)\+(\d)(?![^\s,.;)])/y;

/** Signs that are written in several ways, and what each is read as. */
export const REPLACED: readonly (readonly [RegExp, string])[] = [
  [/\r\n?|\\n|[\u2028\u2029\u0085]/g, "\n"],
  // Before compatibility forms are decomposed: a raised +1 must stay apart from the time before it.
  [/\u207a\s?([¹²³])/g, " +$1"],
  [/¹/g, "1"],
  [/²/g, "2"],
  [/³/g, "3"],
  // IST, as Turkish writes it.
  [/(?<!\p{L})İ(?=[A-Z]{2}(?!\p{L}))/gu, "I"],
  [/[\u2010-\u2015\u2212\u2e3a\u2e3b]/g, "-"],
  [/[→➔➜➝⟶➞►▶⇒»✈]\ufe0f?|-{1,3}>|={1,3}>/g, "→"],
  [/[⇄⇆↔⟷]/g, "↔"],
  [/[’‘ʼ`´]/g, "'"],
  [/(?<![\d\p{L}])([1-5]) ?\*+(?![\d\p{L}])/gu, "$1★"],
  [/[\u00a0\u2000-\u200a\u202f\u205f\u3000\t]/g, " "],
  // Marks of direction, joiners, soft hyphens and control characters say nothing.
  [/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g, ""],
];
