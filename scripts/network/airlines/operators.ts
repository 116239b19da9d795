/** Airlines that fly for others under their codes: code, name, fleet. */
export const OPERATORS = `
MQ | Envoy Air | E75 ER4 CR7
OH | PSA Airlines | CR9 CR7
PT | Piedmont Airlines | ER4
YX | Republic Airways | E75
OO | SkyWest Airlines | E75 CR9 CR7 CR2
9E | Endeavor Air | CR9 CR7
G7 | GoJet Airlines | CR7
C5 | CommuteAir | ER4
QX | Horizon Air | E75
QK | Jazz Aviation | E75 CR9 DH4
WR | WestJet Encore | DH4
CL | Lufthansa CityLine | 319 320 CR9
EN | Air Dolomiti | E95 E90
A5 | HOP! | E75 E90
WA | KLM Cityhopper | E75 E90 295
CJ | BA CityFlyer | E90
W9 | Wizz Air UK | 320 321 32Q
RE | Emerald Airlines | AT7
YW | Air Nostrum | CR9 AT7
JJ | LATAM Airlines Brasil | 77W 789 359 321 32Q 320 32N 319
LP | LATAM Airlines Peru | 320 32N 319 788 789 763
4C | LATAM Airlines Colombia | 320 32N 319
XL | LATAM Airlines Ecuador | 319 320
PZ | LATAM Airlines Paraguay | 320
5D | Aeromexico Connect | E90
EH | ANA Wings | DH4 738
JC | Japan Air Commuter | AT7 AT4
XM | J-Air | E75 E90
2L | Helvetic Airways | E90 290 E95
2P | PAL Express | 320 321 DH4
DG | Cebgo | AT7
`;
