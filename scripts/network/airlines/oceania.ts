/** Australia, New Zealand and the Pacific. */
export const OCEANIA = `
QF | Qantas | AU | full oneworld | SYD 27/10/12, MEL 18/4/9, BNE 34/7/4 | PER 21/1/4, ADL 10d, CBR 8d, CNS 6/1/0, DRW 5/1/0, TSV 5d, HBA 3d, ASP 4d | 388 789 332 333 738 32Q 717 223 E90 100 DH4 DH3 | reach=3000 leans=AU:3,GB:2,US:2
JQ | Jetstar | AU | low | MEL 17/4/3, SYD 17/4/2 | BNE 12/3/2, OOL 10, CNS 10, AVV 4, ADL 10, PER 6, AKL 14, CHC 4, WLG 4, HBA 2, MCY 2 | 788 320 32N 321 32Q | reach=2600 leisure=1.5 leans=AU:3 also=NZ not=OGG,KOA,LIH,LAX,SFO,AKLHNL
VA | Virgin Australia | AU | full | SYD 18/4/0, MEL 19/3/0, BNE 18/5/0 | PER 10, ADL 8, OOL 5, CBR 5, CNS 4, TSV 2 | 738 73W 7M8 E90 100 | reach=2200 leans=AU:4
ZL | Rex Airlines | AU | regional | SYD 28, ADL 15, MEL 12 | CNS 10, PER 5, TSV 12, BNE 5 | SF3 | reach=600 small=1 abroad=0
TL | Airnorth | AU | regional | DRW 20 | | E75 DH3 | reach=1500 small=0.5
QN | Skytrans | AU | regional | CNS 10, HID 8 | BNE 2 | DH3 | reach=700 small=1
FC | Link Airways | AU | regional | CBR 5, BNE 8 | SYD 5, MEL 4 | SF3 | reach=600 small=1
NZ | Air New Zealand | NZ | full star | AKL 17/12/11, CHC 11/4/0, WLG 12/3/0 | ZQN 1/3/0, NSN 3d, DUD 2d | 77W 789 32Q 32N 320 AT7 DH3 | reach=3400 leans=NZ:4,AU:2,US:2,ID:2,JP:1.5
3C | Air Chathams | NZ | regional | AKL 5, CHT 3 | WLG 2 | AT7 SF3 | reach=500 small=1
S8 | Sounds Air | NZ | regional | WLG 5 | BHE 3, CHC 3 | CNC | reach=300 small=1
FJ | Fiji Airways | FJ | full oneworld | NAN 4/12/5 | SUV 5/3/0 | 359 333 332 7M8 AT7 DHT | reach=5000 leans=AU:2,NZ:2,FJ:3
PX | Air Niugini | PG | full | POM 36 | LAE 8, RAB 6, HGU 4 | 763 738 73W 100 DH4 DH3 | reach=2200 leans=PG:6,AU:4
CG | PNG Air | PG | regional | POM 11 | LAE 7, HGU 4, RAB 3 | AT7 DH3 | reach=600 small=1 leans=PG:9
SB | Aircalin | NC | full | NOU 11 | | 339 32N | reach=3500 leans=AU:2,FR:3
TN | Air Tahiti Nui | PF | full | PPT 0/0/5 | | 789 | reach=8000 leans=FR:6,US:4,NZ:4
VT | Air Tahiti | PF | regional | PPT 26 | BOB 8, RGI 6, RFP 8, NHV 4 | AT7 AT4 | reach=600 small=1 leans=PF:9
NF | Air Vanuatu | VU | full | VLI 6 | SON 4 | 738 AT7 DHT | reach=2200
IE | Solomon Airlines | SB | full | HIR 25 | | 320 DH3 DHT | reach=1800
ON | Nauru Airlines | NR | full | INU 6 | BNE 3 | 733 | reach=3000
OL | Samoa Airways | WS | regional | APW 2 | | DHT | reach=400
GZ | Air Rarotonga | CK | regional | RAR 7 | AIT 3 | SF3 | reach=500 small=1
CW | Air Marshall Islands | MH | regional | MAJ 8 | | DHT | reach=600 small=1
QQ | Alliance Airlines | AU | regional | BNE 6, PER 4 | ADL 4, TSV 3, CNS 3 | 100 E90 | reach=1300 small=1
SH | Sharp Airlines | AU | regional | LST 4, MEB 4 | HBA 2, ADL 2 | SF3 | reach=400 small=1 abroad=0
TY | Air Caledonie | NC | regional | GEA 6 | LIF 1 | AT7 | reach=300 small=1
`;
