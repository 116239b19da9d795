import { inAz, toAz } from "./cases-az.ts";
import type { Wording } from "./wording.ts";

/** The half of a beach day that nothing is planned for. */
const BY_THE_SEA = "Dəniz kənarında sərbəst vaxt.";

/** Days at the beach, on the slopes, at the sanctuary, in the order of their ideas. */
export const IDEAS_AZ: Wording["more"] = {
  beach: [
    {
      morning: (place) => `${place}: bu gün dəniz günüdür, başqa plan yoxdur.`,
      afternoon: BY_THE_SEA,
    },
    {
      morning: (place) => `${place}: səhər tezdən üzün, dəniz sakit, sahil hələ boş olur.`,
      afternoon: BY_THE_SEA,
    },
    {
      morning: (place) => `${place}: gün qalxana qədər qumdan qala tikin, dayaz suda oynayın.`,
      afternoon: BY_THE_SEA,
    },
    {
      morning: (place) => `${place}: sahili başdan-başa gəzin, qayıdanda üzün.`,
      afternoon: BY_THE_SEA,
    },
    {
      morning: (place) => `${place}: bir saat kayak və ya avar lövhəsi ilə sahil boyu üzün.`,
      afternoon: BY_THE_SEA,
    },
    {
      morning: (place) => `${place}: qayıqçılarla bir saat sahil boyu gəzin, yolda üzün.`,
      afternoon: BY_THE_SEA,
    },
    {
      morning: (place) => `${place}: qumda top oynayın, sonra hamılıqla suya girin.`,
      afternoon: BY_THE_SEA,
    },
    {
      morning: (place) => `${place}: bütün gün şezlonq və çətir, nahar su kənarında.`,
      afternoon: BY_THE_SEA,
    },
    {
      morning: (place) => `${place}: əvvəl otelin hovuzu və ya masaj, günəş enəndə dəniz.`,
      afternoon: BY_THE_SEA,
    },
    {
      morning: (place) =>
        `${place}: oteldən günün snorkelinq qayığını soruşun; maskaları qayıqda verirlər.`,
      afternoon: BY_THE_SEA,
    },
    {
      morning: (place) => `${place}: gec səhər yeməyi, çimmək və günbatanı qumda qarşılamaq.`,
      afternoon: BY_THE_SEA,
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
      morning: () => "Tələsməyin: yuxarı stansiyada qəhvə, sonra sevimli trassa.",
      afternoon: "Xizəkləri tez çıxarın: sauna və ya qısa gəzinti.",
    },
    {
      morning: () => "Uzun bir səhər, zirvədən aşağı, təkrar-təkrar.",
      afternoon: "Günün son enişləri; axşam xizəklərin kənarını itilətdirin.",
    },
    {
      morning: (place) =>
        `${place}: kirayədə çəkmə və xizəkləri seçin, sonra tədris yamacında ilk dərs; sürməyi bilənlər yuxarı qaldırıcılara qalxır.`,
      afternoon: "Həmin yamacda əyləci və ilk dönüşləri təkrarlayın, ayaqlar yorulmamış dayanın.",
    },
    {
      morning: () => "İkinci dərs: buqel və hər iki tərəfə dönüşlər.",
      afternoon: "Birlikdə nahar, sonra tədris yamacında təlimatçısız bir saat.",
    },
    {
      morning: () => "Üçüncü dərs: ilk mavi trassada ardıcıl dönüşlər.",
      afternoon: "Həmin mavi trassa öz tempinizlə iki dəfə də; aşağıda isti şokolad.",
    },
    {
      morning: () =>
        "Öyrəndiyiniz yamacda isinin, sonra qondol və orta stansiyadan ən asan trassa.",
      afternoon: "Ayaqlar yorulana qədər sakit enişlər: yıxılmalar yorğunluqdan olur.",
    },
    {
      morning: () => "Səhəri yuxarıdan aşağı mavi trassalarda keçirin, birində şəkil çəkdirin.",
      afternoon: "Tez bitirin: xizək əvəzinə isti hovuz və ya kirşə.",
    },
    {
      morning: () => "Təlimatçı ilə bir saat bir səhvi düzəldin, sonra ən yaxşı trassanız.",
      afternoon: "Son asan enişlər; kirayə xizəkləri dükan bağlanmamış qaytarın.",
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
    {
      morning: (place) => `${inAz(place)} səhər messası; saatlar girişdə yazılır.`,
      afternoon: "Tövbə, mütaliə və ya axşam duasına qədər sükut üçün vaxt.",
    },
    {
      morning: (place) => `Böyük qruplar gəlməmiş ${inAz(place)} bir saat sükut.`,
      afternoon: "Dua etməyinizi istəyənlərin adlarını yazın və onlar üçün şam yandırın.",
    },
    {
      morning: (place) => `${inAz(place)} günün dilində oxunan duaya qoşulun.`,
      afternoon: "Tələsmədən keçən günorta: təsbeh və ikona dükanları, sonra son ziyarət.",
    },
    {
      morning: (place) =>
        `${toAz(place)} tezdən gəlin və istədiyiniz qədər qalın; başqa heç nə planlaşdırılmayıb.`,
      afternoon: "Oteldə istirahət, istəyənlər üçün axşam ibadəti.",
    },
  ],
  wellness: [
    {
      morning: () => "Həkimin yazdığı günün prosedurları, sonra bir saat istirahət.",
      afternoon: "Öz tempinizdə gəzinti və çay; tələsməyə ehtiyac yoxdur.",
    },
    {
      morning: () => "Əvvəl su və səhər yeməyi, sonra günün vannası və isti yorğan.",
      afternoon: "Bir saat yuxu, sonra parkda skamya.",
    },
    {
      morning: () => "Səhər masaj: otaqlar o vaxt sakit olur.",
      afternoon: "Kitab, şahmat və ya evə zəng; şam yeməyi burada tez verilir.",
    },
    {
      morning: () => "Sanatoriya kartı üzrə vannalar və inhalyasiya.",
      afternoon: "Mağazalara və ya kafeyə qısa gəzinti, axşam prosedurundan əvvəl qayıdın.",
    },
    {
      morning: () => "Daha yüngül gün: bir prosedur və hovuz.",
      afternoon: "İstirahət, axşamüstü varsa film və ya konsert.",
    },
    {
      morning: () => "Həkim müalicənin gedişinə baxır, sonra səhər vannası.",
      afternoon: "Parkı düz yolla bir dəfə dolanın.",
    },
    {
      morning: () => "Suda gimnastika, sonra günün müalicəsi.",
      afternoon: "Uzun nahar və sakit otaq.",
    },
    {
      morning: () => "Günortaya qədər prosedurlar; saatları bir gün əvvəl axşamdan soruşun.",
      afternoon: "Açıqcalar, çay və asta gəzinti.",
    },
    {
      morning: () => "Kursun ikinci yarısı: həmin vannalar, bir az uzun.",
      afternoon: "Eyvan və kitab vaxtı.",
    },
    {
      morning: () => "Prosedurlar və həkimlə söhbət: evdə necə davam etməli.",
      afternoon: "Evə aparmaq istədiklərinizi alın: duz, krem, bitki çayı.",
    },
  ],
};
