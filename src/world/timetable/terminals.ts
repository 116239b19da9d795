import type { Airline } from "../airlines/airlines.ts";

/**
 * Which airlines use which terminal. A row reads: airport, then terminals in the order in which they
 * are tried, each with airline codes, alliances, `low` for low-cost airlines, `dom` or `int` for
 * flights within the country or across its border, and `*` for all others.
 */
const TABLE = `
LHR 5:BA,IB,VY 3:AA,CX,DL,EK,JL,QF,VS,AY,B6,LA,FJ,ME 2:star,EI,BR 4:*
LGW S:BA,B6,IB,VY,W6,EI N:*
MAN 1:star,EK,EY,QR,LX,VS 3:LS,BA,LM,FR,EI 2:*
DUB 2:EI,AA,DL,UA,EK,B6,AC 1:*
CDG 1:star,QR,EY,MH,CX,SV,AT 3:low 2:*
ORY 1:VY,low,TK 4:TX,BF,AT,AH,LG 3:TO 2:*
FRA 1:star,DE,4Y,X3 3:*
MUC 2:star,EN 1:*
BER 2:FR,W6 1:*
MAD 4:oneworld,EI,AV,LA,EK,QR,VY,I2 2:UX,skyteam 1:*
BCN 2:U2,FR 1:*
FCO 1:AZ,AF,KL,DL,FR 3:*
MXP 2:U2 1:*
LIS 2:FR,U2,W6 1:*
VIE 3:star,QR,EK 1:*
SVO C:CA,MU,CZ,HU,EK,QR,TK B:dom D:*
JFK 4:DL,AF,KL,VS,SQ,EK,VN,AI,AM,KE,LA,AV,CM,WN,CI,CZ,MU,HU,LY,KQ,EY,UZ,HY 5:B6,HA,EI 8:oneworld,CX,IB 7:LH,LX,OS,NH,TK,SK,NZ,ET 1:*
EWR C:UA A:AA,B6,AC,DL B:*
LGA A:AS C:DL B:*
ATL S:dom I:*
ORD 1:UA,LH,NH 3:AA,AS 2:dom,AC 5:*
DFW D:int E:DL,UA,WN,F9,B6 C:dom
LAX 1:WN 3:DL 4:AA 5:B6,F9 6:AS 7:UA,AC B:*
SFO 3:UA 1:AA,B6,WN,F9,HA 2:DL,AS G:star,int
MIA N:AA,AS,BA,IB C:dom,UA S:*
IAH C:dom E:UA D:int A:*
BOS A:DL C:B6,EI E:int B:*
PHL A:int B:AA F:dom
MCO C:B6,int,EI B:DL,UA,WN,F9 A:*
LAS 1:WN,AA,DL,G4 3:*
YYZ 1:AC,star,EK,EI 3:*
YVR M:dom I:*
MEX 2:AM,DL,AF,KL,KE,CM 1:*
GRU 3:int,UA 2:LA,G3,AD 1:*
EZE A:int C:*
SCL 2:int 1:*
DXB 3:EK,QF 2:FZ 1:*
AUH A:*
RUH 5:dom 3:SV,XY 4:*
JED 1:SV,XY,F3,EK,QR,GF N:*
CAI 3:MS,star 2:BA,EK,EY,QR,KU,SV 1:*
JNB B:dom A:*
NBO 1A:KQ,AF,KL,DL 1D:dom 1B:*
ADD 2:int 1:*
DEL 3:AI,int 1:6E,SG 2:*
BOM 2:AI,int,UK 1:*
BLR 2:int,AI,UK 1:*
SIN 1:TR,QF,BA,CX,JL,QR,EY,KL,FJ 4:AK,VJ,5J,KE,low 3:SQ,GA,BR,TK 2:*
DMK 2:dom 1:*
KUL 2:low,AK,D7 1:*
CGK 3:GA,int 2:*
MNL 3:5J,PR,star,EK,CX,QF,SQ,DL,KL,TK 1:*
ICN 2:KE,OZ,DL,AF,KL,skyteam,LJ 1:*
GMP I:int D:*
NRT 3:low,GK,IJ 2:JL,oneworld,CI,EK,TG 1:*
HND 3:int 1:JL,BC,7G 2:*
KIX 2:MM,9C,7C 1:*
PEK 3:CA,star,EK,QR,CX,JL,KL,oneworld 2:*
PVG 1:MU,FM,skyteam,JL 2:*
SHA 1:9C,int 2:*
CAN 1:low,9C,CA,MU,HU,FM 2:*
TFU 1:int,3U 2:*
TPE 1:TR,JX,low,CX,SQ 2:*
SYD 1:int 2:VA,JQ,ZL 3:*
MEL 2:int 1:QF 4:JQ,VA 3:*
BNE I:int D:*
PER 1:int 4:QF,JQ 2:*
AKL I:int D:*
GYD 1:int 2:*
ALA 2:int 1:*
TAS 2:int 3:*
`;

interface Rule {
  readonly terminal: string;
  readonly marks: ReadonlySet<string>;
}

const rulesOf: ReadonlyMap<string, readonly Rule[]> = new Map(
  TABLE.trim()
    .split("\n")
    .map((row): [string, readonly Rule[]] => {
      const [iata = "", ...rules] = row.split(" ");
      return [iata, rules.map(readRule)];
    }),
);

function readRule(text: string): Rule {
  const [terminal = "", marks = ""] = text.split(":");
  return { terminal, marks: new Set(marks.split(",")) };
}

const ALLIANCE_MARK = {
  "Star Alliance": "star",
  oneworld: "oneworld",
  SkyTeam: "skyteam",
} as const;

/** Undefined where an airport has one terminal, or nothing is known of its terminals. */
export function terminalOf(iata: string, airline: Airline, domestic: boolean): string | undefined {
  const rules = rulesOf.get(iata);
  if (!rules) return undefined;
  const alliance = airline.alliance ? ALLIANCE_MARK[airline.alliance] : "";
  const border = domestic ? "dom" : "int";
  for (const { terminal, marks } of rules) {
    if (
      marks.has(airline.code) ||
      marks.has(border) ||
      marks.has("*") ||
      (alliance !== "" && marks.has(alliance)) ||
      (airline.kind === "low_cost" && marks.has("low"))
    ) {
      return terminal;
    }
  }
  return undefined;
}
