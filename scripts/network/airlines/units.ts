/**
 * Who flies for whom: airline | share of its short routes flown by others, the thinnest first |
 * operators with the stations they fly from. `BR` stands for every station in a country.
 */
export const UNITS = `
AA | 0.73 | MQ DFW ORD MIA PHX LAX AUS, OH CLT DCA PHL, PT PHL CLT, YX LGA DCA PHL ORD MIA BOS JFK, OO DFW ORD PHX LAX
DL | 0.66 | 9E ATL LGA JFK DTW MSP CVG RDU, OO SLC DTW MSP SEA LAX ATL, YX LGA JFK BOS DTW RDU
UA | 0.75 | OO DEN SFO LAX ORD IAH, YX EWR IAD ORD IAH, G7 ORD IAD, C5 IAH IAD DEN
AS | 0.62 | QX SEA PDX ANC BOI PAE, OO SEA PDX SFO SAN LAX SJC
AC | 0.7 | QK CA
WS | 0.5 | WR CA
AM | 0.3 | 5D MX
LA | 1 | JJ BR, LP PE, 4C CO, XL EC, PZ PY
BA | 1 | CJ LCY
EI | 0.35 | RE DUB BHD
KL | 0.5 | WA AMS
LH | 0.4 | CL FRA MUC, EN MUC FRA
AF | 0.35 | A5 CDG LYS ORY
LX | 0.25 | 2L ZRH
IB | 0.45 | YW ES
NH | 0.4 | EH JP
JL | 0.5 | XM ITM HND FUK NGO CTS, JC KOJ ITM FUK OKD
PR | 0.6 | 2P PH
5J | 0.35 | DG PH
W6 | 1 | W9 GB
`;
