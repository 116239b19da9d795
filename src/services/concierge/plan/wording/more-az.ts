import { inAz } from "./cases-az.ts";
import type { Wording } from "./wording.ts";

/** Back to the beach, the slopes, the sanctuary. */
export const MORE_AZ: Wording["more"] = {
  beach: [
    (place) => `Dəniz kənarında qalın: ${place}.`,
    (place) => `Yenə üzmək vaxtıdır: ${place}.`,
    (place) => `Kölgə, kitab və dəniz: ${place}.`,
    (place) => `Təkrar dənizə girin: ${place}.`,
    (place) => `Tələsməyən yarım gün: ${place}.`,
    (place) => `Uzun üzmə və kölgədə istirahət: ${place}.`,
    (place) => `Yenə çimərlik: ${place}.`,
    (place) => `Yalnız dəniz: ${place}.`,
  ],
  ski: [
    (place) => `Qaldırıcılar bağlanana qədər qarda: ${place}.`,
    (place) => `İlk qaldırıcı və təzə qar: ${place}.`,
    (place) => `Yenə yuxarı və yenə eniş: ${place}.`,
    (place) => `Yeni gün, yeni trassalar: ${place}.`,
    (place) => `Yenə xizək üstündə: ${place}.`,
    (place) => `Ən çox bəyəndiyiniz trassalar: ${place}.`,
    (place) => `Bir-birinin ardınca uzun enişlər: ${place}.`,
    (place) => `Bir neçə son eniş: ${place}.`,
  ],
  pilgrimage: [
    (place) => `${inAz(place)} namaz.`,
    (place) => `${inAz(place)} namaz və sakit saatlar.`,
    (place) => `${inAz(place)} ibadətlə keçən daha bir neçə saat.`,
    (place) => `${inAz(place)} namaz, sonra istirahət.`,
    (place) => `${inAz(place)} ibadət vaxtı.`,
    (place) => `Adamlar azkən ${inAz(place)} ibadət.`,
  ],
};
