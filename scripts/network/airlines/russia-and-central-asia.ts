/** Russia, Belarus, the Caucasus and Central Asia. */
export const RUSSIA_AND_CENTRAL_ASIA = `
SU | Aeroflot | RU | full | SVO 47/21/9 | KJA 8/1/0, AER 5/3/0, OVB 3d, SVX 2d, VVO 2/1/0 | 77W 359 333 738 321 320 32N | reach=3200 leans=RU:2.5
FV | Rossiya Airlines | RU | full | LED 25 | SVO 4d, KJA 4d, OVB 3d | 744 77W 319 320 738 SU9 | reach=2200 leans=RU:3
DP | Pobeda | RU | low | VKO 12, SVO 7, LED 8 | KZN 3, SVX 4, MCX 2, UFA 2, AER 4 | 738 | reach=2200 leans=RU:3
HZ | Aurora | RU | regional | UUS 11, KHV 11, VVO 13 | | DH4 DH3 319 | reach=900
S7 | S7 Airlines | RU | full | OVB 36, DME 34 | IKT 18, VVO 7, LED 5 | 738 7M8 320 32N 321 32Q E75 | reach=2300 leans=RU:2.5
U6 | Ural Airlines | RU | low | SVX 14, DME 10 | LED 4, ZIA 5, KUF 2, KRR 2, KJA 2 | 319 320 321 32N 32Q | reach=2400 leans=RU:2,TJ:2,KG:2,AM:2
UT | UTair | RU | low | VKO 12, TJM 7, SGC 7 | GRV 1, UFA 1 | 738 733 AT7 | reach=1600 leans=RU:3
N4 | Nordwind | RU | low | SVO 14, KZN 8 | LED 3, GOJ 2 | 738 739 321 77W | reach=2400 leisure=2 leans=RU:2
5N | Smartavia | RU | low | LED 16, SVO 11 | ARH 6, MMK 3 | 738 73W 32N | reach=1600 leans=RU:3
A4 | Azimuth | RU | regional | KRR 7, MRV 7, AER 7 | VKO 5 | SU9 223 | reach=1400 leans=RU:2
WZ | Red Wings | RU | low | SVX 15, DME 6 | KZN 3, UFA 3, AER 2 | SU9 772 | reach=1800 leans=RU:3
Y7 | NordStar | RU | full | KJA 10, NSK 7 | DME 2 | 738 AT4 | reach=2000 leans=RU:4
R3 | Yakutia Airlines | RU | full | YKS 17 | VVO 3, KHV 3 | SU9 738 DH3 | reach=1800 leans=RU:4
IO | IrAero | RU | regional | IKT 14 | KHV 4, VVO 3 | SU9 CR2 AT4 | reach=1300 leans=RU:3
2G | Angara Airlines | RU | regional | IKT 11 | | AT4 | reach=700 small=1 leans=RU:3
YC | Yamal Airlines | RU | regional | SLY 6, TJM 6 | NUX 3, NJC 2, DME 4 | SU9 CR2 AT4 | reach=1400 leans=RU:3
7R | RusLine | RU | regional | VKO 18, SVX 16 | | CR2 | reach=1100 leans=RU:3
D2 | Severstal Air Company | RU | regional | CEE 6, LED 8 | SVO 2 | SU9 CR2 | reach=1300 leans=RU:3
RT | UVT Aero | RU | regional | KZN 12, UFA 5 | | CR2 | reach=1100 leans=RU:3
I8 | Izhavia | RU | regional | IJK 8 | | 733 | reach=1300 leans=RU:3
EO | Ikar | RU | low | SVO 6, MMK 3 | OVB 4, KHV 2 | 738 763 E90 | reach=2500 leisure=2 leans=RU:2
B2 | Belavia | BY | full | MSQ 36 | GME 2 | 738 73W 7M8 E95 E75 | reach=2000 leans=RU:3
J2 | Azerbaijan Airlines | AZ | full | GYD 2/40/6 | NAJ 1/3/0, GNJ 0/3/0 | 788 763 320 32Q E90 | reach=3200 leans=TR:2,RU:2,AZ:4
A9 | Georgian Airways | GE | full | TBS 18 | BUS 2 | 738 E90 E95 CR2 | reach=2600 leans=RU:2
3F | FlyOne Armenia | AM | low | EVN 14 | | 320 | reach=2200 leans=RU:2
KC | Air Astana | KZ | full | ALA 7/26/7, NQZ 7/14/3 | GUW 3/2/0 | 763 789 321 32Q 320 32N | reach=2600 leans=KZ:2
FS | FlyArystan | KZ | low | ALA 9, NQZ 9 | CIT 4, SCO 5, KGF 2, GUW 3, AKX 2 | 320 32N | reach=1400 leans=KZ:2
DV | SCAT Airlines | KZ | full | CIT 8, ALA 7 | NQZ 7, SCO 4 | 738 7M8 752 CR2 | reach=2000 leans=KZ:2
IQ | Qazaq Air | KZ | regional | NQZ 10 | ALA 4, CIT 2 | DH4 | reach=1100 leans=KZ:3
HY | Uzbekistan Airways | UZ | full | TAS 7/34/14 | SKD 0/3/0, FEG 0/2/0, NMA 0/2/0, BHK 0/2/0, UGC 0/2/0 | 788 763 320 32N 32Q AT7 | reach=3000 leans=UZ:3,RU:2.5,US:2 not=LAX
HH | Qanot Sharq | UZ | low | TAS 14 | SKD 3 | 320 32Q | reach=2400 leans=RU:2
C6 | Centrum Air | UZ | low | TAS 17 | SKD 3 | 320 32N 332 | reach=2600
T5 | Turkmenistan Airlines | TM | full | ASB 13 | CRZ 2, MYP 2 | 738 73W 77L 332 | reach=3000 leans=TM:6
SZ | Somon Air | TJ | full | DYU 10 | LBD 5 | 738 733 | reach=2600 leans=RU:4
YK | Avia Traffic Company | KG | low | BSZ 8, OSS 7 | | 733 320 | reach=2600 leans=RU:4,KG:3
`;
