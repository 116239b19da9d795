import { toAz } from "./cases-az.ts";
import type { Advice, Stage, WayWords } from "./wording.ts";

export function wayThereAz(words: WayWords, stage: Stage): string {
  const { to, departs, airportBy, airportEve, leaves, flight } = words;
  if (stage === "on") return `${toAz(to)} yol davam edir.`;
  if (departs === undefined) return `Saat ${leaves} radələrində yola çıxın.`;
  if (stage === "early") return "Evdəsiniz: uçuş axşamdır.";
  if (stage === "home") return `Uçuşa qədər evdəsiniz; hava limanına saat ${airportBy}-dək çatın.`;
  if (stage === "flies") return `Uçuş vaxtı: ${departs}. Reys: ${flight}.`;
  return `Hava limanına ${airportEve ? "bir gün əvvəl, " : ""}saat ${airportBy}-dək çatın. Reys: ${flight}.`;
}

export const ADVICE_AZ: Advice = {
  hardHours: (flights) =>
    `Saatı narahatdır və ya gözləmə uzundur, amma o gün münasib qiymətə daha rahat reys yoxdur: ${flights}. Başqa gün ola bilər.`,
  otherAirport: (left, back) =>
    `Uçuş ${left} hava limanındandır, qayıdış isə ${back} hava limanına: maşını nəzərə alın.`,
  ski: (school, hire) =>
    `Qaldırıcı biletləri qiymətə daxildir${hire === undefined ? "." : `, xizək və çəkmə kirayəsi isə yox: onu biletlərlə birlikdə sifariş edin, hamı üçün təxminən ${hire}.`}${school ? " Uşaqlar üçün xizək məktəbini də sifariş edin: orada yerlər tez tükənir." : ""}`,
  unknownPassport: (home, countries) =>
    `${home} pasportu ilə giriş qaydaları kataloqumuzda yoxdur (${countries}): viza lazım olub-olmadığını pul ödəməzdən əvvəl səfirlikdən öyrənin.`,
  noSights: (cities, near) =>
    `Kataloqumuzda hələ ${cities} üzrə görməli yerlər yoxdur: uçuş, otel və transfer planlaşdırılıb, oradakı günlər sərbəstdir.${near ? ` Günlərini doldura biləcəyimiz ən yaxın yer: ${near}.` : ""}`,
  area: (beaches) =>
    `Qalacağınız yer: ${beaches}. Günlər oradan qurulub, qiymət bu sahildə həmin dərəcəli otelindir; konkret oteli operator təsdiqləyir.`,
  wheelchairUmrah:
    "Əlil arabasında təvaf və səy: Məscidül-Həramın yuxarı mərtəbələrində ayrıca yollar və elektrik arabaları, qapılarında nişanlı köməkçilər var; Həremeyn qatarında pandus və yeri biletlə birlikdə istəyin.",
  aroundWork: "Görüş uçuşa görə buraxılmır: ilk görüşdən bir gün əvvəl uçursunuz.",
  workFromNoon: (day) =>
    `${day}: iş üçün günortadan sonrası qalır; görüşlər səhərdirsə, bir gün əvvəl axşam uçun.`,
};
