/** Russia, Belarus, the Caucasus and Central Asia. */
export const RUSSIA_AND_CENTRAL_ASIA = `
SU | Aeroflot | RU | full | SVO 50/22/10 | KJA 8/1/0, AER 5/3/0, OVB 3d, SVX 2d, VVO 2/1/0 | 77W 359 333 738 321 320 32N | reach=3200 leans=RU:2.5
FV | Rossiya Airlines | RU | full | LED 27 | SVO 4d, KJA 4d, OVB 3d | 744 77W 319 320 738 SU9 | reach=2200 leans=RU:3
DP | Pobeda | RU | low | VKO 15, SVO 8, LED 10 | KZN 3, SVX 4, MCX 2, UFA 2, AER 4 | 738 | reach=2200 leans=RU:3
HZ | Aurora | RU | regional | UUS 8, KHV 8, VVO 10 | | DH4 DH3 319 | reach=900
S7 | S7 Airlines | RU | full | OVB 39, DME 37 | IKT 20, VVO 7, LED 5 | 738 7M8 320 32N 321 32Q E75 | reach=2300 leans=RU:2.5
U6 | Ural Airlines | RU | low | SVX 17, DME 13 | LED 4, ZIA 6, KUF 2, KRR 2, KJA 2 | 319 320 321 32N 32Q | reach=2400 leans=RU:2,TJ:2,KG:2,AM:2
UT | UTair | RU | low | VKO 15, TJM 8, SGC 8 | GRV 1, UFA 1 | 738 733 AT7 | reach=1600 leans=RU:3
N4 | Nordwind | RU | low | SVO 18, KZN 11 | LED 4, GOJ 3 | 738 739 321 77W | reach=2400 leisure=2 leans=RU:2
5N | Smartavia | RU | low | LED 13, SVO 9 | ARH 5, MMK 3 | 738 73W 32N | reach=1600 leans=RU:3
A4 | Azimuth | RU | regional | KRR 9, ROV 7, MRV 9, AER 9 | VKO 6 | SU9 223 | reach=1400 leans=RU:2
WZ | Red Wings | RU | low | SVX 20, DME 7 | KZN 4, UFA 4, AER 3 | SU9 772 | reach=1800 leans=RU:3
Y7 | NordStar | RU | full | KJA 14, NSK 8 | DME 3 | 738 AT4 | reach=2000 leans=RU:4
R3 | Yakutia Airlines | RU | full | YKS 20 | VVO 3, KHV 3 | SU9 738 DH3 | reach=1800 leans=RU:4
IO | IrAero | RU | regional | IKT 18 | KHV 5, VVO 4 | SU9 CR2 AT4 | reach=1300 leans=RU:3
2G | Angara Airlines | RU | regional | IKT 12 | | AT4 | reach=700 small=1 leans=RU:3
YC | Yamal Airlines | RU | regional | SLY 8, TJM 9 | NUX 4, NJC 3, DME 5 | SU9 CR2 AT4 | reach=1400 leans=RU:3
7R | RusLine | RU | regional | VKO 10, SVX 8 | | CR2 | reach=1100 leans=RU:3
D2 | Severstal Air Company | RU | regional | CEE 6, LED 8 | SVO 2 | SU9 CR2 | reach=1300 leans=RU:3
RT | UVT Aero | RU | regional | KZN 16, UFA 6 | | CR2 | reach=1100 leans=RU:3
I8 | Izhavia | RU | regional | IJK 8 | | 733 | reach=1300 leans=RU:3
EO | Ikar | RU | low | SVO 6, MMK 3 | OVB 4, KHV 2 | 738 763 E90 | reach=2500 leisure=2 leans=RU:2
B2 | Belavia | BY | full | MSQ 22 | GME 1 | 738 73W 7M8 E95 E75 | reach=2000 leans=RU:3
J2 | Azerbaijan Airlines | AZ | full | GYD 2/25/4 | NAJ 1/2/0, GNJ 0/3/0 | 788 763 320 32Q E90 | reach=3200 leans=TR:2,RU:2,AZ:4
A9 | Georgian Airways | GE | full | TBS 20 | BUS 2 | 738 E90 E95 CR2 | reach=2600 leans=RU:2
RM | Air Dilijans | AM | low | EVN 6 | | 733 | reach=1800
3F | FlyOne Armenia | AM | low | EVN 15 | | 320 | reach=2200 leans=RU:2
KC | Air Astana | KZ | full | ALA 6/14/3, NQZ 6/9/1 | GUW 2/1/0 | 763 789 321 32Q 320 32N | reach=2600 leans=KZ:2
FS | FlyArystan | KZ | low | ALA 13, NQZ 14 | CIT 6, SCO 7, KGF 3, GUW 4, AKX 3 | 320 32N | reach=1400 leans=KZ:2
DV | SCAT Airlines | KZ | full | CIT 9, ALA 8 | NQZ 8, SCO 4 | 738 7M8 752 CR2 | reach=2000 leans=KZ:2
IQ | Qazaq Air | KZ | regional | NQZ 13 | ALA 5, CIT 2 | DH4 | reach=1100 leans=KZ:3
HY | Uzbekistan Airways | UZ | full | TAS 8/23/7 | SKD 0/4/0, FEG 0/3/0, NMA 0/3/0, BHK 0/2/0, UGC 0/2/0 | 788 763 320 32N 32Q AT7 | reach=3000 leans=UZ:3,RU:2.5
HH | Qanot Sharq | UZ | low | TAS 18 | SKD 4 | 320 32Q | reach=2400 leans=RU:2
C6 | Centrum Air | UZ | low | TAS 18 | SKD 3 | 320 32N 332 | reach=2600
T5 | Turkmenistan Airlines | TM | full | ASB 14 | CRZ 2, MYP 2 | 738 73W 77L 332 | reach=3000 leans=TM:6
SZ | Somon Air | TJ | full | DYU 14 | LBD 6 | 738 733 | reach=2600 leans=RU:4
7J | Tajik Air | TJ | full | DYU 4 | | 733 | reach=2000 leans=RU:4
YK | Avia Traffic Company | KG | low | BSZ 9, OSS 7 | | 733 320 | reach=2600 leans=RU:4,KG:3
`;
