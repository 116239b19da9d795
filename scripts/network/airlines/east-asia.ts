/** Hong Kong, Macau, Taiwan, Japan, Korea, Mongolia. */
export const EAST_ASIA = `
CX | Cathay Pacific | HK | full oneworld | HKG 0/39/30 | | 77W 359 351 333 32Q | reach=4500 leans=OM:0,SA:0.3,RU:0,RS:0,BG:0,HU:0,CZ:0,TR:0,GR:0,TL:0,MV:0.2,MO:0,QA:0,AE:0.6 not=LGW,BHX,EDI,SAW
UO | HK Express | HK | low | HKG 20 | | 320 32N 321 32Q | reach=1900 leans=JP:2.5,TW:1.5,TH:1.5
HX | Hong Kong Airlines | HK | full | HKG 17 | | 333 332 320 | reach=1900 leans=CN:1.5,JP:2
HB | Greater Bay Airlines | HK | low | HKG 8 | | 738 | reach=1900 leans=JP:2,TH:2
NX | Air Macau | MO | full | MFM 17 | | 320 321 32Q | reach=1700 leans=CN:2
CI | China Airlines | TW | full skyteam | TPE 0/52/20 | KHH 0/10/0, TSA 0/5/0, RMQ 0/2/0 | 77W 359 333 32Q 738 | reach=3500 leans=JP:2.5,africa:0,SA:0,AE:0,QA:0,ES:0,IN:0.4,BD:0,PK:0,IR:0,US:2,NL:2,AT:2,CZ:2,CH:0,GR:0 not=EWR,YUL,TSAKIX,TSAHKG,TSANRT
BR | EVA Air | TW | full star | TPE 0/46/24 | TSA 0/6/0, KHH 0/6/0 | 77W 789 781 333 332 321 | reach=3600 leans=JP:2,africa:0,SA:0,AE:0,QA:0,ES:0,NZ:0,AU:0.3,IN:0,BD:0,PK:0,IR:0,US:2,CA:1.5,IT:0.6,CH:0,GR:0,TR:0.5,DE:0.6 not=EWR,YUL,SYD
JX | STARLUX Airlines | TW | full | TPE 0/13/3 | RMQ 0/2/0 | 359 351 339 32Q | reach=3000 leans=JP:2.5
IT | Tigerair Taiwan | TW | low | TPE 15 | KHH 5 | 320 32N | reach=1800 leans=JP:4,KR:2
AE | Mandarin Airlines | TW | regional | TSA 10, RMQ 6 | KHH 3 | AT7 | reach=400 leans=TW:6
B7 | UNI Air | TW | regional | TSA 14 | KHH 6, RMQ 6 | AT7 321 | reach=500 leans=TW:6
DA | Daily Air | TW | regional | TTT 2, KHH 2 | | DHT | reach=150 small=1
NH | All Nippon Airways | JP | full star | HND 62/16/21, NRT 6/16/19 | ITM 34d, CTS 22d, FUK 16d, NGO 19d, OKA 13d, KIX 6/5/0, SDJ 5d, NGS 6d | 77W 772 789 788 781 763 32Q 321 32N 738 DH4 | reach=2800 leans=JP:4,US:2.5 not=ANC,HNDPUS
JL | Japan Airlines | JP | full oneworld | HND 44/8/11, NRT 4/9/12 | ITM 26d, CTS 12d, FUK 15d, NGO 5/1/0, OKA 6d, KOJ 14d, KIX 2/2/2, OKD 9d | 351 359 77W 789 788 763 738 E90 E75 AT7 AT4 DH4 | reach=2800 leans=JP:4,US:2.5 not=ANC,HNDPUS,HNDCJU,NTQ,MMJ,KIXNRT
7G | StarFlyer | JP | low | HND 5, KKJ 2 | FUK 2, NGO 1 | 320 | reach=1000 leans=JP:9 not=CTS
BC | Skymark Airlines | JP | low | HND 7, UKB 8 | CTS 4, NGO 4, OKA 4, FUK 4, IBR 3 | 738 | reach=1600 leans=JP:9
HD | Air Do | JP | low | CTS 6, HND 7 | | 738 763 | reach=1400 leans=hokkaido:90,JP:9 not=FUK
6J | Solaseed Air | JP | low | HND 9 | OKA 6, KOJ 3, KMI 3 | 738 | reach=1400 leans=JP:9 not=CTS,FUK
FW | Ibex Airlines | JP | regional | SDJ 6, ITM 7 | FUK 4, NGO 3 | CR7 | reach=900 leans=JP:9 not=HND
MM | Peach | JP | low | KIX 17, NRT 10 | NGO 5, FUK 4, CTS 5, OKA 5 | 320 32N 32Q | reach=1700 leans=JP:3,TW:2,KR:2 not=KIXHND,NGOHND,FUKHND,CTSHND,OKAHND,NGOFUK
GK | Jetstar Japan | JP | low | NRT 13 | KIX 7, NGO 4 | 320 32Q | reach=1700 leans=JP:5
IJ | Spring Japan | JP | low | NRT 6 | | 738 | reach=1800 leans=CN:4,JP:4
ZG | ZIPAIR | JP | low | NRT 0/2/6 | | 788 | reach=6000 leans=US:3,TH:3,KR:2
JH | Fuji Dream Airlines | JP | regional | NKM 8, FSZ 5 | MMJ 3, FUK 3, UKB 3 | E75 | reach=900 leans=JP:9 not=HND
NU | Japan Transocean Air | JP | full | OKA 10 | ISG 2, MMY 2 | 738 DH4 | reach=1500 leans=JP:9
OC | Oriental Air Bridge | JP | regional | NGS 3, FUK 4 | | DH3 AT4 | reach=400 small=1 leans=JP:9
KE | Korean Air | KR | full skyteam | ICN 4/58/32 | GMP 12/4/0, PUS 4/8/0, CJU 10d | 388 748 77W 789 781 359 333 32Q 739 738 223 | reach=3200 leans=JP:2.5,US:2 not=ICNSLC
OZ | Asiana Airlines | KR | full star | ICN 2/40/16 | GMP 8/4/0, CJU 8d | 388 359 772 333 321 32Q | reach=2800 leans=JP:2.5,CN:1.5 not=AMS
LJ | Jin Air | KR | low | ICN 24 | GMP 3, PUS 10, CJU 6 | 738 772 7M8 | reach=2600 leans=JP:3,KR:2
7C | Jeju Air | KR | low | ICN 17 | GMP 3, CJU 4, PUS 6, TAE 3 | 738 7M8 | reach=2600 leans=JP:3,KR:2 not=TAEGMP
TW | T'way Air | KR | low | ICN 20 | TAE 8, CJU 4, GMP 3, CJJ 3, KWJ 1, PUS 3 | 738 7M8 333 772 | reach=2600 leans=JP:3,KR:2
BX | Air Busan | KR | low | PUS 19 | ICN 13, GMP 3 | 321 32Q 320 | reach=2300 leans=JP:3,KR:2
RS | Air Seoul | KR | low | ICN 10 | GMP 1 | 321 | reach=2200 leans=JP:4
ZE | Eastar Jet | KR | low | ICN 13, GMP 2 | CJJ 3, CJU 2 | 738 7M8 | reach=2400 leans=JP:3,KR:2
RF | Aero K | KR | low | CJJ 8 | | 320 | reach=2200 leans=JP:3,KR:4
OM | MIAT Mongolian Airlines | MN | full | UBN 15 | | 763 789 738 7M8 | reach=3500
M0 | Aero Mongolia | MN | full | UBN 8 | | AT4 319 ER4 | reach=1300 leans=MN:6
MR | Hunnu Air | MN | full | UBN 8 | | E90 AT7 | reach=1300 leans=MN:6
JS | Air Koryo | KP | full | FNJ 4 | | 738 | reach=1300 leans=CN:3
`;
