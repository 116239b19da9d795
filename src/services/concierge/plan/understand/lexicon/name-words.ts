/** Words that names of sights are made of, folded and in Latin letters, in the languages in which clients know them. */
export const NAME_WORDS: Readonly<Record<string, string>> = {
  ...sameAs("paul", "paolo paola pablo paulo pavel pavla sankt-paul"),
  ...sameAs("peter", "pietro pedro petr petra pierre petros"),
  ...sameAs("john", "giovanni juan jean joao johannes ioann ioanna iohann"),
  ...sameAs("mary", "maria marii mariya marija mariyam marie"),
  ...sameAs("mark", "marco marcos marka markus"),
  ...sameAs("stephen", "stefano stephan stefana etienne esteban stephansdom"),
  ...sameAs("clement", "clemente kliment klimenta klemente klement"),
  ...sameAs("nicholas", "nicola nicolas nikolay nikolaya nikolaus"),
  ...sameAs("lawrence", "lorenzo lorenz laurent"),
  ...sameAs("cross", "croce cruz croix kreuz krest"),
  ...sameAs("major", "maggiore madjore mayor"),
  ...sameAs("outside", "fuori za xaric"),
  ...sameAs("walls", "mura wall stenami sten stena muralla murallas divar divari"),
  ...sameAs("tower", "torre tour turm bashnya bashnyu bashni qulle qullesi"),
  ...sameAs("bridge", "ponte puente pont brucke most korpu korpusu"),
  ...sameAs("square", "piazza plaza praca platz place ploshchad ploshchadi meydan meydani"),
  ...sameAs("palace", "palazzo palacio palais palacete schloss dvorets dvortsa saray sarayi"),
  ...sameAs("castle", "castello castillo chateau burg zamok zamka qala qalasi kale kalesi"),
  ...sameAs("church", "chiesa iglesia eglise igreja kirche tserkov kilse kilsesi"),
  ...sameAs("cathedral", "duomo cattedrale catedral cathedrale dom sobor sobora"),
  ...sameAs("market", "mercato mercado marche markt rynok rynka bazar bazaar bazari"),
  ...sameAs("museum", "museo musee muzey muzeya muzeyi museu"),
  ...sameAs("garden", "gardens giardino jardin jardim garten sad sady bag baglari"),
  ...sameAs("fountain", "fontana fuente fontaine brunnen fontan"),
  ...sameAs("beach", "playa spiaggia praia plage strand plyazh cimerlik cimerliyi"),
  ...sameAs("island", "isola isla ilha ile insel ostrov ostrova ada adasi"),
  ...sameAs("hill", "colle colina colline hugel kholm tepe tepesi"),
  ...sameAs("cave", "grotta cueva grotte peshchera magara magarasi grot groty"),
  ...sameAs("heart", "coeur cuore corazon serdtse"),
  ...sameAs("vinwonders", "vinpearl vinperl vinvanders"),
  ...sameAs("kadhimiya", "kazimeyn kazimiyye kazimein kazimain kadhimayn kadhimiyya kazimiya"),
  ...sameAs("sacred", "sacre sacro sagrado svyatogo"),
};

/** What names the kind of a thing and no thing: alone it finds nothing. */
export const NAME_KINDS =
  /^(?:tower|bridge|square|palace|castle|church|cathedral|market|museum|gardens?|fountain|beach|island|hill|cave|rays?|fish|birds?|animals?|trip|tour|visit|walk|ride|boat|speedboat|day|morning|evening|night|half|full|whole|old|new|town|city|centre|center|basilica|bazilika|abbey|temple|mosque|shrine|park|mount|mountain|lake|river|bay|gulf|hike|hiking|excursion|poezdka|ekskursiya|gezinti|khram|mechet|monastyr|country|region|province|area|страна|страну|страны|регион|область|провинция)$/;

/** What stands in names beside what they tell. */
export const NAME_SMALL =
  /^(?:the|of|in|at|and|on|to|with|by|le|la|les|il|lo|el|los|las|di|de|del|della|do|da|dos|das|des|du|der|die|das|am|san|santo|santa|sant|saint|st|sankt|sao|sv|svyatoy|svyatogo|svyataya|svyatoi|muqeddes|i|v|na|k|u|ve)$/;

/** The middle of a city, by no name of its own; folded. */
export const OLD_TOWN =
  /(?<!\p{L})(?:old (?:town|city|quarter)|historic(?:al)? (?:centre|center|quarter)|(?:city|town) (?:centre|center)|downtown|altstadt|centro storico|casco antiguo|стар\p{L}+ город\p{L}*|историческ\p{L}+ центр\p{L}*|центр\p{L}* города|kohne seher|seher merkezi|iceriseher)(?!\p{L})/u;

function sameAs(word: string, others: string): Readonly<Record<string, string>> {
  return Object.fromEntries(others.split(" ").map((other) => [other, word]));
}
