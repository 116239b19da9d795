import { type Airline, airlines } from "../../src/world/airlines/airlines.ts";
import { slotsOf } from "../../src/world/network/seasons.ts";
import { LONG_HAUL_KM } from "./fields.ts";
import type { NumberBook, NumberedRoute } from "./flight-numbers.ts";
import { CODESHARE_NUMBERS, USUAL_CODESHARE_NUMBERS } from "./number-bands.ts";

/** Airlines that share the flights between their homes as one, or sell each other's: all with all in a row. */
const PARTNERS = `
UA LH LX OS SN AC AZ
AA BA IB AY EI
DL AF KL VS
AF KL SK
UA NH
JL AA
JL BA AY IB
NH LH
DL KE
DL AM
DL LA
QF AA
QF EK
EK FZ
EK UA
EK AC
UA NZ
SQ LH
SQ MH
SQ NZ
SQ VA
MU AF KL
QR BA IB
QR VA
QR AA
QR JL
EY AF
TK 6E
TK SV
AI LH
AS AA
AS HA
B6 UA
IB I2
IB VY
BA VY
LH EW
A3 OA
AY JL
KE MU
CZ AA
CZ AF
UL QR
GF EY
KC TK
J2 TK
HY TK
`;

/** Codeshares of one airline on another's routes: within a joint venture, within an alliance. */
const MOST = { partner: 45, ally: 7 } as const;
/** Sellers of one flight beside its own airline. */
const MOST_SELLERS = 6;

export interface CodeshareChoice {
  readonly airline: string;
  /** Place of the route in the network. */
  readonly route: number;
  readonly firstNumber: number;
}

const partners = new Set(
  PARTNERS.trim()
    .split("\n")
    .flatMap((line) => {
      const codes = line.split(" ");
      return codes.flatMap((one) =>
        codes.filter((other) => other !== one).map((other) => one + other),
      );
    }),
);

/**
 * Who sells whose flights: a partner's flights to one's own hubs, and those beyond the partner's
 * hubs that one flies to; the busiest, as far as the seller's numbers go.
 */
export function chooseCodeshares(
  routes: readonly NumberedRoute[],
  bookOf: (airline: string) => NumberBook,
): readonly CodeshareChoice[] {
  const byAirline = new Map<string, { readonly route: NumberedRoute; readonly index: number }[]>();
  routes.forEach((route, index) => {
    const list = byAirline.get(route.airline.code) ?? [];
    list.push({ route, index });
    byAirline.set(route.airline.code, list);
  });
  const sellers = new Uint8Array(routes.length);
  return airlines.flatMap((seller) => {
    const flownTo = new Set(
      (byAirline.get(seller.code) ?? []).flatMap(({ route: { a, b } }) => [a.iata, b.iata]),
    );
    return airlines.flatMap((flyer): CodeshareChoice[] => {
      const most = mostShared(seller, flyer);
      if (most === 0) return [];
      const useful = (byAirline.get(flyer.code) ?? [])
        .filter(({ route }) => isUseful(route, seller, flyer, flownTo))
        .sort((x, y) => y.route.weekly - x.route.weekly || x.index - y.index);
      const found: CodeshareChoice[] = [];
      for (const { route, index } of useful) {
        if (found.length === most) break;
        if ((sellers[index] ?? 0) >= MOST_SELLERS) continue;
        const firstNumber = takeNumber(bookOf(seller.code), seller.code, route);
        if (firstNumber === undefined) break;
        sellers[index] = (sellers[index] ?? 0) + 1;
        found.push({ airline: seller.code, route: index, firstNumber });
      }
      return found;
    });
  });
}

function mostShared(seller: Airline, flyer: Airline): number {
  if (seller === flyer || seller.kind === "regional") return 0;
  if (partners.has(seller.code + flyer.code)) return MOST.partner;
  const allied = seller.alliance !== undefined && seller.alliance === flyer.alliance;
  return allied ? MOST.ally : 0;
}

function isUseful(
  { a, b, km }: NumberedRoute,
  seller: Airline,
  flyer: Airline,
  flownTo: ReadonlySet<string>,
): boolean {
  if ([a, b].some(({ iata }) => seller.hubs.includes(iata))) return true;
  if (km > LONG_HAUL_KM) return [a, b].some(({ country }) => country === seller.country);
  return [a, b].some(({ iata }) => flyer.hubs.includes(iata) && flownTo.has(iata));
}

const ranges: ReadonlyMap<string, readonly string[]> = rangesByAirline();

function rangesByAirline(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const text of CODESHARE_NUMBERS.trim().split(", ")) {
    const [airline = "", range = ""] = text.split(" ");
    found.set(airline, [...(found.get(airline) ?? []), range]);
  }
  return found;
}

function takeNumber(book: NumberBook, seller: string, route: NumberedRoute): number | undefined {
  for (const range of ranges.get(seller) ?? [USUAL_CODESHARE_NUMBERS]) {
    const [first = 0, last = 0] = range.split("-").map(Number);
    const taken = book.take(first, last, 2 * slotsOf(route), route.firstNumber % 2 === 1);
    if (taken !== undefined) return taken;
  }
  return undefined;
}
