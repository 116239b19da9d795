/** Longitude and latitude by turns; longitudes run east from 0, and beyond 360 where an outline passes Greenwich. */
export type Outline = readonly number[];

/** A sky that some airlines stay out of: its coarse outline, and by country of registration who. */
interface ClosedSky {
  readonly outline: Outline;
  /** Left out: every airline. */
  readonly closedTo?: ReadonlySet<string>;
}

const EUROPE =
  "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE GB CH NO IS AL MK ME BA MD XK UA";
const AMERICA = "US CA";
const SHUT_OUT_OF_RUSSIA = `${EUROPE} ${AMERICA} JP KR AU NZ SG TW KZ VN TH MY`;

/** Skies closed for years, by law or by the airlines' own choice. */
export const SKIES: readonly ClosedSky[] = Object.values({
  westernRussia: sky(
    `${SHUT_OUT_OF_RUSSIA} HK`,
    [27.6, 57.6, 28, 59.5, 28.5, 61, 31, 62.8, 29.3, 66.5, 28.8, 69, 31.2, 70, 34, 74, 34, 89.4],
    [100, 89.4, 100, 50.5, 98, 50.2, 92, 50.8, 87.5, 49.3, 83, 51, 77, 54, 70, 55.3, 65, 54.5],
    [61, 53.3, 60, 51, 55, 51.2, 50, 51.7, 47, 50, 48.6, 46.3, 48.4, 42, 45, 42.7, 40, 43.6],
    [36.5, 44.9, 38, 47, 40, 49.6, 35.5, 50.6, 32, 53, 30.8, 55.7, 28, 56.2],
  ),
  easternRussia: sky(
    SHUT_OUT_OF_RUSSIA,
    [100, 89.4, 191, 89.4, 191, 65.5, 179, 62, 170, 59.5, 163.5, 54.5, 156.8, 50.6, 149, 45.5],
    [146, 43.9, 142, 45.8, 137, 43.2, 131, 42.2, 131, 45, 134.5, 48.3, 130.6, 48.8, 126, 52.5],
    [121, 53.3, 118, 49.7, 114, 49.9, 108, 49.4, 102, 50.6, 100, 50.5],
  ),
  ukraine: sky(
    undefined,
    [22.4, 48.4, 24, 51.6, 30.5, 51.4, 33, 52.3, 35.5, 50.5, 40, 49.6, 40, 47.5, 38.2, 47],
    [36.6, 45.4, 35, 44.4, 32.5, 44.6, 30.2, 45.6, 28.6, 46, 27, 48.2, 24, 47.8],
  ),
  /** Beside it, which is flown over since 2022 by those alone that land there. */
  southernRussia: sky(
    undefined,
    [33, 52.3, 36, 52.5, 44, 51, 45.5, 46, 41, 44.3, 36.6, 45, 38.2, 47, 40, 47.5, 40, 49.6],
    [35.5, 50.5],
  ),
  belarus: sky(
    `${EUROPE} ${AMERICA} JP KR AU SG TW`,
    [23.5, 53.9, 23.6, 51.6, 30.5, 51.4, 32.5, 53.2, 31, 54.8, 28, 56.1, 26.5, 55.5],
  ),
  iran: sky(
    `${EUROPE} ${AMERICA} JP KR AU SG TW HK`,
    [44.6, 39.7, 46.5, 38.9, 49, 38.3, 54, 37.4, 57, 38.1, 61, 36.5, 61, 31, 63, 27, 61.6, 25.2],
    [57.3, 25.7, 56.4, 26.7, 51, 27.5, 48.6, 30, 45.5, 34, 45, 36.5],
  ),
  iraq: sky(
    `${EUROPE} ${AMERICA} JP KR AU SG TW HK`,
    [
      42.4, 37.1, 44.8, 37.2, 46, 35, 45.5, 33.5, 48.5, 30, 46.5, 29.1, 42, 31.2, 39, 32.2, 41.2,
      34.5,
    ],
  ),
  syria: sky(undefined, [36.2, 35.8, 36.8, 36.7, 42.2, 37.1, 41.1, 34.5, 38.8, 33.4, 36.2, 32.6]),
  yemen: sky(
    undefined,
    [42.9, 16.3, 47, 16.8, 52, 18.7, 52.9, 16.8, 48.5, 14.2, 45, 13, 43.5, 12.9],
  ),
  sudan: sky(
    undefined,
    [25, 21.8, 36.5, 21.8, 38.2, 18.2, 36.5, 14.5, 34.2, 11, 30, 10.2, 24, 9, 22.5, 12, 24, 15.8],
  ),
  libya: sky(undefined, [10, 30.4, 11.5, 33, 24.9, 31.7, 24.9, 20.2, 15.8, 23.3, 10.2, 25]),
  northKorea: sky(
    undefined,
    [124.4, 39.9, 128, 41.8, 130.5, 42.3, 129.8, 40.8, 128.5, 38.7, 126, 37.9],
  ),
  pakistan: sky(
    "IN",
    [61.7, 25.1, 61, 29.7, 66.3, 31, 69.5, 34, 71.5, 36.6, 74.8, 36.9, 75.5, 34.5, 74.4, 31],
    [70.5, 28, 70.5, 24.4, 67.5, 23.7, 65.5, 24.8],
  ),
  india: sky(
    "PK",
    [
      68.2, 23.8, 71, 24.5, 70, 27.8, 74.5, 31, 75, 32.5, 79, 32, 81, 29.9, 88, 27, 88, 22, 82,
      16.5,
    ],
    [80.2, 13, 78, 8.2, 76, 9.5, 72.8, 19, 69, 22],
  ),
  algeria: sky(
    "MA",
    [
      357.9, 35, 358.5, 32.3, 351.4, 28.9, 351.4, 27.4, 361.2, 21.2, 364, 19.2, 371.9, 23.6, 369.6,
      30.2, 368.3, 36.9, 363, 36.9,
    ],
  ),
});

/** Bends that the airways round those skies have: longitude, latitude. */
export const BENDS: readonly (readonly [number, number])[] = [
  // Round Russia by the south: Black Sea, Caucasus, Caspian, Central Asia, China.
  [21, 50],
  [20.5, 47],
  [25.5, 45.2],
  [29.3, 43],
  [33.5, 43.2],
  [41, 42],
  [46, 41.2],
  [50, 40.6],
  [53.5, 41.3],
  [60, 43],
  [68, 43.5],
  [76.5, 44],
  [82.5, 45.8],
  [88, 45],
  [96, 43.8],
  [105, 43],
  [113, 43.5],
  [118, 41.5],
  [122, 38.8],
  [125, 37],
  [132, 39.3],
  // Round Russia by the north: Lapland, Svalbard, the pole, Alaska, the Aleutians.
  [19.5, 57],
  [23, 61],
  [22, 70.5],
  [18, 79],
  [0, 89.8],
  [218, 72],
  [203, 66],
  [194, 60],
  [184, 56],
  [172, 53],
  [160, 48],
  [150, 42.5],
  // East of Ukraine to Moscow, by those who may.
  [46.8, 44.5],
  [46.8, 48],
  [45, 51.8],
  // Between Europe, the Gulf and India.
  [28.8, 41.2],
  [36, 37.2],
  [43.5, 38.6],
  [57.5, 38.6],
  [62, 36.8],
  [68.5, 37.4],
  [72.5, 37.4],
  [33, 34.6],
  [35.7, 31],
  [30, 31.5],
  [34, 28],
  [38, 30.5],
  [46, 27.5],
  [51, 25.8],
  [55.5, 24.6],
  [59.5, 24],
  [64, 23.5],
  [69, 22.3],
  // Africa and Arabia.
  [39, 20.5],
  [42.5, 14.5],
  [43, 12.4],
  [47, 12],
  [53.5, 16.5],
  [58.5, 20],
  [20, 34.8],
  [11.5, 37.6],
  [25, 32.5],
  [22.5, 19],
  [21.5, 12],
  [23.5, 8],
  [31, 8],
  [35, 9.5],
  [37.5, 14],
  // Round Algeria.
  [357, 36.3],
  [363, 37.8],
  [369.8, 37.8],
];

function sky(closedTo: string | undefined, ...parts: readonly Outline[]): ClosedSky {
  const outline = parts.flat();
  return closedTo === undefined ? { outline } : { outline, closedTo: new Set(closedTo.split(" ")) };
}
