/** When a hub's departures leave in banks, in local hours; past midnight may count on from 24. `*2` is a bank twice as strong as the others. */
const TABLE = `
DXB 2-4.5 7.5-10.5 14-16.5 20-22.5|DOH 1-3 7-9 14-16 19-21|AUH 2-3.5 8.5-10.5 14-15 21-23
IST 1-3*2 6.5-9 12.5-16 18-21|SAW 6-8.5 13-16 19-21.5|SIN 23-26 7-10|BKK 23-26.5 8-11|HKG 23-25.5 8-11 14-17
ICN 8-11 13-15 18-21|KUL 22-24 8-11|BOM 1-4.5 6-9|DEL 0.5-4 6-9 13-15.5|LOS 22-24.5 7-10|ADD 22.5-25.5 8-10.5
NBO 23-25 7-9|JNB 18-22 7-10|CAI 1.5-3.5 9-11 22-24|KWI 0-3 8-10 17-19|BAH 1-2.5 8-10 21-23|JED 2-5|RUH 2-5
MCT 1-3 8-10 14-16 21-23|MNL 23-25 6-9|CGK 23-25 6-9|GYD 5-8 20-25|TAS 2-5 18-22|ALA 0-3 7-9|GRU 18-24 7-10
EZE 18-24 8-11|PTY 6-7 9-10 12-13 15-16 18-19 21-22|TPE 23-24.5 7-10 14-17|CMB 1-3 7-9 13-15 19-21
TLV 5-8 14-17 23-25`;

/** How strong the bank is that a half-hour cell of the day lies in, by airport; 0 outside them. */
const banks: ReadonlyMap<string, Uint8Array> = new Map(
  TABLE.trim()
    .split(/[|\n]/)
    .map((row): [string, Uint8Array] => {
      const [iata = "", ...spans] = row.split(" ");
      const cells = new Uint8Array(48);
      for (const span of spans) {
        const [from = 0, until = 0, strength = 1] = span.split(/[-*]/).map(Number);
        for (let cell = from * 2; cell < until * 2; cell++) cells[cell % 48] = strength;
      }
      return [iata, cells];
    }),
);

export function banksOf(iata: string): Uint8Array | undefined {
  return banks.get(iata);
}
