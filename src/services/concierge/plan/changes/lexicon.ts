/**
 * How a change of a plan is said. Phrases are parted by "|" and compared without accents and
 * capitals; a word that ends in "*" stands for every word that begins so.
 */
const all = (...phrases: readonly string[]) => phrases.join("|");

export const CHANGE_WORDS = {
  /** Beside a length: so much more of it. */
  more: all(
    "more|extra|additional|longer|another|further",
    "еще|больше|дольше|длиннее|подольше|побольше|дополнительн*|лишн*",
    "daha|elave|artiq|cox|uzun",
  ),
  /** Beside a day out: the whole is longer by it. */
  longer: all(
    "longer|extend*|lengthen*|prolong*|stretch*",
    "дольше|длиннее|подольше|продл*|удлин*",
    "uzun|uzat*|uzad*",
  ),
  less: all(
    "less|fewer|shorter",
    "меньше|короче|покороче|поменьше",
    "az|azalt*|azald*|qisa|qisalt*|qisald*|eskik|kem",
  ),
  later: all("later", "позже|попозже|позднее", "sonra|gec"),
  earlier: all("earlier|sooner", "раньше|пораньше", "evvel|tez"),
  /** Before a length, or in Azerbaijani behind it. */
  lengthen: all(
    "add|extend*|lengthen*|prolong*|stretch*|plus",
    "добав*|продл*|удлин*|плюс|накин*",
    "elave|uzat*|uzad*|artir*",
  ),
  shorten: all(
    "shorten*|cut|cut off|cut out|reduce*|remove|drop|minus|take off|take away|lose|trim|knock off",
    "сократ*|укорот*|убер*|убрать|урез*|уменьш*|минус|отним*",
    "azalt*|azald*|qisalt*|qisald*|cixar*|kes*|endir*",
  ),
  /** What is lengthened, between the verb and the length. */
  trip: all(
    "it|the|this|our|my|us|trip|stay|holiday|vacation|tour|journey|whole|plan|off|from|last|final",
    "поездк*|тур|отпуск|путешестви*|отдых|план|все|ее|его|нам|нашу|наш|пожалуйста|последн*",
    "seferi|sefer|turu|tur|seyaheti|plani|sefere|plana|de|da|gezintini",
  ),
  by: "by|на|for",
  /** Before a length that is the new whole. */
  upTo: "to|до|until",
  last: all("last|final", "последн*", "son|axirinci"),
  first: all("first", "перв*", "ilk|birinci"),
  /** Between a place that comes and one that goes. */
  insteadOf: all("instead of|in place of|rather than", "вместо|взамен"),
  /** Behind the one that goes, as Azerbaijani says. */
  insteadAfter: "evezine|yerine",
  /** Behind those that come, or by itself. */
  instead: all(
    "instead|instead of it|instead of that|instead of them",
    "взамен|вместо этого|вместо него|вместо нее|вместо них",
    "onun yerine|onun evezine|evezine",
  ),
  /** A way up that is refused, and the one that is wanted. */
  noRide: all(
    "not by jeep|no jeep|without a jeep|without the jeep|not by car|not drive",
    "не на джипе|без джипа|не на машине|не джип*",
    "ciple yox|cipsiz|ciple olmasin|masinla yox|masinsiz",
  ),
  onFoot: all("on foot|walk*|hike*|hiking", "пешк*|пеш*|поход*", "piyada*|yuruyus*"),
  /** Before what goes, with what comes behind it. */
  replace: all(
    "replace|swap|exchange|substitute|switch|change",
    "замен*|поменя*|смен*",
    "deyis*|evez et*|evez ed*|evezle*",
  ),
  replaceWith: all("with|for|by|to", "на", "ile"),
  /** Two change places in the order. */
  swapPlaces: all(
    "swap the order of|reverse the order of|swap the order",
    "местами",
    "yerini deyis*|yerlerini deyis*|sirasini deyis*",
  ),
  reverse: all(
    "reverse the order|reverse the route|the other way round|the other way around|in reverse|in reverse order",
    "в обратном порядке|обратный порядок|наоборот",
    "eksine|tersine|eks istiqamet*",
  ),
  without: all(
    "without|skip|skipping|drop|remove|leave out|cut out|cut|take out|delete|cancel|forget|no|not|except|minus",
    "без|убер*|убрать|исключ*|вычерк*|кроме|пропуст*|отмен*|не надо|не нужн*|выкин*",
  ),
  /** Before a list of what goes, however many there are. */
  strike: all(
    "take out|take off|leave out|cut out|without|skip|skipping|drop|remove|delete|cancel|scrap|ditch|forget|no need for|no need to see|no need of|don t need|do not need|we don t want|we do not want|not interested in|not|no|can do without|could do without",
    "без|убер*|убрать|уберем|исключ*|вычерк*|пропуст*|отмен*|не надо|не нуж*|выкин*|выкинь*|откаж*|обойдемся без|не хотим|не хочу|не поедем|не пойдем|не едем|не идем",
  ),
  /** Of those, the small ones: what stands behind them is all that they refuse. */
  strikeSmall: all("no|not", "не"),
  /** Behind such a list. */
  strikeAfter: all(
    "out|are not needed|is not needed|not needed|aren t needed|isn t needed|are too much|is too much",
    "не надо|не нуж*|убер*|убрать|исключ*|отмен*|вычеркн*|выкин*|лишн*|отпадает|отпадают",
    "lazim deyil*|gerek deyil*|istemirik|istemirem|cixar*|cixsin|olmasin|silin|sil|getmeyek|getmirik|legv et*|legv ed*",
  ),
  /** "Do not skip the Louvre" refuses nothing. */
  notStruck: all("don t|do not|never|not to|not", "не"),
  /** Behind what is there already and is to stay by itself. */
  enough: all(
    "is enough|are enough|is plenty|are plenty|will do|is sufficient|suffices",
    "хватит|хватает|достаточно|довольно",
    "besdir|bes edir|bes eder|kifayetdir|kifayet edir|kifayet eder|yeter|yeterlidir",
  ),
  /** One sleeps there. */
  sleep: all(
    "night|nights|overnight|sleep|sleeping|stay overnight",
    "ночев*|ночь|ночи|ночлег*|ночу*",
    "gece|geceni|gecesi|gecele*|yat*",
  ),
  /** Joints in front of what is wished instead. */
  but: all(
    "but|instead|just|only|so|because|since|then",
    "а|но|зато|лучше|только|потому|чтобы",
    "amma|ancaq|lakin|ise|cunki|yaxsi",
  ),
  withoutAfter: all(
    "out",
    "не надо|не нужн*|убер*|убрать|исключ*|отмен*|вычеркн*",
    "cixar*|olmadan|olmasin|lazim deyil|istemirik|istemirem|silin|sil|getmeyek|legv et*",
  ),
  add: all(
    "add|adding|include|also|as well|plus|put in|insert|visit",
    "добав*|включ*|также|тоже|заех*|заед*|плюс|завер*|внес*",
    "elave|daxil et*|daxil ed*|da gedek|de gedek|da olsun|de olsun",
  ),
  only: all("only|just|nothing but", "только|лишь", "yalniz|ancaq|tekce"),
  /** A way there and back on one day. */
  dayTrip: all(
    "day trip|daytrip|day trips|day tour|day out|day excursion|half-day trip|half day trip|one day trip|excursion|outing|side trip|trip out",
    "экскурси*|на один день|на день съезд*|съезд* на день|однодневн* поездк*|однодневн* выезд|вылазк*|поездк* одним днем|одним днем|на день заех*|выезд на день|поездк* на день",
    "ekskursiya*|gunubirlik|birgunluk|bir gunluk|gunluk gezinti|gunluk sefer|bir gunluk sefer|bir gunluk gezinti",
  ),
  /** What a trip out has behind it, where "day" is no length. */
  ofDay: "trip|trips|tour|tours|out|excursion|excursions|ticket|pass|visit",
  startIn: all(
    "start in|start with|begin in|begin with|starting in|starting with|beginning in|beginning with|first go to|go first to",
    "начать с|начни с|начните с|начнем с|начать в|начать из|начнем в|сначала в|сначала|сперва",
    "evvelce",
  ),
  startAfter: all(
    "first|at the beginning|at the start",
    "в начале|первым|первой|сначала",
    "basla*|birinci|evvelce",
  ),
  /** Behind a city, as the last word of a sentence. */
  startLast: "evvel|ilk",
  endIn: all(
    "end in|end with|finish in|finish with|ending in|ending with|finishing in|last in|finally",
    "закончить в|закончи в|закончите в|закончим в|заверш* в|в конце",
  ),
  endAfter: all(
    "last|at the end",
    "в конце|последним|последней|напоследок",
    "bitsin|bitir*|axirda|sonda",
  ),
  cheaper: all(
    "cheaper|less expensive|more affordable|lower price|save money|less money|bring the price down|cut the cost|cut costs|too expensive|too dear",
    "дешевле|подешевле|удешев*|бюджетнее|экономнее|дороговато|слишком дорого|недорог*",
    "ucuz|daha ucuz|ucuzlas*|ucuz olsun|baha oldu|bahadir",
  ),
  finer: all(
    "better|nicer|fancier|more comfortable|finer|upgrade|more luxurious|posher",
    "получше|лучше|покомфортнее|комфортнее|повыше класс*|классом выше|подороже|шикарнее",
    "daha yaxsi|daha rahat|daha bahali|yaxsi",
  ),
  hotel: all(
    "hotel|hotels|room|rooms|accommodation|lodging|stay somewhere|place to stay|places to stay",
    "отел*|гостиниц*|номер*|жиль*|проживани*",
    "otel*|hotel*|mehmanxana*|otaq*|yer",
  ),
  /** A clause that asks that things stay as they are. */
  keep: all(
    "keep|leave|everything else|the rest|as it is|as is|unchanged|same|all else|otherwise the same|stays|remains",
    "остальн*|оставь*|оставить|оставляем|без изменений|прежн*|как было|как есть|пусть остан*|остаетс*",
    "qalsin|qalan*|eyni|oldugu kimi|deyismesin|saxla*|qalir",
  ),
  /** The days of a place that goes. */
  thoseDays: all(
    "those days|these days|the days|that time|the time saved|spend them|spend it",
    "эти дни|эти ночи|освободившиеся дни|это время|этот день",
    "bu gunler*|hemin gunler*|o gunler*",
  ),
  within: all(
    "within|under|max|maximum|no more than|not more than|up to|below|at most|limit|budget|keep it to|fit into|fit in",
    "улож*|в пределах|не больше|не более|не дороже|максимум|до|бюджет*|лимит",
    "cox olmasin|asmasin|kecmesin|hedd*|maksimum|budce*|qeder",
  ),
  /** What a length said before is to be spent on: "two days longer, both in Rome". */
  extra: all(
    "all extra nights|all extra days|the extra nights|the extra days|extra nights|extra days|both nights|both days|both of them|both|all of them|stay on|stay longer|staying on|staying longer",
    "обе ночи|оба дня|обе|оба|все эти дни|эти дни|эти ночи|лишние дни|лишние ночи|задержусь|задержимся|остаться подольше",
    "her iki gece*|her iki gun*|her ikisi*|ikisi de|ikisini de|elave gunler*|elave geceler*|qalan gunler*",
  ),
  sea: all("beach|sea|seaside|coast", "пляж*|море|моря|морю|побереж*", "cimerlik*|deniz*|sahil*"),
  /** The whole is as long as it was, whatever else is changed. */
  sameDates: all(
    "same dates|dates stay the same|dates the same|dates unchanged|keep the dates|within the dates|same length|same number of days|total the same",
    "общие даты те же|даты те же|те же даты|в те же даты|даты не меня*|общие даты|даты прежние|не меняя дат|общая длительность та же|сроки те же",
    "tarixler eyni*|tarix eyni*|eyni tarix*|tarixler deyis*mesin|gunlerin sayi eyni*|umumi gun* eyni*",
  ),
  /** The way there and back is flown after all. */
  fly: all(
    "fly instead|can we fly|could we fly|rather fly|prefer to fly|by plane|by air|take a flight instead",
    "самолетом|на самолете|лучше полетим|лучше полететь|лучше лететь",
    "ucaqla|teyyare ile|ucaqla gedek",
  ),
  /** Beside the last day. */
  until: all("until|till|through", "до|по", "qeder|dek"),
  /** Of several places that are named, so much for each. */
  each: all("each|apiece|in each", "по|кажд*", "her"),
  in: all("in|at", "в|во|на"),
  /** Beside the weekday of the way home. */
  back: all(
    "return|back|fly home|come home|go home|flight home|home",
    "обратно|вернемся|вернуться|возвращаемся|возвращение|назад|домой|обратный",
    "qayid*|qayit*|geri|eve",
  ),
  move: all("move|shift|transfer|push", "перенес*|перекин*|сдвин*", "kecir*|cek*"),
  /** Behind a person who goes as well: "grandma is coming too". */
  joins: all(
    "joins|is joining me|join me|joins me|to join us|would join us|wants to come|wants to join|want to join|is in too|comes with us|come with us|is coming with me|coming with us|is coming too|are coming too|comes too|come too|is coming along|are coming along|is coming with us|will join|joins us|join us|is joining|are joining|comes along|coming as well|is also coming",
    "с нами едет|с нами едут|с нами летит|с нами летят|с нами будет|с нами будут|едет еще|едут еще|летит с нами|летят с нами|добавился|добавилась|добавились|тоже едет|тоже поедет|тоже едут|тоже поедут|едет с нами|поедет с нами|едут с нами|поедут с нами|присоедин*|тоже летит|с нами поед*",
    "bize qosul*|biznen gelir|de bizimle gelir|da bizimle gelir|bizimle gelirler|bizimle ucur|bizimle ucacaq|bizimle gedir|bizimle gedecek|bizimle gedecekler|de gelir|da gelir|de gelecek|da gelecek|qosul*|bizimle gelir|bizimle gelecek|de gedir|da gedir",
  ),
  /** Behind a traveller who does not go after all. */
  leaves: all(
    "can t come|can not come|cannot come|is not coming|isn t coming|are not coming|aren t coming|won t come|will not come|won t be coming|not coming|can t make it|cannot make it|drops out|dropped out|has to stay home|stays home",
    "не едет|не поедет|не едут|не поедут|не сможет|не смогут|не летит|не полетит|остается дома|остаются дома|отказал*",
    "gelmir|gelmirler|gelmeyecek*|gele bilmir*|gele bilmeyecek*|gede bilmir*|getmir|getmeyecek*|evde qalir",
  ),
  /** Around a count of all who go. */
  weAllAre: all(
    "we are|we re|we will be|we ll be|there are|there will be|there ll be|so we are|makes us|that makes|total of",
    "нас будет|нас теперь|нас станет|нас уже|нас|всего нас|нас всего|будет",
    "olduq|biz|indi|cemi|hamimiz",
  ),
  allOfUs: all(
    "of us|in all|in total|altogether|now|people|travellers|travelers|adults",
    "теперь|всего|человек*|взросл*",
    "nefer|neferik|nefer olduq|nefer olacagiq|nefer oluruq|olduq|olacagiq|oluruq|nefer edirik|nefer olur",
  ),
  /** Before a count of all who go, and behind it. */
  weAre: all(
    "we are|we re|we will be|we ll be|there are|there will be|there ll be",
    "нас будет|нас теперь|нас уже|нас",
    "biz|indi biz",
  ),
  now: all(
    "now|of us|in all|in total|instead",
    "теперь|всего",
    "olduq|olacagiq|oluruq|oldu|nefer olduq|neferik|nefer olacagiq",
  ),
  /** Small words of those who join. */
  too: "da|de",
  adults: "adults|adult|grown-ups|взросл*|boyuk*",
  /** Words that say nothing beside who goes, when, for how long and from where. */
  frame: all(
    "make|it|its|be|the|a|an|trip|holiday|vacation|stay|plan|tour|whole|total|in|all|altogether|for|of|to|on|at|from|until|till|only|just|instead|please|thanks|thank|you|let|lets|us|we|ll|re|d|s|i|m|can|could|would|should|will|like|want|need|prefer|rather|have|has|had|got|do|go|going|travel*|come|coming|fly|flying|leave|leaving|depart*|start*|begin*|end|return|returning|move|moved|change*|switch|shift|push|resched*|date|dates|now|there|are|is|were|actually|sorry|oh|and|but|our|my|this|that|with|around|about|roughly|sometime|between|then|so|ok|okay|hi|hello|lovely|great|long|lasting|days|nights|people|persons|person|group|next|year|new|as|if|possible|better|maybe|perhaps|extend*|shorten*|cut|reduce*|down|up|also|turns|out|enough|will do",
    "сдела*|давай*|пусть|будет|будем|нас|мы|я|нам|всего|итого|только|лишь|поездк*|тур|отпуск|путешестви*|план|на|с|со|по|до|в|во|из|от|к|за|а|и|но|же|теперь|вместо|лучше|можно|хотим|хочу|хотелось|бы|нужно|надо|могу|можем|едем|поедем|едут|едет|поехать|летим|полетим|полететь|вылет*|выезжаем|выезд*|нач*|старт*|перенес*|сдвин*|измени*|поменя*|смен*|дату|дата|даты|датам|даты|пожалуйста|спасибо|человек*|общ*|длительност*|продолжительност*|получ*|чтобы|это|уже|тогда|прошу|если|наш*|все|весь|всю|там|другие|новы*|раз|примерно|около|где|то|сократ*|продл*|увелич*|уменьш*|путь|хватит|достаточно",
    "olsun|olaq|olacag*|oluruq|olur|edin|edek|et|gedek|gedirik|gedeceyik|gedecek|isteyirik|isteyirem|istey*|seferi|sefer|sefere|seferimiz|turu|tur|plani|plan|cemi|umumi|umumilikde|biz|men|bize|bizim|indi|yalniz|ancaq|tekce|lazimdir|tarix*|kecir*|deyis*|basla*|ucaq|ucuruq|ucus|cixaq|cixiriq|cixis|yola|dusek|dusuruk|zehmet|olmasa|sag*|cox|ve|ile|de|da|ki|onun|yerine|evezine|basqa|nefer*|qeder|kimi|uzat*|uzad*|qisalt*|qisald*|tesekkur*|muddet*|yaxsisi|besdir|kifayet*|bes",
  ),
  /** A small number that is not counted. */
  couple: "couple of|couple|пару|пара|парочку|bir iki",
  /** Commands, at which a sentence begins anew behind "and". */
  verb: all(
    "add|make|take|skip|drop|remove|replace|swap|include|keep|use|choose|find|go|visit|stay|extend|shorten|cut|change|start|end|finish|book|no|without|not|fly|give|let|put|spend|instead",
    "добав*|сдела*|убер*|убрать|замен*|включ*|остав*|найд*|возьм*|продл*|сократ*|поменя*|нач*|законч*|без|только|уложи*|перенес*|отел*|ещё|еще",
    "elave|et|edin|cixar*|deyis*|olsun|azalt*|azald*|uzat*|uzad*|qisald*",
  ),
  /** Verbs that end a sentence, with "and" behind them. */
  verbEnd:
    "et|edin|edek|olsun|cixar*|azalt*|azald*|uzat*|uzad*|deyis*|qisalt*|qisald*|artir*|qalsin",
} as const;
