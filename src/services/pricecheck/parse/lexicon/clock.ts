import { phraseFinder } from "../phrases.ts";

export const findHalf = phraseFinder({
  am: "am|a m|a.m",
  pm: "pm|p m|p.m",
});

/** Parts of the day, said after a time or before it. */
export const findPartOfDay = phraseFinder({
  morning:
    "in the morning|morning|morgens|fruh|vormittags|di mattina|del mattino|mattina|de la manana|por la manana|du matin|утра|утром|seher|seherler",
  afternoon:
    "in the afternoon|afternoon|nachmittags|di pomeriggio|del pomeriggio|pomeriggio|de la tarde|por la tarde|de l'apres midi|дня|днем|gunorta",
  evening:
    "in the evening|evening|abends|di sera|della sera|sera|du soir|вечера|вечером|axsam|axsamustu",
  night: "at night|nachts|di notte|notte|de la noche|por la noche|ночи|ночью|gece",
});

export const findClockWord = phraseFinder<number>([
  [
    720,
    "noon|at noon|midday|mittags um zwolf|mezzogiorno|a mezzogiorno|mediodia|al mediodia|midi|a midi|полдень|в полдень|gunorta saat 12",
  ],
  [
    0,
    "midnight|at midnight|mitternacht|mezzanotte|medianoche|minuit|полночь|в полночь|gece yarisi",
  ],
]);

/** Said before a time, and only there. */
export const findAtTime = phraseFinder({
  at: "at|um|gegen|alle|alle ore|ore|a las|las|a la|a|vers|в|к|saat|dep|arr|departs|arrives|leaves|lands|ab|an|departure|arrival|departing|arriving|leaving|landing|abflug|ankunft|partenza|arrivo|parte|arriva|salida|llegada|sale|llega|depart|arrivee|part|вылет|прилет|прибытие|ucus|cixis|enis|catma|bis|until|till",
});

/** What a time is of, when said before it. */
export const findTimeRole = phraseFinder({
  departure:
    "depart*|dep|leav*|off at|take off|takes off|taking off|takeoff|out at|abflug|abflugzeit|abfl|abreise|startet|start|ab|fliegt|los um|parten*|parte|parto|partiamo|decoll*|salida|sale|salgo|salimos|sal|despeg*|decollage|decolle|part|pars|partons|partant|вылет*|отправл*|отлет*|вылетаю|ucus|ucusum|cixis|cixir|cixiram|qalxir|qalxis|yola dus*|ucur",
  arrival:
    "arriv*|arr|land*|gets in|getting in|get in|gets there|gets to|getting to|touch* down|in at|reaches|ankunft|ankunftszeit|ank|ankommen|an|landet|landung|kommt an|arrivo|atterr*|llegada|llega|llego|llegamos|llegando|lleg|aterriz*|прилет*|прибы*|посадк*|приземл*|прилетаю|enis|enir|eniram|catma|catir|catiram|catis|varis|gelis|gelir|yere en*",
});
