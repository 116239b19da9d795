/** Where one skis: resort, months of snow (first and last), and the airports with the hours to it. */
const TABLE = `
Gudauri 12-4 TBS 2.3|Bakuriani 12-3 TBS 3 KUT 2.7|Mestia 12-4 KUT 4|Shahdag 12-3 GYD 3|Tufandag 12-3 GBB .4 GYD 3.5|Tsaghkadzor 12-3 EVN 1
Shymbulak 11-4 ALA .8|Amirsoy 12-3 TAS 1.3|Erciyes 12-4 ASR .6|Uludağ 12-3 YEI 1.3 SAW 2.5|Palandöken 12-4 ERZ .3|Sarıkamış 12-3 KSY .8
Zermatt 11-4 GVA 3.7 ZRH 3.3|St. Moritz 12-4 ZRH 3|Davos 12-4 ZRH 2|Grindelwald 12-4 ZRH 2.5 BRN 1.3|Verbier 12-4 GVA 2|Chamonix 12-4 GVA 1.2
Courchevel 12-4 GVA 2.5 LYS 2.5|Val Thorens 11-4 GVA 2.7 LYS 2.7|Val d'Isère 12-4 GVA 3 LYS 3|Les Deux Alpes 12-4 LYS 2 GNB 1.7|St. Anton 12-4 INN 1.2 ZRH 2.4
Ischgl 12-4 INN 1.3 ZRH 3|Kitzbühel 12-3 INN 1.3 SZG 1.3|Sölden 11-4 INN 1.2|Zell am See 12-3 SZG 1.3|Garmisch 12-3 MUC 1.5 INN 1|Cortina d'Ampezzo 12-3 VCE 2
Val Gardena 12-4 VRN 2 BZO .7|Livigno 12-4 BGY 3.2|Cervinia 11-4 TRN 1.7 MXP 2|Grandvalira 12-4 TLS 2.8 BCN 3|Baqueira 12-4 TLS 2|Sierra Nevada 12-4 GRX .8 AGP 2
Bansko 12-3 SOF 2.2|Borovets 12-3 SOF 1.2|Poiana Brașov 12-3 OTP 2.7|Jasná 12-4 TAT 1|Zakopane 12-3 KRK 1.8|Špindlerův Mlýn 12-3 PRG 2|Kranjska Gora 12-3 LJU 1
Kopaonik 12-3 BEG 3.8 INI 2|Jahorina 12-3 SJJ .7|Åre 12-4 OSD 1.2|Trysil 12-4 OSL 2.2 SCR .7|Hemsedal 11-4 OSL 2.7|Levi 11-4 KTT .3|Ylläs 11-4 KTT .6|Ruka 11-4 KAO .5
Krasnaya Polyana 12-4 AER .8|Sheregesh 11-4 NOZ 2.5|Dizin 12-3 IKA 2.2|Gulmarg 12-3 SXR 1.5|Niseko 12-4 CTS 2.3|Hakuba 12-3 HND 4 NRT 5|Alpensia 12-3 ICN 3
Yabuli 11-3 HRB 2.7|Aspen 12-4 ASE .2 DEN 4|Vail 11-4 EGE .6 DEN 2|Breckenridge 11-4 DEN 2|Park City 12-4 SLC .7|Jackson Hole 12-4 JAC .5|Big Sky 12-4 BZN 1
Lake Tahoe 12-4 RNO 1 SMF 2|Mammoth 12-4 BIH .9|Sun Valley 12-4 SUN .4|Stowe 12-3 BTV .8|Whistler 12-4 YVR 2|Banff 12-4 YYC 1.5|Tremblant 12-3 YUL 1.7
Queenstown 6-9 ZQN .5|Mount Hutt 6-9 CHC 1.5|Thredbo 6-9 CBR 2.3|Mount Buller 6-9 MEL 3|Bariloche 6-9 BRC .5|Las Leñas 6-9 MDZ 5|Valle Nevado 6-9 SCL 1.5|Portillo 6-9 SCL 2`;

/** A resort as an airport sees it. */
export interface Slope {
  readonly resort: string;
  /** By road. */
  readonly hours: number;
  /** Months of snow, first and last. */
  readonly first: number;
  readonly last: number;
}

let byAirport: ReadonlyMap<string, readonly Slope[]> | undefined;
const NONE: readonly Slope[] = [];

function readTable(): ReadonlyMap<string, readonly Slope[]> {
  const slopes = new Map<string, Slope[]>();
  for (const row of TABLE.trim().split(/[|\n]/)) {
    const [, resort = "", first, last, reached = ""] =
      /^(.+?) (\d+)-(\d+) (.+)$/.exec(row.trim()) ?? [];
    for (const [, code = "", hours] of reached.matchAll(/([A-Z]{3}) ([\d.]+)/g)) {
      const slope = { resort, hours: Number(hours), first: Number(first), last: Number(last) };
      slopes.set(code, [...(slopes.get(code) ?? []), slope]);
    }
  }
  return slopes;
}

/** Resorts that one reaches through an airport and that have snow in a month (1 to 12), the nearest first. */
export function slopesFrom(airport: string, month: number): readonly Slope[] {
  byAirport ??= readTable();
  return (byAirport.get(airport) ?? NONE)
    .filter(({ first, last }) =>
      first <= last ? month >= first && month <= last : month >= first || month <= last,
    )
    .sort((a, b) => a.hours - b.hours);
}
