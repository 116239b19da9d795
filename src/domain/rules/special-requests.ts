/** What a passenger may ask for on a flight, by its code, and how many hours before departure at the latest. */
export interface SpecialRequest {
  readonly text: string;
  readonly hours: number;
}

const meal = (text: string, hours = 24): SpecialRequest => ({ text: `${text} meal`, hours });
const help = (text: string): SpecialRequest => ({ text, hours: 0 });

const REQUESTS: Readonly<Record<string, SpecialRequest>> = {
  VGML: meal("vegan"),
  VLML: meal("vegetarian"),
  AVML: meal("Asian vegetarian"),
  HNML: meal("Hindu"),
  MOML: meal("halal"),
  KSML: meal("kosher", 48),
  DBML: meal("diabetic"),
  GFML: meal("gluten-free"),
  CHML: meal("child's"),
  BBML: meal("baby's"),
  WCHR: help("wheelchair to the gate"),
  WCHS: help("wheelchair, cannot climb steps"),
  WCHC: help("wheelchair, carried to the seat"),
  BLND: help("blind passenger"),
  DEAF: help("deaf passenger"),
  MAAS: help("meet and assist"),
  MEDA: { text: "medical case", hours: 48 },
  UMNR: { text: "unaccompanied minor", hours: 48 },
  BSCT: { text: "bassinet (at the first row of the cabin alone)", hours: 48 },
  PETC: { text: "pet in the cabin", hours: 48 },
  SVAN: { text: "service animal", hours: 48 },
};

export const REQUEST_CODES = Object.keys(REQUESTS);

export function specialRequest(code: string): SpecialRequest | undefined {
  return REQUESTS[code];
}
