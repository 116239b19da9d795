import type { Language } from "../../../../domain/catalogue.ts";

/** What is often to be avoided and is no thing of the catalogue, by its English words, in az and ru. */
const NAMES: readonly (readonly [said: RegExp, az: string, ru: string])[] = [
  [/seaplane/i, "hidroplan", "гидросамолёт"],
  [/animation|animators/i, "animasiya", "анимация"],
  [
    /^(?:driving|self[- ]drive|driving (?:a|the) car|rental cars?|hire cars?|renting a car)$/i,
    "maşın sürmək",
    "самим водить машину",
  ],
  [
    /loud (?:parties|music|places)|party (?:hotels?|places?)|noisy/i,
    "səs-küylü yerlər",
    "шумные места",
  ],
  [/^crowds?$|crowded/i, "izdiham", "толпы"],
  [/(?:long|tiring) (?:layovers?|connections?|transfers?)/i, "uzun gözləmələr", "долгие пересадки"],
  [/(?:long|tiring) (?:drives?|rides?|bus)/i, "uzun yol", "долгие переезды"],
  [/(?:early|night|late) flights?/i, "narahat saatda uçuşlar", "ранние и ночные рейсы"],
  [
    /two changes|two connections|more than one (?:change|connection|stop)/i,
    "birdən çox aktarma",
    "больше одной пересадки",
  ],
  [/hostels?/i, "hostel", "хостелы"],
  [/tourist traps?/i, "turist tələləri", "места только для туристов"],
  [/shopping/i, "alış-veriş", "шопинг"],
  [/nightlife|night ?clubs?/i, "gecə klubları", "ночные клубы"],
  [/animal shows?/i, "heyvan şouları", "шоу с животными"],
  [/bangla road/i, "Banqla küçəsi", "улица Бангла"],
  [/spicy/i, "acılı yemək", "острая еда"],
  [/casinos?/i, "kazino", "казино"],
  [/stairs|steps|climb/i, "pilləkən", "лестницы"],
  [/long walks?/i, "uzun gəzinti", "долгие прогулки пешком"],
];

/** What is to be avoided as the plan's language calls it, else as it was written. */
export function avoidedName(item: string, lang: Language): string {
  if (lang === "en") return item;
  const found = NAMES.find(([said]) => said.test(item.trim()));
  return found ? found[lang === "az" ? 1 : 2] : item;
}
