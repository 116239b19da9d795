import type { BrandRegion } from "./names/flavour.ts";

/** A hotel brand. `where` lists brand regions, ISO country codes and city codes, `-` those it keeps out of; `*` is everywhere. */
export interface Brand {
  readonly code: string;
  readonly name: string;
  readonly stars: number;
  /** "Hilton Paris Opéra" or "Paris Marriott Opéra". */
  readonly order: "brand_city" | "city_brand";
  readonly where: string;
}

export const INDEPENDENT = { code: "IND", name: "Independent" } as const;

type Row = readonly [code: string, name: string, stars: number, order: "b" | "c", where: string];

const AMERICAN = "north_america latin_america";
const GLOBAL_WEST = "north_america latin_america europe middle_east oceania";

const ROWS: readonly Row[] = [
  ["RIT", "The Ritz-Carlton", 5, "b", "*"],
  ["FSH", "Four Seasons Hotel", 5, "b", "*"],
  ["STR", "The St. Regis", 5, "b", "*"],
  ["JWM", "JW Marriott", 5, "b", "*"],
  ["WHO", "W", 5, "b", "*"],
  ["WAL", "Waldorf Astoria", 5, "b", "north_america europe middle_east east_asia southeast_asia"],
  ["CON", "Conrad", 5, "b", "north_america europe middle_east east_asia southeast_asia"],
  ["PHY", "Park Hyatt", 5, "b", "*"],
  [
    "GHY",
    "Grand Hyatt",
    5,
    "b",
    "north_america middle_east east_asia southeast_asia south_asia BR CL CO",
  ],
  ["INC", "InterContinental", 5, "b", "*"],
  ["SOF", "Sofitel", 5, "b", "*"],
  ["FAI", "Fairmont", 5, "b", "north_america europe middle_east africa southeast_asia caucasus"],
  ["RAF", "Raffles", 5, "b", "middle_east southeast_asia FR TR GB PL"],
  ["MOR", "Mandarin Oriental", 5, "b", "east_asia southeast_asia GB FR ES CH US IT"],
  ["SHA", "Shangri-La", 5, "b", "east_asia southeast_asia south_asia middle_east oceania FR GB TR"],
  ["KEM", "Kempinski Hotel", 5, "b", "DE TR HU AT CH GE AZ middle_east africa east_asia"],
  ["ROS", "Rosewood", 5, "b", "north_america latin_america GB FR AT east_asia TH"],
  ["TAJ", "Taj", 5, "b", "south_asia AE ZA GB"],
  ["OBE", "The Oberoi", 5, "b", "IN EG AE ID MU"],
  ["RIX", "Rixos", 5, "b", "TR AE EG KZ QA"],
  ["JUM", "Jumeirah", 5, "b", "AE KW BH SA OM CN ID"],
  ["ANA", "Anantara", 5, "b", "TH VN AE OM QA MV LK PT ES NL"],
  ["OKU", "The Okura", 5, "b", "JP TH NL TW MO"],
  ["LOT", "Lotte Hotel", 5, "b", "KR VN UZ RU MM"],
  ["MAR", "Marriott", 4, "c", "*"],
  ["HIL", "Hilton", 4, "b", "*"],
  ["HRG", "Hyatt Regency", 4, "b", "*"],
  ["SHE", "Sheraton", 4, "b", "*"],
  [
    "WES",
    "The Westin",
    4,
    "b",
    "north_america europe east_asia southeast_asia south_asia oceania MX PE",
  ],
  ["REN", "Renaissance", 4, "b", "north_america europe east_asia southeast_asia middle_east BR"],
  ["DBT", "DoubleTree by Hilton", 4, "b", "*"],
  ["CRP", "Crowne Plaza", 4, "b", "*"],
  ["RAD", "Radisson Blu", 4, "b", "europe middle_east africa south_asia caucasus"],
  ["PUL", "Pullman", 4, "b", "europe africa east_asia southeast_asia oceania caucasus BR"],
  ["MOV", "Mövenpick Hotel", 4, "b", "middle_east africa southeast_asia CH DE NL TR"],
  ["SWI", "Swissôtel", 4, "b", "CH DE NL TR GE EE SG TH JP AE"],
  ["NHC", "NH Collection", 4, "b", "ES IT DE NL BE PT AT FR MX CO AR"],
  ["MEL", "Meliá", 4, "b", "ES PT IT DE FR GB latin_america VN ID"],
  ["DUS", "Dusit Thani", 4, "b", "TH PH AE EG CN GU"],
  ["CEN", "Centara", 4, "b", "TH VN OM QA MV"],
  ["ROT", "Rotana", 4, "b", "middle_east TZ"],
  ["STG", "Steigenberger", 4, "b", "DE AT CH BE EG"],
  ["LEO", "Leonardo Royal", 4, "b", "DE GB IL ES HU"],
  ["SCA", "Scandic", 4, "b", "SE NO DK FI DE PL"],
  ["QFQ", "Qafqaz", 4, "b", "AZ"],
  ["TUF", "Tufenkian", 4, "b", "AM"],
  ["RIU", "Riu", 4, "b", "ES PT MX DO JM AW CV MA TZ MU LK BG"],
  ["BAC", "Barceló", 4, "b", "ES PT MA EG TR MX DO CR DE CZ HU IT"],
  ["IBR", "Iberostar", 4, "b", "ES PT GR ME BG TN MA CV MX DO JM BR"],
  ["HTN", "H10", 4, "b", "TCI LPA ACE FUE PMI BCN MAD SVQ LIS ROM LON BER PUJ CUN"],
  ["LOP", "Lopesan", 4, "b", "LPA FUE PUJ"],
  ["BJA", "Berjaya Hotel", 4, "b", "IS"],
  ["FOS", "Fosshotel", 3, "b", "IS"],
  ["CEH", "Center Hotels", 3, "b", "IS"],
  ["GLB", "Globales", 3, "b", "PMI IBZ MAH TCI AGP"],
  ["THB", "THB", 3, "b", "PMI IBZ ACE"],
  ["TIT", "Titanic", 4, "b", "TR DE"],
  ["DED", "Dedeman", 4, "b", "TR"],
  ["CLA", "Clarion Hotel", 4, "b", "NO SE DK FI"],
  ["THN", "Thon Hotel", 3, "b", "NO BE NL"],
  ["AZI", "AZIMUT Hotel", 4, "b", "RU DE AT"],
  ["COS", "Cosmos Hotel", 4, "b", "RU BY"],
  ["SUN", "Southern Sun", 4, "b", "ZA MZ TZ ZM SC"],
  ["SER", "Serena Hotel", 4, "b", "KE TZ UG RW PK MZ TJ"],
  ["FAM", "Fiesta Americana", 4, "b", "MX"],
  [
    "NOV",
    "Novotel",
    4,
    "b",
    "europe africa southeast_asia east_asia south_asia oceania middle_east BR MX PE RU",
  ],
  ["HOI", "Holiday Inn", 3, "b", "*"],
  ["HIX", "Holiday Inn Express", 3, "b", "*"],
  ["CTY", "Courtyard by Marriott", 3, "b", "*"],
  ["FFI", "Fairfield by Marriott", 3, "b", `${AMERICAN} south_asia JP KR`],
  ["MOX", "Moxy", 3, "b", "europe north_america JP GE ID"],
  ["HGI", "Hilton Garden Inn", 3, "b", "*"],
  ["HAM", "Hampton by Hilton", 3, "b", `${AMERICAN} europe CN TR`],
  ["HYP", "Hyatt Place", 3, "b", `${AMERICAN} europe middle_east south_asia CN JP AM`],
  ["MER", "Mercure", 4, "b", "europe africa southeast_asia oceania middle_east BR RU caucasus"],
  ["BWP", "Best Western Plus", 3, "b", "*"],
  ["RAM", "Ramada by Wyndham", 3, "b", "*"],
  ["WYN", "Wyndham Garden", 3, "b", `${GLOBAL_WEST} southeast_asia caucasus`],
  ["PKI", "Park Inn by Radisson", 3, "b", "europe africa middle_east"],
  ["QUA", "Quality Inn", 3, "b", "north_america oceania"],
  ["LQT", "La Quinta Inn & Suites", 3, "b", AMERICAN],
  ["NHH", "NH", 3, "b", "ES IT DE NL BE PT AT FR MX CO AR"],
  ["MAL", "Maldron Hotel", 3, "b", "IE GB"],
  ["MOT", "Motel One", 3, "b", "DE AT GB CH CZ PL NL DK"],
  ["CTM", "citizenM", 3, "b", "NL GB FR US CH DK"],
  ["RIC", "Richmond Hotel", 3, "b", "JP TR"],
  ["PRO", "Protea Hotel", 3, "b", "ZA NA ZM NG UG TZ MW BW"],
  ["LEM", "Lemon Tree", 3, "b", "IN NP BT AE"],
  ["CIX", "City Express", 3, "b", "MX CO CR CL"],
  ["JIN", "Jinjiang Inn Select", 3, "b", "CN"],
  [
    "IBI",
    "ibis",
    2,
    "b",
    "europe africa middle_east latin_america southeast_asia east_asia oceania south_asia caucasus RU",
  ],
  ["IBB", "ibis budget", 2, "b", "FR DE ES GB NL BE CH AT PT PL AU BR MA SG"],
  ["PRE", "Premier Inn", 2, "b", "GB IE DE AE QA"],
  ["TRL", "Travelodge", 2, "b", "GB IE ES US CA"],
  ["BBH", "B&B HOTEL", 2, "b", "FR DE IT ES PT BE PL CZ CH AT BR"],
  ["CAM", "Campanile", 2, "b", "FR BE NL PL GB IT"],
  ["COM", "Comfort Inn", 2, "b", "north_america oceania NO SE BR IN"],
  ["DAY", "Days Inn by Wyndham", 2, "b", "north_america GB CN IN"],
  ["TYI", "Toyoko Inn", 2, "b", "JP KR"],
  ["APA", "APA Hotel", 2, "b", "JP"],
  ["HAN", "Hanting Hotel", 2, "b", "CN"],
  ["REH", "RedDoorz Plus", 2, "b", "ID PH SG VN"],
  ["CLH", "City Lodge", 2, "b", "ZA NA BW KE MZ"],
  ["TUN", "Tune Hotel", 2, "b", "MY ID GB"],
  ["GIN", "Ginger", 2, "b", "IN"],
  ["SUP", "Super 8 by Wyndham", 1, "b", "north_america CN DE -NYC -SFO"],
  ["MSX", "Motel 6", 1, "b", "US CA -NYC -BOS"],
  ["ECO", "Econo Lodge", 1, "b", "US CA AU"],
  ["FOH", "hotelF1", 1, "b", "FR"],
  [
    "EAS",
    "easyHotel",
    1,
    "b",
    "LON MAN LPL LBA NCL BHX EDI GLA CWL BFS DUB BER FRA BCN MAD VLC AGP AMS RTM ZRH BSL LIS BUD BRU PAR NCE",
  ],
  ["AOH", "a&o Hostel", 1, "b", "DE AT CZ DK IT GB HU PL"],
  ["GEN", "Generator", 1, "b", "LON PAR BCN MAD AMS BER HAM CPH STO DUB ROM VCE MIA WAS"],
  ["VIA", "Viajero Hostel", 1, "b", "CTG MDE BOG CLO ADZ MVD CUZ LIM MIA"],
  ["OYO", "OYO Rooms", 1, "b", "IN NP ID MY"],
  ["SDI", "7 Days Inn", 1, "b", "CN"],
  ["HOP", "Hop Inn", 1, "b", "TH PH JP"],
];

const BRANDS: readonly Brand[] = ROWS.map(([code, name, stars, order, where]) => ({
  code,
  name,
  stars,
  order: order === "b" ? "brand_city" : "city_brand",
  where: ` ${where} `,
}));

/** Where no brand trades but those that name the country. */
const CLOSED_MARKETS = new Set(["KP", "IR", "SY", "CU", "RU", "BY", "AF", "YE", "SO", "ER", "TM"]);
/** Countries and towns where it is known which of the world's brands trade. */
const KNOWN_MARKETS: Readonly<Record<string, string>> = {
  AZ: "HIL JWM RIT FSH FAI INC CTY RAD HOI RAM QFQ",
  GE: "MAR SHE HIL RAD IBI MER WYN RAM MOX CTY PUL HOI HGI BWP SWI",
  AM: "MAR HYP RAD IBI DBT RAM BWP TUF",
  UZ: "HRG HIL INC RAD WYN CTY MER LOT RAM HGI",
  KZ: "RIT STR INC HIL RIX RAM NOV HGI DBT SHE MAR HOI IBI WYN",
  KG: "SHE",
  TJ: "HRG HIL SER",
  IS: "HIL RAD CTY BJA FOS CEH",
  PMI: "STR FSH SHE HIL MEL RIU BAC IBR HTN LEO GLB THB NHC",
  IBZ: "WHO MEL BAC IBR GLB THB",
  MAH: "MEL BAC GLB",
  TCI: "RIT MEL IBR BAC RIU HTN GLB",
  LPA: "RAD RIU LOP HTN BAC IBR NHH MEL",
  ACE: "HTN BAC IBR THB MEL RIU",
  FUE: "SHE RIU IBR BAC HTN LOP",
};
/** Towns of those countries that have none: chains keep to the capital, or out of an old town. */
const WITHOUT_BRANDS = new Set(
  "XSH GBB XQB LHJ NFT SDA KVD XMT XSG KZE MKX XTV XKV UGC DLJ XGS XSV JRM LWN WRM NGG XMX SEU ASV NMH QPH XUT QSN QNC QTG QOY XZS".split(
    " ",
  ),
);
/** Brands of the greatest cities and resorts only, and countries where they are not. */
const GRAND = new Set("RIT FSH STR PHY WHO JWM WAL CON MOR ROS RAF".split(" "));
const GRAND_HOTELS = 24;

/** Such a house stands once in a town. */
export function isGrand({ code }: Brand): boolean {
  return GRAND.has(code);
}

const WITHOUT_GRAND = new Set("NO SE FI EE LV LT BG RO HR SI SK BA MK AL MD UA".split(" "));

/** Brands of four stars at home and in Europe whose houses elsewhere have five. */
const GRANDER_ABROAD = new Set("MAR HIL HRG SHE WES REN DUS".split(" "));
const FOUR_STAR_REGIONS: ReadonlySet<BrandRegion> = new Set(["north_america", "europe", "oceania"]);

/** How many stars a brand's houses have in a region. */
export function starsIn({ code, stars }: Brand, region: BrandRegion): number {
  return GRANDER_ABROAD.has(code) && !FOUR_STAR_REGIONS.has(region) ? 5 : stars;
}

/** A town as brands look at it. */
export interface BrandTown {
  readonly code: string;
  readonly country: string;
  readonly hotels: number;
}

/** Brands with that many stars that are present in a town. */
export function brandsIn(town: BrandTown, region: BrandRegion, stars: number): readonly Brand[] {
  const { code, country, hotels } = town;
  if (WITHOUT_BRANDS.has(code)) return [];
  const market = (KNOWN_MARKETS[code] ?? KNOWN_MARKETS[country])?.split(" ");
  const grand = hotels >= GRAND_HOTELS && !WITHOUT_GRAND.has(country);
  return BRANDS.filter((brand) => {
    if (starsIn(brand, region) !== stars || (GRAND.has(brand.code) && !grand)) return false;
    if (market) return market.includes(brand.code);
    if (brand.where.includes(` -${code} `)) return false;
    return (
      brand.where.includes(` ${code} `) ||
      brand.where.includes(` ${country} `) ||
      (!CLOSED_MARKETS.has(country) &&
        (brand.where.includes(" * ") || brand.where.includes(` ${region} `)))
    );
  });
}

export const brands = BRANDS;
