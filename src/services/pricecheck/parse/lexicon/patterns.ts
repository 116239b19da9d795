/** How flights are written: patterns that are tried where a token starts. */

/** A flight's number, and neither a time nor an amount: 124, 0124, 124A. */
export const FLIGHT_NUMBER = /(\d{1,4})(?!\d|[:h]\d|\p{L}{2}|\p{Ll})[A-Z]?/uy;
/** The same where no code stands before it: "Lufthansa 1.200 €" is none. */
export const BARE_NUMBER = /(\d{1,4})(?!\d|[:.,h/]\d|\p{L}{2}|\p{Ll})[A-Z]?/uy;
/** Of a code and a number in one: QR124, W62201. */
export const JOINED_FLIGHT = /^([A-Z]{2}|[A-Z]\d|\d[A-Z])(\d{1,4})[A-Z]?$/;
/** Three letters, as controllers say them: QTR124. */
export const ICAO_FLIGHT = /^([A-Z]{3})(\d{1,4})$/;
export const AIRLINE_CODE = /^(?:[A-Z][A-Z\d]|\d[A-Z])$/;
/** A330, B738, E190 are aircraft. */
export const AIRCRAFT = /^(?:A[23]|B[37]|E[12])\d\d$/;
/** "MXP 0855", and "0855 MXP". */
export const CLOCKS_BEHIND_CODES = /(?<!\p{L})([A-Z]{3}) ?(?:[01]\d|2[0-3])[0-5]\d(?!\d)/gu;
export const CLOCKS_BEFORE_CODES = /(?<!\d)(?:[01]\d|2[0-3])[0-5]\d ([A-Z]{3})(?!\p{L})/gu;
