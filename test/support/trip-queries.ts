/** The same trip in the desk's languages. */
export const TRIP_QUERIES = [
  { lang: "en", query: "5-day cultural trip to Georgia for two people" },
  { lang: "az", query: "Gürcüstana iki nəfərlik 5 günlük mədəni səyahət" },
  { lang: "ru", query: "Культурная поездка в Грузию на 5 дней на двоих" },
] as const;
