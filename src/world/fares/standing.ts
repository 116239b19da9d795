import { hashText, roll, type Seed } from "../random.ts";
import { type FlightLeg, flightKey } from "../timetable/leg.ts";

/** What an airline's name is worth, beside others of its kind in the same market. */

/** In hundredths: service, network and a bag inside on one side; old cabins and night stops on the other. */
const LEVELS = new Map(
  "SQ 112 EK 107 QR 108 EY 102 CX 107 NH 108 JL 108 QF 109 NZ 106 LX 107 LH 106 OS 103 BA 105 AF 104 KL 102 AY 102 SK 101 DL 106 UA 103 AA 101 AS 101 HA 103 AC 103 VS 103 IB 100 EI 97 TP 95 LO 94 AZ 98 TK 99 KE 105 OZ 101 BR 103 CI 98 JX 106 TG 101 VN 95 MH 94 GA 97 PR 97 AI 93 UL 93 PK 90 BG 90 SV 95 GF 96 KU 93 WY 98 RJ 97 MS 88 ME 98 LY 108 ET 91 KQ 97 AT 93 SA 95 RO 93 JU 94 UX 91 CA 89 MU 88 CZ 88 HU 90 MF 90 3U 88 ZH 89 HO 93 FM 88 SU 98 KC 98 HY 95 J2 101 A9 98 LA 101 AV 97 CM 104 AM 97 AR 96 FI 96 BT 95 WN 110 B6 105 F9 84 G4 87 SY 92 WS 101 PD 97 F8 88 U2 108 VY 104 FR 91 W6 93 W4 93 DY 107 DX 105 HV 104 TO 103 EW 106 PC 96 VF 94 FZ 104 G9 96 XY 96 F3 96 6E 103 SG 95 QP 94 IX 96 AK 93 D7 93 TR 102 JQ 100 5J 95 VJ 91 QZ 94 JT 93 9C 88 7C 97 TW 95 LJ 98 MM 94 GK 97 VB 93 Y4 95 P5 90 G3 100 AD 106 H2 95 JA 88 LS 106 BY 104 X3 104 DE 100"
    .match(/\S+ \d+/g)
    ?.map((row): [string, number] => {
      const [code = "", level] = row.split(" ");
      return [code, Number(level) / 100];
    }),
);

const STANDING_KEY = hashText("fares.standing");
/** Its hours and its luck in a market move the level by up to so much either way. */
const IN_MARKET = 0.07;

/** About the least that an airline's name is worth. */
export const LEAST_STANDING = 0.84 * (1 - IN_MARKET);

/** The standing of the airline that flies the longest part, in the market of the journey's ends. */
export function standing(seed: Seed, legs: readonly FlightLeg[]): number {
  const first = legs[0];
  const last = legs[legs.length - 1];
  if (!first || !last) return 1;
  let main = first;
  for (const leg of legs) if (leg.km > main.km) main = leg;
  const { code } = main.airline;
  const a = first.from.index;
  const b = last.to.index;
  const at = roll(seed, STANDING_KEY, flightKey(code, 0), a < b ? a : b, a < b ? b : a);
  return (LEVELS.get(code) ?? 1) * (1 + IN_MARKET * (2 * at - 1));
}
