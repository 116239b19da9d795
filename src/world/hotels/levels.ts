import type { KindOfPlace } from "./season.ts";

/** USD for two a night in a house of three, four and five stars, in low and in high season. */
export interface HotelLevels {
  readonly low: readonly [three: number, four: number, five: number];
  readonly high: readonly [three: number, four: number, five: number];
}

/** What is known of a place's hotels beyond its country's. */
export interface KnownPlace {
  readonly kind: KindOfPlace;
  readonly levels: HotelLevels;
  /** The months of high season, 1 to 12; none where the moon or nothing moves the prices. */
  readonly high: readonly number[];
}

/** Places: kind, USD a night for two at 3, 4 and 5 stars (low/high season; - unknown), high months. */
const PLACES = `
BAK city 40/60 65/110 130/220 5-6,9-10|XSH town 35/50 55/80 - 5-9|GBB mountain 45/75 80/140 150/260 6-8,12-1
XQB mountain 35/60 70/120 150/250 6-8,1|SDA ski 50/100 85/180 150/280 12-3|KVD town 25/40 50/70 - 5-9
LHJ town 28/42 50/75 - 5-9|NFT town 35/48 60/85 120/170 5-10|TBS city 35/55 70/110 150/240 5-10
KZE mountain 35/60 120/220 - 6-9|BUS beach 30/75 55/130 110/230 7-8|KUT town 25/40 50/70 - 5-9
XMT mountain 30/50 60/95 - 7-8,1-3|XSG town 30/50 60/95 - 9-10|XTV town 30/48 58/95 - 9-10|MKX town 28/42 55/85 - 5-10
XBM mountain 35/60 70/120 150/250 7-8,1|XBK ski 40/85 70/150 - 12-3|GDU ski 50/110 80/190 - 1-3
EVN city 40/60 75/115 150/230 5-6,9-10|DLJ mountain 40/60 75/120 - 6-9|XTS ski 45/80 80/140 140/230 12-3
XSV town 35/60 65/110 - 7-8|JRM mountain 35/55 65/105 - 7-8|XGS town 28/42 50/75 - 5-9|LWN town 25/40 50/70 - 5-9
TAS city 40/60 75/115 140/220 4-5,9-10|SKD city 35/60 65/110 140/210 4-5,9-10|BHK town 30/55 55/95 - 4-5,9-10
XKV town 30/50 50/85 - 4-5,9-10|UGC town 25/38 45/70 - 4-5,9-10|ALA city 40/60 75/120 160/260 6-9,12-2
TSE city 40/55 75/110 150/240 6-8|FRU city 35/45 65/90 140/180 6-9|IKU beach 30/70 60/140 - 7-8
DYU city 38/50 75/105 150/210 5-9|ASB city 45/55 75/95 130/170 4-5,9-10|IST city 50/85 85/150 190/380 4-6,9-10
XGM town 55/95 100/190 190/380 4-6,9-10|NAV town 45/70 80/140 150/280 4-6,9-10|AYT beach 45/95 75/180 140/380 6-9
BJV beach 50/130 85/240 180/650 7-8|DLM beach 40/95 70/170 140/340 6-9|FTH beach 40/95 70/170 140/340 6-9
XKQ beach 45/110 80/190 160/360 7-8|IZM city 45/65 75/120 150/230 5-9|TZX city 40/75 65/120 120/210 7-8
ANK city 40/50 70/95 140/200 4-6,9-10|XPM town 25/40 50/70 - 4-6,9-10|XSK town 30/55 55/95 - 5-9
ERZ mountain 35/65 60/115 - 12-3|UDG ski 60/130 100/230 160/380 12-3|DXB seaside 50/95 80/170 170/420 11-3|AUH seaside 44/84 70/150 150/370 11-3
RKT beach 60/100 90/170 160/350 11-3|DOH seaside 50/75 70/120 140/280 11-3|MCT seaside 45/65 75/120 170/330 11-3
SLL beach 45/90 70/160 140/300 7-8|RUH business 65/90 110/190 260/480 10-3|JED seaside 65/95 110/190 230/420 11-3
QCA haram 45/140 90/350 180/900|MED haram 45/100 80/220 150/450|ULH desert 110/160 190/320 450/1100 11-3
BAH city 50/75 75/125 150/290 11-3|KWI business 65/85 100/150 200/330 11-3|AMM city 45/60 75/110 130/200 4-5,9-10
WDM town 45/75 80/140 140/240 3-5,10|WRM desert 40/70 80/140 150/260 3-5,10|DDS beach 60/85 95/150 150/260 3-5,10-11
AQJ beach 45/65 75/115 130/210 4-5,9-10|BEY city 55/80 90/140 180/300 6-9|TLV seaside 110/165 160/260 320/560 5-10
CAI city 35/50 65/100 140/240 10-4|LXR town 30/45 55/85 110/200 11-3
ASW town 30/45 55/90 120/220 11-3|ALY seaside 30/48 55/90 120/200 6-9|SSH beach 35/60 55/100 100/210 10-11,4,12-1
XDH beach 28/48 48/85 90/170 10-11,4,12-1|HRG beach 33/57 52/95 95/200 10-11,4,12-1
RMF beach 33/57 55/100 95/200 10-11,4|RAK city 45/75 85/150 220/420 3-5,10-12|CAS business 50/70 85/125 180/290 5-9
FEZ town 40/60 75/120 180/300 3-5,10|AGA beach 40/65 65/110 130/240 7-8,12-4|TUN city 45/60 75/110 130/200 6-9
XSO beach 33/68 52/112 95/215 6-9|DJE beach 30/65 50/110 90/210 6-9|PAR city 110/170 170/290 500/1000 5-7,9-10
LYS business 80/105 130/165 280/380 5-6,9-10|MRS seaside 80/120 120/185 240/400 6-9
BOD city 80/120 120/185 260/420 5-9|NCE seaside 80/150 130/250 300/650 5-9|CEQ beach 80/160 140/280 330/800 5-9
MCM seaside 130/210 210/360 480/1000 5-9|SXB city 80/115 120/170 240/350 5-9,12
BRU business 80/110 130/170 250/360 5-6,9-11|XBS town 85/130 120/190 240/360 4-9,12
LUX business 100/135 150/210 280/400 5-6,9-10|XCA mountain 100/190 150/300 320/700 12-3,7-8
VSR ski 130/260 210/420 480/1200 12-3|ROM city 90/170 140/270 350/800 4-6,9-10
FLR city 85/165 130/260 350/750 4-6,9-10|VCE city 85/190 130/320 350/950 2,4-10
MIL business 95/150 140/240 350/800 4,9|NAP city 70/120 110/180 220/380 4-10|XAF beach 110/220 170/380 450/1300 5-9
XPS beach 120/240 190/420 480/1400 5-9|XSR beach 90/180 140/300 320/800 5-9|XCI beach 110/240 180/400 450/1300 5-9
XTM beach 80/170 130/300 350/950 5-9|CTA seaside 55/95 85/150 180/320 5-9|PMO seaside 55/95 85/150 180/320 5-9
OLB beach 65/160 110/280 250/900 6-9|CAG seaside 60/120 90/200 180/420 6-9
BLQ business 75/120 110/180 220/350 4-5,9-10|TRN city 70/105 100/160 210/330 4-6,9-10
PSA town 65/110 95/165 200/330 4-10|VRN city 75/135 110/210 230/400 4-9|XLK town 85/170 130/280 350/950 5-9
MAD city 75/120 110/190 260/480 4-6,9-10|BCN seaside 80/150 120/230 260/520 5-10|SVQ city 65/130 95/200 210/420 3-5,10
GRX city 55/95 80/145 170/290 3-5,9-10|VLC seaside 65/115 95/170 190/330 4-10|AGP seaside 60/125 90/200 180/380 6-9
ALC beach 50/105 80/165 160/300 6-9|PMI beach 65/140 95/240 200/520 6-9|IBZ beach 70/190 110/330 230/800 6-9
TCI beach 60/105 95/175 190/360 11-4,7-8|LPA beach 60/105 95/170 180/330 11-4,7-8
ACE beach 60/105 95/165 180/320 11-4,7-8|FUE beach 60/100 90/160 180/310 11-4,7-8|LIS city 75/140 110/210 240/450 5-10
XQM beach 60/105 95/170 180/330 11-4,7-8|XMB beach 60/120 90/190 190/420 6-9|XYN beach 50/110 80/180 160/360 6-9|QKS beach 30/75 50/120 - 7-8
XLY beach 38/85 62/155 110/280 6-9|QKE beach 45/95 75/180 140/340 6-9|QMB beach 40/95 70/170 140/320 6-9|QGS beach 30/75 45/115 90/210 7-8
QSB beach 28/70 42/110 85/200 7-8|QSK beach 50/100 75/150 140/240 7-8|QEB ski 40/85 75/150 - 12-4
QDO ski 35/80 65/140 - 12-4|XKY town 85/150 120/220 220/400 5-9
QBL beach 60/110 90/190 150/360 6-9|PRI beach 110/170 170/300 380/850 7-8,12-1
OPO city 60/115 90/170 190/350 5-10|FAO beach 50/125 80/210 170/450 6-9|FNC city 60/105 90/165 190/340 4-9,12
LON city 110/170 170/280 420/800 5-9,12|EDI city 85/190 130/300 260/550 8|GLA city 70/115 105/170 210/320 6-9
MAN business 70/105 105/160 200/310 5-10|LPL city 65/105 95/155 180/280 5-9|BHX business 65/95 95/145 180/270 5-10
BRS city 75/115 110/165 200/300 5-9|XBT town 90/140 130/210 260/420 5-9,12|OXF town 95/145 140/210 260/400 5-9
DUB city 110/190 150/270 260/450 5-9|AMS city 110/180 150/270 350/600 4-9|RTM business 85/120 120/170 220/320 4-9
ZRH business 140/190 200/290 480/800 5-9|GVA business 145/195 210/300 480/850 5-9
ITL mountain 120/190 180/300 420/750 6-9,12-2|GNL mountain 125/210 190/330 420/800 6-9,12-2
ZRT mountain 150/260 220/420 450/1100 12-3,7-8|XST ski 150/260 230/430 500/1300 12-3,7-8
DVS ski 130/230 190/360 400/850 12-3|VIE city 75/125 110/190 260/480 5-9,12|SZG city 80/150 115/230 260/550 7-8,12
INN mountain 80/140 115/210 230/420 12-3,7-8|KTZ mountain 90/190 140/320 300/800 12-3,7-8
BER city 70/115 100/170 200/350 5-9|MUC city 80/140 120/210 260/480 5-9|HAM city 80/125 115/180 230/380 5-9
FRA business 75/120 110/180 230/400 3-6,9-11|CGN business 70/110 100/160 200/320 5-6,9-12
DUS business 75/120 110/180 220/380 5-6,9-11|STR business 75/110 110/165 210/320 5-6,9-10
ATH city 60/110 95/180 200/420 5-10|SKG city 50/85 75/130 150/260 5-10|JTR beach 70/200 120/380 280/900 6-9
JMK beach 75/230 130/450 300/1200 6-9|HER beach 45/110 70/180 140/380 6-9|CHQ beach 45/110 70/180 140/380 6-9
RHO beach 45/105 70/175 140/370 6-9|KGS beach 42/100 68/165 135/350 6-9|CFU beach 45/110 70/180 150/400 6-9
ZTH beach 42/110 68/180 140/380 6-9|DBV beach 60/150 95/260 170/520 6-9|SPU beach 55/130 85/210 150/380 6-9
ZAD beach 50/120 80/190 150/350 6-9|XHV beach 60/160 100/280 200/600 6-9|ZAG city 55/85 80/125 150/240 5-9,12
XKT beach 45/110 75/180 150/400 7-8|TIV beach 45/110 75/180 150/400 7-8|XBV beach 40/105 70/175 140/380 7-8
MLA seaside 50/110 75/180 150/350 6-9|LCA beach 45/80 70/120 150/240 5-10|PFO beach 45/85 70/135 150/270 5-10
PRG city 55/100 85/160 190/350 4-10,12|BUD city 50/90 75/145 170/330 4-10,12|KRK city 45/80 70/120 150/240 5-9,12
WAW business 50/85 75/125 160/260 5-10|GDN seaside 45/85 70/130 150/250 6-8|WRO city 45/75 68/110 140/220 5-9
ZKN mountain 45/85 75/140 150/280 12-2,7-8|BTS city 50/75 75/110 150/220 5-9|LJU city 65/105 95/150 190/290 5-9
XBQ town 65/115 100/170 200/340 6-9|RIX city 45/80 70/120 140/230 6-8|VNO city 45/80 70/120 140/230 6-8
TLL city 45/80 70/120 140/230 6-8|SOF city 45/75 70/115 150/230 5-10|BEG city 45/80 70/120 150/240 5-10
BUH city 45/80 70/120 150/240 5-10|VAR beach 30/75 45/115 90/210 7-8|BOJ beach 30/75 45/115 90/210 7-8
TIA city 35/60 60/100 120/190 6-9|SJJ city 40/65 65/105 130/200 5-9|CPH city 110/170 160/250 330/550 5-9
OSL city 95/140 140/200 280/420 5-9|BGO city 95/170 140/250 - 5-8|TOS mountain 100/190 150/280 280/450 12-3
STO city 85/125 115/175 230/360 5-9|GOT city 80/115 110/160 210/320 6-8|HEL city 85/125 115/175 230/360 6-8
RVN mountain 90/220 130/380 - 12-3|REK city 110/210 160/320 330/600 6-8|MOW city 50/70 85/130 200/340 5-9
LED city 40/80 70/140 160/340 5-9|AER beach 40/95 75/180 150/360 7-8|KZN city 38/60 65/105 140/220 5-9
MSQ city 38/50 65/90 130/190 5-9|IEV city 35/50 60/90 140/210 5-9|BKK city 30/45 55/95 120/260 11-2
HKT beach 25/60 45/120 120/350 11-3|USM beach 30/65 55/130 140/380 12-3,7-8|KBV beach 25/60 45/115 120/330 11-3
XPH beach 35/80 60/150 140/380 11-3|CNX city 22/38 45/80 110/230 11-2|HAN city 28/40 50/80 120/220 10-4
SGN city 28/40 50/80 120/220 11-3|DAD beach 25/45 45/85 110/230 5-8|XHO town 25/42 45/80 100/200 2-8
CXR beach 22/42 40/80 100/220 6-8|PQC beach 28/60 50/110 110/280 11-3|REP town 22/38 42/75 110/220 11-3
PNH city 26/36 50/72 120/190 11-3|LPQ town 28/48 55/95 120/280 11-3|RGN city 28/40 50/75 110/180 11-2
DPS beach 30/50 60/110 150/380 7-8,12|UBD town 30/50 60/115 160/400 7-8,12|GWG beach 30/60 60/120 130/280 7-8,12
JKT business 28/38 50/75 110/190 6-8|SIN city 110/150 160/240 320/520 6-8,12|KUL city 30/45 55/90 115/230 6-8,12
LGK beach 32/60 60/120 150/350 12-2,6-8|PEN seaside 28/45 50/85 100/190 12-2,6-8|MNL business 35/48 65/95 130/210 12-3
CEB beach 35/55 65/110 140/260 12-5|MPH beach 40/75 75/150 170/400 12-5|HKG city 85/140 130/220 300/560 10-12,3-4
MFM city 75/130 110/200 200/380 10-12,2|TPE city 55/85 95/150 220/360 10-12,2
TYO city 75/125 130/230 380/750 3-4,10-11|OSA city 60/110 100/190 280/520 3-4,10-11
UKY city 65/150 110/260 350/850 3-4,11|SPK city 50/95 85/160 220/400 2,7-8|FUK city 55/90 90/150 220/360 3-4,10-11
OKA beach 55/120 90/220 220/480 7-8|HKO town 90/170 150/290 350/750 3-5,10-11|XNR town 60/110 100/180 260/480 3-4,11
NEO ski 90/240 150/420 350/1100 12-3|SEL city 55/85 95/160 260/430 4-5,9-10|PUS seaside 50/90 85/160 200/380 7-8
CJU beach 45/95 80/170 190/400 7-8|BJS business 45/70 75/125 160/300 4-5,9-10
SHA business 45/75 80/140 180/360 4-5,9-10|CAN business 38/60 70/120 150/270 4,10
SZX business 40/55 75/110 160/260 4,10|HGH city 40/70 70/120 150/270 4-5,9-10|CTU city 35/55 60/100 130/240 7-8,10
SIA city 35/60 60/105 130/240 4-5,7-10|KWL town 32/58 55/100 120/230 7-8,10|SYX beach 45/95 75/170 150/380 12-2
DEL city 30/45 55/95 120/250 10-3|BOM business 40/55 75/115 150/280 11-2|BLR business 35/45 65/90 130/210 11-2
JAI town 28/48 50/95 130/330 11-2|AGR town 26/42 48/85 120/280 11-2|UDR town 30/55 60/120 180/480 11-2
GOI beach 30/60 55/120 120/320 12-1|KTM city 25/38 55/85 130/220 10-11,3-4|CMB seaside 30/45 55/95 120/230 12-3
XKN town 30/45 60/95 120/210 12-3|XEL mountain 30/50 60/100 130/240 12-3|PBH mountain 60/90 110/170 400/800 3-4,10-11
DAC business 38/45 70/95 140/200 11-2|ISB business 38/48 75/105 150/210 3-5,10|KHI business 36/45 70/95 140/200 11-3
LHE business 35/45 65/95 130/190 11-3|MLE isles 60/100 220/400 500/1200 12-4|MRU beach 60/95 110/190 230/500 10-1
SEZ beach 90/140 170/290 400/1000 12-4,7-8|RUN beach 70/110 105/170 190/320 7-8,12
ZNZ beach 55/95 95/190 220/500 7-8,12-2|DAR seaside 45/60 85/120 160/260 7-8,12-2
NBO business 50/70 95/150 190/330 7-10,12|MBA beach 45/75 80/150 160/330 7-8,12-3
XEO wild 90/140 150/240 320/600 7-10|XHT beach 35/75 60/120 120/240 6-9|XKG desert 70/110 140/240 320/700 7-10
SEU wild 110/190 220/420 500/1100 7-10,1-2|ASV wild 90/150 180/320 380/800 7-10,1-2
XNV town 45/70 90/150 180/320 7-8,12|XDX beach 45/75 80/150 160/330 7-8,12-3|XGE beach 35/60 65/115 150/300 12-3
XMX wild 110/190 220/420 500/1100 7-10|NGG wild 110/190 220/420 500/1100 7-9,12-2
ADD business 45/60 85/120 170/260 10-1|CPT seaside 60/110 95/200 220/600 12-2|JNB business 45/60 75/110 150/260 10-12
DUR seaside 45/80 75/130 150/260 12-1,7|XSS town 60/110 95/190 200/480 12-2|VFA town 80/120 150/240 320/600 7-10
WDH city 50/70 80/120 150/240 7-10|LOS business 60/75 110/150 220/330 12|ACC business 60/80 110/155 220/330 12
DKR seaside 60/80 100/140 190/290 12-3|NYC city 150/260 210/380 500/1000 9-12|CHI city 110/190 160/280 340/620 5-10
LAX city 130/190 190/280 420/750 6-8|SFO city 130/190 190/290 400/700 6-10|SAN seaside 130/210 190/300 380/650 6-8
LAS city 70/120 110/200 240/480 3-5,10|MIA seaside 120/220 180/330 400/900 12-4
ORL city 85/140 130/210 280/500 2-4,6-7,12|BOS city 140/240 200/330 430/780 5-10
WAS city 125/200 180/280 380/680 3-6,9-10|SEA city 120/210 170/290 370/640 6-9|MSY city 90/160 140/240 300/560 2-5,10
BNA city 110/180 160/260 340/560 4-6,9-10|ATL business 95/130 140/200 300/460 3-6
DFW business 90/125 135/190 290/440 3-5|HOU business 85/115 130/175 280/420 3-5|DEN city 100/160 150/230 310/520 6-9
PHX desert 85/170 130/270 290/650 1-4|SLC business 95/140 140/200 290/450 1-3,6-9
PHL city 110/160 160/230 330/520 5-10|ANC city 90/190 130/270 260/460 6-8|HNL beach 140/200 210/320 420/800 12-3,6-8
OGG beach 190/270 290/420 520/1100 12-3,6-8|KOA beach 160/230 240/360 450/950 12-3,6-8
LIH beach 170/250 260/380 480/1000 12-3,6-8|ASE ski 150/330 240/520 450/1300 12-3
JAC mountain 130/280 200/420 400/1200 12-3,6-9|PCY ski 130/280 200/440 400/1200 12-3
EYW beach 170/280 240/380 420/800 12-4|SJU seaside 110/170 160/260 320/600 12-4|YTO city 95/150 140/220 290/480 5-9
YMQ city 90/150 130/210 260/430 5-9|YVR city 100/180 150/270 310/560 5-9|YYC business 85/140 125/200 230/380 6-8
XBF mountain 110/230 170/360 320/750 6-9,12|YEA city 85/130 125/190 240/380 5-9
MEX business 45/65 80/120 190/330 10-12,3|CUN beach 60/100 110/200 220/480 12-4|PYD beach 55/95 100/190 210/450 12-4
XTU beach 70/120 130/240 280/600 12-4|SJD beach 80/130 150/270 320/750 12-4|PVR beach 55/95 100/190 210/430 12-4
PUJ beach 60/100 110/190 210/450 12-4|SDQ city 55/75 85/130 160/260 12-4|MBJ beach 75/120 130/220 260/520 12-4
NAS beach 110/170 170/290 330/650 12-4|BGI beach 100/160 170/290 380/850 12-4|AUA beach 110/180 170/300 330/650 12-4
HAV city 40/65 75/125 160/280 12-3|VRA beach 45/80 80/140 140/260 12-3|SJO city 50/70 85/130 170/270 12-4
PTY city 50/65 80/120 160/250 12-3|BOG business 35/45 60/85 140/210 12-1,6-8|MDE city 35/50 60/90 130/200 12-1,8
CTG beach 45/80 80/150 200/400 12-3|LIM business 45/60 80/115 190/300 6-8|CUZ city 40/65 80/140 200/400 6-8
XAS town 55/90 110/190 260/500 6-8|UIO city 40/52 70/100 150/230 6-8|LPB city 32/42 60/80 120/170 6-8
RIO seaside 50/90 80/150 200/400 12-2|SAO business 42/58 70/105 180/300 3-5,8-11|SSA seaside 38/75 60/120 140/280 12-2
FLN beach 40/90 65/150 150/350 12-2|IGU town 40/65 65/115 150/300 12-2,7|BUE city 45/65 75/115 180/320 10-12,3-4
BRC mountain 45/85 80/150 180/380 7-8,1-2|FTE town 55/100 100/190 220/450 11-3|USH town 60/110 110/200 220/420 11-3
SCL business 50/70 85/120 180/290 10-3|MVD seaside 50/75 80/120 160/260 12-2|SYD seaside 100/150 150/230 280/450 11-2
MEL city 90/140 130/200 250/400 11-3|BNE city 85/125 125/180 230/340 6-9|PER city 90/130 130/185 240/360 11-3
OOL beach 80/140 120/210 220/400 12-1,7|CNS seaside 75/125 110/180 210/350 6-10|AKL city 85/135 125/195 240/380 12-3
WLG city 85/125 120/175 220/320 12-3|CHC city 80/130 115/185 220/340 12-3|ZQN mountain 95/170 140/260 300/650 12-2,7-8
NAN beach 80/120 140/220 300/600 6-9,12|BOB isles 150/220 330/520 650/1300 6-9,12
PPT seaside 110/160 180/270 330/560 6-9,12
`;

/** Countries: USD for two at three stars in low season, outside the places above. */
const COUNTRIES =
  "AD 70 AE 48 AF 40 AG 95 AI 140 AL 32 AM 28 AO 70 AR 40 AT 75 AU 85 AW 105 AZ 30 BA 35 BB 95 BD 32 BE 75 BF 38 BG 35 BH 50 BI 38 BJ 38 BL 180 BM 150 BN 48 BO 28 BQ 90 BR 38 BS 105 BT 60 BW 65 BY 34 BZ 65 CA 85 CD 60 CF 55 CG 58 CH 125 CI 50 CK 100 CL 48 CM 42 CN 34 CO 32 CR 55 CU 42 CV 48 CW 85 CY 48 CZ 48 DE 70 DJ 70 DK 95 DO 52 DZ 42 EC 38 EE 44 EG 30 ER 38 ES 58 ET 38 FI 82 FJ 75 FK 95 FM 80 FO 100 FR 72 GA 65 GB 72 GD 90 GE 28 GF 75 GG 90 GH 50 GI 85 GL 110 GM 40 GN 45 GP 85 GQ 75 GR 48 GT 38 GU 95 GY 65 HK 85 HN 42 HR 50 HT 55 HU 45 ID 25 IE 90 IL 95 IM 80 IN 26 IQ 45 IR 30 IS 105 IT 65 JE 90 JM 70 JO 42 JP 55 KE 45 KG 28 KH 24 KI 70 KM 45 KN 105 KP 55 KR 48 KW 60 KY 130 KZ 34 LA 24 LB 50 LC 105 LI 115 LK 28 LR 55 LS 45 LT 42 LU 95 LV 42 LY 45 MA 38 MC 130 MD 35 ME 40 MF 120 MG 32 MH 80 MK 32 ML 38 MM 26 MN 38 MO 75 MP 85 MQ 85 MR 42 MS 90 MT 50 MU 58 MV 60 MW 42 MX 42 MY 28 MZ 48 NA 55 NC 85 NE 40 NF 95 NG 48 NI 36 NL 90 NO 95 NP 24 NR 80 NU 90 NZ 80 OM 45 PA 48 PE 35 PF 120 PG 80 PH 32 PK 34 PL 42 PM 85 PR 100 PS 45 PT 55 PW 95 PY 34 QA 50 RE 68 RO 38 RS 38 RU 38 RW 50 SA 55 SB 75 SC 95 SD 45 SE 80 SG 110 SI 55 SK 45 SL 48 SM 65 SN 48 SO 55 SR 48 SS 70 ST 50 SV 40 SX 110 SY 28 SZ 48 TC 150 TD 60 TG 38 TH 24 TJ 32 TL 50 TM 38 TN 36 TO 70 TR 38 TT 65 TV 70 TW 50 TZ 48 UA 30 UG 42 US 95 UY 50 UZ 30 VC 95 VE 42 VG 135 VI 130 VN 24 VU 75 WS 70 XK 32 YE 35 YT 75 ZA 42 ZM 52 ZW 55";
const ELSEWHERE = 55;

/** The high season beside the low one, by kind of place. */
const HIGH: Readonly<Record<KindOfPlace, number>> = {
  city: 1.45,
  business: 1.35,
  town: 1.45,
  seaside: 1.55,
  beach: 2,
  isles: 1.8,
  mountain: 1.65,
  ski: 1.9,
  desert: 1.5,
  wild: 1.5,
  haram: 2.5,
};
/** Four and five stars beside three, where only those are known. */
const FOUR = 1.6;
const FIVE = 3.3;
/** Five stars beside four, where a place has no such house known. */
const FIVE_TO_FOUR = 1.9;
/** In the high season the best houses rise more than the others. */
const FIVE_RISE = 1.15;

const countryLevel = levels(COUNTRIES);
/** Read when first asked for: a start without hotels need not wait for it. */
let known: ReadonlyMap<string, KnownPlace> | undefined;

export function knownPlace(code: string): KnownPlace | undefined {
  known ??= new Map(
    PLACES.trim()
      .split(/[|\n]/)
      .map((line) => readPlace(line.split(" "))),
  );
  return known.get(code);
}

/** What hotels cost in a country's towns that no table knows. */
export function countryLevels(country: string, kind: KindOfPlace): HotelLevels {
  const three = countryLevel.get(country) ?? ELSEWHERE;
  const rise = HIGH[kind];
  return {
    low: [three, three * FOUR, three * FIVE],
    high: [three * rise, three * FOUR * rise, three * FIVE * rise * FIVE_RISE],
  };
}

/** A table written as "CODE number CODE number …". */
export function levels(table: string): ReadonlyMap<string, number> {
  const words = table.split(" ");
  const map = new Map<string, number>();
  for (let i = 0; i + 1 < words.length; i += 2) map.set(words[i] ?? "", Number(words[i + 1]));
  return map;
}

/** "5-6,9-10" as 5, 6, 9, 10; "11-3" runs over New Year. */
export function months(text: string): readonly number[] {
  return text.split(",").flatMap((span) => {
    const [from = 1, to = from] = span.split("-").map(Number);
    const count = ((to - from + 12) % 12) + 1;
    return Array.from({ length: count }, (_, index) => ((from - 1 + index) % 12) + 1);
  });
}

function readPlace(words: readonly string[]): readonly [string, KnownPlace] {
  const [code = "", kind = "", three = "", four = "", five = "", high] = words;
  if (!isKind(kind)) throw new Error(`${code}: no kind of place ${kind}`);
  const [low3 = 0, high3 = 0] = three.split("/").map(Number);
  const [low4 = 0, high4 = 0] = four.split("/").map(Number);
  const [low5 = 0, high5 = 0] =
    five === "-" ? [low4 * FIVE_TO_FOUR, high4 * FIVE_TO_FOUR] : five.split("/").map(Number);
  return [
    code,
    {
      kind,
      levels: { low: [low3, low4, low5], high: [high3, high4, high5] },
      high: high === undefined ? [] : months(high),
    },
  ];
}

function isKind(text: string): text is KindOfPlace {
  return text in HIGH;
}
