import type { CatalogueText, PartOfDay } from "../../../../domain/catalogue.ts";

/** What is booked by the operator and has hours of its own. */
export const EXTRA_KINDS = [
  "karting",
  "dogSled",
  "golf",
  "riding",
  "spa",
  "afternoonTea",
  "galaDinner",
] as const;
export type ExtraKind = (typeof EXTRA_KINDS)[number];

/** The parts of a day that it may take, the best first. */
export const EXTRA_PARTS: Readonly<Record<ExtraKind, readonly PartOfDay[]>> = {
  karting: ["afternoon", "morning"],
  dogSled: ["morning", "afternoon"],
  golf: ["morning", "afternoon"],
  riding: ["morning", "afternoon"],
  spa: ["afternoon", "morning"],
  afternoonTea: ["afternoon"],
  galaDinner: ["evening"],
};

/** What a part of a day with it says. */
export const EXTRA_WORDS: Readonly<Record<ExtraKind, CatalogueText>> = {
  karting: {
    en: "Race each other on a go-kart track; the operator books the heats.",
    az: "Kartinq trekində yarışın; turları operator sifariş edir.",
    ru: "Гоняйте наперегонки на картодроме: заезды заказывает оператор.",
  },
  dogSled: {
    en: "Drive a team of dogs over the snow; the operator books the sleds.",
    az: "Qarda it kirşəsi sürün; kirşələri operator sifariş edir.",
    ru: "Правьте собачьей упряжкой по снегу: сани заказывает оператор.",
  },
  golf: {
    en: "Play a round of golf; the operator books the tee time.",
    az: "Qolf oynayın; vaxtı operator sifariş edir.",
    ru: "Сыграйте раунд в гольф: время на поле заказывает оператор.",
  },
  riding: {
    en: "Ride out on horseback; the operator books the stable.",
    az: "At gəzintisinə çıxın; atları operator sifariş edir.",
    ru: "Отправьтесь на конную прогулку: лошадей заказывает оператор.",
  },
  spa: {
    en: "Have an afternoon of steam, pool and massage at a spa; the operator books the treatments.",
    az: "Spa mərkəzində buxar, hovuz və masajla dincəlin; prosedurları operator sifariş edir.",
    ru: "Отдохните в спа: пар, бассейн, массаж; процедуры заказывает оператор.",
  },
  afternoonTea: {
    en: "Sit down to afternoon tea with scones and sandwiches; the operator books the table.",
    az: "Günorta çayına oturun; masanı operator sifariş edir.",
    ru: "Сядьте за послеобеденный чай со сконами: столик заказывает оператор.",
  },
  galaDinner: {
    en: "Sit down together to the gala dinner; the operator books the room and the menu.",
    az: "Hamınız bir yerdə qala yeməyinə oturun; zalı və menyunu operator sifariş edir.",
    ru: "Соберитесь все вместе на гала-ужин: зал и меню заказывает оператор.",
  },
};
