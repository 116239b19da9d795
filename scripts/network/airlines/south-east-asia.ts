/** From Myanmar to the Philippines and Timor. */
export const SOUTH_EAST_ASIA = `
SQ | Singapore Airlines | SG | full star | SIN 0/33/27 | | 388 77W 359 781 7M8 | reach=4500 leans=AU:1.8,IN:1.5,IT:1.6
TR | Scoot | SG | low | SIN 0/35/6 | | 789 788 320 32N 32Q 290 | reach=3000
MH | Malaysia Airlines | MY | full oneworld | KUL 12/23/11 | BKI 6/3/0, KCH 6/1/0 | 359 333 339 738 7M8 AT7 | reach=2800 leans=MY:3
AK | AirAsia | MY | low | KUL 41 | BKI 10, PEN 9, JHB 8, KCH 9, LGK 3 | 320 32N 32Q | reach=2100 leans=MY:2
D7 | AirAsia X | MY | low | KUL 0/6/13 | | 333 | reach=6000 far=1 leans=AU:2,JP:2,CN:2
OD | Batik Air Malaysia | MY | low | KUL 18, SZB 5 | PEN 2, BKI 2 | 738 7M8 333 AT7 | reach=2800
FY | Firefly | MY | regional | SZB 8, PEN 7 | KUL 4, JHB 2 | AT7 738 | reach=700
MY | MASwings | MY | regional | MYY 10, BKI 5 | KCH 4 | AT7 DHT | reach=350 small=1 leans=MY:6
TG | Thai Airways | TH | full star | BKK 8/17/13 | | 77W 359 789 788 333 320 | reach=3800 leans=TH:2
PG | Bangkok Airways | TH | full | BKK 12 | USM 5, HKT 3, CNX 2 | 319 320 AT7 | reach=900
FD | Thai AirAsia | TH | low | DMK 42, BKK 9 | HKT 8, CNX 9, KBV 3, HDY 2 | 320 32N 32Q | reach=2100 leans=TH:2
XJ | Thai AirAsia X | TH | low | DMK 0/3/6 | | 333 | reach=5000 far=1 leans=JP:4,KR:2
SL | Thai Lion Air | TH | low | DMK 32 | HKT 3 | 738 739 | reach=2100 leans=TH:3
DD | Nok Air | TH | low | DMK 20 | | 738 DH4 | reach=900 leans=TH:5
VZ | Thai Vietjet Air | TH | low | BKK 17 | HKT 2, CNX 2 | 320 321 7M8 | reach=1900 leans=TH:2,VN:2
VN | Vietnam Airlines | VN | full skyteam | SGN 12/8/5, HAN 11/8/5 | DAD 5/2/0, CXR 3/1/0, PQC 2/0/0 | 359 789 781 321 32Q AT7 | reach=2800 leans=VN:4
VJ | VietJet Air | VN | low | SGN 17, HAN 15 | DAD 5, CXR 4, PQC 2, HPH 4, VCA 2, VII 2 | 320 321 32Q 333 | reach=2400 leans=VN:3
QH | Bamboo Airways | VN | low | HAN 10, SGN 8 | UIH 2, DAD 2 | 320 32N 321 E90 | reach=1600 leans=VN:5
BL | Pacific Airlines | VN | low | SGN 8, HAN 8 | DAD 3 | 320 | reach=1300 leans=VN:6
VU | Vietravel Airlines | VN | low | SGN 5, HAN 5 | | 321 | reach=1300 leans=VN:5
GA | Garuda Indonesia | ID | full skyteam | CGK 16/4/4 | DPS 4/2/0, SUB 3/0/0, UPG 3/0/0, KNO 2/0/0 | 77W 333 339 738 CR9 AT7 | reach=2400 leans=ID:3
QG | Citilink | ID | low | CGK 15, SUB 9 | DPS 7, HLP 5, BTH 3, KNO 3, UPG 3, BPN 2 | 320 32N AT7 | reach=1600 leans=ID:4
JT | Lion Air | ID | low | CGK 26, SUB 16 | UPG 12, DPS 6, BTH 8, KNO 7, BPN 4, YIA 4 | 738 739 7M9 333 | reach=1700 leans=ID:4
ID | Batik Air | ID | full | CGK 43 | HLP 11, SUB 8, UPG 8, DPS 7, KNO 5 | 320 32N 738 | reach=1800 leans=ID:3
IW | Wings Air | ID | regional | UPG 8, SUB 5, DPS 4 | KNO 4, BPN 4, BDJ 4, MDC 4, AMQ 4, KOE 4, PNK 2, BDO 2, LOP 2, SOQ 2 | AT7 | reach=500 small=1 leans=ID:9
IU | Super Air Jet | ID | low | CGK 17 | SUB 6, DPS 4, KNO 3, UPG 3, BTH 2 | 320 | reach=1400 leans=ID:6
QZ | Indonesia AirAsia | ID | low | CGK 11, DPS 13 | SUB 6, KNO 3 | 320 | reach=1800 leans=ID:1.5,MY:3
SJ | Sriwijaya Air | ID | low | CGK 15 | SUB 7, UPG 6 | 738 | reach=1300 leans=ID:6
IN | Nam Air | ID | regional | CGK 6 | SUB 5, DPS 4 | 733 AT7 | reach=1000 leans=ID:9
IP | Pelita Air | ID | full | CGK 13 | | 320 | reach=1400 leans=ID:6
8B | TransNusa | ID | low | CGK 9 | DPS 5 | 320 AJ2 | reach=1700 leans=ID:2
SI | Susi Air | ID | regional | KNO 4, TRK 4 | NBX 4, MDC 3, TIM 4 | CNC | reach=250 small=1 leans=ID:9
IL | Trigana Air | ID | regional | DJJ 6 | TIM 2 | 733 AT4 | reach=600 small=1 leans=ID:9
PR | Philippine Airlines | PH | full | MNL 23/17/10 | CEB 13/3/0, DVO 5/0/0, CRK 2/1/0 | 77W 351 333 321 32Q 320 DH4 | reach=2800 leans=PH:3,US:3
5J | Cebu Pacific | PH | low | MNL 30 | CEB 15, CRK 7, DVO 5, ILO 2, KLO 1 | 339 333 320 32N 321 32Q AT7 | reach=2200 leans=PH:3
Z2 | Philippines AirAsia | PH | low | MNL 15 | CEB 4, KLO 2 | 320 | reach=1900 leans=PH:3
T6 | AirSWIFT | PH | regional | ENI 6, MNL 3 | | AT4 | reach=500 leans=PH:9
K6 | Air Cambodia | KH | full | PNH 13, SAI 6 | KOS 2 | 320 321 AT7 | reach=1700
QV | Lao Airlines | LA | full | VTE 12 | LPQ 3 | 320 AT7 | reach=1200
8M | Myanmar Airways International | MM | full | RGN 15 | MDL 4 | 320 319 E90 | reach=1800
UB | Myanmar National Airlines | MM | full | RGN 14 | MDL 5 | 738 AT7 E90 | reach=1000 leans=MM:6
7Y | Mann Yadanarpon Airlines | MM | regional | RGN 8 | MDL 4 | AT7 | reach=500 leans=MM:9
K7 | Air KBZ | MM | regional | RGN 9 | MDL 4, HEH 2 | AT7 | reach=600 leans=MM:9
BI | Royal Brunei Airlines | BN | full | BWN 16 | | 788 32N | reach=2800
8G | Aero Dili | TL | low | DIL 3 | | 320 | reach=1500
`;
