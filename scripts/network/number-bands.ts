/**
 * Where airlines have their flight numbers: airline | bands in the order in which they are tried.
 * A band begins with who belongs in it: a station, `units` (flown by another), `dom`, `short` and
 * `long` (abroad), a continent or a country of the far end, `any`. `odd` and `even` are the numbers
 * of flights out of home; `west` gives the odd ones to flights westward (and southward).
 */
export const NUMBER_BANDS = `
BA | LCY 8000-8999 odd, LGW 2000-2999 odd, long 1-299 odd, dom 1300-1499 even, any 300-999 even
LH | dom 1-399 even, north-america 400-499 even, south-america 500-599 even, africa 500-599 even, IL 600-699 even, AE 600-699 even, SA 600-699 even, QA 600-699 even, asia 700-799 even, MUC 1600-2599 even, FRA 800-1499 even, any 800-2599 even
AF | US 2-99 even, CA 300-399 even, north-america 300-499 even, south-america 400-499 even, asia 100-299 even, africa 500-999 even, long 500-999 even, dom 6000-7999 even, any 1000-2999 even
KL | long 400-899 odd, any 900-1999 odd
EK | GB 1-40 west, europe 41-199 west, north-america 200-299 west, south-america 200-299 west, oceania 400-499 west, IN 500-599 west, LK 600-699 west, PK 600-699 west, BD 580-599 west, africa 700-799 west, asia 300-399 west, any 800-999 west
TK | north-america 1-199 odd, south-america 1-199 odd, asia 1-199 odd, africa 500-699 odd, dom 2000-2999 odd, europe 1000-1999 odd, any 700-999 odd
QR | europe 1-299 odd, asia 300-699 even, north-america 700-799 odd, oceania 900-929 even, any 1000-1499 even
LX | long 1-299 even, dom 2800-2899 even, any 300-2199 even
OS | long 1-99 odd, any 100-999 odd
IB | long 6000-6999 odd, dom 400-3099 even, any 3100-3999 even
AZ | long 600-799 even, dom 1000-2199 odd, any 200-599 even
SK | long 900-999 odd, dom 1-899 odd, any 400-2999 odd
AY | long 1-199 odd, dom 300-699 odd, any 700-1699 odd
TP | long 1-299 odd, dom 1600-1999 odd, any 300-1599 even
LO | long 1-99 odd, dom 3800-3999 odd, any 200-799 odd
SQ | north-america 1-49 even, europe 300-399 even, oceania 200-299 even, IN 400-549 even, asia 600-999 even, any 100-199 even
CX | north-america 800-899 even, europe 200-399 even, oceania 100-199 even, asia 400-999 even, any 600-799 even
JL | long 1-99 west, short 700-999 odd, any 100-699 odd
NH | long 1-249 odd, short 800-999 odd, any 250-799 odd
KE | long 1-99 even, europe 900-999 odd, dom 1000-1999 odd, any 600-899 odd
QF | long 1-99 odd, short 100-399 odd, units 1400-2999 odd, any 400-1399 odd
NZ | long 1-99 even, short 100-299 odd, any 300-699 odd
AI | long 100-199 odd, short 200-399 odd, any 400-999 odd
6E | short 1000-1999 odd, long 1-99 odd, any 100-6999 odd
ET | north-america 500-599 even, europe 700-799 even, africa 800-999 odd, dom 100-299 even, any 600-699 even
CM | any 100-999 west
LA | units 3000-4999 even, long 500-799 even, any 1-499 odd
AA | units 3400-6499 west, any 1-3399 west
DL | units 3500-5999 west, long 1-299 west, any 300-3499 west
UA | units 3400-6199 west, long 1-199 west, any 200-3399 west
AS | units 2000-3499 west, any 1-1999 west
WN | any 1-5999 west
B6 | any 1-2999 west
AC | units 7000-8899 west, long 1-99 odd, any 100-2999 west
WS | units 3000-3799 west, any 1-1999 west
AM | units 2000-2999 odd, long 1-99 odd, any 100-999 even
FR | any 1-9999 odd
U2 | any 1-9999 odd
`;

/** Numbers that an airline keeps for flights it sells but does not fly. */
export const CODESHARE_NUMBERS = `
LH 7000-9999, BA 1500-1999, BA 3000-7999, UA 7000-9999, AA 6500-8999, DL 6000-9899, AF 3000-5999, AF 8000-9999, KL 2000-9999, AC 4000-6999, AC 9000-9999
`;
export const USUAL_CODESHARE_NUMBERS = "4000-9999";
