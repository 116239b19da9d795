import { inAz, toAz } from "./cases-az.ts";
import type { Wording } from "./wording.ts";

/** The half of a beach day that nothing is planned for. */
const BY_THE_SEA = "Dəniz kənarında sərbəst vaxt.";

/** Days at the beach, on the slopes, at the sanctuary, in the order of their ideas. */
export const IDEAS_AZ: Wording["more"] = {
  beach: [
    {
      morning: (place) => `${place}: dəniz kənarında sərbəst vaxt.`,
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
  ],
  ski: [
    {
      morning: (place) => `${place}: ilk qaldırıcıya çatın, qar saat on birə qədər ən yaxşı olur.`,
      afternoon:
        "Günəşli terrasda nahar, sonra qaldırıcılar bağlanana qədər günəşin düşdüyü yamaclar.",
    },
    {
      morning: (place) => `${place}: uşaqlar xizək məktəbində, böyüklər isə yuxarı trassalarda.`,
      afternoon: "Hamı birlikdə asan trassalarda, arada isti şokolad.",
    },
    {
      morning: (place) =>
        `${place}: trassaların xəritəsi ilə kurortu birinci qaldırıcıdan ən uzağına qədər sürün.`,
      afternoon: "Nahardan sonra ən uzun trassa, dayanmadan.",
    },
    {
      morning: (place) =>
        `${place}: ən yuxarı qaldırıcıya qalxın və hələ enmədiyiniz trassalardan enin.`,
      afternoon: "Ən yaxşılarını bir də enin, son kreslo getməmiş.",
    },
    {
      morning: () => "Hələ boş ikən sevimli trassalarınız, sonra yuxarı stansiyada qəhvə.",
      afternoon: "Qaldırıcılar bağlanana qədər kənar trassalar.",
    },
    {
      morning: () => "Uzun bir səhər, zirvədən aşağı, təkrar-təkrar.",
      afternoon: "Günün son enişləri; axşam xizəklərin kənarını itilətdirin.",
    },
    {
      morning: (place) =>
        `${place}: kirayədə çəkmə və xizəkləri seçin, sonra tədris yamacında ilk dərs.`,
      afternoon: "Həmin yamacda əyləci və ilk dönüşləri təkrarlayın, ayaqlar yorulmamış dayanın.",
    },
    {
      morning: () => "İkinci dərs: çəkmə qaldırıcı və hər iki tərəfə dönüşlər.",
      afternoon: "Birlikdə nahar, sonra tədris yamacında təlimatçısız bir saat.",
    },
    {
      morning: () => "Üçüncü dərs: ilk mavi trassada ardıcıl dönüşlər.",
      afternoon: "Həmin mavi trassa öz tempinizlə iki dəfə də; aşağıda isti şokolad.",
    },
    {
      morning: () =>
        "Dördüncü dərs: təlimatçı ilə orta stansiyaya qalxış və ən asan trassa ilə eniş.",
      afternoon:
        "Öyrəndiyiniz yamacda ayaqlar yorulana qədər sakit enişlər: yıxılmalar yorğunluqdan olur.",
    },
    {
      morning: () => "Səhəri yuxarıdan aşağı mavi trassalarda keçirin, birində şəkil çəkdirin.",
      afternoon: "Tez bitirin: xizək əvəzinə isti hovuz və ya kirşə.",
    },
    {
      morning: () => "Təlimatçı ilə bir saat bir səhvi düzəldin, sonra ən yaxşı trassanız.",
      afternoon: "Son asan enişlər; kirayə xizəkləri dükan bağlanmamış qaytarın.",
    },
    {
      morning: (place) =>
        `${place}: kirayədən xizək və çəkmə götürün; yeni başlayanlar tədris yamacında təlimçi ilə, qalanlar yuxarı trassalarda.`,
      afternoon:
        "Birlikdə nahar; sonra yeni başlayanlar dərsi təkrarlayır, qalanlar qaldırıcılar bağlanana qədər sürür.",
    },
    {
      morning: () =>
        "Yeni başlayanların ikinci dərsi; qalanlar ən yuxarı qaldırıcıya qalxıb ən uzun trassadan enir.",
      afternoon: "Yamacın ətəyində birlikdə nahar, sonra hər kəs öz səviyyəsində.",
    },
    {
      morning: () =>
        "Üçüncü dərs ilk mavi trassadadır; qalanlar xəritə ilə kurortun o biri başına keçir.",
      afternoon: "Bir mavi trassa hamı birlikdə, sonra istəyənlər üçün dik enişlər.",
    },
    {
      morning: () =>
        "Yeni başlayanlar mavi trassalarda məşq edir; qalanlar qar bərk ikən qırmızı və qara trassalarda sürür.",
      afternoon: "Hamının çata bildiyi terrasda nahar, sonra asan enişlər.",
    },
    {
      morning: () =>
        "Yeni başlayanlar üçün təlimçi ilə bir saat; qalanlar üçün hələ enmədikləri trassalar.",
      afternoon: "Kurortun ən uzun asan trassası hamı birlikdə.",
    },
    {
      morning: () => "Orta stansiyadan hamı birlikdə eniş, sonra hərənin sevdiyi trassa.",
      afternoon: "Son enişlər; kirayə xizəkləri dükan bağlanmamış qaytarın.",
    },
    {
      morning: (place) =>
        `${place}: əvvəl xizək və çəkmə kirayəsi, sonra öyrənənlər üçün xizək məktəbi; qalanlar yuxarı trassalarda.`,
      afternoon: "Hamı birlikdə tədris yamacında: uşaqlar öyrəndiklərini göstərir.",
    },
    {
      morning: () => "Günortaya qədər xizək məktəbi; sürən böyüklər ən yuxarı qaldırıcıda.",
      afternoon: "Birlikdə nahar, sonra uşaqların tempi ilə asan eniş.",
    },
    {
      morning: () => "Xizək məktəbi davam edir; böyüklər xəritə ilə bütün kurortu sürür.",
      afternoon: "Uşaqlarla mavi trassa, aşağıda isti şokolad.",
    },
    {
      morning: () => "Xizək məktəbi; böyüklər üçün hələ enmədikləri trassalar.",
      afternoon: "Uşaqlar üçün kirşə, istəyənlər üçün daha bir uzun eniş.",
    },
    {
      morning: () => "Məktəbin son səhəri, çox vaxt kiçik yarışla: gəlib tamaşa edin.",
      afternoon: "Orta stansiyadan aşağı hamı birlikdə, uşaqlar istədiyi qədər.",
    },
    {
      morning: () => "Dərssiz və tələsmədən, hamı birlikdə yamaclarda bir gün.",
      afternoon: "Son enişlər; kirayə xizəkləri dükan bağlanmamış qaytarın.",
    },
    {
      morning: (place) =>
        `${place}: əvvəl xizək və çəkmə kirayəsi, sonra tədris yamacında xizək məktəbi: uşaqlar bir qrupda, böyüklər o birində.`,
      afternoon: "Birlikdə nahar, sonra həmin asan yamacda bir az da; ayaqlar yorulmamış dayanın.",
    },
    {
      morning: () => "Hər iki qrupda ikinci dərs: əyləc, dönüşlər və çəkmə qaldırıcı.",
      afternoon: "Tədris yamacında hamı birlikdə bir saat, sonra isti şokolad.",
    },
    {
      morning: () => "Üçüncü dərs: hər iki tərəfə dönüşlər, hazır olanlar üçün ilk mavi trassa.",
      afternoon: "Birlikdə nahar, sonra ən kiçiyin istədiyi qədər asan eniş.",
    },
    {
      morning: () => "Xizək məktəbi davam edir, hər qrup öz tempi ilə.",
      afternoon: "Ən asan mavi trassa birlikdə, ya da yenə tədris yamacı.",
    },
    {
      morning: () => "Son dərs, uşaqlar üçün çox vaxt kiçik yarışla: gəlib tamaşa edin.",
      afternoon: "Orta stansiyadan hamı birlikdə, tələsmədən asan eniş.",
    },
    {
      morning: () => "Dərssiz və tələsmədən, hamı birlikdə asan yamaclarda bir səhər.",
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
      afternoon: "Nahardan sonra istirahət; əsr namazı həyətin kölgəsində.",
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
    {
      morning: (place) => `Səhər duası, ${place}; ardınca öz məzmurunuz üçün vaxt.`,
      afternoon: "Tələsmədən keçən günorta; minyan yığılanda minxa duası.",
    },
    {
      morning: (place) => `${place}, qruplar gəlməmiş: sizə tapşırılan qeydləri gətirin.`,
      afternoon: "Mütaliə və istirahət; məhəllənin kitab dükanları axşama qədər açıqdır.",
    },
    {
      morning: (place) => `Sakit bir saat, ${place}; başqa heç nə planlaşdırılmayıb.`,
      afternoon: "Oteldə istirahət, istəyənlər üçün axşam duası.",
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
    {
      morning: () => "Təyin olunubsa palçıq və ya parafin, sonra bir saat uzanmaq.",
      afternoon: "Düz sahil yolunda kafe; hansı şirniyyatın olar, soruşun.",
    },
    {
      morning: () => "Səhər yeməyindən əvvəl su, sonra prosedur, nahardan qabaq yuxu.",
      afternoon: "Orkestr çalırsa parkda musiqi, yoxsa günəşdə skamya.",
    },
  ],
};
