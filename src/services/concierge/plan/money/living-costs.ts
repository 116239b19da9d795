import type { Board, Party } from "../../../../domain/travel.ts";

/** Of a day's food, what is paid outside the hotel's own meals, in hundredths. */
export const FOOD_BESIDE: Readonly<Record<Board, number>> = {
  room_only: 100,
  breakfast: 85,
  half_board: 45,
  all_inclusive: 15,
};
/** What a child eats against an adult, in hundredths; an infant costs nothing. */
const CHILD_FOOD = 70;

/** In hundredths of an adult. */
export function eatersOf({ adults, children }: Party): number {
  return adults * 100 + children * CHILD_FOOD;
}

/** What a visitor spends in a place besides bed and sights, USD a person. */
export interface LivingCosts {
  /** A day's food. */
  readonly food: number;
  /** A day of buses and short rides. */
  readonly transport: number;
  /** A taxi between airport and town, for a car of three. */
  readonly taxi: number;
}

/** Places by the world's code: a cheap to middling meal / a day of local transport / airport taxi, USD. */
const PLACES =
  "BAK 9/1/10 GBB 9/5/20 XSH 8/3/25 XQB 8/5/40 KVD 7/2/8 TBS 9/1/12 BUS 10/1/8 KZE 9/8/60 KUT 8/2/10 XMT 9/8/70 XSG 9/4/40 XBM 8/3/45 GDU 11/6/50 EVN 9/1/8 DLJ 9/5/35 LWN 7/1/5 TAS 7/1/5 SKD 6/2/5 BHK 6/2/5 XKV 6/1/12 ALA 9/1/8 TSE 9/1/8 FRU 7/1/8 IKU 7/4/25 DYU 7/1/6 ASB 8/2/6 IST 12/3/28 XGM 13/5/25 AYT 12/2/15 BJV 15/4/25 IZM 11/2/15 XPM 9/3/25 TZX 10/2/10 DXB 15/5/20 AUH 13/3/22 RKT 13/6/20 DOH 14/3/15 MCT 10/4/20 SLL 10/8/10 RUH 12/3/20 JED 11/4/18 QCA 11/4/40 MED 10/3/12 ULH 18/10/30 BAH 11/4/15 AMM 10/3/30 WDM 11/4/60 AQJ 10/3/12 CAI 6/1/10 LXR 6/3/8 SSH 9/5/10 HRG 8/4/8 RAK 8/2/12 TUN 7/2/8 PAR 24/9/62 NCE 22/5/36 LYS 22/6/55 ROM 20/8/60 FLR 20/5/28 VCE 24/28/45 MIL 22/9/110 NAP 16/6/28 MAD 18/8/36 BCN 19/8/42 SVQ 16/4/28 PMI 18/6/28 LIS 15/8/18 OPO 14/6/28 FNC 15/6/35 LON 26/11/90 EDI 24/6/35 DUB 24/8/38 AMS 25/10/55 BRU 22/8/50 ZRH 34/16/65 ITL 32/20/180 VIE 20/9/42 SZG 20/8/25 INN 20/7/18 BER 18/11/60 MUC 21/11/85 ATH 16/5/45 JTR 20/10/40 HER 15/6/18 DBV 22/6/38 SPU 18/5/40 TIV 15/5/20 MLA 18/5/22 LCA 16/5/20 PFO 16/5/28 PRG 14/6/32 BUD 13/6/32 KRK 12/4/25 WAW 13/5/18 RIX 15/4/18 VNO 14/4/12 TLL 16/4/12 SOF 11/3/12 BEG 11/2/22 BUH 12/3/15 CPH 28/12/45 STO 24/12/60 OSL 32/13/85 BGO 30/10/50 HEL 24/9/50 RVN 24/12/35 REK 36/10/130 BKK 5/3/12 HKT 8/8/24 HAN 4/2/13 DPS 6/8/12 SIN 10/5/22 KUL 5/3/20 CMB 5/3/25 DEL 5/3/8 GOI 6/5/18 TYO 10/7/55 UKY 11/7/70 SEL 9/3/55 BJS 8/3/18 MLE 20/12/50 MRU 11/8/40 ZNZ 9/7/15 NBO 9/6/20 CPT 12/7/18 NYC 28/12/75 CUN 13/5/35 RIO 10/4/22 CUZ 8/3/8 SYD 20/9/40";

/** Countries, elsewhere: the same. */
const COUNTRIES =
  "AE 13/5/20 AL 10/3/20 AM 8/2/15 AR 13/3/30 AT 19/8/40 AU 19/9/45 AZ 8/3/15 BA 9/3/15 BE 21/7/45 BG 10/3/12 BR 10/4/22 CA 20/9/45 CH 31/14/60 CL 12/4/25 CN 7/3/18 CO 7/3/12 CR 11/5/30 CU 10/5/28 CY 16/5/28 CZ 12/5/25 DE 18/9/45 DK 26/11/45 DO 11/5/32 EC 8/3/12 EE 15/4/14 EG 6/2/10 ES 16/6/28 FI 22/9/42 FR 20/7/45 GB 22/8/45 GE 8/3/20 GR 15/5/30 HK 12/5/38 HR 15/5/30 HU 12/5/28 ID 5/5/12 IE 22/8/40 IL 22/8/45 IN 4/3/10 IS 33/11/90 IT 18/7/40 JM 13/7/30 JO 9/3/25 JP 10/7/50 KE 8/6/20 KG 6/2/10 KH 5/4/12 KR 9/4/40 KW 11/5/20 KZ 8/2/8 LA 5/4/8 LB 12/5/22 LK 5/3/20 LT 13/4/14 LU 23/2/35 LV 14/4/16 MA 7/3/14 MC 30/6/95 ME 13/4/20 MK 8/3/18 MN 8/3/15 MT 17/5/22 MU 10/7/38 MV 15/10/50 MX 10/4/22 MY 5/3/18 NA 11/8/30 NL 22/9/45 NO 29/12/65 NP 5/3/7 NZ 18/9/45 OM 9/5/18 PA 11/4/30 PE 8/3/16 PH 6/4/12 PK 5/3/10 PL 12/4/18 PT 14/6/25 QA 13/4/15 RO 11/3/14 RS 10/3/18 RU 10/3/18 SA 11/4/18 SC 16/8/35 SE 22/10/55 SG 10/5/22 SI 14/5/40 SK 12/4/20 TH 5/4/14 TJ 6/2/8 TM 7/3/8 TN 7/2/10 TR 10/3/20 TW 8/4/35 TZ 8/6/18 UA 8/2/14 US 24/10/50 UY 14/4/35 UZ 6/2/6 VN 4/3/11 ZA 11/7/20";
const ELSEWHERE = "10/5/25";

/** Meals that a day's food costs as much as: two, and a breakfast. */
const MEALS_A_DAY = 2.3;

const places = readTable(PLACES);
const countries = readTable(COUNTRIES);
const elsewhere = readCosts(ELSEWHERE);

export function livingCosts(place: string, country: string): LivingCosts {
  return places.get(place) ?? countries.get(country) ?? elsewhere;
}

function readTable(table: string): ReadonlyMap<string, LivingCosts> {
  const words = table.split(" ");
  const map = new Map<string, LivingCosts>();
  for (let i = 0; i + 1 < words.length; i += 2) {
    map.set(words[i] ?? "", readCosts(words[i + 1] ?? ELSEWHERE));
  }
  return map;
}

function readCosts(text: string): LivingCosts {
  const [meal = 0, transport = 0, taxi = 0] = text.split("/").map(Number);
  return { food: meal * MEALS_A_DAY, transport, taxi };
}
