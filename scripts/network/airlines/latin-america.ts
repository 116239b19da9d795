/** Mexico, Central and South America, the Caribbean. */
export const LATIN_AMERICA = `
AM | Aeromexico | MX | full skyteam | MEX 32/24/9 | MTY 13/5/1, GDL 9/5/0, NLU 8/2/0 | 789 788 738 7M8 7M9 E90 | reach=2600 leans=US:1.5
Y4 | Volaris | MX | low | GDL 48, TIJ 48, MEX 46 | CUN 28, BJX 16, MTY 20, NLU 16, MLM 10, QRO 8, CUL 8, HMO 6, PVR 8 | 319 320 32N 321 32Q | reach=1900 leans=US:0.8,CA:0
VB | Viva | MX | low | MTY 45, MEX 33, CUN 30 | GDL 24, TIJ 21, NLU 18, BJX 9, MID 12, QRO 9 | 320 32N 321 32Q | reach=1600 leans=US:0.6,CA:0
YQ | TAR Aerolineas | MX | regional | QRO 10 | MTY 5, GDL 5 | ER4 | reach=700 abroad=0
CM | Copa Airlines | PA | full star | PTY 2/66/16 | | 738 7M9 73W | reach=4500 leans=US:1.6,CO:1.5,south-america:1.3
7P | Air Panama | PA | regional | PAC 7 | | AT4 | reach=300 small=1
RZ | Sansa Airlines | CR | regional | SJO 8 | | CNC | reach=200 small=1
5U | TAG Airlines | GT | regional | GUA 9 | | AT4 SF3 | reach=600
9N | Tropic Air | BZ | regional | BZE 10, TZA 7 | SPR 4 | CNC | reach=200 small=1
2M | Maya Island Air | BZ | regional | BZE 8, SPR 4 | DGA 3 | CNC | reach=200 small=1
S0 | Aerolineas Sosa | HN | regional | LCE 4, TGU 4 | RTB 4 | BEH | reach=200 small=1
WC | CM Airlines | HN | regional | TGU 4 | SAP 4 | BEH | reach=200 small=1
NI | La Costena | NI | regional | MGA 28 | | CNC | reach=300 small=1
AV | Avianca | CO | full star | BOG 18/25/5, SAL 0/14/1, MDE 8/5/1 | CLO 5/3/1, CTG 3/1/0, GUA 0/5/0, SJO 0/4/0, BAQ 3/0/0 | 788 320 32N 319 | reach=2600 also=SV,GT,CR leans=US:1.5,ES:2
2K | Avianca Ecuador | EC | full star | UIO 7, GYE 6 | | 320 32N | reach=900
LA | LATAM Airlines | CL | full | SCL 16/13/7, GRU 39/9/15, LIM 15/15/4, BOG 11/2/1, BSB 26/2/1, CGH 24d | CCP 3d, IQQ 2d, ANF 3d, CJC 2d, PMC 2d, PUQ 2d, FOR 11/0/1, GIG 8/2/0, REC 8d, SDU 5d, CNF 5d, SSA 5d, POA 4d, CWB 4d, FLN 4d, CUZ 4/1/0, AQP 2d, MDE 6d, CLO 4d, CTG 4d, UIO 5/2/0, GYE 4/2/0, ASU 0/6/0 | 77W 359 789 788 763 321 32Q 320 32N 319 | reach=2800 also=BR,PE,CO,EC,PY leans=BR:2
G3 | GOL Linhas Aereas | BR | low | GRU 39, CGH 31, BSB 29, GIG 27 | CNF 13, SSA 15, REC 13, FOR 13, SDU 11, POA 8, CWB 8, FLN 6, MAO 6, BEL 6 | 73W 738 7M8 | reach=2300 abroad=0.4
AD | Azul | BR | low | VCP 53, CNF 40, REC 32 | CGH 10, BEL 14, MAO 13, CGB 13, POA 14, SDU 10, CWB 14, GRU 13, SSA 10, FOR 10, GYN 10, FLL 3, BSB 6 | 339 332 32N 32Q 295 E95 AT7 CNC | reach=2200 abroad=0.2
AR | Aerolineas Argentinas | AR | full skyteam | AEP 42/5/0, EZE 16/13/8 | COR 13/2/0, MDZ 5d, BRC 5d, SLA 5d, ROS 3d, TUC 3d | 332 73W 738 7M8 E90 | reach=2600 leans=ES:3,US:1.5,IT:2,BR:1.3
FO | Flybondi | AR | low | AEP 10, EZE 4 | COR 4 | 738 | reach=1500
WJ | JetSMART Argentina | AR | low | AEP 10 | COR 5, MDZ 4 | 320 32N | reach=1500
JA | JetSMART | CL | low | SCL 24 | ANF 6, CCP 6 | 320 32N 32Q | reach=1600 not=IPC
JZ | JetSMART Peru | PE | low | LIM 12 | AQP 3 | 320 32N | reach=1200
H2 | SKY Airline | CL | low | SCL 30 | CCP 6 | 32N 32Q | reach=1800 not=IPC
H8 | SKY Airline Peru | PE | low | LIM 13 | | 32N | reach=1500
P5 | Wingo | CO | low | BOG 10, MDE 7 | CLO 4 | 738 | reach=1400
VE | Clic | CO | regional | EOH 26, BOG 12 | CLO 8, BGA 8, MTR 6 | AT4 AT7 | reach=400 small=1
9R | SATENA | CO | regional | BOG 18, EOH 18 | CLO 10, MDE 4, VVC 6, PPN 4 | AT4 DHT | reach=400 small=1
OB | Boliviana de Aviacion | BO | full | VVI 10, CBB 7 | LPB 5 | 332 738 73W | reach=1800
8J | Ecojet | BO | regional | CBB 7 | VVI 4 | AR8 | reach=600
ZP | Paranair | PY | regional | ASU 6 | | CR2 | reach=900
V0 | Conviasa | VE | full | CCS 13 | PMV 2, PZO 2 | 343 332 E90 AT7 | reach=2500 leans=CU:3
QL | LASER Airlines | VE | low | CCS 8 | | M82 | reach=1200
9V | Avior Airlines | VE | low | CCS 8, BLA 4 | VLN 3 | 733 | reach=1000
PY | Surinam Airways | SR | full | PBM 7 | | 738 772 | reach=3000 leans=NL:8
T9 | Trans Guyana | GY | regional | OGL 6 | | CNC | reach=300 small=1
BW | Caribbean Airlines | TT | full | POS 20 | KIN 9, GEO 3, BGI 5, TAB 1 | 7M8 738 AT7 | reach=1800
UP | Bahamasair | BS | full | NAS 15 | FPO 2 | 73W AT7 AT4 | reach=700
KX | Cayman Airways | KY | full | GCM 12 | CYB 1 | 7M8 DHT | reach=1300
JY | interCaribbean Airways | TC | regional | PLS 24, BGI 14 | | ER4 AT4 DHT | reach=600
WM | Winair | SX | regional | SXM 16 | CUR 5 | DHT AT4 | reach=350 small=1
5L | LIAT20 | AG | regional | ANU 11 | | ER4 | reach=500
TX | Air Caraibes | GP | full | PTP 3/3/1, FDF 3/1/1 | ORY 0/0/5 | 351 333 AT7 | reach=2500 leans=FR:8,GF:8
CU | Cubana | CU | full | HAV 13 | | 738 AT7 | reach=2000
DM | Arajet | DO | low | SDQ 15 | PUJ 4 | 7M8 | reach=2600
LQ | Sunrise Airways | HT | regional | PAP 6, CAP 4 | | AT4 | reach=500
BB | Seaborne Airlines | US | regional | SJU 7 | STX 2, STT 2 | SF3 DHT | reach=300
`;
