/** Hong Kong, Macau, Taiwan, Japan, Korea, Mongolia. */
export const EAST_ASIA = `
CX | Cathay Pacific | HK | full oneworld | HKG 0/41/32 | | 77W 359 351 333 32Q | reach=4500
UO | HK Express | HK | low | HKG 24 | | 320 32N 321 32Q | reach=1900 leans=JP:2.5,TW:1.5,TH:1.5
HX | Hong Kong Airlines | HK | full | HKG 21 | | 333 332 320 | reach=1900 leans=CN:1.5,JP:2
HB | Greater Bay Airlines | HK | low | HKG 9 | | 738 | reach=1900 leans=JP:2,TH:2
NX | Air Macau | MO | full | MFM 20 | | 320 321 32Q | reach=1700 leans=CN:2
CI | China Airlines | TW | full skyteam | TPE 0/24/9 | KHH 0/4/0, TSA 0/2/0, RMQ 0/1/0 | 77W 359 333 32Q 738 | reach=3500 leans=JP:2.5
BR | EVA Air | TW | full star | TPE 0/26/14 | TSA 0/3/0, KHH 0/3/0 | 77W 789 781 333 332 321 | reach=3600 leans=JP:2
JX | STARLUX Airlines | TW | full | TPE 0/17/4 | RMQ 0/3/0 | 359 351 339 32Q | reach=3000 leans=JP:2.5
IT | Tigerair Taiwan | TW | low | TPE 19 | KHH 6 | 320 32N | reach=1800 leans=JP:4,KR:2
AE | Mandarin Airlines | TW | regional | TSA 6, RMQ 4 | KHH 2 | AT7 | reach=400 leans=TW:6
B7 | UNI Air | TW | regional | TSA 7 | KHH 3, RMQ 3 | AT7 321 | reach=500 leans=TW:6
DA | Daily Air | TW | regional | TTT 2, KHH 2 | | DHT | reach=150 small=1
NH | All Nippon Airways | JP | full star | HND 42/11/14, NRT 4/11/13 | ITM 22d, CTS 15d, FUK 11d, NGO 13d, OKA 9d, KIX 4/3/0, SDJ 3d, NGS 4d | 388 77W 772 789 788 781 763 32Q 321 32N 738 DH4 | reach=2800 leans=JP:4,US:2.5
JL | Japan Airlines | JP | full oneworld | HND 40/9/12, NRT 4/10/13 | ITM 24d, CTS 11d, FUK 12d, NGO 5/1/0, OKA 6d, KOJ 8d, KIX 2/2/1, OKD 6d | 351 359 77W 789 788 763 738 E90 E75 AT7 AT4 DH4 | reach=2800 leans=JP:4,US:2.5
7G | StarFlyer | JP | low | HND 5, KKJ 2 | FUK 2, NGO 1 | 320 | reach=1000 leans=JP:9
BC | Skymark Airlines | JP | low | HND 8, UKB 9 | CTS 4, NGO 5, OKA 5, FUK 4, IBR 3 | 738 | reach=1600 leans=JP:9
HD | Air Do | JP | low | CTS 6, HND 8 | | 738 763 | reach=1400 leans=JP:9
6J | Solaseed Air | JP | low | HND 7 | OKA 5, KOJ 2, KMI 2 | 738 | reach=1400 leans=JP:9
FW | Ibex Airlines | JP | regional | SDJ 6, ITM 7 | FUK 4, NGO 3 | CR7 | reach=900 leans=JP:9
MM | Peach | JP | low | KIX 16, NRT 10 | NGO 4, FUK 3, CTS 4, OKA 4 | 320 32N 32Q | reach=1700 leans=JP:3,TW:2,KR:2
GK | Jetstar Japan | JP | low | NRT 16 | KIX 8, NGO 4 | 320 32Q | reach=1700 leans=JP:5
IJ | Spring Japan | JP | low | NRT 6 | | 738 | reach=1800 leans=CN:4,JP:4
ZG | ZIPAIR | JP | low | NRT 0/2/6 | | 788 | reach=6000 leans=US:3,TH:3,KR:2
JH | Fuji Dream Airlines | JP | regional | NKM 10, FSZ 6 | MMJ 3, FUK 3, UKB 3 | E75 | reach=900 leans=JP:9
NU | Japan Transocean Air | JP | full | OKA 12 | ISG 2, MMY 2 | 738 DH4 | reach=1500 leans=JP:9
OC | Oriental Air Bridge | JP | regional | NGS 3, FUK 4 | | DH3 AT4 | reach=400 small=1 leans=JP:9
KE | Korean Air | KR | full skyteam | ICN 2/36/20 | GMP 7/2/0, PUS 2/5/0, CJU 6d | 388 748 77W 789 781 359 333 32Q 739 738 223 | reach=3200 leans=JP:2.5,US:2
OZ | Asiana Airlines | KR | full star | ICN 1/24/10 | GMP 4/2/0, CJU 4d | 388 359 772 333 321 32Q | reach=2800 leans=JP:2.5,CN:1.5
LJ | Jin Air | KR | low | ICN 18 | GMP 2, PUS 7, CJU 4 | 738 772 7M8 | reach=2600 leans=JP:3,KR:2
7C | Jeju Air | KR | low | ICN 23 | GMP 3, CJU 4, PUS 8, TAE 3 | 738 7M8 | reach=2600 leans=JP:3,KR:2
TW | T'way Air | KR | low | ICN 22 | TAE 9, CJU 4, GMP 2, CJJ 3, KWJ 1, PUS 3 | 738 7M8 333 772 | reach=2600 leans=JP:3,KR:2
BX | Air Busan | KR | low | PUS 15 | ICN 9, GMP 2 | 321 32Q 320 | reach=2300 leans=JP:3,KR:2
RS | Air Seoul | KR | low | ICN 11 | GMP 1 | 321 | reach=2200 leans=JP:4
ZE | Eastar Jet | KR | low | ICN 14, GMP 2 | CJJ 3, CJU 2 | 738 7M8 | reach=2400 leans=JP:3,KR:2
RF | Aero K | KR | low | CJJ 9 | | 320 | reach=2200 leans=JP:3,KR:4
OM | MIAT Mongolian Airlines | MN | full | UBN 16 | | 763 789 738 7M8 | reach=3500
M0 | Aero Mongolia | MN | full | UBN 9 | | AT4 319 ER4 | reach=1300 leans=MN:6
MR | Hunnu Air | MN | full | UBN 9 | | E90 AT7 | reach=1300 leans=MN:6
JS | Air Koryo | KP | full | FNJ 4 | | 738 | reach=1300 leans=CN:3
`;
