/** Words by which a wish that the catalogue lacks is known for a thing to go to, as parts of regular expressions. */
export const OWN_WORDS = {
  /** What it may be, at the beginning of a word: a house, a lesson, a show, a piece of nature. */
  thing: [
    "museum|galler|studio|joint|market|bazaar|workshop|class(?:es)?$|lessons?$|course$|outlet|mall$|mine$|mines$|factory|brewer|distiller|winer|vineyard|temple|shrine|church|mosque|synagog|monaster|castle|palace|fortress|tower|ruins|cave|canyon|gorge|waterfall|glacier|lagoon|canals?$|volcano|lake$|trail$|trek|hike$|hiking|zip-?lin|kayak|canoe|raft|paragl|bungee|sail|cruise|ferry|boat|museum|exhibition|festival|carnival|concert|opera|jazz|blues|flamenco|fado|karaoke|cinema|theat|circus|casino|club$|escape room|paintball|karting|arcade|aquarium|zoo$|ice rink|stadium|botanic|tasting|manta|whale|dolphin|igloo|plantation|crater|wildlife|elephant|sloth|turtle|ninja|samurai|geisha|tattoo|pottery|hot springs?|tea house|cooking|cookery|safari",
    "muzey|qalereya|studiya|bazar|emalatxana|dərs(?:i|lər)|kurs|autlet|ticarət mərkəz|mədən|zavod|məbəd|kilsə|məscid|monastır|qala(?:sı|$)|saray|mağara|kanyon|şəlalə|buzlaq|vulkan|göl(?:ü|$)|cığır|yürüş|zipline|kayak|raftinq|paraplan|yelkən|kruiz|sərgi|festival|konsert|opera|caz|teatr|sirk|kazino|akvarium|zoopark|stadion|dequstasiya|delfin|türbə|ziyarətgah",
    "музе|галере|студи|рынок|рынк|базар|мастерск|мастер-класс|урок|занят|курс|аутлет|торгов\\p{L}+ центр|шахт|рудник|завод|фабрик|пивовар|винодел|храм|церк|мечет|синагог|монастыр|замок|замк|дворец|дворц|крепост|башн|руин|пещер|каньон|ущель|водопад|ледник|лагун|каналы|вулкан|озер|троп|трек|поход|зиплайн|каяк|байдарк|рафт|сплав|параплан|яхт|круиз|выставк|фестивал|карнавал|концерт|опер|джаз|блюз|фламенко|караоке|театр|цирк|казино|океанариум|зоопарк|каток|стадион|дегустац|магазин|агентств|скат|мант|китов|дельфин|черепах|чайн|гончар|тату|квест|пейнтбол|картинг",
  ].join("|"),
  /** What one asks to do, at the beginning of a wish: "buy a carpet". */
  doing: [
    "buy|have|learn|see|visit|watch|try|taste|ride|climb|swim|hear|meet|explore|shop for|go to|do",
    "(?:\\p{L}+ ){1,4}\\p{L}+(?:maq|mək)$",
    "купить|увидеть|посмотреть|посетить|сходить|съездить|попробовать|научиться|покататься|послушать|сделать|встретить|подняться|искупаться|поплавать",
  ].join("|"),
  /** What leads to a place or a thing by its name, right before it, with small words between. */
  leads: [
    "to|into|in|at|near|around|via|through|on|visit|visiting|see|seeing|explore|exploring|include|includes|including|add|do|doing|want|wants|try|book|watch|over|across",
    "в|во|на|до|по|через|возле|около|увидеть|посетить|посмотреть|съездить|сходить|добавить|заехать|хотим|хочу|вместо",
    "görmək|ziyarət|əlavə",
  ].join("|"),
  /** What may stand between. */
  small:
    "the|a|an|our|maybe|perhaps|possibly|also|then|and|or|plus|either|even|может|может быть|ещё|еще|и|или|потом|также|bəlkə|həm|sonra|və|ya",
  /** How a wish is about the hotel, and not for a part of a day. */
  ofHotel:
    "walking distance|within a walk|hotel|room$|rooms$|resort$|villa$|suite|otel(?!l)|otaq|отел|гостиниц|номер|пешком от",
  /** Rest needs no catalogue. */
  rest: "rest days?$|rest day|day of rest|free (?:day|time|afternoon)|lazy day|days? off|a day to rest|istirahət|sərbəst (?:gün|vaxt)|день отдыха|дни отдыха|отдых|отдохнуть|свободн\\p{L}+ (?:день|дни|время)",
  /** What one writes or speaks in. */
  tongues:
    "english|russian|turkish|french|german|spanish|italian|arabic|hindi|urdu|hebrew|chinese|азербайджанском|русском|английском|русский|английский|azərbaycanca|rusca|ingiliscə",
  /** How often something is wished for. */
  every: "every day|daily|каждый день|ежедневно|hər gün",
  everyOther:
    "every (?:other|second) day|каждый второй день|через день|günaşırı|hər iki gündən bir",
  /** What takes a day. */
  day: "days?$|day trip|day out|(?:whole|full) day|trek|(?<!walking )tour$|(?<!walking )tours$|excursion|hike$|hiking|outlet|disney|legoland|universal|theme park|amusement|water ?park|aqua ?park|national park|gün(?:lük|ü|$)|tur(?:u|$)|ekskursiya|autlet|akvapark|əyləncə parkı|yürüş|день|дня|дней|трек|поход|тур$|экскурси|аутлет|аквапарк|диснейленд|парк развлечений|национальн",
  /** What is held in the evening. */
  evening:
    "dinner|supper|(?:bar|pub|club) crawl|night out|show|concert|opera|club|jazz|blues|live music|flamenco|fado|cabaret|karaoke|night|sunset|pubs?$|bars?$|casino|theat|şam yeməyi|şou|konsert|opera|caz|gecə|axşam|gün ?bat|teatr|kazino|ужин|шоу|концерт|опер|клуб|джаз|блюз|ночн|закат|вечер|кабаре|караоке|театр|казино|бар$|бары$",
  /** Several days of one walk. */
  walk: "trek|trail|hike|hut|yürüş|trekkinq|трек|поход",
  /** Of what says how somebody is, does or feels, or tells of the journey: no thing. */
  none: [
    "i|i['’]m|we|we['’]re|you|he|she|they|me|us|is|are|was|were|have|has|had|am|do|does|don['’]t|can|could|would|should|will|want|wants|need|needs|like|likes|tired?|tires|rest|sleep|hotel|room|flight|passport|insurance|stairs?|steps?|sick|pain|fr|father|mr|mrs|ms|dr",
    "mən|biz|siz|sən|onlar|var|yox|yoxdur|deyil|olan|həvəskar\\p{L}*|idi|olar|otel|otaq|uçuş|pasport|\\p{L}+(?:ırıq|irik|uruq|ürük|ıram|irəm|uram|ürəm|ırıx|irix|məyək|mayaq|liyik|lıyıq|əcəyik|acağıq|sınlar|sinlər|maq|mək|dır|dir|dur|dür|ın$|ir|ır|ur)",
    "я|мы|вы|ты|он|она|они|может|можно|надо|нужно|мне|нам|меня|нас|его|ее|её|их|наш|мой|моя|есть|быть|был|была|нет|не|отель|номер|рейс|паспорт|\\p{L}+(?:ться|ать|ять|еть|ить|уть|ает|яет|еет|ует|ются|ится|ется|аем|яем|уем|ешь|ишь)",
  ].join("|"),
  /** Where somebody says what they love, a name is a subject: a painter, a band, a composer. */
  love: "love|loves|adore|adores|fan|fond|into|crazy about|interested|sev(?:ir|irik|irəm|ər)|həvəskar|люб|обожа|фанат|увлек|нрав",
  /** What is worked at. */
  work: "conference|congress|fair|expo|exhibit|meetings?|summit|seminar|speaking|office|konfrans|sərgi|görüş|iclas|seminar|конференц|выставк|ярмарк|форум|переговор|встреч|семинар",
  /** Before what is refused. */
  refusing: "no|not|without|avoid|skip|don['’]t want|не|без|нет|kein|keine|ohne",
  /** Before a name: whose it is. */
  kin: "son|daughter|wife|husband|mum|mom|mother|dad|father|sister|brother|friend|fiance|fiancee|fiancé|girlfriend|boyfriend|baby|aunt|uncle|oğlum|qızım|yoldaşım|anam|atam|bacım|qardaşım|dostum|сын|дочь|дочка|дочке|жена|муж|мама|папа|брат|сестра|друг|подруга|fr|father|mr|mrs|ms|dr|st",
} as const;
