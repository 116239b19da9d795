import { phraseFinder } from "../phrases.ts";

/** Months in seven languages; cases and endings by their stem. */
export const findMonth = phraseFinder<number>([
  [1, "jan|january|januar|janner|gennaio|gen|gennaio|enero|ene|janvier|janv|янв*|yanvar*|yan"],
  [2, "feb|february|februar|feber|febbraio|febrero|fevrier|fevr|fev|фев*|fevral*"],
  [3, "mar|march|marz|maerz|mrz|marzo|mars|мар|март*|mart|martin|martda|marta"],
  [4, "apr|april|aprile|abril|abr|avril|avr|апр*|aprel*"],
  [5, "may|mai|maggio|mag|mayo|май|мая|мае|mayin|mayda|maya"],
  [6, "jun|june|juni|giugno|giu|junio|juin|июн*|iyun*"],
  [7, "jul|july|juli|luglio|lug|julio|juillet|juil|июл*|iyul*"],
  [8, "aug|august|agosto|ago|aout|авг*|avqust*|avq"],
  [9, "sep|sept|september|settembre|set|septiembre|setiembre|septembre|сен*|sentyabr*|sen"],
  [10, "oct|october|okt|oktober|ottobre|ott|octubre|octobre|окт*|oktyabr*"],
  [11, "nov|november|novembre|noviembre|ноя*|noyabr*|noy"],
  [12, "dec|december|dez|dezember|dicembre|dic|diciembre|decembre|дек*|dekabr*|dek"],
]);

/** 0 is Monday. */
export const findWeekday = phraseFinder<number>([
  [
    0,
    "mon|monday|mo|montag|lun|lunedi|lunes|lundi|пн|понедельник*|bazar ertesi|bazar ertesi gunu|be",
  ],
  [
    1,
    "tue|tues|tuesday|di|die|dienstag|mar|martedi|martes|mardi|вт|вторник*|cersenbe axsami|cersenbe axsami gunu|ca",
  ],
  [
    2,
    "wed|weds|wednesday|mi|mittwoch|mer|mercoledi|mie|miercoles|mercredi|ср|сред*|cersenbe|cersenbe gunu",
  ],
  [
    3,
    "thu|thur|thurs|thursday|do|donnerstag|gio|giovedi|jue|jueves|jeu|jeudi|чт|четверг*|cume axsami|cume axsami gunu",
  ],
  [4, "fri|friday|fr|freitag|ven|venerdi|vie|viernes|vendredi|пт|пятниц*|cume|cume gunu"],
  [5, "sat|saturday|sa|samstag|sonnabend|sab|sabato|sabado|sam|samedi|сб|суббот*|senbe|senbe gunu"],
  [6, "sun|sunday|so|sonntag|dom|domenica|domingo|dim|dimanche|вс|воскресен*|bazar|bazar gunu"],
]);

/** Short names of weekdays that are common words; they count only beside a date. */
export const WEAK_WEEKDAYS: ReadonlySet<string> = new Set(
  "mo di die mi do fr sa so mar mer gio ven sab dom lun mie jue vie dim jeu sam sat sun mon wed пн вт ср чт пт сб вс be ca bazar".split(
    " ",
  ),
);

/** Days from today. */
export const findRelativeDay = phraseFinder<number>([
  [
    0,
    "today|tonight|this morning|this afternoon|this evening|heute|heute abend|heute morgen|oggi|stasera|stamattina|hoy|esta noche|esta tarde|aujourd'hui|ce soir|ce matin|сегодня|bu gun|bugun|bu axsam",
  ],
  [1, "tomorrow|tmrw|tmr|domani|domattina|manana|demain|завтра|sabah|sabahki"],
  [
    2,
    "day after tomorrow|the day after tomorrow|ubermorgen|uebermorgen|dopodomani|pasado manana|apres demain|послезавтра|birigun|o biri gun|biri gun",
  ],
]);

/** "morgen" is also the morning. */
export const findMorgen = phraseFinder({ tomorrow: "morgen" });

export const findNextWord = phraseFinder({
  next: "next|nachste|nachsten|nachster|kommende woche|prossimo|prossima|proximo|proxima|prochain|prochaine|следующ*|novbeti|gelen hefte|gelen heftenin",
  coming:
    "this|coming|diesen|dieser|kommenden|kommender|questo|questa|este|esta|ce|cette|эт*|ближайш*|bu",
});

export const findUnit = phraseFinder<number>([
  [1, "day|days|tag|tage|tagen|giorno|giorni|dia|dias|jour|jours|день|дня|дней|gun|gunden|gune"],
  [
    7,
    "week|weeks|woche|wochen|settimana|settimane|semana|semanas|semaine|semaines|недел*|hefte|hefteden|hefteye",
  ],
]);

export const findIn = phraseFinder({
  in: "in|tra|fra|dentro de|en|dans|через",
});

/** "two weeks from now", "iki həftə sonra", "2 weeks' time". */
export const findFromNow = phraseFinder({
  later: "from now|from today|sonra|time",
});

/** Some days after what was said before. */
export const findLater = phraseFinder<number>([
  [
    0,
    "same day|the same day|on the same day|am selben tag|am gleichen tag|gleicher tag|lo stesso giorno|stesso giorno|el mismo dia|mismo dia|le meme jour|meme jour|в тот же день|того же дня|hemin gun|eyni gun|eyni gunde",
  ],
  [
    1,
    "next day|the next day|following day|the following day|day after|the day after|next morning|the next morning|following morning|the following morning|the morning after|next afternoon|next evening|a day later|one day later|overnight to the next day|nachsten tag|nachsten tages|am nachsten tag|nachsten morgen|am nachsten morgen|am folgetag|folgetag|folgetages|am tag darauf|tags darauf|tag danach|am tag danach|am darauffolgenden tag|einen tag spater|giorno dopo|il giorno dopo|del giorno dopo|giorno successivo|il giorno successivo|del giorno successivo|giorno seguente|il giorno seguente|del giorno seguente|indomani|l'indomani|dell'indomani|mattina dopo|la mattina dopo|mattina seguente|la mattina seguente|mattina successiva|dia siguiente|al dia siguiente|del dia siguiente|el dia siguiente|manana siguiente|a la manana siguiente|la manana siguiente|dia despues|un dia despues|lendemain|le lendemain|du lendemain|lendemain matin|le lendemain matin|jour suivant|le jour suivant|jour d'apres|на следующий день|следующего дня|на следующее утро|следующим утром|на другой день|наутро|через день|ertesi gun|ertesi gunu|novbeti gun|novbeti gunu|sonraki gun|ertesi seher|ertesi gun seher|bir gun sonra",
  ],
  [
    2,
    "two days later|2 days later|zwei tage spater|due giorni dopo|dos dias despues|deux jours plus tard|через два дня|на третий день|iki gun sonra",
  ],
]);
