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
