/** From Myanmar to the Philippines and Timor. */
export const SOUTH_EAST_ASIA = `
SQ | Singapore Airlines | SG | full star | SIN 0/43/35 | | 388 77W 359 781 7M8 | reach=4500 leans=AU:1.8,IN:1.5,IT:1.6 not=GVA
TR | Scoot | SG | low | SIN 0/35/6 | | 789 788 320 32N 32Q 290 | reach=3000 leans=NC:0,GR:2,TR:0.3
MH | Malaysia Airlines | MY | full oneworld | KUL 19/37/18 | BKI 10/5/0, KCH 10/2/0 | 359 333 339 738 7M8 AT7 | reach=2800 leans=MY:3
AK | AirAsia | MY | low | KUL 66 | BKI 16, PEN 14, JHB 13, KCH 14, LGK 5 | 320 32N 32Q | reach=2100 leans=MY:2
D7 | AirAsia X | MY | low | KUL 0/8/17 | | 333 | reach=6000 far=1 leans=AU:2,JP:2,CN:2,europe:0,IN:1.5,KR:1.5,SA:1.5,AE:0 not=AYT,RUH
OD | Batik Air Malaysia | MY | low | KUL 18, SZB 5 | PEN 2, BKI 2 | 738 7M8 333 AT7 | reach=2800
FY | Firefly | MY | regional | SZB 8, PEN 7 | KUL 4, JHB 2 | AT7 738 | reach=700
MY | MASwings | MY | regional | MYY 10, BKI 5 | KCH 4 | AT7 DHT | reach=350 small=1 leans=MY:6
TG | Thai Airways | TH | full star | BKK 13/32/21 | | 77W 359 789 788 333 320 | reach=3800 leans=TH:2
PG | Bangkok Airways | TH | full | BKK 19 | USM 8, HKT 5, CNX 3 | 319 320 AT7 | reach=900
FD | Thai AirAsia | TH | low | DMK 55, BKK 12 | HKT 10, CNX 12, KBV 4, HDY 3 | 320 32N 32Q | reach=2100 leans=TH:2
XJ | Thai AirAsia X | TH | low | DMK 0/3/6 | | 333 | reach=5000 far=1 leans=JP:4,KR:2
SL | Thai Lion Air | TH | low | DMK 32 | HKT 3 | 738 739 | reach=2100 leans=TH:3
DD | Nok Air | TH | low | DMK 32 | | 738 DH4 | reach=900 leans=TH:5
VZ | Thai Vietjet Air | TH | low | BKK 17 | HKT 2, CNX 2 | 320 321 7M8 | reach=1900 leans=TH:2,VN:2
VN | Vietnam Airlines | VN | full skyteam | SGN 24/16/10, HAN 22/16/10 | DAD 10/4/0, CXR 6/2/0, PQC 4/0/0 | 359 789 781 321 32Q AT7 | reach=2800 leans=VN:4
VJ | VietJet Air | VN | low | SGN 22, HAN 20 | DAD 6, CXR 5, PQC 3, HPH 5, VCA 3, VII 3 | 320 321 32Q 333 | reach=2400 leans=VN:3
QH | Bamboo Airways | VN | low | HAN 30, SGN 24 | UIH 6, DAD 6 | 320 32N 321 E90 | reach=1600 leans=VN:5
BL | Pacific Airlines | VN | low | SGN 8, HAN 8 | DAD 3 | 320 | reach=1300 leans=VN:6
VU | Vietravel Airlines | VN | low | SGN 5, HAN 5 | | 321 | reach=1300 leans=VN:5
GA | Garuda Indonesia | ID | full skyteam | CGK 48/12/12 | DPS 12/6/0, SUB 9/0/0, UPG 9/0/0, KNO 6/0/0 | 77W 333 339 738 CR9 AT7 | reach=2400 leans=ID:3,LB:0,europe:0,NL:3,JP:2,SA:2.5,AU:2,KR:1.5 not=KULDPS
QG | Citilink | ID | low | CGK 38, SUB 22 | DPS 18, HLP 12, BTH 8, KNO 8, UPG 8, BPN 5 | 320 32N AT7 | reach=1600 leans=ID:4
JT | Lion Air | ID | low | CGK 34, SUB 21 | UPG 16, DPS 8, BTH 10, KNO 9, BPN 5, YIA 5 | 738 739 7M9 333 | reach=1700 leans=ID:4
ID | Batik Air | ID | full | CGK 43 | HLP 11, SUB 8, UPG 8, DPS 7, KNO 5 | 320 32N 738 | reach=1800 leans=ID:3
IW | Wings Air | ID | regional | UPG 24, SUB 15, DPS 12 | KNO 12, BPN 12, BDJ 12, MDC 12, AMQ 12, KOE 12, PNK 6, BDO 6, LOP 6, SOQ 6 | AT7 | reach=500 small=1 leans=ID:9
IU | Super Air Jet | ID | low | CGK 17 | SUB 6, DPS 4, KNO 3, UPG 3, BTH 2 | 320 | reach=1400 leans=ID:6
QZ | Indonesia AirAsia | ID | low | CGK 18, DPS 21 | SUB 10, KNO 5 | 320 | reach=1800 leans=ID:1.5,MY:3
SJ | Sriwijaya Air | ID | low | CGK 38 | SUB 18, UPG 15 | 738 | reach=1300 leans=ID:6
IN | Nam Air | ID | regional | CGK 6 | SUB 5, DPS 4 | 733 AT7 | reach=1000 leans=ID:9
IP | Pelita Air | ID | full | CGK 13 | | 320 | reach=1400 leans=ID:6
8B | TransNusa | ID | low | CGK 9 | DPS 5 | 320 AJ2 | reach=1700 leans=ID:2
SI | Susi Air | ID | regional | KNO 4, TRK 4 | NBX 4, MDC 3, TIM 4 | CNC | reach=250 small=1 leans=ID:9
IL | Trigana Air | ID | regional | DJJ 12 | TIM 4 | 733 AT4 | reach=600 small=1 leans=ID:9
PR | Philippine Airlines | PH | full | MNL 37/27/16 | CEB 21/5/0, DVO 8/0/0, CRK 3/2/0 | 77W 351 333 321 32Q 320 DH4 | reach=2800 leans=PH:3,US:3
5J | Cebu Pacific | PH | low | MNL 60 | CEB 30, CRK 14, DVO 10, ILO 4, KLO 2 | 339 333 320 32N 321 32Q AT7 | reach=2200 leans=PH:3
Z2 | Philippines AirAsia | PH | low | MNL 45 | CEB 12, KLO 6 | 320 | reach=1900 leans=PH:3
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
