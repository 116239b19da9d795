import type { Category } from "../../../../domain/catalogue.ts";
import type { Entry } from "../../../../domain/entry.ts";
import type { Mode } from "../route/travel.ts";
import { AVAILABILITY_AZ } from "./availability.ts";
import { fromAz, inAz, toAz } from "./cases-az.ts";
import { IDEAS_AZ } from "./ideas-az.ts";
import { LABELS_AZ, PART_AZ } from "./labels.ts";
import { ADVICE_AZ, wayThereAz } from "./more-az.ts";
import type { WayWords, Wording } from "./wording.ts";

const MONTHS = "yanvar fevral mart aprel may iyun iyul avqust sentyabr oktyabr noyabr dekabr".split(
  " ",
);
const BY: Readonly<Record<Mode, string>> = {
  road: "avtomobil və ya avtobusla",
  train: "qatarla",
  ferry: "bərə ilə",
  flight: "təyyarə ilə",
};

/** A way that is worded as the travellers' own. */
const ONWARD = { ...BY, road: "avtomobillə" };
/** What a trip is called; what has no such word is left out. */
const KINDS: Partial<Record<Category, string>> = {
  adventure: "macəra səyahəti",
  beach: "çimərlik səyahəti",
  culture: "mədəni səyahət",
  family: "ailə səyahəti",
  food: "qastronomik səyahət",
  history: "tarixi səyahət",
  honeymoon: "romantik səyahət",
  nature: "təbiət səyahəti",
  pilgrimage: "ziyarət səyahəti",
  ski: "xizək səyahəti",
  walking: "yürüş səyahəti",
  wellness: "sağlamlıq səyahəti",
  wine: "şərab səyahəti",
};

function list(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")} və ${items.at(-1)}`;
}

function days(count: number): string {
  return `${count} gün`;
}

function way({ mode, hours, flight, train, driven }: WayWords): string {
  if (flight !== undefined) return `reys ${flight}`;
  const by = train === undefined ? "" : ` (${train})`;
  return mode
    ? `${(driven ? ONWARD : BY)[mode]}${by} təxminən ${hours} saat`
    : `təxminən ${hours} saat`;
}

function through(via: readonly string[]): string {
  return via.length > 0 ? ` (${list(via)} üzərindən)` : "";
}

function then({ early, night, overnight, reaches }: WayWords): string {
  if (!overnight) return `Saat ${reaches} radələrində şəhərdə olacaqsınız.`;
  if (night)
    return `Saat ${reaches} radələrində şəhərdə olacaqsınız: otağı bir gecə əvvəldən götürün və yatıb dincəlin.`;
  return early
    ? `Saat ${reaches} radələrində oteldə olacaqsınız; çamadanları orada qoyun, otaqlar adətən günorta saat ikidən verilir.`
    : `Saat ${reaches} radələrində oteldə olacaqsınız.`;
}

function beAtAirport({ fromHome, airportBy, airportEve }: WayWords): string {
  if (!fromHome) return "";
  return `Hava limanına ${airportEve ? "bir gün əvvəl, " : ""}saat ${airportBy}-dək çatın. `;
}

const VISA_WORDS: Readonly<Record<string, string>> = {
  authorisation: "adətən onlayn səyahət icazəsi lazımdır",
  "e-visa": "adətən elektron viza lazımdır",
  "on arrival": "viza adətən girişdə verilir",
  visa: "adətən konsulluqdan viza lazımdır",
  "no tourist visas": "turist vizası adətən verilmir",
  refused: "adətən giriş mümkün deyil",
};

function visa({ way, days = 0, insured }: Entry): string {
  const visas = VISA_WORDS[way] ?? `adətən ${days} günədək vizasız`;
  return insured ? `${visas}, bütün günlər üçün tibbi sığorta ilə` : visas;
}

export const AZ: Wording = {
  summary: ({ days: count, travellers, countries, cities, interests, atHome, work }) => {
    const about = interests.map((one) => KINDS[one]).find((one) => one !== undefined);
    const kind = work ? "işgüzar səfər" : about;
    return `${list(countries.map(atHome ? inAz : toAz))} ${count} günlük ${kind ?? "səyahət"}, ${travellers} nəfər: ${list(cities)}.`;
  },
  arrival: (words) => {
    if (words.flight !== undefined) {
      const onward = words.onward
        ? `, sonra ${toAz(words.to)} ${ONWARD[words.onwardBy]} təxminən ${words.hours} saat`
        : "";
      const where = toAz(words.town ?? words.to);
      if (words.dayBefore)
        return `Bir gün əvvəl yola düşən reys (${words.flight}) saat ${words.lands} radələrində ${where} enir${onward}. ${then(words)}`;
      if (words.landing)
        return `${words.landsNextDay ? "Ertəsi gün, saat" : "Saat"} ${words.lands}: ${where} eniş${onward}. ${then(words)}`;
      return `${beAtAirport(words)}${where} uçuş: ${words.flight}${onward}. ${then(words)}`;
    }
    if (words.mode) {
      const from = words.from === undefined ? "Evdən" : fromAz(words.from);
      return `${from} ${toAz(words.to)} yol: ${way(words)}${through(words.via)}. ${then(words)}`;
    }
    const onward = words.onward
      ? ` (hava limanından ${ONWARD[words.onwardBy]} təxminən ${words.hours} saat)`
      : "";
    const checkIn = words.overnight ? " və otelə yerləşmə" : "";
    return `${toAz(words.to)} gəliş${onward}${checkIn}.`;
  },
  wayThere: wayThereAz,
  transfer: (words) => {
    const between = `${fromAz(words.from ?? "")} ${toAz(words.to)}`;
    const by = `${fromAz(words.from ?? "")} ${toAz(words.town ?? words.to)}`;
    const onward =
      words.town === undefined
        ? ""
        : `, sonra ${toAz(words.to)} avtomobillə təxminən ${words.after} saat`;
    return words.flight !== undefined
      ? `${words.overnight ? "Oteldən saat" : "Saat"} ${words.leaves} radələrində çıxın. ${by} uçuş: ${words.flight}${onward}.`
      : `${between} yol: saat ${words.leaves} radələrində çıxış, ${way(words)}${through(words.via)}${words.throughNight ? ", gecəni yolda keçirirsiniz" : ""}.`;
  },
  transferOn: ({ from, to, reaches, overnight }, last) =>
    last
      ? `Saat ${reaches} radələrində ${toAz(to)} ${overnight ? "çatıb otelə yerləşin" : "çatacaqsınız"}.`
      : `${fromAz(from ?? "")} ${toAz(to)} yol davam edir.`,
  beforeTransfer: (city, part) =>
    `${PART_AZ[part]} ${inAz(city)} sərbəst vaxt, sonra yola çıxırsınız.`,
  departure: (city, words) => {
    if (words.flight !== undefined) {
      const onward = words.onward
        ? ` (${ONWARD[words.onwardBy]} təxminən ${words.hours} saat)`
        : "";
      const airport = words.town === undefined ? "hava limanına" : `${words.town} hava limanına`;
      return `Saat ${words.leaves} radələrində ${airport} yola düşün${onward}. Reys: ${words.flight}.`;
    }
    if (words.mode)
      return `${fromAz(city)} evə qayıdış, saat ${words.leaves} radələrində: ${way(words)}${through(words.via)}.`;
    return words.onward
      ? `${fromAz(city)} hava limanına ${ONWARD[words.onwardBy]} təxminən ${words.hours} saatlıq yol.`
      : `${words.overnight ? "Oteldən çıxın və " : ""}${fromAz(city)} evə yola düşün.`;
  },
  wayHome: ({ lands, landsNextDay, mode, reaches }, { done, before }) => {
    if (before) return "Artıq evdəsiniz.";
    if (!done) return "Evə yol.";
    if (lands !== undefined)
      return landsNextDay ? `Evə uçuş; eniş ertəsi gün, saat ${lands}.` : `Eniş vaxtı: ${lands}.`;
    return mode ? `Saat ${reaches} radələrində evdə olacaqsınız.` : "Evə yol.";
  },
  excursionOn: (title, until) =>
    until === undefined
      ? `«${title}» davam edir.`
      : `«${title}»: qayıdış saat ${until} radələrində.`,
  placeOn: (name) => `Günortadan sonra da ${inAz(name)} qalırsınız.`,
  at: (clock, sentence) => `Saat ${clock} – ${sentence}`,
  free: { morning: "Sərbəst vaxt.", afternoon: "Sərbəst vaxt.", evening: "Sərbəst vaxt." },
  halfDay: (place, afternoon) =>
    `${place}: ${afternoon.charAt(0).toLocaleLowerCase("az")}${afternoon.slice(1)}`,
  hoursLeft: {
    after: "Qalan saatlar yeməyə və otelin ətrafında ilk gəzintiyə qalır.",
    before: "O vaxta qədər sərbəstsiniz; çamadanları otel saxlayır.",
    ski: "Yola düşənə qədər xizək sürməyə davam edin.",
    rest: "Gecə yolundan sonra səhər yeməyi yeyib dincəlin.",
  },
  stillIn: (city, sentence) => `Hələ ${inAz(city)}: ${sentence}`,
  work: {
    morning: "İşiniz üçün ayrılıb.",
    afternoon: "Saat altıya qədər işiniz üçün ayrılıb.",
    leaving: "Yola çıxana qədər vaxt işiniz üçündür.",
    meeting: (hours) => `${hours} – görüşünüz.`,
    meetingOn: (until) => `Görüşünüz davam edir, sonu: ${until}.`,
    fair: (hours) => `${hours} – sərgi.`,
    fairOn: (until) => `Sərgi davam edir, sonu: ${until}.`,
    elsewhere: (hours, place) => `${hours} – işiniz (${place}).`,
    elsewhereOn: (until) => `Oradakı işiniz davam edir, sonu: ${until}.`,
    meanwhile: (sentence, isOne) =>
      `${isOne ? "Sizinlə gələn üçün bu vaxt" : "Yol yoldaşlarınız üçün bu vaxt"}: ${sentence}`,
    together: (sentence, isOne) =>
      `${isOne ? "Bundan sonra ikiniz" : "Bundan sonra hamınız"}: ${sentence}`,
  },
  more: IDEAS_AZ,
  tips: {
    excursion: (title) =>
      `«${title}» ekskursiyasını bir neçə gün əvvəl sifariş edin və görüş yerini soruşun.`,
    sellsOut: (title) => `«${title}»: indi sifariş edin, biletlər həftələr, aylar öncədən bitir.`,
    departure: "Otaq günortaya qədər boşaldılır; çamadanları yola düşənə kimi otel saxlayır.",
  },
  weekdays: {
    mon: "bazar ertəsi",
    tue: "çərşənbə axşamı",
    wed: "çərşənbə",
    thu: "cümə axşamı",
    fri: "cümə",
    sat: "şənbə",
    sun: "bazar",
  },
  forAll: (travellers) => `(${travellers} nəfər üçün)`,
  inMonth: MONTHS.map((month) => `${month} ayında`),
  date: (day, month, year) => `${day} ${MONTHS[month - 1]} ${year}`,
  onDay: (weekday, date) => `${date} (${weekday})`,
  list,
  number: (value) => String(value).replace(".", ","),
  party: ({ adults, children, infants }) =>
    list([
      `${adults} böyük`,
      ...(children > 0 ? [`${children} uşaq`] : []),
      ...(infants > 0 ? [`${infants} körpə`] : []),
    ]),
  days,
  advice: ADVICE_AZ,
  remarks: {
    daysCut: (asked, kept) => `Plan ən çoxu ${days(kept)} üçün qurulur; istənilən: ${asked}.`,
    daysDefault: (count) => `Müddət göstərilməyib, ona görə plan ${days(count)} üçündür.`,
    daysOverDates: (count, dated) =>
      `Tarixlər ${days(dated)} əhatə edir, amma ${days(count)} istənilib: plan ${days(count)} üçündür.`,
    past: (date) => `${date} keçmiş tarixdir; qiymətlər gələn ilin həmin günləri üçündür.`,
    pricedFor: (time) => `Qiymətlər bu vaxt üçündür: ${time}.`,
    unread: {
      dates: (text) => `«${text}» tarix kimi oxunmadı.`,
      budget: (text) => `«${text}» büdcə kimi oxunmadı.`,
      travelers: (text) => `«${text}» nəfər sayı kimi oxunmadı.`,
    },
    oneAdult: "Hesab bir böyük üçündür.",
    typical: (time) =>
      `Tarix göstərilməyib; ilk gün kimi ${time} seçilib. Öz tarixinizi yazın, plan ona görə qurulsun.`,
    inMonthFrom: (time) =>
      `Dəqiq gün göstərilməyib; ilk gün kimi ${time} seçilib. Öz tarixinizi yazın, plan ona görə qurulsun.`,
    partyDefault: "Nəfər sayı göstərilməyib, hesab bir böyük üçündür.",
    partyAssumed: (party) => `Hesab bu tərkib üçündür: ${party}.`,
    partyCut: (asked, kept) => `Plan ən çoxu ${kept} nəfər üçün qurulur; istənilən: ${asked}.`,
    unknown: (names) => `Kataloqumuzda yoxdur: ${names}.`,
    leftOut: (cities) => `Gün çatmadığı üçün plana düşmədi: ${cities}.`,
    added: (cities) => `Heç bir gün boş qalmasın deyə əlavə edildi: ${cities}.`,
    chosen: (cities) => `Yer göstərilməyib; istəklərinizə ən uyğun: ${cities}.`,
    offSeason: (cities, inMonth) =>
      `${cities}: ${inMonth} ən yaxşı vaxt deyil; plana yalnız o vaxt açıq olan yerlər düşüb.`,
    noTheme: {
      ski: "O ay orada xizək sürülmür: qar üçün yanvar və ya fevralda gedin.",
      beach: "O ay orada dəniz üzmək üçün soyuqdur.",
    },
    flightsLeftOut: "Uçuş daxil deyil: haradan yola çıxdığınızı yazın, qiyməti hesablansın.",
    noFlights: (city) =>
      `${city}: o gün üçün boş yeri olan reys tapılmadı, bu yol hesaba daxil deyil.`,
    hardWay: (city, stops, easier) =>
      `${toAz(city)} yalnız ${stops} tranzitlə çatmaq olur${easier === undefined ? "" : `; ${toAz(easier)} getmək daha rahatdır`}.`,
    leavesBefore: (date, airportBy, nights) =>
      `Gediş reysi planın ilk günündən əvvəl yola düşür: hava limanına ${date}, saat ${airportBy}-dək çatın. Bir gecə təyyarədə keçir, oteldə ${nights} gecə qalır.`,
    missed: {
      closed: (names) => `Səfər günlərinizdə bağlıdır: ${names}.`,
      money: (names) => `Qənaət üçün plana salınmayıb: ${names}.`,
      time: (names) => `Vaxt çatmadığı üçün plana düşmədi: ${names}.`,
      limit: (names) => `Bir günə istədiyinizdən artıq olardı: ${names}.`,
      unfit: (names) =>
        `Adını çəkmisiniz, amma sizin üçün çətin olduğundan günlərə salınmayıb: ${names}.`,
    },
    roomsFull: (city) =>
      `${city}: bu tarixlərdə otaqlar satılıb görünür; operatordan başqa variantlar soruşun.`,
    freeDays: (count) =>
      `Ümumilikdə təxminən ${days(count)} sərbəstdir: dincəlmək və özünüz gəzmək üçün.`,
    meetings: (hours) => `Görüşləriniz üçün ayrılıb: ${hours}; qalan hər şey ona görə qurulub.`,
    work: (workDays) =>
      `Saat altıya qədər iş üçün ayrılıb: ${workDays}. Görüşlərin saatını yazın, qalanı ona görə quraq.`,
    woman: {
      both: "Tək səyahət edən qadın üçün: təyyarə gündüz enir, otel şəhərin mərkəzindədir.",
      daylight: "Tək səyahət edən qadın üçün: təyyarə gündüz enir.",
      late: "Qaranlıq düşəndən sonra çatırsınız: oteldən qarşılama sifariş edin.",
    },
    needs: {
      wheelchair:
        "Plan əlil arabası nəzərə alınaraq qurulub: pilləkəni və dik yolu ilə tanınan yerlər çıxarılıb. Qalan yerlərin səkiləri, panduslar və liftlər yoxlanmayıb: hər birini, otaqları və nəqliyyatı operator təsdiqləsin.",
      small_children:
        "Kiçik uşaq nəzərə alınıb: barlar, uzun ekskursiyalar və dik yolu ilə tanınan yerlər çıxarılıb.",
      vegan:
        "Veqan: ət və balıq yerləri çıxarılıb; süd və yumurtanın da olmayacağını otelə və bələdçiyə deyin.",
      vegetarian: "Vegetarian: ət və balıq yerləri çıxarılıb; otelə və bələdçiyə də xəbər verin.",
      halal: "Halal: şərab və donuz əti olan yerlər çıxarılıb; başqa yerlərdə halal menyu soruşun.",
      kosher:
        "Koşer: şərab və donuz əti olan yerlər çıxarılıb, bu isə qalanlarını koşer etmir; nəzarətli mətbəxi operator tapır və ya yeməyi gətizdirir.",
      train: "Qatar olan yerdə qatarla.",
      little_walking:
        "Az yerimək: pilləkəni, dik yolu və uzun gəzintisi ilə tanınan yerlər çıxarılıb. Yerlər arasında taksi götürün, hava limanlarında köməyi biletlə birlikdə sifariş edin.",
    },
    visas: (home, rules) =>
      `${home} pasportu ilə giriş: ${rules.map(([country, entry]) => `${country} – ${visa(entry)}`).join("; ")}. Pul ödəməzdən əvvəl səfirlikdən dəqiqləşdirin.`,
    open: {
      party: "Kimlərin getdiyini və uşaqların yaşını yazın.",
      dates: "Tarixlərin sonu əvvəlindən qabaqdır: hansı doğrudur?",
      length:
        "Səyahətin müddəti iki cür yazılıb; plan günlərin sayına görə qurulub, digəri doğrudursa, yazın.",
      destinations:
        "Yerlər arasında hələ seçim edirdiniz: plan onlardan biri üçündür, o biri ilə müqayisə edilməyib; onu yazın, plan onun üçün qurulsun.",
      currency: "Büdcənin valyutası yazılmayıb; ABŞ dolları kimi götürüldü.",
    },
    currency: (asked, used) => `${asked} üçün məzənnə yoxdur; məbləğlər ${used} ilədir.`,
    polishFailed: "Mətni gözəlləşdirmək alınmadı, ona görə plan sadə şəkildədir.",
  },
  refusals: {
    unknownPlace: (name) => `«${name}» adlı yer bizə məlum deyil, plan qurmaq olmur`,
    unknownPlaces: (names) => `Bu yerlər bizə məlum deyil, plan qurmaq olmur: ${names}`,
    unknownPlaceHint: "Kataloqda olan şəhər və ya ölkə adı yazın.",
  },
  labels: LABELS_AZ,
  availability: AVAILABILITY_AZ,
};
