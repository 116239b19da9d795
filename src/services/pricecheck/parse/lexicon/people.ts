import { phraseFinder } from "../phrases.ts";

/** Counted people, by what they cost. */
export const findPeople = phraseFinder({
  adults:
    "adult|adults|adt|grown up|grown ups|grownup|grownups|erwachsene|erwachsener|erwachsenen|erw|adulti|adulto|adulta|adulte|adultos|adultas|adultes|взросл*|boyuk|boyukler|yetkin|senior|seniors|student|students|teenager*",
  children:
    "child|children|chd|cnn|kid|kids|kind|kinder|kindern|kinds|bambini|bambino|bambina|bambine|ragazzi|figli|figlio|figlia|nino|ninos|nina|ninas|menor|menores|hijo|hijos|hija|enfant|enfants|дет*|ребен*|ребят*|сын|сына|дочь|дочери|usaq|usaqlar|usaqla|son|daughter|sohn|tochter",
  infants:
    "infant|infants|inf|baby|babies|newborn|toddler|lap child|lap infant|lap infants|lap baby|babys|saugling|sauglinge|kleinkind|kleinkinder|neonato|neonati|neonata|bebe|bebes|bebé|lactante|nourrisson|nourrissons|младен*|грудн*|малыш*|korpe|korpesi|korpe usaq|cagali|cocuk korpe",
  people:
    "people|persons|person|pers|pax|passenger|passengers|traveler|travelers|traveller|travellers|travelling|of us|guests|seats|tickets|personen|passagiere|passagier|reisende|reisender|leute|tickets|persone|persona|passeggeri|passeggero|viaggiatori|biglietti|personas|pasajeros|pasajero|viajeros|billetes|personnes|personne|passagers|passager|voyageurs|voyageur|billets|человек*|пассажир*|чел|билета|билетов|nefer|neferik|sernisin|sernisinler|adam|bilet",
});

export const findLap = phraseFinder({
  lap: "on lap|on my lap|on our lap|on a lap|in lap|on the lap|on knee|on her lap|on his lap|lap|without seat|without a seat|no seat|auf dem schoss|auf dem schoß|auf meinem schoss|auf schoss|schoss|schoß|ohne sitzplatz|ohne eigenen sitz|ohne eigenen sitzplatz|ohne sitz|in braccio|sulle ginocchia|senza posto|en brazos|en el regazo|sin asiento|sur les genoux|sur nos genoux|sur mes genoux|sans siege|на руках|на коленях|без места|qucaqda|qucagda|qucaginda|qucagimda|yersiz|yer olmadan|dizi ustunde",
  seat: "in seat|own seat|its own seat|his own seat|her own seat|their own seat|with seat|with a seat|in a seat|separate seat|in its seat|seat of its own|eigener sitz|eigenem sitz|eigenen sitz|eigenem sitzplatz|eigener sitzplatz|eigenen sitzplatz|mit sitzplatz|mit sitz|mit eigenem platz|con posto|con un posto|con posto proprio|con proprio posto|posto proprio|proprio posto|posto a sedere|con asiento|con asiento propio|asiento propio|con su asiento|propio asiento|avec siege|avec son siege|son propre siege|avec un siege|siege propre|avec place|propre siege|с местом|с отдельным местом|отдельное место|на отдельном месте|отдельным местом|своим местом|со своим местом|oz yeri|oz yeri ile|ayrica yer|ayrica yeri|ayri yer|ayri yeri|yeri olan|oz oturacagi",
});

/** Company that is one adult more, beside the one who writes. */
export const findCompanion = phraseFinder({
  one: "my wife|my husband|my partner|my girlfriend|my boyfriend|my friend|a friend|my mother|my mum|my mom|my father|my dad|my brother|my sister|my colleague|my boss|my fiance|my fiancee|my spouse|meine frau|meinem mann|mein mann|meiner frau|meine freundin|mein freund|meinem freund|meiner freundin|mein partner|meine partnerin|meine mutter|mein vater|mia moglie|mio marito|la mia ragazza|il mio ragazzo|mia madre|mio padre|mia mamma|un amico|un'amica|mi mujer|mi esposa|mi marido|mi esposo|mi novia|mi novio|mi pareja|mi madre|mi padre|un amigo|una amiga|ma femme|mon mari|ma copine|mon copain|ma mere|mon pere|ma compagne|mon compagnon|un ami|une amie|мой муж|моя жена|с женой|с мужем|с другом|с подругой|с мамой|с папой|жена|муж|heyat yoldasim|heyat yoldasimla|arvadim|erim|yoldasim|yoldasimla|dostum|dostumla|anam|atam",
  two: "my parents|meine eltern|i miei genitori|mis padres|mes parents|мои родители|с родителями|valideynlerim|two friends|2 friends|zwei freunde|due amici|dos amigos|deux amis",
});

/** Who writes. */
export const findSelf = phraseFinder({
  me: "me|i|myself|ich|mir|mich|io|me|yo|mi|moi|je|j|я|меня|мне|мной|men|mene|menim",
});

/** Several, without a number. */
export const findWe = phraseFinder({
  we: "we|us|our family|the family|my family|whole family|the whole family|the kids|the two kids|wir|uns|unsere familie|meine familie|noi|la mia famiglia|famiglia|nosotros|nosotras|somos|mi familia|en familia|nous|ma famille|en famille|notre famille|мы|нас|нам|наша семья|семьей|всей семьей|моя семья|biz|bizim|bize|ailem|ailemle|aile|ailevi",
});

export const findCouple = phraseFinder({
  couple:
    "couple|a couple|my wife and i|my husband and i|both of us|the two of us|us two|paar|zu zweit|wir beide|wir zwei|ehepaar|coppia|in due|noi due|pareja|nosotros dos|los dos|en couple|a deux|nous deux|вдвоем|мы вдвоем|нас двое|супруг*|двоих|на двоих|ikimiz|ikimizik|iki nefer|iki neferik",
});

export const findFamilyOf = phraseFinder({
  family:
    "family of|group of|party of|familie mit|vierkopfige familie|gruppe von|famiglia di|gruppo di|familia de|grupo de|famille de|groupe de|семья из|группа из|neferlik aile",
});

export const findGroupCount = phraseFinder<number>([
  [2, "zu zweit|in due|a deux|вдвоем|двое|ikimiz"],
  [3, "zu dritt|in tre|a trois|втроем|трое|ucumuz"],
  [4, "zu viert|in quattro|a quatre|вчетвером|четверо|dordumuz"],
  [5, "zu funft|in cinque|a cinq|впятером|пятеро"],
]);

export const findSolo = phraseFinder({
  solo: "solo|alone|just me|only me|by myself|for me|allein|nur ich|da solo|da sola|solo io|solo yo|sola|seul|seule|один|одна|tek|tekbasina|tek basima",
});

/** Small numbers in words; a gender or a case by its stem. */
export const findCount = phraseFinder<number>([
  [
    1,
    "a|an|one|single|ein|eine|einen|einem|einer|eins|un|uno|una|une|один|одного|одна|одну|одним|одной|bir",
  ],
  [2, "two|zwei|zwo|due|dos|deux|два|две|двух|двое|двумя|двоих|iki"],
  [3, "three|drei|tre|tres|trois|три|трех|трое|троих|uc"],
  [4, "four|vier|quattro|cuatro|quatre|четыре|четверо|четырех|четверых|dord"],
  [5, "five|funf|cinque|cinco|cinq|пять|пяти|пятеро|bes"],
  [6, "six|sechs|sei|seis|шесть|шести|alti"],
  [7, "seven|sieben|sette|siete|sept|семь|yeddi"],
  [8, "eight|acht|otto|ocho|huit|восемь|sekkiz"],
  [9, "nine|neun|nove|nueve|neuf|девять|doqquz"],
]);

/** "each", "per person": the price is of one. */
export const findEach = phraseFinder({
  each: "each|par pers|pro pers|a pers|her birimiz|her birimize|her birimiz ucun|per person|per passenger|per pax|per adult|per head|per traveler|per traveller|a head|pp|p p|p.p|apiece|a person|for each|for each of us|pro person|pro kopf|je person|pro nase|jeweils|pro passagier|a persona|a testa|per persona|ciascuno|cadauno|cad|por persona|cada uno|cada una|por cabeza|por pasajero|par personne|par tete|chacun|chacune|par passager|l'un|с человека|на человека|за человека|с каждого|каждый|за одного|за каждого|на каждого|nefere|nefer basina|adambasina|adambasi|adam basina|her biri|her nefere|bir nefer ucun|bir nefere",
});
