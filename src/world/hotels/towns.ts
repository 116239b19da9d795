import type { Coordinates } from "../../domain/geo.ts";
import { type Airport, type City, findCity } from "../places/airports.ts";
import { hashText } from "../random.ts";
import { countryLevels, type HotelLevels, knownPlace, levels } from "./levels.ts";
import { regionOf } from "./names/flavours.ts";
import {
  type Climate,
  climateOf,
  climateYear,
  type KindOfPlace,
  type Year,
  yearOf,
} from "./season.ts";
import { findStayPlace, type StayPlace } from "./stay-places.ts";

/** A city with an airport or a place without one: where hotels stand. */
export interface Town extends Coordinates {
  readonly code: string;
  /** The code as a key for rolls. */
  readonly key: number;
  readonly name: string;
  readonly country: string;
  readonly zone: number;
  /** Its own airports; none at a place without one. */
  readonly airports: readonly Airport[];
  /** Thousands of people in and around it. */
  readonly people: number;
  readonly hotels: number;
  /** Of its hotels, how many in a hundred may belong to a chain, before the region has its say. */
  readonly chainShare: number;
  readonly kind: KindOfPlace;
  readonly year: Year;
  readonly prices: StarPrices;
}

/** USD for two a night by stars, one to five, in low season and in high season. */
export interface StarPrices {
  readonly low: readonly number[];
  readonly high: readonly number[];
}

const MOST_HOTELS = 60;
const FEWEST_HOTELS = 4;
/** A strip of scheduled flights on a small island or in the bush still has somewhere to sleep. */
const FEWEST_HOTELS_AT_SMALL_AIRPORT = 2;
/** The part of an airport's catchment that looks for its hotels in the town. */
const CATCHMENT_SHARE = 0.35;

/** Towns with more hotels than their size would give them. */
const MUCH_VISITED = levels(
  "LON 60 PAR 60 NYC 60 TYO 60 IST 60 BKK 58 DXB 58 ROM 54 BCN 48 MAD 46 LAS 50 SIN 52 HKG 50 ORL 46 MIL 44 VCE 40 AMS 44 PRG 42 VIE 44 BER 48 MUC 40 LIS 40 ATH 38 BUD 38 FLR 34 NCE 30 DUB 34 CPH 32 STO 32 EDI 30 SYD 44 MEL 38 LAX 52 SFO 40 CHI 42 MIA 46 WAS 42 BOS 36 SEA 34 HNL 36 SAN 34 MSY 28 BNA 26 CUN 44 PUJ 28 SJD 24 PVR 22 RIO 40 BUE 40 CUZ 22 CTG 20 KUL 40 DPS 44 HKT 40 USM 22 KBV 20 CNX 26 REP 24 LPQ 14 DAD 26 PQC 18 MLE 26 GOI 28 JAI 22 UDR 16 KTM 24 CMB 24 OSA 46 OKA 22 SEL 50 TPE 40 MFM 26 CJU 24 AYT 40 BJV 24 DLM 16 NAV 12 TBS 32 BUS 18 KUT 12 BAK 34 GBB 8 EVN 24 SSH 26 HRG 28 LXR 18 RAK 30 FEZ 14 AGA 18 TUN 18 DJE 14 CPT 34 SEU 7 ASV 6 ZNZ 18 MRU 18 SEZ 14 VFA 10 JTR 18 JMK 16 RHO 22 HER 24 CFU 16 CHQ 16 ZTH 12 KGS 14 PMI 36 IBZ 22 TCI 28 LPA 26 ACE 16 FUE 14 FAO 24 FNC 20 DBV 18 SPU 18 SZG 18 INN 16 GVA 26 ZRH 30 NAP 28 CTA 18 PMO 18 OLB 14 PSA 14 VRN 18 BLQ 20 REK 20 TOS 10 RVN 10 SKD 12 BHK 10 AUH 32 DOH 36 TLV 28 ETM 10 AQJ 12 SLC 24 ASE 12 JAC 12 EGE 10 YWS 16 MLO 10 OGG 22 KOA 16 LIH 14 AUA 18 NAS 20 MBJ 20 BGI 14 UVF 10 SJU 24 ZQN 18 CNS 18 OOL 20 NAN 16 BOB 8 PPT 10 IPC 6 FTE 10 BRC 16 USH 10 IGU 18 FLN 18 SSA 20",
);

/** Towns that are there for their beach, beside those with prices of their own. */
const BEACHES = new Set(
  "MAH REU MJV LEI PVK EFL JSI MJT SMI KLX PAS JNX SKU AOK JKH VOL PUY RJK LSZ BWK AAQ GDZ SUI BIA FSC CLY FNI RMI TPS LMP PNL SUF DLM ECN GZP EDO MIR NBE TBJ ESU TTU DBB SEW SVB NOS SID BVC RAI BJL VXE MBA LAU UKA CZM HUX ACA ZIH ZLO PPE BZE SPR RTB LIR TNO QPS TMU BOC CUR BON SXM ANU UVF SLU GND SKB NEV TAB STT STX EIS PLS GCM CYB POP AZS LRM HOG CCC SNU GGT ELH TCB MHH FPO PMV ADZ PVA SMR NAT MCZ JPA BPS JJD FEN PDP LSC MYR PIE SRQ RSW PNS VPS ECP HHH ACK MVY HHQ UTP TDX KOP UIH PHH LOP LBJ BTH KLO PPS TAG IAO ENI ISG MMY UEO XQP MLO SPN GUM ROR RAR APW VLI HTI PPP BNK MCY HVB BME".split(
    " ",
  ),
);
/** Ports and capes where a part of the hotels stands at the sea. */
const SEASIDE = new Set(
  "GOA TRS BRI AOI SUF REG TLN BIQ BES SDR LCG VGO CDZ GIB JER GCI BOH NQY PLQ KDL URE ODS SIP VVO TIP ALG ORN BJA RBA TNG ABJ LFW COO LBV LAD MPM PLZ ELS MAA TRV VTZ TAO DLC XMN YNT BKI NTL TSV DRW HBA NPE TRG NOU VER IQQ ANF ARI MDQ SBA MRY FLL PBI JAX ILM ORF ACY PWM YYJ".split(
    " ",
  ),
);

/** The town of a city code, an airport's code (the city it serves) or the code of a stay place. */
export function findTown(code: string): Town | undefined {
  const city = findCity(code);
  if (city) return townOfCity(city);
  const place = findStayPlace(code);
  return place && townOfPlace(place);
}

function townOfCity(city: City): Town {
  const { code, name, country, lat, lon, zone, airports, population } = city;
  const catchment = airports.reduce((sum, airport) => sum + airport.catchment, 0);
  const people = Math.max(population, catchment * CATCHMENT_SHARE);
  const fewest = airports.some((airport) => airport.size !== "small")
    ? FEWEST_HOTELS
    : FEWEST_HOTELS_AT_SMALL_AIRPORT;
  const visited = MUCH_VISITED.get(code) ?? 0;
  // Math.sqrt is exact to the last bit by the standard, so it may decide.
  const bySize = Math.round(3 + 0.62 * Math.sqrt(people));
  const hotels = Math.min(MOST_HOTELS, Math.max(fewest, visited, people < 3 ? 0 : bySize));
  return {
    code,
    key: hashText(code),
    name,
    country,
    lat,
    lon,
    zone,
    airports,
    people,
    hotels,
    chainShare: chainShare(country, people, visited),
    ...marketOf(code, country, lat, kindOfCity(code, people)),
  };
}

/** Chains go to big towns and, outside Europe, to resorts; an old island town has few. */
function chainShare(country: string, people: number, visited: number): number {
  if (people >= 300 || (visited > 0 && (people >= 60 || regionOf(country) !== "europe")))
    return 100;
  if (people >= 60) return 60;
  return people >= 15 || visited > 0 ? 20 : 0;
}

function townOfPlace(place: StayPlace): Town {
  const { code, name, country, lat, lon, zone, hotels, climate } = place;
  return {
    code,
    key: hashText(code),
    name,
    country,
    lat,
    lon,
    zone,
    airports: [],
    people: hotels,
    hotels,
    chainShare: hotels >= 14 ? 22 : 8,
    ...marketOf(code, country, lat, kindOfPlace(place), climate),
  };
}

const KIND_OF_PLACE: Readonly<Partial<Record<Climate, KindOfPlace>>> = {
  ski: "ski",
  alpine: "mountain",
  desert: "desert",
};
/** Lodges at the gates of a park, or in it: there is no town to be in the middle of. */
const PARKS = new Set(["GNC", "PTE", "XUS", "YMY"]);

function kindOfPlace({ code, climate }: StayPlace): KindOfPlace {
  return PARKS.has(code) ? "wild" : (KIND_OF_PLACE[climate] ?? "town");
}
const CITY_PEOPLE = 300;

function kindOfCity(code: string, people: number): KindOfPlace {
  if (BEACHES.has(code)) return "beach";
  if (SEASIDE.has(code)) return "seaside";
  return people >= CITY_PEOPLE ? "city" : "town";
}

/** Kind, year and prices: the place's own where they are known, else its country's and climate's. */
function marketOf(
  code: string,
  country: string,
  lat: number,
  guessed: KindOfPlace,
  climate: Climate = climateOf(country, lat, guessed),
): Pick<Town, "kind" | "year" | "prices"> {
  const known = knownPlace(code);
  return known
    ? {
        kind: known.kind,
        year: yearOf(known.high),
        prices: starPrices(known.levels, known.kind, code),
      }
    : {
        kind: guessed,
        year: climateYear(climate),
        prices: starPrices(countryLevels(country, guessed), guessed, code),
      };
}

/** One and two stars beside three: where three are dear, land and wages are for all, and so the cheapest beds cost more of it. */
const ONE_STAR = { least: 0.55, rise: 0.11, inSeason: 0.12, atBeach: 0.25 } as const;
const TWO_STARS = { least: 0.72, rise: 0.1, inSeason: 0.06, atBeach: 0.15 } as const;
const DEAR = 140;
/** No two towns have the same steps between their houses: so much either way. */
const OWN_STEP = 0.08;

function starPrices({ low, high }: HotelLevels, kind: KindOfPlace, code: string): StarPrices {
  // In high season the last beds are the cheapest ones, above all where all come for the sea.
  const full = kind === "beach" || kind === "isles" ? "atBeach" : "inSeason";
  const dear = Math.min(1, low[0] / DEAR);
  const own = 1 + OWN_STEP * (((hashText(`${code} stars`) % 201) - 100) / 100);
  const one = (ONE_STAR.least + ONE_STAR.rise * dear) * own;
  const two = (TWO_STARS.least + TWO_STARS.rise * dear) * (1 + (own - 1) / 2);
  return {
    low: [low[0] * one, low[0] * two, ...low],
    high: [high[0] * (one + ONE_STAR[full]), high[0] * (two + TWO_STARS[full]), ...high],
  };
}
