import type { Saying } from "./sayings.ts";

/** Seats and bags, and meals and help that a passenger asks for by the code of a reservation system. */
export const WISH_SAYINGS: readonly Saying[] = [
  [
    "Exit rows are for adults from 16 who can help: not for children, with an infant, or with assistance.",
    "Çıxış yanındakı yerlər 16 yaşdan, kömək edə bilən böyüklər üçündür.",
    "Места у выхода только для взрослых от 16 лет, которые могут помочь.",
  ],
  [
    "At most {n} bags can be added.",
    "Ən çoxu {n} baqaj əlavə etmək olar.",
    "Можно добавить не больше {n} мест багажа.",
  ],
  [
    "Paid seats ({money}) are lost with the flight; paid bags stay.",
    "Ödənilmiş yerlər ({money}) itir, baqaj qalır.",
    "Оплаченные места ({money}) теряются, багаж остаётся.",
  ],
  ["{ssr} {what} for {name}", "{ssr}, {what}: {name}", "{ssr}, {what}: {name}"],
  ["{diet} meal", "{diet} yemək", "питание: {diet}"],
  ["vegan", "veqan", "веганское"],
  ["vegetarian", "vegetarian", "вегетарианское"],
  ["Asian vegetarian", "Asiya vegetarian", "азиатское вегетарианское"],
  ["Hindu", "hindu", "индуистское"],
  ["halal", "halal", "халяль"],
  ["kosher", "koşer", "кошерное"],
  ["diabetic", "diabetik", "диабетическое"],
  ["gluten-free", "qlütensiz", "без глютена"],
  ["child's", "uşaq üçün", "детское"],
  ["baby's", "körpə üçün", "для младенца"],
  ["wheelchair to the gate", "çıxışadək əlil arabası", "кресло-коляска до выхода"],
  [
    "wheelchair, cannot climb steps",
    "əlil arabası, pilləkən çıxa bilmir",
    "кресло-коляска, не поднимается по ступеням",
  ],
  [
    "wheelchair, carried to the seat",
    "əlil arabası, yerinə aparılır",
    "кресло-коляска, доставка до места",
  ],
  ["blind passenger", "görməyən sərnişin", "незрячий пассажир"],
  ["deaf passenger", "eşitməyən sərnişin", "глухой пассажир"],
  ["meet and assist", "qarşılama və yardım", "встреча и сопровождение"],
  ["medical case", "tibbi hal", "медицинский случай"],
  ["unaccompanied minor", "müşayiətsiz uşaq", "ребёнок без сопровождения"],
  [
    "bassinet (at the first row of the cabin alone)",
    "körpə beşiyi (yalnız salonun ilk sırasında)",
    "люлька (только в первом ряду салона)",
  ],
  [
    "pet in the cabin (on request; its fee is paid to the airline)",
    "salonda heyvan (istəklə; haqqı aviaşirkətə ödənilir)",
    "животное в салоне (по запросу; сбор платят авиакомпании)",
  ],
  ["service animal", "köməkçi heyvan", "животное-помощник"],
];
