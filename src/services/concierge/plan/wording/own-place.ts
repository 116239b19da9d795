import type { Language } from "../../../../domain/catalogue.ts";
import { plural } from "./plural-ru.ts";
import type { Wording } from "./wording.ts";

interface OwnPlaceWords {
  readonly note: string;
  readonly hoursLeft: Pick<Wording["hoursLeft"], "after" | "before">;
}

/** What is said to travellers who sleep at a place of their own, where others are told of a hotel. */
export const OWN_PLACE: Readonly<Record<Language, OwnPlaceWords>> = {
  en: {
    note: "No hotel is planned: nights at your own place are not counted.",
    hoursLeft: {
      after: "The hours left are for a meal and a first walk.",
      before: "Until then the time is yours.",
    },
  },
  az: {
    note: "Otel planlaşdırılmayıb: öz yerinizdə qaldığınız gecələr hesaba daxil deyil.",
    hoursLeft: {
      after: "Qalan saatlar yeməyə və ilk gəzintiyə qalır.",
      before: "O vaxta qədər sərbəstsiniz.",
    },
  },
  ru: {
    note: "Отель не запланирован: ночи в своём жилье в расчёт не входят.",
    hoursLeft: {
      after: "Оставшихся часов хватит, чтобы поесть и немного прогуляться.",
      before: "До этого время ваше.",
    },
  },
};

/** Rooms of their own, as they are in the sum. */
export const ROOMS_APART: Readonly<Record<Language, (rooms: number) => string>> = {
  en: (rooms) => `Separate rooms, as you asked: the sum has ${rooms} rooms in each hotel.`,
  az: (rooms) => `İstədiyiniz kimi, ayrı otaqlar: məbləğdə hər oteldə ${rooms} otaq var.`,
  ru: (rooms) =>
    `Отдельные номера, как вы просили: в сумму входит ${plural(rooms, "номер", "номера", "номеров")} в каждом отеле.`,
};

/** An island that is left by daylight for a flight in the evening. */
export const SEAPLANE: Readonly<Record<Language, string>> = {
  en: "Seaplanes fly by daylight only: on the last day the island is left in the afternoon, and the evening until the flight is spent at the airport. The operator can say what a day room near it costs, or an island that a speedboat goes to.",
  az: "Hidroplan yalnız gündüz uçur: son gün adadan günortadan sonra çıxılır, uçuşa qədər axşam hava limanında keçir. Yaxınlıqda günlük otağın və ya qayıqla gedilən adanın qiymətini operator deyə bilər.",
  ru: "Гидросамолёты летают только засветло: в последний день с острова уезжают днём, а вечер до рейса проходит в аэропорту. Сколько стоит номер на несколько часов рядом с ним или остров, куда ходит катер, скажет оператор.",
};
