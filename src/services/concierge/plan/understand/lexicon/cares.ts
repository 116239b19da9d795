import type { WishKind } from "../../../../../reading/lexicon/wishes/kinds.ts";

/** What is said of diets, health and fears: `refused` by words that need a refusal beside them, `told` by itself. */
export interface CareWords {
  readonly refused?: string;
  readonly told?: string;
}

/** Words are written as they are folded; `*` is any ending. */
export const CARES: Readonly<Partial<Record<WishKind, CareWords>>> = {
  noPork: { refused: "pork*|bacon|ham|свинин*|бекон*|donuz*|donuz et*" },
  noMeat: {
    told: "pescatarian*|pescetarian*|eats? fish but no meat|fish is ok|fish ok|fish is fine|песк*тариан*|рыбу ем|рыбу ест|рыбу едим|рыбу можно|baliq yeyir*|baliq olar|peskatarian*",
  },
  noShellfish: {
    refused:
      "shellfish|prawn*|shrimp*|crabs?|lobster*|oyster*|mussel*|crustacean*|креветк*|краб*|моллюск*|ракообразн*|устриц*|мидии|мидий|krevet*|xerceng*|molyusk*",
  },
  noRawFish: {
    refused: "raw fish|raw food|raw seafood|sushi|sashimi|сыр* рыб*|суши|сашими|ciy baliq*|susi*",
  },
  noSeafood: {
    refused: "seafood|sea food|fish|морепродукт*|рыбу|рыбы|рыбе|baliq*|deniz mehsul*",
  },
  noNuts: {
    refused:
      "nuts?|peanut*|walnut*|hazelnut*|almond*|cashew*|pistachio*|орех*|арахис*|миндал*|фундук*|фисташ*|qoz|qoza|qozdan|findi*|badam*|yerfindi*|fisti*",
  },
  noSesame: { refused: "sesame*|tahini*|tahina*|кунжут*|тахин*|kuncut*" },
  noEggs: { refused: "eggs?|яиц|яица|яйц*|yumurta*" },
  noDairy: {
    refused:
      "dairy|milk|cheese|lactose|молочк*|молочн*|молоко|молока|лактоз*|sud|sud mehsul*|laktoza*",
    told: "dairy free|lactose free|lactose intoleran*|безлактоз*|непереносимост* лактоз*|laktozasiz*",
  },
  noLamb: { refused: "lamb|mutton|баранин*|ягнятин*|quzu*|qoyun et*" },
  noBeef: { refused: "beef|говядин*|mal et*" },
  glutenFree: { refused: "gluten|wheat|глютен*|пшениц*|qluten*|bugda*" },
  notSpicy: { refused: "spicy|chill?i|остр(?:ое|ого|ую|ыи|ая)|aci|acili" },
  jain: { told: "jain|sattvic|satvik|no onion*|no garlic|без лука и чеснока|sogansiz*" },
  strictTable: {
    told: "cross contaminat*|strictly no gluten|strictly gluten ?free|gluten ?free strictly|строго без глютена|без глютена строго|sert qlutensiz*|strict coeliac*|strict celiac*|anaphyla*|epi ?pen|анафила*|перекрестн* загрязнен*|carpaz cirklen*",
  },
  lowSalt: {
    refused: "salt(?! (?:mine|lake|flat|pan|cave))|sodium|potassium|соли|соль|калия|duz(?! meden)",
    told: "low salt|low sodium|salt free|бессолев*|малосол*|duzsuz*|az duzlu",
  },
  fastDays: {
    told: "(?:wednesdays?|fridays?) (?:and (?:wednesdays?|fridays?) )?(?:is |are |we )?fast*|fast* (?:on )?wednesday*|по средам и пятницам пост*|пост* по средам*|(?:среда|среду) и (?:пятница|пятницу) пост*|cersenbe ve cume (?:gunleri )?oruc*",
  },
  noMonkeys: { refused: "monkey*|обезьян*|meymun*" },
  noAnimalRides: {
    refused:
      "horse(?!meat| meat| sausage)*|carriage*|pony|donkey*|mules?|camel*|elephant rid*|верхом|лошад*|карет*|верблюд*|ослик*|ослах|at minmek*|ata minmek*|at gezinti*|fayton*|deve*|fil min*",
    told: "at olmasin",
  },
  noSpeedboats: {
    refused: "speed ?boat*|fast boat*|скоростн* лод*|катер*|спидбот*|suretli qayiq*|kater*",
  },
  noBoats: { refused: "boats?|boat trip*|boat ride*|лодк*|лодок|кораблик*|qayiq*|gemi|gemiye" },
  noDesert: { refused: "desert|dune*|пустын*|бархан*|дюн*|sehra*|qum tep*" },
  noHotBaths: {
    refused:
      "sulphur bath*|sulfur bath*|hot pool*|hot bath*|hot spring*|sauna*|hammam*|серн* бан*|горяч* (?:бассеин*|источник*|ванн*)|сауна*|сауну|хаммам*|хамам*|парн*|kukurd hamam*|isti hovuz*",
  },
  noArt: {
    refused:
      "art museum*|art galler*|picture galler*|galleries|художественн* музе*|картинн* галере*|галере*|incesenet muzey*|resm qalereya*|qalereya*",
  },
  fewMuseums: {
    told: "(?:no|not) more than (?:one|two|three|[123]) museum*|(?:at most|max|maximum|up to) (?:one|two|three|[123]) museum*|(?:one|two|three|[123]) museums? (?:at most|max|maximum|in all)|не (?:больше|более) (?:одного|двух|трех|[123]) музе*|максимум (?:один|два|три|[123]) музе*|(?:iki|uc|bir|[123]) muzeyd?en (?:cox|artiq) (?:olmasin|istemir*)|en cox(?:u)? (?:iki|uc|bir|[123]) muzey",
  },
  noChurches: { refused: "church|churches|cathedrals?|церкв*|церков*|собор*|kilse*" },
  fewChurches: {
    told: "kilse* cox (?:getme*|gezme*)|cox kilse* (?:olmasin|istemir*|getme*)|kilse* az|(?:few|not (?:too )?many) churches|поменьше церкв*|мало церкве*|не (?:очень |слишком )?много церкве*",
  },
  fewRuins: {
    told: "(?:no|not (?:too )?much|without) archaeolog*(?: overload)?|(?:few|not (?:too )?many|no) ruins|no ruins|без (?:развалин|руин)|(?:поменьше|мало) (?:развалин|руин|археолог*)|(?:xarabaliq*|arxeoloji) (?:az olsun|olmasin)",
  },
  fewOutings: {
    told: "rest is (?:just )?beach|rest beach|rest (?:just )?on the beach|just lie on the beach|otherwise (?:beach|swimming)|остальное (?:время )?(?:[-–] )?(?:лежать|отдых*|пляж|море|на пляже)|qalan gunler (?:cimerlik*|istirahet)|qalani (?:istirahet|cimerlik*)|(?:no|without) (?:any )?(?:excursion|outing|day trip)s?(?! (?:on|before|after|with|by|over|longer|that|for|in|at|to|from|except|but))|без экскурси*(?! (?:в|на|с|по|до|после|к|из))|ekskursiyasiz|ekskursiya (?:olmasin|istemir*|lazim deyil)|экскурсии особо не нужны|(?:no|not) more than one or two (?:excursion|outing)*|(?:at most|max|maximum|no more than|not more than|up to) (?:one|two|three|[123]) (?:excursion|outing|day trip|walk)*|(?:excursion|outing|day trip)s? (?:at most|max|maximum|no more than)|экскурси* (?:готовы )?(?:максимум|не больше|не более)|максимум (?:одн*|два|две|[123]) (?:экскурси*|прогулк*|выезд*)|не (?:больше|более) (?:одной|двух|[123]) (?:экскурси*|прогул*)|никаких экскурси*|ekskursiya* (?:en cox*|maksimum)|(?:en cox*|maksimum) (?:bir|iki|[123]) (?:ekskursiya|gezinti)*",
  },
  villaSomeNights: {
    told: "(?:few|couple of|some|two|three|[23]) nights in (?:a|the) (?:[a-z]+ ){0,3}villa|villa (?:[a-z]+ ){0,3}for (?:at least )?(?:a )?(?:few|couple of|two|three|[23]) nights|вилл* (?:[а-я]+ ){0,4}(?:несколько|пару|две|[23]) ноч*|(?:несколько|пару|две|[23]) ноч* (?:на|в) (?:[а-я]+ ){0,3}вилл*|villa* (?:hec olmasa )?(?:bir nece|iki|[23]) gece*|(?:bir nece|iki|[23]) gece (?:[a-z]+ ){0,3}villa*",
  },
  pregnant: {
    told: "pregnan*|babymoon*|expecting (?:a baby|our first|our second)|беремен*|hamile*",
  },
  carsick: {
    told: "car ?sick*|travel ?sick*|motion sick*|sick in (?:the )?(?:car|cars|buses)|укачива*|тошнит в (?:машин*|дорог*)|(?:masin|yol)* urey* bulan*|urey* bulan*",
  },
  seasick: {
    told: "sea ?sick*|motion sick*|морск* болезн*|укачива* (?:на|в) (?:мор*|лодк*|катер*|корабл*)|deniz tut*|denizde urey*",
  },
  noSwimming: {
    told: "(?:cannot|can't|cant|can not|doesn't|doesnt|don't|dont|do not) swim|non ?swimmer*|not (?:a )?(?:good )?swimmer*|afraid of (?:deep )?water|не уме* плавать|плавать не уме*|не плава*|бо(?:ится|юсь) (?:воды|глубин*)|uze bilm*|uzmek bilm*|uzmeyi bilm*",
  },
  altitude: { told: "altitude|горняшк*|горн* болезн*|высотн* болезн*|yukseklik xeste*|dag xeste*" },
  dialysis: { told: "(?:hemo|haemo)?dialysis|(?:гемо)?диализ*|(?:hemo)?dializ*" },
  heart: {
    told: "heart (?:operation|surgery|condition|disease|patient|bypass|attack)|pacemaker*|blood pressure|hypertension|кардиостимул*|давлени*|гипертон*|инфаркт*|(?:операци*|операции) на сердц*|urey* emeliyyat*|tezyiq*|urek xeste*|kardiostimul*",
  },
  asthma: { told: "asthma*|астма*|астмо*|astma*" },
  shabbat: {
    told: "friday (?:sunset|sundown|evening|afternoon|night) (?:to|til|till|until) saturday*|observant jew*|orthodox jew*|с (?:вечера )?пятниц* (?:вечера )?до (?:вечера )?суббот* не (?:езд*|летаем|едем)|соблюда* (?:субботу|шаббат)",
  },
  noInnerFlights: {
    told: "(?:no|without) (?:domestic|internal|inner) flights?|(?:no|without) flights? (?:inside|within)|без внутренних (?:перелет*|реис*)|без перелет* внутри|daxili (?:ucus*|reys*) (?:olmasin|istemir*)|daxili ucussuz",
  },
  elderly: {
    told: "(?<=\\()(?:6\\d (?:and|и|ve|&) )?(?:7\\d|8\\d|9[0-5])(?: ?(?:and|и|ve|&|,) ?\\d\\d)?(?=\\))|retired (?:ladies|lady|couple|gentlem*|teacher*)[ ,(]+(?:7\\d|8\\d)|(?:in[- ]law|mother|father|grandm*|grandf*|grandpa|granny|gran|nan|mum|mom|dad|бабушк*|дедушк*|маме|мама|мамы|папа|папе|папы|теща|свекров*|anam*|atam*|nenem*|nene|babam*|qayinana*|ananin|atanin)[ ,(]+(?:is |who is )?(?:7\\d|8\\d|9[0-5])",
  },
  littleWalking: {
    told: "walk* (?:(?:fine|well|but|and|ok|very|quite|only) ){0,3}slowly|slow walker*|(?:few|not much|less) walking|walk* stick|(?:new|bad|replaced|artificial) knees?|bad hips?|(?:knee|hip) (?:replac*|surgery|operation)|no steep hills?|(?:коленн*|тазобедренн*) сустав*|трудно (?:подниматься|идти|ходить|взбираться) (?:в гору|по лестниц*|вверх)|трудно (?:в гору|вверх|по лестниц*)|в гору (?:ему |еи |маме |папе |мне )?(?:трудно|тяжело)|лестницы и брусчатк*|(?:лестниц*|брусчатк*) (?:ему |еи |маме |папе |мне )?(?:тяжело|трудно)|(?:can't|cant|cannot|can not|doesn't|struggles? with|not good with|bad with) (?:do |climb |manage |go up |take )?(?:any |many |the )?(?:steps|stairs)|nothing steep|no steep*|walk* with a (?:stick|cane|frame)|лестниц* (?:ему |ей |мне |нам )?тяжел*|тяжело (?:по |на )?лестниц*|плохо ход*|ход*т плохо|без лестниц|pilleken* (?:olmaz*|olmasin|cetin*|qalxa bilm*)|(?:zor|zorla|cetin) (?:yeriyir*|gezir*)|(?:az|pis) yeriyir*|(?:cox )?(?:yeriye|geze) bilm*",
  },
  pair: {
    told: "(?:my|our|the) (?:wife|husband|partner|girlfriend|boyfriend|fiance*|spouse)|wife and i|husband and i|couple(?! of)|newly ?wed*|honeymoon*|wedding anniversary|romantic*|propos(?:al|e)|arvad*|heyat yoldas*|yoldasim*|xanim(?:im|la|imla)*|sevgili*|nisanli*|bal ayi*|er ?arvad|женои|жена|жену|жене|жены|с женои|муж|мужем|мужу|супруг*|моя девушк*|моеи девушк*|с девушкои|парнем|невест*|жених*|медов* месяц*|молодожен*|семеин* пара|супружеск* пара|романтич*",
  },
  skiSchool: {
    told: "lessons? (?:for )?(?:on )?(?:the |our )?first (?:\\d|two|three|four) days|first ?timer*|first ?time skier*|(?:ikisi|biri|ucu|birimiz|ikimiz) yeni(?:dir|yem|yik)?",
  },
  skiersToo: {
    told: "(?:one|two|three|four|2|3|4|some) of (?:us|them) (?:are |is )?(?:total |complete )?(?:beginner*|novice*|learn*|new)|(?:один|двое|трое) из нас (?:новичк*|новичок|начина*|учатся|учится)|advanced|intermediate*|experienced skier*|expert skier*|confident skier*|good skier*|(?:we|they|others|rest) (?:all )?(?:can )?ski(?! (?:school|lesson))|all (?:of us )?ski|all (?:good|confident|strong|keen) skiers|\\d good ones|(?:two|three|four|five|six) good ones|ski well|off ?piste|powder|snowboarder*|yaxsi sur*|surmeyi bil(?!m)*|surub oyren*|snoubord sur*|snovbord sur*|snowboard sur*|tecrubeli xizek*|катаем* (?:уверенно|хорошо|давно)|уверенно ката*|хорошо ката*|катается хорошо|опытн* (?:лыж*|райдер*|сноуборд*)|на сноуборде|на бордах|продвинут*|средн* уровень|средн* уровн*",
  },
  nonSkier: {
    told: "(?:doesn't|doesnt|does not|don't|dont|do not|won't|will not) ski|non ?skier*|not skiing|не ката(?:ется|юсь|ются|ет)|xizek surm(?:ur|urem|eyecek|eyecem|eyen)|(?:men|ozum) surm(?:urem|eyecem)|surmur",
  },
  novices: {
    told: "(?:total|complete|absolute|all|both|we are|we're) (?:are )?(?:total |complete |absolute )?(?:beginner*|novice*)|(?:our |my )?first(?: ever)? (?:ski|skiing|snowboarding)(?: holiday*| trip*)?|(?:none of us|nobody|no one|we (?:have )?never|we've never) (?:has |have |can |ever )*(?:ski|skied|skis|skiing)|hec kim xizek sur*|hamimiz yeni*|ikimiz de yeni*|xizek sur* bilmirik|никто не (?:катал*|катается|умеет)|все (?:новички|впервые)|(?:мы )?оба (?:новички|впервые)|впервые на лыж*|ни разу не ката*|никогда не катались",
  },
  introDive: {
    told: "(?:intro|introductory|try|trial|discover|discovery|first|first-time) (?:scuba )?div(?:e|es|ing)|discover scuba|tanisliq dalis*|sinaq dalis*|ilk dalis*|(?:пробн*|ознакомительн*|первое|интро) (?:погружени*|дайв*)|hec vaxt dalmamis*|never dived|ни разу не ныря*",
  },
  offSki: {
    told: "(?:one |a )?(?:day|days) (?:off|without|away from) (?:the )?(?:ski*|slopes)|ski ?free day|xizeksiz (?:bir )?gun|(?:один |1 )?день без лыж|день отдыха от лыж",
  },
  freeride: {
    told: "free ?rid*|off ?piste|frirayd*|freyrayd*|friraid*|фрираид*|вне трасс*|внетрасс*",
  },
  twoParkDays: {
    told: "дисней*[^.;]{0,16} \\((?:на )?(?:2|два) дня|disney*[^.;]{0,16} \\((?:2|two) days",
  },
  oneBigThing: {
    told: "one (?:big|main|major) (?:thing|sight|outing|activity) (?:a|per) day|(?:одно|1) (?:большое|главное) (?:дело|место) в день|gunde bir boyuk (?:is|yer)",
  },
  eveningFlight: {
    told: "(?:leave|leaving|depart|departing|fly out|flying out|set off) (?:[a-z]+ ){0,3}(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:evening|night)|(?:вылет*|улета*|выле[тз]*) (?:[а-я]+ ){0,3}(?:вечером|вечерним)|(?:axsam|axsami) (?:yola dus*|uc(?:ag|us|maq)*)",
  },
  askBorder: {
    told: "land border*|border* (?:is |are )?(?:open|closed)|(?:quru* |quruda )?serhed* (?:aciq*|bagli*)|сухопутн* границ*|границ* (?:открыт*|закрыт*)|открыт* (?:ли )?границ*",
  },
  askSafety: {
    told: "(?:is it|is this|how) safe|safe for (?:us|me|women|two|a woman)|безопасно ли|(?:это |там )?безопасно(?= ли| вдвоем| одно)|tehlukesizdir|tehlukesizdimi",
  },
  askVaccines: {
    told: "vaccin*|jabs|inoculat*|прививк*|прививок|прививкам|вакцин*|peyvend*",
  },
  twoSights: {
    told: "(?:two|2) (?:sights|things|places|visits) (?:a|per) day|(?:двух|2|два) (?:мест*|достопримечательност*) в день|(?:две|2) достопримечательност* в день|gunde (?:iki|2) yer*",
  },
};

/** Words that refuse, in each order of the languages. */
export const REFUSING = {
  before:
    "no|not|never|without|neither|nor|none|nobody|cannot|cant|can't|dont|don't|doesnt|doesn't|wont|won't|avoid*|skip*|aller*|alerg*|intoleran*|afraid|scared|fear*|hate*|except|не|ни|без|нет|никак*|нельзя|аллерг*|непереносим*|боюсь|боится|боимся|боятся|кроме|ненавид*|ненавиж*|исключ*|противопоказан*",
  /** Between the refusal and what is refused: verbs of the refusal itself. */
  verbs:
    "of|us|them|any|can|really|to|the|a|eat|eats|eating|drink|drinks|like|likes|want|wants|touch|have|has|take|tolerate|stand|go|visit|see|do|does|ride|rides|ем|ест|есть|едим|едят|переносит|переношу|люблю|любит|любим|хочу|хотим|хочет|надо|нужно|нужны|нужна|можно|на|к|в",
  /** A word that begins something else. */
  other:
    "eat|eats|love*|like|likes|enjoy*|drink|drinks|ok|fine|i|i'm|im|we|he|she|they|my|our|want*|would|lots|plenty|only|just|far|too|more|less|ем|ест|едим|люблю|любит|любим|хотим|хочу|я|мы|он|она|мои|моя|муж|жена|только|далеко|больше|слишком|много",
  after:
    "allerg*|intoleran*|free|yemir*|yemez*|icmir*|olmasin|olmaz|yox|yoxdur|lazim deyil|istemir*|qorx*|sevmir*|sevmez*|minmir*|нельзя|исключ*|не (?:ем|ест|едим|едят|надо|нужн*|хо*|люб*|перенос*|пью|пьем|интерес*|катаемся)|под запретом",
  between:
    "тоже|мне|ему|еи|нам|им|вообще|совсем|он|она|я|мы|маме|папе|мужу|жене|наверное|наверно|видимо|скорее всего|точно|probably|and (?:tree )?(?:nuts?|peanuts?|sesame|eggs?|milk|dairy|fish|shellfish|gluten|soya?)|or (?:nuts?|sesame|eggs?|milk)|de|da|heç|hec|ve|qetiyyen|ona|mene|var",
  /** What ends a part of a sentence beside its marks. */
  joints: "but|though|а|но|зато|amma|lakin|ancaq",
  /** Words behind which nothing is refused after all. */
  notOnly: "not only|not just|не только|не против|don't mind|dont mind|no problem|tekce deyil",
} as const;
