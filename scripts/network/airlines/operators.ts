/** Airlines that fly for others under their codes: code, name, fleet. */
export const OPERATORS = `
MQ | Envoy Air | E75 ER4 CR7
OH | PSA Airlines | CR9 CR7
PT | Piedmont Airlines | ER4
YX | Republic Airways | E75
OO | SkyWest Airlines | E75 CR9 CR7 CR2
9E | Endeavor Air | CR9 CR7
G7 | GoJet Airlines | CR7
YV | Mesa Airlines | E75 CR9
C5 | CommuteAir | ER4
QX | Horizon Air | E75
QK | Jazz Aviation | E75 CR9 DH4
RV | Air Canada Rouge | 319 320 321
WR | WestJet Encore | DH4
CL | Lufthansa CityLine | 319 320 CR9
EN | Air Dolomiti | E95 E90
A5 | HOP! | E75 E90
WA | KLM Cityhopper | E75 E90 295
CJ | BA CityFlyer | E90
EC | easyJet Europe | 319 320 32N 32Q
DS | easyJet Switzerland | 319 320 32N
W4 | Wizz Air Malta | 320 321 32Q
W9 | Wizz Air UK | 320 321 32Q
RK | Ryanair UK | 738
AL | Malta Air | 738 7M8
OE | Lauda Europe | 320
RE | Emerald Airlines | AT7
YW | Air Nostrum | CR9 AT7
I2 | Iberia Express | 320 321 32Q
JJ | LATAM Airlines Brasil | 77W 789 321 32Q 320 32N 319
LP | LATAM Airlines Peru | 320 32N 319 788
4C | LATAM Airlines Colombia | 320 32N 319
XL | LATAM Airlines Ecuador | 319 320
PZ | LATAM Airlines Paraguay | 320
5D | Aeromexico Connect | E90
EH | ANA Wings | DH4 738
JC | Japan Air Commuter | AT7 AT4
XM | J-Air | E75 E90
HA | Hawaiian Airlines | 717 32Q 332 789
VL | Lufthansa City Airlines | 319 320 32N
WX | CityJet | CR9
`;
