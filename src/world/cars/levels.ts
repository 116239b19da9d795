import { months } from "../hotels/levels.ts";
import { type Year, yearOf } from "../hotels/season.ts";

/** An economy car, USD a day over a week's rental, in low and in high season. */
export interface CarLevels {
  readonly low: number;
  readonly high: number;
}

/** By town: economy car a day, low/high season. */
const PLACES =
  "BAK 22/40 GBB 24/42 TBS 22/42 KUT 20/38 BUS 22/48 EVN 25/42 IST 25/45 AYT 22/50 BJV 25/60 DLM 22/52 TZX 28/55 TAS 35/50 ALA 35/50 DXB 18/38 AUH 20/38 MCT 22/38 SLL 22/42 RUH 25/40 JED 25/40 AMM 22/35 HRG 30/45 RAK 20/42 ROM 22/60 NAP 24/65 MIL 24/58 VCE 24/62 CTA 16/65 PMO 16/65 OLB 16/80 CAG 15/75 MAD 18/50 BCN 20/60 AGP 12/55 ALC 12/55 VLC 15/50 SVQ 15/45 PMI 10/70 IBZ 15/85 MAH 14/80 TCI 18/40 LPA 18/40 ACE 18/42 FUE 18/42 LIS 15/60 OPO 15/55 FAO 10/60 FNC 20/55 PAR 35/65 NCE 28/70 MRS 26/62 LYS 30/55 ZRH 40/70 GVA 38/72 VIE 35/60 SZG 36/65 MUC 35/65 BER 32/58 FRA 33/58 ATH 20/55 SKG 18/50 HER 18/60 CHQ 18/62 RHO 18/62 CFU 18/65 JTR 25/75 JMK 25/80 SPU 15/65 DBV 18/75 ZAD 15/65 TIV 16/60 LCA 15/45 PFO 15/46 MLA 14/45 LON 35/60 EDI 35/75 DUB 30/85 OSL 45/85 BGO 45/90 RVN 50/95 TOS 50/95 HEL 38/65 REK 45/110 TYO 40/60 OKA 30/65 SPK 38/75 CJU 20/55 HKT 22/38 BKK 24/36 CPT 18/40 JNB 18/32 CUN 15/40 SJD 22/50 SYD 35/60 MEL 35/58 AKL 28/60 CHC 28/65 ZQN 30/75 YVR 38/75 YYC 36/80 YTO 38/70 NYC 50/85 LAX 40/65 MIA 32/60 ORL 30/55 LAS 32/58 SFO 40/68 HNL 42/72 OGG 42/80 DEN 38/70 ANC 45/110 MRU 28/42 SEZ 42/60 RUN 28/50 SJO 30/60 RIO 22/38 SCL 25/40 BUE 28/48";

/** By country, outside these towns: the same. */
const COUNTRIES =
  "AD 28/50 AE 20/38 AG 45/65 AI 50/70 AL 20/45 AM 25/42 AO 55/75 AR 28/48 AT 34/58 AU 38/62 AW 38/58 AZ 24/40 BA 22/42 BB 50/70 BD 45/60 BE 30/52 BF 55/70 BG 16/38 BH 24/38 BO 35/48 BR 20/34 BS 50/72 BW 38/55 BZ 50/70 CA 38/72 CH 40/68 CI 50/65 CL 26/42 CM 55/70 CN 28/45 CO 24/38 CR 32/60 CU 60/85 CV 38/55 CW 35/52 CY 15/45 CZ 24/42 DE 32/58 DK 36/65 DO 28/48 DZ 32/48 EC 32/45 EE 22/42 EG 30/45 ES 16/52 ET 55/70 FI 38/65 FJ 40/58 FO 50/85 FR 28/58 GA 60/80 GB 32/58 GE 22/42 GH 50/65 GL 70/95 GP 25/52 GR 20/58 GT 28/42 GU 40/58 HK 60/80 HN 32/45 HR 18/60 HU 24/42 ID 24/36 IE 30/80 IL 28/55 IN 26/36 IQ 38/50 IR 28/38 IS 48/110 IT 22/60 JM 42/62 JO 22/35 JP 38/58 KE 45/60 KG 32/48 KH 38/50 KR 32/50 KW 24/36 KY 50/75 KZ 32/48 LA 40/52 LB 28/45 LK 28/38 LT 20/40 LU 30/50 LV 20/40 LY 40/50 MA 20/42 MC 35/75 MD 22/38 ME 16/58 MG 45/60 MK 20/38 MM 45/58 MN 50/75 MO 60/75 MQ 25/52 MT 14/45 MU 28/42 MV 60/80 MX 18/38 MY 22/34 MZ 50/65 NA 42/62 NC 42/58 NG 60/80 NI 30/42 NL 32/55 NO 46/88 NP 45/58 NZ 28/62 OM 22/38 PA 24/40 PE 32/45 PF 55/75 PG 75/95 PH 30/42 PK 32/42 PL 20/40 PR 35/62 PS 32/48 PT 14/55 PY 32/42 QA 24/38 RE 28/50 RO 18/38 RS 20/40 RU 28/42 RW 50/65 SA 25/40 SC 42/60 SE 36/68 SG 62/80 SI 24/50 SK 24/42 SN 48/62 SV 30/42 SX 38/60 TC 55/80 TH 22/36 TJ 40/55 TM 45/55 TN 22/42 TR 24/46 TT 40/55 TW 38/52 TZ 50/65 UA 24/38 UG 48/60 US 40/70 UY 28/48 UZ 35/50 VE 40/50 VG 55/75 VI 50/75 VN 35/45 VU 50/65 WS 45/60 XK 20/36 ZA 18/34 ZM 50/65 ZW 50/65";
const ELSEWHERE: CarLevels = { low: 40, high: 58 };

/** Towns whose cars have another season than their hotels. */
const OWN_MONTHS: Readonly<Record<string, string>> = { EDI: "6-9", VCE: "6-9", MIL: "6-9" };

const places = readLevels(PLACES);
const countries = readLevels(COUNTRIES);

export function carLevels(townCode: string, country: string): CarLevels {
  return places.get(townCode) ?? countries.get(country) ?? ELSEWHERE;
}

/** When cars are dear: with the hotels, save where visitors without a car make the hotels' season. */
export function carYear(townCode: string, hotelYear: Year): Year {
  const own = OWN_MONTHS[townCode];
  return own === undefined ? hotelYear : yearOf(months(own));
}

function readLevels(table: string): ReadonlyMap<string, CarLevels> {
  const words = table.split(" ");
  const map = new Map<string, CarLevels>();
  for (let i = 0; i + 1 < words.length; i += 2) {
    const [low = 0, high = low] = (words[i + 1] ?? "").split("/").map(Number);
    map.set(words[i] ?? "", { low, high });
  }
  return map;
}
