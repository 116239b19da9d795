/** What the words around a day in a traveller's answer say of it. */
export type AnswerWord =
  /** It is a birthday, or a day of a passport. */
  | "papers"
  /** It stands in place of a day that was asked for. */
  | "moved"
  /** The journey begins on it. */
  | "goes"
  /** A sum is for the whole journey. */
  | "budget"
  /** A sum is the most that may be spent; on what, only a sentence that begins so leaves no doubt. */
  | "atMost";

/** A star stands for any ending. */
export const ANSWER_WORDS: readonly (readonly [AnswerWord, string])[] = [
  ["papers", "born|birth*|dob|d.o.b|passport*|expir*|valid until|valid till|valid to|issued"],
  ["papers", "рожд*|родил*|г.р|д.р|паспорт*|загран*|действит*|срок действия|выдан*"],
  ["papers", "dogum*|dogul*|anadan*|pasport*|etibarl*|vesiqe*|verilme*|kimlik*|son kullanma"],
  ["papers", "geburt*|geboren*|reisepass*|naissance|ne le|nee le|passeport*|nacimiento|nacid*"],
  ["papers", "pasaporte*|nascita|nato il|nata il|passaport*"],
  ["moved", "instead|move|moved|moving|shift*|postpon*|reschedul*|change*|changing|no|make it"],
  ["moved", "new date*|вместо|перен*|сдвин*|измен*|поменя*|лучше|нет|новые даты|новая дата"],
  ["moved", "yox|evezine|deyis*|daha yaxsi|yeni tarix*|yerine|ertele*|degis*|hayir"],
  ["goes", "fly|flying|leave|leaving|depart*|travel*|set off|летим|лечу|вылет*|улета*|едем|выезд*"],
  ["goes", "ucur*|ucus*|ucag*|gedir*|gedec*|yola dus*|gidiyor*|gidec*"],
  ["budget", "budget*|бюджет*|budce*|butce*"],
  ["atMost", "up to|at most|no more than|not more than|max|maximum|до|не больше|не более|максимум"],
  ["atMost", "maksimum|en cox|en fazla"],
];
