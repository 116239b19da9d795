import type { Airport } from "../places/airports.ts";

/** Where people of cold countries fly for the sun in winter, and where people go on holiday at all. */

/** By country: warm and dry while the north is cold. */
const SUN_COUNTRIES = new Set(
  "DO JM CU BS BB AG AI LC VC AW CW BQ TC KY SX MF GD KN DM VG VI PR GP MQ TT BZ CR PA TH KH MV LK AE OM QA CV GM SN MU SC KE TZ".split(
    " ",
  ),
);
/** The coasts of countries that are not all sun: Mexico's, Egypt's, India's, Florida and the desert of America. */
const SUN_AIRPORTS = new Set(
  "CUN CZM TQO PVR SJD MZT HUX ZIH ACA ZLO HRG SSH RMF LXR ASW GOI GOX AGA MIA FLL PBI RSW SRQ EYW PHX PSP SYX PQC CXR".split(
    " ",
  ),
);
const MILD_ISLES = new Set("TFS TFN LPA ACE FUE SPC GMZ VDE FNC PXO".split(" "));
/** Airports of islands and coasts that families fly to in summer, however many fly there for work. */
const HOLIDAY_AIRPORTS = new Set(
  "PMI IBZ MAH AGP ALC FAO NCE BIA AJA CTA PMO CAG OLB BRI HER RHO JTR JMK CFU SPU DBV AYT BJV DLM ADB CTS OKA CJU DPS HKT SYX OGG HNL CUN MCO LAS OOL CNS FLN SSA".split(
    " ",
  ),
);

/** From these latitudes on winter drives people south; on the western side of the Atlantic it reaches farther. */
const COLD_LAT = 43;
const COLD_LAT_IN_AMERICA = 38;
const AMERICA_LON = -50;

export function isColdInWinter({ lat, lon }: Airport): boolean {
  return lat >= (lon < AMERICA_LON ? COLD_LAT_IN_AMERICA : COLD_LAT);
}

/** Hot and dry, or mild the year round. */
export type WinterSun = "sun" | "isles";

export function winterSunOf({ iata, country }: Airport): WinterSun | undefined {
  if (MILD_ISLES.has(iata)) return "isles";
  return SUN_AIRPORTS.has(iata) || SUN_COUNTRIES.has(country) ? "sun" : undefined;
}

export function isHolidayPlace(airport: Airport): boolean {
  return HOLIDAY_AIRPORTS.has(airport.iata) || winterSunOf(airport) !== undefined;
}
