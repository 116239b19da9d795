import type { Coordinates } from "../../domain/geo.ts";

/**
 * Pieces of land that no road joins to the rest of their country, as boxes: country, name, south,
 * north, west, east. Rough on purpose: they only have to hold the airports. The first that fits
 * counts. `*` stands for a place with no road to any other.
 */
type Row = readonly [
  country: string,
  name: string,
  south: number,
  north: number,
  west: number,
  east: number,
];

const ROWS: readonly Row[] = [
  ["IE", "ireland", 51, 56, -11, -5],
  ["GB", "ireland", 54, 55.4, -8.3, -5.4],
  ["GB", "*", 58.7, 61, -3.6, 0],
  ["GB", "*", 55.4, 58.7, -7.7, -6.1],
  ["GB", "*", 49.8, 50, -6.6, -6.1],
  ["IT", "*", 35, 36.9, 11.7, 12.8],
  ["IT", "sicily", 36.6, 38.3, 12.3, 15.65],
  ["IT", "sardinia", 38.8, 41.3, 8, 9.9],
  ["FR", "corsica", 41.3, 43.1, 8.4, 9.7],
  ["FR", "*", 45, 49, -6, -2.9],
  ["ES", "*", 38.6, 40.2, 1, 4.5],
  ["ES", "tenerife", 27.9, 28.6, -17, -16.1],
  ["ES", "*", 27.5, 29.5, -18.3, -13.3],
  ["ES", "*", 35, 35.95, -5.5, -2.8],
  ["PT", "*", 32, 40, -32, -15],
  ["GR", "mainland", 40, 41.8, 20.6, 26.6],
  ["GR", "mainland", 38.3, 40, 20.65, 23.35],
  ["GR", "mainland", 36.4, 38.3, 21.2, 24.1],
  ["GR", "crete", 34.8, 35.7, 23.4, 26.4],
  ["DK", "*", 54.9, 55.4, 14.6, 15.2],
  ["SE", "*", 56.9, 58, 18, 19.4],
  ["EE", "*", 57.8, 59.1, 21.7, 23.2],
  ["NO", "*", 74, 81, 10, 35],
  ["HR", "*", 43.2, 43.4, 16.4, 16.9],
  ["TR", "*", 40, 40.3, 25.6, 26.05],
  ["RU", "*", 54.3, 55.3, 19.5, 23],
  ["RU", "sakhalin", 45.8, 54.5, 141.6, 145],
  ["RU", "*", 43, 72, 145, 180],
  ["RU", "*", 69, 78, 80, 130],
  ["CN", "hainan", 18, 20.2, 108.5, 111.1],
  ["TW", "*", 21.5, 27, 117, 120.02],
  ["TW", "*", 21.9, 22.72, 121.4, 121.7],
  ["KR", "jeju", 33, 33.7, 126, 127],
  ["JP", "*", 20, 30.9, 122, 145],
  ["JP", "*", 32.5, 34.9, 128.5, 129.6],
  ["JP", "*", 33, 34.85, 139.2, 140],
  ["JP", "*", 36, 36.4, 133, 133.5],
  ["JP", "*", 42, 42.3, 139.3, 139.6],
  ["JP", "*", 45.1, 45.5, 141, 141.4],
  ["JP", "hokkaido", 41.35, 45.6, 139.3, 146],
  ["IN", "andaman", 6, 14.5, 92, 94.5],
  ["IN", "*", 8, 13, 71, 74],
  ["TH", "*", 9.3, 9.8, 99.85, 100.2],
  ["VN", "*", 9.8, 10.5, 103.8, 104.1],
  ["VN", "*", 8.5, 8.9, 106.5, 106.8],
  ["MY", "*", 6.1, 6.5, 99.6, 99.95],
  ["MY", "*", 2.6, 3, 104, 104.3],
  ["MY", "*", 5.2, 5.4, 115.1, 115.4],
  ["MY", "borneo", 0.8, 7.4, 109.5, 119.3],
  ["ID", "*", 0.5, 1.3, 103.3, 105],
  ["ID", "java", -8.9, -5.76, 105, 114.45],
  ["ID", "sumatra", -5.75, 6, 95, 106.1],
  ["ID", "borneo", -4.3, 4.4, 108.8, 118.2],
  ["ID", "sulawesi", -5.7, 1.8, 118.7, 125.3],
  ["ID", "timor", -10.5, -8.9, 123.4, 125.2],
  ["PH", "luzon", 13.2, 19, 119.7, 122.3],
  ["PH", "luzon", 12.5, 14.3, 122.3, 124.3],
  ["PH", "mindanao", 5.5, 9.05, 121.8, 126.7],
  ["NZ", "*", -48, -46.7, 167, 169],
  ["NZ", "south", -47, -40.4, 166, 174.4],
  ["NZ", "north", -42, -34, 172.4, 179],
  ["AU", "*", -40.35, -39.5, 143.5, 148.5],
  ["AU", "tasmania", -43.8, -40.35, 144.3, 148.6],
  ["AU", "*", -10.76, -9, 141.5, 144],
  ["AU", "*", -32, -31, 158, 160],
  ["CA", "newfoundland", 46.5, 51.7, -59.5, -52.4],
  ["CA", "vancouver island", 48.2, 51, -128.6, -123.35],
  ["CA", "*", 52, 54.3, -133.5, -131],
  ["CA", "*", 61, 84, -110, -61],
  ["CA", "*", 52, 61, -82, -64.5],
  ["US", "*", 54.4, 59.7, -137, -129.9],
  ["US", "*", 56.4, 58.4, -155, -151.8],
  ["US", "*", 51, 72, -180, -157],
  ["US", "alaska", 51, 72, -157, -129.9],
  ["US", "oahu", 21.2, 21.8, -158.4, -157.6],
  ["US", "maui", 20.5, 21.05, -156.75, -155.9],
  ["US", "kauai", 21.8, 22.3, -159.9, -159.2],
  ["US", "hawaii", 18.8, 20.35, -156.2, -154.7],
  ["US", "*", 18, 23, -161, -154],
  ["US", "*", 41.2, 41.5, -70.9, -69.9],
  ["MX", "*", 20.2, 20.6, -87.05, -86.7],
  ["HN", "*", 16, 16.6, -87.1, -85.7],
  ["BZ", "*", 17.6, 18.2, -88.15, -87.7],
  ["NI", "*", 12, 12.4, -83.2, -82.9],
  ["CO", "*", 12, 14, -82, -81],
  ["VE", "*", 10.8, 12, -67, -63.7],
  ["EC", "*", -2, 1, -92, -89],
  ["CL", "*", -28, -26, -110, -109],
  ["CL", "magallanes", -56, -50, -76, -66],
  ["AR", "tierra del fuego", -56, -52.6, -69, -64],
  ["BR", "*", -4, -3.7, -32.7, -32.2],
  ["TT", "*", 11, 11.5, -61, -60.3],
  ["TZ", "*", -6.5, -5.7, 39.1, 39.6],
  ["TZ", "*", -5.5, -4.8, 39.5, 39.9],
  ["TZ", "*", -8.1, -7.6, 39.5, 39.9],
  ["GQ", "*", -2, 3.9, 5, 9],
  ["MU", "*", -20.5, -19, 62, 65],
  ["YE", "*", 12, 13, 52, 55],
  ["PM", "*", 46, 48, -57, -56],
];

/** Countries of islands (or of towns without roads between them): what is in no box stands alone. */
const SCATTERED = new Set(
  "PH ID NZ GR BS MV PF FJ KI SB TO CK TV VU FM MH CV KM SC PG TC VG AG VC KN GD GL FK PW NC MP BQ GP SH WF NU KY AX FO VI GG ST AS".split(
    " ",
  ),
);

/** Islands that a country is, or shares with another: no road leaves them. */
const ISLES: ReadonlyMap<string, string> = new Map(
  "CU JM PR BB LC DM MQ AW CW TT AI BM BL MS IS MT CY JE IM LK TW MG MU RE YT GU WS NR"
    .split(" ")
    .map((country): [string, string] => [country, country])
    .concat([
      ["DO", "hispaniola"],
      ["HT", "hispaniola"],
      ["SX", "saint martin"],
      ["MF", "saint martin"],
      ["BN", "borneo"],
      ["TL", "timor"],
    ]),
);

/** A name for the land an airport stands on, the same for two that a road joins; `main` on a continent. */
export function landmassOf(country: string, place: Coordinates, ownName: string): string {
  const row = ROWS.find(
    ([code, , south, north, west, east]) =>
      code === country &&
      place.lat >= south &&
      place.lat <= north &&
      place.lon >= west &&
      place.lon <= east,
  );
  if (row) return row[1] === "*" ? ownName : row[1];
  return SCATTERED.has(country) ? ownName : (ISLES.get(country) ?? "main");
}
