/** The Gulf, the Levant, Iran, Egypt's neighbours to the east. */
export const MIDDLE_EAST = `
EK | Emirates | AE | full | DXB 0/55/74 | | 388 77W 77L 359 | reach=7000 leans=IN:2,GB:2,AU:2
FZ | flydubai | AE | low | DXB 0/98/5 | | 738 7M8 7M9 | reach=2200
EY | Etihad Airways | AE | full | AUH 0/31/31 | | 388 77W 789 781 351 320 321 32Q | reach=5500 leans=IN:2
G9 | Air Arabia | AE | low | SHJ 52 | RKT 6, AUH 16 | 320 32N 32Q | reach=2600 leans=IN:2,PK:2,BD:1.5
QR | Qatar Airways | QA | full oneworld | DOH 0/75/73 | | 388 77W 77L 351 359 789 788 333 332 320 32Q | reach=6500 leans=IN:1.5,IR:2,AU:6 not=ORY
KU | Kuwait Airways | KW | full | KWI 0/30/10 | | 77W 339 333 32N 32Q 320 | reach=3500 leans=IN:2,EG:2
J9 | Jazeera Airways | KW | low | KWI 22 | | 320 32N | reach=2400 leans=EG:2.5,IN:2
GF | Gulf Air | BH | full | BAH 0/34/8 | | 789 321 32Q 320 32N | reach=3200 leans=IN:2,south-america:1.3
WY | Oman Air | OM | full oneworld | MCT 3/27/11 | SLL 2/2/0 | 789 788 738 7M8 333 | reach=3600 leans=IN:3
OV | SalamAir | OM | low | MCT 17 | SLL 2, OHS 2 | 32N 32Q | reach=2400 leans=PK:2,IN:2
SV | Saudia | SA | full skyteam | JED 27/34/13, RUH 27/26/10 | DMM 11/3/0, MED 10/5/0, AHB 3d, GIZ 3d, TUU 3d | 77W 789 781 333 321 320 32N | reach=3200 leans=SA:3,EG:2,PK:1.5,IN:1.5
XY | flynas | SA | low | RUH 19, JED 18 | DMM 10, MED 8, AHB 2 | 320 32N 339 | reach=2000 leans=SA:2.5,EG:2,TR:1.5
F3 | flyadeal | SA | low | JED 10, RUH 10 | DMM 7, MED 4 | 320 32N | reach=1300 leans=SA:3
RX | Riyadh Air | SA | full | RUH 0/4/6 | | 789 | reach=5000 leans=SA:1
RJ | Royal Jordanian | JO | full oneworld | AMM 2/35/8 | AQJ 2d | 788 789 321 320 319 E75 E95 | reach=3000
ME | Middle East Airlines | LB | full skyteam | BEY 0/26/3 | | 332 321 32Q 320 | reach=2800 leans=FR:3
LY | El Al | IL | full | TLV 1/20/8 | | 772 789 788 739 738 | reach=3500 leans=US:3
IZ | Arkia | IL | low | TLV 17 | ETM 2 | 32Q E95 | reach=2300 leisure=4
6H | Israir | IL | low | TLV 15 | ETM 2, HFA 2 | 320 AT7 | reach=2300 leisure=4
IA | Iraqi Airways | IQ | full | BGW 24 | NJF 6, BSR 6, EBL 5, ISU 3 | 738 789 321 320 CR9 223 | reach=2300 leans=TR:2,IR:2
IR | Iran Air | IR | full | THR 30d, IKA 33, MHD 12 | SYZ 9, BND 6 | 332 321 320 319 AT7 100 | reach=1800 leans=IR:2
W5 | Mahan Air | IR | full | THR 22d, IKA 28, MHD 12 | KER 8, KIH 5 | 343 332 744 AR8 | reach=2400 leans=IR:2
EP | Iran Aseman Airlines | IR | full | THR 12d | MHD 4, SYZ 4 | 733 100 AT7 | reach=900 leans=IR:3
B9 | Iran Airtour | IR | low | THR 13d, MHD 13 | | M82 | reach=1000 leans=IR:3
IV | Caspian Airlines | IR | low | THR 8d, MHD 5 | AWZ 2 | M82 733 | reach=1000 leans=IR:3
QB | Qeshm Air | IR | low | THR 7d, MHD 6 | GSM 4, KIH 3 | 100 AR8 320 | reach=1000 leans=IR:3
JI | Meraj Airlines | IR | low | THR 6d | MHD 4 | 320 | reach=1000 leans=IR:3
I3 | ATA Airlines | IR | low | THR 6d, TBZ 5 | MHD 4 | M82 320 | reach=1000 leans=IR:3
RB | Syrian Air | SY | full | DAM 13 | ALP 2 | 320 AT7 | reach=2000
XH | Cham Wings | SY | low | DAM 11 | ALP 3 | 320 | reach=2000
IY | Yemenia | YE | full | ADE 8, SAH 3 | GXF 3 | 320 | reach=2500
FG | Ariana Afghan Airlines | AF | full | KBL 8 | KDH 3, MZR 2, HEA 2 | 738 320 332 | reach=2200
RQ | Kam Air | AF | full | KBL 11 | MZR 3, HEA 3, KDH 2 | 733 343 | reach=2200
`;
