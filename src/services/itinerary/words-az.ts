import { airportName } from "./airport-name.ts";
import { ruled } from "./rule.ts";
import type { ItineraryWords } from "./words.ts";

export const az: ItineraryWords = {
  heading: "Səyahətiniz",
  reference: "Bron nömrəsi",
  travellers: "Səyahət edənlər",
  total: "Cəmi",
  local: "Bütün vaxtlar öz yerinin yerli vaxtıdır.",
  cancelledAll: "Bu bron ləğv edilib.",
  unpaid: "Saxlanılıb, hələ ödənilməyib.",
  cancelled: "Ləğv edilib",
  calledOff: "Aviaşirkət bu reysi ləğv edib: necə gedəcəyinizi agentliyinizdən soruşun.",
  newTime: (booked) => `Aviaşirkət reysin vaxtını dəyişib; brondakı vaxt ${booked} idi.`,
  layover: (time) => `Yerdə ${time}`,
  airport: (name) => airportName(name, (own) => `${own} hava limanı`),
  terminal: (name) => `terminal ${name}`,
  flownBy: (airline) => `Uçuşu yerinə yetirir: ${airline}`,
  seats: (seats) => `Yerlər: ${seats}`,
  online: (when) => `Onlayn qeydiyyat başlayır: ${when}`,
  bagDrop: (time) => `Qeydiyyat və baqaj ${time}-dək`,
  bags: (checked, kg, carryOn) =>
    `Hər kəsə: ${checked} baqaj${kg ? ` (${kg} kq)` : ""}, ${carryOn} əl yükü`,
  moreBags: (count) => `Əlavə ${count} baqaj`,
  change: (rule) =>
    ruled(
      rule,
      {
        free: "Dəyişiklik: pulsuz",
        no: "Dəyişiklik: mümkün deyil",
        fee: "Dəyişiklik: ödənişlə",
      },
      (amount) => `Dəyişiklik: hamı üçün ${amount} və tarif fərqi`,
    ),
  refund: (rule) =>
    ruled(
      rule,
      {
        free: "Geri qaytarma: tam",
        no: "Geri qaytarma: yoxdur",
        fee: "Geri qaytarma: haqq çıxılmaqla",
      },
      (amount) => `Geri qaytarma: hamı üçün ${amount} çıxılmaqla`,
    ),
  credit: "aviaşirkətin krediti kimi",
  checkIn: (hotel) => `Otelə giriş: ${hotel}`,
  checkOut: (hotel) => `Oteldən çıxış: ${hotel}`,
  nights: (count) => `${count} gecə`,
  hours: (from, until) => `Adətən giriş ${from}-dan, çıxış ${until}-dək`,
  freeUntil: (when) => `Pulsuz ləğv bu vaxtadək: ${when}`,
  prepaid: "Əvvəlcədən ödənilib, geri qaytarılmır",
  early: (landing, from) => `Eniş vaxtı: ${landing}; otağa giriş vaxtı: ${from}`,
  returned: "Geri qaytarılıb",
  kept: "Ləğv və dəyişiklik üçün tutulub",
  once: "bütün bilet üçün bir dəfə",
  booked: (agency) => `Bron edən: ${agency}`,
  reach: (contact) => `Agentliklə əlaqə: ${contact}`,
  pickUp: "Avtomobilin götürülməsi",
  dropOff: "Avtomobilin qaytarılması",
  days: (count) => `${count} gün`,
  driver: (name) => `Sürücü: ${name}`,
  insured: "Sığorta daxildir",
  boards: {
    room_only: "yeməksiz",
    breakfast: "səhər yeməyi ilə",
    half_board: "yarım pansion",
    all_inclusive: "hər şey daxil",
  },
  cabins: {
    economy: "Ekonom",
    premium_economy: "Premium ekonom",
    business: "Biznes",
    first: "Birinci",
  },
  bedless: (nights) =>
    nights === 1
      ? "Bundan əvvəlki gecə üçün yer bron edilməyib"
      : `Bundan əvvəlki ${nights} gecə üçün yer bron edilməyib`,
  conflicts: {
    overlap: "Əvvəlki reys enməmiş uçur",
    other_airport: "Şəhərin başqa hava limanından uçur",
    other_city: "Əvvəlki reysin çatdığı şəhərdən uçmur",
    before_landing: "Reys enməzdən əvvəl",
  },
  calendar: "Təqvimə əlavə et",
  pdf: "PDF kimi saxla",
  print: "Kağızda və ya PDF kimi saxlamaq üçün brauzerin “Çap” əmrindən istifadə edin.",
  until: (day) => `Bu səhifəni bu günədək açmaq olar: ${day}.`,
  ask: "Nəsə düzgün deyilsə, linki göndərən agentliyə müraciət edin.",
  gone: {
    withdrawn: {
      title: "Bu link artıq işləmir",
      text: "Agentliyiniz onu geri götürüb. Bronunuza təsir etmir; yeni link istəyin.",
    },
    expired: {
      title: "Bu linkin vaxtı bitib",
      text: "Səyahət başa çatıb və ya link məhdud müddət üçün idi. Agentliyinizdən yenisini istəyin.",
    },
    unknown: {
      title: "Bu ünvanda heç nə yoxdur",
      text: "Linkin bir hissəsi çatmaya bilər. Onu gəldiyi mesajdan yenidən açın.",
    },
    many: { title: "Həddən çox cəhd", text: "Bir dəqiqə gözləyin və linki yenidən açın." },
  },
  weekdays: ["B.e.", "Ç.a.", "Ç.", "C.a.", "C.", "Ş.", "B."],
  months: "yan fev mar apr may iyn iyl avq sen okt noy dek".split(" "),
  hour: "saat",
  minute: "dəq",
};
