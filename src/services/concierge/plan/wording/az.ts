import { categoryName } from "../../vocabulary.ts";
import type { Mode } from "../travel.ts";
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

function list(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")} və ${items.at(-1)}`;
}

function days(count: number): string {
  return `${count} gün`;
}

function way({ mode, hours, flight }: WayWords): string {
  if (flight !== undefined) return `reys ${flight}`;
  return mode ? `${BY[mode]} təxminən ${hours} saat` : `təxminən ${hours} saat`;
}

function andCheckIn({ overnight }: WayWords): string {
  return overnight ? "otelə yerləşmə və ilk tanışlıq" : "ilk tanışlıq";
}

/** Endings go by the vowels of the last word of a number: 3-cü, 6-cı, 9-cu, 20-ci. */
const ORDINALS = ["", "ci", "ci", "cü", "cü", "ci", "cı", "ci", "ci", "cu"];
const ORDINALS_OF_TENS = ["", "cu", "ci", "cu", "cı", "ci", "cı", "ci", "ci", "cı"];

function ordinal(count: number): string {
  return ORDINALS[count % 10] || ORDINALS_OF_TENS[Math.floor(count / 10) % 10] || "cü";
}

function locative(count: number): string {
  return count === 0 || /[ıu]$/.test(ordinal(count)) ? "da" : "də";
}

export const AZ: Wording = {
  summary: ({ days: count, travellers, countries, cities, interests }) => {
    const themes = interests.slice(0, 3).map((one) => categoryName(one, "az"));
    const about = themes.length > 0 ? ` Mövzular: ${list(themes)}.` : "";
    return `Səyahət: ${list(countries)}, ${days(count)}, ${travellers} nəfər. Şəhərlər: ${list(cities)}.${about}`;
  },
  arrival: (words) => {
    if (words.flight !== undefined) {
      const onward = words.onward ? `, sonra yolla təxminən ${words.hours} saat` : "";
      return `Uçuş, təyinat yeri: ${words.to} (${words.flight})${onward}; ${andCheckIn(words)}.`;
    }
    if (words.mode) {
      const checkIn = words.overnight ? " və otelə yerləşmə" : "";
      return `Yol: ${words.from === undefined ? "evdən" : words.from} → ${words.to} (${way(words)})${checkIn}.`;
    }
    const onward = words.onward ? ` (hava limanından yolla təxminən ${words.hours} saat)` : "";
    return `Gəliş: ${words.to}${onward}, ${andCheckIn(words)}.`;
  },
  wayThere: ({ to, departs }, turn) =>
    turn > 0
      ? `Yol davam edir, qarşıda: ${to}.`
      : departs === undefined
        ? `Yola çıxma, təyinat yeri: ${to}.`
        : `Yol günü: uçuş saat ${departs}, təyinat yeri: ${to}.`,
  transfer: (words) => `Köçmə ${words.from} → ${words.to}: ${way(words)}, sonra otelə yerləşmə.`,
  transferOn: ({ from, to }, turn) =>
    turn > 0
      ? `${from} → ${to} uzun yolundan sonra gec çatma.`
      : `${from} → ${to} yolu günortadan sonranı da tutur.`,
  checkOut: (city) => `${city}: əşyaları yığın, oteldən çıxın və tələsmədən son dəfə gəzin.`,
  departure: (city, words) => {
    if (words.flight !== undefined) {
      const onward = words.onward ? `, hava limanına təxminən ${words.hours} saat` : "";
      return `Evə qayıdış: ${city}, reys ${words.flight}${onward}.`;
    }
    if (words.mode) return `Evə qayıdış: ${city}, ${way(words)}.`;
    return words.onward
      ? `Yola düşmə: ${city}, hava limanına qədər təxminən ${words.hours} saat yol.`
      : `Evə qayıdış: ${city}.`;
  },
  wayHome: (city, turn) =>
    turn > 0 ? `Evə çatma, geridə qalan: ${city}.` : `Ev yolu, arxada qalır: ${city}.`,
  excursionOn: (title, turn) =>
    turn > 0
      ? `«${title}»: ekskursiya axşam bitir, sonra sakit şam yeməyi.`
      : `«${title}»: ekskursiya axşama qədər davam edir.`,
  free: {
    morning: [
      (city) => `${city}: doyunca yatın və tələsmədən səhər yeməyi yeyin.`,
      (city) => `${city}: səhər xəritəsiz gəzin, küçələr hara aparsa.`,
      (city) => `${city}: adi şəhər həyatına baxan bir qəhvəxana tapın.`,
      (city) => `${city}: səhər işığında şəkillər çəkin.`,
      (city) => `${city}: otel sahibindən sevdiyi yeri soruşub ora gedin.`,
      (city) => `${city}: səhəri üzmək, qaçmaq və ya kitab oxumaq üçün saxlayın.`,
      (city) => `${city}: səhər yeməyi üçün yaxın çörəkxanaya baş çəkin.`,
    ],
    afternoon: [
      (city) => `${city}: günortadan sonranı özünüzə saxlayın.`,
      (city) => `${city}: ən çox bəyəndiyiniz yerə qayıdın.`,
      (city) => `${city}: kiçik dükanlardan hədiyyə axtarın.`,
      (city) => `${city}: parkda oturun və heç yerə tələsməyin.`,
      (city) => `${city}: şəhər avtobusu ilə son dayanacağa qədər gedin.`,
      (city) => `${city}: axşama qədər oteldə dincəlin.`,
      (city) => `${city}: hələ dadmadığınız bir yeməyi sınayın.`,
    ],
    evening: [
      (city) => `${city}: otelin yaxınlığında şam edin.`,
      (city) => `${city}: axşam mərkəzdə gəzin.`,
      (city) => `${city}: şam üçün ailə restoranı seçin.`,
      (city) => `${city}: axşam işıqlarının necə yandığına baxın.`,
      (city) => `${city}: bu gün tez yatın.`,
      (city) => `${city}: axşam yerli yemək sifariş edin.`,
      (city) => `${city}: axşam nə olduğunu öyrənin: musiqi, teatr və ya kino.`,
      (city) => `${city}: günü çay və ya bir qədəh içki ilə bitirin.`,
    ],
  },
  again: (day, sentence) => `${day}-${ordinal(day)} gün. ${sentence}`,
  tips: {
    excursion: (title) =>
      `«${title}» ekskursiyası üçün görüş yerini bir gün əvvəl axşam dəqiqləşdirin.`,
    closed: (place, on) => `${place}: bağlıdır (${list(on)}).`,
    departure: (city) => `${city}: yola düşərkən tıxac üçün vaxt saxlayın.`,
    general: [
      (city) => `${city}: yanınızda su və bir az nağd pul olsun.`,
      (city) => `${city}: rahat ayaqqabı geyinin.`,
      (city) => `${city}: məşhur yerdə masanı bir gün əvvəl sifariş edin.`,
      (city) => `${city}: xəritəni şəbəkəsiz istifadə üçün yadda saxlayın.`,
      (city) => `${city}: adam az olanda, günə erkən başlayın.`,
      (city) => `${city}: menyuda mövsüm yeməklərini soruşun.`,
    ],
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
  inMonth: MONTHS.map((month) => `${month} ayında`),
  date: (day, month, year) => `${day} ${MONTHS[month - 1]} ${year}`,
  monthOfYear: (month, year) => `${MONTHS[month - 1]} ${year}`,
  list,
  number: (value) => String(value).replace(".", ","),
  party: ({ adults, children, infants }) =>
    list([
      `${adults} böyük`,
      ...(children > 0 ? [`${children} uşaq`] : []),
      ...(infants > 0 ? [`${infants} körpə`] : []),
    ]),
  days,
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
    typical: (time) => `Tarix göstərilməyib; qiymətlər bu vaxt üçündür: ${time}.`,
    partyDefault: "Nəfər sayı göstərilməyib, hesab bir böyük üçündür.",
    partyAssumed: (party) => `Hesab bu tərkib üçündür: ${party}.`,
    partyCut: (asked, kept) => `Plan ən çoxu ${kept} nəfər üçün qurulur; istənilən: ${asked}.`,
    unknown: (names) => `Kataloqumuzda yoxdur: ${names}.`,
    substitute: (typed, city) =>
      `«${typed}» kataloqda yoxdur; kataloqda ona ən yaxın yer: ${city}.`,
    leftOut: (cities) => `Gün çatmadığı üçün plana düşmədi: ${cities}.`,
    added: (cities) => `Heç bir gün boş qalmasın deyə əlavə edildi: ${cities}.`,
    chosen: (cities) => `Yer göstərilməyib; istəklərinizə ən uyğun: ${cities}.`,
    offSeason: (cities, inMonth) =>
      `${cities}: ${inMonth} mövsüm deyil; plana yalnız o vaxt açıq olan yerlər düşüb.`,
    flightsLeftOut: "Uçuş daxil deyil: haradan yola çıxdığınızı yazın, qiyməti hesablansın.",
    noFlights: (city) =>
      `${city}: o gün üçün boş yeri olan reys tapılmadı, bu yol hesaba daxil deyil.`,
    leavesBefore: (date) =>
      date === undefined
        ? "Gediş reysi plan başlamazdan bir gün əvvəl yola düşür."
        : `Gediş reysi bir gün əvvəl yola düşür: ${date}.`,
    roomsFull: (city) =>
      `${city}: bu tarixlərdə otaqlar satılıb görünür; operatordan başqa variantlar soruşun.`,
    freeDays: (count) =>
      `Ümumilikdə təxminən ${days(count)} özünüzə qalır: kataloqumuzda orada göstərməyə başqa yer yoxdur.`,
    fits: (budget) => `Büdcənizə uyğundur: ${budget}.`,
    short: (by, needed, ways) =>
      `Büdcədən ${by} çoxdur: ən sadə halda belə bu səyahət ${needed} tutur.${ways.length > 0 ? ` Uyğun olar: ${ways.join(" və ya ")}.` : ""}`,
    fewerDays: (count) => `${days(count)}lük səyahət`,
    otherMonth: (inMonth) => `${inMonth} səyahət`,
    currency: (asked, used) => `${asked} üçün məzənnə yoxdur; məbləğlər ${used} ilədir.`,
    polishFailed: "Mətni gözəlləşdirmək alınmadı, ona görə plan sadə şəkildədir.",
  },
  refusals: {
    unknownPlace: (name) => `«${name}» adlı yer bizə məlum deyil, plan qurmaq olmur`,
    unknownPlaceHint: "Kataloqda olan şəhər və ya ölkə adı yazın.",
  },
  labels: {
    day: (day) => `Gün ${day}`,
    part: { morning: "Səhər", afternoon: "Günorta", evening: "Axşam" },
    tips: "Məsləhət",
    budget: "Büdcə",
    perPerson: "nəfər başına",
    hotels: "Otellər",
    flights: "Reyslər",
    activities: "Nə etməli",
    notes: "Qeydlər",
    dates: "Tarixlər",
    total: "Cəmi",
    range: (low, expected, high) => `${expected} (${low} – ${high})`,
    headings: {
      transport: "Nəqliyyat",
      lodging: "Yaşayış",
      food: "Yemək",
      activities: "Ekskursiya və biletlər",
      fees: "Sığorta və rüsumlar",
      reserve: "Ehtiyat",
    },
    available: "çox güman ki, yer var",
    notAvailable: "çox güman ki, yer yoxdur",
  },
  availability: {
    rooms: ({ city, free, all, guests: count, dates }) =>
      `${city}: ${all} oteldən ${free}-${locative(free)} ${count} nəfərlik boş yer var, ${dates}.`,
    noRooms: (city, count, dates) => `${city}: ${count} nəfərlik boş otaq görünmür, ${dates}.`,
    noHotels: (city) => `${city}: bazada otel yoxdur.`,
    flights: (from, count) =>
      `Həmin gün boş yeri olan reys variantları: ${count} (çıxış: ${from}).`,
    noFlights: (from) => `Həmin gün reyslərdə boş yer yoxdur (çıxış: ${from}).`,
    flightsUnasked: "Reyslər yoxlanmayıb: çıxış yeri göstərilməyib.",
    unknownOrigin: (name) => `Reyslər yoxlanmayıb: çıxış yeri tanınmadı («${name}»).`,
    goodSeason: (city, inMonth) => `${city}: ${inMonth} mövsüm yaxşıdır.`,
    badSeason: (city, inMonth, good) => `${city}: ${inMonth} mövsüm deyil; yaxşı aylar: ${good}.`,
    past: (date) => `${date} keçmiş tarixdir, o günə heç nə almaq olmaz; gələn ilin həmin günləri:`,
    unreadDates: (text, dates) => `«${text}» tarix kimi oxunmadı; yoxlanan vaxt: ${dates}.`,
    noDates: (dates) => `Tarix göstərilməyib; yoxlanan vaxt: ${dates}.`,
    others: (cities) => `Orada başqa yerlər: ${cities}.`,
    likely: "Çox güman ki, yer var; operatorun təsdiqi lazımdır.",
    unlikely: "Çox güman ki, yer yoxdur; operator başqa variantlar tapa bilər.",
    tooMany: (most) => `Ən çoxu ${most} nəfər üçün yoxlanıb.`,
  },
};
