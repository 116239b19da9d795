import type { Coordinates } from "../../domain/geo.ts";
import { type Airport, type City, findCity } from "../places/airports.ts";
import { hashText } from "../random.ts";
import { costLevel, levels } from "./cost.ts";
import { type SeasonKind, seasonOf } from "./season.ts";
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
  readonly season: SeasonKind;
  readonly cost: number;
}

const MOST_HOTELS = 60;
const FEWEST_HOTELS = 4;
/** A strip of scheduled flights on a small island or in the bush still has somewhere to sleep. */
const FEWEST_HOTELS_AT_SMALL_AIRPORT = 2;
/** The part of an airport's catchment that looks for its hotels in the town. */
const CATCHMENT_SHARE = 0.35;

/** Towns with more hotels than their size would give them. */
const MUCH_VISITED = levels(
  "LON 60 PAR 60 NYC 60 TYO 60 IST 60 BKK 58 DXB 58 ROM 54 BCN 48 MAD 46 LAS 50 SIN 52 HKG 50 ORL 46 MIL 44 VCE 40 AMS 44 PRG 42 VIE 44 BER 48 MUC 40 LIS 40 ATH 38 BUD 38 FLR 34 NCE 30 DUB 34 CPH 32 STO 32 EDI 30 SYD 44 MEL 38 LAX 52 SFO 40 CHI 42 MIA 46 WAS 42 BOS 36 SEA 34 HNL 36 SAN 34 MSY 28 BNA 26 CUN 44 PUJ 28 SJD 24 PVR 22 RIO 40 BUE 40 CUZ 22 CTG 20 KUL 40 DPS 44 HKT 40 USM 22 KBV 20 CNX 26 REP 24 LPQ 14 DAD 26 PQC 18 MLE 26 GOI 28 JAI 22 UDR 16 KTM 24 CMB 24 OSA 46 OKA 22 SEL 50 TPE 40 MFM 26 CJU 24 AYT 40 BJV 24 DLM 16 NAV 12 TBS 32 BUS 18 KUT 12 BAK 34 GBB 8 EVN 24 SSH 26 HRG 28 LXR 18 RAK 30 FEZ 14 AGA 18 TUN 18 DJE 14 CPT 34 ZNZ 18 MRU 18 SEZ 14 VFA 10 JTR 18 JMK 16 RHO 22 HER 24 CFU 16 CHQ 16 ZTH 12 KGS 14 PMI 36 IBZ 22 TFS 28 LPA 26 ACE 16 FUE 14 FAO 24 FNC 20 DBV 18 SPU 18 SZG 18 INN 16 GVA 26 ZRH 30 NAP 28 CTA 18 PMO 18 OLB 14 PSA 14 VRN 18 BLQ 20 REK 20 TOS 10 RVN 10 SKD 12 BHK 10 AUH 32 DOH 36 TLV 28 ETM 10 AQJ 12 SLC 24 ASE 12 JAC 12 EGE 10 OGG 22 KOA 16 LIH 14 AUA 18 NAS 20 MBJ 20 BGI 14 UVF 10 SJU 24 ZQN 18 CNS 18 OOL 20 NAN 16 BOB 8 PPT 10 IPC 6 FTE 10 BRC 16 USH 10 IGU 18 FLN 18 SSA 20",
);

const OWN_SEASON: Readonly<Record<string, SeasonKind>> = {
  AYT: "summer",
  PMI: "summer",
  NCE: "summer",
  ATH: "summer",
  AGP: "summer",
  CTA: "summer",
  VCE: "summer",
  INN: "alpine",
  SZG: "alpine",
  GNB: "ski",
  CMF: "ski",
  ASE: "ski",
  EGE: "ski",
  JAC: "alpine",
  SUN: "ski",
  TFS: "tropical",
  LPA: "tropical",
  FNC: "tropical",
  LAS: "city",
  SIN: "city",
  HKG: "city",
  PHX: "desert",
  PSP: "desert",
  MCO: "tropical",
  ORL: "tropical",
  MIA: "tropical",
  REK: "summer",
  TOS: "ski",
  RVN: "ski",
  ZQN: "alpine",
};

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
    chainShare: visited > 0 || people >= 300 ? 100 : people >= 60 ? 60 : people >= 15 ? 30 : 0,
    season: OWN_SEASON[code] ?? seasonOf(country, lat, people),
    cost: costLevel(code, country),
  };
}

function townOfPlace(place: StayPlace): Town {
  const { code, name, country, lat, lon, zone, hotels, season } = place;
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
    chainShare: hotels >= 14 ? 50 : 20,
    season,
    cost: costLevel(code, country),
  };
}
