import type { ReadLanguage } from "./types.ts";

/** How figures are written: patterns that are tried where a token starts. */

/** 2027-02-19: year, sign, month, day. */
export const ISO_DATE = /(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/y;
/** 2027-07. */
export const ISO_MONTH = /(20\d\d)[-/.](0\d|1[0-2])(?!\d)/y;
/** 12.02.2027, 12.02., 3/4, 04-05-27: day, sign, month, the sign again, year. */
export const FIGURE_DATE = /(\d{1,2})([./-])(\d{1,2})(?!\d)(?:(\2)((?:\d{4}|\d{2})(?!\d))?)?/y;
/** Of two dates the second is written in full: "10.06-15.06.2027". */
export const FULL_DATE = /\d{1,2}\.\d{1,2}\.\d{4}/y;
/** 19/2, 19-2-27, "dates are dd/mm": the first of two figures is no month. */
export const DAY_FIRST =
  /(?<!\d)(?:1[3-9]|2\d|3[01])(?:\/|-(?=\d{1,2}-\d\d))(?:0?[1-9]|1[0-2])(?!\d)|(?<!\p{L})dd[./-]mm(?!\p{L})/iu;
/** 2/19, 2-19-27, "mm/dd": the second is none. */
export const MONTH_FIRST =
  /(?<!\d)(?:0?[1-9]|1[0-2])(?:\/|-(?=\d{1,2}-\d\d))(?:1[3-9]|2\d|3[01])(?!\d)|(?<![\p{L}./-])mm[./-]dd(?!\p{L})/iu;
/** "2+1", "2A+2C", "2A 1C": adults and children. */
export const PAIR = /(\d)(?:A?\+|A[ ,/]{1,2}(?=\dC))(\d)C?(?![^\s,.;)])/y;

/** What parts the names of those who travel. */
export const BETWEEN_NAMES = /[,;&\n]| (?:and|и|und|y|et|e|və|ve) /u;
/** "2. Miss E Smith (child)": the name, and what stands in brackets behind it. */
export const NAME_AND_KIND = /^ *(?:\d[.)])?([^\d:()]*)(?:\((\p{L}+)\))?[ .]*$/u;

/** A number with signs between its digits: 1,234.50, 1 234, 2'345.60. */
export const AMOUNT = /(?:\d{1,3}(?: \d{3}(?!\d)){1,3}|\d{1,9}(?!\d))(?:[.,']\d{1,9}(?!\d)){0,4}/y;

/** What pages and chats put around words. */
export const MARKUP: readonly (readonly [RegExp, string])[] = [
  // Tags part lines or nothing; an attribute longer than this is none.
  [/<\/?(?:br|p|div|tr|li|h\d|table|ul)(?:\s[^<>]{0,300})?\/?>/gi, "\n"],
  [/<\/?[a-z][a-z0-9]{0,12}(?:\s[^<>]{0,300})?\/?>/gi, " "],
  // The writer of a line of a chat, and when: "[15/11/2026, 10:02] Anna: ".
  [
    /^(?:\[\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? \d{1,2}:\d\d(?::\d\d)?(?: ?[AP]M)?\] ?|\d{1,2}[./]\d{1,2}[./]\d{2,4}, \d{1,2}:\d\d(?: ?[AP]M)? - )[^:\n\d]{1,40}: /gim,
    "",
  ],
];

/** A scanned O among digits is a zero, in either case and alphabet: "1O89", "o6:oo". */
export const SCANNED =
  /(?<![A-Za-zА-я])(?=[OoОо\d]{0,6}\d[OoОо\d]{0,6}|[OoОо]{1,2}[:.]|(?<=[\dOoОо][:.,])[OoОо]{1,2})(?=[OoОо\d]{0,6}[OoОо])[OoОо\d]{1,7}(?![A-Za-zА-я])/g;

/** Signs that are written in several ways, and what each is read as. */
export const REPLACED: readonly (readonly [RegExp, string])[] = [
  // Of a calendar's file: 20270312T135000.
  [
    /(?<!\d)(20\d\d)([01]\d)([0-3]\d)T([0-2]\d)([0-5]\d)(?:\d\d)?Z?(?![\dA-Za-z])/g,
    "$1-$2-$3T$4:$5",
  ],
  [/(?<!\d)(20[2-4]\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?!\d)/g, "$1-$2-$3"],
  // What a clock is ahead of Greenwich: local times count.
  [/(T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(?:Z|[+-]\d\d:?\d\d)(?!\d)/g, "$1"],
  [/\r\n?|\\n|[\u2028\u2029\u0085]/g, "\n"],
  [/(?<!\p{L})w\/(?:o|out)(?!\p{L})/giu, "without"],
  [/(?<!\p{L})w(?:\/\s?| )(?=\p{Ll}{3})/gu, "with "],
  // "1,5 года" is one year old.
  [/(?<=(?<![\d.,])\d)[.,]\d(?=\)|\s?(?:год|лет|г\.|yaş|yas|years?\s?old|yo(?!\p{L})))/giu, ""],
  // Before compatibility forms are decomposed: a raised +1 must stay apart from the time before it.
  [/\u207a\s?([¹²³])/g, " +$1"],
  [/¹/g, "1"],
  [/²/g, "2"],
  [/³/g, "3"],
  // IST, as Turkish writes it.
  [/(?<!\p{L})İ(?=[A-Z]{2}(?!\p{L}))/gu, "I"],
  // "Thanks, Rachel" at the end: who writes is nothing that is wished.
  [
    /(?<=^|[.!?)\n]\s{0,3})((?:(?:[Mm]any |[Bb]est |[Kk]ind |[Ww]arm )*(?:[Tt]hanks|[Tt]hank you|[Cc]heers|[Rr]egards|[Ww]ishes|[Ss]incerely)|[Bb]est|(?:[Зз]аранее )?(?:[Сс]пасибо|[Бб]лагодарю)|[Сс] уважением|(?:[Öö]ncədən |[Çç]ox )?(?:[Tt]əşəkkürlər|[Tt]əşəkkür edirəm|[Ss]ağ olun|[Hh]örmətlə))(?: (?:in advance|so much|a lot|again|заранее|большое))*)\s{0,3}[,!.–-]{0,3}\s{1,3}\p{Lu}\p{Ll}{1,20}(?:(?: and| &| и| və)? \p{Lu}[\p{Ll}.]{0,20}){0,2}\s{0,3}[.!]{0,3}\s{0,9}$/u,
    "$1.",
  ],
  // "2027-04-10..2027-04-23"
  [/(?<=\d)\s?(?:\.{2,3}|…)\s?(?=\d)/g, " - "],
  [/[\u2010-\u2015\u2212\u2e3a\u2e3b]/g, "-"],
  [/[→➔➜➝⟶➞►▶⇒»✈]\ufe0f?|-{1,3}>|={1,3}>/g, "→"],
  [/[⇄⇆↔⟷]/g, "↔"],
  [/_/g, " "],
  // Pages copied without what parts their words: "AirlinesEconomyBoeing 787J2 8".
  [/(?<=\p{Ll})(?=(?:Economy|Premium|Business|Boeing|Airbus|Embraer)(?!\p{Ll}))/gu, " · "],
  [
    /(?<=(?:Boeing|Airbus|Embraer) [A-Z]?\d{3}(?:neo|-\d{3,4}(?:ER)?)?)(?=(?:[A-Z][A-Z\d]|\d[A-Z]) ?\d)/g,
    " · ",
  ],
  // "Q R double oh one".
  [
    /(?<!\p{L})double (oh|o|zero|one|two|three|four|five|six|seven|eight|nine)(?!\p{L})/giu,
    "$1 $1",
  ],
  [/[’‘ʼ`´]/g, "'"],
  // "w/ my mum", "w/o bags", "we dont dive".
  [/(?<![\p{L}\d/])w\/o(?=\s)/giu, "without"],
  [/(?<![\p{L}\d/])w\/(?=\s?\p{L})/giu, "with "],
  [/(?<!\p{L})(do|does|did|is|are|ca|wo|would|could|have)nt(?!\p{L})/giu, "$1n't"],
  [/(?<![\d\p{L}])([1-5]) ?\*+(?![\d\p{L}])/gu, "$1★"],
  [/[\u00a0\u2000-\u200a\u202f\u205f\u3000\t]/g, " "],
  // Marks of direction, joiners, soft hyphens and control characters say nothing.
  [/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g, ""],
  // A scanned l is a one: "3l8", "l2 May"; "I2" is an airline.
  [/(?<![\p{L}])l(?=\d{1,3}(?![\p{L}\d]))|(?<=\d)[lI](?=\d)/gu, "1"],
  [/(?![\n\u007f-\u009f])\p{Cc}/gu, " "],
];

/** "10:00-12:00", "from 9 to 5 pm", "с 10 до 12", "saat 10-dan 12-dək": two hours of a day. */
export const HOURS =
  /(from\s|с\s|saat\s)?(\d{1,2})(?:[:.](\d\d))?\s?([ap])?\.?(?:m(?![\p{L}]))?\.?\s*(?:-|–|to|till|until|до|-?\s?d[aə]n)\s*(?:saat\s)?(\d{1,2})(?:[:.](\d\d))?\s?([ap])?\.?(?:m(?![\p{L}]))?(?!\d)/iuy;
/** "at 10", "at 9:30 am", "в 10:00", "saat 15-də": the hour at which something begins. */
export const AT_HOUR =
  /(at\s|в\s|к\s|saat\s)(\d{1,2})(?:[:.](\d\d))?\s?([ap])?\.?(?:m(?![\p{L}]))?(?!\d)/iuy;

/** "and one in Paris": one more of the meetings that were said before. */
export const ONE_MORE =
  /(?:and|plus|и|ещё|еще|və)\s+(?:one|another|одна|одну|biri)\s+(?:more\s+)?(?:in|at|on|в|на|\p{Lu})/uy;

/** "the second day", «третьего дня», "ikinci gün": a day of the trip, counted; from the second on. */
export const NTH_DAY =
  /(second|2nd|third|3rd|fourth|4th|втор\p{L}+|треть\p{L}+|четв[её]рт\p{L}+|ikinci|üçüncü|dördüncü)\s(?:day|д(?:ень|ня)|gün\p{L}*)(?!\p{L})/iuy;
export const NTH_DAYS = [
  /^(?:second|2nd|втор|ikinci)/iu,
  /^(?:third|3rd|треть|üçüncü)/iu,
  /^(?:fourth|4th|четв|dördüncü)/iu,
] as const;
/** "a half-day meeting", «полдня», "yarım gün". */
export const HALF_DAY = /(?:half[\s-]?(?:a\s)?day|полдня|пол\s?дня|yarım\sgün)(?!\p{L})/iuy;
export const IN_THE_MORNING = /(?:morning|утром|утра|səhər)(?!\p{L})/iuy;

/** Letters that only one of the languages writes, and how many small words one is as good as. */
export const OWN_LETTERS: readonly (readonly [RegExp, ReadLanguage, number])[] = [
  [/\p{Script=Cyrillic}/u, "ru", 3],
  [/ə/i, "az", 3],
  [/ß/, "de", 2],
  [/ñ|¿|¡/i, "es", 2],
];

/** "flights to Lima we already bought", «билеты туда и обратно уже куплены», "bilet artıq alınıb". */
export const OWN_FLIGHTS =
  /(?:flights?|plane tickets|air tickets|(?:авиа)?билеты|aviabiletlər|biletlər)(?:\s\p{L}+){0,4}?\s(?:already (?:bought|booked|paid|sorted)|are (?:bought|booked|sorted|paid)|уже (?:куплены|есть|взяли|купили)|artıq (?:alınıb|var|almışıq))/iuy;

/** A bare day of a range whose month is said elsewhere: "с 5 по 13", «числа с 10», "23rd to 29th". */
export const DAY_OF_SPAN =
  /(?<=(?<!\p{L})со? )\d{1,2}(?= по \d)|(?<=(?<!\p{L})со? \d{1,2} по )\d{1,2}(?!\d| (?:дн|ноч))|(?<=числа со? )\d{1,2}(?!\d)|\d{1,2}(?= числ[ао])|\d{1,2}(?=(?:st|nd|rd|th) (?:to|till|until|-) \d{1,2}(?:st|nd|rd|th))|(?<=\d(?:st|nd|rd|th) (?:to|till|until|-) )\d{1,2}(?=st|nd|rd|th)/iuy;

/** A sum in the same sentence, before what stands there or behind it. */
export const BESIDE_PRICE =
  /(?<=(?:\d{3}|\d ?[кk]|тыс\p{L}*|[$€£₽])[^.!?\n]{0,40})\p{L}|\p{L}(?=[^.!?\n]{0,40}\d{3})/iuy;
