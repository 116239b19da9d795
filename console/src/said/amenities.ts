import type { Saying } from "./sayings.ts";

/** What a hotel has. Apart from the other sentences of searches: views in a chat show none of it. */
export const AMENITY_SAYINGS: readonly Saying[] = [
  ["Pool", "Hovuz", "Бассейн"],
  ["Children's pool", "Uşaq hovuzu", "Детский бассейн"],
  ["Private beach area", "Öz çimərliyi", "Свой пляж"],
  ["Spa", "Spa", "Спа"],
  ["Fitness centre", "Fitnes zalı", "Фитнес-зал"],
  ["Restaurant", "Restoran", "Ресторан"],
  ["Parking", "Parkinq", "Парковка"],
  ["Airport shuttle", "Hava limanına servis", "Трансфер в аэропорт"],
  ["Family rooms", "Ailə otaqları", "Семейные номера"],
  ["Step-free rooms", "Pilləsiz otaqlar", "Номера без ступеней"],
  ["Pets welcome", "Ev heyvanı ilə olar", "Можно с животными"],
];
