import { withSlips } from "./slips.ts";
import type { Lexicon } from "./types.ts";

export const DE: Lexicon = {
  tells:
    "der|die|das|und|von|nach|mit|um|uhr|fur|ist|ich|wir|flug|hinflug|ruckflug|abflug|ankunft|erwachsene|erwachsener|kind|kinder|preis|dann|ein|eine|einen|zuruck|auf|bei|pro|gefunden|zwei|drei|hin|samstag|sonntag|montag|dienstag|mittwoch|donnerstag|freitag|januar|februar|marz|juni|juli|oktober|dezember|ab|datum|euro|zum|oder|oma|opa|lohnt|gesamt|reiseplan|strecke|am|meine|mein|unser|bin|sind|kostet|morgens|abends|startet|landet|mutter|vater|nein|hat|fliegen|fliege|frau|freund|gunstig|teuer|bezahlt|habe|wurde|heute|ubermorgen|nachsten|jetzt|noch|was|wie|viel|einem|einer|unsere|eltern|reise|wochen|monaten|tagen|nur|statt",
  words: {
    and: "und|sowie",
    or: "oder",
    with: "mit|und|fur",
    for: "fur",
    not: "nein|nicht|kein|keinen|keine|ohne",
    article: "ein|eine|einen|einem|einer|der|dem|den|die|das",
    much: "zu|viel|viele|sehr|so",
    betweenDayAndMonth: "",
    until: "bis|und",
    about: "ca|circa|etwa|nur|rund",
    numberSign: "nr|nummer",
    weakDay: "mo|di|die|mi|do|fr|sa|so",
    ordinalEnding: "",
    yearWord: "",
    beforeDate:
      "am|den|dem|vom|bis|ab|zum|datum|und|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag",
    weakBeforeDay: "am|bis|ab|und|zum|datum",
    beforeTime: "um|gegen|ankunft|abflug",
    atHour: "um",
    hours: "std|stunde|stunden",
    minutes: "minuten|min",
    oClock: "uhr",
    weakRole: "an|ab|start|landung",
    zero: "null",
    weakPrice: "fur",
    eachBefore: "je|jeweils",
    points: "meilen|punkte|meile",
    measure: "kg|km|min|std|tage|tagen|nachte|jahre|minuten|stunden|stuck|liter",
    twins: "zwillinge|zwillingen",
    remaining: "ubrig|frei|verfugbar",
    manyChildren: "kinder|kindern|enkelkinder|enkel",
    my: "mein|meine|meinem|meinen|meiner|unser|unsere|unserem|unseren|unserer|sein|seine|ihre|ihr|ihren|euer|eure",
    mine: "mein|meine|meinem|meinen|meiner",
    theirs: "sein|seine|seinem|ihre|ihr|ihren|ihrem",
    timeSpan: "jahre|jahr|j",
    aged: "im|alter|von",
    weakPlaceRole: "ab|aus",
    beforePlace: "dem|der|flughafen",
    airportWord: "flughafen",
    airlineLabel: "fluggesellschaft",
    byAirline: "mit|bei|fluggesellschaft",
    classWord: "klasse|buchungsklasse|kl",
    noPlace:
      "der|die|das|und|von|nach|mit|ein|eine|einen|ist|bin|bis|auf|aus|bei|fur|hin|her|ich|ihr|ins|im|ja|kein|mal|mein|mir|nur|ob|oder|preis|sehr|sie|sind|um|uns|war|was|wer|wie|wir|wo|zu|zum|zur|gut|tag|uhr|alle|ende|nein|pfingsten|karneval|fasching|oktoberfest|allerheiligen|herbstferien|sommerferien|osterferien",
  },
  phrases: {
    noDay: "am morgen|nachsten morgen|guten morgen|jeden morgen",
    yesterday: "gestern|gestern abend",
    ahead: "in",
    fromNow: "",
    at: "um|gegen|ab|an|abflug|ankunft|bis",
    otherTime:
      "boarding|einstieg|gate|sitzplatz|boarding beginn|gate schliesst|terminal|reihe|platz|check in schluss|gepackabgabe",
    included: "inkl|inklusive|inbegriffen|enthalten|einschliesslich|mit",
    budget: "budget|hochstens|maximal|bis zu",
    little: "kleine|kleinen|kleiner|weitere|jungere|jungerer|beste|bester|besten|altere",
    young: "kleine|kleiner|kleinen|jungere|jungerer",
    self: "ich|mir|mich",
    we: "wir|uns|unsere familie|meine familie|familie",
    groupOf:
      "gruppe von|familie mit|vierkopfige familie|familie von|dreikopfige familie|funfkopfige familie|kopfige familie|familie aus",
    couple: "paar|ein paar sind wir|zu zweit|wir beide|wir zwei|ehepaar|parchen|flitterwochen",
    solo: "allein|nur ich|alleine|nur fur mich",
    family: "familie|familien",
    viaAfter: "",
    ground: "zug|bahn|ice|bus|fernbus|faehre|taxi",
    layover: "zwischenstopp|umsteigezeit|aufenthalt|umstieg",
    duration: "flugzeit|flugdauer|dauer|reisezeit",
    flightWord: "flug|flugnummer|flug nr|fluge",
    operated:
      "statt|anstatt|anstelle von|durchgefuhrt von|ausgefuhrt von|codeshare|gemeinschaftsflug|betrieben von|auch als|betrieben durch|operated by",
    soldAs: "aber|von",
    seenOn: "bei|auf|uber|quelle|gesehen bei",
    sourceLabel: "quelle|gefunden bei",
    website: "webseite|website|seite",
  },
  kinds: {
    rate: {
      each: "pro pers|pro person|pro kopf|je person|pro nase|jeweils|pro passagier|pro person und strecke|je|pro reisendem|pro erwachsenem|je reisender|p p|pp|pro mann|fur jeden|jeder|pro gast|/person|/pers|/erwachsener",
      eachWay:
        "pro strecke|je strecke|und strecke|pro richtung|je richtung|pro flug|einfache strecke|pro weg|je weg|je flug|pro flugstrecke|pro teilstrecke|jede strecke|fur jede strecke",
      day: "pro tag|am tag|/tag",
      night: "pro nacht|die nacht|je nacht|/nacht",
    },
    which: {
      next: "nachste|nachsten|nachster|nachstes|kommende woche",
      coming: "diesen|dieser|dieses|kommenden|kommender|kommendes",
    },
    unit: {
      day: "tag|tage|tagen",
      night: "nacht|nachte|nachten",
      week: "woche|wochen",
      month: "monat|monate|monaten",
    },
    season: { spring: "fruhling|fruhjahr", summer: "sommer", autumn: "herbst", winter: "winter" },
    feast: {
      newYear: "silvester|neujahr",
      christmas: "weihnachten",
      easter: "ostern",
      ramadan: "ramadan",
    },
    weekend: { weekend: "wochenende", long: "langes wochenende" },
    partOfMonth: { early: "anfang", mid: "mitte", late: "ende" },
    half: { am: "", pm: "" },
    partOfDay: {
      morning: "morgens|fruh|vormittags|am morgen|am vormittag|in der fruh",
      afternoon: "nachmittags|am nachmittag",
      evening: "abends|am abend",
      night: "nachts|in der nacht",
    },
    clockWord: { noon: "mittags um zwolf", midnight: "mitternacht" },
    halfHour: { to: "halb", past: "" },
    quarter: { to: "viertel vor", past: "viertel nach" },
    minutesOf: { to: "vor", past: "nach" },
    timeRole: {
      departure:
        "abflug|abflugzeit|abfl|abreise|startet|start|ab|fliegt|los um|hebt ab|abheben|startend|abflug um",
      arrival:
        "ankunft|ankunftszeit|ank|ankommen|an|landet|landung|kommt an|lande|landen|landend|komme an|kommen an|ankunft um",
    },
    currencyWord: {
      AUD: "australische dollar",
      CAD: "kanadische dollar",
      NZD: "neuseeland dollar",
      SGD: "singapur dollar*",
      USD: "dollar|us dollar",
      EUR: "euro|euros|eur",
      GBP: "pfund",
      CHF: "franken|schweizer franken",
      RUB: "rubel",
      TRY: "turkische lira|lira",
      SEK: "schwedische kronen",
      NOK: "norwegische kronen",
      DKK: "danische kronen",
      "DKK NOK SEK": "kronen",
    },
    priceWord: {
      total:
        "gesamt|gesamtpreis|gesamtbetrag|insgesamt|zusammen|fur alle|fur beide|komplett|summe|endpreis|fur uns alle|fur uns beide|alle zusammen|alles zusammen|endsumme|fur uns zwei|fur uns",
      price:
        "betrag|preis|preise|kostet|kosten|bezahlt|zahle|fur|zahlen|gezahlt|kostete|zahlte|verlangt|verlangen|angebot",
      part: "steuern|gebuhren|gepack|versicherung|statt|rabatt|ersparnis|ermassigung|davon|fruher|vorher|normalerweise|sonst|zuschlag",
      now: "jetzt|nun|aktuell|heute|runter auf|gesunken auf|gefallen auf",
    },
    people: {
      adults:
        "erwachsene|erwachsener|erwachsenen|erw|studenten|studentinnen|senioren|rentner|manner|frauen|lehrer|lehrerinnen|erwachs|ew",
      children:
        "kind|kinder|kindern|kinds|sohn|tochter|jugendliche|enkelkinder|enkel|jungs|madchen|junge|zwillinge|schuler|teenager|tochtern|sohne|ki|kids",
      infants: "babys|baby|saugling|sauglinge|kleinkind|kleinkinder",
      people: "personen|person|passagiere|passagier|reisende|reisender|leute|tickets|fluggaste",
      friends:
        "freunde|freundinnen|kollegen|kolleginnen|bruder|schwestern|kumpel|kumpels|madels|jungs|geschwister",
      couples: "paare|ehepaare|parchen",
    },
    kin: {
      spouse:
        "frau|mann|freundin|freund|partner|partnerin|verlobte|verlobter|verlobten|ehefrau|ehemann|lebensgefahrtin|lebensgefahrte|lebensgefahrten|gattin|gatte",
      grown:
        "oma|opa|grossmutter|grossvater|bruder|schwester|tante|onkel|schwiegermutter|schwiegervater|kollege|kollegin|chef|chefin|cousin|cousine",
      parent: "mutter|mama|mutti|vater|papa|vati",
      pair: "eltern|grosseltern|schwiegereltern|oma und opa",
      child: "enkel|enkelin|enkelkind|neffe|nichte",
    },
    lap: {
      lap: "auf dem schoss|auf dem schoß|auf meinem schoss|auf schoss|schoss|schoß|ohne sitzplatz|ohne eigenen sitz|ohne eigenen sitzplatz|ohne sitz",
      seat: "eigener sitz|eigenem sitz|eigenen sitz|eigenem sitzplatz|eigener sitzplatz|eigenen sitzplatz|mit sitzplatz|mit sitz|mit eigenem platz",
    },
    turn: {
      outward: "hinflug|hinreise|hinweg|hin",
      return: "ruckflug|ruckreise|ruckweg|zuruck|retour",
      onward: "dann|danach|anschliessend|weiter|weiter mit|weiter nach",
      leg: "flug 1|flug 2|strecke",
    },
    tripKind: {
      round: "hin und zuruck|hin und ruckflug|hin und ruck|hin ruck",
      oneWay: "nur hinflug|nur hin|einfach*|kein ruckflug|keinen ruckflug|ohne ruckflug",
    },
    cabin: {
      PREMIUM_ECONOMY: "",
      BUSINESS: "businessklasse|business klasse",
      FIRST: "erste klasse|ersten klasse|erster klasse|1 klasse|first klasse",
      ECONOMY: "economyklasse|economy klasse|touristenklasse",
    },
    ageUnit: {
      years: "jahre alt|jahriges kind|jahrige|jahriger|jahriges|jahre|jahrigen",
      months: "monate alt|monate",
    },
    placeRole: {
      from: "von|vom|ab|aus|von flughafen|abflugort",
      to: "nach|bis|zum|zielort|ziel|ankunft in",
      via: "uber|ueber|umsteigen in|mit umstieg in|umstieg in|zwischenstopp in|mit zwischenstopp in|mit stopp in",
    },
  },
  lists: {
    month: withSlips(
      "januar|janner|jan;februar|feber|feb;marz|maerz|mrz;april|apr;mai;juni|jun;juli|jul;august|aug;september|sep|sept;oktober|okt;november|nov;dezember|dez",
    ),
    weekday:
      "mo|montag;di|die|dienstag;mi|mittwoch;do|donnerstag;fr|freitag;sa|samstag|sonnabend;so|sonntag",
    relativeDay: "heute|heute abend|heute morgen;morgen;ubermorgen|uebermorgen",
    later:
      "am selben tag|am gleichen tag|gleicher tag|beide am;nachsten tag|nachsten tages|am nachsten tag|nachsten morgen|am nachsten morgen|am folgetag|folgetag|folgetages|am tag darauf|tags darauf|tag danach|am tag danach|am darauffolgenden tag|einen tag spater;zwei tage spater",
    ordinal:
      "ersten|erster;zweiten;dritten;vierten;funften;sechsten;siebten|siebenten;achten;neunten;zehnten;elften;zwolften;dreizehnten;vierzehnten;funfzehnten;sechzehnten;siebzehnten;achtzehnten;neunzehnten;zwanzigsten;einundzwanzigsten;zweiundzwanzigsten;dreiundzwanzigsten;vierundzwanzigsten;funfundzwanzigsten;sechsundzwanzigsten;siebenundzwanzigsten;achtundzwanzigsten;neunundzwanzigsten;dreissigsten;einunddreissigsten",
    together: "zu zweit|zu zweien;zu dritt;zu viert;zu funft;zu sechst",
  },
  numbers: {
    ones: "eins|ein;zwei|zwo;drei;vier;funf;sechs;sieben;acht;neun;zehn;elf;zwolf;dreizehn;vierzehn;funfzehn;sechzehn;siebzehn;achtzehn;neunzehn",
    tens: "zwanzig;dreissig;vierzig;funfzig;sechzig;siebzig;achtzig;neunzig",
    hundreds:
      "hundert|einhundert;zweihundert;dreihundert;vierhundert;funfhundert;sechshundert;siebenhundert;achthundert;neunhundert",
    thousand: "tausend|eintausend",
  },
  multiples: [[1000, "tsd|tausend"]],
  mail: { wrote: "schrieb", sent: "gesendet" },
};
