import { type Coordinates, distanceKm } from "../../domain/geo.ts";
import { findAirport, findCity } from "./airports.ts";

/** Mean daily highs in °C in January, April, July and October, by city or airport. */
const TABLE = `
LON 8 15 24 16|EDI 7 12 19 13|DUB 8 12 19 14|PAR 7 16 26 17|NCE 13 17 27 21|LYS 7 17 28 18|MRS 12 19 30 21|BOD 10 17 27 19|AMS 6 14 22 15|BRU 6 15 23 15
BER 3 15 25 14|MUC 3 14 24 14|FRA 4 16 26 15|HAM 4 13 23 13|ZRH 3 15 25 15|GVA 5 15 27 16|INN 3 16 25 16|VIE 3 16 27 15|SZG 3 15 25 15|PRG 1 14 25 13
BUD 3 18 28 17|WAW 0 14 24 13|KRK 1 15 25 14|CPH 3 11 22 12|OSL 0 11 23 10|BGO 4 9 18 11|TOS -2 3 15 5|STO 0 9 24 10|HEL -2 8 22 9|RVN -8 3 20 2
KTT -9 2 19 1|REK 3 6 14 7|RIX -1 11 23 10|TLL -2 9 22 9|VNO -2 12 23 11|MAD 10 19 33 20|BCN 14 18 28 22|SVQ 16 23 36 26|AGP 17 21 31 23|PMI 15 19 31 23
IBZ 15 19 29 23|LPA 21 23 27 26|TFS 22 23 28 27|ACE 21 24 29 27|FNC 19 20 25 24|LIS 15 20 29 22|OPO 14 18 25 21|FAO 16 20 30 23|ROM 12 19 31 22|MIL 6 18 30 18
VCE 6 17 28 18|FLR 10 19 32 21|NAP 13 18 30 22|PMO 15 19 30 24|CTA 16 20 33 25|OLB 14 19 31 23|BRI 12 18 30 22|MLA 16 20 32 25|ATH 13 20 34 23|HER 15 20 29 24
JTR 14 19 29 23|RHO 15 20 31 25|SKG 9 19 32 21|CFU 14 19 31 23|LCA 17 23 33 28|SPU 10 18 31 22|DBV 12 17 29 21|ZAG 4 17 28 16|LJU 3 15 27 15|TGD 10 19 33 22
BEG 5 18 30 18|SOF 3 16 28 17|VAR 6 15 29 18|BUH 3 18 31 18|IEV -2 15 27 13|MOW -5 12 25 9|LED -4 10 24 9|AER 10 16 27 20|KUF -8 12 27 9|SVX -11 10 24 7
OVB -12 10 26 8|IKT -13 10 25 8|VVO -8 10 22 13|IST 9 17 29 20|ADB 13 21 33 24|AYT 15 21 34 27|BJV 15 20 34 25|DLM 15 21 35 26|ESB 4 17 30 20|ASR 4 17 31 20
ERZ -4 12 28 16|TZX 11 16 27 20|NAV 4 16 30 19|TBS 7 18 32 20|BUS 11 16 27 20|KUT 9 19 29 21|BAK 7 16 31 20|GBB 6 17 30 19|GNJ 8 20 34 21|EVN 1 19 34 21
TAS 8 22 36 21|SKD 7 21 34 21|BHK 7 23 37 22|UGC 3 21 36 20|ALA 0 18 31 17|TSE -9 11 27 9|FRU 3 18 32 18|DYU 9 23 37 24|ASB 9 23 38 23|IKU 1 10 23 13|SCO 3 14 31 17
DXB 24 33 41 35|AUH 24 34 43 35|DOH 22 33 42 35|MCT 25 34 39 35|SLL 27 31 28 31|RUH 20 33 44 35|JED 29 35 39 36|MED 24 35 43 36|ULH 21 33 41 34|BAH 20 30 39 34
KWI 19 32 47 36|AMM 13 23 33 27|AQJ 21 32 40 33|TLV 18 23 30 28|BEY 17 22 30 27|CAI 19 28 35 30|LXR 23 35 41 35|SSH 22 30 38 31|HRG 22 29 37 31|RAK 18 24 37 28
CAS 17 20 26 24|AGA 20 23 27 26|FEZ 16 21 35 26|TUN 16 21 33 26|DJE 16 23 34 28|ALG 17 21 32 26|TIP 18 25 33 29|THR 8 22 37 25|IKA 8 22 37 25|KHI 26 34 33 35
DEL 20 36 35 33|BOM 31 33 30 34|GOI 32 33 29 32|BLR 28 34 28 28|MAA 29 35 36 32|CCU 25 36 33 32|COK 32 33 30 31|JAI 22 37 34 33|KTM 19 28 29 27|CMB 31 32 30 31
MLE 30 32 31 30|DAC 25 34 32 32|BKK 33 36 34 33|HKT 33 34 32 32|CNX 30 36 32 32|USM 29 32 32 31|KBV 32 34 32 31|RGN 32 37 30 32|HAN 20 28 33 29|SGN 32 35 32 32
DAD 25 31 34 29|PNH 31 35 32 31|REP 31 36 33 31|VTE 28 35 32 32|SIN 31 32 31 32|KUL 32 33 33 32|PEN 32 33 32 31|BKI 30 32 32 31|DPS 31 32 29 32|JKT 30 33 33 34
LOP 31 31 30 32|MNL 30 34 32 32|CEB 29 32 32 31|HKG 19 26 32 28|TPE 19 26 35 28|CAN 19 26 33 29|SHA 8 20 33 24|BJS 2 20 32 19|CTU 10 22 31 21|XMN 18 24 33 27
SYX 27 32 33 31|HRB -13 13 28 12|URC -9 15 30 14|LXA 9 16 24 17|SEL 2 18 29 20|PUS 8 18 28 22|CJU 9 18 30 22|TYO 10 19 30 22|OSA 9 20 32 23|CTS -1 11 25 16
OKA 20 24 32 28|FUK 10 20 31 23|SYD 27 23 18 23|MEL 27 21 14 20|BNE 30 27 22 27|CNS 31 29 26 30|PER 32 26 19 23|ADL 30 23 15 22|DRW 32 33 31 34|HBA 23 18 13 17
AKL 24 20 15 18|CHC 23 18 11 17|ZQN 22 16 8 15|NAN 32 31 28 30|PPT 31 31 29 30|HNL 27 28 31 31|OGG 27 28 31 31|NYC 4 16 30 18|BOS 3 14 28 17|WAS 7 20 32 21
MIA 25 28 32 30|ORL 22 28 33 29|ATL 12 23 32 23|MSY 17 26 33 27|CHI 0 15 29 17|MSP -4 14 29 15|DEN 8 16 32 19|SLC 4 17 34 19|ASE 2 10 26 14|JAC -2 9 28 13
LAS 15 26 41 27|PHX 20 30 41 31|LAX 20 22 28 26|SFO 14 18 20 21|SAN 19 20 24 24|SEA 8 15 25 15|PDX 8 16 28 18|ANC -5 7 19 5|HOU 17 26 34 28|DFW 14 25 36 26
DTT 0 15 28 16|BNA 9 21 32 22|YTO -1 12 27 15|YMQ -5 11 27 13|YVR 7 13 22 14|YYC -1 11 23 12|YQB -8 8 25 11|YHZ 0 9 24 14|YWG -12 10 26 10|YYT -1 5 21 11
MEX 21 27 23 22|CUN 28 31 34 31|SJD 26 29 34 33|PVR 28 30 33 33|GDL 25 32 28 27|HAV 26 30 32 30|PUJ 28 29 32 31|SDQ 29 31 32 32|MBJ 29 30 32 31|NAS 25 27 32 29
SJU 28 30 32 31|BGI 29 30 31 31|AUA 30 32 33 33|SXM 28 29 31 31|UVF 29 30 31 31|SJO 27 29 27 26|PTY 32 33 32 31|GUA 24 28 25 24|LIR 33 36 32 30|BZE 28 31 32 31
BOG 20 20 19 19|CTG 31 32 33 32|MDE 28 28 29 27|UIO 20 20 21 20|LIM 26 24 19 20|CUZ 19 20 20 21|LPB 18 19 17 19|SCL 30 23 15 22|BUE 30 23 16 23|MDZ 32 23 15 25
BRC 22 15 7 14|USH 14 10 4 10|IGU 33 28 22 29|MVD 29 22 15 21|RIO 31 28 26 27|SAO 28 26 22 26|SSA 31 29 26 29|REC 31 30 28 30|FOR 31 31 30 31|FLN 29 26 21 24
BSB 27 27 26 29|MAO 31 31 32 33|CCS 26 28 28 28|CPT 27 23 18 21|JNB 26 22 17 25|DUR 28 26 23 24|WDH 30 25 20 29|VFA 30 30 25 34|NBO 26 24 21 26|MBA 32 31 28 30
ZNZ 33 31 29 31|DAR 32 31 29 31|JRO 31 27 25 30|EBB 28 26 26 27|ADD 24 25 20 23|KGL 27 26 27 27|MRU 30 29 24 27|RUN 30 28 25 27|SEZ 30 31 28 29|TNR 26 25 20 27
DKR 25 24 30 32|ABJ 32 32 28 30|ACC 33 33 29 31|LOS 33 33 29 31|RAI 25 26 29 30|SID 24 25 28 29|KRT 31 40 39 39|LAD 30 30 24 27|MPM 30 28 25 28|WVB 20 20 19 18
AZS 29 30 32 31|PDL 17 18 24 21|BJL 32 32 31 32|GIG 31 28 26 27|KEF 3 6 14 7|LYR -9 -8 9 -1|GOH -5 0 11 1|FAE 6 8 13 9|NOU 29 27 23 26|POM 32 31 29 31`;

interface Station extends Coordinates {
  readonly highs: readonly number[];
}

let stations: readonly Station[] | undefined;

function readStations(): readonly Station[] {
  return TABLE.trim()
    .split(/[|\n]/)
    .flatMap((row): Station[] => {
      const [code = "", ...highs] = row.split(" ");
      const at = findCity(code) ?? findAirport(code);
      return at ? [{ lat: at.lat, lon: at.lon, highs: highs.map(Number) }] : [];
    });
}

/** A place farther than this from every station goes by its latitude. */
const NEAR_KM = 900;
/** Degrees colder by latitude: the same station's weather, moved north or south. */
const PER_DEGREE = 0.5;

/** About how warm a day gets in a month (1 to 12), in °C. */
export function dayHigh(place: Coordinates, month: number): number {
  stations ??= readStations();
  let nearest: Station | undefined;
  let km = Number.POSITIVE_INFINITY;
  for (const station of stations) {
    // A degree of latitude alone is 111 km: most stations are out of the question at once.
    if (Math.abs(station.lat - place.lat) * 111 > Math.min(km, NEAR_KM)) continue;
    const away = distanceKm(station, place);
    if (away < km) {
      km = away;
      nearest = station;
    }
  }
  if (!nearest || km > NEAR_KM) return byLatitude(place.lat, month);
  const shift = PER_DEGREE * (Math.abs(nearest.lat) - Math.abs(place.lat));
  return Math.round(between(nearest.highs, month) + shift);
}

/**
 * A year is a wave through its four months, and a half-year's wave where springs and autumns lie off it.
 * Winters and summers are round: on a straight line from October, December would be as mild as November is.
 */
function between(
  [january = 0, april = 0, july = 0, october = 0]: readonly number[],
  month: number,
): number {
  const angle = ((month - 1) / 6) * Math.PI;
  return (
    (january + april + july + october) / 4 +
    ((january - july) / 2) * Math.cos(angle) +
    ((april - october) / 2) * Math.sin(angle) +
    ((january - april + july - october) / 4) * Math.cos(2 * angle)
  );
}

/** Warmest in July in the north, in January in the south; the tropics know hardly a year. */
function byLatitude(lat: number, month: number): number {
  const size = Math.abs(lat);
  const mean = 32 - Math.max(0, size - 12) * 0.62;
  const swing = Math.min(15, size * 0.28);
  const phase = Math.cos(((month - (lat < 0 ? 1 : 7)) / 6) * Math.PI);
  return Math.round(mean + swing * phase);
}
