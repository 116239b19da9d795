import { inAz, toAz } from "./cases-az.ts";
import type { Advice, Stage, WayWords, Wording } from "./wording.ts";

/** Days at the beach, on the slopes, at the sanctuary, in the order of their ideas. */
export const MORE_AZ: Wording["more"] = {
  beach: [
    {
      morning: (place) => `${toAz(place)} tezdən gedin: dəniz sakit, sahil hələ boş olur.`,
      afternoon: "Dəniz kənarında nahar, bir az kölgə, axşamdan əvvəl son dəfə üzmək.",
    },
    {
      morning: (place) => `${inAz(place)} vedrə və bel ilə keçən səhər: qumdan qala tikin.`,
      afternoon: "Sərin otaqda yuxu, günəş enəndə yenidən dayaz suya.",
    },
    {
      morning: (place) => `Ayaqyalın ${place} boyu gəzin və bəyəndiyiniz yerdə suya girin.`,
      afternoon: "Saat dördə qədər kölgədə qalın, sonra su daha isti olur.",
    },
    {
      morning: (place) => `${inAz(place)} kayak və ya katamaran götürüb sahilə dənizdən baxın.`,
      afternoon: "Qumun üstündə sərin içki, şam yeməyinə qədər başqa heç nə.",
    },
    {
      morning: (place) => `Maska və boru götürün: ${inAz(place)} balıqlar qayaların yanında olur.`,
      afternoon: "Bir saat masaj və ya otelin hovuzu, gün batanda yenə sahil.",
    },
    {
      morning: (place) => `${inAz(place)} topla oynayın, sonra su kənarında balıqqulağı yığın.`,
      afternoon: "Dondurma, çətir altında kart oyunu və hamı üçün bir dəfə də dəniz.",
    },
    {
      morning: (place) => `Gec səhər yeməyi, sonra ${inAz(place)} ön sırada şezlonq.`,
      afternoon: "Kitabı bitirin, bir də üzün və dəniz kənarında şama hazırlaşın.",
    },
    {
      morning: (place) => `Yolda köşklərdən meyvə alın və ${inAz(place)} ikinci səhər yeməyi edin.`,
      afternoon: "Günorta yuxusu, istilik keçəndə su kənarında gəzinti.",
    },
    {
      morning: (place) =>
        `${inAz(place)} qayıqçılardan sahil boyu qısa gəzinti istəyin, dayandıqları yerdə üzün.`,
      afternoon: "Nahara qayıdın; sonra hovuz və evə açıqcalar.",
    },
    {
      morning: (place) => `Zəngli saatsız səhər, ondan sonra isə ${place}.`,
      afternoon:
        "Sahil mətbəxində hələ dadmadığınız bir yeməyi sınayın, qayıqların qayıtmasına baxın.",
    },
  ],
  ski: [
    {
      morning: (place) => `${place}: ilk qaldırıcıya çatın, qar saat on birə qədər ən yaxşı olur.`,
      afternoon: "Günəşli terrasda nahar, sonra qaldırıcılar bağlanana qədər asan trassalar.",
    },
    {
      morning: (place) => `${place}: uşaqlar xizək məktəbində, böyüklər isə yuxarı trassalarda.`,
      afternoon: "Hamı birlikdə asan trassalarda, arada isti şokolad.",
    },
    {
      morning: (place) =>
        `${place}: bir saat təlimatçı götürün və bir pillə çətin trassanı sınayın.`,
      afternoon: "Nahardan sonra ən uzun trassa, dayanmadan.",
    },
    {
      morning: (place) =>
        `${place}: ən yuxarı qaldırıcıya qalxın və hələ enmədiyiniz trassalardan enin.`,
      afternoon: "Aşağıda qar artıq yumşaqdır: aşağıya qədər geniş dönüşlərlə enin.",
    },
    {
      morning: (place) => `${place}: tələsməyin, yuxarı stansiyada qəhvə, sonra sevimli trassa.`,
      afternoon: "Xizəkləri tez çıxarın: sauna və ya qısa gəzinti.",
    },
    {
      morning: (place) => `${place}: uzun bir səhər, zirvədən aşağı, təkrar-təkrar.`,
      afternoon: "Günün son enişləri; axşam xizəklərin kənarını itilətdirin.",
    },
  ],
  pilgrimage: [
    {
      morning: (place) =>
        `Cümə günüdür: içəridə yer üçün saat ona ${inAz(place)} olun; xütbə günortadan az sonra başlayır.`,
      afternoon: "Cümə namazından sonra istirahət; axşam və işa namazları həyətdə.",
    },
    {
      morning: (place) => `${inAz(place)} sübh namazı, ardınca səhər yeməyi və bir az yuxu.`,
      afternoon: "Əsr və məğrib namazları məsciddə, arada Quran oxumağa vaxt.",
    },
    {
      morning: (place) =>
        `${inAz(place)} sakit səhər: günəş çıxandan günortaya qədər ən seyrək saatlardır.`,
      afternoon: "İstidə oteldə dincəlin; əsr namazından sonra yenə məsciddə olun.",
    },
    {
      morning: (place) => `${inAz(place)} zöhr namazı, ondan əvvəl bir saat Quran oxuyun.`,
      afternoon: "Evdəkilərə söz verdiyiniz hədiyyələri axşam sıxlığından əvvəl alın.",
    },
    {
      morning: (place) =>
        `Zöhrdən bir saat əvvəl ${inAz(place)} olun ki, ön sıralarda yer tapasınız.`,
      afternoon: "Sizdən istənilən duaları yazın və məğrib namazından sonra edin.",
    },
    {
      morning: (place) => `Səhər istirahət; zöhr namazı ${inAz(place)}.`,
      afternoon: "Əsrdən işaya qədər məsciddə qalın, zəvvarların çoxu belə edir.",
    },
  ],
};

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
  wheelchairUmrah:
    "Əlil arabasında təvaf və səy: Məscidül-Həramın yuxarı mərtəbələrində ayrıca yollar və elektrik arabaları, qapılarında nişanlı köməkçilər var; Həremeyn qatarında pandus və yeri biletlə birlikdə istəyin.",
  workFromNoon: (day) =>
    `${day}: iş üçün günortadan sonrası qalır; görüşlər səhərdirsə, bir gün əvvəl axşam uçun.`,
};
