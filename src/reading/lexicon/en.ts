import { CHATTER_EN } from "./chatter-en.ts";
import { withSlips } from "./slips.ts";
import type { FirstLexicon } from "./types.ts";
import { EN_WISHES } from "./wishes/en.ts";

/** What a trip is about, and a style. */
const LUXURY =
  "luxur*|five star|5 star|premium|deluxe|vip|upscale|money no object|money is no object|money isn't an object|price no object|price is no object|cost is no object|no expense spared|spare no expense|no budget limit|unlimited budget|money doesn't matter|money is not a problem|money is no problem|money no problem|budget doesn't matter";

export const EN: FirstLexicon = {
  tells:
    "nonstop|travelers|travellers|cabin|flights|departing|outbound|inbound|booking|confirmed|the|and|from|with|on|at|is|it|for|my|flight|return|leaving|arriving|then|next|i|we|price|hey|hi|please|of|in|out|back|are|was|you|departs|arrives|depart|economy|passengers|adults|adult|each|total|good|deal|cheaper|way|one|round|trip|this|that|to|days|day|weeks|week|people|holiday|vacation|plan|under|a|weekend|tour|want|me|nights|our|us|somewhere|budget|solo|kids|summer|winter|or|not",
  words: {
    and: "and|plus|&|+",
    or: "or|vs|versus|either|and or",
    with: "with|and|plus|for|,|&|+|:|take|taking|bring|bringing|bringing along|along with|together with|accompanied by",
    for: "for",
    not: "not|no|without|don|t|except|never|instead of|isn|doesn|rather not|avoid|avoiding|excluding|skip|skipping|anything but|neither|nor|apart from|but not|hate",
    article: "the|a|an|city|downtown",
    much: "big|large|huge|loud|noisy|crowded|fancy|posh|pricey|expensive|long|overly big|too|much|many|so|so many|very|any|a lot of|lots|of|a|the|really|overly|too much|too many|all that|that",
    betweenDayAndMonth: "of",
    until: "to|until|till|through|thru|and|&|-",
    about: "about|around|only|just|approx|roughly|maybe",
    numberSign: "nr|no|n|nº|#|№|number|code|°|º|:|.",
    weakDay: "sat|sun|mon|wed",
    ordinalEnding: "st|nd|rd|th",
    yearWord: "",
    beforeDate: "on|date|fri|sat|sun|mon|tue|wed|thu|and",
    beforeMonth: "in|during|for|this|next|early|mid|late|of|around|by|on|end|till|until",
    weakBeforeDay: "the|and|date",
    beforeTime: "at|arr|dep|arrives|departs|arriving|leaving|landing|lands",
    atHour: "",
    hours: "h|hr|hrs|hour|hours",
    minutes: "m|min|mins|minute|minutes",
    oClock: "hrs|hours|o'clock",
    weakRole: "in|arr|dep|land|landing|start",
    zero: "zero|oh|o",
    weakPrice: "for|at|deal",
    points:
      "miles|points|pts|avios|mile|avios points|skymiles|air miles|airmiles|tier points|reward points|bonus miles",
    measure:
      "kg|km|kilo|kilos|min|h|lb|lbs|%|days|nights|weeks|years|minutes|hours|stops|stop|pc|pcs",
    twins: "twins",
    offspring: "son|daughter|boy|girl|toddler|baby",
    remaining: "left|remaining|available",
    manyChildren:
      "children|kids|babies|the kids|grandchildren|grandkids|teens|teenagers|sons|daughters|boys|nephews|nieces",
    my: "my|our|his|her|the|a|an|their|your|my own|both our|both my",
    mine: "my|my own",
    theirs: "his|her|their",
    timeSpan: "years|year|yrs|yr|y|months|month|mo|mos",
    aged: "aged|of|age|ages|is|are|who is|who's|turning|just turned|s",
    weakPlaceRole: "reach",
    beforePlace: "the|airport|city|downtown",
    airportWord: "airport|airports|intl|international|int|hamad|terminal|city",
    airlineLabel: "airline|carrier|airlines",
    byAirline: "with|by|on|airline|airlines|carrier|flying|fly",
    classWord: "class|cabin|rbd|booking class|cls",
    weakCabin: "first|mint|polaris|py",
    noPlace:
      "a|all|tur|retur|also|am|an|and|are|as|at|back|bad|bag|bags|bar|base|bath|be|best|big|bit|book|booking|bring|buy|by|can|car|check|class|close|code|cool|cork|cost|day|days|deal|dear|did|direct|do|does|early|easy|economy|end|enter|even|ever|eye|fair|family|fare|fast|fee|find|first|flat|flight|fly|food|for|found|free|from|fun|get|go|good|got|grand|great|group|had|half|has|hat|have|he|help|her|here|hi|him|his|home|hope|hot|how|hub|i|if|in|info|is|it|its|job|just|keep|key|kind|know|last|late|law|leave|less|let|lie|like|line|link|list|live|local|long|lot|low|lunch|mail|main|male|man|many|may|me|mean|men|mine|miss|mobile|more|most|much|must|my|near|need|net|new|next|nice|night|no|non|not|now|of|off|ok|old|on|one|online|only|open|or|orange|other|our|out|over|own|paid|page|part|party|pass|pay|per|pets|plan|please|plus|pm|point|price|pro|put|quick|rate|reading|ready|red|rest|return|ride|right|round|run|safe|said|sale|same|saw|say|seat|see|seen|send|set|she|show|side|single|sit|site|size|so|some|soon|split|start|stay|still|stop|sun|sure|tax|ten|than|thank|thanks|that|the|their|them|then|there|they|think|this|ticket|till|time|to|today|too|top|total|tour|tours|town|travel|trip|try|two|union|up|us|use|van|very|via|visa|vs|wait|want|war|was|way|we|week|well|were|what|when|where|which|who|why|will|wind|with|won|work|would|year|yes|yet|you|your|zero|mar|apr|jun|jul|aug|sep|oct|nov|dec|jan|feb|mon|tue|wed|thu|fri|sat|adt|chd|inf|pax|pnr|ref|ttl|eur|usd|gbp|rub|azn|chf|aud|cad|nok|sek|dkk|pln|czk|huf|jpy|cny|inr|aed|sar|qar|kwd|nzd|hkd|sgd|zar|brl|mxn|ars|clp|cop|thb|krw|idr|myr|php|vnd|ron|bgn|uah|kzt|gel|ita|sas|tap|pal|eva|ana|thy|klm|jal|sia|lan|mrs|mr|ms|dep|arr|vat|etd|eta|brd|sta|gmt|utc|cet|est|pst|min|hrs|std|seg|leg|rt|ow|erw|aha|lol|omg|btw|fyi|asap|pls|thx|tks|nbr|tel|fax|web|www|com|app|pdf|url|faq|vip|css|airport|airlines|airline|airways|air|international|delta|alaska|american|united|spirit|condor|peach|victoria-class|business|premium|classic|basic|light|flex|standard|comfort|qatar-airways|hamad|wizz|hello|love|marco|rossi|smith|miller|jane|john|anna|maria|mario|bianchi|muller|schmidt|garcia|lopez|martin|dupont|ivan|ali|aliyev|mammadov|hasanov|huseynov|dubois|durand|weber|fischer|meier|jones|brown|lee|kim|chen|thanksgiving|halloween|diwali|eid|hanukkah|bank holiday|half term",
    greeting: "assalamu|salam|hello|hi|hey|dear|good morning|good evening",
    tripWant:
      "eat|eats|drink|want|wanna|like|go|going|to|in|again|visit|visiting|suggest|offer|please|interested|the",
    stop: "gentle|my|our|a|an|go|see|do|be|have|get|it|this|that|one|two|all|any|enjoy|swim|eat|drink|walk|hike|ski|learn|study|celebrate|rest|stay|which|there|here|spend|relax|visit",
    minutesLess: "",
    eachBefore: "",
    withAfter: "",
  },
  phrases: {
    notAfter:
      "too expensive|is too expensive|are too expensive|was too expensive|too pricey|too far|is too far|too hot|not needed|not necessary|not required|not important|aren't important|isn't important|not our thing|not my thing",
    noDay: "",
    yesterday: "yesterday|last night",
    ahead: "in",
    fromNow: "from now|from today|time",
    at: "etd|eta|std|sta|at|dep|arr|departs|arrives|leaves|lands|departure|arrival|departing|arriving|leaving|landing|until|till|in at",
    otherTime:
      "boarding|boards|board|gate closes|gate|check in|checkin|bag drop|seat|check in by|gate closing|gates close|gate opens|boarding starts|boarding time|boarding at|seats|row|terminal|bag drop closes|doors close|check in closes|check in from|check in opens|final call|last call|arrive at airport|be at the gate|brd|zone|boarding group",
    included: "incl|included|includes|including|inc|inclusive|with|all in",
    budget:
      "budget|budget is|budget of|under|below|up to|max|maximum|maximum of|within|no more than|less than|at most|for about|around|spend|spending|about",
    little:
      "experienced|certified|keen|advanced|intermediate|beginner|novice|uni|university|college|school|work|small|little|young|other|more|full|paying|lap|younger|older|elderly|vegetarian|baby|best|old|close|teenage|teen|eldest|youngest|twin|grown|adult|single|retired|married|middle aged|vegan|muslim|minor|minors|toddler|dear|beloved|lovely|good|female|male|three year old|pregnant|disabled|sick|wheelchair using",
    young: "little|small|young|younger|baby|teenage|teen|youngest|minor|toddler",
    self: "me|i|myself|yours truly|me too",
    we: "we|us|our family|the family|my family|whole family|the whole family|the kids|the two kids",
    groupOf:
      "choir of|orchestra of|band of|club of|group of|party of|team of|crew of|squad of|class of|bunch of|gang of|delegation of|congregation of|parish of|parish group of|troupe of|ensemble of|company of|society of|department of|office of|family group of|school group of|church group of|tour group of|wedding party of|busload of|coachload of|circle of|pack of|cast of|chapter of|youth group of|hen party of|stag party of|hen do of|stag do of|table of|total of|family of",
    couple:
      "couple|a couple|my wife and i|my husband and i|both of us|the two of us|us two|for both|newlyweds|just married|just got married|honeymoon*|romantic|romance|anniversary|me and my wife|me and my husband|for two people|newly married|married couple|young couple|old couple|two lovebirds|lovebirds|just us two|the both of us|my wife's birthday|my husband's birthday|wife's 30th|wife's 40th|wife's 50th|wife's 60th|husband's 30th|husband's 40th|husband's 50th|husband's 60th",
    solo: "solo|alone|just me|only me|by myself|for me|just myself|on my own|single traveller|just one|one person|myself only|single traveler|on my tod|lone|only one|single person|solo female|solo male",
    soloWoman:
      "solo female|woman alone|a woman alone|single woman|lone woman|as a woman|woman travelling alone|woman traveling alone|female solo|girl alone",
    family: "family|families",
    viaAfter: "transfer",
    ground:
      "train|by train|bus|coach|ferry|taxi|shuttle|rail|tgv|eurostar|ice|hotel transfer|private transfer|airport transfer",
    layover: "layover*|stopover*|stop over|connection time|change of planes|change planes",
    duration: "travel time|flight time|duration|total time|journey time|nonstop|non stop|direct",
    flightWord: "fly|flying|flight|flight number|flight no|flight nr|flt|flght|flights",
    operated:
      "instead of|rather than|replaces|replacing|in place of|operated by|operating as|op by|opb|marketed also as|also marketed as|also sold as|also known as|codeshare|code share|codeshare with|codeshare of|codeshared as|operated on behalf of|aka|also as|op as|operated as|marketed by",
    soldAs: "sold as|marketed as|ticketed as|booked as|but|from|on",
    seenOn: "on|at|via|from|by|source|seen on|found on|found at",
    sourceLabel: "source|site|website|seen on|found on|booked via|booked through|agency|portal",
    website: "website|site|web site|app|homepage",
    relaxed:
      "pregnan*|babymoon*|easy pace|relaxed pace|slow pace|gentle pace|own pace|easygoing|leisurely|unhurried|no rush|without rushing|not rushed|take it easy|slowly|calm|calmly|retired|retirees|pensioner*|elderly|seniors|grandparents",
    over: "before|before the start of",
    home: "student in|students in|student from|living in|work in|family in|family of 2 in|family of 3 in|family of 4 in|family of 5 in|family of 6 in|family of three in|family of four in|family of five in|couple in|group in|here in|we live in|i live in|who live in|we both live in|we all live in|we currently live in|i currently live in|we are living in|we're living in|i am living in|i'm living in|we are based in|we're based in|i am based in|i'm based in|we are resident in|we reside in|i reside in",
    corrects:
      "actually|i mean|i meant|sorry|correction|make that|make it rather|no wait|scratch that",
    homeward: "home|leave on|leave|depart on|fly home|flying home|travel home|heading home",
    held: "be in|being in|be there|being there|in time for|procession|feast|feast day|festival|birthday|bday",
    event: "wedding|getting married|get married|marry|marrying|married|tie the knot",
    passport:
      "passport|passports|passport holder|passport holders|citizen|citizens|citizenship|citizenships|nationals|nationality|nationalities",
    passportLink:
      "of|is|are|the|a|an|and|or|both|my|our|hold|holds|holding|have|has|wife s|husband s|republic|travel|ordinary|one|two|three|four",
    passportAre: "we are|i am|i m|we re|we are all|we re all|we are both|we re both",
    plus: "then|after that|afterwards|and then|plus|plus another|and another|an extra|and an extra|then another",
    leisure: "leisure|rest|free|holiday|vacation|relaxing|off|spare|lazy|easy",
    counted:
      "room*|suite|suites|bed|beds|bedroom*|bathroom*|night*|hour*|minute*|mile|miles|metre*|meter*|kilometre*|degrees|stars|stop|stops|stopover*|layover*|connection*|transfer*|leg|legs|bag|bags|suitcase*|luggage|bike|bikes|bicycle*|car|cars|minibus*|bus|buses|van|vans|motorbike*|dog|dogs|cat|cats|pet|pets|capital|capitals|town|towns|village*|region*|area|areas|base|bases|sight|sights|thing*|option*|idea*|question*|request*|tower*|river*|sea|seas|dinner*|lunch*|breakfast*|meal*|course|courses|round|rounds|game*|match|matches|lesson*|session*|dive|dives|step|steps|stair*|floor*|flower*|bottle*|pool|pools|slope*|run|runs|course*|event*|concert*|party|parties|meeting*|workshop*|times|half|halves|quarters|parts|section*|budget*|prices|points|photo*|pictures|weekends|summers|winters|seasons|birthday*|anniversar*|visa|visas|passport*|wheelchair*|pram|prams|stroller*|car seats|family|families|households|generations",
    wants:
      "want|wants|want to|wants to|would like|would like to|we'd like|we'd like to|i'd like|i'd like to|would love|would love to|i'd love to|we'd love to|love to|need|needs|need to|must|please|prefer|looking for|interested in|hope to|hoping to|wish to|keen to|keen on|dream of|dreaming of|plan to|also|to see|to visit|to do|would be nice|can you include|include|including|with",
    chatter: CHATTER_EN,
    leadsTo: "to|in|visit|visiting|around|through|explore|exploring|see|across|at",
  },
  kinds: {
    rate: {
      each: "each|per person|per passenger|per pax|per adult|per head|per traveler|per traveller|a head|pp|p p|p.p|apiece|a person|for each|for each of us|each person|per pers|per guest|per student|per couple member|a piece|a pop|ea|for every person|every one|per capita|/pax|/person|/adult|/traveler|/traveller|/p",
      eachWay:
        "each way|per way|one way each|per direction|either way|each direction|in each direction|per leg|per sector|for each leg|each leg|per flight",
      perChild: "per pupil|per child|per kid|a pupil|each pupil|for each pupil|per schoolchild",
      perCouple: "per couple|each couple|a couple each|for each couple",
      day: "a day|per day|daily|each day|every day|pd|per diem|/day",
      night:
        "a night|per night|per room|a room|for a room|each room|each night|every night|nightly|pn|a nite|night per room|per room night|a room a night|/night|/nt",
    },
    which: { next: "next|following", coming: "this|coming" },
    unit: {
      day: "day|days|daytime",
      night: "night|nights",
      week: "week|weeks|wk|wks",
      month: "month|months",
    },
    season: {
      spring: "spring|springtime",
      summer: "summer|summertime|summer holidays|summer vacation",
      autumn: "autumn|fall|fall break",
      winter: "winter|wintertime|winter break",
    },
    feast: {
      newYear: "new year|new years|new year's|new years eve|new year's eve|nye",
      christmas: "christmas|xmas|x mas",
      easter: "easter|holy week|semana santa",
      orthodoxEaster: "orthodox easter|greek easter",
      valentine: "valentine|valentines|valentine's|valentines day|valentine's day",
      womensDay: "women's day|womens day|international women's day|8th of march",
      novruz: "novruz|nowruz|nawruz|nauryz|navruz|newroz",
      lastTen: "end of ramadan",
      ramadan: "ramadan|ramazan|ramadhan",
      mayHolidays: "may holidays|may bank holiday",
    },
    weekend: { weekend: "weekend|weekends", long: "long weekend" },
    partOfMonth: {
      early:
        "early|beginning of|start of|first week of|first half of|the beginning of|the first half of",
      mid: "mid|middle of|the middle of",
      late: "late|second half of",
      end: "end of|last week of|the end of|last days of|very end of",
    },
    half: { am: "am|a m|a.m", pm: "pm|p m|p.m" },
    partOfDay: {
      morning: "in the morning|morning",
      afternoon: "in the afternoon|afternoon",
      evening: "in the evening|evening",
      night: "at night",
    },
    clockWord: { noon: "noon|at noon|midday", midnight: "midnight|at midnight" },
    halfHour: { to: "", past: "half past|half" },
    quarter: {
      to: "quarter to|a quarter to|quarter till",
      past: "quarter past|a quarter past|quarter after",
    },
    minutesOf: { to: "to|before", past: "past|after" },
    timeRole: {
      departure:
        "std|etd|depart*|dep|leav*|off at|take off|takes off|taking off|takeoff|out at|flies out|wheels up|sets off|set off",
      arrival:
        "sta|eta|arriv*|arr|land*|gets in|getting in|get in|gets there|gets to|getting to|touch* down|in at|reaches|there by|there at|wheels down|touchdown|getting there",
    },
    currencyWord: {
      AUD: "aud|australian dollar*|aussie dollar*",
      CAD: "cad|canadian dollar*|loonies",
      NZD: "nzd|new zealand dollar*|kiwi dollar*",
      HKD: "hkd|hong kong dollar*|hongkong dollar*",
      SGD: "sgd|singapore dollar*",
      USD: "usd|dollar|dollars|bucks|buck|us dollar*|american dollar*|u.s. dollar*",
      EUR: "eur|euro|euros",
      GBP: "gbp|pound|pounds|quid|pounds sterling|pound sterling|sterling|british pound*",
      CHF: "chf|sfr|swiss franc*|francs",
      AZN: "azn|manat|manats",
      RUB: "rub|rur|rouble*|ruble|rubles",
      TRY: "turkish lira*|lira|liras|tl",
      PLN: "pln|zloty|zlotys|zl",
      CZK: "czk|koruna|korun|kc",
      HUF: "huf|forint|forints|ft",
      RON: "ron|lei",
      BGN: "bgn|leva|lev",
      UAH: "uah|hryvnia*",
      KZT: "kzt|tenge",
      GEL: "gel|lari|laris",
      UZS: "uzs|uzbek sum*|uzbek som*",
      AMD: "amd|dram|drams",
      JPY: "jpy|yen",
      CNY: "cny|rmb|yuan|renminbi",
      INR: "inr|rupee*|rs",
      KRW: "krw|won",
      THB: "thb|baht",
      AED: "aed|dirham*|dhs",
      SAR: "sar|saudi riyal*|riyal|riyals",
      QAR: "qar|qatari riyal*",
      KWD: "kwd|kuwaiti dinar*",
      BRL: "brl|reais|real",
      MXN: "mxn|mexican peso*",
      ARS: "ars|argentine peso*",
      CLP: "clp|chilean peso*",
      COP: "cop|colombian peso*",
      ZAR: "zar|rand",
      ILS: "ils|shekel*|nis",
      SEK: "sek|swedish kron*",
      NOK: "nok|norwegian kron*",
      DKK: "dkk|danish kron*",
      ISK: "isk|icelandic kron*",
      IDR: "idr|rupiah",
      MYR: "myr|ringgit",
      PHP: "php|philippine peso*",
      VND: "vnd|dong",
      TWD: "twd",
      BHD: "bhd",
      OMR: "omr",
      JOD: "jod",
      EGP: "egp|egyptian pound*",
      RSD: "rsd",
      BYN: "byn|belarusian r*",
      MDL: "mdl",
      KGS: "kgs",
      TND: "tnd",
      NGN: "ngn|naira",
      KES: "kes",
      "DKK NOK SEK": "kr|kroner|krone|kronor|krona",
      "ARS CLP COP MXN": "peso|pesos",
    },
    priceWord: {
      total:
        "total|in total|total price|total paid|total cost|total fare|grand total|amount paid|amount due|total amount|altogether|all in|overall|ttl|all together|for all of us|for both|for everyone|for the two of us|lower total|for the lot|the lot|all up|all told|for us all|for the whole family|both ways|between us|for the family|for the pair of us|total due|order total|trip total",
      price:
        "cheaper than|less than|price|fare|cost|costs|costing|paid|pay|paying|for|quoted|asking|price tag|fq|fare total|at|deal|amount",
      part: "tax|taxes|fee|fees|surcharge|base fare|bag|bags|baggage|luggage|seat|insurance|save|saved|saving|cheaper|less|discount|usual|usually|normally|normal|was|instead of|dropped from|down from|reduced from|fell from|used to be|originally|before it was",
      now: "now|today|currently|down to|dropped to|reduced to|fell to|gone down to|came down to|it's now",
    },
    people: {
      adults:
        "adult|adults|aduls|adulst|audlts|adut|aduts|adt|ad|adlt|adlts|grown up|grown ups|grownup|grownups|senior|seniors|student|students|men|women|man|woman|males|females|male|female|pensioner*|retiree*|teachers|teacher|pensioners|oaps|oap|elderly|adults only",
      children:
        "child|children|childs|childen|childern|chilren|chldren|chd|ch|chld|cnn|kid|kids|son|daughter|sons|daughters|kiddos|twins|kiddo|boy|boys|teenage son|teenage daughter|stepkids|stepchildren|grandchildren|grandkids|nephews|nieces|toddlers and kids|schoolchildren|pupils|youngster|youngsters",
      teens: "teen|teens|teenager*|adolescent*|youth|youths",
      infants:
        "infant|infants|inf|baby|babies|newborn|newborns|toddler|toddlers|lap child|lap infant|lap infants|lap baby|bub|bubba|infant in arms|under 2|under two",
      people:
        "people|peple|poeple|pepole|persons|person|pers|pax|passenger|passengers|pasenger|pasengers|passanger|passangers|traveler|travelers|traveller|travellers|travelling|of us|skiers|skier|snowboarders|pilgrims|wine lovers|foodies|nurses|winemakers|violinists|cellists|doctors|nuns|monks|priests|seminarians|jains|hindus|sikhs|buddhists|lawyers|accountants|architects|artists|actors|dancers|photographers|firefighters|soldiers|veterans|scientists|professors|lecturers|scholars|researchers|managers|directors|executives|delegates|designers|developers|programmers|dentists|farmers|bridesmaids|groomsmen|footballers|widows|hikers|cyclists|golfers|divers|singers|walkers|climbers|surfers|swimmers|sailors|riders|bikers|motorcyclists|runners|shoppers|foodies|campers|beginners|beginner|adventurers|backpackers|parishioners|explorers|strong|members|member|guests|seats|tickets|tix|tourists|ppl",
      friends:
        "friends|mates|colleagues|coworkers|co workers|brothers|sisters|cousins|girls|guys|buddies|girlfriends|classmates|aunts|uncles|siblings|ladies|lads|blokes|chaps|hens|stags|bros|sis|besties|couchsurfers|players|teammates|roommates|flatmates|housemates|employees|grandmothers|grandfathers|grandparents|parents|pals|volunteers|musicians|engineers|staff",
      couples: "couples",
    },
    kin: {
      spouse:
        "wife|husband|partner|girlfriend|boyfriend|fiance|fiancee|spouse|hubby|hubbie|wifey|missus|other half|gf|bf|better half|significant other",
      grown:
        "friend|best friend|priest|parish priest|pastor|rabbi|mother in law|father in law|brother|sister|sister in law|brother in law|colleague|boss|grandma|grandmother|granny|nan|grandpa|grandfather|granddad|aunt|auntie|uncle|cousin|mate|bestie|roommate|flatmate|nana|gran|grandad|pop|stepmum|stepmom|stepdad|stepmother|stepfather|stepsister|stepbrother|half brother|half sister|godmother|godfather|neighbour|neighbor|buddy|pal|teammate|classmate|twin sister|twin brother|son in law|daughter in law|assistant|secretary|carer|caregiver|nurse|nanny|au pair|sis|bro",
      parent: "mother|mum|mom|mummy|father|dad|daddy|papa",
      pair: "parents|grandparents|in laws|mum and dad|mom and dad|mum dad|mom dad|mum & dad|folks|nan and grandad|grandma and grandpa",
      child:
        "grandson|granddaughter|grandchild|nephew|niece|stepson|stepdaughter|little brother|little sister|baby brother|baby sister|grandbaby|goddaughter|godson|little one",
    },
    lap: {
      lap: "on lap|on my lap|on our lap|on a lap|in lap|on the lap|on knee|on her lap|on his lap|lap|without seat|without a seat|no seat",
      seat: "in seat|own seat|its own seat|his own seat|her own seat|their own seat|with seat|with a seat|in a seat|separate seat|in its seat|seat of its own",
    },
    turn: {
      outward:
        "outbound|outward|outbound flight|departing flight|departure flight|depart flight|going out",
      return:
        "return|returning|returns|return flight|returning flight|inbound|inbound flight|back|back on|coming back|come back|comes back|fly back|flying back|flies back|and back|way back|on the way back|going home|home with|home on|homebound|then home",
      onward:
        "then|and then|after that|afterwards|onward|onwards|onward on|onto|connecting to|connecting onto|connects to|connecting with|followed by|next|finally|and finally|lastly",
      leg: "leg|segment|flight 1|flight 2|flight 3|flight 4|part 1|part 2|bound 1|bound 2",
    },
    tripKind: {
      round:
        "round trip|roundtrip|return trip|return ticket|return tickets|return flight|return fare|a return|rt|there and back|rtn|r t|rtn trip|return journey",
      oneWay: "one way|oneway|single|no return|without return",
    },
    eve: {
      day: "the day before|the evening before|the night before|a day before|a day early|a day earlier",
      weekend: "the weekend before|for the weekend before",
    },
    work: {
      yes: "business|business trip|meeting|meetings|conference*|for work|work trip|working|congress|mwc|itb|web summit|the fair|canton fair|trade fair|trade show|expo|seminar|summit|client|clients|negotiation*",
      no: "business class|family meeting|working holiday",
    },
    cabin: {
      PREMIUM_ECONOMY:
        "premium economy|premium eco|prem economy|prem eco|premium|economy premium|economy comfort|comfort plus|world traveller plus|premium economy class|py",
      BUSINESS:
        "business|business class|biz|biz class|club world|club europe|upper class|qsuite|polaris|delta one|mint|bussiness|bussiness class|busines class|buisness|buisness class|bussines",
      FIRST: "first class|1st class|first cabin|in first|cabin first|class first|first suite|first",
      ECONOMY: "economy|economy class|eco|coach|main cabin|economy light|standard class",
    },
    ageUnit: {
      years: "year old|years old|year olds|yr old|yo|y o|years|yrs|yr olds|yrs old|yr|y old|year|y",
      months: "month old|months old|months|mo|mos|month|mths|mth|mnths|mo old|m o",
    },
    placeRole: {
      from: "from|leaving|leave|leaves|depart|departs|departing|departing from|departure from|out of|origin|start|departure|departure airport|from airport|flying from|form|starting|starting in|starting from|frm|living in|live in|based in",
      to: "to|into|towards|bound for|arriving|arriving in|arriving at|arrive|arrives|arrives in|arrives at|arrive in|arrive at|landing in|lands in|landing at|destination|reach|reaches|reaching|gets to|get to|getting to|arrival|arrival airport",
      via: "via|through|stops in|stops at|with stops in|stopping off in|connecting in|connecting at|connecting through|connecting via|connection in|connect in|with a connection in|changing in|changing at|change in|change at|with a change in|with a change at|stopping in|stop in|with a stop in|one stop in|1 stop in|stop|stop at|stopover in|with a stopover in|layover in|layover at|with a layover in|transit in|transfer in",
    },
    shortCurrency: {},
  },
  lists: {
    month: withSlips(
      "jan|january;feb|february;mar|march;apr|april|apri|apirl|aprill|arpil;may;jun|june;jul|july;aug|august;sep|sept|september;oct|october;nov|november;dec|december",
    ),
    weekday:
      "mon|monday;tue|tues|tuesday;wed|weds|wednesday;thu|thur|thurs|thursday;fri|friday|jumuah|jumu ah|jummah;sat|saturday;sun|sunday",
    relativeDay:
      "today|tonight|this morning|this afternoon|this evening;tomorrow|tmrw|tmr|tomorow|tommorow|tommorrow|2moro|2morrow;day after tomorrow|the day after tomorrow",
    later:
      "same day|the same day|on the same day|both on|both on the;next day|the next day|following day|the following day|day after|the day after|next morning|the next morning|following morning|the following morning|the morning after|next afternoon|next evening|a day later|one day later|overnight to the next day;two days later|2 days later",
    ordinal:
      "first;second;third;fourth;fifth;sixth;seventh;eighth;ninth;tenth;eleventh;twelfth;thirteenth;fourteenth;fifteenth;sixteenth;seventeenth;eighteenth;nineteenth;twentieth;twenty first;twenty second;twenty third;twenty fourth;twenty fifth;twenty sixth;twenty seventh;twenty eighth;twenty ninth;thirtieth;thirty first",
    together:
      "two of us|2 of us;three of us|3 of us;four of us|4 of us;five of us|5 of us;six of us|6 of us",
  },
  numbers: {
    ones: "one|single;two|a couple of|couple of;three;four;five;six|half a dozen|half dozen;seven;eight;nine;ten;eleven;twelve|a dozen|dozen;thirteen;fourteen;fifteen;sixteen;seventeen;eighteen;nineteen",
    tens: "twenty;thirty;forty;fifty;sixty;seventy;eighty;ninety",
    hundreds: "hundred|a hundred",
    thousand: "thousand|grand|a thousand",
  },
  multiples: [
    [1000, "k|thousand|grand"],
    [100_000, "lakh|lakhs|lac"],
    [1_000_000, "million|millions|mln|mn"],
    [10_000_000, "crore|crores"],
  ],
  mail: { wrote: "wrote", sent: "sent" },
  trip: {
    wishes: EN_WISHES,
    interests: {
      adventure:
        "adventur*|rafting|trekking|trek|treks|zip line|zip lines|zip lining|zipline*|paraglid*|diving|safari|extreme|off road|jeep|surf*|kayak*|climb*|bungee",
      architecture:
        "architectur*|palace|palaces|castle|castles|cathedral*|mosque|mosques|monaster*|temple*|gaudi",
      art: "art|arts|galler*|painting|paintings|museum|museums",
      beach: "beach*|winter sun|seaside|sea|swim*|sunbath*|coast|snorkel*|by the sea|sandy",
      city: "city break|city trip|cities|urban|city",
      culture: "cultur*|tradition*|museum|museums|theatre*|theater*|opera|folk*|sightseeing",
      desert: "desert|deserts|dune|dunes",
      family:
        "grandkid*|grandchild*|family|families|kid|kids|children|child|theme park*|amusement|aquapark*|water park*",
      food: "seafood|sea food|food*|cuisine|culinary|gastro*|eat|eating|restaurant*|street food|tasting|tapas|foodie*|cooking|wine tasting",
      history: "histor*|ancient|ruin|ruins|archaeolog*|medieval|fortress*|heritage",
      honeymoon:
        "propose|proposal|proposing|honeymoon*|getting married|our wedding|romantic|romance|anniversary|newlywed*|newly wed|newly weds|just married|just got married|newly married|recently married|after our wedding|after the wedding",
      islands: "island|islands|isle|isles|archipelago",
      luxury: LUXURY,
      mountains: "mountain*|hills|alps|alpine|peak|peaks|highland*",
      nature:
        "nature|volcano*|natural|national park*|waterfall*|lake|lakes|forest*|wildlife|scenery|canyon*|green|fjord*",
      nightlife:
        "beer|beers|craft beer|brewery|breweries|beer hall*|pub crawl|pubs|nightlife|clubs|night club*|nightclub*|clubbing|stag do|stag party|stag weekend|hen do|hen party|hen weekend|bachelor party|bachelorette*|bars|party|parties|dancing|night life|pubs",
      pilgrimage:
        "pilgrim*|umrah|umra|hajj|haj|mecca|makkah|medina|madinah|kaaba|holy|religious|shrine*|parish*",
      shopping: "shop*|mall|malls|bazaar*|outlet|outlets|market|markets",
      ski: "ski|skiing|snowboard*|slopes|winter sports|skis",
      walking: "walk*|hik*|stroll|strolls|on foot",
      wellness:
        "wellness|spa|spas|thermal|hot spring*|yoga|relax*|sanatorium|health|treatment|massage*",
      wine: "wine*|winer*|vineyard*|cellar*",
      warm: "warm|winter sun|warmer|warmth|hot weather|sunny|somewhere hot|sunshine",
      train: "by train|train|trains|by rail|rail|railway|interrail|train only",
      wheelchair:
        "wheelchair*|wheel chair|disabled|reduced mobility|step free|accessible|can't walk|mobility scooter",
      vegetarian: "vegetarian*|veggie|veggies|vegan*|no meat|don't eat meat|meat free",
      halal: "halal|no pork|pork free",
      quiet: "quiet*|peaceful|calm|no crowds|away from crowds|tranquil|silence|secluded|uncrowded",
    },
    styles: {
      economy:
        "cheap*|on a budget|budget trip|budget travel|budget holiday|budget hotel|budget hotels|budget tour|budget friendly|budget vacation|low cost|inexpensive|backpack*|affordable|shoestring|student*",
      standard: "mid range|moderate",
      comfort: `high end|upmarket|${LUXURY}`,
    },
    lengths: [
      [14, "fortnight|a fortnight|one fortnight|couple of weeks|a couple of weeks"],
      [2, "couple of days|a couple of days"],
      [4, "few days|a few days|several days"],
      [7, "week long|a week long|whole week|full week|weeklong|a week|one week"],
      [30, "a month|one month|whole month|full month"],
      [15, "half a month"],
      [10, "a week and a half|one and a half weeks|week and a half"],
      [0, "weeks pregnant|week pregnant|months pregnant|weeks along"],
      [1, "day trip|a day|one day|single day|for the day"],
    ],
    ordinary:
      "pizza|buy|pizzas|pizzeria|croissant|croissants|gelato|pastries|cafes|coffee|santa|views|means|take|add|keep|skip|drop|remove|replace|swap|instead|cheaper|messe|assumption|trip|trips|travel|travelling|traveling|tour|tours|holiday|holidays|vacation|journey|visit|plan|plans|planning|itinerary|days|nights|weeks|months|weekend|people|person|adults|children|family|friends|budget|price|cheap|total|about|around|good|best|great|nice|beautiful|want|would|like|need|please|show|make|give|some|something|somewhere|anywhere|where|with|without|from|into|through|between|during|before|after|under|over|the|and|then|also|only|just|more|most|hotel|hotels|flight|flights|train|drive|sights|sightseeing|city|cities|country|countries|place|places|world|relax|relaxing|relaxed|explore|exploring|spend|spending|going|flying|leaving|road|trip|first|time|summer|winter|spring|autumn|next|coming|early|late|culture|cultural|history|historical|nature|mountains|beach|beaches|food|wine|skiing|hiking|shopping|romantic|honeymoon|there|there's|thing|things|enjoy|which|maybe|together|split|costs|really|easy|walking|cheese|vegetarian|wheelchair|quiet|markets|inclusive|haram|reunion|bachelor|bachelorette|business|meetings|conference|work",
  },
};
