/** How flights are written: patterns that are tried where a token starts. */

/** A flight's number, and neither a time nor an amount: 124, 0124, 124A. */
export const FLIGHT_NUMBER = /(\d{1,4})(?!\d|[:h]\d|\p{L}{2}|\p{Ll})[A-Z]?/uy;
/** The same where no code stands before it: "Lufthansa 1.200 €" is none. */
export const BARE_NUMBER = /(\d{1,4})(?!\d|[:.,h/]\d|\p{L}{2}|\p{Ll})[A-Z]?/uy;
/** Of a code and a number in one: QR124, W62201; of three letters, as controllers say them: QTR124. */
export const JOINED_FLIGHT = /^([A-Z]{2,3}|[A-Z]\d|\d[A-Z])(\d{1,4})[A-Z]?$/;
export const AIRLINE_CODE = /^(?:[A-Z][A-Z\d]|\d[A-Z])$/;
/** A330, B738, E190 are aircraft. */
export const AIRCRAFT = /^(?:A[23]|B[37]|E[12])\d\d$/;
/** "am", "p.m.", "a. m.", "a m", and the letter alone. */
export const AM_PM = /[ap](?:\. ?m\.?| ?m)?(?!\p{L})/iuy;
/** 8:55, 08:55:00. */
export const COLON_TIME = /\d{1,2} ?: ?(\d\d)(?!\d)(?::\d\d(?!\d))?/y;
/** 0855, 8.55. */
export const TIME_LIKE = /(?:(?:[01]\d|2[0-3])[0-5]\d|\d{1,2} ?[.:] ?\d\d)(?!\d)/y;
/** 10h00 of "10h00-12h30", and 12h30. */
export const HOURS_IN_RANGE =
  /\d{1,2} ?[hч] ?\d\d(?= ?[-→/] ?\d{1,2} ?[hч] ?\d\d)|(?<=\d ?[hч] ?\d\d ?[-→/] ?)\d{1,2} ?[hч] ?\d\d/y;
/** "+1", "(+1", "#1": days after the departure. */
export const PLUS_DAYS = /([([])? ?[+#] ?([0-3])(?!\d)/y;
/** "MXP 0855", and "0855 MXP". */
export const CLOCKS_BEHIND_CODES = /(?<!\p{L})([A-Z]{3}) ?(?:[01]\d|2[0-3])[0-5]\d(?!\d)/gu;
export const CLOCKS_BEFORE_CODES = /(?<!\d)(?:[01]\d|2[0-3])[0-5]\d ([A-Z]{3})(?!\p{L})/gu;

/**
 * A line of a reservation system: its place in the list, airline, number and class; the date;
 * airports; how many seats; when it leaves and lands, with A, P or N for the half of the day.
 */
export const GDS_LINE =
  /^ {0,8}(?:\d{1,2} {0,2}[.)]? {0,4})?([A-Z][A-Z\d]|\d[A-Z]) {0,3}(\d{1,4}) {0,3}([A-Z])? {1,6}(?:[^\n]{0,11}[^A-Z\d\n])??(\d{1,2}(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)(?:\d{4}|\d{2})?)(?![A-Z\d])[^\n]{0,15}?[^A-Z\n](?!(?:MON|TUE|WED|THU|FRI|SAT|SUN)[ /-])([A-Z]{3})[/ -]?([A-Z]{3})(?![A-Z])(?:[^\n]{0,11}?(?:HK|SS|HS|GK|TK|KK|RR|HL|NN|LL|AK|BK|PK|DK|OK) ?(\d{1,2})(?!\d))?[^\d\n]{0,30}(\d\d:?\d\d|\d:\d\d|\d{3}(?=[APN]))([APN])?(?![\d.])[^\d\n#]{0,30}(#?) {0,3}(\d\d:?\d\d|\d:\d\d|\d{3}(?=[APN]))([APN])?(?![\d.])/gim;
/** The class of "QR 570 J 02MAR", in a line that has no more of a reservation system. */
export const CODED_CLASS =
  /^(?:[A-Z][A-Z\d]|\d[A-Z]) {0,3}\d{1,4} {1,3}([A-Z]) {1,3}\d{1,2}(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)(?![A-Z])/m;
/** "1.ROSSI/MARIO MR", "ROSSI/LUCA(CHD/12MAY20)". */
export const GDS_NAME =
  /(?:(?<![\d.])\d{1,2}\.\s?\d?[A-Z]{2,30}\/[A-Z]+[A-Z ]*|(?<![A-Z/])[A-Z]{2,30}\/[A-Z]{2,30} ?(?:MR|MRS|MS|MISS)(?![A-Z]))(\((?:CHD|C\d{2}|INF)[^)]{0,40}\))?(\((?:INF)[^)]{0,40}\))?/g;
